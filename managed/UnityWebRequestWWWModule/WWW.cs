using System;
using System.Collections.Generic;
using System.Text;
using UnityEngine.Networking;

namespace UnityEngine
{
    public partial class WWW : CustomYieldInstruction, IDisposable
    {
        private readonly UnityWebRequest m_Request;

        public WWW(string url)
        {
            m_Request = UnityWebRequest.Get(url);
            m_Request.SendWebRequest();
        }

        public WWW(string url, WWWForm form)
        {
            m_Request = UnityWebRequest.Post(url, form);
            m_Request.SendWebRequest();
        }

        public WWW(string url, byte[] postData, Dictionary<string, string> headers)
        {
            string verb = postData == null ? UnityWebRequest.kHttpVerbGET : UnityWebRequest.kHttpVerbPOST;
            m_Request = new UnityWebRequest(url, verb, new DownloadHandlerBuffer(), new UploadHandlerRaw(postData));
            foreach (KeyValuePair<string, string> header in headers)
            {
                m_Request.SetRequestHeader(header.Key, header.Value);
            }
            m_Request.SendWebRequest();
        }

        public string url => m_Request.url;
        public string error => m_Request.error;
        public bool isDone => m_Request.isDone;
        public float progress => Mathf.Max(m_Request.downloadProgress, 0);
        public float uploadProgress => m_Request.uploadProgress;
        public int bytesDownloaded => (int)m_Request.downloadedBytes;
        public int size => bytesDownloaded;
        public Dictionary<string, string> responseHeaders => new Dictionary<string, string>();
        public override bool keepWaiting => !m_Request.isDone;
        public byte[] bytes => m_Request.result == UnityWebRequest.Result.Success ? m_Request.downloadHandler.data
            : new byte[0];
        public string text => m_Request.result == UnityWebRequest.Result.Success ? m_Request.downloadHandler.text : "";

        public void Dispose()
        {
            m_Request.Dispose();
        }

        public static string EscapeURL(string s) => UnityWebRequest.EscapeURL(s);
        public static string EscapeURL(string s, Encoding e) => UnityWebRequest.EscapeURL(s, e);
        public static string UnEscapeURL(string s) => UnityWebRequest.UnEscapeURL(s);
        public static string UnEscapeURL(string s, Encoding e) => UnityWebRequest.UnEscapeURL(s, e);
    }
}
