using System;

namespace UnityEngine.Rendering
{
    /// <summary>The name of a pass or a tag of shaders.</summary>
    public partial struct ShaderTagId : IEquatable<ShaderTagId>
    {
        public static readonly ShaderTagId none;
        private readonly string m_Name;

        public ShaderTagId(string name)
        {
            m_Name = name;
        }

        public string name => m_Name ?? "";
        public bool Equals(ShaderTagId other) => name == other.name;
        public override bool Equals(object obj) => obj is ShaderTagId && Equals((ShaderTagId)obj);
        public override int GetHashCode() => name.GetHashCode();
        public static bool operator ==(ShaderTagId tag1, ShaderTagId tag2) => tag1.Equals(tag2);
        public static bool operator !=(ShaderTagId tag1, ShaderTagId tag2) => !tag1.Equals(tag2);
        public static explicit operator ShaderTagId(string name) => new ShaderTagId(name);
        public static explicit operator string(ShaderTagId tagId) => tagId.name;
    }

    public partial struct RenderQueueRange : IEquatable<RenderQueueRange>
    {
        public static readonly int minimumBound = 0;
        public static readonly int maximumBound = 5000;
        private int m_LowerBound, m_UpperBound;

        public RenderQueueRange(int lowerBound, int upperBound)
        {
            m_LowerBound = Checked(lowerBound, nameof(lowerBound));
            m_UpperBound = Checked(upperBound, nameof(upperBound));
        }

        public static RenderQueueRange all => new RenderQueueRange(minimumBound, maximumBound);
        public static RenderQueueRange opaque => new RenderQueueRange(minimumBound, 2500);
        public static RenderQueueRange transparent => new RenderQueueRange(2501, maximumBound);

        public int lowerBound
        {
            get { return m_LowerBound; }
            set { m_LowerBound = Checked(value, nameof(lowerBound)); }
        }

        public int upperBound
        {
            get { return m_UpperBound; }
            set { m_UpperBound = Checked(value, nameof(upperBound)); }
        }

        private static int Checked(int bound, string name)
        {
            bool isIn = bound >= minimumBound && bound <= maximumBound;
            return isIn ? bound
                : throw new ArgumentOutOfRangeException(name, "The bound must be at least " + minimumBound
                + " and at most " + maximumBound + ".");
        }

        public bool Equals(RenderQueueRange other) => m_LowerBound == other.m_LowerBound
            && m_UpperBound == other.m_UpperBound;
        public override bool Equals(object obj) => obj is RenderQueueRange && Equals((RenderQueueRange)obj);
        public override int GetHashCode() => (m_LowerBound * 397) ^ m_UpperBound;
        public static bool operator ==(RenderQueueRange left, RenderQueueRange right) => left.Equals(right);
        public static bool operator !=(RenderQueueRange left, RenderQueueRange right) => !left.Equals(right);
    }

    public partial struct SortingLayerRange
    {
        public static SortingLayerRange all => new SortingLayerRange(short.MinValue, short.MaxValue);
    }

    /// <summary>What of a scene would be drawn.</summary>
    public partial struct FilteringSettings : IEquatable<FilteringSettings>
    {
        public FilteringSettings(RenderQueueRange? renderQueueRange = null, int layerMask = -1,
            uint renderingLayerMask = uint.MaxValue, int excludeMotionVectorObjects = 0)
        {
            this.renderQueueRange = renderQueueRange ?? RenderQueueRange.all;
            this.layerMask = layerMask;
            this.renderingLayerMask = renderingLayerMask;
            this.excludeMotionVectorObjects = excludeMotionVectorObjects != 0;
            sortingLayerRange = SortingLayerRange.all;
        }

        public static FilteringSettings defaultValue => new FilteringSettings(RenderQueueRange.all);
        public RenderQueueRange renderQueueRange { get; set; }
        public int layerMask { get; set; }
        public uint renderingLayerMask { get; set; }
        public bool excludeMotionVectorObjects { get; set; }
        public SortingLayerRange sortingLayerRange { get; set; }

        public bool Equals(FilteringSettings other)
        {
            return renderQueueRange.Equals(other.renderQueueRange) && layerMask == other.layerMask
                && renderingLayerMask == other.renderingLayerMask
                && excludeMotionVectorObjects == other.excludeMotionVectorObjects
                    && sortingLayerRange.Equals(other.sortingLayerRange);
        }

        public override bool Equals(object obj) => obj is FilteringSettings && Equals((FilteringSettings)obj);
        public override int GetHashCode() => layerMask ^ (int)renderingLayerMask;
        public static bool operator ==(FilteringSettings left, FilteringSettings right) => left.Equals(right);
        public static bool operator !=(FilteringSettings left, FilteringSettings right) => !left.Equals(right);
    }
}
