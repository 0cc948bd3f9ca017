"""A Unity project on disk: its files, guids, settings and packages, and what a guid leads to."""
import os
import re

import unity_packages
import unity_reader as reader
import unity_types as types

FOUND, BUILT_IN, PACKAGE = "found", "builtIn", "package"
MISSING, UNRESOLVED = "missing", "unresolved"
BUILT_IN_GUID = re.compile(r"0{32}|0{16}[def]0{15}")
EDITOR_GUID = "0000000000000000e000000000000000"
GUID_LINE = re.compile(rb"^guid:[ \t]*([0-9a-fA-F]{32})[ \t]*\r?$", re.M)


def is_skipped(name):
    """Unity does not import files and folders with such names."""
    return name.startswith(".") or name.endswith(("~", ".tmp")) or name == "cvs"


def base_name(path):
    return os.path.splitext(path.rsplit("/", 1)[-1])[0]


class Asset:
    """What a guid stands for. path is the one Unity shows, real_path the one on disk."""

    def __init__(self, guid, path, real_path):
        self.guid, self.path, self.real_path = guid, path, real_path
        self.exists = os.path.exists(real_path)


class Component:
    """Type of a component: short name, full name or None, state."""

    def __init__(self, type_name, full_name, state):
        self.type_name, self.full_name, self.state = type_name, full_name, state


class Project:
    def __init__(self, root):
        self.root = os.path.realpath(root)
        self.unity_version = self.read_version()
        self.packages = unity_packages.Packages(self.root, self.unity_version)
        self.uncovered = self.packages.uncovered()
        self.files = {}       # path as Unity shows it -> path on disk
        self.by_guid = {}     # guid -> Asset
        self.guids = {}       # path -> guid
        self.conflicts = []   # .meta files with conflict markers
        self.bad_metas = []   # .meta files without a guid
        self._documents = {}
        self._sources = {}
        self.find_files()
        for path in sorted(self.files):
            if path.endswith(".meta"):
                self.add_meta(path)

    def read_version(self):
        path = os.path.join(self.root, "ProjectSettings", "ProjectVersion.txt")
        try:
            with open(path, encoding="utf-8-sig") as file:
                found = re.search(r"^m_EditorVersion:\s*(\S+)", file.read(), re.M)
        except OSError:
            return ""
        return found[1] if found else ""

    # Files

    def find_files(self):
        self.add_folder(os.path.join(self.root, "Assets"), "Assets")
        for name, folder in sorted(self.packages.roots.items()):
            self.add_folder(folder, self.shown(folder))
        for name, folder in sorted(self.packages.cached.items()):
            if name not in self.packages.roots:
                self.add_folder(folder, self.shown(folder))
        settings = os.path.join(self.root, "ProjectSettings")
        for name in os.listdir(settings) if os.path.isdir(settings) else []:
            path = os.path.join(settings, name)
            if os.path.isfile(path) and not is_skipped(name):
                self.files["ProjectSettings/" + name] = path

    def shown(self, folder):
        """Where the folder really is, seen from the project: what one can open."""
        return os.path.relpath(folder, self.root).replace(os.sep, "/")

    def add_folder(self, folder, shown):
        for name in os.listdir(folder) if os.path.isdir(folder) else []:
            path = os.path.join(folder, name)
            if is_skipped(name):
                continue
            if os.path.isdir(path):
                self.add_folder(path, f"{shown}/{name}")
            else:
                self.files[f"{shown}/{name}"] = path

    def bytes_of(self, path):
        with open(self.files[path], "rb") as file:
            return file.read()

    def documents(self, path):
        """The documents of a file; raises Malformed. None if the file is no UnityYAML."""
        if path not in self._documents:
            data = self.bytes_of(path)
            try:
                unity = reader.kind_of(data) == reader.UNITY
                self._documents[path] = reader.read_documents(data) if unity else None
            except reader.Malformed as malformed:
                self._documents[path] = malformed
        if isinstance(self._documents[path], reader.Malformed):
            raise self._documents[path]
        return self._documents[path]

    def add_meta(self, path):
        data = self.bytes_of(path)
        try:
            reader.lines_of(data)
        except reader.Malformed:
            self.conflicts.append(path)
            return
        found = GUID_LINE.search(data.removeprefix(reader.BOM))
        if not found:
            self.bad_metas.append(path)
            return
        guid = found[1].decode().lower()
        asset = Asset(guid, path[:-len(".meta")], self.files[path][:-len(".meta")])
        before = self.by_guid.get(guid)
        if before is None or (asset.exists and not before.exists):
            self.by_guid[guid] = asset
        self.guids[asset.path] = guid

    # What guids lead to

    def state_of(self, guid):
        if BUILT_IN_GUID.fullmatch(guid):
            return BUILT_IN
        asset = self.by_guid.get(guid)
        if asset:
            return FOUND if asset.exists else MISSING
        if self.packages.of_guid(guid):
            return PACKAGE
        return UNRESOLVED if self.uncovered else MISSING

    def model_names(self, guid):
        """Names that a model's .meta has for fileIDs of its content: fileID -> name."""
        asset = self.by_guid.get(guid)
        if asset is None:
            return {}
        try:
            meta = reader.read_meta(self.bytes_of(asset.path + ".meta"))
        except reader.Malformed:
            return {}
        names = {}
        for _, importer in meta.pairs:
            if isinstance(importer, reader.Mapping):
                add_old_names(importer.get("fileIDToRecycleName"), names)
                add_new_names(importer.get("internalIDToNameTable"), names)
        return names

    # Types of components

    def component_of(self, document, documents_by_id):
        """The type of a document that is a component."""
        if document.class_id != types.MONO_BEHAVIOUR:
            names = types.class_names(document.class_id, document.type_name)
            return Component(*names, BUILT_IN)
        hint = types.names_of_identifier(document.text("m_EditorClassIdentifier"))
        unnamed = hint or ("MonoBehaviour", None)
        if document.stripped and document.get("m_Script") is None:
            return Component(*unnamed, UNRESOLVED)
        script = document.ref("m_Script")
        if script.file_id == 0:
            return Component("Missing Script", None, MISSING)
        if script.guid is None:
            return self.local_script(documents_by_id.get(script.file_id))
        state = self.state_of(script.guid)
        if state == MISSING:
            return Component("Missing Script", None, MISSING)
        names = self.script_names(script, state) or unnamed
        return Component(*names, state)

    def local_script(self, document):
        """A MonoScript in the same file."""
        if document is None or document.class_id != types.MONO_SCRIPT:
            return Component("Missing Script", None, MISSING)
        name, namespace = document.text("m_ClassName"), document.text("m_Namespace")
        return Component(name, f"{namespace}.{name}" if namespace else name, FOUND)

    def script_names(self, script, state):
        """(short, full) of the class behind m_Script, or None."""
        full = None
        if state == BUILT_IN and script.guid == EDITOR_GUID:
            full = types.EDITOR_SCRIPTS.get(script.file_id)
        elif state == PACKAGE:
            name, full, _ = self.packages.of_guid(script.guid)
            full = full or unity_packages.table().dll_types.get((name, script.file_id))
        elif state == FOUND:
            return self.source_names(self.by_guid[script.guid])
        return (types.short_name(full), full) if full else None

    def source_names(self, asset):
        if not asset.path.endswith((".cs", ".js", ".boo")):
            return None
        if asset.guid not in self._sources:
            name = base_name(asset.path)
            text = ""
            if asset.path.endswith(".cs"):
                with open(asset.real_path, encoding="utf-8-sig", errors="replace") as file:
                    text = file.read()
            self._sources[asset.guid] = types.names_of_source(text, name)
        return self._sources[asset.guid]


def add_old_names(value, names):
    for key, name in value.pairs if isinstance(value, reader.Mapping) else []:
        if re.fullmatch(r"-?\d+", key):
            names[int(key)] = reader.text_of(name)


def add_new_names(value, names):
    """- first: {class: fileID}, second: name"""
    for item in reader.items_of(value):
        first = item.get("first") if isinstance(item, reader.Mapping) else None
        for _, file_id in first.pairs if isinstance(first, reader.Mapping) else []:
            names[reader.number_of(file_id)] = reader.text_of(item.get("second"))
