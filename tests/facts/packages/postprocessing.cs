// The post-processing stack.
using UnityEngine;
using UnityEngine.Rendering.PostProcessing;
using static Facts;

public static class PostProcessingFacts
{
    public static void Effects()
    {
        var bloom = ScriptableObject.CreateInstance<Bloom>();
        bloom.enabled.Override(true); bloom.intensity.Override(4f);
        PostProcessVolume volume = PostProcessManager.instance.QuickVolume(3, 100f, bloom);
        Check(volume.profile.TryGetSettings(out Bloom got), got.intensity.value, (float)got.threshold); // => True 4 1
        Check(volume.profile.HasSettings<Vignette>(), volume.isGlobal, volume.weight); // => False True 1
        Check(volume.profile.AddSettings<Vignette>().enabled == true); // => True
        Check(PostProcessManager.instance.GetHighestPriorityVolume(1 << 3) == volume); // => True
        Throws(() => new GameObject().AddComponent<PostProcessLayer>().ResetHistory());
        // => LeftOutException: UnityEngine.Rendering.PostProcessing.PostProcessLayer.ResetHistory is not part of this
        //     engine
    }
}
