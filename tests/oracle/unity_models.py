"""Instances of what is no text here: models, packages, files that are missing or not readable."""
import unity_reader as reader
import unity_types as types
from unity_objects import (GAME_OBJECT, ID_MASK, INSTANCE, GameObject, Part, apply_to_object,
                           modifications_of, source_of)
from unity_project import base_name


class UnknownInstance:
    """An instance whose source cannot be looked into: one object, and what this file tells."""

    ROOT_OBJECTS = (919132149155446097, -927199367670048503, 100000)
    ROOT_TRANSFORMS = (-8679921383154817045, -4216859302048453862, 400000)
    ROOT_NAME = "//RootNode"

    def __init__(self, file, instance, ref):
        self.file, self.project, self.instance, self.ref = file, file.project, instance, ref
        self.names = self.project.model_names(ref.guid)
        self.modifications = modifications_of(instance)
        self.root = None

    def is_root(self, file_id, known):
        """The .meta knows better than the ids that roots usually have."""
        return self.names.get(file_id) == self.ROOT_NAME or (
            file_id in known and file_id not in self.names)

    def make(self):
        stripped = self.file.stripped_of(self.instance)
        objects = [d for d in stripped if d.class_id == GAME_OBJECT and
                   source_of(d).file_id in self.root_targets(stripped)]
        orders = [m.target.file_id for m in self.modifications if m.path == "m_RootOrder"]
        transforms = [d for d in stripped if d.class_id in types.TRANSFORMS and
                      (self.is_root(source_of(d).file_id, self.ROOT_TRANSFORMS) or
                       source_of(d).file_id in orders[-1:])]
        file_id = objects[0].file_id if objects else self.virtual(self.ROOT_OBJECTS[0])
        self.root = self.new_object(file_id)
        self.set_root_values()
        self.add_root_transform(transforms)
        self.add_others([d for d in stripped if d not in objects and d not in transforms])
        return self.root

    def virtual(self, file_id):
        return (self.instance.file_id ^ file_id) & ID_MASK

    def new_object(self, file_id):
        made = GameObject(file_id, 0)
        made.unknown = True
        made.parent = self.root
        if self.root:
            self.root.children.append(made)
        return made

    def root_targets(self, stripped=()):
        """Ids in the source that mean the root: known ones, else the only one that has a name."""
        named = {m.target.file_id for m in self.modifications if m.path == "m_Name"}
        mentioned = {m.target.file_id for m in self.modifications}
        mentioned |= {source_of(d).file_id for d in stripped}
        targets = {one for one in mentioned if self.is_root(one, self.ROOT_OBJECTS)}
        if not named & targets and len(named) == 1:
            targets |= named
        return targets

    def set_root_values(self):
        targets = self.root_targets()
        asset = self.project.by_guid.get(self.ref.guid)
        self.root.name = base_name(asset.path) if asset and asset.exists else "Missing Prefab"
        for modification in self.modifications:
            if modification.target.file_id in targets:
                apply_to_object(self.root, modification)
        orders = [m for m in self.modifications if m.path == "m_RootOrder"]
        best = [m for m in orders if self.is_root(m.target.file_id, self.ROOT_TRANSFORMS)]
        if orders:
            self.root.root_order = (best or orders)[-1].number(0)

    def add_transform(self, owner, file_id, class_id):
        component = self.project.component_of(reader.Document(class_id, file_id, True, 0), {})
        owner.components.append(Part(file_id, class_id, component, owner))

    def add_root_transform(self, transforms):
        rect = any(d.class_id == 224 for d in transforms) or any(
            m.path == "m_AnchorMin.x" for m in self.modifications)
        file_id = transforms[0].file_id if transforms else self.virtual(self.ROOT_TRANSFORMS[0])
        self.add_transform(self.root, file_id, 224 if rect else 4)

    def add_others(self, stripped):
        """Objects and components deeper in the source that this file mentions."""
        half_known = {}  # name in the .meta -> (object, class that is still open)
        for document in stripped:
            source_id = source_of(document).file_id
            if document.class_id == GAME_OBJECT or document.class_id in types.TRANSFORMS:
                self.add_unknown(document, source_id, half_known)
            elif document.class_id != INSTANCE:
                component = self.project.component_of(document, self.file.by_id)
                part = Part(document.file_id, document.class_id, component, self.root)
                self.root.components.append(part)

    def add_unknown(self, document, source_id, half_known):
        name = self.names.get(source_id)
        is_object = document.class_id == GAME_OBJECT
        other_half = half_known.pop((name, not is_object), None) if name else None
        if other_half is None:
            file_id = document.file_id if is_object else self.virtual(document.file_id)
            made = self.new_object(file_id)
            made.name = name or "Unknown"
            if name:
                half_known[name, is_object] = made
        else:
            made = other_half
        if is_object:
            made.id = document.file_id
            for modification in self.modifications:
                if modification.target.file_id == source_id:
                    apply_to_object(made, modification)
        else:
            self.add_transform(made, document.file_id, document.class_id)
        if other_half is not None:
            made.name = name
