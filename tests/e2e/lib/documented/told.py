"""Events, messages, logs, scenes, the application, time and preferences: more of what scripts ask and are told."""

EVENTS = [
    ("a listener of what is gone is not called", 'Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>(); UnityEvent e = new UnityEvent(); e.AddListener(i.Count); Object.DestroyImmediate(i.gameObject); e.Invoke(); return i.counted;', "0"),
    ("one removed meanwhile is called once more", 'int n = 0; UnityEvent e = new UnityEvent(); UnityAction b = () => n++; e.AddListener(() => e.RemoveListener(b)); e.AddListener(b); e.Invoke(); int first = n; e.Invoke(); return first + " " + n;', "1 1"),
    ("all removed meanwhile", 'int n = 0; UnityEvent e = new UnityEvent(); e.AddListener(() => e.RemoveAllListeners()); e.AddListener(() => n++); e.Invoke(); e.Invoke(); return n;', "1"),
    ("as text", 'new UnityEvent().ToString()', "UnityEngine.Events.UnityEvent UnityEngine.Events.UnityEvent"),
    ("three and four values", 'string s = ""; UnityEvent<int, int, int> e = new UnityEvent<int, int, int>(); e.AddListener((a, b, c) => s += a + b + c); UnityEvent<int, int, int, string> f = new UnityEvent<int, int, int, string>(); f.AddListener((a, b, c, d) => s += d + a); e.Invoke(1, 2, 3); f.Invoke(1, 2, 3, "x"); return s;', "6x1"),
    ("a listener of null", 'UnityEvent e = new UnityEvent(); e.AddListener(null); return Thrown(() => e.Invoke());', "NullReferenceException"),
    ("removing null", 'Thrown(() => new UnityEvent().RemoveListener(null))', "NullReferenceException"),
    ("removing what is not there", 'int n = 0; UnityEvent e = new UnityEvent(); e.AddListener(() => n++); e.RemoveListener(() => n += 5); e.Invoke(); return n;', "1"),
    ("within itself", 'int n = 0; UnityEvent e = new UnityEvent(); e.AddListener(() => { if (n++ < 3) { e.Invoke(); } }); e.Invoke(); return n;', "4"),
    ("methods that fit", 'Told t = new GameObject("t").AddComponent<Told>(); return UnityEventBase.GetValidMethodInfo(t, "Number", new[] { typeof(int) }).Name + " " + (UnityEventBase.GetValidMethodInfo(t, "Number", new[] { typeof(string) }) == null) + " " + (UnityEventBase.GetValidMethodInfo(t, "Nope", new Type[0]) == null);', "Number True True"),
    ("a static listener", 'UnityEvent e = new UnityEvent(); e.AddListener(GC.Collect); e.Invoke(); return e.GetPersistentEventCount();', "0"),
    ("an event of a script is there", 'new GameObject("o").AddComponent<Fields>().done != null', "True"),
    ("C# actions as listeners", 'int n = 0; Action a = () => n++; UnityEvent e = new UnityEvent(); e.AddListener(a.Invoke); e.Invoke(); e.RemoveListener(a.Invoke); e.Invoke(); return n;', "1"),
]

MESSAGES = [
    ("each script of the object", 'GameObject o = new GameObject("o"); Told a = o.AddComponent<Told>(), b = o.AddComponent<Told>(); o.SendMessage("Number", 4); return a.heard + b.heard;', "4 4 "),
    ("a private method", 'Told t = new GameObject("o").AddComponent<Told>(); t.SendMessage("Hidden"); return t.heard;', "hidden "),
    ("no receiver", 'Seen.Logged(() => new GameObject("o").SendMessage("Nope")) + "|" + Seen.Logged(() => new GameObject("o").BroadcastMessage("Nope")) + "|" + Seen.Logged(() => new GameObject("o").SendMessageUpwards("Nope")).StartsWith("Error: ")', "Error: SendMessage Nope has no receiver!|Error: BroadcastMessage Nope has no receiver!|True"),
    ("none is required", 'Seen.Logged(() => { new GameObject("o").SendMessage("Nope", SendMessageOptions.DontRequireReceiver); new GameObject("o").BroadcastMessage("Nope", 1, SendMessageOptions.DontRequireReceiver); new GameObject("o").SendMessageUpwards("Nope", SendMessageOptions.DontRequireReceiver); }).Length', "0"),
    ("a value is missing", 'Told t = new GameObject("o").AddComponent<Told>(); return Seen.Logged(() => t.SendMessage("Number"));', "Error: Failed to call function Number of class Told\nCalling function Number with no parameters but the function requires 1."),
    ("down the tree, the object first", 'Told.all = ""; GameObject p = new GameObject("p"), c = Child(p, "c"), g = Child(c, "g"); foreach (GameObject o in new[] { g, c, p }) { o.AddComponent<Told>(); } p.BroadcastMessage("Named"); return Told.all;', "pcg"),
    ("up the tree, the object first", 'Told.all = ""; GameObject p = new GameObject("p"), c = Child(p, "c"), g = Child(c, "g"); foreach (GameObject o in new[] { p, c, g }) { o.AddComponent<Told>(); } g.SendMessageUpwards("Named"); return Told.all;', "gcp"),
    ("not into what is inactive", 'Told.all = ""; GameObject p = new GameObject("p"), c = Child(p, "c"); p.AddComponent<Told>(); c.AddComponent<Told>(); c.SetActive(false); p.BroadcastMessage("Named"); return Told.all;', "p"),
    ("a component sends to its object", 'GameObject o = new GameObject("o"); Told t = o.AddComponent<Told>(); o.transform.SendMessage("Text", "by transform"); return t.heard;', "by transform "),
    ("an object as value", 'GameObject o = new GameObject("o"); Told t = o.AddComponent<Told>(); o.SendMessage("Thing", o); return t.heard;', "o "),
    ("Invoke of what is not there", 'Told t = new GameObject("o").AddComponent<Told>(); t.Invoke("Named", 100); return t.IsInvoking() + " " + t.IsInvoking("Named") + " " + t.IsInvoking("Hidden");', "True True False"),
    ("CancelInvoke", 'Told t = new GameObject("o").AddComponent<Told>(); t.Invoke("Named", 100); t.InvokeRepeating("Hidden", 100, 1); t.CancelInvoke("Named"); bool a = t.IsInvoking("Named"), b = t.IsInvoking(); t.CancelInvoke(); return a + " " + b + " " + t.IsInvoking();', "False True False"),
]

SCENES = [
    ("one that is not loaded", 'Scene s = SceneManager.GetSceneByPath("Assets/Second.unity"), t = SceneManager.GetSceneByBuildIndex(1); return s.IsValid() + " " + t.IsValid() + " " + string.IsNullOrEmpty(s.name) + " " + string.IsNullOrEmpty(s.path) + " " + s.isLoaded + " " + s.rootCount + " " + s.buildIndex;', "False False True True False 0 -1"),
    ("the roots of no scene", 'default(Scene).GetRootGameObjects()', "ArgumentException: The scene is invalid."),
    ("a name cannot be set", 'Scene s = SceneManager.GetActiveScene(); s.name = "other"; return null;', "InvalidOperationException: Setting a name on a saved scene is not allowed (the filename is used as name). Scene: 'Assets/Main.unity'"),
    ("the active scene's values", 'Scene s = SceneManager.GetActiveScene(); return s.name + " " + s.path + " " + s.buildIndex + " " + s.isLoaded + " " + s.IsValid() + " " + s.isSubScene + " " + (s.handle != 0);', "Main Assets/Main.unity 0 True True False True"),
    ("unloading what is not there", 'Said(() => SceneManager.UnloadSceneAsync("Nope")) + "|" + Said(() => SceneManager.UnloadSceneAsync(1)) + "|" + Said(() => SceneManager.UnloadSceneAsync(default(Scene)))', "Scene to unload is invalid|Scene to unload is invalid|Scene to unload is invalid"),
    ("a name twice", 'SceneManager.CreateScene("twice"); return SceneManager.CreateScene("twice");', "ArgumentException: Scene with name \"twice\" already exists."),
    ("a name that is too long", 'int n = SceneManager.sceneCount; return SceneManager.CreateScene(new string(\'n\', 1 << 21)).IsValid() + " " + (SceneManager.sceneCount - n);', "False 0"),
    ("no scene can be active", 'SceneManager.SetActiveScene(default(Scene))', "ArgumentException: SceneManager.SetActiveScene failed; invalid scene"),
    ("DontDestroyOnLoad is a scene", 'GameObject o = new GameObject("kept"); Object.DontDestroyOnLoad(o); int n = SceneManager.sceneCount; string s = o.scene.name + " " + o.scene.buildIndex + " " + o.scene.isLoaded + " " + SceneManager.GetSceneByName("DontDestroyOnLoad").IsValid(); Object.DestroyImmediate(o); return s;', "DontDestroyOnLoad -1 True False"),
    ("it cannot be active", 'GameObject o = new GameObject("kept"); Object.DontDestroyOnLoad(o); return SceneManager.SetActiveScene(o.scene);', "ArgumentException: SceneManager.SetActiveScene failed; the internal DontDestroyOnLoad scene cannot be set active."),
    ("a component is kept with its object", 'GameObject o = new GameObject("kept"), c = Child(o, "c"); Object.DontDestroyOnLoad(o.transform); string s = o.scene.name + " " + c.scene.name; Object.DestroyImmediate(o); return s;', "DontDestroyOnLoad DontDestroyOnLoad"),
    ("it can move back", 'GameObject o = new GameObject("kept"); Object.DontDestroyOnLoad(o); SceneManager.MoveGameObjectToScene(o, SceneManager.GetActiveScene()); return o.scene.name;', "Main"),
    ("told of the active scene", 'string s = ""; UnityAction<Scene, Scene> hear = (a, b) => s += a.name + ">" + b.name + " "; SceneManager.activeSceneChanged += hear; Scene was = SceneManager.GetActiveScene(), now = SceneManager.CreateScene("told"); SceneManager.SetActiveScene(now); SceneManager.SetActiveScene(was); SceneManager.activeSceneChanged -= hear; return s;', "Main>told told>Main "),
    ("the same scene again", 'string s = ""; UnityAction<Scene, Scene> hear = (a, b) => s += "told"; SceneManager.activeSceneChanged += hear; bool did = SceneManager.SetActiveScene(SceneManager.GetActiveScene()); SceneManager.activeSceneChanged -= hear; return did + s;', "True"),
    ("an object of an inactive parent keeps its scene", 'GameObject o = new GameObject("o"); o.SetActive(false); return o.scene.name + " " + Child(o, "c").scene.IsValid();', "Main True"),
    ("copies go to a scene", 'Scene s = SceneManager.CreateScene("for a copy"); GameObject c = (GameObject)Object.Instantiate((Object)new GameObject("o"), s); return c.scene.name + " " + c.name;', "for a copy o(Clone)"),
    ("paths by number", 'SceneUtility.GetScenePathByBuildIndex(0) + "|" + SceneUtility.GetScenePathByBuildIndex(99) + "|" + SceneUtility.GetBuildIndexByScenePath("Assets/Nope.unity")', "Assets/Main.unity||-1"),
]

APPLICATION = [
    ("the data's folder", 'Application.persistentDataPath.EndsWith("/Maker/Shown") + " " + Directory.Exists(Application.persistentDataPath)', "True True"),
    ("files can be written there", 'string p = Path.Combine(Application.persistentDataPath, "save.json"); File.WriteAllText(p, "x"); return File.ReadAllText(p);', "x"),
    ("what it is", 'Application.isBatchMode + " " + Application.genuine + " " + Application.absoluteURL.Length', "True True 0"),
    ("its identifier", 'Application.identifier', "com.Maker.Shown"),
    ("the language is one", 'Enum.IsDefined(typeof(SystemLanguage), Application.systemLanguage)', "True"),
    ("frames can be limited", 'Application.targetFrameRate = 30; int n = Application.targetFrameRate; Application.targetFrameRate = -1; return n;', "30"),
    ("loading has a priority", 'Application.backgroundLoadingPriority', "BelowNormal"),
    ("traces can be chosen", 'StackTraceLogType was = Application.GetStackTraceLogType(LogType.Log); Application.SetStackTraceLogType(LogType.Log, StackTraceLogType.None); StackTraceLogType now = Application.GetStackTraceLogType(LogType.Log); Application.SetStackTraceLogType(LogType.Log, was); return was + " " + now;', "ScriptOnly None"),
    ("who hears logs", 'string s = ""; Application.LogCallback a = (t, k, y) => s += "a" + t + y, b = (t, k, y) => s += "b" + t; Application.logMessageReceived += a; Application.logMessageReceivedThreaded += b; Debug.LogWarning("w"); Application.logMessageReceived -= a; Application.logMessageReceivedThreaded -= b; Debug.Log("x"); return s.Contains("awWarning") + " " + s.Contains("bw") + " " + s.Length;', "True True 11"),
    ("quitting can be refused", 'Func<bool> no = () => false; Application.wantsToQuit += no; Application.wantsToQuit -= no; return "ok";', "ok"),
    ("screens", '(Screen.width > 0) + " " + (Screen.height > 0) + " " + Screen.orientation + " " + (Screen.resolutions != null)', "True True LandscapeLeft True"),
    ("the machine", '(SystemInfo.processorCount > 0) + " " + (SystemInfo.systemMemorySize > 0) + " " + SystemInfo.operatingSystemFamily + " " + SystemInfo.deviceType + " " + SystemInfo.graphicsDeviceType', "True True Linux Desktop Null"),
    ("random state comes back", 'Random.InitState(7); Random.State s = Random.state; float a = Random.value; Random.state = s; return a == Random.value;', "True"),
]

TIMES = [
    ("the first frame", 'GameObject.Find("Holder").GetComponent<Stored>().firstFrame', "fixed 0 update 0 0.02 late 1"),
    ("clocks go together", '(Time.time == (float)Time.timeAsDouble) + " " + (Time.unscaledTime == (float)Time.unscaledTimeAsDouble) + " " + (Time.fixedTime == (float)Time.fixedTimeAsDouble) + " " + (Time.timeSinceLevelLoad <= Time.time) + " " + (Time.fixedTime <= Time.time)', "True True True True True"),
    ("within a frame they stand still", 'float t = Time.time; int f = Time.frameCount; double r = Time.realtimeSinceStartupAsDouble; System.Threading.Thread.Sleep(5); return (t == Time.time) + " " + (f == Time.frameCount) + " " + (Time.realtimeSinceStartupAsDouble > r);', "True True True"),
    ("not in a fixed step", 'Time.inFixedTimeStep + " " + (Time.fixedUnscaledDeltaTime > 0) + " " + (Time.smoothDeltaTime > 0) + " " + (Time.frameCount > 3) + " " + (Time.renderedFrameCount > 0)', "False True True True True"),
    ("a longest step", 'float was = Time.maximumDeltaTime; Time.maximumDeltaTime = 0.5f; float now = Time.maximumDeltaTime; Time.maximumDeltaTime = was; return now;', "0.5"),
    ("there is no highest scale in a player", 'Time.timeScale = 200; float t = Time.timeScale; Time.timeScale = 1; return t;', "200"),
    ("for particles", 'Time.maximumParticleDeltaTime', "0.03"),
    ("a fixed step", 'float was = Time.fixedDeltaTime; Time.fixedDeltaTime = 0.05f; float now = Time.fixedDeltaTime; Time.fixedDeltaTime = was; return N(now);', "0.05"),
]

PREFS = [
    ("of each type", 'PlayerPrefs.SetInt("i", 3); PlayerPrefs.SetFloat("f", 1.5f); PlayerPrefs.SetString("s", "text"); return PlayerPrefs.GetInt("i") + " " + PlayerPrefs.GetFloat("f") + " " + PlayerPrefs.GetString("s");', "3 1.5 text"),
    ("defaults", 'PlayerPrefs.GetInt("no") + " " + PlayerPrefs.GetFloat("no") + " " + PlayerPrefs.GetString("no").Length + " " + PlayerPrefs.GetInt("no", 7) + PlayerPrefs.GetFloat("no", 0.5f) + PlayerPrefs.GetString("no", "d")', "0 0 0 70.5d"),
    ("the last type counts", 'PlayerPrefs.SetInt("k", 3); PlayerPrefs.SetString("k", "x"); return PlayerPrefs.GetInt("k", -1) + PlayerPrefs.GetString("k");', "-1x"),
    ("all go", 'PlayerPrefs.SetInt("a", 1); PlayerPrefs.DeleteAll(); return PlayerPrefs.HasKey("a");', "False"),
    ("keys differ by case", 'PlayerPrefs.SetInt("Key", 1); PlayerPrefs.SetInt("key", 2); return PlayerPrefs.GetInt("Key") + PlayerPrefs.GetInt("key");', "3"),
    ("deleting what is not there", 'PlayerPrefs.DeleteKey("never"); return PlayerPrefs.HasKey("never");', "False"),
]

LOGS = [
    ("a trace names the caller", 'string s = ""; Application.LogCallback a = (t, k, y) => s = k; Application.logMessageReceived += a; Debug.LogError("x"); Application.logMessageReceived -= a; return s.Contains("GroupLogsMore");', "True"),
    ("an exception's text and trace", 'string s = "", k = ""; Application.LogCallback a = (t, trace, y) => { s = t; k = trace; }; Application.logMessageReceived += a; try { throw new ArgumentException("bad", "name"); } catch (Exception e) { Debug.LogException(e); } Application.logMessageReceived -= a; return s.StartsWith("ArgumentException: bad") + " " + k.Contains("GroupLogsMore");', "True True"),
    ("the innermost exception is told", 'string s = "", k = ""; Application.LogCallback a = (t, trace, y) => { s = t; k = trace; }; Application.logMessageReceived += a; Debug.LogException(new InvalidOperationException("outer", new ArgumentException("inner"))); Application.logMessageReceived -= a; return s + " " + k.Contains("Rethrow as InvalidOperationException: outer");', "ArgumentException: inner True"),
    ("an exception without a text", 'Seen.Logged(() => Debug.LogException(new Exception("")))', "Exception: Exception"),
    ("tags and kinds", 'Seen.Logged(() => { Debug.unityLogger.Log(LogType.Warning, "tag", "m"); Debug.unityLogger.LogFormat(LogType.Error, "{0}-{1}", 1, 2); Debug.unityLogger.LogException(new Exception("e")); })', "Warning: tag: m|Error: 1-2|Exception: Exception: e"),
    ("a logger of one's own", 'List<string> l = new List<string>(); Logger g = new Logger(new ListHandler(l)); g.Log("a"); g.LogWarning("t", "b"); g.filterLogType = LogType.Error; g.Log("c"); g.LogError("t", "d"); g.LogException(new Exception("e")); return l;', "Log a,Warning t: b,Error t: d,Exception e"),
    ("the handler can be replaced", 'List<string> l = new List<string>(); ILogHandler was = Debug.unityLogger.logHandler; Debug.unityLogger.logHandler = new ListHandler(l); Debug.Log("x"); Debug.LogWarningFormat("{0}", 3); Debug.LogException(new Exception("e")); Debug.unityLogger.logHandler = was; return l;', "Log x,Warning 3,Exception e"),
    ("what is allowed", 'Logger g = new Logger(new ListHandler(new List<string>())) { filterLogType = LogType.Warning }; return g.IsLogTypeAllowed(LogType.Log) + " " + g.IsLogTypeAllowed(LogType.Warning) + " " + g.IsLogTypeAllowed(LogType.Error) + " " + g.IsLogTypeAllowed(LogType.Exception);', "False True True True"),
    ("numbers are the same everywhere", 'System.Globalization.CultureInfo was = System.Threading.Thread.CurrentThread.CurrentCulture; System.Threading.Thread.CurrentThread.CurrentCulture = new System.Globalization.CultureInfo("de-DE"); string s = Seen.Logged(() => Debug.Log(1.5f)); System.Threading.Thread.CurrentThread.CurrentCulture = was; return s;', "Log: 1.5"),
    ("print", 'Seen.Logged(() => MonoBehaviour.print("p"))', "Log: p"),
    ("braces without values", 'Seen.Logged(() => Debug.Log("{0} {x}"))', "Log: {0} {x}"),
    ("assertions with an object", 'GameObject o = new GameObject("o"); return Seen.Logged(() => { Debug.Assert(false, o); Debug.Assert(false, "m", o); });', "Assert: Assertion failed|Assert: m"),
    ("developer console", 'Debug.isDebugBuild + " " + Debug.developerConsoleVisible', "True False"),
]
GROUPS = {"EventsMore": EVENTS, "MessagesMore": MESSAGES, "ScenesMore": SCENES, "ApplicationMore": APPLICATION, "Times": TIMES, "PrefsMore": PREFS, "LogsMore": LOGS}
