using System;
using Unity.Collections;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>Keeps its points; those of files are not read.</summary>
    public sealed partial class LineRenderer : Renderer
    {
        private List<Vector3> m_Points;

        private List<Vector3> Points => m_Points ?? (m_Points = new List<Vector3>());

        public Color startColor
        {
            get { return Values.GetVector(Ptr, s_ParametersColorGradientKey0); }
            set { m_Shape.SetColors(Ptr, s_ParametersColorGradientKey0, value, endColor); }
        }

        public Color endColor
        {
            get { return Values.GetVector(Ptr, s_ParametersColorGradientKey1); }
            set { m_Shape.SetColors(Ptr, s_ParametersColorGradientKey0, startColor, value); }
        }

        private LineShape m_Shape;

        /// <summary>Of a width that is being set: times nothing it would be nothing.</summary>
        private float Multiplier => widthMultiplier == 0 ? widthMultiplier = 1 : widthMultiplier;

        public float startWidth
        {
            get { return LineShape.First(Ptr, s_ParametersWidthCurve) * widthMultiplier; }
            set { m_Shape.SetFirst(Ptr, s_ParametersWidthCurve, value / Multiplier); }
        }

        public float endWidth
        {
            get { return LineShape.Last(Ptr, s_ParametersWidthCurve) * widthMultiplier; }
            set { m_Shape.SetLast(Ptr, s_ParametersWidthCurve, value / Multiplier); }
        }

        public AnimationCurve widthCurve
        {
            get { return m_Shape.Widths("UnityEngine.LineRenderer.widthCurve"); }
            set { m_Shape.SetWidths(Ptr, s_ParametersWidthCurve, value); }
        }

        public Gradient colorGradient
        {
            get { return m_Shape.Colors(Ptr, s_ParametersColorGradientKey0, "UnityEngine.LineRenderer.colorGradient"); }
            set { m_Shape.SetColors(Ptr, s_ParametersColorGradientKey0, value); }
        }

        public int positionCount
        {
            get { return Points.Count; }
            set
            {
                if (value < 0)
                {
                    throw new ArgumentException("positionCount must be greater than or equal to zero");
                }
                while (Points.Count < value)
                {
                    Points.Add(Vector3.zero);
                }
                Points.RemoveRange(value, Points.Count - value);
            }
        }

        public Vector3 GetPosition(int index) => Points[index];

        public void SetPosition(int index, Vector3 position)
        {
            if (index < 0 || index >= positionCount)
            {
                Debug.LogError("LineRenderer.SetPosition index out of bounds!", this);
                return;
            }
            Points[index] = position;
        }

        public void SetPositions(Vector3[] positions)
        {
            for (int i = 0; i < positions.Length && i < Points.Count; i++)
            {
                Points[i] = positions[i];
            }
        }

        public void SetPositions(NativeArray<Vector3> positions) => SetPositions(positions.ToArray());
        public void SetPositions(NativeSlice<Vector3> positions) => SetPositions(positions.ToArray());

        public int GetPositions(NativeArray<Vector3> positions) => GetPositions(new NativeSlice<Vector3>(positions));

        public int GetPositions(NativeSlice<Vector3> positions)
        {
            Vector3[] all = new Vector3[positions.Length];
            int count = GetPositions(all);
            for (int i = 0; i < count; i++)
            {
                positions[i] = all[i];
            }
            return count;
        }

        public int GetPositions(Vector3[] positions)
        {
            int n = Mathf.Min(positions.Length, Points.Count);
            Points.CopyTo(0, positions, 0, n);
            return n;
        }
    }

    public sealed partial class TrailRenderer : Renderer
    {
        public Color startColor
        {
            get { return Values.GetVector(Ptr, s_ParametersColorGradientKey0); }
            set { m_Shape.SetColors(Ptr, s_ParametersColorGradientKey0, value, endColor); }
        }

        public Color endColor
        {
            get { return Values.GetVector(Ptr, s_ParametersColorGradientKey1); }
            set { m_Shape.SetColors(Ptr, s_ParametersColorGradientKey0, startColor, value); }
        }

        private LineShape m_Shape;

        /// <summary>Of a width that is being set: times nothing it would be nothing.</summary>
        private float Multiplier => widthMultiplier == 0 ? widthMultiplier = 1 : widthMultiplier;

        public float startWidth
        {
            get { return LineShape.First(Ptr, s_ParametersWidthCurve) * widthMultiplier; }
            set { m_Shape.SetFirst(Ptr, s_ParametersWidthCurve, value / Multiplier); }
        }

        public float endWidth
        {
            get { return LineShape.Last(Ptr, s_ParametersWidthCurve) * widthMultiplier; }
            set { m_Shape.SetLast(Ptr, s_ParametersWidthCurve, value / Multiplier); }
        }

        public AnimationCurve widthCurve
        {
            get { return m_Shape.Widths("UnityEngine.TrailRenderer.widthCurve"); }
            set { m_Shape.SetWidths(Ptr, s_ParametersWidthCurve, value); }
        }

        public Gradient colorGradient
        {
            get { return m_Shape.Colors(Ptr, s_ParametersColorGradientKey0,
                "UnityEngine.TrailRenderer.colorGradient"); }
            set { m_Shape.SetColors(Ptr, s_ParametersColorGradientKey0, value); }
        }
    }
}
