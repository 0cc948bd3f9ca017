"""The gates before every write tool of a live engine, in their order, and what is told of each
call: audit lines, lines of errors, events.

One table has all write tools. Each is refused while writes are off, without confirmation, by its
allowlist; then it is done, and its effect is read back.
"""
import contextlib
import json

from lib.live import Scene, need_an_engine
from lib.probe import live
from lib.umcp import Suite, expect, request, same, wait_for
from lib.gates import Events, Opened

suite = Suite()
test = suite.test
SECRET = "Sesame77"  # stands in all that must not be logged
NOWHERE = "obj:999999999"
HOOKED = "Game.Safe::Open("
SAFE = """
using System.Runtime.CompilerServices;
using UnityEngine;

namespace Game
{
    public class Safe : MonoBehaviour
    {
        public int turns = 1;
        public string note = "";
        public bool Compiled { get { return true; } }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public int Open(int by) { return turns += by; }
    }
}
"""


def vault(project):
    safe = project.script("Safe", SAFE)
    scene = Scene()
    scene.camera(scene.add("Eye", tag="MainCamera"))
    scene.script(scene.add("Safe"), safe)
    scene.add("Spare")
    scene.component(scene.add("Box"), 65, "BoxCollider", "m_Size: {x: 1, y: 1, z: 1}")
    scene.add("Stray")
    scene.add("Doomed")
    extra = Scene()
    extra.add("Guest")
    project.scenes(Main=scene, Extra=extra)
    return "/Safe", "Game.Safe", "Compiled"


opened = Opened(vault)
LISTS = {"components": ["UnityEngine.Camera", "UnityEngine.BoxCollider", "UnityEngine.GameObject"],
         "members": ["Game.Safe.turns", "Game.Safe.note", "Game.Safe.Open"],
         "hooks": ["Game.Safe"]}


class Write:
    """A write tool: how to call it, and what is true when it was done.

    more: what it needs beyond writes and confirmation: a list's name, or "code".
    """

    def __init__(self, tool, arguments, is_done, more="", confirm=True):
        self.tool, self.more, self.confirm = tool, more, confirm
        self.arguments = arguments if callable(arguments) else lambda server: arguments
        self.is_done = is_done

    def denial(self):
        """What it says when its allowlist is empty."""
        return {"components": "No components are allowlisted", "members": "Denied by allowlist",
                "hooks": "Denied by hook allowlist"}[self.more]


def on(path, **more):
    return lambda server: {"objectId": server.id(path), **more}


def types(server, path):
    return [row["Type"] for row in server.tool("GetComponents", objectId=server.id(path))["Items"]]


def scripts(server):
    return [row["Name"] for row in server.resource("unity://console/scripts")["Items"]]


def hooks(server):
    return server.resource("unity://hooks")["Items"]


def signature(server):
    """The hooked method's signature; the gates come before it matters that there is none."""
    found = [row["Signature"] for row in hooks(server)]
    return found[0] if found else "System.Int32 Game.Safe::Open(System.Int32)"


def hooked(**more):
    return lambda server: {"signature": signature(server), **more}


def is_there(path):
    return lambda server: path in [card["Path"] for card in server.cards()]


def is_gone(path):
    return lambda server: not is_there(path)(server)


PATCH = f"static void Postfix(ref int __result) {{ __result += 1000; }} // {SECRET}"
POSE = {"pos": {"X": 1, "Y": 2, "Z": 3}, "rot": {"X": 0, "Y": 90, "Z": 0}}
WRITES = [
    Write("SetActive", on("/Spare", active=False), lambda s: not s.card("/Spare")["Active"]),
    Write("SelectObject", on("/Spare"),
          lambda s: s.tool("GetSelection")["ActiveId"] == s.id("/Spare"), confirm=False),
    Write("SetClipboardText", {"text": SECRET},
          lambda s: SECRET in (s.tool("GetClipboard").get("Preview") or "")),
    Write("SetClipboardObject", on("/Spare"),
          lambda s: s.tool("GetClipboard").get("ObjectId") == s.id("/Spare")),
    Write("ClearClipboard", {}, lambda s: not s.tool("GetClipboard")["HasValue"]),
    Write("SetMember", on("/Safe", componentType="Game.Safe", member="note",
                          jsonValue=json.dumps(SECRET)),
          lambda s: s.value("/Safe", "Game.Safe", "note") == SECRET, "members"),
    Write("CallMethod", on("/Safe", componentType="Game.Safe", method="Open", argsJson="[5]"),
          lambda s: s.value("/Safe", "Game.Safe", "turns") >= 6, "members"),
    Write("AddComponent", on("/Spare", type="UnityEngine.Camera"),
          lambda s: "UnityEngine.Camera" in types(s, "/Spare"), "components"),
    Write("RemoveComponent", on("/Box", typeOrIndex="UnityEngine.BoxCollider"),
          lambda s: "UnityEngine.BoxCollider" not in types(s, "/Box"), "components"),
    Write("HookAdd", {"type": "Game.Safe", "method": "Open"},
          lambda s: any(HOOKED in row["Signature"] for row in hooks(s)), "hooks"),
    Write("HookSetEnabled", hooked(enabled=False), lambda s: not hooks(s)[0]["Enabled"]),
    Write("HookSetSource", hooked(source=PATCH),
          lambda s: s.tool("HookGetSource", signature=signature(s))["source"] == PATCH, "code"),
    Write("HookRemove", hooked(), lambda s: hooks(s) == []),
    Write("ConsoleEval", {"code": f'GameObject.Find("Safe").tag = "Player"; // {SECRET}'},
          lambda s: s.card("/Safe")["Tag"] == "Player", "code"),
    Write("WriteConsoleScript", {"path": "gate.cs",
                                 "content": f'new GameObject("FromScript"); // {SECRET}'},
          lambda s: "gate.cs" in scripts(s)),
    Write("RunConsoleScript", {"path": "gate.cs"}, is_there("/FromScript"), "code"),
    Write("DeleteConsoleScript", {"path": "gate.cs"}, lambda s: "gate.cs" not in scripts(s)),
    Write("WriteStartupScript", {"content": f'new GameObject("FromStartup"); // {SECRET}'},
          lambda s: SECRET in (s.tool("GetStartupScript").get("content") or "")),
    Write("SetStartupScriptEnabled", {"enabled": False},
          lambda s: not s.tool("GetStartupScript")["enabled"]),
    Write("RunStartupScript", {}, is_there("/FromStartup"), "code"),
    Write("SetTimeScale", {"value": 2}, lambda s: s.tool("GetTimeScale")["value"] == 2),
    Write("SetFreecamEnabled", {"enabled": True}, lambda s: s.tool("GetFreecam")["Enabled"]),
    Write("SetFreecamSpeed", {"speed": 12.5}, lambda s: s.tool("GetFreecam")["Speed"] == 12.5),
    Write("SetFreecamPose", POSE, lambda s: s.tool("GetFreecam")["Pos"] == POSE["pos"]),
    Write("Reparent", lambda s: {"objectId": s.id("/Stray"), "newParentId": s.id("/Spare")},
          is_there("/Spare/Stray")),
    Write("DestroyObject", on("/Doomed"), is_gone("/Doomed")),
    Write("SpawnTestUi", {}, is_there("/McpTestCanvas/McpTestBlock_Left")),
    Write("DestroyTestUi", {}, is_gone("/McpTestCanvas")),
    Write("LoadScene", {"name": "Extra", "mode": "additive"}, is_there("/Guest")),
]
CODE = [write for write in WRITES if write.more == "code"]
LISTED = [write for write in WRITES if write.more not in ("", "code")]


def vaulted(**gates):
    """The server with these gates, everything else closed."""
    server = opened.get()
    server.gates(**{"writes": False, "confirm": True, "code": False, **gates})
    return server


def all_open(**but):
    return {"writes": True, "confirm": True, "code": True, **LISTS, **but}


def snapshot(server):
    """All that any of the tools changes."""
    names = [row["Name"] for row in server.tool("ListComponentMembers", objectId=server.id("/Safe"),
                                                componentType="Game.Safe", limit=500)["Items"]
             if row["Name"] in ("turns", "note")]
    return [server.cards(), server.tool("ListScenes"), server.tool("GetSelection"),
            server.tool("GetClipboard"), server.tool("GetTimeScale"), server.tool("GetFreecam"),
            server.tool("GetStartupScript"), scripts(server), hooks(server),
            types(server, "/Spare"), types(server, "/Box"),
            [server.value("/Safe", "Game.Safe", name) for name in names]]


@contextlib.contextmanager
def nothing_changes(server):
    before = snapshot(server)
    yield
    same(snapshot(server), before)


# --- Refusals: before anything was done ---

@test
def all_write_tools_are_here():
    server = vaulted()
    listed = {tool["name"] for tool in server.post(request("list_tools")).json()["result"]["tools"]}
    same({write.tool for write in WRITES} - listed, set())
    known = set("""SetConfig SetActive SelectObject SetClipboardText SetClipboardObject
        ClearClipboard SetMember CallMethod AddComponent RemoveComponent HookAdd HookRemove
        HookSetEnabled HookSetSource Reparent DestroyObject ConsoleEval WriteConsoleScript
        DeleteConsoleScript RunConsoleScript SetStartupScriptEnabled WriteStartupScript
        RunStartupScript LoadScene SetTimeScale SetFreecamEnabled SetFreecamSpeed SetFreecamPose
        SpawnTestUi DestroyTestUi""".split())
    same(known - {write.tool for write in WRITES}, {"SetConfig"})


@test
def nothing_is_written_while_writes_are_off():
    server = vaulted(**all_open(writes=False))
    with nothing_changes(server):
        for write in WRITES:
            for more in ({}, {"confirm": False}, {"confirm": True}):
                server.denies("Writes disabled", write.tool, **write.arguments(server), **more)


@test
def nothing_is_written_without_confirmation():
    server = vaulted(**all_open())
    with nothing_changes(server):
        for write in WRITES:
            for more in ({}, {"confirm": False}, {"confirm": None}) if write.confirm else ():
                error = server.denies("Confirmation required", write.tool,
                                      **write.arguments(server), **more)
                expect("confirm=true" in error["hint"], write.tool, error)


@test
def code_is_not_run_where_that_is_off():
    server = vaulted(**all_open(code=False))
    with nothing_changes(server):
        for write in CODE:
            for more in ({}, {"confirm": True}):
                server.denies("ConsoleEval disabled by config", write.tool,
                              **write.arguments(server), **more)
        vaulted()  # and this comes first
        for write in CODE:
            server.denies("ConsoleEval disabled by config", write.tool, **write.arguments(server))
        vaulted(code=True)
        for write in CODE:
            server.denies("Writes disabled", write.tool, **write.arguments(server))


@test
def what_no_list_has_is_refused():
    server = vaulted(writes=True, code=True)
    with nothing_changes(server):
        for write in LISTED:
            server.denies(write.denial(), write.tool, **write.arguments(server), confirm=True)
        vaulted(writes=True, components=["UnityEngine.Light"], members=["Game.Safe.other"],
                hooks=["Game.Other", "Game", "Game.Safe.Open"])
        for write in LISTED:
            message = write.denial().replace("No components are allowlisted", "Denied by allowlist")
            server.denies(message, write.tool, **write.arguments(server), confirm=True)


@test
def the_gates_have_an_order():
    server = vaulted()  # all closed: the first speaks
    for write in WRITES:
        if write.more != "code":
            server.denies("Writes disabled", write.tool, **write.arguments(server))
    vaulted(writes=True)
    for write in LISTED:  # no confirmation, not listed: confirmation comes first
        server.denies("Confirmation required", write.tool, **write.arguments(server))
    vaulted(writes=True, confirm=False)
    for write in LISTED:
        server.denies(write.denial(), write.tool, **write.arguments(server))


def absent(arguments):
    """The same call about things that are not there."""
    return {name: {"objectId": NOWHERE, "newParentId": NOWHERE, "path": "absent.cs",
                   "name": "NoSuchScene", "signature": "System.Void No::Such()"}.get(name, value)
            for name, value in arguments.items()}


@test
def the_gates_come_before_anything_is_looked_up():
    server = vaulted(**all_open(writes=False))
    for write in WRITES:
        server.denies("Writes disabled", write.tool, **absent(write.arguments(server)),
                      confirm=True)
    vaulted(**all_open())
    for write in WRITES:
        if write.confirm:
            server.denies("Confirmation required", write.tool, **absent(write.arguments(server)))
    vaulted(writes=True)
    for write in LISTED:
        server.denies(write.denial(), write.tool, **absent(write.arguments(server)), confirm=True)
    vaulted(writes=True, components=["UnityEngine.Light"], members=["Game.Safe.other"])
    for tool, more in (("SetMember", {"componentType": "No.Such", "member": "x", "jsonValue": "1"}),
                       ("CallMethod", {"componentType": "No.Such", "method": "x"}),
                       ("AddComponent", {"type": "No.Such"}),
                       ("RemoveComponent", {"typeOrIndex": "No.Such"})):
        for own in (NOWHERE, server.id("/Safe")):
            server.denies("Denied by allowlist", tool, objectId=own, **more, confirm=True)
    server.denies("Denied by hook allowlist", "HookAdd", type="No.Such", method="x", confirm=True)


@test
def a_listed_name_is_looked_up():
    server = vaulted(**all_open())
    for tool, more in (("SetMember", {"componentType": "Game.Safe", "member": "turns",
                                      "jsonValue": "1"}),
                       ("CallMethod", {"componentType": "Game.Safe", "method": "Open"}),
                       ("AddComponent", {"type": "UnityEngine.Camera"}),
                       ("RemoveComponent", {"typeOrIndex": "UnityEngine.Camera"})):
        same(server.refuses(tool, objectId=NOWHERE, **more, confirm=True)["kind"], "NotFound", tool)


@test
def there_is_no_way_around():
    """Another spelling, another method's name, a confirmation that is none."""
    server = vaulted(**all_open(writes=False))
    arguments = on("/Spare", active=False)(server)
    with nothing_changes(server):
        for method in ("call_tool", "tools/call", "CALL_TOOL"):
            for name in ("SetActive", "setactive", "SETACTIVE"):
                result = server.post(request(method, {"name": name, "arguments": {
                    **arguments, "confirm": True}})).json()["result"]["content"][0]["json"]
                same((result["ok"], result["error"]["message"]), (False, "Writes disabled"), name)
        vaulted(**all_open())
        for confirm in ("true", 1, "yes", [], {}):
            expect(server.wrong("SetActive", **arguments, confirm=confirm) in (
                "InvalidArgument", "PermissionDenied"), confirm)


@test
def settings_are_a_write_too():
    server = vaulted()
    config = server.tool("GetConfig")
    same((config["allowWrites"], config["requireConfirm"], config["enableConsoleEval"]),
         (False, True, False))
    server.gates(**all_open())
    config = server.tool("GetConfig")
    same([config[name] for name in ("componentAllowlist", "reflectionAllowlistMembers",
                                    "hookAllowlistSignatures")], list(LISTS.values()))
    same(server.call("SetConfig", {"allowWrites": None, "componentAllowlist": None}), {"ok": True})
    same(server.tool("GetConfig"), config)


# --- Done: each tool once, in the table's order ---

def audits(server, tool):
    return [row["Message"] for row in server.tool("TailLogs", count=2000)["Items"]
            if row.get("Category") == "audit" and f"tool={tool} " in row["Message"] + " "]


@test
def with_all_gates_open_it_is_done_and_told():
    """For each tool: it is done, its effect is read, one audit line and one tool_result tell."""
    server = vaulted(**all_open())
    for write in WRITES:
        arguments, before = write.arguments(server), len(audits(server, write.tool))
        expect(not write.is_done(server), write.tool)
        with Events(server) as events:
            result = server.do(write.tool, **arguments,
                               **({"confirm": True} if write.confirm else {}))
            seen = events.until("tool_result", lambda got, write=write: got["name"] == write.tool)
        told = seen[-1][1]
        same((set(told), told["ok"], told["result"]),
             ({"name", "ok", "result", "operationId"}, True, result))
        same([payload["name"] for name, payload in seen if name == "tool_result"], [write.tool])
        wait_for(lambda write=write: write.is_done(server), write.tool)
        lines = audits(server, write.tool)
        same(len(lines), before + 1, write.tool, lines)
        expect("ok=true" in lines[-1], lines[-1])
        for name in ("code", "content", "source", "text", "jsonValue"):
            if name in arguments:
                expect(f"{name}Len={len(arguments[name])}" in lines[-1], name, lines[-1])
        if "objectId" in arguments:
            expect(arguments["objectId"] in lines[-1], lines[-1])


@test
def with_writes_on_and_confirmation_off_no_confirmation_is_needed():
    server = vaulted(**all_open(confirm=False))
    server.do("SetTimeScale", value=1)
    same(server.tool("GetTimeScale")["value"], 1)
    server.do("SetActive", objectId=server.id("/Spare"), active=True)
    same(server.card("/Spare")["Active"], True)
    same(server.do("ConsoleEval", code="return 7+5;")["result"], "12")


# --- What is told ---

@test
def refusals_are_told_too():
    server = vaulted(**all_open(writes=False))
    spare = server.id("/Spare")
    for tool, arguments in (("SetActive", {"objectId": spare, "active": False}),
                            ("SetClipboardText", {"text": SECRET}),
                            ("ConsoleEval", {"code": SECRET})):
        before = len(audits(server, tool))
        with Events(server) as events:
            server.refuses(tool, **arguments)
            told = events.until("tool_result", lambda got, tool=tool: got["name"] == tool)[-1][1]
        if told["ok"]:
            same(told["result"]["ok"], False, told)
        else:
            same((set(told), told["error"]["code"], told["error"]["data"]["kind"]),
                 ({"name", "ok", "error"}, -32003, "PermissionDenied"), told)
        lines = audits(server, tool)
        same(len(lines), before + 1, tool, lines)
        expect("ok=false" in lines[-1], lines[-1])
    server = vaulted(**all_open())
    server.refuses("SetActive", objectId=NOWHERE, active=False, confirm=True)
    expect("ok=false" in audits(server, "SetActive")[-1], audits(server, "SetActive"))


@test
def what_is_written_is_never_logged():
    """Everything above is in the log by now, and what follows."""
    server = vaulted(**all_open())
    with Events(server) as events:
        for tool, arguments in (
                ("ConsoleEval", {"code": f"no such code {SECRET}"}),
                ("ConsoleEval", {"code": f'throw new System.Exception("x"); // {SECRET}'}),
                ("SetMember", {**on("/Safe", componentType="Game.Safe", member="turns")(server),
                               "jsonValue": json.dumps(SECRET)}),
                ("SetMember", {**on("/Safe", componentType="Game.Safe", member="turns")(server),
                               "jsonValue": "{" + SECRET}),
                ("WriteConsoleScript", {"path": "../gate.cs", "content": SECRET}),
                ("HookSetSource", {"signature": "absent", "source": SECRET})):
            server.result(tool, **arguments, confirm=True)
        server.do("SetTimeScale", value=1, confirm=True)
        seen = events.until("tool_result", lambda got: got["name"] == "SetTimeScale")
    rows = server.tool("TailLogs", count=2000)["Items"]
    audited = [row["Message"] for row in rows if row.get("Category") == "audit"]
    expect(len(audited) > len(WRITES), audited)
    same([line for line in audited if SECRET in line], [])
    same([payload for name, payload in seen if name == "log" and payload.get("category") == "audit"
          and SECRET in json.dumps(payload)], [])
    expect(any(name == "log" and payload.get("category") == "audit" for name, payload in seen))


@test
def reading_is_not_audited():
    server = vaulted()
    before = [row for row in server.tool("TailLogs", count=2000)["Items"]
              if row.get("Category") == "audit"]
    for tool in ("GetStatus", "ListScenes", "GetSelection", "GetClipboard", "GetTimeScale",
                 "GetFreecam", "GetCameraInfo", "GetConfig", "HookListAllowedTypes"):
        server.tool(tool)
    same([row for row in server.tool("TailLogs", count=2000)["Items"]
          if row.get("Category") == "audit"], before)


@test
def errors_have_a_line():
    server = vaulted()
    for message, code in (
            (request("call_tool", {"name": "NoSuchTool", "arguments": {}}), -32602),
            (request("no_such_method"), -32601),
            (request("read_resource", {"uri": "unity://no/such"}), -32004),
            (request("call_tool", {"name": "GetObject", "arguments": {"id": NOWHERE}}), -32004),
            (request("call_tool", {"name": "SetActive", "arguments": {"objectId": 5}}), -32602)):
        error = server.post(message).json().get("error")
        if error is None:
            continue  # a failed result
        same(error["code"], code, error)
        line = f"[MCP] error {code}: {error['message']}"
        expect(line in server.logged("[MCP] error"), line, server.logged("[MCP] error")[-3:])


@test
def without_leave_settings_cannot_be_changed():
    """Another server, whose operator did not allow it."""
    with live(vault) as server:
        for arguments in ({"allowWrites": True}, {"enableConsoleEval": True},
                          {"componentAllowlist": ["UnityEngine.Camera"]}):
            result = server.call("SetConfig", arguments)
            same((result["ok"], result["error"]["kind"]), (False, "PermissionDenied"), result)
        config = server.tool("GetConfig")
        same((config["allowWrites"], config["enableConsoleEval"]), (False, False))
        result = server.call("SetActive", {"objectId": server.id("/Spare"), "active": False,
                                           "confirm": True})
        same(result["error"]["message"], "Writes disabled")
        same(server.card("/Spare")["Active"], True)


@test
def the_server_is_still_well_and_ends():
    opened.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
