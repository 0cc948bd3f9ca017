// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Networking
{
    public sealed partial class DownloadHandlerTexture
    {
        public UnityEngine.Texture2D texture { get { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerTexture.texture"); } }
        public static UnityEngine.Texture2D GetContent(UnityEngine.Networking.UnityWebRequest www) { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerTexture.GetContent"); }
    }
}
