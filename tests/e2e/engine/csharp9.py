"""Scripts and plugin tools in C# 9, what is kept of them between starts, and a compile service that
dies or is not there."""
import glob
import os
import shutil
import signal
import stat
import tempfile

from lib.live import Live, Scene, need_an_engine
from lib.probe import compiler_of, with_probe
from lib.sources import PATIENCE, Stage
from lib.umcp import SOURCE, UMCP, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test

with open(os.path.join(SOURCE, "tests/managed/csharp9/Modern.cs"), encoding="utf-8") as file:
    MODERN = file.read()
TOTAL = MODERN.count('\n            ("')

PROBE = """
public class Probe : UnityEngine.MonoBehaviour { public int Generation => 1; }
"""
SHOWS = """
using UnityEngine;

public class Shows : MonoBehaviour
{
    public string Failed => Own.Features.Failed();
    public int Total { get; } = Own.Features.Total;
}
"""
TOOL = """
using McpPlugin;

public static class NineTool
{
    public record Answer(int Total, string Failed);

    [McpPluginTool("nine", ReadOnly = true)]
    public static Answer Nine(string? prefix = null)
        => new(Their.Features.Total, (prefix ?? "") + Their.Features.Failed());
}
"""


def features(namespace):
    """Modern.cs, so that a script and a plugin can both have it."""
    return MODERN.replace("NAMESPACE", namespace)


def kept(folder):
    """Compiled scripts, with the numbers of their files."""
    return {path: os.stat(path).st_ino
            for path in glob.glob(os.path.join(folder, "**/compiled/*.dll"), recursive=True)}


class Installed:
    """umcp in a folder of its own, from which a test can take something away."""

    def __init__(self, folder):
        self.bin = os.path.join(folder, "bin")
        self.lib = os.path.join(folder, "lib/umcp")
        os.makedirs(self.bin)
        built = os.path.dirname(UMCP)
        for name in ("umcp", "umcp-player", "umcp-compile"):
            shutil.copy2(os.path.join(built, name), self.bin)
        shutil.copytree(os.path.join(built, "../lib/umcp"), self.lib)

    def break_service(self):
        """From now on nothing can be compiled."""
        with open(os.path.join(self.bin, "umcp-compile"), "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\nexit 1\n")

    def server(self, state, root=None, make=None, compiled=None):
        server = Live(make, root, compiled)
        server.program = os.path.join(self.bin, "umcp")
        server.extra_env["XDG_STATE_HOME"] = state
        return server


# --- The language ---

@test
def every_feature_in_a_script_and_in_a_plugin_tool():
    def fill(project):
        project.script("Features", features("Own"))
        scene = Scene()
        scene.script(scene.add("Probe"), project.script("Probe", PROBE))
        scene.script(scene.add("Shows"), project.script("Shows", SHOWS))
        project.scenes(Main=scene)
    with Stage(fill, {"Features.cs": features("Their"), "Tool.cs": TOOL}) as stage:
        same((stage.server.value("/Shows", "Shows", "Failed"),
              stage.server.value("/Shows", "Shows", "Total")), ("", TOTAL))
        answer = stage.server.post(request("call_tool", {"name": "nine", "arguments": {}})).json()
        same(answer["result"]["content"][0]["json"], {"Total": TOTAL, "Failed": ""}, answer)
        expect(stage.server.logged("Compiled 5 scripts"), stage.server.logged())


# --- What is kept ---

@test
def a_start_with_nothing_new_needs_no_service():
    with tempfile.TemporaryDirectory() as folder:
        state = os.path.join(folder, "state")
        installed = Installed(folder)
        with installed.server(state, make=with_probe) as server:
            before = kept(state)
            same(len(before), 1)
            for path in before:
                same((stat.S_IMODE(os.stat(path).st_mode) & 0o077,
                      stat.S_IMODE(os.stat(os.path.dirname(path)).st_mode)), (0, 0o700))
            root = os.path.join(server.own_project.name, "game")
            script = os.path.join(root, "Assets/Scripts/Probe.cs")
            server.stop()
            installed.break_service()
            os.utime(script, (10 ** 9, 10 ** 9))
            with installed.server(state, root, compiled=server.compiled) as again:
                same(again.value("/Probe", "Probe", "Generation"), 1)
                same(kept(state), before)
            with open(script, "a", encoding="utf-8") as file:
                file.write("// new\n")
            with installed.server(state, root) as again:
                wait_for(lambda: again.logged("umcp cannot compile the scripts"), "a complaint", PATIENCE)
                same(kept(state), before)


SUMMARY = "Compiled 2 scripts; of "


@test
def a_report_of_errors_is_kept_too():
    def make(project):
        project.script("Wrong", "public class Wrong { int x = \"text\"; }")
        return with_probe(project)
    with tempfile.TemporaryDirectory() as folder:
        state = os.path.join(folder, "state")
        installed = Installed(folder)
        with installed.server(state, make=make) as server:
            wait_for(lambda: server.logged(SUMMARY), "the summary", PATIENCE)
            server.stop()
            installed.break_service()
            root = os.path.join(server.own_project.name, "game")
            with installed.server(state, root, compiled=server.compiled) as again:
                expect(again.logged("Assets/Scripts/Wrong.cs(1,30): error CS0029"), again.logged())
                expect(again.logged(SUMMARY), again.logged())


@test
def a_changed_script_is_compiled_and_one_that_is_as_before_is_not():
    with Stage(plugins=False) as stage:
        state = os.path.join(stage.server.folder, "state")
        first = kept(state)
        path = os.path.join(stage.project.root, "Assets/Scripts/More.cs")
        stage.project.write("Assets/Scripts/More.cs", "public class More { public static int N = 1; }")
        stage.becomes("More.N", "1")
        both = kept(state)
        same(len(both), len(first) + 1)
        os.unlink(path)
        stage.becomes("More.N", None)
        same(kept(state), both)
        stage.is_the_same()


# --- The service ---

@test
def a_service_that_is_killed_costs_no_script():
    def many(project):
        for i in range(200):
            project.script(f"S{i}", f"public class S{i} {{ public int A => {i}; }}")
        return with_probe(project)
    server = Live(many)
    server.must_be_ready = False
    compiled, server.compiled = server.compiled, None
    with server:
        service = wait_for(lambda: compiler_of(server), "the service", PATIENCE)
        os.kill(service, signal.SIGKILL)
        server.compiled = compiled
        wait_for(server.is_compiled, "the scripts", PATIENCE)
        expect(server.logged("Compiled 201 scripts"), server.logged())
        wait_for(lambda: compiler_of(server) not in (None, service), "another service", PATIENCE)


@test
def without_any_compiler_types_are_generated():
    def make(project):
        with_probe(project)
    server = Live(make)
    server.args += ["--compiler", "/nowhere/csc"]
    with server:
        told = wait_for(lambda: server.logged("umcp cannot compile the scripts"), "a complaint", PATIENCE)
        expect("/nowhere/csc" in told[0], told)
        same([card["Path"] for card in server.cards()], ["/Probe", "/Bystander", "/Bystander/Child"])
        expect("Probe" in str(server.tool("GetComponents", objectId=server.id("/Probe"))))


if __name__ == "__main__":
    need_an_engine()
    suite.main()
