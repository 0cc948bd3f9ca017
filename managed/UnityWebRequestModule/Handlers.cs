using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using Unity.Collections;

namespace UnityEngine.Networking
{
    public partial class DownloadHandler : IDisposable
    {
        private byte[] m_Bytes = new byte[0];
        private bool m_IsDone;

        internal DownloadHandler()
        {
        }

        internal int Count => m_Bytes.Length;
        public byte[] data => GetData();
        public string text => GetText();

        protected virtual byte[] GetData() => m_Bytes;

        protected virtual string GetText()
        {
            byte[] bytes = GetData();
            return bytes == null ? "" : new StreamReader(new MemoryStream(bytes), Encoding.UTF8).ReadToEnd();
        }

        protected virtual void ReceiveContentLengthHeader(ulong contentLength)
        {
            ReceiveContentLength((int)contentLength);
        }

        protected virtual float GetProgress() => m_IsDone ? 1 : 0;

        protected static T GetCheckedDownloader<T>(UnityWebRequest www) where T : DownloadHandler
        {
            if (www == null)
            {
                throw new NullReferenceException("Cannot get content from a null UnityWebRequest object");
            }
            if (!www.isDone)
            {
                throw new InvalidOperationException("Cannot get content from an unfinished UnityWebRequest object");
            }
            if (www.result == UnityWebRequest.Result.ProtocolError)
            {
                throw new InvalidOperationException(www.error);
            }
            return (T)www.downloadHandler;
        }

        /// <summary>What a request has read; false: the handler does not want it.</summary>
        internal bool Take(byte[] bytes)
        {
            ReceiveContentLengthHeader((ulong)bytes.Length);
            if (!ReceiveData(bytes, bytes.Length))
            {
                return false;
            }
            m_Bytes = bytes;
            m_IsDone = true;
            Keep(bytes);
            CompleteContent();
            return true;
        }

        internal virtual void Keep(byte[] bytes)
        {
        }
    }

    public sealed partial class DownloadHandlerBuffer : DownloadHandler
    {
        public static string GetContent(UnityWebRequest www) => GetCheckedDownloader<DownloadHandlerBuffer>(www).text;
    }

    public sealed partial class DownloadHandlerFile : DownloadHandler
    {
        private readonly string m_Path;
        private readonly bool m_IsAppending;

        public DownloadHandlerFile(string path, bool append)
        {
            m_Path = path;
            m_IsAppending = append;
        }

        internal override void Keep(byte[] bytes)
        {
            using (FileStream to = new FileStream(m_Path, m_IsAppending ? FileMode.Append : FileMode.Create))
            {
                to.Write(bytes, 0, bytes.Length);
            }
        }
    }

    public partial class UploadHandler : IDisposable
    {
        internal byte[] m_Data;

        internal UploadHandler()
        {
        }
    }

    public sealed partial class UploadHandlerRaw : UploadHandler
    {
        public UploadHandlerRaw(byte[] data)
        {
            m_Data = data == null || data.Length == 0 ? null : data;
        }

        public UploadHandlerRaw(NativeArray<byte> data, bool transferOwnership)
            : this(data.ToArray())
        {
            if (transferOwnership)
            {
                data.Dispose();
            }
        }
    }

    public sealed partial class UploadHandlerFile : UploadHandler
    {
        public UploadHandlerFile(string filePath)
        {
            m_Data = File.ReadAllBytes(filePath);
        }
    }

    public partial class MultipartFormDataSection : IMultipartFormSection
    {
        public MultipartFormDataSection(string name, byte[] data, string contentType)
        {
            if (data == null || data.Length < 1)
            {
                throw new ArgumentException("Cannot create a multipart form data section without body data");
            }
            sectionName = name;
            sectionData = data;
            this.contentType = contentType;
        }
    }

    public partial class MultipartFormFileSection : IMultipartFormSection
    {
        public MultipartFormFileSection(string name, byte[] data, string fileName, string contentType)
        {
            if (data == null || data.Length < 1)
            {
                throw new ArgumentException("Cannot create a multipart form file section without body data");
            }
            sectionName = name;
            sectionData = data;
            this.fileName = string.IsNullOrEmpty(fileName) ? "file.dat" : fileName;
            this.contentType = string.IsNullOrEmpty(contentType) ? "application/octet-stream" : contentType;
        }
    }
}

namespace UnityEngine
{
    public partial class WWWForm
    {
        private sealed class Field
        {
            internal string name, fileName, type;
            internal byte[] data;
        }

        private readonly List<Field> m_Fields = new List<Field>();
        private readonly byte[] m_Boundary = Networking.UnityWebRequest.GenerateBoundary();
        private bool m_HasFiles;

        public void AddField(string fieldName, string value) => AddField(fieldName, value, Encoding.UTF8);
        public void AddField(string fieldName, int i) => AddField(fieldName, i.ToString());

        public void AddField(string fieldName, string value, Encoding e)
        {
            m_Fields.Add(new Field { name = fieldName, data = e.GetBytes(value),
                type = "text/plain; charset=\"" + e.WebName + "\"" });
        }

        public void AddBinaryData(string fieldName, byte[] contents) => AddBinaryData(fieldName, contents, null, null);
        public void AddBinaryData(string fieldName, byte[] contents, string fileName)
            => AddBinaryData(fieldName, contents, fileName, null);

        public void AddBinaryData(string fieldName, byte[] contents, string fileName, string mimeType)
        {
            bool isPng = contents.Length > 8 && contents[0] == 0x89 && contents[1] == 0x50 && contents[2] == 0x4e
                && contents[3] == 0x47;
            m_HasFiles = true;
            m_Fields.Add(new Field
            {
                name = fieldName,
                data = contents,
                fileName = fileName ?? fieldName + (isPng ? ".png" : ".dat"),
                type = mimeType ?? (isPng ? "image/png" : "application/octet-stream")
            });
        }

        public Dictionary<string, string> headers
        {
            get
            {
                string type = m_HasFiles ? "multipart/form-data; boundary=\"" + Encoding.UTF8.GetString(m_Boundary)
                    + "\"" : "application/x-www-form-urlencoded";
                return new Dictionary<string, string> { { "Content-Type", type } };
            }
        }

        public byte[] data
        {
            get
            {
                MemoryStream all = new MemoryStream();
                if (m_HasFiles)
                {
                    WriteParts(all);
                }
                else
                {
                    WriteFields(all);
                }
                return all.ToArray();
            }
        }

        private void WriteFields(Stream to)
        {
            for (int i = 0; i < m_Fields.Count; i++)
            {
                byte[] value = Networking.Escapes.Data(m_Fields[i].data);
                Add(to, Encoding.UTF8.GetBytes((i > 0 ? "&" : "") + Networking.Escapes.Data(m_Fields[i].name) + "="));
                Add(to, value);
            }
        }

        private void WriteParts(Stream to)
        {
            string edge = "--" + Encoding.UTF8.GetString(m_Boundary);
            foreach (Field field in m_Fields)
            {
                string file = field.fileName == null ? "" : "; filename=\"" + field.fileName + "\"";
                Add(to, Encoding.UTF8.GetBytes("\r\n" + edge + "\r\nContent-Type: " + field.type
                    + "\r\nContent-disposition: form-data; name=\"" + field.name + "\"" + file + "\r\n\r\n"));
                Add(to, field.data);
            }
            Add(to, Encoding.UTF8.GetBytes("\r\n" + edge + "--\r\n"));
        }

        private static void Add(Stream to, byte[] bytes)
        {
            to.Write(bytes, 0, bytes.Length);
        }
    }
}
