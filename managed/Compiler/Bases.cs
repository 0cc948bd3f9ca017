using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>What a class derives from if its base is not there: the nearest type of Unity, judged by the
    /// name of the base and by all classes that have it.</summary>
    sealed class Bases
    {
        const string Component = "UnityEngine.MonoBehaviour";
        const string Asset = "UnityEngine.ScriptableObject";

        // The end of the base's name tells; the first that fits.
        static readonly string[,] endings = {
            { "PropertyAttribute", "UnityEngine.PropertyAttribute" },
            { "Attribute", "System.Attribute" },
            { "Exception", "System.Exception" },
            { "EventArgs", "System.EventArgs" },
            { "StateMachineBehaviour", "UnityEngine.StateMachineBehaviour" },
            { "Behaviour", Component },
            { "Behavior", Component },
            { "MonoBehaviourSingleton", Component },
            { "EditorWindow", "UnityEditor.EditorWindow" },
            { "PropertyDrawer", "UnityEditor.PropertyDrawer" },
            { "ScriptableObject", Asset },
            { "Asset", Asset },
            { "Editor", "UnityEditor.Editor" },
            { "YieldInstruction", "UnityEngine.YieldInstruction" },
        };

        // An attribute of a class that has the base tells.
        static readonly string[,] attributes = {
            { "RequireComponent", Component },
            { "AddComponentMenu", Component },
            { "DisallowMultipleComponent", Component },
            { "ExecuteInEditMode", Component },
            { "ExecuteAlways", Component },
            { "DefaultExecutionOrder", Component },
            { "CreateAssetMenu", Asset },
            { "CustomEditor", "UnityEditor.Editor" },
            { "CustomPropertyDrawer", "UnityEditor.PropertyDrawer" },
        };

        // Methods that Unity calls on components, and names that only components have.
        static readonly HashSet<string> messages = new HashSet<string> {
            "Awake", "Start", "Update", "FixedUpdate", "LateUpdate", "OnGUI", "OnTriggerEnter", "OnTriggerExit",
                "OnTriggerStay",
            "OnCollisionEnter", "OnCollisionExit", "OnCollisionStay", "OnTriggerEnter2D", "OnTriggerExit2D",
                "OnCollisionEnter2D",
            "OnCollisionExit2D", "OnMouseDown", "OnMouseUp", "OnMouseEnter", "OnMouseExit", "OnDrawGizmos",
            "OnDrawGizmosSelected", "OnBecameVisible", "OnBecameInvisible", "OnApplicationPause", "OnApplicationFocus",
            "OnAnimatorIK", "OnAnimatorMove", "OnTriggerStay2D", "OnCollisionStay2D", "OnMouseDrag", "OnMouseOver",
                "OnMouseUpAsButton",
            "OnApplicationQuit", "OnControllerColliderHit", "OnParticleCollision", "OnParticleTrigger", "OnJointBreak",
                "OnJointBreak2D",
            "OnRenderObject", "OnRenderImage", "OnPreRender", "OnPostRender", "OnPreCull", "OnWillRenderObject",
            "OnTransformChildrenChanged", "OnTransformParentChanged", "OnRectTransformDimensionsChange",
        };
        static readonly HashSet<string> words = new HashSet<string> {
            "gameObject", "transform", "GetComponent", "GetComponentInChildren", "GetComponentInParent",
                "GetComponents",
            "GetComponentsInChildren", "GetComponentsInParent", "TryGetComponent", "AddComponent", "StartCoroutine",
                "StopCoroutine",
            "StopAllCoroutines", "Invoke", "InvokeRepeating", "CancelInvoke", "CompareTag",
        };

        // Attributes of fields that the inspector shows; what derives from a missing base and is not [Serializable] is
        // then a component.
        static readonly HashSet<string> shown = new HashSet<string> {
            "SerializeField", "Header", "Tooltip", "Range", "Space", "TextArea", "Multiline", "Min",
        };

        // Generic methods that take a type of components.
        static readonly HashSet<string> finders = new HashSet<string> {
            "GetComponent", "GetComponentInChildren", "GetComponentInParent", "GetComponents",
                "GetComponentsInChildren",
            "GetComponentsInParent", "TryGetComponent", "AddComponent",
        };

        readonly Func<string, bool> exists;
        readonly Dictionary<string, string> chosen = new Dictionary<string, string>();
        readonly Func<IEnumerable<SyntaxTree>> trees;
        ILookup<string, ClassDeclarationSyntax> classes; // by the last part of the first base's name
        Dictionary<string, string> uses; // what names of types are taken for where they are used

        /// <param name="exists">Is there such a type?</param>
        public Bases(Func<IEnumerable<SyntaxTree>> trees, Func<string, bool> exists)
        {
            this.trees = trees;
            this.exists = exists;
        }

        /// <summary>The full name of a type.</summary>
        public string For(TypeSyntax missing)
        {
            string name = LastPart(missing), found;
            if (!chosen.TryGetValue(name, out found))
                chosen[name] = found = Choose(name);
            return found;
        }

        /// <summary>"IDisposable", but not "IKSolver".</summary>
        public static bool IsInterfaceName(TypeSyntax type)
        {
            string name = LastPart(type);
            return name.Length > 1 && name[0] == 'I' && char.IsUpper(name[1])
                && (name.Length == 2 || char.IsLower(name[2]));
        }

        public static string LastPart(TypeSyntax type)
        {
            var qualified = type as QualifiedNameSyntax;
            var aliased = type as AliasQualifiedNameSyntax;
            var simple = qualified != null ? qualified.Right : aliased != null ? aliased.Name
                : type as SimpleNameSyntax;
            return simple != null ? simple.Identifier.ValueText : type.ToString();
        }

        string Choose(string name)
        {
            if (classes == null)
                classes = trees().SelectMany(t => t.GetRoot().DescendantNodes(IsAboveClasses))
                    .OfType<ClassDeclarationSyntax>()
                    .Where(c => c.BaseList != null && c.BaseList.Types.Count > 0)
                        .ToLookup(c => LastPart(c.BaseList.Types[0].Type));
            string found = ByEnding(name);
            if (found == null) {
                var all = Descendants(name);
                found = all.Select(ByAttribute).FirstOrDefault(f => f != null)
                    ?? (all.Any(IsComponent) ? Component : null)
                        ?? all.Select(c => ByUse(c.Identifier.ValueText)).FirstOrDefault(f => f != null)
                        ?? (all.Any(IsShown) ? Component : null);
            }
            return found != null && exists(found) ? found : "object";
        }

        /// <summary>All classes that have a base of that name, by others, too.</summary>
        List<ClassDeclarationSyntax> Descendants(string name)
        {
            var found = new List<ClassDeclarationSyntax>();
            var seen = new HashSet<string> { name };
            var names = new Queue<string>(seen);
            while (names.Count > 0)
                foreach (var type in classes[names.Dequeue()]) {
                    found.Add(type);
                    if (seen.Add(type.Identifier.ValueText))
                        names.Enqueue(type.Identifier.ValueText);
                }
            return found;
        }

        /// <summary>What others take a class for.</summary>
        string ByUse(string name)
        {
            string found;
            if (uses == null) {
                uses = new Dictionary<string, string>();
                foreach (var node in trees().SelectMany(t => t.GetRoot().DescendantNodes()))
                    Note(node as GenericNameSyntax, node as AttributeSyntax);
            }
            return uses.TryGetValue(name, out found) ? found : null;
        }

        void Note(GenericNameSyntax call, AttributeSyntax attribute)
        {
            string name = call != null && call.Arity == 1 ? call.Identifier.ValueText : "";
            if (name == "CreateInstance" && IsOfAssets(call))
                uses[LastPart(call.TypeArgumentList.Arguments[0])] = Asset;
            if (finders.Contains(name) && IsOfObjects(call))
                uses[LastPart(call.TypeArgumentList.Arguments[0])] = Component;
            if (attribute != null && LastPart(attribute.Name) == "RequireComponent")
                foreach (var type in attribute.DescendantNodes().OfType<TypeOfExpressionSyntax>())
                    uses[LastPart(type.Type)] = Component;
        }

        /// <summary>Activator has a method of that name, too.</summary>
        static bool IsOfAssets(SimpleNameSyntax call)
        {
            var access = call.Parent as MemberAccessExpressionSyntax;
            if (access == null)
                return !(call.Parent is MemberBindingExpressionSyntax);
            var receiver = access.Expression as MemberAccessExpressionSyntax;
            var name = receiver != null ? receiver.Name : access.Expression as SimpleNameSyntax;
            return name != null && name.Identifier.ValueText == "ScriptableObject";
        }

        /// <summary>Managers of entities have methods of these names, too, and are given an entity.</summary>
        static bool IsOfObjects(SimpleNameSyntax call)
        {
            string name = call.Identifier.ValueText;
            bool isPart = call.Parent is MemberAccessExpressionSyntax || call.Parent is MemberBindingExpressionSyntax;
            var whole = (isPart ? call.Parent : call).Parent as InvocationExpressionSyntax;
            return whole == null || name != "AddComponent" && name != "GetComponent" && name != "TryGetComponent"
                   || whole.ArgumentList.Arguments.All(a => a.RefOrOutKeyword.IsKind(SyntaxKind.OutKeyword));
        }

        static bool IsAboveClasses(SyntaxNode node)
        {
            return node is CompilationUnitSyntax || Members.IsNamespace(node) || node is TypeDeclarationSyntax;
        }

        static string ByEnding(string name)
        {
            for (int i = 0; i < endings.GetLength(0); i++)
                if (name.EndsWith(endings[i, 0], StringComparison.Ordinal))
                    return endings[i, 1];
            return null;
        }

        static string ByAttribute(ClassDeclarationSyntax type)
        {
            var names = type.AttributeLists.SelectMany(l => l.Attributes).Select(a => LastPart(a.Name)).ToList();
            for (int i = 0; i < attributes.GetLength(0); i++)
                if (names.Contains(attributes[i, 0]) || names.Contains(attributes[i, 0] + "Attribute"))
                    return attributes[i, 1];
            return null;
        }

        static bool IsComponent(ClassDeclarationSyntax type)
        {
            return type.Members.OfType<MethodDeclarationSyntax>().Any(m => messages.Contains(m.Identifier.ValueText))
                   || type.Members.OfType<BaseMethodDeclarationSyntax>().SelectMany(m => m.DescendantNodes())
                          .OfType<SimpleNameSyntax>().Any(IsOwnWord);
        }

        /// <summary>A sign that assets have, too.</summary>
        static bool IsShown(ClassDeclarationSyntax type)
        {
            return !HasAttribute(type.AttributeLists, n => n == "Serializable")
                   && type.Members.OfType<FieldDeclarationSyntax>()
                       .Any(f => HasAttribute(f.AttributeLists, shown.Contains));
        }

        static bool HasAttribute(SyntaxList<AttributeListSyntax> lists, Func<string, bool> isOne)
        {
            return lists.SelectMany(l => l.Attributes).Any(a => isOne(LastPart(a.Name)));
        }

        /// <summary>A name of components, used without an object before it.</summary>
        static bool IsOwnWord(SimpleNameSyntax name)
        {
            var access = name.Parent as MemberAccessExpressionSyntax;
            return words.Contains(name.Identifier.ValueText)
                   && (access == null || access.Expression == name || access.Expression is ThisExpressionSyntax);
        }
    }
}
