using System;

namespace UnityEngine
{
    public class PlayerPrefs
    {
        private static readonly PrefsFile s_File = new PrefsFile("prefs");

        public static int GetInt(string key) => s_File.Get(key, 0);
        public static int GetInt(string key, int defaultValue) => s_File.Get(key, defaultValue);
        public static float GetFloat(string key) => s_File.Get(key, 0f);
        public static float GetFloat(string key, float defaultValue) => s_File.Get(key, defaultValue);
        public static string GetString(string key) => s_File.Get(key, "");
        public static string GetString(string key, string defaultValue) => s_File.Get(key, defaultValue);
        public static bool HasKey(string key) => s_File.Has(key);
        public static void SetInt(string key, int value) => s_File.Set(key, value);
        public static void SetFloat(string key, float value) => s_File.Set(key, value);
        public static void SetString(string key, string value) => s_File.Set(key, value ?? "");
        public static void DeleteKey(string key) => s_File.Delete(key);
        public static void DeleteAll() => s_File.Clear();
        public static void Save() => s_File.Save();
    }
}
