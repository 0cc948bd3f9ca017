"""unity-package/ as Unity would take it: each assembly compiles, without a warning, against the
stand-ins of Unity's API, and every file has its .meta. What only runs in Unity is not run here."""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

from lib.umcp import SOURCE, UMCP

STAND_INS = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp")
PACKAGE = os.path.join(SOURCE, "unity-package")


def compile_assembly(definition, folder):
    """What mcs says of the sources beside an assembly definition."""
    with open(definition, encoding="utf-8") as file:
        name = json.load(file)["name"]
    sources = glob.glob(os.path.join(os.path.dirname(definition), "*.cs"))
    done = subprocess.run(
        ["mcs", "-nologo", "-warnaserror+", "-target:library", "-langversion:7.2",
         "-out:" + os.path.join(folder, name + ".dll"),
         "-r:" + os.path.join(STAND_INS, "UnityEngine.CoreModule.dll"), *sources],
        capture_output=True, text=True, timeout=120, check=False)
    return [] if done.returncode == 0 else [f"{name}: {done.stdout}{done.stderr}"]


def check_metas():
    """Complaints about .meta files: Unity passes over what has none in a package."""
    guids = {}
    for folder, folders, names in os.walk(PACKAGE):
        for name in folders + [name for name in names if not name.endswith(".meta")]:
            meta = os.path.join(folder, name + ".meta")
            if not os.path.exists(meta):
                yield f"{os.path.join(folder, name)} has no .meta file"
                continue
            with open(meta, encoding="utf-8") as file:
                guid = re.search(r"^guid: ([0-9a-f]{32})$", file.read(), re.M)
            if not guid or guid.group(1) in guids:
                yield f"{meta}: no guid, or that of {guids.get(guid and guid.group(1))}"
            else:
                guids[guid.group(1)] = meta


def main():
    if not shutil.which("mcs") or not os.path.exists(STAND_INS):
        print("skipped: no mcs, or no stand-ins")
        sys.exit(77)
    bad = list(check_metas())
    definitions = glob.glob(os.path.join(PACKAGE, "**/*.asmdef"), recursive=True)
    with tempfile.TemporaryDirectory() as folder:
        for definition in definitions:
            bad += compile_assembly(definition, folder)
    print("\n".join(bad))
    print(f"managed_package: {len(definitions)} passed, {len(bad)} failed")
    sys.exit(1 if bad or len(definitions) != 2 else 0)


if __name__ == "__main__":
    main()
