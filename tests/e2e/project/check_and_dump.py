"""umcp check and umcp dump as people and CI jobs use them: what they print, and how they end."""
import json
import os
import pty
import shutil
import subprocess
import tempfile

from lib.umcp import UMCP, Suite, expect, run
from lib.unity import EXAMPLE as DEMO, project

suite = Suite()
test = suite.test

MAIN = os.path.join(DEMO, "Assets", "Scenes", "Main.unity")
HEAD = "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"


# --- check ---

@test
def check_prints_a_line_for_each_finding_and_ends_with_1():
    ran = run("check", DEMO)
    expect(ran.code == 1, ran)
    first, last = ran.out.splitlines()
    expect(first.startswith("Assets/Scenes/Test.unity:"), first)
    with open(os.path.join(DEMO, "Assets/Scenes/Test.unity"), encoding="utf-8") as file:
        line = file.read().splitlines()[int(first.split(":")[1]) - 1]
    expect("m_Script" in line, line)
    expect(": Player: " in first, first)
    expect("1 missing scripts, 0 broken references" in last, last)
    expect(ran.err == "", ran)


@test
def check_of_a_clean_project_ends_with_0():
    with project() as copy:
        for name in ("Test.unity", "Test.unity.meta"):
            os.remove(copy.at(f"Assets/Scenes/{name}"))
        copy.write("ProjectSettings/EditorBuildSettings.asset", HEAD +
                   "--- !u!1045 &1\nEditorBuildSettings:\n  m_Scenes: []\n")
        ran = run("check", copy.root)
        expect(ran.code == 0, ran)
        expect(len(ran.out.splitlines()) == 1, ran)


@test
def check_as_json_is_one_object_with_all_fields():
    ran = run("check", "--json", DEMO)
    expect(ran.code == 1, ran)
    found = json.loads(ran.out)
    expect(found["unityVersion"] == "2022.3.20f1" and found["partial"] is False, found)
    (script,) = found["missingScripts"]
    expect(script["path"] == "Assets/Scenes/Test.unity" and script["gameObjectPath"] == "Player" and
           script["componentIndex"] == 1 and script["line"] > 0, script)
    expect(found["brokenReferences"] == [] and found["malformed"] == [], found)


@test
def check_says_what_could_not_be_read_and_why():
    with project() as copy:
        copy.write("Assets/Scenes/Lfs.unity",
                   "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
        with open(copy.at("Assets/Scenes/Old.unity"), "wb") as file:
            file.write(b"\0\0\0\1binary")
        copy.write("Assets/Scenes/Merge.unity", HEAD + "--- !u!1 &1\nGameObject:\n<<<<<<< ours\n"
                   "  m_Name: a\n=======\n  m_Name: b\n>>>>>>> theirs\n")
        ran = run("check", copy.root)
        expect(ran.code == 1, ran)
        for name, word in (("Lfs", "LFS"), ("Old", "binary"), ("Merge", "conflict")):
            expect(any(f"Assets/Scenes/{name}.unity" in line and word in line
                       for line in ran.out.splitlines()), name, ran)


@test
def check_of_what_is_no_project_ends_with_2():
    for args in ((), (DEMO, DEMO), (os.path.join(DEMO, "Assets"),), ("/no/such/folder",), (MAIN,)):
        ran = run("check", *args)
        expect(ran.code == 2 and ran.out == "" and ran.err.startswith("umcp: "), args, ran)


@test
def names_from_files_do_not_steer_the_terminal():
    with project() as copy:
        with open(copy.at("Assets/Scenes/Test.unity"), encoding="utf-8") as file:
            text = file.read()
        copy.write("Assets/Scenes/Test.unity",
                   text.replace("m_Name: Player", 'm_Name: "Pl\\e[31m\\nayer"'))
        for args in (("check", copy.root), ("dump", copy.at("Assets/Scenes/Test.unity"))):
            ran = run(*args)
            expect("Pl" in ran.out and "\x1b" not in ran.out and "\nayer" not in ran.out, ran)


def on_terminal(*args):
    """What a command writes on a terminal, both streams together."""
    leader, follower = pty.openpty()
    with subprocess.Popen([UMCP, *args], stdout=follower, stderr=follower) as process:
        os.close(follower)
        seen = b""
        try:
            while piece := os.read(leader, 4096):
                seen += piece
        except OSError:  # its end, on Linux
            pass
        process.wait()
    os.close(leader)
    return seen.decode()


@test
def check_shows_its_progress_on_a_terminal_only():
    with project() as copy:
        os.mkdir(copy.at("Assets/Many"))
        with open(copy.at("Assets/Prefabs/Crate.prefab"), encoding="utf-8") as file:
            text = file.read()
        for i in range(4000):
            copy.write(f"Assets/Many/{i}.prefab", text)
        seen = on_terminal("check", copy.root)
        expect("\r0 of 40" in seen or " files\r" in seen, seen[:300])
        expect("\r" not in run("check", copy.root).err)


# --- dump ---

@test
def dump_prints_the_hierarchy_as_a_tree():
    ran = run("dump", MAIN)
    expect(ran.code == 0, ran)
    lines = ran.out.splitlines()
    expect(lines[0] == "Assets/Scenes/Main.unity  23 objects", lines[0])
    expect("  Lighting  [Transform]" in lines, lines)
    expect("    Directional Light  [Transform, Light]" in lines, lines)
    expect(any(line.endswith("inactive") for line in lines), lines)


@test
def dump_of_a_project_has_the_scenes_of_the_build():
    ran = run("dump", DEMO, "--json")
    expect(ran.code == 0, ran)
    paths = [json.loads(line)["path"] for line in ran.out.splitlines()]
    expect(paths == ["Assets/Scenes/Main.unity", "Assets/Scenes/Test.unity"], paths)


@test
def dump_of_a_single_file_needs_no_project():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(MAIN, os.path.join(folder, "A.unity"))
        ran = run("dump", os.path.join(folder, "A.unity"))
        expect(ran.code == 0 and ran.out.startswith("A.unity  "), ran)
        expect("PlayerController" not in ran.out and "Missing Script" not in ran.out, ran)


@test
def dump_of_what_cannot_be_read_says_why():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "A.unity")
        for data, word in ((b"\0\1\2", "binary"), (b"", "empty"), (b"{}", "JSON"),
                           (HEAD.encode() + b"--- !u!1 &1\nGameObject:\n  m_Name: {a\n", "line")):
            with open(path, "wb") as file:
                file.write(data)
            ran = run("dump", path)
            expect(ran.code == 1 and word in ran.err and ran.out == "", word, ran)
        expect(run("dump", path + "x").code == 1)
    for args in ((), (MAIN, MAIN)):
        expect(run("dump", *args).code == 2, args)


if __name__ == "__main__":
    suite.main()
