using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;

namespace UnityEditor.SceneManagement
{
    /// <summary>The running scenes. What is saved of them is what tools have changed, as SaveScene does.</summary>
    public sealed partial class EditorSceneManager : SceneManager
    {
        public static bool SaveScene(Scene scene) => SaveScene(scene, "", false);
        public static bool SaveScene(Scene scene, string dstScenePath) => SaveScene(scene, dstScenePath, false);

        public static bool SaveScene(Scene scene, string dstScenePath, bool saveAsCopy)
        {
            string fault = scene.IsValid()
                ? ProjectFiles.Explain(Native.SaveScene(scene.handle, ProjectFiles.Clean(dstScenePath)))
                : "it is no valid scene";
            if (fault != null)
            {
                Debug.LogError("EditorSceneManager.SaveScene '" + scene.path + "': " + fault);
            }
            return fault == null;
        }

        private static IEnumerable<Scene> All() => Enumerable.Range(0, sceneCount).Select(GetSceneAt);

        public static bool SaveOpenScenes() => All().Where(s => s.path != "").ToArray().All(SaveScene);
        public static bool SaveScenes(Scene[] scenes) => scenes.All(SaveScene);

        /// <summary>Nobody can want it: as if "Don't save" was chosen.</summary>
        public static bool SaveCurrentModifiedScenesIfUserWantsTo() => true;
        public static bool MarkSceneDirty(Scene scene) => scene.IsValid();

        /// <summary>It is there after this frame, as with SceneManager.LoadScene.</summary>
        public static Scene OpenScene(string scenePath) => OpenScene(scenePath, OpenSceneMode.Single);

        public static Scene OpenScene(string scenePath, OpenSceneMode mode)
        {
            string path = ProjectFiles.Clean(scenePath);
            if (!path.EndsWith(".unity", StringComparison.OrdinalIgnoreCase)
                || AssetDatabase.AssetPathToGUID(path) == "")
            {
                throw new ArgumentException("Scene file not found: '" + scenePath + "'.");
            }
            if (mode == OpenSceneMode.AdditiveWithoutLoading)
            {
                throw new Umcp.LeftOutException("UnityEditor.SceneManagement.OpenSceneMode.AdditiveWithoutLoading");
            }
            Scene open = GetSceneByPath(path);
            if (open.IsValid() && mode == OpenSceneMode.Additive)
            {
                return open;
            }
            LoadScene(path, mode == OpenSceneMode.Additive ? LoadSceneMode.Additive : LoadSceneMode.Single);
            return GetSceneByPath(path);
        }

        public static Scene NewScene(NewSceneSetup setup) => NewScene(setup, NewSceneMode.Single);

        public static Scene NewScene(NewSceneSetup setup, NewSceneMode mode)
        {
            if (mode == NewSceneMode.Single)
            {
                throw new Umcp.LeftOutException("UnityEditor.SceneManagement.NewSceneMode.Single");
            }
            Scene made = CreateScene("New Scene " + Texts.Of(sceneCount));
            foreach (GameObject o in setup == NewSceneSetup.DefaultGameObjects
                ? new[] { new GameObject("Main Camera", typeof(Camera), typeof(AudioListener)) { tag = "MainCamera" },
                    new GameObject("Directional Light", typeof(Light)) } : new GameObject[0])
            {
                MoveGameObjectToScene(o, made);
            }
            return made;
        }

        public static bool CloseScene(Scene scene, bool removeScene)
        {
            return scene.IsValid() && UnloadSceneAsync(scene) != null;
        }

        public static SceneSetup[] GetSceneManagerSetup()
        {
            return All()
                .Select(s => new SceneSetup { path = s.path, isLoaded = s.isLoaded, isActive = s == GetActiveScene() })
                .ToArray();
        }
    }
}

namespace UnityEditor
{
    public partial class EditorBuildSettingsScene : IComparable
    {
        public EditorBuildSettingsScene(string path, bool enabled)
        {
            this.path = path;
            this.enabled = enabled;
            guid = AssetDatabase.GUIDFromAssetPath(path);
        }

        public int CompareTo(object obj) => string.CompareOrdinal(path, ((EditorBuildSettingsScene)obj).path);
        public static string[] GetActiveSceneList(EditorBuildSettingsScene[] scenes)
            => scenes.Where(s => s.enabled).Select(s => s.path).ToArray();
    }

    public partial class EditorBuildSettings : Object
    {
        private static EditorBuildSettingsScene[] s_Scenes;

        internal EditorBuildSettings()
        {
        }

        /// <summary>Those of the file; what is set is kept, but not written.</summary>
        public static EditorBuildSettingsScene[] scenes
        {
            get { return s_Scenes
                ?? Texts.Lines(Native.GetBuildScenes())
                .Select(l => new EditorBuildSettingsScene(l.Substring(2), l[0] == '1')).ToArray(); }
            set
            {
                s_Scenes = value;
                Texts.Say("EditorBuildSettings.scenes is kept until scripts are reloaded, and not written to "
                    + "ProjectSettings");
            }
        }
    }

    public static partial class ObjectFactory
    {
        public static T CreateInstance<T>() where T : Object => (T)CreateInstance(typeof(T));
        public static Object CreateInstance(Type type) => typeof(ScriptableObject).IsAssignableFrom(type)
            ? ScriptableObject.CreateInstance(type) : (Object)Activator.CreateInstance(type);
        public static T AddComponent<T>(GameObject gameObject) where T : Component => Undo.AddComponent<T>(gameObject);
        public static Component AddComponent(GameObject gameObject, Type type) => Undo.AddComponent(gameObject, type);

        public static GameObject CreateGameObject(string name, params Type[] types)
        {
            GameObject made = new GameObject(name, types);
            Undo.RegisterCreatedObjectUndo(made, "Create " + name);
            return made;
        }

        public static GameObject CreateGameObject(Scene scene, HideFlags hideFlags, string name, params Type[] types)
        {
            GameObject made = CreateGameObject(name, types);
            SceneManager.MoveGameObjectToScene(made, scene);
            made.hideFlags = hideFlags;
            return made;
        }

        public static GameObject CreatePrimitive(PrimitiveType type)
        {
            GameObject made = GameObject.CreatePrimitive(type);
            Undo.RegisterCreatedObjectUndo(made, "Create " + type);
            return made;
        }

        public static void PlaceGameObject(GameObject go, GameObject parent = null)
        {
            GameObjectUtility.SetParentAndAlign(go, parent);
            GameObjectUtility.EnsureUniqueNameForSibling(go);
        }
    }

    public sealed partial class GameObjectUtility
    {
        public static void SetParentAndAlign(GameObject child, GameObject parent)
        {
            if (!parent)
            {
                return;
            }
            child.transform.SetParent(parent.transform, false);
            foreach (Transform t in child.GetComponentsInChildren<Transform>(true))
            {
                t.gameObject.layer = parent.layer;
            }
        }

        private static IEnumerable<string> Names(Transform parent, GameObject except)
        {
            IEnumerable<Transform> all = parent ? parent.Cast<Transform>()
                : SceneManager.GetActiveScene().GetRootGameObjects().Select(o => o.transform);
            return all.Where(t => t.gameObject != except).Select(t => t.name);
        }

        public static string GetUniqueNameForSibling(Transform parent, string name)
            => ObjectNames.GetUniqueName(Names(parent, null).ToArray(), name);

        public static void EnsureUniqueNameForSibling(GameObject self)
        {
            self.name = ObjectNames.GetUniqueName(Names(self.transform.parent, self).ToArray(), self.name);
        }

        public static int GetMonoBehavioursWithMissingScriptCount(GameObject go)
            => go.GetComponents<Component>().Count(c => ReferenceEquals(c, null));
    }
}
