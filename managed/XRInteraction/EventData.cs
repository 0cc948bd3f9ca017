using UnityEngine.EventSystems;

namespace UnityEngine.XR.Interaction.Toolkit.UI
{
    public partial class TrackedDeviceEventData : PointerEventData
    {
        public TrackedDeviceEventData(EventSystem eventSystem) : base(eventSystem)
        {
        }
    }
}
