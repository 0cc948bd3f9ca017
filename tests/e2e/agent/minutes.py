"""Work of minutes in a live engine: code holds the main thread for longer than ten seconds, others
learn which call it is and end it, the console keeps its ten seconds, and a call on POST / ends with
its connection."""
import json
import re
import socket
import time

from lib.bridge import Bridge
from lib.live import need_an_engine
from lib.umcp import PATIENCE, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
HOLD = "System.Threading.Thread.Sleep({ms}); return 7;"


@test
def code_holds_the_main_thread_for_longer_than_ten_seconds_and_the_console_does_not():
    with Bridge() as server:
        same(server.done("return 1;"), 1)  # the engine is there
        late = server.execute(HOLD.format(ms=11500), 0)
        began = time.monotonic()

        def held():
            return server.rest("/health").get("heldBy")
        found = wait_for(held, "who holds the main thread")
        same((found["tool"], found["logId"]), ("execute_code", late["logId"]), found)
        refused = json.dumps(server.post(request("call_tool", {"name": "GetStatus"})).json())
        expect(late["logId"] in refused and "NotReady" in refused, refused)
        same(server.settled(late["logId"])["result"], 7)
        expect(time.monotonic() - began > 10, began)
        answer = json.dumps(server.post(request("call_tool", {
            "name": "ConsoleEval", "arguments": {"code": HOLD.format(ms=60000), "confirm": True}})).json())
        expect(re.search("longer than 10000 ms", answer), answer)


@test
def others_end_the_call_that_holds_the_main_thread():
    with Bridge() as server:
        same(server.done("return 1;"), 1)
        late = server.execute("for (;;) ;", 0)
        wait_for(lambda: server.rest("/health").get("heldBy"), "who holds the main thread")
        answer = json.dumps(server.post(request("tools/call", {
            "name": "cancel_operation", "arguments": {"logId": late["logId"]}}), "/").json())
        expect("Operation was cancelled" in answer, answer)
        same(server.done("return 2;"), 2)


@test
def a_call_on_post_ends_with_its_connection():
    with Bridge() as server:
        same(server.done("return 1;"), 1)
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "ConsoleEval", "arguments": {"code": "for (;;) ;", "confirm": True}}}).encode()
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as sock:
            sock.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                         b"Content-Length: %d\r\n\r\n" % len(body) + body)
            wait_for(lambda: server.rest("/health").get("heldBy"), "who holds the main thread")
            began = time.monotonic()
        same(server.done("return 2;"), 2)
        expect(time.monotonic() - began < 8, time.monotonic() - began)


@test
def a_client_that_closes_its_sending_side_still_gets_its_answer():
    with Bridge() as server:
        same(server.done("return 1;"), 1)
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "ConsoleEval", "arguments": {"code": "41 + 1", "confirm": True}}}).encode()
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as sock:
            sock.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                         b"Content-Length: %d\r\n\r\n" % len(body) + body)
            sock.shutdown(socket.SHUT_WR)
            expect(b"42" in sock.makefile("rb").read(), "no answer")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
