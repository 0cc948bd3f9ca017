using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace UnityEngine.Rendering.PostProcessing
{
    public abstract partial class ParameterOverride
    {
        public T GetValue<T>() => ((ParameterOverride<T>)this).value;
        internal abstract void SetValue(ParameterOverride parameter);
    }

    /// <summary>A value, and whether the settings that have it override others. Nothing is drawn with it.</summary>
    [Serializable]
    public partial class ParameterOverride<T> : ParameterOverride
    {
        public T value;

        public virtual void Interp(T from, T to, float t) => value = t > 0 ? to : from;

        public void Override(T x)
        {
            overrideState = true;
            value = x;
        }

        internal override void SetValue(ParameterOverride parameter) => value = parameter.GetValue<T>();
        public override int GetHash()
            => (17 * 23 + overrideState.GetHashCode()) * 23 + (value == null ? 0 : value.GetHashCode());
        public static implicit operator T(ParameterOverride<T> prop) => prop.value;
    }

    public partial class PostProcessEffectSettings : ScriptableObject
    {
        public BoolParameter enabled = new BoolParameter { overrideState = true, value = false };

        private IEnumerable<ParameterOverride> Parameters
            => GetType().GetFields(BindingFlags.Public | BindingFlags.Instance)
            .Where(f => f.FieldType.IsSubclassOf(typeof(ParameterOverride)))
                .Select(f => (ParameterOverride)f.GetValue(this)).Where(p => p != null);

        public void SetAllOverridesTo(bool state, bool excludeEnabled = true)
        {
            foreach (ParameterOverride parameter in Parameters.Where(p => !excludeEnabled || p != enabled))
            {
                parameter.overrideState = state;
            }
        }

        public virtual bool IsEnabledAndSupported(PostProcessRenderContext context) => enabled.value;
        public int GetHash() => Parameters.Aggregate(17, (hash, p) => unchecked(hash * 23 + p.GetHash()));
    }

    public sealed partial class PostProcessProfile : ScriptableObject
    {
        public T AddSettings<T>() where T : PostProcessEffectSettings => (T)AddSettings(typeof(T));
        public PostProcessEffectSettings AddSettings(Type type)
            => AddSettings((PostProcessEffectSettings)CreateInstance(type));

        public PostProcessEffectSettings AddSettings(PostProcessEffectSettings effect)
        {
            if (HasSettings(effect.GetType()))
            {
                throw new InvalidOperationException("Effect already exists in the stack");
            }
            effect.hideFlags = HideFlags.HideInInspector | HideFlags.HideInHierarchy;
            effect.name = effect.GetType().Name;
            effect.enabled.value = true;
            settings.Add(effect);
            isDirty = true;
            return effect;
        }

        public void RemoveSettings<T>() where T : PostProcessEffectSettings => RemoveSettings(typeof(T));

        public void RemoveSettings(Type type)
        {
            int at = settings.FindIndex(s => s.GetType() == type);
            if (at < 0)
            {
                throw new InvalidOperationException("Effect doesn't exist in the stack");
            }
            settings.RemoveAt(at);
            isDirty = true;
        }

        public bool HasSettings<T>() where T : PostProcessEffectSettings => HasSettings(typeof(T));
        public bool HasSettings(Type type) => settings.Exists(s => s != null && s.GetType() == type);
        public T GetSetting<T>() where T : PostProcessEffectSettings => settings.OfType<T>().FirstOrDefault();
        public bool TryGetSettings<T>(out T outSetting) where T : PostProcessEffectSettings
            => (outSetting = GetSetting<T>()) != null;
    }

    public sealed partial class PostProcessVolume : MonoBehaviour
    {
        internal static readonly List<PostProcessVolume> s_Enabled = new List<PostProcessVolume>();
        private PostProcessProfile m_InternalProfile;

        private void OnEnable() => s_Enabled.Add(this);
        private void OnDisable() => s_Enabled.Remove(this);

        /// <summary>A copy of the shared one from the first time that it is asked for.</summary>
        public PostProcessProfile profile
        {
            get
            {
                if (m_InternalProfile == null)
                {
                    m_InternalProfile = ScriptableObject.CreateInstance<PostProcessProfile>();
                    if (sharedProfile != null)
                    {
                        m_InternalProfile.settings.AddRange(sharedProfile.settings.Where(s => s != null)
                            .Select(Object.Instantiate));
                    }
                }
                return m_InternalProfile;
            }
            set => m_InternalProfile = value;
        }

        public bool HasInstantiatedProfile() => m_InternalProfile != null;
    }

    public sealed partial class PostProcessManager
    {
        internal PostProcessManager()
        {
        }

        public PostProcessVolume GetHighestPriorityVolume(PostProcessLayer layer)
            => GetHighestPriorityVolume(layer.volumeLayer);

        public PostProcessVolume GetHighestPriorityVolume(LayerMask mask)
        {
            return PostProcessVolume.s_Enabled.Where(v => (mask.value & 1 << v.gameObject.layer) != 0)
                .OrderByDescending(v => v.priority).FirstOrDefault();
        }

        public PostProcessVolume QuickVolume(int layer, float priority, params PostProcessEffectSettings[] settings)
        {
            PostProcessVolume volume =
                new GameObject { name = "Quick Volume", layer = layer,
                hideFlags = HideFlags.HideAndDontSave }.AddComponent<PostProcessVolume>();
            volume.priority = priority;
            volume.isGlobal = true;
            foreach (PostProcessEffectSettings effect in settings)
            {
                volume.profile.AddSettings(effect);
            }
            return volume;
        }
    }
}
