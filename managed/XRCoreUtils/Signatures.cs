// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace Unity.XR.CoreUtils
{
    public partial struct ARTrackablesParentTransformChangedEventArgs : System.IEquatable<Unity.XR.CoreUtils.ARTrackablesParentTransformChangedEventArgs>
    {
        public Unity.XR.CoreUtils.XROrigin Origin { get; internal set; }
        public UnityEngine.Transform TrackablesParent { get; internal set; }
        public ARTrackablesParentTransformChangedEventArgs(Unity.XR.CoreUtils.XROrigin origin, UnityEngine.Transform trackablesParent) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ARTrackablesParentTransformChangedEventArgs"); }
        public bool Equals(Unity.XR.CoreUtils.ARTrackablesParentTransformChangedEventArgs other) { return base.Equals(other); }
        public static bool operator ==(Unity.XR.CoreUtils.ARTrackablesParentTransformChangedEventArgs lhs, Unity.XR.CoreUtils.ARTrackablesParentTransformChangedEventArgs rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(Unity.XR.CoreUtils.ARTrackablesParentTransformChangedEventArgs lhs, Unity.XR.CoreUtils.ARTrackablesParentTransformChangedEventArgs rhs) { return !((object)lhs).Equals(rhs); }
    }
}

namespace Unity.XR.CoreUtils.Bindings
{
    public partial struct EventBinding : Unity.XR.CoreUtils.Bindings.IEventBinding
    {
    }
    public partial interface IEventBinding
    {
        bool IsBound { get; }
        void Bind();
        void Unbind();
        void ClearBinding();
    }
}

namespace Unity.XR.CoreUtils.Bindings.Variables
{
    public partial class BindableEnum<T> : Unity.XR.CoreUtils.Bindings.Variables.BindableVariableBase<T> where T : struct, System.IConvertible
    {
        public BindableEnum(T initialValue = default(T), bool checkEquality = true, System.Func<T, T, bool> equalityMethod = null, bool startInitialized = false) : base(initialValue, checkEquality, equalityMethod, startInitialized) { }
        internal BindableEnum() { }
    }
    public partial class BindableVariable<T> : Unity.XR.CoreUtils.Bindings.Variables.BindableVariableBase<T> where T : System.IEquatable<T>
    {
        public BindableVariable(T initialValue = default(T), bool checkEquality = true, System.Func<T, T, bool> equalityMethod = null, bool startInitialized = false) : base(initialValue, checkEquality, equalityMethod, startInitialized) { }
        internal BindableVariable() { }
    }
    public partial class BindableVariableAlloc<T> : Unity.XR.CoreUtils.Bindings.Variables.BindableVariableBase<T>
    {
        public BindableVariableAlloc(T initialValue = default(T), bool checkEquality = true, System.Func<T, T, bool> equalityMethod = null, bool startInitialized = false) : base(initialValue, checkEquality, equalityMethod, startInitialized) { }
        internal BindableVariableAlloc() { }
    }
    public abstract partial class BindableVariableBase<T> : Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<T>
    {
        public System.Threading.Tasks.Task<T> Task(System.Func<T, bool> awaitPredicate, System.Threading.CancellationToken token = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Bindings.Variables.BindableVariableBase<T>.Task"); }
        public System.Threading.Tasks.Task<T> Task(T awaitState, System.Threading.CancellationToken token = default(System.Threading.CancellationToken)) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Bindings.Variables.BindableVariableBase<T>.Task"); }
    }
    public partial interface IReadOnlyBindableVariable<T>
    {
        Unity.XR.CoreUtils.Bindings.IEventBinding Subscribe(System.Action<T> callback);
        Unity.XR.CoreUtils.Bindings.IEventBinding SubscribeAndUpdate(System.Action<T> callback);
        void Unsubscribe(System.Action<T> callback);
        T Value { get; }
        int BindingCount { get; }
        bool ValueEquals(T other);
        System.Threading.Tasks.Task<T> Task(System.Func<T, bool> awaitPredicate, System.Threading.CancellationToken token = default(System.Threading.CancellationToken));
        System.Threading.Tasks.Task<T> Task(T awaitState, System.Threading.CancellationToken token = default(System.Threading.CancellationToken));
    }
}

namespace Unity.XR.CoreUtils
{
    [System.SerializableAttribute]
    public partial class BoolUnityEvent : UnityEngine.Events.UnityEvent<bool>
    {
    }
    public static partial class BoundsExtensions
    {
        public static bool ContainsCompletely(this UnityEngine.Bounds outerBounds, UnityEngine.Bounds innerBounds) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.BoundsExtensions.ContainsCompletely"); }
    }
    public static partial class BoundsUtils
    {
        public static UnityEngine.Bounds GetBounds(System.Collections.Generic.List<UnityEngine.GameObject> gameObjects) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.BoundsUtils.GetBounds"); }
        public static UnityEngine.Bounds GetBounds(UnityEngine.Transform[] transforms) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.BoundsUtils.GetBounds"); }
        public static UnityEngine.Bounds GetBounds(UnityEngine.Transform transform) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.BoundsUtils.GetBounds"); }
        public static UnityEngine.Bounds GetBounds(System.Collections.Generic.List<UnityEngine.Renderer> renderers) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.BoundsUtils.GetBounds"); }
        public static UnityEngine.Bounds GetBounds(System.Collections.Generic.List<UnityEngine.Vector3> points) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.BoundsUtils.GetBounds"); }
    }
    public partial class CachedComponentFilter<TFilterType, TRootType> : System.IDisposable where TFilterType : class where TRootType : UnityEngine.Component
    {
        public CachedComponentFilter(TRootType componentRoot, Unity.XR.CoreUtils.CachedSearchType cachedSearchType = (Unity.XR.CoreUtils.CachedSearchType)3, bool includeDisabled = true) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CachedComponentFilter<TFilterType, TRootType>"); }
        public CachedComponentFilter(TFilterType[] componentList, bool includeDisabled = true) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CachedComponentFilter<TFilterType, TRootType>"); }
        public void StoreMatchingComponents<TChildType>(System.Collections.Generic.List<TChildType> outputList) where TChildType : class, TFilterType { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CachedComponentFilter<TFilterType, TRootType>.StoreMatchingComponents"); }
        public TChildType[] GetMatchingComponents<TChildType>() where TChildType : class, TFilterType { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CachedComponentFilter<TFilterType, TRootType>.GetMatchingComponents"); }
        protected virtual void Dispose(bool disposing) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CachedComponentFilter<TFilterType, TRootType>.Dispose"); }
        public void Dispose() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CachedComponentFilter<TFilterType, TRootType>.Dispose"); }
        internal CachedComponentFilter() { }
    }
    [System.FlagsAttribute]
    public enum CachedSearchType
    {
        Children = 1,
        Self = 2,
        Parents = 4,
    }
    public static partial class CameraExtensions
    {
        public static float GetVerticalFieldOfView(this UnityEngine.Camera camera, float aspectNeutralFieldOfView) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CameraExtensions.GetVerticalFieldOfView"); }
        public static float GetHorizontalFieldOfView(this UnityEngine.Camera camera) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CameraExtensions.GetHorizontalFieldOfView"); }
        public static float GetVerticalOrthographicSize(this UnityEngine.Camera camera, float size) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CameraExtensions.GetVerticalOrthographicSize"); }
    }
}

namespace Unity.XR.CoreUtils.Capabilities
{
    [System.SerializableAttribute]
    public sealed partial class CapabilityDictionary : Unity.XR.CoreUtils.Collections.SerializableDictionary<string, bool>
    {
        public void ForceSerialize() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Capabilities.CapabilityDictionary.ForceSerialize"); }
    }
    public abstract partial class CapabilityProfile : UnityEngine.ScriptableObject
    {
        public static event System.Action<Unity.XR.CoreUtils.Capabilities.CapabilityProfile> CapabilityChanged { add { } remove { } }
        public void ReportCapabilityChanged() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Capabilities.CapabilityProfile.ReportCapabilityChanged"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class CustomCapabilityKeyAttribute : System.Attribute
    {
        public readonly int Order;
        public CustomCapabilityKeyAttribute(int order = 1000) { this.Order = order; }
        internal CustomCapabilityKeyAttribute() { }
    }
    public partial interface ICapabilityModifier
    {
        bool TryGetCapabilityValue(string capabilityKey, out bool capabilityValue);
    }
    public static partial class StandardCapabilityKeys
    {
        public const string ControllersInput = "Controllers Input";
        public const string HandsInput = "Hands Input";
        public const string EyeGazeInput = "Eye Gaze Input";
        public const string WorldDataInput = "World Data Input";
        public const string FaceTracking = "Face Tracking";
    }
}

namespace Unity.XR.CoreUtils
{
    public static partial class CollectionExtensions
    {
        public static string Stringify<T>(this System.Collections.Generic.ICollection<T> collection) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CollectionExtensions.Stringify"); }
    }
    public static partial class CollectionPool<TCollection, TValue> where TCollection : System.Collections.Generic.ICollection<TValue>, new()
    {
        public static TCollection GetCollection() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CollectionPool<TCollection, TValue>.GetCollection"); }
        public static void RecycleCollection(TCollection collection) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.CollectionPool<TCollection, TValue>.RecycleCollection"); }
    }
}

namespace Unity.XR.CoreUtils.Collections
{
    public partial class HashSetList<T> : System.Collections.Generic.ICollection<T>, System.Collections.Generic.IEnumerable<T>, System.Collections.IEnumerable, System.Runtime.Serialization.ISerializable, System.Runtime.Serialization.IDeserializationCallback, System.Collections.Generic.ISet<T>, System.Collections.Generic.IReadOnlyCollection<T>
    {
        public int Count { get; internal set; }
        bool System.Collections.Generic.ICollection<T>.IsReadOnly { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.System.Collections.Generic.ICollection<T>.IsReadOnly"); } }
        public T this[int index] { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.this[]"); } }
        public HashSetList(int capacity = 0) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>"); }
        public System.Collections.Generic.List<T>.Enumerator GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.GetEnumerator"); }
        System.Collections.Generic.IEnumerator<T> System.Collections.Generic.IEnumerable<T>.GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.System.Collections.Generic.IEnumerable<T>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.System.Collections.IEnumerable.GetEnumerator"); }
        void System.Collections.Generic.ICollection<T>.Add(T item) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.System.Collections.Generic.ICollection<T>.Add"); }
        public bool Add(T item) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.Add"); }
        public bool Remove(T item) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.Remove"); }
        public void ExceptWith(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.ExceptWith"); }
        public void IntersectWith(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.IntersectWith"); }
        public bool IsProperSubsetOf(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.IsProperSubsetOf"); }
        public bool IsProperSupersetOf(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.IsProperSupersetOf"); }
        public bool IsSubsetOf(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.IsSubsetOf"); }
        public bool IsSupersetOf(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.IsSupersetOf"); }
        public bool Overlaps(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.Overlaps"); }
        public bool SetEquals(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.SetEquals"); }
        public void SymmetricExceptWith(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.SymmetricExceptWith"); }
        public void UnionWith(System.Collections.Generic.IEnumerable<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.UnionWith"); }
        public void Clear() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.Clear"); }
        public bool Contains(T item) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.Contains"); }
        public void CopyTo(T[] array, int arrayIndex) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.CopyTo"); }
        public void GetObjectData(System.Runtime.Serialization.SerializationInfo info, System.Runtime.Serialization.StreamingContext context) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.GetObjectData"); }
        public void OnDeserialization(object sender) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.OnDeserialization"); }
        public System.Collections.Generic.IReadOnlyList<T> AsList() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.HashSetList<T>.AsList"); }
        internal HashSetList() { }
    }
    public partial class ReadOnlyList<T> : System.Collections.Generic.IReadOnlyList<T>, System.IEquatable<Unity.XR.CoreUtils.Collections.ReadOnlyList<T>>
    {
        public int Count { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.Count"); } }
        public T this[int index] { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.this[]"); } }
        public ReadOnlyList(System.Collections.Generic.List<T> list) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>"); }
        public static Unity.XR.CoreUtils.Collections.ReadOnlyList<T> Empty() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.Empty"); }
        public System.Collections.Generic.List<T>.Enumerator GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.GetEnumerator"); }
        System.Collections.Generic.IEnumerator<T> System.Collections.Generic.IEnumerable<T>.GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.System.Collections.Generic.IEnumerable<T>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.System.Collections.IEnumerable.GetEnumerator"); }
        public bool Equals(Unity.XR.CoreUtils.Collections.ReadOnlyList<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.Equals"); }
        public static bool operator ==(Unity.XR.CoreUtils.Collections.ReadOnlyList<T> lhs, Unity.XR.CoreUtils.Collections.ReadOnlyList<T> rhs) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.op_Equality"); }
        public static bool operator !=(Unity.XR.CoreUtils.Collections.ReadOnlyList<T> lhs, Unity.XR.CoreUtils.Collections.ReadOnlyList<T> rhs) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyList<T>.op_Inequality"); }
        internal ReadOnlyList() { }
    }
    public partial struct ReadOnlyListSpan<T> : System.Collections.Generic.IReadOnlyList<T>, System.IEquatable<Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>>
    {
        public int Count { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.Count"); } }
        public T this[int index] { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.this[]"); } }
        public ReadOnlyListSpan(System.Collections.Generic.IReadOnlyList<T> list) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>"); }
        public ReadOnlyListSpan(System.Collections.Generic.IReadOnlyList<T> list, int start, int length) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>"); }
        public Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T> Slice(int start, int length) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.Slice"); }
        public static Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T> Empty() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.Empty"); }
        public Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.Enumerator GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.GetEnumerator"); }
        System.Collections.Generic.IEnumerator<T> System.Collections.Generic.IEnumerable<T>.GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.System.Collections.Generic.IEnumerable<T>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.System.Collections.IEnumerable.GetEnumerator"); }
        public bool Equals(Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T> other) { return base.Equals(other); }
        public static bool operator ==(Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T> lhs, Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T> rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T> lhs, Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T> rhs) { return !((object)lhs).Equals(rhs); }
        public partial struct Enumerator : System.Collections.Generic.IEnumerator<T>
        {
            public int start { get; internal set; }
            public int end { get; internal set; }
            public T Current { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.Enumerator.Current"); } }
            object System.Collections.IEnumerator.Current { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.Enumerator.System.Collections.IEnumerator.Current"); } }
            public bool MoveNext() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.Enumerator.MoveNext"); }
            public void Reset() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Collections.ReadOnlyListSpan<T>.Enumerator.Reset"); }
            void System.IDisposable.Dispose() { }
        }
    }
    [System.SerializableAttribute]
    public partial class SerializableDictionary<TKey, TValue> : System.Collections.Generic.Dictionary<TKey, TValue>, UnityEngine.ISerializationCallbackReceiver
    {
        public System.Collections.Generic.List<Unity.XR.CoreUtils.Collections.SerializableDictionary<TKey, TValue>.Item> SerializedItems { get { return m_Items; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<Unity.XR.CoreUtils.Collections.SerializableDictionary<TKey, TValue>.Item> m_Items = new System.Collections.Generic.List<Unity.XR.CoreUtils.Collections.SerializableDictionary<TKey, TValue>.Item>();
        public SerializableDictionary() { }
        public SerializableDictionary(System.Collections.Generic.IDictionary<TKey, TValue> input) : base(input) { }
        public virtual void OnBeforeSerialize() { }
        public virtual void OnAfterDeserialize() { }
        [System.SerializableAttribute]
        public partial struct Item
        {
            public TKey Key;
            public TValue Value;
        }
    }
}

namespace Unity.XR.CoreUtils
{
    [System.SerializableAttribute]
    public partial class ColorUnityEvent : UnityEngine.Events.UnityEvent<UnityEngine.Color>
    {
    }
    public static partial class ComponentUtils
    {
        public static T GetOrAddIf<T>(UnityEngine.GameObject gameObject, bool add) where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ComponentUtils.GetOrAddIf"); }
    }
    public static partial class ComponentUtils<T>
    {
        public static T GetComponent(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ComponentUtils<T>.GetComponent"); }
        public static T GetComponentInChildren(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ComponentUtils<T>.GetComponentInChildren"); }
    }
}

namespace Unity.XR.CoreUtils.Datums
{
    public partial class AnimationCurveDatum : Unity.XR.CoreUtils.Datums.Datum<UnityEngine.AnimationCurve>
    {
    }
    [System.SerializableAttribute]
    public partial class AnimationCurveDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<UnityEngine.AnimationCurve, Unity.XR.CoreUtils.Datums.AnimationCurveDatum>
    {
        public AnimationCurveDatumProperty(UnityEngine.AnimationCurve value) : base(value) { }
        public AnimationCurveDatumProperty(Unity.XR.CoreUtils.Datums.AnimationCurveDatum datum) : base(datum) { }
        internal AnimationCurveDatumProperty() { }
    }
    public abstract partial class Datum<T> : UnityEngine.ScriptableObject
    {
        public string Comments { get { return m_Comments; } set { m_Comments = value; } } [UnityEngine.SerializeField] private string m_Comments;
        public bool ReadOnly { get { return m_ReadOnly; } set { m_ReadOnly = value; } } [UnityEngine.SerializeField] private bool m_ReadOnly = true;
        public Unity.XR.CoreUtils.Bindings.Variables.IReadOnlyBindableVariable<T> BindableVariableReference { get; internal set; } = new Unity.XR.CoreUtils.Bindings.Variables.BindableVariableAlloc<T>();
        public T Value { get { return m_Value; } set { m_Value = value; } } [UnityEngine.SerializeField] private T m_Value;
        protected void OnEnable() { }
    }
    [System.SerializableAttribute]
    public abstract partial class DatumProperty<TValue, TDatum> where TDatum : Unity.XR.CoreUtils.Datums.Datum<TValue>
    {
        protected DatumProperty() { }
        protected DatumProperty(TValue value) { this.m_ConstantValue = value; }
        protected DatumProperty(TDatum datum) { this.Datum = datum; }
        public TValue Value { get { return m_KeptValue.Get("Unity.XR.CoreUtils.Datums.DatumProperty<TValue, TDatum>.Value"); } set { m_KeptValue.Set(value); } } private Umcp.Kept<TValue> m_KeptValue;
        protected Unity.XR.CoreUtils.Datums.Datum<TValue> Datum { get; private set; }
        protected TValue ConstantValue { get { return m_ConstantValue; } } [UnityEngine.SerializeField] private TValue m_ConstantValue;
        public static implicit operator TValue(Unity.XR.CoreUtils.Datums.DatumProperty<TValue, TDatum> datumProperty) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Datums.DatumProperty<TValue, TDatum>.op_Implicit"); }
    }
    public partial class FloatDatum : Unity.XR.CoreUtils.Datums.Datum<float>
    {
    }
    [System.SerializableAttribute]
    public partial class FloatDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<float, Unity.XR.CoreUtils.Datums.FloatDatum>
    {
        public FloatDatumProperty(float value) : base(value) { }
        public FloatDatumProperty(Unity.XR.CoreUtils.Datums.FloatDatum datum) : base(datum) { }
        internal FloatDatumProperty() { }
    }
    public partial class IntDatum : Unity.XR.CoreUtils.Datums.Datum<int>
    {
        public void SetValueRounded(float value) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Datums.IntDatum.SetValueRounded"); }
    }
    [System.SerializableAttribute]
    public partial class IntDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<int, Unity.XR.CoreUtils.Datums.IntDatum>
    {
        public IntDatumProperty(int value) : base(value) { }
        public IntDatumProperty(Unity.XR.CoreUtils.Datums.IntDatum datum) : base(datum) { }
        internal IntDatumProperty() { }
    }
    public partial class StringDatum : Unity.XR.CoreUtils.Datums.Datum<string>
    {
    }
    [System.SerializableAttribute]
    public partial class StringDatumProperty : Unity.XR.CoreUtils.Datums.DatumProperty<string, Unity.XR.CoreUtils.Datums.StringDatum>
    {
        public StringDatumProperty(string value) : base(value) { }
        public StringDatumProperty(Unity.XR.CoreUtils.Datums.StringDatum datum) : base(datum) { }
        internal StringDatumProperty() { }
    }
}

namespace Unity.XR.CoreUtils
{
    public static partial class DictionaryExtensions
    {
        public static System.Collections.Generic.KeyValuePair<TKey, TValue> First<TKey, TValue>(this System.Collections.Generic.Dictionary<TKey, TValue> dictionary) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.DictionaryExtensions.First"); }
    }
    public static partial class EnumValues<T>
    {
    }
    [System.SerializableAttribute]
    public partial class FloatUnityEvent : UnityEngine.Events.UnityEvent<float>
    {
    }
}

namespace Unity.XR.CoreUtils.GUI
{
    public sealed partial class EnumDisplayAttribute : UnityEngine.PropertyAttribute
    {
        public string[] Names;
        public int[] Values;
        public EnumDisplayAttribute(params object[] enumValues) { }
        internal EnumDisplayAttribute() { }
    }
    public sealed partial class FlagsPropertyAttribute : UnityEngine.PropertyAttribute
    {
    }
}

namespace Unity.XR.CoreUtils
{
    public static partial class GameObjectExtensions
    {
        public static void SetHideFlagsRecursively(this UnityEngine.GameObject gameObject, UnityEngine.HideFlags hideFlags) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectExtensions.SetHideFlagsRecursively"); }
        public static void AddToHideFlagsRecursively(this UnityEngine.GameObject gameObject, UnityEngine.HideFlags hideFlags) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectExtensions.AddToHideFlagsRecursively"); }
        public static void SetLayerRecursively(this UnityEngine.GameObject gameObject, int layer) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectExtensions.SetLayerRecursively"); }
        public static void SetLayerAndAddToHideFlagsRecursively(this UnityEngine.GameObject gameObject, int layer, UnityEngine.HideFlags hideFlags) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectExtensions.SetLayerAndAddToHideFlagsRecursively"); }
        public static void SetLayerAndHideFlagsRecursively(this UnityEngine.GameObject gameObject, int layer, UnityEngine.HideFlags hideFlags) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectExtensions.SetLayerAndHideFlagsRecursively"); }
        public static void SetRunInEditModeRecursively(this UnityEngine.GameObject gameObject, bool enabled) { }
    }
    public static partial class GameObjectUtils
    {
        public static event System.Action<UnityEngine.GameObject> GameObjectInstantiated { add { } remove { } }
        public static UnityEngine.GameObject Create() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.Create"); }
        public static UnityEngine.GameObject Create(string name) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.Create"); }
        public static UnityEngine.GameObject Instantiate(UnityEngine.GameObject original, UnityEngine.Transform parent = null, bool worldPositionStays = true) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.Instantiate"); }
        public static UnityEngine.GameObject Instantiate(UnityEngine.GameObject original, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.Instantiate"); }
        public static UnityEngine.GameObject Instantiate(UnityEngine.GameObject original, UnityEngine.Transform parent, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.Instantiate"); }
        public static UnityEngine.GameObject CloneWithHideFlags(UnityEngine.GameObject original, UnityEngine.Transform parent = null) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.CloneWithHideFlags"); }
        public static T ExhaustiveComponentSearch<T>(UnityEngine.GameObject desiredSource) where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.ExhaustiveComponentSearch"); }
        public static T ExhaustiveTaggedComponentSearch<T>(UnityEngine.GameObject desiredSource, string tag) where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.ExhaustiveTaggedComponentSearch"); }
        public static T GetComponentInScene<T>(UnityEngine.SceneManagement.Scene scene) where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.GetComponentInScene"); }
        public static void GetComponentsInScene<T>(UnityEngine.SceneManagement.Scene scene, System.Collections.Generic.List<T> components, bool includeInactive = false) where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.GetComponentsInScene"); }
        public static T GetComponentInActiveScene<T>() where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.GetComponentInActiveScene"); }
        public static void GetComponentsInActiveScene<T>(System.Collections.Generic.List<T> components, bool includeInactive = false) where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.GetComponentsInActiveScene"); }
        public static void GetComponentsInAllScenes<T>(System.Collections.Generic.List<T> components, bool includeInactive = false) where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.GetComponentsInAllScenes"); }
        public static void GetChildGameObjects(this UnityEngine.GameObject go, System.Collections.Generic.List<UnityEngine.GameObject> childGameObjects) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.GetChildGameObjects"); }
        public static UnityEngine.GameObject GetNamedChild(this UnityEngine.GameObject go, string name) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GameObjectUtils.GetNamedChild"); }
    }
    public static partial class GeometryUtils
    {
        public static bool FindClosestEdge(System.Collections.Generic.List<UnityEngine.Vector3> vertices, UnityEngine.Vector3 point, out UnityEngine.Vector3 vertexA, out UnityEngine.Vector3 vertexB) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.FindClosestEdge"); }
        public static UnityEngine.Vector3 PointOnOppositeSideOfPolygon(System.Collections.Generic.List<UnityEngine.Vector3> vertices, UnityEngine.Vector3 point) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PointOnOppositeSideOfPolygon"); }
        public static void TriangulatePolygon(System.Collections.Generic.List<int> indices, int vertCount, bool reverse = false) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.TriangulatePolygon"); }
        public static bool ClosestTimesOnTwoLines(UnityEngine.Vector3 positionA, UnityEngine.Vector3 velocityA, UnityEngine.Vector3 positionB, UnityEngine.Vector3 velocityB, out float s, out float t, double parallelTest = 4.94065645841247E-324d) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.ClosestTimesOnTwoLines"); }
        public static bool ClosestTimesOnTwoLinesXZ(UnityEngine.Vector3 positionA, UnityEngine.Vector3 velocityA, UnityEngine.Vector3 positionB, UnityEngine.Vector3 velocityB, out float s, out float t, double parallelTest = 4.94065645841247E-324d) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.ClosestTimesOnTwoLinesXZ"); }
        public static bool ClosestPointsOnTwoLineSegments(UnityEngine.Vector3 a, UnityEngine.Vector3 aLineVector, UnityEngine.Vector3 b, UnityEngine.Vector3 bLineVector, out UnityEngine.Vector3 resultA, out UnityEngine.Vector3 resultB, double parallelTest = 4.94065645841247E-324d) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.ClosestPointsOnTwoLineSegments"); }
        public static UnityEngine.Vector3 ClosestPointOnLineSegment(UnityEngine.Vector3 point, UnityEngine.Vector3 a, UnityEngine.Vector3 b) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.ClosestPointOnLineSegment"); }
        public static void ClosestPolygonApproach(System.Collections.Generic.List<UnityEngine.Vector3> verticesA, System.Collections.Generic.List<UnityEngine.Vector3> verticesB, out UnityEngine.Vector3 pointA, out UnityEngine.Vector3 pointB, float parallelTest = 0f) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.ClosestPolygonApproach"); }
        public static bool PointInPolygon(UnityEngine.Vector3 testPoint, System.Collections.Generic.List<UnityEngine.Vector3> vertices) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PointInPolygon"); }
        public static bool PointInPolygon3D(UnityEngine.Vector3 testPoint, System.Collections.Generic.List<UnityEngine.Vector3> vertices) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PointInPolygon3D"); }
        public static UnityEngine.Vector3 ProjectPointOnPlane(UnityEngine.Vector3 planeNormal, UnityEngine.Vector3 planePoint, UnityEngine.Vector3 point) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.ProjectPointOnPlane"); }
        public static bool ConvexHull2D(System.Collections.Generic.List<UnityEngine.Vector3> points, System.Collections.Generic.List<UnityEngine.Vector3> hull) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.ConvexHull2D"); }
        public static UnityEngine.Vector3 PolygonCentroid2D(System.Collections.Generic.List<UnityEngine.Vector3> vertices) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PolygonCentroid2D"); }
        public static UnityEngine.Vector2 OrientedMinimumBoundingBox2D(System.Collections.Generic.List<UnityEngine.Vector3> convexHull, UnityEngine.Vector3[] boundingBox) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.OrientedMinimumBoundingBox2D"); }
        public static UnityEngine.Quaternion RotationForBox(UnityEngine.Vector3[] vertices) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.RotationForBox"); }
        public static float ConvexPolygonArea(System.Collections.Generic.List<UnityEngine.Vector3> vertices) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.ConvexPolygonArea"); }
        public static bool PolygonInPolygon(System.Collections.Generic.List<UnityEngine.Vector3> polygonA, System.Collections.Generic.List<UnityEngine.Vector3> polygonB) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PolygonInPolygon"); }
        public static bool PolygonsWithinRange(System.Collections.Generic.List<UnityEngine.Vector3> polygonA, System.Collections.Generic.List<UnityEngine.Vector3> polygonB, float maxDistance) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PolygonsWithinRange"); }
        public static bool PolygonsWithinSqRange(System.Collections.Generic.List<UnityEngine.Vector3> polygonA, System.Collections.Generic.List<UnityEngine.Vector3> polygonB, float maxSqDistance) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PolygonsWithinSqRange"); }
        public static bool PointOnPolygonBoundsXZ(UnityEngine.Vector3 testPoint, System.Collections.Generic.List<UnityEngine.Vector3> vertices, float epsilon = 1.401298E-45f) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PointOnPolygonBoundsXZ"); }
        public static bool PointOnLineSegmentXZ(UnityEngine.Vector3 testPoint, UnityEngine.Vector3 lineStart, UnityEngine.Vector3 lineEnd, float epsilon = 1.401298E-45f) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PointOnLineSegmentXZ"); }
        public static UnityEngine.Pose PolygonUVPoseFromPlanePose(UnityEngine.Pose pose) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PolygonUVPoseFromPlanePose"); }
        public static UnityEngine.Vector2 PolygonVertexToUV(UnityEngine.Vector3 vertexPos, UnityEngine.Pose planePose, UnityEngine.Pose uvPose) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GeometryUtils.PolygonVertexToUV"); }
    }
    public static partial class GuidExtensions
    {
        public static void Decompose(this System.Guid guid, out ulong low, out ulong high) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GuidExtensions.Decompose"); }
    }
    public static partial class GuidUtil
    {
        public static System.Guid Compose(ulong low, ulong high) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.GuidUtil.Compose"); }
    }
    public static partial class HashSetExtensions
    {
        public static void ExceptWithNonAlloc<T>(this System.Collections.Generic.HashSet<T> self, System.Collections.Generic.HashSet<T> other) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.HashSetExtensions.ExceptWithNonAlloc"); }
        public static T First<T>(this System.Collections.Generic.HashSet<T> set) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.HashSetExtensions.First"); }
    }
    public partial interface IComponentHost<THostType> where THostType : class
    {
        THostType[] HostedComponents { get; }
    }
    [System.SerializableAttribute]
    public partial class IntUnityEvent : UnityEngine.Events.UnityEvent<int>
    {
    }
    public static partial class LayerMaskExtensions
    {
        public static int GetFirstLayerIndex(this UnityEngine.LayerMask layerMask) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.LayerMaskExtensions.GetFirstLayerIndex"); }
        public static bool Contains(this UnityEngine.LayerMask mask, int layer) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.LayerMaskExtensions.Contains"); }
    }
    public static partial class ListExtensions
    {
        public static System.Collections.Generic.List<T> Fill<T>(this System.Collections.Generic.List<T> list, int count) where T : new() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ListExtensions.Fill"); }
        public static void EnsureCapacity<T>(this System.Collections.Generic.List<T> list, int capacity) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ListExtensions.EnsureCapacity"); }
        public static void SwapAtIndices<T>(this System.Collections.Generic.List<T> list, int first, int second) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ListExtensions.SwapAtIndices"); }
    }
    public static partial class MaterialUtils
    {
        public static UnityEngine.Material GetMaterialClone(UnityEngine.Renderer renderer) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MaterialUtils.GetMaterialClone"); }
        public static UnityEngine.Material[] CloneMaterials(UnityEngine.Renderer renderer) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MaterialUtils.CloneMaterials"); }
        public static UnityEngine.Color HexToColor(string hex) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MaterialUtils.HexToColor"); }
        public static UnityEngine.Color HueShift(UnityEngine.Color color, float shift) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MaterialUtils.HueShift"); }
        public static void AddMaterial(this UnityEngine.Renderer renderer, UnityEngine.Material material) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MaterialUtils.AddMaterial"); }
    }
    public static partial class MathUtility
    {
        public static bool Approximately(float a, float b) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.Approximately"); }
        public static bool ApproximatelyZero(float a) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.ApproximatelyZero"); }
        public static double Clamp(double input, double min, double max) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.Clamp"); }
        public static double ShortestAngleDistance(double start, double end, double halfMax, double max) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.ShortestAngleDistance"); }
        public static float ShortestAngleDistance(float start, float end, float halfMax, float max) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.ShortestAngleDistance"); }
        public static bool IsUndefined(this float value) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.IsUndefined"); }
        public static bool IsAxisAligned(this UnityEngine.Vector3 v) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.IsAxisAligned"); }
        public static bool IsPositivePowerOfTwo(int value) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.IsPositivePowerOfTwo"); }
        public static int FirstActiveFlagIndex(int value) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.MathUtility.FirstActiveFlagIndex"); }
    }
    public static partial class MonoBehaviourExtensions
    {
    }
    public static partial class NativeArrayUtils
    {
        public static void EnsureCapacity<T>(ref Unity.Collections.NativeArray<T> array, int capacity, Unity.Collections.Allocator allocator, Unity.Collections.NativeArrayOptions options = (Unity.Collections.NativeArrayOptions)1) where T : struct { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.NativeArrayUtils.EnsureCapacity"); }
    }
    public partial class ObjectPool<T> where T : class, new()
    {
        protected readonly System.Collections.Generic.Queue<T> PooledQueue = new System.Collections.Generic.Queue<T>();
        public virtual T Get() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ObjectPool<T>.Get"); }
        public void Recycle(T instance) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ObjectPool<T>.Recycle"); }
        protected virtual void ClearInstance(T instance) { }
    }
    public partial class OnDestroyNotifier : UnityEngine.MonoBehaviour
    {
        public System.Action<Unity.XR.CoreUtils.OnDestroyNotifier> Destroyed { set { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.OnDestroyNotifier.Destroyed"); } }
    }
    public static partial class PoseExtensions
    {
        public static UnityEngine.Pose ApplyOffsetTo(this UnityEngine.Pose pose, UnityEngine.Pose otherPose) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.PoseExtensions.ApplyOffsetTo"); }
        public static UnityEngine.Vector3 ApplyOffsetTo(this UnityEngine.Pose pose, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.PoseExtensions.ApplyOffsetTo"); }
        public static UnityEngine.Vector3 ApplyInverseOffsetTo(this UnityEngine.Pose pose, UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.PoseExtensions.ApplyInverseOffsetTo"); }
    }
    public static partial class QuaternionExtensions
    {
        public static UnityEngine.Quaternion ConstrainYaw(this UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.QuaternionExtensions.ConstrainYaw"); }
        public static UnityEngine.Quaternion ConstrainYawNormalized(this UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.QuaternionExtensions.ConstrainYawNormalized"); }
        public static UnityEngine.Quaternion ConstrainYawPitchNormalized(this UnityEngine.Quaternion rotation) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.QuaternionExtensions.ConstrainYawPitchNormalized"); }
    }
    [System.SerializableAttribute]
    public partial class QuaternionUnityEvent : UnityEngine.Events.UnityEvent<UnityEngine.Quaternion>
    {
    }
    public partial class ReadOnlyAttribute : UnityEngine.PropertyAttribute
    {
    }
    public static partial class ReflectionUtils
    {
        public static void PreWarmTypeCache() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.PreWarmTypeCache"); }
        public static void ForEachAssembly(System.Action<System.Reflection.Assembly> callback) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.ForEachAssembly"); }
        public static void ForEachType(System.Action<System.Type> callback) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.ForEachType"); }
        public static System.Type FindType(System.Func<System.Type, bool> predicate) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.FindType"); }
        public static System.Type FindTypeByFullName(string fullName) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.FindTypeByFullName"); }
        public static void FindTypesBatch(System.Collections.Generic.List<System.Func<System.Type, bool>> predicates, System.Collections.Generic.List<System.Type> resultList) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.FindTypesBatch"); }
        public static void FindTypesByFullNameBatch(System.Collections.Generic.List<string> typeNames, System.Collections.Generic.List<System.Type> resultList) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.FindTypesByFullNameBatch"); }
        public static System.Type FindTypeInAssemblyByFullName(string assemblyName, string typeName) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.FindTypeInAssemblyByFullName"); }
        public static string NicifyVariableName(string name) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ReflectionUtils.NicifyVariableName"); }
    }
    public abstract partial class ScriptableSettings<T> : Unity.XR.CoreUtils.ScriptableSettingsBase<T> where T : UnityEngine.ScriptableObject
    {
        public static T Instance { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ScriptableSettings<T>.Instance"); } }
    }
    public abstract partial class ScriptableSettingsBase : UnityEngine.ScriptableObject
    {
        protected const string PathExceptionMessage = "Exception caught trying to create path.";
        public static Unity.XR.CoreUtils.ScriptableSettingsBase GetInstanceByType(System.Type settingsType) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ScriptableSettingsBase.GetInstanceByType"); }
        protected virtual void OnLoaded() { }
    }
    public abstract partial class ScriptableSettingsBase<T> : Unity.XR.CoreUtils.ScriptableSettingsBase where T : UnityEngine.ScriptableObject
    {
        protected static T BaseInstance;
        protected ScriptableSettingsBase() { }
        protected static void Save(string savePathFormat) { }
        protected static string GetFilePath() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.ScriptableSettingsBase<T>.GetFilePath"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class ScriptableSettingsPathAttribute : System.Attribute
    {
        public string Path { get; internal set; }
        public ScriptableSettingsPathAttribute(string path = "") { this.Path = path; }
        internal ScriptableSettingsPathAttribute() { }
    }
    [System.SerializableAttribute]
    public partial struct SerializableGuid : System.IEquatable<Unity.XR.CoreUtils.SerializableGuid>
    {
        public static Unity.XR.CoreUtils.SerializableGuid Empty { get; internal set; }
        public System.Guid Guid { get { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.SerializableGuid.Guid"); } }
        public SerializableGuid(ulong guidLow, ulong guidHigh) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.SerializableGuid"); }
        public string ToString(string format) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.SerializableGuid.ToString"); }
        public string ToString(string format, System.IFormatProvider provider) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.SerializableGuid.ToString"); }
        public bool Equals(Unity.XR.CoreUtils.SerializableGuid other) { return base.Equals(other); }
        public static bool operator ==(Unity.XR.CoreUtils.SerializableGuid lhs, Unity.XR.CoreUtils.SerializableGuid rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(Unity.XR.CoreUtils.SerializableGuid lhs, Unity.XR.CoreUtils.SerializableGuid rhs) { return !((object)lhs).Equals(rhs); }
    }
    public static partial class SerializableGuidUtil
    {
        public static Unity.XR.CoreUtils.SerializableGuid Create(System.Guid guid) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.SerializableGuidUtil.Create"); }
    }
    public static partial class StopwatchExtensions
    {
        public static void Restart(this System.Diagnostics.Stopwatch stopwatch) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.StopwatchExtensions.Restart"); }
    }
    public static partial class StringExtensions
    {
        public static string FirstToUpper(this string str) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.StringExtensions.FirstToUpper"); }
        public static string InsertSpacesBetweenWords(this string str) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.StringExtensions.InsertSpacesBetweenWords"); }
    }
    [System.SerializableAttribute]
    public partial class StringUnityEvent : UnityEngine.Events.UnityEvent<string>
    {
    }
    public static partial class TextureUtils
    {
        public static void RenderTextureToTexture2D(UnityEngine.RenderTexture renderTexture, UnityEngine.Texture2D texture) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TextureUtils.RenderTextureToTexture2D"); }
    }
    public static partial class TransformExtensions
    {
        public static UnityEngine.Pose GetLocalPose(this UnityEngine.Transform transform) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TransformExtensions.GetLocalPose"); }
        public static UnityEngine.Pose GetWorldPose(this UnityEngine.Transform transform) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TransformExtensions.GetWorldPose"); }
        public static void SetLocalPose(this UnityEngine.Transform transform, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TransformExtensions.SetLocalPose"); }
        public static void SetWorldPose(this UnityEngine.Transform transform, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TransformExtensions.SetWorldPose"); }
        public static UnityEngine.Pose TransformPose(this UnityEngine.Transform transform, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TransformExtensions.TransformPose"); }
        public static UnityEngine.Pose InverseTransformPose(this UnityEngine.Transform transform, UnityEngine.Pose pose) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TransformExtensions.InverseTransformPose"); }
        public static UnityEngine.Ray InverseTransformRay(this UnityEngine.Transform transform, UnityEngine.Ray ray) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TransformExtensions.InverseTransformRay"); }
    }
    public static partial class TypeExtensions
    {
        public static void GetAssignableTypes(this System.Type type, System.Collections.Generic.List<System.Type> list, System.Func<System.Type, bool> predicate = null) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetAssignableTypes"); }
        public static void GetImplementationsOfInterface(this System.Type type, System.Collections.Generic.List<System.Type> list) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetImplementationsOfInterface"); }
        public static void GetExtensionsOfClass(this System.Type type, System.Collections.Generic.List<System.Type> list) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetExtensionsOfClass"); }
        public static void GetGenericInterfaces(this System.Type type, System.Type genericInterface, System.Collections.Generic.List<System.Type> interfaces) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetGenericInterfaces"); }
        public static System.Reflection.PropertyInfo GetPropertyRecursively(this System.Type type, string name, System.Reflection.BindingFlags bindingAttr) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetPropertyRecursively"); }
        public static System.Reflection.FieldInfo GetFieldRecursively(this System.Type type, string name, System.Reflection.BindingFlags bindingAttr) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetFieldRecursively"); }
        public static void GetFieldsRecursively(this System.Type type, System.Collections.Generic.List<System.Reflection.FieldInfo> fields, System.Reflection.BindingFlags bindingAttr = (System.Reflection.BindingFlags)54) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetFieldsRecursively"); }
        public static void GetPropertiesRecursively(this System.Type type, System.Collections.Generic.List<System.Reflection.PropertyInfo> fields, System.Reflection.BindingFlags bindingAttr = (System.Reflection.BindingFlags)54) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetPropertiesRecursively"); }
        public static void GetInterfaceFieldsFromClasses(this System.Collections.Generic.IEnumerable<System.Type> classes, System.Collections.Generic.List<System.Reflection.FieldInfo> fields, System.Collections.Generic.List<System.Type> interfaceTypes, System.Reflection.BindingFlags bindingAttr) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetInterfaceFieldsFromClasses"); }
        public static TAttribute GetAttribute<TAttribute>(this System.Type type, bool inherit = false) where TAttribute : System.Attribute { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetAttribute"); }
        public static void IsDefinedGetInheritedTypes<TAttribute>(this System.Type type, System.Collections.Generic.List<System.Type> types) where TAttribute : System.Attribute { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.IsDefinedGetInheritedTypes"); }
        public static System.Reflection.FieldInfo GetFieldInTypeOrBaseType(this System.Type type, string fieldName) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetFieldInTypeOrBaseType"); }
        public static string GetNameWithGenericArguments(this System.Type type) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetNameWithGenericArguments"); }
        public static string GetNameWithFullGenericArguments(this System.Type type) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetNameWithFullGenericArguments"); }
        public static string GetFullNameWithGenericArguments(this System.Type type) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetFullNameWithGenericArguments"); }
        public static bool IsAssignableFromOrSubclassOf(this System.Type checkType, System.Type baseType) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.IsAssignableFromOrSubclassOf"); }
        public static System.Reflection.MethodInfo GetMethodRecursively(this System.Type type, string name, System.Reflection.BindingFlags bindingAttr) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.TypeExtensions.GetMethodRecursively"); }
    }
    public partial class UndoBlock : System.IDisposable
    {
        public UndoBlock(string undoLabel, bool testMode = false) { }
        public void RegisterCreatedObject(UnityEngine.Object objectToUndo) { }
        public void RecordObject(UnityEngine.Object objectToUndo) { }
        public void SetTransformParent(UnityEngine.Transform transform, UnityEngine.Transform newParent) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.UndoBlock.SetTransformParent"); }
        public T AddComponent<T>(UnityEngine.GameObject gameObject) where T : UnityEngine.Component { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.UndoBlock.AddComponent"); }
        protected virtual void Dispose(bool disposing) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.UndoBlock.Dispose"); }
        public void Dispose() { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.UndoBlock.Dispose"); }
        internal UndoBlock() { }
    }
    public static partial class UnityObjectUtils
    {
        public static void Destroy(UnityEngine.Object obj, bool withUndo = false) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.UnityObjectUtils.Destroy"); }
        public static T ConvertUnityObjectToType<T>(UnityEngine.Object objectIn) where T : class { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.UnityObjectUtils.ConvertUnityObjectToType"); }
        public static void RemoveDestroyedObjects<T>(System.Collections.Generic.List<T> list) where T : UnityEngine.Object { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.UnityObjectUtils.RemoveDestroyedObjects"); }
        public static void RemoveDestroyedKeys<TKey, TValue>(System.Collections.Generic.Dictionary<TKey, TValue> dictionary) where TKey : UnityEngine.Object { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.UnityObjectUtils.RemoveDestroyedKeys"); }
    }
    public static partial class Vector2Extensions
    {
        public static UnityEngine.Vector2 Inverse(this UnityEngine.Vector2 vector) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector2Extensions.Inverse"); }
        public static float MinComponent(this UnityEngine.Vector2 vector) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector2Extensions.MinComponent"); }
        public static float MaxComponent(this UnityEngine.Vector2 vector) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector2Extensions.MaxComponent"); }
        public static UnityEngine.Vector2 Abs(this UnityEngine.Vector2 vector) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector2Extensions.Abs"); }
    }
    [System.SerializableAttribute]
    public partial class Vector2UnityEvent : UnityEngine.Events.UnityEvent<UnityEngine.Vector2>
    {
    }
    public static partial class Vector3Extensions
    {
        public static UnityEngine.Vector3 Inverse(this UnityEngine.Vector3 vector) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector3Extensions.Inverse"); }
        public static float MinComponent(this UnityEngine.Vector3 vector) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector3Extensions.MinComponent"); }
        public static float MaxComponent(this UnityEngine.Vector3 vector) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector3Extensions.MaxComponent"); }
        public static UnityEngine.Vector3 Abs(this UnityEngine.Vector3 vector) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector3Extensions.Abs"); }
        public static UnityEngine.Vector3 Multiply(this UnityEngine.Vector3 value, UnityEngine.Vector3 scale) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector3Extensions.Multiply"); }
        public static UnityEngine.Vector3 Divide(this UnityEngine.Vector3 value, UnityEngine.Vector3 scale) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector3Extensions.Divide"); }
        public static UnityEngine.Vector3 SafeDivide(this UnityEngine.Vector3 value, UnityEngine.Vector3 scale) { throw new Umcp.LeftOutException("Unity.XR.CoreUtils.Vector3Extensions.SafeDivide"); }
    }
}
