using System;
using System.Collections;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace UnityEngine
{
    // Unity 2023.1 and later. What waits goes on at once where it is completed: on the thread of the player loop,
    // unless it left that.

    [AsyncMethodBuilder(typeof(AwaitableAsyncMethodBuilder))]
    public class Awaitable : IEnumerator
    {
        internal readonly TaskCompletionSource<bool> m_Source = new TaskCompletionSource<bool>();

        internal Awaitable()
        {
        }

        public bool IsCompleted => m_Source.Task.IsCompleted;
        public void Cancel() => m_Source.TrySetCanceled();
        public Awaiter GetAwaiter() => new Awaiter(m_Source.Task);
        object IEnumerator.Current => null;
        bool IEnumerator.MoveNext() => !IsCompleted;
        void IEnumerator.Reset() => throw new NotSupportedException();

        public static Awaitable NextFrameAsync(CancellationToken cancellationToken = default(CancellationToken))
            => Ends.Frame(0, cancellationToken);
        public static Awaitable WaitForSecondsAsync(float seconds,
            CancellationToken cancellationToken = default(CancellationToken)) => Ends.Frame(seconds, cancellationToken);
        public static Awaitable FixedUpdateAsync(CancellationToken cancellationToken = default(CancellationToken))
            => Ends.In(Awaiting.s_Fixed, cancellationToken);
        public static Awaitable EndOfFrameAsync(CancellationToken cancellationToken = default(CancellationToken))
            => Ends.In(Awaiting.s_Ends, cancellationToken);
        public static MainThreadAwaitable MainThreadAsync() => default(MainThreadAwaitable);
        public static BackgroundThreadAwaitable BackgroundThreadAsync() => default(BackgroundThreadAwaitable);

        public static Awaitable FromAsyncOperation(AsyncOperation op,
            CancellationToken cancellationToken = default(CancellationToken))
        {
            Awaitable made = new Awaitable();
            Ends.Heed(made, cancellationToken);
            if (op.isDone)
            {
                made.m_Source.TrySetResult(true);
            }
            else
            {
                op.completed += _ => made.m_Source.TrySetResult(true);
            }
            return made;
        }

        public struct Awaiter : INotifyCompletion
        {
            private readonly Task m_Task;

            internal Awaiter(Task task) { m_Task = task; }

            public bool IsCompleted => m_Task.IsCompleted;
            public void GetResult() => m_Task.GetAwaiter().GetResult();
            public void OnCompleted(Action continuation) => Ends.Then(m_Task, continuation);
        }

        public struct AwaitableAsyncMethodBuilder
        {
            private AsyncTaskMethodBuilder m_Inner;
            private Awaitable m_Task;

            public static AwaitableAsyncMethodBuilder Create()
                => new AwaitableAsyncMethodBuilder { m_Inner = AsyncTaskMethodBuilder.Create() };
            public Awaitable Task => m_Task ?? (m_Task = Ends.Of(m_Inner.Task));
            public void SetResult() => m_Inner.SetResult();
            public void SetException(Exception e) => m_Inner.SetException(e);
            public void SetStateMachine(IAsyncStateMachine stateMachine) => m_Inner.SetStateMachine(stateMachine);
            public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
                => m_Inner.Start(ref stateMachine);

            public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
                where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
                    => m_Inner.AwaitOnCompleted(ref awaiter, ref stateMachine);

            public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter,
                ref TStateMachine stateMachine)
                where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
                    => m_Inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine);
        }

        public struct AwaitableAsyncMethodBuilder<T>
        {
            private AsyncTaskMethodBuilder<T> m_Inner;
            private Awaitable<T> m_Task;

            public static AwaitableAsyncMethodBuilder<T> Create()
                => new AwaitableAsyncMethodBuilder<T> { m_Inner = AsyncTaskMethodBuilder<T>.Create() };
            public Awaitable<T> Task => m_Task ?? (m_Task = Ends.Of(m_Inner.Task));
            public void SetResult(T value) => m_Inner.SetResult(value);
            public void SetException(Exception e) => m_Inner.SetException(e);
            public void SetStateMachine(IAsyncStateMachine stateMachine) => m_Inner.SetStateMachine(stateMachine);
            public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
                => m_Inner.Start(ref stateMachine);

            public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
                where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
                    => m_Inner.AwaitOnCompleted(ref awaiter, ref stateMachine);

            public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter,
                ref TStateMachine stateMachine)
                where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
                    => m_Inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine);
        }
    }

    [AsyncMethodBuilder(typeof(Awaitable.AwaitableAsyncMethodBuilder<>))]
    public class Awaitable<T>
    {
        internal readonly TaskCompletionSource<T> m_Source = new TaskCompletionSource<T>();

        internal Awaitable()
        {
        }

        public void Cancel() => m_Source.TrySetCanceled();
        public Awaiter GetAwaiter() => new Awaiter(m_Source.Task);

        public struct Awaiter : INotifyCompletion
        {
            private readonly Task<T> m_Task;

            internal Awaiter(Task<T> task) { m_Task = task; }

            public bool IsCompleted => m_Task.IsCompleted;
            public T GetResult() => m_Task.GetAwaiter().GetResult();
            public void OnCompleted(Action continuation) => Ends.Then(m_Task, continuation);
        }
    }

    public class AwaitableCompletionSource
    {
        public Awaitable Awaitable { get; private set; } = new Awaitable();
        public void SetResult() => Ends.Expect(TrySetResult());
        public void SetCanceled() => Ends.Expect(TrySetCanceled());
        public void SetException(Exception exception) => Ends.Expect(TrySetException(exception));
        public bool TrySetResult() => Awaitable.m_Source.TrySetResult(true);
        public bool TrySetCanceled() => Awaitable.m_Source.TrySetCanceled();
        public bool TrySetException(Exception exception) => Awaitable.m_Source.TrySetException(exception);
        public void Reset() => Awaitable = new Awaitable();
    }

    public class AwaitableCompletionSource<T>
    {
        public Awaitable<T> Awaitable { get; private set; } = new Awaitable<T>();
        public void SetResult(in T value) => Ends.Expect(TrySetResult(value));
        public void SetCanceled() => Ends.Expect(TrySetCanceled());
        public void SetException(Exception exception) => Ends.Expect(TrySetException(exception));
        public bool TrySetResult(in T value) => Awaitable.m_Source.TrySetResult(value);
        public bool TrySetCanceled() => Awaitable.m_Source.TrySetCanceled();
        public bool TrySetException(Exception exception) => Awaitable.m_Source.TrySetException(exception);
        public void Reset() => Awaitable = new Awaitable<T>();
    }

    public struct MainThreadAwaitable : INotifyCompletion
    {
        public MainThreadAwaitable GetAwaiter() => this;
        public bool IsCompleted => Awaiting.IsMainThread;
        public void OnCompleted(Action continuation)
            => UnitySynchronizationContext.Main.Post(_ => continuation(), null);

        public void GetResult()
        {
        }
    }

    public struct BackgroundThreadAwaitable : INotifyCompletion
    {
        public BackgroundThreadAwaitable GetAwaiter() => this;
        public bool IsCompleted => !Awaiting.IsMainThread;
        public void OnCompleted(Action continuation) => Task.Run(continuation);

        public void GetResult()
        {
        }
    }

    public static class AsyncOperationAwaitableExtensions
    {
        public static Awaitable.Awaiter GetAwaiter(this AsyncOperation op)
            => Awaitable.FromAsyncOperation(op).GetAwaiter();
    }
}
