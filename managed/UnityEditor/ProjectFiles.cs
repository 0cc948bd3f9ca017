using System;
using System.Collections.Generic;
using System.IO;
using System.Text.RegularExpressions;
using UnityEngine;

namespace UnityEditor
{
    /// <summary>
    /// Files of the project by the paths that Unity shows: "Assets/…", "Packages/name/…". What is written is written
    /// with
    /// the rights that code has here, which is nothing unless the server was started with --allow-writes.
    /// </summary>
    internal static class ProjectFiles
    {
        private const string Cache = "Library/PackageCache/";
        private static Dictionary<string, string> s_Packages; // name to folder, of those in the cache

        internal static string Root => Path.GetDirectoryName(Application.dataPath);

        internal static string Clean(string path) => (path ?? "").Replace('\\', '/').TrimEnd('/');

        /// <summary>As Unity shows it.</summary>
        internal static string Shown(string path)
        {
            if (!path.StartsWith(Cache, StringComparison.Ordinal))
            {
                return path;
            }
            string rest = path.Substring(Cache.Length);
            int at = rest.IndexOf('@'), slash = rest.IndexOf('/');
            return at < 0 || slash < at ? path : "Packages/" + rest.Substring(0, at) + rest.Substring(slash);
        }

        /// <summary>As the index has it.</summary>
        internal static string Real(string path)
        {
            path = Clean(path);
            if (!path.StartsWith("Packages/", StringComparison.Ordinal) || Native.GetAssetGuid(path) != "")
            {
                return path;
            }
            string name = path.Split('/')[1], folder;
            return Packages().TryGetValue(name, out folder) ? folder + path.Substring(("Packages/" + name).Length)
                : path;
        }

        private static Dictionary<string, string> Packages()
        {
            if (s_Packages != null)
            {
                return s_Packages;
            }
            s_Packages = new Dictionary<string, string>();
            foreach (string path in Texts.Lines(Native.GetAssetPaths()))
            {
                string shown = Shown(path);
                if (shown != path)
                {
                    string[] real = path.Split('/');
                    s_Packages[shown.Split('/')[1]] = Cache + real[2];
                }
            }
            return s_Packages;
        }

        internal static string Full(string path)
        {
            path = Real(path);
            return path.StartsWith("/", StringComparison.Ordinal) ? path : Root + "/" + path;
        }

        /// <summary>Null: code may try to write there; else why not.</summary>
        internal static string Fault(string path)
        {
            return Outside(path)
                ?? (Real(path) != Clean(path) ? "'" + path + "': a package of the cache cannot be changed" : null);
        }

        /// <summary>Null: it can be the path of an asset; else why not.</summary>
        internal static string Outside(string path)
        {
            string clean = Clean(path);
            bool isInside = clean.StartsWith("Assets/", StringComparison.Ordinal)
                || clean.StartsWith("Packages/", StringComparison.Ordinal);
            if (!isInside || Array.Exists(clean.Split('/'), part => part == ".." || part == "." || part == ""))
            {
                return "'" + path + "' is not a path below the Assets or Packages folder of this project";
            }
            return clean.IndexOfAny(Path.GetInvalidFileNameChars(), clean.LastIndexOf('/') + 1) >= 0
                ? "'" + path + "' is not a valid file name" : null;
        }

        internal static bool Exists(string path) => File.Exists(Full(path)) || Directory.Exists(Full(path));

        internal static string Parent(string path)
        {
            int slash = Clean(path).LastIndexOf('/');
            return slash < 0 ? "" : Clean(path).Substring(0, slash);
        }

        /// <summary>Null: done; else why not.</summary>
        internal static string Try(Action write)
        {
            try
            {
                write();
                return null;
            }
            catch (UnauthorizedAccessException e)
            {
                return Explain(e.Message);
            }
            catch (IOException e)
            {
                return Explain(e.Message);
            }
        }

        /// <summary>The words of a refusal, with what lifts it.</summary>
        internal static string Explain(string fault)
        {
            bool isRefused = fault != null
                && (fault.Contains("denied") || fault.Contains("Read-only file system")
                || fault.Contains("not permitted"));
            return !isRefused || fault.Contains("--allow-writes") ? fault
                : fault + ". Code may write to the project only if the server was started with --allow-writes";
        }

        internal static void Refresh()
        {
            s_Packages = null;
            string fault = Native.RefreshAssets();
            if (fault != null)
            {
                throw new UnityException(fault);
            }
        }

        // .meta files

        internal static string NewGuid() => Guid.NewGuid().ToString("N");

        internal static void WriteMeta(string full, string guid)
        {
            string rest = Directory.Exists(full)
                ? "folderAsset: yes\nDefaultImporter:\n  externalObjects: {}\n  userData: \n  assetBundleName: \n  "
                + "assetBundleVariant: \n" : "";
            File.WriteAllText(full + ".meta", "fileFormatVersion: 2\nguid: " + guid + "\n" + rest);
        }

        internal static string ReadMeta(string path)
        {
            string full = Full(path) + ".meta";
            return File.Exists(full) ? File.ReadAllText(full) : "";
        }

        /// <summary>The same with another guid.</summary>
        internal static string Renew(string meta) => Regex.Replace(meta, @"(?m)^guid:.*$", "guid: " + NewGuid());

        internal static string[] Labels(string path)
        {
            Match list = Regex.Match(ReadMeta(path), @"(?m)^labels:[ \t]*\r?\n((?:- .*\r?\n?)*)");
            MatchCollection items = Regex.Matches(list.Groups[1].Value, @"(?m)^- (.*?)\r?$");
            string[] labels = new string[items.Count];
            for (int i = 0; i < labels.Length; i++)
            {
                labels[i] = items[i].Groups[1].Value.Trim('\'', '"', ' ');
            }
            return labels;
        }

        internal static void SetLabels(string path, string[] labels)
        {
            string meta = Regex.Replace(ReadMeta(path), @"(?m)^labels:[ \t]*\r?\n(?:- .*(?:\r?\n|$))*", "");
            string list = labels.Length == 0 ? "" : "labels:\n- " + string.Join("\n- ", labels) + "\n";
            File.WriteAllText(Full(path) + ".meta",
                new Regex(@"(?m)^(guid:.*\r?\n)").Replace(meta, "$1" + list.Replace("$", "$$"), 1));
        }
    }
}
