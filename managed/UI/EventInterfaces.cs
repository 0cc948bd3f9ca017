namespace UnityEngine.EventSystems
{
    /// <summary>What a script implements to hear of events; see ExecuteEvents.</summary>
    public interface IEventSystemHandler
    {
    }
}
