// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Splines
{
    public partial struct BezierCurve : System.IEquatable<UnityEngine.Splines.BezierCurve>
    {
        public Unity.Mathematics.float3 P0;
        public Unity.Mathematics.float3 P1;
        public Unity.Mathematics.float3 P2;
        public Unity.Mathematics.float3 P3;
        public Unity.Mathematics.float3 Tangent0 { get { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve.Tangent0"); } set { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve.Tangent0"); } }
        public Unity.Mathematics.float3 Tangent1 { get { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve.Tangent1"); } set { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve.Tangent1"); } }
        public BezierCurve(Unity.Mathematics.float3 p0, Unity.Mathematics.float3 p1) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve"); }
        public BezierCurve(Unity.Mathematics.float3 p0, Unity.Mathematics.float3 p1, Unity.Mathematics.float3 p2) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve"); }
        public BezierCurve(Unity.Mathematics.float3 p0, Unity.Mathematics.float3 p1, Unity.Mathematics.float3 p2, Unity.Mathematics.float3 p3) { this = default(UnityEngine.Splines.BezierCurve); this.P0 = p0; this.P1 = p1; this.P2 = p2; this.P3 = p3; }
        public BezierCurve(UnityEngine.Splines.BezierKnot a, UnityEngine.Splines.BezierKnot b) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve"); }
        public UnityEngine.Splines.BezierCurve Transform(Unity.Mathematics.float4x4 matrix) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve.Transform"); }
        public static UnityEngine.Splines.BezierCurve FromTangent(Unity.Mathematics.float3 pointA, Unity.Mathematics.float3 tangentOutA, Unity.Mathematics.float3 pointB, Unity.Mathematics.float3 tangentInB) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve.FromTangent"); }
        public UnityEngine.Splines.BezierCurve GetInvertedCurve() { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierCurve.GetInvertedCurve"); }
        public bool Equals(UnityEngine.Splines.BezierCurve other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.Splines.BezierCurve left, UnityEngine.Splines.BezierCurve right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.Splines.BezierCurve left, UnityEngine.Splines.BezierCurve right) { return !((object)left).Equals(right); }
    }
    [System.SerializableAttribute]
    public partial struct BezierKnot : UnityEngine.ISerializationCallbackReceiver, System.IEquatable<UnityEngine.Splines.BezierKnot>
    {
        public Unity.Mathematics.float3 Position;
        public Unity.Mathematics.float3 TangentIn;
        public Unity.Mathematics.float3 TangentOut;
        public Unity.Mathematics.quaternion Rotation;
        public BezierKnot(Unity.Mathematics.float3 position) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierKnot"); }
        public BezierKnot(Unity.Mathematics.float3 position, Unity.Mathematics.float3 tangentIn, Unity.Mathematics.float3 tangentOut) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierKnot"); }
        public BezierKnot(Unity.Mathematics.float3 position, Unity.Mathematics.float3 tangentIn, Unity.Mathematics.float3 tangentOut, Unity.Mathematics.quaternion rotation) { this = default(UnityEngine.Splines.BezierKnot); this.Position = position; this.TangentIn = tangentIn; this.TangentOut = tangentOut; this.Rotation = rotation; }
        public UnityEngine.Splines.BezierKnot Transform(Unity.Mathematics.float4x4 matrix) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierKnot.Transform"); }
        public static UnityEngine.Splines.BezierKnot operator +(UnityEngine.Splines.BezierKnot knot, Unity.Mathematics.float3 rhs) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierKnot.op_Addition"); }
        public static UnityEngine.Splines.BezierKnot operator -(UnityEngine.Splines.BezierKnot knot, Unity.Mathematics.float3 rhs) { throw new Umcp.LeftOutException("UnityEngine.Splines.BezierKnot.op_Subtraction"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public bool Equals(UnityEngine.Splines.BezierKnot other) { return base.Equals(other); }
    }
    public enum BezierTangent
    {
        In = 0,
        Out = 1,
    }
    public static partial class CurveUtility
    {
        public static Unity.Mathematics.float3 EvaluatePosition(UnityEngine.Splines.BezierCurve curve, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.EvaluatePosition"); }
        public static Unity.Mathematics.float3 EvaluateTangent(UnityEngine.Splines.BezierCurve curve, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.EvaluateTangent"); }
        public static Unity.Mathematics.float3 EvaluateAcceleration(UnityEngine.Splines.BezierCurve curve, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.EvaluateAcceleration"); }
        public static float EvaluateCurvature(UnityEngine.Splines.BezierCurve curve, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.EvaluateCurvature"); }
        public static void Split(UnityEngine.Splines.BezierCurve curve, float t, out UnityEngine.Splines.BezierCurve left, out UnityEngine.Splines.BezierCurve right) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.Split"); }
        public static float CalculateLength(UnityEngine.Splines.BezierCurve curve, int resolution = 30) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.CalculateLength"); }
        public static void CalculateCurveLengths(UnityEngine.Splines.BezierCurve curve, UnityEngine.Splines.DistanceToInterpolation[] lookupTable) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.CalculateCurveLengths"); }
        public static void CalculateCurveLengths(UnityEngine.Splines.BezierCurve curve, Unity.Collections.NativeArray<UnityEngine.Splines.DistanceToInterpolation> lookupTable) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.CalculateCurveLengths"); }
        public static float ApproximateLength(UnityEngine.Splines.BezierCurve curve) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.ApproximateLength"); }
        public static float GetDistanceToInterpolation(UnityEngine.Splines.BezierCurve curve, float distance) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.GetDistanceToInterpolation"); }
        public static float GetDistanceToInterpolation<T>(T lut, float distance) where T : System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.DistanceToInterpolation> { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.GetDistanceToInterpolation"); }
        public static Unity.Mathematics.float3 GetNearestPoint(UnityEngine.Splines.BezierCurve curve, UnityEngine.Ray ray, int resolution = 16) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.GetNearestPoint"); }
        public static float GetNearestPoint(UnityEngine.Splines.BezierCurve curve, UnityEngine.Ray ray, out Unity.Mathematics.float3 position, out float interpolation, int resolution = 16) { throw new Umcp.LeftOutException("UnityEngine.Splines.CurveUtility.GetNearestPoint"); }
    }
    [System.SerializableAttribute]
    public partial struct DataPoint<TDataType> : System.IComparable<UnityEngine.Splines.DataPoint<TDataType>>, System.IComparable<float>, UnityEngine.Splines.IDataPoint
    {
        public float Index { get { return m_Index; } set { m_Index = value; } } [UnityEngine.SerializeField] private float m_Index;
        public TDataType Value { get { return m_Value; } set { m_Value = value; } } [UnityEngine.SerializeField] private TDataType m_Value;
        public DataPoint(float index, TDataType value) { this = default(UnityEngine.Splines.DataPoint<TDataType>); this.Index = index; this.Value = value; }
        public int CompareTo(UnityEngine.Splines.DataPoint<TDataType> other) { throw new Umcp.LeftOutException("UnityEngine.Splines.DataPoint<TDataType>.CompareTo"); }
        public int CompareTo(float other) { throw new Umcp.LeftOutException("UnityEngine.Splines.DataPoint<TDataType>.CompareTo"); }
    }
    [System.SerializableAttribute]
    public partial struct DistanceToInterpolation
    {
        public float Distance;
        public float T;
    }
    [System.SerializableAttribute]
    public partial class EmbeddedSplineData
    {
        public UnityEngine.Splines.SplineContainer Container { get { return m_Container; } set { m_Container = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineContainer m_Container;
        public int SplineIndex { get { return m_SplineIndex; } set { m_SplineIndex = value; } } [UnityEngine.SerializeField] private int m_SplineIndex;
        public UnityEngine.Splines.EmbeddedSplineDataType Type { get { return m_Type; } set { m_Type = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.EmbeddedSplineDataType m_Type;
        public string Key { get { return m_Key; } set { m_Key = value; } } [UnityEngine.SerializeField] private string m_Key;
        public EmbeddedSplineData() { }
        public EmbeddedSplineData(string key, UnityEngine.Splines.EmbeddedSplineDataType type, UnityEngine.Splines.SplineContainer container = null, int splineIndex = 0) { this.Container = container; this.SplineIndex = splineIndex; this.Key = key; this.Type = type; }
        public bool TryGetSpline(out UnityEngine.Splines.Spline spline) { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.TryGetSpline"); }
        public bool TryGetFloatData(out UnityEngine.Splines.SplineData<float> data) { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.TryGetFloatData"); }
        public bool TryGetFloat4Data(out UnityEngine.Splines.SplineData<Unity.Mathematics.float4> data) { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.TryGetFloat4Data"); }
        public bool TryGetIntData(out UnityEngine.Splines.SplineData<int> data) { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.TryGetIntData"); }
        public bool TryGetObjectData(out UnityEngine.Splines.SplineData<UnityEngine.Object> data) { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.TryGetObjectData"); }
        public UnityEngine.Splines.SplineData<float> GetOrCreateFloatData() { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.GetOrCreateFloatData"); }
        public UnityEngine.Splines.SplineData<Unity.Mathematics.float4> GetOrCreateFloat4Data() { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.GetOrCreateFloat4Data"); }
        public UnityEngine.Splines.SplineData<int> GetOrCreateIntData() { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.GetOrCreateIntData"); }
        public UnityEngine.Splines.SplineData<UnityEngine.Object> GetOrCreateObjectData() { throw new Umcp.LeftOutException("UnityEngine.Splines.EmbeddedSplineData.GetOrCreateObjectData"); }
    }
    [System.FlagsAttribute]
    public enum EmbeddedSplineDataField
    {
        Container = 1,
        SplineIndex = 2,
        Key = 4,
        Type = 8,
        All = 255,
    }
    public partial class EmbeddedSplineDataFieldsAttribute : UnityEngine.PropertyAttribute
    {
        public readonly UnityEngine.Splines.EmbeddedSplineDataField Fields;
        public EmbeddedSplineDataFieldsAttribute(UnityEngine.Splines.EmbeddedSplineDataField fields) { this.Fields = fields; }
        internal EmbeddedSplineDataFieldsAttribute() { }
    }
    public enum EmbeddedSplineDataType
    {
        Int = 0,
        Float = 1,
        Float4 = 2,
        Object = 3,
    }
    public partial struct ExtrudeSettings<T> where T : UnityEngine.Splines.IExtrudeShape
    {
        public int SegmentCount { get { return m_SegmentCount; } set { m_SegmentCount = value; } } [UnityEngine.SerializeField] private int m_SegmentCount;
        public bool CapEnds { get { return m_CapEnds; } set { m_CapEnds = value; } } [UnityEngine.SerializeField] private bool m_CapEnds;
        public bool FlipNormals { get { return m_FlipNormals; } set { m_FlipNormals = value; } } [UnityEngine.SerializeField] private bool m_FlipNormals;
        public Unity.Mathematics.float2 Range { get { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrudeSettings<T>.Range"); } set { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrudeSettings<T>.Range"); } }
        public float Radius { get { return m_Radius; } set { m_Radius = value; } } [UnityEngine.SerializeField] private float m_Radius;
        public T Shape { get { return m_Shape; } set { m_Shape = value; } } [UnityEngine.SerializeField] private T m_Shape;
        public ExtrudeSettings(T shape) { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrudeSettings<T>"); }
        public ExtrudeSettings(int segments, bool capped, Unity.Mathematics.float2 range, float radius, T shape) { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrudeSettings<T>"); }
    }
}

namespace UnityEngine.Splines.ExtrusionShapes
{
    [System.SerializableAttribute]
    public sealed partial class Circle : UnityEngine.Splines.IExtrudeShape
    {
        public void Setup(UnityEngine.Splines.ISpline path, int segmentCount) { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrusionShapes.Circle.Setup"); }
        public Unity.Mathematics.float2 GetPosition(float t, int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrusionShapes.Circle.GetPosition"); }
        public int SideCount { get { return m_Sides; } set { m_Sides = value; } } [UnityEngine.SerializeField] private int m_Sides = 8;
    }
    [System.SerializableAttribute]
    public sealed partial class Road : UnityEngine.Splines.IExtrudeShape
    {
        public int SideCount { get { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrusionShapes.Road.SideCount"); } }
        public Unity.Mathematics.float2 GetPosition(float t, int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrusionShapes.Road.GetPosition"); }
    }
    [System.SerializableAttribute]
    public partial class SplineShape : UnityEngine.Splines.IExtrudeShape
    {
        [UnityEngine.SerializeField] public UnityEngine.Splines.ExtrusionShapes.SplineShape.Axis m_Axis = UnityEngine.Splines.ExtrusionShapes.SplineShape.Axis.Y;
        public int SideCount { get { return m_SideCount; } set { m_SideCount = value; } } [UnityEngine.SerializeField] private int m_SideCount = 12;
        public UnityEngine.Splines.SplineContainer SplineContainer { get { return m_Template; } set { m_Template = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineContainer m_Template;
        public int SplineIndex { get { return m_SplineIndex; } set { m_SplineIndex = value; } } [UnityEngine.SerializeField] private int m_SplineIndex;
        public UnityEngine.Splines.Spline Spline { get { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrusionShapes.SplineShape.Spline"); } }
        public Unity.Mathematics.float2 GetPosition(float t, int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrusionShapes.SplineShape.GetPosition"); }
        public enum Axis
        {
            X = 0,
            Y = 1,
            Z = 2,
        }
    }
    [System.SerializableAttribute]
    public sealed partial class Square : UnityEngine.Splines.IExtrudeShape
    {
        public int SideCount { get { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrusionShapes.Square.SideCount"); } }
        public Unity.Mathematics.float2 GetPosition(float t, int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.ExtrusionShapes.Square.GetPosition"); }
    }
}

namespace UnityEngine.Splines
{
    public partial struct GetPosition : Unity.Jobs.IJobParallelFor
    {
        public UnityEngine.Splines.NativeSpline Spline;
        public Unity.Collections.NativeArray<Unity.Mathematics.float3> Positions;
        public void Execute(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.GetPosition.Execute"); }
    }
    public partial struct GetPositionTangentNormal : Unity.Jobs.IJobParallelFor
    {
        public UnityEngine.Splines.NativeSpline Spline;
        public Unity.Collections.NativeArray<Unity.Mathematics.float3> Positions;
        public Unity.Collections.NativeArray<Unity.Mathematics.float3> Tangents;
        public Unity.Collections.NativeArray<Unity.Mathematics.float3> Normals;
        public void Execute(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.GetPositionTangentNormal.Execute"); }
    }
    public partial interface IDataPoint
    {
        float Index { get; set; }
    }
    public partial interface IExtrudeShape
    {
        int SideCount { get; }
        Unity.Mathematics.float2 GetPosition(float t, int index);
    }
    public partial interface IHasEmptyCurves
    {
        System.Collections.Generic.IReadOnlyList<int> EmptyCurves { get; }
    }
    public partial interface IInterpolator<T>
    {
        T Interpolate(T from, T to, float t);
    }
    public partial interface ISpline : System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.BezierKnot>
    {
        bool Closed { get; }
        float GetLength();
        UnityEngine.Splines.BezierCurve GetCurve(int index);
        float GetCurveLength(int index);
        Unity.Mathematics.float3 GetCurveUpVector(int index, float t);
        float GetCurveInterpolation(int curveIndex, float curveDistance);
    }
    public partial interface ISplineContainer
    {
        System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.Spline> Splines { get; set; }
        UnityEngine.Splines.KnotLinkCollection KnotLinkCollection { get; }
    }
    [System.Obsolete]
    public partial interface ISplineProvider
    {
        System.Collections.Generic.IEnumerable<UnityEngine.Splines.Spline> Splines { get; }
    }
    public static partial class InterpolatorUtility
    {
        public static UnityEngine.Splines.IInterpolator<float> LerpFloat { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.float2> LerpFloat2 { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.float3> LerpFloat3 { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.float4> LerpFloat4 { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.float2> SlerpFloat2 { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.float3> SlerpFloat3 { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.quaternion> LerpQuaternion { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<UnityEngine.Color> LerpColor { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<float> SmoothStepFloat { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.float2> SmoothStepFloat2 { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.float3> SmoothStepFloat3 { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.float4> SmoothStepFloat4 { get; internal set; }
        public static UnityEngine.Splines.IInterpolator<Unity.Mathematics.quaternion> SlerpQuaternion { get; internal set; }
    }
}

namespace UnityEngine.Splines.Interpolators
{
    public partial struct LerpColor : UnityEngine.Splines.IInterpolator<UnityEngine.Color>
    {
        public UnityEngine.Color Interpolate(UnityEngine.Color a, UnityEngine.Color b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.LerpColor.Interpolate"); }
    }
    public partial struct LerpFloat : UnityEngine.Splines.IInterpolator<float>
    {
        public float Interpolate(float a, float b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.LerpFloat.Interpolate"); }
    }
    public partial struct LerpFloat2 : UnityEngine.Splines.IInterpolator<Unity.Mathematics.float2>
    {
        public Unity.Mathematics.float2 Interpolate(Unity.Mathematics.float2 a, Unity.Mathematics.float2 b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.LerpFloat2.Interpolate"); }
    }
    public partial struct LerpFloat3 : UnityEngine.Splines.IInterpolator<Unity.Mathematics.float3>
    {
        public Unity.Mathematics.float3 Interpolate(Unity.Mathematics.float3 a, Unity.Mathematics.float3 b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.LerpFloat3.Interpolate"); }
    }
    public partial struct LerpFloat4 : UnityEngine.Splines.IInterpolator<Unity.Mathematics.float4>
    {
        public Unity.Mathematics.float4 Interpolate(Unity.Mathematics.float4 a, Unity.Mathematics.float4 b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.LerpFloat4.Interpolate"); }
    }
    public partial struct LerpQuaternion : UnityEngine.Splines.IInterpolator<Unity.Mathematics.quaternion>
    {
        public Unity.Mathematics.quaternion Interpolate(Unity.Mathematics.quaternion a, Unity.Mathematics.quaternion b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.LerpQuaternion.Interpolate"); }
    }
    public partial struct SlerpFloat2 : UnityEngine.Splines.IInterpolator<Unity.Mathematics.float2>
    {
        public Unity.Mathematics.float2 Interpolate(Unity.Mathematics.float2 a, Unity.Mathematics.float2 b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.SlerpFloat2.Interpolate"); }
    }
    public partial struct SlerpFloat3 : UnityEngine.Splines.IInterpolator<Unity.Mathematics.float3>
    {
        public Unity.Mathematics.float3 Interpolate(Unity.Mathematics.float3 a, Unity.Mathematics.float3 b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.SlerpFloat3.Interpolate"); }
    }
    public partial struct SlerpQuaternion : UnityEngine.Splines.IInterpolator<Unity.Mathematics.quaternion>
    {
        public Unity.Mathematics.quaternion Interpolate(Unity.Mathematics.quaternion a, Unity.Mathematics.quaternion b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.SlerpQuaternion.Interpolate"); }
    }
    public partial struct SmoothStepFloat : UnityEngine.Splines.IInterpolator<float>
    {
        public float Interpolate(float a, float b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.SmoothStepFloat.Interpolate"); }
    }
    public partial struct SmoothStepFloat2 : UnityEngine.Splines.IInterpolator<Unity.Mathematics.float2>
    {
        public Unity.Mathematics.float2 Interpolate(Unity.Mathematics.float2 a, Unity.Mathematics.float2 b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.SmoothStepFloat2.Interpolate"); }
    }
    public partial struct SmoothStepFloat3 : UnityEngine.Splines.IInterpolator<Unity.Mathematics.float3>
    {
        public Unity.Mathematics.float3 Interpolate(Unity.Mathematics.float3 a, Unity.Mathematics.float3 b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.SmoothStepFloat3.Interpolate"); }
    }
    public partial struct SmoothStepFloat4 : UnityEngine.Splines.IInterpolator<Unity.Mathematics.float4>
    {
        public Unity.Mathematics.float4 Interpolate(Unity.Mathematics.float4 a, Unity.Mathematics.float4 b, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Interpolators.SmoothStepFloat4.Interpolate"); }
    }
}

namespace UnityEngine.Splines
{
    [System.SerializableAttribute]
    public sealed partial class KnotLinkCollection
    {
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.Count"); } }
        public bool TryGetKnotLinks(UnityEngine.Splines.SplineKnotIndex knotIndex, out System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.SplineKnotIndex> linkedKnots) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.TryGetKnotLinks"); }
        public System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.SplineKnotIndex> GetKnotLinks(UnityEngine.Splines.SplineKnotIndex knotIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.GetKnotLinks"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.Clear"); }
        public void Link(UnityEngine.Splines.SplineKnotIndex knotA, UnityEngine.Splines.SplineKnotIndex knotB) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.Link"); }
        public void Unlink(UnityEngine.Splines.SplineKnotIndex knot) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.Unlink"); }
        public void SplineRemoved(int splineIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.SplineRemoved"); }
        public void SplineIndexChanged(int previousIndex, int newIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.SplineIndexChanged"); }
        public void KnotIndexChanged(int splineIndex, int previousKnotIndex, int newKnotIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.KnotIndexChanged"); }
        public void KnotIndexChanged(UnityEngine.Splines.SplineKnotIndex previousIndex, UnityEngine.Splines.SplineKnotIndex newIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.KnotIndexChanged"); }
        public void KnotRemoved(int splineIndex, int knotIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.KnotRemoved"); }
        public void KnotRemoved(UnityEngine.Splines.SplineKnotIndex index) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.KnotRemoved"); }
        public void KnotInserted(int splineIndex, int knotIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.KnotInserted"); }
        public void KnotInserted(UnityEngine.Splines.SplineKnotIndex index) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.KnotInserted"); }
        public void ShiftKnotIndices(UnityEngine.Splines.SplineKnotIndex index, int offset) { throw new Umcp.LeftOutException("UnityEngine.Splines.KnotLinkCollection.ShiftKnotIndices"); }
    }
    public partial struct NativeSpline : UnityEngine.Splines.ISpline, System.IDisposable
    {
        public Unity.Collections.NativeArray<UnityEngine.Splines.BezierKnot> Knots { get; internal set; }
        public Unity.Collections.NativeArray<UnityEngine.Splines.BezierCurve> Curves { get; internal set; }
        public bool Closed { get; internal set; }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.Count"); } }
        public float GetLength() { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.GetLength"); }
        public UnityEngine.Splines.BezierKnot this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.this[]"); } }
        public System.Collections.Generic.IEnumerator<UnityEngine.Splines.BezierKnot> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.System.Collections.IEnumerable.GetEnumerator"); }
        public NativeSpline(UnityEngine.Splines.ISpline spline, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline"); }
        public NativeSpline(UnityEngine.Splines.ISpline spline, bool cacheUpVectors, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline"); }
        public NativeSpline(UnityEngine.Splines.ISpline spline, Unity.Mathematics.float4x4 transform, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline"); }
        public NativeSpline(UnityEngine.Splines.ISpline spline, Unity.Mathematics.float4x4 transform, bool cacheUpVectors, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline"); }
        public NativeSpline(System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.BezierKnot> knots, bool closed, Unity.Mathematics.float4x4 transform, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) : this(knots, null, closed, transform, false, allocator) { }
        public NativeSpline(System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.BezierKnot> knots, bool closed, Unity.Mathematics.float4x4 transform, bool cacheUpVectors, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) : this(knots, null, closed, transform, cacheUpVectors, allocator) { }
        public NativeSpline(System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.BezierKnot> knots, System.Collections.Generic.IReadOnlyList<int> splits, bool closed, Unity.Mathematics.float4x4 transform, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) : this(knots, splits, closed, transform, false, allocator) { }
        public NativeSpline(System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.BezierKnot> knots, System.Collections.Generic.IReadOnlyList<int> splits, bool closed, Unity.Mathematics.float4x4 transform, bool cacheUpVectors, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)2) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline"); }
        public UnityEngine.Splines.BezierCurve GetCurve(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.GetCurve"); }
        public float GetCurveLength(int curveIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.GetCurveLength"); }
        public Unity.Mathematics.float3 GetCurveUpVector(int index, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.GetCurveUpVector"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.Dispose"); }
        public float GetCurveInterpolation(int curveIndex, float curveDistance) { throw new Umcp.LeftOutException("UnityEngine.Splines.NativeSpline.GetCurveInterpolation"); }
    }
    public enum PathIndexUnit
    {
        Distance = 0,
        Normalized = 1,
        Knot = 2,
    }
    public enum SliceDirection
    {
        Forward = 0,
        Backward = 1,
    }
    [System.SerializableAttribute]
    public partial class Spline : UnityEngine.Splines.ISpline, System.Collections.Generic.IList<UnityEngine.Splines.BezierKnot>
    {
        public bool TryGetFloatData(string key, out UnityEngine.Splines.SplineData<float> data) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.TryGetFloatData"); }
        public bool TryGetFloat4Data(string key, out UnityEngine.Splines.SplineData<Unity.Mathematics.float4> data) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.TryGetFloat4Data"); }
        public bool TryGetIntData(string key, out UnityEngine.Splines.SplineData<int> data) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.TryGetIntData"); }
        public bool TryGetObjectData(string key, out UnityEngine.Splines.SplineData<UnityEngine.Object> data) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.TryGetObjectData"); }
        public UnityEngine.Splines.SplineData<float> GetOrCreateFloatData(string key) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetOrCreateFloatData"); }
        public UnityEngine.Splines.SplineData<Unity.Mathematics.float4> GetOrCreateFloat4Data(string key) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetOrCreateFloat4Data"); }
        public UnityEngine.Splines.SplineData<int> GetOrCreateIntData(string key) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetOrCreateIntData"); }
        public UnityEngine.Splines.SplineData<UnityEngine.Object> GetOrCreateObjectData(string key) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetOrCreateObjectData"); }
        public bool RemoveFloatData(string key) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.RemoveFloatData"); }
        public bool RemoveFloat4Data(string key) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.RemoveFloat4Data"); }
        public bool RemoveIntData(string key) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.RemoveIntData"); }
        public bool RemoveObjectData(string key) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.RemoveObjectData"); }
        public System.Collections.Generic.IEnumerable<string> GetFloatDataKeys() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetFloatDataKeys"); }
        public System.Collections.Generic.IEnumerable<string> GetFloat4DataKeys() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetFloat4DataKeys"); }
        public System.Collections.Generic.IEnumerable<string> GetIntDataKeys() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetIntDataKeys"); }
        public System.Collections.Generic.IEnumerable<string> GetObjectDataKeys() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetObjectDataKeys"); }
        public System.Collections.Generic.IEnumerable<string> GetSplineDataKeys(UnityEngine.Splines.EmbeddedSplineDataType type) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetSplineDataKeys"); }
        public System.Collections.Generic.IEnumerable<UnityEngine.Splines.SplineData<float>> GetFloatDataValues() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetFloatDataValues"); }
        public System.Collections.Generic.IEnumerable<UnityEngine.Splines.SplineData<Unity.Mathematics.float4>> GetFloat4DataValues() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetFloat4DataValues"); }
        public System.Collections.Generic.IEnumerable<UnityEngine.Splines.SplineData<int>> GetIntDataValues() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetIntDataValues"); }
        public System.Collections.Generic.IEnumerable<UnityEngine.Splines.SplineData<UnityEngine.Object>> GetObjectDataValues() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetObjectDataValues"); }
        public void SetFloatData(string key, UnityEngine.Splines.SplineData<float> value) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetFloatData"); }
        public void SetFloat4Data(string key, UnityEngine.Splines.SplineData<Unity.Mathematics.float4> value) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetFloat4Data"); }
        public void SetIntData(string key, UnityEngine.Splines.SplineData<int> value) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetIntData"); }
        public void SetObjectData(string key, UnityEngine.Splines.SplineData<UnityEngine.Object> value) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetObjectData"); }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Count"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.IsReadOnly"); } }
        [System.Obsolete] public event System.Action changed { add { } remove { } }
        public static event System.Action<UnityEngine.Splines.Spline, int, UnityEngine.Splines.SplineModification> Changed { add { } remove { } }
        protected virtual void OnSplineChanged() { }
        public void EnforceTangentModeNoNotify(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.EnforceTangentModeNoNotify"); }
        public void EnforceTangentModeNoNotify(UnityEngine.Splines.SplineRange range) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.EnforceTangentModeNoNotify"); }
        public UnityEngine.Splines.TangentMode GetTangentMode(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetTangentMode"); }
        public void SetTangentMode(UnityEngine.Splines.TangentMode mode) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetTangentMode"); }
        public void SetTangentMode(int index, UnityEngine.Splines.TangentMode mode, UnityEngine.Splines.BezierTangent main = (UnityEngine.Splines.BezierTangent)1) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetTangentMode"); }
        public void SetTangentMode(UnityEngine.Splines.SplineRange range, UnityEngine.Splines.TangentMode mode, UnityEngine.Splines.BezierTangent main = (UnityEngine.Splines.BezierTangent)1) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetTangentMode"); }
        public void SetTangentModeNoNotify(int index, UnityEngine.Splines.TangentMode mode, UnityEngine.Splines.BezierTangent main = (UnityEngine.Splines.BezierTangent)1) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetTangentModeNoNotify"); }
        public float GetAutoSmoothTension(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetAutoSmoothTension"); }
        public void SetAutoSmoothTension(int index, float tension) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetAutoSmoothTension"); }
        public void SetAutoSmoothTension(UnityEngine.Splines.SplineRange range, float tension) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetAutoSmoothTension"); }
        public void SetAutoSmoothTensionNoNotify(int index, float tension) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetAutoSmoothTensionNoNotify"); }
        public void SetAutoSmoothTensionNoNotify(UnityEngine.Splines.SplineRange range, float tension) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetAutoSmoothTensionNoNotify"); }
        [System.Obsolete] public UnityEngine.Splines.SplineType EditType { get { return m_EditModeType; } set { m_EditModeType = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineType m_EditModeType = UnityEngine.Splines.SplineType.Bezier;
        public System.Collections.Generic.IEnumerable<UnityEngine.Splines.BezierKnot> Knots { get { return m_KeptKnots.Get("UnityEngine.Splines.Spline.Knots"); } set { m_KeptKnots.Set(value); } } private Umcp.Kept<System.Collections.Generic.IEnumerable<UnityEngine.Splines.BezierKnot>> m_KeptKnots;
        public bool Closed { get { return m_Closed; } set { m_Closed = value; } } [UnityEngine.SerializeField] private bool m_Closed;
        public int IndexOf(UnityEngine.Splines.BezierKnot item) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.IndexOf"); }
        public void Insert(int index, UnityEngine.Splines.BezierKnot knot) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Insert"); }
        public void Insert(int index, UnityEngine.Splines.BezierKnot knot, UnityEngine.Splines.TangentMode mode) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Insert"); }
        public void Insert(int index, UnityEngine.Splines.BezierKnot knot, UnityEngine.Splines.TangentMode mode, float tension) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Insert"); }
        public void RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.RemoveAt"); }
        public UnityEngine.Splines.BezierKnot this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.this[]"); } }
        public void SetKnot(int index, UnityEngine.Splines.BezierKnot value, UnityEngine.Splines.BezierTangent main = (UnityEngine.Splines.BezierTangent)1) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetKnot"); }
        public void SetKnotNoNotify(int index, UnityEngine.Splines.BezierKnot value, UnityEngine.Splines.BezierTangent main = (UnityEngine.Splines.BezierTangent)1) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.SetKnotNoNotify"); }
        public Spline() { }
        public Spline(int knotCapacity, bool closed = false) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline"); }
        public Spline(System.Collections.Generic.IEnumerable<UnityEngine.Splines.BezierKnot> knots, bool closed = false) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline"); }
        public Spline(System.Collections.Generic.IEnumerable<Unity.Mathematics.float3> knotPositions, UnityEngine.Splines.TangentMode tangentMode = (UnityEngine.Splines.TangentMode)0, bool closed = false) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline"); }
        public Spline(UnityEngine.Splines.Spline spline) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline"); }
        public UnityEngine.Splines.BezierCurve GetCurve(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetCurve"); }
        public float GetCurveLength(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetCurveLength"); }
        public float GetLength() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetLength"); }
        public float GetCurveInterpolation(int curveIndex, float curveDistance) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetCurveInterpolation"); }
        public Unity.Mathematics.float3 GetCurveUpVector(int index, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetCurveUpVector"); }
        public void Warmup() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Warmup"); }
        public void Resize(int newSize) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Resize"); }
        public UnityEngine.Splines.BezierKnot[] ToArray() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.ToArray"); }
        public void Copy(UnityEngine.Splines.Spline copyFrom) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Copy"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.Splines.BezierKnot> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.System.Collections.IEnumerable.GetEnumerator"); }
        public void Add(UnityEngine.Splines.BezierKnot item) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Add"); }
        public void Add(Unity.Mathematics.float3 knotPosition, UnityEngine.Splines.TangentMode tangentMode = (UnityEngine.Splines.TangentMode)0) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Add"); }
        public void AddRange(System.Collections.Generic.IEnumerable<Unity.Mathematics.float3> knotPositions, UnityEngine.Splines.TangentMode tangentMode = (UnityEngine.Splines.TangentMode)0) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.AddRange"); }
        public void Insert(int index, Unity.Mathematics.float3 knotPosition, UnityEngine.Splines.TangentMode tangentMode = (UnityEngine.Splines.TangentMode)0) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Insert"); }
        public void InsertRange(int index, System.Collections.Generic.IEnumerable<Unity.Mathematics.float3> knotPositions, UnityEngine.Splines.TangentMode tangentMode = (UnityEngine.Splines.TangentMode)0) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.InsertRange"); }
        public void Add(UnityEngine.Splines.BezierKnot item, UnityEngine.Splines.TangentMode mode) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Add"); }
        public void Add(UnityEngine.Splines.BezierKnot item, UnityEngine.Splines.TangentMode mode, float tension) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Add"); }
        public void Add(UnityEngine.Splines.Spline spline) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Add"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Clear"); }
        public bool Contains(UnityEngine.Splines.BezierKnot item) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Contains"); }
        public void CopyTo(UnityEngine.Splines.BezierKnot[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.CopyTo"); }
        public bool Remove(UnityEngine.Splines.BezierKnot item) { throw new Umcp.LeftOutException("UnityEngine.Splines.Spline.Remove"); }
    }
    public partial class SplineAnimate : UnityEngine.Splines.SplineComponent
    {
        [System.Obsolete] public UnityEngine.Splines.SplineContainer splineContainer { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.splineContainer"); } }
        public UnityEngine.Splines.SplineContainer Container { get { return m_Target; } set { m_Target = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineContainer m_Target;
        [System.Obsolete] public bool playOnAwake { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.playOnAwake"); } }
        public bool PlayOnAwake { get { return m_PlayOnAwake; } set { m_PlayOnAwake = value; } } [UnityEngine.SerializeField] private bool m_PlayOnAwake = true;
        [System.Obsolete] public UnityEngine.Splines.SplineAnimate.LoopMode loopMode { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.loopMode"); } }
        public UnityEngine.Splines.SplineAnimate.LoopMode Loop { get { return m_LoopMode; } set { m_LoopMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineAnimate.LoopMode m_LoopMode = UnityEngine.Splines.SplineAnimate.LoopMode.Loop;
        [System.Obsolete] public UnityEngine.Splines.SplineAnimate.Method method { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.method"); } }
        public UnityEngine.Splines.SplineAnimate.Method AnimationMethod { get { return m_Method; } set { m_Method = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineAnimate.Method m_Method = UnityEngine.Splines.SplineAnimate.Method.Time;
        [System.Obsolete] public float duration { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.duration"); } }
        public float Duration { get { return m_Duration; } set { m_Duration = value; } } [UnityEngine.SerializeField] private float m_Duration = 1f;
        [System.Obsolete] public float maxSpeed { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.maxSpeed"); } }
        public float MaxSpeed { get { return m_MaxSpeed; } set { m_MaxSpeed = value; } } [UnityEngine.SerializeField] private float m_MaxSpeed = 10f;
        [System.Obsolete] public UnityEngine.Splines.SplineAnimate.EasingMode easingMode { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.easingMode"); } }
        public UnityEngine.Splines.SplineAnimate.EasingMode Easing { get { return m_EasingMode; } set { m_EasingMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineAnimate.EasingMode m_EasingMode = UnityEngine.Splines.SplineAnimate.EasingMode.None;
        [System.Obsolete] public UnityEngine.Splines.SplineAnimate.AlignmentMode alignmentMode { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.alignmentMode"); } }
        public UnityEngine.Splines.SplineAnimate.AlignmentMode Alignment { get { return m_AlignmentMode; } set { m_AlignmentMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineAnimate.AlignmentMode m_AlignmentMode = UnityEngine.Splines.SplineAnimate.AlignmentMode.SplineElement;
        [System.Obsolete] public UnityEngine.Splines.SplineComponent.AlignAxis objectForwardAxis { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.objectForwardAxis"); } }
        public UnityEngine.Splines.SplineComponent.AlignAxis ObjectForwardAxis { get { return m_ObjectForwardAxis; } set { m_ObjectForwardAxis = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineComponent.AlignAxis m_ObjectForwardAxis = UnityEngine.Splines.SplineComponent.AlignAxis.ZAxis;
        [System.Obsolete] public UnityEngine.Splines.SplineComponent.AlignAxis objectUpAxis { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.objectUpAxis"); } }
        public UnityEngine.Splines.SplineComponent.AlignAxis ObjectUpAxis { get { return m_ObjectUpAxis; } set { m_ObjectUpAxis = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineComponent.AlignAxis m_ObjectUpAxis = UnityEngine.Splines.SplineComponent.AlignAxis.YAxis;
        [System.Obsolete] public float normalizedTime { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.normalizedTime"); } }
        public float NormalizedTime { get { return m_KeptNormalizedTime.Get("UnityEngine.Splines.SplineAnimate.NormalizedTime"); } set { m_KeptNormalizedTime.Set(value); } } private Umcp.Kept<float> m_KeptNormalizedTime;
        [System.Obsolete] public float elapsedTime { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.elapsedTime"); } }
        public float ElapsedTime { get { return m_KeptElapsedTime.Get("UnityEngine.Splines.SplineAnimate.ElapsedTime"); } set { m_KeptElapsedTime.Set(value); } } private Umcp.Kept<float> m_KeptElapsedTime;
        public float StartOffset { get { return m_StartOffset; } set { m_StartOffset = value; } } [UnityEngine.SerializeField] private float m_StartOffset;
        [System.Obsolete] public bool isPlaying { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.isPlaying"); } }
        public bool IsPlaying { get; internal set; }
        [System.Obsolete] public event System.Action<UnityEngine.Vector3, UnityEngine.Quaternion> onUpdated { add { } remove { } }
        public event System.Action<UnityEngine.Vector3, UnityEngine.Quaternion> Updated { add { } remove { } }
        public event System.Action Completed { add { } remove { } }
        public void Play() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.Play"); }
        public void Pause() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.Pause"); }
        public void Restart(bool autoplay) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineAnimate.Restart"); }
        public void Update() { }
        public enum Method
        {
            Time = 0,
            Speed = 1,
        }
        public enum LoopMode
        {
            Once = 0,
            Loop = 1,
            LoopEaseInOnce = 2,
            PingPong = 3,
        }
        public enum EasingMode
        {
            None = 0,
            EaseIn = 1,
            EaseOut = 2,
            EaseInOut = 3,
        }
        public enum AlignmentMode
        {
            None = 0,
            SplineElement = 1,
            SplineObject = 2,
            World = 3,
        }
    }
    public abstract partial class SplineComponent : UnityEngine.MonoBehaviour
    {
        protected Unity.Mathematics.float3 GetAxis(UnityEngine.Splines.SplineComponent.AlignAxis axis) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineComponent.GetAxis"); }
        public enum AlignAxis
        {
            XAxis = 0,
            YAxis = 1,
            ZAxis = 2,
            NegativeXAxis = 3,
            NegativeYAxis = 4,
            NegativeZAxis = 5,
        }
    }
    public partial struct SplineComputeBufferScope<T> : System.IDisposable where T : UnityEngine.Splines.ISpline
    {
        public SplineComputeBufferScope(T spline) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineComputeBufferScope<T>"); }
        public void Bind(UnityEngine.ComputeShader shader, int kernel, string info, string curves, string lengths) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineComputeBufferScope<T>.Bind"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineComputeBufferScope<T>.Dispose"); }
        public void Upload() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineComputeBufferScope<T>.Upload"); }
        public UnityEngine.Vector4 Info { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineComputeBufferScope<T>.Info"); } }
        public UnityEngine.ComputeBuffer Curves { get; internal set; }
        public UnityEngine.ComputeBuffer CurveLengths { get; internal set; }
    }
    public sealed partial class SplineContainer : UnityEngine.MonoBehaviour, UnityEngine.Splines.ISplineContainer, UnityEngine.ISerializationCallbackReceiver
    {
        public static event System.Action<UnityEngine.Splines.SplineContainer, int> SplineAdded { add { } remove { } }
        public static event System.Action<UnityEngine.Splines.SplineContainer, int> SplineRemoved { add { } remove { } }
        public static event System.Action<UnityEngine.Splines.SplineContainer, int, int> SplineReordered { add { } remove { } }
        public System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.Spline> Splines { get { return m_KeptSplines.Get("UnityEngine.Splines.SplineContainer.Splines"); } set { m_KeptSplines.Set(value); } } private Umcp.Kept<System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.Spline>> m_KeptSplines;
        public UnityEngine.Splines.KnotLinkCollection KnotLinkCollection { get { return m_Knots; } } [UnityEngine.SerializeField] private UnityEngine.Splines.KnotLinkCollection m_Knots = new UnityEngine.Splines.KnotLinkCollection();
        public UnityEngine.Splines.Spline this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.this[]"); } }
        public void Warmup() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.Warmup"); }
        public UnityEngine.Splines.Spline Spline { get { return m_KeptSpline.Get("UnityEngine.Splines.SplineContainer.Spline"); } set { m_KeptSpline.Set(value); } } private Umcp.Kept<UnityEngine.Splines.Spline> m_KeptSpline;
        public bool Evaluate(float t, out Unity.Mathematics.float3 position, out Unity.Mathematics.float3 tangent, out Unity.Mathematics.float3 upVector) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.Evaluate"); }
        public bool Evaluate(int splineIndex, float t, out Unity.Mathematics.float3 position, out Unity.Mathematics.float3 tangent, out Unity.Mathematics.float3 upVector) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.Evaluate"); }
        public bool Evaluate<T>(T spline, float t, out Unity.Mathematics.float3 position, out Unity.Mathematics.float3 tangent, out Unity.Mathematics.float3 upVector) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.Evaluate"); }
        public Unity.Mathematics.float3 EvaluatePosition(float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluatePosition"); }
        public Unity.Mathematics.float3 EvaluatePosition(int splineIndex, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluatePosition"); }
        public Unity.Mathematics.float3 EvaluatePosition<T>(T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluatePosition"); }
        public Unity.Mathematics.float3 EvaluateTangent(float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateTangent"); }
        public Unity.Mathematics.float3 EvaluateTangent(int splineIndex, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateTangent"); }
        public Unity.Mathematics.float3 EvaluateTangent<T>(T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateTangent"); }
        public Unity.Mathematics.float3 EvaluateUpVector(float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateUpVector"); }
        public Unity.Mathematics.float3 EvaluateUpVector(int splineIndex, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateUpVector"); }
        public Unity.Mathematics.float3 EvaluateUpVector<T>(T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateUpVector"); }
        public Unity.Mathematics.float3 EvaluateAcceleration(float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateAcceleration"); }
        public Unity.Mathematics.float3 EvaluateAcceleration(int splineIndex, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateAcceleration"); }
        public Unity.Mathematics.float3 EvaluateAcceleration<T>(T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.EvaluateAcceleration"); }
        public float CalculateLength() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.CalculateLength"); }
        public float CalculateLength(int splineIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineContainer.CalculateLength"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
    [System.SerializableAttribute]
    public partial class SplineData<T> : System.Collections.Generic.IEnumerable<UnityEngine.Splines.DataPoint<T>>
    {
        public UnityEngine.Splines.DataPoint<T> this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.this[]"); } }
        public UnityEngine.Splines.PathIndexUnit PathIndexUnit { get { return m_IndexUnit; } set { m_IndexUnit = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.PathIndexUnit m_IndexUnit = UnityEngine.Splines.PathIndexUnit.Knot;
        public T DefaultValue { get { return m_DefaultValue; } set { m_DefaultValue = value; } } [UnityEngine.SerializeField] private T m_DefaultValue;
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.Count"); } }
        public System.Collections.Generic.IEnumerable<float> Indexes { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.Indexes"); } }
        [System.Obsolete] public event System.Action changed { add { } remove { } }
        public event System.Action Changed { add { } remove { } }
        public SplineData() { }
        public SplineData(T init) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>"); }
        public SplineData(System.Collections.Generic.IEnumerable<UnityEngine.Splines.DataPoint<T>> dataPoints) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>"); }
        public void Add(float t, T data) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.Add"); }
        public int Add(UnityEngine.Splines.DataPoint<T> dataPoint) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.Add"); }
        public int AddDataPointWithDefaultValue(float t, bool useDefaultValue = false) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.AddDataPointWithDefaultValue"); }
        public void RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.RemoveAt"); }
        public bool RemoveDataPoint(float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.RemoveDataPoint"); }
        public int MoveDataPoint(int index, float newIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.MoveDataPoint"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.Clear"); }
        public T Evaluate<TSpline, TInterpolator>(TSpline spline, float t, UnityEngine.Splines.PathIndexUnit indexUnit, TInterpolator interpolator) where TSpline : UnityEngine.Splines.ISpline where TInterpolator : UnityEngine.Splines.IInterpolator<T> { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.Evaluate"); }
        public T Evaluate<TSpline, TInterpolator>(TSpline spline, float t, TInterpolator interpolator) where TSpline : UnityEngine.Splines.ISpline where TInterpolator : UnityEngine.Splines.IInterpolator<T> { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.Evaluate"); }
        public void SetDataPoint(int index, UnityEngine.Splines.DataPoint<T> value) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.SetDataPoint"); }
        public void SetDataPointNoSort(int index, UnityEngine.Splines.DataPoint<T> value) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.SetDataPointNoSort"); }
        public void SortIfNecessary() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.SortIfNecessary"); }
        public void ConvertPathUnit<TSplineType>(TSplineType spline, UnityEngine.Splines.PathIndexUnit toUnit) where TSplineType : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.ConvertPathUnit"); }
        public float GetNormalizedInterpolation<TSplineType>(TSplineType spline, float t) where TSplineType : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.GetNormalizedInterpolation"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.Splines.DataPoint<T>> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineData<T>.System.Collections.IEnumerable.GetEnumerator"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    [System.Obsolete]
    public abstract partial class SplineDataHandleAttribute : System.Attribute
    {
    }
    [UnityEngine.RequireComponent(typeof(UnityEngine.MeshFilter), typeof(UnityEngine.MeshRenderer))]
    public partial class SplineExtrude : UnityEngine.MonoBehaviour
    {
        [System.Obsolete] public UnityEngine.Splines.SplineContainer container { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.container"); } }
        public UnityEngine.Splines.SplineContainer Container { get { return m_Container; } set { m_Container = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineContainer m_Container;
        [System.Obsolete] public bool rebuildOnSplineChange { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.rebuildOnSplineChange"); } }
        public bool RebuildOnSplineChange { get { return m_RebuildOnSplineChange; } set { m_RebuildOnSplineChange = value; } } [UnityEngine.SerializeField] private bool m_RebuildOnSplineChange = true;
        [System.Obsolete] public int rebuildFrequency { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.rebuildFrequency"); } }
        public int RebuildFrequency { get { return m_RebuildFrequency; } set { m_RebuildFrequency = value; } } [UnityEngine.SerializeField] private int m_RebuildFrequency = 30;
        [System.Obsolete] public int sides { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.sides"); } }
        public int Sides { get { return m_Sides; } set { m_Sides = value; } } [UnityEngine.SerializeField] private int m_Sides = 8;
        [System.Obsolete] public float segmentsPerUnit { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.segmentsPerUnit"); } }
        public float SegmentsPerUnit { get { return m_SegmentsPerUnit; } set { m_SegmentsPerUnit = value; } } [UnityEngine.SerializeField] private float m_SegmentsPerUnit = 4;
        [System.Obsolete] public bool capped { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.capped"); } }
        public bool Capped { get { return m_Capped; } set { m_Capped = value; } } [UnityEngine.SerializeField] private bool m_Capped = true;
        [System.Obsolete] public float radius { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.radius"); } }
        public float Radius { get { return m_Radius; } set { m_Radius = value; } } [UnityEngine.SerializeField] private float m_Radius = .25f;
        [System.Obsolete] public UnityEngine.Vector2 range { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.range"); } }
        public UnityEngine.Vector2 Range { get { return m_Range; } set { m_Range = value; } } [UnityEngine.SerializeField] private UnityEngine.Vector2 m_Range = new UnityEngine.Vector2(0f, 1f);
        public bool FlipNormals { get { return m_FlipNormals; } set { m_FlipNormals = value; } } [UnityEngine.SerializeField] private bool m_FlipNormals = false;
        public UnityEngine.Mesh targetMesh { get { return m_TargetMesh; } set { m_TargetMesh = value; } } [UnityEngine.SerializeField] private UnityEngine.Mesh m_TargetMesh;
        [System.Obsolete] public UnityEngine.Splines.Spline spline { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.spline"); } }
        public UnityEngine.Splines.Spline Spline { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.Spline"); } }
        public System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.Spline> Splines { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.Splines"); } }
        public void Rebuild() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineExtrude.Rebuild"); }
    }
    public static partial class SplineFactory
    {
        public static UnityEngine.Splines.Spline CreateLinear(System.Collections.Generic.IList<Unity.Mathematics.float3> positions, bool closed = false) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateLinear"); }
        public static UnityEngine.Splines.Spline CreateLinear(System.Collections.Generic.IList<Unity.Mathematics.float3> positions, System.Collections.Generic.IList<Unity.Mathematics.quaternion> rotations, bool closed = false) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateLinear"); }
        public static UnityEngine.Splines.Spline CreateCatmullRom(System.Collections.Generic.IList<Unity.Mathematics.float3> positions, bool closed = false) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateCatmullRom"); }
        public static UnityEngine.Splines.Spline CreateRoundedSquare(float radius, float rounding) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateRoundedSquare"); }
        public static UnityEngine.Splines.Spline CreateHelix(float radius, float height, int revolutions) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateHelix"); }
        public static UnityEngine.Splines.Spline CreateRoundedCornerSquare(float size, float cornerRadius) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateRoundedCornerSquare"); }
        public static UnityEngine.Splines.Spline CreateSquare(float size) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateSquare"); }
        public static UnityEngine.Splines.Spline CreateCircle(float radius) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateCircle"); }
        public static UnityEngine.Splines.Spline CreatePolygon(float edgeSize, int sides) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreatePolygon"); }
        public static UnityEngine.Splines.Spline CreateStarPolygon(float edgeSize, int corners, float concavity) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineFactory.CreateStarPolygon"); }
    }
    public partial class SplineIndexAttribute : UnityEngine.PropertyAttribute
    {
        public readonly string SplineContainerProperty;
        public SplineIndexAttribute(string splineContainerProperty) { this.SplineContainerProperty = splineContainerProperty; }
        internal SplineIndexAttribute() { }
    }
}
