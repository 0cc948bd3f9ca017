// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Services.Core
{
    public static partial class CommonErrorCodes
    {
        public const int Unknown = 0;
        public const int TransportError = 1;
        public const int Timeout = 2;
        public const int ServiceUnavailable = 3;
        public const int ApiMissing = 4;
        public const int RequestRejected = 5;
        public const int TooManyRequests = 50;
        public const int InvalidToken = 51;
        public const int TokenExpired = 52;
        public const int Forbidden = 53;
        public const int NotFound = 54;
        public const int InvalidRequest = 55;
        public const int ProjectPolicyAccessDenied = 56;
        public const int PlayerPolicyAccessDenied = 57;
        public const int Conflict = 58;
    }
    [System.Obsolete]
    public partial interface IService
    {
    }
    public partial interface IUnityServices
    {
        event System.Action Initialized;
        event System.Action<System.Exception> InitializeFailed;
        Unity.Services.Core.ServicesInitializationState State { get; }
        System.Threading.Tasks.Task InitializeAsync(Unity.Services.Core.InitializationOptions options = null);
        T GetService<T>();
    }
    public partial class RequestFailedException : System.Exception
    {
        public int ErrorCode { get; internal set; }
        public RequestFailedException(int errorCode, string message) : this(errorCode, message, null) { }
        public RequestFailedException(int errorCode, string message, System.Exception innerException) : base(message, innerException) { this.ErrorCode = errorCode; }
        internal RequestFailedException() { }
    }
    public partial class ServiceObserver<T> : System.IDisposable
    {
        public event System.Action<T> Initialized { add { } remove { } }
        public T Service { get; internal set; }
        public ServiceObserver() { }
        public ServiceObserver(Unity.Services.Core.IUnityServices registry) { throw new Umcp.LeftOutException("Unity.Services.Core.ServiceObserver<T>"); }
        public void Dispose() { throw new Umcp.LeftOutException("Unity.Services.Core.ServiceObserver<T>.Dispose"); }
    }
    public sealed partial class ServicesCreationException : System.Exception
    {
        public ServicesCreationException(string message) : base(message) { }
        internal ServicesCreationException() { }
    }
    public partial class ServicesInitializationException : System.Exception
    {
        public ServicesInitializationException() { }
        public ServicesInitializationException(string message) : base(message) { }
        public ServicesInitializationException(string message, System.Exception innerException) : base(message, innerException) { }
    }
    public enum ServicesInitializationState
    {
        Uninitialized = 0,
        Initializing = 1,
        Initialized = 2,
    }
    public static partial class UnityServices
    {
        public static event System.Action<System.Exception> InitializeFailed { add { } remove { } }
        public static Unity.Services.Core.IUnityServices Instance { get; set; }
        public static System.Collections.Generic.IReadOnlyDictionary<string, Unity.Services.Core.IUnityServices> Services { get { throw new Umcp.LeftOutException("Unity.Services.Core.UnityServices.Services"); } }
        public static string ExternalUserId { get { return s_KeptExternalUserId.Get("Unity.Services.Core.UnityServices.ExternalUserId"); } set { s_KeptExternalUserId.Set(value); } } private static Umcp.Kept<string> s_KeptExternalUserId;
        public static Unity.Services.Core.IUnityServices CreateServices() { throw new Umcp.LeftOutException("Unity.Services.Core.UnityServices.CreateServices"); }
        public static Unity.Services.Core.IUnityServices CreateServices(string servicesId) { throw new Umcp.LeftOutException("Unity.Services.Core.UnityServices.CreateServices"); }
    }
}
