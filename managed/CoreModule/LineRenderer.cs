using System;
using Unity.Collections;
using System.Collections.Generic;

namespace UnityEngine
{
    public enum LineAlignment
    {
        View = 0,
        TransformZ = 1,
        Local = 1
    }

    public enum LineTextureMode
    {
        Stretch = 0,
        Tile = 1,
        DistributePerSegment = 2,
        RepeatPerSegment = 3,
        Static = 4
    }

    /// <summary>Keeps its points; those of files are not read.</summary>
    public sealed partial class LineRenderer : Renderer
    {
        private static readonly int s_StartColor = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.colorGradient.key0");
        private static readonly int s_EndColor = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.colorGradient.key1");
        private static readonly int s_FirstWidth = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.widthCurve");
        private List<Vector3> m_Points;

        private static readonly int s_WidthMultiplier = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.widthMultiplier");
        private static readonly int s_NumCornerVertices = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.numCornerVertices");
        private static readonly int s_NumCapVertices = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.numCapVertices");
        private static readonly int s_Alignment = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.alignment");
        private static readonly int s_TextureMode = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.textureMode");
        private static readonly int s_ShadowBias = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.shadowBias");
        private static readonly int s_GenerateLightingData = Native.Slot("UnityEngine.LineRenderer", "m_Parameters.generateLightingData");
        private static readonly int s_UseWorldSpace = Native.Slot("UnityEngine.LineRenderer", "m_UseWorldSpace");
        private static readonly int s_Loop = Native.Slot("UnityEngine.LineRenderer", "m_Loop");

        public float widthMultiplier
        {
            get { return Native.GetFloat(Ptr, s_WidthMultiplier); }
            set { Native.SetFloat(Ptr, s_WidthMultiplier, value); }
        }

        public int numCornerVertices
        {
            get { return Native.GetInt(Ptr, s_NumCornerVertices); }
            set { Native.SetInt(Ptr, s_NumCornerVertices, value); }
        }

        public int numCapVertices
        {
            get { return Native.GetInt(Ptr, s_NumCapVertices); }
            set { Native.SetInt(Ptr, s_NumCapVertices, value); }
        }

        public LineAlignment alignment
        {
            get { return (LineAlignment)Native.GetInt(Ptr, s_Alignment); }
            set { Native.SetInt(Ptr, s_Alignment, (int)value); }
        }

        public LineTextureMode textureMode
        {
            get { return (LineTextureMode)Native.GetInt(Ptr, s_TextureMode); }
            set { Native.SetInt(Ptr, s_TextureMode, (int)value); }
        }

        public float shadowBias
        {
            get { return Native.GetFloat(Ptr, s_ShadowBias); }
            set { Native.SetFloat(Ptr, s_ShadowBias, value); }
        }

        public bool generateLightingData
        {
            get { return Native.GetInt(Ptr, s_GenerateLightingData) != 0; }
            set { Native.SetInt(Ptr, s_GenerateLightingData, value ? 1 : 0); }
        }

        public bool useWorldSpace
        {
            get { return Native.GetInt(Ptr, s_UseWorldSpace) != 0; }
            set { Native.SetInt(Ptr, s_UseWorldSpace, value ? 1 : 0); }
        }

        public bool loop
        {
            get { return Native.GetInt(Ptr, s_Loop) != 0; }
            set { Native.SetInt(Ptr, s_Loop, value ? 1 : 0); }
        }

        private List<Vector3> Points => m_Points ?? (m_Points = new List<Vector3>());

        public Color startColor
        {
            get { return Values.GetVector(Ptr, s_StartColor); }
            set { m_Shape.SetColors(Ptr, s_StartColor, value, endColor); }
        }

        public Color endColor
        {
            get { return Values.GetVector(Ptr, s_EndColor); }
            set { m_Shape.SetColors(Ptr, s_StartColor, startColor, value); }
        }

        private LineShape m_Shape;

        /// <summary>Of a width that is being set: times nothing it would be nothing.</summary>
        private float Multiplier => widthMultiplier == 0 ? widthMultiplier = 1 : widthMultiplier;

        public float startWidth
        {
            get { return LineShape.First(Ptr, s_FirstWidth) * widthMultiplier; }
            set { m_Shape.SetFirst(Ptr, s_FirstWidth, value / Multiplier); }
        }

        public float endWidth
        {
            get { return LineShape.Last(Ptr, s_FirstWidth) * widthMultiplier; }
            set { m_Shape.SetLast(Ptr, s_FirstWidth, value / Multiplier); }
        }

        public AnimationCurve widthCurve
        {
            get { return m_Shape.Widths("UnityEngine.LineRenderer.widthCurve"); }
            set { m_Shape.SetWidths(Ptr, s_FirstWidth, value); }
        }

        public Gradient colorGradient
        {
            get { return m_Shape.Colors(Ptr, s_StartColor, "UnityEngine.LineRenderer.colorGradient"); }
            set { m_Shape.SetColors(Ptr, s_StartColor, value); }
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
        private static readonly int s_StartColor = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.colorGradient.key0");
        private static readonly int s_EndColor = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.colorGradient.key1");
        private static readonly int s_FirstWidth = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.widthCurve");

        private static readonly int s_Time = Native.Slot("UnityEngine.TrailRenderer", "m_Time");
        private static readonly int s_MinVertexDistance = Native.Slot("UnityEngine.TrailRenderer", "m_MinVertexDistance");
        private static readonly int s_Autodestruct = Native.Slot("UnityEngine.TrailRenderer", "m_Autodestruct");
        private static readonly int s_Emitting = Native.Slot("UnityEngine.TrailRenderer", "m_Emitting");
        private static readonly int s_WidthMultiplier = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.widthMultiplier");
        private static readonly int s_NumCornerVertices = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.numCornerVertices");
        private static readonly int s_NumCapVertices = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.numCapVertices");
        private static readonly int s_Alignment = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.alignment");
        private static readonly int s_TextureMode = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.textureMode");
        private static readonly int s_ShadowBias = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.shadowBias");
        private static readonly int s_GenerateLightingData = Native.Slot("UnityEngine.TrailRenderer", "m_Parameters.generateLightingData");

        public float time
        {
            get { return Native.GetFloat(Ptr, s_Time); }
            set { Native.SetFloat(Ptr, s_Time, value); }
        }

        public float minVertexDistance
        {
            get { return Native.GetFloat(Ptr, s_MinVertexDistance); }
            set { Native.SetFloat(Ptr, s_MinVertexDistance, value); }
        }

        public bool autodestruct
        {
            get { return Native.GetInt(Ptr, s_Autodestruct) != 0; }
            set { Native.SetInt(Ptr, s_Autodestruct, value ? 1 : 0); }
        }

        public bool emitting
        {
            get { return Native.GetInt(Ptr, s_Emitting) != 0; }
            set { Native.SetInt(Ptr, s_Emitting, value ? 1 : 0); }
        }

        public float widthMultiplier
        {
            get { return Native.GetFloat(Ptr, s_WidthMultiplier); }
            set { Native.SetFloat(Ptr, s_WidthMultiplier, value); }
        }

        public int numCornerVertices
        {
            get { return Native.GetInt(Ptr, s_NumCornerVertices); }
            set { Native.SetInt(Ptr, s_NumCornerVertices, value); }
        }

        public int numCapVertices
        {
            get { return Native.GetInt(Ptr, s_NumCapVertices); }
            set { Native.SetInt(Ptr, s_NumCapVertices, value); }
        }

        public LineAlignment alignment
        {
            get { return (LineAlignment)Native.GetInt(Ptr, s_Alignment); }
            set { Native.SetInt(Ptr, s_Alignment, (int)value); }
        }

        public LineTextureMode textureMode
        {
            get { return (LineTextureMode)Native.GetInt(Ptr, s_TextureMode); }
            set { Native.SetInt(Ptr, s_TextureMode, (int)value); }
        }

        public float shadowBias
        {
            get { return Native.GetFloat(Ptr, s_ShadowBias); }
            set { Native.SetFloat(Ptr, s_ShadowBias, value); }
        }

        public bool generateLightingData
        {
            get { return Native.GetInt(Ptr, s_GenerateLightingData) != 0; }
            set { Native.SetInt(Ptr, s_GenerateLightingData, value ? 1 : 0); }
        }

        public int positionCount => 0;

        public Color startColor
        {
            get { return Values.GetVector(Ptr, s_StartColor); }
            set { m_Shape.SetColors(Ptr, s_StartColor, value, endColor); }
        }

        public Color endColor
        {
            get { return Values.GetVector(Ptr, s_EndColor); }
            set { m_Shape.SetColors(Ptr, s_StartColor, startColor, value); }
        }

        private LineShape m_Shape;

        /// <summary>Of a width that is being set: times nothing it would be nothing.</summary>
        private float Multiplier => widthMultiplier == 0 ? widthMultiplier = 1 : widthMultiplier;

        public float startWidth
        {
            get { return LineShape.First(Ptr, s_FirstWidth) * widthMultiplier; }
            set { m_Shape.SetFirst(Ptr, s_FirstWidth, value / Multiplier); }
        }

        public float endWidth
        {
            get { return LineShape.Last(Ptr, s_FirstWidth) * widthMultiplier; }
            set { m_Shape.SetLast(Ptr, s_FirstWidth, value / Multiplier); }
        }

        public AnimationCurve widthCurve
        {
            get { return m_Shape.Widths("UnityEngine.TrailRenderer.widthCurve"); }
            set { m_Shape.SetWidths(Ptr, s_FirstWidth, value); }
        }

        public Gradient colorGradient
        {
            get { return m_Shape.Colors(Ptr, s_StartColor, "UnityEngine.TrailRenderer.colorGradient"); }
            set { m_Shape.SetColors(Ptr, s_StartColor, value); }
        }

        public void Clear()
        {
        }
    }
}
