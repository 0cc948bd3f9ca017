"""Scripts of the console with a live engine: files in the Scripts folder, running them, and the
start-up script, which each engine runs that comes. What C# can do is console_eval.py's."""
import contextlib
import os
import shutil
import tempfile

from lib.live import Scene, need_an_engine
from lib.probe import engine_of
from lib.umcp import Suite, expect, same, wait_for
from lib.gates import Open

suite = Suite()
test = suite.test
COUNTER = """
using UnityEngine;

public class Counter : MonoBehaviour
{
    public static int starts;
    public bool Compiled { get { return true; } }
}
"""
SAID = "Start-up script startup.cs on game: "


def room(project):
    scene = Scene()
    scene.script(scene.add("Counter"), project.script("Counter", COUNTER))
    project.scenes(Main=scene)
    return "/Counter", "Counter", "Compiled"


class Console(Open):
    """A server with its engine and a Scripts folder, in which `files` are when it starts."""

    def __init__(self, *args, **files):
        self.state = tempfile.TemporaryDirectory()
        self.scripts, self.is_opened = os.path.join(os.path.realpath(self.state.name), "Scripts"), False
        os.mkdir(self.scripts)
        for name, text in files.items():
            self.put(name + ".cs", text)
        super().__init__(room, "--state-dir", self.state.name, *args)

    def clean_up(self):
        super().clean_up()
        self.state.cleanup()

    def opened(self):
        """The same, whose gates are open when the block begins."""
        self.is_opened = True
        return self

    def __enter__(self):
        super().__enter__()
        if self.is_opened:
            self.gates(code=True)
        return self

    def path(self, name):
        return os.path.join(self.scripts, name)

    def put(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def text(self, name):
        with open(self.path(name), "rb") as file:
            return file.read().decode()

    def listed(self):
        return [item["Path"] for item in self.resource("unity://console/scripts")["Items"]]

    def wait_for_line(self, text, count=1):
        """For log lines of the start-up script."""
        wait_for(lambda: len(self.logged(SAID + text)) >= count, SAID + text)

    def starts(self):
        return self.do("ConsoleEval", code="Counter.starts")["result"]


@contextlib.contextmanager
def console(*args, code=True, **files):
    with Console(*args, *(["--allow-eval"] if code else []), **files) as server:
        server.gates(code=code)
        yield server
        server.is_well()


def empty(server):
    """No scripts, and nothing beside them."""
    for folder, own in ((server.scripts, ""), (server.state.name, "outside.cs")):
        for path in (os.path.join(folder, name) for name in os.listdir(folder) if own in ("", name)):
            if os.path.isdir(path) and not os.path.islink(path):
                shutil.rmtree(path)
            else:
                os.unlink(path)


shared = suite.keep(lambda: Console("--allow-eval").opened(), empty)


# --- Files ---

@test
def script_is_written_listed_read_run_and_deleted():
    with shared as server:
        same(server.listed(), [])
        same(server.do("WriteConsoleScript", path="mcp-test.cs", content="\ufeffreturn 123;"),
             {"ok": True})
        server.do("WriteConsoleScript", path="tools/more.cs", content="var x = 5;\nreturn x + 1;")
        same(server.text("mcp-test.cs"), "return 123;")
        same(server.listed(), [server.path("mcp-test.cs"), server.path("tools/more.cs")])
        read = server.tool("ReadConsoleScript", path="mcp-test.cs")
        same((read["Name"], read["Path"], read["Content"], read["SizeBytes"], read["Truncated"]),
             ("mcp-test.cs", server.path("mcp-test.cs"), "return 123;", 11, False))
        same(server.do("RunConsoleScript", path="mcp-test.cs"), {"ok": True, "result": "123"})
        same(server.do("RunConsoleScript", path=server.path("tools/more.cs"))["result"], "6")
        server.do("DeleteConsoleScript", path="mcp-test.cs")
        server.do("DeleteConsoleScript", path="tools/more.cs")
        same(os.listdir(server.scripts), [])
        for tool in ("DeleteConsoleScript", "RunConsoleScript"):
            error = server.refuses(tool, path="mcp-test.cs")
            same((error["kind"], error["message"]), ("NotFound", "Script not found: mcp-test.cs"))


@test
def content_may_have_256_kb():
    with shared as server:
        text = "// " + "\u00e9" * 131062 + "\nreturn 9;"
        text += " " * (262144 - len(text.encode()))
        server.do("WriteConsoleScript", path="full.cs", content=text)
        same(server.tool("ReadConsoleScript", path="full.cs")["Content"], text)
        same(server.do("RunConsoleScript", path="full.cs")["result"], "9")
        error = server.refuses("WriteConsoleScript", path="full.cs", content=text + " ")
        same((error["kind"], error["message"]),
             ("InvalidArgument", "Content too large; max 262144 bytes"))
        same(server.text("full.cs"), text)
        server.put("long.cs", text + " ")
        same(server.refuses("RunConsoleScript", path="long.cs")["kind"], "InvalidArgument")


@test
def paths_stay_inside_the_folder():
    with shared as server:
        outside = os.path.join(server.state.name, "outside.cs")
        server.put("../outside.cs", "secret")
        os.symlink(outside, server.path("link.cs"))
        os.symlink(server.state.name, server.path("out"))
        os.mkdir(server.path("folder.cs"))
        for path in ("../outside.cs", outside, "x/../../outside.cs", "C:\\outside.cs", "notes.txt",
                     "link.cs", "out/outside.cs", "a\0.cs", "", "..\\outside.cs", "out/new.cs"):
            for tool, more in (("WriteConsoleScript", {"content": "1"}),
                               ("DeleteConsoleScript", {}), ("RunConsoleScript", {})):
                same(server.refuses(tool, path=path, **more)["kind"], "InvalidArgument", tool, path)
        same(server.refuses("WriteConsoleScript", path="folder.cs", content="1")["kind"],
             "InvalidArgument")
        same(server.text("../outside.cs"), "secret")
        same(sorted(os.listdir(server.scripts)), ["folder.cs", "link.cs", "out"])
        same(sorted(name for name in os.listdir(server.state.name) if name.endswith(".cs")),
             ["outside.cs"])


@test
def gates_come_before_files():
    with console(code=False) as server:
        server.put("a.cs", "return 1;")
        for tool in ("RunConsoleScript", "RunStartupScript"):
            server.denies("ConsoleEval disabled by config", tool, path="../gone.txt")
        server.gates(writes=False)
        server.denies("Writes disabled", "WriteConsoleScript", path="../a.txt", content="x")
        server.denies("Writes disabled", "DeleteConsoleScript", path="gone.cs")
        server.gates(confirm=True, code=True)
        server.denies("Confirmation required", "RunConsoleScript", path="a.cs")
        same(server.do("RunConsoleScript", path="a.cs", confirm=True)["result"], "1")
        server.denies("Confirmation required", "DeleteConsoleScript", path="a.cs")
        same(server.text("a.cs"), "return 1;")


# --- Running ---

@test
def script_that_throws_or_cannot_be_compiled_says_so():
    with shared as server:
        server.put("throws.cs", "throw new System.Exception(\"no\");")
        result = server.do("RunConsoleScript", path="throws.cs")["result"]
        expect(result.startswith("Error: ") and "no" in result, result)
        server.put("bad.cs", "return 1;\nreturn missing;")
        expect("CS0103" in server.refuses("RunConsoleScript", path="bad.cs")["message"])


@test
def script_that_does_not_end_is_stopped():
    with console("--eval-timeout", "300") as server:
        server.put("loop.cs", "while (true) { }")
        for _ in range(3):
            expect("stopped" in server.refuses("RunConsoleScript", path="loop.cs")["message"])
        same(server.do("ConsoleEval", code="1 + 1")["result"], "2")


@test
def startup_script_is_written_switched_and_run():
    with console() as server:
        error = server.refuses("RunStartupScript")
        same((error["kind"], error["message"]), ("NotFound", "Startup script not found"))
        server.do("WriteStartupScript", content="return ++Counter.starts;")
        same(server.do("RunStartupScript"),
             {"ok": True, "result": "1", "path": server.path("startup.cs")})
        server.do("SetStartupScriptEnabled", enabled=False)
        same(os.listdir(server.scripts), ["startup.disabled.cs"])
        same(server.do("RunStartupScript"),
             {"ok": True, "result": "2", "path": server.path("startup.disabled.cs")})
        same(server.tool("GetStartupScript")["enabled"], False)
        server.do("SetStartupScriptEnabled", enabled=True)
        same(os.listdir(server.scripts), ["startup.cs"])
        same(server.logged(SAID), [])  # it has not started since


# --- At start-up ---

START = "Counter.starts++; new UnityEngine.GameObject(\"FromStartup\"); return \"started\";"


@test
def startup_script_runs_once_on_each_engine():
    with console(startup=START) as server:
        server.wait_for_line("started")
        server.card("/FromStartup")
        same(server.starts(), "1")
        engine = engine_of(server)
        os.kill(engine, 9)
        wait_for(lambda: engine_of(server) not in (None, engine), "another engine")
        server.wait_for_line("started", 2)
        same(server.starts(), "1")
        same(server.logged(SAID), [SAID + "started"] * 2)


@test
def startup_script_runs_when_code_may_be_run_and_not_before():
    with console(code=False, startup=START) as server:
        same(server.logged(SAID), [])
        server.gates(code=True)
        server.wait_for_line("started")
        server.gates(code=False)
        server.gates(code=True)
        same(server.starts(), "1")


@test
def startup_script_that_is_off_does_not_run():
    with console(**{"startup.disabled": START}) as server:
        same(server.starts(), "0")
        same(server.logged(SAID), [])


@test
def startup_script_that_does_not_end_is_stopped():
    with console("--eval-timeout", "300", startup="while (true) { }") as server:
        server.wait_for_line("")
        expect("stopped" in server.logged(SAID)[0], server.logged(SAID))
        same(server.do("ConsoleEval", code="1 + 1")["result"], "2")


@test
def startup_script_that_ends_the_engine_does_so_once():
    with console(startup="System.Diagnostics.Process.GetCurrentProcess().Kill();") as server:
        server.wait_for_line("umcp does not run it")
        same(len(server.logged(SAID + "The engine disconnected")), 1)
        wait_for(server.is_compiled, "the scripts")
        same(server.starts(), "0")
        server.do("WriteStartupScript", content=START)
        os.kill(engine_of(server), 9)
        server.wait_for_line("started")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
