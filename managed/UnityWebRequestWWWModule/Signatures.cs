// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class WWW
    {
        public static UnityEngine.WWW LoadFromCacheOrDownload(string url, int version) { throw new Umcp.LeftOutException("UnityEngine.WWW.LoadFromCacheOrDownload"); }
        public static UnityEngine.WWW LoadFromCacheOrDownload(string url, int version, uint crc) { throw new Umcp.LeftOutException("UnityEngine.WWW.LoadFromCacheOrDownload"); }
        public static UnityEngine.WWW LoadFromCacheOrDownload(string url, UnityEngine.Hash128 hash) { throw new Umcp.LeftOutException("UnityEngine.WWW.LoadFromCacheOrDownload"); }
        public static UnityEngine.WWW LoadFromCacheOrDownload(string url, UnityEngine.Hash128 hash, uint crc) { throw new Umcp.LeftOutException("UnityEngine.WWW.LoadFromCacheOrDownload"); }
        public static UnityEngine.WWW LoadFromCacheOrDownload(string url, UnityEngine.CachedAssetBundle cachedBundle, uint crc = 0) { throw new Umcp.LeftOutException("UnityEngine.WWW.LoadFromCacheOrDownload"); }
        [System.Obsolete] public WWW(string url, byte[] postData, System.Collections.Hashtable headers) { throw new Umcp.LeftOutException("UnityEngine.WWW"); }
        public UnityEngine.AssetBundle assetBundle { get { throw new Umcp.LeftOutException("UnityEngine.WWW.assetBundle"); } }
        public UnityEngine.Texture2D texture { get { throw new Umcp.LeftOutException("UnityEngine.WWW.texture"); } }
        public UnityEngine.Texture2D textureNonReadable { get { throw new Umcp.LeftOutException("UnityEngine.WWW.textureNonReadable"); } }
        public void LoadImageIntoTexture(UnityEngine.Texture2D texture) { throw new Umcp.LeftOutException("UnityEngine.WWW.LoadImageIntoTexture"); }
        public UnityEngine.ThreadPriority threadPriority { get; set; }
        public UnityEngine.AudioClip GetAudioClip() { throw new Umcp.LeftOutException("UnityEngine.WWW.GetAudioClip"); }
        public UnityEngine.AudioClip GetAudioClip(bool threeD) { throw new Umcp.LeftOutException("UnityEngine.WWW.GetAudioClip"); }
        public UnityEngine.AudioClip GetAudioClip(bool threeD, bool stream) { throw new Umcp.LeftOutException("UnityEngine.WWW.GetAudioClip"); }
        public UnityEngine.AudioClip GetAudioClip(bool threeD, bool stream, UnityEngine.AudioType audioType) { throw new Umcp.LeftOutException("UnityEngine.WWW.GetAudioClip"); }
        public UnityEngine.AudioClip GetAudioClipCompressed() { throw new Umcp.LeftOutException("UnityEngine.WWW.GetAudioClipCompressed"); }
        public UnityEngine.AudioClip GetAudioClipCompressed(bool threeD) { throw new Umcp.LeftOutException("UnityEngine.WWW.GetAudioClipCompressed"); }
        public UnityEngine.AudioClip GetAudioClipCompressed(bool threeD, UnityEngine.AudioType audioType) { throw new Umcp.LeftOutException("UnityEngine.WWW.GetAudioClipCompressed"); }
    }
    public static partial class WWWAudioExtensions
    {
    }
}
