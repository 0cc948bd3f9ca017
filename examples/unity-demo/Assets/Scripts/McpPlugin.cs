using System;
using System.Runtime.ExceptionServices;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

// The marks by which a server finds plugin tools. It goes by their names, wherever they are
// declared; they stand here so that the project compiles on its own.
namespace McpPlugin
{
    /// <summary>The class has methods marked with McpPluginTool.</summary>
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class McpPluginToolTypeAttribute : Attribute
    {
    }

    /// <summary>The method is a tool. Parameters without a default are required.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class McpPluginToolAttribute : Attribute
    {
        public McpPluginToolAttribute(string name)
        {
            Name = name;
            TimeoutMs = -1;
        }

        public string Name { get; private set; }
        public string Title { get; set; }
        public bool Destructive { get; set; }
        public bool ReadOnly { get; set; }

        /// <summary>How long a call may take, in milliseconds; 0: without limit.</summary>
        public long TimeoutMs { get; set; }

        /// <summary>"main" or "background"; without it, the body's use of MainThread decides.</summary>
        public string Thread { get; set; }
    }

    /// <summary>Where Unity may be used, for tools that a server calls on a thread of its own.</summary>
    public sealed class MainThread
    {
        public static readonly MainThread Instance = new MainThread();

        private SynchronizationContext context;
        private int thread;

        private MainThread()
        {
        }

        /// <summary>At once if this is the main thread, else in its next Update; returns when it is done.</summary>
        public void Run(Action action)
        {
            Run(() =>
            {
                action();
                return true;
            });
        }

        /// <summary>The same with a value. What is thrown there is thrown here.</summary>
        public T Run<T>(Func<T> function)
        {
            if (context == null || Thread.CurrentThread.ManagedThreadId == thread)
                return function();

            T result = default(T);
            ExceptionDispatchInfo fault = null;
            context.Send(unused =>
            {
                try
                {
                    result = function();
                }
                catch (Exception e)
                {
                    fault = ExceptionDispatchInfo.Capture(e);
                }
            }, null);
            if (fault != null)
                fault.Throw();
            return result;
        }

        /// <summary>The same without waiting: the task has what the action throws.</summary>
        public Task RunAsync(Action action)
        {
            return RunAsync(() =>
            {
                action();
                return true;
            });
        }

        /// <summary>The same with a value, or with what is thrown.</summary>
        public Task<T> RunAsync<T>(Func<T> function)
        {
            TaskCompletionSource<T> result = new TaskCompletionSource<T>(TaskCreationOptions.RunContinuationsAsynchronously);
            if (context == null || Thread.CurrentThread.ManagedThreadId == thread)
            {
                Complete(result, function);
                return result.Task;
            }
            Action<Exception> refused = reason => result.TrySetCanceled();
            context.Post(unused => Complete(result, function), refused);
            return result.Task;
        }

        /// <summary>Ends when the task that the function gives has ended.</summary>
        public Task RunAsync(Func<Task> function)
        {
            return RunAsync<Task>(function).Unwrap();
        }

        public Task<T> RunAsync<T>(Func<Task<T>> function)
        {
            return RunAsync<Task<T>>(function).Unwrap();
        }

        private static void Complete<T>(TaskCompletionSource<T> result, Func<T> function)
        {
            try
            {
                result.TrySetResult(function());
            }
            catch (OperationCanceledException e)
            {
                result.TrySetCanceled(e.CancellationToken);
            }
            catch (Exception e)
            {
                result.TrySetException(e);
            }
        }

#if UNITY_EDITOR
        [UnityEditor.InitializeOnLoadMethod]
#endif
        [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
        private static void MeetMainThread()
        {
            Instance.context = SynchronizationContext.Current;
            Instance.thread = Thread.CurrentThread.ManagedThreadId;
        }
    }
}
