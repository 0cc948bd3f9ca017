using System;
using System.Collections.Generic;
using System.IO;
using System.Text.RegularExpressions;

namespace UnityEngine
{
    /// <summary>Which shaders there are: Unity's own and those of its packages, by the folder that their names have,
    /// and those of the project's files.</summary>
    internal static class ShaderNames
    {
        private static readonly string[] s_Families =
        {
            "AR", "Autodesk Interactive", "FX", "GUI", "HDRP", "Hidden", "Legacy Shaders", "Mobile", "Nature",
                "Particles", "Shader Graphs", "Skybox",
            "Sprites", "Standard", "Standard (Roughness setup)", "Standard (Specular setup)", "TextMeshPro", "UI",
                "Universal Render Pipeline", "Unlit", "VR", "Video",
        };
        private static readonly string[] s_Folders = { "Assets", "Packages", "Library/PackageCache" };
        private static HashSet<string> s_OfProject;

        internal static bool Has(string name)
        {
            int end = name.IndexOf('/');
            return Array.IndexOf(s_Families, end < 0 ? name : name.Substring(0, end)) >= 0
                || OfProject().Contains(name);
        }

        private static HashSet<string> OfProject()
        {
            if (s_OfProject == null)
            {
                s_OfProject = new HashSet<string>();
                foreach (string folder in s_Folders)
                {
                    Collect(Path.Combine(Application.dataPath, "..", folder));
                }
            }
            return s_OfProject;
        }

        private static void Collect(string folder)
        {
            try
            {
                foreach (string file in Directory.Exists(folder)
                    ? Directory.GetFiles(folder, "*.shader", SearchOption.AllDirectories) : new string[0])
                {
                    Match named =
                        Regex.Match(File.ReadAllText(file), "^\\s*Shader\\s*\"([^\"]*)\"", RegexOptions.Multiline);
                    if (named.Success)
                    {
                        s_OfProject.Add(named.Groups[1].Value);
                    }
                }
            }
            catch (Exception e) when (e is IOException || e is UnauthorizedAccessException)
            {
                // What cannot be read has no name.
            }
        }
    }
}
