using Unity.Services.Core;

namespace Unity.Services.Authentication
{
    public static partial class AuthenticationService
    {
        private static IAuthenticationService s_Instance;

        public static IAuthenticationService Instance
            => Offline.Get(ref s_Instance, text => new RequestFailedException(CommonErrorCodes.TransportError, text));
    }
}
