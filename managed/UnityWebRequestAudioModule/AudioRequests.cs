using System;

namespace UnityEngine.Networking
{
    public sealed partial class DownloadHandlerAudioClip : DownloadHandler
    {
        public DownloadHandlerAudioClip(string url, AudioType audioType)
        {
        }

        public DownloadHandlerAudioClip(Uri uri, AudioType audioType)
        {
        }

        public bool streamAudio { get; set; }
        public bool compressed { get; set; }
    }

    public static partial class UnityWebRequestMultimedia
    {
        public static UnityWebRequest GetAudioClip(Uri uri, AudioType audioType) => GetAudioClip(uri.ToString(), audioType);

        public static UnityWebRequest GetAudioClip(string uri, AudioType audioType)
        {
            return new UnityWebRequest(uri, UnityWebRequest.kHttpVerbGET, new DownloadHandlerAudioClip(uri, audioType), null);
        }
    }
}
