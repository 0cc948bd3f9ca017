// The Universal pipeline: Look.unity has a volume with a profile, a camera, a light and a 2D light.
using System.Collections;
using UnityEngine;
using UnityEngine.Rendering;
using UnityEngine.Rendering.Universal;
using UnityEngine.SceneManagement;
using static Facts;
using static Lab;

public class OwnFeature : ScriptableRendererFeature
{
    private class Pass : ScriptableRenderPass
    {
        public override void Execute(ScriptableRenderContext context, ref RenderingData data) { }
    }

    public ScriptableRenderPass pass;

    public override void Create()
    {
        pass = new Pass { renderPassEvent = RenderPassEvent.AfterRendering };
    }

    public override void AddRenderPasses(ScriptableRenderer renderer, ref RenderingData data)
    {
        renderer.EnqueuePass(pass);
    }
}

public static class UniversalLife
{
    public static IEnumerator Volumes()
    {
        SceneManager.LoadScene("Look");
        yield return Frames(2);
        Volume volume = Object.FindObjectOfType<Volume>();
        Check(volume.priority, volume.isGlobal, volume.sharedProfile.components.Count); // => 4 False 1
        Check(volume.profile.TryGet(out Bloom bloom), volume.profile.TryGet(out Vignette none)); // => True False
        Check(bloom.intensity.value, bloom.intensity.overrideState, bloom.threshold.value); // => 2.5 True 0.9
        bloom.scatter.value = 5; bloom.intensity.Override(3);
        Vignette made = volume.profile.Add<Vignette>(true);
        made.color.value = Color.red;
        volume.sharedProfile.TryGet(out Bloom shared);
        Check(bloom.scatter.value, shared.intensity.value); // => 1 2.5
        Check(volume.profile.Has<Vignette>(), made.intensity.overrideState, made.parameters.Count); // => True True 5
        Throws(() => VolumeManager.instance.stack);
        // => LeftOutException: UnityEngine.Rendering.VolumeManager.stack is not part of this engine
        Traced(); // => ""
    }

    public static IEnumerator Cameras()
    {
        SceneManager.LoadScene("Look");
        yield return Frames(2);
        Camera eye = Object.FindObjectOfType<Camera>();
        var data = eye.GetUniversalAdditionalCameraData();
        data.cameraStack.Add(eye); data.renderPostProcessing = true;
        Check(eye.GetComponent<UniversalAdditionalCameraData>().cameraStack.Count); // => 1
        Check(data.renderPostProcessing); // => True
        Light lamp = Object.FindObjectOfType<Light>();
        Check(lamp.GetUniversalAdditionalLightData().usePipelineSettings); // => True
        var feature = ScriptableObject.CreateInstance<OwnFeature>();
        feature.Create();
        Check(feature.isActive, feature.pass.renderPassEvent); // => True AfterRendering
        Light2D flat = Object.FindObjectOfType<Light2D>();
        Check(flat.intensity, flat.lightType); // => 0.5 Point
        Traced(); // => ""
    }
}
