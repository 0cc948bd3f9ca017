"""Our assembly of Roslyn on Mono, and the builds of its driver (docs/compile.md): the C# it takes, where
errors are, what is reused from build to build, and what a request may do to the next."""
import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile

from lib.driver import ASSEMBLIES, DRIVER, MONO, SUPPORT, Builder, Shared, need_a_driver, printed
from lib.umcp import SOURCE, Skipped, Suite, expect, same

suite = Suite()
test = suite.test
shared = Shared()

LIBRARY = [os.path.join(MONO, name + ".dll") for name in ("mscorlib", "System", "System.Core")]
FEATURES = os.path.join(SOURCE, "tests/managed/csharp9/Features.cs")
PACKAGES = os.path.join(SOURCE, "build/roslyn-packages")
MARKS = """namespace System.Runtime.CompilerServices {
    public static class IsExternalInit { }
    public class ModuleInitializerAttribute : System.Attribute { } }"""
RECORD = """public record Word(string Text) {
    [System.Runtime.CompilerServices.ModuleInitializer] internal static void Begin() { } }"""


def main_of(code, more=""):
    return ("using System; public static class Features { public static int Main() { "
            + code + " return 0; } " + more + " }")


def features():
    with open(FEATURES, encoding="utf-8") as file:
        return file.read()


def all_are_ok(lines):
    same([line for line in lines if not line.endswith(": ok")], [])
    same(len(lines), len(re.findall(r"public static (?:unsafe )?bool \w+\(\)", features())))


def heavy():
    """A source that takes seconds, whose methods are compiled one by one."""
    return "using System.Linq; class Heavy { " + "".join(
        f"int M{i}(int[] a) {{ return a.Where(x => x > {i}).Select(x => x * 2).Where(x => x < 9).Sum(); }}\n"
        for i in range(20000)) + "}"


# --- The language ---

@test
def every_feature_works_in_a_build():
    with shared as builder:
        builder.make(("Features.cs", features()))
        all_are_ok(builder.run())


@test
def every_feature_works_on_the_command_line():
    need_a_driver()
    with tempfile.TemporaryDirectory() as folder:
        made, options = os.path.join(folder, "Features.exe"), os.path.join(folder, "options.rsp")
        lines = ["-nologo", "-unsafe", "-optimize+", "-warn:0", "-debug-", "-nostdlib", f'-out:"{made}"',
                 "-d:ONE;TWO", *(f'-r:"{path}"' for path in LIBRARY + [SUPPORT]), f'"{FEATURES}"']
        with open(options, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        subprocess.run(["mono", DRIVER, "-noconfig", "-langversion:9.0", "@" + options], check=True, timeout=120)
        all_are_ok(printed(["mono", made]))


@test
def the_first_line_names_the_compiler():
    with shared as builder:
        expect(builder.hello.pop("compiler").startswith("Roslyn "), builder.hello)
        same(builder.hello, {"csharp": "9.0", "submits": True})


@test
def newer_csharp_is_refused():
    with shared as builder:
        expect("error CS8773" in builder.report(("A.cs", "namespace N; class A { }")))
        expect("error CS8830" in builder.report(("A.cs", "class A { public virtual A Get() => this; } "
                                                         "class B : A { public override B Get() => this; }")))


@test
def defines_choose_code():
    code = "#if ONE && !TWO\n" + main_of('Console.WriteLine("one");') + "\n#else\nclass {\n#endif"
    with shared as builder:
        builder.make(("A.cs", code), defines=["ONE"])
        same(builder.run(), ["one"])
        expect("A.cs(4,7): error CS1001" in builder.report(("A.cs", code), defines=["ONE", "TWO"]))


@test
def bytes_become_text_as_with_csc():
    code = main_of('foreach (char c in "é€") Console.WriteLine((int)c);')
    latin = main_of('foreach (char c in "é") Console.WriteLine((int)c);')
    with shared as builder:
        for content, wanted in ((code.encode(), ["233", "8364"]), (code.encode("utf-8-sig"), ["233", "8364"]),
                                (code.encode("utf-16"), ["233", "8364"]),
                                (b"\xfe\xff" + code.encode("utf-16-be"), ["233", "8364"]),
                                (latin.encode("latin-1"), ["233"])):
            builder.write("A.cs", content)
            builder.make("A.cs")
            same(builder.run(), wanted, content[:8])


# --- Errors ---

@test
def spans_are_read_by_index():
    """Of Mono's class library Roslyn would refuse it."""
    code = main_of("ReadOnlySpan<int> all = new[] { 4, 5 }; Console.WriteLine(all[1]); unsafe { fixed (int* p = all) Console.WriteLine(*p); } "
                   "foreach (ref readonly int x in all) Console.WriteLine(x); Console.WriteLine(\"abc\".AsSpan(1)[0]);")
    with shared as builder:
        builder.make(("A.cs", code))
        same(builder.run(), ["5", "4", "4", "5", "b"])


@test
def errors_have_their_place():
    with shared as builder:
        builder.write("B.cs", "class B {\n  int x = \"text\";\n  void M() { missing(); }\n}")
        same(builder.report("B.cs", ("A.cs", "class A : B { int y = none; string? s; }")),
             "A.cs(1,23): error CS0103: The name 'none' does not exist in the current context\n"
             "B.cs(2,11): error CS0029: Cannot implicitly convert type 'string' to 'int'\n"
             "B.cs(3,14): error CS0103: The name 'missing' does not exist in the current context\n")
        expect(not os.path.exists(builder.path("Made.dll")))


@test
def what_follows_from_an_error_is_not_told():
    with shared as builder:
        same(builder.report(("A.cs", "class A {"), ("B.cs", "class B { int x = y; }")),
             "A.cs(1,10): error CS1513: } expected\n")
        same(builder.report(("A.cs", "class A : None { }"), ("B.cs", "class B { int x = y; }")),
             "A.cs(1,11): error CS0246: The type or namespace name 'None' could not be found (are you missing a using "
             "directive or an assembly reference?)\n")


@test
def missing_files_are_errors():
    with shared as builder:
        same(builder.report("A.cs"), "A.cs(1,1): error CS2001: Source file 'A.cs' could not be found.\n")
        builder.write("A.cs", "class A { }")
        builder.write("Text.dll", "text")
        same(builder.report("A.cs", references=[builder.path("None.dll")]),
             "error CS0006: Metadata file 'None.dll' could not be found\n")
        expect("CS0009: Metadata file 'Text.dll'" in builder.report("A.cs", references=[builder.path("Text.dll")]))
        builder.make("A.cs")
        answer = builder.build("A.cs", out=builder.path("no/such/folder/A.dll"))
        same((answer["ok"], answer["fault"]), (False, "unavailable"), answer)
        builder.make("A.cs")


@test
def a_report_is_bounded():
    with shared as builder:
        report = builder.report(("A.cs", "class A {\n" + "int x = y;\n" * 5000 + "}"))
        expect(len(report.splitlines()) == 100, len(report.splitlines()))


# --- References ---

@test
def a_reference_may_be_there_twice():
    with shared as builder:
        builder.make(("One.cs", "public class One { public static int Number = 1; }"), name="One")
        os.mkdir(builder.path("other"))
        other = shutil.copy(builder.path("One.dll"), builder.path("other/One.dll"))
        one = builder.path("One.dll")
        builder.make(("A.cs", "class A { int x = One.Number; }"),
                     references=[one, one, other, SUPPORT, builder.path("other/../One.dll"), *LIBRARY])


@test
def a_reference_that_changed_is_read_again():
    with shared as builder:
        one = builder.path("One.dll")
        for name in ("First", "Second"):
            builder.make(("One.cs", "public class One { public static int " + name + "; }"), name="One")
            builder.make(("A.cs", "class A { int x = One." + name + "; }"), references=[one])


@test
def a_project_may_declare_what_we_add():
    with shared as builder:
        builder.make(("A.cs", RECORD))
        builder.make(("A.cs", RECORD), ("Marks.cs", MARKS))
        builder.make(("Marks.cs", MARKS), name="Marks")
        builder.make(("A.cs", RECORD), references=[builder.path("Marks.dll")])
        builder.make(("A.cs", RECORD), ("Marks.cs", MARKS), references=[builder.path("Marks.dll")])


# --- Hashes: the caller keeps what is made under the name of what files had ---

def sha(data):
    return hashlib.sha256(data if isinstance(data, bytes) else data.encode()).hexdigest()


@test
def only_sources_with_the_hash_are_compiled():
    with shared as builder:
        builder.write("A.cs", RECORD)
        for hashes, fault in (([sha(RECORD)], None), ([sha(RECORD + " ")], "changed"), ([""], "changed"),
                              ([], "request"), ([sha(RECORD)] * 2, "request")):
            answer = builder.build("A.cs", sourceHashes=hashes)
            same((answer["ok"], answer.get("fault")), (fault is None, fault), hashes, answer)
        # A text is what the message has: its hash is none. A tree that is kept is not what was asked for.
        same(builder.build(("A.cs", MARKS), "B.cs", sourceHashes=["", sha("")])["ok"], False)
        same(builder.build(("A.cs", MARKS), sourceHashes=[""]), {"ok": True})
        same(builder.build("A.cs", sourceHashes=[sha(MARKS)])["fault"], "changed")
        same(builder.build("A.cs", sourceHashes=[sha(RECORD)]), {"ok": True})


@test
def only_references_with_the_hash_are_compiled_against():
    """Also one that was swapped for another of the same size and time, and back."""
    with shared as builder:
        one, times = builder.path("One.dll"), (10 ** 9, 10 ** 9)
        data = {name: builder.make(("One.cs", f"public class One {{ public static int {name}; }}"), name="One")
                for name in ("First", "Other")}
        same(len(data["First"]), len(data["Other"]))

        def build(there, hashed, used):
            builder.write("One.dll", data[there])
            os.utime(one, times)
            answer = builder.build(("A.cs", f"class A {{ int x = One.{used}; }}"), references=[one],
                                   referenceHashes=[sha(data[hashed])])
            return answer.get("fault", answer["ok"])
        same(build("First", "First", "First"), True)
        same(build("Other", "First", "First"), True)  # as it was read then
        same(build("First", "Other", "Other"), "changed")
        same(build("Other", "Other", "Other"), True)
        same(build("Other", "Other", "First"), False)
        same(build("First", "First", "First"), True)
        same(builder.build(("A.cs", ""), references=[one], referenceHashes=[])["fault"], "request")


# --- From build to build ---

@test
def what_changes_is_compiled_again():
    """Each assembly has the bytes that a new driver makes of the same."""
    def number(n):
        return f"class Two {{ public const int Number = {n}; }}"
    first = ("A.cs", main_of("Console.WriteLine(Two.Number);"))
    steps = [([first, ("B.cs", number(1))], "1"),
             ([first, ("B.cs", number(2))], "2"),
             ([("B.cs", number(2)), first], "2"),
             ([first, ("C.cs", number(3)), ("B.cs", "class Other { }")], "3"),
             ([first, ("B.cs", number(2))], "2"),
             ([first, ("B.cs", number(1))], "1")]
    with Builder() as builder:
        made = []
        for files, wanted in steps:
            for name, code in files:
                builder.write(name, code)
                os.utime(builder.path(name), (1, 1))  # the content counts, not the time
            made.append(builder.make(*(name for name, _ in files)))
            same(builder.run(), [wanted])
            builder.make(("Else.cs", "class Else { }"), name="Else")
        same(made[0], made[-1])
        expect(made[1] != made[2], "the order of files is not seen")
        for (files, _), before in list(zip(steps, made))[1:4]:
            with Builder() as fresh:
                fresh.folder = builder.folder
                same(fresh.make(*files), before)


@test
def an_error_comes_and_goes():
    with shared as builder:
        other = ("B.cs", "class B : A { }")
        for code, wanted in (("class A { }", None), ("class A {", "CS1513"), ("class X { }", "CS0246"), ("class A { }", None)):
            if wanted:
                expect(wanted in builder.report(("A.cs", code), other))
            else:
                builder.make(("A.cs", code), other)


@test
def a_source_counts_once():
    with shared as builder:
        builder.write("A.cs", "class A { }")
        builder.make("A.cs", "A.cs")


@test
def many_builds_keep_the_memory():
    with Builder() as builder:
        sizes = []
        for i in range(200):
            filler = "/*" + "x" * 500000 + "*/"
            builder.make((f"A{i}.cs", f"class A{i} {{ }}" + filler), name=f"Made{i % 20}")
            sizes.append(builder.memory())
        expect(sizes[-1] < sizes[60] + 150, sizes[60], sizes[-1])


# --- Requests ---

@test
def malformed_requests_are_answered():
    with Builder() as builder:
        for line, number in ((b"", 0), (b"text", 0), (b"[]", 0), (b"{", 0), (b'{"id":1', 0), (b"[" * 100000, 0),
                             (b'{"id":1}x', 0), (b'{"id":1,"id":2}', 0), (b'{"id":"1","op":"build"}', 0),
                             (b'{"id":1.5,"op":"build"}', 0), (b'{"op":"build"}', 0), (b'{"id":0,"op":"build"}', 0),
                             (b'{"id":4}', 4), (b'{"id":5,"op":"none"}', 5), (b'{"id":6,"op":"build"}', 6),
                             (b'{"id":7,"op":"build","name":"A","out":"/x","sources":[1]}', 7),
                             (b'{"id":8,"op":"build","name":"A","out":"/x","sources":[{"text":"class A{}"}]}', 8),
                             (b'{"id":9,"op":"build","name":1,"out":"/x","sources":[]}', 9),
                             (b'{"id":10,"op":"cancel"}', 10), (b'{"id":11,"op":"\xff\xfe"}', 11)):
            builder.send_line(line)
            answer = builder.read()
            same((answer["id"], answer["ok"], answer["fault"]), (number, False, "request"), line[:60])
            expect(answer["message"], line[:60])
        builder.id = 20
        builder.make(("A.cs", "class A { }"))


@test
def text_is_passed_whole():
    code = main_of('Console.WriteLine("\\u0041 \U0001f600 é\\t\\"".Length);')
    with shared as builder:
        builder.make(("A.cs", code))
        same(builder.run(), ["8"])
        same(builder.report(("A.cs", "#error \U0001f600 \ud83d")),  # the second is half of a pair
             "A.cs(1,8): error CS1029: #error: '\U0001f600 \ufffd'\n")


@test
def a_running_build_is_cancelled():
    with Builder() as builder:
        number = builder.send_build(("Heavy.cs", heavy()))
        builder.send_line(json.dumps({"id": number + 1, "op": "cancel", "of": number}).encode())
        builder.id += 1
        answer = builder.read()
        same((answer["id"], answer["fault"]), (number, "cancelled"))
        builder.make(("A.cs", "class A { }"))


@test
def a_waiting_build_is_cancelled_and_sessions_go_on():
    with Builder() as builder:
        first = builder.send_build(("Heavy.cs", heavy()))
        second = builder.send_build(("A.cs", "class A { }"))
        third = builder.send(op="submit", session="s", number=1, previous=0, code="1 + 1", references=[], usings=[])
        for of in (second, 999):
            builder.send(op="cancel", of=of)
        answers = [builder.read() for _ in range(2)]
        same({a["id"]: a.get("fault", a["ok"]) for a in answers}, {second: "cancelled", third: True})
        builder.send(op="cancel", of=first)
        same(builder.read()["fault"], "cancelled")
        builder.make(("A.cs", "class A { }"))


@test
def the_end_of_input_ends_it():
    with Builder() as builder:
        builder.send_build(("Heavy.cs", heavy()))
        builder.process.stdin.close()
        same(builder.process.wait(60), 0)


@test
def deep_code_costs_one_request():
    n = 20000
    with shared as builder:
        for code, wanted in (("int x = " + "(" * n + "1" + ")" * n + ";", "CS1647"),
                             ("void M() { " + "{" * n + "}" * n + " }", "CS1647"),
                             ("void M(int a) { " + "if (a == 1) { } else " * n + "{ } }", "CS8078")):
            expect(wanted in builder.report(("A.cs", "class A { " + code + " }")))
            builder.make(("A.cs", "class A { }"))
        builder.make(("A.cs", "class A { int x = " + "(" * 400 + "1" + ")" * 400 + "; string s = \"" + "(" * n + "\"; }"))


@test
def four_gigabytes_are_enough():
    with Builder(memory=4 << 30) as builder:
        builder.make(("Features.cs", features()))
        expect("CS1647" in builder.report(("A.cs", "class A { int x = " + "(" * 20000 + "1" + ")" * 20000 + "; }")))


# --- How it is made ---

class Making:
    """cmake/roslyn_make.cmake in folders of its own."""

    def __init__(self, folder, packages=None):
        need_a_driver()
        if not shutil.which("cmake"):
            raise Skipped("cmake is not installed")
        self.source, self.out = os.path.join(folder, "Roslyn"), os.path.join(folder, "out")
        self.packages = packages or os.path.join(folder, "packages")
        shutil.copytree(os.path.join(SOURCE, "managed/Roslyn"), self.source)

    def run(self, npm):
        """What it prints. It never fails."""
        options = {"NPM": npm, "MCS": shutil.which("mcs"), "MONO": shutil.which("mono"), "SOURCE": self.source,
                   "PACKAGES": self.packages, "OUT": self.out}
        done = subprocess.run(["cmake", *(f"-D{name}={value}" for name, value in options.items()),
                               "-P", os.path.join(SOURCE, "cmake/roslyn_make.cmake")],
                              check=True, timeout=600, capture_output=True, text=True)
        return (done.stdout + done.stderr).strip()

    def is_made(self):
        return os.path.exists(os.path.join(self.out, ".made"))


def it_says_why(making, said):
    expect(said.startswith("Scripts will be compiled with mcs"), said)
    same(len(said.splitlines()), 1, said)
    expect(not making.is_made() and not glob.glob(making.out + "/*"))


@test
def a_wrong_hash_is_refused():
    npm = shutil.which("npm")
    if not npm:
        raise Skipped("npm is not installed")
    with tempfile.TemporaryDirectory() as folder:
        making = Making(folder)
        path = os.path.join(making.source, "package-lock.json")
        with open(path, encoding="utf-8") as file:
            lock = json.load(file)
        lock["packages"]["node_modules/nswag"]["integrity"] = "sha512-" + "A" * 86 + "=="
        with open(path, "w", encoding="utf-8") as file:
            json.dump(lock, file)
        it_says_why(making, making.run(npm))
        with open(os.path.join(making.packages, "failure.log"), encoding="utf-8") as file:
            why = file.read()
        if "EINTEGRITY" not in why:
            expect("Integrity" in why or "network" in why or "ENOTFOUND" in why or "ECONN" in why, why)
            raise Skipped("npm reaches no registry from here")


@test
def without_npm_the_build_goes_on():
    with tempfile.TemporaryDirectory() as folder:
        making = Making(folder)
        it_says_why(making, making.run(os.path.join(folder, "npm")))


def libraries(folder):
    return sorted(os.path.basename(path) for path in glob.glob(os.path.join(folder, "*.dll")))


@test
def what_is_fetched_is_fetched_once():
    if not os.path.exists(os.path.join(PACKAGES, ".fetched")):
        raise Skipped(f"{PACKAGES} is not there")
    with tempfile.TemporaryDirectory() as folder:
        making = Making(folder, shutil.copytree(PACKAGES, os.path.join(folder, "packages")))
        same(making.run(os.path.join(folder, "npm")), "")
        expect(making.is_made())
        same(libraries(making.out), libraries(os.path.join(ASSEMBLIES, "roslyn")))


if __name__ == "__main__":
    try:
        suite.main()
    finally:
        shared.close()
