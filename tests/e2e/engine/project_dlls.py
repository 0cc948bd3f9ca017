"""DLLs of a project that were made elsewhere: they look for types in assemblies that are not here by those names
(UnityEngine of older versions, netstandard), or bring what Mono's class library has already."""
import os
import re
import shutil
import subprocess
import tempfile

from lib.live import need_an_engine
from lib.sources import Stage, write
from lib.umcp import SOURCE, UMCP, Suite, expect, same

suite = Suite()
test = suite.test

FACADES = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp", "facades")
LIBRARY = "/usr/lib/mono/4.5"


def key_of(name):
    """The public key that libraries of .NET are known by, from the table of facades."""
    with open(os.path.join(SOURCE, "managed/Forwards/Forwards.cs"), encoding="utf-8") as file:
        text = file.read()
    head = re.search(r'KeyHead = "(\w+)"', text).group(1)
    key = "".join(re.findall(r'"(\w+)"', re.search(rf"const string {name} =(.*?);", text, re.S).group(1)))
    return bytes.fromhex(head + key)


class Bench:
    """A folder in which mcs makes DLLs."""

    def __init__(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = self.temporary.name

    def make(self, name, code, *references, key=None, version="0.0.0.0"):
        write(self.folder, name + ".cs", f'[assembly: System.Reflection.AssemblyVersion("{version}")] ' + code)
        options = []
        if key:
            with open(os.path.join(self.folder, name + ".snk"), "wb") as file:
                file.write(key_of(key))
            options = ["-delaysign+", f"-keyfile:{name}.snk"]
        subprocess.run(["mcs", "-nologo", "-nowarn:1685", "-target:library", "-unsafe", "-noconfig", "-nostdlib", f"-r:{LIBRARY}/mscorlib.dll", *options,
                        *[f"-r:{r}.dll" for r in references], f"-out:{name}.dll", name + ".cs"], cwd=self.folder, check=True)

    def put(self, name, project):
        os.makedirs(os.path.join(project.root, "Assets/Libs"), exist_ok=True)
        shutil.copy(os.path.join(self.folder, name + ".dll"), os.path.join(project.root, "Assets/Libs"))


def fill(project):
    """Each library is made against a small assembly with the name that the real one would have, which is not
    part of the project."""
    bench = Bench()
    bench.make("UnityEngine", "namespace UnityEngine { public struct Vector3 { public float x, y, z; } "
               "public class Object { } public class Component : Object { } public class Behaviour : Component { } "
               "public class MonoBehaviour : Behaviour { } public class RuntimeInitializeOnLoadMethodAttribute : System.Attribute { } }")
    bench.make("Old", "namespace Old { public static class Math { public static UnityEngine.Vector3 Twice(UnityEngine.Vector3 v) "
               "{ v.x *= 2; v.y *= 2; v.z *= 2; return v; } } "
               "public static class First { public static int times; [UnityEngine.RuntimeInitializeOnLoadMethod] static void Go() { times++; } } "
               "public class Part : UnityEngine.MonoBehaviour { public int number = 5; void Awake() { number++; } } }", "UnityEngine")
    bench.make("netstandard", "namespace System { public class Uri { public Uri(string s) { } public string Host { get { return null; } } } }",
               key="Open", version="2.0.0.0")
    bench.make("Standard", "namespace Standard { public class Address : System.Uri { public Address(string s) : base(s) { } "
               "public static string HostOf(System.Uri u) { return u.Host; } } }", "netstandard")
    bench.make("System.Memory", "namespace System.Buffers { public class Mine { } }",
               key="Open", version="4.0.1.1")
    for name in ("Old", "Standard", "System.Memory"):
        bench.put(name, project)
    project.script("Use", """
using System;
using UnityEngine;
public static class Use
{
    public static string Twice() => Old.Math.Twice(new Vector3(1, 2, 3)).ToString();
    public static int Part() => new GameObject().AddComponent<Old.Part>().number;
    public static string Host() => Standard.Address.HostOf(new Standard.Address("http://a.example/b"));
    public static string Own() => Standard.Address.HostOf(new Uri("http://c.example/d"));
    public static int Sum(ReadOnlySpan<int> all) { int n = 0; for (int i = 0; i < all.Length; i++) n += all[i]; return n; }
    public static int Spans() { Span<int> two = stackalloc int[2]; two[0] = 3; two[1] = 4; return Sum(two); }
}""")


@test
def libraries_find_types_where_they_are():
    if not os.path.isdir(FACADES):
        return
    with Stage(fill, plugins=False) as stage:
        same(stage.eval("Use.Twice()"), "(2.00, 4.00, 6.00)")
        same(stage.eval("Use.Part()"), "6")
        same(stage.eval("Old.First.times"), "1")
        same(stage.eval("Use.Host()"), "a.example")
        same(stage.eval("Use.Own()"), "c.example")
        same(stage.eval("Use.Spans()"), "7")
        same(stage.eval("typeof(System.Span<int>).Assembly.GetName().Name"), "mscorlib")
        stage.is_logged("Compiled 2 scripts")


READ = "public static class {} {{ static object o = \"read\"; public static object Go() {{ return System.Threading.Thread.VolatileRead(ref o); }} }}"


def fill_reads(project):
    bench = Bench()
    bench.make("Reads", READ.format("Made"))
    bench.put("Reads", project)
    project.script("Script", READ.format("Script"))


@test
def a_call_that_mono_dies_of_ends_nothing():
    """Thread.VolatileRead(ref object), from wherever."""
    with Stage(fill_reads, plugins=False) as stage:
        engine = stage.eval("System.Diagnostics.Process.GetCurrentProcess().Id")
        same(stage.eval("Made.Go()"), "read")
        same(stage.eval("Script.Go()"), "read")
        same(stage.eval('object o = "here"; return System.Threading.Thread.VolatileRead(ref o);'), "here")
        find = 'typeof(System.Threading.Thread).GetMethod("VolatileRead", new[] { typeof(object).MakeByRefType() })'
        same(stage.eval(find + '.Invoke(null, new object[] { "looked up" })'), "looked up")
        same(stage.eval('object o = "a delegate"; Of f = System.Threading.Thread.VolatileRead; return f(ref o); delegate object Of(ref object o);'),
             "a delegate")
        same(stage.eval("int n = 3; return System.Threading.Thread.VolatileRead(ref n);"), "3")
        same(stage.eval("System.Diagnostics.Process.GetCurrentProcess().Id"), engine)


@test
def there_is_a_facade_for_each_row():
    with open(os.path.join(SOURCE, "managed/Forwards/Forwards.cs"), encoding="utf-8") as file:
        rows = re.findall(r'\{ "([\w.]+)", "[\d.]+", ', file.read())
    expect(len(rows) > 20, rows)
    if os.path.isdir(FACADES) and not os.path.isdir(LIBRARY + "/Facades"):
        same(sorted(n for n in os.listdir(FACADES) if n.endswith(".dll")), sorted(r + ".dll" for r in rows + ["UnityEngine"]))


if __name__ == "__main__":
    need_an_engine()
    suite.main()
