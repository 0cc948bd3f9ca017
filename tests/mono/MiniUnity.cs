// A UnityEngine of C# alone, as small as the explorer's tools allow: names and signatures are
// Unity's, what is behind them is a few lists. World builds what the tests look at.
using System;
using System.Collections.Generic;
using System.Threading;

namespace UnityEngine {

public struct Vector2 {
    public float x, y;
}

public struct Color {
    public float r, g, b, a;
}

[Flags]
public enum HideFlags { None = 0, DontSaveInEditor = 4, DontSaveInBuild = 16, HideAndDontSave = 61 }

public struct Vector3 {
    public float x, y, z;
    public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
    public override string ToString() { return "(a vector)"; }
}

public struct Ray {
    Vector3 m_Origin, m_Direction;
    public Ray(Vector3 origin, Vector3 direction) { m_Origin = origin; m_Direction = direction; }
    public Vector3 origin { get { return m_Origin; } }
    public Vector3 direction { get { return m_Direction; } }
}

public partial class Object {
    static int next = 100;
    internal static readonly Dictionary<int, Object> all = new Dictionary<int, Object>();
    IntPtr m_CachedPtr;
    int m_InstanceID;

    protected Object() {
        m_InstanceID = next;
        next += 2;
        m_CachedPtr = new IntPtr(m_InstanceID);
        all[m_InstanceID] = this;
    }
    public string name { get; set; }
    public HideFlags hideFlags { get; set; }
    public static void DestroyImmediate(Object o, bool allowDestroyingAssets) {
        throw new NotSupportedException();
    }
    // A Transform stays, and so does what World calls lasting.
    public static void DestroyImmediate(Object o) {
        GameObject whole = o as GameObject;
        Component part = o as Component;
        if (ReferenceEquals(o, World.indestructible) || o is Transform)
            return;
        if (!ReferenceEquals(whole, null))
            whole.Leave();
        else if (!ReferenceEquals(part, null))
            part.owner.components.Remove(part);
        Destroy(o);
    }
    public int GetInstanceID() { return m_InstanceID; }
    public static void Destroy(Object o) {
        o.m_CachedPtr = IntPtr.Zero;
        all.Remove(o.m_InstanceID);
    }
    static bool IsAlive(object o) {
        Object u = o as Object;
        return !ReferenceEquals(u, null) && u.m_CachedPtr != IntPtr.Zero;
    }
    public static implicit operator bool(Object o) { return IsAlive(o); }
    public static bool operator ==(Object a, Object b) {
        return IsAlive(a) ? ReferenceEquals(a, b) : !IsAlive(b);
    }
    public static bool operator !=(Object a, Object b) { return !(a == b); }
    public override bool Equals(object o) { return this == o as Object; }
    public override int GetHashCode() { return m_InstanceID; }
    internal static Object FindObjectFromInstanceID(int id) {
        Object o;
        return all.TryGetValue(id, out o) ? o : null;
    }
}

public class Component : Object {
    internal GameObject owner;
    public GameObject gameObject { get { return owner; } }
    public Transform transform { get { return owner.transform; } }
    public Component GetComponent(Type type) { return owner.GetComponent(type); }
}

[AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
public sealed class RequireComponent : Attribute {
    public Type m_Type0, m_Type1, m_Type2;
    public RequireComponent(Type a) { m_Type0 = a; }
    public RequireComponent(Type a, Type b) { m_Type0 = a; m_Type1 = b; }
}

public class Behaviour : Component {
    public bool enabled = true;
}

public class MonoBehaviour : Behaviour {}
public class Collider : Component {}
public class BoxCollider : Collider {}
public class SphereCollider : Collider {}

public class Transform : Component {
    internal readonly List<Transform> children = new List<Transform>();
    public Transform parent { get; internal set; }
    public void SetParent(Transform parent, bool worldPositionStays) {
        gameObject.Detach();
        this.parent = parent;
        stayed = worldPositionStays;
        parent.children.Add(this);
    }
    public bool stayed;
    public int childCount { get { return children.Count; } }
    public Transform GetChild(int i) { return children[i]; }
    public Vector3 position { get; set; }
    public Vector3 eulerAngles { get; set; }
    public int writeOnly { set {} }
    public int throwing { get { throw new InvalidOperationException("not now"); } }
}

public class Material : Object {
    public int queue = 2000;
}

public class RectTransform : Transform {
    public Vector2 anchorMin { get; set; }
    public Vector2 anchorMax { get; set; }
    public Vector2 sizeDelta { get; set; }
    public Vector2 anchoredPosition { get; set; }
}

public enum RenderMode { ScreenSpaceOverlay, ScreenSpaceCamera, WorldSpace }

[RequireComponent(typeof(RectTransform))]
public class Canvas : Behaviour {
    public RenderMode renderMode { get; set; }
    public int sortingOrder { get; set; }
    public Canvas() { renderMode = RenderMode.WorldSpace; }
}

public class Camera : Behaviour {
    public float fieldOfView { get { return 55; } }
    public float depth { get; set; }
    public static Camera main { get { return World.mainCamera; } }
    public static Camera[] allCameras { get { return World.cameras.ToArray(); } }
    public Ray ScreenPointToRay(Vector3 at) { return new Ray(at, new Vector3(0, 0, 1)); }
    public Ray ScreenPointToRay(Vector3 at, int eye) { throw new NotSupportedException(); }
}

public class GameObject : Object {
    internal readonly List<Component> components = new List<Component>();
    internal SceneManagement.Scene home;

    public GameObject(string name, Type transformType) {
        this.name = name;
        tag = "Untagged";
        activeSelf = true;
        Add(transformType);
    }
    public GameObject(string name) : this(name, typeof(Transform)) {
        if (name == World.refused)
            throw new InvalidOperationException("no such object");
        home = SceneManagement.SceneManager.GetActiveScene();
        home.data.roots.Add(this);
    }
    // Out of its parent, or of the roots.
    internal void Detach() {
        SceneManagement.SceneData data;
        if (!ReferenceEquals(transform.parent, null))
            transform.parent.children.Remove(transform);
        else if (SceneManagement.Scene.all.TryGetValue(home.handle, out data))
            data.roots.Remove(this);
    }
    internal void Leave() {
        Detach();
        foreach (Transform child in transform.children.ToArray())
            DestroyImmediate(child.gameObject);
        foreach (Component c in components)
            if (!ReferenceEquals(c, null))
                Destroy(c);
    }
    public static GameObject Find(string path) {
        foreach (GameObject o in SceneManagement.SceneManager.GetActiveScene().data.roots)
            if ("/" + o.name == path && o.activeInHierarchy)
                return o;
        return null;
    }
    public Component GetComponent(Type type) {
        return components.Find(c => type.IsInstanceOfType(c));
    }
    public T AddComponent<T>() { throw new NotSupportedException(); }
    public Component AddComponent(Type type) {
        if (type == typeof(Game.Single) && GetComponent(type))
            return null;
        foreach (RequireComponent required in
                 Attribute.GetCustomAttributes(type, typeof(RequireComponent), true))
            if (!GetComponent(required.m_Type0))
                AddComponent(required.m_Type0);
        return type == typeof(RectTransform) ? Flatten() : Add(type);
    }
    Component Flatten() {
        Transform old = transform;
        RectTransform t = new RectTransform { owner = this, name = name, parent = old.parent };
        t.children.AddRange(old.children);
        foreach (Transform child in t.children)
            child.parent = t;
        components[0] = t;
        Destroy(old);
        return t;
    }
    internal Component Add(Type type) {
        Component c = type == null ? null : (Component)Activator.CreateInstance(type);
        if (type != null) {
            c.owner = this;
            c.name = name;
        }
        components.Add(c);
        return c;
    }
    public Transform transform { get { return (Transform)components[0]; } }
    public SceneManagement.Scene scene { get { return home; } }
    public string tag { get; set; }
    public int layer { get; set; }
    public bool activeSelf { get; set; }
    public bool activeInHierarchy {
        get {
            Transform up = transform.parent;
            return activeSelf && (ReferenceEquals(up, null) || up.gameObject.activeInHierarchy);
        }
    }
    public void SetActive(bool value) { activeSelf = value; }
    public T[] GetComponents<T>() { throw new NotSupportedException(); }
    public void GetComponents<T>(List<T> results) { throw new NotSupportedException(); }
    public Component[] GetComponents(Type type) { return components.ToArray(); }
    public Component[] GetComponentsInChildren(Type type) { throw new NotSupportedException(); }
    public Component[] GetComponentsInChildren(Type type, bool includeInactive) {
        if (type != typeof(Transform) || !includeInactive)
            throw new NotSupportedException();
        List<Component> found = new List<Component>();
        Stack<Transform> todo = new Stack<Transform>();
        todo.Push(transform);
        while (todo.Count > 0) {
            Transform t = todo.Pop();
            found.Add(t);
            for (int i = t.children.Count; i > 0; i--)
                todo.Push(t.children[i - 1]);
        }
        return found.ToArray();
    }
}

public static partial class Resources {
    public static Object[] FindObjectsOfTypeAll(Type type) {
        List<Object> found = new List<Object>();
        foreach (Object o in Object.all.Values)
            if (type.IsInstanceOfType(o))
                found.Add(o);
        return found.ToArray();
    }
}

public enum RuntimePlatform { LinuxPlayer = 13 }

public static partial class Application {
    public static string unityVersion { get { return "2022.3.20f1"; } }
    public static string productName { get { return World.product; } }
    public static string dataPath { get { return World.data; } }
    public static RuntimePlatform platform { get { return RuntimePlatform.LinuxPlayer; } }
    public static bool CanStreamedLevelBeLoaded(int index) { throw new NotSupportedException(); }
    public static bool CanStreamedLevelBeLoaded(string name) { return name == "Level"; }
}

public static partial class Time {
    static float scale = 0.5f;
    public static float timeScale { get { return scale; } set { scale = value; } }
}

public static class Screen {
    public static int width { get { return 800; } }
    public static int height { get { return 600; } }
}

public static class Input {
    public static Vector3 mousePosition { get { return new Vector3(400, 300, 0); } }
}

public struct RaycastHit {
    internal Vector3 m_Point;
    internal int m_Collider;
    public Collider collider {
        get { return (Collider)Object.FindObjectFromInstanceID(m_Collider); }
    }
}

public static class Physics {
    public static bool Raycast(Vector3 origin, Vector3 direction, float maxDistance) {
        throw new NotSupportedException();
    }
    // The one collider there is is in the upper half of the screen.
    public static bool Raycast(Ray ray, out RaycastHit hit, float maxDistance) {
        hit = new RaycastHit();
        if (ray.origin.y < 300 || !float.IsPositiveInfinity(maxDistance))
            return false;
        hit.m_Collider = World.target.GetInstanceID();
        return true;
    }
}

}

namespace UnityEngine.UI {

[RequireComponent(typeof(Canvas))]
public class GraphicRaycaster : Behaviour {}

[RequireComponent(typeof(RectTransform))]
public abstract class Graphic : Behaviour {
    public virtual Color color { get; set; }
}

public class Image : Graphic {}

}

namespace UnityEngine {

public partial class AsyncOperation {}

}

namespace UnityEngine.SceneManagement {

public enum LoadSceneMode { Single, Additive }

internal class SceneData {
    public string name;
    public int buildIndex;
    public bool isLoaded;
    public List<GameObject> roots = new List<GameObject>();
}

public struct Scene {
    internal static readonly Dictionary<int, SceneData> all = new Dictionary<int, SceneData>();
    int m_Handle;
    internal Scene(int handle) { m_Handle = handle; }
    internal SceneData data { get { return all[m_Handle]; } }
    public int handle { get { return m_Handle; } }
    public string path { get { return data.buildIndex < 0 ? "" : "Assets/Scenes/" + name + ".unity"; } }
    public bool isDirty { get { return true; } }
    public bool IsValid() { return all.ContainsKey(m_Handle); }
    public string name { get { return data.name; } }
    public int buildIndex { get { return data.buildIndex; } }
    public bool isLoaded { get { return data.isLoaded; } }
    public int rootCount { get { return GetRootGameObjects().Length; } }
    public GameObject[] GetRootGameObjects() {
        if (!isLoaded)
            throw new ArgumentException("The scene is not loaded.");
        return data.roots.ToArray();
    }
    public void GetRootGameObjects(List<GameObject> to) { throw new NotSupportedException(); }
}

public static class SceneManager {
    internal static readonly List<Scene> scenes = new List<Scene>();
    public static int sceneCount { get { return scenes.Count; } }
    public static Scene GetSceneAt(int i) { return scenes[i]; }
    public static int sceneCountInBuildSettings { get { return 2; } }
    public static Scene GetActiveScene() {
        return scenes.Count > 0 ? scenes[0] : new Scene(0);
    }
    public static void LoadScene(string name) { throw new NotSupportedException(); }
    // What cannot be loaded is told to the log alone.
    public static void LoadScene(string name, LoadSceneMode mode) {
        if (Application.CanStreamedLevelBeLoaded(name))
            World.wanted = (mode == LoadSceneMode.Additive ? "+" : "=") + name;
    }
    // Finds what is in a bundle, too.
    public static AsyncOperation LoadSceneAsync(string name, LoadSceneMode mode) {
        if (name != "Bundled")
            return null;
        World.wanted = (mode == LoadSceneMode.Additive ? "+" : "=") + name;
        return new AsyncOperation();
    }
}

public static class SceneUtility {
    public static string GetScenePathByBuildIndex(int i) {
        return i == 0 ? "Assets/Scenes/Main.unity" : "";
    }
}

}

namespace UnityEngine.Rendering {

public class RenderPipelineAsset { }
public class UniversalRenderPipelineAsset : RenderPipelineAsset { }
public class HDRenderPipelineAsset : RenderPipelineAsset { }

public static class GraphicsSettings {
    public static RenderPipelineAsset currentRenderPipeline { get { return World.pipeline; } }
}

}

namespace UnityEngine.EventSystems {

public class PointerEventData {
    internal readonly EventSystem system;
    public PointerEventData(EventSystem system) { this.system = system; }
    public Vector2 position { get; set; }
}

public struct RaycastResult {
    internal GameObject m_GameObject;
    public float distance;
    public GameObject gameObject { get { return m_GameObject; } }
}

public class EventSystem : Behaviour {
    public EventSystem() { World.events = this; }
    public static EventSystem current { get { return World.events; } }
    // A destroyed object first; what follows is there in the left half of the screen alone.
    public void RaycastAll(PointerEventData at, List<RaycastResult> results) {
        if (at.system != this)
            throw new ArgumentException("of another system");
        results.Add(new RaycastResult { m_GameObject = World.gone });
        if (at.position.x < 400)
            foreach (GameObject o in World.hits)
                results.Add(new RaycastResult { m_GameObject = o });
    }
}

}

namespace UnityEngine {

public static partial class World {
    public static Camera mainCamera;
    public static List<Camera> cameras = new List<Camera>();
    public static Collider target;
    public static GameObject gone;
    public static List<GameObject> hits = new List<GameObject>();
    public static EventSystems.EventSystem events;
    public static Object indestructible;
    public static string refused, wanted;

    // What LoadScene was asked for is there at the end of a frame.
    public static void EndFrame() {
        if (wanted == null)
            return;
        int handle = 40 + SceneManagement.Scene.all.Count;
        NewScene(handle, wanted.Substring(1), 1);
        if (wanted[0] == '=')
            SceneManagement.SceneManager.scenes.Clear();
        SceneManagement.SceneManager.scenes.Add(new SceneManagement.Scene(handle));
        wanted = null;
    }
    public static void SlowDown() { Time.timeScale = 0.25f; }
    public static void AddTarget() { target.gameObject.Add(typeof(Game.Target)); }
    public static void KeepPlayer() { indestructible = target.gameObject; }
    public static void RefuseBlocks() { refused = "McpTestBlock_Left"; }
    public static void AllowBlocks() { refused = null; }

    static SceneManagement.SceneData NewScene(int handle, string name, int buildIndex) {
        SceneManagement.SceneData data = new SceneManagement.SceneData {
            name = name, buildIndex = buildIndex, isLoaded = true };
        SceneManagement.Scene.all[handle] = data;
        return data;
    }

    static GameObject NewObject(string name, int handle, GameObject parent, Type transform) {
        GameObject o = new GameObject(name, transform ?? typeof(Transform));
        SceneManagement.SceneData data;
        o.home = new SceneManagement.Scene(handle);
        if (!ReferenceEquals(parent, null)) {
            o.transform.parent = parent.transform;
            parent.transform.children.Add(o.transform);
        } else if (SceneManagement.Scene.all.TryGetValue(handle, out data)) {
            data.roots.Add(o);
        }
        return o;
    }

    public static void Build() {
        NewScene(1, "Main", 0);
        SceneManagement.SceneManager.scenes.Add(new SceneManagement.Scene(1));
        GameObject camera = NewObject("Main Camera", 1, null, null);
        camera.tag = "MainCamera";
        camera.transform.position = new Vector3(0, 1, -10);
        camera.transform.eulerAngles = new Vector3(15, 0, 0);
        mainCamera = (Camera)camera.Add(typeof(Camera));
        cameras.Add(mainCamera);
        GameObject player = NewObject("Player", 1, null, null);
        player.tag = "Player";
        player.layer = 3;
        player.Add(null);
        player.Add(typeof(Game.Mover));
        target = (Collider)player.Add(typeof(BoxCollider));
        player.Add(typeof(SphereCollider));
        GameObject hand = NewObject("Hand", 1, player, typeof(RectTransform));
        NewObject("Finger", 1, hand, null).activeSelf = false;
        GameObject lamp = NewObject("Lämp/\"1\"", 1, null, null);
        lamp.activeSelf = false;
        NewObject("Bulb", 1, lamp, null);
        gone = NewObject("Gone", 7, null, null);
        Object.Destroy(gone);
        Object.Destroy(gone.transform);
        hits.Add(hand);
        hits.Add(player);
    }

    public static void AddSecondMover() {
        Game.Mover mover = (Game.Mover)target.gameObject.Add(typeof(Game.Mover));
        mover.title = "second";
        mover.skin = new Material();
    }
    internal static string product = "Mini", data = "/games/Mini Project/Assets";
    internal static Rendering.RenderPipelineAsset pipeline;
    public static void UseUniversal() { pipeline = new Rendering.UniversalRenderPipelineAsset(); }
    public static void UseHighDefinition() { pipeline = new Rendering.HDRenderPipelineAsset(); }
    public static void UseOther() { pipeline = new Rendering.RenderPipelineAsset(); }
    // As in a build: no project, and a name that is too long for anybody.
    public static void Ship() {
        data = "/games/mini/Mini_Data";
        product = new string('x', 3000);
    }
    public static void UnloadAll() { SceneManagement.SceneManager.scenes.Clear(); }
    public static void AddLoadingScene() {
        NewScene(2, "Later", 1).isLoaded = false;
        SceneManagement.SceneManager.scenes.Add(new SceneManagement.Scene(2));
    }
    public static void FinishLoading() { SceneManagement.Scene.all[2].isLoaded = true; }
    public static void UnloadFirst() { SceneManagement.SceneManager.scenes.RemoveAt(0); }
    public static void AddLasting() {
        NewScene(99, "DontDestroyOnLoad", -1);
        NewObject("Keeper", 99, null, null);
    }
    // A scene of the build that is called like the one that lasts.
    public static void AddNamesake() {
        NewScene(5, "DontDestroyOnLoad", 1);
        SceneManagement.SceneManager.scenes.Add(new SceneManagement.Scene(5));
        NewObject("Namesake", 5, null, null);
    }
    public static void AddHidden() {
        NewObject("Gun", 0, NewObject("Enemy", 0, null, null), null);
    }
    // Two of a name: the first is not active.
    public static void AddNamesakes() {
        GameObject off = NewObject("Off", 1, null, null);
        off.activeSelf = false;
        NewObject("Same", 1, off, null).layer = 1;
        NewObject("Same", 1, NewObject("On", 1, null, null), null).layer = 2;
    }
    public static void AddEvents() {
        events = (EventSystems.EventSystem)NewObject("Events", 1, null, null)
            .Add(typeof(EventSystems.EventSystem));
    }
    // From now on, objects move all the time.
    public static void StartCollecting() {
        new Thread(() => {
            for (int i = 0; ; i++) {
                rubbish[i % rubbish.Length] = new string('x', i % 200);
                if (i % 500 == 0)
                    GC.Collect(i % 5000 == 0 ? 1 : 0);
            }
        }) { IsBackground = true }.Start();
    }
    static readonly string[] rubbish = new string[1000];

    public static void DropMainCamera() { mainCamera = null; }
    public static void DropCameras() { mainCamera = null; cameras.Clear(); }
    public static void DestroyPlayer() { Object.Destroy(hits[1]); }

    // Many objects: 100 roots with 5 times 99 below, or one below the other.
    public static void AddMany() {
        for (int i = 0; i < 100; i++) {
            GameObject root = NewObject("Root" + i, 1, null, null);
            for (int j = 0; j < 5; j++) {
                GameObject mid = NewObject("Mid" + j, 1, root, null);
                for (int k = 0; k < 98; k++)
                    NewObject("Leaf" + k, 1, mid, null);
            }
        }
    }
    public static void AddDeep() {
        GameObject up = null;
        for (int i = 0; i < 3000; i++)
            up = NewObject("n" + i, 1, up, null);
    }
}

}

namespace Game {

public enum Mood { Calm, Angry = 5 }

[Serializable]
public struct Range {
    public int from, to;
}

// What can be written and called.
public class Target : UnityEngine.MonoBehaviour {
    public int count = 3;
    public byte small;
    public string title = "none";
    public bool isOn;
    public Mood mood;
    public UnityEngine.Vector3 at = new UnityEngine.Vector3(1, 2, 3);
    public UnityEngine.Color color;
    public Range range = new Range { from = 1, to = 9 };
    public UnityEngine.GameObject thing;
    public UnityEngine.Collider body;
    public UnityEngine.Transform place;
    public int[] numbers = { 1 };
    public List<string> words = new List<string>();
    public const int Fixed = 1;
    public static float shared;
    int half;
    public int doubled { get { return half * 2; } set { half = value / 2; } }
    public UnityEngine.Vector3 spot { get; set; }
    public int picky {
        get { return 0; }
        set { throw new ArgumentException("not " + value); }
    }
    public int readOnly { get { return 1; } }

    public void Nothing() {}
    public int Add(int a, int b) { return a + b; }
    public string Describe(int n) { return "int " + n; }
    public string Describe(string s) { return "string " + s; }
    public string Name(UnityEngine.GameObject o) { return "object " + o.name; }
    public string Name(UnityEngine.Transform t) { return "transform " + t.name; }
    public string Hit(UnityEngine.Collider c) { return c.GetType().Name; }
    public List<Range> All() { return new List<Range> { range }; }
    public UnityEngine.GameObject Self() { return gameObject; }
    public void Fail() { throw new InvalidOperationException("as asked"); }
    public void Loop() { while (true) {} }
    public int endless { get { while (true) {} } set { while (true) {} } }
}

// What paths of queries lead to, and what they do not.
public class Query {
    public class Inner {
        public static class Deep { public static int value = 7; }
    }
    public class Item { public int value; }
    public class Items {
        public Item this[int i] { get { return new Item { value = i }; } }
        public Item this[string key] { get { return new Item { value = -1 }; } }
    }
    public class Holder {
        public System.Diagnostics.ProcessStartInfo start = Query.start;
        public int n = 1;
    }
    public static int[] numbers = { 10, 20, 30 };
    public static int[][] grid = { new[] { 1, 2 }, new[] { 3 } };
    public static List<string> words = new List<string> { "zero", "one" };
    public static Dictionary<string, int> ages = new Dictionary<string, int> { { "Ann", 41 } };
    public static Dictionary<char, int> letters = new Dictionary<char, int> { { 'b', 2 } };
    public static Dictionary<byte, string> byByte =
        new Dictionary<byte, string> { { 200, "two hundred" } };
    public static System.Collections.Hashtable table =
        new System.Collections.Hashtable { { "a", "b" } };
    public static Items own = new Items();
    public static DateTime when = new DateTime(2020, 5, 17);
    public static int? maybe = 5;
    public static Item nothing;
    static Item hidden = new Item();
    public static IEnumerable<int> large {
        get { return System.Linq.Enumerable.Where(numbers, n => n > 10); }
    }
    public static System.Threading.Tasks.Task<int> task =
        System.Threading.Tasks.Task.FromResult(12);
    public static int endless { get { while (true) {} } }
    public static Type type = typeof(Query);
    public static Type[] types = { typeof(Query) };
    public static Action act = () => {};
    public static Thread thread { get { return Thread.CurrentThread; } }
    public static Exception problem = new Exception("secret");
    public static System.Diagnostics.ProcessStartInfo start =
        new System.Diagnostics.ProcessStartInfo("secret");
    public static Holder holder = new Holder();
}

public static class Broken {
    public static int value { get { return number; } }
    static int number = int.Parse("none");
}

public class Single : UnityEngine.MonoBehaviour {}
public abstract class Vague : UnityEngine.MonoBehaviour {}
[UnityEngine.RequireComponent(typeof(UnityEngine.BoxCollider))]
public class Needy : UnityEngine.MonoBehaviour {}
public class Twin : UnityEngine.MonoBehaviour {}
public class Plain {}

public class Mover : UnityEngine.MonoBehaviour {
    public float speed = 2.5f;
    public string title = "hero";
    public UnityEngine.Material skin;
    public string endless = new string('é', 2000);
    public UnityEngine.Vector3 aim = new UnityEngine.Vector3(1, 2, 3);
    public List<int> scores = new List<int> { 1, 2 };
    public UnityEngine.GameObject friend { get { return gameObject; } }
    static void Grow(ref int by, string[] names, List<float> parts) {}
    void Update() {}
}

}

namespace Other {

public class Twin : UnityEngine.MonoBehaviour {}

}
