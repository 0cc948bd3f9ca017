// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Analytics
{
    public static partial class Analytics
    {
        public static bool initializeOnStartup { get { return s_KeptInitializeOnStartup.Get("UnityEngine.Analytics.Analytics.initializeOnStartup"); } set { s_KeptInitializeOnStartup.Set(value); } } private static Umcp.Kept<bool> s_KeptInitializeOnStartup;
        public static UnityEngine.Analytics.AnalyticsResult ResumeInitialization() { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.ResumeInitialization"); }
        public static bool playerOptedOut { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.playerOptedOut"); } }
        public static string eventUrl { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.eventUrl"); } }
        public static string dashboardUrl { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.dashboardUrl"); } }
        public static string configUrl { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.configUrl"); } }
        public static bool limitUserTracking { get { return s_KeptLimitUserTracking.Get("UnityEngine.Analytics.Analytics.limitUserTracking"); } set { s_KeptLimitUserTracking.Set(value); } } private static Umcp.Kept<bool> s_KeptLimitUserTracking;
        public static bool deviceStatsEnabled { get { return s_KeptDeviceStatsEnabled.Get("UnityEngine.Analytics.Analytics.deviceStatsEnabled"); } set { s_KeptDeviceStatsEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptDeviceStatsEnabled;
        public static bool enabled { get { return s_KeptEnabled.Get("UnityEngine.Analytics.Analytics.enabled"); } set { s_KeptEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptEnabled;
        public static UnityEngine.Analytics.AnalyticsResult FlushEvents() { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.FlushEvents"); }
        public static UnityEngine.Analytics.AnalyticsResult Transaction(string productId, decimal amount, string currency) { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.Transaction"); }
        public static UnityEngine.Analytics.AnalyticsResult Transaction(string productId, decimal amount, string currency, string receiptPurchaseData, string signature) { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.Transaction"); }
        public static UnityEngine.Analytics.AnalyticsResult Transaction(string productId, decimal amount, string currency, string receiptPurchaseData, string signature, bool usingIAPService) { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.Transaction"); }
        public static UnityEngine.Analytics.AnalyticsResult CustomEvent(string customEventName) { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.CustomEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult CustomEvent(string customEventName, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.CustomEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult CustomEvent(string customEventName, System.Collections.Generic.IDictionary<string, object> eventData) { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.CustomEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult EnableCustomEvent(string customEventName, bool enabled) { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.EnableCustomEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult IsCustomEventEnabled(string customEventName) { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.IsCustomEventEnabled"); }
        public static UnityEngine.Analytics.AnalyticsResult RegisterEvent(string eventName, int maxEventPerHour, int maxItems, string vendorKey = "", string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.RegisterEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult RegisterEvent(string eventName, int maxEventPerHour, int maxItems, string vendorKey, int ver, string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.RegisterEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult SendEvent(string eventName, object parameters, int ver = 1, string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.SendEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult SetEventEndPoint(string eventName, string endPoint, int ver = 1, string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.SetEventEndPoint"); }
        public static UnityEngine.Analytics.AnalyticsResult SetEventPriority(string eventName, UnityEngine.Analytics.AnalyticsEventPriority eventPriority, int ver = 1, string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.SetEventPriority"); }
        public static UnityEngine.Analytics.AnalyticsResult EnableEvent(string eventName, bool enabled, int ver = 1, string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.EnableEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult IsEventEnabled(string eventName, int ver = 1, string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.Analytics.IsEventEnabled"); }
    }
    [System.FlagsAttribute]
    public enum AnalyticsEventPriority
    {
        FlushQueueFlag = 1,
        CacheImmediatelyFlag = 2,
        AllowInStopModeFlag = 4,
        SendImmediateFlag = 8,
        NoCachingFlag = 16,
        NoRetryFlag = 32,
        NormalPriorityEvent = 0,
        NormalPriorityEvent_WithCaching = 2,
        NormalPriorityEvent_NoRetryNoCaching = 48,
        HighPriorityEvent = 1,
        HighPriorityEvent_InStopMode = 5,
        HighestPriorityEvent = 9,
        HighestPriorityEvent_NoRetryNoCaching = 49,
    }
    public enum AnalyticsResult
    {
        Ok = 0,
        NotInitialized = 1,
        AnalyticsDisabled = 2,
        TooManyItems = 3,
        SizeLimitReached = 4,
        TooManyRequests = 5,
        InvalidData = 6,
        UnsupportedPlatform = 7,
    }
    public static partial class AnalyticsSessionInfo
    {
        public static event UnityEngine.Analytics.AnalyticsSessionInfo.SessionStateChanged sessionStateChanged { add { } remove { } }
        public static UnityEngine.Analytics.AnalyticsSessionState sessionState { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsSessionInfo.sessionState"); } }
        public static long sessionId { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsSessionInfo.sessionId"); } }
        public static long sessionCount { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsSessionInfo.sessionCount"); } }
        public static long sessionElapsedTime { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsSessionInfo.sessionElapsedTime"); } }
        public static bool sessionFirstRun { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsSessionInfo.sessionFirstRun"); } }
        public static string userId { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsSessionInfo.userId"); } }
        public static string customUserId { get { return s_KeptCustomUserId.Get("UnityEngine.Analytics.AnalyticsSessionInfo.customUserId"); } set { s_KeptCustomUserId.Set(value); } } private static Umcp.Kept<string> s_KeptCustomUserId;
        public static string customDeviceId { get { return s_KeptCustomDeviceId.Get("UnityEngine.Analytics.AnalyticsSessionInfo.customDeviceId"); } set { s_KeptCustomDeviceId.Set(value); } } private static Umcp.Kept<string> s_KeptCustomDeviceId;
        public static event UnityEngine.Analytics.AnalyticsSessionInfo.IdentityTokenChanged identityTokenChanged { add { } remove { } }
        public static string identityToken { get { throw new Umcp.LeftOutException("UnityEngine.Analytics.AnalyticsSessionInfo.identityToken"); } }
        public delegate void SessionStateChanged(UnityEngine.Analytics.AnalyticsSessionState sessionState, long sessionId, long sessionElapsedTime, bool sessionChanged);
        public delegate void IdentityTokenChanged(string token);
    }
    public enum AnalyticsSessionState
    {
        kSessionStopped = 0,
        kSessionStarted = 1,
        kSessionPaused = 2,
        kSessionResumed = 3,
    }
    public partial class ContinuousEvent
    {
        public static UnityEngine.Analytics.AnalyticsResult RegisterCollector<T>(string metricName, System.Func<T> del) where T : struct, System.IComparable<T>, System.IEquatable<T> { throw new Umcp.LeftOutException("UnityEngine.Analytics.ContinuousEvent.RegisterCollector"); }
        public static UnityEngine.Analytics.AnalyticsResult SetEventHistogramThresholds<T>(string eventName, int count, T[] data, int ver = 1, string prefix = "") where T : struct, System.IComparable<T>, System.IEquatable<T> { throw new Umcp.LeftOutException("UnityEngine.Analytics.ContinuousEvent.SetEventHistogramThresholds"); }
        public static UnityEngine.Analytics.AnalyticsResult SetCustomEventHistogramThresholds<T>(string eventName, int count, T[] data) where T : struct, System.IComparable<T>, System.IEquatable<T> { throw new Umcp.LeftOutException("UnityEngine.Analytics.ContinuousEvent.SetCustomEventHistogramThresholds"); }
        public static UnityEngine.Analytics.AnalyticsResult ConfigureCustomEvent(string customEventName, string metricName, float interval, float period, bool enabled = true) { throw new Umcp.LeftOutException("UnityEngine.Analytics.ContinuousEvent.ConfigureCustomEvent"); }
        public static UnityEngine.Analytics.AnalyticsResult ConfigureEvent(string eventName, string metricName, float interval, float period, bool enabled = true, int ver = 1, string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.Analytics.ContinuousEvent.ConfigureEvent"); }
    }
    public enum Gender
    {
        Male = 0,
        Female = 1,
        Unknown = 2,
    }
}

namespace UnityEngine
{
    public partial class RemoteConfigSettings : System.IDisposable
    {
        public event System.Action<bool> Updated { add { } remove { } }
        public RemoteConfigSettings(string configKey) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.Dispose"); }
        public static bool QueueConfig(string name, object param, int ver = 1, string prefix = "") { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.QueueConfig"); }
        public static bool SendDeviceInfoInConfigRequest() { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.SendDeviceInfoInConfigRequest"); }
        public static void AddSessionTag(string tag) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.AddSessionTag"); }
        public void ForceUpdate() { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.ForceUpdate"); }
        public bool WasLastUpdatedFromServer() { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.WasLastUpdatedFromServer"); }
        public int GetInt(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetInt"); }
        public int GetInt(string key, int defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetInt"); }
        public long GetLong(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetLong"); }
        public long GetLong(string key, long defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetLong"); }
        public float GetFloat(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetFloat"); }
        public float GetFloat(string key, float defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetFloat"); }
        public string GetString(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetString"); }
        public string GetString(string key, string defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetString"); }
        public bool GetBool(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetBool"); }
        public bool GetBool(string key, bool defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetBool"); }
        public bool HasKey(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.HasKey"); }
        public int GetCount() { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetCount"); }
        public string[] GetKeys() { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetKeys"); }
        public T GetObject<T>(string key = "") { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetObject"); }
        public object GetObject(System.Type type, string key = "") { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetObject"); }
        public object GetObject(string key, object defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetObject"); }
        public System.Collections.Generic.IDictionary<string, object> GetDictionary(string key = "") { throw new Umcp.LeftOutException("UnityEngine.RemoteConfigSettings.GetDictionary"); }
        internal RemoteConfigSettings() { }
    }
    public static partial class RemoteSettings
    {
        public static event UnityEngine.RemoteSettings.UpdatedEventHandler Updated { add { } remove { } }
        public static event System.Action BeforeFetchFromServer { add { } remove { } }
        public static event System.Action<bool, bool, int> Completed { add { } remove { } }
        public static void ForceUpdate() { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.ForceUpdate"); }
        public static bool WasLastUpdatedFromServer() { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.WasLastUpdatedFromServer"); }
        public static int GetInt(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetInt"); }
        public static int GetInt(string key, int defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetInt"); }
        public static long GetLong(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetLong"); }
        public static long GetLong(string key, long defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetLong"); }
        public static float GetFloat(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetFloat"); }
        public static float GetFloat(string key, float defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetFloat"); }
        public static string GetString(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetString"); }
        public static string GetString(string key, string defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetString"); }
        public static bool GetBool(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetBool"); }
        public static bool GetBool(string key, bool defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetBool"); }
        public static bool HasKey(string key) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.HasKey"); }
        public static int GetCount() { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetCount"); }
        public static string[] GetKeys() { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetKeys"); }
        public static T GetObject<T>(string key = "") { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetObject"); }
        public static object GetObject(System.Type type, string key = "") { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetObject"); }
        public static object GetObject(string key, object defaultValue) { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetObject"); }
        public static System.Collections.Generic.IDictionary<string, object> GetDictionary(string key = "") { throw new Umcp.LeftOutException("UnityEngine.RemoteSettings.GetDictionary"); }
        public delegate void UpdatedEventHandler();
    }
}
