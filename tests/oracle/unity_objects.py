"""What a composed scene or prefab is made of, and how documents tell of prefabs."""
import unity_reader as reader
import unity_types as types

GAME_OBJECT, INSTANCE, SCENE_ROOTS = 1, 1001, 1660057539
ID_MASK = 0x7fffffffffffffff
FAR = 1 << 30


class GameObject:
    def __init__(self, file_id, place):
        self.id, self.place = file_id, place
        self.name, self.active, self.tag, self.layer = "", True, "Untagged", 0
        self.unknown, self.instance = False, None
        self.root_order, self.origins = 0, []
        self.parent, self.children, self.components = None, [], []

    def transform(self):
        return next((part for part in self.components if part.class_id in types.TRANSFORMS), None)

    def subtree(self):
        yield self
        for child in self.children:
            yield from child.subtree()

    def path(self):
        return f"{self.parent.path()}/{self.name}" if self.parent else self.name


class Part:
    """A component of an object."""

    def __init__(self, file_id, class_id, component, owner):
        self.id, self.class_id, self.component, self.owner = file_id, class_id, component, owner
        self.origins = []


class Composed:
    """A composed file: roots, and things (objects and parts) by id and by where they come from."""

    def __init__(self, guid):
        self.guid, self.roots, self.notes = guid, [], []
        self.things, self.by_origin, self.instance_roots = {}, {}, {}
        self.lowest_cut = FAR  # the nearest file to the top of the stack at which a cycle was cut

    def find(self, ref):
        """What a reference of another file means here."""
        if ref.guid == self.guid:
            return self.things.get(ref.file_id)
        return self.by_origin.get((ref.guid, ref.file_id))

    def finish(self):
        """Fills the indexes from the roots."""
        self.things = {}
        for root in self.roots:
            for game_object in root.subtree():
                for thing in [game_object] + game_object.components:
                    thing.origins = [(self.guid, thing.id)] + thing.origins
                    self.things.setdefault(thing.id, thing)
                    for origin in thing.origins:
                        self.by_origin.setdefault(origin, thing)


def instance_of(document):
    """The id of the instance that a document belongs to, else 0."""
    return (document.ref("m_PrefabInstance").file_id or document.ref("m_PrefabInternal").file_id)


def source_of(document):
    """What a stripped document stands for."""
    new = document.ref("m_CorrespondingSourceObject")
    return new if new.file_id else document.ref("m_PrefabParentObject")


def is_instance(document):
    return document.class_id == INSTANCE and not (
        document.number("m_IsPrefabParent") == 1 or document.number("m_IsPrefabAsset") == 1)


def prefab_of(document):
    """The source of an instance."""
    new = document.ref("m_SourcePrefab")
    return new if new.file_id else document.ref("m_ParentPrefab")


class Modification:
    def __init__(self, item):
        self.target = reader.ref_of(item.get("target"))
        self.path = reader.text_of(item.get("propertyPath"))
        self.value = reader.text_of(item.get("value"))

    def number(self, before):
        """The new value, or the one before where it is no number."""
        try:
            return int(self.value)
        except ValueError:
            return before


def modifications_of(instance):
    found = reader.items_of(instance.get("m_Modification", "m_Modifications"))
    return [Modification(item) for item in found if isinstance(item, reader.Mapping)]


def apply_to_object(game_object, modification):
    if modification.path == "m_Name":
        game_object.name = modification.value
    elif modification.path == "m_TagString":
        game_object.tag = modification.value
    elif modification.path == "m_IsActive":
        game_object.active = modification.number(game_object.active) != 0
    elif modification.path == "m_Layer":
        game_object.layer = modification.number(game_object.layer)


def added_indexes(instance, key):
    """(id of what was added, index) of those that have a place, in order."""
    found = []
    for item in reader.items_of(instance.get("m_Modification", key)):
        if isinstance(item, reader.Mapping):
            index = reader.number_of(item.get("insertIndex"), -1)
            if index >= 0:
                found.append((reader.ref_of(item.get("addedObject")).file_id, index))
    return found
