using UnityEngine.Rendering;

public class Pipe : RenderPipelineAsset
{
    protected override RenderPipeline CreatePipeline() => null;
}
