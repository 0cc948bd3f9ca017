"""Many writers at once, an engine that is killed under them, hooks that are switched while threads
run through them: every call has one answer, and what was said to be done is done."""
import os
import random
import re
import threading
import time

from lib.victim import Abused, content
from lib.live import need_an_engine
from lib.probe import error_of, is_failure, kill
from lib.umcp import PATIENCE, Http, Suite, expect, often, request, same, wait_for

suite = Suite()
test = suite.test
OBJECT = "UnityEngine.Object"
CALLS = often(5000, 500)  # of a crowd
SUM, NAME = "System.Int32 Busy::Sum(System.Int32,System.Int32)", \
    "System.String Busy::Name(System.String,System.Int32)"


class Writer(threading.Thread):
    """A client with a connection of its own that makes calls until it is stopped. step(ask, random)
    makes one or more; ask(tool, **arguments) gives the answer."""

    def __init__(self, server, seed, step):
        super().__init__(daemon=True)
        self.server, self.step, self.random = server, step, random.Random(seed)
        self.must_stop, self.failure = False, None
        self.asked, self.words = 0, {}
        self.start()

    def ask(self, tool, **arguments):
        self.asked += 1
        own = f"{self.name}-{self.asked}"
        reply = self.http.ask(request("call_tool", {"name": tool, "arguments": arguments},
                                      own)).json()
        same((reply.get("id"), self.http.kept), (own, b""), tool, reply)
        word = f"{tool}: {error_of(reply)[1][:70]}" if is_failure(reply) else "ok"
        self.words[word] = self.words.get(word, 0) + 1
        return reply

    def run(self):
        try:
            with Http(self.server.port, patience=3 * PATIENCE) as self.http:
                while not self.must_stop:
                    self.step(self.ask, self.random)
        except Exception as failure:  # told to whoever stops it
            self.failure = failure

    def stop(self):
        self.must_stop = True
        self.join(4 * PATIENCE)
        expect(not self.is_alive(), "a call was not answered")
        if self.failure:
            raise self.failure
        return self.words


def stop_all(writers):
    """What they were told, and how often."""
    words = {}
    for writer in writers:
        for word, count in writer.stop().items():
            words[word] = words.get(word, 0) + count
    return words


# --- All at once ---

class Crowd:
    """What the writers of a crowd know of the objects."""

    def __init__(self):
        self.names = {}  # by id: one that is used again would have two

    def look(self, ask):
        reply = ask("ListObjects", limit=300)
        if is_failure(reply):
            return []
        cards = content(reply)["Items"]
        same(len({card["Id"] for card in cards}), len(cards), cards)
        for card in cards:
            same(self.names.setdefault(card["Id"], card["Name"]), card["Name"], card)
        return cards

    def step(self, ask, chance):
        cards = self.look(ask)
        for _ in range(20):
            if cards:
                self.write(ask, chance, chance.choice(cards)["Id"], chance.choice(cards)["Id"])

    @staticmethod
    def write(ask, chance, own, other):
        victim = {"objectId": own, "componentType": "Game.Victim"}
        light = chance.choice(("UnityEngine.Light", "UnityEngine.BoxCollider", "Game.Victim"))
        writes = (
            (9, "SetMember", {**victim, "member": "number",
                              "jsonValue": str(chance.randrange(999))}),
            (9, "SetMember", {"objectId": own, "componentType": "UnityEngine.Transform",
                              "member": "localPosition", "jsonValue": '{"x":1,"y":2,"z":3}'}),
            (9, "CallMethod", {**victim, "method": "Add", "argsJson": "[1]"}),
            (9, "AddComponent", {"objectId": own, "type": light}),
            (9, "RemoveComponent", {"objectId": own, "typeOrIndex": light}),
            (5, "RemoveComponent", {"objectId": own, "typeOrIndex": "1"}),
            (9, "SetActive", {"objectId": own, "active": chance.random() < 0.7}),
            (9, "SelectObject", {"objectId": own}),
            (3, "Reparent", {"objectId": own, "newParentId": other}),
            (2, "DestroyObject", {"objectId": own}),
            (9, "HookSetEnabled", {"signature": SUM, "enabled": chance.random() < 0.5}),
            (4, "SpawnTestUi", {}), (4, "DestroyTestUi", {}),
            (1, "LoadScene", {"name": "Main"}),
            (1, "LoadScene", {"name": "Extra", "mode": "additive"}),
            (2, "SaveScene", {"path": f"Assets/Copy{chance.randrange(4)}.unity"}),
            (3, "ConsoleEval", {"code": "new GameObject(\"Made\").AddComponent<Light>();"}),
            (3, "ConsoleEval", {"code": f"{OBJECT}.DestroyImmediate(GameObject.Find(\"Made\"));"}),
            (3, "ConsoleEval", {"code": f"{OBJECT}.Instantiate(GameObject.Find(\"Victim\")); "
                                "System.GC.Collect();"}),
            (1, "ConsoleEval", {"code": "while (true) { }"}),
            (1, "ReadComponentMember", {**victim, "name": "DoHooked"}),
        )
        _, tool, arguments = chance.choices(writes, [write[0] for write in writes])[0]
        ask(tool, **arguments)


@test
def a_crowd_of_writers():
    with Abused(eval_ms=100) as server:
        engine, crowd = server.engine(), Crowd()
        server.do("HookAdd", type="Busy", method=SUM)
        server.do("HookSetSource", signature=SUM, source="static void Prefix() { }")
        writers = [Writer(server, seed, crowd.step) for seed in range(31)]
        while sum(writer.asked for writer in writers) < CALLS and \
                all(writer.is_alive() for writer in writers):
            server.serves()
            time.sleep(0.2)
        words = stop_all(writers)
        total = sum(words.values())
        print(f"   {total} calls: {dict(sorted(words.items(), key=lambda row: -row[1])[:12])}")
        same(total, sum(writer.asked for writer in writers))
        same([word for word in words if "disconnected" in word or "ended" in word], [], words)
        expect(words["ok"] > CALLS // 50, words)
        server.ready()
        same(server.engine(), engine, server.err()[-3000:])
        cards = server.cards()
        same(len({card["Id"] for card in cards}), len(cards))
        for card in cards[:50]:
            same(server.tool("GetObject", id=card["Id"])["Path"], card["Path"])
        server.serves()


# --- Killed ---

SCENE = "Assets/Main.unity"


def number_in(root):
    """The number of the object Victim in the scene's file."""
    with open(os.path.join(root, SCENE), encoding="utf-8") as file:
        documents = file.read().split("--- !u!")
    owner = next(re.search(r"&(\d+)", text).group(1) for text in documents
                 if "\n  m_Name: Victim\n" in text)
    script = next(text for text in documents if text.startswith("114 ")
                  and f"m_GameObject: {{fileID: {owner}}}" in text)
    return int(re.search(r"\n  number: (\d+)\n", script).group(1))


class Saver:
    """Numbers that grow, written to the scene's file one after the other."""

    def __init__(self):
        self.tried, self.kept, self.saves = 1, 1, 0

    def step(self, ask, _):
        cards = ask("SearchObjects", name="Victim", limit=1)
        if is_failure(cards) or not content(cards)["Items"]:
            return
        self.tried += 1
        reply = ask("SetMember", objectId=content(cards)["Items"][0]["Id"],
                    componentType="Game.Victim", member="number", jsonValue=str(self.tried))
        if is_failure(reply):
            return
        reply = ask("SaveScene")
        if not is_failure(reply) and content(reply)["changed"]:
            self.kept, self.saves = self.tried, self.saves + 1


def write_a_target(ask, chance):
    cards = ask("SearchObjects", name=f"Target{chance.randrange(8)}", limit=1)
    if is_failure(cards) or not content(cards)["Items"]:
        return
    victim = {"objectId": content(cards)["Items"][0]["Id"], "componentType": "Game.Victim"}
    for _ in range(5):
        ask("SetMember", **victim, member="text", jsonValue='"t"')
        ask("CallMethod", **victim, method="Add", argsJson="[1]")
        ask("ConsoleEval", code="Evil.kept = null;")
        ask("WriteConsoleScript", path="storm.cs", content="return 5;")


@test
def what_was_saved_outlives_an_engine_that_is_killed():
    with Abused() as server:
        root, saver = os.path.join(server.own_project.name, "game"), Saver()
        writers = [Writer(server, 0, saver.step)]
        writers += [Writer(server, seed, write_a_target) for seed in range(1, 9)]
        for _ in range(often(6, 2)):
            before = saver.saves
            wait_for(lambda before=before: saver.saves > before + 3 or not all(
                writer.is_alive() for writer in writers), "some saves", 2 * PATIENCE)
            victim = wait_for(server.engine, "an engine")
            kill(victim)
            wait_for(lambda victim=victim: server.engine() not in (None, victim), "the next")
        words = stop_all(writers)
        print(f"   {saver.saves} saves of {saver.tried} tries; {sum(words.values())} calls: "
              f"{ {word: n for word, n in words.items() if word != 'ok'} }")
        for word in words:
            expect(word == "ok" or re.search("disconnected|ended|not running|starting|busy|reload",
                                             word), words)
        expect(saver.kept <= number_in(root) <= saver.tried, saver.kept, number_in(root))
        server.ready()
        same(server.value("/Victim", "Game.Victim", "number"), number_in(root))
        server.do("SaveScene")
        server.serves()


# --- Hooks ---

@test
def hooks_that_are_switched_while_threads_run_through_them():
    total = often(5000)
    step = total // 5
    with Abused(eval_ms=2000) as server, Http(server.port, patience=PATIENCE) as http:
        engine, busy = server.engine(), server.id("/Busy")

        def count(name):
            return server.value("/Busy", "Busy", name)

        def tool(name, **arguments):
            reply = http.ask(request("call_tool", {"name": name, "arguments": arguments})).json()
            expect(not is_failure(reply), name, arguments, reply)

        def add(own, source):
            tool("HookAdd", type="Busy", method=own)
            tool("HookSetSource", signature=own, source=source)

        sources = {SUM: "static void Postfix(ref int __result) { __result += 1000000; }",
                   NAME: "static void Postfix(ref string __result) { __result += \"!\"; }"}
        tool("CallMethod", objectId=busy, componentType="Busy", method="Begin", argsJson="[2]")
        wait_for(lambda: count("running") == 2, "the threads")
        for own, source in sources.items():
            add(own, source)
        began = time.monotonic()
        for i in range(total):
            tool("HookSetEnabled", signature=(SUM, NAME)[i % 2], enabled=i // 2 % 2 == 1)
            if i % step == step - 1:
                same((count("wrong"), count("running"), server.engine()), (0, 2, engine),
                     count("lastWrong"), server.err()[-2000:])
                server.run("System.GC.Collect();")
        rate = total / (time.monotonic() - began)
        for _ in range(often(25, 2)):  # and taken away, and put back
            for own, source in sources.items():
                tool("HookRemove", signature=own)
                add(own, source)
        print(f"   {rate:.0f} in a second; {count('plain')} plain calls, {count('patched')} "
              f"patched, {count('wrong')} wrong")
        expect(count("plain") and count("patched"))
        tool("CallMethod", objectId=busy, componentType="Busy", method="End")
        wait_for(lambda: count("running") == 0, "the threads' end")
        same((count("wrong"), count("lastWrong"), server.engine()), (0, "", engine))
        server.serves()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
