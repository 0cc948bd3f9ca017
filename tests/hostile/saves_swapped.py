"""Saves whose place is swapped after the scene was loaded, for a link that leads out of the project or
for another file, and saves that find no room. Nothing outside changes, and the old file stays whole."""
import contextlib
import os
import shutil
import subprocess
import tempfile

from lib.live import Project, need_an_engine
from lib.saving import Saving, write_own
from lib.umcp import Skipped, Suite, expect, same

suite = Suite()
test = suite.test
MAIN = "Assets/Main.unity"
COMPILED = ("/A", "Holder", "Compiled")


def serve(root):
    return Saving(root, MAIN, COMPILED)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def save_fails(server):
    result = server.result("SaveScene")
    same(result["ok"], False, result)
    return result["error"]["message"]


def swapped_for_a_link(what):
    """`what` of the project becomes a link to a copy of it that is not in the project."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as outside:
        with serve(write_own(Project(folder))) as server:
            server.set("/A", "Holder", "number", 6)
            own, away = os.path.join(server.root, what), os.path.join(outside, "x")
            old = read(os.path.join(server.root, MAIN))
            os.rename(own, own + ".old")
            if os.path.isdir(own + ".old"):
                shutil.copytree(own + ".old", away)
            else:
                shutil.copy(own + ".old", away)
            os.symlink(away, own)
            message = save_fails(server)
            same(read(os.path.join(away, "Main.unity") if os.path.isdir(away) else away), old, message)
            os.unlink(own)
            os.rename(own + ".old", own)
            same(server.save(), (["  number: 5"], ["  number: 6"]))


@test
def a_scene_that_became_a_link_out_of_the_project_is_not_followed():
    swapped_for_a_link(MAIN)


@test
def a_folder_that_became_a_link_out_of_the_project_is_not_followed():
    swapped_for_a_link("Assets")


@test
def a_scene_that_became_something_else_is_refused():
    with tempfile.TemporaryDirectory() as folder:
        with serve(write_own(Project(folder))) as server:
            server.set("/A", "Holder", "number", 6)
            own = os.path.join(server.root, MAIN)
            os.rename(own, own + ".old")
            for make in (os.mkdir, os.mkfifo, lambda path: os.symlink("Main.unity", path),
                         lambda path: os.symlink("/dev/full", path)):
                make(own)
                save_fails(server)
                (os.rmdir if os.path.isdir(own) and not os.path.islink(own) else os.unlink)(own)
            os.rename(own + ".old", own)
            same(server.save(), (["  number: 5"], ["  number: 6"]))


@test
def another_name_of_the_file_keeps_the_old_content():
    with tempfile.TemporaryDirectory() as folder:
        with serve(write_own(Project(folder))) as server:
            own, other = os.path.join(server.root, MAIN), os.path.join(folder, "hard")
            os.link(own, other)
            old = read(own)
            server.set("/A", "Holder", "number", 6)
            same(server.save(), (["  number: 5"], ["  number: 6"]))
            same(read(other), old)


@test
def a_file_that_may_not_be_written_stays():
    with tempfile.TemporaryDirectory() as folder:
        with serve(write_own(Project(folder))) as server:
            own = os.path.join(server.root, MAIN)
            os.chmod(own, 0o444)
            server.set("/A", "Holder", "number", 6)
            expect("ermission denied" in server.refused())
            os.chmod(own, 0o640)
            same(server.save(), (["  number: 5"], ["  number: 6"]))
            same(os.stat(own).st_mode & 0o777, 0o640)


@test
def without_room_the_old_file_stays_whole():
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() != 0 or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs",
                                                folder], check=False).returncode != 0:
            raise Skipped("only root can make a small file system")
        try:
            with serve(write_own(Project(folder))) as server:
                server.set("/A", "Holder", "number", 6)
                with open(os.path.join(folder, "filler"), "wb", buffering=0) as file:
                    with contextlib.suppress(OSError):
                        while True:
                            file.write(b"x" * 4096)
                expect("No space left" in server.refused())
                left = [name for name in os.listdir(os.path.join(server.root, "Assets"))
                        if name.startswith(".umcp")]
                same(left, [])
                os.unlink(os.path.join(folder, "filler"))
                same(server.save(), (["  number: 5"], ["  number: 6"]))
        finally:
            subprocess.run(["umount", "-l", folder], check=False)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
