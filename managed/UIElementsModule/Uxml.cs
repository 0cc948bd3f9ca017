using System;
using System.Collections.Generic;
using System.Reflection;
using System.Xml;

namespace UnityEngine.UIElements
{
    /// <summary>One element of a .uxml file, with its attributes.</summary>
    internal sealed class UxmlNode : IUxmlAttributes
    {
        internal readonly string Name, FullName;
        internal readonly Dictionary<string, string> Attributes = new Dictionary<string, string>();
        internal readonly List<UxmlNode> Children = new List<UxmlNode>();

        internal UxmlNode(string space, string name)
        {
            Name = name;
            FullName = space == "" ? name : space + "." + name;
        }

        public bool TryGetAttributeValue(string attributeName, out string value)
            => Attributes.TryGetValue(attributeName, out value);

        internal string this[string name] => Attributes.TryGetValue(name, out string value) ? value : null;

        internal static UxmlNode Read(string file)
        {
            XmlReaderSettings settings =
                new XmlReaderSettings { DtdProcessing = DtdProcessing.Prohibit, XmlResolver = null };
            Stack<UxmlNode> open = new Stack<UxmlNode>();
            open.Push(new UxmlNode("", ""));
            using (XmlReader reader = XmlReader.Create(file, settings))
            {
                while (reader.Read())
                {
                    if (reader.NodeType == XmlNodeType.EndElement)
                    {
                        open.Pop();
                    }
                    else if (reader.NodeType == XmlNodeType.Element)
                    {
                        UxmlNode node = new UxmlNode(reader.NamespaceURI, reader.LocalName);
                        open.Peek().Children.Add(node);
                        if (!reader.IsEmptyElement)
                        {
                            open.Push(node);
                        }
                        while (reader.MoveToNextAttribute())
                        {
                            node.Attributes[reader.LocalName] = reader.Value;
                        }
                    }
                }
                return open.Peek().Children.Count > 0 ? open.Peek().Children[0] : open.Peek();
            }
        }
    }

    /// <summary>Makes the elements of a file. Those that nobody declares become labels with a text that says so, as in
    /// Unity.</summary>
    internal sealed class UxmlMaker
    {
        private static readonly Dictionary<string, IUxmlFactory> s_Factories = new Dictionary<string, IUxmlFactory>();
        private static readonly Dictionary<string, Type> s_Types = new Dictionary<string, Type>();
        private static readonly string[] s_NoElements =
            { "Template", "Style", "AttributeOverrides", "Bindings", "Columns", "SortColumnDescriptions" };
        // those being made, each by the one below it
        private static readonly Stack<VisualTreeAsset> s_Open = new Stack<VisualTreeAsset>();
        private readonly VisualTreeAsset m_Asset;
        private readonly UxmlNode m_Root;
        private readonly Dictionary<string, string> m_Templates = new Dictionary<string, string>();

        internal UxmlMaker(VisualTreeAsset asset, UxmlNode root)
        {
            m_Asset = asset;
            m_Root = root;
        }

        internal void Make(VisualElement target)
        {
            foreach (UxmlNode node in m_Root.Children)
            {
                if (node.Name == "Template" && node["name"] != null)
                {
                    m_Templates[node["name"]] = node["src"] ?? node["path"] ?? "";
                }
            }
            s_Open.Push(m_Asset);
            try
            {
                m_Root.Children.ForEach(child => Make(child, target, target));
            }
            finally
            {
                s_Open.Pop();
            }
        }

        private void Make(UxmlNode node, VisualElement parent, VisualElement target)
        {
            if (Array.IndexOf(s_NoElements, node.Name) >= 0)
            {
                return;
            }
            VisualElement made = null;
            Engine.Guard(m_Asset, () => made = node.Name == "Instance" ? Instance(node) : Create(node, target));
            made = made ?? new Label("Unknown type: '" + node.FullName + "'");
            string content = node["content-container"];
            parent.Add(made);
            made.visualTreeAssetSource = m_Asset;
            foreach (string one in (node["class"] ?? "").Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries))
            {
                made.AddToClassList(one);
            }
            UxmlStyles.Set(made.style, node["style"]);
            if (content != null)
            {
                (target as TemplateContainer)?.SetContent(made);
            }
            node.Children.ForEach(child => Make(child, made, target));
        }

        private VisualElement Instance(UxmlNode node)
        {
            string id = node["template"] ?? "";
            VisualTreeAsset asset = m_Templates.TryGetValue(id, out string source) ? Find(source) : null;
            if (asset != null && s_Open.Contains(asset))
            {
                Debug.LogError("The template '" + asset.name + "' has an instance of itself, which stays empty.",
                    m_Asset);
                asset = null;
            }
            TemplateContainer made = asset != null ? asset.Instantiate() : new TemplateContainer(id);
            made.templateId = id;
            new VisualElement.UxmlTraits().Init(made, node, default(CreationContext));
            foreach (UxmlNode change in node.Children.FindAll(c => c.Name == "AttributeOverrides"
                && c["element-name"] != null))
            {
                foreach (VisualElement e in made.Query(change["element-name"]).ToList())
                {
                    UxmlValues.Set(e, change);
                }
            }
            return made;
        }

        /// <summary>project://database/Assets/X.uxml?fileID=1&amp;guid=2&amp;type=3#X, or a path beside this
        /// file.</summary>
        private VisualTreeAsset Find(string source)
        {
            int at = source.IndexOf("guid=", StringComparison.Ordinal);
            string guid = at >= 0 && source.Length >= at + 37 ? source.Substring(at + 5, 32) : "";
            if (guid == "")
            {
                string own = Native.GetAssetFile(m_Asset.Ptr),
                    root = System.IO.Path.GetDirectoryName(Application.dataPath);
                string path = source.Replace("project://database/", "/").Split('?')[0];
                string file =
                    System.IO.Path.GetFullPath(path.StartsWith("/", StringComparison.Ordinal) ? root + path
                    : System.IO.Path.Combine(System.IO.Path.GetDirectoryName(own) ?? "", path));
                guid = file.StartsWith(root + "/", StringComparison.Ordinal)
                    ? Native.GetAssetGuid(file.Substring(root.Length + 1)) : "";
            }
            return guid == "" ? null : Native.LoadById(guid, VisualTreeAsset.FileId) as VisualTreeAsset;
        }

        private VisualElement Create(UxmlNode node, VisualElement target)
        {
            CreationContext context = new CreationContext { target = target, visualTreeAsset = m_Asset };
            Type type = TypeOf(node.FullName);
            IUxmlFactory factory = FactoryOf(node.FullName, type);
            if (factory != null)
            {
                return factory.Create(node, context);
            }
            VisualElement made = type == null || type.IsAbstract ? null
                : Activator.CreateInstance(type, true) as VisualElement;
            if (made == null)
            {
                Complain(node.FullName);
                return null;
            }
            new VisualElement.UxmlTraits().Init(made, node, context);
            return made;
        }

        /// <summary>Before the project's code is there, nobody can know its elements.</summary>
        private static void Complain(string name)
        {
            if (Array.Exists(AppDomain.CurrentDomain.GetAssemblies(), Engine.IsUserCode))
            {
                Debug.LogErrorFormat("Element '{0}' is missing a UxmlElementAttribute and has no registered factory "
                    + "method.", name);
            }
        }

        private static IUxmlFactory FactoryOf(string name, Type type)
        {
            if (s_Factories.TryGetValue(name, out IUxmlFactory known))
            {
                return known;
            }
            foreach (Type nested in type == null ? new Type[0]
                : type.GetNestedTypes(BindingFlags.Public | BindingFlags.NonPublic))
            {
                if (typeof(IUxmlFactory).IsAssignableFrom(nested) && !nested.IsAbstract
                    && !nested.ContainsGenericParameters)
                {
                    return s_Factories[name] = (IUxmlFactory)Activator.CreateInstance(nested, true);
                }
            }
            return null;
        }

        private static Type TypeOf(string name)
        {
            if (s_Types.TryGetValue(name, out Type known))
            {
                return known;
            }
            Type found = typeof(UxmlMaker).Assembly.GetType(name)
                ?? typeof(UxmlMaker).Assembly.GetType("UnityEngine.UIElements." + name);
            foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
            {
                found = found ?? assembly.GetType(name);
            }
            found = typeof(VisualElement).IsAssignableFrom(found) ? found : null;
            if (found != null)
            {
                s_Types[name] = found;
            }
            return found;
        }
    }

    /// <summary>Attributes as values of properties: low-value is lowValue.</summary>
    internal static class UxmlValues
    {
        /// <summary>Attributes that are not named as their properties.</summary>
        private static readonly Dictionary<string, string> s_Names = new Dictionary<string, string>
        {
            { "password", "isPasswordField" }, { "readonly", "isReadOnly" }, { "is-delayed", "isDelayed" },
                { "mask-character", "maskChar" }, { "max-length", "maxLength" },
            { "view-data-key", "viewDataKey" }, { "binding-path", "bindingPath" }, { "tabindex", "tabIndex" },
        };

        /// <summary>Those that are set last: they depend on others.</summary>
        private static readonly string[] s_Last = { "value", "index" };

        internal static void Set(VisualElement e, UxmlNode node)
        {
            foreach (string name in node.Attributes.Keys)
            {
                if (Array.IndexOf(s_Last, name) < 0)
                {
                    Set(e, name, node[name]);
                }
            }
            foreach (string name in s_Last)
            {
                Set(e, name, node[name]);
            }
        }

        private static void Set(VisualElement e, string name, string text)
        {
            string camel = s_Names.TryGetValue(name, out string own) ? own : Camel(name, false);
            PropertyInfo property = text == null || name == "style" ? null : Find(e.GetType(), camel, name);
            if (property != null && property.CanWrite && TryParse(text, property.PropertyType, out object value))
            {
                property.SetValue(e, value, null);
            }
        }

        /// <summary>A property of ours, or one that a script marks as an attribute. A derived type may hide one of the
        /// same name.</summary>
        private static PropertyInfo Find(Type type, string camel, string name)
        {
            const BindingFlags flags =
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            for (Type t = type; t != null; t = t.BaseType)
            {
                foreach (PropertyInfo p in t.GetProperties(flags))
                {
                    UxmlAttributeAttribute mark =
                        (UxmlAttributeAttribute)Attribute.GetCustomAttribute(p, typeof(UxmlAttributeAttribute), false);
                    bool isOurs = t.Assembly == typeof(UxmlValues).Assembly && p.Name == camel;
                    if (p.GetIndexParameters().Length == 0
                        && (isOurs || mark != null && (mark.name ?? Kebab(p.Name)) == name))
                    {
                        return p;
                    }
                }
            }
            return null;
        }

        internal static string Camel(string kebab, bool isFirstUpper)
        {
            string camel = "";
            foreach (string part in kebab.Split('-'))
            {
                camel += part == "" ? ""
                    : (camel == "" && !isFirstUpper ? part.Substring(0, 1) : part.Substring(0, 1).ToUpperInvariant())
                    + part.Substring(1);
            }
            return camel;
        }

        private static string Kebab(string name)
        {
            string kebab = "";
            for (int i = 0; i < name.Length; i++)
            {
                kebab += (char.IsUpper(name[i]) && i > 0 ? "-" : "") + char.ToLowerInvariant(name[i]);
            }
            return kebab;
        }

        internal static bool TryParse(string text, Type type, out object value)
        {
            value = null;
            if (type == typeof(string))
            {
                value = text;
            }
            else if (type == typeof(Color))
            {
                value = UxmlStyles.TryColor(text, out Color color) ? (object)color : null;
            }
            else if (type == typeof(char))
            {
                value = text == "" ? '\0' : text[0];
            }
            else if (type == typeof(List<string>) || type == typeof(IEnumerable<string>))
            {
                value = new List<string>(text.Split(','));
            }
            else if (type.IsEnum)
            {
                value = Array.Exists(Enum.GetNames(type),
                    n => string.Equals(n, text, StringComparison.OrdinalIgnoreCase)) ? Enum.Parse(type, text, true)
                    : null;
            }
            else if (type.IsPrimitive)
            {
                try
                {
                    value = Convert.ChangeType(text, type, System.Globalization.CultureInfo.InvariantCulture);
                }
                catch (Exception e) when (e is FormatException || e is OverflowException || e is InvalidCastException)
                {
                    return false;
                }
            }
            return value != null;
        }
    }

    /// <summary>The style attribute: what an element has without a sheet. What is not understood is left out.</summary>
    internal static class UxmlStyles
    {
        internal static void Set(IStyle style, string text)
        {
            foreach (string rule in (text ?? "").Split(';'))
            {
                int colon = rule.IndexOf(':');
                string name = colon < 0 ? "" : rule.Substring(0, colon).Trim(),
                    value = rule.Substring(colon + 1).Trim();
                PropertyInfo property = typeof(IStyle).GetProperty(UxmlValues.Camel(name, false));
                object parsed = property == null ? null : Parse(value, property.PropertyType);
                if (parsed != null)
                {
                    property.SetValue(style, parsed, null);
                }
            }
        }

        private static object Parse(string text, Type type)
        {
            if (type == typeof(StyleColor))
            {
                return TryColor(text, out Color color) ? (object)new StyleColor(color) : null;
            }
            if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(StyleEnum<>))
            {
                Type kind = type.GetGenericArguments()[0];
                return UxmlValues.TryParse(UxmlValues.Camel(text, true), kind, out object value)
                    ? Activator.CreateInstance(type, value) : null;
            }
            if (type == typeof(StyleLength) && text == "auto")
            {
                return new StyleLength(StyleKeyword.Auto);
            }
            bool isPercent = text.EndsWith("%", StringComparison.Ordinal);
            string number = isPercent ? text.Substring(0, text.Length - 1)
                : text.EndsWith("px", StringComparison.Ordinal) ? text.Substring(0, text.Length - 2) : text;
            if (!float.TryParse(number, System.Globalization.NumberStyles.Float,
                System.Globalization.CultureInfo.InvariantCulture, out float f))
            {
                return null;
            }
            return type == typeof(StyleLength)
                ? new StyleLength(new Length(f, isPercent ? LengthUnit.Percent : LengthUnit.Pixel))
                : type == typeof(StyleFloat) ? new StyleFloat(f) : type == typeof(StyleInt)
                    ? (object)new StyleInt((int)f) : null;
        }

        /// <summary>#rgb, #rrggbb, rgb(…), rgba(…) or a name.</summary>
        internal static bool TryColor(string text, out Color color)
        {
            int open = text.IndexOf('(');
            if (!text.StartsWith("rgb", StringComparison.Ordinal) || open < 0)
            {
                return ColorUtility.TryParseHtmlString(text, out color);
            }
            string[] parts = text.Substring(open + 1).TrimEnd(')', ' ').Split(',');
            float[] values = new float[4] { 0, 0, 0, 1 };
            bool isRight = parts.Length == 3 || parts.Length == 4;
            for (int i = 0; i < parts.Length && isRight; i++)
            {
                isRight =
                    float.TryParse(parts[i].Trim(), System.Globalization.NumberStyles.Float,
                    System.Globalization.CultureInfo.InvariantCulture, out values[i]);
            }
            color = new Color(values[0] / 255, values[1] / 255, values[2] / 255, values[3]);
            return isRight;
        }
    }
}
