using System;

namespace UnityEngine
{
    public partial class ParticleSystem
    {
        /// <summary>A number, a curve over a life, or something between two of them.</summary>
        [Serializable]
        public partial struct MinMaxCurve
        {
            [SerializeField] private ParticleSystemCurveMode m_Mode;
            [SerializeField] private float m_CurveMultiplier;
            [SerializeField] private AnimationCurve m_CurveMin;
            [SerializeField] private AnimationCurve m_CurveMax;
            [SerializeField] private float m_ConstantMin;
            [SerializeField] private float m_ConstantMax;

            public MinMaxCurve(float constant) : this()
            {
                m_ConstantMax = constant;
            }

            public MinMaxCurve(float multiplier, AnimationCurve curve) : this()
            {
                m_Mode = ParticleSystemCurveMode.Curve;
                m_CurveMultiplier = multiplier;
                m_CurveMax = curve;
            }

            public MinMaxCurve(float multiplier, AnimationCurve min, AnimationCurve max) : this()
            {
                m_Mode = ParticleSystemCurveMode.TwoCurves;
                m_CurveMultiplier = multiplier;
                m_CurveMin = min;
                m_CurveMax = max;
            }

            public MinMaxCurve(float min, float max) : this()
            {
                m_Mode = ParticleSystemCurveMode.TwoConstants;
                m_ConstantMin = min;
                m_ConstantMax = max;
            }

            public float Evaluate(float time) => Evaluate(time, 1);

            public float Evaluate(float time, float lerpFactor)
            {
                switch (m_Mode)
                {
                    case ParticleSystemCurveMode.Constant: return m_ConstantMax;
                    case ParticleSystemCurveMode.TwoConstants: return Mathf.Lerp(m_ConstantMin, m_ConstantMax,
                        lerpFactor);
                    case ParticleSystemCurveMode.TwoCurves: return Mathf.Lerp(m_CurveMin.Evaluate(time),
                        m_CurveMax.Evaluate(time), lerpFactor) * m_CurveMultiplier;
                    default: return m_CurveMax.Evaluate(time) * m_CurveMultiplier;
                }
            }

            public static implicit operator MinMaxCurve(float constant) => new MinMaxCurve(constant);
        }

        /// <summary>A colour, a gradient over a life, or something between two of them.</summary>
        [Serializable]
        public partial struct MinMaxGradient
        {
            [SerializeField] private ParticleSystemGradientMode m_Mode;
            [SerializeField] private Gradient m_GradientMin;
            [SerializeField] private Gradient m_GradientMax;
            [SerializeField] private Color m_ColorMin;
            [SerializeField] private Color m_ColorMax;

            public MinMaxGradient(Color color) : this()
            {
                m_ColorMin = Color.black;
                m_ColorMax = color;
            }

            public MinMaxGradient(Gradient gradient) : this()
            {
                m_Mode = ParticleSystemGradientMode.Gradient;
                m_GradientMax = gradient;
                m_ColorMin = m_ColorMax = Color.black;
            }

            public MinMaxGradient(Color min, Color max) : this()
            {
                m_Mode = ParticleSystemGradientMode.TwoColors;
                m_ColorMin = min;
                m_ColorMax = max;
            }

            public MinMaxGradient(Gradient min, Gradient max) : this()
            {
                m_Mode = ParticleSystemGradientMode.TwoGradients;
                m_GradientMin = min;
                m_GradientMax = max;
                m_ColorMin = m_ColorMax = Color.black;
            }

            public Color Evaluate(float time) => Evaluate(time, 1);

            public Color Evaluate(float time, float lerpFactor)
            {
                switch (m_Mode)
                {
                    case ParticleSystemGradientMode.Color: return m_ColorMax;
                    case ParticleSystemGradientMode.TwoColors: return Color.Lerp(m_ColorMin, m_ColorMax, lerpFactor);
                    case ParticleSystemGradientMode.TwoGradients: return Color.Lerp(m_GradientMin.Evaluate(time),
                        m_GradientMax.Evaluate(time), lerpFactor);
                    default: return m_GradientMax.Evaluate(time);
                }
            }

            public static implicit operator MinMaxGradient(Color color) => new MinMaxGradient(color);
            public static implicit operator MinMaxGradient(Gradient gradient) => new MinMaxGradient(gradient);
        }
    }
}
