using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>Where values of modules are: in the system's slots, or only here once a script has set them.</summary>
    public partial class ParticleSystem
    {
        private const int EnumVersion = 6; // of files: from then on the simulation space is one of three

        /// <summary>Members whose slots have another name.</summary>
        private static readonly Dictionary<string, string> s_Keys = new Dictionary<string, string>
        {
            { "MainModule.startDelay", "startDelay" }, { "MainModule.startLifetime", "InitialModule.startLifetime" },
            { "MainModule.startSpeed", "InitialModule.startSpeed" },
                { "MainModule.startSize", "InitialModule.startSize" },
            { "MainModule.startSizeX", "InitialModule.startSize" },
                { "MainModule.startSizeY", "InitialModule.startSizeY" },
            { "MainModule.startSizeZ", "InitialModule.startSizeZ" },
                { "MainModule.startRotation", "InitialModule.startRotation" },
            { "MainModule.startRotationX", "InitialModule.startRotationX" },
                { "MainModule.startRotationY", "InitialModule.startRotationY" },
            { "MainModule.startRotationZ", "InitialModule.startRotation" },
                { "MainModule.gravityModifier", "InitialModule.gravityModifier" },
            { "MainModule.startColor", "InitialModule.startColor" },
                { "MainModule.startSize3D", "InitialModule.size3D" },
            { "MainModule.startRotation3D", "InitialModule.rotation3D" },
                { "MainModule.flipRotation", "InitialModule.randomizeRotationDirection" },
            { "MainModule.emitterVelocityMode", "emitterVelocityMode" },
                { "MainModule.ringBufferMode", "ringBufferMode" },
            { "ShapeModule.shapeType", "ShapeModule.type" }, { "ShapeModule.radius", "ShapeModule.radius.value" },
            { "ShapeModule.arc", "ShapeModule.arc.value" }, { "ShapeModule.position", "ShapeModule.m_Position" },
            { "ShapeModule.rotation", "ShapeModule.m_Rotation" }, { "ShapeModule.scale", "ShapeModule.m_Scale" },
            { "VelocityOverLifetimeModule.enabled", "VelocityModule.enabled" },
                { "LimitVelocityOverLifetimeModule.enabled", "ClampVelocityModule.enabled" },
            { "ForceOverLifetimeModule.enabled", "ForceModule.enabled" },
                { "ColorOverLifetimeModule.enabled", "ColorModule.enabled" },
            { "SizeOverLifetimeModule.enabled", "SizeModule.enabled" },
                { "RotationOverLifetimeModule.enabled", "RotationModule.enabled" },
            { "SubEmittersModule.enabled", "SubModule.enabled" },
                { "TextureSheetAnimationModule.enabled", "UVModule.enabled" },
        };

        private Dictionary<string, object> m_Kept;

        private static int SlotOf(string member, string part)
        {
            string key;
            return Native.Slot("UnityEngine.ParticleSystem", (s_Keys.TryGetValue(member, out key) ? key : member)
                + part);
        }

        private void Keep(string member, object value)
        {
            m_Kept = m_Kept ?? new Dictionary<string, object>();
            m_Kept[Same(member)] = value;
            Store(member, value);
        }

        /// <summary>Two names of one value.</summary>
        private static string Same(string member)
        {
            return member == "MainModule.startSizeX" ? "MainModule.startSize" : member == "MainModule.startRotationZ"
                ? "MainModule.startRotation" : member;
        }

        private T Kept<T>(string member)
        {
            object value;
            if (m_Kept == null || !m_Kept.TryGetValue(Same(member), out value))
            {
                value = Stored(member, typeof(T));
            }
            return value == null ? throw new Umcp.LeftOutException("UnityEngine.ParticleSystem." + member) : (T)value;
        }

        /// <summary>Also for copies, which have the slots alone.</summary>
        private void Store(string member, object value)
        {
            if (value is MinMaxCurve)
            {
                StoreCurve(member, (MinMaxCurve)value);
            }
            else if (value is MinMaxGradient)
            {
                StoreGradient(member, (MinMaxGradient)value);
            }
            else if (member == "MainModule.simulationSpace")
            {
                bool canBeSaid = Native.GetInt(Ptr, s_SerializedVersion) >= EnumVersion;
                MarkUnstored(member, !canBeSaid);
                if (canBeSaid)
                {
                    Native.SetInt(Ptr, s_MoveWithTransform, (int)value);
                }
            }
            else if (SlotOf(member, "") >= 0)
            {
                StorePlain(SlotOf(member, ""), value);
            }
        }

        private void StoreCurve(string member, MinMaxCurve curve)
        {
            if (SlotOf(member, ".scalar") >= 0)
            {
                MarkUnstored(member, IsCurve(curve));
                if (!IsCurve(curve))
                {
                    Native.SetInt(Ptr, SlotOf(member, ".minMaxState"), (int)curve.mode);
                    Native.SetFloat(Ptr, SlotOf(member, ".scalar"), curve.constantMax);
                    Native.SetFloat(Ptr, SlotOf(member, ".minScalar"), curve.constantMin);
                }
            }
        }

        private void StoreGradient(string member, MinMaxGradient gradient)
        {
            bool isColor = gradient.mode == ParticleSystemGradientMode.Color
                || gradient.mode == ParticleSystemGradientMode.TwoColors;
            if (SlotOf(member, ".maxColor") < 0)
            {
                return;
            }
            MarkUnstored(member, !isColor);
            if (isColor)
            {
                Native.SetInt(Ptr, SlotOf(member, ".minMaxState"), (int)gradient.mode);
                Values.SetVector(Ptr, SlotOf(member, ".minColor"), gradient.colorMin);
                Values.SetVector(Ptr, SlotOf(member, ".maxColor"), gradient.colorMax);
            }
        }

        /// <summary>Slots have no curves and no gradients: a file keeps its own value then, and copies say that they do
        /// not know it.</summary>
        private void MarkUnstored(string member, bool isUnstored)
        {
            string mark = Same(member) + " ", old = Native.GetText(Ptr, s_Unstored) ?? "";
            if (old.Contains(mark) != isUnstored)
            {
                Native.SetText(Ptr, s_Unstored, isUnstored ? old + mark : old.Replace(mark, ""));
            }
        }

        private bool IsUnstored(string member) => (Native.GetText(Ptr, s_Unstored) ?? "").Contains(Same(member) + " ");

        private void StorePlain(int slot, object value)
        {
            if (value is float)
            {
                Native.SetFloat(Ptr, slot, (float)value);
            }
            else if (value is Vector3)
            {
                Values.SetVector(Ptr, slot, (Vector3)value);
            }
            else if (value is bool || value is Enum || value is int)
            {
                Native.SetInt(Ptr, slot, Convert.ToInt32(value));
            }
        }

        /// <summary>Null: not known, since it is a curve or gradient of a file, or has no slot.</summary>
        private object Stored(string member, Type type)
        {
            if (IsUnstored(member))
            {
                return null;
            }
            if (type == typeof(MinMaxCurve))
            {
                return StoredCurve(member);
            }
            if (type == typeof(MinMaxGradient))
            {
                return StoredGradient(member);
            }
            if (type == typeof(Burst[]))
            {
                return Native.GetInt(Ptr, s_EmissionModuleMBurstCount) == 0 ? new Burst[0] : null;
            }
            if (member == "MainModule.simulationSpace")
            {
                bool isKnown = Native.GetInt(Ptr, s_SerializedVersion) >= EnumVersion;
                return isKnown ? (object)(ParticleSystemSimulationSpace)Native.GetInt(Ptr, s_MoveWithTransform) : null;
            }
            int slot = SlotOf(member, "");
            return slot < 0 ? null : StoredPlain(slot, type);
        }

        private object StoredCurve(string member)
        {
            int slot = SlotOf(member, ".scalar");
            int mode = slot < 0 ? (int)ParticleSystemCurveMode.Curve
                : Native.GetInt(Ptr, SlotOf(member, ".minMaxState"));
            if (mode == (int)ParticleSystemCurveMode.Constant)
            {
                return new MinMaxCurve(Native.GetFloat(Ptr, slot));
            }
            float min = mode == (int)ParticleSystemCurveMode.TwoConstants
                ? Native.GetFloat(Ptr, SlotOf(member, ".minScalar")) : float.NaN;
            return float.IsNaN(min) ? null : (object)new MinMaxCurve(min, Native.GetFloat(Ptr, slot));
        }

        private object StoredGradient(string member)
        {
            int slot = SlotOf(member, ".maxColor");
            int mode = slot < 0 ? (int)ParticleSystemGradientMode.Gradient
                : Native.GetInt(Ptr, SlotOf(member, ".minMaxState"));
            if (mode == (int)ParticleSystemGradientMode.Color)
            {
                return new MinMaxGradient((Color)Values.GetVector(Ptr, slot));
            }
            bool areTwo = mode == (int)ParticleSystemGradientMode.TwoColors;
            return areTwo
                ? (object)new MinMaxGradient((Color)Values.GetVector(Ptr, SlotOf(member, ".minColor")),
                (Color)Values.GetVector(Ptr, slot)) : null;
        }

        private object StoredPlain(int slot, Type type)
        {
            if (type == typeof(float))
            {
                return Native.GetFloat(Ptr, slot);
            }
            if (type == typeof(Vector3))
            {
                return (Vector3)Values.GetVector(Ptr, slot);
            }
            int number = Native.GetInt(Ptr, slot);
            return type.IsEnum ? Enum.ToObject(type, number) : type == typeof(bool) ? (object)(number != 0) : number;
        }

        // The multiplier of a curve is the greater number of one that is none.

        private static bool IsCurve(MinMaxCurve curve) => curve.mode == ParticleSystemCurveMode.Curve
            || curve.mode == ParticleSystemCurveMode.TwoCurves;
        private static float Multiplier(MinMaxCurve curve) => IsCurve(curve) ? curve.curveMultiplier
            : curve.constantMax;

        private static MinMaxCurve Multiplied(MinMaxCurve curve, float value)
        {
            if (IsCurve(curve))
            {
                curve.curveMultiplier = value;
            }
            else
            {
                curve.constantMax = value;
            }
            return curve;
        }
    }
}
