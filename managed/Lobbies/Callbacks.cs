using System;
using System.Collections.Generic;
using Unity.Services.Lobbies;
using Unity.Services.Lobbies.Models;

/// <summary>What a script wants to hear of a lobby. Nothing comes, since there is no network.</summary>
public class LobbyEventCallbacks
{
    public event Action<ILobbyChanges> LobbyChanged;
    public event Action<List<LobbyPlayerJoined>> PlayerJoined;
    public event Action<List<int>> PlayerLeft;
    public event Action<Dictionary<string, ChangedOrRemovedLobbyValue<DataObject>>> DataChanged;
    public event Action<Dictionary<string, ChangedOrRemovedLobbyValue<DataObject>>> DataRemoved;
    public event Action<Dictionary<string, ChangedOrRemovedLobbyValue<DataObject>>> DataAdded;
    public event Action<Dictionary<int, Dictionary<string, ChangedOrRemovedLobbyValue<PlayerDataObject>>>> PlayerDataChanged;
    public event Action<Dictionary<int, Dictionary<string, ChangedOrRemovedLobbyValue<PlayerDataObject>>>> PlayerDataRemoved;
    public event Action<Dictionary<int, Dictionary<string, ChangedOrRemovedLobbyValue<PlayerDataObject>>>> PlayerDataAdded;
    public event Action LobbyDeleted;
    public event Action KickedFromLobby;
    public event Action<LobbyEventConnectionState> LobbyEventConnectionStateChanged;
}
