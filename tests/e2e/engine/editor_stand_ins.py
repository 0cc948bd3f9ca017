"""UnityEditor's stand-in: Editor assemblies of a project are compiled and loaded, and what they ask of it is answered
as Unity documents it, or refused by name."""
import os
import re
import shutil
import subprocess
import tempfile

from lib.editor import definition, fill
from lib.live import Scene, need_an_engine
from lib.probe import PLAYER, engine_of
from lib.sources import Stage, tool, write
from lib.umcp import Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test

READ = [
    ("guid to path", 'AssetDatabase.GUIDToAssetPath(AssetDatabase.AssetPathToGUID("Assets/Data/First.asset"))', "Assets/Data/First.asset"),
    ("guid of nothing", 'AssetDatabase.AssetPathToGUID("Assets/Nothing.asset") + "|" + AssetDatabase.GUIDToAssetPath("00112233445566778899aabbccddeeff") + "|" + AssetDatabase.GUIDToAssetPath("x")', "||"),
    ("path outside", 'AssetDatabase.AssetPathToGUID("../Secret.txt") + AssetDatabase.AssetPathToGUID("/etc/passwd") + AssetDatabase.AssetPathToGUID("Assets/../Assets/Data/First.asset")', ""),
    ("find by name", 'AssetDatabase.FindAssets("fir").Select(AssetDatabase.GUIDToAssetPath)', "Assets/Data/First.asset"),
    ("find by type", 'AssetDatabase.FindAssets("t:Level").Select(AssetDatabase.GUIDToAssetPath)', "Assets/Data/First.asset,Assets/Data/More/Second.asset"),
    ("find by base type", 'AssetDatabase.FindAssets("t:ScriptableObject").Length', "2"),
    ("find in folder", 'AssetDatabase.FindAssets("t:Level", new[] { "Assets/Data/More" }).Select(AssetDatabase.GUIDToAssetPath)', "Assets/Data/More/Second.asset"),
    ("find in no folder", 'AssetDatabase.FindAssets("t:Level", new[] { "Assets/Nowhere", "../" }).Length', "0"),
    ("find prefab", 'AssetDatabase.FindAssets("t:Prefab").Select(AssetDatabase.GUIDToAssetPath)', "Assets/Prefabs/Cart.prefab"),
    ("find scene", 'AssetDatabase.FindAssets("t:Scene shop").Select(AssetDatabase.GUIDToAssetPath)', "Assets/Shop.unity"),
    ("find label", 'AssetDatabase.FindAssets("l:docs").Select(AssetDatabase.GUIDToAssetPath)', "Assets/Data/Readme.txt"),
    ("find name and type", 'AssetDatabase.FindAssets("second t:Level").Length + AssetDatabase.FindAssets("second t:Prefab").Length', "1"),
    ("find unknown key", 'AssetDatabase.FindAssets("dir:x")', "LeftOutException: UnityEditor.AssetDatabase.FindAssets with 'dir:' is not part of this engine"),
    ("labels", 'AssetDatabase.GetLabels(AssetDatabase.LoadMainAssetAtPath("Assets/Data/Readme.txt"))', "Docs,Old"),
    ("load", 'AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/First.asset").number', "1"),
    ("load as another type", 'AssetDatabase.LoadAssetAtPath<Material>("Assets/Data/First.asset")', "null"),
    ("load nothing", 'AssetDatabase.LoadAssetAtPath<Object>("Assets/Nothing.asset")', "null"),
    ("load outside", 'AssetDatabase.LoadMainAssetAtPath("/etc/passwd") == null && AssetDatabase.LoadMainAssetAtPath("../game/Assets/Data/First.asset") == null', "True"),
    ("load component", 'AssetDatabase.LoadAssetAtPath<Shop>("Assets/Prefabs/Cart.prefab").coins', "12"),
    ("load text", 'AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Notes.txt").text', "some text"),
    ("load script", 'AssetDatabase.LoadAssetAtPath<MonoScript>("Assets/Game/Shop.cs").GetClass() == typeof(Shop)', "True"),
    ("load scene asset", 'AssetDatabase.LoadAssetAtPath<SceneAsset>("Assets/Shop.unity")', "Shop"),
    ("load folder", 'AssetDatabase.LoadMainAssetAtPath("Assets/Data") is DefaultAsset', "True"),
    ("load all of a prefab", 'AssetDatabase.LoadAllAssetsAtPath("Assets/Prefabs/Cart.prefab").Length', "5"),
    ("references inside assets", 'AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/More/Second.asset").next.prefab', "Cart"),
    ("main type", 'AssetDatabase.GetMainAssetTypeAtPath("Assets/Data/First.asset").Name + AssetDatabase.GetMainAssetTypeAtPath("Assets/Prefabs/Cart.prefab").Name + AssetDatabase.GetMainAssetTypeAtPath("Assets/Data").Name', "LevelGameObjectDefaultAsset"),
    ("main type of nothing", 'AssetDatabase.GetMainAssetTypeAtPath("Assets/No.asset") == null', "True"),
    ("path of", 'AssetDatabase.GetAssetPath(AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/First.asset").prefab.transform.GetChild(0))', "Assets/Prefabs/Cart.prefab"),
    ("path of a scene object", 'AssetDatabase.GetAssetPath(GameObject.Find("Store")) + AssetDatabase.Contains(GameObject.Find("Store")) + AssetDatabase.GetAssetPath(null)', "False"),
    ("contains", 'AssetDatabase.Contains(AssetDatabase.LoadMainAssetAtPath("Assets/Data/First.asset"))', "True"),
    ("folders", 'AssetDatabase.IsValidFolder("Assets") && AssetDatabase.IsValidFolder("Assets/Data/") && !AssetDatabase.IsValidFolder("Assets/Data/First.asset") && !AssetDatabase.IsValidFolder("Assets/..") && !AssetDatabase.IsValidFolder("")', "True"),
    ("sub folders", 'AssetDatabase.GetSubFolders("Assets/Data")', "Assets/Data/More"),
    ("dependencies", 'AssetDatabase.GetDependencies("Assets/Data/More/Second.asset")', "Assets/Data/First.asset,Assets/Data/More/Second.asset,Assets/Game/Level.cs,Assets/Game/Shop.cs,Assets/Prefabs/Cart.prefab"),
    ("unique path", 'AssetDatabase.GenerateUniqueAssetPath("Assets/Data/First.asset")', "Assets/Data/First 1.asset"),
    ("local id", 'string g; long id; return AssetDatabase.TryGetGUIDAndLocalFileIdentifier(AssetDatabase.LoadMainAssetAtPath("Assets/Data/First.asset"), out g, out id) + " " + id + " " + (g == AssetDatabase.AssetPathToGUID("Assets/Data/First.asset"));', "True 11400000 True"),
    ("is persistent", 'EditorUtility.IsPersistent(AssetDatabase.LoadMainAssetAtPath("Assets/Prefabs/Cart.prefab")) + " " + EditorUtility.IsPersistent(GameObject.Find("Store"))', "True False"),
    ("prefab queries", 'var o = GameObject.Find("Cart/Wheel"); return PrefabUtility.IsPartOfPrefabInstance(o) + " " + PrefabUtility.GetNearestPrefabInstanceRoot(o).name + " " + PrefabUtility.GetPrefabAssetPathOfNearestInstanceRoot(o) + " " + PrefabUtility.GetPrefabInstanceStatus(o);', "True Cart Assets/Prefabs/Cart.prefab Connected"),
    ("prefab source", 'PrefabUtility.GetCorrespondingObjectFromSource(GameObject.Find("Cart")) == AssetDatabase.LoadMainAssetAtPath("Assets/Prefabs/Cart.prefab")', "True"),
    ("not a prefab", 'PrefabUtility.GetPrefabAssetType(GameObject.Find("Store")) + " " + PrefabUtility.IsPartOfPrefabAsset(AssetDatabase.LoadMainAssetAtPath("Assets/Prefabs/Cart.prefab")) + " " + (PrefabUtility.InstantiatePrefab(GameObject.Find("Store")) == null)', "NotAPrefab True True"),
    ("instantiate prefab", 'var o = (GameObject)PrefabUtility.InstantiatePrefab(AssetDatabase.LoadMainAssetAtPath("Assets/Prefabs/Cart.prefab")); var said = o.name + " " + PrefabUtility.IsAnyPrefabInstanceRoot(o) + " " + PrefabUtility.GetPrefabAssetPathOfNearestInstanceRoot(o.transform.GetChild(0)); Object.DestroyImmediate(o); return said;', "Cart True Assets/Prefabs/Cart.prefab"),
    ("prefab contents", 'var o = PrefabUtility.LoadPrefabContents("Assets/Prefabs/Cart.prefab"); var said = o.name + " " + o.scene.IsValid() + " " + o.GetComponent<Shop>().coins; PrefabUtility.UnloadPrefabContents(o); return said + " " + (o == null);', "Cart False 12 True"),
    ("contents of nothing", 'PrefabUtility.LoadPrefabContents("Assets/No.prefab")', "ArgumentException: Path: Assets/No.prefab. Could not find a prefab there"),
    ("build scenes", 'EditorBuildSettings.scenes.Select(s => s.path + s.enabled)', "Assets/Shop.unityTrue"),
    ("target", 'EditorUserBuildSettings.activeBuildTarget + " " + Application.isEditor + " " + Application.platform', "StandaloneLinux64 False LinuxPlayer"),
    ("tags and layers", 'string.Join(",", InternalEditorUtility.tags.Reverse().Take(1)) + " " + InternalEditorUtility.layers.Contains("Walls")', "Enemy True"),
    ("nicify", 'new[] { "m_MaxHealth", "maxHealth", "URLPath", "kSpeed", "_speed" }.Select(ObjectNames.NicifyVariableName)', "Max Health,Max Health,URL Path,Speed,Speed"),
    ("natural order", 'EditorUtility.NaturalCompare("Item 9", "Item 10") < 0 && EditorUtility.NaturalCompare("b", "A") > 0', "True"),
    ("script of", 'AssetDatabase.GetAssetPath(MonoScript.FromMonoBehaviour(Object.FindObjectOfType<Shop>()))', "Assets/Game/Shop.cs"),
    ("derived types", 'TypeCache.GetTypesDerivedFrom<PropertyDrawer>().Any(t => t.Name == "ItemDrawer") && TypeCache.GetTypesWithAttribute<CustomEditor>().Count == 1', "True"),
]

SERIALIZED = [
    ("values", 'var s = new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()); return s.FindProperty("coins").intValue + " " + s.FindProperty("title").stringValue + " " + s.FindProperty("isOpen").boolValue + " " + s.FindProperty("maxSpeed").floatValue + " " + s.FindProperty("m_Secret").intValue + " " + s.FindProperty("friend").objectReferenceValue.name;', "5 shop True 1.5 7 Store"),
    ("paths", 'var s = new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()); return s.FindProperty("items.Array.data[0].name").stringValue + " " + s.FindProperty("items").GetArrayElementAtIndex(0).FindPropertyRelative("place.y").floatValue + " " + s.FindProperty("items.Array.size").intValue + " " + s.FindProperty("items").GetArrayElementAtIndex(0).FindPropertyRelative("price").propertyPath;', "apple 2 1 items.Array.data[0].price"),
    ("no property", 'var s = new SerializedObject(Object.FindObjectOfType<Shop>()); return (s.FindProperty("nothing") == null) + " " + (s.FindProperty("items.Array.data[7]") == null) + " " + (s.FindProperty("coins.x") == null) + " " + (s.FindProperty(null) == null);', "True True True True"),
    ("wrong type", 'new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()).FindProperty("title").intValue', "InvalidOperationException: type is not a supported number: 'title' is String"),
    ("no object", 'new SerializedObject((Object)null)', "ArgumentException: Object at index 0 is null"),
    ("item outside", 'new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()).FindProperty("items").GetArrayElementAtIndex(5)', "IndexOutOfRangeException: Retrieving array element but the index 5 is out of range of 'items'"),
    ("apply", 'var shop = GameObject.Find("Cart").GetComponent<Shop>(); var s = new SerializedObject(shop); s.FindProperty("coins").intValue = 77; s.FindProperty("tint").colorValue = Color.blue; s.FindProperty("mood").enumValueIndex = 2; var before = shop.coins; return before + " " + s.ApplyModifiedProperties() + " " + shop.coins + " " + shop.mood + " " + (shop.tint == Color.blue) + " " + s.ApplyModifiedProperties();', "12 True 77 Gone True False"),
    ("lists", 'var shop = GameObject.Find("Cart").GetComponent<Shop>(); var s = new SerializedObject(shop); var p = s.FindProperty("items"); p.arraySize = 2; p.GetArrayElementAtIndex(0).FindPropertyRelative("name").stringValue = "a"; p.GetArrayElementAtIndex(1).FindPropertyRelative("name").stringValue = "b"; p.InsertArrayElementAtIndex(1); p.MoveArrayElement(0, 2); p.DeleteArrayElementAtIndex(0); s.ApplyModifiedProperties(); return shop.items.Select(i => i.name);', "b,a"),
    ("walk", 'var p = new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()).GetIterator(); var names = new List<string>(); bool enter = true; while (p.NextVisible(enter)) { enter = false; names.Add(p.name); } return names;', "m_Script,coins,maxSpeed,title,isOpen,mood,items,numbers,friend,tint,m_Secret"),
    ("enums and names", 'var s = new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()); var p = s.FindProperty("mood"); return p.propertyType + " " + p.enumValueIndex + " " + string.Join(",", p.enumNames) + " " + s.FindProperty("maxSpeed").displayName + " " + s.FindProperty("maxSpeed").tooltip;', "Enum 1 Calm,Angry,Gone Max Speed how fast"),
    ("native", 'var t = GameObject.Find("Store").transform; var s = new SerializedObject(t); var p = s.FindProperty("m_LocalPosition"); var old = p.vector3Value; p.vector3Value = new Vector3(4, 5, 6); s.ApplyModifiedProperties(); var now = t.localPosition; t.localPosition = old; return old + " " + now;', "(1.00, 2.00, 3.00) (4.00, 5.00, 6.00)"),
    ("native slot", 'var s = new SerializedObject(Camera.main); s.FindProperty("field of view").floatValue = 33; s.FindProperty("m_Enabled").boolValue = false; s.ApplyModifiedProperties(); var c = Object.FindObjectOfType<Camera>(true); var said = c.fieldOfView + " " + c.enabled; c.enabled = true; return said;', "33 False"),
    ("several", 'var s = new SerializedObject(Object.FindObjectsOfType<Shop>()); var p = s.FindProperty("title"); var d = s.FindProperty("m_Secret").hasMultipleDifferentValues; p.stringValue = "both"; s.ApplyModifiedProperties(); return d + " " + string.Join(",", Object.FindObjectsOfType<Shop>().Select(x => x.title).Distinct());', "False both"),
    ("editor", 'var e = Editor.CreateEditor(GameObject.Find("Store").GetComponent<Shop>()); var shop = (Shop)e.target; int before = shop.coins; e.OnInspectorGUI(); var said = e.GetType().Name + " " + ((ShopEditor)e).Coins + " " + (shop.coins - before); shop.coins = before; return said;', "ShopEditor 6 1"),
    ("drawer", 'new ItemDrawer().GetPropertyHeight(null, null)', "36"),
    ("copy", 'var a = new GameObject("a").AddComponent<Shop>(); var b = new GameObject("b").AddComponent<Shop>(); a.coins = 9; a.items.Add(new Item { name = "x" }); EditorUtility.CopySerialized(a, b); var said = b.coins + b.items[0].name + (a.items[0] == b.items[0]); Object.DestroyImmediate(a.gameObject); Object.DestroyImmediate(b.gameObject); return said;', "9xFalse"),
]

DONE = [
    ("menu item", 'Menus.Log = ""; return EditorApplication.ExecuteMenuItem("Tools/Run") + " " + Menus.Log;', "True run "),
    ("menu item with keys", 'EditorApplication.ExecuteMenuItem("Window/Shop") + " " + EditorWindow.HasOpenInstances<ShopWindow>() + " " + EditorWindow.GetWindow<ShopWindow>().titleContent.text', "True True The shop"),
    ("validation", 'Menus.Log = ""; Menus.CanRun = false; bool ran = true; var said = Checks.Logged(() => ran = EditorApplication.ExecuteMenuItem("Tools/Run")); Menus.CanRun = true; return ran + " " + Menus.Log + said.Contains("disabled");', "False True"),
    ("no menu item", 'bool ran = true; var said = Checks.Logged(() => ran = EditorApplication.ExecuteMenuItem("Tools/No")); return ran + " " + said;', "False ExecuteMenuItem failed because there is no menu named 'Tools/No'"),
    ("menu context", 'Menus.Log = ""; Selection.activeGameObject = GameObject.Find("Store"); EditorApplication.ExecuteMenuItem("GameObject/Name it"); return Menus.Log;', "Store "),
    ("component context", 'var shop = GameObject.Find("Store").GetComponent<Shop>(); int old = shop.coins; Selection.activeObject = shop.gameObject; EditorApplication.ExecuteMenuItem("CONTEXT/Shop/Refill"); var said = shop.coins; shop.coins = old; return said;', "50"),
    ("menu item fails", 'EditorApplication.ExecuteMenuItem("Tools/Fail")', "InvalidOperationException: on purpose"),
    ("window", 'ShopWindow.Log = ""; var w = ScriptableObject.CreateInstance<ShopWindow>(); w.Show(); w.Repaint(); w.Close(); return ShopWindow.Log + (w == null);', "enabled disabled True"),
    ("initialize on load", 'EditorPrefs.HasKey("OnLoadRan")', "False"),
    ("dialog", 'bool yes = true; int which = 7; var said = Checks.Logged(() => { yes = EditorUtility.DisplayDialog("Sure?", "really", "ok", "no"); which = EditorUtility.DisplayDialogComplex("Sure?", "really", "a", "b", "c"); }); return yes + " " + which + " " + said;', "False 1 There is no user to answer the dialog 'Sure?': really (the answer is no)"),
    ("prefs", 'EditorPrefs.SetInt("i", 4); EditorPrefs.SetBool("b", true); EditorPrefs.SetString("s", "t"); return EditorPrefs.GetInt("i") + " " + EditorPrefs.GetBool("b") + " " + EditorPrefs.GetString("s") + " " + EditorPrefs.GetFloat("none", 2.5f) + " " + PlayerPrefs.HasKey("i");', "4 True t 2.5 False"),
    ("session", 'SessionState.SetInt("n", 5); SessionState.SetVector3("v", Vector3.one); SessionState.SetString("gone", "x"); SessionState.EraseString("gone"); return SessionState.GetInt("n", 0) + " " + SessionState.GetVector3("v", Vector3.zero) + " " + SessionState.GetString("gone", "none");', "5 (1.00, 1.00, 1.00) none"),
    ("singleton", 'ShopSettings.instance == ShopSettings.instance && ShopSettings.instance.volume == 4', "True"),
    ("undo of a change", 'var shop = GameObject.Find("Store").GetComponent<Shop>(); Undo.IncrementCurrentGroup(); Undo.RecordObject(shop, "coins"); int old = shop.coins; shop.coins = 1000; Undo.PerformUndo(); int now = shop.coins; Undo.PerformRedo(); int redone = shop.coins; Undo.PerformUndo(); return (old == now) + " " + redone + " " + (shop.coins == old);', "True 1000 True"),
    ("undo of a native change", 'var t = GameObject.Find("Store").transform; Undo.IncrementCurrentGroup(); Undo.RecordObject(t, "move"); t.position = Vector3.zero; Undo.PerformUndo(); return t.position;', "(1.00, 2.00, 3.00)"),
    ("undo of creation", 'Undo.IncrementCurrentGroup(); var o = new GameObject("new"); Undo.RegisterCreatedObjectUndo(o, "make"); Undo.PerformUndo(); return o == null;', "True"),
    ("undo of components and parents", 'var a = GameObject.Find("Store"); var b = GameObject.Find("Main Camera"); Undo.IncrementCurrentGroup(); var c = Undo.AddComponent<Light>(a); Undo.SetTransformParent(a.transform, b.transform, "p"); bool is1 = a.transform.parent == b.transform; Undo.PerformUndo(); return is1 + " " + (a.transform.parent == null) + " " + (c == null);', "True True True"),
    ("redo of creation", 'Undo.IncrementCurrentGroup(); Undo.RegisterCreatedObjectUndo(new GameObject("new"), "make"); Undo.PerformUndo(); Undo.PerformRedo(); return null;', "LeftOutException: UnityEditor.Undo.PerformRedo of an object's creation is not part of this engine"),
    ("destroy", 'var o = new GameObject("x"); Undo.DestroyObjectImmediate(o); return o == null;', "True"),
    ("selection", 'var o = GameObject.Find("Store"); Selection.objects = new Object[] { o, GameObject.Find("Cart") }; return Selection.activeGameObject.name + Selection.count + Selection.transforms.Length + Selection.Contains(o) + Selection.activeTransform.name;', "Store22TrueStore"),
    ("selection of assets", 'var o = AssetDatabase.LoadMainAssetAtPath("Assets/Data/First.asset"); Selection.activeObject = o; return Selection.activeObject.name + " " + (Selection.activeGameObject == null) + " " + (Selection.assetGUIDs[0] == AssetDatabase.AssetPathToGUID("Assets/Data/First.asset"));', "First True True"),
    ("left out", 'AssetImporter.GetAtPath("Assets/Data/Notes.txt")', "LeftOutException: UnityEditor.AssetImporter.GetAtPath is not part of this engine"),
    ("build", 'BuildPipeline.BuildPlayer(new BuildPlayerOptions())', "LeftOutException: UnityEditor.BuildPipeline.BuildPlayer is not part of this engine"),
    ("playing", 'EditorApplication.isPlaying + " " + (PrefabStageUtility.GetCurrentPrefabStage() == null) + " " + (SceneView.lastActiveSceneView == null)', "True True True"),
    ("compiling", 'EditorApplication.isCompiling', "False"),
    ("animated values", 'int n = 0; var a = new UnityEditor.AnimatedValues.AnimBool(true, () => n++); a.target = false; a.value = true; a.value = true; return n + " " + a.faded + " " + a.Fade(2, 4) + " " + a.isAnimating;', "2 1 4 False"),
    ("later", 'EditorApplication.delayCall += () => Checks.Heard.Add("later"); EditorApplication.CallbackFunction each = null; each = () => { Checks.Heard.Add("each"); EditorApplication.update -= each; }; EditorApplication.update += each; EditorApplication.update += () => { if (Checks.Heard.Count > 100) { return; } Checks.Heard.Add("x"); if (Checks.Heard.Count == 5) { throw new Exception("in update"); } }; return Checks.Heard.Count;', "0"),
]

WRITTEN = [
    ("create", 'var l = ScriptableObject.CreateInstance<Level>(); l.number = 42; l.names = new[] { "x", "y" }; l.prefab = AssetDatabase.LoadAssetAtPath<GameObject>("Assets/Prefabs/Cart.prefab"); AssetDatabase.CreateAsset(l, "Assets/Data/Made.asset"); return AssetDatabase.GetAssetPath(l) + " " + (AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/Made.asset") == l) + " " + l.name;', "Assets/Data/Made.asset True Made"),
    ("create twice", 'AssetDatabase.CreateAsset(AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/Made.asset"), "Assets/Data/Other.asset")' + '; return 1;', "UnityException: Creating asset at path 'Assets/Data/Other.asset' failed: the object is an asset already, at Assets/Data/Made.asset"),
    ("create outside", 'AssetDatabase.CreateAsset(ScriptableObject.CreateInstance<Level>(), "Assets/../Evil.asset"); return 1;', "UnityException: Creating asset at path 'Assets/../Evil.asset' failed: 'Assets/../Evil.asset' is not a path below the Assets or Packages folder of this project"),
    ("create nowhere", 'AssetDatabase.CreateAsset(ScriptableObject.CreateInstance<Level>(), "Assets/None/Made.asset"); return 1;', "UnityException: Creating asset at path 'Assets/None/Made.asset' failed: its folder does not exist"),
    ("save", 'var l = AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/First.asset"); l.number = 11; AssetDatabase.SaveAssets(); var before = File.ReadAllText("Assets/Data/First.asset".Insert(0, Path.GetDirectoryName(Application.dataPath) + "/")).Contains("number: 11"); EditorUtility.SetDirty(l); AssetDatabase.SaveAssets(); return before + " " + File.ReadAllText(Application.dataPath + "/Data/First.asset").Contains("number: 11") + " " + EditorUtility.IsDirty(l);', "False True False"),
    ("folder", 'var guid = AssetDatabase.CreateFolder("Assets", "New"); return (AssetDatabase.GUIDToAssetPath(guid)) + " " + AssetDatabase.IsValidFolder("Assets/New") + " " + AssetDatabase.GUIDToAssetPath(AssetDatabase.CreateFolder("Assets", "New"));', "Assets/New True Assets/New 1"),
    ("folder outside", 'string guid = null; var said = Checks.Logged(() => guid = AssetDatabase.CreateFolder("Assets/..", "Evil")); return guid + said.Contains("is not a path below");', "True"),
    ("copy", 'AssetDatabase.CopyAsset("Assets/Data/Notes.txt", "Assets/New/Notes.txt") + " " + AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/New/Notes.txt").text + " " + (AssetDatabase.AssetPathToGUID("Assets/New/Notes.txt") != AssetDatabase.AssetPathToGUID("Assets/Data/Notes.txt"))', "True some text True"),
    ("move", 'var guid = AssetDatabase.AssetPathToGUID("Assets/New/Notes.txt"); return AssetDatabase.MoveAsset("Assets/New/Notes.txt", "Assets/Data/Moved.txt") + "|" + (AssetDatabase.AssetPathToGUID("Assets/Data/Moved.txt") == guid) + AssetDatabase.AssetPathToGUID("Assets/New/Notes.txt");', "|True"),
    ("move onto", 'AssetDatabase.MoveAsset("Assets/Data/Moved.txt", "Assets/Data/First.asset")', "'Assets/Data/First.asset' is there already"),
    ("move nothing", 'AssetDatabase.MoveAsset("Assets/No.txt", "Assets/Data/No.txt")', "there is no asset 'Assets/No.txt'"),
    ("move outside", 'AssetDatabase.MoveAsset("Assets/Data/Moved.txt", "Assets/../../Moved.txt").Contains("is not a path below")', "True"),
    ("rename", 'AssetDatabase.RenameAsset("Assets/Data/Moved.txt", "Named") + "|" + AssetDatabase.LoadMainAssetAtPath("Assets/Data/Named.txt").name + "|" + AssetDatabase.RenameAsset("Assets/Data/Named.txt", "../x")', "|Named|'../x' is not a valid name"),
    ("delete", 'AssetDatabase.DeleteAsset("Assets/Data/Named.txt") + " " + File.Exists(Application.dataPath + "/Data/Named.txt.meta") + " " + AssetDatabase.DeleteAsset("Assets/Data/Named.txt")', "True False False"),
    ("delete outside", 'bool done = true; Checks.Logged(() => done = AssetDatabase.DeleteAsset("Assets/../ProjectSettings")); return done + " " + Directory.Exists(Application.dataPath + "/../ProjectSettings");', "False True"),
    ("import", 'File.WriteAllText(Application.dataPath + "/Data/Late.txt", "late"); var before = AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Late.txt"); AssetDatabase.ImportAsset("Assets/Data/Late.txt"); return (before == null) + " " + AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Late.txt").text;', "True late"),
    ("refresh", 'File.WriteAllText(Application.dataPath + "/Data/Later.txt", "later"); AssetDatabase.Refresh(); return AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Later.txt").text;', "later"),
    ("labels", 'AssetDatabase.SetLabels(AssetDatabase.LoadMainAssetAtPath("Assets/Data/Later.txt"), new[] { "A", "B" }); return AssetDatabase.FindAssets("l:B").Select(AssetDatabase.GUIDToAssetPath);', "Assets/Data/Later.txt"),
    ("save prefab", 'var o = new GameObject("Box"); o.AddComponent<Shop>().coins = 8; bool done; var p = PrefabUtility.SaveAsPrefabAsset(o, "Assets/Prefabs/Box.prefab", out done); var said = done + " " + p.GetComponent<Shop>().coins + " " + (p != o) + " " + AssetDatabase.GetAssetPath(p); Object.DestroyImmediate(o); return said;', "True 8 True Assets/Prefabs/Box.prefab"),
    ("edit prefab", 'using (var scope = new PrefabUtility.EditPrefabContentsScope("Assets/Prefabs/Box.prefab")) { scope.prefabContentsRoot.GetComponent<Shop>().coins = 88; } return AssetDatabase.LoadAssetAtPath<Shop>("Assets/Prefabs/Box.prefab").coins;', "88"),
    ("save prefab outside", 'PrefabUtility.SaveAsPrefabAsset(GameObject.Find("Store"), "Assets/../Box.prefab")', "ArgumentException: path must lie below Assets"),
    ("package of the cache", 'var p = "Packages/com.x.cached/Notes.txt"; var said = AssetDatabase.LoadAssetAtPath<TextAsset>(p).text; bool done = true; var why = Checks.Logged(() => done = AssetDatabase.DeleteAsset(p)); return said + " " + done + " " + why.Contains("a package of the cache cannot be changed") + " " + AssetDatabase.MoveAsset(p, "Assets/Data/Taken.txt").Contains("cannot be changed") + " " + Checks.Logged(() => AssetDatabase.SetLabels(AssetDatabase.LoadMainAssetAtPath(p), new[] { "A" })).Contains("cannot be changed") + " " + Checks.Logged(() => AssetDatabase.CreateFolder("Packages/com.x.cached", "New")).Contains("cannot be changed") + " " + AssetDatabase.IsOpenForEdit(p);', "cached False True True True True False"),
    ("copy from the cache", 'AssetDatabase.IsValidFolder("Packages/com.x.cached/Sub") + " " + AssetDatabase.CopyAsset("Packages/com.x.cached/Notes.txt", "Assets/Data/Taken.txt") + " " + AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Taken.txt").text', "True True cached"),
    ("save scene", 'GameObject.Find("Store").GetComponent<Shop>().coins = 55; return EditorSceneManager.SaveScene(SceneManager.GetActiveScene()) + " " + File.ReadAllText(Application.dataPath + "/Shop.unity").Contains("coins: 55");', "True True"),
]

REFUSED = [
    ("create", 'AssetDatabase.CreateAsset(ScriptableObject.CreateInstance<Level>(), "Assets/Data/Made.asset"); return 1;', "--allow-writes"),
    ("folder", 'Checks.Logged(() => AssetDatabase.CreateFolder("Assets", "New"))', "--allow-writes"),
    ("copy", 'Checks.Logged(() => AssetDatabase.CopyAsset("Assets/Data/Notes.txt", "Assets/Data/Copy.txt"))', "--allow-writes"),
    ("move", 'AssetDatabase.MoveAsset("Assets/Data/Notes.txt", "Assets/Data/Copy.txt")', "--allow-writes"),
    ("delete", 'Checks.Logged(() => AssetDatabase.DeleteAsset("Assets/Data/Notes.txt"))', "--allow-writes"),
    ("save", 'var l = AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/First.asset"); EditorUtility.SetDirty(l); return Checks.Logged(AssetDatabase.SaveAssets);', "--allow-writes"),
    ("prefab", 'Checks.Logged(() => PrefabUtility.SaveAsPrefabAsset(GameObject.Find("Store"), "Assets/Prefabs/Box.prefab"))', "--allow-writes"),
    ("read", 'AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/First.asset").number', "1"),
]

GROUPS = {"Read": READ, "Serialized": SERIALIZED, "Done": DONE, "Written": WRITTEN}


def add_cached(project):
    folder = "Library/PackageCache/com.x.cached@1.0.0/"
    meta = "fileFormatVersion: 2\nguid: {}\n"
    for i, (name, text) in enumerate({"package.json": '{"name":"com.x.cached","version":"1.0.0"}', "Notes.txt": "cached", "Sub/More.txt": "more"}.items()):
        project.write(folder + name, text)
        project.write(folder + name + ".meta", meta.format("5566778899aabbccddeeff001122330" + str(i)))
    project.write(folder + "Sub.meta", meta.format("5566778899aabbccddeeff0011223309") + "folderAsset: yes\n")


def add_dll(project):
    """A library that its .meta file gives to the editor alone."""
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "Lib.cs", "namespace EditorLib { public class Thing { public static int Number = 77; } }")
        subprocess.run(["mcs", "-target:library", "-out:Editor.Things.dll", "Lib.cs"], cwd=folder, check=True)
        os.makedirs(os.path.join(project.root, "Assets/Libs"), exist_ok=True)
        shutil.copy(os.path.join(folder, "Editor.Things.dll"), os.path.join(project.root, "Assets/Libs"))
    project.write("Assets/Libs/Editor.Things.dll.meta", "fileFormatVersion: 2\nguid: 11112222333344445555666677778888\nPluginImporter:\n"
                  "  platformData:\n  - first:\n      Any: \n    second:\n      enabled: 0\n      settings: {}\n"
                  "  - first:\n      Editor: Editor\n    second:\n      enabled: 1\n      settings:\n        DefaultValueInitialized: true\n")
    project.write("Assets/Editor/UsesLib.cs", "public static class UsesLib { public static int Number { get { return EditorLib.Thing.Number; } } }")


def stage_of(groups=None, more=None):
    def make(project):
        fill(project, GROUPS if groups is None else groups)
        if more:
            more(project)
    stage = Stage(make)
    stage.server.compiled = None
    return stage


def answers(text):
    return dict(line.split("\t", 1) for line in text.split("\n"))


def run(stage, group):
    found = answers(stage.eval(f'Checks.Run("{group}")'))
    bad = [f"{name}: {found.get(name)!r}, not {wanted!r}" for name, _, wanted in GROUPS[group] if found.get(name) != wanted]
    same(bad, [])


@test
def editor_assemblies_are_unitys():
    with stage_of({}, add_dll) as stage:
        named = {"ShopEditor": "Assembly-CSharp-Editor", "Lib.Thing": "My.Lib", "Lib.Inside": "My.Lib", "Lib.Tool": "My.Lib.Editor",
                 "EditorLib.Thing": "Editor.Things", "UnityEditor.AssetDatabase": "UnityEditor"}
        for name, assembly in named.items():
            same(stage.eval(f"typeof({name}).Assembly.GetName().Name"), assembly)
        same(stage.eval("Lib.Tool.Number + UsesLib.Number"), "86")
        same(stage.eval("Shop.IsEditor"), "False")
        same(call(stage, "editortool"), "1")
        stage.project.write("Assets/Editor/UsesLib.cs", "public static class UsesLib { public static int Number { get { return 5; } } }")
        stage.becomes("UsesLib.Number", "5")


def call(stage, name):
    """What a tool of an Editor folder answers, once it is there."""
    reply = wait_for(lambda: stage.server.post(request("tools/call", {"name": name, "arguments": {}})).json().get("result"), name, 60)
    return reply["content"][0]["text"]


@test
def what_editor_code_asks_is_answered():
    with stage_of(more=add_cached) as stage:
        for group in ("Read", "Serialized", "Done", "Written"):
            run(stage, group)
        wait_for(lambda: stage.eval('Checks.Heard.Count > 20'), "frames")
        same(stage.eval('string.Join(" ", Checks.Heard.Take(4))'), "later each x x")
        selected_by_tools(stage)
        made = os.path.join(stage.project.root, "Assets/Data/Made.asset")
        with open(made, encoding="utf-8") as file:
            text = file.read()
        expect(re.search(r"m_Name: Made\n.*number: 42\n  names:\n  - x\n  - y\n  prefab: {fileID: \d+, guid: [0-9a-f]{32}, type: 3}", text, re.S), text)
        with open(made + ".meta", encoding="utf-8") as file:
            expect("NativeFormatImporter:" in file.read(), "a .meta file")
        expect(not os.path.exists(os.path.join(stage.project.root, "Evil.asset")), "nothing is written outside")
        stage.put("More.cs", tool("More"))  # a reload, after which prefs and session are as before
        stage.becomes("typeof(More).Name", "More")
        same(stage.eval('UnityEditor.EditorPrefs.GetInt("i") + UnityEditor.SessionState.GetInt("n", 0)'), "9")


def selected_by_tools(stage):
    """Both sides see one selection."""
    server = stage.server
    cart = next(card["Id"] for card in server.cards() if card["Path"] == "/Cart")
    stage.eval('UnityEditor.Selection.activeGameObject = GameObject.Find("Cart")')
    same(server.tool("GetSelection")["ActiveId"], cart)
    store = next(card["Id"] for card in server.cards() if card["Path"] == "/Store")
    server.ask_tool("SelectObject", {"objectId": store})
    same(stage.eval("UnityEditor.Selection.activeGameObject.name"), "Store")
    same(server.tool("GetSelection")["ActiveId"], store)


@test
def a_closed_gate_is_named():
    def make(project):
        fill(project, {"Refused": REFUSED})
        project.write("Assets/Editor/Refused.cs", tool("Refused").replace('"1"', 'Checks.Run("Refused")'))
    stage = Stage(make)
    stage.server.args = [a for a in stage.server.args if a != "--allow-writes"]
    stage.server.compiled = None
    with stage:
        found = answers(call(stage, "refused"))
        same([name for name, _, part in REFUSED if part not in found[name]], [], found)


UNRULY = """
public class Unruly : UnityEngine.ScriptableObject, UnityEngine.ISerializationCallbackReceiver
{
    public int number;
    public static System.Action<Unruly> Before;
    public void OnBeforeSerialize() { if (Before != null) { Before(this); } }
    public void OnAfterDeserialize() { }
}
"""
LOADED = """
public class Loaded : UnityEngine.MonoBehaviour, UnityEngine.ISerializationCallbackReceiver
{
    public int number;
    public static System.Action Then;
    public void OnBeforeSerialize() { }
    public void OnAfterDeserialize() { if (Then != null) { Then(); } }
}
"""


@test
def an_asset_may_be_destroyed_by_its_own_code_while_it_is_written():
    """Memory that is given back is overwritten here, so that who still reads it fails."""
    stage = stage_of({}, lambda project: project.script("Unruly", UNRULY))
    player = os.path.join(stage.server.folder, "player")
    with open(player, "w", encoding="utf-8") as file:
        file.write(f'#!/bin/sh\nGLIBC_TUNABLES=glibc.malloc.perturb=165:glibc.malloc.tcache_count=0 exec "{PLAYER}" "$@"\n')
    os.chmod(player, 0o700)
    stage.server.args += ["--player", player]
    with stage:
        said = stage.eval("""
Unruly.Before = u => Object.DestroyImmediate(u, true);
var of = ScriptableObject.CreateInstance<Unruly>();
try { UnityEditor.AssetDatabase.CreateAsset(of, "Assets/Unruly.asset"); return "written"; }
catch (System.Exception e) { return e.Message; }
finally { Unruly.Before = null; }""")
        same(said, "Creating asset at path 'Assets/Unruly.asset' failed: The fields of Unruly cannot be read")
        expect(not os.path.exists(os.path.join(stage.project.root, "Assets/Unruly.asset")), "a file")
        same(engine_of(stage.server), stage.engine)


@test
def a_scene_is_not_saved_while_it_is_loaded():
    def more(project):
        scene = Scene()
        scene.script(scene.add("Loaded"), project.script("Loaded", LOADED), "number: 4")
        project.scenes(Other=scene)
    with stage_of({}, more) as stage:
        path = os.path.join(stage.project.root, "Assets/Other.unity")
        before = os.stat(path)
        stage.eval("""
Loaded.Then = () => { Loaded.Then = null; UnityEditor.SceneManagement.EditorSceneManager.SaveScene(
    UnityEngine.SceneManagement.SceneManager.GetSceneByName("Other"), "Assets/Copy.unity"); };
UnityEngine.SceneManagement.SceneManager.LoadScene("Other"); return 1;""")
        stage.becomes('GameObject.Find("Loaded") != null', "True")
        stage.is_logged("A scene cannot be saved while objects are being loaded")
        same((os.stat(path).st_ino, os.stat(path).st_mtime_ns), (before.st_ino, before.st_mtime_ns))
        expect(not os.path.exists(os.path.join(stage.project.root, "Assets/Copy.unity")), "a copy")
        same(stage.eval('UnityEditor.SceneManagement.EditorSceneManager.SaveScene('
                        'UnityEngine.SceneManagement.SceneManager.GetActiveScene(), "Assets/Copy.unity")'), "True")


@test
def scripts_go_on_while_editor_assemblies_come():
    """They start once: what only adds the editor's assemblies reloads nothing. A member that does not compile costs no other."""
    def more(project):
        guid = project.script("Once", "using UnityEngine; public class Once : MonoBehaviour { void Awake() { PlayerPrefs.SetInt(\"awakes\", PlayerPrefs.GetInt(\"awakes\") + 1); } }")
        scene = Scene()
        scene.script(scene.add("Once"), guid)
        project.scenes(Once=scene)
        project.write("Assets/Editor/Bad.cs", "using UnityEditor; public class Bad : EditorWindow { public int A() { return NoSuch.Thing; } public int B() { return 2; } }")
    with stage_of({}, more) as stage:
        same(stage.eval("ScriptableObject.CreateInstance<Bad>().B()"), "2")
        expect("NoSuch" in stage.eval("try { ScriptableObject.CreateInstance<Bad>().A(); return \"\"; } catch (System.Exception e) { return e.Message; }"), "it names what is missing")
        same(stage.eval('PlayerPrefs.GetInt("awakes")'), "1")


WATCH = r"""
public class Watch
{
    private static readonly string s_Path = UnityEngine.Application.persistentDataPath + "/compiling";
    public static string Seen() => System.IO.File.Exists(s_Path) ? "seen" : "no";
    public static void Begin() { UnityEditor.EditorApplication.update += () => { if (UnityEditor.EditorApplication.isCompiling) { System.IO.File.WriteAllText(s_Path, ""); } }; }
}
"""


@test
def compiling_is_told():
    """Who looks in each frame sees it while a changed script is compiled, and not before or after."""
    with stage_of({}, lambda project: project.write("Assets/Editor/Watch.cs", WATCH)) as stage:
        same(stage.eval("Watch.Begin(); return UnityEditor.EditorApplication.isCompiling + Watch.Seen();"), "Falseno")
        stage.project.script("Later", "public class Later { }")
        stage.becomes("typeof(Later).Name", "Later")
        same(stage.eval("UnityEditor.EditorApplication.isCompiling + Watch.Seen()"), "Falseseen")


if __name__ == "__main__":
    need_an_engine()
    suite.main()
