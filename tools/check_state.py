#!/usr/bin/env python3
"""State that belongs to nobody, in engines and compilers: one variable a folder.

Counts what has static storage and is not constant, in agent/, player/ and compiler/: variables at file level, and
those that are `static` in a function. A pointer that may change counts, a struct counts once, whatever it has.
usage: check_state.py [--self-test]
"""
import os

import cdecl
import csource
import falling

FOLDERS = ("agent", "player", "compiler")
MEASURE = "state"


def locals_of(tokens, first, last):
    """The declarations of a function that are static."""
    for i in range(first, last):
        if tokens.words[i] == "static" and tokens.words[i - 1] in ";{}:":
            end = i
            while tokens.words[end] != ";":
                end = tokens.skip(end) if tokens.words[end] in "([{" else end + 1
            yield tokens.words[i:end]


def variables(text):
    for tokens, first, last in cdecl.top_level(text):
        is_function = tokens.words[last - 1] == "}" and tokens.at(last) != ";"
        for words in locals_of(tokens, first + 1, last) if is_function else (tokens.words[first:last],):
            yield from (name for name, is_const in cdecl.declared(words) if not is_const)


def measures(root):
    names = {}
    for path in csource.files(root, FOLDERS, (".c",)):
        names.setdefault(os.path.dirname(path), []).extend(variables(csource.read(root, path)))
    return {MEASURE: {folder: (len(all), f"{len(all)} variables, at most one struct of state: " + ", ".join(all))
                      for folder, all in names.items() if len(all) > 1}}


COUNTED = (  # text -> its variables
    ("static int a, *b, c[2] = {1, 2};", "a b c"),
    ("static const char *p;\nconst int n = 1;\nstatic const char *const t[] = {\"x\"};", "p"),
    ("struct row {\n    int a;\n};\nenum e { A, B };\nstruct row;\nint f(struct row *r);\ntypedef int t;", ""),
    ("static struct {\n    int a;\n} one;\nstatic struct row *two;\nstruct row {\n    int a;\n} three;", "one two three"),
    ("static const struct {\n    int a;\n} rows[] = {{1}};\nstatic void (*hook)(int a);\nextern int x;", "hook"),
    ("static _Atomic(int *) a, b;\nstatic atomic_bool c;\nstatic _Thread_local bool d;", "a b c d"),
    ("int f(void)\n{\n    static int n;\n    static const int m = 1;\n    int k = 1;\n    return n + k;\n}", "n"),
    ("int f(void);\nint g(int a)\n    __attribute__((noreturn))\n{\n    return a;\n}\nstatic int z;", "z"),
)


LIMITS = "".join(f"{MEASURE} 3 agent/{folder}\n" for folder in ("kept", "grown", "fell"))
PLANTED = (
    ("agent/one/a.c", "static struct {\n    int a, b;\n} state = {1, 2};\n", None),
    ("agent/two/a.c", "static int a;\n", None),
    ("agent/two/b.c", "static int b;\n", None),
    ("agent/kept/a.c", "int a, b, c;\n", None),
    ("agent/grown/a.c", "int a, b, c, d;\n", None),
    ("agent/fell/a.c", "int a, b;\n", None),
    (falling.TABLE, LIMITS, None),
)


def self_test():
    wrong = [f"{text!r}: expected {names!r}, got {found!r}" for text, names in COUNTED
             if (found := " ".join(variables(text))) != names]
    said = [text.split(":")[0] for text in falling.complaints_of(measures, PLANTED)]
    return wrong + ([] if said == ["agent/grown", "agent/two", "agent/fell"] else [f"complaints: {said}"])


if __name__ == "__main__":
    falling.run(measures, self_test)
