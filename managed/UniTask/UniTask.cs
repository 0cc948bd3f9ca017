using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

namespace Cysharp.Threading.Tasks
{
    public enum UniTaskStatus { Pending, Succeeded, Faulted, Canceled }

    public static class UniTaskStatusExtensions
    {
        public static bool IsCompleted(this UniTaskStatus status) => status != UniTaskStatus.Pending;
        public static bool IsCompletedSuccessfully(this UniTaskStatus status) => status == UniTaskStatus.Succeeded;
        public static bool IsCanceled(this UniTaskStatus status) => status == UniTaskStatus.Canceled;
        public static bool IsFaulted(this UniTaskStatus status) => status == UniTaskStatus.Faulted;
    }

    /// <summary>A task of .NET whose rest goes on where and when it is completed: at once, on the thread of the player
    /// loop.</summary>
    [AsyncMethodBuilder(typeof(AsyncUniTaskMethodBuilder))]
    public readonly partial struct UniTask
    {
        private readonly Task m_Inner;
        private readonly Lazy<Task> m_Later; // what begins when somebody asks for it

        internal UniTask(Task inner)
        {
            m_Inner = inner;
            m_Later = null;
        }

        internal UniTask(Lazy<Task> later)
        {
            m_Inner = null;
            m_Later = later;
        }

        internal Task Inner => m_Later != null ? m_Later.Value : m_Inner;

        public UniTaskStatus Status => Waiting.StatusOf(Inner);
        public Awaiter GetAwaiter() => new Awaiter(Inner);
        public UniTask Preserve() => this;
        public override string ToString() => "(" + Status + ")";

        public UniTask<bool> SuppressCancellationThrow()
        {
            Task inner = Inner;
            return Waiting.After(inner, () => inner.IsCanceled ? true : Waiting.Result(inner, false));
        }

        public readonly struct Awaiter : ICriticalNotifyCompletion
        {
            private readonly Task m_Task;

            internal Awaiter(Task task) { m_Task = task; }

            public bool IsCompleted => m_Task == null || m_Task.IsCompleted;
            public void GetResult() => m_Task?.GetAwaiter().GetResult();
            public void OnCompleted(Action continuation) => UnsafeOnCompleted(continuation);
            public void UnsafeOnCompleted(Action continuation) => Waiting.Then(m_Task, continuation);
        }
    }

    [AsyncMethodBuilder(typeof(AsyncUniTaskMethodBuilder<>))]
    public readonly struct UniTask<T>
    {
        internal readonly Task<T> Inner;
        private readonly T m_Result;

        internal UniTask(Task<T> inner)
        {
            Inner = inner;
            m_Result = default(T);
        }

        public UniTask(T result)
        {
            Inner = null;
            m_Result = result;
        }

        public UniTaskStatus Status => Waiting.StatusOf(Inner);
        public Awaiter GetAwaiter() => new Awaiter(this);
        public UniTask<T> Preserve() => this;
        public UniTask AsUniTask() => new UniTask(Inner);
        public static implicit operator UniTask(UniTask<T> self) => self.AsUniTask();
        public override string ToString() => "(" + Status + ")";

        /// <summary>Unnamed: what mcs writes for names of elements, other compilers refuse.</summary>
        public UniTask<(bool, T)> SuppressCancellationThrow()
        {
            Task<T> inner = Inner;
            T result = m_Result;
            return Waiting.After(inner, () => inner != null && inner.IsCanceled ? (true, default(T))
                : (false, inner == null ? result : inner.GetAwaiter().GetResult()));
        }

        public readonly struct Awaiter : ICriticalNotifyCompletion
        {
            private readonly UniTask<T> m_Task;

            internal Awaiter(UniTask<T> task) { m_Task = task; }

            public bool IsCompleted => m_Task.Inner == null || m_Task.Inner.IsCompleted;
            public T GetResult() => m_Task.Inner == null ? m_Task.m_Result : m_Task.Inner.GetAwaiter().GetResult();
            public void OnCompleted(Action continuation) => UnsafeOnCompleted(continuation);
            public void UnsafeOnCompleted(Action continuation) => Waiting.Then(m_Task.Inner, continuation);
        }
    }

    /// <summary>Of a method that nobody waits for: what it throws is logged.</summary>
    [AsyncMethodBuilder(typeof(AsyncUniTaskVoidMethodBuilder))]
    public readonly struct UniTaskVoid
    {
        public void Forget()
        {
        }
    }

    internal static class Waiting
    {
        internal static UniTaskStatus StatusOf(Task task)
        {
            return task == null || task.Status == TaskStatus.RanToCompletion ? UniTaskStatus.Succeeded
                : task.IsCanceled ? UniTaskStatus.Canceled : task.IsFaulted ? UniTaskStatus.Faulted
                    : UniTaskStatus.Pending;
        }

        /// <summary>At once where the task ends: an awaiter of .NET would post it, or go to another thread.</summary>
        internal static void Then(Task task, Action continuation)
        {
            if (task == null)
            {
                continuation();
                return;
            }
            task.ContinueWith(t => continuation(), CancellationToken.None,
                TaskContinuationOptions.ExecuteSynchronously, TaskScheduler.Default);
        }

        internal static T Result<T>(Task task, T value)
        {
            task?.GetAwaiter().GetResult();
            return value;
        }

        /// <summary>What the function gives once the task is over; what it throws is the result, too.</summary>
        internal static UniTask<T> After<T>(Task task, Func<T> get)
        {
            TaskCompletionSource<T> source = new TaskCompletionSource<T>();
            Then(task, () =>
            {
                try
                {
                    source.TrySetResult(get());
                }
                catch (OperationCanceledException e)
                {
                    source.TrySetCanceled(e.CancellationToken);
                }
                catch (Exception e)
                {
                    source.TrySetException(e);
                }
            });
            return new UniTask<T>(source.Task);
        }
    }

    // What the compiler needs

    public struct AsyncUniTaskMethodBuilder
    {
        private AsyncTaskMethodBuilder m_Inner;

        public static AsyncUniTaskMethodBuilder Create()
            => new AsyncUniTaskMethodBuilder { m_Inner = AsyncTaskMethodBuilder.Create() };
        public UniTask Task => new UniTask(m_Inner.Task);
        public void SetResult() => m_Inner.SetResult();
        public void SetException(Exception exception) => m_Inner.SetException(exception);
        public void SetStateMachine(IAsyncStateMachine stateMachine) => m_Inner.SetStateMachine(stateMachine);
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
            => m_Inner.Start(ref stateMachine);

        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            m_Inner.AwaitOnCompleted(ref awaiter, ref stateMachine);
        }

        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter,
            ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            m_Inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine);
        }
    }

    public struct AsyncUniTaskMethodBuilder<T>
    {
        private AsyncTaskMethodBuilder<T> m_Inner;

        public static AsyncUniTaskMethodBuilder<T> Create()
            => new AsyncUniTaskMethodBuilder<T> { m_Inner = AsyncTaskMethodBuilder<T>.Create() };
        public UniTask<T> Task => new UniTask<T>(m_Inner.Task);
        public void SetResult(T result) => m_Inner.SetResult(result);
        public void SetException(Exception exception) => m_Inner.SetException(exception);
        public void SetStateMachine(IAsyncStateMachine stateMachine) => m_Inner.SetStateMachine(stateMachine);
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
            => m_Inner.Start(ref stateMachine);

        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            m_Inner.AwaitOnCompleted(ref awaiter, ref stateMachine);
        }

        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter,
            ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            m_Inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine);
        }
    }

    public struct AsyncUniTaskVoidMethodBuilder
    {
        private AsyncTaskMethodBuilder m_Inner;

        public static AsyncUniTaskVoidMethodBuilder Create()
            => new AsyncUniTaskVoidMethodBuilder { m_Inner = AsyncTaskMethodBuilder.Create() };
        public UniTaskVoid Task => default(UniTaskVoid);
        public void SetResult() => m_Inner.SetResult();
        public void SetException(Exception exception) => UniTaskScheduler.Tell(exception);
        public void SetStateMachine(IAsyncStateMachine stateMachine) => m_Inner.SetStateMachine(stateMachine);
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
            => m_Inner.Start(ref stateMachine);

        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            m_Inner.AwaitOnCompleted(ref awaiter, ref stateMachine);
        }

        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter,
            ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            m_Inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine);
        }
    }

    // Sources

    public class UniTaskCompletionSource
    {
        private readonly TaskCompletionSource<bool> m_Inner = new TaskCompletionSource<bool>();

        public UniTask Task => new UniTask(m_Inner.Task);
        public bool TrySetResult() => m_Inner.TrySetResult(true);
        public bool TrySetCanceled(CancellationToken cancellationToken = default(CancellationToken))
            => m_Inner.TrySetCanceled(cancellationToken);
        public bool TrySetException(Exception exception) => m_Inner.TrySetException(exception);
    }

    public class UniTaskCompletionSource<T>
    {
        private readonly TaskCompletionSource<T> m_Inner = new TaskCompletionSource<T>();

        public UniTask<T> Task => new UniTask<T>(m_Inner.Task);
        public bool TrySetResult(T result) => m_Inner.TrySetResult(result);
        public bool TrySetCanceled(CancellationToken cancellationToken = default(CancellationToken))
            => m_Inner.TrySetCanceled(cancellationToken);
        public bool TrySetException(Exception exception) => m_Inner.TrySetException(exception);
    }
}
