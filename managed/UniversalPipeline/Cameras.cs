using System;
using System.Collections.Generic;

namespace UnityEngine.Rendering.Universal
{
    public static partial class CameraExtensions
    {
        public static UniversalAdditionalCameraData GetUniversalAdditionalCameraData(this Camera camera)
        {
            return camera.TryGetComponent(out UniversalAdditionalCameraData found) ? found
                : camera.gameObject.AddComponent<UniversalAdditionalCameraData>();
        }
    }

    public static partial class LightExtensions
    {
        public static UniversalAdditionalLightData GetUniversalAdditionalLightData(this Light light)
        {
            return light.TryGetComponent(out UniversalAdditionalLightData found) ? found
                : light.gameObject.AddComponent<UniversalAdditionalLightData>();
        }
    }

    public partial class UniversalAdditionalCameraData : MonoBehaviour
    {
        [SerializeField] private List<Camera> m_Cameras = new List<Camera>();
        [SerializeField] private int m_RendererIndex = -1;

        public List<Camera> cameraStack
        {
            get
            {
                if (renderType != CameraRenderType.Base)
                {
                    Debug.LogWarning(name + ": This camera is of " + renderType
                        + " type. Only Base cameras can have a camera stack.");
                    return null;
                }
                return m_Cameras;
            }
        }

        public void SetRenderer(int index) => m_RendererIndex = index;
    }

    public abstract partial class ScriptableRendererFeature : ScriptableObject, IDisposable
    {
        public void SetActive(bool active) => m_Active = active;

        public void Dispose()
        {
            Dispose(true);
            GC.SuppressFinalize(this);
        }
    }

    /// <summary>Keeps what it is told. No pass is run: nothing is drawn.</summary>
    public abstract partial class ScriptableRenderPass
    {
        public ScriptableRenderPass() => renderPassEvent = RenderPassEvent.AfterRenderingOpaques;

        public ScriptableRenderPassInput input { get; private set; }
        public ClearFlag clearFlag { get; private set; }
        public Color clearColor { get; private set; }
        public void ConfigureInput(ScriptableRenderPassInput passInput) => input = passInput;

        public void ConfigureClear(ClearFlag clearFlag, Color clearColor)
        {
            this.clearFlag = clearFlag;
            this.clearColor = clearColor;
        }

        public void ConfigureTarget(RTHandle colorAttachment)
            => throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureTarget");
        public void ConfigureTarget(RTHandle colorAttachment, RTHandle depthAttachment)
            => throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ConfigureTarget");
        public void ResetTarget()
            => throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderPass.ResetTarget");

        public static bool operator <(ScriptableRenderPass lhs, ScriptableRenderPass rhs)
            => lhs.renderPassEvent < rhs.renderPassEvent;
        public static bool operator >(ScriptableRenderPass lhs, ScriptableRenderPass rhs)
            => lhs.renderPassEvent > rhs.renderPassEvent;
    }

    public abstract partial class ScriptableRenderer : IDisposable
    {
        public RTHandle cameraColorTargetHandle
            => throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.cameraColorTargetHandle");
        public RTHandle cameraDepthTargetHandle
            => throw new Umcp.LeftOutException("UnityEngine.Rendering.Universal.ScriptableRenderer.cameraDepthTargetHandle");
        public void EnqueuePass(ScriptableRenderPass pass) => activeRenderPassQueue.Add(pass);
    }

    public sealed partial class UniversalRenderPipeline : RenderPipeline
    {
        public static UniversalRenderPipelineAsset asset
            => GraphicsSettings.currentRenderPipeline as UniversalRenderPipelineAsset;
    }
}
