"""Projects that attack by what they are built from: assembly definitions, DLLs and response files with names that
mean something else, code that speaks to the compile service itself, files that it leaves for the next start. Each
costs at most what the project itself has."""
import base64
import json
import os
import re
import subprocess
import tempfile

from lib.compiling import Rig, engine_pid
from lib.live import need_an_engine
from lib.probe import is_failure
from lib.umcp import Skipped, Suite, expect, same, wait_for

suite = Suite()
test = suite.test
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
ODD_NAMES = ("../x", "System.Core", "mscorlib", "Umcp.Support", "UnityEngine", "Assembly-CSharp", "x" * 201, "a\nb",
             "-flag", ".hidden", " lead", "a*b", "nul\0l", "%s%n")
RSP = """-analyzer:Assets/Evil.dll -r:/etc/passwd @Assets/more.rsp -out:%(out)s -doc:%(out)s -errorlog:%(out)s
-keyfile:/etc/passwd -resource:/etc/passwd -recurse:/*.cs -generatedfilesout:%(out)s -define:OWN
"""
LIBC = """
using System;
using System.Runtime.InteropServices;

public static class Libc
{
    [DllImport("libc")] static extern IntPtr write(int fd, byte[] bytes, IntPtr n);
    public static string Write(int fd, string text, int times)
    {
        byte[] bytes = Convert.FromBase64String(text);
        for (int i = 0; i < times; i++)
            write(fd, bytes, (IntPtr)bytes.Length);
        return "written";
    }
}
"""
STARTS = """
public static class Starts
{
    public static string Told = "nothing";
    [System.Runtime.CompilerServices.ModuleInitializer] internal static void Begin()
    {
        try { System.IO.File.WriteAllText("%s", "x"); Told = "written"; }
        catch (System.Exception e) { Told = e.GetType().Name; }
    }
}
"""


def put(root, path, text):
    at = os.path.join(root, path)
    os.makedirs(os.path.dirname(at), exist_ok=True)
    with open(at, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())


def dll(code, name):
    """An assembly that calls itself so, whatever its file will be called."""
    pretended = "Q" * len(name)  # mcs has its own thoughts about some names
    with tempfile.TemporaryDirectory() as folder:
        put(folder, "a.cs", code)
        subprocess.run(["mcs", "-target:library", f"-out:{folder}/{pretended}.dll", f"{folder}/a.cs"], check=True)
        with open(f"{folder}/{pretended}.dll", "rb") as file:
            return file.read().replace(pretended.encode(), name.encode())


class Built(Rig):
    """A server on a project with these files."""

    def __init__(self, files, *args, **more):
        super().__init__(*args, **more)
        for path, text in files.items():
            put(self.root, path, text)

    def size(self):
        """Of what it has printed."""
        return os.fstat(self.log.fileno()).st_size

    def since(self, size):
        """What it has printed since it had printed so much."""
        return os.pread(self.log.fileno(), 16 << 20, size).decode(errors="replace")

    def tell(self, fd, text, times=1):
        data = base64.b64encode(text if isinstance(text, bytes) else text.encode()).decode()
        return self.eval(f'Libc.Write({fd}, "{data}", {times})')


class One:
    """One server for most tests."""

    server = None

    def get(self):
        if not self.server:
            server = Built({"Assets/Scripts/Libc.cs": LIBC,
                            "Assets/Scripts/Other.cs": "public class Other : UnityEngine.MonoBehaviour { }"})
            server.__enter__()
            self.server = server
            server.becomes(1)
            wait_for(lambda: not is_failure(server.console('Libc.Write(2, "", 0)')), "the scripts")
        return self.server

    def close(self):
        server, self.server = self.server, None
        if server:
            server.__exit__(None, None, None)


one = One()


# --- Names ---

@test
def names_of_others_are_not_taken():
    """By definitions and DLLs. A broken DLL costs itself."""
    if subprocess.run(["which", "mcs"], capture_output=True, check=False).returncode:
        raise Skipped("needs mcs")
    good = dll("public class Good { public static int Number { get { return 7; } } }", "Good")
    files = {"Assets/P/Good.dll": good, "Assets/P/Twin.dll": good, "Assets/P/Cut.dll": good[:700],
             "Assets/P/Bad.dll": good.replace(b"#~\0\0", b"#-\0\0").replace(b"BSJB\1\0\1\0", b"BSJB\1\0\1\0\xff")[:-1],
             "Assets/P/System.dll": good, "Assets/Scripts/Use.cs": "public class Use { public static int Number { "
             "get { return Good.Number + System.Linq.Enumerable.Count(new[] { 1 }); } } }"}
    for name in ("mscorlib", "System.Core", "Assembly-CSharp", "UnityEngine.CoreModule", "Umcp.Plugins"):
        files[f"Assets/P/as {name}.dll".replace(".", "_", 1)[:-4] + ".dll"] = dll("public class Evil { }", name)
    for number, name in enumerate(ODD_NAMES):
        files[f"Assets/D{number}/d.asmdef"] = json.dumps({"name": name, "references": [name, f"GUID:{name}"],
                                                          "versionDefines": [{"name": "Unity", "expression": "(" * 9999,
                                                                              "define": name}]})
        files[f"Assets/D{number}/D{number}.cs"] = f"public class D{number} {{ }}"
    with Built(files) as server:
        server.becomes(1)
        same(server.eval("return Use.Number;"), "8")
        expect("/mono/" in server.eval("return typeof(System.Linq.Enumerable).Assembly.Location;"))
        expect("CoreModule" in server.eval("return typeof(UnityEngine.GameObject).Assembly.Location;"))
        same(server.eval('return System.Type.GetType("Use, Assembly-CSharp") == typeof(Use);'), "True")
        server.says("as System_Core.dll is left out", "as Assembly-CSharp.dll is left out",
                    "the class library has an assembly of this name")
        expect("TypeLoadException" not in server.words() and "TypeInitialization" not in server.words(), server.err())
        server.is_fine()


@test
def what_a_project_is_built_with_reaches_nothing():
    """Options of response files, many symbols, and code that runs as soon as its assembly does."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "planted")
        symbols = ";".join(f"S{i}" for i in range(60000))
        with Built({"Assets/csc.rsp": RSP % {"out": out}, "Assets/more.rsp": "-define:MORE\n",
                    "Assets/Scripts/Own.cs": "public class Own {\n#if OWN && !MORE\npublic const int Number = 3;\n#endif\n}",
                    "Assets/Scripts/Starts.cs": STARTS % out}) as server:
            server.becomes(1)
            same(server.eval("return Own.Number;"), "3")
            same(server.eval("return Starts.Told;"), "UnauthorizedAccessException")
            server.says("umcp ignores options that could run code or read other files")
        with Built({"ProjectSettings/ProjectSettings.asset": "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
                    f"--- !u!129 &1\nPlayerSettings:\n  scriptingDefineSymbols:\n    Standalone: {symbols}\n"}) as server:
            server.becomes(1)
            server.says("has too many symbols")
        same(os.listdir(folder), [])


# --- Code that speaks for the engine ---

@test
def the_compile_service_does_nothing_else_for_code_that_asks_it():
    server = one.get()
    engine, number = engine_pid(server), 10 ** 12
    secret = os.path.join(server.folder, "secret.cs")
    put(server.folder, "secret.cs", 'class Secret { const string X = "Gr4b"; }')
    own = os.path.join(server.root, "Assets/Scripts/Libc.cs")
    before = set(os.listdir(f"{server.state}/compiled"))
    for name, source, references in (("Evil", secret, []), ("../../Evil", own, []), ("Evil", own, [secret]), ("Evil", "/dev/zero", []),
                                     ("Evil", "/proc/self/environ", []), ("x" * 300, own, [])):
        number += 1
        same(server.tell(4, json.dumps({"id": number, "op": "build", "name": name, "references": references, "defines": [],
                                        "sources": [{"path": source}]}, separators=(",", ":")) + "\n"), "written")
    same(server.eval("return 20 + 3;"), "23")
    same({name for name in os.listdir(f"{server.state}/compiled") if "Evil" in name}, set())
    same(set(os.listdir(f"{server.state}/compiled")) - before - {name for name in os.listdir(f"{server.state}/compiled")
                                                                 if name.endswith(".txt")}, set())
    same(os.path.exists(os.path.join(server.state, "Evil.dll")), False)
    expect("Gr4b" not in server.words())
    same(engine_pid(server), engine)
    server.is_fine()


@test
def what_code_writes_to_standard_error_is_plain_and_has_a_limit():
    server = one.get()
    server.tell(2, b"begin\x1b]0;owned\x07\xc2\x9b31m\x9b31m\x7fend\n")
    wait_for(lambda: r"begin\u001b]0;owned" in server.err(), "the words", 20)
    before = server.size()
    server.tell(2, (b"y" * 79 + b"\n") * 1000, 400)  # 32 MB
    wait_for(lambda: server.tell(2, "after\n") and "left out" in server.since(before), "the limit", 20)
    expect(server.size() - before < 4 << 20, server.size() - before)
    expect(not CONTROLS.search(server.since(0)), CONTROLS.search(server.since(0)))
    server.is_fine()


@test
def the_server_says_why_a_connection_to_the_compiler_ends():
    server = one.get()
    before = server.size()
    server.tell(4, "this is nothing\n")
    wait_for(lambda: "it got an invalid request" in server.since(before), "the reason", 20)
    server.is_fine()
    one.close()


# --- What is left for the next start ---

@test
def what_code_writes_for_the_next_start_holds_out_scripts_at_most():
    with tempfile.TemporaryDirectory() as home:
        with Rig(home=home) as server:
            server.becomes(1)
            folder = os.path.join(server.state, "player")
        rows = ["2 " + "0" * 64 + " Probe Assets/Scripts/Probe.cs\tProbe.Awake ()", "2 x", "-1 " + "0" * 64 + " A B\tC",
                "2 " + "0" * 64 + " Probe ../../../../etc/passwd\t\x1b[31m", "9" * 400, "\0\xff" * 100,
                "2 " + "0" * 64 + " Probe /proc/self/mem\tx", "2 " + "0" * 64 + " Probe /dev/zero\tx"] * 200
        put(folder, "held", "\n".join(rows).encode("latin-1"))
        os.chmod(os.path.join(folder, "held"), 0o600)
        put(folder, "prefs", b"\xff\0{" * 1000)
        os.chmod(os.path.join(folder, "prefs"), 0o600)
        with Rig(home=home) as server:
            server.becomes(1)
            same(server.eval("return 1 + 1;"), "2")
            expect(not CONTROLS.search(server.err()), server.err()[-2000:])


if __name__ == "__main__":
    need_an_engine()
    try:
        suite.main()
    finally:
        one.close()
