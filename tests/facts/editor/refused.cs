// Changes of files, where writes are not allowed.
using UnityEditor;
using UnityEngine;
using static Facts;

public static class RefusedFacts
{
    private static bool Names(string said) { return said.Contains("--allow-writes"); }

    public static void Refused()
    {
        Level made = ScriptableObject.CreateInstance<Level>();
        Check(Names(Said(() => AssetDatabase.CreateAsset(made, "Assets/Data/Made.asset")))); // => True
        Check(Names(Logged(() => AssetDatabase.CreateFolder("Assets", "New")))); // => True
        Check(Names(Logged(() => AssetDatabase.CopyAsset("Assets/Data/Notes.txt", "Assets/Data/Copy.txt")))); // => True
        Check(Names(AssetDatabase.MoveAsset("Assets/Data/Notes.txt", "Assets/Data/Copy.txt"))); // => True
        Check(Names(Logged(() => AssetDatabase.DeleteAsset("Assets/Data/Notes.txt")))); // => True
        GameObject store = GameObject.Find("Store");
        Check(Names(Logged(() => PrefabUtility.SaveAsPrefabAsset(store, "Assets/Prefabs/Box.prefab")))); // => True
        Level first = AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/First.asset");
        Check(first.number); // => 1
        EditorUtility.SetDirty(first);
        Check(Names(Logged(AssetDatabase.SaveAssets))); // => True
    }
}
