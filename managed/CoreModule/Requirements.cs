using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>[RequireComponent]: what must be added with a component, and what cannot go before it.</summary>
    internal static class Requirements
    {
        private static readonly Dictionary<Type, Type[]> s_Known = new Dictionary<Type, Type[]>();

        private static Type[] Of(Type type)
        {
            Type[] found;
            if (!s_Known.TryGetValue(type, out found))
            {
                List<Type> types = new List<Type>();
                foreach (RequireComponent required in Attribute.GetCustomAttributes(type, typeof(RequireComponent),
                    true))
                {
                    types.AddRange(new[] { required.m_Type0, required.m_Type1, required.m_Type2 });
                }
                types.RemoveAll(t => t == null);
                found = types.ToArray();
                s_Known[type] = found;
            }
            return found;
        }

        /// <summary>Adds what a component of this type needs and the object lacks.</summary>
        internal static void Meet(GameObject o, Type type)
        {
            foreach (Type needed in Of(type))
            {
                // A type that needs itself, or a base of its own, is met by what is being added.
                if (!needed.IsAssignableFrom(type) && !Native.GetComponent(o.Ptr, needed) && !needed.IsAbstract)
                {
                    Addition.Add(o, needed);
                }
            }
        }

        /// <summary>True, and logged: another component of its object needs it.</summary>
        internal static bool Forbid(Component component)
        {
            List<string> dependants = new List<string>();
            Component[] all = component.gameObject.GetComponents(typeof(Component));
            foreach (Component other in all)
            {
                if (other && other != component
                    && Array.Exists(Of(other.GetType()), needed => IsLast(component, needed, all)))
                {
                    dependants.Add(NameOf(other));
                }
            }
            if (dependants.Count == 0)
            {
                return false;
            }
            Debug.LogError("Can't remove " + NameOf(component) + " because " + string.Join(", ", dependants)
                + " depends on it", component);
            return true;
        }

        private static bool IsLast(Component component, Type needed, Component[] all)
        {
            return needed.IsInstanceOfType(component)
                && !Array.Exists(all, c => c && c != component && needed.IsInstanceOfType(c));
        }

        private static string NameOf(Component component)
        {
            return component.GetType().Name + (component is MonoBehaviour ? " (Script)" : "");
        }
    }
}
