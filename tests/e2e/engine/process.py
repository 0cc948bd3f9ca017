"""A live engine that is killed, blocked, ended by its own scripts or left by its server; several
engines at once; many calls."""
import contextlib
import json
import os
import stat
import tempfile
import threading
import time

from lib.live import Project, need_an_engine
from lib.probe import (LIST, Asker, ByHand, Once, children, compiler_of, engine_of, error_of,
                       instances, is_failure, kill, live, reading, result_of, state_of, with_probe)
from lib.umcp import (GROWTH_KB, MEASURED, Http, Server, Stdio, Suite, call_tool, expect, free_port,
                      initialize, often, request, rss_kb, run, same, wait_for)

suite = Suite()
test = suite.test
TRICKS = """
    private bool mustSleep, mustLoop, mustRecurse;

    private static int Deeper(int n) { return Deeper(n + 1) + Deeper(n + 2); }
    private static void Throw() { throw new System.InvalidOperationException("from a thread"); }

    private void Update()
    {
        if (mustSleep)
        {
            mustSleep = false;
            System.Threading.Thread.Sleep(10000);
        }
        while (mustLoop)
            System.Threading.Thread.Sleep(1);
        if (mustRecurse)
            Deeper(0);
    }

    public bool Sleep { get { mustSleep = true; return true; } }
    public bool Loop { get { mustLoop = true; return true; } }
    public bool Recurse { get { mustRecurse = true; return true; } }
    public int RecurseNow { get { return Deeper(0); } }
    public bool LoopNow { get { while (true) System.Threading.Thread.Sleep(1); } }
    public bool Exit { get {
        PlayerPrefs.SetInt("kept", 1);
        System.AppDomain.CurrentDomain.ProcessExit += (s, e) => { PlayerPrefs.SetInt("told", 2); System.Environment.Exit(8); };
        System.Environment.Exit(7); return true; } }
    public int Prefs { get { return PlayerPrefs.GetInt("kept") + PlayerPrefs.GetInt("told"); } }
    public bool Quit
    {
        get
        {
            Application.logMessageReceived += (text, trace, type) => { if (!text.StartsWith("heard ")) Debug.Log("heard " + text); };
            Debug.Log("about to quit");
            Application.Quit();
            return true;
        }
    }
    public bool ThrowElsewhere
    {
        get { new System.Threading.Thread(Throw).Start(); return true; }
    }
    public bool KillSelf
    {
        get { System.Diagnostics.Process.GetCurrentProcess().Kill(); return true; }
    }
    public bool FailFast { get { System.Environment.FailFast("enough"); return true; } }
    public bool Null { get { unsafe { return *(int*)8 == 0; } } }
    public int Flood
    {
        get
        {
            for (int i = 0; i < 50000; i++)
                Debug.Log("flood " + i);
            return 50000;
        }
    }
"""


def tricky(project):
    return with_probe(project, TRICKS)


def generation(server, headers=""):
    """The probe's value; None: not now."""
    reply = server.post(LIST, headers=headers).json()
    if is_failure(reply):
        return None
    ids = [card["Id"] for card in result_of(reply)["Items"] if card["Path"] == "/Probe"]
    reply = server.post(reading("Generation", ids[0]), headers=headers).json() if ids else None
    return None if not reply or is_failure(reply) else result_of(reply)["valueJson"]


def works(server, value=1, headers=""):
    wait_for(lambda: generation(server, headers) == value, "an answer of the engine", 60)


def told(server):
    return " | ".join(line for line in server.err().split("\n") if "engine" in line)[-1500:]


# --- Where it runs ---

@test
def numbers_are_written_alike_wherever_the_user_is():
    tells = """
    public string Number { get { return 1.5f.ToString(); } }
    public string ElsewhereToo
    {
        get
        {
            string found = null;
            var thread = new System.Threading.Thread(() => found = 2.5.ToString());
            thread.Start();
            thread.Join();
            return found;
        }
    }
"""
    with live(lambda project: with_probe(project, tells),
              env={"LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"}) as server:
        probe = server.id("/Probe")
        for name, wanted in (("Number", "1.5"), ("ElsewhereToo", "2.5")):
            same(result_of(server.post(reading(name, probe)).json())["valueJson"], wanted)


# --- Killed ---

@test
def every_call_is_answered_while_the_engine_is_killed():
    with live(tricky) as server:
        probe = server.id("/Probe")
        askers = [Asker(server.port, reading("Generation", probe) if i % 2 else LIST)
                  for i in range(8)]
        for _ in range(5):
            victim = wait_for(lambda: engine_of(server) if instances(server) else None, "an engine")
            count = [len(asker.replies) for asker in askers]
            wait_for(lambda: any(len(a.replies) > n for a, n in zip(askers, count)), "some answers")
            kill(victim)
            wait_for(lambda: engine_of(server) != victim, "its end")
        works(server)
        replies = [reply for asker in askers for reply in asker.stop()]
        failed = [reply for reply in replies if is_failure(reply)]
        words = {}
        for reply in failed:
            kind, message, hint = error_of(reply)
            words[message] = words.get(message, 0) + 1
            expect(hint, reply)
        print(f"   {len(replies)} answers, {len(failed)} failures: {words}")
        for message in words:
            expect(message.startswith("The engine disconnected while it ran"), words)
        expect(len(failed) <= 5, words)
        same([state_of(pid) for pid in children(server.process.pid)].count("Z"), 0)
        last = engine_of(server)
    wait_for(lambda: not state_of(last), "the engine's end")


@test
def nothing_is_left_of_a_server_that_is_killed():
    server = live(tricky)
    server.__enter__()
    try:
        engine = engine_of(server)
        kill(server.process.pid)
        server.process.wait(30)
        wait_for(lambda: not state_of(engine), "the engine's end")
    finally:
        server.clean_up()


@test
def nothing_is_left_of_a_server_that_is_killed_while_scripts_compile():
    def many(project):
        for i in range(300):
            project.script(f"S{i}", f"public class S{i} {{ public int A = {i}; }}")
        tricky(project)
    server = live(many)
    server.__enter__()
    try:
        engine = engine_of(server)
        compiler = wait_for(lambda: compiler_of(server), "the compiler")
        drivers = children(compiler)
        kill(server.process.pid)
        server.process.wait(30)
        for pid in [engine, compiler, *drivers]:
            wait_for(lambda: state_of(pid) in ("", "Z"), "the end of all")
    finally:
        server.clean_up()


# --- Blocked ---

@test
def others_are_answered_while_the_main_thread_is_blocked():
    with live(tricky) as server:
        probe, engine = server.id("/Probe"), engine_of(server)
        session = server.post(initialize(), "/mcp").headers["mcp-session-id"]
        headers = f"Mcp-Session-Id: {session}\r\nAccept: application/json, text/event-stream"
        server.post(reading("Sleep", probe))
        time.sleep(0.2)
        blocked = Once(server, reading("Generation", probe))  # sent before anybody knows
        refused, times = [], {}
        while blocked.is_alive():
            for name, message, path in (("ping", request("ping"), "/mcp"),
                                        ("tools/list", request("tools/list"), "/mcp"),
                                        ("instances", None, "")):
                began = time.monotonic()
                if message:
                    expect("result" in server.post(message, path, headers).json())
                else:
                    same(len(instances(server)), 1)
                times.setdefault(name, []).append(time.monotonic() - began)
            call = Once(server, LIST)
            call.join(0.5)
            if call.reply and is_failure(call.reply):
                kind, message, hint = error_of(call.reply)
                refused.append((kind, message, hint, call.took, blocked.is_alive()))
            time.sleep(0.1)
        same(result_of(blocked.json())["valueJson"], 1)
        for name, all_of in times.items():
            print(f"   {name}: {len(all_of)} times, at most {1000 * max(all_of):.1f} ms")
        early = [row for row in refused if row[4]]
        expect(early, "no call was refused before the end", refused)
        print(f"   refused: {len(early)} times, at most {1000 * max(r[3] for r in early):.1f} ms: "
              f"{early[0][1]} / {early[0][2]}")
        for kind, message, hint, _, _ in early:
            expect(kind == "NotReady" and "busy" in message and "retry_after_ms" in hint, refused)
        works(server)
        same(engine_of(server), engine, server.err()[-2000:])


@test
def scripts_without_end_cost_the_engine_but_not_the_server():
    with live(tricky) as one, live(tricky, "--eval-timeout", "2000") as other:
        engines = engine_of(one), engine_of(other)
        one.post(reading("Loop", one.id("/Probe")))
        running = Once(other, reading("LoopNow", other.id("/Probe")))
        kind, message, hint = error_of(running.json())
        print(f"   a getter: {kind}: {message} / {hint} ({running.took:.1f} s)")
        # What a call runs is stopped; what a frame runs can only be ended with the engine.
        expect("stopped" in message, kind, message)
        works(other)
        same(engine_of(other), engines[1])
        wait_for(lambda: engine_of(one) not in (None, engines[0]), "another engine", 60)
        works(one)
        expect("'Assets/Scripts/Probe.cs' has held the engine's main thread for" in one.err() and
               "in Probe.Update ()" in one.err(), told(one))


# --- Ended from inside ---

def ends(server, name, *words):
    """Reads a property that ends the engine; another must follow, and the server say why."""
    engine, seen = engine_of(server), len(server.err())
    reply = server.post(reading(name, server.id("/Probe"))).json()
    wait_for(lambda: engine_of(server) not in (None, engine), f"another engine after {name}", 60)
    works(server)
    said = [line for line in server.err()[seen:].split("\n") if "The engine is not running" in line]
    print(f"   {name}: {json.dumps(reply)[:260]}\n      {said[0][:300] if said else 'no word'}")
    expect(said and any(word in server.err()[seen:] for word in words), name, words,
           server.err()[seen:][-3000:])


@test
def a_script_that_exits():
    with live(tricky) as server:
        ends(server, "Exit", "exit code 8")  # by who is told of the first
        same(result_of(server.post(reading("Prefs", server.id("/Probe"))).json())["valueJson"], 3)
        ends(server, "Quit", "exit code 0")
        expect("Application.Quit() ends the engine. It was called by Probe.get_Quit" in server.err(), server.err()[-3000:])
        # Unity says nothing then, so the game hears nothing.
        expect("heard about to quit" in server.err() and "heard Application.Quit" not in server.err(), server.err()[-3000:])


@test
def a_script_that_kills():
    with live(tricky) as server:
        ends(server, "KillSelf", "signal 9")
        ends(server, "FailFast", "signal", "enough")


@test
def an_exception_on_a_thread():
    """As in Unity: it is logged, and the engine lives on."""
    with live(tricky) as server:
        engine = engine_of(server)
        server.post(reading("ThrowElsewhere", server.id("/Probe")))
        wait_for(lambda: "from a thread" in server.err(), "the exception in the log")
        works(server)
        same(engine_of(server), engine)


@test
def a_stack_that_overflows():
    """May be an exception, or the engine's end; never the server's."""
    with live(tricky) as server:
        probe = server.id("/Probe")
        for name in ("RecurseNow", "Recurse"):
            engine = engine_of(server)
            reply = server.post(reading(name, probe)).json()
            time.sleep(1)
            works(server)
            probe = server.id("/Probe")
            how = "lives on" if engine_of(server) == engine else "was started again"
            print(f"   {name}: the engine {how}; {json.dumps(reply)[:300]}")
            expect(name == "Recurse" or is_failure(reply), reply)


@test
def a_null_pointer_in_a_script():
    with live(tricky) as server:
        reply = server.post(reading("Null", server.id("/Probe"))).json()
        print(f"   {json.dumps(reply)[:300]}")
        expect(is_failure(reply), reply)
        works(server)


@test
def a_flood_of_logs():
    with live(tricky, env=MEASURED) as server:
        probe, engine = server.id("/Probe"), engine_of(server)
        sizes = []
        for _ in range(4):
            same(result_of(server.post(reading("Flood", probe)).json())["valueJson"], 50000)
            works(server)
            sizes.append((server.rss_kb(), rss_kb(engine)))
        print(f"   server and engine after each flood: {sizes} KB")
        same(engine_of(server), engine)
        for i in range(2):
            expect(sizes[3][i] < sizes[1][i] + GROWTH_KB, sizes)


# --- Several engines, several servers ---

def make_project(folder, value):
    project = Project(folder)
    with_probe(project, TRICKS, value)
    return project


@test
def two_engines_at_once():
    with live(tricky) as server, tempfile.TemporaryDirectory() as folder:
        project = make_project(folder, 2)
        url = f"ws://127.0.0.1:{server.port}/unity"
        own = engine_of(server)
        for _ in range(2):
            with ByHand(project, folder, "--url", url, server=server) as engine:
                wait_for(lambda: len(instances(server)) == 2, "both")
                works(server, 2)
                rows = {row["Pid"]: row for row in instances(server)}
                same({pid: row["Active"] for pid, row in rows.items()},
                     {own: False, engine.process.pid: True})
                same(rows[engine.process.pid]["Project"], project.root)
            wait_for(lambda: len(instances(server)) == 1, "one")
            same(generation(server), 1)
        with ByHand(project, folder, "--url", url, server=server):
            works(server, 2)
            kill(own)
            wait_for(lambda: engine_of(server) not in (None, own), "another engine")
            wait_for(lambda: len(instances(server)) == 2, "both again")
            same(generation(server), 2, instances(server))
        works(server, 1)


@test
def an_engine_comes_back_to_a_server_that_was_restarted():
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        project, port = make_project(folder, 5), free_port()
        home = {"XDG_STATE_HOME": os.path.join(folder, "state")}  # the engine's: one user
        engine = stack.enter_context(ByHand(project, folder, "--url",
                                            f"ws://127.0.0.1:{port}/unity"))
        for _ in range(5):
            with Server(listen=(f"127.0.0.1:{port}",), env=home) as server:
                works(server, 5)
                same([row["Pid"] for row in instances(server)], [engine.process.pid])
        with Server(listen=(f"127.0.0.1:{port}",), env=home) as server:  # and to one that was killed
            works(server, 5)
            kill(server.process.pid)
            server.process.wait(30)
            with Server(listen=(f"127.0.0.1:{port}",), env=home) as again:
                works(again, 5)
            server.stop = lambda: 0
        same(engine.process.poll(), None, engine.words())


@test
def an_engine_with_a_token_comes_back():
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        project, port = make_project(folder, 6), free_port()
        token, wrong = os.path.join(folder, "token"), os.path.join(folder, "wrong")
        for path, text in ((token, "secret-0123456789\n"), (wrong, "guess-0123456789\n")):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(path, 0o600)
        url = f"ws://127.0.0.1:{port}/unity"
        bearer = "Authorization: Bearer secret-0123456789"
        engine = stack.enter_context(ByHand(project, folder, "--url", url, "--token-file", token))
        for _ in range(5):
            with Server("--token-file", token, listen=(f"127.0.0.1:{port}",)) as server:
                works(server, 6, bearer)
        same(engine.process.poll(), None, engine.words())
        with Server("--token-file", wrong, listen=(f"127.0.0.1:{port}",)) as server:
            time.sleep(2)
            same(instances(server, "Authorization: Bearer guess-0123456789"), [])
        with Server("--token-file", token, listen=(f"127.0.0.1:{port}",)) as server:
            works(server, 6, bearer)
            same([row["Pid"] for row in instances(server, bearer)], [engine.process.pid])


@test
def an_engine_finds_the_server_that_listens_here():
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        engine = stack.enter_context(ByHand(make_project(folder, 7), folder))
        for _ in range(3):  # each time at another port
            with Server(folder=folder) as server:
                works(server, 7)
        same(engine.process.poll(), None, engine.words())


# --- No runtime ---

@test
def without_mono_callers_learn_what_to_install():
    with tempfile.TemporaryDirectory() as folder:
        player = os.path.join(folder, "player")
        with open(player, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\necho 'umcp-player: Mono is not here. Install the package "
                       "libmonosgen-2.0-1' >&2\nexit 3\n")
        os.chmod(player, stat.S_IRWXU)
        project = make_project(folder, 1)
        with Server("--project", project.root, "--player", player) as server:
            kind, message, _ = error_of(server.post(LIST).json())
            expect(kind == "NotReady" and "libmonosgen-2.0-1" in message, kind, message)
            out = run("doctor", folder=server.folder).out
            print("   " + out.strip().replace("\n", "\n   "))


# --- stdio ---

@test
def stdio_starts_the_engine_when_it_is_wanted_and_prints_nothing_else():
    noise = """
    private void OnEnable()
    {
        System.Console.WriteLine("to the console");
        Write("to the output\\n");
    }
    private static void Write(string text)
    {
        byte[] bytes = System.Text.Encoding.UTF8.GetBytes(text);
        using (System.IO.Stream output = System.Console.OpenStandardOutput())
            output.Write(bytes, 0, bytes.Length);
    }
    public bool Say { get { Write("said\\n"); return true; } }
"""
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        with_probe(project, noise)
        with Stdio("--project", project.root, env={"UMCP_PLAYER": None}) as stdio:
            stdio.ask(initialize())
            stdio.ask(request("resources/list", id_=1))
            same(children(stdio.process.pid), [])
            listed = stdio.ask(call_tool("ListObjects", id_=2))["result"]
            same(len(children(stdio.process.pid)), 2)
            engine, compiler = engine_of(stdio), wait_for(lambda: compiler_of(stdio), "umcp-compile")
            probe = [row["Id"] for row in listed["structuredContent"]["Items"]
                     if row["Path"] == "/Probe"][0]
            arguments = {"objectId": probe, "componentType": "Probe", "name": "Say"}
            wait_for(lambda: '"valueJson": true' in json.dumps(
                stdio.ask(call_tool("ReadComponentMember", arguments, 3))), "the script")
            wait_for(lambda: "said" in stdio.err(), "the engine's words")
            stdio.end_input()
            for line in stdio.rest():
                same(json.loads(line)["jsonrpc"], "2.0")
            same(stdio.wait(), 0)
            expect("to the output" in stdio.err(), stdio.err()[-2000:])
        wait_for(lambda: not state_of(engine) and not state_of(compiler), "the end of both")


# --- Many calls ---

def hammer(port, message, count, failures):
    """Calls over one connection, ten on their way at a time."""
    with Http(port) as http:
        data = http.post_bytes(message) * 10
        for _ in range(count // 10):
            http.send(data)
            for _ in range(10):
                body = http.response().body
                if b'"error"' in body or b'"ok":false' in body:
                    failures.append(body)


def many_calls(server, probe, count):
    status = request("call_tool", {"name": "GetStatus", "arguments": {}})
    failures = []
    threads = [threading.Thread(target=hammer, daemon=True,
                                args=(server.port, m, count // 4, failures))
               for m in (status, reading("Generation", probe)) * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(150)
        expect(not thread.is_alive(), "too slow")
    same(failures[:3], [])


@test
def memory_does_not_grow_with_calls():
    total = often(100000, 10000)
    with live(tricky, env=MEASURED) as server:
        probe, engine = server.id("/Probe"), engine_of(server)
        sizes, began = [], time.monotonic()
        for _ in range(2):
            many_calls(server, probe, total // 2)
            sizes.append((server.rss_kb(), rss_kb(engine)))
        print(f"   {total} calls, {total / (time.monotonic() - began):.0f} in a second; "
              f"server and engine after each half: {sizes} KB")
        same(engine_of(server), engine)
        expect(sizes[1][0] < sizes[0][0] + GROWTH_KB, sizes)
        expect(sizes[1][1] < sizes[0][1] + (6 << 10), sizes)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
