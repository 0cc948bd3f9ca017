using System;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

namespace McpPlugin
{
    /// <summary>
    /// Runs code where Unity's objects may be used. On the main thread that is here and now; from any other
    /// thread it is in the next Update, and is waited for. What the code throws, the caller gets. If the call
    /// that the code belongs to is stopped before that, the caller gets an OperationCanceledException.
    /// </summary>
    public class MainThread
    {
        private static readonly MainThread s_Instance = new MainThread();
        private static SynchronizationContext s_Context; // of the main thread; null: it is not known yet
        private static int s_Id;

        protected MainThread()
        {
        }

        public static MainThread Instance
        {
            get { return s_Instance; }
        }

        public bool IsMainThread
        {
            get { return Find() && Thread.CurrentThread.ManagedThreadId == s_Id; }
        }

        public void Run(Action action)
        {
            if (action == null)
            {
                throw new ArgumentNullException(nameof(action));
            }
            Run(() => { action(); return true; });
        }

        public T Run<T>(Func<T> function)
        {
            if (function == null)
            {
                throw new ArgumentNullException(nameof(function));
            }
            return IsMainThread ? function() : Post(function).GetAwaiter().GetResult();
        }

        /// <summary>
        /// The same without waiting: the task has what it gives or throws, and is cancelled if that is an
        /// OperationCanceledException. An await of it goes on where the caller was: on the main thread if that
        /// was there, else on a thread of the pool.
        /// </summary>
        public Task RunAsync(Action action)
        {
            if (action == null)
            {
                throw new ArgumentNullException(nameof(action));
            }
            return RunAsync(() => { action(); return true; });
        }

        public Task<T> RunAsync<T>(Func<T> function)
        {
            if (function == null)
            {
                throw new ArgumentNullException(nameof(function));
            }
            if (!IsMainThread)
            {
                return Post(function);
            }
            TaskCompletionSource<T> result = new TaskCompletionSource<T>();
            Complete(result, function);
            return result.Task;
        }

        /// <summary>Ends when the task that it gives has ended.</summary>
        public Task RunAsync(Func<Task> function)
        {
            return RunAsync<Task>(function).Unwrap();
        }

        public Task<T> RunAsync<T>(Func<Task<T>> function)
        {
            return RunAsync<Task<T>>(function).Unwrap();
        }

        // The waiting code goes on in a thread of its own, not in the midst of a frame. What is logged meanwhile
        // is still the caller's: the context flows along.
        private static Task<T> Post<T>(Func<T> function)
        {
            TaskCompletionSource<T> result = new TaskCompletionSource<T>(TaskCreationOptions.RunContinuationsAsynchronously);
            ExecutionContext caller = ExecutionContext.Capture();
            if (s_Context == null)
            {
                throw new InvalidOperationException("The main thread is not known yet: Unity has not started.");
            }
            s_Context.Post(_ =>
            {
                if (caller == null)
                {
                    Complete(result, function);
                }
                else
                {
                    ExecutionContext.Run(caller, __ =>
                    {
                        // What the function awaits goes on here, and not where the caller would have.
                        SynchronizationContext.SetSynchronizationContext(s_Context);
                        Complete(result, function);
                    }, null);
                }
            }, Refused(result));
            return result.Task;
        }

        // An engine that does not run it calls this.
        private static Action<Exception> Refused<T>(TaskCompletionSource<T> result)
        {
            return reason => result.TrySetCanceled();
        }

        private static void Complete<T>(TaskCompletionSource<T> result, Func<T> function)
        {
            try
            {
                result.SetResult(function());
            }
            catch (OperationCanceledException e)
            {
                result.TrySetCanceled(e.CancellationToken);
            }
            catch (Exception e)
            {
                result.SetException(e);
            }
        }

#if UMCP_STANDIN // the player's own assembly, for which it runs no initializers
        private static bool Find()
        {
            s_Context = UnitySynchronizationContext.Main;
            s_Id = UnitySynchronizationContext.Main.m_Thread;
            return true;
        }
#else
        // Unity's main thread has a context of this name, and no other thread has.
        private static bool Find()
        {
            SynchronizationContext here = s_Context == null ? SynchronizationContext.Current : null;
            if (here != null && here.GetType().Name == "UnitySynchronizationContext")
            {
                Begin();
            }
            return s_Context != null;
        }

#if UNITY_EDITOR
        [UnityEditor.InitializeOnLoadMethod]
#endif
        [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.SubsystemRegistration)]
        private static void Begin()
        {
            s_Id = Thread.CurrentThread.ManagedThreadId;
            s_Context = SynchronizationContext.Current;
        }
#endif
    }
}
