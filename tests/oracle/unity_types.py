"""Names of component types: built-in classes, C# files, hashes of types in DLLs."""
import re
import struct

MONO_BEHAVIOUR, MONO_SCRIPT = 114, 115
TRANSFORMS = (4, 224)

# Components by class id. What is not in namespace UnityEngine has its own below.
CLASSES = {
    4: "Transform", 12: "ParticleAnimator", 15: "EllipsoidParticleEmitter", 20: "Camera",
    23: "MeshRenderer", 26: "ParticleRenderer", 33: "MeshFilter", 41: "OcclusionPortal",
    45: "Skybox", 50: "Rigidbody2D", 54: "Rigidbody", 58: "CircleCollider2D", 59: "HingeJoint",
    60: "PolygonCollider2D", 61: "BoxCollider2D", 64: "MeshCollider", 65: "BoxCollider",
    66: "CompositeCollider2D", 68: "EdgeCollider2D", 70: "CapsuleCollider2D", 75: "ConstantForce",
    81: "AudioListener", 82: "AudioSource", 92: "GUILayer", 95: "Animator", 96: "TrailRenderer",
    102: "TextMesh", 108: "Light", 111: "Animation", 119: "Projector", 120: "LineRenderer",
    124: "FlareLayer", 131: "GUITexture", 132: "GUIText", 135: "SphereCollider",
    136: "CapsuleCollider", 137: "SkinnedMeshRenderer", 138: "FixedJoint",
    143: "CharacterController", 144: "CharacterJoint", 145: "SpringJoint", 146: "WheelCollider",
    153: "ConfigurableJoint", 154: "TerrainCollider", 164: "AudioReverbFilter",
    165: "AudioHighPassFilter", 169: "AudioLowPassFilter", 182: "WindZone", 183: "Cloth",
    192: "OcclusionArea", 195: "NavMeshAgent", 198: "ParticleSystem",
    199: "ParticleSystemRenderer", 205: "LODGroup", 208: "NavMeshObstacle", 210: "SortingGroup",
    212: "SpriteRenderer", 215: "ReflectionProbe", 218: "Terrain", 220: "LightProbeGroup",
    222: "CanvasRenderer", 223: "Canvas", 224: "RectTransform", 225: "CanvasGroup",
    231: "SpringJoint2D", 232: "DistanceJoint2D", 233: "HingeJoint2D", 234: "SliderJoint2D",
    235: "WheelJoint2D", 247: "ConstantForce2D", 249: "AreaEffector2D", 250: "PointEffector2D",
    251: "PlatformEffector2D", 252: "SurfaceEffector2D", 253: "BuoyancyEffector2D",
    254: "RelativeJoint2D", 255: "FixedJoint2D", 256: "FrictionJoint2D", 257: "TargetJoint2D",
    259: "LightProbeProxyVolume", 320: "PlayableDirector", 328: "VideoPlayer",
    330: "ParticleSystemForceField", 19719996: "TilemapCollider2D", 73398921: "VFXRenderer",
    156049354: "Grid", 171741748: "ArticulationBody", 483693784: "TilemapRenderer",
    893571522: "CustomCollider2D", 895512359: "AimConstraint", 1773428102: "ParentConstraint",
    1818360608: "PositionConstraint", 1839735485: "Tilemap", 1931382933: "UIRenderer",
    2083052967: "VisualEffect",
}
NAMESPACES = {
    "NavMeshAgent": "UnityEngine.AI", "NavMeshObstacle": "UnityEngine.AI",
    "Tilemap": "UnityEngine.Tilemaps", "TilemapRenderer": "UnityEngine.Tilemaps",
    "TilemapCollider2D": "UnityEngine.Tilemaps", "SortingGroup": "UnityEngine.Rendering",
    "PlayableDirector": "UnityEngine.Playables", "VideoPlayer": "UnityEngine.Video",
    "VisualEffect": "UnityEngine.VFX", "VFXRenderer": "UnityEngine.VFX",
    "AimConstraint": "UnityEngine.Animations", "ParentConstraint": "UnityEngine.Animations",
    "PositionConstraint": "UnityEngine.Animations", "UIRenderer": "UnityEngine.UIElements",
}

# Scripts inside the editor: guid 0000000000000000e000000000000000, by fileID.
EDITOR_SCRIPTS = {
    13312: "UnityEngine.Tilemaps.Tile", 19102: "UnityEngine.UIElements.UIDocument",
    19101: "UnityEngine.UIElements.PanelSettings",
    19103: "UnityEngine.UIElements.PanelTextSettings",
    19001: "UnityEngine.TextCore.Text.FontAsset", 12395: "UnityEditor.GridPalette",
    15003: "UnityEditor.Build.Profile.BuildProfile",
    13964: "UnityEditor.PackageManager.UI.Internal.PackageManagerProjectSettings",
}

# DLLs of the editor that packages have replaced, and the names the table has for those packages.
ENGINE_DLLS = {
    "f70555f144d8491a825f0804e09c671c": "com.unity.ugui",
    "f5f67c52d1564df4a8936ccd202a3bd8": "com.unity.ugui",
    "6a10b2909283487f913b00d94cd3faf5": "com.unity.timeline",
    "870353891bb340e2b2a9c8707e7419ba": "com.unity.multiplayer-hlapi",
}


def class_names(class_id, type_name):
    """(short name, full name or None) of a built-in component."""
    name = CLASSES.get(class_id)
    if name is None:
        return type_name, None
    return name, f"{NAMESPACES.get(name, 'UnityEngine')}.{name}"


def short_name(full):
    return full.rsplit(".", 1)[-1]


def names_of_identifier(identifier):
    """(short, full) of Asm::Ns.Class or Asm:Ns:Class, or None."""
    parts = identifier.strip().split(":")
    if len(parts) != 3 or not parts[2]:
        return None
    full = f"{parts[1]}.{parts[2]}" if parts[1] else parts[2]
    return short_name(full), full


# --- Hashes of types in DLLs ---

def md4(data):
    """The 16 bytes of MD4 (RFC 1320)."""
    mask = 0xffffffff

    def turn(value, by):
        value &= mask
        return (value << by | value >> (32 - by)) & mask

    length = len(data) * 8
    data += b"\x80" + b"\0" * ((55 - len(data)) % 64) + struct.pack("<Q", length)
    state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
    rounds = (
        (lambda x, y, z: (x & y) | (~x & z), 0, range(16), (3, 7, 11, 19)),
        (lambda x, y, z: (x & y) | (x & z) | (y & z), 0x5a827999,
         [i % 4 * 4 + i // 4 for i in range(16)], (3, 5, 9, 13)),
        (lambda x, y, z: x ^ y ^ z, 0x6ed9eba1,
         [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15], (3, 9, 11, 15)))
    for start in range(0, len(data), 64):
        words = struct.unpack("<16I", data[start:start + 64])
        a, b, c, d = state
        for mix, constant, order, shifts in rounds:
            for step, word in enumerate(order):
                mixed = turn(a + mix(b, c, d) + words[word] + constant, shifts[step % 4])
                a, b, c, d = d, mixed, b, c
        state = [(old + new) & mask for old, new in zip(state, (a, b, c, d))]
    return struct.pack("<4I", *state)


def dll_file_id(full_name):
    """The fileID that stands for a type of a DLL."""
    namespace, _, name = full_name.rpartition(".")
    return struct.unpack("<i", md4(b"s\0\0\0" + (namespace + name).encode())[:4])[0]


# --- C# ---

NO_CODE = re.compile(
    r'//[^\n]*'                           # comments
    r'|/\*.*?(?:\*/|\Z)'
    r'|"""+.*?"""+'                       # raw strings
    r'|\$?@\$?"(?:[^"]|"")*"'             # strings with doubled quotes
    r'|\$?"(?:\\.|[^"\\\n])*"'
    r"|'(?:\\[^'\n]+|[^'\\\n]|\\')'"      # characters
    r'|^[ \t]*#[^\n]*', re.S | re.M)      # directives
CODE = re.compile(
    r"\bnamespace\s+(?P<space>[\w.@]+)\s*(?P<scope>[{;])"
    r"|\bclass\s+(?P<name>@?\w+)\s*(?:<[^>{}]*>)?\s*(?P<bases>:[^{;]*)?\{"
    r"|(?P<open>\{)|(?P<close>\})")
UNITY_BASE = re.compile(r"\b(MonoBehaviour|ScriptableObject)\b")


def classes_of_source(text):
    """Classes of a C# file as (namespace, name, bases, inside another type)."""
    found, scopes, file_scope = [], [], ""
    for match in CODE.finditer(NO_CODE.sub(" ", text)):
        if match["space"] and match["scope"] == ";":
            file_scope = match["space"]
        elif match["space"]:
            scopes.append(match["space"])
        elif match["name"]:
            spaces = [file_scope] + [scope for scope in scopes if scope]
            found.append((".".join(space for space in spaces if space), match["name"],
                          match["bases"] or "", any(scope is None for scope in scopes)))
            scopes.append(None)
        elif match["open"]:
            scopes.append(None)
        elif scopes:
            scopes.pop()
    return found


def names_of_source(text, base_name):
    """(short, full) of the class that a script file stands for."""
    classes = classes_of_source(text)
    for chosen in ([c for c in classes if c[1] == base_name and not c[3]],
                   [c for c in classes if c[1] == base_name],
                   [c for c in classes if UNITY_BASE.search(c[2]) and not c[3]],
                   [c for c in classes if UNITY_BASE.search(c[2])]):
        if chosen:
            namespace, name = chosen[0][:2]
            return name, f"{namespace}.{name}" if namespace else name
    return base_name, base_name
