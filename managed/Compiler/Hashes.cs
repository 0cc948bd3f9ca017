using System;
using System.Security.Cryptography;
using System.Text;

namespace Umcp.Compiler
{
    /// <summary>SHA-256 of what is compiled. The caller keeps an assembly under the name of what its files
    /// had: what is read here must be the same, whoever changes files meanwhile.</summary>
    static class Hashes
    {
        public static byte[] Of(byte[] bytes)
        {
            using (var sha = SHA256.Create())
                return sha.ComputeHash(bytes);
        }

        /// <summary>Throws the fault "changed" unless this is the hash that is expected; null: any is.</summary>
        public static void Check(string path, byte[] hash, string expected)
        {
            if (expected != null && !Is(hash, expected))
                throw new Fault("changed", "'" + path + "' changed while it was compiled");
        }

        public static bool Is(byte[] hash, string hex)
        {
            var text = new StringBuilder(2 * hash.Length);
            foreach (byte b in hash)
                text.Append(b.ToString("x2"));
            return text.ToString() == hex;
        }
    }
}
