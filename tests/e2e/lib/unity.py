"""What the tests of tools and resources on a Unity project share: projects to change, scenes made
by hand, clients that read a project's dialects, and a small JSON Schema validator."""
import contextlib
import json
import os
import re
import shutil
import stat
import tempfile
import uuid

from lib.umcp import EXAMPLE, Stdio, expect, initialize, request, same

MAIN, TEST = "Assets/Scenes/Main.unity", "Assets/Scenes/Test.unity"
BUDGET = 100 << 10  # bytes that a reply may have
YAML = "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
NO_GUID = "deadbeef" * 4  # of an asset that is nowhere
TOOLS = ("asset.dependencies.graph", "asset.info", "audio.mixer.list", "audio.mixer.snapshot.read",
         "editor.selection.info", "mcp.server.info", "mcp.tool.describe", "mcp.tools.list",
         "project.assets.summary", "project.info", "project.references.missing",
         "project.scenes.list", "scene.components.list", "scene.hierarchy.dump",
         "scene.objects.find")


def copy_real(source, root):
    """Copies a project whose files may be read-only: without capabilities even root cannot write
    those."""
    shutil.copytree(source, root, symlinks=True)
    for folder, _, files in os.walk(root):
        for path in [folder] + [os.path.join(folder, name) for name in files]:
            if not os.path.islink(path):
                os.chmod(path, os.stat(path).st_mode | stat.S_IWUSR)


# --- What is in the example ---

GUIDS = {"Assets/Audio/Main.mixer": "e4bace6adfdb71513e01d7eeb961aef6",
         "Assets/Materials/Red.mat": "11e8b083745b347dbca495debf9197b6",
         "Assets/Materials/Wood.mat": "0fdd745c1a8a6a7192464dba87ebabba",
         "Assets/Prefabs/Crate.prefab": "9b80c95382cb5eb258c0e4760aa8adcb",
         "Assets/Prefabs/CrateRed.prefab": "11ccaf60f2a8cfd4f9328f53f4d54b5c",
         "Assets/Prefabs/CrateStack.prefab": "afcbb4b6ca7fb715d620b984d46f5444",
         "Assets/Scripts/Spinner.cs": "96a874a19562262bc83bc637c0480250",
         "Assets/Settings/GameSettings.asset": "948fcb2b055dccbf3f923ed2d1ea145b",
         MAIN: "8ac0442270fbd835b26a302173d429cb"}
MIXER = "Assets/Audio/Main.mixer"
SEED_MISSING = {"path": TEST, "gameObjectPath": "Player", "componentIndex": 1,
                "context": "Missing script component at index 1 on GameObject 'Player'"}
MESH = ["MeshFilter", "MeshRenderer"]
UI = ["RectTransform", "CanvasRenderer"]


def node(name, components, *children):
    """A hierarchy in short: what of a node does not depend on ids and parents."""
    return name, components, list(children)


MAIN_TREE = [
    node("EventSystem", ["Transform", "EventSystem", "StandaloneInputModule", "BaseInput"]),
    node("Lighting", ["Transform"], node("Directional Light", ["Transform", "Light"])),
    node("Main Camera", ["Transform", "Camera"]),
    node("Player", ["Transform", "CapsuleCollider", "Rigidbody", "PlayerController"],
         node("Body", ["Transform", *MESH])),
    node("Ground", ["Transform", *MESH, "BoxCollider"]),
    node("Props", ["Transform"],
         node("Crate", ["Transform", *MESH, "BoxCollider", "Rigidbody"]),
         node("Red Crate", ["Transform", *MESH, "BoxCollider", "Spinner"],
              node("Lid", ["Transform", *MESH]))),
    node("Crate Stack", ["Transform", "BoxCollider"],
         node("Lower", ["Transform", *MESH, "BoxCollider"], node("Lid", ["Transform", *MESH])),
         node("Upper", ["Transform", *MESH, "BoxCollider", "Spinner"],
              node("Lid", ["Transform", *MESH]))),
    node("Music", ["Transform", "AudioSource", "AudioListener"]),
    node("Spawn Point", ["Transform", "Spinner"]),  # which is not active
    node("HUD", ["RectTransform", "Canvas", "CanvasScaler", "GraphicRaycaster"],
         node("Panel", [*UI, "Image"],
              node("Title", [*UI, "Text"]),
              node("StartButton", [*UI, "Image", "Button"], node("Label", [*UI, "Text"]))))]


def short(nodes):
    return [node(n["name"], n["components"], *short(n["children"])) for n in nodes]


def names(rows, key="name"):
    return [row[key] for row in rows]


# --- Projects ---

class Project:
    """A copy of the example in a folder that may be changed; what is beside it is outside."""

    def __init__(self, folder):
        self.folder = os.path.realpath(folder)
        self.root = os.path.join(self.folder, "project")
        shutil.copytree(EXAMPLE, self.root)

    def at(self, path):
        return os.path.join(self.root, path)

    def read(self, path):
        with open(self.at(path), encoding="utf-8") as file:
            return file.read()

    def write(self, path, content):
        os.makedirs(os.path.dirname(self.at(path)), exist_ok=True)
        with open(self.at(path), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())

    def change(self, path, old, new):
        text = self.read(path)
        expect(old in text, old, "is not in", path)
        self.write(path, text.replace(old, new))

    def add(self, path, content):
        """A new asset with its .meta file; returns its guid."""
        guid = uuid.uuid4().hex
        self.write(path, content)
        self.write(path + ".meta", f"fileFormatVersion: 2\nguid: {guid}\n")
        return guid

    def remove(self, path):
        os.unlink(self.at(path))
        os.unlink(self.at(path + ".meta"))

    def set_build_scenes(self, *scenes):
        """Paths; one that begins with '-' is not enabled."""
        rows = "".join(f"  - enabled: {int(scene[0] != '-')}\n    path: {scene.lstrip('-')}\n"
                       f"    guid: {uuid.uuid4().hex}\n" for scene in scenes)
        self.write("ProjectSettings/EditorBuildSettings.asset",
                   f"{YAML}--- !u!1045 &1\nEditorBuildSettings:\n  m_Scenes:\n{rows}")


@contextlib.contextmanager
def project():
    with tempfile.TemporaryDirectory() as folder:
        yield Project(folder)


class Scene:
    """The text of a scene, object by object."""

    def __init__(self):
        self.objects = []  # of name, parent's place or None, components, active, children
        self.ids = []

    def add(self, name, parent=None, components=(), active=True):
        """Returns the object's place. Components are texts behind `m_GameObject`, with their tag:
        ("!u!23", "MeshRenderer:", "  m_Enabled: 1")."""
        self.objects.append((name, parent, components, active, []))
        place = len(self.objects) - 1
        if parent is not None:
            self.objects[parent][4].append(place)
        return place

    def text(self):
        self.ids = []
        first = 1000
        for _, _, components, _, _ in self.objects:
            self.ids.append(first)
            first += 2 + len(components)
        return YAML + "".join(self.object_text(place) for place in range(len(self.objects)))

    def object_text(self, place):
        name, parent, components, active, children = self.objects[place]
        own = self.ids[place]
        listed = "".join(f"  - component: {{fileID: {own + 1 + i}}}\n"
                         for i in range(1 + len(components)))
        below = "".join(f"\n  - {{fileID: {self.ids[child] + 1}}}" for child in children)
        father = 0 if parent is None else self.ids[parent] + 1
        text = (f"--- !u!1 &{own}\nGameObject:\n  m_ObjectHideFlags: 0\n  m_Component:\n{listed}"
                f"  m_Layer: 0\n  m_Name: {name}\n  m_TagString: Untagged\n"
                f"  m_IsActive: {int(active)}\n"
                f"--- !u!4 &{own + 1}\nTransform:\n  m_GameObject: {{fileID: {own}}}\n"
                f"  m_Children:{below or ' []'}\n  m_Father: {{fileID: {father}}}\n")
        for i, (tag, kind, *lines) in enumerate(components):
            text += (f"--- {tag} &{own + 2 + i}\n{kind}\n  m_GameObject: {{fileID: {own}}}\n"
                     + "".join(line + "\n" for line in lines))
        return text


def renderer(guid):
    """A component that refers to a material."""
    return ("!u!23", "MeshRenderer:", "  m_Materials:",
            f"  - {{fileID: 2100000, guid: {guid}, type: 2}}")


def behaviour(guid):
    return ("!u!114", "MonoBehaviour:", "  m_Enabled: 1",
            f"  m_Script: {{fileID: 11500000, guid: {guid}, type: 3}}", "  m_Name: ")


# --- Clients ---

def read_line(stdio):
    """The next line as bytes without the line's end; every reply stays within the budget."""
    line = stdio.process.stdout.readline()
    expect(line.endswith(b"\n"), "a line was expected; got", line, stdio.err())
    expect(len(line) < BUDGET, "a reply of", len(line), "bytes:", line[:300])
    return line[:-1]


class Editor(Stdio):
    """The editor dialect on a project."""

    def __init__(self, folder, *args):
        super().__init__("--dialect", "editor", "--project", folder, *args)

    def exactly(self, tool, arguments=None, id_=1):
        """The reply's bytes."""
        self.send(request("tools/call", {"tool": tool, "arguments": arguments or {}}, id_))
        return read_line(self)

    def result(self, tool, arguments=None):
        answer = json.loads(self.exactly(tool, arguments))
        expect("result" in answer, tool, arguments, answer)
        same(answer["result"]["tool"], tool)
        expect(set(answer["result"]) <= {"tool", "output", "diagnostics"}, answer)
        expect(isinstance(answer["result"]["output"], dict), answer)
        return answer["result"]

    def output(self, tool, **arguments):
        return self.result(tool, arguments)["output"]

    def error(self, tool, arguments, code, error_type):
        """A call that must fail so: its error."""
        answer = json.loads(self.exactly(tool, arguments))
        expect("error" in answer, tool, arguments, answer)
        error = answer["error"]
        data = error["data"]
        same((error["code"], data["errorType"]), (code, error_type), tool, arguments, error)
        same((data["tool"], set(data)), (tool, {"tool", "errorType", "details"}))
        expect(isinstance(data["details"], dict), error)
        return error


class Mcp(Stdio):
    """The Model Context Protocol on a project."""

    def __init__(self, folder, *args):
        super().__init__("--project", folder, *args)

    def __enter__(self):
        super().__enter__()
        self.send(initialize())
        self.read()
        return self

    def exactly(self, method, params=None):
        self.send(request(method, params))
        return read_line(self)

    def result(self, method, params=None):
        answer = json.loads(self.exactly(method, params))
        expect("result" in answer, method, params, answer)
        return answer["result"]

    def tool(self, name, arguments=None):
        """A tool's result, whose text and structure must agree."""
        result = self.result("tools/call", {"name": name, "arguments": arguments or {}})
        expect(not result.get("isError"), name, arguments, result)
        same(result["content"][0]["type"], "text")
        same(json.loads(result["content"][0]["text"]), result["structuredContent"])
        return result

    def resource(self, uri):
        """What a resource says."""
        contents = self.result("resources/read", {"uri": uri})["contents"]
        same((contents[0]["uri"], contents[0]["mimeType"]), (uri, "application/json"))
        same({(c["uri"], c["mimeType"]) for c in contents[1:]} - {(uri, "text/plain")}, set())
        return json.loads(contents[0]["text"])

    def resource_error(self, uri):
        answer = json.loads(self.exactly("resources/read", {"uri": uri}))
        expect("error" in answer, uri, answer)
        return answer["error"]


# --- What the answers are made of ---

def walk(nodes):
    """The nodes of a hierarchy, from top to bottom."""
    for node in nodes:
        yield node
        yield from walk(node["children"])


def hint_offset(diagnostics):
    """The offset with which a cut reply wants to be continued, or None."""
    found = [re.search(r"offset=(\d+)", text) for text in diagnostics or []]
    return next((int(match.group(1)) for match in found if match), None)


def pages(ask):
    """Calls ask(offset) -> (items, diagnostics) as the hints say; gives all items."""
    items, offset, times = [], 0, 0
    while offset is not None:
        page, diagnostics = ask(offset)
        items += page
        following = hint_offset(diagnostics)
        expect(following is None or following > offset, "no way forward:", diagnostics)
        offset, times = following, times + 1
        expect(times < 1000, "no end")
    return items, times


def crawl(ask):
    """Calls ask(arguments) -> (root objects, diagnostics) until every hint was followed."""
    nodes, todo, times = [], [{}], 0
    while todo:
        arguments = todo.pop()
        roots, diagnostics = ask(arguments)
        for node in walk(roots):
            nodes.append(node)
            if "childCount" in node:
                expect(len(node["children"]) < node["childCount"], node["path"])
                todo.append({"rootPath": f"#{node['instanceId']}", "offset": len(node["children"])})
        following = hint_offset(diagnostics)
        if following is not None:
            expect(following > arguments.get("offset", 0), arguments, diagnostics)
            todo.append({**arguments, "offset": following})
        times += 1
        expect(times < 1000, "no end")
    return nodes, times


# --- JSON Schema, as much as tools use ---

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None),
         "number": (int, float), "integer": int}
KEYWORDS = {"anyOf", "type", "properties", "required", "items", "enum", "additionalProperties",
            "description", "default", "minimum", "maximum"}


def has_type(value, name):
    if isinstance(value, bool) and name != "boolean":
        return False
    return isinstance(value, TYPES[name])


def fits(value, schema, at="$"):
    """The value must be as the schema says, and have no property that the schema does not know."""
    expect(set(schema) <= KEYWORDS, at, "unknown keywords", schema)
    if "anyOf" in schema:
        each = [one for one in schema["anyOf"] if has_type(value, one["type"])]
        expect(each, at, value, schema)
        fits(value, each[0], at)
        return
    names = schema.get("type", [])
    names = [names] if isinstance(names, str) else names
    expect(not names or any(has_type(value, name) for name in names), at, value, "is no", names)
    expect("enum" not in schema or value in schema["enum"], at, value, schema)
    if isinstance(value, list):
        for i, item in enumerate(value):
            fits(item, schema.get("items", {}), f"{at}[{i}]")
    if not isinstance(value, dict):
        return
    for name in schema.get("required", []):
        expect(name in value, at, "lacks", name, value)
    known = schema.get("properties", {})
    other = schema.get("additionalProperties", {} if not known else None)
    for name, item in value.items():
        if name in known:
            fits(item, known[name], f"{at}.{name}")
        else:
            expect(other is not None and other is not False, at, "has a property", name,
                   "that its schema does not tell of")
            fits(item, other if isinstance(other, dict) else {}, f"{at}.{name}")
