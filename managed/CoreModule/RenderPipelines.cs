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
                    defaultRenderPipeline = new SettingsFile("GraphicsSettings.asset").Asset<RenderPipelineAsset>("m_CustomRenderPipeline");
                }
                return s_Pipeline;
            }
            set
            {
                s_Pipeline = value;
                s_IsPipelineKnown = true;
            }
        }

        public static RenderPipelineAsset renderPipelineAsset { get { return defaultRenderPipeline; } set { defaultRenderPipeline = value; } }
        public static RenderPipelineAsset currentRenderPipeline => QualitySettings.renderPipeline ? QualitySettings.renderPipeline : defaultRenderPipeline;
    }
}

namespace UnityEngine
{
    public sealed partial class QualitySettings
    {
        private static RenderPipelineAsset s_Pipeline;
        private static bool s_IsPipelineKnown;

        public static RenderPipelineAsset renderPipeline
        {
            get
            {
                if (!s_IsPipelineKnown)
                {
                    renderPipeline = new SettingsFile("QualitySettings.asset", new SettingsFile("QualitySettings.asset").Int("m_CurrentQuality", 0)).Asset<RenderPipelineAsset>("customRenderPipeline");
                }
                return s_Pipeline;
            }
            set
            {
                s_Pipeline = value;
                s_IsPipelineKnown = true;
            }
        }
    }
}
