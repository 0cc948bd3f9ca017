using System.Collections.Generic;
using UnityEngine.Rendering;

namespace UnityEngine.Rendering
{
    public sealed partial class GraphicsSettings
    {
        private static RenderPipelineAsset s_Pipeline;
        private static bool s_IsPipelineKnown;

        /// <summary>Null is the built-in one.</summary>
        public static RenderPipelineAsset defaultRenderPipeline
        {
            get
            {
                if (!s_IsPipelineKnown)
                {
                    defaultRenderPipeline = new SettingsFile("GraphicsSettings.asset")
                        .Asset<RenderPipelineAsset>("m_CustomRenderPipeline");
                }
                return s_Pipeline;
            }
            set
            {
                s_Pipeline = value;
                s_IsPipelineKnown = true;
            }
        }

        public static RenderPipelineAsset currentRenderPipeline
            => QualitySettings.renderPipeline ? QualitySettings.renderPipeline : defaultRenderPipeline;
    }
}

namespace UnityEngine
{
    /// <summary>The project's levels have their names and pipelines. Other values are the same at each.</summary>
    public sealed partial class QualitySettings
    {
        private sealed class Level
        {
            internal string name;
            internal RenderPipelineAsset pipeline;
            internal bool isPipelineKnown;
        }

        private static SettingsFile s_File;
        private static List<Level> s_Levels;
        private static int s_Current;

        private static List<Level> Levels
        {
            get
            {
                if (s_Levels == null)
                {
                    ReadLevels();
                }
                return s_Levels;
            }
        }

        private static Level Current => Levels[GetQualityLevel()];

        /// <summary>The player's is the one that the project has for its platform, else the editor's.</summary>
        private static void ReadLevels()
        {
            List<Level> levels = new List<Level>();
            string name;
            s_File = new SettingsFile("QualitySettings.asset");
            while ((name = s_File.Text("m_QualitySettings[" + levels.Count + "].name")) != "")
            {
                levels.Add(new Level { name = name });
            }
            if (levels.Count == 0)
            {
                levels.Add(new Level { name = "Default" });
            }
            s_Levels = levels;
            SetQualityLevel(s_File.Int("m_PerPlatformDefaultQuality.Standalone", s_File.Int("m_CurrentQuality", 0)));
        }

        public static string[] names => Levels.ConvertAll(l => l.name).ToArray();
        public static int count => Levels.Count;

        public static int GetQualityLevel()
        {
            int last = Levels.Count - 1; // which says where it begins
            return Mathf.Min(s_Current, last);
        }

        public static void SetQualityLevel(int index)
        {
            s_Current = Mathf.Clamp(index, 0, Levels.Count - 1);
        }

        public static void SetQualityLevel(int index, bool applyExpensiveChanges) => SetQualityLevel(index);
        public static void IncreaseLevel(bool applyExpensiveChanges) => SetQualityLevel(GetQualityLevel() + 1);
        public static void DecreaseLevel(bool applyExpensiveChanges) => SetQualityLevel(GetQualityLevel() - 1);
        public static void IncreaseLevel() => IncreaseLevel(false);
        public static void DecreaseLevel() => DecreaseLevel(false);

        /// <summary>Of the current level; null is that of GraphicsSettings.</summary>
        public static RenderPipelineAsset renderPipeline
        {
            get
            {
                Level level = Current;
                if (!level.isPipelineKnown)
                {
                    renderPipeline =
                        s_File.Asset<RenderPipelineAsset>("m_QualitySettings[" + GetQualityLevel()
                        + "].customRenderPipeline");
                }
                return level.pipeline;
            }
            set
            {
                Level level = Current;
                level.pipeline = value;
                level.isPipelineKnown = true;
            }
        }
    }
}
