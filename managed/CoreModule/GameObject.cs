using System;
using System.Collections.Generic;
using UnityEngine.SceneManagement;

namespace UnityEngine
{
    public sealed partial class GameObject : Object
    {
        public GameObject(string name)
        {
            Native.NewGameObject(this, name ?? "New Game Object");
        }

        public GameObject(string name, params Type[] components) : this(name)
        {
            foreach (Type type in components)
            {
                AddComponent(type);
            }
        }

        public GameObject gameObject => this;
        public Transform transform => Native.GetTransform(Ptr);
        public Scene scene => new Scene(Native.GetScene(Ptr));
        public ulong sceneCullingMask => scene.IsValid() ? 1ul << 63 : 0;
        public bool activeSelf => Native.GetActive(Ptr, false);
        internal bool IsActive => Native.GetActive(Ptr, true);
        public bool activeInHierarchy => IsActive && !IsOfPrefab(this); // assets are never active

        public bool isStatic
        {
            get { return Native.GetInt(Ptr, s_IsStatic) != 0; }
            set { Native.SetInt(Ptr, s_IsStatic, value ? -1 : 0); }
        }

        public int layer
        {
            get { return Native.GetLayer(Ptr); }
            set
            {
                if (value < 0 || value > 31)
                {
                    Debug.LogError("A game object can only be in one layer. The layer needs to be in the range [0...31]");
                    return;
                }
                Native.SetLayer(Ptr, value);
            }
        }

        public string tag
        {
            get { return Native.GetTag(Ptr); }
            set
            {
                if (!Native.SetTag(Ptr, value ?? ""))
                {
                    throw new UnityException("Tag: " + value + " is not defined.");
                }
            }
        }

        public bool CompareTag(string tag)
        {
            bool isSame = Native.GetTag(Ptr) == tag;
            if (!isSame && !Native.IsTag(tag ?? ""))
            {
                Debug.LogError("Tag: " + tag + " is not defined.", this);
            }
            return isSame;
        }

        public void SetActive(bool value)
        {
            if (value != activeSelf && Activation.IsBusy(this))
            {
                Debug.LogError("GameObject is already being activated or deactivated.", this);
                return;
            }
            Native.SetActive(Ptr, value);
            Activation.Flush();
        }

        public static GameObject Find(string name) => string.IsNullOrEmpty(name) ? null : Native.FindByPath(name);
        public static GameObject FindWithTag(string tag) => FindGameObjectWithTag(tag);

        public static GameObject FindGameObjectWithTag(string tag)
        {
            GameObject[] found = FindGameObjectsWithTag(tag);
            return found.Length == 0 ? null : found[0];
        }

        public static GameObject[] FindGameObjectsWithTag(string tag)
        {
            GameObject[] found = Native.FindByTag(tag ?? "");
            if (found == null)
            {
                throw new UnityException("Tag: " + tag + " is not defined.");
            }
            return found;
        }

        public static Scene GetScene(int instanceID)
        {
            GameObject o = Native.ObjectById(instanceID) as GameObject;
            return o ? o.scene : new Scene(0);
        }

        public static GameObject CreatePrimitive(PrimitiveType type) => Primitives.Make(type);

        // Components

        public Component AddComponent(Type componentType) => Addition.Add(this, componentType);
        public T AddComponent<T>() where T : Component => (T)Addition.Add(this, typeof(T));

        public Component GetComponent(Type type) => Native.GetComponent(Ptr, type);
        public T GetComponent<T>() => (T)(object)Native.GetComponent(Ptr, typeof(T));

        public Component GetComponent(string type)
        {
            foreach (Component c in GetComponents(typeof(Component)))
            {
                if (c && (c.GetType().Name == type || c.GetType().FullName == type))
                {
                    return c;
                }
            }
            return null;
        }

        public bool TryGetComponent(Type type, out Component component)
        {
            component = GetComponent(type);
            return component;
        }

        public bool TryGetComponent<T>(out T component)
        {
            component = GetComponent<T>();
            return component != null;
        }

        public int GetComponentCount() => GetComponents(typeof(Component)).Length;
        public int GetComponentIndex(Component component) => Array.IndexOf(GetComponents(typeof(Component)), component);
        public T GetComponentAtIndex<T>(int index) where T : Component => (T)GetComponentAtIndex(index);

        public Component GetComponentAtIndex(int index)
        {
            Component[] all = GetComponents(typeof(Component));
            if (index < 0 || index >= all.Length)
            {
                throw new ArgumentOutOfRangeException("index", "Valid range is 0 to GetComponentCount() - 1.");
            }
            return all[index];
        }

        public Component GetComponentInChildren(Type type) => GetComponentInChildren(type, false);
        public T GetComponentInChildren<T>() => GetComponentInChildren<T>(false);
        public T GetComponentInChildren<T>(bool includeInactive)
            => (T)(object)GetComponentInChildren(typeof(T), includeInactive);
        public Component GetComponentInChildren(Type type, bool includeInactive) => FirstOf(type, 1, includeInactive);

        public Component GetComponentInParent(Type type) => GetComponentInParent(type, false);
        public T GetComponentInParent<T>() => GetComponentInParent<T>(false);
        public T GetComponentInParent<T>(bool includeInactive)
            => (T)(object)GetComponentInParent(typeof(T), includeInactive);
        public Component GetComponentInParent(Type type, bool includeInactive) => FirstOf(type, 2, includeInactive);

        private Component FirstOf(Type type, int where, bool includeInactive)
        {
            Array found = Native.GetComponents(Ptr, type, where, includeInactive);
            return found.Length == 0 ? null : (Component)found.GetValue(0);
        }

        public Component[] GetComponents(Type type) => ToComponents(Native.GetComponents(Ptr, type, 0, true));
        public T[] GetComponents<T>() => (T[])Native.GetComponents(Ptr, typeof(T), 0, true);

        public void GetComponents(Type type, List<Component> results)
        {
            Replace(results, GetComponents(type));
        }

        public void GetComponents<T>(List<T> results)
        {
            Replace(results, GetComponents<T>());
        }

        public Component[] GetComponentsInChildren(Type type) => GetComponentsInChildren(type, false);
        public T[] GetComponentsInChildren<T>() => GetComponentsInChildren<T>(false);
        public T[] GetComponentsInChildren<T>(bool includeInactive)
            => (T[])Native.GetComponents(Ptr, typeof(T), 1, includeInactive);

        public Component[] GetComponentsInChildren(Type type, bool includeInactive)
        {
            return ToComponents(Native.GetComponents(Ptr, type, 1, includeInactive));
        }

        public void GetComponentsInChildren<T>(List<T> results)
        {
            Replace(results, GetComponentsInChildren<T>(false));
        }

        public void GetComponentsInChildren<T>(bool includeInactive, List<T> results)
        {
            Replace(results, GetComponentsInChildren<T>(includeInactive));
        }

        public Component[] GetComponentsInParent(Type type) => GetComponentsInParent(type, false);
        public T[] GetComponentsInParent<T>() => GetComponentsInParent<T>(false);
        public T[] GetComponentsInParent<T>(bool includeInactive)
            => (T[])Native.GetComponents(Ptr, typeof(T), 2, includeInactive);

        public Component[] GetComponentsInParent(Type type, bool includeInactive)
        {
            return ToComponents(Native.GetComponents(Ptr, type, 2, includeInactive));
        }

        public void GetComponentsInParent<T>(bool includeInactive, List<T> results)
        {
            Replace(results, GetComponentsInParent<T>(includeInactive));
        }

        private static Component[] ToComponents(Array found)
        {
            // Unity's arrays are of Component here, whatever was asked for.
            Component[] components = new Component[found.Length];
            Array.Copy(found, components, found.Length);
            return components;
        }

        private static void Replace<T>(List<T> list, T[] items)
        {
            list.Clear();
            list.AddRange(items);
        }

        // Messages

        public void SendMessage(string methodName)
        {
            SendMessage(methodName, null, SendMessageOptions.RequireReceiver);
        }

        public void SendMessage(string methodName, object value)
        {
            SendMessage(methodName, value, SendMessageOptions.RequireReceiver);
        }

        public void SendMessage(string methodName, SendMessageOptions options)
        {
            SendMessage(methodName, null, options);
        }

        public void SendMessage(string methodName, object value, SendMessageOptions options)
        {
            Messages.Send(this, 0, "SendMessage", methodName, value, options);
        }

        public void SendMessageUpwards(string methodName)
        {
            SendMessageUpwards(methodName, null, SendMessageOptions.RequireReceiver);
        }

        public void SendMessageUpwards(string methodName, object value)
        {
            SendMessageUpwards(methodName, value, SendMessageOptions.RequireReceiver);
        }

        public void SendMessageUpwards(string methodName, SendMessageOptions options)
        {
            SendMessageUpwards(methodName, null, options);
        }

        public void SendMessageUpwards(string methodName, object value, SendMessageOptions options)
        {
            Messages.Send(this, 2, "SendMessageUpwards", methodName, value, options);
        }

        public void BroadcastMessage(string methodName)
        {
            BroadcastMessage(methodName, null, SendMessageOptions.RequireReceiver);
        }

        public void BroadcastMessage(string methodName, object parameter)
        {
            BroadcastMessage(methodName, parameter, SendMessageOptions.RequireReceiver);
        }

        public void BroadcastMessage(string methodName, SendMessageOptions options)
        {
            BroadcastMessage(methodName, null, options);
        }

        public void BroadcastMessage(string methodName, object parameter, SendMessageOptions options)
        {
            Messages.Send(this, 1, "BroadcastMessage", methodName, parameter, options);
        }
    }

    /// <summary>GameObject.AddComponent with what the attributes of the type ask for.</summary>
    internal static class Addition
    {
        // Unity's own, of which an object has one at most.
        private static readonly string[] s_Single =
        {
            "UnityEngine.Rigidbody", "UnityEngine.Rigidbody2D", "UnityEngine.Camera", "UnityEngine.Light",
                "UnityEngine.MeshFilter",
            "UnityEngine.MeshRenderer", "UnityEngine.SkinnedMeshRenderer", "UnityEngine.SpriteRenderer",
                "UnityEngine.Animator",
            "UnityEngine.Animation", "UnityEngine.Canvas", "UnityEngine.CanvasRenderer", "UnityEngine.CanvasGroup",
                "UnityEngine.AudioListener",
            "UnityEngine.ParticleSystem", "UnityEngine.LineRenderer", "UnityEngine.Transform",
                "UnityEngine.RectTransform"
        };

        internal static Component Add(GameObject o, Type type)
        {
            if (type == null || !typeof(Component).IsAssignableFrom(type))
            {
                Debug.LogError("AddComponent asking for invalid type");
                return null;
            }
            if (IsRefused(o, type))
            {
                return null;
            }
            if (!type.IsAbstract)
            {
                Requirements.Meet(o, type);
            }
            Component added = Native.AddComponent(o.Ptr, type);
            if (!added && type.IsAbstract)
            {
                Debug.LogError("Can't add script behaviour " + type.Name + ". The script class can't be abstract!");
                return null;
            }
            if (!added)
            {
                Debug.LogError("Can't add component because class '" + type.Name + "' doesn't exist!");
                return null;
            }
            added.Fit();
            Engine.Added(added);
            Accompany(o, type);
            return added;
        }

        private const int SpriteMaterial = 10754; // of the editor's own assets

        /// <summary>A system of particles comes with what would draw it, a sprite with its material.</summary>
        private static void Accompany(GameObject o, Type type)
        {
            if (type == typeof(SpriteRenderer))
            {
                SpriteRenderer sprite = o.GetComponent<SpriteRenderer>();
                sprite.sharedMaterial = Native.EditorAsset(SpriteMaterial) as Material;
            }
            if (type.FullName == "UnityEngine.ParticleSystem")
            {
                Type renderer = type.Assembly.GetType("UnityEngine.ParticleSystemRenderer");
                if (!Native.GetComponent(o.Ptr, renderer))
                {
                    Add(o, renderer);
                }
            }
        }

        // Of which an object has those of one side only.
        private static readonly string[][] s_Sides =
        {
            new[] { "UnityEngine.Collider", "UnityEngine.Rigidbody" },
                new[] { "UnityEngine.Collider2D", "UnityEngine.Rigidbody2D" }
        };

        /// <summary>Number of its side; -1: none.</summary>
        private static int Side(Type type)
        {
            for (Type t = type; t != null && t != typeof(Component); t = t.BaseType)
            {
                int side = Array.FindIndex(s_Sides, names => Array.IndexOf(names, t.FullName) >= 0);
                if (side >= 0)
                {
                    return side;
                }
            }
            return -1;
        }

        /// <summary>A component of the object that bears none of this type beside itself; null: there is
        /// none.</summary>
        private static Component Opponent(GameObject o, Type type)
        {
            int side = Side(type);
            return side < 0 ? null
                : Array.Find(o.GetComponents(typeof(Component)), c => c && Side(c.GetType()) == 1 - side);
        }

        private static bool IsRefused(GameObject o, Type type)
        {
            // One of those that share the base which has the attribute.
            Type single = Array.IndexOf(s_Single, type.FullName) >= 0 ? type : null;
            for (Type t = type; t != null; t = t.BaseType)
            {
                single = Attribute.IsDefined(t, typeof(DisallowMultipleComponent), false) ? t : single;
            }
            Component there = single == null ? Opponent(o, type) : Native.GetComponent(o.Ptr, single)
                ?? Opponent(o, type);
            if (!there)
            {
                return false;
            }
            if (there.GetType() != type)
            {
                Debug.LogError("Can't add component '" + type.Name + "' to " + o.name
                    + " because it conflicts with the existing '" + there.GetType().Name + "' derived component!");
                return true;
            }
            Debug.LogError("Can't add component '" + type.Name + "' to " + o.name
                + " because such a component is already added to the game object!");
            return true;
        }
    }
}
