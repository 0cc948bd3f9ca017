using System;
using System.Collections;
using System.Collections.Generic;

namespace UnityEngine.UIElements
{
    /// <summary>One step of a query: where it looks, seen from what the step before found, and for what.</summary>
    internal sealed class QueryStep
    {
        internal QueryStep Before;
        internal bool IsDeep = true;
        internal readonly List<Predicate<VisualElement>> Tests = new List<Predicate<VisualElement>>();

        internal QueryStep With(Predicate<VisualElement> test)
        {
            QueryStep copy = new QueryStep { Before = Before, IsDeep = IsDeep };
            copy.Tests.AddRange(Tests);
            copy.Tests.Add(test);
            return copy;
        }

        internal QueryStep With(Type type, string name, IEnumerable<string> classes)
        {
            QueryStep step = With(e => type.IsInstanceOfType(e));
            step = name == null ? step : step.With(e => e.name == name);
            foreach (string one in classes ?? new string[0])
            {
                step = one == null ? step : step.With(e => e.ClassListContains(one));
            }
            return step;
        }

        /// <summary>Does a way to an element go over all steps? It may begin above the root of the query.</summary>
        internal bool IsEnd(VisualElement e)
        {
            if (!Tests.TrueForAll(t => t(e)))
            {
                return false;
            }
            VisualElement above = e.PhysicalParent;
            while (Before != null && IsDeep && above != null && !Before.IsEnd(above))
            {
                above = above.PhysicalParent;
            }
            return Before == null || above != null && Before.IsEnd(above);
        }
    }

    public partial struct UQueryBuilder<T> where T : VisualElement
    {
        private readonly VisualElement m_Root;
        private readonly QueryStep m_Step;

        internal UQueryBuilder(VisualElement root, QueryStep step)
        {
            m_Root = root;
            m_Step = step;
        }

        private UQueryBuilder<T> With(Predicate<VisualElement> test) => new UQueryBuilder<T>(m_Root, m_Step.With(test));

        private UQueryBuilder<T2> Next<T2>(bool isDeep, string name, params string[] classes) where T2 : VisualElement
        {
            QueryStep next = new QueryStep { Before = m_Step, IsDeep = isDeep }.With(typeof(T2), name, classes);
            return new UQueryBuilder<T2>(m_Root, next);
        }

        public UQueryBuilder<T> Class(string classname) => With(e => e.ClassListContains(classname));
        public UQueryBuilder<T> Name(string id) => With(e => e.name == id);
        public UQueryBuilder<T2> Descendents<T2>(string name = null, params string[] classNames)
            where T2 : VisualElement => Next<T2>(true, name, classNames);
        public UQueryBuilder<T2> Descendents<T2>(string name = null, string classname = null) where T2 : VisualElement
            => Next<T2>(true, name, classname);
        public UQueryBuilder<T2> Children<T2>(string name = null, params string[] classes) where T2 : VisualElement
            => Next<T2>(false, name, classes);
        public UQueryBuilder<T2> Children<T2>(string name = null, string className = null) where T2 : VisualElement
            => Next<T2>(false, name, className);
        public UQueryBuilder<T2> OfType<T2>(string name = null, params string[] classes) where T2 : VisualElement
            => new UQueryBuilder<T2>(m_Root, m_Step.With(typeof(T2), name, classes));
        public UQueryBuilder<T2> OfType<T2>(string name = null, string className = null) where T2 : VisualElement
            => new UQueryBuilder<T2>(m_Root, m_Step.With(typeof(T2), name, new[] { className }));
        public UQueryBuilder<T> Where(Func<T, bool> selectorPredicate) => With(e => e is T && selectorPredicate((T)e));
        public UQueryBuilder<T> Visible() => With(e => e.visible);
        public UQueryBuilder<T> NotVisible() => With(e => !e.visible);
        public UQueryBuilder<T> Enabled() => With(e => e.enabledInHierarchy);
        public UQueryBuilder<T> NotEnabled() => With(e => !e.enabledInHierarchy);
        public UQueryBuilder<T> Focused() => With(IsFocused);
        public UQueryBuilder<T> NotFocused() => With(e => !IsFocused(e));
        public UQueryBuilder<T> Checked() => With(e => e is BaseBoolField && ((BaseBoolField)e).value);
        public UQueryBuilder<T> NotChecked() => With(e => !(e is BaseBoolField && ((BaseBoolField)e).value));

        private static bool IsFocused(VisualElement e)
            => e.focusController != null && e.focusController.focusedElement == e;

        public UQueryState<T> Build() => new UQueryState<T>(m_Root, m_Step);
        public static implicit operator T(UQueryBuilder<T> s) => s.First();
        public T First() => Build().First();
        public T Last() => Build().Last();
        public List<T> ToList() => Build().ToList();
        public void ToList(List<T> results) => Build().ToList(results);
        public T AtIndex(int index) => Build().AtIndex(index);
        public void ForEach(Action<T> funcCall) => Build().ForEach(funcCall);
        public void ForEach<T2>(List<T2> result, Func<T, T2> funcCall) => Build().ForEach(result, funcCall);
        public List<T2> ForEach<T2>(Func<T, T2> funcCall) => Build().ForEach(funcCall);
    }

    public partial struct UQueryState<T> where T : VisualElement
    {
        private readonly VisualElement m_Root;
        private readonly QueryStep m_Step;

        internal UQueryState(VisualElement root, QueryStep step)
        {
            m_Root = root;
            m_Step = step;
        }

        public UQueryState<T> RebuildOn(VisualElement element) => new UQueryState<T>(element, m_Step);

        private static void Find(VisualElement at, QueryStep step, List<T> found, int max)
        {
            if (at is T && step.IsEnd(at))
            {
                found.Add((T)at);
            }
            for (int i = 0; i < at.PhysicalChildren.Count && found.Count < max; i++)
            {
                Find(at.PhysicalChildren[i], step, found, max);
            }
        }

        private List<T> Find(int max)
        {
            List<T> found = new List<T>();
            if (m_Root != null && m_Step != null)
            {
                Find(m_Root, m_Step, found, max);
            }
            return found;
        }

        public List<T> ToList() => Find(int.MaxValue);
        public void ToList(List<T> results) => results.AddRange(ToList());

        public T First()
        {
            List<T> found = Find(1);
            return found.Count > 0 ? found[0] : null;
        }

        public T Last()
        {
            List<T> found = ToList();
            return found.Count > 0 ? found[found.Count - 1] : null;
        }

        public T AtIndex(int index)
        {
            List<T> found = ToList();
            return index >= 0 && index < found.Count ? found[index] : null;
        }

        public void ForEach(Action<T> funcCall) => ToList().ForEach(funcCall);
        public void ForEach<T2>(List<T2> result, Func<T, T2> funcCall) => result.AddRange(ForEach(funcCall));
        public List<T2> ForEach<T2>(Func<T, T2> funcCall) => ToList().ConvertAll(e => funcCall(e));
        public Enumerator GetEnumerator() => new Enumerator(ToList());
        IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        public partial struct Enumerator : IEnumerator<T>
        {
            private readonly List<T> m_Found;
            private int m_Index;

            internal Enumerator(List<T> found)
            {
                m_Found = found;
                m_Index = -1;
            }

            public T Current => m_Found[m_Index];
            object IEnumerator.Current => Current;
            public bool MoveNext() => ++m_Index < m_Found.Count;
            public void Reset() => m_Index = -1;
        }
    }

    public static partial class UQueryExtensions
    {
        private static VisualElement Checked(VisualElement e) => e ?? throw new ArgumentNullException(nameof(e));

        private static UQueryBuilder<T> Ask<T>(VisualElement e, string name, params string[] classes)
            where T : VisualElement
        {
            return new UQueryBuilder<T>(Checked(e), new QueryStep().With(typeof(T), name, classes));
        }

        public static T Q<T>(this VisualElement e, string name = null, params string[] classes) where T : VisualElement
            => Ask<T>(e, name, classes).First();
        public static VisualElement Q(this VisualElement e, string name = null, params string[] classes)
            => Ask<VisualElement>(e, name, classes).First();
        public static T Q<T>(this VisualElement e, string name = null, string className = null) where T : VisualElement
            => Ask<T>(e, name, className).First();
        public static VisualElement Q(this VisualElement e, string name = null, string className = null)
            => Ask<VisualElement>(e, name, className).First();
        public static UQueryBuilder<VisualElement> Query(this VisualElement e, string name = null,
            params string[] classes) => Ask<VisualElement>(e, name, classes);
        public static UQueryBuilder<VisualElement> Query(this VisualElement e, string name = null,
            string className = null) => Ask<VisualElement>(e, name, className);
        public static UQueryBuilder<T> Query<T>(this VisualElement e, string name = null, params string[] classes)
            where T : VisualElement => Ask<T>(e, name, classes);
        public static UQueryBuilder<T> Query<T>(this VisualElement e, string name = null, string className = null)
            where T : VisualElement => Ask<T>(e, name, className);
        public static UQueryBuilder<VisualElement> Query(this VisualElement e) => Ask<VisualElement>(e, null);
    }
}
