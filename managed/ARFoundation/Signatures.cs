// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.ARFoundation
{
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARAnchor : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRAnchor, UnityEngine.XR.ARFoundation.ARAnchor>
    {
        public System.Guid sessionId { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchor.sessionId"); } }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    public sealed partial class ARAnchorManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRAnchorSubsystem, UnityEngine.XR.ARSubsystems.XRAnchorSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRAnchorSubsystem.Provider, UnityEngine.XR.ARSubsystems.XRAnchor, UnityEngine.XR.ARFoundation.ARAnchor>
    {
        public UnityEngine.GameObject anchorPrefab { get { return m_AnchorPrefab; } set { m_AnchorPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_AnchorPrefab;
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.ARAnchorsChangedEventArgs> anchorsChanged { add { } remove { } }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARFoundation.ARAnchor>> TryAddAnchorAsync(UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.TryAddAnchorAsync"); }
        public UnityEngine.XR.ARFoundation.ARAnchor AttachAnchor(UnityEngine.XR.ARFoundation.ARPlane plane, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.AttachAnchor"); }
        public bool TryRemoveAnchor(UnityEngine.XR.ARFoundation.ARAnchor anchor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.TryRemoveAnchor"); }
        public UnityEngine.XR.ARFoundation.ARAnchor GetAnchor(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.GetAnchor"); }
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.gameObjectName"); } }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARSubsystems.SerializableGuid>> TrySaveAnchorAsync(UnityEngine.XR.ARFoundation.ARAnchor anchor, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.TrySaveAnchorAsync"); }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<UnityEngine.XR.ARFoundation.ARAnchor>> TryLoadAnchorAsync(UnityEngine.XR.ARSubsystems.SerializableGuid savedAnchorGuid, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.TryLoadAnchorAsync"); }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.XRResultStatus> TryEraseAnchorAsync(UnityEngine.XR.ARSubsystems.SerializableGuid savedAnchorGuid, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.TryEraseAnchorAsync"); }
        public UnityEngine.Awaitable<UnityEngine.XR.ARSubsystems.Result<Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.SerializableGuid>>> TryGetSavedAnchorIdsAsync(Unity.Collections.Allocator allocator, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARAnchorManager.TryGetSavedAnchorIdsAsync"); }
    }
    [System.Obsolete]
    public partial struct ARAnchorsChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARAnchorsChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARAnchor> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARAnchor> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARAnchor> removed { get; internal set; }
        public ARAnchorsChangedEventArgs(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARAnchor> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARAnchor> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARAnchor> removed) { this = default(UnityEngine.XR.ARFoundation.ARAnchorsChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARAnchorsChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARAnchorsChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARAnchorsChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARAnchorsChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARAnchorsChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class ARBackgroundRendererFeature : UnityEngine.ScriptableObject
    {
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class ARBoundingBox : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRBoundingBox, UnityEngine.XR.ARFoundation.ARBoundingBox>
    {
        public UnityEngine.Vector3 size { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARBoundingBox.size"); } }
        public UnityEngine.XR.ARSubsystems.BoundingBoxClassifications classifications { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARBoundingBox.classifications"); } }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    public partial class ARBoundingBoxManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystem, UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRBoundingBoxSubsystem.Provider, UnityEngine.XR.ARSubsystems.XRBoundingBox, UnityEngine.XR.ARFoundation.ARBoundingBox>
    {
        public UnityEngine.GameObject boundingBoxPrefab { get { return m_BoundingBoxPrefab; } set { m_BoundingBoxPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_BoundingBoxPrefab;
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARBoundingBoxManager.gameObjectName"); } }
        public bool TryGetBoundingBox(UnityEngine.XR.ARSubsystems.TrackableId trackableId, out UnityEngine.XR.ARFoundation.ARBoundingBox arBoundingBox) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARBoundingBoxManager.TryGetBoundingBox"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRRaycastHit> Raycast(UnityEngine.Ray ray, UnityEngine.XR.ARSubsystems.TrackableType trackableTypeMask, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARBoundingBoxManager.Raycast"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Camera))]
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.ARFoundation.ARCameraManager))]
    public partial class ARCameraBackground : UnityEngine.MonoBehaviour
    {
        protected UnityEngine.Camera camera { get; private set; }
        protected UnityEngine.XR.ARFoundation.ARCameraManager cameraManager { get; private set; }
        protected UnityEngine.XR.ARFoundation.AROcclusionManager occlusionManager { get; private set; }
        public UnityEngine.Material material { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraBackground.material"); } }
        public bool useCustomMaterial { get { return m_UseCustomMaterial; } set { m_UseCustomMaterial = value; } } [UnityEngine.SerializeField] private bool m_UseCustomMaterial;
        public UnityEngine.Material customMaterial { get { return m_CustomMaterial; } set { m_CustomMaterial = value; } } [UnityEngine.SerializeField] private UnityEngine.Material m_CustomMaterial;
        public bool backgroundRenderingEnabled { get; internal set; }
        public static System.Action<UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingMode> OnCameraRenderingModeChanged;
        protected bool shouldInvertCulling { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraBackground.shouldInvertCulling"); } }
        public UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingMode currentRenderingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraBackground.currentRenderingMode"); } }
        protected virtual System.Collections.Generic.IEnumerable<UnityEngine.Rendering.CameraEvent> legacyCameraEvents { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraBackground.legacyCameraEvents"); } }
        protected virtual void ConfigureLegacyCommandBuffer(UnityEngine.Rendering.CommandBuffer commandBuffer) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraBackground.ConfigureLegacyCommandBuffer"); }
    }
    public partial struct ARCameraFrameEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARCameraFrameEventArgs>
    {
        public UnityEngine.XR.ARFoundation.ARLightEstimationData lightEstimation { get; set; }
        public long? timestampNs { get; set; }
        public UnityEngine.Matrix4x4? projectionMatrix { get; set; }
        public UnityEngine.Matrix4x4? displayMatrix { get; set; }
        public System.Collections.Generic.List<UnityEngine.Texture2D> textures { get; set; }
        public System.Collections.Generic.List<int> propertyNameIds { get; set; }
        public double? exposureDuration { get; set; }
        public float? exposureOffset { get; set; }
        [System.Obsolete] public System.Collections.Generic.List<string> enabledMaterialKeywords { get; internal set; }
        [System.Obsolete] public System.Collections.Generic.List<string> disabledMaterialKeywords { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<string> enabledShaderKeywords { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<string> disabledShaderKeywords { get; internal set; }
        public UnityEngine.Texture cameraGrainTexture { get; internal set; }
        public float noiseIntensity { get; internal set; }
        public bool TryGetExifData(out UnityEngine.XR.ARSubsystems.XRCameraFrameExifData exifData) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraFrameEventArgs.TryGetExifData"); }
        public bool Equals(UnityEngine.XR.ARFoundation.ARCameraFrameEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARCameraFrameEventArgs lhs, UnityEngine.XR.ARFoundation.ARCameraFrameEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARCameraFrameEventArgs lhs, UnityEngine.XR.ARFoundation.ARCameraFrameEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(UnityEngine.Camera))]
    public sealed partial class ARCameraManager : UnityEngine.XR.ARFoundation.SubsystemLifecycleManager<UnityEngine.XR.ARSubsystems.XRCameraSubsystem, UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider>, UnityEngine.ISerializationCallbackReceiver
    {
        public event System.Action<UnityEngine.XR.ARFoundation.ARCameraFrameEventArgs> frameReceived { add { } remove { } }
        public bool autoFocusRequested { get { return m_KeptAutoFocusRequested.Get("UnityEngine.XR.ARFoundation.ARCameraManager.autoFocusRequested"); } set { m_KeptAutoFocusRequested.Set(value); } } private Umcp.Kept<bool> m_KeptAutoFocusRequested;
        public bool autoFocusEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.autoFocusEnabled"); } }
        public bool imageStabilizationRequested { get { return m_KeptImageStabilizationRequested.Get("UnityEngine.XR.ARFoundation.ARCameraManager.imageStabilizationRequested"); } set { m_KeptImageStabilizationRequested.Set(value); } } private Umcp.Kept<bool> m_KeptImageStabilizationRequested;
        public bool imageStabilizationEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.imageStabilizationEnabled"); } }
        public UnityEngine.XR.ARFoundation.LightEstimation requestedLightEstimation { get { return m_KeptRequestedLightEstimation.Get("UnityEngine.XR.ARFoundation.ARCameraManager.requestedLightEstimation"); } set { m_KeptRequestedLightEstimation.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARFoundation.LightEstimation> m_KeptRequestedLightEstimation;
        public UnityEngine.XR.ARFoundation.LightEstimation currentLightEstimation { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.currentLightEstimation"); } }
        public UnityEngine.XR.ARFoundation.CameraFacingDirection requestedFacingDirection { get { return m_KeptRequestedFacingDirection.Get("UnityEngine.XR.ARFoundation.ARCameraManager.requestedFacingDirection"); } set { m_KeptRequestedFacingDirection.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARFoundation.CameraFacingDirection> m_KeptRequestedFacingDirection;
        public UnityEngine.XR.ARFoundation.CameraFacingDirection currentFacingDirection { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.currentFacingDirection"); } }
        public UnityEngine.XR.ARFoundation.CameraBackgroundRenderingMode requestedBackgroundRenderingMode { get { return m_KeptRequestedBackgroundRenderingMode.Get("UnityEngine.XR.ARFoundation.ARCameraManager.requestedBackgroundRenderingMode"); } set { m_KeptRequestedBackgroundRenderingMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARFoundation.CameraBackgroundRenderingMode> m_KeptRequestedBackgroundRenderingMode;
        public UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingMode currentRenderingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.currentRenderingMode"); } }
        public bool permissionGranted { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.permissionGranted"); } }
        public UnityEngine.Material cameraMaterial { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.cameraMaterial"); } }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public bool TryGetIntrinsics(out UnityEngine.XR.ARSubsystems.XRCameraIntrinsics cameraIntrinsics) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.TryGetIntrinsics"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRCameraConfiguration> GetConfigurations(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.GetConfigurations"); }
        public UnityEngine.XR.ARSubsystems.XRCameraConfiguration? currentConfiguration { get { return m_KeptCurrentConfiguration.Get("UnityEngine.XR.ARFoundation.ARCameraManager.currentConfiguration"); } set { m_KeptCurrentConfiguration.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.XRCameraConfiguration?> m_KeptCurrentConfiguration;
        public bool TryAcquireLatestCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARCameraManager.TryAcquireLatestCpuImage"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.Canvas))]
    public partial class ARDebugMenu : UnityEngine.MonoBehaviour
    {
        public UnityEngine.GameObject originAxisPrefab { get { return m_OriginAxisPrefab; } set { m_OriginAxisPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_OriginAxisPrefab;
        public UnityEngine.ParticleSystem pointCloudParticleSystem { get { return m_PointCloudParticleSystem; } set { m_PointCloudParticleSystem = value; } } [UnityEngine.SerializeField] private UnityEngine.ParticleSystem m_PointCloudParticleSystem;
        public UnityEngine.LineRenderer lineRendererPrefab { get { return m_LineRendererPrefab; } set { m_LineRendererPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.LineRenderer m_LineRendererPrefab;
        public UnityEngine.GameObject anchorPrefab { get { return m_AnchorPrefab; } set { m_AnchorPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_AnchorPrefab;
        public UnityEngine.UI.Button displayInfoMenuButton { get { return m_DisplayInfoMenuButton; } set { m_DisplayInfoMenuButton = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Button m_DisplayInfoMenuButton;
        public UnityEngine.UI.Button displayConfigurationsMenuButton { get { return m_DisplayConfigurationsMenuButton; } set { m_DisplayConfigurationsMenuButton = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Button m_DisplayConfigurationsMenuButton;
        public UnityEngine.UI.Button displayCameraConfigurationsMenuButton { get { return m_DisplayCameraConfigurationsMenuButton; } set { m_DisplayCameraConfigurationsMenuButton = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Button m_DisplayCameraConfigurationsMenuButton;
        public UnityEngine.UI.Button displayDebugOptionsMenuButton { get { return m_DisplayDebugOptionsMenuButton; } set { m_DisplayDebugOptionsMenuButton = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Button m_DisplayDebugOptionsMenuButton;
        public UnityEngine.GameObject infoMenu { get { return m_InfoMenu; } set { m_InfoMenu = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_InfoMenu;
        public UnityEngine.GameObject cameraConfigurationMenu { get { return m_CameraConfigurationMenu; } set { m_CameraConfigurationMenu = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_CameraConfigurationMenu;
        public UnityEngine.GameObject configurationMenu { get { return m_ConfigurationMenu; } set { m_ConfigurationMenu = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_ConfigurationMenu;
        public UnityEngine.GameObject configurationMenuRoot { get { return m_ConfigurationMenuRoot; } set { m_ConfigurationMenuRoot = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_ConfigurationMenuRoot;
        public UnityEngine.GameObject debugOptionsMenu { get { return m_DebugOptionsMenu; } set { m_DebugOptionsMenu = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_DebugOptionsMenu;
        public UnityEngine.GameObject debugOptionsToastMenu { get { return m_DebugOptionsToastMenu; } set { m_DebugOptionsToastMenu = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_DebugOptionsToastMenu;
        public UnityEngine.XR.ARFoundation.DebugSlider showOriginButton { get { return m_ShowOriginButton; } set { m_ShowOriginButton = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.ARFoundation.DebugSlider m_ShowOriginButton;
        public UnityEngine.XR.ARFoundation.DebugSlider showPlanesButton { get { return m_ShowPlanesButton; } set { m_ShowPlanesButton = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.ARFoundation.DebugSlider m_ShowPlanesButton;
        public UnityEngine.XR.ARFoundation.DebugSlider showAnchorsButton { get { return m_ShowAnchorsButton; } set { m_ShowAnchorsButton = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.ARFoundation.DebugSlider m_ShowAnchorsButton;
        public UnityEngine.XR.ARFoundation.DebugSlider showPointCloudsButton { get { return m_ShowPointCloudsButton; } set { m_ShowPointCloudsButton = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.ARFoundation.DebugSlider m_ShowPointCloudsButton;
        public UnityEngine.UI.Text fpsLabel { get { return m_FpsLabel; } set { m_FpsLabel = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Text m_FpsLabel;
        public UnityEngine.UI.Text trackingModeLabel { get { return m_TrackingModeLabel; } set { m_TrackingModeLabel = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Text m_TrackingModeLabel;
        public UnityEngine.Texture2D checkMarkTexture { get { return m_CheckMarkTexture; } set { m_CheckMarkTexture = value; } } [UnityEngine.SerializeField] private UnityEngine.Texture2D m_CheckMarkTexture;
        public UnityEngine.GameObject toolbar { get { return m_Toolbar; } set { m_Toolbar = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_Toolbar;
        public UnityEngine.Font menuFont { get { return m_MenuFont; } set { m_MenuFont = value; } } [UnityEngine.SerializeField] private UnityEngine.Font m_MenuFont;
        public UnityEngine.UI.Text cameraResolutionLabel { get { return m_CameraResolutionLabel; } set { m_CameraResolutionLabel = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Text m_CameraResolutionLabel;
        public UnityEngine.UI.Text cameraFrameRateLabel { get { return m_CameraFrameRateLabel; } set { m_CameraFrameRateLabel = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Text m_CameraFrameRateLabel;
        public UnityEngine.UI.Text cameraDepthSensorLabel { get { return m_CameraDepthSensorLabel; } set { m_CameraDepthSensorLabel = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Text m_CameraDepthSensorLabel;
        public UnityEngine.UI.Dropdown cameraConfigurationDropdown { get { return m_CameraConfigurationDropdown; } set { m_CameraConfigurationDropdown = value; } } [UnityEngine.SerializeField] private UnityEngine.UI.Dropdown m_CameraConfigurationDropdown;
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.ReflectionProbe))]
    [UnityEngine.DisallowMultipleComponent]
    public partial class AREnvironmentProbe : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XREnvironmentProbe, UnityEngine.XR.ARFoundation.AREnvironmentProbe>
    {
        public UnityEngine.FilterMode environmentTextureFilterMode { get { return m_KeptEnvironmentTextureFilterMode.Get("UnityEngine.XR.ARFoundation.AREnvironmentProbe.environmentTextureFilterMode"); } set { m_KeptEnvironmentTextureFilterMode.Set(value); } } private Umcp.Kept<UnityEngine.FilterMode> m_KeptEnvironmentTextureFilterMode;
        public UnityEngine.XR.ARFoundation.AREnvironmentProbePlacementType placementType { get; internal set; }
        public UnityEngine.Vector3 size { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AREnvironmentProbe.size"); } }
        public UnityEngine.Vector3 extents { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AREnvironmentProbe.extents"); } }
        public UnityEngine.XR.ARSubsystems.XRTextureDescriptor textureDescriptor { get; internal set; }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class AREnvironmentProbeManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider, UnityEngine.XR.ARSubsystems.XREnvironmentProbe, UnityEngine.XR.ARFoundation.AREnvironmentProbe>
    {
        public bool automaticPlacementRequested { get { return m_KeptAutomaticPlacementRequested.Get("UnityEngine.XR.ARFoundation.AREnvironmentProbeManager.automaticPlacementRequested"); } set { m_KeptAutomaticPlacementRequested.Set(value); } } private Umcp.Kept<bool> m_KeptAutomaticPlacementRequested;
        public bool automaticPlacementEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AREnvironmentProbeManager.automaticPlacementEnabled"); } }
        public UnityEngine.FilterMode environmentTextureFilterMode { get { return m_EnvironmentTextureFilterMode; } set { m_EnvironmentTextureFilterMode = value; } } [UnityEngine.SerializeField] private UnityEngine.FilterMode m_EnvironmentTextureFilterMode = UnityEngine.FilterMode.Trilinear;
        public bool environmentTextureHDRRequested { get { return m_KeptEnvironmentTextureHDRRequested.Get("UnityEngine.XR.ARFoundation.AREnvironmentProbeManager.environmentTextureHDRRequested"); } set { m_KeptEnvironmentTextureHDRRequested.Set(value); } } private Umcp.Kept<bool> m_KeptEnvironmentTextureHDRRequested;
        public bool environmentTextureHDREnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AREnvironmentProbeManager.environmentTextureHDREnabled"); } }
        public UnityEngine.GameObject debugPrefab { get { return m_DebugPrefab; } set { m_DebugPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_DebugPrefab;
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.AREnvironmentProbesChangedEvent> environmentProbesChanged { add { } remove { } }
        public UnityEngine.XR.ARFoundation.AREnvironmentProbe GetEnvironmentProbe(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AREnvironmentProbeManager.GetEnvironmentProbe"); }
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AREnvironmentProbeManager.gameObjectName"); } }
    }
    public enum AREnvironmentProbePlacementType
    {
        Unknown = 0,
        Manual = 1,
        Automatic = 2,
    }
    [System.Obsolete]
    public partial struct AREnvironmentProbesChangedEvent : System.IEquatable<UnityEngine.XR.ARFoundation.AREnvironmentProbesChangedEvent>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.AREnvironmentProbe> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.AREnvironmentProbe> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.AREnvironmentProbe> removed { get; internal set; }
        public AREnvironmentProbesChangedEvent(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.AREnvironmentProbe> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.AREnvironmentProbe> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.AREnvironmentProbe> removed) { this = default(UnityEngine.XR.ARFoundation.AREnvironmentProbesChangedEvent); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.AREnvironmentProbesChangedEvent other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.AREnvironmentProbesChangedEvent lhs, UnityEngine.XR.ARFoundation.AREnvironmentProbesChangedEvent rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.AREnvironmentProbesChangedEvent lhs, UnityEngine.XR.ARFoundation.AREnvironmentProbesChangedEvent rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARFace : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRFace, UnityEngine.XR.ARFoundation.ARFace>
    {
        public event System.Action<UnityEngine.XR.ARFoundation.ARFaceUpdatedEventArgs> updated { add { } remove { } }
        public Unity.Collections.NativeArray<UnityEngine.Vector3> vertices { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFace.vertices"); } }
        public Unity.Collections.NativeArray<UnityEngine.Vector3> normals { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFace.normals"); } }
        public Unity.Collections.NativeArray<int> indices { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFace.indices"); } }
        public Unity.Collections.NativeArray<UnityEngine.Vector2> uvs { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFace.uvs"); } }
        public UnityEngine.Transform leftEye { get; internal set; }
        public UnityEngine.Transform rightEye { get; internal set; }
        public UnityEngine.Transform fixationPoint { get; internal set; }
    }
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARFaceManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRFaceSubsystem, UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRFaceSubsystem.Provider, UnityEngine.XR.ARSubsystems.XRFace, UnityEngine.XR.ARFoundation.ARFace>
    {
        public UnityEngine.GameObject facePrefab { get { return m_FacePrefab; } set { m_FacePrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_FacePrefab;
        public int requestedMaximumFaceCount { get { return m_KeptRequestedMaximumFaceCount.Get("UnityEngine.XR.ARFoundation.ARFaceManager.requestedMaximumFaceCount"); } set { m_KeptRequestedMaximumFaceCount.Set(value); } } private Umcp.Kept<int> m_KeptRequestedMaximumFaceCount;
        public int currentMaximumFaceCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFaceManager.currentMaximumFaceCount"); } }
        public int supportedFaceCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFaceManager.supportedFaceCount"); } }
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.ARFacesChangedEventArgs> facesChanged { add { } remove { } }
        public UnityEngine.XR.ARFoundation.ARFace TryGetFace(UnityEngine.XR.ARSubsystems.TrackableId faceId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFaceManager.TryGetFace"); }
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFaceManager.gameObjectName"); } }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.ARFoundation.ARFace))]
    public sealed partial class ARFaceMeshVisualizer : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Mesh mesh { get; internal set; }
    }
    public partial struct ARFaceUpdatedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARFaceUpdatedEventArgs>
    {
        public UnityEngine.XR.ARFoundation.ARFace face { get; internal set; }
        public ARFaceUpdatedEventArgs(UnityEngine.XR.ARFoundation.ARFace face) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARFaceUpdatedEventArgs"); }
        public bool Equals(UnityEngine.XR.ARFoundation.ARFaceUpdatedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARFaceUpdatedEventArgs lhs, UnityEngine.XR.ARFoundation.ARFaceUpdatedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARFaceUpdatedEventArgs lhs, UnityEngine.XR.ARFoundation.ARFaceUpdatedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.Obsolete]
    public partial struct ARFacesChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARFacesChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARFace> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARFace> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARFace> removed { get; internal set; }
        public ARFacesChangedEventArgs(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARFace> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARFace> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARFace> removed) { this = default(UnityEngine.XR.ARFoundation.ARFacesChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARFacesChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARFacesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARFacesChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARFacesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARFacesChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.Obsolete]
    public partial struct ARHumanBodiesChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARHumanBodiesChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARHumanBody> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARHumanBody> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARHumanBody> removed { get; internal set; }
        public ARHumanBodiesChangedEventArgs(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARHumanBody> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARHumanBody> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARHumanBody> removed) { this = default(UnityEngine.XR.ARFoundation.ARHumanBodiesChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARHumanBodiesChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARHumanBodiesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARHumanBodiesChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARHumanBodiesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARHumanBodiesChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class ARHumanBody : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRHumanBody, UnityEngine.XR.ARFoundation.ARHumanBody>, System.IDisposable
    {
        public float estimatedHeightScaleFactor { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBody.estimatedHeightScaleFactor"); } }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRHumanBodyJoint> joints { get; internal set; }
        public string ToString(string floatingPointFormat) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBody.ToString"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBody.Dispose"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARHumanBodyManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRHumanBodySubsystem.Provider, UnityEngine.XR.ARSubsystems.XRHumanBody, UnityEngine.XR.ARFoundation.ARHumanBody>
    {
        public bool pose2DEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBodyManager.pose2DEnabled"); } }
        public bool pose2DRequested { get { return m_KeptPose2DRequested.Get("UnityEngine.XR.ARFoundation.ARHumanBodyManager.pose2DRequested"); } set { m_KeptPose2DRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose2DRequested;
        public bool pose3DRequested { get { return m_KeptPose3DRequested.Get("UnityEngine.XR.ARFoundation.ARHumanBodyManager.pose3DRequested"); } set { m_KeptPose3DRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose3DRequested;
        public bool pose3DEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBodyManager.pose3DEnabled"); } }
        public bool pose3DScaleEstimationRequested { get { return m_KeptPose3DScaleEstimationRequested.Get("UnityEngine.XR.ARFoundation.ARHumanBodyManager.pose3DScaleEstimationRequested"); } set { m_KeptPose3DScaleEstimationRequested.Set(value); } } private Umcp.Kept<bool> m_KeptPose3DScaleEstimationRequested;
        public bool pose3DScaleEstimationEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBodyManager.pose3DScaleEstimationEnabled"); } }
        public UnityEngine.GameObject humanBodyPrefab { get { return m_HumanBodyPrefab; } set { m_HumanBodyPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_HumanBodyPrefab;
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBodyManager.gameObjectName"); } }
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.ARHumanBodiesChangedEventArgs> humanBodiesChanged { add { } remove { } }
        public UnityEngine.XR.ARFoundation.ARHumanBody GetHumanBody(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBodyManager.GetHumanBody"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRHumanBodyPose2DJoint> GetHumanBodyPose2DJoints(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARHumanBodyManager.GetHumanBodyPose2DJoints"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARInputManager : UnityEngine.MonoBehaviour
    {
        public UnityEngine.XR.XRInputSubsystem subsystem { get; internal set; }
    }
    public partial struct ARLightEstimationData : System.IEquatable<UnityEngine.XR.ARFoundation.ARLightEstimationData>
    {
        public float? averageBrightness { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARLightEstimationData.averageBrightness"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARLightEstimationData.averageBrightness"); } }
        public float? averageColorTemperature { get; set; }
        public UnityEngine.Color? colorCorrection { get; set; }
        public float? averageIntensityInLumens { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARLightEstimationData.averageIntensityInLumens"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARLightEstimationData.averageIntensityInLumens"); } }
        public float? mainLightIntensityLumens { get; set; }
        public float? averageMainLightBrightness { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARLightEstimationData.averageMainLightBrightness"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARLightEstimationData.averageMainLightBrightness"); } }
        public UnityEngine.Color? mainLightColor { get; set; }
        public UnityEngine.Vector3? mainLightDirection { get; set; }
        public UnityEngine.Rendering.SphericalHarmonicsL2? ambientSphericalHarmonics { get; set; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARLightEstimationData other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARLightEstimationData lhs, UnityEngine.XR.ARFoundation.ARLightEstimationData rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARLightEstimationData lhs, UnityEngine.XR.ARFoundation.ARLightEstimationData rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class ARMeshManager : UnityEngine.MonoBehaviour
    {
        public UnityEngine.MeshFilter meshPrefab { get { return m_MeshPrefab; } set { m_MeshPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.MeshFilter m_MeshPrefab;
        public float density { get { return m_Density; } set { m_Density = value; } } [UnityEngine.SerializeField] private float m_Density = 0.5f;
        public bool normals { get { return m_Normals; } set { m_Normals = value; } } [UnityEngine.SerializeField] private bool m_Normals = true;
        public bool tangents { get { return m_Tangents; } set { m_Tangents = value; } } [UnityEngine.SerializeField] private bool m_Tangents;
        public bool textureCoordinates { get { return m_TextureCoordinates; } set { m_TextureCoordinates = value; } } [UnityEngine.SerializeField] private bool m_TextureCoordinates;
        public bool colors { get { return m_Colors; } set { m_Colors = value; } } [UnityEngine.SerializeField] private bool m_Colors;
        public int concurrentQueueSize { get { return m_ConcurrentQueueSize; } set { m_ConcurrentQueueSize = value; } } [UnityEngine.SerializeField] private int m_ConcurrentQueueSize = 4;
        public event System.Action<UnityEngine.XR.ARFoundation.ARMeshesChangedEventArgs> meshesChanged { add { } remove { } }
        public UnityEngine.XR.XRMeshSubsystem subsystem { get; internal set; }
        public System.Collections.Generic.IList<UnityEngine.MeshFilter> meshes { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARMeshManager.meshes"); } }
        public void DestroyAllMeshes() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARMeshManager.DestroyAllMeshes"); }
    }
    public partial struct ARMeshesChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARMeshesChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.MeshFilter> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.MeshFilter> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.MeshFilter> removed { get; internal set; }
        public ARMeshesChangedEventArgs(System.Collections.Generic.List<UnityEngine.MeshFilter> added, System.Collections.Generic.List<UnityEngine.MeshFilter> updated, System.Collections.Generic.List<UnityEngine.MeshFilter> removed) { this = default(UnityEngine.XR.ARFoundation.ARMeshesChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARMeshesChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARMeshesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARMeshesChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARMeshesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARMeshesChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct AROcclusionFrameEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.AROcclusionFrameEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.Texture2D> textures { get; internal set; }
        public System.Collections.Generic.List<int> propertyNameIds { get; internal set; }
        [System.Obsolete] public System.Collections.Generic.List<string> enabledMaterialKeywords { get; internal set; }
        [System.Obsolete] public System.Collections.Generic.List<string> disabledMaterialKeywords { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<string> enabledShaderKeywords { get; internal set; }
        public System.Collections.ObjectModel.ReadOnlyCollection<string> disabledShaderKeywords { get; internal set; }
        public bool Equals(UnityEngine.XR.ARFoundation.AROcclusionFrameEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.AROcclusionFrameEventArgs lhs, UnityEngine.XR.ARFoundation.AROcclusionFrameEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.AROcclusionFrameEventArgs lhs, UnityEngine.XR.ARFoundation.AROcclusionFrameEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class AROcclusionManager : UnityEngine.XR.ARFoundation.SubsystemLifecycleManager<UnityEngine.XR.ARSubsystems.XROcclusionSubsystem, UnityEngine.XR.ARSubsystems.XROcclusionSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XROcclusionSubsystem.Provider>
    {
        public event System.Action<UnityEngine.XR.ARFoundation.AROcclusionFrameEventArgs> frameReceived { add { } remove { } }
        public UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode requestedHumanStencilMode { get { return m_KeptRequestedHumanStencilMode.Get("UnityEngine.XR.ARFoundation.AROcclusionManager.requestedHumanStencilMode"); } set { m_KeptRequestedHumanStencilMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode> m_KeptRequestedHumanStencilMode;
        public UnityEngine.XR.ARSubsystems.HumanSegmentationStencilMode currentHumanStencilMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.currentHumanStencilMode"); } }
        public UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode requestedHumanDepthMode { get { return m_KeptRequestedHumanDepthMode.Get("UnityEngine.XR.ARFoundation.AROcclusionManager.requestedHumanDepthMode"); } set { m_KeptRequestedHumanDepthMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode> m_KeptRequestedHumanDepthMode;
        public UnityEngine.XR.ARSubsystems.HumanSegmentationDepthMode currentHumanDepthMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.currentHumanDepthMode"); } }
        public UnityEngine.XR.ARSubsystems.EnvironmentDepthMode requestedEnvironmentDepthMode { get { return m_KeptRequestedEnvironmentDepthMode.Get("UnityEngine.XR.ARFoundation.AROcclusionManager.requestedEnvironmentDepthMode"); } set { m_KeptRequestedEnvironmentDepthMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.EnvironmentDepthMode> m_KeptRequestedEnvironmentDepthMode;
        public UnityEngine.XR.ARSubsystems.EnvironmentDepthMode currentEnvironmentDepthMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.currentEnvironmentDepthMode"); } }
        public bool environmentDepthTemporalSmoothingRequested { get { return m_KeptEnvironmentDepthTemporalSmoothingRequested.Get("UnityEngine.XR.ARFoundation.AROcclusionManager.environmentDepthTemporalSmoothingRequested"); } set { m_KeptEnvironmentDepthTemporalSmoothingRequested.Set(value); } } private Umcp.Kept<bool> m_KeptEnvironmentDepthTemporalSmoothingRequested;
        public bool environmentDepthTemporalSmoothingEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.environmentDepthTemporalSmoothingEnabled"); } }
        public UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode requestedOcclusionPreferenceMode { get { return m_KeptRequestedOcclusionPreferenceMode.Get("UnityEngine.XR.ARFoundation.AROcclusionManager.requestedOcclusionPreferenceMode"); } set { m_KeptRequestedOcclusionPreferenceMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode> m_KeptRequestedOcclusionPreferenceMode;
        public UnityEngine.XR.ARSubsystems.OcclusionPreferenceMode currentOcclusionPreferenceMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.currentOcclusionPreferenceMode"); } }
        public UnityEngine.Texture2D humanStencilTexture { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.humanStencilTexture"); } }
        public bool TryAcquireHumanStencilCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.TryAcquireHumanStencilCpuImage"); }
        public UnityEngine.Texture2D humanDepthTexture { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.humanDepthTexture"); } }
        public bool TryAcquireEnvironmentDepthConfidenceCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.TryAcquireEnvironmentDepthConfidenceCpuImage"); }
        public UnityEngine.Texture2D environmentDepthConfidenceTexture { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.environmentDepthConfidenceTexture"); } }
        public bool TryAcquireHumanDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.TryAcquireHumanDepthCpuImage"); }
        public UnityEngine.Texture2D environmentDepthTexture { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.environmentDepthTexture"); } }
        public bool TryAcquireEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.TryAcquireEnvironmentDepthCpuImage"); }
        public bool TryAcquireRawEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.TryAcquireRawEnvironmentDepthCpuImage"); }
        public bool TryAcquireSmoothedEnvironmentDepthCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.AROcclusionManager.TryAcquireSmoothedEnvironmentDepthCpuImage"); }
        public void Update() { }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARParticipant : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRParticipant, UnityEngine.XR.ARFoundation.ARParticipant>
    {
        public System.Guid sessionId { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARParticipant.sessionId"); } }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    public sealed partial class ARParticipantManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRParticipantSubsystem, UnityEngine.XR.ARSubsystems.XRParticipantSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRParticipantSubsystem.Provider, UnityEngine.XR.ARSubsystems.XRParticipant, UnityEngine.XR.ARFoundation.ARParticipant>
    {
        public UnityEngine.GameObject participantPrefab { get { return m_ParticipantPrefab; } set { m_ParticipantPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_ParticipantPrefab;
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.ARParticipantsChangedEventArgs> participantsChanged { add { } remove { } }
        public UnityEngine.XR.ARFoundation.ARParticipant GetParticipant(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARParticipantManager.GetParticipant"); }
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARParticipantManager.gameObjectName"); } }
    }
    [System.Obsolete]
    public partial struct ARParticipantsChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARParticipantsChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARParticipant> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARParticipant> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARParticipant> removed { get; internal set; }
        public ARParticipantsChangedEventArgs(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARParticipant> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARParticipant> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARParticipant> removed) { this = default(UnityEngine.XR.ARFoundation.ARParticipantsChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARParticipantsChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARParticipantsChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARParticipantsChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARParticipantsChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARParticipantsChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARPlane : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.BoundedPlane, UnityEngine.XR.ARFoundation.ARPlane>
    {
        public float vertexChangedThreshold { get { return m_VertexChangedThreshold; } set { m_VertexChangedThreshold = value; } } [UnityEngine.SerializeField] private float m_VertexChangedThreshold = 0.01f;
        public event System.Action<UnityEngine.XR.ARFoundation.ARPlaneBoundaryChangedEventArgs> boundaryChanged { add { } remove { } }
        public UnityEngine.Vector3 normal { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.normal"); } }
        public UnityEngine.XR.ARFoundation.ARPlane subsumedBy { get; internal set; }
        public UnityEngine.XR.ARSubsystems.PlaneAlignment alignment { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.alignment"); } }
        [System.Obsolete] public UnityEngine.XR.ARSubsystems.PlaneClassification classification { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.classification"); } }
        public UnityEngine.XR.ARSubsystems.PlaneClassifications classifications { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.classifications"); } }
        public UnityEngine.Vector2 centerInPlaneSpace { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.centerInPlaneSpace"); } }
        public UnityEngine.Vector3 center { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.center"); } }
        public UnityEngine.Vector2 extents { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.extents"); } }
        public UnityEngine.Vector2 size { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.size"); } }
        public UnityEngine.Plane infinitePlane { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.infinitePlane"); } }
        public Unity.Collections.NativeArray<UnityEngine.Vector2> boundary { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlane.boundary"); } }
    }
    public partial struct ARPlaneBoundaryChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARPlaneBoundaryChangedEventArgs>
    {
        public UnityEngine.XR.ARFoundation.ARPlane plane { get; internal set; }
        public ARPlaneBoundaryChangedEventArgs(UnityEngine.XR.ARFoundation.ARPlane plane) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneBoundaryChangedEventArgs"); }
        public bool Equals(UnityEngine.XR.ARFoundation.ARPlaneBoundaryChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARPlaneBoundaryChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARPlaneBoundaryChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARPlaneBoundaryChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARPlaneBoundaryChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    public sealed partial class ARPlaneManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRPlaneSubsystem, UnityEngine.XR.ARSubsystems.XRPlaneSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRPlaneSubsystem.Provider, UnityEngine.XR.ARSubsystems.BoundedPlane, UnityEngine.XR.ARFoundation.ARPlane>
    {
        public UnityEngine.GameObject planePrefab { get { return m_PlanePrefab; } set { m_PlanePrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_PlanePrefab;
        public UnityEngine.XR.ARSubsystems.PlaneDetectionMode requestedDetectionMode { get { return m_KeptRequestedDetectionMode.Get("UnityEngine.XR.ARFoundation.ARPlaneManager.requestedDetectionMode"); } set { m_KeptRequestedDetectionMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.PlaneDetectionMode> m_KeptRequestedDetectionMode;
        public UnityEngine.XR.ARSubsystems.PlaneDetectionMode currentDetectionMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneManager.currentDetectionMode"); } }
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.ARPlanesChangedEventArgs> planesChanged { add { } remove { } }
        public UnityEngine.XR.ARFoundation.ARPlane GetPlane(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneManager.GetPlane"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRRaycastHit> Raycast(UnityEngine.Ray ray, UnityEngine.XR.ARSubsystems.TrackableType trackableTypeMask, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneManager.Raycast"); }
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneManager.gameObjectName"); } }
    }
    public static partial class ARPlaneMeshGenerator
    {
        public static bool TryGenerateMesh(UnityEngine.Mesh mesh, Unity.Collections.NativeArray<UnityEngine.Vector2> boundaryVertices) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneMeshGenerator.TryGenerateMesh"); }
    }
    [System.Obsolete]
    public static partial class ARPlaneMeshGenerators
    {
        [System.Obsolete] public static bool GenerateMesh(UnityEngine.Mesh mesh, UnityEngine.Pose pose, Unity.Collections.NativeArray<UnityEngine.Vector2> convexPolygon, float areaTolerance = 1E-06f) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneMeshGenerators.GenerateMesh"); }
        [System.Obsolete] public static void GenerateUvs(System.Collections.Generic.List<UnityEngine.Vector2> Uvs, UnityEngine.Pose pose, System.Collections.Generic.List<UnityEngine.Vector3> vertices) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneMeshGenerators.GenerateUvs"); }
        [System.Obsolete] public static bool GenerateIndices(System.Collections.Generic.List<int> indices, System.Collections.Generic.List<UnityEngine.Vector3> convexPolygon, float areaTolerance = 1E-06f) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPlaneMeshGenerators.GenerateIndices"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.ARFoundation.ARPlane))]
    public sealed partial class ARPlaneMeshVisualizer : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Mesh mesh { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingStateVisibilityThreshold { get { return m_TrackingStateVisibilityThreshold; } set { m_TrackingStateVisibilityThreshold = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.ARSubsystems.TrackingState m_TrackingStateVisibilityThreshold = UnityEngine.XR.ARSubsystems.TrackingState.Limited;
        public bool hideSubsumed { get { return m_HideSubsumed; } set { m_HideSubsumed = value; } } [UnityEngine.SerializeField] private bool m_HideSubsumed = true;
    }
    [System.Obsolete]
    public partial struct ARPlanesChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARPlanesChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPlane> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPlane> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPlane> removed { get; internal set; }
        public ARPlanesChangedEventArgs(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPlane> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPlane> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPlane> removed) { this = default(UnityEngine.XR.ARFoundation.ARPlanesChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARPlanesChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARPlanesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARPlanesChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARPlanesChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARPlanesChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class ARPointCloud : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRPointCloud, UnityEngine.XR.ARFoundation.ARPointCloud>
    {
        public event System.Action<UnityEngine.XR.ARFoundation.ARPointCloudUpdatedEventArgs> updated { add { } remove { } }
        public Unity.Collections.NativeSlice<UnityEngine.Vector3>? positions { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPointCloud.positions"); } }
        public Unity.Collections.NativeSlice<ulong>? identifiers { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPointCloud.identifiers"); } }
        public Unity.Collections.NativeArray<float>? confidenceValues { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPointCloud.confidenceValues"); } }
    }
    [System.Obsolete]
    public partial struct ARPointCloudChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARPointCloudChangedEventArgs>
    {
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPointCloud> added { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPointCloud> updated { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPointCloud> removed { get; internal set; }
        public ARPointCloudChangedEventArgs(System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPointCloud> added, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPointCloud> updated, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARPointCloud> removed) { this = default(UnityEngine.XR.ARFoundation.ARPointCloudChangedEventArgs); this.added = added; this.updated = updated; this.removed = removed; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARPointCloudChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARPointCloudChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARPointCloudChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARPointCloudChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARPointCloudChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    [UnityEngine.DisallowMultipleComponent]
    public partial class ARPointCloudManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem, UnityEngine.XR.ARSubsystems.XRPointCloudSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRPointCloudSubsystem.Provider, UnityEngine.XR.ARSubsystems.XRPointCloud, UnityEngine.XR.ARFoundation.ARPointCloud>
    {
        public UnityEngine.GameObject pointCloudPrefab { get { return m_PointCloudPrefab; } set { m_PointCloudPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_PointCloudPrefab;
        [System.Obsolete] public event System.Action<UnityEngine.XR.ARFoundation.ARPointCloudChangedEventArgs> pointCloudsChanged { add { } remove { } }
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPointCloudManager.gameObjectName"); } }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRRaycastHit> Raycast(UnityEngine.Ray rayInSessionSpace, UnityEngine.XR.ARSubsystems.TrackableType trackableTypeMask, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARPointCloudManager.Raycast"); }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.ARFoundation.ARPointCloud))]
    public sealed partial class ARPointCloudMeshVisualizer : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Mesh mesh { get; internal set; }
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.XR.ARFoundation.ARPointCloud))]
    [UnityEngine.RequireComponent(typeof(UnityEngine.ParticleSystem))]
    public sealed partial class ARPointCloudParticleVisualizer : UnityEngine.MonoBehaviour
    {
    }
    public partial struct ARPointCloudUpdatedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARPointCloudUpdatedEventArgs>
    {
        public bool Equals(UnityEngine.XR.ARFoundation.ARPointCloudUpdatedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARPointCloudUpdatedEventArgs lhs, UnityEngine.XR.ARFoundation.ARPointCloudUpdatedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARPointCloudUpdatedEventArgs lhs, UnityEngine.XR.ARFoundation.ARPointCloudUpdatedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.Obsolete]
    public partial class ARPoseDriver : UnityEngine.MonoBehaviour
    {
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARRaycast : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRRaycast, UnityEngine.XR.ARFoundation.ARRaycast>
    {
        public float distance { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycast.distance"); } }
        public UnityEngine.XR.ARFoundation.ARPlane plane { get; internal set; }
        public event System.Action<UnityEngine.XR.ARFoundation.ARRaycastUpdatedEventArgs> updated { add { } remove { } }
    }
    public partial struct ARRaycastHit : System.IEquatable<UnityEngine.XR.ARFoundation.ARRaycastHit>, System.IComparable<UnityEngine.XR.ARFoundation.ARRaycastHit>
    {
        [System.Obsolete] public ARRaycastHit(UnityEngine.XR.ARSubsystems.XRRaycastHit hit, float distance, UnityEngine.Transform transform) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastHit"); }
        public ARRaycastHit(UnityEngine.XR.ARSubsystems.XRRaycastHit hit, float distance, UnityEngine.Transform transform, UnityEngine.XR.ARFoundation.ARTrackable trackable) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastHit"); }
        public float distance { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackableType hitType { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastHit.hitType"); } }
        public UnityEngine.Pose pose { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastHit.pose"); } }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastHit.trackableId"); } }
        public UnityEngine.Pose sessionRelativePose { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastHit.sessionRelativePose"); } }
        public float sessionRelativeDistance { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastHit.sessionRelativeDistance"); } }
        public UnityEngine.XR.ARFoundation.ARTrackable trackable { get; internal set; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARRaycastHit other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARRaycastHit lhs, UnityEngine.XR.ARFoundation.ARRaycastHit rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARRaycastHit lhs, UnityEngine.XR.ARFoundation.ARRaycastHit rhs) { return !((object)lhs).Equals(rhs); }
        public int CompareTo(UnityEngine.XR.ARFoundation.ARRaycastHit other) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastHit.CompareTo"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    public sealed partial class ARRaycastManager : UnityEngine.XR.ARFoundation.ARTrackableManager<UnityEngine.XR.ARSubsystems.XRRaycastSubsystem, UnityEngine.XR.ARSubsystems.XRRaycastSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRRaycastSubsystem.Provider, UnityEngine.XR.ARSubsystems.XRRaycast, UnityEngine.XR.ARFoundation.ARRaycast>
    {
        protected override string gameObjectName { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastManager.gameObjectName"); } }
        public UnityEngine.GameObject raycastPrefab { get { return m_RaycastPrefab; } set { m_RaycastPrefab = value; } } [UnityEngine.SerializeField] private UnityEngine.GameObject m_RaycastPrefab;
        public bool Raycast(UnityEngine.Vector2 screenPoint, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARRaycastHit> hitResults, UnityEngine.XR.ARSubsystems.TrackableType trackableTypes = (UnityEngine.XR.ARSubsystems.TrackableType)(-1)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastManager.Raycast"); }
        public bool Raycast(UnityEngine.Ray ray, System.Collections.Generic.List<UnityEngine.XR.ARFoundation.ARRaycastHit> hitResults, UnityEngine.XR.ARSubsystems.TrackableType trackableTypes = (UnityEngine.XR.ARSubsystems.TrackableType)(-1)) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastManager.Raycast"); }
        public UnityEngine.XR.ARFoundation.ARRaycast AddRaycast(UnityEngine.Vector2 screenPoint, float estimatedDistance) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastManager.AddRaycast"); }
        public void RemoveRaycast(UnityEngine.XR.ARFoundation.ARRaycast raycast) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARRaycastManager.RemoveRaycast"); }
    }
    public partial struct ARRaycastUpdatedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARRaycastUpdatedEventArgs>
    {
        public UnityEngine.XR.ARFoundation.ARRaycast raycast { get; internal set; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARRaycastUpdatedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARRaycastUpdatedEventArgs lhs, UnityEngine.XR.ARFoundation.ARRaycastUpdatedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARRaycastUpdatedEventArgs lhs, UnityEngine.XR.ARFoundation.ARRaycastUpdatedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public sealed partial class ARSession : UnityEngine.XR.ARFoundation.SubsystemLifecycleManager<UnityEngine.XR.ARSubsystems.XRSessionSubsystem, UnityEngine.XR.ARSubsystems.XRSessionSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRSessionSubsystem.Provider>
    {
        public bool attemptUpdate { get { return m_AttemptUpdate; } set { m_AttemptUpdate = value; } } [UnityEngine.SerializeField] private bool m_AttemptUpdate = true;
        public bool matchFrameRateEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARSession.matchFrameRateEnabled"); } }
        public bool matchFrameRateRequested { get { return m_KeptMatchFrameRateRequested.Get("UnityEngine.XR.ARFoundation.ARSession.matchFrameRateRequested"); } set { m_KeptMatchFrameRateRequested.Set(value); } } private Umcp.Kept<bool> m_KeptMatchFrameRateRequested;
        public UnityEngine.XR.ARFoundation.TrackingMode requestedTrackingMode { get { return m_KeptRequestedTrackingMode.Get("UnityEngine.XR.ARFoundation.ARSession.requestedTrackingMode"); } set { m_KeptRequestedTrackingMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARFoundation.TrackingMode> m_KeptRequestedTrackingMode;
        public UnityEngine.XR.ARFoundation.TrackingMode currentTrackingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARSession.currentTrackingMode"); } }
        public int? frameRate { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARSession.frameRate"); } }
        public static event System.Action<UnityEngine.XR.ARFoundation.ARSessionStateChangedEventArgs> stateChanged { add { } remove { } }
        public static UnityEngine.XR.ARFoundation.ARSessionState state { get; internal set; }
        public static UnityEngine.XR.ARSubsystems.NotTrackingReason notTrackingReason { get; internal set; }
        public void Reset() { }
        public static System.Collections.IEnumerator CheckAvailability() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARSession.CheckAvailability"); }
        public static System.Collections.IEnumerator Install() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARSession.Install"); }
    }
    [UnityEngine.DisallowMultipleComponent]
    [System.Obsolete]
    public partial class ARSessionOrigin : Unity.XR.CoreUtils.XROrigin
    {
        [System.Obsolete] public UnityEngine.Camera camera { get { return m_KeptCamera.Get("UnityEngine.XR.ARFoundation.ARSessionOrigin.camera"); } set { m_KeptCamera.Set(value); } } private Umcp.Kept<UnityEngine.Camera> m_KeptCamera;
        [System.Obsolete] public UnityEngine.Transform trackablesParent { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARSessionOrigin.trackablesParent"); } }
    }
    public enum ARSessionState
    {
        None = 0,
        Unsupported = 1,
        CheckingAvailability = 2,
        NeedsInstall = 3,
        Installing = 4,
        Ready = 5,
        SessionInitializing = 6,
        SessionTracking = 7,
    }
    public partial struct ARSessionStateChangedEventArgs : System.IEquatable<UnityEngine.XR.ARFoundation.ARSessionStateChangedEventArgs>
    {
        public UnityEngine.XR.ARFoundation.ARSessionState state { get; internal set; }
        public ARSessionStateChangedEventArgs(UnityEngine.XR.ARFoundation.ARSessionState state) { this = default(UnityEngine.XR.ARFoundation.ARSessionStateChangedEventArgs); this.state = state; }
        public bool Equals(UnityEngine.XR.ARFoundation.ARSessionStateChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARSessionStateChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARSessionStateChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARSessionStateChangedEventArgs lhs, UnityEngine.XR.ARFoundation.ARSessionStateChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
    public abstract partial class ARTrackable : UnityEngine.MonoBehaviour, UnityEngine.XR.ARSubsystems.ITrackable
    {
        public abstract UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; }
        public abstract UnityEngine.Pose pose { get; }
        public abstract UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; }
        public abstract System.IntPtr nativePtr { get; }
    }
    public partial class ARTrackable<TSessionRelativeData, TTrackable> : UnityEngine.XR.ARFoundation.ARTrackable where TSessionRelativeData : struct, UnityEngine.XR.ARSubsystems.ITrackable where TTrackable : UnityEngine.XR.ARFoundation.ARTrackable<TSessionRelativeData, TTrackable>
    {
        public bool destroyOnRemoval { get { return m_DestroyOnRemoval; } set { m_DestroyOnRemoval = value; } } [UnityEngine.SerializeField] private bool m_DestroyOnRemoval = true;
        public override UnityEngine.XR.ARSubsystems.TrackableId trackableId { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackable<TSessionRelativeData, TTrackable>.trackableId"); } }
        public override UnityEngine.Pose pose { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackable<TSessionRelativeData, TTrackable>.pose"); } }
        public override UnityEngine.XR.ARSubsystems.TrackingState trackingState { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackable<TSessionRelativeData, TTrackable>.trackingState"); } }
        public override System.IntPtr nativePtr { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackable<TSessionRelativeData, TTrackable>.nativePtr"); } }
        public bool pending { get; internal set; }
        protected internal TSessionRelativeData sessionRelativeData { get; internal set; }
        protected internal virtual void OnAfterSetSessionRelativeData() { }
    }
    [UnityEngine.RequireComponent(typeof(Unity.XR.CoreUtils.XROrigin))]
    [UnityEngine.DisallowMultipleComponent]
    public abstract partial class ARTrackableManager<TSubsystem, TSubsystemDescriptor, TProvider, TSessionRelativeData, TTrackable> : UnityEngine.XR.ARFoundation.SubsystemLifecycleManager<TSubsystem, TSubsystemDescriptor, TProvider>, UnityEngine.XR.ARFoundation.ITrackablesChanged<TTrackable> where TSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<TSessionRelativeData, TSubsystem, TSubsystemDescriptor, TProvider>, new() where TSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<TSubsystem, TProvider> where TProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem> where TSessionRelativeData : struct, UnityEngine.XR.ARSubsystems.ITrackable where TTrackable : UnityEngine.XR.ARFoundation.ARTrackable<TSessionRelativeData, TTrackable>
    {
        public UnityEngine.Events.UnityEvent<UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable>> trackablesChanged { get; internal set; }
        protected System.Collections.Generic.Dictionary<UnityEngine.XR.ARSubsystems.TrackableId, TTrackable> m_Trackables;
        protected System.Collections.Generic.Dictionary<UnityEngine.XR.ARSubsystems.TrackableId, TTrackable> m_PendingAdds;
        protected Unity.XR.CoreUtils.XROrigin origin { get; private set; }
        protected abstract string gameObjectName { get; }
        public UnityEngine.XR.ARFoundation.TrackableCollection<TTrackable> trackables { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackableManager<TSubsystem, TSubsystemDescriptor, TProvider, TSessionRelativeData, TTrackable>.trackables"); } }
        protected virtual UnityEngine.GameObject GetPrefab() { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackableManager<TSubsystem, TSubsystemDescriptor, TProvider, TSessionRelativeData, TTrackable>.GetPrefab"); }
        protected virtual void Awake() { }
        public void SetTrackablesActive(bool active) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackableManager<TSubsystem, TSubsystemDescriptor, TProvider, TSessionRelativeData, TTrackable>.SetTrackablesActive"); }
        protected bool CanBeAddedToSubsystem(TTrackable trackable) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackableManager<TSubsystem, TSubsystemDescriptor, TProvider, TSessionRelativeData, TTrackable>.CanBeAddedToSubsystem"); }
        protected virtual void Update() { }
        [System.Obsolete] protected virtual void OnTrackablesChanged(System.Collections.Generic.List<TTrackable> added, System.Collections.Generic.List<TTrackable> updated, System.Collections.Generic.List<TTrackable> removed) { }
        protected virtual void OnCreateTrackable(TTrackable trackable) { }
        protected virtual void OnAfterSetSessionRelativeData(TTrackable trackable, TSessionRelativeData sessionRelativeData) { }
        protected TTrackable CreateTrackableImmediate(TSessionRelativeData sessionRelativeData) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackableManager<TSubsystem, TSubsystemDescriptor, TProvider, TSessionRelativeData, TTrackable>.CreateTrackableImmediate"); }
        protected bool DestroyPendingTrackable(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackableManager<TSubsystem, TSubsystemDescriptor, TProvider, TSessionRelativeData, TTrackable>.DestroyPendingTrackable"); }
        protected void CreateTrackableFromExisting(TTrackable existingTrackable, TSessionRelativeData sessionRelativeData) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackableManager<TSubsystem, TSubsystemDescriptor, TProvider, TSessionRelativeData, TTrackable>.CreateTrackableFromExisting"); }
    }
    public partial struct ARTrackablesChangedEventArgs<TTrackable> : System.IEquatable<UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable>> where TTrackable : UnityEngine.XR.ARFoundation.ARTrackable
    {
        public Unity.XR.CoreUtils.Collections.ReadOnlyList<TTrackable> added { get; internal set; }
        public Unity.XR.CoreUtils.Collections.ReadOnlyList<TTrackable> updated { get; internal set; }
        public Unity.XR.CoreUtils.Collections.ReadOnlyList<System.Collections.Generic.KeyValuePair<UnityEngine.XR.ARSubsystems.TrackableId, TTrackable>> removed { get; internal set; }
        public ARTrackablesChangedEventArgs(Unity.XR.CoreUtils.Collections.ReadOnlyList<TTrackable> added, Unity.XR.CoreUtils.Collections.ReadOnlyList<TTrackable> updated, Unity.XR.CoreUtils.Collections.ReadOnlyList<System.Collections.Generic.KeyValuePair<UnityEngine.XR.ARSubsystems.TrackableId, TTrackable>> removed) { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable>"); }
        public bool Equals(UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable> other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable> lhs, UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable> rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable> lhs, UnityEngine.XR.ARFoundation.ARTrackablesChangedEventArgs<TTrackable> rhs) { return !((object)lhs).Equals(rhs); }
    }
    [UnityEngine.DisallowMultipleComponent]
    public partial class ARTrackedImage : UnityEngine.XR.ARFoundation.ARTrackable<UnityEngine.XR.ARSubsystems.XRTrackedImage, UnityEngine.XR.ARFoundation.ARTrackedImage>
    {
        public UnityEngine.Vector2 extents { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackedImage.extents"); } }
        public UnityEngine.Vector2 size { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARFoundation.ARTrackedImage.size"); } }
        public UnityEngine.XR.ARSubsystems.XRReferenceImage referenceImage { get; internal set; }
    }
}
