// Loading and unloading of scenes: what comes when. Extra.unity has the object `extra` with the script InExtra.
using System.Collections;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Lab;

public static class ScenesLife
{
    private static void OnLoaded(Scene scene, LoadSceneMode mode) { T("loaded " + scene.name + " " + mode); }
    private static void OnUnloaded(Scene scene) { T("unloaded " + scene.name); }
    private static void Listen() { SceneManager.sceneLoaded += OnLoaded; SceneManager.sceneUnloaded += OnUnloaded; }
    private static void Unlisten() { SceneManager.sceneLoaded -= OnLoaded; SceneManager.sceneUnloaded -= OnUnloaded; }

    // a scene that is loaded is there in the next frame: Awake and OnEnable, sceneLoaded, Start
    public static IEnumerator LoadAdditive()
    {
        Listen();
        SceneManager.LoadScene("Extra", LoadSceneMode.Additive);
        Scene s = SceneManager.GetSceneByName("Extra");
        T(SceneManager.sceneCount + " " + s.isLoaded + " " + (GameObject.Find("extra") == null));
        yield return null;
        T(s.isLoaded + " " + (SceneManager.GetActiveScene() == s) + " " + s.rootCount + " " + s.buildIndex);
        yield return Frames(2);
        AsyncOperation o = SceneManager.UnloadSceneAsync(s);
        yield return o; T(SceneManager.sceneCount + " " + s.IsValid());
        Unlisten();
        Traced();
        // => 2 False True; extra.Awake; extra.OnEnable; loaded Extra Additive; extra.Start; True False 1 1;
        //     extra.OnDisable; extra.OnDestroy; unloaded Extra; 1 False
    }

    // a scene that takes the place of another: first the old objects go, then the new ones come
    public static IEnumerator LoadSingle()
    {
        Listen(); New<Tr>("old");
        GameObject kept = New("kept");
        Object.DontDestroyOnLoad(kept); yield return null; Lab.trace.Clear(); SceneManager.LoadScene("Extra");
        T("asked"); yield return Frames(2); T(kept != null);
        T(SceneManager.GetActiveScene().name + " " + SceneManager.sceneCount + " "
            + (GameObject.Find("old") == null));
        SceneManager.LoadScene(0); yield return Frames(2); T(SceneManager.GetActiveScene().name);
        Unlisten();
        Lab.trace.RemoveAll(x => x.StartsWith("unloaded"));
        Traced();
        // => asked; old.OnDisable; old.OnDestroy; extra.Awake; extra.OnEnable; loaded Extra Single; extra.Start; True;
        //     Extra 1 True; extra.OnDisable; extra.OnDestroy; loaded Main Single; Main
    }

    // the change of the active scene is told, with the scene that it was
    public static IEnumerator ActiveSceneChanged()
    {
        UnityAction<Scene, Scene> f = (a, b) => T(a.name + ">" + b.name);
        Scene main = SceneManager.GetActiveScene(), s = SceneManager.CreateScene("act");
        SceneManager.activeSceneChanged += f; SceneManager.SetActiveScene(s); SceneManager.SetActiveScene(s);
        SceneManager.SetActiveScene(main); SceneManager.activeSceneChanged -= f;
        yield return SceneManager.UnloadSceneAsync(s);
        Traced(); // => Main>act; act>Main
    }

    // so is the change when the active scene is unloaded
    public static IEnumerator ActiveSceneUnloaded()
    {
        UnityAction<Scene, Scene> f = (a, b) => T(">" + b.name);
        Scene s = SceneManager.CreateScene("act2");
        SceneManager.SetActiveScene(s); SceneManager.activeSceneChanged += f;
        yield return SceneManager.UnloadSceneAsync(s); T("unloaded"); SceneManager.activeSceneChanged -= f;
        Traced(); // => >Main; unloaded
    }

    // LoadSceneAsync tells when it is done
    public static IEnumerator LoadAsync()
    {
        AsyncOperation o = SceneManager.LoadSceneAsync("Extra", LoadSceneMode.Additive);
        o.completed += x => T("completed " + x.isDone + " " + (x == o)); T(o.isDone); yield return o;
        T(o.isDone + " " + o.progress); yield return SceneManager.UnloadSceneAsync("Extra");
        Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => False; completed True True; True 1
    }

    // without allowSceneActivation it stays at 0.9
    public static IEnumerator LoadAsyncHeld()
    {
        AsyncOperation o = SceneManager.LoadSceneAsync("Extra", LoadSceneMode.Additive);
        o.allowSceneActivation = false; yield return Frames(20);
        while (o.progress < 0.9f) yield return null;
        T(o.isDone + " " + o.progress + " " + SceneManager.GetSceneByName("Extra").isLoaded);
        o.allowSceneActivation = true;
        while (!o.isDone) yield return null;
        T(o.progress); yield return SceneManager.UnloadSceneAsync("Extra");
        Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => False 0.9 False; 1
    }

    // a scene can be loaded twice beside itself
    public static IEnumerator LoadTwice()
    {
        SceneManager.LoadScene("Extra", LoadSceneMode.Additive);
        SceneManager.LoadScene("Extra", LoadSceneMode.Additive); yield return Frames(2);
        T(SceneManager.sceneCount + " " + Object.FindObjectsOfType<InExtra>().Length + " "
            + (SceneManager.GetSceneAt(1) != SceneManager.GetSceneAt(2)));
        yield return SceneManager.UnloadSceneAsync(SceneManager.GetSceneAt(2));
        yield return SceneManager.UnloadSceneAsync("Extra"); Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => 3 2 True
    }

    // when the active scene is unloaded another becomes active
    public static IEnumerator UnloadActive()
    {
        Scene main = SceneManager.GetActiveScene(), s = SceneManager.CreateScene("act");
        SceneManager.SetActiveScene(s); yield return SceneManager.UnloadSceneAsync(s);
        T(SceneManager.GetActiveScene() == main);
        Traced(); // => True
    }

    // timeSinceLevelLoad begins anew with a scene
    public static IEnumerator LoadTime()
    {
        SceneManager.LoadScene("Extra"); yield return null;
        T(Time.timeSinceLevelLoad < Time.time && Time.timeSinceLevelLoad < 0.1f); yield return null;
        SceneManager.LoadScene("Main"); yield return Frames(2);
        Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => True
    }

    // a scene that is asked for is known at once, and empty
    public static IEnumerator LoadIsNotLoaded()
    {
        Scene s = SceneManager.LoadScene("Extra", new LoadSceneParameters(LoadSceneMode.Additive));
        T(s.name + " " + s.isLoaded + " " + s.IsValid() + " " + s.rootCount + " " + s.buildIndex + " " + s.path);
        T(SceneManager.sceneCount + " " + SceneManager.loadedSceneCount);
        Try(() => SceneManager.SetActiveScene(s)); yield return Frames(2);
        T(s.isLoaded + " " + SceneManager.loadedSceneCount); yield return SceneManager.UnloadSceneAsync(s);
        Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced();
        // => Extra False True 0 1 Assets/Extra.unity; 2 1; ArgumentException: SceneManager.SetActiveScene failed; scene
        //     'Extra' is not loaded and therefore cannot be set active; True 2
    }

    // a scene that is being unloaded is not loaded any more, and cannot be unloaded again
    public static IEnumerator UnloadIsUnloading()
    {
        SceneManager.LoadScene("Extra", LoadSceneMode.Additive); yield return Frames(2);
        Scene s = SceneManager.GetSceneByName("Extra"); AsyncOperation o = SceneManager.UnloadSceneAsync(s);
        T(SceneManager.sceneCount + " " + SceneManager.loadedSceneCount + " " + s.isLoaded + " " + o.isDone + " "
            + o.progress + " " + (SceneManager.UnloadSceneAsync("Extra") == null));
        yield return o; T(o.isDone + " " + o.progress + " " + SceneManager.sceneCount);
        Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => 2 1 False False 0 True; True 1 1
    }

    // the last scene cannot be unloaded
    public static void UnloadLast()
    {
        T(SceneManager.UnloadSceneAsync(SceneManager.GetActiveScene()) == null);
        Traced();
        // => Warning: Unloading the last loaded scene Assets/Main.unity(build index: 0), is not supported. Please use
        //     SceneManager.LoadScene()/EditorSceneManager.OpenScene() to switch to another scene.; True
    }

    // an operation's values, and who asks to be told after its end
    public static IEnumerator LoadProgress()
    {
        AsyncOperation o = SceneManager.LoadSceneAsync("Extra", LoadSceneMode.Additive);
        T(o.priority + " " + o.allowSceneActivation);
        while (!o.isDone) yield return null;
        o.completed += x => T("at once"); T("end"); yield return SceneManager.UnloadSceneAsync("Extra");
        Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => 0 True; at once; end
    }

    // what is not there gives no operation
    public static void LoadMissingAsync()
    {
        T(SceneManager.LoadSceneAsync("Nope") == null);
        Traced();
        // => Error: Scene 'Nope' couldn't be loaded because it has not been added to the build settings or the
        //     AssetBundle has not been loaded./To add a scene to the build settings use the menu File->Build
        //     Settings...; True
    }

    // scenes are found by path and number
    public static IEnumerator LoadByPath()
    {
        SceneManager.LoadScene("Assets/Extra.unity", LoadSceneMode.Additive); yield return Frames(2);
        T(SceneManager.GetSceneByPath("Assets/Extra.unity").name + " "
            + SceneManager.GetSceneByBuildIndex(1).isLoaded);
        yield return SceneManager.UnloadSceneAsync(1); T(SceneManager.sceneCount);
        SceneManager.LoadScene(1, LoadSceneMode.Additive); yield return Frames(2); T(SceneManager.sceneCount);
        yield return SceneManager.UnloadSceneAsync("Assets/Extra.unity");
        Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => Extra True; 1; 2
    }

    // an object that moved to another scene stays when its own goes
    public static IEnumerator MovedSurvives()
    {
        SceneManager.LoadScene("Extra", LoadSceneMode.Additive); yield return Frames(2);
        GameObject o = GameObject.Find("extra");
        SceneManager.MoveGameObjectToScene(o, SceneManager.GetActiveScene());
        yield return SceneManager.UnloadSceneAsync("Extra"); Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        T((o != null) + " " + o.scene.name);
        Traced(); // => True Main
    }

    // after LoadScene the rest of the frame runs as before
    public static IEnumerator LoadOldGoesOn()
    {
        At a = At.Make("a");
        yield return null;
        a.update = () =>
        {
            SceneManager.LoadScene("Main", LoadSceneMode.Additive);
            T("asked " + SceneManager.GetActiveScene().name);
            a.lateUpdate = () => T("late");
        };
        yield return Frames(3); T(a != null);
        yield return SceneManager.UnloadSceneAsync(SceneManager.GetSceneAt(1));
        Traced(); // => asked Main; late; True
    }

    // a request is waited for, and has the asset or null
    public static IEnumerator ResourcesAsync()
    {
        ResourceRequest r = Resources.LoadAsync("Nothing");
        T(r.isDone); yield return r; T(r.isDone + " " + (r.asset == null) + " " + r.progress);
        Traced(); // => False; True True 1
    }

    // UnloadUnusedAssets takes a while, and keeps what is used
    public static IEnumerator UnusedAssets()
    {
        AsyncOperation o = Resources.UnloadUnusedAssets(); bool was = o.isDone; GameObject used = New("used");
        yield return o; T(was + " " + o.isDone + " " + (used != null));
        Traced(); // => False True True
    }

    // an object with HideFlags.DontSave is not destroyed when a scene is loaded
    public static IEnumerator DontSaveStays()
    {
        GameObject a = New("a"), b = New("b"), c = New("c");
        a.hideFlags = HideFlags.DontSave; b.hideFlags = HideFlags.HideAndDontSave;
        c.hideFlags = HideFlags.NotEditable; SceneManager.LoadScene("Extra"); yield return Frames(2);
        T((a != null) + " " + (b != null) + " " + (c != null)); SceneManager.LoadScene(0);
        yield return Frames(2); Object.DestroyImmediate(a); Object.DestroyImmediate(b);
        Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => True True False
    }

    // DontDestroyOnLoad moves the whole tree, and objects below stay with it
    public static void DontDestroyTree()
    {
        GameObject p = New("p"), c = New("c", p.transform);
        Object.DontDestroyOnLoad(p);
        T(c.scene.name + " " + c.scene.buildIndex + " " + (GameObject.Find("p/c") == c) + " "
            + SceneManager.sceneCount);
        c.transform.SetParent(null); T(c.scene.name);
        Traced(); // => DontDestroyOnLoad -1 True 1; DontDestroyOnLoad
    }

    // LoadScene completes loads that were held back
    public static IEnumerator LoadForcesHeld()
    {
        AsyncOperation o = SceneManager.LoadSceneAsync("Extra", LoadSceneMode.Additive);
        o.allowSceneActivation = false; yield return Frames(3); T(o.isDone);
        SceneManager.LoadScene("Extra", LoadSceneMode.Additive); yield return Frames(3);
        T(o.isDone + " " + SceneManager.sceneCount); SceneManager.UnloadSceneAsync("Extra");
        yield return Frames(3); yield return SceneManager.UnloadSceneAsync("Extra");
        T(SceneManager.sceneCount); Lab.trace.RemoveAll(x => x.StartsWith("extra"));
        Traced(); // => False; True 3; 1
    }
}
