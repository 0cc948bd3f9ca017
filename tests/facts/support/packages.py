"""The project that the facts of tests/facts/packages/*.cs are about: its packages, scenes and small assemblies."""
import json

from lib.live import YAML, Project, Scene, asset

PACKAGES = {
    "com.unity.ugui": "1.0.0", "com.unity.mathematics": "1.2.6", "com.unity.collections": "2.1.4",
    "com.unity.textmeshpro": "3.0.6", "com.cysharp.unitask": "2.5.0", "com.unity.nuget.newtonsoft-json": "3.2.1",
    "com.unity.render-pipelines.universal": "14.0.8", "com.unity.render-pipelines.high-definition": "14.0.8",
    "com.unity.2d.tilemap.extras": "3.1.1", "com.unity.postprocessing": "3.2.2", "com.unity.timeline": "1.7.6",
    "com.unity.ai.navigation": "1.1.5", "com.unity.netcode.gameobjects": "1.7.1",
    "com.unity.xr.interaction.toolkit": "3.1.2", "com.unity.localization": "1.5.4",
    "com.unity.xr.arfoundation": "6.0.5", "com.unity.splines": "2.6.1",
    "com.unity.services.authentication": "3.4.0", "com.unity.services.lobby": "1.2.2",
    "com.unity.services.relay": "1.1.1", "com.unity.inputsystem": "1.7.0", "com.unity.cinemachine": "2.9.7",
    "com.unity.addressables": "1.21.0",
}
ASSEMBLIES = {  # name: (what its definition has besides, what Said() gives)
    "Plain": ({"references": ["Unity.Mathematics"], "noEngineReferences": True},
              "Unity.Mathematics.math.lerp(1f, 3f, 0.5f) + new Unity.Mathematics.float3(3, 5, 0).y"),
    "ByGuid": ({"references": ["GUID:d8b63aba1907145bea998dd612889d6b"], "noEngineReferences": True},
               "Unity.Mathematics.math.abs(-3f)"),
    "Other": ({"noEngineReferences": True}, "Unity.Mathematics.math.abs(1f)"),
    "Own": ({"overrideReferences": True, "precompiledReferences": ["Newtonsoft.Json.dll"], "noEngineReferences": True},
            "new Newtonsoft.Json.Linq.JValue(5).ToString()"),
    "Without": ({"overrideReferences": True}, 'Newtonsoft.Json.Linq.JToken.Parse("5").Count()'),
}
PROFILE = YAML + """--- !u!114 &11400000
MonoBehaviour:
  m_Script: %s
  m_Name: Profile
  components:
  - {fileID: 222}
--- !u!114 &222
MonoBehaviour:
  m_Script: %s
  m_Name: Bloom
  active: 1
  intensity:
    m_OverrideState: 1
    m_Value: 2.5
""" % (asset("d7fd9488000d3734a9e00ee676215985", 11500000, 3), asset("0b2db86121404754db890f4c8dfe81b2", 11500000, 3))
ACTIONS = json.dumps({"name": "Controls", "maps": [{
    "name": "Player", "id": "265c38f5-dd18-4d34-b198-aec58e1627ff", "actions": [
        {"name": "Move", "type": "Value", "id": "1077f913-a9f9-41b1-acb3-b9ee0adbc744",
         "expectedControlType": "Vector2"},
        {"name": "Jump", "type": "Button", "id": "2f5cd1d3-9d1c-4f6e-8a0b-d42d4c5b0c11"}],
    "bindings": [{"name": "", "path": "<Keyboard>/space", "groups": "Keys", "action": "Jump"}]}],
    "controlSchemes": [{"name": "Keys", "bindingGroup": "Keys"}]})
NETWORK_OBJECT, KEYS = "d5a57f767e5e46a458fc5d3c628d0cbb", "0000000000000000000000000000000e"


def look(project):
    scene = Scene()
    profile = asset(project.add("Assets/Profile.asset", PROFILE), 11400000)
    scene.script(scene.add("Volume"), "172515602e62fb746b5d573b38a5fe58",
                 f"m_IsGlobal: 0\npriority: 4\nsharedProfile: {profile}")
    at = scene.add("Look")
    scene.camera(at)
    scene.component(at, 108, "Light")
    scene.script(at, "073797afb82c5a1438f328866b10b3f0", "m_LightType: 3\nm_Intensity: 0.5")
    return scene


def story():
    scene = Scene()
    scene.script(scene.add("Story"), "7a5ac11cc976e418e8d13136b07e1f52",
                 "m_AgentTypeID: -1372625422\nm_CollectObjects: 2")
    return scene


def network(project, unit):
    """Two scenes with an object of the network in each, and a manager with a player in the first."""
    first, after, player = Scene(), Scene(), Scene()
    at = player.add("Player")
    player.script(at, NETWORK_OBJECT)
    player.script(at, unit)
    prefab = project.add("Assets/Player.prefab", player.text())
    first.script(first.add("Net"), "593a2fe42fa9d37498c96f9a383b6521",
                 f"NetworkConfig:\n  PlayerPrefab: {asset(prefab, at.id, 3)}\n  TickRate: 20")
    for scene, name in ((first, "Placed"), (after, "Late")):
        placed = scene.add(name)
        scene.script(placed, NETWORK_OBJECT, "GlobalObjectIdHash: 77")
        scene.script(placed, unit)
    return first, after


def texts():
    scene = Scene()
    at = {name: scene.add(name, rect={}) for name in ("Text", "Field", "Choice")}
    scene.script(at["Text"], "f4688fdb7df04437aeb418b961361dc5", "m_text: From the file\n"
                 "m_fontColor: {r: 1, g: 0, b: 0, a: 1}\nm_fontSize: 24\nm_textAlignment: 514\nm_unknownYet: 3")
    scene.script(at["Field"], "2da0c512f12947e489f739169773d7ca")
    scene.script(at["Choice"], "7b743370ac3e4ec2a1668f5455a8ef8a")
    return scene


def actors(project):
    """A player with its actions, and two cameras of Cinemachine 2."""
    scene = Scene()
    actions = project.add("Assets/Controls.inputactions", ACTIONS)
    scene.script(scene.add("Player"), "62899f850307741f2a39c98a8b639597",
                 f"m_Actions: {asset(actions, -944628639613478452, 3)}\n"
                 "m_DefaultActionMap: 265c38f5-dd18-4d34-b198-aec58e1627ff")
    near, far = scene.add("Near"), scene.add("Far")
    for item, priority in ((near, 11), (far, 10)):
        scene.script(item, "45e653bab7fb20e499bda25e1b646fea", f"m_Priority: {priority}")
    parts = scene.add("cm", near)
    scene.script(parts, "ac0b09e7857660247b1477e93731de29")
    scene.script(parts, "6ad980451443d70438faac0bc6c235a0", "m_CameraDistance: 7")
    scene.script(scene.add("Brain"), "72ece51f2901e7445ab60da3685d6b5f")
    return scene


def add_sheet(project):
    """A texture with two sprites."""
    guid = project.add("Assets/Data/sheet.png", "not read")
    table = "".join(f"  - first:\n      213: {70 + i}\n    second: sheet_{i}\n" for i in range(2))
    sprites = "".join(f"    - serializedVersion: 2\n      name: sheet_{i}\n      internalID: {70 + i}\n      rect:\n"
                      "        serializedVersion: 2\n        x: 0\n        y: 0\n        width: 1\n        height: 1\n"
                      for i in range(2))
    project.write("Assets/Data/sheet.png.meta", f"fileFormatVersion: 2\nguid: {guid}\nTextureImporter:\n"
                  f"  internalIDToNameTable:\n{table}  serializedVersion: 11\n  spriteMode: 2\n  textureType: 8\n"
                  f"  spriteSheet:\n    serializedVersion: 2\n    sprites:\n{sprites}")
    return guid


def addresses(project, loader):
    """A group of assets with addresses, and a scene with a reference to one."""
    crate, scene, level = Scene(), Scene(), Scene()
    crate.add("Crate")
    level.add("Boss")
    box = project.add("Assets/Data/Crate.prefab", crate.text())
    entries = ((project.add("Assets/Data/first.txt", "hello"), "notes/first", "\n    - all"),
               (box, "crate", "\n    - all"),
               (project.add("Assets/Data/Level.unity", level.text()), "level", " []"),
               (add_sheet(project), "sheet", " []"))
    rows = "".join(f"  - m_GUID: {guid}\n    m_Address: {name}\n    m_ReadOnly: 0\n    m_SerializedLabels:{labels}\n"
                   for guid, name, labels in entries)
    project.write("Assets/AddressableAssetsData/AssetGroups/Default.asset", YAML + "--- !u!114 &11400000\n"
                  f"MonoBehaviour:\n  m_Name: Default\n  m_SerializeEntries:\n{rows}  m_ReadOnly: 0\n")
    scene.script(scene.add("Loader"), loader, f"crate:\n  m_AssetGUID: {box}")
    return scene


class PackagesProject:
    def __init__(self, folder, sources):
        """sources: the text of each .cs file by its path in tests/facts."""
        project = Project(folder)
        self.root = project.root
        guids = {path: project.add("Assets/Facts/" + path, text) for path, text in sources.items()}
        for name, (more, value) in ASSEMBLIES.items():
            project.write(f"Assets/{name}/{name}.asmdef", json.dumps({"name": name, **more}))
            code = f"public static class {name} {{ public static object Said() => {value}; }}\n"
            project.write(f"Assets/{name}/{name}.cs", code)
        main, play = Scene(), Scene()
        main.script(main.add("Runner"), guids["support/Lab.cs"])
        play.script(play.add("Grip"), guids["packages/Grip.cs"], "m_ThrowOnDetach: 0")
        first, after = network(project, guids["packages/Unit.cs"])
        load = addresses(project, guids["packages/Loader.cs"])
        project.scenes(Main=main, Look=look(project), Story=story(), First=first, Next=after, Play=play, Texts=texts(),
                       Actors=actors(project), Load=load)
        keys = {"name": "Keys", "actions": [{"name": "Go", "type": "Button", "id": "1"}], "bindings": []}
        project.write("Assets/Keys.inputactions", json.dumps({"name": "Keys", "maps": [keys]}))
        project.write("Assets/Keys.inputactions.meta", f"fileFormatVersion: 2\nguid: {KEYS}\n")
        settings = "ProjectSettings/EditorBuildSettings.asset"
        with open(f"{self.root}/{settings}", encoding="utf-8") as file:
            scenes = file.read()
        project.write(settings, scenes + "  m_configObjects:\n    com.unity.input.settings.actions: "
                      f"{asset(KEYS, -944628639613478452, 3)}\n")
        project.write("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 6000.0.30f1\n")
        project.write("Packages/manifest.json", json.dumps({"dependencies": PACKAGES}))
