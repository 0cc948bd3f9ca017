"""Loading and unloading of scenes: what comes when. Extra.unity has the object `extra` with the script InExtra."""
from lib.lifecycle import check

LISTEN = '''UnityEngine.Events.UnityAction<Scene, LoadSceneMode> loaded = (s, m) => T("loaded " + s.name + " " + m); UnityEngine.Events.UnityAction<Scene> unloaded = s => T("unloaded " + s.name);
SceneManager.sceneLoaded += loaded; SceneManager.sceneUnloaded += unloaded; '''
DEAF = " SceneManager.sceneLoaded -= loaded; SceneManager.sceneUnloaded -= unloaded;"

CHECKS = [
    check("load_additive", "a scene that is loaded is there in the next frame: Awake and OnEnable, sceneLoaded, Start",
          LISTEN + '''SceneManager.LoadScene("Extra", LoadSceneMode.Additive); Scene s = SceneManager.GetSceneByName("Extra"); T(SceneManager.sceneCount + " " + s.isLoaded + " " + (GameObject.Find("extra") == null));
          yield return null; T(s.isLoaded + " " + (SceneManager.GetActiveScene() == s) + " " + s.rootCount + " " + s.buildIndex); yield return Frames(2);
          AsyncOperation o = SceneManager.UnloadSceneAsync(s); yield return o; T(SceneManager.sceneCount + " " + s.IsValid());''' + DEAF,
          "2 False True; extra.Awake; extra.OnEnable; loaded Extra Additive; extra.Start; True False 1 1; extra.OnDisable; extra.OnDestroy; unloaded Extra; 1 False"),
    check("load_single", "a scene that takes the place of another: first the old objects go, then the new ones come",
          LISTEN + '''New<Tr>("old"); GameObject kept = New("kept"); Object.DontDestroyOnLoad(kept); yield return null; Lab.trace.Clear(); SceneManager.LoadScene("Extra"); T("asked");
          yield return Frames(2); T(kept != null); T(SceneManager.GetActiveScene().name + " " + SceneManager.sceneCount + " " + (GameObject.Find("old") == null));
          SceneManager.LoadScene(0); yield return Frames(2); T(SceneManager.GetActiveScene().name);''' + DEAF + " Lab.trace.RemoveAll(x => x.StartsWith(\"unloaded\"));",
          "asked; old.OnDisable; old.OnDestroy; extra.Awake; extra.OnEnable; loaded Extra Single; extra.Start; True; Extra 1 True; extra.OnDisable; extra.OnDestroy; loaded Main Single; Main"),
    check("active_scene_changed", "the change of the active scene is told, with the scene that it was",
          '''UnityEngine.Events.UnityAction<Scene, Scene> f = (a, b) => T(a.name + ">" + b.name); Scene main = SceneManager.GetActiveScene(), s = SceneManager.CreateScene("act");
          SceneManager.activeSceneChanged += f; SceneManager.SetActiveScene(s); SceneManager.SetActiveScene(s); SceneManager.SetActiveScene(main); SceneManager.activeSceneChanged -= f; yield return SceneManager.UnloadSceneAsync(s);''',
          "Main>act; act>Main"),
    check("active_scene_unloaded", "so is the change when the active scene is unloaded",
          '''UnityEngine.Events.UnityAction<Scene, Scene> f = (a, b) => T(">" + b.name); Scene s = SceneManager.CreateScene("act2"); SceneManager.SetActiveScene(s);
          SceneManager.activeSceneChanged += f; yield return SceneManager.UnloadSceneAsync(s); T("unloaded"); SceneManager.activeSceneChanged -= f;''',
          ">Main; unloaded"),
    check("load_async", "LoadSceneAsync tells when it is done",
          '''AsyncOperation o = SceneManager.LoadSceneAsync("Extra", LoadSceneMode.Additive); o.completed += x => T("completed " + x.isDone + " " + (x == o)); T(o.isDone); yield return o; T(o.isDone + " " + o.progress);
          yield return SceneManager.UnloadSceneAsync("Extra"); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''',
          "False; completed True True; True 1"),
    check("load_async_held", "without allowSceneActivation it stays at 0.9",
          '''AsyncOperation o = SceneManager.LoadSceneAsync("Extra", LoadSceneMode.Additive); o.allowSceneActivation = false; yield return Frames(20); while (o.progress < 0.9f) yield return null;
          T(o.isDone + " " + o.progress + " " + SceneManager.GetSceneByName("Extra").isLoaded); o.allowSceneActivation = true; while (!o.isDone) yield return null; T(o.progress);
          yield return SceneManager.UnloadSceneAsync("Extra"); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''',
          "False 0.9 False; 1"),
    check("load_twice", "a scene can be loaded twice beside itself",
          '''SceneManager.LoadScene("Extra", LoadSceneMode.Additive); SceneManager.LoadScene("Extra", LoadSceneMode.Additive); yield return Frames(2);
          T(SceneManager.sceneCount + " " + Object.FindObjectsOfType<InExtra>().Length + " " + (SceneManager.GetSceneAt(1) != SceneManager.GetSceneAt(2)));
          yield return SceneManager.UnloadSceneAsync(SceneManager.GetSceneAt(2)); yield return SceneManager.UnloadSceneAsync("Extra"); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''',
          "3 2 True"),
    check("unload_active", "when the active scene is unloaded another becomes active",
          '''Scene main = SceneManager.GetActiveScene(), s = SceneManager.CreateScene("act"); SceneManager.SetActiveScene(s); yield return SceneManager.UnloadSceneAsync(s); T(SceneManager.GetActiveScene() == main);''', "True"),
    check("load_time", "timeSinceLevelLoad begins anew with a scene",
          'SceneManager.LoadScene("Extra"); yield return null; T(Time.timeSinceLevelLoad < Time.time && Time.timeSinceLevelLoad < 0.1f); yield return null; SceneManager.LoadScene("Main"); yield return Frames(2); Lab.trace.RemoveAll(x => x.StartsWith("extra"));', "True"),
    check("load_is_not_loaded", "a scene that is asked for is known at once, and empty",
          '''Scene s = SceneManager.LoadScene("Extra", new LoadSceneParameters(LoadSceneMode.Additive)); T(s.name + " " + s.isLoaded + " " + s.IsValid() + " " + s.rootCount + " " + s.buildIndex + " " + s.path); T(SceneManager.sceneCount + " " + SceneManager.loadedSceneCount);
          Try(() => SceneManager.SetActiveScene(s)); yield return Frames(2); T(s.isLoaded + " " + SceneManager.loadedSceneCount); yield return SceneManager.UnloadSceneAsync(s); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''',
          "Extra False True 0 1 Assets/Extra.unity; 2 1; ArgumentException: SceneManager.SetActiveScene failed; scene 'Extra' is not loaded and therefore cannot be set active; True 2"),
    check("unload_is_unloading", "a scene that is being unloaded is not loaded any more, and cannot be unloaded again",
          '''SceneManager.LoadScene("Extra", LoadSceneMode.Additive); yield return Frames(2); Scene s = SceneManager.GetSceneByName("Extra"); AsyncOperation o = SceneManager.UnloadSceneAsync(s);
          T(SceneManager.sceneCount + " " + SceneManager.loadedSceneCount + " " + s.isLoaded + " " + o.isDone + " " + o.progress + " " + (SceneManager.UnloadSceneAsync("Extra") == null));
          yield return o; T(o.isDone + " " + o.progress + " " + SceneManager.sceneCount); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''',
          "2 1 False False 0 True; True 1 1"),
    check("unload_last", "the last scene cannot be unloaded",
          'T(SceneManager.UnloadSceneAsync(SceneManager.GetActiveScene()) == null);',
          "Warning: Unloading the last loaded scene Assets/Main.unity(build index: 0), is not supported. Please use SceneManager.LoadScene()/EditorSceneManager.OpenScene() to switch to another scene.; True"),
    check("load_progress", "an operation's values, and who asks to be told after its end",
          '''AsyncOperation o = SceneManager.LoadSceneAsync("Extra", LoadSceneMode.Additive); T(o.priority + " " + o.allowSceneActivation); while (!o.isDone) yield return null; o.completed += x => T("at once"); T("end");
          yield return SceneManager.UnloadSceneAsync("Extra"); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''', "0 True; at once; end"),
    check("load_missing_async", "what is not there gives no operation",
          'T(SceneManager.LoadSceneAsync("Nope") == null);', "Error: Scene 'Nope' couldn't be loaded because it has not been added to the build settings or the AssetBundle has not been loaded./To add a scene to the build settings use the menu File->Build Settings...; True"),
    check("load_by_path", "scenes are found by path and number",
          '''SceneManager.LoadScene("Assets/Extra.unity", LoadSceneMode.Additive); yield return Frames(2); T(SceneManager.GetSceneByPath("Assets/Extra.unity").name + " " + SceneManager.GetSceneByBuildIndex(1).isLoaded);
          yield return SceneManager.UnloadSceneAsync(1); T(SceneManager.sceneCount); SceneManager.LoadScene(1, LoadSceneMode.Additive); yield return Frames(2); T(SceneManager.sceneCount); yield return SceneManager.UnloadSceneAsync("Assets/Extra.unity"); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''',
          "Extra True; 1; 2"),
    check("moved_survives", "an object that moved to another scene stays when its own goes",
          '''SceneManager.LoadScene("Extra", LoadSceneMode.Additive); yield return Frames(2); GameObject o = GameObject.Find("extra"); SceneManager.MoveGameObjectToScene(o, SceneManager.GetActiveScene());
          yield return SceneManager.UnloadSceneAsync("Extra"); Lab.trace.RemoveAll(x => x.StartsWith("extra")); T((o != null) + " " + o.scene.name);''', "True Main"),
    check("load_old_goes_on", "after LoadScene the rest of the frame runs as before",
          '''At a = At.Make("a"); yield return null; a.update = () => { SceneManager.LoadScene("Main", LoadSceneMode.Additive); T("asked " + SceneManager.GetActiveScene().name); a.lateUpdate = () => T("late"); }; yield return Frames(3); T(a != null);
          yield return SceneManager.UnloadSceneAsync(SceneManager.GetSceneAt(1));''', "asked Main; late; True"),
    check("resources_async", "a request is waited for, and has the asset or null",
          'ResourceRequest r = Resources.LoadAsync("Nothing"); T(r.isDone); yield return r; T(r.isDone + " " + (r.asset == null) + " " + r.progress);', "False; True True 1"),
    check("unused_assets", "UnloadUnusedAssets takes a while, and keeps what is used",
          'AsyncOperation o = Resources.UnloadUnusedAssets(); bool was = o.isDone; GameObject used = New("used"); yield return o; T(was + " " + o.isDone + " " + (used != null));', "False True True"),
    check("dont_save_stays", "an object with HideFlags.DontSave is not destroyed when a scene is loaded",
          '''GameObject a = New("a"), b = New("b"), c = New("c"); a.hideFlags = HideFlags.DontSave; b.hideFlags = HideFlags.HideAndDontSave; c.hideFlags = HideFlags.NotEditable;
          SceneManager.LoadScene("Extra"); yield return Frames(2); T((a != null) + " " + (b != null) + " " + (c != null)); SceneManager.LoadScene(0); yield return Frames(2);
          Object.DestroyImmediate(a); Object.DestroyImmediate(b); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''', "True True False"),
    check("dont_destroy_tree", "DontDestroyOnLoad moves the whole tree, and objects below stay with it",
          'GameObject p = New("p"), c = New("c", p.transform); Object.DontDestroyOnLoad(p); T(c.scene.name + " " + c.scene.buildIndex + " " + (GameObject.Find("p/c") == c) + " " + SceneManager.sceneCount); c.transform.SetParent(null); T(c.scene.name);', "DontDestroyOnLoad -1 True 1; DontDestroyOnLoad"),
    check("load_forces_held", "LoadScene completes loads that were held back",
          '''AsyncOperation o = SceneManager.LoadSceneAsync("Extra", LoadSceneMode.Additive); o.allowSceneActivation = false; yield return Frames(3); T(o.isDone);
          SceneManager.LoadScene("Extra", LoadSceneMode.Additive); yield return Frames(3); T(o.isDone + " " + SceneManager.sceneCount);
          SceneManager.UnloadSceneAsync("Extra"); yield return Frames(3); yield return SceneManager.UnloadSceneAsync("Extra"); T(SceneManager.sceneCount); Lab.trace.RemoveAll(x => x.StartsWith("extra"));''',
          "False; True 3; 1"),
]
