using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using System.Reflection;

namespace UnityEngine.Rendering
{
    public abstract partial class VolumeParameter
    {
        public T GetValue<T>() => ((VolumeParameter<T>)this).value;

        public static bool IsObjectParameter(Type type)
        {
            return type != null
                && (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(ObjectParameter<>)
                || IsObjectParameter(type.BaseType));
        }
    }

    /// <summary>A value, and whether the component that has it overrides others. Nothing is drawn with it.</summary>
    [Serializable]
    public partial class VolumeParameter<T> : VolumeParameter, IEquatable<VolumeParameter<T>>
    {
        protected VolumeParameter(T value, bool overrideState)
        {
            m_Value = value;
            base.overrideState = overrideState;
        }

        public virtual T value { get => m_Value; set => m_Value = value; }

        public virtual void Interp(T from, T to, float t) => m_Value = t > 0 ? to : from;

        public void Override(T x)
        {
            overrideState = true;
            m_Value = x;
        }

        public override void SetValue(VolumeParameter parameter) => m_Value = parameter.GetValue<T>();
        public override int GetHashCode() => (overrideState ? 1 : 0) * 23 + (value == null ? 0 : value.GetHashCode());
        public override string ToString() => value + " (" + overrideState + ")";
        public static bool operator ==(VolumeParameter<T> lhs, T rhs)
            => lhs != null && lhs.value != null && lhs.value.Equals(rhs);
        public static bool operator !=(VolumeParameter<T> lhs, T rhs) => !(lhs == rhs);
        public bool Equals(VolumeParameter<T> other) => ReferenceEquals(this, other) || !ReferenceEquals(other, null)
            && EqualityComparer<T>.Default.Equals(m_Value, other.m_Value);
        public override bool Equals(object obj) => obj != null && obj.GetType() == GetType()
            && Equals((VolumeParameter<T>)obj);
        public static explicit operator T(VolumeParameter<T> prop) => prop.m_Value;
    }

    [Serializable]
    public partial class ObjectParameter<T> : VolumeParameter<T>
    {
        public ObjectParameter(T value)
        {
            m_OverrideState = true;
            this.value = value;
        }
    }

    [Serializable]
    public partial class FloatParameter : VolumeParameter<float>
    {
        public sealed override void Interp(float from, float to, float t) => m_Value = from + (to - from) * t;
    }

    [Serializable]
    public partial class IntParameter : VolumeParameter<int>
    {
        public sealed override void Interp(int from, int to, float t) => m_Value = (int)(from + (to - from) * t);
    }

    [Serializable]
    public partial class ColorParameter : VolumeParameter<Color>
    {
        public override void Interp(Color from, Color to, float t)
            => m_Value =
            new Color(from.r + (to.r - from.r) * t, from.g + (to.g - from.g) * t, from.b + (to.b - from.b) * t,
            from.a + (to.a - from.a) * t);
    }

    [Serializable]
    public partial class Vector2Parameter : VolumeParameter<Vector2>
    {
        public override void Interp(Vector2 from, Vector2 to, float t) => m_Value = from + (to - from) * t;
    }

    [Serializable]
    public partial class Vector3Parameter : VolumeParameter<Vector3>
    {
        public override void Interp(Vector3 from, Vector3 to, float t) => m_Value = from + (to - from) * t;
    }

    [Serializable]
    public partial class Vector4Parameter : VolumeParameter<Vector4>
    {
        public override void Interp(Vector4 from, Vector4 to, float t) => m_Value = from + (to - from) * t;
    }

    [Serializable]
    public partial class ClampedFloatParameter : FloatParameter
    {
        public override float value { get => m_Value; set => m_Value = Mathf.Clamp(value, min, max); }
    }

    [Serializable]
    public partial class NoInterpClampedFloatParameter : VolumeParameter<float>
    {
        public override float value { get => m_Value; set => m_Value = Mathf.Clamp(value, min, max); }
    }

    [Serializable]
    public partial class ClampedIntParameter : IntParameter
    {
        public override int value { get => m_Value; set => m_Value = Mathf.Clamp(value, min, max); }
    }

    [Serializable]
    public partial class NoInterpClampedIntParameter : VolumeParameter<int>
    {
        public override int value { get => m_Value; set => m_Value = Mathf.Clamp(value, min, max); }
    }

    [Serializable]
    public partial class MinFloatParameter : FloatParameter
    {
        public override float value { get => m_Value; set => m_Value = Mathf.Max(value, min); }
    }

    [Serializable]
    public partial class MaxFloatParameter : FloatParameter
    {
        public override float value { get => m_Value; set => m_Value = Mathf.Min(value, max); }
    }

    [Serializable]
    public partial class MinIntParameter : IntParameter
    {
        public override int value { get => m_Value; set => m_Value = Mathf.Max(value, min); }
    }

    [Serializable]
    public partial class MaxIntParameter : IntParameter
    {
        public override int value { get => m_Value; set => m_Value = Mathf.Min(value, max); }
    }

    [Serializable]
    public partial class VolumeComponent : ScriptableObject
    {
        /// <summary>Those of its fields, in the order in which they are declared.</summary>
        public ReadOnlyCollection<VolumeParameter> parameters
        {
            get
            {
                List<VolumeParameter> found = new List<VolumeParameter>();
                Find(this, found);
                return found.AsReadOnly();
            }
        }

        private static void Find(object holder, List<VolumeParameter> found)
        {
            IEnumerable<FieldInfo> fields = holder.GetType()
                .GetFields(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance)
                .OrderBy(f => f.MetadataToken);
            foreach (FieldInfo field in fields)
            {
                if (field.FieldType.IsSubclassOf(typeof(VolumeParameter)))
                {
                    VolumeParameter parameter = (VolumeParameter)field.GetValue(holder);
                    if (parameter != null)
                    {
                        found.Add(parameter);
                    }
                }
                else if (!field.FieldType.IsArray && field.FieldType.IsClass && field.FieldType.Namespace != "System"
                    && !typeof(Object).IsAssignableFrom(field.FieldType)
                    && field.GetValue(holder) != null && holder is VolumeComponent)
                {
                    Find(field.GetValue(holder), found);
                }
            }
        }

        public void SetAllOverridesTo(bool state)
        {
            foreach (VolumeParameter parameter in parameters)
            {
                parameter.overrideState = state;
            }
        }

        public void Release()
        {
            foreach (VolumeParameter parameter in parameters)
            {
                parameter.Release();
            }
        }
    }

    public sealed partial class VolumeProfile : ScriptableObject
    {
        public T Add<T>(bool overrides = false) where T : VolumeComponent => (T)Add(typeof(T), overrides);

        public VolumeComponent Add(Type type, bool overrides = false)
        {
            if (Has(type))
            {
                throw new InvalidOperationException("Component already exists in the volume");
            }
            VolumeComponent made = (VolumeComponent)CreateInstance(type);
            made.hideFlags = HideFlags.HideInInspector | HideFlags.HideInHierarchy;
            made.name = type.Name;
            made.SetAllOverridesTo(overrides);
            components.Add(made);
            isDirty = true;
            return made;
        }

        public void Remove<T>() where T : VolumeComponent => Remove(typeof(T));

        public void Remove(Type type)
        {
            int at = components.FindIndex(c => c.GetType() == type);
            if (at >= 0)
            {
                components.RemoveAt(at);
                isDirty = true;
            }
        }

        public bool Has<T>() where T : VolumeComponent => Has(typeof(T));
        public bool Has(Type type) => components.Exists(c => c != null && c.GetType() == type);
        public bool HasSubclassOf(Type type) => components.Exists(c => c != null && c.GetType().IsSubclassOf(type));
        public bool TryGet<T>(out T component) where T : VolumeComponent => TryGet(typeof(T), out component);
        public bool TryGet<T>(Type type, out T component) where T : VolumeComponent
            => (component = components.Find(c => c != null && c.GetType() == type) as T) != null;
        public bool TryGetSubclassOf<T>(Type type, out T component) where T : VolumeComponent
            => (component = components.Find(c => c != null && c.GetType().IsSubclassOf(type)) as T) != null;

        public bool TryGetAllSubclassOf<T>(Type type, List<T> result) where T : VolumeComponent
        {
            int before = result.Count;
            result.AddRange(components.Where(c => c != null && c.GetType().IsSubclassOf(type)).OfType<T>());
            return result.Count > before;
        }

        public void Reset() => isDirty = true;
    }

    public partial class Volume : MonoBehaviour, IVolume
    {
        internal static readonly List<Volume> s_Enabled = new List<Volume>();
        private VolumeProfile m_InternalProfile;

        private void OnEnable() => s_Enabled.Add(this);
        private void OnDisable() => s_Enabled.Remove(this);

        /// <summary>A copy of the shared one from the first time that it is asked for.</summary>
        public VolumeProfile profile
        {
            get
            {
                if (m_InternalProfile == null)
                {
                    m_InternalProfile = ScriptableObject.CreateInstance<VolumeProfile>();
                    if (sharedProfile != null)
                    {
                        m_InternalProfile.name = sharedProfile.name;
                        m_InternalProfile.components.AddRange(sharedProfile.components.Where(c => c != null)
                            .Select(Object.Instantiate));
                    }
                }
                return m_InternalProfile;
            }
            set => m_InternalProfile = value;
        }

        public bool HasInstantiatedProfile() => m_InternalProfile != null;
    }

    /// <summary>Knows the volumes. What a camera would see of them all is not computed.</summary>
    public sealed partial class VolumeManager
    {
        internal VolumeManager()
        {
        }

        public VolumeStack stack
        {
            get => throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.stack");
            set => throw new Umcp.LeftOutException("UnityEngine.Rendering.VolumeManager.stack");
        }

        public Volume[] GetVolumes(LayerMask layerMask)
        {
            return Volume.s_Enabled.Where(v => (layerMask.value & 1 << v.gameObject.layer) != 0)
                .OrderBy(v => v.priority).ToArray();
        }
    }
}
