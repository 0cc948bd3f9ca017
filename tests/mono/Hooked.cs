// What tests hook: methods of every shape, a log, and threads that call while hooks come and go.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;

namespace UnityEngine {

public static class Debug {
    public static readonly List<string> lines = new List<string>();
    public static void Log(object message) {
        lock (lines)
            lines.Add(message.ToString());
    }
    public static string Taken() {
        string text = string.Join("|", lines);
        lines.Clear();
        return text;
    }
}

}

namespace Game {

public struct Place {
    public float x, y, z;
    public Place(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
    public float Sum() { return x + y + z; }
    public static Place Origin(float x) { return new Place(x, 0, 0); }
    public override string ToString() { return x + "," + y + "," + z; }
}

struct Secret {
    public int value;
}

class Hidden {
    public int value = 3;
}

public abstract class Shape {
    public abstract int Sides();
    public virtual int Twice() { return 2 * Sides(); }
}

public class Square : Shape {
    public override int Sides() { return 4; }
}

public class Player {
    public int health = 100;
    static readonly Player one = new Player();

    public int Damage(int amount) {
        health -= amount;
        return health;
    }
    public Place Where(float x) { return new Place(x, 2, 3); }
    public static int Add(int a, int b) { return a + b; }
    public static long Six(int a, long b, double c, float d, string e, ref int f) {
        f += a;
        return a + b + (long)c + (long)d + e.Length + f;
    }
    public static bool TryGet(string key, out int value) {
        value = key.Length;
        return value > 0;
    }
    public static int Throws(int x) {
        if (x > 3)
            throw new ArgumentException("too much");
        return x;
    }
    public static void Nothing() {}
    public static int Tiny() { return 7; }
    public static int CallTiny() { return Tiny(); }
    public static int Length(string s) { return s.Length; }
    public static int Loop(int n) {
        int sum = 0;
        while (n > 0) {
            sum += n;
            n--;
        }
        return sum;
    }
    public static T Same<T>(T value) { return value; }
    public static string Join(List<string> words, Dictionary<string, int[]> more, int? n) {
        return string.Join("-", words) + more.Count + n;
    }
    public static void Over(int a) {}
    public static void Over(string a) {}
    static int OfSecret(Secret s) { return s.value; }
    static int OfHidden(Hidden h, int n) { return h.value + n; }
    public static unsafe int OfPointer(int* p) { return *p; }
    public static int Recurse(int n) { return n <= 0 ? 0 : 1 + Recurse(n - 1); }

    // What the tests ask; each gives a text.
    static string Of(object o) { return o == null ? "null" : o.ToString(); }
    public static string AskDamage() { return Of(new Player().Damage(5)); }
    public static string AskWhere() { return Of(one.Where(1)); }
    public static string AskAdd() { return Of(Add(20, 3)); }
    public static string AskSix() {
        int f = 1;
        return Of(Six(1, 2, 3, 4, "five", ref f)) + " " + f;
    }
    public static string AskTry() {
        int value;
        return Of(TryGet("abc", out value)) + " " + value;
    }
    public static string AskThrows() { return Of(Throws(2)); }
    public static string AskThrown() {
        try {
            return Of(Throws(9));
        } catch (ArgumentException e) {
            return e.Message + (e.StackTrace.Contains("Throws") ? " in Throws" : " lost");
        }
    }
    public static string AskNothing() {
        Nothing();
        return "done";
    }
    public static string AskTiny() { return Of(CallTiny()); }
    public static string AskLength() {
        try {
            return Of(Length(null));
        } catch (NullReferenceException) {
            return "no text";
        }
    }
    public static string AskLoop() { return Of(Loop(10)); }
    public static string AskJoin() {
        return Join(new List<string> {"a", "b"}, new Dictionary<string, int[]>(), 4);
    }
    public static string AskHidden() { return Of(OfHidden(new Hidden(), 4)); }
    public static string AskTwice() { return Of(new Square().Twice()); }
    public static string AskRecurse() { return Of(Recurse(3)); }
    public static string AskConcat() {
        string a = "con", b = "cat";
        return a + b;
    }
    public static string AskLog() {
        UnityEngine.Debug.Log("hello");
        return "logged";
    }
}

// Threads that call without end. Whatever hooks do, a result is 1 or 2 times the argument.
public static class Load {
    static volatile bool isOn;
    static int wrong;
    static long calls;
    static Thread[] threads;

    public static int Target(int x) { return x; }
    public static int T0(int x) { return x; }
    public static int T1(int x) { return x; }
    public static int T2(int x) { return x; }
    public static int T3(int x) { return x; }
    public static int T4(int x) { return x; }
    public static int T5(int x) { return x; }
    public static int T6(int x) { return x; }
    public static int T7(int x) { return x; }
    public static int T8(int x) { return x; }
    public static int T9(int x) { return x; }

    static bool IsWrong(int result, int x) { return result != x && result != 2 * x; }

    static void Work() {
        long n = 0;
        int bad = 0;
        for (int x = 1; isOn; x = x % 1000 + 1) {
            if (IsWrong(Target(x), x) || IsWrong(T0(x), x) || IsWrong(T1(x), x) || IsWrong(T2(x), x) ||
                IsWrong(T3(x), x) || IsWrong(T4(x), x) || IsWrong(T5(x), x) || IsWrong(T6(x), x) ||
                IsWrong(T7(x), x) || IsWrong(T8(x), x) || IsWrong(T9(x), x))
                bad++;
            n += 11;
            if (n % 1100 == 0)
                GC.KeepAlive(new byte[256]);
        }
        Interlocked.Add(ref calls, n);
        Interlocked.Add(ref wrong, bad);
    }
    public static void Start() {
        isOn = true;
        threads = new Thread[3];
        for (int i = 0; i < threads.Length; i++) {
            threads[i] = new Thread(Work);
            threads[i].Start();
        }
    }
    public static string Stop() {
        isOn = false;
        foreach (Thread t in threads)
            t.Join();
        return calls > 0 ? wrong + " wrong" : "no calls";
    }
    public static string AskTarget() { return Target(5).ToString(); }
}

}
