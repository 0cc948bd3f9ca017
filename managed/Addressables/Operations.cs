using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine.SceneManagement;

namespace UnityEngine.ResourceManagement.AsyncOperations
{
    public enum AsyncOperationStatus { None, Succeeded, Failed }

    public struct DownloadStatus
    {
        public long TotalBytes, DownloadedBytes;
        public bool IsDone;
        public float Percent => TotalBytes > 0 ? (float)DownloadedBytes / TotalBytes : IsDone ? 1 : 0;
    }

    /// <summary>Work that ends with the tasks of this frame, or when it is waited for.</summary>
    internal sealed class Operation
    {
        private readonly Func<object> m_Work;
        private readonly TaskCompletionSource<object> m_Task = new TaskCompletionSource<object>();
        private readonly List<Action> m_Listeners = new List<Action>();
        internal Func<float> m_Progress;
        internal AsyncOperationStatus m_Status;
        internal object m_Result;
        internal Exception m_Error;

        internal Operation(Func<object> work, bool isLater = false)
        {
            m_Work = work;
            if (!isLater)
            {
                SynchronizationContext.Current.Post(_ => Finish(), null);
            }
        }

        internal bool IsDone => m_Status != AsyncOperationStatus.None;
        internal Task<object> Task => m_Task.Task;
        internal float Progress => IsDone ? 1 : m_Progress == null ? 0 : m_Progress();

        internal void Finish()
        {
            if (IsDone)
            {
                return;
            }
            try
            {
                m_Result = m_Work();
                m_Status = AsyncOperationStatus.Succeeded;
            }
            catch (Exception e)
            {
                m_Error = e;
                m_Status = AsyncOperationStatus.Failed;
                Debug.LogException(e);
            }
            m_Task.TrySetResult(m_Result);
            foreach (Action listener in m_Listeners.ToArray())
            {
                Engine.Guard(null, listener);
            }
            m_Listeners.Clear();
        }

        internal void Listen(Action listener)
        {
            if (IsDone)
            {
                SynchronizationContext.Current.Post(_ => listener(), null);
            }
            else
            {
                m_Listeners.Add(listener);
            }
        }
    }

    public struct AsyncOperationHandle : IEnumerator
    {
        internal Operation m_Operation;

        public object Result => m_Operation.m_Result;
        public AsyncOperationStatus Status => m_Operation.m_Status;
        public Exception OperationException => m_Operation.m_Error;
        public bool IsDone => m_Operation.IsDone;
        public float PercentComplete => m_Operation.Progress;
        public string DebugName => "";
        public Task<object> Task => m_Operation.Task;
        public bool IsValid() => m_Operation != null;
        public AsyncOperationHandle<T> Convert<T>() => new AsyncOperationHandle<T> { m_Operation = m_Operation };
        public DownloadStatus GetDownloadStatus() => new DownloadStatus { IsDone = IsDone };

        public object WaitForCompletion()
        {
            m_Operation.Finish();
            return Result;
        }

        public event Action<AsyncOperationHandle> Completed
        {
            add
            {
                AsyncOperationHandle self = this;
                m_Operation.Listen(() => value(self));
            }
            remove
            {
            }
        }

        object IEnumerator.Current => null;
        bool IEnumerator.MoveNext() => !IsDone;

        void IEnumerator.Reset()
        {
        }
    }

    public struct AsyncOperationHandle<TObject> : IEnumerator
    {
        internal Operation m_Operation;

        public TObject Result => m_Operation.m_Result is TObject ? (TObject)m_Operation.m_Result : default(TObject);
        public AsyncOperationStatus Status => m_Operation.m_Status;
        public Exception OperationException => m_Operation.m_Error;
        public bool IsDone => m_Operation.IsDone;
        public float PercentComplete => m_Operation.Progress;
        public string DebugName => "";
        public bool IsValid() => m_Operation != null;
        public DownloadStatus GetDownloadStatus() => new DownloadStatus { IsDone = IsDone };

        public Task<TObject> Task
        {
            get
            {
                AsyncOperationHandle<TObject> self = this;
                return m_Operation.Task.ContinueWith(_ => self.Result, TaskContinuationOptions.ExecuteSynchronously);
            }
        }

        public TObject WaitForCompletion()
        {
            m_Operation.Finish();
            return Result;
        }

        public event Action<AsyncOperationHandle<TObject>> Completed
        {
            add
            {
                AsyncOperationHandle<TObject> self = this;
                m_Operation.Listen(() => value(self));
            }
            remove
            {
            }
        }

        public event Action<AsyncOperationHandle> CompletedTypeless
        {
            add
            {
                AsyncOperationHandle self = this;
                m_Operation.Listen(() => value(self));
            }
            remove
            {
            }
        }

        public static implicit operator AsyncOperationHandle(AsyncOperationHandle<TObject> handle)
            => new AsyncOperationHandle { m_Operation = handle.m_Operation };

        object IEnumerator.Current => null;
        bool IEnumerator.MoveNext() => !IsDone;

        void IEnumerator.Reset()
        {
        }
    }
}

namespace UnityEngine.ResourceManagement.ResourceLocations
{
    public interface IResourceLocation
    {
        string InternalId { get; }
        string PrimaryKey { get; }
        Type ResourceType { get; }
    }

    internal sealed class Location : IResourceLocation
    {
        public string InternalId { get; internal set; }
        public string PrimaryKey { get; internal set; }
        public Type ResourceType { get; internal set; }
        internal string guid, part; // part: the name of an object in the asset; null: its first

        internal bool IsSame(Location other) => guid == other.guid && part == other.part;
    }
}

namespace UnityEngine.ResourceManagement.ResourceProviders
{
    public struct SceneInstance
    {
        public Scene Scene { get; internal set; }
        public AsyncOperation ActivateAsync() => null;
    }

    public struct InstantiationParameters
    {
        public Vector3 Position { get; private set; }
        public Quaternion Rotation { get; private set; }
        public Transform Parent { get; private set; }

        public InstantiationParameters(Vector3 position, Quaternion rotation, Transform parent)
        {
            Position = position;
            Rotation = rotation;
            Parent = parent;
        }
    }
}
