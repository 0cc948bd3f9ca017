// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Analytics
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct)]
    public partial class AnalyticInfoAttribute : System.Attribute
    {
        public int version { get; internal set; }
        public string vendorKey { get; internal set; }
        public string eventName { get; internal set; }
        public AnalyticInfoAttribute(string eventName, string vendorKey = "", int version = 1, int maxEventsPerHour = 1000, int maxNumberOfElements = 1000) { this.eventName = eventName; this.vendorKey = vendorKey; this.version = version; }
        internal AnalyticInfoAttribute() { }
    }
    public static partial class AnalyticsCommon
    {
        public static bool ugsAnalyticsEnabled { get { return s_KeptUgsAnalyticsEnabled.Get("UnityEngine.Analytics.AnalyticsCommon.ugsAnalyticsEnabled"); } set { s_KeptUgsAnalyticsEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptUgsAnalyticsEnabled;
    }
    public partial interface IAnalytic
    {
    }
    public partial interface UGSAnalyticsInternalTools
    {
    }
}
