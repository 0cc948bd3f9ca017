using System;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.ExceptionServices;

namespace UnityEngine.Events
{
    /// <summary>The argument that a call in a file carries. Fields are named as files have them.</summary>
    [Serializable]
    internal sealed class ArgumentCache
    {
        [SerializeField] private Object m_ObjectArgument;
        [SerializeField] private string m_ObjectArgumentAssemblyTypeName;
        [SerializeField] private int m_IntArgument;
        [SerializeField] private float m_FloatArgument;
        [SerializeField] private string m_StringArgument;
        [SerializeField] private bool m_BoolArgument;

        internal object ValueFor(PersistentListenerMode mode)
        {
            switch (mode)
            {
                case PersistentListenerMode.Object: return m_ObjectArgument ? m_ObjectArgument : null;
                case PersistentListenerMode.Int: return m_IntArgument;
                case PersistentListenerMode.Float: return m_FloatArgument;
                case PersistentListenerMode.String: return m_StringArgument;
                case PersistentListenerMode.Bool: return m_BoolArgument;
                default: return null;
            }
        }

        internal Type ObjectType()
        {
            return NamedTypes.FindQualified(m_ObjectArgumentAssemblyTypeName) ?? typeof(Object);
        }
    }

    /// <summary>A call that a file has.</summary>
    [Serializable]
    internal sealed class PersistentCall
    {
        [SerializeField] private Object m_Target;
        [SerializeField] private string m_TargetAssemblyTypeName;
        [SerializeField] private string m_MethodName;
        [SerializeField] private PersistentListenerMode m_Mode;
        [SerializeField] private ArgumentCache m_Arguments = new ArgumentCache();
        [SerializeField] private UnityEventCallState m_CallState = UnityEventCallState.RuntimeOnly;

        internal Object Target => m_Target;
        internal string MethodName => m_MethodName;

        internal UnityEventCallState CallState
        {
            get { return m_CallState; }
            set { m_CallState = value; }
        }

        internal void Invoke(UnityEventBase owner, object[] arguments)
        {
            if (m_CallState == UnityEventCallState.Off || string.IsNullOrEmpty(m_MethodName))
            {
                return;
            }
            Type type = m_Target ? m_Target.GetType() : NamedTypes.FindQualified(m_TargetAssemblyTypeName);
            MethodInfo method = type == null ? null : FindMethod(owner, type);
            if (method == null || (!method.IsStatic && !m_Target))
            {
                return;
            }
            object[] given = m_Mode == PersistentListenerMode.EventDefined ? arguments
                : m_Mode == PersistentListenerMode.Void ? new object[0] : new[] { m_Arguments.ValueFor(m_Mode) };
            method.Invoke(method.IsStatic ? null : m_Target, given);
        }

        private MethodInfo FindMethod(UnityEventBase owner, Type type)
        {
            switch (m_Mode)
            {
                case PersistentListenerMode.EventDefined: return owner.FindOwn(m_MethodName, type);
                case PersistentListenerMode.Void: return UnityEventBase.GetValidMethodInfo(type, m_MethodName,
                    new Type[0]);
                case PersistentListenerMode.Int: return UnityEventBase.GetValidMethodInfo(type, m_MethodName,
                    new[] { typeof(int) });
                case PersistentListenerMode.Float: return UnityEventBase.GetValidMethodInfo(type, m_MethodName,
                    new[] { typeof(float) });
                case PersistentListenerMode.String: return UnityEventBase.GetValidMethodInfo(type, m_MethodName,
                    new[] { typeof(string) });
                case PersistentListenerMode.Bool: return UnityEventBase.GetValidMethodInfo(type, m_MethodName,
                    new[] { typeof(bool) });
                default: return UnityEventBase.GetValidMethodInfo(type, m_MethodName,
                    new[] { m_Arguments.ObjectType() });
            }
        }
    }

    [Serializable]
    internal sealed class PersistentCallGroup
    {
        [SerializeField] internal List<PersistentCall> m_Calls = new List<PersistentCall>();
    }

    [Serializable]
    public abstract partial class UnityEventBase : ISerializationCallbackReceiver
    {
        [SerializeField] private PersistentCallGroup m_PersistentCalls = new PersistentCallGroup();
        [NonSerialized] private readonly List<Delegate> m_Listeners = new List<Delegate>();

        internal MethodInfo FindOwn(string name, Type type) => FindMethod_Impl(name, type);

        public int GetPersistentEventCount() => m_PersistentCalls.m_Calls.Count;

        public Object GetPersistentTarget(int index)
        {
            PersistentCall call = CallAt(index);
            return call == null ? null : call.Target;
        }

        public string GetPersistentMethodName(int index)
        {
            PersistentCall call = CallAt(index);
            return call == null ? "" : call.MethodName;
        }

        public UnityEventCallState GetPersistentListenerState(int index)
        {
            if (index < 0 || index >= m_PersistentCalls.m_Calls.Count)
            {
                throw new IndexOutOfRangeException("Index " + index + " is out of range of the "
                    + GetPersistentEventCount()
                    + " persistent listeners.");
            }
            return m_PersistentCalls.m_Calls[index].CallState;
        }

        public void SetPersistentListenerState(int index, UnityEventCallState state)
        {
            PersistentCall call = CallAt(index);
            if (call != null)
            {
                call.CallState = state;
            }
        }

        private PersistentCall CallAt(int index)
        {
            return index < 0 || index >= m_PersistentCalls.m_Calls.Count ? null : m_PersistentCalls.m_Calls[index];
        }

        protected void AddListener(object targetObj, MethodInfo method)
        {
            Type[] types = Array.ConvertAll(method.GetParameters(), p => p.ParameterType);
            Type type = System.Linq.Expressions.Expression.GetActionType(types);
            AddCall(Delegate.CreateDelegate(type, targetObj, method));
        }

        protected void RemoveListener(object targetObj, MethodInfo method)
        {
            m_Listeners.RemoveAll(d => ReferenceEquals(d.Target, targetObj) && d.Method.Equals(method));
        }

        public void RemoveAllListeners()
        {
            m_Listeners.Clear();
        }

        internal void AddCall(Delegate call)
        {
            m_Listeners.Add(call); // null is noticed when it is called
        }

        /// <summary>Those of files first, all as they were at the beginning. What one throws comes out, and the others
        /// are not called.</summary>
        internal void InvokeAll(params object[] arguments)
        {
            Delegate[] listeners = m_Listeners.ToArray();
            try
            {
                foreach (PersistentCall call in m_PersistentCalls.m_Calls.ToArray())
                {
                    call.Invoke(this, arguments);
                }
                foreach (Delegate listener in listeners)
                {
                    Object target = listener.Target as Object;
                    if (ReferenceEquals(target, null) || target)
                    {
                        listener.DynamicInvoke(arguments);
                    }
                }
            }
            catch (TargetInvocationException e)
            {
                ExceptionDispatchInfo.Capture(e.InnerException ?? e).Throw();
            }
        }

        public static MethodInfo GetValidMethodInfo(object obj, string functionName, Type[] argumentTypes)
        {
            return obj == null ? null : GetValidMethodInfo(obj.GetType(), functionName, argumentTypes);
        }

        public static MethodInfo GetValidMethodInfo(Type objectType, string functionName, Type[] argumentTypes)
        {
            const BindingFlags flags =
                BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static;
            for (Type type = objectType; type != null && type != typeof(object); type = type.BaseType)
            {
                MethodInfo method = type.GetMethod(functionName, flags, null, argumentTypes, null);
                // A method with an object is not one for a number.
                if (method != null && AreLike(method.GetParameters(), argumentTypes))
                {
                    return method;
                }
            }
            return null;
        }

        private static bool AreLike(ParameterInfo[] parameters, Type[] types)
        {
            return Array.TrueForAll(parameters, p => p.ParameterType.IsPrimitive == types[p.Position].IsPrimitive);
        }

        void ISerializationCallbackReceiver.OnBeforeSerialize()
        {
        }

        void ISerializationCallbackReceiver.OnAfterDeserialize()
        {
        }

        public override string ToString() => base.ToString() + " " + GetType().FullName;
    }

    [Serializable]
    public class UnityEvent : UnityEventBase
    {
        public void AddListener(UnityAction call)
        {
            AddCall(call);
        }

        public void RemoveListener(UnityAction call)
        {
            RemoveListener(call.Target, call.Method);
        }

        public void Invoke()
        {
            InvokeAll();
        }

        protected override MethodInfo FindMethod_Impl(string name, Type targetObjType)
        {
            return GetValidMethodInfo(targetObjType, name, new Type[] { });
        }
    }

    [Serializable]
    public class UnityEvent<T0> : UnityEventBase
    {
        public void AddListener(UnityAction<T0> call)
        {
            AddCall(call);
        }

        public void RemoveListener(UnityAction<T0> call)
        {
            RemoveListener(call.Target, call.Method);
        }

        public void Invoke(T0 arg0)
        {
            InvokeAll(new object[] { arg0 });
        }

        protected override MethodInfo FindMethod_Impl(string name, Type targetObjType)
        {
            return GetValidMethodInfo(targetObjType, name, new Type[] { typeof(T0) });
        }
    }

    [Serializable]
    public class UnityEvent<T0, T1> : UnityEventBase
    {
        public void AddListener(UnityAction<T0, T1> call)
        {
            AddCall(call);
        }

        public void RemoveListener(UnityAction<T0, T1> call)
        {
            RemoveListener(call.Target, call.Method);
        }

        public void Invoke(T0 arg0, T1 arg1)
        {
            InvokeAll(arg0, arg1);
        }

        protected override MethodInfo FindMethod_Impl(string name, Type targetObjType)
        {
            return GetValidMethodInfo(targetObjType, name, new Type[] { typeof(T0), typeof(T1) });
        }
    }

    [Serializable]
    public class UnityEvent<T0, T1, T2> : UnityEventBase
    {
        public void AddListener(UnityAction<T0, T1, T2> call)
        {
            AddCall(call);
        }

        public void RemoveListener(UnityAction<T0, T1, T2> call)
        {
            RemoveListener(call.Target, call.Method);
        }

        public void Invoke(T0 arg0, T1 arg1, T2 arg2)
        {
            InvokeAll(arg0, arg1, arg2);
        }

        protected override MethodInfo FindMethod_Impl(string name, Type targetObjType)
        {
            return GetValidMethodInfo(targetObjType, name, new Type[] { typeof(T0), typeof(T1), typeof(T2) });
        }
    }

    [Serializable]
    public class UnityEvent<T0, T1, T2, T3> : UnityEventBase
    {
        public void AddListener(UnityAction<T0, T1, T2, T3> call)
        {
            AddCall(call);
        }

        public void RemoveListener(UnityAction<T0, T1, T2, T3> call)
        {
            RemoveListener(call.Target, call.Method);
        }

        public void Invoke(T0 arg0, T1 arg1, T2 arg2, T3 arg3)
        {
            InvokeAll(arg0, arg1, arg2, arg3);
        }

        protected override MethodInfo FindMethod_Impl(string name, Type targetObjType)
        {
            return GetValidMethodInfo(targetObjType, name,
                new Type[] { typeof(T0), typeof(T1), typeof(T2), typeof(T3) });
        }
    }
}
