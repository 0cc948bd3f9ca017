// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR
{
    public enum GameViewRenderMode
    {
        None = 0,
        LeftEye = 1,
        RightEye = 2,
        BothEyes = 3,
        OcclusionMesh = 4,
    }
    [System.Obsolete]
    public enum TrackingSpaceType
    {
        Stationary = 0,
        RoomScale = 1,
    }
}

namespace UnityEngine.XR.WSA
{
    public enum RemoteDeviceVersion
    {
        V1 = 0,
        V2 = 1,
    }
}

namespace UnityEngine.XR
{
    public static partial class XRDevice
    {
        public static float refreshRate { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRDevice.refreshRate"); } }
        public static System.IntPtr GetNativePtr() { throw new Umcp.LeftOutException("UnityEngine.XR.XRDevice.GetNativePtr"); }
        [System.Obsolete] public static UnityEngine.XR.TrackingSpaceType GetTrackingSpaceType() { throw new Umcp.LeftOutException("UnityEngine.XR.XRDevice.GetTrackingSpaceType"); }
        [System.Obsolete] public static bool SetTrackingSpaceType(UnityEngine.XR.TrackingSpaceType trackingSpaceType) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDevice.SetTrackingSpaceType"); }
        public static void DisableAutoXRCameraTracking(UnityEngine.Camera camera, bool disabled) { throw new Umcp.LeftOutException("UnityEngine.XR.XRDevice.DisableAutoXRCameraTracking"); }
        public static void UpdateEyeTextureMSAASetting() { throw new Umcp.LeftOutException("UnityEngine.XR.XRDevice.UpdateEyeTextureMSAASetting"); }
        public static float fovZoomFactor { get { return s_KeptFovZoomFactor.Get("UnityEngine.XR.XRDevice.fovZoomFactor"); } set { s_KeptFovZoomFactor.Set(value); } } private static Umcp.Kept<float> s_KeptFovZoomFactor;
        public static event System.Action<string> deviceLoaded { add { } remove { } }
    }
    public static partial class XRSettings
    {
        public static bool enabled { get { return s_KeptEnabled.Get("UnityEngine.XR.XRSettings.enabled"); } set { s_KeptEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptEnabled;
        public static UnityEngine.XR.GameViewRenderMode gameViewRenderMode { get { return s_KeptGameViewRenderMode.Get("UnityEngine.XR.XRSettings.gameViewRenderMode"); } set { s_KeptGameViewRenderMode.Set(value); } } private static Umcp.Kept<UnityEngine.XR.GameViewRenderMode> s_KeptGameViewRenderMode;
        public static bool isDeviceActive { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.isDeviceActive"); } }
        public static bool showDeviceView { get { return s_KeptShowDeviceView.Get("UnityEngine.XR.XRSettings.showDeviceView"); } set { s_KeptShowDeviceView.Set(value); } } private static Umcp.Kept<bool> s_KeptShowDeviceView;
        public static float eyeTextureResolutionScale { get { return s_KeptEyeTextureResolutionScale.Get("UnityEngine.XR.XRSettings.eyeTextureResolutionScale"); } set { s_KeptEyeTextureResolutionScale.Set(value); } } private static Umcp.Kept<float> s_KeptEyeTextureResolutionScale;
        public static int eyeTextureWidth { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.eyeTextureWidth"); } }
        public static int eyeTextureHeight { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.eyeTextureHeight"); } }
        public static UnityEngine.RenderTextureDescriptor eyeTextureDesc { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.eyeTextureDesc"); } }
        public static UnityEngine.Rendering.TextureDimension deviceEyeTextureDimension { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.deviceEyeTextureDimension"); } }
        public static float renderViewportScale { get { return s_KeptRenderViewportScale.Get("UnityEngine.XR.XRSettings.renderViewportScale"); } set { s_KeptRenderViewportScale.Set(value); } } private static Umcp.Kept<float> s_KeptRenderViewportScale;
        public static float occlusionMaskScale { get { return s_KeptOcclusionMaskScale.Get("UnityEngine.XR.XRSettings.occlusionMaskScale"); } set { s_KeptOcclusionMaskScale.Set(value); } } private static Umcp.Kept<float> s_KeptOcclusionMaskScale;
        public static bool useOcclusionMesh { get { return s_KeptUseOcclusionMesh.Get("UnityEngine.XR.XRSettings.useOcclusionMesh"); } set { s_KeptUseOcclusionMesh.Set(value); } } private static Umcp.Kept<bool> s_KeptUseOcclusionMesh;
        public static string loadedDeviceName { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.loadedDeviceName"); } }
        [System.Obsolete] public static void LoadDeviceByName(string deviceName) { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.LoadDeviceByName"); }
        [System.Obsolete] public static void LoadDeviceByName(string[] prioritizedDeviceNameList) { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.LoadDeviceByName"); }
        public static string[] supportedDevices { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.supportedDevices"); } }
        public static UnityEngine.XR.XRSettings.StereoRenderingMode stereoRenderingMode { get { throw new Umcp.LeftOutException("UnityEngine.XR.XRSettings.stereoRenderingMode"); } }
        public enum StereoRenderingMode
        {
            MultiPass = 0,
            SinglePass = 1,
            SinglePassInstanced = 2,
            SinglePassMultiview = 3,
        }
    }
    public static partial class XRStats
    {
        public static bool TryGetGPUTimeLastFrame(out float gpuTimeLastFrame) { throw new Umcp.LeftOutException("UnityEngine.XR.XRStats.TryGetGPUTimeLastFrame"); }
        public static bool TryGetDroppedFrameCount(out int droppedFrameCount) { throw new Umcp.LeftOutException("UnityEngine.XR.XRStats.TryGetDroppedFrameCount"); }
        public static bool TryGetFramePresentCount(out int framePresentCount) { throw new Umcp.LeftOutException("UnityEngine.XR.XRStats.TryGetFramePresentCount"); }
    }
}
