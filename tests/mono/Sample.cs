// What t_clr.c looks at through the runtime's function table: one class for each thing that can be
// special about a class.
using System;
using System.Collections.Generic;

namespace Sample
{
    public struct Point
    {
        public int x, y;

        public Point(int x, int y)
        {
            this.x = x;
            this.y = y;
        }

        public int Sum()
        {
            return x + y;
        }

        public void Move(int by)
        {
            x += by;
        }

        public override string ToString()
        {
            return "(" + x + ";" + y + ")";
        }
    }

    public enum Size : byte { Small = 1, Large = 200 }

    public class Animal
    {
        public string name = "animal";
        public Animal friend;

        public virtual string Speak()
        {
            return "...";
        }

        public string Inherited()
        {
            return "from the base";
        }
    }

    public class Dog : Animal
    {
        public override string Speak()
        {
            return "Woof";
        }
    }

    public class Overloads
    {
        public static string Pick(int number) { return "int"; }
        public static string Pick(string text) { return "string"; }
        public static string Pick(ref int number) { number = 7; return "ref int"; }
        public static string Pick(int[] numbers) { return "int[]"; }
        public static string Pick(List<int> numbers) { return "List<int>"; }
        public static string Pick(Outer.Inner inner) { return "inner"; }
        public static string Pick(int number, string text) { return "int, string"; }
        public static int Many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j,
                               int k, int l, int m, int n, int o, int p, int q, int last)
        {
            return last;
        }
    }

    public class Outer
    {
        public class Inner
        {
            public class Innermost { }
        }

        public class Box<T>
        {
            public T content;
        }
    }

    public class Pair<A, B>
    {
        public static int count = 3;
        public A first;
        public B second;

        public static int Count() { return count; }

        public class Half { }
    }

    public unsafe class Shapes
    {
        public List<int> list;
        public Dictionary<string, Point[]> map;
        public int[] vector;
        public int[,] matrix;
        public int[][,] jagged;
        public Outer.Box<Outer.Inner> nested;
        public Pair<int, string>.Half half;
        public int? maybe;
        public int* pointer;
        public Point point;
        public Size size;
    }

    public class Statics
    {
        public static int runs;
        public static int number = Run(42);
        public static string text = "static";
        public static Point point = new Point(3, 4);
        public const int Constant = 11;

        static int Run(int value)
        {
            runs++;
            return value;
        }
    }

    public class Broken
    {
        public static int number = 5;
        public static string text = "never";

        static Broken()
        {
            throw new InvalidOperationException("no luck");
        }
    }

    public class BadMessage : Exception
    {
        public override string Message
        {
            get { throw new BadMessage(); }
        }
    }

    public class Generics
    {
        public static void Open<T>() { }
    }

    public class Throws
    {
        public static void Argument() { throw new ArgumentException("wrong \u00e9 \U0001F600"); }
        public static void Null(Animal animal) { animal.Speak(); }
        public static void Bad() { throw new BadMessage(); }
        public static void Long() { throw new Exception(new string('\u00e9', 5000)); }

        public override string ToString()
        {
            throw new NotSupportedException("no text");
        }
    }

    public class Text
    {
        public static string Pairs() { return "a\u00e9\u20ac\U0001F600z"; }
        public static string Lone() { return "\ud83dx\ude00"; }
        public static string Empty() { return ""; }
        public static string WithZero() { return "a\0b"; }
        public static string Long() { return new string('\u20ac', 100000); }
        public static int Length(string text) { return text.Length; }
        public static int Unit(string text, int i) { return text[i]; }
    }

    // Allocates, so that a collector that moves objects has something to do.
    public class Garbage
    {
        static List<object> kept = new List<object>();

        public static void Make(int n)
        {
            for (int i = 0; i < n; i++) {
                object o = new byte[64 + i % 512];
                if (i % 16 == 0)
                    kept.Add(o);
            }
            if (kept.Count > 4096)
                kept.Clear();
        }
    }

    // Behind this is a native library, which calls the runtime back.
    public class Native
    {
        public static string Number()
        {
            return (1234.5).ToString(System.Globalization.CultureInfo.InvariantCulture);
        }
    }

    public class Domain
    {
        public static string Name()
        {
            return AppDomain.CurrentDomain.FriendlyName;
        }
    }

    // Code that goes on for ever, each in its way, until somebody stops it.
    public static class Busy
    {
        public static int Count;
        public static int MayEnd;
        static readonly object Gate = new object();

        public static void Quick() { Count++; }

        // Ten milliseconds.
        public static void Short()
        {
            long end = System.Diagnostics.Stopwatch.GetTimestamp() +
                       System.Diagnostics.Stopwatch.Frequency / 100;

            while (System.Diagnostics.Stopwatch.GetTimestamp() < end)
                MayEnd ^= 1;
        }

        public static void Spin() { for (;;) { } }

        public static void Allocate() { for (;;) new byte[1000].ToString(); }

        public static void Sleep() { System.Threading.Thread.Sleep(-1); }

        public static void Wait()
        {
            lock (Gate)
                System.Threading.Monitor.Wait(Gate);
        }

        public static void Catch()
        {
            for (;;) {
                try {
                    Spin();
                } catch (System.Exception) {
                }
            }
        }

        public static void Wrap()
        {
            for (;;) {
                try {
                    try {
                        Spin();
                    } catch (System.Exception e) {
                        throw new System.InvalidOperationException("wrapped", e);
                    }
                } catch (System.InvalidOperationException) {
                }
            }
        }

        public static void Linger()
        {
            try {
                Spin();
            } finally {
                System.Threading.Thread.Sleep(30);
            }
        }

        public static void Query()
        {
            System.Collections.Generic.IEnumerable<int> all = Numbers();

            foreach (int i in all)
                MayEnd = i & 1;
        }

        static System.Collections.Generic.IEnumerable<int> Numbers()
        {
            for (int i = 0;; i++)
                yield return i;
        }

        public static void AbortSelf() { System.Threading.Thread.CurrentThread.Abort(); }

        public static void Resist()
        {
            MayEnd = 0;
            while (System.Threading.Volatile.Read(ref MayEnd) == 0) {
                try {
                    System.Threading.Thread.Sleep(1);
                } catch (System.Threading.ThreadAbortException) {
                    System.Threading.Thread.ResetAbort();
                }
            }
        }
    }
}

public class Global { }
