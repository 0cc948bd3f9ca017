using System.IO;
using System.Text.RegularExpressions;

namespace UnityEngine.Rendering
{
    /// <summary>The pipeline that the project's settings name. Nothing is rendered with it.</summary>
    public sealed partial class GraphicsSettings
    {
        private static RenderPipelineAsset s_Default;
        private static bool s_IsDefaultKnown;

        public static RenderPipelineAsset defaultRenderPipeline
        {
            get
            {
                if (!s_IsDefaultKnown)
                {
                    s_IsDefaultKnown = true;
                    s_Default = Named("GraphicsSettings.asset", "m_CustomRenderPipeline", 0);
                }
                return s_Default;
            }
            set
            {
                s_IsDefaultKnown = true;
                s_Default = value;
            }
        }

        /// <summary>That of the level of quality, if it has one.</summary>
        public static RenderPipelineAsset currentRenderPipeline => QualitySettings.Pipeline ?? defaultRenderPipeline;

        internal static string Settings(string file)
        {
            string path = Path.Combine(Path.GetDirectoryName(Application.dataPath), "ProjectSettings/" + file);
            return File.Exists(path) ? File.ReadAllText(path) : "";
        }

        /// <summary>What the line of that number with this key refers to; null: nothing.</summary>
        internal static RenderPipelineAsset Named(string file, string key, int number)
        {
            MatchCollection lines = Regex.Matches(Settings(file), key + @": \{fileID: (-?\d+)(?:, guid: (\w{32}))?");
            if (number >= lines.Count || !lines[number].Groups[2].Success)
            {
                return null;
            }
            GroupCollection found = lines[number].Groups;
            return Native.LoadById(found[2].Value, long.Parse(found[1].Value)) as RenderPipelineAsset;
        }
    }
}

namespace UnityEngine
{
    public sealed partial class QualitySettings
    {
        private static Rendering.RenderPipelineAsset s_Pipeline;
        private static bool s_IsPipelineKnown;

        /// <summary>That of the project's current level; null: it has none.</summary>
        internal static Rendering.RenderPipelineAsset Pipeline
        {
            get
            {
                if (!s_IsPipelineKnown)
                {
                    s_IsPipelineKnown = true;
                    Match level = Regex.Match(Rendering.GraphicsSettings.Settings("QualitySettings.asset"), @"m_CurrentQuality: (\d+)");
                    s_Pipeline = level.Success ? Rendering.GraphicsSettings.Named("QualitySettings.asset", "customRenderPipeline", int.Parse(level.Groups[1].Value)) : null;
                }
                return s_Pipeline ? s_Pipeline : null;
            }
            set
            {
                s_IsPipelineKnown = true;
                s_Pipeline = value;
            }
        }

        public static Rendering.RenderPipelineAsset renderPipeline
        {
            get { return Pipeline; }
            set { Pipeline = value; }
        }
    }
}
