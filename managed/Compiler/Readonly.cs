using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace Umcp.Compiler
{
    /// <summary>Mono's class library is made by mcs, whose `ref readonly` returns lack a modifier that Roslyn wants:
    /// it refuses the indexer of ReadOnlySpan. Without the mark of `readonly` they are plain `ref`, and what is
    /// compiled
    /// against them calls just what is there.</summary>
    static class Readonly
    {
        const string Mark = "IsReadOnlyAttribute";
        const string Harmless = "CompilerGeneratedAttribute"; // what stands in place of the mark
        const int RequiredModifier = 0x1f;

        /// <summary>The bytes to compile against: the same, or changed ones.</summary>
        public static byte[] Mend(byte[] bytes)
        {
            try {
                using (var image = new PEReader(new MemoryStream(bytes)))
                    return image.HasMetadata ? Mend(bytes, image) : bytes;
            } catch (BadImageFormatException) {
                return bytes; // the compiler says so, too, and better
            }
        }

        static byte[] Mend(byte[] bytes, PEReader image)
        {
            var tables = image.GetMetadataReader();
            int other = -1; // a row with the harmless attribute
            var marks = new List<KeyValuePair<int, int>>(); // the row of a mark, and of the parameter
            foreach (var handle in tables.CustomAttributes) {
                var attribute = tables.GetCustomAttribute(handle);
                bool isOfParameter = attribute.Parent.Kind == HandleKind.Parameter;
                if (!isOfParameter && other >= 0)
                    continue;
                string name = NameOf(tables, attribute);
                if (name == Harmless && other < 0)
                    other = MetadataTokens.GetRowNumber(handle);
                else if (name == Mark && isOfParameter)
                    marks.Add(new KeyValuePair<int, int>(MetadataTokens.GetRowNumber(handle),
                        MetadataTokens.GetRowNumber(attribute.Parent)));
            }
            var bad = other < 0 || marks.Count == 0 ? new HashSet<int>() : BadReturns(tables);
            marks.RemoveAll(m => !bad.Contains(m.Value));
            if (marks.Count == 0)
                return bytes;
            var changed = (byte[])bytes.Clone();
            foreach (var mark in marks)
                Copy(changed, image, tables, other, mark.Key);
            return changed;
        }

        static string NameOf(MetadataReader tables, CustomAttribute attribute)
        {
            if (attribute.Constructor.Kind == HandleKind.MethodDefinition) {
                var type = tables.GetMethodDefinition((MethodDefinitionHandle)attribute.Constructor).GetDeclaringType();
                return tables.GetString(tables.GetTypeDefinition(type).Name);
            }
            var owner = tables.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent;
            return owner.Kind == HandleKind.TypeReference
                ? tables.GetString(tables.GetTypeReference((TypeReferenceHandle)owner).Name) : "";
        }

        /// <summary>The rows of what methods return without a modifier.</summary>
        static HashSet<int> BadReturns(MetadataReader tables)
        {
            var found = new HashSet<int>();
            foreach (var handle in tables.MethodDefinitions) {
                var method = tables.GetMethodDefinition(handle);
                var first = method.GetParameters().FirstOrDefault();
                if (first.IsNil || tables.GetParameter(first).SequenceNumber != 0)
                    continue;
                var signature = tables.GetBlobReader(method.Signature);
                if (signature.ReadSignatureHeader().IsGeneric)
                    signature.ReadCompressedInteger();
                signature.ReadCompressedInteger();
                if (signature.ReadCompressedInteger() != RequiredModifier)
                    found.Add(MetadataTokens.GetRowNumber(first));
            }
            return found;
        }

        /// <summary>Gives the attribute of row `to` the constructor of row `from`. A row is: whose it is, the
        /// constructor, the
        /// arguments.</summary>
        static void Copy(byte[] bytes, PEReader image, MetadataReader tables, int from, int to)
        {
            int row = tables.GetTableRowSize(TableIndex.CustomAttribute);
            int arguments = tables.GetHeapSize(HeapIndex.Blob) > 0xFFFF ? 4 : 2;
            int methods =
                Math.Max(tables.GetTableRowCount(TableIndex.MethodDef), tables.GetTableRowCount(TableIndex.MemberRef));
            int constructor = methods >= 1 << 13 ? 4 : 2;
            int start = image.PEHeaders.MetadataStartOffset + tables.GetTableMetadataOffset(TableIndex.CustomAttribute);
            int at = row - arguments - constructor;
            Array.Copy(bytes, start + (from - 1) * row + at, bytes, start + (to - 1) * row + at, constructor);
        }
    }
}
