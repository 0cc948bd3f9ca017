"""The editor tools and files that are not what they should be: outside the project, no scenes,
cut off, too many."""
import json
import os
import re
import select
import signal
import time

from lib.umcp import Skipped, Suite, expect, request, same
from lib.unity import (EXAMPLE, GUIDS, MAIN, MAIN_TREE, MIXER, NO_GUID, SEED_MISSING, TEST, YAML,
                       Editor, Scene, names, node, project, read_line, renderer, short)

suite = Suite()
test = suite.test


# --- Out of the project ---

SECRET = "Nobody must see this"


def outside(p):
    """Puts a scene and a mixer beside the project; returns paths that lead there."""
    scene = Scene()
    scene.add(SECRET)
    folder = os.path.join(p.folder, "outside")
    os.makedirs(os.path.join(folder, "Assets"))
    for path in ("Secret.unity", "Assets/Secret.unity", "Secret.mixer"):
        with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
            file.write(p.read(MIXER).replace("Paused", SECRET) if "mixer" in path else scene.text())
    os.symlink(folder, p.at("Assets/Link"))
    os.symlink("../../outside/Secret.unity", p.at("Assets/Linked.unity"))
    os.symlink("../../outside/Secret.mixer", p.at("Assets/Linked.mixer"))
    os.symlink("/proc/self/environ", p.at("Assets/Environment.unity"))
    os.symlink("Chain.unity", p.at("Assets/Chain.unity"))
    os.mkfifo(p.at("Assets/Pipe.unity"))
    return ["../outside/Secret", "../outside/Assets/Secret", "Assets/../../outside/Secret",
            "Assets/Scenes/../../../outside/Secret", f"{folder}/Secret", f"/{folder}/Secret",
            "Assets/Link/Secret", "Assets/Link/../outside/Secret", "Assets/Linked",
            "Packages/../../outside/Secret", "ProjectSettings/../../outside/Secret",
            "./../outside/Secret", "..\\outside\\Secret", "file://" + folder + "/Secret",
            "Assets/Environment", "Assets/Chain", "Assets/Pipe"]


@test
def no_path_leads_out_of_the_project():
    with project() as p:
        paths = outside(p)
        with Editor(p.root) as editor:
            for path in paths:
                for tool, arguments in (
                        ("scene.hierarchy.dump", {"scenePath": path + ".unity"}),
                        ("scene.objects.find", {"scenePath": path + ".unity"}),
                        ("scene.components.list", {"scenePath": path + ".unity",
                                                   "gameObjectPath": SECRET}),
                        ("asset.info", {"assetPath": path + ".unity"}),
                        ("asset.dependencies.graph", {"assetPath": path + ".unity"}),
                        ("audio.mixer.snapshot.read", {"mixerPath": path + ".mixer",
                                                       "snapshotName": SECRET})):
                    answer = json.loads(editor.exactly(tool, arguments))
                    expect("error" in answer, tool, arguments, answer)
                    same(answer["error"]["code"], -32004, tool, arguments, answer)
                    seen = json.dumps(answer["error"]).replace(f"found: {SECRET}", "")
                    expect(SECRET not in seen, tool, arguments, answer)
            for other in ("audio.mixer.list", "project.scenes.list", "project.assets.summary"):
                expect(SECRET not in json.dumps(editor.result(other)), other)


@test
def strange_paths_are_not_found():
    with Editor(EXAMPLE) as editor:
        for path in ("", "/", ".", "..", "Assets", "Assets/", "/dev/zero", "/proc/self/mem", "~",
                     MAIN + "\0", "\0", MAIN[:8] + "\0/../" + MAIN, MAIN + "/", MAIN + "/x",
                     "/" + MAIN, MAIN.lower(), MAIN.replace("/", "\\"), "A" * 5000,
                     "Assets/" + "x/" * 3000, "Assets/\u00e4\ufffd\U0001f600.unity",
                     "Assets/%2e%2e/x.unity", "Assets/Scenes/*.unity", "unity://scene/" + MAIN):
            for tool, key in (("scene.hierarchy.dump", "scenePath"), ("asset.info", "assetPath"),
                              ("scene.objects.find", "scenePath")):
                answer = json.loads(editor.exactly(tool, {key: path}))
                expect("error" in answer, tool, path, answer)
                expect(answer["error"]["code"] in (-32004, -32002), tool, path, answer)
        same(editor.output("scene.objects.find", nameContains="\0"), {"scenePath": MAIN,
                                                                      "matches": []})
        editor.error("scene.components.list", {"gameObjectPath": "Player\0"}, -32004, "unity")


# --- Files that are no scenes ---

def broken_files(p):
    """Files that cannot be shown, with a word that must say why."""
    text = p.read(TEST)
    middle = text.index("m_LocalPosition")
    conflict = text.replace("  m_Name: Player\n", "<<<<<<< HEAD\n  m_Name: Player\n=======\n"
                            "  m_Name: Hero\n>>>>>>> theirs\n")
    return {"Binary": (b"\0\0\0\0\0\0\0\x16" + bytes(range(256)) * 20, "binary"),
            "Pointer": ("version https://git-lfs.github.com/spec/v1\noid sha256:" + "ab" * 32
                        + "\nsize 12345\n", "LFS"),
            "Empty": ("", "empty"), "Blank": ("\n \n", "empty"),
            "Header": (YAML, "ends"),
            "Conflict": (conflict, "conflict"),
            "Text": ("hello\nworld\n", "text"), "Json": ('{"a": 1}', "JSON"),
            "Wide": (text.encode("utf-16"), "binary"),
            "CutInValue": (text[:middle + 25], ""),
            "CutInKey": (text[:text.index("m_TagString: Player") + 5], ""),
            "CutInDocument": (text[:len(text) // 2], "")}


@test
def a_file_that_is_no_scene_is_called_what_it_is():
    with project() as p:
        files = broken_files(p)
        for name, (content, _) in files.items():
            p.add(f"Assets/{name}.unity", content)
        with Editor(p.root) as editor:
            for name, (_, word) in files.items():
                path = f"Assets/{name}.unity"
                if name.startswith("Cut"):
                    continue  # below
                for tool, more in (("scene.hierarchy.dump", {}), ("scene.objects.find", {}),
                                   ("scene.components.list", {"gameObjectPath": "Player"})):
                    error = editor.error(tool, {"scenePath": path, **more}, -32004, "unity")
                    expect(word in error["message"], name, tool, error)
                    expect(error["message"].startswith("Unity Editor error: "), error)
                    same(error["data"]["details"]["scenePath"], path)
            found = editor.result("project.references.missing", {"scope": "scenes"})
            output = found["output"]
            same(names(output["missingScripts"], "path"), [TEST])
            said = {row["path"] for row in output["malformed"] + output["unreadable"]}
            same(said, {f"Assets/{name}.unity" for name in files if name != "Json"})
            expect(found["diagnostics"], found)


@test
def a_scene_that_is_cut_off_is_no_smaller_scene():
    with project() as p:
        files = {name: content for name, (content, _) in broken_files(p).items()
                 if name.startswith("Cut")}
        for name, content in files.items():
            p.add(f"Assets/{name}.unity", content)
        with Editor(p.root) as editor:
            for name in files:
                for tool in ("scene.hierarchy.dump", "scene.objects.find"):
                    editor.error(tool, {"scenePath": f"Assets/{name}.unity"}, -32004, "unity")


@test
def an_asset_that_is_no_scene_is_no_empty_scene():
    with Editor(EXAMPLE) as editor:
        for path in ("Assets/Materials/Red.mat", "Assets/Settings/GameSettings.asset", MIXER,
                     "Assets/Scripts/Spinner.cs", "Assets/Scenes", MAIN + ".meta",
                     "ProjectSettings/TagManager.asset"):
            for tool in ("scene.hierarchy.dump", "scene.objects.find"):
                editor.error(tool, {"scenePath": path}, -32004, "unity")
        roots = editor.output("scene.hierarchy.dump", scenePath="Assets/Prefabs/CrateStack.prefab")
        same(short(roots["rootObjects"]), [node("CrateStack", ["Transform"], *MAIN_TREE[6][2])])


@test
def scenes_in_other_clothes_are_still_scenes():
    with project() as p:
        text = p.read(TEST)
        files = {"Mark": b"\xef\xbb\xbf" + text.encode(), "Windows": text.replace("\n", "\r\n"),
                 "Weird name \u00e4 #1": text}
        for name, content in files.items():
            p.add(f"Assets/{name}.unity", content)
        p.write("Assets/New.unity", text)  # Unity has not seen it yet
        p.add("Assets/Latin.unity", text.encode().replace(b"m_Name: Player", b"m_Name: Pl\xe4yer"))
        with Editor(p.root) as editor:
            wanted = editor.output("scene.hierarchy.dump", scenePath=TEST)["rootObjects"]
            for name in (*files, "New"):
                same(editor.output("scene.hierarchy.dump", scenePath=f"Assets/{name}.unity")
                     ["rootObjects"], wanted)
            same(len(editor.output("scene.hierarchy.dump", scenePath="Assets/Latin.unity")
                     ["rootObjects"]), 3)


@test
def an_instance_of_a_prefab_that_is_gone_is_shown_and_told():
    with project() as p:
        guid = GUIDS["Assets/Prefabs/CrateStack.prefab"]
        p.add("Assets/Gone.unity", p.read(MAIN).replace(guid, NO_GUID))
        with Editor(p.root) as editor:
            result = editor.result("scene.hierarchy.dump", {"scenePath": "Assets/Gone.unity"})
            expect(NO_GUID in " ".join(result["diagnostics"]), result["diagnostics"])
            same(names(result["output"]["rootObjects"]),
                 [tree[0] for tree in MAIN_TREE if tree[0] != "Spawn Point"])
            for tool, more in (("scene.objects.find", {"nameContains": "Lower"}),
                               ("scene.components.list", {"gameObjectPath": "Player"})):
                result = editor.result(tool, {"scenePath": "Assets/Gone.unity", **more})
                expect(NO_GUID in " ".join(result["diagnostics"]), result)
            broken = editor.output("project.references.missing")["brokenReferences"]
            same([(row["path"], row["guid"]) for row in broken], [("Assets/Gone.unity", NO_GUID)])


# --- Time ---

STOPPED = re.compile(r"Scan stopped after (\d+)ms\. Processed (\d+) of (\d+) items\. "
                     r"Results may be partial\.")


@test
def a_scan_that_takes_too_long_says_how_far_it_came():
    scene = Scene()
    for i in range(1000):
        scene.add(f"Object {i}", components=[renderer(GUIDS["Assets/Materials/Red.mat"])])
    with project() as p:
        p.write("Assets/Many/0.unity", scene.text())
        for i in range(1, 1500):
            os.link(p.at("Assets/Many/0.unity"), p.at(f"Assets/Many/{i}.unity"))
        for moment in (0.3, 0.1, 0.03, 0.01, 0.003):  # seconds after which the scan is stopped
            with Editor(p.root) as editor:
                editor.output("project.info")
                editor.send(request("tools/call", {"tool": "project.references.missing",
                                                   "arguments": {}}))
                time.sleep(moment)
                editor.process.send_signal(signal.SIGSTOP)
                if select.select([editor.process.stdout], [], [], 0.1)[0]:
                    editor.process.send_signal(signal.SIGCONT)
                    continue  # it was faster
                time.sleep(15.1)
                editor.process.send_signal(signal.SIGCONT)
                result = json.loads(read_line(editor))["result"]
                if "diagnostics" not in result:
                    continue  # it had not begun
                same(len(result["diagnostics"]), 1)
                told = STOPPED.fullmatch(result["diagnostics"][0])
                expect(told and int(told.group(1)) >= 15000, result)
                expect(int(told.group(2)) < int(told.group(3)), result)
                again = editor.result("project.references.missing")
                # A part is not kept for the whole.
                expect(again.get("diagnostics") != result["diagnostics"], again)
                if "diagnostics" in again:
                    raise Skipped("this machine is too busy for a whole scan")
                same(again["output"]["missingScripts"], [SEED_MISSING])
                return
        raise Skipped("the scan was too fast to be stopped")


if __name__ == "__main__":
    suite.main()
