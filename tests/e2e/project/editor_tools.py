"""Every answer of the fifteen editor tools on a Unity project on disk, and after the files
have changed."""
import functools
import json
import os

from lib.umcp import Server, Suite, expect, request, same, wait_for
from lib.unity import (EXAMPLE, GUIDS, MAIN, MAIN_TREE, MESH, MIXER, NO_GUID, TEST, TOOLS, Editor,
                       Mcp, Scene, behaviour, names, node, project, renderer, short, walk)

suite = Suite()
test = suite.test

RAYCASTER = "dc42784cf147c0c48a680349fa168899"  # GraphicRaycaster of com.unity.ugui


def example():
    return Editor(EXAMPLE)


# --- Every tool's answer ---

@test
def all_fifteen_tools_are_listed_and_described():
    with example() as editor:
        listed = editor.ask(request("tools/list", {}))["result"]["tools"]
        same(names(listed, "id"), sorted(TOOLS))
        same(editor.output("mcp.tools.list"), {"tools": listed})
        for tool in listed:
            described = editor.output("mcp.tool.describe", toolId=tool["id"])["tool"]
            same({key: described[key] for key in tool}, tool)
            same((described["schemaVersion"], described["inputs"]["type"],
                  described["outputs"]["type"]), ("0.1.0", "object", "object"))
            expect(isinstance(described["notes"], str), described)
            same(editor.ask(request("tools/describe", {"tool": tool["id"]}))["result"]["tool"]
                 ["outputs"], described["outputs"])
        for wanted, arguments in (
                (["audio.mixer.list", "audio.mixer.snapshot.read"],
                 {"category": "AUDIO", "tier": "Core"}),
                ([], {"category": "nothing"}), ([], {"tier": "tier1"})):
            same(names(editor.output("mcp.tools.list", **arguments)["tools"], "id"), wanted)
            listed = editor.ask(request("tools/list", arguments))["result"]["tools"]
            same(names(listed, "id"), wanted)


@test
def the_project_is_described():
    with example() as editor:
        same(editor.result("project.info"), {"tool": "project.info", "output": {
            "productName": "Unity Demo", "unityVersion": "2022.3.20f1", "platform": "Offline",
            "activeBuildTarget": "Unknown", "renderPipeline": "Built-in",
            "projectName": "unity-demo", "projectPath": os.path.realpath(EXAMPLE)},
            "diagnostics": ["Source: files. No Unity editor is connected, nor another engine."]})
        same(editor.output("project.scenes.list"), {"scenes": [
            {"path": MAIN, "name": "Main", "enabledInBuild": True, "buildIndex": 0},
            {"path": TEST, "name": "Test", "enabledInBuild": True, "buildIndex": 1}]})
        summary = editor.output("project.assets.summary")
        same(summary["totalAssets"], 21)
        kinds = {"Animation": 0, "Audio": 0, "Material": 3, "Prefab": 3, "Scene": 2,
                 "ScriptableObject": 1, "Texture": 0, "Timeline": 0}
        same({kind: summary["byType"][kind] for kind in kinds}, kinds)
        same(sum(summary["byType"].values()), 21, summary)
        selection = editor.result("editor.selection.info")
        same(selection["output"], {"selectedObjects": [], "activeScene": MAIN})
        expect("No Unity editor is connected" in selection["diagnostics"][0], selection)


@test
def a_scenes_hierarchy_is_shown_as_the_file_has_it():
    with example() as editor:
        active = [tree for tree in MAIN_TREE if tree[0] != "Spawn Point"]
        shown = editor.output("scene.hierarchy.dump", scenePath=MAIN)
        same(short(shown["rootObjects"]), active)
        everything = editor.output("scene.hierarchy.dump", scenePath=MAIN, includeInactive=True)
        same(short(everything["rootObjects"]), MAIN_TREE)
        for found in walk(everything["rootObjects"]):
            wanted = {"name", "path", "instanceId", "components", "children"}
            same(set(found), wanted | ({"active"} if found["name"] == "Spawn Point" else set()))
            same(found.get("active", True), found["name"] != "Spawn Point")
            for child in found["children"]:
                same(child["path"], found["path"] + "/" + child["name"])
        ids = names(walk(everything["rootObjects"]), "instanceId")
        same(len(set(ids)), len(ids))
        same(editor.output("scene.hierarchy.dump", scenePath=MAIN, includeInactive=False), shown)
        same(short(editor.output("scene.hierarchy.dump", scenePath=TEST)["rootObjects"]),
             [node("Main Camera", ["Transform", "Camera", "AudioListener"]),
              node("Player", ["Transform", "Missing Script", "CapsuleCollider"]),
              node("Directional Light", ["Transform", "Light"])])
        same(short(editor.output("scene.hierarchy.dump", scenePath=MAIN, rootPath="Crate Stack")
                   ["rootObjects"]), MAIN_TREE[6][2])
        same(short(editor.output("scene.hierarchy.dump", scenePath=MAIN, offset=7)["rootObjects"]),
             active[7:])


@test
def what_is_below_an_inactive_object_is_inactive():
    scene = Scene()
    top = scene.add("Top")
    off = scene.add("Off", top, active=False)
    scene.add("Below", off)
    scene.add("Beside", top)
    with project() as p:
        p.add("Assets/Off.unity", scene.text())
        with Editor(p.root) as editor:
            def paths(**arguments):
                shown = editor.output("scene.hierarchy.dump", scenePath="Assets/Off.unity",
                                      **arguments)["rootObjects"]
                return names(walk(shown), "path")

            same(paths(), ["Top", "Top/Beside"])
            same(paths(includeInactive=True), ["Top", "Top/Off", "Top/Off/Below", "Top/Beside"])


@test
def objects_are_found_by_every_filter_and_sorted_by_path():
    with example() as editor:
        def find(**arguments):
            output = editor.output("scene.objects.find", **arguments)
            same(output["scenePath"], arguments.get("scenePath", MAIN))
            same(names(output["matches"], "path"), sorted(names(output["matches"], "path")))
            return output["matches"]

        same(find(nameContains="Red"), [{
            "name": "Red Crate", "path": "Props/Red Crate", "instanceId": 317931997,
            "components": ["Transform", *MESH, "BoxCollider", "Spinner"], "tag": "Untagged",
            "layer": 0}])
        same(names(find(nameContains="Crate"), "path"),
             ["Crate Stack", "Props/Crate", "Props/Red Crate"])
        same(find(nameContains="crate"), [])  # case counts
        same(names(find(tag="Pickup"), "path"), ["Props/Crate"])
        same(names(find(tag="MainCamera", scenePath=TEST)), ["Main Camera"])
        same(names(find(layer=5, componentType="Text")), ["Label", "Title"])
        same(names(find(layer=6)), ["Crate"])
        same(names(find(componentType="Spinner"), "path"),
             ["Crate Stack/Upper", "Props/Red Crate", "Spawn Point"])
        same(find(tag="Pickup", layer=5), [])
        same(find(componentType="Nothing"), [])
        same(names(find(componentType="Missing Script", scenePath=TEST)), ["Player"])
        dumped = editor.output("scene.hierarchy.dump", scenePath=MAIN,
                               includeInactive=True)["rootObjects"]
        keys = ("name", "path", "instanceId", "components")
        same(sorted([m[key] for key in keys] for m in find()),
             sorted([n[key] for key in keys] for n in walk(dumped)))
        same(find(limit=4) + find(limit=100, offset=4), find())


@test
def an_objects_components_are_listed():
    with example() as editor:
        same(editor.output("scene.components.list", gameObjectPath="Player", scenePath=TEST), {
            "gameObjectPath": "Player", "scenePath": TEST, "components": [
                {"type": "Transform", "instanceId": 920315440, "index": 0,
                 "fullTypeName": "UnityEngine.Transform"},
                {"type": "Missing Script", "instanceId": 0, "index": 1, "fullTypeName": None},
                {"type": "CapsuleCollider", "instanceId": 1539734692, "index": 2,
                 "fullTypeName": "UnityEngine.CapsuleCollider"}]})
        listed = editor.output("scene.components.list", gameObjectPath="HUD/Panel/StartButton")
        same((listed["scenePath"], names(listed["components"], "fullTypeName")),
             (MAIN, ["UnityEngine.RectTransform", "UnityEngine.CanvasRenderer",
                     "UnityEngine.UI.Image", "UnityEngine.UI.Button"]))
        for path in ("Nobody", "Player/Nobody", "", "Props/Nobody/Crate"):
            error = editor.error("scene.components.list", {"gameObjectPath": path}, -32004, "unity")
            same(error["data"]["details"], {"unityError": f"GameObject '{path}' does not exist",
                                            "gameObjectPath": path, "scenePath": MAIN})
        error = editor.error("scene.hierarchy.dump", {"scenePath": TEST, "rootPath": "No"}, -32004,
                             "unity")
        same(error["data"]["details"], {"unityError": "GameObject 'No' does not exist",
                                        "rootPath": "No", "scenePath": TEST})


@test
def assets_are_found_by_path_and_by_guid():
    with example() as editor:
        wanted = {"path": "Assets/Prefabs/CrateRed.prefab",
                  "guid": GUIDS["Assets/Prefabs/CrateRed.prefab"], "type": "GameObject",
                  "mainObjectName": "CrateRed", "dependencyCount": 3,
                  "importerType": "PrefabImporter"}
        same(editor.output("asset.info", assetPath=wanted["path"]), wanted)
        same(editor.output("asset.info", guid=wanted["guid"]), wanted)
        same(editor.output("asset.info", guid=wanted["guid"].upper()), wanted)
        for path, kind in ((MAIN, "SceneAsset"), ("Assets/Materials/Red.mat", "Material"),
                           ("Assets/Scripts/Spinner.cs", "MonoScript")):
            info = editor.output("asset.info", assetPath=path)
            same((info["type"], info["guid"]), (kind, GUIDS[path]))
        for path in ("Assets/Nothing.mat", "", "Assets/Materials/red.mat", "Red.mat"):
            error = editor.error("asset.info", {"assetPath": path}, -32004, "unity")
            same(error["message"], f"Unity Editor error: Asset not found: {path}")
            hint = error["data"]["details"].pop("hint")
            expect("Assets/" in hint, hint)
            same(error["data"]["details"], {"unityError": f"Asset '{path}' does not exist",
                                            "assetPath": path})
        for guid in (NO_GUID, "0" * 32):
            error = editor.error("asset.info", {"guid": guid}, -32004, "unity")
            same(error["data"]["details"]["guid"], guid)


@test
def dependencies_go_both_ways_and_as_deep_as_asked():
    with example() as editor:
        def graph(path="Assets/Prefabs/Crate.prefab", **arguments):
            output = editor.output("asset.dependencies.graph", assetPath=path, **arguments)
            same(set(output), {"assetPath", "dependencies", "dependents"})
            same(output["assetPath"], path)
            for rows in (output["dependencies"], output["dependents"]):
                for row in rows:
                    same(set(row), {"path", "guid", "type", "depth"})
                    same(row["guid"], GUIDS.get(row["path"], row["guid"]))
                same(rows, sorted(rows, key=lambda row: (row["depth"], row["path"])))
            return [[(row["path"].split("/")[-1], row["depth"]) for row in rows]
                    for rows in (output["dependencies"], output["dependents"])]

        uses = [("Wood.mat", 1)]
        users = [("CrateRed.prefab", 1), ("CrateStack.prefab", 1), ("GameSettings.asset", 1)]
        same(graph(), [uses, users])
        same(graph(depth=10), [uses, users + [("Main.unity", 2)]])
        same(graph(direction="dependencies"), [uses, []])
        same(graph(direction="dependents", depth=2), [[], users + [("Main.unity", 2)]])
        same(graph("Assets/Prefabs/CrateStack.prefab", depth=3)[0],
             [("Crate.prefab", 1), ("CrateRed.prefab", 1), ("Red.mat", 2), ("Wood.mat", 2),
              ("Spinner.cs", 2)])
        same(graph("Assets/Scripts/McpPlugin.cs"), [[], []])
        same(editor.output("asset.dependencies.graph", guid=GUIDS[MAIN])["assetPath"], MAIN)
        error = editor.error("asset.dependencies.graph", {"guid": NO_GUID}, -32004, "unity")
        same(error["data"]["details"]["unityError"], f"Asset '{NO_GUID}' does not exist")


@test
def mixers_and_snapshots_are_read():
    with example() as editor:
        same(editor.output("audio.mixer.list"), {"mixers": [{
            "path": MIXER, "guid": GUIDS[MIXER], "name": "Main", "groups": [
                {"name": "Master", "guid": "db1617248487cd6ddb1c0a4fddf9d5e4"},
                {"name": "Music", "guid": "19ad36a4bde1615b5c714738b61a6d6a"},
                {"name": "SFX", "guid": "a89398168e0ba179fec7a1788ad91a85"}],
            "snapshots": [{"name": "Default"}, {"name": "Paused"}]}]})
        read = editor.output("audio.mixer.snapshot.read", mixerPath=MIXER, snapshotName="Paused")
        same(set(read), {"mixerPath", "snapshotName", "parameters", "diagnostics", "note"})
        same((read["mixerPath"], read["snapshotName"]), (MIXER, "Paused"))
        same(sorted((row["name"], row["value"], row["group"]) for row in read["parameters"]),
             [("Lowpass Simple/Cutoff freq", 800, "Music"), ("MusicVolume", -18, "Music"),
              ("SfxVolume", -80, "SFX"), ("Volume", -3, "Master")])
        same(editor.output("audio.mixer.snapshot.read", mixerGuid=GUIDS[MIXER],
                           snapshotName="Paused"), read)
        for arguments, details in (
                ({"mixerPath": MIXER, "snapshotName": "paused"},
                 {"unityError": "Snapshot 'paused' does not exist", "snapshotName": "paused",
                  "mixerPath": MIXER}),
                ({"mixerPath": "Assets/No.mixer", "snapshotName": "Paused"},
                 {"unityError": "Mixer 'Assets/No.mixer' does not exist",
                  "mixerPath": "Assets/No.mixer"}),
                ({"mixerGuid": GUIDS[MAIN], "snapshotName": "Paused"},
                 {"unityError": f"Mixer '{GUIDS[MAIN]}' does not exist", "mixerGuid": GUIDS[MAIN]}),
                ({"mixerPath": MAIN, "snapshotName": "Paused"},
                 {"unityError": f"Mixer '{MAIN}' does not exist", "mixerPath": MAIN})):
            error = editor.error("audio.mixer.snapshot.read", arguments, -32004, "unity")
            same(error["data"]["details"], details)


@test
def a_missing_reference_is_found_where_it_is():
    scene = Scene()
    scene.add("Holder", scene.add("Top"), [renderer(NO_GUID), behaviour(NO_GUID)])
    with project() as p:
        p.add("Assets/Broken.unity", scene.text())
        p.add("Assets/Broken.prefab", scene.text())
        p.add("Assets/Broken.mat", p.read("Assets/Materials/Red.mat").replace(
            "Texture: {fileID: 0}", f"Texture: {{fileID: 2800000, guid: {NO_GUID}, type: 3}}", 1))
        with Editor(p.root) as editor:
            def missing(scope):
                output = editor.output("project.references.missing", scope=scope)
                for row in output["brokenReferences"]:
                    expect(row["guid"] == NO_GUID and NO_GUID in row["context"], row)
                return (names(output["missingScripts"], "path"),
                        names(output["brokenReferences"], "path"))

            same(missing("scenes"), (["Assets/Broken.unity", TEST], ["Assets/Broken.unity"]))
            same(missing("prefabs"), (["Assets/Broken.prefab"], ["Assets/Broken.prefab"]))
            same(missing("assets"), ([], ["Assets/Broken.mat"]))
            same(missing("all"), (["Assets/Broken.prefab", "Assets/Broken.unity", TEST],
                                  ["Assets/Broken.mat", "Assets/Broken.prefab",
                                   "Assets/Broken.unity"]))
            output = editor.output("project.references.missing", scope="scenes")
            same(output["missingScripts"][0], {
                "path": "Assets/Broken.unity", "gameObjectPath": "Top/Holder", "componentIndex": 2,
                "context": "Missing script component at index 2 on GameObject 'Holder'"})
            row = output["brokenReferences"][0]
            same((row["gameObjectPath"], row["componentIndex"], row["propertyPath"]),
                 ("Top/Holder", 1, "m_Materials[0]"))


@test
def a_script_of_a_package_that_is_not_here_is_not_missing():
    scene = Scene()
    scene.add("Known", components=[behaviour(RAYCASTER)])
    scene.add("Unknown", components=[behaviour(NO_GUID)])
    with project() as p:
        p.add("Assets/Packages.unity", scene.text())
        with Editor(p.root) as editor:
            roots = editor.output("scene.hierarchy.dump", scenePath="Assets/Packages.unity")
            same(short(roots["rootObjects"]), [node("Known", ["Transform", "GraphicRaycaster"]),
                                               node("Unknown", ["Transform", "Missing Script"])])
        p.change("Packages/manifest.json", '"dependencies": {',
                 '"dependencies": {"com.nobody.knows": "1.0.0",')
        with Editor(p.root) as editor:
            roots = editor.output("scene.hierarchy.dump", scenePath="Assets/Packages.unity")
            same(short(roots["rootObjects"])[1], node("Unknown", ["Transform", "MonoBehaviour"]))
            result = editor.result("project.references.missing")
            output = result["output"]
            same((output["missingScripts"], output["brokenReferences"]), ([], []))
            expect(NO_GUID in names(output["unresolved"], "guid"), result)
            expect("com.nobody.knows" in json.dumps(result), result)


@test
def without_an_enabled_build_scene_a_scene_must_be_named():
    with project() as p:
        p.set_build_scenes("-" + MAIN, TEST)
        with Editor(p.root) as editor, Mcp(p.root) as mcp:  # the first that is enabled
            for tool, arguments in (("scene.objects.find", {}),
                                    ("scene.components.list", {"gameObjectPath": "Player"})):
                same(editor.output(tool, **arguments)["scenePath"], TEST)
            # only the envelope demands it of this one
            same(mcp.tool("scene.hierarchy.dump", {})["structuredContent"]["scenePath"], TEST)
            editor.error("scene.hierarchy.dump", {}, -32002, "validation")
            same(editor.output("editor.selection.info")["activeScene"], TEST)
        p.set_build_scenes()
        with Editor(p.root) as editor:
            for tool, arguments in (("scene.hierarchy.dump", {}), ("scene.objects.find", {}),
                                    ("scene.components.list", {"gameObjectPath": "Player"})):
                error = editor.error(tool, arguments, -32002, "validation")
                same(error["message"], "Invalid tool arguments: scenePath is required")
                same(error["data"]["details"]["missingParameters"], ["scenePath"])
                same(editor.output(tool, scenePath=MAIN, **arguments)["scenePath"], MAIN)
            same(editor.output("project.scenes.list"), {"scenes": []})
            everything = editor.output("project.scenes.list", includeAllScenes=True)["scenes"]
            same([(row["path"], row["enabledInBuild"], row["buildIndex"]) for row in everything],
                 [(MAIN, False, -1), (TEST, False, -1)])
            same(editor.output("editor.selection.info")["activeScene"], None)


# --- Changes ---

@test
def a_change_on_disk_is_in_the_next_answers():
    with project() as p, Server("--project", p.root) as server:
        def ask(tool, **arguments):
            return server.post(request("tools/call", {"tool": tool, "arguments": arguments}),
                               "/editor").json()

        def becomes(wanted, tool, **arguments):
            wait_for(lambda: wanted in json.dumps(ask(tool, **arguments)), wanted, patience=3)

        def goes(unwanted, tool, **arguments):
            wait_for(lambda: unwanted not in json.dumps(ask(tool, **arguments)), unwanted,
                     patience=3)

        dump = functools.partial(becomes, tool="scene.hierarchy.dump")
        dump('"Ground"', scenePath=MAIN)
        p.change(MAIN, "m_Name: Ground\n", "m_Name: Floor\n")
        dump('"Floor"', scenePath=MAIN)
        goes('"Ground"', "scene.objects.find")
        p.change(TEST, "f177aeef5351760037a936aa63a6ac46", GUIDS["Assets/Scripts/Spinner.cs"])
        goes("Missing script", "project.references.missing")
        guid = p.add("Assets/New/Fresh.mat", p.read("Assets/Materials/Red.mat"))
        becomes("Assets/New/Fresh.mat", "asset.info", guid=guid)
        becomes('"totalAssets": 22', "project.assets.summary")
        os.rename(p.at("Assets/New"), p.at("Assets/Newer"))
        becomes("Assets/Newer/Fresh.mat", "asset.info", guid=guid)
        becomes("Asset not found", "asset.info", assetPath="Assets/New/Fresh.mat")
        p.remove("Assets/Newer/Fresh.mat")
        becomes("Asset not found", "asset.info", guid=guid)
        p.remove("Assets/Scripts/Spinner.cs")
        becomes("Missing script component", "project.references.missing")
        dump("Missing Script", scenePath=MAIN)
        p.remove("Assets/Prefabs/CrateStack.prefab")
        becomes(GUIDS["Assets/Prefabs/CrateStack.prefab"], "project.references.missing")
        os.rename(p.at("Assets/Scenes"), p.at("Assets/Levels"))
        dump("Scene file not found", scenePath=MAIN)
        dump('"Floor"', scenePath="Assets/Levels/Main.unity")
        p.set_build_scenes("Assets/Levels/Test.unity")
        becomes("Assets/Levels/Test.unity", "scene.objects.find")
        p.change(MIXER, "m_Name: Paused", "m_Name: Quiet")
        becomes("Quiet", "audio.mixer.list")


@test
def a_file_that_is_written_in_parts_is_right_in_the_end():
    with project() as p, Server("--project", p.root) as server:
        message = request("tools/call", {"tool": "scene.hierarchy.dump",
                                         "arguments": {"scenePath": MAIN}})
        text = p.read(MAIN)
        whole = server.post(message, "/editor").body
        for part in range(1, 20):
            p.write(MAIN, text[:len(text) * part // 20])
            expect(server.post(message, "/editor").json()["id"] == 1)
        p.write(MAIN, text)
        wait_for(lambda: server.post(message, "/editor").body == whole, "the scene", patience=3)


if __name__ == "__main__":
    suite.main()
