using System;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.ExceptionServices;

namespace UnityEngine
{
    /// <summary>The methods of scripts that the engine calls by name: Awake, Update, and what SendMessage
    /// names.</summary>
    internal static class Messages
    {
        private const BindingFlags Own =
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        // By name the method without parameters, or null if all have some.
        private static readonly Dictionary<Type, Dictionary<string, MethodInfo>> s_Methods =
            new Dictionary<Type, Dictionary<string, MethodInfo>>();
        private static readonly Dictionary<Type, int> s_Orders = new Dictionary<Type, int>();
        private static readonly string[] s_Calls = { "Awake", "Start", "Update", "FixedUpdate", "LateUpdate" };

        /// <summary>The method of that name without parameters, private and inherited ones too; null: none.</summary>
        internal static MethodInfo Find(Type type, string name)
        {
            MethodInfo found;
            return MethodsOf(type).TryGetValue(name, out found) ? found : null;
        }

        private static Dictionary<string, MethodInfo> MethodsOf(Type type)
        {
            Dictionary<string, MethodInfo> methods;
            if (!s_Methods.TryGetValue(type, out methods))
            {
                methods = Collect(type);
                s_Methods[type] = methods;
            }
            return methods;
        }

        private static Dictionary<string, MethodInfo> Collect(Type type)
        {
            Dictionary<string, MethodInfo> methods = new Dictionary<string, MethodInfo>();
            for (Type t = type; IsScript(t); t = t.BaseType)
            {
                if (Native.IsBlamed(t.FullName))
                {
                    continue;
                }
                foreach (MethodInfo method in t.GetMethods(Own))
                {
                    MethodInfo known;
                    if (!method.IsAbstract && !method.ContainsGenericParameters
                        && (!methods.TryGetValue(method.Name, out known) || known == null))
                    {
                        methods[method.Name] = method.GetParameters().Length == 0 ? method : null;
                    }
                }
            }
            Refuse(type, methods);
            return methods;
        }

        /// <summary>Methods with the name of a message that cannot be called as one; Start alone may be a
        /// coroutine.</summary>
        private static void Refuse(Type type, Dictionary<string, MethodInfo> methods)
        {
            foreach (string name in typeof(MonoBehaviour).IsAssignableFrom(type) ? s_Calls : new string[0])
            {
                MethodInfo method;
                if (!methods.TryGetValue(name, out method))
                {
                    continue;
                }
                if (method == null)
                {
                    Debug.LogError("Script error (" + type.Name + "): " + name + "() can not take parameters.");
                }
                else if (name != "Start" && typeof(System.Collections.IEnumerator).IsAssignableFrom(method.ReturnType))
                {
                    Debug.LogError("Script error (" + type.Name + "): " + name + "() can not be a coroutine.");
                    methods.Remove(name);
                }
            }
        }

        private static bool IsScript(Type t)
        {
            return t != null && t != typeof(MonoBehaviour) && t != typeof(ScriptableObject) && t != typeof(object);
        }

        /// <summary>Something to call again and again; null: the script has no such method.</summary>
        internal static Action Bind(Object script, string name)
        {
            MethodInfo method = Find(script.GetType(), name);
            if (method == null)
            {
                return null;
            }
            if (method.ReturnType == typeof(void))
            {
                return (Action)Delegate.CreateDelegate(typeof(Action), script, method);
            }
            return () => Run(script, method, null);
        }

        /// <summary>Calls it once, and logs what it throws. False: the script has no such method.</summary>
        internal static bool Tell(Object script, string name)
        {
            try
            {
                Action call = Bind(script, name);
                if (call == null)
                {
                    return false;
                }
                call();
            }
            catch (Exception e)
            {
                Debug.LogException(e, script);
            }
            return true;
        }

        /// <summary>The method with as many parameters as there is a value for, else the one without; null:
        /// none.</summary>
        private static MethodInfo FindFor(Type type, string name, object value)
        {
            MethodInfo plain = null;
            for (Type t = type; IsScript(t); t = t.BaseType)
            {
                foreach (MethodInfo method in t.GetMethods(Own))
                {
                    if (method.Name != name || method.ContainsGenericParameters)
                    {
                        continue;
                    }
                    ParameterInfo[] parameters = method.GetParameters();
                    if (parameters.Length == 1 && Accepts(parameters[0].ParameterType, value))
                    {
                        return method;
                    }
                    plain = parameters.Length == 0 && plain == null ? method : plain;
                }
            }
            return plain;
        }

        private static bool Accepts(Type type, object value)
        {
            // Null is no value: who sends none cannot be told from who sends null.
            return type.IsInstanceOfType(value);
        }

        internal static bool Has(MonoBehaviour script, string name, object value)
        {
            Type type = script.GetType();
            return MethodsOf(type).ContainsKey(name) && FindFor(type, name, value) != null;
        }

        /// <summary>Calls a method by name; what it throws comes through. Null: no such method, which is
        /// logged.</summary>
        internal static object Call(MonoBehaviour script, string name, object value)
        {
            MethodInfo method = FindFor(script.GetType(), name, value);
            if (method == null)
            {
                Debug.LogError("Trying to Invoke method: " + script.GetType().Name + "." + name
                    + " couldn't be called.");
                return null;
            }
            return Run(script, method, value);
        }

        private static object Run(Object script, MethodInfo method, object value)
        {
            try
            {
                return method.Invoke(script, method.GetParameters().Length == 0 ? null : new[] { value });
            }
            catch (TargetInvocationException e)
            {
                ExceptionDispatchInfo.Capture(e.InnerException ?? e).Throw();
                return null;
            }
        }

        /// <summary>SendMessage and its kin. Where: 0 here, 1 here and below, 2 here and above.</summary>
        internal static void Send(GameObject o, int where, string how, string name, object value,
            SendMessageOptions options)
        {
            bool isHeard = false;
            if (!o.activeInHierarchy)
            {
                return;
            }
            foreach (MonoBehaviour script in Native.GetComponents(o.Ptr, typeof(MonoBehaviour), where, false))
            {
                MethodInfo method = script ? FindFor(script.GetType(), name, value) : null;
                if (method == null)
                {
                    isHeard |= script && DoesNotFit(script, name, value);
                    continue;
                }
                isHeard = true;
                try
                {
                    StartIfRoutine(script, Run(script, method, value));
                }
                catch (Exception e)
                {
                    Debug.LogException(e, script);
                }
            }
            if (!isHeard && options == SendMessageOptions.RequireReceiver)
            {
                Debug.LogError(how + " " + name + " has no receiver!", o);
            }
        }

        /// <summary>True, and logged: the method needs a value, and there is none, or one of another type.</summary>
        private static bool DoesNotFit(MonoBehaviour script, string name, object value)
        {
            for (Type t = script.GetType(); IsScript(t); t = t.BaseType)
            {
                if (Array.Exists(t.GetMethods(Own), m => m.Name == name && m.GetParameters().Length == 1))
                {
                    Debug.LogError("Failed to call function " + name + " of class " + script.GetType().Name + "\n"
                        + (value == null
                            ? "Calling function " + name + " with no parameters but the function requires 1."
                            : "The best match for the method " + name + " has some invalid parameter."), script);
                    return true;
                }
            }
            return false;
        }

        internal static void StartIfRoutine(MonoBehaviour script, object result)
        {
            System.Collections.IEnumerator routine = result as System.Collections.IEnumerator;
            if (routine != null && script)
            {
                Coroutines.Start(script, routine, null);
            }
        }

        /// <summary>What the editor's settings say, else the number of [DefaultExecutionOrder]; 0: none.</summary>
        internal static int Order(Type type)
        {
            int order;
            if (!s_Orders.TryGetValue(type, out order))
            {
                DefaultExecutionOrder attribute =
                    (DefaultExecutionOrder)Attribute.GetCustomAttribute(type, typeof(DefaultExecutionOrder), true);
                order = Native.GetScriptOrder(type.FullName);
                order = order != 0 || attribute == null ? order : attribute.order;
                s_Orders[type] = order;
            }
            return order;
        }

        internal static Type[] TypesOf(Assembly assembly)
        {
            try
            {
                return assembly.GetTypes();
            }
            catch (ReflectionTypeLoadException e)
            {
                return e.Types;
            }
        }
    }
}
