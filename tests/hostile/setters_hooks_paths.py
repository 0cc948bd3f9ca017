"""Hostile things that come by other doors than the console: setters, methods, hooks, the start-up
script, and paths that lead out of the folders that tools may write to."""
import ctypes
import json
import os
import tempfile
import threading
import time

from lib.victim import Abused, content, said
from lib.live import need_an_engine
from lib.probe import Once, error_of, is_failure
from lib.umcp import PATIENCE, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
VICTIM = {"componentType": "Game.Victim"}
abused = suite.keep(Abused)


def calling(tool, **arguments):
    return request("call_tool", {"name": tool, "arguments": arguments})


# --- Members ---

@test
def setters_that_do_harm():
    with abused as server:
        for member, value in (("Looping", 1), ("Sleeping", 1), ("Throwing", 1), ("Recursing", 0),
                              ("Stubborn", 1), ("Exiting", 0), ("Exiting", 3)):
            attack(server, "SetMember", member=member, jsonValue=json.dumps(value))
        server.is_bounded()


@test
def methods_that_do_harm():
    with abused as server:
        for method, arguments in (("Loop", []), ("Sleep", []), ("Throw", []), ("Recurse", []),
                                  ("Null", []), ("Exit", [0]), ("FailFast", [])):
            attack(server, "CallMethod", method=method, argsJson=json.dumps(arguments))
        server.is_bounded()


def attack(server, tool, **arguments):
    """A call that must fail; the next one works."""
    began = time.monotonic()
    reply = server.ask(tool, objectId=server.id("/Victim"), **VICTIM, **arguments)
    server.serves()
    expect(is_failure(reply), tool, arguments, reply)
    took = time.monotonic() - began
    server.ready()
    print(f"   {tool} {' '.join(map(str, arguments.values()))}: {took:.1f} s, {error_of(reply)[1]}")
    wait_for(lambda: not is_failure(server.ask(
        "SetMember", objectId=server.id("/Victim"), **VICTIM, member="number", jsonValue="7")),
        "a write that works", 2 * PATIENCE)


@test
def values_that_no_member_can_have():
    with Abused() as server:
        victim, engine = server.id("/Victim"), server.engine()
        deep = "[" * 5000 + "]" * 5000
        for member in ("number", "text", "place", "lamp"):
            for value in ("", "x", "[", deep, '{"a":' * 300 + "1" + "}" * 300, "1e999", "-1e999",
                          "99999999999999999999", "null", '"' + "x" * 1000000 + '"', '"\\ud800"',
                          '{"x":"NaN"}', '{"x":1e400,"y":{},"z":[]}', '"obj:99999999"',
                          '"obj:-1"', '"obj:' + "9" * 1000 + '"', "[1,2,3]" * 1000, "true", "\0"):
                server.ask("SetMember", objectId=victim, **VICTIM, member=member, jsonValue=value)
        for arguments in ("", "5", "[", deep, "{}", "[1,2]", "[null]", "[" + "1," * 9999 + "1]",
                          '["' + "x" * 1000000 + '"]', "[[]]", "[{}]", "[1e999]", "\0"):
            for method in ("Add", "Same", "Add(System.Int32)", "Add(" * 1000, "", "\0", "a" * 9999):
                server.ask("CallMethod", objectId=victim, **VICTIM, method=method,
                           argsJson=arguments)
        for own in ("", "obj:", "obj:x", "obj:0", "obj:-5", "obj:99999999999999999999", "\0",
                    "o" * 100000, victim + "\0", victim + " "):
            for tool, more in (("DestroyObject", {}), ("SetActive", {"active": True}),
                               ("AddComponent", {"type": "UnityEngine.Light"}),
                               ("RemoveComponent", {"typeOrIndex": "0"}),
                               ("Reparent", {"newParentId": own}), ("SelectObject", {})):
                expect(tool == "SelectObject" or is_failure(server.ask(tool, objectId=own, **more)),
                       tool, own)
        same(server.engine(), engine)
        server.do("SetMember", objectId=victim, **VICTIM, member="number", jsonValue="7")
        same(server.value("/Victim", "Game.Victim", "number"), 7)
        server.serves()
        server.is_bounded()


# --- Hooks ---

HOOKED = "System.Int32 Game.Victim::Hooked(System.Int32)"
UPDATE = "System.Void Game.Victim::Update()"


def hook(server, source, own=HOOKED):
    """A hook with this source; the same engine may have it from before."""
    server.ask("HookRemove", signature=own)
    server.do("HookAdd", type="Game.Victim", method=own)
    return server.ask("HookSetSource", signature=own, source=source)


def reads_hooked(server):
    return server.ask("ReadComponentMember", objectId=server.id("/Victim"), **VICTIM,
                      name="DoHooked")


@test
def patches_that_do_harm():
    """Harm done within a call ends with it, or with its engine; without a patch all is well."""
    with abused as server:
        for parameters, body in (
                ("", "throw new System.Exception(\"no\");"),
                ("", "throw new LoopingMessage();"),
                ("", "while (true) ;"),
                ("Game.Victim __instance", "__instance.Hooked(3);"),
                ("", "System.Environment.Exit(0);"),
                ("", "Evil.Write(0x123456789000);"),
                ("", "System.Threading.Thread.CurrentThread.Abort();")):
            began = time.monotonic()
            reply = hook(server, f"public static void Prefix({parameters}) {{ {body} }}")
            expect(not is_failure(reply), body, reply)
            reply = reads_hooked(server)
            print(f"   {body[:50]}: {time.monotonic() - began:.1f} s, "
                  f"{(error_of(reply)[1] if is_failure(reply) else content(reply))}")
            server.serves()
            server.ready()
            server.ask("HookRemove", signature=HOOKED)  # a new engine has none
            wait_for(lambda: not is_failure(reads_hooked(server)), "a read", 2 * PATIENCE)
            same(content(reads_hooked(server))["valueText"], "41", body)
        server.is_bounded()


@test
def a_patch_that_blocks_every_frame():
    """Nobody has called it, so nobody can stop it: the engine is ended by its watchdog."""
    with Abused() as server:
        engine = server.engine()
        reply = hook(server, "public static void Prefix() { while (true) System.Threading.Thread.Sleep(9); }", UPDATE)
        expect(not is_failure(reply), reply)
        waiting = Once(server, calling("ListObjects"))  # a read outlives the engine, or is told
        wait_for(lambda: server.engine() not in (None, engine), "another engine", 3 * PATIENCE)
        # It may run code before it has the hook back, which is given up once that engine hangs, too.
        wait_for(lambda: "umcp did not restore" in server.err(), "the end of the hook", 2 * PATIENCE)
        server.ready()
        print(f"   {error_of(waiting.json())[1] if is_failure(waiting.json()) else 'read'}; "
              f"{[line for line in server.err().splitlines() if 'not running' in line]}")
        expect("main thread" in server.err(), server.err()[-2000:])
        same(server.tool("HookListAllowedTypes")["ok"], True)
        server.serves()


@test
def sources_that_are_no_patch():
    with abused as server:
        engine = server.engine()
        for source in ("", "x", "{" * 5000, "class Patch { }", "\0", "return 5;",
                       "public static int Prefix(int nothing) { return 5; }", "int Prefix;",
                       "public static void Prefix(ref int __result, string __0) { }", "x" * 300000,
                       "/*", "#if", "}" * 1000,
                       "namespace A { namespace B { public class Patch { static void Prefix() "
                       "{ } } } }", "public static T Prefix<T>() { return default(T); }"):
            expect(is_failure(hook(server, source)), source[:80])
            server.serves()
        server.ask("HookRemove", signature=HOOKED)
        same(content(reads_hooked(server))["valueText"], "41")
        for own in ("", "x", HOOKED + " ", HOOKED * 1000, "\0", "System.Void X::Y()"):
            expect(is_failure(server.ask("HookSetSource", signature=own, source="x")), own[:80])
            expect(is_failure(server.ask("HookSetEnabled", signature=own, enabled=True)), own[:80])
            expect(is_failure(server.ask("HookRemove", signature=own)), own[:80])
        same(server.engine(), engine)
        server.serves()


# --- At the start ---

AT_START = (
    ("while (true) { }", "stopped"),
    ("System.Environment.Exit(0);", "umcp runs it again when it changes"),
    ("Evil.Write(0x123456789000);", "umcp runs it again when it changes"),
    ("return Evil.Stack();", "umcp runs it again when it changes"),
    ("throw new System.Exception(\"at start\");", "at start"),
    ("this is no code", "Compilation errors"),
    ("Application.Quit();", "Start-up script"),
    ("Evil.Later(100, () => System.Environment.Exit(1));", "Start-up script"),
)


@test
def start_up_scripts_that_do_harm_each_time():
    for code, told in AT_START:
        with tempfile.TemporaryDirectory() as folder:
            os.makedirs(os.path.join(folder, "Scripts"))
            with open(os.path.join(folder, "Scripts/startup.cs"), "w", encoding="utf-8") as file:
                file.write(code)
            with Abused("--state-dir", folder, is_ready=False) as server:
                wait_for(lambda: b'"Total"' in server.ask_tool("ListObjects").body, "a read")
                wait_for(lambda: told in server.err(), f"a word about {code}")
                server.serves()
                server.do("SetStartupScriptEnabled", enabled=False)
                server.ready()
                expect(server.do("GetStartupScript")["path"].endswith("disabled.cs"))


# --- Paths ---

class Trap:
    """A folder beside a project, that nothing may be written to or read from."""

    def __init__(self, folder):
        self.state = os.path.join(folder, "state")
        self.scripts = os.path.join(self.state, "Scripts")
        self.out = os.path.join(folder, "out")
        os.makedirs(self.scripts)
        os.makedirs(self.out)
        self.put(os.path.join(self.out, "secret.cs"), "return \"secret\";")
        self.put(os.path.join(folder, "x.cs"), "return \"secret\";")
        self.put(os.path.join(self.scripts, "fine.cs"), "return 5;")
        self.put(os.path.join(self.scripts, "text.txt"), "secret")
        os.mkdir(os.path.join(self.scripts, "folder.cs"))
        os.mkdir(os.path.join(self.scripts, "inside"))
        os.mkfifo(os.path.join(self.scripts, "pipe.cs"))
        os.symlink(os.path.join(self.out, "secret.cs"), os.path.join(self.scripts, "link.cs"))
        os.symlink(os.path.join(self.out, "new.cs"), os.path.join(self.scripts, "dangling.cs"))
        os.symlink(self.out, os.path.join(self.scripts, "out"))
        os.symlink("/dev/zero", os.path.join(self.scripts, "zero.cs"))
        os.symlink("loop.cs", os.path.join(self.scripts, "loop.cs"))
        self.folder = folder
        self.before = self.all()

    @staticmethod
    def put(path, text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def all(self):
        """Everything outside the Scripts folder and the project, with what it holds."""
        found = {}
        for at, folders, files in os.walk(self.folder):
            if at == self.state:
                folders[:] = [name for name in folders if name not in ("Scripts", "Library", "compiled", "player")]
                continue
            for name in folders + files:
                path = os.path.join(at, name)
                found[path] = open(path, encoding="utf-8").read() if os.path.isfile(path) else ""
        return {path: text for path, text in found.items() if self.state + "/" not in path}

    def is_whole(self, *seen):
        same(self.all(), self.before, *seen)

    def bad_paths(self):
        return ("../x.cs", "../../x.cs", "a/../../b.cs", "inside/../../x.cs", "..\\x.cs",
                "inside\\..\\..\\x.cs", "C:\\x.cs", "c:x.cs", "C:/x.cs", "\\\\host\\x.cs",
                "/etc/x.cs", os.path.join(self.out, "secret.cs"), os.path.join(self.out, "new.cs"),
                self.scripts + "/../../x.cs", self.scripts + "x.cs", "//x.cs", "file:///x.cs",
                "~/x.cs/../../../x.cs", "link.cs", "dangling.cs", "zero.cs", "loop.cs",
                "out/secret.cs", "out/new.cs", "out/../out/new.cs", "folder.cs", "text.txt",
                "new.txt", "new", "", " ", ".", "..", ".cs/..", "x.cs\0.txt", "x\0.cs",
                "a/" * 5000 + "x.cs", "x" * 300 + ".cs", "x" * 5000 + ".cs", "x.cs/", "x.cs/y",
                "pipe.cs", "fine.cs/x.cs", "%2e%2e/x.cs/../../../x.cs")


@test
def script_paths_that_lead_out():
    with tempfile.TemporaryDirectory() as folder:
        trap = Trap(os.path.realpath(folder))
        with Abused("--state-dir", trap.state) as server:
            for path in trap.bad_paths():
                for tool, more in (("WriteConsoleScript", {"content": "return 1;"}),
                                   ("ReadConsoleScript", {}), ("RunConsoleScript", {}),
                                   ("DeleteConsoleScript", {})):
                    reply = server.ask(tool, path=path, **more)
                    expect(is_failure(reply), tool, path[:99], reply)
                    expect("secret" not in said(reply).replace("secret.cs", ""), tool, path, reply)
                    trap.is_whole(tool, path[:99])
                body = server.get("/read?uri=unity://console/script?path=" + "".join(
                    f"%{byte:02x}" for byte in path.encode())[:60000]).body
                expect(b'return \\"secret' not in body, path[:99], body)
            same(server.do("RunConsoleScript", path="fine.cs")["result"], "5")
            server.do("WriteConsoleScript", path="inside/../fine.cs", content="return 6;")
            same(server.do("RunConsoleScript", path=trap.scripts + "/fine.cs")["result"], "6")
            server.serves()


def exchange(one, other):
    """Two names change places at once: there is always something of each."""
    at, swap = -100, 2  # AT_FDCWD, RENAME_EXCHANGE
    done = ctypes.CDLL(None).renameat2(at, one.encode(), at, other.encode(), swap)
    same(done, 0, one, other)


@test
def folders_that_become_links_while_they_are_written_to():
    with tempfile.TemporaryDirectory() as folder:
        trap = Trap(os.path.realpath(folder))
        swapped, link = (os.path.join(trap.scripts, name) for name in ("swapped", "other"))
        os.mkdir(swapped)
        trap.put(os.path.join(swapped, "kept.cs"), "")  # a folder that is empty may go
        os.symlink(trap.out, link)
        with Abused("--state-dir", trap.state) as server:
            is_over, swaps = threading.Event(), [0]

            def swap():
                while not is_over.is_set():
                    exchange(swapped, link)
                    swaps[0] += 1

            thread = threading.Thread(target=swap, daemon=True)
            thread.start()
            done, began = 0, time.monotonic()
            while not (done and swaps[0] > 1000) or time.monotonic() < began + 1:
                expect(time.monotonic() < began + PATIENCE, swaps, done)
                for name in ("new.cs", "secret.cs"):
                    for tool, more in (("WriteConsoleScript", {"content": "return 1;"}),
                                       ("ReadConsoleScript", {}), ("DeleteConsoleScript", {})):
                        reply = server.ask(tool, path="swapped/" + name, **more)
                        done += not is_failure(reply)
                        expect("secret\"" not in json.dumps(reply).replace("\\", ""), reply)
            is_over.set()
            thread.join(PATIENCE)
            trap.is_whole()
            print(f"   {swaps[0]} swaps, {done} calls that succeeded")
            server.serves()


@test
def scene_paths_that_lead_out():
    with tempfile.TemporaryDirectory() as folder:
        trap = Trap(os.path.realpath(folder))
        with Abused() as server:
            root = os.path.join(server.own_project.name, "game")
            assets = os.path.join(root, "Assets")
            os.symlink(trap.out, os.path.join(assets, "out"))
            os.symlink(os.path.join(trap.out, "new.unity"), os.path.join(assets, "link.unity"))
            os.mkdir(os.path.join(assets, "folder.unity"))
            trap.put(os.path.join(trap.out, "there.unity"), "there")
            trap.before = trap.all()
            server.do("SetMember", objectId=server.id("/Victim"), **VICTIM, member="number",
                      jsonValue="9")
            for path in ("../x.unity", "Assets/../x.unity", "Assets/../../x.unity", "x.unity",
                         "/tmp/x.unity", trap.out + "/x.unity", "Assets/out/x.unity",
                         "Assets/out/there.unity", "Assets/link.unity", "Assets/folder.unity",
                         "Assets/x.txt", "Assets/x", "Assets", "Assets/", "Assets\\..\\..\\x.unity",
                         "C:\\x.unity", "Assets/x.unity\0", "Assets/\0/x.unity", "Assets/"
                         + "x" * 300 + ".unity", "Assets/" + "a/" * 5000 + "x.unity",
                         "ProjectSettings/x.unity", "Packages/x.unity", "Assets/Scripts/Evil.cs",
                         "assets/../../x.unity", "Assets//../../x.unity", "Assets/./../../x.unity"):
                before = listed(root)
                reply = server.ask("SaveScene", path=path)
                expect(is_failure(reply), path[:99], reply)
                same(listed(root), before, path[:99])
                trap.is_whole(path[:99])
                server.serves()
            server.do("SaveScene", path="Assets/Copy.unity")
            expect(os.path.exists(os.path.join(assets, "Copy.unity")))


def listed(root):
    return sorted(os.path.join(at, name) for at, _, files in os.walk(root) for name in files
                  if "/Library/" not in at + "/")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
