using System;
using System.IO;
using System.Text;

namespace UnityEngine
{
    /// <summary>The bytes of a file, read when they are first asked for; or a text that a script made.</summary>
    public partial class TextAsset : Object
    {
        private byte[] m_Bytes;

        /// <summary>A copy, which is nobody else's.</summary>
        public Unity.Collections.NativeArray<T> GetData<T>() where T : struct
        {
            return new Unity.Collections.NativeArray<byte>(bytes, Unity.Collections.Allocator.Temp).Reinterpret<T>(1);
        }

        public TextAsset(string text)
        {
            Native.NewAsset(this, "");
            Native.SetText(Ptr, s_Script, text ?? "");
        }

        public byte[] bytes => (byte[])Content.Clone();
        public long dataSize => Content.Length;
        public override string ToString() => text;

        /// <summary>By its byte order mark, else UTF-8.</summary>
        public string text
        {
            get
            {
                using (StreamReader reader = new StreamReader(new MemoryStream(Content), Encoding.UTF8, true))
                {
                    return reader.ReadToEnd();
                }
            }
        }

        private byte[] Content => m_Bytes ?? (m_Bytes = Read());

        private byte[] Read()
        {
            string own = Native.GetText(Ptr, s_Script), file = own == "" ? Native.GetAssetFile(Ptr) : "";
            try
            {
                return file == "" ? Encoding.UTF8.GetBytes(own) : File.ReadAllBytes(file);
            }
            catch (Exception e)
            {
                Debug.LogError("The file '" + file + "' cannot be read: " + e.Message, this);
                return new byte[0];
            }
        }
    }
}
