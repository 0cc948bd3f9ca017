"""Saves that meet other writers: two servers on one scene, editors that know no lock, a folder that
somebody keeps locked, kills in the middle. No update is lost without a word."""
import fcntl
import os
import re
import signal
import tempfile
import threading

from lib.live import Project, Scene, need_an_engine
from lib.saving import HOLDER, Prefabs, Saving, write_own
from lib.probe import engine_of
from lib.umcp import Suite, expect, often, same, wait_for

suite = Suite()
test = suite.test
EACH = often(75, 15)  # saves of each of two servers
MAIN = "Assets/Main.unity"
COMPILED = ("/A", "Holder", "Compiled")


class Crowd(Prefabs, Saving):
    """A server on a project that others serve as well."""

    def __init__(self, root):
        super().__init__(root, MAIN, COMPILED)


def write_crowd(folder):
    """A scene of A, and of two rows of objects with a Holder each: one per server and save."""
    project, scene = Project(folder), Scene()
    holder = project.script("Holder", HOLDER)
    scene.script(scene.add("A"), holder, "number: 5")
    for i in range(EACH):
        for row in "XY":
            scene.script(scene.add(f"{row}{i}"), holder, "number: 5")
    project.scenes(Main=scene)
    return project.root


def numbers(text):
    """The number of each object's Holder, by the object's name."""
    names = dict(re.findall(r"--- !u!1 &(\d+)\n(?:  .*\n|GameObject:\n)*?  m_Name: (\w+)\n", text))
    held = re.findall(r"m_GameObject: {fileID: (\d+)}\n(?:  .*\n)*?  number: (\d+)\n", text)
    return {names[own]: int(number) for own, number in held}


def write(server, text, path=MAIN):
    with open(os.path.join(server.root, path), "w", encoding="utf-8") as file:
        file.write(text)


def edit_by_hand(server, old, new, path=MAIN):
    """As an editor does it that knows nothing of us."""
    text = server.text(path)
    same(text.count(old), 1, old)
    write(server, text.replace(old, new), path)


@test
def two_servers_that_save_one_scene_lose_nothing():
    with tempfile.TemporaryDirectory() as folder:
        root = write_crowd(folder)
        with Crowd(root) as one, Crowd(root) as other:
            failures = []

            def work(server, row):
                try:
                    for i in range(EACH):
                        server.set(f"/{row}{i}", "Holder", "number", 1000 + i)
                        same(server.do("SaveScene")["changed"], True)
                        same(numbers(server.text())[f"{row}{i}"], 1000 + i)
                except BaseException as failure:
                    failures.append(failure)

            workers = [threading.Thread(target=work, args=pair)
                       for pair in ((one, "X"), (other, "Y"))]
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()
            if failures:
                raise failures[0]
            same(numbers(one.text()), {"A": 5} | {f"{row}{i}": 1000 + i for row in "XY"
                                                  for i in range(EACH)})
            one.has_no_broken_links()
            same([name for name in os.listdir(root + "/Assets") if name.startswith(".umcp")], [])


@test
def one_value_of_two_servers_is_refused_and_the_retry_holds():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        with Crowd(root) as one, Crowd(root) as other:
            one.set("/A", "Holder", "number", 6)
            one.save()
            other.set("/A", "Holder", "number", 7)
            message = other.refused()
            expect("has changed on disk since it was loaded" in message and "MonoBehaviour" in message,
                   message)
            other.load("Main")
            same(other.value("/A", "Holder", "number"), 6)
            other.set("/A", "Holder", "number", 7)
            same(other.save(), (["  number: 6"], ["  number: 7"]))


@test
def what_was_merged_unseen_is_not_overwritten_later():
    with tempfile.TemporaryDirectory() as folder:
        with Crowd(write_own(Project(folder))) as server:
            edit_by_hand(server, "number: 5", "number: 9")
            server.set("/C", "UnityEngine.Camera", "fieldOfView", 42)
            same(server.save(), (["  field of view: 60"], ["  field of view: 42"]))
            server.set("/A", "Holder", "number", 6)
            expect("has changed on disk" in server.refused())
            same(numbers(server.text())["A"], 9)
            server.load("Main")
            server.set("/A", "Holder", "number", 6)
            same(server.save(), (["  number: 9"], ["  number: 6"]))


@test
def new_objects_of_two_servers_are_both_there():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        with Crowd(root) as one, Crowd(root) as other:
            one.run('new GameObject("P").AddComponent<BoxCollider>();')
            other.run('new GameObject("Q").AddComponent<Light>();')
            one.save()
            other.save()
            one.run('GameObject.Find("P").name = "P2";')
            one.save()
            same([name for name in sorted(other.dumped()) if name > "/D"], ["/P2", "/Q"])
            other.has_no_broken_links()
            other.load("Main")
            expect({"/P2", "/Q"} <= set(other.paths()), other.paths())


@test
def an_object_that_others_have_removed_takes_no_edits():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        with Crowd(root) as one, Crowd(root) as other:
            one.do("DestroyObject", objectId=one.id("/C"))
            one.save()
            other.set("/C", "UnityEngine.Camera", "fieldOfView", 42)
            expect("has changed on disk" in other.refused())
            other.load("Main")
            other.run('GameObject.Find("A").GetComponent<Holder>().number = 8;')
            other.save()
            same("/C" in other.dumped(), False)


@test
def a_link_to_what_others_have_removed_is_refused():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        with Crowd(root) as one, Crowd(root) as other:
            one.do("DestroyObject", objectId=one.id("/C"))
            one.save()
            other.run('GameObject.Find("A").GetComponent<Holder>().target = GameObject.Find("C");')
            expect("has changed on disk" in other.refused())
            one.has_no_broken_links()


@test
def two_moves_do_not_make_a_ring():
    with tempfile.TemporaryDirectory() as folder:
        project, scene = Project(folder), Scene()
        scene.script(scene.add("A"), project.script("Holder", HOLDER), "number: 5")
        tops = [scene.add(name) for name in ("T1", "T2")]
        p, q = (scene.add(name, top) for name, top in zip("PQ", tops))
        scene.add("P1", p), scene.add("Q1", q)
        project.scenes(Main=scene)
        with Crowd(project.root) as one, Crowd(project.root) as other:
            one.do("Reparent", objectId=one.id("/T1/P"), newParentId=one.id("/T2/Q/Q1"))
            one.save()
            other.do("Reparent", objectId=other.id("/T2/Q"), newParentId=other.id("/T1/P/P1"))
            expect("has changed on disk" in other.refused())
            expect("/T2/Q/Q1/P/P1" in one.dumped(), one.dumped())


@test
def a_file_that_others_are_half_way_through_is_left_alone():
    with tempfile.TemporaryDirectory() as folder:
        with Crowd(write_own(Project(folder))) as server:
            whole = server.text()
            server.set("/A", "Holder", "number", 6)
            for broken in (whole[:len(whole) // 2], whole[:whole.rindex("--- !u!")], "",
                           "<<<<<<< HEAD\n" + whole,
                           whole.replace("--- !u!1 &", "--- !u!1 ", 1)):
                write(server, broken)
                server.refused()
            os.unlink(os.path.join(server.root, MAIN))
            same(server.result("SaveScene")["ok"], False)
            write(server, whole)
            with open(os.path.join(server.root, MAIN), "a", encoding="utf-8"):
                expect("open for writing" in server.refused())
            same(server.save(), (["  number: 5"], ["  number: 6"]))


@test
def the_same_size_and_time_do_not_hide_a_change():
    with tempfile.TemporaryDirectory() as folder:
        with Crowd(write_own(Project(folder))) as server:
            path = os.path.join(server.root, MAIN)
            old = os.stat(path)
            with open(path, "r+", encoding="utf-8") as file:
                text = file.read()
                file.seek(0)
                file.write(text.replace("number: 5", "number: 8"))
            os.utime(path, ns=(old.st_atime_ns, old.st_mtime_ns))
            server.set("/A", "Holder", "number", 6)
            expect("has changed on disk" in server.refused())


@test
def a_locked_folder_is_waited_for_and_named():
    with tempfile.TemporaryDirectory() as folder:
        with Crowd(write_own(Project(folder))) as server:
            server.set("/A", "Holder", "number", 6)
            lock = os.open(os.path.join(server.root, "Assets"), os.O_RDONLY | os.O_DIRECTORY)
            fcntl.flock(lock, fcntl.LOCK_EX)
            message = server.refused()
            expect("locked" in message and f"process {os.getpid()}" in message, message)
            threading.Timer(0.5, os.close, [lock]).start()
            same(server.save(), (["  number: 5"], ["  number: 6"]))


@test
def a_prefab_that_has_changed_is_not_overwritten_unseen():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        with Crowd(root) as one, Crowd(root) as other:
            path = "Assets/New/A.prefab"
            one.write_prefab("A", path)
            told = other.fails("Umcp.Prefabs.Save(GameObject.Find(\"A\"), \"" + path + "\", false);")
            expect("exists already" in told, told)
            one.run(f'Umcp.Prefabs.Load("{path}");')
            edit_by_hand(one, "  number: 5", "  number: 77", path)
            one.run('GameObject.Find("A").GetComponent<Holder>().number = 6;')
            told = one.fails(f'Umcp.Prefabs.Save(GameObject.Find("A"), "{path}", true);')
            expect("has changed on disk since it was loaded" in told, told)
            expect("number: 77" in one.text(path))
            one.write_prefab("A", path, True)
            expect("number: 6" in one.text(path))


@test
def many_new_prefabs_of_two_servers_are_all_there():
    """The same new folder, the same names: of each name one server is first, the other is told."""
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        with Crowd(root) as one, Crowd(root) as other:
            told = {}

            def work(server):
                told[server] = [str(Saving.run(server, f'Umcp.Prefabs.Save(GameObject.Find("A"),'
                                               f' "Assets/New/Deep/P{i}.prefab", false);'))
                                for i in range(20)]

            workers = [threading.Thread(target=work, args=(server,)) for server in (one, other)]
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()
            for i in range(20):
                failed = [said[i] for said in told.values() if said[i].startswith("Error")]
                same(len(failed), 1, i, failed)
                expect("exists already" in failed[0], failed)
            made = os.listdir(root + "/Assets/New/Deep")
            same(sorted(made), sorted(f"P{i}.prefab{end}" for i in range(20)
                                      for end in ("", ".meta")))
            guids = set()
            for folder_of, _, names in os.walk(root + "/Assets"):
                for name in names:
                    if name.endswith(".meta"):
                        with open(os.path.join(folder_of, name), encoding="utf-8") as file:
                            guids.add(re.search("guid: (.*)", file.read()).group(1))
            expect(len(guids) >= 22, guids)


@test
def a_kill_in_the_middle_leaves_whole_files_and_no_lock():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        with Crowd(root) as calm:
            camera = calm.id("/C")
            for delay in range(often(4, 2)):
                with Crowd(root) as server:
                    is_over = threading.Event()

                    def work(server=server, is_over=is_over):
                        number = 100
                        while not is_over.is_set():
                            number += 1
                            server.ask_tool("SetMember", {
                                "objectId": "obj:1000", "componentType": "Holder",
                                "member": "number", "jsonValue": str(number)})
                            server.ask_tool("SaveScene")

                    before = server.text()
                    worker = threading.Thread(target=work)
                    worker.start()
                    wait_for(lambda: server.text() != before, "a save")
                    is_over.wait(0.004 * delay)
                    os.kill(engine_of(server), signal.SIGKILL)
                    is_over.set()
                    worker.join()
                    number = re.search("  number: ([0-9]+)\n", server.text()).group(1)
                    same(server.text().replace(f"number: {number}\n", "number: 5\n"),
                         before.replace(re.search("  number: [0-9]+\n", before).group(0),
                                        "  number: 5\n"))
                wait_for(lambda: "result" in calm.ask_tool("SetMember", {
                    "objectId": camera, "componentType": "UnityEngine.Camera",
                    "member": "fieldOfView", "jsonValue": str(42 + delay)}).json(), "the edit")
                wait_for(lambda: "result" in calm.ask_tool("SaveScene").json(), "the save")
                expect(f"  field of view: {42 + delay}\n" in calm.text())
                same([name for name in os.listdir(root + "/Assets") if name.startswith(".umcp")],
                     [])


if __name__ == "__main__":
    need_an_engine()
    suite.main()
