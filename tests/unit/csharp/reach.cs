// What t_reach.c asks about: mcs -target:library -optimize+ makes fuzz/corpus/reach/tools.dll of it.
// Each method says in its name whether it comes to a class MainThread.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

public class MainThread
{
    public static readonly MainThread Instance = new MainThread();
    public T Run<T>(Func<T> f) { return f(); }
}

public interface IWork { int Do(); }
public class Wrapped : IWork { public int Do() { return Tools.YesDirectly(); } }
public class Plain : IWork { public int Do() { return 1; } }
public abstract class Base { public abstract int Get(); }
public class Derived : Base { public override int Get() { return Tools.YesDirectly(); } }
public class Scope : IDisposable { public void Dispose() { Tools.YesDirectly(); } }
public static class Registry
{
    public static readonly IWork work = new Wrapped();
    public static readonly Func<int> made = () => Tools.YesDirectly(), plain = () => 1;
}
public class Box<T> { public int Open(T t) { return Tools.YesDirectly(); } }

public static class Tools
{
    static readonly MainThread main = MainThread.Instance;
    public class Inner { public int YesNested() { return YesDirectly(); } }

    public static int YesDirectly() { return MainThread.Instance.Run(() => 1); }
    public static int YesByField() { return main.Run(() => 1); }
    public static int YesByCall() { return YesDirectly(); }
    public static int YesByLambda() { Func<int> f = () => YesDirectly(); return f(); }
    public static int YesByClosure(int n) { Func<int> f = () => YesDirectly() + n; return f(); }
    static IEnumerable<int> Steps() { yield return 1; yield return YesDirectly(); }
    public static int YesByIterator() { return Steps().Sum(); }
    public static async Task<int> YesByAsync() { await Task.Delay(1); return YesDirectly(); }
    public static int YesByInterface() { IWork w = new Wrapped(); return w.Do(); }
    public static int YesByAnyInterface(IWork w) { return w.Do(); }
    public static int YesByOverride() { Base b = new Derived(); return b.Get(); }
    public static int YesByRegistry() { return Registry.work.Do(); }
    public static int YesByDelegate() { return Registry.made(); }
    public static int YesByDispose() { using (new Scope()) return 1; }
    public static int YesByGeneric() { return new Box<int>().Open(1); }
    public static int YesByReference() { Func<int> f = YesDirectly; return f(); }

    public static int NoDirectly() { return 1; }
    public static int NoByInterface() { IWork w = new Plain(); return w.Do(); }
    public static int NoByDelegate() { return Registry.plain(); }
    public static int NoByLibrary() { return new[] { 1, 2 }.Select(i => i + 1).Sum(); }
    public static async Task<int> NoByAsync() { await Task.Delay(1); return 1; }
    public static int NoByLoop(int n) { return n == 0 ? 1 : NoByLoop(n - 1); }
}
