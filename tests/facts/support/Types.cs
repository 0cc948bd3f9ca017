// Types that facts of several topics use.
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.SceneManagement;

namespace Deep
{
    public interface IInside { }
    public class Leaflet : ScriptableObject { }
    public class Inside : MonoBehaviour, IInside
    {
        public int counted;
        public void Count() { counted++; }
    }
}

public class Sheet : ScriptableObject
{
    public int number = 1;
    public Inner inner = new Inner();
    [NonSerialized] public string heard = "";
    private void Awake() { heard += "awake "; }
    private void OnEnable() { heard += "enable "; }
    private void OnDisable() { heard += "disable "; }
    private void OnDestroy() { heard += "destroy "; }
}

[Serializable] public class Texted : UnityEvent<string> { }

public enum Kind { None, First, Second = 7 }

[Serializable] public class Inner { public int value = 3; }

[Serializable] public class MoreInner : Inner { public int more = 1; }

[Serializable] public struct Pair { public int a, b; }

[Serializable] public class Boxed<T> { public T value; }

[Serializable] public class Node { public int value; public Node next; }

public interface IShape { }

[Serializable] public class Round : IShape { public int radius; }

public class Fields : MonoBehaviour
{
    public static int shared;
    public int number = 1;
    [SerializeField] private int m_Hidden = 1;
    private int m_Private = 1;
    [NonSerialized] public int skipped = 1;
    public int Property { get; set; }
    [field: SerializeField] public int AutoField { get; set; }
    public readonly int readOnly = 1;
    public string text = "t";
    public Inner inner = new Inner(), second;
    public List<int> list = new List<int>();
    public int[] array;
    public List<Inner> inners = new List<Inner>();
    public Pair pair;
    public Kind kind;
    public Dictionary<string, int> map = new Dictionary<string, int>();
    public decimal decimalNumber;
    public int? maybe;
    public List<List<int>> nested = new List<List<int>>();
    public int[,] grid;
    public int[][] jagged;
    public object any;
    public IShape shape;
    public Action call;
    public HashSet<int> set = new HashSet<int>();
    public DateTime when;
    public long big;
    public short small;
    public double real;
    public char letter;
    public bool flag;
    public ulong unsigned;
    public Vector3 place;
    public Color tint;
    public Quaternion turn;
    public Bounds box;
    public LayerMask mask;
    public AnimationCurve curve;
    public Gradient rise = new Gradient();
    public Vector3Int cell;
    public GameObject thing;
    public Transform[] things;
    public Boxed<int> generic;
    public List<Boxed<string>> generics = new List<Boxed<string>>();
    public UnityEvent done = new UnityEvent();
    [SerializeReference] public IShape referenced, again;
    public Node node;

    public int Hidden { get { return m_Hidden; } }
    public int Private { get { return m_Private; } }
    public void Fill() { m_Hidden = 6; m_Private = 7; skipped = 8; Property = 4; AutoField = 9; }
    public void Set(int hidden) { m_Hidden = hidden; }
}

[DefaultExecutionOrder(7)]
[AddComponentMenu("Own/Menu")]
public class Attributed : MonoBehaviour
{
    public static readonly List<string> early = new List<string>();
    public static bool whenLoaded;
    [Range(1, 5), Tooltip("tip")] public int ranged = 3;

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.SubsystemRegistration)]
    private static void Listen()
    {
        Application.logMessageReceived += (text, trace, type) => early.Add(type + ": " + text);
    }

    [RuntimeInitializeOnLoadMethod]
    private static void Loaded() { whenLoaded = Stored.first; }

    [NonSerialized] public string heard = "";
    private void Reset() { heard += "reset "; }
    private void OnValidate() { heard += "validate "; }
}

public class Plain0 { public int n; }

public struct PlainStruct { public int n; }

[Serializable] public abstract class Shape0 { }

[Serializable] public class Ring { public int n; [SerializeReference] public Ring next; }

[Serializable]
public class Nest
{
    public Inner inner = new Inner();
    public List<Inner> list = new List<Inner>();
    [SerializeField] private int m_Secret = 1;
    public int Secret() { return m_Secret; }
    public void SetSecret(int n) { m_Secret = n; }
}

[Serializable]
public struct Counted : ISerializationCallbackReceiver
{
    public int n;
    [NonSerialized] private int m_Twice;
    public int Twice { get { return m_Twice; } }
    public void OnBeforeSerialize() { }
    public void OnAfterDeserialize() { m_Twice = n * 2; }
}

public class Kept : MonoBehaviour
{
    public static int made;
    [HideInInspector] public int hidden;
    public Plain0 plain;
    public PlainStruct plainStruct;
    public Shape0 shape;
    public Queue<int> queue = new Queue<int>();
    public Stack<int> stack = new Stack<int>();
    public Guid guid;
    public TimeSpan span;
    public bool[] flags;
    public byte[] bytes;
    public List<Kind> kinds;
    public string[] names;
    public List<Pair> pairs = new List<Pair>();
    public List<Inner> inners = new List<Inner>();
    public Rect rect;
    public Vector2Int cell;
    public Color32 paint;
    public BoundsInt box;
    public RectInt area;
    public Matrix4x4 matrix;
    public Sheet sheet;
    public Nest nest = new Nest();
    [SerializeReference] public List<IShape> shapes = new List<IShape>();
    [SerializeReference] public Ring ring;
    public event Action Happened;
    public bool HasListeners { get { return Happened != null; } }
    public int Auto { get; set; }
    public List<Counted> counted = new List<Counted>();
    [NonSerialized, SerializeField] public int skipped = 2;
    public Kind kind;
    public Kept() { made++; }
}

[HelpURL("http://x")]
[AddComponentMenu("Mine/Marked")]
[DefaultExecutionOrder(42)]
[RequireComponent(typeof(BoxCollider), typeof(Camera))]
public class Marked : MonoBehaviour
{
    [Header("Head"), Space, Multiline, Tooltip("tip")] public string text;
    [TextArea] public string area;
    [Min(2)] public int least;
    [Range(1, 5)] public int ranged;
    [UnityEngine.Serialization.FormerlySerializedAs("was")] public int renamed;
}

public interface IRef { }

// Named as types of .NET's own libraries are.
[Serializable]
public class Entry : IRef, INamed
{
    public int worth = 2;
    public static int hits;
    public static void Hit() { hits++; }
    public string Name { get { return "entry"; } }
}

[Serializable] public class State : IRef { public int worth = 3; }

public class Moved : MonoBehaviour
{
    public string heard = "";
    private void OnBeforeTransformParentChanged() { heard += "before " + Facts.Show(transform.parent) + " "; }
    private void OnTransformParentChanged() { heard += "after " + Facts.Show(transform.parent) + " "; }
}

public interface INamed { string Name { get; } }

public static class Steps
{
    public static readonly List<string> all = new List<string>();

    public static string Of(string message)
    {
        string start = message + ":";
        return string.Join(" ", all.Where(s => s.StartsWith(start)).Select(s => s.Substring(start.Length)).ToArray());
    }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
    private static void Listen()
    {
        SceneManager.sceneLoaded += (scene, mode) =>
            all.Add("loaded:" + scene.name + "," + mode + "," + scene.isLoaded);
        SceneManager.activeSceneChanged += (from, to) => all.Add("active:" + from.name + ">" + to.name);
    }
}

public abstract class Stepping : MonoBehaviour
{
    private bool m_HasRun;
    private void Awake() { Steps.all.Add("Awake:" + GetType().Name); }
    private void OnEnable() { Steps.all.Add("OnEnable:" + GetType().Name); }
    private void Start() { Steps.all.Add("Start:" + GetType().Name); }
    private void Update() { if (!m_HasRun) { Steps.all.Add("Update:" + GetType().Name); } m_HasRun = true; }
}

[Serializable] public class Link { public int n; [SerializeReference] public Link next; }
