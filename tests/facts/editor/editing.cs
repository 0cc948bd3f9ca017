// Menus, windows, dialogs, preferences, undo, selection and what the editor does not do here.
using System;
using System.Collections.Generic;
using UnityEditor;
using UnityEditor.SceneManagement;
using UnityEngine;
using Object = UnityEngine.Object;
using static Facts;

public static class EditingFacts
{
    public static readonly List<string> heard = new List<string>();

    public static void Done()
    {
        Menus.Log = "";
        Check(EditorApplication.ExecuteMenuItem("Tools/Run"), Menus.Log); // => "True run "
        // menu item with keys
        Check(EditorApplication.ExecuteMenuItem("Window/Shop"), EditorWindow.HasOpenInstances<ShopWindow>(),
            EditorWindow.GetWindow<ShopWindow>().titleContent.text); // => True True The shop
        { // validation
            Menus.Log = ""; Menus.CanRun = false;
            bool ran = true; var said = Logged(() => ran = EditorApplication.ExecuteMenuItem("Tools/Run"));
            Menus.CanRun = true;
            Check(ran + " " + Menus.Log + said.Contains("disabled")); // => False True
        }
        { // no menu item
            bool ran = true; var said = Logged(() => ran = EditorApplication.ExecuteMenuItem("Tools/No"));
            Check(ran, said); // => False Error: ExecuteMenuItem failed because there is no menu named 'Tools/No'
        }
        // menu context
        Menus.Log = ""; Selection.activeGameObject = GameObject.Find("Store");
        EditorApplication.ExecuteMenuItem("GameObject/Name it");
        Check(Menus.Log); // => "Store "
        {
            var shop = GameObject.Find("Store").GetComponent<Shop>(); int old = shop.coins;
            Selection.activeObject = shop.gameObject;
            EditorApplication.ExecuteMenuItem("CONTEXT/Shop/Refill");
            var said = shop.coins;
            shop.coins = old;
            Check(said); // => 50
        }
        Throws(() => EditorApplication.ExecuteMenuItem("Tools/Fail")); // => InvalidOperationException: on purpose
        {
            ShopWindow.Log = "";
            var w = ScriptableObject.CreateInstance<ShopWindow>();
            w.Show(); w.Repaint(); w.Close();
            Check(ShopWindow.Log + (w == null)); // => enabled disabled True
        }
        // initialize on load
        Check(EditorPrefs.HasKey("OnLoadRan")); // => False
        {
            bool yes = true; int which = 7;
            var said = Logged(() =>
            {
                yes = EditorUtility.DisplayDialog("Sure?", "really", "ok", "no");
                which = EditorUtility.DisplayDialogComplex("Sure?", "really", "a", "b", "c");
            });
            Check(yes, which, said);
            // => False 1 Log: There is no user to answer the dialog 'Sure?': really (the answer is no)
        }
        EditorPrefs.SetInt("i", 4); EditorPrefs.SetBool("b", true); EditorPrefs.SetString("s", "t");
        Check(EditorPrefs.GetInt("i"), EditorPrefs.GetBool("b"), EditorPrefs.GetString("s"),
            EditorPrefs.GetFloat("none", 2.5f), PlayerPrefs.HasKey("i")); // => 4 True t 2.5 False
        SessionState.SetInt("n", 5); SessionState.SetVector3("v", Vector3.one);
        SessionState.SetString("gone", "x"); SessionState.EraseString("gone");
        Check(SessionState.GetInt("n", 0), SessionState.GetVector3("v", Vector3.zero),
            SessionState.GetString("gone", "none")); // => 5 (1.00, 1.00, 1.00) none
        // singleton
        Check(ShopSettings.instance == ShopSettings.instance && ShopSettings.instance.volume == 4); // => True
        { // undo of a change
            var shop = GameObject.Find("Store").GetComponent<Shop>();
            Undo.IncrementCurrentGroup(); Undo.RecordObject(shop, "coins");
            int old = shop.coins;
            shop.coins = 1000; Undo.PerformUndo();
            int now = shop.coins;
            Undo.PerformRedo();
            int redone = shop.coins;
            Undo.PerformUndo();
            Check(old == now, redone, shop.coins == old); // => True 1000 True
        }
        { // undo of a native change
            var t = GameObject.Find("Store").transform;
            Undo.IncrementCurrentGroup(); Undo.RecordObject(t, "move"); t.position = Vector3.zero;
            Undo.PerformUndo();
            Check(t.position); // => (1.00, 2.00, 3.00)
        }
        { // undo of creation
            Undo.IncrementCurrentGroup();
            var o = new GameObject("new");
            Undo.RegisterCreatedObjectUndo(o, "make"); Undo.PerformUndo();
            Check(o == null); // => True
        }
        {
            var a = GameObject.Find("Store"); var b = GameObject.Find("Main Camera");
            Undo.IncrementCurrentGroup();
            var c = Undo.AddComponent<Light>(a);
            Undo.SetTransformParent(a.transform, b.transform, "p");
            bool is1 = a.transform.parent == b.transform;
            Undo.PerformUndo();
            Check(is1, a.transform.parent == null, c == null); // => True True True
        }
        Undo.IncrementCurrentGroup(); Undo.RegisterCreatedObjectUndo(new GameObject("new"), "make");
        Undo.PerformUndo();
        Throws(() => Undo.PerformRedo());
        // => LeftOutException: UnityEditor.Undo.PerformRedo of an object's creation is not part of this engine
        {
            var o = new GameObject("x");
            Undo.DestroyObjectImmediate(o);
            Check(o == null); // => True
        }
        {
            var o = GameObject.Find("Store");
            Selection.objects = new Object[] { o, GameObject.Find("Cart") };
            Check(Selection.activeGameObject.name + Selection.count + Selection.transforms.Length
                + Selection.Contains(o) + Selection.activeTransform.name); // => Store22TrueStore
        }
        {
            var o = AssetDatabase.LoadMainAssetAtPath("Assets/Data/First.asset");
            Selection.activeObject = o;
            Check(Selection.activeObject.name, Selection.activeGameObject == null,
                Selection.assetGUIDs[0] == AssetDatabase.AssetPathToGUID("Assets/Data/First.asset"));
            // => First True True
        }
        Throws(() => AssetImporter.GetAtPath("Assets/Data/Notes.txt"));
        // => LeftOutException: UnityEditor.AssetImporter.GetAtPath is not part of this engine
        Throws(() => BuildPipeline.BuildPlayer(new BuildPlayerOptions()));
        // => LeftOutException: UnityEditor.BuildPipeline.BuildPlayer is not part of this engine
        Check(EditorApplication.isPlaying, PrefabStageUtility.GetCurrentPrefabStage() == null,
            SceneView.lastActiveSceneView == null); // => True True True
        Check(EditorApplication.isCompiling); // => False
        {
            int n = 0; var a = new UnityEditor.AnimatedValues.AnimBool(true, () => n++);
            a.target = false; a.value = true; a.value = true;
            Check(n, a.faded, a.Fade(2, 4), a.isAnimating); // => 2 1 4 False
        }
        {
            EditorApplication.delayCall += () => heard.Add("later");
            EditorApplication.CallbackFunction each = null;
            each = () => { heard.Add("each"); EditorApplication.update -= each; };
            EditorApplication.update += each;
            EditorApplication.update += () =>
            {
                if (heard.Count > 100) { return; }
                heard.Add("x");
                if (heard.Count == 5) { throw new Exception("in update"); }
            };
            Check(heard.Count); // => 0
        }
    }
}
