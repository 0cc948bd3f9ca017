using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text.RegularExpressions;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    public partial struct GUID : IComparable, IComparable<GUID>, IEquatable<GUID>
    {
        private readonly string m_Text; // null: empty

        public GUID(string hexRepresentation)
        {
            m_Text = IsGuid(hexRepresentation) ? hexRepresentation : null;
        }

        private static bool IsGuid(string text) => text != null && Regex.IsMatch(text, "^[0-9a-f]{32}$")
            && text.Trim('0') != "";

        public override string ToString() => m_Text ?? "00000000000000000000000000000000";
        public override bool Equals(object obj) => obj is GUID && Equals((GUID)obj);
        public override int GetHashCode() => ToString().GetHashCode();
        public bool Equals(GUID obj) => m_Text == obj.m_Text;
        public int CompareTo(object obj) => CompareTo((GUID)obj);
        public int CompareTo(GUID rhs) => string.CompareOrdinal(ToString(), rhs.ToString());
        public bool Empty() => m_Text == null;
        public static bool operator ==(GUID x, GUID y) => x.Equals(y);
        public static bool operator !=(GUID x, GUID y) => !x.Equals(y);
        public static bool operator <(GUID x, GUID y) => x.CompareTo(y) < 0;
        public static bool operator >(GUID x, GUID y) => x.CompareTo(y) > 0;
        public static GUID Generate() => new GUID(ProjectFiles.NewGuid());

        public static bool TryParse(string hex, out GUID result)
        {
            result = new GUID(hex);
            return !result.Empty();
        }
    }

    public static partial class ArrayUtility
    {
        public static void Add<T>(ref T[] array, T item)
        {
            Array.Resize(ref array, array.Length + 1);
            array[array.Length - 1] = item;
        }

        public static void AddRange<T>(ref T[] array, T[] items) => array = array.Concat(items).ToArray();

        public static void Insert<T>(ref T[] array, int index, T item)
        {
            List<T> list = new List<T>(array);
            list.Insert(index, item);
            array = list.ToArray();
        }

        public static void Remove<T>(ref T[] array, T item)
        {
            List<T> list = new List<T>(array);
            list.Remove(item);
            array = list.ToArray();
        }

        public static void RemoveAt<T>(ref T[] array, int index)
        {
            List<T> list = new List<T>(array);
            list.RemoveAt(index);
            array = list.ToArray();
        }

        public static bool ArrayEquals<T>(T[] lhs, T[] rhs) => lhs == rhs || lhs != null && rhs != null
            && lhs.SequenceEqual(rhs);
        public static bool ArrayReferenceEquals<T>(T[] lhs, T[] rhs) => lhs == rhs || lhs != null && rhs != null
            && lhs.Length == rhs.Length && !lhs.Where((t, i) => !ReferenceEquals(t, rhs[i])).Any();
        public static List<T> FindAll<T>(T[] array, Predicate<T> match) => new List<T>(array).FindAll(match);
        public static T Find<T>(T[] array, Predicate<T> match) => Array.Find(array, match);
        public static int FindIndex<T>(T[] array, Predicate<T> match) => Array.FindIndex(array, match);
        public static int IndexOf<T>(T[] array, T value) => Array.IndexOf(array, value);
        public static int LastIndexOf<T>(T[] array, T value) => Array.LastIndexOf(array, value);
        public static bool Contains<T>(T[] array, T item) => Array.IndexOf(array, item) >= 0;
        public static void Clear<T>(ref T[] array) => array = new T[0];
    }

    /// <summary>Looks at what is loaded when it is asked.</summary>
    public static partial class TypeCache
    {
        private const BindingFlags Any =
            BindingFlags.Static | BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

        private static IEnumerable<Type> Types(string assembly)
            => Loaded.Types().Where(t => assembly == null || t.Assembly.GetName().Name == assembly);

        public static TypeCollection GetTypesDerivedFrom<T>() => GetTypesDerivedFrom(typeof(T), null);
        public static TypeCollection GetTypesDerivedFrom<T>(string assemblyName)
            => GetTypesDerivedFrom(typeof(T), assemblyName);
        public static TypeCollection GetTypesDerivedFrom(Type parentType) => GetTypesDerivedFrom(parentType, null);

        public static TypeCollection GetTypesDerivedFrom(Type parentType, string assemblyName)
        {
            return new TypeCollection(Types(assemblyName)
                .Where(t => t != parentType && (parentType.IsAssignableFrom(t) || IsMadeOf(t, parentType))));
        }

        /// <summary>Derived from an instance of an open type.</summary>
        private static bool IsMadeOf(Type type, Type open)
        {
            for (Type at = type.BaseType; open.IsGenericTypeDefinition && at != null; at = at.BaseType)
            {
                if (at.IsGenericType && at.GetGenericTypeDefinition() == open)
                {
                    return true;
                }
            }
            return open.IsGenericTypeDefinition
                && type.GetInterfaces().Any(i => i.IsGenericType && i.GetGenericTypeDefinition() == open);
        }

        public static TypeCollection GetTypesWithAttribute<T>() where T : Attribute
            => GetTypesWithAttribute(typeof(T), null);
        public static TypeCollection GetTypesWithAttribute<T>(string assemblyName) where T : Attribute
            => GetTypesWithAttribute(typeof(T), assemblyName);
        public static TypeCollection GetTypesWithAttribute(Type attrType) => GetTypesWithAttribute(attrType, null);
        public static TypeCollection GetTypesWithAttribute(Type attrType, string assemblyName)
            => new TypeCollection(Types(assemblyName).Where(t => t.IsDefined(attrType, false)));
        public static MethodCollection GetMethodsWithAttribute<T>() where T : Attribute
            => GetMethodsWithAttribute(typeof(T), null);
        public static MethodCollection GetMethodsWithAttribute<T>(string assemblyName) where T : Attribute
            => GetMethodsWithAttribute(typeof(T), assemblyName);
        public static MethodCollection GetMethodsWithAttribute(Type attrType)
            => GetMethodsWithAttribute(attrType, null);
        public static MethodCollection GetMethodsWithAttribute(Type attrType, string assemblyName)
            => new MethodCollection(Types(assemblyName).SelectMany(t => t.GetMethods(Any))
            .Where(m => m.IsDefined(attrType, false)));
        public static FieldInfoCollection GetFieldsWithAttribute<T>() where T : Attribute
            => GetFieldsWithAttribute(typeof(T), null);
        public static FieldInfoCollection GetFieldsWithAttribute<T>(string assemblyName) where T : Attribute
            => GetFieldsWithAttribute(typeof(T), assemblyName);
        public static FieldInfoCollection GetFieldsWithAttribute(Type attrType)
            => GetFieldsWithAttribute(attrType, null);
        public static FieldInfoCollection GetFieldsWithAttribute(Type attrType, string assemblyName)
            => new FieldInfoCollection(Types(assemblyName).SelectMany(t => t.GetFields(Any))
            .Where(f => f.IsDefined(attrType, false)));
    }

    public partial class EditorUserBuildSettings : Object
    {
        internal EditorUserBuildSettings()
        {
        }
    }

    public sealed partial class PlayerSettings : Object
    {
        internal PlayerSettings()
        {
        }

        public static string productName { get { return Application.productName; } set { NotWritten("productName"); } }
        public static string companyName { get { return Application.companyName; } set { NotWritten("companyName"); } }
        public static string bundleVersion { get { return Application.version; } set { NotWritten("bundleVersion"); } }
        public static string applicationIdentifier
        {
            get { return Application.identifier; } set { NotWritten("applicationIdentifier"); }
        }

        private static void NotWritten(string name)
            => throw new Umcp.LeftOutException("UnityEditor.PlayerSettings." + name + "'s setter");
    }
}

namespace UnityEditor.Build
{
    public partial struct NamedBuildTarget : IEquatable<NamedBuildTarget>, IComparable<NamedBuildTarget>
    {
        private static readonly Dictionary<BuildTargetGroup, string> s_Names = new Dictionary<BuildTargetGroup, string>
        {
            { BuildTargetGroup.Standalone, "Standalone" }, { BuildTargetGroup.iOS, "iPhone" },
                { BuildTargetGroup.Android, "Android" },
            { BuildTargetGroup.WebGL, "WebGL" }, { BuildTargetGroup.WSA, "Windows Store Apps" },
                { BuildTargetGroup.PS4, "PS4" },
            { BuildTargetGroup.XboxOne, "XboxOne" }, { BuildTargetGroup.tvOS, "tvOS" },
                { BuildTargetGroup.Switch, "Nintendo Switch" },
        };

        public static readonly NamedBuildTarget Unknown = new NamedBuildTarget("");
        public static readonly NamedBuildTarget Standalone = new NamedBuildTarget("Standalone");
        public static readonly NamedBuildTarget Server = new NamedBuildTarget("Server");
        public static readonly NamedBuildTarget iOS = new NamedBuildTarget("iPhone");
        public static readonly NamedBuildTarget Android = new NamedBuildTarget("Android");
        public static readonly NamedBuildTarget WebGL = new NamedBuildTarget("WebGL");
        public static readonly NamedBuildTarget WindowsStoreApps = new NamedBuildTarget("Windows Store Apps");
        public static readonly NamedBuildTarget PS4 = new NamedBuildTarget("PS4");
        public static readonly NamedBuildTarget XboxOne = new NamedBuildTarget("XboxOne");
        public static readonly NamedBuildTarget tvOS = new NamedBuildTarget("tvOS");
        public static readonly NamedBuildTarget NintendoSwitch = new NamedBuildTarget("Nintendo Switch");

        public string TargetName { get; }

        private NamedBuildTarget(string name)
        {
            TargetName = name;
        }

        public BuildTargetGroup ToBuildTargetGroup()
        {
            string name = TargetName == "Server" ? "Standalone" : TargetName;
            return s_Names.FirstOrDefault(p => p.Value == name).Key;
        }

        public static NamedBuildTarget FromBuildTargetGroup(BuildTargetGroup buildTargetGroup)
        {
            string name;
            return s_Names.TryGetValue(buildTargetGroup, out name) ? new NamedBuildTarget(name)
                : throw new ArgumentException("There is no a valid NamedBuildTarget for BuildTargetGroup '"
                    + buildTargetGroup + "'");
        }

        public bool Equals(NamedBuildTarget other) => TargetName == other.TargetName;
        public override bool Equals(object obj) => obj is NamedBuildTarget && Equals((NamedBuildTarget)obj);
        public override int GetHashCode() => (TargetName ?? "").GetHashCode();
        public int CompareTo(NamedBuildTarget other) => string.CompareOrdinal(TargetName, other.TargetName);
        public static bool operator ==(NamedBuildTarget lhs, NamedBuildTarget rhs) => lhs.Equals(rhs);
        public static bool operator !=(NamedBuildTarget lhs, NamedBuildTarget rhs) => !lhs.Equals(rhs);
    }
}
