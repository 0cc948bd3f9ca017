#!/usr/bin/env python3
"""What must not stand in any file of the repository: paths of one machine, names of package
registries, unfinished business, tabs in C, white space at line ends.

Looks at what git tracks and at new files it does not ignore; without git, at everything but build
products. Inputs of tests (fuzz/corpus, tests/data) may hold any bytes.
usage: check_text.py [--self-test]
"""
import os
import re
import subprocess

import csource
import planted

SKIPPED_FOLDERS = {".git", "build", "node_modules", "__pycache__"}
INPUTS = ("fuzz/corpus/", "tests/data/")
UNITY = (".unity", ".prefab", ".asset", ".mat", ".mixer", ".meta", ".yaml")  # "m_Name: " ends in a blank
LOOSE_ENDS = UNITY + (".case", ".md")


def any_of(*words):
    return "(?:" + "|".join(re.escape(word) for word in words) + ")"


# Pieces are joined here so that this file does not hold what it looks for.
HOSTS = any_of("registry.npm" + "js", "npm" + "js.com", "npm" + "js.org", "deb.debian" + ".org",
               "security.debian" + ".org", "archive.ubuntu" + ".com", "pypi" + ".org",
               "files.python" + "hosted", "nuget" + ".org", "open" + "upm.com")
UNFINISHED = any_of("TO" + "DO", "FIX" + "ME", "X" + "XX")

# Pattern, file name endings it holds for (None: all), endings it does not, complaint.
RULES = (
    (r"(?<![\w.~)}])/(?:work|root|home)/", None, (), "absolute path of one machine"),
    (HOSTS, None, (), "name of a package registry"),
    (rf"\b{UNFINISHED}\b", None, (".md",), "unfinished"),
    (r"\t", (".c", ".h"), (), "tab in C"),
    (r"[ \t]+$", None, LOOSE_ENDS, "white space at the end of the line"),
)


def listed(root):
    """Paths that belong to the repository, relative to root."""
    command = ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        answer = subprocess.run(command, capture_output=True, check=True).stdout
        return sorted({os.fsdecode(path) for path in answer.split(b"\0") if path})
    except (OSError, subprocess.CalledProcessError):
        return walked(root)


def walked(root):
    found = []
    for at, folders, names in os.walk(root):
        folders[:] = [f for f in folders if f not in SKIPPED_FOLDERS]
        found += [os.path.relpath(os.path.join(at, name), root) for name in names]
    return sorted(path.replace(os.sep, "/") for path in found)


def check_file(root, path):
    try:
        with open(os.path.join(root, path), "rb") as file:
            data = file.read()
    except (FileNotFoundError, IsADirectoryError):
        return  # removed but not yet committed, or a submodule
    if b"\0" in data:
        return
    rules = [(re.compile(pattern), what) for pattern, only, but, what in RULES
             if (only is None or path.endswith(only)) and not path.endswith(but or ("\0",))]
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        for pattern, what in rules:
            match = pattern.search(line)
            if match:
                yield f"{path}:{number}: {what}: {match.group().strip() or 'blank'}"


def check(root):
    return [complaint for path in listed(root) if not path.startswith(INPUTS)
            for complaint in check_file(root, path)]


PLANTED = (
    ("a.c", "int a;\n\tint b;\n", "a.c:2: tab in C"),
    ("b.c", "int a; \n", "white space"),
    ("c.py", "x = '/ho" + "me/me/x'\n", "path of one machine"),
    ("d.md", "see /wo" + "rk/shared\n", "path of one machine"),
    ("e.json", '"https://registry.npm' + 'js.org/x"\n', "registry"),
    ("f.c", "/* TO" + "DO: later */\n", "unfinished"),
    ("good.c", "/* src/home/x.c, mkstemp(\"a-XXXXXX\") */\n", None),
    ("good.unity", "  m_Name: \n", None),
    ("good.md", "No TO" + "DO in code. https://example.org/home/x\n", None),
    ("Makefile", "all:\n\ttrue\n", None),
    ("fuzz/corpus/x/raw", "\tTO" + "DO \n", None),
)


if __name__ == "__main__":
    planted.run(check, lambda: planted.missed(check, PLANTED), csource.ROOT)
