using System;
using System.Collections.Generic;
using System.Text;

namespace UnityEngine
{
    /// <summary>The state that was last asked for. Its length is unknown, so the time stays where it began.</summary>
    public partial struct AnimatorStateInfo
    {
        private int m_Name;
        private float m_NormalizedTime;

        internal AnimatorStateInfo(int name, float normalizedTime)
        {
            m_Name = name;
            m_NormalizedTime = normalizedTime;
        }

        public bool IsName(string name)
        {
            int dot = name.LastIndexOf('.');
            return Animator.StringToHash(name) == m_Name || Animator.StringToHash(name.Substring(dot + 1)) == m_Name;
        }

        public bool IsTag(string tag) => Animator.StringToHash(tag) == tagHash;
    }

    /// <summary>
    /// Parameters and states as scripts set them. No controller is read and nothing is animated: a state
    /// that is asked for is the current one at once, and no transition follows from a parameter.
    /// </summary>
    public partial class Animator : Behaviour
    {
        // The C side makes these objects without running a constructor.
        private Dictionary<int, float> m_Values;
        private Dictionary<int, AnimatorStateInfo> m_States;

        public int layerCount => Without("layerCount");
        public int parameterCount => Without("parameterCount");
        public AnimatorControllerParameter[] parameters => new AnimatorControllerParameter[Without("parameters")];

        /// <summary>0, where there is no controller; those of files are not read.</summary>
        private int Without(string what)
        {
            if (runtimeAnimatorController)
            {
                throw new Umcp.LeftOutException("UnityEngine.Animator." + what);
            }
            return 0;
        }

        public bool isInitialized => isActiveAndEnabled && runtimeAnimatorController;

        /// <summary>CRC-32 of the UTF-8 text, as files have it.</summary>
        public static int StringToHash(string name)
        {
            uint crc = 0xffffffff;
            foreach (byte b in Encoding.UTF8.GetBytes(name ?? ""))
            {
                crc ^= b;
                for (int bit = 0; bit < 8; bit++)
                {
                    crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320 : 0);
                }
            }
            return unchecked((int)~crc);
        }

        // Parameters

        private float Get(int id)
        {
            float value;
            return IsPlaying() && m_Values != null && m_Values.TryGetValue(id, out value) ? value : 0;
        }

        /// <summary>Whether there is a controller; else it is logged.</summary>
        private bool IsPlaying()
        {
            if (!runtimeAnimatorController && logWarnings)
            {
                Debug.LogWarning("Animator is not playing an AnimatorController", this);
            }
            return runtimeAnimatorController;
        }

        private void Set(int id, float value)
        {
            if (!IsPlaying())
            {
                return;
            }
            m_Values = m_Values ?? new Dictionary<int, float>();
            m_Values[id] = value;
        }

        public float GetFloat(string name) => GetFloat(StringToHash(name));
        public float GetFloat(int id) => Get(id);
        public bool GetBool(string name) => GetBool(StringToHash(name));
        public bool GetBool(int id) => Get(id) != 0;
        public int GetInteger(string name) => GetInteger(StringToHash(name));
        public int GetInteger(int id) => (int)Get(id);

        public void SetFloat(string name, float value)
        {
            SetFloat(StringToHash(name), value);
        }

        public void SetFloat(int id, float value)
        {
            Set(id, value);
        }

        public void SetFloat(string name, float value, float dampTime, float deltaTime)
        {
            SetFloat(StringToHash(name), value, dampTime, deltaTime);
        }

        /// <summary>The part of the way that goes in this time.</summary>
        public void SetFloat(int id, float value, float dampTime, float deltaTime)
        {
            float part = dampTime > 0 ? 1 - Mathf.Exp(-deltaTime / dampTime) : 1;
            Set(id, Mathf.Lerp(Get(id), value, part));
        }

        public void SetBool(string name, bool value)
        {
            SetBool(StringToHash(name), value);
        }

        public void SetBool(int id, bool value)
        {
            Set(id, value ? 1 : 0);
        }

        public void SetInteger(string name, int value)
        {
            SetInteger(StringToHash(name), value);
        }

        public void SetInteger(int id, int value)
        {
            Set(id, value);
        }

        public void SetTrigger(string name)
        {
            SetTrigger(StringToHash(name));
        }

        public void SetTrigger(int id)
        {
            Set(id, 1);
        }

        public void ResetTrigger(string name)
        {
            ResetTrigger(StringToHash(name));
        }

        public void ResetTrigger(int id)
        {
            Set(id, 0);
        }

        // States

        public AnimatorStateInfo GetCurrentAnimatorStateInfo(int layerIndex)
        {
            AnimatorStateInfo state;
            return m_States != null && m_States.TryGetValue(layerIndex, out state) ? state : new AnimatorStateInfo();
        }

        public void Play(string stateName)
        {
            Play(stateName, -1, float.NegativeInfinity);
        }

        public void Play(string stateName, int layer)
        {
            Play(stateName, layer, float.NegativeInfinity);
        }

        public void Play(string stateName, int layer, float normalizedTime)
        {
            Play(StringToHash(stateName), layer, normalizedTime);
        }

        public void Play(int stateNameHash)
        {
            Play(stateNameHash, -1, float.NegativeInfinity);
        }

        public void Play(int stateNameHash, int layer)
        {
            Play(stateNameHash, layer, float.NegativeInfinity);
        }

        public void Play(int stateNameHash, int layer, float normalizedTime)
        {
            if (!IsPlaying())
            {
                return;
            }
            float time = float.IsNegativeInfinity(normalizedTime) ? 0 : normalizedTime;
            m_States = m_States ?? new Dictionary<int, AnimatorStateInfo>();
            m_States[Math.Max(layer, 0)] = new AnimatorStateInfo(stateNameHash, time);
        }

        public void CrossFade(string stateName, float normalizedTransitionDuration, int layer,
            float normalizedTimeOffset)
        {
            Play(stateName, layer);
        }

        public void CrossFade(string stateName, float normalizedTransitionDuration, int layer,
            float normalizedTimeOffset, float normalizedTransitionTime)
        {
            Play(stateName, layer);
        }

        public void CrossFadeInFixedTime(string stateName, float fixedTransitionDuration, int layer,
            float fixedTimeOffset)
        {
            Play(stateName, layer);
        }

        public void CrossFadeInFixedTime(string stateName, float fixedTransitionDuration, int layer,
            float fixedTimeOffset, float normalizedTransitionTime)
        {
            Play(stateName, layer);
        }

        public void CrossFade(int stateHashName, float normalizedTransitionDuration, int layer,
            float normalizedTimeOffset)
        {
            Play(stateHashName, layer);
        }

        public void CrossFade(int stateHashName, float normalizedTransitionDuration, int layer,
            float normalizedTimeOffset, float normalizedTransitionTime)
        {
            Play(stateHashName, layer);
        }

        public void CrossFadeInFixedTime(int stateHashName, float fixedTransitionDuration, int layer,
            float fixedTimeOffset)
        {
            Play(stateHashName, layer);
        }

        public void CrossFadeInFixedTime(int stateHashName, float fixedTransitionDuration, int layer,
            float fixedTimeOffset, float normalizedTransitionTime)
        {
            Play(stateHashName, layer);
        }

        public void CrossFade(string stateName, float normalizedTransitionDuration)
        {
            Play(stateName);
        }

        public void CrossFade(string stateName, float normalizedTransitionDuration, int layer)
        {
            Play(stateName, layer);
        }

        public void CrossFade(int stateHashName, float normalizedTransitionDuration)
        {
            Play(stateHashName);
        }

        public void CrossFade(int stateHashName, float normalizedTransitionDuration, int layer)
        {
            Play(stateHashName, layer);
        }

        public void CrossFadeInFixedTime(string stateName, float fixedTransitionDuration)
        {
            Play(stateName);
        }

        public void CrossFadeInFixedTime(string stateName, float fixedTransitionDuration, int layer)
        {
            Play(stateName, layer);
        }

        public void CrossFadeInFixedTime(int stateHashName, float fixedTransitionDuration)
        {
            Play(stateHashName);
        }

        public void CrossFadeInFixedTime(int stateHashName, float fixedTransitionDuration, int layer)
        {
            Play(stateHashName, layer);
        }

        public void Rebind()
        {
            m_Values = null;
            m_States = null;
        }

        /// <summary>Nothing moves.</summary>
        public void Update(float deltaTime)
        {
        }
    }
}
