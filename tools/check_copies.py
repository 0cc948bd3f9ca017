#!/usr/bin/env python3
"""Pairs of places in product code that share six or more identical lines.

Blank lines, comments, includes and lone punctuation are passed over, and white space does not count. A run that
stands in many places makes a pair of each with the first.
usage: check_copies.py [--self-test]
"""
import collections
import re

import csource
import planted

LINES = 6
FOLDERS = ("src", "agent", "player", "compiler")
TRIVIAL = re.compile(r"[\W_]*|#\s*(include\b.*|endif|else)|break;|(else|default|do)\W*")


def significant(root, path):
    """(number, text) of the lines that count."""
    code = csource.blank(csource.read(root, path), strings=False)
    lines = ((number, " ".join(line.split())) for number, line in enumerate(code.splitlines(), 1))
    return [(number, line) for number, line in lines if not TRIVIAL.fullmatch(line)]


def check(root):
    texts = {path: significant(root, path) for path in csource.files(root, FOLDERS)}
    places = collections.defaultdict(list)  # six lines -> where they begin
    for path, lines in texts.items():
        for at in range(len(lines) - LINES + 1):
            places[tuple(line for _, line in lines[at:at + LINES])].append((path, at))
    complaints, covered = [], set()
    for found in places.values():
        for one in found[1:]:
            complaints += pair(texts, found[0], one, covered)
    return complaints


def pair(texts, a, b, covered):
    """The complaint about two places; none if they overlap, or a run that was named has both."""
    (path, at), (other, to) = a, b
    left, right = texts[path][at:], texts[other][to:]
    if (a, b) in covered or (path == other and to - at < LINES):
        return []
    shared = 0
    while shared < min(len(left), len(right)) and left[shared][1] == right[shared][1]:
        covered.add(((path, at + shared), (other, to + shared)))
        shared += 1
    return [f"{other}:{right[0][0]}: {shared} lines as at {path}:{left[0][0]}"]


RUN = "".join(f"    f({i});\n" for i in range(6))
PLANTED = (
    ("src/a/one.c", "void f(void)\n{\n" + RUN + "}\n", None),
    ("src/a/two.c", "void g(void)\n{\n\n" + RUN.replace("f(3);\n", "f(3); /* why */\n\n") + "}\n",
     ":4: 6 lines as at src/a/one.c:3"),
    ("player/five.c", "void h(void)\n{\n" + RUN.replace("f(2)", "f(9)") + "}\n", None),
    ("agent/self.c", "void f(void)\n{\n" + RUN.replace("f", "g") + "}\nvoid h(void)\n{\n" + RUN.replace("f", "g") +
     "}\n", ":12: 6 lines as at agent/self.c:3"),
    ("compiler/long.c", "void k(void)\n{\n" + RUN.replace("f", "k") * 1 + "    x();\n    y();\n}\n", None),
    ("compiler/long2.c", "void l(void)\n{\n" + RUN.replace("f", "k") * 1 + "    x();\n    y();\n}\n",
     "8 lines as at compiler/long.c:3"),
    ("src/b/marks.c", "int a[] = {\n" + "};\n{\n}\n" * 9, None),
    ("src/b/marks2.c", "int b[] = {\n" + "};\n{\n}\n" * 9, None),
    ("src/b/heads.c", "".join(f'#include "h{i}.h"\n' for i in range(9)), None),
    ("src/b/heads2.c", "".join(f'#include "h{i}.h"\n' for i in range(9)), None),
    ("tests/unit/a/t_a.c", "void f(void)\n{\n" + RUN + "}\n", None),
)


if __name__ == "__main__":
    planted.run(check, lambda: planted.missed(check, PLANTED), csource.ROOT)
