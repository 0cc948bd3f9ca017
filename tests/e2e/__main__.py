"""Runs one end-to-end test: python3 tests/e2e FOLDER/NAME [test ...]

Tests import what they share as lib.x, and the second reader of projects from tests/oracle: this is
where the path for that is set. UMCP names the program to test; by default it is that of build/dev.
"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(os.path.dirname(HERE))
BUILT = os.path.join(SOURCE, "build/dev/bin/umcp")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    path = os.path.join(HERE, sys.argv[1].removesuffix(".py") + ".py")
    if not os.path.exists(path):
        sys.exit(f"there is no {path}")
    sys.path[0:1] = [HERE, os.path.join(SOURCE, "tests/oracle")]
    sys.argv[0:2] = [path]
    if os.path.exists(BUILT):
        os.environ.setdefault("UMCP", BUILT)
    runpy.run_path(path, run_name="__main__")


main()
