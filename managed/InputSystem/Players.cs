using System;
using System.Collections.Generic;
using UnityEngine.Events;
using UnityEngine.EventSystems;
using UnityEngine.InputSystem.Utilities;

namespace UnityEngine.InputSystem
{
    public partial class PlayerInput : MonoBehaviour
    {
        [Serializable]
        public partial class ActionEvent : UnityEvent<InputAction.CallbackContext>
        {
            [SerializeField] private string m_ActionId;
            [SerializeField] private string m_ActionName;
        }

        public const string DeviceLostMessage = "OnDeviceLost", DeviceRegainedMessage = "OnDeviceRegained",
            ControlsChangedMessage = "OnControlsChanged";

        [SerializeField] internal InputActionAsset m_Actions;
        [SerializeField] internal PlayerNotifications m_NotificationBehavior;
        [SerializeField] internal MonoBehaviour m_UIInputModule;
        [SerializeField] internal DeviceLostEvent m_DeviceLostEvent = new DeviceLostEvent();
        [SerializeField] internal DeviceRegainedEvent m_DeviceRegainedEvent = new DeviceRegainedEvent();
        [SerializeField] internal ControlsChangedEvent m_ControlsChangedEvent = new ControlsChangedEvent();
        [SerializeField] internal ActionEvent[] m_ActionEvents = new ActionEvent[0];
        [SerializeField] internal bool m_NeverAutoSwitchControlSchemes;
        [SerializeField] internal string m_DefaultControlScheme;
        [SerializeField] internal string m_DefaultActionMap;
        [SerializeField] internal int m_SplitScreenIndex = -1;
        [SerializeField] internal Camera m_Camera;

        private static readonly List<PlayerInput> s_All = new List<PlayerInput>();
        private InputActionMap m_Map;
        private string m_Scheme;

        public static ReadOnlyArray<PlayerInput> all => new ReadOnlyArray<PlayerInput>(s_All.ToArray());
        public static int allCount => s_All.Count;
        public static PlayerInput GetPlayerByIndex(int playerIndex) => s_All.Find(p => p.playerIndex == playerIndex);
        public bool inputIsActive { get; private set; }
        public int playerIndex { get; private set; } = -1;
        public ReadOnlyArray<ActionEvent> actionEvents
        {
            get => new ReadOnlyArray<ActionEvent>(m_ActionEvents);
            set => m_ActionEvents = value.ToArray();
        }
        public ReadOnlyArray<InputDevice> devices => InputSystem.devices;

        public InputActionMap currentActionMap
        {
            get => m_Map;
            set
            {
                m_Map?.Disable();
                m_Map = value;
                m_Map?.Enable();
            }
        }

        public event Action<InputAction.CallbackContext> onActionTriggered;
        public event Action<PlayerInput> onDeviceLost;
        public event Action<PlayerInput> onDeviceRegained;
        public event Action<PlayerInput> onControlsChanged;

        private void OnEnable()
        {
            playerIndex = 0;
            while (s_All.Exists(p => p.playerIndex == playerIndex))
            {
                playerIndex++;
            }
            s_All.Add(this);
            m_Scheme = !string.IsNullOrEmpty(m_DefaultControlScheme) || !m_Actions
                || m_Actions.controlSchemes.Count == 0
                ? m_DefaultControlScheme : m_Actions.controlSchemes[0].name;
            ActivateInput();
        }

        private void OnDisable()
        {
            s_All.Remove(this);
            DeactivateInput();
            playerIndex = -1;
        }

        public void ActivateInput()
        {
            inputIsActive = true;
            if (m_Map == null && m_Actions && !string.IsNullOrEmpty(m_DefaultActionMap))
            {
                SwitchCurrentActionMap(m_DefaultActionMap);
            }
            m_Map?.Enable();
        }

        public void DeactivateInput()
        {
            m_Map?.Disable();
            inputIsActive = false;
        }

        public void SwitchCurrentActionMap(string mapNameOrId)
        {
            if (!inputIsActive || !m_Actions)
            {
                Debug.LogError("Cannot switch to actions '" + mapNameOrId + "'; input is not enabled", this);
                return;
            }
            InputActionMap found = m_Actions.FindActionMap(mapNameOrId);
            if (found == null)
            {
                Debug.LogError("Cannot find action map '" + mapNameOrId + "' in actions '" + m_Actions + "'", this);
                return;
            }
            currentActionMap = found;
        }
        public void SwitchCurrentControlScheme(string controlScheme, params InputDevice[] devices)
            => m_Scheme = controlScheme;
        public TDevice GetDevice<TDevice>() where TDevice : InputDevice => InputSystem.GetDevice<TDevice>();

        public static PlayerInput Instantiate(GameObject prefab, int playerIndex = -1, string controlScheme = null,
            int splitScreenIndex = -1, InputDevice pairWithDevice = null)
        {
            return Object.Instantiate(prefab).GetComponentInChildren<PlayerInput>();
        }
    }

    public partial class PlayerInputManager : MonoBehaviour
    {
        [SerializeField] internal PlayerNotifications m_NotificationBehavior;
        [SerializeField] internal int m_MaxPlayerCount = -1;
        [SerializeField] internal bool m_AllowJoining = true;
        [SerializeField] internal PlayerJoinBehavior m_JoinBehavior;
        [SerializeField] internal PlayerJoinedEvent m_PlayerJoinedEvent = new PlayerJoinedEvent();
        [SerializeField] internal PlayerLeftEvent m_PlayerLeftEvent = new PlayerLeftEvent();
        [SerializeField] internal GameObject m_PlayerPrefab;
        [SerializeField] internal bool m_SplitScreen;

        public static PlayerInputManager instance { get; private set; }
        public int playerCount => PlayerInput.allCount;
        public event Action<PlayerInput> onPlayerJoined;
        public event Action<PlayerInput> onPlayerLeft;

        private void OnEnable() => instance = instance ? instance : this;
        private void OnDisable() => instance = instance == this ? null : instance;
        public void EnableJoining() => m_AllowJoining = true;
        public void DisableJoining() => m_AllowJoining = false;

        public PlayerInput JoinPlayer(int playerIndex = -1, int splitScreenIndex = -1, string controlScheme = null,
            InputDevice pairWithDevice = null)
        {
            PlayerInput made =
                PlayerInput.Instantiate(m_PlayerPrefab, playerIndex, controlScheme, splitScreenIndex, pairWithDevice);
            m_PlayerJoinedEvent.Invoke(made);
            onPlayerJoined?.Invoke(made);
            return made;
        }
    }

    /// <summary>Bindings that players change. Nobody presses a key, so an interactive change waits until it is
    /// cancelled.</summary>
    public static partial class InputActionRebindingExtensions
    {
        public sealed partial class RebindingOperation : IDisposable
        {
            private Action<RebindingOperation> m_Complete, m_Cancel;

            public InputAction action { get; internal set; }
            public bool started { get; private set; }
            public bool canceled { get; private set; }
            public RebindingOperation WithAction(InputAction action) { this.action = action; return this; }
            public RebindingOperation WithTargetBinding(int bindingIndex) => this;
            public RebindingOperation WithBindingGroup(string group) => this;
            public RebindingOperation WithControlsExcluding(string path) => this;
            public RebindingOperation WithControlsHavingToMatchPath(string path) => this;
            public RebindingOperation WithCancelingThrough(string binding) => this;
            public RebindingOperation WithCancelingThrough(InputControl control) => this;
            public RebindingOperation WithExpectedControlType(string layoutName) => this;
            public RebindingOperation WithTimeout(float timeInSeconds) => this;
            public RebindingOperation OnMatchWaitForAnother(float seconds) => this;
            public RebindingOperation OnComplete(Action<RebindingOperation> callback) { m_Complete = callback; return this; }
            public RebindingOperation OnCancel(Action<RebindingOperation> callback) { m_Cancel = callback; return this; }
            public RebindingOperation OnApplyBinding(Action<RebindingOperation, string> callback) => this;
            public RebindingOperation OnPotentialMatch(Action<RebindingOperation> callback) => this;
            public RebindingOperation Start() { started = true; return this; }

            public void Cancel()
            {
                canceled = true;
                started = false;
                m_Cancel?.Invoke(this);
            }

            public void Dispose() => started = false;
        }

        private static int Find(InputAction action, string group)
            => action.bindings.IndexOf(b => group == null || Array.IndexOf((b.groups ?? "").Split(';'), group) >= 0);

        public static RebindingOperation PerformInteractiveRebinding(this InputAction action, int bindingIndex = -1)
            => new RebindingOperation { action = action };
        public static int GetBindingIndex(this InputAction action, string group = null, string path = null)
            => Find(action, group);
        public static int GetBindingIndex(this InputAction action, InputBinding bindingMask)
            => action.bindings.IndexOf(b => bindingMask.Matches(b));
        public static int GetBindingIndexForControl(this InputAction action, InputControl control)
            => action.bindings.IndexOf(b => (b.effectivePath ?? "").Replace("<", "/").Replace(">", "") == control.path);

        public static string GetBindingDisplayString(this InputAction action,
            InputBinding.DisplayStringOptions options = 0, string group = null)
        {
            int at = Find(action, group);
            return at < 0 ? "" : action.bindings[at].ToDisplayString(options);
        }

        public static string GetBindingDisplayString(this InputAction action, int bindingIndex,
            InputBinding.DisplayStringOptions options = 0) => action.bindings[bindingIndex].ToDisplayString(options);

        public static void ApplyBindingOverride(this InputAction action, int bindingIndex, string path)
            => Change(action, bindingIndex, new InputBinding { overridePath = path });
        public static void ApplyBindingOverride(this InputAction action, int bindingIndex,
            InputBinding bindingOverride) => Change(action, bindingIndex, bindingOverride);
        public static void RemoveBindingOverride(this InputAction action, int bindingIndex)
            => Change(action, bindingIndex, default(InputBinding));

        public static void ApplyBindingOverride(this InputAction action, string newPath, string group = null,
            string path = null)
        {
            action.ApplyBindingOverride(new InputBinding { overridePath = newPath, groups = group, path = path });
        }

        /// <summary>What it asks for but does not override picks the bindings.</summary>
        public static void ApplyBindingOverride(this InputAction action, InputBinding bindingOverride)
        {
            for (int i = 0; i < action.bindings.Count; i++)
            {
                if (bindingOverride.Matches(action.bindings[i]))
                {
                    Change(action, i, bindingOverride);
                }
            }
        }

        public static void RemoveAllBindingOverrides(this InputAction action)
        {
            for (int i = 0; i < action.bindings.Count; i++)
            {
                action.RemoveBindingOverride(i);
            }
        }

        public static void RemoveAllBindingOverrides(this IInputActionCollection2 actions)
        {
            foreach (InputAction action in actions)
            {
                action.RemoveAllBindingOverrides();
            }
        }

        private static void Change(InputAction action, int bindingIndex, InputBinding to)
        {
            int at = Place(action, bindingIndex);
            InputBinding[] all = All(action);
            all[at].overridePath = to.overridePath;
            all[at].overrideInteractions = to.overrideInteractions;
            all[at].overrideProcessors = to.overrideProcessors;
        }

        private static InputBinding[] All(InputAction action)
            => action.m_Map == null ? action.m_SingletonActionBindings : action.m_Map.m_Bindings;

        /// <summary>Where an action's binding stands among all of its map.</summary>
        private static int Place(InputAction action, int bindingIndex)
        {
            InputBinding[] all = All(action);
            for (int at = 0; at < all.Length; at++)
            {
                if ((action.m_Map == null || action.m_Map.IsOf(all[at], action)) && bindingIndex-- == 0)
                {
                    return at;
                }
            }
            throw new ArgumentOutOfRangeException(nameof(bindingIndex));
        }

        [Serializable] private class Overrides { public List<Overridden> bindings = new List<Overridden>(); }
        [Serializable] private class Overridden { public string action, id, path, interactions, processors; }

        /// <summary>Empty: nothing is overridden. Bindings are known by their ids; one that has none gets
        /// one.</summary>
        public static string SaveBindingOverridesAsJson(this IInputActionCollection2 actions)
        {
            Overrides saved = new Overrides();
            foreach (InputAction action in actions)
            {
                for (int i = 0; i < action.bindings.Count; i++)
                {
                    InputBinding one = action.bindings[i];
                    if (one.hasOverrides)
                    {
                        one.id = one.id == Guid.Empty ? Guid.NewGuid() : one.id;
                        All(action)[Place(action, i)] = one;
                        saved.bindings.Add(new Overridden
                        {
                            action = action.m_Map == null ? action.name : action.m_Map.name + "/" + action.name,
                                id = one.id.ToString(),
                            path = one.overridePath ?? "null", interactions = one.overrideInteractions
                                ?? "null", processors = one.overrideProcessors ?? "null",
                        });
                    }
                }
            }
            return saved.bindings.Count == 0 ? "" : JsonUtility.ToJson(saved);
        }

        public static void LoadBindingOverridesFromJson(this IInputActionCollection2 actions, string json,
            bool removeExisting = true)
        {
            if (removeExisting)
            {
                actions.RemoveAllBindingOverrides();
            }
            Overrides saved = string.IsNullOrEmpty(json) ? new Overrides() : JsonUtility.FromJson<Overrides>(json);
            foreach (InputAction action in actions)
            {
                for (int i = 0; i < action.bindings.Count; i++)
                {
                    string id = action.bindings[i].id.ToString();
                    Overridden found = saved.bindings.Find(b => b.id == id);
                    if (found != null)
                    {
                        Change(action, i,
                            new InputBinding { overridePath = Read(found.path),
                            overrideInteractions = Read(found.interactions),
                            overrideProcessors = Read(found.processors) });
                    }
                }
            }
        }

        private static string Read(string text) => text == "null" ? null : text;
    }

    public static partial class InputActionSetupExtensions
    {
        public static InputAction AddAction(this InputActionMap map, string name,
            InputActionType type = default(InputActionType), string binding = null, string interactions = null,
            string processors = null, string groups = null, string expectedControlLayout = null)
        {
            InputAction made =
                new InputAction(name, type, null, interactions, processors, expectedControlLayout) { m_Map = map };
            Array.Resize(ref map.m_Actions, map.m_Actions.Length + 1);
            map.m_Actions[map.m_Actions.Length - 1] = made;
            if (!string.IsNullOrEmpty(binding))
            {
                made.AddBinding(binding, groups: groups);
            }
            return made;
        }

        public static BindingSyntax AddBinding(this InputAction action, string path, string interactions = null,
            string processors = null, string groups = null)
        {
            return Add(action, new InputBinding(path, action.name, groups, processors, interactions));
        }

        public static CompositeSyntax AddCompositeBinding(this InputAction action, string composite,
            string interactions = null, string processors = null)
        {
            Add(action,
                new InputBinding(composite, action.name, null, processors, interactions) { isComposite = true });
            return new CompositeSyntax(action);
        }

        private static BindingSyntax Add(InputAction action, InputBinding binding)
        {
            if (action.m_Map == null)
            {
                Array.Resize(ref action.m_SingletonActionBindings, action.m_SingletonActionBindings.Length + 1);
                action.m_SingletonActionBindings[action.m_SingletonActionBindings.Length - 1] = binding;
            }
            else
            {
                Array.Resize(ref action.m_Map.m_Bindings, action.m_Map.m_Bindings.Length + 1);
                action.m_Map.m_Bindings[action.m_Map.m_Bindings.Length - 1] = binding;
            }
            return default(BindingSyntax);
        }

        public partial struct CompositeSyntax
        {
            private readonly InputAction m_Action;

            internal CompositeSyntax(InputAction action)
            {
                m_Action = action;
            }

            public CompositeSyntax With(string name, string binding, string groups = null, string processors = null)
            {
                Add(m_Action,
                    new InputBinding(binding, m_Action.name, groups, processors, null,
                    name) { isPartOfComposite = true });
                return this;
            }
        }
    }
}

namespace UnityEngine.InputSystem.Interactions
{
    public partial class HoldInteraction : IInputInteraction { public float duration, pressPoint; }
    public partial class TapInteraction : IInputInteraction { public float duration, pressPoint; }
    public partial class SlowTapInteraction : IInputInteraction { public float duration, pressPoint; }
    public partial class MultiTapInteraction
        : IInputInteraction { public float tapTime, tapDelay, pressPoint; public int tapCount = 2; }
    public partial class PressInteraction : IInputInteraction { public float pressPoint; }
}

namespace UnityEngine.InputSystem.UI
{
    /// <summary>What the event system has in place of StandaloneInputModule. No input comes.</summary>
    public partial class InputSystemUIInputModule : BaseInputModule
    {
        [SerializeField] private InputActionAsset m_ActionsAsset;
        [SerializeField] private float m_MoveRepeatDelay = 0.5f;
        [SerializeField] private float m_MoveRepeatRate = 0.1f;
        [SerializeField] private bool m_DeselectOnBackgroundClick = true;
    }
}
