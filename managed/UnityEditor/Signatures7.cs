// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor.IMGUI.Controls
{
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
        public JointAngularLimitHandle() { }
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
        public MultiColumnHeader(UnityEditor.IMGUI.Controls.MultiColumnHeaderState state) { }
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
        public virtual void OnGUI(UnityEngine.Rect rect, float xScroll) { }
        protected virtual void ColumnHeaderClicked(UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column column, int columnIndex) { }
        protected virtual void OnSortingChanged() { }
        protected virtual void ColumnHeaderGUI(UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column column, UnityEngine.Rect headerRect, int columnIndex) { }
        protected void SortingButton(UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column column, UnityEngine.Rect headerRect, int columnIndex) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.MultiColumnHeader.SortingButton"); }
        protected virtual void AddColumnHeaderContextMenuItems(UnityEditor.GenericMenu menu) { }
        protected virtual void OnVisibleColumnsChanged() { }
        protected virtual void ToggleVisibility(int columnIndex) { }
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
        public MultiColumnHeaderState(UnityEditor.IMGUI.Controls.MultiColumnHeaderState.Column[] columns) { }
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
        public PrimitiveBoundsHandle() { }
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
        public SearchField() { }
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
        public TreeView(UnityEditor.IMGUI.Controls.TreeViewState state) { }
        public TreeView(UnityEditor.IMGUI.Controls.TreeViewState state, UnityEditor.IMGUI.Controls.MultiColumnHeader multiColumnHeader) { }
        protected abstract UnityEditor.IMGUI.Controls.TreeViewItem BuildRoot();
        protected virtual System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> BuildRows(UnityEditor.IMGUI.Controls.TreeViewItem root) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.BuildRows"); }
        public void Reload() { }
        public void Repaint() { }
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
        public void ExpandAll() { }
        public void CollapseAll() { }
        public void SetExpandedRecursive(int id, bool expanded) { }
        public bool SetExpanded(int id, bool expanded) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SetExpanded"); }
        public void SetExpanded(System.Collections.Generic.IList<int> ids) { }
        public System.Collections.Generic.IList<int> GetExpanded() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetExpanded"); }
        public bool IsExpanded(int id) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.IsExpanded"); }
        public bool hasSearch { get { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.hasSearch"); } }
        public string searchString { get { return m_KeptSearchString.Get("UnityEditor.IMGUI.Controls.TreeView.searchString"); } set { m_KeptSearchString.Set(value); } } private Umcp.Kept<string> m_KeptSearchString;
        public System.Collections.Generic.IList<int> GetSelection() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetSelection"); }
        public void SetSelection(System.Collections.Generic.IList<int> selectedIDs) { }
        public bool IsSelected(int id) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.IsSelected"); }
        public bool HasSelection() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.HasSelection"); }
        public bool HasFocus() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.HasFocus"); }
        public void SetFocus() { }
        public void SetFocusAndEnsureSelectedItem() { }
        protected void SelectionClick(UnityEditor.IMGUI.Controls.TreeViewItem item, bool keepMultiSelection) { }
        public bool BeginRename(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.BeginRename"); }
        public bool BeginRename(UnityEditor.IMGUI.Controls.TreeViewItem item, float delay) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.BeginRename"); }
        public void EndRename() { }
        public void FrameItem(int id) { }
        public virtual void OnGUI(UnityEngine.Rect rect) { }
        public void SelectAllRows() { }
        protected float GetFoldoutIndent(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetFoldoutIndent"); }
        protected float GetContentIndent(UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetContentIndent"); }
        protected System.Collections.Generic.IList<int> SortItemIDsInRowOrder(System.Collections.Generic.IList<int> ids) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.SortItemIDsInRowOrder"); }
        protected void CenterRectUsingSingleLineHeight(ref UnityEngine.Rect rect) { }
        protected void AddExpandedRows(UnityEditor.IMGUI.Controls.TreeViewItem root, System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> rows) { }
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
        protected virtual void RowGUI(UnityEditor.IMGUI.Controls.TreeView.RowGUIArgs args) { }
        protected virtual void BeforeRowsGUI() { }
        protected virtual void AfterRowsGUI() { }
        protected virtual void RefreshCustomRowHeights() { }
        protected virtual float GetCustomRowHeight(int row, UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetCustomRowHeight"); }
        protected virtual UnityEngine.Rect GetRenameRect(UnityEngine.Rect rowRect, int row, UnityEditor.IMGUI.Controls.TreeViewItem item) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.GetRenameRect"); }
        protected virtual void CommandEventHandling() { }
        protected static void SetupParentsAndChildrenFromDepths(UnityEditor.IMGUI.Controls.TreeViewItem root, System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> rows) { }
        protected static void SetupDepthsFromParentsAndChildren(UnityEditor.IMGUI.Controls.TreeViewItem root) { }
        protected static System.Collections.Generic.List<UnityEditor.IMGUI.Controls.TreeViewItem> CreateChildListForCollapsedParent() { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.CreateChildListForCollapsedParent"); }
        protected static bool IsChildListForACollapsedParent(System.Collections.Generic.IList<UnityEditor.IMGUI.Controls.TreeViewItem> childList) { throw new Umcp.LeftOutException("UnityEditor.IMGUI.Controls.TreeView.IsChildListForACollapsedParent"); }
        internal TreeView() { }
        public static partial class DefaultGUI
        {
            public static void FoldoutLabel(UnityEngine.Rect rect, string label, bool selected, bool focused) { }
            public static void Label(UnityEngine.Rect rect, string label, bool selected, bool focused) { }
            public static void LabelRightAligned(UnityEngine.Rect rect, string label, bool selected, bool focused) { }
            public static void BoldLabel(UnityEngine.Rect rect, string label, bool selected, bool focused) { }
            public static void BoldLabelRightAligned(UnityEngine.Rect rect, string label, bool selected, bool focused) { }
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
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class InitializeOnEnterPlayModeAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class)]
    public partial class InitializeOnLoadAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public partial class InitializeOnLoadMethodAttribute : System.Attribute
    {
    }
    public enum InsecureHttpOption
    {
        NotAllowed = 0,
        DevelopmentOnly = 1,
        AlwaysAllowed = 2,
    }
    public enum InspectorMode
    {
        Normal = 0,
        Debug = 1,
        DebugInternal = 2,
    }
    public enum InteractionMode
    {
        AutomatedAction = 0,
        UserAction = 1,
    }
    public static partial class L10n
    {
        public static string Tr(string str) { throw new Umcp.LeftOutException("UnityEditor.L10n.Tr"); }
        public static string[] Tr(string[] str_list) { throw new Umcp.LeftOutException("UnityEditor.L10n.Tr"); }
        public static string Tr(string str, string groupName) { throw new Umcp.LeftOutException("UnityEditor.L10n.Tr"); }
        public static string TrPath(string path) { throw new Umcp.LeftOutException("UnityEditor.L10n.TrPath"); }
        public static UnityEngine.GUIContent TextContent(string text, string tooltip = null, UnityEngine.Texture icon = null) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContent"); }
        public static UnityEngine.GUIContent TextContent(string text, string tooltip, string iconName) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContent"); }
        public static UnityEngine.GUIContent TextContent(string text, UnityEngine.Texture icon) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContent"); }
        public static UnityEngine.GUIContent TextContentWithIcon(string text, UnityEngine.Texture icon) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContentWithIcon"); }
        public static UnityEngine.GUIContent TextContentWithIcon(string text, string iconName) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContentWithIcon"); }
        public static UnityEngine.GUIContent TextContentWithIcon(string text, string tooltip, string iconName) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContentWithIcon"); }
        public static UnityEngine.GUIContent TextContentWithIcon(string text, string tooltip, UnityEngine.Texture icon) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContentWithIcon"); }
        public static UnityEngine.GUIContent TextContentWithIcon(string text, string tooltip, UnityEditor.MessageType messageType) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContentWithIcon"); }
        public static UnityEngine.GUIContent TextContentWithIcon(string text, UnityEditor.MessageType messageType) { throw new Umcp.LeftOutException("UnityEditor.L10n.TextContentWithIcon"); }
        public static UnityEngine.GUIContent IconContent(string iconName, string tooltip = null) { throw new Umcp.LeftOutException("UnityEditor.L10n.IconContent"); }
        public static UnityEngine.GUIContent IconContent(UnityEngine.Texture icon, string tooltip = null) { throw new Umcp.LeftOutException("UnityEditor.L10n.IconContent"); }
        public static UnityEngine.GUIContent TempContent(string t) { throw new Umcp.LeftOutException("UnityEditor.L10n.TempContent"); }
        public static UnityEngine.GUIContent[] TempContent(string[] texts) { throw new Umcp.LeftOutException("UnityEditor.L10n.TempContent"); }
        public static UnityEngine.GUIContent[] TempContent(string[] texts, string[] tooltips) { throw new Umcp.LeftOutException("UnityEditor.L10n.TempContent"); }
    }
    public sealed partial class LightingDataAsset : UnityEngine.Object
    {
        internal LightingDataAsset() { }
    }
    public static partial class Lightmapping
    {
        public static UnityEditor.Lightmapping.GIWorkflowMode giWorkflowMode { get { return s_KeptGiWorkflowMode.Get("UnityEditor.Lightmapping.giWorkflowMode"); } set { s_KeptGiWorkflowMode.Set(value); } } private static Umcp.Kept<UnityEditor.Lightmapping.GIWorkflowMode> s_KeptGiWorkflowMode;
        public static bool realtimeGI { get { return s_KeptRealtimeGI.Get("UnityEditor.Lightmapping.realtimeGI"); } set { s_KeptRealtimeGI.Set(value); } } private static Umcp.Kept<bool> s_KeptRealtimeGI;
        public static bool bakedGI { get { return s_KeptBakedGI.Get("UnityEditor.Lightmapping.bakedGI"); } set { s_KeptBakedGI.Set(value); } } private static Umcp.Kept<bool> s_KeptBakedGI;
        [System.Obsolete] public static float indirectOutputScale { get { return s_KeptIndirectOutputScale.Get("UnityEditor.Lightmapping.indirectOutputScale"); } set { s_KeptIndirectOutputScale.Set(value); } } private static Umcp.Kept<float> s_KeptIndirectOutputScale;
        [System.Obsolete] public static float bounceBoost { get { return s_KeptBounceBoost.Get("UnityEditor.Lightmapping.bounceBoost"); } set { s_KeptBounceBoost.Set(value); } } private static Umcp.Kept<float> s_KeptBounceBoost;
        public static void ClearDiskCache() { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.ClearDiskCache"); }
        public static bool BakeAsync() { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.BakeAsync"); }
        public static bool Bake() { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.Bake"); }
        public static void Cancel() { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.Cancel"); }
        public static void ForceStop() { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.ForceStop"); }
        public static bool isRunning { get { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.isRunning"); } }
        [System.Obsolete] public static event UnityEditor.Lightmapping.OnStartedFunction started { add { } remove { } }
        public static event System.Action bakeStarted { add { } remove { } }
        public static event System.Action lightingDataUpdated { add { } remove { } }
        public static event System.Action lightingDataCleared { add { } remove { } }
        public static event System.Action lightingDataAssetCleared { add { } remove { } }
        [System.Obsolete] public static UnityEditor.Lightmapping.OnCompletedFunction completed;
        public static event System.Action bakeCompleted { add { } remove { } }
        public static float buildProgress { get { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.buildProgress"); } }
        public static void Clear() { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.Clear"); }
        public static void ClearLightingDataAsset() { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.ClearLightingDataAsset"); }
        public static void Tetrahedralize(UnityEngine.Vector3[] positions, out int[] outIndices, out UnityEngine.Vector3[] outPositions) { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.Tetrahedralize"); }
        public static bool BakeReflectionProbe(UnityEngine.ReflectionProbe probe, string path) { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.BakeReflectionProbe"); }
        public static void GetTerrainGIChunks(UnityEngine.Terrain terrain, ref int numChunksX, ref int numChunksY) { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.GetTerrainGIChunks"); }
        public static UnityEditor.LightingDataAsset lightingDataAsset { get { return s_KeptLightingDataAsset.Get("UnityEditor.Lightmapping.lightingDataAsset"); } set { s_KeptLightingDataAsset.Set(value); } } private static Umcp.Kept<UnityEditor.LightingDataAsset> s_KeptLightingDataAsset;
        public static bool TryGetLightingSettings(out UnityEngine.LightingSettings settings) { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.TryGetLightingSettings"); }
        public static UnityEngine.LightingSettings lightingSettings { get { return s_KeptLightingSettings.Get("UnityEditor.Lightmapping.lightingSettings"); } set { s_KeptLightingSettings.Set(value); } } private static Umcp.Kept<UnityEngine.LightingSettings> s_KeptLightingSettings;
        public static UnityEngine.LightingSettings lightingSettingsDefaults { get { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.lightingSettingsDefaults"); } }
        public static void SetLightingSettingsForScene(UnityEngine.SceneManagement.Scene scene, UnityEngine.LightingSettings lightingSettings) { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.SetLightingSettingsForScene"); }
        public static void SetLightingSettingsForScenes(UnityEngine.SceneManagement.Scene[] scenes, UnityEngine.LightingSettings lightingSettings) { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.SetLightingSettingsForScenes"); }
        public static UnityEngine.LightingSettings GetLightingSettingsForScene(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.GetLightingSettingsForScene"); }
        public static void BakeMultipleScenes(string[] paths) { throw new Umcp.LeftOutException("UnityEditor.Lightmapping.BakeMultipleScenes"); }
        public enum GIWorkflowMode
        {
            Iterative = 0,
            OnDemand = 1,
            Legacy = 2,
        }
        public delegate void OnStartedFunction();
        public delegate void OnCompletedFunction();
    }
    public enum LineEndingsMode
    {
        OSNative = 0,
        Unix = 1,
        Windows = 2,
    }
    public enum MacFullscreenMode
    {
        [System.Obsolete] CaptureDisplay = 0,
        FullscreenWindow = 1,
        FullscreenWindowWithDockAndMenuBar = 2,
    }
    public enum ManagedStrippingLevel
    {
        Disabled = 0,
        Low = 1,
        Medium = 2,
        High = 3,
        Minimal = 4,
    }
    public partial class MaterialEditor : UnityEditor.Editor
    {
        public const int kMiniTextureFieldLabelIndentLevel = 2;
        public void RenderQueueField() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.RenderQueueField"); }
        public void RenderQueueField(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.RenderQueueField"); }
        public bool EnableInstancingField() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.EnableInstancingField"); }
        public void EnableInstancingField(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.EnableInstancingField"); }
        public bool IsInstancingEnabled() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.IsInstancingEnabled"); }
        public bool DoubleSidedGIField() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.DoubleSidedGIField"); }
        public UnityEngine.Rect TexturePropertySingleLine(UnityEngine.GUIContent label, UnityEditor.MaterialProperty textureProp) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TexturePropertySingleLine"); }
        public UnityEngine.Rect TexturePropertySingleLine(UnityEngine.GUIContent label, UnityEditor.MaterialProperty textureProp, UnityEditor.MaterialProperty extraProperty1) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TexturePropertySingleLine"); }
        public UnityEngine.Rect TexturePropertySingleLine(UnityEngine.GUIContent label, UnityEditor.MaterialProperty textureProp, UnityEditor.MaterialProperty extraProperty1, UnityEditor.MaterialProperty extraProperty2) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TexturePropertySingleLine"); }
        [System.Obsolete] public UnityEngine.Rect TexturePropertyWithHDRColor(UnityEngine.GUIContent label, UnityEditor.MaterialProperty textureProp, UnityEditor.MaterialProperty colorProperty, UnityEditor.ColorPickerHDRConfig hdrConfig, bool showAlpha) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TexturePropertyWithHDRColor"); }
        public UnityEngine.Rect TexturePropertyWithHDRColor(UnityEngine.GUIContent label, UnityEditor.MaterialProperty textureProp, UnityEditor.MaterialProperty colorProperty, bool showAlpha) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TexturePropertyWithHDRColor"); }
        public UnityEngine.Rect TexturePropertyTwoLines(UnityEngine.GUIContent label, UnityEditor.MaterialProperty textureProp, UnityEditor.MaterialProperty extraProperty1, UnityEngine.GUIContent label2, UnityEditor.MaterialProperty extraProperty2) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TexturePropertyTwoLines"); }
        public static UnityEngine.Rect GetRightAlignedFieldRect(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetRightAlignedFieldRect"); }
        public static UnityEngine.Rect GetLeftAlignedFieldRect(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetLeftAlignedFieldRect"); }
        public static UnityEngine.Rect GetFlexibleRectBetweenLabelAndField(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetFlexibleRectBetweenLabelAndField"); }
        public static UnityEngine.Rect GetFlexibleRectBetweenFieldAndRightEdge(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetFlexibleRectBetweenFieldAndRightEdge"); }
        public static UnityEngine.Rect GetRectAfterLabelWidth(UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetRectAfterLabelWidth"); }
        public bool isVisible { get { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.isVisible"); } }
        public UnityEditor.ShaderGUI customShaderGUI { get; internal set; }
        public void SetShader(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetShader"); }
        public void SetShader(UnityEngine.Shader newShader, bool registerUndo) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetShader"); }
        public virtual void Awake() { }
        public void PropertiesChanged() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.PropertiesChanged"); }
        protected virtual void OnShaderChanged() { }
        [System.Obsolete] public float GetFloat(string propertyName, out bool hasMixedValue) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetFloat"); }
        [System.Obsolete] public void SetFloat(string propertyName, float value) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetFloat"); }
        [System.Obsolete] public UnityEngine.Color GetColor(string propertyName, out bool hasMixedValue) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetColor"); }
        [System.Obsolete] public void SetColor(string propertyName, UnityEngine.Color value) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetColor"); }
        [System.Obsolete] public UnityEngine.Vector4 GetVector(string propertyName, out bool hasMixedValue) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetVector"); }
        [System.Obsolete] public void SetVector(string propertyName, UnityEngine.Vector4 value) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetVector"); }
        [System.Obsolete] public UnityEngine.Texture GetTexture(string propertyName, out bool hasMixedValue) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetTexture"); }
        [System.Obsolete] public void SetTexture(string propertyName, UnityEngine.Texture value) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetTexture"); }
        [System.Obsolete] public UnityEngine.Vector2 GetTextureScale(string propertyName, out bool hasMixedValueX, out bool hasMixedValueY) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetTextureScale"); }
        [System.Obsolete] public UnityEngine.Vector2 GetTextureOffset(string propertyName, out bool hasMixedValueX, out bool hasMixedValueY) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetTextureOffset"); }
        [System.Obsolete] public void SetTextureScale(string propertyName, UnityEngine.Vector2 value, int coord) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetTextureScale"); }
        [System.Obsolete] public void SetTextureOffset(string propertyName, UnityEngine.Vector2 value, int coord) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetTextureOffset"); }
        public static void BeginProperty(UnityEditor.SerializedProperty property) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.BeginProperty"); }
        public static void BeginProperty(UnityEngine.Rect rect, UnityEditor.SerializedProperty property) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.BeginProperty"); }
        public static void BeginProperty(UnityEditor.MaterialProperty property) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.BeginProperty"); }
        public static void BeginProperty(UnityEngine.Rect rect, UnityEditor.MaterialProperty property) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.BeginProperty"); }
        public static void EndProperty() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.EndProperty"); }
        public float RangeProperty(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.RangeProperty"); }
        public float RangeProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.RangeProperty"); }
        public int IntegerProperty(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.IntegerProperty"); }
        public int IntegerProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.IntegerProperty"); }
        public float FloatProperty(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.FloatProperty"); }
        public float FloatProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.FloatProperty"); }
        public UnityEngine.Color ColorProperty(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ColorProperty"); }
        public UnityEngine.Color ColorProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ColorProperty"); }
        public UnityEngine.Vector4 VectorProperty(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.VectorProperty"); }
        public UnityEngine.Vector4 VectorProperty(UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.VectorProperty"); }
        public UnityEngine.Vector4 VectorProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.VectorProperty"); }
        public UnityEngine.Vector4 VectorProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.VectorProperty"); }
        public void TextureScaleOffsetProperty(UnityEditor.MaterialProperty property) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureScaleOffsetProperty"); }
        public float TextureScaleOffsetProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty property) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureScaleOffsetProperty"); }
        public float TextureScaleOffsetProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty property, bool partOfTexturePropertyControl) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureScaleOffsetProperty"); }
        public UnityEngine.Texture TextureProperty(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        public UnityEngine.Texture TextureProperty(UnityEditor.MaterialProperty prop, string label, bool scaleOffset) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        public bool HelpBoxWithButton(UnityEngine.GUIContent messageContent, UnityEngine.GUIContent buttonContent) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.HelpBoxWithButton"); }
        public void TextureCompatibilityWarning(UnityEditor.MaterialProperty prop) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureCompatibilityWarning"); }
        public UnityEngine.Texture TexturePropertyMiniThumbnail(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label, string tooltip) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TexturePropertyMiniThumbnail"); }
        public UnityEngine.Rect GetTexturePropertyCustomArea(UnityEngine.Rect position) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetTexturePropertyCustomArea"); }
        public UnityEngine.Texture TextureProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        public UnityEngine.Texture TextureProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        public UnityEngine.Texture TextureProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label, bool scaleOffset) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        public UnityEngine.Texture TextureProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label, string tooltip, bool scaleOffset) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        public UnityEngine.Texture TextureProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label, bool scaleOffset) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        public static UnityEngine.Vector4 TextureScaleOffsetProperty(UnityEngine.Rect position, UnityEngine.Vector4 scaleOffset) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureScaleOffsetProperty"); }
        public static UnityEngine.Vector4 TextureScaleOffsetProperty(UnityEngine.Rect position, UnityEngine.Vector4 scaleOffset, bool partOfTexturePropertyControl) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureScaleOffsetProperty"); }
        public float GetPropertyHeight(UnityEditor.MaterialProperty prop) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetPropertyHeight"); }
        public float GetPropertyHeight(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetPropertyHeight"); }
        public static float GetDefaultPropertyHeight(UnityEditor.MaterialProperty prop) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetDefaultPropertyHeight"); }
        public void BeginAnimatedCheck(UnityEngine.Rect totalPosition, UnityEditor.MaterialProperty prop) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.BeginAnimatedCheck"); }
        public void BeginAnimatedCheck(UnityEditor.MaterialProperty prop) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.BeginAnimatedCheck"); }
        public void EndAnimatedCheck() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.EndAnimatedCheck"); }
        public void ShaderProperty(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public void ShaderProperty(UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public void ShaderProperty(UnityEditor.MaterialProperty prop, string label, int labelIndent) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public void ShaderProperty(UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label, int labelIndent) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public void ShaderProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public void ShaderProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public void ShaderProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label, int labelIndent) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public void ShaderProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, UnityEngine.GUIContent label, int labelIndent) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public void LightmapEmissionProperty() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.LightmapEmissionProperty"); }
        public void LightmapEmissionProperty(int labelIndent) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.LightmapEmissionProperty"); }
        public void LightmapEmissionProperty(UnityEngine.Rect position, int labelIndent) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.LightmapEmissionProperty"); }
        public bool EmissionEnabledProperty() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.EmissionEnabledProperty"); }
        public static void FixupEmissiveFlag(UnityEngine.Material mat) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.FixupEmissiveFlag"); }
        public static UnityEngine.MaterialGlobalIlluminationFlags FixupEmissiveFlag(UnityEngine.Color col, UnityEngine.MaterialGlobalIlluminationFlags flags) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.FixupEmissiveFlag"); }
        public void LightmapEmissionFlagsProperty(int indent, bool enabled) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.LightmapEmissionFlagsProperty"); }
        public void LightmapEmissionFlagsProperty(int indent, bool enabled, bool ignoreEmissionColor) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.LightmapEmissionFlagsProperty"); }
        public void DefaultShaderProperty(UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.DefaultShaderProperty"); }
        public void DefaultShaderProperty(UnityEngine.Rect position, UnityEditor.MaterialProperty prop, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.DefaultShaderProperty"); }
        [System.Obsolete] public float RangeProperty(string propertyName, string label, float v2, float v3) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.RangeProperty"); }
        [System.Obsolete] public float FloatProperty(string propertyName, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.FloatProperty"); }
        [System.Obsolete] public UnityEngine.Color ColorProperty(string propertyName, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ColorProperty"); }
        [System.Obsolete] public UnityEngine.Vector4 VectorProperty(string propertyName, string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.VectorProperty"); }
        [System.Obsolete] public UnityEngine.Texture TextureProperty(string propertyName, string label, UnityEditor.ShaderUtil.ShaderPropertyTexDim texDim) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        [System.Obsolete] public UnityEngine.Texture TextureProperty(string propertyName, string label, UnityEditor.ShaderUtil.ShaderPropertyTexDim texDim, bool scaleOffset) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.TextureProperty"); }
        [System.Obsolete] public void ShaderProperty(UnityEngine.Shader shader, int propertyIndex) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ShaderProperty"); }
        public static UnityEditor.MaterialProperty[] GetMaterialProperties(UnityEngine.Object[] mats) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetMaterialProperties"); }
        public static string[] GetMaterialPropertyNames(UnityEngine.Object[] mats) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetMaterialPropertyNames"); }
        public static UnityEditor.MaterialProperty GetMaterialProperty(UnityEngine.Object[] mats, string name) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetMaterialProperty"); }
        public static UnityEditor.MaterialProperty GetMaterialProperty(UnityEngine.Object[] mats, int propertyIndex) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.GetMaterialProperty"); }
        public static UnityEngine.Renderer PrepareMaterialPropertiesForAnimationMode(UnityEditor.MaterialProperty[] properties, bool isMaterialEditable) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.PrepareMaterialPropertiesForAnimationMode"); }
        public void SetDefaultGUIWidths() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.SetDefaultGUIWidths"); }
        public bool PropertiesGUI() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.PropertiesGUI"); }
        public void PropertiesDefaultGUI(UnityEditor.MaterialProperty[] props) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.PropertiesDefaultGUI"); }
        public static void ApplyMaterialPropertyDrawers(UnityEngine.Material material) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ApplyMaterialPropertyDrawers"); }
        public static void ApplyMaterialPropertyDrawers(UnityEngine.Object[] targets) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.ApplyMaterialPropertyDrawers"); }
        public void RegisterPropertyChangeUndo(string label) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.RegisterPropertyChangeUndo"); }
        public void DefaultPreviewSettingsGUI() { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.DefaultPreviewSettingsGUI"); }
        public void DefaultPreviewGUI(UnityEngine.Rect r, UnityEngine.GUIStyle background) { throw new Umcp.LeftOutException("UnityEditor.MaterialEditor.DefaultPreviewGUI"); }
        public virtual void OnEnable() { }
        [System.Obsolete] public virtual void UndoRedoPerformed() { }
        public virtual void UndoRedoPerformed(in UnityEditor.UndoRedoInfo info) { }
        public virtual void OnDisable() { }
    }
}
