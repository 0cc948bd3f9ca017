"""Runs one end-to-end test: python3 tests/e2e FOLDER/NAME [test ...]

FOLDER is one of tests/e2e, or tests/hostile, where the attacks are.

Tests import what they share as lib.x, and the second reader of projects from tests/oracle: this is
where the path for that is set. UMCP and UMCP_SCRIPTED name the programs to test; by default they
are those of build/dev.
"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(os.path.dirname(HERE))
BUILT = {"UMCP": "build/dev/bin/umcp", "UMCP_SCRIPTED": "build/dev/tests/umcp_scripted"}


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    above = os.path.dirname(HERE) if sys.argv[1].startswith("hostile/") else HERE
    path = os.path.join(above, sys.argv[1].removesuffix(".py") + ".py")
    if not os.path.exists(path):
        sys.exit(f"there is no {path}")
    sys.path[0:1] = [HERE, os.path.join(SOURCE, "tests/oracle")]
    sys.argv[0:2] = [path]
    for name, built in BUILT.items():
        if os.path.exists(os.path.join(SOURCE, built)):
            os.environ.setdefault(name, os.path.join(SOURCE, built))
    runpy.run_path(path, run_name="__main__")


main()
