"""A project with Editor code, and checks that run there: (name, C# expression, answer)."""
import json
import uuid

from lib.live import Scene, asset, local
from lib.sources import tool

RUNNER = r"""
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using UnityEngine;

public static class Checks
{
    public static readonly List<string> Heard = new List<string>();
    static readonly Dictionary<string, Func<object>> s_All = new Dictionary<string, Func<object>>();

    public static void Add(string name, Func<object> check) { s_All[name] = check; }

    public static string Show(object value)
    {
        if (value is UnityEngine.Object || value == null) { return value as UnityEngine.Object ? ((UnityEngine.Object)value).name : "null"; }
        if (value is string) { return (string)value; }
        if (value is IEnumerable) { return string.Join(",", ((IEnumerable)value).Cast<object>().Select(Show)); }
        return Convert.ToString(value, CultureInfo.InvariantCulture);
    }

    /// <summary>What is logged meanwhile.</summary>
    public static string Logged(Action act)
    {
        List<string> heard = new List<string>();
        Application.LogCallback hear = (text, trace, type) => heard.Add(text);
        Application.logMessageReceived += hear;
        try { act(); }
        finally { Application.logMessageReceived -= hear; }
        return string.Join("|", heard);
    }

    public static string Run(string group)
    {
        s_All.Clear();
        Type.GetType("Group" + group).GetMethod("Add").Invoke(null, null);
        List<string> lines = new List<string>();
        foreach (KeyValuePair<string, Func<object>> check in s_All)
        {
            string said;
            try { said = Show(check.Value()); }
            catch (Exception e) { said = e.GetType().Name + ": " + e.Message; }
            lines.Add(check.Key + "\t" + said.Replace("\n", "\\n"));
        }
        return string.Join("\n", lines);
    }
}
"""

GROUP = r"""
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEditor;
using UnityEditor.SceneManagement;
using UnityEditorInternal;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;

public static class Group%(name)s
{
    public static void Add()
    {
%(rows)s    }
}
"""

GAME = r"""
using System;
using System.Collections.Generic;
using UnityEngine;

[Serializable] public class Item { public string name; public int price; public Vector3 place; }
public enum Mood { Calm, Angry, Gone }

public class Shop : MonoBehaviour
{
    public int coins = 3;
    [Tooltip("how fast")] public float maxSpeed = 1.5f;
    public string title = "shop";
    public bool isOpen = true;
    public Mood mood = Mood.Angry;
    public List<Item> items = new List<Item>();
    public int[] numbers = { 1, 2 };
    public GameObject friend;
    public Color tint = Color.red;
    [SerializeField] private int m_Secret = 7;
    [HideInInspector] public int hidden = 1;
    public int Secret { get { return m_Secret; } }
#if UNITY_EDITOR
    public const bool IsEditor = true;
#else
    public const bool IsEditor = false;
#endif
}
"""

LEVEL = "using UnityEngine; public class Level : ScriptableObject { public int number; public string[] names; public GameObject prefab; public Level next; }"

EDITOR = r"""
using UnityEditor;
using UnityEngine;

[CustomEditor(typeof(Shop))]
public class ShopEditor : Editor
{
    SerializedProperty m_Coins;
    void OnEnable() { m_Coins = serializedObject.FindProperty("coins"); }
    public int Coins { get { return m_Coins.intValue; } }
    public override void OnInspectorGUI()
    {
        serializedObject.Update();
        EditorGUI.BeginChangeCheck();
        using (new EditorGUILayout.HorizontalScope()) { EditorGUILayout.PropertyField(m_Coins, new GUIContent("Coins")); }
        EditorGUILayout.HelpBox("help", MessageType.Info);
        if (GUILayout.Button("Go")) { m_Coins.intValue = EditorGUILayout.IntField("x", 99); }
        if (EditorGUI.EndChangeCheck()) { m_Coins.intValue = 98; }
        m_Coins.intValue += EditorGUILayout.IntSlider("more", 1, 0, 5);
        serializedObject.ApplyModifiedProperties();
    }
}

[CustomPropertyDrawer(typeof(Item))]
public class ItemDrawer : PropertyDrawer
{
    public override void OnGUI(Rect position, SerializedProperty property, GUIContent label)
    {
        label = EditorGUI.BeginProperty(position, label, property);
        EditorGUI.PropertyField(EditorGUI.PrefixLabel(position, label), property.FindPropertyRelative("name"), GUIContent.none);
        EditorGUI.EndProperty();
    }
    public override float GetPropertyHeight(SerializedProperty property, GUIContent label) { return base.GetPropertyHeight(property, label) * 2; }
}

public class ShopWindow : EditorWindow
{
    public static string Log = "";
    [MenuItem("Window/Shop %#s")] static void Open() { GetWindow<ShopWindow>("The shop"); }
    void OnEnable() { Log += "enabled "; }
    void OnDisable() { Log += "disabled "; }
    void OnGUI() { Log += "drawn "; GUILayout.Label("never", EditorStyles.boldLabel); }
}

public static class Menus
{
    public static string Log = "";
    public static bool CanRun = true;
    [MenuItem("Tools/Run", false, 5)] static void Run() { Log += "run "; }
    [MenuItem("Tools/Run", true)] static bool CheckRun() { return CanRun; }
    [MenuItem("GameObject/Name it", false, 0)] static void NameIt(MenuCommand command) { Log += (command.context ? command.context.name : "nothing") + " "; }
    [MenuItem("CONTEXT/Shop/Refill")] static void Refill(MenuCommand command) { ((Shop)command.context).coins = 50; }
    [MenuItem("Tools/Fail")] static void Fail() { throw new System.InvalidOperationException("on purpose"); }
}

[InitializeOnLoad]
public static class OnLoad
{
    static OnLoad() { EditorPrefs.SetBool("OnLoadRan", true); }
    [InitializeOnLoadMethod] static void Method() { EditorPrefs.SetBool("OnLoadRan", true); }
}

[FilePath("Shop/Settings.asset", FilePathAttribute.Location.PreferencesFolder)]
public class ShopSettings : ScriptableSingleton<ShopSettings>
{
    public int volume = 4;
    public void Keep() { Save(true); }
}
"""


def definition(name, **members):
    return json.dumps({"name": name, **members})


def fill(project, groups):
    """Everything that the checks need; returns what with_probe() does of its project."""
    shop = project.add("Assets/Game/Shop.cs", GAME)
    level = project.add("Assets/Game/Level.cs", LEVEL)
    project.write("Assets/Editor/ShopEditor.cs", EDITOR)
    project.write("Assets/Editor/Checks.cs", RUNNER)
    project.write("Assets/Editor/Tools.cs", tool("EditorTool"))
    for name, checks in groups.items():
        rows = ""
        for check, expression, _ in checks:
            body = expression.strip()
            body = f"{{ {body} }}" if body.endswith(";") else f"{{ return {body}; }}"
            rows += f'        Checks.Add("{check}", () => {body});\n'
        project.write(f"Assets/Editor/Group{name}.cs", GROUP % {"name": name, "rows": rows})
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
    first = project.scriptable("Assets/Data/First.asset", level, f"number: 1\nnames:\n- a\n- b\nprefab: {asset(cart, root.id, 3)}")
    project.scriptable("Assets/Data/More/Second.asset", level, f"number: 2\nnames: []\nnext: {asset(first, 11400000)}")
    project.add("Assets/Data/Notes.txt", "some text")
    project.add("Assets/Data/Readme.txt", "more text")
    project.write("Assets/Data/Readme.txt.meta", "fileFormatVersion: 2\nguid: 0123456789abcdef0123456789abcdef\nlabels:\n- Docs\n- Old\n")
    scene = Scene()
    item = scene.add("Store", pos=(1, 2, 3))
    scene.script(item, shop, f"coins: 5\nfriend: {local(item.id)}\nitems:\n- name: apple\n  price: 3\n  place: {{x: 1, y: 2, z: 3}}\nnumbers: 01000000020000000300000000")
    scene.camera(scene.add("Main Camera", tag="MainCamera"))
    scene.instance(cart)
    project.tags("Enemy", layers={8: "Walls"})
    project.scenes(Shop=scene)


def folder(project, path):
    project.write(path + ".meta", f"fileFormatVersion: 2\nguid: {uuid.uuid4().hex}\nfolderAsset: yes\n")


def add_assemblies(project):
    """An Editor folder inside of a definition belongs to it; a definition for the editor is one of its."""
    project.write("Assets/Lib/Lib.asmdef", definition("My.Lib"))
    project.write("Assets/Lib/Lib.cs", "namespace Lib { public static class Thing { public static int Number = 4;\n#if UNITY_EDITOR\n wrong\n#endif\n } }")
    project.write("Assets/Lib/Editor/Inside.cs", "namespace Lib { public static class Inside { public static int Number = 5; } }")
    project.write("Assets/Lib/Tools/Tools.asmdef", definition("My.Lib.Editor", references=["My.Lib"], includePlatforms=["Editor"]))
    project.write("Assets/Lib/Tools/Tools.cs", """
namespace Lib
{
#if UNITY_EDITOR
    public class Tool : UnityEditor.EditorWindow { public static int Number { get { return Thing.Number + Inside.Number; } } }
#endif
}""")
