// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Localization.SmartFormat.GlobalVariables
{
    [System.Obsolete]
    public partial class NestedGlobalVariablesGroup : UnityEngine.Localization.SmartFormat.PersistentVariables.NestedVariablesGroup
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class StringGlobalVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.StringVariable
    {
    }
}

namespace UnityEngine.Localization.SmartFormat.PersistentVariables
{
    [System.SerializableAttribute]
    public partial class BoolVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<bool>
    {
    }
    [System.SerializableAttribute]
    public partial class ByteVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<byte>
    {
    }
    [System.SerializableAttribute]
    public partial class DoubleVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<double>
    {
    }
    [System.SerializableAttribute]
    public partial class FloatVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<float>
    {
    }
    public partial interface IMetadataVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable
    {
        string VariableName { get; }
    }
    public partial interface IVariable
    {
        object GetSourceValue(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selector);
    }
    public partial interface IVariableGroup
    {
        bool TryGetValue(string key, out UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable value);
    }
    public partial interface IVariableValueChanged : UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable
    {
        event System.Action<UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> ValueChanged;
    }
    [System.SerializableAttribute]
    public partial class IntVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<int>
    {
    }
    [System.SerializableAttribute]
    public partial class LongVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<long>
    {
    }
    public partial class NestedVariablesGroup : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset>, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableGroup
    {
        public bool TryGetValue(string name, out UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable value) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.NestedVariablesGroup.TryGetValue"); }
    }
    [System.SerializableAttribute]
    public partial class ObjectVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<UnityEngine.Object>
    {
    }
    [System.SerializableAttribute]
    public partial class SByteVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<sbyte>
    {
    }
    [System.SerializableAttribute]
    public partial class ShortVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<short>
    {
    }
    [System.SerializableAttribute]
    public partial class StringVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<string>
    {
    }
    [System.SerializableAttribute]
    public partial class UIntVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<uint>
    {
    }
    [System.SerializableAttribute]
    public partial class ULongVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<ulong>
    {
    }
    [System.SerializableAttribute]
    public partial class UShortVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<ushort>
    {
    }
    [System.SerializableAttribute]
    public partial class Variable<T> : UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableValueChanged
    {
        public event System.Action<UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> ValueChanged { add { } remove { } }
        public T Value { get { return m_Value; } set { m_Value = value; } } [UnityEngine.SerializeField] private T m_Value;
        public object GetSourceValue(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo _) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<T>.GetSourceValue"); }
    }
    public partial class VariablesGroupAsset : UnityEngine.ScriptableObject, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableGroup, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable, System.Collections.Generic.IDictionary<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>, UnityEngine.ISerializationCallbackReceiver
    {
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Count"); } }
        public System.Collections.Generic.ICollection<string> Keys { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Keys"); } }
        public System.Collections.Generic.ICollection<UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> Values { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Values"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.IsReadOnly"); } }
        public UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable this[string name] { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.this[]"); } }
        public object GetSourceValue(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo _) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.GetSourceValue"); }
        public bool TryGetValue(string name, out UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable value) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.TryGetValue"); }
        public void Add(string name, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable variable) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Add"); }
        public void Add(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Add"); }
        public bool Remove(string name) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Remove"); }
        public bool Remove(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Remove"); }
        public bool ContainsKey(string name) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.ContainsKey"); }
        public bool Contains(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Contains"); }
        public void CopyTo(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.CopyTo"); }
        System.Collections.Generic.IEnumerator<System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>> System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<System.String,UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>>.GetEnumerator"); }
        public System.Collections.IEnumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.GetEnumerator"); }
        [System.Obsolete] public bool ContainsName(string name) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.ContainsName"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset.Clear"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
}

namespace UnityEngine.Localization.SmartFormat
{
    public static partial class Smart
    {
        public static string Format(string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Smart.Format"); }
        public static string Format(System.IFormatProvider provider, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Smart.Format"); }
        public static string Format(string format, object arg0, object arg1, object arg2) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Smart.Format"); }
        public static string Format(string format, object arg0, object arg1) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Smart.Format"); }
        public static string Format(string format, object arg0) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Smart.Format"); }
        public static UnityEngine.Localization.SmartFormat.SmartFormatter Default { get; set; }
        public static UnityEngine.Localization.SmartFormat.SmartFormatter CreateDefaultSmartFormat() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Smart.CreateDefaultSmartFormat"); }
    }
    public static partial class SmartExtensions
    {
        public static void AppendSmart(this System.Text.StringBuilder sb, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartExtensions.AppendSmart"); }
        public static void AppendLineSmart(this System.Text.StringBuilder sb, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartExtensions.AppendLineSmart"); }
        public static void WriteSmart(this System.IO.TextWriter writer, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartExtensions.WriteSmart"); }
        public static void WriteLineSmart(this System.IO.TextWriter writer, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartExtensions.WriteLineSmart"); }
        public static string FormatSmart(this string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartExtensions.FormatSmart"); }
        public static string FormatSmart(this string format, ref UnityEngine.Localization.SmartFormat.Core.Formatting.FormatCache cache, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartExtensions.FormatSmart"); }
    }
    [System.SerializableAttribute]
    public partial class SmartFormatter : UnityEngine.ISerializationCallbackReceiver
    {
        public event System.EventHandler<UnityEngine.Localization.SmartFormat.FormattingErrorEventArgs> OnFormattingFailure { add { } remove { } }
        public System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Extensions.ISource> SourceExtensions { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatter> FormatterExtensions { get; internal set; }
        public SmartFormatter() { }
        public System.Collections.Generic.List<string> GetNotEmptyFormatterExtensionNames() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.GetNotEmptyFormatterExtensionNames"); }
        public void AddExtensions(params UnityEngine.Localization.SmartFormat.Core.Extensions.ISource[] sourceExtensions) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.AddExtensions"); }
        public void AddExtensions(params UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatter[] formatterExtensions) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.AddExtensions"); }
        public T GetSourceExtension<T>() where T : class, UnityEngine.Localization.SmartFormat.Core.Extensions.ISource { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.GetSourceExtension"); }
        public T GetFormatterExtension<T>() where T : class, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatter { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.GetFormatterExtension"); }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Parser Parser { get; set; }
        public UnityEngine.Localization.SmartFormat.Core.Settings.SmartSettings Settings { get; set; }
        public string Format(string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.Format"); }
        public string Format(System.Collections.Generic.IList<object> args, string format) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.Format"); }
        public string Format(System.IFormatProvider provider, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.Format"); }
        public string Format(System.IFormatProvider provider, System.Collections.Generic.IList<object> args, string format) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.Format"); }
        public void FormatInto(UnityEngine.Localization.SmartFormat.Core.Output.IOutput output, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.FormatInto"); }
        public string FormatWithCache(ref UnityEngine.Localization.SmartFormat.Core.Formatting.FormatCache cache, string format, System.Collections.Generic.IList<object> args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.FormatWithCache"); }
        public string FormatWithCache(ref UnityEngine.Localization.SmartFormat.Core.Formatting.FormatCache cache, string format, System.IFormatProvider formatProvider, System.Collections.Generic.IList<object> args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.FormatWithCache"); }
        public void FormatWithCacheInto(ref UnityEngine.Localization.SmartFormat.Core.Formatting.FormatCache cache, UnityEngine.Localization.SmartFormat.Core.Output.IOutput output, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.FormatWithCacheInto"); }
        public virtual void Format(UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.SmartFormatter.Format"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
}

namespace UnityEngine.Localization.SmartFormat.Utilities
{
    public static partial class CommonLanguagesTimeTextInfo
    {
        public static UnityEngine.Localization.SmartFormat.Utilities.TimeTextInfo English { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.CommonLanguagesTimeTextInfo.English"); } }
        public static UnityEngine.Localization.SmartFormat.Utilities.TimeTextInfo GetTimeTextInfo(string twoLetterIsoLanguageName) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.CommonLanguagesTimeTextInfo.GetTimeTextInfo"); }
    }
    public partial class FormatDelegate : System.IFormattable
    {
        public FormatDelegate(System.Func<string, string> getFormat) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.FormatDelegate"); }
        public FormatDelegate(System.Func<string, System.IFormatProvider, string> getFormat) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.FormatDelegate"); }
        public string ToString(string format, System.IFormatProvider formatProvider) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.FormatDelegate.ToString"); }
        internal FormatDelegate() { }
    }
    public static partial class PluralRules
    {
        public static UnityEngine.Localization.SmartFormat.Utilities.PluralRules.PluralRuleDelegate GetPluralRule(string twoLetterIsoLanguageName) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.PluralRules.GetPluralRule"); }
        public delegate int PluralRuleDelegate(decimal value, int pluralCount);
    }
    [System.FlagsAttribute]
    public enum TimeSpanFormatOptions
    {
        InheritDefaults = 0,
        Abbreviate = 1,
        AbbreviateOff = 2,
        LessThan = 4,
        LessThanOff = 8,
        TruncateShortest = 16,
        TruncateAuto = 32,
        TruncateFill = 64,
        TruncateFull = 128,
        RangeMilliSeconds = 256,
        RangeSeconds = 512,
        RangeMinutes = 1024,
        RangeHours = 2048,
        RangeDays = 4096,
        RangeWeeks = 8192,
    }
    public static partial class TimeSpanUtility
    {
        public static string ToTimeString(this System.TimeSpan FromTime, UnityEngine.Localization.SmartFormat.Utilities.TimeSpanFormatOptions options, UnityEngine.Localization.SmartFormat.Utilities.TimeTextInfo timeTextInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TimeSpanUtility.ToTimeString"); }
        public static UnityEngine.Localization.SmartFormat.Utilities.TimeSpanFormatOptions DefaultFormatOptions { get; set; }
        public static UnityEngine.Localization.SmartFormat.Utilities.TimeSpanFormatOptions AbsoluteDefaults { get; internal set; }
        public static System.TimeSpan Round(this System.TimeSpan fromTime, long intervalTicks) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TimeSpanUtility.Round"); }
    }
    public partial class TimeTextInfo
    {
        public TimeTextInfo(UnityEngine.Localization.SmartFormat.Utilities.PluralRules.PluralRuleDelegate pluralRule, string[] week, string[] day, string[] hour, string[] minute, string[] second, string[] millisecond, string[] w, string[] d, string[] h, string[] m, string[] s, string[] ms, string lessThan) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TimeTextInfo"); }
        public TimeTextInfo(string week, string day, string hour, string minute, string second, string millisecond, string lessThan) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TimeTextInfo"); }
        public string GetLessThanText(string minimumValue) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TimeTextInfo.GetLessThanText"); }
        public virtual string GetUnitText(UnityEngine.Localization.SmartFormat.Utilities.TimeSpanFormatOptions unit, int value, bool abbr) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TimeTextInfo.GetUnitText"); }
        internal TimeTextInfo() { }
    }
    public static partial class TupleExtensions
    {
        public static bool IsValueTuple(this object obj) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TupleExtensions.IsValueTuple"); }
        public static bool IsValueTupleType(this System.Type type) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TupleExtensions.IsValueTupleType"); }
        public static System.Collections.Generic.IEnumerable<object> GetValueTupleItemObjects(this object tuple) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TupleExtensions.GetValueTupleItemObjects"); }
        public static System.Collections.Generic.IEnumerable<System.Type> GetValueTupleItemTypes(this System.Type tupleType) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TupleExtensions.GetValueTupleItemTypes"); }
        public static System.Collections.Generic.List<System.Reflection.FieldInfo> GetValueTupleItemFields(this System.Type tupleType) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TupleExtensions.GetValueTupleItemFields"); }
        public static System.Collections.Generic.IEnumerable<object> GetValueTupleItemObjectsFlattened(this object tuple) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Utilities.TupleExtensions.GetValueTupleItemObjectsFlattened"); }
    }
}

namespace UnityEngine.Localization.Tables
{
    public partial class AssetTable : UnityEngine.Localization.Tables.DetailedLocalizationTable<UnityEngine.Localization.Tables.AssetTableEntry>, UnityEngine.Localization.IPreloadRequired
    {
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle PreloadOperation { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTable.PreloadOperation"); } }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TObject> GetAssetAsync<TObject>(UnityEngine.Localization.Tables.TableEntryReference entryReference) where TObject : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTable.GetAssetAsync"); }
        public void ReleaseAssets() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTable.ReleaseAssets"); }
        public void ReleaseAsset(UnityEngine.Localization.Tables.AssetTableEntry entry) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTable.ReleaseAsset"); }
        public void ReleaseAsset(UnityEngine.Localization.Tables.TableEntryReference entry) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTable.ReleaseAsset"); }
        public override UnityEngine.Localization.Tables.AssetTableEntry CreateTableEntry() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTable.CreateTableEntry"); }
    }
    public partial class AssetTableEntry : UnityEngine.Localization.Tables.TableEntry
    {
        public string Address { get { return m_KeptAddress.Get("UnityEngine.Localization.Tables.AssetTableEntry.Address"); } set { m_KeptAddress.Set(value); } } private Umcp.Kept<string> m_KeptAddress;
        public string Guid { get { return m_KeptGuid.Get("UnityEngine.Localization.Tables.AssetTableEntry.Guid"); } set { m_KeptGuid.Set(value); } } private Umcp.Kept<string> m_KeptGuid;
        public string SubAssetName { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTableEntry.SubAssetName"); } }
        public bool IsEmpty { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTableEntry.IsEmpty"); } }
        public bool IsSubAsset { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTableEntry.IsSubAsset"); } }
        public void RemoveFromTable() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTableEntry.RemoveFromTable"); }
        public void SetAssetOverride<T>(T asset) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.AssetTableEntry.SetAssetOverride"); }
        internal AssetTableEntry() { }
    }
    public abstract partial class DetailedLocalizationTable<TEntry> : UnityEngine.Localization.Tables.LocalizationTable, System.Collections.Generic.IDictionary<long, TEntry>, UnityEngine.ISerializationCallbackReceiver where TEntry : UnityEngine.Localization.Tables.TableEntry
    {
        System.Collections.Generic.ICollection<long> System.Collections.Generic.IDictionary<long, TEntry>.Keys { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.System.Collections.Generic.IDictionary<System.Int64,TEntry>.Keys"); } }
        public System.Collections.Generic.ICollection<TEntry> Values { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.Values"); } }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.Count"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.IsReadOnly"); } }
        public TEntry this[long key] { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.this[]"); } }
        public TEntry this[string keyName] { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.this[]"); } }
        public abstract TEntry CreateTableEntry();
        public override void CreateEmpty(UnityEngine.Localization.Tables.TableEntryReference entryReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.CreateEmpty"); }
        public TEntry AddEntry(string key, string localized) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.AddEntry"); }
        public virtual TEntry AddEntry(long keyId, string localized) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.AddEntry"); }
        public TEntry AddEntryFromReference(UnityEngine.Localization.Tables.TableEntryReference entryReference, string localized) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.AddEntryFromReference"); }
        public bool RemoveEntry(string key) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.RemoveEntry"); }
        public virtual bool RemoveEntry(long keyId) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.RemoveEntry"); }
        public TEntry GetEntryFromReference(UnityEngine.Localization.Tables.TableEntryReference entryReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.GetEntryFromReference"); }
        public TEntry GetEntry(string key) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.GetEntry"); }
        public virtual TEntry GetEntry(long keyId) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.GetEntry"); }
        public void Add(long keyId, TEntry value) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.Add"); }
        public void Add(System.Collections.Generic.KeyValuePair<long, TEntry> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.Add"); }
        public bool ContainsKey(long keyId) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.ContainsKey"); }
        public bool ContainsValue(string localized) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.ContainsValue"); }
        public bool Contains(System.Collections.Generic.KeyValuePair<long, TEntry> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.Contains"); }
        public bool Remove(long keyId) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.Remove"); }
        public bool Remove(System.Collections.Generic.KeyValuePair<long, TEntry> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.Remove"); }
        public System.Collections.Generic.IList<TEntry> CheckForMissingSharedTableDataEntries(UnityEngine.Localization.Tables.MissingEntryAction action = (UnityEngine.Localization.Tables.MissingEntryAction)0) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.CheckForMissingSharedTableDataEntries"); }
        public bool TryGetValue(long keyId, out TEntry value) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.TryGetValue"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.Clear"); }
        public void CopyTo(System.Collections.Generic.KeyValuePair<long, TEntry>[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.CopyTo"); }
        public System.Collections.Generic.IEnumerator<System.Collections.Generic.KeyValuePair<long, TEntry>> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry>.System.Collections.IEnumerable.GetEnumerator"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
    [System.SerializableAttribute]
    public partial class DistributedUIDGenerator : UnityEngine.Localization.Tables.IKeyGenerator
    {
        public const string MachineIdPrefKey = "KeyGenerator-MachineId";
        public long CustomEpoch { get { return m_CustomEpoch; } } [UnityEngine.SerializeField] private long m_CustomEpoch;
        public int MachineId { get { return m_KeptMachineId.Get("UnityEngine.Localization.Tables.DistributedUIDGenerator.MachineId"); } set { m_KeptMachineId.Set(value); } } private Umcp.Kept<int> m_KeptMachineId;
        public DistributedUIDGenerator() { }
        public DistributedUIDGenerator(long customEpoch) { this.m_CustomEpoch = customEpoch; }
        public long GetNextKey() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.DistributedUIDGenerator.GetNextKey"); }
    }
    public partial interface IKeyGenerator
    {
        long GetNextKey();
    }
    public abstract partial class LocalizationTable : UnityEngine.ScriptableObject, UnityEngine.Localization.Metadata.IMetadataCollection, System.IComparable<UnityEngine.Localization.Tables.LocalizationTable>
    {
        public UnityEngine.Localization.LocaleIdentifier LocaleIdentifier { get { return m_LocaleId; } set { m_LocaleId = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocaleIdentifier m_LocaleId;
        public string TableCollectionName { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.TableCollectionName"); } }
        public UnityEngine.Localization.Tables.SharedTableData SharedData { get { return m_SharedData; } set { m_SharedData = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Tables.SharedTableData m_SharedData;
        public System.Collections.Generic.IList<UnityEngine.Localization.Metadata.IMetadata> MetadataEntries { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.MetadataEntries"); } }
        public TObject GetMetadata<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.GetMetadata"); }
        public void GetMetadatas<TObject>(System.Collections.Generic.IList<TObject> foundItems) where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.GetMetadatas"); }
        public System.Collections.Generic.IList<TObject> GetMetadatas<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.GetMetadatas"); }
        public void AddMetadata(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.AddMetadata"); }
        public bool RemoveMetadata(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.RemoveMetadata"); }
        public bool Contains(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.Contains"); }
        public abstract void CreateEmpty(UnityEngine.Localization.Tables.TableEntryReference entryReference);
        protected long FindKeyId(string key, bool addKey) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.FindKeyId"); }
        public int CompareTo(UnityEngine.Localization.Tables.LocalizationTable other) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.LocalizationTable.CompareTo"); }
    }
    public enum MissingEntryAction
    {
        Nothing = 0,
        AddEntriesToSharedData = 1,
        RemoveEntriesFromTable = 2,
    }
    public partial class SequentialIDGenerator : UnityEngine.Localization.Tables.IKeyGenerator
    {
        public long NextAvailableId { get { return m_NextAvailableId; } } [UnityEngine.SerializeField] private long m_NextAvailableId = 1;
        public SequentialIDGenerator() { }
        public SequentialIDGenerator(long startingId) { this.m_NextAvailableId = startingId; }
        public long GetNextKey() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SequentialIDGenerator.GetNextKey"); }
    }
    public partial class SharedTableData : UnityEngine.ScriptableObject, UnityEngine.ISerializationCallbackReceiver
    {
        public const long EmptyId = 0;
        public System.Collections.Generic.List<UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry> Entries { get { return m_Entries; } set { m_Entries = value; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry> m_Entries = new System.Collections.Generic.List<UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry>();
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.Clear"); }
        public string TableCollectionName { get { return m_TableCollectionName; } set { m_TableCollectionName = value; } } [UnityEngine.SerializeField] private string m_TableCollectionName;
        public System.Guid TableCollectionNameGuid { get; internal set; }
        public UnityEngine.Localization.Metadata.MetadataCollection Metadata { get { return m_Metadata; } set { m_Metadata = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Metadata.MetadataCollection m_Metadata = new UnityEngine.Localization.Metadata.MetadataCollection();
        public UnityEngine.Localization.Tables.IKeyGenerator KeyGenerator { get; set; } = new UnityEngine.Localization.Tables.DistributedUIDGenerator();
        public string GetKey(long id) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.GetKey"); }
        public long GetId(string key) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.GetId"); }
        public long GetId(string key, bool addNewKey) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.GetId"); }
        public UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry GetEntryFromReference(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.GetEntryFromReference"); }
        public UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry GetEntry(long id) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.GetEntry"); }
        public UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry GetEntry(string key) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.GetEntry"); }
        public bool Contains(long id) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.Contains"); }
        public bool Contains(string key) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.Contains"); }
        public UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry AddKey(string key, long id) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.AddKey"); }
        public UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry AddKey(string key = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.AddKey"); }
        public void RemoveKey(long id) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.RemoveKey"); }
        public void RemoveKey(string key) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.RemoveKey"); }
        public void RenameKey(long id, string newValue) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.RenameKey"); }
        public void RenameKey(string oldValue, string newValue) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.RenameKey"); }
        public bool RemapId(long currentId, long newId) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.RemapId"); }
        [System.Obsolete] public UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry FindSimilarKey(string text, out int distance) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.SharedTableData.FindSimilarKey"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        [System.SerializableAttribute]
        public partial class SharedTableEntry
        {
            public long Id { get { return m_Id; } } [UnityEngine.SerializeField] private long m_Id;
            public string Key { get { return m_Key; } } [UnityEngine.SerializeField] private string m_Key;
            public UnityEngine.Localization.Metadata.MetadataCollection Metadata { get { return m_Metadata; } set { m_Metadata = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Metadata.MetadataCollection m_Metadata = new UnityEngine.Localization.Metadata.MetadataCollection();
        }
    }
    public partial class StringTable : UnityEngine.Localization.Tables.DetailedLocalizationTable<UnityEngine.Localization.Tables.StringTableEntry>
    {
        public string GenerateCharacterSet() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.StringTable.GenerateCharacterSet"); }
        public override UnityEngine.Localization.Tables.StringTableEntry CreateTableEntry() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.StringTable.CreateTableEntry"); }
    }
    public partial class StringTableEntry : UnityEngine.Localization.Tables.TableEntry
    {
        public UnityEngine.Localization.SmartFormat.Core.Formatting.FormatCache FormatCache { get; set; }
        public string Value { get { return m_KeptValue.Get("UnityEngine.Localization.Tables.StringTableEntry.Value"); } set { m_KeptValue.Set(value); } } private Umcp.Kept<string> m_KeptValue;
        public bool IsSmart { get { return m_KeptIsSmart.Get("UnityEngine.Localization.Tables.StringTableEntry.IsSmart"); } set { m_KeptIsSmart.Set(value); } } private Umcp.Kept<bool> m_KeptIsSmart;
        public void RemoveFromTable() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.StringTableEntry.RemoveFromTable"); }
        public string GetLocalizedString() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.StringTableEntry.GetLocalizedString"); }
        public string GetLocalizedString(params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.StringTableEntry.GetLocalizedString"); }
        public string GetLocalizedString(System.Collections.Generic.IList<object> args) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.StringTableEntry.GetLocalizedString"); }
        public string GetLocalizedString(System.IFormatProvider formatProvider, System.Collections.Generic.IList<object> args) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.StringTableEntry.GetLocalizedString"); }
        public string GetLocalizedString(System.IFormatProvider formatProvider, System.Collections.Generic.IList<object> args, UnityEngine.Localization.Pseudo.PseudoLocale pseudoLocale) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.StringTableEntry.GetLocalizedString"); }
        internal StringTableEntry() { }
    }
    public partial class TableEntry : UnityEngine.Localization.Metadata.IMetadataCollection
    {
        public UnityEngine.Localization.Tables.LocalizationTable Table { get; internal set; }
        public UnityEngine.Localization.Tables.SharedTableData.SharedTableEntry SharedEntry { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.SharedEntry"); } }
        public string Key { get { return m_KeptKey.Get("UnityEngine.Localization.Tables.TableEntry.Key"); } set { m_KeptKey.Set(value); } } private Umcp.Kept<string> m_KeptKey;
        public long KeyId { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.KeyId"); } }
        public string LocalizedValue { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.LocalizedValue"); } }
        public System.Collections.Generic.IList<UnityEngine.Localization.Metadata.IMetadata> MetadataEntries { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.MetadataEntries"); } }
        public TObject GetMetadata<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.GetMetadata"); }
        public void GetMetadatas<TObject>(System.Collections.Generic.IList<TObject> foundItems) where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.GetMetadatas"); }
        public System.Collections.Generic.IList<TObject> GetMetadatas<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.GetMetadatas"); }
        public bool HasTagMetadata<TShared>() where TShared : UnityEngine.Localization.Metadata.SharedTableEntryMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.HasTagMetadata"); }
        public void AddTagMetadata<TShared>() where TShared : UnityEngine.Localization.Metadata.SharedTableEntryMetadata, new() { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.AddTagMetadata"); }
        public void AddSharedMetadata(UnityEngine.Localization.Metadata.SharedTableEntryMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.AddSharedMetadata"); }
        public void AddSharedMetadata(UnityEngine.Localization.Metadata.SharedTableCollectionMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.AddSharedMetadata"); }
        public void AddMetadata(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.AddMetadata"); }
        public void RemoveTagMetadata<TShared>() where TShared : UnityEngine.Localization.Metadata.SharedTableEntryMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.RemoveTagMetadata"); }
        public void RemoveSharedMetadata(UnityEngine.Localization.Metadata.SharedTableEntryMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.RemoveSharedMetadata"); }
        public void RemoveSharedMetadata(UnityEngine.Localization.Metadata.SharedTableCollectionMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.RemoveSharedMetadata"); }
        public bool RemoveMetadata(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.RemoveMetadata"); }
        public bool Contains(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntry.Contains"); }
    }
    [System.SerializableAttribute]
    public partial struct TableEntryReference : UnityEngine.ISerializationCallbackReceiver, System.IEquatable<UnityEngine.Localization.Tables.TableEntryReference>
    {
        public UnityEngine.Localization.Tables.TableEntryReference.Type ReferenceType { get; internal set; }
        public long KeyId { get { return m_KeyId; } } [UnityEngine.SerializeField] private long m_KeyId;
        public string Key { get { return m_Key; } } [UnityEngine.SerializeField] private string m_Key;
        public static implicit operator UnityEngine.Localization.Tables.TableEntryReference(string key) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntryReference.op_Implicit"); }
        public static implicit operator UnityEngine.Localization.Tables.TableEntryReference(long keyId) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntryReference.op_Implicit"); }
        public static implicit operator string(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntryReference.op_Implicit"); }
        public static implicit operator long(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntryReference.op_Implicit"); }
        public string ResolveKeyName(UnityEngine.Localization.Tables.SharedTableData sharedData) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntryReference.ResolveKeyName"); }
        public string ToString(UnityEngine.Localization.Tables.TableReference tableReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableEntryReference.ToString"); }
        public bool Equals(UnityEngine.Localization.Tables.TableEntryReference other) { return base.Equals(other); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public enum Type
        {
            Empty = 0,
            Name = 1,
            Id = 2,
        }
    }
    [System.SerializableAttribute]
    public partial struct TableReference : UnityEngine.ISerializationCallbackReceiver, System.IEquatable<UnityEngine.Localization.Tables.TableReference>
    {
        public UnityEngine.Localization.Tables.TableReference.Type ReferenceType { get; internal set; }
        public System.Guid TableCollectionNameGuid { get; internal set; }
        public string TableCollectionName { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableReference.TableCollectionName"); } }
        public static implicit operator UnityEngine.Localization.Tables.TableReference(string tableCollectionName) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableReference.op_Implicit"); }
        public static implicit operator UnityEngine.Localization.Tables.TableReference(System.Guid tableCollectionNameGuid) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableReference.op_Implicit"); }
        public static implicit operator string(UnityEngine.Localization.Tables.TableReference tableReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableReference.op_Implicit"); }
        public static implicit operator System.Guid(UnityEngine.Localization.Tables.TableReference tableReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Tables.TableReference.op_Implicit"); }
        public bool Equals(UnityEngine.Localization.Tables.TableReference other) { return base.Equals(other); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public enum Type
        {
            Empty = 0,
            Guid = 1,
            Name = 2,
        }
    }
}
