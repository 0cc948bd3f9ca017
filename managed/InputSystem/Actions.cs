using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using UnityEngine.InputSystem.Utilities;

namespace UnityEngine.InputSystem
{
    /// <summary>Something that players do. There is no input here: it never starts by itself.</summary>
    [Serializable]
    public sealed partial class InputAction : ICloneable, IDisposable
    {
        [SerializeField] internal string m_Name;
        [SerializeField] internal InputActionType m_Type;
        [SerializeField] internal string m_ExpectedControlType;
        [SerializeField] internal string m_Id;
        [SerializeField] internal string m_Processors;
        [SerializeField] internal string m_Interactions;
        [SerializeField] internal InputBinding[] m_SingletonActionBindings = new InputBinding[0];
        [NonSerialized] internal InputActionMap m_Map;

        public InputAction(string name = null, InputActionType type = default(InputActionType), string binding = null,
            string interactions = null, string processors = null, string expectedControlType = null)
        {
            m_Name = name;
            m_Type = type;
            m_Interactions = interactions;
            m_Processors = processors;
            m_ExpectedControlType = expectedControlType;
            if (!string.IsNullOrEmpty(binding))
            {
                m_SingletonActionBindings = new[] { new InputBinding(binding, name) };
            }
        }

        public string name => m_Name ?? "";
        public InputActionPhase phase => enabled ? InputActionPhase.Waiting : InputActionPhase.Disabled;
        public bool enabled { get; private set; }
        public ReadOnlyArray<InputControl> controls => new ReadOnlyArray<InputControl>(new InputControl[0]);

        public Guid id
        {
            get
            {
                Guid found;
                if (!Guid.TryParse(m_Id, out found))
                {
                    found = Guid.NewGuid();
                    m_Id = found.ToString();
                }
                return found;
            }
        }

        public ReadOnlyArray<InputBinding> bindings
        {
            get => new ReadOnlyArray<InputBinding>(m_Map == null ? m_SingletonActionBindings : m_Map.BindingsOf(this));
        }

        public event Action<CallbackContext> started;
        public event Action<CallbackContext> performed;
        public event Action<CallbackContext> canceled;

        public void Enable() => enabled = true;
        public void Disable() => enabled = false;
        public override string ToString() => m_Map == null ? name : m_Map.name + "/" + name;

        public InputAction Clone()
        {
            InputAction copy = new InputAction(name, m_Type, null, m_Interactions, m_Processors, m_ExpectedControlType);
            copy.m_SingletonActionBindings = bindings.ToArray();
            return copy;
        }

        object ICloneable.Clone() => Clone();

        /// <summary>What a listener hears.</summary>
        public partial struct CallbackContext
        {
            internal InputAction m_Action;
            internal InputActionPhase m_Phase;
            public bool started => m_Phase == InputActionPhase.Started;
            public bool performed => m_Phase == InputActionPhase.Performed;
            public bool canceled => m_Phase == InputActionPhase.Canceled;
            public double time => Time.unscaledTimeAsDouble;
            public double startTime => time;
        }
    }

    [Serializable]
    public partial struct InputBinding : IEquatable<InputBinding>
    {
        [SerializeField] private string m_Name, m_Id, m_Path, m_Interactions, m_Processors, m_Groups, m_Action;
        [SerializeField] private int m_Flags;

        public InputBinding(string path, string action = null, string groups = null, string processors = null,
            string interactions = null, string name = null) : this()
        {
            m_Path = path;
            m_Action = action;
            m_Groups = groups;
            m_Processors = processors;
            m_Interactions = interactions;
            m_Name = name;
        }
        public Guid id
        {
            get { Guid found; return Guid.TryParse(m_Id, out found) ? found : Guid.Empty; }
            set => m_Id = value.ToString();
        }
        public string overridePath { get; set; }
        public string overrideInteractions { get; set; }
        public string overrideProcessors { get; set; }
        public bool isComposite { get => (m_Flags & 4) != 0; set => m_Flags = value ? m_Flags | 4 : m_Flags & ~4; }
        public bool isPartOfComposite
        {
            get => (m_Flags & 8) != 0;
            set => m_Flags = value ? m_Flags | 8 : m_Flags & ~8;
        }
        public bool hasOverrides => overridePath != null || overrideProcessors != null || overrideInteractions != null;
        public string effectivePath => overridePath ?? path;
        public string effectiveInteractions => overrideInteractions ?? interactions;
        public string effectiveProcessors => overrideProcessors ?? processors;

        public static InputBinding MaskByGroup(string group) => new InputBinding { groups = group };
        public static InputBinding MaskByGroups(params string[] groups)
            => new InputBinding { groups = string.Join(";", groups) };

        public bool Matches(InputBinding other)
        {
            return (path == null || path == other.path) && (action == null || action == other.action)
                && (name == null || name == other.name)
                && (groups == null
                    || Array.Exists(groups.Split(';'), g => Array.IndexOf((other.groups ?? "").Split(';'), g) >= 0));
        }

        /// <summary>The control's name, without its device.</summary>
        public string ToDisplayString(DisplayStringOptions options = 0, InputControl control = null)
            => InputControlPath.ToHumanReadableString((options & DisplayStringOptions.IgnoreBindingOverrides) != 0
            ? path : effectivePath, InputControlPath.HumanReadableStringOptions.OmitDevice);
        public bool Equals(InputBinding other) => action == other.action && path == other.path
            && groups == other.groups && name == other.name;
        public override string ToString() => action + ":" + effectivePath;
    }

    [Serializable]
    public partial struct InputControlScheme
    {
        [SerializeField] private string m_Name, m_BindingGroup;

        public InputControlScheme(string name, IEnumerable<DeviceRequirement> devices = null,
            string bindingGroup = null)
        {
            m_Name = name;
            m_BindingGroup = bindingGroup ?? name;
        }
        public ReadOnlyArray<DeviceRequirement> deviceRequirements
            => new ReadOnlyArray<DeviceRequirement>(new DeviceRequirement[0]);

        public partial struct DeviceRequirement
        {
            public string controlPath { get; set; }
            public bool isOptional { get; set; }
        }
    }

    [Serializable]
    public sealed partial class InputActionMap : IInputActionCollection2, ICloneable, IDisposable
    {
        [SerializeField] internal string m_Name;
        [SerializeField] internal string m_Id;
        [SerializeField] internal InputAction[] m_Actions = new InputAction[0];
        [SerializeField] internal InputBinding[] m_Bindings = new InputBinding[0];
        [NonSerialized] internal InputActionAsset m_Asset;

        public InputActionMap(string name)
        {
            m_Name = name;
        }
        public Guid id { get { Guid found; return Guid.TryParse(m_Id, out found) ? found : Guid.Empty; } }
        public bool enabled => Array.Exists(Own, a => a.enabled);
        public ReadOnlyArray<InputAction> actions => new ReadOnlyArray<InputAction>(Own);
        public ReadOnlyArray<InputBinding> bindings => new ReadOnlyArray<InputBinding>(m_Bindings);
        IEnumerable<InputBinding> IInputActionCollection2.bindings => m_Bindings;
        public ReadOnlyArray<InputControlScheme> controlSchemes
            => m_Asset ? m_Asset.controlSchemes : new ReadOnlyArray<InputControlScheme>(new InputControlScheme[0]);
        public event Action<InputAction.CallbackContext> actionTriggered;

        private InputAction[] Own
        {
            get
            {
                foreach (InputAction action in m_Actions)
                {
                    action.m_Map = this;
                }
                return m_Actions;
            }
        }

        public InputAction this[string actionNameOrId]
            => FindAction(actionNameOrId)
            ?? throw new KeyNotFoundException("Cannot find action '" + actionNameOrId + "'");

        public InputAction FindAction(string actionNameOrId, bool throwIfNotFound = false)
        {
            string wanted = (actionNameOrId ?? "").Trim('{', '}');
            InputAction found =
                Array.Find(Own, a => string.Equals(a.name, wanted, StringComparison.OrdinalIgnoreCase)
                || string.Equals(a.m_Id, wanted, StringComparison.OrdinalIgnoreCase));
            if (found == null && throwIfNotFound)
            {
                throw new ArgumentException("No action '" + actionNameOrId + "' in '" + name + "'",
                    nameof(actionNameOrId));
            }
            return found;
        }

        public InputAction FindAction(Guid id) => Array.Find(Own, a => a.id == id);

        public int FindBinding(InputBinding mask, out InputAction action)
        {
            int at = Array.FindIndex(m_Bindings, b => mask.Matches(b));
            action = at < 0 ? null : FindAction(m_Bindings[at].action);
            return at;
        }

        internal InputBinding[] BindingsOf(InputAction action) => Array.FindAll(m_Bindings, b => IsOf(b, action));
        internal bool IsOf(InputBinding binding, InputAction action)
            => binding.action == action.name || binding.action == action.m_Id;

        public bool Contains(InputAction action) => action != null && action.actionMap == this;
        public void Enable() => Array.ForEach(Own, a => a.Enable());
        public void Disable() => Array.ForEach(Own, a => a.Disable());

        public InputActionMap Clone()
        {
            return new InputActionMap(name) { m_Actions = Array.ConvertAll(Own, a => a.Clone()),
                m_Bindings = (InputBinding[])m_Bindings.Clone() };
        }

        object ICloneable.Clone() => Clone();

        public IEnumerator<InputAction> GetEnumerator() => ((IEnumerable<InputAction>)Own).GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        public override string ToString() => (m_Asset ? m_Asset.ToString() + ":" : "") + name;
    }

    /// <summary>The actions of a file or of a text.</summary>
    public partial class InputActionAsset : ScriptableObject, IInputActionCollection2
    {
        [SerializeField] internal InputActionMap[] m_ActionMaps;
        [SerializeField] internal InputControlScheme[] m_ControlSchemes;

        public static InputActionAsset FromJson(string json)
        {
            InputActionAsset asset = CreateInstance<InputActionAsset>();
            asset.LoadFromJson(json);
            return asset;
        }

        public void LoadFromJson(string json)
        {
            if (string.IsNullOrEmpty(json))
            {
                throw new ArgumentNullException(nameof(json));
            }
            ActionsFile file = JsonUtility.FromJson<ActionsFile>(json);
            m_ActionMaps = file.ToMaps();
            m_ControlSchemes = file.ToSchemes();
            name = string.IsNullOrEmpty(file.name) ? name : file.name;
        }

        /// <summary>Those of its file are read when they are first asked for.</summary>
        private InputActionMap[] Maps
        {
            get
            {
                if (m_ActionMaps == null)
                {
                    string file = Native.GetAssetFile(Ptr);
                    m_ActionMaps = new InputActionMap[0];
                    m_ControlSchemes = m_ControlSchemes ?? new InputControlScheme[0];
                    if (file.EndsWith(Extension, StringComparison.OrdinalIgnoreCase))
                    {
                        LoadFromJson(File.ReadAllText(file));
                    }
                }
                foreach (InputActionMap map in m_ActionMaps)
                {
                    map.m_Asset = this;
                }
                return m_ActionMaps;
            }
        }

        public bool enabled => Array.Exists(Maps, m => m.enabled);
        public ReadOnlyArray<InputActionMap> actionMaps => new ReadOnlyArray<InputActionMap>(Maps);
        public ReadOnlyArray<InputControlScheme> controlSchemes
        {
            get { InputActionMap[] maps = Maps; return new ReadOnlyArray<InputControlScheme>(m_ControlSchemes
                ?? new InputControlScheme[0]); }
        }

        public IEnumerable<InputBinding> bindings
        {
            get
            {
                foreach (InputActionMap map in Maps)
                {
                    foreach (InputBinding binding in map.bindings)
                    {
                        yield return binding;
                    }
                }
            }
        }

        public InputAction this[string actionNameOrId]
            => FindAction(actionNameOrId)
            ?? throw new KeyNotFoundException("Cannot find action '" + actionNameOrId + "' in '" + this + "'");

        public InputActionMap FindActionMap(string nameOrId, bool throwIfNotFound = false)
        {
            string wanted = (nameOrId ?? "").Trim('{', '}');
            InputActionMap found =
                Array.Find(Maps, m => string.Equals(m.name, wanted, StringComparison.OrdinalIgnoreCase)
                || string.Equals(m.m_Id, wanted, StringComparison.OrdinalIgnoreCase));
            if (found == null && throwIfNotFound)
            {
                throw new ArgumentException("Cannot find action map '" + nameOrId + "' in '" + this + "'");
            }
            return found;
        }

        public InputActionMap FindActionMap(Guid id) => Array.Find(Maps, m => m.id == id);

        /// <summary>"Map/Action", a name or an id.</summary>
        public InputAction FindAction(string actionNameOrId, bool throwIfNotFound = false)
        {
            int slash = (actionNameOrId ?? "").IndexOf('/');
            InputAction found = null;
            if (slash >= 0)
            {
                found = FindActionMap(actionNameOrId.Substring(0, slash))?.FindAction(actionNameOrId.Substring(slash
                    + 1));
            }
            for (int i = 0; slash < 0 && found == null && i < Maps.Length; i++)
            {
                found = Maps[i].FindAction(actionNameOrId);
            }
            if (found == null && throwIfNotFound)
            {
                throw new ArgumentException("No action '" + actionNameOrId + "' in '" + this + "'");
            }
            return found;
        }

        public InputAction FindAction(Guid guid) => FindAction(guid.ToString());

        public int FindBinding(InputBinding mask, out InputAction action)
        {
            action = null;
            foreach (InputActionMap map in Maps)
            {
                int at = map.FindBinding(mask, out action);
                if (at >= 0)
                {
                    return at;
                }
            }
            return -1;
        }

        public int FindControlSchemeIndex(string name)
            => Array.FindIndex(controlSchemes.ToArray(),
            s => string.Equals(s.name, name, StringComparison.OrdinalIgnoreCase));

        public InputControlScheme? FindControlScheme(string name)
        {
            int at = FindControlSchemeIndex(name);
            return at < 0 ? (InputControlScheme?)null : m_ControlSchemes[at];
        }

        public bool Contains(InputAction action) => action?.actionMap != null && action.actionMap.asset == this;
        public void Enable() => Array.ForEach(Maps, m => m.Enable());
        public void Disable() => Array.ForEach(Maps, m => m.Disable());

        public IEnumerator<InputAction> GetEnumerator()
        {
            foreach (InputActionMap map in Maps)
            {
                foreach (InputAction action in map)
                {
                    yield return action;
                }
            }
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public partial class InputActionReference : ScriptableObject
    {
        [SerializeField] internal InputActionAsset m_Asset;
        [SerializeField] internal string m_ActionId;
        private InputAction m_Action;
        public InputAction action => m_Action ?? (m_Action = m_Asset ? m_Asset.FindAction(m_ActionId) : null);
        public void Set(InputAction action) => m_Action = action;

        public static InputActionReference Create(InputAction action)
        {
            InputActionReference made = CreateInstance<InputActionReference>();
            made.m_Action = action;
            return made;
        }

        public InputAction ToInputAction() => action;
        public static implicit operator InputAction(InputActionReference reference)
            => reference ? reference.action : null;
    }

    [Serializable]
    public partial struct InputActionProperty
    {
        [SerializeField] private bool m_UseReference;
        [SerializeField] private InputAction m_Action;
        [SerializeField] private InputActionReference m_Reference;

        public InputActionProperty(InputAction action) : this()
        {
            m_Action = action;
        }

        public InputActionProperty(InputActionReference reference) : this()
        {
            m_UseReference = true;
            m_Reference = reference;
        }

        public InputAction action => m_UseReference ? (m_Reference ? m_Reference.action : null) : m_Action;
        public InputActionReference reference => m_UseReference ? m_Reference : null;
    }

    /// <summary>An .inputactions file.</summary>
    [Serializable]
    internal class ActionsFile
    {
        [Serializable]
        internal class Act { public string name, type, id, expectedControlType, processors, interactions; }
        [Serializable]
        internal class Bind { public string name, id, path, interactions, processors, groups,
            action; public bool isComposite, isPartOfComposite; }
        [Serializable] internal class Map { public string name, id; public Act[] actions; public Bind[] bindings; }
        [Serializable] internal class Scheme { public string name, bindingGroup; }

        public string name;
        public Map[] maps;
        public Scheme[] controlSchemes;

        internal InputActionMap[] ToMaps() => Array.ConvertAll(maps ?? new Map[0], ToMap);
        internal InputControlScheme[] ToSchemes()
            => Array.ConvertAll(controlSchemes
            ?? new Scheme[0], s => new InputControlScheme(s.name, null, s.bindingGroup));

        private static InputActionMap ToMap(Map from)
        {
            return new InputActionMap(from.name)
            {
                m_Id = from.id, m_Actions = Array.ConvertAll(from.actions ?? new Act[0], ToAction),
                    m_Bindings = Array.ConvertAll(from.bindings ?? new Bind[0], ToBinding),
            };
        }

        private static InputAction ToAction(Act from)
        {
            InputActionType type;
            Enum.TryParse(from.type, out type);
            return new InputAction(from.name, type, null, from.interactions, from.processors,
                from.expectedControlType) { m_Id = from.id };
        }

        private static InputBinding ToBinding(Bind from)
        {
            Guid id;
            Guid.TryParse(from.id, out id);
            return new InputBinding(from.path, from.action, from.groups, from.processors, from.interactions, from.name)
            {
                id = id, isComposite = from.isComposite, isPartOfComposite = from.isPartOfComposite,
            };
        }
    }
}
