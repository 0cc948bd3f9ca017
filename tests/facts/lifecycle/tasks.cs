// async and await on the main thread, systems of the player loop, and what scripts do to each other within a frame.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;
using UnityEngine.LowLevel;
using Object = UnityEngine.Object;
using static Lab;

public class Asyncing : MonoBehaviour
{
    async void Start()
    {
        T("before"); await Task.Yield(); T("after");
    }
}

public class Outlives : MonoBehaviour
{
    async void Start()
    {
        while (this) await Task.Yield();
        T("gone");
    }
}

public class Sees : MonoBehaviour { void Awake() { T(name + " " + (GetComponent<BoxCollider>() != null)); } }

public class WantedFirst : MonoBehaviour { void Awake() { T("first"); } }

[RequireComponent(typeof(WantedFirst))] public class WantsFirst : MonoBehaviour { void Awake() { T("wants"); } }

public class Tells : MonoBehaviour
{
    public int n;
    void Tell() { T("told"); }
    void Repeat()
    {
        T("again");
        if (++n == 2) CancelInvoke("Repeat");
    }
}

public class OffInStart : MonoBehaviour
{
    void Start() { T("start"); enabled = false; }
    void Update() { T("update"); }
    void LateUpdate() { T("late"); }
}

public class GoneInAwake : MonoBehaviour
{
    void Awake() { T("awake"); Destroy(this); }
    void OnEnable() { T("enable"); }
    void OnDisable() { T("disable"); }
    void OnDestroy() { T("destroy"); }
}

public class OffInAwake : MonoBehaviour
{
    void Awake() { T("awake"); gameObject.SetActive(false); }
    void OnEnable() { T("enable"); }
    void OnDisable() { T("disable"); }
    void Start() { T("start"); }
}

public class SecondOne : MonoBehaviour
{
    void Awake() { T("second awake"); }
    void OnEnable() { T("second enable"); }
}

public class FirstOne : MonoBehaviour
{
    void Awake() { T("first awake"); }
    void OnEnable() { T("first enable"); }
}

public static class TasksLife
{
    // Task.Yield goes on after the coroutines of the next frame, before LateUpdate, on the main thread
    public static IEnumerator TaskYield()
    {
        At a = At.Make(); int id = Thread.CurrentThread.ManagedThreadId;
        yield return null;
        a.update = () =>
        {
            NextTask(() => T("task " + F + " " + (id == Thread.CurrentThread.ManagedThreadId)));
            T("update " + F); a.lateUpdate = () => T("late " + F);
        };
        yield return Frames(3);
        Traced(); // => update 2; task 2 True; late 2
    }

    private static async void NextTask(Action act) { await Task.Yield(); act(); }

    // in a frame: Update, coroutines, tasks, LateUpdate
    public static IEnumerator TaskOrder()
    {
        At a = At.Make();
        yield return null; NextTask(() => T("task")); host.StartCoroutine(NextFrame(() => T("routine")));
        a.update = () => T("update"); a.lateUpdate = () => a.lateUpdate = () => T("late");
        yield return Frames(2);
        Traced(); // => task; update; routine; late
    }

    private static IEnumerator NextFrame(Action act) { yield return null; act(); }

    // Task.Delay comes back to the main thread
    public static IEnumerator TaskDelay()
    {
        int id = Thread.CurrentThread.ManagedThreadId;
        Task t = LateTask(() => T(id == Thread.CurrentThread.ManagedThreadId));
        while (!t.IsCompleted) yield return null;
        T("end");
        Traced(); // => True; end
    }

    private static async Task LateTask(Action act) { await Task.Delay(5); act(); }

    // what Task.Run does is elsewhere, what follows it is on the main thread
    public static IEnumerator TaskRun()
    {
        int id = Thread.CurrentThread.ManagedThreadId; Task t = Elsewhere(id);
        while (!t.IsCompleted) yield return null;
        Traced(); // => False True
    }

    private static async Task Elsewhere(int id)
    {
        bool there = await Task.Run(() => id == Thread.CurrentThread.ManagedThreadId);
        T(there + " " + (id == Thread.CurrentThread.ManagedThreadId));
    }

    // what an async void method throws is logged
    public static IEnumerator TaskException()
    {
        FailsAsync(); T("called"); yield return Frames(2);
        Traced(); // => called; Exception: InvalidOperationException: async
    }

    private static async void FailsAsync() { await Task.Yield(); throw new InvalidOperationException("async"); }

    // what an async Task throws is not
    public static IEnumerator TaskExceptionKept()
    {
        Task t = KeptAsync();
        while (!t.IsCompleted) yield return null;
        T(t.IsFaulted + " " + t.Exception.InnerException.Message);
        Traced(); // => True kept
    }

    private static async Task KeptAsync() { await Task.Yield(); throw new InvalidOperationException("kept"); }

    // Post runs later, Send at once
    public static IEnumerator ContextPost()
    {
        SynchronizationContext c = SynchronizationContext.Current;
        c.Post(_ => T("posted"), null); c.Send(_ => T("sent"), null); T("end"); yield return null; T("next");
        Traced(); // => sent; end; posted; next
    }

    // Start may be async
    public static IEnumerator AsyncStart()
    {
        New<Asyncing>("o"); yield return Frames(3);
        Traced(); // => before; after
    }

    // a task goes on when its object is destroyed
    public static IEnumerator TaskGoesOn()
    {
        Outlives o = New<Outlives>("o");
        yield return Frames(2); Object.Destroy(o.gameObject); yield return Frames(4);
        Traced(); // => gone
    }

    // the player loop has its seven phases in order
    public static void Phases()
    {
        T(string.Join(" ", PlayerLoop.GetCurrentPlayerLoop().subSystemList.Select(s => s.type.Name)));
        Traced(); // => TimeUpdate Initialization EarlyUpdate FixedUpdate PreUpdate Update PreLateUpdate PostLateUpdate
    }

    // a system of one's own is called in its place, until the loop is set back
    public static IEnumerator PlayerLoopOwn()
    {
        PlayerLoopSystem was = PlayerLoop.GetCurrentPlayerLoop(), now = PlayerLoop.GetCurrentPlayerLoop();
        bool on = false; int n = 0;
        int at = Array.FindIndex(now.subSystemList, s => s.type == typeof(UnityEngine.PlayerLoop.PreLateUpdate));
        List<PlayerLoopSystem> l = now.subSystemList[at].subSystemList.ToList();
        l.Insert(0, new PlayerLoopSystem { type = typeof(TasksLife), updateDelegate = () =>
        {
            n++;
            if (on) T("own");
            on = false;
        } });
        now.subSystemList[at].subSystemList = l.ToArray(); PlayerLoop.SetPlayerLoop(now);
        At a = At.Make();
        yield return null;
        a.update = () =>
        {
            T("update"); on = true; a.lateUpdate = () => T("late");
        };
        yield return Frames(2); PlayerLoop.SetPlayerLoop(was);
        int had = n;
        yield return Frames(2); T(n - had < 2);
        Traced(); // => update; own; late; True
    }

    // what is destroyed in a frame is updated until its end
    public static IEnumerator DestroyedIsStillUpdated()
    {
        At a = At.Make("a"), b = At.Make("b");
        yield return Frames(2); a.update = () => Object.Destroy(b.gameObject);
        b.update = () => { T("b.Update"); b.lateUpdate = () => T("b.LateUpdate"); };
        yield return Frames(2); T(b == null);
        Traced(); // => b.Update; b.LateUpdate; True
    }

    // what is switched off in a frame is not updated further in it
    public static IEnumerator DeactivatedIsNotUpdated()
    {
        At a = At.Make("a"), b = At.Make("b"), c = At.Make("c");
        yield return Frames(2);
        a.update = () =>
        {
            b.gameObject.SetActive(false); c.enabled = false;
            b.lateUpdate = c.lateUpdate = () => T("LateUpdate");
        };
        b.update = () => T("b.Update"); c.update = () => T("c.Update"); yield return Frames(2);
        Traced(); // => ""
    }

    // nor what DestroyImmediate takes
    public static IEnumerator DestroyedAtOnceIsNotUpdated()
    {
        At a = At.Make("a"), b = At.Make("b");
        yield return Frames(2); a.update = () => Object.DestroyImmediate(b.gameObject);
        b.update = () => T("b.Update"); yield return Frames(2); T(b == null);
        Traced(); // => True
    }

    // exceptions in OnEnable, OnDisable and OnDestroy are logged and change nothing
    public static void ExceptionInOthers()
    {
        Do.enable = () => { throw new Exception("on"); };
        Do.disable = () => { throw new Exception("off"); };
        Do.destroy = () => { throw new Exception("gone"); };
        Do d = New<Do>("o");
        T(d.enabled); d.gameObject.SetActive(false); T(d.gameObject.activeSelf);
        Object.DestroyImmediate(d.gameObject); T(d == null); Do.Reset();
        Traced();
        // => Exception: Exception: on; True; Exception: Exception: off; False; Exception: Exception: gone; True
    }

    // a null reference in a message
    public static IEnumerator NullReferenceText()
    {
        At.Make().update = () => { string s = null; T(s.Length); };
        yield return Frames(2);
        Traced(); // => Exception: NullReferenceException: Object reference not set to an instance of an object
    }

    // a script that AddComponent adds sees only what was added before; on an object that is activated, all
    public static void AwakeSeesWhatIsThere()
    {
        new GameObject("o", typeof(Sees), typeof(BoxCollider));
        GameObject p = Off("p");
        p.AddComponent<Sees>(); p.AddComponent<BoxCollider>(); p.SetActive(true);
        GameObject q = Object.Instantiate(p);
        T(q.name);
        Traced(); // => o False; p True; p(Clone) True; p(Clone)
    }

    // a required script is awake before the one that requires it
    public static void AwakeOfRequired()
    {
        New<WantsFirst>("o");
        Traced(); // => first; wants
    }

    // a copy is the last among its siblings
    public static void InstantiatedLast()
    {
        GameObject p = New("p"), a = New("a", p.transform);
        New("b", p.transform);
        GameObject q = Object.Instantiate(a, p.transform);
        T(q.transform.GetSiblingIndex());
        GameObject r = Object.Instantiate(p);
        T(r.transform.GetSiblingIndex() == r.scene.rootCount - 1);
        Traced(); // => 2; True
    }

    // IsInvoking tells of calls to come
    public static IEnumerator IsInvoking()
    {
        Tells c = New<Tells>("o");
        c.Invoke("Tell", 0.05f); T(c.IsInvoking() + " " + c.IsInvoking("Tell") + " " + c.IsInvoking("Nope"));
        yield return Frames(5); T(c.IsInvoking());
        Traced(); // => True True False; told; False
    }

    // a repeated call may cancel itself
    public static IEnumerator CancelWithin()
    {
        New<Tells>("o").InvokeRepeating("Repeat", 0, 0.02f); yield return Frames(6);
        Traced(); // => again; again
    }

    // stopping nothing is an exception
    public static void StopNull()
    {
        Try(() => host.StopCoroutine((Coroutine)null)); Try(() => host.StopCoroutine((IEnumerator)null));
        Traced(); // => NullReferenceException: routine is null; NullReferenceException: routine is null
    }

    // stopping the outer coroutine leaves one that it started
    public static IEnumerator StopOuter()
    {
        Coroutine c = host.StartCoroutine(StoppedOuter());
        yield return null; host.StopCoroutine(c); yield return Frames(4);
        Traced(); // => inner 1; inner 2; inner 3
    }

    private static IEnumerator StoppedOuter() { yield return host.StartCoroutine(LeftInner()); T("outer"); }

    private static IEnumerator LeftInner()
    {
        T("inner 1"); yield return null; T("inner 2"); yield return null; T("inner 3");
    }

    // an outer coroutine waits for ever for an inner one that is stopped
    public static IEnumerator StopInner()
    {
        Coroutine inner = null;
        host.StartCoroutine(WaitsFor(() => inner = host.StartCoroutine(Endless()))); yield return null;
        host.StopCoroutine(inner); yield return Frames(3); T("end");
        Traced(); // => end
    }

    private static IEnumerator WaitsFor(Func<Coroutine> start) { yield return start(); T("outer goes on"); }

    private static IEnumerator Endless()
    {
        while (true) yield return null;
    }

    // and for one that threw
    public static IEnumerator ThrowingInner()
    {
        host.StartCoroutine(WaitsFor(() => host.StartCoroutine(Bursts()))); yield return Frames(4); T("end");
        Traced(); // => Exception: Exception: burst; end
    }

    private static IEnumerator Bursts() { yield return null; throw new Exception("burst"); }

    // a script that Start disables is not updated
    public static IEnumerator DisabledInStart()
    {
        New<OffInStart>("o"); yield return Frames(3); T("end");
        Traced(); // => start; end
    }

    // what Awake destroys is enabled, and gone at the end of the frame
    public static IEnumerator DestroyInAwake()
    {
        New<GoneInAwake>("o"); T("made"); yield return Frames(2); T("end");
        Traced(); // => awake; enable; made; disable; destroy; end
    }

    // an object that Awake deactivates is not enabled
    public static IEnumerator DeactivateInAwake()
    {
        GameObject o = New<OffInAwake>("o").gameObject;
        yield return Frames(2); T("on"); o.SetActive(true);
        Traced(); // => awake; on; enable
    }

    // scripts of an object wake in the order in which they were added
    public static IEnumerator SameComponentOrder()
    {
        GameObject o = Off("o");
        o.AddComponent<SecondOne>(); o.AddComponent<FirstOne>(); o.SetActive(true); yield return null;
        Traced(); // => second awake; second enable; first awake; first enable
    }

    // enabled = true where it is true says nothing
    public static void ReenabledTwice()
    {
        Tr t = New<Tr>("o");
        Lab.trace.Clear(); t.enabled = true; t.enabled = false; t.enabled = false; t.enabled = true;
        Traced(); // => o.OnDisable; o.OnEnable
    }

    // a child hears OnDisable once, whoever is switched off first
    public static IEnumerator ParentOffChildOff()
    {
        Tr p = New<Tr>("p"), c = New<Tr>("c", p.transform);
        yield return null; Lab.trace.Clear(); c.gameObject.SetActive(false); p.gameObject.SetActive(false);
        p.gameObject.SetActive(true); T("on"); c.gameObject.SetActive(true);
        Traced(); // => c.OnDisable; p.OnDisable; p.OnEnable; on; c.OnEnable
    }

    // a script added below an inactive parent sleeps
    public static void AddedToInactiveChild()
    {
        GameObject p = Off("p"), c = New("c", p.transform); Tr t = c.AddComponent<Tr>();
        T(c.activeSelf + " " + c.activeInHierarchy + " " + t.isActiveAndEnabled); p.SetActive(true);
        Traced(); // => True False False; c.Awake; c.OnEnable
    }

    // wantsToQuit can refuse
    public static IEnumerator WantsToQuit()
    {
        Func<bool> no = () => { T("asked"); return false; };
        Application.wantsToQuit += no; Application.Quit(); yield return Frames(2);
        Application.wantsToQuit -= no; T("still here");
        Traced(); // => asked; still here
    }

    // what a coroutine yields besides is passed over
    public static IEnumerator RoutineValues()
    {
        host.StartCoroutine(Yields()); yield return Frames(5);
        Traced(); // => 0; 1; 2; 3
    }

    private static IEnumerator Yields()
    {
        int f = F; yield return "text"; T(F - f - 1); yield return 5; T(F - f - 1);
        yield return new object(); T(F - f - 1); yield return true; T(F - f - 1);
    }

    // one without a yield ends within StartCoroutine, and can be waited for
    public static IEnumerator RoutineEndsAtOnce()
    {
        T("a"); yield return host.StartCoroutine(NoStep()); T("b");
        Traced(); // => a; empty; b
    }

    private static IEnumerator NoStep() { T("empty"); yield break; }

    // a coroutine ends with the script that started it, whoever wrote it
    public static IEnumerator RoutineOfOther()
    {
        At a = At.Make("a");
        a.StartCoroutine(Beats()); yield return null; Object.Destroy(a.gameObject); yield return Frames(3);
        T("end");
        Traced(); // => beat; beat; end
    }

    private static IEnumerator Beats()
    {
        for (int i = 0; i < 9; i++) { T("beat"); yield return null; }
    }

    // WaitForSecondsRealtime can be used again
    public static IEnumerator InstructionAgain()
    {
        WaitForSecondsRealtime w = new WaitForSecondsRealtime(0.01f);
        yield return w; yield return w; T("end");
        Traced(); // => end
    }

    // print is Debug.Log
    public static void Print()
    {
        string s = null; Application.LogCallback h = (t, k, y) => s = t;
        Application.logMessageReceived += h; MonoBehaviour.print("p"); Application.logMessageReceived -= h;
        T(s);
        Traced(); // => p
    }

    // in OnEnable the script is active and enabled
    public static void EnabledInOnEnable()
    {
        Do.enable = () => T(GameObject.Find("o").GetComponent<Do>().isActiveAndEnabled);
        GameObject o = Off("o");
        o.AddComponent<Do>(); o.SetActive(true); Do.Reset();
        Traced(); // => True
    }

    // captureDeltaTime is the time of each frame
    public static IEnumerator DeltaOfCapture()
    {
        Time.captureDeltaTime = 0.25f; yield return null;
        float t = Time.time;
        yield return null;
        T(Mathf.Round((Time.time - t) * 1000) + " " + Time.deltaTime + " " + Mathf.Round(Time.unscaledDeltaTime * 0));
        Time.captureDeltaTime = 0.02f;
        Traced(); // => 250 0.25 0
    }

    // time and frameCount do not change within a frame; realtimeSinceStartup does
    public static IEnumerator TimeIsOfTheFrame()
    {
        float t = Time.time; int n = Time.frameCount; float r = Time.realtimeSinceStartup;
        Thread.Sleep(5);
        T((t == Time.time) + " " + (n == Time.frameCount) + " " + (Time.realtimeSinceStartup > r));
        yield return null; T(Time.frameCount - n);
        Traced(); // => True True True; 1
    }

    // fixedTime goes on in steps of fixedDeltaTime
    public static IEnumerator FixedTime()
    {
        At a = At.Make(); float t = 0;
        a.fixedUpdate = () =>
        {
            t = Time.fixedTime; T(Time.time == Time.fixedTime);
            a.fixedUpdate = () => T(Mathf.Round((Time.fixedTime - t) * 1000));
        };
        yield return Frames(4);
        Traced(); // => True; 20
    }

    // an ObjectPool makes, keeps and gives back
    public static void Pool()
    {
        int made = 0;
        UnityEngine.Pool.ObjectPool<object> p = new UnityEngine.Pool.ObjectPool<object>(() =>
        {
            made++;
            return new object();
        }, o => T("get"), o => T("release"), o => T("destroy"), true, 1, 1);
        object a = p.Get(), b = p.Get();
        p.Release(a); p.Release(b); T(made + " " + p.CountAll + " " + p.CountActive + " " + p.CountInactive);
        T(p.Get() == a);
        Try(() => { p.Release(a); p.Release(a); });
        Traced();
        // => get; get; release; release; destroy; 2 1 0 1; get; True; release; InvalidOperationException: Trying to
        //     release an object that has already been released to the pool.
    }

    // another thread cannot ask for the time or make objects
    public static void OtherThread()
    {
        List<string> said = new List<string>();
        Thread t = new Thread(() =>
        {
            foreach (Action a in new Action[] { () => new GameObject(), () => Time.time.ToString(),
                () => Time.timeScale = 1, () => Time.frameCount.ToString(), () => UnityEngine.Random.Range(0, 9),
                () => UnityEngine.Random.Range(0, 9f), () => Lab.host.StartCoroutine("x"),
                () => Object.Instantiate(Lab.host) })
                try { a(); }
                catch (Exception e) { said.Add(e.GetType().Name + " " + e.Message.Split(' ')[0]); }
        });
        t.Start(); t.Join(); T(string.Join(", ", said));
        Traced();
        // => UnityException Internal_CreateGameObject, UnityException get_time, UnityException set_timeScale,
        //     UnityException get_frameCount, UnityException RandomRangeInt, UnityException Range, UnityException
        //     IsObjectMonoBehaviour, UnityException Internal_CloneSingle
    }
}
