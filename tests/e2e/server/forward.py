"""`umcp stdio` in front of a server that runs already: what passes, what survives the server's end,
and the files by which servers are found."""
import contextlib
import fcntl
import json
import os
import re
import resource
import signal
import socket
import stat
import subprocess
import tempfile
import threading
import time

from lib.umcp import (GROWTH_KB, MEASURED, PATIENCE, UMCP, Http, Server, Skipped, Stdio, Suite,
                      call_tool, expect, free_port, initialize, request, run, same, wait_for)

suite = Suite()
test = suite.test

LINE_LIMIT = 4 << 20
INITIALIZED = {"jsonrpc": "2.0", "method": "notifications/initialized"}


def instances(folder):
    """The folder of instance files below a test's folder."""
    state = os.path.join(folder, "state", "umcp")
    return os.path.join(state, os.listdir(state)[0], "instances")


def start(folder, *args, **options):
    server = Server(*args, folder=folder, **options)
    return server.__enter__()


def kill(server):
    server.process.kill()
    server.clean_up()


@contextlib.contextmanager
def folder_of_test():
    with tempfile.TemporaryDirectory() as folder:
        yield folder


def status_of(s, id_):
    """The status that the server on the other side tells."""
    answer = s.ask(call_tool("GetStatus", {}, id_))
    same(answer["id"], id_, answer)
    return json.loads(answer["result"]["content"][0]["text"])


def port_of(s, id_):
    """The port of the server that answers: 0 for one that listens nowhere."""
    answer = s.ask(call_tool("GetConfig", {}, id_))
    same(answer["id"], id_, answer)
    return json.loads(answer["result"]["content"][0]["text"])["port"]


def begin(s):
    answer = s.ask(initialize())
    expect(answer["id"] == 0 and "result" in answer, answer)
    s.send(INITIALIZED)


# --- Finding a server ---

@test
def a_server_of_the_same_state_folder_is_forwarded_to():
    with Server() as server, Stdio(folder=server.folder) as s:
        begin(s)
        same(port_of(s, 1), server.port)
        expect(len(s.ask(request("tools/list", {}, 2))["result"]["tools"]) > 10)
        s.end_input()
        same(s.rest(), [])
        same(s.wait(), 0, s.err())
        server.is_fine()


@test
def without_a_server_or_with_none_it_serves_alone():
    with Server() as server:
        with Stdio() as s:
            begin(s)
            same(port_of(s, 1), 0)
        for args, env in ((("--connect", "none"), {}), ((), {"UMCP_CONNECT": "none"}),
                          (("--connect=none",), {"WEB_SERVER_URL": server.url}),
                          (("--state-dir", "none"), {})):
            with Stdio(*args, env=env, folder=server.folder) as s:
                begin(s)
                same(port_of(s, 1), 0, args, env)


@test
def a_project_is_served_by_its_own_server_only():
    with folder_of_test() as folder:
        projects = [os.path.join(folder, name) for name in ("A", "B")]
        for path in projects:
            os.makedirs(os.path.join(path, "Assets"))
        with Server("--project", projects[0], folder=folder) as server:
            for path, port in ((projects[0], server.port), (projects[1], 0)):
                with Stdio("--project", path, folder=folder) as s:
                    begin(s)
                    same(port_of(s, 1), port, path)


@test
def of_several_servers_the_newest_is_taken():
    with folder_of_test() as folder:
        with Server(folder=folder) as old:
            with Server(folder=folder) as new, Stdio(folder=folder) as s:
                begin(s)
                same(port_of(s, 1), new.port)
                same(new.stop(), 0)
                same(port_of(s, 2), old.port, s.err())


@test
def of_a_shared_state_folder_only_servers_of_the_same_project_are_taken():
    with folder_of_test() as folder:
        state, projects = os.path.join(folder, "shared"), []
        for name in ("A", "B"):
            projects.append(os.path.join(folder, name))
            os.makedirs(os.path.join(projects[-1], "Assets"))
        link = os.path.join(folder, "link")
        os.symlink(projects[1], link)
        with Server("--project", projects[1], "--state-dir", state, folder=folder) as server:
            with Stdio("--project", projects[0], "--state-dir", state, folder=folder) as s:
                begin(s)
                same(port_of(s, 1), 0)
                expect(f"a server for {os.path.realpath(projects[1])} " in s.err(), s.err())
            for args in (("--project", projects[1]), ("--project", link), ()):
                with Stdio(*args, "--state-dir", state, folder=folder) as s:
                    begin(s)
                    same(port_of(s, 1), server.port, args)
                    expect("passed over" not in s.err(), s.err())
        with Server("--state-dir", state, folder=folder):
            with Stdio("--project", projects[0], "--state-dir", state, folder=folder) as s:
                begin(s)
                same(port_of(s, 1), 0)
                expect("a server for no project " in s.err(), s.err())


@test
def a_newest_server_that_hangs_does_not_hide_an_older_one():
    with folder_of_test() as folder:
        with Server(folder=folder) as old, Server(folder=folder) as new:
            os.kill(new.process.pid, signal.SIGSTOP)
            try:
                with Stdio(folder=folder) as s:
                    begin(s)
                    same(port_of(s, 1), old.port)
            finally:
                os.kill(new.process.pid, signal.SIGCONT)


@test
def a_token_is_not_needed_over_the_socket_and_nobody_else_gets_in_without():
    with tempfile.NamedTemporaryFile("w", suffix=".token") as file:
        file.write("SECRET\n")
        file.flush()
        with Server("--token-file", file.name) as server:
            with Stdio(folder=server.folder) as s:
                begin(s)
                same(port_of(s, 1), server.port)
            with Http(server.port) as http:
                http.get("/stdio", "Connection: Upgrade\r\nUpgrade: umcp.lines")
                same(http.response().status, 401)
            with Stdio("--connect", server.url) as s:
                answer = s.ask(initialize())
                expect("token" in json.dumps(answer["error"]), answer)
                expect("SECRET" not in s.err(), s.err())
            with Stdio("--connect", server.url, "--token-file", file.name) as s:
                begin(s)
                same(port_of(s, 1), server.port)


@test
def stdio_is_reached_only_by_an_upgrade_from_this_machine():
    with Server() as server, Http(server.port) as http:
        http.get("/stdio")
        same(http.response().status, 426)
        http.get("/stdio", "Connection: Upgrade\r\nUpgrade: websocket")
        same(http.response().status, 426)
        for query in ("dialect=nonsense", "dialect=framed", "x=bridge", "dialect"):
            http.get("/stdio?" + query, "Connection: Upgrade\r\nUpgrade: umcp.lines")
            same(http.response().status, 400, query)
        http.get("/stdio", "Connection: Upgrade\r\nUpgrade: umcp.lines\r\nOrigin: http://far.example")
        same(http.response().status, 403)
        http.send("GET /stdio HTTP/1.1\r\nHost: far.example\r\nConnection: Upgrade\r\n"
                  "Upgrade: umcp.lines\r\n\r\n")
        same(http.response().status, 403)
        http.get("/stdio?dialect=bridge", "Connection: Upgrade\r\nUpgrade: umcp.lines")
        expect(b" 101 " in http.until(b"\r\n\r\n"))
        http.send(b'{"jsonrpc":"2.0","id":1,"method":"invoke","params":{"name":"help"}}\n')
        expect("content" in json.loads(http.until(b"\n"))["result"])
        http.send(b'{"jsonrpc":"2.0","id":2,"method":"ping"}')  # a last line needs no end
        http.sock.shutdown(socket.SHUT_WR)
        same(json.loads(http.until(b"\n")), {"jsonrpc": "2.0", "id": 2, "result": {}})
        expect(http.is_closed())


@test
def a_url_is_forwarded_to_by_option_and_by_environment():
    with Server() as server, Server() as other:
        for args, env in ((("--connect", server.url), {}), ((), {"WEB_SERVER_URL": server.url}),
                          (("--connect", server.url + "/"), {"WEB_SERVER_URL": other.url})):
            with Stdio(*args, env=env) as s:
                begin(s)
                same(port_of(s, 1), server.port, args, env)
                s.end_input()
                same(s.wait(), 0, s.err())


@test
def what_is_no_url_is_refused_at_once():
    for url in ("https://localhost:1", "localhost:8080", "http://localhost:1/path", "ftp://x"):
        ran = run("stdio", "--connect", url)
        expect(ran.code == 2 and url in ran.err, url, ran)


@test
def a_url_where_something_else_answers_gives_clear_errors():
    for reply in (b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
                  b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", b"SSH-2.0-nonsense\r\n\r\n"):
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            threading.Thread(target=answer_always, args=(listener, reply), daemon=True).start()
            url = f"http://127.0.0.1:{listener.getsockname()[1]}"
            with Stdio("--connect", url) as s:
                for id_ in (1, 2):
                    answer = s.ask(request("ping", id_=id_))
                    same(answer["id"], id_, answer)
                    expect(url in answer["error"]["message"] and
                           "no umcp" in answer["error"]["message"], answer)
                s.end_input()
                same(s.wait(), 0, s.err())
            listener.shutdown(socket.SHUT_RDWR)


def answer_always(listener, reply):
    with contextlib.suppress(OSError):
        while True:
            peer = listener.accept()[0]
            with peer:
                peer.recv(4096)
                peer.sendall(reply)


UPGRADED = (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: umcp.lines\r\n"
            b"Connection: Upgrade\r\n\r\n")
HOSTILE = (b"\n\n", b"no JSON\n", b"\x00\xff\n", b"{\"id\"\n", b"[" * 100000 + b"\n", b"{}x\n",
           b'{"id":"' + b"\\" * 9999 + b"\n", b'{"jsonrpc":"2.0","id":1,"result":{"x":', b"1\n")


@test
def a_server_that_sends_garbage_reaches_nobody():
    for garbage in HOSTILE:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            threading.Thread(target=answer_always, args=(listener, UPGRADED + garbage),
                             daemon=True).start()
            url = f"http://127.0.0.1:{listener.getsockname()[1]}"
            with Stdio("--connect", url) as s:
                s.send(request("ping", id_=1))
                time.sleep(0.3)
                same(s.process.poll(), None, garbage, s.err())
                listener.shutdown(socket.SHUT_RDWR)
                listener.close()
                s.process.terminate()
                for line in s.rest():  # an error of the forwarder's own, or nothing
                    message = json.loads(line)
                    expect(message["id"] == 1 and "error" in message, garbage, line)
                same(s.wait(), 0, garbage, s.err())


@test
def a_server_that_does_not_answer_does_not_keep_it_from_ending():
    with socket.socket() as listener:
        listener.settimeout(PATIENCE)
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with Stdio("--connect", url) as s, contextlib.ExitStack() as stack:
            greeted = stack.enter_context(listener.accept()[0])
            greeted.recv(4096)
            greeted.sendall(UPGRADED)
            listener.accept()[0].close()  # the question for the gates
            patient = stack.enter_context(Stdio("--connect", url))
            older = stack.enter_context(listener.accept()[0])
            greeted.close()
            stack.enter_context(listener.accept()[0])  # nobody answers this, nor the older one
            s.process.terminate()
            same(s.wait(), 0, s.err())
            older.recv(4096)
            older.setblocking(False)
            try:
                same(older.recv(1), None, "it ended no sooner than it would have given up")
            except BlockingIOError:
                pass
            patient.process.kill()


@test
def a_url_that_is_reached_later_is_waited_for():
    port = free_port()
    with Stdio("--connect", f"http://127.0.0.1:{port}") as s:
        s.send(initialize(), request("ping", id_=1))
        time.sleep(0.5)
        with Server(listen=(f"127.0.0.1:{port}",)):
            expect("result" in s.read())
            same(s.read(), {"jsonrpc": "2.0", "id": 1, "result": {}})


@test
def a_url_that_is_never_reached_is_named_in_errors_and_still_tried():
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with Stdio("--connect", url) as s:
        answer = s.ask(initialize())
        expect(answer["id"] == 0 and url in answer["error"]["message"], answer)
        with Server(listen=(f"127.0.0.1:{port}",)):
            wait_for(lambda: "result" in s.ask(initialize(id_=2)), "the server")


# --- Whose gates count ---

@test
def the_servers_gates_count_and_differences_are_told():
    with Server("--allow-writes", "--no-confirm") as server:
        with Stdio("--allow-writes=false", "--allow-eval", "--member-allow", "A.b",
                   folder=server.folder) as s:
            begin(s)
            answer = s.ask(call_tool("SetTimeScale", {"value": 0.5}, 1))
            expect('"ok":true' in json.dumps(answer).replace(" ", "").replace("\\", ""), answer)
            for text in (r"--allow-writes .*off here and on there",
                         r"--allow-eval .*on here and off there", r"--member-allow .*\[\]",
                         r"--no-confirm .*off here and on there"):
                expect(re.search(text, s.err()), text, s.err())
    with Server() as server, Stdio("--allow-writes", folder=server.folder) as s:
        begin(s)
        answer = json.dumps(s.ask(call_tool("SetTimeScale", {"value": 0.5, "confirm": True}, 1)))
        expect("PermissionDenied" in answer or "isError" in answer, answer)
        expect("allow-writes" in s.err(), s.err())


@test
def gates_that_are_open_without_being_asked_for_are_told():
    with Server("--allow-writes", "--allow-eval", "--hook-allow", "A.b") as server:
        for args in ((), ("--connect", server.url)):
            with Stdio(*args, folder=server.folder) as s:
                begin(s)
                for text in (r"--allow-writes .*off here and on there",
                             r"--allow-eval .*off here and on there", r'--hook-allow .*\["A.b"\]'):
                    expect(re.search(text, s.err()), text, s.err())
                expect("no-confirm" not in s.err(), s.err())  # is the same


@test
def what_is_alike_is_not_told():
    with Server("--allow-writes", "--member-allow", "A.b,C.d") as server:
        with Stdio("--allow-writes", "--member-allow", "C.d, A.b", env={"UMCP_PLAYER": None},
                   folder=server.folder) as s:
            begin(s)
            same(s.err(), "")


# --- When the server ends ---

def restart(how):
    """A session that goes on while its server is replaced. Gives what stderr said."""
    with folder_of_test() as folder:
        server = start(folder, "--allow-writes", "--no-confirm")
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
            with Server("--allow-writes", "--no-confirm", folder=folder) as server:
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


@test
def a_session_with_a_named_server_goes_on_too():
    with folder_of_test() as folder:
        at = f"127.0.0.1:{free_port()}"
        server = start(folder, listen=(at,))
        with Stdio("--connect", "http://" + at) as s:
            begin(s)
            s.send(call_tool("wait-seconds", {"seconds": 600}, 1), request("ping", id_=2))
            same(s.read()["id"], 2)
            kill(server)
            answer = s.read()
            expect(answer["id"] == 1 and "went away" in answer["error"]["message"], answer)
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
            server = start(folder)
            with Stdio("--dialect", dialect, folder=folder) as s:
                begin(s)
                s.send(request(method, params, "slow"), request("ping", id_="fast"))
                same(s.read(), {"jsonrpc": "2.0", "id": "fast", "result": {}})
                kill(server)
                answer = s.read()
                same((answer["id"], answer["error"]["code"]), ("slow", -32603), answer)
                expect("went away" in json.dumps(answer["error"]), answer)
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
    gates = ("--allow-writes", "--allow-eval", "--fake", "state=ready")
    with folder_of_test() as folder:
        old = start(folder, *gates)
        with Stdio(folder=folder) as s:
            begin(s)
            code = {"code": "Thread.Sleep(2000); return 1;", "timeout": 9000}
            s.send(call_tool("execute_code", code, 1), request("ping", id_=2))
            same(s.read()["id"], 2)
            old.process.terminate()
            wait_for(lambda: not is_listening(old.port), "the server to stop")
            time.sleep(0.2)  # for the word of it to arrive
            s.send(call_tool("query", {"query": "1+1"}, 3))
            with Server(*gates, folder=folder) as new:
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
                    s.send(call_tool("GetStatus", {}, sent) if sent % 3 else
                           request("tools/list", {}, sent))
                kill(server)
                server = start(folder)
            s.end_input()
            same(s.wait(), 0, s.err())
            reader.join(PATIENCE)
            same(sorted(answer["id"] for answer in answers), list(range(1, sent + 1)))
            expect(any("result" in answer for answer in answers))
            for answer in answers:
                expect("result" in answer or "went away" in answer["error"]["message"], answer)
        same(port_of(idle, 1), 0)
        same(server.stop(), 0)
        server.clean_up()


@test
def progress_and_log_notifications_pass():
    with Server() as server, Stdio(folder=server.folder) as s:
        begin(s)
        same(s.ask(request("logging/setLevel", {"level": "debug"}, 1))["id"], 1)
        message = call_tool("wait-seconds", {"seconds": 1}, 2)
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
        server = start(folder)
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
        server = start(folder)
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
            expect("result" in s.ask(request("call_tool", {"name": "GetStatus"}, 1)))
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
            expect("alone" in s.err(), s.err())
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
            expect(answer["id"] == 2 and "none can be started" in answer["error"]["message"],
                   answer)
            resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
            same(s.ask(request("ping", id_=3)), {"jsonrpc": "2.0", "id": 3, "result": {}})


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
    with Server() as server:
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
        server = start(folder)
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
    with Server() as server:
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
        server = start(folder, "--allow-writes", "--no-confirm")
        with Stdio("--allow-writes", "--no-confirm", folder=folder) as s:
            expect("result" in s.ask(initialize("2025-03-26")))
            s.send(INITIALIZED)
            s.send([request("resources/subscribe", {"uri": "unity://selection"}, 1),
                    request("ping", id_=2)])
            same(sorted(answer["id"] for answer in s.read()), [1, 2])
            kill(server)
            with Server("--allow-writes", "--no-confirm", folder=folder) as server:
                same(port_of(s, 3), server.port)
                ids = [i["Id"] for i in server.call("ListObjects", {"limit": 1})["Items"]]
                server.call("SelectObject", {"objectId": ids[0]})
                same(s.read()["params"]["uri"], "unity://selection")


@test
def what_is_refused_without_an_id_is_not_taken_for_a_batch_that_runs():
    with folder_of_test() as folder:
        server = start(folder)
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
        file.write("SECRET\n")
        file.flush()
        far = "http://192.0.2.1:9"
        with Stdio("--token-file", file.name, env={"WEB_SERVER_URL": far}) as s:
            wait_for(lambda: "the token is not sent there" in s.err(), "a word about it")
            s.process.kill()
        with Server("--token-file", file.name) as server:
            with Stdio("--token-file", file.name, env={"WEB_SERVER_URL": server.url}) as s:
                begin(s)
                same(port_of(s, 1), server.port)
                expect("token" not in s.err(), s.err())


# --- The instances folder ---

@test
def instance_files_are_private_and_go_with_their_server():
    with folder_of_test() as folder:
        with Server(folder=folder) as server:
            where = instances(folder)
            same(stat.S_IMODE(os.stat(where).st_mode), 0o700)
            names = sorted(os.listdir(where))
            same([os.path.splitext(name)[1] for name in names], [".json", ".sock"], names)
            for name in names:
                same(stat.S_IMODE(os.lstat(os.path.join(where, name)).st_mode), 0o600, name)
            with open(os.path.join(where, names[0]), encoding="utf-8") as file:
                found = json.load(file)
                same((found["pid"], found["command"], found["url"]),
                     (server.process.pid, "serve", server.url))
                try:
                    fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
                    expect(False, "it is not locked")
                except BlockingIOError:
                    pass
            with Stdio("--connect", "none", folder=folder) as s:  # one more, without a socket
                begin(s)
                same(len(os.listdir(where)), 3)
                s.end_input()
                same(s.wait(), 0)
        same(os.listdir(where), [])


@test
def what_a_killed_server_left_is_removed():
    with folder_of_test() as folder:
        kill(start(folder))
        where = instances(folder)
        same(len(os.listdir(where)), 2)
        with Server(folder=folder) as server:
            same(len(os.listdir(where)), 2)
            with Stdio(folder=folder) as s:
                begin(s)
                same(port_of(s, 1), server.port)
        same(os.listdir(where), [])
        kill(start(folder))
        with Stdio(folder=folder) as s:
            begin(s)
            same(port_of(s, 1), 0)


def plant(where):
    """Files that no server of ours wrote, under names as if."""
    name = "%032x"
    with open(os.path.join(where, name % 1 + ".json"), "w", encoding="utf-8") as file:
        file.write("{broken")
    os.symlink("/etc/passwd", os.path.join(where, name % 2 + ".json"))
    os.symlink(os.path.join(where, "nowhere"), os.path.join(where, name % 3 + ".json"))
    os.mkfifo(os.path.join(where, name % 4 + ".json"))
    os.mkdir(os.path.join(where, name % 5 + ".json"))
    with open(os.path.join(where, "../../other"), "w", encoding="utf-8") as file:
        file.write("x")
    with open(os.path.join(where, "name.json"), "wb") as file:
        file.write(b"\xff" * 100000)


@test
def foreign_files_in_the_folder_do_no_harm():
    with folder_of_test() as folder, Server(folder=folder) as server:
        where = instances(folder)
        plant(where)
        lying = os.path.join(where, "%032x.json" % 6)  # locked, writable by others, and newest
        with open(lying, "w", encoding="utf-8") as file:
            json.dump({"id": "%032x" % 6, "pid": 1, "command": "serve", "socket": "x",
                       "startedAt": "2999-01-01T00:00:00.000Z"}, file)
            file.flush()
            os.chmod(lying, 0o666)
            fcntl.flock(file, fcntl.LOCK_EX)
            with Stdio(folder=folder) as s:
                begin(s)
                same(port_of(s, 1), server.port)
            os.chmod(lying, 0o600)  # believed now, but nobody listens there
            with Stdio(folder=folder) as s:
                begin(s)
                same(port_of(s, 1), server.port)
        expect(os.path.exists("/etc/passwd"))
        expect(os.path.islink(os.path.join(where, "%032x.json" % 2)))


@test
def a_folder_that_others_may_use_is_not_used():
    with folder_of_test() as folder:
        with Server(folder=folder):
            where = instances(folder)
        os.chmod(where, 0o755)
        with Server(folder=folder) as server:
            expect("not yours alone" in server.err(), server.err())
            same(os.listdir(where), [])
            server.is_fine()
            with Stdio(folder=folder) as s:
                begin(s)
                same(port_of(s, 1), 0)


@test
def who_cannot_be_looked_at_is_not_taken_for_dead():
    gates = ("--allow-writes", "--allow-eval", "--fake", "state=ready")
    with folder_of_test() as folder:
        with Server(*gates, folder=folder) as worker, Server(*gates, folder=folder) as other:
            where = instances(folder)
            ran = worker.post({"code": "Thread.Sleep(2000); return 7;", "timeout": 0},
                              "/api/execute").json()
            for mode in (0o755, 0o700):
                os.chmod(where, mode)
                with Http(other.port) as http:
                    http.get("/api/result/" + ran["logId"])
                    answer = http.response().json()
                    same(answer["complete"], False, oct(mode), answer)

            def ended():
                with Http(other.port) as http:
                    http.get("/api/result/" + ran["logId"])
                    return http.response().json()

            wait_for(lambda: ended()["complete"], "the end")
            same(ended()["result"], 7, ended())


def ask_as_nobody(path):
    """What a process of another user hears on the socket."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        text = b"failed"
        with contextlib.suppress(Exception):
            os.setgroups([])
            os.setresgid(65534, 65534, 65534)
            os.setresuid(65534, 65534, 65534)
            with socket.socket(socket.AF_UNIX) as sock:
                sock.settimeout(PATIENCE)
                sock.connect(path)
                text = b"connected, "
                with contextlib.suppress(ConnectionError):
                    sock.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    text += sock.recv(4096)
        os.write(writer, text)
        os._exit(0)
    os.close(writer)
    with open(reader, "rb") as file:
        text = file.read()
    os.waitpid(child, 0)
    return text


@test
def another_user_is_turned_away_even_from_a_socket_that_is_open_to_all():
    if os.geteuid() != 0:
        raise Skipped("only root can become another user")
    with Server(env={"XDG_STATE_HOME": "state"}) as server:  # a short path, for connect()
        where = instances(server.folder)
        name = next(name for name in os.listdir(where) if name.endswith(".sock"))
        at = server.folder
        for part in [""] + os.path.relpath(where, at).split("/"):
            at = os.path.join(at, part)
            os.chmod(at, 0o711)
        path = os.path.join(where, name)
        os.chmod(path, 0o666)
        same(ask_as_nobody(path), b"connected, ")
        server.is_fine()


@test
def a_state_folder_may_have_a_long_path():
    with folder_of_test() as folder:
        state = os.path.join(folder, *["d" * 60] * 5)
        with Server("--state-dir", state, folder=folder) as server:
            with Stdio("--state-dir", state, folder=folder) as s:
                begin(s)
                same(port_of(s, 1), server.port)


@test
def without_a_home_nothing_is_forwarded_and_everything_works():
    bare = {"HOME": None, "XDG_STATE_HOME": None}
    with Server(env=bare) as server:
        server.is_fine()
        with Stdio(env=bare, folder=server.folder) as s:
            begin(s)
            same(port_of(s, 1), 0)


# --- The discovery file ---

def named(folder):
    """The process that the discovery file names; None: there is no file."""
    with contextlib.suppress(FileNotFoundError):
        with open(os.path.join(folder, "discovery.json"), encoding="utf-8") as file:
            return json.load(file)["pid"]
    return None


def comes_to_name(folder, server):
    wanted = server.process.pid if server else None
    wait_for(lambda: named(folder) == wanted, f"the file to name {wanted}")


@test
def the_discovery_file_names_the_newest_that_runs_in_every_order():
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        with folder_of_test() as folder:
            servers = [start(folder) for _ in range(3)]
            for i in order:
                same(servers[i].stop(), 0)
                servers[i].clean_up()
                servers[i] = None
                living = [s for s in servers if s]
                same(named(folder), living[-1].process.pid if living else None, order, i)
            same(sorted(os.listdir(folder)), ["state"])


@test
def after_a_kill_another_server_puts_itself_in():
    with folder_of_test() as folder:
        first, second, third = (start(folder) for _ in range(3))
        kill(third)
        comes_to_name(folder, second)
        kill(first)
        same(named(folder), second.process.pid)
        os.unlink(os.path.join(folder, "discovery.json"))
        comes_to_name(folder, second)
        same(second.stop(), 0)
        second.clean_up()
        same(named(folder), None)


@test
def a_client_finds_the_living_server_behind_a_stale_file():
    with folder_of_test() as folder:
        with Server(folder=folder) as living:
            dead = start(folder)
            os.kill(living.process.pid, signal.SIGSTOP)  # so that it cannot mend the file
            kill(dead)
            pid = named(folder)
            expect(pid not in (None, living.process.pid), pid)
            ran = run("doctor", folder=folder)
            expect(f"process {living.process.pid}" in ran.out, ran)
            os.kill(living.process.pid, signal.SIGCONT)
            ran = run("call", "GetConfig", folder=folder)
            expect(f'"port":{living.port}' in ran.out.replace(" ", ""), ran)


@test
def another_programs_discovery_file_stays_while_that_lives():
    with folder_of_test() as folder, Server(folder=folder):
        path = os.path.join(folder, "discovery.json")
        text = json.dumps({"pid": os.getppid(), "baseUrl": "http://127.0.0.1:9", "port": 9,
                           "startedAt": "2025-01-01T00:00:00Z", "modeHints": []})
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.rename(path + ".new", path)
        time.sleep(2.5)  # longer than between two looks
        with open(path, encoding="utf-8") as file:
            same(file.read(), text)
    # The server that has ended has not removed what is not its own.


@test
def another_programs_discovery_file_is_taken_back_when_that_has_died():
    with folder_of_test() as folder, Server(folder=folder) as server:
        path = os.path.join(folder, "discovery.json")
        with subprocess.Popen(["sleep", "1000"]) as other:
            with open(path + ".new", "w", encoding="utf-8") as file:
                json.dump({"pid": other.pid, "baseUrl": "http://127.0.0.1:9", "port": 9,
                           "startedAt": "2025-01-01T00:00:00Z", "modeHints": []}, file)
            os.rename(path + ".new", path)
            time.sleep(2.5)  # longer than between two looks
            same(named(folder), other.pid)
            other.kill()
        comes_to_name(folder, server)


@test
def an_entry_that_somebody_removed_is_made_again():
    with folder_of_test() as folder, Server(folder=folder) as server:
        entries = os.path.join(folder, "discovery.json.d")
        name, = os.listdir(entries)
        os.unlink(os.path.join(entries, name))
        wait_for(lambda: os.listdir(entries) == [name], "the entry")
        with Server(folder=folder, discovery=None) as newer:
            comes_to_name(folder, newer)
            expect(name in os.listdir(entries), "it was taken for dead")
        comes_to_name(folder, server)


@test
def servers_that_start_and_end_at_once_leave_nothing():
    with folder_of_test() as folder:
        for _ in range(3):
            servers = [Server(folder=folder, discovery=None) for _ in range(6)]
            threads = [threading.Thread(target=server.__enter__) for server in servers]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(PATIENCE)
            wait_for(lambda: named(folder) in [s.process.pid for s in servers], "a name")
            for server in servers:
                server.process.terminate()
            for server in servers:
                same(server.process.wait(PATIENCE), 0, server.err())
                server.clean_up()
            same(sorted(os.listdir(folder)), ["state"])


@test
def a_folder_of_entries_that_others_may_use_is_not_used():
    with folder_of_test() as folder:
        path = os.path.join(folder, "discovery.json.d")
        os.mkdir(path)
        os.chmod(path, 0o777)
        with Server(folder=folder) as server:
            wait_for(lambda: "not yours alone" in server.err(), "a word about it")
            same(os.listdir(path), [])
            with Server(folder=folder, discovery=None) as other:
                other.is_fine()
                same(named(folder), server.process.pid)  # nobody could put it in again
        same(named(folder), None)


@test
def a_discovery_file_of_another_user_is_left_alone():
    if os.geteuid() != 0:
        raise Skipped("only root can give a file away")
    with folder_of_test() as folder:
        path = os.path.join(folder, "discovery.json")
        with open(path, "w", encoding="utf-8") as file:
            file.write("{}")
        os.chown(path, 65534, 65534)
        with Server(folder=folder, discovery=None) as server:
            wait_for(lambda: "another user" in server.err(), "a word about it")
            server.is_fine()
        with open(path, encoding="utf-8") as file:
            same(file.read(), "{}")
        same(sorted(os.listdir(folder)), ["discovery.json", "state"])


@test
def doctor_lists_every_server_with_its_project():
    with folder_of_test() as folder:
        project = os.path.join(folder, "Game")
        os.makedirs(os.path.join(project, "Assets"))
        with Server("--project", project, folder=folder) as one, Server(folder=folder) as two:
            ran = run("doctor", folder=folder)
            for server in (one, two):
                expect(re.search(rf"running +{server.url}\b", ran.out), ran)
            expect(f"project  {os.path.realpath(project)}" in ran.out, ran)


if __name__ == "__main__":
    suite.main()
