"""CONTRIBUTING.md's recipes: every path and every test that they name exists, and the first one is
followed to the letter. Its blocks are put into copies of the files that it names, these are compiled
as the build compiles them and linked with its archives, and the new tool is called.
"""
import concurrent.futures
import glob
import json
import os
import re
import shlex
import shutil
import subprocess
import tempfile

from lib.umcp import EXAMPLE, PATIENCE, SOURCE, UMCP, Server, Skipped, Suite, expect, run, same

suite = Suite()
test = suite.test

FOLDERS = "agent cmake docs fuzz managed player src tests tools".split()
STEP = re.compile(r"In `([^`]+)`, (after|before) `([^`]+)`[^\n]*:\n\n```c\n(.*?)```", re.DOTALL)
CALL = re.compile(r"```console\n\$ umcp (call [^\n]+)\n([^\n]+)\n```")
# Where the test of a name is: its label, and what follows.
PLACES = {"unit": "tests/unit/*/t_{}.c", "golden": "tests/golden/{}", "check": "tools/check_{}.py",
          "corpus": "fuzz/fuzz_{}.c"}
IDS = "src/tool/tool_ids.h"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def read(path):
    with open(os.path.join(SOURCE, path), encoding="utf-8") as file:
        return file.read()


def recipes():
    """The recipes by their titles."""
    text = read("CONTRIBUTING.md").split("\n## Recipes\n")[1].split("\n## ")[0]
    return dict(part.split("\n", 1) for part in text.split("\n### ")[1:])


def exists(pattern):
    """`<name>` and `*` stand for any name."""
    return bool(glob.glob(os.path.join(SOURCE, re.sub(r"<\w+>", "*", pattern))))


def is_test(name):
    label, rest = name.split("_", 1)
    if label in PLACES:
        return exists(PLACES[label].format(rest))
    if label == "e2e":
        place = "{}/{}.*".format(*rest.split("_", 1))
        return exists("tests/e2e/" + place) or exists("tests/" + place)
    return exists(f"tests/mono/t_{re.sub('_(mono|il2cpp)$', '', rest)}.c") or f"umcp_test({name} " in read("cmake/mono.cmake")


@test
def there_are_the_twelve_usual_ones():
    usual = ("A tool", "A resource", "A dialect", "An error kind", "An option or a setting", "A Unity class",
             "An internal call", "An event", "A check rule", "A compiler", "A transport", "A test")
    same(tuple(recipes()), usual)


@test
def what_they_name_exists():
    for title, text in recipes().items():
        words = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
        paths = [w for w in words if w.split("/")[0] in FOLDERS and "/" in w]
        tests = [w for w in words if re.fullmatch(r"(unit|golden|check|corpus|e2e|mono)_\w+", w)]
        expect(paths, title, "names no path")
        same([p for p in paths if not exists(p)], [], title)
        same([t for t in tests if not is_test(t)], [], title)


# --- The first recipe, followed ---

def put(text, where, anchor, block, path):
    """The text with a block of whole lines before or after the one line with the anchor."""
    lines = text.splitlines(keepends=True)
    found = [i for i, line in enumerate(lines) if anchor in line]
    same(len(found), 1, f"lines of {path} with {anchor}")
    at = found[0] + (where == "after")
    return "".join(lines[:at]) + block + "".join(lines[at:])


def follow(steps):
    """The named files as the recipe makes them, by path."""
    files = {}
    for path, where, anchor, block in steps:
        files[path] = put(files.get(path) or read(path), where, anchor, block, path)
    return files


def numbered(text):
    """The ids of tools, with their numbers."""
    body = COMMENT.sub("", text).split("enum tool_id {")[1].split("=")[0]
    return {name: i for i, name in enumerate(re.findall(r"TOOL_\w+", body))}


def who_must_see(files):
    """The sources that the recipe names, and those in which an id has another number now."""
    before, after = numbered(read(IDS)), numbered(files[IDS])
    moved = re.compile(r"\b(?:" + "|".join(n for n, i in after.items() if before.get(n) != i) + r")\b")
    sources = []
    for path in glob.glob(os.path.join(SOURCE, "src/**/*.[ch]"), recursive=True):
        name = os.path.relpath(path, SOURCE)
        if name == IDS or not (name in files and name.endswith(".c") or moved.search(COMMENT.sub("", read(name)))):
            continue
        expect(name.endswith(".c"), f"{name}: a header with a number that moves; then everything has to be built")
        sources.append(name)
    return sources


def commands_of(build):
    """How the build compiles each source of umcp's own library and program."""
    path = os.path.join(build, "compile_commands.json")
    if not os.path.exists(path):
        raise Skipped(f"no {path}")
    with open(path, encoding="utf-8") as file:
        rows = json.load(file)
    rows = [(os.path.relpath(row["file"], SOURCE), shlex.split(row["command"])) for row in rows
            if re.search(r" -o CMakeFiles/umcp(_lib)?\.dir/", row["command"])]
    expect(rows, "no source of umcp_lib in", path)
    for program in (rows[0][1][0], "ninja"):
        if not shutil.which(program):
            raise Skipped(f"no {program}")
    return dict(rows)


def overlay(folder, files):
    """src/ as the recipe makes it: links, but for the files that it changes."""
    tree = os.path.join(folder, "src")
    shutil.copytree(os.path.join(SOURCE, "src"), tree, copy_function=os.symlink)
    for path, text in files.items():
        os.unlink(os.path.join(folder, path))
        with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
            file.write(text)
    return tree


def compile_one(command, name, tree, build):
    """The object of one source of the overlay."""
    result = os.path.join(os.path.dirname(tree), name.replace("/", "-") + ".o")
    own = "-I" + os.path.join(SOURCE, "src")
    flags = ["-I" + tree if flag == own else flag for flag in command[:command.index("-o")]]
    ran = subprocess.run([*flags, "-O0", "-g0", "-o", result, "-c", os.path.join(os.path.dirname(tree), name)],
                         cwd=build, capture_output=True, text=True, timeout=5 * PATIENCE, check=False)
    same(ran.returncode, 0, name, ran.stderr)
    return result


def link(objects, build, program):
    """Links as the build does. Its archive gives only what these objects do not have."""
    ran = subprocess.run(["ninja", "-t", "commands", "-s", "bin/umcp"], cwd=build, capture_output=True, text=True,
                         timeout=PATIENCE, check=False)
    same(ran.returncode, 0, ran.stderr)
    words = shlex.split(ran.stdout.split("&&")[1])
    replaced = {f"CMakeFiles/umcp.dir/{name}.o": made for name, made in objects.items()}
    words = [replaced.get(word, word) for word in words]
    at = words.index("-o")
    words[at:at + 2] = ["-o", program, *(made for made in objects.values() if made not in words)]
    ran = subprocess.run(words, cwd=build, capture_output=True, text=True, timeout=5 * PATIENCE, check=False)
    same(ran.returncode, 0, ran.stderr)


def make(files, folder):
    """The program with the recipe's tool in it."""
    build = os.path.dirname(os.path.dirname(os.path.abspath(UMCP)))
    commands = commands_of(build)
    tree = overlay(folder, files)
    names = who_must_see(files)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda name: compile_one(commands[name], name, tree, build), names))
    program = os.path.join(folder, "umcp")
    link(dict(zip(names, made)), build, program)
    return program


@test
def a_tool_is_made_by_the_recipe():
    text = recipes()["A tool"]
    files = follow(STEP.findall(text))
    same(len(STEP.findall(text)), text.count("```c\n"), "every block says where it goes")
    (command, answer), = CALL.findall(text)
    with tempfile.TemporaryDirectory() as folder:
        program = make(files, folder)
        with type("Made", (Server,), {"program": program})("--project", EXAMPLE) as server:
            ran = run(*command.split(), "--url", server.url, program=program)
        same((ran.code, ran.out.strip()), (0, answer), ran)


if __name__ == "__main__":
    suite.main()
