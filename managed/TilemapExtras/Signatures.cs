// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    [System.SerializableAttribute]
    public partial class HexagonalRuleTile : UnityEngine.RuleTile
    {
        public bool m_FlatTop;
        public static UnityEngine.Vector3 TilemapPositionToWorldPosition(UnityEngine.Vector3Int tilemapPosition) { throw new Umcp.LeftOutException("UnityEngine.HexagonalRuleTile.TilemapPositionToWorldPosition"); }
        public static UnityEngine.Vector3Int WorldPositionToTilemapPosition(UnityEngine.Vector3 worldPosition) { throw new Umcp.LeftOutException("UnityEngine.HexagonalRuleTile.WorldPositionToTilemapPosition"); }
    }
    public partial class HexagonalRuleTile<T> : UnityEngine.HexagonalRuleTile
    {
    }
    [System.SerializableAttribute]
    public partial class IsometricRuleTile : UnityEngine.RuleTile
    {
    }
    public partial class IsometricRuleTile<T> : UnityEngine.IsometricRuleTile
    {
    }
    [System.SerializableAttribute]
    public partial class RuleTile : UnityEngine.Tilemaps.TileBase
    {
        public virtual System.Type m_NeighborType { get { throw new Umcp.LeftOutException("UnityEngine.RuleTile.m_NeighborType"); } }
        public UnityEngine.Sprite m_DefaultSprite;
        public UnityEngine.GameObject m_DefaultGameObject;
        public UnityEngine.Tilemaps.Tile.ColliderType m_DefaultColliderType = UnityEngine.Tilemaps.Tile.ColliderType.Sprite;
        public virtual int m_RotationAngle { get { throw new Umcp.LeftOutException("UnityEngine.RuleTile.m_RotationAngle"); } }
        public int m_RotationCount { get { throw new Umcp.LeftOutException("UnityEngine.RuleTile.m_RotationCount"); } }
        public System.Collections.Generic.List<UnityEngine.RuleTile.TilingRule> m_TilingRules = new System.Collections.Generic.List<UnityEngine.RuleTile.TilingRule>();
        public System.Collections.Generic.HashSet<UnityEngine.Vector3Int> neighborPositions { get { throw new Umcp.LeftOutException("UnityEngine.RuleTile.neighborPositions"); } }
        public void UpdateNeighborPositions() { throw new Umcp.LeftOutException("UnityEngine.RuleTile.UpdateNeighborPositions"); }
        public static float GetPerlinValue(UnityEngine.Vector3Int position, float scale, float offset) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.GetPerlinValue"); }
        public virtual bool RuleMatches(UnityEngine.RuleTile.TilingRule rule, UnityEngine.Vector3Int position, UnityEngine.Tilemaps.ITilemap tilemap, ref UnityEngine.Matrix4x4 transform) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.RuleMatches"); }
        public virtual UnityEngine.Matrix4x4 ApplyRandomTransform(UnityEngine.RuleTile.TilingRuleOutput.Transform type, UnityEngine.Matrix4x4 original, float perlinScale, UnityEngine.Vector3Int position) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.ApplyRandomTransform"); }
        public System.Reflection.FieldInfo[] GetCustomFields(bool isOverrideInstance) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.GetCustomFields"); }
        public virtual bool RuleMatch(int neighbor, UnityEngine.Tilemaps.TileBase other) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.RuleMatch"); }
        public bool RuleMatches(UnityEngine.RuleTile.TilingRule rule, UnityEngine.Vector3Int position, UnityEngine.Tilemaps.ITilemap tilemap, int angle) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.RuleMatches"); }
        public bool RuleMatches(UnityEngine.RuleTile.TilingRule rule, UnityEngine.Vector3Int position, UnityEngine.Tilemaps.ITilemap tilemap, bool mirrorX, bool mirrorY) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.RuleMatches"); }
        public virtual UnityEngine.Vector3Int GetRotatedPosition(UnityEngine.Vector3Int position, int rotation) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.GetRotatedPosition"); }
        public virtual UnityEngine.Vector3Int GetMirroredPosition(UnityEngine.Vector3Int position, bool mirrorX, bool mirrorY) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.GetMirroredPosition"); }
        public virtual UnityEngine.Vector3Int GetOffsetPosition(UnityEngine.Vector3Int position, UnityEngine.Vector3Int offset) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.GetOffsetPosition"); }
        public virtual UnityEngine.Vector3Int GetOffsetPositionReverse(UnityEngine.Vector3Int position, UnityEngine.Vector3Int offset) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.GetOffsetPositionReverse"); }
        [System.SerializableAttribute]
        public partial class TilingRuleOutput
        {
            public int m_Id;
            public UnityEngine.Sprite[] m_Sprites;
            public UnityEngine.GameObject m_GameObject;
            public float m_MinAnimationSpeed = 1f;
            public float m_MaxAnimationSpeed = 1f;
            public float m_PerlinScale = 0.5f;
            public UnityEngine.RuleTile.TilingRuleOutput.OutputSprite m_Output = UnityEngine.RuleTile.TilingRuleOutput.OutputSprite.Single;
            public UnityEngine.Tilemaps.Tile.ColliderType m_ColliderType = UnityEngine.Tilemaps.Tile.ColliderType.Sprite;
            public UnityEngine.RuleTile.TilingRuleOutput.Transform m_RandomTransform;
            public partial class Neighbor
            {
                public const int This = 1;
                public const int NotThis = 2;
            }
            public enum Transform
            {
                Fixed = 0,
                Rotated = 1,
                MirrorX = 2,
                MirrorY = 3,
                MirrorXY = 4,
            }
            public enum OutputSprite
            {
                Single = 0,
                Random = 1,
                Animation = 2,
            }
        }
        [System.SerializableAttribute]
        public partial class TilingRule : UnityEngine.RuleTile.TilingRuleOutput
        {
            public System.Collections.Generic.List<int> m_Neighbors = new System.Collections.Generic.List<int>();
            public System.Collections.Generic.List<UnityEngine.Vector3Int> m_NeighborPositions;
            public UnityEngine.RuleTile.TilingRuleOutput.Transform m_RuleTransform;
            public UnityEngine.RuleTile.TilingRule Clone() { throw new Umcp.LeftOutException("UnityEngine.RuleTile.TilingRule.Clone"); }
            public System.Collections.Generic.Dictionary<UnityEngine.Vector3Int, int> GetNeighbors() { throw new Umcp.LeftOutException("UnityEngine.RuleTile.TilingRule.GetNeighbors"); }
            public void ApplyNeighbors(System.Collections.Generic.Dictionary<UnityEngine.Vector3Int, int> dict) { throw new Umcp.LeftOutException("UnityEngine.RuleTile.TilingRule.ApplyNeighbors"); }
            public UnityEngine.BoundsInt GetBounds() { throw new Umcp.LeftOutException("UnityEngine.RuleTile.TilingRule.GetBounds"); }
        }
        public partial class DontOverride : System.Attribute
        {
        }
    }
    public partial class RuleTile<T> : UnityEngine.RuleTile
    {
    }
}

namespace UnityEngine.Tilemaps
{
    [System.SerializableAttribute]
    public partial class AdvancedRuleOverrideTile : UnityEngine.Tilemaps.RuleOverrideTile
    {
        public UnityEngine.RuleTile.TilingRuleOutput this[UnityEngine.RuleTile.TilingRule originalRule] { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.AdvancedRuleOverrideTile.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.AdvancedRuleOverrideTile.this[]"); } }
        public UnityEngine.Sprite m_DefaultSprite;
        public UnityEngine.GameObject m_DefaultGameObject;
        public UnityEngine.Tilemaps.Tile.ColliderType m_DefaultColliderType = UnityEngine.Tilemaps.Tile.ColliderType.Sprite;
        public System.Collections.Generic.List<UnityEngine.RuleTile.TilingRuleOutput> m_OverrideTilingRules = new System.Collections.Generic.List<UnityEngine.RuleTile.TilingRuleOutput>();
        public void ApplyOverrides(System.Collections.Generic.IList<System.Collections.Generic.KeyValuePair<UnityEngine.RuleTile.TilingRule, UnityEngine.RuleTile.TilingRuleOutput>> overrides) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.AdvancedRuleOverrideTile.ApplyOverrides"); }
        public void GetOverrides(System.Collections.Generic.List<System.Collections.Generic.KeyValuePair<UnityEngine.RuleTile.TilingRule, UnityEngine.RuleTile.TilingRuleOutput>> overrides, ref int validCount) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.AdvancedRuleOverrideTile.GetOverrides"); }
    }
    [System.SerializableAttribute]
    public partial class AnimatedTile : UnityEngine.Tilemaps.TileBase
    {
        public UnityEngine.Sprite[] m_AnimatedSprites;
        public float m_MinSpeed = 1f;
        public float m_MaxSpeed = 1f;
        public float m_AnimationStartTime;
        public int m_AnimationStartFrame = 0;
        public UnityEngine.Tilemaps.Tile.ColliderType m_TileColliderType;
    }
    public partial class AutoTile : UnityEngine.Tilemaps.TileBase
    {
        [UnityEngine.SerializeField] public UnityEngine.Sprite m_DefaultSprite;
        [UnityEngine.SerializeField] public UnityEngine.GameObject m_DefaultGameObject;
        [UnityEngine.SerializeField] public UnityEngine.Tilemaps.Tile.ColliderType m_DefaultColliderType = UnityEngine.Tilemaps.Tile.ColliderType.Sprite;
        [UnityEngine.SerializeField] public UnityEngine.Tilemaps.AutoTile.AutoTileMaskType m_MaskType;
        public bool random { get { return m_Random; } set { m_Random = value; } } [UnityEngine.SerializeField] private bool m_Random;
        public bool physicsShapeCheck { get { return m_PhysicsShapeCheck; } set { m_PhysicsShapeCheck = value; } } [UnityEngine.SerializeField] private bool m_PhysicsShapeCheck;
        [UnityEngine.SerializeField] public System.Collections.Generic.List<UnityEngine.Texture2D> m_TextureList = new System.Collections.Generic.List<UnityEngine.Texture2D>();
        [UnityEngine.SerializeField] public System.Collections.Generic.List<float> m_TextureScaleList = new System.Collections.Generic.List<float>();
        public void Validate() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.AutoTile.Validate"); }
        public enum AutoTileMaskType
        {
            Mask_2x2 = 0,
            Mask_3x3 = 1,
        }
    }
    [System.SerializableAttribute]
    public partial class GridInformation : UnityEngine.MonoBehaviour, UnityEngine.ISerializationCallbackReceiver
    {
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { }
        public bool SetPositionProperty<T>(UnityEngine.Vector3Int position, string name, T positionProperty) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.SetPositionProperty"); }
        public bool SetPositionProperty(UnityEngine.Vector3Int position, string name, int positionProperty) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.SetPositionProperty"); }
        public bool SetPositionProperty(UnityEngine.Vector3Int position, string name, string positionProperty) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.SetPositionProperty"); }
        public bool SetPositionProperty(UnityEngine.Vector3Int position, string name, float positionProperty) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.SetPositionProperty"); }
        public bool SetPositionProperty(UnityEngine.Vector3Int position, string name, double positionProperty) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.SetPositionProperty"); }
        public bool SetPositionProperty(UnityEngine.Vector3Int position, string name, UnityEngine.Object positionProperty) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.SetPositionProperty"); }
        public bool SetPositionProperty(UnityEngine.Vector3Int position, string name, UnityEngine.Color positionProperty) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.SetPositionProperty"); }
        public T GetPositionProperty<T>(UnityEngine.Vector3Int position, string name, T defaultValue) where T : UnityEngine.Object { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.GetPositionProperty"); }
        public int GetPositionProperty(UnityEngine.Vector3Int position, string name, int defaultValue) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.GetPositionProperty"); }
        public string GetPositionProperty(UnityEngine.Vector3Int position, string name, string defaultValue) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.GetPositionProperty"); }
        public float GetPositionProperty(UnityEngine.Vector3Int position, string name, float defaultValue) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.GetPositionProperty"); }
        public double GetPositionProperty(UnityEngine.Vector3Int position, string name, double defaultValue) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.GetPositionProperty"); }
        public UnityEngine.Color GetPositionProperty(UnityEngine.Vector3Int position, string name, UnityEngine.Color defaultValue) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.GetPositionProperty"); }
        public bool ErasePositionProperty(UnityEngine.Vector3Int position, string name) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.ErasePositionProperty"); }
        public virtual void Reset() { }
        public UnityEngine.Vector3Int[] GetAllPositions(string propertyName) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.GridInformation.GetAllPositions"); }
    }
    [System.SerializableAttribute]
    public partial class RuleOverrideTile : UnityEngine.Tilemaps.TileBase
    {
        public UnityEngine.Sprite this[UnityEngine.Sprite originalSprite] { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.this[]"); } }
        public UnityEngine.GameObject this[UnityEngine.GameObject originalGameObject] { get { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.this[]"); } set { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.this[]"); } }
        public UnityEngine.RuleTile m_Tile;
        public System.Collections.Generic.List<UnityEngine.Tilemaps.RuleOverrideTile.TileSpritePair> m_Sprites = new System.Collections.Generic.List<UnityEngine.Tilemaps.RuleOverrideTile.TileSpritePair>();
        public System.Collections.Generic.List<UnityEngine.Tilemaps.RuleOverrideTile.TileGameObjectPair> m_GameObjects = new System.Collections.Generic.List<UnityEngine.Tilemaps.RuleOverrideTile.TileGameObjectPair>();
        public UnityEngine.RuleTile m_InstanceTile;
        public void ApplyOverrides(System.Collections.Generic.IList<System.Collections.Generic.KeyValuePair<UnityEngine.Sprite, UnityEngine.Sprite>> overrides) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.ApplyOverrides"); }
        public void ApplyOverrides(System.Collections.Generic.IList<System.Collections.Generic.KeyValuePair<UnityEngine.GameObject, UnityEngine.GameObject>> overrides) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.ApplyOverrides"); }
        public void GetOverrides(System.Collections.Generic.List<System.Collections.Generic.KeyValuePair<UnityEngine.Sprite, UnityEngine.Sprite>> overrides, ref int validCount) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.GetOverrides"); }
        public void GetOverrides(System.Collections.Generic.List<System.Collections.Generic.KeyValuePair<UnityEngine.GameObject, UnityEngine.GameObject>> overrides, ref int validCount) { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.GetOverrides"); }
        public virtual void Override() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.Override"); }
        public void PrepareOverride() { throw new Umcp.LeftOutException("UnityEngine.Tilemaps.RuleOverrideTile.PrepareOverride"); }
        public void OnEnable() { }
        [System.SerializableAttribute]
        public partial class TileSpritePair
        {
            public UnityEngine.Sprite m_OriginalSprite;
            public UnityEngine.Sprite m_OverrideSprite;
        }
        [System.SerializableAttribute]
        public partial class TileGameObjectPair
        {
            public UnityEngine.GameObject m_OriginalGameObject;
            public UnityEngine.GameObject m_OverrideGameObject;
        }
    }
}
