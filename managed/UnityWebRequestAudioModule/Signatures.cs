// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Networking
{
    public sealed partial class DownloadHandlerAudioClip
    {
        public UnityEngine.AudioClip audioClip { get { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAudioClip.audioClip"); } }
        public static UnityEngine.AudioClip GetContent(UnityEngine.Networking.UnityWebRequest www) { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandlerAudioClip.GetContent"); }
    }
}
