// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.InputSystem
{
    public static partial class InputControlExtensions
    {
        public static TControl FindInParentChain<TControl>(this UnityEngine.InputSystem.InputControl control) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.FindInParentChain"); }
        public static bool IsPressed(this UnityEngine.InputSystem.InputControl control, float buttonPressPoint = 0f) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.IsPressed"); }
        public static bool IsActuated(this UnityEngine.InputSystem.InputControl control, float threshold = 0f) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.IsActuated"); }
        public static object ReadValueAsObject(this UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ReadValueAsObject"); }
        public unsafe static void ReadValueIntoBuffer(this UnityEngine.InputSystem.InputControl control, void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ReadValueIntoBuffer"); }
        public static object ReadDefaultValueAsObject(this UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ReadDefaultValueAsObject"); }
        public static TValue ReadValueFromEvent<TValue>(this UnityEngine.InputSystem.InputControl<TValue> control, UnityEngine.InputSystem.LowLevel.InputEventPtr inputEvent) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ReadValueFromEvent"); }
        public static bool ReadValueFromEvent<TValue>(this UnityEngine.InputSystem.InputControl<TValue> control, UnityEngine.InputSystem.LowLevel.InputEventPtr inputEvent, out TValue value) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ReadValueFromEvent"); }
        public static object ReadValueFromEventAsObject(this UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr inputEvent) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ReadValueFromEventAsObject"); }
        public static TValue ReadUnprocessedValueFromEvent<TValue>(this UnityEngine.InputSystem.InputControl<TValue> control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ReadUnprocessedValueFromEvent"); }
        public static bool ReadUnprocessedValueFromEvent<TValue>(this UnityEngine.InputSystem.InputControl<TValue> control, UnityEngine.InputSystem.LowLevel.InputEventPtr inputEvent, out TValue value) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ReadUnprocessedValueFromEvent"); }
        public static void WriteValueFromObjectIntoEvent(this UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, object value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.WriteValueFromObjectIntoEvent"); }
        public unsafe static void WriteValueIntoState(this UnityEngine.InputSystem.InputControl control, void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.WriteValueIntoState"); }
        public unsafe static void WriteValueIntoState<TValue>(this UnityEngine.InputSystem.InputControl control, TValue value, void* statePtr) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.WriteValueIntoState"); }
        public unsafe static void WriteValueIntoState<TValue>(this UnityEngine.InputSystem.InputControl<TValue> control, TValue value, void* statePtr) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.WriteValueIntoState"); }
        public unsafe static void WriteValueIntoState<TValue>(this UnityEngine.InputSystem.InputControl<TValue> control, void* statePtr) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.WriteValueIntoState"); }
        public static void WriteValueIntoState<TValue, TState>(this UnityEngine.InputSystem.InputControl<TValue> control, TValue value, ref TState state) where TValue : struct where TState : struct, UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.WriteValueIntoState"); }
        public static void WriteValueIntoEvent<TValue>(this UnityEngine.InputSystem.InputControl control, TValue value, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.WriteValueIntoEvent"); }
        public static void WriteValueIntoEvent<TValue>(this UnityEngine.InputSystem.InputControl<TValue> control, TValue value, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.WriteValueIntoEvent"); }
        public unsafe static void CopyState(this UnityEngine.InputSystem.InputDevice device, void* buffer, int bufferSizeInBytes) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CopyState"); }
        public static void CopyState<TState>(this UnityEngine.InputSystem.InputDevice device, out TState state) where TState : struct, UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CopyState"); }
        public static bool CheckStateIsAtDefault(this UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CheckStateIsAtDefault"); }
        public unsafe static bool CheckStateIsAtDefault(this UnityEngine.InputSystem.InputControl control, void* statePtr, void* maskPtr = default(void*)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CheckStateIsAtDefault"); }
        public static bool CheckStateIsAtDefaultIgnoringNoise(this UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CheckStateIsAtDefaultIgnoringNoise"); }
        public unsafe static bool CheckStateIsAtDefaultIgnoringNoise(this UnityEngine.InputSystem.InputControl control, void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CheckStateIsAtDefaultIgnoringNoise"); }
        public unsafe static bool CompareStateIgnoringNoise(this UnityEngine.InputSystem.InputControl control, void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CompareStateIgnoringNoise"); }
        public unsafe static bool CompareState(this UnityEngine.InputSystem.InputControl control, void* firstStatePtr, void* secondStatePtr, void* maskPtr = default(void*)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CompareState"); }
        public unsafe static bool CompareState(this UnityEngine.InputSystem.InputControl control, void* statePtr, void* maskPtr = default(void*)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.CompareState"); }
        public unsafe static bool HasValueChangeInState(this UnityEngine.InputSystem.InputControl control, void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.HasValueChangeInState"); }
        public static bool HasValueChangeInEvent(this UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.HasValueChangeInEvent"); }
        public unsafe static void* GetStatePtrFromStateEvent(this UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.GetStatePtrFromStateEvent"); }
        public static bool ResetToDefaultStateInEvent(this UnityEngine.InputSystem.InputControl control, UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ResetToDefaultStateInEvent"); }
        public static void QueueValueChange<TValue>(this UnityEngine.InputSystem.InputControl<TValue> control, TValue value, double time = -1d) where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.QueueValueChange"); }
        public unsafe static void AccumulateValueInEvent(this UnityEngine.InputSystem.InputControl<float> control, void* currentStatePtr, UnityEngine.InputSystem.LowLevel.InputEventPtr newState) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.AccumulateValueInEvent"); }
        public static void FindControlsRecursive<TControl>(this UnityEngine.InputSystem.InputControl parent, System.Collections.Generic.IList<TControl> controls, System.Func<TControl, bool> predicate) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.FindControlsRecursive"); }
        public static UnityEngine.InputSystem.InputControlExtensions.InputEventControlCollection EnumerateControls(this UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, UnityEngine.InputSystem.InputControlExtensions.Enumerate flags, UnityEngine.InputSystem.InputDevice device = null, float magnitudeThreshold = 0f) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.EnumerateControls"); }
        public static UnityEngine.InputSystem.InputControlExtensions.InputEventControlCollection EnumerateChangedControls(this UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, UnityEngine.InputSystem.InputDevice device = null, float magnitudeThreshold = 0f) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.EnumerateChangedControls"); }
        public static bool HasButtonPress(this UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, float magnitude = -1f, bool buttonControlsOnly = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.HasButtonPress"); }
        public static UnityEngine.InputSystem.InputControl GetFirstButtonPressOrNull(this UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, float magnitude = -1f, bool buttonControlsOnly = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.GetFirstButtonPressOrNull"); }
        public static System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControl> GetAllButtonPresses(this UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr, float magnitude = -1f, bool buttonControlsOnly = true) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.GetAllButtonPresses"); }
        public static UnityEngine.InputSystem.InputControlExtensions.ControlBuilder Setup(this UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.Setup"); }
        public static UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder Setup(this UnityEngine.InputSystem.InputDevice device, int controlCount, int usageCount, int aliasCount) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.Setup"); }
        [System.FlagsAttribute]
        public enum Enumerate
        {
            IgnoreControlsInDefaultState = 1,
            IgnoreControlsInCurrentState = 2,
            IncludeSyntheticControls = 4,
            IncludeNoisyControls = 8,
            IncludeNonLeafControls = 16,
        }
        public partial struct InputEventControlCollection : System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControl>
        {
            public UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr { get; internal set; }
            public UnityEngine.InputSystem.InputControlExtensions.InputEventControlEnumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.InputEventControlCollection.GetEnumerator"); }
            System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.InputControl> System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControl>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.InputEventControlCollection.System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControl>.GetEnumerator"); }
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.InputEventControlCollection.System.Collections.IEnumerable.GetEnumerator"); }
        }
        public partial struct InputEventControlEnumerator : System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.InputControl>
        {
            public bool MoveNext() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.InputEventControlEnumerator.MoveNext"); }
            public void Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.InputEventControlEnumerator.Reset"); }
            public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.InputEventControlEnumerator.Dispose"); }
            public UnityEngine.InputSystem.InputControl Current { get; internal set; }
            object System.Collections.IEnumerator.Current { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.InputEventControlEnumerator.System.Collections.IEnumerator.Current"); } }
        }
        public partial struct ControlBuilder
        {
            public UnityEngine.InputSystem.InputControl control { get; internal set; }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder At(UnityEngine.InputSystem.InputDevice device, int index) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.At"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithParent(UnityEngine.InputSystem.InputControl parent) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithParent"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithName(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithName"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithDisplayName(string displayName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithDisplayName"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithShortDisplayName(string shortDisplayName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithShortDisplayName"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithLayout(UnityEngine.InputSystem.Utilities.InternedString layout) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithLayout"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithUsages(int startIndex, int count) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithUsages"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithAliases(int startIndex, int count) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithAliases"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithChildren(int startIndex, int count) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithChildren"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithStateBlock(UnityEngine.InputSystem.LowLevel.InputStateBlock stateBlock) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithStateBlock"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithDefaultState(UnityEngine.InputSystem.Utilities.PrimitiveValue value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithDefaultState"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithMinAndMax(UnityEngine.InputSystem.Utilities.PrimitiveValue min, UnityEngine.InputSystem.Utilities.PrimitiveValue max) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithMinAndMax"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder WithProcessor<TProcessor, TValue>(TProcessor processor) where TProcessor : UnityEngine.InputSystem.InputProcessor<TValue> where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.WithProcessor"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder IsNoisy(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.IsNoisy"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder IsSynthetic(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.IsSynthetic"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder DontReset(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.DontReset"); }
            public UnityEngine.InputSystem.InputControlExtensions.ControlBuilder IsButton(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.IsButton"); }
            public void Finish() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.ControlBuilder.Finish"); }
        }
        public partial struct DeviceBuilder
        {
            public UnityEngine.InputSystem.InputDevice device { get; internal set; }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithName(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithName"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithDisplayName(string displayName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithDisplayName"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithShortDisplayName(string shortDisplayName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithShortDisplayName"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithLayout(UnityEngine.InputSystem.Utilities.InternedString layout) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithLayout"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithChildren(int startIndex, int count) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithChildren"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithStateBlock(UnityEngine.InputSystem.LowLevel.InputStateBlock stateBlock) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithStateBlock"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder IsNoisy(bool value) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.IsNoisy"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithControlUsage(int controlIndex, UnityEngine.InputSystem.Utilities.InternedString usage, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithControlUsage"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithControlAlias(int controlIndex, UnityEngine.InputSystem.Utilities.InternedString alias) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithControlAlias"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithStateOffsetToControlIndexMap(uint[] map) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithStateOffsetToControlIndexMap"); }
            public UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder WithControlTree(byte[] controlTreeNodes, ushort[] controlTreeIndicies) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.WithControlTree"); }
            public void Finish() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlExtensions.DeviceBuilder.Finish"); }
        }
    }
    public enum InputControlLayoutChange
    {
        Added = 0,
        Removed = 1,
        Replaced = 2,
    }
    public partial struct InputControlList<TControl> : System.Collections.Generic.IList<TControl>, System.Collections.Generic.IReadOnlyList<TControl>, System.IDisposable where TControl : UnityEngine.InputSystem.InputControl
    {
        public int Count { get; internal set; }
        public int Capacity { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Capacity"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Capacity"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.IsReadOnly"); } }
        public TControl this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.this[]"); } }
        public InputControlList(Unity.Collections.Allocator allocator, int initialCapacity = 0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>"); }
        public InputControlList(System.Collections.Generic.IEnumerable<TControl> values, Unity.Collections.Allocator allocator = (Unity.Collections.Allocator)4) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>"); }
        public InputControlList(params TControl[] values) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>"); }
        public void Resize(int size) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Resize"); }
        public void Add(TControl item) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Add"); }
        public void AddSlice<TList>(TList list, int count = -1, int destinationIndex = -1, int sourceIndex = 0) where TList : System.Collections.Generic.IReadOnlyList<TControl> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.AddSlice"); }
        public void AddRange(System.Collections.Generic.IEnumerable<TControl> list, int count = -1, int destinationIndex = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.AddRange"); }
        public bool Remove(TControl item) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Remove"); }
        public void RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.RemoveAt"); }
        public void CopyTo(TControl[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.CopyTo"); }
        public int IndexOf(TControl item) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.IndexOf"); }
        public int IndexOf(TControl item, int startIndex, int count = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.IndexOf"); }
        public void Insert(int index, TControl item) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Insert"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Clear"); }
        public bool Contains(TControl item) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Contains"); }
        public bool Contains(TControl item, int startIndex, int count = -1) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Contains"); }
        public void SwapElements(int index1, int index2) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.SwapElements"); }
        public void Sort<TCompare>(int startIndex, int count, TCompare comparer) where TCompare : System.Collections.Generic.IComparer<TControl> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Sort"); }
        public TControl[] ToArray(bool dispose = false) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.ToArray"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.Dispose"); }
        public System.Collections.Generic.IEnumerator<TControl> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlList<TControl>.System.Collections.IEnumerable.GetEnumerator"); }
    }
    public static partial class InputControlPath
    {
        public const string Wildcard = "*";
        public const string DoubleWildcard = "**";
        public const char Separator = '/';
        public static string Combine(UnityEngine.InputSystem.InputControl parent, string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.Combine"); }
        public static string ToHumanReadableString(string path, out string deviceLayoutName, out string controlPath, UnityEngine.InputSystem.InputControlPath.HumanReadableStringOptions options = (UnityEngine.InputSystem.InputControlPath.HumanReadableStringOptions)0, UnityEngine.InputSystem.InputControl control = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.ToHumanReadableString"); }
        public static string[] TryGetDeviceUsages(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryGetDeviceUsages"); }
        public static string TryGetDeviceLayout(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryGetDeviceLayout"); }
        public static string TryGetControlLayout(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryGetControlLayout"); }
        public static UnityEngine.InputSystem.InputControl TryFindControl(UnityEngine.InputSystem.InputControl control, string path, int indexInPath = 0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryFindControl"); }
        public static UnityEngine.InputSystem.InputControl[] TryFindControls(UnityEngine.InputSystem.InputControl control, string path, int indexInPath = 0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryFindControls"); }
        public static int TryFindControls(UnityEngine.InputSystem.InputControl control, string path, ref UnityEngine.InputSystem.InputControlList<UnityEngine.InputSystem.InputControl> matches, int indexInPath = 0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryFindControls"); }
        public static TControl TryFindControl<TControl>(UnityEngine.InputSystem.InputControl control, string path, int indexInPath = 0) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryFindControl"); }
        public static int TryFindControls<TControl>(UnityEngine.InputSystem.InputControl control, string path, int indexInPath, ref UnityEngine.InputSystem.InputControlList<TControl> matches) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryFindControls"); }
        public static UnityEngine.InputSystem.InputControl TryFindChild(UnityEngine.InputSystem.InputControl control, string path, int indexInPath = 0) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryFindChild"); }
        public static TControl TryFindChild<TControl>(UnityEngine.InputSystem.InputControl control, string path, int indexInPath = 0) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.TryFindChild"); }
        public static bool Matches(string expected, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.Matches"); }
        public static bool MatchesPrefix(string expected, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.MatchesPrefix"); }
        public static System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControlPath.ParsedPathComponent> Parse(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.Parse"); }
        public partial struct ParsedPathComponent
        {
            public string layout { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.ParsedPathComponent.layout"); } }
            public System.Collections.Generic.IEnumerable<string> usages { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.ParsedPathComponent.usages"); } }
            public string name { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.ParsedPathComponent.name"); } }
            public string displayName { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.ParsedPathComponent.displayName"); } }
            public bool Matches(UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlPath.ParsedPathComponent.Matches"); }
        }
    }
    public partial struct InputControlScheme : System.IEquatable<UnityEngine.InputSystem.InputControlScheme>
    {
        public static UnityEngine.InputSystem.InputControlScheme? FindControlSchemeForDevices<TDevices, TSchemes>(TDevices devices, TSchemes schemes, UnityEngine.InputSystem.InputDevice mustIncludeDevice = null, bool allowUnsuccesfulMatch = false) where TDevices : System.Collections.Generic.IReadOnlyList<UnityEngine.InputSystem.InputDevice> where TSchemes : System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControlScheme> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.FindControlSchemeForDevices"); }
        public static bool FindControlSchemeForDevices<TDevices, TSchemes>(TDevices devices, TSchemes schemes, out UnityEngine.InputSystem.InputControlScheme controlScheme, out UnityEngine.InputSystem.InputControlScheme.MatchResult matchResult, UnityEngine.InputSystem.InputDevice mustIncludeDevice = null, bool allowUnsuccessfulMatch = false) where TDevices : System.Collections.Generic.IReadOnlyList<UnityEngine.InputSystem.InputDevice> where TSchemes : System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControlScheme> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.FindControlSchemeForDevices"); }
        public static UnityEngine.InputSystem.InputControlScheme? FindControlSchemeForDevice<TSchemes>(UnityEngine.InputSystem.InputDevice device, TSchemes schemes) where TSchemes : System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControlScheme> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.FindControlSchemeForDevice"); }
        public bool SupportsDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.SupportsDevice"); }
        public UnityEngine.InputSystem.InputControlScheme.MatchResult PickDevicesFrom<TDevices>(TDevices devices, UnityEngine.InputSystem.InputDevice favorDevice = null) where TDevices : System.Collections.Generic.IReadOnlyList<UnityEngine.InputSystem.InputDevice> { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.PickDevicesFrom"); }
        public bool Equals(UnityEngine.InputSystem.InputControlScheme other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.InputSystem.InputControlScheme left, UnityEngine.InputSystem.InputControlScheme right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.InputSystem.InputControlScheme left, UnityEngine.InputSystem.InputControlScheme right) { return !((object)left).Equals(right); }
        public partial struct MatchResult : System.Collections.Generic.IEnumerable<UnityEngine.InputSystem.InputControlScheme.MatchResult.Match>, System.IDisposable
        {
            public float score { get; internal set; }
            public bool isSuccessfulMatch { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.isSuccessfulMatch"); } }
            public bool hasMissingRequiredDevices { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.hasMissingRequiredDevices"); } }
            public bool hasMissingOptionalDevices { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.hasMissingOptionalDevices"); } }
            public UnityEngine.InputSystem.InputControlList<UnityEngine.InputSystem.InputDevice> devices { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.devices"); } }
            public UnityEngine.InputSystem.InputControlScheme.MatchResult.Match this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.this[]"); } }
            public System.Collections.Generic.IEnumerator<UnityEngine.InputSystem.InputControlScheme.MatchResult.Match> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.GetEnumerator"); }
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.System.Collections.IEnumerable.GetEnumerator"); }
            public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.Dispose"); }
            public partial struct Match
            {
                public UnityEngine.InputSystem.InputControl control { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.Match.control"); } }
                public UnityEngine.InputSystem.InputDevice device { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.Match.device"); } }
                public int requirementIndex { get; internal set; }
                public UnityEngine.InputSystem.InputControlScheme.DeviceRequirement requirement { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.Match.requirement"); } }
                public bool isOptional { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.MatchResult.Match.isOptional"); } }
            }
        }
        public partial struct DeviceRequirement : System.IEquatable<UnityEngine.InputSystem.InputControlScheme.DeviceRequirement>
        {
            public bool isAND { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.DeviceRequirement.isAND"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.DeviceRequirement.isAND"); } }
            public bool isOR { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.DeviceRequirement.isOR"); } set { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputControlScheme.DeviceRequirement.isOR"); } }
            public bool Equals(UnityEngine.InputSystem.InputControlScheme.DeviceRequirement other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.InputSystem.InputControlScheme.DeviceRequirement left, UnityEngine.InputSystem.InputControlScheme.DeviceRequirement right) { return ((object)left).Equals(right); }
            public static bool operator !=(UnityEngine.InputSystem.InputControlScheme.DeviceRequirement left, UnityEngine.InputSystem.InputControlScheme.DeviceRequirement right) { return !((object)left).Equals(right); }
        }
    }
    public partial class InputDevice
    {
        public const int InvalidDeviceId = 0;
        public bool canRunInBackground { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.canRunInBackground"); } }
        public bool remote { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.remote"); } }
        public bool updateBeforeRender { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.updateBeforeRender"); } }
        public override System.Type valueType { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.valueType"); } }
        public override int valueSizeInBytes { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.valueSizeInBytes"); } }
        [System.Obsolete] public static UnityEngine.InputSystem.Utilities.ReadOnlyArray<UnityEngine.InputSystem.InputDevice> all { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.all"); } }
        public unsafe override object ReadValueFromBufferAsObject(void* buffer, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.ReadValueFromBufferAsObject"); }
        public unsafe override object ReadValueFromStateAsObject(void* statePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.ReadValueFromStateAsObject"); }
        public unsafe override void ReadValueFromStateIntoBuffer(void* statePtr, void* bufferPtr, int bufferSize) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.ReadValueFromStateIntoBuffer"); }
        public unsafe override bool CompareValue(void* firstStatePtr, void* secondStatePtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.CompareValue"); }
        protected virtual void OnAdded() { }
        protected virtual void OnRemoved() { }
        protected virtual void OnConfigurationChanged() { }
        public long ExecuteCommand<TCommand>(ref TCommand command) where TCommand : struct, UnityEngine.InputSystem.LowLevel.IInputDeviceCommandInfo { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.ExecuteCommand"); }
        protected unsafe virtual long ExecuteCommand(UnityEngine.InputSystem.LowLevel.InputDeviceCommand* commandPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputDevice.ExecuteCommand"); }
    }
    public static partial class InputExtensions
    {
        public static bool IsModifierKey(this UnityEngine.InputSystem.Key key) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputExtensions.IsModifierKey"); }
        public static bool IsTextInputKey(this UnityEngine.InputSystem.Key key) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputExtensions.IsTextInputKey"); }
    }
    public partial struct InputInteractionContext
    {
        public UnityEngine.InputSystem.InputAction action { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.action"); } }
        public UnityEngine.InputSystem.InputControl control { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.control"); } }
        public UnityEngine.InputSystem.InputActionPhase phase { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.phase"); } }
        public double time { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.time"); } }
        public double startTime { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.startTime"); } }
        public bool timerHasExpired { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.timerHasExpired"); } }
        public bool isWaiting { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.isWaiting"); } }
        public bool isStarted { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.isStarted"); } }
        public float ComputeMagnitude() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.ComputeMagnitude"); }
        public bool ControlIsActuated(float threshold = 0f) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.ControlIsActuated"); }
        public void Started() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.Started"); }
        public void Performed() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.Performed"); }
        public void PerformedAndStayStarted() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.PerformedAndStayStarted"); }
        public void PerformedAndStayPerformed() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.PerformedAndStayPerformed"); }
        public void Canceled() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.Canceled"); }
        public void Waiting() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.Waiting"); }
        public void SetTimeout(float seconds) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.SetTimeout"); }
        public void SetTotalTimeoutCompletionTime(float seconds) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.SetTotalTimeoutCompletionTime"); }
        public TValue ReadValue<TValue>() where TValue : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputInteractionContext.ReadValue"); }
    }
    public abstract partial class InputProcessor
    {
        public abstract object ProcessAsObject(object value, UnityEngine.InputSystem.InputControl control);
        public unsafe abstract void Process(void* buffer, int bufferSize, UnityEngine.InputSystem.InputControl control);
        public virtual UnityEngine.InputSystem.InputProcessor.CachingPolicy cachingPolicy { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputProcessor.cachingPolicy"); } }
        public enum CachingPolicy
        {
            CacheResult = 0,
            EvaluateOnEveryRead = 1,
        }
    }
    public abstract partial class InputProcessor<TValue> : UnityEngine.InputSystem.InputProcessor where TValue : struct
    {
        public abstract TValue Process(TValue value, UnityEngine.InputSystem.InputControl control);
        public override object ProcessAsObject(object value, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputProcessor<TValue>.ProcessAsObject"); }
        public unsafe override void Process(void* buffer, int bufferSize, UnityEngine.InputSystem.InputControl control) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputProcessor<TValue>.Process"); }
    }
    public sealed partial class InputRemoting : System.IObservable<UnityEngine.InputSystem.InputRemoting.Message>, System.IObserver<UnityEngine.InputSystem.InputRemoting.Message>
    {
        public bool sending { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputRemoting.sending"); } }
        public void StartSending() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputRemoting.StartSending"); }
        public void StopSending() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputRemoting.StopSending"); }
        void System.IObserver<UnityEngine.InputSystem.InputRemoting.Message>.OnNext(UnityEngine.InputSystem.InputRemoting.Message msg) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputRemoting.System.IObserver<UnityEngine.InputSystem.InputRemoting.Message>.OnNext"); }
        void System.IObserver<UnityEngine.InputSystem.InputRemoting.Message>.OnError(System.Exception error) { }
        void System.IObserver<UnityEngine.InputSystem.InputRemoting.Message>.OnCompleted() { }
        public System.IDisposable Subscribe(System.IObserver<UnityEngine.InputSystem.InputRemoting.Message> observer) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputRemoting.Subscribe"); }
        public void RemoveRemoteDevices(int participantId) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputRemoting.RemoveRemoteDevices"); }
        internal InputRemoting() { }
        public enum MessageType
        {
            Connect = 0,
            Disconnect = 1,
            NewLayout = 2,
            NewDevice = 3,
            NewEvents = 4,
            RemoveDevice = 5,
            RemoveLayout = 6,
            ChangeUsages = 7,
            StartSending = 8,
            StopSending = 9,
        }
        public partial struct Message
        {
            public int participantId;
            public UnityEngine.InputSystem.InputRemoting.MessageType type;
            public byte[] data;
        }
    }
    public partial class InputSettings : UnityEngine.ScriptableObject
    {
        public UnityEngine.InputSystem.InputSettings.UpdateMode updateMode { get { return m_UpdateMode; } set { m_UpdateMode = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputSettings.UpdateMode m_UpdateMode = UnityEngine.InputSystem.InputSettings.UpdateMode.ProcessEventsInDynamicUpdate;
        public UnityEngine.InputSystem.InputSettings.ScrollDeltaBehavior scrollDeltaBehavior { get { return m_ScrollDeltaBehavior; } set { m_ScrollDeltaBehavior = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputSettings.ScrollDeltaBehavior m_ScrollDeltaBehavior = UnityEngine.InputSystem.InputSettings.ScrollDeltaBehavior.UniformAcrossAllPlatforms;
        public bool compensateForScreenOrientation { get { return m_CompensateForScreenOrientation; } set { m_CompensateForScreenOrientation = value; } } [UnityEngine.SerializeField] private bool m_CompensateForScreenOrientation = true;
        [System.Obsolete] public bool filterNoiseOnCurrent { get { return m_KeptFilterNoiseOnCurrent.Get("UnityEngine.InputSystem.InputSettings.filterNoiseOnCurrent"); } set { m_KeptFilterNoiseOnCurrent.Set(value); } } private Umcp.Kept<bool> m_KeptFilterNoiseOnCurrent;
        public float defaultDeadzoneMin { get { return m_DefaultDeadzoneMin; } set { m_DefaultDeadzoneMin = value; } } [UnityEngine.SerializeField] private float m_DefaultDeadzoneMin = 0.125f;
        public float defaultDeadzoneMax { get { return m_DefaultDeadzoneMax; } set { m_DefaultDeadzoneMax = value; } } [UnityEngine.SerializeField] private float m_DefaultDeadzoneMax = 0.925f;
        public float defaultButtonPressPoint { get { return m_DefaultButtonPressPoint; } set { m_DefaultButtonPressPoint = value; } } [UnityEngine.SerializeField] private float m_DefaultButtonPressPoint = 0.5f;
        public float buttonReleaseThreshold { get { return m_ButtonReleaseThreshold; } set { m_ButtonReleaseThreshold = value; } } [UnityEngine.SerializeField] private float m_ButtonReleaseThreshold = 0.75f;
        public float defaultTapTime { get { return m_DefaultTapTime; } set { m_DefaultTapTime = value; } } [UnityEngine.SerializeField] private float m_DefaultTapTime = 0.2f;
        public float defaultSlowTapTime { get { return m_DefaultSlowTapTime; } set { m_DefaultSlowTapTime = value; } } [UnityEngine.SerializeField] private float m_DefaultSlowTapTime = 0.5f;
        public float defaultHoldTime { get { return m_DefaultHoldTime; } set { m_DefaultHoldTime = value; } } [UnityEngine.SerializeField] private float m_DefaultHoldTime = 0.4f;
        public float tapRadius { get { return m_TapRadius; } set { m_TapRadius = value; } } [UnityEngine.SerializeField] private float m_TapRadius = 5;
        public float multiTapDelayTime { get { return m_MultiTapDelayTime; } set { m_MultiTapDelayTime = value; } } [UnityEngine.SerializeField] private float m_MultiTapDelayTime = 0.75f;
        public UnityEngine.InputSystem.InputSettings.BackgroundBehavior backgroundBehavior { get { return m_BackgroundBehavior; } set { m_BackgroundBehavior = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputSettings.BackgroundBehavior m_BackgroundBehavior = UnityEngine.InputSystem.InputSettings.BackgroundBehavior.ResetAndDisableNonBackgroundDevices;
        public UnityEngine.InputSystem.InputSettings.EditorInputBehaviorInPlayMode editorInputBehaviorInPlayMode { get { return m_EditorInputBehaviorInPlayMode; } set { m_EditorInputBehaviorInPlayMode = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputSettings.EditorInputBehaviorInPlayMode m_EditorInputBehaviorInPlayMode;
        public UnityEngine.InputSystem.InputSettings.InputActionPropertyDrawerMode inputActionPropertyDrawerMode { get { return m_InputActionPropertyDrawerMode; } set { m_InputActionPropertyDrawerMode = value; } } [UnityEngine.SerializeField] private UnityEngine.InputSystem.InputSettings.InputActionPropertyDrawerMode m_InputActionPropertyDrawerMode = UnityEngine.InputSystem.InputSettings.InputActionPropertyDrawerMode.Compact;
        public int maxEventBytesPerUpdate { get { return m_MaxEventBytesPerUpdate; } set { m_MaxEventBytesPerUpdate = value; } } [UnityEngine.SerializeField] private int m_MaxEventBytesPerUpdate;
        public int maxQueuedEventsPerUpdate { get { return m_MaxQueuedEventsPerUpdate; } set { m_MaxQueuedEventsPerUpdate = value; } } [UnityEngine.SerializeField] private int m_MaxQueuedEventsPerUpdate = 1000;
        public UnityEngine.InputSystem.Utilities.ReadOnlyArray<string> supportedDevices { get { return m_KeptSupportedDevices.Get("UnityEngine.InputSystem.InputSettings.supportedDevices"); } set { m_KeptSupportedDevices.Set(value); } } private Umcp.Kept<UnityEngine.InputSystem.Utilities.ReadOnlyArray<string>> m_KeptSupportedDevices;
        public bool disableRedundantEventsMerging { get { return m_DisableRedundantEventsMerging; } set { m_DisableRedundantEventsMerging = value; } } [UnityEngine.SerializeField] private bool m_DisableRedundantEventsMerging = false;
        public bool shortcutKeysConsumeInput { get { return m_ShortcutKeysConsumeInputs; } set { m_ShortcutKeysConsumeInputs = value; } } [UnityEngine.SerializeField] private bool m_ShortcutKeysConsumeInputs = false;
        public void SetInternalFeatureFlag(string featureName, bool enabled) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSettings.SetInternalFeatureFlag"); }
        public enum UpdateMode
        {
            ProcessEventsInDynamicUpdate = 1,
            ProcessEventsInFixedUpdate = 2,
            ProcessEventsManually = 3,
        }
        public enum ScrollDeltaBehavior
        {
            UniformAcrossAllPlatforms = 0,
            KeepPlatformSpecificInputRange = 1,
        }
        public enum BackgroundBehavior
        {
            ResetAndDisableNonBackgroundDevices = 0,
            ResetAndDisableAllDevices = 1,
            IgnoreFocus = 2,
        }
        public enum EditorInputBehaviorInPlayMode
        {
            PointersAndKeyboardsRespectGameViewFocus = 0,
            AllDevicesRespectGameViewFocus = 1,
            AllDeviceInputAlwaysGoesToGameView = 2,
        }
        public enum InputActionPropertyDrawerMode
        {
            Compact = 0,
            MultilineEffective = 1,
            MultilineBoth = 2,
        }
    }
    public static partial class InputSystem
    {
        public static event System.Action<string, UnityEngine.InputSystem.InputControlLayoutChange> onLayoutChange { add { } remove { } }
        public static void RegisterLayout(System.Type type, string name = null, UnityEngine.InputSystem.Layouts.InputDeviceMatcher? matches = default(UnityEngine.InputSystem.Layouts.InputDeviceMatcher?)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterLayout"); }
        public static void RegisterLayout<T>(string name = null, UnityEngine.InputSystem.Layouts.InputDeviceMatcher? matches = default(UnityEngine.InputSystem.Layouts.InputDeviceMatcher?)) where T : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterLayout"); }
        public static void RegisterLayout(string json, string name = null, UnityEngine.InputSystem.Layouts.InputDeviceMatcher? matches = default(UnityEngine.InputSystem.Layouts.InputDeviceMatcher?)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterLayout"); }
        public static void RegisterLayoutOverride(string json, string name = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterLayoutOverride"); }
        public static void RegisterLayoutMatcher(string layoutName, UnityEngine.InputSystem.Layouts.InputDeviceMatcher matcher) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterLayoutMatcher"); }
        public static void RegisterLayoutMatcher<TDevice>(UnityEngine.InputSystem.Layouts.InputDeviceMatcher matcher) where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterLayoutMatcher"); }
        public static void RegisterLayoutBuilder(System.Func<UnityEngine.InputSystem.Layouts.InputControlLayout> buildMethod, string name, string baseLayout = null, UnityEngine.InputSystem.Layouts.InputDeviceMatcher? matches = default(UnityEngine.InputSystem.Layouts.InputDeviceMatcher?)) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterLayoutBuilder"); }
        public static void RegisterPrecompiledLayout<TDevice>(string metadata) where TDevice : UnityEngine.InputSystem.InputDevice, new() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterPrecompiledLayout"); }
        public static void RemoveLayout(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RemoveLayout"); }
        public static string TryFindMatchingLayout(UnityEngine.InputSystem.Layouts.InputDeviceDescription deviceDescription) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.TryFindMatchingLayout"); }
        public static System.Collections.Generic.IEnumerable<string> ListLayouts() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.ListLayouts"); }
        public static System.Collections.Generic.IEnumerable<string> ListLayoutsBasedOn(string baseLayout) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.ListLayoutsBasedOn"); }
        public static UnityEngine.InputSystem.Layouts.InputControlLayout LoadLayout(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.LoadLayout"); }
        public static UnityEngine.InputSystem.Layouts.InputControlLayout LoadLayout<TControl>() where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.LoadLayout"); }
        public static string GetNameOfBaseLayout(string layoutName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.GetNameOfBaseLayout"); }
        public static bool IsFirstLayoutBasedOnSecond(string firstLayoutName, string secondLayoutName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.IsFirstLayoutBasedOnSecond"); }
        public static void RegisterProcessor(System.Type type, string name = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterProcessor"); }
        public static System.Type TryGetProcessor(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.TryGetProcessor"); }
        public static System.Collections.Generic.IEnumerable<string> ListProcessors() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.ListProcessors"); }
        public static event UnityEngine.InputSystem.LowLevel.InputDeviceCommandDelegate onDeviceCommand { add { } remove { } }
        public static event UnityEngine.InputSystem.Layouts.InputDeviceFindControlLayoutDelegate onFindLayoutForDevice { add { } remove { } }
        public static UnityEngine.InputSystem.InputDevice AddDevice(string layout, string name = null, string variants = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.AddDevice"); }
        public static TDevice AddDevice<TDevice>(string name = null) where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.AddDevice"); }
        public static UnityEngine.InputSystem.InputDevice AddDevice(UnityEngine.InputSystem.Layouts.InputDeviceDescription description) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.AddDevice"); }
        public static void AddDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.AddDevice"); }
        public static void RemoveDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RemoveDevice"); }
        public static void FlushDisconnectedDevices() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.FlushDisconnectedDevices"); }
        public static UnityEngine.InputSystem.InputDevice GetDevice(string nameOrLayout) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.GetDevice"); }
        public static UnityEngine.InputSystem.InputDevice GetDevice(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.GetDevice"); }
        public static TDevice GetDevice<TDevice>(UnityEngine.InputSystem.Utilities.InternedString usage) where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.GetDevice"); }
        public static TDevice GetDevice<TDevice>(string usage) where TDevice : UnityEngine.InputSystem.InputDevice { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.GetDevice"); }
        public static UnityEngine.InputSystem.InputDevice GetDeviceById(int deviceId) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.GetDeviceById"); }
        public static System.Collections.Generic.List<UnityEngine.InputSystem.Layouts.InputDeviceDescription> GetUnsupportedDevices() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.GetUnsupportedDevices"); }
        public static int GetUnsupportedDevices(System.Collections.Generic.List<UnityEngine.InputSystem.Layouts.InputDeviceDescription> descriptions) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.GetUnsupportedDevices"); }
        public static bool TrySyncDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.TrySyncDevice"); }
        public static void ResetDevice(UnityEngine.InputSystem.InputDevice device, bool alsoResetDontResetControls = false) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.ResetDevice"); }
        [System.Obsolete] public static bool TryResetDevice(UnityEngine.InputSystem.InputDevice device) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.TryResetDevice"); }
        public static void SetDeviceUsage(UnityEngine.InputSystem.InputDevice device, string usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.SetDeviceUsage"); }
        public static void SetDeviceUsage(UnityEngine.InputSystem.InputDevice device, UnityEngine.InputSystem.Utilities.InternedString usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.SetDeviceUsage"); }
        public static void AddDeviceUsage(UnityEngine.InputSystem.InputDevice device, string usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.AddDeviceUsage"); }
        public static void AddDeviceUsage(UnityEngine.InputSystem.InputDevice device, UnityEngine.InputSystem.Utilities.InternedString usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.AddDeviceUsage"); }
        public static void RemoveDeviceUsage(UnityEngine.InputSystem.InputDevice device, string usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RemoveDeviceUsage"); }
        public static void RemoveDeviceUsage(UnityEngine.InputSystem.InputDevice device, UnityEngine.InputSystem.Utilities.InternedString usage) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RemoveDeviceUsage"); }
        public static UnityEngine.InputSystem.InputControl FindControl(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.FindControl"); }
        public static UnityEngine.InputSystem.InputControlList<UnityEngine.InputSystem.InputControl> FindControls(string path) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.FindControls"); }
        public static UnityEngine.InputSystem.InputControlList<TControl> FindControls<TControl>(string path) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.FindControls"); }
        public static int FindControls<TControl>(string path, ref UnityEngine.InputSystem.InputControlList<TControl> controls) where TControl : UnityEngine.InputSystem.InputControl { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.FindControls"); }
        public static UnityEngine.InputSystem.LowLevel.InputEventListener onEvent { get { return s_KeptOnEvent.Get("UnityEngine.InputSystem.InputSystem.onEvent"); } set { s_KeptOnEvent.Set(value); } } private static Umcp.Kept<UnityEngine.InputSystem.LowLevel.InputEventListener> s_KeptOnEvent;
        public static System.IObservable<UnityEngine.InputSystem.InputControl> onAnyButtonPress { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.onAnyButtonPress"); } }
        public static void QueueEvent(UnityEngine.InputSystem.LowLevel.InputEventPtr eventPtr) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.QueueEvent"); }
        public static void QueueEvent<TEvent>(ref TEvent inputEvent) where TEvent : struct, UnityEngine.InputSystem.LowLevel.IInputEventTypeInfo { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.QueueEvent"); }
        public static void QueueStateEvent<TState>(UnityEngine.InputSystem.InputDevice device, TState state, double time = -1d) where TState : struct, UnityEngine.InputSystem.LowLevel.IInputStateTypeInfo { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.QueueStateEvent"); }
        public static void QueueDeltaStateEvent<TDelta>(UnityEngine.InputSystem.InputControl control, TDelta delta, double time = -1d) where TDelta : struct { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.QueueDeltaStateEvent"); }
        public static void QueueConfigChangeEvent(UnityEngine.InputSystem.InputDevice device, double time = -1d) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.QueueConfigChangeEvent"); }
        public static void QueueTextEvent(UnityEngine.InputSystem.InputDevice device, char character, double time = -1d) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.QueueTextEvent"); }
        public static UnityEngine.InputSystem.InputSettings settings { get { return s_KeptSettings.Get("UnityEngine.InputSystem.InputSystem.settings"); } set { s_KeptSettings.Set(value); } } private static Umcp.Kept<UnityEngine.InputSystem.InputSettings> s_KeptSettings;
        public static event System.Action onSettingsChange { add { } remove { } }
        public static void RegisterInteraction(System.Type type, string name = null) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterInteraction"); }
        public static System.Type TryGetInteraction(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.TryGetInteraction"); }
        public static System.Collections.Generic.IEnumerable<string> ListInteractions() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.ListInteractions"); }
        public static void RegisterBindingComposite(System.Type type, string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.RegisterBindingComposite"); }
        public static System.Type TryGetBindingComposite(string name) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.TryGetBindingComposite"); }
        public static void DisableAllEnabledActions() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.DisableAllEnabledActions"); }
        public static System.Collections.Generic.List<UnityEngine.InputSystem.InputAction> ListEnabledActions() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.ListEnabledActions"); }
        public static int ListEnabledActions(System.Collections.Generic.List<UnityEngine.InputSystem.InputAction> actions) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.ListEnabledActions"); }
        public static UnityEngine.InputSystem.InputRemoting remoting { get; internal set; }
        public static System.Version version { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.version"); } }
        public static bool runInBackground { get { return s_KeptRunInBackground.Get("UnityEngine.InputSystem.InputSystem.runInBackground"); } set { s_KeptRunInBackground.Set(value); } } private static Umcp.Kept<bool> s_KeptRunInBackground;
        public static UnityEngine.InputSystem.LowLevel.InputMetrics metrics { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.InputSystem.metrics"); } }
    }
}

namespace UnityEngine.InputSystem.Interactions
{
    public partial class HoldInteraction
    {
        public void Process(ref UnityEngine.InputSystem.InputInteractionContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.HoldInteraction.Process"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.HoldInteraction.Reset"); }
    }
    public partial class MultiTapInteraction : UnityEngine.InputSystem.IInputInteraction<float>
    {
        public void Process(ref UnityEngine.InputSystem.InputInteractionContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.MultiTapInteraction.Process"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.MultiTapInteraction.Reset"); }
    }
    public enum PressBehavior
    {
        PressOnly = 0,
        ReleaseOnly = 1,
        PressAndRelease = 2,
    }
    public partial class PressInteraction
    {
        public UnityEngine.InputSystem.Interactions.PressBehavior behavior;
        public void Process(ref UnityEngine.InputSystem.InputInteractionContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.PressInteraction.Process"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.PressInteraction.Reset"); }
    }
    public partial class SlowTapInteraction
    {
        public void Process(ref UnityEngine.InputSystem.InputInteractionContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.SlowTapInteraction.Process"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.SlowTapInteraction.Reset"); }
    }
    public partial class TapInteraction
    {
        public void Process(ref UnityEngine.InputSystem.InputInteractionContext context) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.TapInteraction.Process"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Interactions.TapInteraction.Reset"); }
    }
}

namespace UnityEngine.InputSystem
{
    public partial class Joystick
    {
        public UnityEngine.InputSystem.Controls.AxisControl twist { get; protected set; }
        public UnityEngine.InputSystem.Controls.Vector2Control hatswitch { get; protected set; }
    }
    public partial class Keyboard : UnityEngine.InputSystem.LowLevel.ITextInputReceiver
    {
        public const int KeyCount = 110;
        public event System.Action<UnityEngine.InputSystem.LowLevel.IMECompositionString> onIMECompositionChange { add { } remove { } }
        public void SetIMEEnabled(bool enabled) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.SetIMEEnabled"); }
        public void SetIMECursorPosition(UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.SetIMECursorPosition"); }
        public string keyboardLayout { get { return m_KeptKeyboardLayout.Get("UnityEngine.InputSystem.Keyboard.keyboardLayout"); } protected set { m_KeptKeyboardLayout.Set(value); } } private Umcp.Kept<string> m_KeptKeyboardLayout;
        public UnityEngine.InputSystem.Controls.KeyControl f13Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f13Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f14Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f14Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f15Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f15Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f16Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f16Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f17Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f17Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f18Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f18Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f19Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f19Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f20Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f20Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f21Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f21Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f22Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f22Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f23Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f23Key"); } }
        public UnityEngine.InputSystem.Controls.KeyControl f24Key { get { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.f24Key"); } }
        public UnityEngine.InputSystem.Controls.ButtonControl imeSelected { get; protected set; }
        public void OnTextInput(char character) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.OnTextInput"); }
        public UnityEngine.InputSystem.Controls.KeyControl FindKeyOnCurrentKeyboardLayout(string displayName) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.FindKeyOnCurrentKeyboardLayout"); }
        public void OnIMECompositionChanged(UnityEngine.InputSystem.LowLevel.IMECompositionString compositionString) { throw new Umcp.LeftOutException("UnityEngine.InputSystem.Keyboard.OnIMECompositionChanged"); }
        protected UnityEngine.InputSystem.Controls.KeyControl[] keys { get; set; }
    }
}

namespace UnityEngine.InputSystem.Layouts
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Property | System.AttributeTargets.Field, AllowMultiple = true)]
    public sealed partial class InputControlAttribute : UnityEngine.PropertyAttribute
    {
        public string layout { get; set; }
        public string variants { get; set; }
        public string name { get; set; }
        public string format { get; set; }
        public string usage { get; set; }
        public string[] usages { get; set; }
        public string parameters { get; set; }
        public string processors { get; set; }
        public string alias { get; set; }
        public string[] aliases { get; set; }
        public string useStateFrom { get; set; }
        public uint bit { get; set; } = UnityEngine.InputSystem.LowLevel.InputStateBlock.InvalidOffset;
        public uint offset { get; set; } = UnityEngine.InputSystem.LowLevel.InputStateBlock.InvalidOffset;
        public uint sizeInBits { get; set; }
        public int arraySize { get; set; }
        public string displayName { get; set; }
        public string shortDisplayName { get; set; }
        public bool noisy { get; set; }
        public bool synthetic { get; set; }
        public bool dontReset { get; set; }
        public object defaultState { get; set; }
        public object minValue { get; set; }
        public object maxValue { get; set; }
    }
}
