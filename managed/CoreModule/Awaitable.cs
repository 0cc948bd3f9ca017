using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Security;
using System.Threading;

namespace UnityEngine
{
    /// <summary>What Unity 6 awaits: something that ends once, in the player loop or where a script says so.</summary>
    internal sealed class Ending
    {
        private Action m_Then;
        private Exception m_Error;

        internal bool IsOver { get; private set; }

        internal bool End(Exception error)
        {
            if (IsOver)
            {
                return false;
            }
            IsOver = true;
            m_Error = error;
            Action then = m_Then;
            m_Then = null;
            then?.Invoke();
            return true;
        }

        internal bool Cancel() => End(new OperationCanceledException());

        internal void Then(Action continuation)
        {
            if (IsOver)
            {
                continuation();
            }
            else
            {
                m_Then += continuation;
            }
        }

        internal void Check()
        {
            if (!IsOver)
            {
                throw new InvalidOperationException("Awaitable is not completed");
            }
            if (m_Error != null)
            {
                ExceptionDispatchInfo.Capture(m_Error).Throw();
            }
        }
    }

    /// <summary>Those that wait for a place in the frame.</summary>
    internal static class Waits
    {
        internal sealed class Entry
        {
            internal Ending ending;
            internal Func<bool> isDue;
            internal int frame;
        }

        internal static List<Entry> s_Frames, s_FixedSteps, s_EndsOfFrame;

        internal static Awaitable Add(ref List<Entry> list, Func<bool> isDue, CancellationToken token)
        {
            Awaitable made = new Awaitable(new Ending());
            list = list ?? new List<Entry>();
            list.Add(new Entry { ending = made.m_Ending, isDue = isDue, frame = Time.frameCount });
            if (token.CanBeCanceled)
            {
                token.Register(made.Cancel);
            }
            return made;
        }

        /// <summary>What begins to wait meanwhile has its turn the next time.</summary>
        internal static void Run(List<Entry> list)
        {
            if (list == null)
            {
                return;
            }
            foreach (Entry each in list.ToArray())
            {
                if (each.ending.IsOver || each.isDue == null || each.frame != Time.frameCount && each.isDue())
                {
                    list.Remove(each);
                    Engine.Guard(null, () => each.ending.End(null));
                }
            }
        }
    }

    [AsyncMethodBuilder(typeof(AwaitableAsyncMethodBuilder))]
    public partial class Awaitable : IEnumerator
    {
        internal readonly Ending m_Ending;

        internal Awaitable(Ending ending)
        {
            m_Ending = ending;
        }

        public bool IsCompleted => m_Ending.IsOver;
        public Awaiter GetAwaiter() => new Awaiter(m_Ending);
        bool IEnumerator.MoveNext() => !m_Ending.IsOver;
        object IEnumerator.Current => null;

        void IEnumerator.Reset()
        {
        }

        public void Cancel()
        {
            m_Ending.Cancel();
        }

        public static Awaitable NextFrameAsync(CancellationToken cancellationToken = default(CancellationToken)) => Waits.Add(ref Waits.s_Frames, () => true, cancellationToken);
        public static Awaitable FixedUpdateAsync(CancellationToken cancellationToken = default(CancellationToken)) => Waits.Add(ref Waits.s_FixedSteps, null, cancellationToken);
        public static Awaitable EndOfFrameAsync(CancellationToken cancellationToken = default(CancellationToken)) => Waits.Add(ref Waits.s_EndsOfFrame, null, cancellationToken);

        public static Awaitable WaitForSecondsAsync(float seconds, CancellationToken cancellationToken = default(CancellationToken))
        {
            double due = Time.timeAsDouble + seconds;
            return Waits.Add(ref Waits.s_Frames, () => Time.timeAsDouble >= due, cancellationToken);
        }

        public static Awaitable FromAsyncOperation(AsyncOperation op, CancellationToken cancellationToken = default(CancellationToken))
        {
            return Waits.Add(ref Waits.s_Frames, () => op.isDone, cancellationToken);
        }

        public static MainThreadAwaitable MainThreadAsync() => new MainThreadAwaitable();
        public static BackgroundThreadAwaitable BackgroundThreadAsync() => new BackgroundThreadAwaitable();

        public struct Awaiter : INotifyCompletion
        {
            private readonly Ending m_Awaited;

            internal Awaiter(Ending awaited)
            {
                m_Awaited = awaited;
            }

            public bool IsCompleted => m_Awaited.IsOver;

            public void OnCompleted(Action continuation)
            {
                m_Awaited.Then(continuation);
            }

            public void GetResult()
            {
                m_Awaited.Check();
            }
        }

        public struct AwaitableAsyncMethodBuilder
        {
            private Ending m_Ending;

            public static AwaitableAsyncMethodBuilder Create() => new AwaitableAsyncMethodBuilder { m_Ending = new Ending() };
            public Awaitable Task => new Awaitable(m_Ending);

            public void SetResult()
            {
                m_Ending.End(null);
            }

            public void SetException(Exception e)
            {
                m_Ending.End(e);
            }

            public void SetStateMachine(IAsyncStateMachine stateMachine)
            {
            }

            public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
            {
                IAsyncStateMachine machine = stateMachine; // as a struct it would be copied while it runs
                machine.MoveNext();
            }

            public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
                where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
            {
                awaiter.OnCompleted(((IAsyncStateMachine)stateMachine).MoveNext);
            }

            [SecuritySafeCritical]
            public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
                where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
            {
                awaiter.OnCompleted(((IAsyncStateMachine)stateMachine).MoveNext);
            }
        }

        public struct AwaitableAsyncMethodBuilder<T>
        {
            private Awaitable<T> m_Made;

            public static AwaitableAsyncMethodBuilder<T> Create() => new AwaitableAsyncMethodBuilder<T> { m_Made = new Awaitable<T>() };
            public Awaitable<T> Task => m_Made;

            public void SetResult(T value)
            {
                m_Made.m_Value = value;
                m_Made.m_Ending.End(null);
            }

            public void SetException(Exception e)
            {
                m_Made.m_Ending.End(e);
            }

            public void SetStateMachine(IAsyncStateMachine stateMachine)
            {
            }

            public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
            {
                IAsyncStateMachine machine = stateMachine; // as a struct it would be copied while it runs
                machine.MoveNext();
            }

            public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
                where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
            {
                awaiter.OnCompleted(((IAsyncStateMachine)stateMachine).MoveNext);
            }

            [SecuritySafeCritical]
            public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
                where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
            {
                awaiter.OnCompleted(((IAsyncStateMachine)stateMachine).MoveNext);
            }
        }
    }

    [AsyncMethodBuilder(typeof(Awaitable.AwaitableAsyncMethodBuilder<>))]
    public partial class Awaitable<T>
    {
        internal readonly Ending m_Ending = new Ending();
        internal T m_Value;

        internal Awaitable()
        {
        }

        public bool IsCompleted => m_Ending.IsOver;
        public Awaiter GetAwaiter() => new Awaiter(this);

        public void Cancel()
        {
            m_Ending.Cancel();
        }

        public struct Awaiter : INotifyCompletion
        {
            private readonly Awaitable<T> m_Awaited;

            internal Awaiter(Awaitable<T> awaited)
            {
                m_Awaited = awaited;
            }

            public bool IsCompleted => m_Awaited.IsCompleted;

            public void OnCompleted(Action continuation)
            {
                m_Awaited.m_Ending.Then(continuation);
            }

            public T GetResult()
            {
                m_Awaited.m_Ending.Check();
                return m_Awaited.m_Value;
            }
        }
    }

    public class AwaitableCompletionSource
    {
        public Awaitable Awaitable { get; private set; } = new Awaitable(new Ending());

        public void Reset()
        {
            Awaitable = new Awaitable(new Ending());
        }

        public bool TrySetResult() => Awaitable.m_Ending.End(null);
        public bool TrySetCanceled() => Awaitable.m_Ending.Cancel();
        public bool TrySetException(Exception exception) => Awaitable.m_Ending.End(exception);
        public void SetResult() => Once(TrySetResult());
        public void SetCanceled() => Once(TrySetCanceled());
        public void SetException(Exception exception) => Once(TrySetException(exception));

        internal static void Once(bool isFirst)
        {
            if (!isFirst)
            {
                throw new InvalidOperationException("Can't raise completion of the same Awaitable twice");
            }
        }
    }

    public class AwaitableCompletionSource<T>
    {
        public Awaitable<T> Awaitable { get; private set; } = new Awaitable<T>();

        public void Reset()
        {
            Awaitable = new Awaitable<T>();
        }

        public bool TrySetResult(in T value)
        {
            if (!Awaitable.IsCompleted)
            {
                Awaitable.m_Value = value;
            }
            return Awaitable.m_Ending.End(null);
        }

        public bool TrySetCanceled() => Awaitable.m_Ending.Cancel();
        public bool TrySetException(Exception exception) => Awaitable.m_Ending.End(exception);
        public void SetResult(in T value) => AwaitableCompletionSource.Once(TrySetResult(value));
        public void SetCanceled() => AwaitableCompletionSource.Once(TrySetCanceled());
        public void SetException(Exception exception) => AwaitableCompletionSource.Once(TrySetException(exception));
    }

    public struct MainThreadAwaitable : INotifyCompletion
    {
        public bool IsCompleted => Engine.IsMainThread;
        public MainThreadAwaitable GetAwaiter() => this;

        public void OnCompleted(Action continuation)
        {
            UnitySynchronizationContext.Main.Post(each => ((Action)each)(), continuation);
        }

        public void GetResult()
        {
        }
    }

    public struct BackgroundThreadAwaitable : INotifyCompletion
    {
        public bool IsCompleted => !Engine.IsMainThread;
        public BackgroundThreadAwaitable GetAwaiter() => this;

        public void OnCompleted(Action continuation)
        {
            ThreadPool.QueueUserWorkItem(each => ((Action)each)(), continuation);
        }

        public void GetResult()
        {
        }
    }
}
