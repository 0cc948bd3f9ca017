"""What a person has confirmed runs once: on one of the servers of a state folder, whoever comes first,
and not again after a restart."""
import contextlib
import os
import signal
import stat
import tempfile
import threading

from lib.modern import call, headers
from lib.umcp import Scripted, Suite, expect, same

suite = Suite()
test = suite.test
CAN = {"elicitation": {}}
ARGUMENTS = {"objectId": "obj:2136", "active": False}
AGREED = {"confirm": {"action": "accept", "content": {"confirm": True}}}
RACERS = 8
SCRIPT = 'host SetActive\n  json {"ok":true}\n'


def serve(folder, i):
    at, script = os.path.join(folder, f"discovery-{i}.json"), os.path.join(folder, "script")
    with open(script, "w", encoding="utf-8") as file:
        file.write(SCRIPT)
    return Scripted("--allow-writes", "--state-dir", os.path.join(folder, "kept"), folder=folder,
                    discovery=at, env={"UE_MCP_DISCOVERY": at, "UMCP_SCRIPT": script})


def ask(server, **more):
    message = call("SetActive", ARGUMENTS, can=CAN, **more)
    return server.post(message, "/mcp", headers(message)).json()


def state_of(server):
    result = ask(server)["result"]
    same(result["resultType"], "input_required", result)
    return result["requestState"]


def use(server, state):
    """Whether the call ran."""
    answer = ask(server, inputResponses=AGREED, requestState=state)
    if "result" in answer:
        same(answer["result"]["resultType"], "complete", answer)
        return True
    same((answer["error"]["code"], "used already" in answer["error"]["message"]), (-32602, True),
         answer)
    return False


@test
def one_of_two_servers_runs_what_was_confirmed():
    with tempfile.TemporaryDirectory() as folder, serve(folder, 1) as one, serve(folder, 2) as two:
        state = state_of(one)
        same([use(two, state), use(one, state), use(two, state)], [True, False, False])
        state = state_of(two)
        same([use(two, state), use(one, state)], [True, False])


@test
def of_those_that_race_one_runs():
    with tempfile.TemporaryDirectory() as folder, serve(folder, 1) as one, serve(folder, 2) as two:
        for _ in range(10):
            state, ran, start = state_of(one), [], threading.Barrier(RACERS)

            def race(server):
                start.wait()
                ran.append(use(server, state))
            racers = [threading.Thread(target=race, args=((one, two)[i % 2],))
                      for i in range(RACERS)]
            for racer in racers:
                racer.start()
            for racer in racers:
                racer.join()
            same(sorted(ran), [False] * (RACERS - 1) + [True])


@test
def a_restart_does_not_bring_a_state_back():
    with tempfile.TemporaryDirectory() as folder:
        with serve(folder, 1) as server:
            used, kept = state_of(server), state_of(server)
            same(use(server, used), True)
        with serve(folder, 1) as server:
            same(use(server, used), False)
            same(use(server, kept), True)
            with contextlib.suppress(ProcessLookupError):
                server.process.send_signal(signal.SIGKILL)
            server.process.wait()
            server.stop = lambda *_: 0
        with serve(folder, 1) as server:
            same([use(server, used), use(server, kept)], [False, False])
        at = os.path.join(folder, "kept/used")
        same(len(os.listdir(at)), 2)
        same(stat.S_IMODE(os.stat(at).st_mode), 0o700)


@test
def without_a_state_folder_a_state_is_good_for_once_too():
    with tempfile.TemporaryDirectory() as folder:
        server = serve(folder, 1)
        server.args[server.args.index("--state-dir") + 1] = "none"
        with server:
            state = state_of(server)
            same([use(server, state), use(server, state)], [True, False])
            same(os.path.exists(os.path.join(folder, "kept")), False)


@test
def a_state_that_nobody_could_note_is_not_accepted():
    with tempfile.TemporaryDirectory() as folder, serve(folder, 1) as server:
        state = state_of(server)
        with open(os.path.join(folder, "kept/used"), "w", encoding="utf-8"):
            pass
        answer = ask(server, inputResponses=AGREED, requestState=state)
        expect("error" in answer and "cannot record its use" in answer["error"]["message"], answer)
        os.unlink(os.path.join(folder, "kept/used"))
        same(use(server, state), True)


if __name__ == "__main__":
    suite.main()
