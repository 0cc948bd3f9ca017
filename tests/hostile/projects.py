"""Projects that lead astray: packages that are the whole disk, links out of Assets, code that runs
without a word."""
import json
import os
import tempfile

from lib.cli import begin
from lib.live import Project, Scene, need_an_engine
from lib.saving import HOLDER, Saving
from lib.umcp import Http, Server, Stdio, Suite, call_tool, expect, run, same

suite = Suite()
test = suite.test
GUID = "0123456789abcdef0123456789abcdef"
BOUND = 100000  # files of a package outside the project


def write(path, text=""):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def package(root, place, guid=GUID):
    """A package outside with one script; the project's manifest names `place`."""
    write(os.path.join(root, "package.json"), '{"name":"com.far","version":"1.0.0"}')
    write(os.path.join(root, "Far.cs"), "public class Far : UnityEngine.MonoBehaviour {}")
    write(os.path.join(root, "Far.cs.meta"), f"fileFormatVersion: 2\nguid: {guid}\n")
    return {"com.far": f"file:{place}"}


def small(folder, dependencies):
    """A project whose one scene uses the package's script."""
    project, scene = Project(folder), Scene()
    scene.script(scene.add("A"), GUID)
    project.scenes(Main=scene)
    project.write("Packages/manifest.json", json.dumps({"dependencies": dependencies}))
    return project


def check(root, home):
    ran = run("check", root, "--json", env={"HOME": home})
    expect(ran.out, ran)
    return json.loads(ran.out)


def is_read(found):
    return not found["unresolved"] and not found["missingScripts"]


@test
def a_package_is_never_the_whole_disk_or_the_home_folder():
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        home = os.path.join(folder, "home/me")
        game = os.path.join(home, "work")
        package(home, ""), package(os.path.join(folder, "home"), ""), package(game, "")
        fine = package(os.path.join(home, "far"), "../../../far")
        link = os.path.join(folder, "short")
        os.symlink(home, link)
        expect(is_read(check(small(game, fine).root, home)))
        for place in (home, "../../..", "../..", "..", os.path.join(folder, "home"), "/", "///", link,
                      os.path.join(folder, "home/me/../me"), "/proc/self/root"):
            found = check(small(game, {"com.far": f"file:{place}"}).root, home)
            expect(not is_read(found), place)
            same(found["missingScripts"], [], place)  # it may be there: it was not read
            same(found["unresolved"][0]["guid"], GUID, place)
            expect(found["files"] < 20, place, found["files"])


@test
def a_package_outside_has_a_bound_of_files():
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        far = os.path.join(folder, "far")
        project = small(os.path.join(folder, "me"), package(far, far))
        os.mkdir(far + "/many")
        for i in range(BOUND - 4):  # the script, its .meta, package.json and the folder are four
            os.mknod(f"{far}/many/{i}")
        expect(is_read(check(project.root, folder + "/me")))
        os.mknod(far + "/many/more")
        expect(not is_read(check(project.root, folder + "/me")))
        told = run("check", project.root).err
        expect("com.far" in told and str(BOUND) in told, told)


@test
def links_out_of_the_project_are_followed_by_nobody():
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        outside = os.path.join(folder, "outside")
        secret = Scene()
        secret.add("Secret")
        write(outside + "/Secret.unity", secret.text())
        write(outside + "/Secret.unity.meta", "fileFormatVersion: 2\nguid: " + "ab" * 16 + "\n")
        write(outside + "/Secret.cs", "public class Secret : UnityEngine.MonoBehaviour {"
              " public string Said { get { return \"out\"; } } }")
        write(outside + "/Secret.cs.meta", f"fileFormatVersion: 2\nguid: {GUID}\n")
        project, scene = Project(os.path.join(folder, "in")), Scene()
        holder = project.script("Holder", HOLDER)
        scene.script(scene.add("A"), holder, "number: 5")
        scene.script(scene.add("B"), GUID)
        project.scenes(Main=scene)
        assets = os.path.join(project.root, "Assets")
        os.symlink(outside, assets + "/Out")
        os.symlink("../../../outside/Secret.unity", assets + "/Linked.unity")
        os.symlink("../../../outside/Secret.cs", assets + "/Linked.cs")
        os.symlink("/", assets + "/Disk")
        os.symlink("Scripts", assets + "/Again")  # inside: fine
        ran = run("check", project.root, "--json")
        found = json.loads(ran.out)
        same([one["guid"] for one in found["unresolved"]], [GUID], found)
        told = {one["path"]: one["context"] for one in found["unreadable"]}
        for name in ("Out", "Linked.unity", "Linked.cs", "Disk"):
            expect("leads out of the project" in told.get(f"Assets/{name}", ""), name, told)
        with Saving(project.root, "Assets/Main.unity", ("/A", "Holder", "Compiled")) as server:
            expect(server.run('return System.Type.GetType("Secret, Assembly-CSharp") == null;')
                   in (True, "True", "true"), "the player compiled it")
            for path in ("Assets/Out/Secret.unity", "Assets/Linked.unity"):
                answer = json.dumps(server.ask_tool("scene.hierarchy.dump",
                                                    {"scenePath": path}).json())
                expect('"error"' in answer and '"name": "Secret"' not in answer, answer)
                answer = server.result("LoadScene", name=path)
                same(answer["ok"], False, path, answer)
                same(server.result("SaveScene", path=path)["ok"], False)
        same(sorted(os.listdir(outside)), ["Secret.cs", "Secret.cs.meta", "Secret.unity",
                                           "Secret.unity.meta"])


@test
def a_file_package_is_a_folder_with_a_package_json_as_unity_wants_it():
    """Else a stranger's manifest names any folder: neither `check` nor the engine reads there."""
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        far = os.path.join(folder, "far")
        fine = package(far, far)
        write(far + "/secret.txt", "secret")
        project = small(os.path.join(folder, "me/work"), fine)
        project.script("Holder", HOLDER)
        reads = f'return System.IO.File.Exists("{far}/secret.txt") ? System.IO.File.ReadAllText("{far}/secret.txt") : "";'
        texts = ("", "{}", "[]", "name", '{"name":"com.far"}', '{"version":"1.0.0"}', '{"name":"far","version":"1.0.0"}',
                 '{"name":"com.far","version":1}', '{"name":["com.far"],"version":"1.0.0"}', '{"name":"com.other","version":"1.0.0"}')
        expect(is_read(check(project.root, folder + "/me")))
        for text in texts:
            write(far + "/package.json", text)
            found = check(project.root, folder + "/me")
            same([one["guid"] for one in found["unresolved"]], [GUID], text)
            expect("package.json" in run("check", project.root, env={"HOME": folder + "/me"}).err, text)
        for text, is_open in (('{"private":true}', False), ('{"name":"com.far","version":"1.0.0"}', True)):
            write(far + "/package.json", text)
            with Saving(project.root, "Assets/Main.unity") as server:
                reply = json.dumps(server.ask_tool("ConsoleEval", {"code": reads}).json())
                same("secret.txt" not in reply and "secret" in reply, is_open, reply)


@test
def a_scene_with_a_million_broken_references_hides_nothing_else():
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        project = Project(folder)
        gone = "cd" * 16
        project.write("Assets/Gone.cs.meta", f"fileFormatVersion: 2\nguid: {gone}\n")
        scene = Scene()
        scene.script(scene.add("A"), project.script("Holder", HOLDER), "all:\n" + "\n".join(
            f"- {{fileID: {10 ** 9 + i}, guid: {'ab' * 16}, type: 2}}" for i in range(1000000)))
        scene.script(scene.add("B"), gone)
        other = Scene()
        other.script(other.add("C"), gone)
        project.scenes(Main=scene, Other=other, Zero=scene)
        write(project.root + "/Assets/Broken.prefab", "%YAML 1.1\n--- !u!1 &1\n<<<<<<< HEAD\n")
        local = scene.text().replace(f", guid: {'ab' * 16}, type: 2", "")
        for name in ("Main", "Zero"):
            write(f"{project.root}/Assets/{name}.unity", local)
        ran = run("check", project.root, "--json")
        found = json.loads(ran.out)
        same(ran.code, 1, ran.err)
        for name in ("Main", "Other", "Zero"):
            expect([one for one in found["missingScripts"] if one["path"] == f"Assets/{name}.unity"], name)
        same([one["path"] for one in found["malformed"]], ["Assets/Broken.prefab"])
        more = {one["path"]: one["more"] for one in found["brokenReferences"] if "more" in one}
        for name in ("Main", "Zero"):
            path = f"Assets/{name}.unity"
            listed = [one for one in found["brokenReferences"] if one["path"] == path and "more" not in one]
            same(len(listed) + more[path], 1000000, path)
            expect(len(listed) >= 1000, len(listed))
        ran = run("check", project.root)
        expect("2000000 broken references" in ran.out.splitlines()[-1], ran.out[-300:])
        expect(f"Assets/Zero.unity: {more['Assets/Zero.unity']} more broken references" in ran.out)
        with Server("--project", project.root, "--player", "off") as server, Http(server.port) as http:
            answer = http.ask(call_tool("project.references.missing", {"scope": "all", "limit": 100})).json()
            text = json.dumps(answer)
            for name in ("Main", "Other", "Zero"):
                expect(f"Assets/{name}.unity" in text, text[:2000])
            expect("are not listed" in text, text[:2000])


# --- A word at start. ---

@test
def it_says_that_the_projects_code_runs():
    with tempfile.TemporaryDirectory() as folder:
        root = small(folder, {}).root
        runs, rests = "umcp-player runs the project's code", "the server does not run the project's code"
        for more, told in (((), runs), (("--player", "off"), rests)):
            with Server("--project", root, *more, env={"UMCP_PLAYER": None}) as server:
                same(server.err().count(told), 1, server.err())
                same("in a sandbox" in server.err(), told == runs, server.err())
            with Stdio("--project", root, *more, env={"UMCP_PLAYER": None}) as client:
                begin(client)
                same(client.err().count(told), 1, client.err())
        with Server("--player", "off", cwd=folder) as server:
            expect("code" not in server.err(), server.err())


if __name__ == "__main__":
    need_an_engine()
    suite.main()
