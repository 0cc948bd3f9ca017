"""CONTRIBUTING.md's recipes: every path and every test that they name exists, and two are followed to the
letter. Their blocks are put into copies of the files that they name, what depends on these is built as the build
builds it, and the new tool is called, or the new class's test run.
"""
import concurrent.futures
import glob
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

from lib.live import need_an_engine
from lib.umcp import EXAMPLE, PATIENCE, SOURCE, UMCP, Server, Skipped, Suite, expect, run, same

suite = Suite()
test = suite.test

FOLDERS = "agent cmake docs fuzz managed player src tests tools".split()
STEP = re.compile(r"In (?:the new file )?`([^`]+)`(?:, (after|before|in place of) `([^`]+)`)?.*?:\n\n"
                  r"```(?:c|cs|text|python)\n(.*?)```", re.DOTALL)
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
    program = re.sub("_(mono|il2cpp)$", "", rest)
    return exists(f"tests/mono/t_{program}.c") or f"umcp_test({name} " in read("cmake/mono.cmake")


@test
def there_are_the_usual_ones():
    usual = ("A tool", "A resource", "A dialect", "An error kind", "An option or a setting", "A Unity class",
             "A fact about Unity", "A value of an importer or of project settings", "An internal call", "An event",
             "A check rule", "A compiler", "A transport", "A test")
    same(tuple(recipes()), usual)


@test
def what_they_name_exists():
    for title, text in recipes().items():
        text = re.sub(r"In the new file `[^`]+`", "", text)
        words = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
        paths = [w for w in words if w.split("/")[0] in FOLDERS and "/" in w]
        tests = [w for w in words if re.fullmatch(r"(unit|golden|check|corpus|e2e|mono)_\w+", w)]
        expect(paths, title, "names no path")
        same([p for p in paths if not exists(p)], [], title)
        same([t for t in tests if not is_test(t)], [], title)


# --- Recipes, followed ---

def put(text, where, anchor, block, path):
    """The text with a block of whole lines before or after the one line with the anchor, or in place of it and of the
    lines below it that are indented more."""
    lines = text.splitlines(keepends=True)
    found = [i for i, line in enumerate(lines) if anchor in line]
    same(len(found), 1, f"lines of {path} with {anchor}")
    at = end = found[0] + (where == "after")
    if where == "in place of":
        end += 1
        while end < len(lines) and lines[end].startswith(" "):
            end += 1
    return "".join(lines[:at]) + block + "".join(lines[end:])


def follow(text):
    """The files that a recipe names as it makes them, by path."""
    steps, files = STEP.findall(text), {}
    same(len(steps), len(re.findall(r"^```(?!console)\w+$", text, re.MULTILINE)), "every block says where it goes")
    for path, where, anchor, block in steps:
        expect(where or not exists(path), path, "is there already")
        files[path] = put(files.get(path) or read(path), where, anchor, block, path) if where else block
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
    files = follow(text)
    (command, answer), = CALL.findall(text)
    with tempfile.TemporaryDirectory() as folder:
        program = make(files, folder)
        with type("Made", (Server,), {"program": program})("--project", EXAMPLE) as server:
            ran = run(*command.split(), "--url", server.url, program=program)
        same((ran.code, ran.out.strip()), (0, answer), ran)


# --- A Unity class ---

class Copy:
    """What a recipe changes of the tree, and what is made of it anew by the build's own commands."""

    def __init__(self, folder, files):
        self.folder, self.build = folder, os.path.dirname(os.path.dirname(os.path.abspath(UMCP)))
        self.moved, self.new = {}, []  # paths of the tree and the build with those of the copy; new sources of C#
        for path, text in files.items():
            place = os.path.join(folder, path)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            with open(place, "w", encoding="utf-8") as file:
                file.write(text)
            if exists(path):
                self.moved[os.path.join(SOURCE, path)] = place
            else:
                self.new.append((os.path.join(SOURCE, os.path.dirname(path)), place))

    def own(self, word):
        """A word of a command with the copy's path, if the copy has what it names."""
        option = "-out:" if word.startswith("-out:") else ""
        path = os.path.join(self.build, word[len(option):])
        for old, new in self.moved.items():
            if path == old or path.startswith(old + os.sep):
                return option + new + path[len(old):]
        return word

    def words_of(self, command):
        words = shlex.split(command)
        for folder, place in self.new:
            beside = [i for i, word in enumerate(words) if os.path.dirname(word) == folder]
            if beside:
                words.insert(beside[-1] + 1, place)
        return [self.own(word) for word in words]

    def make(self, product, result=None):
        """Runs the build's command for a product. The result, which may be its folder, is the copy's from now on."""
        place = os.path.join(self.folder, result or product)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        for ending in ("", ".d"):  # with the dependencies of an object
            self.moved[os.path.join(self.build, (result or product) + ending)] = place + ending
        ran = subprocess.run(["ninja", "-t", "commands", "-s", product], cwd=self.build, capture_output=True, text=True,
                             timeout=PATIENCE, check=False)
        same(ran.returncode, 0, product, ran.stderr)
        for words in map(self.words_of, ran.stdout.split("&&")):
            if words and words[0] not in (":", "cd"):
                ran = subprocess.run(words, cwd=self.build, capture_output=True, text=True,
                                     timeout=5 * PATIENCE, check=False)
                same(ran.returncode, 0, product, ran.stderr, ran.stdout)

    def install(self):
        """The rest of the build: what the copy has not made."""
        def take(path, place):
            if not os.path.exists(place):
                try:
                    os.link(path, place)
                except OSError:
                    shutil.copy2(path, place)
        for name in ("bin/umcp", "bin/umcp-compile"):
            take(os.path.join(self.build, name), os.path.join(self.folder, name))
        shutil.copytree(os.path.join(self.build, "lib/umcp"), os.path.join(self.folder, "lib/umcp"), copy_function=take,
                        dirs_exist_ok=True)


def run_new_test(copy, files, program):
    """Runs the recipe's test, which is a copy's, against a program."""
    path, = (path for path in files if path.startswith("tests/e2e/"))
    name, = (name for name in re.findall(r"@test\ndef (\w+)", files[path]) if name not in read(path))
    tree = os.path.join(copy.folder, "tests/e2e")
    if not os.path.exists(os.path.join(tree, "lib")):
        for folder in ("lib", "__main__.py"):
            os.symlink(os.path.join(SOURCE, "tests/e2e", folder), os.path.join(tree, folder))
    command = [sys.executable, tree, path.removeprefix("tests/e2e/").removesuffix(".py"), name]
    return subprocess.run(command, capture_output=True, text=True, timeout=5 * PATIENCE, check=False,
                          env={**os.environ, "UMCP": program, "UMCP_SOURCE": SOURCE})


@test
def a_unity_class_is_made_by_the_recipe():
    need_an_engine()
    for needed in ("ninja", "mcs"):
        if not shutil.which(needed):
            raise Skipped(f"no {needed}")
    files = follow(recipes()["A Unity class"])
    assembly, = (os.path.basename(path).removesuffix(".api") for path in files if path.endswith(".api"))
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(folder, files)
        copy.make(f"managed/api/{assembly}.cs", "managed/api")
        copy.make(f"lib/umcp/{assembly}.dll")
        copy.make("managed/api/class_rows.c", "managed/api")
        copy.make("CMakeFiles/umcp-player.dir/managed/api/class_rows.c.o")
        copy.make("bin/umcp-player")
        copy.install()
        ran = run_new_test(copy, files, UMCP)
        same(ran.returncode, 1, "the test passes without the class", ran.stdout)
        ran = run_new_test(copy, files, os.path.join(folder, "bin/umcp"))
        same(ran.returncode, 0, ran.stdout, ran.stderr)


if __name__ == "__main__":
    suite.main()
