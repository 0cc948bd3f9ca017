// The High Definition pipeline, and rule tiles.
using UnityEngine;
using UnityEngine.Rendering;
using UnityEngine.Rendering.HighDefinition;
using static Facts;

public sealed class Streak : CustomPostProcessVolumeComponent, IPostProcessComponent
{
    public ClampedFloatParameter amount = new ClampedFloatParameter(0.5f, 0, 1);
    public bool IsActive() => amount.value > 0;
    public override CustomPostProcessInjectionPoint injectionPoint => CustomPostProcessInjectionPoint.BeforePostProcess;

    public override void Render(CommandBuffer cmd, HDCamera camera, RTHandle source, RTHandle destination) =>
        HDUtils.DrawFullScreen(cmd, null, destination);
}

public class Wall : RuleTile<Wall.Neighbour>
{
    public class Neighbour : RuleTile.TilingRule.Neighbor { public const int Any = 3; }
}

public static class HighDefinitionFacts
{
    public static void Values()
    {
        var profile = ScriptableObject.CreateInstance<VolumeProfile>();
        profile.Add<Streak>().amount.value = 7;
        profile.TryGet(out Streak streak);
        Check(streak.amount.value, streak.IsActive(), streak.injectionPoint); // => 1 True BeforePostProcess
        Check(profile.Add<Exposure>().fixedExposure.value); // => 0
        Check(new GameObject().AddComponent<HDAdditionalLightData>() != null); // => True
        var wall = ScriptableObject.CreateInstance<Wall>();
        Check(wall.m_TilingRules.Count); // => 0
        Throws(() => wall.RuleMatch(0, null));
        // => LeftOutException: UnityEngine.RuleTile.RuleMatch is not part of this engine
    }
}
