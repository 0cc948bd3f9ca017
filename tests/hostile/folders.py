"""Folders and files that another user could have filled: code that umcp compiles, loads and runs, and
settings and tokens that it believes, come from this user alone."""
import contextlib
import glob
import json
import os
import shutil
import stat
import subprocess
import tempfile

from lib.live import Live, Project, Scene, need_an_engine
from lib.umcp import UMCP, Server, Suite, clean_env, expect, run, same, wait_for

suite = Suite()
test = suite.test

OTHER = 1  # a user that is not root
IS_ROOT = os.geteuid() == 0  # only root can give something away


def mode_of(path):
    return stat.S_IMODE(os.lstat(path).st_mode)


@contextlib.contextmanager
def folder():
    """A folder of this user below one that is sticky, as /tmp is."""
    with tempfile.TemporaryDirectory() as path:
        os.chmod(path, 0o700)
        yield path


@contextlib.contextmanager
def no_umask():
    old = os.umask(0)
    try:
        yield
    finally:
        os.umask(old)


def spoilt(path):
    """Ways in which others can write to a folder or swap it, each with what to do about it."""
    above = os.path.dirname(path)
    for own, mode in ((path, 0o777), (path, 0o770), (path, 0o702), (path, 0o1777), (above, 0o777),
                      (above, 0o770)):
        before = mode_of(own)
        os.chmod(own, mode)
        yield "chmod"
        os.chmod(own, before)
    if IS_ROOT:
        for own in (path, above):
            os.chown(own, OTHER, -1)
            yield f"user {OTHER}"
            os.chown(own, 0, -1)


# --- The state folder ---

@test
def a_relative_name_does_not_put_the_state_where_the_server_was_started():
    with folder() as top:
        home = os.path.join(top, "home")
        for env, where in (({"XDG_STATE_HOME": "here", "HOME": home}, home),
                           ({"XDG_STATE_HOME": "here", "HOME": "here"}, None)):
            started = tempfile.mkdtemp(dir=top)
            with Server("--allow-config-changes", folder=started, env=env) as server:
                server.call("GetConfig")
                same(os.path.exists(os.path.join(started, "here")), False, env)
                if where:
                    expect(glob.glob(os.path.join(where, ".local/state/umcp/*/instances")), env)


@test
def the_state_folder_is_made_for_this_user_alone():
    with folder() as top, no_umask():
        state = os.path.join(top, "a", "b")
        with Server("--state-dir", state) as server:
            server.is_fine()
        for path in (os.path.join(top, "a"), state):
            same(mode_of(path), 0o700, path)
    with folder() as top, no_umask():
        with Server("--allow-writes", "--no-confirm", folder=top) as server:
            same(server.call("WriteConsoleScript", {"path": "a/b.cs", "content": "1"})["ok"], True)
            same(server.call("SetConfig", {"requireConfirm": True})["ok"], True)
        made = [path for path in glob.glob(os.path.join(top, "state", "**"), recursive=True)]
        expect(any(path.endswith("b.cs") for path in made), made)
        expect(any(path.endswith("settings.json") for path in made), made)
        same([path for path in made if mode_of(path) & 0o022], [])
        same([path for path in made if os.path.isdir(path) and mode_of(path) != 0o700], [])


@test
def a_state_folder_that_others_can_write_to_is_not_used():
    with folder() as top:
        state = os.path.join(top, "above", "state")
        os.makedirs(state, 0o700)
        for says in spoilt(state):
            for words in (("serve", "--listen", "127.0.0.1:0"), ("stdio", "--connect", "none"),
                          ("stdio", "--framed")):
                ran = run(*words, "--state-dir", state)
                expect(ran.code == 1 and says in ran.err and state in ran.err, words, ran)
        with Server("--state-dir", state) as server:
            server.is_fine()
        os.chmod(state, 0o755)  # others may look
        with Server("--state-dir", state) as server:
            server.is_fine()


@test
def a_state_folder_where_the_projects_code_may_write_is_not_used():
    """It could change settings, records and what was compiled."""
    with folder() as top:
        project = os.path.join(top, "project")
        for name in ("Assets", "ProjectSettings", "elsewhere"):
            os.makedirs(os.path.join(project, name), 0o700)
        os.symlink("elsewhere", os.path.join(project, "Packages"))
        os.symlink(os.path.join(project, "Assets"), os.path.join(top, "link"))
        with open(os.path.join(project, "ProjectSettings", "ProjectVersion.txt"), "w", encoding="utf-8") as out:
            out.write("m_EditorVersion: 2022.3.20f1\n")
        for state in ("project/Assets/state", "project/ProjectSettings/a/b", "project/elsewhere/s", "link/s", "project/Assets"):
            ran = run("serve", "--listen", "127.0.0.1:0", "--player", "auto", "--project", project,
                      "--state-dir", os.path.join(top, state))
            expect(ran.code == 1 and "the project's code may write" in ran.err, state, ran)
        with Server("--player", "auto", "--project", project, "--state-dir", os.path.join(project, "AssetsState")) as server:
            server.is_fine()


@test
def a_link_to_a_folder_is_as_good_as_both_ends():
    with folder() as top:
        os.makedirs(os.path.join(top, "real", "state"), 0o700)
        os.symlink(os.path.join(top, "real"), os.path.join(top, "link"))
        state = os.path.join(top, "link", "state")
        with Server("--state-dir", state) as server:
            server.is_fine()
        os.chmod(os.path.join(top, "real"), 0o777)
        ran = run("stdio", "--connect", "none", "--state-dir", state)
        expect(ran.code == 1 and "chmod" in ran.err, ran)
        os.chmod(os.path.join(top, "real"), 0o700)
        os.mkdir(os.path.join(top, "open"))
        os.chmod(os.path.join(top, "open"), 0o777)
        os.symlink(os.path.join(top, "real"), os.path.join(top, "open", "link"))
        ran = run("stdio", "--connect", "none", "--state-dir",
                  os.path.join(top, "open", "link", "state"))
        expect(ran.code == 1 and "chmod" in ran.err, ran)


# --- Settings ---

@test
def settings_that_others_can_have_written_stop_the_start():
    with folder() as state:
        path = os.path.join(state, "settings.json")
        own = os.path.join(state, "own.json")
        for mode in (0o666, 0o620, 0o602):
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"requireConfirm": True}, file)
            os.chmod(path, mode)
            ran = run("stdio", "--connect", "none", "--state-dir", state)
            expect(ran.code == 1 and "chmod go-w" in ran.err and path in ran.err, ran)
            expect(path in run("doctor", "--state-dir", state).out)
        os.chmod(path, 0o600)
        os.rename(path, own)
        os.symlink(own, path)
        ran = run("stdio", "--connect", "none", "--state-dir", state)
        expect(ran.code == 1 and "link" in ran.err, ran)
        os.remove(path)
        os.mkfifo(path)
        ran = run("stdio", "--connect", "none", "--state-dir", state)
        expect(ran.code == 1 and "not a file" in ran.err, ran)
        os.remove(path)
        if IS_ROOT:
            os.rename(own, path)
            os.chown(path, OTHER, -1)
            ran = run("stdio", "--connect", "none", "--state-dir", state)
            expect(ran.code == 1 and f"user {OTHER}" in ran.err, ran)


# --- Scripts ---

def room(project):
    scene = Scene()
    scene.add("Box")
    project.scenes(Main=scene)


class Engine(Live):
    """A server with an engine that runs code, on this state folder."""

    def __init__(self, state, root=None):
        super().__init__(None if root else room, root)
        self.args += ["--state-dir", state, "--allow-writes", "--allow-eval", "--no-confirm"]

    def has(self, name):
        return "/" + name in [card["Path"] for card in self.cards()]


@test
def code_that_others_can_have_written_is_not_run():
    with folder() as state:
        scripts = os.path.join(state, "Scripts")
        os.makedirs(os.path.join(scripts, "sub"), 0o700)
        for name in ("startup.cs", "a.cs", "sub/b.cs"):
            with open(os.path.join(scripts, name), "w", encoding="utf-8") as file:
                file.write('new GameObject("Ran");')
            os.chmod(os.path.join(scripts, name), 0o600)
        os.chmod(os.path.join(scripts, "startup.cs"), 0o666)
        with Engine(state) as server:
            wait_for(lambda: "startup.cs" in server.err() + json.dumps(
                server.tool("TailLogs", count=500)), "what is said of startup.cs")
            error = server.call("RunStartupScript")["error"]
            same(error["kind"], "PermissionDenied", error)
            expect(f"run: chmod go-w '{scripts}/startup.cs'" in error["hint"], error)
            for own, path in ((os.path.join(scripts, "a.cs"), "a.cs"), (scripts, "a.cs"),
                              (scripts, "sub/b.cs"), (os.path.join(scripts, "sub"), "sub/b.cs")):
                before = mode_of(own)
                os.chmod(own, 0o777)
                for tool in ("RunConsoleScript", "ReadConsoleScript"):
                    error = server.call(tool, {"path": path}).get("error", {})
                    same(error.get("kind"), "PermissionDenied", tool, own, path, error)
                    expect("chmod" in error["hint"], error)
                if own == scripts:
                    for tool, more in (("WriteConsoleScript", {"content": "1"}),
                                       ("DeleteConsoleScript", {})):
                        error = server.call(tool, {"path": path, **more}).get("error", {})
                        same(error.get("kind"), "PermissionDenied", tool, error)
                os.chmod(own, before)
            expect(not server.has("Ran"))
            same(server.call("RunConsoleScript", {"path": "sub/b.cs"})["ok"], True)
            wait_for(lambda: server.has("Ran"), "the script")


# --- What the player compiles ---

@test
def compiled_code_that_others_can_have_written_is_not_loaded():
    def compiled():
        return glob.glob(os.path.join(state, "compiled", "*.dll"))

    with folder() as state, folder() as top:
        project = Project(top)
        project.script("Thing", "public class Thing : UnityEngine.MonoBehaviour { }")
        room(project)
        with no_umask(), Engine(state, project.root):
            wait_for(compiled, "the project's assembly")
            same([path for path in compiled() if mode_of(path) & 0o077], [])
        own, = compiled()
        was = os.stat(own).st_ino
        with Engine(state, project.root) as server:
            wait_for(lambda: server.has("Box"), "the scene")
            same((compiled(), os.stat(own).st_ino), ([own], was))
        for spoil in (lambda: os.chmod(own, 0o620), lambda: os.chmod(own, 0o602),
                      lambda: os.chown(own, OTHER, -1) if IS_ROOT else os.chmod(own, 0o666)):
            kept = os.open(own, os.O_RDONLY)  # so that its number is not given again
            spoil()
            with Engine(state, project.root) as server:
                wait_for(lambda: server.has("Box"), "the scene")
                wait_for(lambda: os.stat(own).st_ino != os.fstat(kept).st_ino, "another one")
                same((mode_of(own) & 0o077, os.stat(own).st_uid), (0, os.geteuid()))
            os.close(kept)


def player(project, folder_, *args, env=None):
    """Runs the player by itself until it has found its folders: it finds no server."""
    program = os.path.join(os.path.dirname(UMCP), "umcp-player")
    return subprocess.run([program, "--project", project, "--self-check", *args],
                          capture_output=True, timeout=60, check=False, cwd=folder_,
                          env=clean_env(folder_, env))


@contextlib.contextmanager
def project_in(top):
    path = os.path.join(top, "project")
    os.makedirs(os.path.join(path, "Assets"))
    os.makedirs(os.path.join(path, "ProjectSettings"))
    with open(os.path.join(path, "ProjectSettings", "ProjectVersion.txt"), "w",
              encoding="utf-8") as file:
        file.write("m_EditorVersion: 2022.3.20f1\n")
    yield path
    shutil.rmtree(path)


@test
def the_player_does_not_use_a_cache_that_others_can_write_to():
    with folder() as top, project_in(top) as project:
        home = os.path.join(top, "home")
        os.mkdir(home, 0o700)
        env = {"HOME": home, "XDG_CACHE_HOME": None}
        with no_umask():
            ran = player(project, top, env=env)
        same(ran.returncode, 0, ran)
        cache = os.path.join(home, ".cache", "umcp-player")
        same((mode_of(cache), mode_of(os.path.dirname(cache))), (0o700, 0o700))
        for name in ("compiled", "player"):
            same(mode_of(os.path.join(cache, name)), 0o700)
            for says in spoilt(os.path.join(cache, name)):
                ran = player(project, top, env=env)
                expect(ran.returncode != 0 and says in ran.stderr.decode(), says, ran)
        own = os.path.join(top, "xdg", "umcp-player")
        os.makedirs(own)
        os.chmod(own, 0o777)
        for words, more in (((), {"XDG_CACHE_HOME": os.path.join(top, "xdg")}),
                            (("--state-dir", own), {})):
            ran = player(project, top, *words, env=more)
            expect(ran.returncode != 0 and b"chmod" in ran.stderr, ran)


@test
def without_a_home_the_cache_is_a_fresh_folder():
    with folder() as top, project_in(top) as project:
        planted = "/tmp/umcp-player"
        tmp = os.path.join(top, "tmp")
        os.mkdir(tmp)
        os.chmod(tmp, 0o1777)
        before = os.path.exists(planted) and os.stat(planted).st_mtime_ns
        env = {"HOME": None, "XDG_CACHE_HOME": None, "XDG_STATE_HOME": None, "TMPDIR": tmp}
        ran = player(project, top, env=env)
        same(ran.returncode, 0, ran)
        same(os.path.exists(planted) and os.stat(planted).st_mtime_ns, before)
        same(os.listdir(tmp), [])  # it is gone with the player
        file = os.path.join(top, "file")
        with open(file, "w", encoding="utf-8"):
            pass
        ran = player(project, top, env={**env, "HOME": file})  # no folder can be made there
        same((ran.returncode, os.listdir(tmp)), (0, []), ran)
        ran = player(top, top, env=env)  # not a project
        expect(ran.returncode != 0, ran)
        same(os.listdir(tmp), [])
        os.chmod(tmp, 0o777)  # not sticky: others could swap what is in it
        ran = player(project, top, env=env)
        expect(ran.returncode != 0 and b"chmod" in ran.stderr, ran)
        same(os.listdir(tmp), [])


if __name__ == "__main__":
    need_an_engine()
    suite.main()
