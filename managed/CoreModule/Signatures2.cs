// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Profiling
{
    public partial struct ProfilerCategory
    {
        public UnityEngine.Color32 Color { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerCategory.Color"); } }
        public static Unity.Profiling.ProfilerCategory Physics2D { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerCategory.Physics2D"); } }
        public static implicit operator ushort(Unity.Profiling.ProfilerCategory category) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerCategory.op_Implicit"); }
    }
    public enum ProfilerCategoryColor : ushort
    {
        Render = 0,
        Scripts = 1,
        BurstJobs = 2,
        Other = 3,
        Physics = 4,
        Animation = 5,
        Audio = 6,
        AudioJob = 7,
        AudioUpdateJob = 8,
        Lighting = 9,
        GC = 10,
        VSync = 11,
        Memory = 12,
        Internal = 13,
        UI = 14,
        Build = 15,
        Input = 16,
    }
    [System.FlagsAttribute]
    public enum ProfilerCategoryFlags : ushort
    {
        None = 0,
        Builtin = 1,
    }
    [System.FlagsAttribute]
    public enum ProfilerCounterOptions : ushort
    {
        None = 0,
        FlushOnEndOfFrame = 2,
        ResetToZeroOnFlush = 4,
    }
    public enum ProfilerFlowEventType : byte
    {
        Begin = 0,
        ParallelNext = 1,
        End = 2,
        Next = 3,
    }
    public enum ProfilerMarkerDataUnit : byte
    {
        Undefined = 0,
        TimeNanoseconds = 1,
        Bytes = 2,
        Count = 3,
        Percent = 4,
        FrequencyHz = 5,
    }
    public partial struct ProfilerRecorder : System.IDisposable
    {
        public ProfilerRecorder(string statName, int capacity = 1, Unity.Profiling.ProfilerRecorderOptions options = (Unity.Profiling.ProfilerRecorderOptions)24) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder"); }
        public ProfilerRecorder(string categoryName, string statName, int capacity = 1, Unity.Profiling.ProfilerRecorderOptions options = (Unity.Profiling.ProfilerRecorderOptions)24) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder"); }
        public ProfilerRecorder(Unity.Profiling.ProfilerCategory category, string statName, int capacity = 1, Unity.Profiling.ProfilerRecorderOptions options = (Unity.Profiling.ProfilerRecorderOptions)24) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder"); }
        public unsafe ProfilerRecorder(Unity.Profiling.ProfilerCategory category, char* statName, int statNameLen, int capacity = 1, Unity.Profiling.ProfilerRecorderOptions options = (Unity.Profiling.ProfilerRecorderOptions)24) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder"); }
        public ProfilerRecorder(Unity.Profiling.ProfilerMarker marker, int capacity = 1, Unity.Profiling.ProfilerRecorderOptions options = (Unity.Profiling.ProfilerRecorderOptions)24) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder"); }
        public ProfilerRecorder(Unity.Profiling.LowLevel.Unsafe.ProfilerRecorderHandle statHandle, int capacity = 1, Unity.Profiling.ProfilerRecorderOptions options = (Unity.Profiling.ProfilerRecorderOptions)24) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder"); }
        public static Unity.Profiling.ProfilerRecorder StartNew(Unity.Profiling.ProfilerCategory category, string statName, int capacity = 1, Unity.Profiling.ProfilerRecorderOptions options = (Unity.Profiling.ProfilerRecorderOptions)24) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.StartNew"); }
        public static Unity.Profiling.ProfilerRecorder StartNew(Unity.Profiling.ProfilerMarker marker, int capacity = 1, Unity.Profiling.ProfilerRecorderOptions options = (Unity.Profiling.ProfilerRecorderOptions)24) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.StartNew"); }
        public bool Valid { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.Valid"); } }
        public Unity.Profiling.LowLevel.ProfilerMarkerDataType DataType { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.DataType"); } }
        public Unity.Profiling.ProfilerMarkerDataUnit UnitType { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.UnitType"); } }
        public void Start() { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.Start"); }
        public void Stop() { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.Stop"); }
        public void Reset() { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.Reset"); }
        public long CurrentValue { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.CurrentValue"); } }
        public double CurrentValueAsDouble { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.CurrentValueAsDouble"); } }
        public long LastValue { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.LastValue"); } }
        public double LastValueAsDouble { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.LastValueAsDouble"); } }
        public int Capacity { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.Capacity"); } }
        public int Count { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.Count"); } }
        public bool IsRunning { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.IsRunning"); } }
        public bool WrappedAround { get { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.WrappedAround"); } }
        public Unity.Profiling.ProfilerRecorderSample GetSample(int index) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.GetSample"); }
        public void CopyTo(System.Collections.Generic.List<Unity.Profiling.ProfilerRecorderSample> outSamples, bool reset = false) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.CopyTo"); }
        public unsafe int CopyTo(Unity.Profiling.ProfilerRecorderSample* dest, int destSize, bool reset = false) { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.CopyTo"); }
        public Unity.Profiling.ProfilerRecorderSample[] ToArray() { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.ToArray"); }
        public void Dispose() { throw new Umcp.LeftOutException("Unity.Profiling.ProfilerRecorder.Dispose"); }
    }
    [System.FlagsAttribute]
    public enum ProfilerRecorderOptions
    {
        None = 0,
        StartImmediately = 1,
        KeepAliveDuringDomainReload = 2,
        CollectOnlyOnCurrentThread = 4,
        WrapAroundWhenCapacityReached = 8,
        SumAllSamplesInFrame = 16,
        GpuRecorder = 64,
        Default = 24,
    }
    public partial struct ProfilerRecorderSample
    {
        public long Value { get; internal set; }
        public long Count { get; internal set; }
    }
}

namespace UnityEngine.Analytics
{
    public partial class AnalyticsEventBase
    {
        public string EventName() { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsEventBase.EventName"); }
        public int EventVersion() { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsEventBase.EventVersion"); }
        public string EventPrefix() { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsEventBase.EventPrefix"); }
        public AnalyticsEventBase(string eventName, int eventVersion, UnityEngine.Analytics.SendEventOptions sendEventOptions = (UnityEngine.Analytics.SendEventOptions)0, string eventPrefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsEventBase"); }
        public AnalyticsEventBase(UnityEngine.Analytics.AnalyticsEventBase e) { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsEventBase"); }
        public AnalyticsEventBase() { }
    }
    [System.FlagsAttribute]
    public enum SendEventOptions
    {
        kAppendNone = 0,
        kAppendBuildGuid = 1,
        kAppendBuildTarget = 2,
    }
}

namespace UnityEngine
{
    public enum AndroidActivityIndicatorStyle
    {
        DontShow = -1,
        Large = 0,
        InversedLarge = 1,
        Small = 2,
        InversedSmall = 3,
    }
    public partial class AnimationCurve
    {
    }
}

namespace UnityEngine.Apple
{
    public partial class FrameCapture
    {
        public static bool IsDestinationSupported(UnityEngine.Apple.FrameCaptureDestination dest) { throw new Umcp.LeftOutException("UnityEngine.Apple.FrameCapture.IsDestinationSupported"); }
        public static void BeginCaptureToXcode() { throw new Umcp.LeftOutException("UnityEngine.Apple.FrameCapture.BeginCaptureToXcode"); }
        public static void BeginCaptureToFile(string path) { throw new Umcp.LeftOutException("UnityEngine.Apple.FrameCapture.BeginCaptureToFile"); }
        public static void EndCapture() { throw new Umcp.LeftOutException("UnityEngine.Apple.FrameCapture.EndCapture"); }
        public static void CaptureNextFrameToXcode() { throw new Umcp.LeftOutException("UnityEngine.Apple.FrameCapture.CaptureNextFrameToXcode"); }
        public static void CaptureNextFrameToFile(string path) { throw new Umcp.LeftOutException("UnityEngine.Apple.FrameCapture.CaptureNextFrameToFile"); }
        internal FrameCapture() { }
    }
    public enum FrameCaptureDestination
    {
        DevTools = 1,
        GPUTraceDocument = 2,
    }
}

namespace UnityEngine.Apple.ReplayKit
{
    public static partial class ReplayKit
    {
        public static bool APIAvailable { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.APIAvailable"); } }
        public static bool broadcastingAPIAvailable { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.broadcastingAPIAvailable"); } }
        public static bool recordingAvailable { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.recordingAvailable"); } }
        public static bool isRecording { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.isRecording"); } }
        public static bool isBroadcasting { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.isBroadcasting"); } }
        public static bool isBroadcastingPaused { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.isBroadcastingPaused"); } }
        public static bool isPreviewControllerActive { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.isPreviewControllerActive"); } }
        public static bool cameraEnabled { get { return s_KeptCameraEnabled.Get("UnityEngine.Apple.ReplayKit.ReplayKit.cameraEnabled"); } set { s_KeptCameraEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptCameraEnabled;
        public static bool microphoneEnabled { get { return s_KeptMicrophoneEnabled.Get("UnityEngine.Apple.ReplayKit.ReplayKit.microphoneEnabled"); } set { s_KeptMicrophoneEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptMicrophoneEnabled;
        public static string broadcastURL { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.broadcastURL"); } }
        public static string lastError { get { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.lastError"); } }
        public static bool StartRecording(bool enableMicrophone, bool enableCamera) { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.StartRecording"); }
        public static bool StartRecording(bool enableMicrophone) { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.StartRecording"); }
        public static bool StartRecording() { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.StartRecording"); }
        public static void StartBroadcasting(UnityEngine.Apple.ReplayKit.ReplayKit.BroadcastStatusCallback callback, bool enableMicrophone, bool enableCamera) { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.StartBroadcasting"); }
        public static void StartBroadcasting(UnityEngine.Apple.ReplayKit.ReplayKit.BroadcastStatusCallback callback, bool enableMicrophone) { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.StartBroadcasting"); }
        public static void StartBroadcasting(UnityEngine.Apple.ReplayKit.ReplayKit.BroadcastStatusCallback callback) { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.StartBroadcasting"); }
        public static bool StopRecording() { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.StopRecording"); }
        public static void StopBroadcasting() { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.StopBroadcasting"); }
        public static void PauseBroadcasting() { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.PauseBroadcasting"); }
        public static void ResumeBroadcasting() { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.ResumeBroadcasting"); }
        public static bool Preview() { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.Preview"); }
        public static bool Discard() { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.Discard"); }
        public static bool ShowCameraPreviewAt(float posX, float posY) { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.ShowCameraPreviewAt"); }
        public static bool ShowCameraPreviewAt(float posX, float posY, float width, float height) { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.ShowCameraPreviewAt"); }
        public static void HideCameraPreview() { throw new Umcp.LeftOutException("UnityEngine.Apple.ReplayKit.ReplayKit.HideCameraPreview"); }
        public delegate void BroadcastStatusCallback(bool hasStarted, string errorMessage);
    }
}

namespace UnityEngine
{
    public partial class Application
    {
        public static event UnityEngine.Application.MemoryUsageChangedCallback memoryUsageChanged { add { } remove { } }
        [System.Obsolete] public static void ExternalCall(string functionName, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Application.ExternalCall"); }
        [System.Obsolete] public static void RegisterLogCallback(UnityEngine.Application.LogCallback handler) { throw new Umcp.LeftOutException("UnityEngine.Application.RegisterLogCallback"); }
        [System.Obsolete] public static void RegisterLogCallbackThreaded(UnityEngine.Application.LogCallback handler) { throw new Umcp.LeftOutException("UnityEngine.Application.RegisterLogCallbackThreaded"); }
        [System.Obsolete] public static void CancelQuit() { throw new Umcp.LeftOutException("UnityEngine.Application.CancelQuit"); }
        [System.Obsolete] public static int streamedBytes { get { throw new Umcp.LeftOutException("UnityEngine.Application.streamedBytes"); } }
        [System.Obsolete] public static string[] GetBuildTags() { throw new Umcp.LeftOutException("UnityEngine.Application.GetBuildTags"); }
        [System.Obsolete] public static void SetBuildTags(string[] buildTags) { throw new Umcp.LeftOutException("UnityEngine.Application.SetBuildTags"); }
        [System.Obsolete] public static void ExternalEval(string script) { throw new Umcp.LeftOutException("UnityEngine.Application.ExternalEval"); }
        public static UnityEngine.ApplicationInstallMode installMode { get { throw new Umcp.LeftOutException("UnityEngine.Application.installMode"); } }
        public static UnityEngine.ApplicationSandboxType sandboxType { get { throw new Umcp.LeftOutException("UnityEngine.Application.sandboxType"); } }
        public static bool RequestAdvertisingIdentifierAsync(UnityEngine.Application.AdvertisingIdentifierCallback delegateMethod) { throw new Umcp.LeftOutException("UnityEngine.Application.RequestAdvertisingIdentifierAsync"); }
        [System.Obsolete] public static void ForceCrash(int mode) { throw new Umcp.LeftOutException("UnityEngine.Application.ForceCrash"); }
        [System.Obsolete] public static UnityEngine.StackTraceLogType stackTraceLogType { get { return s_KeptStackTraceLogType.Get("UnityEngine.Application.stackTraceLogType"); } set { s_KeptStackTraceLogType.Set(value); } } private static Umcp.Kept<UnityEngine.StackTraceLogType> s_KeptStackTraceLogType;
        public static UnityEngine.AsyncOperation RequestUserAuthorization(UnityEngine.UserAuthorization mode) { throw new Umcp.LeftOutException("UnityEngine.Application.RequestUserAuthorization"); }
        public static bool HasUserAuthorization(UnityEngine.UserAuthorization mode) { throw new Umcp.LeftOutException("UnityEngine.Application.HasUserAuthorization"); }
        public delegate void MemoryUsageChangedCallback(in UnityEngine.ApplicationMemoryUsageChange usage);
    }
    public enum ApplicationInstallMode
    {
        Unknown = 0,
        Store = 1,
        DeveloperBuild = 2,
        Adhoc = 3,
        Enterprise = 4,
        Editor = 5,
    }
    public enum ApplicationMemoryUsage
    {
        Unknown = 0,
        Low = 1,
        Medium = 2,
        High = 3,
        Critical = 4,
    }
    public partial struct ApplicationMemoryUsageChange
    {
        public UnityEngine.ApplicationMemoryUsage memoryUsage { get; internal set; }
        public ApplicationMemoryUsageChange(UnityEngine.ApplicationMemoryUsage usage) { this = default(UnityEngine.ApplicationMemoryUsageChange); this.memoryUsage = usage; }
    }
    public enum ApplicationSandboxType
    {
        Unknown = 0,
        NotSandboxed = 1,
        Sandboxed = 2,
        SandboxBroken = 3,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Assembly)]
    public partial class AssemblyIsEditorAssembly : System.Attribute
    {
    }
}

namespace UnityEngine.Assertions
{
    public static partial class Assert
    {
        [System.Obsolete] public static bool raiseExceptions = true;
    }
}

namespace UnityEngine.Assertions.Comparers
{
    public partial class FloatComparer : System.Collections.Generic.IEqualityComparer<float>
    {
        public const float kEpsilon = 1E-05f;
        public FloatComparer() : this(kEpsilon, false) { }
        public FloatComparer(bool relative) : this(kEpsilon, relative) { }
        public FloatComparer(float error) : this(error, false) { }
        public FloatComparer(float error, bool relative) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Comparers.FloatComparer"); }
        public bool Equals(float a, float b) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Comparers.FloatComparer.Equals"); }
        public int GetHashCode(float obj) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Comparers.FloatComparer.GetHashCode"); }
        public static bool AreEqual(float expected, float actual, float error) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Comparers.FloatComparer.AreEqual"); }
        public static bool AreEqualRelative(float expected, float actual, float error) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Comparers.FloatComparer.AreEqualRelative"); }
    }
}

namespace UnityEngine.Assertions.Must
{
    [System.Obsolete]
    public static partial class MustExtensions
    {
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeApproximatelyEqual(this float actual, float expected) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeApproximatelyEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeApproximatelyEqual(this float actual, float expected, string message) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeApproximatelyEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeApproximatelyEqual(this float actual, float expected, float tolerance) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeApproximatelyEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeApproximatelyEqual(this float actual, float expected, float tolerance, string message) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeApproximatelyEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustNotBeApproximatelyEqual(this float actual, float expected) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustNotBeApproximatelyEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustNotBeApproximatelyEqual(this float actual, float expected, string message) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustNotBeApproximatelyEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustNotBeApproximatelyEqual(this float actual, float expected, float tolerance) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustNotBeApproximatelyEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustNotBeApproximatelyEqual(this float actual, float expected, float tolerance, string message) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustNotBeApproximatelyEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeTrue(this bool value) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeTrue"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeTrue(this bool value, string message) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeTrue"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeFalse(this bool value) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeFalse"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeFalse(this bool value, string message) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeFalse"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeNull<T>(this T expected) where T : class { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeNull"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeNull<T>(this T expected, string message) where T : class { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeNull"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustNotBeNull<T>(this T expected) where T : class { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustNotBeNull"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustNotBeNull<T>(this T expected, string message) where T : class { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustNotBeNull"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeEqual<T>(this T actual, T expected) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustBeEqual<T>(this T actual, T expected, string message) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustBeEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustNotBeEqual<T>(this T actual, T expected) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustNotBeEqual"); }
        [System.Obsolete] [System.Diagnostics.ConditionalAttribute("UNITY_ASSERTIONS")] public static void MustNotBeEqual<T>(this T actual, T expected, string message) { throw new Umcp.LeftOutException("UnityEngine.Assertions.Must.MustExtensions.MustNotBeEqual"); }
    }
}

namespace UnityEngine
{
    public partial class AsyncInstantiateOperation : UnityEngine.AsyncOperation
    {
        public UnityEngine.Object[] Result { get; internal set; }
        public bool IsWaitingForSceneActivation() { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation.IsWaitingForSceneActivation"); }
        public void WaitForCompletion() { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation.WaitForCompletion"); }
        public void Cancel() { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation.Cancel"); }
        public AsyncInstantiateOperation() { }
        public static float GetIntegrationTimeMS() { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation.GetIntegrationTimeMS"); }
        public static void SetIntegrationTimeMS(float integrationTimeMS) { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation.SetIntegrationTimeMS"); }
    }
    public partial class AsyncInstantiateOperation<T> : UnityEngine.CustomYieldInstruction where T : UnityEngine.Object
    {
        public override bool keepWaiting { get { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.keepWaiting"); } }
        public UnityEngine.AsyncInstantiateOperation GetOperation() { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.GetOperation"); }
        public static implicit operator UnityEngine.AsyncInstantiateOperation(UnityEngine.AsyncInstantiateOperation<T> generic) { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.op_Implicit"); }
        public bool IsWaitingForSceneActivation() { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.IsWaitingForSceneActivation"); }
        public event System.Action<UnityEngine.AsyncOperation> completed { add { } remove { } }
        public bool isDone { get { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.isDone"); } }
        public float progress { get { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.progress"); } }
        public bool allowSceneActivation { get { return m_KeptAllowSceneActivation.Get("UnityEngine.AsyncInstantiateOperation<T>.allowSceneActivation"); } set { m_KeptAllowSceneActivation.Set(value); } } private Umcp.Kept<bool> m_KeptAllowSceneActivation;
        public void WaitForCompletion() { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.WaitForCompletion"); }
        public void Cancel() { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.Cancel"); }
        public T[] Result { get { throw new Umcp.LeftOutException("UnityEngine.AsyncInstantiateOperation<T>.Result"); } }
        internal AsyncInstantiateOperation() { }
    }
    public enum AudioType
    {
        UNKNOWN = 0,
        ACC = 1,
        AIFF = 2,
        IT = 10,
        MOD = 12,
        MPEG = 13,
        OGGVORBIS = 14,
        S3M = 17,
        WAV = 20,
        XM = 21,
        XMA = 22,
        VAG = 23,
        AUDIOQUEUE = 24,
    }
    public enum BatteryStatus
    {
        Unknown = 0,
        Charging = 1,
        Discharging = 2,
        NotCharging = 3,
        Full = 4,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class BeforeRenderOrderAttribute : System.Attribute
    {
        public int order { get; internal set; }
        public BeforeRenderOrderAttribute(int order) { this.order = order; }
        internal BeforeRenderOrderAttribute() { }
    }
    public sealed partial class BillboardAsset : UnityEngine.Object
    {
        public BillboardAsset() { UnityEngine.Native.NewAsset(this, ""); }
        public float width { get { return m_KeptWidth.Get("UnityEngine.BillboardAsset.width"); } set { m_KeptWidth.Set(value); } } private Umcp.Kept<float> m_KeptWidth;
        public float height { get { return m_KeptHeight.Get("UnityEngine.BillboardAsset.height"); } set { m_KeptHeight.Set(value); } } private Umcp.Kept<float> m_KeptHeight;
        public float bottom { get { return m_KeptBottom.Get("UnityEngine.BillboardAsset.bottom"); } set { m_KeptBottom.Set(value); } } private Umcp.Kept<float> m_KeptBottom;
        public int imageCount { get { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.imageCount"); } }
        public int vertexCount { get { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.vertexCount"); } }
        public int indexCount { get { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.indexCount"); } }
        public UnityEngine.Material material { get { return m_KeptMaterial.Get("UnityEngine.BillboardAsset.material"); } set { m_KeptMaterial.Set(value); } } private Umcp.Kept<UnityEngine.Material> m_KeptMaterial;
        public void GetImageTexCoords(System.Collections.Generic.List<UnityEngine.Vector4> imageTexCoords) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.GetImageTexCoords"); }
        public UnityEngine.Vector4[] GetImageTexCoords() { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.GetImageTexCoords"); }
        public void SetImageTexCoords(System.Collections.Generic.List<UnityEngine.Vector4> imageTexCoords) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.SetImageTexCoords"); }
        public void SetImageTexCoords(UnityEngine.Vector4[] imageTexCoords) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.SetImageTexCoords"); }
        public void GetVertices(System.Collections.Generic.List<UnityEngine.Vector2> vertices) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.GetVertices"); }
        public UnityEngine.Vector2[] GetVertices() { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.GetVertices"); }
        public void SetVertices(System.Collections.Generic.List<UnityEngine.Vector2> vertices) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.SetVertices"); }
        public void SetVertices(UnityEngine.Vector2[] vertices) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.SetVertices"); }
        public void GetIndices(System.Collections.Generic.List<ushort> indices) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.GetIndices"); }
        public ushort[] GetIndices() { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.GetIndices"); }
        public void SetIndices(System.Collections.Generic.List<ushort> indices) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.SetIndices"); }
        public void SetIndices(ushort[] indices) { throw new Umcp.LeftOutException("UnityEngine.BillboardAsset.SetIndices"); }
    }
    public sealed partial class BillboardRenderer : UnityEngine.Renderer
    {
        public UnityEngine.BillboardAsset billboard { get { return m_KeptBillboard.Get("UnityEngine.BillboardRenderer.billboard"); } set { m_KeptBillboard.Set(value); } } private Umcp.Kept<UnityEngine.BillboardAsset> m_KeptBillboard;
    }
    [System.SerializableAttribute]
    public partial struct BlendShapeBufferRange
    {
        public uint startIndex { get; internal set; }
        public uint endIndex { get; internal set; }
    }
    [System.SerializableAttribute]
    public partial struct BoneWeight : System.IEquatable<UnityEngine.BoneWeight>
    {
        public float weight0 { get; set; }
        public float weight1 { get; set; }
        public float weight2 { get; set; }
        public float weight3 { get; set; }
        public int boneIndex0 { get; set; }
        public int boneIndex1 { get; set; }
        public int boneIndex2 { get; set; }
        public int boneIndex3 { get; set; }
        public bool Equals(UnityEngine.BoneWeight other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.BoneWeight lhs, UnityEngine.BoneWeight rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.BoneWeight lhs, UnityEngine.BoneWeight rhs) { return !((object)lhs).Equals(rhs); }
    }
    [System.SerializableAttribute]
    public partial struct BoneWeight1 : System.IEquatable<UnityEngine.BoneWeight1>
    {
        public float weight { get; set; }
        public int boneIndex { get; set; }
        public bool Equals(UnityEngine.BoneWeight1 other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.BoneWeight1 lhs, UnityEngine.BoneWeight1 rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.BoneWeight1 lhs, UnityEngine.BoneWeight1 rhs) { return !((object)lhs).Equals(rhs); }
    }
    public partial struct BoundingSphere
    {
        public UnityEngine.Vector3 position;
        public float radius;
        public BoundingSphere(UnityEngine.Vector3 pos, float rad) { this = default(UnityEngine.BoundingSphere); this.position = pos; this.radius = rad; }
        public BoundingSphere(UnityEngine.Vector4 packedSphere) { throw new Umcp.LeftOutException("UnityEngine.BoundingSphere"); }
    }
    [System.SerializableAttribute]
    public partial struct BuildCompression
    {
        public UnityEngine.CompressionType compression { get; internal set; }
        public UnityEngine.CompressionLevel level { get; internal set; }
        public uint blockSize { get; internal set; }
    }
    public partial struct Cache : System.IEquatable<UnityEngine.Cache>
    {
        public static bool operator ==(UnityEngine.Cache lhs, UnityEngine.Cache rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Cache lhs, UnityEngine.Cache rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.Cache other) { return base.Equals(other); }
        public bool valid { get { throw new Umcp.LeftOutException("UnityEngine.Cache.valid"); } }
        public bool ready { get { throw new Umcp.LeftOutException("UnityEngine.Cache.ready"); } }
        public bool readOnly { get { throw new Umcp.LeftOutException("UnityEngine.Cache.readOnly"); } }
        public string path { get { throw new Umcp.LeftOutException("UnityEngine.Cache.path"); } }
        public int index { get { throw new Umcp.LeftOutException("UnityEngine.Cache.index"); } }
        public long spaceFree { get { throw new Umcp.LeftOutException("UnityEngine.Cache.spaceFree"); } }
        public long maximumAvailableStorageSpace { get { throw new Umcp.LeftOutException("UnityEngine.Cache.maximumAvailableStorageSpace"); } set { throw new Umcp.LeftOutException("UnityEngine.Cache.maximumAvailableStorageSpace"); } }
        public long spaceOccupied { get { throw new Umcp.LeftOutException("UnityEngine.Cache.spaceOccupied"); } }
        public int expirationDelay { get { throw new Umcp.LeftOutException("UnityEngine.Cache.expirationDelay"); } set { throw new Umcp.LeftOutException("UnityEngine.Cache.expirationDelay"); } }
        public bool ClearCache() { throw new Umcp.LeftOutException("UnityEngine.Cache.ClearCache"); }
        public bool ClearCache(int expiration) { throw new Umcp.LeftOutException("UnityEngine.Cache.ClearCache"); }
    }
    [System.Obsolete]
    public partial struct CacheIndex
    {
        public string name;
        public int bytesUsed;
        public int expires;
    }
    public partial struct CachedAssetBundle
    {
        public CachedAssetBundle(string name, UnityEngine.Hash128 hash) { this = default(UnityEngine.CachedAssetBundle); this.name = name; this.hash = hash; }
        public string name { get; set; }
        public UnityEngine.Hash128 hash { get; set; }
    }
    public sealed partial class Caching
    {
        public static bool compressionEnabled { get { return s_KeptCompressionEnabled.Get("UnityEngine.Caching.compressionEnabled"); } set { s_KeptCompressionEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptCompressionEnabled;
        public static bool ready { get { throw new Umcp.LeftOutException("UnityEngine.Caching.ready"); } }
        public static bool ClearCache() { throw new Umcp.LeftOutException("UnityEngine.Caching.ClearCache"); }
        public static bool ClearCache(int expiration) { throw new Umcp.LeftOutException("UnityEngine.Caching.ClearCache"); }
        public static bool ClearCachedVersion(string assetBundleName, UnityEngine.Hash128 hash) { throw new Umcp.LeftOutException("UnityEngine.Caching.ClearCachedVersion"); }
        public static bool ClearOtherCachedVersions(string assetBundleName, UnityEngine.Hash128 hash) { throw new Umcp.LeftOutException("UnityEngine.Caching.ClearOtherCachedVersions"); }
        public static bool ClearAllCachedVersions(string assetBundleName) { throw new Umcp.LeftOutException("UnityEngine.Caching.ClearAllCachedVersions"); }
        public static void GetCachedVersions(string assetBundleName, System.Collections.Generic.List<UnityEngine.Hash128> outCachedVersions) { throw new Umcp.LeftOutException("UnityEngine.Caching.GetCachedVersions"); }
        [System.Obsolete] public static bool IsVersionCached(string url, int version) { throw new Umcp.LeftOutException("UnityEngine.Caching.IsVersionCached"); }
        public static bool IsVersionCached(string url, UnityEngine.Hash128 hash) { throw new Umcp.LeftOutException("UnityEngine.Caching.IsVersionCached"); }
        public static bool IsVersionCached(UnityEngine.CachedAssetBundle cachedBundle) { throw new Umcp.LeftOutException("UnityEngine.Caching.IsVersionCached"); }
        [System.Obsolete] public static bool MarkAsUsed(string url, int version) { throw new Umcp.LeftOutException("UnityEngine.Caching.MarkAsUsed"); }
        public static bool MarkAsUsed(string url, UnityEngine.Hash128 hash) { throw new Umcp.LeftOutException("UnityEngine.Caching.MarkAsUsed"); }
        public static bool MarkAsUsed(UnityEngine.CachedAssetBundle cachedBundle) { throw new Umcp.LeftOutException("UnityEngine.Caching.MarkAsUsed"); }
        [System.Obsolete] public static void SetNoBackupFlag(string url, int version) { }
        public static void SetNoBackupFlag(string url, UnityEngine.Hash128 hash) { }
        public static void SetNoBackupFlag(UnityEngine.CachedAssetBundle cachedBundle) { }
        [System.Obsolete] public static void ResetNoBackupFlag(string url, int version) { }
        public static void ResetNoBackupFlag(string url, UnityEngine.Hash128 hash) { }
        public static void ResetNoBackupFlag(UnityEngine.CachedAssetBundle cachedBundle) { }
        [System.Obsolete] public static int GetVersionFromCache(string url) { throw new Umcp.LeftOutException("UnityEngine.Caching.GetVersionFromCache"); }
        [System.Obsolete] public static int spaceUsed { get { throw new Umcp.LeftOutException("UnityEngine.Caching.spaceUsed"); } }
        [System.Obsolete] public static long spaceOccupied { get { throw new Umcp.LeftOutException("UnityEngine.Caching.spaceOccupied"); } }
        [System.Obsolete] public static int spaceAvailable { get { throw new Umcp.LeftOutException("UnityEngine.Caching.spaceAvailable"); } }
        [System.Obsolete] public static long spaceFree { get { throw new Umcp.LeftOutException("UnityEngine.Caching.spaceFree"); } }
        [System.Obsolete] public static long maximumAvailableDiskSpace { get { return s_KeptMaximumAvailableDiskSpace.Get("UnityEngine.Caching.maximumAvailableDiskSpace"); } set { s_KeptMaximumAvailableDiskSpace.Set(value); } } private static Umcp.Kept<long> s_KeptMaximumAvailableDiskSpace;
        [System.Obsolete] public static int expirationDelay { get { return s_KeptExpirationDelay.Get("UnityEngine.Caching.expirationDelay"); } set { s_KeptExpirationDelay.Set(value); } } private static Umcp.Kept<int> s_KeptExpirationDelay;
        public static UnityEngine.Cache AddCache(string cachePath) { throw new Umcp.LeftOutException("UnityEngine.Caching.AddCache"); }
        public static UnityEngine.Cache GetCacheAt(int cacheIndex) { throw new Umcp.LeftOutException("UnityEngine.Caching.GetCacheAt"); }
        public static UnityEngine.Cache GetCacheByPath(string cachePath) { throw new Umcp.LeftOutException("UnityEngine.Caching.GetCacheByPath"); }
        public static void GetAllCachePaths(System.Collections.Generic.List<string> cachePaths) { throw new Umcp.LeftOutException("UnityEngine.Caching.GetAllCachePaths"); }
        public static bool RemoveCache(UnityEngine.Cache cache) { throw new Umcp.LeftOutException("UnityEngine.Caching.RemoveCache"); }
        public static void MoveCacheBefore(UnityEngine.Cache src, UnityEngine.Cache dst) { throw new Umcp.LeftOutException("UnityEngine.Caching.MoveCacheBefore"); }
        public static void MoveCacheAfter(UnityEngine.Cache src, UnityEngine.Cache dst) { throw new Umcp.LeftOutException("UnityEngine.Caching.MoveCacheAfter"); }
        public static int cacheCount { get { throw new Umcp.LeftOutException("UnityEngine.Caching.cacheCount"); } }
        public static UnityEngine.Cache defaultCache { get { throw new Umcp.LeftOutException("UnityEngine.Caching.defaultCache"); } }
        public static UnityEngine.Cache currentCacheForWriting { get { return s_KeptCurrentCacheForWriting.Get("UnityEngine.Caching.currentCacheForWriting"); } set { s_KeptCurrentCacheForWriting.Set(value); } } private static Umcp.Kept<UnityEngine.Cache> s_KeptCurrentCacheForWriting;
        [System.Obsolete] public static bool CleanCache() { throw new Umcp.LeftOutException("UnityEngine.Caching.CleanCache"); }
    }
}
