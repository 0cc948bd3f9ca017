// The application, its settings, time and preferences.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEngine;
using UnityEngine.Networking;
using UnityEngine.SceneManagement;
using UnityEngine.UI;
using Object = UnityEngine.Object;
using Random = UnityEngine.Random;
using static Facts;
using static Make;

public static class ApplicationFacts
{
    public static void Player()
    {
        // what runs
        Check(Application.isPlaying + " " + Application.isEditor + " " + Application.platform + " "
            + Application.isMobilePlatform + Application.isConsolePlatform); // => True False LinuxPlayer FalseFalse
        // the project's names
        Check(Application.productName, Application.companyName, Application.version, Application.unityVersion);
        // => Shown Maker 3.1 2022.3.20f1
        Check(Application.streamingAssetsPath == Application.dataPath + "/StreamingAssets",
            Path.IsPathRooted(Application.dataPath), Directory.Exists(Application.persistentDataPath),
            Directory.Exists(Application.temporaryCachePath)); // => True True True True
        // no limit of frames at first
        Check(Application.targetFrameRate); // => -1
        { // settings that stay
            Application.runInBackground = true;
            bool b = Application.runInBackground;
            QualitySettings.vSyncCount = 1;
            int v = QualitySettings.vSyncCount;
            QualitySettings.vSyncCount = 0;
            Check(b, v); // => True 1
        }
        Check(SceneManager.sceneCount, SceneManager.sceneCountInBuildSettings, SceneManager.GetActiveScene().path,
            SceneUtility.GetScenePathByBuildIndex(1), SceneUtility.GetBuildIndexByScenePath("Assets/Second.unity"));
        // => 1 2 Assets/Main.unity Assets/Second.unity 1
        // can a scene be loaded
        Check(Application.CanStreamedLevelBeLoaded("Second") + " " + Application.CanStreamedLevelBeLoaded("Nope")
            + " " + Application.CanStreamedLevelBeLoaded(1) + Application.CanStreamedLevelBeLoaded(2));
        // => True False TrueFalse
        Check(QualitySettings.names.Length > 0, QualitySettings.GetQualityLevel() >= 0); // => True True
        Check(System.Threading.SynchronizationContext.Current.GetType().FullName);
        // => UnityEngine.UnitySynchronizationContext
        // Awaitable is of a later Unity
        Check(typeof(MonoBehaviour).Assembly.GetType("UnityEngine.Awaitable") == null); // => True
        Check(typeof(GameObject).Assembly.GetName().Name, typeof(Rigidbody).Assembly.GetName().Name,
            typeof(UnityEngine.UI.Button).Assembly.GetName().Name, typeof(JsonUtility).Assembly.GetName().Name,
            typeof(Deep.Inside).Assembly.GetName().Name);
        // => UnityEngine.CoreModule UnityEngine.PhysicsModule UnityEngine.UI UnityEngine.JSONSerializeModule
        //     Assembly-CSharp
        // a type by name
        Check(Type.GetType("Deep.Inside, Assembly-CSharp") == typeof(Deep.Inside)); // => True
        { // culture does not matter to vectors
            System.Globalization.CultureInfo was = System.Threading.Thread.CurrentThread.CurrentCulture;
            System.Threading.Thread.CurrentThread.CurrentCulture = new System.Globalization.CultureInfo("de-DE");
            string s = new Vector2(1.5f, 2).ToString() + Color.red + Quaternion.identity;
            System.Threading.Thread.CurrentThread.CurrentCulture = was;
            Check(s); // => (1.50, 2.00)RGBA(1.000, 0.000, 0.000, 1.000)(0.00000, 0.00000, 0.00000, 1.00000)
        }
        Check(Animator.StringToHash("Base Layer.Run") == Animator.StringToHash("Base Layer.Run")
            && Animator.StringToHash("a") != Animator.StringToHash("b")); // => True
        // a hash of text is its CRC
        Check(Animator.StringToHash("123456789")); // => -873187034
        Check(Hash128.Parse("00112233445566778899aabbccddeeff"), new Hash128().isValid);
        // => 00112233445566778899aabbccddeeff False
        Check(new RangeInt(2, 3).end); // => 5
        {
            LayerMask m = 5;
            m |= 1 << 3;
            Check(m.value, (int)m); // => 13 13
        }
    }

    public static void MorePlayer()
    {
        // the data's folder
        Check(Application.persistentDataPath.EndsWith("/Maker/Shown"),
            Directory.Exists(Application.persistentDataPath)); // => True True
        { // files can be written there
            string p = Path.Combine(Application.persistentDataPath, "save.json");
            File.WriteAllText(p, "x");
            Check(File.ReadAllText(p)); // => x
        }
        // what it is
        Check(Application.isBatchMode, Application.genuine, Application.absoluteURL.Length); // => True True 0
        Check(Application.identifier); // => com.Maker.Shown
        Check(Enum.IsDefined(typeof(SystemLanguage), Application.systemLanguage)); // => True
        { // frames can be limited
            Application.targetFrameRate = 30;
            int n = Application.targetFrameRate;
            Application.targetFrameRate = -1;
            Check(n); // => 30
        }
        Check(Application.backgroundLoadingPriority); // => BelowNormal
        { // traces can be chosen
            StackTraceLogType was = Application.GetStackTraceLogType(LogType.Log);
            Application.SetStackTraceLogType(LogType.Log, StackTraceLogType.None);
            StackTraceLogType now = Application.GetStackTraceLogType(LogType.Log);
            Application.SetStackTraceLogType(LogType.Log, was);
            Check(was, now); // => ScriptOnly None
        }
        { // who hears logs
            string s = "";
            Application.LogCallback a = (t, k, y) => s += "a" + t + y, b = (t, k, y) => s += "b" + t;
            Application.logMessageReceived += a; Application.logMessageReceivedThreaded += b;
            Debug.LogWarning("w"); Application.logMessageReceived -= a;
            Application.logMessageReceivedThreaded -= b; Debug.Log("x");
            Check(s.Contains("awWarning"), s.Contains("bw"), s.Length); // => True True 11
        }
        { // quitting can be refused
            Func<bool> no = () => false;
            Application.wantsToQuit += no; Application.wantsToQuit -= no;
            Check("ok"); // => ok
        }
        Check(Screen.width > 0, Screen.height > 0, Screen.orientation, Screen.resolutions != null);
        // => True True LandscapeLeft True
        // the machine
        Check(SystemInfo.processorCount > 0, SystemInfo.systemMemorySize > 0, SystemInfo.operatingSystemFamily,
            SystemInfo.deviceType, SystemInfo.graphicsDeviceType); // => True True Linux Desktop Null
        { // random state comes back
            Random.InitState(7);
            Random.State s = Random.state; float a = Random.value;
            Random.state = s;
            Check(a == Random.value); // => True
        }
    }

    public static void Settings()
    {
        {
            Cursor.lockState = CursorLockMode.Locked;
            bool v = Cursor.lockState == CursorLockMode.Locked;
            Cursor.lockState = CursorLockMode.None; Cursor.visible = false;
            bool c = Cursor.visible;
            Cursor.visible = true;
            Check(v, c); // => True False
        }
        Check(Screen.width > 0 && Screen.height > 0, Screen.safeArea.width == Screen.width,
            Camera.main == null || true, Screen.currentResolution.width > 0); // => True True True True
        Check(SortingLayer.layers.Length, SortingLayer.NameToID("Default"), SortingLayer.IDToName(0),
            SortingLayer.IsValid(0), SortingLayer.GetLayerValueFromName("Default")); // => 1 0 Default True 0
        { // light around
            RenderSettings.fog = true;
            bool f = RenderSettings.fog;
            RenderSettings.fog = false; RenderSettings.fogDensity = 0.5f;
            RenderSettings.ambientLight = Color.red;
            Check(f, RenderSettings.fogDensity, RenderSettings.ambientLight);
            // => True 0.5 RGBA(1.000, 0.000, 0.000, 1.000)
        }
        Check(SystemInfo.processorCount > 0, SystemInfo.systemMemorySize > 0,
            SystemInfo.deviceUniqueIdentifier.Length > 0, SystemInfo.deviceType, SystemInfo.operatingSystemFamily,
            SystemInfo.graphicsDeviceType); // => True True True Desktop Linux Null
        // it does not support what is not there
        Check(SystemInfo.unsupportedIdentifier, SystemInfo.supportsVibration, SystemInfo.supportsGyroscope,
            SystemInfo.supportsLocationService); // => n/a False False False
        // time's limits
        Check(Time.maximumParticleDeltaTime.ToString("F2"), Time.realtimeSinceStartupAsDouble > 0,
            Time.timeAsDouble >= 0, Time.unscaledTime > 0, Time.inFixedTimeStep); // => 0.03 True True True False
        { // fixedDeltaTime can be set
            Time.fixedDeltaTime = 0.05f;
            float f = Time.fixedDeltaTime;
            Time.fixedDeltaTime = 0.02f;
            Check(f); // => 0.05
        }
        Check(new PropertyName("a") == new PropertyName("a"), new PropertyName("a") == new PropertyName("b"),
            PropertyName.IsNullOrEmpty(new PropertyName(""))); // => True False True
        Check(typeof(Attributed).GetField("ranged").GetCustomAttributes(typeof(RangeAttribute), false)
            .Cast<RangeAttribute>().Select(r => r.min + ":" + r.max).First(),
            ((TooltipAttribute)typeof(Attributed).GetField("ranged")
                .GetCustomAttributes(typeof(TooltipAttribute), false)[0]).tooltip,
            ((DefaultExecutionOrder)typeof(Attributed).GetCustomAttributes(typeof(DefaultExecutionOrder),
                false)[0]).order,
            ((AddComponentMenu)typeof(Attributed).GetCustomAttributes(typeof(AddComponentMenu),
                false)[0]).componentMenu); // => 1:5 tip 7 Own/Menu
        { // [Range] is the inspector's, not the code's
            Attributed a = new GameObject("a").AddComponent<Attributed>();
            a.ranged = 99;
            Check(a.ranged); // => 99
        }
        { // Reset and OnValidate are the editor's
            Attributed a = new GameObject("a").AddComponent<Attributed>();
            Check(a.heard.Length); // => 0
        }
        {
            WWWForm f = new WWWForm();
            f.AddField("a", "b c"); f.AddField("n", 5);
            Check(System.Text.Encoding.UTF8.GetString(f.data), f.headers["Content-Type"]);
            // => a=b%20c&n=5 application/x-www-form-urlencoded
        }
        // addresses
        Check(UnityWebRequest.EscapeURL("a b&c"), UnityWebRequest.UnEscapeURL("a+b%26c")); // => a+b%26c a b&c
        {
            UnityWebRequest r = UnityWebRequest.Get("http://127.0.0.1:1/x");
            Check(r.method, r.url, r.isDone, r.result, r.responseCode, r.downloadHandler != null,
                r.uploadHandler == null); // => GET http://127.0.0.1:1/x False InProgress 0 True True
        }
        { // a posted one
            UnityWebRequest r = UnityWebRequest.Put("http://127.0.0.1:1/x", "body");
            r.SetRequestHeader("X-Own", "1");
            Check(r.method, r.uploadHandler.data.Length, r.GetRequestHeader("X-Own")); // => PUT 4 1
        }
        { // crossfades of a graphic
            CanvasRenderer c = new GameObject("c").AddComponent<Image>().canvasRenderer;
            c.SetAlpha(0.5f);
            float a = c.GetAlpha();
            c.SetColor(Color.red);
            Check(a, c.GetColor().r, c.cull); // => 0.5 1 False
        }
        // GUI values
        Check(new GUIContent("t", "tip").text + new GUIContent("t", "tip").tooltip, GUIContent.none.text.Length,
            new GUIStyle().name.Length, new GUIStyle { fontSize = 3 }.fontSize); // => ttip 0 0 3
        // gizmos and lines do nothing
        Debug.DrawLine(Vector3.zero, Vector3.one); Debug.DrawRay(Vector3.zero, Vector3.one, Color.red, 1);
        Debug.Break();
        Check("fine"); // => fine
        // a wait is a value
        Check(new WaitForSecondsRealtime(2).waitTime + " " + (new WaitForSeconds(1) is YieldInstruction) + " "
            + new WaitWhile(() => true).keepWaiting + new WaitUntil(() => true).keepWaiting); // => 2 True TrueFalse
        { // a scriptable object keeps its flags
            Sheet s = ScriptableObject.CreateInstance<Sheet>();
            s.hideFlags = HideFlags.HideAndDontSave;
            Check(s.hideFlags); // => HideAndDontSave
        }
        {
            Pose p = new Pose(Vector3.one, Quaternion.Euler(0, 90, 0));
            Check(N(p.forward), N(p.GetTransformedBy(new Pose(Vector3.up, Quaternion.identity)).position),
                Pose.identity == new Pose(Vector3.zero, Quaternion.identity)); // => 1,0,0 1,2,1 True
        }
        Check(N(Snapping.Snap(1.3f, 0.5f)), N(Snapping.Snap(new Vector3(1.3f, 2.2f, 0.1f), Vector3.one)));
        // => 1.5 1,2,0
    }

    public static void Machine()
    {
        Check(Display.displays.Length, Display.main == Display.displays[0], Display.main.systemWidth > 0,
            Display.main.active); // => 1 True True True
        {
            int was = QualitySettings.GetQualityLevel();
            QualitySettings.SetQualityLevel(0);
            int now = QualitySettings.GetQualityLevel();
            QualitySettings.SetQualityLevel(was);
            Check(now, QualitySettings.names.Length == QualitySettings.count); // => 0 True
        }
        // the graphics of a player without any
        Check(SystemInfo.graphicsDeviceName, SystemInfo.graphicsDeviceType, SystemInfo.deviceType);
        // => Null Device Null Desktop
        { // an own text asset
            TextAsset t = new TextAsset("hé");
            Check(t.text, t.bytes.Length, t.dataSize, t.GetData<byte>().Length, t); // => hé 3 3 3 hé
        }
        UnityEngine.Profiling.Profiler.BeginSample("x"); UnityEngine.Profiling.Profiler.EndSample();
        Check(UnityEngine.Profiling.Profiler.enabled, UnityEngine.Profiling.Profiler.supported); // => False False
        { // a request's values
            UnityWebRequest r = new UnityWebRequest("http://localhost/x", "POST");
            r.timeout = 5; r.useHttpContinue = false;
            Check(r.method, r.timeout, r.uri.AbsolutePath, r.redirectLimit, r.isModifiable, r.error == null,
                r.downloadHandler == null); // => POST 5 /x 32 True True True
        }
        { // posting a form
            UnityWebRequest r = UnityWebRequest.Post("http://localhost/x",
                new Dictionary<string, string> { { "a", "1 2" } });
            Check(r.method, System.Text.Encoding.UTF8.GetString(r.uploadHandler.data), r.uploadHandler.contentType);
            // => POST a=1%202 application/x-www-form-urlencoded
        }
        // other methods
        Check(UnityWebRequest.Delete("http://localhost").method, UnityWebRequest.Head("http://localhost").method,
            UnityWebRequest.Delete("http://localhost").downloadHandler == null); // => DELETE HEAD True
        Check(JsonUtility.FromJson<Boxed<AnimationCurve>>(JsonUtility.ToJson(
            new Boxed<AnimationCurve> { value = AnimationCurve.Linear(0, 1, 2, 3) })).value.Evaluate(1)); // => 2
        Check(JsonUtility.FromJson<Boxed<Gradient>>(JsonUtility.ToJson(
            new Boxed<Gradient> { value = Ramp() })).value.Evaluate(0).ToString());
        // => RGBA(1.000, 0.000, 0.000, 1.000)
        // whole vectors as JSON
        Check(JsonUtility.ToJson(new Boxed<Vector3Int> { value = new Vector3Int(1, 2, 3) })
            + JsonUtility.ToJson(new Boxed<RectInt> { value = new RectInt(1, 2, 3, 4) }));
        // => {"value":{"x":1,"y":2,"z":3}}{"value":{"x":1,"y":2,"width":3,"height":4}}
        // matrices as JSON
        Check(JsonUtility.FromJson<Boxed<Matrix4x4>>(JsonUtility.ToJson(
            new Boxed<Matrix4x4> { value = Matrix4x4.Translate(Vector3.one) })).value.m03); // => 1
        // text that is no JSON
        Check(Thrown(() => JsonUtility.FromJson<Inner>("{nope")),
            Thrown(() => JsonUtility.FromJsonOverwrite("[", new Inner()))); // => ArgumentException ArgumentException
        { // preferences
            PlayerPrefs.SetFloat("v", 1.25f); PlayerPrefs.SetString("w", "x");
            float f = PlayerPrefs.GetFloat("v");
            PlayerPrefs.DeleteAll();
            Check(f, PlayerPrefs.HasKey("w"), PlayerPrefs.GetFloat("v", 9)); // => 1.25 False 9
        }
        {
            AnimationClip c = new AnimationClip();
            c.AddEvent(new AnimationEvent { functionName = "Step", time = 0.5f, intParameter = 3 });
            Check(c.events.Length, c.events[0].functionName, c.events[0].intParameter); // => 1 Step 3
        }
        { // an animator without a controller
            Animator a = new GameObject("a").AddComponent<Animator>();
            Check(a.parameters.Length, a.cullingMode); // => 0 AlwaysAnimate
        }
    }

    public static void NoInput()
    {
        // nothing is pressed
        Check(Input.anyKey + " " + Input.GetKey(KeyCode.Space) + " " + Input.GetMouseButton(0) + " "
            + Input.GetMouseButtonDown(2) + " " + Input.inputString.Length + " " + Input.touchCount
            + Input.touches.Length); // => False False False False 0 00
        // no stick
        Check(Input.GetJoystickNames().Length, N(Input.acceleration), N(Input.mouseScrollDelta)); // => 0 0,0,0 0,0
        // axes of a project without settings
        Check(N(Input.GetAxis("Horizontal"), Input.GetAxisRaw("Vertical"), Input.GetAxis("Mouse X")) + " "
            + Input.GetButton("Fire1") + Input.GetButtonDown("Jump") + Input.GetButtonUp("Submit")
            + Input.GetButton("Cancel")); // => 0,0,0 FalseFalseFalseFalse
        Check((int)KeyCode.A + " " + (int)KeyCode.Space + " " + (int)KeyCode.Alpha0 + " " + (int)KeyCode.Return + " "
            + (int)KeyCode.UpArrow + " " + (int)KeyCode.F1 + " " + (int)KeyCode.LeftShift + " " + (int)KeyCode.Mouse0
            + " " + (int)KeyCode.JoystickButton0); // => 97 32 48 13 273 282 304 323 330
        // events
        Input.ResetInputAxes();
        Check(Input.simulateMouseWithTouches, Input.multiTouchEnabled); // => True True
    }

    public static void BuiltIn()
    {
        // built-in layers without a TagManager
        Check("Default,TransparentFX,Ignore Raycast,Water,UI".Split(',').Select(n => LayerMask.NameToLayer(n)));
        // => 0,1,2,4,5
        // their names
        Check(Enumerable.Range(0, 8).Select(n => LayerMask.LayerToName(n)));
        // => Default,TransparentFX,Ignore Raycast,,Water,UI,,
        // built-in tags
        Check("Untagged,Respawn,Finish,EditorOnly,MainCamera,Player,GameController".Split(',').All(t =>
        {
            GameObject o = new GameObject(); o.tag = t; bool did = o.CompareTag(t);
            Object.DestroyImmediate(o);
            return did;
        })); // => True
        // an axis that is not there
        Throws(() => Input.GetAxis("Own"));
        // => ArgumentException: Input Axis Own is not setup.\n To change the input settings use: Edit -> Settings ->
        //     Input
    }

    public static void Clocks()
    {
        { // a negative timeScale is ignored
            float was = Time.timeScale; string s = Logged(() => Time.timeScale = -1);
            Check(s.StartsWith("Error: Time.timeScale is out of range."), Time.timeScale == was); // => True True
        }
        {
            Time.timeScale = 0;
            float t = Time.timeScale;
            Time.timeScale = 1;
            Check(t); // => 0
        }
        {
            Time.captureFramerate = 25;
            float d = Time.captureDeltaTime;
            Time.captureFramerate = 0;
            Check(d, Time.captureDeltaTime); // => 0.04 0
        }
        {
            Time.captureDeltaTime = 0.1f;
            int f = Time.captureFramerate;
            Time.captureDeltaTime = 0;
            Check(f); // => 10
        }
        // defaults
        Check(Time.fixedDeltaTime, Time.maximumDeltaTime.ToString("F4"), Time.timeScale); // => 0.02 0.3333 1
        // hasChanged at first
        Check(new GameObject("h").transform.hasChanged); // => True
        { // hasChanged of oneself
            Transform t = new GameObject("h").transform;
            t.hasChanged = false; t.position = Vector3.one;
            Check(t.hasChanged); // => True
        }
        { // hasChanged stays until it is reset
            Transform t = new GameObject("h").transform;
            t.hasChanged = false;
            Check(t.hasChanged); // => False
        }
        { // hasChanged of a child
            Transform p = new GameObject("p").transform, c = new GameObject("c").transform;
            c.SetParent(p); c.hasChanged = false; p.hasChanged = false; p.position = Vector3.one;
            Check(c.hasChanged, p.hasChanged); // => True True
        }
        { // hasChanged of a grandchild
            Transform p = new GameObject("p").transform, c = new GameObject("c").transform,
                d = new GameObject("d").transform;
            c.SetParent(p); d.SetParent(c); d.hasChanged = false; p.Rotate(0, 90, 0);
            Check(d.hasChanged); // => True
        }
        { // hasChanged is not the parent's
            Transform p = new GameObject("p").transform, c = new GameObject("c").transform;
            c.SetParent(p); p.hasChanged = false; c.localPosition = Vector3.one;
            Check(p.hasChanged); // => False
        }
        {
            Transform p = new GameObject("p").transform, c = new GameObject("c").transform;
            c.hasChanged = false; c.SetParent(p);
            Check(c.hasChanged); // => True
        }
        // rays see a moved collider only after a step
        Check(Physics.autoSyncTransforms); // => False
        {
            Physics.autoSyncTransforms = true;
            bool b = Physics.autoSyncTransforms;
            Physics.autoSyncTransforms = false;
            Check(b); // => True
        }
        Check(Application.isFocused); // => True
    }

    public static void Times()
    {
        Check(GameObject.Find("Holder").GetComponent<Stored>().firstFrame); // => fixed 0 update 0 0.02 late 1
        // clocks go together
        Check(Time.time == (float)Time.timeAsDouble, Time.unscaledTime == (float)Time.unscaledTimeAsDouble,
            Time.fixedTime == (float)Time.fixedTimeAsDouble, Time.timeSinceLevelLoad <= Time.time,
            Time.fixedTime <= Time.time); // => True True True True True
        { // within a frame they stand still
            float t = Time.time; int f = Time.frameCount; double r = Time.realtimeSinceStartupAsDouble;
            System.Threading.Thread.Sleep(5);
            Check(t == Time.time, f == Time.frameCount, Time.realtimeSinceStartupAsDouble > r); // => True True True
        }
        // not in a fixed step
        Check(Time.inFixedTimeStep, Time.fixedUnscaledDeltaTime > 0, Time.smoothDeltaTime > 0, Time.frameCount > 3,
            Time.renderedFrameCount > 0); // => False True True True True
        { // a longest step
            float was = Time.maximumDeltaTime;
            Time.maximumDeltaTime = 0.5f;
            float now = Time.maximumDeltaTime;
            Time.maximumDeltaTime = was;
            Check(now); // => 0.5
        }
        { // there is no highest scale in a player
            Time.timeScale = 200;
            float t = Time.timeScale;
            Time.timeScale = 1;
            Check(t); // => 200
        }
        Check(Time.maximumParticleDeltaTime); // => 0.03
        { // a fixed step
            float was = Time.fixedDeltaTime;
            Time.fixedDeltaTime = 0.05f;
            float now = Time.fixedDeltaTime;
            Time.fixedDeltaTime = was;
            Check(N(now)); // => 0.05
        }
    }

    public static void Preferences()
    {
        // of each type
        PlayerPrefs.SetInt("i", 3); PlayerPrefs.SetFloat("f", 1.5f); PlayerPrefs.SetString("s", "text");
        Check(PlayerPrefs.GetInt("i"), PlayerPrefs.GetFloat("f"), PlayerPrefs.GetString("s")); // => 3 1.5 text
        // defaults
        Check(PlayerPrefs.GetInt("no") + " " + PlayerPrefs.GetFloat("no") + " " + PlayerPrefs.GetString("no").Length
            + " " + PlayerPrefs.GetInt("no", 7) + PlayerPrefs.GetFloat("no", 0.5f)
            + PlayerPrefs.GetString("no", "d")); // => 0 0 0 70.5d
        // the last type counts
        PlayerPrefs.SetInt("k", 3); PlayerPrefs.SetString("k", "x");
        Check(PlayerPrefs.GetInt("k", -1) + PlayerPrefs.GetString("k")); // => -1x
        // all go
        PlayerPrefs.SetInt("a", 1); PlayerPrefs.DeleteAll();
        Check(PlayerPrefs.HasKey("a")); // => False
        // keys differ by case
        PlayerPrefs.SetInt("Key", 1); PlayerPrefs.SetInt("key", 2);
        Check(PlayerPrefs.GetInt("Key") + PlayerPrefs.GetInt("key")); // => 3
        // deleting what is not there
        PlayerPrefs.DeleteKey("never");
        Check(PlayerPrefs.HasKey("never")); // => False
    }

    public static void SavedPreferences()
    {
        // an unset preference
        Check(PlayerPrefs.GetInt("none") + " " + PlayerPrefs.GetFloat("none", 1.5f) + " "
            + PlayerPrefs.GetString("none", "d") + PlayerPrefs.HasKey("none")); // => 0 1.5 dFalse
        // another type is the default
        PlayerPrefs.SetInt("typed", 4);
        Check(PlayerPrefs.GetString("typed", "d") + PlayerPrefs.GetFloat("typed", 2)); // => d2
        PlayerPrefs.SetInt("gone", 4); PlayerPrefs.DeleteKey("gone");
        Check(PlayerPrefs.HasKey("gone")); // => False
        // preferences are written
        PlayerPrefs.SetInt("n", -7); PlayerPrefs.SetFloat("f", 0.1f);
        PlayerPrefs.SetString("s", "a\"é\n\\=b"); PlayerPrefs.SetString("empty", null);
        PlayerPrefs.SetInt("typed", 1); PlayerPrefs.Save();
        Check(PlayerPrefs.GetInt("n")); // => -7
        // preferences that are not saved by hand
        PlayerPrefs.SetInt("late", 5);
        Check(PlayerPrefs.GetInt("late")); // => 5
    }
}
