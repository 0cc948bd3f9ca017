using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using UniRx;
using UniRx.Toolkit;
using UniRx.Triggers;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.UI;
using static Trial;

/// <summary>com.neuecc.unirx.</summary>
public static class Rx
{
    private sealed class Bullets : ObjectPool<Transform>
    {
        public int made;
        protected override Transform CreateInstance() => new GameObject("bullet" + ++made).transform;
    }

    private static string Notes<T>(IObservable<T> source)
    {
        List<string> notes = new();
        source.Subscribe(x => notes.Add(Show(x)), e => notes.Add(e.GetType().Name), () => notes.Add("end"));
        return string.Join(" ", notes);
    }

    /// <summary>How many frames lie between what comes, from an Update on: the library's own coroutine comes later in
    /// each frame.</summary>
    private static IEnumerator Frames<T>(Result result, IObservable<T> source)
    {
        List<int> at = new();
        bool isOver = false;
        NextUpdate += () => { at.Add(Time.frameCount); source.Subscribe(_ => at.Add(Time.frameCount), () => isOver = true); };
        while (!isOver) { yield return null; }
        result.Value = at.Skip(1).Zip(at, (a, b) => a - b).ToArray();
    }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
    private static void Add()
    {
        MainThreadDispatcher.Initialize();
        AddSubjects();
        AddOperators();
        AddProperties();
        AddFrames();
        AddThreads();
        AddObjects();
    }

    private static void AddSubjects()
    {
        Now("rx: a subject tells all that listen, in order", "a1 b1 b2", () => {
            List<string> heard = new();
            Subject<int> subject = new();
            IDisposable a = subject.Subscribe(x => heard.Add("a" + x));
            subject.Subscribe(x => heard.Add("b" + x));
            subject.OnNext(1);
            a.Dispose();
            subject.OnNext(2);
            return string.Join(" ", heard);
        });
        Now("rx: a subject that has ended ends at once", "end", () => {
            Subject<int> subject = new();
            subject.OnNext(1);
            subject.OnCompleted();
            return Notes(subject);
        });
        Now("rx: a replay subject repeats the last two", "2 3 end", () => {
            ReplaySubject<int> subject = new(2);
            foreach (int i in new[] { 1, 2, 3 }) { subject.OnNext(i); }
            subject.OnCompleted();
            return Notes(subject);
        });
        Now("rx: a behaviour subject has a value", "7", () => Notes(new BehaviorSubject<int>(7)));
        Now("rx: an async subject gives the last", "3 end", () => {
            AsyncSubject<int> subject = new();
            subject.OnNext(2);
            subject.OnNext(3);
            subject.OnCompleted();
            return Notes(subject);
        });
        Now("rx: a broker tells by type", "5", () => {
            MessageBroker broker = new();
            List<int> heard = new();
            broker.Receive<int>().Subscribe(heard.Add);
            broker.Publish("text");
            broker.Publish(5);
            return heard;
        });
        Now("rx: a count tells full and empty", "Increment,Max,Decrement,Empty", () => {
            CountNotifier count = new(1);
            List<CountChangedStatus> heard = new();
            count.Subscribe(heard.Add);
            using (count.Increment()) { }
            return heard;
        });
    }

    private static void AddOperators()
    {
        IObservable<int> four = Observable.Range(1, 4);
        Now("rx: where and select", "20 40 end", () => Notes(four.Where(x => x % 2 == 0).Select(x => x * 10)));
        Now("rx: a query", "11 12 21 22 end", () => Notes(from a in Observable.Range(1, 2) from b in Observable.Range(1, 2) select a * 10 + b));
        Now("rx: scan and aggregate", "1 3 6 10 end/10 end", () => Notes(four.Scan((a, b) => a + b)) + "/" + Notes(four.Aggregate((a, b) => a + b)));
        Now("rx: buffers of three", "1,2,3 4 end", () => Notes(four.Buffer(3)));
        Now("rx: pairs", "1-2 2-3 3-4 end", () => Notes(four.Pairwise().Select(p => p.Previous + "-" + p.Current)));
        Now("rx: take, skip and start", "0 2 3 end", () => Notes(four.Skip(1).Take(2).StartWith(0)));
        Now("rx: distinct until changed", "1 2 1 end", () => Notes(new[] { 1, 1, 2, 2, 1 }.ToObservable().DistinctUntilChanged()));
        Now("rx: zip", "1a 2b end", () => Notes(four.Zip(new[] { "a", "b" }.ToObservable(), (x, s) => x + s)));
        Now("rx: the latest of two", "1a 2a 2b", () => {
            Subject<int> left = new();
            Subject<string> right = new();
            List<string> heard = new();
            left.CombineLatest(right, (l, r) => l + r).Subscribe(heard.Add);
            left.OnNext(1);
            right.OnNext("a");
            left.OnNext(2);
            right.OnNext("b");
            return string.Join(" ", heard);
        });
        Now("rx: merge and concat", "1 2 8 end/8 1 2 end", () => {
            IObservable<int> two = Observable.Range(1, 2), eight = Observable.Return(8);
            return Notes(two.Merge(eight)) + "/" + Notes(eight.Concat(two));
        });
        Now("rx: switch follows the newest", "1 20", () => {
            Subject<IObservable<int>> outer = new();
            Subject<int> first = new(), second = new();
            List<int> heard = new();
            outer.Switch().Subscribe(heard.Add);
            outer.OnNext(first);
            first.OnNext(1);
            outer.OnNext(second);
            first.OnNext(2);
            second.OnNext(20);
            return string.Join(" ", heard);
        });
        Now("rx: groups", "odd:1,3 even:2,4 end", () => Notes(four.GroupBy(x => x % 2 == 0 ? "even" : "odd")
            .SelectMany(g => g.ToArray().Select(a => g.Key + ":" + Show(a)))));
        Now("rx: an error is caught", "1 -1 end", () => Notes(Observable.Return(1).Concat(Observable.Throw<int>(new ArgumentException()))
            .Catch((ArgumentException _) => Observable.Return(-1))));
        Now("rx: an error that nobody catches", "InvalidOperationException", () => Notes(Observable.Throw<int>(new InvalidOperationException())));
        Now("rx: retry asks again", "3: 9 end", () => {
            int tries = 0;
            string notes = Notes(Observable.Defer(() => ++tries < 3 ? Observable.Throw<int>(new Exception()) : Observable.Return(9)).Retry(5));
            return tries + ": " + notes;
        });
        Now("rx: finally comes last", "1,end,finally", () => {
            List<string> heard = new();
            Observable.Return(1).Finally(() => heard.Add("finally")).Subscribe(x => heard.Add("1"), () => heard.Add("end"));
            return heard;
        });
        Now("rx: create, and what it gives back is disposed", "1,2,disposed", () => {
            List<string> heard = new();
            IObservable<int> made = Observable.Create<int>(o => { o.OnNext(1); o.OnNext(2); return Disposable.Create(() => heard.Add("disposed")); });
            made.Subscribe(x => heard.Add(x.ToString())).Dispose();
            return heard;
        });
        Now("rx: published once for all", "1", () => {
            int times = 0;
            IObservable<int> shared = Observable.Defer(() => { times++; return Observable.Never<int>(); }).Publish().RefCount();
            using (shared.Subscribe()) { using (shared.Subscribe()) { } }
            return times;
        });
        Now("rx: when all have ended", "1,2 end", () => Notes(Observable.WhenAll(Observable.Return(1), Observable.Return(2))));
        Now("rx: wait", "4", () => four.Wait());
        Now("rx: materialised", "OnNext(1) OnCompleted() end", () => Notes(Observable.Return(1).Materialize()));
    }

    private static void AddProperties()
    {
        Now("rx: a property tells its value, and changes once", "1 2 end", () => {
            ReactiveProperty<int> property = new(1);
            List<string> heard = new();
            property.Subscribe(x => heard.Add(x.ToString()), () => heard.Add("end"));
            property.Value = 2;
            property.Value = 2;
            property.Dispose();
            return string.Join(" ", heard);
        });
        Now("rx: a property that follows", "True,False", () => {
            IntReactiveProperty health = new(10);
            List<bool> heard = new();
            health.Select(x => x > 0).ToReadOnlyReactiveProperty().Subscribe(heard.Add);
            health.Value = 5;
            health.Value = 0;
            return heard;
        });
        Now("rx: vectors are compared by value", "2", () => {
            Vector3ReactiveProperty place = new(Vector3.zero);
            int n = 0;
            place.Subscribe(_ => n++);
            place.Value = new Vector3(0, 0, 0);
            place.Value = Vector3.one;
            return n;
        });
        Now("rx: a collection tells what changes", "add 0:a add 1:b replace b>c remove 0:a count 1", () => {
            ReactiveCollection<string> all = new();
            List<string> heard = new();
            all.ObserveAdd().Subscribe(e => heard.Add($"add {e.Index}:{e.Value}"));
            all.ObserveReplace().Subscribe(e => heard.Add($"replace {e.OldValue}>{e.NewValue}"));
            all.ObserveRemove().Subscribe(e => heard.Add($"remove {e.Index}:{e.Value}"));
            all.Add("a");
            all.Add("b");
            all[1] = "c";
            all.ObserveCountChanged().Subscribe(n => heard.Add("count " + n));
            all.RemoveAt(0);
            heard.Sort((x, y) => x.StartsWith("count").CompareTo(y.StartsWith("count")) * 100 + 0);
            return string.Join(" ", heard.Where(h => !h.StartsWith("count")).Concat(heard.Where(h => h.StartsWith("count"))));
        });
        Now("rx: a dictionary tells what changes", "k=1,-k", () => {
            ReactiveDictionary<string, int> all = new();
            List<string> heard = new();
            all.ObserveAdd().Subscribe(e => heard.Add(e.Key + "=" + e.Value));
            all.ObserveRemove().Subscribe(e => heard.Add("-" + e.Key));
            all["k"] = 1;
            all.Remove("k");
            return heard;
        });
        Now("rx: a command runs while it may", "False,0,True,1", () => {
            Subject<bool> can = new();
            ReactiveCommand command = can.ToReactiveCommand(false);
            int n = 0;
            command.Subscribe(_ => n++);
            List<object> heard = new() { command.Execute(), n };
            can.OnNext(true);
            heard.Add(command.Execute());
            heard.Add(n);
            return heard;
        });
        Now("rx: disposables together", "3,True", () => {
            int n = 0;
            CompositeDisposable all = new();
            for (int i = 0; i < 3; i++) { Disposable.Create(() => n++).AddTo(all); }
            all.Dispose();
            return new object[] { n, all.IsDisposed };
        });
        Now("rx: a property in JSON", "{\"value\":3}", () => JsonUtility.ToJson(new IntReactiveProperty(3)));
    }

    private static void AddFrames()
    {
        Later("rx: every update", "1,1,1", r => Frames(r, Observable.EveryUpdate().Take(3)));
        Later("rx: every late update", "0,1", r => Frames(r, Observable.EveryLateUpdate().Take(2)));
        Later("rx: the next frame", "1", r => Frames(r, Observable.NextFrame()));
        Later("rx: a timer of frames", "3", r => Frames(r, Observable.TimerFrame(3)));
        Later("rx: an interval of frames", "2,2,2", r => Frames(r, Observable.IntervalFrame(2).Take(3)));
        Later("rx: delayed by frames", "2", r => Frames(r, Observable.ReturnUnit().DelayFrame(2)));
        Later("rx: the last of quiet frames", "2", r => {
            Subject<int> subject = new();
            IEnumerator steps = Last(r, subject.ThrottleFrame(3));
            subject.OnNext(1);
            subject.OnNext(2);
            return steps;
        });
        Later("rx: the first of some frames", "1", r => {
            Subject<int> subject = new();
            IEnumerator steps = Last(r, subject.ThrottleFirstFrame(3));
            subject.OnNext(1);
            subject.OnNext(2);
            return steps;
        });
        Later("rx: all of a frame together", "1,2,3", r => {
            Subject<int> subject = new();
            IEnumerator steps = Last(r, subject.BatchFrame().Select(Show));
            foreach (int i in new[] { 1, 2, 3 }) { subject.OnNext(i); }
            return steps;
        });
        Later("rx: a timer", "True", r => After(r, Observable.Timer(TimeSpan.FromSeconds(0.2)), 0.2f));
        Later("rx: delay", "True", r => After(r, Observable.ReturnUnit().Delay(TimeSpan.FromSeconds(0.15)), 0.15f));
        Later("rx: an interval", "0,1,2", r => All(r, Observable.Interval(TimeSpan.FromMilliseconds(40)).Take(3)));
        Later("rx: a time limit", "TimeoutException", r => All(r, Observable.Never<int>().Timeout(TimeSpan.FromMilliseconds(100)).Select(x => "none")
            .Catch((TimeoutException e) => Observable.Return(e.GetType().Name))));
        Later("rx: a coroutine becomes an observable", "11,12", r => All(r, Observable.FromCoroutine<int>(Count)));
        Later("rx: a small coroutine runs each frame", "0,1,2", Micro);
        Later("rx: an observable in a coroutine", "5", Yielded);
        Later("rx: a changed value is seen in the next frame", "0,5", Observed);
        Later("rx: fixed updates", "True", r => All(r, Observable.EveryFixedUpdate().Take(1).Select(_ => Time.inFixedTimeStep)));
        Later("rx: awaited", "4", r => All(r, Awaited().ToObservable()));
    }

    private static async System.Threading.Tasks.Task<int> Awaited()
    {
        int last = await Observable.IntervalFrame(1).Take(3).Select(x => (int)x);
        return last + await Observable.Return(2);
    }

    private static IEnumerator Last<T>(Result result, IObservable<T> source)
    {
        source.Subscribe(x => result.Value = x);
        return Pause(8);
    }

    private static IEnumerator Pause(int frames)
    {
        while (frames-- > 0) { yield return null; }
    }

    private static IEnumerator All<T>(Result result, IObservable<T> source)
    {
        ObservableYieldInstruction<T[]> all = source.ToArray().ToYieldInstruction(false);
        yield return all;
        result.Value = all.HasError ? all.Error.GetType().Name : Show(all.Result);
    }

    private static IEnumerator After<T>(Result result, IObservable<T> source, float least)
    {
        float begin = Time.realtimeSinceStartup, frame = Time.time; // a slow frame is long in game time, which began before
        yield return source.ToYieldInstruction();
        float taken = Mathf.Max(Time.realtimeSinceStartup - begin, Time.time - frame);
        result.Value = taken >= least - 0.01f && taken < least + 15 ? "True" : taken.ToString();
    }

    private static IEnumerator Count(IObserver<int> to)
    {
        yield return null;
        to.OnNext(11);
        yield return null;
        to.OnNext(12);
        to.OnCompleted();
    }

    private static IEnumerator Micro(Result result)
    {
        List<int> at = new();
        IEnumerator Steps() { for (int i = 0; i < 3; i++) { at.Add(Time.frameCount); yield return null; } }
        MainThreadDispatcher.StartUpdateMicroCoroutine(Steps());
        while (at.Count < 3) { yield return null; }
        result.Value = at.Select(x => x - at[0]);
    }

    private static IEnumerator Yielded(Result result)
    {
        ObservableYieldInstruction<int> steps = Observable.Return(5).DelayFrame(2).ToYieldInstruction();
        while (!(steps.HasResult || steps.IsCanceled || steps.HasError)) { yield return null; }
        result.Value = steps.Result;
    }

    private static IEnumerator Observed(Result result)
    {
        Transform thing = new GameObject().transform;
        List<float> heard = new();
        thing.ObserveEveryValueChanged(t => t.position.x).Subscribe(heard.Add);
        yield return null;
        thing.position = new Vector3(5, 0, 0);
        yield return Pause(3);
        result.Value = heard;
    }

    private static void AddThreads()
    {
        Later("rx: work on another thread comes back to this one", "other,main", r => {
            int main = Thread.CurrentThread.ManagedThreadId;
            string Where() => Thread.CurrentThread.ManagedThreadId == main ? "main" : "other";
            return All(r, Observable.Start(Where).ObserveOnMainThread().Select(x => x + "," + Where()));
        });
        Later("rx: posted from another thread", "True", Posted);
        Now("rx: sent on this thread, at once", "1", () => { int n = 0; MainThreadDispatcher.Send(_ => n++, null); return n; });
        Later("rx: the main scheduler's time", "True", r => After(r, Observable.Timer(TimeSpan.FromSeconds(0.1), Scheduler.MainThreadIgnoreTimeScale), 0.1f));
        Later("rx: the thread pool's scheduler", "False", r => {
            int main = Thread.CurrentThread.ManagedThreadId;
            return All(r, Observable.Return(1, Scheduler.ThreadPool).Select(_ => Thread.CurrentThread.ManagedThreadId == main));
        });
    }

    private static IEnumerator Posted(Result result)
    {
        int main = Thread.CurrentThread.ManagedThreadId, seen = 0;
        new Thread(() => MainThreadDispatcher.Post(_ => seen = Thread.CurrentThread.ManagedThreadId, null)).Start();
        while (seen == 0) { yield return null; }
        result.Value = seen == main;
    }

    private static void AddObjects()
    {
        Later("rx: updates of an object", "0,1", r => Frames(r, new GameObject().UpdateAsObservable().Take(2)));
        Later("rx: an object that is destroyed", "1,end", Destroyed);
        Later("rx: what belongs to an object goes with it", "True", Belongs);
        Later("rx: an object that is disabled", "enabled,disabled", Switched);
        Later("rx: until an object is disabled", "end", r => {
            GameObject thing = new();
            IObservable<long> updates = Observable.EveryUpdate().Where(_ => false).TakeUntilDisable(thing);
            List<string> heard = new();
            updates.Subscribe(_ => { }, () => heard.Add("end"));
            thing.SetActive(false);
            r.Value = heard;
            return Pause(2);
        });
        Now("rx: a click", "1", () => {
            Button button = new GameObject("b", typeof(RectTransform)).AddComponent<Button>();
            int n = 0;
            using (button.OnClickAsObservable().Subscribe(_ => n++)) { button.onClick.Invoke(); }
            button.onClick.Invoke();
            return n;
        });
        Now("rx: a toggle tells its value at first", "False,True", () => {
            Toggle toggle = new GameObject("t", typeof(RectTransform)).AddComponent<Toggle>();
            toggle.isOn = false;
            List<bool> heard = new();
            toggle.OnValueChangedAsObservable().Subscribe(heard.Add);
            toggle.isOn = true;
            return heard;
        });
        Now("rx: a text shows what comes", "7", () => {
            Text text = new GameObject("x", typeof(RectTransform)).AddComponent<Text>();
            new ReactiveProperty<int>(7).SubscribeToText(text);
            return text.text;
        });
        Now("rx: an event with an argument", "4", () => {
            UnityEvent<int> happens = new();
            int seen = 0;
            happens.AsObservable().Subscribe(x => seen = x);
            happens.Invoke(4);
            return seen;
        });
        Now("rx: a pool gives back what it got", "bullet1,bullet2,bullet1,2,False", () => {
            Bullets pool = new();
            Transform a = pool.Rent(), b = pool.Rent();
            pool.Return(a);
            bool isActive = a.gameObject.activeSelf;
            return new object[] { a.name, b.name, pool.Rent().name, pool.made, isActive };
        });
    }

    private static IEnumerator Destroyed(Result result)
    {
        GameObject thing = new();
        List<string> heard = new();
        thing.OnDestroyAsObservable().Subscribe(_ => heard.Add("1"), () => heard.Add("end"));
        UnityEngine.Object.Destroy(thing);
        yield return null;
        result.Value = heard;
    }

    private static IEnumerator Belongs(Result result)
    {
        GameObject thing = new();
        BooleanDisposable own = new();
        own.AddTo(thing);
        UnityEngine.Object.Destroy(thing);
        yield return null;
        result.Value = own.IsDisposed;
    }

    private static IEnumerator Switched(Result result)
    {
        GameObject thing = new();
        List<string> heard = new();
        thing.SetActive(false);
        ObservableEnableTrigger trigger = thing.AddComponent<ObservableEnableTrigger>();
        trigger.OnEnableAsObservable().Subscribe(_ => heard.Add("enabled"));
        trigger.OnDisableAsObservable().Subscribe(_ => heard.Add("disabled"));
        thing.SetActive(true);
        yield return null;
        thing.SetActive(false);
        result.Value = heard;
    }
}
