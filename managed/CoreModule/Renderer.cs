using System.Collections.Generic;
using UnityEngine.Events;
using UnityEngine.Rendering;

namespace UnityEngine
{
    /// <summary>Nothing is drawn: a renderer knows its materials and its bounds.</summary>
    public partial class Renderer : Component
    {
        private MaterialPropertyBlock m_Block;
        private Dictionary<int, MaterialPropertyBlock> m_Blocks; // of single materials
        private Bounds? m_Bounds, m_LocalBounds; // set by a script; null: as the C side says

        public Vector4 lightmapScaleOffset
        {
            get { return Values.GetVector(Ptr, s_LightmapScaleOffset); }
            set { Values.SetVector(Ptr, s_LightmapScaleOffset, value); }
        }

        public bool isVisible => enabled && gameObject.activeInHierarchy;
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
                    Vector3 corner =
                        new Vector3((i & 1) == 0 ? e.x : -e.x, (i & 2) == 0 ? e.y : -e.y, (i & 4) == 0 ? e.z : -e.z);
                    local.Encapsulate(m.MultiplyPoint3x4(world.center + corner));
                }
                return m_LocalBounds ?? local;
            }
            set { m_LocalBounds = value; }
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
                    Native.SetInstances(Ptr, s_SharedMaterials, all);
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

        public bool HasPropertyBlock() => (m_Block != null && !m_Block.isEmpty)
            || (m_Blocks != null && m_Blocks.Count > 0);
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

    public sealed partial class MeshFilter : Component
    {
        private Mesh m_Own;

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
    }

    public sealed partial class SpriteRenderer : Renderer
    {
        private UnityAction<SpriteRenderer> m_SpriteChanged;

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
        public string name => IDToName(m_Id);
        public int value => GetLayerValueFromID(m_Id);
        public static SortingLayer[] layers => new SortingLayer[1];
        public static string IDToName(int id) => id == 0 ? "Default" : "";
        public static bool IsValid(int id) => id == 0;
    }
}
