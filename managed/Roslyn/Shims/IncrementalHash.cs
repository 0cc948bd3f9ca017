extern alias memory; // Mono has spans of its own; Roslyn's are those of System.Memory.dll
using System.IO;

namespace System.Security.Cryptography
{
    /// <summary>Collects what is hashed, and hashes it at the end: what Roslyn hashes is small.</summary>
    public sealed class IncrementalHash : IDisposable
    {
        readonly MemoryStream data = new MemoryStream();
        readonly HashAlgorithmName name;

        IncrementalHash(HashAlgorithmName name)
        {
            this.name = name;
        }

        public static IncrementalHash CreateHash(HashAlgorithmName name)
        {
            return new IncrementalHash(name);
        }

        public void AppendData(byte[] bytes)
        {
            data.Write(bytes, 0, bytes.Length);
        }

        public void AppendData(byte[] bytes, int offset, int count)
        {
            data.Write(bytes, offset, count);
        }

        public void AppendData(memory::System.ReadOnlySpan<byte> bytes)
        {
            AppendData(bytes.ToArray());
        }

        public byte[] GetHashAndReset()
        {
            using (var hash = HashAlgorithm.Create(name.Name)) {
                byte[] found = hash.ComputeHash(data.ToArray());
                data.SetLength(0);
                return found;
            }
        }

        public void Dispose()
        {
        }
    }
}
