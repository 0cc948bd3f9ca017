namespace UnityEngine.Rendering
{
    public sealed partial class SortingGroup
    {
        public string sortingLayerName
        {
            get { return SortingLayer.IDToName(sortingLayerID); }
            set { sortingLayerID = SortingLayer.NameToID(value); }
        }
    }
}
