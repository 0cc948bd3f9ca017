// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public partial class AssetBundle : UnityEngine.Object
    {
        [System.Obsolete] public UnityEngine.Object mainAsset { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.mainAsset"); } }
        public static void UnloadAllAssetBundles(bool unloadAllObjects) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.UnloadAllAssetBundles"); }
        public static System.Collections.Generic.IEnumerable<UnityEngine.AssetBundle> GetAllLoadedAssetBundles() { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.GetAllLoadedAssetBundles"); }
        public static UnityEngine.AssetBundleCreateRequest LoadFromFileAsync(string path) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromFileAsync"); }
        public static UnityEngine.AssetBundleCreateRequest LoadFromFileAsync(string path, uint crc) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromFileAsync"); }
        public static UnityEngine.AssetBundleCreateRequest LoadFromFileAsync(string path, uint crc, ulong offset) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromFileAsync"); }
        public static UnityEngine.AssetBundle LoadFromFile(string path) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromFile"); }
        public static UnityEngine.AssetBundle LoadFromFile(string path, uint crc) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromFile"); }
        public static UnityEngine.AssetBundle LoadFromFile(string path, uint crc, ulong offset) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromFile"); }
        public static UnityEngine.AssetBundleCreateRequest LoadFromMemoryAsync(byte[] binary) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromMemoryAsync"); }
        public static UnityEngine.AssetBundleCreateRequest LoadFromMemoryAsync(byte[] binary, uint crc) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromMemoryAsync"); }
        public static UnityEngine.AssetBundle LoadFromMemory(byte[] binary) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromMemory"); }
        public static UnityEngine.AssetBundle LoadFromMemory(byte[] binary, uint crc) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromMemory"); }
        public static UnityEngine.AssetBundleCreateRequest LoadFromStreamAsync(System.IO.Stream stream, uint crc, uint managedReadBufferSize) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromStreamAsync"); }
        public static UnityEngine.AssetBundleCreateRequest LoadFromStreamAsync(System.IO.Stream stream, uint crc) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromStreamAsync"); }
        public static UnityEngine.AssetBundleCreateRequest LoadFromStreamAsync(System.IO.Stream stream) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromStreamAsync"); }
        public static UnityEngine.AssetBundle LoadFromStream(System.IO.Stream stream, uint crc, uint managedReadBufferSize) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromStream"); }
        public static UnityEngine.AssetBundle LoadFromStream(System.IO.Stream stream, uint crc) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromStream"); }
        public static UnityEngine.AssetBundle LoadFromStream(System.IO.Stream stream) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadFromStream"); }
        public bool isStreamedSceneAssetBundle { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.isStreamedSceneAssetBundle"); } }
        public bool Contains(string name) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.Contains"); }
        public UnityEngine.Object LoadAsset(string name) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAsset"); }
        public T LoadAsset<T>(string name) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAsset"); }
        public UnityEngine.Object LoadAsset(string name, System.Type type) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAsset"); }
        public UnityEngine.AssetBundleRequest LoadAssetAsync(string name) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetAsync"); }
        public UnityEngine.AssetBundleRequest LoadAssetAsync<T>(string name) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetAsync"); }
        public UnityEngine.AssetBundleRequest LoadAssetAsync(string name, System.Type type) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetAsync"); }
        public UnityEngine.Object[] LoadAssetWithSubAssets(string name) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetWithSubAssets"); }
        public T[] LoadAssetWithSubAssets<T>(string name) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetWithSubAssets"); }
        public UnityEngine.Object[] LoadAssetWithSubAssets(string name, System.Type type) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetWithSubAssets"); }
        public UnityEngine.AssetBundleRequest LoadAssetWithSubAssetsAsync(string name) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetWithSubAssetsAsync"); }
        public UnityEngine.AssetBundleRequest LoadAssetWithSubAssetsAsync<T>(string name) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetWithSubAssetsAsync"); }
        public UnityEngine.AssetBundleRequest LoadAssetWithSubAssetsAsync(string name, System.Type type) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAssetWithSubAssetsAsync"); }
        public UnityEngine.Object[] LoadAllAssets() { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAllAssets"); }
        public T[] LoadAllAssets<T>() where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAllAssets"); }
        public UnityEngine.Object[] LoadAllAssets(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAllAssets"); }
        public UnityEngine.AssetBundleRequest LoadAllAssetsAsync() { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAllAssetsAsync"); }
        public UnityEngine.AssetBundleRequest LoadAllAssetsAsync<T>() { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAllAssetsAsync"); }
        public UnityEngine.AssetBundleRequest LoadAllAssetsAsync(System.Type type) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.LoadAllAssetsAsync"); }
        [System.Obsolete] public string[] AllAssetNames() { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.AllAssetNames"); }
        public void Unload(bool unloadAllLoadedObjects) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.Unload"); }
        public UnityEngine.AssetBundleUnloadOperation UnloadAsync(bool unloadAllLoadedObjects) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.UnloadAsync"); }
        public string[] GetAllAssetNames() { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.GetAllAssetNames"); }
        public string[] GetAllScenePaths() { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.GetAllScenePaths"); }
        public static UnityEngine.AssetBundleRecompressOperation RecompressAssetBundleAsync(string inputPath, string outputPath, UnityEngine.BuildCompression method, uint expectedCRC = 0, UnityEngine.ThreadPriority priority = (UnityEngine.ThreadPriority)0) { throw new Umcp.LeftOutException("UnityEngine.AssetBundle.RecompressAssetBundleAsync"); }
        public static uint memoryBudgetKB { get { return s_KeptMemoryBudgetKB.Get("UnityEngine.AssetBundle.memoryBudgetKB"); } set { s_KeptMemoryBudgetKB.Set(value); } } private static Umcp.Kept<uint> s_KeptMemoryBudgetKB;
        internal AssetBundle() { }
    }
    public partial class AssetBundleCreateRequest : UnityEngine.AsyncOperation
    {
        public UnityEngine.AssetBundle assetBundle { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundleCreateRequest.assetBundle"); } }
    }
    public enum AssetBundleLoadResult
    {
        Success = 0,
        Cancelled = 1,
        NotMatchingCrc = 2,
        FailedCache = 3,
        NotValidAssetBundle = 4,
        NoSerializedData = 5,
        NotCompatible = 6,
        AlreadyLoaded = 7,
        FailedRead = 8,
        FailedDecompression = 9,
        FailedWrite = 10,
        FailedDeleteRecompressionTarget = 11,
        RecompressionTargetIsLoaded = 12,
        RecompressionTargetExistsButNotArchive = 13,
    }
    public partial class AssetBundleManifest : UnityEngine.Object
    {
        public string[] GetAllAssetBundles() { throw new Umcp.LeftOutException("UnityEngine.AssetBundleManifest.GetAllAssetBundles"); }
        public string[] GetAllAssetBundlesWithVariant() { throw new Umcp.LeftOutException("UnityEngine.AssetBundleManifest.GetAllAssetBundlesWithVariant"); }
        public UnityEngine.Hash128 GetAssetBundleHash(string assetBundleName) { throw new Umcp.LeftOutException("UnityEngine.AssetBundleManifest.GetAssetBundleHash"); }
        public string[] GetDirectDependencies(string assetBundleName) { throw new Umcp.LeftOutException("UnityEngine.AssetBundleManifest.GetDirectDependencies"); }
        public string[] GetAllDependencies(string assetBundleName) { throw new Umcp.LeftOutException("UnityEngine.AssetBundleManifest.GetAllDependencies"); }
        internal AssetBundleManifest() { }
    }
    public partial class AssetBundleRecompressOperation : UnityEngine.AsyncOperation
    {
        public string humanReadableResult { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundleRecompressOperation.humanReadableResult"); } }
        public string inputPath { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundleRecompressOperation.inputPath"); } }
        public string outputPath { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundleRecompressOperation.outputPath"); } }
        public UnityEngine.AssetBundleLoadResult result { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundleRecompressOperation.result"); } }
        public bool success { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundleRecompressOperation.success"); } }
    }
    public partial class AssetBundleRequest : UnityEngine.ResourceRequest
    {
        public UnityEngine.Object asset { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundleRequest.asset"); } }
        public UnityEngine.Object[] allAssets { get { throw new Umcp.LeftOutException("UnityEngine.AssetBundleRequest.allAssets"); } }
    }
    public partial class AssetBundleUnloadOperation : UnityEngine.AsyncOperation
    {
        public void WaitForCompletion() { throw new Umcp.LeftOutException("UnityEngine.AssetBundleUnloadOperation.WaitForCompletion"); }
    }
}

namespace UnityEngine.Experimental.AssetBundlePatching
{
    public static partial class AssetBundleUtility
    {
        public static void PatchAssetBundles(UnityEngine.AssetBundle[] bundles, string[] filenames) { throw new Umcp.LeftOutException("UnityEngine.Experimental.AssetBundlePatching.AssetBundleUtility.PatchAssetBundles"); }
    }
}
