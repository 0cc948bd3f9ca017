using UnityEngine.Rendering;

namespace UnityEngine
{
    public sealed partial class Light : Behaviour
    {
        public Color color
        {
            get { return Values.GetVector(Ptr, s_Color); }
            set { Values.SetVector(Ptr, s_Color, value); }
        }

        public Texture cookie
        {
            get { return Native.GetObject(Ptr, s_Cookie) as Texture; }
            set { Native.SetObject(Ptr, s_Cookie, value); }
        }

        public Vector4 boundingSphereOverride
        {
            get { return Values.GetVector(Ptr, s_BoundingSphereOverride); }
            set { Values.SetVector(Ptr, s_BoundingSphereOverride, value); }
        }
    }
}

namespace UnityEngine.Rendering
{
}
