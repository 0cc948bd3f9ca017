"""umcp-compile alone: builds, the cache, and compilers that die, hang or are not there."""
import os
import re
import shutil
import signal
import stat
import subprocess
import tempfile

from lib.compiling import LIB, PROGRAM, compiling, dotnet, driver, mcs
from lib.umcp import Suite, expect, same, wait_for

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


@each_compiler
def what_is_no_source(c):
    """A file without an end, or of gigabytes, is named and not read."""
    fine = c.write("Fine.cs", FINE)
    endless = os.path.join(c.project, "Assets/Endless.cs")
    os.symlink("/proc/self/pagemap", endless)
    large = c.write("Large.cs", "")
    os.truncate(large, 4 << 30)
    same(report(c.build(fine, endless, large)), f"{endless}(1,1): error CS2001: Source file '{endless}' cannot be "
         f"read: it is not a file\n{large}(1,1): error CS2001: Source file '{large}' cannot be read: it has more than "
         "64 MB\n")
    answer = c.build(fine, references=[large])
    same(fault(answer), "request", answer)
    expect(large in answer["message"] and "256 MB" in answer["message"], answer)
    made(c.build(fine))


@each_compiler
def places_and_names_are_the_users(c):
    """Whatever is compiled in place of a source: in errors, in the code, and in each encoding."""
    code = "#define X\n#if X\n// ü\nclass A { int x = y; }\n#endif\n"
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "latin-1"):
        for name in ("Plain.cs", "Ümlaut.cs"):
            path = c.write(name, "")
            with open(path, "w", encoding=encoding, newline="") as f:
                f.write(code)
            text = report(c.build(path))
            expect(text.startswith(f"{path}(4,19): error CS0103: ") and text.count("error CS") == 1, encoding, text)
    path = c.write("Named.cs", "using System.Runtime.CompilerServices; public class A { public string F() { return G(); } "
                   "static string G([CallerFilePath] string p = null) { return p; } }")
    assembly = made(c.build(path))
    expect(path.encode("utf-16-le") in assembly and c.cache.encode("utf-16-le") not in assembly, "the path in the code")


@each_compiler
def a_source_counts_once(c):
    path = c.write("A.cs", FINE)
    made(c.build(path, path))


@each_compiler
def references_of_the_project(c):
    """One that the project could change is compiled against as it was, and named as it is."""
    first = c.build(c.write("One.cs", "public class One { public static int Number; }"), name="One")
    one = os.path.join(c.project, "Assets", "One.dll")
    shutil.copy(first["assembly"], one)
    made(c.build(c.write("A.cs", "class A { int x = One.Number; }"), references=[one]))
    with open(one, "wb") as f:
        f.write(b"MZ, and no more")
    text = report(c.build(c.write("A.cs", "class A { }"), references=[one]))
    expect(one in text and c.cache not in text, text)


@each_compiler
def nothing_is_left_in_the_folder_of_work(c):
    made(c.build(c.write("A.cs", FINE)))
    same(report(c.build(c.write("B.cs", WRONG))) != "", True)
    work, = [n for n in os.listdir(c.cache) if n.startswith("tmp-")]
    same([n for n in os.listdir(os.path.join(c.cache, work)) if n not in ("build.rsp", ".mono")], [], "leftovers")


@each_compiler
def hello(c):
    same(sorted(c.hello), ["compiler", "csharp", "from", "path", "submits"], "members of hello")
    expect(os.path.exists(c.hello["path"]), c.hello)
    expect(re.fullmatch(r"mcs|Roslyn \d+\.\d+\.\d+", c.hello["compiler"]), c.hello)
    same(c.hello["submits"], c.hello["compiler"] != "mcs", "submits")


@each_compiler
def too_deep(c):
    """What would kill the compiler, or keep it busy for minutes, is one file's error."""
    fine = c.write("Fine.cs", FINE)
    deep = c.write("Deep.cs", "class B {\n int x = " + "(" * 20000 + "1" + ")" * 20000 + ";\n}\n")
    text = report(c.build(fine, deep))
    same(text, f"{deep}(2,1009): error CS1647: The code is nested too deeply to be compiled\n", "report")
    terms = c.write("Terms.cs", "class B { int F(int x) { return " + "x + " * 20000 + "x; } }\n")
    text = report(c.build(fine, terms))
    expect(text.startswith(f"{terms}(1,") and "error CS1647" in text, text)
    made(c.build(fine))


@each_compiler
def large_source(c):
    """5 MB are not too much."""
    part = "class C%d { public int F(int x) { return x * 2 + %d; } /* " + "." * 450 + " */ }\n"
    path = c.write("Large.cs", "".join(part % (i, i) for i in range(11000)))
    expect(os.path.getsize(path) > 5 << 20, "5 MB")
    made(c.build(path))


@each_compiler
def killed(c):
    """Another source takes its time; what compiles it is killed."""
    slow = c.write("Slow.cs", "".join(f"class C{i} {{ int F(int x) {{ return x + {i}; }} }}\n"
                                      for i in range(40000)))
    number = c.send("build", name="Slow", defines=[], references=[], sources=[{"path": slow}])
    wait_for(c.children, "a compiler")
    os.kill(c.children()[0], signal.SIGKILL)
    answer = c.answer(number)
    same(fault(answer), "died", "fault")
    expect("signal 9" in answer["message"], answer["message"])
    made(c.build(c.write("A.cs", FINE)))


@each_compiler
def all_dies_with_it(c):
    slow = c.write("Slow.cs", "class A {}\n" + "".join(f"class C{i} {{}}\n" for i in range(40000)))
    c.send("build", name="Slow", defines=[], references=[], sources=[{"path": slow}])
    wait_for(c.children, "a compiler")
    child = c.children()[0]
    c.process.kill()
    wait_for(lambda: not is_running(child), "the compiler's end")


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as f:
            return f.read().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


@each_compiler
def malformed(c):
    a = c.write("A.cs", FINE)
    for line in (b"{", b"[]", b"7", b'"x"', b"{}", b'{"id":0,"op":"build"}', b"\xff\xfe",
                 b'{"id":-1,"op":"build"}', b"[" * 100000):
        c.send_bytes(line + b"\n")
        answer = c.read()
        same((answer["id"], fault(answer)), (0, "request"), line[:50])
    for op in (b'"nothing"', b"7", b"null"):
        c.send_bytes(b'{"id":5,"op":' + op + b"}\n")
        same((lambda x: (x["id"], fault(x)))(c.read()), (5, "request"), op)
    c.send_bytes(b'{"id":6,"op":"build", broken\n')
    same((lambda x: (x["id"], fault(x)))(c.read()), (6, "request"), "broken")
    for bad in ({"name": "../x"}, {"name": ""}, {"sources": []}, {"sources": [{"path": "A.cs"}]},
                {"sources": [{"path": "/a\nb.cs"}]}, {"defines": ["A;B"]}, {"defines": ["-x"]},
                {"references": ["x.dll"]}, {"references": ['/a"b.dll']}, {"defines": "A"}):
        whole = {"name": "Game", "defines": [], "references": [], "sources": [{"path": a}], **bad}
        same(fault(c.answer(c.send("build", **whole))), "request", bad)
    c.send("cancel", of=12345)
    made(c.build(a))


@each_compiler
def endless_line(c):
    c.send_bytes(b'{"id":3,"op":"build","name":"')
    for _ in range(33):
        c.send_bytes(b"x" * (1 << 20))
    answer = c.read()
    same((answer["id"], fault(answer)), (3, "request"), "a line of more than 32 MiB")
    c.send_bytes(b"y" * (3 << 20) + b'"}\n')
    c.id = 3
    made(c.build(c.write("A.cs", FINE)))


@test
def odd_paths():
    """What a response file cannot carry is the request's fault, and all else is quoted."""
    with compiling(mcs()) as c:
        for name in ("with blank and 'quote'.cs", "ümläut.cs", "a,b;c.cs", "#hash.cs", "-dash.cs", "@at.cs"):
            made(c.build(c.write(name, FINE)))
        for name in ("star*.cs", "why?.cs", "back\\slash.cs"):
            same(fault(c.build(c.write(name, FINE))), "request", name)


@test
def the_driver_takes_odd_paths():
    with compiling(driver()) as c:
        for name in ("star*.cs", "why?.cs", "back\\slash.cs", "-dash.cs"):
            made(c.build(c.write(name, FINE)))


def submissions(compiler):
    """Names stay, the class library is there without being named, and a session dies with its driver."""
    with compiling(compiler()) as c:
        def submit(number, previous, code, **more):
            return c.answer(c.send("submit", session="s", number=number, previous=previous, code=code, **more))
        first = submit(1, 0, "var x = new System.Collections.Generic.List<int> { 1 };", references=[],
                       usings=["System", "System.Linq"])
        expect(first["ok"] and first["declares"] and first["assembly"], first)
        for number, code in enumerate(("x.Select(y => y + 1).Sum()", "dynamic d = x; d.Count",
                                       "System.Numerics.BigInteger.One", "Math.Abs(-1)",
                                       "new System.Xml.XmlDocument()", "(1, 2)"), 2):
            answer = submit(number, 1, code)
            expect(answer.get("ok") and answer["hasValue"], (code, answer))
        text = report(submit(10, 1, "x.Foo()"))
        expect(text.startswith("(1,3): error CS1061"), text)
        defined = c.answer(c.send("define", session="s", number=11, name="D",
                                  code="public class D { public int N = 7; }"))
        expect(defined["ok"], defined)
        os.kill(c.children()[0], signal.SIGKILL)
        wait_for(lambda: not c.children(), "the driver's end")
        same(fault(submit(12, 1, "x")), "session", "fault")
        again = submit(12, 1, "x.Count + new D().N", references=[], usings=["System"], history=[
            {"op": "submit", "number": 1, "previous": 0,
             "code": "var x = new System.Collections.Generic.List<int> { 1 };"},
            {"op": "define", "number": 11, "name": "D", "code": "public class D { public int N = 7; }"}])
        expect(again.get("ok"), again)


@test
def submissions_driver():
    submissions(driver)


@test
def submissions_dotnet():
    submissions(dotnet)


@test
def no_submissions():
    with compiling(mcs()) as c:
        same(c.hello["submits"], False, "submits")
        for op in ("submit", "define"):
            same(fault(c.answer(c.send(op, session="s", number=1, previous=0, code="1"))), "unsupported", op)


@test
def no_compiler():
    with compiling(["--kind", "mcs", "--path", "/nonexistent/mcs"]) as c:
        same(c.hello["submits"], False, "submits")
        answer = c.build(c.write("A.cs", FINE))
        same(fault(answer), "unavailable", "fault")
        expect("/nonexistent/mcs" in answer["message"], answer)


@test
def kept_over_a_restart():
    with tempfile.TemporaryDirectory() as home:
        with compiling(mcs(), home) as c:
            a = c.write("A.cs", FINE)
            first = c.build(a)
            made(first)
        left = sorted(os.listdir(c.cache))
        same(left, [os.path.basename(first["assembly"])], "what is left in the cache")
        with compiling(mcs(), home) as c:
            same(c.build(a), {"id": 1, "ok": True, "assembly": first["assembly"], "isCached": True}, "answer")
            with open(first["assembly"], "wb"):
                pass
            same(c.build(a)["isCached"], False, "an empty assembly")
            c.id += 1
            c.send_bytes(b'{"id":%d,"op":"build","anew":true,"name":"Game","defines":[],"references":[],'
                         b'"sources":[{"path":"%s"}]}\n' % (c.id, a.encode()))
            same(c.answer(c.id)["isCached"], False, "asked for anew")


@test
def leftovers_go():
    """What a process left that was killed goes when the next one starts."""
    with tempfile.TemporaryDirectory() as home:
        with compiling(mcs(), home) as c:
            made(c.build(c.write("A.cs", FINE)))
            c.process.kill()
            c.process.wait()
        left = f"tmp-{c.process.pid}"
        expect(left in os.listdir(c.cache), "the work folder of a killed process")
        with compiling(mcs(), home) as c:
            same(c.build(c.write("A.cs", FINE))["isCached"], True, "isCached")
            expect(left not in os.listdir(c.cache), os.listdir(c.cache))


@test
def a_folder_of_others():
    """A cache that others can write to is refused, with the remedy."""
    with tempfile.TemporaryDirectory() as home:
        os.makedirs(os.path.join(home, "cache"))
        os.chmod(os.path.join(home, "cache"), 0o777)
        done = subprocess.run([PROGRAM, "--fd", "0", "--project", home, "--cache", os.path.join(home, "cache"),
                               "--lib", LIB, "--id", "00", *mcs()], stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=60)
        same((done.returncode, done.stdout), (1, b""), "exit code")
        expect(b"other users can write there" in done.stderr and b"chmod 700" in done.stderr, done.stderr)


@test
def wrong_options():
    for args in ([], ["--fd", "0"], ["--nothing"], ["--fd"], ["--kind", "x"]):
        done = subprocess.run([PROGRAM, *args], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        same((done.returncode, done.stdout), (2, b""), args)
        expect(b"see --help" in done.stderr, done.stderr)
    done = subprocess.run([PROGRAM, "--help"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    same(done.returncode, 0, "--help")


if __name__ == "__main__":
    suite.main()
