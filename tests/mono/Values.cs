// Types and values that t_reflect.c and t_overload.c read and write: one class per question.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.InteropServices;
using System.Threading;

namespace UnityEngine
{
    public class Object
    {
        static readonly Dictionary<int, Object> all = new Dictionary<int, Object>();
        static int last = 100;
        readonly int id;
        public IntPtr m_CachedPtr;
        public string name = "";

        public Object()
        {
            id = ++last;
            m_CachedPtr = (IntPtr)id;
            all[id] = this;
        }

        public int GetInstanceID() { return id; }
        public static void DestroyImmediate(Object o) { o.m_CachedPtr = IntPtr.Zero; }
        internal static Object FindObjectFromInstanceID(int id)
        {
            Object o;
            return all.TryGetValue(id, out o) ? o : null;
        }
        public override string ToString() { return name + " (" + GetType().FullName + ")"; }
    }

    public class Component : Object { }
    public class Transform : Component { }
    // Hides what the engine calls by that name.
    public class Odd : Component { public new Matrix4x4 m_CachedPtr; }
    public class Camera : Component { }

    public struct Vector2 { public float x, y; }

    public struct Vector3 : IFormattable
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
        public static readonly Vector3 one = new Vector3(1, 1, 1);
        public float magnitude { get { return (float)Math.Sqrt(x * x + y * y + z * z); } }
        public override string ToString() { return ToString(null, null); }
        public string ToString(string format, IFormatProvider provider)
        {
            return "(" + F2(x, provider) + ", " + F2(y, provider) + ", " + F2(z, provider) + ")";
        }
        // As "F2" does it, but without the native code that the stand-in for IL2CPP cannot load.
        static string F2(float value, IFormatProvider provider)
        {
            var format = NumberFormatInfo.GetInstance(provider);
            if (float.IsNaN(value))
                return format.NaNSymbol;
            if (float.IsInfinity(value))
                return value > 0 ? format.PositiveInfinitySymbol : format.NegativeInfinitySymbol;
            var hundredths = (long)Math.Round(Math.Abs(value) * 100.0);
            return (value < 0 ? format.NegativeSign : "") + hundredths / 100 +
                   format.NumberDecimalSeparator + (hundredths % 100).ToString("D2");
        }
    }

    public struct Vector4 { public float x, y, z, w; }
    public struct Quaternion { public float x, y, z, w; }
    public struct Vector2Int { int m_X, m_Y; public Vector2Int(int x, int y) { m_X = x; m_Y = y; } }
    public struct Vector3Int
    {
        int m_X, m_Y, m_Z;
        public Vector3Int(int x, int y, int z) { m_X = x; m_Y = y; m_Z = z; }
    }
    public struct Color { public float r, g, b, a; }
    [StructLayout(LayoutKind.Explicit)]
    public struct Color32
    {
        [FieldOffset(0)] int rgba;
        [FieldOffset(0)] public byte r;
        [FieldOffset(1)] public byte g;
        [FieldOffset(2)] public byte b;
        [FieldOffset(3)] public byte a;
        public int All { get { return rgba; } }
    }
    public struct Rect
    {
        float m_XMin, m_YMin, m_Width, m_Height;
        public Rect(float x, float y, float w, float h)
        {
            m_XMin = x; m_YMin = y; m_Width = w; m_Height = h;
        }
    }
    public struct Bounds
    {
        Vector3 m_Center, m_Extents;
        public Bounds(Vector3 center, Vector3 extents) { m_Center = center; m_Extents = extents; }
    }
    public struct Matrix4x4
    {
        public float m00, m10, m20, m30, m01, m11, m21, m31, m02, m12, m22, m32, m03, m13, m23, m33;
    }
    public struct LayerMask { int m_Mask; public LayerMask(int mask) { m_Mask = mask; } }
    public struct Ray { public Vector3 m_Origin, m_Direction; }
    public struct Handle { public IntPtr m_Ptr; public int m_Version; }
    namespace SceneManagement { public struct Scene { public int m_Handle; } }
}

namespace Values
{
    using UnityEngine;

    public enum Small : byte { None, One, Two, Last = 255 }
    public enum Signed : sbyte { Low = -128, Zero = 0 }
    [Flags] public enum Wide : long { None = 0, A = 1, B = 2, AB = 3, Far = 1L << 40, Top = long.MinValue }
    public enum Huge : ulong { Zero, Most = ulong.MaxValue }
    public enum Empty { }

    public class Primitives
    {
        public bool yes = true, no;
        public sbyte i8min = sbyte.MinValue, i8max = sbyte.MaxValue;
        public byte u8max = byte.MaxValue;
        public short i16min = short.MinValue, i16max = short.MaxValue;
        public ushort u16max = ushort.MaxValue;
        public int i32min = int.MinValue, i32max = int.MaxValue;
        public uint u32max = uint.MaxValue;
        public long i64min = long.MinValue, i64max = long.MaxValue;
        public ulong u64max = ulong.MaxValue;
        public float f32 = 0.1f, f32third = 1f / 3, f32max = float.MaxValue, f32tiny = float.Epsilon;
        public float f32nan = float.NaN, f32inf = float.PositiveInfinity, f32zero = -0f;
        public double f64 = 0.1, f64max = double.MaxValue, f64nan = double.NaN;
        public double f64inf = double.NegativeInfinity, f64sum = 0.1 + 0.2;
        public char letter = 'x', quote = '"', nul = '\0', wide = '\u20ac', lone = '\ud83d';
        public decimal money = 1.10m, most = decimal.MaxValue, least = decimal.MinValue;
        public IntPtr address = (IntPtr)4096;
        public string text = "Gr\u00fc\u00dfe", empty = "", none, pair = "a\ud83d\ude00b", cut = "a\ud83d";
        public string zero = "a\0b";
        public Small small = Small.Two, smallOdd = (Small)77;
        public Wide wideFlags = Wide.A | Wide.Far, wideTop = Wide.Top, wideOdd = (Wide)(1L << 50);
        public Huge huge = Huge.Most;
        public Signed signed = Signed.Low;
        public int? maybe = 5, nothing;
        public Vector3? maybeVector = new Vector3(1, 2, 3);
        public Small? maybeSmall = Small.One;
        public DateTime date = new DateTime(2020, 1, 2, 3, 4, 5);
        public TimeSpan span = new TimeSpan(1, 2, 3);
        public object boxed = 7;
        public Type type = typeof(string);
        public Action action;
        public event Action Happened;
        public void Fire() { if (Happened != null) Happened(); }
    }

    public class Structs
    {
        public Vector2 v2 = new Vector2 { x = 1, y = -2.5f };
        public Vector3 v3 = new Vector3(0, 1, 0.5f);
        public Vector3 odd = new Vector3(float.NaN, float.PositiveInfinity, float.NegativeInfinity);
        public Vector4 v4 = new Vector4 { x = 1, y = 2, z = 3, w = 4 };
        public Quaternion q = new Quaternion { w = 1 };
        public Vector2Int v2i = new Vector2Int(1, -2);
        public Vector3Int v3i = new Vector3Int(1, 2, int.MinValue);
        public Color color = new Color { r = 1, g = 0.5f, a = 1 };
        public Color32 color32 = new Color32 { r = 255, g = 1, b = 2, a = 3 };
        public Rect rect = new Rect(1, 2, 3, 4);
        public Bounds bounds = new Bounds(new Vector3(1, 2, 3), new Vector3(4, 5, 6));
        public Matrix4x4 matrix = new Matrix4x4 { m00 = 1, m11 = 1, m22 = 1, m33 = 1, m03 = 7 };
        public UnityEngine.LayerMask mask = new UnityEngine.LayerMask(5);
        public Ray ray = new Ray { m_Direction = new Vector3(0, 0, 1) };
        public Handle handle = new Handle { m_Version = 3 };
        public UnityEngine.SceneManagement.Scene scene =
            new UnityEngine.SceneManagement.Scene { m_Handle = 9 };
        public Stats stats = new Stats { level = 3, title = "Chief", place = new Vector3(1, 2, 3), Auto = 4 };
        public Vector3 Moved { get; set; }
        public int? Maybe { get; set; }
        public Stats Deep { get; set; }
    }

    [Serializable]
    public struct Stats
    {
        public int level;
        public string title;
        public Vector3 place;
        public Component target;
        public int[] marks;
        public int Auto { get; set; }
    }

    public class Collections
    {
        public int[] ints = { 1, 2, 3 };
        public int[] none = new int[0];
        public int[] many = Range(25);
        public float[] floats = { 0.5f, float.NaN };
        public string[] words = { "a", null, "c" };
        public int[,] grid = { { 1, 2, 3 }, { 4, 5, 6 } };
        public int[][] jagged = { new[] { 1 }, new[] { 2, 3 }, null };
        public int[][][] deep = { new[] { new[] { 1, 2 } } };
        public Vector3[] places = { new Vector3(1, 2, 3) };
        public List<int> list = new List<int> { 4, 5 };
        public List<List<string>> lists = new List<List<string>> { new List<string> { "x" } };
        public Dictionary<string, List<int>> map =
            new Dictionary<string, List<int>> { { "one", new List<int> { 1 } }, { "none", null } };
        public Dictionary<Small, float> byEnum = new Dictionary<Small, float> { { Small.One, 1.5f } };
        public Dictionary<Vector2, int> byVector = new Dictionary<Vector2, int> { { new Vector2(), 1 } };
        public HashSet<int> set = new HashSet<int> { 7 };
        public Queue<string> queue = new Queue<string>(new[] { "q" });
        public ArrayList old = new ArrayList { 1, "two", 3.5 };
        public Hashtable table = new Hashtable { { "k", 1 } };
        public List<object> self = new List<object>();
        public object[] loop = new object[2];
        public Node node = new Node { name = "n" };
        public IEnumerable<int> lazy = Count();
        public Throwing throwing = new Throwing();
        public Negative negative = new Negative();
        public Component[] components = { new Transform(), null };
        public Collections()
        {
            self.Add(self);
            loop[0] = loop;
            loop[1] = "end";
            node.next = node;
        }
        public static int[] Range(int n)
        {
            var a = new int[n];
            for (int i = 0; i < n; i++)
                a[i] = i;
            return a;
        }
        static IEnumerable<int> Count() { for (int i = 0;; i++) yield return i; }
    }

    public class BadText
    {
        public object throws = new Loud();
        public object nothing = new Mute();
    }
    public class Loud { public override string ToString() { throw new Exception("hush"); } }
    public class Mute { public override string ToString() { return null; } }

    public class Node
    {
        public string name;
        public Node next;
    }

    public class Throwing : ICollection
    {
        public int Count { get { throw new InvalidOperationException("not counted"); } }
        public bool IsSynchronized { get { return false; } }
        public object SyncRoot { get { return this; } }
        public void CopyTo(Array a, int i) { }
        public IEnumerator GetEnumerator() { throw new InvalidOperationException("not listed"); }
    }

    public class Negative : ICollection
    {
        public int Count { get { return -1; } }
        public bool IsSynchronized { get { return false; } }
        public object SyncRoot { get { return this; } }
        public void CopyTo(Array a, int i) { }
        public IEnumerator GetEnumerator()
        {
            yield return "one";
            throw new InvalidOperationException("no more");
        }
    }

    public interface IShape { int Sides { get; } int Area(int scale); }

    public class Base
    {
        public int shared = 1;
        public int hidden = 2;
        int secret = 3;
        static int count = 4;
        public const int Answer = 42;
        public const string Motto = "caf\u00e9";
        public const Small Choice = Small.Two;
        public readonly int fixedValue = 5;
        public static readonly int fixedStatic = 6;
        public int Plain { get; set; }
        public virtual int Virtual { get { return 10; } set { secret = value; } }
        public virtual int HalfWay { get { return 20; } set { shared = value; } }
        public int HiddenProperty { get { return 30; } }
        public int WriteOnly { set { secret = value; } }
        public int Throws { get { throw new InvalidOperationException("cannot tell"); } set { throw new ArgumentException("will not"); } }
        public static string Static { get; set; }
        public int this[int i] { get { return i; } set { } }
        public int Count() { return count; }
        public int Secret() { return secret; }
        public virtual int Twice(int x) { return 2 * x; }
        public int Twice(string x) { return x.Length; }
        public static int Add(int a, int b) { return a + b; }
        public static Base operator +(Base a, Base b) { return a; }
    }

    public class Derived : Base, IShape
    {
        public new string hidden = "new";
        public override int Virtual { get { return 11; } set { } }
        public override int HalfWay { get { return 21; } }
        public new string HiddenProperty { get { return "new"; } }
        public override int Twice(int x) { return 3 * x; }
        int IShape.Sides { get { return 4; } }
        int IShape.Area(int scale) { return scale; }
        public Func<int> Lambda() { return () => 1; } // makes <Lambda>m__0 and a field for it
        ~Derived() { }
    }

    public class MostDerived : Derived
    {
        public override int Virtual { get { return 12; } set { } }
    }

    public unsafe class Pointers
    {
        public int* pointer = (int*)4096;
        public int* Pointer { get { return pointer; } }
        int value = 8;
        public ref int Ref { get { return ref value; } }
        public Span<int> Span { get { return new Span<int>(new[] { 1, 2, 3 }); } }
    }

    public class Broken
    {
        public static int value = Fail();
        static int Fail() { throw new InvalidOperationException("no start"); }
        public static int Property { get { return value; } set { Broken.value = value; } }
    }

    public class Generic<T>
    {
        public static T shared;
        public static List<int> numbers = new List<int> { 1 };
        public T value;
        public List<T> list = new List<T>();
        public Dictionary<string, T[]> map = new Dictionary<string, T[]>();
        public T Value { get { return value; } set { this.value = value; } }
        public class Inner { public T value; }
        public class Heir : Generic<T> { }
        public static T Shared { get { return shared; } set { shared = value; } }
    }

    public class Settable
    {
        public bool flag;
        public sbyte i8;
        public byte u8;
        public short i16;
        public ushort u16;
        public int i32 = 1;
        public uint u32;
        public long i64;
        public ulong u64;
        public float f32;
        public double f64;
        public char letter;
        public decimal money;
        public string text = "old";
        public Small small;
        public Signed signed;
        public Wide wide;
        public Huge huge;
        public int? maybe = 3;
        public Vector3? maybeVector;
        public Vector3 place = new Vector3(1, 2, 3);
        public Bounds bounds = new Bounds(new Vector3(1, 2, 3), new Vector3(4, 5, 6));
        public Color32 color32;
        public Rect rect;
        public UnityEngine.LayerMask mask;
        public LayerMask noMask;
        public Matrix4x4 matrix;
        public Stats stats = new Stats { level = 1, title = "t" };
        public int[] ints;
        public string[] words;
        public int[][] jagged;
        public int[,] grid;
        public Vector3[] places;
        public List<int> list;
        public List<Component> parts;
        public List<Stats> all;
        public Stats[] some;
        public int?[] maybes;
        public Small[] smalls;
        public Component component;
        public Transform transform;
        public IShape shape;
        public object anything;
        public Node node;
        public Action action;
        public IntPtr address;
        public DateTime date;
        public Type type;
        public Dictionary<string, int> map;
        public List<List<int>> lists;
        public static Vector3 where;
        public static string said;
        public static int? staticMaybe;
        public int? Maybe { get; set; }
        public Vector3? MaybeVector { get; set; }
        public Vector3 Place { get; set; }
        public string Text { get; set; }
        public Component Part { get; set; }
        public static double Rate { get; set; }
    }

    public struct LayerMask { }

    public struct Counter
    {
        public int n;
        public int Twice { get { return 2 * n; } set { n = value / 2; } }
        public int Add(int by) { n += by; return n; }
    }

    public class Calls
    {
        public string F(int x) { return "int"; }
        public string F(float x) { return "float"; }
        public string F(string x) { return "string"; }
        public string F(bool x) { return "bool"; }
        public string F(Vector3 x) { return "Vector3"; }
        public string F(int[] x) { return "int[]"; }
        public string F(Component x) { return "Component"; }
        public string F(Transform x) { return "Transform"; }
        public string F(int x, int y) { return "int,int"; }
        public string F(int x, float y) { return "int,float"; }
        public string Narrow(byte x) { return "byte"; }
        public string Narrow(long x) { return "long"; }
        public string Wide(double x) { return "double"; }
        public string Wide(float x) { return "float"; }
        public string Named(Small x) { return "Small"; }
        public string Named(string x) { return "string"; }
        public string Named(object x) { return "object"; }
        public string Same(Vector2 x, string y) { return "a"; }
        public string Same(string y, Vector2 x) { return "b"; }
        public string Tie(Node a, string b) { return "Node,string"; }
        public string Tie(string a, Node b) { return "string,Node"; }
        public string Two(Small a) { return "Small"; }
        public string Two(Signed a) { return "Signed"; }
        public void Nothing() { }
        public T Make<T>() { return default(T); }
        public string Take<T>(List<T> list) { return typeof(T).Name; }
        public string Take(string s) { return "string"; }
        public bool Try(string key, out int value) { value = key.Length; return true; }
        public int Bump(ref int value) { value++; return value; }
        public int BumpText(ref string value) { value = value + "!"; return value.Length; }
        public int BumpPlace(ref Vector3 value) { value.x++; return (int)value.x; }
        public string Maybe(int? x) { return x.HasValue ? x.Value.ToString() : "none"; }
        public string Maybe2(Vector3? x) { return x.HasValue ? x.Value.y.ToString() : "none"; }
        public string BumpMaybe(ref int? x) { x = x.HasValue ? x + 1 : 7; return x.Value.ToString(); }
        public string OutPart(out Component x, out Vector3? y) { x = null; y = null; return "out"; }
        public unsafe string Raw(int* x) { return "pointer"; }
        public string Slice(Span<int> x) { return "span"; }
        public Vector3 Mirror(Vector3 x) { return x; }
        public static string Hello(string name) { return "Hello " + name; }
        public virtual string Who() { return "Calls"; }
        public void Fails() { throw new InvalidOperationException("as asked"); }
        public string Count(List<int> x) { return x.Count.ToString(); }
    }

    public class MoreCalls : Calls
    {
        public override string Who() { return "MoreCalls"; }
        public string F(double x) { return "double"; }
        public new string Nothing() { return "something"; }
    }

    // Objects move all the time while another thread allocates and collects.
    public static class Storm
    {
        static volatile bool stop;
        static volatile int rounds;
        static Thread thread;
        public static void Start()
        {
            stop = false;
            thread = new Thread(Run) { IsBackground = true };
            thread.Start();
        }
        static void Run()
        {
            var keep = new object[1000];
            var random = new Random(1);
            while (!stop) {
                for (int i = 0; i < 2000; i++)
                    keep[random.Next(keep.Length)] = new byte[random.Next(200)];
                GC.Collect(0);
                rounds++;
            }
        }
        public static int Stop() { stop = true; thread.Join(); return rounds; }
        // As a getter would be that makes garbage itself.
        public static List<string> Fresh
        {
            get
            {
                var list = new List<string>();
                for (int i = 0; i < 5; i++)
                    list.Add("item " + i);
                GC.Collect(0);
                return list;
            }
        }
    }

    public static class Make
    {
        public static object Of(string name) { return Activator.CreateInstance(Type.GetType("Values." + name)); }
        public static object GenericOfString() { return new Generic<string> { value = "s" }; }
        public static object GenericInner() { return new Generic<Dictionary<string, int[]>>.Inner(); }
        public static object Counter(int n) { return new Counter { n = n }; }
        public static Component Part(string kind)
        {
            return kind == "Camera" ? (Component)new Camera()
                 : kind == "Odd" ? (Component)new Odd() : new Transform();
        }
        public static string FloatText(float x) { return x.ToString(CultureInfo.InvariantCulture); }
        public static string DoubleText(double x) { return x.ToString(CultureInfo.InvariantCulture); }
        // A type with n fields f0, f1, ... that hold nothing.
        public static object Many(int n)
        {
            var assembly = AppDomain.CurrentDomain.DefineDynamicAssembly(
                new AssemblyName("Many"), AssemblyBuilderAccess.Run);
            var type = assembly.DefineDynamicModule("Many").DefineType("Many", TypeAttributes.Public);
            for (int i = 0; i < n; i++)
                type.DefineField("f" + i, typeof(int), FieldAttributes.Public);
            return Activator.CreateInstance(type.CreateType());
        }
        public static void German()
        {
            Thread.CurrentThread.CurrentCulture = new CultureInfo("de-DE");
        }
    }
}

// What code may give, for t_value.c.
namespace Given
{
    using UnityEngine;

    public class Plain
    {
        public int a = 1;
        public string Text { get { return "t"; } }
        public static int shared = 5;
        internal int inside = 6;
        int secret = 7;
        protected int kin = 8;
        public int Hidden { internal get; set; }
        public int WriteOnly { set { secret = value; } }
        public int this[int i] { get { return secret + inside + kin + i; } }
    }
    public class Heir : Plain { public new string a = "new"; public float more = 0.1f; }
    public class Link { public int n; public Link next; }
    public class Ring { public string name = "ring"; public Ring self; public List<object> items = new List<object>(); public Ring() { self = this; items.Add(this); items.Add(1); } }
    public class Throwing
    {
        public int before = 1;
        public int Bad { get { throw new InvalidOperationException("no \"value\""); } }
        public int after = 2;
    }
    public class Endless { public int Never { get { for (;;) { } } } }
    public class Mute { public override string ToString() { return "says this"; } }
    public class Nameless { }
    public struct Pair<A, B> { public A a; public B b; }
    public struct RaycastHitLike { public int x; }
    public class Fails : IEnumerable
    {
        public IEnumerator GetEnumerator() { yield return 1; throw new ArgumentException("broken"); }
    }
    public class Numbers : IEnumerable<int>
    {
        public static int closed;
        public IEnumerator<int> GetEnumerator()
        {
            try { for (int i = 0; ; i++) yield return i; } finally { closed++; }
        }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    }
    public class Wide { public string a = new string('\u20ac', 100000); public int b = 1; }

    public static class All
    {
        static Component Dead() { var c = new Camera(); UnityEngine.Object.DestroyImmediate(c); return c; }
        static Link Chain(int n) { return n == 0 ? null : new Link { n = n, next = Chain(n - 1) }; }
        static object Nest(int n) { return n == 0 ? (object)1 : new List<object> { Nest(n - 1) }; }
        static IEnumerable<int> Squares(int n) { for (int i = 0; i < n; i++) yield return i * i; }
        public static object Null { get { return null; } }
        public static object Anonymous { get { return new { name = "n", size = 1.5f, inner = new { x = 1 } }; } }
        public static object Tuple { get { return System.Tuple.Create(1, "b"); } }
        public static object Structure { get { return new Pair<int, string> { a = 1, b = "b" }; } }
        public static object Maybe { get { int? x = 3; return x; } }
        public static object Date { get { return new DateTime(2024, 1, 2, 3, 4, 5); } }
        public static object Span { get { return TimeSpan.FromSeconds(90); } }
        public static object Guid { get { return new Guid("00000001-0002-0003-0405-060708090a0b"); } }
        public static object Type { get { return typeof(Link); } }
        public static object Action { get { return new Action(Console.WriteLine); } }
        public static object Address { get { return (IntPtr)4096; } }
        public static object Plain { get { return new Plain(); } }
        public static object Heir { get { return new Heir(); } }
        public static object Chain3 { get { return Chain(3); } }
        public static object Chain5 { get { return Chain(5); } }
        public static object Ring { get { return new Ring(); } }
        public static object Throws { get { return new Throwing(); } }
        public static object Endless { get { return new Endless(); } }
        public static object Mute { get { return new Mute(); } }
        public static object Nothing { get { return new Nameless(); } }
        public static object Bare { get { return new object(); } }
        public static object Bytes { get { return new byte[] { 0, 255 }; } }
        public static object Grid { get { return new[,] { { 1, 2 }, { 3, 4 } }; } }
        public static object Jagged { get { return new[] { new[] { 1 }, null, new int[0] }; } }
        public static object Query { get { return Squares(4); } }
        public static object Failing { get { return new Fails(); } }
        public static object Empty { get { return new Dictionary<string, int>(); } }
        public static object Map { get { return new Dictionary<string, object> { { "a", 1 }, { "b\"", null } }; } }
        public static object ByNumber { get { return new Dictionary<int, string> { { 7, "seven" } }; } }
        public static object ByPlace { get { return new Dictionary<Vector3, int> { { new Vector3(1, 2, 3), 4 } }; } }
        public static object Old { get { return new Hashtable { { "k", 'v' } }; } }
        public static object Pairs { get { return new List<KeyValuePair<string, int>> { new KeyValuePair<string, int>("a", 1), new KeyValuePair<string, int>("a", 2) }; } }
        public static object Segment { get { return new ArraySegment<int>(new[] { 1, 2, 3 }, 1, 2); } }
        public static object Camera { get { return new Camera { name = "Main \"Camera\"" }; } }
        public static object Destroyed { get { return Dead(); } }
        public static object Cameras { get { return new Component[] { null, Dead() }; } }
        public static object Bounds { get { return new Bounds(new Vector3(1, 2, 3), new Vector3(0.5f, 1, 2)); } }
        public static object Rect { get { return new Rect(1, 2, 3, 4); } }
        public static object Infinite { get { return new[] { double.NaN, double.PositiveInfinity, double.NegativeInfinity }; } }
        public static object Lone { get { return "a\ud800b"; } }
        public static object Money { get { return 12.50m; } }
        public static object Exact { get { return new object[] { ulong.MaxValue, long.MinValue }; } }
        public static object Error { get { return new Throwing[] { new Throwing() }; } }
        public static object Flags { get { return new object[] { Values.Wide.A | Values.Wide.Far, (Values.Small)9 }; } }
        public static object Deep { get { return Nest(40); } }
        public static object Many { get { var all = new List<Plain>(); for (int i = 0; i < 50000; i++) all.Add(new Plain()); return all; } }
        public static object Forever { get { return new Numbers(); } }
        public static object Closed { get { return Numbers.closed; } }
        public static object Long { get { return new string('x', 300000); } }
        public static object Wide { get { return new Wide(); } }
        public static object Escapes { get { return new[] { new string('\u0001', 90000), "after" }; } }
        public static object BigMap { get { var all = new Dictionary<string, string>(); for (int i = 0; i < 9000; i++) all["key" + i] = "some value"; return all; } }
        public static object Builder { get { return new System.Text.StringBuilder("built"); } }
        public static object Task { get { return new System.Threading.Tasks.Task<int>(() => 1); } }
    }
}
