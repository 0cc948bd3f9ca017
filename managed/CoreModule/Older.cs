// Members that Unity keeps for old code, and rare forms of others: each in terms of what is used today.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using Unity.Collections;
using UnityEngine.SceneManagement;

namespace UnityEngine
{
    public partial class Object
    {
        public static T Instantiate<T>(T original, InstantiateParameters parameters) where T : Object
        {
            return (T)Placed(Copies.Make(original, parameters.parent, parameters.worldSpace, null, null), parameters);
        }

        public static T Instantiate<T>(T original, Vector3 position, Quaternion rotation,
            InstantiateParameters parameters) where T : Object
        {
            return (T)Placed(Copies.Make(original, parameters.parent, null, position, rotation), parameters);
        }

        private static Object Placed(Object copy, InstantiateParameters parameters)
        {
            Component component = copy as Component;
            GameObject o = component ? component.gameObject : copy as GameObject;
            if (o && !parameters.parent && parameters.scene.IsValid())
            {
                SceneManager.MoveGameObjectToScene(o, parameters.scene);
            }
            return copy;
        }

        [Obsolete] public static void DestroyObject(Object obj, float t) => Destroy(obj, t);
        [Obsolete] public static void DestroyObject(Object obj) => Destroy(obj);
        [Obsolete] public static Object[] FindSceneObjectsOfType(Type type) => FindObjectsOfType(type);
        [Obsolete]
        public static Object[] FindObjectsOfTypeIncludingAssets(Type type) => Resources.FindObjectsOfTypeAll(type);
        [Obsolete] public static Object[] FindObjectsOfTypeAll(Type type) => Resources.FindObjectsOfTypeAll(type);
    }

    public sealed partial class GameObject
    {
        public static void SetGameObjectsActive(NativeArray<int> instanceIDs, bool active)
            => SetGameObjectsActive(instanceIDs.AsReadOnlySpan(), active);

        public static void SetGameObjectsActive(ReadOnlySpan<int> instanceIDs, bool active)
        {
            foreach (int id in instanceIDs)
            {
                GameObject o = Native.ObjectById(id) as GameObject;
                if (o)
                {
                    o.SetActive(active);
                }
            }
        }

        [Obsolete]
        public void SetActiveRecursively(bool state)
        {
            foreach (Transform t in GetComponentsInChildren<Transform>(true))
            {
                t.gameObject.SetActive(state);
            }
        }
    }

    public partial class Transform
    {
        [Obsolete] public Transform FindChild(string n) => Find(n);
        [Obsolete] public int GetChildCount() => childCount;
        [Obsolete]
        public void RotateAround(Vector3 axis, float angle) => Rotate(axis, angle * Mathf.Rad2Deg, Space.World);
        [Obsolete]
        public void RotateAroundLocal(Vector3 axis, float angle) => Rotate(axis, angle * Mathf.Rad2Deg, Space.Self);
    }

    public partial class MonoBehaviour
    {
        [Obsolete] public Coroutine StartCoroutine_Auto(IEnumerator routine) => StartCoroutine(routine);
    }

    public partial class ResourceRequest
    {
        protected virtual Object GetResult() => m_Path == null ? null : Resources.Load(m_Path, m_Type);
    }

    public sealed partial class Resources
    {
        public static void InstanceIDToObjectList(NativeArray<int> instanceIDs, List<Object> objects)
        {
            if (objects == null)
            {
                throw new ArgumentNullException("objects");
            }
            objects.Clear();
            foreach (int id in instanceIDs)
            {
                objects.Add(Native.ObjectById(id));
            }
        }

        public static void InstanceIDsToValidArray(NativeArray<int> instanceIDs, NativeArray<bool> validArray)
        {
            InstanceIDsToValidArray(instanceIDs.AsReadOnlySpan(), validArray.AsSpan());
        }

        public static void InstanceIDsToValidArray(ReadOnlySpan<int> instanceIDs, Span<bool> validArray)
        {
            if (instanceIDs.Length != validArray.Length)
            {
                throw new ArgumentException("Size mismatch! Both arrays must be the same length.");
            }
            for (int i = 0; i < instanceIDs.Length; i++)
            {
                validArray[i] = Native.ObjectById(instanceIDs[i]);
            }
        }
    }

    public static partial class Random
    {
        [Obsolete] public static float RandomRange(float min, float max) => Range(min, max);
        [Obsolete] public static int RandomRange(int min, int max) => Range(min, max);
    }

    public partial class Application
    {
        [Obsolete] public static bool isPlayer => !isEditor;
        [Obsolete] public static int levelCount => SceneManager.sceneCountInBuildSettings;
        [Obsolete] public static int loadedLevel => SceneManager.GetActiveScene().buildIndex;
        [Obsolete] public static string loadedLevelName => SceneManager.GetActiveScene().name;
        [Obsolete] public static void DontDestroyOnLoad(Object o) => Object.DontDestroyOnLoad(o);
        [Obsolete] public static void LoadLevel(int index) => SceneManager.LoadScene(index);
        [Obsolete] public static void LoadLevel(string name) => SceneManager.LoadScene(name);
        [Obsolete]
        public static void LoadLevelAdditive(int index) => SceneManager.LoadScene(index, LoadSceneMode.Additive);
        [Obsolete]
        public static void LoadLevelAdditive(string name) => SceneManager.LoadScene(name, LoadSceneMode.Additive);
        [Obsolete] public static AsyncOperation LoadLevelAsync(int index) => SceneManager.LoadSceneAsync(index);
        [Obsolete]
        public static AsyncOperation LoadLevelAsync(string levelName) => SceneManager.LoadSceneAsync(levelName);
        [Obsolete]
        public static AsyncOperation LoadLevelAdditiveAsync(int index)
            => SceneManager.LoadSceneAsync(index, LoadSceneMode.Additive);
        [Obsolete]
        public static AsyncOperation LoadLevelAdditiveAsync(string levelName)
            => SceneManager.LoadSceneAsync(levelName, LoadSceneMode.Additive);
        [Obsolete] public static bool UnloadLevel(int index) => SceneManager.UnloadScene(index);
        [Obsolete] public static bool UnloadLevel(string scenePath) => SceneManager.UnloadScene(scenePath);
        [Obsolete]
        public static float GetStreamProgressForLevel(int levelIndex) => CanStreamedLevelBeLoaded(levelIndex) ? 1 : 0;
        [Obsolete]
        public static float GetStreamProgressForLevel(string levelName) => CanStreamedLevelBeLoaded(levelName) ? 1 : 0;
    }
}

namespace UnityEngine.SceneManagement
{
    public partial class SceneManager
    {
        public static void MoveGameObjectsToScene(NativeArray<int> instanceIDs, Scene scene)
        {
            foreach (int id in instanceIDs)
            {
                MoveGameObjectToScene(Native.ObjectById(id) as GameObject, scene);
            }
        }

        [Obsolete]
        public static Scene[] GetAllScenes()
        {
            Scene[] scenes = new Scene[sceneCount];
            for (int i = 0; i < scenes.Length; i++)
            {
                scenes[i] = GetSceneAt(i);
            }
            return scenes;
        }

        /// <summary>It is gone at the end of the frame, as what nobody waits for may be.</summary>
        [Obsolete] public static bool UnloadScene(Scene scene) => scene.IsValid() && UnloadSceneAsync(scene) != null;
        [Obsolete]
        public static bool UnloadScene(int sceneBuildIndex) => UnloadScene(GetSceneByBuildIndex(sceneBuildIndex));
        [Obsolete]
        public static bool UnloadScene(string sceneName) => UnloadScene(SceneOperations.FindLoaded(sceneName));
    }
}

namespace UnityEngine.Events
{
    public abstract partial class UnityEventBase
    {
        protected MethodInfo FindMethod_Impl(string name, object targetObj)
            => FindMethod_Impl(name, targetObj.GetType());
        protected void Invoke(object[] parameters) => InvokeAll(parameters);
    }
}
