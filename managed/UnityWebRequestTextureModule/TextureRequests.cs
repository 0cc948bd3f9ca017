using System;

namespace UnityEngine.Networking
{
    public sealed partial class DownloadHandlerTexture : DownloadHandler
    {
        private readonly bool m_IsReadable;
        private Texture2D m_Texture;

        public DownloadHandlerTexture(bool readable)
        {
            m_IsReadable = readable;
        }

        /// <summary>Null: nothing has come, or it is no picture.</summary>
        public Texture2D texture
        {
            get
            {
                if (!m_Texture && isDone)
                {
                    Texture2D made = new Texture2D(2, 2, TextureFormat.RGBA32, false);
                    m_Texture = made.LoadImage(data, !m_IsReadable) ? made : null;
                }
                return m_Texture;
            }
        }

        public static Texture2D GetContent(UnityWebRequest www)
            => GetCheckedDownloader<DownloadHandlerTexture>(www).texture;
    }

    public static partial class UnityWebRequestTexture
    {
        public static UnityWebRequest GetTexture(string uri) => GetTexture(uri, false);
        public static UnityWebRequest GetTexture(Uri uri) => GetTexture(uri.ToString(), false);
        public static UnityWebRequest GetTexture(Uri uri, bool nonReadable) => GetTexture(uri.ToString(), nonReadable);

        public static UnityWebRequest GetTexture(string uri, bool nonReadable)
        {
            return new UnityWebRequest(uri, UnityWebRequest.kHttpVerbGET, new DownloadHandlerTexture(!nonReadable),
                null);
        }
    }
}
