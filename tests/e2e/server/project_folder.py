"""Which project is served: the one that is named, else the one that the program is started in, else
none, and then every answer that needs one says how to name it."""
import json
import os
import tempfile

from lib.cli import begin, port_of, refused
from lib.link import Answer, connect
from lib.probe import instances
from lib.umcp import (EXAMPLE, Http, Server, Skipped, Stdio, Suite, call_tool, expect, request, run,
                      same, wait_for)

suite = Suite()
test = suite.test

BELOW = os.path.join(EXAMPLE, "Assets/Scenes")
REMEDY = "--project DIR"
ALONE = "umcp: this folder is not in a Unity project of yours: name one with --project DIR"
NOT_IN_ONE = f"{ALONE}, or let an engine connect\n"


def serving(path):
    return f"umcp: serving the Unity project in {path}\n"


# --- The folder it is started in ---

@test
def started_in_a_project_or_below_it_serves_that_one_and_says_so():
    for folder in (EXAMPLE, BELOW):
        with Server(cwd=folder) as server:
            expect(serving(EXAMPLE) in server.err(), server.err())
            same(server.call("project.info")["projectPath"], EXAMPLE)
            expect(f"project  {EXAMPLE}\n" in run("doctor", folder=server.folder).out)


@test
def stdio_serves_the_project_it_is_started_in():
    for folder in (EXAMPLE, BELOW):
        with Stdio(cwd=folder) as s:
            begin(s)
            answer = s.ask(call_tool("project.info", {}, 1))
            same(answer["result"]["structuredContent"]["projectPath"], EXAMPLE, answer)
            same(s.err(), serving(EXAMPLE)
                 + "umcp: the server does not run the project's code: --player is off\n")


@test
def a_client_finds_the_server_of_its_project_from_any_folder_of_it():
    with Server("--project", EXAMPLE) as server:
        for folder in (EXAMPLE, BELOW):
            with Stdio(folder=server.folder, cwd=folder) as s:
                begin(s)
                same(port_of(s, 1), server.port, folder)
                expect("serving" not in s.err(), s.err())
        with Stdio(folder=server.folder) as s:  # elsewhere there is none
            begin(s)
            same(port_of(s, 1), 0)


@test
def the_audit_trail_is_found_from_any_folder_of_the_project():
    with tempfile.TemporaryDirectory() as home:
        with Server("--project", EXAMPLE, folder=home) as server:
            server.call("SetTimeScale", {"value": 2})
        for folder in (EXAMPLE, BELOW):
            ran = run("audit", folder=home, cwd=folder)
            expect(ran.code == 0 and "SetTimeScale" in ran.out, folder, ran)


@test
def a_project_without_settings_is_served_from_its_own_folder_only():
    with tempfile.TemporaryDirectory() as root:
        below = os.path.join(root, "Assets", "Scenes")
        os.makedirs(below)
        with Server(cwd=root) as server:
            expect(serving(os.path.realpath(root)) in server.err(), server.err())
        with Server(cwd=below) as server:
            expect(NOT_IN_ONE in server.err(), server.err())


@test
def a_project_that_is_named_counts_more_than_the_folder():
    with tempfile.TemporaryDirectory() as root:
        os.makedirs(os.path.join(root, "Assets"))
        with Server("--project", root, cwd=EXAMPLE) as server:
            same(server.call("project.info")["projectPath"], os.path.realpath(root))
            expect("serving the" not in server.err(), server.err())


@test
def a_project_of_another_user_must_be_named():
    if os.geteuid() != 0:
        raise Skipped("only root can give a folder away")
    with tempfile.TemporaryDirectory() as root:
        os.makedirs(os.path.join(root, "Assets", "Scenes"))
        os.mkdir(os.path.join(root, "ProjectSettings"))
        os.chown(root, 65534, 65534)
        for folder in (root, os.path.join(root, "Assets/Scenes")):
            with Server(cwd=folder) as server:
                expect(NOT_IN_ONE in server.err(), server.err())
        with Server("--project", root) as server:
            same(server.call("project.info")["projectPath"], os.path.realpath(root))


# --- None ---

def told(answer):
    """An answer's text as a person reads it."""
    return json.dumps(answer).replace("\\", "")


@test
def without_a_project_every_dialect_says_how_to_name_one():
    asked = (("/message", call_tool("ListObjects", method="call_tool"), 503, -32002),
             ("/message", call_tool("project.info", method="call_tool"), 503, -32002),
             ("/message", request("read_resource", {"uri": "unity://status"}), 503, -32002),
             ("/", call_tool("GetTimeScale"), 200, -32000),
             ("/", request("invoke", {"name": "query", "parameters": {"query": "1"}}), 200, -32603),
             ("/editor", request("tools/call", {"tool": "project.info", "arguments": {}}), 200,
              -32004))
    with Server("--allow-writes", "--allow-eval") as server:
        expect(NOT_IN_ONE in server.err(), server.err())
        for path, message, status, code in asked:
            response = server.post(message, path)
            same((response.status, response.json()["error"]["code"]), (status, code), response)
            expect(REMEDY in told(response.json()), response)
        answer = server.post({"code": "return 1;"}, "/api/execute").json()
        same(answer["success"], False, answer)
        expect("Unity is not connected" in told(answer), answer)
        with Http(server.port) as http:
            http.get("/health")
            response = http.response()
            same((response.status, response.json()["status"]), (503, "not_ready"))
            http.get("/read?uri=unity://status")
            response = http.response()
            same(response.status, 503)
            expect(REMEDY in told(response.json()), response)


@test
def without_a_project_an_mcp_client_learns_what_to_do_and_lists_work():
    with Stdio() as s:
        begin(s)
        expect(len(s.ask(request("tools/list", {}, 1))["result"]["tools"]) > 60)
        expect(len(s.ask(request("resources/list", {}, 2))["result"]["resources"]) > 5)
        for tool, text in (("ListObjects", "No engine is connected"),
                           ("asset.info", "asset.info needs the files of a project")):
            result = s.ask(call_tool(tool, {}, 3))["result"]
            same((result["isError"], result["content"][0]["text"]), (True, text), result)
            expect(REMEDY in result["content"][1]["text"], result)
        error = s.ask(request("resources/read", {"uri": "unity://status"}, 4))["error"]
        expect(REMEDY in told(error), error)
        expect("isError" not in s.ask(call_tool("GetConfig", {}, 5))["result"])
        same(s.err().splitlines()[0], ALONE)


@test
def without_a_project_an_engine_is_welcome():
    with Server() as server:
        with connect(server) as engine:
            answer = Answer(server, "ListObjects")
            engine.done(engine.call("ListObjects")[0], {"Total": 0, "Items": []})
            same(answer.result(), {"Total": 0, "Items": []})
            with Http(server.port) as http:
                http.get("/health")
                same(http.response().status, 200)
            refusal = server.post(call_tool("asset.info", method="call_tool"))
            expect(REMEDY in told(refusal.json()), refusal)
        wait_for(lambda: not instances(server), "the engine to go")
        refusal = server.post(call_tool("ListObjects", method="call_tool"))
        same((refusal.status, refusal.json()["error"]["message"]), (503, "No engine is connected"))


@test
def what_needs_a_project_is_refused_without_one():
    refused(2, "serve", "--player", "/bin/true", says=("--player", REMEDY))
    refused(2, "serve", "--plugins", "/tmp", says=("--plugins", REMEDY))
    refused(1, "serve", "--project", "/tmp", says=("Assets", "ProjectSettings"))


if __name__ == "__main__":
    suite.main()
