namespace UnityEngine
{
    public partial struct ContactFilter2D
    {
        public bool isFiltering => !useTriggers || useLayerMask || useDepth || useNormalAngle;

        public ContactFilter2D NoFilter()
        {
            this = new ContactFilter2D
            {
                useTriggers = true,
                layerMask = Physics2D.AllLayers,
                minDepth = float.NegativeInfinity,
                maxDepth = float.PositiveInfinity,
                maxNormalAngle = NormalAngleUpperLimit
            };
            return this;
        }

        public void SetLayerMask(LayerMask layerMask)
        {
            this.layerMask = layerMask;
            useLayerMask = true;
        }

        public void ClearLayerMask()
        {
            useLayerMask = false;
        }

        public void SetDepth(float minDepth, float maxDepth)
        {
            this.minDepth = minDepth;
            this.maxDepth = maxDepth;
            useDepth = true;
        }

        public void ClearDepth()
        {
            useDepth = false;
        }

        public void SetNormalAngle(float minNormalAngle, float maxNormalAngle)
        {
            this.minNormalAngle = minNormalAngle;
            this.maxNormalAngle = maxNormalAngle;
            useNormalAngle = true;
        }

        public void ClearNormalAngle()
        {
            useNormalAngle = false;
        }

        public bool IsFilteringTrigger(Collider2D collider) => !useTriggers && collider.isTrigger;
        public bool IsFilteringLayerMask(GameObject obj) => useLayerMask && (layerMask & 1 << obj.layer) == 0;

        public bool IsFilteringDepth(GameObject obj)
        {
            float depth = obj.transform.position.z;
            bool isOutside = depth < Mathf.Min(minDepth, maxDepth) || depth > Mathf.Max(minDepth, maxDepth);
            return useDepth && isOutside != useOutsideDepth;
        }
    }
}
