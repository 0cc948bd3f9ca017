"""What the tests of the bridge share: servers on a copy of the example project with the
gates for code open, clients of its three ways in (POST /, REST, MCP), code that works until it is
told to stop."""
import contextlib
import json
import os
import re
import shutil
import tempfile

from lib.live import Live
from lib.umcp import (EXAMPLE, PATIENCE, SCRIPT, Http, Scripted, Stdio, expect, initialize, request,
                      run, same, script_of_code, wait_for)

OPEN = ("--allow-writes", "--allow-eval")
UUID4 = re.compile(r"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$")
LONG = 60000  # a timeout in ms that nothing here reaches
STATES = {"running": "running", "pending": "running", "done": "done", "success": "done",
          "failed": "failed", "error": "failed", "cancelled": "cancelled", "lost": "lost"}
HOLDS = tempfile.TemporaryDirectory()  # until the program ends: code may look there until then
copies = []  # of the example project
PENDING = {"logId", "complete", "message"}


def copy_example(folder):
    """The example project, in a folder where it may be changed."""
    root = os.path.join(os.path.realpath(folder), "project")
    shutil.copytree(EXAMPLE, root)
    copies.append(root)
    return root


def state_of(record):
    """The state of an operation's record, whichever word its key is."""
    word = record.get("state") or record.get("status")
    expect(word in STATES, record)
    return STATES[word]


class Ways:
    """What a server is asked by the bridge's clients. Needs self.port."""

    def ask(self, method, path, body=None, headers=""):
        with Http(self.port, patience=2 * PATIENCE) as http:
            if method == "POST" and body is not None:
                return http.ask(body, path, headers)
            http.get(path, "\r\n".join(filter(None, (headers, "Content-Length: 0"
                                                     if method == "POST" else ""))), method)
            return http.response()

    def rest(self, path, body=None, status=200, method=None):
        """The JSON of a REST answer that must have this status."""
        response = self.ask(method or ("GET" if body is None else "POST"), path, body)
        same(response.status, status, path, body, response)
        expect("application/json" in response.headers.get("content-type", ""), response)
        return response.json()

    def execute(self, code, timeout=LONG, **more):
        body = {"code": code, **({} if timeout is None else {"timeout": timeout}), **more}
        return self.rest("/api/execute", body)

    def query(self, query, timeout=LONG):
        return self.rest("/api/query", {"query": query, "timeout": timeout})

    def done(self, code, timeout=LONG):
        """The value that code gives, over REST."""
        answer = self.execute(code, timeout)
        same((answer["success"], answer["complete"]), (True, True), code, answer)
        expect(UUID4.match(answer["logId"]), answer)
        return answer["result"]

    def invoke(self, tool, parameters=None, id_="1", path="/"):
        response = self.post(request("invoke", {"name": tool, "parameters": parameters or {}},
                                     id_), path)
        same(response.status, 200, tool, response)
        answer = response.json()
        same((answer["jsonrpc"], answer["id"]), ("2.0", id_), answer)
        return answer

    def text(self, tool, **parameters):
        """The only text of a tool that must not fail."""
        return text_of(self.invoke(tool, parameters))

    def told(self, tool, **parameters):
        """What a tool of the bridge tells as JSON."""
        return json.loads(self.text(tool, **parameters))

    def fault(self, tool, **parameters):
        """The error of a call that must fail, in the seed's form."""
        answer = self.invoke(tool, parameters)
        expect("error" in answer and "result" not in answer, tool, parameters, answer)
        error = answer["error"]
        same((set(error), set(error["data"]) - {"hint"}),
             ({"code", "message", "data"}, {"details"}), error)
        return error

    def settled(self, log_id, patience=2 * PATIENCE):
        """The result's record when it is complete; REST and the tool must say the same."""
        def ask():
            answer = self.rest(f"/api/result/{log_id}")
            same(answer["logId"], log_id, answer)
            return answer["complete"] and answer
        answer = wait_for(ask, f"the end of {log_id}", patience)
        same(self.told("get_result", logId=log_id), answer)
        same(self.told("get_result", log_id=log_id), answer)
        return answer

    def details(self, log_id):
        """All that is known of an entry; REST and the tool must say the same."""
        answer = self.rest(f"/api/log/{log_id}")
        same((answer["success"], type(answer["log"])), (True, dict), answer)
        told = self.told("get_log_details", logId=log_id)
        same(told.get("log", told), answer["log"])
        same(self.told("get_log_details", log_id=log_id), told)
        return answer["log"]

    def state(self, log_id):
        return state_of(self.details(log_id))

    def logs(self, **filters):
        """A page of entries by the tool."""
        page = self.told("get_logs", **filters)
        expect({"logs", "total"} <= set(page), page)
        return page

    def warm(self):
        """Waits until code can be run."""
        wait_for(lambda: self.execute("return 1;").get("result") == 1, "the compiler",
                 2 * PATIENCE)
        return self


def text_of(answer):
    expect("result" in answer, answer)
    content = answer["result"]["content"]
    same((len(content), set(content[0]), content[0]["type"]), (1, {"type", "text"}, "text"), answer)
    return content[0]["text"]


class Bridge(Ways, Live):
    """A server with its engine on a copy of the example; the scripts are compiled.

    root: a copy that exists; home: a folder for what the server keeps, which outlives it.
    """

    def __init__(self, *args, gates=OPEN, root=None, home=None):
        self.own_copy = None if root else tempfile.TemporaryDirectory()
        self.root = root or copy_example(self.own_copy.name)
        Live.__init__(self, root=self.root, compiled=("/Player", "PlayerController", "IsAlive"))
        if home:
            keep_in(self, home)
        self.args += [*gates, *args]

    def wait(self):
        Live.wait(self)
        if "--allow-eval" in self.args and "--allow-writes" in self.args:
            self.warm()

    def clean_up(self):
        Live.clean_up(self)
        if self.own_copy:
            self.own_copy.cleanup()

    def kill(self):
        """As if the power were cut; the engine dies with the server."""
        self.process.kill()
        self.process.wait(PATIENCE)


CODE = script_of_code(range(100))
for name in (f"noSuchName{100 * n}" for n in range(100)):
    CODE.write(f'host execute_code {{"code":"return {name};"}}\n'
               f"  fail TOOL The name '{name}' does not exist\n")
CODE.flush()


class World(Ways, Scripted):
    """A server whose engine is a script: numbers up to 99, names that do not exist, and fast."""

    own_env = {"UMCP_SCRIPT": f"{CODE.name}:{SCRIPT}"}

    def __init__(self, *args, gates=OPEN, home=None):
        Scripted.__init__(self, *gates, *args)
        if home:
            keep_in(self, home)


def keep_in(server, home):
    server.own_folder.cleanup()
    server.own_folder, server.folder = None, home
    server.discovery = os.path.join(home, "discovery.json")


class One:
    """One server for several tests, started when it is first wanted."""

    def __init__(self, make):
        self.make, self.server = make, None

    def get(self):
        if not self.server:
            expect(self.make, "the server did not start")
            server, self.make = self.make(), None
            server.__enter__()
            self.server = server
        return self.server

    def close(self):
        """It must still work, and end cleanly."""
        server, self.server = self.server, None
        if server:
            with contextlib.ExitStack() as stack:
                stack.push(server.__exit__)
                server.is_fine()


# --- Other clients ---

class Session(Ways):
    """An MCP client over HTTP, by hand."""

    def __init__(self, server, name="e2e"):
        self.port, self.id, self.next = server.port, None, 0
        hello = initialize()
        hello["params"]["clientInfo"]["name"] = name
        with Http(self.port) as http:
            response = http.ask(hello, "/mcp", self.headers())
        same(response.status, 200, response)
        self.id = response.headers["mcp-session-id"]
        self.notify("notifications/initialized")

    def headers(self):
        lines = ["Accept: application/json, text/event-stream"]
        if self.id:
            lines += [f"Mcp-Session-Id: {self.id}", "MCP-Protocol-Version: 2025-11-25"]
        return "\r\n".join(lines)

    def notify(self, method, **params):
        with Http(self.port) as http:
            message = {"jsonrpc": "2.0", "method": method, "params": params}
            same(http.ask(message, "/mcp", self.headers()).status, 202)

    def begin(self, tool, arguments):
        """Sends a call: its connection and its id."""
        self.next += 1
        http = Http(self.port, patience=2 * PATIENCE)
        http.post(request("tools/call", {"name": tool, "arguments": arguments}, self.next),
                  "/mcp", self.headers())
        return http, self.next

    @staticmethod
    def finish(http, id_):
        """The answer to a call, as JSON or at the end of a stream."""
        head = http.response_head()
        same(head.status, 200, head)
        if "event-stream" not in head.headers["content-type"]:
            return json.loads(http.exactly(int(head.headers["content-length"])))
        if head.headers.get("transfer-encoding") == "chunked":
            data = b""
            while chunk := http.chunk():
                data += chunk
        else:
            data = http.to_end()
        found = [json.loads(line[5:]) for line in data.decode().split("\n")
                 if line.startswith("data:") and line[5:].strip()]
        found = [message for message in found if message.get("id") == id_]
        same(len(found), 1, data)
        return found[0]

    def call(self, tool, **arguments):
        """A tool's result."""
        http, id_ = self.begin(tool, arguments)
        with http:
            answer = self.finish(http, id_)
        expect("result" in answer, tool, arguments, answer)
        return answer["result"]


class Lines(Stdio):
    """`umcp stdio` on a project, with its own engine and as much patience as that needs."""

    def __init__(self, root, *args, gates=OPEN, env=None):
        super().__init__("--project", root, *gates, *args, env={"UMCP_PLAYER": None, **(env or {})})
        self.watchdog.interval = 4 * PATIENCE

    def invoke(self, tool, parameters=None, id_="1"):
        answer = self.ask(request("invoke", {"name": tool, "parameters": parameters or {}}, id_))
        same((answer["jsonrpc"], answer["id"]), ("2.0", id_), answer)
        return answer

    def warm(self):
        wait_for(lambda: self.invoke("execute_code", {"code": "return 1;", "timeout": LONG})
                 .get("result") == {"content": [{"type": "text", "text": "1"}]}, "the compiler")


# --- Code that works until it is told to stop ---

class Hold:
    """C# that keeps the engine's main thread until it is released, for a with block."""

    def __init__(self, value='"free"'):
        self.value = value

    def __enter__(self):
        self.folder = tempfile.mkdtemp(dir=HOLDS.name)
        return self

    def at(self, name):
        return os.path.join(self.folder, name)

    @property
    def code(self):
        began = os.path.basename(self.folder)
        return (f'System.IO.File.WriteAllText(UnityEngine.Application.dataPath + "/{began}", ""); '
                f'while (!System.IO.File.Exists("{self.at("free")}")) '
                f"System.Threading.Thread.Sleep(10); return {self.value};")

    def begun(self):
        """It has written into the Assets of its project: elsewhere the sandbox does not let it."""
        began = os.path.join("Assets", os.path.basename(self.folder))
        wait_for(lambda: any(os.path.exists(os.path.join(copy, began)) for copy in copies),
                 "the code to begin", 2 * PATIENCE)

    def start(self, server):
        """Starts it on a server, without waiting for its end: the log id."""
        answer = server.execute(self.code, 0)
        same((answer["success"], answer["complete"]), (True, False), answer)
        self.begun()
        return answer["logId"]

    def release(self):
        with open(self.at("free"), "w", encoding="utf-8"):
            pass

    def __exit__(self, *_):
        self.release()


# --- The audit trail ---

def audit(home, *args, project=None, state=None):
    """What `umcp audit --json` prints: rows, whether one per line or as one array."""
    where = (("--project", project) if project else ()) + (("--state-dir", state) if state else ())
    ran = run("audit", *where, "--json", *args, folder=home)
    same(ran.code, 0, ran)
    text = ran.out.strip()
    if not text:
        return []
    if text.startswith("["):
        return json.loads(text)
    rows = [json.loads(line) for line in text.splitlines()]
    return rows[0]["audit"] if len(rows) == 1 and "audit" in rows[0] else rows


def about(rows, word):
    """The rows that have a word anywhere."""
    return [row for row in rows if word in json.dumps(row)]
