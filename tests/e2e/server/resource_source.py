"""Resources that an engine or the files of a project can answer, with an engine that does what the
test wants: who answers, that the answer says so, and that nobody waits for an engine in vain. And
how its failures are told in the editor envelope's envelope."""
import json
import threading

from lib.engine import Gone
from lib.link import connect
from lib.probe import instances
from lib.unity import EXAMPLE, MAIN, Mcp
from lib.umcp import Http, Server, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test

INFO, ACTIVE, SCENES = "unity://project/info", "unity://scene/active", "unity://scenes"
TOOLS = {ACTIVE: "scene.active", INFO: "project.info", SCENES: "ListScenes"}


def plain(server, uri):
    answer = server.post(request("resources/read", {"uri": uri}), "/").json()
    expect("result" in answer, uri, answer)
    return json.loads(answer["result"]["contents"][0]["text"])


def explorer(server, uri):
    answer = server.post(request("read_resource", {"uri": uri}), "/message").json()
    expect("result" in answer, uri, answer)
    return json.loads(answer["result"]["contents"][0]["text"])


def read(server, uri):
    with Http(server.port) as http:
        http.get("/read?uri=" + uri)
        response = http.response()
    same(response.status, 200, response)
    return response.json()


class Reading(threading.Thread):
    """A resource that is read in the background."""

    def __init__(self, function, *args):
        super().__init__(daemon=True)
        self.found, self.ask = None, lambda: function(*args)
        self.start()

    def run(self):
        self.found = self.ask()

    def result(self):
        self.join(30)
        expect(self.found is not None, "no answer")
        return self.found


@test
def an_engine_that_is_ready_answers_all_three():
    with Server("--project", EXAMPLE) as server, connect(server) as engine:
        for uri, tool in TOOLS.items():
            for ask, more in ((plain, {"source": "engine"}), (explorer, {}), (read, {})):
                reading = Reading(ask, server, uri)
                number, _ = engine.call(tool)
                engine.done(number, {"it": [1, {"a": "}"}], "says": "\u00e4 \" \\ }"})
                same(reading.result(), {"it": [1, {"a": "}"}], "says": "\u00e4 \" \\ }", **more})
        # whatever the engine says, and however it writes it
        for text, wanted in (("{}", {"source": "engine"}), ("[]", []), ('"{}"', "{}"), ("1", 1),
                             ("{ \t\r\n }", {"source": "engine"}),
                             ("{\n  \"a\": 1\n}\n", {"a": 1, "source": "engine"})):
            reading = Reading(plain, server, ACTIVE)
            number, _ = engine.call("scene.active")
            engine.ws.send(json.dumps({"done": number, "ok": True}) + "\n" + text)
            same(reading.result(), wanted)


@test
def paths_of_scenes_are_asked_for_where_the_shape_is_not_fixed():
    with Server("--project", EXAMPLE) as server, connect(server) as engine:
        for ask, uri, wanted in (
                (plain, SCENES, {"withPath": True}), (explorer, SCENES, {}), (read, SCENES, {}),
                (plain, SCENES + "?limit=3", {"withPath": True, "limit": 3}),
                (plain, SCENES + "?withPath=false", {"withPath": False})):
            reading = Reading(ask, server, uri)
            number, args = engine.call("ListScenes")
            same(args, wanted)
            engine.done(number, {})
            reading.result()


def editor(server, tool, **arguments):
    return server.post(request("tools/call", {"tool": tool, "arguments": arguments}),
                       "/editor").json()


DUMP, LAMP = "scene.hierarchy.dump", {"scenePath": MAIN, "rootObjects": [{"name": "Lamp"}]}


@test
def tools_of_the_editor_envelope_ask_the_engine_and_say_so():
    with Server("--project", EXAMPLE) as server, connect(server) as engine:
        for tool, arguments in ((DUMP, {"scenePath": MAIN}), ("scene.objects.find", {}),
                                ("scene.components.list", {"gameObjectPath": "Lamp"}),
                                ("editor.selection.info", {}), ("project.info", {})):
            reading = Reading(lambda: editor(server, tool, **arguments))
            number, got = engine.call(tool)
            same(got, arguments)
            engine.ws.send(json.dumps({"done": number, "ok": True, "diagnostics": ["of mine"]})
                           + "\n" + json.dumps(LAMP))
            result = reading.result()["result"]
            same((result["output"], result["diagnostics"][0]), (LAMP, "of mine"))
            same(result["diagnostics"][1:],
                 ["Source: engine. demo (game) reported what it has open, saved or not."])


@test
def files_answer_a_tool_for_what_the_engine_has_not_open():
    with Server("--project", EXAMPLE) as server, connect(server) as engine:
        reading = Reading(lambda: editor(server, DUMP, scenePath=MAIN))
        number, _ = engine.call(DUMP)
        engine.fail(number, "NotReady", f"Scene '{MAIN}' is not open in the engine",
                    details={"scenePath": MAIN})
        result = reading.result()["result"]
        same(result["output"]["scenePath"], MAIN)
        same(result["diagnostics"], [f"Source: files. Scene '{MAIN}' is not open in the engine."])
        reading = Reading(lambda: editor(server, "project.info"))
        number, _ = engine.call("project.info")
        engine.fail(number, "NotReady", "no such tool")  # still agrees with server/info
        told = reading.result()["result"]["output"]
        info = server.post(request("server/info", {}), "/editor").json()["result"]
        same((told["platform"], told["activeBuildTarget"]),
             (info["platform"], "StandaloneLinux64"))


@test
def an_object_that_the_engine_lacks_is_not_looked_for_in_the_files():
    with Server("--project", EXAMPLE) as server, connect(server) as engine:
        reading = Reading(lambda: editor(server, "scene.components.list", gameObjectPath="Player"))
        number, _ = engine.call("scene.components.list")
        engine.fail(number, "NotFound", "GameObject not found: Player",
                    details={"unityError": "GameObject 'Player' does not exist",
                             "gameObjectPath": "Player"})
        error = reading.result()["error"]
        same((error["code"], error["message"]),
             (-32004, "Unity Editor error: GameObject not found: Player"))


@test
def files_answer_a_tool_whose_engine_reloads_for_long_or_goes():
    with Server("--project", EXAMPLE) as server, connect(server) as engine:
        engine.send({"state": "reloading"})
        wait_for(lambda: instances(server)[0]["State"] == "reloading", "the reload")
        reading = Reading(lambda: editor(server, DUMP, scenePath=MAIN))
        engine.send({"state": "ready"})
        number, _ = engine.call(DUMP)  # it has waited
        engine.done(number, LAMP)
        same(reading.result()["result"]["output"], LAMP)
        engine.send({"state": "reloading"})
        wait_for(lambda: instances(server)[0]["State"] == "reloading", "the reload")
        result = editor(server, DUMP, scenePath=MAIN)["result"]
        same(result["diagnostics"], ["Source: files. demo (game) is reloading its scripts."])
        engine.send({"state": "ready"})
        reading = Reading(lambda: editor(server, DUMP, scenePath=MAIN))
        engine.call(DUMP)
        engine.close()
        result = reading.result()["result"]
        expect(len(result["output"]["rootObjects"]) > 1, result)
        same(result["diagnostics"],
             ["Source: files. No Unity editor is connected, nor another engine."])


@test
def an_editor_is_enough_for_the_scene_tools_without_a_project():
    with Server() as server:
        for tool, arguments in ((DUMP, {"scenePath": MAIN}), ("editor.selection.info", {})):
            error = editor(server, tool, **arguments)["error"]
            same((error["code"], error["message"]),
                 (-32004, "Unity Editor error: No engine is connected"))
        with connect(server, kind="editor") as engine:
            for tool, arguments in ((DUMP, {"scenePath": MAIN}), ("scene.objects.find", {}),
                                    ("scene.components.list", {"gameObjectPath": "Lamp"}),
                                    ("editor.selection.info", {}), ("project.info", {}),
                                    ("project.scenes.list", {})):
                reading = Reading(lambda: editor(server, tool, **arguments))
                number, _ = engine.call(tool)
                engine.done(number, LAMP)
                same(reading.result()["result"]["output"], LAMP)
            reading = Reading(lambda: editor(server, DUMP, scenePath="Assets/No.unity"))
            number, _ = engine.call(DUMP)
            engine.fail(number, "NotReady", "Scene 'Assets/No.unity' is not open in the engine",
                        details={"unityError": "closed", "scenePath": "Assets/No.unity"})
            error = reading.result()["error"]
            same((error["code"], error["data"]["details"]["scenePath"]),
                 (-32004, "Assets/No.unity"))
            error = editor(server, "asset.info", assetPath="Assets/A.mat")["error"]
            expect("needs the files of a project" in error["message"], error)


@test
def files_answer_while_no_engine_is_ready():
    with Server("--project", EXAMPLE) as server:
        files = {uri: plain(server, uri) for uri in TOOLS}
        same({card["RootCount"] for card in files[SCENES]["Items"]}, {None})  # nobody counts them
        of_seed_4 = json.loads(json.dumps(files))
        for card in of_seed_4[SCENES]["Items"]:
            card["RootCount"] = 0
        for uri, found in files.items():
            same(found["source"], "files", uri)
            same({**explorer(server, uri), "source": "files"}, of_seed_4[uri])
        same((files[ACTIVE]["path"], files[INFO]["productName"]), (MAIN, "Unity Demo"))
        with connect(server) as engine:
            engine.send({"state": "reloading"})
            wait_for(lambda: instances(server)[0]["State"] == "reloading", "the reload")
            for uri, found in files.items():
                same(plain(server, uri), found)
            for uri in (ACTIVE, INFO):  # of the explorer's own resource the engine is asked
                same({**explorer(server, uri), "source": "files"}, files[uri])
        wait_for(lambda: plain(server, SCENES) == files[SCENES], "the end of the engine")


@test
def an_engine_without_the_tools_leaves_them_to_the_files():
    with Server("--project", EXAMPLE) as server:
        files = {uri: plain(server, uri) for uri in TOOLS}
        with connect(server) as engine:
            for kind in ("NotFound", "NotReady"):
                for uri, tool in TOOLS.items():
                    reading = Reading(plain, server, uri)
                    number, _ = engine.call(tool)
                    engine.fail(number, kind, "This engine has no tool", details={"a": 1})
                    same(reading.result(), files[uri])
            reading = Reading(server.post, request("resources/read", {"uri": ACTIVE}), "/")
            number, _ = engine.call("scene.active")
            engine.fail(number, "Engine", "No scene is loaded")
            expect("No scene is loaded" in json.dumps(reading.result().json()["error"]))


@test
def an_engine_that_dies_is_answered_for():
    with Server("--project", EXAMPLE) as server:
        files = {uri: plain(server, uri) for uri in TOOLS}
        for _ in range(5):
            with connect(server) as engine:
                readings = [(uri, Reading(plain, server, uri)) for uri in TOOLS]
                engine.call()
            for uri, reading in readings:
                same(reading.result(), files[uri])
            wait_for(lambda: plain(server, ACTIVE)["source"] == "files", "the end of the engine")


@test
def readings_survive_engines_that_come_and_go():
    with Server("--project", EXAMPLE) as server:
        is_over, sources, wrong = threading.Event(), set(), []

        def ask():
            while not is_over.is_set():
                for uri in TOOLS:
                    try:
                        sources.add(plain(server, uri)["source"])
                    except (AssertionError, KeyError) as error:
                        wrong.append(error)

        def answer(engine):
            try:
                while True:
                    head, _ = engine.next()
                    engine.done(head["call"], {"Total": 0})
            except (Gone, OSError):
                pass

        askers = [threading.Thread(target=ask) for _ in range(4)]
        for asker in askers:
            asker.start()
        for i in range(10):
            with connect(server) as engine:
                serving = threading.Thread(target=answer, args=(engine,))
                serving.start()
                wait_for(lambda: "engine" in sources or wrong, "an answer of the engine")
                if i % 2:
                    engine.send({"state": "reloading"})
                engine.ws.sock.shutdown(2)
                serving.join()
            sources.clear()
            wait_for(lambda: "files" in sources or wrong, "an answer of the files")
        is_over.set()
        for asker in askers:
            asker.join()
        same(wrong, [])


@test
def subscribers_hear_of_scenes_and_engines():
    uris = (ACTIVE, SCENES, INFO)

    def updates(mcp, count):
        """So many updates; other notifications are passed over."""
        found = set()
        while len(found) < count:
            line = mcp.read()
            if line.get("method") == "notifications/resources/updated":
                found.add(line["params"]["uri"])
        return found

    with Server("--project", EXAMPLE) as server, \
            Mcp(EXAMPLE, "--connect", server.url) as mcp:
        for uri in uris:
            mcp.send(request("resources/subscribe", {"uri": uri}))
            same(mcp.read()["result"], {})
        with connect(server) as engine:
            same(updates(mcp, 3), set(uris))  # they come from it now
            engine.send({"event": "scenes_diff"}, {"added": ["scn:1"], "removed": []})
            same(updates(mcp, 2), {ACTIVE, SCENES})
        same(updates(mcp, 3), set(uris))


# --- What engines refuse, in the editor envelope's words ---

@test
def failures_of_an_engine_fill_seed_2s_details():
    def call(server, tool, arguments):
        return server.post(request("tools/call", {"tool": tool, "arguments": arguments}),
                           "/editor").json()["error"]

    with Server("--allow-writes", "--allow-eval", "--eval-timeout", "7000") as server, \
            connect(server) as engine:
        for kind, code, error_type, details in (
                ("Engine", -32004, "unity", {"unityError": "no"}),
                ("NotFound", -32004, "unity", {"unityError": "no"}),
                ("NotReady", -32004, "unity", {"unityError": "no"}),
                ("What", -32004, "unity", {"unityError": "no"}),
                ("Timeout", -32003, "timeout", {"timeoutSeconds": 7, "tool": "GetObject"}),
                ("Tool", -32000, "execution", {"error": "no"}),
                ("InvalidArgument", -32002, "validation", {
                    "missingParameters": [],
                    "errors": [{"fieldPath": "arguments", "message": "no"}]})):
            reading = Reading(call, server, "GetObject", {"id": "obj:1"})
            number, _ = engine.call("GetObject")
            engine.fail(number, kind, "no")
            error = reading.result()
            same((error["code"], error["data"]["errorType"], error["data"]["details"]),
                 (code, error_type, details))
            same(error["message"], "Unity Editor error: no" if code == -32004 else "no")
        reading = Reading(call, server, "execute_code", {"code": "x", "timeout": 9000})
        number, _ = engine.call("execute_code")
        engine.fail(number, "Tool", "Error executing code: E", hint="why", details={"type": "E"})
        same(reading.result()["data"]["details"], {"type": "E"})
        reading = Reading(call, server, "GetObject", {"id": "obj:1"})
        number, _ = engine.call("GetObject")
        engine.fail(number, "Engine", "no", hint="why", details={"a": {"b": [1]}, "c": "}"})
        same(reading.result()["data"]["details"],
             {"unityError": "no", "a": {"b": [1]}, "c": "}", "hint": "why"})


if __name__ == "__main__":
    suite.main()
