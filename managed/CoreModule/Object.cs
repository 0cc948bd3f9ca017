using System;
using System.Collections.Generic;
using UnityEngine.SceneManagement;

namespace UnityEngine
{
    /// <summary>
    /// Something that the C side has. When it is destroyed there, the pointer becomes zero, and this
    /// object compares equal to null.
    /// </summary>
    public partial class Object
    {
        // The C side writes both, by name.
        internal IntPtr m_CachedPtr;
        private int m_InstanceID;
        private static readonly Comparison<Object> s_ById = (a, b) => a.m_InstanceID.CompareTo(b.m_InstanceID);

        public string name
        {
            get { return Native.GetName(Ptr); }
            set { Native.SetName(Ptr, value ?? ""); }
        }

        public HideFlags hideFlags
        {
            get { return (HideFlags)Native.GetHideFlags(Ptr); }
            set { Native.SetHideFlags(Ptr, (int)value); }
        }

        /// <summary>The native object; throws if it was destroyed.</summary>
        internal IntPtr Ptr
        {
            get
            {
                Engine.CheckThread();
                if (m_CachedPtr == IntPtr.Zero)
                {
                    throw new MissingReferenceException("The object of type '" + GetType().Name
                        + "' has been destroyed but you are still trying to access it.\n"
                        + "Your script should either check if it is null or you should not destroy the object.");
                }
                return m_CachedPtr;
            }
        }

        public int GetInstanceID()
        {
            if (!Engine.IsMainThread)
            {
                throw new InvalidOperationException("EnsureRunningOnMainThread can only be called from the main thread");
            }
            return m_InstanceID;
        }

        public override int GetHashCode() => m_InstanceID;

        public override bool Equals(object other)
        {
            Object o = other as Object;
            return (ReferenceEquals(other, null) || !ReferenceEquals(o, null)) && IsSame(this, o);
        }

        public override string ToString()
        {
            return IsAlive(this) ? name + " (" + GetType().FullName + ")" : "null";
        }

        internal static bool IsAlive(Object o) => !ReferenceEquals(o, null) && o.m_CachedPtr != IntPtr.Zero;

        /// <summary>Unity's equality: what is destroyed equals null.</summary>
        private static bool IsSame(Object a, Object b)
        {
            return ReferenceEquals(a, b)
                || (ReferenceEquals(a, null) ? !IsAlive(b) : ReferenceEquals(b, null) ? !IsAlive(a)
                    : a.m_InstanceID == b.m_InstanceID);
        }

        public static bool operator ==(Object x, Object y) => IsSame(x, y);
        public static bool operator !=(Object x, Object y) => !IsSame(x, y);
        public static implicit operator bool(Object exists) => IsAlive(exists);

        /// <summary>As Unity names it: tools look for it.</summary>
        internal static Object FindObjectFromInstanceID(int instanceID) => Native.ObjectById(instanceID);

        // Destruction

        public static void Destroy(Object obj)
        {
            Destroy(obj, 0);
        }

        public static void Destroy(Object obj, float t)
        {
            if (IsAlive(obj) && !Destruction.IsTransform(obj) && !IsKeptPrefab(obj))
            {
                Destruction.Later(obj, t);
            }
        }

        private static bool IsKeptPrefab(Object obj)
        {
            bool isKept = IsOfPrefab(obj);
            if (isKept)
            {
                Debug.LogError("Destroying assets is not permitted to avoid data loss.\nIf you really want to remove "
                    + "an asset use DestroyImmediate (theObject, true);", obj);
            }
            return isKept;
        }

        /// <summary>An object that is in no scene, or a component of one. Hidden objects are in none, either.</summary>
        internal static bool IsOfPrefab(Object obj)
        {
            Component component = obj as Component;
            GameObject o = component ? component.gameObject : obj as GameObject;
            return o && !o.scene.IsValid() && (o.hideFlags & HideFlags.DontSave) == 0;
        }

        public static void DestroyImmediate(Object obj)
        {
            DestroyImmediate(obj, false);
        }

        public static void DestroyImmediate(Object obj, bool allowDestroyingAssets)
        {
            if (IsAlive(obj) && !Destruction.IsTransform(obj) && (allowDestroyingAssets || !IsKeptPrefab(obj)))
            {
                Destruction.Now(obj);
            }
        }

        public static void DontDestroyOnLoad(Object target)
        {
            Component component = target as Component;
            GameObject o = component ? component.gameObject : target as GameObject;
            if (ReferenceEquals(target, null))
            {
                throw new NullReferenceException();
            }
            IntPtr alive = target.Ptr; // what is destroyed says so
            if (!o)
            {
                return; // assets stay anyway
            }
            if (o.transform.parent)
            {
                Debug.LogWarning("DontDestroyOnLoad only works for root GameObjects or components on root GameObjects.");
                return;
            }
            Native.DontDestroyOnLoad(o.Ptr);
        }

        // Search

        public static Object FindObjectOfType(Type type) => FindObjectOfType(type, false);
        public static Object FindObjectOfType(Type type, bool includeInactive)
            => First(FindObjectsOfType(type, includeInactive));
        public static T FindObjectOfType<T>() where T : Object => (T)FindObjectOfType(typeof(T), false);
        public static T FindObjectOfType<T>(bool includeInactive) where T : Object
            => (T)FindObjectOfType(typeof(T), includeInactive);

        public static Object[] FindObjectsOfType(Type type) => FindObjectsOfType(type, false);
        public static Object[] FindObjectsOfType(Type type, bool includeInactive)
            => FindAll(type, includeInactive ? 1 : 0);
        public static T[] FindObjectsOfType<T>() where T : Object => (T[])FindAll(typeof(T), 0);
        public static T[] FindObjectsOfType<T>(bool includeInactive) where T : Object
            => (T[])FindAll(typeof(T), includeInactive ? 1 : 0);

        public static Object FindAnyObjectByType(Type type) => FindObjectOfType(type, false);
        public static T FindAnyObjectByType<T>() where T : Object => FindObjectOfType<T>();
        public static Object FindFirstObjectByType(Type type) => FindObjectOfType(type, false);
        public static T FindFirstObjectByType<T>() where T : Object => FindObjectOfType<T>();

        public static Object FindAnyObjectByType(Type type, FindObjectsInactive findObjectsInactive)
        {
            return FindObjectOfType(type, findObjectsInactive == FindObjectsInactive.Include);
        }

        public static T FindAnyObjectByType<T>(FindObjectsInactive findObjectsInactive) where T : Object
        {
            return FindObjectOfType<T>(findObjectsInactive == FindObjectsInactive.Include);
        }

        public static Object FindFirstObjectByType(Type type, FindObjectsInactive findObjectsInactive)
        {
            return FindObjectOfType(type, findObjectsInactive == FindObjectsInactive.Include);
        }

        public static T FindFirstObjectByType<T>(FindObjectsInactive findObjectsInactive) where T : Object
        {
            return FindObjectOfType<T>(findObjectsInactive == FindObjectsInactive.Include);
        }

        public static Object[] FindObjectsByType(Type type, FindObjectsSortMode sortMode) => FindAll(type, 0);
        public static T[] FindObjectsByType<T>(FindObjectsSortMode sortMode) where T : Object
            => (T[])FindAll(typeof(T), 0);

        public static Object[] FindObjectsByType(Type type, FindObjectsInactive findObjectsInactive,
            FindObjectsSortMode sortMode)
        {
            return FindAll(type, findObjectsInactive == FindObjectsInactive.Include ? 1 : 0);
        }

        public static T[] FindObjectsByType<T>(FindObjectsInactive findObjectsInactive, FindObjectsSortMode sortMode)
            where T : Object
        {
            return (T[])FindAll(typeof(T), findObjectsInactive == FindObjectsInactive.Include ? 1 : 0);
        }

        /// <summary>In order of their ids, whether that is asked for or not. How: see Native.FindAll.</summary>
        internal static Object[] FindAll(Type type, int how)
        {
            if (type == null)
            {
                throw new ArgumentNullException("type");
            }
            Object[] found = typeof(Object).IsAssignableFrom(type) ? Native.FindAll(type, how) : new Object[0];
            Array.Sort(found, s_ById);
            return found;
        }

        private static Object First(Object[] found) => found.Length == 0 ? null : found[0];

        // Copies

        public static Object Instantiate(Object original) => Copies.Make(original, null, null, null, null);
        public static Object Instantiate(Object original, Transform parent)
            => Copies.Make(original, parent, false, null, null);

        public static Object Instantiate(Object original, Scene scene)
        {
            Object copy = Copies.Make(original, null, null, null, null);
            Component component = copy as Component;
            GameObject o = component ? component.gameObject : copy as GameObject;
            if (o)
            {
                SceneManager.MoveGameObjectToScene(o, scene);
            }
            return copy;
        }

        public static Object Instantiate(Object original, Transform parent, bool instantiateInWorldSpace)
        {
            return Copies.Make(original, parent, instantiateInWorldSpace, null, null);
        }

        public static Object Instantiate(Object original, Vector3 position, Quaternion rotation)
        {
            return Copies.Make(original, null, null, position, rotation);
        }

        public static Object Instantiate(Object original, Vector3 position, Quaternion rotation, Transform parent)
        {
            return Copies.Make(original, parent, null, position, rotation);
        }

        public static T Instantiate<T>(T original) where T : Object => (T)Instantiate((Object)original);
        public static T Instantiate<T>(T original, Transform parent) where T : Object
            => (T)Instantiate((Object)original, parent);

        public static T Instantiate<T>(T original, Transform parent, bool worldPositionStays) where T : Object
        {
            return (T)Instantiate((Object)original, parent, worldPositionStays);
        }

        public static T Instantiate<T>(T original, Vector3 position, Quaternion rotation) where T : Object
        {
            return (T)Instantiate((Object)original, position, rotation);
        }

        public static T Instantiate<T>(T original, Vector3 position, Quaternion rotation, Transform parent)
            where T : Object
        {
            return (T)Instantiate((Object)original, position, rotation, parent);
        }
    }

    /// <summary>Object.Instantiate.</summary>
    internal static class Copies
    {
        internal static Object Make(Object original, Transform parent, bool? worldPositionStays, Vector3? position,
            Quaternion? rotation)
        {
            if (ReferenceEquals(original, null))
            {
                throw new ArgumentException("The Object you want to instantiate is null.");
            }
            IntPtr source = original.Ptr; // what is destroyed says so
            if (original is ScriptableObject)
            {
                if (position.HasValue)
                {
                    throw new ArgumentException("Cannot instantiate a ScriptableObject with a position and rotation");
                }
                return CopyAsset((ScriptableObject)original);
            }
            if (original is Mesh)
            {
                return ((Mesh)original).Copy("(Clone)");
            }
            if (original is Texture2D)
            {
                return ((Texture2D)original).Copy();
            }
            if (original is Material)
            {
                return new Material((Material)original) { name = original.name + "(Clone)" };
            }
            if (parent && Object.IsOfPrefab(parent))
            {
                Debug.LogError("Cannot instantiate objects with a parent which is persistent. New object will be "
                    + "created without a parent.", original);
                parent = null;
            }
            Object[] pairs;
            Object copy = Native.Clone(source, parent ? parent.Ptr : IntPtr.Zero, out pairs);
            if (!copy)
            {
                throw new ArgumentException("Objects of type '" + original.GetType().Name + "' cannot be copied here.");
            }
            Component component = copy as Component;
            Transform top = component ? component.transform : ((GameObject)copy).transform;
            Component originalComponent = original as Component;
            Place(top, originalComponent ? originalComponent.transform : ((GameObject)original).transform, parent,
                worldPositionStays ?? false);
            if (position.HasValue)
            {
                top.SetPositionAndRotation(position.Value, rotation.Value);
            }
            Native.PlaceColliders(top.gameObject.Ptr);
            Wake(pairs);
            Transform.TellOfChildren(parent);
            return copy;
        }

        private static void Place(Transform top, Transform original, Transform parent, bool worldPositionStays)
        {
            int scene = Native.GetActiveScene();
            if (!parent && scene != 0 && Native.GetScene(top.gameObject.Ptr) != scene)
            {
                Native.MoveToScene(top.gameObject.Ptr, scene);
            }
            if (parent && worldPositionStays)
            {
                top.SetPositionAndRotation(original.position, original.rotation);
            }
        }

        private static void Wake(Object[] pairs) => Engine.Awake(CopyScripts(pairs));

        /// <summary>A copy in no scene, whose scripts do not run.</summary>
        internal static GameObject MakeAsleep(GameObject original)
        {
            Object[] pairs;
            GameObject copy = (GameObject)Native.Clone(original.Ptr, IntPtr.Zero, out pairs);
            CopyScripts(pairs);
            return copy;
        }

        private static Object[] CopyScripts(Object[] pairs)
        {
            Dictionary<Object, Object> copies = new Dictionary<Object, Object>();
            List<Object> scripts = new List<Object>();
            for (int i = 0; i + 1 < pairs.Length; i += 2)
            {
                // A missing script has no managed object.
                if (!ReferenceEquals(pairs[i], null) && !ReferenceEquals(pairs[i + 1], null))
                {
                    copies[pairs[i]] = pairs[i + 1];
                }
            }
            for (int i = 0; i + 1 < pairs.Length; i += 2)
            {
                if (pairs[i] is MonoBehaviour && pairs[i + 1] is MonoBehaviour)
                {
                    Serializer.Copy(pairs[i], pairs[i + 1], copies);
                    scripts.Add(pairs[i + 1]);
                }
            }
            return scripts.ToArray();
        }

        private static Object CopyAsset(ScriptableObject original)
        {
            ScriptableObject copy = ScriptableObject.Make(original.GetType());
            copy.name = original.name + "(Clone)";
            Serializer.Copy(original, copy, new Dictionary<Object, Object>());
            Engine.Awake(new Object[] { copy });
            return copy;
        }
    }
}
