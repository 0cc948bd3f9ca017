"""Operations on the link: what a call carries to its engine, how long it waits for one, and peers
that speak the bridge's simple messages.
"""
import json
import re
import socket
import tempfile
import uuid

from lib.engine import WebSocket
from lib.link import CODE, WRITES, Answer, ask, connect, pings_until
from lib.probe import error_of, instances
from lib.umcp import PATIENCE, Http, Server, Suite, expect, same, wait_for

suite = Suite()
test = suite.test


# --- What a call carries ---

@test
def the_id_of_an_operation_goes_along():
    with Server(*CODE) as server, connect(server) as engine:
        reply = Answer(server, "execute_code", {"code": "return 1;", "timeout": 0})
        number, _ = engine.call("execute_code")
        same(uuid.UUID(engine.last["op"]).version, 4)
        same(reply.json()["result"]["content"][0]["json"]["logId"], engine.last["op"])
        engine.done(number, 17)
        query = Answer(server, "query", {"query": "1"})
        number, _ = engine.call("query")
        same((engine.last["eval"], engine.last["runMs"]), (True, 60000))
        same((engine.last["waitMs"], engine.last["deadlineMs"] >= 600000), (600000, True))
        engine.done(number, 18)
        same(query.result(), 18)
        read = Answer(server, "GetStatus")
        number, _ = engine.call("GetStatus")
        expect("op" not in engine.last, engine.last)
        engine.done(number, {})
        same(read.result(), {})


@test
def a_query_without_the_gates_for_code_is_the_engines_to_refuse():
    with Server() as server, connect(server) as engine:
        query = Answer(server, "query", {"query": "1 + f()"})
        number, _ = engine.call("query")
        expect("eval" not in engine.last, engine.last)
        engine.fail(number, "PermissionDenied", "It has to be compiled")
        error = query.json()["result"]["content"][0]["json"]["error"]
        same(error["kind"], "PermissionDenied", error)
        expect("--allow-eval" in error["hint"] and "--allow-writes" in error["hint"], error)


# --- Waiting ---

def mcp_call(server, tool, arguments=None):
    """Not the explorer's: a call that can wait."""
    return Answer(server, tool, arguments, "/", "tools/call")


def text_of(answer):
    return answer.json()["result"]["content"][0]["text"]


@test
def calls_of_other_dialects_wait_behind_a_busy_main_thread():
    with Server(*WRITES) as server, connect(server) as engine:
        slow = mcp_call(server, "ListObjects")
        number, _ = engine.call("ListObjects")
        engine.main_ms = 1500
        pings_until(engine, engine.pings + 1)
        wait_for(lambda: instances(server)[0]["State"] == "busy", "the state")
        waiting = mcp_call(server, "SetTimeScale", {"value": 2})
        pings_until(engine, engine.pings + 2)  # it does not come while the engine is busy
        engine.main_ms = 0
        engine.done(number, {"by": "ListObjects"})
        number, _ = engine.call("SetTimeScale")
        engine.done(number, {"by": "SetTimeScale"})
        same(json.loads(text_of(slow)), {"by": "ListObjects"})
        same(json.loads(text_of(waiting)), {"by": "SetTimeScale"})


@test
def a_waiting_call_survives_a_reload_and_a_new_engine():
    with Server(*WRITES) as server:
        with connect(server) as engine:
            engine.send({"state": "reloading"})
            wait_for(lambda: instances(server)[0]["State"] == "reloading", "the state")
            waiting = mcp_call(server, "SetTimeScale", {"value": 2})
            pings_until(engine, engine.pings + 1)
        wait_for(lambda: not instances(server), "the engine to go")
        expect(waiting.response is None, waiting.response)
        with connect(server) as engine:
            number, _ = engine.call("SetTimeScale")
            engine.done(number, {"done": True})
            same(json.loads(text_of(waiting)), {"done": True})


# --- The bridge's simple messages ---

def open_peer(server, path="/unity"):
    sock = socket.create_connection(("127.0.0.1", server.port))
    sock.settimeout(PATIENCE)
    n = len(instances(server))
    ws = WebSocket(sock, protocol=None, path=path)
    same(ws.status, 101)
    wait_for(lambda: len(instances(server)) > n, "the instance")
    return ws


def close_peer(server, ws):
    n = len(instances(server))
    ws.close()
    wait_for(lambda: len(instances(server)) < n, "the peer to go")


def say_result(ws, message, **result):
    ws.send(json.dumps({"type": "result", "logId": message["logId"], **result}))


@test
def a_peer_without_the_subprotocol_runs_code():
    with Server(*CODE) as server:
        for path in ("/unity", "/"):
            ws = open_peer(server, path)
            same(instances(server)[0]["Kind"], "bridge")
            answer = Answer(server, "query", {"query": "1 + 1"})
            message = json.loads(ws.read())
            same((message["type"], message["query"]), ("query", "1 + 1"))
            same(uuid.UUID(message["logId"]).version, 4)
            ws.send(json.dumps({"type": "log", "logId": message["logId"], "level": "info",
                                "message": "working"}))
            say_result(ws, message, success=True, result={"two": 2})
            same(answer.result(), {"two": 2})
            answer = Answer(server, "execute_code", {"code": "throw;"})
            message = json.loads(ws.read())
            same((message["type"], message["code"]), ("execute", "throw;"))
            say_result(ws, message, success=False, error="it threw")
            expect("it threw" in json.dumps(answer.json()), answer.json())
            close_peer(server, ws)


@test
def without_a_project_a_peer_gets_code_and_nothing_else():
    with Server(*CODE) as server:
        ws = open_peer(server)
        for _ in range(2):  # while it is there, and when it has gone
            for tool, wanted in (("ListScenes", "No engine is connected"),
                                 ("GetStatus", "No engine is connected"),
                                 ("project.info", "No engine is connected")):
                same(error_of(ask(server, tool))[:2], ("NotReady", wanted))
            if ws:
                close_peer(server, ws)
            ws = None
        answer = json.dumps(ask(server, "execute_code", {"code": "return 1;"}))
        expect("Unity is not connected" in answer, answer)


@test
def a_peer_that_leaves_fails_its_calls():
    with Server(*CODE) as server:
        ws = open_peer(server)
        answer = Answer(server, "execute_code", {"code": "return 1;", "timeout": 30000})
        ws.read()
        close_peer(server, ws)
        answer = json.dumps(answer.json())
        expect("The engine disconnected while it ran execute_code" in answer, answer)


@test
def code_that_a_peer_does_not_answer_ends_by_its_limit():
    with Server(*CODE, "--eval-timeout", "200") as server:
        ws = open_peer(server)
        answer = Answer(server, "execute_code", {"code": "for(;;);", "timeout": 30000})
        message = json.loads(ws.read())
        text = json.dumps(answer.json())
        expect("The code ran longer than 200 ms" in text, text)
        answer = Answer(server, "query", {"query": "2"})
        say_result(ws, json.loads(ws.read()), success=True, result=2)
        same(answer.result(), 2)
        close_peer(server, ws)


def get(server, path):
    with Http(server.port) as http:
        http.get(path)
        return http.response()


def kept(server, log_id):
    return get(server, "/api/result/" + log_id).json()


def sent_to(ws, server, code):
    """The id of code that the peer has now."""
    server.post(json.dumps({"code": code, "timeout": 0}).encode(), "/api/execute")
    return json.loads(ws.read())["logId"]


@test
def a_result_that_arrives_late_replaces_the_guess_and_get_result_has_it():
    """Of code that took too long, and of code that was cancelled; after a restart, too."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(*CODE, "--eval-timeout", "200", folder=folder) as server:
            ws, other = open_peer(server), open_peer(server)
            slow = sent_to(ws, server, "for(;;);")
            wait_for(lambda: kept(server, slow)["complete"], "the guess")
            expect("longer than 200 ms" in kept(server, slow)["error"], kept(server, slow))
            gone = sent_to(ws, server, "Cancelled();")
            same(server.post(b"", "/api/cancel/" + gone).status, 200)
            same(kept(server, gone)["error"], "Operation was cancelled")
            for log_id in (slow, gone):
                say_result(other, {"logId": log_id}, success=True, result="forged")
            say_result(ws, {"logId": slow}, success=True, result={"late": 1})
            say_result(ws, {"logId": gone}, success=False, error="it broke late")
            wait_for(lambda: kept(server, slow)["success"], "the late result")
            wait_for(lambda: "late" in kept(server, gone)["error"], "the late failure")
            say_result(ws, {"logId": slow}, success=True, result="again")
            close_peer(server, other)
            close_peer(server, ws)
        with Server(*CODE, folder=folder) as server:
            same(kept(server, slow)["result"], {"late": 1})
            same(kept(server, gone)["error"], "it broke late")


# --- The main thread is held ---

@test
def other_callers_learn_which_call_holds_the_main_thread_and_may_cancel_it():
    with Server(*CODE) as server, connect(server) as engine:
        server.post(json.dumps({"code": "for(;;);", "timeout": 0}).encode(), "/api/execute")
        number, _ = engine.call("execute_code")
        log_id = engine.last["op"]
        engine.main_ms, engine.running = 2500, number
        pings_until(engine, engine.pings + 2)
        error = json.dumps(ask(server, "GetStatus"))
        for part in ("NotReady", f"execute_code (logId {log_id}) has held", "cancel_operation",
                     "/api/cancel/"):
            expect(part in error, part, error)
        held = get(server, "/health").json()["heldBy"]
        same((held["tool"], held["logId"]), ("execute_code", log_id))
        expect(held["seconds"] >= 2, held)
        answer = json.dumps(mcp_call(server, "cancel_operation", {"logId": log_id}).json())
        expect("Operation was cancelled" in answer, answer)
        same(engine.next(60)[0], {"cancel": number})


@test
def a_read_that_holds_the_main_thread_gets_an_id_by_which_others_cancel_it():
    with Server() as server, connect(server) as engine:
        reading = mcp_call(server, "ListObjects")
        number, _ = engine.call("ListObjects")
        expect("op" not in engine.last, engine.last)
        engine.main_ms, engine.running = 2500, number
        pings_until(engine, engine.pings + 2)
        held = get(server, "/health").json()["heldBy"]  # who only looks changes nothing
        same((held["tool"], "logId" in held), ("ListObjects", False), held)
        found = re.search(r"ListObjects \(logId ([-0-9a-f]{36})\)", json.dumps(ask(server, "GetStatus")))
        expect(found, held)
        same(server.post(b"", "/api/cancel/" + found.group(1)).status, 200)
        same(engine.next(60)[0], {"cancel": number})
        expect("error" in reading.json(), reading.json())


if __name__ == "__main__":
    suite.main()
