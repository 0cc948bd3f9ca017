using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace UnityEditor
{
    public static partial class TypeCache
    {
        public partial struct TypeCollection : IList<Type>, IList
        {
            private readonly Type[] m_Items;

            internal TypeCollection(IEnumerable<Type> items)
            {
                m_Items = items.ToArray();
            }

            private IList<Type> Items => m_Items ?? new Type[0];
            public int Count => Items.Count;
            object ICollection.SyncRoot => null;
            public Type this[int index] { get { return Items[index]; } set { throw new NotSupportedException(); } }
            object IList.this[int index] { get { return Items[index]; } set { throw new NotSupportedException(); } }
            public bool Contains(Type item) => Items.Contains(item);
            public bool Contains(object item) => Items.Contains(item as Type);
            public int IndexOf(Type item) => Items.IndexOf(item);
            public int IndexOf(object item) => Items.IndexOf(item as Type);
            public void CopyTo(Type[] array, int arrayIndex) => Items.CopyTo(array, arrayIndex);
            public void CopyTo(Array array, int arrayIndex) => ((IList)Items).CopyTo(array, arrayIndex);
            public Enumerator GetEnumerator() => new Enumerator(Items.GetEnumerator());
            IEnumerator<Type> IEnumerable<Type>.GetEnumerator() => Items.GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => Items.GetEnumerator();

            public partial struct Enumerator : IEnumerator<Type>
            {
                private readonly IEnumerator<Type> m_At;

                internal Enumerator(IEnumerator<Type> at)
                {
                    m_At = at;
                }
                public bool MoveNext() => m_At.MoveNext();
                public Type Current => m_At.Current;
                object IEnumerator.Current => m_At.Current;
                void IEnumerator.Reset() { throw new NotSupportedException(); }
            }
        }

        public partial struct MethodCollection : IList<MethodInfo>, IList
        {
            private readonly MethodInfo[] m_Items;

            internal MethodCollection(IEnumerable<MethodInfo> items)
            {
                m_Items = items.ToArray();
            }

            private IList<MethodInfo> Items => m_Items ?? new MethodInfo[0];
            public int Count => Items.Count;
            object ICollection.SyncRoot => null;
            public MethodInfo this[int index]
            {
                get { return Items[index]; } set { throw new NotSupportedException(); }
            }
            object IList.this[int index] { get { return Items[index]; } set { throw new NotSupportedException(); } }
            public bool Contains(MethodInfo item) => Items.Contains(item);
            public bool Contains(object item) => Items.Contains(item as MethodInfo);
            public int IndexOf(MethodInfo item) => Items.IndexOf(item);
            public int IndexOf(object item) => Items.IndexOf(item as MethodInfo);
            public void CopyTo(MethodInfo[] array, int arrayIndex) => Items.CopyTo(array, arrayIndex);
            public void CopyTo(Array array, int arrayIndex) => ((IList)Items).CopyTo(array, arrayIndex);
            public Enumerator GetEnumerator() => new Enumerator(Items.GetEnumerator());
            IEnumerator<MethodInfo> IEnumerable<MethodInfo>.GetEnumerator() => Items.GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => Items.GetEnumerator();

            public partial struct Enumerator : IEnumerator<MethodInfo>
            {
                private readonly IEnumerator<MethodInfo> m_At;

                internal Enumerator(IEnumerator<MethodInfo> at)
                {
                    m_At = at;
                }
                public bool MoveNext() => m_At.MoveNext();
                public MethodInfo Current => m_At.Current;
                object IEnumerator.Current => m_At.Current;
                void IEnumerator.Reset() { throw new NotSupportedException(); }
            }
        }

        public partial struct FieldInfoCollection : IList<FieldInfo>, IList
        {
            private readonly FieldInfo[] m_Items;

            internal FieldInfoCollection(IEnumerable<FieldInfo> items)
            {
                m_Items = items.ToArray();
            }

            private IList<FieldInfo> Items => m_Items ?? new FieldInfo[0];
            public int Count => Items.Count;
            object ICollection.SyncRoot => null;
            public FieldInfo this[int index] { get { return Items[index]; } set { throw new NotSupportedException(); } }
            object IList.this[int index] { get { return Items[index]; } set { throw new NotSupportedException(); } }
            public bool Contains(FieldInfo item) => Items.Contains(item);
            public bool Contains(object item) => Items.Contains(item as FieldInfo);
            public int IndexOf(FieldInfo item) => Items.IndexOf(item);
            public int IndexOf(object item) => Items.IndexOf(item as FieldInfo);
            public void CopyTo(FieldInfo[] array, int arrayIndex) => Items.CopyTo(array, arrayIndex);
            public void CopyTo(Array array, int arrayIndex) => ((IList)Items).CopyTo(array, arrayIndex);
            public Enumerator GetEnumerator() => new Enumerator(Items.GetEnumerator());
            IEnumerator<FieldInfo> IEnumerable<FieldInfo>.GetEnumerator() => Items.GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => Items.GetEnumerator();

            public partial struct Enumerator : IEnumerator<FieldInfo>
            {
                private readonly IEnumerator<FieldInfo> m_At;

                internal Enumerator(IEnumerator<FieldInfo> at)
                {
                    m_At = at;
                }
                public bool MoveNext() => m_At.MoveNext();
                public FieldInfo Current => m_At.Current;
                object IEnumerator.Current => m_At.Current;
                void IEnumerator.Reset() { throw new NotSupportedException(); }
            }
        }
    }
}
