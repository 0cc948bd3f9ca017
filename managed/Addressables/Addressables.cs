using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEngine.ResourceManagement.AsyncOperations;
using UnityEngine.ResourceManagement.ResourceLocations;
using UnityEngine.ResourceManagement.ResourceProviders;
using UnityEngine.SceneManagement;

namespace UnityEngine.AddressableAssets
{
    public class InvalidKeyException : Exception
    {
        public object Key { get; }

        public InvalidKeyException(object key) : base("InvalidKeyException : No asset found with for Key=" + key + ".")
        {
            Key = key;
        }
    }

    /// <summary>What the project's groups name, from their files. An asset is found by address, label or
    /// guid.</summary>
    internal static class Catalog
    {
        private static Dictionary<string, List<Location>> s_Known;

        private static Dictionary<string, List<Location>> Known
        {
            get
            {
                if (s_Known == null)
                {
                    s_Known = new Dictionary<string, List<Location>>();
                    string folder = Path.Combine(Application.dataPath, "AddressableAssetsData/AssetGroups");
                    foreach (string file in Directory.Exists(folder) ? Directory.GetFiles(folder, "*.asset")
                        : new string[0])
                    {
                        Read(File.ReadAllLines(file));
                    }
                }
                return s_Known;
            }
        }

        private static void Read(string[] lines)
        {
            Location last = null;
            foreach (string line in lines)
            {
                string text = line.Trim();
                if (line.StartsWith("  - m_GUID: ", StringComparison.Ordinal))
                {
                    last = new Location { guid = text.Substring("- m_GUID: ".Length) };
                    last.InternalId = Native.GetGuidPath(last.guid);
                }
                else if (last != null && text.StartsWith("m_Address: ", StringComparison.Ordinal))
                {
                    last.PrimaryKey = text.Substring("m_Address: ".Length).Trim('\'', '"');
                    Add(last.PrimaryKey, last);
                }
                else if (last != null && line.StartsWith("    - ", StringComparison.Ordinal))
                {
                    Add(text.Substring(2).Trim('\'', '"'), last);
                }
                else if (!line.StartsWith("    ", StringComparison.Ordinal))
                {
                    last = null;
                }
            }
        }

        private static void Add(string key, Location what)
        {
            List<Location> list;
            if (!s_Known.TryGetValue(key, out list))
            {
                s_Known[key] = list = new List<Location>();
            }
            list.Add(what);
        }

        /// <summary>A key may name one object of an asset: "sheet[sheet_1]".</summary>
        internal static List<Location> Find(object key)
        {
            AssetReference reference = key as AssetReference;
            AssetLabelReference label = key as AssetLabelReference;
            Location location = key as Location;
            string text = reference != null ? reference.RuntimeKey as string : label != null ? label.labelString
                : key as string ?? "";
            List<Location> found;
            if (location != null)
            {
                return new List<Location> { location };
            }
            if (Known.TryGetValue(text, out found))
            {
                return found;
            }
            int bracket = text.EndsWith("]", StringComparison.Ordinal) ? text.IndexOf('[') : -1;
            if (bracket > 0)
            {
                string part = text.Substring(bracket + 1, text.Length - bracket - 2);
                return Find(text.Substring(0, bracket))
                    .ConvertAll(l => new Location { guid = l.guid, InternalId = l.InternalId + "[" + part + "]",
                    PrimaryKey = text, part = part });
            }
            string path = text.Length == 32 ? Native.GetGuidPath(text) : "";
            return path == "" ? new List<Location>()
                : new List<Location> { new Location { guid = text, InternalId = path, PrimaryKey = text } };
        }

        /// <summary>The locations of several keys: of the first that has any, of all, or those that all have.</summary>
        internal static List<Location> Find(IEnumerable keys, Addressables.MergeMode mode)
        {
            List<Location> all = null;
            foreach (object key in keys)
            {
                List<Location> found = Find(key);
                if (all == null || (mode == Addressables.MergeMode.UseFirst && all.Count == 0))
                {
                    all = new List<Location>(found);
                }
                else if (mode == Addressables.MergeMode.Union)
                {
                    all.AddRange(found.Where(l => !all.Exists(l.IsSame)));
                }
                else if (mode == Addressables.MergeMode.Intersection)
                {
                    all.RemoveAll(l => !found.Exists(l.IsSame));
                }
            }
            return all ?? new List<Location>();
        }

        /// <summary>Null: it has none of this type.</summary>
        internal static Object Load(Location location, Type type)
        {
            Object[] found = Native.LoadResource(location.guid, type, 2);
            return location.part == null ? found.FirstOrDefault() : Array.Find(found, o => o.name == location.part);
        }

        internal static Object Load(object key, Type type)
        {
            return Find(key).Select(l => Load(l, type)).FirstOrDefault(o => o) ?? throw new InvalidKeyException(key);
        }
    }

    public static class Addressables
    {
        public enum MergeMode { None, UseFirst = 0, Union, Intersection }

        public static string BuildPath => "";
        public static string RuntimePath => "";

        private static AsyncOperationHandle<T> Begin<T>(Func<object> work)
            => new AsyncOperationHandle<T> { m_Operation = new Operation(work) };

        public static AsyncOperationHandle<object> InitializeAsync() => Begin<object>(() => new object());
        public static AsyncOperationHandle<object> InitializeAsync(bool autoReleaseHandle) => InitializeAsync();

        public static AsyncOperationHandle<TObject> LoadAssetAsync<TObject>(object key)
            => Begin<TObject>(() => Catalog.Load(key, typeof(TObject)));
        public static AsyncOperationHandle<TObject> LoadAssetAsync<TObject>(IResourceLocation location)
            => Begin<TObject>(() => Catalog.Load(location, typeof(TObject)));
        [Obsolete]
        public static AsyncOperationHandle<TObject> LoadAsset<TObject>(object key) => LoadAssetAsync<TObject>(key);

        public static AsyncOperationHandle<IList<TObject>> LoadAssetsAsync<TObject>(object key,
            Action<TObject> callback) => Begin<IList<TObject>>(() => All(new[] { key }, callback));
        public static AsyncOperationHandle<IList<TObject>> LoadAssetsAsync<TObject>(object key,
            Action<TObject> callback, bool releaseDependenciesOnFailure) => LoadAssetsAsync(key, callback);
        public static AsyncOperationHandle<IList<TObject>> LoadAssetsAsync<TObject>(IEnumerable keys,
            Action<TObject> callback, MergeMode mode) => Begin<IList<TObject>>(() => All(keys, callback, mode));
        public static AsyncOperationHandle<IList<TObject>> LoadAssetsAsync<TObject>(IList<IResourceLocation> locations,
            Action<TObject> callback) => Begin<IList<TObject>>(() => All(locations, callback));
        [Obsolete]
        public static AsyncOperationHandle<IList<TObject>> LoadAssets<TObject>(object key, Action<TObject> callback)
            => LoadAssetsAsync(key, callback);

        private static List<TObject> All<TObject>(IEnumerable keys, Action<TObject> callback,
            MergeMode mode = MergeMode.Union)
        {
            List<TObject> all = new List<TObject>();
            foreach (Location location in Catalog.Find(keys, mode))
            {
                object found = Catalog.Load(location, typeof(TObject));
                if (found != null && !all.Contains((TObject)found))
                {
                    all.Add((TObject)found);
                    callback?.Invoke((TObject)found);
                }
            }
            return all.Count > 0 ? all : throw new InvalidKeyException(string.Join(", ", keys.Cast<object>()));
        }

        public static AsyncOperationHandle<IList<IResourceLocation>> LoadResourceLocationsAsync(object key,
            Type type = null)
            => Begin<IList<IResourceLocation>>(() => Catalog.Find(key).ConvertAll(l => (IResourceLocation)l));

        public static AsyncOperationHandle<GameObject> InstantiateAsync(object key, Transform parent = null,
            bool instantiateInWorldSpace = false, bool trackHandle = true)
        {
            return Begin<GameObject>(() => Object.Instantiate((GameObject)Catalog.Load(key, typeof(GameObject)),
                parent, instantiateInWorldSpace));
        }

        public static AsyncOperationHandle<GameObject> InstantiateAsync(object key, Vector3 position,
            Quaternion rotation, Transform parent = null, bool trackHandle = true)
        {
            return Begin<GameObject>(() => Object.Instantiate((GameObject)Catalog.Load(key, typeof(GameObject)),
                position, rotation, parent));
        }

        public static AsyncOperationHandle<GameObject> InstantiateAsync(object key,
            InstantiationParameters instantiateParameters, bool trackHandle = true)
        {
            return InstantiateAsync(key, instantiateParameters.Position, instantiateParameters.Rotation,
                instantiateParameters.Parent);
        }

        [Obsolete]
        public static AsyncOperationHandle<GameObject> Instantiate(object key, Transform parent = null,
            bool instantiateInWorldSpace = false, bool trackHandle = true)
            => InstantiateAsync(key, parent, instantiateInWorldSpace);
        [Obsolete]
        public static AsyncOperationHandle<GameObject> Instantiate(object key, Vector3 position, Quaternion rotation,
            Transform parent = null, bool trackHandle = true) => InstantiateAsync(key, position, rotation, parent);

        public static AsyncOperationHandle<SceneInstance> LoadSceneAsync(object key,
            LoadSceneMode loadMode = LoadSceneMode.Single, bool activateOnLoad = true, int priority = 100)
        {
            if (!activateOnLoad)
            {
                throw new Umcp.LeftOutException("UnityEngine.AddressableAssets.Addressables.LoadSceneAsync with "
                    + "activateOnLoad: false");
            }
            string path = Catalog.Find(key).ConvertAll(l => l.InternalId)
                .Find(p => p.EndsWith(".unity", StringComparison.OrdinalIgnoreCase));
            if (path == null)
            {
                return Begin<SceneInstance>(() => throw new InvalidKeyException(key));
            }
            Operation made = new Operation(() => new SceneInstance { Scene = SceneManager.GetSceneByPath(path) }, true);
            AsyncOperation load = SceneManager.LoadSceneAsync(path, loadMode);
            load.allowSceneActivation = true;
            load.completed += _ => made.Finish();
            made.m_Progress = () => load.progress;
            return new AsyncOperationHandle<SceneInstance> { m_Operation = made };
        }

        [Obsolete]
        public static AsyncOperationHandle<SceneInstance> LoadScene(object key,
            LoadSceneMode loadMode = LoadSceneMode.Single, bool activateOnLoad = true, int priority = 100)
            => LoadSceneAsync(key, loadMode, activateOnLoad, priority);

        public static AsyncOperationHandle<SceneInstance> UnloadSceneAsync(SceneInstance scene,
            bool autoReleaseHandle = true)
        {
            Operation made = new Operation(() => scene, true);
            SceneManager.UnloadSceneAsync(scene.Scene).completed += _ => made.Finish();
            return new AsyncOperationHandle<SceneInstance> { m_Operation = made };
        }

        public static AsyncOperationHandle<SceneInstance> UnloadSceneAsync(AsyncOperationHandle<SceneInstance> handle,
            bool autoReleaseHandle = true) => UnloadSceneAsync(handle.Result);
        public static AsyncOperationHandle<SceneInstance> UnloadSceneAsync(AsyncOperationHandle handle,
            bool autoReleaseHandle = true) => UnloadSceneAsync((SceneInstance)handle.Result);

        public static bool ReleaseInstance(GameObject instance)
        {
            Object.Destroy(instance);
            return instance;
        }

        public static bool ReleaseInstance(AsyncOperationHandle<GameObject> handle) => ReleaseInstance(handle.Result);
        public static bool ReleaseInstance(AsyncOperationHandle handle) => ReleaseInstance(handle.Result as GameObject);

        public static void Release<TObject>(TObject obj)
        {
        }

        public static void Release<TObject>(AsyncOperationHandle<TObject> handle)
        {
        }

        public static void Release(AsyncOperationHandle handle)
        {
        }

        public static AsyncOperationHandle<long> GetDownloadSizeAsync(object key) => Begin<long>(() => 0L);
        public static AsyncOperationHandle DownloadDependenciesAsync(object key, bool autoReleaseHandle = false)
            => Begin<object>(() => new object());
        public static AsyncOperationHandle<bool> ClearDependencyCacheAsync(object key, bool autoReleaseHandle)
            => Begin<bool>(() => true);

        public static void ClearDependencyCacheAsync(object key)
        {
        }

        public static AsyncOperationHandle<List<string>> CheckForCatalogUpdates(bool autoReleaseHandle = true)
            => Begin<List<string>>(() => new List<string>());
    }

    [Serializable]
    public class AssetReference
    {
        [SerializeField] protected internal string m_AssetGUID = "";
        [SerializeField] private string m_SubObjectName;
        private AsyncOperationHandle m_Handle;

        public AssetReference()
        {
        }

        public AssetReference(string guid)
        {
            m_AssetGUID = guid;
        }

        public AsyncOperationHandle OperationHandle => m_Handle;
        public virtual object RuntimeKey
            => (m_AssetGUID ?? "") + (string.IsNullOrEmpty(m_SubObjectName) ? "" : "[" + m_SubObjectName + "]");
        public virtual string AssetGUID => m_AssetGUID;
        public virtual string SubObjectName { get => m_SubObjectName; set => m_SubObjectName = value; }
        public virtual Object Asset => m_Handle.IsValid() ? m_Handle.Result as Object : null;
        public bool IsDone => m_Handle.IsValid() && m_Handle.IsDone;
        public bool IsValid() => m_Handle.IsValid();
        public virtual bool RuntimeKeyIsValid() => !string.IsNullOrEmpty(m_AssetGUID);
        public virtual bool ValidateAsset(Object obj) => true;
        public override string ToString() => "[" + m_AssetGUID + "]";

        public virtual AsyncOperationHandle<TObject> LoadAssetAsync<TObject>()
        {
            AsyncOperationHandle<TObject> handle = Addressables.LoadAssetAsync<TObject>((object)this);
            m_Handle = handle;
            return handle;
        }

        [Obsolete] public AsyncOperationHandle<TObject> LoadAsset<TObject>() => LoadAssetAsync<TObject>();

        public virtual AsyncOperationHandle<SceneInstance> LoadSceneAsync(LoadSceneMode loadMode = LoadSceneMode.Single, bool activateOnLoad = true, int priority = 100)
        {
            AsyncOperationHandle<SceneInstance> handle =
                Addressables.LoadSceneAsync(this, loadMode, activateOnLoad, priority);
            m_Handle = handle;
            return handle;
        }

        public virtual AsyncOperationHandle<SceneInstance> UnLoadScene() => Addressables.UnloadSceneAsync(m_Handle);
        public virtual AsyncOperationHandle<GameObject> InstantiateAsync(Vector3 position, Quaternion rotation,
            Transform parent = null) => Addressables.InstantiateAsync(this, position, rotation, parent);
        public virtual AsyncOperationHandle<GameObject> InstantiateAsync(Transform parent = null,
            bool instantiateInWorldSpace = false)
            => Addressables.InstantiateAsync(this, parent, instantiateInWorldSpace);
        public virtual void ReleaseAsset() => m_Handle = default(AsyncOperationHandle);
        public virtual void ReleaseInstance(GameObject obj) => Addressables.ReleaseInstance(obj);
    }

    [Serializable]
    public class AssetReferenceT<TObject> : AssetReference where TObject : Object
    {
        public AssetReferenceT(string guid) : base(guid)
        {
        }

        public virtual AsyncOperationHandle<TObject> LoadAssetAsync() => LoadAssetAsync<TObject>();
    }

    [Serializable]
    public class AssetReferenceGameObject : AssetReferenceT<GameObject>
    {
        public AssetReferenceGameObject(string guid) : base(guid)
        {
        }
    }

    [Serializable]
    public class AssetReferenceTexture : AssetReferenceT<Texture>
    {
        public AssetReferenceTexture(string guid) : base(guid)
        {
        }
    }

    [Serializable]
    public class AssetReferenceTexture2D : AssetReferenceT<Texture2D>
    {
        public AssetReferenceTexture2D(string guid) : base(guid)
        {
        }
    }

    [Serializable]
    public class AssetReferenceSprite : AssetReferenceT<Sprite>
    {
        public AssetReferenceSprite(string guid) : base(guid)
        {
        }
    }

    [Serializable]
    public class AssetLabelReference
    {
        [SerializeField] private string m_LabelString;

        public string labelString { get => m_LabelString; set => m_LabelString = value; }
        public object RuntimeKey => m_LabelString ?? "";
        public bool RuntimeKeyIsValid() => !string.IsNullOrEmpty(m_LabelString);
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class AssetReferenceUILabelRestriction : Attribute
    {
        public AssetReferenceUILabelRestriction(params string[] allowedLabels)
        {
        }
    }
}
