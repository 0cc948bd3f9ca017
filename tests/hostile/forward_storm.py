"""`umcp stdio` that forwards to a server which is killed and started again, under load: every
request is answered exactly once, and standard output has nothing but JSON-RPC."""
import contextlib
import json
import os
import random
import signal
import tempfile
import threading
import time

from lib.records import GATES, Rest, StandIn, kept_in
from lib.umcp import (PATIENCE, SANITIZER, Stdio, Suite, call_tool, expect, initialize, often,
                      request, same, wait_for)

suite = Suite()
test = suite.test
KILLS = often(20, 2)
SEED = int(os.environ.get("SEED", random.randrange(1 << 30)))


class Forwarder(Stdio):
    """A stdio client in the server's folder; its reader collects whatever comes."""

    def __init__(self, folder, *args, env=None):
        super().__init__("--state-dir", os.path.join(folder, "kept"), *GATES, *args,
                         env={"XDG_STATE_HOME": os.path.join(folder, "state"), "HOME": folder,
                              "UE_MCP_DISCOVERY": os.path.join(folder, "discovery.json"),
                              **(env or {})})
        self.watchdog.cancel()
        self.watchdog = threading.Timer(100, self.process.kill)
        self.answers, self.bad, self.notes = {}, [], []
        self.reader = threading.Thread(target=self.collect, daemon=True)

    def __enter__(self):
        super().__enter__()
        self.reader.start()
        return self

    def collect(self):
        for line in self.process.stdout:
            try:
                message = json.loads(line)
                assert message["jsonrpc"] == "2.0"
            except (ValueError, KeyError, TypeError, AssertionError):
                self.bad.append(line[:300])
                continue
            if "id" in message and "method" not in message:
                self.answers.setdefault(message["id"], []).append(message)
            else:
                self.notes.append(message)

    def answer(self, id_):
        wait_for(lambda: id_ in self.answers or self.process.poll() is not None,
                 f"the answer to {id_}", 60)
        expect(id_ in self.answers, id_, self.process.poll(), self.err()[-3000:])
        return self.answers[id_][0]

    def open(self):
        self.send(initialize())
        expect("result" in self.answer(0), self.answers)
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def check(self, ids):
        """Each answered once, none besides, nothing else on standard output."""
        same(self.bad, [])
        missing = [id_ for id_ in ids if id_ not in self.answers]
        expect(not missing, "not answered:", missing, self.err()[-3000:])
        twice = {id_: found for id_, found in self.answers.items() if len(found) > 1}
        expect(not twice, "answered twice:", twice)
        same(sorted(set(self.answers) - set(ids) - {0}), [])


def serving(folder):
    return kept_in(folder)


@test
def killed_and_restarted_twenty_times():
    print(f"   SEED={SEED}")
    chance = random.Random(SEED)
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        server = stack.enter_context(serving(folder))
        engine = stack.enter_context(StandIn(server.port))
        clients = [stack.enter_context(Forwarder(folder)) for _ in range(2)]
        for client in clients:
            client.open()
        asked = [[] for _ in clients]
        end = threading.Event()

        def ask(i):
            own = random.Random(SEED + i)
            for id_ in range(1, 4000):
                if end.is_set():
                    break
                what = own.randrange(4)
                message = (request("ping", id_=id_) if what == 0 else
                           request("tools/list", id_=id_) if what == 1 else
                           call_tool("execute_code", {"code": f"return {id_};", "timeout": 5000},
                                     id_) if what == 2 else
                           call_tool("GetStatus", {}, id_))
                clients[i].send(message)
                asked[i].append(id_)
                if id_ % 8 == 0:
                    wait_for(lambda: id_ in clients[i].answers or end.is_set(), "an answer", 60)
                time.sleep(0.002)

        threads = [threading.Thread(target=ask, args=(i,), daemon=True)
                   for i in range(len(clients))]
        for thread in threads:
            thread.start()
        for _ in range(KILLS):
            time.sleep(0.05 + 0.2 * chance.random())
            engine.close()
            server.kill()
            time.sleep(chance.choice((0, 0, 0.1, 0.3)))
            server = stack.enter_context(serving(folder))
            engine = stack.enter_context(StandIn(server.port))
        end.set()
        for thread in threads:
            thread.join(PATIENCE)
            expect(not thread.is_alive())
        for i, client in enumerate(clients):
            for id_ in asked[i]:
                client.answer(id_)
            client.send(call_tool("execute_code", {"code": "return 123456;"}, 99999))
            expect("123456" in json.dumps(client.answer(99999)), client.answers[99999])
            client.check(asked[i] + [99999])
            wrong = [answer for id_ in asked[i] for answer in client.answers[id_]
                     if "result" not in answer and "error" not in answer]
            same(wrong, [])
            for id_ in asked[i]:
                check_value(client.answers[id_][0], id_)
            failed = [json.dumps(client.answers[id_][0])[:200] for id_ in asked[i]
                      if "error" in client.answers[id_][0]
                      or client.answers[id_][0]["result"].get("isError")]
            print(f"   {len(asked[i])} requests, {len(failed)} failures: {sorted(set(failed))[:3]}")
            client.end_input()
            same(client.wait(), 0, client.err()[-2000:])
            expect(not SANITIZER.search(client.err()), client.err()[-4000:])


def check_value(answer, id_):
    """Code's answer is its own, whatever happened on the way."""
    content = answer.get("result", {}).get("content")
    if content and content[0]["text"].isdigit():
        same(int(content[0]["text"]), id_)


@test
def a_server_that_never_comes_back():
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        server = stack.enter_context(serving(folder))
        client = stack.enter_context(Forwarder(folder))
        client.open()
        server.kill()
        ids = list(range(1, 41))
        for id_ in ids:
            client.send(call_tool("execute_code", {"code": f"return {id_};"}, id_)
                        if id_ % 2 else request("tools/list", id_=id_))
        client.end_input()
        client.process.wait(90)
        client.reader.join(PATIENCE)
        client.check(ids)
        print(f"   {json.dumps(client.answers[1][0])[:200]}")


@test
def a_server_that_stands_still():
    """It accepts and says nothing: requests are answered in the end, by whomever."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        server = stack.enter_context(serving(folder))
        stack.enter_context(StandIn(server.port))
        client = stack.enter_context(Forwarder(folder))
        client.open()
        os.kill(server.process.pid, signal.SIGSTOP)
        try:
            for id_ in range(1, 6):
                client.send(request("ping", id_=id_))
            time.sleep(2)
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
        for id_ in range(1, 6):
            client.answer(id_)
        client.check(range(1, 6))


@test
def requests_before_the_end_of_input_are_answered():
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        server = stack.enter_context(serving(folder))
        stack.enter_context(StandIn(server.port))
        for slow in (0, 300):
            client = stack.enter_context(Forwarder(folder))
            client.open()
            ids = list(range(1, 101))
            client.send(*[call_tool("execute_code", {
                "code": f"/* slow {slow} */ return {id_};", "timeout": 9000}, id_)
                if id_ % 5 == 0 else request("ping", id_=id_) for id_ in ids])
            client.end_input()
            client.process.wait(60)
            client.reader.join(PATIENCE)
            client.check(ids)
        with Rest(server.port) as rest:  # the server is still there
            same(rest.execute("return 4;", 20000)[1]["result"], 4)


@test
def shutdown_ends_the_client_and_not_the_server():
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        server = stack.enter_context(serving(folder))
        stack.enter_context(StandIn(server.port))
        client = stack.enter_context(Forwarder(folder))
        client.open()
        client.send(request("shutdown", id_=1))
        client.process.wait(PATIENCE)
        client.reader.join(PATIENCE)
        client.check([1])
        same(server.process.poll(), None)


@test
def lines_that_are_no_messages_are_answered_as_ever():
    """Parse errors, batches, huge and empty lines: each is answered as without forwarding."""
    lines = [b"\n", b"{\n", b"[]\n", b"null\n", b"\xff\xfe\n", b'{"jsonrpc":"2.0","id":1}\n',
             b'{"jsonrpc":"2.0","id":{},"method":"ping"}\n', b"\0\0\n", b"x" * 100000 + b"\n",
             b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}\n',
             b'{"jsonrpc":"2.0","id":"' + b"i" * 5000 + b'","method":"ping"}\n']

    def all_answers(folder, *args):
        with Stdio("--state-dir", os.path.join(folder, "kept"), *GATES, *args, env={
                "XDG_STATE_HOME": os.path.join(folder, "state"), "HOME": folder,
                "UE_MCP_DISCOVERY": os.path.join(folder, "discovery.json")}) as stdio:
            stdio.ask(initialize())
            for line in lines:
                stdio.write(line)
            stdio.send(request("ping", id_="last"))
            stdio.end_input()
            found = [json.loads(line) for line in stdio.rest()]
            same(stdio.wait(), 0)
            return found
    with tempfile.TemporaryDirectory() as folder, serving(folder):
        forwarded, own = all_answers(folder), all_answers(folder, "--connect", "none")
        def sort_key(answer):
            return json.dumps(answer, sort_keys=True)
        same(sorted(map(sort_key, forwarded)), sorted(map(sort_key, own)))


@test
def a_socket_that_is_something_else():
    """Files in the state folder that only look like a server's."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(folder) as server:
            at = os.path.join(folder, "kept", "instances")
            left = os.listdir(at)
            print(f"   {left}")
            server.kill()
        for name in left:  # stale ones of the dead server, with rubbish in them
            path = os.path.join(at, name)
            if name.endswith(".json") and os.path.isfile(path):
                for junk in (b"", b"{", b'{"pid":1}', b"[]",
                             b'{"pid":1,"url":"http://127.0.0.1:1"}',
                             b"x" * 1000000):
                    with open(path, "wb") as file:
                        file.write(junk)
                    with Forwarder(folder) as client:
                        client.open()
                        client.send(call_tool("GetConfig", {}, 1))
                        expect("allowWrites" in json.dumps(client.answer(1)), client.answers)
                        client.check([1])


if __name__ == "__main__":
    suite.main()
