"""Engines of third parties (WebSocket without subprotocol) that answer what nobody asked, twice, or
too much; and what they may never do: change what others have on record."""
import contextlib
import json
import os
import tempfile
import threading
import time
import uuid

from lib.engine import Gone
from lib.records import GATES, UUID, BridgeEngine, Rest, StandIn, Victim, kept_in
from lib.umcp import GROWTH_KB, MEASURED, PATIENCE, Http, Suite, call_tool, expect, often, same, wait_for

suite = Suite()
test = suite.test


class Pending(threading.Thread):
    """A call in the background."""

    def __init__(self, server, code, timeout=20000):
        super().__init__(daemon=True)
        self.rest = Rest(server.port, patience=2 * PATIENCE)
        self.code, self.timeout, self.got = code, timeout, None
        self.start()

    def run(self):
        self.got = self.rest.execute(self.code, self.timeout)
        self.rest.close()

    def answer(self):
        self.join(2 * PATIENCE)
        expect(self.got, "no answer")
        return self.got


@contextlib.contextmanager
def serving(*args, path="/unity", **settings):
    """A server with a third party's engine and a client."""
    with tempfile.TemporaryDirectory() as folder, kept_in(folder, *args, **settings) as server, \
            BridgeEngine(server.port, path) as engine, Rest(server.port) as rest:
        wait_for(lambda: is_connected(server, engine), "the engine to be known")
        yield server, engine, rest


def is_connected(server, engine):
    """The engine gets what is asked."""
    call = Pending(server, "return 1;", 3000)
    engine.ws.sock.settimeout(3)
    try:
        engine.result(engine.next()["logId"], 1)
    except TimeoutError:
        return False
    finally:
        engine.ws.sock.settimeout(PATIENCE)
    return call.answer()[1]["success"]


def works(server, engine, value=5):
    """A call goes there and back."""
    call = Pending(server, "return 5;")
    message = engine.next()
    expect(UUID.fullmatch(message["logId"]), message)
    engine.result(message["logId"], value)
    status, answer = call.answer()
    same((status, answer["success"], answer["result"], answer["logId"]),
         (200, True, value, message["logId"]))
    return answer["logId"]


@test
def answers_that_nobody_asked_for():
    with serving() as (server, engine, rest):
        for log_id in (str(uuid.uuid4()), "", "x", None, 5, [], "1", "0" * 5000):
            engine.send(type="result", logId=log_id, success=True, result="forged")
        engine.send(type="result", success=True, result="forged")
        works(server, engine)
        text = json.dumps(rest.logs(count=100)[1])
        expect("forged" not in text, text[:1000])


@test
def an_answer_that_comes_twice_counts_once():
    with serving() as (server, engine, rest):
        for late in (0, 1):
            call = Pending(server, "return 5;", 0 if late else 20000)
            log_id = engine.next()["logId"]
            engine.result(log_id, 1)
            engine.result(log_id, 2)
            engine.send(type="result", logId=log_id, success=False, error="no")
            call.answer()
            same(rest.ends(log_id)["result"], 1)
            works(server, engine)
            same(rest.result(log_id)[1]["result"], 1)


@test
def what_is_done_cannot_be_changed_by_results_or_names():
    with serving() as (server, engine, rest):
        done = works(server, engine, {"a": 1})
        call = Pending(server, "return 7;", 0)
        running = engine.next()["logId"]
        call.answer()
        before = rest.result(done), rest.log(done)
        for name in (done, running, done.upper(), f" {done}", "log-1", "", "../x", "a\0b", "%2e",
                     "x" * 100000, "\ud83d\ude00", "get_result", "null"):
            for action in ("write", "append", "clear", "write", "nonsense", ""):
                engine.send(type="data", resultName=name, data={"action": action, "data": "forged"})
        engine.result(done, "forged")
        same((rest.result(done), rest.log(done)), before)
        found = rest.result(running)[1]
        expect(not found["complete"] and "forged" not in json.dumps(found), found)
        engine.result(running, 7)
        found = rest.ends(running)
        same((found["success"], found["result"]), (True, 7))
        engine.send(type="data", resultName=running, data={"action": "clear"})
        engine.send(type="data", resultName="good", data={"action": "write", "data": {"b": [1]}})
        works(server, engine)
        same(rest.result(running)[1], found)
        same(rest.result("good")[1]["result"], {"b": [1]})


@test
def data_of_every_wrong_shape():
    with serving() as (server, engine, rest):
        for message in ({"resultName": "a"}, {"resultName": "a", "data": None},
                        {"resultName": "a", "data": 5}, {"resultName": "a", "data": []},
                        {"resultName": "a", "data": {"action": 5, "data": 1}},
                        {"resultName": "a", "data": {"action": "write"}},
                        {"resultName": 5, "data": {"action": "write", "data": 1}},
                        {"resultName": None, "data": {"action": "append", "data": 1}},
                        {"data": {"action": "clear"}}, {}):
            engine.send(type="data", **message)
        for message in ({}, {"message": None}, {"message": 5}, {"message": {"a": 1}, "level": "x"},
                        {"logId": 5, "message": "m"}, {"logId": "x", "message": "m", "level": 7},
                        {"message": "m", "timestamp": "x" * 9000}, {"message": "\0", "level": "\0"},
                        {"message": "m", "timestamp": -1e308}, {"level": "error" * 5000}):
            engine.send(type="log", **message)
        for message in ({"type": 5}, {"type": None}, {}, {"type": "hello"}, {"type": "result"}):
            engine.send(**message)
        works(server, engine)
        for i in range(30):
            engine.send(type="data", resultName="list", data={"action": "append", "data": i})
        works(server, engine)
        same(rest.result("list")[1]["result"], list(range(30)))


@test
def lines_for_operations_of_others_do_not_reach_them():
    """An engine may log under the id of what it runs; not under that of another's."""
    with tempfile.TemporaryDirectory() as folder, kept_in(folder) as server, \
            Rest(server.port) as rest:
        with StandIn(server.port):
            theirs = rest.execute("return 5;", 20000)[1]["logId"]
        with BridgeEngine(server.port) as engine:
            wait_for(lambda: is_connected(server, engine), "the engine to be known")
            before = rest.log(theirs)[1]
            for level in ("error", "info"):
                engine.send(type="log", logId=theirs, level=level, message="forged line")
                engine.send(type="log", logId=str(uuid.uuid4()), level=level, message="stray line")
            works(server, engine)
            after = rest.log(theirs)[1]
            print(f"      {'attached' if 'forged' in json.dumps(after) else 'not attached'}")
            same(after["log"].get("result"), before["log"].get("result"))
            same(after["log"].get("status"), before["log"].get("status"))


def log_line(op, message, stack=""):
    head = {"event": "log", "op": op} if op else {"event": "log"}
    return json.dumps(head) + "\n" + json.dumps({"level": "Info", "message": message,
                                                 "stack": stack})


@test
def a_flood_of_lines_where_nothing_is_kept_on_disk():
    """In memory the oldest lines make room; that must not take longer and longer."""
    with tempfile.TemporaryDirectory() as folder, \
            Victim(folder, "--state-dir", "none", "--keep-mb", "16", *GATES) as server, \
            StandIn(server.port) as engine, Rest(server.port, patience=10) as rest:
        given = rest.execute("/* never */ return 7;", 0)[1]["logId"]
        wait_for(lambda: engine.number, "the call to reach the engine")
        number, line = engine.number, log_line(given, "z")
        for _ in range(often(20, 4)):
            for _ in range(8000):
                engine.engine.ws.send(line)
            same(rest.logs(count=1)[0], 200)
        engine.answer(number, 7)
        same(rest.ends(given)["result"], 7)


@test
def a_flood_of_lines_does_not_wash_out_what_runs():
    """Size makes the oldest go; but not what has not ended yet, nor what was told just now."""
    for where in ("kept", "none"):
        with tempfile.TemporaryDirectory() as folder, \
                Victim(folder, "--keep-mb", "2", "--eval-timeout", "100000", "--state-dir",
                       where if where == "none" else os.path.join(folder, where),
                       *GATES) as server, \
                StandIn(server.port) as engine, Rest(server.port) as rest:
            done = rest.execute("return 11;", 20000)[1]["logId"]
            first = engine.number
            given = rest.execute("/* never */ return 7;", 0)[1]["logId"]
            wait_for(lambda: engine.number != first, "the call to reach the engine")
            number, line = engine.number, log_line(None, "z" * 4000, "s" * 4000)
            for _ in range(2000):
                engine.engine.ws.send(line)
            rest.execute("return 12;", 20000)
            for _ in range(20):
                time.sleep(0.3)
                status, found = rest.result(given)
                same((status, found.get("complete")), (200, False), where, found)
            engine.answer(number, 7)
            same(rest.ends(given)["result"], 7)
            print(f"      {where}: what was done before is {rest.result(done)[0]}")


@test
def a_flood_of_lines_and_of_names():
    with serving(env=MEASURED) as (server, engine, rest):
        works(server, engine)
        before = server.rss_kb()
        call = Pending(server, "return 5;", 0)
        log_id = engine.next()["logId"]
        call.answer()
        for i in range(20000):
            engine.send(type="log", logId=log_id, level="info", message=f"flood {i} " + "z" * 500)
        for i in range(3000):
            engine.send(type="data", resultName=f"name {i}" + "n" * 3000,
                        data={"action": "write", "data": "d" * 1000})
        for i in range(300):
            engine.send(type="data", resultName="grows",
                        data={"action": "append", "data": "g" * 10000})
        engine.result(log_id, 5)
        same(rest.ends(log_id)["result"], 5)
        works(server, engine)
        grown = server.rss_kb() - before
        print(f"      grew by {grown} KB")
        expect(grown < 4 * GROWTH_KB, before, grown)
        details = rest.log(log_id)[1]
        expect(len(json.dumps(details)) < 8 << 20)
        status, page = rest.logs(count=20)
        same((status, len(page["logs"])), (200, 20))


@test
def searches_for_very_many_words_keep_nobody_waiting():
    """On disk and in memory: the search may be refused, but others are answered meanwhile."""
    for where in ("kept", "none"):
        with tempfile.TemporaryDirectory() as folder, \
                Victim(folder, "--state-dir", where if where == "none" else
                       os.path.join(folder, where), *GATES) as server, \
                StandIn(server.port), Rest(server.port) as rest:
            for _ in range(3):
                same(rest.execute("/* log 3000 */ return 7;", 20000)[1]["result"], 7)
            wait_for(lambda: rest.logs(text="says7", count=1)[1]["total"] > 1000, "the lines")
            for text in ("says7 " * 150000, "says7 " * 90000, "x" * 900000, "says7-" * 90000,
                         "7 " * 200000, "says7 x" * 60000):
                with Http(server.port) as http:
                    http.post(call_tool("get_logs", {"text": text}, method="invoke"), "/")
                    time.sleep(0.05)
                    began = time.monotonic()
                    log_id = rest.execute("return 8;", 20000)[1]["logId"]
                    same(rest.result(log_id)[1]["result"], 8)
                    print(f"      {where} {text[:8]!r}: others waited "
                          f"{time.monotonic() - began:.2f} s", end="")
                    same(http.response().status, 200)
                    print(f", it {time.monotonic() - began:.2f} s")


@test
def half_characters_do_not_end_the_connection():
    """A text that was cut in the midst of an emoji; JSON.stringify() writes such halves escaped."""
    with serving() as (server, engine, rest):
        engine.ws.send('{"type":"log","level":"info","message":"cut \\ud83d"}')
        engine.ws.send('{"type":"data","resultName":"half","data":{"action":"write",'
                       '"data":"\\udc00"}}')
        works(server, engine)
        for raw in ('"success":true,"result":"\\ud83d"', '"success":false,"error":"\\ud83d x"'):
            call = Pending(server, "return 1;")
            log_id = engine.next()["logId"]
            engine.ws.send(f'{{"type":"result","logId":"{log_id}",{raw}}}')
            status, answer = call.answer()
            same(answer.get("success"), "true" in raw, status, answer)
        works(server, engine)


@test
def leaving_in_the_midst_of_a_call():
    with serving() as (server, engine, rest):
        waits, given = Pending(server, "return 1;"), Pending(server, "return 2;", 0)
        ids = {engine.next()["logId"] for _ in range(2)}
        engine.ws.close()
        status, answer = waits.answer()
        expect(not answer["success"], status, answer)
        given.answer()
        for log_id in ids:
            end = rest.ends(log_id)
            expect(not end["success"] and end["error"], end)
        status, answer = rest.execute("return 3;", 20000)  # for 30 s nobody else answers code
        same((status, answer["success"], answer["error"]), (503, False, "Unity is not connected"),
             answer)
        with BridgeEngine(server.port) as again:
            wait_for(lambda: is_connected(server, again), "the engine to be known")
            for log_id in ids:  # what it was asked before, it answers now
                again.result(log_id, "late")
            works(server, again)
            for log_id in ids:
                expect(not rest.result(log_id)[1]["success"])


@test
def messages_that_are_none_end_the_connection_or_nothing():
    bad = (b"{", b"", b"[]", b"null", b"\xff\xfe", b"5", b'"x"', b"{}" * 2, b"x" * 100000,
           b'{"type":"result","logId":"x","result":' + b"[" * 100000, b'{"type":"log","a":1e99999}')
    for message in bad:
        with serving() as (server, engine, rest):
            call = Pending(server, "return 1;")
            log_id = engine.next()["logId"]
            with contextlib.suppress(Gone, OSError):
                engine.ws.frame(1, message)
                engine.result(log_id, 1)
            status, answer = call.answer()
            expect(status in (200, 400, 500, 503), message[:40], status, answer)
            end = rest.ends(log_id)
            expect(end["success"] or end["error"], end)
            same(server.process.poll(), None)


@test
def frames_that_no_client_may_send():
    frames = (b"\x82\x85\0\0\0\0hello", b"\x81\x05hello", b"\xf1\x80\0\0\0\0",
              b"\x01\x80\0\0\0\0" * 50,
              b"\x80\x81\0\0\0\0x", b"\x89\xff\0\0\0\0\0\0\x10\0\0\0\0\0", b"\x88\x81\0\0\0\0x",
              b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", b"\x81\xfe", b"\x88\x80\0\0\0\0")
    for data in frames:
        with serving() as (server, engine, rest):
            call = Pending(server, "return 1;")
            log_id = engine.next()["logId"]
            with contextlib.suppress(OSError):
                engine.ws.sock.sendall(data)
            engine.ws.close()
            status, answer = call.answer()
            expect(not answer["success"], data, status, answer)
            expect(rest.ends(log_id)["error"])


@test
def many_engines_come_and_go():
    with tempfile.TemporaryDirectory() as folder, kept_in(folder) as server, \
            Rest(server.port) as rest:
        for i in range(60):
            with BridgeEngine(server.port, "/" if i % 2 else "/unity") as engine:
                engine.send(type="log", level="info", message=f"engine {i}")
        held = []
        with contextlib.suppress(Gone, OSError, AssertionError):
            for i in range(100):
                held.append(BridgeEngine(server.port))
        print(f"      {len(held)} at once")
        for engine in held:
            engine.ws.close()
        same(server.process.poll(), None, server.err()[-2000:])
        same(rest.logs(count=1)[0], 200)
        with BridgeEngine(server.port) as engine:
            wait_for(lambda: is_connected(server, engine), "the engine to be known")
            works(server, engine)


@test
def ids_of_calls_are_never_used_twice_and_survive_a_restart():
    with tempfile.TemporaryDirectory() as folder:
        seen = {}
        for round_ in range(3):
            with kept_in(folder) as server, BridgeEngine(server.port) as engine:
                wait_for(lambda: is_connected(server, engine), "the engine to be known")
                engine.send(type="data", resultName="kept", data={"action": "append",
                                                                  "data": round_})
                with Rest(server.port) as rest:
                    for i in range(10):
                        log_id = works(server, engine, [round_, i])
                        expect(log_id not in seen)
                        seen[log_id] = [round_, i]
                    for log_id, value in seen.items():
                        same(rest.result(log_id)[1]["result"], value)
                    # Nobody answers to a named result: it is safe from when it can be read.
                    wait_for(lambda: rest.result("kept")[1].get("result") == list(range(round_ + 1)),
                             "the named result")
        with kept_in(folder) as server, Rest(server.port) as rest:
            same(rest.result("kept")[1]["result"], [0, 1, 2])


@test
def results_of_every_size_and_shape():
    with serving() as (server, engine, rest):
        for raw in ("null", "0.1", "1e40", '"\\u0000\\ud83d\\ude00"', "{}", "[]", "-0",
                    '{"a":1,"a":2}', "123456789012345678901234567890", '"' + "x" * (4 << 20) + '"',
                    "[" * 60 + "]" * 60, '{"":{"":[]}}', '"\\u2028</script>"'):
            call = Pending(server, "return 1;")
            log_id = engine.next()["logId"]
            engine.ws.send(f'{{"type":"result","logId":"{log_id}","success":true,"result":{raw}}}')
            status, answer = call.answer()
            expect(status in (200, 400, 500), raw[:40], status, answer)
            end = rest.ends(log_id)
            same(end["success"], answer["success"], raw[:40])
            if answer["success"]:
                same(json.dumps(end["result"]), json.dumps(answer["result"]), raw[:40])
        for raw in ('"success":"yes"', '"success":1', '"success":null', '"success":false',
                    '"success":false,"error":null', '"success":false,"error":{"a":1}',
                    '"success":false,"error":"' + "e" * 100000 + '"', '"error":"x"',
                    '"success":false,"error":"a\\u0000b"'):
            call = Pending(server, "return 1;")
            log_id = engine.next()["logId"]
            engine.ws.send(f'{{"type":"result","logId":"{log_id}",{raw}}}')
            status, answer = call.answer()
            same(rest.ends(log_id)["success"], answer["success"])
            expect(answer["success"] or answer["error"], answer)
        works(server, engine)


if __name__ == "__main__":
    suite.main()
