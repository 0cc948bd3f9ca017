// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public sealed partial class Event
    {
        public float twist { get { return m_KeptTwist.Get("UnityEngine.Event.twist"); } set { m_KeptTwist.Set(value); } } private Umcp.Kept<float> m_KeptTwist;
        public UnityEngine.Vector2 tilt { get { return m_KeptTilt.Get("UnityEngine.Event.tilt"); } set { m_KeptTilt.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptTilt;
        public UnityEngine.PenStatus penStatus { get { return m_KeptPenStatus.Get("UnityEngine.Event.penStatus"); } set { m_KeptPenStatus.Set(value); } } private Umcp.Kept<UnityEngine.PenStatus> m_KeptPenStatus;
    }
    [System.FlagsAttribute]
    public enum EventModifiers
    {
        None = 0,
        Shift = 1,
        Control = 2,
        Alt = 4,
        Command = 8,
        Numeric = 16,
        CapsLock = 32,
        FunctionKey = 64,
    }
    public enum EventType
    {
        MouseDown = 0,
        MouseUp = 1,
        MouseMove = 2,
        MouseDrag = 3,
        KeyDown = 4,
        KeyUp = 5,
        ScrollWheel = 6,
        Repaint = 7,
        Layout = 8,
        DragUpdated = 9,
        DragPerform = 10,
        DragExited = 15,
        Ignore = 11,
        Used = 12,
        ValidateCommand = 13,
        ExecuteCommand = 14,
        ContextClick = 16,
        MouseEnterWindow = 20,
        MouseLeaveWindow = 21,
        TouchDown = 30,
        TouchUp = 31,
        TouchMove = 32,
        TouchEnter = 33,
        TouchLeave = 34,
        TouchStationary = 35,
    }
    public enum FocusType
    {
        [System.Obsolete] Native = 0,
        Keyboard = 1,
        Passive = 2,
    }
    public partial class GUI
    {
        public static void SetNextControlName(string name) { }
        public static void FocusControl(string name) { }
        public static void DragWindow(UnityEngine.Rect position) { }
        public static void BringWindowToFront(int windowID) { }
        public static void BringWindowToBack(int windowID) { }
        public static void FocusWindow(int windowID) { }
        public static void UnfocusWindow() { }
        protected static string mouseTooltip { get { throw new Umcp.LeftOutException("UnityEngine.GUI.mouseTooltip"); } }
        protected static UnityEngine.Rect tooltipRect { get; set; }
        public static void Label(UnityEngine.Rect position, string text) { }
        public static void Label(UnityEngine.Rect position, UnityEngine.Texture image) { }
        public static void Label(UnityEngine.Rect position, UnityEngine.GUIContent content) { }
        public static void Label(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { }
        public static void Label(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.GUIStyle style) { }
        public static void Label(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { }
        public static void DrawTexture(UnityEngine.Rect position, UnityEngine.Texture image) { }
        public static void DrawTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode) { }
        public static void DrawTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, bool alphaBlend) { }
        public static void DrawTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, bool alphaBlend, float imageAspect) { }
        public static void DrawTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, bool alphaBlend, float imageAspect, UnityEngine.Color color, float borderWidth, float borderRadius) { }
        public static void DrawTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, bool alphaBlend, float imageAspect, UnityEngine.Color color, UnityEngine.Vector4 borderWidths, float borderRadius) { }
        public static void DrawTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, bool alphaBlend, float imageAspect, UnityEngine.Color color, UnityEngine.Vector4 borderWidths, UnityEngine.Vector4 borderRadiuses) { }
        public static void DrawTextureWithTexCoords(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.Rect texCoords) { }
        public static void DrawTextureWithTexCoords(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.Rect texCoords, bool alphaBlend) { }
        public static void Box(UnityEngine.Rect position, string text) { }
        public static void Box(UnityEngine.Rect position, UnityEngine.Texture image) { }
        public static void Box(UnityEngine.Rect position, UnityEngine.GUIContent content) { }
        public static void Box(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { }
        public static void Box(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.GUIStyle style) { }
        public static void Box(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { }
        public static bool Button(UnityEngine.Rect position, string text) { return false; }
        public static bool Button(UnityEngine.Rect position, UnityEngine.Texture image) { return false; }
        public static bool Button(UnityEngine.Rect position, UnityEngine.GUIContent content) { return false; }
        public static bool Button(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { return false; }
        public static bool Button(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.GUIStyle style) { return false; }
        public static bool Button(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { return false; }
        public static bool RepeatButton(UnityEngine.Rect position, string text) { return false; }
        public static bool RepeatButton(UnityEngine.Rect position, UnityEngine.Texture image) { return false; }
        public static bool RepeatButton(UnityEngine.Rect position, UnityEngine.GUIContent content) { return false; }
        public static bool RepeatButton(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { return false; }
        public static bool RepeatButton(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.GUIStyle style) { return false; }
        public static bool RepeatButton(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { return false; }
        public static string TextField(UnityEngine.Rect position, string text) { return text; }
        public static string TextField(UnityEngine.Rect position, string text, int maxLength) { return text; }
        public static string TextField(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { return text; }
        public static string TextField(UnityEngine.Rect position, string text, int maxLength, UnityEngine.GUIStyle style) { return text; }
        public static string PasswordField(UnityEngine.Rect position, string password, char maskChar) { return password; }
        public static string PasswordField(UnityEngine.Rect position, string password, char maskChar, int maxLength) { return password; }
        public static string PasswordField(UnityEngine.Rect position, string password, char maskChar, UnityEngine.GUIStyle style) { return password; }
        public static string PasswordField(UnityEngine.Rect position, string password, char maskChar, int maxLength, UnityEngine.GUIStyle style) { return password; }
        public static string TextArea(UnityEngine.Rect position, string text) { return text; }
        public static string TextArea(UnityEngine.Rect position, string text, int maxLength) { return text; }
        public static string TextArea(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { return text; }
        public static string TextArea(UnityEngine.Rect position, string text, int maxLength, UnityEngine.GUIStyle style) { return text; }
        public static bool Toggle(UnityEngine.Rect position, bool value, string text) { return value; }
        public static bool Toggle(UnityEngine.Rect position, bool value, UnityEngine.Texture image) { return value; }
        public static bool Toggle(UnityEngine.Rect position, bool value, UnityEngine.GUIContent content) { return value; }
        public static bool Toggle(UnityEngine.Rect position, bool value, string text, UnityEngine.GUIStyle style) { return value; }
        public static bool Toggle(UnityEngine.Rect position, bool value, UnityEngine.Texture image, UnityEngine.GUIStyle style) { return value; }
        public static bool Toggle(UnityEngine.Rect position, bool value, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { return value; }
        public static bool Toggle(UnityEngine.Rect position, int id, bool value, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { return value; }
        public static int Toolbar(UnityEngine.Rect position, int selected, string[] texts) { return selected; }
        public static int Toolbar(UnityEngine.Rect position, int selected, UnityEngine.Texture[] images) { return selected; }
        public static int Toolbar(UnityEngine.Rect position, int selected, UnityEngine.GUIContent[] contents) { return selected; }
        public static int Toolbar(UnityEngine.Rect position, int selected, string[] texts, UnityEngine.GUIStyle style) { return selected; }
        public static int Toolbar(UnityEngine.Rect position, int selected, UnityEngine.Texture[] images, UnityEngine.GUIStyle style) { return selected; }
        public static int Toolbar(UnityEngine.Rect position, int selected, UnityEngine.GUIContent[] contents, UnityEngine.GUIStyle style) { return selected; }
        public static int Toolbar(UnityEngine.Rect position, int selected, UnityEngine.GUIContent[] contents, UnityEngine.GUIStyle style, UnityEngine.GUI.ToolbarButtonSize buttonSize) { return selected; }
        public static int SelectionGrid(UnityEngine.Rect position, int selected, string[] texts, int xCount) { return selected; }
        public static int SelectionGrid(UnityEngine.Rect position, int selected, UnityEngine.Texture[] images, int xCount) { return selected; }
        public static int SelectionGrid(UnityEngine.Rect position, int selected, UnityEngine.GUIContent[] content, int xCount) { return selected; }
        public static int SelectionGrid(UnityEngine.Rect position, int selected, string[] texts, int xCount, UnityEngine.GUIStyle style) { return selected; }
        public static int SelectionGrid(UnityEngine.Rect position, int selected, UnityEngine.Texture[] images, int xCount, UnityEngine.GUIStyle style) { return selected; }
        public static int SelectionGrid(UnityEngine.Rect position, int selected, UnityEngine.GUIContent[] contents, int xCount, UnityEngine.GUIStyle style) { return selected; }
        public static float HorizontalSlider(UnityEngine.Rect position, float value, float leftValue, float rightValue) { return value; }
        public static float HorizontalSlider(UnityEngine.Rect position, float value, float leftValue, float rightValue, UnityEngine.GUIStyle slider, UnityEngine.GUIStyle thumb) { return value; }
        public static float HorizontalSlider(UnityEngine.Rect position, float value, float leftValue, float rightValue, UnityEngine.GUIStyle slider, UnityEngine.GUIStyle thumb, UnityEngine.GUIStyle thumbExtent) { return value; }
        public static float VerticalSlider(UnityEngine.Rect position, float value, float topValue, float bottomValue) { return value; }
        public static float VerticalSlider(UnityEngine.Rect position, float value, float topValue, float bottomValue, UnityEngine.GUIStyle slider, UnityEngine.GUIStyle thumb) { return value; }
        public static float VerticalSlider(UnityEngine.Rect position, float value, float topValue, float bottomValue, UnityEngine.GUIStyle slider, UnityEngine.GUIStyle thumb, UnityEngine.GUIStyle thumbExtent) { return value; }
        public static float Slider(UnityEngine.Rect position, float value, float size, float start, float end, UnityEngine.GUIStyle slider, UnityEngine.GUIStyle thumb, bool horiz, int id, UnityEngine.GUIStyle thumbExtent = null) { return value; }
        public static float HorizontalScrollbar(UnityEngine.Rect position, float value, float size, float leftValue, float rightValue) { return value; }
        public static float HorizontalScrollbar(UnityEngine.Rect position, float value, float size, float leftValue, float rightValue, UnityEngine.GUIStyle style) { return value; }
        public static float VerticalScrollbar(UnityEngine.Rect position, float value, float size, float topValue, float bottomValue) { return value; }
        public static float VerticalScrollbar(UnityEngine.Rect position, float value, float size, float topValue, float bottomValue, UnityEngine.GUIStyle style) { return value; }
        public static void BeginClip(UnityEngine.Rect position, UnityEngine.Vector2 scrollOffset, UnityEngine.Vector2 renderOffset, bool resetOffset) { }
        public static void BeginGroup(UnityEngine.Rect position) { }
        public static void BeginGroup(UnityEngine.Rect position, string text) { }
        public static void BeginGroup(UnityEngine.Rect position, UnityEngine.Texture image) { }
        public static void BeginGroup(UnityEngine.Rect position, UnityEngine.GUIContent content) { }
        public static void BeginGroup(UnityEngine.Rect position, UnityEngine.GUIStyle style) { }
        public static void BeginGroup(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { }
        public static void BeginGroup(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.GUIStyle style) { }
        public static void BeginGroup(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { }
        public static void EndGroup() { }
        public static void BeginClip(UnityEngine.Rect position) { }
        public static void EndClip() { }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect, bool alwaysShowHorizontal, bool alwaysShowVertical) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar) { return scrollPosition; }
        protected static UnityEngine.Vector2 DoBeginScrollView(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, UnityEngine.GUIStyle background) { return scrollPosition; }
        public static void EndScrollView() { }
        public static void EndScrollView(bool handleScrollWheel) { }
        public static void ScrollTo(UnityEngine.Rect position) { }
        public static bool ScrollTowards(UnityEngine.Rect position, float maxDelta) { return false; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, string text) { return clientRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, UnityEngine.Texture image) { return clientRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, UnityEngine.GUIContent content) { return clientRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, string text, UnityEngine.GUIStyle style) { return clientRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, UnityEngine.Texture image, UnityEngine.GUIStyle style) { return clientRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, UnityEngine.GUIContent title, UnityEngine.GUIStyle style) { return clientRect; }
        public static UnityEngine.Rect ModalWindow(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, string text) { return clientRect; }
        public static UnityEngine.Rect ModalWindow(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, UnityEngine.Texture image) { return clientRect; }
        public static UnityEngine.Rect ModalWindow(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, UnityEngine.GUIContent content) { return clientRect; }
        public static UnityEngine.Rect ModalWindow(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, string text, UnityEngine.GUIStyle style) { return clientRect; }
        public static UnityEngine.Rect ModalWindow(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, UnityEngine.Texture image, UnityEngine.GUIStyle style) { return clientRect; }
        public static UnityEngine.Rect ModalWindow(int id, UnityEngine.Rect clientRect, UnityEngine.GUI.WindowFunction func, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { return clientRect; }
        public static void DragWindow() { }
        public enum ToolbarButtonSize
        {
            Fixed = 0,
            FitToContents = 1,
        }
        public delegate void WindowFunction(int id);
        public partial class GroupScope : UnityEngine.GUI.Scope
        {
            public GroupScope(UnityEngine.Rect position) { }
            public GroupScope(UnityEngine.Rect position, string text) { }
            public GroupScope(UnityEngine.Rect position, UnityEngine.Texture image) { }
            public GroupScope(UnityEngine.Rect position, UnityEngine.GUIContent content) { }
            public GroupScope(UnityEngine.Rect position, UnityEngine.GUIStyle style) { }
            public GroupScope(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { }
            public GroupScope(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.GUIStyle style) { }
            protected override void CloseScope() { }
            internal GroupScope() { }
        }
        public partial class ScrollViewScope : UnityEngine.GUI.Scope
        {
            public UnityEngine.Vector2 scrollPosition { get; internal set; }
            public bool handleScrollWheel { get; set; }
            public ScrollViewScope(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect, bool alwaysShowHorizontal, bool alwaysShowVertical) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Rect position, UnityEngine.Vector2 scrollPosition, UnityEngine.Rect viewRect, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar) { this.scrollPosition = scrollPosition; }
            protected override void CloseScope() { }
            internal ScrollViewScope() { }
        }
        public partial class ClipScope : UnityEngine.GUI.Scope
        {
            public ClipScope(UnityEngine.Rect position) { }
            protected override void CloseScope() { }
            internal ClipScope() { }
        }
    }
    public partial class GUILayout
    {
        public static void Label(UnityEngine.Texture image, params UnityEngine.GUILayoutOption[] options) { }
        public static void Label(string text, params UnityEngine.GUILayoutOption[] options) { }
        public static void Label(UnityEngine.GUIContent content, params UnityEngine.GUILayoutOption[] options) { }
        public static void Label(UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void Label(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void Label(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void Box(UnityEngine.Texture image, params UnityEngine.GUILayoutOption[] options) { }
        public static void Box(string text, params UnityEngine.GUILayoutOption[] options) { }
        public static void Box(UnityEngine.GUIContent content, params UnityEngine.GUILayoutOption[] options) { }
        public static void Box(UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void Box(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void Box(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static bool Button(UnityEngine.Texture image, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool Button(string text, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool Button(UnityEngine.GUIContent content, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool Button(UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool Button(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool Button(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool RepeatButton(UnityEngine.Texture image, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool RepeatButton(string text, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool RepeatButton(UnityEngine.GUIContent content, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool RepeatButton(UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool RepeatButton(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool RepeatButton(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static string TextField(string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextField(string text, int maxLength, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextField(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextField(string text, int maxLength, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string PasswordField(string password, char maskChar, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string PasswordField(string password, char maskChar, int maxLength, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string PasswordField(string password, char maskChar, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string PasswordField(string password, char maskChar, int maxLength, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string TextArea(string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextArea(string text, int maxLength, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextArea(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextArea(string text, int maxLength, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static bool Toggle(bool value, UnityEngine.Texture image, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(bool value, string text, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(bool value, UnityEngine.GUIContent content, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(bool value, UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(bool value, string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(bool value, UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int Toolbar(int selected, string[] texts, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, UnityEngine.Texture[] images, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, UnityEngine.GUIContent[] contents, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, string[] texts, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, UnityEngine.Texture[] images, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, string[] texts, UnityEngine.GUIStyle style, UnityEngine.GUI.ToolbarButtonSize buttonSize, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, UnityEngine.Texture[] images, UnityEngine.GUIStyle style, UnityEngine.GUI.ToolbarButtonSize buttonSize, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, UnityEngine.GUIContent[] contents, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, UnityEngine.GUIContent[] contents, UnityEngine.GUIStyle style, UnityEngine.GUI.ToolbarButtonSize buttonSize, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, UnityEngine.GUIContent[] contents, bool[] enabled, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int Toolbar(int selected, UnityEngine.GUIContent[] contents, bool[] enabled, UnityEngine.GUIStyle style, UnityEngine.GUI.ToolbarButtonSize buttonSize, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int SelectionGrid(int selected, string[] texts, int xCount, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int SelectionGrid(int selected, UnityEngine.Texture[] images, int xCount, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int SelectionGrid(int selected, UnityEngine.GUIContent[] content, int xCount, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int SelectionGrid(int selected, string[] texts, int xCount, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int SelectionGrid(int selected, UnityEngine.Texture[] images, int xCount, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int SelectionGrid(int selected, UnityEngine.GUIContent[] contents, int xCount, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static float HorizontalSlider(float value, float leftValue, float rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float HorizontalSlider(float value, float leftValue, float rightValue, UnityEngine.GUIStyle slider, UnityEngine.GUIStyle thumb, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float VerticalSlider(float value, float leftValue, float rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float VerticalSlider(float value, float leftValue, float rightValue, UnityEngine.GUIStyle slider, UnityEngine.GUIStyle thumb, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float HorizontalScrollbar(float value, float size, float leftValue, float rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float HorizontalScrollbar(float value, float size, float leftValue, float rightValue, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float VerticalScrollbar(float value, float size, float topValue, float bottomValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float VerticalScrollbar(float value, float size, float topValue, float bottomValue, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static void Space(float pixels) { }
        public static void FlexibleSpace() { }
        public static void BeginHorizontal(params UnityEngine.GUILayoutOption[] options) { }
        public static void BeginHorizontal(UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void BeginHorizontal(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void BeginHorizontal(UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void BeginHorizontal(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void EndHorizontal() { }
        public static void BeginVertical(params UnityEngine.GUILayoutOption[] options) { }
        public static void BeginVertical(UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void BeginVertical(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void BeginVertical(UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void BeginVertical(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void EndVertical() { }
        public static void BeginArea(UnityEngine.Rect screenRect) { }
        public static void BeginArea(UnityEngine.Rect screenRect, string text) { }
        public static void BeginArea(UnityEngine.Rect screenRect, UnityEngine.Texture image) { }
        public static void BeginArea(UnityEngine.Rect screenRect, UnityEngine.GUIContent content) { }
        public static void BeginArea(UnityEngine.Rect screenRect, UnityEngine.GUIStyle style) { }
        public static void BeginArea(UnityEngine.Rect screenRect, string text, UnityEngine.GUIStyle style) { }
        public static void BeginArea(UnityEngine.Rect screenRect, UnityEngine.Texture image, UnityEngine.GUIStyle style) { }
        public static void BeginArea(UnityEngine.Rect screenRect, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { }
        public static void EndArea() { }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle style) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, UnityEngine.GUIStyle background, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static void EndScrollView() { }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect screenRect, UnityEngine.GUI.WindowFunction func, string text, params UnityEngine.GUILayoutOption[] options) { return screenRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect screenRect, UnityEngine.GUI.WindowFunction func, UnityEngine.Texture image, params UnityEngine.GUILayoutOption[] options) { return screenRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect screenRect, UnityEngine.GUI.WindowFunction func, UnityEngine.GUIContent content, params UnityEngine.GUILayoutOption[] options) { return screenRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect screenRect, UnityEngine.GUI.WindowFunction func, string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return screenRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect screenRect, UnityEngine.GUI.WindowFunction func, UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return screenRect; }
        public static UnityEngine.Rect Window(int id, UnityEngine.Rect screenRect, UnityEngine.GUI.WindowFunction func, UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return screenRect; }
        public partial class HorizontalScope : UnityEngine.GUI.Scope
        {
            public HorizontalScope(params UnityEngine.GUILayoutOption[] options) { }
            public HorizontalScope(UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            public HorizontalScope(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            public HorizontalScope(UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            public HorizontalScope(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            protected override void CloseScope() { }
            internal HorizontalScope() { }
        }
        public partial class VerticalScope : UnityEngine.GUI.Scope
        {
            public VerticalScope(params UnityEngine.GUILayoutOption[] options) { }
            public VerticalScope(UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            public VerticalScope(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            public VerticalScope(UnityEngine.Texture image, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            public VerticalScope(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            protected override void CloseScope() { }
            internal VerticalScope() { }
        }
        public partial class AreaScope : UnityEngine.GUI.Scope
        {
            public AreaScope(UnityEngine.Rect screenRect) { }
            public AreaScope(UnityEngine.Rect screenRect, string text) { }
            public AreaScope(UnityEngine.Rect screenRect, UnityEngine.Texture image) { }
            public AreaScope(UnityEngine.Rect screenRect, UnityEngine.GUIContent content) { }
            public AreaScope(UnityEngine.Rect screenRect, string text, UnityEngine.GUIStyle style) { }
            public AreaScope(UnityEngine.Rect screenRect, UnityEngine.Texture image, UnityEngine.GUIStyle style) { }
            public AreaScope(UnityEngine.Rect screenRect, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { }
            protected override void CloseScope() { }
            internal AreaScope() { }
        }
        public partial class ScrollViewScope : UnityEngine.GUI.Scope
        {
            public UnityEngine.Vector2 scrollPosition { get; internal set; }
            public bool handleScrollWheel { get; set; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, UnityEngine.GUIStyle background, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            protected override void CloseScope() { }
            internal ScrollViewScope() { }
        }
    }
    public partial class GUILayoutUtility
    {
        [System.Obsolete] public static void BeginGroup(string GroupName) { }
        [System.Obsolete] public static void EndGroup(string groupName) { }
        public static UnityEngine.Rect GetRect(UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(UnityEngine.GUIContent content, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(float width, float height) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(float width, float height, UnityEngine.GUIStyle style) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(float width, float height, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(float width, float height, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(float minWidth, float maxWidth, float minHeight, float maxHeight) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(float minWidth, float maxWidth, float minHeight, float maxHeight, UnityEngine.GUIStyle style) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(float minWidth, float maxWidth, float minHeight, float maxHeight, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetRect(float minWidth, float maxWidth, float minHeight, float maxHeight, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetRect"); }
        public static UnityEngine.Rect GetLastRect() { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetLastRect"); }
        public static UnityEngine.Rect GetAspectRect(float aspect) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetAspectRect"); }
        public static UnityEngine.Rect GetAspectRect(float aspect, UnityEngine.GUIStyle style) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetAspectRect"); }
        public static UnityEngine.Rect GetAspectRect(float aspect, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetAspectRect"); }
        public static UnityEngine.Rect GetAspectRect(float aspect, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEngine.GUILayoutUtility.GetAspectRect"); }
    }
    public sealed partial class GUIStyle
    {
        public float lineHeight { get { throw new Umcp.LeftOutException("UnityEngine.GUIStyle.lineHeight"); } }
        public void Draw(UnityEngine.Rect position, bool isHover, bool isActive, bool on, bool hasKeyboardFocus) { }
        public void Draw(UnityEngine.Rect position, string text, bool isHover, bool isActive, bool on, bool hasKeyboardFocus) { }
        public void Draw(UnityEngine.Rect position, UnityEngine.Texture image, bool isHover, bool isActive, bool on, bool hasKeyboardFocus) { }
        public void Draw(UnityEngine.Rect position, UnityEngine.GUIContent content, bool isHover, bool isActive, bool on, bool hasKeyboardFocus) { }
        public void Draw(UnityEngine.Rect position, UnityEngine.GUIContent content, int controlID) { }
        public void Draw(UnityEngine.Rect position, UnityEngine.GUIContent content, int controlID, bool on) { }
        public void Draw(UnityEngine.Rect position, UnityEngine.GUIContent content, int controlID, bool on, bool hover) { }
        public void DrawCursor(UnityEngine.Rect position, UnityEngine.GUIContent content, int controlID, int character) { }
        public void DrawWithTextSelection(UnityEngine.Rect position, UnityEngine.GUIContent content, int controlID, int firstSelectedCharacter, int lastSelectedCharacter) { }
        public UnityEngine.Vector2 GetCursorPixelPosition(UnityEngine.Rect position, UnityEngine.GUIContent content, int cursorStringIndex) { throw new Umcp.LeftOutException("UnityEngine.GUIStyle.GetCursorPixelPosition"); }
        public int GetCursorStringIndex(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.Vector2 cursorPixelPosition) { throw new Umcp.LeftOutException("UnityEngine.GUIStyle.GetCursorStringIndex"); }
        public UnityEngine.Vector2 CalcSize(UnityEngine.GUIContent content) { throw new Umcp.LeftOutException("UnityEngine.GUIStyle.CalcSize"); }
        public UnityEngine.Vector2 CalcScreenSize(UnityEngine.Vector2 contentSize) { throw new Umcp.LeftOutException("UnityEngine.GUIStyle.CalcScreenSize"); }
        public float CalcHeight(UnityEngine.GUIContent content, float width) { throw new Umcp.LeftOutException("UnityEngine.GUIStyle.CalcHeight"); }
        public void CalcMinMaxWidth(UnityEngine.GUIContent content, out float minWidth, out float maxWidth) { throw new Umcp.LeftOutException("UnityEngine.GUIStyle.CalcMinMaxWidth"); }
        [System.Obsolete] public UnityEngine.Vector2 clipOffset { get { return m_KeptClipOffset.Get("UnityEngine.GUIStyle.clipOffset"); } set { m_KeptClipOffset.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptClipOffset;
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class GUITargetAttribute : System.Attribute
    {
        public GUITargetAttribute() { }
        public GUITargetAttribute(int displayIndex) { }
        public GUITargetAttribute(int displayIndex, int displayIndex1) { }
        public GUITargetAttribute(int displayIndex, int displayIndex1, params int[] displayIndexList) { }
    }
    public partial class GUIUtility
    {
        public static UnityEngine.Rect AlignRectToDevice(UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEngine.GUIUtility.AlignRectToDevice"); }
        public static UnityEngine.Rect AlignRectToDevice(UnityEngine.Rect rect, out int widthInPixels, out int heightInPixels) { throw new Umcp.LeftOutException("UnityEngine.GUIUtility.AlignRectToDevice"); }
    }
    public enum ImagePosition
    {
        ImageLeft = 0,
        ImageAbove = 1,
        ImageOnly = 2,
        TextOnly = 3,
    }
    public enum PointerType
    {
        Mouse = 0,
        Touch = 1,
        Pen = 2,
    }
    public enum ScaleMode
    {
        StretchToFill = 0,
        ScaleAndCrop = 1,
        ScaleToFit = 2,
    }
    public enum TextClipping
    {
        Overflow = 0,
        Clip = 1,
    }
    public partial class TextEditor
    {
        public UnityEngine.TouchScreenKeyboard keyboardOnScreen;
        public int controlID = 0;
        public UnityEngine.GUIStyle style;
        public bool multiline = false;
        public bool hasHorizontalCursorPos = false;
        public bool isPasswordField = false;
        public UnityEngine.Vector2 scrollOffset;
        [System.Obsolete] public UnityEngine.GUIContent content { get; set; } = new UnityEngine.GUIContent();
        public string text { get { return m_KeptText.Get("UnityEngine.TextEditor.text"); } set { m_KeptText.Set(value); } } private Umcp.Kept<string> m_KeptText;
        public UnityEngine.Rect position { get { return m_KeptPosition.Get("UnityEngine.TextEditor.position"); } set { m_KeptPosition.Set(value); } } private Umcp.Kept<UnityEngine.Rect> m_KeptPosition;
        public int cursorIndex { get { return m_KeptCursorIndex.Get("UnityEngine.TextEditor.cursorIndex"); } set { m_KeptCursorIndex.Set(value); } } private Umcp.Kept<int> m_KeptCursorIndex;
        public int selectIndex { get { return m_KeptSelectIndex.Get("UnityEngine.TextEditor.selectIndex"); } set { m_KeptSelectIndex.Set(value); } } private Umcp.Kept<int> m_KeptSelectIndex;
        public UnityEngine.Vector2 graphicalCursorPos;
        public UnityEngine.Vector2 graphicalSelectCursorPos;
        public UnityEngine.TextEditor.DblClickSnapping doubleClickSnapping { get; set; }
        public int altCursorPosition { get; set; } = -1;
        public TextEditor() { }
        public void OnFocus() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.OnFocus"); }
        public void OnLostFocus() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.OnLostFocus"); }
        public bool HandleKeyEvent(UnityEngine.Event e) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.HandleKeyEvent"); }
        public bool DeleteLineBack() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.DeleteLineBack"); }
        public bool DeleteWordBack() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.DeleteWordBack"); }
        public bool DeleteWordForward() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.DeleteWordForward"); }
        public bool Delete() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.Delete"); }
        public bool CanPaste() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.CanPaste"); }
        public bool Backspace() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.Backspace"); }
        public void SelectAll() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectAll"); }
        public void SelectNone() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectNone"); }
        public bool hasSelection { get { throw new Umcp.LeftOutException("UnityEngine.TextEditor.hasSelection"); } }
        public string SelectedText { get { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectedText"); } }
        public bool DeleteSelection() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.DeleteSelection"); }
        public void ReplaceSelection(string replace) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.ReplaceSelection"); }
        public void Insert(char c) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.Insert"); }
        public void MoveSelectionToAltCursor() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveSelectionToAltCursor"); }
        public void MoveRight() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveRight"); }
        public void MoveLeft() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveLeft"); }
        public void MoveUp() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveUp"); }
        public void MoveDown() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveDown"); }
        public void MoveLineStart() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveLineStart"); }
        public void MoveLineEnd() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveLineEnd"); }
        public void MoveGraphicalLineStart() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveGraphicalLineStart"); }
        public void MoveGraphicalLineEnd() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveGraphicalLineEnd"); }
        public void MoveTextStart() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveTextStart"); }
        public void MoveTextEnd() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveTextEnd"); }
        public void MoveParagraphForward() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveParagraphForward"); }
        public void MoveParagraphBackward() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveParagraphBackward"); }
        public void MoveCursorToPosition(UnityEngine.Vector2 cursorPosition) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveCursorToPosition"); }
        protected internal void MoveCursorToPosition_Internal(UnityEngine.Vector2 cursorPosition, bool shift) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveCursorToPosition_Internal"); }
        public void MoveAltCursorToPosition(UnityEngine.Vector2 cursorPosition) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveAltCursorToPosition"); }
        public bool IsOverSelection(UnityEngine.Vector2 cursorPosition) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.IsOverSelection"); }
        public void SelectToPosition(UnityEngine.Vector2 cursorPosition) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectToPosition"); }
        public void SelectLeft() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectLeft"); }
        public void SelectRight() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectRight"); }
        public void SelectUp() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectUp"); }
        public void SelectDown() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectDown"); }
        public void SelectTextEnd() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectTextEnd"); }
        public void SelectTextStart() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectTextStart"); }
        public void MouseDragSelectsWholeWords(bool on) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MouseDragSelectsWholeWords"); }
        public void DblClickSnap(UnityEngine.TextEditor.DblClickSnapping snapping) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.DblClickSnap"); }
        public void MoveWordRight() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveWordRight"); }
        public void MoveToStartOfNextWord() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveToStartOfNextWord"); }
        public void MoveToEndOfPreviousWord() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveToEndOfPreviousWord"); }
        public void SelectToStartOfNextWord() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectToStartOfNextWord"); }
        public void SelectToEndOfPreviousWord() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectToEndOfPreviousWord"); }
        public int FindStartOfNextWord(int p) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.FindStartOfNextWord"); }
        public void MoveWordLeft() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.MoveWordLeft"); }
        public void SelectWordRight() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectWordRight"); }
        public void SelectWordLeft() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectWordLeft"); }
        public void ExpandSelectGraphicalLineStart() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.ExpandSelectGraphicalLineStart"); }
        public void ExpandSelectGraphicalLineEnd() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.ExpandSelectGraphicalLineEnd"); }
        public void SelectGraphicalLineStart() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectGraphicalLineStart"); }
        public void SelectGraphicalLineEnd() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectGraphicalLineEnd"); }
        public void SelectParagraphForward() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectParagraphForward"); }
        public void SelectParagraphBackward() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectParagraphBackward"); }
        public void SelectCurrentWord() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectCurrentWord"); }
        public void SelectCurrentParagraph() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SelectCurrentParagraph"); }
        public void UpdateScrollOffsetIfNeeded(UnityEngine.Event evt) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.UpdateScrollOffsetIfNeeded"); }
        public void DrawCursor(string newText) { throw new Umcp.LeftOutException("UnityEngine.TextEditor.DrawCursor"); }
        public void SaveBackup() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.SaveBackup"); }
        public void Undo() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.Undo"); }
        public bool Cut() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.Cut"); }
        public void Copy() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.Copy"); }
        public bool Paste() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.Paste"); }
        public void DetectFocusChange() { throw new Umcp.LeftOutException("UnityEngine.TextEditor.DetectFocusChange"); }
        public enum DblClickSnapping : byte
        {
            WORDS = 0,
            PARAGRAPHS = 1,
        }
    }
}
