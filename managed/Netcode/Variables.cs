using System;
using System.Collections.Generic;

namespace Unity.Netcode
{
    /// <summary>A value that would be sent. There is nobody to send it to, so it only keeps it and tells of
    /// changes.</summary>
    public abstract partial class NetworkVariableBase : IDisposable
    {
        private bool m_IsDirty;
        internal NetworkBehaviour m_Behaviour;

        public readonly NetworkVariableReadPermission ReadPerm;
        public readonly NetworkVariableWritePermission WritePerm;

        protected NetworkVariableBase(NetworkVariableReadPermission readPerm = DefaultReadPerm,
            NetworkVariableWritePermission writePerm = DefaultWritePerm)
        {
            ReadPerm = readPerm;
            WritePerm = writePerm;
        }

        public NetworkBehaviour GetBehaviour() => m_Behaviour;

        public void Initialize(NetworkBehaviour networkBehaviour)
        {
            m_Behaviour = networkBehaviour;
            OnInitialize();
        }

        public virtual void SetDirty(bool isDirty) => m_IsDirty = isDirty;
        public virtual void ResetDirty() => m_IsDirty = false;
        public virtual bool IsDirty() => m_IsDirty;
        public bool CanClientRead(ulong clientId) => ReadPerm == NetworkVariableReadPermission.Everyone
            || clientId == NetworkManager.ServerClientId || m_Behaviour.OwnerClientId == clientId;
        public bool CanClientWrite(ulong clientId) => WritePerm == NetworkVariableWritePermission.Server
            ? clientId == NetworkManager.ServerClientId : m_Behaviour.OwnerClientId == clientId;

        /// <summary>Only who may write does. A variable that belongs to nobody yet may be written by all.</summary>
        internal void CheckWriting()
        {
            NetworkManager manager = m_Behaviour == null ? null : m_Behaviour.NetworkManager;
            if (manager != null && m_Behaviour.IsSpawned && !CanClientWrite(manager.LocalClientId))
            {
                throw new InvalidOperationException("Client is not allowed to write to this NetworkVariable");
            }
        }
    }

    [Serializable]
    public partial class NetworkVariable<T> : NetworkVariableBase
    {
        [UnityEngine.SerializeField] private T m_InternalValue;

        public OnValueChangedDelegate OnValueChanged;

        public NetworkVariable(T value = default(T), NetworkVariableReadPermission readPerm = DefaultReadPerm,
            NetworkVariableWritePermission writePerm = DefaultWritePerm)
            : base(readPerm, writePerm)
        {
            m_InternalValue = value;
        }

        public virtual T Value
        {
            get => m_InternalValue;
            set
            {
                if (EqualityComparer<T>.Default.Equals(m_InternalValue, value))
                {
                    return;
                }
                CheckWriting();
                T before = m_InternalValue;
                m_InternalValue = value;
                SetDirty(true);
                OnValueChanged?.Invoke(before, value);
            }
        }

        public bool CheckDirtyState(bool forceCheck = false) => IsDirty();
    }

    public partial class NetworkList<T> : NetworkVariableBase where T : struct, IEquatable<T>
    {
        private readonly List<T> m_List = new List<T>();

        public event OnListChangedDelegate OnListChanged;

        public NetworkList(IEnumerable<T> values = null, NetworkVariableReadPermission readPerm = DefaultReadPerm,
            NetworkVariableWritePermission writePerm = DefaultWritePerm)
            : base(readPerm, writePerm)
        {
            m_List.AddRange(values ?? new T[0]);
        }

        public int Count => m_List.Count;
        public IEnumerator<T> GetEnumerator() => m_List.GetEnumerator();
        public bool Contains(T item) => m_List.Contains(item);
        public int IndexOf(T item) => m_List.IndexOf(item);

        public T this[int index]
        {
            get => m_List[index];
            set
            {
                CheckWriting();
                T before = m_List[index];
                m_List[index] = value;
                Tell(NetworkListEvent<T>.EventType.Value, index, value, before);
            }
        }

        public void Add(T item)
        {
            CheckWriting();
            m_List.Add(item);
            Tell(NetworkListEvent<T>.EventType.Add, m_List.Count - 1, item);
        }

        public void Insert(int index, T item)
        {
            CheckWriting();
            m_List.Insert(index, item);
            Tell(NetworkListEvent<T>.EventType.Insert, index, item);
        }

        public bool Remove(T item)
        {
            CheckWriting();
            int at = m_List.IndexOf(item);
            if (at >= 0)
            {
                m_List.RemoveAt(at);
                Tell(NetworkListEvent<T>.EventType.Remove, at, item);
            }
            return at >= 0;
        }

        public void RemoveAt(int index)
        {
            CheckWriting();
            T before = m_List[index];
            m_List.RemoveAt(index);
            Tell(NetworkListEvent<T>.EventType.RemoveAt, index, before);
        }

        public void Clear()
        {
            CheckWriting();
            m_List.Clear();
            Tell(NetworkListEvent<T>.EventType.Clear, 0, default(T));
        }

        private void Tell(NetworkListEvent<T>.EventType type, int index, T value, T before = default(T))
        {
            SetDirty(true);
            OnListChanged?.Invoke(new NetworkListEvent<T> { Type = type, Index = index, Value = value,
                PreviousValue = before });
        }
    }
}
