"""HTTP under load: streams and slow readers, limits on what is in flight, the end of the server."""
import contextlib
import json
import os
import resource

from lib.umcp import (GROWTH_KB, MEASURED, Http, Scripted, Server, Skipped, Suite, call_tool,
                      expect, request, same, wait_for)

suite = Suite()
test = suite.test

PARALLEL = 32
TOO_MANY = "Cannot have more than 32 parallel requests. Please slow down."
CONNECTIONS = 1024
EVENTS = 2000  # far more than a stream's queue of 256 and the system's buffers hold
FIRST = 100000  # the id of the first of them
PING = request("ping")


# --- Streams ---

def open_sse(server, path="/", **options):
    http = Http(server.port, **options)
    http.get(path, "Accept: text/event-stream")
    r = http.response_head()
    same((r.status, r.headers["content-type"]), (200, "text/event-stream"), r)
    expect("transfer-encoding" not in r.headers and "content-length" not in r.headers, r)
    return http


def event_of(message):
    return message["params"]["event"] if message.get("method") == "notification" else None


def check_mirror(server, following):
    """`following` gives a stream's next message: snapshots first, then what others ask."""
    same([event_of(following()), event_of(following())], ["scenes", "selection"])
    asked = call_tool("GetStatus", {}, "mirrored", "call_tool")
    answer = server.post(asked).json()
    seen = [following(), following()]
    mirrored = [message for message in seen if "result" in message]
    same(mirrored, [answer])
    told = [message["params"]["payload"] for message in seen if event_of(message) == "tool_result"]
    same([(t["name"], t["ok"], t["result"]) for t in told],
         [("GetStatus", True, answer["result"]["content"][0]["json"])])
    server.post(call_tool("NoSuchTool", {}, 2, "call_tool"))
    seen = [following() for _ in range(3)]
    told = [message["params"]["payload"] for message in seen if event_of(message) == "tool_result"]
    same([(t["name"], t["ok"], t["error"]["code"]) for t in told], [("NoSuchTool", False, -32602)])
    same(len([message for message in seen if "error" in message]), 1, seen)
    logs = [message["params"]["payload"] for message in seen if event_of(message) == "log"]
    expect(logs and logs[0]["message"].startswith("[MCP] error -32602: "), seen)


@test
def sse_mirrors_results_errors_and_events():
    with Scripted() as server:
        for path in ("/", "/mcp", "/?x=1"):
            with open_sse(server, path) as http:
                check_mirror(server, http.sse)


@test
def stream_events_is_chunked_lines():
    with Scripted() as server, Http(server.port) as http:
        http.post(request("stream_events"))
        r = http.response_head()
        same((r.status, r.headers["transfer-encoding"]), (200, "chunked"), r)
        lines = []

        def following():
            while not lines:
                chunk = http.chunk()
                expect(chunk.endswith(b"\n"), chunk)
                lines.extend(json.loads(line) for line in chunk.splitlines())
            return lines.pop(0)

        check_mirror(server, following)


@test
def snapshots_equal_their_resources():
    with Scripted() as server, open_sse(server) as http:
        for uri, event in (("unity://scenes", "scenes"), ("unity://selection", "selection")):
            message = http.sse()
            same(event_of(message), event)
            with Http(server.port) as other:
                other.get(f"/read?uri={uri}")
                same(other.response().json(), message["params"]["payload"])


@test
def a_change_of_the_selection_is_an_event():
    with Scripted("--allow-writes") as server, open_sse(server) as http:
        same([event_of(http.sse()) for _ in range(2)], ["scenes", "selection"])
        chosen = server.call("ListObjects", {"limit": 1})["Items"][0]["Id"]
        same(server.call("SelectObject", {"objectId": chosen}), {"ok": True})
        for _ in range(12):
            message = http.sse()
            if event_of(message) == "selection":
                break
        same(message["params"]["payload"], {"ActiveId": chosen, "Items": [chosen]})


@test
def a_slow_reader_loses_its_oldest_events_and_nobody_else_suffers():
    with Server(env=MEASURED) as server, \
            open_sse(server, receive_buffer=4096) as slow, Http(server.port) as http:
        before = server.rss_kb()
        size = 0
        for i in range(EVENTS):  # each answer is mirrored to the stream
            size += len(http.ask(request("list_tools", id_=FIRST + i)).body)
        grown = server.rss_kb() - before
        expect(grown < GROWTH_KB < size >> 10, f"grew by {grown} KB for {size >> 10} KB of events")
        server.is_fine()
        warnings = [line for line in server.call("TailLogs", {"count": 2000})["Items"]
                    if "slow" in line["Message"]]
        same([line["Level"] for line in warnings], ["Warning"], warnings)
        server.post(request("ping", id_="the end"))
        ids = []
        while not ids or ids[-1] != "the end":
            message = slow.sse()
            if "result" in message:
                ids.append(message["id"])
        numbers = [id_ - FIRST for id_ in ids if isinstance(id_, int) and id_ >= FIRST]
        same(numbers[0], 0)  # what was on its way already
        same(numbers, sorted(set(numbers)))  # in order, none twice
        expect(len(numbers) < EVENTS, "nothing was dropped")
        expect(EVENTS - 1 in numbers, "the newest was dropped", numbers[-5:])


# --- Load ---

def send_all(server, bodies, path="/message"):
    """Sends each on a connection of its own, all before any answer is read; the responses."""
    connections = [Http(server.port) for _ in bodies]
    try:
        for http, body in zip(connections, bodies):
            http.post(body, path)
        return [http.response() for http in connections]
    finally:
        for http in connections:
            http.close()


@test
def the_33rd_call_in_flight_is_refused():
    with Scripted() as server:
        slow = [call_tool("wait-seconds", {"seconds": 2}, i, "call_tool")
                for i in range(PARALLEL + 1)]
        responses = send_all(server, slow)
        same(sorted(r.status for r in responses), [200] * PARALLEL + [429])
        refused = next(r for r in responses if r.status == 429).json()["error"]
        same((refused["code"], refused["message"]), (-32005, TOO_MANY))
        same(refused["data"]["kind"], "RateLimited")
        expect("hint" in refused["data"], refused)
        server.is_fine()  # the places are free again


@test
def each_of_80_parallel_pings_is_answered():
    with Server() as server:
        for r in send_all(server, [request("ping", id_=i) for i in range(80)]):
            expect(r.status in (200, 429), r)
            if r.status == 429:
                same(r.json()["error"]["code"], -32005)
        server.is_fine()


@test
def a_client_that_leaves_during_a_slow_call_harms_nobody():
    with Scripted() as server:
        for _ in range(PARALLEL):
            with Http(server.port) as http:
                http.post(call_tool("wait-seconds", {"seconds": 1}, 1, "call_tool"))
        with open_sse(server), Http(server.port) as http:  # half a body, then gone
            http.send(http.post_bytes(PING)[:-5])

        def is_free():
            return server.post(call_tool("GetStatus", {}, 1, "call_tool")).status == 200

        wait_for(is_free, "the places of calls whose client is gone")
        server.is_fine()


@test
def a_client_that_does_not_read_its_answers_is_not_read_from():
    with Server(env=MEASURED) as server, \
            Http(server.port, receive_buffer=4096) as http:
        before = server.rss_kb()
        data = http.post_bytes(request("list_tools")) * 100
        http.sock.settimeout(1)
        sent = 0
        try:
            while sent < 64 << 20:
                sent += http.sock.send(data[sent % len(data):])
        except TimeoutError:
            pass
        expect(sent < 64 << 20, "it reads on and on")
        grown = server.rss_kb() - before
        expect(grown < GROWTH_KB, f"memory grew by {grown} KB")
        server.is_fine()


@contextlib.contextmanager
def many_files():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 4 * CONNECTIONS:
        raise Skipped(f"only {hard} open files are allowed")
    resource.setrlimit(resource.RLIMIT_NOFILE, (4 * CONNECTIONS, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@test
def more_connections_than_allowed_do_not_keep_it_from_working():
    with many_files(), Server() as server:
        connections = []
        with contextlib.suppress(OSError):
            for _ in range(CONNECTIONS + 100):
                connections.append(Http(server.port, patience=5))
                if len(connections) == 1:
                    same(connections[0].ask(PING).status, 200)
        same(server.process.poll(), None, server.err())
        same(connections[0].ask(PING).status, 200)  # who has asked before is served on
        for http in connections:
            http.close()
        wait_for(lambda: is_served(server), "room for new connections")
        server.is_fine()


@test
def connections_that_are_idle_make_room_for_new_ones_the_oldest_first():
    with many_files(), Server() as server, contextlib.ExitStack() as stack:
        connections = [stack.enter_context(Http(server.port)) for _ in range(CONNECTIONS)]
        for http in connections:
            same(http.ask(PING).status, 200)
        same(connections[0].ask(PING).status, 200)  # no longer the one idle longest
        for _ in range(20):
            newcomer = stack.enter_context(Http(server.port))
            same(newcomer.ask(PING).status, 200)
        for http in connections[1:21]:
            http.is_closed()
        for http in [connections[0]] + connections[21:]:
            same(http.ask(PING).status, 200)


def is_served(server):
    try:
        return server.post(PING).status == 200
    except (OSError, AssertionError):
        return False


# --- The end ---

@test
def sigterm_lets_a_call_in_flight_finish():
    with Scripted() as server, Http(server.port) as http, open_sse(server) as stream, \
            Http(server.port) as idle:
        same(idle.ask(PING).status, 200)
        http.post(call_tool("wait-seconds", {"seconds": 1.5}, 7, "call_tool"))
        server.is_fine()  # by now the call is in the server's hands
        server.process.terminate()
        r = http.response()
        same((r.status, r.json()["id"]), (200, 7))
        http.is_closed()
        idle.is_closed()
        stream.to_end()
        same(server.stop(), 0)
        expect(not os.path.exists(server.discovery), "the discovery file is still there")


@test
def sigterm_ends_it_although_a_call_would_take_longer():
    with Scripted() as server, Http(server.port) as http:
        http.post(call_tool("wait-seconds", {"seconds": 600}, 7, "call_tool"))
        server.is_fine()
        same(server.stop(), 0)
        http.to_end()


if __name__ == "__main__":
    suite.main()
