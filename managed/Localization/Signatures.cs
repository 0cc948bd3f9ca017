// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Localization.Components
{
    public partial class LocalizeSpriteEvent : UnityEngine.Localization.Components.LocalizedAssetEvent<UnityEngine.Sprite, UnityEngine.Localization.LocalizedSprite, UnityEngine.Localization.Events.UnityEventSprite>
    {
    }
    public partial class LocalizeStringEvent : UnityEngine.Localization.Components.LocalizedMonoBehaviour
    {
        public UnityEngine.Localization.LocalizedString StringReference { get { return m_StringReference; } set { m_StringReference = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedString m_StringReference = new UnityEngine.Localization.LocalizedString();
        public UnityEngine.Localization.Events.UnityEventString OnUpdateString { get { return m_UpdateString; } set { m_UpdateString = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Events.UnityEventString m_UpdateString = new UnityEngine.Localization.Events.UnityEventString();
        public void RefreshString() { throw new Umcp.LeftOutException("UnityEngine.Localization.Components.LocalizeStringEvent.RefreshString"); }
        public void SetTable(string tableReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Components.LocalizeStringEvent.SetTable"); }
        public void SetEntry(string entryName) { throw new Umcp.LeftOutException("UnityEngine.Localization.Components.LocalizeStringEvent.SetEntry"); }
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected virtual void UpdateString(string value) { throw new Umcp.LeftOutException("UnityEngine.Localization.Components.LocalizeStringEvent.UpdateString"); }
    }
    public partial class LocalizeTextureEvent : UnityEngine.Localization.Components.LocalizedAssetEvent<UnityEngine.Texture, UnityEngine.Localization.LocalizedTexture, UnityEngine.Localization.Events.UnityEventTexture>
    {
    }
    public abstract partial class LocalizedAssetBehaviour<TObject, TReference> : UnityEngine.Localization.Components.LocalizedMonoBehaviour where TObject : UnityEngine.Object where TReference : UnityEngine.Localization.LocalizedAsset<TObject>, new()
    {
        public TReference AssetReference { get { return m_LocalizedAssetReference; } set { m_LocalizedAssetReference = value; } } [UnityEngine.SerializeField] private TReference m_LocalizedAssetReference;
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected abstract void UpdateAsset(TObject localizedAsset);
    }
    public partial class LocalizedAssetEvent<TObject, TReference, TEvent> : UnityEngine.Localization.Components.LocalizedAssetBehaviour<TObject, TReference> where TObject : UnityEngine.Object where TReference : UnityEngine.Localization.LocalizedAsset<TObject>, new() where TEvent : UnityEngine.Events.UnityEvent<TObject>, new()
    {
        public TEvent OnUpdateAsset { get { return m_UpdateAsset; } set { m_UpdateAsset = value; } } [UnityEngine.SerializeField] private TEvent m_UpdateAsset;
        protected override void UpdateAsset(TObject localizedAsset) { throw new Umcp.LeftOutException("UnityEngine.Localization.Components.LocalizedAssetEvent<TObject, TReference, TEvent>.UpdateAsset"); }
    }
    public partial class LocalizedGameObjectEvent : UnityEngine.Localization.Components.LocalizedAssetEvent<UnityEngine.GameObject, UnityEngine.Localization.LocalizedGameObject, UnityEngine.Localization.Events.UnityEventGameObject>
    {
    }
    public partial class LocalizedMonoBehaviour : UnityEngine.MonoBehaviour
    {
    }
}

namespace UnityEngine.Localization
{
    [System.AttributeUsageAttribute(System.AttributeTargets.All, AllowMultiple = false)]
    public partial class DisplayNameAttribute : System.Attribute
    {
        public string Name { get; set; }
        public string IconPath { get; set; }
        public DisplayNameAttribute(string name, string iconPath = null) { this.Name = name; this.IconPath = iconPath; }
        internal DisplayNameAttribute() { }
    }
    public static partial class EditorPropertyDriver
    {
        public static void RegisterProperty(UnityEngine.Object target, string propertyPath) { }
        public static void UnregisterProperty(UnityEngine.Object target, string propertyPath) { }
    }
}

namespace UnityEngine.Localization.Events
{
    [System.SerializableAttribute]
    public partial class UnityEventGameObject : UnityEngine.Events.UnityEvent<UnityEngine.GameObject>
    {
    }
    [System.SerializableAttribute]
    public partial class UnityEventSprite : UnityEngine.Events.UnityEvent<UnityEngine.Sprite>
    {
    }
    [System.SerializableAttribute]
    public partial class UnityEventString : UnityEngine.Events.UnityEvent<string>
    {
    }
    [System.SerializableAttribute]
    public partial class UnityEventTexture : UnityEngine.Events.UnityEvent<UnityEngine.Texture>
    {
    }
}

namespace UnityEngine.Localization
{
    public partial interface IPreloadRequired
    {
        UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle PreloadOperation { get; }
    }
    public partial class Locale : UnityEngine.ScriptableObject, System.IEquatable<UnityEngine.Localization.Locale>, System.IComparable<UnityEngine.Localization.Locale>, UnityEngine.ISerializationCallbackReceiver, System.IFormatProvider
    {
        public UnityEngine.Localization.LocaleIdentifier Identifier { get { return m_Identifier; } set { m_Identifier = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocaleIdentifier m_Identifier;
        public UnityEngine.Localization.Metadata.MetadataCollection Metadata { get { return m_Metadata; } set { m_Metadata = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Metadata.MetadataCollection m_Metadata = new UnityEngine.Localization.Metadata.MetadataCollection();
        public ushort SortOrder { get { return m_SortOrder; } set { m_SortOrder = value; } } [UnityEngine.SerializeField] private ushort m_SortOrder = 10000;
        public string LocaleName { get { return m_KeptLocaleName.Get("UnityEngine.Localization.Locale.LocaleName"); } set { m_KeptLocaleName.Set(value); } } private Umcp.Kept<string> m_KeptLocaleName;
        [System.Obsolete] public virtual UnityEngine.Localization.Locale GetFallback() { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.GetFallback"); }
        public System.Collections.Generic.IEnumerable<UnityEngine.Localization.Locale> GetFallbacks() { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.GetFallbacks"); }
        public bool UseCustomFormatter { get { return m_UseCustomFormatter; } set { m_UseCustomFormatter = value; } } [UnityEngine.SerializeField] private bool m_UseCustomFormatter;
        public string CustomFormatterCode { get { return m_CustomFormatCultureCode; } set { m_CustomFormatCultureCode = value; } } [UnityEngine.SerializeField] private string m_CustomFormatCultureCode;
        public virtual System.IFormatProvider Formatter { get { return m_KeptFormatter.Get("UnityEngine.Localization.Locale.Formatter"); } set { m_KeptFormatter.Set(value); } } private Umcp.Kept<System.IFormatProvider> m_KeptFormatter;
        public static UnityEngine.Localization.Locale CreateLocale(string code) { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.CreateLocale"); }
        public static UnityEngine.Localization.Locale CreateLocale(UnityEngine.Localization.LocaleIdentifier identifier) { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.CreateLocale"); }
        public static UnityEngine.Localization.Locale CreateLocale(UnityEngine.SystemLanguage language) { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.CreateLocale"); }
        public static UnityEngine.Localization.Locale CreateLocale(System.Globalization.CultureInfo cultureInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.CreateLocale"); }
        public int CompareTo(UnityEngine.Localization.Locale other) { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.CompareTo"); }
        public void OnAfterDeserialize() { }
        public void OnBeforeSerialize() { }
        public bool Equals(UnityEngine.Localization.Locale other) { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.Equals"); }
        object System.IFormatProvider.GetFormat(System.Type formatType) { throw new Umcp.LeftOutException("UnityEngine.Localization.Locale.System.IFormatProvider.GetFormat"); }
    }
    [System.SerializableAttribute]
    public partial struct LocaleIdentifier : System.IEquatable<UnityEngine.Localization.LocaleIdentifier>, System.IComparable<UnityEngine.Localization.LocaleIdentifier>
    {
        public string Code { get { return m_Code; } } [UnityEngine.SerializeField] private string m_Code;
        public System.Globalization.CultureInfo CultureInfo { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocaleIdentifier.CultureInfo"); } }
        public LocaleIdentifier(string code) { this = default(UnityEngine.Localization.LocaleIdentifier); this.m_Code = code; }
        public LocaleIdentifier(System.Globalization.CultureInfo culture) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocaleIdentifier"); }
        public LocaleIdentifier(UnityEngine.SystemLanguage systemLanguage) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocaleIdentifier"); }
        public static implicit operator UnityEngine.Localization.LocaleIdentifier(string code) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocaleIdentifier.op_Implicit"); }
        public static implicit operator UnityEngine.Localization.LocaleIdentifier(System.Globalization.CultureInfo culture) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocaleIdentifier.op_Implicit"); }
        public static implicit operator UnityEngine.Localization.LocaleIdentifier(UnityEngine.SystemLanguage systemLanguage) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocaleIdentifier.op_Implicit"); }
        public bool Equals(UnityEngine.Localization.LocaleIdentifier other) { return base.Equals(other); }
        public int CompareTo(UnityEngine.Localization.LocaleIdentifier other) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocaleIdentifier.CompareTo"); }
        public static bool operator ==(UnityEngine.Localization.LocaleIdentifier l1, UnityEngine.Localization.LocaleIdentifier l2) { return ((object)l1).Equals(l2); }
        public static bool operator !=(UnityEngine.Localization.LocaleIdentifier l1, UnityEngine.Localization.LocaleIdentifier l2) { return !((object)l1).Equals(l2); }
    }
    [System.SerializableAttribute]
    public partial class LocalizedAsset<TObject> : UnityEngine.Localization.LocalizedAssetBase, System.IDisposable where TObject : UnityEngine.Object
    {
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TObject> CurrentLoadingOperationHandle { get; internal set; }
        public event UnityEngine.Localization.LocalizedAsset<TObject>.ChangeHandler AssetChanged { add { } remove { } }
        public bool HasChangeHandler { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAsset<TObject>.HasChangeHandler"); } }
        public LocalizedAsset() { }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TObject> LoadAssetAsync() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAsset<TObject>.LoadAssetAsync"); }
        public override UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<T> LoadAssetAsync<T>() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAsset<TObject>.LoadAssetAsync"); }
        public override UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<UnityEngine.Object> LoadAssetAsObjectAsync() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAsset<TObject>.LoadAssetAsObjectAsync"); }
        public TObject LoadAsset() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAsset<TObject>.LoadAsset"); }
        protected internal override void ForceUpdate() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAsset<TObject>.ForceUpdate"); }
        protected override void Reset() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAsset<TObject>.Reset"); }
        void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAsset<TObject>.System.IDisposable.Dispose"); }
        public delegate void ChangeHandler(TObject value);
    }
    public abstract partial class LocalizedAssetBase : UnityEngine.Localization.LocalizedReference
    {
        public abstract UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<UnityEngine.Object> LoadAssetAsObjectAsync();
        public abstract UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TObject> LoadAssetAsync<TObject>() where TObject : UnityEngine.Object;
    }
    [System.SerializableAttribute]
    public partial class LocalizedAssetTable : UnityEngine.Localization.LocalizedTable<UnityEngine.Localization.Tables.AssetTable, UnityEngine.Localization.Tables.AssetTableEntry>
    {
        protected override UnityEngine.Localization.Settings.LocalizedDatabase<UnityEngine.Localization.Tables.AssetTable, UnityEngine.Localization.Tables.AssetTableEntry> Database { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedAssetTable.Database"); } }
        public LocalizedAssetTable() { }
        public LocalizedAssetTable(UnityEngine.Localization.Tables.TableReference tableReference) { this.TableReference = tableReference; }
    }
    [System.SerializableAttribute]
    public partial class LocalizedFont : UnityEngine.Localization.LocalizedAsset<UnityEngine.Font>
    {
    }
    [System.SerializableAttribute]
    public partial class LocalizedGameObject : UnityEngine.Localization.LocalizedAsset<UnityEngine.GameObject>
    {
    }
    [System.SerializableAttribute]
    public partial class LocalizedMaterial : UnityEngine.Localization.LocalizedAsset<UnityEngine.Material>
    {
    }
    [System.SerializableAttribute]
    public partial class LocalizedMesh : UnityEngine.Localization.LocalizedAsset<UnityEngine.Mesh>
    {
    }
    [System.SerializableAttribute]
    public partial class LocalizedObject : UnityEngine.Localization.LocalizedAsset<UnityEngine.Object>
    {
    }
    [System.SerializableAttribute]
    public abstract partial class LocalizedReference : UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEngine.Localization.Tables.TableReference TableReference { get { return m_TableReference; } set { m_TableReference = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Tables.TableReference m_TableReference;
        public UnityEngine.Localization.Tables.TableEntryReference TableEntryReference { get { return m_TableEntryReference; } set { m_TableEntryReference = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Tables.TableEntryReference m_TableEntryReference;
        public UnityEngine.Localization.Settings.FallbackBehavior FallbackState { get { return m_FallbackState; } set { m_FallbackState = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Settings.FallbackBehavior m_FallbackState = UnityEngine.Localization.Settings.FallbackBehavior.UseProjectSettings;
        public UnityEngine.Localization.Locale LocaleOverride { get { return m_KeptLocaleOverride.Get("UnityEngine.Localization.LocalizedReference.LocaleOverride"); } set { m_KeptLocaleOverride.Set(value); } } private Umcp.Kept<UnityEngine.Localization.Locale> m_KeptLocaleOverride;
        public virtual bool WaitForCompletion { get { return m_WaitForCompletion; } set { m_WaitForCompletion = value; } } [UnityEngine.SerializeField] private bool m_WaitForCompletion = false;
        public bool IsEmpty { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedReference.IsEmpty"); } }
        public void SetReference(UnityEngine.Localization.Tables.TableReference table, UnityEngine.Localization.Tables.TableEntryReference entry) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedReference.SetReference"); }
        protected internal abstract void ForceUpdate();
        protected abstract void Reset();
        public virtual void OnBeforeSerialize() { }
        public virtual void OnAfterDeserialize() { }
    }
    [System.SerializableAttribute]
    public partial class LocalizedSprite : UnityEngine.Localization.LocalizedAsset<UnityEngine.Sprite>
    {
    }
    [System.SerializableAttribute]
    public partial class LocalizedString : UnityEngine.Localization.LocalizedReference, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableGroup, System.Collections.Generic.IDictionary<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableValueChanged, System.IDisposable
    {
        public event System.Action<UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> ValueChanged { add { } remove { } }
        public System.Collections.Generic.IList<object> Arguments { get; set; }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<UnityEngine.Localization.Settings.LocalizedDatabase<UnityEngine.Localization.Tables.StringTable, UnityEngine.Localization.Tables.StringTableEntry>.TableEntryResult> CurrentLoadingOperationHandle { get; internal set; }
        public event UnityEngine.Localization.LocalizedString.ChangeHandler StringChanged { add { } remove { } }
        public bool HasChangeHandler { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.HasChangeHandler"); } }
        public LocalizedString() { }
        public LocalizedString(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference entryReference) : this() { this.TableReference = tableReference; this.TableEntryReference = entryReference; }
        public bool RefreshString() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.RefreshString"); }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<string> GetLocalizedStringAsync() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.GetLocalizedStringAsync"); }
        public string GetLocalizedString() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.GetLocalizedString"); }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<string> GetLocalizedStringAsync(params object[] arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.GetLocalizedStringAsync"); }
        public string GetLocalizedString(params object[] arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.GetLocalizedString"); }
        public string GetLocalizedString(System.Collections.Generic.IList<object> arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.GetLocalizedString"); }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<string> GetLocalizedStringAsync(System.Collections.Generic.IList<object> arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.GetLocalizedStringAsync"); }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Count"); } }
        public System.Collections.Generic.ICollection<string> Keys { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Keys"); } }
        public System.Collections.Generic.ICollection<UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> Values { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Values"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.IsReadOnly"); } }
        public UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable this[string name] { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.this[]"); } }
        public bool TryGetValue(string name, out UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable value) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.TryGetValue"); }
        public void Add(string name, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable variable) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Add"); }
        public void Add(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Add"); }
        public bool Remove(string name) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Remove"); }
        public bool Remove(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Remove"); }
        public bool ContainsKey(string name) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.ContainsKey"); }
        public bool Contains(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Contains"); }
        public void CopyTo(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.CopyTo"); }
        System.Collections.Generic.IEnumerator<System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>> System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<System.String,UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable>>.GetEnumerator"); }
        public System.Collections.IEnumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.GetEnumerator"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Clear"); }
        public object GetSourceValue(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selector) { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.GetSourceValue"); }
        protected internal override void ForceUpdate() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.ForceUpdate"); }
        protected override void Reset() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.Reset"); }
        void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedString.System.IDisposable.Dispose"); }
        public delegate void ChangeHandler(string value);
    }
    [System.SerializableAttribute]
    public partial class LocalizedStringTable : UnityEngine.Localization.LocalizedTable<UnityEngine.Localization.Tables.StringTable, UnityEngine.Localization.Tables.StringTableEntry>
    {
        protected override UnityEngine.Localization.Settings.LocalizedDatabase<UnityEngine.Localization.Tables.StringTable, UnityEngine.Localization.Tables.StringTableEntry> Database { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedStringTable.Database"); } }
        public LocalizedStringTable() { }
        public LocalizedStringTable(UnityEngine.Localization.Tables.TableReference tableReference) { this.TableReference = tableReference; }
    }
    [System.SerializableAttribute]
    public abstract partial class LocalizedTable<TTable, TEntry> where TTable : UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry> where TEntry : UnityEngine.Localization.Tables.TableEntry
    {
        protected abstract UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry> Database { get; }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TTable> CurrentLoadingOperationHandle { get; internal set; }
        public UnityEngine.Localization.Tables.TableReference TableReference { get { return m_TableReference; } set { m_TableReference = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Tables.TableReference m_TableReference;
        public bool IsEmpty { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedTable<TTable, TEntry>.IsEmpty"); } }
        public event UnityEngine.Localization.LocalizedTable<TTable, TEntry>.ChangeHandler TableChanged { add { } remove { } }
        public LocalizedTable() { }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TTable> GetTableAsync() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedTable<TTable, TEntry>.GetTableAsync"); }
        public TTable GetTable() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedTable<TTable, TEntry>.GetTable"); }
        protected void ForceUpdate() { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedTable<TTable, TEntry>.ForceUpdate"); }
        [System.Obsolete] public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TTable>? CurrentLoadingOperation { get { throw new Umcp.LeftOutException("UnityEngine.Localization.LocalizedTable<TTable, TEntry>.CurrentLoadingOperation"); } }
        public delegate void ChangeHandler(TTable value);
    }
    [System.SerializableAttribute]
    public partial class LocalizedTexture : UnityEngine.Localization.LocalizedAsset<UnityEngine.Texture>
    {
    }
}

namespace UnityEngine.Localization.Metadata
{
    [System.SerializableAttribute]
    public partial class Comment : UnityEngine.Localization.Metadata.IMetadata
    {
        public string CommentText { get { return m_CommentText; } set { m_CommentText = value; } } [UnityEngine.SerializeField] private string m_CommentText = "Comment Text";
    }
    public enum EntryOverrideType
    {
        None = 0,
        Table = 1,
        Entry = 2,
        TableAndEntry = 3,
    }
    [System.SerializableAttribute]
    public partial class ExcludeEntryFromExport : UnityEngine.Localization.Metadata.IMetadata
    {
    }
    [System.SerializableAttribute]
    public partial class FallbackLocale : UnityEngine.Localization.Metadata.IMetadata
    {
        public FallbackLocale() { }
        public FallbackLocale(UnityEngine.Localization.Locale fallback) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.FallbackLocale"); }
        public UnityEngine.Localization.Locale Locale { get { return m_Locale; } set { m_Locale = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Locale m_Locale;
    }
    public partial interface IEntryOverride : UnityEngine.Localization.Metadata.IMetadata
    {
        UnityEngine.Localization.Metadata.EntryOverrideType GetOverride(out UnityEngine.Localization.Tables.TableReference tableReference, out UnityEngine.Localization.Tables.TableEntryReference tableEntryReference);
    }
    public partial interface IMetadata
    {
    }
    public partial interface IMetadataCollection
    {
        System.Collections.Generic.IList<UnityEngine.Localization.Metadata.IMetadata> MetadataEntries { get; }
        TObject GetMetadata<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata;
        void GetMetadatas<TObject>(System.Collections.Generic.IList<TObject> foundItems) where TObject : UnityEngine.Localization.Metadata.IMetadata;
        System.Collections.Generic.IList<TObject> GetMetadatas<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata;
        void AddMetadata(UnityEngine.Localization.Metadata.IMetadata md);
        bool RemoveMetadata(UnityEngine.Localization.Metadata.IMetadata md);
        bool Contains(UnityEngine.Localization.Metadata.IMetadata md);
    }
    public partial interface ISharedMetadata : UnityEngine.Localization.Metadata.IMetadata
    {
        bool Contains(long keyId);
        void AddEntry(long keyId);
        void RemoveEntry(long keyId);
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class MetadataAttribute : System.Attribute
    {
        public string MenuItem { get; set; }
        public bool AllowMultiple { get; set; } = true;
        public UnityEngine.Localization.Metadata.MetadataType AllowedTypes { get; set; } = UnityEngine.Localization.Metadata.MetadataType.All;
    }
    [System.SerializableAttribute]
    public partial class MetadataCollection : UnityEngine.Localization.Metadata.IMetadataCollection
    {
        public System.Collections.Generic.IList<UnityEngine.Localization.Metadata.IMetadata> MetadataEntries { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Localization.Metadata.IMetadata>();
        public bool HasData { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.MetadataCollection.HasData"); } }
        public bool HasMetadata<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.MetadataCollection.HasMetadata"); }
        public TObject GetMetadata<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.MetadataCollection.GetMetadata"); }
        public void GetMetadatas<TObject>(System.Collections.Generic.IList<TObject> foundItems) where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.MetadataCollection.GetMetadatas"); }
        public System.Collections.Generic.IList<TObject> GetMetadatas<TObject>() where TObject : UnityEngine.Localization.Metadata.IMetadata { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.MetadataCollection.GetMetadatas"); }
        public void AddMetadata(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.MetadataCollection.AddMetadata"); }
        public bool RemoveMetadata(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.MetadataCollection.RemoveMetadata"); }
        public bool Contains(UnityEngine.Localization.Metadata.IMetadata md) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.MetadataCollection.Contains"); }
    }
    [System.FlagsAttribute]
    public enum MetadataType
    {
        Locale = 1,
        SharedTableData = 2,
        StringTable = 4,
        AssetTable = 8,
        StringTableEntry = 16,
        AssetTableEntry = 32,
        SharedStringTableEntry = 64,
        SharedAssetTableEntry = 128,
        LocalizationSettings = 256,
        AllTables = 12,
        AllTableEntries = 48,
        AllSharedTableEntries = 192,
        All = 511,
    }
    [System.SerializableAttribute]
    public partial class PlatformOverride : UnityEngine.Localization.Metadata.IEntryOverride, UnityEngine.ISerializationCallbackReceiver
    {
        public void AddPlatformTableOverride(UnityEngine.RuntimePlatform platform, UnityEngine.Localization.Tables.TableReference table) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.PlatformOverride.AddPlatformTableOverride"); }
        public void AddPlatformEntryOverride(UnityEngine.RuntimePlatform platform, UnityEngine.Localization.Tables.TableEntryReference entry) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.PlatformOverride.AddPlatformEntryOverride"); }
        public void AddPlatformOverride(UnityEngine.RuntimePlatform platform, UnityEngine.Localization.Tables.TableReference table, UnityEngine.Localization.Tables.TableEntryReference entry, UnityEngine.Localization.Metadata.EntryOverrideType entryOverrideType = (UnityEngine.Localization.Metadata.EntryOverrideType)3) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.PlatformOverride.AddPlatformOverride"); }
        public bool RemovePlatformOverride(UnityEngine.RuntimePlatform platform) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.PlatformOverride.RemovePlatformOverride"); }
        public UnityEngine.Localization.Metadata.EntryOverrideType GetOverride(out UnityEngine.Localization.Tables.TableReference tableReference, out UnityEngine.Localization.Tables.TableEntryReference tableEntryReference) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.PlatformOverride.GetOverride"); }
        public UnityEngine.Localization.Metadata.EntryOverrideType GetOverride(out UnityEngine.Localization.Tables.TableReference tableReference, out UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.RuntimePlatform platform) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.PlatformOverride.GetOverride"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
    [System.SerializableAttribute]
    public partial class PreloadAssetTableMetadata : UnityEngine.Localization.Metadata.IMetadata
    {
        public UnityEngine.Localization.Metadata.PreloadAssetTableMetadata.PreloadBehaviour Behaviour { get { return m_PreloadBehaviour; } set { m_PreloadBehaviour = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Metadata.PreloadAssetTableMetadata.PreloadBehaviour m_PreloadBehaviour;
        public enum PreloadBehaviour
        {
            NoPreload = 0,
            PreloadAll = 1,
        }
    }
    [System.SerializableAttribute]
    public abstract partial class SharedTableCollectionMetadata : UnityEngine.Localization.Metadata.IMetadata, UnityEngine.ISerializationCallbackReceiver
    {
        public System.Collections.Generic.Dictionary<long, System.Collections.Generic.HashSet<string>> EntriesLookup { get; set; } = new System.Collections.Generic.Dictionary<long, System.Collections.Generic.HashSet<string>>();
        public bool IsEmpty { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.SharedTableCollectionMetadata.IsEmpty"); } }
        public bool Contains(long keyId) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.SharedTableCollectionMetadata.Contains"); }
        public bool Contains(long keyId, string code) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.SharedTableCollectionMetadata.Contains"); }
        public void AddEntry(long keyId, string code) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.SharedTableCollectionMetadata.AddEntry"); }
        public void RemoveEntry(long keyId, string code) { throw new Umcp.LeftOutException("UnityEngine.Localization.Metadata.SharedTableCollectionMetadata.RemoveEntry"); }
        public virtual void OnBeforeSerialize() { }
        public virtual void OnAfterDeserialize() { }
    }
    public abstract partial class SharedTableEntryMetadata : UnityEngine.Localization.Metadata.IMetadata, UnityEngine.ISerializationCallbackReceiver
    {
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
    [System.SerializableAttribute]
    public partial class SmartFormatTag : UnityEngine.Localization.Metadata.SharedTableEntryMetadata
    {
    }
}

namespace UnityEngine.Localization.Platform.Android
{
    [System.SerializableAttribute]
    public partial class AdaptiveIcon
    {
        public UnityEngine.Localization.LocalizedTexture Background { get { return m_Background; } set { m_Background = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Background;
        public UnityEngine.Localization.LocalizedTexture Foreground { get { return m_Foreground; } set { m_Foreground = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Foreground;
    }
    [System.SerializableAttribute]
    public partial class AdaptiveIconsInfo : UnityEngine.Localization.Metadata.IMetadata
    {
        public UnityEngine.Localization.Platform.Android.AdaptiveIcon AdaptiveHdpi { get { return m_Adaptive_hdpi; } set { m_Adaptive_hdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Platform.Android.AdaptiveIcon m_Adaptive_hdpi;
        public UnityEngine.Localization.Platform.Android.AdaptiveIcon AdaptiveIdpi { get { return m_Adaptive_idpi; } set { m_Adaptive_idpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Platform.Android.AdaptiveIcon m_Adaptive_idpi;
        public UnityEngine.Localization.Platform.Android.AdaptiveIcon AdaptiveMdpi { get { return m_Adaptive_mdpi; } set { m_Adaptive_mdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Platform.Android.AdaptiveIcon m_Adaptive_mdpi;
        public UnityEngine.Localization.Platform.Android.AdaptiveIcon AdaptiveXhdpi { get { return m_Adaptive_xhdpi; } set { m_Adaptive_xhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Platform.Android.AdaptiveIcon m_Adaptive_xhdpi;
        public UnityEngine.Localization.Platform.Android.AdaptiveIcon AdaptiveXXHdpi { get { return m_Adaptive_xxhdpi; } set { m_Adaptive_xxhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Platform.Android.AdaptiveIcon m_Adaptive_xxhdpi;
        public UnityEngine.Localization.Platform.Android.AdaptiveIcon AdaptiveXXXHdpi { get { return m_Adaptive_xxxhdpi; } set { m_Adaptive_xxxhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Platform.Android.AdaptiveIcon m_Adaptive_xxxhdpi;
    }
    [System.SerializableAttribute]
    public partial class AppInfo : UnityEngine.Localization.Metadata.IMetadata
    {
        public UnityEngine.Localization.LocalizedString DisplayName { get { return m_DisplayName; } set { m_DisplayName = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedString m_DisplayName = new UnityEngine.Localization.LocalizedString();
    }
    [System.SerializableAttribute]
    public partial class LegacyIconsInfo : UnityEngine.Localization.Metadata.IMetadata
    {
        public UnityEngine.Localization.LocalizedTexture LegacyHdpi { get { return m_Legacy_hdpi; } set { m_Legacy_hdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Legacy_hdpi;
        public UnityEngine.Localization.LocalizedTexture LegacyIdpi { get { return m_Legacy_idpi; } set { m_Legacy_idpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Legacy_idpi;
        public UnityEngine.Localization.LocalizedTexture LegacyMdpi { get { return m_Legacy_mdpi; } set { m_Legacy_mdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Legacy_mdpi;
        public UnityEngine.Localization.LocalizedTexture LegacyXhdpi { get { return m_Legacy_xhdpi; } set { m_Legacy_xhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Legacy_xhdpi;
        public UnityEngine.Localization.LocalizedTexture LegacyXXHdpi { get { return m_Legacy_xxhdpi; } set { m_Legacy_xxhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Legacy_xxhdpi;
        public UnityEngine.Localization.LocalizedTexture LegacyXXXHdpi { get { return m_Legacy_xxxhdpi; } set { m_Legacy_xxxhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Legacy_xxxhdpi;
    }
    [System.SerializableAttribute]
    public partial class RoundIconsInfo : UnityEngine.Localization.Metadata.IMetadata
    {
        public UnityEngine.Localization.LocalizedTexture RoundHdpi { get { return m_Round_hdpi; } set { m_Round_hdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Round_hdpi;
        public UnityEngine.Localization.LocalizedTexture RoundIdpi { get { return m_Round_idpi; } set { m_Round_idpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Round_idpi;
        public UnityEngine.Localization.LocalizedTexture RoundMdpi { get { return m_Round_mdpi; } set { m_Round_mdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Round_mdpi;
        public UnityEngine.Localization.LocalizedTexture RoundXhdpi { get { return m_Round_xhdpi; } set { m_Round_xhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Round_xhdpi;
        public UnityEngine.Localization.LocalizedTexture RoundXXHdpi { get { return m_Round_xxhdpi; } set { m_Round_xxhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Round_xxhdpi;
        public UnityEngine.Localization.LocalizedTexture RoundXXXHdpi { get { return m_Round_xxxhdpi; } set { m_Round_xxxhdpi = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedTexture m_Round_xxxhdpi;
    }
}

namespace UnityEngine.Localization.Platform.iOS
{
    [System.SerializableAttribute]
    public partial class AppInfo : UnityEngine.Localization.Metadata.IMetadata
    {
        public UnityEngine.Localization.LocalizedString ShortName { get { return m_ShortName; } set { m_ShortName = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedString m_ShortName = new UnityEngine.Localization.LocalizedString();
        public UnityEngine.Localization.LocalizedString DisplayName { get { return m_DisplayName; } set { m_DisplayName = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedString m_DisplayName = new UnityEngine.Localization.LocalizedString();
        public UnityEngine.Localization.LocalizedString CameraUsageDescription { get { return m_CameraUsageDescription; } set { m_CameraUsageDescription = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedString m_CameraUsageDescription = new UnityEngine.Localization.LocalizedString();
        public UnityEngine.Localization.LocalizedString MicrophoneUsageDescription { get { return m_MicrophoneUsageDescription; } set { m_MicrophoneUsageDescription = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedString m_MicrophoneUsageDescription = new UnityEngine.Localization.LocalizedString();
        public UnityEngine.Localization.LocalizedString LocationUsageDescription { get { return m_LocationUsageDescription; } set { m_LocationUsageDescription = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedString m_LocationUsageDescription = new UnityEngine.Localization.LocalizedString();
        public UnityEngine.Localization.LocalizedString UserTrackingUsageDescription { get { return m_UserTrackingUsageDescription; } set { m_UserTrackingUsageDescription = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocalizedString m_UserTrackingUsageDescription = new UnityEngine.Localization.LocalizedString();
    }
}

namespace UnityEngine.Localization.PropertyVariants
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class CustomTrackedObjectAttribute : System.Attribute
    {
        public CustomTrackedObjectAttribute(System.Type type, bool supportsInheritedTypes) { }
        internal CustomTrackedObjectAttribute() { }
    }
}

namespace UnityEngine.Localization.Pseudo
{
    [System.SerializableAttribute]
    public partial class Accenter : UnityEngine.Localization.Pseudo.CharacterSubstitutor
    {
        public Accenter() { }
        public void AddDefaults() { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Accenter.AddDefaults"); }
    }
    [System.SerializableAttribute]
    public partial class CharacterSubstitutor : UnityEngine.Localization.Pseudo.IPseudoLocalizationMethod, UnityEngine.ISerializationCallbackReceiver
    {
        public UnityEngine.Localization.Pseudo.CharacterSubstitutor.SubstitutionMethod Method { get { return m_SubstitutionMethod; } set { m_SubstitutionMethod = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Pseudo.CharacterSubstitutor.SubstitutionMethod m_SubstitutionMethod;
        public System.Collections.Generic.Dictionary<char, char> ReplacementMap { get; internal set; } = new System.Collections.Generic.Dictionary<char, char>();
        public UnityEngine.Localization.Pseudo.CharacterSubstitutor.ListSelectionMethod ListMode { get { return m_ListMode; } set { m_ListMode = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Pseudo.CharacterSubstitutor.ListSelectionMethod m_ListMode;
        public System.Collections.Generic.List<char> ReplacementList { get { return m_ReplacementList; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<char> m_ReplacementList;
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        public void Transform(UnityEngine.Localization.Pseudo.Message message) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.CharacterSubstitutor.Transform"); }
        public enum SubstitutionMethod
        {
            ToUpper = 0,
            ToLower = 1,
            List = 2,
            Map = 3,
        }
        public enum ListSelectionMethod
        {
            Random = 0,
            LoopFromPrevious = 1,
            LoopFromStart = 2,
        }
    }
    [System.SerializableAttribute]
    public partial class Encapsulator : UnityEngine.Localization.Pseudo.IPseudoLocalizationMethod
    {
        public string Start { get { return m_Start; } set { m_Start = value; } } [UnityEngine.SerializeField] private string m_Start = "[";
        public string End { get { return m_End; } set { m_End = value; } } [UnityEngine.SerializeField] private string m_End = "]";
        public void Transform(UnityEngine.Localization.Pseudo.Message message) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Encapsulator.Transform"); }
    }
    [System.SerializableAttribute]
    public partial class Expander : UnityEngine.Localization.Pseudo.IPseudoLocalizationMethod
    {
        public System.Collections.Generic.List<UnityEngine.Localization.Pseudo.Expander.ExpansionRule> ExpansionRules { get { return m_ExpansionRules; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.Localization.Pseudo.Expander.ExpansionRule> m_ExpansionRules;
        public UnityEngine.Localization.Pseudo.Expander.InsertLocation Location { get { return m_Location; } set { m_Location = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Pseudo.Expander.InsertLocation m_Location = UnityEngine.Localization.Pseudo.Expander.InsertLocation.End;
        public System.Collections.Generic.List<char> PaddingCharacters { get { return m_PaddingCharacters; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<char> m_PaddingCharacters = new System.Collections.Generic.List<char>();
        public int MinimumStringLength { get { return m_MinimumStringLength; } set { m_MinimumStringLength = value; } } [UnityEngine.SerializeField] private int m_MinimumStringLength = 1;
        public Expander() { }
        public Expander(char paddingCharacter) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Expander"); }
        public Expander(char start, char end) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Expander"); }
        public void AddCharacterRange(char start, char end) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Expander.AddCharacterRange"); }
        public void SetConstantExpansion(float expansion) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Expander.SetConstantExpansion"); }
        public void AddExpansionRule(int minCharacters, int maxCharacters, float expansion) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Expander.AddExpansionRule"); }
        public void Transform(UnityEngine.Localization.Pseudo.Message message) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Expander.Transform"); }
        public enum InsertLocation
        {
            Start = 0,
            End = 1,
            Both = 2,
        }
        [System.SerializableAttribute]
        public partial struct ExpansionRule : System.IComparable<UnityEngine.Localization.Pseudo.Expander.ExpansionRule>
        {
            public int MinCharacters { get { return m_MinCharacters; } set { m_MinCharacters = value; } } [UnityEngine.SerializeField] private int m_MinCharacters;
            public int MaxCharacters { get { return m_MaxCharacters; } set { m_MaxCharacters = value; } } [UnityEngine.SerializeField] private int m_MaxCharacters;
            public float ExpansionAmount { get { return m_ExpansionAmount; } set { m_ExpansionAmount = value; } } [UnityEngine.SerializeField] private float m_ExpansionAmount;
            public ExpansionRule(int minCharacters, int maxCharacters, float expansion) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Expander.ExpansionRule"); }
            public int CompareTo(UnityEngine.Localization.Pseudo.Expander.ExpansionRule other) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Expander.ExpansionRule.CompareTo"); }
        }
    }
    public partial interface IPseudoLocalizationMethod
    {
        void Transform(UnityEngine.Localization.Pseudo.Message message);
    }
    public partial class Message
    {
        public string Original { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Localization.Pseudo.MessageFragment> Fragments { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Localization.Pseudo.MessageFragment>();
        public int Length { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Message.Length"); } }
        public UnityEngine.Localization.Pseudo.WritableMessageFragment CreateTextFragment(string original, int start, int end) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Message.CreateTextFragment"); }
        public UnityEngine.Localization.Pseudo.WritableMessageFragment CreateTextFragment(string original) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Message.CreateTextFragment"); }
        public UnityEngine.Localization.Pseudo.ReadOnlyMessageFragment CreateReadonlyTextFragment(string original, int start, int end) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Message.CreateReadonlyTextFragment"); }
        public UnityEngine.Localization.Pseudo.ReadOnlyMessageFragment CreateReadonlyTextFragment(string original) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Message.CreateReadonlyTextFragment"); }
        public void ReplaceFragment(UnityEngine.Localization.Pseudo.MessageFragment original, UnityEngine.Localization.Pseudo.MessageFragment replacement) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Message.ReplaceFragment"); }
        public void ReleaseFragment(UnityEngine.Localization.Pseudo.MessageFragment fragment) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Message.ReleaseFragment"); }
    }
    public abstract partial class MessageFragment
    {
        protected string m_OriginalString;
        protected int m_StartIndex;
        protected int m_EndIndex;
        public int Length { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.MessageFragment.Length"); } }
        public UnityEngine.Localization.Pseudo.Message Message { get; internal set; }
        public UnityEngine.Localization.Pseudo.WritableMessageFragment CreateTextFragment(int start, int end) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.MessageFragment.CreateTextFragment"); }
        public UnityEngine.Localization.Pseudo.ReadOnlyMessageFragment CreateReadonlyTextFragment(int start, int end) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.MessageFragment.CreateReadonlyTextFragment"); }
        public char this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.MessageFragment.this[]"); } }
    }
    public partial class Mirror : UnityEngine.Localization.Pseudo.IPseudoLocalizationMethod
    {
        public void Transform(UnityEngine.Localization.Pseudo.Message message) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.Mirror.Transform"); }
    }
    [System.SerializableAttribute]
    public partial class PreserveTags : UnityEngine.Localization.Pseudo.IPseudoLocalizationMethod
    {
        public char Opening { get { return m_Opening; } set { m_Opening = value; } } [UnityEngine.SerializeField] private char m_Opening = '<';
        public char Closing { get { return m_Closing; } set { m_Closing = value; } } [UnityEngine.SerializeField] private char m_Closing = '>';
        public void Transform(UnityEngine.Localization.Pseudo.Message message) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.PreserveTags.Transform"); }
    }
    public partial class PseudoLocale : UnityEngine.Localization.Locale
    {
        public System.Collections.Generic.List<UnityEngine.Localization.Pseudo.IPseudoLocalizationMethod> Methods { get; internal set; }
        public static UnityEngine.Localization.Pseudo.PseudoLocale CreatePseudoLocale() { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.PseudoLocale.CreatePseudoLocale"); }
        public virtual string GetPseudoString(string input) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.PseudoLocale.GetPseudoString"); }
        internal PseudoLocale() { }
    }
    public partial class ReadOnlyMessageFragment : UnityEngine.Localization.Pseudo.MessageFragment
    {
        public string Text { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.ReadOnlyMessageFragment.Text"); } }
    }
    public static partial class TypicalCharacterSets
    {
        public static char[] GetTypicalCharactersForLanguage(UnityEngine.SystemLanguage language) { throw new Umcp.LeftOutException("UnityEngine.Localization.Pseudo.TypicalCharacterSets.GetTypicalCharactersForLanguage"); }
    }
    public partial class WritableMessageFragment : UnityEngine.Localization.Pseudo.MessageFragment
    {
        public string Text { get { return m_KeptText.Get("UnityEngine.Localization.Pseudo.WritableMessageFragment.Text"); } set { m_KeptText.Set(value); } } private Umcp.Kept<string> m_KeptText;
    }
}

namespace UnityEngine.Localization.Settings
{
    public enum AsynchronousBehaviour
    {
        Default = 0,
        ForceSynchronous = 1,
    }
    [System.SerializableAttribute]
    public partial class CommandLineLocaleSelector : UnityEngine.Localization.Settings.IStartupLocaleSelector
    {
        public string CommandLineArgument { get { return m_CommandLineArgument; } set { m_CommandLineArgument = value; } } [UnityEngine.SerializeField] private string m_CommandLineArgument = "-language=";
        public UnityEngine.Localization.Locale GetStartupLocale(UnityEngine.Localization.Settings.ILocalesProvider availableLocales) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.CommandLineLocaleSelector.GetStartupLocale"); }
    }
    public enum FallbackBehavior
    {
        UseProjectSettings = 0,
        DontUseFallback = 1,
        UseFallback = 2,
    }
    public partial interface IInitialize
    {
        void PostInitialization(UnityEngine.Localization.Settings.LocalizationSettings settings);
    }
    public partial interface ILocalesProvider
    {
        System.Collections.Generic.List<UnityEngine.Localization.Locale> Locales { get; }
        UnityEngine.Localization.Locale GetLocale(UnityEngine.Localization.LocaleIdentifier id);
        void AddLocale(UnityEngine.Localization.Locale locale);
        bool RemoveLocale(UnityEngine.Localization.Locale locale);
    }
    public partial interface IReset
    {
        void ResetState();
    }
    public partial interface IStartupLocaleSelector
    {
        UnityEngine.Localization.Locale GetStartupLocale(UnityEngine.Localization.Settings.ILocalesProvider availableLocales);
    }
    public partial interface ITablePostprocessor
    {
        void PostprocessTable(UnityEngine.Localization.Tables.LocalizationTable table);
    }
    public partial interface ITableProvider
    {
        UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TTable> ProvideTableAsync<TTable>(string tableCollectionName, UnityEngine.Localization.Locale locale) where TTable : UnityEngine.Localization.Tables.LocalizationTable;
    }
}
