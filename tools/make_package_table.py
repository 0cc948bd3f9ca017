#!/usr/bin/env python3
"""Makes data/package-guids.bin, the table of package guids that the program carries.

The source is text, one row a line: guid, package, type (may be empty), parted by tabs. Several rows
may share a guid. src/unity/index/packages.c describes the form that this writes. The same rows always
make the same bytes.
usage: make_package_table.py SOURCE.tsv TARGET.bin
"""
import collections
import re
import struct
import sys

MAGIC = b"umcpkg1\n"
BLOCK = 16        # types a block: one front-coded run
NO_GUID = "0" * 32
RENAMED = ("com.unity.render-pipelines.lightweight",)  # today's package has the same guids
ROW = re.compile(r"([0-9a-f]{32})\t([\x21-\x7e]{1,100})\t([\x21-\x7e]{0,190})")


def read_rows(path):
    """Rows as (guid, package, type), best row of a guid first, without the guid that means none."""
    rows = set()
    with open(path, encoding="ascii") as source:
        for number, line in enumerate(source, 1):
            match = ROW.fullmatch(line.rstrip("\n"))
            if not match:
                sys.exit(f"{path}:{number}: not a row: {line!r}")
            if match.group(1) != NO_GUID:
                rows.add(match.groups())
    return sorted(rows, key=lambda row: (row[0], rank(row[1]), row[2] == "", row[1], row[2]))


def rank(package):
    """Names as a manifest has them come before old ones, names of repositories and guesses."""
    if package in RENAMED:
        return 1
    return 0 if re.fullmatch(r"[a-z][a-z0-9-]*(\.[a-z0-9_-]+)+", package) else 2


def front_code(types):
    """(shared, rest) of each type: what it shares with the one before it in its block."""
    coded, before = [], ""
    for i, name in enumerate(types):
        shared = 0
        if i % BLOCK:
            most = min(len(name), len(before))
            while shared < most and name[shared] == before[shared]:
                shared += 1
        coded.append((shared, name[shared:]))
        before = name
    return coded


class Pairs:
    """Byte pairs: the commonest pair of codes becomes a code of its own until the codes run out."""

    def __init__(self, texts):
        self.texts = [list(text.encode("ascii")) for text in texts]
        self.count = collections.Counter()
        self.where = collections.defaultdict(set)
        for i, codes in enumerate(self.texts):
            self.note(i, codes, 1)
        letters = {code for codes in self.texts for code in codes}
        self.meaning = {code: (code, 0) for code in letters}
        for code in range(1, 256):
            if code not in letters:
                self.add(code)

    def note(self, i, codes, sign):
        for pair in zip(codes, codes[1:]):
            self.count[pair] += sign
            self.where[pair].add(i)

    def add(self, code):
        if not self.count:
            return
        pair = min(self.count, key=lambda p: (-self.count[p], p))
        if self.count[pair] < 2:
            return
        self.meaning[code] = pair
        for i in self.where.pop(pair):
            self.note(i, self.texts[i], -1)
            self.texts[i] = replace(self.texts[i], pair, code)
            self.note(i, self.texts[i], 1)
        del self.count[pair]

    def table(self):
        return b"".join(bytes(self.meaning.get(code, (0, 0))) for code in range(256))


def replace(codes, pair, code):
    out, i = [], 0
    while i < len(codes):
        if tuple(codes[i:i + 2]) == pair:
            out.append(code)
            i += 2
        else:
            out.append(codes[i])
            i += 1
    return out


def pack_types(types):
    """The pair table, the offsets of the blocks with the end as the last, and the blocks."""
    coded = front_code(types)
    pairs = Pairs([rest for _, rest in coded])
    blocks, offsets = bytearray(), []
    for i, (shared, _) in enumerate(coded):
        if i % BLOCK == 0:
            offsets.append(len(blocks))
        blocks += bytes([shared, len(pairs.texts[i])]) + bytes(pairs.texts[i])
    offsets.append(len(blocks))
    return pairs.table(), numbers("I", offsets), bytes(blocks)


def pack_packages(packages):
    offsets, text = [0], b""
    for name in packages:
        text += name.encode("ascii")
        offsets.append(len(text))
    return numbers("H", offsets) + text


def numbers(form, values):
    return struct.pack(f"<{len(values)}{form}", *values)


def pack(rows):
    packages = sorted({row[1] for row in rows})
    types = sorted({row[2] for row in rows if row[2]})
    if len(packages) > 255 or len(types) > 65534:
        sys.exit("too many packages or types for this form of the table")
    package_number = {name: i for i, name in enumerate(packages)}
    type_number = {name: i + 1 for i, name in enumerate(types)}
    guids = [bytes.fromhex(row[0]) for row in rows]
    starts = [sum(1 for guid in guids if guid[0] < first) for first in range(257)]
    pairs, offsets, blocks = pack_types(types)
    names = pack_packages(packages)
    head = numbers("I", [len(rows), len(packages), len(types), len(names), len(blocks)])
    return b"".join((
        MAGIC, head, numbers("I", starts), b"".join(guid[1:] for guid in guids),
        bytes(package_number[row[1]] for row in rows),
        numbers("H", [type_number.get(row[2], 0) for row in rows]),
        names, pairs, offsets, blocks))


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip().splitlines()[-1])
    rows = read_rows(sys.argv[1])
    table = pack(rows)
    with open(sys.argv[2], "wb") as target:
        target.write(table)
    print(f"{len(rows)} rows in {len(table)} bytes")


if __name__ == "__main__":
    main()
