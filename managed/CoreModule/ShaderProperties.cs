using System.Collections.Generic;
using System.Globalization;

namespace UnityEngine
{
    /// <summary>The properties of Unity's own shaders that games ask for, with their values before anybody sets
    /// them.</summary>
    internal static class ShaderProperties
    {
        private enum Kind
        {
            Float,
            Color,
            Texture
        }

        private struct Property
        {
            internal Kind Kind;
            internal float Value;
        }

        // A property with a number is a float, one with a star a colour; the others are textures.
        private static readonly string[,] s_Known =
        {
            {
                "Standard",
                    "_Color* _MainTex _Cutoff=0.5 _Glossiness=0.5 _GlossMapScale=1 _SmoothnessTextureChannel=0 "
                    + "_Metallic=0 _MetallicGlossMap "
                    + "_SpecularHighlights=1 _GlossyReflections=1 _BumpScale=1 _BumpMap _Parallax=0.02 _ParallaxMap "
                        + "_OcclusionStrength=1 _OcclusionMap "
                    + "_EmissionColor* _EmissionMap _DetailMask _DetailAlbedoMap _DetailNormalMapScale=1 "
                        + "_DetailNormalMap _UVSec=0 _Mode=0 _SrcBlend=1 _DstBlend=0 _ZWrite=1"
            },
            { "Unlit/Color", "_Color*" },
            { "Unlit/Texture", "_MainTex" },
            { "Unlit/Transparent", "_MainTex" },
            { "Unlit/Transparent Cutout", "_MainTex _Cutoff=0.5" },
            { "Sprites/Default",
                "_MainTex _Color* PixelSnap=0 _RendererColor* _Flip* _AlphaTex _EnableExternalAlpha=0" },
            {
                "UI/Default",
                    "_MainTex _Color* _StencilComp=8 _Stencil=0 _StencilOp=0 _StencilWriteMask=255 "
                    + "_StencilReadMask=255 _ColorMask=15 _UseUIAlphaClip=0"
            },
        };

        private static readonly Dictionary<string, Dictionary<string, Property>> s_All = Read();

        private static Dictionary<string, Dictionary<string, Property>> Read()
        {
            Dictionary<string, Dictionary<string, Property>> all =
                new Dictionary<string, Dictionary<string, Property>>();
            for (int i = 0; i < s_Known.GetLength(0); i++)
            {
                Dictionary<string, Property> one = all[s_Known[i, 0]] = new Dictionary<string, Property>();
                foreach (string word in s_Known[i, 1].Split(' '))
                {
                    string[] parts = word.Split('=');
                    bool isFloat = parts.Length == 2;
                    one[parts[0].TrimEnd('*')] = new Property
                    {
                        Kind = isFloat ? Kind.Float : word.EndsWith("*") ? Kind.Color : Kind.Texture,
                        Value = isFloat ? float.Parse(parts[1], CultureInfo.InvariantCulture) : 0
                    };
                }
            }
            return all;
        }

        private static bool Find(Shader shader, string name, out Property property)
        {
            Dictionary<string, Property> all;
            property = default(Property);
            return IsKnown(shader, out all) && all.TryGetValue(name, out property);
        }

        private static bool IsKnown(Shader shader, out Dictionary<string, Property> all)
        {
            all = null;
            return shader && s_All.TryGetValue(shader.name, out all);
        }

        internal static bool IsKnown(Shader shader)
        {
            Dictionary<string, Property> all;
            return IsKnown(shader, out all);
        }

        internal static bool Has(Shader shader, string name)
        {
            Property property;
            return Find(shader, name, out property);
        }

        internal static bool HasFloat(Shader shader, string name) => HasKind(shader, name, Kind.Float);
        internal static bool HasColor(Shader shader, string name) => HasKind(shader, name, Kind.Color);
        internal static bool HasTexture(Shader shader, string name) => HasKind(shader, name, Kind.Texture);

        private static bool HasKind(Shader shader, string name, Kind kind)
        {
            Property property;
            return Find(shader, name, out property) && property.Kind == kind;
        }

        internal static float Float(Shader shader, string name)
        {
            Property property;
            return Find(shader, name, out property) ? property.Value : 0;
        }
    }

    public partial class Material
    {
        public bool HasFloat(string name) => s_Floats.ContainsKey(name) && HasProperty(name) || Kept.Has<float>(name)
            || ShaderProperties.HasFloat(shader, name);
        public bool HasInt(string name) => HasFloat(name);
        public bool HasColor(string name) => s_Vectors.ContainsKey(name) && HasProperty(name)
            || Kept.Has<Vector4>(name) || ShaderProperties.HasColor(shader, name);
        public bool HasVector(string name) => HasColor(name);
        public bool HasTexture(string name) => TextureSlot(name) >= 0 && HasProperty(name) || Kept.Has<Texture>(name)
            || ShaderProperties.HasTexture(shader, name);
        public bool HasFloat(int nameID) => HasFloat(Shader.NameOf(nameID));
        public bool HasInt(int nameID) => HasInt(Shader.NameOf(nameID));
        public bool HasColor(int nameID) => HasColor(Shader.NameOf(nameID));
        public bool HasVector(int nameID) => HasVector(Shader.NameOf(nameID));
        public bool HasTexture(int nameID) => HasTexture(Shader.NameOf(nameID));
    }
}
