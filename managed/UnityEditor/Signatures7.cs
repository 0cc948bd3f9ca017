// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public sealed partial class Handles
    {
        public static UnityEngine.Color xAxisColor { get; internal set; }
        public static UnityEngine.Color yAxisColor { get; internal set; }
        public static UnityEngine.Color zAxisColor { get; internal set; }
        public static UnityEngine.Color centerColor { get; internal set; }
        public static UnityEngine.Color selectedColor { get; internal set; }
        public static UnityEngine.Color preselectionColor { get; internal set; }
        public static UnityEngine.Color secondaryColor { get; internal set; }
        public static UnityEngine.Color elementColor { get { throw new Umcp.LeftOutException("UnityEditor.Handles.elementColor"); } }
        public static UnityEngine.Color elementPreselectionColor { get { throw new Umcp.LeftOutException("UnityEditor.Handles.elementPreselectionColor"); } }
        public static UnityEngine.Color elementSelectionColor { get { throw new Umcp.LeftOutException("UnityEditor.Handles.elementSelectionColor"); } }
        public static UnityEngine.Color UIColliderHandleColor { get; internal set; }
        public static float lineThickness { get { throw new Umcp.LeftOutException("UnityEditor.Handles.lineThickness"); } }
        public static void DrawPolyLine(params UnityEngine.Vector3[] points) { }
        public static void DrawLine(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2) { }
        public static void DrawLine(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2, float thickness) { }
        public static void DrawLines(UnityEngine.Vector3[] lineSegments) { }
        public static void DrawLines(UnityEngine.Vector3[] points, int[] segmentIndices) { }
        public static void DrawDottedLine(UnityEngine.Vector3 p1, UnityEngine.Vector3 p2, float screenSpaceSize) { }
        public static void DrawDottedLines(UnityEngine.Vector3[] lineSegments, float screenSpaceSize) { }
        public static void DrawDottedLines(UnityEngine.Vector3[] points, int[] segmentIndices, float screenSpaceSize) { }
        public static void DrawWireCube(UnityEngine.Vector3 center, UnityEngine.Vector3 size) { }
        public static bool ShouldRenderGizmos() { return false; }
        public static void DrawGizmos(UnityEngine.Camera camera) { }
        public static UnityEngine.Vector3 Slider(UnityEngine.Vector3 position, UnityEngine.Vector3 direction) { return position; }
        public static UnityEngine.Vector3 Slider(UnityEngine.Vector3 position, UnityEngine.Vector3 direction, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return position; }
        public static UnityEngine.Vector3 Slider(int controlID, UnityEngine.Vector3 position, UnityEngine.Vector3 direction, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return position; }
        public static UnityEngine.Vector3 Slider(int controlID, UnityEngine.Vector3 position, UnityEngine.Vector3 offset, UnityEngine.Vector3 direction, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return position; }
        [System.Obsolete] public static UnityEngine.Vector3 FreeMoveHandle(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.Vector3 snap, UnityEditor.Handles.CapFunction capFunction) { return position; }
        [System.Obsolete] public static UnityEngine.Vector3 FreeMoveHandle(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.Vector3 snap, UnityEditor.Handles.CapFunction capFunction) { return position; }
        public static UnityEngine.Vector3 FreeMoveHandle(UnityEngine.Vector3 position, float size, UnityEngine.Vector3 snap, UnityEditor.Handles.CapFunction capFunction) { return position; }
        public static UnityEngine.Vector3 FreeMoveHandle(int controlID, UnityEngine.Vector3 position, float size, UnityEngine.Vector3 snap, UnityEditor.Handles.CapFunction capFunction) { return position; }
        public static float ScaleValueHandle(float value, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return size; }
        public static float ScaleValueHandle(int controlID, float value, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEditor.Handles.CapFunction capFunction, float snap) { return size; }
        public static bool Button(UnityEngine.Vector3 position, UnityEngine.Quaternion direction, float size, float pickSize, UnityEditor.Handles.CapFunction capFunction) { return false; }
        public static void CubeHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void SphereHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void ConeHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void CylinderHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void RectangleHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void DotHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void CircleHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void ArrowHandleCap(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static void DrawSelectionFrame(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static UnityEngine.Vector3 PositionHandle(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { return position; }
        public static UnityEngine.Vector3 PositionHandle(UnityEditor.Handles.PositionHandleIds ids, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { return position; }
        public static UnityEngine.Quaternion RotationHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position) { return rotation; }
        public static UnityEngine.Quaternion RotationHandle(UnityEditor.Handles.RotationHandleIds ids, UnityEngine.Quaternion rotation, UnityEngine.Vector3 position) { return rotation; }
        public static UnityEngine.Vector3 ScaleHandle(UnityEngine.Vector3 scale, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { return position; }
        public static UnityEngine.Vector3 ScaleHandle(UnityEngine.Vector3 scale, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { return position; }
        public static float RadiusHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, float radius, bool handlesOnly) { return radius; }
        public static float RadiusHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, float radius) { return radius; }
        public static UnityEngine.Vector3 Slider2D(int id, UnityEngine.Vector3 handlePos, UnityEngine.Vector3 offset, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(int id, UnityEngine.Vector3 handlePos, UnityEngine.Vector3 offset, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap, bool drawHelper) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap, bool drawHelper) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(int id, UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(int id, UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, UnityEngine.Vector2 snap, bool drawHelper) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, float snap) { return handlePos; }
        public static UnityEngine.Vector3 Slider2D(UnityEngine.Vector3 handlePos, UnityEngine.Vector3 handleDir, UnityEngine.Vector3 slideDir1, UnityEngine.Vector3 slideDir2, float handleSize, UnityEditor.Handles.CapFunction capFunction, float snap, bool drawHelper) { return handlePos; }
        public static UnityEngine.Quaternion FreeRotateHandle(int id, UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, float size) { return rotation; }
        public static UnityEngine.Quaternion FreeRotateHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, float size) { return rotation; }
        public static float ScaleSlider(int id, float scale, UnityEngine.Vector3 position, UnityEngine.Vector3 direction, UnityEngine.Quaternion rotation, float size, float snap) { return size; }
        public static float ScaleSlider(float scale, UnityEngine.Vector3 position, UnityEngine.Vector3 direction, UnityEngine.Quaternion rotation, float size, float snap) { return size; }
        public static UnityEngine.Quaternion Disc(int id, UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, UnityEngine.Vector3 axis, float size, bool cutoffPlane, float snap) { return rotation; }
        public static UnityEngine.Quaternion Disc(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position, UnityEngine.Vector3 axis, float size, bool cutoffPlane, float snap) { return rotation; }
        public static float SnapValue(float value, float snap) { return value; }
        public static UnityEngine.Vector2 SnapValue(UnityEngine.Vector2 value, UnityEngine.Vector2 snap) { return value; }
        public static UnityEngine.Vector3 SnapValue(UnityEngine.Vector3 value, UnityEngine.Vector3 snap) { return value; }
        public static void SnapToGrid(UnityEngine.Transform[] transforms, UnityEngine.SnapAxis axis = (UnityEngine.SnapAxis)7) { }
        public static void SnapToGrid(UnityEngine.Vector3[] positions, UnityEngine.SnapAxis axis = (UnityEngine.SnapAxis)7) { }
        public UnityEngine.Camera currentCamera { get { return m_KeptCurrentCamera.Get("UnityEditor.Handles.currentCamera"); } set { m_KeptCurrentCamera.Set(value); } } private Umcp.Kept<UnityEngine.Camera> m_KeptCurrentCamera;
        public static void SelectionFrame(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { }
        public static void DrawAAPolyLine(UnityEngine.Color[] colors, UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(float width, UnityEngine.Color[] colors, UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(params UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(float width, params UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(UnityEngine.Texture2D lineTex, params UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(float width, int actualNumberOfPoints, params UnityEngine.Vector3[] points) { }
        public static void DrawAAPolyLine(UnityEngine.Texture2D lineTex, float width, params UnityEngine.Vector3[] points) { }
        public static void DrawAAConvexPolygon(params UnityEngine.Vector3[] points) { }
        public static void DrawBezier(UnityEngine.Vector3 startPosition, UnityEngine.Vector3 endPosition, UnityEngine.Vector3 startTangent, UnityEngine.Vector3 endTangent, UnityEngine.Color color, UnityEngine.Texture2D texture, float width) { }
        public static void DrawWireDisc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, float radius) { }
        public static void DrawWireDisc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, float radius, float thickness) { }
        public static void DrawWireArc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, UnityEngine.Vector3 from, float angle, float radius) { }
        public static void DrawWireArc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, UnityEngine.Vector3 from, float angle, float radius, float thickness) { }
        public static void DrawSolidRectangleWithOutline(UnityEngine.Rect rectangle, UnityEngine.Color faceColor, UnityEngine.Color outlineColor) { }
        public static void DrawSolidRectangleWithOutline(UnityEngine.Vector3[] verts, UnityEngine.Color faceColor, UnityEngine.Color outlineColor) { }
        public static void DrawSolidDisc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, float radius) { }
        public static void DrawSolidArc(UnityEngine.Vector3 center, UnityEngine.Vector3 normal, UnityEngine.Vector3 from, float angle, float radius) { }
        public static void Label(UnityEngine.Vector3 position, string text) { }
        public static void Label(UnityEngine.Vector3 position, UnityEngine.Texture image) { }
        public static void Label(UnityEngine.Vector3 position, UnityEngine.GUIContent content) { }
        public static void Label(UnityEngine.Vector3 position, string text, UnityEngine.GUIStyle style) { }
        public static void Label(UnityEngine.Vector3 position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { }
        public static UnityEngine.Vector2 GetMainGameViewSize() { throw new Umcp.LeftOutException("UnityEditor.Handles.GetMainGameViewSize"); }
        public static void DrawOutline(int[] parentRenderers, int[] childRenderers, UnityEngine.Color parentNodeColor, UnityEngine.Color childNodeColor, float fillOpacity = 0f) { }
        public static void DrawOutline(int[] renderers, UnityEngine.Color color, float fillOpacity = 0f) { }
        public static void DrawOutline(UnityEngine.Renderer[] renderers, UnityEngine.Color parentNodeColor, UnityEngine.Color childNodeColor, float fillOpacity = 0f) { }
        public static void DrawOutline(UnityEngine.Renderer[] renderers, UnityEngine.Color color, float fillOpacity = 0f) { }
        public static void DrawOutline(UnityEngine.GameObject[] objects, UnityEngine.Color parentNodeColor, UnityEngine.Color childNodeColor, float fillOpacity = 0f) { }
        public static void DrawOutline(UnityEngine.GameObject[] objects, UnityEngine.Color color, float fillOpacity = 0f) { }
        public static void DrawOutline(System.Collections.Generic.List<UnityEngine.GameObject> objects, UnityEngine.Color parentNodeColor, UnityEngine.Color childNodeColor, float fillOpacity = 0f) { }
        public static void DrawOutline(System.Collections.Generic.List<UnityEngine.GameObject> objects, UnityEngine.Color color, float fillOpacity = 0f) { }
        public static void ClearCamera(UnityEngine.Rect position, UnityEngine.Camera camera) { }
        public static void DrawCamera(UnityEngine.Rect position, UnityEngine.Camera camera) { }
        public static void DrawCamera(UnityEngine.Rect position, UnityEngine.Camera camera, UnityEditor.DrawCameraMode drawMode) { }
        public static void DrawCamera(UnityEngine.Rect position, UnityEngine.Camera camera, UnityEditor.DrawCameraMode drawMode, bool drawGizmos) { }
        public static void SetCamera(UnityEngine.Camera camera) { }
        public static void SetCamera(UnityEngine.Rect position, UnityEngine.Camera camera) { }
        public static void BeginGUI() { }
        [System.Obsolete] public static void BeginGUI(UnityEngine.Rect position) { }
        public static void EndGUI() { }
        public static UnityEngine.Vector3[] MakeBezierPoints(UnityEngine.Vector3 startPosition, UnityEngine.Vector3 endPosition, UnityEngine.Vector3 startTangent, UnityEngine.Vector3 endTangent, int division) { throw new Umcp.LeftOutException("UnityEditor.Handles.MakeBezierPoints"); }
        public static void DrawTexture3DSDF(UnityEngine.Texture texture, float stepScale = 1f, float surfaceOffset = 0f, UnityEngine.Gradient customColorRamp = null) { }
        public static void DrawTexture3DSlice(UnityEngine.Texture texture, UnityEngine.Vector3 slicePositions, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)1, bool useColorRamp = false, UnityEngine.Gradient customColorRamp = null) { }
        public static void DrawTexture3DVolume(UnityEngine.Texture texture, float opacity = 1f, float qualityModifier = 1f, UnityEngine.FilterMode filterMode = (UnityEngine.FilterMode)1, bool useColorRamp = false, UnityEngine.Gradient customColorRamp = null) { }
        public static bool lighting { get { return s_KeptLighting.Get("UnityEditor.Handles.lighting"); } set { s_KeptLighting.Set(value); } } private static Umcp.Kept<bool> s_KeptLighting;
        public static UnityEngine.Color color { get { return s_KeptColor.Get("UnityEditor.Handles.color"); } set { s_KeptColor.Set(value); } } private static Umcp.Kept<UnityEngine.Color> s_KeptColor;
        public static UnityEngine.Rendering.CompareFunction zTest { get { return s_KeptZTest.Get("UnityEditor.Handles.zTest"); } set { s_KeptZTest.Set(value); } } private static Umcp.Kept<UnityEngine.Rendering.CompareFunction> s_KeptZTest;
        public static UnityEngine.Matrix4x4 matrix { get { return s_KeptMatrix.Get("UnityEditor.Handles.matrix"); } set { s_KeptMatrix.Set(value); } } private static Umcp.Kept<UnityEngine.Matrix4x4> s_KeptMatrix;
        public static UnityEngine.Matrix4x4 inverseMatrix { get { throw new Umcp.LeftOutException("UnityEditor.Handles.inverseMatrix"); } }
        public static UnityEngine.Vector3 DoPositionHandle(UnityEngine.Vector3 position, UnityEngine.Quaternion rotation) { return position; }
        public static UnityEngine.Vector3 DoScaleHandle(UnityEngine.Vector3 scale, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size) { return position; }
        public static UnityEngine.Quaternion DoRotationHandle(UnityEngine.Quaternion rotation, UnityEngine.Vector3 position) { return rotation; }
        public static void TransformHandle(ref UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation, ref UnityEngine.Vector3 scale) { }
        public static void TransformHandle(ref UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, ref UnityEngine.Vector3 scale) { }
        public static void TransformHandle(UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation, ref UnityEngine.Vector3 scale) { }
        public static void TransformHandle(ref UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation, ref float uniformScale) { }
        public static void TransformHandle(ref UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, ref float uniformScale) { }
        public static void TransformHandle(UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation, ref float uniformScale) { }
        public static void TransformHandle(ref UnityEngine.Vector3 position, ref UnityEngine.Quaternion rotation) { }
        public partial struct DrawingScope : System.IDisposable
        {
            public UnityEngine.Color originalColor { get; internal set; }
            public UnityEngine.Matrix4x4 originalMatrix { get; internal set; }
            public DrawingScope(UnityEngine.Color color) : this() { }
            public DrawingScope(UnityEngine.Matrix4x4 matrix) : this() { }
            public DrawingScope(UnityEngine.Color color, UnityEngine.Matrix4x4 matrix) : this() { }
            public void Dispose() { }
        }
        public delegate void CapFunction(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType);
        public delegate float SizeFunction(UnityEngine.Vector3 position);
        public partial struct PositionHandleIds
        {
            public static UnityEditor.Handles.PositionHandleIds @default { get { throw new Umcp.LeftOutException("UnityEditor.Handles.PositionHandleIds.default"); } }
            public readonly int x;
            public readonly int y;
            public readonly int z;
            public readonly int xy;
            public readonly int yz;
            public readonly int xz;
            public readonly int xyz;
        }
        public partial struct RotationHandleIds
        {
            public static UnityEditor.Handles.RotationHandleIds @default { get { throw new Umcp.LeftOutException("UnityEditor.Handles.RotationHandleIds.default"); } }
            public readonly int x;
            public readonly int y;
            public readonly int z;
            public readonly int cameraAxis;
            public readonly int xyz;
        }
    }
    public partial class Help
    {
        public static bool HasHelpForObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Help.HasHelpForObject"); }
        public static string GetHelpURLForObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Help.GetHelpURLForObject"); }
        public static void ShowHelpForObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Help.ShowHelpForObject"); }
        public static void ShowHelpPage(string page) { throw new Umcp.LeftOutException("UnityEditor.Help.ShowHelpPage"); }
        public static void BrowseURL(string url) { throw new Umcp.LeftOutException("UnityEditor.Help.BrowseURL"); }
    }
    public partial interface IHasCustomMenu
    {
        void AddItemsToMenu(UnityEditor.GenericMenu menu);
    }
}

namespace UnityEditor.IMGUI.Controls
{
    public abstract partial class AdvancedDropdown
    {
        protected UnityEngine.Vector2 minimumSize { get; set; }
        public AdvancedDropdown(UnityEditor.IMGUI.Controls.AdvancedDropdownState state) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdown"); }
        public void Show(UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdown.Show"); }
        protected abstract UnityEditor.IMGUI.Controls.AdvancedDropdownItem BuildRoot();
        protected virtual void ItemSelected(UnityEditor.IMGUI.Controls.AdvancedDropdownItem item) { }
        internal AdvancedDropdown() { }
    }
    public partial class AdvancedDropdownItem : System.IComparable
    {
        public string name { get; set; }
        public UnityEngine.Texture2D icon { get { return m_KeptIcon.Get("UnityEditor.IMGUI.Controls.AdvancedDropdownItem.icon"); } set { m_KeptIcon.Set(value); } } private Umcp.Kept<UnityEngine.Texture2D> m_KeptIcon;
        public int id { get; set; }
        public bool enabled { get; set; } = true;
        public System.Collections.Generic.IEnumerable<UnityEditor.IMGUI.Controls.AdvancedDropdownItem> children { get; internal set; }
        public void AddChild(UnityEditor.IMGUI.Controls.AdvancedDropdownItem child) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdownItem.AddChild"); }
        public AdvancedDropdownItem(string name) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdownItem"); }
        public virtual int CompareTo(object o) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdownItem.CompareTo"); }
        public void AddSeparator() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.AdvancedDropdownItem.AddSeparator"); }
        internal AdvancedDropdownItem() { }
    }
    [System.SerializableAttribute]
    public partial class AdvancedDropdownState
    {
    }
    public partial class ArcHandle
    {
        public static void DefaultAngleHandleDrawFunction(int controlID, UnityEngine.Vector3 position, UnityEngine.Quaternion rotation, float size, UnityEngine.EventType eventType) { }
        public static float DefaultAngleHandleSizeFunction(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.ArcHandle.DefaultAngleHandleSizeFunction"); }
        public static float DefaultRadiusHandleSizeFunction(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.ArcHandle.DefaultRadiusHandleSizeFunction"); }
        public float angle { get; set; }
        public float radius { get; set; }
        public UnityEngine.Color angleHandleColor { get; set; }
        public UnityEngine.Color radiusHandleColor { get; set; }
        public UnityEngine.Color fillColor { get; set; }
        public UnityEngine.Color wireframeColor { get; set; }
        public UnityEditor.Handles.CapFunction angleHandleDrawFunction { get; set; }
        public UnityEditor.Handles.SizeFunction angleHandleSizeFunction { get; set; }
        public UnityEditor.Handles.CapFunction radiusHandleDrawFunction { get; set; }
        public UnityEditor.Handles.SizeFunction radiusHandleSizeFunction { get; set; }
        public ArcHandle() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.ArcHandle"); }
        public void SetColorWithoutRadiusHandle(UnityEngine.Color color, float fillColorAlpha) { }
        public void SetColorWithRadiusHandle(UnityEngine.Color color, float fillColorAlpha) { }
        public void DrawHandle() { }
    }
    public partial class BoxBoundsHandle : UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle
    {
        [System.Obsolete] public BoxBoundsHandle(int controlIDHint) : base(controlIDHint) { }
        public BoxBoundsHandle() : base() { }
        public UnityEngine.Vector3 size { get { return m_KeptSize.Get("UnityEditor.IMGUI.Controls.BoxBoundsHandle.size"); } set { m_KeptSize.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptSize;
        protected override void DrawWireframe() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.BoxBoundsHandle.DrawWireframe"); }
    }
    public partial class CapsuleBoundsHandle : UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle
    {
        public UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.HeightAxis heightAxis { get { return m_KeptHeightAxis.Get("UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.heightAxis"); } set { m_KeptHeightAxis.Set(value); } } private Umcp.Kept<UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.HeightAxis> m_KeptHeightAxis;
        public float height { get { return m_KeptHeight.Get("UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.height"); } set { m_KeptHeight.Set(value); } } private Umcp.Kept<float> m_KeptHeight;
        public float radius { get { return m_KeptRadius.Get("UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.radius"); } set { m_KeptRadius.Set(value); } } private Umcp.Kept<float> m_KeptRadius;
        [System.Obsolete] public CapsuleBoundsHandle(int controlIDHint) : base(controlIDHint) { }
        public CapsuleBoundsHandle() : base() { }
        protected override void DrawWireframe() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.CapsuleBoundsHandle.DrawWireframe"); }
        public enum HeightAxis
        {
            X = 0,
            Y = 1,
            Z = 2,
        }
    }
    public partial class JointAngularLimitHandle
    {
        public float xMin { get { return m_KeptXMin.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.xMin"); } set { m_KeptXMin.Set(value); } } private Umcp.Kept<float> m_KeptXMin;
        public float xMax { get { return m_KeptXMax.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.xMax"); } set { m_KeptXMax.Set(value); } } private Umcp.Kept<float> m_KeptXMax;
        public float yMin { get { return m_KeptYMin.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.yMin"); } set { m_KeptYMin.Set(value); } } private Umcp.Kept<float> m_KeptYMin;
        public float yMax { get { return m_KeptYMax.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.yMax"); } set { m_KeptYMax.Set(value); } } private Umcp.Kept<float> m_KeptYMax;
        public float zMin { get { return m_KeptZMin.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.zMin"); } set { m_KeptZMin.Set(value); } } private Umcp.Kept<float> m_KeptZMin;
        public float zMax { get { return m_KeptZMax.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.zMax"); } set { m_KeptZMax.Set(value); } } private Umcp.Kept<float> m_KeptZMax;
        public UnityEngine.Vector2 xRange { get; set; }
        public UnityEngine.Vector2 yRange { get; set; }
        public UnityEngine.Vector2 zRange { get; set; }
        public UnityEngine.ConfigurableJointMotion xMotion { get; set; }
        public UnityEngine.ConfigurableJointMotion yMotion { get; set; }
        public UnityEngine.ConfigurableJointMotion zMotion { get; set; }
        public UnityEngine.Color xHandleColor { get { return m_KeptXHandleColor.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.xHandleColor"); } set { m_KeptXHandleColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptXHandleColor;
        public UnityEngine.Color yHandleColor { get { return m_KeptYHandleColor.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.yHandleColor"); } set { m_KeptYHandleColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptYHandleColor;
        public UnityEngine.Color zHandleColor { get { return m_KeptZHandleColor.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.zHandleColor"); } set { m_KeptZHandleColor.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptZHandleColor;
        public float radius { get { return m_KeptRadius.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.radius"); } set { m_KeptRadius.Set(value); } } private Umcp.Kept<float> m_KeptRadius;
        public float fillAlpha { get; set; }
        public float wireframeAlpha { get; set; }
        public UnityEditor.Handles.CapFunction angleHandleDrawFunction { get { return m_KeptAngleHandleDrawFunction.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.angleHandleDrawFunction"); } set { m_KeptAngleHandleDrawFunction.Set(value); } } private Umcp.Kept<UnityEditor.Handles.CapFunction> m_KeptAngleHandleDrawFunction;
        public UnityEditor.Handles.SizeFunction angleHandleSizeFunction { get { return m_KeptAngleHandleSizeFunction.Get("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.angleHandleSizeFunction"); } set { m_KeptAngleHandleSizeFunction.Set(value); } } private Umcp.Kept<UnityEditor.Handles.SizeFunction> m_KeptAngleHandleSizeFunction;
        public JointAngularLimitHandle() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.JointAngularLimitHandle"); }
        public void DrawHandle() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.DrawHandle"); }
        public void DrawHandle(bool usingArticulations) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.JointAngularLimitHandle.DrawHandle"); }
    }
    public partial class MultiColumnHeader
    {
        public event UnityEditor.IMGUI.Controls.MultiColumnHeader.HeaderCallback sortingChanged { add { } remove { } }
        public event UnityEditor.IMGUI.Controls.MultiColumnHeader.HeaderCallback visibleColumnsChanged { add { } remove { } }
        public event System.Action<int> columnSettingsChanged { add { } remove { } }
        public event System.Action<int, int> columnsSwapped { add { } remove { } }
        public float height { get; set; }
        public bool canSort { get; set; } = true;
        protected int currentColumnIndex { get; private set; } = -1;
        protected bool allowDraggingColumnsToReorder { get; set; } = false;
        public int sortedColumnIndex { get { return m_KeptSortedColumnIndex.Get("UnityEditor.IMGUI.Controls.MultiColumnHeader.sortedColumnIndex"); } set { m_KeptSortedColumnIndex.Set(value); } } private Umcp.Kept<int> m_KeptSortedColumnIndex;
        public UnityEditor.IMGUI.Controls.MultiColumnHeaderState state { get { return m_KeptState.Get("UnityEditor.IMGUI.Controls.MultiColumnHeader.state"); } set { m_KeptState.Set(value); } } private Umcp.Kept<UnityEditor.IMGUI.Controls.MultiColumnHeaderState> m_KeptState;
        public MultiColumnHeader(UnityEditor.IMGUI.Controls.MultiColumnHeaderState state) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader"); }
        public void SetSortingColumns(int[] columnIndices, bool[] sortAscending) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.SetSortingColumns"); }
        public void SetSorting(int columnIndex, bool sortAscending) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.SetSorting"); }
        public void SetSortDirection(int columnIndex, bool sortAscending) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.SetSortDirection"); }
        public bool IsSortedAscending(int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.IsSortedAscending"); }
        public UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column GetColumn(int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.GetColumn"); }
        public bool IsColumnVisible(int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.IsColumnVisible"); }
        public int GetVisibleColumnIndex(int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.GetVisibleColumnIndex"); }
        public UnityEngine.Rect GetCellRect(int visibleColumnIndex, UnityEngine.Rect rowRect) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.GetCellRect"); }
        public UnityEngine.Rect GetColumnRect(int visibleColumnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.GetColumnRect"); }
        public void ResizeToFit() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.ResizeToFit"); }
        public virtual void OnGUI(UnityEngine.Rect rect, float xScroll) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.OnGUI"); }
        protected virtual void ColumnHeaderClicked(UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column column, int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.ColumnHeaderClicked"); }
        protected virtual void OnSortingChanged() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.OnSortingChanged"); }
        protected virtual void ColumnHeaderGUI(UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column column, UnityEngine.Rect headerRect, int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.ColumnHeaderGUI"); }
        protected void SortingButton(UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column column, UnityEngine.Rect headerRect, int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.SortingButton"); }
        protected virtual void AddColumnHeaderContextMenuItems(UnityEditor.GenericMenu menu) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.AddColumnHeaderContextMenuItems"); }
        protected virtual void OnVisibleColumnsChanged() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.OnVisibleColumnsChanged"); }
        protected virtual void ToggleVisibility(int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.ToggleVisibility"); }
        public void Repaint() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.Repaint"); }
        internal MultiColumnHeader() { }
        public static partial class DefaultGUI
        {
            public static float defaultHeight { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.DefaultGUI.defaultHeight"); } }
            public static float minimumHeight { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.DefaultGUI.minimumHeight"); } }
            public static float columnContentMargin { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.DefaultGUI.columnContentMargin"); } }
        }
        public static partial class DefaultStyles
        {
            public static UnityEngine.GUIStyle columnHeader = "MultiColumnHeader";
            public static UnityEngine.GUIStyle columnHeaderRightAligned = "MultiColumnHeaderRight";
            public static UnityEngine.GUIStyle columnHeaderCenterAligned = "MultiColumnHeaderCenter";
            public static UnityEngine.GUIStyle background = "MultiColumnTopBar";
        }
        public delegate void HeaderCallback(UnityEditor.IMGUI.Controls.MultiColumnHeader multiColumnHeader);
    }
    [System.SerializableAttribute]
    public partial class MultiColumnHeaderState
    {
        public static bool CanOverwriteSerializedFields(UnityEditor.IMGUI.Controls.MultiColumnHeaderState source, UnityEditor.IMGUI.Controls.MultiColumnHeaderState destination) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeaderState.CanOverwriteSerializedFields"); }
        public static void OverwriteSerializedFields(UnityEditor.IMGUI.Controls.MultiColumnHeaderState source, UnityEditor.IMGUI.Controls.MultiColumnHeaderState destination) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeaderState.OverwriteSerializedFields"); }
        public MultiColumnHeaderState(UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column[] columns) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeaderState"); }
        public int sortedColumnIndex { get { return m_KeptSortedColumnIndex.Get("UnityEditor.IMGUI.Controls.MultiColumnHeaderState.sortedColumnIndex"); } set { m_KeptSortedColumnIndex.Set(value); } } private Umcp.Kept<int> m_KeptSortedColumnIndex;
        public int maximumNumberOfSortedColumns { get { return m_KeptMaximumNumberOfSortedColumns.Get("UnityEditor.IMGUI.Controls.MultiColumnHeaderState.maximumNumberOfSortedColumns"); } set { m_KeptMaximumNumberOfSortedColumns.Set(value); } } private Umcp.Kept<int> m_KeptMaximumNumberOfSortedColumns;
        public int[] sortedColumns { get { return m_KeptSortedColumns.Get("UnityEditor.IMGUI.Controls.MultiColumnHeaderState.sortedColumns"); } set { m_KeptSortedColumns.Set(value); } } private Umcp.Kept<int[]> m_KeptSortedColumns;
        public UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column[] columns { get; internal set; }
        public int[] visibleColumns { get { return m_KeptVisibleColumns.Get("UnityEditor.IMGUI.Controls.MultiColumnHeaderState.visibleColumns"); } set { m_KeptVisibleColumns.Set(value); } } private Umcp.Kept<int[]> m_KeptVisibleColumns;
        public float widthOfAllVisibleColumns { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeaderState.widthOfAllVisibleColumns"); } }
        internal MultiColumnHeaderState() { }
        [System.SerializableAttribute]
        public partial class Column
        {
            public float width = 50;
            public bool sortedAscending;
            public UnityEngine.GUIContent headerContent = new UnityEngine.GUIContent();
            public string contextMenuText;
            public UnityEngine.TextAlignment headerTextAlignment;
            public UnityEngine.TextAlignment sortingArrowAlignment;
            public float minWidth = 20;
            public float maxWidth = 1000000f;
            public bool autoResize = true;
            public bool allowToggleVisibility = true;
            public bool canSort = true;
            public int userData;
        }
    }
    public abstract partial class PrimitiveBoundsHandle
    {
        public static float DefaultMidpointHandleSizeFunction(UnityEngine.Vector3 position) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.DefaultMidpointHandleSizeFunction"); }
        public UnityEngine.Vector3 center { get { return m_KeptCenter.Get("UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.center"); } set { m_KeptCenter.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptCenter;
        public UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.Axes axes { get; set; }
        public UnityEngine.Color handleColor { get; set; }
        public UnityEngine.Color wireframeColor { get; set; }
        public UnityEditor.Handles.CapFunction midpointHandleDrawFunction { get; set; }
        public UnityEditor.Handles.SizeFunction midpointHandleSizeFunction { get; set; }
        [System.Obsolete] public PrimitiveBoundsHandle(int controlIDHint) : this() { }
        public PrimitiveBoundsHandle() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle"); }
        public void SetColor(UnityEngine.Color color) { }
        public void DrawHandle() { }
        protected abstract void DrawWireframe();
        protected virtual UnityEngine.Bounds OnHandleChanged(UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.HandleDirection handle, UnityEngine.Bounds boundsOnClick, UnityEngine.Bounds newBounds) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.OnHandleChanged"); }
        protected UnityEngine.Vector3 GetSize() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.GetSize"); }
        protected void SetSize(UnityEngine.Vector3 size) { }
        protected bool IsAxisEnabled(UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.Axes axis) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.IsAxisEnabled"); }
        protected bool IsAxisEnabled(int vector3Axis) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle.IsAxisEnabled"); }
        [System.FlagsAttribute]
        public enum Axes
        {
            None = 0,
            X = 1,
            Y = 2,
            Z = 4,
            All = 7,
        }
        public enum HandleDirection
        {
            PositiveX = 0,
            NegativeX = 1,
            PositiveY = 2,
            NegativeY = 3,
            PositiveZ = 4,
            NegativeZ = 5,
        }
    }
    public partial class SearchField
    {
        public event UnityEditor.IMGUI.Controls.SearchField.SearchFieldCallback downOrUpArrowKeyPressed { add { } remove { } }
        public SearchField() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SearchField"); }
        public int searchFieldControlID { get; set; }
        public bool autoSetFocusOnFindCommand { get; set; } = true;
        public void SetFocus() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SearchField.SetFocus"); }
        public bool HasFocus() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SearchField.HasFocus"); }
        public string OnGUI(UnityEngine.Rect rect, string text, UnityEngine.GUIStyle style, UnityEngine.GUIStyle cancelButtonStyle, UnityEngine.GUIStyle emptyCancelButtonStyle) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SearchField.OnGUI"); }
        public string OnGUI(UnityEngine.Rect rect, string text) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SearchField.OnGUI"); }
        public string OnGUI(string text, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SearchField.OnGUI"); }
        public string OnToolbarGUI(UnityEngine.Rect rect, string text) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SearchField.OnToolbarGUI"); }
        public string OnToolbarGUI(string text, params UnityEngine.GUILayoutOption[] options) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SearchField.OnToolbarGUI"); }
        public delegate void SearchFieldCallback();
    }
    public partial class SphereBoundsHandle : UnityEditor.IMGUI.Controls.PrimitiveBoundsHandle
    {
        [System.Obsolete] public SphereBoundsHandle(int controlIDHint) : base(controlIDHint) { }
        public SphereBoundsHandle() : base() { }
        public float radius { get { return m_KeptRadius.Get("UnityEditor.IMGUI.Controls.SphereBoundsHandle.radius"); } set { m_KeptRadius.Set(value); } } private Umcp.Kept<float> m_KeptRadius;
        protected override void DrawWireframe() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.SphereBoundsHandle.DrawWireframe"); }
    }
    public abstract partial class TreeView
    {
        protected UnityEditor.IMGUI.Controls.TreeView.GetNewSelectionFunction getNewSelectionOverride { set { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.getNewSelectionOverride"); } }
        protected UnityEditor.IMGUI.Controls.TreeView.DoFoldoutCallback foldoutOverride { get; set; }
        public TreeView(UnityEditor.IMGUI.Controls.TreeViewState state) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView"); }
        public TreeView(UnityEditor.IMGUI.Controls.TreeViewState state, UnityEditor.IMGUI.Controls.MultiColumnHeader multiColumnHeader) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView"); }
        protected abstract UnityEditor.IMGUI.Controls.TreeViewItem BuildRoot();
        protected virtual System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> BuildRows(UnityEditor.IMGUI.Controls.TreeViewItem root) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.BuildRows"); }
        public void Reload() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.Reload"); }
        public void Repaint() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.Repaint"); }
        public UnityEditor.IMGUI.Controls.TreeViewState state { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.state"); } }
        public UnityEditor.IMGUI.Controls.MultiColumnHeader multiColumnHeader { get; set; }
        protected UnityEditor.IMGUI.Controls.TreeViewItem rootItem { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.rootItem"); } }
        protected UnityEditor.IMGUI.Controls.TreeViewItem hoveredItem { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.hoveredItem"); } }
        protected bool enableItemHovering { get { return m_KeptEnableItemHovering.Get("UnityEditor.IMGUI.Controls.TreeView.enableItemHovering"); } set { m_KeptEnableItemHovering.Set(value); } } private Umcp.Kept<bool> m_KeptEnableItemHovering;
        protected bool isInitialized { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.isInitialized"); } }
        protected UnityEngine.Rect treeViewRect { get { return m_KeptTreeViewRect.Get("UnityEditor.IMGUI.Controls.TreeView.treeViewRect"); } set { m_KeptTreeViewRect.Set(value); } } private Umcp.Kept<UnityEngine.Rect> m_KeptTreeViewRect;
        protected float baseIndent { get { return m_KeptBaseIndent.Get("UnityEditor.IMGUI.Controls.TreeView.baseIndent"); } set { m_KeptBaseIndent.Set(value); } } private Umcp.Kept<float> m_KeptBaseIndent;
        protected float foldoutWidth { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.foldoutWidth"); } }
        protected float extraSpaceBeforeIconAndLabel { get { return m_KeptExtraSpaceBeforeIconAndLabel.Get("UnityEditor.IMGUI.Controls.TreeView.extraSpaceBeforeIconAndLabel"); } set { m_KeptExtraSpaceBeforeIconAndLabel.Set(value); } } private Umcp.Kept<float> m_KeptExtraSpaceBeforeIconAndLabel;
        protected float customFoldoutYOffset { get { return m_KeptCustomFoldoutYOffset.Get("UnityEditor.IMGUI.Controls.TreeView.customFoldoutYOffset"); } set { m_KeptCustomFoldoutYOffset.Set(value); } } private Umcp.Kept<float> m_KeptCustomFoldoutYOffset;
        protected int columnIndexForTreeFoldouts { get { return m_KeptColumnIndexForTreeFoldouts.Get("UnityEditor.IMGUI.Controls.TreeView.columnIndexForTreeFoldouts"); } set { m_KeptColumnIndexForTreeFoldouts.Set(value); } } private Umcp.Kept<int> m_KeptColumnIndexForTreeFoldouts;
        protected bool useScrollView { get { return m_KeptUseScrollView.Get("UnityEditor.IMGUI.Controls.TreeView.useScrollView"); } set { m_KeptUseScrollView.Set(value); } } private Umcp.Kept<bool> m_KeptUseScrollView;
        protected UnityEngine.Rect GetCellRectForTreeFoldouts(UnityEngine.Rect rowRect) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetCellRectForTreeFoldouts"); }
        protected float depthIndentWidth { get { return m_KeptDepthIndentWidth.Get("UnityEditor.IMGUI.Controls.TreeView.depthIndentWidth"); } set { m_KeptDepthIndentWidth.Set(value); } } private Umcp.Kept<float> m_KeptDepthIndentWidth;
        protected bool showAlternatingRowBackgrounds { get; set; }
        protected bool showBorder { get; set; }
        protected bool showingHorizontalScrollBar { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.showingHorizontalScrollBar"); } }
        protected bool showingVerticalScrollBar { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.showingVerticalScrollBar"); } }
        protected float cellMargin { get { return m_KeptCellMargin.Get("UnityEditor.IMGUI.Controls.TreeView.cellMargin"); } set { m_KeptCellMargin.Set(value); } } private Umcp.Kept<float> m_KeptCellMargin;
        public float totalHeight { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.totalHeight"); } }
        protected float rowHeight { get { return m_KeptRowHeight.Get("UnityEditor.IMGUI.Controls.TreeView.rowHeight"); } set { m_KeptRowHeight.Set(value); } } private Umcp.Kept<float> m_KeptRowHeight;
        public int treeViewControlID { get; set; }
        protected bool isDragging { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.isDragging"); } }
        protected UnityEngine.Rect GetRowRect(int row) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetRowRect"); }
        public virtual System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> GetRows() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetRows"); }
        protected System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> FindRows(System.Collections.Generic.IList<int> ids) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.FindRows"); }
        protected UnityEditor.IMGUI.Controls.TreeViewItem FindItem(int id, UnityEditor.IMGUI.Controls.TreeViewItem searchFromThisItem) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.FindItem"); }
        protected int FindRowOfItem(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.FindRowOfItem"); }
        protected void GetFirstAndLastVisibleRows(out int firstRowVisible, out int lastRowVisible) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetFirstAndLastVisibleRows"); }
        public void ExpandAll() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.ExpandAll"); }
        public void CollapseAll() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CollapseAll"); }
        public void SetExpandedRecursive(int id, bool expanded) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetExpandedRecursive"); }
        public bool SetExpanded(int id, bool expanded) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetExpanded"); }
        public void SetExpanded(System.Collections.Generic.IList<int> ids) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetExpanded"); }
        public System.Collections.Generic.IList<int> GetExpanded() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetExpanded"); }
        public bool IsExpanded(int id) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.IsExpanded"); }
        public bool hasSearch { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.hasSearch"); } }
        public string searchString { get { return m_KeptSearchString.Get("UnityEditor.IMGUI.Controls.TreeView.searchString"); } set { m_KeptSearchString.Set(value); } } private Umcp.Kept<string> m_KeptSearchString;
        public System.Collections.Generic.IList<int> GetSelection() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetSelection"); }
        public void SetSelection(System.Collections.Generic.IList<int> selectedIDs) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetSelection"); }
        public bool IsSelected(int id) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.IsSelected"); }
        public bool HasSelection() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.HasSelection"); }
        public bool HasFocus() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.HasFocus"); }
        public void SetFocus() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetFocus"); }
        public void SetFocusAndEnsureSelectedItem() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetFocusAndEnsureSelectedItem"); }
        protected void SelectionClick(UnityEditor.IMGUI.Controls.TreeViewItem item, bool keepMultiSelection) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SelectionClick"); }
        public bool BeginRename(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.BeginRename"); }
        public bool BeginRename(UnityEditor.IMGUI.Controls.TreeViewItem item, float delay) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.BeginRename"); }
        public void EndRename() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.EndRename"); }
        public void FrameItem(int id) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.FrameItem"); }
        public virtual void OnGUI(UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.OnGUI"); }
        public void SelectAllRows() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SelectAllRows"); }
        protected float GetFoldoutIndent(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetFoldoutIndent"); }
        protected float GetContentIndent(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetContentIndent"); }
        protected System.Collections.Generic.IList<int> SortItemIDsInRowOrder(System.Collections.Generic.IList<int> ids) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SortItemIDsInRowOrder"); }
        protected void CenterRectUsingSingleLineHeight(ref UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CenterRectUsingSingleLineHeight"); }
        protected void AddExpandedRows(UnityEditor.IMGUI.Controls.TreeViewItem root, System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> rows) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.AddExpandedRows"); }
        protected virtual void SelectionChanged(System.Collections.Generic.IList<int> selectedIds) { }
        protected virtual void SingleClickedItem(int id) { }
        protected virtual void DoubleClickedItem(int id) { }
        protected virtual void ContextClickedItem(int id) { }
        protected virtual void ContextClicked() { }
        protected virtual void ExpandedStateChanged() { }
        protected virtual void SearchChanged(string newSearch) { }
        protected virtual void KeyEvent() { }
        protected virtual System.Collections.Generic.IList<int> GetAncestors(int id) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetAncestors"); }
        protected virtual System.Collections.Generic.IList<int> GetDescendantsThatHaveChildren(int id) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetDescendantsThatHaveChildren"); }
        protected virtual bool CanMultiSelect(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CanMultiSelect"); }
        protected virtual bool CanRename(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CanRename"); }
        protected virtual void RenameEnded(UnityEditor.IMGUI.Controls.TreeView.RenameEndedArgs args) { }
        protected virtual bool CanStartDrag(UnityEditor.IMGUI.Controls.TreeView.CanStartDragArgs args) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CanStartDrag"); }
        protected virtual void SetupDragAndDrop(UnityEditor.IMGUI.Controls.TreeView.SetupDragAndDropArgs args) { }
        protected virtual UnityEditor.DragAndDropVisualMode HandleDragAndDrop(UnityEditor.IMGUI.Controls.TreeView.DragAndDropArgs args) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.HandleDragAndDrop"); }
        protected virtual bool CanBeParent(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CanBeParent"); }
        protected virtual bool CanChangeExpandedState(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CanChangeExpandedState"); }
        protected virtual bool DoesItemMatchSearch(UnityEditor.IMGUI.Controls.TreeViewItem item, string search) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.DoesItemMatchSearch"); }
        protected virtual void RowGUI(UnityEditor.IMGUI.Controls.TreeView.RowGUIArgs args) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.RowGUI"); }
        protected virtual void BeforeRowsGUI() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.BeforeRowsGUI"); }
        protected virtual void AfterRowsGUI() { }
        protected virtual void RefreshCustomRowHeights() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.RefreshCustomRowHeights"); }
        protected virtual float GetCustomRowHeight(int row, UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetCustomRowHeight"); }
        protected virtual UnityEngine.Rect GetRenameRect(UnityEngine.Rect rowRect, int row, UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetRenameRect"); }
        protected virtual void CommandEventHandling() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CommandEventHandling"); }
        protected static void SetupParentsAndChildrenFromDepths(UnityEditor.IMGUI.Controls.TreeViewItem root, System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> rows) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetupParentsAndChildrenFromDepths"); }
        protected static void SetupDepthsFromParentsAndChildren(UnityEditor.IMGUI.Controls.TreeViewItem root) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetupDepthsFromParentsAndChildren"); }
        protected static System.Collections.Generic.List<UnityEditor.IMGUI.Controls.TreeViewItem> CreateChildListForCollapsedParent() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CreateChildListForCollapsedParent"); }
        protected static bool IsChildListForACollapsedParent(System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> childList) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.IsChildListForACollapsedParent"); }
        internal TreeView() { }
        public static partial class DefaultGUI
        {
            public static void FoldoutLabel(UnityEngine.Rect rect, string label, bool selected, bool focused) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.DefaultGUI.FoldoutLabel"); }
            public static void Label(UnityEngine.Rect rect, string label, bool selected, bool focused) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.DefaultGUI.Label"); }
            public static void LabelRightAligned(UnityEngine.Rect rect, string label, bool selected, bool focused) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.DefaultGUI.LabelRightAligned"); }
            public static void BoldLabel(UnityEngine.Rect rect, string label, bool selected, bool focused) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.DefaultGUI.BoldLabel"); }
            public static void BoldLabelRightAligned(UnityEngine.Rect rect, string label, bool selected, bool focused) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.DefaultGUI.BoldLabelRightAligned"); }
        }
        public static partial class DefaultStyles
        {
            public static UnityEngine.GUIStyle foldoutLabel;
            public static UnityEngine.GUIStyle label;
            public static UnityEngine.GUIStyle labelRightAligned;
            public static UnityEngine.GUIStyle boldLabel;
            public static UnityEngine.GUIStyle boldLabelRightAligned;
            public static UnityEngine.GUIStyle backgroundEven = "OL EntryBackEven";
            public static UnityEngine.GUIStyle backgroundOdd = "OL EntryBackOdd";
        }
        public delegate bool DoFoldoutCallback(UnityEngine.Rect position, bool expandedState, UnityEngine.GUIStyle style);
        public delegate System.Collections.Generic.List<int> GetNewSelectionFunction(UnityEditor.IMGUI.Controls.TreeViewItem clickedItem, bool keepMultiSelection, bool useActionKeyAsShift);
        protected partial struct RowGUIArgs
        {
            public UnityEditor.IMGUI.Controls.TreeViewItem item;
            public string label;
            public UnityEngine.Rect rowRect;
            public int row;
            public bool selected;
            public bool focused;
            public bool isRenaming;
            public int GetNumVisibleColumns() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.RowGUIArgs.GetNumVisibleColumns"); }
            public int GetColumn(int visibleColumnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.RowGUIArgs.GetColumn"); }
            public UnityEngine.Rect GetCellRect(int visibleColumnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.RowGUIArgs.GetCellRect"); }
        }
        protected partial struct DragAndDropArgs
        {
            public UnityEditor.IMGUI.Controls.TreeView.DragAndDropPosition dragAndDropPosition;
            public UnityEditor.IMGUI.Controls.TreeViewItem parentItem;
            public int insertAtIndex;
            public bool performDrop;
        }
        protected partial struct SetupDragAndDropArgs
        {
            public System.Collections.Generic.IList<int> draggedItemIDs;
        }
        protected partial struct CanStartDragArgs
        {
            public UnityEditor.IMGUI.Controls.TreeViewItem draggedItem;
            public System.Collections.Generic.IList<int> draggedItemIDs;
        }
        protected partial struct RenameEndedArgs
        {
            public bool acceptedRename;
            public int itemID;
            public string originalName;
            public string newName;
        }
        public enum DragAndDropPosition
        {
            UponItem = 0,
            BetweenItems = 1,
            OutsideItems = 2,
        }
    }
    public partial class TreeViewItem : System.IComparable<UnityEditor.IMGUI.Controls.TreeViewItem>
    {
        public TreeViewItem() { }
        public TreeViewItem(int id) { this.id = id; }
        public TreeViewItem(int id, int depth) { this.id = id; this.depth = depth; }
        public TreeViewItem(int id, int depth, string displayName) { this.depth = depth; this.id = id; this.displayName = displayName; }
        public virtual int id { get; set; }
        public virtual string displayName { get; set; }
        public virtual int depth { get; set; }
        public virtual bool hasChildren { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeViewItem.hasChildren"); } }
        public virtual System.Collections.Generic.List<UnityEditor.IMGUI.Controls.TreeViewItem> children { get; set; }
        public virtual UnityEditor.IMGUI.Controls.TreeViewItem parent { get; set; }
        public virtual UnityEngine.Texture2D icon { get; set; }
        public void AddChild(UnityEditor.IMGUI.Controls.TreeViewItem child) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeViewItem.AddChild"); }
        public virtual int CompareTo(UnityEditor.IMGUI.Controls.TreeViewItem other) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeViewItem.CompareTo"); }
    }
    [System.SerializableAttribute]
    public partial class TreeViewState
    {
        public System.Collections.Generic.List<int> selectedIDs { get; set; } = new System.Collections.Generic.List<int>();
        public int lastClickedID { get; set; }
        public System.Collections.Generic.List<int> expandedIDs { get; set; } = new System.Collections.Generic.List<int>();
        public string searchString { get; set; }
        public UnityEngine.Vector2 scrollPos;
    }
}

namespace UnityEditor
{
    public enum IconKind
    {
        Any = -1,
        Application = 0,
        Settings = 1,
        Notification = 2,
        Spotlight = 3,
        Store = 4,
    }
    public enum Il2CppCompilerConfiguration
    {
        Debug = 0,
        Release = 1,
        Master = 2,
    }
    [System.FlagsAttribute]
    public enum ImportAssetOptions
    {
        Default = 0,
        ForceUpdate = 1,
        ForceSynchronousImport = 8,
        ImportRecursive = 256,
        DontDownloadFromCacheServer = 8192,
        ForceUncompressedImport = 16384,
    }
}
