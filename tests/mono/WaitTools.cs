// Plugin tools that take their time, for tests; and what of an engine they need for it.
using System;
using System.Collections;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

namespace UnityEngine {

public static partial class Time {
    public static int frameCount { get; set; }
    public static float time { get; set; }
    static void NextFrame() { frameCount++; time += 0.02f * timeScale; }
    static void Pause() { timeScale = 0; }
    static void Play() { timeScale = 1; }
}

public static partial class Application {
    static bool isEditing;
    static void Edit() { isEditing = true; }
    public static bool isPlaying { get { return !isEditing; } }
}

public class YieldInstruction {}

public partial class AsyncOperation : YieldInstruction {
    public static AsyncOperation last;
    public bool isDone { get; set; }
    static void Finish() { last.isDone = true; }
}

public sealed class WaitForSeconds : YieldInstruction {
    internal float m_Seconds;
    public WaitForSeconds(float seconds) { m_Seconds = seconds; }
}

public sealed class WaitForEndOfFrame : YieldInstruction {}
public sealed class WaitForFixedUpdate : YieldInstruction {}

// As Unity has it, it does not tell; as our player has it, it does.
public class Coroutine : YieldInstruction {}

public abstract class CustomYieldInstruction : IEnumerator {
    public abstract bool keepWaiting { get; }
    public object Current { get { return null; } }
    public bool MoveNext() { return keepWaiting; }
    public void Reset() {}
}

public sealed class WaitUntil : CustomYieldInstruction {
    readonly Func<bool> predicate;
    public WaitUntil(Func<bool> predicate) { this.predicate = predicate; }
    public override bool keepWaiting { get { return !predicate(); } }
}

}

namespace Umcp {

public sealed class ToolProgress : IProgress<float> {
    readonly long call;
    public ToolProgress(long call) { this.call = call; }
    public void Report(float value) { Tell(call, value); }
    [MethodImpl(MethodImplOptions.InternalCall)] static extern void Tell(long call, float value);
}

}

namespace Tools {

public static class Tasks {
    static TaskCompletionSource<string> promise = new TaskCompletionSource<string>();
    static void Keep() { promise.SetResult("kept"); }
    static void Break() { promise.SetException(new ArgumentException("broken")); }
    static void Cancel() { promise.SetCanceled(); }

    public static Task<string> Done() { return Task.FromResult("done"); }
    public static Task<int> Number() { return Task.FromResult(7); }
    public static Task Void() { return Task.CompletedTask; }
    public static Task<string> Null() { return Task.FromResult<string>(null); }
    public static Task NoTask() { return null; }
    public static Task<string> Promise() { return promise.Task; }
    public static async Task<string> Delayed(int ms) { await Task.Delay(ms); return "after " + ms; }
    public static async Task Throw() { throw new InvalidOperationException("at once"); }
    public static async Task ThrowLater() { await promise.Task; throw new Exception("later"); }
    public static object Hidden() { return promise.Task; }
    public static async Task Loop() { while (true) {} }
    public static async Task<Task<string>> Nested() { return promise.Task; }
}

public static class Cancel {
    public static int cancelled, told;

    public static string Sync(CancellationToken token) {
        return token.CanBeCanceled + " " + token.IsCancellationRequested;
    }
    public static string Twice(CancellationToken a, int n, CancellationToken b) {
        return (a == b) + " " + n;
    }
    public static async Task<string> Wait(CancellationToken token) {
        token.Register(() => told++);
        try {
            await Task.Delay(-1, token);
        } finally {
            cancelled++;
        }
        return "never";
    }
    public static IEnumerator Routine(CancellationToken token) {
        token.Register(() => told++);
        while (!token.IsCancellationRequested)
            yield return null;
    }
    public static string Loop(CancellationToken token) {
        token.Register(() => told++);
        while (true) {}
    }
    public static async Task Rude(CancellationToken token) {
        token.Register(() => { told++; throw new Exception("rude"); });
        await Task.Delay(-1, token);
    }
    public static async Task Stuck(CancellationToken token) {
        token.Register(() => { told++; while (true) {} });
        await Task.Delay(-1, token);
    }
    static CancellationToken kept;
    public static void Keep(CancellationToken token) { kept = token; }
    public static string Kept() { return kept.IsCancellationRequested.ToString(); }
}

public static class Progress {
    static IProgress<float> kept;
    static void ReportKept() { kept.Report(0.75f); }
    static void ReportMore() { kept.Report(0.8f); }

    public static string Sync(IProgress<float> progress) {
        for (int i = 0; i <= 1000; i++)
            progress.Report(i / 1000f);
        return "done";
    }
    public static string Odd(IProgress<float> progress) {
        progress.Report(float.NaN);
        progress.Report(-1);
        progress.Report(0.5f);
        progress.Report(0.25f);
        progress.Report(float.PositiveInfinity);
        return "odd";
    }
    public static Task<string> Later(IProgress<float> progress) {
        kept = progress;
        progress.Report(0.5f);
        return Tasks.Promise();
    }
    public static string Thread(IProgress<float> progress) {
        System.Threading.Thread t = new System.Threading.Thread(() => progress.Report(0.5f));
        t.Start();
        t.Join();
        return "done";
    }
    public static string Fail(IProgress<float> progress) {
        progress.Report(0.25f);
        throw new Exception("failed");
    }
}

public static class Routines {
    public static int steps, ended;

    public static IEnumerator Empty() { yield break; }
    public static IEnumerator Null() { return null; }
    public static IEnumerator Frames(int n) {
        for (int i = 0; i < n; i++) {
            steps++;
            yield return null;
        }
        steps++;
    }
    public static IEnumerator Seconds(float seconds) {
        yield return new WaitForSeconds(seconds);
        steps++;
    }
    public static IEnumerator Others() {
        yield return new WaitForEndOfFrame();
        steps++;
        yield return new WaitForFixedUpdate();
        steps++;
        yield return 5;
        steps++;
        yield return "a text";
        steps++;
    }
    public static IEnumerator Nested() {
        yield return Frames(2);
        steps += 10;
        yield return Frames(1);
        steps += 10;
    }
    public static IEnumerator Until() {
        yield return new WaitUntil(() => Time.frameCount >= 3);
        steps++;
    }
    public static IEnumerator Operation() {
        AsyncOperation.last = new AsyncOperation();
        yield return AsyncOperation.last;
        steps++;
    }
    public static IEnumerator Engine() { yield return new Coroutine(); }
    public static IEnumerator Throw(int after) {
        for (int i = 0; i < after; i++)
            yield return null;
        throw new InvalidOperationException("after " + after);
    }
    public static IEnumerator ThrowInner() {
        yield return Throw(1);
        steps++;
    }
    public static IEnumerator Hang(int after) {
        for (int i = 0; i < after; i++)
            yield return null;
        while (true) {}
    }
    public static IEnumerator Forever() {
        try {
            while (true) {
                steps++;
                yield return Empty();
            }
        } finally {
            ended++;
        }
    }
    public static IEnumerator Outer() {
        try {
            yield return Forever();
        } finally {
            ended += 10;
        }
    }
    public static IEnumerator Linger() {
        try {
            yield return null;
            yield return null;
        } finally {
            while (true) {}
        }
    }
    public static IEnumerator Deep(int n) {
        if (n > 0)
            yield return Deep(n - 1);
        steps++;
    }
    public static IEnumerator Endless() { yield return Endless(); }
}

}
