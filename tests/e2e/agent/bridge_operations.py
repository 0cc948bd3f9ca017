"""Operations: calls that have an id before they begin and a record after they end. How long a
caller waits, how long code may run, who waits behind whom, and what becomes of a call whose caller,
engine or server is gone."""
import contextlib
import json
import os
import tempfile
import threading
import time

from lib.bridge import (LONG, PENDING, UUID4, Bridge, Hold, One, Session, about, audit,
                        copy_example, state_of)
from lib.live import need_an_engine
from lib.probe import engine_of, instances, kill
from lib.umcp import PATIENCE, Http, Suite, expect, request, same, wait_for
from lib.gates import Events

suite = Suite()
test = suite.test
NOTE = "Operation is still running. Use get_result to check for completion."
STATE = ("--eval-timeout", "60000")
one = One(lambda: Bridge(*STATE))
hurried = One(lambda: Bridge("--eval-timeout", "1500"))
hanging = One(lambda: Bridge("--eval-timeout", "600000"))
hang = {}


class Asked(threading.Thread):
    """A question in the background; what it gave, or raised, is told by get()."""

    def __init__(self, function, *args, **more):
        super().__init__(daemon=True)
        self.work = lambda: function(*args, **more)
        self.value, self.failure = None, None
        self.start()

    def run(self):
        try:
            self.value = self.work()
        except Exception as failure:  # told to whoever asks
            self.failure = failure

    def is_waiting(self):
        return self.is_alive()

    def get(self):
        self.join(3 * PATIENCE)
        expect(not self.is_alive(), "no answer")
        if self.failure:
            raise self.failure
        return self.value


@contextlib.contextmanager
def held(server):
    """The engine's main thread is at work: its operation's id, and what releases it."""
    with Hold() as hold:
        yield hold.start(server), hold


def is_busy(server):
    """The server knows that the main thread is at work, and keeps what comes now."""
    wait_for(lambda: instances(server)[0]["State"] == "busy", "the state")


def running(server):
    """The id of the only code that runs now, which nobody has been told yet."""
    def ask():
        return [log["logId"] for log in server.logs(count=20)["logs"]
                if log.get("tool") == "execute_code" and state_of(log) == "running"]
    found = wait_for(ask, "an operation that runs")
    same(len(found), 1, found)
    return found[0]


@contextlib.contextmanager
def mortal(server):
    """A server that is killed, at the latest at the block's end."""
    server.__enter__()
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait(PATIENCE)
        server.clean_up()


def is_lost(server, log_id):
    """The record of an operation whose engine or server is gone."""
    answer = server.settled(log_id)
    same((answer["success"], answer["complete"], answer["result"]), (False, True, None), answer)
    expect(answer.get("error") or answer.get("message"), "no reason", answer)
    same(server.state(log_id), "lost", answer)
    return answer


# --- How long a caller waits ---

@test
def the_main_thread_may_work_longer_than_its_hang_limit_begins():
    """The end of this is looked at in the last test but one."""
    hang["hold"] = hold = Hold().__enter__()
    hang["id"] = hold.start(hanging.get())
    hang["engine"], hang["began"] = engine_of(hanging.get()), time.monotonic()


@test
def within_the_timeout_and_later():
    server = one.get()
    same(server.done("System.Threading.Thread.Sleep(300); return 1;"), 1)
    with held(server) as (log_id, hold):
        answer = server.rest(f"/api/result/{log_id}")
        same((answer["success"], answer["result"], answer["logId"], answer["complete"]),
             (True, None, log_id, False), answer)
        same(server.state(log_id), "running")
        hold.release()
        answer = server.settled(log_id)
    same((answer["success"], answer["result"], answer["complete"]), (True, "free", True), answer)
    same(server.state(log_id), "done")


@test
def the_default_is_a_second():
    server = one.get()
    for ask in (lambda code: server.execute(code, None),
                lambda code: server.told("execute_code", code=code)):
        with Hold() as hold:
            answer = ask(hold.code)
            same(answer["complete"], False, answer)
            hold.begun()
            hold.release()
            same(server.settled(answer["logId"])["result"], "free")


@test
def what_a_late_answer_says():
    server = one.get()
    with Hold() as hold:
        answer = server.execute(hold.code, 0)
        same((answer["success"], answer["result"], answer["complete"]), (True, None, False), answer)
        expect(answer["message"].startswith(NOTE) and UUID4.match(answer["logId"]), answer)
        expect("--eval-timeout" in json.dumps(answer), "the limit is not named", answer)
        hold.begun()
        hold.release()
        server.settled(answer["logId"])
    with Hold() as hold:
        answer = server.told("execute_code", code=hold.code, timeout=50)
        same((set(answer), answer["complete"]), (PENDING, False), answer)
        expect(answer["message"].startswith(NOTE) and UUID4.match(answer["logId"]), answer)
        expect("--eval-timeout" in json.dumps(answer), "the limit is not named", answer)
        hold.release()
        server.settled(answer["logId"])
    session = Session(server)
    with Hold() as hold:
        result = session.call("execute_code", code=hold.code, timeout=50)
        expect(not result.get("isError"), result)
        answer = result["structuredContent"]
        same((answer["complete"], UUID4.match(answer["logId"]) is None), (False, False), answer)
        same(json.loads(result["content"][0]["text"])["logId"], answer["logId"], result)
        hold.release()
        server.settled(answer["logId"])


@test
def any_number_is_a_timeout():
    server = one.get()
    for timeout in (0, 0.0, -0.0, -5, -1e300, 0.5, 1e-9):
        answer = server.execute("return 1;", timeout)
        same(answer["success"], True, timeout, answer)
        same(server.settled(answer["logId"])["result"], 1, timeout)
    for timeout in (60000.75, 6e4, 1e18, 1e300, (1 << 63), (1 << 64) + 1, 2147483648):
        same(server.done("return 1;", timeout), 1, timeout)
        same(server.text("execute_code", code="return 1;", timeout=timeout), "1", timeout)
        same(json.loads(server.text("query", query="1 + 1", timeout=timeout)), 2, timeout)
    for timeout in ("1000", True, [], {}, "NaN"):
        answer = server.rest("/api/execute", {"code": "return 1;", "timeout": timeout}, 400)
        expect(answer["success"] is False and "timeout" in answer["error"], timeout, answer)
        same(server.fault("execute_code", code="return 1;", timeout=timeout)["code"], -32602)
        same(server.fault("query", query="1", timeout=timeout)["code"], -32602)


@test
def a_zero_never_waits():
    server = one.get()
    with held(server) as (_, hold):
        answers = [server.execute(f"return {number};", 0) for number in range(20)]
        same({(answer["success"], answer["complete"]) for answer in answers}, {(True, False)})
        same(len({answer["logId"] for answer in answers}), 20)
        same({server.state(answer["logId"]) for answer in answers}, {"running"})
        hold.release()
        same([server.settled(answer["logId"])["result"] for answer in answers], list(range(20)))


@test
def ids_of_results():
    server = one.get()
    for bad in ("", "x", "550e8400-e29b-41d4-a716-446655440000", "../../etc/passwd", "'; --",
                "%00", "a" * 5000):
        answer = server.invoke("get_result", {"logId": bad})
        expect("error" in answer or json.loads(
            answer["result"]["content"][0]["text"]).get("success") is False, bad, answer)
    expect("error" in server.invoke("get_result"), "no id")
    expect("error" in server.invoke("get_log_details"), "no id")
    same(server.settled(server.execute("return 5;")["logId"])["result"], 5)


# --- One id everywhere ---

@test
def the_same_id_in_events_and_audit_lines():
    server = one.get()
    answer = server.execute('new GameObject("Audited"); return 1;')
    query = server.query("40 + 2")
    failed = server.execute('throw new System.Exception("x");')
    for log_id in (answer["logId"], query["logId"], failed["logId"]):
        rows = wait_for(lambda log_id=log_id: about(audit(server.folder, project=server.root),
                                                    log_id), "the audit row")
        same(len(rows), 1, rows)
    with Events(server) as events:  # what the explorer writes is an operation, too
        same(server.ask_tool("ConsoleEval", {"code": "return 1;", "confirm": True}).status, 200)
        payload = events.until("tool_result", lambda one: one["name"] == "ConsoleEval")[-1][1]
        expect(UUID4.match(payload["operationId"]), payload)
    rows = wait_for(lambda: about(audit(server.folder, project=server.root),
                                  payload["operationId"]), "the audit row")
    same([row["tool"] for row in rows], ["ConsoleEval"], rows)
    log = server.tool("TailLogs", count=500)["Items"]
    expect(any(answer["logId"] in item["Message"] for item in log), "no audit line", log[-5:])


# --- Cancelling ---

@test
def cancel_by_rest():
    server = one.get()
    with Hold() as hold:
        log_id = hold.start(server)
        response = server.ask("POST", f"/api/cancel/{log_id}")
        same(response.status, 200, response)
        answer = server.settled(log_id)
        same((answer["success"], answer["result"]), (False, None), answer)
        same(server.state(log_id), "cancelled")
        expect("cancel" in json.dumps(answer).lower(), answer)
        same(server.done("return 1;"), 1)
        again = server.ask("POST", f"/api/cancel/{log_id}")
        expect(again.status < 500, again)
        same(server.state(log_id), "cancelled")
    done = server.execute("return 5;")
    expect(server.ask("POST", f"/api/cancel/{done['logId']}").status < 500)
    same(server.settled(done["logId"])["result"], 5)
    same(server.state(done["logId"]), "done")
    unknown = server.ask("POST", "/api/cancel/550e8400-e29b-41d4-a716-446655440000")
    expect(unknown.status in (200, 404) and "success" not in unknown.json()
           or unknown.json()["success"] is False, unknown)
    expect(server.ask("GET", f"/api/cancel/{done['logId']}").status in (404, 405))


@test
def what_waits_can_be_cancelled():
    server = one.get()
    with held(server) as (log_id, hold):
        is_busy(server)  # so that the engine has not even been told of what waits
        waiting = server.execute('new GameObject("NeverMade"); return 1;', 0)["logId"]
        waiter = Asked(server.execute, "return 2;")
        same(server.ask("POST", f"/api/cancel/{waiting}").status, 200)
        answer = server.settled(waiting)
        same((answer["success"], server.state(waiting)), (False, "cancelled"), answer)
        same(server.state(log_id), "running")
        hold.release()
        same(waiter.get()["result"], 2)
    expect("/NeverMade" not in [card["Path"] for card in server.cards()], "it ran all the same")


@test
def cancel_by_mcp():
    server = one.get()
    session = Session(server, "canceller")
    with Hold() as hold:
        http, id_ = session.begin("execute_code", {"code": hold.code, "timeout": LONG})
        with http:
            hold.begun()
            log_id = running(server)
            session.notify("notifications/cancelled", requestId=id_, reason="enough")
            answer = server.settled(log_id)
            same((answer["success"], server.state(log_id)), (False, "cancelled"), answer)
    same(server.done("return 1;"), 1)


@test
def a_caller_that_hangs_up_leaves_its_operation_running():
    """Only what is cancelled is cancelled: results are there for get_result."""
    server = one.get()
    with Hold('"nobody listened"') as hold:
        with Http(server.port) as http:
            http.post({"code": hold.code, "timeout": LONG}, "/api/execute")
            hold.begun()
            log_id = running(server)
        time.sleep(0.2)
        hold.release()
        same(server.settled(log_id)["result"], "nobody listened")


# --- One limit ---

ENDLESS = "while (true) { }"


@test
def the_limit_is_named():
    server = hurried.get()
    for ask in (lambda: server.ask("POST", "/api/execute", {"code": ENDLESS, "timeout": LONG}),
                lambda: server.ask("POST", "/api/query", {
                    "query": "new System.Threading.ManualResetEvent(false).WaitOne()",
                    "timeout": LONG})):
        response = ask()
        answer = response.json()
        same((response.status, answer["success"], answer["complete"]), (200, False, True), response)
        expect("--eval-timeout" in answer["error"], answer)
        same(server.state(answer["logId"]), "failed")
        same(server.done("return 1;"), 1)
    error = server.fault("execute_code", code=ENDLESS, timeout=LONG)
    same((error["code"], "--eval-timeout" in error["data"]["details"]), (-32603, True), error)
    late = server.execute(ENDLESS, 0)
    answer = server.settled(late["logId"])
    expect(answer["success"] is False and "--eval-timeout" in answer["error"], answer)
    result = Session(server).call("execute_code", code=ENDLESS, timeout=LONG)
    expect(result["isError"] and "--eval-timeout" in result["content"][0]["text"], result)


@test
def code_that_awaits_goes_on_beyond_the_limit_of_the_main_thread():
    server = hurried.get()
    same(server.done("await System.Threading.Tasks.Task.Delay(3000); return 5;"), 5)
    late = server.execute("await System.Threading.Tasks.Task.Delay(600000); return 5;", 0)
    time.sleep(2.5)
    same(server.state(late["logId"]), "running")
    same(server.ask("POST", "/api/cancel/" + late["logId"], {}).status, 200)
    answer = server.settled(late["logId"])
    same(answer["error"], "Operation was cancelled", answer)


@test
def waiting_does_not_count_for_the_limit():
    with Bridge("--eval-timeout", "6000") as server:  # each has much more than it needs
        code = "System.Threading.Thread.Sleep(1000); return 1;"
        answers = [server.execute(code, 0)["logId"] for _ in range(8)]
        same([server.settled(log_id).get("result") for log_id in answers], [1] * 8)


# --- Behind a busy main thread ---

@test
def who_waits_and_who_is_refused():
    server = one.get()
    session = Session(server)
    with held(server) as (log_id, hold):
        is_busy(server)
        refused = server.ask_tool("ListObjects")
        same((refused.status, refused.json()["error"]["data"]["kind"]), (503, "NotReady"), refused)
        asked = {"execute": Asked(server.execute, "return 7;"),
                 "query": Asked(server.query, "3 + 4"),
                 "invoke": Asked(server.text, "execute_code", code="return 7;", timeout=LONG),
                 "mcp": Asked(session.call, "execute_code", code="return 7;", timeout=LONG),
                 "mcp read": Asked(session.call, "ListObjects", limit=1),
                 "plain": Asked(server.post, request("tools/call", {
                     "name": "ListObjects", "arguments": {"limit": 1}}), "/")}
        late = server.execute("return 8;", 1200)
        same((late["success"], late["complete"]), (True, False), late)
        time.sleep(1.5)
        for name, question in asked.items():
            expect(question.is_waiting(), name, "did not wait", vars(question))
        same(server.state(log_id), "running")
        hold.release()
        same(asked["execute"].get()["result"], 7)
        same(asked["query"].get()["result"], 7)
        same(asked["invoke"].get(), "7")
        same(asked["mcp"].get()["structuredContent"]["result"], 7)
        same(len(asked["mcp read"].get()["structuredContent"]["Items"]), 1)
        expect("result" in asked["plain"].get().json(), asked["plain"].get())
        same(server.settled(late["logId"])["result"], 8)


def write_script(server, generation):
    """A script that is new or has changed."""
    path = os.path.join(server.root, "Assets/Scripts/Reloaded.cs")
    for at, text in ((path, "public static class Reloaded { public static int Generation = "
                      f"{generation}; }}\n"),
                     (path + ".meta", "fileFormatVersion: 2\nguid: " + "0123456789abcdef" * 2)):
        with open(at, "w", encoding="utf-8") as file:
            file.write(text)


@test
def a_waiting_call_survives_a_reload():
    server = one.get()
    for generation in (1, 2):
        with held(server) as (_, hold):
            first = [Asked(server.execute, f"return {number};") for number in range(3)]
            late = server.execute("return 30;", 0)["logId"]
            write_script(server, generation)
            time.sleep(1)  # so that the new scripts may be ready before the thread is free
            hold.release()
            following = [Asked(server.execute, f"return {number};") for number in range(3)]
            for number, question in [*enumerate(first), *enumerate(following)]:
                answer = question.get()
                same((answer["success"], answer.get("result")), (True, number), answer)
            same(server.settled(late)["result"], 30)
        wait_for(lambda generation=generation: server.execute("return Reloaded.Generation;")
                 .get("result") == generation, "the new script")


@test
def calls_while_scripts_reload():
    server = one.get()
    stop, answers = threading.Event(), []

    def ask():
        number = 0
        with Http(server.port, patience=2 * PATIENCE) as http:
            while not stop.is_set():
                number += 1
                answer = http.ask({"code": f"return {number % 9};", "timeout": LONG},
                                  "/api/execute").json()
                answers.append((answer.get("success"), answer.get("result"), number % 9, answer))
    asker = Asked(ask)
    write_script(server, 77)
    wait_for(lambda: server.execute("return Reloaded.Generation;").get("result") == 77, "reload")
    stop.set()
    asker.get()
    wrong = [answer for answer in answers if answer[0] is not True or answer[1] != answer[2]]
    same(wrong, [], len(answers))


# --- What is lost ---

@test
def an_engine_that_dies():
    server = one.get()
    with Hold() as hold:
        question = Asked(server.ask, "POST", "/api/execute", {"code": hold.code, "timeout": LONG})
        hold.begun()
        log_id = running(server)
        kill(engine_of(server))
        answer = question.get().json()
        same((answer["success"], answer["complete"], answer["logId"]), (False, True, log_id),
             answer)
        is_lost(server, log_id)
    server.warm()
    with Hold() as hold:
        log_id = hold.start(server)
        kill(engine_of(server))
        answer = is_lost(server, log_id)
        print("  ", answer)
    server.warm()
    same(server.state(log_id), "lost")


@test
def results_outlive_their_server():
    with tempfile.TemporaryDirectory() as folder:
        root, home = copy_example(folder), os.path.join(folder, "home")
        os.mkdir(home)
        where = {"root": root, "home": home}
        with Bridge(**where) as server:
            now = server.execute("return new[] { 1, 2 };")
            late = server.execute('Debug.Log("before the end"); return "late";', 0)
            bad = server.execute('throw new System.Exception("bad luck");')
            server.settled(late["logId"])
            none = server.execute("int x = 5;")
            before = {log_id: (server.settled(log_id), server.details(log_id)) for log_id in
                      (now["logId"], late["logId"], bad["logId"], none["logId"])}
        with Bridge(**where) as server:
            for log_id, (result, details) in before.items():
                same(server.settled(log_id), result)
                same(server.details(log_id), details)
        with mortal(Bridge(**where)) as server, Hold() as hold:
            running = hold.start(server)
            waiting = server.execute("return 1;", 0)["logId"]
            server.kill()
        with Bridge(**where) as server:
            for log_id in (running, waiting):
                print("  ", is_lost(server, log_id))
            for log_id, (result, details) in before.items():
                same(server.settled(log_id), result)
                same(server.details(log_id), details)
            with Hold() as hold:
                running = hold.start(server)
                same(server.stop(), 0, server.err()[-2000:])
        with Bridge(**where) as server:
            answer = server.settled(running)
            same((answer["success"], answer["complete"]), (False, True), answer)


def is_known(server, log_id):
    """A busy writer may need longer than the 250 ms that another server's question waits for it."""
    return wait_for(lambda: server.ask("GET", f"/api/result/{log_id}").status == 200, log_id)


@test
def two_servers_share_their_records():
    with tempfile.TemporaryDirectory() as folder:
        root, state = copy_example(folder), os.path.join(folder, "state")
        homes = [os.path.join(folder, name) for name in ("a", "b", "c")]
        for home in homes:
            os.mkdir(home)
        where = ("--state-dir", state, *STATE)
        with mortal(Bridge(*where, root=root, home=homes[0])) as first, Hold() as hold, \
                Hold() as other:
            log_id = hold.start(first)
            with Bridge(*where, root=root, home=homes[1]) as second:
                is_known(second, log_id)
                answer = second.rest(f"/api/result/{log_id}")
                same((answer["complete"], second.state(log_id)), (False, "running"), answer)
                own = second.execute('return "second";')
                is_known(first, own["logId"])
                same(first.settled(own["logId"])["result"], "second")
                hold.release()
                same(first.settled(log_id)["result"], "free")
                wait_for(lambda: second.rest(f"/api/result/{log_id}").get("result") == "free",
                         "the other's result")
                log_id = other.start(first)
                is_known(second, log_id)
                first.kill()
                is_lost(second, log_id)
                same(second.done("return 1;"), 1)
            with Bridge(*where, root=root, home=homes[2]) as third:
                is_lost(third, log_id)
                same(third.settled(own["logId"])["result"], "second")


@test
def the_main_thread_may_work_longer_than_its_hang_limit():
    """A player whose main thread does nothing for 30 s is killed, but not while code may run."""
    server = hanging.get()
    wait_for(lambda: time.monotonic() > hang["began"] + 35, "the time", 60)
    same(server.state(hang["id"]), "running")
    hang["hold"].release()
    same(server.settled(hang["id"])["result"], "free")
    same(engine_of(server), hang["engine"])


@test
def the_servers_are_still_well_and_end():
    for server in (one, hurried, hanging):
        server.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
