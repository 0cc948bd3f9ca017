// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Localization.Settings
{
    [System.SerializableAttribute]
    public partial class LocalesProvider : UnityEngine.Localization.Settings.ILocalesProvider, UnityEngine.Localization.IPreloadRequired, UnityEngine.Localization.Settings.IReset, System.IDisposable
    {
        public System.Collections.Generic.List<UnityEngine.Localization.Locale> Locales { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.Locales"); } }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle PreloadOperation { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.PreloadOperation"); } }
        public UnityEngine.Localization.Locale GetLocale(UnityEngine.Localization.LocaleIdentifier id) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.GetLocale"); }
        public UnityEngine.Localization.Locale GetLocale(string code) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.GetLocale"); }
        public UnityEngine.Localization.Locale GetLocale(UnityEngine.SystemLanguage systemLanguage) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.GetLocale"); }
        public void AddLocale(UnityEngine.Localization.Locale locale) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.AddLocale"); }
        public bool RemoveLocale(UnityEngine.Localization.Locale locale) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.RemoveLocale"); }
        public UnityEngine.Localization.Locale FindFallbackLocale(UnityEngine.Localization.LocaleIdentifier localeIdentifier) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.FindFallbackLocale"); }
        public void ResetState() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.ResetState"); }
        void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalesProvider.System.IDisposable.Dispose"); }
    }
    public partial class LocalizationSettings : UnityEngine.ScriptableObject, UnityEngine.Localization.Settings.IReset, System.IDisposable
    {
        public event System.Action<UnityEngine.Localization.Locale> OnSelectedLocaleChanged { add { } remove { } }
        public static bool HasSettings { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.HasSettings"); } }
        public static UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<UnityEngine.Localization.Settings.LocalizationSettings> InitializationOperation { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.InitializationOperation"); } }
        public static UnityEngine.Localization.Settings.LocalizationSettings Instance { get { return s_KeptInstance.Get("UnityEngine.Localization.Settings.LocalizationSettings.Instance"); } set { s_KeptInstance.Set(value); } } private static Umcp.Kept<UnityEngine.Localization.Settings.LocalizationSettings> s_KeptInstance;
        public static System.Collections.Generic.List<UnityEngine.Localization.Settings.IStartupLocaleSelector> StartupLocaleSelectors { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.StartupLocaleSelectors"); } }
        public static UnityEngine.Localization.Settings.ILocalesProvider AvailableLocales { get { return s_KeptAvailableLocales.Get("UnityEngine.Localization.Settings.LocalizationSettings.AvailableLocales"); } set { s_KeptAvailableLocales.Set(value); } } private static Umcp.Kept<UnityEngine.Localization.Settings.ILocalesProvider> s_KeptAvailableLocales;
        public static UnityEngine.Localization.Settings.LocalizedAssetDatabase AssetDatabase { get { return s_KeptAssetDatabase.Get("UnityEngine.Localization.Settings.LocalizationSettings.AssetDatabase"); } set { s_KeptAssetDatabase.Set(value); } } private static Umcp.Kept<UnityEngine.Localization.Settings.LocalizedAssetDatabase> s_KeptAssetDatabase;
        public static UnityEngine.Localization.Settings.LocalizedStringDatabase StringDatabase { get { return s_KeptStringDatabase.Get("UnityEngine.Localization.Settings.LocalizationSettings.StringDatabase"); } set { s_KeptStringDatabase.Set(value); } } private static Umcp.Kept<UnityEngine.Localization.Settings.LocalizedStringDatabase> s_KeptStringDatabase;
        public static UnityEngine.Localization.Metadata.MetadataCollection Metadata { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.Metadata"); } }
        public static UnityEngine.Localization.Locale SelectedLocale { get { return s_KeptSelectedLocale.Get("UnityEngine.Localization.Settings.LocalizationSettings.SelectedLocale"); } set { s_KeptSelectedLocale.Set(value); } } private static Umcp.Kept<UnityEngine.Localization.Locale> s_KeptSelectedLocale;
        public static UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<UnityEngine.Localization.Locale> SelectedLocaleAsync { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.SelectedLocaleAsync"); } }
        public static event System.Action<UnityEngine.Localization.Locale> SelectedLocaleChanged { add { } remove { } }
        public static UnityEngine.Localization.Locale ProjectLocale { get { return s_KeptProjectLocale.Get("UnityEngine.Localization.Settings.LocalizationSettings.ProjectLocale"); } set { s_KeptProjectLocale.Set(value); } } private static Umcp.Kept<UnityEngine.Localization.Locale> s_KeptProjectLocale;
        public static bool InitializeSynchronously { get { return s_KeptInitializeSynchronously.Get("UnityEngine.Localization.Settings.LocalizationSettings.InitializeSynchronously"); } set { s_KeptInitializeSynchronously.Set(value); } } private static Umcp.Kept<bool> s_KeptInitializeSynchronously;
        public static UnityEngine.Localization.Settings.PreloadBehavior PreloadBehavior { get { return s_KeptPreloadBehavior.Get("UnityEngine.Localization.Settings.LocalizationSettings.PreloadBehavior"); } set { s_KeptPreloadBehavior.Set(value); } } private static Umcp.Kept<UnityEngine.Localization.Settings.PreloadBehavior> s_KeptPreloadBehavior;
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<UnityEngine.Localization.Settings.LocalizationSettings> GetInitializationOperation() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetInitializationOperation"); }
        public System.Collections.Generic.List<UnityEngine.Localization.Settings.IStartupLocaleSelector> GetStartupLocaleSelectors() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetStartupLocaleSelectors"); }
        public void SetAvailableLocales(UnityEngine.Localization.Settings.ILocalesProvider available) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.SetAvailableLocales"); }
        public virtual UnityEngine.Localization.Settings.ILocalesProvider GetAvailableLocales() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetAvailableLocales"); }
        public void SetAssetDatabase(UnityEngine.Localization.Settings.LocalizedAssetDatabase database) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.SetAssetDatabase"); }
        public virtual UnityEngine.Localization.Settings.LocalizedAssetDatabase GetAssetDatabase() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetAssetDatabase"); }
        public void SetStringDatabase(UnityEngine.Localization.Settings.LocalizedStringDatabase database) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.SetStringDatabase"); }
        public virtual UnityEngine.Localization.Settings.LocalizedStringDatabase GetStringDatabase() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetStringDatabase"); }
        public UnityEngine.Localization.Metadata.MetadataCollection GetMetadata() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetMetadata"); }
        public void ForceRefresh() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.ForceRefresh"); }
        protected internal virtual UnityEngine.Localization.Locale SelectLocaleUsingStartupSelectors() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.SelectLocaleUsingStartupSelectors"); }
        public void SetSelectedLocale(UnityEngine.Localization.Locale locale) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.SetSelectedLocale"); }
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<UnityEngine.Localization.Locale> GetSelectedLocaleAsync() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetSelectedLocaleAsync"); }
        public virtual UnityEngine.Localization.Locale GetSelectedLocale() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetSelectedLocale"); }
        public virtual void OnLocaleRemoved(UnityEngine.Localization.Locale locale) { }
        public void ResetState() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.ResetState"); }
        void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.System.IDisposable.Dispose"); }
        public static UnityEngine.Localization.Settings.LocalizationSettings GetInstanceDontCreateDefault() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizationSettings.GetInstanceDontCreateDefault"); }
    }
    [System.SerializableAttribute]
    public partial class LocalizedAssetDatabase : UnityEngine.Localization.Settings.LocalizedDatabase<UnityEngine.Localization.Tables.AssetTable, UnityEngine.Localization.Tables.AssetTableEntry>
    {
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TObject> GetLocalizedAssetAsync<TObject>(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0) where TObject : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedAssetDatabase.GetLocalizedAssetAsync"); }
        public TObject GetLocalizedAsset<TObject>(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null) where TObject : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedAssetDatabase.GetLocalizedAsset"); }
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TObject> GetLocalizedAssetAsync<TObject>(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0) where TObject : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedAssetDatabase.GetLocalizedAssetAsync"); }
        public virtual TObject GetLocalizedAsset<TObject>(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null) where TObject : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedAssetDatabase.GetLocalizedAsset"); }
        protected virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TObject> GetLocalizedAssetAsyncInternal<TObject>(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0) where TObject : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedAssetDatabase.GetLocalizedAssetAsyncInternal"); }
    }
    [System.SerializableAttribute]
    public abstract partial class LocalizedDatabase<TTable, TEntry> : UnityEngine.Localization.IPreloadRequired, UnityEngine.Localization.Settings.IReset, System.IDisposable where TTable : UnityEngine.Localization.Tables.DetailedLocalizationTable<TEntry> where TEntry : UnityEngine.Localization.Tables.TableEntry
    {
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle PreloadOperation { get { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.PreloadOperation"); } }
        public virtual UnityEngine.Localization.Tables.TableReference DefaultTable { get { return m_DefaultTableReference; } set { m_DefaultTableReference = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Tables.TableReference m_DefaultTableReference;
        public UnityEngine.Localization.Settings.ITableProvider TableProvider { get; set; }
        public UnityEngine.Localization.Settings.ITablePostprocessor TablePostprocessor { get; set; }
        public bool UseFallback { get { return m_UseFallback; } set { m_UseFallback = value; } } [UnityEngine.SerializeField] private bool m_UseFallback;
        public UnityEngine.Localization.Settings.AsynchronousBehaviour AsynchronousBehaviour { get { return m_AsynchronousBehaviour; } set { m_AsynchronousBehaviour = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Settings.AsynchronousBehaviour m_AsynchronousBehaviour;
        public LocalizedDatabase() { }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TTable> GetDefaultTableAsync() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.GetDefaultTableAsync"); }
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<TTable> GetTableAsync(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Locale locale = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.GetTableAsync"); }
        public virtual TTable GetTable(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Locale locale = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.GetTable"); }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle PreloadTables(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Locale locale = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.PreloadTables"); }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle PreloadTables(System.Collections.Generic.IList<UnityEngine.Localization.Tables.TableReference> tableReferences, UnityEngine.Localization.Locale locale = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.PreloadTables"); }
        public void ReleaseAllTables(UnityEngine.Localization.Locale locale = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.ReleaseAllTables"); }
        public void ReleaseTable(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Locale locale = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.ReleaseTable"); }
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<System.Collections.Generic.IList<TTable>> GetAllTables(UnityEngine.Localization.Locale locale = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.GetAllTables"); }
        public virtual bool IsTableLoaded(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Locale locale = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.IsTableLoaded"); }
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.TableEntryResult> GetTableEntryAsync(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.GetTableEntryAsync"); }
        public virtual UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.TableEntryResult GetTableEntry(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.GetTableEntry"); }
        public virtual void OnLocaleChanged(UnityEngine.Localization.Locale locale) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.OnLocaleChanged"); }
        public void ResetState() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.ResetState"); }
        void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedDatabase<TTable, TEntry>.System.IDisposable.Dispose"); }
        public partial struct TableEntryResult
        {
            public TEntry Entry { get; internal set; }
            public TTable Table { get; internal set; }
        }
    }
    [System.SerializableAttribute]
    public partial class LocalizedStringDatabase : UnityEngine.Localization.Settings.LocalizedDatabase<UnityEngine.Localization.Tables.StringTable, UnityEngine.Localization.Tables.StringTableEntry>
    {
        public event UnityEngine.Localization.Settings.LocalizedStringDatabase.MissingTranslation TranslationNotFound { add { } remove { } }
        public string NoTranslationFoundMessage { get { return m_NoTranslationFoundMessage; } set { m_NoTranslationFoundMessage = value; } } [UnityEngine.SerializeField] private string m_NoTranslationFoundMessage = "No translation found for '{key}' in {table.TableCollectionName}";
        public UnityEngine.Localization.Settings.MissingTranslationBehavior MissingTranslationState { get { return m_MissingTranslationState; } set { m_MissingTranslationState = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.Settings.MissingTranslationBehavior m_MissingTranslationState = UnityEngine.Localization.Settings.MissingTranslationBehavior.ShowMissingTranslationMessage;
        public UnityEngine.Localization.SmartFormat.SmartFormatter SmartFormatter { get; set; }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<string> GetLocalizedStringAsync(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0, params object[] arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GetLocalizedStringAsync"); }
        public string GetLocalizedString(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0, params object[] arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GetLocalizedString"); }
        public UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<string> GetLocalizedStringAsync(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, System.Collections.Generic.IList<object> arguments, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GetLocalizedStringAsync"); }
        public string GetLocalizedString(UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, System.Collections.Generic.IList<object> arguments, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GetLocalizedString"); }
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<string> GetLocalizedStringAsync(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0, params object[] arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GetLocalizedStringAsync"); }
        public virtual string GetLocalizedString(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0, params object[] arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GetLocalizedString"); }
        public virtual UnityEngine.ResourceManagement.AsyncOperations.AsyncOperationHandle<string> GetLocalizedStringAsync(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, System.Collections.Generic.IList<object> arguments, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0, UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableGroup localVariables = null) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GetLocalizedStringAsync"); }
        public virtual string GetLocalizedString(UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, System.Collections.Generic.IList<object> arguments, UnityEngine.Localization.Locale locale = null, UnityEngine.Localization.Settings.FallbackBehavior fallbackBehavior = (UnityEngine.Localization.Settings.FallbackBehavior)0) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GetLocalizedString"); }
        protected internal virtual string GenerateLocalizedString(UnityEngine.Localization.Tables.StringTable table, UnityEngine.Localization.Tables.StringTableEntry entry, UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.TableEntryReference tableEntryReference, UnityEngine.Localization.Locale locale, System.Collections.Generic.IList<object> arguments) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.LocalizedStringDatabase.GenerateLocalizedString"); }
        public delegate void MissingTranslation(string key, long keyId, UnityEngine.Localization.Tables.TableReference tableReference, UnityEngine.Localization.Tables.StringTable table, UnityEngine.Localization.Locale locale, string noTranslationFoundMessage);
    }
    [System.FlagsAttribute]
    public enum MissingTranslationBehavior
    {
        ShowMissingTranslationMessage = 1,
        PrintWarning = 2,
    }
    [System.SerializableAttribute]
    public partial class PlayerPrefLocaleSelector : UnityEngine.Localization.Settings.IStartupLocaleSelector, UnityEngine.Localization.Settings.IInitialize
    {
        public string PlayerPreferenceKey { get { return m_PlayerPreferenceKey; } set { m_PlayerPreferenceKey = value; } } [UnityEngine.SerializeField] private string m_PlayerPreferenceKey = "selected-locale";
        public void PostInitialization(UnityEngine.Localization.Settings.LocalizationSettings settings) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.PlayerPrefLocaleSelector.PostInitialization"); }
        public UnityEngine.Localization.Locale GetStartupLocale(UnityEngine.Localization.Settings.ILocalesProvider availableLocales) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.PlayerPrefLocaleSelector.GetStartupLocale"); }
    }
    public enum PreloadBehavior
    {
        NoPreloading = 0,
        PreloadSelectedLocale = 1,
        PreloadSelectedLocaleAndFallbacks = 2,
        PreloadAllLocales = 3,
    }
    [System.SerializableAttribute]
    public partial class SpecificLocaleSelector : UnityEngine.Localization.Settings.IStartupLocaleSelector
    {
        public UnityEngine.Localization.LocaleIdentifier LocaleId { get { return m_LocaleId; } set { m_LocaleId = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.LocaleIdentifier m_LocaleId;
        public UnityEngine.Localization.Locale GetStartupLocale(UnityEngine.Localization.Settings.ILocalesProvider availableLocales) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.SpecificLocaleSelector.GetStartupLocale"); }
    }
    [System.SerializableAttribute]
    public partial class SystemLocaleSelector : UnityEngine.Localization.Settings.IStartupLocaleSelector
    {
        public UnityEngine.Localization.Locale GetStartupLocale(UnityEngine.Localization.Settings.ILocalesProvider availableLocales) { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.SystemLocaleSelector.GetStartupLocale"); }
        protected virtual System.Globalization.CultureInfo GetSystemCulture() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.SystemLocaleSelector.GetSystemCulture"); }
        protected virtual UnityEngine.SystemLanguage GetApplicationSystemLanguage() { throw new Umcp.LeftOutException("UnityEngine.Localization.Settings.SystemLocaleSelector.GetApplicationSystemLanguage"); }
    }
}

namespace UnityEngine.Localization.SmartFormat.Core.Extensions
{
    public abstract partial class FormatterBase : UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatter, UnityEngine.ISerializationCallbackReceiver
    {
        public string[] Names { get { return m_Names; } set { m_Names = value; } } [UnityEngine.SerializeField] private string[] m_Names;
        public abstract string[] DefaultNames { get; }
        public abstract bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo);
        public virtual void OnAfterDeserialize() { }
        public void OnBeforeSerialize() { }
    }
    public partial interface IFormatter
    {
        string[] Names { get; set; }
        bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo);
    }
    public partial interface IFormatterLiteralExtractor
    {
        void WriteAllLiterals(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo);
    }
    public partial interface IFormattingInfo
    {
        object CurrentValue { get; }
        UnityEngine.Localization.SmartFormat.Core.Parsing.Format Format { get; }
        UnityEngine.Localization.SmartFormat.Core.Parsing.Placeholder Placeholder { get; }
        int Alignment { get; }
        string FormatterOptions { get; }
        UnityEngine.Localization.SmartFormat.Core.Formatting.FormatDetails FormatDetails { get; }
        void Write(string text);
        void Write(string text, int startIndex, int length);
        void Write(UnityEngine.Localization.SmartFormat.Core.Parsing.Format format, object value);
        UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingException FormattingException(string issue, UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem problemItem = null, int startIndex = -1);
    }
    public partial interface ISelectorInfo
    {
        object CurrentValue { get; }
        string SelectorText { get; }
        int SelectorIndex { get; }
        string SelectorOperator { get; }
        object Result { get; set; }
        UnityEngine.Localization.SmartFormat.Core.Parsing.Placeholder Placeholder { get; }
        UnityEngine.Localization.SmartFormat.Core.Formatting.FormatDetails FormatDetails { get; }
    }
    public partial interface ISource
    {
        bool TryEvaluateSelector(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selectorInfo);
    }
}

namespace UnityEngine.Localization.SmartFormat.Core.Formatting
{
    public partial class FormatCache
    {
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Format Format { get; set; }
        public System.Collections.Generic.Dictionary<string, object> CachedObjects { get; internal set; } = new System.Collections.Generic.Dictionary<string, object>();
        public UnityEngine.Localization.Tables.LocalizationTable Table;
        public UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableGroup LocalVariables { get; set; }
        public System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableValueChanged> VariableTriggers { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableValueChanged>();
    }
    public partial class FormatDetails
    {
        public void Init(UnityEngine.Localization.SmartFormat.SmartFormatter formatter, UnityEngine.Localization.SmartFormat.Core.Parsing.Format originalFormat, System.Collections.Generic.IList<object> originalArgs, UnityEngine.Localization.SmartFormat.Core.Formatting.FormatCache formatCache, System.IFormatProvider provider, UnityEngine.Localization.SmartFormat.Core.Output.IOutput output) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormatDetails.Init"); }
        public UnityEngine.Localization.SmartFormat.SmartFormatter Formatter { get; internal set; }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Format OriginalFormat { get; internal set; }
        public System.Collections.Generic.IList<object> OriginalArgs { get; internal set; }
        public UnityEngine.Localization.SmartFormat.Core.Formatting.FormatCache FormatCache { get; internal set; }
        public System.IFormatProvider Provider { get; internal set; }
        public UnityEngine.Localization.SmartFormat.Core.Output.IOutput Output { get; internal set; }
        public UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingException FormattingException { get; set; }
        public UnityEngine.Localization.SmartFormat.Core.Settings.SmartSettings Settings { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormatDetails.Settings"); } }
    }
    public partial class FormattingException : System.Exception
    {
        public FormattingException(UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem errorItem, System.Exception formatException, int index) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingException"); }
        public FormattingException(UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem errorItem, string issue, int index) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingException"); }
        public string Format { get; internal set; }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem ErrorItem { get; internal set; }
        public string Issue { get; internal set; }
        public int Index { get; internal set; }
        internal FormattingException() { }
    }
    public partial class FormattingInfo : UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo, UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo
    {
        public void Init(UnityEngine.Localization.SmartFormat.Core.Formatting.FormatDetails formatDetails, UnityEngine.Localization.SmartFormat.Core.Parsing.Format format, object currentValue) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.Init"); }
        public void Init(UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo parent, UnityEngine.Localization.SmartFormat.Core.Formatting.FormatDetails formatDetails, UnityEngine.Localization.SmartFormat.Core.Parsing.Format format, object currentValue) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.Init"); }
        public void Init(UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo parent, UnityEngine.Localization.SmartFormat.Core.Formatting.FormatDetails formatDetails, UnityEngine.Localization.SmartFormat.Core.Parsing.Placeholder placeholder, object currentValue) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.Init"); }
        public void ReleaseToPool() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.ReleaseToPool"); }
        public UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo Parent { get; internal set; }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Selector Selector { get; set; }
        public UnityEngine.Localization.SmartFormat.Core.Formatting.FormatDetails FormatDetails { get; internal set; }
        public object CurrentValue { get; set; }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Placeholder Placeholder { get; internal set; }
        public int Alignment { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.Alignment"); } }
        public string FormatterOptions { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.FormatterOptions"); } }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Format Format { get; internal set; }
        public System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo> Children { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo>();
        public void Write(string text) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.Write"); }
        public void Write(string text, int startIndex, int length) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.Write"); }
        public void Write(UnityEngine.Localization.SmartFormat.Core.Parsing.Format format, object value) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.Write"); }
        public UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingException FormattingException(string issue, UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem problemItem = null, int startIndex = -1) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.FormattingException"); }
        public string SelectorText { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.SelectorText"); } }
        public int SelectorIndex { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.SelectorIndex"); } }
        public string SelectorOperator { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.SelectorOperator"); } }
        public object Result { get; set; }
        public UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo CreateChild(UnityEngine.Localization.SmartFormat.Core.Parsing.Placeholder placeholder) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Formatting.FormattingInfo.CreateChild"); }
    }
}

namespace UnityEngine.Localization.SmartFormat.Core.Output
{
    public partial interface IOutput
    {
        void Write(string text, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo);
        void Write(string text, int startIndex, int length, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo);
    }
    public partial class StringOutput : UnityEngine.Localization.SmartFormat.Core.Output.IOutput
    {
        public StringOutput() { }
        public StringOutput(int capacity) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Output.StringOutput"); }
        public StringOutput(System.Text.StringBuilder output) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Output.StringOutput"); }
        public void SetCapacity(int capacity) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Output.StringOutput.SetCapacity"); }
        public void Write(string text, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Output.StringOutput.Write"); }
        public void Write(string text, int startIndex, int length, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Output.StringOutput.Write"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Output.StringOutput.Clear"); }
    }
    public partial class TextWriterOutput : UnityEngine.Localization.SmartFormat.Core.Output.IOutput
    {
        public TextWriterOutput(System.IO.TextWriter output) { this.Output = output; }
        public System.IO.TextWriter Output { get; internal set; }
        public void Write(string text, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Output.TextWriterOutput.Write"); }
        public void Write(string text, int startIndex, int length, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Output.TextWriterOutput.Write"); }
        internal TextWriterOutput() { }
    }
}

namespace UnityEngine.Localization.SmartFormat.Core.Parsing
{
    public partial class Format : UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem
    {
        public void ReleaseToPool() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Format.ReleaseToPool"); }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Placeholder parent;
        public System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem> Items { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem>();
        public bool HasNested { get; set; }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Format Substring(int startIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Format.Substring"); }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Format Substring(int startIndex, int length) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Format.Substring"); }
        public int IndexOf(char search) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Format.IndexOf"); }
        public int IndexOf(char search, int startIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Format.IndexOf"); }
        public System.Collections.Generic.IList<UnityEngine.Localization.SmartFormat.Core.Parsing.Format> Split(char search) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Format.Split"); }
        public System.Collections.Generic.IList<UnityEngine.Localization.SmartFormat.Core.Parsing.Format> Split(char search, int maxCount) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Format.Split"); }
        public string GetLiteralText() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Format.GetLiteralText"); }
    }
    public abstract partial class FormatItem
    {
        public string baseString;
        public int endIndex;
        protected UnityEngine.Localization.SmartFormat.Core.Settings.SmartSettings SmartSettings;
        public int startIndex;
        protected string m_RawText;
        public UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem Parent { get; internal set; }
        public void Init(UnityEngine.Localization.SmartFormat.Core.Settings.SmartSettings smartSettings, UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem parent, int startIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem.Init"); }
        public void Init(UnityEngine.Localization.SmartFormat.Core.Settings.SmartSettings smartSettings, UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem parent, int startIndex, int endIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem.Init"); }
        public void Init(UnityEngine.Localization.SmartFormat.Core.Settings.SmartSettings smartSettings, UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem parent, string baseString, int startIndex, int endIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem.Init"); }
        public virtual void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem.Clear"); }
        public string RawText { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem.RawText"); } }
        public System.Collections.Generic.IEnumerable<char> ToEnumerable() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem.ToEnumerable"); }
    }
    public partial class LiteralText : UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem
    {
    }
    [System.SerializableAttribute]
    public partial class Parser
    {
        public UnityEngine.Localization.SmartFormat.Core.Settings.SmartSettings Settings { get; set; }
        public event System.EventHandler<UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrorEventArgs> OnParsingFailure { add { } remove { } }
        public Parser(UnityEngine.Localization.SmartFormat.Core.Settings.SmartSettings settings) { this.Settings = settings; }
        public void AddAlphanumericSelectors() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Parser.AddAlphanumericSelectors"); }
        public void AddAdditionalSelectorChars(string chars) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Parser.AddAdditionalSelectorChars"); }
        public void AddOperators(string chars) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Parser.AddOperators"); }
        public void UseAlternativeEscapeChar(char alternativeEscapeChar = '\\') { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Parser.UseAlternativeEscapeChar"); }
        public void UseBraceEscaping() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Parser.UseBraceEscaping"); }
        public void UseAlternativeBraces(char opening, char closing) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Parser.UseAlternativeBraces"); }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Format ParseFormat(string format, System.Collections.Generic.IList<string> formatterExtensionNames) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Parser.ParseFormat"); }
        internal Parser() { }
        public enum ParsingError
        {
            TooManyClosingBraces = 1,
            TrailingOperatorsInSelector = 2,
            InvalidCharactersInSelector = 3,
            MissingClosingBrace = 4,
        }
    }
    public partial class ParsingErrorEventArgs : System.EventArgs
    {
        public UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrors Errors { get; internal set; }
        public bool ThrowsException { get; internal set; }
        internal ParsingErrorEventArgs() { }
    }
    public partial class ParsingErrors : System.Exception
    {
        public void Init(UnityEngine.Localization.SmartFormat.Core.Parsing.Format result) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrors.Init"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrors.Clear"); }
        public System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrors.ParsingIssue> Issues { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrors.ParsingIssue>();
        public bool HasIssues { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrors.HasIssues"); } }
        public string MessageShort { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrors.MessageShort"); } }
        public void AddIssue(string issue, int startIndex, int endIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.ParsingErrors.AddIssue"); }
        public partial class ParsingIssue
        {
            public ParsingIssue(string issue, int index, int length) { this.Issue = issue; this.Index = index; this.Length = length; }
            public int Index { get; internal set; }
            public int Length { get; internal set; }
            public string Issue { get; internal set; }
            internal ParsingIssue() { }
        }
    }
    public partial class Placeholder : UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem
    {
        public void ReleaseToPool() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Placeholder.ReleaseToPool"); }
        public int NestedDepth { get; set; }
        public System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Parsing.Selector> Selectors { get; internal set; } = new System.Collections.Generic.List<UnityEngine.Localization.SmartFormat.Core.Parsing.Selector>();
        public int Alignment { get; set; }
        public string FormatterName { get; set; }
        public string FormatterOptions { get; set; }
        public UnityEngine.Localization.SmartFormat.Core.Parsing.Format Format { get; set; }
    }
    public partial class Selector : UnityEngine.Localization.SmartFormat.Core.Parsing.FormatItem
    {
        public int SelectorIndex { get; internal set; }
        public string Operator { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Core.Parsing.Selector.Operator"); } }
    }
}

namespace UnityEngine.Localization.SmartFormat.Core.Settings
{
    public enum CaseSensitivityType
    {
        CaseSensitive = 0,
        CaseInsensitive = 1,
    }
    public enum ErrorAction
    {
        ThrowError = 0,
        OutputErrorInResult = 1,
        Ignore = 2,
        MaintainTokens = 3,
    }
    [System.SerializableAttribute]
    public partial class SmartSettings
    {
        public UnityEngine.Localization.SmartFormat.Core.Settings.ErrorAction FormatErrorAction { get { return m_FormatErrorAction; } set { m_FormatErrorAction = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.SmartFormat.Core.Settings.ErrorAction m_FormatErrorAction = UnityEngine.Localization.SmartFormat.Core.Settings.ErrorAction.ThrowError;
        public UnityEngine.Localization.SmartFormat.Core.Settings.ErrorAction ParseErrorAction { get { return m_ParseErrorAction; } set { m_ParseErrorAction = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.SmartFormat.Core.Settings.ErrorAction m_ParseErrorAction = UnityEngine.Localization.SmartFormat.Core.Settings.ErrorAction.ThrowError;
        public UnityEngine.Localization.SmartFormat.Core.Settings.CaseSensitivityType CaseSensitivity { get { return m_CaseSensitivity; } set { m_CaseSensitivity = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.SmartFormat.Core.Settings.CaseSensitivityType m_CaseSensitivity = UnityEngine.Localization.SmartFormat.Core.Settings.CaseSensitivityType.CaseSensitive;
        public bool ConvertCharacterStringLiterals { get { return m_ConvertCharacterStringLiterals; } set { m_ConvertCharacterStringLiterals = value; } } [UnityEngine.SerializeField] private bool m_ConvertCharacterStringLiterals = true;
        internal SmartSettings() { }
    }
}

namespace UnityEngine.Localization.SmartFormat.Extensions
{
    [System.SerializableAttribute]
    public partial class ChooseFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatterLiteralExtractor
    {
        public char SplitChar { get { return m_SplitChar; } set { m_SplitChar = value; } } [UnityEngine.SerializeField] private char m_SplitChar = '|';
        public ChooseFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ChooseFormatter.DefaultNames"); } }
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ChooseFormatter.TryEvaluateFormat"); }
        public void WriteAllLiterals(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ChooseFormatter.WriteAllLiterals"); }
    }
    [System.SerializableAttribute]
    public partial class ConditionalFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatterLiteralExtractor
    {
        public ConditionalFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ConditionalFormatter.DefaultNames"); } }
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ConditionalFormatter.TryEvaluateFormat"); }
        public void WriteAllLiterals(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ConditionalFormatter.WriteAllLiterals"); }
    }
    public partial class CustomPluralRuleProvider : System.IFormatProvider
    {
        public CustomPluralRuleProvider(UnityEngine.Localization.SmartFormat.Utilities.PluralRules.PluralRuleDelegate pluralRule) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.CustomPluralRuleProvider"); }
        public object GetFormat(System.Type formatType) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.CustomPluralRuleProvider.GetFormat"); }
        public UnityEngine.Localization.SmartFormat.Utilities.PluralRules.PluralRuleDelegate GetPluralRule() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.CustomPluralRuleProvider.GetPluralRule"); }
        internal CustomPluralRuleProvider() { }
    }
    [System.SerializableAttribute]
    public partial class DefaultFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase
    {
        public DefaultFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.DefaultFormatter.DefaultNames"); } }
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.DefaultFormatter.TryEvaluateFormat"); }
    }
    [System.SerializableAttribute]
    public partial class DefaultSource : UnityEngine.Localization.SmartFormat.Core.Extensions.ISource
    {
        public DefaultSource(UnityEngine.Localization.SmartFormat.SmartFormatter formatter) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.DefaultSource"); }
        public bool TryEvaluateSelector(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selectorInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.DefaultSource.TryEvaluateSelector"); }
        internal DefaultSource() { }
    }
    [System.SerializableAttribute]
    public partial class DictionarySource : UnityEngine.Localization.SmartFormat.Core.Extensions.ISource
    {
        public DictionarySource(UnityEngine.Localization.SmartFormat.SmartFormatter formatter) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.DictionarySource"); }
        public bool TryEvaluateSelector(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selectorInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.DictionarySource.TryEvaluateSelector"); }
        internal DictionarySource() { }
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class GlobalVariablesSource : UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource
    {
        public GlobalVariablesSource(UnityEngine.Localization.SmartFormat.SmartFormatter formatter) :             base(formatter) { }
        internal GlobalVariablesSource() { }
    }
    [System.SerializableAttribute]
    public partial class IsMatchFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatterLiteralExtractor
    {
        public IsMatchFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.IsMatchFormatter.DefaultNames"); } }
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.IsMatchFormatter.TryEvaluateFormat"); }
        public void WriteAllLiterals(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.IsMatchFormatter.WriteAllLiterals"); }
        public System.Text.RegularExpressions.RegexOptions RegexOptions { get; set; }
    }
    [System.SerializableAttribute]
    public partial class ListFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase, UnityEngine.Localization.SmartFormat.Core.Extensions.ISource, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatterLiteralExtractor
    {
        public ListFormatter(UnityEngine.Localization.SmartFormat.SmartFormatter formatter) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ListFormatter"); }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ListFormatter.DefaultNames"); } }
        public bool TryEvaluateSelector(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selectorInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ListFormatter.TryEvaluateSelector"); }
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ListFormatter.TryEvaluateFormat"); }
        public void WriteAllLiterals(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ListFormatter.WriteAllLiterals"); }
        internal ListFormatter() { }
    }
    [System.SerializableAttribute]
    public partial class PersistentVariablesSource : UnityEngine.Localization.SmartFormat.Core.Extensions.ISource, System.Collections.Generic.IDictionary<string, UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset>, UnityEngine.ISerializationCallbackReceiver
    {
        public static bool IsUpdating { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.IsUpdating"); } }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Count"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.IsReadOnly"); } }
        public System.Collections.Generic.ICollection<string> Keys { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Keys"); } }
        public System.Collections.Generic.ICollection<UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset> Values { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Values"); } }
        public UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset this[string name] { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.this[]"); } }
        public static event System.Action EndUpdate { add { } remove { } }
        public PersistentVariablesSource(UnityEngine.Localization.SmartFormat.SmartFormatter formatter) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource"); }
        public static void BeginUpdating() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.BeginUpdating"); }
        public static void EndUpdating() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.EndUpdating"); }
        public static System.IDisposable UpdateScope() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.UpdateScope"); }
        public bool TryGetValue(string name, out UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset value) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.TryGetValue"); }
        public void Add(string name, UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset group) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Add"); }
        public void Add(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Add"); }
        public bool Remove(string name) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Remove"); }
        public bool Remove(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Remove"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Clear"); }
        public bool ContainsKey(string name) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.ContainsKey"); }
        public bool Contains(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset> item) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.Contains"); }
        public void CopyTo(System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset>[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.CopyTo"); }
        System.Collections.Generic.IEnumerator<System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset>> System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<string, UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset>>.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<System.String,UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset>>.GetEnumerator"); }
        public System.Collections.IEnumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.GetEnumerator"); }
        public bool TryEvaluateSelector(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selectorInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.TryEvaluateSelector"); }
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
        internal PersistentVariablesSource() { }
        public partial struct ScopedUpdate : System.IDisposable
        {
            public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PersistentVariablesSource.ScopedUpdate.Dispose"); }
        }
    }
    [System.SerializableAttribute]
    public partial class PluralLocalizationFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase, UnityEngine.Localization.SmartFormat.Core.Extensions.IFormatterLiteralExtractor
    {
        public string DefaultTwoLetterISOLanguageName { get { return m_DefaultTwoLetterISOLanguageName; } set { m_DefaultTwoLetterISOLanguageName = value; } } [UnityEngine.SerializeField] private string m_DefaultTwoLetterISOLanguageName = "en";
        public PluralLocalizationFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PluralLocalizationFormatter.DefaultNames"); } }
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PluralLocalizationFormatter.TryEvaluateFormat"); }
        protected virtual UnityEngine.Localization.SmartFormat.Utilities.PluralRules.PluralRuleDelegate GetPluralRule(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PluralLocalizationFormatter.GetPluralRule"); }
        public void WriteAllLiterals(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.PluralLocalizationFormatter.WriteAllLiterals"); }
    }
    [System.SerializableAttribute]
    public partial class ReflectionSource : UnityEngine.Localization.SmartFormat.Core.Extensions.ISource
    {
        public ReflectionSource(UnityEngine.Localization.SmartFormat.SmartFormatter formatter) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ReflectionSource"); }
        public bool TryEvaluateSelector(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selectorInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ReflectionSource.TryEvaluateSelector"); }
        internal ReflectionSource() { }
    }
    [System.SerializableAttribute]
    public partial class SubStringFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase
    {
        public UnityEngine.Localization.SmartFormat.Extensions.SubStringFormatter.SubStringOutOfRangeBehavior OutOfRangeBehavior { get { return m_OutOfRangeBehavior; } set { m_OutOfRangeBehavior = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.SmartFormat.Extensions.SubStringFormatter.SubStringOutOfRangeBehavior m_OutOfRangeBehavior = UnityEngine.Localization.SmartFormat.Extensions.SubStringFormatter.SubStringOutOfRangeBehavior.ReturnEmptyString;
        public SubStringFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.SubStringFormatter.DefaultNames"); } }
        public char ParameterDelimiter { get { return m_ParameterDelimiter; } set { m_ParameterDelimiter = value; } } [UnityEngine.SerializeField] private char m_ParameterDelimiter = ',';
        public string NullDisplayString { get { return m_NullDisplayString; } set { m_NullDisplayString = value; } } [UnityEngine.SerializeField] private string m_NullDisplayString = "(null)";
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.SubStringFormatter.TryEvaluateFormat"); }
        public enum SubStringOutOfRangeBehavior
        {
            ReturnEmptyString = 0,
            ReturnStartIndexToEndOfString = 1,
            ThrowException = 2,
        }
    }
    [System.SerializableAttribute]
    public partial class TemplateFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase
    {
        public UnityEngine.Localization.SmartFormat.SmartFormatter Formatter { get { return m_KeptFormatter.Get("UnityEngine.Localization.SmartFormat.Extensions.TemplateFormatter.Formatter"); } set { m_KeptFormatter.Set(value); } } private Umcp.Kept<UnityEngine.Localization.SmartFormat.SmartFormatter> m_KeptFormatter;
        public TemplateFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.TemplateFormatter.DefaultNames"); } }
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.TemplateFormatter.TryEvaluateFormat"); }
        public void Register(string templateName, string template) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.TemplateFormatter.Register"); }
        public bool Remove(string templateName) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.TemplateFormatter.Remove"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.TemplateFormatter.Clear"); }
    }
    [System.SerializableAttribute]
    public partial class TimeFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase
    {
        public TimeFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.TimeFormatter.DefaultNames"); } }
        public UnityEngine.Localization.SmartFormat.Utilities.TimeSpanFormatOptions DefaultFormatOptions { get { return m_DefaultFormatOptions; } set { m_DefaultFormatOptions = value; } } [UnityEngine.SerializeField] private UnityEngine.Localization.SmartFormat.Utilities.TimeSpanFormatOptions m_DefaultFormatOptions;
        public string DefaultTwoLetterISOLanguageName { get { return m_KeptDefaultTwoLetterISOLanguageName.Get("UnityEngine.Localization.SmartFormat.Extensions.TimeFormatter.DefaultTwoLetterISOLanguageName"); } set { m_KeptDefaultTwoLetterISOLanguageName.Set(value); } } private Umcp.Kept<string> m_KeptDefaultTwoLetterISOLanguageName;
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.TimeFormatter.TryEvaluateFormat"); }
    }
    [System.SerializableAttribute]
    public partial class ValueTupleSource : UnityEngine.Localization.SmartFormat.Core.Extensions.ISource
    {
        public ValueTupleSource(UnityEngine.Localization.SmartFormat.SmartFormatter formatter) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ValueTupleSource"); }
        public bool TryEvaluateSelector(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selectorInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.ValueTupleSource.TryEvaluateSelector"); }
        internal ValueTupleSource() { }
    }
    [System.SerializableAttribute]
    public partial class XElementFormatter : UnityEngine.Localization.SmartFormat.Core.Extensions.FormatterBase
    {
        public XElementFormatter() { }
        public override string[] DefaultNames { get { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.XElementFormatter.DefaultNames"); } }
        public override bool TryEvaluateFormat(UnityEngine.Localization.SmartFormat.Core.Extensions.IFormattingInfo formattingInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.XElementFormatter.TryEvaluateFormat"); }
    }
    [System.SerializableAttribute]
    public partial class XmlSource : UnityEngine.Localization.SmartFormat.Core.Extensions.ISource
    {
        public XmlSource(UnityEngine.Localization.SmartFormat.SmartFormatter formatter) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.XmlSource"); }
        public bool TryEvaluateSelector(UnityEngine.Localization.SmartFormat.Core.Extensions.ISelectorInfo selectorInfo) { throw new Umcp.LeftOutException("UnityEngine.Localization.SmartFormat.Extensions.XmlSource.TryEvaluateSelector"); }
        internal XmlSource() { }
    }
}

namespace UnityEngine.Localization.SmartFormat
{
    public partial class FormattingErrorEventArgs : System.EventArgs
    {
        public string Placeholder { get; internal set; }
        public int ErrorIndex { get; internal set; }
        public bool IgnoreError { get; internal set; }
        internal FormattingErrorEventArgs() { }
    }
}

namespace UnityEngine.Localization.SmartFormat.GlobalVariables
{
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class BoolGlobalVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.BoolVariable
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class FloatGlobalVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.FloatVariable
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class GlobalVariable<T> : UnityEngine.Localization.SmartFormat.PersistentVariables.Variable<T>
    {
    }
    [System.Obsolete]
    public partial class GlobalVariablesGroup : UnityEngine.Localization.SmartFormat.PersistentVariables.VariablesGroupAsset
    {
    }
    [System.Obsolete]
    public partial interface IGlobalVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.IVariable
    {
    }
    [System.Obsolete]
    public partial interface IGlobalVariableValueChanged : UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableValueChanged
    {
    }
    [System.Obsolete]
    public partial interface IVariableGroup : UnityEngine.Localization.SmartFormat.PersistentVariables.IVariableGroup
    {
    }
    [System.SerializableAttribute]
    [System.Obsolete]
    public partial class IntGlobalVariable : UnityEngine.Localization.SmartFormat.PersistentVariables.IntVariable
    {
    }
}
