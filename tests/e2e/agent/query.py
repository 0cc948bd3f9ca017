"""query on the example project's live engine: every form that help documents, with the gates for
code closed and open, and what a closed server does not tell."""
import json
import shutil
import tempfile

from lib.live import Live, need_an_engine
from lib.umcp import EXAMPLE, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
OPEN = ("--allow-writes", "--allow-eval")
TO_RUN = "This query has to be compiled"
STATEMENT = "A query is one expression; use execute_code for statements"


class Queried(Live):
    """A server with its engine on a copy of the example; the scripts are compiled."""

    def __init__(self, *args):
        self.copy = tempfile.TemporaryDirectory()
        root = self.copy.name + "/project"
        shutil.copytree(EXAMPLE, root)
        super().__init__(root=root, compiled=("/Player", "PlayerController", "IsAlive"))
        self.args += args

    def clean_up(self):
        super().clean_up()
        self.copy.cleanup()

    def invoke(self, tool, **parameters):
        response = self.post(request("invoke", {"name": tool, "parameters": parameters}), "/")
        same(response.status, 200, tool, parameters, response)
        return response.json()

    def value(self, query):
        """What a query gives."""
        answer = self.invoke("query", query=query, timeout=60000)
        expect("result" in answer, query, answer)
        return json.loads(answer["result"]["content"][0]["text"])

    def complaint(self, query):
        """What a query that must fail says."""
        answer = self.invoke("query", query=query, timeout=60000)
        expect("error" in answer, query, answer)
        return answer["error"]["data"]["details"]

    def is_well(self):
        same(self.process.poll(), None, self.err())
        expect(self.tool("ListObjects")["Total"] > 0)


class Once:
    """A server that several tests share, started when it is first wanted."""

    def __init__(self, *args):
        self.args, self.server = args, None

    def get(self):
        if not self.server:
            server = Queried(*self.args)
            server.__enter__()
            self.server = server
        return self.server

    def close(self):
        server, self.server = self.server, None
        if server:
            try:
                server.is_well()
            finally:
                server.__exit__(None, None, None)


closed, opened = Once(), Once(*OPEN)


def compiling():
    server = opened.get()
    wait_for(lambda: server.invoke("query", query="1 + 1", timeout=60000).get("result"),
             "the compiler")
    return server


def place(server, path):
    """Where an object is, by the explorer."""
    return server.read(path, "UnityEngine.Transform", "position")["valueJson"]


PLAIN = {
    'find("Player").name': "Player",
    "find('Player').tag": "Player",
    "Scene['Player'].name": "Player",
    'Scene["Player"].activeSelf': True,
    'GameObject["Player"].transform.childCount': 1,
    "GameObject['Player'].name": "Player",
    'find("/Player").name': "Player",
    'find("HUD/Panel").name': "Panel",
    'find("/HUD/Panel").transform.parent.name': "HUD",
    "Physics.gravity": {"x": 0, "y": -9.81, "z": 0},
    "UnityEngine.Physics.gravity.y": -9.81,
    "Time.timeScale": 1,
    "KeyCode.Space": "Space",
    "Mathf.PI": 3.1415927,
    "Camera.main.name": "Main Camera",
    "Camera.main.transform.parent": None,
    "SceneManager.sceneCount": 1,
    "Vector3.up": {"x": 0, "y": 1, "z": 0},
    "Color.red": {"r": 1, "g": 0, "b": 0, "a": 1},
    "Camera.allCameras[0].name": "Main Camera",
    "Vector3.up[1]": 1,
    "1": 1,
    '"text"': "text",
    "true;": True,
}


@test
def plain_paths_need_no_gate():
    for server in (closed.get(), opened.get()):
        for query, expected in PLAIN.items():
            same(server.value(query), expected, query)
        at = place(server, "/Player")
        for form in ('find("Player")', "Scene['Player']", 'GameObject["Player"]'):
            same(server.value(form + ".transform.position"), at, form)
            same(server.value(form + ".transform.position.y"), at["y"], form)
        card = server.value('find("Player")')
        same(card, {"id": server.id("/Player"), "name": "Player",
                    "type": "UnityEngine.GameObject"})


@test
def inactive_objects_are_found():
    server = compiling()
    same(server.value('find("Crate").activeInHierarchy'), True)
    same(server.value('find("Music").name'), "Music")
    expect("result" in server.invoke("execute_code", timeout=60000,
                                     code='GameObject.Find("Music").SetActive(false);'))
    same(server.value('find("Music").activeSelf'), False)
    same(server.value('GameObject.Find("Music") == null'), True)


@test
def closed_server_refuses_code_and_names_the_options():
    server = closed.get()
    for query in ("1 + 1", 'find("Player").GetType()', 'GameObject.Find("Player").name',
                  'find("Player").GetComponent<Renderer>()', "new Vector3(1, 2, 3)",
                  "Application.Quit()", "(1)"):
        answer = json.dumps(server.invoke("query", query=query, timeout=60000))
        expect(TO_RUN in answer and "--allow-eval" in answer and "--allow-writes" in answer,
               query, answer)
    answer = server.invoke("execute_code", code="return 1;", timeout=60000)
    expect("error" in answer, answer)


SECRETS = ("System.Environment.MachineName", "System.Environment.CommandLine",
           "Environment.CurrentDirectory", "System.IO.Directory.x", "System.AppDomain.CurrentDomain",
           "System.Reflection.Assembly.x", "System.Diagnostics.Process.x",
           "System.Threading.Thread.CurrentThread", "System.DateTime.Now", "Umcp.Guard.x",
           "Umcp.Native.x", "Mono.Runtime.x", "mscorlib.x", "UnityEngine.Native.x",
           "typeof(int).Assembly.Location", 'find("Player").GetType().Assembly')


@test
def closed_server_leads_nowhere_else():
    server = closed.get()
    for query in SECRETS:
        complaint = server.complaint(query)
        expect(any(word in complaint for word in ("neither to UnityEngine nor to the project", TO_RUN,
                                                  "There is no type")), query, complaint)


@test
def statements_are_refused_with_any_gates():
    for server in (closed.get(), opened.get()):
        before = server.value("Time.timeScale")
        for query in ("Time.timeScale = 3", "Time.timeScale += 1", "return 1;", "var a = 1;",
                      "1; 2", "using System;", "if (true) {}", "f(x = 1)", "a++",
                      'find("Player").name = "x"'):
            expect(STATEMENT in server.complaint(query), query)
        same(server.value("Time.timeScale"), before)


@test
def mistakes_are_told():
    server = closed.get()
    expect("No object is named 'Nobody'" in server.complaint('find("Nobody").transform'))
    expect("UnityEngine.Transform has no public member 'postion'"
           in server.complaint('find("Player").transform.postion'))
    same(server.complaint('find("Player").transform.parent.name'),
         "Error executing code: NullReferenceException")
    same(server.complaint("Camera.allCameras[99]"),
         "Error executing code: IndexOutOfRangeException")
    expect("not closed" in server.complaint('find("Player'))
    expect("empty" in server.complaint("  "))


COMPILED = {
    "1 + 1": 2,
    'GameObject.Find("Player").name': "Player",
    'find("Player").GetComponent<PlayerController>().health': 100,
    'find("Player").transform.position - find("Player").transform.position':
        {"x": 0, "y": 0, "z": 0},
    "Scene['Player'].name + GameObject[\"HUD\"].name": "PlayerHUD",
    "new[] { 1, 2, 3 }.Where(x => x > 1).Sum()": 5,
    "UnityEngine.SceneManagement.SceneManager.GetActiveScene().name": "Main",
    "new Scene[2].Length": 2,
    "System.Math.Max(1, 2)": 2,
    'find("Player").GetType().Name': "GameObject",
    "(object)null": None,
}


@test
def open_server_runs_any_expression():
    server = compiling()
    for query, expected in COMPILED.items():
        same(server.value(query), expected, query)
    same(server.complaint('GameObject.Find("Nobody").transform'),
         "Error executing code: NullReferenceException")
    same(server.complaint('find("Nobody").name + "x"'), "No object is named 'Nobody'")
    complaint = server.complaint("find('Player').name + find('HUD').bad")
    expect(complaint.startswith("Compilation errors:\n(1,35): error CS1061"), complaint)


@test
def query_that_changes_something_is_an_edit():
    server = compiling()
    answer = server.invoke("query", timeout=60000,
                           query='find("Spawn Point").transform.Translate(0, 5, 0)')
    expect("result" in answer, answer)
    same(answer["result"]["content"][0]["text"], "null", answer)
    saved = server.ask_tool("SaveScene", {"confirm": True}).json()
    expect('"ok":true' in json.dumps(saved, separators=(",", ":")), saved)
    with open(server.copy.name + "/project/Assets/Scenes/Main.unity", encoding="utf-8") as file:
        changed = file.read()
    with open(EXAMPLE + "/Assets/Scenes/Main.unity", encoding="utf-8") as file:
        expect(changed != file.read())


@test
def documented_examples_work():
    server = compiling()
    answer = server.invoke("help")
    documented = json.loads(answer["result"]["content"][0]["text"])
    for example in documented.get("examples", []):
        if "query" in example:
            answer = server.invoke("query", query=example["query"], timeout=60000)
            expect("result" in answer, example, answer)


@test
def servers_are_well_and_end():
    closed.close()
    opened.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
