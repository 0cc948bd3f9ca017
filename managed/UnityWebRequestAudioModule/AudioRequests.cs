using System;

namespace UnityEngine.Networking
{
    public static partial class UnityWebRequestMultimedia
    {
        public static UnityWebRequest GetAudioClip(Uri uri, AudioType audioType)
            => GetAudioClip(uri.ToString(), audioType);

        public static UnityWebRequest GetAudioClip(string uri, AudioType audioType)
        {
            return new UnityWebRequest(uri, UnityWebRequest.kHttpVerbGET, new DownloadHandlerAudioClip(uri, audioType),
                null);
        }
    }
}
