"""The server is killed (kill -9) at any moment, under load, and started again on the same state
folder: whatever a client has seen is there, and whatever was running is done or lost, and says why.
"""
import os
import random
import signal
import tempfile
import time

from lib.live import Live, need_an_engine
from lib.records import GATES, Client, Ledger, Rest, StandIn, UUID, audit, database, kept_in
from lib.umcp import (EXAMPLE, PATIENCE, SANITIZER, Http, Skipped, Suite, call_tool, expect,
                      initialize, often, same, wait_for)

suite = Suite()
test = suite.test
KILLS = often(100)
CLIENTS = 4
SEED = int(os.environ.get("SEED", random.randrange(1 << 30)))


def load(server, ledger, chance, fast=True):
    """Clients at work, until the server is killed in their midst."""
    clients = [Client(server.port, ledger, chance.random(), fast) for _ in range(CLIENTS)]
    try:
        pause = chance.choice((0.005, 0.02, 0.05, 0.1, 0.2)) * chance.random()
        time.sleep(pause if fast else 0.2 + 5 * pause)
        if chance.random() < 0.7:  # in the midst of something that has been counted
            had = sum(client.count for client in clients)
            wait_for(lambda: any(client.failure for client in clients)
                     or sum(client.count for client in clients) > had, "some answers")
    finally:
        for client in clients:
            client.end()
        server.kill()
        for client in clients:
            client.over()


@test
def kills_under_load():
    print(f"   SEED={SEED}")
    chance, ledger, seen, lost = random.Random(SEED), Ledger(), set(), 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(KILLS):
            with kept_in(folder) as server:
                with Rest(server.port) as rest:
                    fresh = [log_id for log_id in ledger.told if log_id not in seen]
                    lost += ledger.verify(rest, fresh)
                    old = sorted(seen)
                    lost += ledger.verify(rest, chance.sample(old, min(20, len(old))))
                    seen.update(fresh)
                with StandIn(server.port):
                    load(server, ledger, chance)
        with kept_in(folder) as server, Rest(server.port) as rest:
            lost += ledger.verify(rest)
            check_the_list(rest, ledger)
            expect(number == KILLS - 1)
        lines = [line for line in audit(folder, "--json") if "SetTimeScale" in line]
        expect(len(lines) >= ledger.n_writes, len(lines), ledger.n_writes)
        print(f"   {len(ledger.told)} operations told of, {lost} of them lost; "
              f"{ledger.n_writes} writes, {len(lines)} in the trail; "
              f"{os.path.getsize(database(folder)) >> 10} KB")


def check_the_list(rest, ledger):
    """All are listed, each once, newest first, and `total` is right."""
    offset, listed, times = 0, [], []
    while True:
        status, page = rest.logs(count=500, offset=offset)
        same(status, 200, page)
        if not page["logs"]:
            break
        listed += [row.get("logId") or row.get("id") for row in page["logs"]]
        times += [row["timestamp"] for row in page["logs"]]
        offset += len(page["logs"])
        expect(offset <= page["total"], offset, page["total"])
    same(offset, page["total"])
    same(len(listed), len(set(listed)), "one is listed twice")
    missing = set(ledger.told) - set(listed)
    expect(not missing, len(missing), sorted(missing)[:3])
    same(times, sorted(times, reverse=True), "not newest first")


@test
def kills_while_it_starts_and_opens_the_database():
    """The first operations of a server are those that open, migrate and sweep."""
    chance, ledger = random.Random(SEED + 1), Ledger()
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(often(25, 3)):
            with kept_in(folder) as server, StandIn(server.port):
                clients = [Client(server.port, ledger, chance.random()) for _ in range(2)]
                time.sleep(chance.random() * 0.03)
                for client in clients:
                    client.end()
                server.kill()
                for client in clients:
                    client.over()
        with kept_in(folder) as server, Rest(server.port) as rest:
            ledger.verify(rest)
            print(f"   {len(ledger.told)} operations")


@test
def a_stop_by_signal_loses_nothing_either():
    chance, ledger = random.Random(SEED + 2), Ledger()
    with tempfile.TemporaryDirectory() as folder:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGTERM):
            with kept_in(folder) as server, StandIn(server.port):
                clients = [Client(server.port, ledger, chance.random()) for _ in range(CLIENTS)]
                time.sleep(0.2)
                for client in clients:
                    client.end()
                same(server.stop(number), 0, server.err()[-2000:])
                for client in clients:
                    client.over()
        with kept_in(folder) as server, Rest(server.port) as rest:
            ledger.verify(rest)


@test
def kills_with_the_real_engine():
    try:
        need_an_engine()
    except SystemExit:
        raise Skipped("there is no engine") from None
    chance, ledger = random.Random(SEED + 3), Ledger()
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(often(6, 2)):
            server = Live(root=EXAMPLE)
            server.own_folder.cleanup()
            server.own_folder, server.folder = None, folder
            server.discovery = os.path.join(folder, "discovery.json")
            server.args += ["--state-dir", os.path.join(folder, "kept"), *GATES]
            server.__enter__()
            try:
                with Rest(server.port) as rest:
                    ledger.verify(rest)
                    status, answer = rest.execute("return 1 + 1;", 20000)
                    same((status, answer["success"], answer["result"]), (200, True, 2), answer)
                server.kill = lambda: (server.process.kill(), server.process.wait(PATIENCE))
                load(server, ledger, chance, fast=False)
                expect(not SANITIZER.search(server.err()), server.err()[-4000:])
            finally:
                server.clean_up()
        with kept_in(folder) as server, Rest(server.port) as rest:
            ledger.verify(rest)
            print(f"   {len(ledger.told)} operations")


@test
def an_engine_that_is_killed_loses_what_it_ran():
    """The server lives: the running one is lost or failed and says so, those done stay done."""
    with tempfile.TemporaryDirectory() as folder, kept_in(folder) as server, \
            Rest(server.port) as rest:
        with StandIn(server.port):
            ledger = Ledger()
            for _ in range(5):
                value = ledger.value()
                ledger.take(rest.execute(f"return {value};", 20000)[1], value)
            ids = [ledger.take(rest.execute(f"/* never */ return {i};", 0)[1], i) for i in (7, 8)]
        for log_id in ids:
            found = rest.ends(log_id)
            same(found["success"], False, found)
            expect("disconnected" in found["error"] or "engine" in found["error"].lower(), found)
        ledger.verify(rest)


@test
def an_mcp_client_finds_its_results_again():
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder) as server, StandIn(server.port), Http(server.port) as http:
            session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
            head = f"Mcp-Session-Id: {session}\r\nAccept: application/json, text/event-stream"
            ids = {}
            for value in range(41, 47):
                reply = http.ask(call_tool("execute_code", {
                    "code": f"/* slow 30 */ return {value};", "timeout": 0}), "/mcp", head)
                found = UUID.search(reply.body.decode())
                expect(found, reply)
                ids[found.group()] = value
            time.sleep(0.2)
        with kept_in(folder) as server, Http(server.port) as http:
            session = http.ask(initialize(), "/mcp").headers["mcp-session-id"]
            head = f"Mcp-Session-Id: {session}\r\nAccept: application/json, text/event-stream"
            for log_id, value in ids.items():
                reply = http.ask(call_tool("get_result", {"logId": log_id}), "/mcp", head).json()
                same(reply["result"]["structuredContent"]["complete"], True, reply)
                if reply["result"]["structuredContent"]["success"]:
                    same(reply["result"]["structuredContent"]["result"], value)


if __name__ == "__main__":
    suite.main()
