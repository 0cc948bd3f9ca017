"""Awake, OnEnable, Start and the first updates of objects that are made, switched on and off, or copied."""
from lib.lifecycle import check

CHECKS = [
    check("made_in_update", "an object made in Update has Start and LateUpdate in that frame, Update in the next",
          'At.Make().update = () => New<Fr>("o"); yield return Frames(3);',
          "Awake@1; OnEnable@1; Start@1; LateUpdate@1; Update@2"),
    check("made_in_update_all", "Start comes before the first of any update of the script",
          'At.Make().update = () => New<Up>("o"); yield return Frames(4);',
          "o.Awake; o.OnEnable; o.Start; o.LateUpdate; o.FixedUpdate; o.Update"),
    check("made_in_coroutine", "an object made in a coroutine has Start and LateUpdate in that frame",
          'New<Fr>("o"); yield return Frames(3);',
          "Awake@0; OnEnable@0; Start@0; LateUpdate@0; Update@1"),
    check("made_in_fixed_update", "an object made in FixedUpdate has Start, Update and LateUpdate in that frame",
          'At.Make().fixedUpdate = () => New<Fr>("o"); yield return Frames(4);',
          "Awake@1; OnEnable@1; Start@1; Update@1; LateUpdate@1"),
    check("made_in_late_update", "an object made in LateUpdate is updated from the next frame on",
          '''At.Make().lateUpdate = () => { T("maker"); New<Up>("o"); }; yield return Frames(3);''',
          "maker; o.Awake; o.OnEnable; o.Start; o.FixedUpdate; o.Update; o.LateUpdate"),
    check("made_in_start", "an object made in Start has all its messages in that frame",
          'At.Make().lateUpdate = () => At.Make("b").start = () => { T("Start@" + F); New<Fr>("o"); }; yield return Frames(3);',
          "Start@1; Awake@1; OnEnable@1; Start@1; Update@1; LateUpdate@1"),
    check("made_in_awake", "Awake of an object that Awake makes runs inside it; its own OnEnable follows",
          '''Do.awake = () => { T("outer"); New<Tr>("o"); T("made"); }; Do.enable = () => T("outer on");
          New<Do>("d"); Do.Reset(); yield return null;''',
          "outer; o.Awake; o.OnEnable; made; outer on; o.Start"),
    check("made_in_on_enable", "so with one that OnEnable makes",
          '''Do.enable = () => { T("outer"); New<Tr>("o"); T("made"); }; New<Do>("d"); Do.Reset(); yield return null;''',
          "outer; o.Awake; o.OnEnable; made; o.Start"),
    check("start_before_others_late_update", "Start of what Update makes comes after all updates and before any LateUpdate",
          '''At a = At.Make("a"), b = At.Make("b"); yield return Frames(2);
          a.update = () => { New<Tr>("o"); a.lateUpdate = () => T("a.LateUpdate"); }; b.update = () => T("b.Update"); yield return Frames(2);''',
          "o.Awake; o.OnEnable; b.Update; o.Start; a.LateUpdate"),
    check("start_once", "Start comes once in the life of a script",
          '''Tr t = New<Tr>("o"); yield return null; t.enabled = false; t.enabled = true;
          t.gameObject.SetActive(false); t.gameObject.SetActive(true); yield return Frames(2);''',
          "o.Awake; o.OnEnable; o.Start; o.OnDisable; o.OnEnable; o.OnDisable; o.OnEnable"),
    check("start_waits_for_enabled", "Start waits until the script is enabled",
          'Tr t = New<Tr>("o"); t.enabled = false; yield return Frames(2); T("on"); t.enabled = true; yield return Frames(2);',
          "o.Awake; o.OnEnable; o.OnDisable; on; o.OnEnable; o.Start"),
    check("disabled_in_awake", "a script that Awake disables has neither OnEnable nor Start",
          '''Do.awake = () => T("awake"); Do.enable = () => T("enable"); DisabledInAwake d = New<DisabledInAwake>("o"); Do.Reset();
          yield return Frames(2); T("on"); d.enabled = true; yield return null;''',
          "awake; on; enable; start",
          '''public class DisabledInAwake : MonoBehaviour { void Awake() { T("awake"); enabled = false; } void OnEnable() { T("enable"); }
          void OnDisable() { T("disable"); } void Start() { T("start"); } }'''),
    check("inactive_sleeps", "a script on an inactive object is not awake",
          'Off("p").AddComponent<Tr>(); yield return Frames(2); T("end");', "end"),
    check("inactive_wakes", "Awake comes when the object is first activated",
          'GameObject o = Off("o"); o.AddComponent<Tr>(); o.SetActive(true); T("active"); yield return null; o.SetActive(false); o.SetActive(true);',
          "o.Awake; o.OnEnable; active; o.Start; o.OnDisable; o.OnEnable"),
    check("disabled_component_wakes", "Awake comes also to a disabled script of an active object",
          'GameObject o = Off("o"); Tr t = o.AddComponent<Tr>(); t.enabled = false; o.SetActive(true); yield return Frames(2); T(t.isActiveAndEnabled);',
          "o.Awake; False"),
    check("activation_is_per_object", "activation goes down the tree, object by object: Awake and OnEnable of each script together",
          '''GameObject p = Off("p"); p.AddComponent<Tr>(); New<Tr>("c1", p.transform); New<Tr>("c2", p.transform);
          p.SetActive(true); yield return null;''',
          "p.Awake; p.OnEnable; c1.Awake; c1.OnEnable; c2.Awake; c2.OnEnable; p.Start; c1.Start; c2.Start"),
    check("deactivation_order", "deactivation tells every script below",
          '''Tr p = New<Tr>("p"); New<Tr>("c", p.transform); yield return null; Lab.trace.Clear(); p.gameObject.SetActive(false);
          T(p.transform.GetChild(0).gameObject.activeSelf + " " + p.transform.GetChild(0).gameObject.activeInHierarchy);''',
          "p.OnDisable; c.OnDisable; True False"),
    check("child_inactive_itself", "a child that is inactive itself does not wake with its parent",
          'GameObject p = Off("p"); Off("c", p.transform).AddComponent<Tr>(); p.SetActive(true); T(p.activeInHierarchy); yield return null;',
          "True"),
    check("set_active_same", "SetActive with the value that it has does nothing",
          'Tr t = New<Tr>("o"); t.gameObject.SetActive(true); yield return null; t.gameObject.SetActive(true); T("end");',
          "o.Awake; o.OnEnable; o.Start; end"),
    check("deactivated_in_on_enable", "an object may switch itself off in OnEnable: OnDisable follows, no Start",
          'OffInEnable o = New<OffInEnable>("o"); T(o.gameObject.activeSelf); yield return Frames(2);',
          "enable; disable; False",
          '''public class OffInEnable : MonoBehaviour { void OnEnable() { T("enable"); gameObject.SetActive(false); }
          void OnDisable() { T("disable"); } void Start() { T("start"); } }'''),
    check("parented_to_inactive", "an object that moves below an inactive one is disabled, and enabled when it leaves",
          '''Tr t = New<Tr>("o"); GameObject p = Off("p"); t.transform.SetParent(p.transform); T(t.gameObject.activeInHierarchy);
          t.transform.SetParent(null); yield return null;''',
          "o.Awake; o.OnEnable; o.OnDisable; False; o.OnEnable; o.Start"),
    check("exception_in_awake", "an exception in Awake is logged and harms neither the one who adds the script nor others",
          'T(New<ThrowsAwake>("o") != null); New<Tr>("t"); yield return null;',
          "Exception: InvalidOperationException: in Awake; True; t.Awake; t.OnEnable; t.Start",
          '''public class ThrowsAwake : MonoBehaviour { void Awake() { throw new InvalidOperationException("in Awake"); } }'''),
    check("exception_in_awake_disables", "a script whose Awake throws is disabled: neither OnEnable nor Start nor Update comes, until it is enabled",
          'AwakeFails f = New<AwakeFails>("o"); T(f.enabled); yield return Frames(2); T("on"); f.enabled = true; yield return Frames(2);',
          "Exception: Exception: no; False; on; enable; start; update",
          '''public class AwakeFails : MonoBehaviour { int n; void Awake() { throw new Exception("no"); } void OnEnable() { T("enable"); } void Start() { T("start"); } void Update() { if (n++ == 0) T("update"); } }'''),
    check("exception_in_update", "an exception in Update ends that call only",
          'New<ThrowsUpdate>("o"); Up u = New<Up>("u"); yield return Frames(2); T("end");',
          "u.Awake; u.OnEnable; u.Start; u.LateUpdate; u.FixedUpdate; Exception: Exception: 1; u.Update; Exception: Exception: 2; end",
          "public class ThrowsUpdate : MonoBehaviour { int n; void Update() { throw new Exception((++n).ToString()); } }"),
    check("exception_in_start", "after an exception in Start the script is updated nevertheless",
          'New<ThrowsStart>("o"); yield return Frames(2);', "Exception: Exception: in Start; update",
          '''public class ThrowsStart : MonoBehaviour { int n; void Start() { throw new Exception("in Start"); }
          void Update() { if (n++ == 0) T("update"); } }'''),
    check("execution_order", "[DefaultExecutionOrder] orders Update among scripts",
          'New<Later>("l"); New<Sooner>("s"); yield return Frames(1); Lab.trace.Clear(); yield return Frames(1);', "sooner; later",
          '''[DefaultExecutionOrder(100)] public class Later : MonoBehaviour { void Update() { T("later"); } }
          [DefaultExecutionOrder(-100)] public class Sooner : MonoBehaviour { void Update() { T("sooner"); } }'''),
    check("private_inherited_messages", "messages may be private and inherited; an override replaces its base",
          'New<Derived>("o"); yield return Frames(1);', "base awake; derived start",
          '''public class Base : MonoBehaviour { private void Awake() { T("base awake"); } protected virtual void Start() { T("base start"); } }
          public class Derived : Base { protected override void Start() { T("derived start"); } }'''),
    check("initializers", "field initialisers run before Awake, the static constructor before all",
          'New<Init>("o"); yield return null;', "static; field; awake",
          '''public class Init : MonoBehaviour { static Init() { T("static"); } int m = Say("field"); static int Say(string s) { T(s); return 1; }
          void Awake() { T("awake"); } }'''),
    check("constructor_uses_no_engine", "a constructor or field initialiser must not use the engine; values are free",
          'T(New<InCtor>("o").said.Replace("\\n", "/")); T(New<InCtor>("p").v);',
          "Find is not allowed to be called from a MonoBehaviour constructor (or instance field initializer), call it in Awake or Start instead. Called from MonoBehaviour 'InCtor' on game object 'o'."
          "/See \"Script Serialization\" page in the Unity Manual for further details.; (0.00, 1.00, 0.00)",
          '''public class InCtor : MonoBehaviour { public string said = Find(); public Vector3 v = Quaternion.identity * Vector3.up;
          static string Find() { try { GameObject.Find("x"); return "found"; } catch (UnityException e) { return e.Message; } } }'''),
    check("initialize_on_load", "the five kinds of RuntimeInitializeOnLoadMethod come in order",
          'T(string.Join(" ", Lab.early));',
          "SubsystemRegistration AfterAssembliesLoaded BeforeSplashScreen BeforeSceneLoad AfterSceneLoad"),
    check("messages_that_are_none", "a message with parameters, or as a coroutine, is an error and is not called; it is told once",
          'New<BadMessages>("o"); New<BadMessages>("p"); yield return Frames(2); T("end");',
          "Error: Script error (BadMessages): Awake() can not take parameters.; Error: Script error (BadMessages): Update() can not be a coroutine.; end",
          'public class BadMessages : MonoBehaviour { void Awake(int n) { T("awake"); } IEnumerator Update() { T("update"); yield return null; } }'),
    check("start_as_coroutine", "Start may be a coroutine",
          'New<StartRoutine>("o"); yield return Frames(3);', "start; update; went on",
          '''public class StartRoutine : MonoBehaviour { int n; IEnumerator Start() { T("start"); yield return null; T("went on"); }
          void Update() { if (n++ == 0) T("update"); } }'''),
    check("fixed_updates_and_time", "FixedUpdate is called as often as time passes, whatever the frame rate",
          '''Time.captureDeltaTime = 0.1f; FixedCount c = New<FixedCount>("o"); yield return Frames(2); int before = c.n;
          yield return Frames(10); T(Mathf.Abs(c.n - before - 50) <= 1);''', "True",
          "public class FixedCount : MonoBehaviour { public int n; void FixedUpdate() { n++; } }"),
    check("fixed_updates_paused", "with timeScale 0 there is no FixedUpdate, and Update goes on",
          '''Time.timeScale = 0; yield return null; PausedCount c = New<PausedCount>("o"); yield return Frames(5);
          T(c.fixes + " " + (c.updates >= 4));''', "0 True",
          "public class PausedCount : MonoBehaviour { public int fixes, updates; void FixedUpdate() { fixes++; } void Update() { updates++; } }"),
    check("fixed_delta", "inside FixedUpdate deltaTime is fixedDeltaTime and inFixedTimeStep is set",
          '''Time.captureDeltaTime = 0.1f; At.Make().fixedUpdate = () => T(Time.deltaTime == Time.fixedDeltaTime && Time.inFixedTimeStep);
          yield return Frames(3); T(Time.inFixedTimeStep);''', "True; False"),
    check("time_scale_scales", "deltaTime is scaled, unscaledDeltaTime is not",
          'Time.timeScale = 0.5f; yield return Frames(2); T(Mathf.Approximately(Time.deltaTime, 0.01f) + " " + Mathf.Approximately(Time.unscaledDeltaTime, 0.02f));',
          "True True"),
    check("time_scale_negative", "a negative timeScale is ignored and logged",
          'int n = Lab.trace.Count; Time.timeScale = -1; T(Time.timeScale); T(Lab.trace[n].StartsWith("Error: Time.timeScale"));'
          'Lab.trace.RemoveAt(n);', "1; True"),
    check("new_behaviour", "new of a MonoBehaviour warns",
          'new Tr();', "Warning: You are trying to create a MonoBehaviour using the 'new' keyword.  This is not allowed.  "
          "MonoBehaviours can only be added using AddComponent(). Alternatively, your script can inherit from ScriptableObject or no "
          "base class at all"),
    check("activated_in_on_disable", "an object that is being switched off cannot be switched on",
          'Do d = New<Do>("o"); Do.disable = () => d.gameObject.SetActive(true); Do.enable = () => T("on"); d.gameObject.SetActive(false); T(d.gameObject.activeInHierarchy); Do.Reset();',
          "Error: GameObject is already being activated or deactivated.; False"),
    check("parent_in_on_disable", "nor may its children and parents change meanwhile",
          '''GameObject p = New("p"), c = New<Do>("c", p.transform).gameObject; Do.disable = () => { c.transform.SetParent(null); New("other").transform.SetParent(p.transform); p.SetActive(true); };
          p.SetActive(false); T(c.transform.parent.name + " " + p.transform.childCount); Do.Reset();''',
          "Error: Cannot set the parent of the GameObject 'c' while activating or deactivating the parent GameObject 'p'.; "
          "Error: Cannot set the parent of the GameObject 'other' while activating or deactivating the parent GameObject 'p'.; "
          "Error: GameObject is already being activated or deactivated.; p 1"),
    check("others_in_on_disable", "what is not switched off may change",
          '''GameObject a = New("a"), p = New<Do>("p", a.transform).gameObject, b = Off("b"); Do.disable = () => { b.SetActive(true); p.transform.SetParent(null); };
          p.SetActive(false); T(b.activeSelf + " " + (p.transform.parent == null)); Do.Reset();''', "True True"),
    check("constructor_has_no_object", "nor may it ask for its object",
          'New<Hasty>("o"); T(Hasty.said);',
          "UnityException: get_gameObject is not allowed to be called from a MonoBehaviour constructor (or instance field initializer), call it in Awake or Start instead. "
          "Called from MonoBehaviour 'Hasty' on game object 'o'.",
          '''public class Hasty : MonoBehaviour { public static string said; public Hasty() { try { said = gameObject.name; } catch (Exception e) { said = e.GetType().Name + ": " + e.Message.Split('\\n')[0]; } } }'''),
]
