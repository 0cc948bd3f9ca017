"""The resources of a Unity project on disk, in MCP and in the plain dialect."""
import functools
import json
import os
import re
import tempfile
import urllib.parse

from lib.umcp import Http, Server, Stdio, Suite, expect, request, same, wait_for
from lib.unity import (BUDGET, EXAMPLE, GUIDS, MAIN, NO_GUID, TEST, Editor, Mcp, Project, Scene,
                       crawl, hint_offset, names, project, read_line, renderer)

suite = Suite()
test = suite.test

INFO, ACTIVE, SCENES = "unity://project/info", "unity://scene/active", "unity://scenes"
ASSETS = "unity://assets"
ASSET_PATHS = sorted(os.path.relpath(os.path.join(folder, name), EXAMPLE)
                     for folder, _, files in os.walk(os.path.join(EXAMPLE, "Assets"))
                     for name in files if not name.endswith(".meta"))
NO_SUCH = -32002  # MCP's "resource not found"
SECRET = "Nobody must see this"


def scene_uri(path, query=""):
    return "unity://scene/" + urllib.parse.quote(path) + query


def asset_uri(path):
    return "unity://asset/" + urllib.parse.quote(path)


class Plain:
    """The plain dialect over HTTP: POST /."""

    def __init__(self, server):
        self.server = server

    def ask(self, method, params=None):
        response = self.server.post(request(method, params), "/")
        same(response.status, 200, response)
        expect(len(response.body) < BUDGET, len(response.body))
        answer = response.json()
        same((answer["jsonrpc"], answer["id"], len(answer)), ("2.0", 1, 3), answer)
        return answer

    def resource(self, uri):
        answer = self.ask("resources/read", {"uri": uri})
        expect("result" in answer, uri, answer)
        contents = answer["result"]["contents"]
        same({content["uri"] for content in contents}, {uri})
        return json.loads(contents[0]["text"])

    def resource_error(self, uri):
        answer = self.ask("resources/read", {"uri": uri})
        expect("error" in answer, uri, answer)
        return answer["error"]


# --- What is offered ---

@test
def the_projects_resources_are_listed():
    with Mcp(EXAMPLE) as mcp:
        listed = [each for each in mcp.result("resources/list")["resources"]
                  if not each["uri"].startswith("skill://")]
        for resource in listed:
            expect(resource["uri"].startswith("unity://") and resource["name"], resource)
            expect(resource["description"], resource)
            same(resource["mimeType"], "application/json")
        uris = names(listed, "uri")
        same(len(set(uris)), len(uris))
        expect({INFO, ACTIVE, SCENES, ASSETS} <= set(uris), uris)
        for uri in (INFO, ACTIVE, SCENES, ASSETS):
            mcp.resource(uri)


@test
def the_templates_lead_to_what_they_say():
    with Mcp(EXAMPLE) as mcp:
        templates = mcp.result("resources/templates/list")["resourceTemplates"]
        for template in templates:
            expect(template["uriTemplate"].startswith("unity://") and template["name"], template)
            expect(template["description"], template)
        by_variable = {}
        for template in names(templates, "uriTemplate"):
            for variable in re.findall(r"\{\+(\w+)\}", template):
                by_variable[variable] = template
        for variable, path in (("scenePath", MAIN), ("assetPath", "Assets/Materials/Red.mat")):
            uri = by_variable[variable].replace("{+" + variable + "}", path)
            uri = re.sub(r"\{\?[^}]*\}", "", uri)
            expect(path in json.dumps(mcp.resource(uri)), uri)
        expect(any("unity://assets{?" in t and "limit" in t and "offset" in t
                   for t in names(templates, "uriTemplate")), templates)


@test
def seed_3_lists_and_reads_them():
    with Server("--project", EXAMPLE) as server, Mcp(EXAMPLE) as mcp:
        plain = Plain(server)
        listed = plain.ask("resources/list")["result"]["resources"]
        for resource in listed:
            expect(resource["uri"] and resource["name"], resource)
        expect({INFO, ACTIVE, SCENES, ASSETS} <= set(names(listed, "uri")), listed)
        # the seed's own request
        answer = server.post({"jsonrpc": "2.0", "method": "resources/read",
                              "params": {"uri": "unity://scene/active"}, "id": 4}, "/").json()
        same((answer["jsonrpc"], answer["id"]), ("2.0", 4))
        same(set(answer), {"jsonrpc", "id", "result"})
        same(json.loads(answer["result"]["contents"][0]["text"])["path"], MAIN)
        answer = server.post({"jsonrpc": "2.0", "method": "resources/list", "id": 3}, "/").json()
        same((answer["id"], answer["result"]["resources"]), (3, listed))
        for uri in (INFO, ACTIVE, SCENES, ASSETS, ASSETS + "?limit=3&offset=1", scene_uri(MAIN),
                    asset_uri("Assets/Materials/Red.mat")):
            same(plain.resource(uri), mcp.resource(uri))


# --- What they say ---

@test
def the_project_and_its_scenes_are_told():
    with Mcp(EXAMPLE) as mcp:
        info = mcp.resource(INFO)
        same(info, {**mcp.tool("project.info")["structuredContent"], "source": "files"})
        same((info["productName"], info["unityVersion"]), ("Unity Demo", "2022.3.20f1"))
        active = mcp.resource(ACTIVE)
        same((active["name"], active["path"], active["isLoaded"], active["rootCount"]),
             ("Main", MAIN, False, 10))
        same((active["source"], mcp.resource(SCENES)["source"]), ("files", "files"))
        same(names(active["rootObjects"]), [
            "EventSystem", "Lighting", "Main Camera", "Player", "Ground", "Props", "Crate Stack",
            "Music", "Spawn Point", "HUD"])
        same([row["name"] for row in active["rootObjects"] if not row["active"]], ["Spawn Point"])
        same(active["rootObjects"][2], {"name": "Main Camera", "instanceId": 12345, "active": True})
        scenes = mcp.resource(SCENES)
        same(scenes["Total"], 2)
        same([(row["Path"], row["Name"], row["Index"], row["IsLoaded"]) for row in scenes["Items"]],
             [(MAIN, "Main", 0, False), (TEST, "Test", 1, False)])
        one = mcp.resource(SCENES + "?limit=1&offset=1")
        same((one["Total"], one["Items"]), (2, scenes["Items"][1:]))


@test
def a_scene_and_an_asset_are_read_by_their_path():
    with Mcp(EXAMPLE) as mcp:
        for path in (MAIN, TEST):
            dumped = mcp.tool("scene.hierarchy.dump", {"scenePath": path})["structuredContent"]
            dumped["source"] = "files"
            same(mcp.resource(scene_uri(path)), dumped)
            same(mcp.resource("unity://scene/" + path.replace("/", "%2F")), dumped)
        whole = mcp.tool("scene.hierarchy.dump", {"scenePath": MAIN, "includeInactive": True})
        same(mcp.resource(scene_uri(MAIN, "?includeInactive=true")),
             {**whole["structuredContent"], "source": "files"})
        below = mcp.tool("scene.hierarchy.dump", {"scenePath": MAIN, "rootPath": "Crate Stack",
                                                  "offset": 1})
        same(mcp.resource(scene_uri(MAIN, "?rootPath=Crate%20Stack&offset=1")),
             {**below["structuredContent"], "source": "files"})
        for path in ASSET_PATHS:
            info = mcp.tool("asset.info", {"assetPath": path})["structuredContent"]
            same(mcp.resource(asset_uri(path)), info)
            same((info["path"], info["guid"]), (path, GUIDS.get(path, info["guid"])))


@test
def a_path_with_every_kind_of_character_is_read():
    name = "Assets/Sp ace %25 \u00e4\u00df\u65e5\U0001f600 #1 a?b&c=d+e;f'\"<>|.mat"
    with project() as p:
        guid = p.add(name, p.read("Assets/Materials/Red.mat"))
        p.add(name.replace(".mat", ".unity"), p.read(TEST))
        with Mcp(p.root) as mcp:
            same(mcp.resource(asset_uri(name))["guid"], guid)
            same(mcp.resource(scene_uri(name.replace(".mat", ".unity")))["scenePath"],
                 name.replace(".mat", ".unity"))
            expect(name in names(mcp.resource(ASSETS)["assets"], "path"))


@test
def assets_are_listed_in_pages():
    with Mcp(EXAMPLE) as mcp:
        assets = mcp.resource(ASSETS)["assets"]
        same(names(assets, "path"), ASSET_PATHS)
        for row in assets:
            same(set(row), {"path", "guid", "type"})
            same(row["guid"], GUIDS.get(row["path"], row["guid"]))
            same(row["type"], mcp.resource(asset_uri(row["path"]))["type"])
        for limit in (1, 4, 21, 100):
            found = []
            for offset in range(0, len(assets), limit):
                page = mcp.resource(f"{ASSETS}?limit={limit}&offset={offset}")
                same(page.get("total", len(assets)), len(assets))
                expect(len(page["assets"]) <= limit, page)
                found += page["assets"]
            same(found, assets)
        same(mcp.resource(ASSETS + "?offset=21")["assets"], [])
        same(mcp.resource(ASSETS + "?offset=9999999999")["assets"], [])
        same(names(mcp.resource(ASSETS + "?folder=Assets/Materials")["assets"], "path"),
             [path for path in ASSET_PATHS if path.startswith("Assets/Materials/")])
        same(len(mcp.resource(ASSETS + "?type=Material")["assets"]), 3)
        same(len(mcp.resource(ASSETS + "?type=Material&limit=2&offset=1")["assets"]), 2)
        for query in ("limit=x", "offset=x", "limit=1.5", "limit=99999999999999999999"):
            same(mcp.resource_error(f"{ASSETS}?{query}")["code"], -32602, query)


@test
def what_needs_a_running_unity_says_so():
    with Mcp(EXAMPLE) as mcp:
        expect(mcp.resource("unity://status")["Ready"] is False)
        for uri in ("unity://selection", "unity://object/obj:1", "unity://camera/active"):
            error = mcp.resource_error(uri)
            expect("running Unity" in error["message"], uri, error)
            expect("on disk" in error["data"]["hint"], uri, error)


# --- What is not there ---

UNKNOWN = ("unity://nothing", "unity://", "http://127.0.0.1/", "file:///etc/passwd", "unity:scenes",
           "unity://assets/x", "unity://project", "unity://project/info/x", "UNITY",
           "unity://asset", "unity://asset/", "unity://asset/Assets/No.mat", "unity://asset/No.mat")


@test
def an_unknown_resource_is_not_found():
    with Mcp(EXAMPLE) as mcp, Server("--project", EXAMPLE) as server:
        plain = Plain(server)
        for uri in UNKNOWN:
            same(mcp.resource_error(uri)["code"], NO_SUCH, uri)
            error = plain.resource_error(uri)
            same((error["code"], error["message"]), (-32602, "Invalid params"), uri)
            expect(error["data"]["details"], error)
        for params in ({}, {"uri": 5}, {"uri": None}, None):
            answer = json.loads(mcp.exactly("resources/read", params))
            same(answer["error"]["code"], -32602, params)
            same(plain.ask("resources/read", params)["error"]["code"], -32602, params)


@test
def a_scene_that_is_not_there_is_a_resource_that_is_not_found():
    with Mcp(EXAMPLE) as mcp, Server("--project", EXAMPLE) as server:
        same(Plain(server).resource_error(scene_uri("Assets/No.unity"))["code"], -32602)
        same(mcp.resource_error(scene_uri("Assets/No.unity"))["code"], NO_SUCH)
        with Http(server.port) as http:
            http.get("/read?uri=" + scene_uri("Assets/No.unity"))
            same(http.response().status, 404)


@test
def without_an_enabled_build_scene_there_is_no_active_one():
    with project() as p:
        p.set_build_scenes("-" + MAIN)
        with Mcp(p.root) as mcp:
            error = mcp.resource_error(ACTIVE)
            expect("scene" in error["message"].lower(), error)
            expect(MAIN in names(mcp.resource(SCENES)["Items"], "Path"))
        p.set_build_scenes("-" + MAIN, TEST)
        with Mcp(p.root) as mcp:
            same(mcp.resource(ACTIVE)["path"], TEST)


@test
def a_build_scene_without_its_file_leaves_it_to_the_next():
    gone = "Assets/Scenes/Gone.unity"
    with project() as p:
        p.set_build_scenes(gone, "-" + MAIN, TEST)
        with Mcp(p.root) as mcp:
            same(mcp.resource(ACTIVE)["path"], TEST)
            for tool in ("scene.hierarchy.dump", "scene.objects.find"):
                same(mcp.tool(tool, {})["structuredContent"]["scenePath"], TEST)
            same(mcp.tool("editor.selection.info", {})["structuredContent"]["activeScene"], TEST)
        p.set_build_scenes("-" + MAIN, gone, "Assets/Scenes/GoneToo.unity")
        text = ("None of the enabled scenes of the build settings exists; "
                f"the first is '{gone}'")
        with Mcp(p.root) as mcp, Server("--project", p.root) as server:
            same(mcp.resource_error(ACTIVE)["message"], text)
            same(Plain(server).resource_error(ACTIVE)["data"]["details"], text)
            result = mcp.result("tools/call", {"name": "scene.hierarchy.dump", "arguments": {}})
            expect(result["isError"] and text in result["content"][0]["text"], result)
            answer = Plain(server).ask("tools/call", {"name": "scene-hierarchy-dump",
                                                      "arguments": {}})
            same(answer["error"]["data"]["details"], text)


def outside_uris(folder):
    """Paths that lead to files beside the project, in many spellings."""
    plain = ["../outside/Secret", "Assets/../../outside/Secret", folder + "/outside/Secret",
             "/" + folder + "/outside/Secret", "Assets/Link/Secret", "Assets/Linked",
             "Assets/Scenes/../../../outside/Secret", "..\\outside\\Secret"]
    for path in plain:
        yield path
        yield path.replace("..", "%2e%2e").replace("/", "%2f")
        yield path.replace("..", "%252e%252e")
        yield "".join(f"%{byte:02X}" for byte in path.encode())
    for path in ("Assets/%ff%fe", "Assets/%c0%ae%c0%ae/%c0%ae%c0%ae/outside/Secret", "Assets/%",
                 "Assets/%zz", "Assets/%2", "Assets/Scenes/Main%00", "%00", "Assets/%ed%a0%80",
                 "Assets/Scenes/Main.unity%00", "A" * 5000, "Assets/" + "x/" * 3000, "?limit=1",
                 "Assets/Scenes/Main?a.unity", "#", "Assets/Scenes/Main.unity#x", "~", "//", "."):
        yield path


@test
def no_uri_leads_out_of_the_project():
    with project() as p:
        scene = Scene()
        scene.add(SECRET)
        for end in (".unity", ".mat", ""):
            p.write("../outside/Secret" + end, scene.text())
        os.symlink(os.path.join(p.folder, "outside"), p.at("Assets/Link"))
        os.symlink("../../outside/Secret.unity", p.at("Assets/Linked.unity"))
        with Mcp(p.root) as mcp, Server("--project", p.root) as server:
            plain = Plain(server)
            for path in outside_uris(p.folder):
                for uri in (f"unity://scene/{path}.unity", f"unity://asset/{path}.unity",
                            f"unity://scene/{path}", f"unity://asset/{path}"):
                    answer = mcp.exactly("resources/read", {"uri": uri})
                    expect(SECRET.encode() not in answer, uri, answer)
                    expect("error" in json.loads(answer), uri, answer)
                    error = plain.resource_error(uri)
                    expect(SECRET not in json.dumps(error), uri, error)
            expect(SECRET not in json.dumps([mcp.resource(uri) for uri in (ASSETS, SCENES)]))
            same(server.process.poll(), None)


@test
def a_scene_that_cannot_be_read_is_told_apart():
    with project() as p:
        p.add("Assets/Empty.unity", "")
        p.add("Assets/Binary.unity", bytes(range(256)) * 8)
        p.add("Assets/Conflict.unity", "<<<<<<< HEAD\n" + p.read(TEST))
        with Mcp(p.root) as mcp:
            for name in ("Empty", "Binary", "Conflict"):
                error = mcp.resource_error(scene_uri(f"Assets/{name}.unity"))
                expect(name.lower() in json.dumps(error).replace(name, ""), error)


# --- Large projects ---

MANY = 1500
LARGE = "Assets/Large.unity"


@functools.cache
def large_folder():
    folder = tempfile.TemporaryDirectory()  # goes when the test ends
    p = Project(folder.name)
    text = p.read("Assets/Materials/Red.mat")
    for i in range(MANY):
        p.add(f"Assets/Many {i % 7}/Material number {i}.mat", text)
        p.add(f"Assets/Many scenes/Scene number {i}.unity", p.read(TEST)[:200])
    scene = Scene()
    for i in range(1000):
        top = scene.add(f"Root number {i}")
        for j in range(2):
            scene.add(f"Child {j}", top, [renderer(NO_GUID)])
    p.add(LARGE, scene.text())
    p.set_build_scenes(LARGE)
    return folder, p, scene


def large():
    return large_folder()[1].root


def all_assets(resource, first=""):
    found, times = [], 0
    while True:
        page = resource(f"{ASSETS}?offset={len(found)}{first}")
        same(page.get("total", len(page["assets"])), 2 * MANY + 22)
        expect(page["assets"], "an empty page before the end")
        found += page["assets"]
        times += 1
        if len(found) >= page["total"]:
            return found, times


@test
def all_assets_of_a_large_project_are_read_page_by_page():
    with Mcp(large()) as mcp, Server("--project", large()) as server:
        for resource in (mcp.resource, Plain(server).resource):
            for first in ("", "&limit=1000", "&limit=100000"):
                found, times = all_assets(resource, first)
                expect(times > 1)
                paths = names(found, "path")
                same(paths, sorted(set(paths)))
                same(len(set(names(found, "guid"))), 2 * MANY + 22)
        first = mcp.resource(ASSETS)
        same((len(first["assets"]), first["total"]), (200, 2 * MANY + 22))


@test
def all_scenes_of_a_large_project_are_read_page_by_page():
    with Mcp(large()) as mcp:
        found = []
        while not found or len(found) < page["Total"]:
            page = mcp.resource(f"{SCENES}?offset={len(found)}&limit=1000")
            same(page["Total"], MANY + 3)
            expect(page["Items"], "an empty page before the end")
            found += names(page["Items"], "Path")
        same(found, sorted(set(found)))


@test
def every_reply_about_a_large_project_is_small_in_every_dialect():
    uris = (INFO, ACTIVE, SCENES, ASSETS, scene_uri(LARGE), asset_uri(LARGE),
            ASSETS + "?limit=99999", SCENES + "?limit=99999")
    with Mcp(large()) as mcp, Server("--project", large()) as server, \
            Stdio("--dialect", "explorer", "--project", large()) as explorer:
        plain = Plain(server)
        for uri in uris:
            whole = mcp.resource(uri)
            explorer.send(request("read_resource", {"uri": uri}))
            contents = json.loads(read_line(explorer))["result"]["contents"]
            same(plain.resource(uri), whole)
            whole.pop("source", None)  # which the explorer's shapes have no room for
            told = json.loads(contents[0]["text"])
            if uri.startswith(SCENES):  # a number of roots, however short, makes the pages differ
                told["Items"] = [{**card, "RootCount": None}
                                 for card in told["Items"][:len(whole["Items"])]]
            same(told, whole)
            with Http(server.port) as http:
                http.get("/read?uri=" + urllib.parse.quote(uri, safe=""))
                response = http.response()
            same(response.status, 200)
            expect(len(response.body) < BUDGET, uri, len(response.body))
            json.loads(response.body)


@test
def a_large_scene_that_is_read_as_a_resource_says_that_it_is_cut():
    with Mcp(large()) as mcp:
        def page(more):
            query = urllib.parse.urlencode(more, quote_via=urllib.parse.quote)
            result = mcp.result("resources/read", {"uri": scene_uri(LARGE, "?" + query if more
                                                                    else "")})
            scene = json.loads(result["contents"][0]["text"])
            return scene["rootObjects"], [note["text"] for note in result["contents"][1:]]

        roots, told = page({})
        expect(len(roots) < 1000)
        expect(hint_offset(told), len(roots), "of 1000 roots shown, and nothing says so:", told)
        nodes, _ = crawl(page)
        same(sorted(names(nodes, "instanceId")), sorted(large_folder()[2].ids))


@test
def many_root_objects_of_the_active_scene_are_counted():
    with Mcp(large()) as mcp:
        active = mcp.resource(ACTIVE)
        same((active["path"], active["rootCount"]), (LARGE, 1000))
        expect(active["rootObjects"], active)


# --- The same, and changes ---

@test
def the_same_resource_has_the_same_bytes():
    uris = (INFO, ACTIVE, SCENES, ASSETS, scene_uri(MAIN), asset_uri(MAIN))
    with Mcp(EXAMPLE) as first, Mcp(EXAMPLE) as second:
        for uri in uris:
            reply = first.exactly("resources/read", {"uri": uri})
            same(first.exactly("resources/read", {"uri": uri}), reply)
            same(second.exactly("resources/read", {"uri": uri}), reply)


@test
def a_change_on_disk_is_in_the_next_reading():
    with project() as p, Server("--project", p.root) as server:
        plain = Plain(server)

        def becomes(condition, what):
            wait_for(condition, what, patience=3)

        def paths():
            return names(plain.resource(ASSETS)["assets"], "path")

        same(paths(), ASSET_PATHS)
        p.add("Assets/Materials/Blue.mat", p.read("Assets/Materials/Red.mat"))
        becomes(lambda: "Assets/Materials/Blue.mat" in paths(), "the new asset")
        os.rename(p.at("Assets/Materials"), p.at("Assets/Colours"))
        becomes(lambda: "Assets/Colours/Blue.mat" in paths(), "the renamed folder")
        expect(not any("Assets/Materials/" in path for path in paths()))
        p.remove("Assets/Colours/Blue.mat")
        becomes(lambda: "Assets/Colours/Blue.mat" not in paths(), "the end of the asset")
        same(plain.resource_error(asset_uri("Assets/Colours/Blue.mat"))["code"], -32602)
        p.change(MAIN, "m_Name: Ground\n", "m_Name: Floor\n")
        becomes(lambda: "Floor" in names(plain.resource(ACTIVE)["rootObjects"]), "the new name")
        p.set_build_scenes(TEST)
        becomes(lambda: plain.resource(ACTIVE)["path"] == TEST, "another active scene")
        p.change("ProjectSettings/ProjectSettings.asset", "productName: Unity Demo",
                 "productName: Other")
        becomes(lambda: plain.resource(INFO)["productName"] == "Other", "the new product")


@test
def a_file_that_was_cut_is_no_longer_what_it_was():
    with project() as p, Mcp(p.root) as mcp:
        mcp.resource(scene_uri(MAIN))
        os.truncate(p.at(MAIN), 0)
        expect("empty" in mcp.resource_error(scene_uri(MAIN))["message"])


@test
def subscribers_hear_of_changed_files():
    with project() as p, Mcp(p.root) as mcp:
        mcp.resource(scene_uri(MAIN))  # the project is open
        mcp.result("resources/subscribe", {"uri": scene_uri(MAIN)})
        mcp.result("resources/subscribe", {"uri": "unity://selection"})
        p.change(MAIN, "m_Name: Ground\n", "m_Name: Floor\n")
        told = json.loads(read_line(mcp))
        same(told["method"], "notifications/resources/updated")
        same(told["params"]["uri"], scene_uri(MAIN))
        expect("Floor" in json.dumps(mcp.resource(scene_uri(MAIN))))
        mcp.result("resources/unsubscribe", {"uri": scene_uri(MAIN)})


@test
def resources_and_the_editors_dialect_agree():
    with Mcp(EXAMPLE) as mcp, Editor(EXAMPLE) as editor:
        same(mcp.resource(INFO), {**editor.output("project.info"), "source": "files"})
        same(mcp.resource(scene_uri(TEST)),
             {**editor.output("scene.hierarchy.dump", scenePath=TEST), "source": "files"})
        same(mcp.resource(asset_uri(TEST)), editor.output("asset.info", assetPath=TEST))


if __name__ == "__main__":
    suite.main()
