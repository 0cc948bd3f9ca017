// Plugin tools for tests, on the world of MiniUnity.cs. What they were called with is in Calls.last.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Reflection;
using System.Text;
using System.Threading;
using UnityEngine;

namespace UnityEngine {

public struct Vector4 {
    public float x, y, z, w;
}

// A name that is longer than what errors say.
public struct N0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789 {
    public float x;
}

public struct Quaternion {
    public float x, y, z, w;
}

public struct Color32 {
    public byte r, g, b, a;
}

public struct Bounds {
    Vector3 m_Center, m_Extents;
    public Vector3 center { get { return m_Center; } }
}

public class ScriptableObject : Object {
    public static int alive;
    public static ScriptableObject CreateInstance(Type type) {
        alive++;
        return (ScriptableObject)Activator.CreateInstance(type);
    }
}

}

namespace Tools {

public enum Mood { Calm, Angry = 5, Sad = -1 }

[Flags]
public enum Sides : byte { None = 0, Left = 1, Right = 2, Top = 4 }

public struct Range {
    public int from, to;
    int hidden;
}

public class Base {
    public string title = "untitled";
}

public class Options : Base {
    public static int made;
    public int size = 7;
    public Vector3 at;
    public Mood? mood;
    public List<Range> ranges;
    public Options next;
    public readonly int fixedly = 1;
    public const int Constant = 1;
    public static int shared;
    internal int secret;
    public int Property { get; set; }
    public Options() { made++; }
}

public class Fussy {
    public int n;
    Fussy() { throw new ArgumentException("never made"); }
}

public class Endless {
    public int n;
    public Endless() { while (true) {} }
}

// What cannot be passed.
public class Empty { int hidden; }
public class NoMaker { public int n; public NoMaker(int n) {} }
public abstract class Vague { public int n; }
public class Callback { public Action act; public CancellationToken token; }
public class Deeper { public Callback inner; }
public class Nested { public Action act; public int n; }
public struct Void {}

public static class Types {
    public static void Refused(object a, char b, DateTime c, Dictionary<string, int> d, Action e,
                               int[,] f, IList<int> g, Empty h, NoMaker i, Vague j, Deeper k,
                               IntPtr l, IProgress<int> m, Void n, KeyValuePair<int, int> o,
                               Empty[] p, List<object> q, Exception r, Guid? s, Type t) {}
    public static void Passed(string a, bool b, sbyte c, byte d, short e, ushort f, int g, uint h,
                              long i, ulong j, float k, double l, decimal m, Mood n, Sides o,
                              Vector2 p, Vector3 q, Vector4 r, Quaternion s, Color t, GameObject u,
                              Transform v, Material w, Options x, Range y, int? z, Mood?[] aa,
                              List<Vector3> bb, int[][] cc, CancellationToken dd, Bounds ee,
                              Color32 ff, UnityEngine.Object gg, Fussy hh) {}
    public static void Progress(IProgress<float> a) {}
}

// Shows what came, part by part.
public static class Show {
    static readonly CultureInfo plain = CultureInfo.InvariantCulture;

    public static string Text(object value) {
        StringBuilder to = new StringBuilder();
        Write(to, value);
        return to.ToString();
    }
    static void Write(StringBuilder to, object value) {
        UnityEngine.Object thing = value as UnityEngine.Object;
        System.Collections.IEnumerable list = value as System.Collections.IEnumerable;
        if (value == null)
            to.Append("null");
        else if (!ReferenceEquals(thing, null))
            to.Append(thing.GetType().Name).Append(':').Append(thing.name);
        else if (value is string)
            to.Append('"').Append(value).Append('"');
        else if (value is IFormattable && !value.GetType().IsEnum)
            to.Append(((IFormattable)value).ToString(null, plain));
        else if (list != null)
            List(to, list);
        else if (value.GetType().IsPrimitive || value.GetType().IsEnum)
            to.Append(value);
        else
            Fields(to, value);
    }
    static void List(StringBuilder to, System.Collections.IEnumerable list) {
        to.Append('[');
        foreach (object item in list) {
            Write(to, item);
            to.Append(' ');
        }
        to.Append(']');
    }
    static void Fields(StringBuilder to, object value) {
        to.Append('{');
        foreach (FieldInfo f in value.GetType().GetFields(BindingFlags.Instance | BindingFlags.Public
                                                         | BindingFlags.NonPublic)) {
            to.Append(f.Name).Append(':');
            Write(to, f.GetValue(value));
            to.Append(' ');
        }
        to.Append('}');
    }
}

public static class Echo {
    public static int runs;

    static string Say(params object[] values) {
        runs++;
        StringBuilder to = new StringBuilder();
        foreach (object v in values)
            to.Append(to.Length > 0 ? " " : "").Append(Show.Text(v));
        return to.ToString();
    }
    public static string Text(string value) { return Say(value); }
    public static string Bool(bool value) { return Say(value); }
    public static string LongName(N0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789 value) { return Say(value.x); }
    public static string SByte(sbyte value) { return Say(value); }
    public static string Byte(byte value) { return Say(value); }
    public static string Short(short value) { return Say(value); }
    public static string UShort(ushort value) { return Say(value); }
    public static string Int(int value) { return Say(value); }
    public static string UInt(uint value) { return Say(value); }
    public static string Long(long value) { return Say(value); }
    public static string ULong(ulong value) { return Say(value); }
    public static string Float(float value) { return Say(value); }
    public static string Double(double value) { return Say(value); }
    public static string Decimal(decimal value) { return Say(value); }
    public static string Enum(Mood value) { return Say(value); }
    public static string Flags(Sides value) { return Say(value); }
    public static string Vector2(Vector2 value) { return Say(value); }
    public static string Vector3(Vector3 value) { return Say(value); }
    public static string Vector4(Vector4 value) { return Say(value); }
    public static string Quaternion(Quaternion value) { return Say(value); }
    public static string Color(Color value) { return Say(value); }
    public static string Color32(Color32 value) { return Say(value); }
    public static string Bounds(Bounds value) { return Say(value); }
    public static string Nullable(int? value) { return Say(value); }
    public static string NullableVector(Vector3? value) { return Say(value); }
    public static string Ints(int[] value) { return Say(value); }
    public static string Texts(List<string> value) { return Say(value); }
    public static string Grid(int[][] value) { return Say((object)value); }
    public static string Vectors(List<Vector3> value) { return Say(value); }
    public static string Moods(Mood?[] value) { return Say((object)value); }
    public static string Range(Range value) { return Say(value); }
    public static string Ranges(Range[] value) { return Say(value); }
    public static string Options(Options value) { return Say(value); }
    public static string AllOptions(Options[] value, int last) { return Say(value, last); }
    public static string Fussy(Fussy value) { return Say(value); }
    public static string Endless(Endless value) { return Say(value); }
    public static string Object(GameObject value) { return Say(value); }
    public static string Objects(GameObject[] value) { return Say((object)value); }
    public static string Transform(Transform value) { return Say(value); }
    public static string Collider(Collider value) { return Say(value); }
    public static string Mover(Game.Mover value) { return Say(value); }
    public static string Material(Material value) { return Say(value); }
    public static string Any(UnityEngine.Object value) { return Say(value); }
    public static string Nested(Nested value) { return Say(value); }
    public static string Nothing() { return Say(); }
    public static string Many(string a, int b = 7, float c = 1.5f, string d = "dee", Mood e = Mood.Angry,
                              bool f = true, int? g = null, Vector3 h = default(Vector3),
                              GameObject i = null, decimal j = 2.5m, int? k = 4, string l = null) {
        return Say(a, b, c, d, e, f, g, h, i, j, k, l);
    }
}

public static class Give {
    public static void Void() { Echo.runs++; }
    public static string Text() { return "a \"text\"\n\u00e4\ud83d\ude00"; }
    public static string NoText() { return null; }
    public static string Lone() { return "\ud83d."; }
    public static string Long() { return new string('x', 300000); }
    public static int Int() { return 42; }
    public static double NaN() { return double.NaN; }
    public static Vector3 Vector() { return new Vector3(1, 2.5f, -3); }
    public static object Null() { return null; }
    public static object Box() { return new { name = "n", n = 1 }; }
    public static int[] Ints() { return new[] { 1, 2 }; }
    public static GameObject Thing() { return World.hits[1]; }
    public static GameObject Gone() { return World.gone; }
    public static Mood Enum() { return Mood.Angry; }
    public static int Layer(GameObject value) { return value.layer; }
    public static string NameSkin() {
        foreach (UnityEngine.Object o in UnityEngine.Object.all.Values)
            if (o is Material)
                o.name = "Rusty";
        return "Rusty";
    }
    static string Private() { return "private"; }
    internal static string Internal() { return "internal"; }
    public static Array Slow() { return new Sluggish[1] { new Sluggish() }; }
    class Sluggish { public int n { get { while (true) {} } } }
}

public class Instance {
    static int made;
    int n = ++made;
    public string Plain() { return "instance " + n; }
    string Hidden() { return "hidden"; }
    public virtual string Virtual() { return "base"; }
}

public class Picky {
    Picky() { throw new InvalidOperationException("not today"); }
    public string Never() { return "never"; }
}

public class Needy {
    public Needy(int n) {}
    public string Never() { return "never"; }
}

public struct Value {
    int n;
    public string Add() { n++; return "value " + n; }
}

public class Asset : ScriptableObject {
    public string Plain() { return "asset of " + alive; }
}

public class Door : MonoBehaviour {
    string Open() { return name + " is open"; }
}

public static class Doors {
    static readonly List<GameObject> all = new List<GameObject>();
    public static void Add(string name, bool isActive, bool isPrefab) {
        GameObject o = isPrefab ? new GameObject(name, typeof(Transform)) : new GameObject(name);
        o.AddComponent(typeof(Door));
        o.SetActive(isActive);
        all.Add(o);
    }
    public static void Destroy(string name) {
        UnityEngine.Object.DestroyImmediate(all.Find(o => o.name == name));
    }
}

public static class Count {
    public static int Objects() { return UnityEngine.Object.all.Count; }
}

public static class Fail {
    class OwnException<T> : Exception {
        public OwnException(string message) : base(message) {}
    }
    class Mute : Exception {
        public override string Message { get { while (true) {} } }
    }
    class Shy : Exception {
        public override string Message { get { return null; } }
    }
    public static string Null() { string s = null; return s.Trim(); }
    public static string Own() { throw new OwnException<int>("my own"); }
    public static string Inner() {
        try {
            throw new ArgumentException("the cause");
        } catch (Exception e) {
            throw new InvalidOperationException("the effect", e);
        }
    }
    public static string Long() { throw new Exception(new string('y', 20000)); }
    public static string Silent() { throw new Shy(); }
    public static string Stuck() { throw new Mute(); }
    public static string Aggregate() {
        throw new AggregateException(new ArgumentException("one"), new ArgumentException("two"));
    }
    static class Broken { public static readonly int n = int.Parse("none"); }
    public static int Initializer() { return Broken.n; }
    public static string Loop() { while (true) {} }
    public static string Sleep() { Thread.Sleep(600000); return "slept"; }
    public static string Overflow(int n) { return checked(n + int.MaxValue).ToString(); }
}

// What the tests ask about a method.
public static class Probe {
    public static bool HasDefault(string type, string method, int i) {
        return Find(type, method, i).HasDefaultValue;
    }
    public static object Default(string type, string method, int i) {
        ParameterInfo p = Find(type, method, i);
        return p.RawDefaultValue == null || p.RawDefaultValue == DBNull.Value ? null
             : p.ParameterType.IsEnum ? System.Enum.ToObject(p.ParameterType, p.RawDefaultValue)
             : p.DefaultValue;
    }
    static ParameterInfo Find(string type, string method, int i) {
        return Type.GetType("Tools." + type)
            .GetMethod(method, BindingFlags.Static | BindingFlags.Instance | BindingFlags.Public
                               | BindingFlags.NonPublic)
            .GetParameters()[i];
    }
}

}
