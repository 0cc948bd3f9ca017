// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Android
{
    public enum AndroidAssetPackError
    {
        NoError = 0,
        AppUnavailable = -1,
        PackUnavailable = -2,
        InvalidRequest = -3,
        DownloadNotFound = -4,
        ApiNotAvailable = -5,
        NetworkError = -6,
        AccessDenied = -7,
        InsufficientStorage = -10,
        PlayStoreNotFound = -11,
        NetworkUnrestricted = -12,
        AppNotOwned = -13,
        InternalError = -100,
    }
    public partial class AndroidAssetPackInfo
    {
        public string name { get; internal set; }
        public UnityEngine.Android.AndroidAssetPackStatus status { get; internal set; }
        public ulong size { get; internal set; }
        public ulong bytesDownloaded { get; internal set; }
        public float transferProgress { get; internal set; }
        public UnityEngine.Android.AndroidAssetPackError error { get; internal set; }
        internal AndroidAssetPackInfo() { }
    }
    public partial class AndroidAssetPackState
    {
        public string name { get; internal set; }
        public UnityEngine.Android.AndroidAssetPackStatus status { get; internal set; }
        public UnityEngine.Android.AndroidAssetPackError error { get; internal set; }
        internal AndroidAssetPackState() { }
    }
    public enum AndroidAssetPackStatus
    {
        Unknown = 0,
        Pending = 1,
        Downloading = 2,
        Transferring = 3,
        Completed = 4,
        Failed = 5,
        Canceled = 6,
        WaitingForWifi = 7,
        NotInstalled = 8,
    }
    public partial class AndroidAssetPackUseMobileDataRequestResult
    {
        public bool allowed { get; internal set; }
        internal AndroidAssetPackUseMobileDataRequestResult() { }
    }
    public static partial class AndroidAssetPacks
    {
        public static bool coreUnityAssetPacksDownloaded { get { throw new Umcp.LeftOutException("UnityEngine.Android.AndroidAssetPacks.coreUnityAssetPacksDownloaded"); } }
        public static string[] GetCoreUnityAssetPackNames() { throw new Umcp.LeftOutException("UnityEngine.Android.AndroidAssetPacks.GetCoreUnityAssetPackNames"); }
        public static void GetAssetPackStateAsync(string[] assetPackNames, System.Action<ulong, UnityEngine.Android.AndroidAssetPackState[]> callback) { }
        public static UnityEngine.Android.GetAssetPackStateAsyncOperation GetAssetPackStateAsync(string[] assetPackNames) { throw new Umcp.LeftOutException("UnityEngine.Android.AndroidAssetPacks.GetAssetPackStateAsync"); }
        public static void DownloadAssetPackAsync(string[] assetPackNames, System.Action<UnityEngine.Android.AndroidAssetPackInfo> callback) { }
        public static UnityEngine.Android.DownloadAssetPackAsyncOperation DownloadAssetPackAsync(string[] assetPackNames) { throw new Umcp.LeftOutException("UnityEngine.Android.AndroidAssetPacks.DownloadAssetPackAsync"); }
        public static void RequestToUseMobileDataAsync(System.Action<UnityEngine.Android.AndroidAssetPackUseMobileDataRequestResult> callback) { }
        public static UnityEngine.Android.RequestToUseMobileDataAsyncOperation RequestToUseMobileDataAsync() { throw new Umcp.LeftOutException("UnityEngine.Android.AndroidAssetPacks.RequestToUseMobileDataAsync"); }
        public static string GetAssetPackPath(string assetPackName) { throw new Umcp.LeftOutException("UnityEngine.Android.AndroidAssetPacks.GetAssetPackPath"); }
        public static void CancelAssetPackDownload(string[] assetPackNames) { }
        public static void RemoveAssetPack(string assetPackName) { }
    }
    public partial class AndroidDevice
    {
        public static UnityEngine.Android.AndroidHardwareType hardwareType { get { throw new Umcp.LeftOutException("UnityEngine.Android.AndroidDevice.hardwareType"); } }
        public static void SetSustainedPerformanceMode(bool enabled) { }
    }
    public enum AndroidHardwareType
    {
        Generic = 0,
        ChromeOS = 1,
    }
    public static partial class DiagnosticsReporting
    {
        public static void CallReportFullyDrawn() { }
    }
    public partial class DownloadAssetPackAsyncOperation : UnityEngine.CustomYieldInstruction
    {
        public override bool keepWaiting { get { throw new Umcp.LeftOutException("UnityEngine.Android.DownloadAssetPackAsyncOperation.keepWaiting"); } }
        public bool isDone { get { throw new Umcp.LeftOutException("UnityEngine.Android.DownloadAssetPackAsyncOperation.isDone"); } }
        public float progress { get { throw new Umcp.LeftOutException("UnityEngine.Android.DownloadAssetPackAsyncOperation.progress"); } }
        public string[] downloadedAssetPacks { get { throw new Umcp.LeftOutException("UnityEngine.Android.DownloadAssetPackAsyncOperation.downloadedAssetPacks"); } }
        public string[] downloadFailedAssetPacks { get { throw new Umcp.LeftOutException("UnityEngine.Android.DownloadAssetPackAsyncOperation.downloadFailedAssetPacks"); } }
        internal DownloadAssetPackAsyncOperation() { }
    }
    public partial class GetAssetPackStateAsyncOperation : UnityEngine.CustomYieldInstruction
    {
        public override bool keepWaiting { get { throw new Umcp.LeftOutException("UnityEngine.Android.GetAssetPackStateAsyncOperation.keepWaiting"); } }
        public bool isDone { get { throw new Umcp.LeftOutException("UnityEngine.Android.GetAssetPackStateAsyncOperation.isDone"); } }
        public ulong size { get { throw new Umcp.LeftOutException("UnityEngine.Android.GetAssetPackStateAsyncOperation.size"); } }
        public UnityEngine.Android.AndroidAssetPackState[] states { get { throw new Umcp.LeftOutException("UnityEngine.Android.GetAssetPackStateAsyncOperation.states"); } }
        internal GetAssetPackStateAsyncOperation() { }
    }
    public partial struct Permission
    {
        public const string Camera = "android.permission.CAMERA";
        public const string Microphone = "android.permission.RECORD_AUDIO";
        public const string FineLocation = "android.permission.ACCESS_FINE_LOCATION";
        public const string CoarseLocation = "android.permission.ACCESS_COARSE_LOCATION";
        public const string ExternalStorageRead = "android.permission.READ_EXTERNAL_STORAGE";
        public const string ExternalStorageWrite = "android.permission.WRITE_EXTERNAL_STORAGE";
        public static bool HasUserAuthorizedPermission(string permission) { throw new Umcp.LeftOutException("UnityEngine.Android.Permission.HasUserAuthorizedPermission"); }
        public static void RequestUserPermission(string permission) { throw new Umcp.LeftOutException("UnityEngine.Android.Permission.RequestUserPermission"); }
        public static void RequestUserPermissions(string[] permissions) { throw new Umcp.LeftOutException("UnityEngine.Android.Permission.RequestUserPermissions"); }
        public static void RequestUserPermission(string permission, UnityEngine.Android.PermissionCallbacks callbacks) { throw new Umcp.LeftOutException("UnityEngine.Android.Permission.RequestUserPermission"); }
        public static void RequestUserPermissions(string[] permissions, UnityEngine.Android.PermissionCallbacks callbacks) { throw new Umcp.LeftOutException("UnityEngine.Android.Permission.RequestUserPermissions"); }
    }
    public partial class PermissionCallbacks : UnityEngine.AndroidJavaProxy
    {
        public event System.Action<string> PermissionGranted { add { } remove { } }
        public event System.Action<string> PermissionDenied { add { } remove { } }
        public event System.Action<string> PermissionDeniedAndDontAskAgain { add { } remove { } }
        public PermissionCallbacks() : base("com.unity3d.player.IPermissionRequestCallbacks") { }
    }
    public partial class RequestToUseMobileDataAsyncOperation : UnityEngine.CustomYieldInstruction
    {
        public override bool keepWaiting { get { throw new Umcp.LeftOutException("UnityEngine.Android.RequestToUseMobileDataAsyncOperation.keepWaiting"); } }
        public bool isDone { get { throw new Umcp.LeftOutException("UnityEngine.Android.RequestToUseMobileDataAsyncOperation.isDone"); } }
        public UnityEngine.Android.AndroidAssetPackUseMobileDataRequestResult result { get { throw new Umcp.LeftOutException("UnityEngine.Android.RequestToUseMobileDataAsyncOperation.result"); } }
        internal RequestToUseMobileDataAsyncOperation() { }
    }
}

namespace UnityEngine
{
    public static partial class AndroidJNI
    {
        public static System.IntPtr GetJavaVM() { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetJavaVM"); }
        public static int AttachCurrentThread() { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.AttachCurrentThread"); }
        public static int DetachCurrentThread() { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.DetachCurrentThread"); }
        public static int GetVersion() { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetVersion"); }
        public static System.IntPtr FindClass(string name) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FindClass"); }
        public static System.IntPtr FromReflectedMethod(System.IntPtr refMethod) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromReflectedMethod"); }
        public static System.IntPtr FromReflectedField(System.IntPtr refField) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromReflectedField"); }
        public static System.IntPtr ToReflectedMethod(System.IntPtr clazz, System.IntPtr methodID, bool isStatic) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToReflectedMethod"); }
        public static System.IntPtr ToReflectedField(System.IntPtr clazz, System.IntPtr fieldID, bool isStatic) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToReflectedField"); }
        public static System.IntPtr GetSuperclass(System.IntPtr clazz) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetSuperclass"); }
        public static bool IsAssignableFrom(System.IntPtr clazz1, System.IntPtr clazz2) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.IsAssignableFrom"); }
        public static int Throw(System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.Throw"); }
        public static int ThrowNew(System.IntPtr clazz, string message) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ThrowNew"); }
        public static System.IntPtr ExceptionOccurred() { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ExceptionOccurred"); }
        public static void ExceptionDescribe() { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ExceptionDescribe"); }
        public static void ExceptionClear() { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ExceptionClear"); }
        public static void FatalError(string message) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FatalError"); }
        public static int PushLocalFrame(int capacity) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.PushLocalFrame"); }
        public static System.IntPtr PopLocalFrame(System.IntPtr ptr) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.PopLocalFrame"); }
        public static System.IntPtr NewGlobalRef(System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewGlobalRef"); }
        public static void DeleteGlobalRef(System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.DeleteGlobalRef"); }
        public static System.IntPtr NewWeakGlobalRef(System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewWeakGlobalRef"); }
        public static void DeleteWeakGlobalRef(System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.DeleteWeakGlobalRef"); }
        public static System.IntPtr NewLocalRef(System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewLocalRef"); }
        public static void DeleteLocalRef(System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.DeleteLocalRef"); }
        public static bool IsSameObject(System.IntPtr obj1, System.IntPtr obj2) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.IsSameObject"); }
        public static int EnsureLocalCapacity(int capacity) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.EnsureLocalCapacity"); }
        public static System.IntPtr AllocObject(System.IntPtr clazz) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.AllocObject"); }
        public static System.IntPtr NewObject(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewObject"); }
        public static System.IntPtr NewObject(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewObject"); }
        public unsafe static System.IntPtr NewObjectA(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewObjectA"); }
        public static System.IntPtr GetObjectClass(System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetObjectClass"); }
        public static bool IsInstanceOf(System.IntPtr obj, System.IntPtr clazz) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.IsInstanceOf"); }
        public static System.IntPtr GetMethodID(System.IntPtr clazz, string name, string sig) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetMethodID"); }
        public static System.IntPtr GetFieldID(System.IntPtr clazz, string name, string sig) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetFieldID"); }
        public static System.IntPtr GetStaticMethodID(System.IntPtr clazz, string name, string sig) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticMethodID"); }
        public static System.IntPtr GetStaticFieldID(System.IntPtr clazz, string name, string sig) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticFieldID"); }
        public static System.IntPtr NewString(string chars) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewString"); }
        public static System.IntPtr NewString(char[] chars) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewString"); }
        public static System.IntPtr NewStringUTF(string bytes) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewStringUTF"); }
        public static string GetStringChars(System.IntPtr str) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStringChars"); }
        public static int GetStringLength(System.IntPtr str) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStringLength"); }
        public static int GetStringUTFLength(System.IntPtr str) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStringUTFLength"); }
        public static string GetStringUTFChars(System.IntPtr str) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStringUTFChars"); }
        public static string CallStringMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStringMethod"); }
        public static string CallStringMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStringMethod"); }
        public unsafe static string CallStringMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStringMethodUnsafe"); }
        public static System.IntPtr CallObjectMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallObjectMethod"); }
        public static System.IntPtr CallObjectMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallObjectMethod"); }
        public unsafe static System.IntPtr CallObjectMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallObjectMethodUnsafe"); }
        public static int CallIntMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallIntMethod"); }
        public static int CallIntMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallIntMethod"); }
        public unsafe static int CallIntMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallIntMethodUnsafe"); }
        public static bool CallBooleanMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallBooleanMethod"); }
        public static bool CallBooleanMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallBooleanMethod"); }
        public unsafe static bool CallBooleanMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallBooleanMethodUnsafe"); }
        public static short CallShortMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallShortMethod"); }
        public static short CallShortMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallShortMethod"); }
        public unsafe static short CallShortMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallShortMethodUnsafe"); }
        [System.Obsolete] public static byte CallByteMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallByteMethod"); }
        public static sbyte CallSByteMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallSByteMethod"); }
        public static sbyte CallSByteMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallSByteMethod"); }
        public unsafe static sbyte CallSByteMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallSByteMethodUnsafe"); }
        public static char CallCharMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallCharMethod"); }
        public static char CallCharMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallCharMethod"); }
        public unsafe static char CallCharMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallCharMethodUnsafe"); }
        public static float CallFloatMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallFloatMethod"); }
        public static float CallFloatMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallFloatMethod"); }
        public unsafe static float CallFloatMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallFloatMethodUnsafe"); }
        public static double CallDoubleMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallDoubleMethod"); }
        public static double CallDoubleMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallDoubleMethod"); }
        public unsafe static double CallDoubleMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallDoubleMethodUnsafe"); }
        public static long CallLongMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallLongMethod"); }
        public static long CallLongMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallLongMethod"); }
        public unsafe static long CallLongMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallLongMethodUnsafe"); }
        public static void CallVoidMethod(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallVoidMethod"); }
        public static void CallVoidMethod(System.IntPtr obj, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallVoidMethod"); }
        public unsafe static void CallVoidMethodUnsafe(System.IntPtr obj, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallVoidMethodUnsafe"); }
        public static string GetStringField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStringField"); }
        public static System.IntPtr GetObjectField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetObjectField"); }
        public static bool GetBooleanField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetBooleanField"); }
        [System.Obsolete] public static byte GetByteField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetByteField"); }
        public static sbyte GetSByteField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetSByteField"); }
        public static char GetCharField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetCharField"); }
        public static short GetShortField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetShortField"); }
        public static int GetIntField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetIntField"); }
        public static long GetLongField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetLongField"); }
        public static float GetFloatField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetFloatField"); }
        public static double GetDoubleField(System.IntPtr obj, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetDoubleField"); }
        public static void SetStringField(System.IntPtr obj, System.IntPtr fieldID, string val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStringField"); }
        public static void SetObjectField(System.IntPtr obj, System.IntPtr fieldID, System.IntPtr val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetObjectField"); }
        public static void SetBooleanField(System.IntPtr obj, System.IntPtr fieldID, bool val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetBooleanField"); }
        [System.Obsolete] public static void SetByteField(System.IntPtr obj, System.IntPtr fieldID, byte val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetByteField"); }
        public static void SetSByteField(System.IntPtr obj, System.IntPtr fieldID, sbyte val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetSByteField"); }
        public static void SetCharField(System.IntPtr obj, System.IntPtr fieldID, char val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetCharField"); }
        public static void SetShortField(System.IntPtr obj, System.IntPtr fieldID, short val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetShortField"); }
        public static void SetIntField(System.IntPtr obj, System.IntPtr fieldID, int val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetIntField"); }
        public static void SetLongField(System.IntPtr obj, System.IntPtr fieldID, long val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetLongField"); }
        public static void SetFloatField(System.IntPtr obj, System.IntPtr fieldID, float val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetFloatField"); }
        public static void SetDoubleField(System.IntPtr obj, System.IntPtr fieldID, double val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetDoubleField"); }
        public static string CallStaticStringMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticStringMethod"); }
        public static string CallStaticStringMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticStringMethod"); }
        public unsafe static string CallStaticStringMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticStringMethodUnsafe"); }
        public static System.IntPtr CallStaticObjectMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticObjectMethod"); }
        public static System.IntPtr CallStaticObjectMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticObjectMethod"); }
        public unsafe static System.IntPtr CallStaticObjectMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticObjectMethodUnsafe"); }
        public static int CallStaticIntMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticIntMethod"); }
        public static int CallStaticIntMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticIntMethod"); }
        public unsafe static int CallStaticIntMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticIntMethodUnsafe"); }
        public static bool CallStaticBooleanMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticBooleanMethod"); }
        public static bool CallStaticBooleanMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticBooleanMethod"); }
        public unsafe static bool CallStaticBooleanMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticBooleanMethodUnsafe"); }
        public static short CallStaticShortMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticShortMethod"); }
        public static short CallStaticShortMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticShortMethod"); }
        public unsafe static short CallStaticShortMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticShortMethodUnsafe"); }
        [System.Obsolete] public static byte CallStaticByteMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticByteMethod"); }
        public static sbyte CallStaticSByteMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticSByteMethod"); }
        public static sbyte CallStaticSByteMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticSByteMethod"); }
        public unsafe static sbyte CallStaticSByteMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticSByteMethodUnsafe"); }
        public static char CallStaticCharMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticCharMethod"); }
        public static char CallStaticCharMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticCharMethod"); }
        public unsafe static char CallStaticCharMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticCharMethodUnsafe"); }
        public static float CallStaticFloatMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticFloatMethod"); }
        public static float CallStaticFloatMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticFloatMethod"); }
        public unsafe static float CallStaticFloatMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticFloatMethodUnsafe"); }
        public static double CallStaticDoubleMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticDoubleMethod"); }
        public static double CallStaticDoubleMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticDoubleMethod"); }
        public unsafe static double CallStaticDoubleMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticDoubleMethodUnsafe"); }
        public static long CallStaticLongMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticLongMethod"); }
        public static long CallStaticLongMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticLongMethod"); }
        public unsafe static long CallStaticLongMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticLongMethodUnsafe"); }
        public static void CallStaticVoidMethod(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticVoidMethod"); }
        public static void CallStaticVoidMethod(System.IntPtr clazz, System.IntPtr methodID, System.Span<UnityEngine.jvalue> args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticVoidMethod"); }
        public unsafe static void CallStaticVoidMethodUnsafe(System.IntPtr clazz, System.IntPtr methodID, UnityEngine.jvalue* args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.CallStaticVoidMethodUnsafe"); }
        public static string GetStaticStringField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticStringField"); }
        public static System.IntPtr GetStaticObjectField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticObjectField"); }
        public static bool GetStaticBooleanField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticBooleanField"); }
        [System.Obsolete] public static byte GetStaticByteField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticByteField"); }
        public static sbyte GetStaticSByteField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticSByteField"); }
        public static char GetStaticCharField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticCharField"); }
        public static short GetStaticShortField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticShortField"); }
        public static int GetStaticIntField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticIntField"); }
        public static long GetStaticLongField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticLongField"); }
        public static float GetStaticFloatField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticFloatField"); }
        public static double GetStaticDoubleField(System.IntPtr clazz, System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetStaticDoubleField"); }
        public static void SetStaticStringField(System.IntPtr clazz, System.IntPtr fieldID, string val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticStringField"); }
        public static void SetStaticObjectField(System.IntPtr clazz, System.IntPtr fieldID, System.IntPtr val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticObjectField"); }
        public static void SetStaticBooleanField(System.IntPtr clazz, System.IntPtr fieldID, bool val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticBooleanField"); }
        [System.Obsolete] public static void SetStaticByteField(System.IntPtr clazz, System.IntPtr fieldID, byte val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticByteField"); }
        public static void SetStaticSByteField(System.IntPtr clazz, System.IntPtr fieldID, sbyte val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticSByteField"); }
        public static void SetStaticCharField(System.IntPtr clazz, System.IntPtr fieldID, char val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticCharField"); }
        public static void SetStaticShortField(System.IntPtr clazz, System.IntPtr fieldID, short val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticShortField"); }
        public static void SetStaticIntField(System.IntPtr clazz, System.IntPtr fieldID, int val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticIntField"); }
        public static void SetStaticLongField(System.IntPtr clazz, System.IntPtr fieldID, long val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticLongField"); }
        public static void SetStaticFloatField(System.IntPtr clazz, System.IntPtr fieldID, float val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticFloatField"); }
        public static void SetStaticDoubleField(System.IntPtr clazz, System.IntPtr fieldID, double val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetStaticDoubleField"); }
        public static System.IntPtr ToBooleanArray(bool[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToBooleanArray"); }
        [System.Obsolete] public static System.IntPtr ToByteArray(byte[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToByteArray"); }
        public static System.IntPtr ToSByteArray(sbyte[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToSByteArray"); }
        public unsafe static System.IntPtr ToSByteArray(sbyte* array, int length) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToSByteArray"); }
        public static System.IntPtr ToCharArray(char[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToCharArray"); }
        public unsafe static System.IntPtr ToCharArray(char* array, int length) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToCharArray"); }
        public static System.IntPtr ToShortArray(short[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToShortArray"); }
        public unsafe static System.IntPtr ToShortArray(short* array, int length) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToShortArray"); }
        public static System.IntPtr ToIntArray(int[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToIntArray"); }
        public unsafe static System.IntPtr ToIntArray(int* array, int length) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToIntArray"); }
        public static System.IntPtr ToLongArray(long[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToLongArray"); }
        public unsafe static System.IntPtr ToLongArray(long* array, int length) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToLongArray"); }
        public static System.IntPtr ToFloatArray(float[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToFloatArray"); }
        public unsafe static System.IntPtr ToFloatArray(float* array, int length) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToFloatArray"); }
        public static System.IntPtr ToDoubleArray(double[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToDoubleArray"); }
        public unsafe static System.IntPtr ToDoubleArray(double* array, int length) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToDoubleArray"); }
        public unsafe static System.IntPtr ToObjectArray(System.IntPtr* array, int length, System.IntPtr arrayClass) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToObjectArray"); }
        public static System.IntPtr ToObjectArray(System.IntPtr[] array, System.IntPtr arrayClass) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToObjectArray"); }
        public static System.IntPtr ToObjectArray(System.IntPtr[] array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.ToObjectArray"); }
        public static bool[] FromBooleanArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromBooleanArray"); }
        [System.Obsolete] public static byte[] FromByteArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromByteArray"); }
        public static sbyte[] FromSByteArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromSByteArray"); }
        public static char[] FromCharArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromCharArray"); }
        public static short[] FromShortArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromShortArray"); }
        public static int[] FromIntArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromIntArray"); }
        public static long[] FromLongArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromLongArray"); }
        public static float[] FromFloatArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromFloatArray"); }
        public static double[] FromDoubleArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromDoubleArray"); }
        public static System.IntPtr[] FromObjectArray(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.FromObjectArray"); }
        public static int GetArrayLength(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetArrayLength"); }
        public static System.IntPtr NewBooleanArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewBooleanArray"); }
        [System.Obsolete] public static System.IntPtr NewByteArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewByteArray"); }
        public static System.IntPtr NewSByteArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewSByteArray"); }
        public static System.IntPtr NewCharArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewCharArray"); }
        public static System.IntPtr NewShortArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewShortArray"); }
        public static System.IntPtr NewIntArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewIntArray"); }
        public static System.IntPtr NewLongArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewLongArray"); }
        public static System.IntPtr NewFloatArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewFloatArray"); }
        public static System.IntPtr NewDoubleArray(int size) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewDoubleArray"); }
        public static System.IntPtr NewObjectArray(int size, System.IntPtr clazz, System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewObjectArray"); }
        public static bool GetBooleanArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetBooleanArrayElement"); }
        [System.Obsolete] public static byte GetByteArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetByteArrayElement"); }
        public static sbyte GetSByteArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetSByteArrayElement"); }
        public static char GetCharArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetCharArrayElement"); }
        public static short GetShortArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetShortArrayElement"); }
        public static int GetIntArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetIntArrayElement"); }
        public static long GetLongArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetLongArrayElement"); }
        public static float GetFloatArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetFloatArrayElement"); }
        public static double GetDoubleArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetDoubleArrayElement"); }
        public static System.IntPtr GetObjectArrayElement(System.IntPtr array, int index) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetObjectArrayElement"); }
        [System.Obsolete] public static void SetBooleanArrayElement(System.IntPtr array, int index, byte val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetBooleanArrayElement"); }
        public static void SetBooleanArrayElement(System.IntPtr array, int index, bool val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetBooleanArrayElement"); }
        [System.Obsolete] public static void SetByteArrayElement(System.IntPtr array, int index, sbyte val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetByteArrayElement"); }
        public static void SetSByteArrayElement(System.IntPtr array, int index, sbyte val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetSByteArrayElement"); }
        public static void SetCharArrayElement(System.IntPtr array, int index, char val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetCharArrayElement"); }
        public static void SetShortArrayElement(System.IntPtr array, int index, short val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetShortArrayElement"); }
        public static void SetIntArrayElement(System.IntPtr array, int index, int val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetIntArrayElement"); }
        public static void SetLongArrayElement(System.IntPtr array, int index, long val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetLongArrayElement"); }
        public static void SetFloatArrayElement(System.IntPtr array, int index, float val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetFloatArrayElement"); }
        public static void SetDoubleArrayElement(System.IntPtr array, int index, double val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetDoubleArrayElement"); }
        public static void SetObjectArrayElement(System.IntPtr array, int index, System.IntPtr obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.SetObjectArrayElement"); }
        public unsafe static System.IntPtr NewDirectByteBuffer(byte* buffer, long capacity) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewDirectByteBuffer"); }
        public static System.IntPtr NewDirectByteBuffer(Unity.Collections.NativeArray<byte> buffer) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewDirectByteBuffer"); }
        public static System.IntPtr NewDirectByteBuffer(Unity.Collections.NativeArray<sbyte> buffer) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.NewDirectByteBuffer"); }
        public unsafe static sbyte* GetDirectBufferAddress(System.IntPtr buffer) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetDirectBufferAddress"); }
        public static long GetDirectBufferCapacity(System.IntPtr buffer) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetDirectBufferCapacity"); }
        public static Unity.Collections.NativeArray<byte> GetDirectByteBuffer(System.IntPtr buffer) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetDirectByteBuffer"); }
        public static Unity.Collections.NativeArray<sbyte> GetDirectSByteBuffer(System.IntPtr buffer) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.GetDirectSByteBuffer"); }
        public static int RegisterNatives(System.IntPtr clazz, UnityEngine.JNINativeMethod[] methods) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.RegisterNatives"); }
        public static int UnregisterNatives(System.IntPtr clazz) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNI.UnregisterNatives"); }
    }
    public static partial class AndroidJNIHelper
    {
        public static bool debug { get { return s_KeptDebug.Get("UnityEngine.AndroidJNIHelper.debug"); } set { s_KeptDebug.Set(value); } } private static Umcp.Kept<bool> s_KeptDebug;
        public static System.IntPtr GetConstructorID(System.IntPtr javaClass) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetConstructorID"); }
        public static System.IntPtr GetConstructorID(System.IntPtr javaClass, string signature) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetConstructorID"); }
        public static System.IntPtr GetMethodID(System.IntPtr javaClass, string methodName) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetMethodID"); }
        public static System.IntPtr GetMethodID(System.IntPtr javaClass, string methodName, string signature) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetMethodID"); }
        public static System.IntPtr GetMethodID(System.IntPtr javaClass, string methodName, string signature, bool isStatic) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetMethodID"); }
        public static System.IntPtr GetFieldID(System.IntPtr javaClass, string fieldName) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetFieldID"); }
        public static System.IntPtr GetFieldID(System.IntPtr javaClass, string fieldName, string signature) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetFieldID"); }
        public static System.IntPtr GetFieldID(System.IntPtr javaClass, string fieldName, string signature, bool isStatic) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetFieldID"); }
        public static System.IntPtr CreateJavaRunnable(UnityEngine.AndroidJavaRunnable jrunnable) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.CreateJavaRunnable"); }
        public static System.IntPtr CreateJavaProxy(UnityEngine.AndroidJavaProxy proxy) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.CreateJavaProxy"); }
        public static System.IntPtr ConvertToJNIArray(System.Array array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.ConvertToJNIArray"); }
        public static UnityEngine.jvalue[] CreateJNIArgArray(object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.CreateJNIArgArray"); }
        public static void CreateJNIArgArray(object[] args, System.Span<UnityEngine.jvalue> jniArgs) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.CreateJNIArgArray"); }
        public static void DeleteJNIArgArray(object[] args, UnityEngine.jvalue[] jniArgs) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.DeleteJNIArgArray"); }
        public static void DeleteJNIArgArray(object[] args, System.Span<UnityEngine.jvalue> jniArgs) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.DeleteJNIArgArray"); }
        public static System.IntPtr GetConstructorID(System.IntPtr jclass, object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetConstructorID"); }
        public static System.IntPtr GetMethodID(System.IntPtr jclass, string methodName, object[] args, bool isStatic) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetMethodID"); }
        public static string GetSignature(object obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetSignature"); }
        public static string GetSignature(object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetSignature"); }
        public static ArrayType ConvertFromJNIArray<ArrayType>(System.IntPtr array) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.ConvertFromJNIArray"); }
        public static System.IntPtr GetMethodID<ReturnType>(System.IntPtr jclass, string methodName, object[] args, bool isStatic) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetMethodID"); }
        public static System.IntPtr GetFieldID<FieldType>(System.IntPtr jclass, string fieldName, bool isStatic) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetFieldID"); }
        public static string GetSignature<ReturnType>(object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.GetSignature"); }
        public static System.IntPtr Box(sbyte value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Box"); }
        public static System.IntPtr Box(short value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Box"); }
        public static System.IntPtr Box(int value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Box"); }
        public static System.IntPtr Box(long value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Box"); }
        public static System.IntPtr Box(float value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Box"); }
        public static System.IntPtr Box(double value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Box"); }
        public static System.IntPtr Box(char value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Box"); }
        public static System.IntPtr Box(bool value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Box"); }
        public static void Unbox(System.IntPtr obj, out sbyte value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Unbox"); }
        public static void Unbox(System.IntPtr obj, out short value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Unbox"); }
        public static void Unbox(System.IntPtr obj, out int value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Unbox"); }
        public static void Unbox(System.IntPtr obj, out long value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Unbox"); }
        public static void Unbox(System.IntPtr obj, out float value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Unbox"); }
        public static void Unbox(System.IntPtr obj, out double value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Unbox"); }
        public static void Unbox(System.IntPtr obj, out char value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Unbox"); }
        public static void Unbox(System.IntPtr obj, out bool value) { throw new Umcp.LeftOutException("UnityEngine.AndroidJNIHelper.Unbox"); }
    }
    public partial class AndroidJavaClass : UnityEngine.AndroidJavaObject
    {
        public AndroidJavaClass(string className) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaClass"); }
        internal AndroidJavaClass() { }
    }
    public sealed partial class AndroidJavaException : System.Exception
    {
        internal AndroidJavaException() { }
    }
    public partial class AndroidJavaObject : System.IDisposable
    {
        public AndroidJavaObject(string className, string[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject"); }
        public AndroidJavaObject(string className, UnityEngine.AndroidJavaObject[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject"); }
        public AndroidJavaObject(string className, UnityEngine.AndroidJavaClass[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject"); }
        public AndroidJavaObject(string className, UnityEngine.AndroidJavaProxy[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject"); }
        public AndroidJavaObject(string className, UnityEngine.AndroidJavaRunnable[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject"); }
        public AndroidJavaObject(string className, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject"); }
        public AndroidJavaObject(System.IntPtr jobject) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject"); }
        public AndroidJavaObject(System.IntPtr clazz, System.IntPtr constructorID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Dispose"); }
        public void Call<T>(string methodName, T[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Call"); }
        public void Call<T>(System.IntPtr methodID, T[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Call"); }
        public void Call(string methodName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Call"); }
        public void Call(System.IntPtr methodID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Call"); }
        public void CallStatic<T>(string methodName, T[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CallStatic"); }
        public void CallStatic<T>(System.IntPtr methodID, T[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CallStatic"); }
        public void CallStatic(string methodName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CallStatic"); }
        public void CallStatic(System.IntPtr methodID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CallStatic"); }
        public FieldType Get<FieldType>(string fieldName) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Get"); }
        public FieldType Get<FieldType>(System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Get"); }
        public void Set<FieldType>(string fieldName, FieldType val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Set"); }
        public void Set<FieldType>(System.IntPtr fieldID, FieldType val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Set"); }
        public FieldType GetStatic<FieldType>(string fieldName) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.GetStatic"); }
        public FieldType GetStatic<FieldType>(System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.GetStatic"); }
        public void SetStatic<FieldType>(string fieldName, FieldType val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.SetStatic"); }
        public void SetStatic<FieldType>(System.IntPtr fieldID, FieldType val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.SetStatic"); }
        public System.IntPtr GetRawObject() { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.GetRawObject"); }
        public System.IntPtr GetRawClass() { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.GetRawClass"); }
        public UnityEngine.AndroidJavaObject CloneReference() { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CloneReference"); }
        public ReturnType Call<ReturnType, T>(string methodName, T[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Call"); }
        public ReturnType Call<ReturnType, T>(System.IntPtr methodID, T[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Call"); }
        public ReturnType Call<ReturnType>(string methodName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Call"); }
        public ReturnType Call<ReturnType>(System.IntPtr methodID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Call"); }
        public ReturnType CallStatic<ReturnType, T>(string methodName, T[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CallStatic"); }
        public ReturnType CallStatic<ReturnType, T>(System.IntPtr methodID, T[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CallStatic"); }
        public ReturnType CallStatic<ReturnType>(string methodName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CallStatic"); }
        public ReturnType CallStatic<ReturnType>(System.IntPtr methodID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.CallStatic"); }
        protected void DebugPrint(string msg) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.DebugPrint"); }
        protected void DebugPrint(string call, string methodName, string signature, object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.DebugPrint"); }
        protected virtual void Dispose(bool disposing) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject.Dispose"); }
        protected void _Call(string methodName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._Call"); }
        protected void _Call(System.IntPtr methodID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._Call"); }
        protected ReturnType _Call<ReturnType>(string methodName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._Call"); }
        protected ReturnType _Call<ReturnType>(System.IntPtr methodID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._Call"); }
        protected FieldType _Get<FieldType>(string fieldName) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._Get"); }
        protected FieldType _Get<FieldType>(System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._Get"); }
        protected void _Set<FieldType>(string fieldName, FieldType val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._Set"); }
        protected void _Set<FieldType>(System.IntPtr fieldID, FieldType val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._Set"); }
        protected void _CallStatic(string methodName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._CallStatic"); }
        protected void _CallStatic(System.IntPtr methodID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._CallStatic"); }
        protected ReturnType _CallStatic<ReturnType>(string methodName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._CallStatic"); }
        protected ReturnType _CallStatic<ReturnType>(System.IntPtr methodID, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._CallStatic"); }
        protected FieldType _GetStatic<FieldType>(string fieldName) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._GetStatic"); }
        protected FieldType _GetStatic<FieldType>(System.IntPtr fieldID) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._GetStatic"); }
        protected void _SetStatic<FieldType>(string fieldName, FieldType val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._SetStatic"); }
        protected void _SetStatic<FieldType>(System.IntPtr fieldID, FieldType val) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._SetStatic"); }
        protected System.IntPtr _GetRawObject() { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._GetRawObject"); }
        protected System.IntPtr _GetRawClass() { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaObject._GetRawClass"); }
        internal AndroidJavaObject() { }
    }
    public partial class AndroidJavaProxy
    {
        public readonly UnityEngine.AndroidJavaClass javaInterface;
        public AndroidJavaProxy(string javaInterface) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaProxy"); }
        public AndroidJavaProxy(UnityEngine.AndroidJavaClass javaInterface) { this.javaInterface = javaInterface; }
        public virtual UnityEngine.AndroidJavaObject Invoke(string methodName, object[] args) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaProxy.Invoke"); }
        public virtual UnityEngine.AndroidJavaObject Invoke(string methodName, UnityEngine.AndroidJavaObject[] javaArgs) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaProxy.Invoke"); }
        public virtual System.IntPtr Invoke(string methodName, System.IntPtr javaArgs) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaProxy.Invoke"); }
        public virtual bool equals(UnityEngine.AndroidJavaObject obj) { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaProxy.equals"); }
        public virtual int hashCode() { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaProxy.hashCode"); }
        public virtual string toString() { throw new Umcp.LeftOutException("UnityEngine.AndroidJavaProxy.toString"); }
        internal AndroidJavaProxy() { }
    }
    public delegate void AndroidJavaRunnable();
    public partial struct JNINativeMethod
    {
        public string name;
        public string signature;
        public System.IntPtr fnPtr;
    }
    public partial struct jvalue
    {
        public bool z;
        public sbyte b;
        public char c;
        public short s;
        public int i;
        public long j;
        public float f;
        public double d;
        public System.IntPtr l;
    }
}
