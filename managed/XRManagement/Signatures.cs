// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.XR.Management
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public sealed partial class XRConfigurationDataAttribute : System.Attribute
    {
        public string displayName { get; set; }
        public string buildSettingsKey { get; set; }
        public XRConfigurationDataAttribute(string displayName, string buildSettingsKey) { this.displayName = displayName; this.buildSettingsKey = buildSettingsKey; }
        internal XRConfigurationDataAttribute() { }
    }
    public partial class XRGeneralSettings : UnityEngine.ScriptableObject
    {
        public static string k_SettingsKey = "com.unity.xr.management.loader_settings";
        public static UnityEngine.XR.Management.XRGeneralSettings Instance { get; internal set; }
        public UnityEngine.XR.Management.XRManagerSettings Manager { get { return m_LoaderManagerInstance; } set { m_LoaderManagerInstance = value; } } [UnityEngine.SerializeField] private UnityEngine.XR.Management.XRManagerSettings m_LoaderManagerInstance;
        public UnityEngine.XR.Management.XRManagerSettings AssignedSettings { get { return m_LoaderManagerInstance; } }
        public bool InitManagerOnStart { get { return m_InitManagerOnStart; } } [UnityEngine.SerializeField] private bool m_InitManagerOnStart = true;
    }
    public abstract partial class XRLoader : UnityEngine.ScriptableObject
    {
        public virtual bool Initialize() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoader.Initialize"); }
        public virtual bool Start() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoader.Start"); }
        public virtual bool Stop() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoader.Stop"); }
        public virtual bool Deinitialize() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoader.Deinitialize"); }
        public abstract T GetLoadedSubsystem<T>() where T : class, UnityEngine.ISubsystem;
        public virtual System.Collections.Generic.List<UnityEngine.Rendering.GraphicsDeviceType> GetSupportedGraphicsDeviceTypes(bool buildingPlayer) { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoader.GetSupportedGraphicsDeviceTypes"); }
    }
    public abstract partial class XRLoaderHelper : UnityEngine.XR.Management.XRLoader
    {
        protected System.Collections.Generic.Dictionary<System.Type, UnityEngine.ISubsystem> m_SubsystemInstanceMap;
        public override T GetLoadedSubsystem<T>() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoaderHelper.GetLoadedSubsystem"); }
        public void StartSubsystem<T>() where T : class, UnityEngine.ISubsystem { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoaderHelper.StartSubsystem"); }
        public void StopSubsystem<T>() where T : class, UnityEngine.ISubsystem { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoaderHelper.StopSubsystem"); }
        public void DestroySubsystem<T>() where T : class, UnityEngine.ISubsystem { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoaderHelper.DestroySubsystem"); }
        public void CreateSubsystem<TDescriptor, TSubsystem>(System.Collections.Generic.List<TDescriptor> descriptors, string id) where TDescriptor : UnityEngine.ISubsystemDescriptor where TSubsystem : UnityEngine.ISubsystem { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoaderHelper.CreateSubsystem"); }
        [System.Obsolete] protected void CreateIntegratedSubsystem<TDescriptor, TSubsystem>(System.Collections.Generic.List<TDescriptor> descriptors, string id) where TDescriptor : UnityEngine.IntegratedSubsystemDescriptor where TSubsystem : UnityEngine.IntegratedSubsystem { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoaderHelper.CreateIntegratedSubsystem"); }
        [System.Obsolete] protected void CreateStandaloneSubsystem<TDescriptor, TSubsystem>(System.Collections.Generic.List<TDescriptor> descriptors, string id) where TDescriptor : UnityEngine.SubsystemDescriptor where TSubsystem : UnityEngine.Subsystem { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRLoaderHelper.CreateStandaloneSubsystem"); }
    }
    public sealed partial class XRManagerSettings : UnityEngine.ScriptableObject
    {
        public bool automaticLoading { get { return m_AutomaticLoading; } set { m_AutomaticLoading = value; } } [UnityEngine.SerializeField] private bool m_AutomaticLoading;
        public bool automaticRunning { get { return m_AutomaticRunning; } set { m_AutomaticRunning = value; } } [UnityEngine.SerializeField] private bool m_AutomaticRunning;
        [System.Obsolete] public System.Collections.Generic.List<UnityEngine.XR.Management.XRLoader> loaders { get { return m_Loaders; } } [UnityEngine.SerializeField] private System.Collections.Generic.List<UnityEngine.XR.Management.XRLoader> m_Loaders;
        public System.Collections.Generic.IReadOnlyList<UnityEngine.XR.Management.XRLoader> activeLoaders { get; internal set; }
        public bool isInitializationComplete { get; internal set; }
        public UnityEngine.XR.Management.XRLoader activeLoader { get; internal set; }
        public T ActiveLoaderAs<T>() where T : UnityEngine.XR.Management.XRLoader { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.ActiveLoaderAs"); }
        public void InitializeLoaderSync() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.InitializeLoaderSync"); }
        public System.Collections.IEnumerator InitializeLoader() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.InitializeLoader"); }
        public bool TryAddLoader(UnityEngine.XR.Management.XRLoader loader, int index = -1) { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.TryAddLoader"); }
        public bool TryRemoveLoader(UnityEngine.XR.Management.XRLoader loader) { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.TryRemoveLoader"); }
        public bool TrySetLoaders(System.Collections.Generic.List<UnityEngine.XR.Management.XRLoader> reorderedLoaders) { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.TrySetLoaders"); }
        public void StartSubsystems() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.StartSubsystems"); }
        public void StopSubsystems() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.StopSubsystems"); }
        public void DeinitializeLoader() { throw new Umcp.LeftOutException("UnityEngine.XR.Management.XRManagerSettings.DeinitializeLoader"); }
    }
}
