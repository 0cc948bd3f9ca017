"""The editor envelope asks the engine: scenes, selection and project as the headless engine has them,
with what is not saved, in the shapes that files give; files for what is not open; and who answered."""
import tempfile
from types import SimpleNamespace

from lib.gates import Open
from lib.live import Live, Scene, need_an_engine
from lib.probe import ByHand, engine_of, kill
from lib.umcp import EXAMPLE, Server, Suite, expect, request, same, wait_for
from lib.unity import MAIN, TEST, Editor, names, walk

suite = Suite()
test = suite.test

BIG = 7026124300487671217  # a file's id that JavaScript rounds


class World(Open):
    """A server with its engine, asked in the editor envelope. Gates are open."""

    def __init__(self, make=None):
        if make:
            super().__init__(make)
        else:
            Live.__init__(self, root=EXAMPLE)
        self.args += ["--allow-config-changes", "--allow-eval", "--allow-writes", "--no-confirm"]

    def ask(self, tool, **arguments):
        return self.post(request("tools/call", {"tool": tool, "arguments": arguments}),
                         "/editor").json()

    def whole(self, tool, **arguments):
        answer = self.ask(tool, **arguments)
        expect("result" in answer, tool, arguments, answer)
        same(answer["result"]["tool"], tool)
        return answer["result"]

    def living(self, tool, **arguments):
        """What the engine answers."""
        result = self.whole(tool, **arguments)
        same(source(result), "engine", result)
        return result["output"]

    def filed(self, tool, **arguments):
        """What the files answer."""
        result = self.whole(tool, **arguments)
        same(source(result), "files", result)
        return result["output"]

    def gone(self, tool, **arguments):
        error = self.ask(tool, **arguments)["error"]
        same((error["code"], error["data"]["errorType"]), (-32004, "unity"), error)
        return error["data"]["details"]

    def code(self, code):
        """Runs C# and gives its value."""
        answer = self.ask("execute_code", code=code, timeout=30000)
        expect("value" in answer["result"]["output"], answer)
        return answer["result"]["output"]["value"]


def source(result):
    """Who says to have answered, in the last of the diagnostics."""
    said = result["diagnostics"][-1]
    expect(said.startswith("Source: "), result["diagnostics"])
    return said.removeprefix("Source: ").split(".")[0]


def without_ids(value):
    if isinstance(value, list):
        return [without_ids(item) for item in value]
    if isinstance(value, dict):
        return {key: 0 if key == "instanceId" else without_ids(item) for key, item in value.items()}
    return value


def make(project):
    """Two scenes and a third that nobody opens."""
    scenes = {}
    for name in ("First", "Second", "Third"):
        scene = scenes[name] = Scene()
        top = scene.add(name + "Top", tag="Player", layer=5)
        scene.add("Low", scene.add("Mid", top))
        scene.add("Asleep", active=False)
    project.tags()
    project.scenes(**scenes)


FIRST, SECOND, THIRD = (f"Assets/{name}.unity" for name in ("First", "Second", "Third"))


# --- The same shapes ---

@test
def engine_and_files_tell_the_same_of_a_scene_that_nobody_changed():
    with World(make) as server, Editor(server.args[server.args.index("--project") + 1]) as files:
        for tool, arguments in (
                ("scene.hierarchy.dump", {"scenePath": FIRST}),
                ("scene.hierarchy.dump", {"scenePath": FIRST, "includeInactive": True}),
                ("scene.hierarchy.dump", {"scenePath": FIRST, "offset": 1}),
                ("scene.hierarchy.dump", {"scenePath": FIRST, "rootPath": "FirstTop/Mid"}),
                ("scene.objects.find", {}), ("scene.objects.find", {"nameContains": "M"}),
                ("scene.objects.find", {"tag": "Player"}), ("scene.objects.find", {"layer": 5}),
                ("scene.objects.find", {"componentType": "Transform", "limit": 2, "offset": 1}),
                ("scene.objects.find", {"componentType": "UnityEngine.Transform"}),
                ("scene.components.list", {"gameObjectPath": "FirstTop/Mid"})):
            got, wanted = server.living(tool, **arguments), files.output(tool, **arguments)
            same(without_ids(got), without_ids(wanted), tool, arguments)
            same(list(got), list(wanted))
        same(server.gone("scene.components.list", gameObjectPath="No"),
             files.error("scene.components.list", {"gameObjectPath": "No"}, -32004, "unity")
             ["data"]["details"])


@test
def missing_scripts_are_shown_as_files_show_them():
    with World() as server:
        server.do("LoadScene", name="Test")
        got = server.living("scene.components.list", gameObjectPath="Player", scenePath=TEST)
        same(got["components"][1],
             {"type": "Missing Script", "instanceId": 0, "index": 1, "fullTypeName": None})
        same(names(server.living("scene.objects.find", componentType="Missing Script")["matches"]),
             ["Player"])


# --- Living ---

@test
def unsaved_changes_and_objects_that_code_made_are_shown():
    with World(make) as server:
        server.code('var o = new UnityEngine.GameObject("Made"); o.transform.parent = '
                    'UnityEngine.GameObject.Find("FirstTop").transform; '
                    'o.AddComponent<UnityEngine.BoxCollider>(); return 1;')
        server.code('UnityEngine.GameObject.Find("FirstTop/Mid").name = "Renamed"; return 1;')
        found = server.living("scene.objects.find", componentType="BoxCollider")["matches"]
        same([(o["name"], o["path"], o["components"], o["tag"], o["layer"]) for o in found],
             [("Made", "FirstTop/Made", ["Transform", "BoxCollider"], "Untagged", 0)])
        paths = names(walk(server.living("scene.hierarchy.dump", scenePath=FIRST)["rootObjects"]),
                      "path")
        same(paths, ["FirstTop", "FirstTop/Renamed", "FirstTop/Renamed/Low", "FirstTop/Made"])
        same(server.gone("scene.components.list", gameObjectPath="FirstTop/Mid")["unityError"],
             "GameObject 'FirstTop/Mid' does not exist")  # though the file has it
        server.do("SetActive", objectId=server.id("/FirstTop/Renamed"), active=False)
        shown = server.living("scene.hierarchy.dump", scenePath=FIRST, includeInactive=True)
        same([node.get("active") for node in walk(shown["rootObjects"])],
             [None, False, None, None, False])


@test
def what_is_open_additively_is_living_and_the_rest_comes_from_files():
    with World(make) as server:
        same(server.filed("scene.hierarchy.dump", scenePath=SECOND)["scenePath"], SECOND)
        server.do("LoadScene", name="Second", mode="additive")
        server.code('UnityEngine.GameObject.Find("SecondTop").name = "Changed"; return 1;')
        same(names(server.living("scene.hierarchy.dump", scenePath=SECOND)["rootObjects"]),
             ["Changed"])
        same(server.living("scene.objects.find")["scenePath"], FIRST)  # the active one
        result = server.whole("scene.objects.find", scenePath=THIRD)
        same(source(result), "files")
        expect(f"'{THIRD}' is not open" in result["diagnostics"][-1], result)
        same(server.gone("scene.hierarchy.dump", scenePath="Assets/No.unity")["scenePath"],
             "Assets/No.unity")
        server.do("LoadScene", name="Third")
        same(server.living("scene.objects.find")["scenePath"], THIRD)
        server.filed("scene.hierarchy.dump", scenePath=FIRST)


@test
def scenes_that_code_made_and_objects_that_last_are_found():
    with World(make) as server:
        server.code('var s = UnityEngine.SceneManagement.SceneManager.CreateScene("Cellar"); '
                    'UnityEngine.SceneManagement.SceneManager.SetActiveScene(s); '
                    'new UnityEngine.GameObject("Barrel"); '
                    'UnityEngine.Object.DontDestroyOnLoad(new UnityEngine.GameObject("Keeper")); '
                    'return 1;')
        found = server.living("scene.objects.find")
        same(names(found["matches"]), ["Barrel"])
        for path in (found["scenePath"], "", "Cellar", "scn:1"):
            same(server.living("scene.objects.find", scenePath=path), found)
        same(server.living("editor.selection.info")["activeScene"], found["scenePath"])
        for path in ("DontDestroyOnLoad", "scn:ddol"):
            shown = server.living("scene.hierarchy.dump", scenePath=path)
            expect("Keeper" in names(shown["rootObjects"]), shown)
        same(server.living("scene.objects.find", scenePath=FIRST)["scenePath"], FIRST)


# --- The selection ---

@test
def the_selection_of_seed_4_is_that_of_seed_2():
    with World() as server:
        same(server.living("editor.selection.info"), {"selectedObjects": [], "activeScene": MAIN})
        card = server.card("/Props/Crate")
        server.do("SelectObject", objectId=card["Id"])
        shown = server.living("editor.selection.info")
        same(shown, {"selectedObjects": [{
            "name": "Crate", "type": "GameObject", "instanceId": int(card["Id"][4:]),
            "path": "Props/Crate", "components": ["Transform", "MeshFilter", "MeshRenderer",
                                                  "BoxCollider", "Rigidbody"]}],
            "activeScene": MAIN, "activeGameObject": "Props/Crate"})
        same(server.tool("GetSelection")["ActiveId"], card["Id"])
        server.code('UnityEngine.Object.DestroyImmediate('
                    'UnityEngine.GameObject.Find("Props/Crate")); return 1;')
        same(server.living("editor.selection.info")["selectedObjects"], [])


# --- Ids ---

@test
def ids_are_the_engines_as_obj_and_code_have_them():
    with World() as server:
        for o in server.living("scene.objects.find")["matches"]:
            same(server.id("/" + o["path"]), f"obj:{o['instanceId']}")
        crate = server.living("scene.objects.find", nameContains="Red")["matches"][0]
        same(server.code(f'return UnityEngine.GameObject.Find("{crate["path"]}").GetInstanceID();'),
             crate["instanceId"])
        listed = server.living("scene.components.list", gameObjectPath=f"#{crate['instanceId']}")
        same(names(listed["components"], "type"), crate["components"])
        for component in listed["components"]:
            same(server.gone("scene.components.list",
                             gameObjectPath=f"#{component['instanceId']}")["scenePath"], MAIN)


@test
def ids_of_files_are_numbers_of_32_bits_that_lead_back():
    with World() as server, Editor(EXAMPLE) as other:
        dumped = other.output("scene.hierarchy.dump", scenePath=MAIN, includeInactive=True)
        nodes = list(walk(dumped["rootObjects"]))
        expect(all(0 < node["instanceId"] < 2 ** 31 for node in nodes), nodes)
        same(len({node["instanceId"] for node in nodes}), len(nodes))
        for node in nodes:
            name = f"#{node['instanceId']}"
            same(other.output("scene.hierarchy.dump", scenePath=MAIN, includeInactive=True,
                              rootPath=name)["rootObjects"], node["children"])
            same(names(other.output("scene.components.list", gameObjectPath=name)["components"],
                       "type"), node["components"])
        # the same in a server that has shown nothing yet
        with Editor(EXAMPLE) as fresh:
            red = next(node for node in nodes if node["name"] == "Red Crate")
            listed = fresh.output("scene.components.list", gameObjectPath=f"#{red['instanceId']}")
            same(names(listed["components"], "type"), red["components"])
            fresh.output("scene.components.list", gameObjectPath=f"#{BIG}")  # as older ones had it
        shown = server.filed("scene.hierarchy.dump", scenePath=TEST)["rootObjects"]
        again = server.filed("scene.hierarchy.dump", scenePath=TEST)["rootObjects"]
        same(shown, again)


# --- Replies that are cut ---

@test
def a_reply_that_is_cut_goes_on_from_an_id():
    def many(project):
        scene = Scene()
        top = scene.add("Top")
        for i in range(3000):
            scene.add(f"Child{i:04}", top)
        for i in range(1000):
            scene.add(f"Root{i:04}")
        project.scenes(First=scene)

    with World(many) as server:
        result = server.whole("scene.hierarchy.dump", scenePath=FIRST)
        expect("Reply cut for its size" in result["diagnostics"][0], result["diagnostics"])
        roots, seen = result["output"]["rootObjects"], []
        same((roots[0]["childCount"], len(roots)), (3000, 1))
        offset = 0
        while True:
            part = server.living("scene.hierarchy.dump", scenePath=FIRST, offset=offset,
                                 rootPath=f"#{roots[0]['instanceId']}")["rootObjects"]
            seen += names(part)
            offset += len(part)
            if not part or len(seen) >= 3000:
                break
        same(seen, [f"Child{i:04}" for i in range(3000)])
        found = server.whole("scene.objects.find", limit=100000)
        same(found["output"]["total"], 4001)
        expect(f"offset={len(found['output']['matches'])}" in found["diagnostics"][0], found)


@test
def a_hierarchy_that_is_deeper_than_json_goes_on_from_an_id():
    with World(make) as server:
        server.code('UnityEngine.Transform up = null; for (int i = 0; i < 100; i++) { '
                    'var o = new UnityEngine.GameObject("n" + i); o.transform.parent = up; '
                    'up = o.transform; } return 1;')
        seen, arguments = [], {"offset": 1}
        while len(seen) < 100:
            result = server.whole("scene.hierarchy.dump", scenePath=FIRST, **arguments)
            nodes = list(walk(result["output"]["rootObjects"]))
            seen += names(nodes)
            arguments = {"rootPath": f"#{nodes[-1]['instanceId']}"}
        same(seen, [f"n{i}" for i in range(100)])
        same(server.living("scene.objects.find", nameContains="n99")["matches"][0]["path"],
             "/".join(seen))


# --- Engines that go, and servers without a project ---

@test
def files_answer_while_the_engine_is_away():
    with World(make) as server:
        server.code('new UnityEngine.GameObject("Made"); return 1;')
        kill(engine_of(server))
        seen = set()

        def is_back():
            result = server.whole("scene.objects.find", nameContains="Top")  # never an error
            seen.add(source(result))
            return seen == {"files", "engine"}

        wait_for(is_back, "the next engine")
        same(server.living("scene.objects.find", nameContains="Made")["matches"], [])


@test
def project_info_and_server_info_agree_on_platform_and_target():
    with World() as server:
        told = server.living("project.info")
        info = server.post(request("server/info", {}), "/editor").json()["result"]
        same((told["platform"], told["activeBuildTarget"], told["unityVersion"]),
             (info["platform"], "StandaloneLinux64", info["unityVersion"]))
        same(info["platform"], "LinuxPlayer")
    with Server("--project", EXAMPLE) as server:
        told = World.ask(server, "project.info")["result"]["output"]
        info = server.post(request("server/info", {}), "/editor").json()["result"]
        same((told["platform"], told["activeBuildTarget"], info["platform"]),
             ("Offline", "Unknown", "Offline"))


@test
def an_engine_is_enough_for_a_server_without_a_project():
    with Server() as server:
        same(World.ask(server, "scene.objects.find")["error"]["code"], -32004)
        with tempfile.TemporaryDirectory() as folder, \
                ByHand(SimpleNamespace(root=EXAMPLE), folder, "--url", server.url, server=server):
            wait_for(lambda: "result" in World.ask(server, "scene.objects.find"), "the scene")

            def output(tool, **arguments):
                result = World.ask(server, tool, **arguments)
                expect("result" in result, tool, result)
                same(source(result["result"]), "engine")
                return result["result"]["output"]

            same(output("scene.hierarchy.dump", scenePath=MAIN)["scenePath"], MAIN)
            expect(output("scene.objects.find")["matches"])
            same(names(output("scene.components.list", gameObjectPath="Player")["components"],
                       "type")[0], "Transform")
            same(output("editor.selection.info")["activeScene"], MAIN)
            info = server.post(request("server/info", {}), "/editor").json()["result"]
            told = output("project.info")
            same((told["productName"], told["platform"]), ("Unity Demo", info["platform"]))
            listed = World.ask(server, "project.scenes.list")["result"]["output"]
            same(names(listed["scenes"], "path"), [MAIN, TEST])
            error = World.ask(server, "scene.hierarchy.dump", scenePath=TEST)["error"]
            same((error["code"], error["data"]["details"]["scenePath"]), (-32004, TEST))
            expect("is not open" in error["message"], error)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
