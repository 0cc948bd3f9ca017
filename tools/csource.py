"""C sources as the checks see them: files in order, comments and strings blanked, lines kept."""
import os
import re

FOLDERS = ("src", "agent", "player", "compiler", "tools", "tests", "fuzz", "bench")
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

_TOKEN = re.compile(r"""
    (?P<comment> /\*.*?\*/ | //[^\n]* )
  | (?P<text> "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' )
""", re.X | re.S)


def files(root=ROOT, folders=FOLDERS, suffixes=(".c", ".h")):
    """Paths relative to root, with forward slashes, sorted."""
    found = []
    for folder in folders:
        for at, inner, names in os.walk(os.path.join(root, folder)):
            inner[:] = sorted(d for d in inner if d not in ("node_modules", "__pycache__"))
            found += [os.path.join(at, n) for n in names if n.endswith(suffixes)]
    return sorted(os.path.relpath(path, root).replace(os.sep, "/") for path in found)


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
        return file.read()


def blank(code, strings=True):
    """Replaces comments, and strings too if asked, by blanks; every line stays where it was."""
    def hide(match):
        if match.group("comment") is None and not strings:
            return match.group()
        return re.sub(r"[^\n]", " ", match.group())
    return _TOKEN.sub(hide, code)


def line_of(text, position):
    return text.count("\n", 0, position) + 1
