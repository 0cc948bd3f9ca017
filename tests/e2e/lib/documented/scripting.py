"""What scripts talk with: events, logs, time, the application, input, scenes, copies of fields, tasks and jobs."""

EVENTS = [
    ("listeners in order", 'string s = ""; UnityEvent e = new UnityEvent(); e.AddListener(() => s += "a"); e.AddListener(() => s += "b"); e.Invoke(); e.Invoke(); return s;', "abab"),
    ("twice is twice", 'int n = 0; UnityEvent e = new UnityEvent(); UnityAction a = () => n++; e.AddListener(a); e.AddListener(a); e.Invoke(); e.RemoveListener(a); e.Invoke(); return n;', "2"),
    ("values", 'string s = ""; UnityEvent<int> e = new UnityEvent<int>(); e.AddListener(x => s += x); e.Invoke(5); UnityEvent<int, string> f = new UnityEvent<int, string>(); f.AddListener((x, y) => s += x + y); f.Invoke(1, "z"); return s;', "51z"),
    ("removing all", 'int n = 0; UnityEvent e = new UnityEvent(); e.AddListener(() => n++); e.RemoveAllListeners(); e.Invoke(); return n;', "0"),
    ("what a listener throws comes out, and the rest is not called", 'int n = 0; UnityEvent e = new UnityEvent(); e.AddListener(() => { throw new InvalidOperationException("x"); }); e.AddListener(() => n++); string t = Thrown(() => e.Invoke()); return t + " " + n;', "InvalidOperationException 0"),
    ("one added meanwhile is called the next time", 'int n = 0; UnityEvent e = new UnityEvent(); e.AddListener(() => e.AddListener(() => n++)); e.Invoke(); int first = n; e.Invoke(); return first + " " + n;', "0 1"),
    ("one's own event type", 'string s = ""; Texted e = new Texted(); e.AddListener(x => s += x); e.Invoke("hi"); return s + e.GetPersistentEventCount();', "hi0"),
    ("of a method of a script", 'Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>(); UnityEvent e = new UnityEvent(); e.AddListener(i.Count); e.Invoke(); e.RemoveListener(i.Count); e.Invoke(); return i.counted;', "1"),
    ("calls of the file", 'Persistent p = Persistent.first; p.told.Invoke(); p.texted.Invoke("dynamic"); return p.heard;', "plain;int 7;float 2.5;text fixed;bool True;object Holder;text dynamic;"),
    ("they can be asked", 'Persistent p = Persistent.first; return p.told.GetPersistentEventCount() + " " + p.told.GetPersistentMethodName(1) + " " + (p.told.GetPersistentTarget(1) == p) + " " + p.told.GetPersistentListenerState(0);', "8 Int True RuntimeOnly"),
    ("one can be switched off", 'Persistent p = Persistent.first; p.heard = ""; p.told.SetPersistentListenerState(0, UnityEventCallState.Off); p.told.Invoke(); p.told.SetPersistentListenerState(0, UnityEventCallState.RuntimeOnly); return p.heard.StartsWith("int 7");', "True"),
    ("removing all leaves them", 'Persistent p = Persistent.first; p.heard = ""; p.texted.RemoveAllListeners(); p.texted.Invoke("x"); return p.heard;', "text x;"),
]

LOGS = [
    ("each kind", 'Seen.Logged(() => { Debug.Log("a"); Debug.LogWarning("b"); Debug.LogError("c"); Debug.LogAssertion("d"); Debug.LogException(new InvalidOperationException("e")); })', "Log: a|Warning: b|Error: c|Assert: d|Exception: InvalidOperationException: e"),
    ("null and numbers", 'Seen.Logged(() => { Debug.Log(null); Debug.Log(1.5f); Debug.Log(Vector3.one); Debug.Log(true); Debug.Log(new GameObject("o")); })', "Log: Null|Log: 1.5|Log: (1.00, 1.00, 1.00)|Log: True|Log: o (UnityEngine.GameObject)"),
    ("a destroyed object", 'GameObject o = new GameObject("o"); Object.DestroyImmediate(o); return Seen.Logged(() => Debug.Log(o));', "Log: null"),
    ("formats", 'Seen.Logged(() => { Debug.LogFormat("{0} and {1:F1}", 1, 2.25); Debug.LogWarningFormat("{0}", "w"); Debug.LogErrorFormat("{0}", "e"); Debug.LogAssertionFormat("{0}", "a"); })', "Log: 1 and 2.3|Warning: w|Error: e|Assert: a"),
    ("a format with a kind", 'Seen.Logged(() => Debug.LogFormat(LogType.Warning, LogOption.NoStacktrace, null, "n{0}", 1))', "Warning: n1"),
    ("assertions", 'Seen.Logged(() => { Debug.Assert(true); Debug.Assert(false); Debug.Assert(false, "why"); Debug.AssertFormat(false, "{0}", 3); })', "Assert: Assertion failed|Assert: why|Assert: 3"),
    ("the logger", 'Seen.Logged(() => { Debug.unityLogger.Log("tag", "m"); Debug.unityLogger.LogWarning("tag", "w"); Debug.unityLogger.Log(LogType.Error, "e"); Debug.unityLogger.LogError("t", "f"); })', "Log: tag: m|Warning: tag: w|Error: e|Error: t: f"),
    ("switched off", 'Debug.unityLogger.logEnabled = false; string s = Seen.Logged(() => Debug.LogError("x")); Debug.unityLogger.logEnabled = true; return s.Length;', "0"),
    ("filtered", 'Debug.unityLogger.filterLogType = LogType.Error; string s = Seen.Logged(() => { Debug.Log("x"); Debug.LogWarning("y"); Debug.LogError("z"); Debug.LogException(new Exception("e")); }); Debug.unityLogger.filterLogType = LogType.Log; return s;', "Error: z|Exception: Exception: e"),
    ("inner exceptions", 'Seen.Logged(() => Debug.LogException(new Exception("outer", new ArgumentException("inner")))).StartsWith("Exception: ")', "True"),
    ("a message that logs is not heard again within", 'int n = 0; Application.LogCallback hear = null; hear = (t, s, k) => { n++; Application.logMessageReceived -= hear; }; Application.logMessageReceived += hear; Debug.Log("x"); Debug.Log("y"); return n;', "1"),
    ("kinds in order", 'string.Join(" ", Enum.GetNames(typeof(LogType)))', "Error Assert Warning Log Exception"),
]

APPLICATION = [
    ("what runs", 'Application.isPlaying + " " + Application.isEditor + " " + Application.platform + " " + Application.isMobilePlatform + Application.isConsolePlatform', "True False LinuxPlayer FalseFalse"),
    ("the project's names", 'Application.productName + " " + Application.companyName + " " + Application.version + " " + Application.unityVersion', "Shown Maker 3.1 2022.3.20f1"),
    ("paths", '(Application.streamingAssetsPath == Application.dataPath + "/StreamingAssets") + " " + Path.IsPathRooted(Application.dataPath) + " " + Directory.Exists(Application.persistentDataPath) + " " + Directory.Exists(Application.temporaryCachePath)', "True True True True"),
    ("no limit of frames at first", 'Application.targetFrameRate', "-1"),
    ("settings that stay", 'Application.runInBackground = true; bool b = Application.runInBackground; QualitySettings.vSyncCount = 1; int v = QualitySettings.vSyncCount; QualitySettings.vSyncCount = 0; return b + " " + v;', "True 1"),
    ("scenes", 'SceneManager.sceneCount + " " + SceneManager.sceneCountInBuildSettings + " " + SceneManager.GetActiveScene().path + " " + SceneUtility.GetScenePathByBuildIndex(1) + " " + SceneUtility.GetBuildIndexByScenePath("Assets/Second.unity")', "1 2 Assets/Main.unity Assets/Second.unity 1"),
    ("can a scene be loaded", 'Application.CanStreamedLevelBeLoaded("Second") + " " + Application.CanStreamedLevelBeLoaded("Nope") + " " + Application.CanStreamedLevelBeLoaded(1) + Application.CanStreamedLevelBeLoaded(2)', "True False TrueFalse"),
    ("quality", '(QualitySettings.names.Length > 0) + " " + (QualitySettings.GetQualityLevel() >= 0)', "True True"),
    ("the thread", 'System.Threading.SynchronizationContext.Current.GetType().FullName', "UnityEngine.UnitySynchronizationContext"),
    ("Awaitable is of a later Unity", 'typeof(MonoBehaviour).Assembly.GetType("UnityEngine.Awaitable") == null', "True"),
    ("modules are Unity's", 'typeof(GameObject).Assembly.GetName().Name + " " + typeof(Rigidbody).Assembly.GetName().Name + " " + typeof(UnityEngine.UI.Button).Assembly.GetName().Name + " " + typeof(JsonUtility).Assembly.GetName().Name + " " + typeof(Deep.Inside).Assembly.GetName().Name', "UnityEngine.CoreModule UnityEngine.PhysicsModule UnityEngine.UI UnityEngine.JSONSerializeModule Assembly-CSharp"),
    ("a type by name", 'Type.GetType("Deep.Inside, Assembly-CSharp") == typeof(Deep.Inside)', "True"),
    ("culture does not matter to vectors", 'System.Globalization.CultureInfo was = System.Threading.Thread.CurrentThread.CurrentCulture; System.Threading.Thread.CurrentThread.CurrentCulture = new System.Globalization.CultureInfo("de-DE"); string s = new Vector2(1.5f, 2).ToString() + Color.red + Quaternion.identity; System.Threading.Thread.CurrentThread.CurrentCulture = was; return s;', "(1.50, 2.00)RGBA(1.000, 0.000, 0.000, 1.000)(0.00000, 0.00000, 0.00000, 1.00000)"),
    ("hashes", 'Animator.StringToHash("Base Layer.Run") == Animator.StringToHash("Base Layer.Run") && Animator.StringToHash("a") != Animator.StringToHash("b")', "True"),
    ("a hash of text is its CRC", 'Animator.StringToHash("123456789")', str(0xcbf43926 - (1 << 32))),
    ("Hash128", 'Hash128.Parse("00112233445566778899aabbccddeeff") + " " + new Hash128().isValid', "00112233445566778899aabbccddeeff False"),
    ("RangeInt", 'new RangeInt(2, 3).end', "5"),
    ("LayerMask", 'LayerMask m = 5; m |= 1 << 3; return m.value + " " + (int)m;', "13 13"),
]

INPUT = [
    ("nothing is pressed", 'Input.anyKey + " " + Input.GetKey(KeyCode.Space) + " " + Input.GetMouseButton(0) + " " + Input.GetMouseButtonDown(2) + " " + Input.inputString.Length + " " + Input.touchCount + Input.touches.Length', "False False False False 0 00"),
    ("no stick", 'Input.GetJoystickNames().Length + " " + N(Input.acceleration) + " " + N(Input.mouseScrollDelta)', "0 0,0,0 0,0"),
    ("axes of a project without settings", 'N(Input.GetAxis("Horizontal"), Input.GetAxisRaw("Vertical"), Input.GetAxis("Mouse X")) + " " + Input.GetButton("Fire1") + Input.GetButtonDown("Jump") + Input.GetButtonUp("Submit") + Input.GetButton("Cancel")', "0,0,0 FalseFalseFalseFalse"),
    ("key codes", '(int)KeyCode.A + " " + (int)KeyCode.Space + " " + (int)KeyCode.Alpha0 + " " + (int)KeyCode.Return + " " + (int)KeyCode.UpArrow + " " + (int)KeyCode.F1 + " " + (int)KeyCode.LeftShift + " " + (int)KeyCode.Mouse0 + " " + (int)KeyCode.JoystickButton0', "97 32 48 13 273 282 304 323 330"),
    ("events", 'Input.ResetInputAxes(); return Input.simulateMouseWithTouches + " " + Input.multiTouchEnabled;', "True True"),
]

SCENES = [
    ("a new scene", 'Scene s = SceneManager.CreateScene("made"); return s.name + " " + s.IsValid() + s.isLoaded + " " + s.rootCount + " " + s.buildIndex + " " + s.path.Length + " " + (SceneManager.GetSceneByName("made") == s) + " " + (SceneManager.GetActiveScene() != s);', "made TrueTrue 0 -1 0 True True"),
    ("a scene of no name", 'Scene s = default(Scene); return s.IsValid() + " " + SceneManager.GetSceneByName("nothing").IsValid() + " " + (s == SceneManager.GetSceneByName("nothing"));', "False False True"),
    ("an object moves", 'Scene s = SceneManager.CreateScene("moved to"); GameObject o = new GameObject("o"), c = Child(o, "c"); SceneManager.MoveGameObjectToScene(o, s); return o.scene.name + " " + c.scene.name + " " + s.rootCount + " " + s.GetRootGameObjects()[0].name;', "moved to moved to 1 o"),
    ("a child does not", 'GameObject o = new GameObject("o"), c = Child(o, "c"); SceneManager.MoveGameObjectToScene(c, SceneManager.GetActiveScene()); return null;', "ArgumentException: Gameobject is not a root in a scene"),
    ("the active scene gets new objects", 'Scene was = SceneManager.GetActiveScene(), s = SceneManager.CreateScene("act"); bool did = SceneManager.SetActiveScene(s); GameObject o = new GameObject("o"); SceneManager.SetActiveScene(was); return did + " " + o.scene.name + " " + new GameObject("p").scene.name;', "True act Main"),
    ("a copy goes to the active scene or to its parent's", 'Scene s = SceneManager.CreateScene("of parent"); GameObject p = new GameObject("p"), o = new GameObject("o"); SceneManager.MoveGameObjectToScene(p, s); SceneManager.MoveGameObjectToScene(o, s); return Object.Instantiate(o).scene.name + " " + Object.Instantiate(o, p.transform).scene.name;', "Main of parent"),
    ("a child is in the scene of its parent", 'Scene s = SceneManager.CreateScene("below"); GameObject p = new GameObject("p"), c = new GameObject("c"); SceneManager.MoveGameObjectToScene(p, s); c.transform.SetParent(p.transform); string a = c.scene.name; c.transform.SetParent(null); return a + " " + c.scene.name;', "below below"),
    ("merged", 'Scene a = SceneManager.CreateScene("from"), b = SceneManager.CreateScene("into"); SceneManager.MoveGameObjectToScene(new GameObject("x"), a); SceneManager.MergeScenes(a, b); return b.rootCount + " " + a.IsValid();', "1 False"),
    ("the order of roots", 'Scene s = SceneManager.CreateScene("roots"); foreach (string n in new[] { "b", "a", "c" }) { SceneManager.MoveGameObjectToScene(new GameObject(n), s); } List<GameObject> l = new List<GameObject>(); s.GetRootGameObjects(l); return string.Join("", l.Select(o => o.name).ToArray());', "bac"),
    ("a scene that is not there", 'Seen.Logged(() => SceneManager.LoadScene("Nope"))', "Error: Scene 'Nope' couldn't be loaded because it has not been added to the build settings or the AssetBundle has not been loaded.\nTo add a scene to the build settings use the menu File->Build Settings..."),
    ("a number that is not there", 'Seen.Logged(() => SceneManager.LoadScene(9))', "Error: Scene with build index: 9 couldn't be loaded because it has not been added to the build settings.\nTo add a scene to the build settings use the menu File->Build Settings..."),
    ("scenes are values", 'Scene s = SceneManager.GetActiveScene(); return (s == SceneManager.GetSceneAt(0)) + " " + s.Equals(SceneManager.GetSceneByPath("Assets/Main.unity")) + " " + (s.GetHashCode() == s.handle) + " " + s.isDirty;', "True True True False"),
]

TASKS = [
    ("a native array", 'NativeArray<int> a = new NativeArray<int>(3, Allocator.Persistent); a[1] = 5; string s = a.Length + " " + a[0] + a[1] + " " + a.IsCreated + " " + string.Join("", a.ToArray().Select(x => x.ToString()).ToArray()); a.Dispose(); return s + " " + a.IsCreated;', "3 05 True 050 False"),
    ("copies", 'NativeArray<int> a = new NativeArray<int>(new[] { 1, 2, 3 }, Allocator.Temp), b = new NativeArray<int>(3, Allocator.Temp); b.CopyFrom(a); NativeArray<int> sub = a.GetSubArray(1, 2); sub[0] = 9; int n = 0; foreach (int x in a) { n += x; } string s = b[2] + " " + n + " " + sub.Length; a.Dispose(); b.Dispose(); return s;', "3 13 2"),
    ("a slice", 'NativeArray<int> a = new NativeArray<int>(new[] { 1, 2, 3, 4 }, Allocator.Temp); NativeSlice<int> s = a.Slice(1, 2); s[1] = 7; string t = s.Length + " " + a[2]; a.Dispose(); return t;', "2 7"),
    ("a job", 'NativeArray<int> a = new NativeArray<int>(1, Allocator.TempJob); JobHandle h = new Adding { to = a, n = 5 }.Schedule(); new Adding { to = a, n = 6 }.Schedule(h).Complete(); int r = a[0]; a.Dispose(); return r;', "11"),
    ("a parallel job", 'NativeArray<int> a = new NativeArray<int>(50, Allocator.TempJob); new Squares { to = a }.Schedule(50, 8).Complete(); int r = a[7]; new Squares { to = a }.Run(3); a.Dispose(); return r;', "49"),
    ("handles", 'NativeArray<int> a = new NativeArray<int>(1, Allocator.TempJob); JobHandle h = JobHandle.CombineDependencies(new Adding { to = a, n = 1 }.Schedule(), default(JobHandle)); h.Complete(); a.Dispose(); return h.IsCompleted + " " + default(JobHandle).IsCompleted;', "True True"),
    ("a task that runs on the spot", 'Task<int> t = Async.Now(); return t.IsCompleted + " " + t.Result;', "True 3"),
]
GROUPS = {"Events": EVENTS, "Logs": LOGS, "Application": APPLICATION, "Input": INPUT, "Scenes": SCENES, "Tasks": TASKS}
