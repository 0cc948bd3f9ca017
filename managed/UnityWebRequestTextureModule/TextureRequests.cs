using System;

namespace UnityEngine.Networking
{
    public sealed partial class DownloadHandlerTexture : DownloadHandler
    {
        public DownloadHandlerTexture()
        {
        }

        public DownloadHandlerTexture(bool readable)
        {
        }
    }

    public static partial class UnityWebRequestTexture
    {
        public static UnityWebRequest GetTexture(string uri) => GetTexture(uri, false);
        public static UnityWebRequest GetTexture(Uri uri) => GetTexture(uri.ToString(), false);
        public static UnityWebRequest GetTexture(Uri uri, bool nonReadable) => GetTexture(uri.ToString(), nonReadable);

        public static UnityWebRequest GetTexture(string uri, bool nonReadable)
        {
            return new UnityWebRequest(uri, UnityWebRequest.kHttpVerbGET, new DownloadHandlerTexture(!nonReadable), null);
        }
    }
}
