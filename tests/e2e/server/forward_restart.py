"""`umcp stdio` in front of a server that ends: what becomes of requests, sessions and children."""
import json
import os
import resource
import signal
import socket
import threading
import time

from lib.cli import INITIALIZED, begin, folder_of_test, kill, port_of, start
from lib.modern import cancelled, complete, modern
from lib.umcp import (PATIENCE, UMCP, Scripted, Server, Stdio, Suite, call_tool, expect, free_port,
                      initialize, request, same, wait_for)

suite = Suite()
test = suite.test


def restart(how):
    """A session that goes on while its server is replaced. Gives what stderr said."""
    with folder_of_test() as folder:
        server = start(folder, "--allow-writes", "--no-confirm", kind=Scripted)
        with Stdio(folder=folder) as s:
            begin(s)
            same(s.ask(request("resources/subscribe", {"uri": "unity://selection"}, 1))["result"],
                 {})
            same(s.ask(request("resources/subscribe", {"uri": "unity://freecam"}, 2))["result"], {})
            same(s.ask(request("resources/unsubscribe", {"uri": "unity://freecam"}, 3))["result"],
                 {})
            same(port_of(s, 4), server.port)
            if how == signal.SIGKILL:
                kill(server)
            else:
                same(server.stop(how), 0)
                server.clean_up()
            with Scripted("--allow-writes", "--no-confirm", folder=folder) as server:
                same(port_of(s, 5), server.port)
                server.call("SelectObject", {"objectId": "obj:1"})
                ids = [i["Id"] for i in server.call("ListObjects", {"limit": 1})["Items"]]
                server.call("SelectObject", {"objectId": ids[0]})
                note = s.read()
                same(note["method"], "notifications/resources/updated", note)
                same(note["params"]["uri"], "unity://selection", note)
                s.end_input()
                for line in s.rest():
                    expect("id" not in json.loads(line), line)  # no answer of the replay's
                same(s.wait(), 0, s.err())


@test
def a_session_goes_on_after_sigterm():
    restart(signal.SIGTERM)


@test
def a_session_goes_on_after_kill_9():
    restart(signal.SIGKILL)


def listen_on(how):
    """A listen of 2026-07-28 that goes on while its server is replaced."""
    with folder_of_test() as folder:
        server = start(folder, "--allow-writes", "--no-confirm", kind=Scripted)
        with Stdio(folder=folder) as s:
            wanted = {"notifications": {"resourceSubscriptions": ["unity://selection"]}}
            for id_ in ("L", "gone"):
                ack = s.ask(modern("subscriptions/listen", wanted, id_))
                same(ack["method"], "notifications/subscriptions/acknowledged", ack)
            s.send(cancelled("gone"))
            complete(s.ask(modern("server/discover")))
            if how == signal.SIGKILL:
                kill(server)
            else:
                same(server.stop(how), 0)
                server.clean_up()
            with Scripted("--allow-writes", "--no-confirm", folder=folder) as server:
                complete(s.ask(modern("server/discover", id_=2)), 2)  # neither an end nor another acknowledgement
                server.call("SelectObject", {"objectId": "obj:2128"})
                note = s.read()
                same(note["method"], "notifications/resources/updated", note)
                same(note["params"]["_meta"], {"io.modelcontextprotocol/subscriptionId": "L"}, note)
                s.send(cancelled("L"))
                complete(s.ask(modern("server/discover", id_=3)), 3)
                s.end_input()
                same(s.rest(), [])
                same(s.wait(), 0, s.err())


@test
def a_listen_goes_on_after_sigterm():
    listen_on(signal.SIGTERM)


@test
def a_listen_goes_on_after_kill_9():
    listen_on(signal.SIGKILL)


@test
def a_session_with_a_named_server_goes_on_too():
    with folder_of_test() as folder:
        at = f"127.0.0.1:{free_port()}"
        server = start(folder, listen=(at,), kind=Scripted)
        with Stdio("--connect", "http://" + at) as s:
            begin(s)
            s.send(call_tool("wait-seconds", {"seconds": 600}, 1), request("ping", id_=2))
            same(s.read()["id"], 2)
            kill(server)
            answer = s.read()
            expect(answer["id"] == 1 and "closed the connection" in answer["error"]["message"], answer)
            s.send(request("tools/list", {}, 3))
            with Server(folder=folder, listen=(at,)):
                same(s.read()["id"], 3)
                s.end_input()
                same(s.rest(), [])
                same(s.wait(), 0, s.err())


@test
def a_server_that_stands_still_is_waited_for():
    with Server() as server, Stdio(folder=server.folder) as s:
        begin(s)
        os.kill(server.process.pid, signal.SIGSTOP)
        s.send(request("ping", id_=1))
        time.sleep(0.5)
        os.kill(server.process.pid, signal.SIGCONT)
        same(s.read()["id"], 1)
        os.kill(server.process.pid, signal.SIGSTOP)
        with Stdio(folder=server.folder) as other:  # a new client does without it
            begin(other)
            same(port_of(other, 1), 0)
        os.kill(server.process.pid, signal.SIGCONT)


@test
def a_request_in_flight_is_answered_with_an_error_exactly_once():
    for method, params, dialect in (("tools/call", {"name": "wait-seconds", "arguments": {
            "seconds": 600}}, "mcp"), ("invoke", {"name": "wait-seconds", "parameters": {
                "seconds": 600}}, "bridge")):
        with folder_of_test() as folder:
            server = start(folder, kind=Scripted)
            with Stdio("--dialect", dialect, folder=folder) as s:
                begin(s)
                s.send(request(method, params, "slow"), request("ping", id_="fast"))
                same(s.read(), {"jsonrpc": "2.0", "id": "fast", "result": {}})
                kill(server)
                answer = s.read()
                same((answer["id"], answer["error"]["code"]), ("slow", -32603), answer)
                expect("closed the connection" in json.dumps(answer["error"]), answer)
                with Server(folder=folder) as again:
                    same(port_of(s, "next"), again.port)
                    s.end_input()
                    same(s.rest(), [])
                    same(s.wait(), 0)


@test
def requests_that_come_while_there_is_no_server_wait_for_the_next():
    with folder_of_test() as folder:
        server = start(folder)
        with Stdio(folder=folder) as s:
            begin(s)
            same(port_of(s, 1), server.port)
            kill(server)
            s.send(*[request("ping", id_=i) for i in range(10, 60)])
            with Server(folder=folder):
                ids = [s.read()["id"] for _ in range(50)]
                same(ids, list(range(10, 60)))


@test
def requests_that_come_while_the_server_stops_wait_for_the_next():
    gates = ("--allow-writes", "--allow-eval")
    with folder_of_test() as folder:
        old = start(folder, *gates, kind=Scripted)
        with Stdio(folder=folder) as s:
            begin(s)
            code = {"code": "Thread.Sleep(2000); return 1;", "timeout": 9000}
            s.send(call_tool("execute_code", code, 1), request("ping", id_=2))
            same(s.read()["id"], 2)
            old.process.terminate()
            wait_for(lambda: not is_listening(old.port), "the server to stop")
            time.sleep(0.2)  # for the word of it to arrive
            s.send(call_tool("query", {"query": "1+1"}, 3))
            with Scripted(*gates, folder=folder) as new:
                answers = [s.read(), s.read()]
                same([answer["id"] for answer in answers], [1, 3], answers)
                for answer in answers:
                    expect(not answer["result"].get("isError"), answer)
                same(port_of(s, 4), new.port)
                s.end_input()
                same(s.rest(), [])
                same(s.wait(), 0, s.err())
        same(old.process.wait(PATIENCE), 0)
        old.clean_up()


def is_listening(port):
    with socket.socket() as sock:
        return sock.connect_ex(("127.0.0.1", port)) == 0


@test
def no_request_is_lost_or_answered_twice_over_many_kills():
    with folder_of_test() as folder, Stdio(folder=folder, env={"UMCP_CONNECT": "auto"}) as idle:
        begin(idle)  # alone: it stays out of what follows
        server = start(folder)
        with Stdio(folder=folder) as s:
            begin(s)
            answers, sent = [], 0
            reader = threading.Thread(target=lambda: answers.extend(
                json.loads(line) for line in s.process.stdout), daemon=True)
            reader.start()
            for _ in range(6):
                for _ in range(300):
                    sent += 1
                    s.send(call_tool("GetConfig", {}, sent) if sent % 3 else
                           request("tools/list", {}, sent))
                kill(server)
                server = start(folder)
            s.end_input()
            same(s.wait(), 0, s.err())
            reader.join(PATIENCE)
            same(sorted(answer["id"] for answer in answers), list(range(1, sent + 1)))
            expect(any("result" in answer for answer in answers))
            for answer in answers:
                expect("result" in answer or "closed the connection" in answer["error"]["message"], answer)
        same(port_of(idle, 1), 0)
        same(server.stop(), 0)
        server.clean_up()


@test
def progress_and_log_notifications_pass():
    with Scripted() as server, Stdio(folder=server.folder) as s:
        begin(s)
        same(s.ask(request("logging/setLevel", {"level": "debug"}, 1))["id"], 1)
        message = call_tool("wait-seconds", {"seconds": 1.1}, 2)
        message["params"]["_meta"] = {"progressToken": "p"}
        s.send(message, call_tool("no-such-tool", {}, 3))
        methods, ids = set(), set()
        while 2 not in ids:
            answer = s.read()
            methods.add(answer.get("method"))
            ids.add(answer.get("id"))
        expect("notifications/message" in methods, methods)
        expect("notifications/progress" in methods, methods)


@test
def a_cancelled_request_is_not_answered_when_the_server_dies():
    with folder_of_test() as folder:
        server = start(folder, kind=Scripted)
        with Stdio(folder=folder) as s:
            begin(s)
            s.send(call_tool("wait-seconds", {"seconds": 600}, 7),
                   {"jsonrpc": "2.0", "method": "notifications/cancelled",
                    "params": {"requestId": 7}}, request("ping", id_=8))
            same(s.read()["id"], 8)
            kill(server)
            with Server(folder=folder):
                same(s.ask(request("ping", id_=9))["id"], 9)


@test
def a_batch_in_flight_is_answered_as_one():
    with folder_of_test() as folder:
        server = start(folder, kind=Scripted)
        with Stdio(folder=folder) as s:
            expect("result" in s.ask(initialize("2025-03-26")))
            s.send(INITIALIZED, [call_tool("wait-seconds", {"seconds": 600}, 1),
                                 request("ping", id_=2)], request("ping", id_=3))
            same(s.read()["id"], 3)
            kill(server)
            answer = s.read()
            same(sorted(one["id"] for one in answer), [1, 2], answer)
            expect(all("error" in one for one in answer), answer)
            with Server(folder=folder):  # the revision is part of the session
                answer = s.ask([request("ping", id_=4), request("ping", id_=5)])
                same(sorted(one["id"] for one in answer), [4, 5], answer)


@test
def what_an_explorer_client_has_shown_is_remembered():
    with folder_of_test() as folder:
        server = start(folder)
        with Stdio(folder=folder) as s:
            expect("result" in s.ask(request("call_tool", {"name": "GetConfig"}, 1)))
            n = len(s.ask(request("tools/list", {}, 2))["result"]["tools"])
            kill(server)
            with Server(folder=folder):
                same(len(s.ask(request("tools/list", {}, 3))["result"]["tools"]), n)


@test
def when_no_server_comes_back_it_serves_alone():
    with folder_of_test() as folder:
        server = start(folder)
        with Stdio(folder=folder) as s:
            begin(s)
            same(s.ask(request("logging/setLevel", {"level": "debug"}, 1))["result"], {})
            same(port_of(s, 2), server.port)
            kill(server)
            s.send(request("tools/list", {}, 3))
            while True:
                answer = s.read()
                if "id" in answer:
                    break
            same(answer["id"], 3, answer)
            expect("serves this client itself" in s.err(), s.err())
            s.send(call_tool("GetConfig", {}, 4), request("shutdown", id_=5))
            answers = [m for m in map(json.loads, s.rest()) if "id" in m]
            same([m["id"] for m in answers], [4, 5], answers)
            same(json.loads(answers[0]["result"]["content"][0]["text"])["port"], 0)
            same(s.wait(), 0, s.err())


def children_of(pid):
    with open(f"/proc/{pid}/task/{pid}/children", encoding="utf-8") as file:
        return [int(word) for word in file.read().split()]


@test
def the_child_that_serves_alone_never_outlives_it():
    with folder_of_test() as folder:
        server = start(folder)
        with Stdio(folder=folder) as killed, Stdio(folder=folder) as ended:
            begin(killed)
            begin(ended)
            kill(server)
            same(killed.ask(request("ping", id_=1))["id"], 1)
            same(ended.ask(request("ping", id_=1))["id"], 1)
            children = children_of(killed.process.pid) + children_of(ended.process.pid)
            same(len(children), 2)
            killed.process.kill()
            ended.process.terminate()
            same(ended.wait(), 0, ended.err())
            wait_for(lambda: not any(os.path.exists(f"/proc/{pid}/exe") for pid in children),
                     "the children to end")


@test
def children_that_have_ended_leave_no_zombies():
    with folder_of_test() as folder:
        server = start(folder)
        with Stdio(folder=folder) as s:
            begin(s)
            kill(server)
            same(s.ask(request("ping", id_=1))["id"], 1)
            child, = children_of(s.process.pid)
            with open(f"/proc/{child}/comm", encoding="utf-8") as file:
                same(file.read(), os.path.basename(UMCP) + "\n")
            with Server(folder=folder) as server:
                os.kill(child, signal.SIGKILL)
                wait_for(lambda: not children_of(s.process.pid), "the child to be forgotten")
                same(port_of(s, 2), server.port)


@test
def when_it_cannot_even_serve_alone_requests_are_refused():
    with folder_of_test() as folder:
        server = start(folder)
        with Stdio(folder=folder) as s:
            begin(s)
            same(port_of(s, 1), server.port)
            pid = s.process.pid
            before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (4, before[1]))
            kill(server)
            answer = s.ask(request("ping", id_=2))
            expect(answer["id"] == 2 and "umcp cannot start one" in answer["error"]["message"],
                   answer)
            resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
            same(s.ask(request("ping", id_=3)), {"jsonrpc": "2.0", "id": 3, "result": {}})


if __name__ == "__main__":
    suite.main()
