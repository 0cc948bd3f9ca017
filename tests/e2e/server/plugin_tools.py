"""Plugin tools as the server has them: an engine in Python (lib/engine.py) tells of its tools, and
clients of every dialect list and call them. What an engine makes of C# is tested elsewhere."""
import json
import os
import re
import struct
import tempfile
import threading

from lib.engine import Gone
from lib.link import WRITES, Answer, connect
from lib.probe import instances
from lib.umcp import (EXAMPLE, GROWTH_KB, MEASURED, PATIENCE, Http, Server, Stdio, Suite, call_tool,
                      expect, frame, initialize, request, same, wait_for)

suite = Suite()
test = suite.test
KEBAB = re.compile(r"^[a-z][a-z0-9-]*$")
# The plain protocol's own example.
CREATE = {"name": "create-vr-interactable", "description": "Create a VR interactable GameObject",
          "inputSchema": {"type": "object",
                          "properties": {
                              "name": {"type": "string", "description": "Object name"},
                              "position": {"type": "string", "description": "Position x,y,z"}},
                          "required": ["name"]},
          "title": "Create VR interactable", "where": "Assets/Scripts/Create.cs: Create.Run"}
COUNT = {"name": "count-doors", "readOnly": True, "inputSchema": {"type": "object"}}


def tool(name, **more):
    return {"name": name, "inputSchema": {"type": "object"}, **more}


def listed(server):
    return server.post(request("tools/list"), "/").json()["result"]["tools"]


def names(server):
    return [tool["name"] for tool in listed(server)]


def plain(server, name, arguments=None):
    """A call on POST / in the background."""
    return Answer(server, name, arguments, "/", "tools/call")


def offer(server, engine, *tools):
    """The engine tells of these tools, and they are listed."""
    engine.send({"tools": list(tools)})
    wait_for(lambda: tools[-1]["name"] in names(server), "the list", 3 * PATIENCE)


def error_of(reply):
    return reply["error"]["code"], reply["error"]["data"]["details"]


def health(server):
    with Http(server.port) as http:
        http.get("/health")
        return http.response().json()


def left_out(server):
    return [line["Message"] for line in server.call("TailLogs", {"count": 500})["Items"]
            if "umcp leaves out" in line["Message"]]


# --- The seed's examples ---

@test
def the_seeds_tool_is_listed_and_called():
    with Server(*WRITES) as server, connect(server) as engine:
        offer(server, engine, CREATE)
        found = [t for t in listed(server) if t["name"] == "create-vr-interactable"]
        same(found, [{key: CREATE[key] for key in ("name", "description", "inputSchema")}])
        answer = plain(server, "create-vr-interactable",
                       {"name": "GrabbableSphere", "position": "0,1.2,0"})
        number, arguments = engine.call("create-vr-interactable")
        same(arguments, {"name": "GrabbableSphere", "position": "0,1.2,0"})
        expect("op" in engine.last and engine.last["runMs"] > 0, engine.last)
        text = "[Success] Created interactable 'GrabbableSphere' at (0,1.2,0)"
        engine.done(number, text)
        same(answer.json(), {"jsonrpc": "2.0", "id": 1,
                             "result": {"content": [{"type": "text", "text": text}]}})


@test
def errors_have_the_seeds_codes():
    with Server(*WRITES) as server, connect(server) as engine:
        offer(server, engine, CREATE)
        code, details = error_of(plain(server, "create-vr-interactable").json())
        same(code, -32602)
        expect("name" in details, details)
        for kind, wanted in (("InvalidArgument", -32602), ("Tool", -32603), ("Engine", -32603),
                             ("NotReady", -32000), ("Timeout", -32603)):
            answer = plain(server, "create-vr-interactable", {"name": 5})
            number, _ = engine.call("create-vr-interactable")
            engine.fail(number, kind, f"position: {kind}")
            same(error_of(answer.json()), (wanted, f"position: {kind}"))
        same(error_of(plain(server, "create-vr").json())[0], -32601)


@test
def the_editor_envelope_names_the_argument_that_the_engine_refuses():
    details = {"missingParameters": [],
               "errors": [{"fieldPath": "position.x", "message": "must be a number"}]}
    with Server(*WRITES) as server, connect(server) as engine:
        offer(server, engine, CREATE)
        message = request("tools/call", {"tool": "create-vr-interactable",
                                         "arguments": {"name": "x", "position": {"x": "y"}}})
        replies = []
        thread = threading.Thread(target=lambda: replies.append(server.post(message, "/editor")),
                                  daemon=True)
        thread.start()
        number, _ = engine.call("create-vr-interactable")
        engine.fail(number, "InvalidArgument", "no", details=details)
        thread.join()
        same(replies[0].json()["error"]["data"]["details"], details)


@test
def health_counts_what_is_listed():
    with Server() as server:
        with connect(server) as engine:
            same(health(server)["tools_count"], len(names(server)))
            before = len(names(server))
            offer(server, engine, CREATE, COUNT)
            same(len(names(server)), before + 2)
            same(health(server)["tools_count"], before + 2)
        wait_for(lambda: not instances(server), "the engine to go")
        same(health(server)["tools_count"], before + 2)


# --- Listings and spellings ---

@test
def a_project_without_plugins_has_a_useful_list():
    with Server("--project", EXAMPLE, "--player", "off") as server:
        got = names(server)
        expect(all(KEBAB.match(name) for name in got), got)
        same(len(set(got)), len(got))
        same(got, sorted(got))
        for name in ("list-objects", "scene-hierarchy-dump", "project-info", "execute-code"):
            expect(name in got, name)
        for tool_ in listed(server):
            expect(tool_["description"] and tool_["inputSchema"]["type"] == "object", tool_)
        reply = plain(server, "project-info").json()
        expect("unityVersion" in reply["result"]["content"][0]["text"], reply)


@test
def names_that_guard_are_not_taken_on_post_root():
    guarded = ["set-config", "console-eval", "execute-code", "save-scene", "call-method"]
    with Server() as server, connect(server) as engine:
        engine.send({"tools": [tool(name, readOnly=True) for name in guarded]})
        wait_for(lambda: "set-config-2" in names(server), "the list")
        for name in guarded:
            expect(f"{name}-2" in names(server), name)
            said = plain(server, name).json()
            expect("rites disabled" in str(said) or "by config" in str(said) or
                   "locked" in str(said) or "required" in str(said), said)
        replies = []
        asker = threading.Thread(target=lambda: replies.append(plain(server, "set-config-2").json()))
        asker.start()
        number, _ = engine.call("set-config")
        engine.done(number, {"ok": True})
        asker.join()
        expect("result" in replies[0], replies)


@test
def an_odd_name_of_a_parameter_is_quoted_in_the_audit_line():
    odd = 'x ok=true op=1'
    schema = {"type": "object", "properties": {odd: {"type": "string"}, "plain": {}}}
    with Server(*WRITES) as server, connect(server) as engine:
        offer(server, engine, {"name": "note", "inputSchema": schema})
        answer = plain(server, "note", {odd: 'v",w="', "plain": [1, "a"]})
        number, _ = engine.call("note")
        engine.done(number, {"ok": True})
        answer.json()
        wait_for(lambda: r'args="x ok=true op=1"="v\",w=\"",plain=[1, "a"] op=' in server.err(),
                 "the audit line")


@test
def every_spelling_is_called_from_every_dialect():
    spellings = {"ListObjects": "ListObjects", "list-objects": "ListObjects",
                 "umcp-list-objects": "ListObjects", "Open.Door": "Open.Door",
                 "open-door": "Open.Door"}
    with Server(*WRITES) as server, connect(server) as engine:
        engine.send({"tools": [tool("Open.Door")]})
        wait_for(lambda: "open-door" in names(server), "the list")
        with Http(server.port) as http:
            session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
        header = f"Mcp-Session-Id: {session}"
        ways = {"plain": lambda name: ("/", call_tool(name), ""),
                "mcp": lambda name: ("/mcp", call_tool(name), header),
                "explorer": lambda name: ("/message", call_tool(name, method="call_tool"), ""),
                "editor": lambda name: ("/editor", request("tools/call", {"tool": name}), ""),
                "bridge": lambda name: ("/", request("invoke", {"name": name}), "")}
        for way, make in ways.items():
            for spelling, wanted in spellings.items():
                path, message, headers = make(spelling)
                replies = []
                asker = threading.Thread(target=lambda: replies.append(
                    server.post(message, path, headers).json()))
                asker.start()
                number, _ = engine.call(wanted)
                engine.done(number, {"ok": True})
                asker.join(30)
                expect(replies and "result" in replies[0], way, spelling, replies)
        described = server.post(request("tools/describe", {"tool": "list-objects"}), "/editor")
        same(described.json()["result"]["tool"]["id"], "ListObjects")


@test
def a_plugin_goes_before_umcps_own_kebab_name():
    with Server(*WRITES) as server, connect(server) as engine:
        offer(server, engine, tool("GetObject", where="A.cs: A.B"), tool("get-object"))
        wait_for(lambda: left_out(server), "the warning")
        got = names(server)
        expect("get-object" in got and "umcp-get-object" in got, got)
        same(left_out(server), ["umcp leaves out the plugin tool 'GetObject' (A.cs: A.B): "
                                "umcp has a tool of that name"])
        answer = plain(server, "get-object")
        number, _ = engine.call("get-object")
        engine.done(number, "mine")
        same(answer.json()["result"]["content"][0]["text"], "mine")
        code, details = error_of(plain(server, "umcp-get-object").json())
        same(code, -32602)
        expect("id" in details, details)  # umcp's own misses its arguments
        engine.send({"tools": []})
        wait_for(lambda: "umcp-get-object" not in names(server), "the list")
        expect("get-object" in names(server))


@test
def mcp_lists_original_names_with_annotations():
    with Server() as server, connect(server) as engine, Http(server.port) as http:
        offer(server, engine, {**tool("OpenDoor"), "title": "Open a door", "destructive": True},
              COUNT)
        session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
        reply = server.post(request("tools/list"), "/mcp", f"Mcp-Session-Id: {session}").json()
        found = {t["name"]: t for t in reply["result"]["tools"]}
        door, count = found["OpenDoor"], found["count-doors"]
        same((door["title"], door["description"]), ("Open a door", "Open a door"))
        same((door["annotations"]["readOnlyHint"], door["annotations"]["destructiveHint"]),
             (False, True))
        same((count["annotations"]["readOnlyHint"], count["annotations"]["destructiveHint"]),
             (True, False))


def framed_list(tcp):
    """The names of all pages of MCP's list, by frames."""
    found, cursor = [], None
    while True:
        tcp.send(frame(request("tools/list", {"cursor": cursor} if cursor else {})))
        reply = json.loads(tcp.exactly(struct.unpack("<I", tcp.exactly(4))[0]))
        found += [t["name"] for t in reply["result"]["tools"]]
        cursor = reply["result"].get("nextCursor")
        if not cursor:
            return found


@test
def a_tool_that_fits_no_frame_does_not_hide_the_others():
    large = tool("large")
    large["inputSchema"]["description"] = "y" * 64000
    more = [tool(f"tool-{i}", description="z" * 8000) for i in range(20)]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "token")
        with open(path, "w", encoding="utf-8") as file:
            file.write("SECRET-TOKEN-0123")
        os.chmod(path, 0o600)
        with Server("--framed", "127.0.0.1:0", "--framed-token-file", path) as server, \
                connect(server) as engine:
            offer(server, engine, large, *more)
            port = int(re.search(r"frames on 127\.0\.0\.1:(\d+)", server.err()).group(1))
            with Http(port) as tcp:
                tcp.send(frame(request("session.authenticate", {"token": "SECRET-TOKEN-0123"})))
                tcp.exactly(struct.unpack("<I", tcp.exactly(4))[0])
                got = framed_list(tcp)
            same(len(got), len(set(got)))
            same(len(got), len(names(server)) - 1)
            expect("tool-19" in got and "large" not in got, got)


# --- Gates ---

@test
def only_what_says_that_it_reads_needs_no_gate():
    with Server() as server, connect(server) as engine:
        offer(server, engine, CREATE, COUNT)
        code, details = error_of(plain(server, "create-vr-interactable", {"name": "x"}).json())
        same((code, details), (-32603, "Writes disabled"))
        answer = plain(server, "count-doors")
        number, _ = engine.call("count-doors")
        op = engine.last["op"]  # only for lines that it logs: a plain read is on no record
        same(server.post(None, f"/api/cancel/{op}").status, 404)
        engine.done(number, 7)
        same(answer.json()["result"]["content"], [{"type": "text", "text": "7"}])


@test
def no_confirmation_is_asked_for_and_a_write_is_on_record():
    with Server("--allow-writes") as server, connect(server) as engine:
        offer(server, engine, CREATE)
        answer = plain(server, "create-vr-interactable", {"name": "x"})
        number, _ = engine.call("create-vr-interactable")
        operation = engine.last["op"]
        engine.send({"event": "log", "op": operation}, {"level": "Info", "message": "made"})
        engine.done(number, {"made": ["x"]})
        same(json.loads(answer.json()["result"]["content"][0]["text"]), {"made": ["x"]})
        details = server.call("get_log_details", {"logId": operation})
        same(details["tool"], "create-vr-interactable", details)


# --- Structured content and progress ---

@test
def values_are_structured_content_in_mcp():
    with Server() as server, connect(server) as engine, Http(server.port) as http:
        offer(server, engine, COUNT)
        session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
        header = f"Mcp-Session-Id: {session}"
        for value, content in ((7, {"result": 7}), ({"n": 1}, {"n": 1}), (None, {"result": None}),
                               ("text", None), ([1], {"result": [1]})):
            http.post(call_tool("count-doors"), "/mcp", header)
            number, _ = engine.call("count-doors")
            engine.done(number, value)
            result = http.response().json()["result"]
            same(result.get("structuredContent"), content)
            text = value if isinstance(value, str) else json.dumps(value)
            same(result["content"][0]["text"], text)
        for value in ("NaN", '{"a":1}', ""):  # texts that are none to the engine
            http.post(call_tool("count-doors"), "/mcp", header)
            number, _ = engine.call("count-doors")
            engine.send({"done": number, "ok": True, "isValue": True}, value)
            result = http.response().json()["result"]
            same((result["structuredContent"], result["content"][0]["text"]),
                 ({"result": value}, value))


@test
def progress_of_a_plugin_tool_reaches_the_caller():
    with Server() as server, connect(server) as engine, Http(server.port) as http:
        offer(server, engine, COUNT)
        session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
        message = call_tool("count-doors", {}, 5)
        message["params"]["_meta"] = {"progressToken": "p"}
        http.post(message, "/mcp", f"Mcp-Session-Id: {session}\r\n"
                                   "Accept: application/json, text/event-stream")
        number, _ = engine.call("count-doors")
        engine.send({"progress": number, "done": 0.5, "total": 1})
        same(http.response_head().headers["content-type"], "text/event-stream")
        expect("data: \n" in http.chunk().decode())  # what a client may resume after
        chunk = http.chunk().decode()
        expect('"progress":0.5' in chunk and '"total":1' in chunk, chunk)
        engine.done(number, 1)
        expect('"id":5' in http.chunk().decode())


# --- Reloading, leaving ---

@test
def a_reload_during_a_hundred_calls_loses_none():
    with Server(*WRITES) as server, connect(server) as engine:
        offer(server, engine, CREATE, COUNT)
        answers = [plain(server, "create-vr-interactable", {"name": str(i)}) for i in range(50)]
        held = [engine.call() for _ in range(50)]
        engine.send({"state": "reloading"})
        wait_for(lambda: instances(server)[0]["State"] == "reloading", "the state")
        answers += [plain(server, "create-vr-interactable", {"name": str(i)})
                    for i in range(50, 100)]
        for number, arguments in held:
            engine.done(number, arguments["name"])
        expect("create-vr-interactable" in names(server))
        engine.send({"tools": [COUNT, CREATE, tool("new-one")]})
        engine.send({"state": "ready"})
        for _ in range(50):
            number, arguments = engine.call("create-vr-interactable")
            engine.done(number, arguments["name"])
        same([a.json()["result"]["content"][0]["text"] for a in answers],
             [str(i) for i in range(100)])


@test
def a_tool_that_is_gone_after_the_reload_is_not_ready():
    with Server(*WRITES) as server, connect(server) as engine, \
            Stdio("--dialect", "plain", folder=server.folder) as client:
        offer(server, engine, CREATE, COUNT)
        engine.send({"state": "reloading"})
        wait_for(lambda: instances(server)[0]["State"] == "reloading", "the state")
        client.send(call_tool("create-vr-interactable", {"name": "x"}, 1))
        same(client.ask(request("ping", id_=2))["id"], 2)  # so the call is there, and waits
        engine.send({"tools": [COUNT]})
        wait_for(lambda: "create-vr-interactable" not in names(server), "the list")
        engine.send({"state": "ready"})
        same(error_of(client.read()),
             (-32000, "The engine no longer has create-vr-interactable"))
        same(error_of(plain(server, "create-vr-interactable", {"name": "x"}).json())[0], -32601)


def sends_no_call(server, engine):
    """The first call that the engine gets is one that is made now."""
    answer = Answer(server, "ListScenes")
    number, _ = engine.call()
    same(engine.last["tool"], "ListScenes")
    engine.done(number, [])
    answer.json()


@test
def a_closed_gate_stays_closed_when_a_tool_that_read_writes_after_a_reload():
    with Server() as server, connect(server) as engine, \
            Stdio("--dialect", "plain", folder=server.folder) as client:
        offer(server, engine, tool("x", readOnly=True))
        engine.send({"state": "reloading"})
        wait_for(lambda: instances(server)[0]["State"] == "reloading", "the state")
        client.send(call_tool("x", {}, 1))
        same(client.ask(request("ping", id_=2))["id"], 2)  # so the call is there, and waits
        engine.send({"tools": [tool("x")]})
        engine.send({"state": "ready"})
        same(error_of(client.read()), (-32000, "x has changed: it is no longer read-only"))
        sends_no_call(server, engine)
        code, details = error_of(plain(server, "x").json())
        expect("has changed" not in details, details)
        expect(code != -32000, code)


@test
def a_closed_gate_stays_closed_when_another_engine_takes_over():
    with Server() as server:
        with connect(server, name="one") as one:
            offer(server, one, tool("x", readOnly=True))
            running, waiting = plain(server, "x"), plain(server, "x")
            one.call("x")
            one.call("x")
        with connect(server, name="two") as two:
            sends_no_call(server, two)  # of whose tools nobody knows
            two.send({"tools": [tool("x")]})
            errors = sorted((error_of(a.json()) for a in (running, waiting)), reverse=True)
            same(errors[0], (-32000, "x has changed: it is no longer read-only"))
            sends_no_call(server, two)


@test
def without_an_engine_tools_stay_listed_and_are_not_ready_at_once():
    with Server("--project", EXAMPLE, "--player", "off", *WRITES) as server:
        with connect(server) as engine:
            offer(server, engine, CREATE)
        wait_for(lambda: not instances(server), "the engine to go")
        expect("create-vr-interactable" in names(server))
        same(error_of(plain(server, "create-vr-interactable", {"name": "x"}).json())[0], -32000)


@test
def an_engine_that_lacks_a_declared_tool_is_not_ready():
    with Server() as server, connect(server) as engine:
        answer = plain(server, "list-objects")
        number, _ = engine.call("ListObjects")
        engine.fail(number, "NotReady", "This engine has no tool 'ListObjects'")
        same(error_of(answer.json()), (-32000, "This engine has no tool 'ListObjects'"))


@test
def calls_go_out_first_in_first_out():
    with Server(*WRITES) as server, connect(server) as engine:
        offer(server, engine, CREATE)
        answers, order = [], []
        for i in range(300):
            answers.append(plain(server, "create-vr-interactable", {"name": str(i)}))
            if i >= 128:
                continue
            order.append(engine.call("create-vr-interactable"))  # one by one: the order is known
        for number, arguments in order:
            engine.done(number, arguments["name"])
        for _ in range(300 - 128):
            number, arguments = engine.call("create-vr-interactable")
            order.append((number, arguments))
            engine.done(number, arguments["name"])
        same([number for number, _ in order], list(range(1, 301)))
        same([arguments["name"] for _, arguments in order[:128]], [str(i) for i in range(128)])
        same([a.json()["result"]["content"][0]["text"] for a in answers],
             [str(i) for i in range(300)])


# --- Who is told ---

def read_notes(client, count, method="notifications/tools/list_changed"):
    for _ in range(count):
        same(client.read()["method"], method)


@test
def clients_on_stdio_are_told_of_changes_and_of_nothing_else():
    with Server() as server, connect(server) as engine, Stdio(folder=server.folder) as client:
        client.ask(initialize())
        client.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        same(client.ask(request("ping", id_=1))["id"], 1)
        offer(server, engine, CREATE)
        read_notes(client, 1)
        engine.send({"tools": [CREATE]})
        engine.send({"state": "reloading"})
        engine.send({"state": "ready"})
        wait_for(lambda: instances(server)[0]["State"] == "connected", "the state")
        same(client.ask(request("ping", id_=2))["id"], 2)
        offer(server, engine, CREATE, COUNT)
        read_notes(client, 1)
        got = client.ask(request("tools/list", id_=3))
        expect({"create-vr-interactable", "count-doors"} <=
               {t["name"] for t in got["result"]["tools"]})


# --- Hostile lists ---

@test
def five_hundred_tools_are_listed_and_the_others_told_of():
    with Server() as server, connect(server) as engine:
        before = len(names(server))
        engine.send({"tools": [tool(f"t-{i:03}", where=f"T{i}.cs") for i in range(503)]})
        wait_for(lambda: len(names(server)) == before + 500, "the list")
        same(health(server)["tools_count"], before + 500)
        same(left_out(server), [f"umcp leaves out the plugin tool 't-{i}' (T{i}.cs): "
                                "there are more than 500 tools" for i in range(500, 503)])
        answer = plain(server, "t-499")
        code, details = error_of(answer.json())
        same(details, "Writes disabled")


@test
def hostile_names_do_no_harm():
    bad = ["", " ", "a b", "\u0000", "a\u0000b", "../etc", "\u202e", "x" * 65, "x" * 100000, "1",
           "-", "umcp-x", "UMCP-x", "query", "QUERY", "{", '"', "a\nb", "%s%n", "caf\u00e9"]
    with Server() as server, connect(server) as engine:
        engine.send({"tools": [tool(name) for name in bad] + [tool("good"), tool("GOOD"), 7, [],
                               {"name": {}}, {}]})
        wait_for(lambda: "good" in names(server), "the list")
        got = names(server)
        expect(all(KEBAB.match(name) for name in got), got)
        same(len(left_out(server)), len(bad) + 5)
        for name in bad:
            if name.lower() != "query":
                code = plain(server, name).json()["error"]["code"]
                expect(code in (-32601, -32602), name[:50], code)


@test
def what_is_no_list_ends_the_connection():
    with Server() as server:
        for message in ('{"tools":{}}', '{"tools":7}', '{"tools":[}', '{"tools":[' + "[" * 99,
                        '{"tools":["' + "x" * (5 << 20) + '"]}'):
            with connect(server) as engine:
                try:
                    engine.ws.send(message)
                    engine.next(30)
                    raise AssertionError(message[:20])
                except Gone:
                    wait_for(lambda: not instances(server), "the engine to go")
        same(len(names(server)), health(server)["tools_count"])


@test
def lists_that_change_for_ever_cost_nothing():
    lists = [json.dumps({"tools": [tool(f"tool-{k}-{i}", description="d" * 500)
                                   for i in range(40)]}) for k in (0, 1)]
    with Server(env=MEASURED) as server, connect(server) as engine, Stdio(
            folder=server.folder) as client:
        client.ask(initialize())
        client.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        reader = threading.Thread(target=client.rest, daemon=True)
        reader.start()

        def change(count):
            for i in range(count):
                engine.ws.send(lists[i % 2])
            offer(server, engine, tool(f"mark-{count}"))

        change(300)
        before = server.rss_kb()
        change(2000)
        expect(server.rss_kb() < before + GROWTH_KB, before, server.rss_kb())


suite.main()
