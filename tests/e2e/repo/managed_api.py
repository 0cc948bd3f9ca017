"""The stand-in assemblies have the members that managed/api.txt lists, no more and no less.

Every one of them is to be Unity's own, by name and signature; where ../shared is there, the list is
compared with the facts it has of Unity, too. After a change: tools/make_api_list.py.
"""
import glob
import os
import shutil
import subprocess
import sys
import tempfile

from lib.umcp import SOURCE, UMCP

ASSEMBLIES = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp")
LISTED = os.path.join(SOURCE, "managed/api.txt")
FACTS = os.path.join(SOURCE, "../shared/facts/unity-api/unity-api.txt")

sys.path.insert(0, os.path.join(SOURCE, "tools"))
import make_api_list  # noqa: E402


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


def main():
    for program in ("mono", "mcs"):
        if not shutil.which(program):
            skip(f"{program} is not installed")
    paths = sorted(glob.glob(os.path.join(ASSEMBLIES, "UnityEngine.*.dll")) + glob.glob(os.path.join(ASSEMBLIES, "editor/*.dll")))
    if not paths:
        skip(f"no assemblies in {ASSEMBLIES}")
    with open(LISTED, encoding="utf-8") as source:
        listed = source.read().splitlines()
    found = members(paths)
    bad = [f"not in api.txt: {line}" for line in sorted(set(found) - set(listed))]
    bad += [f"gone: {line}" for line in sorted(set(listed) - set(found))]
    if os.path.exists(FACTS):
        bad += [f"not in Unity: {line}" for line in make_api_list.complaints(listed, make_api_list.read_facts(FACTS))]
    else:
        print("the facts of Unity's API are not here: the list is not compared with them")
    print("\n".join(bad))
    print(f"managed_api: {len(found)} members of {len(paths)} assemblies, {len(bad)} complaints")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
