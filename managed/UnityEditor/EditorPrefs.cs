using System.Collections.Generic;
using UnityEngine;

namespace UnityEditor
{
    /// <summary>Kept like PlayerPrefs, in a file of their own.</summary>
    public sealed partial class EditorPrefs
    {
        private static readonly PrefsFile s_File = new PrefsFile("editor-prefs");

        public static int GetInt(string key) => s_File.Get(key, 0);
        public static int GetInt(string key, int defaultValue) => s_File.Get(key, defaultValue);
        public static float GetFloat(string key) => s_File.Get(key, 0f);
        public static float GetFloat(string key, float defaultValue) => s_File.Get(key, defaultValue);
        public static string GetString(string key) => s_File.Get(key, "");
        public static string GetString(string key, string defaultValue) => s_File.Get(key, defaultValue);
        public static bool GetBool(string key) => GetBool(key, false);
        public static bool GetBool(string key, bool defaultValue) => s_File.Get(key, defaultValue ? 1 : 0) != 0;
        public static bool HasKey(string key) => s_File.Has(key);
        public static void SetInt(string key, int value) => s_File.Set(key, value);
        public static void SetFloat(string key, float value) => s_File.Set(key, value);
        public static void SetString(string key, string value) => s_File.Set(key, value ?? "");
        public static void SetBool(string key, bool value) => s_File.Set(key, value ? 1 : 0);
        public static void DeleteKey(string key) => s_File.Delete(key);
        public static void DeleteAll() => s_File.Clear();
    }

    /// <summary>Lasts until the engine ends: it outlives a reload of scripts.</summary>
    public partial class SessionState
    {
        public static void SetBool(string key, bool value) => Set("b" + key, value ? "1" : "0");
        public static void SetInt(string key, int value) => Set("i" + key, Texts.Of(value));
        public static void SetFloat(string key, float value) => Set("f" + key, Texts.Of(value));
        public static void SetString(string key, string value) => Set("s" + key, value ?? "");
        public static void SetVector3(string key, Vector3 value)
            => Set("v" + key, Texts.Of(value.x) + " " + Texts.Of(value.y) + " " + Texts.Of(value.z));
        public static void SetIntArray(string key, int[] value)
            => Set("a" + key, value == null ? null : string.Join(" ", System.Array.ConvertAll(value, Texts.Of)));
        public static bool GetBool(string key, bool defaultValue) => Get("b" + key, defaultValue ? "1" : "0") == "1";
        public static int GetInt(string key, int defaultValue) => Texts.ToInt(Get("i" + key, Texts.Of(defaultValue)));
        public static float GetFloat(string key, float defaultValue)
            => Texts.ToFloat(Get("f" + key, Texts.Of(defaultValue)));
        public static string GetString(string key, string defaultValue) => Get("s" + key, defaultValue);
        public static void EraseBool(string key) => Set("b" + key, null);
        public static void EraseInt(string key) => Set("i" + key, null);
        public static void EraseFloat(string key) => Set("f" + key, null);
        public static void EraseString(string key) => Set("s" + key, null);
        public static void EraseVector3(string key) => Set("v" + key, null);
        public static void EraseIntArray(string key) => Set("a" + key, null);

        public static Vector3 GetVector3(string key, Vector3 defaultValue)
        {
            string text = Get("v" + key, null);
            float[] parts = text == null ? null : System.Array.ConvertAll(text.Split(' '), Texts.ToFloat);
            return parts == null ? defaultValue : new Vector3(parts[0], parts[1], parts[2]);
        }

        public static int[] GetIntArray(string key, int[] defaultValue)
        {
            string text = Get("a" + key, null);
            return text == null ? defaultValue : text == "" ? new int[0]
                : System.Array.ConvertAll(text.Split(' '), Texts.ToInt);
        }

        private static void Set(string key, string value)
        {
            if (!Native.SetSession(key, value))
            {
                throw new UnityException("SessionState has too much to keep");
            }
        }

        private static string Get(string key, string defaultValue) => Native.GetSession(key) ?? defaultValue;
    }
}
