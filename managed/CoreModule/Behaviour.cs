using System;
using System.Collections;
using System.Threading;

namespace UnityEngine
{
    public partial class Behaviour : Component
    {
        public bool enabled
        {
            get { return Native.GetInt(Ptr, s_Enabled) != 0; }
            set
            {
                Native.SetInt(Ptr, s_Enabled, value ? 1 : 0);
                MonoBehaviour script = this as MonoBehaviour;
                if (!ReferenceEquals(script, null))
                {
                    Lifecycle.EnabledChanged(script);
                }
            }
        }

        public bool isActiveAndEnabled => m_CachedPtr != IntPtr.Zero && enabled && gameObject.activeInHierarchy;
    }

    public partial class MonoBehaviour : Behaviour
    {
        /// <summary>What the engine knows of it; null until it wakes up.</summary>
        internal BehaviourState m_State;
        private CancellationTokenSource m_CancellationTokenSource;

        public MonoBehaviour()
        {
            // The C side makes those of objects, and tells before this runs.
            if (m_CachedPtr == IntPtr.Zero)
            {
                Debug.LogWarning("You are trying to create a MonoBehaviour using the 'new' keyword.  This is not "
                    + "allowed.  MonoBehaviours can only"
                    + " be added using AddComponent(). Alternatively, your script can inherit from ScriptableObject "
                        + "or no base class at all");
            }
        }

        public CancellationToken destroyCancellationToken
        {
            get
            {
                if (m_CachedPtr == IntPtr.Zero)
                {
                    throw new MissingReferenceException("The destroyCancellationToken of a destroyed object must be "
                        + "asked for before");
                }
                if (m_CancellationTokenSource == null)
                {
                    m_CancellationTokenSource = new CancellationTokenSource();
                }
                return m_CancellationTokenSource.Token;
            }
        }

        internal void RaiseCancellation()
        {
            if (m_CancellationTokenSource != null)
            {
                m_CancellationTokenSource.Cancel();
            }
        }

        /// <summary>Itself; throws if it was destroyed.</summary>
        private MonoBehaviour Alive => Ptr == IntPtr.Zero ? null : this;

        public void Invoke(string methodName, float time)
        {
            Invocations.Add(Alive, methodName, time, 0);
        }

        public void InvokeRepeating(string methodName, float time, float repeatRate)
        {
            if (repeatRate <= 0.00001f && repeatRate != 0)
            {
                throw new UnityException("Invoke repeat rate has to be larger than 0.00001F)"); // as Unity has it
            }
            Invocations.Add(Alive, methodName, time, repeatRate);
        }

        public void CancelInvoke()
        {
            Invocations.Cancel(Alive, null);
        }

        public void CancelInvoke(string methodName)
        {
            Invocations.Cancel(Alive, methodName);
        }

        public bool IsInvoking() => Invocations.Has(Alive, null);
        public bool IsInvoking(string methodName) => Invocations.Has(Alive, methodName);

        public Coroutine StartCoroutine(string methodName) => StartCoroutine(methodName, null);

        public Coroutine StartCoroutine(string methodName, object value)
        {
            if (string.IsNullOrEmpty(methodName))
            {
                throw new NullReferenceException("methodName is null or empty");
            }
            if (!Coroutines.MayStart(this, methodName))
            {
                return null;
            }
            if (!Messages.Has(this, methodName, value))
            {
                Debug.LogError("Coroutine '" + methodName + "' couldn't be started!", this);
                return null;
            }
            IEnumerator routine = Messages.Call(this, methodName, value) as IEnumerator;
            return routine == null ? null : Coroutines.Start(this, routine, methodName);
        }

        public Coroutine StartCoroutine(IEnumerator routine)
        {
            if (routine == null)
            {
                throw new NullReferenceException("routine is null");
            }
            return Coroutines.Start(this, routine, null);
        }

        public void StopCoroutine(IEnumerator routine)
        {
            if (routine == null)
            {
                throw new NullReferenceException("routine is null");
            }
            Coroutines.Stop(this, c => ReferenceEquals(c.m_Routine, routine));
        }

        public void StopCoroutine(Coroutine routine)
        {
            if (routine == null)
            {
                throw new NullReferenceException("routine is null");
            }
            Coroutines.Stop(this, c => ReferenceEquals(c, routine));
        }

        public void StopCoroutine(string methodName)
        {
            Coroutines.Stop(this, c => c.m_Name == methodName);
        }

        public void StopAllCoroutines()
        {
            Coroutines.Stop(this, c => true);
        }

        public static void print(object message)
        {
            Debug.Log(message);
        }
    }

    public partial class ScriptableObject : Object
    {
        [ThreadStatic] private static Type s_Making;

        public ScriptableObject()
        {
            if (m_CachedPtr == IntPtr.Zero && s_Making != GetType())
            {
                Debug.LogWarning(GetType().Name
                    + " must be instantiated using the ScriptableObject.CreateInstance method instead of new "
                    + GetType().Name + ".");
            }
            s_Making = null;
            // The C side makes those of asset files itself, and tells before this runs.
            if (m_CachedPtr == IntPtr.Zero)
            {
                Native.NewAsset(this, "");
            }
        }

        public static T CreateInstance<T>() where T : ScriptableObject => (T)CreateInstance(typeof(T));

        public static ScriptableObject CreateInstance(Type type)
        {
            Engine.CheckThread();
            if (!typeof(ScriptableObject).IsAssignableFrom(type))
            {
                throw new ArgumentException("Type must inherit ScriptableObject.", "type");
            }
            ScriptableObject made = Make(type);
            Engine.Awake(new Object[] { made });
            return made;
        }

        public static ScriptableObject CreateInstance(string className)
        {
            Type type = NamedTypes.FindKind(className ?? "", typeof(ScriptableObject));
            if (type == null)
            {
                Debug.LogError("Instance of " + className
                    + " couldn't be created because there is no script with that name.");
                return null;
            }
            return CreateInstance(type);
        }

        /// <summary>Not awake yet.</summary>
        internal static ScriptableObject Make(Type type)
        {
            s_Making = type;
            return (ScriptableObject)Activator.CreateInstance(type, true);
        }
    }
}
