using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public sealed partial class GUILayoutOption
    {
        internal readonly string what;
        internal readonly object value;

        internal GUILayoutOption(string what, object value)
        {
            this.what = what;
            this.value = value;
        }
    }

    public partial class GUI
    {
        private static GUISkin s_Skin;

        public static GUISkin skin
        {
            get { return s_Skin ? s_Skin : s_Skin = ScriptableObject.CreateInstance<GUISkin>(); }
            set { s_Skin = value; }
        }

        public abstract partial class Scope : IDisposable
        {
            private bool m_IsDisposed;

            public void Dispose()
            {
                if (!m_IsDisposed)
                {
                    m_IsDisposed = true;
                    CloseScope();
                }
            }
        }
    }

    public partial class GUILayout
    {
        public static GUILayoutOption Width(float width) => new GUILayoutOption("width", width);
        public static GUILayoutOption MinWidth(float minWidth) => new GUILayoutOption("minWidth", minWidth);
        public static GUILayoutOption MaxWidth(float maxWidth) => new GUILayoutOption("maxWidth", maxWidth);
        public static GUILayoutOption Height(float height) => new GUILayoutOption("height", height);
        public static GUILayoutOption MinHeight(float minHeight) => new GUILayoutOption("minHeight", minHeight);
        public static GUILayoutOption MaxHeight(float maxHeight) => new GUILayoutOption("maxHeight", maxHeight);
        public static GUILayoutOption ExpandWidth(bool expand) => new GUILayoutOption("stretchWidth", expand);
        public static GUILayoutOption ExpandHeight(bool expand) => new GUILayoutOption("stretchHeight", expand);
    }

    public partial class GUIUtility
    {
        private static readonly Dictionary<int, object> s_States = new Dictionary<int, object>();
        private static int s_LastControl;

        public static int GetControlID(FocusType focus) => ++s_LastControl;
        public static int GetControlID(int hint, FocusType focus) => ++s_LastControl;
        public static int GetControlID(FocusType focus, Rect position) => ++s_LastControl;
        public static int GetControlID(int hint, FocusType focusType, Rect rect) => ++s_LastControl;
        public static int GetControlID(GUIContent contents, FocusType focus) => ++s_LastControl;
        public static int GetControlID(GUIContent contents, FocusType focus, Rect position) => ++s_LastControl;

        public static object GetStateObject(Type t, int controlID)
        {
            object state;
            if (!s_States.TryGetValue(controlID, out state) || state.GetType() != t)
            {
                state = s_States[controlID] = Activator.CreateInstance(t);
            }
            return state;
        }

        public static object QueryStateObject(Type t, int controlID)
        {
            object state;
            return s_States.TryGetValue(controlID, out state) && t.IsInstanceOfType(state) ? state : null;
        }

        public static void ExitGUI()
        {
            throw new ExitGUIException();
        }

        public static Vector2 GUIToScreenPoint(Vector2 guiPoint) => guiPoint;
        public static Rect GUIToScreenRect(Rect guiRect) => guiRect;
        public static Vector2 ScreenToGUIPoint(Vector2 screenPoint) => screenPoint;
        public static Rect ScreenToGUIRect(Rect screenRect) => screenRect;

        public static void RotateAroundPivot(float angle, Vector2 pivotPoint)
        {
            Around(pivotPoint, Quaternion.Euler(0, 0, angle), Vector3.one);
        }

        public static void ScaleAroundPivot(Vector2 scale, Vector2 pivotPoint)
        {
            Around(pivotPoint, Quaternion.identity, new Vector3(scale.x, scale.y, 1));
        }

        private static void Around(Vector2 pivot, Quaternion rotation, Vector3 scale)
        {
            GUI.matrix = Matrix4x4.TRS(pivot, rotation, scale)
                * Matrix4x4.TRS(-pivot, Quaternion.identity, Vector3.one) * GUI.matrix;
        }
    }
}
