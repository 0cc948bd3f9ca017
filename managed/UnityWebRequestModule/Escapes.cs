using System.IO;
using System.Text;

namespace UnityEngine.Networking
{
    /// <summary>Bytes of addresses and forms: what may not stand there is %xx; a space is "+" in addresses and "%20" in
    /// forms.</summary>
    internal static class Escapes
    {
        private const string Forbidden = "@&;:<>=?\"'/\\!#%+$,{}|^[]`";

        internal static byte[] Url(byte[] bytes) => Encode(bytes, "+");
        internal static byte[] Data(byte[] bytes) => Encode(bytes, "%20");
        internal static string Data(string text) => Encoding.ASCII.GetString(Data(Encoding.UTF8.GetBytes(text)));

        private static byte[] Encode(byte[] bytes, string space)
        {
            MemoryStream to = new MemoryStream();
            foreach (byte one in bytes)
            {
                bool isPlain = one > 32 && one < 127 && Forbidden.IndexOf((char)one) < 0;
                string text = isPlain ? ((char)one).ToString() : one == 32 ? space : "%" + one.ToString("x2");
                to.Write(Encoding.ASCII.GetBytes(text), 0, text.Length);
            }
            return to.ToArray();
        }
    }
}
