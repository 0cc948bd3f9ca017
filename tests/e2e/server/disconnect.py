"""Clients over HTTP that leave while a call runs on the engine, seen from their sockets: a reset, a
close, and the end of their own side only. In 2026-07-28 that cancels the call, on the engine and on
record; a call of a session goes on, and its result is kept."""
import socket
import struct
import tempfile

from lib.modern import call, headers, modern
from lib.records import CODE, Rest, StandIn, kept_in
from lib.umcp import Http, Suite, expect, initialize, request, same, wait_for

suite = Suite()
test = suite.test

CANCELLED = "Operation was cancelled"
BOTH = "Accept: application/json, text/event-stream"


# --- Ways to leave ---

def reset(http):
    """RST: what a process that dies with unread data sends."""
    http.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    http.sock.close()


def close(http):
    """FIN, and RST to whatever comes then."""
    http.sock.close()


def half_close(http):
    """FIN; what comes is still read."""
    http.sock.shutdown(socket.SHUT_WR)


WAYS = (reset, close, half_close)


class Engine(StandIn):
    """Its lists of objects never come; `scans` has the numbers of the calls for one. `ops` has the
    operations by the value that their code gives."""

    def __init__(self, port):
        self.scans, self.ops = [], {}
        super().__init__(port)

    def take(self, head, arguments):
        if head["tool"] == "ListObjects":
            self.scans.append(head["call"])
            return
        if head["tool"] == "execute_code":
            self.ops[int(CODE.match(arguments["code"]).group(3))] = head["op"]
        super().take(head, arguments)


class Place:
    """A server with an engine; a REST client looks at the records."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.server = kept_in(self.folder.name)
        self.server.__enter__()
        self.engine = Engine(self.server.port)
        self.rest = Rest(self.server.port)
        return self

    def __exit__(self, *_):
        self.rest.close()
        self.engine.close()
        self.server.stop()
        self.server.__exit__(None, None, None)
        self.folder.cleanup()

    def send(self, message, more=""):
        """A request on a connection of its own, which is given back with the answer to come."""
        http = Http(self.server.port)
        http.post(message, "/mcp", more)
        return http

    def is_running(self, value):
        wait_for(lambda: value in self.engine.ran, f"the engine to run {value}")
        return self.engine.number

    def record(self, value):
        """What is on record of the code that gives a value."""
        def look():
            status, found = self.rest.result(self.engine.ops[value])
            return status == 200 and found
        return wait_for(look, f"a record of {value}")

    def ended(self, value):
        """The same, once the code has ended."""
        return wait_for(lambda: (r := self.record(value))["complete"] and r, f"the end of {value}")

    def is_free(self):
        """The engine gets the next call."""
        status, answer = self.rest.execute("return 4;", 5000)
        same((status, answer["result"]), (200, 4), answer)


def never(value, id_=1, **more):
    """Code that does not end. `more`: further members of _meta."""
    arguments = {"code": f"/* never */ return {value};", "timeout": 60000}
    return modern("tools/call", {"name": "execute_code", "arguments": arguments}, id_, **more)


# --- 2026-07-28: who leaves, cancels ---

def is_cancelled(place, number, value):
    wait_for(lambda: number in place.engine.cancelled, "the engine to be told")
    found = place.ended(value)
    expect(not found["success"] and CANCELLED in found["error"], found)
    place.is_free()


@test
def code_is_cancelled_with_the_connection_that_waits_for_its_answer():
    with Place() as place:
        for value, leave in enumerate(WAYS, 100):
            message = never(value)
            http = place.send(message, headers(message))
            number = place.is_running(value)
            leave(http)
            is_cancelled(place, number, value)
            if leave is half_close:
                same(http.to_end(), b"")  # a cancelled request is not answered


@test
def code_is_cancelled_with_the_stream_that_tells_its_progress():
    with Place() as place:
        for value, leave in enumerate(WAYS, 200):
            message = never(value, progressToken="p")
            http = place.send(message, headers(message))
            number = place.is_running(value)
            same(http.response_head().headers["content-type"], "text/event-stream")
            expect(b"notifications/progress" in http.until(b"\n\n"))
            leave(http)
            is_cancelled(place, number, value)


@test
def a_scan_is_cancelled_on_the_engine():
    with Place() as place:
        for n, leave in enumerate(WAYS, 1):
            message = call("ListObjects", {"name": "x"})
            http = place.send(message, headers(message))
            wait_for(lambda n=n: len(place.engine.scans) == n, "the engine to scan")
            leave(http)
            wait_for(lambda: place.engine.scans[-1] in place.engine.cancelled, "the engine to be told")
            place.is_free()


@test
def what_waits_behind_a_call_on_its_connection_is_never_run():
    with Place() as place:
        for value, leave in enumerate((reset, close), 300):
            first, second = never(value), call("execute_code", {"code": "return 399;"}, 2)
            http = place.send(first, headers(first))
            http.post(second, "/mcp", headers(second))
            number = place.is_running(value)
            leave(http)
            is_cancelled(place, number, value)
        expect(399 not in place.engine.ran, place.engine.ran)


@test
def only_the_call_of_the_connection_is_cancelled():
    with Place() as place:
        one, two = never(401, 1), never(402, 1)  # the same id, on other connections
        stays = place.send(one, headers(one))
        first = place.is_running(401)
        leaves = place.send(two, headers(two))
        second = place.is_running(402)
        reset(leaves)
        wait_for(lambda: second in place.engine.cancelled, "the engine to be told")
        place.engine.answer(first, 17)
        result = stays.response().json()["result"]
        same(result["structuredContent"]["result"], 17, result)
        same(place.engine.cancelled, [second])


@test
def streams_that_listen_end_with_their_connection():
    with Place() as place:
        for leave in WAYS * 5:
            message = modern("subscriptions/listen", {"notifications": {"toolsListChanged": True}})
            http = place.send(message, headers(message))
            same(http.response_head().status, 200)
            expect(b"acknowledged" in http.until(b"\n\n"))
            leave(http)
        place.server.is_fine()


# --- Sessions: who leaves may come back ---

class Session:
    def __init__(self, place, version):
        self.place = place
        opened = place.server.post(initialize(version), "/mcp", BOTH)
        self.headers = f"{BOTH}\r\nMcp-Session-Id: {opened.headers['mcp-session-id']}"

    def send(self, value, **more):
        arguments = {"code": f"/* never */ return {value};", "timeout": 60000}
        message = request("tools/call", {"name": "execute_code", "arguments": arguments, **more})
        return self.place.send(message, self.headers)

    def ping(self):
        same(self.place.server.post(request("ping"), "/mcp", self.headers).json()["result"], {})


@test
def a_call_of_a_session_outlives_its_connection():
    with Place() as place:
        value = 500
        for version in ("2025-03-26", "2025-06-18", "2025-11-25"):
            session = Session(place, version)
            for leave in WAYS:
                value += 1
                http = session.send(value)
                number = place.is_running(value)
                leave(http)
                session.ping()  # the server has seen the end, or sees it later
                same(place.record(value)["complete"], False)
                place.engine.answer(number, value)
                found = place.ended(value)
                same((found["success"], found["result"]), (True, value), found)
                if leave is half_close:
                    expect(str(value).encode() in http.to_end())
        same(place.engine.cancelled, [])


@test
def so_does_one_whose_stream_has_begun():
    with Place() as place:
        session = Session(place, "2025-11-25")
        for value, leave in enumerate(WAYS, 600):
            http = session.send(value, _meta={"progressToken": value})
            number = place.is_running(value)
            same(http.response_head().headers["content-type"], "text/event-stream")
            leave(http)
            session.ping()
            same(place.record(value)["complete"], False)
            place.engine.answer(number, value)
            found = place.ended(value)
            same(found["result"], value, found)
        same(place.engine.cancelled, [])


@test
def a_session_of_2024_11_05_ends_with_its_stream_and_cancels_nothing():
    with Place() as place:
        for value, leave in enumerate((reset, close), 700):
            with Http(place.server.port) as stream:
                stream.get("/sse", "Accept: text/event-stream")
                same(stream.response_head().status, 200)
                path = stream.until(b"\n\n").decode().split("data: ")[1].strip()
                place.server.post(initialize("2024-11-05"), path)
                arguments = {"code": f"/* never */ return {value};", "timeout": 60000}
                place.server.post(request("tools/call", {"name": "execute_code",
                                                         "arguments": arguments}), path)
                number = place.is_running(value)
                leave(stream)
            same(place.record(value)["complete"], False)
            place.engine.answer(number, value)
            found = place.ended(value)
            same(found["result"], value, found)
        same(place.engine.cancelled, [])


if __name__ == "__main__":
    suite.main()
