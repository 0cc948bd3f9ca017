// Changes of files, where writes are allowed.
using System.IO;
using System.Linq;
using UnityEditor;
using UnityEditor.SceneManagement;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Facts;

public static class WritingFacts
{
    public static void Written()
    {
        {
            var l = ScriptableObject.CreateInstance<Level>();
            l.number = 42; l.names = new[] { "x", "y" };
            l.prefab = AssetDatabase.LoadAssetAtPath<GameObject>("Assets/Prefabs/Cart.prefab");
            AssetDatabase.CreateAsset(l, "Assets/Data/Made.asset");
            Check(AssetDatabase.GetAssetPath(l), AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/Made.asset") == l,
                l.name); // => Assets/Data/Made.asset True Made
        }
        // create twice
        Throws(() => AssetDatabase.CreateAsset(AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/Made.asset"),
            "Assets/Data/Other.asset"));
        // => UnityException: Creating asset at path 'Assets/Data/Other.asset' failed: the object is an asset already,
        //     at Assets/Data/Made.asset
        // create outside
        Throws(() => AssetDatabase.CreateAsset(ScriptableObject.CreateInstance<Level>(), "Assets/../Evil.asset"));
        // => UnityException: Creating asset at path 'Assets/../Evil.asset' failed: 'Assets/../Evil.asset' is not a path
        //     below the Assets or Packages folder of this project
        // create nowhere
        Throws(() => AssetDatabase.CreateAsset(ScriptableObject.CreateInstance<Level>(), "Assets/None/Made.asset"));
        // => UnityException: Creating asset at path 'Assets/None/Made.asset' failed: its folder does not exist
        {
            var l = AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/First.asset");
            l.number = 11; AssetDatabase.SaveAssets();
            var before = File.ReadAllText("Assets/Data/First.asset".Insert(0,
                Path.GetDirectoryName(Application.dataPath) + "/")).Contains("number: 11");
            EditorUtility.SetDirty(l); AssetDatabase.SaveAssets();
            Check(before, File.ReadAllText(Application.dataPath + "/Data/First.asset").Contains("number: 11"),
                EditorUtility.IsDirty(l)); // => False True False
        }
        {
            var guid = AssetDatabase.CreateFolder("Assets", "New");
            Check(AssetDatabase.GUIDToAssetPath(guid), AssetDatabase.IsValidFolder("Assets/New"),
                AssetDatabase.GUIDToAssetPath(AssetDatabase.CreateFolder("Assets", "New")));
            // => Assets/New True Assets/New 1
        }
        { // folder outside
            string guid = null;
            var said = Logged(() => guid = AssetDatabase.CreateFolder("Assets/..", "Evil"));
            Check(guid + said.Contains("is not a path below")); // => True
        }
        Check(AssetDatabase.CopyAsset("Assets/Data/Notes.txt", "Assets/New/Notes.txt"),
            AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/New/Notes.txt").text,
            AssetDatabase.AssetPathToGUID("Assets/New/Notes.txt")
                != AssetDatabase.AssetPathToGUID("Assets/Data/Notes.txt")); // => True some text True
        {
            var guid = AssetDatabase.AssetPathToGUID("Assets/New/Notes.txt");
            Check(AssetDatabase.MoveAsset("Assets/New/Notes.txt", "Assets/Data/Moved.txt") + "|"
                + (AssetDatabase.AssetPathToGUID("Assets/Data/Moved.txt") == guid)
                + AssetDatabase.AssetPathToGUID("Assets/New/Notes.txt")); // => |True
        }
        // move onto
        Check(AssetDatabase.MoveAsset("Assets/Data/Moved.txt", "Assets/Data/First.asset"));
        // => 'Assets/Data/First.asset' is there already
        // move nothing
        Check(AssetDatabase.MoveAsset("Assets/No.txt", "Assets/Data/No.txt")); // => there is no asset 'Assets/No.txt'
        // move outside
        Check(AssetDatabase.MoveAsset("Assets/Data/Moved.txt", "Assets/../../Moved.txt")
            .Contains("is not a path below")); // => True
        Check(AssetDatabase.RenameAsset("Assets/Data/Moved.txt", "Named") + "|"
            + AssetDatabase.LoadMainAssetAtPath("Assets/Data/Named.txt").name + "|"
            + AssetDatabase.RenameAsset("Assets/Data/Named.txt", "../x")); // => |Named|'../x' is not a valid name
        Check(AssetDatabase.DeleteAsset("Assets/Data/Named.txt"),
            File.Exists(Application.dataPath + "/Data/Named.txt.meta"),
            AssetDatabase.DeleteAsset("Assets/Data/Named.txt")); // => True False False
        { // delete outside
            bool done = true;
            Logged(() => done = AssetDatabase.DeleteAsset("Assets/../ProjectSettings"));
            Check(done, Directory.Exists(Application.dataPath + "/../ProjectSettings")); // => False True
        }
        {
            File.WriteAllText(Application.dataPath + "/Data/Late.txt", "late");
            var before = AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Late.txt");
            AssetDatabase.ImportAsset("Assets/Data/Late.txt");
            Check(before == null, AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Late.txt").text);
            // => True late
        }
        File.WriteAllText(Application.dataPath + "/Data/Later.txt", "later"); AssetDatabase.Refresh();
        Check(AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Later.txt").text); // => later
        AssetDatabase.SetLabels(AssetDatabase.LoadMainAssetAtPath("Assets/Data/Later.txt"), new[] { "A", "B" });
        Check(AssetDatabase.FindAssets("l:B").Select(AssetDatabase.GUIDToAssetPath)); // => Assets/Data/Later.txt
        {
            var o = new GameObject("Box");
            o.AddComponent<Shop>().coins = 8;
            bool done; var p = PrefabUtility.SaveAsPrefabAsset(o, "Assets/Prefabs/Box.prefab", out done);
            var said = done + " " + p.GetComponent<Shop>().coins + " " + (p != o) + " "
                + AssetDatabase.GetAssetPath(p);
            Object.DestroyImmediate(o);
            Check(said); // => True 8 True Assets/Prefabs/Box.prefab
        }
        using (var scope = new PrefabUtility.EditPrefabContentsScope("Assets/Prefabs/Box.prefab"))
        {
            scope.prefabContentsRoot.GetComponent<Shop>().coins = 88;
        }
        Check(AssetDatabase.LoadAssetAtPath<Shop>("Assets/Prefabs/Box.prefab").coins); // => 88
        // save prefab outside
        Throws(() => PrefabUtility.SaveAsPrefabAsset(GameObject.Find("Store"), "Assets/../Box.prefab"));
        // => ArgumentException: path must lie below Assets
        {
            var p = "Packages/com.x.cached/Notes.txt";
            var said = AssetDatabase.LoadAssetAtPath<TextAsset>(p).text; bool done = true;
            var why = Logged(() => done = AssetDatabase.DeleteAsset(p));
            Check(said, done, why.Contains("a package of the cache cannot be changed"),
                AssetDatabase.MoveAsset(p, "Assets/Data/Taken.txt").Contains("cannot be changed"),
                Logged(() => AssetDatabase.SetLabels(AssetDatabase.LoadMainAssetAtPath(p), new[] { "A" })).Contains(
                    "cannot be changed"),
                Logged(() => AssetDatabase.CreateFolder("Packages/com.x.cached", "New")).Contains(
                    "cannot be changed"), AssetDatabase.IsOpenForEdit(p)); // => cached False True True True True False
        }
        Check(AssetDatabase.IsValidFolder("Packages/com.x.cached/Sub"),
            AssetDatabase.CopyAsset("Packages/com.x.cached/Notes.txt", "Assets/Data/Taken.txt"),
            AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Taken.txt").text); // => True True cached
        GameObject.Find("Store").GetComponent<Shop>().coins = 55;
        Check(EditorSceneManager.SaveScene(SceneManager.GetActiveScene()),
            File.ReadAllText(Application.dataPath + "/Shop.unity").Contains("coins: 55")); // => True True
    }
}
