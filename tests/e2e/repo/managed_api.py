"""The public members of the built stand-in assemblies are those of the tables managed/api/*.api, and every
one of them is Unity's own, by name and signature: the last is compared where ../shared is there.

The program that makes C# of the tables compares them with the code that is written by hand. This test
reads tables and assemblies without it.
"""
import glob
import os
import shutil
import subprocess
import sys
import tempfile

from lib.api import tables, unity
from lib.umcp import SOURCE, UMCP, Suite, expect, same

suite = Suite()
test = suite.test

ASSEMBLIES = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp")
TABLES = sorted(glob.glob(os.path.join(SOURCE, "managed/api/*.api")))
FACTS = os.path.join(SOURCE, "../shared/facts/unity-api/unity-api.txt")
FOLDERS = ("", "editor", "packages")


def skip(why):
    print("skipped:", why)
    sys.exit(77)


def built():
    """Our assemblies: with what is not ours, such as Newtonsoft.Json, tables have nothing to do."""
    paths = [path for folder in FOLDERS for path in glob.glob(os.path.join(ASSEMBLIES, folder, "*.dll"))]
    return {os.path.basename(path).removesuffix(".dll"): path for path in paths}


def listed(paths):
    """What ListApi prints for these assemblies."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "ListApi.exe")
        source = os.path.join(SOURCE, "tests/managed/ListApi.cs")
        subprocess.run(["mcs", "-nologo", "-out:" + program, "-r:System.Core", source], check=True, timeout=120)
        places = os.pathsep.join(os.path.join(ASSEMBLIES, name) for name in FOLDERS)
        done = subprocess.run(["mono", program, *paths], check=True, timeout=300, capture_output=True, text=True,
                              env={**os.environ, "MONO_PATH": places})
    return done.stdout.splitlines()


def name_of(path):
    return os.path.basename(path).removesuffix(".api")


def differences(table, assembly):
    """A class that declares no constructor has one without parameters, and no line for it."""
    extra = {row for row in assembly - table if row[1:] != ("constructor", "()")}
    return sorted([f"only in the table: {' | '.join(row)}" for row in table - assembly]
                  + [f"only in the assembly: {' | '.join(row)}" for row in extra])


class Read:
    """What is built, read once."""

    lines = members = None

    def __init__(self):
        if Read.lines is None:
            Read.lines = listed(built()[name] for name in map(name_of, TABLES) if name in built())
            Read.members = tables.read_list(Read.lines)


@test
def a_table_has_the_members_of_its_assembly():
    members = Read().members
    for path in TABLES:
        if name_of(path) in members:
            same(differences(tables.read_table(path), members[name_of(path)]), [], name_of(path))


@test
def each_of_unitys_assemblies_has_a_table():
    """A package without a table is written by hand, all of it."""
    for name, path in built().items():
        if name.startswith("Unity") and not os.path.dirname(path).endswith("packages"):
            expect(name in map(name_of, TABLES), name)


@test
def members_are_unitys_own():
    if not os.path.exists(FACTS):
        print("the facts of Unity's API are not here: members are not compared with them")
        return
    lines = [line for line in Read().lines if line.startswith(("UnityEngine.", "UnityEditor"))]
    expect(len(lines) > 20000, len(lines))
    same(list(unity.complaints(lines, unity.read_facts(FACTS))), [])


@test
def a_wrong_line_is_found():
    members = Read().members["UnityEngine.WindModule"]
    with open(os.path.join(SOURCE, "managed/api/UnityEngine.WindModule.api"), encoding="utf-8") as source:
        text = source.read()
    lines = [line for line in text.splitlines() if line.strip().startswith("float ")]
    expect(lines, text)
    changes = [text.replace(line + "\n", "") for line in lines]
    changes += [text.replace(line, line.replace("float ", new)) for line in lines for new in ("int ", "static float ")]
    changes += [text.replace(line, line.replace("{get set}", "{get}")) for line in lines]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Changed.api")
        for changed in [text, *changes]:
            with open(path, "w", encoding="utf-8") as to:
                to.write(changed)
            same(bool(differences(tables.read_table(path), members)), changed != text, changed)


if __name__ == "__main__":
    for needed in ("mono", "mcs"):
        if not shutil.which(needed):
            skip(f"{needed} is not installed")
    if not built():
        skip(f"no assemblies in {ASSEMBLIES}")
    suite.main()
