using System;
using System.Runtime.ExceptionServices;
using System.Threading;
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
        }

        public string Name { get; private set; }
        public string Title { get; set; }
        public bool Destructive { get; set; }
        public bool ReadOnly { get; set; }
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

        /// <summary>At once if this is the main thread, else at its next frame; returns when it is done.</summary>
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
