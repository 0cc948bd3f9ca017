using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Unity.Services.Authentication")]
[assembly: InternalsVisibleTo("Unity.Services.Lobbies")]
[assembly: InternalsVisibleTo("Unity.Services.Relay")]
