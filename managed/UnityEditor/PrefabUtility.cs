using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>
    /// Which prefab an object comes from: scenes and prefabs say so of their instances, and InstantiatePrefab() of
    /// those that
    /// it made, as long as scripts are not reloaded. When the scene is saved, those are objects like others.
    /// </summary>
    internal static class PrefabLinks
    {
        internal sealed class Origin
        {
            internal string outer, inner, outerPath, innerPath;
            internal long id;
        }

        // game object to its source
        private static readonly Dictionary<int, Object> s_Made = new Dictionary<int, Object>();

        /// <summary>Null: it is none, and has none.</summary>
        internal static GameObject GameObjectOf(Object o)
        {
            Component component = o as Component;
            return component ? component.gameObject : o ? o as GameObject : null;
        }

        internal static bool IsAsset(Object o)
        {
            GameObject g = GameObjectOf(o);
            return g && !g.scene.IsValid() && AssetDatabase.GetAssetPath(g) != "";
        }

        /// <summary>Null: from no instance.</summary>
        internal static Origin Of(Object o)
        {
            GameObject g = GameObjectOf(o);
            Object source = null;
            if (!g || s_Made.TryGetValue(g.GetInstanceID(), out source) && !source)
            {
                return null;
            }
            if (source)
            {
                GameObject top = g;
                while (top.transform.parent && s_Made.ContainsKey(top.transform.parent.gameObject.GetInstanceID())
                    && !IsRoot((GameObject)s_Made[top.GetInstanceID()]))
                {
                    top = top.transform.parent.gameObject;
                }
                string path = AssetDatabase.GetAssetPath(source), key = "made " + Texts.Of(top.GetInstanceID());
                return new Origin { outer = key, inner = key, outerPath = path, innerPath = path };
            }
            string[] lines = Native.GetOrigin(g.Ptr).Split('\n');
            if (lines.Length < 3)
            {
                return null;
            }
            string[] ids = lines[0].Split(' ');
            return new Origin
            {
                outer = ids[0], inner = ids[0] + ids[1],
                    id = long.Parse(ids[2], System.Globalization.CultureInfo.InvariantCulture),
                outerPath = ProjectFiles.Shown(lines[1]), innerPath = ProjectFiles.Shown(lines[2]),
            };
        }

        private static bool IsRoot(GameObject source) => !source.transform.parent;

        internal static void Link(Transform made, Transform source)
        {
            s_Made[made.gameObject.GetInstanceID()] = source.gameObject;
            for (int i = 0; i < made.childCount && i < source.childCount; i++)
            {
                Link(made.GetChild(i), source.GetChild(i));
            }
        }

        internal static void Unlink(Transform root)
        {
            foreach (Transform t in root.GetComponentsInChildren<Transform>(true))
            {
                s_Made[t.gameObject.GetInstanceID()] = null; // also of what its file says
            }
        }

        internal static GameObject SourceOf(GameObject g)
        {
            Object made;
            if (s_Made.TryGetValue(g.GetInstanceID(), out made))
            {
                return made as GameObject;
            }
            Origin from = Of(g);
            return from == null || from.id == 0 ? null
                : Native.LoadById(AssetDatabase.AssetPathToGUID(from.outerPath), from.id) as GameObject;
        }

        internal static GameObject RootOf(Object o, Func<Origin, string> key)
        {
            Origin from = Of(o);
            if (from == null)
            {
                return null;
            }
            GameObject top = GameObjectOf(o);
            for (Transform t = top.transform.parent; t; t = t.parent)
            {
                Origin above = Of(t);
                top = above != null && key(above) == key(from) ? t.gameObject : top;
            }
            return top;
        }
    }

    public sealed partial class PrefabUtility
    {
        private static readonly Dictionary<int, string> s_Contents = new Dictionary<int, string>();

        // Saving

        public static GameObject SaveAsPrefabAsset(GameObject instanceRoot, string assetPath)
        {
            bool isDone;
            return SaveAsPrefabAsset(instanceRoot, assetPath, out isDone);
        }

        public static GameObject SaveAsPrefabAsset(GameObject instanceRoot, string assetPath, out bool success)
        {
            if (!instanceRoot)
            {
                throw new ArgumentNullException("instanceRoot", "Parameter root is null");
            }
            string fault = Native.SavePrefab(instanceRoot.Ptr, ProjectFiles.Clean(assetPath), true);
            success = fault == null;
            if (fault != null && fault[0] == '?')
            {
                throw new ArgumentException(fault.Substring(1));
            }
            if (fault != null)
            {
                Debug.LogError("PrefabUtility.SaveAsPrefabAsset '" + assetPath + "': " + ProjectFiles.Explain(fault));
            }
            return success ? AssetDatabase.LoadAssetAtPath<GameObject>(assetPath) : null;
        }

        public static GameObject SaveAsPrefabAssetAndConnect(GameObject instanceRoot, string assetPath,
            InteractionMode action)
        {
            bool isDone;
            return SaveAsPrefabAssetAndConnect(instanceRoot, assetPath, action, out isDone);
        }

        public static GameObject SaveAsPrefabAssetAndConnect(GameObject instanceRoot, string assetPath,
            InteractionMode action, out bool success)
        {
            GameObject asset = SaveAsPrefabAsset(instanceRoot, assetPath, out success);
            if (asset)
            {
                PrefabLinks.Link(instanceRoot.transform, asset.transform);
            }
            return asset;
        }

        public static GameObject SavePrefabAsset(GameObject asset)
        {
            bool isDone;
            return SavePrefabAsset(asset, out isDone);
        }

        public static GameObject SavePrefabAsset(GameObject asset, out bool savedSuccessfully)
        {
            if (!PrefabLinks.IsAsset(asset))
            {
                throw new ArgumentException("Given object is not part of a prefab asset");
            }
            return SaveAsPrefabAsset(asset, AssetDatabase.GetAssetPath(asset), out savedSuccessfully);
        }

        [Obsolete]
        public static GameObject CreatePrefab(string path, GameObject go) => SaveAsPrefabAsset(go, path);

        // Instances

        public static Object InstantiatePrefab(Object assetComponentOrGameObject)
            => Instantiate(assetComponentOrGameObject, null);
        public static Object InstantiatePrefab(Object assetComponentOrGameObject, Transform parent)
            => Instantiate(assetComponentOrGameObject, parent);

        public static Object InstantiatePrefab(Object assetComponentOrGameObject, Scene destinationScene)
        {
            Object made = Instantiate(assetComponentOrGameObject, null);
            GameObject g = PrefabLinks.GameObjectOf(made);
            if (g)
            {
                SceneManager.MoveGameObjectToScene(g, destinationScene);
            }
            return made;
        }

        private static Object Instantiate(Object asset, Transform parent)
        {
            if (!PrefabLinks.IsAsset(asset))
            {
                return null; // as in Unity
            }
            Object made = Object.Instantiate(asset, parent, false);
            GameObject g = PrefabLinks.GameObjectOf(made), source = PrefabLinks.GameObjectOf(asset);
            g.name = source.name;
            PrefabLinks.Link(g.transform, source.transform);
            return made;
        }

        // Contents

        public static GameObject LoadPrefabContents(string assetPath)
        {
            GameObject asset = AssetDatabase.LoadAssetAtPath<GameObject>(assetPath);
            if (!asset || !assetPath.EndsWith(".prefab", StringComparison.OrdinalIgnoreCase))
            {
                throw new ArgumentException("Path: " + assetPath + ". Could not find a prefab there");
            }
            GameObject copy = Copies.MakeAsleep(asset);
            copy.name = asset.name;
            s_Contents[copy.GetInstanceID()] = assetPath;
            return copy;
        }

        public static void UnloadPrefabContents(GameObject contentsRoot)
        {
            if (!contentsRoot || !s_Contents.Remove(contentsRoot.GetInstanceID()))
            {
                throw new ArgumentException("Specified object is not part of Prefab contents");
            }
            Object.DestroyImmediate(contentsRoot, true);
        }

        public partial struct EditPrefabContentsScope : IDisposable
        {
            public readonly string assetPath;
            public readonly GameObject prefabContentsRoot;

            public EditPrefabContentsScope(string assetPath)
            {
                this.assetPath = assetPath;
                prefabContentsRoot = LoadPrefabContents(assetPath);
            }

            public void Dispose()
            {
                SaveAsPrefabAsset(prefabContentsRoot, assetPath);
                UnloadPrefabContents(prefabContentsRoot);
            }
        }

        // Questions

        public static bool IsPartOfPrefabAsset(Object componentOrGameObject)
            => PrefabLinks.IsAsset(componentOrGameObject);
        public static bool IsPartOfPrefabInstance(Object componentOrGameObject)
            => PrefabLinks.Of(componentOrGameObject) != null;
        public static bool IsPartOfNonAssetPrefabInstance(Object componentOrGameObject)
            => !IsPartOfPrefabAsset(componentOrGameObject) && IsPartOfPrefabInstance(componentOrGameObject);
        public static bool IsPartOfAnyPrefab(Object componentOrGameObject)
            => IsPartOfPrefabAsset(componentOrGameObject) || IsPartOfPrefabInstance(componentOrGameObject);
        public static bool IsPartOfRegularPrefab(Object componentOrGameObject)
            => GetPrefabAssetType(componentOrGameObject) == PrefabAssetType.Regular;
        public static bool IsPartOfModelPrefab(Object componentOrGameObject)
            => GetPrefabAssetType(componentOrGameObject) == PrefabAssetType.Model;
        public static bool IsPartOfVariantPrefab(Object componentOrGameObject)
            => GetPrefabAssetType(componentOrGameObject) == PrefabAssetType.Variant;
        public static bool IsPartOfImmutablePrefab(Object componentOrGameObject)
            => IsPartOfModelPrefab(componentOrGameObject);
        public static bool IsAnyPrefabInstanceRoot(GameObject gameObject)
            => gameObject && GetNearestPrefabInstanceRoot(gameObject) == gameObject;
        public static bool IsOutermostPrefabInstanceRoot(GameObject gameObject)
            => gameObject && GetOutermostPrefabInstanceRoot(gameObject) == gameObject;
        public static GameObject GetOutermostPrefabInstanceRoot(Object componentOrGameObject)
            => PrefabLinks.RootOf(componentOrGameObject, from => from.outer);
        public static GameObject GetNearestPrefabInstanceRoot(Object componentOrGameObject)
            => PrefabLinks.RootOf(componentOrGameObject, from => from.inner);
        public static bool IsPrefabAssetMissing(Object instanceComponentOrGameObject)
            => PrefabLinks.Of(instanceComponentOrGameObject)?.outerPath == "";

        public static string GetPrefabAssetPathOfNearestInstanceRoot(Object instanceComponentOrGameObject)
        {
            PrefabLinks.Origin from = PrefabLinks.Of(instanceComponentOrGameObject);
            return from != null ? from.innerPath : IsPartOfPrefabAsset(instanceComponentOrGameObject)
                ? AssetDatabase.GetAssetPath(instanceComponentOrGameObject) : "";
        }

        public static PrefabInstanceStatus GetPrefabInstanceStatus(Object componentOrGameObject)
        {
            return !IsPartOfPrefabInstance(componentOrGameObject) ? PrefabInstanceStatus.NotAPrefab
                : IsPrefabAssetMissing(componentOrGameObject) ? PrefabInstanceStatus.MissingAsset
                    : PrefabInstanceStatus.Connected;
        }

        public static PrefabAssetType GetPrefabAssetType(Object componentOrGameObject)
        {
            string path = GetPrefabAssetPathOfNearestInstanceRoot(componentOrGameObject);
            if (!IsPartOfAnyPrefab(componentOrGameObject))
            {
                return PrefabAssetType.NotAPrefab;
            }
            GameObject root = AssetDatabase.LoadAssetAtPath<GameObject>(path);
            return path == "" ? PrefabAssetType.MissingAsset
                : !path.EndsWith(".prefab", StringComparison.OrdinalIgnoreCase) ? PrefabAssetType.Model
                : root && PrefabLinks.Of(root) != null ? PrefabAssetType.Variant : PrefabAssetType.Regular;
        }

        [Obsolete]
        public static PrefabType GetPrefabType(Object target)
        {
            PrefabAssetType kind = GetPrefabAssetType(target);
            bool isInstance = !IsPartOfPrefabAsset(target);
            return kind == PrefabAssetType.NotAPrefab ? PrefabType.None : kind == PrefabAssetType.MissingAsset
                ? PrefabType.MissingPrefabInstance
                : kind == PrefabAssetType.Model ? (isInstance ? PrefabType.ModelPrefabInstance : PrefabType.ModelPrefab)
                : isInstance ? PrefabType.PrefabInstance : PrefabType.Prefab;
        }

        public static TObject GetCorrespondingObjectFromSource<TObject>(TObject componentOrGameObject)
            where TObject : Object
        {
            GameObject g = PrefabLinks.GameObjectOf(componentOrGameObject), source = g ? PrefabLinks.SourceOf(g) : null;
            Component component = componentOrGameObject as Component;
            if (!source || !component)
            {
                return source as TObject;
            }
            int index = g.GetComponents(component.GetType()).ToList().IndexOf(component);
            Component[] same = source.GetComponents(component.GetType());
            return index >= 0 && index < same.Length ? same[index] as TObject : null;
        }

        public static TObject GetCorrespondingObjectFromOriginalSource<TObject>(TObject componentOrGameObject)
            where TObject : Object
        {
            TObject found = null;
            for (TObject at = GetCorrespondingObjectFromSource(componentOrGameObject); at; at = GetCorrespondingObjectFromSource(at))
            {
                found = at;
            }
            return found;
        }

        [Obsolete] public static Object GetPrefabParent(Object source) => GetCorrespondingObjectFromSource(source);

        public static void UnpackPrefabInstance(GameObject instanceRoot, PrefabUnpackMode unpackMode,
            InteractionMode action)
        {
            if (!IsOutermostPrefabInstanceRoot(instanceRoot))
            {
                throw new ArgumentException("UnpackPrefabInstance must be called with a Prefab instance root");
            }
            if (Native.GetOrigin(instanceRoot.Ptr) != "")
            {
                throw new Umcp.LeftOutException("UnityEditor.PrefabUtility.UnpackPrefabInstance of an instance in a "
                    + "scene's file");
            }
            PrefabLinks.Unlink(instanceRoot.transform);
        }

        public static GameObject[] FindAllInstancesOfPrefab(GameObject prefabRoot)
        {
            string path = AssetDatabase.GetAssetPath(prefabRoot);
            return Object.FindObjectsOfType<Transform>(true).Select(t => t.gameObject)
                .Where(g => IsAnyPrefabInstanceRoot(g) && GetPrefabAssetPathOfNearestInstanceRoot(g) == path).ToArray();
        }
    }
}
