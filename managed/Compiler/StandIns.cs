using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace Umcp.Compiler
{
    /// <summary>The assemblies that stand in for Unity's. Where a project brings a type of theirs itself, the
    /// project's is the only one that code sees: in Unity there is no other. Those that the project does not bring
    /// stay.</summary>
    sealed class StandIns
    {
        readonly List<string> folders; // none: nothing stands in for anything

        /// <param name="support">The path of Umcp.Support.dll, which lies beside them; null: there are none.</param>
        public StandIns(string support)
        {
            string folder = support == null ? null : Path.GetDirectoryName(support);
            folders = folder == null ? new List<string>() : new List<string> { folder, Path.Combine(folder, "editor") };
        }

        /// <summary>By its file's name, because a folder has several paths. The player takes no DLL of a project that
        /// is named like one of them.</summary>
        public bool Has(string path)
        {
            return folders.Any(f => File.Exists(Path.Combine(f, Path.GetFileName(path))));
        }

        /// <summary>Makes types of an assembly invisible to code, in `image`. Nothing else changes: types that stay
        /// may be made of them.</summary>
        /// <param name="names">With their namespaces, as NameOf() gives them.</param>
        public static void Hide(byte[] image, ICollection<string> names)
        {
            using (var file = new PEReader(new MemoryStream(image))) {
                var tables = file.GetMetadataReader();
                int rows = file.PEHeaders.MetadataStartOffset + tables.GetTableMetadataOffset(TableIndex.TypeDef);
                int size = tables.GetTableRowSize(TableIndex.TypeDef);
                foreach (var handle in tables.TypeDefinitions) {
                    var type = tables.GetTypeDefinition(handle);
                    // A row begins with the attributes, of which the lowest bits are the visibility.
                    if (IsPublic(type) && names.Contains(NameOf(tables, type)))
                        image[rows
                            + size * (tables.GetRowNumber(handle)
                            - 1)] &= unchecked((byte)~TypeAttributes.VisibilityMask);
                }
            }
        }

        public static bool IsPublic(TypeDefinition type)
        {
            return (type.Attributes & TypeAttributes.VisibilityMask) == TypeAttributes.Public;
        }

        public static string NameOf(MetadataReader tables, TypeDefinition type)
        {
            return tables.GetString(type.Namespace) + "." + tables.GetString(type.Name);
        }

        /// <summary>Assemblies that see what is internal to this one.</summary>
        public static IEnumerable<string> FriendsOf(MetadataReader tables)
        {
            if (!tables.IsAssembly)
                yield break;
            foreach (var handle in tables.GetAssemblyDefinition().GetCustomAttributes()) {
                var attribute = tables.GetCustomAttribute(handle);
                if (TypeOf(tables, attribute.Constructor) != "InternalsVisibleToAttribute")
                    continue;
                var value = tables.GetBlobReader(attribute.Value);
                value.ReadUInt16(); // always 1
                yield return (value.ReadSerializedString() ?? "").Split(',')[0].Trim();
            }
        }

        static string TypeOf(MetadataReader tables, EntityHandle constructor)
        {
            if (constructor.Kind != HandleKind.MemberReference)
                return null;
            var type = tables.GetMemberReference((MemberReferenceHandle)constructor).Parent;
            return type.Kind == HandleKind.TypeReference
                ? tables.GetString(tables.GetTypeReference((TypeReferenceHandle)type).Name) : null;
        }
    }
}
