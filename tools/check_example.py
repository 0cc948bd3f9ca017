#!/usr/bin/env python3
"""Is examples/unity-demo a consistent Unity project, and does it hold what the docs show on it?

Every guid and fileID must lead somewhere, both ends of a link must agree, and the names, places and
components that the protocol documents use in their examples must be there.
usage: check_example.py [--self-test]
"""
import os
import re
import shutil
import tempfile

import csource
import planted

EXAMPLE = "examples/unity-demo"
BUILT_IN = {"0000000000000000e000000000000000", "0000000000000000f000000000000000"}
# Scripts of com.unity.ugui that the example uses.
PACKAGE_SCRIPTS = {
    "76c392e42b5098c458856cdf6ecaaaa1": "EventSystem",
    "4f231c4fb786f3946a6b90b886c48677": "StandaloneInputModule",
    "1511ccae7919cfc46b603b9b337fdc94": "BaseInput",
    "fe87c0e1cc204ed48ad3b37840f39efc": "Image",
    "5f7201a12d95ffc409449d95f23cf332": "Text",
    "4e29b1a8efbd4b44bb3f3716e73f07ff": "Button",
    "0cd44c1031e13a943bb63640046fad76": "CanvasScaler",
    "dc42784cf147c0c48a680349fa168899": "GraphicRaycaster",
}
MISSING_SCRIPT = ("Assets/Scenes/Test.unity", "Player", 1)  # on purpose: see the last checks

PLUGIN_TOOLS = {  # by file, in order
    "CreateVrInteractable": ["create-vr-interactable"],
    "SceneTools": ["create-object", "add-component", "set-transform"],
    "PrefabTools": ["create-prefab"],
    "XrTools": ["add-socket", "configure-grab"],
}

GAME_OBJECT, TRANSFORM, RECT_TRANSFORM, BEHAVIOUR, INSTANCE = 1, 4, 224, 114, 1001
SCENE_ROOTS = 1660057539
IMPORTED = {".cs": 11500000, ".prefab": 100100000}  # what a reference to the whole file names
YAML_SUFFIXES = (".unity", ".prefab", ".asset", ".mat", ".mixer")
YAML_HEAD = "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
DOCUMENT = re.compile(r"^--- !u!(\d+) &(-?\d+)( stripped)?\n(\w+):\n", re.M)
REFERENCE = re.compile(r"\{fileID: (-?\d+)(?:,\s+guid: ([0-9a-f]{32}),\s+type: (\d))?\}")


class Doc:
    """One object of a UnityYAML file."""

    def __init__(self, match, body):
        self.class_id, self.id = int(match[1]), int(match[2])
        self.is_stripped, self.type, self.body = bool(match[3]), match[4], body

    def field(self, name):
        found = re.search(rf"^ +(?:- )?{re.escape(name)}:[ \n]((?:[^\n]|\n +type:)*)", self.body, re.M)
        return found[1] if found else None

    def ref(self, name):
        """(fileID, guid or None) of a reference field; (0, None) if there is none."""
        found = REFERENCE.match(self.field(name) or "")
        return (int(found[1]), found[2]) if found else (0, None)

    def refs_under(self, name):
        """fileIDs of the local references listed under a field."""
        found = re.search(rf"^  {name}:\n((?:  - .*\n?)*)", self.body, re.M)
        return [int(r[1]) for r in REFERENCE.finditer(found[1])] if found else []

    def is_transform(self):
        return self.class_id in (TRANSFORM, RECT_TRANSFORM)


class Project:
    """The files of a Unity project and what is wrong with them."""

    def __init__(self, root):
        self.root, self.complaints = root, []
        self.guid_of, self.path_of = {}, {}
        self.docs = {}
        self.virtual = {}
        self.read_metas()
        for path in sorted(self.walk("Assets") + self.walk("ProjectSettings")):
            if path.endswith(YAML_SUFFIXES):
                self.read_yaml(path)

    def complain(self, path, what):
        self.complaints.append(f"{EXAMPLE}/{path}: {what}")

    def text(self, path):
        with open(os.path.join(self.root, path), encoding="utf-8", newline="") as file:
            return file.read()

    def walk(self, folder, with_folders=False):
        found = []
        for at, folders, names in os.walk(os.path.join(self.root, folder)):
            for name in names + (folders if with_folders else []):
                found.append(os.path.relpath(os.path.join(at, name), self.root))
        return [path.replace(os.sep, "/") for path in found]

    def read_metas(self):
        paths = set(self.walk("Assets", with_folders=True))
        for path in sorted(paths):
            if path.endswith(".meta"):
                if path[:-5] not in paths:
                    self.complain(path, "meta file without its asset")
            elif path + ".meta" not in paths:
                self.complain(path, "no meta file")
            else:
                self.read_guid(path)

    def read_guid(self, path):
        found = re.search(r"^guid: ([0-9a-f]{32})$", self.text(path + ".meta"), re.M)
        if not found:
            self.complain(path + ".meta", "no guid")
        elif found[1] in self.path_of or found[1] in PACKAGE_SCRIPTS:
            self.complain(path + ".meta", f"guid {found[1]} is taken")
        else:
            self.guid_of[path], self.path_of[found[1]] = found[1], path

    def read_yaml(self, path):
        text = self.text(path)
        if not text.startswith(YAML_HEAD) or not text.isascii() or "\r" in text:
            self.complain(path, "not in Unity's text form")
        starts = list(DOCUMENT.finditer(text))
        ends = [match.start() for match in starts[1:]] + [len(text)]
        docs = [Doc(match, text[match.end():end]) for match, end in zip(starts, ends)]
        if len(docs) != text.count("\n--- "):
            self.complain(path, "a document without a proper header")
        if len({doc.id for doc in docs}) != len(docs):
            self.complain(path, "the same fileID twice")
        self.docs[path] = {doc.id: doc for doc in docs}

    def of_class(self, path, *class_ids):
        return [doc for doc in self.docs[path].values() if doc.class_id in class_ids]

    def virtual_ids(self, path):
        """fileIDs that prefab instances in a prefab stand for: instance xor source, 63 bits."""
        if path not in self.virtual:
            self.virtual[path] = set()
            for instance in self.of_class(path, INSTANCE):
                source = self.path_of.get(instance.ref("m_SourcePrefab")[1])
                for inner in self.object_ids(source) if source in self.docs else ():
                    self.virtual[path].add((instance.id ^ inner) & 0x7FFFFFFFFFFFFFFF)
        return self.virtual[path]

    def object_ids(self, path):
        return set(self.docs[path]) | self.virtual_ids(path)

    def script_name(self, doc):
        """Type of a component; None for a script that is nowhere."""
        if doc.class_id != BEHAVIOUR:
            return doc.type
        guid = doc.ref("m_Script")[1]
        path = self.path_of.get(guid)
        return os.path.basename(path)[:-3] if path else PACKAGE_SCRIPTS.get(guid)


def check_references(p, path):
    for doc in p.docs[path].values():
        for found in REFERENCE.finditer(doc.body):
            file_id, guid = int(found[1]), found[2]
            if not resolves(p, path, file_id, guid) and not is_missing_on_purpose(p, path, doc):
                p.complain(path, f"{doc.type} &{doc.id}: nothing at {found[0]}")


def resolves(p, path, file_id, guid):
    if guid is None:
        return file_id == 0 or file_id in p.docs[path]
    if guid in BUILT_IN:
        return True
    if guid in PACKAGE_SCRIPTS:
        return file_id == IMPORTED[".cs"]
    target = p.path_of.get(guid)
    if target is None:
        return False
    return (IMPORTED.get(os.path.splitext(target)[1]) == file_id
            or target in p.docs and file_id in p.object_ids(target))


def is_missing_on_purpose(p, path, doc):
    owner = p.docs[path].get(doc.ref("m_GameObject")[0])
    if doc.class_id != BEHAVIOUR or owner is None or p.script_name(doc) is not None:
        return False
    place, name, index = MISSING_SCRIPT
    listed = owner.refs_under("m_Component")
    return (path, owner.field("m_Name")) == (place, name) and listed[index:index + 1] == [doc.id]


def check_components(p, path):
    """A GameObject lists its components, and they know it; its Transform comes first."""
    for owner in p.of_class(path, GAME_OBJECT):
        listed = owner.refs_under("m_Component")
        holders = [d.id for d in p.docs[path].values() if d.ref("m_GameObject")[0] == owner.id]
        if owner.is_stripped:
            continue
        if sorted(listed) != sorted(holders):
            p.complain(path, f"{owner.field('m_Name')}: components do not know their GameObject")
        elif not listed or not p.docs[path][listed[0]].is_transform():
            p.complain(path, f"{owner.field('m_Name')}: does not begin with its Transform")


def parents(p, path):
    """Transform -> parent, also for the roots of prefab instances by their stripped Transform."""
    found = {}
    for doc in p.of_class(path, TRANSFORM, RECT_TRANSFORM):
        if not doc.is_stripped:
            found[doc.id] = doc.ref("m_Father")[0]
            continue
        instance = p.docs[path].get(doc.ref("m_PrefabInstance")[0])
        if instance is not None and instance.ref("m_TransformParent")[0]:
            found[doc.id] = instance.ref("m_TransformParent")[0]
    return found


def check_hierarchy(p, path):
    """m_Father and m_Children agree; a scene lists its roots."""
    up = parents(p, path)
    down = {child: doc.id for doc in p.of_class(path, TRANSFORM, RECT_TRANSFORM)
            for child in doc.refs_under("m_Children")}
    linked = {child: parent for child, parent in up.items() if parent}
    for child in sorted(set(linked) ^ set(down)):
        p.complain(path, f"Transform &{child}: m_Father and m_Children disagree")
    for child in sorted(set(linked) & set(down)):
        if linked[child] != down[child]:
            p.complain(path, f"Transform &{child}: two parents")
    if path.endswith(".unity"):
        roots = [child for child, parent in up.items() if not parent]
        roots += [d.id for d in p.of_class(path, INSTANCE) if not d.ref("m_TransformParent")[0]]
        listed = [r for doc in p.of_class(path, SCENE_ROOTS) for r in doc.refs_under("m_Roots")]
        if sorted(roots) != sorted(listed):
            p.complain(path, "m_Roots does not list the roots")


def check_instances(p, path):
    """A stripped object belongs to an instance of the prefab it comes from."""
    for doc in p.docs[path].values():
        if not doc.is_stripped:
            continue
        source_id, source_guid = doc.ref("m_CorrespondingSourceObject")
        instance = p.docs[path].get(doc.ref("m_PrefabInstance")[0])
        if instance is None or instance.ref("m_SourcePrefab")[1] != source_guid:
            p.complain(path, f"&{doc.id}: not from the prefab of its instance")
        elif path.endswith(".prefab") and doc.id != (instance.id ^ source_id) & 0x7FFFFFFFFFFFFFFF:
            p.complain(path, f"&{doc.id}: not instance xor source")


def check_fields(p, path):
    """Serialised fields of the project's own scripts are declared there."""
    for doc in p.of_class(path, BEHAVIOUR):
        script = p.path_of.get(doc.ref("m_Script")[1])
        if doc.is_stripped or script is None:
            continue
        source = p.text(script)
        if not re.search(rf"\bclass {os.path.basename(script)[:-3]}\b", source):
            p.complain(script, "no class of the file's name")
        own = doc.body.split("  m_EditorClassIdentifier:", 1)[1]
        for name in re.findall(r"^  (\w+):", own, re.M):
            if not re.search(rf"\b{name}\b", source):
                p.complain(path, f"&{doc.id}: {script} has no field {name}")


def check_mixer(p, path):
    """Guids inside a mixer: each value and exposed parameter names one that is declared."""
    text = p.text(path)
    declared = set(re.findall(r"m_(?:Volume|Pitch|MixLevel|GUID|GroupID): ([0-9a-f]{32})", text))
    used = re.findall(r"^ +(?:- guid: |- )?([0-9a-f]{32})(?::|$)", text, re.M)
    for guid in used:
        if guid not in declared:
            p.complain(path, f"nothing is called {guid}")


def check_build_scenes(p):
    path = "ProjectSettings/EditorBuildSettings.asset"
    rows = re.findall(r"path: (.*)\n    guid: (\w+)", p.text(path))
    if [scene for scene, _ in rows] != ["Assets/Scenes/Main.unity", "Assets/Scenes/Test.unity"]:
        p.complain(path, "does not list both scenes")
    for scene, guid in rows:
        if p.guid_of.get(scene) != guid:
            p.complain(path, f"guid of {scene}")


def components_of(p, path, name):
    for owner in p.of_class(path, GAME_OBJECT):
        if owner.field("m_Name") == name:
            return [p.docs[path][i] for i in owner.refs_under("m_Component") if i in p.docs[path]]
    return []


def check_examples(p):
    """What the protocol documents show on this project."""
    main, test = "Assets/Scenes/Main.unity", "Assets/Scenes/Test.unity"
    shown = {
        (main, "EventSystem"): ["Transform", "EventSystem", "StandaloneInputModule", "BaseInput"],
        (main, "Lighting"): ["Transform"],
        (main, "Main Camera"): ["Transform", "Camera"],
        (main, "Player"): ["Transform", "CapsuleCollider", "Rigidbody", "PlayerController"],
        (test, "Player"): ["Transform", None, "CapsuleCollider"],
    }
    for (path, name), expected in shown.items():
        found = components_of(p, path, name)
        if [p.script_name(doc) for doc in found] != expected:
            p.complain(path, f"{name} does not have the components {expected}")
        elif name == "Player" and found[0].field("m_LocalPosition") != "{x: 0, y: 1, z: 0}":
            p.complain(path, "Player is not at (0, 1, 0)")
    roots = [r for doc in p.of_class(main, SCENE_ROOTS) for r in doc.refs_under("m_Roots")]
    first = [components_of(p, main, name)[:1] for name in ("EventSystem", "Lighting")]
    if [doc.id for docs in first for doc in docs] != roots[:2]:
        p.complain(main, "does not begin with EventSystem and Lighting")
    if "m_EditorVersion: 2022.3.20f1\n" not in p.text("ProjectSettings/ProjectVersion.txt"):
        p.complain("ProjectSettings/ProjectVersion.txt", "not 2022.3.20f1")
    for name, tools in PLUGIN_TOOLS.items():
        path = f"Assets/Scripts/{name}.cs"
        found = re.findall(r'\[McpPluginTool\(\s*"([^"]*)"', p.text(path))
        if found != tools:
            p.complain(path, f"does not have the plugin tools {tools}")


def check(root):
    p = Project(os.path.join(root, EXAMPLE))
    for path in p.docs:
        check_references(p, path)
        check_components(p, path)
        check_fields(p, path)
        if path.endswith((".unity", ".prefab")):
            check_instances(p, path)
            check_hierarchy(p, path)
        if path.endswith(".mixer"):
            check_mixer(p, path)
    check_build_scenes(p)
    check_examples(p)
    return p.complaints


# File, pattern, replacement, words of the complaint that must follow.
DAMAGE = (
    ("Assets/Scripts/Spinner.cs.meta", r"guid: \w", "guid: g", "no guid"),
    ("Assets/Scripts/Spinner.cs.meta", r"guid: \w+", "guid: fe87c0e1cc204ed48ad3b37840f39efc",
     "is taken"),
    ("Assets/Scenes/Main.unity", r"component: \{fileID: \d+", "component: {fileID: 12", "nothing at"),
    ("Assets/Scenes/Main.unity", r"m_Father: \{fileID: [1-9]\d+", "m_Father: {fileID: 0",
     "disagree"),
    ("Assets/Scenes/Main.unity", r"m_Roots:\n  - .*\n", "m_Roots:\n", "list the roots"),
    ("Assets/Scenes/Main.unity", r"m_IsActive: 1\n", "m_IsActive: 1\r\n", "text form"),
    ("Assets/Scenes/Main.unity", r"m_Name: Lighting", "m_Name: Lights", "begin with"),
    ("Assets/Scenes/Main.unity", r"  health: 100", "  strength: 100", "no field strength"),
    ("Assets/Scenes/Main.unity", r"y: 1, z: 0\}", "y: 2, z: 0}", "not at (0, 1, 0)"),
    ("Assets/Scenes/Test.unity", r"  speed: 3\n(---(?:.|\n)*)", r"\1--- !u!4 &5\nTransform: {}\n",
     "proper header"),
    ("Assets/Prefabs/CrateRed.prefab", r"target: \{fileID: \d", "target: {fileID: 9", "nothing at"),
    ("Assets/Prefabs/CrateStack.prefab", r"&(\d+)\d stripped", r"&\g<1>0 stripped", "xor source"),
    ("Assets/Audio/Main.mixer", r"- guid: \w{6}", "- guid: abcdef", "nothing is called"),
    ("ProjectSettings/EditorBuildSettings.asset", r"guid: \w{6}", "guid: abcdef", "guid of"),
    ("Assets/Scripts/XrTools.cs", r'"add-socket"', '"add-hook"', "plugin tools"),
)


def self_test():
    """Each damage to a copy of the project must be noticed."""
    wrong = []
    with tempfile.TemporaryDirectory() as root:
        copy = os.path.join(root, EXAMPLE)
        shutil.copytree(os.path.join(csource.ROOT, EXAMPLE), copy)
        for path, pattern, replacement, words in DAMAGE:
            with open(os.path.join(copy, path), encoding="utf-8", newline="") as file:
                before = file.read()
            after = re.sub(pattern, replacement, before, count=1)
            with open(os.path.join(copy, path), "w", encoding="utf-8", newline="") as file:
                file.write(after)
            if after == before or not any(words in complaint for complaint in check(root)):
                wrong.append(f"not noticed: {path}, {pattern!r}")
            with open(os.path.join(copy, path), "w", encoding="utf-8", newline="") as file:
                file.write(before)
    return wrong


if __name__ == "__main__":
    planted.run(check, self_test, csource.ROOT)
