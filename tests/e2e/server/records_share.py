"""Several processes, `serve` and `stdio`, on one state folder at once: none loses what another has
on record, none takes another's running operations for lost while that one lives."""
import contextlib
import json
import os
import random
import shutil
import signal
import tempfile
import threading
import time

from lib.records import GATES, Client, Ledger, Rest, StandIn, UUID, audit, check, database, kept_in
from lib.umcp import (PATIENCE, Http, ScriptedStdio, Suite, call_tool, expect, initialize, run,
                      same, script_of_code)

suite = Suite()
test = suite.test
SEED = int(os.environ.get("SEED", random.randrange(1 << 30)))


@contextlib.contextmanager
def servers(folder, count):
    """Servers on one state folder, each with an engine, and their discovery files apart."""
    with contextlib.ExitStack() as stack:
        found = []
        for i in range(count):
            at = os.path.join(folder, f"discovery-{i}.json")
            server = kept_in(folder, discovery=at, env={"UE_MCP_DISCOVERY": at})
            stack.enter_context(server)
            server.engine = stack.enter_context(StandIn(server.port, f"engine {i}"))
            server.rest = stack.enter_context(Rest(server.port))
            found.append(server)
        yield found


class Alone(ScriptedStdio):
    """`umcp stdio` that serves by itself on the shared folder, and knows code for some values."""

    def __init__(self, folder, values):
        self.script = script_of_code(values)
        super().__init__("--connect", "none", "--state-dir", os.path.join(folder, "kept"), *GATES,
                         env={"UMCP_SCRIPT": self.script.name})


class StdioClient(threading.Thread):
    """A client of such a one."""

    def __init__(self, folder, ledger, values):
        super().__init__(daemon=True)
        self.folder, self.ledger, self.values, self.failure = folder, ledger, values, None
        self.start()

    def run(self):
        try:
            with Alone(self.folder, self.values) as stdio:
                stdio.ask(initialize())
                for i, value in enumerate(self.values):
                    reply = stdio.ask(call_tool("execute_code", {
                        "code": f"return {value};", "timeout": 20000 if i % 2 else 0}, i + 1))
                    check("result" in reply and not reply["result"].get("isError"), reply)
                    found = UUID.search(json.dumps(reply))
                    if found:  # the id that the client was given
                        with self.ledger.lock:
                            self.ledger.told[found.group()] = "given", value
                    else:
                        check(str(value) in json.dumps(reply), reply)
                stdio.end_input()
                same(stdio.wait(), 0, stdio.err())
        except Exception as failure:  # told to whoever waits
            self.failure = failure

    def over(self):
        self.join(2 * PATIENCE)
        expect(not self.is_alive(), "umcp stdio does not end")
        if self.failure:
            raise self.failure


@test
def results_are_found_through_every_server():
    with tempfile.TemporaryDirectory() as folder, servers(folder, 3) as all_of:
        ledger = Ledger()
        for i in range(30):
            server, value = all_of[i % 3], ledger.value()
            how = ("", "/* slow 20 */ ", "/* fail */ ")[i // 3 % 3]
            ledger.take(server.rest.execute(f"{how}return {value};", 20000)[1], value)
        for server in all_of:
            same(ledger.verify(server.rest), 0)
            status, page = server.rest.logs(count=100)
            same((status, page["total"]), (200, 30), page)
        details = {json.dumps(server.rest.log(next(iter(ledger.told)))[1], sort_keys=True)
                   for server in all_of}
        same(len(details), 1, details)


@test
def what_runs_on_one_is_running_for_all_until_it_ends():
    with tempfile.TemporaryDirectory() as folder, servers(folder, 2) as (one, other):
        ids = [one.rest.execute(f"/* slow 1500 */ return {i};", 0)[1]["logId"] for i in (1, 2, 3)]
        other.rest.execute("return 5;", 20000)  # it has opened the database, and looked around
        with kept_in(folder, discovery=os.path.join(folder, "third.json"), env={
                "UE_MCP_DISCOVERY": os.path.join(folder, "third.json")}) as third, \
                Rest(third.port) as rest:
            rest.execute("return 6;", 20000)
            for log_id in ids:
                for asked in (one.rest, other.rest, rest):
                    status, found = asked.result(log_id)
                    same(status, 200, found)
                    expect(not found["complete"] or found["success"], found)
            for i, log_id in enumerate(ids):
                for asked in (one.rest, other.rest, rest):
                    found = asked.ends(log_id)
                    same((found["success"], found["result"]), (True, i + 1), found)


@test
def one_is_killed_and_only_its_own_are_lost():
    with tempfile.TemporaryDirectory() as folder, servers(folder, 3) as (one, two, three):
        gone = [one.rest.execute(f"/* never */ return {i};", 0)[1]["logId"] for i in range(5)]
        done = one.rest.execute("return 77;", 20000)[1]["logId"]
        alive = [two.rest.execute(f"/* slow 2500 */ return {i};", 0)[1]["logId"] for i in range(5)]
        one.kill()
        for rest in (three.rest, two.rest):
            for log_id in gone:
                found = rest.ends(log_id, 20)
                same(found["success"], False, found)
                expect(found.get("error"), found)
            same(rest.result(done)[1]["result"], 77)
        for log_id in alive:
            found = three.rest.result(log_id)[1]
            expect(not found["complete"] or found["success"], found)
        for i, log_id in enumerate(alive):
            found = three.rest.ends(log_id)
            same((found["success"], found["result"]), (True, i), found)


@test
def a_server_that_stands_still_is_not_dead():
    """SIGSTOP: it is alive, whatever others may think of its silence."""
    with tempfile.TemporaryDirectory() as folder, servers(folder, 2) as (one, other):
        log_id = one.rest.execute("/* slow 1000 */ return 9;", 0)[1]["logId"]
        os.kill(one.process.pid, signal.SIGSTOP)
        try:
            other.rest.execute("return 5;", 20000)
            with kept_in(folder, discovery=os.path.join(folder, "third.json"), env={
                    "UE_MCP_DISCOVERY": os.path.join(folder, "third.json")}) as third, \
                    Rest(third.port) as rest:
                rest.execute("return 6;", 20000)
                time.sleep(2)
                for asked in (rest, other.rest):
                    same(asked.result(log_id)[1]["complete"], False)
        finally:
            os.kill(one.process.pid, signal.SIGCONT)
        same(other.rest.ends(log_id)["result"], 9)


@test
def many_write_at_once_and_none_is_lost():
    print(f"   SEED={SEED}")
    ledger, chance = Ledger(), random.Random(SEED)
    with tempfile.TemporaryDirectory() as folder, servers(folder, 3) as all_of:
        stdios = [StdioClient(folder, ledger, range(first, first + 25))
                  for first in (10 ** 8, 2 * 10 ** 8)]
        clients = [Client(server.port, ledger, chance.random())
                   for server in all_of for _ in range(2)]
        for stdio in stdios:
            stdio.over()
        time.sleep(2)
        for client in clients:
            client.end()
        for client in clients:
            client.over()
        for server in all_of:
            same(ledger.verify(server.rest), 0, "one is lost although its server lives")
        lines = [line for line in audit(folder, "--json") if "SetTimeScale" in line]
        same(len({UUID.search(line).group() for line in lines}), ledger.n_writes)
        print(f"   {len(ledger.told)} operations, {ledger.n_writes} writes")


@test
def kills_among_many():
    """Of three servers one is killed again and again; what the others run is never lost."""
    ledger, chance = Ledger(), random.Random(SEED + 1)
    with tempfile.TemporaryDirectory() as folder, servers(folder, 2) as all_of:
        clients = [Client(server.port, ledger, chance.random()) for server in all_of]
        theirs = Ledger()
        theirs.last = 1 << 30
        for i in range(10):
            at = os.path.join(folder, "victim.json")
            with kept_in(folder, discovery=at, env={"UE_MCP_DISCOVERY": at}) as victim, \
                    StandIn(victim.port):
                client = Client(victim.port, theirs, chance.random())
                time.sleep(0.3 * chance.random())
                client.end()
                victim.kill()
                client.over()
        for client in clients:
            client.end()
        for client in clients:
            client.over()
        for server in all_of:
            same(ledger.verify(server.rest), 0, "one is lost although its server lives")
            theirs.verify(server.rest)
        print(f"   {len(ledger.told)} operations, {len(theirs.told)} of the one that was killed")


@test
def a_pid_that_is_somebody_elses_now_does_not_keep_rows_running():
    """Whatever tells the living from the dead, a copied folder has none alive."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as copy:
        with kept_in(folder) as server, StandIn(server.port), Rest(server.port) as rest:
            log_id = rest.execute("/* never */ return 1;", 0)[1]["logId"]
            rest.execute("return 2;", 20000)
            os.makedirs(os.path.join(copy, "kept"), mode=0o700)
            server.kill()
            for suffix in ("", "-wal"):
                path = database(folder) + suffix
                if os.path.exists(path):
                    with open(path, "rb") as source, \
                            open(os.path.join(copy, "kept", os.path.basename(path)), "wb") as to:
                        to.write(source.read())
        with kept_in(copy) as server, Rest(server.port) as rest:
            found = rest.ends(log_id, 10)
            same(found["success"], False, found)


@test
def a_server_knows_better_than_others_whether_it_lives():
    """Without its files it looks dead to others; what it ran came to its end all the same."""
    for harm in (lambda at: os.chmod(at, 0o755), shutil.rmtree):
        with tempfile.TemporaryDirectory() as folder, servers(folder, 2) as (one, other):
            log_id = one.rest.execute("/* slow 1000 */ return 9;", 0)[1]["logId"]
            harm(os.path.join(folder, "kept", "instances"))
            other.rest.execute("return 5;", 20000)
            other.rest.result(log_id)
            time.sleep(1.5)
            found = one.rest.ends(log_id)
            same((found["success"], found["result"]), (True, 9), found)


@test
def what_a_stdio_was_told_is_there_after_it_was_killed():
    with tempfile.TemporaryDirectory() as folder:
        told = {}
        for i in range(5):
            with Alone(folder, range(1000 * i, 1000 * i + 10 + i)) as stdio:
                stdio.ask(initialize())
                for k in range(10 + i):
                    value = 1000 * i + k
                    reply = stdio.ask(call_tool("execute_code", {
                        "code": f"return {value};", "timeout": 0 if k % 2 else 9000}, k + 1))
                    told[UUID.search(json.dumps(reply)).group()] = value
                stdio.process.kill()
        with kept_in(folder) as server, Rest(server.port) as rest:
            for log_id, value in told.items():
                found = rest.ends(log_id, 10)
                expect(found["result"] == value if found["success"] else found["error"], found)


@test
def names_of_clients_cannot_forge_the_trail():
    """One line per row, without control characters, whatever clients call themselves."""
    names = ("plain", "two\nlines 2026-01-01T00:00:00Z forged", "\x1b]0;owned\x07", "a\u2028b",
             "\x00nul", "\u202eright", "x" * 5000, "\t\r", "\ud83d\ude00", "")
    with tempfile.TemporaryDirectory() as folder, servers(folder, 1) as (server,):
        for name in names:
            hello = initialize()
            hello["params"]["clientInfo"]["name"] = name
            with Http(server.port) as http:
                session = http.ask(hello, "/mcp").headers["mcp-session-id"]
                head = f"Mcp-Session-Id: {session}\r\nAccept: application/json, text/event-stream"
                http.ask(call_tool("SetTimeScale", {"value": 1}), "/mcp", head)
        lines = audit(folder)
        same(len(lines), len(names), lines)
        for line in lines:
            expect(all(ord(c) >= 32 and ord(c) != 127 and not 0x80 <= ord(c) < 0xA0 for c in line),
                   line)
        rows = json.loads("\n".join(audit(folder, "--json")))
        same(len(rows), len(names))
        for wrong in ("yesterday", "99999-01-01", "-1", "", "2026-13-45T99:99:99Z", "1e99",
                      "x" * 9000):
            ran = run("audit", "--state-dir", os.path.join(folder, "kept"), "--since", wrong,
                      folder=folder)
            expect(ran.code >= 0, wrong, ran)


@test
def the_same_id_cannot_be_cancelled_through_another_server_by_mistake():
    """A cancel reaches the server that runs it, or says that it cannot; the other goes on."""
    with tempfile.TemporaryDirectory() as folder, servers(folder, 2) as (one, other):
        log_id = one.rest.execute("/* slow 800 */ return 9;", 0)[1]["logId"]
        status, answer = other.rest.cancel(log_id)
        print(f"   cancel through another: {status} {answer}")
        expect(status < 500, status, answer)
        found = one.rest.ends(log_id)
        if found["success"]:
            same(found["result"], 9)
        same(other.rest.result(log_id)[1]["complete"], True)


@test
def clients_of_one_may_not_change_the_past_of_another():
    """An end is never overwritten, whoever asks."""
    with tempfile.TemporaryDirectory() as folder, servers(folder, 2) as (one, other):
        log_id = one.rest.execute("return 9;", 20000)[1]["logId"]
        before = one.rest.result(log_id)
        for rest in (one.rest, other.rest):
            status, answer = rest.cancel(log_id)
            expect(status < 500, status, answer)
            same(rest.result(log_id), before)


if __name__ == "__main__":
    suite.main()
