"""The files by which servers are found: the instances folder and the discovery file."""
import contextlib
import fcntl
import json
import os
import re
import signal
import socket
import stat
import subprocess
import threading
import time

from lib.cli import begin, folder_of_test, instances, kill, port_of, start
from lib.umcp import (PATIENCE, Http, Scripted, Server, Skipped, Stdio, Suite, expect, run, same,
                      wait_for)

suite = Suite()
test = suite.test


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
            expect("must belong to you" in server.err(), server.err())
            same(os.listdir(where), [])
            server.is_fine()
            with Stdio(folder=folder) as s:
                begin(s)
                same(port_of(s, 1), 0)


@test
def who_cannot_be_looked_at_is_not_taken_for_dead():
    gates = ("--allow-writes", "--allow-eval")
    with folder_of_test() as folder:
        with Scripted(*gates, folder=folder) as worker, \
                Server(*gates, folder=folder) as other:
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
    with folder_of_test() as folder, \
            Server(folder=folder, env={"XDG_STATE_HOME": os.path.join(folder, "state")}) as server:
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
            wait_for(lambda: "must belong to you" in server.err(), "a word about it")
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
