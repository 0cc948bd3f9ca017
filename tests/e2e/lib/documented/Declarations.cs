using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading.Tasks;
using Unity.Collections;
using Unity.Jobs;
using UnityEngine;
using UnityEngine.EventSystems;
using UnityEngine.Events;
using UnityEngine.Tilemaps;
using UnityEngine.UI;

public static class Make
{
    private static string One(float value)
    {
        string text = Math.Round(value, 3).ToString(CultureInfo.InvariantCulture);
        return text == "-0" ? "0" : text;
    }

    public static string N(params float[] values) { return string.Join(",", values.Select(One).ToArray()); }
    public static string N(Vector2 v) { return N(v.x, v.y); }
    public static string N(Vector3 v) { return N(v.x, v.y, v.z); }
    public static string N(Vector4 v) { return N(v.x, v.y, v.z, v.w); }
    public static string N(Quaternion q) { return N(q.x, q.y, q.z, q.w); }

    public static string Thrown(Action act)
    {
        try { act(); }
        catch (Exception e) { return e.GetType().Name; }
        return "nothing";
    }

    public static string Said(Action act)
    {
        try { act(); }
        catch (Exception e) { return e.Message; }
        return "nothing";
    }

    /// <summary>What an action throws in another thread.</summary>
    public static Exception Elsewhere(Action act)
    {
        Exception thrown = null;
        System.Threading.Thread thread = new System.Threading.Thread(() => { try { act(); } catch (Exception e) { thrown = e; } });
        thread.Start();
        thread.Join();
        return thrown;
    }

    public static GameObject Child(GameObject parent, string name)
    {
        GameObject child = new GameObject(name);
        child.transform.SetParent(parent.transform, false);
        return child;
    }

    public static Transform Placed()
    {
        Transform t = new GameObject("placed").transform;
        t.position = new Vector3(1, 2, 3);
        t.rotation = Quaternion.Euler(0, 90, 0);
        t.localScale = new Vector3(2, 3, 4);
        return t;
    }

    /// <summary>Red to blue; it fades in the second half.</summary>
    public static Gradient Ramp()
    {
        Gradient g = new Gradient();
        g.SetKeys(new[] { new GradientColorKey(Color.red, 0), new GradientColorKey(Color.blue, 1) },
                  new[] { new GradientAlphaKey(1, 0), new GradientAlphaKey(1, 0.5f), new GradientAlphaKey(0, 1) });
        return g;
    }

    public static Camera Eye() { return new GameObject("eye").AddComponent<Camera>(); }

    /// <summary>A triangle that looks to -z.</summary>
    public static Mesh Flat()
    {
        Mesh m = new Mesh();
        m.vertices = new[] { Vector3.zero, Vector3.up, Vector3.right * 2 };
        m.triangles = new[] { 0, 1, 2 };
        return m;
    }

    public static Tilemap Map() { return Child(new GameObject("grid", typeof(Grid)), "map").AddComponent<Tilemap>(); }

    public static GameObject Box(string name, Vector3 at)
    {
        GameObject box = new GameObject(name);
        box.transform.position = at;
        box.AddComponent<BoxCollider>();
        Physics.SyncTransforms();
        return box;
    }

    public static RectTransform Panel(string name, RectTransform parent)
    {
        RectTransform r = new GameObject(name).AddComponent<RectTransform>();
        r.SetParent(parent, false);
        return r;
    }

    public static Toggle Radio(ToggleGroup group)
    {
        Toggle t = new GameObject("radio").AddComponent<Toggle>();
        t.isOn = false;
        t.group = group;
        return t;
    }

    public static Kept Make1() { return new GameObject("kept").AddComponent<Kept>(); }
    public static System.Reflection.FieldInfo FieldInfo(string name) { return typeof(Marked).GetField(name); }
    public static Attribute Of<T>(string name) where T : Attribute { return Attribute.GetCustomAttribute(FieldInfo(name), typeof(T)); }

    public static Fields Filled()
    {
        Fields f = new GameObject("fields").AddComponent<Fields>();
        f.number = 5;
        f.Fill();
        return f;
    }
}

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

public class MoreFields : Fields { public int added; }

[Serializable]
public class Words : ISerializationCallbackReceiver
{
    public string list = "";
    [NonSerialized] public List<string> words = new List<string>();
    public void OnBeforeSerialize() { list = string.Join(" ", words.ToArray()); }
    public void OnAfterDeserialize() { words = list.Split(' ').ToList(); }
}

public class Called : MonoBehaviour, ISerializationCallbackReceiver
{
    public static string heard = "";
    public int kept;
    public Words inside = new Words();
    private int m_Made;
    public int Made { get { return m_Made; } }
    public void OnBeforeSerialize() { heard += "before "; }
    public void OnAfterDeserialize() { heard += "after "; m_Made = kept * 2; }
    private void Awake() { heard += "awake "; }
}

public struct Adding : IJob
{
    public NativeArray<int> to;
    public int n;
    public void Execute() { to[0] = to[0] + n; }
}

public struct Squares : IJobParallelFor
{
    public NativeArray<int> to;
    public void Execute(int i) { to[i] = i * i; }
}

public static class Async
{
    public static async Task<int> Now() { await Task.CompletedTask; return 3; }
}

public class Sized : UIBehaviour
{
    public int told;
    protected override void OnRectTransformDimensionsChange() { told++; }
}

public class Clicked : MonoBehaviour, IPointerClickHandler, ISelectHandler, IDeselectHandler
{
    public int clicks;
    public string heard = "";
    private void Start() { }
    public void OnPointerClick(PointerEventData e) { clicks++; }
    public void OnSelect(BaseEventData e) { heard += "select "; }
    public void OnDeselect(BaseEventData e) { heard += "deselect "; }
}

public class Throws : MonoBehaviour, IPointerClickHandler
{
    public void OnPointerClick(PointerEventData e) { throw new Exception("clicked"); }
}

[DefaultExecutionOrder(7)]
[AddComponentMenu("Own/Menu")]
public class Attributed : MonoBehaviour
{
    public static readonly List<string> early = new List<string>();
    public static bool whenLoaded;
    [Range(1, 5), Tooltip("tip")] public int ranged = 3;

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.SubsystemRegistration)]
    private static void Listen() { Application.logMessageReceived += (text, trace, type) => early.Add(type + ": " + text); }

    [RuntimeInitializeOnLoadMethod]
    private static void Loaded() { whenLoaded = Stored.first; }

    [NonSerialized] public string heard = "";
    private void Reset() { heard += "reset "; }
    private void OnValidate() { heard += "validate "; }
}

public class Told : MonoBehaviour
{
    public static string all = "";
    public string heard = "";
    public void Number(int n) { heard += n + " "; }
    public void Text(string s) { heard += s + " "; }
    public void Thing(GameObject o) { heard += o.name + " "; }
    public void Named() { all += name; }
    private void Hidden() { heard += "hidden "; }
}

public class ListHandler : ILogHandler
{
    private readonly List<string> m_To;
    public ListHandler(List<string> to) { m_To = to; }
    public void LogFormat(LogType type, UnityEngine.Object context, string format, params object[] args) { m_To.Add(type + " " + string.Format(format, args)); }
    public void LogException(Exception e, UnityEngine.Object context) { m_To.Add("Exception " + e.Message); }
}

public class Plain0 { public int n; }
public struct PlainStruct { public int n; }
[Serializable] public abstract class Shape0 { }
[Serializable] public class Square0 : Shape0 { public int side; }
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

[CreateAssetMenu(fileName = "new sheet", menuName = "Own/Sheet", order = 3)]
public class KeptSheet : ScriptableObject { public List<string> items = new List<string>(); }

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

public class ByArray : UnityEvent<int> { public void Raise(int n) { Invoke(new object[] { n }); } }

public class OwnTile : TileBase
{
    public Vector3Int asked;

    public override void GetTileData(Vector3Int position, ITilemap tilemap, ref TileData tileData)
    {
        asked = position;
        tileData.color = Color.green;
    }
}

public class OwnWait : CustomYieldInstruction
{
    public bool done;
    public override bool keepWaiting { get { return !done; } }
}

public interface IRef { }
[Serializable] public class RefNode : IRef { public int n = 1; [SerializeReference] public IRef next; }
[Serializable] public class RefText : IRef { public string s = "t"; [Serializable] public class Deep : IRef { public float f; } }
[Serializable] public class RefHolder { public int before = 1; [SerializeReference] public IRef one; [SerializeReference] public List<IRef> many = new List<IRef>(); public int after = 2; }
// Named as types of .NET's own libraries are.
[Serializable] public class Entry : IRef { public int worth = 2; public static int hits; public static void Hit() { hits++; } }
[Serializable] public class State : IRef { public int worth = 3; }
[Serializable] public class RefRenamed { [UnityEngine.Serialization.FormerlySerializedAs("first"), SerializeReference] public IRef one; [UnityEngine.Serialization.FormerlySerializedAs("sum")] public int n; }
[Serializable] public class RefHeard : IRef, ISerializationCallbackReceiver
{
    [SerializeReference] public IRef next;
    [NonSerialized] public string heard = "";
    public void OnBeforeSerialize() { }
    public void OnAfterDeserialize() { heard += next is Entry ? ((Entry)next).worth.ToString() : "-"; }
}
public class Context : ScriptableObject { }
[Serializable] public class Hashed { public Hash128 hash; public Hash128[] more = new Hash128[1]; }

public class Moved : MonoBehaviour
{
    public string heard = "";
    private void OnBeforeTransformParentChanged() { heard += "before " + Seen.Show(transform.parent) + " "; }
    private void OnTransformParentChanged() { heard += "after " + Seen.Show(transform.parent) + " "; }
}
