using System;
using System.Collections.Generic;

namespace UnityEngine.Pool
{
    /// <summary>Gives the object back when it is disposed of.</summary>
    public struct PooledObject<T> : IDisposable where T : class
    {
        private readonly T m_ToReturn;
        private readonly IObjectPool<T> m_Pool;

        internal PooledObject(T value, IObjectPool<T> pool)
        {
            m_ToReturn = value;
            m_Pool = pool;
        }

        void IDisposable.Dispose()
        {
            m_Pool.Release(m_ToReturn);
        }
    }

    public class ObjectPool<T> : IDisposable, IObjectPool<T> where T : class
    {
        private readonly Stack<T> m_Free;
        private readonly Func<T> m_Create;
        private readonly Action<T> m_OnGet, m_OnRelease, m_OnDestroy;
        private readonly int m_MaxSize;
        private readonly bool m_CollectionCheck;

        public ObjectPool(Func<T> createFunc, Action<T> actionOnGet = null, Action<T> actionOnRelease = null,
            Action<T> actionOnDestroy = null, bool collectionCheck = true, int defaultCapacity = 10,
                int maxSize = 10000)
        {
            if (createFunc == null)
            {
                throw new ArgumentNullException("createFunc");
            }
            if (maxSize <= 0)
            {
                throw new ArgumentException("Max Size must be greater than 0", "maxSize");
            }
            m_Free = new Stack<T>(defaultCapacity);
            m_Create = createFunc;
            m_OnGet = actionOnGet;
            m_OnRelease = actionOnRelease;
            m_OnDestroy = actionOnDestroy;
            m_CollectionCheck = collectionCheck;
            m_MaxSize = maxSize;
        }

        public int CountAll { get; private set; }
        public int CountActive => CountAll - CountInactive;
        public int CountInactive => m_Free.Count;

        public T Get()
        {
            T element;
            if (m_Free.Count > 0)
            {
                element = m_Free.Pop();
            }
            else
            {
                element = m_Create();
                CountAll++;
            }
            m_OnGet?.Invoke(element);
            return element;
        }

        public PooledObject<T> Get(out T v) => new PooledObject<T>(v = Get(), this);

        public void Release(T element)
        {
            if (m_CollectionCheck && m_Free.Contains(element))
            {
                throw new InvalidOperationException("Trying to release an object that has already been released to "
                    + "the pool.");
            }
            m_OnRelease?.Invoke(element);
            if (CountInactive < m_MaxSize)
            {
                m_Free.Push(element);
                return;
            }
            CountAll--;
            m_OnDestroy?.Invoke(element);
        }

        public void Clear()
        {
            if (m_OnDestroy != null)
            {
                foreach (T element in m_Free)
                {
                    m_OnDestroy(element);
                }
            }
            m_Free.Clear();
            CountAll = 0;
        }

        public void Dispose()
        {
            Clear();
        }
    }

    /// <summary>As ObjectPool, but it counts only what lies in it.</summary>
    public class LinkedPool<T> : IDisposable, IObjectPool<T> where T : class
    {
        private readonly ObjectPool<T> m_Pool;

        public LinkedPool(Func<T> createFunc, Action<T> actionOnGet = null, Action<T> actionOnRelease = null,
            Action<T> actionOnDestroy = null,
            bool collectionCheck = true, int maxSize = 10000)
        {
            m_Pool =
                new ObjectPool<T>(createFunc, actionOnGet, actionOnRelease, actionOnDestroy, collectionCheck, 10,
                maxSize);
        }

        public int CountInactive => m_Pool.CountInactive;
        public T Get() => m_Pool.Get();
        public PooledObject<T> Get(out T v) => m_Pool.Get(out v);

        public void Release(T item)
        {
            m_Pool.Release(item);
        }

        public void Clear()
        {
            m_Pool.Clear();
        }

        public void Dispose()
        {
            Clear();
        }
    }

    public static class UnsafeGenericPool<T> where T : class, new()
    {
        internal static readonly ObjectPool<T> s_Pool = new ObjectPool<T>(() => new T(), null, null, null, false);

        public static T Get() => s_Pool.Get();
        public static PooledObject<T> Get(out T value) => s_Pool.Get(out value);

        public static void Release(T toRelease)
        {
            s_Pool.Release(toRelease);
        }
    }

    public class CollectionPool<TCollection, TItem> where TCollection : class, ICollection<TItem>, new()
    {
        private static readonly ObjectPool<TCollection> s_Pool =
            new ObjectPool<TCollection>(() => new TCollection(), null, c => c.Clear());

        public static TCollection Get() => s_Pool.Get();
        public static PooledObject<TCollection> Get(out TCollection value) => s_Pool.Get(out value);

        public static void Release(TCollection toRelease)
        {
            s_Pool.Release(toRelease);
        }
    }
}
