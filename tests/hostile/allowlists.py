"""Ways around the allowlists of a live engine: a type under another name. What a call really hits must
be on the list: whether the caller gave a place, a base, a short name, a nested, generic or interface
type, or another case."""
import json

from lib.gates import Opened
from lib.live import Scene, need_an_engine
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test

DOORS = """
using System.Runtime.CompilerServices;
using UnityEngine;

namespace Game
{
    public interface ILock { int Code { get; set; } int Pick(); }

    public class Door : MonoBehaviour
    {
        public int locks = 1;
        public int Width { get; set; }
        public virtual int Height { get; set; }
        public bool Compiled { get { return true; } }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public virtual int Turn() { return 1; }
        [MethodImpl(MethodImplOptions.NoInlining)]
        public int Knock() { return Width += 1; }
        public int Open() { return 1; }
    }

    public class Lid<T> : MonoBehaviour { public T inside; }
    public class Outer : MonoBehaviour
    {
        public class Inner : MonoBehaviour { public int depth = 1; }
    }
}
"""
STEEL = """
using UnityEngine;

namespace Game
{
    public class SteelDoor : Door, ILock
    {
        public new int locks = 7;
        private int code = 1234, height = 2;
        public int CodeNow { get { return code; } }
        public int picked;
        public override int Height { get { return height; } set { height = value; } }
        public override int Turn() { return picked += 100; }
        public new int Open() { return picked += 100; }
        int ILock.Code { get { return code; } set { code = value; } }
        int ILock.Pick() { return picked += 100; }
    }
}
"""
LID = "namespace Game { public class IntLid : Lid<int> { } }"
OTHER = "namespace Other { public class Door : UnityEngine.MonoBehaviour { public int locks = 3; } }"
OUTSIDE = "namespace GameOver { public class Sign : UnityEngine.MonoBehaviour { public int text; } }"


def house(project):
    doors, steel, lid, other, sign = (project.script(name, text) for name, text in (
        ("Door", DOORS), ("SteelDoor", STEEL), ("IntLid", LID), ("OtherDoor", OTHER),
        ("Sign", OUTSIDE)))
    scene = Scene()
    for name, scripts in (("Front", (steel, doors)), ("Steel", (steel,)), ("Wood", (doors,)),
                          ("Lid", (lid,)), ("Far", (other,)), ("Sign", (sign,)), ("Bare", ())):
        item = scene.add(name)
        for script in scripts:
            scene.script(item, script)
    project.scenes(Main=scene)
    return "/Steel", "Game.SteelDoor", "CodeNow"


opened = Opened(house)


def at(**more):
    server = opened.get()
    server.gates(**more)
    return server


def kinds(server, path):
    return [row["Type"] for row in server.tool("GetComponents", objectId=server.id(path))["Items"]]


def keeps(server, path, *names, message="Denied by allowlist"):
    """Removing what these words mean is denied, and nothing is gone."""
    before = kinds(server, path)
    for name in names:
        server.denies(message, "RemoveComponent", objectId=server.id(path), typeOrIndex=name)
    same(kinds(server, path), before)


# --- Components ---

@test
def a_place_is_no_way_around():
    server = at(components=["Game.Door"])
    before = kinds(server, "/Front")
    steel, wood = before.index("Game.SteelDoor"), before.index("Game.Door")
    keeps(server, "/Front", str(steel), f"+{steel}", f"0{steel}", "0")
    at()
    keeps(server, "/Front", str(steel), str(wood), "0", "99",
          message="No components are allowlisted")
    at(components=["Game.Door"])
    server.do("RemoveComponent", objectId=server.id("/Front"), typeOrIndex=str(wood))
    wait_for(lambda: "Game.Door" not in kinds(server, "/Front"), "its end")


@test
def a_base_is_no_way_around():
    server = at(components=["Game.Door", "Door", "UnityEngine.MonoBehaviour", "MonoBehaviour",
                            "UnityEngine.Behaviour", "UnityEngine.Component", "System.Object"])
    keeps(server, "/Steel", "Game.Door", "Door", "UnityEngine.MonoBehaviour", "MonoBehaviour",
          "Behaviour", "Game.SteelDoor", "SteelDoor")


@test
def a_short_name_means_what_it_finds():
    server = at(components=["Game.Door", "Door"])
    keeps(server, "/Far", "Door", "Other.Door")
    at(components=["Other.Door"])
    keeps(server, "/Wood", "Door", "Game.Door")


@test
def another_case_is_another_name():
    server = at(components=["game.steeldoor", "GAME.STEELDOOR", "Game.Steeldoor"])
    keeps(server, "/Steel", "Game.SteelDoor", "SteelDoor")
    at(components=["Game.Door"])
    keeps(server, "/Steel", "game.door", "GAME.DOOR")


@test
def interfaces_and_generic_types_are_no_way_around():
    server = at(components=["Game.ILock", "ILock", "Game.Lid`1", "Game.Lid`1[System.Int32]",
                            "Lid`1"])
    before = kinds(server, "/Steel") + kinds(server, "/Lid")
    for path, name in (("/Steel", "Game.ILock"), ("/Steel", "ILock"), ("/Lid", "Game.Lid`1"),
                       ("/Lid", "Lid`1"), ("/Lid", "Game.Lid`1[System.Int32]"),
                       ("/Lid", "IntLid"), ("/Lid", "Game.IntLid")):
        error = server.refuses("RemoveComponent", objectId=server.id(path), typeOrIndex=name)
        expect(error["kind"] in ("PermissionDenied", "NotFound"), path, name, error)
    for name in ("Game.IntLid", "IntLid", "Game.SteelDoor"):
        server.denies("Denied by allowlist", "AddComponent", objectId=server.id("/Bare"), type=name)
    same(kinds(server, "/Steel") + kinds(server, "/Lid"), before)


@test
def nested_types_have_names_of_their_own():
    bare = opened.get().id("/Bare")
    names = ("Game.Outer+Inner", "Inner", "Game.Inner", "Outer+Inner", "Game.Outer/Inner")
    for listed in ("Game.Outer", "Game.Inner", "Inner", "Game.Outer.Inner", "Game.Outer/Inner",
                   "Game.Outer.*"):
        server = at(components=[listed])
        for name in names:
            error = server.refuses("AddComponent", objectId=bare, type=name)
            expect(error["kind"] in ("PermissionDenied", "NotFound"), listed, name, error)
        same(len(kinds(server, "/Bare")), 1)
    server = at(components=["Game.Outer+Inner"])
    server.do("AddComponent", objectId=bare, type="Inner")
    keeps(at(components=["Game.Outer"]), "/Bare", "Inner", "Game.Outer+Inner", "1")


@test
def what_is_found_by_a_base_is_removed_if_it_is_listed():
    server = at(components=["Game.SteelDoor"])
    server.do("RemoveComponent", objectId=server.id("/Front"), typeOrIndex="Game.Door")
    wait_for(lambda: "Game.SteelDoor" not in kinds(server, "/Front"), "its end")


# --- Members ---

def steel(server):
    return [server.value("/Steel", "Game.SteelDoor", name)
            for name in ("locks", "CodeNow", "picked", "Height", "Width")]


def member_is_denied(server, tool, component, name):
    more = {"member": name, "jsonValue": "99"} if tool == "SetMember" else {"method": name}
    before = steel(server)
    error = server.refuses(tool, objectId=server.id("/Steel"), componentType=component, **more)
    expect(error["kind"] in ("PermissionDenied", "NotFound"), tool, component, name, error)
    same(steel(server), before, tool, component, name)


@test
def what_a_derived_class_hides_or_overrides_is_not_its_base_s():
    server = at(members=["Game.Door.locks", "Game.Door.Height", "Game.Door.Turn", "Game.Door.Open",
                         "UnityEngine.MonoBehaviour.locks", "Door.locks", "MonoBehaviour.Turn"])
    for component in ("Game.Door", "Door", "UnityEngine.MonoBehaviour", "MonoBehaviour",
                      "Game.SteelDoor", "SteelDoor"):
        for name in ("locks", "Height"):
            member_is_denied(server, "SetMember", component, name)
        for name in ("Turn", "Open", "set_Height", "System.Int32 Game.SteelDoor::Turn()", "Turn()",
                     "System.Int32 Game.Door::Turn()"):
            member_is_denied(server, "CallMethod", component, name)
    wood = server.id("/Wood")
    server.do("SetMember", objectId=wood, componentType="Game.Door", member="locks", jsonValue="5")
    same(server.value("/Wood", "Game.Door", "locks"), 5)
    same(server.do("CallMethod", objectId=wood, componentType="Game.Door",
                   method="Turn")["result"], 1)


@test
def what_is_hidden_is_not_the_derived_class_s():
    server = at(members=["Game.SteelDoor.Open"])
    for component in ("Game.SteelDoor", "Game.Door"):
        member_is_denied(server, "CallMethod", component, "System.Int32 Game.Door::Open()")
        expect(server.do("CallMethod", objectId=server.id("/Steel"), componentType=component,
                         method="Open")["result"] >= 100)
    server = at(members=["Game.Door.Open"])
    same(server.do("CallMethod", objectId=server.id("/Steel"), componentType="Game.Door",
                   method="System.Int32 Game.Door::Open()")["result"], 1)


@test
def what_a_base_declares_is_the_base_s_for_who_names_it():
    server = at(members=["Game.Door.Width", "Game.Door.Knock"])
    member_is_denied(server, "SetMember", "Game.SteelDoor", "Width")
    member_is_denied(server, "CallMethod", "Game.SteelDoor", "Knock")
    member_is_denied(server, "CallMethod", "Game.Door", "set_Width")  # another member
    own = server.id("/Steel")
    server.do("SetMember", objectId=own, componentType="Game.Door", member="Width", jsonValue="6")
    same(server.do("CallMethod", objectId=own, componentType="Game.Door",
                   method="Knock")["result"], 7)
    server = at(members=["Game.SteelDoor.Width"])
    server.do("SetMember", objectId=own, componentType="Game.Door", member="Width", jsonValue="8")
    same(server.value("/Steel", "Game.SteelDoor", "Width"), 8)


@test
def explicit_implementations_of_interfaces_belong_to_their_class():
    server = at(members=["Game.ILock.Pick", "Game.ILock.Code", "ILock.Pick", "Game.SteelDoor.Pick",
                         "Game.SteelDoor.Code", "Game.Door.Game.ILock.Pick",
                         "Game.Door.Game.ILock.Code"])
    for component in ("Game.SteelDoor", "Game.Door", "Game.ILock", "ILock", "SteelDoor"):
        for name in ("Game.ILock.Pick", "ILock.Pick", "Pick", "Game.ILock.set_Code",
                     "System.Int32 Game.SteelDoor::Game.ILock.Pick()"):
            member_is_denied(server, "CallMethod", component, name)
        for name in ("Game.ILock.Code", "ILock.Code", "Code"):
            member_is_denied(server, "SetMember", component, name)
    server = at(members=["Game.SteelDoor.Game.ILock.Pick"])
    before = server.value("/Steel", "Game.SteelDoor", "picked")
    same(server.do("CallMethod", objectId=server.id("/Steel"), componentType="Game.SteelDoor",
                   method="Game.ILock.Pick")["result"], before + 100)


# --- Entries that end in .* ---

@test
def a_star_stands_for_a_namespace_or_a_type_s_members():
    server = at(components=["Game.*"], members=["Game.SteelDoor.*"])
    keeps(server, "/Sign", "GameOver.Sign", "Sign", "1")
    keeps(server, "/Far", "Other.Door", "Door", "1")
    keeps(server, "/Bare", "UnityEngine.Transform", "0")
    server.do("AddComponent", objectId=server.id("/Bare"), type="Game.Outer+Inner")
    for name in ("GameOver.Sign", "UnityEngine.Camera"):
        server.denies("Denied by allowlist", "AddComponent", objectId=server.id("/Bare"), type=name)
    own = server.id("/Steel")
    for component in ("Game.SteelDoor", "SteelDoor", "Game.Door"):
        server.do("SetMember", objectId=own, componentType=component, member="locks",
                  jsonValue="9")
    server.denies("Denied by allowlist", "SetMember", objectId=server.id("/Wood"),
                  componentType="Game.Door", member="locks", jsonValue="9")
    server = at(members=["Game.*"])
    server.do("SetMember", objectId=server.id("/Wood"), componentType="Door", member="locks",
              jsonValue="9")
    server.denies("Denied by allowlist", "SetMember", objectId=server.id("/Sign"),
                  componentType="GameOver.Sign", member="text", jsonValue="9")
    server.denies("Denied by allowlist", "SetMember", objectId=server.id("/Wood"),
                  componentType="UnityEngine.Transform", member="localPosition",
                  jsonValue=json.dumps({"x": 1}))


@test
def a_type_s_star_does_not_reach_other_objects():
    """Every component inherits methods that destroy, copy or message whatever the caller names."""
    server = at(members=["Game.Door.*", "Game.SteelDoor.*"])
    wood, far = server.id("/Wood"), server.id("/Far")
    for method, words in (("Destroy", [far]), ("DestroyImmediate", [far]), ("Instantiate", [far]),
                          ("DontDestroyOnLoad", [far]), ("SendMessage", ["Knock"]),
                          ("BroadcastMessage", ["Knock"]), ("SendMessageUpwards", ["Knock"]),
                          ("Invoke", ["Knock", 0]), ("InvokeRepeating", ["Knock", 0, 1]),
                          ("StartCoroutine", ["Knock"]), ("StopAllCoroutines", []),
                          ("set_name", ["x"]), ("Finalize", []),
                          ("System.Void UnityEngine.Object::Destroy(UnityEngine.Object)", [far])):
        for component in ("Game.Door", "Door", "UnityEngine.MonoBehaviour"):
            error = server.refuses("CallMethod", objectId=wood, componentType=component,
                                   method=method, argsJson=json.dumps(words))
            expect(error["kind"] in ("PermissionDenied", "NotFound"), method, component, error)
    for name in ("name", "hideFlags", "tag"):
        server.denies("Denied by allowlist", "SetMember", objectId=wood, componentType="Game.Door",
                      member=name, jsonValue="\"None\"")
    same(server.card("/Far")["Path"], "/Far")
    server.do("SetMember", objectId=wood, componentType="Game.Door", member="enabled",
              jsonValue="true")
    server.do("CallMethod", objectId=server.id("/Steel"), componentType="Game.SteelDoor",
              method="Knock")
    server = at(members=["Game.Door.name", "UnityEngine.MonoBehaviour.*"])
    server.do("SetMember", objectId=wood, componentType="Game.Door", member="name",
              jsonValue="\"Wood\"")
    server.do("CallMethod", objectId=wood, componentType="UnityEngine.MonoBehaviour",
              method="StopAllCoroutines")
    server.denies("Denied by allowlist", "CallMethod", objectId=wood, method="Destroy",
                  componentType="UnityEngine.MonoBehaviour", argsJson=json.dumps([far]))


# --- Hooks ---

def hooks(server):
    return [row["Signature"] for row in server.resource("unity://hooks")["Items"]]


@test
def a_hook_is_set_where_its_method_is_declared():
    server = at(hooks=["Game.SteelDoor"])
    for type_, method in (("Game.SteelDoor", "Knock"), ("Game.Door", "Knock"), ("Door", "Turn"),
                          ("Game.Door", "Turn"), ("SteelDoor", "Knock"),
                          ("Game.SteelDoor", "System.Int32 Game.Door::Turn()"),
                          ("Game.SteelDoor", "System.Int32 Game.Door::Knock()"),
                          ("game.steeldoor", "Turn"), ("Game.ILock", "Pick")):
        error = server.refuses("HookAdd", type=type_, method=method)
        expect(error["kind"] in ("PermissionDenied", "NotFound"), type_, method, error)
    same(hooks(server), [])
    server = at(hooks=["Game.Door"])
    for type_ in ("Game.SteelDoor", "SteelDoor", "Other.Door", "UnityEngine.Transform"):
        server.denies("Denied by hook allowlist", "HookAdd", type=type_, method="Turn")
    same(hooks(server), [])
    server.do("HookAdd", type="Door", method="Turn")
    same(hooks(server), ["System.Int32 Game.Door::Turn()"])
    server.do("HookRemove", signature=hooks(server)[0])
    server = at(hooks=["Game.*"])
    server.denies("Denied by hook allowlist", "HookAdd", type="GameOver.Sign", method="x")
    server.denies("Denied by hook allowlist", "HookAdd", type="UnityEngine.Transform",
                  method="SetParent")
    server.do("HookAdd", type="Game.SteelDoor", method="Turn")
    server.do("HookRemove", signature=hooks(server)[0])


# --- The object itself ---

@test
def moving_objects_needs_the_game_object_on_the_list():
    server = at(components=["Game.*", "UnityEngine.GameObjectx", "UnityEngine.gameobject"])
    for tool, more in (("DestroyObject", {}), ("Reparent", {"newParentId": server.id("/Bare")})):
        same(server.refuses(tool, objectId=server.id("/Far"), **more)["kind"], "PermissionDenied")
    same(server.card("/Far")["Path"], "/Far")


@test
def the_server_is_still_well_and_ends():
    opened.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
