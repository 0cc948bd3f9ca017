#!/usr/bin/env python3
"""How many members a struct has: at most 30. Those that a macro makes are not seen.

usage: check_structs.py [--self-test]
"""
import re

import cdecl
import csource
import falling
from check_size import Tokens

FOLDERS = ("src", "agent", "player", "compiler")
MEMBERS = 30
MEASURE = "members"


def structs(text):
    """(name, number of members)"""
    tokens = Tokens(text)
    for i, word in enumerate(tokens.words):
        if word == "struct" and tokens.at(i + 2) == "{" and re.fullmatch(r"\w+", tokens.at(i + 1)):
            yield tokens.words[i + 1], cdecl.members(tokens, i + 3, tokens.skip(i + 2) - 1)


def measures(root):
    found = {}
    for path in csource.files(root, FOLDERS):
        for name, n in structs(csource.read(root, path)):
            if n > MEMBERS:
                found[f"{path}:{name}"] = n, f"struct {name} has {n} members, at most {MEMBERS}"
    return {MEASURE: found}


def body(lines):
    return "struct many {\n" + lines + "};\nstatic struct many *one;\n"


PLANTED = (
    ("src/a/many.c", body("".join(f"    int a{i};\n" for i in range(31))), "struct many has 31 members"),
    ("src/a/fits.c", body("".join(f"    int a{i};\n" for i in range(30))), None),
    ("src/a/lists.h", body("    int a, *b, c[4];\n" * 10 + "    void (*f)(int a, int b);\n"), "31 members"),
    ("src/a/nested.h", body("    struct {\n" + "    bool is_a : 1;\n" * 31 + "    } in;\n"), None),
    ("src/a/union.h", body("    union {\n" + "    struct slice a;\n" * 31 + "    };\n"), "31 members"),
    ("player/old.c", body("    int a;\n" * 40), None),
    ("player/grown.c", body("    int a;\n" * 41), "allows 40"),
    ("player/fell.c", body("    int a;\n" * 39), "members fell"),
    (falling.TABLE, "".join(f"{MEASURE} 40 player/{name}.c:many\n" for name in ("old", "grown", "fell")), None),
)


if __name__ == "__main__":
    falling.run(measures, lambda: falling.missed(measures, PLANTED))
