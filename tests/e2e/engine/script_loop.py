"""The loop of an agent that writes scripts while the engine runs: a source comes, changes, moves or
goes, in any way that a program may write it; it is compiled, its type is added to an object, and the
scene that is saved refers to its guid. Mistakes are told with their place."""
import json
import os
import re
import shutil
import stat
import subprocess
import tempfile
import time
import uuid

from lib.live import Project, Scene, need_an_engine
from lib.saving import Saving
from lib.umcp import Server, Suite, expect, run, same, wait_for

suite = Suite()
test = suite.test

MAIN = "Assets/Main.unity"
LONG = "L" + 247 * "o"  # the name of its .meta file is too long for the system
NAMES = (LONG, "First", "Second", "Third", "Odd", "Beside", "Nested", "Deep", "Moved", "Renamed", "Gone",
         "Generic`1", "Base", "Placed", "Packed", "Lib.Inside", "Ext.Inside", "UnityEngine.BoxCollider",
         "UnityEngine.MonoBehaviour", "Outer+Inner", "Lost", "Keeper", "Needs", "Single", "Looker",
         "Keeper2")
META = """fileFormatVersion: 2
guid: %s
MonoImporter:
  externalObjects: {}
  serializedVersion: 2
  defaultReferences: []
  executionOrder: 0
  icon: {instanceID: 0}
  userData:_
  assetBundleName:_
  assetBundleVariant:_
""".replace("_", " ")


def source(name, value=1, inside=""):
    return ("using UnityEngine;\npublic class %s : MonoBehaviour\n{\n    public int speed = 3;\n"
            "    public int Number { get { return %d; } }\n%s}\n" % (name, value, inside))


KEEP = source("Keep")


def fill(project, more=None):
    """A scene with two objects; more(project, scene, objects) adds to them."""
    scene = Scene()
    objects = scene.add("A"), scene.add("B")
    scene.script(objects[1], project.script("Keep", KEEP))
    if more:
        more(project, scene, *objects)
    project.scenes(Main=scene)


class Loop(Saving):
    """A server on such a project."""

    def __init__(self, more=None, writes=True, prepare=None):
        self.folder_of_project = tempfile.TemporaryDirectory()
        self.project = Project(self.folder_of_project.name)
        fill(self.project, more)
        if prepare:
            prepare(self.project)
        gates = ("--allow-writes", "--no-confirm") if writes else ()
        Server.__init__(self, "--project", self.project.root, *gates, "--allow-eval",
                        "--component-allow", ",".join(NAMES), "--member-allow", "UnityEngine.*",
                        env={"UMCP_PLAYER": None})
        self.own_project, self.must_be_ready = None, True
        self.compiled = ("/B", "Keep", "Number")
        self.root, self.scene = self.project.root, MAIN

    def clean_up(self):
        super().clean_up()
        self.folder_of_project.cleanup()

    def at(self, path):
        return os.path.join(self.root, path)

    def put(self, path, text):
        self.project.write(path, text)

    def number_of(self, kind):
        """None: there is no such type now, as between two steps of an editor."""
        result = self.result("ConsoleEval", code=f"Object.FindObjectOfType<{kind}>().Number")
        return result["result"] if result["ok"] else None

    def is_there(self, kind):
        """Whether there is such a type, by adding it."""
        return self.result("AddComponent", objectId=self.id("/A"), type=kind)["ok"]

    def attach(self, kind):
        wait_for(lambda: self.is_there(kind), f"the type {kind}")

    def guid_of(self, path):
        with open(self.at(path + ".meta"), encoding="utf-8") as file:
            return re.search(r"^guid: ([0-9a-f]{32})$", file.read(), re.M).group(1)

    def saved_guids(self):
        return re.findall(r"m_Script: \{fileID: 11500000, guid: ([0-9a-f]{32}), type: 3\}", self.text())

    def kinds(self, path="/A"):
        return [card["Type"] for card in self.tool("GetComponents", objectId=self.id(path))["Items"]]

    def reopened(self):
        """Whether the saved scene has no missing script, as a program that only reads files sees it."""
        ran = run("check", self.root, "--json")
        return [m for m in json.loads(ran.out)["missingScripts"] if m["path"] == MAIN]


def save_new(server, kind, path):
    """Adds a component of a new source, saves, and looks at what was written."""
    server.attach(kind)
    expect(not os.path.lexists(server.at(path + ".meta")), "a .meta file before it was needed")
    server.save()
    guid = server.guid_of(path)
    same(server.saved_guids()[-1], guid)
    same(server.reopened(), [])
    return guid


@test
def a_call_right_after_a_write_knows_what_was_written():
    """It waits; a client that cannot wait is told to come again."""
    def ask(server, name, **arguments):
        end = time.monotonic() + 30
        while time.monotonic() < end:
            result = server.result(name, **arguments)
            if result["ok"] or "NotReady" not in json.dumps(result):
                break
        return result

    with Loop() as server:
        own = server.id("/A")
        for name in ("First", "Second", "Third", "Odd", "Beside", "Nested"):
            server.put(f"Assets/Scripts/{name}.cs", source(name, 11))
            same(ask(server, "AddComponent", objectId=own, type=name)["ok"], True, name)
        for number in range(5):
            server.put("Assets/Scripts/First.cs", source("First", number))
            same(ask(server, "ConsoleEval", code="Object.FindObjectOfType<First>().Number")["result"], str(number))


# --- Ways to write a source ---

@test
def a_source_without_meta_is_compiled_added_and_saved():
    with Loop() as server:
        server.put("Assets/Scripts/First.cs", source("First", 11))
        old = os.umask(0)
        os.umask(old)
        guid = save_new(server, "First", "Assets/Scripts/First.cs")
        with open(server.at("Assets/Scripts/First.cs.meta"), encoding="utf-8") as file:
            same(file.read(), META % guid)
        mode = os.stat(server.at("Assets/Scripts/First.cs.meta")).st_mode
        same(stat.S_IMODE(mode), 0o666 & ~(old | 0o022))
        server.load(MAIN)
        same(server.value("/A", "First", "Number"), 11)
        same(server.save(), ([], []))
        same(server.guid_of("Assets/Scripts/First.cs"), guid)


@test
def a_source_with_meta_is_saved_with_its_guid():
    with Loop() as server:
        guid = server.project.add("Assets/New folder/Deep/First.cs", source("First"))
        server.attach("First")
        meta = os.stat(server.at("Assets/New folder/Deep/First.cs.meta"))
        server.save()
        same(server.saved_guids()[-1], guid)
        after = os.stat(server.at("Assets/New folder/Deep/First.cs.meta"))
        same((meta.st_ino, meta.st_mtime_ns), (after.st_ino, after.st_mtime_ns))
        same(server.reopened(), [])


@test
def every_way_of_writing_is_seen():
    with Loop() as server:
        path = server.at("Assets/Scripts/First.cs")

        def shown(number):
            wait_for(lambda: server.number_of("First") == str(number), f"the number {number}", 20)
        with open(path + ".tmp", "w", encoding="utf-8") as file:  # atomic
            file.write(source("First", 1))
        os.rename(path + ".tmp", path)
        server.attach("First")
        with open(path, "r+", encoding="utf-8") as file:          # in place
            file.truncate()
            for line in source("First", 2).splitlines(True):
                file.write(line)
                file.flush()
                time.sleep(0.01)
        shown(2)
        os.rename(path, path + "~")                               # vim, with its probe and its backup
        with open(os.path.join(os.path.dirname(path), "4913"), "w", encoding="utf-8"):
            pass
        os.unlink(os.path.join(os.path.dirname(path), "4913"))
        with open(path, "w", encoding="utf-8") as file:
            file.write(source("First", 3))
        os.unlink(path + "~")
        shown(3)
        lock = os.path.join(os.path.dirname(path), ".#First.cs")  # emacs: a link to nowhere
        os.symlink("somebody@somewhere.1:2", lock)
        with open(os.path.join(os.path.dirname(path), "#First.cs#"), "w", encoding="utf-8") as file:
            file.write("half a")
        with open(path, "w", encoding="utf-8") as file:
            file.write(source("First", 4))
        os.unlink(lock)
        os.unlink(os.path.join(os.path.dirname(path), "#First.cs#"))
        shown(4)
        temporary = tempfile.mkdtemp(dir=server.folder_of_project.name)  # a copy from elsewhere
        with open(os.path.join(temporary, "x"), "w", encoding="utf-8") as file:
            file.write(source("First", 5))
        shutil.move(os.path.join(temporary, "x"), path)
        shown(5)
        os.unlink(path)                                           # another file at its place
        os.link(server.at("Assets/Scripts/Keep.cs"), server.at("Assets/other.txt"))
        with open(path, "w", encoding="utf-8") as file:
            file.write(source("First", 6))
        shown(6)


def kept(server):
    """None while the component has no class: a checkout takes a moment."""
    try:
        return server.value("/B", "Keep", "Number")
    except AssertionError:
        return None


@test
def a_branch_of_many_files_is_checked_out():
    def prepare(project):
        def git(*words):
            subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e", "-c", "init.defaultBranch=one",
                            *words], cwd=project.root, check=True, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
        git("init")
        git("add", "-A")
        git("commit", "-m", "one")
        git("checkout", "-b", "two")
        for n in range(40):
            project.add(f"Assets/Many/Part{n}.cs", f"public static class Part{n} {{ public static int N = {n}; }}")
        project.add("Assets/Many/Second.cs", source("Second", 0, "    public int Sum { get { return "
                    + " + ".join(f"Part{n}.N" for n in range(40)) + "; } }\n"))
        os.unlink(os.path.join(project.root, "Assets/Scripts/Keep.cs"))
        project.write("Assets/Other/Keep.cs", source("Keep", 2))
        os.rename(os.path.join(project.root, "Assets/Scripts/Keep.cs.meta"),
                  os.path.join(project.root, "Assets/Other/Keep.cs.meta"))
        git("add", "-A")
        git("commit", "-m", "two")
        git("checkout", "one")
    if not shutil.which("git"):
        print("   git is not here")
        return
    with Loop(prepare=prepare) as server:
        same(server.value("/B", "Keep", "Number"), 1)
        subprocess.run(["git", "checkout", "-q", "two"], cwd=server.root, check=True)
        wait_for(lambda: kept(server) == 2, "the other branch", 20)
        server.attach("Second")
        same(server.value("/A", "Second", "Sum"), sum(range(40)))
        server.save()
        same(server.saved_guids()[-1], server.guid_of("Assets/Many/Second.cs"))
        subprocess.run(["git", "checkout", "-q", "-f", "one"], cwd=server.root, check=True)
        wait_for(lambda: kept(server) == 1, "the first branch", 20)


@test
def every_encoding_of_a_source_is_read():
    sources = {"First": source("First").encode("utf-16"), "Second": source("Second").encode("utf-16-be"),
               "Third": ("// \xe4\n" + source("Third")).encode("latin-1"),
               "Odd": source("Odd").replace("\n", "\r").encode(), "Beside": b"\xef\xbb\xbf" + source("Beside").encode()}
    sources["Second"] = b"\xfe\xff" + sources["Second"]
    with Loop() as server:
        for name, text in sources.items():
            server.put(f"Assets/Scripts/{name}.tmp", "")
            with open(server.at(f"Assets/Scripts/{name}.tmp"), "wb") as file:
                file.write(text)
            os.rename(server.at(f"Assets/Scripts/{name}.tmp"), server.at(f"Assets/Scripts/{name}.cs"))
        for name in sources:
            server.attach(name)
        server.save()
        same(server.saved_guids()[1:], [server.guid_of(f"Assets/Scripts/{name}.cs") for name in sources])
        same(server.reopened(), [])


@test
def what_no_compiler_is_given_is_named():
    with Loop() as server:
        server.put("Assets/Scripts/An \"odd\" name.cs", source("Odd"))
        wait_for(lambda: server.logged("The player leaves out 1 scripts"), "the line")
        expect("Assets/Scripts/An \"odd\" name.cs" in server.logged("The player leaves out 1 scripts")[0])


# --- Files that move, and .meta files that come ---

@test
def a_source_moves_with_its_meta():
    with Loop() as server:
        guid = server.project.add("Assets/Scripts/First.cs", source("First", 1))
        server.attach("First")
        server.save()
        os.makedirs(server.at("Assets/Plugins/Far"))
        for end in ("", ".meta"):  # now it belongs to another assembly, too
            os.rename(server.at("Assets/Scripts/First.cs" + end), server.at("Assets/Plugins/Far/First.cs" + end))
        server.put("Assets/Plugins/Far/First.cs", source("First", 2))
        wait_for(lambda: server.value("/A", "First", "Number") == 2, "the moved one", 20)
        same(server.run('GameObject.Find("A").GetComponent("First").GetType().Assembly.GetName().Name'),
             "Assembly-CSharp-firstpass")
        same(server.is_there("First"), True)
        removed, added = server.save()
        same((removed, [line for line in added if guid in line] != []), ([], True))
        same(server.saved_guids()[-2:], [guid, guid])


@test
def a_class_and_its_source_get_another_name():
    with Loop() as server:
        server.project.add("Assets/Scripts/First.cs", source("First", 1))
        server.attach("First")
        server.run('foreach (var c in GameObject.Find("A").GetComponents<MonoBehaviour>())'
                   ' c.GetType().GetField("speed").SetValue(c, 77);')
        server.save()
        for end in ("", ".meta"):
            os.rename(server.at("Assets/Scripts/First.cs" + end), server.at("Assets/Scripts/Renamed.cs" + end))
        server.put("Assets/Scripts/Renamed.cs", source("Renamed", 5))
        wait_for(lambda: server.kinds()[-1] == "Renamed", "the new name", 20)
        same(server.value("/A", "Renamed", "Number"), 5)
        same(server.value("/A", "Renamed", "speed"), 77)
        same(server.save(), ([], []))


@test
def a_source_that_moves_without_its_meta_gets_another():
    with Loop() as server:
        server.put("Assets/Scripts/Gone.cs", source("Gone"))
        guid = save_new(server, "Gone", "Assets/Scripts/Gone.cs")
        os.unlink(server.at("Assets/Scripts/Gone.cs"))
        server.put("Assets/Elsewhere/Gone.cs", source("Gone", 2))
        wait_for(lambda: server.number_of("Gone") == "2", "the moved one", 20)
        same(server.is_there("Gone"), True)
        server.save()
        other = server.guid_of("Assets/Elsewhere/Gone.cs")
        expect(other != guid, guid)
        same(server.saved_guids()[-2:], [guid, other])


@test
def a_meta_that_comes_later_counts():
    """The source is there; the scene refers to a guid that nobody has yet."""
    lost = uuid.uuid4().hex

    def more(project, scene, a, _):
        scene.script(a, lost, "speed: 9")
        project.write("Assets/Scripts/First.cs", source("First", 4))
    with Loop(more) as server:
        same(server.kinds(), ["UnityEngine.Transform", "Missing Script"])
        server.put("Assets/Scripts/First.cs.meta", META % lost)
        wait_for(lambda: server.kinds()[-1] == "First", "the script", 20)
        same(server.value("/A", "First", "speed"), 9)
        other = uuid.uuid4().hex  # one that we did not make takes its place
        server.put("Assets/Scripts/First.cs.meta", META % other)
        server.attach("First")
        server.save()
        expect(lost in server.saved_guids() and other in server.saved_guids(), server.saved_guids())


@test
def nothing_is_made_by_reading():
    with Loop(writes=False) as server:
        server.put("Assets/Scripts/First.cs", source("First"))
        wait_for(lambda: server.logged("Compiled 2 scripts"), "the script")
        server.tool("GetComponents", objectId=server.id("/A"))
        expect("result" not in server.ask_tool("SaveScene", {"confirm": True}).json()
               or not server.result("SaveScene", confirm=True)["ok"])
        same(os.path.exists(server.at("Assets/Scripts/First.cs.meta")), False)


# --- .meta files that are none ---

def refusal(server, kind, path):
    server.put(path, source(kind))
    server.attach(kind)
    return server.refused()


@test
def a_meta_that_cannot_be_used_is_left_as_it_is():
    with Loop() as server:
        meta = server.at("Assets/Scripts/First.cs.meta")
        os.mkdir(meta)
        expect("First.cs.meta" in refusal(server, "First", "Assets/Scripts/First.cs"))
        os.rmdir(meta)
        for text, word in (("", "empty"), ("guid: 12\n", "guid"),
                           ("<<<<<<< a\nguid: " + "1" * 32 + "\n=======\n", "merge")):
            server.put("Assets/Scripts/First.cs.meta", text)
            said = server.refused()
            expect("First.cs.meta" in said and word in said, said)
            with open(meta, encoding="utf-8") as file:
                same(file.read(), text)
        os.unlink(meta)
        outside = os.path.join(server.folder_of_project.name, "outside")
        os.symlink(outside, meta)
        expect("First.cs.meta" in server.refused())
        same((os.path.exists(outside), os.path.islink(meta)), (False, True))
        os.unlink(meta)
        shutil.copy(server.at("Assets/Scripts/Keep.cs.meta"), meta)  # as copying a script does
        said = server.refused()
        expect("guid of 'Assets/Scripts/" in said, said)
        os.unlink(meta)
        server.save()
        same(server.value("/B", "Keep", "Number"), 1)
        expect(server.guid_of("Assets/Scripts/First.cs") in server.saved_guids())
        expect(server.guid_of("Assets/Scripts/First.cs") != server.guid_of("Assets/Scripts/Keep.cs"))


@test
def a_meta_that_cannot_be_written_is_told():
    with Loop() as server:
        name = LONG
        server.put(f"Assets/{name}.cs", source(name))
        server.attach(name)
        said = server.refused()
        expect("has no .meta file, and umcp cannot make one" in said or len(said) > 200, said)
        server.do("RemoveComponent", objectId=server.id("/A"), typeOrIndex=name)
        same(server.save(), ([], []))


@test
def a_folder_that_cannot_be_written_is_told():
    if os.geteuid() == 0:
        print("   the user may write everywhere")
        return
    with Loop() as server:
        server.put("Assets/Locked/First.cs", source("First"))
        os.chmod(server.at("Assets/Locked"), 0o555)
        try:
            server.attach("First")
            said = server.refused()
            expect("Assets/Locked/First.cs' has no .meta file" in said and "Permission denied" in said, said)
        finally:
            os.chmod(server.at("Assets/Locked"), 0o755)
        server.save()
        same(server.saved_guids()[-1], server.guid_of("Assets/Locked/First.cs"))


# --- Assemblies ---

@test
def definitions_packages_and_plugins_that_come_while_it_runs():
    with Loop() as server:
        server.put("Assets/Lib/Inside.cs", "namespace Lib { public class Inside : UnityEngine.MonoBehaviour"
                   " { public int Number { get { return 1; } } } }")
        server.put("Assets/Lib/Lib.asmdef", json.dumps({"name": "Lib"}))
        save_new(server, "Lib.Inside", "Assets/Lib/Inside.cs")
        same(server.run('GameObject.Find("A").GetComponent("Inside").GetType().Assembly.GetName().Name'),
             "Lib")
        server.put("Packages/com.ext/package.json", json.dumps({"name": "com.ext", "version": "1.0.0"}))
        server.put("Packages/com.ext/Runtime/Ext.asmdef", json.dumps({"name": "Ext"}))
        server.put("Packages/com.ext/Runtime/Inside.cs",
                   "namespace Ext { public class Inside : UnityEngine.MonoBehaviour { } }")
        save_new(server, "Ext.Inside", "Packages/com.ext/Runtime/Inside.cs")
        server.put("Assets/Plugins/Placed.cs", source("Placed"))
        save_new(server, "Placed", "Assets/Plugins/Placed.cs")
        server.put("Assets/Lib/Lib.asmdef", json.dumps({"name": "Lib2"}))  # in place
        wait_for(lambda: server.run('GameObject.Find("A").GetComponent("Lib.Inside").GetType().Assembly'
                                    '.GetName().Name') == "Lib2", "the other name", 20)


@test
def a_source_of_a_package_elsewhere():
    """The engine may only read there, unless it has no sandbox."""
    def prepare(project):
        manifest = {"dependencies": {"com.ext": "file:../../ext"}}
        project.write("Packages/manifest.json", json.dumps(manifest))
        project.write("../ext/package.json", json.dumps({"name": "com.ext", "version": "1.0.0"}))
        project.write("../ext/Ext.asmdef", json.dumps({"name": "Ext"}))
    with Loop(prepare=prepare) as server:
        server.put("../ext/Inside.cs", "namespace Ext { public class Inside : UnityEngine.MonoBehaviour { } }")
        server.attach("Ext.Inside")
        result = server.result("SaveScene")
        if not result["ok"]:
            expect("ext/Inside.cs' has no .meta file" in result["error"]["message"], result)
            expect("outside of the project" in result["error"]["hint"], result)
            server.put("../ext/Inside.cs.meta", META % uuid.uuid4().hex)
            server.save()
        same(server.saved_guids()[-1], server.guid_of("../ext/Inside.cs"))


# --- Classes and files ---

@test
def classes_that_are_not_the_script_of_their_file():
    with Loop() as server:
        server.put("Assets/Scripts/First.cs", source("First") + source("Beside").replace("using UnityEngine;\n", "")
                   + "public class Outer { public class Inner : MonoBehaviour { } }\n"
                   + "public class Generic<T> : MonoBehaviour { }\npublic abstract class Base : MonoBehaviour { }\n")
        server.attach("First")
        for kind in ("Base", "Generic`1"):
            same(server.result("AddComponent", objectId=server.id("/A"), type=kind)["ok"], False)
        server.save()
        same(server.is_there("Beside"), True)
        result = server.result("SaveScene")
        same(result["ok"], False)
        expect("Beside" in result["error"]["message"] and "First.cs" in result["error"]["message"]
               and "Beside.cs" in result["error"]["hint"], result)
        server.do("RemoveComponent", objectId=server.id("/A"), typeOrIndex="Beside")
        same(server.is_there("Outer+Inner"), True)
        expect("nested" in server.refused())
        server.do("RemoveComponent", objectId=server.id("/A"), typeOrIndex="Outer+Inner")
        server.put("Assets/Scripts/Other name.cs", source("Odd"))
        server.attach("Odd")
        server.save()
        same(server.saved_guids()[-1], server.guid_of("Assets/Scripts/Other name.cs"))
        same(len(server.logged("Assets/Scripts/Other name.cs declares the script Odd")), 1)


# --- Missing scripts ---

KEEPER = """using System.Collections.Generic;
using UnityEngine;
public class Keeper : MonoBehaviour
{
    public int speed = 3;
    public float factor = 0.5f;
    public string label = "";
    public GameObject target;
    public List<int> numbers = new List<int>();
    public string log = "";
    private void Awake() { log += "awake " + speed; }
}
"""
LOOKER = """using UnityEngine;
public class Looker : MonoBehaviour
{
    public Keeper one;
    public MonoBehaviour[] all;
    public int other = 4;
    public string Seen { get { return (one ? one.label : "none") + " " + (all[0] ? "some" : "none"); } }
}
"""
VALUES = """speed: 7
factor: 0.25
label: 'kept: yes'
target: {fileID: %d}
numbers: 0100000002000000
strange: {x: 1, y: 2}"""


def with_missing(project, scene, a, b):
    """A has a script that nobody has, between two others; B refers to it."""
    project.script("Keeper", KEEPER)
    scene.component(a, 65, "BoxCollider", "m_IsTrigger: 0\nserializedVersion: 2")
    lost = scene.script(a, uuid.uuid4().hex, VALUES % b.id)
    scene.component(a, 135, "SphereCollider", "m_IsTrigger: 0\nserializedVersion: 2")
    scene.script(b, project.script("Looker", LOOKER),
                 f"one: {{fileID: {lost}}}\nall:\n- {{fileID: {lost}}}\nother: 5")


@test
def a_missing_script_is_removed():
    with Loop(with_missing) as server:
        same(server.kinds()[2], "Missing Script")
        same(server.kinds()[1:], ["UnityEngine.BoxCollider", "Missing Script", "UnityEngine.SphereCollider"])
        server.do("RemoveComponent", objectId=server.id("/A"), typeOrIndex="2")
        same(server.kinds()[1:], ["UnityEngine.BoxCollider", "UnityEngine.SphereCollider"])
        removed, added = server.save()
        same([line for line in added if "fileID: 0}" not in line], [])
        same([line for line in removed if "strange" in line or "label" in line],
             ["  label: 'kept: yes'", "  strange: {x: 1, y: 2}"])
        same(server.reopened(), [])
        server.load(MAIN)
        same(server.kinds()[1:], ["UnityEngine.BoxCollider", "UnityEngine.SphereCollider"])


@test
def a_missing_script_is_replaced_by_a_type():
    with Loop(with_missing) as server:
        same(server.value("/B", "Looker", "Seen"), "none none")
        same(server.value("/B", "Looker", "other"), 5)
        server.do("AddComponent", objectId=server.id("/A"), type="Keeper", replaces="2")
        same(server.kinds()[1:], ["UnityEngine.BoxCollider", "Keeper", "UnityEngine.SphereCollider"])
        same([server.value("/A", "Keeper", name) for name in ("speed", "factor", "label", "log")],
             [7, 0.25, "kept: yes", "awake 7"])
        same(server.run('GameObject.Find("A").GetComponent<Keeper>().target.name'), "B")
        same(server.run('string.Join(" ", GameObject.Find("A").GetComponent<Keeper>().numbers)'), "1 2")
        same(server.value("/B", "Looker", "Seen"), "kept: yes some")
        server.put("Assets/Scripts/Third.cs", source("Third"))  # a reload in between
        server.attach("Third")
        server.do("RemoveComponent", objectId=server.id("/A"), typeOrIndex="Third")
        same(server.value("/A", "Keeper", "label"), "kept: yes")
        same(server.value("/B", "Looker", "Seen"), "kept: yes some")
        removed, added = server.save()
        same((len(removed), len(added)), (1, 1), removed, added)
        same(added, [f"  m_Script: {{fileID: 11500000, guid: {server.guid_of('Assets/Scripts/Keeper.cs')}, type: 3}}"])
        same(server.reopened(), [])
        server.load(MAIN)
        same(server.kinds()[1:], ["UnityEngine.BoxCollider", "Keeper", "UnityEngine.SphereCollider"])
        same(server.value("/B", "Looker", "Seen"), "kept: yes some")
        same(server.save(), ([], []))


@test
def what_cannot_be_replaced_is_told():
    def more(project, scene, a, b):
        with_missing(project, scene, a, b)
        inner = Scene(50000)
        root = inner.add("Thing")
        inner.script(root, uuid.uuid4().hex, "speed: 1")
        scene.instance(project.add("Assets/Thing.prefab", inner.text()))
    with Loop(more) as server:
        a = server.id("/A")

        def said(**arguments):
            result = server.result("AddComponent", **arguments)
            same(result["ok"], False, result)
            return result["error"]["message"]
        expect("missing script" in said(objectId=a, type="Keeper", replaces="1"))
        expect("missing script" in said(objectId=a, type="UnityEngine.BoxCollider", replaces="2"))
        same(said(objectId=a, type="Keeper", replaces="9"), "Component not found")
        same(said(objectId=a, type="Keeper", replaces="-1"), "Component not found")
        expect("prefab" in said(objectId=server.id("/Thing"), type="Keeper", replaces="1"))
        same(server.kinds()[1:], ["UnityEngine.BoxCollider", "Missing Script", "UnityEngine.SphereCollider"])
        server.do("RemoveComponent", objectId=server.id("/Thing"), typeOrIndex="Missing Script")
        same(server.kinds("/Thing"), ["UnityEngine.Transform"])
        server.save()
        expect("m_RemovedComponents:\n    - {fileID:" in server.text())
        server.load(MAIN)
        same(server.kinds("/Thing"), ["UnityEngine.Transform"])


@test
def a_class_that_goes_away_can_be_replaced():
    def more(project, scene, a, _):
        project.script("Keeper", KEEPER)
        scene.script(a, project.script("Gone", source("Gone")), "speed: 8")
    with Loop(more) as server:
        same(server.value("/A", "Gone", "Number"), 1)
        os.unlink(server.at("Assets/Scripts/Gone.cs"))
        os.unlink(server.at("Assets/Scripts/Gone.cs.meta"))
        wait_for(lambda: server.result("ReadComponentMember", objectId=server.id("/A"), componentType="Gone",
                                       name="Number")["ok"] is False, "the class to go", 20)
        server.do("AddComponent", objectId=server.id("/A"), type="Keeper", replaces="Gone")
        same(server.value("/A", "Keeper", "speed"), 8)
        removed, added = server.save()
        same((len(removed), len(added)), (1, 1))
        same(server.reopened(), [])


# --- Mistakes ---

@test
def a_mistake_is_logged_with_its_place():
    with Loop() as server:
        server.put("Assets/Scripts/First.cs", source("First"))
        server.attach("First")
        took = []
        for n in range(3):
            place = 6 + n
            server.put("Assets/Scripts/First.cs",
                       source("First", n, "\n" * n + "    int Wrong() { return missing%d; }\n" % n))
            began = time.monotonic()
            wait_for(lambda: [line for line in server.logged(f"Assets/Scripts/First.cs({place},")
                              if f"missing{n}" in line and "CS0103" in line], "the mistake", 20)
            took.append(time.monotonic() - began)
        print("   " + ", ".join(f"{1e3 * t:.0f} ms" for t in took))  # bench/compiling.py judges it
        items = [item for item in server.tool("TailLogs", count=2000)["Items"]
                 if item["Message"].startswith("Assets/Scripts/First.cs(")]
        same({item["Level"] for item in items}, {"Error"})
        same(len(items), 3)  # each once


@test
def each_mistake_of_a_change_is_told_and_no_other_again():
    def more(project, _, __, ___):
        for n in range(25):
            project.script(f"Bad{n}", f"public class Bad{n} {{ int F() {{ return none{n}; }} }}")
    with Loop(more) as server:
        old = len(server.logged("Assets/Scripts/Bad"))
        expect(old >= 20, old)
        server.put("Assets/Scripts/Second.cs",
                   source("Second", 0, "    int A() { return wrong1; }\n    int B() { return wrong2; }\n"))
        wait_for(lambda: server.logged("Assets/Scripts/Second.cs("), "the mistake", 20)
        same([re.match(r".*\((\d+),(\d+)\): error (CS\d+)", line).groups()
              for line in server.logged("Assets/Scripts/Second.cs(")],
             [("6", "22", "CS0103"), ("7", "22", "CS0103")])
        same(len(server.logged("Assets/Scripts/Bad")), old)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
