using UnityEngine;
using UnityEngine.Audio;

public class Sound : MonoBehaviour
{
    public AudioMixer mixer;
    public AudioMixerGroup music;
    public AudioMixerSnapshot quiet;
    public AudioSource source;

    public float Volume
    {
        get
        {
            float v;
            return mixer.GetFloat("Volume", out v) ? v : 99;
        }
    }
}
