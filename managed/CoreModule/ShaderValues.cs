using System.Collections.Generic;
using System.Linq;
using UnityEngine.Rendering;

namespace UnityEngine
{
    /// <summary>Values of shaders, by name. Nothing draws with them: who asks gets what was set, and zero where nothing
    /// was.</summary>
    internal sealed class ShaderValues
    {
        private readonly Dictionary<string, object> m_Values;

        internal ShaderValues(Dictionary<string, object> values)
        {
            m_Values = values;
        }

        internal T Get<T>(string name)
        {
            object value;
            return m_Values.TryGetValue(name, out value) && value is T ? (T)value : default(T);
        }

        internal void Set<T>(string name, T value)
        {
            m_Values[name] = value;
        }

        internal bool Has<T>(string name)
        {
            object value;
            return m_Values.TryGetValue(name, out value) && value is T;
        }

        internal T[] GetArray<T>(string name)
        {
            T[] found = Get<T[]>(name);
            return found == null ? null : (T[])found.Clone();
        }

        internal void GetArray<T>(string name, List<T> values)
        {
            values.Clear();
            values.AddRange(Get<T[]>(name) ?? new T[0]);
        }
    }

    public sealed partial class Shader
    {
        public static void SetGlobalFloat(string name, float value) => s_Globals.Set(name, (float)value);
        public static float GetGlobalFloat(string name) => (float)s_Globals.Get<float>(name);
        public static void SetGlobalInt(string name, int value) => s_Globals.Set(name, (float)value);
        public static int GetGlobalInt(string name) => (int)s_Globals.Get<float>(name);
        public static void SetGlobalInteger(string name, int value) => s_Globals.Set(name, (int)value);
        public static int GetGlobalInteger(string name) => (int)s_Globals.Get<int>(name);
        public static void SetGlobalVector(string name, Vector4 value) => s_Globals.Set(name, (Vector4)value);
        public static Vector4 GetGlobalVector(string name) => (Vector4)s_Globals.Get<Vector4>(name);
        public static void SetGlobalColor(string name, Color value) => s_Globals.Set(name, (Vector4)value);
        public static Color GetGlobalColor(string name) => (Color)s_Globals.Get<Vector4>(name);
        public static void SetGlobalMatrix(string name, Matrix4x4 value) => s_Globals.Set(name, (Matrix4x4)value);
        public static Matrix4x4 GetGlobalMatrix(string name) => (Matrix4x4)s_Globals.Get<Matrix4x4>(name);
        public static void SetGlobalTexture(string name, Texture value) => s_Globals.Set(name, (Texture)value);
        public static Texture GetGlobalTexture(string name) => (Texture)s_Globals.Get<Texture>(name);
        public static void SetGlobalFloatArray(string name, float[] values)
            => s_Globals.Set(name, (float[])values.Clone());
        public static void SetGlobalFloatArray(string name, List<float> values)
            => s_Globals.Set(name, values.ToArray());
        public static float[] GetGlobalFloatArray(string name) => s_Globals.GetArray<float>(name);
        public static void GetGlobalFloatArray(string name, List<float> values) => s_Globals.GetArray(name, values);
        public static void SetGlobalVectorArray(string name, Vector4[] values)
            => s_Globals.Set(name, (Vector4[])values.Clone());
        public static void SetGlobalVectorArray(string name, List<Vector4> values)
            => s_Globals.Set(name, values.ToArray());
        public static Vector4[] GetGlobalVectorArray(string name) => s_Globals.GetArray<Vector4>(name);
        public static void GetGlobalVectorArray(string name, List<Vector4> values) => s_Globals.GetArray(name, values);
        public static void SetGlobalMatrixArray(string name, Matrix4x4[] values)
            => s_Globals.Set(name, (Matrix4x4[])values.Clone());
        public static void SetGlobalMatrixArray(string name, List<Matrix4x4> values)
            => s_Globals.Set(name, values.ToArray());
        public static Matrix4x4[] GetGlobalMatrixArray(string name) => s_Globals.GetArray<Matrix4x4>(name);
        public static void GetGlobalMatrixArray(string name, List<Matrix4x4> values)
            => s_Globals.GetArray(name, values);
        public static void SetGlobalFloat(int nameID, float value)
            => s_Globals.Set(Shader.NameOf(nameID), (float)value);
        public static float GetGlobalFloat(int nameID) => (float)s_Globals.Get<float>(Shader.NameOf(nameID));
        public static void SetGlobalInt(int nameID, int value) => s_Globals.Set(Shader.NameOf(nameID), (float)value);
        public static int GetGlobalInt(int nameID) => (int)s_Globals.Get<float>(Shader.NameOf(nameID));
        public static void SetGlobalInteger(int nameID, int value) => s_Globals.Set(Shader.NameOf(nameID), (int)value);
        public static int GetGlobalInteger(int nameID) => (int)s_Globals.Get<int>(Shader.NameOf(nameID));
        public static void SetGlobalVector(int nameID, Vector4 value)
            => s_Globals.Set(Shader.NameOf(nameID), (Vector4)value);
        public static Vector4 GetGlobalVector(int nameID) => (Vector4)s_Globals.Get<Vector4>(Shader.NameOf(nameID));
        public static void SetGlobalColor(int nameID, Color value)
            => s_Globals.Set(Shader.NameOf(nameID), (Vector4)value);
        public static Color GetGlobalColor(int nameID) => (Color)s_Globals.Get<Vector4>(Shader.NameOf(nameID));
        public static void SetGlobalMatrix(int nameID, Matrix4x4 value)
            => s_Globals.Set(Shader.NameOf(nameID), (Matrix4x4)value);
        public static Matrix4x4 GetGlobalMatrix(int nameID)
            => (Matrix4x4)s_Globals.Get<Matrix4x4>(Shader.NameOf(nameID));
        public static void SetGlobalTexture(int nameID, Texture value)
            => s_Globals.Set(Shader.NameOf(nameID), (Texture)value);
        public static Texture GetGlobalTexture(int nameID) => (Texture)s_Globals.Get<Texture>(Shader.NameOf(nameID));
        public static void SetGlobalFloatArray(int nameID, float[] values)
            => s_Globals.Set(Shader.NameOf(nameID), (float[])values.Clone());
        public static void SetGlobalFloatArray(int nameID, List<float> values)
            => s_Globals.Set(Shader.NameOf(nameID), values.ToArray());
        public static float[] GetGlobalFloatArray(int nameID) => s_Globals.GetArray<float>(Shader.NameOf(nameID));
        public static void GetGlobalFloatArray(int nameID, List<float> values)
            => s_Globals.GetArray(Shader.NameOf(nameID), values);
        public static void SetGlobalVectorArray(int nameID, Vector4[] values)
            => s_Globals.Set(Shader.NameOf(nameID), (Vector4[])values.Clone());
        public static void SetGlobalVectorArray(int nameID, List<Vector4> values)
            => s_Globals.Set(Shader.NameOf(nameID), values.ToArray());
        public static Vector4[] GetGlobalVectorArray(int nameID) => s_Globals.GetArray<Vector4>(Shader.NameOf(nameID));
        public static void GetGlobalVectorArray(int nameID, List<Vector4> values)
            => s_Globals.GetArray(Shader.NameOf(nameID), values);
        public static void SetGlobalMatrixArray(int nameID, Matrix4x4[] values)
            => s_Globals.Set(Shader.NameOf(nameID), (Matrix4x4[])values.Clone());
        public static void SetGlobalMatrixArray(int nameID, List<Matrix4x4> values)
            => s_Globals.Set(Shader.NameOf(nameID), values.ToArray());
        public static Matrix4x4[] GetGlobalMatrixArray(int nameID)
            => s_Globals.GetArray<Matrix4x4>(Shader.NameOf(nameID));
        public static void GetGlobalMatrixArray(int nameID, List<Matrix4x4> values)
            => s_Globals.GetArray(Shader.NameOf(nameID), values);

        private static readonly ShaderValues s_Globals = new ShaderValues(new Dictionary<string, object>());
        private static readonly HashSet<string> s_EnabledKeywords = new HashSet<string>();

        public static void EnableKeyword(string keyword)
        {
            s_EnabledKeywords.Add(keyword);
        }

        public static void DisableKeyword(string keyword)
        {
            s_EnabledKeywords.Remove(keyword);
        }

        public static bool IsKeywordEnabled(string keyword) => s_EnabledKeywords.Contains(keyword);
    }

    public sealed partial class MaterialPropertyBlock
    {
        public void SetInteger(string name, int value) => Kept.Set(name, (int)value);
        public int GetInteger(string name) => (int)Kept.Get<int>(name);
        public void SetMatrix(string name, Matrix4x4 value) => Kept.Set(name, (Matrix4x4)value);
        public Matrix4x4 GetMatrix(string name) => (Matrix4x4)Kept.Get<Matrix4x4>(name);
        public void SetFloatArray(string name, float[] values) => Kept.Set(name, (float[])values.Clone());
        public void SetFloatArray(string name, List<float> values) => Kept.Set(name, values.ToArray());
        public float[] GetFloatArray(string name) => Kept.GetArray<float>(name);
        public void GetFloatArray(string name, List<float> values) => Kept.GetArray(name, values);
        public void SetVectorArray(string name, Vector4[] values) => Kept.Set(name, (Vector4[])values.Clone());
        public void SetVectorArray(string name, List<Vector4> values) => Kept.Set(name, values.ToArray());
        public Vector4[] GetVectorArray(string name) => Kept.GetArray<Vector4>(name);
        public void GetVectorArray(string name, List<Vector4> values) => Kept.GetArray(name, values);
        public void SetMatrixArray(string name, Matrix4x4[] values) => Kept.Set(name, (Matrix4x4[])values.Clone());
        public void SetMatrixArray(string name, List<Matrix4x4> values) => Kept.Set(name, values.ToArray());
        public Matrix4x4[] GetMatrixArray(string name) => Kept.GetArray<Matrix4x4>(name);
        public void GetMatrixArray(string name, List<Matrix4x4> values) => Kept.GetArray(name, values);
        public bool HasProperty(string name) => Kept.Has<object>(name);
        public bool HasInt(string name) => Kept.Has<float>(name);
        public bool HasFloat(string name) => Kept.Has<float>(name);
        public bool HasInteger(string name) => Kept.Has<int>(name);
        public bool HasTexture(string name) => Kept.Has<Texture>(name);
        public bool HasMatrix(string name) => Kept.Has<Matrix4x4>(name);
        public bool HasVector(string name) => Kept.Has<Vector4>(name);
        public bool HasColor(string name) => Kept.Has<Vector4>(name);
        public void SetInteger(int nameID, int value) => Kept.Set(Shader.NameOf(nameID), (int)value);
        public int GetInteger(int nameID) => (int)Kept.Get<int>(Shader.NameOf(nameID));
        public void SetMatrix(int nameID, Matrix4x4 value) => Kept.Set(Shader.NameOf(nameID), (Matrix4x4)value);
        public Matrix4x4 GetMatrix(int nameID) => (Matrix4x4)Kept.Get<Matrix4x4>(Shader.NameOf(nameID));
        public void SetFloatArray(int nameID, float[] values)
            => Kept.Set(Shader.NameOf(nameID), (float[])values.Clone());
        public void SetFloatArray(int nameID, List<float> values) => Kept.Set(Shader.NameOf(nameID), values.ToArray());
        public float[] GetFloatArray(int nameID) => Kept.GetArray<float>(Shader.NameOf(nameID));
        public void GetFloatArray(int nameID, List<float> values) => Kept.GetArray(Shader.NameOf(nameID), values);
        public void SetVectorArray(int nameID, Vector4[] values)
            => Kept.Set(Shader.NameOf(nameID), (Vector4[])values.Clone());
        public void SetVectorArray(int nameID, List<Vector4> values)
            => Kept.Set(Shader.NameOf(nameID), values.ToArray());
        public Vector4[] GetVectorArray(int nameID) => Kept.GetArray<Vector4>(Shader.NameOf(nameID));
        public void GetVectorArray(int nameID, List<Vector4> values) => Kept.GetArray(Shader.NameOf(nameID), values);
        public void SetMatrixArray(int nameID, Matrix4x4[] values)
            => Kept.Set(Shader.NameOf(nameID), (Matrix4x4[])values.Clone());
        public void SetMatrixArray(int nameID, List<Matrix4x4> values)
            => Kept.Set(Shader.NameOf(nameID), values.ToArray());
        public Matrix4x4[] GetMatrixArray(int nameID) => Kept.GetArray<Matrix4x4>(Shader.NameOf(nameID));
        public void GetMatrixArray(int nameID, List<Matrix4x4> values) => Kept.GetArray(Shader.NameOf(nameID), values);
        public bool HasProperty(int nameID) => Kept.Has<object>(Shader.NameOf(nameID));
        public bool HasInt(int nameID) => Kept.Has<float>(Shader.NameOf(nameID));
        public bool HasFloat(int nameID) => Kept.Has<float>(Shader.NameOf(nameID));
        public bool HasInteger(int nameID) => Kept.Has<int>(Shader.NameOf(nameID));
        public bool HasTexture(int nameID) => Kept.Has<Texture>(Shader.NameOf(nameID));
        public bool HasMatrix(int nameID) => Kept.Has<Matrix4x4>(Shader.NameOf(nameID));
        public bool HasVector(int nameID) => Kept.Has<Vector4>(Shader.NameOf(nameID));
        public bool HasColor(int nameID) => Kept.Has<Vector4>(Shader.NameOf(nameID));

        private ShaderValues Kept => new ShaderValues(m_Values);
    }

    public partial class Material
    {
        public void SetInteger(string name, int value) => Kept.Set(name, (int)value);
        public int GetInteger(string name) => (int)Kept.Get<int>(name);
        public void SetMatrix(string name, Matrix4x4 value) => Kept.Set(name, (Matrix4x4)value);
        public Matrix4x4 GetMatrix(string name) => (Matrix4x4)Kept.Get<Matrix4x4>(name);
        public void SetFloatArray(string name, float[] values) => Kept.Set(name, (float[])values.Clone());
        public void SetFloatArray(string name, List<float> values) => Kept.Set(name, values.ToArray());
        public float[] GetFloatArray(string name) => Kept.GetArray<float>(name);
        public void GetFloatArray(string name, List<float> values) => Kept.GetArray(name, values);
        public void SetVectorArray(string name, Vector4[] values) => Kept.Set(name, (Vector4[])values.Clone());
        public void SetVectorArray(string name, List<Vector4> values) => Kept.Set(name, values.ToArray());
        public Vector4[] GetVectorArray(string name) => Kept.GetArray<Vector4>(name);
        public void GetVectorArray(string name, List<Vector4> values) => Kept.GetArray(name, values);
        public void SetMatrixArray(string name, Matrix4x4[] values) => Kept.Set(name, (Matrix4x4[])values.Clone());
        public void SetMatrixArray(string name, List<Matrix4x4> values) => Kept.Set(name, values.ToArray());
        public Matrix4x4[] GetMatrixArray(string name) => Kept.GetArray<Matrix4x4>(name);
        public void GetMatrixArray(string name, List<Matrix4x4> values) => Kept.GetArray(name, values);
        public void SetColorArray(string name, Color[] values) => Kept.Set(name, (Color[])values.Clone());
        public void SetColorArray(string name, List<Color> values) => Kept.Set(name, values.ToArray());
        public Color[] GetColorArray(string name) => Kept.GetArray<Color>(name);
        public void GetColorArray(string name, List<Color> values) => Kept.GetArray(name, values);
        public bool HasInteger(string name) => Kept.Has<int>(name);
        public bool HasMatrix(string name) => Kept.Has<Matrix4x4>(name);
        public void SetInteger(int nameID, int value) => Kept.Set(Shader.NameOf(nameID), (int)value);
        public int GetInteger(int nameID) => (int)Kept.Get<int>(Shader.NameOf(nameID));
        public void SetMatrix(int nameID, Matrix4x4 value) => Kept.Set(Shader.NameOf(nameID), (Matrix4x4)value);
        public Matrix4x4 GetMatrix(int nameID) => (Matrix4x4)Kept.Get<Matrix4x4>(Shader.NameOf(nameID));
        public void SetFloatArray(int nameID, float[] values)
            => Kept.Set(Shader.NameOf(nameID), (float[])values.Clone());
        public void SetFloatArray(int nameID, List<float> values) => Kept.Set(Shader.NameOf(nameID), values.ToArray());
        public float[] GetFloatArray(int nameID) => Kept.GetArray<float>(Shader.NameOf(nameID));
        public void GetFloatArray(int nameID, List<float> values) => Kept.GetArray(Shader.NameOf(nameID), values);
        public void SetVectorArray(int nameID, Vector4[] values)
            => Kept.Set(Shader.NameOf(nameID), (Vector4[])values.Clone());
        public void SetVectorArray(int nameID, List<Vector4> values)
            => Kept.Set(Shader.NameOf(nameID), values.ToArray());
        public Vector4[] GetVectorArray(int nameID) => Kept.GetArray<Vector4>(Shader.NameOf(nameID));
        public void GetVectorArray(int nameID, List<Vector4> values) => Kept.GetArray(Shader.NameOf(nameID), values);
        public void SetMatrixArray(int nameID, Matrix4x4[] values)
            => Kept.Set(Shader.NameOf(nameID), (Matrix4x4[])values.Clone());
        public void SetMatrixArray(int nameID, List<Matrix4x4> values)
            => Kept.Set(Shader.NameOf(nameID), values.ToArray());
        public Matrix4x4[] GetMatrixArray(int nameID) => Kept.GetArray<Matrix4x4>(Shader.NameOf(nameID));
        public void GetMatrixArray(int nameID, List<Matrix4x4> values) => Kept.GetArray(Shader.NameOf(nameID), values);
        public void SetColorArray(int nameID, Color[] values)
            => Kept.Set(Shader.NameOf(nameID), (Color[])values.Clone());
        public void SetColorArray(int nameID, List<Color> values) => Kept.Set(Shader.NameOf(nameID), values.ToArray());
        public Color[] GetColorArray(int nameID) => Kept.GetArray<Color>(Shader.NameOf(nameID));
        public void GetColorArray(int nameID, List<Color> values) => Kept.GetArray(Shader.NameOf(nameID), values);
        public bool HasInteger(int nameID) => Kept.Has<int>(Shader.NameOf(nameID));
        public bool HasMatrix(int nameID) => Kept.Has<Matrix4x4>(Shader.NameOf(nameID));

        private ShaderValues Kept => new ShaderValues(Others);

        /// <summary>There is nothing to draw with, so no pass can be set.</summary>
        public bool SetPass(int pass) => false;
        public string GetTag(string tag, bool searchFallbacks) => GetTag(tag, searchFallbacks, "");
        public void SetOverrideTag(string tag, string val) => Kept.Set("tag " + tag, val);
        public void SetShaderPassEnabled(string passName, bool enabled) => Kept.Set("pass " + passName, enabled);
        public bool GetShaderPassEnabled(string passName) => !Kept.Has<bool>("pass " + passName)
            || Kept.Get<bool>("pass " + passName);
        public void SetTextureOffset(int nameID, Vector2 value) => SetTextureOffset(Shader.NameOf(nameID), value);
        public void SetTextureScale(int nameID, Vector2 value) => SetTextureScale(Shader.NameOf(nameID), value);
        public Vector2 GetTextureOffset(int nameID) => GetTextureOffset(Shader.NameOf(nameID));
        public Vector2 GetTextureScale(int nameID) => GetTextureScale(Shader.NameOf(nameID));

        public string GetTag(string tag, bool searchFallbacks, string defaultValue)
            => Kept.Get<string>("tag " + tag) ?? defaultValue;

        public void SetTextureOffset(string name, Vector2 value)
        {
            if (name == "_MainTex")
            {
                mainTextureOffset = value;
            }
            Kept.Set("offset " + name, value);
        }

        public void SetTextureScale(string name, Vector2 value)
        {
            if (name == "_MainTex")
            {
                mainTextureScale = value;
            }
            Kept.Set("scale " + name, value);
        }

        public Vector2 GetTextureOffset(string name) => name == "_MainTex" ? mainTextureOffset
            : Kept.Get<Vector2>("offset " + name);

        public Vector2 GetTextureScale(string name)
        {
            return name == "_MainTex" ? mainTextureScale : Kept.Has<Vector2>("scale " + name)
                ? Kept.Get<Vector2>("scale " + name) : Vector2.one;
        }
    }
}
