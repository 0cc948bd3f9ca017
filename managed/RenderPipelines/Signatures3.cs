// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Rendering
{
    public static partial class HashSetPool<T>
    {
        public static System.Collections.Generic.HashSet<T> Get() { throw new Umcp.LeftOutException("UnityEngine.Rendering.HashSetPool<T>.Get"); }
        public static UnityEngine.Rendering.ObjectPool<System.Collections.Generic.HashSet<T>>.PooledObject Get(out System.Collections.Generic.HashSet<T> value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HashSetPool<T>.Get"); }
        public static void Release(System.Collections.Generic.HashSet<T> toRelease) { throw new Umcp.LeftOutException("UnityEngine.Rendering.HashSetPool<T>.Release"); }
    }
    public partial interface IAdditionalData
    {
    }
    public partial interface IBitArray
    {
        uint capacity { get; }
        bool allFalse { get; }
        bool allTrue { get; }
        bool this[uint index] { get; set; }
        string humanizedData { get; }
        UnityEngine.Rendering.IBitArray BitAnd(UnityEngine.Rendering.IBitArray other);
        UnityEngine.Rendering.IBitArray BitOr(UnityEngine.Rendering.IBitArray other);
        UnityEngine.Rendering.IBitArray BitNot();
    }
    public partial interface IDebugData
    {
        System.Action GetReset();
    }
    public partial interface IVirtualTexturingEnabledRenderPipeline
    {
        bool virtualTexturingEnabled { get; }
    }
    public partial interface IVolume
    {
        bool isGlobal { get; set; }
        System.Collections.Generic.List<UnityEngine.Collider> colliders { get; }
    }
    public partial interface IVolumeDebugSettings
    {
        int selectedComponent { get; set; }
        UnityEngine.Camera selectedCamera { get; }
        System.Collections.Generic.IEnumerable<UnityEngine.Camera> cameras { get; }
        int selectedCameraIndex { get; set; }
        UnityEngine.Rendering.VolumeStack selectedCameraVolumeStack { get; }
        UnityEngine.LayerMask selectedCameraLayerMask { get; }
        UnityEngine.Vector3 selectedCameraPosition { get; }
        System.Type selectedComponentType { get; set; }
        UnityEngine.Rendering.Volume[] GetVolumes();
        bool VolumeHasInfluence(UnityEngine.Rendering.Volume volume);
        bool RefreshVolumes(UnityEngine.Rendering.Volume[] newVolumes);
        float GetVolumeWeight(UnityEngine.Rendering.Volume volume);
    }
    public partial class IntParameter
    {
        public IntParameter(int value, bool overrideState = false) : base(value, overrideState) { }
        internal IntParameter() { }
    }
    [System.SerializableAttribute]
    public partial class LayerMaskParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.LayerMask>
    {
        public LayerMaskParameter(UnityEngine.LayerMask value, bool overrideState = false) : base(value, overrideState) { }
        internal LayerMaskParameter() { }
    }
    public sealed partial class LensFlareCommonSRP
    {
        public static UnityEngine.Rendering.LensFlareCommonSRP Instance { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.Instance"); } }
        public System.Collections.Generic.List<UnityEngine.Rendering.LensFlareComponentSRP> GetData() { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.GetData"); }
        public bool IsEmpty() { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.IsEmpty"); }
        public void AddData(UnityEngine.Rendering.LensFlareComponentSRP newData) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.AddData"); }
        public static float ShapeAttenuationPointLight() { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.ShapeAttenuationPointLight"); }
        public static float ShapeAttenuationDirLight(UnityEngine.Vector3 forward, UnityEngine.Vector3 wo) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.ShapeAttenuationDirLight"); }
        public static float ShapeAttenuationSpotConeLight(UnityEngine.Vector3 forward, UnityEngine.Vector3 wo, float spotAngle, float innerSpotPercent01) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.ShapeAttenuationSpotConeLight"); }
        public static float ShapeAttenuationSpotBoxLight(UnityEngine.Vector3 forward, UnityEngine.Vector3 wo) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.ShapeAttenuationSpotBoxLight"); }
        public static float ShapeAttenuationSpotPyramidLight(UnityEngine.Vector3 forward, UnityEngine.Vector3 wo) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.ShapeAttenuationSpotPyramidLight"); }
        public static float ShapeAttenuationAreaTubeLight(UnityEngine.Vector3 lightPositionWS, UnityEngine.Vector3 lightSide, float lightWidth, UnityEngine.Camera cam) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.ShapeAttenuationAreaTubeLight"); }
        public static float ShapeAttenuationAreaRectangleLight(UnityEngine.Vector3 forward, UnityEngine.Vector3 wo) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.ShapeAttenuationAreaRectangleLight"); }
        public static float ShapeAttenuationAreaDiscLight(UnityEngine.Vector3 forward, UnityEngine.Vector3 wo) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.ShapeAttenuationAreaDiscLight"); }
        public static UnityEngine.Vector4 GetFlareData0(UnityEngine.Vector2 screenPos, UnityEngine.Vector2 translationScale, UnityEngine.Vector2 rayOff0, UnityEngine.Vector2 vLocalScreenRatio, float angleDeg, float position, float angularOffset, UnityEngine.Vector2 positionOffset, bool autoRotate) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.GetFlareData0"); }
        public static void DoLensFlareDataDrivenCommon(UnityEngine.Material lensFlareShader, UnityEngine.Rendering.LensFlareCommonSRP lensFlares, UnityEngine.Camera cam, float actualWidth, float actualHeight, bool usePanini, float paniniDistance, float paniniCropToFit, bool isCameraRelative, UnityEngine.Matrix4x4 viewProjMatrix, UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.RenderTargetIdentifier colorBuffer, System.Func<UnityEngine.Light, UnityEngine.Camera, UnityEngine.Vector3, float> GetLensFlareLightAttenuation, int _FlareTex, int _FlareColorValue, int _FlareData0, int _FlareData1, int _FlareData2, int _FlareData3, int _FlareData4, bool debugView) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.DoLensFlareDataDrivenCommon"); }
        public void RemoveData(UnityEngine.Rendering.LensFlareComponentSRP data) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareCommonSRP.RemoveData"); }
        internal LensFlareCommonSRP() { }
    }
    public sealed partial class LensFlareComponentSRP : UnityEngine.MonoBehaviour
    {
        public UnityEngine.Rendering.LensFlareDataSRP lensFlareData { get { return m_LensFlareData; } set { m_LensFlareData = value; } } [UnityEngine.SerializeField] private UnityEngine.Rendering.LensFlareDataSRP m_LensFlareData = null;
        public float intensity = 1.0f;
        public float maxAttenuationDistance = 100.0f;
        public float maxAttenuationScale = 100.0f;
        public UnityEngine.AnimationCurve distanceAttenuationCurve = new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0.0f, 1.0f), new UnityEngine.Keyframe(1.0f, 0.0f));
        public UnityEngine.AnimationCurve scaleByDistanceCurve = new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0.0f, 1.0f), new UnityEngine.Keyframe(1.0f, 0.0f));
        public bool attenuationByLightShape = true;
        public UnityEngine.AnimationCurve radialScreenAttenuationCurve = new UnityEngine.AnimationCurve(new UnityEngine.Keyframe(0.0f, 1.0f), new UnityEngine.Keyframe(1.0f, 1.0f));
        public bool useOcclusion = false;
        public float occlusionRadius = 0.1f;
        public uint sampleCount = 32;
        public float occlusionOffset = 0.05f;
        public float scale = 1.0f;
        public bool allowOffScreen = false;
        public float celestialProjectedOcclusionRadius(UnityEngine.Camera mainCam) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareComponentSRP.celestialProjectedOcclusionRadius"); }
    }
    [System.SerializableAttribute]
    public sealed partial class LensFlareDataElementSRP
    {
        public LensFlareDataElementSRP() { throw new Umcp.LeftOutException("UnityEngine.Rendering.LensFlareDataElementSRP"); }
        public bool visible;
        public float position;
        public UnityEngine.Vector2 positionOffset;
        public float angularOffset;
        public UnityEngine.Vector2 translationScale;
        public float localIntensity { get { return m_LocalIntensity; } set { m_LocalIntensity = value; } } [UnityEngine.SerializeField] private float m_LocalIntensity;
        public UnityEngine.Texture lensFlareTexture;
        public float uniformScale;
        public UnityEngine.Vector2 sizeXY;
        public bool allowMultipleElement;
        public int count { get { return m_Count; } set { m_Count = value; } } [UnityEngine.SerializeField] private int m_Count;
        public bool preserveAspectRatio;
        public float rotation;
        public UnityEngine.Color tint;
        public UnityEngine.Rendering.SRPLensFlareBlendMode blendMode;
        public bool autoRotate;
        public UnityEngine.Rendering.SRPLensFlareType flareType;
        public bool modulateByLightColor;
        public UnityEngine.Rendering.SRPLensFlareDistribution distribution;
        public float lengthSpread;
        public UnityEngine.AnimationCurve positionCurve;
        public UnityEngine.AnimationCurve scaleCurve;
        public int seed;
        public UnityEngine.Gradient colorGradient;
        public float intensityVariation { get { return m_IntensityVariation; } set { m_IntensityVariation = value; } } [UnityEngine.SerializeField] private float m_IntensityVariation;
        public UnityEngine.Vector2 positionVariation;
        public float scaleVariation;
        public float rotationVariation;
        public bool enableRadialDistortion;
        public UnityEngine.Vector2 targetSizeDistortion;
        public UnityEngine.AnimationCurve distortionCurve;
        public bool distortionRelativeToCenter;
        public float fallOff { get { return m_FallOff; } set { m_FallOff = value; } } [UnityEngine.SerializeField] private float m_FallOff;
        public float edgeOffset { get { return m_EdgeOffset; } set { m_EdgeOffset = value; } } [UnityEngine.SerializeField] private float m_EdgeOffset;
        public int sideCount { get { return m_SideCount; } set { m_SideCount = value; } } [UnityEngine.SerializeField] private int m_SideCount;
        public float sdfRoundness { get { return m_SdfRoundness; } set { m_SdfRoundness = value; } } [UnityEngine.SerializeField] private float m_SdfRoundness;
        public bool inverseSDF;
        public float uniformAngle;
        public UnityEngine.AnimationCurve uniformAngleCurve;
    }
    [System.SerializableAttribute]
    public sealed partial class LensFlareDataSRP : UnityEngine.ScriptableObject
    {
        public LensFlareDataSRP() { this.elements = null; }
        public UnityEngine.Rendering.LensFlareDataElementSRP[] elements;
    }
    public partial struct ListBuffer<T> where T : struct
    {
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ListBuffer<T>.Count"); } }
        public int Capacity { get; internal set; }
        public bool TryAdd(in T value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ListBuffer<T>.TryAdd"); }
        public bool TryCopyTo(UnityEngine.Rendering.ListBuffer<T> other) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ListBuffer<T>.TryCopyTo"); }
    }
    public static partial class ListBufferExtensions
    {
        public static void QuickSort<T>(this UnityEngine.Rendering.ListBuffer<T> self) where T : struct, System.IComparable<T> { throw new Umcp.LeftOutException("UnityEngine.Rendering.ListBufferExtensions.QuickSort"); }
    }
    public sealed partial class ListChangedEventArgs<T> : System.EventArgs
    {
        public readonly int index;
        public readonly T item;
        public ListChangedEventArgs(int index, T item) { this.index = index; this.item = item; }
        internal ListChangedEventArgs() { }
    }
    public delegate void ListChangedEventHandler<T>(UnityEngine.Rendering.ObservableList<T> sender, UnityEngine.Rendering.ListChangedEventArgs<T> e);
    public static partial class ListPool<T>
    {
        public static System.Collections.Generic.List<T> Get() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ListPool<T>.Get"); }
        public static UnityEngine.Rendering.ObjectPool<System.Collections.Generic.List<T>>.PooledObject Get(out System.Collections.Generic.List<T> value) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ListPool<T>.Get"); }
        public static void Release(System.Collections.Generic.List<T> toRelease) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ListPool<T>.Release"); }
    }
}

namespace UnityEngine.Rendering.LookDev
{
    public partial interface IDataProvider
    {
        void FirstInitScene(UnityEngine.Rendering.LookDev.StageRuntimeInterface stage);
        void UpdateSky(UnityEngine.Camera camera, UnityEngine.Rendering.LookDev.Sky sky, UnityEngine.Rendering.LookDev.StageRuntimeInterface stage);
        System.Collections.Generic.IEnumerable<string> supportedDebugModes { get; }
        void UpdateDebugMode(int debugIndex);
        void GetShadowMask(ref UnityEngine.RenderTexture output, UnityEngine.Rendering.LookDev.StageRuntimeInterface stage);
        void OnBeginRendering(UnityEngine.Rendering.LookDev.StageRuntimeInterface stage);
        void OnEndRendering(UnityEngine.Rendering.LookDev.StageRuntimeInterface stage);
        void Cleanup(UnityEngine.Rendering.LookDev.StageRuntimeInterface SRI);
    }
    public partial struct Sky
    {
        public UnityEngine.Cubemap cubemap;
        public float longitudeOffset;
        public float exposure;
    }
    public partial class StageRuntimeInterface
    {
        public StageRuntimeInterface(System.Func<bool, UnityEngine.GameObject> AddGameObject, System.Func<UnityEngine.Camera> GetCamera, System.Func<UnityEngine.Light> GetSunLight) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LookDev.StageRuntimeInterface"); }
        public UnityEngine.GameObject AddGameObject(bool persistent = false) { throw new Umcp.LeftOutException("UnityEngine.Rendering.LookDev.StageRuntimeInterface.AddGameObject"); }
        public UnityEngine.Camera camera { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LookDev.StageRuntimeInterface.camera"); } }
        public UnityEngine.Light sunLight { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.LookDev.StageRuntimeInterface.sunLight"); } }
        public object SRPData;
        internal StageRuntimeInterface() { }
    }
}

namespace UnityEngine.Rendering
{
    public enum MSAASamples
    {
        None = 1,
        MSAA2x = 2,
        MSAA4x = 4,
        MSAA8x = 8,
    }
    [System.FlagsAttribute]
    public enum MaterialQuality
    {
        Low = 1,
        Medium = 2,
        High = 4,
    }
    public static partial class MaterialQualityUtilities
    {
        public static string[] KeywordNames;
        public static string[] EnumNames;
        public static UnityEngine.Rendering.ShaderKeyword[] Keywords;
        public static UnityEngine.Rendering.MaterialQuality GetHighestQuality(this UnityEngine.Rendering.MaterialQuality levels) { throw new Umcp.LeftOutException("UnityEngine.Rendering.MaterialQualityUtilities.GetHighestQuality"); }
        public static UnityEngine.Rendering.MaterialQuality GetClosestQuality(this UnityEngine.Rendering.MaterialQuality availableLevels, UnityEngine.Rendering.MaterialQuality requestedLevel) { throw new Umcp.LeftOutException("UnityEngine.Rendering.MaterialQualityUtilities.GetClosestQuality"); }
        public static void SetGlobalShaderKeywords(this UnityEngine.Rendering.MaterialQuality level) { throw new Umcp.LeftOutException("UnityEngine.Rendering.MaterialQualityUtilities.SetGlobalShaderKeywords"); }
        public static void SetGlobalShaderKeywords(this UnityEngine.Rendering.MaterialQuality level, UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEngine.Rendering.MaterialQualityUtilities.SetGlobalShaderKeywords"); }
        public static int ToFirstIndex(this UnityEngine.Rendering.MaterialQuality level) { throw new Umcp.LeftOutException("UnityEngine.Rendering.MaterialQualityUtilities.ToFirstIndex"); }
        public static UnityEngine.Rendering.MaterialQuality FromIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.MaterialQualityUtilities.FromIndex"); }
    }
    public partial class MaxFloatParameter
    {
        [System.NonSerializedAttribute] public float max;
        public MaxFloatParameter(float value, float max, bool overrideState = false) : base(value, overrideState) { this.max = max; }
        internal MaxFloatParameter() { }
    }
    public partial class MaxIntParameter
    {
        [System.NonSerializedAttribute] public int max;
        public MaxIntParameter(int value, int max, bool overrideState = false) : base(value, overrideState) { this.max = max; }
        internal MaxIntParameter() { }
    }
    public partial class MinFloatParameter
    {
        [System.NonSerializedAttribute] public float min;
        public MinFloatParameter(float value, float min, bool overrideState = false) : base(value, overrideState) { this.min = min; }
        internal MinFloatParameter() { }
    }
    public partial class MinIntParameter
    {
        [System.NonSerializedAttribute] public int min;
        public MinIntParameter(int value, int min, bool overrideState = false) : base(value, overrideState) { this.min = min; }
        internal MinIntParameter() { }
    }
    public partial class MousePositionDebug
    {
        public static UnityEngine.Rendering.MousePositionDebug instance { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.MousePositionDebug.instance"); } }
        public void Build() { }
        public void Cleanup() { }
        public UnityEngine.Vector2 GetMousePosition(float ScreenHeight, bool sceneView) { throw new Umcp.LeftOutException("UnityEngine.Rendering.MousePositionDebug.GetMousePosition"); }
        public UnityEngine.Vector2 GetMouseClickPosition(float ScreenHeight) { throw new Umcp.LeftOutException("UnityEngine.Rendering.MousePositionDebug.GetMouseClickPosition"); }
    }
    public partial class NoInterpClampedFloatParameter
    {
        [System.NonSerializedAttribute] public float min;
        [System.NonSerializedAttribute] public float max;
        public NoInterpClampedFloatParameter(float value, float min, float max, bool overrideState = false) : base(value, overrideState) { this.min = min; this.max = max; }
        internal NoInterpClampedFloatParameter() { }
    }
    public partial class NoInterpClampedIntParameter
    {
        [System.NonSerializedAttribute] public int min;
        [System.NonSerializedAttribute] public int max;
        public NoInterpClampedIntParameter(int value, int min, int max, bool overrideState = false) : base(value, overrideState) { this.min = min; this.max = max; }
        internal NoInterpClampedIntParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpColorParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Color>
    {
        public bool hdr = false;
        [System.NonSerializedAttribute] public bool showAlpha = true;
        [System.NonSerializedAttribute] public bool showEyeDropper = true;
        public NoInterpColorParameter(UnityEngine.Color value, bool overrideState = false) : base(value, overrideState) { }
        public NoInterpColorParameter(UnityEngine.Color value, bool hdr, bool showAlpha, bool showEyeDropper, bool overrideState = false) : base(value, overrideState) { this.hdr = hdr; this.showAlpha = showAlpha; this.showEyeDropper = showEyeDropper; this.overrideState = overrideState; }
        internal NoInterpColorParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpCubemapParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Cubemap>
    {
        public NoInterpCubemapParameter(UnityEngine.Cubemap value, bool overrideState = false) : base(value, overrideState) { }
        internal NoInterpCubemapParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpFloatParameter : UnityEngine.Rendering.VolumeParameter<float>
    {
        public NoInterpFloatParameter(float value, bool overrideState = false) : base(value, overrideState) { }
        internal NoInterpFloatParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpFloatRangeParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Vector2>
    {
        [System.NonSerializedAttribute] public float min;
        [System.NonSerializedAttribute] public float max;
        public NoInterpFloatRangeParameter(UnityEngine.Vector2 value, float min, float max, bool overrideState = false) : base(value, overrideState) { this.min = min; this.max = max; }
        internal NoInterpFloatRangeParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpIntParameter : UnityEngine.Rendering.VolumeParameter<int>
    {
        public NoInterpIntParameter(int value, bool overrideState = false) : base(value, overrideState) { }
        internal NoInterpIntParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpMaxFloatParameter : UnityEngine.Rendering.VolumeParameter<float>
    {
        [System.NonSerializedAttribute] public float max;
        public NoInterpMaxFloatParameter(float value, float max, bool overrideState = false) : base(value, overrideState) { this.max = max; }
        internal NoInterpMaxFloatParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpMaxIntParameter : UnityEngine.Rendering.VolumeParameter<int>
    {
        [System.NonSerializedAttribute] public int max;
        public NoInterpMaxIntParameter(int value, int max, bool overrideState = false) : base(value, overrideState) { this.max = max; }
        internal NoInterpMaxIntParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpMinFloatParameter : UnityEngine.Rendering.VolumeParameter<float>
    {
        [System.NonSerializedAttribute] public float min;
        public NoInterpMinFloatParameter(float value, float min, bool overrideState = false) : base(value, overrideState) { this.min = min; }
        internal NoInterpMinFloatParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpMinIntParameter : UnityEngine.Rendering.VolumeParameter<int>
    {
        [System.NonSerializedAttribute] public int min;
        public NoInterpMinIntParameter(int value, int min, bool overrideState = false) : base(value, overrideState) { this.min = min; }
        internal NoInterpMinIntParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpRenderTextureParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.RenderTexture>
    {
        public NoInterpRenderTextureParameter(UnityEngine.RenderTexture value, bool overrideState = false) : base(value, overrideState) { }
        internal NoInterpRenderTextureParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpTextureParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Texture>
    {
        public NoInterpTextureParameter(UnityEngine.Texture value, bool overrideState = false) : base(value, overrideState) { }
        internal NoInterpTextureParameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpVector2Parameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Vector2>
    {
        public NoInterpVector2Parameter(UnityEngine.Vector2 value, bool overrideState = false) : base(value, overrideState) { }
        internal NoInterpVector2Parameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpVector3Parameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Vector3>
    {
        public NoInterpVector3Parameter(UnityEngine.Vector3 value, bool overrideState = false) : base(value, overrideState) { }
        internal NoInterpVector3Parameter() { }
    }
    [System.SerializableAttribute]
    public partial class NoInterpVector4Parameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.Vector4>
    {
        public NoInterpVector4Parameter(UnityEngine.Vector4 value, bool overrideState = false) : base(value, overrideState) { }
        internal NoInterpVector4Parameter() { }
    }
    public partial class ObjectPool<T> where T : new()
    {
        public int countAll { get; internal set; }
        public int countActive { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObjectPool<T>.countActive"); } }
        public int countInactive { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObjectPool<T>.countInactive"); } }
        public ObjectPool(UnityEngine.Events.UnityAction<T> actionOnGet, UnityEngine.Events.UnityAction<T> actionOnRelease, bool collectionCheck = true) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObjectPool<T>"); }
        public T Get() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObjectPool<T>.Get"); }
        public UnityEngine.Rendering.ObjectPool<T>.PooledObject Get(out T v) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObjectPool<T>.Get"); }
        public void Release(T element) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObjectPool<T>.Release"); }
        internal ObjectPool() { }
        public partial struct PooledObject : System.IDisposable
        {
            void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObjectPool<T>.PooledObject.System.IDisposable.Dispose"); }
        }
    }
    public partial class ObservableList<T> : System.Collections.Generic.IList<T>
    {
        public event UnityEngine.Rendering.ListChangedEventHandler<T> ItemAdded { add { } remove { } }
        public event UnityEngine.Rendering.ListChangedEventHandler<T> ItemRemoved { add { } remove { } }
        public T this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.this[]"); } }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.Count"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.IsReadOnly"); } }
        public ObservableList() : this(0) { }
        public ObservableList(int capacity) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>"); }
        public ObservableList(System.Collections.Generic.IEnumerable<T> collection) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>"); }
        public bool Contains(T item) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.Contains"); }
        public int IndexOf(T item) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.IndexOf"); }
        public void Add(T item) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.Add"); }
        public void Add(params T[] items) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.Add"); }
        public void Insert(int index, T item) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.Insert"); }
        public bool Remove(T item) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.Remove"); }
        public int Remove(params T[] items) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.Remove"); }
        public void RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.RemoveAt"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.Clear"); }
        public void CopyTo(T[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.CopyTo"); }
        public System.Collections.Generic.IEnumerator<T> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ObservableList<T>.System.Collections.IEnumerable.GetEnumerator"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field, AllowMultiple = true)]
    public partial class PackingAttribute : System.Attribute
    {
        public string[] displayNames;
        public float[] range;
        public UnityEngine.Rendering.FieldPacking packingScheme;
        public int offsetInSource;
        public int sizeInBits;
        public bool isDirection;
        public bool sRGBDisplay;
        public bool checkIsNormalized;
        public string preprocessor;
        public PackingAttribute(string[] displayNames, UnityEngine.Rendering.FieldPacking packingScheme = (UnityEngine.Rendering.FieldPacking)0, int bitSize = 32, int offsetInSource = 0, float minValue = 0f, float maxValue = 1f, bool isDirection = false, bool sRGBDisplay = false, bool checkIsNormalized = false, string preprocessor = "") { this.displayNames = displayNames; this.packingScheme = packingScheme; this.offsetInSource = offsetInSource; this.isDirection = isDirection; this.sRGBDisplay = sRGBDisplay; this.checkIsNormalized = checkIsNormalized; this.preprocessor = preprocessor; }
        public PackingAttribute(string displayName = "", UnityEngine.Rendering.FieldPacking packingScheme = (UnityEngine.Rendering.FieldPacking)0, int bitSize = 0, int offsetInSource = 0, float minValue = 0f, float maxValue = 1f, bool isDirection = false, bool sRGBDisplay = false, bool checkIsNormalized = false, string preprocessor = "") { this.packingScheme = packingScheme; this.offsetInSource = offsetInSource; this.isDirection = isDirection; this.sRGBDisplay = sRGBDisplay; this.checkIsNormalized = checkIsNormalized; this.preprocessor = preprocessor; }
        internal PackingAttribute() { }
    }
    public enum PackingRules
    {
        Exact = 0,
        Aggressive = 1,
    }
    public delegate float PerformDynamicRes();
    public partial class PowerOfTwoTextureAtlas : UnityEngine.Rendering.Texture2DAtlas
    {
        public PowerOfTwoTextureAtlas(int size, int mipPadding, UnityEngine.Experimental.Rendering.GraphicsFormat format, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)0, string name = "", bool useMipMap = true) : base(default(int), default(int), default(UnityEngine.Experimental.Rendering.GraphicsFormat), default(UnityEngine.FilterMode), default(bool), default(string), default(bool)) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas"); }
        public int mipPadding { get; internal set; }
        public UnityEngine.Vector4 GetPayloadScaleOffset(UnityEngine.Texture texture, in UnityEngine.Vector4 scaleOffset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.GetPayloadScaleOffset"); }
        public static UnityEngine.Vector4 GetPayloadScaleOffset(in UnityEngine.Vector2 textureSize, in UnityEngine.Vector2 paddingSize, in UnityEngine.Vector4 scaleOffset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.GetPayloadScaleOffset"); }
        public void BlitTextureMultiply(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Vector4 scaleOffset, UnityEngine.Texture texture, UnityEngine.Vector4 sourceScaleOffset, bool blitMips = true, int overrideInstanceID = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.BlitTextureMultiply"); }
        public void BlitOctahedralTextureMultiply(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Vector4 scaleOffset, UnityEngine.Texture texture, UnityEngine.Vector4 sourceScaleOffset, bool blitMips = true, int overrideInstanceID = -1) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.BlitOctahedralTextureMultiply"); }
        public void ResetRequestedTexture() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.ResetRequestedTexture"); }
        public bool ReserveSpace(UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.ReserveSpace"); }
        public bool ReserveSpace(UnityEngine.Texture texture, int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.ReserveSpace"); }
        public bool ReserveSpace(UnityEngine.Texture textureA, UnityEngine.Texture textureB, int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.ReserveSpace"); }
        public bool RelayoutEntries() { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.RelayoutEntries"); }
        public static long GetApproxCacheSizeInByte(int nbElement, int resolution, bool hasMipmap, UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.GetApproxCacheSizeInByte"); }
        public static int GetMaxCacheSizeForWeightInByte(int weight, bool hasMipmap, UnityEngine.Experimental.Rendering.GraphicsFormat format) { throw new Umcp.LeftOutException("UnityEngine.Rendering.PowerOfTwoTextureAtlas.GetMaxCacheSizeForWeightInByte"); }
        internal PowerOfTwoTextureAtlas() { }
    }
    [System.Obsolete]
    public partial struct ProfilingSample : System.IDisposable
    {
        public ProfilingSample(UnityEngine.Rendering.CommandBuffer cmd, string name, UnityEngine.Profiling.CustomSampler sampler = null) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSample"); }
        public ProfilingSample(UnityEngine.Rendering.CommandBuffer cmd, string format, object arg) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSample"); }
        public ProfilingSample(UnityEngine.Rendering.CommandBuffer cmd, string format, params object[] args) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSample"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSample.Dispose"); }
    }
    public partial class ProfilingSampler
    {
        public static UnityEngine.Rendering.ProfilingSampler Get<TEnum>(TEnum marker) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.Get"); }
        public ProfilingSampler(string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler"); }
        public void Begin(UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.Begin"); }
        public void End(UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.End"); }
        public string name { get; internal set; }
        public bool enableRecording { set { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.enableRecording"); } }
        public float gpuElapsedTime { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.gpuElapsedTime"); } }
        public int gpuSampleCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.gpuSampleCount"); } }
        public float cpuElapsedTime { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.cpuElapsedTime"); } }
        public int cpuSampleCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.cpuSampleCount"); } }
        public float inlineCpuElapsedTime { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.inlineCpuElapsedTime"); } }
        public int inlineCpuSampleCount { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.ProfilingSampler.inlineCpuSampleCount"); } }
        internal ProfilingSampler() { }
    }
    public partial struct ProfilingScope : System.IDisposable
    {
        public ProfilingScope(UnityEngine.Rendering.CommandBuffer cmd, UnityEngine.Rendering.ProfilingSampler sampler) { this = default(UnityEngine.Rendering.ProfilingScope); }
        public void Dispose() { }
    }
    public partial class RTHandle
    {
        public void SetCustomHandleProperties(in UnityEngine.Rendering.RTHandleProperties properties) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.SetCustomHandleProperties"); }
        public void ClearCustomHandleProperties() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.ClearCustomHandleProperties"); }
        public UnityEngine.Vector2 scaleFactor { get; internal set; }
        public bool useScaling { get; internal set; }
        public UnityEngine.Vector2Int referenceSize { get; internal set; }
        public UnityEngine.Rendering.RTHandleProperties rtHandleProperties { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.rtHandleProperties"); } }
        public UnityEngine.RenderTexture rt { get; internal set; }
        public UnityEngine.Rendering.RenderTargetIdentifier nameID { get; internal set; }
        public string name { get; internal set; }
        public bool isMSAAEnabled { get; internal set; } = false;
        public static implicit operator UnityEngine.Rendering.RenderTargetIdentifier(UnityEngine.Rendering.RTHandle handle) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.op_Implicit"); }
        public static implicit operator UnityEngine.Texture(UnityEngine.Rendering.RTHandle handle) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.op_Implicit"); }
        public static implicit operator UnityEngine.RenderTexture(UnityEngine.Rendering.RTHandle handle) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.op_Implicit"); }
        public int GetInstanceID() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.GetInstanceID"); }
        public void Release() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.Release"); }
        public UnityEngine.Vector2Int GetScaledSize(UnityEngine.Vector2Int refSize) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.GetScaledSize"); }
        public UnityEngine.Vector2Int GetScaledSize() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandle.GetScaledSize"); }
        internal RTHandle() { }
    }
    public partial struct RTHandleProperties
    {
        public UnityEngine.Vector2Int previousViewportSize;
        public UnityEngine.Vector2Int previousRenderTargetSize;
        public UnityEngine.Vector2Int currentViewportSize;
        public UnityEngine.Vector2Int currentRenderTargetSize;
        public UnityEngine.Vector4 rtHandleScale;
    }
    public partial class RTHandleSystem : System.IDisposable
    {
        public UnityEngine.Rendering.RTHandleProperties rtHandleProperties { get; internal set; }
        public RTHandleSystem() { }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Dispose"); }
        public void Initialize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Initialize"); }
        public void Release(UnityEngine.Rendering.RTHandle rth) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Release"); }
        public void ResetReferenceSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.ResetReferenceSize"); }
        public void SetReferenceSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.SetReferenceSize"); }
        public void SetReferenceSize(int width, int height, bool reset) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.SetReferenceSize"); }
        public void SetHardwareDynamicResolutionState(bool enableHWDynamicRes) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.SetHardwareDynamicResolutionState"); }
        public int GetMaxWidth() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.GetMaxWidth"); }
        public int GetMaxHeight() { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.GetMaxHeight"); }
        public UnityEngine.Rendering.RTHandle Alloc(int width, int height, int slices = 1, UnityEngine.Rendering.DepthBits depthBufferBits = (UnityEngine.Rendering.DepthBits)0, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat = (UnityEngine.Experimental.Rendering.GraphicsFormat)4, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)0, UnityEngine.TextureWrapMode wrapMode = (UnityEngine.TextureWrapMode)0, UnityEngine.Rendering.TextureDimension dimension = (UnityEngine.Rendering.TextureDimension)2, bool enableRandomWrite = false, bool useMipMap = false, bool autoGenerateMips = true, bool isShadowMap = false, int anisoLevel = 1, float mipMapBias = 0f, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1, bool bindTextureMS = false, bool useDynamicScale = false, UnityEngine.RenderTextureMemoryless memoryless = (UnityEngine.RenderTextureMemoryless)0, string name = "") { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Alloc"); }
        public UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Vector2 scaleFactor, int slices = 1, UnityEngine.Rendering.DepthBits depthBufferBits = (UnityEngine.Rendering.DepthBits)0, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat = (UnityEngine.Experimental.Rendering.GraphicsFormat)4, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)0, UnityEngine.TextureWrapMode wrapMode = (UnityEngine.TextureWrapMode)0, UnityEngine.Rendering.TextureDimension dimension = (UnityEngine.Rendering.TextureDimension)2, bool enableRandomWrite = false, bool useMipMap = false, bool autoGenerateMips = true, bool isShadowMap = false, int anisoLevel = 1, float mipMapBias = 0f, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1, bool bindTextureMS = false, bool useDynamicScale = false, UnityEngine.RenderTextureMemoryless memoryless = (UnityEngine.RenderTextureMemoryless)0, string name = "") { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Alloc"); }
        public UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Rendering.ScaleFunc scaleFunc, int slices = 1, UnityEngine.Rendering.DepthBits depthBufferBits = (UnityEngine.Rendering.DepthBits)0, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat = (UnityEngine.Experimental.Rendering.GraphicsFormat)4, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)0, UnityEngine.TextureWrapMode wrapMode = (UnityEngine.TextureWrapMode)0, UnityEngine.Rendering.TextureDimension dimension = (UnityEngine.Rendering.TextureDimension)2, bool enableRandomWrite = false, bool useMipMap = false, bool autoGenerateMips = true, bool isShadowMap = false, int anisoLevel = 1, float mipMapBias = 0f, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1, bool bindTextureMS = false, bool useDynamicScale = false, UnityEngine.RenderTextureMemoryless memoryless = (UnityEngine.RenderTextureMemoryless)0, string name = "") { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Alloc"); }
        public UnityEngine.Rendering.RTHandle Alloc(UnityEngine.RenderTexture texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Alloc"); }
        public UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Texture texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Alloc"); }
        public UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Rendering.RenderTargetIdentifier texture) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Alloc"); }
        public UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Rendering.RenderTargetIdentifier texture, string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandleSystem.Alloc"); }
    }
    public static partial class RTHandles
    {
        public static int maxWidth { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.maxWidth"); } }
        public static int maxHeight { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.maxHeight"); } }
        public static UnityEngine.Rendering.RTHandleProperties rtHandleProperties { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.rtHandleProperties"); } }
        public static UnityEngine.Rendering.RTHandle Alloc(int width, int height, int slices = 1, UnityEngine.Rendering.DepthBits depthBufferBits = (UnityEngine.Rendering.DepthBits)0, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat = (UnityEngine.Experimental.Rendering.GraphicsFormat)4, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)0, UnityEngine.TextureWrapMode wrapMode = (UnityEngine.TextureWrapMode)0, UnityEngine.Rendering.TextureDimension dimension = (UnityEngine.Rendering.TextureDimension)2, bool enableRandomWrite = false, bool useMipMap = false, bool autoGenerateMips = true, bool isShadowMap = false, int anisoLevel = 1, float mipMapBias = 0f, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1, bool bindTextureMS = false, bool useDynamicScale = false, UnityEngine.RenderTextureMemoryless memoryless = (UnityEngine.RenderTextureMemoryless)0, string name = "") { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Alloc"); }
        public static UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Vector2 scaleFactor, int slices = 1, UnityEngine.Rendering.DepthBits depthBufferBits = (UnityEngine.Rendering.DepthBits)0, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat = (UnityEngine.Experimental.Rendering.GraphicsFormat)4, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)0, UnityEngine.TextureWrapMode wrapMode = (UnityEngine.TextureWrapMode)0, UnityEngine.Rendering.TextureDimension dimension = (UnityEngine.Rendering.TextureDimension)2, bool enableRandomWrite = false, bool useMipMap = false, bool autoGenerateMips = true, bool isShadowMap = false, int anisoLevel = 1, float mipMapBias = 0f, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1, bool bindTextureMS = false, bool useDynamicScale = false, UnityEngine.RenderTextureMemoryless memoryless = (UnityEngine.RenderTextureMemoryless)0, string name = "") { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Alloc"); }
        public static UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Rendering.ScaleFunc scaleFunc, int slices = 1, UnityEngine.Rendering.DepthBits depthBufferBits = (UnityEngine.Rendering.DepthBits)0, UnityEngine.Experimental.Rendering.GraphicsFormat colorFormat = (UnityEngine.Experimental.Rendering.GraphicsFormat)4, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)0, UnityEngine.TextureWrapMode wrapMode = (UnityEngine.TextureWrapMode)0, UnityEngine.Rendering.TextureDimension dimension = (UnityEngine.Rendering.TextureDimension)2, bool enableRandomWrite = false, bool useMipMap = false, bool autoGenerateMips = true, bool isShadowMap = false, int anisoLevel = 1, float mipMapBias = 0f, UnityEngine.Rendering.MSAASamples msaaSamples = (UnityEngine.Rendering.MSAASamples)1, bool bindTextureMS = false, bool useDynamicScale = false, UnityEngine.RenderTextureMemoryless memoryless = (UnityEngine.RenderTextureMemoryless)0, string name = "") { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Alloc"); }
        public static UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Texture tex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Alloc"); }
        public static UnityEngine.Rendering.RTHandle Alloc(UnityEngine.RenderTexture tex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Alloc"); }
        public static UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Rendering.RenderTargetIdentifier tex) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Alloc"); }
        public static UnityEngine.Rendering.RTHandle Alloc(UnityEngine.Rendering.RenderTargetIdentifier tex, string name) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Alloc"); }
        public static void Initialize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Initialize"); }
        public static void Release(UnityEngine.Rendering.RTHandle rth) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.Release"); }
        public static void SetHardwareDynamicResolutionState(bool hwDynamicResRequested) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.SetHardwareDynamicResolutionState"); }
        public static void SetReferenceSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.SetReferenceSize"); }
        public static void ResetReferenceSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.ResetReferenceSize"); }
        public static UnityEngine.Vector2 CalculateRatioAgainstMaxSize(int width, int height) { throw new Umcp.LeftOutException("UnityEngine.Rendering.RTHandles.CalculateRatioAgainstMaxSize"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Field)]
    public sealed partial class ReloadAttribute : System.Attribute
    {
        public ReloadAttribute(string[] paths, UnityEngine.Rendering.ReloadAttribute.Package package = (UnityEngine.Rendering.ReloadAttribute.Package)1) { }
        public ReloadAttribute(string path, UnityEngine.Rendering.ReloadAttribute.Package package = (UnityEngine.Rendering.ReloadAttribute.Package)1) { }
        public ReloadAttribute(string pathFormat, int rangeMin, int rangeMax, UnityEngine.Rendering.ReloadAttribute.Package package = (UnityEngine.Rendering.ReloadAttribute.Package)1) { }
        internal ReloadAttribute() { }
        public enum Package
        {
            Builtin = 0,
            Root = 1,
        }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public sealed partial class ReloadGroupAttribute : System.Attribute
    {
    }
    public abstract partial class RenderPipelineResources : UnityEngine.ScriptableObject
    {
        protected virtual string packagePath { get { throw new Umcp.LeftOutException("UnityEngine.Rendering.RenderPipelineResources.packagePath"); } }
    }
    [System.SerializableAttribute]
    public partial class RenderTextureParameter : UnityEngine.Rendering.VolumeParameter<UnityEngine.RenderTexture>
    {
        public RenderTextureParameter(UnityEngine.RenderTexture value, bool overrideState = false) : base(value, overrideState) { }
        internal RenderTextureParameter() { }
    }
    [System.SerializableAttribute]
    public enum SRPLensFlareBlendMode
    {
        Additive = 0,
        Screen = 1,
        Premultiply = 2,
        Lerp = 3,
    }
    [System.SerializableAttribute]
    public enum SRPLensFlareDistribution
    {
        Uniform = 0,
        Curve = 1,
        Random = 2,
    }
    [System.SerializableAttribute]
    public enum SRPLensFlareType
    {
        Image = 0,
        Circle = 1,
        Polygon = 2,
    }
    public delegate UnityEngine.Vector2Int ScaleFunc(UnityEngine.Vector2Int size);
    [System.SerializableAttribute]
    public abstract partial class SerializedDictionary<K, V, SK, SV> : System.Collections.Generic.Dictionary<K, V>, UnityEngine.ISerializationCallbackReceiver
    {
        public abstract SK SerializeKey(K key);
        public abstract SV SerializeValue(V value);
        public abstract K DeserializeKey(SK serializedKey);
        public abstract V DeserializeValue(SV serializedValue);
        public void OnBeforeSerialize() { }
        public void OnAfterDeserialize() { }
    }
    [System.SerializableAttribute]
    public partial class SerializedDictionary<K, V> : UnityEngine.Rendering.SerializedDictionary<K, V, K, V>
    {
        public override K SerializeKey(K key) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SerializedDictionary<K, V>.SerializeKey"); }
        public override V SerializeValue(V val) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SerializedDictionary<K, V>.SerializeValue"); }
        public override K DeserializeKey(K key) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SerializedDictionary<K, V>.DeserializeKey"); }
        public override V DeserializeValue(V val) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SerializedDictionary<K, V>.DeserializeValue"); }
    }
    public partial struct ShaderGenUInt4
    {
    }
    [System.SerializableAttribute]
    public partial struct SphericalHarmonicsL1
    {
        public UnityEngine.Vector4 shAr;
        public UnityEngine.Vector4 shAg;
        public UnityEngine.Vector4 shAb;
        public static readonly UnityEngine.Rendering.SphericalHarmonicsL1 zero = new UnityEngine.Rendering.SphericalHarmonicsL1 { shAr = UnityEngine.Vector4.zero, shAg = UnityEngine.Vector4.zero, shAb = UnityEngine.Vector4.zero };
        public static UnityEngine.Rendering.SphericalHarmonicsL1 operator +(UnityEngine.Rendering.SphericalHarmonicsL1 lhs, UnityEngine.Rendering.SphericalHarmonicsL1 rhs) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL1.op_Addition"); }
        public static UnityEngine.Rendering.SphericalHarmonicsL1 operator -(UnityEngine.Rendering.SphericalHarmonicsL1 lhs, UnityEngine.Rendering.SphericalHarmonicsL1 rhs) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL1.op_Subtraction"); }
        public static UnityEngine.Rendering.SphericalHarmonicsL1 operator *(UnityEngine.Rendering.SphericalHarmonicsL1 lhs, float rhs) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL1.op_Multiply"); }
        public static UnityEngine.Rendering.SphericalHarmonicsL1 operator /(UnityEngine.Rendering.SphericalHarmonicsL1 lhs, float rhs) { throw new Umcp.LeftOutException("UnityEngine.Rendering.SphericalHarmonicsL1.op_Division"); }
        public static bool operator ==(UnityEngine.Rendering.SphericalHarmonicsL1 lhs, UnityEngine.Rendering.SphericalHarmonicsL1 rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.Rendering.SphericalHarmonicsL1 lhs, UnityEngine.Rendering.SphericalHarmonicsL1 rhs) { return !((object)lhs).Equals(rhs); }
    }
}
