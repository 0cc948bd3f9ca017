namespace UnityEngine.Rendering
{
    public sealed partial class SortingGroup
    {
        private static readonly int s_Layer = Native.Slot("UnityEngine.Rendering.SortingGroup", "m_SortingLayerID");
        private static readonly int s_Order = Native.Slot("UnityEngine.Rendering.SortingGroup", "m_SortingOrder");
        private static readonly int s_AtRoot = Native.Slot("UnityEngine.Rendering.SortingGroup", "m_SortAtRoot");

        public string sortingLayerName
        {
            get { return SortingLayer.IDToName(sortingLayerID); }
            set { sortingLayerID = SortingLayer.NameToID(value); }
        }

        public int sortingLayerID
        {
            get { return Native.GetInt(Ptr, s_Layer); }
            set { Native.SetInt(Ptr, s_Layer, value); }
        }

        public int sortingOrder
        {
            get { return Native.GetInt(Ptr, s_Order); }
            set { Native.SetInt(Ptr, s_Order, value); }
        }

        public bool sortAtRoot
        {
            get { return Native.GetInt(Ptr, s_AtRoot) != 0; }
            set { Native.SetInt(Ptr, s_AtRoot, value ? 1 : 0); }
        }
    }
}
