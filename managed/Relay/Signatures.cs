// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Services.Relay.Http
{
    public partial class DeserializationSettings
    {
        public Unity.Services.Relay.Http.MissingMemberHandling MissingMemberHandling = Unity.Services.Relay.Http.MissingMemberHandling.Error;
    }
    public enum MissingMemberHandling
    {
        Error = 0,
        Ignore = 1,
    }
}

namespace Unity.Services.Relay
{
    public partial interface IRelayService
    {
        System.Threading.Tasks.Task<Unity.Services.Relay.Models.Allocation> CreateAllocationAsync(int maxConnections, string region = null);
        System.Threading.Tasks.Task<string> GetJoinCodeAsync(System.Guid allocationId);
        System.Threading.Tasks.Task<Unity.Services.Relay.Models.JoinAllocation> JoinAllocationAsync(string joinCode);
        System.Threading.Tasks.Task<System.Collections.Generic.List<Unity.Services.Relay.Models.Region>> ListRegionsAsync();
    }
    public partial interface IRelayServiceSDK : Unity.Services.Relay.IRelayService
    {
    }
    public partial interface IRelayServiceSDKConfiguration
    {
        void SetAllocationsServiceBasePath(string basePath);
    }
}

namespace Unity.Services.Relay.Models
{
    public partial class AllocateResponseBody
    {
        public AllocateResponseBody(Unity.Services.Relay.Models.ResponseMeta meta, Unity.Services.Relay.Models.AllocationData data, Unity.Services.Relay.Models.ResponseLinks links = null) { this.Meta = meta; this.Links = links; this.Data = data; }
        public Unity.Services.Relay.Models.ResponseMeta Meta { get; internal set; }
        public Unity.Services.Relay.Models.ResponseLinks Links { get; internal set; }
        public Unity.Services.Relay.Models.AllocationData Data { get; internal set; }
        internal AllocateResponseBody() { }
    }
    public partial class Allocation
    {
        public Allocation(System.Guid allocationId, System.Collections.Generic.List<Unity.Services.Relay.Models.RelayServerEndpoint> serverEndpoints, Unity.Services.Relay.Models.RelayServer relayServer, byte[] key, byte[] connectionData, byte[] allocationIdBytes, string region) { this.AllocationId = allocationId; this.ServerEndpoints = serverEndpoints; this.RelayServer = relayServer; this.Key = key; this.ConnectionData = connectionData; this.AllocationIdBytes = allocationIdBytes; this.Region = region; }
        public System.Guid AllocationId { get; internal set; }
        public System.Collections.Generic.List<Unity.Services.Relay.Models.RelayServerEndpoint> ServerEndpoints { get; internal set; }
        public Unity.Services.Relay.Models.RelayServer RelayServer { get; internal set; }
        public byte[] Key { get; internal set; }
        public byte[] ConnectionData { get; internal set; }
        public byte[] AllocationIdBytes { get; internal set; }
        public string Region { get; internal set; }
        internal Allocation() { }
    }
    public partial class AllocationData
    {
        public AllocationData(Unity.Services.Relay.Models.Allocation allocation) { this.Allocation = allocation; }
        public Unity.Services.Relay.Models.Allocation Allocation { get; internal set; }
        internal AllocationData() { }
    }
    public partial class AllocationRequest
    {
        public AllocationRequest(int maxConnections, string region = null) { this.MaxConnections = maxConnections; this.Region = region; }
        public int MaxConnections { get; internal set; }
        public string Region { get; internal set; }
        internal AllocationRequest() { }
    }
    public partial class ErrorResponseBody
    {
        public ErrorResponseBody(int status, string detail, string title, string type, int code, System.Collections.Generic.List<Unity.Services.Relay.Models.KeyValuePair> details = null) { this.Status = status; this.Detail = detail; this.Title = title; this.Details = details; this.Type = type; this.Code = code; }
        public int Status { get; internal set; }
        public string Detail { get; internal set; }
        public string Title { get; internal set; }
        public System.Collections.Generic.List<Unity.Services.Relay.Models.KeyValuePair> Details { get; internal set; }
        public string Type { get; internal set; }
        public int Code { get; internal set; }
        internal ErrorResponseBody() { }
    }
    public partial interface IOneOf
    {
        System.Type Type { get; }
        object Value { get; }
    }
    public partial class JoinAllocation
    {
        public JoinAllocation(System.Guid allocationId, System.Collections.Generic.List<Unity.Services.Relay.Models.RelayServerEndpoint> serverEndpoints, Unity.Services.Relay.Models.RelayServer relayServer, byte[] key, byte[] connectionData, byte[] allocationIdBytes, string region, byte[] hostConnectionData) { this.AllocationId = allocationId; this.ServerEndpoints = serverEndpoints; this.RelayServer = relayServer; this.Key = key; this.ConnectionData = connectionData; this.AllocationIdBytes = allocationIdBytes; this.Region = region; this.HostConnectionData = hostConnectionData; }
        public System.Guid AllocationId { get; internal set; }
        public System.Collections.Generic.List<Unity.Services.Relay.Models.RelayServerEndpoint> ServerEndpoints { get; internal set; }
        public Unity.Services.Relay.Models.RelayServer RelayServer { get; internal set; }
        public byte[] Key { get; internal set; }
        public byte[] ConnectionData { get; internal set; }
        public byte[] AllocationIdBytes { get; internal set; }
        public string Region { get; internal set; }
        public byte[] HostConnectionData { get; internal set; }
        internal JoinAllocation() { }
    }
    public partial class JoinAllocationAllOf
    {
        public JoinAllocationAllOf(byte[] hostConnectionData) { this.HostConnectionData = hostConnectionData; }
        public byte[] HostConnectionData { get; internal set; }
        internal JoinAllocationAllOf() { }
    }
    public partial class JoinCodeData
    {
        public JoinCodeData(string joinCode) { this.JoinCode = joinCode; }
        public string JoinCode { get; internal set; }
        internal JoinCodeData() { }
    }
    public partial class JoinCodeRequest
    {
        public JoinCodeRequest(System.Guid allocationId) { this.AllocationId = allocationId; }
        public System.Guid AllocationId { get; internal set; }
        internal JoinCodeRequest() { }
    }
    public partial class JoinCodeResponseBody
    {
        public JoinCodeResponseBody(Unity.Services.Relay.Models.ResponseMeta meta, Unity.Services.Relay.Models.ResponseLinks links, Unity.Services.Relay.Models.JoinCodeData data) { this.Meta = meta; this.Links = links; this.Data = data; }
        public Unity.Services.Relay.Models.ResponseMeta Meta { get; internal set; }
        public Unity.Services.Relay.Models.ResponseLinks Links { get; internal set; }
        public Unity.Services.Relay.Models.JoinCodeData Data { get; internal set; }
        internal JoinCodeResponseBody() { }
    }
    public partial class JoinData
    {
        public JoinData(Unity.Services.Relay.Models.JoinAllocation allocation) { this.Allocation = allocation; }
        public Unity.Services.Relay.Models.JoinAllocation Allocation { get; internal set; }
        internal JoinData() { }
    }
    public partial class JoinRequest
    {
        public JoinRequest(string joinCode) { this.JoinCode = joinCode; }
        public string JoinCode { get; internal set; }
        internal JoinRequest() { }
    }
    public partial class JoinResponseBody
    {
        public JoinResponseBody(Unity.Services.Relay.Models.ResponseMeta meta, Unity.Services.Relay.Models.JoinData data) { this.Meta = meta; this.Data = data; }
        public Unity.Services.Relay.Models.ResponseMeta Meta { get; internal set; }
        public Unity.Services.Relay.Models.JoinData Data { get; internal set; }
        internal JoinResponseBody() { }
    }
    public partial class KeyValuePair
    {
        public KeyValuePair(string key, string value) { this.Key = key; this.Value = value; }
        public string Key { get; internal set; }
        public string Value { get; internal set; }
        internal KeyValuePair() { }
    }
    public partial class Region
    {
        public Region(string id, string description) { this.Id = id; this.Description = description; }
        public string Id { get; internal set; }
        public string Description { get; internal set; }
        internal Region() { }
    }
    public partial class RegionsData
    {
        public RegionsData(System.Collections.Generic.List<Unity.Services.Relay.Models.Region> regions) { this.Regions = regions; }
        public System.Collections.Generic.List<Unity.Services.Relay.Models.Region> Regions { get; internal set; }
        internal RegionsData() { }
    }
    public partial class RegionsResponseBody
    {
        public RegionsResponseBody(Unity.Services.Relay.Models.RegionsData data) { this.Data = data; }
        public Unity.Services.Relay.Models.RegionsData Data { get; internal set; }
        internal RegionsResponseBody() { }
    }
    public partial class RelayServer
    {
        public RelayServer(string ipV4, int port) { this.IpV4 = ipV4; this.Port = port; }
        public string IpV4 { get; internal set; }
        public int Port { get; internal set; }
        internal RelayServer() { }
    }
    public partial class RelayServerEndpoint
    {
        public RelayServerEndpoint(string connectionType, Unity.Services.Relay.Models.RelayServerEndpoint.NetworkOptions network, bool reliable, bool secure, string host, int port) { this.ConnectionType = connectionType; this.Network = network; this.Reliable = reliable; this.Secure = secure; this.Host = host; this.Port = port; }
        public const string ConnectionTypeUdp = "udp";
        public const string ConnectionTypeDtls = "dtls";
        public const string ConnectionTypeWss = "wss";
        public string ConnectionType { get; internal set; }
        public Unity.Services.Relay.Models.RelayServerEndpoint.NetworkOptions Network { get; internal set; }
        public bool Reliable { get; internal set; }
        public bool Secure { get; internal set; }
        public string Host { get; internal set; }
        public int Port { get; internal set; }
        internal RelayServerEndpoint() { }
        public enum NetworkOptions
        {
            Udp = 1,
            Tcp = 2,
        }
    }
    public partial class ResponseLinks
    {
        public ResponseLinks(string next = null) { this.Next = next; }
        public string Next { get; internal set; }
        internal ResponseLinks() { }
    }
    public partial class ResponseMeta
    {
        public ResponseMeta(string requestId, int status) { this.RequestId = requestId; this.Status = status; }
        public string RequestId { get; internal set; }
        public int Status { get; internal set; }
        internal ResponseMeta() { }
    }
}

namespace Unity.Services.Relay
{
    public enum RelayExceptionReason
    {
        Min = 15000,
        NoError = 15000,
        InvalidRequest = 15001,
        InactiveProject = 15006,
        RegionNotFound = 15007,
        AllocationNotFound = 15008,
        JoinCodeNotFound = 15009,
        NoSuitableRelay = 15010,
        InvalidArgument = 15400,
        Unauthorized = 15401,
        PaymentRequired = 15402,
        Forbidden = 15403,
        EntityNotFound = 15404,
        MethodNotAllowed = 15405,
        NotAcceptable = 15406,
        ProxyAuthenticationRequired = 15407,
        RequestTimeOut = 15408,
        Conflict = 15409,
        Gone = 15410,
        LengthRequired = 15411,
        PreconditionFailed = 15412,
        RequestEntityTooLarge = 15413,
        RequestUriTooLong = 15414,
        UnsupportedMediaType = 15415,
        RangeNotSatisfiable = 15416,
        ExpectationFailed = 15417,
        Teapot = 15418,
        Misdirected = 15421,
        UnprocessableTransaction = 15422,
        Locked = 15423,
        FailedDependency = 15424,
        TooEarly = 15425,
        UpgradeRequired = 15426,
        PreconditionRequired = 15428,
        RateLimited = 15429,
        RequestHeaderFieldsTooLarge = 15431,
        UnavailableForLegalReasons = 15451,
        InternalServerError = 15500,
        NotImplemented = 15501,
        BadGateway = 15502,
        ServiceUnavailable = 15503,
        GatewayTimeout = 15504,
        HttpVersionNotSupported = 15505,
        VariantAlsoNegotiates = 15506,
        InsufficientStorage = 15507,
        LoopDetected = 15508,
        NotExtended = 15510,
        NetworkAuthenticationRequired = 15511,
        NetworkError = 15998,
        Unknown = 15999,
        Max = 15999,
    }
    public partial class RelayServiceException
    {
        public Unity.Services.Relay.RelayExceptionReason Reason { get; internal set; }
        public Unity.Services.Relay.Models.ErrorResponseBody ApiError { get { throw new Umcp.LeftOutException("Unity.Services.Relay.RelayServiceException.ApiError"); } }
        public RelayServiceException(long errorCode, string message) : base(default(int), default(string)) { throw new Umcp.LeftOutException("Unity.Services.Relay.RelayServiceException"); }
        public RelayServiceException(System.Exception innerException) : base(default(int), default(string)) { throw new Umcp.LeftOutException("Unity.Services.Relay.RelayServiceException"); }
    }
}

namespace Unity.Services.Relay.Scheduler
{
    public static partial class GameObjectFactory
    {
        public static UnityEngine.GameObject CreateCoreSdkGameObject() { throw new Umcp.LeftOutException("Unity.Services.Relay.Scheduler.GameObjectFactory.CreateCoreSdkGameObject"); }
    }
    public abstract partial class TaskScheduler : UnityEngine.MonoBehaviour
    {
        public abstract void ScheduleBackgroundTask(System.Action task);
        public abstract bool IsMainThread();
        public abstract void ScheduleMainThreadTask(System.Action task);
        public void ScheduleOrExecuteOnMain(System.Action action) { throw new Umcp.LeftOutException("Unity.Services.Relay.Scheduler.TaskScheduler.ScheduleOrExecuteOnMain"); }
    }
    public sealed partial class TaskSchedulerThreaded : Unity.Services.Relay.Scheduler.TaskScheduler
    {
        public override bool IsMainThread() { throw new Umcp.LeftOutException("Unity.Services.Relay.Scheduler.TaskSchedulerThreaded.IsMainThread"); }
        public override void ScheduleBackgroundTask(System.Action task) { throw new Umcp.LeftOutException("Unity.Services.Relay.Scheduler.TaskSchedulerThreaded.ScheduleBackgroundTask"); }
        public override void ScheduleMainThreadTask(System.Action task) { throw new Umcp.LeftOutException("Unity.Services.Relay.Scheduler.TaskSchedulerThreaded.ScheduleMainThreadTask"); }
    }
    public sealed partial class TaskSchedulerWebGL : Unity.Services.Relay.Scheduler.TaskScheduler
    {
        public override void ScheduleBackgroundTask(System.Action task) { throw new Umcp.LeftOutException("Unity.Services.Relay.Scheduler.TaskSchedulerWebGL.ScheduleBackgroundTask"); }
        public override bool IsMainThread() { throw new Umcp.LeftOutException("Unity.Services.Relay.Scheduler.TaskSchedulerWebGL.IsMainThread"); }
        public override void ScheduleMainThreadTask(System.Action task) { throw new Umcp.LeftOutException("Unity.Services.Relay.Scheduler.TaskSchedulerWebGL.ScheduleMainThreadTask"); }
    }
}
