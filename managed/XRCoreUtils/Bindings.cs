using System;
using System.Collections.Generic;

namespace Unity.XR.CoreUtils.Bindings
{
    public partial struct EventBinding
    {
        private bool m_IsBound;

        public Action BindAction { get; set; }
        public Action UnbindAction { get; set; }

        public EventBinding(Action bindAction, Action unBindAction)
        {
            BindAction = bindAction;
            UnbindAction = unBindAction;
            m_IsBound = false;
        }

        public void Bind()
        {
            if (!m_IsBound)
            {
                BindAction();
            }
            m_IsBound = true;
        }

        public void Unbind()
        {
            if (m_IsBound)
            {
                UnbindAction();
            }
            m_IsBound = false;
        }

        public void ClearBinding()
        {
            Unbind();
            BindAction = null;
            UnbindAction = null;
        }
    }

    public partial class BindingsGroup
    {
        private readonly List<IEventBinding> m_Bindings = new List<IEventBinding>();

        public void AddBinding(IEventBinding binding)
        {
            m_Bindings.Add(binding);
        }

        public void ClearBinding(IEventBinding binding)
        {
            if (binding != null && m_Bindings.Remove(binding))
            {
                binding.ClearBinding();
            }
        }

        public void Bind()
        {
            m_Bindings.ForEach(each => each.Bind());
        }

        public void Unbind()
        {
            m_Bindings.ForEach(each => each.Unbind());
        }

        public void Clear()
        {
            m_Bindings.ForEach(each => each.ClearBinding());
            m_Bindings.Clear();
        }
    }
}

namespace Unity.XR.CoreUtils.Bindings.Variables
{
    /// <summary>A value that tells of its changes.</summary>
    [Serializable]
    public abstract partial class BindableVariableBase<T>
    {
        private readonly bool m_ChecksEquality;
        private readonly Func<T, T, bool> m_AreEqual;
        private event Action<T> Told;
        private T m_Value;
        private bool m_IsInitialized;
        private int m_Count;

        protected BindableVariableBase(T initialValue = default(T), bool checkEquality = true,
            Func<T, T, bool> equalityMethod = null, bool startInitialized = false)
        {
            m_Value = initialValue;
            m_ChecksEquality = checkEquality;
            m_AreEqual = equalityMethod;
            m_IsInitialized = startInitialized;
        }

        public T Value
        {
            get { return m_Value; }
            set
            {
                if (SetValueWithoutNotify(value))
                {
                    BroadcastValue();
                }
            }
        }

        public bool SetValueWithoutNotify(T value)
        {
            if (m_IsInitialized && m_ChecksEquality
                && (m_AreEqual != null ? m_AreEqual(m_Value, value) : ValueEquals(value)))
            {
                return false;
            }
            m_IsInitialized = true;
            m_Value = value;
            return true;
        }

        public IEventBinding Subscribe(Action<T> callback)
        {
            EventBinding binding = new EventBinding(() => Add(callback), () => Unsubscribe(callback));
            binding.Bind();
            return binding;
        }

        public IEventBinding SubscribeAndUpdate(Action<T> callback)
        {
            callback?.Invoke(m_Value);
            return Subscribe(callback);
        }

        private void Add(Action<T> callback)
        {
            if (callback != null)
            {
                Told += callback;
                m_Count++;
            }
        }

        public void Unsubscribe(Action<T> callback)
        {
            if (callback != null)
            {
                Told -= callback;
                m_Count = Math.Max(0, m_Count - 1);
            }
        }

        public void BroadcastValue()
        {
            Told?.Invoke(m_Value);
        }

        public virtual bool ValueEquals(T other) => EqualityComparer<T>.Default.Equals(m_Value, other);
    }
}
