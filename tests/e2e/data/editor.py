"""A project with Editor code, among it the facts of tests/facts/editor."""
import json
import os
import uuid

from lib.live import Scene, asset, local
from lib.sources import tool
from lib.umcp import SOURCE

FACTS = os.path.join(SOURCE, "tests/facts")


def definition(name, **members):
    return json.dumps({"name": name, **members})


def source(path):
    with open(os.path.join(FACTS, path), encoding="utf-8") as file:
        return file.read()


def fill(project, *topics):
    """A project with a scene, assets, assemblies of the editor, and these files of facts."""
    shop, level = (project.add(f"Assets/Game/{name}.cs", source(f"editor/project/{name}.cs"))
                   for name in ("Shop", "Level"))
    project.write("Assets/Editor/ShopEditor.cs", source("editor/project/ShopEditor.cs"))
    project.write("Assets/Editor/Tools.cs", tool("EditorTool"))
    for path in ("support/Facts.cs", *(f"editor/{topic}.cs" for topic in topics)):
        project.write("Assets/Editor/Facts/" + path, source(path))
    add_assets(project, shop, level)
    add_assemblies(project)


def add_assets(project, shop, level):
    prefab = Scene()
    root = prefab.add("Cart")
    prefab.add("Wheel", root)
    prefab.script(root, shop, "coins: 12")
    cart = project.add("Assets/Prefabs/Cart.prefab", prefab.text())
    folder(project, "Assets/Prefabs")
    folder(project, "Assets/Data")
    folder(project, "Assets/Data/More")
    first = project.scriptable("Assets/Data/First.asset", level,
                               f"number: 1\nnames:\n- a\n- b\nprefab: {asset(cart, root.id, 3)}")
    project.scriptable("Assets/Data/More/Second.asset", level, f"number: 2\nnames: []\nnext: {asset(first, 11400000)}")
    project.add("Assets/Data/Notes.txt", "some text")
    project.add("Assets/Data/Readme.txt", "more text")
    project.write("Assets/Data/Readme.txt.meta", "fileFormatVersion: 2\nguid: 0123456789abcdef0123456789abcdef\n"
                  "labels:\n- Docs\n- Old\n")
    scene = Scene()
    item = scene.add("Store", pos=(1, 2, 3))
    scene.script(item, shop, f"coins: 5\nfriend: {local(item.id)}\nitems:\n- name: apple\n  price: 3\n"
                 "  place: {x: 1, y: 2, z: 3}\nnumbers: 01000000020000000300000000")
    scene.camera(scene.add("Main Camera", tag="MainCamera"))
    scene.instance(cart)
    project.tags("Enemy", layers={8: "Walls"})
    project.scenes(Shop=scene)


def folder(project, path):
    project.write(path + ".meta", f"fileFormatVersion: 2\nguid: {uuid.uuid4().hex}\nfolderAsset: yes\n")


def add_assemblies(project):
    """An Editor folder inside of a definition belongs to it; a definition for the editor is one of its."""
    project.write("Assets/Lib/Lib.asmdef", definition("My.Lib"))
    project.write("Assets/Lib/Lib.cs", "namespace Lib { public static class Thing { public static int Number = 4;\n"
                  "#if UNITY_EDITOR\n wrong\n#endif\n } }")
    project.write("Assets/Lib/Editor/Inside.cs",
                  "namespace Lib { public static class Inside { public static int Number = 5; } }")
    project.write("Assets/Lib/Tools/Tools.asmdef", definition(
        "My.Lib.Editor", references=["My.Lib"], includePlatforms=["Editor"]))
    project.write("Assets/Lib/Tools/Tools.cs", """
namespace Lib
{
#if UNITY_EDITOR
    public class Tool : UnityEditor.EditorWindow
    {
        public static int Number { get { return Thing.Number + Inside.Number; } }
    }
#endif
}""")
