"""What passes through `umcp stdio` to a server and back, and how it ends."""
import contextlib
import json
import os
import signal
import socket
import tempfile
import time

from lib.cli import INITIALIZED, UPGRADED, begin, folder_of_test, kill, port_of, start
from lib.umcp import (GROWTH_KB, MEASURED, PATIENCE, Scripted, Server, Stdio, Suite, call_tool,
                      expect, free_port, initialize, request, same, wait_for)

suite = Suite()
test = suite.test

LINE_LIMIT = 4 << 20


# --- What passes ---

@test
def the_bridges_methods_are_answered_alone_and_forwarded():
    with Server() as server:
        for args in (("--connect", "none"), (), ("--connect", server.url)):
            with Stdio("--dialect", "bridge", *args, folder=server.folder) as s:
                answer = s.ask(initialize("2024-11-05"))
                same(answer["result"]["protocolVersion"], "2024-11-05")
                s.send(INITIALIZED)
                tools = s.ask(request("tools/list", {}, 1))["result"]["tools"]
                expect({"execute_code", "query", "get_result", "get_logs", "get_log_details",
                        "help"} <= {tool["name"] for tool in tools}, tools)
                for method, key in (("tools/call", "arguments"), ("invoke", "parameters")):
                    answer = s.ask(request(method, {"name": "help", key: {}}, 2))
                    expect("documentation" in answer["result"]["content"][0]["text"], answer)
                error = s.ask(request("resources/list", {}, 3))["error"]
                same(error["code"], -32601, error)
                same(s.ask(request("shutdown", id_="x"))["id"], "x")
                same(s.wait(), 0, s.err())


@test
def ids_and_garbage_pass_as_they_are():
    with Server() as server, Stdio(folder=server.folder) as s:
        begin(s)
        for text in ('""', '"a\\u00e9\\n"', "0", "-1", "9007199254740993", "1.50", '"2"',
                     '"id\\"}"'):
            s.write(b'{"jsonrpc":"2.0","method":"ping","id":' + text.encode() + b"}\n")
            line = s.process.stdout.readline().decode()
            expect(f'"id":{text}' in line, text, line)
        s.write(b"no JSON\r\n\r\n  \n\r \r\n[]\n{}\n[[[\n\xff\xfe\n")
        errors = [s.read() for _ in range(5)]
        expect(all("error" in error for error in errors), errors)
        same(s.ask(request("ping", id_=1))["id"], 1)


@test
def large_messages_pass_both_ways_and_larger_ones_are_refused():
    with Server() as server, Stdio(folder=server.folder) as s:
        begin(s)
        same(s.ask(request("ping", {"x": "y" * (LINE_LIMIT - 200)}, 1))["id"], 1)
        s.write(b'{"jsonrpc":"2.0","id":2,"method":"ping","params":{"x":"'
                + b"z" * 2 * LINE_LIMIT + b'"}}\n')
        s.send(request("ping", id_=3))
        error = s.read()
        same(error["error"]["code"], -32600, error)
        same(s.read()["id"], 3)
        code = "return new string('x', 300000);"
        answer = s.ask(request("invoke", {"name": "execute_code", "parameters": {"code": code}}, 4))
        same(answer["id"], 4)
        s.send(*[request("tools/list", {}, i) for i in range(5, 205)])
        same([s.read()["id"] for _ in range(200)], list(range(5, 205)))


@test
def twenty_clients_work_at_once():
    with Server() as server, contextlib.ExitStack() as stack:
        clients = [stack.enter_context(Stdio(folder=server.folder)) for _ in range(20)]
        for s in clients:
            begin(s)
        for s in clients:
            s.send(*[request("ping", id_=i) for i in range(100)], call_tool("GetConfig", {}, 100))
        for s in clients:
            answers = [s.read() for _ in range(101)]
            same([answer["id"] for answer in answers], list(range(101)))
            expect(f'"port":{server.port}' in answers[-1]["result"]["content"][0]["text"].replace(
                " ", ""), answers[-1])


@test
def a_client_that_does_not_read_is_not_read_from():
    with Server(env=MEASURED) as server, Stdio(env=MEASURED, folder=server.folder) as s:
        begin(s)
        s.ask(request("tools/list", {}, 1))
        before = s.rss_kb() + server.rss_kb()
        data = json.dumps(request("tools/list", {}, 2)).encode() + b"\n"
        pipe = s.process.stdin.fileno()
        os.set_blocking(pipe, False)
        sent = waited = 0
        while waited < 20 and sent < 64 << 20:  # until nothing more is taken for a second
            try:
                sent += os.write(pipe, data[sent % len(data):] + data * 100)
                waited = 0
            except BlockingIOError:
                waited += 1
                time.sleep(0.05)
        expect(sent < 64 << 20, "it reads on and on")
        grown = s.rss_kb() + server.rss_kb() - before
        expect(grown < 3 * GROWTH_KB, f"memory grew by {grown} KB")
        server.is_fine()


@test
def notifications_that_cannot_be_read_are_not_waited_for():
    with Server() as server, Stdio(folder=server.folder) as s:
        begin(s)
        bad = json.dumps({"jsonrpc": "2.0", "method": "tools/call", "params": {}}) + "\n"
        s.process.stdin.write((bad * 5000).encode())
        s.process.stdin.flush()
        same(s.ask(request("ping", id_=1)), {"jsonrpc": "2.0", "id": 1, "result": {}})


@test
def a_session_begun_in_a_batch_goes_on_too():
    with folder_of_test() as folder:
        server = start(folder, "--allow-writes", "--no-confirm", kind=Scripted)
        with Stdio("--allow-writes", "--no-confirm", folder=folder) as s:
            expect("result" in s.ask(initialize("2025-03-26")))
            s.send(INITIALIZED)
            s.send([request("resources/subscribe", {"uri": "unity://selection"}, 1),
                    request("ping", id_=2)])
            same(sorted(answer["id"] for answer in s.read()), [1, 2])
            kill(server)
            with Scripted("--allow-writes", "--no-confirm", folder=folder) as server:
                same(port_of(s, 3), server.port)
                ids = [i["Id"] for i in server.call("ListObjects", {"limit": 1})["Items"]]
                server.call("SelectObject", {"objectId": ids[0]})
                same(s.read()["params"]["uri"], "unity://selection")


@test
def what_is_refused_without_an_id_is_not_taken_for_a_batch_that_runs():
    with folder_of_test() as folder:
        server = start(folder, kind=Scripted)
        with Stdio(folder=folder) as s:
            expect("result" in s.ask(initialize("2025-03-26")))
            s.send(INITIALIZED)
            s.send([call_tool("wait-seconds", {"seconds": 600}, 1), {"jsonrpc": "2.0", "id": 2}])
            for line in (b"no JSON\n", b"[]\n"):
                s.write(line)
                answer = s.read()
                expect(answer.get("id") is None and "error" in answer, answer)
            same(s.ask(request("ping", id_=3))["id"], 3)
            kill(server)
            answers = s.read()
            same([answer["id"] for answer in answers], [1, 2], answers)


@test
def what_comes_with_the_handshake_is_passed_on_after_a_reconnect_too():
    note = b'{"jsonrpc":"2.0","method":"notifications/message","params":{}}'
    with socket.socket() as listener:
        listener.settimeout(PATIENCE)
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        with Stdio("--connect", f"http://127.0.0.1:{listener.getsockname()[1]}") as s:
            for _ in range(2):
                with listener.accept()[0] as peer:
                    peer.recv(4096)
                    peer.sendall(UPGRADED + note + b"\n")
                    listener.accept()[0].close()  # the question for the gates
                    same(s.read(), json.loads(note))
            s.process.terminate()
            same(s.wait(), 0, s.err())


@test
def a_token_goes_to_no_other_machine_unless_that_was_typed():
    with tempfile.NamedTemporaryFile("w", suffix=".token") as file:
        file.write("SECRET-TOKEN-0123\n")
        file.flush()
        far = "http://192.0.2.1:9"
        with Stdio("--token-file", file.name, env={"WEB_SERVER_URL": far}) as s:
            wait_for(lambda: "umcp does not send it the token" in s.err(), "a word about it")
            s.process.kill()
        with Server("--token-file", file.name) as server:
            with Stdio("--token-file", file.name, env={"WEB_SERVER_URL": server.url}) as s:
                begin(s)
                same(port_of(s, 1), server.port)
                expect("token" not in s.err(), s.err())


# --- How it ends ---

@test
def shutdown_ends_stdio_and_never_the_server():
    with Server() as server:
        for args in ((), ("--connect", server.url)):
            with Stdio(*args, folder=server.folder) as s:
                begin(s)
                same(s.ask(request("shutdown", id_=1)), {"jsonrpc": "2.0", "id": 1, "result": {}})
                same(s.rest(), [])
                same(s.wait(), 0, s.err())  # although the input is still open
            server.is_fine()


@test
def shutdown_forwarded_answers_requests_in_flight_first():
    with Scripted() as server:
        for args in ((), ("--connect", server.url)):
            for ends_input in (False, True):
                with Stdio(*args, folder=server.folder) as s, Stdio(folder=server.folder) as other:
                    begin(s)
                    begin(other)
                    other.send(call_tool("wait-seconds", {"seconds": 2}, 1))
                    s.send(call_tool("wait-seconds", {"seconds": 1}, 1),
                           call_tool("wait-seconds", {"seconds": 0.5}, 2),
                           request("shutdown", id_=3), request("ping", id_=4))
                    if ends_input:
                        s.end_input()
                    answers = [json.loads(line) for line in s.rest()]
                    same([m["id"] for m in answers], [4, 2, 1, 3], answers)
                    same(["error" in m for m in answers], [True, False, False, False])
                    same(s.wait(), 0, s.err())
                    expect("result" in other.read(), "the other client's call")
        server.is_fine()


@test
def a_server_that_dies_while_shutdown_waits_leaves_no_request_without_an_answer():
    with folder_of_test() as folder:
        server = start(folder, kind=Scripted)
        with Stdio(folder=folder) as s:
            begin(s)
            s.send(call_tool("wait-seconds", {"seconds": 50}, 1), request("shutdown", id_=2),
                   request("ping", id_=3))
            same(s.read()["id"], 3)
            kill(server)
            answers = [json.loads(line) for line in s.rest()]
            same([(m["id"], "error" in m) for m in answers], [(1, True), (2, False)])
            same(s.wait(), 0, s.err())


@test
def shutdown_needs_no_server():
    done = {"jsonrpc": "2.0", "id": 1, "result": {}}
    for args in ((), ("--dialect", "bridge")):
        with Stdio("--connect", f"http://127.0.0.1:{free_port()}", *args) as s:
            same(s.ask(request("shutdown", id_=1)), done)
            same(s.wait(), 0, s.err())
    with folder_of_test() as folder:
        server = start(folder)
        with Stdio(folder=folder) as s:
            begin(s)
            same(port_of(s, 0), server.port)
            kill(server)
            s.send(request("shutdown", id_=1))
            same([json.loads(line) for line in s.rest()], [done])
            same(s.wait(), 0, s.err())
            expect("alone" not in s.err(), s.err())


@test
def at_the_end_of_input_everything_accepted_is_answered():
    with Scripted() as server:
        with Stdio(folder=server.folder) as s:
            s.send(initialize(), call_tool("wait-seconds", {"seconds": 1.5}, 1),
                   *[request("tools/list", {}, i) for i in range(2, 40)])
            s.write(json.dumps(request("ping", id_=40)).encode())  # without a line end
            s.end_input()
            ids = [json.loads(line)["id"] for line in s.rest()]
            same(sorted(ids), list(range(41)))
            same(s.wait(), 0, s.err())
        with Stdio(folder=server.folder) as s:
            s.end_input()
            same((s.rest(), s.wait()), ([], 0))


@test
def a_server_that_dies_at_the_end_of_input_leaves_no_request_without_an_answer():
    with folder_of_test() as folder:
        server = start(folder, kind=Scripted)
        with Stdio(folder=folder) as s:
            begin(s)
            s.send(call_tool("wait-seconds", {"seconds": 600}, 1), request("ping", id_=2))
            s.end_input()
            same(s.read()["id"], 2)
            kill(server)
            lines = [json.loads(line) for line in s.rest()]
            same([line["id"] for line in lines], [1], lines)
            same(s.wait(), 0, s.err())


@test
def signals_end_it_at_once_with_code_0():
    with Scripted() as server:
        for number in (signal.SIGTERM, signal.SIGINT):
            with Stdio(folder=server.folder) as s:
                begin(s)
                s.send(call_tool("wait-seconds", {"seconds": 600}, 1))
                s.process.send_signal(number)
                same(s.wait(), 0, s.err())
        server.is_fine()


@test
def a_client_that_goes_away_ends_it():
    with Server() as server, Stdio(folder=server.folder) as s:
        begin(s)
        s.process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            for i in range(1000):
                s.send(request("tools/list", {}, i))
        same(s.wait(), 0, s.err())


if __name__ == "__main__":
    suite.main()
