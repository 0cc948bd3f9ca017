// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.ARSubsystems
{
    public partial struct XRCameraFrame : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCameraFrame>
    {
        [System.Obsolete] public long timestampNs { get; internal set; }
        [System.Obsolete] public float averageBrightness { get; internal set; }
        [System.Obsolete] public float averageColorTemperature { get; internal set; }
        [System.Obsolete] public UnityEngine.Color colorCorrection { get; internal set; }
        [System.Obsolete] public UnityEngine.Matrix4x4 projectionMatrix { get; internal set; }
        [System.Obsolete] public UnityEngine.Matrix4x4 displayMatrix { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public UnityEngine.XR.ARSubsystems.XRCameraFrameProperties properties { get; internal set; }
        [System.Obsolete] public float averageIntensityInLumens { get; internal set; }
        [System.Obsolete] public double exposureDuration { get; internal set; }
        [System.Obsolete] public float exposureOffset { get; internal set; }
        [System.Obsolete] public float mainLightIntensityLumens { get; internal set; }
        [System.Obsolete] public UnityEngine.Color mainLightColor { get; internal set; }
        [System.Obsolete] public UnityEngine.Vector3 mainLightDirection { get; internal set; }
        [System.Obsolete] public UnityEngine.Rendering.SphericalHarmonicsL2 ambientSphericalHarmonics { get; internal set; }
        [System.Obsolete] public UnityEngine.XR.ARSubsystems.XRTextureDescriptor cameraGrain { get; internal set; }
        [System.Obsolete] public float noiseIntensity { get; internal set; }
        [System.Obsolete] public bool hasTimestamp { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasTimestamp"); } }
        [System.Obsolete] public bool hasAverageBrightness { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasAverageBrightness"); } }
        [System.Obsolete] public bool hasAverageColorTemperature { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasAverageColorTemperature"); } }
        [System.Obsolete] public bool hasColorCorrection { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasColorCorrection"); } }
        [System.Obsolete] public bool hasProjectionMatrix { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasProjectionMatrix"); } }
        [System.Obsolete] public bool hasDisplayMatrix { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasDisplayMatrix"); } }
        [System.Obsolete] public bool hasAverageIntensityInLumens { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasAverageIntensityInLumens"); } }
        [System.Obsolete] public bool hasExposureDuration { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasExposureDuration"); } }
        [System.Obsolete] public bool hasExposureOffset { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasExposureOffset"); } }
        [System.Obsolete] public bool hasMainLightIntensityLumens { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasMainLightIntensityLumens"); } }
        [System.Obsolete] public bool hasMainLightColor { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasMainLightColor"); } }
        [System.Obsolete] public bool hasMainLightDirection { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasMainLightDirection"); } }
        [System.Obsolete] public bool hasAmbientSphericalHarmonics { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasAmbientSphericalHarmonics"); } }
        [System.Obsolete] public bool hasCameraGrain { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasCameraGrain"); } }
        [System.Obsolete] public bool hasNoiseIntensity { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.hasNoiseIntensity"); } }
        public XRCameraFrame(long timestamp, float averageBrightness, float averageColorTemperature, UnityEngine.Color colorCorrection, UnityEngine.Matrix4x4 projectionMatrix, UnityEngine.Matrix4x4 displayMatrix, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr, UnityEngine.XR.ARSubsystems.XRCameraFrameProperties properties, float averageIntensityInLumens, double exposureDuration, float exposureOffset, float mainLightIntensityInLumens, UnityEngine.Color mainLightColor, UnityEngine.Vector3 mainLightDirection, UnityEngine.Rendering.SphericalHarmonicsL2 ambientSphericalHarmonics, UnityEngine.XR.ARSubsystems.XRTextureDescriptor cameraGrain, float noiseIntensity) { this = default(UnityEngine.XR.ARSubsystems.XRCameraFrame); this.timestampNs = timestamp; this.averageBrightness = averageBrightness; this.averageColorTemperature = averageColorTemperature; this.colorCorrection = colorCorrection; this.projectionMatrix = projectionMatrix; this.displayMatrix = displayMatrix; this.trackingState = trackingState; this.nativePtr = nativePtr; this.properties = properties; this.averageIntensityInLumens = averageIntensityInLumens; this.exposureDuration = exposureDuration; this.exposureOffset = exposureOffset; this.mainLightIntensityLumens = mainLightIntensityInLumens; this.mainLightColor = mainLightColor; this.mainLightDirection = mainLightDirection; this.ambientSphericalHarmonics = ambientSphericalHarmonics; this.cameraGrain = cameraGrain; this.noiseIntensity = noiseIntensity; }
        public XRCameraFrame(long timestamp, float averageBrightness, float averageColorTemperature, UnityEngine.Color colorCorrection, UnityEngine.Matrix4x4 projectionMatrix, UnityEngine.Matrix4x4 displayMatrix, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr, UnityEngine.XR.ARSubsystems.XRCameraFrameProperties properties, float averageIntensityInLumens, double exposureDuration, float exposureOffset, float mainLightIntensityInLumens, UnityEngine.Color mainLightColor, UnityEngine.Vector3 mainLightDirection, UnityEngine.Rendering.SphericalHarmonicsL2 ambientSphericalHarmonics, UnityEngine.XR.ARSubsystems.XRTextureDescriptor cameraGrain, float noiseIntensity, UnityEngine.XR.ARSubsystems.XRCameraFrameExifData exifData) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame"); }
        public bool TryGetTimestamp(out long timestampNs) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetTimestamp"); }
        public bool TryGetAverageBrightness(out float averageBrightness) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetAverageBrightness"); }
        public bool TryGetAverageColorTemperature(out float averageColorTemperature) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetAverageColorTemperature"); }
        public bool TryGetColorCorrection(out UnityEngine.Color colorCorrection) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetColorCorrection"); }
        public bool TryGetProjectionMatrix(out UnityEngine.Matrix4x4 projectionMatrix) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetProjectionMatrix"); }
        public bool TryGetDisplayMatrix(out UnityEngine.Matrix4x4 displayMatrix) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetDisplayMatrix"); }
        public bool TryGetAverageIntensityInLumens(out float averageIntensityInLumens) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetAverageIntensityInLumens"); }
        public bool TryGetExposureDuration(out double exposureDuration) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetExposureDuration"); }
        public bool TryGetExposureOffset(out float exposureOffset) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetExposureOffset"); }
        public bool TryGetMainLightIntensityLumens(out float mainLightIntensityLumens) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetMainLightIntensityLumens"); }
        public bool TryGetMainLightColor(out UnityEngine.Color mainLightColor) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetMainLightColor"); }
        public bool TryGetMainLightDirection(out UnityEngine.Vector3 mainLightDirection) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetMainLightDirection"); }
        public bool TryGetAmbientSphericalHarmonics(out UnityEngine.Rendering.SphericalHarmonicsL2 ambientSphericalHarmonics) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetAmbientSphericalHarmonics"); }
        public bool TryGetCameraGrain(out UnityEngine.XR.ARSubsystems.XRTextureDescriptor cameraGrain) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetCameraGrain"); }
        public bool TryGetNoiseIntensity(out float noiseIntensity) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetNoiseIntensity"); }
        public bool TryGetExifData(out UnityEngine.XR.ARSubsystems.XRCameraFrameExifData exifData) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrame.TryGetExifData"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRCameraFrame other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCameraFrame lhs, UnityEngine.XR.ARSubsystems.XRCameraFrame rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCameraFrame lhs, UnityEngine.XR.ARSubsystems.XRCameraFrame rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct XRCameraFrameExifData : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCameraFrameExifData>
    {
        public System.IntPtr nativePtr { get; internal set; }
        public XRCameraFrameExifData(System.IntPtr nativePtr, double apertureValue, double brightnessValue, double exposureTime, double shutterSpeedValue, float exposureBiasValue, float fNumber, float focalLength, short flash, UnityEngine.XR.ARSubsystems.XRCameraFrameExifDataColorSpace colorSpace, short photographicSensitivity, UnityEngine.XR.ARSubsystems.XRCameraFrameExifDataMeteringMode meteringMode, UnityEngine.XR.ARSubsystems.XRCameraFrameExifDataProperties properties) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData"); }
        public bool TryGetApertureValue(out double apertureValue) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetApertureValue"); }
        public bool TryGetBrightnessValue(out double brightnessValue) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetBrightnessValue"); }
        public bool TryGetExposureTime(out double exposureTime) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetExposureTime"); }
        public bool TryGetShutterSpeedValue(out double shutterSpeedValue) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetShutterSpeedValue"); }
        public bool TryGetExposureBiasValue(out float exposureBiasValue) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetExposureBiasValue"); }
        public bool TryGetFNumber(out float fNumber) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetFNumber"); }
        public bool TryGetFocalLength(out float focalLength) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetFocalLength"); }
        public bool TryGetFlash(out short flash) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetFlash"); }
        public bool TryGetColorSpace(out UnityEngine.XR.ARSubsystems.XRCameraFrameExifDataColorSpace colorSpace) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetColorSpace"); }
        public bool TryGetPhotographicSensitivity(out short photographicSensitivity) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetPhotographicSensitivity"); }
        public bool TryGetMeteringMode(out UnityEngine.XR.ARSubsystems.XRCameraFrameExifDataMeteringMode meteringMode) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.TryGetMeteringMode"); }
        public bool hasAnyProperties { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraFrameExifData.hasAnyProperties"); } }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRCameraFrameExifData other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCameraFrameExifData lhs, UnityEngine.XR.ARSubsystems.XRCameraFrameExifData rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCameraFrameExifData lhs, UnityEngine.XR.ARSubsystems.XRCameraFrameExifData rhs) { return !((object)lhs).Equals(rhs); }
    }
    public enum XRCameraFrameExifDataColorSpace : ushort
    {
        sRGB = 1,
        Uncalibrated = 65535,
    }
    public enum XRCameraFrameExifDataMeteringMode : ushort
    {
        Unknown = 0,
        Average = 1,
        CenterWeightedAverage = 2,
        Spot = 3,
        MultiSpot = 4,
        Pattern = 5,
        Partial = 6,
        Other = 255,
    }
    [System.FlagsAttribute]
    public enum XRCameraFrameExifDataProperties
    {
        None = 0,
        ApertureValue = 1,
        BrightnessValue = 2,
        ExposureTime = 4,
        ShutterSpeedValue = 8,
        ExposureBiasValue = 16,
        FNumber = 32,
        FocalLength = 64,
        Flash = 128,
        ColorSpace = 256,
        PhotographicSensitivity = 512,
        MeteringMode = 1024,
    }
    [System.FlagsAttribute]
    public enum XRCameraFrameProperties
    {
        Timestamp = 1,
        AverageBrightness = 2,
        AverageColorTemperature = 4,
        ColorCorrection = 8,
        ProjectionMatrix = 16,
        DisplayMatrix = 32,
        AverageIntensityInLumens = 64,
        ExposureDuration = 128,
        ExposureOffset = 256,
        MainLightDirection = 512,
        MainLightColor = 1024,
        MainLightIntensityLumens = 2048,
        AmbientSphericalHarmonics = 4096,
        CameraGrain = 8192,
        NoiseIntensity = 16384,
        ExifData = 32768,
    }
    public partial struct XRCameraIntrinsics : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCameraIntrinsics>
    {
        public UnityEngine.Vector2 focalLength { get; internal set; }
        public UnityEngine.Vector2 principalPoint { get; internal set; }
        public UnityEngine.Vector2Int resolution { get; internal set; }
        public XRCameraIntrinsics(UnityEngine.Vector2 focalLength, UnityEngine.Vector2 principalPoint, UnityEngine.Vector2Int resolution) { this = default(UnityEngine.XR.ARSubsystems.XRCameraIntrinsics); this.focalLength = focalLength; this.principalPoint = principalPoint; this.resolution = resolution; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRCameraIntrinsics other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCameraIntrinsics lhs, UnityEngine.XR.ARSubsystems.XRCameraIntrinsics rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCameraIntrinsics lhs, UnityEngine.XR.ARSubsystems.XRCameraIntrinsics rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct XRCameraParams : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCameraParams>
    {
        public float zNear { get; set; }
        public float zFar { get; set; }
        public float screenWidth { get; set; }
        public float screenHeight { get; set; }
        public UnityEngine.ScreenOrientation screenOrientation { get; set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRCameraParams other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCameraParams lhs, UnityEngine.XR.ARSubsystems.XRCameraParams rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCameraParams lhs, UnityEngine.XR.ARSubsystems.XRCameraParams rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XRCameraSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider<UnityEngine.XR.ARSubsystems.XRCameraSubsystem, UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider>
    {
        public UnityEngine.XR.ARSubsystems.Feature currentCamera { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.currentCamera"); } }
        public UnityEngine.XR.ARSubsystems.Feature requestedCamera { get { return m_KeptRequestedCamera.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.requestedCamera"); } set { m_KeptRequestedCamera.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.Feature> m_KeptRequestedCamera;
        public UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingMode currentCameraBackgroundRenderingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.currentCameraBackgroundRenderingMode"); } }
        public UnityEngine.XR.ARSubsystems.XRSupportedCameraBackgroundRenderingMode requestedCameraBackgroundRenderingMode { get { return m_KeptRequestedCameraBackgroundRenderingMode.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.requestedCameraBackgroundRenderingMode"); } set { m_KeptRequestedCameraBackgroundRenderingMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.XRSupportedCameraBackgroundRenderingMode> m_KeptRequestedCameraBackgroundRenderingMode;
        public UnityEngine.XR.ARSubsystems.XRSupportedCameraBackgroundRenderingMode supportedCameraBackgroundRenderingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.supportedCameraBackgroundRenderingMode"); } }
        public bool autoFocusEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.autoFocusEnabled"); } }
        public bool autoFocusRequested { get { return m_KeptAutoFocusRequested.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.autoFocusRequested"); } set { m_KeptAutoFocusRequested.Set(value); } } private Umcp.Kept<bool> m_KeptAutoFocusRequested;
        public bool imageStabilizationEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.imageStabilizationEnabled"); } }
        public bool imageStabilizationRequested { get { return m_KeptImageStabilizationRequested.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.imageStabilizationRequested"); } set { m_KeptImageStabilizationRequested.Set(value); } } private Umcp.Kept<bool> m_KeptImageStabilizationRequested;
        public UnityEngine.XR.ARSubsystems.Feature currentLightEstimation { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.currentLightEstimation"); } }
        public UnityEngine.XR.ARSubsystems.Feature requestedLightEstimation { get { return m_KeptRequestedLightEstimation.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.requestedLightEstimation"); } set { m_KeptRequestedLightEstimation.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.Feature> m_KeptRequestedLightEstimation;
        public UnityEngine.Material cameraMaterial { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.cameraMaterial"); } }
        public bool TryGetRenderingParameters(out UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams cameraBackgroundRenderingParameters) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.TryGetRenderingParameters"); }
        public bool permissionGranted { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.permissionGranted"); } }
        public bool invertCulling { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.invertCulling"); } }
        public virtual UnityEngine.XR.ARSubsystems.XRCameraConfiguration? currentConfiguration { get { return m_KeptCurrentConfiguration.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.currentConfiguration"); } set { m_KeptCurrentConfiguration.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.XRCameraConfiguration?> m_KeptCurrentConfiguration;
        public XRCameraSubsystem() { }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRTextureDescriptor> GetTextureDescriptors(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.GetTextureDescriptors"); }
        public void OnBeforeBackgroundRender(int id) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.OnBeforeBackgroundRender"); }
        public bool TryGetIntrinsics(out UnityEngine.XR.ARSubsystems.XRCameraIntrinsics cameraIntrinsics) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.TryGetIntrinsics"); }
        public Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRCameraConfiguration> GetConfigurations(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.GetConfigurations"); }
        public bool TryGetLatestFrame(UnityEngine.XR.ARSubsystems.XRCameraParams cameraParams, out UnityEngine.XR.ARSubsystems.XRCameraFrame frame) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.TryGetLatestFrame"); }
        [System.Obsolete] public void GetMaterialKeywords(out System.Collections.Generic.List<string> enabledKeywords, out System.Collections.Generic.List<string> disabledKeywords) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.GetMaterialKeywords"); }
        public UnityEngine.XR.ARSubsystems.ShaderKeywords GetShaderKeywords() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.GetShaderKeywords"); }
        public bool TryAcquireLatestCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage cpuImage) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.TryAcquireLatestCpuImage"); }
        [System.Obsolete] public static bool Register(UnityEngine.XR.ARSubsystems.XRCameraSubsystemCinfo cameraSubsystemParams) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Register"); }
        public partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRCameraSubsystem>
        {
            public virtual UnityEngine.XR.ARSubsystems.XRCpuImage.Api cpuImageApi { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.cpuImageApi"); } }
            public virtual UnityEngine.Material cameraMaterial { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.cameraMaterial"); } }
            public virtual bool permissionGranted { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.permissionGranted"); } }
            public virtual bool invertCulling { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.invertCulling"); } }
            public virtual UnityEngine.XR.ARSubsystems.Feature currentCamera { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.currentCamera"); } }
            public virtual UnityEngine.XR.ARSubsystems.Feature requestedCamera { get { return m_KeptRequestedCamera.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.requestedCamera"); } set { m_KeptRequestedCamera.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.Feature> m_KeptRequestedCamera;
            public virtual bool autoFocusEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.autoFocusEnabled"); } }
            public virtual bool autoFocusRequested { get { return m_KeptAutoFocusRequested.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.autoFocusRequested"); } set { m_KeptAutoFocusRequested.Set(value); } } private Umcp.Kept<bool> m_KeptAutoFocusRequested;
            public virtual bool imageStabilizationEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.imageStabilizationEnabled"); } }
            public virtual bool imageStabilizationRequested { get { return m_KeptImageStabilizationRequested.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.imageStabilizationRequested"); } set { m_KeptImageStabilizationRequested.Set(value); } } private Umcp.Kept<bool> m_KeptImageStabilizationRequested;
            public virtual UnityEngine.XR.ARSubsystems.Feature currentLightEstimation { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.currentLightEstimation"); } }
            public virtual UnityEngine.XR.ARSubsystems.Feature requestedLightEstimation { get { return m_KeptRequestedLightEstimation.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.requestedLightEstimation"); } set { m_KeptRequestedLightEstimation.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.Feature> m_KeptRequestedLightEstimation;
            public virtual UnityEngine.XR.ARSubsystems.XRCameraConfiguration? currentConfiguration { get { return m_KeptCurrentConfiguration.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.currentConfiguration"); } set { m_KeptCurrentConfiguration.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.XRCameraConfiguration?> m_KeptCurrentConfiguration;
            public virtual UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingMode currentBackgroundRenderingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.currentBackgroundRenderingMode"); } }
            public virtual UnityEngine.XR.ARSubsystems.XRSupportedCameraBackgroundRenderingMode requestedBackgroundRenderingMode { get { return m_KeptRequestedBackgroundRenderingMode.Get("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.requestedBackgroundRenderingMode"); } set { m_KeptRequestedBackgroundRenderingMode.Set(value); } } private Umcp.Kept<UnityEngine.XR.ARSubsystems.XRSupportedCameraBackgroundRenderingMode> m_KeptRequestedBackgroundRenderingMode;
            public virtual UnityEngine.XR.ARSubsystems.XRSupportedCameraBackgroundRenderingMode supportedBackgroundRenderingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.supportedBackgroundRenderingMode"); } }
            public virtual bool TryGetRenderingParameters(out UnityEngine.XR.ARSubsystems.XRCameraBackgroundRenderingParams cameraBackgroundRenderingParameters) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.TryGetRenderingParameters"); }
            public override void Start() { }
            public override void Stop() { }
            public override void Destroy() { }
            public virtual bool TryGetFrame(UnityEngine.XR.ARSubsystems.XRCameraParams cameraParams, out UnityEngine.XR.ARSubsystems.XRCameraFrame cameraFrame) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.TryGetFrame"); }
            public virtual bool TryGetIntrinsics(out UnityEngine.XR.ARSubsystems.XRCameraIntrinsics cameraIntrinsics) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.TryGetIntrinsics"); }
            public virtual Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRCameraConfiguration> GetConfigurations(UnityEngine.XR.ARSubsystems.XRCameraConfiguration defaultCameraConfiguration, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.GetConfigurations"); }
            public virtual Unity.Collections.NativeArray<UnityEngine.XR.ARSubsystems.XRTextureDescriptor> GetTextureDescriptors(UnityEngine.XR.ARSubsystems.XRTextureDescriptor defaultDescriptor, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.GetTextureDescriptors"); }
            [System.Obsolete] public virtual void GetMaterialKeywords(out System.Collections.Generic.List<string> enabledKeywords, out System.Collections.Generic.List<string> disabledKeywords) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.GetMaterialKeywords"); }
            public virtual UnityEngine.XR.ARSubsystems.ShaderKeywords GetShaderKeywords() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.GetShaderKeywords"); }
            public virtual bool TryAcquireLatestCpuImage(out UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo cameraImageCinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.TryAcquireLatestCpuImage"); }
            protected UnityEngine.Material CreateCameraMaterial(string cameraShaderName) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider.CreateCameraMaterial"); }
            public virtual void OnBeforeBackgroundRender(int id) { }
        }
    }
    [System.Obsolete]
    public partial struct XRCameraSubsystemCinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCameraSubsystemCinfo>
    {
        public string id { get; set; }
        public System.Type providerType { get; set; }
        public System.Type subsystemTypeOverride { get; set; }
        public bool supportsAverageBrightness { get; set; }
        public bool supportsAverageColorTemperature { get; set; }
        public bool supportsAverageIntensityInLumens { get; set; }
        public bool supportsCameraGrain { get; set; }
        public bool supportsColorCorrection { get; set; }
        public bool supportsDisplayMatrix { get; set; }
        public bool supportsProjectionMatrix { get; set; }
        public bool supportsTimestamp { get; set; }
        public bool supportsCameraConfigurations { get; set; }
        public bool supportsCameraImage { get; set; }
        public bool supportsFocusModes { get; set; }
        public System.Func<UnityEngine.XR.ARSubsystems.Supported> supportsImageStabilizationDelegate { get; set; }
        public bool supportsFaceTrackingAmbientIntensityLightEstimation { get; set; }
        public bool supportsFaceTrackingHDRLightEstimation { get; set; }
        public bool supportsWorldTrackingAmbientIntensityLightEstimation { get; set; }
        public bool supportsWorldTrackingHDRLightEstimation { get; set; }
        public bool supportsExifData { get; set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRCameraSubsystemCinfo other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCameraSubsystemCinfo lhs, UnityEngine.XR.ARSubsystems.XRCameraSubsystemCinfo rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCameraSubsystemCinfo lhs, UnityEngine.XR.ARSubsystems.XRCameraSubsystemCinfo rhs) { return !((object)lhs).Equals(rhs); }
    }
    public sealed partial class XRCameraSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRCameraSubsystem, UnityEngine.XR.ARSubsystems.XRCameraSubsystem.Provider>
    {
        public bool supportsAverageBrightness { get; internal set; }
        public bool supportsAverageColorTemperature { get; internal set; }
        public bool supportsAverageIntensityInLumens { get; internal set; }
        public bool supportsCameraGrain { get; internal set; }
        public bool supportsColorCorrection { get; internal set; }
        public bool supportsDisplayMatrix { get; internal set; }
        public bool supportsProjectionMatrix { get; internal set; }
        public bool supportsTimestamp { get; internal set; }
        public bool supportsCameraConfigurations { get; internal set; }
        public bool supportsCameraImage { get; internal set; }
        public bool supportsFocusModes { get; internal set; }
        public UnityEngine.XR.ARSubsystems.Supported supportsImageStabilization { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.supportsImageStabilization"); } }
        public bool supportsFaceTrackingAmbientIntensityLightEstimation { get; internal set; }
        public bool supportsFaceTrackingHDRLightEstimation { get; internal set; }
        public bool supportsWorldTrackingAmbientIntensityLightEstimation { get; internal set; }
        public bool supportsWorldTrackingHDRLightEstimation { get; internal set; }
        public bool supportsExifData { get; internal set; }
        public static void Register(UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.Register"); }
        internal XRCameraSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsAverageBrightness { get; set; }
            public bool supportsAverageColorTemperature { get; set; }
            public bool supportsAverageIntensityInLumens { get; set; }
            public bool supportsCameraGrain { get; set; }
            public bool supportsColorCorrection { get; set; }
            public bool supportsDisplayMatrix { get; set; }
            public bool supportsProjectionMatrix { get; set; }
            public bool supportsTimestamp { get; set; }
            public bool supportsCameraConfigurations { get; set; }
            public bool supportsCameraImage { get; set; }
            public bool supportsFocusModes { get; set; }
            public System.Func<UnityEngine.XR.ARSubsystems.Supported> supportsImageStabilizationDelegate { get; set; }
            public bool supportsFaceTrackingAmbientIntensityLightEstimation { get; set; }
            public bool supportsFaceTrackingHDRLightEstimation { get; set; }
            public bool supportsWorldTrackingAmbientIntensityLightEstimation { get; set; }
            public bool supportsWorldTrackingHDRLightEstimation { get; set; }
            public bool supportsExifData { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRCameraSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XRCpuImage : System.IDisposable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRCpuImage>
    {
        public UnityEngine.Vector2Int dimensions { get; internal set; }
        public int width { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.width"); } }
        public int height { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.height"); } }
        public int planeCount { get; internal set; }
        public UnityEngine.XR.ARSubsystems.XRCpuImage.Format format { get; internal set; }
        public double timestamp { get; internal set; }
        public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.valid"); } }
        public XRCpuImage(UnityEngine.XR.ARSubsystems.XRCpuImage.Api api, UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage"); }
        public bool FormatSupported(UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.FormatSupported"); }
        public UnityEngine.XR.ARSubsystems.XRCpuImage.Plane GetPlane(int planeIndex) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.GetPlane"); }
        public int GetConvertedDataSize(UnityEngine.Vector2Int dimensions, UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.GetConvertedDataSize"); }
        public int GetConvertedDataSize(UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.GetConvertedDataSize"); }
        public void Convert(UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams, System.IntPtr destinationBuffer, int bufferLength) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Convert"); }
        public void Convert(UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams, Unity.Collections.NativeSlice<byte> destinationBuffer) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Convert"); }
        public UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion ConvertAsync(UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.ConvertAsync"); }
        public void ConvertAsync(UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams, System.Action<UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversionStatus, UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams, Unity.Collections.NativeArray<byte>> onComplete) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.ConvertAsync"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Dispose"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRCpuImage other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCpuImage lhs, UnityEngine.XR.ARSubsystems.XRCpuImage rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCpuImage lhs, UnityEngine.XR.ARSubsystems.XRCpuImage rhs) { return !((object)lhs).Equals(rhs); }
        public enum Format
        {
            Unknown = 0,
            AndroidYuv420_888 = 1,
            IosYpCbCr420_8BiPlanarFullRange = 2,
            OneComponent8 = 3,
            DepthFloat32 = 4,
            DepthUint16 = 5,
            OneComponent32 = 6,
            ARGB32 = 7,
            RGBA32 = 8,
            BGRA32 = 9,
            RGB24 = 10,
        }
        public partial struct AsyncConversion : System.IDisposable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion>
        {
            public UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams { get; internal set; }
            public UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversionStatus status { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion.status"); } }
            public Unity.Collections.NativeArray<T> GetData<T>() where T : struct { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion.GetData"); }
            public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion.Dispose"); }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversion rhs) { return !((object)lhs).Equals(rhs); }
        }
        public abstract partial class Api
        {
            public virtual bool TryGetPlane(int nativeHandle, int planeIndex, out UnityEngine.XR.ARSubsystems.XRCpuImage.Plane.Cinfo planeCinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.TryGetPlane"); }
            public virtual bool TryGetConvertedDataSize(int nativeHandle, UnityEngine.Vector2Int dimensions, UnityEngine.TextureFormat format, out int size) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.TryGetConvertedDataSize"); }
            public virtual bool TryConvert(int nativeHandle, UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams, System.IntPtr destinationBuffer, int bufferLength) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.TryConvert"); }
            public virtual int ConvertAsync(int nativeHandle, UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.ConvertAsync"); }
            public virtual bool NativeHandleValid(int nativeHandle) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.NativeHandleValid"); }
            public virtual bool TryGetAsyncRequestData(int requestId, out System.IntPtr dataPtr, out int dataLength) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.TryGetAsyncRequestData"); }
            public virtual void ConvertAsync(int nativeHandle, UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams, UnityEngine.XR.ARSubsystems.XRCpuImage.Api.OnImageRequestCompleteDelegate callback, System.IntPtr context) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.ConvertAsync"); }
            public virtual void DisposeImage(int nativeHandle) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.DisposeImage"); }
            public virtual void DisposeAsyncRequest(int requestId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.DisposeAsyncRequest"); }
            public virtual UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversionStatus GetAsyncRequestStatus(int requestId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.GetAsyncRequestStatus"); }
            public virtual bool FormatSupported(UnityEngine.XR.ARSubsystems.XRCpuImage image, UnityEngine.TextureFormat format) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.Api.FormatSupported"); }
            public delegate void OnImageRequestCompleteDelegate(UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversionStatus status, UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams conversionParams, System.IntPtr dataPtr, int dataLength, System.IntPtr context);
        }
        public enum AsyncConversionStatus
        {
            Disposed = 0,
            Pending = 1,
            Processing = 2,
            Ready = 3,
            Failed = 4,
        }
        public partial struct Plane : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCpuImage.Plane>
        {
            public int rowStride { get; internal set; }
            public int pixelStride { get; internal set; }
            public Unity.Collections.NativeArray<byte> data { get; internal set; }
            public Plane(int rowStride, int pixelStride, Unity.Collections.NativeArray<byte> data) { this = default(UnityEngine.XR.ARSubsystems.XRCpuImage.Plane); this.rowStride = rowStride; this.pixelStride = pixelStride; this.data = data; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRCpuImage.Plane other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCpuImage.Plane lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.Plane rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCpuImage.Plane lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.Plane rhs) { return !((object)lhs).Equals(rhs); }
            public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCpuImage.Plane.Cinfo>
            {
                public System.IntPtr dataPtr { get; internal set; }
                public int dataLength { get; internal set; }
                public int rowStride { get; internal set; }
                public int pixelStride { get; internal set; }
                public Cinfo(System.IntPtr dataPtr, int dataLength, int rowStride, int pixelStride) { this = default(UnityEngine.XR.ARSubsystems.XRCpuImage.Plane.Cinfo); this.dataPtr = dataPtr; this.dataLength = dataLength; this.rowStride = rowStride; this.pixelStride = pixelStride; }
                public bool Equals(UnityEngine.XR.ARSubsystems.XRCpuImage.Plane.Cinfo other) { return base.Equals(other); }
                public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCpuImage.Plane.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.Plane.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
                public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCpuImage.Plane.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.Plane.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
            }
        }
        public partial struct ConversionParams : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams>
        {
            public UnityEngine.RectInt inputRect { get; set; }
            public UnityEngine.Vector2Int outputDimensions { get; set; }
            public UnityEngine.TextureFormat outputFormat { get; set; }
            public UnityEngine.XR.ARSubsystems.XRCpuImage.Transformation transformation { get; set; }
            public ConversionParams(UnityEngine.XR.ARSubsystems.XRCpuImage image, UnityEngine.TextureFormat format, UnityEngine.XR.ARSubsystems.XRCpuImage.Transformation transformation = (UnityEngine.XR.ARSubsystems.XRCpuImage.Transformation)0) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams"); }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.ConversionParams rhs) { return !((object)lhs).Equals(rhs); }
        }
        [System.FlagsAttribute]
        public enum Transformation
        {
            None = 0,
            MirrorX = 1,
            MirrorY = 2,
        }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo>
        {
            public int nativeHandle { get; internal set; }
            public UnityEngine.Vector2Int dimensions { get; internal set; }
            public int planeCount { get; internal set; }
            public double timestamp { get; internal set; }
            public UnityEngine.XR.ARSubsystems.XRCpuImage.Format format { get; internal set; }
            public Cinfo(int nativeHandle, UnityEngine.Vector2Int dimensions, int planeCount, double timestamp, UnityEngine.XR.ARSubsystems.XRCpuImage.Format format) { this = default(UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo); this.nativeHandle = nativeHandle; this.dimensions = dimensions; this.planeCount = planeCount; this.timestamp = timestamp; this.format = format; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRCpuImage.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public static partial class XRCpuImageAsyncConversionStatusExtensions
    {
        public static bool IsDone(this UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversionStatus status) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImageAsyncConversionStatusExtensions.IsDone"); }
        public static bool IsError(this UnityEngine.XR.ARSubsystems.XRCpuImage.AsyncConversionStatus status) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImageAsyncConversionStatusExtensions.IsError"); }
    }
    public static partial class XRCpuImageFormatExtensions
    {
        public static UnityEngine.TextureFormat AsTextureFormat(this UnityEngine.XR.ARSubsystems.XRCpuImage.Format @this) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImageFormatExtensions.AsTextureFormat"); }
        public static UnityEngine.XR.ARSubsystems.XRCpuImage.Format ToXRCpuImageFormat(this UnityEngine.TextureFormat @this) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRCpuImageFormatExtensions.ToXRCpuImageFormat"); }
    }
    [System.Obsolete]
    public partial class XRDepthSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider
    {
        public bool supportsFeaturePoints { get; internal set; }
        public bool supportsUniqueIds { get; internal set; }
        public bool supportsConfidence { get; internal set; }
        public static void RegisterDescriptor(UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo descriptorParams) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.RegisterDescriptor"); }
        internal XRDepthSubsystemDescriptor() { }
        [System.FlagsAttribute]
        public enum Capabilities
        {
            None = 0,
            FeaturePoints = 1,
            Confidence = 2,
            UniqueIds = 4,
        }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo>
        {
            public string id;
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsFeaturePoints { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo.supportsFeaturePoints"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo.supportsFeaturePoints"); } }
            public bool supportsConfidence { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo.supportsConfidence"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo.supportsConfidence"); } }
            public bool supportsUniqueIds { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo.supportsUniqueIds"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo.supportsUniqueIds"); } }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRDepthSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XREnvironmentProbe : System.IEquatable<UnityEngine.XR.ARSubsystems.XREnvironmentProbe>, UnityEngine.XR.ARSubsystems.ITrackable
    {
        public static UnityEngine.XR.ARSubsystems.XREnvironmentProbe defaultValue { get; internal set; } = new UnityEngine.XR.ARSubsystems.XREnvironmentProbe { trackableId = UnityEngine.XR.ARSubsystems.TrackableId.invalidId, pose = UnityEngine.Pose.identity };
        public XREnvironmentProbe(UnityEngine.XR.ARSubsystems.TrackableId trackableId, UnityEngine.Vector3 scale, UnityEngine.Pose pose, UnityEngine.Vector3 size, UnityEngine.XR.ARSubsystems.XRTextureDescriptor descriptor, UnityEngine.XR.ARSubsystems.TrackingState trackingState, System.IntPtr nativePtr) { this = default(UnityEngine.XR.ARSubsystems.XREnvironmentProbe); this.trackableId = trackableId; this.scale = scale; this.pose = pose; this.size = size; this.textureDescriptor = descriptor; this.trackingState = trackingState; this.nativePtr = nativePtr; }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Vector3 scale { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.Vector3 size { get; internal set; }
        public UnityEngine.XR.ARSubsystems.XRTextureDescriptor textureDescriptor { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XREnvironmentProbe other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XREnvironmentProbe lhs, UnityEngine.XR.ARSubsystems.XREnvironmentProbe rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XREnvironmentProbe lhs, UnityEngine.XR.ARSubsystems.XREnvironmentProbe rhs) { return !((object)lhs).Equals(rhs); }
        public string ToString(string floatingPointformat) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbe.ToString"); }
    }
    public partial class XREnvironmentProbeSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XREnvironmentProbe, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider>
    {
        public XREnvironmentProbeSubsystem() { }
        public bool automaticPlacementRequested { get { return m_KeptAutomaticPlacementRequested.Get("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.automaticPlacementRequested"); } set { m_KeptAutomaticPlacementRequested.Set(value); } } private Umcp.Kept<bool> m_KeptAutomaticPlacementRequested;
        public bool automaticPlacementEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.automaticPlacementEnabled"); } }
        public bool environmentTextureHDRRequested { get { return m_KeptEnvironmentTextureHDRRequested.Get("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.environmentTextureHDRRequested"); } set { m_KeptEnvironmentTextureHDRRequested.Set(value); } } private Umcp.Kept<bool> m_KeptEnvironmentTextureHDRRequested;
        public bool environmentTextureHDREnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.environmentTextureHDREnabled"); } }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XREnvironmentProbe> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.GetChanges"); }
        public bool TryAddEnvironmentProbe(UnityEngine.Pose pose, UnityEngine.Vector3 scale, UnityEngine.Vector3 size, out UnityEngine.XR.ARSubsystems.XREnvironmentProbe environmentProbe) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.TryAddEnvironmentProbe"); }
        public bool RemoveEnvironmentProbe(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.RemoveEnvironmentProbe"); }
        [System.Obsolete] public static bool Register(UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemCinfo environmentProbeSubsystemCinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Register"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem>
        {
            public virtual bool automaticPlacementRequested { get { return m_KeptAutomaticPlacementRequested.Get("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider.automaticPlacementRequested"); } set { m_KeptAutomaticPlacementRequested.Set(value); } } private Umcp.Kept<bool> m_KeptAutomaticPlacementRequested;
            public virtual bool automaticPlacementEnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider.automaticPlacementEnabled"); } }
            public virtual bool environmentTextureHDRRequested { get { return m_KeptEnvironmentTextureHDRRequested.Get("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider.environmentTextureHDRRequested"); } set { m_KeptEnvironmentTextureHDRRequested.Set(value); } } private Umcp.Kept<bool> m_KeptEnvironmentTextureHDRRequested;
            public virtual bool environmentTextureHDREnabled { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider.environmentTextureHDREnabled"); } }
            public virtual bool TryAddEnvironmentProbe(UnityEngine.Pose pose, UnityEngine.Vector3 scale, UnityEngine.Vector3 size, out UnityEngine.XR.ARSubsystems.XREnvironmentProbe environmentProbe) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider.TryAddEnvironmentProbe"); }
            public virtual bool RemoveEnvironmentProbe(UnityEngine.XR.ARSubsystems.TrackableId trackableId) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider.RemoveEnvironmentProbe"); }
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XREnvironmentProbe> GetChanges(UnityEngine.XR.ARSubsystems.XREnvironmentProbe defaultEnvironmentProbe, Unity.Collections.Allocator allocator);
        }
    }
    [System.Obsolete]
    public partial struct XREnvironmentProbeSubsystemCinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemCinfo>
    {
        public string id { get; set; }
        public System.Type providerType { get; set; }
        public System.Type subsystemTypeOverride { get; set; }
        public bool supportsManualPlacement { get; set; }
        public bool supportsRemovalOfManual { get; set; }
        public bool supportsAutomaticPlacement { get; set; }
        public bool supportsRemovalOfAutomatic { get; set; }
        public bool supportsEnvironmentTexture { get; set; }
        public bool supportsEnvironmentTextureHDR { get; set; }
        public bool Equals(UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemCinfo other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemCinfo lhs, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemCinfo rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemCinfo lhs, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemCinfo rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial class XREnvironmentProbeSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystem.Provider>
    {
        public bool supportsManualPlacement { get; internal set; }
        public bool supportsRemovalOfManual { get; internal set; }
        public bool supportsAutomaticPlacement { get; internal set; }
        public bool supportsRemovalOfAutomatic { get; internal set; }
        public bool supportsEnvironmentTexture { get; internal set; }
        public bool supportsEnvironmentTextureHDR { get; internal set; }
        public static void Register(UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor.Register"); }
        internal XREnvironmentProbeSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsManualPlacement { get; set; }
            public bool supportsRemovalOfManual { get; set; }
            public bool supportsAutomaticPlacement { get; set; }
            public bool supportsRemovalOfAutomatic { get; set; }
            public bool supportsEnvironmentTexture { get; set; }
            public bool supportsEnvironmentTextureHDR { get; set; }
            public bool Equals(UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XREnvironmentProbeSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XRFace : UnityEngine.XR.ARSubsystems.ITrackable, System.IEquatable<UnityEngine.XR.ARSubsystems.XRFace>
    {
        public static UnityEngine.XR.ARSubsystems.XRFace defaultValue { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public UnityEngine.Pose leftEyePose { get; internal set; }
        public UnityEngine.Pose rightEyePose { get; internal set; }
        public UnityEngine.Vector3 fixationPoint { get; internal set; }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRFace lhs, UnityEngine.XR.ARSubsystems.XRFace rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRFace lhs, UnityEngine.XR.ARSubsystems.XRFace rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRFace other) { return base.Equals(other); }
    }
    public partial struct XRFaceMesh : System.IEquatable<UnityEngine.XR.ARSubsystems.XRFaceMesh>, System.IDisposable
    {
        public void Resize(int vertexCount, int triangleCount, UnityEngine.XR.ARSubsystems.XRFaceMesh.Attributes attributes, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceMesh.Resize"); }
        public Unity.Collections.NativeArray<UnityEngine.Vector3> vertices { get; internal set; }
        public Unity.Collections.NativeArray<UnityEngine.Vector3> normals { get; internal set; }
        public Unity.Collections.NativeArray<int> indices { get; internal set; }
        public Unity.Collections.NativeArray<UnityEngine.Vector2> uvs { get; internal set; }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceMesh.Dispose"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRFaceMesh other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRFaceMesh lhs, UnityEngine.XR.ARSubsystems.XRFaceMesh rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRFaceMesh lhs, UnityEngine.XR.ARSubsystems.XRFaceMesh rhs) { return !((object)lhs).Equals(rhs); }
        [System.FlagsAttribute]
        public enum Attributes
        {
            None = 0,
            Normals = 1,
            UVs = 2,
        }
    }
    public partial class XRFaceSubsystem : UnityEngine.XR.ARSubsystems.TrackingSubsystem<UnityEngine.XR.ARSubsystems.XRFace, UnityEngine.XR.ARSubsystems.XRFaceSubsystem, UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor, UnityEngine.XR.ARSubsystems.XRFaceSubsystem.Provider>
    {
        public XRFaceSubsystem() { }
        public int requestedMaximumFaceCount { get { return m_KeptRequestedMaximumFaceCount.Get("UnityEngine.XR.ARSubsystems.XRFaceSubsystem.requestedMaximumFaceCount"); } set { m_KeptRequestedMaximumFaceCount.Set(value); } } private Umcp.Kept<int> m_KeptRequestedMaximumFaceCount;
        public int currentMaximumFaceCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystem.currentMaximumFaceCount"); } }
        public int supportedFaceCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystem.supportedFaceCount"); } }
        public override UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRFace> GetChanges(Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystem.GetChanges"); }
        public virtual void GetFaceMesh(UnityEngine.XR.ARSubsystems.TrackableId faceId, Unity.Collections.Allocator allocator, ref UnityEngine.XR.ARSubsystems.XRFaceMesh faceMesh) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystem.GetFaceMesh"); }
        public abstract partial class Provider : UnityEngine.SubsystemsImplementation.SubsystemProvider<UnityEngine.XR.ARSubsystems.XRFaceSubsystem>
        {
            public virtual void GetFaceMesh(UnityEngine.XR.ARSubsystems.TrackableId faceId, Unity.Collections.Allocator allocator, ref UnityEngine.XR.ARSubsystems.XRFaceMesh faceMesh) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystem.Provider.GetFaceMesh"); }
            public abstract UnityEngine.XR.ARSubsystems.TrackableChanges<UnityEngine.XR.ARSubsystems.XRFace> GetChanges(UnityEngine.XR.ARSubsystems.XRFace defaultFace, Unity.Collections.Allocator allocator);
            public virtual int supportedFaceCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystem.Provider.supportedFaceCount"); } }
            public virtual int requestedMaximumFaceCount { get; set; } = 1;
            public virtual int currentMaximumFaceCount { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystem.Provider.currentMaximumFaceCount"); } }
        }
    }
    public partial class XRFaceSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<UnityEngine.XR.ARSubsystems.XRFaceSubsystem, UnityEngine.XR.ARSubsystems.XRFaceSubsystem.Provider>
    {
        public bool supportsFacePose { get; internal set; }
        public bool supportsFaceMeshVerticesAndIndices { get; internal set; }
        public bool supportsFaceMeshUVs { get; internal set; }
        public bool supportsFaceMeshNormals { get; internal set; }
        public bool supportsEyeTracking { get; internal set; }
        [System.Obsolete] public static void Create(UnityEngine.XR.ARSubsystems.FaceSubsystemParams descriptorParams) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Create"); }
        public static void Register(UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo cinfo) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Register"); }
        internal XRFaceSubsystemDescriptor() { }
        public partial struct Cinfo : System.IEquatable<UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo>
        {
            public string id { get; set; }
            public System.Type providerType { get; set; }
            public System.Type subsystemTypeOverride { get; set; }
            public bool supportsFacePose { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsFacePose"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsFacePose"); } }
            public bool supportsFaceMeshVerticesAndIndices { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsFaceMeshVerticesAndIndices"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsFaceMeshVerticesAndIndices"); } }
            public bool supportsFaceMeshUVs { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsFaceMeshUVs"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsFaceMeshUVs"); } }
            public bool supportsFaceMeshNormals { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsFaceMeshNormals"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsFaceMeshNormals"); } }
            public bool supportsEyeTracking { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsEyeTracking"); } set { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo.supportsEyeTracking"); } }
            public bool Equals(UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo rhs) { return ((object)lhs).Equals(rhs); }
            public static bool operator !=(UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo lhs, UnityEngine.XR.ARSubsystems.XRFaceSubsystemDescriptor.Cinfo rhs) { return !((object)lhs).Equals(rhs); }
        }
    }
    public partial struct XRHumanBody : System.IEquatable<UnityEngine.XR.ARSubsystems.XRHumanBody>, UnityEngine.XR.ARSubsystems.ITrackable
    {
        public UnityEngine.XR.ARSubsystems.TrackableId trackableId { get; internal set; }
        public UnityEngine.Pose pose { get; internal set; }
        public float estimatedHeightScaleFactor { get; internal set; }
        public UnityEngine.XR.ARSubsystems.TrackingState trackingState { get; internal set; }
        public System.IntPtr nativePtr { get; internal set; }
        public static UnityEngine.XR.ARSubsystems.XRHumanBody defaultValue { get; internal set; } = new UnityEngine.XR.ARSubsystems.XRHumanBody { trackableId = UnityEngine.XR.ARSubsystems.TrackableId.invalidId, pose = UnityEngine.Pose.identity, estimatedHeightScaleFactor = 1.0f };
        public bool Equals(UnityEngine.XR.ARSubsystems.XRHumanBody other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRHumanBody lhs, UnityEngine.XR.ARSubsystems.XRHumanBody rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRHumanBody lhs, UnityEngine.XR.ARSubsystems.XRHumanBody rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct XRHumanBodyJoint : System.IEquatable<UnityEngine.XR.ARSubsystems.XRHumanBodyJoint>
    {
        public int index { get; internal set; }
        public int parentIndex { get; internal set; }
        public UnityEngine.Vector3 localScale { get; internal set; }
        public UnityEngine.Pose localPose { get; internal set; }
        public UnityEngine.Vector3 anchorScale { get; internal set; }
        public UnityEngine.Pose anchorPose { get; internal set; }
        public bool tracked { get { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodyJoint.tracked"); } }
        public XRHumanBodyJoint(int index, int parentIndex, UnityEngine.Vector3 localScale, UnityEngine.Pose localPose, UnityEngine.Vector3 anchorScale, UnityEngine.Pose anchorPose, bool tracked) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodyJoint"); }
        public bool Equals(UnityEngine.XR.ARSubsystems.XRHumanBodyJoint other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.XR.ARSubsystems.XRHumanBodyJoint lhs, UnityEngine.XR.ARSubsystems.XRHumanBodyJoint rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.XR.ARSubsystems.XRHumanBodyJoint lhs, UnityEngine.XR.ARSubsystems.XRHumanBodyJoint rhs) { return !((object)lhs).Equals(rhs); }
        public string ToString(string format) { throw new Umcp.LeftOutException("UnityEngine.XR.ARSubsystems.XRHumanBodyJoint.ToString"); }
    }
}
