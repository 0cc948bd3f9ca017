// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class TouchScreenKeyboard
    {
        public TouchScreenKeyboard(string text, UnityEngine.TouchScreenKeyboardType keyboardType, bool autocorrection, bool multiline, bool secure, bool alert, string textPlaceholder, int characterLimit) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard"); }
        public static bool isSupported { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.isSupported"); } }
        public static bool isInPlaceEditingAllowed { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.isInPlaceEditingAllowed"); } }
        public static UnityEngine.TouchScreenKeyboard Open(string text, UnityEngine.TouchScreenKeyboardType keyboardType, bool autocorrection, bool multiline, bool secure, bool alert, string textPlaceholder, int characterLimit) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.Open"); }
        public static UnityEngine.TouchScreenKeyboard Open(string text, UnityEngine.TouchScreenKeyboardType keyboardType, bool autocorrection, bool multiline, bool secure, bool alert, string textPlaceholder) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.Open"); }
        public static UnityEngine.TouchScreenKeyboard Open(string text, UnityEngine.TouchScreenKeyboardType keyboardType, bool autocorrection, bool multiline, bool secure, bool alert) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.Open"); }
        public static UnityEngine.TouchScreenKeyboard Open(string text, UnityEngine.TouchScreenKeyboardType keyboardType, bool autocorrection, bool multiline, bool secure) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.Open"); }
        public static UnityEngine.TouchScreenKeyboard Open(string text, UnityEngine.TouchScreenKeyboardType keyboardType, bool autocorrection, bool multiline) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.Open"); }
        public static UnityEngine.TouchScreenKeyboard Open(string text, UnityEngine.TouchScreenKeyboardType keyboardType, bool autocorrection) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.Open"); }
        public static UnityEngine.TouchScreenKeyboard Open(string text, UnityEngine.TouchScreenKeyboardType keyboardType) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.Open"); }
        public static UnityEngine.TouchScreenKeyboard Open(string text) { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.Open"); }
        public string text { get { return m_KeptText.Get("UnityEngine.TouchScreenKeyboard.text"); } set { m_KeptText.Set(value); } } private Umcp.Kept<string> m_KeptText;
        public static bool hideInput { get { return s_KeptHideInput.Get("UnityEngine.TouchScreenKeyboard.hideInput"); } set { s_KeptHideInput.Set(value); } } private static Umcp.Kept<bool> s_KeptHideInput;
        public bool active { get { return m_KeptActive.Get("UnityEngine.TouchScreenKeyboard.active"); } set { m_KeptActive.Set(value); } } private Umcp.Kept<bool> m_KeptActive;
        [System.Obsolete] public bool done { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.done"); } }
        [System.Obsolete] public bool wasCanceled { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.wasCanceled"); } }
        public UnityEngine.TouchScreenKeyboard.Status status { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.status"); } }
        public int characterLimit { get { return m_KeptCharacterLimit.Get("UnityEngine.TouchScreenKeyboard.characterLimit"); } set { m_KeptCharacterLimit.Set(value); } } private Umcp.Kept<int> m_KeptCharacterLimit;
        public bool canGetSelection { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.canGetSelection"); } }
        public bool canSetSelection { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.canSetSelection"); } }
        public UnityEngine.RangeInt selection { get { return m_KeptSelection.Get("UnityEngine.TouchScreenKeyboard.selection"); } set { m_KeptSelection.Set(value); } } private Umcp.Kept<UnityEngine.RangeInt> m_KeptSelection;
        public UnityEngine.TouchScreenKeyboardType type { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.type"); } }
        public int targetDisplay { get { return m_KeptTargetDisplay.Get("UnityEngine.TouchScreenKeyboard.targetDisplay"); } set { m_KeptTargetDisplay.Set(value); } } private Umcp.Kept<int> m_KeptTargetDisplay;
        public static UnityEngine.Rect area { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.area"); } }
        public static bool visible { get { throw new Umcp.LeftOutException("UnityEngine.TouchScreenKeyboard.visible"); } }
        internal TouchScreenKeyboard() { }
        public enum Status
        {
            Visible = 0,
            Done = 1,
            Canceled = 2,
            LostFocus = 3,
        }
        public partial class Android
        {
            [System.Obsolete] public static bool closeKeyboardOnOutsideTap { get { return s_KeptCloseKeyboardOnOutsideTap.Get("UnityEngine.TouchScreenKeyboard.Android.closeKeyboardOnOutsideTap"); } set { s_KeptCloseKeyboardOnOutsideTap.Set(value); } } private static Umcp.Kept<bool> s_KeptCloseKeyboardOnOutsideTap;
            public static bool consumesOutsideTouches { get { return s_KeptConsumesOutsideTouches.Get("UnityEngine.TouchScreenKeyboard.Android.consumesOutsideTouches"); } set { s_KeptConsumesOutsideTouches.Set(value); } } private static Umcp.Kept<bool> s_KeptConsumesOutsideTouches;
        }
    }
    public enum TouchScreenKeyboardType
    {
        Default = 0,
        ASCIICapable = 1,
        NumbersAndPunctuation = 2,
        URL = 3,
        NumberPad = 4,
        PhonePad = 5,
        NamePhonePad = 6,
        EmailAddress = 7,
        [System.Obsolete] NintendoNetworkAccount = 8,
        Social = 9,
        Search = 10,
        DecimalPad = 11,
        OneTimeCode = 12,
    }
    public partial class TrackedReference
    {
        protected TrackedReference() { }
        public static bool operator ==(UnityEngine.TrackedReference x, UnityEngine.TrackedReference y) { throw new Umcp.LeftOutException("UnityEngine.TrackedReference.op_Equality"); }
        public static bool operator !=(UnityEngine.TrackedReference x, UnityEngine.TrackedReference y) { throw new Umcp.LeftOutException("UnityEngine.TrackedReference.op_Inequality"); }
        public static implicit operator bool(UnityEngine.TrackedReference exists) { throw new Umcp.LeftOutException("UnityEngine.TrackedReference.op_Implicit"); }
    }
    public sealed partial class TrailRenderer
    {
        public void SetPosition(int index, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.SetPosition"); }
        public UnityEngine.Vector3 GetPosition(int index) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.GetPosition"); }
        public UnityEngine.Vector2 textureScale { get { return m_KeptTextureScale.Get("UnityEngine.TrailRenderer.textureScale"); } set { m_KeptTextureScale.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptTextureScale;
        public UnityEngine.SpriteMaskInteraction maskInteraction { get { return m_KeptMaskInteraction.Get("UnityEngine.TrailRenderer.maskInteraction"); } set { m_KeptMaskInteraction.Set(value); } } private Umcp.Kept<UnityEngine.SpriteMaskInteraction> m_KeptMaskInteraction;
        public void BakeMesh(UnityEngine.Mesh mesh, bool useTransform = false) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.BakeMesh"); }
        public void BakeMesh(UnityEngine.Mesh mesh, UnityEngine.Camera camera, bool useTransform = false) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.BakeMesh"); }
        public int GetPositions(UnityEngine.Vector3[] positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.GetPositions"); }
        public int GetVisiblePositions(UnityEngine.Vector3[] positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.GetVisiblePositions"); }
        public void SetPositions(UnityEngine.Vector3[] positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.SetPositions"); }
        public void AddPosition(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.AddPosition"); }
        public void AddPositions(UnityEngine.Vector3[] positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.AddPositions"); }
        public void SetPositions(Unity.Collections.NativeArray<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.SetPositions"); }
        public void SetPositions(Unity.Collections.NativeSlice<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.SetPositions"); }
        public int GetPositions(Unity.Collections.NativeArray<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.GetPositions"); }
        public int GetPositions(Unity.Collections.NativeSlice<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.GetPositions"); }
        public int GetVisiblePositions(Unity.Collections.NativeArray<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.GetVisiblePositions"); }
        public int GetVisiblePositions(Unity.Collections.NativeSlice<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.GetVisiblePositions"); }
        public void AddPositions(Unity.Collections.NativeArray<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.AddPositions"); }
        public void AddPositions(Unity.Collections.NativeSlice<UnityEngine.Vector3> positions) { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.AddPositions"); }
        [System.Obsolete] public int numPositions { get { throw new Umcp.LeftOutException("UnityEngine.TrailRenderer.numPositions"); } }
    }
    public enum TransferFunction
    {
        Unknown = -1,
        sRGB = 0,
        BT1886 = 1,
        PQ = 2,
        Linear = 3,
        Gamma22 = 4,
    }
    public static partial class Types
    {
    }
}

namespace UnityEngine.U2D
{
    public abstract partial class Light2DBase : UnityEngine.MonoBehaviour
    {
    }
    public static partial class PixelPerfectRendering
    {
        public static float pixelSnapSpacing { get { return s_KeptPixelSnapSpacing.Get("UnityEngine.U2D.PixelPerfectRendering.pixelSnapSpacing"); } set { s_KeptPixelSnapSpacing.Set(value); } } private static Umcp.Kept<float> s_KeptPixelSnapSpacing;
    }
    public partial class SpriteAtlas : UnityEngine.Object
    {
        public SpriteAtlas() { UnityEngine.Native.NewAsset(this, ""); }
        public bool isVariant { get { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteAtlas.isVariant"); } }
        public string tag { get { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteAtlas.tag"); } }
        public int spriteCount { get { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteAtlas.spriteCount"); } }
        public bool CanBindTo(UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteAtlas.CanBindTo"); }
        public UnityEngine.Sprite GetSprite(string name) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteAtlas.GetSprite"); }
        public int GetSprites(UnityEngine.Sprite[] sprites) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteAtlas.GetSprites"); }
        public int GetSprites(UnityEngine.Sprite[] sprites, string name) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteAtlas.GetSprites"); }
    }
    public partial class SpriteAtlasManager
    {
        public static event System.Action<string, System.Action<UnityEngine.U2D.SpriteAtlas>> atlasRequested { add { } remove { } }
        public static event System.Action<UnityEngine.U2D.SpriteAtlas> atlasRegistered { add { } remove { } }
    }
    [System.SerializableAttribute]
    public partial struct SpriteBone
    {
        public string name { get; set; }
        public string guid { get; set; }
        public UnityEngine.Vector3 position { get; set; }
        public UnityEngine.Quaternion rotation { get; set; }
        public float length { get; set; }
        public int parentId { get; set; }
        public UnityEngine.Color32 color { get; set; }
    }
    public static partial class SpriteDataAccessExtensions
    {
        public static Unity.Collections.NativeSlice<T> GetVertexAttribute<T>(this UnityEngine.Sprite sprite, UnityEngine.Rendering.VertexAttribute channel) where T : struct { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.GetVertexAttribute"); }
        public static void SetVertexAttribute<T>(this UnityEngine.Sprite sprite, UnityEngine.Rendering.VertexAttribute channel, Unity.Collections.NativeArray<T> src) where T : struct { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.SetVertexAttribute"); }
        public static Unity.Collections.NativeArray<UnityEngine.Matrix4x4> GetBindPoses(this UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.GetBindPoses"); }
        public static void SetBindPoses(this UnityEngine.Sprite sprite, Unity.Collections.NativeArray<UnityEngine.Matrix4x4> src) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.SetBindPoses"); }
        public static Unity.Collections.NativeArray<ushort> GetIndices(this UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.GetIndices"); }
        public static void SetIndices(this UnityEngine.Sprite sprite, Unity.Collections.NativeArray<ushort> src) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.SetIndices"); }
        public static UnityEngine.U2D.SpriteBone[] GetBones(this UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.GetBones"); }
        public static void SetBones(this UnityEngine.Sprite sprite, UnityEngine.U2D.SpriteBone[] src) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.SetBones"); }
        public static bool HasVertexAttribute(this UnityEngine.Sprite sprite, UnityEngine.Rendering.VertexAttribute channel) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.HasVertexAttribute"); }
        public static void SetVertexCount(this UnityEngine.Sprite sprite, int count) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.SetVertexCount"); }
        public static int GetVertexCount(this UnityEngine.Sprite sprite) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteDataAccessExtensions.GetVertexCount"); }
    }
    public static partial class SpriteRendererDataAccessExtensions
    {
        public static void DeactivateDeformableBuffer(this UnityEngine.SpriteRenderer renderer) { throw new Umcp.LeftOutException("UnityEngine.U2D.SpriteRendererDataAccessExtensions.DeactivateDeformableBuffer"); }
    }
}

namespace UnityEngine
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Assembly, AllowMultiple = false)]
    public partial class UnityAPICompatibilityVersionAttribute : System.Attribute
    {
        public UnityAPICompatibilityVersionAttribute(string version, bool checkOnlyUnityVersion) { }
        public UnityAPICompatibilityVersionAttribute(string version, string[] configurationAssembliesHashes) { }
        public string version { get; internal set; }
        internal UnityAPICompatibilityVersionAttribute() { }
    }
    public partial class UnityEventQueueSystem
    {
        public static string GenerateEventIdForPayload(string eventPayloadName) { throw new Umcp.LeftOutException("UnityEngine.UnityEventQueueSystem.GenerateEventIdForPayload"); }
        public static System.IntPtr GetGlobalEventQueue() { throw new Umcp.LeftOutException("UnityEngine.UnityEventQueueSystem.GetGlobalEventQueue"); }
    }
    public enum UserAuthorization
    {
        WebCam = 1,
        Microphone = 2,
    }
    public enum VRTextureUsage
    {
        None = 0,
        OneEye = 1,
        TwoEyes = 2,
        DeviceSpecific = 3,
    }
    public partial struct WebCamDevice
    {
        public string name { get; internal set; }
        public bool isFrontFacing { get { throw new Umcp.LeftOutException("UnityEngine.WebCamDevice.isFrontFacing"); } }
        public UnityEngine.WebCamKind kind { get; internal set; }
        public string depthCameraName { get { throw new Umcp.LeftOutException("UnityEngine.WebCamDevice.depthCameraName"); } }
        public bool isAutoFocusPointSupported { get { throw new Umcp.LeftOutException("UnityEngine.WebCamDevice.isAutoFocusPointSupported"); } }
        public UnityEngine.Resolution[] availableResolutions { get; internal set; }
    }
    public enum WebCamFlags
    {
        FrontFacing = 1,
        AutoFocusPointSupported = 2,
    }
    public enum WebCamKind
    {
        WideAngle = 1,
        Telephoto = 2,
        ColorAndDepth = 3,
        UltraWideAngle = 4,
    }
    public sealed partial class WebCamTexture : UnityEngine.Texture
    {
        public static UnityEngine.WebCamDevice[] devices { get { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.devices"); } }
        public WebCamTexture(string deviceName, int requestedWidth, int requestedHeight, int requestedFPS) { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture"); }
        public WebCamTexture(string deviceName, int requestedWidth, int requestedHeight) { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture"); }
        public WebCamTexture(string deviceName) { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture"); }
        public WebCamTexture(int requestedWidth, int requestedHeight, int requestedFPS) { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture"); }
        public WebCamTexture(int requestedWidth, int requestedHeight) { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture"); }
        public WebCamTexture() { UnityEngine.Native.NewAsset(this, ""); }
        public void Play() { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.Play"); }
        public void Pause() { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.Pause"); }
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.Stop"); }
        public bool isPlaying { get { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.isPlaying"); } }
        public string deviceName { get { return m_KeptDeviceName.Get("UnityEngine.WebCamTexture.deviceName"); } set { m_KeptDeviceName.Set(value); } } private Umcp.Kept<string> m_KeptDeviceName;
        public float requestedFPS { get { return m_KeptRequestedFPS.Get("UnityEngine.WebCamTexture.requestedFPS"); } set { m_KeptRequestedFPS.Set(value); } } private Umcp.Kept<float> m_KeptRequestedFPS;
        public int requestedWidth { get { return m_KeptRequestedWidth.Get("UnityEngine.WebCamTexture.requestedWidth"); } set { m_KeptRequestedWidth.Set(value); } } private Umcp.Kept<int> m_KeptRequestedWidth;
        public int requestedHeight { get { return m_KeptRequestedHeight.Get("UnityEngine.WebCamTexture.requestedHeight"); } set { m_KeptRequestedHeight.Set(value); } } private Umcp.Kept<int> m_KeptRequestedHeight;
        public int videoRotationAngle { get { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.videoRotationAngle"); } }
        public bool videoVerticallyMirrored { get { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.videoVerticallyMirrored"); } }
        public bool didUpdateThisFrame { get { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.didUpdateThisFrame"); } }
        public UnityEngine.Color GetPixel(int x, int y) { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.GetPixel"); }
        public UnityEngine.Color[] GetPixels() { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.GetPixels"); }
        public UnityEngine.Color[] GetPixels(int x, int y, int blockWidth, int blockHeight) { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.GetPixels"); }
        public UnityEngine.Color32[] GetPixels32() { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.GetPixels32"); }
        public UnityEngine.Color32[] GetPixels32(UnityEngine.Color32[] colors) { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.GetPixels32"); }
        public UnityEngine.Vector2? autoFocusPoint { get { return m_KeptAutoFocusPoint.Get("UnityEngine.WebCamTexture.autoFocusPoint"); } set { m_KeptAutoFocusPoint.Set(value); } } private Umcp.Kept<UnityEngine.Vector2?> m_KeptAutoFocusPoint;
        public bool isDepth { get { throw new Umcp.LeftOutException("UnityEngine.WebCamTexture.isDepth"); } }
    }
    public enum WhitePoint
    {
        Unknown = -1,
        D65 = 0,
    }
}

namespace UnityEngine.iOS
{
    public enum ActivityIndicatorStyle
    {
        DontShow = -1,
        WhiteLarge = 0,
        White = 1,
        Gray = 2,
    }
    public sealed partial class Device
    {
        public static string systemVersion { get { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.systemVersion"); } }
        public static UnityEngine.iOS.DeviceGeneration generation { get { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.generation"); } }
        public static string vendorIdentifier { get { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.vendorIdentifier"); } }
        public static string advertisingIdentifier { get { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.advertisingIdentifier"); } }
        public static bool advertisingTrackingEnabled { get { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.advertisingTrackingEnabled"); } }
        public static bool hideHomeButton { get { return s_KeptHideHomeButton.Get("UnityEngine.iOS.Device.hideHomeButton"); } set { s_KeptHideHomeButton.Set(value); } } private static Umcp.Kept<bool> s_KeptHideHomeButton;
        public static bool lowPowerModeEnabled { get { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.lowPowerModeEnabled"); } }
        public static bool wantsSoftwareDimming { get { return s_KeptWantsSoftwareDimming.Get("UnityEngine.iOS.Device.wantsSoftwareDimming"); } set { s_KeptWantsSoftwareDimming.Set(value); } } private static Umcp.Kept<bool> s_KeptWantsSoftwareDimming;
        public static bool iosAppOnMac { get { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.iosAppOnMac"); } }
        public static UnityEngine.iOS.SystemGestureDeferMode deferSystemGesturesMode { get { return s_KeptDeferSystemGesturesMode.Get("UnityEngine.iOS.Device.deferSystemGesturesMode"); } set { s_KeptDeferSystemGesturesMode.Set(value); } } private static Umcp.Kept<UnityEngine.iOS.SystemGestureDeferMode> s_KeptDeferSystemGesturesMode;
        public static void SetNoBackupFlag(string path) { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.SetNoBackupFlag"); }
        public static void ResetNoBackupFlag(string path) { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.ResetNoBackupFlag"); }
        public static bool RequestStoreReview() { throw new Umcp.LeftOutException("UnityEngine.iOS.Device.RequestStoreReview"); }
    }
    public enum DeviceGeneration
    {
        Unknown = 0,
        iPhone = 1,
        iPhone3G = 2,
        iPhone3GS = 3,
        iPodTouch1Gen = 4,
        iPodTouch2Gen = 5,
        iPodTouch3Gen = 6,
        iPad1Gen = 7,
        iPhone4 = 8,
        iPodTouch4Gen = 9,
        iPad2Gen = 10,
        iPhone4S = 11,
        iPad3Gen = 12,
        iPhone5 = 13,
        iPodTouch5Gen = 14,
        iPadMini1Gen = 15,
        iPad4Gen = 16,
        iPhone5C = 17,
        iPhone5S = 18,
        iPadAir1 = 19,
        iPadMini2Gen = 20,
        iPhone6 = 21,
        iPhone6Plus = 22,
        iPadMini3Gen = 23,
        iPadAir2 = 24,
        iPhone6S = 25,
        iPhone6SPlus = 26,
        iPadPro1Gen = 27,
        iPadMini4Gen = 28,
        iPhoneSE1Gen = 29,
        iPadPro10Inch1Gen = 30,
        iPhone7 = 31,
        iPhone7Plus = 32,
        iPodTouch6Gen = 33,
        iPad5Gen = 34,
        iPadPro2Gen = 35,
        iPadPro10Inch2Gen = 36,
        iPhone8 = 37,
        iPhone8Plus = 38,
        iPhoneX = 39,
        iPhoneXS = 40,
        iPhoneXSMax = 41,
        iPhoneXR = 42,
        iPadPro11Inch = 43,
        iPadPro3Gen = 44,
        iPad6Gen = 45,
        iPadAir3Gen = 46,
        iPadMini5Gen = 47,
        iPhone11 = 48,
        iPhone11Pro = 49,
        iPhone11ProMax = 50,
        iPodTouch7Gen = 51,
        iPad7Gen = 52,
        iPhoneSE2Gen = 53,
        iPadPro11Inch2Gen = 54,
        iPadPro4Gen = 55,
        iPhone12Mini = 56,
        iPhone12 = 57,
        iPhone12Pro = 58,
        iPhone12ProMax = 59,
        iPad8Gen = 60,
        iPadAir4Gen = 61,
        iPad9Gen = 62,
        iPadMini6Gen = 63,
        iPhone13 = 64,
        iPhone13Mini = 65,
        iPhone13Pro = 66,
        iPhone13ProMax = 67,
        iPadPro5Gen = 68,
        iPadPro11Inch3Gen = 69,
        iPhoneSE3Gen = 70,
        iPadAir5Gen = 71,
        iPhone14 = 72,
        iPhone14Plus = 73,
        iPhone14Pro = 74,
        iPhone14ProMax = 75,
        iPadPro6Gen = 76,
        iPadPro11Inch4Gen = 77,
        iPad10Gen = 78,
        iPhone15 = 79,
        iPhone15Plus = 80,
        iPhone15Pro = 81,
        iPhone15ProMax = 82,
        iPhone16 = 83,
        iPhone16Plus = 84,
        iPhone16Pro = 85,
        iPhone16ProMax = 86,
        iPhone16e = 87,
        iPhone17 = 88,
        iPhoneAir = 89,
        iPhone17Pro = 90,
        iPhone17ProMax = 91,
        iPhoneUnknown = 10001,
        iPadUnknown = 10002,
        iPodTouchUnknown = 10003,
    }
    public static partial class OnDemandResources
    {
        public static bool enabled { get { throw new Umcp.LeftOutException("UnityEngine.iOS.OnDemandResources.enabled"); } }
        public static UnityEngine.iOS.OnDemandResourcesRequest PreloadAsync(string[] tags) { throw new Umcp.LeftOutException("UnityEngine.iOS.OnDemandResources.PreloadAsync"); }
    }
    public sealed partial class OnDemandResourcesRequest : UnityEngine.AsyncOperation, System.IDisposable
    {
        public string error { get { throw new Umcp.LeftOutException("UnityEngine.iOS.OnDemandResourcesRequest.error"); } }
        public float loadingPriority { get { return m_KeptLoadingPriority.Get("UnityEngine.iOS.OnDemandResourcesRequest.loadingPriority"); } set { m_KeptLoadingPriority.Set(value); } } private Umcp.Kept<float> m_KeptLoadingPriority;
        public string GetResourcePath(string resourceName) { throw new Umcp.LeftOutException("UnityEngine.iOS.OnDemandResourcesRequest.GetResourcePath"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.iOS.OnDemandResourcesRequest.Dispose"); }
        internal OnDemandResourcesRequest() { }
    }
    [System.FlagsAttribute]
    public enum SystemGestureDeferMode : uint
    {
        None = 0,
        TopEdge = 1,
        LeftEdge = 2,
        BottomEdge = 4,
        RightEdge = 8,
        All = 15,
    }
}

namespace UnityEngine
{
    public partial class iPhoneSettings
    {
        [System.Obsolete] public static bool verticalOrientation { get { throw new Umcp.LeftOutException("UnityEngine.iPhoneSettings.verticalOrientation"); } }
        [System.Obsolete] public static bool screenCanDarken { get { throw new Umcp.LeftOutException("UnityEngine.iPhoneSettings.screenCanDarken"); } }
    }
    public partial class iPhoneUtils
    {
        [System.Obsolete] public static void PlayMovie(string path, UnityEngine.Color bgColor) { }
        [System.Obsolete] public static void PlayMovieURL(string url, UnityEngine.Color bgColor) { }
        [System.Obsolete] public static void Vibrate() { }
        [System.Obsolete] public static bool isApplicationGenuine { get { throw new Umcp.LeftOutException("UnityEngine.iPhoneUtils.isApplicationGenuine"); } }
        [System.Obsolete] public static bool isApplicationGenuineAvailable { get { throw new Umcp.LeftOutException("UnityEngine.iPhoneUtils.isApplicationGenuineAvailable"); } }
    }
}

namespace UnityEngine.tvOS
{
    public sealed partial class Device
    {
        public static string systemVersion { get { throw new Umcp.LeftOutException("UnityEngine.tvOS.Device.systemVersion"); } }
        public static UnityEngine.tvOS.DeviceGeneration generation { get { throw new Umcp.LeftOutException("UnityEngine.tvOS.Device.generation"); } }
        public static string vendorIdentifier { get { throw new Umcp.LeftOutException("UnityEngine.tvOS.Device.vendorIdentifier"); } }
        public static string advertisingIdentifier { get { throw new Umcp.LeftOutException("UnityEngine.tvOS.Device.advertisingIdentifier"); } }
        public static bool advertisingTrackingEnabled { get { throw new Umcp.LeftOutException("UnityEngine.tvOS.Device.advertisingTrackingEnabled"); } }
        public static void SetNoBackupFlag(string path) { throw new Umcp.LeftOutException("UnityEngine.tvOS.Device.SetNoBackupFlag"); }
        public static void ResetNoBackupFlag(string path) { throw new Umcp.LeftOutException("UnityEngine.tvOS.Device.ResetNoBackupFlag"); }
    }
    public enum DeviceGeneration
    {
        Unknown = 0,
        [System.Obsolete] AppleTV1Gen = 1001,
        AppleTVHD = 1001,
        [System.Obsolete] AppleTV2Gen = 1002,
        AppleTV4K = 1002,
        AppleTV4K2Gen = 1003,
        AppleTV4K3Gen = 1004,
    }
    public sealed partial class Remote
    {
        public static bool allowExitToHome { get { return s_KeptAllowExitToHome.Get("UnityEngine.tvOS.Remote.allowExitToHome"); } set { s_KeptAllowExitToHome.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowExitToHome;
        public static bool allowRemoteRotation { get { return s_KeptAllowRemoteRotation.Get("UnityEngine.tvOS.Remote.allowRemoteRotation"); } set { s_KeptAllowRemoteRotation.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowRemoteRotation;
        public static bool reportAbsoluteDpadValues { get { return s_KeptReportAbsoluteDpadValues.Get("UnityEngine.tvOS.Remote.reportAbsoluteDpadValues"); } set { s_KeptReportAbsoluteDpadValues.Set(value); } } private static Umcp.Kept<bool> s_KeptReportAbsoluteDpadValues;
        public static bool touchesEnabled { get { return s_KeptTouchesEnabled.Get("UnityEngine.tvOS.Remote.touchesEnabled"); } set { s_KeptTouchesEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptTouchesEnabled;
    }
}
