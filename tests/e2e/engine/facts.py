"""Facts about Unity that scripts rely on: tests/facts/**.cs, checked in the engine.

`python3 tests/e2e engine/facts` checks them all; names behind it, such as `math lifecycle/tasks`, only those files.
One player runs the files of tests/facts; a second start of the project, with other settings and a small scene, runs
second.cs and lifecycle/. A player of another project, which names many packages, runs packages/. A difference is
printed as `file:line: expression: expected X, got Y`.
"""
import os
import re
import sys
import tempfile

from lib.behaviour import ASSEMBLIES, need_a_player, run_player
from lib.umcp import SOURCE

FACTS = os.path.join(SOURCE, "tests/facts")
sys.path.append(os.path.join(FACTS, "support"))
from expected import differences, expectations  # noqa: E402
from packages import PackagesProject  # noqa: E402
from project import FactsProject  # noqa: E402

TOPIC = re.compile(r"^public static class (\w+(?:Facts|Life))$", re.M)
PLANTED = """using static Facts;
public static class PlantedFacts
{
    public static void Wrong()
    {
        Check(1 + 1); // => 2
        Check(1
            + 2); // => 4
        Check("a\\n", true, 1.5f);
        // => a\\n True
        //     1.5
        Check(""); // => "b "
        Throws(() => int.Parse("")); // => OverflowException: none
        if (typeof(Facts) != null) { throw new System.Exception("no more"); }
        Check("never"); // => never
    }

    public static void Ends()
    {
        Check(1); // => 1
        throw new System.Exception("behind all checks");
    }
}
"""
SHOWN = [  # what is wrong with PLANTED
    "tests/facts/planted.cs:7: 1 + 2: expected 4, got 3",
    'tests/facts/planted.cs:12: "": expected b , got ',
    'tests/facts/planted.cs:13: () => int.Parse(""): expected OverflowException: none, '
    "got FormatException: Input string was not in a correct format.",
    'tests/facts/planted.cs:15: "never": expected never, got nothing',
    "PlantedFacts.Wrong: Exception: no more",
    "PlantedFacts.Ends: Exception: behind all checks",
]


def is_second(path):
    return path.startswith("lifecycle/") or path == "second.cs"


def is_package(path):
    return path.startswith("packages/")


def sources():
    """The text of each .cs file by its path below tests/facts; engine/editor_stand_ins runs those of editor/."""
    found = {"planted.cs": PLANTED}
    for folder, _, names in os.walk(FACTS):
        for path in (os.path.join(folder, name) for name in names if name.endswith(".cs") and "/editor" not in folder):
            with open(path, encoding="utf-8") as source:
                found[os.path.relpath(path, FACTS)] = source.read()
    if not os.path.exists(os.path.join(ASSEMBLIES, "roslyn")):
        print("without packages/, which mcs cannot compile: npm was not there when umcp was built")
        found = {path: text for path, text in found.items() if not is_package(path)}
    return dict(sorted(found.items()))


class Runs:
    """What players have seen: {file:line: value}, the worst exit code, and their logs."""

    def __init__(self, topics):
        self.topics = topics
        self.values, self.code, self.log = {}, 0, ""

    def start(self, project, folder, paths):
        topics = ",".join(self.topics[path] for path in paths)
        values, code, log = run_player(project, folder, "--fps", "200", UMCP_TEST_TOPICS=topics)
        self.values.update(values)
        self.code, self.log = self.code or code, self.log + log

    def go(self, files, chosen):
        with tempfile.TemporaryDirectory() as folder:
            project = FactsProject(folder, {path: text for path, text in files.items() if not is_package(path)})
            project.first()
            self.start(project, folder, [path for path in chosen if not is_second(path) and not is_package(path)])
            if any(is_second(path) for path in chosen):
                project.second()
                self.start(project, folder, [path for path in chosen if is_second(path)])
        if any(is_package(path) for path in chosen):
            with tempfile.TemporaryDirectory() as folder:
                needed = [path for path in files if is_package(path) or path in ("support/Facts.cs", "support/Lab.cs")]
                project = PackagesProject(folder, {path: files[path] for path in needed})
                self.start(project, folder, [path for path in chosen if is_package(path)])

    def broken(self):
        """The methods that an exception has ended."""
        return [f"{place[1:]}: {what}" for place, what in self.values.items() if place.startswith("!")]


def main():
    need_a_player()
    files = sources()
    topics = {path: TOPIC.findall(text)[0] for path, text in files.items() if TOPIC.search(text)}
    chosen = [path for path in topics if path[:-3] in sys.argv[1:] + ["planted"] or not sys.argv[1:]]
    wanted, shown = {}, [f"no file of facts: {name}" for name in sys.argv[1:] if name + ".cs" not in topics]
    shown += [f"tests/facts/{path}: nothing runs this file: name its class ...Facts or ...Life"
              for path, text in files.items() if path not in topics and expectations(text)[0]]
    for path in chosen:
        wanted[path], alone = expectations(files[path])
        shown += [f"tests/facts/{path}:{line}: a check without an expectation, or the reverse" for line in alone]
    runs = Runs(topics)
    runs.go(files, chosen)
    planted = differences("planted.cs", wanted.pop("planted.cs"), runs.values)
    broken = runs.broken()
    for path, rows in wanted.items():
        shown += differences(path, rows, runs.values)
    planted += [line for line in broken if line.startswith("PlantedFacts.")]
    if planted != SHOWN:
        shown += ["the planted faults are shown as", *planted]
    shown += [line for line in broken if line not in planted]
    shown += [f"a player ends with {runs.code}"] if runs.code else []
    if shown:
        print(runs.log[-6000:], *shown, sep="\n")
    total = sum(len(rows) for rows in wanted.values()) + 1
    print(f"facts: {max(0, total - len(shown))} passed, {len(shown)} failed")
    sys.exit(1 if shown else 0)


if __name__ == "__main__":
    main()
