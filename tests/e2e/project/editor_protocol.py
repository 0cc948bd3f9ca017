"""The editor tools as their protocol and MCP show them: the seed's own words, bad arguments,
the same bytes for the same call, schemas."""
import json
import os
import shutil
import tempfile

from lib.umcp import Server, Suite, expect, request, same
from lib.unity import (EXAMPLE, MAIN, MIXER, NO_GUID, SEED_MISSING, TEST, TOOLS, Editor, Mcp,
                       Project, Scene, behaviour, fits, names, project, read_line, renderer)

suite = Suite()
test = suite.test

CALLS = [(tool, {}) for tool in TOOLS if tool not in ("mcp.tool.describe", "scene.components.list",
                                                      "scene.hierarchy.dump",
                                                      "audio.mixer.snapshot.read")
         and not tool.startswith("asset.")] + [
    ("mcp.tool.describe", {"toolId": "asset.info"}),
    ("mcp.tools.list", {"category": "scene"}),
    ("project.scenes.list", {"includeAllScenes": True, "limit": 1}),
    ("scene.hierarchy.dump", {"scenePath": MAIN, "includeInactive": True}),
    ("scene.hierarchy.dump", {"scenePath": TEST}),
    ("scene.objects.find", {"scenePath": MAIN, "limit": 3}),
    ("scene.components.list", {"gameObjectPath": "Player", "scenePath": TEST}),
    ("asset.info", {"assetPath": MAIN}), ("asset.info", {"assetPath": "Assets/Scripts"}),
    ("asset.dependencies.graph", {"assetPath": MAIN, "depth": 10}),
    ("audio.mixer.snapshot.read", {"mixerPath": MIXER, "snapshotName": "Default"})]


def example():
    return Editor(EXAMPLE)


# --- The seed's own words ---

@test
def the_seeds_tool_execution():
    with example() as editor:
        answer = editor.ask({"jsonrpc": "2.0", "id": "req-001", "method": "tools/call", "params": {
            "tool": "scene.hierarchy.dump",
            "arguments": {"scenePath": "Assets/Scenes/Main.unity"}}})
        same(set(answer), {"jsonrpc", "id", "result"})
        same((answer["jsonrpc"], answer["id"]), ("2.0", "req-001"))
        same(answer["result"]["tool"], "scene.hierarchy.dump")
        output = answer["result"]["output"]
        same(set(output), {"scenePath", "rootObjects"})
        same(output["scenePath"], "Assets/Scenes/Main.unity")
        expect({"name": "Main Camera", "path": "Main Camera", "instanceId": 12345,
                "components": ["Transform", "Camera"], "children": []} in output["rootObjects"],
               output)


@test
def the_seeds_list_and_description():
    with example() as editor:
        answer = editor.ask({"jsonrpc": "2.0", "id": "req-002", "method": "tools/list",
                             "params": {"category": "scene"}})
        same((answer["id"], set(answer["result"])), ("req-002", {"tools"}))
        same([tool["id"] for tool in answer["result"]["tools"]],
             ["scene.components.list", "scene.hierarchy.dump", "scene.objects.find"])
        keys = {"id", "name", "description", "category", "safetyLevel", "tier"}
        for tool in answer["result"]["tools"]:
            same(set(tool), keys)
            same((tool["category"], tool["safetyLevel"], tool["tier"]),
                 ("scene", "read-only", "core"))
            expect(tool["name"] and tool["description"], tool)
        answer = editor.ask({"jsonrpc": "2.0", "id": "req-003", "method": "tools/describe",
                             "params": {"tool": "project.info"}})
        same((answer["id"], set(answer["result"])), ("req-003", {"tool"}))
        tool = answer["result"]["tool"]
        same(set(tool), keys | {"inputs", "outputs", "notes"})
        same((tool["id"], tool["category"], tool["inputs"]["type"], tool["outputs"]["type"]),
             ("project.info", "project", "object", "object"))


@test
def the_seeds_missing_references():
    with example() as editor:
        answer = editor.ask({"jsonrpc": "2.0", "id": "req-002", "method": "tools/call", "params": {
            "tool": "project.references.missing", "arguments": {}}})
        same(answer, {"jsonrpc": "2.0", "id": "req-002", "result": {
            "tool": "project.references.missing",
            "output": {"missingScripts": [SEED_MISSING], "brokenReferences": []}}})


@test
def the_seeds_errors():
    with example() as editor:
        answer = editor.ask({"jsonrpc": "2.0", "id": "req-002", "method": "tools/call", "params": {
            "tool": "invalid.tool.id", "arguments": {}}})
        same(answer, {"jsonrpc": "2.0", "id": "req-002", "error": {
            "code": -32001, "message": "Tool not found: invalid.tool.id", "data": {
                "tool": "invalid.tool.id", "errorType": "not_found", "details": {}}}})
        answer = editor.ask({"jsonrpc": "2.0", "id": "req-003", "method": "tools/call", "params": {
            "tool": "scene.hierarchy.dump",
            "arguments": {"scenePath": "Assets/Scenes/Missing.unity"}}})
        same(answer, {"jsonrpc": "2.0", "id": "req-003", "error": {
            "code": -32004, "message": "Unity Editor error: Scene file not found", "data": {
                "tool": "scene.hierarchy.dump", "errorType": "unity", "details": {
                    "unityError": "Scene file 'Assets/Scenes/Missing.unity' does not exist",
                    "scenePath": "Assets/Scenes/Missing.unity"}}}})
        answer = editor.ask({"jsonrpc": "2.0", "id": "req-001", "method": "tools/call",
                             "params": {"tool": "scene.hierarchy.dump", "arguments": {}}})
        errors = answer["error"]["data"]["details"].pop("errors")
        same(answer, {"jsonrpc": "2.0", "id": "req-001", "error": {
            "code": -32002, "message": "Invalid tool arguments: scenePath is required", "data": {
                "tool": "scene.hierarchy.dump", "errorType": "validation", "details": {
                    "missingParameters": ["scenePath"]}}}})
        same(names(errors, "fieldPath"), ["scenePath"])


@test
def the_seeds_server_info():
    with example() as editor:
        answer = editor.ask({"jsonrpc": "2.0", "id": 7, "method": "server/info", "params": {}})
        info = answer["result"]
        same((answer["id"], set(info)), (7, {"serverVersion", "unityVersion", "platform",
                                             "enabledToolCategories", "tier"}))
        same((info["unityVersion"], info["tier"]), ("2022.3.20f1", "core"))
        same(sorted(info["enabledToolCategories"]),
             ["asset", "audio", "editor", "mcp.platform", "project", "scene"])
        same(editor.output("mcp.server.info"), info)


@test
def requests_that_are_none_are_refused_as_the_router_does():
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call"}
    with example() as editor:
        for message, code, text in (
                (b"{bad", -32700, ""), (b"[]", -32600, ""),
                (json.dumps([request("tools/list")]).encode(), -32600, ""),
                ({"jsonrpc": "2.0", "method": "tools/list"}, -32600, ""),
                ({"jsonrpc": "1.0", "id": 1, "method": "tools/list"}, -32600,
                 "Unsupported JSON-RPC version: 1.0. Expected '2.0'."),
                ({"jsonrpc": "2.0", "id": 1}, -32600, "Method is required."),
                (request("no/such"), -32601, "Method not found: no/such"),
                (call, -32602, "Params is required for tools/call"),
                ({**call, "params": {"arguments": {}}}, -32602,
                 "Params.tool (string) is required for tools/call"),
                ({**call, "params": {"tool": 5}}, -32602,
                 "Params.tool (string) is required for tools/call"),
                (request("tools/describe", {"tool": "no.such"}), -32001,
                 "Tool not found: no.such")):
            editor.write((message if isinstance(message, bytes) else json.dumps(message).encode())
                         + b"\n")
            error = json.loads(read_line(editor))["error"]
            expect(error["code"] == code and text in error["message"], message, error)
        answer = editor.ask({**call, "params": {"tool": "project.info"}})  # no arguments: none
        same(answer["result"]["output"]["productName"], "Unity Demo")


# --- Bad arguments ---

def wrong(tool, arguments, field, text):
    return tool, arguments, field, text


BAD = [wrong(tool, {"nothing": 1}, "nothing", "Unknown parameter 'nothing'.")
       for tool in TOOLS if tool not in ("mcp.tool.describe", "scene.components.list",
                                         "scene.hierarchy.dump", "audio.mixer.snapshot.read")] + [
    wrong("mcp.tools.list", {"category": 5}, "category", "must be a string. Got: number."),
    wrong("mcp.tools.list", {"tier": []}, "tier", "must be a string. Got: array."),
    wrong("mcp.tool.describe", {}, "toolId", "Required parameter 'toolId' is missing."),
    wrong("mcp.tool.describe", {"toolId": {}}, "toolId", "must be a string. Got: object."),
    wrong("project.scenes.list", {"includeAllScenes": "true"}, "includeAllScenes",
          "must be a boolean. Got: string."),
    wrong("project.references.missing", {"scope": "everything"}, "scope",
          "must be one of: all, scenes, prefabs, assets. Got: everything."),
    wrong("project.references.missing", {"scope": 1}, "scope", "must be a string. Got: number."),
    wrong("project.references.missing", {"offset": "1"}, "offset", "must be an integer"),
    wrong("scene.hierarchy.dump", {}, "scenePath", "Required parameter 'scenePath' is missing."),
    wrong("scene.hierarchy.dump", {"scenePath": None}, "scenePath",
          "Required parameter 'scenePath' is missing."),
    wrong("scene.hierarchy.dump", {"scenePath": 5}, "scenePath", "must be a string. Got: number."),
    wrong("scene.hierarchy.dump", {"scenePath": MAIN, "nothing": 1}, "nothing",
          "Unknown parameter 'nothing'."),
    wrong("scene.hierarchy.dump", {"scenePath": MAIN, "includeInactive": 1}, "includeInactive",
          "must be a boolean. Got: number."),
    wrong("scene.hierarchy.dump", {"scenePath": MAIN, "rootPath": True}, "rootPath",
          "must be a string. Got: boolean."),
    wrong("scene.objects.find", {"scenePath": []}, "scenePath", "must be a string. Got: array."),
    wrong("scene.objects.find", {"nameContains": 5}, "nameContains", "must be a string"),
    wrong("scene.objects.find", {"tag": False}, "tag", "must be a string"),
    wrong("scene.objects.find", {"componentType": 5}, "componentType", "must be a string"),
    wrong("scene.objects.find", {"layer": "UI"}, "layer", "must be an integer. Got: string."),
    wrong("scene.objects.find", {"layer": 1.5}, "layer", "must be an integer"),
    wrong("scene.objects.find", {"layer": 32}, "layer", "must be <= 31. Got: 32."),
    wrong("scene.objects.find", {"layer": -1}, "layer", "must be >= 0. Got: -1."),
    wrong("scene.components.list", {}, "gameObjectPath",
          "Required parameter 'gameObjectPath' is missing."),
    wrong("scene.components.list", {"gameObjectPath": 1}, "gameObjectPath", "must be a string"),
    wrong("scene.components.list", {"gameObjectPath": "Player", "scenePath": 1}, "scenePath",
          "must be a string"),
    wrong("scene.components.list", {"gameObjectPath": "Player", "x": 1}, "x", "Unknown parameter"),
    wrong("asset.info", {"assetPath": 1}, "assetPath", "must be a string"),
    wrong("asset.info", {"guid": 1}, "guid", "must be a string"),
    wrong("asset.dependencies.graph", {"assetPath": MAIN, "depth": 0}, "depth",
          "must be >= 1. Got: 0."),
    wrong("asset.dependencies.graph", {"assetPath": MAIN, "depth": 11}, "depth",
          "must be <= 10. Got: 11."),
    wrong("asset.dependencies.graph", {"assetPath": MAIN, "depth": 1e300}, "depth", "must be"),
    wrong("asset.dependencies.graph", {"assetPath": MAIN, "direction": "up"}, "direction",
          "must be one of: both, dependencies, dependents. Got: up."),
    wrong("audio.mixer.snapshot.read", {"mixerPath": MIXER}, "snapshotName",
          "Required parameter 'snapshotName' is missing."),
    wrong("audio.mixer.snapshot.read", {"mixerPath": MIXER, "snapshotName": 1}, "snapshotName",
          "must be a string"),
    wrong("audio.mixer.snapshot.read", {"mixerPath": 1, "snapshotName": "Default"}, "mixerPath",
          "must be a string")]


@test
def bad_arguments_are_refused_with_their_name():
    with example() as editor:
        for tool, arguments, field, text in BAD:
            error = editor.error(tool, arguments, -32002, "validation")
            details = error["data"]["details"]
            expect(error["message"].startswith("Invalid tool arguments: "), error)
            same(names(details["errors"], "fieldPath"), [field], tool, arguments)
            expect(text in details["errors"][0]["message"], tool, arguments, error)
            same(details["missingParameters"], [field] if "is missing" in text else [])
        error = editor.error("scene.components.list", {"x": 1, "scenePath": 2}, -32002,
                             "validation")
        same(sorted(names(error["data"]["details"]["errors"], "fieldPath")),
             ["gameObjectPath", "scenePath", "x"])
        for arguments in ([], "x", 5):
            answer = editor.ask(request("tools/call", {"tool": "project.info",
                                                       "arguments": arguments}))
            expect(answer["error"]["code"] in (-32002, -32602), answer)


@test
def one_of_two_ways_to_name_an_asset_is_wanted():
    with example() as editor:
        for tool, arguments, either in (
                ("asset.info", {}, ("assetPath", "guid")),
                ("asset.dependencies.graph", {"depth": 2}, ("assetPath", "guid")),
                ("audio.mixer.snapshot.read", {"snapshotName": "Paused"},
                 ("mixerPath", "mixerGuid"))):
            error = editor.error(tool, arguments, -32002, "validation")
            for name in either:
                expect(name in error["message"], error)
            expect(error["message"].startswith("Invalid tool arguments: "), error)
            expect({"missingParameters", "errors"} <= set(error["data"]["details"]), error)


# --- The same again ---

@test
def the_same_call_gives_the_same_bytes():
    def replies(editor):
        return [editor.exactly(tool, arguments) for tool, arguments in CALLS]

    with example() as editor:
        first = replies(editor)
        same(replies(editor), first)
    with example() as editor:
        same(replies(editor), first)
    with Server("--project", EXAMPLE) as server:
        for (tool, arguments), reply in zip(CALLS, first):
            message = request("tools/call", {"tool": tool, "arguments": arguments})
            same(server.post(message, "/editor").body, reply)


@test
def where_a_project_lies_changes_nothing():
    with tempfile.TemporaryDirectory() as folder:
        first, second = Project(os.path.join(folder, "a")), Project(os.path.join(folder, "b"))
        shutil.rmtree(second.root)  # and made again in another order
        for path in ("ProjectSettings", "Packages"):
            shutil.copytree(first.at(path), second.at(path))
        for path in sorted(os.listdir(first.at("Assets")), reverse=True):
            os.makedirs(second.at("Assets"), exist_ok=True)
            copy = shutil.copytree if os.path.isdir(first.at(f"Assets/{path}")) else shutil.copy
            copy(first.at(f"Assets/{path}"), second.at(f"Assets/{path}"))
        with Editor(first.root) as one, Editor(second.root) as other:
            for tool, arguments in CALLS:
                if tool != "project.info":
                    same(one.exactly(tool, arguments), other.exactly(tool, arguments))


# --- MCP ---

@test
def in_mcp_every_answer_fits_the_tools_schema():
    with Mcp(EXAMPLE) as mcp, example() as editor:
        tools = {tool["name"]: tool for tool in mcp.result("tools/list")["tools"]}
        for tool, arguments in CALLS:
            fits(arguments, tools[tool.replace(".", "_")]["inputSchema"])
            result = mcp.tool(tool, arguments)
            fits(result["structuredContent"], tools[tool.replace(".", "_")]["outputSchema"])
            told = editor.result(tool, arguments)
            if not tool.startswith("mcp."):  # which list what their dialect lists
                same(result["structuredContent"], told["output"])
            same([block["text"] for block in result["content"][1:]], told.get("diagnostics", []))
            expect(tools[tool.replace(".", "_")]["annotations"]["readOnlyHint"], tool)


@test
def in_mcp_failures_are_results():
    with Mcp(EXAMPLE) as mcp:
        for tool, arguments, word in (
                ("scene.hierarchy.dump", {"scenePath": "Assets/No.unity"}, "Scene file not found"),
                ("scene.hierarchy.dump", {"scenePath": 5}, "must be a string"),
                ("asset.info", {}, "assetPath or guid"),
                ("asset.info", {"assetPath": "../x"}, "Asset not found"),
                ("project.info", {"x": 1}, "Unknown parameter 'x'")):
            result = mcp.result("tools/call", {"name": tool, "arguments": arguments})
            expect(result["isError"] and "structuredContent" not in result, result)
            expect(word in result["content"][0]["text"], result)
        answer = mcp.ask(request("tools/call", {"name": "invalid.tool.id", "arguments": {}}))
        same(answer["error"]["code"], -32602)


@test
def in_mcp_unusual_answers_fit_too():
    scene = Scene()
    scene.add("Top", components=[renderer(NO_GUID), behaviour(NO_GUID)], active=False)
    with project() as p:
        p.set_build_scenes()
        p.add("Assets/Top.unity", scene.text())
        p.add("Assets/Conflict.unity", "<<<<<<< HEAD\n")
        p.add("Assets/Empty.unity", "")
        p.add("Assets/Thing.unknown", "x")
        p.change("Packages/manifest.json", "com.unity.ugui", "com.nobody.knows")
        with Mcp(p.root) as mcp:
            tools = {tool["name"]: tool for tool in mcp.result("tools/list")["tools"]}
            for tool, arguments in (
                    ("editor.selection.info", {}), ("project.references.missing", {}),
                    ("project.references.missing", {"limit": 1}), ("project.scenes.list", {}),
                    ("scene.hierarchy.dump", {"scenePath": "Assets/Top.unity",
                                              "includeInactive": True}),
                    ("scene.components.list", {"scenePath": "Assets/Top.unity",
                                               "gameObjectPath": "Top"}),
                    ("asset.info", {"assetPath": "Assets/Thing.unknown"}),
                    ("project.assets.summary", {})):
                fits(mcp.tool(tool, arguments)["structuredContent"],
                     tools[tool.replace(".", "_")]["outputSchema"])


if __name__ == "__main__":
    suite.main()
