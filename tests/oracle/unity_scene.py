"""Composes a scene or prefab: the objects that Unity would show, with prefabs put in place.

Every object and component has an id in the id space of the composed file. An instance of a prefab
is a copy of the composed source, with ids mapped, modified, and with things removed and added.
"""
import unity_reader as reader
import unity_types as types
from unity_models import UnknownInstance
from unity_objects import (FAR, GAME_OBJECT, ID_MASK, INSTANCE, SCENE_ROOTS, Composed, GameObject,
                           Part, added_indexes, apply_to_object, instance_of, is_instance,
                           modifications_of, prefab_of, source_of)

MAX_DEPTH = 64


class NoScene(Exception):
    """The file cannot be composed."""


class Composer:
    """Composes files of one project; each prefab once."""

    def __init__(self, project):
        self.project = project
        self.cache = {}

    def compose(self, path, stack=()):
        """The composed file. Raises Malformed, or NoScene for what is no UnityYAML."""
        if path in self.cache:
            return self.cache[path]
        documents = self.project.documents(path)
        if documents is None:
            raise NoScene(f"{path} is no UnityYAML")
        composed = FileComposer(self, path, documents, stack + (path,)).compose()
        if composed.lowest_cut > len(stack):
            self.cache[path] = composed  # does not depend on who asked
        return composed

    def compose_source(self, ref, stack):
        """(composed source, None), or (None, why it is not expanded, where it was cut)."""
        asset = self.project.by_guid.get(ref.guid)
        if asset is None:
            return None, self.project.state_of(ref.guid), FAR
        if not asset.exists or asset.path not in self.project.files:
            return None, "missing", FAR
        if asset.path in stack:
            return None, "contains itself", stack.index(asset.path)
        if len(stack) > MAX_DEPTH:
            return None, "too deep", 0
        try:
            return self.compose(asset.path, stack), None, FAR
        except (reader.Malformed, NoScene):
            return None, "not readable", FAR


class FileComposer:
    def __init__(self, composer, path, documents, stack):
        self.composer, self.project, self.stack = composer, composer.project, stack
        self.documents = documents
        self.by_id = {document.file_id: document for document in documents}
        self.composed = Composed(self.project.guids.get(path))
        self.things = {}       # id -> object or part
        self.own = []          # objects with a document of their own
        self.instances = []    # (document, root objects)

    def compose(self):
        for document in self.documents:
            if document.class_id == GAME_OBJECT and not document.stripped:
                self.add_own(document)
        for document in self.documents:
            if is_instance(document) and not document.stripped:
                self.add_instance(document)
        self.add_components()
        tops = self.set_parents()
        self.break_cycles(tops)
        self.set_children(tops)
        self.composed.roots = self.sort_roots([top for top in tops if top.parent is None])
        for document, roots in self.instances:
            self.composed.instance_roots[document.file_id] = roots
        self.composed.finish()
        return self.composed

    def note(self, text):
        if text not in self.composed.notes:
            self.composed.notes.append(text)

    # Objects and instances

    def add_own(self, document):
        found = GameObject(document.file_id, document.place)
        found.name = document.text("m_Name")
        found.tag = document.text("m_TagString", "Untagged")
        found.layer = document.number("m_Layer")
        found.active = document.number("m_IsActive", 1) != 0
        for item in reader.items_of(document.get("m_Component")):
            # "component: {fileID}", or the class id as the key in old files
            pairs = item.pairs if isinstance(item, reader.Mapping) else []
            ref = reader.ref_of(pairs[0][1] if pairs else None)
            part = self.by_id.get(ref.file_id)
            if part and not part.stripped and part.class_id not in (GAME_OBJECT, INSTANCE):
                self.add_part(part, found)
        transform = found.transform()
        if transform:
            found.place = self.by_id[transform.id].place
            found.root_order = self.by_id[transform.id].number("m_RootOrder")
        self.things[found.id] = found
        self.own.append(found)

    def add_part(self, document, owner):
        component = self.project.component_of(document, self.by_id)
        part = Part(document.file_id, document.class_id, component, owner)
        owner.components.append(part)
        self.things[part.id] = part
        return part

    def add_instance(self, document):
        ref = prefab_of(document)
        if ref.file_id == 0 or not ref.guid:
            self.note(f"instance {document.file_id} has no source")
            return
        source, why, cut = self.composer.compose_source(ref, self.stack)
        self.composed.lowest_cut = min(self.composed.lowest_cut, cut)
        if source:
            self.composed.lowest_cut = min(self.composed.lowest_cut, source.lowest_cut)
            for note in source.notes:
                self.note(note)
            roots = self.copy_source(document, source)
        else:
            self.note(f"{ref.guid}: {why}")
            roots = [UnknownInstance(self, document, ref).make()]
        for root in roots:
            root.place = document.place
        self.instances.append((document, roots))
        for root in roots:
            for game_object in root.subtree():
                game_object.instance = document
                for thing in [game_object] + game_object.components:
                    self.things.setdefault(thing.id, thing)

    def stripped_of(self, instance):
        return [document for document in self.documents
                if document.stripped and instance_of(document) == instance.file_id]

    def copy_source(self, instance, source):
        ids = {}  # thing of the source -> id of the stripped document that stands for it
        for document in self.stripped_of(instance):
            thing = source.find(source_of(document))
            if thing:
                ids.setdefault(thing, document.file_id)
        copies = {}

        def new_id(thing):
            return ids.get(thing, (instance.file_id ^ thing.id) & ID_MASK)

        def copy(original, parent):
            made = GameObject(new_id(original), 0)
            for key in ("name", "active", "tag", "layer", "unknown", "root_order"):
                setattr(made, key, getattr(original, key))
            made.origins, made.parent = list(original.origins), parent
            copies[original] = made
            for part in original.components:
                copies[part] = Part(new_id(part), part.class_id, part.component, made)
                copies[part].origins = list(part.origins)
                made.components.append(copies[part])
            made.children = [copy(child, made) for child in original.children]
            return made

        roots = [copy(root, None) for root in source.roots]
        for modification in modifications_of(instance):
            self.modify(copies.get(source.find(modification.target)), modification)
        return self.remove(instance, source, copies, roots)

    def modify(self, thing, modification):
        if isinstance(thing, GameObject):
            apply_to_object(thing, modification)
        elif thing and thing.class_id in types.TRANSFORMS and modification.path == "m_RootOrder":
            thing.owner.root_order = modification.number(thing.owner.root_order)

    def remove(self, instance, source, copies, roots):
        """The roots that remain."""
        for item in reader.items_of(instance.get("m_Modification", "m_RemovedComponents")):
            part = copies.get(source.find(reader.ref_of(item)))
            if isinstance(part, Part) and part in part.owner.components:
                part.owner.components.remove(part)
        for item in reader.items_of(instance.get("m_Modification", "m_RemovedGameObjects")):
            gone = copies.get(source.find(reader.ref_of(item)))
            if isinstance(gone, GameObject):
                siblings = gone.parent.children if gone.parent else roots
                if gone in siblings:
                    siblings.remove(gone)
        return roots

    def add_components(self):
        """Components with documents here on objects of instances."""
        added = {}
        for document in self.documents:
            if document.stripped or document.class_id in (GAME_OBJECT, INSTANCE):
                continue
            owner = self.things.get(document.ref("m_GameObject").file_id)
            if isinstance(owner, GameObject) and owner.instance:
                added[document.file_id] = self.add_part(document, owner)
        for instance, _ in self.instances:
            for file_id, index in added_indexes(instance, "m_AddedComponents"):
                if file_id in added:
                    components = added[file_id].owner.components
                    components.remove(added[file_id])
                    components.insert(index, added[file_id])

    # Parents and order

    def transform_owner(self, file_id):
        part = self.things.get(file_id)
        is_transform = isinstance(part, Part) and part.class_id in types.TRANSFORMS
        return part.owner if is_transform else None

    def set_parents(self):
        """The objects that may have a parent by this file, in document order."""
        tops = list(self.own)
        for game_object in self.own:
            transform = game_object.transform()
            if transform:
                father = self.by_id[transform.id].ref("m_Father").file_id
                game_object.parent = self.transform_owner(father)
        for document, roots in self.instances:
            tops += roots
            for root in roots:
                father = document.ref("m_Modification", "m_TransformParent").file_id
                root.parent = self.transform_owner(father)
        return sorted(tops, key=lambda top: top.place)

    def break_cycles(self, tops):
        """Of each cycle of parents, the member that comes first in the file becomes a root."""
        for start in tops:
            seen, at = [], start
            while at is not None and at not in seen:
                seen.append(at)
                at = at.parent
            if at is start:
                start.parent = None

    def set_children(self, tops):
        own = set(self.own)
        claims = {}
        for top in tops:
            if top.parent:
                claims.setdefault(top.parent, []).append(top)
        for parent, children in claims.items():
            listed = self.listed_children(parent) if parent in own else []
            ordered = []
            for child in listed + children:
                if child in children and child not in ordered:
                    ordered.append(child)
            parent.children += ordered
        for instance, _ in self.instances:
            for file_id, index in added_indexes(instance, "m_AddedGameObjects"):
                self.place_added(self.transform_owner(file_id), index, tops)

    def listed_children(self, parent):
        document = self.by_id[parent.transform().id]
        refs = [reader.ref_of(item) for item in reader.items_of(document.get("m_Children"))]
        return [self.transform_owner(ref.file_id) for ref in refs]

    def place_added(self, child, index, tops):
        if child in tops and child.parent and child.parent.instance:
            child.parent.children.remove(child)
            child.parent.children.insert(index, child)

    def sort_roots(self, roots):
        listed = [document for document in self.documents if document.class_id == SCENE_ROOTS]
        if not listed:
            return sorted(roots, key=lambda root: root.root_order)
        of_instance = {document.file_id: found for document, found in self.instances}
        ordered = []
        for item in reader.items_of(listed[0].get("m_Roots")):
            file_id = reader.ref_of(item).file_id
            for root in of_instance.get(file_id) or [self.transform_owner(file_id)]:
                if root in roots and root not in ordered:
                    ordered.append(root)
        return ordered + [root for root in roots if root not in ordered]


# --- What `umcp dump` prints ---

def tree_of(game_object):
    node = {"id": game_object.id, "name": game_object.name, "active": game_object.active,
            "tag": game_object.tag, "layer": game_object.layer}
    if game_object.unknown:
        node["unknown"] = True
    node["components"] = [
        {"id": part.id, "type": part.component.type_name, "fullName": part.component.full_name,
         "state": part.component.state} for part in game_object.components]
    node["children"] = [tree_of(child) for child in game_object.children]
    return node


def dump(composer, path):
    """The composed file as one JSON value; notes are left out, for their words are free."""
    composed = composer.compose(path)
    everything = [found for root in composed.roots for found in root.subtree()]
    return {"path": path, "objects": len(everything),
            "components": sum(len(found.components) for found in everything),
            "unknown": sum(found.unknown for found in everything),
            "rootObjects": [tree_of(root) for root in composed.roots]}
