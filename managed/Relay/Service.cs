using System;
using Unity.Services.Core;

namespace Unity.Services.Relay
{
    public static partial class RelayService
    {
        private static IRelayService s_Instance;

        public static IRelayService Instance
            => Offline.Get(ref s_Instance, text => new RelayServiceException(RelayExceptionReason.NetworkError, text));
    }

    public static partial class Relay
    {
        private static IRelayServiceSDK s_Instance;

        public static IRelayServiceSDK Instance
            => Offline.Get(ref s_Instance, text => new RelayServiceException(RelayExceptionReason.NetworkError, text));
    }

    public partial class RelayServiceException : RequestFailedException
    {
        public RelayServiceException(RelayExceptionReason reason, string message, Exception innerException)
            : base((int)reason, message, innerException)
        {
            Reason = reason;
        }
    }
}
