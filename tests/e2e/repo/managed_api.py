"""The stand-in assemblies have as many members in each type as managed/api.txt says.

Every one of them is to be Unity's own, by name and signature: where ../shared is there, they are
compared with the facts it has of Unity. `python3 tests/e2e repo/managed_api --write` writes the
list anew.
"""
import collections
import glob
import os
import shutil
import subprocess
import sys
import tempfile

from lib import unity_api
from lib.umcp import SOURCE, UMCP

ASSEMBLIES = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp")
LISTED = os.path.join(SOURCE, "managed/api.txt")
FACTS = os.path.join(SOURCE, "../shared/facts/unity-api/unity-api.txt")


def skip(why):
    print("skipped:", why)
    sys.exit(77)


def members(paths):
    """What ListApi prints for these assemblies."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "ListApi.exe")
        source = os.path.join(SOURCE, "tests/managed/ListApi.cs")
        subprocess.run(["mcs", "-nologo", "-out:" + program, "-r:System.Core", source], check=True, timeout=120)
        done = subprocess.run(["mono", program, *paths], check=True, timeout=120, capture_output=True, text=True)
    return done.stdout.splitlines()


def counted(lines):
    """A line for each type, with the number of its members."""
    count = collections.Counter(" | ".join(line.split(" | ", 2)[:2]) for line in lines)
    return [f"{owner} | {n}" for owner, n in sorted(count.items())]


def main():
    for program in ("mono", "mcs"):
        if not shutil.which(program):
            skip(f"{program} is not installed")
    paths = sorted(glob.glob(os.path.join(ASSEMBLIES, "UnityEngine.*.dll")) + glob.glob(os.path.join(ASSEMBLIES, "editor/*.dll")))
    if not paths:
        skip(f"no assemblies in {ASSEMBLIES}")
    found = members(paths)
    count = counted(found)
    if "--write" in sys.argv:
        with open(LISTED, "w", encoding="utf-8") as to:
            to.write("\n".join(count) + "\n")
    with open(LISTED, encoding="utf-8") as source:
        listed = source.read().splitlines()
    bad = [f"not in api.txt: {line}" for line in sorted(set(count) - set(listed))]
    bad += [f"gone: {line}" for line in sorted(set(listed) - set(count))]
    if os.path.exists(FACTS):
        bad += [f"not in Unity: {line}" for line in unity_api.complaints(found, unity_api.read_facts(FACTS))]
    else:
        print("the facts of Unity's API are not here: members are not compared with them")
    print("\n".join(bad))
    print(f"managed_api: {len(found)} members of {len(paths)} assemblies, {len(bad)} complaints")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
