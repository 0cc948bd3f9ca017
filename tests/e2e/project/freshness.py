"""`--project`: a Unity project on disk, read on a thread of its own and kept fresh while it changes."""
import contextlib
import functools
import json
import os
import shutil
import signal
import subprocess
import tempfile
import uuid

from lib.umcp import (EXAMPLE, UMCP, Http, Server, Skipped, Stdio, Suite, call_tool, expect, initialize,
                      request, run, same, wait_for)

FOLDER = "My Projekt ä"
MANY = 5000  # assets; enough that calls come while the project is still being opened

suite = Suite()
test = suite.test


# --- Projects ---

class Project:
    """A copy of the example, to be changed."""

    def __init__(self, folder):
        self.root = os.path.join(folder, FOLDER)
        shutil.copytree(EXAMPLE, self.root)

    def at(self, path):
        return os.path.join(self.root, path)

    def read(self, path):
        with open(self.at(path), encoding="utf-8") as file:
            return file.read()

    def write(self, path, text):
        with open(self.at(path), "w", encoding="utf-8") as file:
            file.write(text)

    def add_asset(self, path, text="%YAML 1.1\n"):
        """Returns its guid."""
        guid = uuid.uuid4().hex
        self.write(path, text)
        self.write(path + ".meta", f"fileFormatVersion: 2\nguid: {guid}\n")
        return guid

    def set_version(self, version):
        self.write("ProjectSettings/ProjectVersion.txt", f"m_EditorVersion: {version}\n")

    def set_build_scenes(self, *scenes):
        """Pairs of path and whether it is enabled."""
        rows = "".join(f"  - enabled: {int(enabled)}\n    path: {path}\n    guid: {uuid.uuid4().hex}\n"
                       for path, enabled in scenes)
        self.write("ProjectSettings/EditorBuildSettings.asset",
                   "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!1045 &1\n"
                   f"EditorBuildSettings:\n  m_Scenes:\n{rows}")

    def add_many(self, count=MANY):
        for i in range(count):
            if i % 50 == 0:
                os.mkdir(self.at(f"Assets/Folder{i // 50}"))
            self.add_asset(f"Assets/Folder{i // 50}/Asset{i}.mat")


@contextlib.contextmanager
def project():
    with tempfile.TemporaryDirectory() as folder:
        yield Project(folder)


@functools.cache
def large_folder():
    folder = tempfile.TemporaryDirectory()  # goes when the test ends
    Project(folder.name).add_many()
    return folder


@contextlib.contextmanager
def large_project():
    """One that takes a while to open; shared, so not to be changed much."""
    p = Project.__new__(Project)
    p.root = os.path.join(large_folder().name, FOLDER)
    yield p


def mcp_result(answer):
    """What a tool says in MCP's words; the two forms must agree."""
    result = answer["result"]
    expect(not result.get("isError"), answer)
    same(json.loads(result["content"][0]["text"]), result["structuredContent"])
    return result["structuredContent"]


def session(server):
    """The header of an MCP session of its own."""
    response = server.post(initialize(), "/mcp")
    return f"Mcp-Session-Id: {response.headers['mcp-session-id']}"


def mcp_answer(server, tool, arguments=None):
    if not hasattr(server, "session"):
        server.session = session(server)
    return server.post(call_tool(tool, arguments), "/mcp", server.session).json()


def over_mcp(server, tool, arguments=None):
    return mcp_result(mcp_answer(server, tool, arguments))


def over_editor(server, tool, arguments=None):
    message = request("tools/call", {"tool": tool, "arguments": arguments or {}})
    answer = server.post(message, "/editor").json()
    same(answer["result"]["tool"], tool)
    return answer["result"]["output"]


def scenes(server, **arguments):
    listed = over_mcp(server, "project.scenes.list", arguments)["scenes"]
    same(listed, over_editor(server, "project.scenes.list", arguments)["scenes"])
    return [(scene["path"], scene["name"], scene["enabledInBuild"], scene["buildIndex"])
            for scene in listed]


# --- What it says ---

@test
def the_project_is_described_in_every_dialect():
    with project() as p, Server("--project", p.root) as server:
        wanted = {"productName": "Unity Demo", "unityVersion": "2022.3.20f1", "platform": "Offline",
                  "activeBuildTarget": "Unknown", "renderPipeline": "Built-in",
                  "projectName": os.path.basename(p.root), "projectPath": os.path.realpath(p.root)}
        same(over_mcp(server, "project.info"), wanted)
        same(over_editor(server, "project.info"), wanted)
        same(server.call("project.info"), wanted)


@test
def the_server_knows_the_project_before_it_is_open():
    with large_project() as p:
        with Server("--project", p.root) as server:
            info = over_mcp(server, "mcp.server.info")
            same((info["unityVersion"], info["platform"]), ("2022.3.20f1", "Offline"))
            with Http(server.port) as http:
                http.get("/health")
                same(http.response().status, 200)


@test
def a_relative_path_and_one_through_a_link_are_fine():
    with project() as p:
        link = p.root + " link"
        os.symlink(p.root, link)
        folder, name = os.path.split(link)
        with Server("--project", name, folder=folder) as server:
            same(over_mcp(server, "project.info")["projectPath"], os.path.realpath(p.root))


@test
def scenes_are_listed_by_path_and_numbered_as_unity_does():
    with project() as p:
        p.add_asset("Assets/Scenes/Alone.unity")
        p.add_asset("Assets/Scenes/Off.unity")
        p.add_asset("Assets/not a scene.unity.txt")
        p.set_build_scenes(("Assets/Scenes/Test.unity", True), ("Assets/Scenes/Off.unity", False),
                           ("Assets/Scenes/Main.unity", True), ("Assets/Gone.unity", True),
                           ("Assets/Scenes/Test.unity", False))
        build = [("Assets/Gone.unity", "Gone", True, 2),
                 ("Assets/Scenes/Main.unity", "Main", True, 1),
                 ("Assets/Scenes/Off.unity", "Off", False, -1),
                 ("Assets/Scenes/Test.unity", "Test", True, 0)]
        with Server("--project", p.root) as server:
            same(scenes(server), build)
            same(scenes(server, includeAllScenes=True),
                 sorted(build + [("Assets/Scenes/Alone.unity", "Alone", False, -1)]))


@test
def what_cannot_be_read_is_said_and_does_not_end_anything():
    with project() as p:
        p.write("ProjectSettings/EditorBuildSettings.asset", "\0\1\2 binary")
        os.unlink(p.at("ProjectSettings/ProjectVersion.txt"))
        with Server("--project", p.root) as server:
            same(over_mcp(server, "project.info")["unityVersion"], "Unknown")
            same(scenes(server), [])
            answer = server.post(request("tools/call", {"tool": "project.info", "arguments": {}}),
                                 "/editor").json()
            expect("EditorBuildSettings" in json.dumps(answer["result"]["diagnostics"]), answer)


@test
def tools_of_a_running_engine_are_refused_with_a_hint():
    with project() as p, Server("--project", p.root, "--allow-eval", "--allow-writes") as server:
        answer = server.post(request("call_tool", {"name": "ListObjects", "arguments": {}})).json()
        text = json.dumps(answer)
        expect("needs a running Unity" in text and "NotReady" in text and "on disk" in text, answer)
        result = mcp_answer(server, "ListObjects")["result"]
        expect(result["isError"] and "needs a running Unity" in result["content"][0]["text"], result)
        response = server.post({"code": "1+1"}, "/api/execute")
        same(response.status, 503, response)
        status = server.call("GetStatus")
        same((status["Ready"], status["UnityVersion"], status["ScenesLoaded"]),
             (False, "2022.3.20f1", 0))


@test
def event_streams_begin_with_scenes_and_selection():
    with project() as p, Server("--project", p.root) as server, Http(server.port) as http:
        http.get("/", "Accept: text/event-stream")
        http.response_head()
        names = [http.sse()["params"]["event"] for _ in range(2)]
        same(names, ["scenes", "selection"])


@test
def no_project_is_an_error_before_anything_is_served():
    with project() as p:
        for command in ("serve", "stdio"):
            ran = run(command, "--project", p.at("ProjectSettings"))
            same((ran.code, ran.out), (1, ""), ran)
            expect("no Assets folder" in ran.err and p.root in ran.err, ran)
            ran = run(command, "--project", p.at("Assets/Scenes/Main.unity"))
            same((ran.code, ran.out), (1, ""), ran)
        ran = run("serve", "--project", os.path.dirname(p.root))
        expect(ran.code == 1 and "is not a Unity project" in ran.err, ran)


# --- Changes ---

@contextlib.contextmanager
def watching(p):
    """A server that serves the project and is told of its changes."""
    with Server("--project", p.root) as server:
        same(len(scenes(server)), 2)
        if "cannot watch" in server.err():
            raise Skipped("this file system does not tell of changes")
        yield server


@test
def a_change_is_in_the_next_answer():
    with project() as p, watching(p) as server:
        for i in range(20):
            p.set_version(f"2022.3.{i}f1")
            same(over_mcp(server, "project.info")["unityVersion"], f"2022.3.{i}f1")
        main, test_ = [row[0] for row in scenes(server)]
        everything = {"includeAllScenes": True}
        p.add_asset("Assets/Scenes/New.unity")
        same([row[0] for row in scenes(server, **everything)],
             [main, "Assets/Scenes/New.unity", test_])
        os.makedirs(p.at("Assets/Deep/Deeper"))
        p.add_asset("Assets/Deep/Deeper/Hidden.unity")
        same(scenes(server, **everything)[0][0], "Assets/Deep/Deeper/Hidden.unity")
        p.add_asset("Assets/Deep/Deeper/Another.unity")  # in a folder that came meanwhile
        same(scenes(server, **everything)[0][0], "Assets/Deep/Deeper/Another.unity")
        os.rename(p.at("Assets/Deep"), p.at("Assets/Flat"))
        same(scenes(server, **everything)[0][0], "Assets/Flat/Deeper/Another.unity")
        shutil.rmtree(p.at("Assets/Flat"))
        os.unlink(p.at("Assets/Scenes/New.unity"))
        same([row[0] for row in scenes(server, **everything)], [main, test_])


@test
def a_package_elsewhere_is_followed_too():
    def path_of(guid):
        return mcp_answer(server, "asset.info", {"guid": guid})["result"].get(
            "structuredContent", {}).get("path")

    with project() as p:
        package = Project.__new__(Project)
        package.root = os.path.join(os.path.dirname(p.root), "tool")
        os.mkdir(package.root)
        package.write("package.json", '{"name": "com.me.tool", "version": "1.0.0"}')
        first = package.add_asset("First.mat")
        manifest = json.loads(p.read("Packages/manifest.json"))
        manifest["dependencies"]["com.me.tool"] = "file:../../tool"
        with watching(p) as server:
            same(path_of(first), None)
            p.write("Packages/manifest.json", json.dumps(manifest))
            same(path_of(first), "../tool/First.mat")
            same(path_of(package.add_asset("Second.mat")), "../tool/Second.mat")


@test
def what_the_server_says_of_itself_follows_without_a_call():
    with project() as p, watching(p) as server:
        p.set_version("2023.1.0f1")
        wait_for(lambda: over_mcp(server, "mcp.server.info")["unityVersion"] == "2023.1.0f1",
                 "the new version")


@test
def a_project_that_goes_away_may_come_back():
    with project() as p, watching(p) as server:
        same(len(scenes(server)), 2)
        os.rename(p.at("Assets"), p.at("Elsewhere"))
        answer = mcp_answer(server, "project.info")
        expect(answer["result"]["isError"] and "Assets" in json.dumps(answer), answer)
        os.rename(p.at("Elsewhere"), p.at("Assets"))
        same(len(scenes(server)), 2)
        shutil.rmtree(p.root)
        expect(mcp_answer(server, "project.info")["result"]["isError"])


@test
def a_storm_of_changes_harms_nobody():
    with project() as p, watching(p) as server:
        for i in range(30):
            p.add_many(count=50)
            shutil.rmtree(p.at("Assets/Folder0"))
            os.makedirs(p.at(f"Assets/Storm{i}/a/b/c"))
            if i % 3 == 0:
                same(len(scenes(server)), 2)
        p.set_version("2024.1.1f1")
        same(over_mcp(server, "project.info")["unityVersion"], "2024.1.1f1")


def few_watches():
    """The words before a command that let it have fewer file watches than it needs."""
    words = ["unshare", "--user", "--map-root-user", "sh", "-c",
             'echo 3 > /proc/sys/user/max_inotify_watches && exec "$0" "$@"']
    try:
        tried = subprocess.run([*words, "true"], capture_output=True, check=False)
    except FileNotFoundError:
        raise Skipped("unshare is not installed") from None
    if tried.returncode:
        raise Skipped(f"no user namespaces here: {tried.stderr.decode().strip()}")
    return words


@test
def without_file_watches_changes_are_seen_a_little_later():
    words = few_watches()
    with project() as p, tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "umcp")
        with open(script, "w", encoding="utf-8") as file:
            quoted = " ".join("'" + word.replace("'", "'\\''") + "'" for word in words)
            file.write(f"#!/bin/sh\nexec {quoted} '{UMCP}' \"$@\"\n")
        os.chmod(script, 0o755)
        server = Server("--project", p.root)
        server.program = script
        with server:
            wait_for(lambda: "cannot watch" in server.err(), "a word about it")
            same(len(scenes(server, includeAllScenes=True)), 2)
            p.add_asset("Assets/Scenes/New.unity")
            wait_for(lambda: "New.unity" in str(mcp_answer(server, "project.scenes.list",
                                                           {"includeAllScenes": True})),
                     "the new scene")


# --- Threads and ends ---

@test
def the_loop_answers_while_the_project_is_being_opened():
    with large_project() as p:
        with Stdio("--project", p.root) as stdio:
            stdio.send(initialize(), call_tool("project.info", id_=1), request("ping", id_=2))
            same([stdio.read()["id"] for _ in range(3)], [0, 2, 1])


@test
def input_may_end_while_calls_wait_for_the_project():
    with large_project() as p:
        with Stdio("--project", p.root) as stdio:
            stdio.send(*(call_tool("project.scenes.list", id_=i) for i in range(50)))
            stdio.end_input()
            same([json.loads(line)["id"] for line in stdio.rest()], list(range(50)))
            same(stdio.wait(), 0)


@test
def a_call_that_waits_may_be_cancelled():
    with large_project() as p:
        with Stdio("--project", p.root) as stdio:
            stdio.send(initialize(), call_tool("project.info", id_=1),
                       call_tool("project.info", id_=2),
                       {"jsonrpc": "2.0", "method": "notifications/cancelled",
                        "params": {"requestId": 1}})
            stdio.end_input()
            same([json.loads(line)["id"] for line in stdio.rest()], [0, 2])
            same(stdio.wait(), 0)


@test
def many_clients_are_answered_each():
    with project() as p, Server("--project", p.root) as server, contextlib.ExitStack() as stack:
        clients = [stack.enter_context(Http(server.port)) for _ in range(100)]
        header = session(server)
        for i, client in enumerate(clients):
            client.post(call_tool("project.scenes.list", id_=i), "/mcp", header)
        for i, client in enumerate(clients):
            answer = client.response().json()
            same((answer["id"], len(mcp_result(answer)["scenes"])), (i, 2))


@test
def clients_that_leave_before_their_answer_harm_nobody():
    with large_project() as p:
        with Server("--project", p.root) as server:
            for _ in range(50):
                with Http(server.port) as http:
                    http.post(call_tool("project.info", method="call_tool"))
            same(len(scenes(server)), 2)


@test
def a_server_ends_at_once_whatever_it_is_doing():
    with large_project() as p:
        for number in (signal.SIGTERM, signal.SIGINT):
            with Server("--project", p.root) as server:  # while it opens the project
                same(server.stop(number), 0)
            with Server("--project", p.root) as server, Http(server.port) as http:
                header = session(server)
                http.post(call_tool("project.info"), "/mcp", header)  # with a call that waits
                same(server.stop(number), 0)
                mcp_result(http.response().json())
            with Server("--project", p.root) as server, Http(server.port) as http:
                same(len(scenes(server)), 2)
                http.post(call_tool("project.references.missing", method="call_tool"))  # in a scan
                same(server.stop(number), 0)
            with Server("--project", p.root) as server:
                same(len(scenes(server)), 2)
                p.set_version("2022.3.21f1")  # while it looks at a change
                same(server.stop(number), 0)


@test
def a_start_that_fails_after_the_project_was_found_ends_cleanly():
    with project() as p, Server("--project", p.root) as server:
        ran = run("serve", "--project", p.root, "--listen", f"127.0.0.1:{server.port}")
        same(ran.code, 1, ran)
        expect(str(server.port) in ran.err, ran)


if __name__ == "__main__":
    suite.main()
