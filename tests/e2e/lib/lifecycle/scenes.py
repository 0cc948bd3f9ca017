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
    check("dont_destroy_tree", "DontDestroyOnLoad moves the whole tree, and objects below stay with it",
          'GameObject p = New("p"), c = New("c", p.transform); Object.DontDestroyOnLoad(p); T(c.scene.name + " " + c.scene.buildIndex + " " + (GameObject.Find("p/c") == c) + " " + SceneManager.sceneCount); c.transform.SetParent(null); T(c.scene.name);', "DontDestroyOnLoad -1 True 1; DontDestroyOnLoad"),
]
