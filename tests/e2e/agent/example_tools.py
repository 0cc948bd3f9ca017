"""The plugin tools of the example project, called as C# methods: what they make, what they say, and
what they refuse; without the XR Interaction Toolkit, and with classes of its names."""
import glob
import os
import subprocess
import tempfile
import shutil

from lib.live import need_an_engine
from lib.saving import Example
from lib.umcp import EXAMPLE, Suite, expect, same, wait_for

suite = Suite()
test = suite.test
SUCCESS = "[Success] Created interactable 'GrabbableSphere' at (0,1.2,0)"
# What the tools look for, as the package has it: version 2, and 3 with its other namespaces.
TOOLKIT = """
using UnityEngine;
namespace UnityEngine.XR.Interaction.Toolkit%(interactables)s
{
    [RequireComponent(typeof(Rigidbody))]
    public class XRGrabInteractable : MonoBehaviour
    {
        public enum MovementType { VelocityTracking, Kinematic, Instantaneous }
        [SerializeField] private MovementType m_MovementType = MovementType.Instantaneous;
        public MovementType movementType { get { return m_MovementType; } set { m_MovementType = value; } }
        public bool trackPosition { get; set; }
        public bool trackRotation { get; set; }
        public bool throwOnDetach { get; set; }
    }
}
namespace UnityEngine.XR.Interaction.Toolkit%(interactors)s
{
    public class XRSocketInteractor : MonoBehaviour { }
}
"""
# Signatures as Unity has them, so that what is for the editor alone is compiled, too.
EDITOR = """
using System;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
namespace UnityEditor
{
    public class InitializeOnLoadMethodAttribute : Attribute { }
    public static class Undo
    {
        public static void RegisterCreatedObjectUndo(Object o, string name) { }
        public static void RecordObject(Object o, string name) { }
        public static Component AddComponent(GameObject o, Type type) { return null; }
    }
    public static class PrefabUtility
    {
        public static GameObject SaveAsPrefabAsset(GameObject o, string path, out bool success) { success = true; return null; }
    }
}
namespace UnityEditor.SceneManagement
{
    public static class EditorSceneManager { public static bool MarkSceneDirty(Scene scene) { return true; } }
}
"""


class Samples(Example):
    """The example, in a copy, perhaps with the toolkit."""

    def __init__(self, toolkit=None):
        super().__init__()
        if toolkit:
            at = os.path.join(self.root, "Assets/Scripts/Toolkit.cs")
            with open(at, "w", encoding="utf-8") as file:
                file.write(TOOLKIT % toolkit)
            with open(at + ".meta", "w", encoding="utf-8") as file:
                file.write("fileFormatVersion: 2\nguid: " + "5a" * 16 + "\n")

    def called(self, call):
        return self.run(f"return {call};")

    def refused(self, call, *words):
        told = self.fails(f"return {call};")
        expect(all(word in told for word in words), call, told)

    def components(self, path):
        return [name.split(".")[-1] for name in self.called(
            f'string.Join(" ", System.Array.ConvertAll(GameObject.Find("{path}").GetComponents<Component>(),'
            " c => c.GetType().FullName))").split()]


samples = suite.keep(lambda: Samples().remembered(), Samples.begin_again)


def find(name):
    return f'GameObject.Find("{name}")'


def vector(*values):
    return f"new Vector3({', '.join(f'{value}f' for value in values)})"


@test
def sources_compile_for_the_editor_and_for_games():
    if not shutil.which("mcs"):
        return
    standins = os.path.join(os.path.dirname(os.environ["UMCP"]), "..", "lib", "umcp")
    sources = glob.glob(os.path.join(EXAMPLE, "Assets/Scripts/*.cs"))
    with tempfile.TemporaryDirectory() as folder:
        editor = os.path.join(folder, "Editor.cs")
        with open(editor, "w", encoding="utf-8") as file:
            file.write(EDITOR)
        for more in (["-d:UNITY_EDITOR", editor], []):
            done = subprocess.run(
                ["mcs", "-nologo", "-target:library", "-langversion:6", "-warn:0",
                 "-out:" + os.path.join(folder, "x.dll"), *more, *sources,
                 *("-r:" + path for path in glob.glob(standins + "/UnityEngine*.dll"))],
                capture_output=True, text=True, timeout=120)
            same((done.returncode, done.stdout, done.stderr), (0, "", ""))


@test
def the_seeds_example_makes_an_interactable():
    with samples as server:
        told = server.called('new CreateVrInteractable().Create("GrabbableSphere", "0,1.2,0")')
        expect(told.startswith(SUCCESS + ". ") and "XRGrabInteractable is not loaded" in told, told)
        same(server.components("GrabbableSphere"), ["Transform", "SphereCollider", "Rigidbody"])
        same(server.value("/GrabbableSphere", "UnityEngine.Transform", "localPosition")["y"], 1.2)
        told = server.called('new CreateVrInteractable().Create("Cube")')
        expect(told.startswith("[Success] Created interactable 'Cube' at (0,0,0)"), told)
        server.save()
        same(server.dumped()["/GrabbableSphere"], ["Transform", "SphereCollider", "Rigidbody"])
        for position in ("1,2", "1,2,3,4", "a,b,c", "", "1;2;3", "1,2,NaN", "1,Infinity,3", "1,,3"):
            server.refused(f'new CreateVrInteractable().Create("X", "{position}")',
                           "ArgumentException", "position must be three numbers x,y,z", position)
        server.refused('new CreateVrInteractable().Create(" ")', "ArgumentException", "name")
        server.refused('new CreateVrInteractable().Create(null)', "ArgumentException", "name")
        server.refused('new CreateVrInteractable().Create("X", null)', "ArgumentException", "position")
        expect("/X" not in server.paths(), server.paths())


@test
def with_the_toolkit_it_can_be_grabbed():
    for toolkit in ({"interactables": "", "interactors": ""},
                    {"interactables": ".Interactables", "interactors": ".Interactors"}):
        with Samples(toolkit) as server:
            same(server.called('new CreateVrInteractable().Create("GrabbableSphere", "0,1.2,0")'),
                 SUCCESS)
            same(server.components("GrabbableSphere"),
                 ["Transform", "SphereCollider", "Rigidbody", "XRGrabInteractable"])
            same(server.called("XrTools.ConfigureGrab(%s, GrabMovement.Kinematic, true, null, false, 2.5f, true,"
                               " false)" % find("GrabbableSphere")),
                 "[Success] Configured /GrabbableSphere: mass 2.5, useGravity True, isKinematic False,"
                 " movementType Kinematic, trackPosition True, throwOnDetach False")
            same(server.called('%s.GetComponent("XRGrabInteractable").GetType().GetProperty("movementType")'
                               '.GetValue(%s.GetComponent("XRGrabInteractable"), null).ToString()'
                               % (find("GrabbableSphere"), find("GrabbableSphere"))), "Kinematic")
            server.refused("XrTools.ConfigureGrab(%s, GrabMovement.Kinematic)" % find("Player"),
                           "ArgumentException", "/Player has no XRGrabInteractable")
            same(server.called('XrTools.AddSocket(%s, "Hook", %s)' % (find("Props"), vector(0, 1, 0))),
                 "[Success] Added socket /Props/Hook at (0, 1, 0)")
            same(server.components("Props/Hook"), ["Transform", "SphereCollider", "XRSocketInteractor"])
            same(server.called(f'PrefabTools.CreatePrefab({find("GrabbableSphere")}, "Assets/Prefabs/Ball.prefab")'),
                 "[Success] Saved /GrabbableSphere as Assets/Prefabs/Ball.prefab")
            same([c["type"] for c in server.dump("Assets/Prefabs/Ball.prefab")[0]["components"]],
                 ["Transform", "SphereCollider", "Rigidbody", "XRGrabInteractable"])
            server.is_sound()


@test
def objects_are_made_and_placed():
    with samples as server:
        same(server.called('SceneTools.CreateObject("Empty")'),
             "[Success] Created object 'Empty' at (0, 0, 0)")
        same(server.called(f'SceneTools.CreateObject("Box", PrimitiveType.Cube, {vector(1, 2.5, -3)},'
                           f' {vector(0, 90, 0)}, {vector(2, 2, 2)}, {find("Props")})'),
             "[Success] Created object 'Box' at (1, 2.5, -3) in /Props")
        same(server.components("Props/Box"), ["Transform", "MeshFilter", "BoxCollider", "MeshRenderer"])
        same(server.called(f'SceneTools.SetTransform({find("Props/Box")}, {vector(0, 1, 0)})'),
             "[Success] /Props/Box is at (0, 1, 0), turned by (0, 90, 0), scaled by (2, 2, 2)")
        server.run('GameObject.Find("Props").transform.position = new Vector3(5, 0, 0);')
        same(server.called(f'SceneTools.SetTransform({find("Props/Box")}, {vector(0, 1, 0)}, null, null, Space.World)'),
             "[Success] /Props/Box is at (0, 1, 0), turned by (0, 90, 0), scaled by (2, 2, 2)")
        same(server.value("/Props/Box", "UnityEngine.Transform", "localPosition")["x"], -5)
        server.refused(f'SceneTools.SetTransform({find("Props/Box")})', "ArgumentException",
                       "position, rotation or scale")
        server.refused(f"SceneTools.SetTransform(null, {vector(0, 0, 0)})", "ArgumentException", "object")
        server.refused('SceneTools.CreateObject("")', "ArgumentException", "name must not be empty")
        server.save()
        same(server.dumped()["/Props/Box"], ["Transform", "MeshFilter", "BoxCollider", "MeshRenderer"])


@test
def components_are_added_by_name():
    with samples as server:
        for name, full in (("Spinner", "Spinner"), ("UnityEngine.Light", "UnityEngine.Light"),
                           ("BoxCollider", "UnityEngine.BoxCollider")):
            same(server.called(f'SceneTools.AddComponent({find("Lighting")}, "{name}")'),
                 f"[Success] Added {full} to /Lighting")
        same(server.components("Lighting"), ["Transform", "Spinner", "Light", "BoxCollider"])
        server.save()
        same(server.dumped()["/Lighting"], ["Transform", "Spinner", "Light", "BoxCollider"])
        for name, words in (("Nothing", "No component type 'Nothing'"), ("", "must not be empty"),
                            ("System.String", "No component type"), ("GameSettings", "No component"),
                            ("UnityEngine.Collider", "takes no UnityEngine.Collider"), ("Transform", "already"),
                            ("UnityEngine.RectTransform", "already"), ("MonoBehaviour", "takes no UnityEngine.MonoBehaviour"),
                            ("UnityEngine.EventSystems.UIBehaviour", "abstract")):
            server.refused(f'SceneTools.AddComponent({find("Lighting")}, "{name}")', words)
        server.refused('SceneTools.AddComponent(null, "Spinner")', "ArgumentException", "object")
        same(server.components("Lighting"), ["Transform", "Spinner", "Light", "BoxCollider"])


@test
def prefabs_are_made_by_the_tool():
    with samples as server:
        path = "Assets/Prefabs/Hero.prefab"
        same(server.called(f'PrefabTools.CreatePrefab({find("Player")}, "{path}")'),
             f"[Success] Saved /Player as {path}")
        server.is_sound()
        same([c["type"] for c in server.dump(path)[0]["components"]],
             ["Transform", "CapsuleCollider", "Rigidbody", "PlayerController"])
        server.refused(f'PrefabTools.CreatePrefab({find("Player")}, "{path}")', "ArgumentException",
                       "exists already", "overwrite: true")
        guid = server.guid(path)
        server.called(f'PrefabTools.CreatePrefab({find("Ground")}, "{path}", true)')
        same((server.guid(path), server.dump(path)[0]["name"]), (guid, "Ground"))
        for bad in ("", "Hero.prefab", "../Hero.prefab", "Assets/../Hero.prefab", "Assets/Hero.txt"):
            server.refused(f'PrefabTools.CreatePrefab({find("Player")}, "{bad}")', "ArgumentException",
                           "path must")
        server.refused('PrefabTools.CreatePrefab(null, "Assets/X.prefab")', "ArgumentException", "object")


@test
def sockets_and_grabs_work_without_the_toolkit():
    with samples as server:
        told = server.called(f'XrTools.AddSocket({find("Ground")})')
        same(told, "[Success] Added socket /Ground/Socket at (0, 0, 0). It has a trigger collider alone:"
             " XRSocketInteractor is not loaded (package com.unity.xr.interaction.toolkit)")
        same(server.components("Ground/Socket"), ["Transform", "SphereCollider"])
        same(server.called(f'{find("Ground/Socket")}.GetComponent<SphereCollider>().isTrigger'), "True")
        for call, words in (("XrTools.AddSocket(null)", "object"),
                            (f'XrTools.AddSocket({find("Ground")}, "")', "name"),
                            (f'XrTools.AddSocket({find("Ground")}, "S", null, 0)', "radius"),
                            (f'XrTools.AddSocket({find("Ground")}, "S", null, float.NaN)', "radius"),
                            (f'XrTools.ConfigureGrab({find("Player")})', "Give something to set"),
                            (f'XrTools.ConfigureGrab({find("Player")}, null, null, null, null, -1f)', "mass"),
                            (f'XrTools.ConfigureGrab({find("Ground")}, null, null, null, null, 1f)',
                             "no Rigidbody")):
            server.refused(call, "ArgumentException", words)
        server.refused(f'XrTools.ConfigureGrab({find("Player")}, GrabMovement.Kinematic)',
                       "InvalidOperationException", "is not loaded")
        same(server.called(f'XrTools.ConfigureGrab({find("Player")}, GrabMovement.Kinematic, null, null, null, 3f)'),
             "[Success] Configured /Player: mass 3. Left out: movementType, since XRGrabInteractable is not"
             " loaded (package com.unity.xr.interaction.toolkit)")


@test
def tools_may_be_called_from_any_thread():
    with samples as server:
        server.run("""
System.Threading.Tasks.Task.Run(() => SceneTools.CreateObject("FromAfar"));
System.Threading.Tasks.Task.Run(() =>
{
    try { SceneTools.AddComponent(null, "Spinner"); }
    catch (System.ArgumentException) { SceneTools.CreateObject("Caught"); }
});
""")
        wait_for(lambda: {"/FromAfar", "/Caught"} <= set(server.paths()), "both threads")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
