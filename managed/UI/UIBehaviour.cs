namespace UnityEngine.EventSystems
{
    /// <summary>What all scripts of the UI derive from.</summary>
    public abstract partial class UIBehaviour : MonoBehaviour
    {
        public virtual bool IsActive() => isActiveAndEnabled;

        public bool IsDestroyed() => this == null;
    }
}
