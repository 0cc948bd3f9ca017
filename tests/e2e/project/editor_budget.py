"""Replies stay small enough for a model to read, whatever the project: below 100 KB in every
dialect, and whoever follows the hints of a cut reply gets everything once."""
import contextlib
import functools
import json
import os
import tempfile
from collections import Counter

from lib.umcp import Server, Stdio, Suite, expect, frame, request, same
from lib.unity import (BUDGET, GUIDS, MAIN, MIXER, SEED_MISSING, TEST, YAML, Editor, Mcp, Project,
                       Scene, crawl, fits, hint_offset, pages, project, renderer, walk)

suite = Suite()
test = suite.test
TOKEN = "s3cret-0123456789"

OBJECTS, BROKEN, DEPTH = 3000, 2000, 5
BIG = "Assets/Big.unity"


def big_scene():
    """Objects five deep, 50 below each root; most refer to a material that is gone."""
    scene, chain = Scene(), []
    for i in range(OBJECTS):
        depth = min(i % 50, DEPTH - 1) if i % 50 < 10 else 1 + i % (DEPTH - 1)
        parts = [renderer(f"{0xbad << 100 | i:032x}")] if i < BROKEN else []
        parent = chain[depth - 1] if depth else None
        chain[depth:] = [scene.add(f"Object number {i}", parent, parts, active=i % 7 != 6)]
    return scene


@functools.cache
def big_folder():
    folder = tempfile.TemporaryDirectory()  # goes when the test ends
    p = Project(folder.name)
    scene = big_scene()
    p.add(BIG, scene.text())
    depths = Counter()
    for place in range(OBJECTS):
        depth, at = 1, scene.objects[place][1]
        while at is not None:
            depth, at = depth + 1, scene.objects[at][1]
        depths[depth] += 1
    same((max(depths), sum(depths.values())), (DEPTH, OBJECTS))
    return folder, p, scene


def big():
    return big_folder()[1].root


def big_ids():
    return sorted(big_folder()[2].ids)


def shown_ids():
    """Of the objects that are active, as all above them are."""
    scene = big_folder()[2]

    def is_shown(place):
        return place is None or (scene.objects[place][3] and is_shown(scene.objects[place][1]))

    return sorted(own for place, own in enumerate(scene.ids) if is_shown(place))


def once(found, wanted):
    """Everything must have been found, and nothing twice."""
    twice = [key for key, times in Counter(found).items() if times > 1]
    same(twice[:5], [])
    missing = set(wanted) - set(found)
    expect(not missing, len(missing), "never found, such as", sorted(missing)[:5])
    same(sorted(found), sorted(wanted))


# --- How each dialect is asked; every one gives what the tool says and the diagnostics ---

def in_editor(stack, folder):
    editor = stack.enter_context(Editor(folder))

    def ask(tool, arguments):
        result = editor.result(tool, arguments)
        return result["output"], result.get("diagnostics", [])
    return ask


def in_mcp(stack, folder):
    mcp = stack.enter_context(Mcp(folder))

    def ask(tool, arguments):
        result = mcp.tool(tool, arguments)
        return result["structuredContent"], [block["text"] for block in result["content"][1:]]
    return ask


def content_of(line):
    expect(len(line) < BUDGET, len(line), line[:200])
    answer = json.loads(line)
    expect("result" in answer, str(answer)[:1000])
    first, *others = answer["result"].pop("content")
    output = json.loads(first.pop("text"))
    first.pop("json", None)  # what is left may hold the diagnostics
    told = [block["text"] for block in others] + [json.dumps([answer["result"], first])]
    return output, told + output.get("diagnostics", [])


def in_dialect(name, method, arguments_key):
    def start(stack, folder):
        stdio = stack.enter_context(Stdio("--dialect", name, "--project", folder))

        def ask(tool, arguments):
            stdio.send(request(method, {"name": tool, arguments_key: arguments}))
            return content_of(stdio.process.stdout.readline())
        return ask
    return start


def over_http(path):
    def start(stack, folder):
        server = stack.enter_context(Server("--project", folder))

        def ask(tool, arguments):
            name = "tool" if path == "/editor" else "name"
            message = request("tools/call", {name: tool, "arguments": arguments})
            body = server.post(message, path).body
            if path != "/editor":
                return content_of(body)
            expect(len(body) < BUDGET, len(body))
            result = json.loads(body)["result"]
            return result["output"], result.get("diagnostics", [])
        return ask
    return start


def in_frames(stack, folder):
    """The framed protocol, whose frames have at most 64 KB."""
    state = stack.enter_context(tempfile.TemporaryDirectory())
    token = os.path.join(state, "token")
    with open(token, "w", encoding="utf-8") as file:
        file.write(TOKEN)
    os.chmod(token, 0o600)
    stdio = stack.enter_context(Stdio("--framed", "--framed-token-file", token,
                                      "--project", folder))

    def answer(message):
        stdio.write(frame(message))
        size = int.from_bytes(stdio.process.stdout.read(4), "little")
        expect(size <= 65536, size)
        return stdio.process.stdout.read(size)

    same("error" in json.loads(answer(request("session.authenticate", {"token": TOKEN}))), False)

    def ask(tool, arguments):
        result = json.loads(answer(request("tools/call", {"tool": tool, "arguments": arguments})))
        expect("result" in result, str(result)[:1000])
        return result["result"]["output"], result["result"].get("diagnostics", [])
    return ask


DIALECTS = {"editor": in_editor, "mcp": in_mcp,
            "plain": in_dialect("plain", "tools/call", "arguments"),
            "bridge": in_dialect("bridge", "invoke", "parameters"), "POST /": over_http("/"),
            "POST /editor": over_http("/editor")}
OTHERS = {"explorer": in_dialect("explorer", "call_tool", "arguments"), "framed": in_frames}


def in_every_dialect(check, dialects=None):
    for name, start in (dialects or DIALECTS).items():
        with contextlib.ExitStack() as stack:
            try:
                check(start(stack, big()))
            except AssertionError as error:
                raise AssertionError(f"in {name}: {error}") from None


# --- The three that grow with a scene ---

def whole_hierarchy(ask):
    arguments = {"scenePath": BIG, "includeInactive": True}

    def page(more):
        output, diagnostics = ask("scene.hierarchy.dump", {**arguments, **more})
        same(output["scenePath"], BIG)
        return output["rootObjects"], diagnostics

    first, diagnostics = page({})
    expect(len(list(walk(first))) < OBJECTS and hint_offset(diagnostics), diagnostics)
    nodes, times = crawl(page)
    expect(times > 1, "cut, and nothing says how to go on")
    once([node["instanceId"] for node in nodes], big_ids())


def all_matches(ask):
    def page(offset):
        output, diagnostics = ask("scene.objects.find", {"scenePath": BIG, "offset": offset})
        same(output.get("total"), OBJECTS)
        return output["matches"], diagnostics

    matches, times = pages(page)
    expect(times > 1, "cut, and nothing says how to go on")
    once([match["instanceId"] for match in matches], big_ids())
    same([match["path"] for match in matches], sorted(match["path"] for match in matches))


def all_findings(ask):
    def page(offset):
        output, diagnostics = ask("project.references.missing", {"offset": offset})
        same(output.get("total"), BROKEN + 1)
        return output["missingScripts"] + output["brokenReferences"], diagnostics

    findings, times = pages(page)
    expect(times > 1, "cut, and nothing says how to go on")
    same([row for row in findings if "guid" not in row], [SEED_MISSING])
    once([row["guid"] for row in findings if "guid" in row],
         [f"{0xbad << 100 | i:032x}" for i in range(BROKEN)])


@test
def a_large_hierarchy_is_read_page_by_page():
    in_every_dialect(whole_hierarchy)


@test
def many_matches_are_read_page_by_page():
    in_every_dialect(all_matches)


@test
def many_findings_are_read_page_by_page():
    in_every_dialect(all_findings)


@test
def a_cut_reply_says_so_in_the_explorers_dialect_too():
    for check in (all_matches, all_findings, whole_hierarchy):
        in_every_dialect(check, {"explorer": OTHERS["explorer"]})


@test
def a_cut_reply_fits_into_a_frame():
    for check in (all_matches, all_findings, whole_hierarchy):
        in_every_dialect(check, {"framed": OTHERS["framed"]})


@test
def a_large_hierarchy_without_inactive_objects_is_read_page_by_page():
    with Editor(big()) as editor:
        def page(more):
            result = editor.result("scene.hierarchy.dump", {"scenePath": BIG, **more})
            return result["output"]["rootObjects"], result.get("diagnostics")

        nodes, _ = crawl(page)
        once([node["instanceId"] for node in nodes], shown_ids())


@test
def pages_may_be_smaller_than_they_must():
    with Editor(big()) as editor:
        found = []
        for offset in range(0, 600, 100):
            output = editor.output("scene.objects.find", scenePath=BIG, limit=100, offset=offset)
            same((len(output["matches"]), output["total"]), (100, OBJECTS))
            found += output["matches"]
        same(found[:100], editor.output("scene.objects.find", scenePath=BIG)["matches"][:100])
        same(len({match["instanceId"] for match in found}), 600)
        for offset in (OBJECTS, 1 << 40, 1 << 62):
            same(editor.output("scene.objects.find", scenePath=BIG, offset=offset)["matches"], [])
            same(editor.output("scene.hierarchy.dump", scenePath=BIG, offset=offset)["rootObjects"],
                 [])
            output = editor.output("project.references.missing", offset=offset)
            same((output["missingScripts"], output["brokenReferences"]), ([], []))


@test
def cut_answers_fit_their_schema():
    with Mcp(big()) as mcp:
        tools = {tool["name"]: tool for tool in mcp.result("tools/list")["tools"]}
        for tool in ("scene.hierarchy.dump", "scene.objects.find"):
            fits(mcp.tool(tool, {"scenePath": BIG})["structuredContent"],
                 tools[tool.replace(".", "_")]["outputSchema"])
        fits(mcp.tool("project.references.missing")["structuredContent"],
             tools["project_references_missing"]["outputSchema"])


@test
def cut_replies_are_the_same_every_time():
    calls = (("scene.hierarchy.dump", {"scenePath": BIG}), ("project.references.missing", {}),
             ("scene.objects.find", {"scenePath": BIG, "offset": 777}))
    with Editor(big()) as first, Editor(big()) as second:
        for tool, arguments in calls:
            reply = first.exactly(tool, arguments)
            same(first.exactly(tool, arguments), reply)
            same(second.exactly(tool, arguments), reply)


# --- Shapes of scenes ---

def paged(editor, tool, keys, **arguments):
    """All rows of a tool's lists, page by page."""
    def page(offset):
        more = {"offset": offset} if offset else {}
        result = editor.result(tool, {**arguments, **more})
        return [row for key in keys for row in result["output"][key]], result.get("diagnostics")
    return pages(page)[0]


def all_is_found_in(scene):
    """Everything in the scene must be found by following hints, by both tools that show it."""
    with project() as p:
        p.add(BIG, scene.text())
        with Editor(p.root) as editor:
            def page(more):
                result = editor.result("scene.hierarchy.dump", {"scenePath": BIG, **more})
                return result["output"]["rootObjects"], result.get("diagnostics")

            nodes, _ = crawl(page)
            once([node["instanceId"] for node in nodes], scene.ids)
            found = paged(editor, "scene.objects.find", ["matches"], scenePath=BIG)
            once([match["instanceId"] for match in found], scene.ids)


@test
def one_root_with_all_objects_below_is_read():
    scene = Scene()
    top = scene.add("Top")
    for _ in range(OBJECTS):
        scene.add("Cube", top)
    all_is_found_in(scene)


@test
def roots_alone_are_read():
    scene = Scene()
    for i in range(OBJECTS):
        scene.add(f"Root object number {i}")
    all_is_found_in(scene)


@test
def a_deep_scene_is_read():
    scene, parent = Scene(), None
    for i in range(400):
        parent = scene.add(f"n{i}", parent)
    all_is_found_in(scene)


@test
def siblings_of_one_name_are_each_read():
    scene = Scene()
    for group in range(2):
        top = scene.add("Group")
        for i in range(1500):
            scene.add(f"Child {group} {i}", top)
    all_is_found_in(scene)


@test
def names_that_grow_when_they_are_written_stay_within_the_budget():
    scene = Scene()
    for i in range(400):
        scene.add('"' + "\\u0001\\\"" * 60 + f'{i}"')
    with project() as p:
        p.add(BIG, scene.text())
        for start in (*DIALECTS.values(), OTHERS["explorer"]):
            with contextlib.ExitStack() as stack:
                ask = start(stack, p.root)
                for tool in ("scene.hierarchy.dump", "scene.objects.find"):
                    ask(tool, {"scenePath": BIG})


# --- The other tools that list ---

@test
def many_scenes_are_listed_page_by_page():
    with project() as p:
        text = Scene().text() + "--- !u!29 &1\nOcclusionCullingSettings:\n  m_ObjectHideFlags: 0\n"
        paths = [f"Assets/Many scenes/Scene number {i}.unity" for i in range(1500)]
        for path in paths:
            p.add(path, text)
        p.set_build_scenes(*paths)
        with Editor(p.root) as editor:
            once([row["path"] for row in paged(editor, "project.scenes.list", ["scenes"])], paths)
            rows = paged(editor, "project.scenes.list", ["scenes"], includeAllScenes=True)
            same(len(rows), 1502)


@test
def many_dependents_are_listed_page_by_page():
    with project() as p:
        text = p.read("Assets/Materials/Red.mat")
        guid = p.add("Assets/Shared.png", "no picture")
        expect("Texture: {fileID: 0}" in text)
        text = text.replace("Texture: {fileID: 0}",
                            f"Texture: {{fileID: 2800000, guid: {guid}, type: 3}}")
        paths = [f"Assets/Many/Material number {i}.mat" for i in range(1500)]
        for path in paths:
            p.add(path, text)
        with Editor(p.root) as editor:
            rows = paged(editor, "asset.dependencies.graph", ["dependencies", "dependents"],
                         guid=guid)
            once([row["path"] for row in rows], paths)


@test
def many_unreadable_files_are_listed_page_by_page():
    with project() as p:
        paths = [f"Assets/Many/Broken scene number {i}.unity" for i in range(2000)]
        for i, path in enumerate(paths):
            p.add(path, "<<<<<<< HEAD\n" + YAML if i % 2 else "")
        with Editor(p.root) as editor:
            def page(offset):
                result = editor.result("project.references.missing", {"offset": offset})
                rows = [row["path"] for key in ("missingScripts", "malformed", "unreadable")
                        for row in result["output"][key]]
                return rows, result.get("diagnostics")
            once(pages(page)[0], [*paths, TEST])


@test
def many_mixers_are_listed_page_by_page():
    with project() as p:
        paths = [f"Assets/Many/Mixer number {i}.mixer" for i in range(600)]
        for path in paths:
            p.add(path, p.read(MIXER))
        with Editor(p.root) as editor:
            rows = paged(editor, "audio.mixer.list", ["mixers"])
            once([row["path"] for row in rows], [*paths, MIXER])


@test
def an_object_with_many_components_is_listed_page_by_page():
    scene = Scene()
    scene.add("Many", components=[renderer(GUIDS["Assets/Materials/Red.mat"])] * 3000)
    with project() as p:
        p.add(BIG, scene.text())
        with Editor(p.root) as editor:
            rows = paged(editor, "scene.components.list", ["components"], scenePath=BIG,
                         gameObjectPath="Many")
            once([row["index"] for row in rows], range(3001))


@test
def many_prefabs_that_are_gone_are_told_in_few_words():
    text = YAML
    for i in range(1500):
        guid = f"{0xdead << 100 | i:032x}"
        text += (f"--- !u!1001 &{1000 + i}\nPrefabInstance:\n  m_Modification:\n"
                 "    m_TransformParent: {fileID: 0}\n    m_Modifications: []\n"
                 f"  m_SourcePrefab: {{fileID: 100100000, guid: {guid}, type: 3}}\n")
    with project() as p:
        p.add(BIG, text)
        with Editor(p.root) as editor:
            def page(more):
                result = editor.result("scene.hierarchy.dump", {"scenePath": BIG, **more})
                expect(len(json.dumps(result["diagnostics"])) < 5000, len(result["diagnostics"]))
                return result["output"]["rootObjects"], result["diagnostics"]

            nodes, _ = crawl(page)
            same(len({node["instanceId"] for node in nodes}), 1500)
            found = editor.output("project.references.missing", scope="scenes")
            same(found["total"], 1501)


@test
def a_name_without_end_does_not_fill_a_reply():
    with project() as p:
        p.change("Assets/Scenes/Main.unity", "m_Name: Ground\n", f"m_Name: {'x' * 300000}\n")
        p.change("ProjectSettings/ProjectSettings.asset", "productName: Unity Demo",
                 f"productName: {'y' * 300000}")
        with Editor(p.root) as editor:
            for name, arguments in (("scene.hierarchy.dump", {"scenePath": MAIN}),
                                    ("scene.objects.find", {}), ("project.info", {})):
                expect(len(json.dumps(editor.result(name, arguments))) < BUDGET, name)


if __name__ == "__main__":
    suite.main()
