"""Requests of 2026-07-28 that nobody honest sends: envelopes (_meta) of wrong types, of great size,
and given twice, over HTTP, lines and frames, and from peers that may send no requests at all. Each is
answered once, in well-formed JSON-RPC and never as if it were another one, and the server goes on."""
import contextlib
import json
import tempfile

from lib.engine import Engine, Gone
from lib.modern import PREFIX, call, cancelled, headers, meta, modern
from lib.records import BridgeEngine
from lib.umcp import (GROWTH_KB, MEASURED, Http, Scripted, ScriptedStdio, Server, Suite, call_tool,
                      expect, frame, initialize, request, same)

suite = Suite()
test = suite.test

WRONG = (None, True, 0, -1, 1.5, 10**30, "", "x", "2026-07-28\0", "\ud83d\ude00", [], [[]], {}, {"": {}},
         ["2026-07-28"], {"a": [None]})
KEYS = ("protocolVersion", "clientCapabilities", "clientInfo", "logLevel", "subscriptionId", "serverInfo")
LIMIT = 4 << 20  # of a message


def text(message):
    return json.dumps(message).encode()


def wrong_members():
    """One member of the envelope, or of the request, is what it must not be."""
    for value in WRONG:
        for key in KEYS:
            yield modern("tools/list", **{PREFIX + key: value})
        for key in ("progressToken", PREFIX + "related-task", "traceparent"):
            yield modern("tools/list", **{key: value})
        yield request("tools/list", {"_meta": value})
        yield request("tools/list", value)
        for key, method in (("name", "tools/call"), ("arguments", "tools/call"),
                            ("inputResponses", "tools/call"), ("requestState", "tools/call"),
                            ("uri", "resources/read"), ("notifications", "subscriptions/listen"),
                            ("taskId", "tasks/get"), ("inputResponses", "tasks/update"),
                            ("cursor", "tools/list"), ("ref", "completion/complete")):
            message = call("GetConfig") if method == "tools/call" else modern(method)
            message["params"][key] = value
            yield message
        for can in ("elicitation", "extensions", "sampling", "roots"):
            yield modern("tools/list", can={can: value})
        yield modern("tools/list", can={"extensions": {PREFIX + "tasks": value}})


def twice():
    """Members that stand twice: the last counts, and only the last."""
    good, bad = json.dumps(meta()), json.dumps({**meta(), PREFIX + "protocolVersion": "2099-01-01"})
    form = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":%s,"_meta":%s}}'
    yield (form % (bad, good)).encode(), "result"
    yield (form % (good, bad)).encode(), -32022
    yield (form % (good, "7")).encode(), None
    inner = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{%s,%s}}}'
    version, capabilities = (f'"{PREFIX}protocolVersion":"%s"', f'"{PREFIX}clientCapabilities":{{}}')
    yield (inner % (version % "2099-01-01" + "," + version % "2026-07-28", capabilities)).encode(), "result"
    yield (inner % (version % "2026-07-28" + "," + version % "2099-01-01", capabilities)).encode(), -32022
    yield (f'{{"jsonrpc":"2.0","id":1,"id":1,"method":"no/such","method":"tools/list",'
           f'"params":{{}},"params":{{"_meta":{good}}}}}').encode(), "result"


def large():
    """Envelopes as large as a message may be, wide or deep."""
    yield text(modern("tools/list", x="y" * (LIMIT - 4096)))
    yield text(modern("tools/list", **{f"k{i}": i for i in range(100000)}))
    yield text(modern("tools/list", can={f"k{i}": {} for i in range(50000)}))
    yield text(modern("tools/list", can={"extensions": {f"k{i}": {} for i in range(50000)}}))
    yield text(modern("tools/list", **{PREFIX + "clientInfo": {"name": "n" * 1000000, "version": "v"}}))
    yield text(modern("tools/list", **{PREFIX + "protocolVersion": "2" * 1000000}))
    yield text(modern("tools/list", progressToken="p" * 1000000))
    for depth in (50, 70, 100000):
        deep = b'{"a":' * depth + b"{}" + b"}" * depth
        yield text(modern("tools/list", x=7)).replace(b'"x": 7', b'"x":' + deep)


def is_answer(answer, ids=(1,)):
    """One well-formed answer, to this request or to one whose id could not be read."""
    same(answer.get("jsonrpc"), "2.0", answer)
    expect(("result" in answer) != ("error" in answer), answer)
    expect(answer.get("id", ids[0]) in ids, answer)
    if "error" in answer:
        expect(isinstance(answer["error"]["code"], int) and answer["error"]["message"], answer)
    return answer


def fits(answer, wanted):
    is_answer(answer)
    if wanted == "result":
        expect("result" in answer, answer)
    elif wanted:
        same(answer["error"]["code"], wanted, answer)


# --- HTTP ---

def ask_http(server, body, lines):
    """An answer on a connection of its own, or on a stream that is left then."""
    with Http(server.port) as http:
        http.post(body, "/mcp", lines)
        response = http.response_head()
        if "text/event-stream" in response.headers.get("content-type", ""):
            return None
        expect(response.status in (200, 202, 400, 404, 406, 413), response)
        body = http.exactly(int(response.headers["content-length"]))
        return json.loads(body) if body else None


@test
def wrong_members_over_http():
    with Scripted() as server:
        for message in wrong_members():
            method = message["method"]
            lines = headers(modern(method), Mcp_Name=None)
            for more in ("", "\r\nMcp-Name: GetConfig"):
                answer = ask_http(server, text(message), lines + more)
                expect(answer is None or is_answer(answer), message)
        server.is_fine()


@test
def members_that_stand_twice_over_http():
    with Scripted() as server:
        for body, wanted in twice():
            if wanted != -32022:  # the header says what the body means
                fits(ask_http(server, body, headers(modern("tools/list"))), wanted)
        server.is_fine()


@test
def large_envelopes_over_http():
    with Scripted(env=MEASURED) as server:
        def all_of_them():
            for body in large():
                answer = ask_http(server, body, headers(modern("tools/list")))
                expect(answer is None or is_answer(answer))
        all_of_them()
        before = server.rss_kb()
        all_of_them()
        expect(server.rss_kb() - before < GROWTH_KB, before, server.rss_kb())
        server.is_fine()


# --- Lines ---

def until(s, id_):
    """What comes before the answer to a request, which is passed over."""
    found = []
    while (message := s.read()).get("id") != id_:
        found.append(message)
    expect("result" in message, message)
    return found


@test
def wrong_members_on_lines():
    for opening in ((), (initialize(),)):
        with ScriptedStdio("--connect", "none") as s:
            for message in opening:
                expect("result" in s.ask(message))
            for n, message in enumerate(wrong_members()):
                s.send(message, call("GetConfig", id_=f"after {n}"))
                found = until(s, f"after {n}")
                listens = message["method"] == "subscriptions/listen"
                expect(len(found) == 1, message, found)
                if not (listens and "method" in found[0]):
                    is_answer(found[0])
                    continue
                s.send(cancelled(1))
            s.end_input()
            s.rest()
            same(s.wait(), 0, s.err())


@test
def members_that_stand_twice_on_lines():
    with ScriptedStdio("--connect", "none") as s:
        for body, wanted in twice():
            s.write(body + b"\n")
            fits(s.read(), wanted)


@test
def large_envelopes_on_lines():
    with ScriptedStdio("--connect", "none") as s:
        for n, body in enumerate(large()):
            s.write(body + b"\n")
            s.send(call("GetConfig", id_=f"after {n}"))
            found = until(s, f"after {n}")
            same(len(found), 1)
            is_answer(found[0])


# --- Frames ---

class Frames:
    def __init__(self, port):
        self.http = Http(port)

    def read(self):
        size = int.from_bytes(self.http.exactly(4), "little")
        return json.loads(self.http.exactly(size))

    def ask(self, body):
        self.http.send(frame(body))
        return self.read()

    def answers(self, message):
        """To any message; a stream of notices is cancelled again."""
        answer = self.ask(message)
        if answer.get("method") != "notifications/subscriptions/acknowledged":
            return is_answer(answer)
        self.http.send(frame(cancelled(1)))
        return answer


@contextlib.contextmanager
def framed(*args):
    """A server with frames: a client that has authenticated, and one that has not."""
    with tempfile.NamedTemporaryFile("w", suffix=".token") as file:
        file.write("SECRET-of-this-test\n")
        file.flush()
        with Scripted("--framed", "127.0.0.1:0", "--framed-token-file", file.name, *args) as server:
            port = int(server.err().split("frames on 127.0.0.1:")[1].split()[0].rstrip(",."))
            known, unknown = Frames(port), Frames(port)
            with known.http, unknown.http:
                answer = known.ask(request("session.authenticate", {"token": "SECRET-of-this-test"}, 1))
                expect("result" in answer, answer)
                yield server, known, unknown


@test
def frames_want_their_token_first():
    with framed("--allow-writes", "--no-confirm") as (server, known, unknown):
        for message in (modern("server/discover"), modern("tools/list"), call("GetConfig"),
                        call("SelectObject", {"objectId": "obj:2128"}), modern("resources/list"),
                        modern("subscriptions/listen", {"notifications": {"toolsListChanged": True}}),
                        modern("tasks/get", {"taskId": "x"})):
            answer = unknown.ask(message)
            same((is_answer(answer)["error"]["code"], answer["id"]), (1000, 1), message, answer)
            known.answers(message)
        server.is_fine()


@test
def wrong_members_in_frames():
    with framed() as (server, known, unknown):
        for message in wrong_members():
            known.answers(message)
            expect("error" in is_answer(unknown.ask(message)), message)
        for body, _ in twice():
            is_answer(known.ask(body))
            expect("error" in is_answer(unknown.ask(body)), body)
        server.is_fine()


# --- Engines: they are asked, and may not ask ---

REQUESTS = (modern("server/discover"), call("GetConfig"), call("SetTimeScale", {"value": 7}),
            modern("subscriptions/listen", {"notifications": {"toolsListChanged": True}}),
            initialize(), call_tool("SetTimeScale", {"value": 7}), [modern("tools/list")])


@test
def an_engine_of_a_third_party_may_not_ask():
    with Server("--allow-writes", "--no-confirm") as server:
        for message in (*REQUESTS, *list(wrong_members())[::9]):
            try:
                with BridgeEngine(server.port) as engine:
                    engine.ws.send(json.dumps(message))
                    engine.ws.sock.settimeout(0.01)
                    while True:
                        answer = json.loads(engine.ws.read())
                        expect("result" not in answer, message, answer)
            except (Gone, TimeoutError):
                pass
        server.is_fine()


@test
def an_engine_of_ours_may_not_ask():
    with Server("--allow-writes", "--no-confirm") as server:
        for message in REQUESTS:
            try:
                with Engine(server.port) as engine:
                    engine.ws.send(json.dumps(message))
                    engine.ws.sock.settimeout(0.1)
                    while True:
                        answer = json.loads(engine.ws.read().decode().partition("\n")[0])
                        expect("result" not in answer and "call" not in answer, message, answer)
            except (Gone, TimeoutError):
                pass
        server.is_fine()


if __name__ == "__main__":
    suite.main()
