using UnityEngine;

namespace UnityEditor.UI
{
    /// <summary>Inspectors of uGUI, which projects derive theirs from. They draw nothing.</summary>
    public partial class SelectableEditor : Editor
    {
    }
}
