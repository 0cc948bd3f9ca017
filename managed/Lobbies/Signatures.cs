// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Services.Lobbies
{
    public partial struct ChangedLobbyValue<T>
    {
        public T Value { get; internal set; }
        public bool Changed { get; internal set; }
        public bool Added { get; internal set; }
        public ChangedLobbyValue(T value) { this = default(Unity.Services.Lobbies.ChangedLobbyValue<T>); this.Value = value; this.Changed = true; this.Added = false; }
    }
    public partial struct ChangedOrRemovedLobbyValue<T>
    {
        public static readonly Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T> RemoveThisValue = new Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T>(default, Unity.Services.Lobbies.LobbyValueChangeType.Removed);
        public T Value { get; internal set; }
        public bool Removed { get { throw new Umcp.LeftOutException("Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T>.Removed"); } }
        public bool Changed { get { throw new Umcp.LeftOutException("Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T>.Changed"); } }
        public bool Added { get { throw new Umcp.LeftOutException("Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T>.Added"); } }
        public Unity.Services.Lobbies.LobbyValueChangeType ChangeType { get; internal set; }
        public ChangedOrRemovedLobbyValue(T value, Unity.Services.Lobbies.LobbyValueChangeType status) { this = default(Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T>); this.Value = value; this.ChangeType = status; }
    }
    public partial class CreateLobbyOptions
    {
        public bool? IsPrivate { get; set; }
        public string Password { get; set; }
        public bool? IsLocked { get; set; }
        public Unity.Services.Lobbies.Models.Player Player { get; set; }
        public System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.DataObject> Data { get; set; }
    }
}

namespace Unity.Services.Lobbies.Http
{
    [System.SerializableAttribute]
    public partial class DeserializationException : System.Exception
    {
        public DeserializationException() : base() { }
        public DeserializationException(string message) : base(message) { }
    }
    public partial class DeserializationSettings
    {
        public Unity.Services.Lobbies.Http.MissingMemberHandling MissingMemberHandling = Unity.Services.Lobbies.Http.MissingMemberHandling.Error;
    }
    public partial interface IDeserializable
    {
        string GetAsString();
        T GetAs<T>(Unity.Services.Lobbies.Http.DeserializationSettings deserializationSettings = null);
    }
    public partial class JsonObject : Unity.Services.Lobbies.Http.IDeserializable
    {
        public string GetAsString() { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Http.JsonObject.GetAsString"); }
        public T GetAs<T>(Unity.Services.Lobbies.Http.DeserializationSettings deserializationSettings = null) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Http.JsonObject.GetAs"); }
        public T GetAs<T>() { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Http.JsonObject.GetAs"); }
        public static Unity.Services.Lobbies.Http.IDeserializable GetNewJsonObjectResponse(object o) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Http.JsonObject.GetNewJsonObjectResponse"); }
        public static System.Collections.Generic.List<Unity.Services.Lobbies.Http.IDeserializable> GetNewJsonObjectResponse(System.Collections.Generic.List<object> o) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Http.JsonObject.GetNewJsonObjectResponse"); }
        public static System.Collections.Generic.List<System.Collections.Generic.List<Unity.Services.Lobbies.Http.IDeserializable>> GetNewJsonObjectResponse(System.Collections.Generic.List<System.Collections.Generic.List<object>> o) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Http.JsonObject.GetNewJsonObjectResponse"); }
        public static System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Http.IDeserializable> GetNewJsonObjectResponse(System.Collections.Generic.Dictionary<string, object> o) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Http.JsonObject.GetNewJsonObjectResponse"); }
        public static System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<Unity.Services.Lobbies.Http.IDeserializable>> GetNewJsonObjectResponse(System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<object>> o) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Http.JsonObject.GetNewJsonObjectResponse"); }
        internal JsonObject() { }
    }
    public partial class JsonObjectConverter
    {
    }
    public enum MissingMemberHandling
    {
        Error = 0,
        Ignore = 1,
    }
}

namespace Unity.Services.Lobbies
{
    public partial interface ILobbyChanges
    {
        bool LobbyDeleted { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<string> Name { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<bool> IsPrivate { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<bool> IsLocked { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<bool> HasPassword { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<int> AvailableSlots { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<int> MaxPlayers { get; }
        Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<Unity.Services.Lobbies.Models.DataObject>>> Data { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<System.Collections.Generic.List<int>> PlayerLeft { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<System.Collections.Generic.List<Unity.Services.Lobbies.LobbyPlayerJoined>> PlayerJoined { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<System.Collections.Generic.Dictionary<int, Unity.Services.Lobbies.LobbyPlayerChanges>> PlayerData { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<string> HostId { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<int> Version { get; }
        Unity.Services.Lobbies.ChangedLobbyValue<System.DateTime> LastUpdated { get; }
        void ApplyToLobby(Unity.Services.Lobbies.Models.Lobby lobby);
    }
    public partial interface ILobbyEvents
    {
        LobbyEventCallbacks Callbacks { get; }
        System.Threading.Tasks.Task SubscribeAsync();
        System.Threading.Tasks.Task UnsubscribeAsync();
    }
    public partial interface ILobbyService
    {
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> CreateLobbyAsync(string lobbyName, int maxPlayers, Unity.Services.Lobbies.CreateLobbyOptions options = null);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> CreateOrJoinLobbyAsync(string lobbyId, string lobbyName, int maxPlayers, Unity.Services.Lobbies.CreateLobbyOptions options = null);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.ILobbyEvents> SubscribeToLobbyEventsAsync(string lobbyId, LobbyEventCallbacks callbacks);
        System.Threading.Tasks.Task DeleteLobbyAsync(string lobbyId);
        System.Threading.Tasks.Task<System.Collections.Generic.List<string>> GetJoinedLobbiesAsync();
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> GetLobbyAsync(string lobbyId);
        System.Threading.Tasks.Task SendHeartbeatPingAsync(string lobbyId);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> JoinLobbyByCodeAsync(string lobbyCode, Unity.Services.Lobbies.JoinLobbyByCodeOptions options = null);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> JoinLobbyByIdAsync(string lobbyId, Unity.Services.Lobbies.JoinLobbyByIdOptions options = null);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.QueryResponse> QueryLobbiesAsync(Unity.Services.Lobbies.QueryLobbiesOptions options = null);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> QuickJoinLobbyAsync(Unity.Services.Lobbies.QuickJoinLobbyOptions options = null);
        System.Threading.Tasks.Task RemovePlayerAsync(string lobbyId, string playerId);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> UpdateLobbyAsync(string lobbyId, Unity.Services.Lobbies.UpdateLobbyOptions options);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> UpdatePlayerAsync(string lobbyId, string playerId, Unity.Services.Lobbies.UpdatePlayerOptions options);
        System.Threading.Tasks.Task<Unity.Services.Lobbies.Models.Lobby> ReconnectToLobbyAsync(string lobbyId);
    }
    public partial interface ILobbyServiceSDK : Unity.Services.Lobbies.ILobbyService
    {
    }
    public partial interface ILobbyServiceSDKConfiguration
    {
        void SetBasePath(string basePath);
        void EnableLocalPlayerLobbyEvents(bool enabled);
    }
    public partial class JoinLobbyByCodeOptions
    {
        public Unity.Services.Lobbies.Models.Player Player { get; set; }
        public string Password { get; set; }
    }
    public partial class JoinLobbyByIdOptions
    {
        public Unity.Services.Lobbies.Models.Player Player { get; set; }
        public string Password { get; set; }
    }
    public static partial class Lobbies
    {
        public static void SetBasePath(string basePath) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Lobbies.SetBasePath"); }
    }
    public enum LobbyEventConnectionState
    {
        Unknown = 0,
        Unsubscribed = 1,
        Subscribing = 2,
        Subscribed = 3,
        Unsynced = 4,
        Error = 5,
    }
    public enum LobbyExceptionReason
    {
        UnknownErrorCode = 0,
        ValidationError = 16000,
        LobbyNotFound = 16001,
        PlayerNotFound = 16002,
        LobbyConflict = 16003,
        LobbyFull = 16004,
        LobbyLocked = 16005,
        NoOpenLobbies = 16006,
        LobbyAlreadyExists = 16007,
        IncorrectPassword = 16009,
        InvalidJoinCode = 16010,
        InvalidArgument = 16400,
        BadRequest = 16400,
        Unauthorized = 16401,
        PaymentRequired = 16402,
        Forbidden = 16403,
        EntityNotFound = 16404,
        MethodNotAllowed = 16405,
        NotAcceptable = 16406,
        ProxyAuthenticationRequired = 16407,
        RequestTimeOut = 16408,
        Conflict = 16409,
        Gone = 16410,
        LengthRequired = 16411,
        PreconditionFailed = 16412,
        RequestEntityTooLarge = 16413,
        RequestUriTooLong = 16414,
        UnsupportedMediaType = 16415,
        RangeNotSatisfiable = 16416,
        ExpectationFailed = 16417,
        Teapot = 16418,
        Misdirected = 16421,
        UnprocessableTransaction = 16422,
        Locked = 16423,
        FailedDependency = 16424,
        TooEarly = 16425,
        UpgradeRequired = 16426,
        PreconditionRequired = 16428,
        RateLimited = 16429,
        RequestHeaderFieldsTooLarge = 16431,
        UnavailableForLegalReasons = 16451,
        InternalServerError = 16500,
        NotImplemented = 16501,
        BadGateway = 16502,
        ServiceUnavailable = 16503,
        GatewayTimeout = 16504,
        HttpVersionNotSupported = 16505,
        VariantAlsoNegotiates = 16506,
        InsufficientStorage = 16507,
        LoopDetected = 16508,
        NotExtended = 16510,
        NetworkAuthenticationRequired = 16511,
        AlreadySubscribedToLobby = 16601,
        AlreadyUnsubscribedFromLobby = 16602,
        SubscriptionToLobbyLostWhileBusy = 16603,
        LobbyEventServiceConnectionError = 16604,
        NetworkError = 16998,
        Unknown = 16999,
    }
    public partial class LobbyPlayerChanges
    {
        public int PlayerIndex { get; internal set; }
        public Unity.Services.Lobbies.ChangedLobbyValue<string> ConnectionInfoChanged { get; internal set; }
        public Unity.Services.Lobbies.ChangedLobbyValue<System.DateTime> LastUpdatedChanged { get; internal set; }
        public Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<Unity.Services.Lobbies.Models.PlayerDataObject>>> ChangedData { get; internal set; }
        public LobbyPlayerChanges(int index) { this.PlayerIndex = index; }
        internal LobbyPlayerChanges() { }
    }
    public partial struct LobbyPlayerJoined
    {
        public int PlayerIndex { get; internal set; }
        public Unity.Services.Lobbies.Models.Player Player { get; internal set; }
        public LobbyPlayerJoined(int index, Unity.Services.Lobbies.Models.Player player) { this = default(Unity.Services.Lobbies.LobbyPlayerJoined); this.PlayerIndex = index; this.Player = player; }
    }
    public partial class LobbyServiceException
    {
        public Unity.Services.Lobbies.LobbyExceptionReason Reason { get; internal set; }
        public Unity.Services.Lobbies.Models.ErrorStatus ApiError { get { throw new Umcp.LeftOutException("Unity.Services.Lobbies.LobbyServiceException.ApiError"); } }
        public LobbyServiceException(long errorCode, string message) : base(default(int), default(string)) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.LobbyServiceException"); }
        public LobbyServiceException(System.Exception innerException) : base(default(int), default(string)) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.LobbyServiceException"); }
    }
    public static partial class LobbyValue
    {
        public static Unity.Services.Lobbies.ChangedLobbyValue<T> Changed<T>(T value) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.LobbyValue.Changed"); }
        public static Unity.Services.Lobbies.ChangedLobbyValue<T> Added<T>(T value) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.LobbyValue.Added"); }
        public static Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T> ChangedNotRemoved<T>(T value) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.LobbyValue.ChangedNotRemoved"); }
        public static Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T> ChangeAdded<T>(T value) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.LobbyValue.ChangeAdded"); }
        public static Unity.Services.Lobbies.ChangedOrRemovedLobbyValue<T> Removed<T>() { throw new Umcp.LeftOutException("Unity.Services.Lobbies.LobbyValue.Removed"); }
    }
    public enum LobbyValueChangeType : byte
    {
        Unchanged = 0,
        Changed = 1,
        Removed = 2,
        Added = 3,
    }
}

namespace Unity.Services.Lobbies.Models
{
    public partial class CreateRequest
    {
        public CreateRequest(string name, int maxPlayers, bool? isPrivate = false, bool? isLocked = false, Unity.Services.Lobbies.Models.Player player = null, System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.DataObject> data = null, string password = null) { this.Name = name; this.MaxPlayers = maxPlayers; this.IsPrivate = isPrivate; this.IsLocked = isLocked; this.Player = player; this.Password = password; this.Data = data; }
        public string Name { get; internal set; }
        public int MaxPlayers { get; internal set; }
        public bool? IsPrivate { get; internal set; }
        public bool? IsLocked { get; internal set; }
        public Unity.Services.Lobbies.Models.Player Player { get; internal set; }
        public string Password { get; internal set; }
        public System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.DataObject> Data { get; internal set; }
        internal CreateRequest() { }
    }
    public partial class DataObject
    {
        public DataObject(Unity.Services.Lobbies.Models.DataObject.VisibilityOptions visibility, string value = null, Unity.Services.Lobbies.Models.DataObject.IndexOptions index = (Unity.Services.Lobbies.Models.DataObject.IndexOptions)0) { this.Value = value; this.Visibility = visibility; this.Index = index; }
        public string Value { get; internal set; }
        public Unity.Services.Lobbies.Models.DataObject.VisibilityOptions Visibility { get; internal set; }
        public Unity.Services.Lobbies.Models.DataObject.IndexOptions Index { get; internal set; }
        internal DataObject() { }
        public enum VisibilityOptions
        {
            Public = 1,
            Member = 2,
            Private = 3,
        }
        public enum IndexOptions
        {
            S1 = 1,
            S2 = 2,
            S3 = 3,
            S4 = 4,
            S5 = 5,
            N1 = 6,
            N2 = 7,
            N3 = 8,
            N4 = 9,
            N5 = 10,
        }
    }
    public partial class Detail
    {
        public Detail(string errorType = null, string message = null) { this.ErrorType = errorType; this.Message = message; }
        public string ErrorType { get; internal set; }
        public string Message { get; internal set; }
        internal Detail() { }
    }
    public partial class ErrorStatus
    {
        public ErrorStatus(string type = null, int status = 0, string title = null, string detail = null, int code = 0, System.Collections.Generic.List<Unity.Services.Lobbies.Models.Detail> details = null) { this.Type = type; this.Status = status; this.Title = title; this.Detail = detail; this.Code = code; this.Details = details; }
        public string Type { get; internal set; }
        public int Status { get; internal set; }
        public string Title { get; internal set; }
        public string Detail { get; internal set; }
        public int Code { get; internal set; }
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.Detail> Details { get; internal set; }
        internal ErrorStatus() { }
    }
    public partial interface IOneOf
    {
        System.Type Type { get; }
        object Value { get; }
    }
    public partial class JoinByCodeRequest
    {
        public JoinByCodeRequest(string lobbyCode, Unity.Services.Lobbies.Models.Player player = null, string password = null) { this.LobbyCode = lobbyCode; this.Password = password; this.Player = player; }
        public string LobbyCode { get; internal set; }
        public string Password { get; internal set; }
        public Unity.Services.Lobbies.Models.Player Player { get; internal set; }
        internal JoinByCodeRequest() { }
    }
    public partial class JoinByIdRequest
    {
        public JoinByIdRequest(string password = null, Unity.Services.Lobbies.Models.Player player = null) { this.Password = password; this.Player = player; }
        public string Password { get; internal set; }
        public Unity.Services.Lobbies.Models.Player Player { get; internal set; }
        internal JoinByIdRequest() { }
    }
    public partial class Lobby
    {
        public Lobby(string id = null, string lobbyCode = null, string upid = null, string environmentId = null, string name = null, int maxPlayers = 0, int availableSlots = 0, bool isPrivate = false, bool isLocked = false, System.Collections.Generic.List<Unity.Services.Lobbies.Models.Player> players = null, System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.DataObject> data = null, string hostId = null, System.DateTime created = default(System.DateTime), System.DateTime lastUpdated = default(System.DateTime), int version = 0, bool hasPassword = false) { this.Id = id; this.LobbyCode = lobbyCode; this.Upid = upid; this.EnvironmentId = environmentId; this.Name = name; this.MaxPlayers = maxPlayers; this.AvailableSlots = availableSlots; this.IsPrivate = isPrivate; this.IsLocked = isLocked; this.HasPassword = hasPassword; this.Players = players; this.Data = data; this.HostId = hostId; this.Created = created; this.LastUpdated = lastUpdated; this.Version = version; }
        public string Id { get; internal set; }
        public string LobbyCode { get; internal set; }
        public string Upid { get; internal set; }
        public string EnvironmentId { get; internal set; }
        public string Name { get; internal set; }
        public int MaxPlayers { get; internal set; }
        public int AvailableSlots { get; internal set; }
        public bool IsPrivate { get; internal set; }
        public bool IsLocked { get; internal set; }
        public bool HasPassword { get; internal set; }
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.Player> Players { get; internal set; }
        public System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.DataObject> Data { get; internal set; }
        public string HostId { get; internal set; }
        public System.DateTime Created { get; internal set; }
        public System.DateTime LastUpdated { get; internal set; }
        public int Version { get; set; }
        internal Lobby() { }
    }
    public partial class Player
    {
        public Player(string id = null, string connectionInfo = null, System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.PlayerDataObject> data = null, string allocationId = null, System.DateTime joined = default(System.DateTime), System.DateTime lastUpdated = default(System.DateTime), Unity.Services.Lobbies.Models.PlayerProfile profile = null) { this.Id = id; this.Profile = profile; this.ConnectionInfo = connectionInfo; this.Data = data; this.AllocationId = allocationId; this.Joined = joined; this.LastUpdated = lastUpdated; }
        public string Id { get; internal set; }
        public Unity.Services.Lobbies.Models.PlayerProfile Profile { get; set; }
        public string ConnectionInfo { get; internal set; }
        public System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.PlayerDataObject> Data { get; set; }
        public string AllocationId { get; internal set; }
        public System.DateTime Joined { get; set; }
        public System.DateTime LastUpdated { get; set; }
        internal Player() { }
    }
    public partial class PlayerDataObject
    {
        public PlayerDataObject(Unity.Services.Lobbies.Models.PlayerDataObject.VisibilityOptions visibility, string value = null) { this.Value = value; this.Visibility = visibility; }
        public string Value { get; set; }
        public Unity.Services.Lobbies.Models.PlayerDataObject.VisibilityOptions Visibility { get; internal set; }
        internal PlayerDataObject() { }
        public enum VisibilityOptions
        {
            Public = 1,
            Member = 2,
            Private = 3,
        }
    }
    public partial class PlayerProfile
    {
        public PlayerProfile(string name = null) { this.Name = name; }
        public string Name { get; internal set; }
        internal PlayerProfile() { }
    }
    public partial class PlayerUpdateRequest
    {
        public PlayerUpdateRequest(string connectionInfo = null, System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.PlayerDataObject> data = null, string allocationId = null) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Models.PlayerUpdateRequest"); }
        public string ConnectionInfo { get; internal set; }
        public Unity.Services.Lobbies.Http.JsonObject Data { get; internal set; }
        public string AllocationId { get; internal set; }
        internal PlayerUpdateRequest() { }
    }
    public partial class QueryFilter
    {
        public QueryFilter(Unity.Services.Lobbies.Models.QueryFilter.FieldOptions field, string value, Unity.Services.Lobbies.Models.QueryFilter.OpOptions op) { this.Field = field; this.Value = value; this.Op = op; }
        public Unity.Services.Lobbies.Models.QueryFilter.FieldOptions Field { get; internal set; }
        public string Value { get; internal set; }
        public Unity.Services.Lobbies.Models.QueryFilter.OpOptions Op { get; internal set; }
        internal QueryFilter() { }
        public enum FieldOptions
        {
            MaxPlayers = 1,
            AvailableSlots = 2,
            Name = 3,
            Created = 4,
            LastUpdated = 5,
            S1 = 6,
            S2 = 7,
            S3 = 8,
            S4 = 9,
            S5 = 10,
            N1 = 11,
            N2 = 12,
            N3 = 13,
            N4 = 14,
            N5 = 15,
            IsLocked = 16,
            HasPassword = 17,
        }
        public enum OpOptions
        {
            CONTAINS = 1,
            EQ = 2,
            NE = 3,
            LT = 4,
            LE = 5,
            GT = 6,
            GE = 7,
        }
    }
    public partial class QueryOrder
    {
        public QueryOrder(bool asc = false, Unity.Services.Lobbies.Models.QueryOrder.FieldOptions field = (Unity.Services.Lobbies.Models.QueryOrder.FieldOptions)0) { this.Asc = asc; this.Field = field; }
        public bool Asc { get; internal set; }
        public Unity.Services.Lobbies.Models.QueryOrder.FieldOptions Field { get; internal set; }
        internal QueryOrder() { }
        public enum FieldOptions
        {
            Name = 1,
            MaxPlayers = 2,
            AvailableSlots = 3,
            Created = 4,
            LastUpdated = 5,
            ID = 6,
            S1 = 7,
            S2 = 8,
            S3 = 9,
            S4 = 10,
            S5 = 11,
            N1 = 12,
            N2 = 13,
            N3 = 14,
            N4 = 15,
            N5 = 16,
        }
    }
    public partial class QueryRequest
    {
        public QueryRequest(int? count = 10, int? skip = 0, bool sampleResults = false, System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryFilter> filter = null, System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryOrder> order = null, string continuationToken = null) { this.Count = count; this.Skip = skip; this.SampleResults = sampleResults; this.Filter = filter; this.Order = order; this.ContinuationToken = continuationToken; }
        public int? Count { get; internal set; }
        public int? Skip { get; internal set; }
        public bool SampleResults { get; internal set; }
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryFilter> Filter { get; internal set; }
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryOrder> Order { get; internal set; }
        public string ContinuationToken { get; internal set; }
        internal QueryRequest() { }
    }
    public partial class QueryResponse
    {
        public QueryResponse(System.Collections.Generic.List<Unity.Services.Lobbies.Models.Lobby> results = null, string continuationToken = null) { this.Results = results; this.ContinuationToken = continuationToken; }
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.Lobby> Results { get; internal set; }
        public string ContinuationToken { get; internal set; }
        internal QueryResponse() { }
    }
    public partial class QuickJoinRequest
    {
        public QuickJoinRequest(System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryFilter> filter = null, Unity.Services.Lobbies.Models.Player player = null) { this.Filter = filter; this.Player = player; }
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryFilter> Filter { get; internal set; }
        public Unity.Services.Lobbies.Models.Player Player { get; internal set; }
        internal QuickJoinRequest() { }
    }
    public partial class TokenData
    {
        public TokenData(string tokenValue = null, string uri = null) { this.TokenValue = tokenValue; this.Uri = uri; }
        public string TokenValue { get; internal set; }
        public string Uri { get; internal set; }
        internal TokenData() { }
    }
    public partial class TokenRequest
    {
        public TokenRequest(Unity.Services.Lobbies.Models.TokenRequest.TokenTypeOptions tokenType) { this.TokenType = tokenType; }
        public Unity.Services.Lobbies.Models.TokenRequest.TokenTypeOptions TokenType { get; internal set; }
        internal TokenRequest() { }
        public enum TokenTypeOptions
        {
            VivoxJoin = 1,
            WireJoin = 2,
        }
    }
    public partial class UpdateRequest
    {
        public UpdateRequest(string name = null, int? maxPlayers = default(int?), bool? isPrivate = default(bool?), bool? isLocked = default(bool?), System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.DataObject> data = null, string hostId = null, string password = null) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Models.UpdateRequest"); }
        public string Name { get; internal set; }
        public int? MaxPlayers { get; internal set; }
        public bool? IsPrivate { get; internal set; }
        public bool? IsLocked { get; internal set; }
        public string Password { get; internal set; }
        public Unity.Services.Lobbies.Http.JsonObject Data { get; internal set; }
        public string HostId { get; internal set; }
        internal UpdateRequest() { }
    }
}

namespace Unity.Services.Lobbies
{
    public partial class QueryLobbiesOptions
    {
        public int Count { get; set; } = 10;
        public int Skip { get; set; } = 0;
        public bool SampleResults { get; set; } = false;
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryFilter> Filters { get; set; }
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryOrder> Order { get; set; }
        public string ContinuationToken { get; set; }
    }
    public partial class QuickJoinLobbyOptions
    {
        public Unity.Services.Lobbies.Models.Player Player { get; set; }
        public System.Collections.Generic.List<Unity.Services.Lobbies.Models.QueryFilter> Filter { get; set; }
    }
}

namespace Unity.Services.Lobbies.Scheduler
{
    public static partial class GameObjectFactory
    {
        public static UnityEngine.GameObject CreateCoreSdkGameObject() { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Scheduler.GameObjectFactory.CreateCoreSdkGameObject"); }
    }
    public abstract partial class TaskScheduler : UnityEngine.MonoBehaviour
    {
        public abstract void ScheduleBackgroundTask(System.Action task);
        public abstract bool IsMainThread();
        public abstract void ScheduleMainThreadTask(System.Action task);
        public void ScheduleOrExecuteOnMain(System.Action action) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Scheduler.TaskScheduler.ScheduleOrExecuteOnMain"); }
    }
    public sealed partial class TaskSchedulerThreaded : Unity.Services.Lobbies.Scheduler.TaskScheduler
    {
        public override bool IsMainThread() { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Scheduler.TaskSchedulerThreaded.IsMainThread"); }
        public override void ScheduleBackgroundTask(System.Action task) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Scheduler.TaskSchedulerThreaded.ScheduleBackgroundTask"); }
        public override void ScheduleMainThreadTask(System.Action task) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Scheduler.TaskSchedulerThreaded.ScheduleMainThreadTask"); }
    }
    public sealed partial class TaskSchedulerWebGL : Unity.Services.Lobbies.Scheduler.TaskScheduler
    {
        public override void ScheduleBackgroundTask(System.Action task) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Scheduler.TaskSchedulerWebGL.ScheduleBackgroundTask"); }
        public override bool IsMainThread() { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Scheduler.TaskSchedulerWebGL.IsMainThread"); }
        public override void ScheduleMainThreadTask(System.Action task) { throw new Umcp.LeftOutException("Unity.Services.Lobbies.Scheduler.TaskSchedulerWebGL.ScheduleMainThreadTask"); }
    }
}

namespace Unity.Services.Lobbies
{
    public partial class UpdateLobbyOptions
    {
        public string Name { get; set; }
        public int? MaxPlayers { get; set; }
        public bool? IsPrivate { get; set; }
        public bool? IsLocked { get; set; }
        public string Password { get; set; }
        public System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.DataObject> Data { get; set; }
        public string HostId { get; set; }
    }
    public partial class UpdatePlayerOptions
    {
        public string ConnectionInfo { get; set; }
        public System.Collections.Generic.Dictionary<string, Unity.Services.Lobbies.Models.PlayerDataObject> Data { get; set; }
        public string AllocationId { get; set; }
    }
}
