// Awake, OnEnable, Start and the first updates of objects that are made, switched on and off, or copied.
using System;
using System.Collections;
using UnityEngine;
using static Lab;

public class DisabledInAwake : MonoBehaviour
{
    void Awake() { T("awake"); enabled = false; }
    void OnEnable() { T("enable"); }
    void OnDisable() { T("disable"); }
    void Start() { T("start"); }
}

public class OffInEnable : MonoBehaviour
{
    void OnEnable() { T("enable"); gameObject.SetActive(false); }
    void OnDisable() { T("disable"); }
    void Start() { T("start"); }
}

public class ThrowsAwake : MonoBehaviour { void Awake() { throw new InvalidOperationException("in Awake"); } }

public class AwakeFails : MonoBehaviour
{
    int n;
    void Awake() { throw new Exception("no"); }
    void OnEnable() { T("enable"); }
    void Start() { T("start"); }
    void Update()
    {
        if (n++ == 0) T("update");
    }
}

public class ThrowsUpdate : MonoBehaviour
{
    int n;
    void Update() { throw new Exception((++n).ToString()); }
}

public class ThrowsStart : MonoBehaviour
{
    int n;
    void Start() { throw new Exception("in Start"); }
    void Update()
    {
        if (n++ == 0) T("update");
    }
}

[DefaultExecutionOrder(100)] public class Later : MonoBehaviour { void Update() { T("later"); } }

[DefaultExecutionOrder(-100)] public class Sooner : MonoBehaviour { void Update() { T("sooner"); } }

public class Base : MonoBehaviour
{
    private void Awake() { T("base awake"); }
    protected virtual void Start() { T("base start"); }
}

public class Derived : Base { protected override void Start() { T("derived start"); } }

public class Init : MonoBehaviour
{
    static Init() {
        T("static");
    }
    int m = Say("field");
    static int Say(string s) { T(s); return 1; }
    void Awake() { T("awake"); }
}

public class InCtor : MonoBehaviour
{
    public string said = Find();
    public Vector3 v = Quaternion.identity * Vector3.up;
    static string Find()
    {
        try { GameObject.Find("x"); return "found"; }
        catch (UnityException e) { return e.Message; }
    }
}

public class BadMessages : MonoBehaviour
{
    void Awake(int n) { T("awake"); }
    IEnumerator Update() { T("update"); yield return null; }
}

public class StartRoutine : MonoBehaviour
{
    int n;
    IEnumerator Start()
    {
        T("start"); yield return null; T("went on");
    }
    void Update()
    {
        if (n++ == 0) T("update");
    }
}

public class FixedCount : MonoBehaviour
{
    public int n;
    void FixedUpdate() { n++; }
}

public class PausedCount : MonoBehaviour
{
    public int fixes, updates;
    void FixedUpdate() { fixes++; }
    void Update() { updates++; }
}

public class Hasty : MonoBehaviour
{
    public static string said;
    public Hasty() {
        try { said = gameObject.name; }
        catch (Exception e) { said = e.GetType().Name + ": " + e.Message.Split('\n')[0]; }
    }
}

public static class CreationLife
{
    // an object made in Update has Start and LateUpdate in that frame, Update in the next
    public static IEnumerator MadeInUpdate()
    {
        At.Make().update = () => New<Fr>("o"); yield return Frames(3);
        Traced(); // => Awake@1; OnEnable@1; Start@1; LateUpdate@1; Update@2
    }

    // Start comes before the first of any update of the script
    public static IEnumerator MadeInUpdateAll()
    {
        At.Make().update = () => New<Up>("o"); yield return Frames(4);
        Traced(); // => o.Awake; o.OnEnable; o.Start; o.LateUpdate; o.FixedUpdate; o.Update
    }

    // an object made in a coroutine has Start and LateUpdate in that frame
    public static IEnumerator MadeInCoroutine()
    {
        New<Fr>("o"); yield return Frames(3);
        Traced(); // => Awake@0; OnEnable@0; Start@0; LateUpdate@0; Update@1
    }

    // an object made in FixedUpdate has Start, Update and LateUpdate in that frame
    public static IEnumerator MadeInFixedUpdate()
    {
        At.Make().fixedUpdate = () => New<Fr>("o"); yield return Frames(4);
        Traced(); // => Awake@1; OnEnable@1; Start@1; Update@1; LateUpdate@1
    }

    // an object made in LateUpdate is updated from the next frame on
    public static IEnumerator MadeInLateUpdate()
    {
        At.Make().lateUpdate = () => { T("maker"); New<Up>("o"); };
        yield return Frames(3);
        Traced(); // => maker; o.Awake; o.OnEnable; o.Start; o.FixedUpdate; o.Update; o.LateUpdate
    }

    // an object made in Start has all its messages in that frame
    public static IEnumerator MadeInStart()
    {
        At.Make().lateUpdate = () => At.Make("b").start = () => { T("Start@" + F); New<Fr>("o"); };
        yield return Frames(3);
        Traced(); // => Start@1; Awake@1; OnEnable@1; Start@1; Update@1; LateUpdate@1
    }

    // Awake of an object that Awake makes runs inside it; its own OnEnable follows
    public static IEnumerator MadeInAwake()
    {
        Do.awake = () =>
        {
            T("outer"); New<Tr>("o"); T("made");
        };
        Do.enable = () => T("outer on"); New<Do>("d"); Do.Reset(); yield return null;
        Traced(); // => outer; o.Awake; o.OnEnable; made; outer on; o.Start
    }

    // so with one that OnEnable makes
    public static IEnumerator MadeInOnEnable()
    {
        Do.enable = () =>
        {
            T("outer"); New<Tr>("o"); T("made");
        };
        New<Do>("d"); Do.Reset(); yield return null;
        Traced(); // => outer; o.Awake; o.OnEnable; made; o.Start
    }

    // Start of what Update makes comes after all updates and before any LateUpdate
    public static IEnumerator StartBeforeOthersLateUpdate()
    {
        At a = At.Make("a"), b = At.Make("b");
        yield return Frames(2);
        a.update = () => { New<Tr>("o"); a.lateUpdate = () => T("a.LateUpdate"); };
        b.update = () => T("b.Update"); yield return Frames(2);
        Traced(); // => o.Awake; o.OnEnable; b.Update; o.Start; a.LateUpdate
    }

    // Start comes once in the life of a script
    public static IEnumerator StartOnce()
    {
        Tr t = New<Tr>("o");
        yield return null; t.enabled = false; t.enabled = true; t.gameObject.SetActive(false);
        t.gameObject.SetActive(true); yield return Frames(2);
        Traced(); // => o.Awake; o.OnEnable; o.Start; o.OnDisable; o.OnEnable; o.OnDisable; o.OnEnable
    }

    // Start waits until the script is enabled
    public static IEnumerator StartWaitsForEnabled()
    {
        Tr t = New<Tr>("o");
        t.enabled = false; yield return Frames(2); T("on"); t.enabled = true; yield return Frames(2);
        Traced(); // => o.Awake; o.OnEnable; o.OnDisable; on; o.OnEnable; o.Start
    }

    // a script that Awake disables has neither OnEnable nor Start
    public static IEnumerator DisabledInAwake()
    {
        Do.awake = () => T("awake"); Do.enable = () => T("enable");
        DisabledInAwake d = New<DisabledInAwake>("o");
        Do.Reset(); yield return Frames(2); T("on"); d.enabled = true; yield return null;
        Traced(); // => awake; on; enable; start
    }

    // a script on an inactive object is not awake
    public static IEnumerator InactiveSleeps()
    {
        Off("p").AddComponent<Tr>(); yield return Frames(2); T("end");
        Traced(); // => end
    }

    // Awake comes when the object is first activated
    public static IEnumerator InactiveWakes()
    {
        GameObject o = Off("o");
        o.AddComponent<Tr>(); o.SetActive(true); T("active"); yield return null; o.SetActive(false);
        o.SetActive(true);
        Traced(); // => o.Awake; o.OnEnable; active; o.Start; o.OnDisable; o.OnEnable
    }

    // Awake comes also to a disabled script of an active object
    public static IEnumerator DisabledComponentWakes()
    {
        GameObject o = Off("o"); Tr t = o.AddComponent<Tr>();
        t.enabled = false; o.SetActive(true); yield return Frames(2); T(t.isActiveAndEnabled);
        Traced(); // => o.Awake; False
    }

    // activation goes down the tree, object by object: Awake and OnEnable of each script together
    public static IEnumerator ActivationIsPerObject()
    {
        GameObject p = Off("p");
        p.AddComponent<Tr>(); New<Tr>("c1", p.transform); New<Tr>("c2", p.transform); p.SetActive(true);
        yield return null;
        Traced(); // => p.Awake; p.OnEnable; c1.Awake; c1.OnEnable; c2.Awake; c2.OnEnable; p.Start; c1.Start; c2.Start
    }

    // deactivation tells every script below
    public static IEnumerator DeactivationOrder()
    {
        Tr p = New<Tr>("p");
        New<Tr>("c", p.transform); yield return null; Lab.trace.Clear(); p.gameObject.SetActive(false);
        T(p.transform.GetChild(0).gameObject.activeSelf + " " + p.transform.GetChild(0).gameObject.activeInHierarchy);
        Traced(); // => p.OnDisable; c.OnDisable; True False
    }

    // a child that is inactive itself does not wake with its parent
    public static IEnumerator ChildInactiveItself()
    {
        GameObject p = Off("p");
        Off("c", p.transform).AddComponent<Tr>(); p.SetActive(true); T(p.activeInHierarchy);
        yield return null;
        Traced(); // => True
    }

    // SetActive with the value that it has does nothing
    public static IEnumerator SetActiveSame()
    {
        Tr t = New<Tr>("o");
        t.gameObject.SetActive(true); yield return null; t.gameObject.SetActive(true); T("end");
        Traced(); // => o.Awake; o.OnEnable; o.Start; end
    }

    // an object may switch itself off in OnEnable: OnDisable follows, no Start
    public static IEnumerator DeactivatedInOnEnable()
    {
        OffInEnable o = New<OffInEnable>("o");
        T(o.gameObject.activeSelf); yield return Frames(2);
        Traced(); // => enable; disable; False
    }

    // an object that moves below an inactive one is disabled, and enabled when it leaves
    public static IEnumerator ParentedToInactive()
    {
        Tr t = New<Tr>("o"); GameObject p = Off("p");
        t.transform.SetParent(p.transform); T(t.gameObject.activeInHierarchy); t.transform.SetParent(null);
        yield return null;
        Traced(); // => o.Awake; o.OnEnable; o.OnDisable; False; o.OnEnable; o.Start
    }

    // an exception in Awake is logged and harms neither the one who adds the script nor others
    public static IEnumerator ExceptionInAwake()
    {
        T(New<ThrowsAwake>("o") != null); New<Tr>("t"); yield return null;
        Traced(); // => Exception: InvalidOperationException: in Awake; True; t.Awake; t.OnEnable; t.Start
    }

    // a script whose Awake throws is disabled: neither OnEnable nor Start nor Update comes, until it is enabled
    public static IEnumerator ExceptionInAwakeDisables()
    {
        AwakeFails f = New<AwakeFails>("o");
        T(f.enabled); yield return Frames(2); T("on"); f.enabled = true; yield return Frames(2);
        Traced(); // => Exception: Exception: no; False; on; enable; start; update
    }

    // an exception in Update ends that call only
    public static IEnumerator ExceptionInUpdate()
    {
        New<ThrowsUpdate>("o");
        Up u = New<Up>("u");
        yield return Frames(2); T("end");
        Traced();
        // => u.Awake; u.OnEnable; u.Start; u.LateUpdate; u.FixedUpdate; Exception: Exception: 1; u.Update; Exception:
        //     Exception: 2; end
    }

    // after an exception in Start the script is updated nevertheless
    public static IEnumerator ExceptionInStart()
    {
        New<ThrowsStart>("o"); yield return Frames(2);
        Traced(); // => Exception: Exception: in Start; update
    }

    // [DefaultExecutionOrder] orders Update among scripts
    public static IEnumerator ExecutionOrder()
    {
        New<Later>("l"); New<Sooner>("s"); yield return Frames(1); Lab.trace.Clear(); yield return Frames(1);
        Traced(); // => sooner; later
    }

    // messages may be private and inherited; an override replaces its base
    public static IEnumerator PrivateInheritedMessages()
    {
        New<Derived>("o"); yield return Frames(1);
        Traced(); // => base awake; derived start
    }

    // field initialisers run before Awake, the static constructor before all
    public static IEnumerator Initializers()
    {
        New<Init>("o"); yield return null;
        Traced(); // => static; field; awake
    }

    // a constructor or field initialiser must not use the engine; values are free
    public static void ConstructorUsesNoEngine()
    {
        T(New<InCtor>("o").said.Replace("\n", "/")); T(New<InCtor>("p").v);
        Traced();
        // => Find is not allowed to be called from a MonoBehaviour constructor (or instance field initializer), call it
        //     in Awake or Start instead. Called from MonoBehaviour 'InCtor' on game object 'o'./See "Script
        //     Serialization" page in the Unity Manual for further details.; (0.00, 1.00, 0.00)
    }

    // the five kinds of RuntimeInitializeOnLoadMethod come in order
    public static void InitializeOnLoad()
    {
        T(string.Join(" ", Lab.early));
        Traced(); // => SubsystemRegistration AfterAssembliesLoaded BeforeSplashScreen BeforeSceneLoad AfterSceneLoad
    }

    // a message with parameters, or as a coroutine, is an error and is not called; it is told once
    public static IEnumerator MessagesThatAreNone()
    {
        New<BadMessages>("o"); New<BadMessages>("p"); yield return Frames(2); T("end");
        Traced();
        // => Error: Script error (BadMessages): Awake() can not take parameters.; Error: Script error (BadMessages):
        //     Update() can not be a coroutine.; end
    }

    // Start may be a coroutine
    public static IEnumerator StartAsCoroutine()
    {
        New<StartRoutine>("o"); yield return Frames(3);
        Traced(); // => start; update; went on
    }

    // FixedUpdate is called as often as time passes, whatever the frame rate
    public static IEnumerator FixedUpdatesAndTime()
    {
        Time.captureDeltaTime = 0.1f;
        FixedCount c = New<FixedCount>("o");
        yield return Frames(2);
        int before = c.n;
        yield return Frames(10); T(Mathf.Abs(c.n - before - 50) <= 1);
        Traced(); // => True
    }

    // with timeScale 0 there is no FixedUpdate, and Update goes on
    public static IEnumerator FixedUpdatesPaused()
    {
        Time.timeScale = 0; yield return null;
        PausedCount c = New<PausedCount>("o");
        yield return Frames(5); T(c.fixes + " " + (c.updates >= 4));
        Traced(); // => 0 True
    }

    // inside FixedUpdate deltaTime is fixedDeltaTime and inFixedTimeStep is set
    public static IEnumerator FixedDelta()
    {
        Time.captureDeltaTime = 0.1f;
        At.Make().fixedUpdate = () => T(Time.deltaTime == Time.fixedDeltaTime && Time.inFixedTimeStep);
        yield return Frames(3); T(Time.inFixedTimeStep);
        Traced(); // => True; False
    }

    // deltaTime is scaled, unscaledDeltaTime is not
    public static IEnumerator TimeScaleScales()
    {
        Time.timeScale = 0.5f; yield return Frames(2);
        T(Mathf.Approximately(Time.deltaTime, 0.01f) + " " + Mathf.Approximately(Time.unscaledDeltaTime, 0.02f));
        Traced(); // => True True
    }

    // a negative timeScale is ignored and logged
    public static void TimeScaleNegative()
    {
        int n = Lab.trace.Count;
        Time.timeScale = -1; T(Time.timeScale); T(Lab.trace[n].StartsWith("Error: Time.timeScale"));
        Lab.trace.RemoveAt(n);
        Traced(); // => 1; True
    }

    // new of a MonoBehaviour warns
    public static void NewBehaviour()
    {
        new Tr();
        Traced();
        // => Warning: You are trying to create a MonoBehaviour using the 'new' keyword.  This is not allowed.
        //      MonoBehaviours can only be added using AddComponent(). Alternatively, your script can inherit from
        //     ScriptableObject or no base class at all
    }

    // an object that is being switched off cannot be switched on
    public static void ActivatedInOnDisable()
    {
        Do d = New<Do>("o");
        Do.disable = () => d.gameObject.SetActive(true); Do.enable = () => T("on");
        d.gameObject.SetActive(false); T(d.gameObject.activeInHierarchy); Do.Reset();
        Traced(); // => Error: GameObject is already being activated or deactivated.; False
    }

    // nor may its children and parents change meanwhile
    public static void ParentInOnDisable()
    {
        GameObject p = New("p"), c = New<Do>("c", p.transform).gameObject;
        Do.disable = () =>
        {
            c.transform.SetParent(null); New("other").transform.SetParent(p.transform);
            p.SetActive(true);
        };
        p.SetActive(false); T(c.transform.parent.name + " " + p.transform.childCount); Do.Reset();
        Traced();
        // => Error: Cannot set the parent of the GameObject 'c' while activating or deactivating the parent GameObject
        //     'p'.; Error: Cannot set the parent of the GameObject 'other' while activating or deactivating the parent
        //     GameObject 'p'.; Error: GameObject is already being activated or deactivated.; p 1
    }

    // what is not switched off may change
    public static void OthersInOnDisable()
    {
        GameObject a = New("a"), p = New<Do>("p", a.transform).gameObject, b = Off("b");
        Do.disable = () => { b.SetActive(true); p.transform.SetParent(null); };
        p.SetActive(false); T(b.activeSelf + " " + (p.transform.parent == null)); Do.Reset();
        Traced(); // => True True
    }

    // nor may it ask for its object
    public static void ConstructorHasNoObject()
    {
        New<Hasty>("o"); T(Hasty.said);
        Traced();
        // => UnityException: get_gameObject is not allowed to be called from a MonoBehaviour constructor (or instance
        //     field initializer), call it in Awake or Start instead. Called from MonoBehaviour 'Hasty' on game object
        //     'o'.
    }
}
