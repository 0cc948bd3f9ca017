"""What the tests of a live engine share: Unity projects written by hand (scenes, prefabs, assets,
scripts), and a server with the headless engine on them.

Scripts of these projects do things when a property is read (a read tool is enough to ask for it),
so that a test need not guess when something happens.
"""
import glob
import json
import os
import shutil
import sys
import tempfile
import urllib.parse
import uuid

from lib.umcp import UMCP, Http, Server, end_process, expect, request, same, wait_for

YAML = "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
VERSION = "2022.3.20f1"
STATUS = {-32002: (503, "NotReady"), -32003: (403, "PermissionDenied"), -32004: (404, "NotFound"),
          -32602: (400, "InvalidArgument"), -32603: (500, "Internal")}
UGUI = {"Image": "fe87c0e1cc204ed48ad3b37840f39efc", "Text": "5f7201a12d95ffc409449d95f23cf332",
        "Button": "4e29b1a8efbd4b44bb3f3716e73f07ff",
        "GraphicRaycaster": "dc42784cf147c0c48a680349fa168899",
        "EventSystem": "76c392e42b5098c458856cdf6ecaaaa1",
        "StandaloneInputModule": "4f231c4fb786f3946a6b90b886c48677"}


def need_an_engine():
    """Ends the program with 77 where there is no engine to test."""
    player = os.path.join(os.path.dirname(UMCP), "umcp-player")
    mono = any(os.path.exists(os.path.join(folder, name))
               for folder in ("/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu",
                              "/usr/local/lib", "/opt/mono/lib")
               for name in ("libmonosgen-2.0.so.1", "libmonosgen-2.0.so"))
    if UMCP and not (os.path.exists(player) and mono):
        print("umcp-player or Mono is not here")
        sys.exit(77)


# --- Files ---

def flow(**values):
    """A flow map: flow(x=1, y=2) is {x: 1, y: 2}."""
    return "{" + ", ".join(f"{key}: {value}" for key, value in values.items()) + "}"


def vector(*values):
    return flow(**dict(zip("xyzw", values)))


def color(*values):
    return flow(**dict(zip("rgba", values)))


def local(file_id):
    return flow(fileID=file_id)


def asset(guid, file_id, kind=2):
    return flow(fileID=file_id, guid=guid, type=kind)


class Item:
    """An object of a scene or prefab that is being written."""

    def __init__(self, own, name, parent, settings):
        self.id, self.transform = own, own + 1
        self.name, self.parent, self.settings = name, parent, settings
        self.children, self.components = [], []  # components: (id, class, type, body)


class Scene:
    """The text of a scene or prefab, object by object."""

    def __init__(self, first=1000):
        self.next = first
        self.items, self.more = [], []

    def new_id(self):
        self.next += 10
        return self.next

    def add(self, name, parent=None, **settings):
        """An object. settings: pos, rot (quaternion), scale, active, tag, layer, rect (a dict of
        RectTransform's own fields: then it has one)."""
        item = Item(self.new_id(), name, parent, settings)
        self.items.append(item)
        if parent:
            parent.children.append(item)
        return item

    def component(self, item, class_id, kind, body="", enabled=True):
        """A component; body is its lines without the two spaces. Returns its file id."""
        own = self.new_id()
        lines = [f"m_GameObject: {local(item.id)}"]
        if enabled is not None:
            lines.append(f"m_Enabled: {int(enabled)}")
        lines += body.strip("\n").split("\n") if body.strip("\n") else []
        text = f"{kind}:\n  m_ObjectHideFlags: 0\n" + "".join(f"  {line}\n" if line else "\n"
                                                             for line in lines)
        item.components.append((own, class_id, text))
        return own

    def script(self, item, guid, body="", enabled=True):
        body = (f"m_Script: {asset(guid, 11500000, 3)}\nm_Name: \nm_EditorClassIdentifier: \n"
                + body.strip("\n"))
        return self.component(item, 114, "MonoBehaviour", body, enabled)

    def camera(self, item, fov=60, enabled=True, more=""):
        return self.component(item, 20, "Camera", f"""
serializedVersion: 2
m_NormalizedViewPortRect:
  serializedVersion: 2
  x: 0
  y: 0
  width: 1
  height: 1
near clip plane: 0.3
far clip plane: 1000
field of view: {fov}
orthographic: 0
orthographic size: 5
m_Depth: -1
{more}""", enabled)

    def instance(self, guid, parent=None, changes=()):
        """A prefab instance. changes: (target's file id, property path, value or reference)."""
        own = self.new_id()
        rows = ""
        for target, path, value in changes:
            is_reference = str(value).startswith("{")
            rows += (f"    - target: {asset(guid, target, 3)}\n      propertyPath: {path}\n"
                     f"      value: {'' if is_reference else value}\n"
                     f"      objectReference: {value if is_reference else local(0)}\n")
        father = local(parent.transform if parent else 0)
        modifications = f"\n{rows}" if rows else " []\n"
        self.more.append((own, f"--- !u!1001 &{own}\nPrefabInstance:\n  m_ObjectHideFlags: 0\n"
                          f"  serializedVersion: 2\n  m_Modification:\n"
                          f"    m_TransformParent: {father}\n"
                          f"    m_Modifications:{modifications}    m_RemovedComponents: []\n"
                          f"  m_SourcePrefab: {asset(guid, 100100000, 3)}\n"))
        return own

    def text(self):
        return (YAML + "".join(self.item_text(item, place) for place, item in enumerate(self.items))
                + "".join(text for _, text in self.more))

    @staticmethod
    def item_text(item, place):
        get = item.settings.get
        rect = get("rect")
        listed = "".join(f"  - component: {local(own)}\n"
                         for own in [item.transform] + [c[0] for c in item.components])
        below = "".join(f"\n  - {local(child.transform)}" for child in item.children) or " []"
        text = (f"--- !u!1 &{item.id}\nGameObject:\n  m_ObjectHideFlags: 0\n"
                f"  serializedVersion: 6\n  m_Component:\n{listed}  m_Layer: {get('layer', 0)}\n"
                f"  m_Name: {item.name}\n  m_TagString: {get('tag', 'Untagged')}\n"
                f"  m_IsActive: {int(get('active', True))}\n"
                f"--- !u!{224 if rect is not None else 4} &{item.transform}\n"
                f"{'RectTransform' if rect is not None else 'Transform'}:\n"
                f"  m_ObjectHideFlags: 0\n  m_GameObject: {local(item.id)}\n"
                f"  m_LocalRotation: {vector(*get('rot', (0, 0, 0, 1)))}\n"
                f"  m_LocalPosition: {vector(*get('pos', (0, 0, 0)))}\n"
                f"  m_LocalScale: {vector(*get('scale', (1, 1, 1)))}\n"
                f"  m_Children:{below}\n"
                f"  m_Father: {local(item.parent.transform if item.parent else 0)}\n"
                f"  m_RootOrder: {place}\n")
        text += "".join(f"  {key}: {value}\n" for key, value in (rect or {}).items())
        return text + "".join(f"--- !u!{class_id} &{own}\n{body}"
                              for own, class_id, body in item.components)


class Project:
    """A Unity project in a folder of its own."""

    def __init__(self, folder):
        self.root = os.path.join(os.path.realpath(folder), "game")
        self.write("ProjectSettings/ProjectVersion.txt", f"m_EditorVersion: {VERSION}\n")
        self.write("Packages/manifest.json", json.dumps({"dependencies": {
            "com.unity.ugui": "1.0.0", "com.unity.modules.physics": "1.0.0",
            "com.unity.modules.ui": "1.0.0"}}))

    def write(self, path, content):
        at = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(at), exist_ok=True)
        with open(at, "w", encoding="utf-8") as file:
            file.write(content)

    def add(self, path, content):
        """An asset with its .meta file; returns its guid."""
        guid = uuid.uuid4().hex
        self.write(path, content)
        self.write(path + ".meta", f"fileFormatVersion: 2\nguid: {guid}\n")
        return guid

    def script(self, name, code):
        return self.add(f"Assets/Scripts/{name}.cs", code)

    def scriptable(self, path, guid, body):
        """A ScriptableObject's file; returns the asset's guid."""
        name = os.path.splitext(os.path.basename(path))[0]
        lines = "".join(f"  {line}\n" for line in body.strip("\n").split("\n"))
        return self.add(path, f"{YAML}--- !u!114 &11400000\nMonoBehaviour:\n"
                        f"  m_ObjectHideFlags: 0\n  m_GameObject: {local(0)}\n  m_Enabled: 1\n"
                        f"  m_Script: {asset(guid, 11500000, 3)}\n  m_Name: {name}\n{lines}")

    def scenes(self, **scenes):
        """Scene texts by name; they are the build's, in order."""
        rows = ""
        for name, scene in scenes.items():
            guid = self.add(f"Assets/{name}.unity", scene.text())
            rows += f"  - enabled: 1\n    path: Assets/{name}.unity\n    guid: {guid}\n"
        self.write("ProjectSettings/EditorBuildSettings.asset",
                   f"{YAML}--- !u!1045 &1\nEditorBuildSettings:\n  m_ObjectHideFlags: 0\n"
                   f"  serializedVersion: 2\n  m_Scenes:\n{rows}")

    def tags(self, *tags, layers=None):
        rows = "".join(f"  - {(layers or {}).get(i, '')}\n" for i in range(32))
        self.write("ProjectSettings/TagManager.asset",
                   f"{YAML}--- !u!78 &1\nTagManager:\n  serializedVersion: 2\n  tags:\n"
                   + "".join(f"  - {tag}\n" for tag in tags) + f"  layers:\n{rows}")


class Place:
    """Where the projects of a file's tests are, one after the other, and what was compiled there: assemblies are kept
    by their sources' paths and content, so the next project with the same scripts starts no compiler for them."""

    def __init__(self):
        self.top, self.is_used = tempfile.TemporaryDirectory(), False
        self.name = os.path.join(os.path.realpath(self.top.name), "project")
        self.kept = os.path.join(self.top.name, "kept")
        os.mkdir(self.kept, 0o700)

    def take(self):
        """This place; another one while it is in use."""
        if self.is_used or os.path.exists(self.name):
            return tempfile.TemporaryDirectory()
        self.is_used = True
        os.mkdir(self.name, 0o700)
        return self

    def lend(self, state):
        """Into the state folder of a server that is to start."""
        if os.listdir(self.kept):
            os.makedirs(os.path.dirname(state), 0o700, exist_ok=True)
            shutil.copytree(self.kept, state, dirs_exist_ok=True)

    def keep(self, state):
        """What a server has compiled that has ended."""
        def others(_, names):
            return [name for name in names if not name.endswith((".dll", ".txt", ".left"))]

        for path in glob.glob(f"{state}/*/compiled"):
            own = os.path.join(self.kept, os.path.relpath(path, state))
            shutil.copytree(path, own, symlinks=True, dirs_exist_ok=True, ignore=others)
            os.chmod(os.path.dirname(own), 0o700)
            os.chmod(own, 0o700)

    def cleanup(self):
        shutil.rmtree(self.name, ignore_errors=True)
        self.is_used = False


place = Place()


# --- A server with an engine ---

class Live(Server):
    """`umcp serve` on a project with the headless engine; ready when the block begins.

    make(project) writes the project; or root names one that exists. An engine is ready before the
    scripts are compiled, and has fields only until then: what make returns, or `compiled`, is the
    path of an object, a component and a property that is readable when they are.
    """

    has_engine = True

    def __init__(self, make=None, root=None, compiled=None):
        self.own_project = place.take() if make else None
        self.compiled = compiled
        self.must_be_ready = True
        if make:
            project = Project(self.own_project.name)
            self.compiled = make(project)
            root = project.root
        super().__init__("--project", root, env={"UMCP_PLAYER": None})

    def __enter__(self):
        state = os.path.join(self.folder, "state/umcp")
        if self.own_project is place:
            place.lend(state)
        super().__enter__()
        try:
            self.wait()
        except BaseException:
            print(self.err()[-4000:])
            self.clean_up()
            raise
        return self

    def wait(self):
        """For the engine, before the block begins."""
        if self.must_be_ready:
            wait_for(self.is_ready, "the engine")
        if self.compiled:
            wait_for(self.is_compiled, "the scripts")

    def is_ready(self):
        """Asked once: the next moment it may be otherwise."""
        result = self.ask_tool("GetStatus").json().get("result")
        return result and result["content"][0]["json"].get("Ready")

    def is_compiled(self):
        path, component, name = self.compiled
        found = [card["Id"] for card in self.cards() if card["Path"] == path]
        return found and b'"ok":true' in self.ask_tool("ReadComponentMember", {
            "objectId": found[0], "componentType": component, "name": name}).body

    def clean_up(self):
        end_process(self.process)
        if self.own_project is place:
            place.keep(os.path.join(self.folder, "state/umcp"))
        super().clean_up()
        if self.own_project:
            self.own_project.cleanup()

    def ask_tool(self, tool, arguments=None):
        """The HTTP response to an explorer's call."""
        return self.post(request("call_tool", {"name": tool, "arguments": arguments or {}}))

    def tool(self, tool, **arguments):
        """A read tool's result, in both forms that the wrapper has."""
        response = self.ask_tool(tool, arguments)
        same(response.status, 200, tool, arguments, response)
        content = response.json()["result"]["content"]
        same((len(content), content[0]["type"], content[0]["mimeType"]),
             (1, "text", "application/json"))
        same(json.loads(content[0]["text"]), content[0]["json"])
        result = content[0]["json"]
        expect(result.get("ok") is not False, tool, arguments, result)
        return result

    def failure(self, tool, arguments):
        """A call that must fail: the error's kind. Code, kind and status must agree."""
        response = self.ask_tool(tool, arguments)
        answer = response.json()
        if "result" in answer:
            same(response.status, 200)
            result = answer["result"]["content"][0]["json"]
            same(result.get("ok"), False, tool, arguments, result)
            expect(result["error"]["message"], result)
            return result["error"]["kind"]
        return self.check_error(response)

    def check_error(self, response):
        error = response.json()["error"]
        expect(error["code"] in STATUS, response)
        expect({"kind", "hint"} <= set(error["data"]) and error["message"], error)
        same((response.status, error["data"]["kind"]), STATUS[error["code"]], error)
        return error["data"]["kind"]

    def resource(self, uri):
        """A resource by JSON-RPC; GET /read must say the same."""
        response = self.post(request("read_resource", {"uri": uri}))
        same(response.status, 200, uri, response)
        contents = response.json()["result"]["contents"]
        same((len(contents), contents[0]["uri"], contents[0]["mimeType"]),
             (1, uri, "application/json"))
        value = json.loads(contents[0]["text"])
        if "logs/tail" not in uri and "instances" not in uri:  # these two change by themselves
            same(self.get("/read?uri=" + urllib.parse.quote(uri, safe="")).json(), value, uri)
        return value

    def resource_failure(self, uri):
        """A resource that must fail: the error's kind, which GET /read must agree with."""
        kind = self.check_error(self.post(request("read_resource", {"uri": uri})))
        read = self.get("/read?uri=" + urllib.parse.quote(uri, safe=""))
        wanted = next(status for status, name in STATUS.values() if name == kind)
        same((read.status, type(read.json())), (wanted, dict), uri, read)
        return kind

    def get(self, path):
        with Http(self.port) as http:
            http.get(path)
            return http.response()

    def card(self, path, **filters):
        """The card of the only object with this path."""
        found = [card for card in self.cards(**filters) if card["Path"] == path]
        same(len(found), 1, path, [card["Path"] for card in self.cards(**filters)])
        return found[0]

    def cards(self, **filters):
        return self.tool("ListObjects", limit=100000, **filters)["Items"]

    def id(self, path, **filters):
        return self.card(path, **filters)["Id"]

    def read(self, path, component, name, **filters):
        """A component member's reading: {ok, type, valueText, valueJson?}."""
        object_id = path if path.startswith("obj:") else self.id(path, **filters)
        result = self.tool("ReadComponentMember", objectId=object_id, componentType=component,
                           name=name)
        expect({"ok", "type", "valueText"} <= set(result) <= {"ok", "type", "valueText",
                                                              "valueJson"}, name, result)
        same((result["ok"], type(result["type"]), type(result["valueText"])), (True, str, str),
             name, result)
        return result

    def value(self, path, component, name, **filters):
        return self.read(path, component, name, **filters).get("valueJson")

    def logged(self, start=""):
        """The messages that scripts logged and that begin so, oldest first."""
        items = self.tool("TailLogs", count=2000)["Items"]
        return [item["Message"] for item in items if item["Message"].startswith(start)]


class Shared:
    """Servers that several tests of a file use, each started when it is first wanted."""

    def __init__(self):
        self.open = {}

    def get(self, make=None, root=None, compiled=None):
        key = root or make
        if key not in self.open:
            self.open[key] = None  # it is not waited for again if it does not start
            server = Live(make, root, compiled)
            server.__enter__()
            self.open[key] = server
        expect(self.open[key], "the server did not start")
        return self.open[key]

    def close(self):
        """All must still work, and end cleanly."""
        servers, self.open = [server for server in self.open.values() if server], {}
        for server in servers:
            with_error = None
            try:
                server.is_fine()
            except AssertionError as error:
                with_error = error
            server.__exit__(type(with_error) if with_error else None, with_error, None)
            if with_error:
                raise with_error
