"""async and await on the main thread, systems of the player loop, and what scripts do to each other within a frame."""
from lib.lifecycle import check

CHECKS = [
    check("task_yield", "Task.Yield goes on after the coroutines of the next frame, before LateUpdate, on the main thread",
          '''At a = At.Make(); int id = Thread.CurrentThread.ManagedThreadId; yield return null;
          a.update = () => { NextTask(() => T("task " + F + " " + (id == Thread.CurrentThread.ManagedThreadId))); T("update " + F); a.lateUpdate = () => T("late " + F); };
          yield return Frames(3);''',
          "update 2; task 2 True; late 2",
          "public static partial class Checks { static async void NextTask(Action act) { await Task.Yield(); act(); } }"),
    check("task_order", "in a frame: Update, coroutines, tasks, LateUpdate",
          '''At a = At.Make(); yield return null; NextTask(() => T("task")); host.StartCoroutine(NextFrame(() => T("routine")));
          a.update = () => T("update"); a.lateUpdate = () => a.lateUpdate = () => T("late"); yield return Frames(2);''',
          "task; update; routine; late",
          "public static partial class Checks { static IEnumerator NextFrame(Action act) { yield return null; act(); } }"),
    check("task_delay", "Task.Delay comes back to the main thread",
          '''int id = Thread.CurrentThread.ManagedThreadId; Task t = LateTask(() => T(id == Thread.CurrentThread.ManagedThreadId));
          while (!t.IsCompleted) yield return null; T("end");''', "True; end",
          "public static partial class Checks { static async Task LateTask(Action act) { await Task.Delay(5); act(); } }"),
    check("task_run", "what Task.Run does is elsewhere, what follows it is on the main thread",
          '''int id = Thread.CurrentThread.ManagedThreadId; Task t = Elsewhere(id); while (!t.IsCompleted) yield return null;''', "False True",
          '''public static partial class Checks { static async Task Elsewhere(int id) { bool there = await Task.Run(() => id == Thread.CurrentThread.ManagedThreadId);
          T(there + " " + (id == Thread.CurrentThread.ManagedThreadId)); } }'''),
    check("task_exception", "what an async void method throws is logged",
          'FailsAsync(); T("called"); yield return Frames(2);', "called; Exception: InvalidOperationException: async",
          'public static partial class Checks { static async void FailsAsync() { await Task.Yield(); throw new InvalidOperationException("async"); } }'),
    check("task_exception_kept", "what an async Task throws is not",
          'Task t = KeptAsync(); while (!t.IsCompleted) yield return null; T(t.IsFaulted + " " + t.Exception.InnerException.Message);', "True kept",
          'public static partial class Checks { static async Task KeptAsync() { await Task.Yield(); throw new InvalidOperationException("kept"); } }'),
    check("context_post", "Post runs later, Send at once",
          'SynchronizationContext c = SynchronizationContext.Current; c.Post(_ => T("posted"), null); c.Send(_ => T("sent"), null); T("end"); yield return null; T("next");',
          "sent; end; posted; next"),
    check("async_start", "Start may be async",
          'New<Asyncing>("o"); yield return Frames(3);', "before; after",
          'public class Asyncing : MonoBehaviour { async void Start() { T("before"); await Task.Yield(); T("after"); } }'),
    check("task_goes_on", "a task goes on when its object is destroyed",
          'Outlives o = New<Outlives>("o"); yield return Frames(2); Object.Destroy(o.gameObject); yield return Frames(4);', "gone",
          'public class Outlives : MonoBehaviour { async void Start() { while (this) await Task.Yield(); T("gone"); } }'),
    check("player_loop", "the player loop has its seven phases in order",
          'T(string.Join(" ", PlayerLoop.GetCurrentPlayerLoop().subSystemList.Select(s => s.type.Name)));',
          "TimeUpdate Initialization EarlyUpdate FixedUpdate PreUpdate Update PreLateUpdate PostLateUpdate"),
    check("player_loop_own", "a system of one's own is called in its place, until the loop is set back",
          '''PlayerLoopSystem was = PlayerLoop.GetCurrentPlayerLoop(), now = PlayerLoop.GetCurrentPlayerLoop(); bool on = false; int n = 0;
          int at = Array.FindIndex(now.subSystemList, s => s.type == typeof(UnityEngine.PlayerLoop.PreLateUpdate));
          List<PlayerLoopSystem> l = now.subSystemList[at].subSystemList.ToList(); l.Insert(0, new PlayerLoopSystem { type = typeof(Checks), updateDelegate = () => { n++; if (on) T("own"); on = false; } });
          now.subSystemList[at].subSystemList = l.ToArray(); PlayerLoop.SetPlayerLoop(now); At a = At.Make(); yield return null;
          a.update = () => { T("update"); on = true; a.lateUpdate = () => T("late"); }; yield return Frames(2); PlayerLoop.SetPlayerLoop(was); int had = n; yield return Frames(2); T(n - had < 2);''',
          "update; own; late; True"),
    check("destroyed_is_still_updated", "what is destroyed in a frame is updated until its end",
          '''At a = At.Make("a"), b = At.Make("b"); yield return Frames(2); a.update = () => Object.Destroy(b.gameObject); b.update = () => { T("b.Update"); b.lateUpdate = () => T("b.LateUpdate"); };
          yield return Frames(2); T(b == null);''', "b.Update; b.LateUpdate; True"),
    check("deactivated_is_not_updated", "what is switched off in a frame is not updated further in it",
          '''At a = At.Make("a"), b = At.Make("b"), c = At.Make("c"); yield return Frames(2); a.update = () => { b.gameObject.SetActive(false); c.enabled = false; b.lateUpdate = c.lateUpdate = () => T("LateUpdate"); };
          b.update = () => T("b.Update"); c.update = () => T("c.Update"); yield return Frames(2);''', ""),
    check("destroyed_at_once_is_not_updated", "nor what DestroyImmediate takes",
          'At a = At.Make("a"), b = At.Make("b"); yield return Frames(2); a.update = () => Object.DestroyImmediate(b.gameObject); b.update = () => T("b.Update"); yield return Frames(2); T(b == null);', "True"),
    check("exception_in_others", "exceptions in OnEnable, OnDisable and OnDestroy are logged and change nothing",
          '''Do.enable = () => { throw new Exception("on"); }; Do.disable = () => { throw new Exception("off"); }; Do.destroy = () => { throw new Exception("gone"); };
          Do d = New<Do>("o"); T(d.enabled); d.gameObject.SetActive(false); T(d.gameObject.activeSelf); Object.DestroyImmediate(d.gameObject); T(d == null); Do.Reset();''',
          "Exception: Exception: on; True; Exception: Exception: off; False; Exception: Exception: gone; True"),
    check("null_reference_text", "a null reference in a message",
          'At.Make().update = () => { string s = null; T(s.Length); }; yield return Frames(2);', "Exception: NullReferenceException: Object reference not set to an instance of an object"),
    check("awake_sees_what_is_there", "a script that AddComponent adds sees only what was added before; on an object that is activated, all",
          '''new GameObject("o", typeof(Sees), typeof(BoxCollider)); GameObject p = Off("p"); p.AddComponent<Sees>(); p.AddComponent<BoxCollider>(); p.SetActive(true);
          GameObject q = Object.Instantiate(p); T(q.name);''', "o False; p True; p(Clone) True; p(Clone)",
          'public class Sees : MonoBehaviour { void Awake() { T(name + " " + (GetComponent<BoxCollider>() != null)); } }'),
    check("awake_of_required", "a required script is awake before the one that requires it",
          'New<WantsFirst>("o");', "first; wants",
          '''public class WantedFirst : MonoBehaviour { void Awake() { T("first"); } }
          [RequireComponent(typeof(WantedFirst))] public class WantsFirst : MonoBehaviour { void Awake() { T("wants"); } }'''),
    check("instantiated_last", "a copy is the last among its siblings",
          'GameObject p = New("p"), a = New("a", p.transform); New("b", p.transform); GameObject q = Object.Instantiate(a, p.transform); T(q.transform.GetSiblingIndex()); GameObject r = Object.Instantiate(p); T(r.transform.GetSiblingIndex() == r.scene.rootCount - 1);', "2; True"),
    check("is_invoking", "IsInvoking tells of calls to come",
          'Tells c = New<Tells>("o"); c.Invoke("Tell", 0.05f); T(c.IsInvoking() + " " + c.IsInvoking("Tell") + " " + c.IsInvoking("Nope")); yield return Frames(5); T(c.IsInvoking());', "True True False; told; False",
          'public class Tells : MonoBehaviour { public int n; void Tell() { T("told"); } void Repeat() { T("again"); if (++n == 2) CancelInvoke("Repeat"); } }'),
    check("cancel_within", "a repeated call may cancel itself",
          'New<Tells>("o").InvokeRepeating("Repeat", 0, 0.02f); yield return Frames(6);', "again; again"),
    check("stop_null", "stopping nothing is an exception",
          'Try(() => host.StopCoroutine((Coroutine)null)); Try(() => host.StopCoroutine((IEnumerator)null));', "NullReferenceException: routine is null; NullReferenceException: routine is null"),
    check("stop_outer", "stopping the outer coroutine leaves one that it started",
          'Coroutine c = host.StartCoroutine(StoppedOuter()); yield return null; host.StopCoroutine(c); yield return Frames(4);', "inner 1; inner 2; inner 3",
          '''public static partial class Checks { static IEnumerator StoppedOuter() { yield return host.StartCoroutine(LeftInner()); T("outer"); }
          static IEnumerator LeftInner() { T("inner 1"); yield return null; T("inner 2"); yield return null; T("inner 3"); } }'''),
    check("routine_ends_at_once", "one without a yield ends within StartCoroutine, and can be waited for",
          'T("a"); yield return host.StartCoroutine(NoStep()); T("b");', "a; empty; b",
          'public static partial class Checks { static IEnumerator NoStep() { T("empty"); yield break; } }'),
    check("routine_of_other", "a coroutine ends with the script that started it, whoever wrote it",
          'At a = At.Make("a"); a.StartCoroutine(Beats()); yield return null; Object.Destroy(a.gameObject); yield return Frames(3); T("end");', "beat; beat; end",
          'public static partial class Checks { static IEnumerator Beats() { for (int i = 0; i < 9; i++) { T("beat"); yield return null; } } }'),
    check("instruction_again", "WaitForSecondsRealtime can be used again",
          'WaitForSecondsRealtime w = new WaitForSecondsRealtime(0.01f); yield return w; yield return w; T("end");', "end"),
    check("print", "print is Debug.Log", 'string s = null; Application.LogCallback h = (t, k, y) => s = t; Application.logMessageReceived += h; MonoBehaviour.print("p"); Application.logMessageReceived -= h; T(s);', "p"),
    check("enabled_in_on_enable", "in OnEnable the script is active and enabled",
          'Do.enable = () => T(GameObject.Find("o").GetComponent<Do>().isActiveAndEnabled); GameObject o = Off("o"); o.AddComponent<Do>(); o.SetActive(true); Do.Reset();', "True"),
    check("delta_of_capture", "captureDeltaTime is the time of each frame",
          'Time.captureDeltaTime = 0.25f; yield return null; float t = Time.time; yield return null; T(Mathf.Round((Time.time - t) * 1000) + " " + Time.deltaTime + " " + Mathf.Round(Time.unscaledDeltaTime * 0)); Time.captureDeltaTime = 0.02f;', "250 0.25 0"),
    check("time_is_of_the_frame", "time and frameCount do not change within a frame; realtimeSinceStartup does",
          'float t = Time.time; int n = Time.frameCount; float r = Time.realtimeSinceStartup; Thread.Sleep(5); T((t == Time.time) + " " + (n == Time.frameCount) + " " + (Time.realtimeSinceStartup > r)); yield return null; T(Time.frameCount - n);', "True True True; 1"),
    check("fixed_time", "fixedTime goes on in steps of fixedDeltaTime",
          'At a = At.Make(); float t = 0; a.fixedUpdate = () => { t = Time.fixedTime; T(Time.time == Time.fixedTime); a.fixedUpdate = () => T(Mathf.Round((Time.fixedTime - t) * 1000)); }; yield return Frames(4);', "True; 20"),
    check("pool", "an ObjectPool makes, keeps and gives back",
          '''int made = 0; UnityEngine.Pool.ObjectPool<object> p = new UnityEngine.Pool.ObjectPool<object>(() => { made++; return new object(); }, o => T("get"), o => T("release"), o => T("destroy"), true, 1, 1);
          object a = p.Get(), b = p.Get(); p.Release(a); p.Release(b); T(made + " " + p.CountAll + " " + p.CountActive + " " + p.CountInactive); T(p.Get() == a); Try(() => { p.Release(a); p.Release(a); });''',
          "get; get; release; release; destroy; 2 1 0 1; get; True; release; InvalidOperationException: Trying to release an object that has already been released to the pool."),
]
