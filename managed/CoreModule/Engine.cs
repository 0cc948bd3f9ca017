using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Threading;
using UnityEngine.SceneManagement;

namespace UnityEngine
{
    /// <summary>
    /// What the player calls, all of it on the main thread. Nothing that a script throws leaves here: it
    /// is logged, and the others have their turn.
    /// </summary>
    internal static class Engine
    {
        private static readonly List<Object> s_FilledAssets = new List<Object>();
        private static readonly string s_Home = FolderOf(typeof(Engine).Assembly.Location);
        private static List<Initializer> s_Initializers;

        /// <summary>Of UnityEditor, once code uses it.</summary>
        internal static Action EditorFrame;

        /// <summary>Of UnityEngine.UIElements, once there is a panel.</summary>
        internal static Action PanelFrame;

        /// <summary>False: colliders follow their objects only when a script asks for it.</summary>
        internal static bool SyncsInFixedSteps = true;

        // Unity's exceptions name the first inner function that a member calls.
        private static Dictionary<string, string> s_InnerNames => new Dictionary<string, string>
        {
            { "get_name", "GetName" }, { "set_name", "SetName" }, { "StartCoroutine", "IsObjectMonoBehaviour" },
                { "Invoke", "InvokeDelayed" },
            { "InvokeRepeating", "InvokeDelayed" }, { "Instantiate", "Internal_CloneSingle" },
                { "AddComponent", "Internal_AddComponentWithType" },
            { "CreateInstance", "CreateScriptableObjectInstanceFromType" },
        };

        [ThreadStatic] private static bool s_IsMainThread;

        internal static bool IsMainThread => s_IsMainThread;

        /// <summary>Objects live in C and belong to one thread.</summary>
        internal static void CheckThread()
        {
            if (!s_IsMainThread)
            {
                Native.RefuseThread(CalledMember());
            }
        }

        /// <summary>Which member of ours other code has called.</summary>
        private static string CalledMember()
        {
            string name = "";
            foreach (StackFrame frame in new StackTrace().GetFrames())
            {
                MethodBase method = frame.GetMethod();
                if (method.DeclaringType == null
                    || !(method.DeclaringType.Namespace ?? "").StartsWith("UnityEngine", StringComparison.Ordinal))
                {
                    break;
                }
                name = method.Name == "Range" && ((MethodInfo)method).ReturnType == typeof(int) ? "RandomRangeInt"
                    : method.Name;
            }
            return s_InnerNames.TryGetValue(name, out string inner) ? inner : name;
        }

        /// <summary>Who has called a member of ours: "Game.Menu.Leave".</summary>
        internal static string Caller()
        {
            foreach (StackFrame frame in new StackTrace().GetFrames())
            {
                MethodBase method = frame.GetMethod();
                Type type = method == null ? null : method.DeclaringType;
                if (type != null && !type.Assembly.GetName().Name.StartsWith("UnityEngine", StringComparison.Ordinal)
                    && type.Assembly != typeof(object).Assembly)
                {
                    return type.FullName + "." + method.Name;
                }
            }
            return "the engine";
        }

        /// <summary>Once per domain, before user code.</summary>
        internal static void Start()
        {
            s_IsMainThread = true;
            // For this thread too, which has none of its own; setting one here takes Mono 8 ms.
            CultureInfo.DefaultThreadCurrentCulture = CultureInfo.InvariantCulture;
            UnitySynchronizationContext.InitializeSynchronizationContext();
            Console.SetOut(new ConsoleWriter(LogType.Log));
            Console.SetError(new ConsoleWriter(LogType.Error));
            AppDomain.CurrentDomain.AssemblyResolve += FindLoaded;
            Time.Begin();
            Native.SyncAlways(false); // the last domain may have set it
            LeftOut.Start();
        }

        /// <summary>As in Unity, an assembly is found by its name, whatever version of it is asked for.</summary>
        private static Assembly FindLoaded(object sender, ResolveEventArgs wanted)
        {
            string name = new AssemblyName(wanted.Name).Name;
            return Array.Find(AppDomain.CurrentDomain.GetAssemblies(), a => !a.IsDynamic && a.GetName().Name == name);
        }

        /// <summary>[RuntimeInitializeOnLoadMethod]s that come before a scene, once; user code is loaded by
        /// then.</summary>
        private static void InitializeFirst()
        {
            if (s_Initializers != null)
            {
                return;
            }
            s_Initializers = FindInitializers();
            Initialize(RuntimeInitializeLoadType.SubsystemRegistration);
            Initialize(RuntimeInitializeLoadType.AfterAssembliesLoaded);
            Initialize(RuntimeInitializeLoadType.BeforeSplashScreen);
            Initialize(RuntimeInitializeLoadType.BeforeSceneLoad);
        }

        /// <summary>A method with [RuntimeInitializeOnLoadMethod].</summary>
        private struct Initializer
        {
            internal MethodInfo method;
            internal RuntimeInitializeLoadType when;
        }

        private static void Initialize(RuntimeInitializeLoadType when)
        {
            foreach (Initializer each in s_Initializers)
            {
                if (each.when == when)
                {
                    MethodInfo method = each.method;
                    Guard(null, () => method.Invoke(null, null));
                }
            }
        }

        private static List<Initializer> FindInitializers()
        {
            List<Initializer> found = new List<Initializer>();
            foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
            {
                if (!IsUserCode(assembly))
                {
                    continue;
                }
                foreach (Type type in Messages.TypesOf(assembly))
                {
                    AddInitializers(type, found);
                }
            }
            return found;
        }

        // Path.GetDirectoryName() would take Mono milliseconds to compile, and this is on the way to the first answer.
        private static string FolderOf(string path) => path.Substring(0, path.LastIndexOf('/') + 1);

        /// <summary>Code of the player: what is for the editor initialises nothing here.</summary>
        internal static bool IsUserCode(Assembly assembly)
        {
            AssemblyName[] references = IsStandIn(assembly) ? new AssemblyName[0] : assembly.GetReferencedAssemblies();
            return Array.Exists(references, r => r.Name == "UnityEngine.CoreModule" || r.Name == "UnityEngine")
                && !Array.Exists(references, r => r.Name == "UnityEditor");
        }

        /// <summary>One of those beside this one or below, which have thousands of types and nothing to
        /// initialise.</summary>
        internal static bool IsStandIn(Assembly assembly)
        {
            return !assembly.IsDynamic && assembly.Location.StartsWith(s_Home, StringComparison.Ordinal);
        }

        private static void AddInitializers(Type type, List<Initializer> found)
        {
            const BindingFlags flags =
                BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            if (type == null || type.ContainsGenericParameters || Native.IsBlamed(type.FullName))
            {
                return;
            }
            foreach (MethodInfo method in type.GetMethods(flags))
            {
                if (method.IsDefined(typeof(RuntimeInitializeOnLoadMethodAttribute), false)
                    && method.GetParameters().Length == 0)
                {
                    var wanted = (RuntimeInitializeOnLoadMethodAttribute)
                        Attribute.GetCustomAttribute(method, typeof(RuntimeInitializeOnLoadMethodAttribute), false);
                    found.Add(new Initializer { method = method, when = wanted.loadType });
                }
            }
        }

        /// <summary>One frame; the argument is the time since the last.</summary>
        internal static void Frame(float unscaledDelta)
        {
            InitializeFirst();
            WakeAssets();
            Guard(null, Activation.Flush);
            Time.NextFrame(unscaledDelta);
            if (Time.frameCount == 1)
            {
                Initialize(RuntimeInitializeLoadType.AfterSceneLoad);
                Object[] scripts = Native.FindAll(typeof(MonoBehaviour), 0);
                TellOfApplication(scripts, "OnApplicationPause", false);
                TellOfApplication(scripts, "OnApplicationFocus", true);
            }
            LowLevel.PlayerLoop.Run(LoopPlace.BeforeStarts);
            Lifecycle.RunStarts();
            LowLevel.PlayerLoop.Run(LoopPlace.AfterStarts);
            while (Time.NextFixedStep())
            {
                LowLevel.PlayerLoop.Run(LoopPlace.BeforeFixedUpdates);
                Lifecycle.s_FixedUpdates.Run();
                Lifecycle.RunStarts();
                LowLevel.PlayerLoop.Run(LoopPlace.AfterFixedUpdates);
                if (SyncsInFixedSteps)
                {
                    Native.SyncColliders();
                }
                Delayed.RunFixed();
                Awaiting.s_Fixed.Run();
                LowLevel.PlayerLoop.Run(LoopPlace.AfterFixedCoroutines);
            }
            Time.EndFixedSteps();
            LowLevel.PlayerLoop.Run(LoopPlace.BeforeUpdates);
            Lifecycle.s_Updates.Run();
            Lifecycle.RunStarts();
            LowLevel.PlayerLoop.Run(LoopPlace.AfterUpdates);
            Delayed.Run();
            Awaiting.s_Frames.Run();
            LowLevel.PlayerLoop.Run(LoopPlace.AfterCoroutines);
            Guard(null, UnitySynchronizationContext.ExecuteTasks);
            LowLevel.PlayerLoop.Run(LoopPlace.AfterTasks);
            PanelFrame?.Invoke();
            Lifecycle.RunLateUpdates();
            LowLevel.PlayerLoop.Run(LoopPlace.AfterLateUpdates);
            Guard(null, Destruction.Run); // before rendering, and so before what waits for the end of the frame
            Application.TellBeforeRender();
            Delayed.RunEndOfFrame();
            Awaiting.s_Ends.Run();
            LowLevel.PlayerLoop.Run(LoopPlace.AfterEndOfFrame);
            EditorFrame?.Invoke();
            SceneOperations.Run();
            if (Application.s_IsQuitting)
            {
                Quit();
            }
        }

        /// <summary>The application runs and has the focus from the start; scripts hear of it once.</summary>
        private static void TellOfApplication(Object[] scripts, string name, bool value)
        {
            foreach (MonoBehaviour script in scripts)
            {
                if (script && Messages.Has(script, name, value) && script.isActiveAndEnabled)
                {
                    MonoBehaviour heard = script;
                    Guard(script, () => Messages.StartIfRoutine(heard, Messages.Call(heard, name, value)));
                }
            }
        }

        /// <summary>Sets the fields of a script from its file's values.</summary>
        internal static void Fill(Object target, IntPtr node)
        {
            Guard(target, () => Serializer.Fill(target, node));
            if (target is ScriptableObject)
            {
                s_FilledAssets.Add(target);
            }
        }

        /// <summary>See SerialWriter.</summary>
        internal static IntPtr[] FieldsOf(Type type) => SerialWriter.FieldsOf(type);

        /// <summary>A tool has done its work.</summary>
        internal static void EditEnding()
        {
            Guard(null, Destruction.RunEdits);
            Native.SyncColliders(); // what it has moved can be picked, even while time stands still
        }

        /// <summary>See UnitySynchronizationContext.</summary>
        internal static void RunPosted() => UnitySynchronizationContext.RunNext();

        /// <summary>Hands a script's field to the C side.</summary>
        internal static void WriteField(Object target, string name)
        {
            Guard(target, () => SerialWriter.Write(target, name));
        }

        /// <summary>Assets that were filled hear of it when the C side is done with loading.</summary>
        internal static void WakeAssets()
        {
            while (s_FilledAssets.Count > 0)
            {
                Object[] filled = s_FilledAssets.ToArray();
                s_FilledAssets.Clear();
                foreach (Object asset in filled)
                {
                    WakeAsset(asset);
                }
            }
        }

        private static void WakeAsset(Object asset)
        {
            if (asset)
            {
                Messages.Tell(asset, "Awake");
                Messages.Tell(asset, "OnEnable");
            }
        }

        /// <summary>Scripts that were just loaded, all of them filled. Null ones are missing.</summary>
        internal static void Awake(Object[] loaded)
        {
            InitializeFirst();
            WakeAssets();
            List<BehaviourState> states = new List<BehaviourState>();
            foreach (Object o in loaded)
            {
                MonoBehaviour script = o as MonoBehaviour;
                if (!ReferenceEquals(script, null))
                {
                    states.Add(Lifecycle.StateOf(script));
                }
                else if (o is ScriptableObject)
                {
                    WakeAsset(o);
                }
            }
            Lifecycle.Sort(states);
            foreach (BehaviourState state in states)
            {
                Guard(state.script, () => Lifecycle.Wake(state.script));
            }
            Guard(null, Activation.Flush);
        }

        /// <summary>A component was added at run time.</summary>
        internal static void Added(Component component)
        {
            MonoBehaviour script = component as MonoBehaviour;
            if (!ReferenceEquals(script, null))
            {
                Guard(script, () => Lifecycle.Wake(script));
            }
        }

        /// <summary>An object became active or inactive in its hierarchy; scripts hear of it when the C side is
        /// done.</summary>
        internal static void ActiveChanged(GameObject o, bool active)
        {
            Activation.Add(o, active);
        }

        /// <summary>The C side is about to destroy it.</summary>
        internal static void Destroying(Object o)
        {
            Guard(o, () => Destruction.FromNative(o));
        }

        internal static void SceneLoaded(int handle, bool isAdditive)
        {
            Scene scene = new Scene(handle);
            Time.LevelLoaded();
            Guard(null,
                () => SceneManager.RaiseLoaded(scene, isAdditive ? LoadSceneMode.Additive : LoadSceneMode.Single));
            SceneOperations.Loaded(scene);
        }

        internal static void Warn(string text)
        {
            Debug.LogWarning(text);
        }

        internal static void SceneUnloaded(int handle)
        {
            Scene scene = new Scene(handle);
            Guard(null, () => SceneManager.RaiseUnloaded(scene));
            SceneOperations.Unloaded(scene);
        }

        /// <summary>A script ends the application; the player stops after this frame.</summary>
        private static void Quit()
        {
            Application.s_IsQuitting = false;
            foreach (MonoBehaviour script in Native.FindAll(typeof(MonoBehaviour), 0))
            {
                Messages.Tell(script, "OnApplicationQuit");
            }
            Guard(null, Application.RaiseQuitting);
            foreach (Transform t in Native.FindAll(typeof(Transform), 1))
            {
                if (t && !t.parent)
                {
                    Guard(null, () => Destruction.TellAll(t.gameObject));
                }
            }
        }

        /// <summary>The domain goes: as in Unity scripts are disabled, but not destroyed.</summary>
        internal static void Unloading()
        {
            foreach (Object o in Native.FindAll(typeof(MonoBehaviour), 2))
            {
                MonoBehaviour script = (MonoBehaviour)o;
                if (script)
                {
                    Lifecycle.Disable(script);
                }
            }
            foreach (Object asset in Native.FindAll(typeof(ScriptableObject), 2))
            {
                Messages.Tell(asset, "OnDisable");
            }
            SceneOperations.Leave();
        }

        private static bool s_IsEnding;

        /// <summary>Environment.Exit(): what the runtime would have told, and what is not written yet.</summary>
        internal static void Ending()
        {
            PrefsFile.SaveAll();
            if (s_IsEnding)
            {
                return; // who is told may ask once more
            }
            s_IsEnding = true;
            const BindingFlags own = BindingFlags.Instance | BindingFlags.NonPublic;
            FieldInfo field = typeof(AppDomain).GetField("ProcessExit", own);
            EventHandler told = field == null ? null : field.GetValue(AppDomain.CurrentDomain) as EventHandler;
            if (told != null)
            {
                Guard(null, () => told(AppDomain.CurrentDomain, EventArgs.Empty));
            }
            PrefsFile.SaveAll();
        }

        /// <summary>See TypeMaker.</summary>
        internal static string MakeTypes(string description)
        {
            try
            {
                return TypeMaker.Make(description);
            }
            catch (Exception e)
            {
                return e.GetType().Name + ": " + e.Message;
            }
        }

        /// <summary>A type that MakeTypes() has made; null: none.</summary>
        internal static Type MadeType(string fullName)
        {
            return TypeMaker.Find(fullName);
        }

        internal static void Guard(Object context, Action call)
        {
            try
            {
                call();
            }
            catch (TargetInvocationException e)
            {
                Debug.LogException(e.InnerException ?? e, context);
            }
            catch (Exception e)
            {
                Debug.LogException(e, context);
            }
        }
    }

    /// <summary>What is posted from any thread runs on the main thread, once per frame. Tools look for its
    /// name.</summary>
    internal sealed class UnitySynchronizationContext : SynchronizationContext
    {
        private struct Work
        {
            internal SendOrPostCallback call;
            internal object state;
            internal Sent sent; // null: nobody waits
            internal object flow; // the call's whose code posted it; null: none's
            internal string id;   // which its log lines carry
        }

        private sealed class Sent : IDisposable
        {
            internal readonly ManualResetEvent done = new ManualResetEvent(false);
            internal volatile bool isRefused;

            public void Dispose() => done.Dispose();
        }

        private readonly object m_Lock = new object();
        internal readonly int m_Thread = Thread.CurrentThread.ManagedThreadId;
        private List<Work> m_Posted = new List<Work>();
        private static Work s_Next;

        /// <summary>The main thread's, for other threads.</summary>
        internal static UnitySynchronizationContext Main { get; private set; }

        public override void Post(SendOrPostCallback d, object state)
        {
            Add(new Work { call = d, state = state });
        }

        public override void Send(SendOrPostCallback d, object state)
        {
            if (Thread.CurrentThread.ManagedThreadId == m_Thread)
            {
                d(state);
                return;
            }
            using (Sent sent = new Sent())
            {
                Add(new Work { call = d, state = state, sent = sent });
                sent.done.WaitOne();
                if (sent.isRefused)
                {
                    throw new OperationCanceledException("The call that this code belongs to was stopped.");
                }
            }
        }

        public override SynchronizationContext CreateCopy() => this;

        private void Add(Work work)
        {
            work.flow = Umcp.Operation.Current;
            work.id = Umcp.Operation.Id;
            lock (m_Lock)
            {
                m_Posted.Add(work);
            }
        }

        private void Exec()
        {
            List<Work> works;
            lock (m_Lock)
            {
                works = m_Posted;
                if (works.Count == 0)
                {
                    return;
                }
                m_Posted = new List<Work>();
            }
            foreach (Work work in works)
            {
                if (!Umcp.Operation.MayRun(work.flow, work.state))
                {
                    Refuse(work);
                }
                else if (Umcp.Operation.MayGoOn)
                {
                    s_Next = work;
                    Native.RunPosted();
                }
                else
                {
                    Run(work);
                }
            }
        }

        /// <summary>The code of a call that was stopped: who waits for it hears so. MainThread posts what ends its
        /// task.</summary>
        private static void Refuse(Work work)
        {
            if (work.sent != null)
            {
                work.sent.isRefused = true;
                work.sent.done.Set();
            }
            (work.state as Action<Exception>)?.Invoke(new OperationCanceledException());
        }

        /// <summary>What Native.RunPosted() runs, so that a call's code can be stopped.</summary>
        internal static void RunNext()
        {
            Run(s_Next);
        }

        private static void Run(Work work)
        {
            try
            {
                if (work.flow == null && work.id == null)
                {
                    work.call(work.state);
                }
                else
                {
                    Umcp.Operation.Run(work.flow, () => work.call(work.state), work.id);
                }
            }
            catch (ThreadAbortException)
            {
                // The abort passes on by itself; the agent that stopped the code reports it.
            }
            catch (Exception e)
            {
                Debug.LogException(e);
            }
            finally
            {
                work.sent?.done.Set();
            }
        }

        internal static void InitializeSynchronizationContext()
        {
            SetSynchronizationContext(Main = new UnitySynchronizationContext());
        }

        internal static void ExecuteTasks()
        {
            UnitySynchronizationContext context = Current as UnitySynchronizationContext;
            if (context != null)
            {
                context.Exec();
            }
        }
    }
}
