using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>A member or type that was left out, or that can be called in fewer ways than before.</summary>
    sealed class Loss
    {
        public string What;
        public string Error; // the id of the error that it was left out for
        public string Type;  // the type that it belongs to, by its name in metadata; of a type its own
        public SyntaxKind Form;
        public string Name;
        public int Min; // arguments that a call can have
        public int Max = int.MaxValue;
        public bool IsExtension;
        public bool IsDoubt; // nothing was left out, but `What` is a type of which too little is known (Doubts.cs)

        const SyntaxKind Record = (SyntaxKind)9063; // Roslyn 3.8 and later have a name for it
        const char Between = '\t';

        /// <summary>As one text, for those who refer to the assembly.</summary>
        public override string ToString()
        {
            return string.Join(Between.ToString(), Error, Type, (int)Form, Name, Min, Max, IsExtension ? 1 : 0, What);
        }

        /// <summary>null: it is none.</summary>
        public static Loss Parse(string text)
        {
            var parts = text.Split(Between);
            int form, min, max;
            if (parts.Length != 8 || !int.TryParse(parts[2], out form) || !int.TryParse(parts[4], out min)
                || !int.TryParse(parts[5], out max))
                return null;
            return new Loss { Error = parts[0], Type = parts[1], Form = (SyntaxKind)form, Name = parts[3], Min = min,
                Max = max,
                              IsExtension = parts[6] == "1", What = parts[7] };
        }

        public bool IsType
        {
            get
            {
                return Form == SyntaxKind.ClassDeclaration || Form == SyntaxKind.StructDeclaration
                    || Form == SyntaxKind.InterfaceDeclaration
                       || Form == SyntaxKind.EnumDeclaration || Form == SyntaxKind.DelegateDeclaration
                           || Form == Record;
            }
        }

        public bool IsCall
        {
            get { return Form == SyntaxKind.MethodDeclaration; }
        }
    }

    /// <summary>All that an assembly has lost, and what those have that it refers to. It is told in a resource of the
    /// assembly, a loss a line.</summary>
    sealed class Losses
    {
        const string Resource = "umcp.losses";
        const int MaxBytes = 64 << 20; // of other assemblies, each

        readonly List<Loss> all = new List<Loss>();
        readonly int foreign; // how many of them, at the front, are of other assemblies

        /// <param name="told">What Read() gave of the assemblies that code refers to.</param>
        public Losses(IEnumerable<string> told)
        {
            all.AddRange(told.SelectMany(t => t.Split('\n')).Select(Loss.Parse).Where(l => l != null));
            foreign = all.Count;
        }

        public int Count
        {
            get { return all.Count; }
        }

        public IEnumerable<Loss> All
        {
            get { return all; }
        }

        /// <summary>What tells those who refer to the assembly what it has lost itself; null: nothing.</summary>
        public IEnumerable<ResourceDescription> Tell()
        {
            if (all.Count == foreign)
                return null;
            var lines = all.Skip(foreign).Select(l => l.ToString()).Distinct().OrderBy(l => l, StringComparer.Ordinal);
            byte[] text = new UTF8Encoding(false).GetBytes(string.Join("\n", lines));
            return new[] { new ResourceDescription(Resource, () => new MemoryStream(text), true) };
        }

        /// <summary>What the assembly of these bytes says that it has lost; null: nothing.</summary>
        public static string Read(byte[] bytes)
        {
            try {
                using (var image = new PEReader(new MemoryStream(bytes)))
                    // an object file may have no header
                    return image.HasMetadata && image.PEHeaders.CorHeader != null ? Read(image) : null;
            } catch (BadImageFormatException) {
                return null; // the compiler says so, too, and better
            }
        }

        static string Read(PEReader image)
        {
            var tables = image.GetMetadataReader();
            foreach (var resource in tables.ManifestResources.Select(tables.GetManifestResource)) {
                if (!resource.Implementation.IsNil || !tables.StringComparer.Equals(resource.Name, Resource))
                    continue;
                var folder = image.PEHeaders.CorHeader.ResourcesDirectory;
                var block = image.GetSectionData(folder.RelativeVirtualAddress);
                if (resource.Offset < 0 || resource.Offset > block.Length - 4)
                    return null;
                var data = block.GetReader((int)resource.Offset, block.Length - (int)resource.Offset);
                int length = data.ReadInt32();
                return length < 0 || length > MaxBytes || length > data.RemainingBytes ? null : data.ReadUTF8(length);
            }
            return null;
        }

        /// <summary>Member `node` is gone. With `max` it is still there, but not for calls with at most so many
        /// arguments.</summary>
        public void Add(SyntaxNode node, Diagnostic error, int max = int.MaxValue)
        {
            var loss =
                new Loss { What = Members.NameOf(node), Error = error.Id, Form = node.Kind(), Name = NameOf(node) };
            if (loss.Name == null)
                return;
            var list = node.ChildNodes().OfType<BaseParameterListSyntax>().FirstOrDefault();
            if (list != null) {
                bool isOpen = list.Parameters.Any(p => p.Modifiers.Any(SyntaxKind.ParamsKeyword));
                loss.Min = list.Parameters.Count(p => p.Default == null && !p.Modifiers.Any(SyntaxKind.ParamsKeyword));
                loss.Max = Math.Min(max, isOpen ? int.MaxValue : list.Parameters.Count);
                loss.IsExtension = list.Parameters.Any(p => p.Modifiers.Any(SyntaxKind.ThisKeyword));
            }
            loss.Type = node is BaseTypeDeclarationSyntax || node is DelegateDeclarationSyntax
                ? MetadataName(node) : MetadataName(node.FirstAncestorOrSelf<BaseTypeDeclarationSyntax>());
            all.Add(loss);
        }

        /// <summary>All that a file declares is gone.</summary>
        public void AddAll(SyntaxNode root, Diagnostic error)
        {
            foreach (var node in root.DescendantNodes(n => !Members.IsCode(n)))
                if (node is BaseTypeDeclarationSyntax || node is BasePropertyDeclarationSyntax
                    || Members.IsMember(node) && !(node is AccessorDeclarationSyntax))
                    Add(node, error);
        }

        static string NameOf(SyntaxNode node)
        {
            var type = node as BaseTypeDeclarationSyntax;
            var method = node as MethodDeclarationSyntax;
            var property = node as PropertyDeclarationSyntax;
            var operation = node as OperatorDeclarationSyntax;
            var declarator = node as VariableDeclaratorSyntax;
            var other = node as DelegateDeclarationSyntax;
            var entry = node as EventDeclarationSyntax;
            var value = node as EnumMemberDeclarationSyntax;
            return type != null ? type.Identifier.ValueText : method != null ? method.Identifier.ValueText
                : property != null ? property.Identifier.ValueText : operation != null
                    ? operation.OperatorToken.ValueText
                : declarator != null ? declarator.Identifier.ValueText : other != null ? other.Identifier.ValueText
                : entry != null ? entry.Identifier.ValueText : value != null ? value.Identifier.ValueText
                : node is ConstructorDeclarationSyntax ? ".ctor" : node is IndexerDeclarationSyntax ? "this[]"
                : node is ConversionOperatorDeclarationSyntax ? "conversion" : null;
        }

        static string MetadataName(SyntaxNode type)
        {
            string name = "", separator = "";
            for (var node = type; node != null; node = node.Parent) {
                var declaration = node as TypeDeclarationSyntax;
                var other = node as BaseTypeDeclarationSyntax;
                var function = node as DelegateDeclarationSyntax;
                var parameters = declaration != null ? declaration.TypeParameterList
                    : function != null ? function.TypeParameterList : null;
                string part = other != null ? other.Identifier.ValueText : function != null
                    ? function.Identifier.ValueText
                    : Members.IsNamespace(node)
                        ? node.ChildNodes().OfType<NameSyntax>().First().WithoutTrivia().ToString() : null;
                if (part == null)
                    continue;
                if (name != "")
                    separator = Members.IsNamespace(node) ? "." : "+";
                name = part + (parameters != null ? "`" + parameters.Parameters.Count : "") + separator + name;
            }
            return name;
        }
    }

    /// <summary>Losses by name, and those of one name by the type that has lost them.</summary>
    sealed class LostNames
    {
        public static readonly LostNames None = new LostNames();

        public readonly List<Loss> Types = new List<Loss>();
        public readonly List<Loss> Extensions = new List<Loss>();
        public readonly List<Loss> Members = new List<Loss>(); // of types that are there
        readonly Dictionary<ITypeSymbol, List<Loss>> byType = new Dictionary<ITypeSymbol, List<Loss>>();
        readonly Dictionary<string, List<Loss>> byTypeName = new Dictionary<string, List<Loss>>();

        /// <summary>The losses that count: a type that is there, declared elsewhere, is none.</summary>
        public static Dictionary<string, LostNames> Of(IEnumerable<Loss> losses, CSharpCompilation compilation)
        {
            var names = new Dictionary<string, LostNames>();
            var types = new Dictionary<string, INamedTypeSymbol>();
            foreach (var loss in losses) {
                INamedTypeSymbol type;
                LostNames named;
                if (!types.TryGetValue(loss.Type, out type))
                    types[loss.Type] = type = loss.Type == "" ? null : compilation.TypeNamed(loss.Type);
                if (loss.IsType && type != null)
                    continue;
                if (!names.TryGetValue(loss.Name, out named))
                    names[loss.Name] = named = new LostNames();
                named.Add(loss, type);
            }
            return names;
        }

        void Add(Loss loss, INamedTypeSymbol type)
        {
            if (loss.IsType) {
                Types.Add(loss);
                return;
            }
            if (loss.IsExtension)
                Extensions.Add(loss);
            Add(byTypeName, loss.Type.Substring(loss.Type.LastIndexOfAny(new[] { '.', '+' }) + 1), loss);
            if (type == null)
                return;
            Members.Add(loss);
            Add(byType, type, loss);
        }

        static void Add<T>(Dictionary<T, List<Loss>> to, T key, Loss loss)
        {
            List<Loss> list;
            if (!to.TryGetValue(key, out list))
                to[key] = list = new List<Loss>();
            list.Add(loss);
        }

        /// <summary>By the last part of the type's name.</summary>
        public IEnumerable<Loss> OfTypeNamed(string name)
        {
            List<Loss> found;
            return byTypeName.TryGetValue(name, out found) ? found : Enumerable.Empty<Loss>();
        }

        /// <summary>What a type, its bases and its interfaces have lost; of one that nobody knows it may be
        /// all.</summary>
        public IEnumerable<Loss> Of(ITypeSymbol type)
        {
            if (type == null || Members.Count == 0)
                return Enumerable.Empty<Loss>();
            if (type.TypeKind == TypeKind.TypeParameter || type.TypeKind == TypeKind.Error
                || type.TypeKind == TypeKind.Dynamic)
                return Members;
            var named = type as INamedTypeSymbol;
            if (named != null && named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
                type = named.TypeArguments[0];
            return Family(type).SelectMany(OfExactly);
        }

        static IEnumerable<ITypeSymbol> Family(ITypeSymbol type)
        {
            for (var t = type; t != null; t = t.BaseType)
                yield return t;
            foreach (var t in type.AllInterfaces)
                yield return t;
        }

        IEnumerable<Loss> OfExactly(ITypeSymbol type)
        {
            List<Loss> found;
            return byType.TryGetValue(type.OriginalDefinition, out found) ? found : Enumerable.Empty<Loss>();
        }
    }
}
