"""completion/complete on the files of the example, in both eras; and what MCP lists beside tools."""
import os
import re
import tempfile

from lib.umcp import EXAMPLE, Stdio, Suite, expect, initialize, request, same

suite = Suite()
test = suite.test

META = {"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
                  "io.modelcontextprotocol/clientCapabilities": {}}}
NAME = re.compile(r"[a-zA-Z0-9_-]{1,64}")


class Files(Stdio):
    """The example without an engine."""

    def __init__(self, *args):
        super().__init__("--project", EXAMPLE, "--player", "off", "--connect", "none", *args)

    def __enter__(self):
        super().__enter__()
        self.ask(initialize())
        return self

    def values(self, ref, name, value, **known):
        kind, key = ("ref/resource", "uri") if "://" in ref else ("ref/prompt", "name")
        params = {"ref": {"type": kind, key: ref}, "argument": {"name": name, "value": value}}
        if known:
            params["context"] = {"arguments": known}
        old = self.ask(request("completion/complete", params))["result"]["completion"]
        new = self.ask(request("completion/complete", {**params, **META}))["result"]["completion"]
        same(old, new)
        same((old["total"], old["hasMore"]), (len(old["values"]), False))
        return old["values"]


@test
def prompts_complete_files():
    with Files() as client:
        same(client.values("review_scene", "scene", "MA"), ["Assets/Scenes/Main.unity"])
        same(client.values("review_scene", "scene", "assets/scenes/"),
             ["Assets/Scenes/Main.unity", "Assets/Scenes/Test.unity"])
        same(client.values("explain_prefab", "prefab", "crates"), ["Assets/Prefabs/CrateStack.prefab"])
        expect("Assets/Materials/Wood.mat" in client.values("trace_asset", "asset", ""))
        same(client.values("review_scene", "focus", "per"), ["performance"])
        same(client.values("find_what_broke", "symptom", "err"), [])


@test
def objects_come_from_the_first_scene():
    with Files() as client:
        same(client.values("explain_object", "object", "pl"), ["Player"])
        same(client.values("explain_object", "object", "/Crate Stack/U"),
             ["/Crate Stack/Upper", "/Crate Stack/Upper/Lid"])
        same(client.values("unity://object/{id}", "id", ""), [])


@test
def types_are_scripts_and_components():
    with Files() as client:
        types = client.values("explain_object", "component", "li")
        same(types[0], "UnityEngine.Light")
        expect("UnityEngine.AudioListener" in types, types)
        expect("PlayerController" in client.values("explain_object", "component", "Player"))


@test
def templates_complete_their_parameters():
    with Files() as client:
        templates = [each["uriTemplate"] for each in
                     client.ask(request("resources/templates/list"))["result"]["resourceTemplates"]]
        for template in templates:
            for group in re.findall(r"{[+?]?([^}]*)}", template):
                for name in group.split(","):
                    client.values(template, name, "zzz")
        scene = next(each for each in templates if "scenePath" in each)
        same(client.values(scene, "scenePath", "test"), ["Assets/Scenes/Test.unity"])


@test
def paths_of_objects_are_those_of_the_named_file():
    scene = "unity://scene/{+scenePath}{?includeInactive,rootPath,offset}"
    with Files() as client:
        same(client.values(scene, "rootPath", "Crate Stack/U"), ["Crate Stack/Upper", "Crate Stack/Upper/Lid"])
        named = client.values(scene, "rootPath", "", scenePath="Assets/Prefabs/CrateStack.prefab")
        first = client.values(scene, "rootPath", "")
        expect(named and first and named != first, named)
        # Each of them can be read.
        for path in named:
            client.ask(request("resources/read", {
                "uri": "unity://scene/Assets/Prefabs/CrateStack.prefab?rootPath=" + path.replace(" ", "%20")}))["result"]
        same(client.values(scene, "rootPath", "", scenePath="Assets/None.unity"), [])
        same(client.values(scene, "includeInactive", "t"), ["true"])


@test
def assets_are_found_by_folder_and_type():
    assets = "unity://assets{?folder,type,limit,offset}"
    with Files() as client:
        same(client.values(assets, "folder", "assets/sc")[0], "Assets/Scenes")
        expect("Assets" in client.values(assets, "folder", ""))
        types = client.values(assets, "type", "")
        expect("Scene" in types and "Prefab" in types, types)
        for kind in types:
            answer = client.ask(request("resources/read", {"uri": "unity://assets?type=" + kind}))["result"]
            expect('"path"' in answer["contents"][0]["text"], kind)


@test
def scripts_are_those_of_the_folder():
    with tempfile.TemporaryDirectory() as state:
        os.makedirs(os.path.join(state, "Scripts", "more"))
        for name in ("setup.cs", "more/second.cs", "notes.txt"):
            open(os.path.join(state, "Scripts", name), "w").close()
        with Files("--state-dir", state) as client:
            same(client.values("unity://console/script{?path}", "path", "se"), ["setup.cs", "more/second.cs"])


@test
def every_listed_name_fits_every_client():
    with Files("--tools", "explorer,editor,bridge,plugin") as client:
        for params in ({}, META):
            tools = client.ask(request("tools/list", params))["result"]["tools"]
            expect(len(tools) >= 70, len(tools))
            same([tool["name"] for tool in tools if not NAME.fullmatch(tool["name"])], [])
            same(len({tool["name"] for tool in tools}), len(tools))
            for tool in tools:
                expect(tool["title"] and tool["outputSchema"]["type"] == "object", tool)
        for name in ("project_info", "project.info", "project-info"):
            result = client.ask(request("tools/call", {"name": name, "arguments": {}}))["result"]
            same(result["structuredContent"]["productName"], "Unity Demo", result)


@test
def a_skill_is_read_from_every_list():
    with Files() as client:
        skills = client.ask(request("skills/list", META))["result"]["skills"]
        listed = {each["uri"]: each for each in client.ask(request("resources/list"))["result"]["resources"]}
        for skill in skills:
            same(listed[skill["uri"]]["name"], skill["frontmatter"]["name"])
            for file in skill["resources"]:
                content = client.ask(request("resources/read", {"uri": file["uri"]}))["result"]["contents"][0]
                same(len(content["text"].encode()), file["size"])


if __name__ == "__main__":
    suite.main()
