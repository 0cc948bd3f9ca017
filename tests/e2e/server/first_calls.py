"""The first lists and calls, before the engine has told its tools of user code: what waits for it, for
how long, and what the answer is then. The player is a program of ours (lib/link.py)."""
import contextlib
import json
import socket
import struct
import threading
import time

from lib.link import Answer, Player, stdio_with, with_folder
from lib.modern import call as modern_call, cancelled
from lib.umcp import (EXAMPLE, Http, Server, Suite, call_tool, expect, frame, initialize, request,
                      same, wait_for, write_token)

suite = Suite()
test = suite.test
TOOLS = [{"name": "count-doors", "readOnly": True, "inputSchema": {"type": "object"}}]
BOUND = 10  # seconds that POST / waits for tools at the start
LATE = 1.5  # seconds that the player takes to come


def in_a_folder(function):
    return test(with_folder(function))


def slow_player(folder, **plan):
    return Player(folder, tools=TOOLS, answers={"count-doors": "3 doors"},
                  **(plan or {"late": LATE}))


def health(server):
    with Http(server.port) as http:
        http.get("/health")
        response = http.response()
    return response.status, response.json()


def names(server):
    return [tool["name"] for tool in
            server.post(request("tools/list"), "/").json()["result"]["tools"]]


@contextlib.contextmanager
def takes(least, most):
    began = time.monotonic()
    yield
    took = time.monotonic() - began
    expect(least <= took < most, f"took {took:.1f} s, not {least} to {most}")


# --- POST / and /health at the start ---

@in_a_folder
def plain_lists_and_first_calls_wait_for_the_discovery_of_plugins(folder):
    for plan in ({"late": LATE}, {"silent": LATE}):
        player = slow_player(folder, **plan)
        with player.serve() as server:
            with takes(0.3, BOUND):
                answers = [Answer(server, name, {}, "/", "tools/call")
                           for name in ("count-doors", "get-config", "count-windows")]
                expect("count-doors" in names(server), plan)
            doors, config, windows = (answer.json() for answer in answers)
            same(doors["result"]["content"][0]["text"], "3 doors")
            expect("allowWrites" in config["result"]["content"][0]["text"], config)
            same(windows["error"]["code"], -32601)
            with takes(0, 1):  # it waits but once
                expect("count-doors" in names(server))


@in_a_folder
def health_is_not_ready_until_the_discovery_of_plugins(folder):
    with slow_player(folder).serve() as server:
        status, said = health(server)
        same((status, said["status"]), (503, "not_ready"), said)
        expect({"unity_version", "tools_count", "uptime_seconds"} <= set(said), said)
        before = said["tools_count"]
        status, said = wait_for(lambda: (lambda h: h[0] == 200 and h)(health(server)), "health")
        same((said["status"], said["tools_count"]), ("ok", before + 1), said)


@in_a_folder
def a_player_that_never_comes_holds_plain_clients_for_ten_seconds(folder):
    with Player(folder, deaf=True).serve() as server:
        began = time.monotonic()
        same(health(server)[0], 503)
        unknown = Answer(server, "count-doors", {}, "/", "tools/call")
        with takes(BOUND - 3, BOUND + 3):
            expect("project-info" in names(server))
        error = unknown.json()["error"]
        same(error["code"], -32000, error)  # the protocol's "server not ready"
        expect("retry_after_ms" in json.dumps(error), error)
        with takes(0, 2):  # the bound counts from the start
            expect("project-info" in names(server))
            expect("result" in server.post(call_tool("project-info"), "/").json())
            same(server.post(call_tool("count-doors"), "/").json()["error"]["code"], -32000)
        status, said = health(server)
        same((status, said["status"]), (200, "ok"), said)  # the files answer
        expect(time.monotonic() - began < 2 * BOUND)


@in_a_folder
def a_player_that_dies_at_every_start_holds_nobody_for_longer(folder):
    with Player(folder, exit=1, words="no luck").serve() as server:
        with takes(0, BOUND + 3):
            expect("project-info" in names(server))
        with takes(0, 2):
            expect("project-info" in names(server))
            same(health(server)[0], 200)


@test
def without_an_engine_to_come_nothing_waits():
    for args in (("--project", EXAMPLE, "--player", "off"), ()):
        with Server(*args) as server:
            with takes(0, 2):
                expect("project-info" in names(server))
                same(server.post(call_tool("nothing"), "/").json()["error"]["code"], -32601)
            same(health(server)[0], 200 if args else 503)  # without a project nothing can answer


@in_a_folder
def a_player_without_a_runtime_is_not_waited_for(folder):
    with Player(folder, exit=3, words="no runtime").serve() as server:
        with takes(0, 5):
            expect("project-info" in names(server))
            same(server.post(call_tool("nothing"), "/").json()["error"]["code"], -32601)
        same(health(server)[0], 200)


@in_a_folder
def clients_that_leave_while_they_wait_leave_nothing_behind(folder):
    with slow_player(folder, late=3).serve() as server:
        for _ in range(20):
            with Http(server.port) as http:
                http.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 48\r\n\r\n"
                          + json.dumps(request("tools/list", id_=1)).ljust(48))
        expect("count-doors" in names(server))


# --- First calls in the other dialects ---

def editor(name):
    return "/editor", request("tools/call", {"tool": name, "arguments": {}})


WAYS = {  # the dialect: how a tool is called there, and the error of one that nobody has
    "plain": (lambda name: ("/", call_tool(name)), 200, -32601),
    "editor": (editor, 200, -32001),
    "describe": (lambda name: ("/editor", request("tools/describe", {"tool": name})), 200, -32001),
    "explorer": (lambda name: ("/message", call_tool(name, method="call_tool")), 400, -32602),
    "bridge": (lambda name: ("/", request("invoke", {"name": name})), 200, -32602),
}


@in_a_folder
def an_unknown_tool_waits_for_the_engines_list_in_every_dialect(folder):
    player = slow_player(folder)
    with player.serve() as server:
        replies = {}

        def ask(way, name):
            path, message = WAYS[way][0](name)
            replies[way, name] = server.post(message, path)

        threads = [threading.Thread(target=ask, args=(way, name), daemon=True)
                   for way in WAYS for name in ("count-doors", "count-windows")]
        with takes(0.3, 2 * BOUND):
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        for way, (_, status, code) in WAYS.items():
            known, unknown = replies[way, "count-doors"], replies[way, "count-windows"]
            expect(known.status == 200 and "result" in known.json(), way, known)
            same((unknown.status, unknown.json()["error"]["code"]), (status, code), way)
        error = replies["editor", "count-windows"].json()["error"]
        same(error["message"], "Tool not found: count-windows")
        same(error["data"], {"tool": "count-windows", "errorType": "not_found", "details": {}})
        error = replies["explorer", "count-windows"].json()["error"]
        same((error["message"], error["data"]["kind"]),
             ("Tool not found: count-windows", "InvalidArgument"))


@in_a_folder
def an_unknown_tool_that_waited_is_told_on_streams_as_failed(folder):
    with slow_player(folder).serve() as server:
        with Http(server.port) as stream:
            stream.get("/", "Accept: text/event-stream\r\n")
            stream.until(b'"event":"selection"')
            same(server.post(call_tool("nothing", method="call_tool")).status, 400)
            told = stream.until(b'"event":"tool_result"') + stream.until(b"\n\n")
            expect(b'"name":"nothing","ok":false' in told, told)


@in_a_folder
def thirty_two_explorer_calls_that_waited_leave_their_places(folder):
    with slow_player(folder).serve() as server:
        answers = [Answer(server, "count-doors") for _ in range(32)]
        for answer in answers:
            expect("result" in answer.json(), answer.response)
        answers = [Answer(server, "count-doors") for _ in range(32)]
        for answer in answers:
            expect("result" in answer.json(), answer.response)


@in_a_folder
def an_unknown_tool_over_frames_waits_too(folder):
    with slow_player(folder).serve("--framed", "127.0.0.1:0", "--framed-token-file",
                                   write_token(folder, "0123456789abcdef")) as server:
        port = int(server.err().split("frames on 127.0.0.1:")[1].split()[0])
        with Http(port) as tcp:
            def read():
                return json.loads(tcp.exactly(struct.unpack("<I", tcp.exactly(4))[0]))

            for message in (request("session.authenticate", {"token": "0123456789abcdef"}, 0),
                            request("invoke", {"name": "count-doors"}, 1),
                            call_tool("count-windows", {}, 2, "call_tool")):
                tcp.send(frame(message))
            answers = {answer["id"]: answer for answer in (read(), read(), read())}
            expect("3 doors" in json.dumps(answers[1]["result"]), answers)
            same(answers[2]["error"]["code"], -32601, answers)


@in_a_folder
def a_player_that_is_slow_to_come_leaves_unknown_tools_not_ready(folder):
    with Player(folder, deaf=True).serve() as server:
        answers = [Answer(server, "count-doors"),
                   Answer(server, "count-doors", {}, "/editor", "tools/call")]
        error = answers[0].json()["error"]
        expect(answers[0].response.status == 503 and "retry_after_ms" in json.dumps(error), error)


@in_a_folder
def where_no_engine_is_expected_any_more_a_tool_is_unknown(folder):
    with Player(folder, exit=3, words="no runtime").serve() as server:
        reply = server.post(call_tool("count-doors", method="call_tool"))
        same((reply.status, reply.json()["error"]["code"]), (400, -32602), reply)
        reply = server.post(editor("count-doors")[1], "/editor")
        same(reply.json()["error"]["code"], -32001, reply)


# --- stdio, whose player starts when it is needed ---

@in_a_folder
def plain_on_stdio_waits_for_the_player_that_its_list_starts(folder):
    player = slow_player(folder)
    with stdio_with(player, "--dialect", "plain") as stdio:
        expect("result" in stdio.ask(call_tool("project-info", id_=1)))
        same(player.starts(), [])
        listed = stdio.ask(request("tools/list", id_=2))["result"]["tools"]
        expect("count-doors" in [tool["name"] for tool in listed], listed)
        same(stdio.ask(call_tool("count-windows", id_=3))["error"]["code"], -32601)
        same(len(player.starts()), 1)
    for name, code in (("count-doors", None), ("count-windows", -32601)):
        with stdio_with(player, "--dialect", "plain") as stdio:
            same(stdio.ask(call_tool(name, id_=1)).get("error", {}).get("code"), code)


@in_a_folder
def on_stdio_a_list_of_tools_starts_it_and_its_own_follow(folder):
    player = Player(folder, tools=TOOLS, answers={"count-doors": "3 doors"})
    with stdio_with(player) as stdio:
        stdio.ask(initialize())
        stdio.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        stdio.ask(request("tools/list", id_=1))
        same(stdio.read(), {"jsonrpc": "2.0", "method": "notifications/tools/list_changed"})
        listed = stdio.ask(request("tools/list", id_=2))["result"]["tools"]
        expect("count-doors" in [tool["name"] for tool in listed], listed)
        reply = stdio.ask(call_tool("count-doors", id_=3))
        same(reply["result"]["content"][0]["text"], "3 doors")
        same(len(player.starts()), 1)


@in_a_folder
def on_stdio_a_list_without_plugin_tools_starts_nothing(folder):
    player = Player(folder)
    for args, method in ((("--dialect", "explorer"), "list_tools"),
                         (("--dialect", "editor"), "tools/list"),
                         (("--tools", "explorer"), "tools/list")):
        with stdio_with(player, *args) as stdio:
            if "--tools" in args:
                stdio.ask(initialize())
            expect("result" in stdio.ask(request(method, id_=1)), args)
            stdio.ask(request("ping", id_=2))
        same(player.starts(), [])


@in_a_folder
def an_mcp_client_waits_until_the_player_has_told_its_tools(folder):
    player = Player(folder, tools=TOOLS, answers={"count-doors": "3 doors"})
    for names in (("count-doors", "count-windows"), ("count-windows", "count-doors")):
        with stdio_with(player) as stdio:
            stdio.ask(initialize())
            stdio.send(*(call_tool(name, id_=name) for name in names))
            answers = {answer["id"]: answer for answer in (stdio.read(), stdio.read())}
            same(answers["count-doors"]["result"]["content"][0]["text"], "3 doors", answers)
            same(answers["count-windows"]["error"]["code"], -32602, answers)
        with stdio_with(player) as stdio:
            answer = stdio.ask(modern_call(names[0]))
            expect("result" in answer or answer["error"]["code"] == -32602, answer)
    player.set(exit=3, words="no runtime")
    with stdio_with(player) as stdio:
        stdio.ask(initialize())
        same(stdio.ask(call_tool("count-doors", id_=1))["error"]["code"], -32602)


@in_a_folder
def a_call_of_a_tool_that_may_be_told_can_be_cancelled(folder):
    with stdio_with(Player(folder, deaf=True)) as stdio:
        stdio.ask(initialize())
        stdio.send(call_tool("count-doors", id_=1), cancelled(1), request("ping", id_=2))
        same(stdio.read()["id"], 2)
        stdio.end_input()
        same(stdio.rest(), [])


@in_a_folder
def the_answers_of_calls_that_wait_come_before_that_of_shutdown(folder):
    with stdio_with(slow_player(folder), "--dialect", "bridge") as stdio:
        stdio.send(request("invoke", {"name": "count-doors"}, 1),
                   request("invoke", {"name": "count-windows"}, 2), request("shutdown", id_=3))
        answers = [json.loads(line) for line in stdio.rest()]
        same(sorted(m["id"] for m in answers[:2]), [1, 2], answers)
        same(answers[2:], [{"jsonrpc": "2.0", "id": 3, "result": {}}])
        same(stdio.wait(), 0)


@in_a_folder
def a_write_whose_caller_was_told_that_it_timed_out_never_runs(folder):
    player = Player(folder, tools=TOOLS, late=4, answers={"SetActive": {"ok": True}})
    with player.serve("--allow-writes", "--no-confirm") as server:
        with Http(server.port) as http:
            http.post(call_tool("set-active", {"objectId": "obj:1", "active": True}), "/")
            http.sock.shutdown(socket.SHUT_WR)
            expect(b"timed out" in http.response().body, "the caller was told nothing")
        wait_for(lambda: "count-doors" in names(server), "the engine")
        with Http(server.port) as http:
            http.get("/api/logs?count=20")
            expect(b"SetActive" not in http.response().body, "the write ran")


if __name__ == "__main__":
    suite.main()
