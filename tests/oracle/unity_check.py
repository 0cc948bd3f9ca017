"""Looks for missing scripts and broken references in a project."""
import unity_project as projects
import unity_reader as reader
import unity_types as types
from unity_objects import INSTANCE, GameObject, Part
from unity_scene import Composer

BUILD_SETTINGS = "ProjectSettings/EditorBuildSettings.asset"
# A name with such an ending is a file that should be text.
UNITY_ENDINGS = tuple("""
.unity .prefab .asset .mat .anim .controller .overridecontroller .playable .mask .mixer
.physicmaterial .physicsmaterial .physicsmaterial2d .rendertexture .lighting .preset .spriteatlas
.terrainlayer .cubemap .flare .guiskin .fontsettings .signal .brush .giparams .shadervariants
""".split())
# What prefabs remember of their sources: not reported if it is gone.
BOOKKEEPING = {"m_CorrespondingSourceObject", "m_PrefabParentObject", "m_PrefabAsset"}
INSTANCE_BOOKKEEPING = {"target", "targetCorrespondingSourceObject", "m_RemovedComponents",
                        "m_RemovedGameObjects"}


class Use:
    """A reference and where it stands: keys from the document's top (numbers for list items)."""

    def __init__(self, value, keys):
        self.value, self.keys, self.ref = value, keys, reader.ref_of(value)

    def property_path(self):
        path = ""
        for key in self.keys:
            path += f"[{key}]" if isinstance(key, int) else f".{key}" if path else key
        return path


def uses_in(value, keys=()):
    """Every reference below a value."""
    if reader.is_ref(value):
        yield Use(value, keys)
    if isinstance(value, reader.Mapping):
        for key, below in value.pairs:
            yield from uses_in(below, keys + (key,))
    elif isinstance(value, reader.Sequence):
        for i, below in enumerate(value.items):
            yield from uses_in(below, keys + (i,))


def is_bookkeeping(document, keys):
    if BOOKKEEPING & set(keys):
        return True
    return document.class_id == INSTANCE and bool(INSTANCE_BOOKKEEPING & set(keys))


class Checker:
    """Goes through all files. Counted are files that can be told to be Unity's, and references that
    are not null."""

    def __init__(self, project):
        self.project, self.composer = project, Composer(project)
        self.n_files = self.n_references = 0
        self.missing_scripts, self.broken, self.malformed, self.unreadable = [], [], [], []
        self.unresolved, self.packages = {}, {}

    def check(self):
        for path in sorted(self.project.files):
            if path.endswith(".meta"):
                self.check_meta(path)
            else:
                self.check_file(path)
        return self.report()

    def check_meta(self, path):
        if path in self.project.bad_metas:
            self.unreadable.append({"path": path})
            return
        try:
            meta = reader.read_meta(self.project.bytes_of(path))
        except reader.Malformed as malformed:
            self.malformed.append({"path": path, "line": malformed.line})
            return
        self.n_files += 1
        document = reader.Document(0, 0, False, 1)
        document.body = meta
        for use in uses_in(meta):
            if use.ref.file_id:
                self.n_references += 1
                self.check_guid(path, document, use)

    def check_file(self, path):
        kind = reader.kind_of(self.project.bytes_of(path))
        if kind != reader.UNITY:
            if kind != reader.JSON and path.lower().endswith(UNITY_ENDINGS):
                self.unreadable.append({"path": path})
            return
        self.n_files += 1
        try:
            documents = self.project.documents(path)
        except reader.Malformed as malformed:
            self.malformed.append({"path": path, "line": malformed.line})
            return
        ids = {document.file_id: document for document in documents}
        for document in documents:
            if document.class_id == types.MONO_BEHAVIOUR and not document.stripped:
                self.check_script(path, document, ids)
            for use in uses_in(document.body):
                if use.ref.file_id:
                    self.n_references += 1
                    self.check_use(path, document, use, ids)
        if path == BUILD_SETTINGS:
            self.check_build_scenes(path, documents)

    # Scripts

    def check_script(self, path, document, ids):
        if self.project.component_of(document, ids).state != projects.MISSING:
            return
        script = document.get("m_Script")
        line = script.line if script is not None else document.line
        found = {"path": path, "line": line, "guid": document.ref("m_Script").guid}
        found.update(self.place_of(path, document))
        self.missing_scripts.append(found)

    # References

    def check_use(self, path, document, use, ids):
        is_script = document.class_id == types.MONO_BEHAVIOUR and use.keys == ("m_Script",)
        if use.ref.guid:
            if not document.stripped and not is_bookkeeping(document, use.keys):
                self.check_guid(path, document, use, is_script)
        elif use.ref.file_id not in ids and not (is_script and not document.stripped):
            self.add_broken(path, document, use)

    def check_guid(self, path, document, use, is_script=False):
        guid = use.ref.guid
        if guid is None:
            return
        state = self.project.state_of(guid)
        if state == projects.MISSING and not is_script:
            self.add_broken(path, document, use)
        elif state == projects.PACKAGE:
            name, _, used = self.project.packages.of_guid(guid)
            found = self.packages.setdefault(name, {
                "package": name, "uses": 0, "inManifest": used, "path": path,
                "line": use.ref.line})
            found["uses"] += 1
            found["inManifest"] = found["inManifest"] or used
        elif state == projects.UNRESOLVED:
            found = self.unresolved.setdefault(guid, {
                "guid": guid, "uses": 0, "scripts": 0, "path": path, "line": use.ref.line,
                "type": None})
            found["uses"] += 1
            if is_script:
                found["scripts"] += 1
                hint = types.names_of_identifier(document.text("m_EditorClassIdentifier"))
                found["type"] = found["type"] or (hint and hint[1])

    def add_broken(self, path, document, use):
        found = {"path": path, "line": use.ref.line, "guid": use.ref.guid,
                 "fileID": use.ref.file_id, "propertyPath": self.property_of(document, use)}
        found.update(self.place_of(path, document))
        self.broken.append(found)

    def property_of(self, document, use):
        """A modification is named by the property that it sets."""
        if (document.class_id == INSTANCE and use.keys[-1:] == ("objectReference",)
                and use.keys[:2] == ("m_Modification", "m_Modifications")):
            item = document.get("m_Modification", "m_Modifications").items[use.keys[2]]
            return reader.text_of(item.get("propertyPath"))
        return use.property_path()

    def check_build_scenes(self, path, documents):
        for document in documents:
            for i, item in enumerate(reader.items_of(document.get("m_Scenes"))):
                scene = item.get("path") if isinstance(item, reader.Mapping) else None
                if scene is None or reader.number_of(item.get("enabled")) != 1:
                    continue
                if scene.text not in self.project.files:
                    found = {"path": path, "line": scene.line, "guid": None, "fileID": 0,
                             "propertyPath": f"m_Scenes[{i}]"}
                    found.update(self.place_of(path, document))
                    self.broken.append(found)

    def place_of(self, path, document):
        """gameObjectPath and componentIndex of a document."""
        game_object, index = None, -1
        if not path.endswith(".meta"):
            composed = self.composer.compose(path)
            thing = composed.things.get(document.file_id)
            roots = composed.instance_roots.get(document.file_id)
            owner = composed.things.get(document.ref("m_GameObject").file_id)
            if isinstance(thing, Part):
                game_object, index = thing.owner, thing.owner.components.index(thing)
            elif isinstance(thing, GameObject):
                game_object = thing
            elif roots:
                game_object = roots[0]
            elif isinstance(owner, GameObject):
                game_object = owner
        shown = game_object.path() if game_object else document.text("m_Name")
        return {"gameObjectPath": shown, "componentIndex": index}

    def report(self):
        return {
            "project": self.project.root, "unityVersion": self.project.unity_version,
            "files": self.n_files, "references": self.n_references,
            "missingScripts": self.missing_scripts, "brokenReferences": self.broken,
            "malformed": self.malformed, "unreadable": self.unreadable,
            "unresolved": list(self.unresolved.values()),
            "maybeIn": self.project.uncovered if self.unresolved else [],
            "packages": list(self.packages.values())}


def check(project):
    """The findings in the form of `umcp check --json`, without the texts whose words are free."""
    return Checker(project).check()
