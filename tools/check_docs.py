#!/usr/bin/env python3
"""Columns of documents (*.md): 120, and 160 in a row of a table.

What stands between ``` is a listing and keeps its lines; so does a line that is nothing but one link.
usage: check_docs.py [--self-test]
"""
import re

import check_text
import csource
import falling

COLUMNS, ROW_COLUMNS = 120, 160
MEASURE = "prose"
LINK = re.compile(r"\W*\[[^\]]*\](: |\()\S+\)?\W*")


def wide_lines(text):
    is_listing = False
    for number, line in enumerate(text.splitlines(), 1):
        is_listing ^= line.lstrip().startswith("```")
        limit = ROW_COLUMNS if line.lstrip().startswith("|") else COLUMNS
        if len(line) > limit and not is_listing and not LINK.fullmatch(line):
            yield number


def measures(root):
    found = {}
    for path in check_text.listed(root):
        if path.endswith(".md") and not path.startswith(check_text.INPUTS):
            wide = list(wide_lines(csource.read(root, path)))
            if wide:
                found[path] = len(wide), f"{len(wide)} lines too wide, the first is {wide[0]}: at most {COLUMNS} " \
                                         f"columns, {ROW_COLUMNS} in a table"
    return {MEASURE: found}


WORDS = "word " * 24 + "\n"  # 120 columns
PLANTED = (
    ("a.md", WORDS, None),
    ("b.md", "\n" + WORDS.replace("\n", "x\n"), "the first is 2"),
    ("docs/row.md", "| " + WORDS.strip() + " | " + "x" * 34 + " |\n", None),
    ("docs/wide_row.md", "| " + WORDS.strip() + " | " + "x" * 40 + " |\n", "1 lines too wide"),
    ("docs/listing.md", "```\n" + "x" * 200 + "\n```\n", None),
    ("docs/behind.md", "```\n```\n" + "x " * 100 + "\n", "the first is 3"),
    ("docs/link.md", "[a]: https://example.org/" + "x" * 200 + "\n", None),
    ("docs/old.md", WORDS.replace("\n", "x\n") * 2, None),
    ("docs/fell.md", WORDS.replace("\n", "x\n") * 2, "prose fell, 3 -> 2"),
    (falling.TABLE, f"{MEASURE} 2 docs/old.md\n{MEASURE} 3 docs/fell.md\n", None),
)


if __name__ == "__main__":
    falling.run(measures, lambda: falling.missed(measures, PLANTED))
