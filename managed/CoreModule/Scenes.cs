using System;
using System.Collections.Generic;
using UnityEngine.Events;

namespace UnityEngine.SceneManagement
{
    [Serializable]
    public partial struct LoadSceneParameters
    {
        [SerializeField] private LoadSceneMode m_LoadSceneMode;
        [SerializeField] private LocalPhysicsMode m_LocalPhysicsMode;

        public LoadSceneParameters(LoadSceneMode mode)
        {
            m_LoadSceneMode = mode;
            m_LocalPhysicsMode = LocalPhysicsMode.None;
        }

        public LoadSceneParameters(LoadSceneMode mode, LocalPhysicsMode physicsMode)
        {
            m_LoadSceneMode = mode;
            m_LocalPhysicsMode = physicsMode;
        }
    }

    [Serializable]
    public partial struct CreateSceneParameters
    {
        [SerializeField] private LocalPhysicsMode m_LocalPhysicsMode;

        public CreateSceneParameters(LocalPhysicsMode physicsMode)
        {
            m_LocalPhysicsMode = physicsMode;
        }
    }

    [Serializable]
    public partial struct Scene
    {
        private int m_Handle;

        internal Scene(int handle)
        {
            m_Handle = handle;
        }
        public string path => Native.GetSceneText(m_Handle, 1) ?? "";
        public bool isLoaded => Native.GetSceneNumber(m_Handle, 1) != 0 && !SceneOperations.IsLeaving(m_Handle);
        public int buildIndex => IsValid() ? Native.GetSceneNumber(m_Handle, 2) : -1;
        public int rootCount => Native.GetSceneNumber(m_Handle, 3);

        public string name
        {
            get { return Native.GetSceneText(m_Handle, 0) ?? ""; }
            set
            {
                throw new InvalidOperationException("Setting a name on a saved scene is not allowed (the filename is "
                    + "used as name). Scene: '" + path + "'");
            }
        }

        public bool isSubScene
        {
            get { return false; }
            set { throw new InvalidOperationException("Only the editor has sub-scenes."); }
        }

        public bool IsValid() => m_Handle != 0 && Native.GetSceneNumber(m_Handle, 0) != 0;

        public GameObject[] GetRootGameObjects()
        {
            if (!IsValid())
            {
                throw new ArgumentException("The scene is invalid.");
            }
            return Native.GetSceneRoots(m_Handle);
        }

        public void GetRootGameObjects(List<GameObject> rootGameObjects)
        {
            rootGameObjects.Clear();
            rootGameObjects.AddRange(GetRootGameObjects());
        }

        public override int GetHashCode() => m_Handle;
        public override bool Equals(object other) => other is Scene && ((Scene)other).m_Handle == m_Handle;
        public static bool operator ==(Scene lhs, Scene rhs) => lhs.m_Handle == rhs.m_Handle;
        public static bool operator !=(Scene lhs, Scene rhs) => lhs.m_Handle != rhs.m_Handle;
    }

    public static class SceneUtility
    {
        public static string GetScenePathByBuildIndex(int buildIndex) => Native.GetBuildScenePath(buildIndex) ?? "";

        public static int GetBuildIndexByScenePath(string scenePath)
        {
            for (int i = 0; i < Native.GetBuildSceneCount(); i++)
            {
                if (SceneOperations.Fits(Native.GetBuildScenePath(i), scenePath))
                {
                    return i;
                }
            }
            return -1;
        }
    }

    public partial class SceneManager
    {
        private static int s_Active;

        public static event UnityAction<Scene, LoadSceneMode> sceneLoaded;
        public static event UnityAction<Scene> sceneUnloaded;
        public static event UnityAction<Scene, Scene> activeSceneChanged;

        public static int sceneCount => Native.GetSceneCount();
        public static int sceneCountInBuildSettings => Native.GetBuildSceneCount();

        public static int loadedSceneCount
        {
            get
            {
                int n = 0;
                for (int i = 0; i < sceneCount; i++)
                {
                    n += GetSceneAt(i).isLoaded ? 1 : 0;
                }
                return n;
            }
        }

        /// <summary>Unity's editor has an internal method of this name too; the agent asks for it.</summary>
        internal static Scene GetDontDestroyOnLoadScene() => new Scene(Native.GetDontDestroyScene());

        /// <summary>For the agent, which would have to look at every object otherwise.</summary>
        internal static GameObject[] GetHiddenRoots() => Native.GetSceneRoots(0);

        public static Scene GetActiveScene() => new Scene(Native.GetActiveScene());

        public static bool SetActiveScene(Scene scene)
        {
            Scene last = GetActiveScene();
            if (!scene.IsValid())
            {
                throw new ArgumentException("SceneManager.SetActiveScene failed; invalid scene");
            }
            if (scene == GetDontDestroyOnLoadScene())
            {
                throw new ArgumentException("SceneManager.SetActiveScene failed; the internal DontDestroyOnLoad scene "
                    + "cannot be set active.");
            }
            if (!scene.isLoaded)
            {
                throw new ArgumentException("SceneManager.SetActiveScene failed; scene '" + scene.name
                    + "' is not loaded and therefore cannot be set active");
            }
            if (last == scene || !Native.SetActiveScene(scene.handle))
            {
                return last == scene;
            }
            NoteActive();
            return true;
        }

        public static Scene GetSceneAt(int index)
        {
            if (index < 0 || index >= sceneCount)
            {
                throw new ArgumentException("Scene index \"" + index + "\" is out of range.");
            }
            return new Scene(Native.GetSceneAt(index));
        }

        public static Scene GetSceneByName(string name) => FindScene(s => s.name == name);
        public static Scene GetSceneByPath(string scenePath) => FindScene(s => s.path == scenePath);
        public static Scene GetSceneByBuildIndex(int buildIndex) => FindScene(s => s.buildIndex == buildIndex);

        private static Scene FindScene(Predicate<Scene> which)
        {
            for (int i = 0; i < sceneCount; i++)
            {
                Scene scene = GetSceneAt(i);
                if (which(scene))
                {
                    return scene;
                }
            }
            return new Scene(0);
        }

        public static Scene CreateScene(string sceneName) => CreateScene(sceneName, new CreateSceneParameters());

        public static Scene CreateScene(string sceneName, CreateSceneParameters parameters)
        {
            if (sceneName == null)
            {
                throw new ArgumentNullException("sceneName");
            }
            if (sceneName == "")
            {
                throw new ArgumentException("The input scene name cannot be empty.");
            }
            if (GetSceneByName(sceneName).IsValid())
            {
                throw new ArgumentException("Scene with name \"" + sceneName + "\" already exists.");
            }
            return new Scene(Native.NewScene(sceneName));
        }

        public static void LoadScene(string sceneName)
        {
            LoadScene(sceneName, LoadSceneMode.Single);
        }

        public static void LoadScene(int sceneBuildIndex)
        {
            LoadScene(sceneBuildIndex, LoadSceneMode.Single);
        }

        public static void LoadScene(string sceneName, LoadSceneMode mode)
        {
            SceneOperations.Ask(sceneName, mode, false);
        }

        public static void LoadScene(int sceneBuildIndex, LoadSceneMode mode)
        {
            SceneOperations.Ask(sceneBuildIndex, mode, false);
        }

        public static Scene LoadScene(string sceneName, LoadSceneParameters parameters)
        {
            return new Scene(SceneOperations.Ask(sceneName, parameters.loadSceneMode, false));
        }

        public static Scene LoadScene(int sceneBuildIndex, LoadSceneParameters parameters)
        {
            return new Scene(SceneOperations.Ask(sceneBuildIndex, parameters.loadSceneMode, false));
        }

        public static AsyncOperation LoadSceneAsync(string sceneName)
            => LoadSceneAsync(sceneName, LoadSceneMode.Single);
        public static AsyncOperation LoadSceneAsync(int sceneBuildIndex)
            => LoadSceneAsync(sceneBuildIndex, LoadSceneMode.Single);
        public static AsyncOperation LoadSceneAsync(string sceneName, LoadSceneMode mode)
        {
            return SceneOperations.Load(SceneOperations.Ask(sceneName, mode, true));
        }

        public static AsyncOperation LoadSceneAsync(int sceneBuildIndex, LoadSceneMode mode)
        {
            return SceneOperations.Load(SceneOperations.Ask(sceneBuildIndex, mode, true));
        }

        public static AsyncOperation LoadSceneAsync(string sceneName, LoadSceneParameters parameters)
        {
            return LoadSceneAsync(sceneName, parameters.loadSceneMode);
        }

        public static AsyncOperation LoadSceneAsync(int sceneBuildIndex, LoadSceneParameters parameters)
        {
            return LoadSceneAsync(sceneBuildIndex, parameters.loadSceneMode);
        }

        public static AsyncOperation UnloadSceneAsync(Scene scene) => SceneOperations.Unload(scene);
        public static AsyncOperation UnloadSceneAsync(Scene scene, UnloadSceneOptions options)
            => SceneOperations.Unload(scene);
        public static AsyncOperation UnloadSceneAsync(int sceneBuildIndex)
            => SceneOperations.Unload(GetSceneByBuildIndex(sceneBuildIndex));
        public static AsyncOperation UnloadSceneAsync(string sceneName)
            => SceneOperations.Unload(SceneOperations.FindLoaded(sceneName));

        public static AsyncOperation UnloadSceneAsync(int sceneBuildIndex, UnloadSceneOptions options)
        {
            return UnloadSceneAsync(sceneBuildIndex);
        }

        public static AsyncOperation UnloadSceneAsync(string sceneName, UnloadSceneOptions options)
        {
            return UnloadSceneAsync(sceneName);
        }

        public static void MoveGameObjectToScene(GameObject go, Scene scene)
        {
            if (!go)
            {
                throw new ArgumentNullException("go");
            }
            if (!scene.IsValid())
            {
                throw new ArgumentException("SceneManager.MoveGameObjectToScene failed; invalid scene");
            }
            if (!Native.MoveToScene(go.Ptr, scene.handle))
            {
                throw new ArgumentException("Gameobject is not a root in a scene");
            }
        }

        public static void MergeScenes(Scene sourceScene, Scene destinationScene)
        {
            foreach (GameObject o in sourceScene.GetRootGameObjects())
            {
                MoveGameObjectToScene(o, destinationScene);
            }
            Native.UnloadScene(sourceScene.handle);
        }

        /// <summary>Tells of it if another scene is the active one than was.</summary>
        private static void NoteActive()
        {
            Scene last = new Scene(s_Active), now = GetActiveScene();
            s_Active = now.handle;
            if (last != now)
            {
                activeSceneChanged?.Invoke(last, now);
            }
        }

        internal static void RaiseLoaded(Scene scene, LoadSceneMode mode)
        {
            NoteActive();
            sceneLoaded?.Invoke(scene, mode);
        }

        internal static void RaiseUnloaded(Scene scene)
        {
            if (SceneOperations.IsLeaving(scene.handle))
            {
                NoteActive(); // where another scene comes in its place, that tells of itself
            }
            sceneUnloaded?.Invoke(scene);
        }
    }

    /// <summary>Loads and unloads that a script waits for.</summary>
    internal static class SceneOperations
    {
        private sealed class Pending
        {
            internal AsyncOperation operation;
            internal bool isAsked;
            internal int load, unload; // handles; 0: something else
        }

        private static readonly List<Pending> s_Pending = new List<Pending>();

        private const string HowTo = "\nTo add a scene to the build settings use the menu File->Build Settings...";

        /// <summary>The handle of a scene that is loaded soon; 0: there is none, which is logged.</summary>
        internal static int Ask(string name, LoadSceneMode mode, bool isHeld)
        {
            ReleaseHeld(isHeld);
            int handle = Native.LoadScene(name ?? "", mode == LoadSceneMode.Additive, isHeld);
            if (handle == 0)
            {
                Debug.LogError("Scene '" + name
                    + "' couldn't be loaded because it has not been added to the build settings or the AssetBundle "
                    + "has not been loaded." + HowTo);
            }
            return handle;
        }

        internal static int Ask(int buildIndex, LoadSceneMode mode, bool isHeld)
        {
            string path = SceneUtility.GetScenePathByBuildIndex(buildIndex);
            ReleaseHeld(isHeld);
            int handle = path == "" ? 0 : Native.LoadScene(path, mode == LoadSceneMode.Additive, isHeld);
            if (handle == 0)
            {
                Debug.LogError("Scene with build index: " + buildIndex
                    + " couldn't be loaded because it has not been added to the build settings." + HowTo);
            }
            return handle;
        }

        /// <summary>A load that does not wait ends those before it, whatever their allowSceneActivation.</summary>
        private static void ReleaseHeld(bool isHeld)
        {
            foreach (Pending p in isHeld ? new List<Pending>() : s_Pending)
            {
                if (p.load != 0 && !p.isAsked)
                {
                    p.isAsked = true;
                    Carry(p);
                }
            }
        }

        /// <summary>Whether a path is meant by a name, a path, or a path without Assets/ and ending.</summary>
        internal static bool Fits(string path, string name)
        {
            if (string.IsNullOrEmpty(path) || string.IsNullOrEmpty(name))
            {
                return false;
            }
            string bare = path.EndsWith(".unity", StringComparison.Ordinal) ? path.Substring(0, path.Length - 6) : path;
            return path == name || bare == name || bare.EndsWith("/" + name, StringComparison.OrdinalIgnoreCase);
        }

        internal static bool IsInBuild(string name) => SceneUtility.GetBuildIndexByScenePath(name) >= 0;

        internal static Scene FindLoaded(string name)
        {
            for (int i = 0; i < SceneManager.sceneCount; i++)
            {
                Scene scene = SceneManager.GetSceneAt(i);
                if (scene.name == name || Fits(scene.path, name))
                {
                    return scene;
                }
            }
            return new Scene(0);
        }

        /// <summary>Null for no scene.</summary>
        internal static AsyncOperation Load(int handle)
        {
            if (handle == 0)
            {
                return null;
            }
            Pending pending = new Pending { operation = new AsyncOperation(), load = handle };
            s_Pending.Add(pending);
            return pending.operation;
        }

        internal static AsyncOperation Unload(Scene scene)
        {
            if (!scene.IsValid())
            {
                throw new ArgumentException("Scene to unload is invalid");
            }
            if (IsLeaving(scene.handle))
            {
                return null;
            }
            if (SceneManager.loadedSceneCount < 2)
            {
                Debug.LogWarning("Unloading the last loaded scene " + scene.path + "(build index: " + scene.buildIndex
                    + "), is not supported. Please use SceneManager.LoadScene()/EditorSceneManager.OpenScene() to "
                        + "switch to another scene.");
                return null;
            }
            Pending pending = new Pending { operation = new AsyncOperation { m_Progress = 0 }, unload = scene.handle };
            s_Pending.Add(pending);
            return pending.operation;
        }

        internal static bool IsLeaving(int handle)
            => s_Pending.Count > 0 && s_Pending.Exists(p => p.unload == handle && !p.operation.isDone);

        internal static void FinishLater(AsyncOperation operation)
        {
            s_Pending.Add(new Pending { operation = operation });
        }

        /// <summary>At the end of a frame.</summary>
        internal static void Run()
        {
            for (int i = 0; i < s_Pending.Count; i++)
            {
                Pending p = s_Pending[i];
                if (p.load == 0 && p.unload == 0)
                {
                    p.operation.Finish();
                }
                else if (!p.isAsked && p.operation.allowSceneActivation)
                {
                    p.isAsked = true;
                    Carry(p);
                }
                else if (p.isAsked && p.load != 0 && !new Scene(p.load).IsValid())
                {
                    p.operation.Finish(); // it could not be read
                }
            }
            s_Pending.RemoveAll(p => p.operation.isDone);
        }

        /// <summary>The domain goes: what is asked for comes without it, what is held back does not.</summary>
        internal static void Leave()
        {
            foreach (Pending p in s_Pending.ToArray())
            {
                if (!p.isAsked && p.operation.allowSceneActivation && p.load + p.unload != 0)
                {
                    Carry(p);
                }
            }
        }

        private static void Carry(Pending p)
        {
            if (p.load != 0)
            {
                Native.ReleaseScene(p.load);
            }
            else if (!Native.UnloadScene(p.unload))
            {
                p.operation.Finish();
            }
        }

        internal static void Loaded(Scene scene)
        {
            Pending found = s_Pending.Find(p => p.load == scene.handle && !p.operation.isDone);
            if (found != null)
            {
                found.operation.Finish();
            }
        }

        internal static void Unloaded(Scene scene)
        {
            Pending found = s_Pending.Find(p => p.unload == scene.handle && !p.operation.isDone);
            if (found != null)
            {
                found.operation.Finish();
            }
        }
    }
}
