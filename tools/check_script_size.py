#!/usr/bin/env python3
"""Sizes of C#, Python and JavaScript: 700 lines a file, 120 columns.

Projects that tests open do not count, nor what a build or npm made.
usage: check_script_size.py [--self-test]
"""
import re

import csource
import falling

FOLDERS = ("managed", "tests", "tools", "bench", "unity-package")
SUFFIXES = (".cs", ".cs.in", ".py", ".mjs", ".js")
LINES, COLUMNS = 700, 120
NOT_OURS = re.compile(r"tests/projects/.*|tests/data/.*|.*/(obj|bin|build)/.*")


def measures(root):
    lines, columns = {}, {}
    for path in csource.files(root, FOLDERS, SUFFIXES):
        if NOT_OURS.fullmatch(path):
            continue
        text = csource.read(root, path).splitlines()
        wide = [number for number, line in enumerate(text, 1) if len(line) > COLUMNS]
        if len(text) > LINES:
            lines[path] = len(text), f"{len(text)} lines, at most {LINES}"
        if wide:
            columns[path] = len(wide), f"{len(wide)} lines over {COLUMNS} columns, the first is {wide[0]}"
    return {"lines": lines, "columns": columns}


WIDE = "x" * 121 + "\n"
PLANTED = (
    ("managed/A/Long.cs", "a\n" * 701, "701 lines"),
    ("managed/A/Fits.cs", "a\n" * 700, None),
    ("tests/e2e/a/obj/Wide.cs", WIDE, None),
    ("managed/A/Wide.cs", "a\n" + WIDE * 2, "2 lines over 120 columns, the first is 2"),
    ("tests/e2e/lib/wide.mjs", WIDE, "over 120 columns"),
    ("tests/e2e/lib/fits.py", WIDE[1:] * 700, None),
    ("tests/projects/a/Assets/Wide.cs", WIDE, None),
    ("tests/e2e/node_modules/a/a.js", WIDE, None),
    ("tools/old.py", WIDE * 3, None),
    ("tools/grown.py", WIDE * 4, "allows 3"),
    ("tools/fell.py", WIDE * 2, "columns fell"),
    ("tools/mended.py", "a\n", "within the usual limit"),
    (falling.TABLE, "".join(f"columns 3 tools/{name}.py\n" for name in ("old", "grown", "fell", "mended")), None),
)


if __name__ == "__main__":
    falling.run(measures, lambda: falling.missed(measures, PLANTED))
