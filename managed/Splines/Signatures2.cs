// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Splines
{
    [System.SerializableAttribute]
    public partial struct SplineInfo : System.IEquatable<UnityEngine.Splines.SplineInfo>, UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEngine.Object Object { get { return m_Object; } } [UnityEngine.SerializeField] private UnityEngine.Object m_Object;
        public UnityEngine.Splines.ISplineContainer Container { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInfo.Container"); } set { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInfo.Container"); } }
        public UnityEngine.Transform Transform { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInfo.Transform"); } }
        public UnityEngine.Splines.Spline Spline { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInfo.Spline"); } }
        public int Index { get { return m_SplineIndex; } set { m_SplineIndex = value; } } [UnityEngine.SerializeField] private int m_SplineIndex;
        public Unity.Mathematics.float4x4 LocalToWorld { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInfo.LocalToWorld"); } }
        public SplineInfo(UnityEngine.Splines.ISplineContainer container, int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInfo"); }
        public bool Equals(UnityEngine.Splines.SplineInfo other) { return base.Equals(other); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
    public partial class SplineInstantiate : UnityEngine.Splines.SplineComponent
    {
        [System.Obsolete] public UnityEngine.Splines.SplineContainer container { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.container"); } }
        public UnityEngine.Splines.SplineContainer Container { get { return m_Container; } set { m_Container = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineContainer m_Container;
        public UnityEngine.Splines.SplineInstantiate.InstantiableItem[] itemsToInstantiate { get { return m_KeptItemsToInstantiate.Get("UnityEngine.Splines.SplineInstantiate.itemsToInstantiate"); } set { m_KeptItemsToInstantiate.Set(value); } } private Umcp.Kept<UnityEngine.Splines.SplineInstantiate.InstantiableItem[]> m_KeptItemsToInstantiate;
        [System.Obsolete] public UnityEngine.Splines.SplineInstantiate.Method method { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.method"); } }
        public UnityEngine.Splines.SplineInstantiate.Method InstantiateMethod { get { return m_Method; } set { m_Method = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineInstantiate.Method m_Method = UnityEngine.Splines.SplineInstantiate.Method.SpacingDistance;
        [System.Obsolete] public UnityEngine.Splines.SplineInstantiate.Space space { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.space"); } }
        public UnityEngine.Splines.SplineInstantiate.Space CoordinateSpace { get { return m_Space; } set { m_Space = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineInstantiate.Space m_Space = UnityEngine.Splines.SplineInstantiate.Space.Spline;
        public float MinSpacing { get { return m_KeptMinSpacing.Get("UnityEngine.Splines.SplineInstantiate.MinSpacing"); } set { m_KeptMinSpacing.Set(value); } } private Umcp.Kept<float> m_KeptMinSpacing;
        public float MaxSpacing { get { return m_KeptMaxSpacing.Get("UnityEngine.Splines.SplineInstantiate.MaxSpacing"); } set { m_KeptMaxSpacing.Set(value); } } private Umcp.Kept<float> m_KeptMaxSpacing;
        [System.Obsolete] public UnityEngine.Splines.SplineComponent.AlignAxis upAxis { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.upAxis"); } }
        public UnityEngine.Splines.SplineComponent.AlignAxis UpAxis { get { return m_Up; } set { m_Up = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineComponent.AlignAxis m_Up = UnityEngine.Splines.SplineComponent.AlignAxis.YAxis;
        [System.Obsolete] public UnityEngine.Splines.SplineComponent.AlignAxis forwardAxis { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.forwardAxis"); } }
        public UnityEngine.Splines.SplineComponent.AlignAxis ForwardAxis { get { return m_Forward; } set { m_Forward = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SplineComponent.AlignAxis m_Forward = UnityEngine.Splines.SplineComponent.AlignAxis.ZAxis;
        [System.Obsolete] public UnityEngine.Vector3 minPositionOffset { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.minPositionOffset"); } }
        public UnityEngine.Vector3 MinPositionOffset { get { return m_KeptMinPositionOffset.Get("UnityEngine.Splines.SplineInstantiate.MinPositionOffset"); } set { m_KeptMinPositionOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptMinPositionOffset;
        [System.Obsolete] public UnityEngine.Vector3 maxPositionOffset { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.maxPositionOffset"); } }
        public UnityEngine.Vector3 MaxPositionOffset { get { return m_KeptMaxPositionOffset.Get("UnityEngine.Splines.SplineInstantiate.MaxPositionOffset"); } set { m_KeptMaxPositionOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptMaxPositionOffset;
        [System.Obsolete] public UnityEngine.Splines.SplineInstantiate.OffsetSpace positionSpace { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.positionSpace"); } }
        public UnityEngine.Splines.SplineInstantiate.OffsetSpace PositionSpace { get { return m_KeptPositionSpace.Get("UnityEngine.Splines.SplineInstantiate.PositionSpace"); } set { m_KeptPositionSpace.Set(value); } } private Umcp.Kept<UnityEngine.Splines.SplineInstantiate.OffsetSpace> m_KeptPositionSpace;
        [System.Obsolete] public UnityEngine.Vector3 minRotationOffset { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.minRotationOffset"); } }
        public UnityEngine.Vector3 MinRotationOffset { get { return m_KeptMinRotationOffset.Get("UnityEngine.Splines.SplineInstantiate.MinRotationOffset"); } set { m_KeptMinRotationOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptMinRotationOffset;
        [System.Obsolete] public UnityEngine.Vector3 maxRotationOffset { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.maxRotationOffset"); } }
        public UnityEngine.Vector3 MaxRotationOffset { get { return m_KeptMaxRotationOffset.Get("UnityEngine.Splines.SplineInstantiate.MaxRotationOffset"); } set { m_KeptMaxRotationOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptMaxRotationOffset;
        [System.Obsolete] public UnityEngine.Splines.SplineInstantiate.OffsetSpace rotationSpace { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.rotationSpace"); } }
        public UnityEngine.Splines.SplineInstantiate.OffsetSpace RotationSpace { get { return m_KeptRotationSpace.Get("UnityEngine.Splines.SplineInstantiate.RotationSpace"); } set { m_KeptRotationSpace.Set(value); } } private Umcp.Kept<UnityEngine.Splines.SplineInstantiate.OffsetSpace> m_KeptRotationSpace;
        [System.Obsolete] public UnityEngine.Vector3 minScaleOffset { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.minScaleOffset"); } }
        public UnityEngine.Vector3 MinScaleOffset { get { return m_KeptMinScaleOffset.Get("UnityEngine.Splines.SplineInstantiate.MinScaleOffset"); } set { m_KeptMinScaleOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptMinScaleOffset;
        [System.Obsolete] public UnityEngine.Vector3 maxScaleOffset { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.maxScaleOffset"); } }
        public UnityEngine.Vector3 MaxScaleOffset { get { return m_KeptMaxScaleOffset.Get("UnityEngine.Splines.SplineInstantiate.MaxScaleOffset"); } set { m_KeptMaxScaleOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptMaxScaleOffset;
        [System.Obsolete] public UnityEngine.Splines.SplineInstantiate.OffsetSpace scaleSpace { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.scaleSpace"); } }
        public UnityEngine.Splines.SplineInstantiate.OffsetSpace ScaleSpace { get { return m_KeptScaleSpace.Get("UnityEngine.Splines.SplineInstantiate.ScaleSpace"); } set { m_KeptScaleSpace.Set(value); } } private Umcp.Kept<UnityEngine.Splines.SplineInstantiate.OffsetSpace> m_KeptScaleSpace;
        public int Seed { get { return m_Seed; } set { m_Seed = value; } } [UnityEngine.SerializeField] private int m_Seed = 0;
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.Clear"); }
        public void SetDirty() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.SetDirty"); }
        public void Randomize() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.Randomize"); }
        public void UpdateInstances() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineInstantiate.UpdateInstances"); }
        public enum OffsetSpace
        {
            Spline = 0,
            Local = 1,
            World = 2,
            Object = 3,
        }
        [System.SerializableAttribute]
        public partial struct InstantiableItem
        {
            [System.Obsolete] public UnityEngine.GameObject prefab;
            public UnityEngine.GameObject Prefab;
            [System.Obsolete] public float probability;
            public float Probability;
        }
        public enum Method
        {
            InstanceCount = 0,
            SpacingDistance = 1,
            LinearDistance = 2,
        }
        public enum Space
        {
            Spline = 0,
            Local = 1,
            World = 2,
        }
    }
    public static partial class SplineJobs
    {
        public static void EvaluatePosition<T>(T spline, Unity.Collections.NativeArray<Unity.Mathematics.float3> positions) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineJobs.EvaluatePosition"); }
        public static void EvaluatePosition(UnityEngine.Splines.NativeSpline spline, Unity.Collections.NativeArray<Unity.Mathematics.float3> positions) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineJobs.EvaluatePosition"); }
        public static void EvaluatePositionTangentNormal<T>(T spline, Unity.Collections.NativeArray<Unity.Mathematics.float3> positions, Unity.Collections.NativeArray<Unity.Mathematics.float3> tangents, Unity.Collections.NativeArray<Unity.Mathematics.float3> normals) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineJobs.EvaluatePositionTangentNormal"); }
        public static void EvaluatePositionTangentNormal(UnityEngine.Splines.NativeSpline spline, Unity.Collections.NativeArray<Unity.Mathematics.float3> positions, Unity.Collections.NativeArray<Unity.Mathematics.float3> tangents, Unity.Collections.NativeArray<Unity.Mathematics.float3> normals) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineJobs.EvaluatePositionTangentNormal"); }
    }
    [System.SerializableAttribute]
    public partial struct SplineKnotIndex : System.IEquatable<UnityEngine.Splines.SplineKnotIndex>
    {
        public static UnityEngine.Splines.SplineKnotIndex Invalid = new UnityEngine.Splines.SplineKnotIndex(-1, -1);
        public int Spline;
        public int Knot;
        public SplineKnotIndex(int spline, int knot) { this = default(UnityEngine.Splines.SplineKnotIndex); this.Spline = spline; this.Knot = knot; }
        public static bool operator ==(UnityEngine.Splines.SplineKnotIndex indexA, UnityEngine.Splines.SplineKnotIndex indexB) { return ((object)indexA).Equals(indexB); }
        public static bool operator !=(UnityEngine.Splines.SplineKnotIndex indexA, UnityEngine.Splines.SplineKnotIndex indexB) { return !((object)indexA).Equals(indexB); }
        public bool Equals(UnityEngine.Splines.SplineKnotIndex otherIndex) { return base.Equals(otherIndex); }
        public bool IsValid() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineKnotIndex.IsValid"); }
    }
    public static partial class SplineMath
    {
        public static float RayLineParameter(Unity.Mathematics.float3 ro, Unity.Mathematics.float3 rd, Unity.Mathematics.float3 lineOrigin, Unity.Mathematics.float3 lineDir) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMath.RayLineParameter"); }
        public static Unity.Mathematics.float3 RayLineDistance(Unity.Mathematics.float3 ro, Unity.Mathematics.float3 rd, Unity.Mathematics.float3 a, Unity.Mathematics.float3 b) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMath.RayLineDistance"); }
        public static (Unity.Mathematics.float3 rayPoint, Unity.Mathematics.float3 linePoint) RayLineNearestPoint(Unity.Mathematics.float3 ro, Unity.Mathematics.float3 rd, Unity.Mathematics.float3 a, Unity.Mathematics.float3 b) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMath.RayLineNearestPoint"); }
        public static (Unity.Mathematics.float3 rayPoint, Unity.Mathematics.float3 linePoint) RayLineNearestPoint(Unity.Mathematics.float3 ro, Unity.Mathematics.float3 rd, Unity.Mathematics.float3 a, Unity.Mathematics.float3 b, out float rayParam, out float lineParam) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMath.RayLineNearestPoint"); }
        public static Unity.Mathematics.float3 PointLineNearestPoint(Unity.Mathematics.float3 p, Unity.Mathematics.float3 a, Unity.Mathematics.float3 b, out float lineParam) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMath.PointLineNearestPoint"); }
        public static float DistancePointLine(Unity.Mathematics.float3 p, Unity.Mathematics.float3 a, Unity.Mathematics.float3 b) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMath.DistancePointLine"); }
    }
    public static partial class SplineMesh
    {
        public static bool GetVertexAndIndexCount(int sides, int segments, bool capped, bool closed, bool closeRing, out int vertexCount, out int indexCount) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.GetVertexAndIndexCount"); }
        public static void GetVertexAndIndexCount(int sides, int segments, bool capped, bool closed, UnityEngine.Vector2 range, out int vertexCount, out int indexCount) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.GetVertexAndIndexCount"); }
        public static void Extrude<T>(T spline, UnityEngine.Mesh mesh, float radius, int sides, int segments, bool capped = true) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.Extrude"); }
        public static void Extrude<T, K>(T spline, UnityEngine.Mesh mesh, float radius, int segments, bool capped, K shape) where T : UnityEngine.Splines.ISpline where K : UnityEngine.Splines.IExtrudeShape { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.Extrude"); }
        public static void Extrude<T>(T spline, UnityEngine.Mesh mesh, float radius, int sides, int segments, bool capped, Unity.Mathematics.float2 range) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.Extrude"); }
        public static void Extrude<T, K>(T spline, UnityEngine.Mesh mesh, float radius, int segments, bool capped, Unity.Mathematics.float2 range, K shape) where T : UnityEngine.Splines.ISpline where K : UnityEngine.Splines.IExtrudeShape { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.Extrude"); }
        public static bool Extrude<T, K>(T spline, UnityEngine.Mesh mesh, UnityEngine.Splines.ExtrudeSettings<K> settings) where T : UnityEngine.Splines.ISpline where K : UnityEngine.Splines.IExtrudeShape { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.Extrude"); }
        public static void Extrude<T>(System.Collections.Generic.IReadOnlyList<T> splines, UnityEngine.Mesh mesh, float radius, int sides, float segmentsPerUnit, bool capped, Unity.Mathematics.float2 range) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.Extrude"); }
        public static void Extrude<TSplineType, TVertexType, TIndexType>(TSplineType spline, Unity.Collections.NativeArray<TVertexType> vertices, Unity.Collections.NativeArray<TIndexType> indices, float radius, int sides, int segments, bool capped, Unity.Mathematics.float2 range) where TSplineType : UnityEngine.Splines.ISpline where TVertexType : struct, UnityEngine.Splines.SplineMesh.ISplineVertexData where TIndexType : struct { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineMesh.Extrude"); }
        public partial interface ISplineVertexData
        {
            UnityEngine.Vector3 position { get; set; }
            UnityEngine.Vector3 normal { get; set; }
            UnityEngine.Vector2 texture { get; set; }
        }
    }
    public enum SplineModification
    {
        Default = 0,
        ClosedModified = 1,
        KnotModified = 2,
        KnotInserted = 3,
        KnotRemoved = 4,
        KnotReordered = 5,
    }
    public partial class SplinePath : UnityEngine.Splines.SplinePath<UnityEngine.Splines.SplineSlice<UnityEngine.Splines.Spline>>
    {
        public SplinePath(System.Collections.Generic.IEnumerable<UnityEngine.Splines.SplineSlice<UnityEngine.Splines.Spline>> slices) : base(slices) { }
        internal SplinePath() { }
    }
    public partial class SplinePath<T> : UnityEngine.Splines.ISpline, UnityEngine.Splines.IHasEmptyCurves where T : UnityEngine.Splines.ISpline
    {
        public System.Collections.Generic.IReadOnlyList<T> Slices { get { return m_KeptSlices.Get("UnityEngine.Splines.SplinePath<T>.Slices"); } set { m_KeptSlices.Set(value); } } private Umcp.Kept<System.Collections.Generic.IReadOnlyList<T>> m_KeptSlices;
        public SplinePath(System.Collections.Generic.IEnumerable<T> slices) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.Splines.BezierKnot> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.System.Collections.IEnumerable.GetEnumerator"); }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.Count"); } }
        public UnityEngine.Splines.BezierKnot this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.this[]"); } }
        public UnityEngine.Splines.BezierKnot this[UnityEngine.Splines.SplineKnotIndex index] { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.this[]"); } }
        public bool Closed { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.Closed"); } }
        public float GetLength() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.GetLength"); }
        public System.Collections.Generic.IReadOnlyList<int> EmptyCurves { get; internal set; }
        public UnityEngine.Splines.BezierCurve GetCurve(int knot) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.GetCurve"); }
        public float GetCurveLength(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.GetCurveLength"); }
        public Unity.Mathematics.float3 GetCurveUpVector(int index, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.GetCurveUpVector"); }
        public float GetCurveInterpolation(int curveIndex, float curveDistance) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplinePath<T>.GetCurveInterpolation"); }
        internal SplinePath() { }
    }
    [System.SerializableAttribute]
    public partial struct SplineRange : System.Collections.Generic.IEnumerable<int>
    {
        public int Start { get { return m_Start; } set { m_Start = value; } } [UnityEngine.SerializeField] private int m_Start;
        public int End { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.End"); } }
        public int Count { get { return m_Count; } set { m_Count = value; } } [UnityEngine.SerializeField] private int m_Count;
        public UnityEngine.Splines.SliceDirection Direction { get { return m_Direction; } set { m_Direction = value; } } [UnityEngine.SerializeField] private UnityEngine.Splines.SliceDirection m_Direction;
        public SplineRange(int start, int count) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange"); }
        public SplineRange(int start, int count, UnityEngine.Splines.SliceDirection direction) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange"); }
        public int this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.this[]"); } }
        public System.Collections.Generic.IEnumerator<int> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.System.Collections.IEnumerable.GetEnumerator"); }
        public partial struct SplineRangeEnumerator : System.Collections.Generic.IEnumerator<int>
        {
            public bool MoveNext() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.SplineRangeEnumerator.MoveNext"); }
            public void Reset() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.SplineRangeEnumerator.Reset"); }
            public int Current { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.SplineRangeEnumerator.Current"); } }
            object System.Collections.IEnumerator.Current { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.SplineRangeEnumerator.System.Collections.IEnumerator.Current"); } }
            public SplineRangeEnumerator(UnityEngine.Splines.SplineRange range) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineRange.SplineRangeEnumerator"); }
            public void Dispose() { }
        }
    }
    public partial struct SplineSlice<T> : UnityEngine.Splines.ISpline where T : UnityEngine.Splines.ISpline
    {
        public T Spline;
        public UnityEngine.Splines.SplineRange Range;
        public Unity.Mathematics.float4x4 Transform;
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.Count"); } }
        public bool Closed { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.Closed"); } }
        public UnityEngine.Splines.BezierKnot this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.this[]"); } }
        public System.Collections.Generic.IEnumerator<UnityEngine.Splines.BezierKnot> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.System.Collections.IEnumerable.GetEnumerator"); }
        public SplineSlice(T spline, UnityEngine.Splines.SplineRange range) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>"); }
        public SplineSlice(T spline, UnityEngine.Splines.SplineRange range, Unity.Mathematics.float4x4 transform) { this = default(UnityEngine.Splines.SplineSlice<T>); this.Spline = spline; this.Range = range; this.Transform = transform; }
        public float GetLength() { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.GetLength"); }
        public UnityEngine.Splines.BezierCurve GetCurve(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.GetCurve"); }
        public float GetCurveLength(int index) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.GetCurveLength"); }
        public Unity.Mathematics.float3 GetCurveUpVector(int index, float t) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.GetCurveUpVector"); }
        public float GetCurveInterpolation(int curveIndex, float curveDistance) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineSlice<T>.GetCurveInterpolation"); }
    }
    [System.Obsolete]
    public enum SplineType : byte
    {
        CatmullRom = 0,
        Bezier = 1,
        Linear = 2,
    }
    public static partial class SplineUtility
    {
        public const float DefaultTension = 0.333333343f;
        public const float CatmullRomTension = 0.5f;
        public const int PickResolutionMin = 2;
        public const int PickResolutionDefault = 4;
        public const int PickResolutionMax = 64;
        public const int DrawResolutionDefault = 10;
        public static bool Evaluate<T>(this T spline, float t, out Unity.Mathematics.float3 position, out Unity.Mathematics.float3 tangent, out Unity.Mathematics.float3 upVector) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.Evaluate"); }
        public static bool EvaluateNurbs(float t, System.Collections.Generic.List<Unity.Mathematics.float3> controlPoints, System.Collections.Generic.List<double> knotVector, int order, out Unity.Mathematics.float3 position) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.EvaluateNurbs"); }
        public static Unity.Mathematics.float3 EvaluatePosition<T>(this T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.EvaluatePosition"); }
        public static Unity.Mathematics.float3 EvaluateTangent<T>(this T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.EvaluateTangent"); }
        public static Unity.Mathematics.float3 EvaluateUpVector<T>(this T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.EvaluateUpVector"); }
        public static Unity.Mathematics.float3 CalculateUpVector<T>(this T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.CalculateUpVector"); }
        public static Unity.Mathematics.float3 EvaluateAcceleration<T>(this T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.EvaluateAcceleration"); }
        public static float EvaluateCurvature<T>(this T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.EvaluateCurvature"); }
        public static Unity.Mathematics.float3 EvaluateCurvatureCenter<T>(this T spline, float t) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.EvaluateCurvatureCenter"); }
        public static int SplineToCurveT<T>(this T spline, float splineT, out float curveT) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.SplineToCurveT"); }
        public static float CurveToSplineT<T>(this T spline, float curve) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.CurveToSplineT"); }
        public static float CalculateLength<T>(this T spline, Unity.Mathematics.float4x4 transform) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.CalculateLength"); }
        public static int GetCurveCount<T>(this T spline) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetCurveCount"); }
        public static UnityEngine.Bounds GetBounds<T>(this T spline) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetBounds"); }
        public static UnityEngine.Bounds GetBounds<T>(this T spline, Unity.Mathematics.float4x4 transform) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetBounds"); }
        [System.Obsolete] public static int GetSegmentCount(float length, int resolution) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetSegmentCount"); }
        public static int GetSubdivisionCount(float length, int resolution) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetSubdivisionCount"); }
        public static float GetNearestPoint<T>(T spline, UnityEngine.Ray ray, out Unity.Mathematics.float3 nearest, out float t, int resolution = 4, int iterations = 2) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetNearestPoint"); }
        public static float GetNearestPoint<T>(T spline, Unity.Mathematics.float3 point, out Unity.Mathematics.float3 nearest, out float t, int resolution = 4, int iterations = 2) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetNearestPoint"); }
        public static Unity.Mathematics.float3 GetPointAtLinearDistance<T>(this T spline, float fromT, float relativeDistance, out float resultPointT) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetPointAtLinearDistance"); }
        public static float ConvertIndexUnit<T>(this T spline, float t, UnityEngine.Splines.PathIndexUnit targetPathUnit) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.ConvertIndexUnit"); }
        public static float ConvertIndexUnit<T>(this T spline, float value, UnityEngine.Splines.PathIndexUnit fromPathUnit, UnityEngine.Splines.PathIndexUnit targetPathUnit) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.ConvertIndexUnit"); }
        public static float GetNormalizedInterpolation<T>(T spline, float t, UnityEngine.Splines.PathIndexUnit originalPathUnit) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetNormalizedInterpolation"); }
        public static int PreviousIndex<T>(this T spline, int index) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.PreviousIndex"); }
        public static int NextIndex<T>(this T spline, int index) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.NextIndex"); }
        public static UnityEngine.Splines.BezierKnot Previous<T>(this T spline, int index) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.Previous"); }
        public static UnityEngine.Splines.BezierKnot Next<T>(this T spline, int index) where T : UnityEngine.Splines.ISpline { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.Next"); }
        public static Unity.Mathematics.float3 GetCatmullRomTangent(Unity.Mathematics.float3 previous, Unity.Mathematics.float3 next) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetCatmullRomTangent"); }
        public static Unity.Mathematics.float3 GetAutoSmoothTangent(Unity.Mathematics.float3 previous, Unity.Mathematics.float3 next, float tension = 0.333333343f) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetAutoSmoothTangent"); }
        public static Unity.Mathematics.float3 GetAutoSmoothTangent(Unity.Mathematics.float3 previous, Unity.Mathematics.float3 current, Unity.Mathematics.float3 next, float tension = 0.333333343f) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetAutoSmoothTangent"); }
        public static UnityEngine.Splines.BezierKnot GetAutoSmoothKnot(Unity.Mathematics.float3 position, Unity.Mathematics.float3 previous, Unity.Mathematics.float3 next) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetAutoSmoothKnot"); }
        public static UnityEngine.Splines.BezierKnot GetAutoSmoothKnot(Unity.Mathematics.float3 position, Unity.Mathematics.float3 previous, Unity.Mathematics.float3 next, Unity.Mathematics.float3 normal) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetAutoSmoothKnot"); }
        public static UnityEngine.Splines.BezierKnot GetAutoSmoothKnot(Unity.Mathematics.float3 position, Unity.Mathematics.float3 previous, Unity.Mathematics.float3 next, Unity.Mathematics.float3 normal, float tension = 0.333333343f) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.GetAutoSmoothKnot"); }
        public static void SetPivot(UnityEngine.Splines.SplineContainer container, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.SetPivot"); }
        public static bool FitSplineToPoints(System.Collections.Generic.List<Unity.Mathematics.float3> points, float errorThreshold, bool closed, out UnityEngine.Splines.Spline spline) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.FitSplineToPoints"); }
        public static UnityEngine.Splines.Spline AddSpline<T>(this T container) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.AddSpline"); }
        public static void AddSpline<T>(this T container, UnityEngine.Splines.Spline spline) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.AddSpline"); }
        public static bool RemoveSplineAt<T>(this T container, int splineIndex) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.RemoveSplineAt"); }
        public static bool RemoveSpline<T>(this T container, UnityEngine.Splines.Spline spline) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.RemoveSpline"); }
        public static bool ReorderSpline<T>(this T container, int previousSplineIndex, int newSplineIndex) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.ReorderSpline"); }
        public static void SetLinkedKnotPosition<T>(this T container, UnityEngine.Splines.SplineKnotIndex index) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.SetLinkedKnotPosition"); }
        public static void LinkKnots<T>(this T container, UnityEngine.Splines.SplineKnotIndex knotA, UnityEngine.Splines.SplineKnotIndex knotB) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.LinkKnots"); }
        public static void UnlinkKnots<T>(this T container, System.Collections.Generic.IReadOnlyList<UnityEngine.Splines.SplineKnotIndex> knots) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.UnlinkKnots"); }
        public static bool AreKnotLinked(this UnityEngine.Splines.ISplineContainer container, UnityEngine.Splines.SplineKnotIndex knotA, UnityEngine.Splines.SplineKnotIndex knotB) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.AreKnotLinked"); }
        public static void CopyKnotLinks<T>(this T container, int srcSplineIndex, int destSplineIndex) where T : UnityEngine.Splines.ISplineContainer { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.CopyKnotLinks"); }
        public static System.Collections.Generic.List<Unity.Mathematics.float3> ReducePoints<T>(T line, float epsilon = 0.15f) where T : System.Collections.Generic.IList<Unity.Mathematics.float3> { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.ReducePoints"); }
        public static void ReducePoints<T>(T line, System.Collections.Generic.List<Unity.Mathematics.float3> results, float epsilon = 0.15f) where T : System.Collections.Generic.IList<Unity.Mathematics.float3> { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.ReducePoints"); }
        public static void ReverseFlow(this UnityEngine.Splines.ISplineContainer container, int splineIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.ReverseFlow"); }
        public static void ReverseFlow(UnityEngine.Splines.SplineInfo splineInfo) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.ReverseFlow"); }
        public static void ReverseFlow(UnityEngine.Splines.Spline spline) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.ReverseFlow"); }
        public static UnityEngine.Splines.SplineKnotIndex JoinSplinesOnKnots(this UnityEngine.Splines.ISplineContainer container, UnityEngine.Splines.SplineKnotIndex mainKnot, UnityEngine.Splines.SplineKnotIndex otherKnot) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.JoinSplinesOnKnots"); }
        public static void DuplicateSpline(this UnityEngine.Splines.ISplineContainer container, UnityEngine.Splines.SplineKnotIndex fromKnot, UnityEngine.Splines.SplineKnotIndex toKnot, out int newSplineIndex) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.DuplicateSpline"); }
        public static UnityEngine.Splines.SplineKnotIndex SplitSplineOnKnot(this UnityEngine.Splines.ISplineContainer container, UnityEngine.Splines.SplineKnotIndex knotInfo) { throw new Umcp.LeftOutException("UnityEngine.Splines.SplineUtility.SplitSplineOnKnot"); }
    }
    public enum TangentMode
    {
        AutoSmooth = 0,
        Linear = 1,
        Mirrored = 2,
        Continuous = 3,
        Broken = 4,
    }
}
