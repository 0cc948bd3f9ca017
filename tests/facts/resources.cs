// Resources, prefabs and text assets.
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;
using static Facts;

public static class ResourcesFacts
{
    public static void Assets()
    {
        // a prefab is its root
        Check(Resources.Load("Hero")); // => Hero
        // a prefab is a GameObject
        Check(Resources.Load("Hero").GetType().Name); // => GameObject
        // a prefab's root is the same object
        Check(ReferenceEquals(Resources.Load("Hero"), Resources.Load<GameObject>("Hero"))); // => True
        // a prefab's child is below it
        Check(Resources.Load<GameObject>("Hero").transform.GetChild(0)); // => Child
        // a component of a prefab
        Check(Resources.Load<BoxCollider>("Hero").size.x); // => 3
        // a script of a prefab
        Check(Resources.Load<Marker>("Hero").value); // => 7
        { // a prefab's script is not active
            Marker m = Resources.Load<Marker>("Hero");
            Check(m.enabled, m.isActiveAndEnabled, m.gameObject.activeInHierarchy,
                Object.Instantiate(m).isActiveAndEnabled); // => True False False True
        }
        // a component that the root has not
        Check(Resources.Load<Camera>("Hero")); // => null
        // a prefab is in no scene
        Check(Resources.Load<GameObject>("Hero").scene.IsValid()); // => False
        Check(Object.Instantiate(Resources.Load<GameObject>("Hero")).name); // => Hero(Clone)
        // no such path
        Check(Resources.Load("Nothing")); // => null
        // extensions are omitted
        Check(Resources.Load("Texts/notes.txt")); // => null
        // but a name may have dots
        Check(Resources.Load("Texts/v1.2")); // => v1.2
        // case does not matter
        Check(Resources.Load("texts/NOTES")); // => notes
        // backslashes do not work
        Check(Resources.Load(@"Texts\notes")); // => null
        // not below Resources
        Check(Resources.Load("Art/loose")); // => null
        // a second Resources folder
        Check(Resources.Load<TextAsset>("Texts/other").text); // => second
        // a Resources folder in a package
        Check(Resources.Load<TextAsset>("inpack").text); // => packed
        // by type among equal names: text
        Check(Resources.Load<TextAsset>("Twice").text); // => twice
        // by type among equal names: prefab
        Check(Resources.Load<GameObject>("Twice").name); // => Twice
        // of another type
        Check(Resources.Load<Material>("Texts/notes")); // => null
        // text without its mark
        Check(Resources.Load<TextAsset>("Texts/notes").text); // => héllo\nworld
        // bytes are the file's
        Check(Resources.Load<TextAsset>("Texts/blob").bytes); // => 0,255,128,7
        // bytes of text keep the mark
        Check(Resources.Load<TextAsset>("Texts/notes").bytes.Length); // => 15
        Check(Resources.Load<TextAsset>("Texts/blob").dataSize); // => 4
        Check(Resources.Load<TextAsset>("Texts/data").ToString()); // => {"a": 1}
        // the name is the file's
        Check(Resources.Load<TextAsset>("Texts/data").name); // => data
        // every kind of text
        Check("csv,xml,html,htm,md,yaml,fnt".Split(',').Select(e => Resources.Load<TextAsset>("Kinds/of_" + e).text));
        // => is csv,is xml,is html,is htm,is md,is yaml,is fnt
        Check(Resources.Load<TextAsset>("Texts/empty").text.Length); // => 0
        // a text made by a script
        Check(new TextAsset("made").text + new TextAsset("made").bytes.Length); // => made4
        // a ScriptableObject
        Check(Resources.Load<Item>("Items").price); // => 12
        // by base type
        Check(Resources.Load<ScriptableObject>("Items").name); // => Items
        // it wakes once
        Check(Resources.Load<Item>("Items").wakes); // => 1
        // all objects of a file
        Check(Resources.LoadAll<Item>("Items").Select(i => i.name).OrderBy(n => n)); // => Items,Second
        // a Sprite of a texture
        Check(Resources.Load<Sprite>("pic").name); // => pic
        Check(Resources.Load("pic").GetType().Name); // => Texture2D
        Check(Resources.LoadAll<Sprite>("sheet").Select(s => s.name)); // => sheet_0,sheet_1
        // a texture that is no sprite
        Check(Resources.Load<Sprite>("plain")); // => null
        // a folder, and those below
        Check(Resources.LoadAll<TextAsset>("Texts").Select(t => t.name).OrderBy(n => n));
        // => blob,data,deep,empty,notes,other,v1.2
        // a trailing slash
        Check(Resources.LoadAll<TextAsset>("Kinds/").Length); // => 7
        // everything of a type
        Check(Resources.LoadAll<GameObject>("").Select(t => t.name).OrderBy(n => n)); // => Hero,Twice
        // components of prefabs
        Check(Resources.LoadAll<Marker>("").Length); // => 1
        // an array of the type
        Check(Resources.LoadAll("Kinds", typeof(TextAsset)).GetType().Name); // => Object[]
        // a generic array of the type
        Check(Resources.LoadAll<TextAsset>("Kinds").GetType().Name); // => TextAsset[]
        // nothing is an empty array
        Check(Resources.LoadAll("Nothing").Length); // => 0
        {
            ResourceRequest r = Resources.LoadAsync<TextAsset>("Texts/data");
            Check(r.asset.name + r.asset.GetType().Name); // => dataTextAsset
        }
        // unloading a GameObject is refused
        Check(Logged(() => Resources.UnloadAsset(Resources.Load("Hero"))));
        // => Error: UnloadAsset may only be used on individual assets and can not be used on GameObject's / Components
        //     / AssetBundles or GameManagers
        // a prefab gets no parent
        Check(Logged(() => Resources.Load<GameObject>("Hero").transform.SetParent(new GameObject("p").transform)));
        // => Error: Setting the parent of a transform which resides in a Prefab Asset is disabled to prevent data
        //     corruption (GameObject: 'Hero').
        { // and is no parent of a copy
            GameObject c = null;
            string s = Logged(() => c = Object.Instantiate(new GameObject("o"),
                Resources.Load<GameObject>("Hero").transform));
            Check(s + (c.transform.parent == null));
            // => Error: Cannot instantiate objects with a parent which is persistent. New object will be created
            //     without a parent.True
        }
        { // a prefab is not destroyed
            string s = Logged(() => Object.DestroyImmediate(Resources.Load<GameObject>("Twice")));
            Check(s + (Resources.Load<GameObject>("Twice") != null));
            // => Error: Destroying assets is not permitted to avoid data loss.\nIf you really want to remove an asset
            //     use DestroyImmediate (theObject, true);True
        }
        // unloading text
        Resources.UnloadAsset(Resources.Load("Texts/data"));
        Check(Resources.Load<TextAsset>("Texts/data").text); // => {"a": 1}
    }
}
