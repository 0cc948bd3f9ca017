"""`umcp stdio` and clients of both eras: with and without a handshake, alone and in front of a
server, and copies that a client starts only to ask what there is."""
import contextlib
import os
import signal

from lib.cli import INITIALIZED, folder_of_test, kill, start
from lib.modern import (PREFIX, SUBSCRIPTION, call, cancelled, complete, json_of, modern, refused)
from lib.umcp import (EXAMPLE, Scripted, ScriptedStdio, Server, Stdio, Suite, call_tool, expect,
                      initialize, request, same, wait_for)

suite = Suite()
test = suite.test

PROBE = "server-discover-probe-1"


@contextlib.contextmanager
def alone(*args):
    with ScriptedStdio("--connect", "none", *args) as s:
        yield s


@contextlib.contextmanager
def forwarded(*args):
    with Scripted(*args) as server, Stdio(folder=server.folder) as s:
        yield s


def both(*args):
    """A test that runs alone and in front of a server."""
    def decorate(function):
        for way in (alone, forwarded):
            def body(way=way):
                with way(*args) as s:
                    function(s)
            body.__name__ = f"{function.__name__}_{way.__name__}"
            test(body)
        return function
    return decorate


def session_result(answer, id_):
    """The result of a request of a session: nothing of the newest revision is in it."""
    same(answer.get("id"), id_, answer)
    expect("result" in answer and not {"resultType", "ttlMs", "cacheScope"} & set(answer["result"]),
           answer)
    return answer["result"]


def discover(s, id_=PROBE):
    result = complete(s.ask(modern("server/discover", {}, id_)), id_)
    expect("2026-07-28" in result["supportedVersions"], result)
    return result


# --- Which era ---

@both()
def a_client_may_ask_what_there_is_and_then_shake_hands(s):
    discover(s)
    session_result(s.ask(initialize()), 0)
    s.send(INITIALIZED)
    session_result(s.ask(call_tool("GetStatus", {}, 1)), 1)
    same(session_result(s.ask(request("ping", id_=2)), 2), {})


@both()
def the_first_request_may_be_any(s):
    expect(complete(s.ask(modern("tools/list", id_=0)), 0)["tools"])
    expect(json_of(complete(s.ask(call("GetStatus", id_="x")), "x"))["Ready"])


@both()
def a_handshake_after_requests_without_one_opens_a_session(s):
    complete(s.ask(call("GetStatus")))
    session_result(s.ask(initialize("2025-06-18")), 0)
    session_result(s.ask(call_tool("GetStatus", {}, 2)), 2)
    complete(s.ask(call("GetStatus", {}, 3)), 3)


@both()
def both_eras_work_at_once_on_one_pipe(s):
    session_result(s.ask(initialize()), 0)
    s.send(INITIALIZED)
    s.send(call_tool("wait-seconds", {"seconds": 0.5}, 1), call("wait-seconds", {"seconds": 0.3}, 2),
           call_tool("GetStatus", {}, 3), call("GetStatus", {}, 4))
    answers = {}
    while len(answers) < 4:
        answer = s.read()
        answers[answer["id"]] = answer
    session_result(answers[1], 1)
    session_result(answers[3], 3)
    complete(answers[2], 2)
    complete(answers[4], 4)


@both()
def what_one_era_has_the_other_refuses(s):
    session_result(s.ask(initialize()), 0)
    for method in ("ping", "logging/setLevel", "resources/subscribe", "initialize"):
        refused(s.ask(modern(method, {"level": "debug", "uri": "unity://status"})), -32601)
    for method in ("server/discover", "subscriptions/listen"):
        refused(s.ask(request(method, {})), -32601)


@both()
def a_bad_envelope_is_refused_and_the_session_goes_on(s):
    session_result(s.ask(initialize()), 0)
    bad = modern("tools/list")
    del bad["params"]["_meta"][PREFIX + "clientCapabilities"]
    refused(s.ask(bad), -32602)
    unknown = modern("tools/list")
    unknown["params"]["_meta"][PREFIX + "protocolVersion"] = "2099-01-01"
    error = refused(s.ask(unknown), -32022)
    same(error["data"]["requested"], "2099-01-01", error)
    expect("2026-07-28" in error["data"]["supported"], error)
    for odd in (7, None, {}, ["2026-07-28"]):
        bad = modern("tools/list")
        bad["params"]["_meta"][PREFIX + "protocolVersion"] = odd
        refused(s.ask(bad), -32602)
    same(session_result(s.ask(request("ping", id_=2)), 2), {})


# --- Batches ---

@both()
def only_2025_03_26_has_batches_and_only_of_its_own(s):
    batch = [request("ping", id_=1), request("ping", id_=2)]
    session_result(s.ask(initialize("2025-03-26")), 0)
    answers = s.ask(batch)
    same(sorted(answer["id"] for answer in answers), [1, 2])
    answer = s.ask([modern("tools/list", id_=3)])
    answer = answer[0] if isinstance(answer, list) else answer
    same(answer["error"]["code"], -32600, answer)
    complete(s.ask(modern("tools/list", id_=4)), 4)


@both()
def a_batch_without_a_session_is_refused(s):
    answer = s.ask([modern("tools/list", id_=3)])
    answer = answer[0] if isinstance(answer, list) else answer
    same(answer["error"]["code"], -32600, answer)
    complete(s.ask(modern("tools/list", id_=4)), 4)


# --- Cancelling and listening ---

@both()
def a_cancelled_request_is_not_answered(s):
    s.send(call("wait-seconds", {"seconds": 500}, 1), cancelled(1), cancelled("unknown"))
    complete(s.ask(call("GetStatus", {}, 2)), 2)


def listen(s, id_, wanted):
    """Opens a stream of notices and gives what the server grants."""
    note = s.ask(modern("subscriptions/listen", {"notifications": wanted}, id_))
    same(note.get("method"), "notifications/subscriptions/acknowledged", note)
    same(note["params"]["_meta"][SUBSCRIPTION], id_, note)
    return note["params"]["notifications"]


def select(s, object_id, id_):
    s.send(call("SelectObject", {"objectId": object_id}, id_))


@both("--allow-writes")
def a_listener_hears_of_what_it_asked_for_until_it_cancels(s):
    uri = "unity://selection"
    granted = listen(s, "listen:0", {"resourceSubscriptions": [uri], "toolsListChanged": True})
    same(granted["resourceSubscriptions"], [uri], granted)
    same(listen(s, 7, {"resourceSubscriptions": [uri]})["resourceSubscriptions"], [uri])
    select(s, "obj:2128", 2)
    heard, answers = [], []
    while len(heard) < 2 or not answers:
        message = s.read()
        (heard if "method" in message else answers).append(message)
    same({message["params"]["_meta"][SUBSCRIPTION] for message in heard}, {"listen:0", 7})
    expect(all(message["method"] == "notifications/resources/updated" and
               message["params"]["uri"] == uri for message in heard), heard)
    s.send(cancelled("listen:0"), cancelled(7))
    select(s, "obj:12345", 3)
    complete(s.read(), 3)
    complete(s.ask(call("GetStatus", {}, 4)), 4)


@both("--allow-writes", "--no-confirm")
def a_write_may_change_what_belongs_to_no_scene(s):
    uris = ["unity://clipboard", "unity://console/scripts", "unity://freecam", "unity://hooks"]
    same(listen(s, 1, {"resourceSubscriptions": uris})["resourceSubscriptions"], uris)
    s.send(call("SetTimeScale", {"value": 2}, 2))
    messages = [s.read() for _ in range(5)]
    same(sorted(m["params"]["uri"] for m in messages if "method" in m), uris, messages)


@both("--allow-writes", "--allow-eval")
def code_that_runs_for_long_tells_its_progress(s):
    code = {"code": "Thread.Sleep(2500); return 1;", "timeout": 10000}
    s.send(modern("tools/call", {"name": "execute_code", "arguments": code}, progressToken="p"))
    told, message = [], s.read()
    while "method" in message:
        same([message["method"], message["params"]["progressToken"]], ["notifications/progress", "p"])
        told.append(message["params"]["progress"])
        message = s.read()
    complete(message, 1)
    same(told, [1, 2])


@both()
def the_end_of_input_ends_a_listener(s):
    listen(s, 1, {"toolsListChanged": True})
    s.end_input()
    for line in s.rest():
        expect(b'"id":1' in line.replace(b" ", b""), line)
    same(s.wait(), 0, s.err())


# --- A copy that only asks ---

def tree(folder):
    """Every file below a folder with its size and time."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            with contextlib.suppress(FileNotFoundError):
                info = os.stat(path)
                found[path] = (info.st_size, info.st_mtime_ns)
    return found


def probe(folder, *args):
    """Asks a copy what there is, then ends it as clients do: signal and end of input at once."""
    with Stdio(*args, folder=folder) as s:
        discover(s)
        with open(f"/proc/{s.process.pid}/task/{s.process.pid}/children", encoding="ascii") as file:
            same(file.read(), "")  # no engine is started for that
        s.process.send_signal(signal.SIGTERM)
        s.end_input()
        s.wait()


@test
def a_copy_started_only_to_ask_leaves_nothing_behind():
    live = ("--connect", "none", "--project", EXAMPLE, "--player", "auto")
    for args in (("--connect", "none"), live, live[2:], ()):
        with folder_of_test() as folder:
            probe(folder, *args)  # what a first run makes, such as folders
            before = tree(folder)
            probe(folder, *args)
            same(tree(folder), before)


@test
def a_copy_does_not_disturb_the_first_nor_a_running_server():
    with Server() as server, Stdio(folder=server.folder) as first:
        session_result(first.ask(initialize()), 0)
        before = tree(server.folder)
        for args in ((), ("--connect", "none"), ("--connect", server.url)):
            probe(server.folder, *args)
            same(tree(server.folder), before)
        same(session_result(first.ask(request("ping", id_=1)), 1), {})
        server.is_fine()


@test
def two_copies_of_one_project_serve_at_once():
    with folder_of_test() as folder:
        args = ("--connect", "none", "--project", EXAMPLE)
        with Stdio(*args, folder=folder) as one, Stdio(*args, folder=folder) as two:
            for s in (one, two, one):
                expect(complete(s.ask(call("ListScenes")))["structuredContent"]["Items"])


@test
def it_ends_when_told_to_and_when_its_input_ends():
    for end in (lambda s: s.end_input(), lambda s: s.process.send_signal(signal.SIGTERM)):
        for first in (lambda s: None, discover, lambda s: s.ask(initialize())):
            with Stdio("--connect", "none") as s:
                first(s)
                if first.__name__ == "<lambda>":
                    wait_for(lambda s=s: s.process.poll() is None, "the start")
                end(s)
                same(s.rest(), [])
                expect(s.wait() in (0, -signal.SIGTERM, 128 + signal.SIGTERM), s.process.returncode)


# --- When the server goes ---

@test
def requests_without_a_session_survive_a_restart():
    with folder_of_test() as folder:
        server = start(folder, kind=Scripted)
        with Stdio(folder=folder) as s:
            discover(s)
            s.send(call("wait-seconds", {"seconds": 500}, 1))
            complete(s.ask(call("GetStatus", {}, 2)), 2)
            kill(server)
            same(s.read()["id"], 1)
            with Scripted(folder=folder):
                complete(s.ask(call("GetStatus", {}, 3)), 3)


suite.main()
