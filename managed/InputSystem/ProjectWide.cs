using System.IO;
using System.Text.RegularExpressions;

namespace UnityEngine.InputSystem
{
    public static partial class InputSystem
    {
        private static InputActionAsset s_Actions;
        private static bool s_AreActionsKnown;

        /// <summary>The project-wide actions, which are enabled from the start; null: the project has chosen
        /// none.</summary>
        public static InputActionAsset actions
        {
            get
            {
                if (!s_AreActionsKnown)
                {
                    s_AreActionsKnown = true;
                    s_Actions = FindActions();
                    s_Actions?.Enable();
                }
                return s_Actions;
            }
            set
            {
                s_AreActionsKnown = true;
                s_Actions = value;
            }
        }

        private static InputActionAsset FindActions()
        {
            string path =
                Path.Combine(Path.GetDirectoryName(Application.dataPath), "ProjectSettings/EditorBuildSettings.asset");
            string text = File.Exists(path) ? File.ReadAllText(path) : "";
            Match named = Regex.Match(text, @"com\.unity\.input\.settings\.actions:\s*\{[^}]*guid:\s*(\w{32})");
            Object[] found = named.Success ? Native.LoadResource(named.Groups[1].Value, typeof(InputActionAsset), 2)
                : null;
            return found == null || found.Length == 0 ? null : found[0] as InputActionAsset;
        }
    }

    public static partial class InputExtensions
    {
        public static bool IsInProgress(this InputActionPhase phase)
            => phase == InputActionPhase.Started || phase == InputActionPhase.Performed;

        public static bool IsEndedOrCanceled(this TouchPhase phase)
            => phase == TouchPhase.Canceled || phase == TouchPhase.Ended;

        public static bool IsActive(this TouchPhase phase) => phase == TouchPhase.Began || phase == TouchPhase.Moved
            || phase == TouchPhase.Stationary;
    }
}
