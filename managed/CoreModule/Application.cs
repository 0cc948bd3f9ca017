using System;
using System.Collections.Generic;
using System.Threading;
using UnityEngine.Events;
using UnityEngine.SceneManagement;

namespace UnityEngine
{
    public partial class Application
    {
        internal static bool s_IsQuitting;
        private static readonly CancellationTokenSource s_Exit = new CancellationTokenSource();
        private static readonly Dictionary<LogType, StackTraceLogType> s_Traces =
            new Dictionary<LogType, StackTraceLogType>();

        public static event LogCallback logMessageReceived;
        public static event LogCallback logMessageReceivedThreaded;
        public static event Action quitting;
        public static event UnityAction onBeforeRender;
        public static event Func<bool> wantsToQuit;

        // Nothing of this happens to a player without a window.
        public static event LowMemoryCallback lowMemory { add { } remove { } }
        public static event Action<bool> focusChanged { add { } remove { } }
        public static event Action<string> deepLinkActivated { add { } remove { } }
        public static event Action unloading { add { } remove { } }

        /// <summary>Once in a frame, though nothing is rendered. What one listener throws is logged, and the others
        /// hear of it.</summary>
        internal static void TellBeforeRender()
        {
            if (onBeforeRender != null)
            {
                foreach (UnityAction told in onBeforeRender.GetInvocationList())
                {
                    Engine.Guard(null, told.Invoke);
                }
            }
        }
        public static string unityVersion => Text(AppText.UnityVersion);
        public static string version => Text(AppText.Version);
        public static string identifier => Text(AppText.Identifier);
        public static string productName => Text(AppText.ProductName);
        public static string companyName => Text(AppText.CompanyName);
        public static string dataPath => Text(AppText.DataPath);
        public static string persistentDataPath => Text(AppText.PersistentDataPath);
        public static string streamingAssetsPath => Text(AppText.StreamingAssetsPath);
        public static string temporaryCachePath => Text(AppText.TemporaryCachePath);
        public static CancellationToken exitCancellationToken => s_Exit.Token;

        // For the agent: what GraphicsSettings tells in Unity.
        internal static string GetRenderPipeline() => Text(AppText.RenderPipeline);

        private static string Text(AppText what) => Native.GetAppText((int)what);

        public static void Quit()
        {
            Quit(0);
        }

        /// <summary>
        /// Games end themselves at once where a store or another program is missing. The server would start the
        /// engine again and again, so before the first frame is over this does nothing, as in Unity's editor.
        /// </summary>
        public static void Quit(int exitCode)
        {
            if (Time.frameCount <= 1)
            {
                Warn("Application.Quit() is ignored before the first frame is over");
                return;
            }
            if (wantsToQuit != null)
            {
                foreach (Func<bool> ask in wantsToQuit.GetInvocationList())
                {
                    if (!ask())
                    {
                        return;
                    }
                }
            }
            s_IsQuitting = true;
            Warn("Application.Quit() ends the engine. It was called by " + Engine.Caller());
            Native.Quit(exitCode);
        }

        /// <summary>A line of the engine's own: the game does not hear it, since Unity says nothing here.</summary>
        private static void Warn(string text)
        {
            Native.Log((int)LogType.Warning, text, "", Umcp.Operation.Id);
        }

        public static bool IsPlaying(Object obj) => obj;
        public static bool CanStreamedLevelBeLoaded(int levelIndex) => Native.GetBuildScenePath(levelIndex) != "";
        public static bool CanStreamedLevelBeLoaded(string levelName) => SceneOperations.IsInBuild(levelName);

        public static void OpenURL(string url)
        {
            Debug.Log("Application.OpenURL: " + url);
        }

        public static StackTraceLogType GetStackTraceLogType(LogType logType)
        {
            StackTraceLogType type;
            return s_Traces.TryGetValue(logType, out type) ? type : StackTraceLogType.ScriptOnly;
        }

        public static void SetStackTraceLogType(LogType logType, StackTraceLogType stackTraceType)
        {
            s_Traces[logType] = stackTraceType;
        }

        internal static bool HasLogListeners => logMessageReceived != null || logMessageReceivedThreaded != null;

        internal static void RaiseLog(string message, string stackTrace, LogType type)
        {
            // A listener that logs or throws must not bring itself back here.
            if (t_IsLogging)
            {
                return;
            }
            t_IsLogging = true;
            try
            {
                logMessageReceivedThreaded?.Invoke(message, stackTrace, type);
                if (SynchronizationContext.Current is UnitySynchronizationContext)
                {
                    logMessageReceived?.Invoke(message, stackTrace, type);
                }
            }
            catch (Exception e)
            {
                Native.Log((int)LogType.Exception, e.GetType().Name + ": " + e.Message, e.StackTrace
                    ?? "", Umcp.Operation.Id);
            }
            finally
            {
                t_IsLogging = false;
            }
        }

        [ThreadStatic] private static bool t_IsLogging;

        internal static void RaiseQuitting()
        {
            s_Exit.Cancel();
            try
            {
                quitting?.Invoke();
            }
            finally
            {
                PrefsFile.SaveAll();
            }
        }
    }

    public sealed partial class Screen
    {
        private static Vector4 Size
        {
            get
            {
                Vector4 size;
                Native.GetScreen(out size);
                return size;
            }
        }

        public static int width => (int)Size.x;
        public static int height => (int)Size.y;
        public static float dpi => Size.z;
        public static Rect safeArea => new Rect(0, 0, width, height);
        public static Rect[] cutouts => new Rect[0];
        public static Resolution currentResolution
            => new Resolution { width = width, height = height,
            refreshRateRatio = new RefreshRate { numerator = 60, denominator = 1 } };
        public static Resolution[] resolutions => new[] { currentResolution };
        public static Vector2Int mainWindowPosition => Vector2Int.zero;

        public static void SetResolution(int width, int height, FullScreenMode fullscreenMode,
            RefreshRate preferredRefreshRate)
        {
            SetResolution(width, height, fullscreenMode);
        }

        [Obsolete]
        public static void SetResolution(int width, int height, FullScreenMode fullscreenMode, int preferredRefreshRate)
        {
            SetResolution(width, height, fullscreenMode);
        }

        [Obsolete]
        public static void SetResolution(int width, int height, bool fullscreen, int preferredRefreshRate)
        {
            SetResolution(width, height, fullscreen);
        }

        public static void SetResolution(int width, int height, bool fullscreen)
        {
            SetResolution(width, height, fullscreen ? FullScreenMode.FullScreenWindow : FullScreenMode.Windowed);
        }

        public static void SetResolution(int width, int height, FullScreenMode fullscreenMode)
        {
            if (width > 0 && height > 0)
            {
                Native.SetScreen(width, height);
                fullScreenMode = fullscreenMode;
                fullScreen = fullscreenMode != FullScreenMode.Windowed;
            }
        }
    }

    public partial struct Resolution
    {
        public int width { get; set; }
        public int height { get; set; }
        public RefreshRate refreshRateRatio { get; set; }

        [Obsolete] public int refreshRate
        {
            get { return (int)Math.Round(refreshRateRatio.value); }
            set { refreshRateRatio = new RefreshRate { numerator = (uint)value, denominator = 1 }; }
        }

        public override string ToString() => width + " x " + height + " @ " + refreshRateRatio + "Hz";
    }

    public partial struct RefreshRate : IEquatable<RefreshRate>, IComparable<RefreshRate>
    {
        public uint numerator;
        public uint denominator;

        public double value => (double)numerator / denominator;
        public bool Equals(RefreshRate other) => denominator == 0 || other.denominator == 0
            ? denominator == other.denominator : CompareTo(other) == 0;
        public override string ToString()
            => value.ToString(System.Globalization.CultureInfo.InvariantCulture.NumberFormat);

        /// <summary>A rate without a denominator comes after all others.</summary>
        public int CompareTo(RefreshRate other)
        {
            return denominator == 0 || other.denominator == 0 ? (denominator == 0).CompareTo(other.denominator == 0)
                : ((ulong)numerator * other.denominator).CompareTo((ulong)denominator * other.numerator);
        }
    }

    /// <summary>There is one, the screen's.</summary>
    public partial class Display
    {
        public static Display[] displays = { new Display() };

        internal Display()
        {
        }

        public static Display main => displays[0];
        public int renderingWidth => Screen.width;
        public int renderingHeight => Screen.height;
        public int systemWidth => Screen.width;
        public int systemHeight => Screen.height;
    }

    public partial class AsyncOperation : YieldInstruction
    {
        private Action<AsyncOperation> m_Completed;
        internal bool m_IsDone;
        internal float m_Progress = 0.9f; // until the end, as of scenes that wait for it
        public float progress => m_IsDone ? 1 : m_Progress;

        public event Action<AsyncOperation> completed
        {
            add
            {
                if (m_IsDone)
                {
                    value(this);
                }
                else
                {
                    m_Completed += value;
                }
            }
            remove { m_Completed -= value; }
        }

        internal void Finish()
        {
            m_IsDone = true;
            Action<AsyncOperation> completed = m_Completed;
            m_Completed = null;
            try
            {
                completed?.Invoke(this);
            }
            catch (Exception e)
            {
                Debug.LogException(e);
            }
        }
    }

    public partial class ResourceRequest : AsyncOperation
    {
        private readonly string m_Path;
        private readonly Type m_Type;

        internal ResourceRequest(string path, Type type)
        {
            m_Path = path;
            m_Type = type;
        }

        public Object asset => GetResult();
    }
}
