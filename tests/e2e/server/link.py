"""Engines that connect to the server, and the engine that it starts itself: docs/link.md with an
engine side in Python (lib/engine.py), which does whatever a test wants, also what an engine must not.
"""
import json
import os
import signal
import socket
import stat
import tempfile
import threading

from lib.engine import Engine, Gone, WebSocket
from lib.link import CODE, WRITES, Answer, Player, ask, connect, pings_until, with_folder
from lib.probe import error_of, instances, is_alive
from lib.umcp import (EXAMPLE, PATIENCE, Http, Server, Stdio, Suite, call_tool, expect, initialize,
                      request, run, same, wait_for)

suite = Suite()
test = suite.test
TOKEN = "secret-0123456789"


def read_resource(server, uri):
    reply = server.post(request("read_resource", {"uri": uri})).json()
    return json.loads(reply["result"]["contents"][0]["text"])


# --- Calls ---

@test
def a_call_reaches_the_engine_and_its_result_comes_back_unread():
    with Server() as server, connect(server) as engine:
        same(engine.welcome["server"].count("."), 2)
        answer = Answer(server, "ListObjects", {"name": "Pl\u00e4yer", "limit": 3})
        number, arguments = engine.call("ListObjects")
        same(arguments, {"name": "Pl\u00e4yer", "limit": 3})
        expect(0 < engine.last["deadlineMs"] <= 30000, engine.last)
        expect(engine.last["budget"] > 1000, engine.last)
        engine.ws.send(f'{{"done":{number},"ok":true}}\n{{"Total": 1.50,\n "Items":[]}}')
        answer.json()
        expect(b'"json":{"Total": 1.50,  "Items":[]}' in answer.response.body, answer.response)


@test
def errors_of_the_engine_keep_their_kind():
    kinds = {"InvalidArgument": "InvalidArgument", "NotFound": "NotFound", "NotReady": "NotReady",
             "PermissionDenied": "PermissionDenied", "Timeout": "Internal", "Engine": "Internal",
             "Tool": "Internal", "TooLarge": "InvalidArgument", "Nonsense": "Internal"}
    with Server() as server, connect(server) as engine:
        for kind, shown in kinds.items():
            answer = Answer(server, "GetObject", {"id": "obj:1"})
            number, _ = engine.call("GetObject")
            engine.fail(number, kind, f"no {kind}", hint="look elsewhere")
            got = error_of(answer.json())
            same(got, (shown, f"no {kind}", "look elsewhere"))


@test
def a_result_that_is_too_large_is_the_tools_failure_and_not_the_messages():
    with Server() as server, connect(server) as engine, Http(server.port) as http:
        def fail():
            engine.fail(engine.call("ListObjects")[0], "TooLarge", "too large", hint="use limit")

        plain = Answer(server, "ListObjects", {}, "/", "tools/call")
        fail()
        error = plain.json()["error"]
        same((plain.response.status, error["code"], error["data"]),
             (200, -32603, {"details": "too large", "hint": "use limit"}))
        session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
        http.post(call_tool("ListObjects", {}), "/mcp", f"Mcp-Session-Id: {session}")
        fail()
        response = http.response()
        result = response.json()["result"]
        same((response.status, result["isError"], [c["text"] for c in result["content"]]),
             (200, True, ["too large", "use limit"]))


@test
def calls_are_sent_at_once_up_to_the_window_and_in_order():
    with Server() as server, connect(server) as engine:
        answers = [Answer(server, "GetObject", {"id": f"obj:{i}"}, "/", "tools/call")
                   for i in range(136)]
        held = [engine.call("GetObject") for _ in range(128)]
        same([number for number, _ in held], list(range(1, 129)))
        pings_until(engine, engine.pings + 2)  # nothing else may come now
        for number, arguments in held:
            engine.done(number, arguments)
        for _ in range(8):
            number, arguments = engine.call("GetObject")
            engine.done(number, arguments)
        for i, answer in enumerate(answers):
            same(json.loads(answer.json()["result"]["content"][0]["text"]), {"id": f"obj:{i}"})


def begin_with_progress(http, engine):
    """Call 5 of a session, which wants progress; its number at the engine."""
    session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
    message = call_tool("ListObjects", {}, 5)
    message["params"]["_meta"] = {"progressToken": "p"}
    http.post(message, "/mcp", f"Mcp-Session-Id: {session}\r\n"
                               "Accept: application/json, text/event-stream")
    return engine.call()[0]


@test
def progress_reaches_the_caller():
    with Server() as server, connect(server) as engine, Http(server.port) as http:
        number = begin_with_progress(http, engine)
        engine.send({"progress": number, "done": 3, "total": 10, "message": "on the way"})
        same(http.response_head().headers["content-type"], "text/event-stream")
        expect("data: \n" in http.chunk().decode())  # what a client may resume after
        chunk = http.chunk().decode()
        expect('"progress":3' in chunk and "on the way" in chunk, chunk)
        engine.done(number, {})
        expect('"id":5' in http.chunk().decode())


@test
def progress_goes_on_from_the_seconds_that_a_call_has_waited():
    with Server() as server, connect(server) as engine, Http(server.port) as http:
        number = begin_with_progress(http, engine)
        engine.send({"progress": number, "done": 0, "total": 0, "message": "It waits"})
        http.response_head()
        http.until(b"data: ")  # what a client may resume after
        http.until(b"data: ")
        waits = json.loads(http.until(b"\n"))["params"]
        expect(waits["progress"] >= 1 and "total" not in waits, waits)
        same(waits["message"], "It waits")
        engine.send({"progress": number, "done": 0, "total": 0})
        engine.send({"progress": number, "done": 0.25, "total": 1, "message": "mine"})
        while True:
            http.until(b"data: ")
            params = json.loads(http.until(b"\n"))["params"]
            expect(params["progress"] > waits["progress"], params, waits)
            if params["message"] == "mine":
                break
            waits = params
        same((params["progress"], params["total"]),
             (waits["progress"] + 0.25, waits["progress"] + 1))
        engine.done(number, {})
        http.until(b'"id":5')


@test
def a_deadline_cancels_and_a_late_answer_is_dropped():
    with Server(*CODE) as server, connect(server) as engine:
        reply = Answer(server, "execute_code", {"code": "return 1;", "timeout": 0})
        number, arguments = engine.call("execute_code")
        same(arguments["code"], "return 1;")
        expect(engine.last["deadlineMs"] > 1000, engine.last)
        late = reply.json()["result"]["content"][0]["json"]
        same(late["complete"], False)
        engine.done(number, 17)
        found = wait_for(lambda: server.call("get_result", {"logId": late["logId"]}).get(
            "complete") and server.call("get_result", {"logId": late["logId"]}), "the result")
        same(found["result"], 17)


@test
def cancelling_tells_the_engine():
    with Server() as server, connect(server) as engine, Http(server.port) as http:
        session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
        header = f"Mcp-Session-Id: {session}"
        http.post(call_tool("ListObjects", {}, 9), "/mcp", header)
        number, _ = engine.call("ListObjects")
        server.post({"jsonrpc": "2.0", "method": "notifications/cancelled",
                     "params": {"requestId": 9}}, "/mcp", header)
        same(engine.next()[0], {"cancel": number})
        same(http.response().status, 202)
        engine.done(number, {"too": "late"})
        answer = Answer(server, "GetStatus")
        number, _ = engine.call("GetStatus")
        engine.done(number, {"Ready": True})
        same(answer.result(), {"Ready": True})


# --- Going away ---

@test
def when_the_engine_goes_each_call_gets_the_answer_it_should():
    with Server(*WRITES) as server:
        engine = connect(server)
        running = Answer(server, "ListObjects")
        engine.call("ListObjects")
        read = Answer(server, "GetObject", {"id": "obj:1"})
        engine.call("GetObject")
        write = Answer(server, "SetTimeScale", {"value": 2})
        engine.call("SetTimeScale")
        engine.close()
        kind, message, hint = error_of(running.json())
        same(message, "The engine disconnected while it ran ListObjects")
        expect(hint)
        kind, message, _ = error_of(write.json())
        expect("does not know whether it ran SetTimeScale" in message, message)
        with connect(server) as again:
            number, arguments = again.call("GetObject")
            again.done(number, arguments)
            same(read.result(), {"id": "obj:1"})


@test
def while_it_reloads_reads_wait_and_writes_are_refused():
    with Server(*WRITES) as server, connect(server) as engine:
        engine.send({"state": "reloading"})
        wait_for(lambda: instances(server)[0]["State"] == "reloading", "the state")
        with Http(server.port) as http:
            http.get("/health")
            same(http.response().status, 503)
        read = Answer(server, "ListObjects")
        kind, message, hint = error_of(ask(server, "SetTimeScale", {"value": 2}))
        same(kind, "NotReady")
        expect("reloading" in message and "retry_after_ms" in hint, message, hint)
        engine.send({"state": "ready"})
        number, _ = engine.call("ListObjects")
        engine.done(number, {"Total": 0, "Items": []})
        same(read.result()["Total"], 0)


@test
def a_busy_main_thread_is_told_at_once():
    with Server() as server, connect(server) as engine:
        slow = Answer(server, "ListObjects")
        number, _ = engine.call("ListObjects")
        engine.main_ms = 1500
        pings_until(engine, engine.pings + 1)
        wait_for(lambda: instances(server)[0]["State"] == "busy", "the state")
        kind, message, hint = error_of(ask(server, "GetStatus"))
        same(kind, "NotReady")
        expect("main thread has been busy for" in message and "retry_after_ms" in hint, message)
        engine.done(number, {"Total": 0, "Items": []})
        same(slow.result()["Total"], 0)
        same(instances(server)[0]["State"], "connected")


# --- Several engines ---

@test
def the_newest_engine_answers_and_when_it_goes_the_one_before():
    with Server() as server, connect(server, name="first") as first:
        second = connect(server, name="second", kind="editor")
        with connect(server, name="player", kind="player"):
            listed = {i["Name"]: i for i in instances(server)}
            same({name: i["Active"] for name, i in listed.items()},
                 {"first": False, "second": True, "player": False})
            same(listed["second"]["Kind"], "editor")
            same(listed["second"]["UnityVersion"], "2022.3.20f1")
            expect(listed["first"]["Id"] != listed["second"]["Id"])
            answer = Answer(server, "GetStatus")
            number, _ = second.call("GetStatus")
            second.done(number, {"by": "second"})
            same(answer.result(), {"by": "second"})
            second.close()
            wait_for(lambda: len(instances(server)) == 2, "the engine to go")
            answer = Answer(server, "GetStatus")
            number, _ = first.call("GetStatus")
            first.done(number, {"by": "first"})
            same(answer.result(), {"by": "first"})


@test
def without_an_engine_the_files_answer_and_what_needs_one_says_so():
    with Server("--project", EXAMPLE, "--player", "off") as server:
        expect(server.call("ListScenes")["Total"] > 0)
        kind, message, hint = error_of(ask(server, "ListObjects"))
        same(kind, "NotReady")
        expect(hint, message)
        with connect(server) as engine:
            answer = Answer(server, "ListScenes")
            number, _ = engine.call("ListScenes")
            engine.done(number, {"Total": 0, "Items": []})
            same(answer.result()["Total"], 0)
            expect("scenes" in server.call("project.scenes.list"))
        wait_for(lambda: not instances(server), "the engine to go")
        expect(server.call("ListScenes")["Total"] > 0)


# --- Events ---

@test
def subscribers_hear_of_engines_that_come_and_go():
    with Server() as server, Http(server.port) as http, Http(server.port) as stream:
        header = f"Mcp-Session-Id: {http.ask(initialize(), '/mcp').headers['mcp-session-id']}"
        http.ask({"jsonrpc": "2.0", "method": "notifications/initialized"}, "/mcp", header)
        http.ask(request("resources/subscribe", {"uri": "unity://instances"}), "/mcp", header)
        stream.get("/mcp", f"{header}\r\nAccept: text/event-stream")
        stream.response_head()
        with connect(server) as engine:
            same(stream.sse()["params"]["uri"], "unity://instances")
            engine.send({"tools": [{"name": "my-tool", "inputSchema": {"type": "object"}}]})
            same({stream.sse()["method"] for _ in range(2)},
                 {"notifications/resources/updated", "notifications/tools/list_changed"})


@test
def logs_and_changes_of_the_scene_reach_streams():
    with Server() as server, connect(server) as engine, Http(server.port) as http:
        stream = threading.Thread(target=lambda: engine.serve({}), daemon=True)
        stream.start()
        http.get("/", "Accept: text/event-stream")
        http.response_head()
        same([http.sse()["params"]["event"] for _ in range(2)], ["scenes", "selection"])
        engine.send({"event": "log"}, {"level": "Warning", "message": "from the engine"})
        event = http.sse()["params"]
        same((event["event"], event["payload"]["message"], event["payload"]["level"]),
             ("log", "from the engine", "Warning"))
        engine.send({"event": "scenes_diff"}, {"added": ["scn:1"], "removed": []})
        event = http.sse()["params"]
        same((event["event"], event["payload"]["added"]), ("scenes_diff", ["scn:1"]))
        engine.send({"event": "unheard of"}, {})
        engine.send({"tools": [{"name": "my-tool"}]})
        engine.send({"what": "is this"})
        same(server.call("GetStatus"), {"tool": "GetStatus"})


# --- Engines that do not keep to the protocol ---

@test
def what_is_malformed_ends_the_connection_and_nothing_else():
    bad = ("", "{", "[]", "null", '{"done":1}', '{"done":"1","ok":true}\n{}', '{"done":99,"ok":true}',
           '{"done":-1,"ok":true}', '{"pong":7}', '{"pong":1,"mainMs":-5}', '{"event":"log"}\n{',
           '{"event":"selection"}\n[1,', '{"event":"selection"}', '{"hello":{"protocol":2}}',
           '{"progress":0,"done":1}', '{"a":' * 100 + "1" + "}" * 100)
    with Server() as server:
        for text in bad:
            with connect(server) as engine:
                engine.ws.send(text)
                is_gone(engine, text)
            wait_for(lambda: not instances(server), "the engine to go")
        for text in ('{"state":"ready"}', '{"hello":7}', '{"hello":{"protocol":1}}', "x"):
            engine = Engine(server.port, silent=True)
            engine.ws.send(text)
            is_gone(engine, text)
            engine.close()


def is_gone(engine, *seen):
    try:
        while True:
            engine.next()
    except (Gone, ConnectionResetError):
        return
    except socket.timeout:
        raise AssertionError(f"still connected: {seen!r}") from None


@test
def a_payload_that_is_no_json_never_reaches_a_client():
    with Server() as server, connect(server) as engine:
        answer = Answer(server, "ListObjects")
        number, _ = engine.call("ListObjects")
        engine.ws.send(f'{{"done":{number},"ok":true}}\n{{"Items":[}}')
        kind, message, _ = error_of(answer.json())
        expect("not valid JSON" in message, message)
        is_gone(engine)


@test
def an_engine_needs_an_honest_host_and_the_player_needs_no_proof():
    with tempfile.TemporaryDirectory() as folder:
        token = os.path.join(folder, "token")
        write(token, TOKEN.encode() + b"\n")
        player = Player(folder)
        with player.serve("--token-file", token) as server:
            for protocol, host, status in ((None, "127.0.0.1", 401), ("umcp.2", "evil.example", 403),
                                           ("umcp.2", "127.0.0.1", 101)):
                with socket.create_connection(("127.0.0.1", server.port)) as sock:
                    same(WebSocket(sock, protocol, host=host).status, status)
            reply = server.post(call_tool("ListObjects", method="call_tool"),
                                headers=f"Authorization: Bearer {TOKEN}").json()
            same(reply["result"]["content"][0]["json"], {"tool": "ListObjects"})


# --- The player ---

def in_a_folder(function):
    return test(with_folder(function))


@in_a_folder
def the_player_is_started_with_the_project_and_answers(folder):
    player = Player(folder, answers={"ListObjects": {"Total": 5, "Items": []}})
    with player.serve() as server:
        same(server.call("ListObjects")["Total"], 5)
        (start,) = player.starts()
        args = dict(zip(start["args"][::2], start["args"][1::2]))
        same(os.path.realpath(args["--project"]), os.path.realpath(EXAMPLE))
        same((args["--link-fd"], args["--compile-fd"]), ("3", "4"))
        expect(args["--state-dir"].startswith(server.folder), args)
        same(args["--state-dir"], os.path.dirname(args["--cache-dir"]) + "/player")
        same(os.path.basename(args["--cache-dir"]), "compiled")
        (instance,) = instances(server)
        same((instance["Name"], instance["Kind"], instance["Active"]),
             ("the player", "player", True))
    wait_for(lambda: not is_alive(start["pid"]), "the player to end")


@in_a_folder
def a_player_that_dies_is_started_again(folder):
    player = Player(folder)
    with player.serve(*WRITES) as server:
        server.call("ListObjects")
        kind, message, _ = error_of(ask(server, "SetTimeScale", {"value": 1}))
        same(message, "The engine disconnected while it ran SetTimeScale")
        same(server.call("ListObjects"), {"tool": "ListObjects"})  # waits for the next one
        same(len(player.starts()), 2)


@in_a_folder
def a_player_that_is_killed_is_started_again_and_never_left_behind(folder):
    player = Player(folder, lingers=1000)
    with player.serve() as server:
        server.call("ListObjects")
        os.kill(player.starts()[0]["pid"], signal.SIGKILL)
        wait_for(lambda: len(player.starts()) == 2, "the second start")
        same(server.call("ListObjects"), {"tool": "ListObjects"})
        last = player.starts()[-1]["pid"]
        expect(is_alive(last))
    wait_for(lambda: not is_alive(last), "the player to end")


@in_a_folder
def a_server_that_is_killed_takes_its_player_along(folder):
    player = Player(folder, lingers=1000)
    server = player.serve()
    server.__enter__()
    try:
        server.call("ListObjects")
        server.process.kill()
        server.process.wait(PATIENCE)
        wait_for(lambda: not is_alive(player.starts()[0]["pid"]), "the player to end")
    finally:
        server.clean_up()


@in_a_folder
def a_player_that_does_not_answer_pings_is_ended(folder):
    player = Player(folder)
    with player.serve() as server:
        server.call("ListObjects")
        kind, message, _ = error_of(ask(server, "GetTimeScale"))
        same(message, "The engine disconnected while it ran GetTimeScale")
        same(server.call("ListObjects"), {"tool": "ListObjects"})
        same(len(player.starts()), 2)


@in_a_folder
def a_player_whose_main_thread_does_nothing_is_ended(folder):
    player = Player(folder)
    with player.serve() as server:
        kind, message, _ = error_of(ask(server, "GetSelection"))
        same(message, "The engine disconnected while it ran GetSelection")
        same(server.call("ListObjects"), {"tool": "ListObjects"})
        expect("its main thread did nothing for 30 s" in server.err(), server.err())


@in_a_folder
def a_program_that_cannot_be_run_is_named(folder):
    path = os.path.join(folder, "no-program")
    write(path, b"this is no program")
    os.chmod(path, stat.S_IRWXU)
    with Server("--project", EXAMPLE, "--player", path, *WRITES) as server:
        wait_for(lambda: "starts it again" in server.err(), "the complaint")
        kind, message, _ = error_of(ask(server, "SetTimeScale", {"value": 1}))
        expect(kind == "NotReady" and "no-program cannot be run" in message, message)


@in_a_folder
def without_a_runtime_it_is_not_started_again_and_callers_learn_what_to_install(folder):
    words = "Mono is not installed: apt install libmonosgen-2.0-1 mono-mcs"
    player = Player(folder, exit=3, words=words)
    with player.serve() as server:
        for _ in range(2):
            kind, message, _ = error_of(ask(server, "ListObjects"))
            same(kind, "NotReady")
            expect(words in message, message)
            expect(server.call("ListScenes")["Total"] > 0)  # of the files
        same(len(player.starts()), 1)
        expect(words in server.err())


@in_a_folder
def a_player_that_cannot_start_is_tried_again_later(folder):
    player = Player(folder, exit=1, words="no luck")
    with player.serve(*WRITES) as server:
        # Whenever it comes, a write does not wait for an engine that cannot start.
        same(error_of(ask(server, "SetTimeScale", {"value": 1}))[0], "NotReady")
        wait_for(lambda: len(player.starts()) >= 2, "two starts")
        kind, message, hint = error_of(ask(server, "SetTimeScale", {"value": 1}))
        same(kind, "NotReady")
        expect("no luck" in message and "retry_after_ms" in hint, message, hint)
        answer = Answer(server, "ListObjects")
        player.set()
        same(answer.result(), {"tool": "ListObjects"})


@in_a_folder
def stdio_starts_it_only_when_it_is_needed(folder):
    player = Player(folder)
    with Stdio("--project", EXAMPLE, "--player", player.path,
               env={"UMCP_TEST_PLAYER": player.plan}) as stdio:
        stdio.ask(initialize())
        expect("result" in stdio.ask(call_tool("project.info", id_=2)))
        same(player.starts(), [])
        reply = stdio.ask(call_tool("ListObjects", id_=3))
        expect("ListObjects" in reply["result"]["content"][0]["text"], reply)
        (start,) = player.starts()
        stdio.end_input()
        same(stdio.wait(), 0)
    wait_for(lambda: not is_alive(start["pid"]), "the player to end")


@in_a_folder
def a_player_that_is_not_there_is_refused(folder):
    ran = run("serve", "--listen", "127.0.0.1:0", "--project", EXAMPLE, "--player", folder + "/no")
    same(ran.code, 1, ran)
    expect("--player" in ran.err, ran)
    ran = run("serve", "--listen", "127.0.0.1:0", "--player", "/bin/true")
    same(ran.code, 2, ran)


@test
def doctor_tells_which_engines_are_connected():
    with Server() as server:
        expect("none is connected" in run("doctor", folder=server.folder).out)
        with connect(server, name="my\ngame"):
            out = run("doctor", folder=server.folder).out
            expect("my game (game, Unity 2022.3.20f1, Mono, process" in out, out)
            expect("connected, answers calls" in out, out)


# --- Scripts ---

@in_a_folder
def scripts_are_read_from_the_state_folder(folder):
    state = os.path.join(folder, "state")
    scripts = os.path.join(state, "Scripts")
    with Server("--project", EXAMPLE, "--player", "off", "--state-dir", state) as server:
        same(read_resource(server, "unity://console/scripts"), {"Total": 0, "Items": []})
        same(server.call("GetStartupScript"),
             {"ok": True, "enabled": False, "path": scripts + "/startup.cs"})
        os.makedirs(os.path.join(scripts, "sub"))
        write(scripts + "/b.cs", b"\xef\xbb\xbfreturn 123;")
        write(scripts + "/a.cs", b"return 1;")
        write(scripts + "/sub/c.CS", b"3")
        write(scripts + "/notes.txt", b"no")
        write(folder + "/secret.cs", b"secret")
        os.symlink(folder + "/secret.cs", scripts + "/link.cs")
        os.symlink(folder, scripts + "/out")
        os.mkfifo(scripts + "/pipe.cs")
        write(scripts + "/startup.disabled.cs", b"off")
        os.utime(scripts + "/b.cs", (1765994400, 1765994400))
        listed = read_resource(server, "unity://console/scripts")
        same([i["Path"] for i in listed["Items"]],
             [f"{scripts}/{n}" for n in ("a.cs", "b.cs", "startup.disabled.cs", "sub/c.CS")])
        same(listed["Total"], 4)
        page = read_resource(server, "unity://console/scripts?limit=1&offset=1")
        same([i["Name"] for i in page["Items"]], ["b.cs"])
        same(server.call("ReadConsoleScript", {"path": "b.cs"}),
             {"Name": "b.cs", "Path": scripts + "/b.cs", "Content": "return 123;", "SizeBytes": 14,
              "LastModifiedUtc": "2025-12-17T18:00:00Z", "Truncated": False})
        same(server.call("ReadConsoleScript", {"path": scripts + "/sub/../a.cs"})["Name"], "a.cs")
        same(server.call("GetStartupScript"), {"ok": True, "enabled": False, "content": "off",
                                               "path": scripts + "/startup.disabled.cs"})
        for path, kind in (("", "InvalidArgument"), ("notes.txt", "InvalidArgument"),
                           ("../secret.cs", "InvalidArgument"), ("/etc/x.cs", "InvalidArgument"),
                           ("link.cs", "InvalidArgument"), ("out/secret.cs", "InvalidArgument"),
                           ("pipe.cs", "NotFound"), ("gone.cs", "NotFound"),
                           ("a\u0000.cs", "InvalidArgument"), ("x" * 5000 + ".cs", "InvalidArgument"),
                           (scripts + "2/a.cs", "InvalidArgument")):
            same(error_of(ask(server, "ReadConsoleScript", {"path": path}))[0], kind, path)
        write(scripts + "/full.cs", b"x" * 262144)
        same(server.call("ReadConsoleScript", {"path": "full.cs"})["Truncated"], False)
        write(scripts + "/long.cs", b"x" * 262143 + "\u00e9".encode())
        got = server.call("ReadConsoleScript", {"path": "long.cs"})
        same((got["Truncated"], got["SizeBytes"], len(got["Content"])), (True, 262145, 262143))


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)
    os.chmod(path, 0o600)


if __name__ == "__main__":
    suite.main()
