"""umcp-compile alone: builds, the cache, and compilers that die, hang or are not there."""
import os
import signal
import stat
import tempfile

from lib.compiling import LIB, PROGRAM, compiling, dotnet, driver, mcs
from lib.umcp import Skipped, Suite, expect, same, wait_for

suite = Suite()
test = suite.test
FINE = "public class A { public static int Two() { return 2; } }\n"
WRONG = "public class A { int x = y; }\n"
COMPILERS = (mcs, driver, dotnet)


def each_compiler(function):
    """One test for each compiler, in the sandbox; and one without, whose end looks for leaks."""
    for compiler, sandbox in [(c, "on") for c in COMPILERS] + [(COMPILERS[0], "off")]:
        def run(compiler=compiler, sandbox=sandbox):
            with compiling(compiler(), options=["--sandbox", sandbox]) as c:
                function(c)
        run.__name__ = f"{function.__name__}_{compiler.__name__}" + ("_bare" if sandbox == "off" else "")
        run.__doc__ = function.__doc__
        test(run)
    return function


def made(answer):
    expect(answer.get("ok") is True, f"not made: {str(answer)[:1000]}")
    with open(answer["assembly"], "rb") as f:
        bytes_ = f.read()
    same(bytes_[:2], b"MZ", "an assembly")
    return bytes_


def report(answer):
    expect(answer.get("ok") is False and "report" in answer, f"not wrong: {str(answer)[:1000]}")
    return answer["report"]


def fault(answer):
    expect(answer.get("ok") is False and "fault" in answer, f"not a fault: {str(answer)[:1000]}")
    expect(answer["message"], "a fault has a message")
    return answer["fault"]


@each_compiler
def build(c):
    """Two files, a define, a text in place of a file, a stand-in as reference."""
    a = c.write("A.cs", "#if YES\npublic class A : UnityEngine.MonoBehaviour { public dynamic D; }\n#endif\n")
    b = c.write("B.cs", "this is not C#")
    answer = c.build(a, defines=["YES"], name="Assembly-CSharp",
                     references=[os.path.join(LIB, "UnityEngine.CoreModule.dll")],
                     texts={b: "public class B : A { object F() { return D.Name; } }\n"})
    bytes_ = made(answer)
    expect(b"Assembly-CSharp" in bytes_, "the assembly has its name")
    same(answer["isCached"], False, "isCached")
    same(stat.S_IMODE(os.stat(answer["assembly"]).st_mode), 0o600, "mode")
    same(stat.S_IMODE(os.stat(c.cache).st_mode), 0o700, "mode of the folder")


@each_compiler
def cached(c):
    a = c.write("A.cs", FINE)
    first = c.build(a)
    second = c.build(a)
    same((first["isCached"], second["isCached"]), (False, True), "isCached")
    same(first["assembly"], second["assembly"], "path")
    same(c.build(a, name="Other")["isCached"], False, "another name")
    same(c.build(a, defines=["X"])["isCached"], False, "a define")
    c.write("A.cs", FINE + "// changed\n")
    third = c.build(a)
    same(third["isCached"], False, "other content")
    expect(third["assembly"] != first["assembly"], "another path")


@each_compiler
def wrong(c):
    a = c.write("Folder with blanks/A (1).cs", WRONG)
    text = report(c.build(a))
    expect(f"{a}(1,26): error CS0103: " in text, text)
    same(report(c.build(a)), text, "the kept report")
    expect([n for n in os.listdir(c.cache) if n.endswith(".txt")], "a kept report")
    with open(a, "w", encoding="utf-8") as f:
        f.write(FINE)
    made(c.build(a))


@each_compiler
def text_of_a_source_has_its_own_lines(c):
    a = c.write("A.cs", FINE)
    text = report(c.build(texts={a: "\ufeffclass B {\n  int x = y;\n}\n"}))
    expect(f"{a}(2,11): error CS0103: " in text, text)


@each_compiler
def missing_source(c):
    text = report(c.build(os.path.join(c.project, "None.cs")))
    expect("None.cs(1,1): error CS2001: " in text, text)
    fifo = os.path.join(c.project, "Assets/Pipe.cs")
    os.mkfifo(fifo)
    text = report(c.build(fifo))
    expect("Pipe.cs(1,1): error CS2001: " in text, text)


if __name__ == "__main__":
    suite.main()
