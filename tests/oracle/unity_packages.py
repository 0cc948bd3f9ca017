"""The table of package guids, and the packages that a project uses."""
import json
import os
import re
import struct

import unity_types

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE_TEXT = os.path.join(HERE, "../../../shared/facts/package-guids.tsv")
TABLE_BINARY = os.path.join(HERE, "../../data/package-guids.bin")
NO_GUID = "0" * 32

# Packages without anything that a scene could refer to; a star stands for any rest.
CODE_ONLY = """
com.unity.modules.* com.unity.ide.* com.unity.nuget.* com.unity.ext.nunit com.unity.mathematics
com.unity.toolchain.* com.unity.sysroot* com.unity.collab-proxy com.unity.test-framework*
com.unity.testtools.* com.unity.feature.* com.unity.2d.sprite com.unity.2d.tilemap
com.unity.editorcoroutines com.unity.performance.profile-analyzer
com.unity.package-validation-suite com.unity.package-manager-doctools com.unity.coding
com.unity.searcher com.unity.multiplayer.center com.unity.render-pipelines.universal-config
com.unity.sharp-zip-lib com.autodesk.fbx nuget.* com.unity.burst
""".split()


# --- The table ---

def read_text_table(path):
    """Rows as (guid, package, type)."""
    with open(path, encoding="ascii") as file:
        rows = {tuple(line.rstrip("\n").split("\t")) for line in file}
    return {row for row in rows if row[0] != NO_GUID}


class Bytes:
    """A cursor over the binary table."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, size):
        self.at += size
        return self.data[self.at - size:self.at]

    def numbers(self, form, count):
        return struct.unpack(f"<{count}{form}", self.take(count * struct.calcsize(form)))


def read_binary_table(path):
    """The same rows from the form that tools/make_package_table.py writes."""
    with open(path, "rb") as file:
        data = Bytes(file.read())
    if data.take(8) != b"umcpkg1\n":
        raise ValueError(f"{path} is no package table")
    n_rows, n_packages, n_types, name_bytes, block_bytes = data.numbers("I", 5)
    starts = data.numbers("I", 257)
    tails = [data.take(15) for _ in range(n_rows)]
    package_of = data.take(n_rows)
    type_of = data.numbers("H", n_rows)
    names = Bytes(data.take(name_bytes))
    ends = names.numbers("H", n_packages + 1)
    text = names.take(ends[-1]).decode("ascii")
    packages = [text[start:end] for start, end in zip(ends, ends[1:])]
    pairs = data.take(512)
    offsets = data.numbers("I", (n_types + 15) // 16 + 1)
    types = [""] + read_types(pairs, offsets, data.take(block_bytes), n_types)
    rows = set()
    for first in range(256):
        for i in range(starts[first], starts[first + 1]):
            rows.add((f"{first:02x}{tails[i].hex()}", packages[package_of[i]], types[type_of[i]]))
    return rows


def read_types(pairs, offsets, blocks, n_types):
    """Types in blocks of 16: each says what it shares with the one before, and the rest in codes,
    where a code is a letter or two other codes."""
    def expand(code):
        left, right = pairs[2 * code], pairs[2 * code + 1]
        return chr(left) if right == 0 else expand(left) + expand(right)

    types = []
    for start, end in zip(offsets, offsets[1:]):
        at, before = start, ""
        while at < end and len(types) < n_types:
            shared, size = blocks[at], blocks[at + 1]
            rest = "".join(expand(code) for code in blocks[at + 2:at + 2 + size])
            before = before[:shared] + rest
            types.append(before)
            at += 2 + size
    return types


def rank(package):
    """Names as a manifest has them come before old ones, names of repositories and guesses."""
    if package == "com.unity.render-pipelines.lightweight":
        return 1
    return 0 if re.fullmatch(r"[a-z][a-z0-9-]*(\.[a-z0-9_-]+)+", package) else 2


def package_ids(package):
    """The ids by which a name of the table is known to a manifest."""
    if package == "uGUI":
        return ["com.unity.ugui"]
    if package == "2d-extras":
        return ["com.unity.2d.tilemap.extras"]
    first, *others = package.split("(")[0].split("|")
    return [first] + ["com.unity.render-pipelines." + other for other in others]


class Table:
    def __init__(self, rows):
        self.by_guid = {}
        for guid, package, type_name in sorted(
                rows, key=lambda row: (row[0], rank(row[1]), row[2] == "", row[1], row[2])):
            self.by_guid.setdefault(guid, []).append((package, type_name))
        self.ids = {name for row in rows for name in package_ids(row[1])}
        self.dll_types = {}
        for _, package, type_name in rows:
            for name in package_ids(package):
                if type_name and name in unity_types.ENGINE_DLLS.values():
                    self.dll_types[name, unity_types.dll_file_id(type_name)] = type_name


_tables = []


def table():
    """The table, read once: from its source where that is at hand."""
    if not _tables:
        if os.path.exists(TABLE_TEXT):
            _tables.append(Table(read_text_table(TABLE_TEXT)))
        else:
            _tables.append(Table(read_binary_table(TABLE_BINARY)))
    return _tables[0]


# --- What a project uses ---

def read_json(path):
    try:
        with open(path, encoding="utf-8-sig") as file:
            return json.load(file)
    except (OSError, ValueError):
        return {}


class Packages:
    """Names and versions from Packages/, and where their files are."""

    def __init__(self, root, unity_version):
        folder = os.path.join(root, "Packages")
        self.has_manifest = os.path.exists(os.path.join(folder, "manifest.json"))
        self.unity_version = unity_version
        self.versions = {}   # name -> version as text
        self.roots = {}      # name -> folder with the package's files
        lock = read_json(os.path.join(folder, "packages-lock.json")).get("dependencies", {})
        for name, entry in lock.items():
            self.add(folder, name, str(entry.get("version", "")))
        manifest = read_json(os.path.join(folder, "manifest.json")).get("dependencies", {})
        for name, version in manifest.items():
            self.add(folder, name, str(version))
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
            self.add_embedded(os.path.join(folder, name))
        self.cached = self.find_cached(os.path.join(root, "Library", "PackageCache"))

    def add(self, folder, name, version):
        self.versions[name] = version
        if version.startswith("file:"):
            path = os.path.normpath(os.path.join(folder, version[len("file:"):]))
            if os.path.isdir(path):
                self.roots[name] = path

    def add_embedded(self, path):
        if os.path.exists(os.path.join(path, "package.json")):
            name = read_json(os.path.join(path, "package.json")).get("name")
            name = name or os.path.basename(path)
            self.roots[name] = path
            self.versions.setdefault(name, "")

    def find_cached(self, cache):
        found = {}
        for name in sorted(os.listdir(cache)) if os.path.isdir(cache) else []:
            found[name.split("@")[0]] = os.path.join(cache, name)
        return found

    def uses(self, name):
        if name == "com.unity.textmeshpro" and self.major("com.unity.ugui") >= 2:
            return True
        return name in self.versions

    def major(self, name):
        digits = re.match(r"\d+", self.versions.get(name, ""))
        return int(digits[0]) if digits else 0

    def of_guid(self, guid):
        """(package id, type or "", in manifest) of a guid that the table has, else None."""
        if guid in unity_types.ENGINE_DLLS:
            name = unity_types.ENGINE_DLLS[guid]
            return name, "", self.has_engine_dlls() or self.uses(name)
        rows = table().by_guid.get(guid)
        if not rows:
            return None
        known = [(name, type_name) for package, type_name in rows for name in package_ids(package)]
        used = [row for row in known if self.uses(row[0])]
        named = [row for row in used if row[0] in self.versions]
        name, type_name = (named or used or known)[0]
        type_name = type_name or next((row[1] for row in known if row[1]), "")
        return name, type_name, bool(used)

    def has_engine_dlls(self):
        parts = re.match(r"(\d+)\.(\d+)", self.unity_version)
        old = bool(parts) and (int(parts[1]), int(parts[2])) < (2019, 2)
        return old or not self.has_manifest

    def uncovered(self):
        """Packages whose guids nobody here can know."""
        return sorted(name for name in self.versions if not (
            name in self.roots or name in self.cached or name in table().ids or code_only(name)))


def code_only(name):
    return any(name.startswith(known[:-1]) if known.endswith("*") else name == known
               for known in CODE_ONLY)
