// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.Services.Authentication
{
    [System.SerializableAttribute]
    public partial class Attributes
    {
        public object User { get; internal set; }
        public object App { get; internal set; }
    }
    public static partial class AuthenticationErrorCodes
    {
        public static readonly int MinValue = 10000;
        public static readonly int ClientInvalidUserState = 10000;
        public static readonly int ClientNoActiveSession = 10001;
        public static readonly int InvalidParameters = 10002;
        public static readonly int AccountAlreadyLinked = 10003;
        public static readonly int AccountLinkLimitExceeded = 10004;
        public static readonly int ClientUnlinkExternalIdNotFound = 10005;
        public static readonly int ClientInvalidProfile = 10006;
        public static readonly int InvalidSessionToken = 10007;
        public static readonly int InvalidProvider = 10008;
        public static readonly int BannedUser = 10009;
        public static readonly int EnvironmentMismatch = 10010;
    }
    public sealed partial class AuthenticationException : Unity.Services.Core.RequestFailedException
    {
        public System.Collections.Generic.List<Unity.Services.Authentication.Notification> Notifications { get; internal set; }
        public static Unity.Services.Core.RequestFailedException Create(int errorCode, string message, System.Exception innerException = null) { throw new Umcp.LeftOutException("Unity.Services.Authentication.AuthenticationException.Create"); }
        internal AuthenticationException() { }
    }
    public static partial class AuthenticationExtensions
    {
        public static Unity.Services.Core.InitializationOptions SetProfile(this Unity.Services.Core.InitializationOptions options, string profile) { throw new Umcp.LeftOutException("Unity.Services.Authentication.AuthenticationExtensions.SetProfile"); }
    }
}

namespace Unity.Services.Authentication.Components
{
    public partial class PlayerAuthentication
    {
        public Unity.Services.Authentication.IAuthenticationService AuthenticationService { get; internal set; }
        [UnityEngine.SerializeField] public bool SetCustomProfile;
        [UnityEngine.SerializeField] public string Profile;
        [UnityEngine.SerializeField] public bool SignInAnonymously;
        [UnityEngine.SerializeField] public bool FetchPlayerInfo;
        [UnityEngine.SerializeField] public bool FetchPlayerName;
        [UnityEngine.SerializeField] public bool GenerateName;
        [UnityEngine.SerializeField] public Unity.Services.Authentication.Components.PlayerAuthenticationEvents Events = new Unity.Services.Authentication.Components.PlayerAuthenticationEvents();
        internal PlayerAuthentication() { }
    }
    [System.SerializableAttribute]
    public partial class PlayerAuthenticationEvents
    {
        [UnityEngine.SerializeField] public UnityEngine.Events.UnityEvent SignedIn = new UnityEngine.Events.UnityEvent();
        [UnityEngine.SerializeField] public UnityEngine.Events.UnityEvent<System.Exception> SignInFailed = new UnityEngine.Events.UnityEvent<System.Exception>();
        [UnityEngine.SerializeField] public UnityEngine.Events.UnityEvent SignedOut = new UnityEngine.Events.UnityEvent();
        [UnityEngine.SerializeField] public UnityEngine.Events.UnityEvent Expired = new UnityEngine.Events.UnityEvent();
        [UnityEngine.SerializeField] public UnityEngine.Events.UnityEvent<Unity.Services.Authentication.SignInCodeInfo> SignInCodeReceived = new UnityEngine.Events.UnityEvent<Unity.Services.Authentication.SignInCodeInfo>();
        [UnityEngine.SerializeField] public UnityEngine.Events.UnityEvent SignInCodeExpired = new UnityEngine.Events.UnityEvent();
    }
}

namespace Unity.Services.Authentication
{
    public partial interface IAuthenticationService
    {
        event System.Action SignedIn;
        event System.Action SignedOut;
        event System.Action Expired;
        event System.Action<Unity.Services.Authentication.SignInCodeInfo> SignInCodeReceived;
        event System.Action SignInCodeExpired;
        event System.Action<Unity.Services.Core.RequestFailedException> SignInFailed;
        event System.Action<string> PlayerNameChanged;
        event System.Action<string> PlayerIdChanged;
        event System.Action<Unity.Services.Authentication.PlayerInfo> PlayerInfoChanged;
        bool IsSignedIn { get; }
        bool IsAuthorized { get; }
        bool IsExpired { get; }
        string AccessToken { get; }
        string PlayerId { get; }
        string PlayerName { get; }
        string Profile { get; }
        bool SessionTokenExists { get; }
        string SessionToken { get; }
        string LastNotificationDate { get; }
        Unity.Services.Authentication.TargetingComponent Targeting { get; }
        Unity.Services.Authentication.PlayerInfo PlayerInfo { get; }
        System.Collections.Generic.List<Unity.Services.Authentication.Notification> Notifications { get; }
        System.Threading.Tasks.Task SignInAnonymouslyAsync(Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task SignInWithAppleAsync(string idToken, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithAppleAsync(string idToken, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkAppleAsync();
        System.Threading.Tasks.Task SignInWithAppleGameCenterAsync(string signature, string teamPlayerId, string publicKeyURL, string salt, ulong timestamp, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithAppleGameCenterAsync(string signature, string teamPlayerId, string publicKeyURL, string salt, ulong timestamp, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkAppleGameCenterAsync();
        System.Threading.Tasks.Task SignInWithGoogleAsync(string idToken, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithGoogleAsync(string idToken, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkGoogleAsync();
        System.Threading.Tasks.Task SignInWithGooglePlayGamesAsync(string authCode, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithGooglePlayGamesAsync(string authCode, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkGooglePlayGamesAsync();
        System.Threading.Tasks.Task SignInWithFacebookAsync(string accessToken, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithFacebookAsync(string accessToken, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkFacebookAsync();
        System.Threading.Tasks.Task SignInWithSteamAsync(string sessionTicket, string identity, Unity.Services.Authentication.SignInOptions options = null);
        [System.Obsolete] System.Threading.Tasks.Task SignInWithSteamAsync(string sessionTicket, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithSteamAsync(string sessionTicket, string identity, Unity.Services.Authentication.LinkOptions options = null);
        [System.Obsolete] System.Threading.Tasks.Task LinkWithSteamAsync(string sessionTicket, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task SignInWithSteamAsync(string sessionTicket, string identity, string appId, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithSteamAsync(string sessionTicket, string identity, string appId, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkSteamAsync();
        System.Threading.Tasks.Task SignInWithOculusAsync(string nonce, string userId, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithOculusAsync(string nonce, string userId, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkOculusAsync();
        System.Threading.Tasks.Task SignInWithOpenIdConnectAsync(string idProviderName, string idToken, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithOpenIdConnectAsync(string idProviderName, string idToken, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkOpenIdConnectAsync(string idProviderName);
        System.Threading.Tasks.Task SignInWithUnityAsync(string token, Unity.Services.Authentication.SignInOptions options = null);
        System.Threading.Tasks.Task LinkWithUnityAsync(string token, Unity.Services.Authentication.LinkOptions options = null);
        System.Threading.Tasks.Task UnlinkUnityAsync();
        System.Threading.Tasks.Task SignInWithUsernamePasswordAsync(string username, string password);
        System.Threading.Tasks.Task SignUpWithUsernamePasswordAsync(string username, string password);
        System.Threading.Tasks.Task AddUsernamePasswordAsync(string username, string password);
        System.Threading.Tasks.Task UpdatePasswordAsync(string currentPassword, string newPassword);
        System.Threading.Tasks.Task DeleteAccountAsync();
        System.Threading.Tasks.Task<Unity.Services.Authentication.PlayerInfo> GetPlayerInfoAsync();
        System.Threading.Tasks.Task<string> GetPlayerNameAsync(bool autoGenerate = true);
        System.Threading.Tasks.Task<string> UpdatePlayerNameAsync(string name);
        System.Threading.Tasks.Task<Unity.Services.Authentication.SignInCodeInfo> GenerateSignInCodeAsync(string identifier = null);
        System.Threading.Tasks.Task SignInWithCodeAsync(bool usePolling = false, System.Threading.CancellationToken cancellationToken = default(System.Threading.CancellationToken));
        System.Threading.Tasks.Task<Unity.Services.Authentication.SignInCodeInfo> GetSignInCodeInfoAsync(string code);
        System.Threading.Tasks.Task ConfirmCodeAsync(string code, string idProvider = null, string externalToken = null);
        void ProcessAuthenticationTokens(string accessToken, string sessionToken = null);
        void SignOut(bool clearCredentials = false);
        void SwitchProfile(string profile);
        void ClearSessionToken();
        System.Threading.Tasks.Task<System.Collections.Generic.List<Unity.Services.Authentication.Notification>> GetNotificationsAsync();
        System.Threading.Tasks.Task<Unity.Services.Authentication.RestrictedTokenResponse> GenerateRestrictedTokenAsync(Unity.Services.Authentication.RestrictedTokenOptions options);
    }
    public sealed partial class Identity
    {
        public string TypeId;
        public string UserId;
        internal Identity() { }
    }
}

namespace Unity.Services.Authentication.Internal
{
    public static partial class RestrictedTokenOptionsExtensions
    {
        public static void SetCountry(this Unity.Services.Authentication.RestrictedTokenOptions options, string country) { throw new Umcp.LeftOutException("Unity.Services.Authentication.Internal.RestrictedTokenOptionsExtensions.SetCountry"); }
    }
}

namespace Unity.Services.Authentication
{
    public sealed partial class LinkOptions
    {
        public bool ForceLink { get; set; }
    }
    public partial struct Notification
    {
        public string Id;
        public string CaseId;
        public string Message;
        public string PlayerId;
        public string ProjectId;
        public string Type;
        public string CreatedAt;
    }
    public sealed partial class PlayerInfo
    {
        public event System.Action<Unity.Services.Authentication.PlayerInfo> InfoChanged { add { } remove { } }
        public string Id { get; internal set; }
        public System.DateTime? CreatedAt { get; internal set; }
        public System.Collections.Generic.List<Unity.Services.Authentication.Identity> Identities { get; internal set; }
        public string Username { get; internal set; }
        public System.DateTime? LastPasswordUpdate { get; internal set; }
        public string GetFacebookId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetFacebookId"); }
        public string GetSteamId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetSteamId"); }
        public string GetGoogleId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetGoogleId"); }
        public string GetGooglePlayGamesId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetGooglePlayGamesId"); }
        public string GetAppleId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetAppleId"); }
        public string GetAppleGameCenterId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetAppleGameCenterId"); }
        public string GetOculusId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetOculusId"); }
        public string GetOpenIdConnectId(string idProviderName) { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetOpenIdConnectId"); }
        public string GetUnityId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetUnityId"); }
        public string GetCustomId() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetCustomId"); }
        public System.Collections.Generic.List<Unity.Services.Authentication.Identity> GetOpenIdConnectIdProviders() { throw new Umcp.LeftOutException("Unity.Services.Authentication.PlayerInfo.GetOpenIdConnectIdProviders"); }
        internal PlayerInfo() { }
    }
    public partial class RestrictedTokenOptions
    {
        public System.Collections.Generic.List<string> Services { get; set; }
        public long? TtlSeconds { get; set; }
        public bool SingleUse { get; set; }
    }
    public sealed partial class RestrictedTokenResponse
    {
        public string UserId { get; internal set; }
        public string IdToken { get; internal set; }
        public string SessionToken { get; internal set; }
        public int ExpiresIn { get; internal set; }
    }
    public sealed partial class SignInCodeInfo
    {
        public string SignInCode { get; internal set; }
        public string Expiration { get; internal set; }
        public string Identifier { get; internal set; }
    }
    public sealed partial class SignInOptions
    {
        public bool CreateAccount { get; set; }
    }
    public partial class TargetingComponent
    {
        public bool Enabled { get { throw new Umcp.LeftOutException("Unity.Services.Authentication.TargetingComponent.Enabled"); } }
        public Unity.Services.Authentication.Attributes Attributes { get; internal set; }
        public string[] VariantTags { get; internal set; }
        public void SetEnabled(bool enabled) { throw new Umcp.LeftOutException("Unity.Services.Authentication.TargetingComponent.SetEnabled"); }
        public void ClearEnabled() { throw new Umcp.LeftOutException("Unity.Services.Authentication.TargetingComponent.ClearEnabled"); }
        public void SetUserAttributes(object userAttributes) { throw new Umcp.LeftOutException("Unity.Services.Authentication.TargetingComponent.SetUserAttributes"); }
        public void SetAppAttributes(object appAttributes) { throw new Umcp.LeftOutException("Unity.Services.Authentication.TargetingComponent.SetAppAttributes"); }
        public void ClearUserAttributes() { throw new Umcp.LeftOutException("Unity.Services.Authentication.TargetingComponent.ClearUserAttributes"); }
        public void ClearAppAttributes() { throw new Umcp.LeftOutException("Unity.Services.Authentication.TargetingComponent.ClearAppAttributes"); }
        public System.Threading.Tasks.Task RefreshAsync() { throw new Umcp.LeftOutException("Unity.Services.Authentication.TargetingComponent.RefreshAsync"); }
        internal TargetingComponent() { }
    }
}

namespace Unity.Services.Core
{
    public static partial class UnityServicesExtensions
    {
        public static Unity.Services.Authentication.IAuthenticationService GetAuthenticationService(this Unity.Services.Core.IUnityServices unityServices) { throw new Umcp.LeftOutException("Unity.Services.Core.UnityServicesExtensions.GetAuthenticationService"); }
    }
}
