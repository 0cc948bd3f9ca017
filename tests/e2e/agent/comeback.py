"""What the explorer's tools set outlives the engine: hooks, selection, clipboard, free camera and the
locked time scale come back after a reload of the scripts and after the engine was killed, through
the gates as they are then; what does not is logged and told."""
import os
import signal

from lib.gates import Events, Open
from lib.live import Scene, need_an_engine
from lib.probe import PROBE, engine_of, with_probe
from lib.umcp import Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
SET_ACTIVE = "System.Void UnityEngine.GameObject::SetActive(System.Boolean)"
TURN = "System.Int32 Probe::Turn(System.Int32)"
MORE = """
    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    public int Turn(int by) { return by; }
    public int DoTurn { get { return Turn(7); } }
"""
POSE = {"pos": {"X": 1.5, "Y": -2, "Z": 3}, "rot": {"X": 10, "Y": 20, "Z": 30}}
PATCH = "static void Postfix(ref int __result) { __result *= 10; }"


class Comeback(Open):
    """A server whose engine ends now and then."""

    def __init__(self):
        self.project = None
        super().__init__(self.make)

    def make(self, project):
        self.project = project
        at = with_probe(project, MORE)
        scene = Scene()
        for name in ("Twin", "Twin"):
            scene.add("Inner", scene.add(name))
        probe = project.add("Assets/Other.cs", "public class Other { public static void Do() { } }")
        expect(probe)
        guid = open(os.path.join(project.root, "Assets/Scripts/Probe.cs.meta"),
                    encoding="utf-8").read().split("guid: ")[1].strip()
        scene.script(scene.add("Probe"), guid)
        project.scenes(Main=scene)
        return at

    def turn(self):
        return self.read("/Probe", "Probe", "DoTurn")["valueJson"]

    def kill_engine(self):
        pid = engine_of(self)
        os.kill(pid, signal.SIGKILL)
        wait_for(lambda: engine_of(self) not in (None, pid), "another engine")
        wait_for(self.is_ready, "the new engine")

    def reload(self, generation, more=MORE):
        self.project.write("Assets/Scripts/Probe.cs", PROBE % (generation, more))
        wait_for(lambda: self.read("/Probe", "Probe", "Generation")["valueJson"] == generation,
                 f"generation {generation}")

    def messages(self):
        return [item["Message"] for item in self.tool("TailLogs", count=2000)["Items"]]

    def hook_both(self):
        self.do("HookAdd", type="UnityEngine.GameObject", methodOrSignature="SetActive")
        self.do("HookAdd", type="Probe", method="Turn")
        self.do("HookSetSource", signature=TURN, source=PATCH)
        self.do("HookSetEnabled", signature=SET_ACTIVE, enabled=False)
        same(self.turn(), 70)

    def check_both(self):
        same(sorted((row["Signature"], row["Enabled"])
                    for row in self.resource("unity://hooks")["Items"]),
             sorted([(SET_ACTIVE, False), (TURN, True)]))
        same(self.tool("HookGetSource", signature=TURN)["source"], PATCH)
        same(self.turn(), 70)


HOOKS = ("UnityEngine.GameObject", "Probe", "Other")


@test
def hooks_come_back_after_a_reload_and_after_the_engine_was_killed():
    with Comeback() as server:
        server.gates(code=True, hooks=HOOKS)
        server.hook_both()
        server.reload(2)
        server.check_both()
        for _ in range(2):
            server.kill_engine()
            server.check_both()
        server.do("HookRemove", signature=SET_ACTIVE)
        server.kill_engine()
        same([row["Signature"] for row in server.resource("unity://hooks")["Items"]], [TURN])
        server.do("HookSetEnabled", signature=TURN, enabled=False)
        server.reload(3)
        same(server.resource("unity://hooks")["Items"], [{"Signature": TURN, "Enabled": False}])
        same(server.turn(), 7)


@test
def a_hook_whose_method_is_gone_is_logged_and_told():
    with Comeback() as server, Events(server) as events:
        server.gates(code=True, hooks=HOOKS)
        server.hook_both()
        server.reload(2, "")
        seen = events.until("hooks")
        payload = seen[-1][1]
        same((payload["restored"], [lost["Signature"] for lost in payload["lost"]]),
             ([SET_ACTIVE], [TURN]))
        expect("Method not found" in payload["lost"][0]["Reason"], payload)
        expect([line for line in server.messages() if TURN in line and "did not restore a hook" in line])
        expect([body for name, body in seen if name == "log" and TURN in body["message"]
                and body["level"] == "Warning"], seen)
        same([row["Signature"] for row in server.resource("unity://hooks")["Items"]], [SET_ACTIVE])
        server.kill_engine()  # what is lost stays lost
        same([row["Signature"] for row in server.resource("unity://hooks")["Items"]], [SET_ACTIVE])


@test
def hooks_do_not_come_back_through_gates_that_have_closed():
    with Comeback() as server, Events(server) as events:
        for gates, lost, why in (
                ({"writes": False, "code": True, "hooks": HOOKS}, [SET_ACTIVE, TURN],
                 "Writes disabled"),
                ({"code": False, "hooks": HOOKS}, [TURN], "ConsoleEval disabled by config"),
                ({"code": True, "hooks": ["Probe"]}, [SET_ACTIVE], "Denied by hook allowlist"),
                ({"code": True, "hooks": []}, [SET_ACTIVE, TURN], "Denied by hook allowlist")):
            server.gates(code=True, hooks=HOOKS)
            for row in server.resource("unity://hooks")["Items"]:
                server.do("HookRemove", signature=row["Signature"])
            server.hook_both()
            server.gates(**gates)
            server.kill_engine()
            payload = events.until("hooks")[-1][1]
            same(sorted(one["Signature"] for one in payload["lost"]), sorted(lost), gates)
            same({one["Reason"] for one in payload["lost"]}, {why}, gates)
            left = {row["Signature"] for row in server.resource("unity://hooks")["Items"]}
            same(left, {SET_ACTIVE, TURN} - set(lost), gates)


@test
def a_full_clipboard_comes_back_and_no_older_one():
    with Comeback() as server:
        server.gates()
        server.do("SetClipboardText", text="old")
        server.do("SetClipboardText", text="\x01" * 65536)
        server.kill_engine()
        expect("\x01\x01" in server.tool("GetClipboard")["Preview"], "the old one")


def second_inner(server):
    """The object below the second of two that have one name."""
    twins = [card["Id"] for card in server.cards() if card["Path"] == "/Twin/Inner"]
    same(len(twins), 2)
    parents = [card["Id"] for card in server.cards() if card["Path"] == "/Twin"]
    return server.tool("ListChildren", objectId=parents[1])["Items"][0]["Id"]


def set_state(server):
    server.do("SelectObject", objectId=second_inner(server))
    server.do("SetClipboardText", text="kept \u2028 text")
    server.do("SetFreecamSpeed", speed=42.5)
    server.do("SetFreecamPose", **POSE)
    server.do("SetFreecamEnabled", enabled=True)
    server.do("SetTimeScale", value=0.25, lock=True)


def check_state(server):
    selected = second_inner(server)
    same(server.tool("GetSelection"), {"ActiveId": selected, "Items": [selected]})
    clipboard = server.tool("GetClipboard")
    expect(clipboard["HasValue"] and "kept \u2028 text" in clipboard["Preview"], clipboard)
    cam = server.tool("GetFreecam")
    same((cam["Enabled"], cam["Speed"]), (True, 42.5))
    for key, wanted in (("Pos", POSE["pos"]), ("Rot", POSE["rot"])):
        for axis in "XYZ":
            expect(abs(cam[key][axis] - wanted[axis]) < 1e-3, cam)
    same(server.tool("GetTimeScale"), {"ok": True, "value": 0.25, "locked": True})


@test
def selection_clipboard_freecam_and_time_lock_come_back():
    with Comeback() as server:
        server.gates()
        set_state(server)
        check_state(server)
        server.reload(2)
        check_state(server)
        for _ in range(2):
            server.kill_engine()
            check_state(server)
        server.do("SetFreecamEnabled", enabled=False)
        server.do("SetTimeScale", value=1, lock=False)
        server.do("SetClipboardObject", objectId=second_inner(server))
        server.kill_engine()
        same((server.tool("GetFreecam")["Enabled"], server.tool("GetFreecam")["Speed"]), (False, 42.5))
        same(server.tool("GetTimeScale"), {"ok": True, "value": 1, "locked": False})
        same(server.tool("GetClipboard")["ObjectId"], second_inner(server))


@test
def what_is_not_in_the_new_engine_is_named():
    with Comeback() as server:
        server.gates(components=["UnityEngine.GameObject"])
        made = wait_for(lambda: [card["Id"] for card in server.cards() if card["Path"] == "/Made"],
                        "an object that a script makes")
        server.do("SpawnTestUi")
        expect(made)
        server.do("SelectObject", objectId=server.id("/McpTestCanvas"))
        server.kill_engine()
        same(server.tool("GetSelection"), {"ActiveId": None, "Items": []})
        expect([line for line in server.messages()
                if "the selection: there is no 'McpTestCanvas'" in line], server.messages())


@test
def a_restart_while_writes_are_off_leaves_the_new_engine_alone():
    with Comeback() as server:
        server.gates()
        set_state(server)
        server.gates(writes=False)
        server.kill_engine()
        same(server.tool("GetTimeScale")["locked"], False)
        expect([line for line in server.messages() if "state: Writes disabled" in line])


@test
def nobody_restores_by_name():
    with Comeback() as server:
        server.gates(code=True, hooks=HOOKS)
        for tool, arguments in (("RestoreHook", {"type": "Probe", "signature": TURN, "enabled": True}),
                                ("RestoreState", {"state": "{}"})):
            answer = server.post(request("call_tool", {"name": tool, "arguments": arguments}))
            same((answer.status, answer.json()["error"]["code"]), (400, -32602), answer)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
