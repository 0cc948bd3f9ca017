// Coroutines and Invoke.
using System;
using System.Collections;
using UnityEngine;
using Object = UnityEngine.Object;
using static Lab;

public static class FirstStep
{
    public static IEnumerator Run()
    {
        T("a"); yield return null; T("b");
    }
}

public static class Due
{
    public static IEnumerator Run(string s, float t) { yield return new WaitForSeconds(t); T(s); }
}

public static class Next { public static IEnumerator Run(string s) { yield return null; T(s); } }

public class Invoked : MonoBehaviour
{
    void Soon() { T("soon"); }
    void Late() { T("late"); }
}

public class Custom : CustomYieldInstruction
{
    public int asked;
    public override bool keepWaiting => ++asked < 4;
}

public static class Nested
{
    public static IEnumerator Run(int n)
    {
        if (n == 0) yield return null;
        else yield return Run(n - 1);
    }
}

public static class Waits { public static IEnumerator Run(Coroutine c, string s) { yield return c; T(s); } }

public static class ThrowsLater
{
    public static IEnumerator Run() { yield return null; throw new Exception("in a routine"); }
}

public class Stops : MonoBehaviour
{
    public IEnumerator Run()
    {
        yield return null; T("run"); yield return null;
    }
}

public class SelfStop : MonoBehaviour
{
    IEnumerator Run()
    {
        yield return null; T("a"); StopCoroutine("Run"); T("b"); yield return null;
        T("c");
    }
}

public class InDisable : MonoBehaviour { void OnDisable() { StartCoroutine(Frames(1)); T("disabled"); } }

public class Thrower : MonoBehaviour { public IEnumerator Go() { throw new Exception("at once"); yield break; } }

public class Timed : MonoBehaviour { void Hit() { T("hit@" + F); } }

public class TimedRoutine : MonoBehaviour
{
    IEnumerator Go()
    {
        T("one"); yield return null; T("two");
    }
}

public class Valued : MonoBehaviour { IEnumerator Run(int n) { T(n); yield return null; } }

public static class Outer
{
    public static IEnumerator Run()
    {
        yield return null; T("outer"); host.StartCoroutine(Inner()); T("outer again");
    }
    static IEnumerator Inner()
    {
        T("inner"); yield return null; T("inner again");
    }
}

public class Invoked2 : MonoBehaviour
{
    public int n;
    void Go() { T("go"); }
    void Count() { n++; }
}

public static class CoroutinesLife
{
    // StartCoroutine runs to the first yield before it returns
    public static IEnumerator FirstStepAtOnce()
    {
        host.StartCoroutine(FirstStep.Run()); T("returned"); yield return null; T("end");
        Traced(); // => a; returned; b; end
    }

    // coroutines go on in the order in which they are due
    public static IEnumerator ByDueTime()
    {
        host.StartCoroutine(Due.Run("late", 0.09f)); host.StartCoroutine(Due.Run("soon", 0.03f));
        host.StartCoroutine(Due.Run("mid", 0.05f)); yield return Frames(8);
        Traced(); // => soon; mid; late
    }

    // also those that are due in the same frame
    public static IEnumerator ByDueTimeInOneFrame()
    {
        host.StartCoroutine(Due.Run("late", 0.39f)); host.StartCoroutine(Due.Run("soon", 0.33f));
        host.StartCoroutine(Due.Run("mid", 0.35f)); Time.captureDeltaTime = 0.3f; yield return Frames(4);
        Traced(); // => soon; mid; late
    }

    // with equal times the one that began to wait first goes on first
    public static IEnumerator EqualDueInStartOrder()
    {
        host.StartCoroutine(Due.Run("a", 0.05f)); host.StartCoroutine(Due.Run("b", 0.05f));
        host.StartCoroutine(Due.Run("c", 0.05f)); yield return Frames(6);
        Traced(); // => a; b; c
    }

    // one that waits for a frame goes on before one whose time has come in it
    public static IEnumerator FramesBeforeTimes()
    {
        Time.captureDeltaTime = 0.3f; yield return null; host.StartCoroutine(Due.Run("time", 0.2f));
        host.StartCoroutine(Next.Run("frame")); yield return Frames(3);
        Traced(); // => frame; time
    }

    // Invoke and WaitForSeconds share one order
    public static IEnumerator InvokesAndRoutinesByTime()
    {
        Time.captureDeltaTime = 0.3f; yield return null;
        Invoked i = New<Invoked>("i");
        i.Invoke("Late", 0.29f); host.StartCoroutine(Due.Run("routine", 0.2f)); i.Invoke("Soon", 0.1f);
        yield return Frames(3);
        Traced(); // => soon; routine; late
    }

    // WaitForSeconds waits in scaled time
    public static IEnumerator SecondsAreScaled()
    {
        Time.timeScale = 0.5f; yield return null; host.StartCoroutine(Due.Run("x", 0.05f));
        yield return Frames(4); T("4"); yield return Frames(3);
        Traced(); // => 4; x
    }

    // with timeScale 0 WaitForSeconds waits on, WaitForSecondsRealtime does not
    public static IEnumerator SecondsStopWithTime()
    {
        Time.timeScale = 0; yield return null; host.StartCoroutine(Due.Run("scaled", 0.001f));
        yield return new WaitForSecondsRealtime(0.05f); T("real"); Time.timeScale = 1; yield return Frames(3);
        Traced(); // => real; scaled
    }

    // WaitForSeconds(0) goes on in the next frame
    public static IEnumerator SecondsZero()
    {
        int f = F;
        yield return new WaitForSeconds(0); T(F - f);
        Traced(); // => 1
    }

    // null, a number or any other object waits for the next frame
    public static IEnumerator NullAndNumbers()
    {
        int f = F;
        yield return null; T(F - f); yield return 0; T(F - f); yield return "text"; T(F - f);
        yield return new object(); T(F - f);
        Traced(); // => 1; 2; 3; 4
    }

    // yield null goes on after all Updates and before LateUpdate
    public static IEnumerator AfterUpdateBeforeLate()
    {
        At a = At.Make();
        yield return null; a.update = () => T("update"); a.lateUpdate = () => T("late");
        host.StartCoroutine(Next.Run("routine")); a.lateUpdate = null; yield return null;
        a.lateUpdate = () => T("late"); yield return null;
        Traced(); // => update; routine; late
    }

    // WaitForEndOfFrame goes on after LateUpdate of the same frame
    public static IEnumerator EndOfFrame()
    {
        At a = At.Make();
        yield return Frames(2); a.lateUpdate = () => T("late");
        int f = F;
        yield return new WaitForEndOfFrame(); T("end " + (F - f));
        Traced(); // => late; end 0
    }

    // a second WaitForEndOfFrame is that of the next frame
    public static IEnumerator EndOfFrameTwice()
    {
        int f = F;
        yield return new WaitForEndOfFrame(); yield return new WaitForEndOfFrame(); T(F - f);
        Traced(); // => 1
    }

    // WaitForFixedUpdate goes on after FixedUpdate and before Update
    public static IEnumerator FixedUpdate()
    {
        At a = At.Make();
        yield return Frames(2); a.fixedUpdate = () => T("fixed"); a.update = () => T("update");
        yield return new WaitForFixedUpdate(); T("routine " + Time.inFixedTimeStep); yield return null;
        Traced(); // => fixed; routine True; update
    }

    // WaitUntil looks each frame until the condition holds
    public static IEnumerator WaitUntil()
    {
        int n = 0;
        yield return new WaitUntil(() => ++n == 3); T(n);
        Traced(); // => 3
    }

    // WaitWhile looks each frame until the condition no longer holds
    public static IEnumerator WaitWhile()
    {
        int n = 0;
        yield return new WaitWhile(() => ++n < 3); T(n);
        Traced(); // => 3
    }

    // a CustomYieldInstruction is asked once a frame, first at the yield
    public static IEnumerator CustomInstruction()
    {
        int f = F; Custom c = new Custom();
        yield return c; T(c.asked + " " + (F - f));
        Traced(); // => 4 3
    }

    // a yielded Coroutine is waited for, and the outer goes on at once when it ends
    public static IEnumerator NestedCoroutine()
    {
        int f = F;
        yield return host.StartCoroutine(Frames(3)); T(F - f);
        Traced(); // => 3
    }

    // a yielded IEnumerator runs as a coroutine
    public static IEnumerator NestedEnumerator()
    {
        int f = F;
        yield return Frames(3); T(F - f);
        Traced(); // => 3
    }

    // nesting has no cost in frames
    public static IEnumerator NestedDeep()
    {
        int f = F;
        yield return Nested.Run(5); T(F - f);
        Traced(); // => 1
    }

    // an AsyncOperation is waited for
    public static IEnumerator AsyncOperation()
    {
        ResourceRequest r = Resources.LoadAsync("nothing");
        yield return r; T(r.isDone);
        Traced(); // => True
    }

    // a Coroutine that has ended is not waited for longer than a frame
    public static IEnumerator DoneCoroutine()
    {
        Coroutine c = host.StartCoroutine(Frames(0)); int f = F;
        yield return c; T(F - f <= 1);
        Traced(); // => True
    }

    // a second coroutine that waits for the same one is an error
    public static IEnumerator TwoWaitForOne()
    {
        Coroutine c = host.StartCoroutine(Frames(3));
        host.StartCoroutine(Waits.Run(c, "a")); host.StartCoroutine(Waits.Run(c, "b"));
        yield return Frames(5);
        Traced();
        // => Error: Another coroutine is already waiting for this coroutine!/Currently only one coroutine can wait for
        //     another coroutine!; b; a
    }

    // an exception ends the coroutine and is logged; others go on
    public static IEnumerator Throwing()
    {
        host.StartCoroutine(ThrowsLater.Run()); host.StartCoroutine(Next.Run("other"));
        yield return Frames(2);
        Traced(); // => Exception: Exception: in a routine; other
    }

    // StopCoroutine(name) stops those that were started by name
    public static IEnumerator StopByName()
    {
        Stops s = New<Stops>("s");
        s.StartCoroutine("Run"); s.StartCoroutine(s.Run()); s.StopCoroutine("Run"); yield return Frames(3);
        Traced(); // => run
    }

    // StopCoroutine(IEnumerator) needs the same enumerator
    public static IEnumerator StopByRoutine()
    {
        Stops s = New<Stops>("s"); IEnumerator r = s.Run();
        s.StartCoroutine(r); s.StopCoroutine(s.Run()); s.StopCoroutine(r); yield return Frames(3); T("end");
        Traced(); // => end
    }

    // StopCoroutine(Coroutine) stops that one
    public static IEnumerator StopByCoroutine()
    {
        Stops s = New<Stops>("s"); Coroutine c = s.StartCoroutine(s.Run());
        s.StartCoroutine(s.Run()); s.StopCoroutine(c); yield return Frames(3); T("end");
        Traced(); // => run; end
    }

    // StopAllCoroutines stops those of that script only
    public static IEnumerator StopAll()
    {
        Stops s = New<Stops>("s"), o = New<Stops>("o");
        s.StartCoroutine(s.Run()); o.StartCoroutine(o.Run()); s.StopAllCoroutines(); yield return Frames(3);
        T("end");
        Traced(); // => run; end
    }

    // a coroutine that stops itself runs to its next yield
    public static IEnumerator StopItself()
    {
        SelfStop s = New<SelfStop>("s");
        s.StartCoroutine("Run"); yield return Frames(3); T("end");
        Traced(); // => a; b; end
    }

    // SetActive(false) ends the coroutines of the object, for ever
    public static IEnumerator DeactivateStops()
    {
        Stops s = New<Stops>("s");
        s.StartCoroutine(s.Run()); s.gameObject.SetActive(false); s.gameObject.SetActive(true);
        yield return Frames(3); T("end");
        Traced(); // => end
    }

    // enabled = false does not end coroutines
    public static IEnumerator DisableDoesNotStop()
    {
        Stops s = New<Stops>("s");
        s.StartCoroutine(s.Run()); s.enabled = false; yield return Frames(3); T("end");
        Traced(); // => run; end
    }

    // a disabled script can start one
    public static IEnumerator StartOnDisabled()
    {
        Stops s = New<Stops>("s");
        s.enabled = false; T(s.StartCoroutine(s.Run()) != null); yield return Frames(3);
        Traced(); // => True; run
    }

    // coroutines end with their script
    public static IEnumerator DestroyStops()
    {
        Stops s = New<Stops>("s");
        s.StartCoroutine(s.Run()); Object.DestroyImmediate(s); yield return Frames(3); T("end");
        Traced(); // => end
    }

    // none can be started on an inactive object
    public static void StartOnInactive()
    {
        Stops s = Off("co").AddComponent<Stops>();
        T(s.StartCoroutine(s.Run()) == null);
        Traced(); // => Error: Coroutine couldn't be started because the the game object 'co' is inactive!; True
    }

    // none can be started by an object that is being switched off or destroyed
    public static void StartInOnDisable()
    {
        InDisable d = New<InDisable>("o");
        d.gameObject.SetActive(false); d.gameObject.SetActive(true); Object.DestroyImmediate(d.gameObject);
        Traced();
        // => Error: Coroutine couldn't be started because the the game object 'o' is inactive!; disabled; Error:
        //     Coroutine couldn't be started because the the game object 'o' is inactive!; disabled
    }

    // an exception in the first step is logged, and who started it goes on
    public static IEnumerator ThrowingFirstStep()
    {
        Thrower t = New<Thrower>("o"); Coroutine c = t.StartCoroutine(t.Go());
        T("went on"); yield return null;
        Traced(); // => Exception: Exception: at once; went on
    }

    // Invoke(0) is called after the Updates of the frame, not within the call
    public static IEnumerator InvokeAtOnce()
    {
        At.Make().update = () =>
        {
            Timed t = New<Timed>("t"); t.Invoke("Hit", 0); T("asked@" + F);
        };
        yield return Frames(3);
        Traced(); // => asked@1; hit@1
    }

    // Invoke may call a coroutine
    public static IEnumerator InvokeRoutine()
    {
        TimedRoutine t = New<TimedRoutine>("t");
        t.Invoke("Go", 0.01f); yield return Frames(4);
        Traced(); // => one; two
    }

    // a WaitForSeconds can be used again
    public static IEnumerator CachedInstruction()
    {
        WaitForSeconds w = new WaitForSeconds(0.05f); float t = Time.time;
        yield return w;
        float a = Time.time - t;
        t = Time.time; yield return w; T((a >= 0.05f) + " " + (Time.time - t >= 0.05f));
        Traced(); // => True True
    }

    // an unknown name is an error
    public static void StartByUnknownName()
    {
        T(New<Stops>("s").StartCoroutine("Nope") == null);
        Traced(); // => Error: Coroutine 'Nope' couldn't be started!; True
    }

    // StartCoroutine takes one value
    public static IEnumerator StartByNameWithValue()
    {
        New<Valued>("s").StartCoroutine("Run", 5); yield return null;
        Traced(); // => 5
    }

    // a null routine is an exception
    public static void StartNull()
    {
        Try(() => host.StartCoroutine((IEnumerator)null));
        Traced(); // => NullReferenceException: routine is null
    }

    // one that is started in another's step has its first step inside it
    public static IEnumerator StartedInStep()
    {
        host.StartCoroutine(Outer.Run()); yield return Frames(3);
        Traced(); // => outer; inner; outer again; inner again
    }

    // Invoke calls after the delay, after Update
    public static IEnumerator InvokeDelay()
    {
        Invoked2 i = New<Invoked2>("i");
        i.Invoke("Go", 0.05f); T(i.IsInvoking("Go")); yield return Frames(5); T(i.IsInvoking());
        Traced(); // => True; go; False
    }

    // Invoke waits in scaled time
    public static IEnumerator InvokeScaled()
    {
        Time.timeScale = 0; yield return null; New<Invoked2>("i").Invoke("Go", 0.01f); yield return Frames(5);
        T("paused"); Time.timeScale = 1; yield return Frames(3);
        Traced(); // => paused; go
    }

    // InvokeRepeating keeps its rate
    public static IEnumerator InvokeRepeating()
    {
        Invoked2 i = New<Invoked2>("i");
        i.InvokeRepeating("Count", 0.1f, 0.1f); Time.captureDeltaTime = 0.05f; yield return Frames(21);
        T(Mathf.Abs(i.n - 10) <= 1);
        Traced(); // => True
    }

    // also one that is higher than the frame rate
    public static IEnumerator InvokeRepeatingFast()
    {
        Invoked2 i = New<Invoked2>("i");
        Time.captureDeltaTime = 0.1f; i.InvokeRepeating("Count", 0, 0.01f); yield return Frames(10);
        T(Mathf.Abs(i.n - 91) <= 12);
        Traced(); // => True
    }

    // CancelInvoke(name) cancels that method, CancelInvoke() all
    public static IEnumerator CancelInvoke()
    {
        Invoked2 i = New<Invoked2>("i");
        i.Invoke("Go", 0.01f); i.Invoke("Count", 0.01f); i.CancelInvoke("Go"); T(i.IsInvoking("Count"));
        i.CancelInvoke(); yield return Frames(3); T(i.n);
        Traced(); // => True; 0
    }

    // Invoke calls a disabled script and one on an inactive object
    public static IEnumerator InvokeOnDisabled()
    {
        Invoked2 i = New<Invoked2>("i");
        i.Invoke("Go", 0.01f); i.enabled = false; yield return Frames(3); i.Invoke("Go", 0.01f);
        i.gameObject.SetActive(false); yield return Frames(3);
        Traced(); // => go; go
    }

    // Invoke ends with its script
    public static IEnumerator InvokeOnDestroyed()
    {
        Invoked2 i = New<Invoked2>("i");
        i.Invoke("Go", 0.01f); Object.Destroy(i.gameObject); yield return Frames(3); T("end");
        Traced(); // => end
    }

    // an unknown method is an error when its time comes
    public static IEnumerator InvokeUnknown()
    {
        New<Invoked2>("i").Invoke("Nope", 0); yield return Frames(2);
        Traced(); // => Error: Trying to Invoke method: Invoked2.Nope couldn't be called.
    }

    // a negative repeat rate is an exception
    public static void InvokeRepeatingRate()
    {
        Try(() => New<Invoked2>("i").InvokeRepeating("Go", 0, -1));
        Traced(); // => UnityException: Invoke repeat rate has to be larger than 0.00001F)
    }
}
