// Scenes, and the order in which scripts of a scene wake.
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public static class ScenesFacts
{
    public static void Order()
    {
        // Awake in execution order
        Check(Steps.Of("Awake")); // => Early ByAttribute Plain Late Overruled
        // OnEnable in execution order
        Check(Steps.Of("OnEnable")); // => Early ByAttribute Plain Late Overruled
        // Start in execution order
        Check(Steps.Of("Start")); // => Early ByAttribute Plain Late Overruled
        // Update in execution order
        Check(Steps.Of("Update")); // => Early ByAttribute Plain Late Overruled
        // each object is awake and enabled before the next
        Check(string.Join(" ",
            Steps.all.Where(s => s.StartsWith("Awake:") || s.StartsWith("OnEnable:")).Take(4).ToArray()));
        // => Awake:Early OnEnable:Early Awake:ByAttribute OnEnable:ByAttribute
        // sceneLoaded of the first scene
        Check(Steps.Of("loaded")); // => Main,Single,True
        { // sceneLoaded is after OnEnable and before Start
            int at = Steps.all.FindIndex(s => s.StartsWith("loaded:"));
            Check(at > Steps.all.FindLastIndex(s => s.StartsWith("OnEnable:"))
                && at < Steps.all.FindIndex(s => s.StartsWith("Start:"))); // => True
        }
        Check(SceneManager.GetActiveScene().name + SceneManager.GetActiveScene().buildIndex); // => Main0
    }

    public static void Scenes()
    {
        { // a new scene
            Scene s = SceneManager.CreateScene("made");
            Check(s.name + " " + s.IsValid() + s.isLoaded + " " + s.rootCount + " " + s.buildIndex + " "
                + s.path.Length + " " + (SceneManager.GetSceneByName("made") == s) + " "
                + (SceneManager.GetActiveScene() != s)); // => made TrueTrue 0 -1 0 True True
        }
        { // a scene of no name
            Scene s = default(Scene);
            Check(s.IsValid(), SceneManager.GetSceneByName("nothing").IsValid(),
                s == SceneManager.GetSceneByName("nothing")); // => False False True
        }
        {
            Scene s = SceneManager.CreateScene("moved to");
            GameObject o = new GameObject("o"), c = Child(o, "c");
            SceneManager.MoveGameObjectToScene(o, s);
            Check(o.scene.name, c.scene.name, s.rootCount, s.GetRootGameObjects()[0].name); // => moved to moved to 1 o
        }
        { // a child does not
            GameObject o = new GameObject("o"), c = Child(o, "c");
            Throws(() => SceneManager.MoveGameObjectToScene(c, SceneManager.GetActiveScene()));
            // => ArgumentException: Gameobject is not a root in a scene
        }
        { // the active scene gets new objects
            Scene was = SceneManager.GetActiveScene(), s = SceneManager.CreateScene("act");
            bool did = SceneManager.SetActiveScene(s); GameObject o = new GameObject("o");
            SceneManager.SetActiveScene(was);
            Check(did, o.scene.name, new GameObject("p").scene.name); // => True act Main
        }
        { // a copy goes to the active scene or to its parent's
            Scene s = SceneManager.CreateScene("of parent");
            GameObject p = new GameObject("p"), o = new GameObject("o");
            SceneManager.MoveGameObjectToScene(p, s); SceneManager.MoveGameObjectToScene(o, s);
            Check(Object.Instantiate(o).scene.name, Object.Instantiate(o, p.transform).scene.name); // => Main of parent
        }
        { // a child is in the scene of its parent
            Scene s = SceneManager.CreateScene("below");
            GameObject p = new GameObject("p"), c = new GameObject("c");
            SceneManager.MoveGameObjectToScene(p, s); c.transform.SetParent(p.transform);
            string a = c.scene.name;
            c.transform.SetParent(null);
            Check(a, c.scene.name); // => below below
        }
        {
            Scene a = SceneManager.CreateScene("from"), b = SceneManager.CreateScene("into");
            SceneManager.MoveGameObjectToScene(new GameObject("x"), a); SceneManager.MergeScenes(a, b);
            Check(b.rootCount, a.IsValid()); // => 1 False
        }
        { // the order of roots
            Scene s = SceneManager.CreateScene("roots");
            foreach (string n in new[] { "b", "a", "c" })
            {
                SceneManager.MoveGameObjectToScene(new GameObject(n), s);
            }
            List<GameObject> l = new List<GameObject>();
            s.GetRootGameObjects(l);
            Check(string.Join("", l.Select(o => o.name).ToArray())); // => bac
        }
        // a scene that is not there
        Check(Logged(() => SceneManager.LoadScene("Nope")));
        // => Error: Scene 'Nope' couldn't be loaded because it has not been added to the build settings or the
        //     AssetBundle has not been loaded.\nTo add a scene to the build settings use the menu File->Build
        //     Settings...
        // a number that is not there
        Check(Logged(() => SceneManager.LoadScene(9)));
        // => Error: Scene with build index: 9 couldn't be loaded because it has not been added to the build
        //     settings.\nTo add a scene to the build settings use the menu File->Build Settings...
        { // scenes are values
            Scene s = SceneManager.GetActiveScene();
            Check(s == SceneManager.GetSceneAt(0), s.Equals(SceneManager.GetSceneByPath("Assets/Main.unity")),
                s.GetHashCode() == s.handle, s.isDirty); // => True True True False
        }
    }

    public static void MoreScenes()
    {
        { // one that is not loaded
            Scene s = SceneManager.GetSceneByPath("Assets/Second.unity"), t = SceneManager.GetSceneByBuildIndex(1);
            Check(s.IsValid(), t.IsValid(), string.IsNullOrEmpty(s.name), string.IsNullOrEmpty(s.path), s.isLoaded,
                s.rootCount, s.buildIndex); // => False False True True False 0 -1
        }
        // the roots of no scene
        Throws(() => default(Scene).GetRootGameObjects()); // => ArgumentException: The scene is invalid.
        { // a name cannot be set
            Scene s = SceneManager.GetActiveScene();
            Throws(() => s.name = "other");
            // => InvalidOperationException: Setting a name on a saved scene is not allowed (the filename is used as
            //     name). Scene: 'Assets/Main.unity'
        }
        { // the active scene's values
            Scene s = SceneManager.GetActiveScene();
            Check(s.name, s.path, s.buildIndex, s.isLoaded, s.IsValid(), s.isSubScene, s.handle != 0);
            // => Main Assets/Main.unity 0 True True False True
        }
        // unloading what is not there
        Check(Said(() => SceneManager.UnloadSceneAsync("Nope")) + "|" + Said(() => SceneManager.UnloadSceneAsync(1))
            + "|" + Said(() => SceneManager.UnloadSceneAsync(default(Scene))));
        // => Scene to unload is invalid|Scene to unload is invalid|Scene to unload is invalid
        SceneManager.CreateScene("twice");
        Throws(() => SceneManager.CreateScene("twice"));
        // => ArgumentException: Scene with name "twice" already exists.
        { // a name that is too long
            int n = SceneManager.sceneCount;
            Check(SceneManager.CreateScene(new string('n', 1 << 21)).IsValid(), SceneManager.sceneCount - n);
            // => False 0
        }
        // no scene can be active
        Throws(() => SceneManager.SetActiveScene(default(Scene)));
        // => ArgumentException: SceneManager.SetActiveScene failed; invalid scene
        {
            GameObject o = new GameObject("kept");
            Object.DontDestroyOnLoad(o);
            int n = SceneManager.sceneCount;
            string s = o.scene.name + " " + o.scene.buildIndex + " " + o.scene.isLoaded + " "
                + SceneManager.GetSceneByName("DontDestroyOnLoad").IsValid();
            Object.DestroyImmediate(o);
            Check(s); // => DontDestroyOnLoad -1 True False
        }
        {
            GameObject o = new GameObject("kept");
            Object.DontDestroyOnLoad(o);
            Throws(() => SceneManager.SetActiveScene(o.scene));
            // => ArgumentException: SceneManager.SetActiveScene failed; the internal DontDestroyOnLoad scene cannot be
            //     set active.
        }
        { // a component is kept with its object
            GameObject o = new GameObject("kept"), c = Child(o, "c");
            Object.DontDestroyOnLoad(o.transform);
            string s = o.scene.name + " " + c.scene.name;
            Object.DestroyImmediate(o);
            Check(s); // => DontDestroyOnLoad DontDestroyOnLoad
        }
        { // it can move back
            GameObject o = new GameObject("kept");
            Object.DontDestroyOnLoad(o); SceneManager.MoveGameObjectToScene(o, SceneManager.GetActiveScene());
            Check(o.scene.name); // => Main
        }
        {
            string s = ""; UnityAction<Scene, Scene> hear = (a, b) => s += a.name + ">" + b.name + " ";
            SceneManager.activeSceneChanged += hear;
            Scene was = SceneManager.GetActiveScene(), now = SceneManager.CreateScene("told");
            SceneManager.SetActiveScene(now); SceneManager.SetActiveScene(was);
            SceneManager.activeSceneChanged -= hear;
            Check(s); // => "Main>told told>Main "
        }
        { // the same scene again
            string s = ""; UnityAction<Scene, Scene> hear = (a, b) => s += "told";
            SceneManager.activeSceneChanged += hear;
            bool did = SceneManager.SetActiveScene(SceneManager.GetActiveScene());
            SceneManager.activeSceneChanged -= hear;
            Check(did + s); // => True
        }
        { // an object of an inactive parent keeps its scene
            GameObject o = new GameObject("o");
            o.SetActive(false);
            Check(o.scene.name, Child(o, "c").scene.IsValid()); // => Main True
        }
        { // copies go to a scene
            Scene s = SceneManager.CreateScene("for a copy");
            GameObject c = (GameObject)Object.Instantiate((Object)new GameObject("o"), s);
            Check(c.scene.name, c.name); // => for a copy o(Clone)
        }
        // paths by number
        Check(SceneUtility.GetScenePathByBuildIndex(0) + "|" + SceneUtility.GetScenePathByBuildIndex(99) + "|"
            + SceneUtility.GetBuildIndexByScenePath("Assets/Nope.unity")); // => Assets/Main.unity||-1
    }
}
