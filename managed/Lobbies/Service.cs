using System;
using Unity.Services.Core;

namespace Unity.Services.Lobbies
{
    public static partial class LobbyService
    {
        private static ILobbyService s_Instance;

        public static ILobbyService Instance
            => Offline.Get(ref s_Instance, text => new LobbyServiceException(LobbyExceptionReason.NetworkError, text));
    }

    public static partial class Lobbies
    {
        private static ILobbyServiceSDK s_Instance;

        public static ILobbyServiceSDK Instance
            => Offline.Get(ref s_Instance, text => new LobbyServiceException(LobbyExceptionReason.NetworkError, text));
    }

    public partial class LobbyServiceException : RequestFailedException
    {
        public LobbyServiceException(LobbyExceptionReason reason, string message, Exception innerException)
            : base((int)reason, message, innerException)
        {
            Reason = reason;
        }
    }
}
