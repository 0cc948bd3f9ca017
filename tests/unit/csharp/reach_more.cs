// Another assembly, which uses that of reach.cs: mcs -target:library -optimize+ -r:tools.dll makes
// more.dll beside it.
using System;

public class MoreDerived : Base { public override int Get() { return Tools.YesDirectly(); } }
public class MorePlain : Base { public override int Get() { return 1; } }
public class MoreWork : IWork { public int Do() { return 1; } }

public static class More
{
    static int Get(Base b) { return b.Get(); }

    public static int YesAcross() { return Tools.YesByCall(); }
    public static int YesAcrossInterface() { IWork w = new Wrapped(); return w.Do(); }
    public static int YesAcrossOverride() { return Get(new MoreDerived()); }
    public static int YesAcrossField() { return Registry.made(); }
    public static int YesAcrossRegistry() { return Registry.work.Do(); }
    public static int YesAcrossGeneric() { return new Box<string>().Open(""); }
    public static int YesAcrossDispose() { using (new Scope()) return 1; }
    public static int YesAcrossReference() { Func<int> f = Tools.YesByLambda; return f(); }
    public static int YesAcrossNested() { return new Tools.Inner().YesNested(); }

    public static int NoAcross() { return Tools.NoDirectly(); }
    public static int NoAcrossInterface() { IWork w = new MoreWork(); return w.Do(); }
    public static int NoAcrossOverride() { return Get(new MorePlain()); }
    public static int NoAcrossField() { return Registry.plain(); }
}
