#!/usr/bin/env python3
"""Sizes of C code: lines of a function and of a file, columns, nesting, parameters.

A function's lines are those between its braces. Constant tables at file level count neither for
the file nor for the columns.
usage: check_size.py [--self-test]
"""
import re

import csource
import planted

FUNCTION_LINES = 60
FILE_LINES = 700
COLUMNS = 100
NESTING = 4  # three levels and a switch
PARAMETERS = 6

# (path, function or None for the whole file, measure) -> reason. Measures: lines columns nesting
# parameters.
EXCEPTIONS = {}

TOKEN = re.compile(r"\w+|[^\w\s]")
OPEN, CLOSE = "([{", ")]}"


class Tokens:
    """A C file as words and signs with their lines; preprocessor lines left out."""

    def __init__(self, text):
        code = csource.blank(text)
        code = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*",
                      lambda m: re.sub(r"[^\n]", " ", m.group()), code, flags=re.M)
        found = list(TOKEN.finditer(code))
        self.words = [m.group() for m in found]
        self.lines, line, at = [], 1, 0
        for match in found:
            line += code.count("\n", at, match.start())
            at = match.start()
            self.lines.append(line)

    def at(self, i):
        return self.words[i] if i < len(self.words) else ""

    def skip(self, i):
        """Index behind the bracket that closes the one at i."""
        depth = 0
        while i < len(self.words):
            depth += (self.words[i] in OPEN) - (self.words[i] in CLOSE)
            i += 1
            if depth == 0:
                break
        return i


class Nesting:
    """Walks a function's statements and notes the deepest control structure."""

    def __init__(self, tokens):
        self.t = tokens
        self.deepest = 0

    def statement(self, i, depth):
        """Index behind the statement at i, which stands `depth` levels deep."""
        self.deepest = max(self.deepest, depth)
        word = self.t.at(i)
        if word == "{":
            return self.block(i, depth)
        if word in ("case", "default") or (word.isidentifier() and self.t.at(i + 1) == ":"):
            return self.label(i, depth)
        if word == "if":
            return self.branches(i, depth)
        if word in ("for", "while", "switch"):
            return self.statement(self.t.skip(i + 1), depth + 1)
        if word == "do":
            return self.plain(self.statement(i + 1, depth + 1), depth)  # the while and its ;
        return self.plain(i, depth)

    def block(self, i, depth):
        i += 1
        while self.t.at(i) not in ("}", ""):
            i = self.statement(i, depth)
        return i + 1

    def label(self, i, depth):
        while self.t.at(i) not in (":", ""):
            i += 1
        return i + 1 if self.t.at(i + 1) == "}" else self.statement(i + 1, depth)

    def branches(self, i, depth):
        i = self.statement(self.t.skip(i + 1), depth + 1)
        if self.t.at(i) != "else":
            return i
        is_chain = self.t.at(i + 1) == "if"
        return self.statement(i + 1, depth if is_chain else depth + 1)

    def plain(self, i, depth):
        """An expression or declaration up to its semicolon, or a looping macro and its body."""
        if self.t.at(i).isidentifier() and self.t.at(i) != "return" and self.t.at(i + 1) == "(":
            after = self.t.skip(i + 1)
            if self.t.at(after) == "{":
                return self.statement(after, depth + 1)
        while self.t.at(i) not in (";", ""):
            if self.t.at(i) == "}":
                return i  # a macro without a semicolon at the end of its block
            i = self.t.skip(i) if self.t.at(i) in OPEN else i + 1
        return i + 1


def count_parameters(words):
    """Of the last parenthesised list in a function's head."""
    depth, commas, is_empty = 0, 0, True
    for word in reversed(words):
        depth += (word in CLOSE) - (word in OPEN)
        if depth == 0 and word == "(":
            break
        commas += depth == 1 and word == ","
        is_empty = is_empty and word in (")", "void")
    return 0 if is_empty else commas + 1


def strip_attributes(words):
    while "__attribute__" in words:
        at = words.index("__attribute__")
        depth, end = 0, at + 1
        while end < len(words):
            depth += (words[end] in OPEN) - (words[end] in CLOSE)
            end += 1
            if depth == 0:
                break
        words = words[:at] + words[end:]
    return words


def pieces(tokens):
    """(kind, name, first, last) token indexes of functions and tables at file level."""
    start = i = 0
    while i < len(tokens.words):
        word = tokens.words[i]
        if word == ";":
            start = i = i + 1
        elif word == "{":
            end = tokens.skip(i)
            head = strip_attributes(tokens.words[start:i])
            if head and head[-1] == ")":
                yield "function", head, i, end - 1
                start = end
            elif "=" in head and "const" in head:
                yield "table", head, start, end - 1
            i = end
        else:
            i = tokens.skip(i) if word in "([" else i + 1


def function_name(head):
    at = head.index("(")
    return head[at + 1] if head[0] == "START_TEST" else head[at - 1]


def check_function(tokens, head, first, last):
    """(line, function, measure, complaint) tuples."""
    name, line = function_name(head), tokens.lines[first]
    lines = tokens.lines[last] - line - 1
    if lines > FUNCTION_LINES:
        yield line, name, "lines", f"{name}: {lines} lines, limit {FUNCTION_LINES}"
    nesting = Nesting(tokens)
    nesting.block(first, 0)
    if nesting.deepest > NESTING:
        yield line, name, "nesting", f"{name}: {nesting.deepest} levels, limit {NESTING}"
    parameters = count_parameters(head)
    if parameters > PARAMETERS:
        yield line, name, "parameters", f"{name}: {parameters} parameters, limit {PARAMETERS}"


def check_file(root, path):
    text = csource.read(root, path)
    tokens = Tokens(text)
    in_table = set()
    for kind, head, first, last in pieces(tokens):
        if kind == "table":
            in_table.update(range(tokens.lines[first], tokens.lines[last] + 1))
        else:
            yield from check_function(tokens, head, first, last)
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS and number not in in_table:
            yield number, None, "columns", f"{len(line)} columns, limit {COLUMNS}"
    if len(lines) - len(in_table) > FILE_LINES:
        yield 1, None, "lines", f"{len(lines) - len(in_table)} lines, limit {FILE_LINES}"


def check(root):
    return [f"{path}:{line}: {what}" for path in csource.files(root)
            for line, name, measure, what in check_file(root, path)
            if (path, name, measure) not in EXCEPTIONS]


DEEP = ("int f(int a)\n{\n    for (;;)\n        if (a) {\n            while (a)\n"
        "                switch (a) {\n                case 1:\n%s                }\n        }\n}\n")
PLANTED = (
    ("src/a/long.c", "int f(void)\n{\n" + "    g();\n" * 61 + "}\n", "f: 61 lines"),
    ("src/a/fits.c", "int f(void)\n{\n" + "    g();\n" * 60 + "}\n", None),
    ("src/a/wide.c", "int x;" + " " * 95 + "\n", "101 columns"),
    ("src/a/file.c", "int x;\n" * 701, "701 lines"),
    ("src/a/table.c", "static const int t[] = {\n" + "    1,\n" * 900 + "};\n", None),
    ("src/a/deep.c", DEEP % "                    if (a)\n                        g();\n",
     "f: 5 levels"),
    ("src/a/flat.c", DEEP % "                    g();\n", None),
    ("src/a/chain.c", "int f(int a)\n{\n    if (a)\n        g();\n" +
     "    else if (b)\n        g();\n" * 9 + "}\n", None),
    ("src/a/do.c", "int f(int a)\n{\n    do {\n        g();\n    } while (a);\n    do\n        g();\n"
     "    while (a);\n    if (a)\n        g((struct x){1});\n}\n", None),
    ("src/a/macro.c", "int f(int a)\n{\n    each_a (x) {\n        each_a (y) {\n            each_a"
     " (z) {\n                each_a (w) {\n                    if (a)\n                        g();"
     "\n                }\n            }\n        }\n    }\n}\n", "f: 5 levels"),
    ("src/a/many.c", "int f(int a, int b, int c, int d, int e, int (*g)(int, int), int h)\n"
     "    __attribute__((unused))\n{\n}\n", "f: 7 parameters"),
    ("tests/unit/t_a.c", "START_TEST(it_works)\n{\n" + "    g();\n" * 61 + "}\nEND_TEST\n\n"
     "int main(void)\n{\n    return 0;\n}\n", "it_works: 61 lines"),
)


if __name__ == "__main__":
    planted.run(check, lambda: planted.missed(check, PLANTED), csource.ROOT)
