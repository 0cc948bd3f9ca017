"""Documents of Unity's text form, as an editor of 2022 writes them: templates and what fills them.

Everything comes from a seeded random.Random, so the same seed gives the same bytes. Knows no files;
generate.py writes them.
"""
HEAD = "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
NOTHING = "{fileID: 0}"
BUILT_IN = "0000000000000000e000000000000000"        # meshes
BUILT_IN_EXTRA = "0000000000000000f000000000000000"  # materials, sprites
UI_IMAGE = "fe87c0e1cc204ed48ad3b37840f39efc"        # of com.unity.ugui
CUBE, SPHERE, PLANE = 10202, 10207, 10209
MAX_ID = (1 << 63) - 1
BLOB_EVERY = 1_500_000   # bytes of other text between two meshes that a scene holds itself
BLOB_BYTES = 24_000      # of such a mesh; twice as many hexadecimal digits

OWN = f"""  m_ObjectHideFlags: 0
  m_CorrespondingSourceObject: {NOTHING}
  m_PrefabInstance: {NOTHING}
  m_PrefabAsset: {NOTHING}
"""

GAME_OBJECT = "--- !u!1 &%d\nGameObject:\n" + OWN + """  serializedVersion: 6
  m_Component:
%s  m_Layer: %d
  m_Name: %s
  m_TagString: %s
  m_Icon: {fileID: 0}
  m_NavMeshLayer: 0
  m_StaticEditorFlags: 0
  m_IsActive: %d
"""

TRANSFORM = "--- !u!4 &%d\nTransform:\n" + OWN + """  m_GameObject: {fileID: %d}
  serializedVersion: 2
  m_LocalRotation: {x: -0, y: %.7g, z: -0, w: 0.7071068}
  m_LocalPosition: {x: %.7g, y: %.7g, z: %.7g}
  m_LocalScale: {x: 1, y: 1, z: 1}
  m_ConstrainProportionsScale: 0
  m_Children:%s
  m_Father: {fileID: %d}
  m_LocalEulerAnglesHint: {x: 0, y: %d, z: 0}
"""

MESH_FILTER = "--- !u!33 &%d\nMeshFilter:\n" + OWN + """  m_GameObject: {fileID: %d}
  m_Mesh: %s
"""

MESH_RENDERER = "--- !u!23 &%d\nMeshRenderer:\n" + OWN + """  m_GameObject: {fileID: %d}
  m_Enabled: 1
  m_CastShadows: 1
  m_ReceiveShadows: 1
  m_DynamicOccludee: 1
  m_StaticShadowCaster: 0
  m_MotionVectors: 1
  m_LightProbeUsage: 1
  m_ReflectionProbeUsage: 1
  m_RayTracingMode: 2
  m_RayTraceProcedural: 0
  m_RenderingLayerMask: 1
  m_RendererPriority: 0
  m_Materials:
  - {fileID: 2100000, guid: %s, type: 2}
  m_StaticBatchInfo:
    firstSubMesh: 0
    subMeshCount: 0
  m_StaticBatchRoot: {fileID: 0}
  m_ProbeAnchor: {fileID: 0}
  m_LightProbeVolumeOverride: {fileID: 0}
  m_ScaleInLightmap: 1
  m_ReceiveGI: 1
  m_PreserveUVs: 0
  m_IgnoreNormalsForChartDetection: 0
  m_ImportantGI: 0
  m_StitchLightmapSeams: 1
  m_SelectedEditorRenderState: 3
  m_MinimumChartSize: 4
  m_AutoUVMaxDistance: 0.5
  m_AutoUVMaxAngle: 89
  m_LightmapParameters: {fileID: 0}
  m_SortingLayerID: 0
  m_SortingLayer: 0
  m_SortingOrder: 0
  m_AdditionalVertexStreams: {fileID: 0}
"""

BOX_COLLIDER = "--- !u!65 &%d\nBoxCollider:\n" + OWN + """  m_GameObject: {fileID: %d}
  m_Material: {fileID: 0}
  m_IncludeLayers:
    serializedVersion: 2
    m_Bits: 0
  m_ExcludeLayers:
    serializedVersion: 2
    m_Bits: 0
  m_LayerOverridePriority: 0
  m_IsTrigger: 0
  m_ProvidesContacts: 0
  m_Enabled: 1
  serializedVersion: 3
  m_Size: {x: %.7g, y: %.7g, z: %.7g}
  m_Center: {x: 0, y: 0, z: 0}
"""

MONO_BEHAVIOUR = "--- !u!114 &%d\nMonoBehaviour:\n" + OWN + """  m_GameObject: {fileID: %d}
  m_Enabled: 1
  m_EditorHideFlags: 0
  m_Script: {fileID: 11500000, guid: %s, type: 3}
  m_Name: %s
  m_EditorClassIdentifier: %s
"""

BEHAVIOUR_FIELDS = """  target: {fileID: %d}
  prefab: {fileID: %d, guid: %s, type: 3}
  speed: %.7g
  title: Take #%d of the long way
  text: 'It''s a longer text, with a colon: it goes on behind the eightieth column and is
    folded there'
  flags: %08x%08x
  points:
  - {x: %.7g, y: 0, z: 1}
  - {x: -0.5, y: %.7g, z: 1e-05}
  onDone:
    m_PersistentCalls:
      m_Calls:
      - m_Target: {fileID: %d}
        m_TargetAssemblyTypeName: Game.Door, Assembly-CSharp
        m_MethodName: Open
        m_Mode: 1
        m_Arguments:
          m_ObjectArgument: {fileID: 0}
          m_ObjectArgumentAssemblyTypeName: UnityEngine.Object, UnityEngine
          m_IntArgument: 0
          m_FloatArgument: 0
          m_StringArgument:\x20
          m_BoolArgument: 0
        m_CallState: 2
"""

IMAGE_FIELDS = """  m_Material: {fileID: 0}
  m_Color: {r: 1, g: %.7g, b: 1, a: 0.392}
  m_RaycastTarget: 1
  m_RaycastPadding: {x: 0, y: 0, z: 0, w: 0}
  m_Maskable: 1
  m_OnCullStateChanged:
    m_PersistentCalls:
      m_Calls: []
  m_Sprite: {fileID: 10905, guid: 0000000000000000f000000000000000, type: 0}
  m_Type: 1
  m_PreserveAspect: 0
  m_FillCenter: 1
  m_FillMethod: 4
  m_FillAmount: 1
  m_FillClockwise: 1
  m_FillOrigin: 0
  m_UseSpriteMesh: 0
  m_PixelsPerUnitMultiplier: 1
"""

MESH = "--- !u!43 &%d\nMesh:\n" + OWN + """  m_Name: %s
  serializedVersion: 11
  m_SubMeshes:
  - serializedVersion: 2
    firstByte: 0
    indexCount: %d
    topology: 0
    baseVertex: 0
    firstVertex: 0
    vertexCount: %d
    localAABB:
      m_Center: {x: 0, y: 0, z: 0}
      m_Extent: {x: 1, y: 1, z: 1}
  m_Shapes:
    vertices: []
    shapes: []
    channels: []
    fullWeights: []
  m_BindPose: []
  m_BoneNameHashes:\x20
  m_IndexBuffer: %s
  m_VertexData:
    serializedVersion: 3
    m_VertexCount: %d
    m_DataSize: %d
    _typelessdata: %s
"""

MODIFICATION = """    - target: {fileID: %d, guid: %s,%stype: 3}
      propertyPath: %s
      value: %s
      objectReference: %s
"""

PREFAB_INSTANCE = """--- !u!1001 &%d
PrefabInstance:
  m_ObjectHideFlags: 0
  serializedVersion: 2
  m_Modification:
    serializedVersion: 3
    m_TransformParent: {fileID: %d}
    m_Modifications:
%s    m_RemovedComponents: []
    m_RemovedGameObjects: []
    m_AddedGameObjects: []
    m_AddedComponents: []
  m_SourcePrefab: {fileID: 100100000, guid: %s, type: 3}
"""

STRIPPED_TRANSFORM = """--- !u!4 &%d stripped
Transform:
  m_CorrespondingSourceObject: {fileID: %d, guid: %s,%stype: 3}
  m_PrefabInstance: {fileID: %d}
  m_PrefabAsset: {fileID: 0}
"""

SCENE_SETTINGS = """--- !u!29 &1
OcclusionCullingSettings:
  m_ObjectHideFlags: 0
  serializedVersion: 2
  m_SceneGUID: 00000000000000000000000000000000
  m_OcclusionCullingData: {fileID: 0}
--- !u!104 &2
RenderSettings:
  m_ObjectHideFlags: 0
  serializedVersion: 9
  m_Fog: 0
  m_SkyboxMaterial: {fileID: 10304, guid: 0000000000000000f000000000000000, type: 0}
  m_Sun: {fileID: 0}
--- !u!157 &3
LightmapSettings:
  m_ObjectHideFlags: 0
  serializedVersion: 12
  m_LightingDataAsset: {fileID: 0}
--- !u!196 &4
NavMeshSettings:
  serializedVersion: 2
  m_ObjectHideFlags: 0
  m_NavMeshData: {fileID: 0}
"""

SCENE_ROOTS = """--- !u!1660057539 &9223372036854775807
SceneRoots:
  m_ObjectHideFlags: 0
  m_Roots:
%s"""

TEX_ENV = """    - %s:
        m_Texture: %s
        m_Scale: {x: 1, y: 1}
        m_Offset: {x: 0, y: 0}
"""

MATERIAL = "--- !u!21 &2100000\nMaterial:\n  serializedVersion: 8\n" + OWN + """  m_Name: %s
  m_Shader: {fileID: 46, guid: 0000000000000000f000000000000000, type: 0}
  m_Parent: {fileID: 0}
  m_ModifiedSerializedProperties: 0
  m_ValidKeywords: []
  m_InvalidKeywords: []
  m_LightmapFlags: 4
  m_EnableInstancingVariants: 0
  m_DoubleSidedGI: 0
  m_CustomRenderQueue: -1
  stringTagMap: {}
  disabledShaderPasses: []
  m_LockedProperties:\x20
  m_SavedProperties:
    serializedVersion: 3
    m_TexEnvs:
%s    m_Ints: []
    m_Floats:
    - _BumpScale: 1
    - _Cutoff: 0.5
    - _DetailNormalMapScale: 1
    - _DstBlend: 0
    - _GlossMapScale: 1
    - _Glossiness: %.7g
    - _Metallic: 0
    - _Mode: 0
    - _OcclusionStrength: 1
    - _Parallax: 0.02
    - _SrcBlend: 1
    - _UVSec: 0
    - _ZWrite: 1
    m_Colors:
    - _Color: {r: 1, g: %.7g, b: 1, a: 1}
    - _EmissionColor: {r: 0, g: 0, b: 0, a: 1}
  m_BuildTextureStacks: []
"""

TEX_NAMES = ("_BumpMap", "_DetailAlbedoMap", "_EmissionMap", "_MetallicGlossMap")


class Prefab:
    """What others have to know to make an instance of it."""

    def __init__(self, guid, game_object, transform, n_objects, depth):
        self.guid, self.game_object, self.transform = guid, game_object, transform
        self.n_objects, self.depth = n_objects, depth


class Library:
    """What documents may refer to, and who picks."""

    def __init__(self, rng):
        self.rng = rng
        self.materials, self.scripts, self.prefabs = [], [], []

    def guid(self):
        return f"{self.rng.getrandbits(128):032x}"


def gap(before):
    """What stands between two items of a flow map: a new line behind the eightieth column."""
    return "\n        " if before > 80 else " "


class Documents:
    """The documents of one file. Ids are spread, and documents are sorted by them, as in Unity's
    files: what belongs together is not close together."""

    def __init__(self, library, is_scene):
        self.library, self.rng, self.is_scene = library, library.rng, is_scene
        self.mask = (1 << 31) - 1 if is_scene else MAX_ID
        self.docs, self.roots = [], []
        self.n_ids = library.rng.getrandbits(20)
        self.size = self.n_objects = 0
        self.next_blob = BLOB_EVERY

    def new_id(self):
        """An odd factor visits every number of the mask once; scenes have settings at the small
        ones."""
        found = 0
        while found < 16:
            self.n_ids += 1
            found = self.n_ids * 0x9E3779B97F4A7C15 & self.mask
        return found

    def add(self, doc_id, text):
        self.docs.append((doc_id, text))
        self.size += len(text)

    def text(self):
        self.docs.sort()
        parts = [HEAD, SCENE_SETTINGS if self.is_scene else "", *(text for _, text in self.docs)]
        if self.is_scene:
            parts.append(SCENE_ROOTS % "".join(f"  - {{fileID: {r}}}\n" for r in self.roots))
        return "".join(parts)

    def object(self, name, father, components=(), children=(), ids=None):
        """Adds an object. `components`: functions of (id, object's id) that give a document."""
        number = self.rng.random()
        own, transform = ids or (self.new_id(), self.new_id())
        listed = [transform]
        for make in components:
            listed.append(self.new_id())
            self.add(listed[-1], make(listed[-1], own))
        rows = "".join(f"  - component: {{fileID: {c}}}\n" for c in listed)
        self.add(own, GAME_OBJECT % (own, rows, 0, name, "Untagged", number > 0.05))
        below = "".join(f"\n  - {{fileID: {c}}}" for c in children) or " []"
        self.add(transform, TRANSFORM % (transform, own, number, number * 100, number * 3,
                                         -number * 70, below, father, int(number * 360)))
        self.n_objects += 1
        return transform

    # Components, as functions for object().

    def renderer(self):
        material = self.rng.choice(self.library.materials)
        return lambda i, own: MESH_RENDERER % (i, own, material)

    def filter(self, mesh=None):
        ref = mesh or (f"{{fileID: {self.rng.choice((CUBE, SPHERE, PLANE))}, "
                       f"guid: {BUILT_IN}, type: 0}}")
        return lambda i, own: MESH_FILTER % (i, own, ref)

    def collider(self):
        size = self.rng.random()
        return lambda i, own: BOX_COLLIDER % (i, own, size, 1, size * 2)

    def behaviour(self, script=None):
        rng, library = self.rng, self.library
        script = script or rng.choice(library.scripts)
        prefab = rng.choice(library.prefabs) if library.prefabs else None
        number, bits = rng.random(), rng.getrandbits(16)
        about = (prefab.game_object, prefab.guid) if prefab else (10303, BUILT_IN_EXTRA)
        return lambda i, own: (MONO_BEHAVIOUR + BEHAVIOUR_FIELDS) % (
            i, own, script, "", "", own, *about, number * 10, bits, bits, bits + 1, number,
            -number, own)

    def image(self):
        number = self.rng.random()
        return lambda i, own: (MONO_BEHAVIOUR + IMAGE_FIELDS) % (
            i, own, UI_IMAGE, "", "", number)

    # What stands in scenes and prefabs.

    def prop(self, father, children=(), ids=None):
        name = f"Prop {self.n_objects}"
        return self.object(name, father, [self.filter(), self.renderer(), self.collider()],
                           children, ids)

    def scripted(self, father):
        kind = self.rng.random()
        more = [self.behaviour()] if kind < 0.5 else [self.image()] if kind < 0.8 else []
        return self.object(f"Actor {self.n_objects}", father, [self.behaviour(), *more])

    def shaped(self, father):
        """An object with a mesh of its own, as level tools make them."""
        mesh, blob = self.new_id(), self.rng.randbytes(BLOB_BYTES).hex()
        n = BLOB_BYTES // 4 // 48
        self.add(mesh, MESH % (mesh, f"shape {mesh}", n, n, blob[:len(blob) // 4], n, n * 48,
                               blob[len(blob) // 4:]))
        return self.object(f"Shape {self.n_objects}", father,
                           [self.filter(f"{{fileID: {mesh}}}"), self.renderer()])

    def modifications(self, source):
        """Place, turn and name of the root, and now and then a material of its own."""
        rng = self.rng
        target = (source.transform, source.guid,
                  gap(len(f"    - target: {{fileID: {source.transform}, guid: {source.guid},")))
        number = rng.random()
        rows = [MODIFICATION % (*target, f"m_Local{path}", value, NOTHING) for path, value in (
            ("Position.x", f"{number * 90:.7g}"), ("Position.y", 0),
            ("Position.z", f"{-number * 50:.7g}"), ("Rotation.w", 1), ("Rotation.x", 0),
            ("Rotation.y", f"{number:.7g}"), ("Rotation.z", 0), ("EulerAnglesHint.x", 0),
            ("EulerAnglesHint.y", 0), ("EulerAnglesHint.z", 0))]
        target = (source.game_object, source.guid,
                  gap(len(f"    - target: {{fileID: {source.game_object}, guid: {source.guid},")))
        rows.append(MODIFICATION % (*target, "m_Name", f"Copy {self.n_objects}", NOTHING))
        if number < 0.3:
            ref = f"{{fileID: 2100000, guid: {rng.choice(self.library.materials)}, type: 2}}"
            rows.append(MODIFICATION % (*target, "m_Materials.Array.data[0]", "", ref))
        return "".join(rows)

    def instance(self, source, father):
        """Adds an instance of a prefab; returns the id that its father lists, and its own."""
        own = self.new_id()
        self.add(own, PREFAB_INSTANCE % (own, father, self.modifications(source), source.guid))
        self.n_objects += source.n_objects
        if not father:
            return 0, own
        transform = self.new_id() if self.is_scene else (own ^ source.transform) & MAX_ID
        between = gap(len("  m_CorrespondingSourceObject: {fileID: , guid: ,") +
                      len(str(source.transform)) + len(source.guid)).replace("        ", "    ")
        self.add(transform, STRIPPED_TRANSFORM % (transform, source.transform, source.guid,
                                                  between, own))
        return transform, own

    def child(self, father, sources):
        """One of what a scene has below its groups."""
        kind = self.rng.random()
        if self.size > self.next_blob:
            self.next_blob = self.size + BLOB_EVERY
            return self.shaped(father)
        if kind < 0.25 and sources:
            return self.instance(self.rng.choice(sources), father)[0]
        if kind < 0.45:
            return self.scripted(father)
        if kind < 0.55:
            ids = self.new_id(), self.new_id()
            below = [self.prop(ids[1]) for _ in range(self.rng.randrange(1, 4))]
            return self.prop(father, below, ids)
        return self.prop(father)

    def group(self, father, n_children, sources):
        """An object with children below it; returns its transform."""
        ids = self.new_id(), self.new_id()
        below = [self.child(ids[1], sources) for _ in range(n_children)]
        return self.object(f"Group {self.n_objects}", father, (), below, ids)


def make_scene(library, size):
    """A scene of about `size` bytes: its text and how many objects it has with those of prefabs."""
    docs = Documents(library, True)
    while docs.size < size:
        if docs.rng.random() < 0.1 and library.prefabs:
            docs.roots.append(docs.instance(docs.rng.choice(library.prefabs), 0)[1])
        else:
            docs.roots.append(docs.group(0, docs.rng.randrange(4, 24), library.prefabs))
    return docs.text(), docs.n_objects


def make_prefab(library, guid, sources, script=None):
    """A prefab of one to a dozen objects, nested instances among them, or a variant of another;
    its text and what its users have to know. `script` replaces one of its own."""
    docs = Documents(library, False)
    depth = 1 + max((s.depth for s in sources), default=0)
    if sources and not script and docs.rng.random() < 0.1:
        source = sources[0]
        own = docs.instance(source, 0)[1]
        return docs.text(), Prefab(guid, (own ^ source.game_object) & MAX_ID,
                                   (own ^ source.transform) & MAX_ID, source.n_objects, depth)
    ids = docs.new_id(), docs.new_id()
    below = [docs.instance(s, ids[1])[0] for s in sources]
    for _ in range(docs.rng.randrange(0, 5)):
        below.append(docs.prop(ids[1]) if docs.rng.random() < 0.7 else docs.scripted(ids[1]))
    docs.object("Root", 0, [docs.behaviour(script)], below, ids)
    return docs.text(), Prefab(guid, *ids, docs.n_objects, depth)


def make_material(name, textures, rng):
    """`textures`: guids for its first slots."""
    slots = [NOTHING] * len(TEX_NAMES)
    for i, guid in enumerate(textures):
        slots[i] = f"{{fileID: 2800000, guid: {guid}, type: 3}}"
    envs = "".join(TEX_ENV % pair for pair in zip(TEX_NAMES, slots))
    return HEAD + MATERIAL % (name, envs, rng.random(), rng.random())


def make_asset(library, name, main_texture):
    """A scripted object: `.asset`."""
    rng = library.rng
    rows = "".join(f"  - name: item {i}\n    icon: {{fileID: 2800000, guid: {main_texture}, "
                   f"type: 3}}\n    cost: {rng.randrange(100)}\n    weight: {rng.random():.7g}\n"
                   for i in range(rng.randrange(1, 12)))
    head = MONO_BEHAVIOUR % (11400000, 0, rng.choice(library.scripts), name, "")
    return HEAD + head + "  items:\n" + rows
