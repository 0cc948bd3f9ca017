"""The active scene, the scenes and the project as resources, from the headless engine: they name
what it has loaded, at once, and what the files say while it is away."""
import json

from lib.live import YAML, Scene, asset, need_an_engine
from lib.probe import engine_of, kill
from lib.umcp import Stdio, Suite, expect, initialize, request, same, wait_for
from lib.gates import Open

suite = Suite()
test = suite.test

INFO, ACTIVE, SCENES = "unity://project/info", "unity://scene/active", "unity://scenes"
URP = "bf2edee5c58d82540a51f03df9d42094"  # UniversalRenderPipelineAsset's script


def make(project):
    """Two scenes, the first with an object that is asleep, and a render pipeline."""
    first, second = Scene(), Scene()
    first.add("Lamp")
    first.add("Asleep", active=False)
    second.add("Door")
    project.scenes(Main=first, Level=second)
    pipeline = project.scriptable("Assets/Pipeline.asset", URP, "m_RenderScale: 1")
    project.write("ProjectSettings/GraphicsSettings.asset",
                  YAML + "--- !u!30 &1\nGraphicsSettings:\n  m_ObjectHideFlags: 0\n"
                  f"  m_CustomRenderPipeline: {asset(pipeline, 11400000)}\n")


class World(Open):
    """The server and its engine."""

    def __init__(self, *args):
        super().__init__(make, *args)

    def plain(self, uri):
        answer = self.post(request("resources/read", {"uri": uri}), "/").json()
        expect("result" in answer, uri, answer)
        return json.loads(answer["result"]["contents"][0]["text"])


@test
def the_engine_tells_what_it_has_loaded_at_once():
    with World() as server:
        server.gates()
        same(server.plain(ACTIVE)["source"], "engine")
        for i in range(10):
            name, roots = (("Level", ["Door"]), ("Main", ["Lamp", "Asleep"]))[i % 2]
            server.do("LoadScene", name=name)
            active = server.plain(ACTIVE)
            same((active["name"], active["path"], active["isLoaded"], active["source"]),
                 (name, f"Assets/{name}.unity", True, "engine"))
            same(([root["name"] for root in active["rootObjects"]], active["rootCount"]),
                 (roots, len(roots)))
            scenes = server.plain(SCENES)
            same((scenes["source"], scenes["Items"][0]["Name"]), ("engine", name))
            same(active["sceneId"], scenes["Items"][0]["Id"])
        same([root["active"] for root in active["rootObjects"]], [True, False])
        lamp = server.card("/Lamp")["Id"]
        same(f"obj:{active['rootObjects'][0]['instanceId']}", lamp)
        server.do("LoadScene", name="Level", mode="additive")
        same(server.plain(ACTIVE)["name"], "Main")
        same([card["Name"] for card in server.plain(SCENES)["Items"][:2]], ["Main", "Level"])
        server.do("SetActive", objectId=lamp, active=False)
        same(server.plain(ACTIVE)["rootObjects"][0]["active"], False)


@test
def seed_4s_shapes_stay_as_they_are():
    with World() as server:
        same(server.resource(SCENES), server.tool("ListScenes"))
        same(set(server.resource(SCENES)), {"Total", "Items"})
        for card in server.resource(SCENES)["Items"]:
            same(set(card), {"Id", "Name", "Index", "IsLoaded", "RootCount"})
        for card in server.plain(SCENES)["Items"]:
            same(set(card), {"Id", "Name", "Index", "IsLoaded", "RootCount", "Path"})
            same(card["Path"] is None, card["Index"] < 0)
        same(server.plain(SCENES)["Items"][0]["Path"], server.plain(ACTIVE)["path"])
        for uri in (ACTIVE, INFO):
            same({**server.resource(uri), "source": "engine"}, server.plain(uri))


@test
def the_project_is_the_same_from_both_sides():
    with World() as server:
        told = server.plain(INFO)
        same(told["source"], "engine")
        same((told["platform"], told["activeBuildTarget"]), ("LinuxPlayer", "StandaloneLinux64"))
        files = server.post(request("tools/call", {"tool": "project.info", "arguments": {}}),
                            "/editor").json()["result"]["output"]
        for key in ("unityVersion", "renderPipeline", "projectName", "projectPath"):
            same(told[key], files[key], key)
        same(told["renderPipeline"], "URP")


@test
def files_answer_while_the_engine_is_away():
    with World() as server:
        server.gates()
        server.do("LoadScene", name="Level")
        same(server.plain(ACTIVE)["name"], "Level")
        kill(engine_of(server))
        seen = set()

        def is_back():
            active = server.plain(ACTIVE)  # never an error
            seen.add((active["source"], active["name"]))
            return ("engine", "Main") in seen

        wait_for(is_back, "the next engine")
        same(seen - {("engine", "Level"), ("files", "Main"), ("engine", "Main")}, set())


@test
def a_subscriber_hears_of_another_scene():
    with World("--allow-writes", "--no-confirm") as server, \
            Stdio("--connect", server.url) as mcp:
        mcp.ask(initialize())
        for uri in (ACTIVE, SCENES):
            same(mcp.ask(request("resources/subscribe", {"uri": uri}))["result"], {})
        mcp.send(request("tools/call", {"name": "LoadScene", "arguments": {"name": "Level"}}, 5))
        told = set()
        while told != {ACTIVE, SCENES, 5}:
            line = mcp.read()
            told |= {line["id"]} if "id" in line else {line.get("params", {}).get("uri")} - {None}
        active = mcp.ask(request("resources/read", {"uri": ACTIVE}))["result"]["contents"][0]
        same(json.loads(active["text"])["name"], "Level")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
