"""Real libraries in the real engine: public Unity packages (data/packages) compile nearly whole, and tests
that were written against them, data/packages/*.cs, give what the libraries promise.

`python3 tests/e2e engine/packages` fetches them with npm once; without npm or a network it is skipped.
"""
import json
import os
import re
import shutil
import tempfile

from lib.behaviour import need_a_player, run_player
from lib.live import Project, Scene
from data.packages import need_packages, source
from lib.umcp import Suite, expect, same

suite = Suite()
test = suite.test

UNIRX, UNITASK, THEME = "com.neuecc.unirx", "com.cysharp.unitask", "extensions.unity.theme"
MODULES = ("animation", "assetbundle", "audio", "imgui", "jsonserialize", "particlesystem", "physics", "physics2d", "ui",
           "uielements", "unitywebrequest")
MOST_LOST = 3  # percent of the members of a package


class Run:
    """All packages in one project, run once: UniRx embedded, the others as the package manager leaves them."""

    def __init__(self, packages):
        self.packages = packages
        self.answers = None

    def go(self):
        if self.answers is not None:
            return self
        with tempfile.TemporaryDirectory() as folder:
            project = Project(folder)
            self.fill(project)
            self.answers, self.code, self.log = run_player(project, folder)
            self.left = [told for path in files_of(folder, ".left") for told in read_sources(path, project.root)]
        return self

    def fill(self, project):
        dependencies = {"com.unity.ugui": "1.0.0", UNITASK: "2.2.5", THEME: "4.1.0",
                        **{"com.unity.modules." + name: "1.0.0" for name in MODULES}}
        project.write("Packages/manifest.json", json.dumps({"dependencies": dependencies}))
        for name, at in ((UNIRX, "Packages/" + UNIRX), (UNITASK, f"Library/PackageCache/{UNITASK}@2.2.5"),
                         (THEME, f"Library/PackageCache/{THEME}@4.1.0")):
            shutil.copytree(os.path.join(self.packages, name), os.path.join(project.root, at))
        project.add("Assets/Resources/note.txt", "kept")
        project.add("Assets/Resources/Unity-Theme-Database.json", "{}")
        for name in ("Rx", "Tasks", "Themes"):
            project.script(name, source(name + ".cs"))
        runner = project.add("Assets/Scripts/TrialRunner.cs", source("Trial.cs"))
        scene = Scene()
        scene.script(scene.add("Runner"), runner)
        project.scenes(Main=scene)

    def sources_of(self, package):
        """What was left out of each source of a package."""
        return [s for s in self.go().left if f"/{package}" in s["path"]]


def files_of(folder, ending):
    """Also in folders whose names begin with a dot."""
    return [os.path.join(at, name) for at, _, names in os.walk(folder) for name in names if name.endswith(ending)]


def read_sources(path, root):
    with open(path, encoding="utf-8") as file:
        told = json.load(file)
    return [{**s, "path": "/" + os.path.relpath(s["path"], root)} for s in told["sources"]]


def compiles(package, least, most_out=MOST_LOST):
    """It has at least so many sources, none is left out, and few members are lost."""
    sources = run.sources_of(package)
    same([s["path"] for s in sources if s["isOut"]], [])
    expect(len(sources) >= least, package, len(sources), run.log[-3000:])
    members, lost = sum(s["members"] for s in sources), sum(s["stubbed"] + s["out"] for s in sources)
    print(f"{package}: {len(sources)} sources, {lost} of {members} members lost")
    told = [(s["path"], e["what"], e["error"]) for s in sources for e in s["left"] if e["how"] in ("stub", "out", "rebound")]
    expect(members > 10 * len(sources) // 2 and lost * 100 <= members * most_out, package, lost, members, told[:20])


@test
def unirx_compiles():
    compiles(UNIRX, 150)


@test
def unitask_compiles():
    compiles(UNITASK, 100)


@test
def the_theme_compiles():
    """TextMesh Pro, which it needs for one class, is not here."""
    compiles(THEME, 20, 8)


def tests_of(name):
    return re.findall(r'(?:Now|Later|Run)\("((?:[^"\\]|\\.)*)",\s*"', source(name))


def check(file, prefix, least):
    """Each test of a file was run, and gave what it says."""
    answers = run.go().answers
    same(run.code, 0, run.log[-3000:])
    wanted = tests_of(file)
    expect(len(wanted) >= least, file, len(wanted))
    same(sorted(name for name in answers if name.startswith(prefix)), sorted(wanted))
    wrong = []
    for name in wanted:
        must, gave = answers[name].split("\t", 1)
        if must != gave:
            wrong.append(f"{name}: wanted {must}, got {gave}")
    same(wrong, [], run.log[-3000:])


@test
def unirx_works():
    check("Rx.cs", "rx: ", 60)


@test
def unitask_works():
    check("Tasks.cs", "task: ", 60)


@test
def the_theme_works():
    check("Themes.cs", "theme: ", 4)


if __name__ == "__main__":
    need_a_player()
    run = Run(need_packages())
    suite.main()
