"""Limits that may only fall: tools/limits.txt has today's number of whatever is over its usual limit.

A row is a measure, a number, and what was measured. A check complains when the number grows, and also when it falls,
until the row is lowered: `python3 tools/falling.py` lowers all rows that it can. Without a row, the usual limit holds.
"""
import glob
import importlib
import os

import csource
import planted

TABLE = "tools/limits.txt"


def read(root):
    """{(measure, key): number}"""
    if not os.path.exists(os.path.join(root, TABLE)):
        return {}
    rows = (line.split(None, 2) for line in csource.read(root, TABLE).splitlines() if line and line[0] != "#")
    return {(measure, key): int(number) for measure, number, key in rows}


def compare(root, found):
    """Complaints. `found`: measure -> {key: (number, complaint)} of all that is over the usual limit."""
    rows = read(root)
    complaints = []
    for measure, items in found.items():
        for key, (number, what) in sorted(items.items()):
            then = rows.get((measure, key), 0)
            if number > then:
                complaints.append(f"{key}: {what}" + (f"; {TABLE} allows {then}" if then else ""))
        for (of, key), then in sorted(rows.items()):
            number = items.get(key, (0,))[0]
            if of == measure and number < then:
                now = f"{then} -> {number}" if number else f"{then} -> within the usual limit"
                complaints.append(f"{key}: {measure} fell, {now}: run python3 tools/falling.py")
    return complaints


def checking(measures):
    """The check that planted.py takes."""
    return lambda root: compare(root, measures(root))


def missed(measures, rows):
    return planted.missed(checking(measures), rows)


def complaints_of(measures, rows):
    return planted.complaints_of(checking(measures), rows)


def run(measures, self_test):
    planted.run(checking(measures), self_test, csource.ROOT)


def lowered(rows, found):
    """The rows with the numbers that have fallen; none rises."""
    kept = {}
    for (measure, key), then in rows.items():
        number = min(then, found[measure].get(key, (0,))[0])
        if number:
            kept[measure, key] = number
    return kept


def lower(root):
    modules = (os.path.basename(path)[:-3] for path in glob.glob(os.path.join(root, "tools", "check_*.py")))
    found = {}
    for module in map(importlib.import_module, modules):
        found.update(module.measures(root) if hasattr(module, "measures") else {})
    head = [line for line in csource.read(root, TABLE).splitlines() if line.startswith("#")]
    rows = [f"{measure} {number} {key}" for (measure, key), number in sorted(lowered(read(root), found).items())]
    planted.write(root, TABLE, "\n".join(head + rows) + "\n")


if __name__ == "__main__":
    lower(csource.ROOT)
