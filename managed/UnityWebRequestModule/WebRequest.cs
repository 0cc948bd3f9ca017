using System;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Text;
using System.Threading;

namespace UnityEngine.Networking
{
    public partial class UnityWebRequestAsyncOperation : AsyncOperation
    {
        public UnityWebRequest webRequest { get; internal set; }
    }

    /// <summary>
    /// There is no network: a request fails as one does whose host cannot be found, a frame after it was sent. Files
    /// (file://, or a path) are read.
    /// </summary>
    public partial class UnityWebRequest : IDisposable
    {
        private readonly Dictionary<string, string> m_Headers =
            new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        private string m_Url = "", m_Method = kHttpVerbGET, m_Error;
        private Result m_Result;
        private bool m_IsSent;
        private long m_Code;

        public UnityWebRequest()
        {
            disposeCertificateHandlerOnDispose = disposeDownloadHandlerOnDispose = disposeUploadHandlerOnDispose = true;
        }

        public string url
        {
            get { return m_Url; }
            set
            {
                CheckUnsent("The URL cannot be changed");
                m_Url = Whole(value);
            }
        }

        public Uri uri
        {
            get { return new Uri(m_Url); }
            set { url = value.ToString(); }
        }

        public string method
        {
            get { return m_Method; }
            set
            {
                CheckUnsent("The method cannot be changed");
                if (string.IsNullOrEmpty(value))
                {
                    throw new ArgumentException("Cannot set a UnityWebRequest's method to an empty or null string");
                }
                m_Method = value.ToUpperInvariant();
            }
        }
        public bool isDone => m_IsSent && m_Result != Result.InProgress;
        public bool isModifiable => !m_IsSent;
        public bool isNetworkError => m_Result == Result.ConnectionError;
        public bool isHttpError => m_Result == Result.ProtocolError;
        public bool isError => isNetworkError;
        public float uploadProgress => m_IsSent ? 1 : 0;
        public float downloadProgress => isDone ? 1 : m_IsSent ? 0 : -1;
        public ulong downloadedBytes
            => (ulong)(m_Result == Result.Success && downloadHandler != null ? downloadHandler.Count : 0);

        public UnityWebRequestAsyncOperation SendWebRequest()
        {
            CheckUnsent("UnityWebRequest has already been sent; cannot begin sending the request again");
            m_IsSent = true;
            UnityWebRequestAsyncOperation operation = new UnityWebRequestAsyncOperation { webRequest = this };
            SynchronizationContext.Current.Post(unused => Finish(operation), null);
            return operation;
        }

        public AsyncOperation Send() => SendWebRequest();

        public void Abort()
        {
            if (m_IsSent && m_Result == Result.InProgress)
            {
                Fail(Result.ConnectionError, "Request aborted");
            }
        }

        public void Dispose()
        {
            Abort();
            DisposeHandlers();
        }

        public string GetRequestHeader(string name)
        {
            string value;
            return m_Headers.TryGetValue(name, out value) ? value : null;
        }

        public void SetRequestHeader(string name, string value)
        {
            if (string.IsNullOrEmpty(name))
            {
                throw new ArgumentException("Cannot set a Request Header with a null or empty name");
            }
            if (value == null)
            {
                throw new ArgumentException("Cannot set a Request header with a null");
            }
            CheckUnsent("UnityWebRequest has already been sent and cannot be modified");
            m_Headers[name] = value;
        }

        private void DisposeHandlers()
        {
            if (disposeDownloadHandlerOnDispose)
            {
                downloadHandler?.Dispose();
            }
            if (disposeUploadHandlerOnDispose)
            {
                uploadHandler?.Dispose();
            }
            if (disposeCertificateHandlerOnDispose)
            {
                certificateHandler?.Dispose();
            }
        }

        private void Finish(UnityWebRequestAsyncOperation operation)
        {
            if (m_Result == Result.InProgress)
            {
                Carry();
            }
            operation.Finish();
        }

        private void Carry()
        {
            Uri to;
            if (!Uri.TryCreate(m_Url, UriKind.Absolute, out to))
            {
                Fail(Result.ConnectionError, "Malformed URL");
            }
            else if (to.IsFile)
            {
                Read(to.LocalPath);
            }
            else
            {
                bool isName = to.HostNameType == UriHostNameType.Dns;
                Fail(Result.ConnectionError, isName ? "Cannot resolve destination host"
                    : "Cannot connect to destination host");
            }
        }

        private void Read(string path)
        {
            byte[] bytes;
            try
            {
                bytes = File.ReadAllBytes(path);
            }
            catch (Exception)
            {
                m_Code = 404;
                Fail(Result.ProtocolError, "HTTP/1.1 404 Not Found");
                return;
            }
            m_Code = 200;
            m_Result = Result.Success;
            if (downloadHandler != null && !downloadHandler.Take(bytes))
            {
                Fail(Result.ConnectionError, "Failed to receive data");
            }
        }

        private void Fail(Result why, string text)
        {
            m_Result = why;
            m_Error = text;
        }

        private void CheckUnsent(string text)
        {
            if (m_IsSent)
            {
                throw new InvalidOperationException(text);
            }
        }

        /// <summary>A path is a file's; what has no scheme is http.</summary>
        private static string Whole(string url)
        {
            url = (url ?? "").Trim();
            return url.StartsWith("/", StringComparison.Ordinal) ? "file://" + url : url.Length == 0
                || url.Contains("://") || url.StartsWith("data:", StringComparison.Ordinal) ? url : "http://" + url;
        }

        // Making

        public static UnityWebRequest Get(string uri)
            => new UnityWebRequest(uri, kHttpVerbGET, new DownloadHandlerBuffer(), null);
        public static UnityWebRequest Get(Uri uri) => Get(uri.ToString());
        public static UnityWebRequest Delete(string uri) => new UnityWebRequest(uri, kHttpVerbDELETE);
        public static UnityWebRequest Delete(Uri uri) => Delete(uri.ToString());
        public static UnityWebRequest Head(string uri) => new UnityWebRequest(uri, kHttpVerbHEAD);
        public static UnityWebRequest Head(Uri uri) => Head(uri.ToString());
        public static UnityWebRequest Put(Uri uri, byte[] bodyData) => Put(uri.ToString(), bodyData);
        public static UnityWebRequest Put(string uri, string bodyData) => Put(uri, Encoding.UTF8.GetBytes(bodyData));
        public static UnityWebRequest Put(Uri uri, string bodyData) => Put(uri.ToString(), bodyData);

        public static UnityWebRequest Put(string uri, byte[] bodyData)
        {
            return new UnityWebRequest(uri, kHttpVerbPUT, new DownloadHandlerBuffer(), new UploadHandlerRaw(bodyData));
        }

        public static UnityWebRequest Post(string uri, string postData) => PostWwwForm(uri, postData);
        public static UnityWebRequest Post(Uri uri, string postData) => PostWwwForm(uri, postData);
        public static UnityWebRequest PostWwwForm(Uri uri, string form) => PostWwwForm(uri.ToString(), form);

        public static UnityWebRequest PostWwwForm(string uri, string form)
        {
            byte[] body = string.IsNullOrEmpty(form) ? null : Escapes.Data(Encoding.UTF8.GetBytes(form));
            return Posted(uri, body, "application/x-www-form-urlencoded");
        }

        public static UnityWebRequest Post(string uri, string postData, string contentType)
        {
            return Posted(uri, string.IsNullOrEmpty(postData) ? null : Encoding.UTF8.GetBytes(postData), contentType);
        }

        public static UnityWebRequest Post(Uri uri, string postData, string contentType)
            => Post(uri.ToString(), postData, contentType);

        public static UnityWebRequest Post(string uri, WWWForm formData)
        {
            byte[] body = formData == null ? null : formData.data;
            UnityWebRequest made = Posted(uri, body, null);
            foreach (KeyValuePair<string, string> header in formData == null ? new Dictionary<string, string>()
                : formData.headers)
            {
                made.SetRequestHeader(header.Key, header.Value);
            }
            return made;
        }

        public static UnityWebRequest Post(Uri uri, WWWForm formData) => Post(uri.ToString(), formData);

        public static UnityWebRequest Post(string uri, Dictionary<string, string> formFields)
        {
            return Posted(uri, formFields == null ? null
                : SerializeSimpleForm(formFields), "application/x-www-form-urlencoded");
        }

        public static UnityWebRequest Post(Uri uri, Dictionary<string, string> formFields)
            => Post(uri.ToString(), formFields);

        public static UnityWebRequest Post(string uri, List<IMultipartFormSection> multipartFormSections)
        {
            return Post(uri, multipartFormSections, GenerateBoundary());
        }

        public static UnityWebRequest Post(Uri uri, List<IMultipartFormSection> multipartFormSections)
            => Post(uri.ToString(), multipartFormSections);

        public static UnityWebRequest Post(string uri, List<IMultipartFormSection> multipartFormSections,
            byte[] boundary)
        {
            byte[] body = multipartFormSections == null ? null : SerializeFormSections(multipartFormSections, boundary);
            return Posted(uri, body, "multipart/form-data; boundary=" + Encoding.UTF8.GetString(boundary));
        }

        public static UnityWebRequest Post(Uri uri, List<IMultipartFormSection> multipartFormSections, byte[] boundary)
        {
            return Post(uri.ToString(), multipartFormSections, boundary);
        }

        private static UnityWebRequest Posted(string uri, byte[] body, string contentType)
        {
            UploadHandler upload = body == null ? null : new UploadHandlerRaw(body) { contentType = contentType };
            return new UnityWebRequest(uri, kHttpVerbPOST, new DownloadHandlerBuffer(), upload);
        }

        public static string EscapeURL(string s) => EscapeURL(s, Encoding.UTF8);
        public static string UnEscapeURL(string s) => UnEscapeURL(s, Encoding.UTF8);

        public static string EscapeURL(string s, Encoding e)
        {
            return s == null || e == null ? null : Encoding.ASCII.GetString(Escapes.Url(e.GetBytes(s)));
        }

        public static string UnEscapeURL(string s, Encoding e)
        {
            if (s == null || s.IndexOf('%') < 0 && s.IndexOf('+') < 0)
            {
                return s;
            }
            byte[] bytes = Encoding.UTF8.GetBytes(s);
            return e.GetString(WebUtility.UrlDecodeToBytes(bytes, 0, bytes.Length));
        }

        public static byte[] GenerateBoundary()
        {
            byte[] boundary = new byte[40];
            for (int i = 0; i < boundary.Length; i++)
            {
                int letter = Random.Range(48, 110);
                boundary[i] = (byte)(letter > 90 ? letter + 6 : letter > 57 ? letter + 7 : letter);
            }
            return boundary;
        }

        public static byte[] SerializeSimpleForm(Dictionary<string, string> formFields)
        {
            List<string> parts = new List<string>();
            foreach (KeyValuePair<string, string> field in formFields)
            {
                parts.Add(Escapes.Data(field.Key) + "=" + Escapes.Data(field.Value));
            }
            return Encoding.UTF8.GetBytes(string.Join("&", parts.ToArray()));
        }

        public static byte[] SerializeFormSections(List<IMultipartFormSection> multipartFormSections, byte[] boundary)
        {
            MemoryStream all = new MemoryStream();
            string edge = "\r\n--" + Encoding.UTF8.GetString(boundary);
            foreach (IMultipartFormSection section in multipartFormSections)
            {
                bool isFile = !string.IsNullOrEmpty(section.fileName);
                string head = edge + "\r\nContent-Disposition: " + (isFile ? "file" : "form-data")
                    + (string.IsNullOrEmpty(section.sectionName) ? "" : "; name=\"" + section.sectionName + "\"")
                    + (isFile ? "; filename=\"" + section.fileName + "\"" : "") + "\r\n"
                    + (string.IsNullOrEmpty(section.contentType) ? ""
                        : "Content-Type: " + section.contentType + "\r\n") + "\r\n";
                Add(all, Encoding.UTF8.GetBytes(head));
                Add(all, section.sectionData);
            }
            Add(all, Encoding.UTF8.GetBytes(edge + "--\r\n"));
            return all.ToArray();
        }

        private static void Add(Stream to, byte[] bytes)
        {
            to.Write(bytes, 0, bytes.Length);
        }
    }
}
