using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public sealed partial class Shader : Object
    {
        private static readonly List<string> s_Names = new List<string>();

        private Shader()
        {
        }

        /// <summary>Nothing is drawn, so a shader is a name, and is made when first asked for.</summary>
        public static Shader Find(string name)
        {
            if (string.IsNullOrEmpty(name))
            {
                return null;
            }
            foreach (Shader shader in Resources.FindObjectsOfTypeAll<Shader>())
            {
                if (shader.name == name || Native.GetText(shader.Ptr, s_ParsedFormMName) == name)
                {
                    return shader;
                }
            }
            if (!ShaderNames.Has(name))
            {
                return null;
            }
            Shader made = new Shader();
            Native.NewAsset(made, name);
            Native.SetText(made.Ptr, s_ParsedFormMName, name);
            return made;
        }

        public static int PropertyToID(string name)
        {
            int id = s_Names.IndexOf(name);
            if (id < 0)
            {
                id = s_Names.Count;
                s_Names.Add(name);
            }
            return id;
        }

        internal static string NameOf(int id) => id >= 0 && id < s_Names.Count ? s_Names[id] : "";
    }

    /// <summary>
    /// Colours, numbers and textures by name. The usual ones are the C side's, as files have them; what
    /// a script adds beside them is kept here.
    /// </summary>
    public partial class Material : Object
    {
        internal const string InstanceSuffix = " (Instance)";

        private static readonly Dictionary<string, int> s_Vectors = new Dictionary<string, int>
        {
            { "_Color", s_SavedPropertiesMColorsColor },
            { "_BaseColor", s_SavedPropertiesMColorsBaseColor },
            { "_EmissionColor", s_SavedPropertiesMColorsEmissionColor }
        };
        private static readonly Dictionary<string, int> s_Floats = new Dictionary<string, int>
        {
            { "_Metallic", s_SavedPropertiesMFloatsMetallic },
            { "_Glossiness", s_SavedPropertiesMFloatsGlossiness },
            { "_Smoothness", s_SavedPropertiesMFloatsSmoothness }
        };

        private Dictionary<string, object> m_Others;

        internal Material()
        {
        }

        public Material(Shader shader)
        {
            Native.NewAsset(this, shader ? shader.name : "");
            this.shader = shader;
        }

        public Material(Material source)
        {
            Native.NewAsset(this, source.name);
            CopyPropertiesFromMaterial(source);
        }

        private int m_Owner; // the renderer whose own copy this is

        internal Material MakeInstance(int owner)
        {
            Material made = new Material(this) { name = name + InstanceSuffix };
            made.m_Owner = owner;
            Native.SetOriginal(made.Ptr, Ptr);
            return made;
        }

        internal bool IsInstanceOf(int owner) => m_Owner == owner;
        private Dictionary<string, object> Others => m_Others ?? (m_Others = new Dictionary<string, object>());

        public Color color
        {
            get { return GetColor("_Color"); }
            set { SetColor("_Color", value); }
        }

        public Texture mainTexture
        {
            get
            {
                Texture main = TextureOf("_MainTex");
                return main ? main : TextureOf("_BaseMap");
            }
            set { SetTexture("_MainTex", value); }
        }

        public int renderQueue
        {
            get
            {
                int own = Native.GetInt(Ptr, s_RenderQueue);
                return own >= 0 ? own : shader ? shader.renderQueue : 2000;
            }
            set { Native.SetInt(Ptr, s_RenderQueue, value); }
        }

        public string[] shaderKeywords
        {
            get { return Native.GetText(Ptr, s_ShaderKeywords)
                .Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries); }
            set { Native.SetText(Ptr, s_ShaderKeywords, string.Join(" ", value ?? new string[0])); }
        }

        public bool IsKeywordEnabled(string keyword) => Array.IndexOf(shaderKeywords, keyword) >= 0;

        public void EnableKeyword(string keyword)
        {
            if (!IsKeywordEnabled(keyword))
            {
                List<string> all = new List<string>(shaderKeywords) { keyword };
                shaderKeywords = all.ToArray();
            }
        }

        public void DisableKeyword(string keyword)
        {
            shaderKeywords = Array.FindAll(shaderKeywords, k => k != keyword);
        }

        public void CopyPropertiesFromMaterial(Material mat)
        {
            shader = mat.shader;
            foreach (int slot in s_Vectors.Values)
            {
                Values.SetVector(Ptr, slot, Values.GetVector(mat.Ptr, slot));
            }
            foreach (int slot in s_Floats.Values)
            {
                Native.SetFloat(Ptr, slot, Native.GetFloat(mat.Ptr, slot));
            }
            foreach (string name in new[] { "_MainTex", "_BaseMap" })
            {
                Native.SetObject(Ptr, TextureSlot(name), Native.GetObject(mat.Ptr, TextureSlot(name)));
            }
            mainTextureScale = mat.mainTextureScale;
            mainTextureOffset = mat.mainTextureOffset;
            shaderKeywords = mat.shaderKeywords;
            enableInstancing = mat.enableInstancing;
            doubleSidedGI = mat.doubleSidedGI;
            Native.SetInt(Ptr, s_RenderQueue, Native.GetInt(mat.Ptr, s_RenderQueue));
            m_Others = mat.m_Others == null ? null : new Dictionary<string, object>(mat.m_Others);
        }

        private T Other<T>(string name)
        {
            object value;
            return m_Others != null && m_Others.TryGetValue(name, out value) && value is T ? (T)value : default(T);
        }

        private static int TextureSlot(string name)
        {
            return name == "_MainTex" ? s_SavedPropertiesMTexEnvsMainTexMTexture
                : name == "_BaseMap" ? s_SavedPropertiesMTexEnvsBaseMapMTexture : -1;
        }

        public bool HasProperty(int nameID) => HasProperty(Shader.NameOf(nameID));

        public bool HasProperty(string name)
        {
            if (ShaderProperties.IsKnown(shader))
            {
                return ShaderProperties.Has(shader, name);
            }
            return s_Vectors.ContainsKey(name) || s_Floats.ContainsKey(name) || TextureSlot(name) >= 0
                || (m_Others != null && m_Others.ContainsKey(name));
        }

        public Color GetColor(int nameID) => GetColor(Shader.NameOf(nameID));
        public Vector4 GetVector(int nameID) => GetVector(Shader.NameOf(nameID));
        public float GetFloat(int nameID) => GetFloat(Shader.NameOf(nameID));
        public int GetInt(string name) => (int)GetFloat(name);
        public int GetInt(int nameID) => (int)GetFloat(Shader.NameOf(nameID));
        public Texture GetTexture(int nameID) => GetTexture(Shader.NameOf(nameID));

        public Color GetColor(string name)
        {
            Expect(HasColor(name), "color", name);
            return GetVector(name);
        }

        /// <summary>Only of shaders whose properties are known.</summary>
        private void Expect(bool has, string kind, string name)
        {
            if (!has && ShaderProperties.IsKnown(shader))
            {
                Debug.LogError("Material '" + this.name + "' with Shader '" + shader.name + "' doesn't have a " + kind
                    + " property '" + name + "'", this);
            }
        }

        public Vector4 GetVector(string name)
        {
            int slot;
            return s_Vectors.TryGetValue(name, out slot) ? Values.GetVector(Ptr, slot) : Other<Vector4>(name);
        }

        public float GetFloat(string name)
        {
            Expect(HasFloat(name), "float or range", name);
            int slot;
            if (s_Floats.TryGetValue(name, out slot))
            {
                return Native.GetFloat(Ptr, slot);
            }
            return Kept.Has<float>(name) ? Other<float>(name) : ShaderProperties.Float(shader, name);
        }

        public Texture GetTexture(string name)
        {
            Expect(HasTexture(name), "texture", name);
            return TextureOf(name);
        }

        private Texture TextureOf(string name)
        {
            int slot = TextureSlot(name);
            return slot >= 0 ? Native.GetObject(Ptr, slot) as Texture : Other<Texture>(name);
        }

        public void SetColor(string name, Color value)
        {
            SetVector(name, value);
        }

        public void SetColor(int nameID, Color value)
        {
            SetVector(Shader.NameOf(nameID), value);
        }

        public void SetVector(int nameID, Vector4 value)
        {
            SetVector(Shader.NameOf(nameID), value);
        }

        public void SetVector(string name, Vector4 value)
        {
            int slot;
            if (s_Vectors.TryGetValue(name, out slot))
            {
                Values.SetVector(Ptr, slot, value);
            }
            else
            {
                Others[name] = value;
            }
        }

        /// <summary>Colours and numbers between those of two others.</summary>
        public void Lerp(Material start, Material end, float t)
        {
            foreach (int slot in s_Vectors.Values)
            {
                Values.SetVector(Ptr, slot,
                    Vector4.Lerp(Values.GetVector(start.Ptr, slot), Values.GetVector(end.Ptr, slot), t));
            }
            foreach (int slot in s_Floats.Values)
            {
                Native.SetFloat(Ptr, slot,
                    Mathf.Lerp(Native.GetFloat(start.Ptr, slot), Native.GetFloat(end.Ptr, slot), t));
            }
            foreach (KeyValuePair<string, object> other in start.Others)
            {
                object last;
                if (end.Others.TryGetValue(other.Key, out last) && other.Value is float && last is float)
                {
                    Others[other.Key] = Mathf.Lerp((float)other.Value, (float)last, t);
                }
                else if (last is Vector4 && other.Value is Vector4)
                {
                    Others[other.Key] = Vector4.Lerp((Vector4)other.Value, (Vector4)last, t);
                }
            }
        }

        public void SetInt(string name, int value)
        {
            SetFloat(name, value);
        }

        public void SetInt(int nameID, int value)
        {
            SetFloat(Shader.NameOf(nameID), value);
        }

        public void SetFloat(int nameID, float value)
        {
            SetFloat(Shader.NameOf(nameID), value);
        }

        public void SetFloat(string name, float value)
        {
            int slot;
            if (s_Floats.TryGetValue(name, out slot))
            {
                Native.SetFloat(Ptr, slot, value);
            }
            else
            {
                Others[name] = value;
            }
        }

        public void SetTexture(int nameID, Texture value)
        {
            SetTexture(Shader.NameOf(nameID), value);
        }

        public void SetTexture(string name, Texture value)
        {
            int slot = TextureSlot(name);
            if (slot >= 0)
            {
                Native.SetObject(Ptr, slot, value);
            }
            else
            {
                Others[name] = value;
            }
        }
    }
}
