// What makes MiniUnity.cs an editor of Unity 6000.5: ids of 64 bits, whose old form of 32 finds
// nothing, a selection of its own, and assets.
using System;
using System.Collections.Generic;
using System.Linq;

namespace UnityEngine {

public struct EntityId {
    ulong m_Data;
    public EntityId(ulong data) { m_Data = data; }
    public ulong data { get { return m_Data; } }
}

public partial class Object {
    // Far above 2^53, and near each other; odd ones have the highest bit.
    internal ulong wide { get {
        return ((ulong)m_InstanceID << 40) + (ulong)m_InstanceID * 3 + (m_InstanceID % 4 == 0 ? 1UL << 63 : 0);
    } }
    public EntityId GetEntityId() { return new EntityId(wide); }
}

public static partial class Resources {
    public static Object EntityIdToObject(EntityId id) {
        return Object.all.Values.FirstOrDefault(o => o.wide == id.data);
    }
}

public static partial class World {
    public static Material material;
    public static void SelectMaterial() {
        material = new Material { name = "Red" };
        UnityEditor.Selection.activeObject = material;
    }
    public static void SelectMany() {
        UnityEditor.Selection.objects = new Object[] { hits[0], material, hits[1].transform, gone };
    }
    // An unsaved scene, and one of two that code has made.
    public static void AddUntitled() {
        NewScene(6, "", -1);
        SceneManagement.SceneManager.scenes.Add(new SceneManagement.Scene(6));
        NewObject("Fresh", 6, null, null);
    }
    public static void AddDozen() {
        for (int i = 0; i < 12; i++)
            NewObject("Top" + i, 1, null, null);
    }
}

}

namespace UnityEditor {

using UnityEngine;
using Object = UnityEngine.Object;

public static class Selection {
    static Object[] all = new Object[0];
    public static Object[] objects { get { return all; } set { all = value; } }
    public static Object activeObject {
        get { return all.Length > 0 ? all[0] : null; }
        set { all = value == null ? new Object[0] : new[] { value }; }
    }
    public static GameObject activeGameObject {
        get {
            Component c = activeObject as Component;
            return c != null ? c.gameObject : activeObject as GameObject;
        }
    }
}

public static class AssetDatabase {
    public static string GetAssetPath(int id) { throw new NotSupportedException(); }
    public static string GetAssetPath(EntityId id) { throw new NotSupportedException(); }
    public static string GetAssetPath(Object o) { return o is Material ? "Assets/" + o.name + ".mat" : ""; }
    public static string AssetPathToGUID(string path) {
        return path == "" ? "" : "0123456789abcdef0123456789abcdef";
    }
}

}
