using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>The game object that the explorer's tools have selected comes first; what they cannot select is kept
    /// here.</summary>
    public sealed partial class Selection
    {
        private static Object[] s_Objects = new Object[0];

        private static GameObject Tools => Native.GetSelected() as GameObject;

        public static Object[] objects
        {
            get
            {
                Object[] own = s_Objects.Where(o => o).ToArray();
                GameObject tools = Tools, first = own.Length > 0 ? own[0] as GameObject : null;
                return tools == first || tools == null && first == null ? own : tools ? new Object[] { tools }
                    : new Object[0];
            }
            set
            {
                s_Objects = (value ?? new Object[0]).Where(o => o).Distinct().ToArray();
                Native.SetSelected(s_Objects.Length > 0 ? s_Objects[0] as GameObject : null);
                selectionChanged?.Invoke();
            }
        }

        public static Object activeObject
        {
            get { return objects.FirstOrDefault(); }
            set { objects = value ? new[] { value } : new Object[0]; }
        }

        public static GameObject activeGameObject
        {
            get { return activeObject as GameObject; }
            set { activeObject = value; }
        }

        public static Transform activeTransform
        {
            get
            {
                GameObject o = activeGameObject;
                return o && o.scene.IsValid() ? o.transform : null;
            }
            set { activeObject = value ? value.gameObject : null; }
        }

        public static int activeInstanceID
        {
            get { return activeObject ? activeObject.GetInstanceID() : 0; }
            set { activeObject = Native.ObjectById(value); }
        }

        public static int[] instanceIDs
        {
            get { return objects.Select(o => o.GetInstanceID()).ToArray(); }
            set { objects = value.Select(id => Native.ObjectById(id)).ToArray(); }
        }
        public static int count => objects.Length;
        public static GameObject[] gameObjects => objects.OfType<GameObject>().ToArray();
        public static Transform[] transforms => GetTransforms(SelectionMode.TopLevel | SelectionMode.ExcludePrefab);
        public static string[] assetGUIDs
            => objects.Select(o => AssetDatabase.AssetPathToGUID(AssetDatabase.GetAssetPath(o))).Where(g => g != "")
            .ToArray();
        public static bool Contains(Object obj) => objects.Contains(obj);
        public static bool Contains(int instanceID) => instanceIDs.Contains(instanceID);
        public static void SetActiveObjectWithContext(Object obj, Object context) => activeObject = obj;

        public static Transform[] GetTransforms(SelectionMode mode)
        {
            IEnumerable<Transform> found = gameObjects.Select(o => o.transform);
            if ((mode & SelectionMode.ExcludePrefab) != 0)
            {
                found = found.Where(t => t.gameObject.scene.IsValid());
            }
            Transform[] all = found.ToArray();
            if ((mode & SelectionMode.TopLevel) != 0)
            {
                all = all.Where(t => !all.Any(other => other != t && t.IsChildOf(other))).ToArray();
            }
            return (mode & SelectionMode.Deep) == 0 ? all
                : all.SelectMany(t => t.GetComponentsInChildren<Transform>(true)).Distinct().ToArray();
        }

        public static T[] GetFiltered<T>(SelectionMode mode) => GetFiltered(typeof(T), mode).Cast<T>().ToArray();

        public static Object[] GetFiltered(Type type, SelectionMode mode)
        {
            if ((mode & (SelectionMode.DeepAssets | SelectionMode.Assets)) != 0)
            {
                return objects.Where(o => AssetDatabase.Contains(o) && type.IsInstanceOfType(o)).ToArray();
            }
            IEnumerable<Object> all = objects.Where(o => !(o is GameObject))
                .Concat(GetTransforms(mode).Select(t => (Object)t.gameObject));
            return all.Select(o => type.IsInstanceOfType(o) ? o : o is GameObject
                && typeof(Component).IsAssignableFrom(type) ? ((GameObject)o).GetComponent(type) : null)
                .Where(o => o).ToArray();
        }
    }
}
