// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial interface ISubsystem
    {
        bool running { get; }
        void Start();
        void Stop();
        void Destroy();
    }
    public partial interface ISubsystemDescriptor
    {
        string id { get; }
        UnityEngine.ISubsystem Create();
    }
    public partial class IntegratedSubsystem : UnityEngine.ISubsystem
    {
        public void Start() { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystem.Start"); }
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystem.Stop"); }
        public void Destroy() { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystem.Destroy"); }
        public bool running { get { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystem.running"); } }
    }
    public partial class IntegratedSubsystem<TSubsystemDescriptor> : UnityEngine.IntegratedSubsystem where TSubsystemDescriptor : UnityEngine.ISubsystemDescriptor
    {
        public TSubsystemDescriptor SubsystemDescriptor { get { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystem<TSubsystemDescriptor>.SubsystemDescriptor"); } }
        public TSubsystemDescriptor subsystemDescriptor { get { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystem<TSubsystemDescriptor>.subsystemDescriptor"); } }
    }
    public abstract partial class IntegratedSubsystemDescriptor : UnityEngine.ISubsystemDescriptor
    {
        public string id { get { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystemDescriptor.id"); } }
        UnityEngine.ISubsystem UnityEngine.ISubsystemDescriptor.Create() { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystemDescriptor.UnityEngine.ISubsystemDescriptor.Create"); }
    }
    public partial class IntegratedSubsystemDescriptor<TSubsystem> : UnityEngine.IntegratedSubsystemDescriptor where TSubsystem : UnityEngine.IntegratedSubsystem
    {
        public TSubsystem Create() { throw new Umcp.LeftOutException("UnityEngine.IntegratedSubsystemDescriptor<TSubsystem>.Create"); }
    }
    public abstract partial class Subsystem : UnityEngine.ISubsystem
    {
        public abstract bool running { get; }
        public abstract void Start();
        public abstract void Stop();
        public void Destroy() { throw new Umcp.LeftOutException("UnityEngine.Subsystem.Destroy"); }
        protected abstract void OnDestroy();
    }
    public abstract partial class Subsystem<TSubsystemDescriptor> : UnityEngine.Subsystem where TSubsystemDescriptor : UnityEngine.ISubsystemDescriptor
    {
        public TSubsystemDescriptor SubsystemDescriptor { get { throw new Umcp.LeftOutException("UnityEngine.Subsystem<TSubsystemDescriptor>.SubsystemDescriptor"); } }
    }
    public abstract partial class SubsystemDescriptor : UnityEngine.ISubsystemDescriptor
    {
        public string id { get; set; }
        public System.Type subsystemImplementationType { get; set; }
        UnityEngine.ISubsystem UnityEngine.ISubsystemDescriptor.Create() { throw new Umcp.LeftOutException("UnityEngine.SubsystemDescriptor.UnityEngine.ISubsystemDescriptor.Create"); }
    }
    public partial class SubsystemDescriptor<TSubsystem> : UnityEngine.SubsystemDescriptor where TSubsystem : UnityEngine.Subsystem
    {
        public TSubsystem Create() { throw new Umcp.LeftOutException("UnityEngine.SubsystemDescriptor<TSubsystem>.Create"); }
    }
    public static partial class SubsystemManager
    {
        public static void GetAllSubsystemDescriptors(System.Collections.Generic.List<UnityEngine.ISubsystemDescriptor> descriptors) { throw new Umcp.LeftOutException("UnityEngine.SubsystemManager.GetAllSubsystemDescriptors"); }
        public static void GetSubsystemDescriptors<T>(System.Collections.Generic.List<T> descriptors) where T : UnityEngine.ISubsystemDescriptor { throw new Umcp.LeftOutException("UnityEngine.SubsystemManager.GetSubsystemDescriptors"); }
        public static void GetSubsystems<T>(System.Collections.Generic.List<T> subsystems) where T : UnityEngine.ISubsystem { throw new Umcp.LeftOutException("UnityEngine.SubsystemManager.GetSubsystems"); }
        public static event System.Action beforeReloadSubsystems { add { } remove { } }
        public static event System.Action afterReloadSubsystems { add { } remove { } }
        public static void GetInstances<T>(System.Collections.Generic.List<T> subsystems) where T : UnityEngine.ISubsystem { throw new Umcp.LeftOutException("UnityEngine.SubsystemManager.GetInstances"); }
        public static event System.Action reloadSubsytemsStarted { add { } remove { } }
        public static event System.Action reloadSubsytemsCompleted { add { } remove { } }
    }
}

namespace UnityEngine.Subsystems
{
    public partial class ExampleSubsystem : UnityEngine.IntegratedSubsystem<UnityEngine.Subsystems.ExampleSubsystemDescriptor>
    {
        public void PrintExample() { throw new Umcp.LeftOutException("UnityEngine.Subsystems.ExampleSubsystem.PrintExample"); }
        public bool GetBool() { throw new Umcp.LeftOutException("UnityEngine.Subsystems.ExampleSubsystem.GetBool"); }
    }
    public partial class ExampleSubsystemDescriptor : UnityEngine.IntegratedSubsystemDescriptor<UnityEngine.Subsystems.ExampleSubsystem>
    {
        public bool supportsEditorMode { get { throw new Umcp.LeftOutException("UnityEngine.Subsystems.ExampleSubsystemDescriptor.supportsEditorMode"); } }
        public bool disableBackbufferMSAA { get { throw new Umcp.LeftOutException("UnityEngine.Subsystems.ExampleSubsystemDescriptor.disableBackbufferMSAA"); } }
        public bool stereoscopicBackbuffer { get { throw new Umcp.LeftOutException("UnityEngine.Subsystems.ExampleSubsystemDescriptor.stereoscopicBackbuffer"); } }
        public bool usePBufferEGL { get { throw new Umcp.LeftOutException("UnityEngine.Subsystems.ExampleSubsystemDescriptor.usePBufferEGL"); } }
    }
}

namespace UnityEngine.SubsystemsImplementation.Extensions
{
    public static partial class SubsystemDescriptorExtensions
    {
        public static UnityEngine.SubsystemsImplementation.SubsystemProxy<TSubsystem, TProvider> CreateProxy<TSubsystem, TProvider>(this UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<TSubsystem, TProvider> descriptor) where TSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider, new() where TProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem> { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.Extensions.SubsystemDescriptorExtensions.CreateProxy"); }
    }
    public static partial class SubsystemExtensions
    {
        public static TProvider GetProvider<TSubsystem, TDescriptor, TProvider>(this UnityEngine.SubsystemsImplementation.SubsystemWithProvider<TSubsystem, TDescriptor, TProvider> subsystem) where TSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider, new() where TDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<TSubsystem, TProvider> where TProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem> { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.Extensions.SubsystemExtensions.GetProvider"); }
    }
}

namespace UnityEngine.SubsystemsImplementation
{
    public static partial class SubsystemDescriptorStore
    {
        public static void RegisterDescriptor(UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider descriptor) { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemDescriptorStore.RegisterDescriptor"); }
    }
    public abstract partial class SubsystemDescriptorWithProvider : UnityEngine.ISubsystemDescriptor
    {
        public string id { get; set; }
        protected internal System.Type providerType { get; set; }
        protected internal System.Type subsystemTypeOverride { get; set; }
        UnityEngine.ISubsystem UnityEngine.ISubsystemDescriptor.Create() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider.UnityEngine.ISubsystemDescriptor.Create"); }
    }
    public partial class SubsystemDescriptorWithProvider<TSubsystem, TProvider> : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider where TSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider, new() where TProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem>
    {
        public TSubsystem Create() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider<TSubsystem, TProvider>.Create"); }
    }
    public abstract partial class SubsystemProvider
    {
        public bool running { get; internal set; }
    }
    public abstract partial class SubsystemProvider<TSubsystem> : UnityEngine.SubsystemsImplementation.SubsystemProvider where TSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider, new()
    {
        protected internal virtual bool TryInitialize() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem>.TryInitialize"); }
        public abstract void Start();
        public abstract void Stop();
        public abstract void Destroy();
    }
    public partial class SubsystemProxy<TSubsystem, TProvider> where TSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider, new() where TProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem>
    {
        public TProvider provider { get; internal set; }
        public bool running { get { return m_KeptRunning.Get("UnityEngine.SubsystemsImplementation.SubsystemProxy<TSubsystem, TProvider>.running"); } set { m_KeptRunning.Set(value); } } private Umcp.Kept<bool> m_KeptRunning;
        internal SubsystemProxy() { }
    }
    public abstract partial class SubsystemWithProvider : UnityEngine.ISubsystem
    {
        public void Start() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemWithProvider.Start"); }
        protected abstract void OnStart();
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemWithProvider.Stop"); }
        protected abstract void OnStop();
        public void Destroy() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemWithProvider.Destroy"); }
        protected abstract void OnDestroy();
        public bool running { get; internal set; }
    }
    public abstract partial class SubsystemWithProvider<TSubsystem, TSubsystemDescriptor, TProvider> : UnityEngine.SubsystemsImplementation.SubsystemWithProvider where TSubsystem : UnityEngine.SubsystemsImplementation.SubsystemWithProvider, new() where TSubsystemDescriptor : UnityEngine.SubsystemsImplementation.SubsystemDescriptorWithProvider where TProvider : UnityEngine.SubsystemsImplementation.SubsystemProvider<TSubsystem>
    {
        public TSubsystemDescriptor subsystemDescriptor { get; internal set; }
        protected internal TProvider provider { get; internal set; }
        protected virtual void OnCreate() { }
        protected override void OnStart() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemWithProvider<TSubsystem, TSubsystemDescriptor, TProvider>.OnStart"); }
        protected override void OnStop() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemWithProvider<TSubsystem, TSubsystemDescriptor, TProvider>.OnStop"); }
        protected override void OnDestroy() { throw new Umcp.LeftOutException("UnityEngine.SubsystemsImplementation.SubsystemWithProvider<TSubsystem, TSubsystemDescriptor, TProvider>.OnDestroy"); }
    }
}
