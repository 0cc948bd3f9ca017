"""umcp-api: C# that it makes from a table is compiled, by mcs and by Roslyn, and does what the marks say; a fault
in a table or in C# is named with its line, and then nothing is written."""
import os
import shutil
import subprocess
import tempfile

from lib.driver import DRIVER, MONO, need_a_driver
from lib.umcp import SANITIZER, Skipped, Suite, expect, same

suite = Suite()
test = suite.test

API = os.environ.get("UMCP_API", "")
TABLE = """using System

namespace UnityEngine
class Object
namespace Umcp.Sample
enum Shape { Round, Flat = 5, Steep }
[Flags] enum Sides : byte { None, Left, Right,
  Both = 3 }
delegate int Judge(int value)
interface IJudged
 int grade {get}
 void Accept(Judge judge)
struct Drive
 float spring
 bool isOn
 Drive(float spring, bool on) => sets spring isOn=on
 Drive(float spring) => sets spring
class Body : UnityEngine.Object, IJudged #54
 float mass {get set} => slot m_Mass 1 in 0..100
 float drag {get set} @..6000.0 => slot m_Drag/m_LinearDamping 0 in 0..
 [Obsolete] float oldDrag {get set} => same drag
 bool isFixed {get set} => slot m_IsFixed 0
 Shape shape {get set} => slot m_Shape 5
 uint layer {get set} => slot m_Layer 0
 string title {get set} => slot m_Title
 UnityEngine.Object target {get set} => slot m_Target
 UnityEngine.Object[] targets {get set} => slot m_Targets
 Drive drive {get set} => slot m_Drive {spring 2, isOn=m_IsOn 0}
 int count {get set} => hand slot m_Count 7
 row int m_Hidden 3 unsaved
 int grade {get} => return 3
 void Umcp.Sample.IJudged.Accept(Judge judge)
 void Rest() => empty
 int Ask(int question, params int[] more)
 int Ask2(int question, params int[] more) => same Ask3
 int Ask3(int question, params int[] more) => hand
 int this[int index] {get set}
 static Body operator +(Body a, Body b)
 float kept {get set} => keep at m_Kept
 int automatic {get internal set} => auto = 4
 int inFile {get set} => file m_InFile = 6
 int plain {get protected set} => field m_Plain = 8
 int answer {get set} => return 42 | empty
 event Action moved => empty
 event Action stopped
 T Pick<T>(T value) where T : class => { return value; }
 const string Name = "a => b"
 static implicit operator Body(int number) => throws "Umcp.Sample.Body.FromNumber"
class Ball : Body
 changed m_Mass 2
 float size {get set} => slot m_Size 1
"""
CODE = """namespace Umcp.Sample
{
    public partial class Body
    {
        public int count
        {
            get { return UnityEngine.Native.GetInt(Ptr, s_Count); }
            set { UnityEngine.Native.SetInt(Ptr, s_Count, value); }
        }
        public int Ask3(int question, params int[] more) { return question + more.Length; }
        internal static int Hidden() { return s_Hidden; }
    }
}
"""
# The engine's side, as far as the table needs it, and a program that prints what the members do.
PROGRAM = """using System;
using System.Collections.Generic;
using Umcp.Sample;

namespace Umcp
{
    public class LeftOutException : Exception { public LeftOutException(string member) : base(member) { } }
    internal struct Kept<T>
    {
        private bool m_IsSet; private T m_Value;
        public T Get(string member) { if (!m_IsSet) { throw new LeftOutException(member); } return m_Value; }
        public void Set(T value) { m_IsSet = true; m_Value = value; }
    }
}
namespace UnityEngine
{
    public class SerializeField : Attribute { }
    public partial class Object { internal IntPtr Ptr; }
    public static class Mathf
    {
        public static float Clamp(float value, float low, float high) { return Math.Min(Math.Max(value, low), high); }
        public static float Max(float a, float b) { return Math.Max(a, b); }
    }
    internal static class Native
    {
        static readonly SortedDictionary<int, object> s_Values = new SortedDictionary<int, object>();
        public static string Written() { return string.Join(" ", s_Values.Keys); }
        static T Get<T>(int slot)
        {
            object value;
            return s_Values.TryGetValue(slot, out value) ? (T)value : default(T);
        }
        public static int GetInt(IntPtr o, int slot) { return Get<int>(slot); }
        public static void SetInt(IntPtr o, int slot, int value) { s_Values[slot] = value; }
        public static float GetFloat(IntPtr o, int slot) { return Get<float>(slot); }
        public static void SetFloat(IntPtr o, int slot, float value) { s_Values[slot] = value; }
        public static string GetText(IntPtr o, int slot) { return Get<string>(slot); }
        public static void SetText(IntPtr o, int slot, string value) { s_Values[slot] = value; }
        public static Object GetObject(IntPtr o, int slot) { return Get<Object>(slot); }
        public static void SetObject(IntPtr o, int slot, Object value) { s_Values[slot] = value; }
        public static Object[] GetObjects(IntPtr o, int slot, Type type) { return Get<Object[]>(slot); }
        public static void SetObjects(IntPtr o, int slot, Object[] value) { s_Values[slot] = value; }
    }
}
class Program
{
    static void Show(params object[] values) { Console.WriteLine(string.Join(" ", values)); }

    static string Thrown(Action action)
    {
        try { action(); return "nothing"; } catch (Umcp.LeftOutException e) { return e.Message; }
    }

    static void Main()
    {
        var b = new Body { mass = 500, drag = -1, isFixed = true, shape = Shape.Steep, layer = 4000000000 };
        b.title = "t"; b.count = 9;
        b.target = b; b.targets = new UnityEngine.Object[] { b }; b.drive = new Drive(3, true);
        Show(b.mass, b.drag, b.isFixed, b.shape, b.layer, b.title, b.count);
        Show(b.target == b, b.targets.Length, b.drive.spring, b.drive.isOn, new Drive(4).isOn);
        b.drag = 5;
#pragma warning disable 612
        Show(b.oldDrag, b.grade, b.automatic, b.inFile, b.plain, b.answer);
#pragma warning restore 612
        b.Rest(); b.moved += null; b.stopped += null; b.answer = 1;
        Show(b.Ask2(1, 2, 3), b.Pick("x"), Body.Name, (int)Shape.Steep, Sides.Both);
        Show(Thrown(() => b.Ask(1)), Thrown(() => ((IJudged)b).Accept(null)));
        Show(Thrown(() => { int i = b[1]; }), Thrown(() => { b = b + b; }), Thrown(() => { b = 5; }));
        Show(Thrown(() => { float f = b.kept; }), Thrown(() => { b.kept = 2; }), b.kept);
        new Ball { size = 2 };
        Show(Body.Hidden(), UnityEngine.Native.Written());
    }
}
"""
PRINTED = """100 0 True Steep 4000000000 t 9
True 1 3 True False
5 3 4 6 8 42
3 x a => b 6 Both
Umcp.Sample.Body.Ask Umcp.Sample.Body.Umcp.Sample.IJudged.Accept
Umcp.Sample.Body.this[] Umcp.Sample.Body.op_Addition Umcp.Sample.Body.FromNumber
Umcp.Sample.Body.kept nothing 2
11 0 1 2 3 4 5 6 7 8 9 10 12
"""


class Made:
    """A folder with a table and its C#, of which umcp-api has made the rest."""

    def __init__(self, folder, table=TABLE, code=CODE):
        self.folder = folder
        self.table, self.code = os.path.join(folder, "Sample.api"), os.path.join(folder, "Body.cs")
        self.program = os.path.join(folder, "Program.cs")
        self.out = os.path.join(folder, "out")
        self.made = os.path.join(self.out, "Sample.cs")
        os.mkdir(self.out)
        self.write(self.table, table)
        self.write(self.code, code)
        self.write(self.program, PROGRAM)

    @staticmethod
    def write(path, text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def run(self, *arguments):
        """The exit code, and what it has printed."""
        ran = subprocess.run([API, *(arguments or (self.out, self.table, self.code))], capture_output=True, text=True,
                             check=False)
        expect(not SANITIZER.search(ran.stderr), ran.stderr)
        same(ran.stdout, "")
        return ran.returncode, ran.stderr

    def compile_and_run(self, *compiler):
        program = os.path.join(self.folder, "program.exe")
        sources = [self.program, self.code, self.made]
        built = subprocess.run([*compiler, "-out:" + program, *sources], capture_output=True, text=True, check=False)
        same(built.returncode, 0, built.stdout, built.stderr)
        return subprocess.run(["mono", program], capture_output=True, text=True, check=True).stdout


def made(**members):
    if not API:
        raise Skipped("UMCP_API is not set")
    folder = tempfile.TemporaryDirectory()
    one = Made(folder.name, **members)
    one.keep = folder
    return one


@test
def mcs_compiles_it_and_it_does_what_the_marks_say():
    if not shutil.which("mcs") or not shutil.which("mono"):
        raise Skipped("mcs is not installed")
    one = made()
    same(one.run(), (0, ""))
    same(one.compile_and_run("mcs", "-nologo", "-warnaserror+", "-nowarn:0067,0169,0219"), PRINTED)


@test
def so_does_roslyn():
    need_a_driver()
    one = made()
    same(one.run(), (0, ""))
    references = ["-r:" + os.path.join(MONO, name + ".dll") for name in ("mscorlib", "System", "System.Core")]
    same(one.compile_and_run("mono", DRIVER, "-nologo", "-noconfig", *references), PRINTED)


@test
def what_is_the_same_keeps_its_time():
    one = made()
    one.run()
    os.utime(one.made, (1, 1))
    same(one.run(), (0, ""))
    same(os.stat(one.made).st_mtime, 1)
    one.write(one.table, TABLE.replace("int answer", "int reply"))
    same(one.run(), (0, ""))
    expect(os.stat(one.made).st_mtime > 1)
    same(sorted(os.listdir(one.out)), ["Sample.cs"])


@test
def faults_are_named_and_nothing_is_written():
    one = made(table=TABLE.replace("=> keep", "=> keeep").replace("int grade {get}\n", "int grade {gets}\n"))
    status, printed = one.run()
    same(status, 1)
    lines = printed.splitlines()
    same(len(lines), 3, printed)
    expect(lines[0].startswith(f"{one.table}:11: a property ends with its accessors"), printed)
    expect(lines[1].startswith(f"{one.table}:39: no mark is called 'keeep'"), printed)
    same(lines[2], "umcp-api: 2 faults, nothing is written")
    same(os.listdir(one.out), [])


@test
def a_body_that_is_gone_is_named():
    one = made(code=CODE.replace("public int Ask3(", "private int Ask4("))
    status, printed = one.run()
    same(status, 1)
    expect("Sample.api:36: no .cs file declares Umcp.Sample.Body.Ask3" in printed, printed)


@test
def files_that_are_not_there_are_named():
    one = made()
    status, printed = one.run(one.out, one.table, one.code + "x")
    same(status, 1)
    expect("Body.csx: it cannot be read" in printed, printed)
    status, printed = one.run(one.out + "x", one.table, one.code)
    same(status, 1)
    expect("outx/Sample.cs: it cannot be written" in printed, printed)


@test
def other_command_lines_get_the_usage():
    one = made()
    for arguments in ([], [one.out, one.code]):
        ran = subprocess.run([API, *arguments], capture_output=True, text=True, check=False)
        same((ran.returncode, ran.stderr.split()[0]), (2, "usage:"), ran.stderr)


if __name__ == "__main__":
    suite.main()
