"""An engine that grows with the code it runs is made small again, and goes on."""
import os
import re
import tempfile

from lib.live import Scene, need_an_engine
from lib.probe import PLAYER
from lib.umcp import Suite, expect, rss_kb, run, same, wait_for
from lib.gates import Open

suite = Suite()
test = suite.test

LIMIT_MB = 80  # what code may take: the compiler itself, and some hundred codes
AT_MOST = 1000  # codes; each takes 170 KB with a text of 60000 characters, 100 KB with one of 30000


def code_of(length, number):
    """Code that takes more room than time. What is longer than 32 KB is not kept to run again."""
    return f'"{"x" * length}".Length+{number}'


def room(project):
    scene = Scene()
    scene.add("Lamp")
    project.scenes(Main=scene)


def small_player(folder):
    """A program that starts the engine with a small limit."""
    path = os.path.join(folder, "small-player")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\nexec '{PLAYER}' \"$@\" --memory-limit {LIMIT_MB}\n")
    os.chmod(path, 0o755)
    return path


def lines(server):
    return [line["Message"] for line in server.tool("TailLogs", count=2000)["Items"]]


def engine(server):
    page = server.resource("unity://instances")
    same(page["Total"], 1, page)
    return page["Items"][0]["Pid"]


@test
def an_engine_that_grew_gives_memory_back_and_goes_on():
    with tempfile.TemporaryDirectory() as folder, \
            Open(room, "--player", small_player(folder)) as server:
        server.gates(code=True)
        wait_for(lambda: server.result("ConsoleEval", code="1+1").get("result") == "2", "the compiler")
        pid, largest = engine(server), 0
        for i in range(AT_MOST):
            result = server.result("ConsoleEval", code=code_of(60000, i))
            if not result["ok"]:  # it is being made small again just now
                same(result["error"]["kind"], "NotReady", result)
            else:
                same(result["result"], str(60000 + i))
            if engine(server) == pid:
                largest = max(largest, rss_kb(pid))
            if any("Compiled code of callers uses" in line for line in lines(server)[-20:]):
                break
        said = [line for line in lines(server) if "Compiled code of callers uses" in line]
        expect(said, i, largest)
        wait_for(lambda: server.result("ConsoleEval", code="return 7+5;").get("result") == "12",
                 "code after it")
        print(f"   after {i} codes, {largest} kB: {said[0]}; now {rss_kb(engine(server))} kB")
        expect(rss_kb(engine(server)) < largest, largest)


@test
def doctor_says_what_code_keeps_in_memory():
    with Open(room) as server:
        ran = run("doctor", env={"UE_MCP_DISCOVERY": server.discovery})
        told = re.search(r"memory +process (\d+) uses (\d+) MB", ran.out)
        expect(told and int(told.group(2)) > 5, ran)
    for out in (ran.out, run("doctor").out):  # without a server, too
        expect(re.search("memory +the engine keeps .* at 1024 MB", out), out)


@test
def a_limit_that_the_same_code_does_not_reach():
    """Code that is run again is not compiled again."""
    with tempfile.TemporaryDirectory() as folder, \
            Open(room, "--player", small_player(folder)) as server:
        server.gates(code=True)
        wait_for(lambda: server.result("ConsoleEval", code="1+1").get("result") == "2", "the compiler")
        pid = engine(server)
        for _ in range(AT_MOST):
            same(server.do("ConsoleEval", code=code_of(30000, 3))["result"], "30003")
        same(engine(server), pid)
        expect(not any("Compiled code of callers uses" in line for line in lines(server)))


if __name__ == "__main__":
    need_an_engine()
    suite.main()
