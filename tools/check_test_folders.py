#!/usr/bin/env python3
"""How many files of code a folder of tests has: at most 25.

Conversations (*.case), corpora and the projects that tests open are data and do not count.
usage: check_test_folders.py [--self-test]
"""
import collections
import os

import csource
import falling

FOLDERS = ("tests", "fuzz", "bench")
SUFFIXES = (".c", ".h", ".cs", ".py", ".mjs", ".js")
FILES = 25
MEASURE = "files"
DATA = ("tests/projects/", "tests/data/", "fuzz/corpus/")


def measures(root):
    count = collections.Counter(os.path.dirname(path) for path in csource.files(root, FOLDERS, SUFFIXES)
                                if not path.startswith(DATA))
    return {MEASURE: {folder: (n, f"{n} files, at most {FILES}: a sub-folder is missing")
                      for folder, n in count.items() if n > FILES}}


def files(folder, n, ending=".py"):
    return tuple((f"{folder}/a{i}{ending}", "x\n") for i in range(n))


PLANTED = files("tests/fits", 25) + files("tests/many", 26) + files("tests/cases", 26, ".case") + \
    files("tests/projects/a", 26, ".cs") + files("tests/old", 30) + files("tests/grown", 31) + \
    files("tests/fell", 29) + \
    ((falling.TABLE, "".join(f"{MEASURE} 30 tests/{name}\n" for name in ("old", "grown", "fell"))),)
EXPECTED = {"tests/many": "26 files", "tests/grown": "allows 30", "tests/fell": "30 -> 29"}


def self_test():
    said = dict(text.split(": ", 1) for text in falling.complaints_of(measures, PLANTED))
    is_right = said.keys() == EXPECTED.keys() and all(words in said[key] for key, words in EXPECTED.items())
    return [] if is_right else [f"expected {EXPECTED}, got {said}"]


if __name__ == "__main__":
    falling.run(measures, self_test)
