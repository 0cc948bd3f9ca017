// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Networking
{
    public sealed partial class DownloadHandlerAssetBundle : UnityEngine.Networking.DownloadHandler
    {
        public DownloadHandlerAssetBundle(string url, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAssetBundle"); }
        public DownloadHandlerAssetBundle(string url, uint version, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAssetBundle"); }
        public DownloadHandlerAssetBundle(string url, UnityEngine.Hash128 hash, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAssetBundle"); }
        public DownloadHandlerAssetBundle(string url, string name, UnityEngine.Hash128 hash, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAssetBundle"); }
        public DownloadHandlerAssetBundle(string url, UnityEngine.CachedAssetBundle cachedBundle, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAssetBundle"); }
        public UnityEngine.AssetBundle assetBundle { get { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAssetBundle.assetBundle"); } }
        public bool autoLoadAssetBundle { get { return m_KeptAutoLoadAssetBundle.Get("UnityEngine.Networking.DownloadHandlerAssetBundle.autoLoadAssetBundle"); } set { m_KeptAutoLoadAssetBundle.Set(value); } } private Umcp.Kept<bool> m_KeptAutoLoadAssetBundle;
        public bool isDownloadComplete { get { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAssetBundle.isDownloadComplete"); } }
        public static UnityEngine.AssetBundle GetContent(UnityEngine.Networking.UnityWebRequest www) { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAssetBundle.GetContent"); }
        internal DownloadHandlerAssetBundle() { }
    }
    public static partial class UnityWebRequestAssetBundle
    {
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(string uri) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(System.Uri uri) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(string uri, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(System.Uri uri, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(string uri, uint version, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(System.Uri uri, uint version, uint crc) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(string uri, UnityEngine.Hash128 hash, uint crc = 0) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(System.Uri uri, UnityEngine.Hash128 hash, uint crc = 0) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(string uri, UnityEngine.CachedAssetBundle cachedAssetBundle, uint crc = 0) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
        public static UnityEngine.Networking.UnityWebRequest GetAssetBundle(System.Uri uri, UnityEngine.CachedAssetBundle cachedAssetBundle, uint crc = 0) { throw new Umcp.LeftOutException("UnityEngine.Networking.UnityWebRequestAssetBundle.GetAssetBundle"); }
    }
}
