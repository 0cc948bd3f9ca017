// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace AOT
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class MonoPInvokeCallbackAttribute : System.Attribute
    {
        public MonoPInvokeCallbackAttribute(System.Type type) { }
        internal MonoPInvokeCallbackAttribute() { }
    }
}

namespace JetBrains.Annotations
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Parameter)]
    public sealed partial class AssertionConditionAttribute : System.Attribute
    {
        public AssertionConditionAttribute(JetBrains.Annotations.AssertionConditionType conditionType) { this.ConditionType = conditionType; }
        public JetBrains.Annotations.AssertionConditionType ConditionType { get; internal set; }
        internal AssertionConditionAttribute() { }
    }
    public enum AssertionConditionType
    {
        IS_TRUE = 0,
        IS_FALSE = 1,
        IS_NULL = 2,
        IS_NOT_NULL = 3,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class AssertionMethodAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, AllowMultiple = true)]
    public sealed partial class BaseTypeRequiredAttribute : System.Attribute
    {
        public BaseTypeRequiredAttribute(System.Type baseType) { this.BaseType = baseType; }
        public System.Type BaseType { get; internal set; }
        internal BaseTypeRequiredAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Method | System.AttributeTargets.Property | System.AttributeTargets.Field | System.AttributeTargets.Event | System.AttributeTargets.Interface | System.AttributeTargets.Parameter | System.AttributeTargets.Delegate | System.AttributeTargets.GenericParameter)]
    public sealed partial class CanBeNullAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct | System.AttributeTargets.Interface)]
    public sealed partial class CannotApplyEqualityOperatorAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Constructor | System.AttributeTargets.Method | System.AttributeTargets.Property)]
    public sealed partial class CollectionAccessAttribute : System.Attribute
    {
        public CollectionAccessAttribute(JetBrains.Annotations.CollectionAccessType collectionAccessType) { this.CollectionAccessType = collectionAccessType; }
        public JetBrains.Annotations.CollectionAccessType CollectionAccessType { get; internal set; }
        internal CollectionAccessAttribute() { }
    }
    [System.FlagsAttribute]
    public enum CollectionAccessType
    {
        None = 0,
        Read = 1,
        ModifyExistingContent = 2,
        UpdatedContent = 6,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public sealed partial class ContractAnnotationAttribute : System.Attribute
    {
        public ContractAnnotationAttribute(string contract) : this(contract, false) { }
        public ContractAnnotationAttribute(string contract, bool forceFullStates) { this.Contract = contract; this.ForceFullStates = forceFullStates; }
        public string Contract { get; internal set; }
        public bool ForceFullStates { get; internal set; }
        internal ContractAnnotationAttribute() { }
    }
    [System.FlagsAttribute]
    public enum ImplicitUseKindFlags
    {
        Default = 7,
        Access = 1,
        Assign = 2,
        InstantiatedWithFixedConstructorSignature = 4,
        InstantiatedNoFixedConstructorSignature = 8,
    }
    [System.FlagsAttribute]
    public enum ImplicitUseTargetFlags
    {
        Default = 1,
        Itself = 1,
        Members = 2,
        WithMembers = 3,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Parameter)]
    public sealed partial class InstantHandleAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Parameter)]
    public sealed partial class InvokerParameterNameAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method | System.AttributeTargets.Property | System.AttributeTargets.Field | System.AttributeTargets.Parameter | System.AttributeTargets.Delegate)]
    public sealed partial class ItemCanBeNullAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method | System.AttributeTargets.Property | System.AttributeTargets.Field | System.AttributeTargets.Parameter | System.AttributeTargets.Delegate)]
    public sealed partial class ItemNotNullAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class LinqTunnelAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.All)]
    public sealed partial class LocalizationRequiredAttribute : System.Attribute
    {
        public LocalizationRequiredAttribute() : this(true) { }
        public LocalizationRequiredAttribute(bool required) { this.Required = required; }
        public bool Required { get; internal set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method | System.AttributeTargets.Parameter, AllowMultiple = true)]
    public sealed partial class MacroAttribute : System.Attribute
    {
        public string Expression { get; set; }
        public int Editable { get; set; }
        public string Target { get; set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Parameter | System.AttributeTargets.GenericParameter)]
    public sealed partial class MeansImplicitUseAttribute : System.Attribute
    {
        public MeansImplicitUseAttribute() { }
        public MeansImplicitUseAttribute(JetBrains.Annotations.ImplicitUseKindFlags useKindFlags) { }
        public MeansImplicitUseAttribute(JetBrains.Annotations.ImplicitUseTargetFlags targetFlags) { }
        public MeansImplicitUseAttribute(JetBrains.Annotations.ImplicitUseKindFlags useKindFlags, JetBrains.Annotations.ImplicitUseTargetFlags targetFlags) { this.UseKindFlags = useKindFlags; this.TargetFlags = targetFlags; }
        public JetBrains.Annotations.ImplicitUseKindFlags UseKindFlags { get; internal set; }
        public JetBrains.Annotations.ImplicitUseTargetFlags TargetFlags { get; internal set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct | System.AttributeTargets.Constructor | System.AttributeTargets.Method | System.AttributeTargets.Parameter)]
    public sealed partial class MustDisposeResourceAttribute : System.Attribute
    {
        public MustDisposeResourceAttribute() { this.Value = true; }
        public MustDisposeResourceAttribute(bool value) { this.Value = value; }
        public bool Value { get; internal set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class MustUseReturnValueAttribute : System.Attribute
    {
        public MustUseReturnValueAttribute() { }
        public MustUseReturnValueAttribute(string justification) { this.Justification = justification; }
        public string Justification { get; internal set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Parameter)]
    public sealed partial class NoEnumerationAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct | System.AttributeTargets.Enum | System.AttributeTargets.Interface)]
    public sealed partial class NoReorderAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Method | System.AttributeTargets.Property | System.AttributeTargets.Field | System.AttributeTargets.Event | System.AttributeTargets.Interface | System.AttributeTargets.Parameter | System.AttributeTargets.Delegate | System.AttributeTargets.GenericParameter)]
    public sealed partial class NotNullAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class NotifyPropertyChangedInvocatorAttribute : System.Attribute
    {
        public NotifyPropertyChangedInvocatorAttribute() { }
        public NotifyPropertyChangedInvocatorAttribute(string parameterName) { this.ParameterName = parameterName; }
        public string ParameterName { get; internal set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Parameter)]
    public sealed partial class PathReferenceAttribute : System.Attribute
    {
        public PathReferenceAttribute() { }
        public PathReferenceAttribute(string basePath) { this.BasePath = basePath; }
        public string BasePath { get; internal set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct | System.AttributeTargets.Method | System.AttributeTargets.Property | System.AttributeTargets.Field | System.AttributeTargets.Interface | System.AttributeTargets.Parameter | System.AttributeTargets.GenericParameter)]
    public sealed partial class ProvidesContextAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.All, Inherited = false)]
    public sealed partial class PublicAPIAttribute : System.Attribute
    {
        public PublicAPIAttribute() { }
        public PublicAPIAttribute(string comment) { this.Comment = comment; }
        public string Comment { get; internal set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class PureAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Parameter)]
    public sealed partial class RegexPatternAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class SourceTemplateAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Constructor | System.AttributeTargets.Method | System.AttributeTargets.Property | System.AttributeTargets.Delegate)]
    public sealed partial class StringFormatMethodAttribute : System.Attribute
    {
        public StringFormatMethodAttribute(string formatParameterName) { this.FormatParameterName = formatParameterName; }
        public string FormatParameterName { get; internal set; }
        internal StringFormatMethodAttribute() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    [System.Obsolete]
    public sealed partial class TerminatesProgramAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.All, Inherited = false)]
    public sealed partial class UsedImplicitlyAttribute : System.Attribute
    {
        public UsedImplicitlyAttribute() { }
        public UsedImplicitlyAttribute(JetBrains.Annotations.ImplicitUseKindFlags useKindFlags) { }
        public UsedImplicitlyAttribute(JetBrains.Annotations.ImplicitUseTargetFlags targetFlags) { }
        public UsedImplicitlyAttribute(JetBrains.Annotations.ImplicitUseKindFlags useKindFlags, JetBrains.Annotations.ImplicitUseTargetFlags targetFlags) { this.UseKindFlags = useKindFlags; this.TargetFlags = targetFlags; }
        public JetBrains.Annotations.ImplicitUseKindFlags UseKindFlags { get; internal set; }
        public JetBrains.Annotations.ImplicitUseTargetFlags TargetFlags { get; internal set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Property | System.AttributeTargets.Field | System.AttributeTargets.Parameter, AllowMultiple = true)]
    public sealed partial class ValueProviderAttribute : System.Attribute
    {
        public ValueProviderAttribute(string name) { this.Name = name; }
        public string Name { get; internal set; }
        internal ValueProviderAttribute() { }
    }
}

namespace Unity.Burst
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class BurstAuthorizedExternalMethodAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method | System.AttributeTargets.Property)]
    public partial class BurstDiscardAttribute : System.Attribute
    {
    }
}

namespace Unity.Collections
{
    public enum Allocator
    {
        Invalid = 0,
        None = 1,
        Temp = 2,
        TempJob = 3,
        Persistent = 4,
        AudioKernel = 5,
        FirstUserIndex = 64,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class DeallocateOnJobCompletionAttribute : System.Attribute
    {
    }
}

namespace Unity.Collections.LowLevel.Unsafe
{
    public enum AtomicSafetyErrorType
    {
        Deallocated = 0,
        DeallocatedFromJob = 1,
        NotAllocatedFromJob = 2,
    }
    public partial struct AtomicSafetyHandle
    {
        public static Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle Create() { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.Create"); }
        public static Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle GetTempUnsafePtrSliceHandle() { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.GetTempUnsafePtrSliceHandle"); }
        public static Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle GetTempMemoryHandle() { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.GetTempMemoryHandle"); }
        public static bool IsTempMemoryHandle(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.IsTempMemoryHandle"); }
        public static void Release(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.Release"); }
        public static bool IsDefaultValue(in Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.IsDefaultValue"); }
        public static void PrepareUndisposable(ref Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.PrepareUndisposable"); }
        public static void UseSecondaryVersion(ref Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.UseSecondaryVersion"); }
        public static void SetAllowSecondaryVersionWriting(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle, bool allowWriting) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.SetAllowSecondaryVersionWriting"); }
        public static void SetBumpSecondaryVersionOnScheduleWrite(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle, bool value) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.SetBumpSecondaryVersionOnScheduleWrite"); }
        public static void SetAllowReadOrWriteAccess(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle, bool allowReadWriteAccess) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.SetAllowReadOrWriteAccess"); }
        public static bool GetAllowReadOrWriteAccess(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.GetAllowReadOrWriteAccess"); }
        public static void SetNestedContainer(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle, bool isNestedContainer) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.SetNestedContainer"); }
        public static bool GetNestedContainer(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.GetNestedContainer"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public static void CheckWriteAndBumpSecondaryVersion(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.CheckWriteAndBumpSecondaryVersion"); }
        public static Unity.Collections.LowLevel.Unsafe.EnforceJobResult EnforceAllBufferJobsHaveCompleted(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.EnforceAllBufferJobsHaveCompleted"); }
        public static Unity.Collections.LowLevel.Unsafe.EnforceJobResult EnforceAllBufferJobsHaveCompletedAndRelease(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.EnforceAllBufferJobsHaveCompletedAndRelease"); }
        public static Unity.Collections.LowLevel.Unsafe.EnforceJobResult EnforceAllBufferJobsHaveCompletedAndDisableReadWrite(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.EnforceAllBufferJobsHaveCompletedAndDisableReadWrite"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public static void CheckDeallocateAndThrow(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.CheckDeallocateAndThrow"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public static void CheckGetSecondaryDataPointerAndThrow(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.CheckGetSecondaryDataPointerAndThrow"); }
        public static int GetReaderArray(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle, int maxCount, System.IntPtr output) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.GetReaderArray"); }
        public static Unity.Jobs.JobHandle GetWriter(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.GetWriter"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public static void CheckReadAndThrow(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.CheckReadAndThrow"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public static void CheckWriteAndThrow(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.CheckWriteAndThrow"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public static void ValidateNonDefaultHandle(in Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.ValidateNonDefaultHandle"); }
        public static bool IsValidNonDefaultHandle(in Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.IsValidNonDefaultHandle"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public static void CheckExistsAndThrow(in Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.CheckExistsAndThrow"); }
        public static bool IsHandleValid(in Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.IsHandleValid"); }
        public static string GetReaderName(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle, int readerIndex) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.GetReaderName"); }
        public static string GetWriterName(Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.GetWriterName"); }
        public unsafe static int NewStaticSafetyId(byte* ownerTypeNameBytes, int byteCount) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.NewStaticSafetyId"); }
        public static int NewStaticSafetyId<T>() { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.NewStaticSafetyId"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public unsafe static void SetCustomErrorMessage(int staticSafetyId, Unity.Collections.LowLevel.Unsafe.AtomicSafetyErrorType errorType, byte* messageBytes, int byteCount) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.SetCustomErrorMessage"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public static void SetStaticSafetyId(ref Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle handle, int staticSafetyId) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle.SetStaticSafetyId"); }
    }
    public sealed partial class DisposeSentinel
    {
        public static void Dispose(ref Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle safety, ref Unity.Collections.LowLevel.Unsafe.DisposeSentinel sentinel) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.DisposeSentinel.Dispose"); }
        public static void Create(out Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle safety, out Unity.Collections.LowLevel.Unsafe.DisposeSentinel sentinel, int callSiteStackDepth, Unity.Collections.Allocator allocator) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.DisposeSentinel.Create"); }
        public static void Clear(ref Unity.Collections.LowLevel.Unsafe.DisposeSentinel sentinel) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.DisposeSentinel.Clear"); }
        internal DisposeSentinel() { }
    }
    public enum EnforceJobResult
    {
        AllJobsAlreadySynced = 0,
        DidSyncRunningJobs = 1,
        HandleWasAlreadyDeallocated = 2,
    }
    public static partial class NativeArrayUnsafeUtility
    {
        public static Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle GetAtomicSafetyHandle<T>(Unity.Collections.NativeArray<T> array) where T : struct { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.NativeArrayUnsafeUtility.GetAtomicSafetyHandle"); }
        public static void SetAtomicSafetyHandle<T>(ref Unity.Collections.NativeArray<T> array, Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle safety) where T : struct { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.NativeArrayUnsafeUtility.SetAtomicSafetyHandle"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Struct)]
    public sealed partial class NativeContainerAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Struct)]
    public sealed partial class NativeContainerIsAtomicWriteOnlyAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Struct)]
    public sealed partial class NativeContainerIsReadOnlyAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Struct)]
    [System.Obsolete]
    public sealed partial class NativeContainerNeedsThreadIndexAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Struct)]
    public sealed partial class NativeContainerSupportsDeallocateOnJobCompletionAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Struct)]
    public sealed partial class NativeContainerSupportsDeferredConvertListToArray : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Struct)]
    public sealed partial class NativeContainerSupportsMinMaxWriteRestrictionAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class NativeDisableContainerSafetyRestrictionAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class NativeDisableUnsafePtrRestrictionAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class NativeSetClassTypeToNullOnScheduleAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class NativeSetThreadIndexAttribute : System.Attribute
    {
    }
    public static partial class NativeSliceUnsafeUtility
    {
        public static Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle GetAtomicSafetyHandle<T>(Unity.Collections.NativeSlice<T> slice) where T : struct { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.NativeSliceUnsafeUtility.GetAtomicSafetyHandle"); }
        public static void SetAtomicSafetyHandle<T>(ref Unity.Collections.NativeSlice<T> slice, Unity.Collections.LowLevel.Unsafe.AtomicSafetyHandle safety) where T : struct { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.NativeSliceUnsafeUtility.SetAtomicSafetyHandle"); }
    }
    public static partial class UnsafeUtility
    {
        public unsafe static void* PinGCObjectAndGetAddress(object target, out ulong gcHandle) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.UnsafeUtility.PinGCObjectAndGetAddress"); }
        public unsafe static void CopyObjectAddressToPtr(object target, void* dstPtr) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.UnsafeUtility.CopyObjectAddressToPtr"); }
        public static int CheckForLeaks() { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.UnsafeUtility.CheckForLeaks"); }
        public static int ForgiveLeaks() { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.UnsafeUtility.ForgiveLeaks"); }
        public static Unity.Collections.NativeLeakDetectionMode GetLeakDetectionMode() { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.UnsafeUtility.GetLeakDetectionMode"); }
        public static void SetLeakDetectionMode(Unity.Collections.NativeLeakDetectionMode value) { throw new Umcp.LeftOutException("Unity.Collections.LowLevel.Unsafe.UnsafeUtility.SetLeakDetectionMode"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method | System.AttributeTargets.Property)]
    public partial class WriteAccessRequiredAttribute : System.Attribute
    {
    }
}

namespace Unity.Collections
{
    public enum NativeArrayOptions
    {
        UninitializedMemory = 0,
        ClearMemory = 1,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class NativeDisableParallelForRestrictionAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class NativeFixedLengthAttribute : System.Attribute
    {
        public NativeFixedLengthAttribute(int fixedLength) { this.FixedLength = fixedLength; }
        public int FixedLength;
        internal NativeFixedLengthAttribute() { }
    }
    public static partial class NativeLeakDetection
    {
        public static Unity.Collections.NativeLeakDetectionMode Mode { get { return s_KeptMode.Get("Unity.Collections.NativeLeakDetection.Mode"); } set { s_KeptMode.Set(value); } } private static Umcp.Kept<Unity.Collections.NativeLeakDetectionMode> s_KeptMode;
    }
    public enum NativeLeakDetectionMode
    {
        Disabled = 1,
        Enabled = 2,
        EnabledWithStackTrace = 3,
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class NativeMatchesParallelForLengthAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field | System.AttributeTargets.Parameter | System.AttributeTargets.ReturnValue)]
    public sealed partial class ReadOnlyAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field | System.AttributeTargets.Parameter | System.AttributeTargets.ReturnValue)]
    public sealed partial class WriteOnlyAttribute : System.Attribute
    {
    }
}

namespace Unity.Jobs
{
    public partial interface IJob
    {
        void Execute();
    }
    public partial interface IJobFor
    {
        void Execute(int index);
    }
    public partial interface IJobParallelFor
    {
        void Execute(int index);
    }
    public partial struct JobHandle
    {
        public static bool operator ==(Unity.Jobs.JobHandle a, Unity.Jobs.JobHandle b) { return ((object)a).Equals(b); }
        public static bool operator !=(Unity.Jobs.JobHandle a, Unity.Jobs.JobHandle b) { return !((object)a).Equals(b); }
    }
}

namespace Unity.Jobs.LowLevel.Unsafe
{
    public partial struct BatchQueryJob<CommandT, ResultT> where CommandT : struct where ResultT : struct
    {
        public BatchQueryJob(Unity.Collections.NativeArray<CommandT> commands, Unity.Collections.NativeArray<ResultT> results) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.BatchQueryJob<CommandT, ResultT>"); }
    }
    public partial struct BatchQueryJobStruct<T> where T : struct
    {
        public static System.IntPtr Initialize() { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.BatchQueryJobStruct<T>.Initialize"); }
    }
    public static partial class JobHandleUnsafeUtility
    {
        public unsafe static Unity.Jobs.JobHandle CombineDependencies(Unity.Jobs.JobHandle* jobs, int count) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobHandleUnsafeUtility.CombineDependencies"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Interface)]
    public sealed partial class JobProducerTypeAttribute : System.Attribute
    {
        public System.Type ProducerType { get; internal set; }
        public JobProducerTypeAttribute(System.Type producerType) { this.ProducerType = producerType; }
        internal JobProducerTypeAttribute() { }
    }
    public partial struct JobRanges
    {
        public int TotalIterationCount;
    }
    [System.Obsolete]
    public enum JobType
    {
        Single = 0,
        ParallelFor = 1,
    }
    public static partial class JobsUtility
    {
        public static void GetJobRange(ref Unity.Jobs.LowLevel.Unsafe.JobRanges ranges, int jobIndex, out int beginIndex, out int endIndex) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.GetJobRange"); }
        public static bool GetWorkStealingRange(ref Unity.Jobs.LowLevel.Unsafe.JobRanges ranges, int jobIndex, out int beginIndex, out int endIndex) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.GetWorkStealingRange"); }
        public static Unity.Jobs.JobHandle Schedule(ref Unity.Jobs.LowLevel.Unsafe.JobsUtility.JobScheduleParameters parameters) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.Schedule"); }
        public static Unity.Jobs.JobHandle ScheduleParallelFor(ref Unity.Jobs.LowLevel.Unsafe.JobsUtility.JobScheduleParameters parameters, int arrayLength, int innerloopBatchCount) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.ScheduleParallelFor"); }
        public unsafe static Unity.Jobs.JobHandle ScheduleParallelForDeferArraySize(ref Unity.Jobs.LowLevel.Unsafe.JobsUtility.JobScheduleParameters parameters, int innerloopBatchCount, void* listData, void* listDataAtomicSafetyHandle) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.ScheduleParallelForDeferArraySize"); }
        public static Unity.Jobs.JobHandle ScheduleParallelForTransform(ref Unity.Jobs.LowLevel.Unsafe.JobsUtility.JobScheduleParameters parameters, System.IntPtr transfromAccesssArray) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.ScheduleParallelForTransform"); }
        public static Unity.Jobs.JobHandle ScheduleParallelForTransformReadOnly(ref Unity.Jobs.LowLevel.Unsafe.JobsUtility.JobScheduleParameters parameters, System.IntPtr transfromAccesssArray, int innerloopBatchCount) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.ScheduleParallelForTransformReadOnly"); }
        [System.Diagnostics.ConditionalAttribute("ENABLE_UNITY_COLLECTIONS_CHECKS")] public unsafe static void PatchBufferMinMaxRanges(System.IntPtr bufferRangePatchData, void* jobdata, int startIndex, int rangeSize) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.PatchBufferMinMaxRanges"); }
        [System.Obsolete] public static System.IntPtr CreateJobReflectionData(System.Type type, Unity.Jobs.LowLevel.Unsafe.JobType jobType, object managedJobFunction0, object managedJobFunction1 = null, object managedJobFunction2 = null) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.CreateJobReflectionData"); }
        public static System.IntPtr CreateJobReflectionData(System.Type type, object managedJobFunction0, object managedJobFunction1 = null, object managedJobFunction2 = null) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.CreateJobReflectionData"); }
        [System.Obsolete] public static System.IntPtr CreateJobReflectionData(System.Type wrapperJobType, System.Type userJobType, Unity.Jobs.LowLevel.Unsafe.JobType jobType, object managedJobFunction0) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.CreateJobReflectionData"); }
        public static System.IntPtr CreateJobReflectionData(System.Type wrapperJobType, System.Type userJobType, object managedJobFunction0) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.CreateJobReflectionData"); }
        public partial struct JobScheduleParameters
        {
            public Unity.Jobs.JobHandle Dependency;
            public int ScheduleMode;
            public System.IntPtr ReflectionData;
            public System.IntPtr JobDataPtr;
            public unsafe JobScheduleParameters(void* i_jobData, System.IntPtr i_reflectionData, Unity.Jobs.JobHandle i_dependency, Unity.Jobs.LowLevel.Unsafe.ScheduleMode i_scheduleMode) { throw new Umcp.LeftOutException("Unity.Jobs.LowLevel.Unsafe.JobsUtility.JobScheduleParameters"); }
        }
    }
    public enum ScheduleMode
    {
        Run = 0,
        [System.Obsolete] Batched = 1,
        Parallel = 1,
        Single = 2,
    }
}

namespace Unity.Profiling
{
    public partial struct DebugScreenCapture
    {
        public Unity.Collections.NativeArray<byte> RawImageDataReference { get; set; }
        public UnityEngine.TextureFormat ImageFormat { get; set; }
        public int Width { get; set; }
        public int Height { get; set; }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class | System.AttributeTargets.Struct | System.AttributeTargets.Method, AllowMultiple = false)]
    public sealed partial class IgnoredByDeepProfilerAttribute : System.Attribute
    {
    }
}

namespace Unity.Profiling.LowLevel
{
    [System.FlagsAttribute]
    public enum MarkerFlags : ushort
    {
        Default = 0,
        Script = 2,
        ScriptInvoke = 32,
        ScriptDeepProfiler = 64,
        AvailabilityEditor = 4,
        AvailabilityNonDevelopment = 8,
        Warning = 16,
        Counter = 128,
        SampleGPU = 256,
    }
    public enum ProfilerMarkerDataType : byte
    {
        InstanceId = 1,
        Int32 = 2,
        UInt32 = 3,
        Int64 = 4,
        UInt64 = 5,
        Float = 6,
        Double = 7,
        String16 = 9,
        Blob8 = 11,
        GfxResourceId = 12,
    }
}

namespace Unity.Profiling.LowLevel.Unsafe
{
    public partial struct ProfilerCategoryDescription
    {
        public readonly ushort Id;
        public readonly ushort Flags;
        public readonly UnityEngine.Color32 Color;
        public readonly int NameUtf8Len;
        public unsafe readonly byte* NameUtf8;
        public string Name { get { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerCategoryDescription.Name"); } }
    }
    public partial struct ProfilerMarkerData
    {
        public byte Type;
        public uint Size;
        public unsafe void* Ptr;
    }
    public partial struct ProfilerRecorderDescription
    {
        public Unity.Profiling.ProfilerCategory Category { get; internal set; }
        public Unity.Profiling.LowLevel.MarkerFlags Flags { get; internal set; }
        public Unity.Profiling.LowLevel.ProfilerMarkerDataType DataType { get; internal set; }
        public Unity.Profiling.ProfilerMarkerDataUnit UnitType { get; internal set; }
        public int NameUtf8Len { get; internal set; }
        public unsafe byte* NameUtf8 { get; internal set; }
        public string Name { get { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerRecorderDescription.Name"); } }
    }
    public partial struct ProfilerRecorderHandle
    {
        public bool Valid { get { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerRecorderHandle.Valid"); } }
        public static Unity.Profiling.LowLevel.Unsafe.ProfilerRecorderDescription GetDescription(Unity.Profiling.LowLevel.Unsafe.ProfilerRecorderHandle handle) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerRecorderHandle.GetDescription"); }
        public static void GetAvailable(System.Collections.Generic.List<Unity.Profiling.LowLevel.Unsafe.ProfilerRecorderHandle> outRecorderHandleList) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerRecorderHandle.GetAvailable"); }
    }
    public static partial class ProfilerUnsafeUtility
    {
        public const ushort CategoryRender = 0;
        public const ushort CategoryScripts = 1;
        public const ushort CategoryGUI = 4;
        public const ushort CategoryPhysics = 5;
        public const ushort CategoryAnimation = 6;
        public const ushort CategoryAi = 7;
        public const ushort CategoryAudio = 8;
        public const ushort CategoryVideo = 11;
        public const ushort CategoryParticles = 12;
        public const ushort CategoryLighting = 13;
        [System.Obsolete] public const ushort CategoryLightning = 13;
        public const ushort CategoryNetwork = 14;
        public const ushort CategoryLoading = 15;
        public const ushort CategoryOther = 16;
        public const ushort CategoryVr = 22;
        public const ushort CategoryAllocation = 23;
        public const ushort CategoryInternal = 24;
        public const ushort CategoryFileIO = 25;
        public const ushort CategoryInput = 30;
        public const ushort CategoryVirtualTexturing = 31;
        public const ushort CategoryPhysics2D = 33;
        public unsafe static ushort CreateCategory(char* name, int nameLen, Unity.Profiling.ProfilerCategoryColor colorIndex) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.CreateCategory"); }
        public unsafe static ushort GetCategoryByName(char* name, int nameLen) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.GetCategoryByName"); }
        public static Unity.Profiling.LowLevel.Unsafe.ProfilerCategoryDescription GetCategoryDescription(ushort categoryId) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.GetCategoryDescription"); }
        public static System.IntPtr CreateMarker(string name, ushort categoryId, Unity.Profiling.LowLevel.MarkerFlags flags, int metadataCount) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.CreateMarker"); }
        public unsafe static System.IntPtr CreateMarker(char* name, int nameLen, ushort categoryId, Unity.Profiling.LowLevel.MarkerFlags flags, int metadataCount) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.CreateMarker"); }
        public static void SetMarkerMetadata(System.IntPtr markerPtr, int index, string name, byte type, byte unit) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.SetMarkerMetadata"); }
        public unsafe static void SetMarkerMetadata(System.IntPtr markerPtr, int index, char* name, int nameLen, byte type, byte unit) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.SetMarkerMetadata"); }
        public static void BeginSample(System.IntPtr markerPtr) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.BeginSample"); }
        public unsafe static void BeginSampleWithMetadata(System.IntPtr markerPtr, int metadataCount, void* metadata) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.BeginSampleWithMetadata"); }
        public static void EndSample(System.IntPtr markerPtr) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.EndSample"); }
        public unsafe static void SingleSampleWithMetadata(System.IntPtr markerPtr, int metadataCount, void* metadata) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.SingleSampleWithMetadata"); }
        public unsafe static void* CreateCounterValue(out System.IntPtr counterPtr, string name, ushort categoryId, Unity.Profiling.LowLevel.MarkerFlags flags, byte dataType, byte dataUnit, int dataSize, Unity.Profiling.ProfilerCounterOptions counterOptions) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.CreateCounterValue"); }
        public unsafe static void* CreateCounterValue(out System.IntPtr counterPtr, char* name, int nameLen, ushort categoryId, Unity.Profiling.LowLevel.MarkerFlags flags, byte dataType, byte dataUnit, int dataSize, Unity.Profiling.ProfilerCounterOptions counterOptions) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.CreateCounterValue"); }
        public unsafe static void FlushCounterValue(void* counterValuePtr) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.FlushCounterValue"); }
        public static uint CreateFlow(ushort categoryId) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.CreateFlow"); }
        public static void FlowEvent(uint flowId, Unity.Profiling.ProfilerFlowEventType flowEventType) { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.FlowEvent"); }
        public static long Timestamp { get { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.Timestamp"); } }
        public static Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.TimestampConversionRatio TimestampToNanosecondsConversionRatio { get { throw new Umcp.LeftOutException("Unity.Profiling.LowLevel.Unsafe.ProfilerUnsafeUtility.TimestampToNanosecondsConversionRatio"); } }
        public partial struct TimestampConversionRatio
        {
            public long Numerator;
            public long Denominator;
        }
    }
}
