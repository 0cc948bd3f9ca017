using System;
using UnityEngine;
using UnityEngine.Events;

namespace UnityEditor.AnimatedValues
{
    /// <summary>Nobody sees it on its way: it is at once where it is to be, and tells of it.</summary>
    public abstract class BaseAnimValue<T> : ISerializationCallbackReceiver
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

        public bool isAnimating => false;
        protected float lerpPosition => 1;
        protected T start => m_Start;
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

        protected abstract T GetValue();

        void ISerializationCallbackReceiver.OnBeforeSerialize()
        {
        }

        void ISerializationCallbackReceiver.OnAfterDeserialize()
        {
            m_Start = m_Target;
        }
    }

    public abstract class BaseAnimValueNonAlloc<T> : BaseAnimValue<T> where T : IEquatable<T>
    {
        protected BaseAnimValueNonAlloc(T value) : base(value) { }
        protected BaseAnimValueNonAlloc(T value, UnityAction callback) : base(value, callback) { }
        protected override bool AreEqual(T a, T b) => a.Equals(b);
    }

    [Serializable]
    public class AnimBool : BaseAnimValueNonAlloc<bool>
    {
        public AnimBool() : base(false) { }
        public AnimBool(bool value) : base(value) { }
        public AnimBool(UnityAction callback) : base(false, callback) { }
        public AnimBool(bool value, UnityAction callback) : base(value, callback) { }
        public float faded => target ? 1 : 0;
        protected override bool GetValue() => target;
        public float Fade(float from, float to) => Mathf.Lerp(from, to, faded);
    }

    [Serializable]
    public class AnimFloat : BaseAnimValueNonAlloc<float>
    {
        public AnimFloat(float value) : base(value) { }
        public AnimFloat(float value, UnityAction callback) : base(value, callback) { }
        protected override float GetValue() => target;
    }

    [Serializable]
    public class AnimQuaternion : BaseAnimValueNonAlloc<Quaternion>
    {
        public AnimQuaternion(Quaternion value) : base(value) { }
        public AnimQuaternion(Quaternion value, UnityAction callback) : base(value, callback) { }
        protected override Quaternion GetValue() => target;
    }

    [Serializable]
    public class AnimVector3 : BaseAnimValueNonAlloc<Vector3>
    {
        public AnimVector3() : base(Vector3.zero) { }
        public AnimVector3(Vector3 value) : base(value) { }
        public AnimVector3(Vector3 value, UnityAction callback) : base(value, callback) { }
        protected override Vector3 GetValue() => target;
    }
}
