using System;
using UnityEngine;
using UnityEngine.Events;

namespace UnityEditor.AnimatedValues
{
    /// <summary>Nobody sees it on its way: it is at once where it is to be, and tells of it.</summary>
    public abstract partial class BaseAnimValue<T> : ISerializationCallbackReceiver
    {
        public float speed = 2f;
        [NonSerialized] public UnityEvent valueChanged = new UnityEvent();
        [SerializeField] private T m_Target;
        private T m_Start;

        protected BaseAnimValue(T value)
        {
            m_Start = m_Target = value;
        }

        protected BaseAnimValue(T value, UnityAction callback) : this(value)
        {
            valueChanged.AddListener(callback);
        }
        public T value { get { return GetValue(); } set { StopAnim(value); } }

        public T target
        {
            get { return m_Target; }
            set
            {
                if (!AreEqual(m_Target, value))
                {
                    BeginAnimating(value, this.value);
                }
            }
        }

        protected virtual bool AreEqual(T a, T b) => a.Equals(b);

        protected void BeginAnimating(T newTarget, T newStart)
        {
            m_Start = newStart;
            m_Target = newTarget;
            valueChanged?.Invoke();
        }

        protected void StopAnim(T newValue)
        {
            bool isNew = !AreEqual(m_Target, newValue);
            m_Start = m_Target = newValue;
            if (isNew)
            {
                valueChanged?.Invoke();
            }
        }

        void ISerializationCallbackReceiver.OnBeforeSerialize()
        {
        }

        void ISerializationCallbackReceiver.OnAfterDeserialize()
        {
            m_Start = m_Target;
        }
    }

    public abstract partial class BaseAnimValueNonAlloc<T> : BaseAnimValue<T> where T : IEquatable<T>
    {
        protected override bool AreEqual(T a, T b) => a.Equals(b);
    }

    [Serializable]
    public partial class AnimBool : BaseAnimValueNonAlloc<bool>
    {
        public float faded => target ? 1 : 0;
        protected override bool GetValue() => target;
        public float Fade(float from, float to) => Mathf.Lerp(from, to, faded);
    }

    [Serializable]
    public partial class AnimFloat : BaseAnimValueNonAlloc<float>
    {
        protected override float GetValue() => target;
    }

    [Serializable]
    public partial class AnimQuaternion : BaseAnimValueNonAlloc<Quaternion>
    {
        protected override Quaternion GetValue() => target;
    }

    [Serializable]
    public partial class AnimVector3 : BaseAnimValueNonAlloc<Vector3>
    {
        protected override Vector3 GetValue() => target;
    }
}
