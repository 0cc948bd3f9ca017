"""Facts about Unity that scripts rely on: tests/facts/*.cs, checked in the engine.

`python3 tests/e2e engine/facts` checks them all; names behind it, such as `math lifecycle/tasks`, only those files.
One player runs the files of tests/facts; a second start of the project, with other settings and a small scene, runs
second.cs and lifecycle/. A difference is printed as `file:line: expression: expected X, got Y`.
"""
import os
import re
import sys
import tempfile

from lib.behaviour import need_a_player, run_player
from lib.umcp import SOURCE

FACTS = os.path.join(SOURCE, "tests/facts")
sys.path.append(os.path.join(FACTS, "support"))
from project import FactsProject  # noqa: E402

CHECK = re.compile(r"(?:Facts\.)?(?:Check|Throws|Traced|TracedToTheEnd)\((.*)")
TOPIC = re.compile(r"^public static class (\w+(?:Facts|Life))$", re.M)
ARROW, CONTINUED = "// =>", "//    "
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
}
"""
SHOWN = [  # what is wrong with PLANTED
    "planted.cs:7: 1 + 2: expected 4, got 3",
    'planted.cs:12: "": expected b , got ',
    'planted.cs:13: () => int.Parse(""): expected OverflowException: none, '
    "got FormatException: Input string was not in a correct format.",
    'planted.cs:15: "never": expected never, got nothing',
    "PlantedFacts.Wrong: Exception: no more",
]


def sources():
    """The text of each .cs file by its path below tests/facts."""
    found = {"planted.cs": PLANTED}
    for folder, _, names in os.walk(FACTS):
        for path in (os.path.join(folder, name) for name in names if name.endswith(".cs")):
            with open(path, encoding="utf-8") as source:
                found[os.path.relpath(path, FACTS)] = source.read()
    return dict(sorted(found.items()))


def unquoted(text):
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text


def expectations(text):
    """{line of a check: (expression, expected)}, and the lines of checks and expectations that have no other half."""
    found, alone, begun, last = {}, [], None, 0
    for number, line in enumerate(text.split("\n"), 1):
        code, arrow, expected = line.strip().partition(ARROW)
        start = CHECK.match(code)
        if start:
            alone += [begun] if begun else []
            begun, expression = number, start.group(1)
        elif begun and not code.startswith("//"):
            expression += " " + code
        if arrow and begun:
            found[begun] = (re.sub(r"\);\s*$", "", expression).strip(), expected.strip())
            begun, last = None, begun
        elif arrow:
            alone.append(number)
        elif last and not begun and code.startswith(CONTINUED):
            found[last] = (found[last][0], found[last][1] + code[len(CONTINUED):])
        else:
            last = 0
    return {line: (expression, unquoted(expected)) for line, (expression, expected) in found.items()}, \
        alone + ([begun] if begun else [])


def run(project, folder, topics):
    return run_player(project, folder, "--fps", "200", UMCP_TEST_TOPICS=",".join(topics))


def compare(path, wanted, values):
    """The lines about what differs in a file."""
    shown = []
    for line, (expression, expected) in wanted.items():
        got = values.get(f"{path}:{line}")
        if got != expected:
            shown.append(f"{path}:{line}: {expression}: expected {expected}, got {'nothing' if got is None else got}")
    return shown


def main():
    need_a_player()
    files = sources()
    topics = {path: TOPIC.findall(text)[0] for path, text in files.items() if TOPIC.search(text)}
    chosen = [path for path in topics if path[:-3] in sys.argv[1:] + ["planted"] or not sys.argv[1:]]
    second = [path for path in chosen if path.startswith("lifecycle/") or path == "second.cs"]
    wanted, shown = {}, []
    for path in chosen:
        wanted[path], alone = expectations(files[path])
        shown += [f"{path}:{line}: a check without an expectation, or the reverse" for line in alone]
    with tempfile.TemporaryDirectory() as folder:
        project = FactsProject(folder, files)
        project.first()
        values, code, log = run(project, folder, [topics[path] for path in chosen if path not in second])
        if second:
            project.second()
            more, again, log_of_second = run(project, folder, [topics[path] for path in second])
            values, code, log = {**values, **more}, code or again, log + log_of_second
    for path in chosen:
        if path != "planted.cs":
            shown += ["tests/facts/" + line for line in compare(path, wanted[path], values)]
    broken = [f"{place[1:]}: {what}" for place, what in values.items() if place.startswith("!")]
    planted = compare("planted.cs", wanted["planted.cs"], values) + broken
    if planted[:len(SHOWN)] != SHOWN:
        shown += ["the planted faults are shown as"] + planted
    shown += [f"the player ends with {code}"] if code else []
    if shown:
        print(log[-6000:], *broken, *shown, sep="\n")
    total = sum(len(lines) for path, lines in wanted.items() if path != "planted.cs") + 1
    print(f"facts: {max(0, total - len(shown))} passed, {len(shown)} failed")
    sys.exit(1 if shown else 0)


if __name__ == "__main__":
    main()
