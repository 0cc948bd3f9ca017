using System.Collections.Generic;
using System.Linq;

/// <summary>The assemblies of packages, and which of their types are taken.</summary>
internal static class PackageTypes
{
    /// <summary>Folder, assembly, and the types by namespace; without them all.</summary>
    private static readonly string[][] s_Rows =
    {
        new[] { "Timeline", "Unity.Timeline" },
        new[] { "Navigation", "Unity.AI.Navigation" },
        new[] { "PostProcessing", "Unity.Postprocessing.Runtime" },
        new[] { "RenderPipelines", "Unity.RenderPipelines.Core.Runtime" },
        new[] { "UniversalPipeline", "Unity.RenderPipelines.Universal.Runtime" },
        new[] { "HighDefinition", "Unity.RenderPipelines.HighDefinition.Runtime",
            "UnityEngine.Rendering.HighDefinition: HDAdditionalCameraData HDAdditionalLightData HDCamera HDUtils HDRenderPipelineAsset HDRenderPipeline DecalProjector LocalVolumetricFog"
                + " CustomPass CustomPassVolume CustomPassContext CustomPassInjectionPoint CustomPostProcessVolumeComponent CustomPostProcessInjectionPoint IPostProcessComponent"
                + " VolumeComponentWithQuality AmbientOcclusion Bloom ChannelMixer ChromaticAberration ColorAdjustments ColorCurves ContactShadows DepthOfField Exposure FilmGrain Fog GlobalIllumination"
                + " HDShadowSettings IndirectLightingController LensDistortion LiftGammaGain MicroShadowing MotionBlur PaniniProjection PathTracing ScreenSpaceReflection ShadowsMidtonesHighlights SplitToning"
                + " SubSurfaceScattering Tonemapping Vignette VisualEnvironment VolumetricClouds WhiteBalance SkySettings CloudSettings HDRISky PhysicallyBasedSky GradientSky CloudLayer"
                + " AdaptationModeParameter AreaLightShape BackplateTypeParameter BloomResolution BoolScalableSettingValue CameraClampModeParameter"
                + " CascadeEndBorderParameter CascadePartitionSplitParameter CloudDistortionMode CloudLayerEnumParameter CloudMapMode DecalLayerEnum"
                + " DecalScaleMode DepthOfFieldModeParameter DepthOfFieldResolution DrawRenderersCustomPass EnvUpdateParameter ExposureModeParameter"
                + " FilmGrainLookupParameter FocusDistanceModeParameter FogColorParameter FogControl FogDenoisingModeParameter FrameSettings"
                + " FrameSettingsOverrideMask FrameSettingsRenderType FullScreenCustomPass HDLightType HDPhysicalCamera IntScalableSettingValue LightLayerEnum"
                + " LightUnit LocalVolumetricFogArtistParameters LuminanceSourceParameter MeteringModeParameter PhysicallyBasedSkyModelParameter"
                + " RayCastingModeParameter RayMarchingFallbackHierarchyParameter RayTracingFallbackHierachyParameter RayTracingModeParameter SSRAlgoParameter"
                + " ScalableSettingLevelParameter ScreenSpaceReflectionAlgorithm ShadowUpdateMode SkyAmbientModeParameter SkyIntensityParameter SpotLightShape"
                + " TargetMidGrayParameter TonemappingModeParameter VignetteModeParameter WindOrientationParameter WindSpeedParameter"
                + " AdaptationMode BackplateType CameraClampMode CloudResolution CloudShadowsResolution DepthOfFieldMode EnvironmentUpdateMode ExposureMode"
                + " FilmGrainLookup FocusDistanceMode FogColorMode FogDenoisingMode FrameSettingsField LODBiasMode LitShaderMode LocalVolumetricFogFalloffMode"
                + " LuminanceSource MSAAMode MaximumLODLevelMode MeteringMode PhysicallyBasedSkyModel RayCastingMode RayMarchingFallbackHierarchy"
                + " RayTracingFallbackHierachy RayTracingMode ScalableSettingValue SkyAmbientMode SkyIntensityMode SssQualityMode TargetMidGray TonemappingMode"
                + " VignetteMode WindParameter" },
        new[] { "TilemapExtras", "Unity.2D.Tilemap.Extras" },
        new[] { "Netcode", "Unity.Netcode.Runtime" },
        new[] { "InputSystem", "Unity.InputSystem" },
        new[] { "TextMeshPro", "Unity.TextMeshPro" },
        new[] { "Splines", "Unity.Splines" },
        new[] { "Localization", "Unity.Localization" },
        new[] { "XRManagement", "Unity.XR.Management" },
        new[] { "XRCoreUtils", "Unity.XR.CoreUtils" },
        new[] { "XRHands", "Unity.XR.Hands" },
        new[] { "ARSubsystems", "Unity.XR.ARSubsystems" },
        new[] { "ARFoundation", "Unity.XR.ARFoundation" },
        new[] { "XRInteraction", "Unity.XR.Interaction.Toolkit" },
        new[] { "ServicesCore", "Unity.Services.Core" },
        new[] { "Authentication", "Unity.Services.Authentication" },
        new[] { "Lobbies", "Unity.Services.Lobbies" },
        new[] { "Relay", "Unity.Services.Relay" },
    };

    /// <summary>Types that are written by hand, and get nothing more: their overloads differ by constraints that mcs does not know.</summary>
    internal static readonly string[] Whole =
    {
        "Unity.Netcode.FastBufferReader", "Unity.Netcode.FastBufferWriter", "Unity.Netcode.BufferSerializer", "Unity.Netcode.IReaderWriter",
    };

    internal static string Assembly(string folder) => s_Rows.First(row => row[0] == folder)[1];

    internal static HashSet<string> Of(string folder)
    {
        string[] row = s_Rows.First(r => r[0] == folder);
        return row.Length == 2 ? null : new HashSet<string>(row.Skip(2).Select(part => part.Split(new[] { ": " }, System.StringSplitOptions.None))
            .SelectMany(part => part[1].Split(' ').Select(name => part[0] + "." + name)));
    }
}
