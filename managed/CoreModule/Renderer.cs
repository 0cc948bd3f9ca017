using System.Collections.Generic;
using UnityEngine.Events;
using UnityEngine.Rendering;

namespace UnityEngine
{
    public enum MotionVectorGenerationMode
    {
        Camera = 0,
        Object = 1,
        ForceNoMotion = 2
    }

    public enum ReceiveGI
    {
        Lightmaps = 1,
        LightProbes = 2
    }

    /// <summary>Nothing is drawn: a renderer knows its materials and its bounds.</summary>
    public partial class Renderer : Component
    {
        private MaterialPropertyBlock m_Block;
        private Dictionary<int, MaterialPropertyBlock> m_Blocks; // of single materials
        private Bounds? m_Bounds, m_LocalBounds; // set by a script; null: as the C side says

        private static readonly int s_Materials = Native.Slot("UnityEngine.Renderer", "m_Materials");
        private static readonly int s_Enabled = Native.Slot("UnityEngine.Renderer", "m_Enabled");
        private static readonly int s_ShadowCastingMode = Native.Slot("UnityEngine.Renderer", "m_CastShadows");
        private static readonly int s_ReceiveShadows = Native.Slot("UnityEngine.Renderer", "m_ReceiveShadows");
        private static readonly int s_StaticShadowCaster = Native.Slot("UnityEngine.Renderer", "m_StaticShadowCaster");
        private static readonly int s_ForceRenderingOff = Native.Slot("UnityEngine.Renderer", "m_ForceRenderingOff");
        private static readonly int s_AllowOcclusionWhenDynamic = Native.Slot("UnityEngine.Renderer", "m_DynamicOccludee");
        private static readonly int s_MotionVectorGenerationMode = Native.Slot("UnityEngine.Renderer", "m_MotionVectors");
        private static readonly int s_LightProbeUsage = Native.Slot("UnityEngine.Renderer", "m_LightProbeUsage");
        private static readonly int s_ReflectionProbeUsage = Native.Slot("UnityEngine.Renderer", "m_ReflectionProbeUsage");
        private static readonly int s_RenderingLayerMask = Native.Slot("UnityEngine.Renderer", "m_RenderingLayerMask");
        private static readonly int s_RendererPriority = Native.Slot("UnityEngine.Renderer", "m_RendererPriority");
        private static readonly int s_ProbeAnchor = Native.Slot("UnityEngine.Renderer", "m_ProbeAnchor");
        private static readonly int s_LightProbeProxyVolumeOverride = Native.Slot("UnityEngine.Renderer", "m_LightProbeVolumeOverride");
        private static readonly int s_SortingLayerID = Native.Slot("UnityEngine.Renderer", "m_SortingLayerID");
        private static readonly int s_SortingOrder = Native.Slot("UnityEngine.Renderer", "m_SortingOrder");
        private static readonly int s_LightmapIndex = Native.Slot("UnityEngine.Renderer", "m_LightmapIndex");
        private static readonly int s_LightmapScaleOffset = Native.Slot("UnityEngine.Renderer", "m_LightmapScaleOffset");

        public bool enabled
        {
            get { return Native.GetInt(Ptr, s_Enabled) != 0; }
            set { Native.SetInt(Ptr, s_Enabled, value ? 1 : 0); }
        }

        public ShadowCastingMode shadowCastingMode
        {
            get { return (ShadowCastingMode)Native.GetInt(Ptr, s_ShadowCastingMode); }
            set { Native.SetInt(Ptr, s_ShadowCastingMode, (int)value); }
        }

        public bool receiveShadows
        {
            get { return Native.GetInt(Ptr, s_ReceiveShadows) != 0; }
            set { Native.SetInt(Ptr, s_ReceiveShadows, value ? 1 : 0); }
        }

        public bool staticShadowCaster
        {
            get { return Native.GetInt(Ptr, s_StaticShadowCaster) != 0; }
            set { Native.SetInt(Ptr, s_StaticShadowCaster, value ? 1 : 0); }
        }

        public bool forceRenderingOff
        {
            get { return Native.GetInt(Ptr, s_ForceRenderingOff) != 0; }
            set { Native.SetInt(Ptr, s_ForceRenderingOff, value ? 1 : 0); }
        }

        public bool allowOcclusionWhenDynamic
        {
            get { return Native.GetInt(Ptr, s_AllowOcclusionWhenDynamic) != 0; }
            set { Native.SetInt(Ptr, s_AllowOcclusionWhenDynamic, value ? 1 : 0); }
        }

        public MotionVectorGenerationMode motionVectorGenerationMode
        {
            get { return (MotionVectorGenerationMode)Native.GetInt(Ptr, s_MotionVectorGenerationMode); }
            set { Native.SetInt(Ptr, s_MotionVectorGenerationMode, (int)value); }
        }

        public LightProbeUsage lightProbeUsage
        {
            get { return (LightProbeUsage)Native.GetInt(Ptr, s_LightProbeUsage); }
            set { Native.SetInt(Ptr, s_LightProbeUsage, (int)value); }
        }

        public ReflectionProbeUsage reflectionProbeUsage
        {
            get { return (ReflectionProbeUsage)Native.GetInt(Ptr, s_ReflectionProbeUsage); }
            set { Native.SetInt(Ptr, s_ReflectionProbeUsage, (int)value); }
        }

        public uint renderingLayerMask
        {
            get { return unchecked((uint)Native.GetInt(Ptr, s_RenderingLayerMask)); }
            set { Native.SetInt(Ptr, s_RenderingLayerMask, unchecked((int)value)); }
        }

        public int rendererPriority
        {
            get { return Native.GetInt(Ptr, s_RendererPriority); }
            set { Native.SetInt(Ptr, s_RendererPriority, value); }
        }

        public Transform probeAnchor
        {
            get { return Native.GetObject(Ptr, s_ProbeAnchor) as Transform; }
            set { Native.SetObject(Ptr, s_ProbeAnchor, value); }
        }

        public GameObject lightProbeProxyVolumeOverride
        {
            get { return Native.GetObject(Ptr, s_LightProbeProxyVolumeOverride) as GameObject; }
            set { Native.SetObject(Ptr, s_LightProbeProxyVolumeOverride, value); }
        }

        public int sortingLayerID
        {
            get { return Native.GetInt(Ptr, s_SortingLayerID); }
            set { Native.SetInt(Ptr, s_SortingLayerID, value); }
        }

        public int sortingOrder
        {
            get { return Native.GetInt(Ptr, s_SortingOrder); }
            set { Native.SetInt(Ptr, s_SortingOrder, value); }
        }

        public int lightmapIndex
        {
            get { return Native.GetInt(Ptr, s_LightmapIndex); }
            set { Native.SetInt(Ptr, s_LightmapIndex, value); }
        }

        public Vector4 lightmapScaleOffset
        {
            get { return Values.GetVector(Ptr, s_LightmapScaleOffset); }
            set { Values.SetVector(Ptr, s_LightmapScaleOffset, value); }
        }

        public bool isVisible => enabled && gameObject.activeInHierarchy;
        public bool isPartOfStaticBatch => false;
        public Matrix4x4 localToWorldMatrix => transform.localToWorldMatrix;
        public Matrix4x4 worldToLocalMatrix => transform.worldToLocalMatrix;

        public string sortingLayerName
        {
            get { return SortingLayer.IDToName(sortingLayerID); }
            set { sortingLayerID = SortingLayer.NameToID(value); }
        }

        public Bounds bounds
        {
            get { return m_Bounds ?? Values.GetBounds(this); }
            set { m_Bounds = value; }
        }

        public Bounds localBounds
        {
            get
            {
                MeshFilter filter = m_Bounds == null ? GetComponent<MeshFilter>() : null;
                if (filter && filter.sharedMesh)
                {
                    return filter.sharedMesh.bounds;
                }
                Bounds world = bounds;
                Matrix4x4 m = worldToLocalMatrix;
                Vector3 e = world.extents;
                Bounds local = new Bounds(m.MultiplyPoint3x4(world.center), Vector3.zero);
                for (int i = 0; i < 8; i++)
                {
                    Vector3 corner = new Vector3((i & 1) == 0 ? e.x : -e.x, (i & 2) == 0 ? e.y : -e.y, (i & 4) == 0 ? e.z : -e.z);
                    local.Encapsulate(m.MultiplyPoint3x4(world.center + corner));
                }
                return m_LocalBounds ?? local;
            }
            set { m_LocalBounds = value; }
        }

        public Material[] sharedMaterials
        {
            get { return (Material[])Native.GetObjects(Ptr, s_Materials, typeof(Material)); }
            set { Native.SetObjects(Ptr, s_Materials, value ?? new Material[0]); }
        }

        public Material sharedMaterial
        {
            get
            {
                Material[] all = sharedMaterials;
                return all.Length == 0 ? null : all[0];
            }
            set
            {
                Material[] all = sharedMaterials;
                all = all.Length == 0 ? new Material[1] : all;
                all[0] = value;
                sharedMaterials = all;
            }
        }

        /// <summary>The object's own copy, made when first asked for.</summary>
        public Material material
        {
            get
            {
                Material[] own = materials;
                return own.Length == 0 ? null : own[0];
            }
            set { sharedMaterial = value; }
        }

        public Material[] materials
        {
            get
            {
                Material[] all = sharedMaterials;
                bool isChanged = false;
                for (int i = 0; i < all.Length; i++)
                {
                    if (all[i] && !all[i].IsInstanceOf(GetInstanceID()))
                    {
                        all[i] = all[i].MakeInstance(GetInstanceID());
                        isChanged = true;
                    }
                }
                if (isChanged)
                {
                    Native.SetInstances(Ptr, s_Materials, all);
                }
                return all;
            }
            set { sharedMaterials = value; }
        }

        public void ResetBounds()
        {
            m_Bounds = null;
        }

        public void ResetLocalBounds()
        {
            m_LocalBounds = null;
        }

        public bool HasPropertyBlock() => (m_Block != null && !m_Block.isEmpty) || (m_Blocks != null && m_Blocks.Count > 0);
        public void SetPropertyBlock(MaterialPropertyBlock properties) => m_Block = Copied(properties);

        public void SetPropertyBlock(MaterialPropertyBlock properties, int materialIndex)
        {
            m_Blocks = m_Blocks ?? new Dictionary<int, MaterialPropertyBlock>();
            m_Blocks.Remove(materialIndex);
            if (properties != null && !properties.isEmpty)
            {
                m_Blocks[materialIndex] = Copied(properties);
            }
        }

        public void GetPropertyBlock(MaterialPropertyBlock properties, int materialIndex)
        {
            MaterialPropertyBlock block = null;
            m_Blocks?.TryGetValue(materialIndex, out block);
            (block ?? new MaterialPropertyBlock()).CopyTo(properties);
        }

        private static MaterialPropertyBlock Copied(MaterialPropertyBlock properties)
        {
            MaterialPropertyBlock copy = properties == null ? null : new MaterialPropertyBlock();
            properties?.CopyTo(copy);
            return copy;
        }

        public void GetPropertyBlock(MaterialPropertyBlock properties)
        {
            (m_Block ?? new MaterialPropertyBlock()).CopyTo(properties);
        }

        public void GetMaterials(List<Material> m)
        {
            m.Clear();
            m.AddRange(materials);
        }

        public void GetSharedMaterials(List<Material> m)
        {
            m.Clear();
            m.AddRange(sharedMaterials);
        }

        public void SetMaterials(List<Material> materials)
        {
            sharedMaterials = materials.ToArray();
        }

        public void SetSharedMaterials(List<Material> materials)
        {
            sharedMaterials = materials.ToArray();
        }
    }

    public partial class MeshRenderer : Renderer
    {
        private static readonly int s_AdditionalVertexStreams = Native.Slot("UnityEngine.MeshRenderer", "m_AdditionalVertexStreams");

        public Mesh additionalVertexStreams
        {
            get { return Native.GetObject(Ptr, s_AdditionalVertexStreams) as Mesh; }
            set { Native.SetObject(Ptr, s_AdditionalVertexStreams, value); }
        }
    }

    public sealed class MeshFilter : Component
    {
        private static readonly int s_Mesh = Native.Slot("UnityEngine.MeshFilter", "m_Mesh");
        private Mesh m_Own;

        public Mesh sharedMesh
        {
            get { return Native.GetObject(Ptr, s_Mesh) as Mesh; }
            set { Native.SetObject(Ptr, s_Mesh, value); }
        }

        /// <summary>A copy of its own, made when it is first asked for; what was set here is its own already.</summary>
        public Mesh mesh
        {
            get
            {
                Mesh shared = sharedMesh;
                if (m_Own == null || m_Own != shared)
                {
                    m_Own = shared ? shared.Copy(" Instance") : new Mesh();
                    if (shared)
                    {
                        Native.SetOriginal(m_Own.Ptr, shared.Ptr);
                    }
                    sharedMesh = m_Own;
                }
                return m_Own;
            }
            set
            {
                m_Own = value;
                sharedMesh = value;
            }
        }
    }

    public enum SkinQuality
    {
        Auto = 0,
        Bone1 = 1,
        Bone2 = 2,
        Bone4 = 4
    }

    public partial class SkinnedMeshRenderer : Renderer
    {
        private Dictionary<int, float> m_Weights; // no constructor runs for a component

        public float GetBlendShapeWeight(int index)
        {
            float weight = 0;
            m_Weights?.TryGetValue(index, out weight);
            return weight;
        }

        public void SetBlendShapeWeight(int index, float value)
        {
            m_Weights = m_Weights ?? new Dictionary<int, float>();
            m_Weights[index] = value;
        }

        private static readonly int s_Bones = Native.Slot("UnityEngine.SkinnedMeshRenderer", "m_Bones");
        private static readonly int s_SharedMesh = Native.Slot("UnityEngine.SkinnedMeshRenderer", "m_Mesh");
        private static readonly int s_RootBone = Native.Slot("UnityEngine.SkinnedMeshRenderer", "m_RootBone");
        private static readonly int s_Quality = Native.Slot("UnityEngine.SkinnedMeshRenderer", "m_Quality");
        private static readonly int s_UpdateWhenOffscreen = Native.Slot("UnityEngine.SkinnedMeshRenderer", "m_UpdateWhenOffscreen");
        private static readonly int s_SkinnedMotionVectors = Native.Slot("UnityEngine.SkinnedMeshRenderer", "m_SkinnedMotionVectors");

        public Mesh sharedMesh
        {
            get { return Native.GetObject(Ptr, s_SharedMesh) as Mesh; }
            set { Native.SetObject(Ptr, s_SharedMesh, value); }
        }

        public Transform rootBone
        {
            get { return Native.GetObject(Ptr, s_RootBone) as Transform; }
            set { Native.SetObject(Ptr, s_RootBone, value); }
        }

        public SkinQuality quality
        {
            get { return (SkinQuality)Native.GetInt(Ptr, s_Quality); }
            set { Native.SetInt(Ptr, s_Quality, (int)value); }
        }

        public bool updateWhenOffscreen
        {
            get { return Native.GetInt(Ptr, s_UpdateWhenOffscreen) != 0; }
            set { Native.SetInt(Ptr, s_UpdateWhenOffscreen, value ? 1 : 0); }
        }

        public bool skinnedMotionVectors
        {
            get { return Native.GetInt(Ptr, s_SkinnedMotionVectors) != 0; }
            set { Native.SetInt(Ptr, s_SkinnedMotionVectors, value ? 1 : 0); }
        }

        public Transform[] bones
        {
            get { return (Transform[])Native.GetObjects(Ptr, s_Bones, typeof(Transform)); }
            set { Native.SetObjects(Ptr, s_Bones, value ?? new Transform[0]); }
        }
    }

    public enum SpriteDrawMode
    {
        Simple = 0,
        Sliced = 1,
        Tiled = 2
    }

    public enum SpriteTileMode
    {
        Continuous = 0,
        Adaptive = 1
    }

    public enum SpriteMaskInteraction
    {
        None = 0,
        VisibleInsideMask = 1,
        VisibleOutsideMask = 2
    }

    public enum SpriteSortPoint
    {
        Center = 0,
        Pivot = 1
    }

    public sealed class SpriteRenderer : Renderer
    {
        private static readonly int s_Sprite = Native.Slot("UnityEngine.SpriteRenderer", "m_Sprite");
        private UnityAction<SpriteRenderer> m_SpriteChanged;

        private static readonly int s_Color = Native.Slot("UnityEngine.SpriteRenderer", "m_Color");
        private static readonly int s_FlipX = Native.Slot("UnityEngine.SpriteRenderer", "m_FlipX");
        private static readonly int s_FlipY = Native.Slot("UnityEngine.SpriteRenderer", "m_FlipY");
        private static readonly int s_DrawMode = Native.Slot("UnityEngine.SpriteRenderer", "m_DrawMode");
        private static readonly int s_Size = Native.Slot("UnityEngine.SpriteRenderer", "m_Size");
        private static readonly int s_AdaptiveModeThreshold = Native.Slot("UnityEngine.SpriteRenderer", "m_AdaptiveModeThreshold");
        private static readonly int s_TileMode = Native.Slot("UnityEngine.SpriteRenderer", "m_SpriteTileMode");
        private static readonly int s_MaskInteraction = Native.Slot("UnityEngine.SpriteRenderer", "m_MaskInteraction");
        private static readonly int s_SpriteSortPoint = Native.Slot("UnityEngine.SpriteRenderer", "m_SpriteSortPoint");

        public Color color
        {
            get { return Values.GetVector(Ptr, s_Color); }
            set { Values.SetVector(Ptr, s_Color, value); }
        }

        public bool flipX
        {
            get { return Native.GetInt(Ptr, s_FlipX) != 0; }
            set { Native.SetInt(Ptr, s_FlipX, value ? 1 : 0); }
        }

        public bool flipY
        {
            get { return Native.GetInt(Ptr, s_FlipY) != 0; }
            set { Native.SetInt(Ptr, s_FlipY, value ? 1 : 0); }
        }

        public SpriteDrawMode drawMode
        {
            get { return (SpriteDrawMode)Native.GetInt(Ptr, s_DrawMode); }
            set { Native.SetInt(Ptr, s_DrawMode, (int)value); }
        }

        public Vector2 size
        {
            get { return Values.GetVector(Ptr, s_Size); }
            set { Values.SetVector(Ptr, s_Size, value); }
        }

        public float adaptiveModeThreshold
        {
            get { return Native.GetFloat(Ptr, s_AdaptiveModeThreshold); }
            set { Native.SetFloat(Ptr, s_AdaptiveModeThreshold, value); }
        }

        public SpriteTileMode tileMode
        {
            get { return (SpriteTileMode)Native.GetInt(Ptr, s_TileMode); }
            set { Native.SetInt(Ptr, s_TileMode, (int)value); }
        }

        public SpriteMaskInteraction maskInteraction
        {
            get { return (SpriteMaskInteraction)Native.GetInt(Ptr, s_MaskInteraction); }
            set { Native.SetInt(Ptr, s_MaskInteraction, (int)value); }
        }

        public SpriteSortPoint spriteSortPoint
        {
            get { return (SpriteSortPoint)Native.GetInt(Ptr, s_SpriteSortPoint); }
            set { Native.SetInt(Ptr, s_SpriteSortPoint, (int)value); }
        }

        public Sprite sprite
        {
            get { return Native.GetObject(Ptr, s_Sprite) as Sprite; }
            set
            {
                Native.SetObject(Ptr, s_Sprite, value);
                m_SpriteChanged?.Invoke(this);
            }
        }

        public void RegisterSpriteChangeCallback(UnityAction<SpriteRenderer> callback)
        {
            m_SpriteChanged += callback;
        }

        public void UnregisterSpriteChangeCallback(UnityAction<SpriteRenderer> callback)
        {
            m_SpriteChanged -= callback;
        }
    }

    /// <summary>The project's own sorting layers are not known here: only the default one is.</summary>
    public partial struct SortingLayer
    {
        private int m_Id;

        public int id => m_Id;
        public string name => IDToName(m_Id);
        public int value => GetLayerValueFromID(m_Id);
        public static SortingLayer[] layers => new SortingLayer[1];

        public static int GetLayerValueFromID(int id) => 0;
        public static int GetLayerValueFromName(string name) => 0;
        public static int NameToID(string name) => 0;
        public static string IDToName(int id) => id == 0 ? "Default" : "";
        public static bool IsValid(int id) => id == 0;
    }
}
