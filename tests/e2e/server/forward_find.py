"""`umcp stdio` looks for a server that runs already: which one it takes, by folder, project and URL,
and whose gates count."""
import contextlib
import json
import os
import re
import signal
import socket
import tempfile
import threading
import time

from lib.cli import UPGRADED, begin, folder_of_test, port_of
from lib.umcp import (PATIENCE, Http, Scripted, Server, Stdio, Suite, call_tool, expect, free_port,
                      initialize, request, run, same, wait_for)

suite = Suite()
test = suite.test


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
                expect(f"ignoring the server for {os.path.realpath(projects[1])}," in s.err(), s.err())
            for args in (("--project", projects[1]), ("--project", link), ()):
                with Stdio(*args, "--state-dir", state, folder=folder) as s:
                    begin(s)
                    same(port_of(s, 1), server.port, args)
                    expect("ignoring the server" not in s.err(), s.err())
        with Server("--state-dir", state, folder=folder):
            with Stdio("--project", projects[0], "--state-dir", state, folder=folder) as s:
                begin(s)
                same(port_of(s, 1), 0)
                expect("ignoring the server for no project," in s.err(), s.err())


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
        file.write("SECRET-TOKEN-0123\n")
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
                expect("SECRET-TOKEN-0123" not in s.err(), s.err())
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
                           "not a umcp" in answer["error"]["message"], answer)
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
    with Scripted("--allow-writes", "--no-confirm") as server:
        with Stdio("--allow-writes=false", "--allow-eval", "--member-allow", "A.b",
                   folder=server.folder) as s:
            begin(s)
            answer = s.ask(call_tool("SetTimeScale", {"value": 0.5}, 1))
            expect('"ok":true' in json.dumps(answer).replace(" ", "").replace("\\", ""), answer)
            for text in (r"--allow-writes is off here; .* has it on",
                         r"--allow-eval is on here; .* has it off", r"--member-allow has no effect here: .*\[\]",
                         r"--no-confirm is off here; .* has it on"):
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
                for text in (r"--allow-writes is off here; .* has it on",
                             r"--allow-eval is off here; .* has it on",
                             r'--hook-allow has no effect here: .*\["A.b"\]'):
                    expect(re.search(text, s.err()), text, s.err())
                expect("no-confirm" not in s.err(), s.err())  # is the same


@test
def what_is_alike_is_not_told():
    with Server("--allow-writes", "--member-allow", "A.b,C.d") as server:
        with Stdio("--allow-writes", "--member-allow", "C.d, A.b", env={"UMCP_PLAYER": None},
                   folder=server.folder) as s:
            begin(s)
            same(s.err(), "")


if __name__ == "__main__":
    suite.main()
