// AssetDatabase, prefabs and names of the editor, without changing files.
using System.Linq;
using UnityEditor;
using UnityEditorInternal;
using UnityEngine;
using Object = UnityEngine.Object;
using static Facts;

public static class AssetsFacts
{
    public static void Read()
    {
        Check(AssetDatabase.GUIDToAssetPath(AssetDatabase.AssetPathToGUID("Assets/Data/First.asset")));
        // => Assets/Data/First.asset
        // guid of nothing
        Check(AssetDatabase.AssetPathToGUID("Assets/Nothing.asset") + "|"
            + AssetDatabase.GUIDToAssetPath("00112233445566778899aabbccddeeff") + "|"
            + AssetDatabase.GUIDToAssetPath("x")); // => ||
        // path outside
        Check(AssetDatabase.AssetPathToGUID("../Secret.txt") + AssetDatabase.AssetPathToGUID("/etc/passwd")
            + AssetDatabase.AssetPathToGUID("Assets/../Assets/Data/First.asset")); // => ""
        // find by name
        Check(AssetDatabase.FindAssets("fir").Select(AssetDatabase.GUIDToAssetPath)); // => Assets/Data/First.asset
        // find by type
        Check(AssetDatabase.FindAssets("t:Level").Select(AssetDatabase.GUIDToAssetPath));
        // => Assets/Data/First.asset,Assets/Data/More/Second.asset
        // find by base type
        Check(AssetDatabase.FindAssets("t:ScriptableObject").Length); // => 2
        // find in folder
        Check(AssetDatabase.FindAssets("t:Level", new[] { "Assets/Data/More" })
            .Select(AssetDatabase.GUIDToAssetPath)); // => Assets/Data/More/Second.asset
        // find in no folder
        Check(AssetDatabase.FindAssets("t:Level", new[] { "Assets/Nowhere", "../" }).Length); // => 0
        Check(AssetDatabase.FindAssets("t:Prefab").Select(AssetDatabase.GUIDToAssetPath));
        // => Assets/Prefabs/Cart.prefab
        Check(AssetDatabase.FindAssets("t:Scene shop").Select(AssetDatabase.GUIDToAssetPath)); // => Assets/Shop.unity
        // find label
        Check(AssetDatabase.FindAssets("l:docs").Select(AssetDatabase.GUIDToAssetPath)); // => Assets/Data/Readme.txt
        // find name and type
        Check(AssetDatabase.FindAssets("second t:Level").Length + AssetDatabase.FindAssets("second t:Prefab").Length);
        // => 1
        // find unknown key
        Throws(() => AssetDatabase.FindAssets("dir:x"));
        // => LeftOutException: UnityEditor.AssetDatabase.FindAssets with 'dir:' is not part of this engine
        Check(AssetDatabase.GetLabels(AssetDatabase.LoadMainAssetAtPath("Assets/Data/Readme.txt"))); // => Docs,Old
        Check(AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/First.asset").number); // => 1
        // load as another type
        Check(AssetDatabase.LoadAssetAtPath<Material>("Assets/Data/First.asset")); // => null
        // load nothing
        Check(AssetDatabase.LoadAssetAtPath<Object>("Assets/Nothing.asset")); // => null
        // load outside
        Check(AssetDatabase.LoadMainAssetAtPath("/etc/passwd") == null
            && AssetDatabase.LoadMainAssetAtPath("../game/Assets/Data/First.asset") == null); // => True
        // load component
        Check(AssetDatabase.LoadAssetAtPath<Shop>("Assets/Prefabs/Cart.prefab").coins); // => 12
        Check(AssetDatabase.LoadAssetAtPath<TextAsset>("Assets/Data/Notes.txt").text); // => some text
        Check(AssetDatabase.LoadAssetAtPath<MonoScript>("Assets/Game/Shop.cs").GetClass() == typeof(Shop)); // => True
        Check(AssetDatabase.LoadAssetAtPath<SceneAsset>("Assets/Shop.unity")); // => Shop
        // load folder
        Check(AssetDatabase.LoadMainAssetAtPath("Assets/Data") is DefaultAsset); // => True
        Check(AssetDatabase.LoadAllAssetsAtPath("Assets/Prefabs/Cart.prefab").Length); // => 5
        // references inside assets
        Check(AssetDatabase.LoadAssetAtPath<Level>("Assets/Data/More/Second.asset").next.prefab); // => Cart
        Check(AssetDatabase.GetMainAssetTypeAtPath("Assets/Data/First.asset").Name
            + AssetDatabase.GetMainAssetTypeAtPath("Assets/Prefabs/Cart.prefab").Name
            + AssetDatabase.GetMainAssetTypeAtPath("Assets/Data").Name); // => LevelGameObjectDefaultAsset
        // main type of nothing
        Check(AssetDatabase.GetMainAssetTypeAtPath("Assets/No.asset") == null); // => True
        Check(AssetDatabase.GetAssetPath(AssetDatabase.LoadAssetAtPath<Level>(
            "Assets/Data/First.asset").prefab.transform.GetChild(0))); // => Assets/Prefabs/Cart.prefab
        // path of a scene object
        Check(AssetDatabase.GetAssetPath(GameObject.Find("Store")) + AssetDatabase.Contains(GameObject.Find("Store"))
            + AssetDatabase.GetAssetPath(null)); // => False
        Check(AssetDatabase.Contains(AssetDatabase.LoadMainAssetAtPath("Assets/Data/First.asset"))); // => True
        Check(AssetDatabase.IsValidFolder("Assets") && AssetDatabase.IsValidFolder("Assets/Data/")
            && !AssetDatabase.IsValidFolder("Assets/Data/First.asset") && !AssetDatabase.IsValidFolder("Assets/..")
            && !AssetDatabase.IsValidFolder("")); // => True
        Check(AssetDatabase.GetSubFolders("Assets/Data")); // => Assets/Data/More
        Check(AssetDatabase.GetDependencies("Assets/Data/More/Second.asset"));
        // => Assets/Data/First.asset,Assets/Data/More/Second.asset,Assets/Game/Level.cs,Assets/Game/Shop.cs,
        //    Assets/Prefabs/Cart.prefab
        Check(AssetDatabase.GenerateUniqueAssetPath("Assets/Data/First.asset")); // => Assets/Data/First 1.asset
        {
            string g; long id;
            Check(AssetDatabase.TryGetGUIDAndLocalFileIdentifier(AssetDatabase.LoadMainAssetAtPath(
                "Assets/Data/First.asset"), out g, out id), id,
                g == AssetDatabase.AssetPathToGUID("Assets/Data/First.asset")); // => True 11400000 True
        }
        Check(EditorUtility.IsPersistent(AssetDatabase.LoadMainAssetAtPath("Assets/Prefabs/Cart.prefab")),
            EditorUtility.IsPersistent(GameObject.Find("Store"))); // => True False
        { // prefab queries
            var o = GameObject.Find("Cart/Wheel");
            Check(PrefabUtility.IsPartOfPrefabInstance(o), PrefabUtility.GetNearestPrefabInstanceRoot(o).name,
                PrefabUtility.GetPrefabAssetPathOfNearestInstanceRoot(o), PrefabUtility.GetPrefabInstanceStatus(o));
            // => True Cart Assets/Prefabs/Cart.prefab Connected
        }
        Check(PrefabUtility.GetCorrespondingObjectFromSource(GameObject.Find("Cart"))
            == AssetDatabase.LoadMainAssetAtPath("Assets/Prefabs/Cart.prefab")); // => True
        // not a prefab
        Check(PrefabUtility.GetPrefabAssetType(GameObject.Find("Store")),
            PrefabUtility.IsPartOfPrefabAsset(AssetDatabase.LoadMainAssetAtPath("Assets/Prefabs/Cart.prefab")),
            PrefabUtility.InstantiatePrefab(GameObject.Find("Store")) == null); // => NotAPrefab True True
        {
            var o =
                (GameObject)PrefabUtility.InstantiatePrefab(AssetDatabase.LoadMainAssetAtPath(
                    "Assets/Prefabs/Cart.prefab"));
            var said = o.name + " " + PrefabUtility.IsAnyPrefabInstanceRoot(o) + " "
                + PrefabUtility.GetPrefabAssetPathOfNearestInstanceRoot(o.transform.GetChild(0));
            Object.DestroyImmediate(o);
            Check(said); // => Cart True Assets/Prefabs/Cart.prefab
        }
        {
            var o = PrefabUtility.LoadPrefabContents("Assets/Prefabs/Cart.prefab");
            var said = o.name + " " + o.scene.IsValid() + " " + o.GetComponent<Shop>().coins;
            PrefabUtility.UnloadPrefabContents(o);
            Check(said, o == null); // => Cart False 12 True
        }
        // contents of nothing
        Throws(() => PrefabUtility.LoadPrefabContents("Assets/No.prefab"));
        // => ArgumentException: Path: Assets/No.prefab. Could not find a prefab there
        Check(EditorBuildSettings.scenes.Select(s => s.path + s.enabled)); // => Assets/Shop.unityTrue
        Check(EditorUserBuildSettings.activeBuildTarget, Application.isEditor, Application.platform);
        // => StandaloneLinux64 False LinuxPlayer
        Check(string.Join(",", InternalEditorUtility.tags.Reverse().Take(1)),
            InternalEditorUtility.layers.Contains("Walls")); // => Enemy True
        Check(new[] { "m_MaxHealth", "maxHealth", "URLPath", "kSpeed", "_speed" }.Select(
            ObjectNames.NicifyVariableName)); // => Max Health,Max Health,URL Path,Speed,Speed
        // natural order
        Check(EditorUtility.NaturalCompare("Item 9", "Item 10") < 0 && EditorUtility.NaturalCompare("b", "A") > 0);
        // => True
        Check(AssetDatabase.GetAssetPath(MonoScript.FromMonoBehaviour(Object.FindObjectOfType<Shop>())));
        // => Assets/Game/Shop.cs
        Check(TypeCache.GetTypesDerivedFrom<PropertyDrawer>().Any(t => t.Name == "ItemDrawer")
            && TypeCache.GetTypesWithAttribute<CustomEditor>().Count == 1); // => True
    }
}
