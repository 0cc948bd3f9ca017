// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.EventSystems
{
    public partial class BaseInput
    {
        public virtual UnityEngine.IMECompositionMode imeCompositionMode { get { return m_KeptImeCompositionMode.Get("UnityEngine.EventSystems.BaseInput.imeCompositionMode"); } set { m_KeptImeCompositionMode.Set(value); } } private Umcp.Kept<UnityEngine.IMECompositionMode> m_KeptImeCompositionMode;
    }
    public abstract partial class BaseRaycaster
    {
        [System.Obsolete] public virtual int priority { get { throw new Umcp.LeftOutException("UnityEngine.EventSystems.BaseRaycaster.priority"); } }
    }
    public partial class PointerEventData
    {
        [System.Obsolete] public UnityEngine.Vector3 worldPosition { get; set; }
        [System.Obsolete] public UnityEngine.Vector3 worldNormal { get; set; }
    }
    public abstract partial class PointerInputModule
    {
        protected UnityEngine.EventSystems.PointerEventData GetTouchPointerEventData(UnityEngine.Touch input, out bool pressed, out bool released) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.GetTouchPointerEventData"); }
        protected UnityEngine.EventSystems.PointerEventData.FramePressState StateForMouseButton(int buttonId) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.StateForMouseButton"); }
        protected virtual UnityEngine.EventSystems.PointerInputModule.MouseState GetMousePointerEventData() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.GetMousePointerEventData"); }
        protected virtual UnityEngine.EventSystems.PointerInputModule.MouseState GetMousePointerEventData(int id) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.GetMousePointerEventData"); }
        protected virtual void ProcessMove(UnityEngine.EventSystems.PointerEventData pointerEvent) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.ProcessMove"); }
        protected virtual void ProcessDrag(UnityEngine.EventSystems.PointerEventData pointerEvent) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.ProcessDrag"); }
        protected partial class ButtonState
        {
            public UnityEngine.EventSystems.PointerInputModule.MouseButtonEventData eventData { get; set; }
            public UnityEngine.EventSystems.PointerEventData.InputButton button { get; set; }
        }
        protected partial class MouseState
        {
            public bool AnyPressesThisFrame() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.MouseState.AnyPressesThisFrame"); }
            public bool AnyReleasesThisFrame() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.MouseState.AnyReleasesThisFrame"); }
            public UnityEngine.EventSystems.PointerInputModule.ButtonState GetButtonState(UnityEngine.EventSystems.PointerEventData.InputButton button) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.MouseState.GetButtonState"); }
            public void SetButtonState(UnityEngine.EventSystems.PointerEventData.InputButton button, UnityEngine.EventSystems.PointerEventData.FramePressState stateForMouseButton, UnityEngine.EventSystems.PointerEventData data) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.MouseState.SetButtonState"); }
        }
        public partial class MouseButtonEventData
        {
            public UnityEngine.EventSystems.PointerEventData.FramePressState buttonState;
            public UnityEngine.EventSystems.PointerEventData buttonData;
            public bool PressedThisFrame() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.MouseButtonEventData.PressedThisFrame"); }
            public bool ReleasedThisFrame() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.PointerInputModule.MouseButtonEventData.ReleasedThisFrame"); }
        }
    }
    public partial class StandaloneInputModule
    {
        [System.Obsolete] public UnityEngine.EventSystems.StandaloneInputModule.InputMode inputMode { get { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.inputMode"); } }
        [System.Obsolete] public bool allowActivationOnMobileDevice { get; set; }
        protected void ProcessTouchPress(UnityEngine.EventSystems.PointerEventData pointerEvent, bool pressed, bool released) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.ProcessTouchPress"); }
        protected bool SendSubmitEventToSelectedObject() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.SendSubmitEventToSelectedObject"); }
        protected bool SendMoveEventToSelectedObject() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.SendMoveEventToSelectedObject"); }
        protected void ProcessMouseEvent() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.ProcessMouseEvent"); }
        [System.Obsolete] protected virtual bool ForceAutoSelect() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.ForceAutoSelect"); }
        protected void ProcessMouseEvent(int id) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.ProcessMouseEvent"); }
        protected void ProcessMousePress(UnityEngine.EventSystems.PointerInputModule.MouseButtonEventData data) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.ProcessMousePress"); }
        protected UnityEngine.GameObject GetCurrentFocusedGameObject() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.StandaloneInputModule.GetCurrentFocusedGameObject"); }
        [System.Obsolete]
        public enum InputMode
        {
            Mouse = 0,
            Buttons = 1,
        }
    }
    [System.Obsolete]
    public partial class TouchInputModule : UnityEngine.EventSystems.PointerInputModule
    {
        protected TouchInputModule() { }
        [System.Obsolete] public bool allowActivationOnStandalone { get; set; }
        public bool forceModuleActive { get; set; }
        public override void Process() { throw new Umcp.LeftOutException("UnityEngine.EventSystems.TouchInputModule.Process"); }
        protected void ProcessTouchPress(UnityEngine.EventSystems.PointerEventData pointerEvent, bool pressed, bool released) { throw new Umcp.LeftOutException("UnityEngine.EventSystems.TouchInputModule.ProcessTouchPress"); }
    }
}

namespace UnityEngine.UI
{
    public partial class AspectRatioFitter
    {
        protected virtual void Update() { }
        protected void SetDirty() { throw new Umcp.LeftOutException("UnityEngine.UI.AspectRatioFitter.SetDirty"); }
    }
    public partial class CanvasUpdateRegistry
    {
        protected CanvasUpdateRegistry() { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry"); }
        public static UnityEngine.UI.CanvasUpdateRegistry instance { get { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry.instance"); } }
        public static void RegisterCanvasElementForLayoutRebuild(UnityEngine.UI.ICanvasElement element) { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry.RegisterCanvasElementForLayoutRebuild"); }
        public static bool TryRegisterCanvasElementForLayoutRebuild(UnityEngine.UI.ICanvasElement element) { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry.TryRegisterCanvasElementForLayoutRebuild"); }
        public static void RegisterCanvasElementForGraphicRebuild(UnityEngine.UI.ICanvasElement element) { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry.RegisterCanvasElementForGraphicRebuild"); }
        public static bool TryRegisterCanvasElementForGraphicRebuild(UnityEngine.UI.ICanvasElement element) { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry.TryRegisterCanvasElementForGraphicRebuild"); }
        public static void UnRegisterCanvasElementForRebuild(UnityEngine.UI.ICanvasElement element) { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry.UnRegisterCanvasElementForRebuild"); }
        public static bool IsRebuildingLayout() { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry.IsRebuildingLayout"); }
        public static bool IsRebuildingGraphics() { throw new Umcp.LeftOutException("UnityEngine.UI.CanvasUpdateRegistry.IsRebuildingGraphics"); }
    }
    public partial class ClipperRegistry
    {
        protected ClipperRegistry() { throw new Umcp.LeftOutException("UnityEngine.UI.ClipperRegistry"); }
        public static UnityEngine.UI.ClipperRegistry instance { get { throw new Umcp.LeftOutException("UnityEngine.UI.ClipperRegistry.instance"); } }
        public void Cull() { throw new Umcp.LeftOutException("UnityEngine.UI.ClipperRegistry.Cull"); }
        public static void Register(UnityEngine.UI.IClipper c) { throw new Umcp.LeftOutException("UnityEngine.UI.ClipperRegistry.Register"); }
        public static void Unregister(UnityEngine.UI.IClipper c) { throw new Umcp.LeftOutException("UnityEngine.UI.ClipperRegistry.Unregister"); }
    }
    public static partial class Clipping
    {
        public static UnityEngine.Rect FindCullAndClipWorldRect(System.Collections.Generic.List<UnityEngine.UI.RectMask2D> rectMaskParents, out bool validRect) { throw new Umcp.LeftOutException("UnityEngine.UI.Clipping.FindCullAndClipWorldRect"); }
    }
    public partial class ContentSizeFitter
    {
        protected void SetDirty() { throw new Umcp.LeftOutException("UnityEngine.UI.ContentSizeFitter.SetDirty"); }
    }
    public static partial class DefaultControls
    {
        public static UnityEngine.GameObject CreatePanel(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreatePanel"); }
        public static UnityEngine.GameObject CreateButton(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateButton"); }
        public static UnityEngine.GameObject CreateText(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateText"); }
        public static UnityEngine.GameObject CreateImage(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateImage"); }
        public static UnityEngine.GameObject CreateRawImage(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateRawImage"); }
        public static UnityEngine.GameObject CreateSlider(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateSlider"); }
        public static UnityEngine.GameObject CreateScrollbar(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateScrollbar"); }
        public static UnityEngine.GameObject CreateToggle(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateToggle"); }
        public static UnityEngine.GameObject CreateInputField(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateInputField"); }
        public static UnityEngine.GameObject CreateDropdown(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateDropdown"); }
        public static UnityEngine.GameObject CreateScrollView(UnityEngine.UI.DefaultControls.Resources resources) { throw new Umcp.LeftOutException("UnityEngine.UI.DefaultControls.CreateScrollView"); }
        public partial struct Resources
        {
            public UnityEngine.Sprite standard;
            public UnityEngine.Sprite background;
            public UnityEngine.Sprite inputField;
            public UnityEngine.Sprite knob;
            public UnityEngine.Sprite checkmark;
            public UnityEngine.Sprite dropdown;
            public UnityEngine.Sprite mask;
        }
    }
    public partial class Dropdown
    {
        public void Show() { throw new Umcp.LeftOutException("UnityEngine.UI.Dropdown.Show"); }
        protected virtual UnityEngine.GameObject CreateBlocker(UnityEngine.Canvas rootCanvas) { throw new Umcp.LeftOutException("UnityEngine.UI.Dropdown.CreateBlocker"); }
        protected virtual void DestroyBlocker(UnityEngine.GameObject blocker) { throw new Umcp.LeftOutException("UnityEngine.UI.Dropdown.DestroyBlocker"); }
        protected virtual UnityEngine.GameObject CreateDropdownList(UnityEngine.GameObject template) { throw new Umcp.LeftOutException("UnityEngine.UI.Dropdown.CreateDropdownList"); }
        protected virtual void DestroyDropdownList(UnityEngine.GameObject dropdownList) { throw new Umcp.LeftOutException("UnityEngine.UI.Dropdown.DestroyDropdownList"); }
        protected virtual UnityEngine.UI.Dropdown.DropdownItem CreateItem(UnityEngine.UI.Dropdown.DropdownItem itemTemplate) { throw new Umcp.LeftOutException("UnityEngine.UI.Dropdown.CreateItem"); }
        protected virtual void DestroyItem(UnityEngine.UI.Dropdown.DropdownItem item) { }
        public void Hide() { throw new Umcp.LeftOutException("UnityEngine.UI.Dropdown.Hide"); }
        protected partial class DropdownItem : UnityEngine.MonoBehaviour, UnityEngine.EventSystems.IPointerEnterHandler, UnityEngine.EventSystems.ICancelHandler
        {
            public UnityEngine.UI.Text text { get; set; }
            public UnityEngine.UI.Image image { get; set; }
            public UnityEngine.RectTransform rectTransform { get; set; }
            public UnityEngine.UI.Toggle toggle { get; set; }
            public virtual void OnPointerEnter(UnityEngine.EventSystems.PointerEventData eventData) { }
            public virtual void OnCancel(UnityEngine.EventSystems.BaseEventData eventData) { }
        }
    }
    public static partial class FontUpdateTracker
    {
        public static void TrackText(UnityEngine.UI.Text t) { throw new Umcp.LeftOutException("UnityEngine.UI.FontUpdateTracker.TrackText"); }
        public static void UntrackText(UnityEngine.UI.Text t) { throw new Umcp.LeftOutException("UnityEngine.UI.FontUpdateTracker.UntrackText"); }
    }
    public abstract partial class Graphic
    {
        protected static UnityEngine.Mesh s_Mesh;
        protected static UnityEngine.Mesh workerMesh { get { throw new Umcp.LeftOutException("UnityEngine.UI.Graphic.workerMesh"); } }
    }
    public partial class GraphicRegistry
    {
        public static void RegisterGraphicForCanvas(UnityEngine.Canvas c, UnityEngine.UI.Graphic graphic) { throw new Umcp.LeftOutException("UnityEngine.UI.GraphicRegistry.RegisterGraphicForCanvas"); }
        public static void UnregisterGraphicForCanvas(UnityEngine.Canvas c, UnityEngine.UI.Graphic graphic) { throw new Umcp.LeftOutException("UnityEngine.UI.GraphicRegistry.UnregisterGraphicForCanvas"); }
    }
    public abstract partial class HorizontalOrVerticalLayoutGroup
    {
        protected void CalcAlongAxis(int axis, bool isVertical) { throw new Umcp.LeftOutException("UnityEngine.UI.HorizontalOrVerticalLayoutGroup.CalcAlongAxis"); }
        protected void SetChildrenAlongAxis(int axis, bool isVertical) { throw new Umcp.LeftOutException("UnityEngine.UI.HorizontalOrVerticalLayoutGroup.SetChildrenAlongAxis"); }
    }
    public partial class Image
    {
        protected static UnityEngine.Material s_ETC1DefaultUI;
        [System.Obsolete] public float eventAlphaThreshold { get { return m_KeptEventAlphaThreshold.Get("UnityEngine.UI.Image.eventAlphaThreshold"); } set { m_KeptEventAlphaThreshold.Set(value); } } private Umcp.Kept<float> m_KeptEventAlphaThreshold;
        public static UnityEngine.Material defaultETC1GraphicMaterial { get { throw new Umcp.LeftOutException("UnityEngine.UI.Image.defaultETC1GraphicMaterial"); } }
    }
    public partial class InputField
    {
        protected UnityEngine.TouchScreenKeyboard m_Keyboard;
        protected UnityEngine.UIVertex[] m_CursorVerts;
        protected UnityEngine.Mesh m_Mesh;
        protected bool m_CaretVisible;
        protected int m_DrawStart = 0;
        protected int m_DrawEnd = 0;
        protected UnityEngine.Mesh mesh { get { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.mesh"); } }
        protected UnityEngine.TextGenerator cachedInputTextGenerator { get { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.cachedInputTextGenerator"); } }
        [System.Obsolete] public UnityEngine.UI.InputField.OnChangeEvent onValueChange { get { return m_KeptOnValueChange.Get("UnityEngine.UI.InputField.onValueChange"); } set { m_KeptOnValueChange.Set(value); } } private Umcp.Kept<UnityEngine.UI.InputField.OnChangeEvent> m_KeptOnValueChange;
        public UnityEngine.TouchScreenKeyboard touchScreenKeyboard { get; internal set; }
        protected void ClampPos(ref int pos) { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.ClampPos"); }
        protected int caretPositionInternal { get { return m_KeptCaretPositionInternal.Get("UnityEngine.UI.InputField.caretPositionInternal"); } set { m_KeptCaretPositionInternal.Set(value); } } private Umcp.Kept<int> m_KeptCaretPositionInternal;
        protected int caretSelectPositionInternal { get { return m_KeptCaretSelectPositionInternal.Get("UnityEngine.UI.InputField.caretSelectPositionInternal"); } set { m_KeptCaretSelectPositionInternal.Set(value); } } private Umcp.Kept<int> m_KeptCaretSelectPositionInternal;
        protected void OnFocus() { }
        protected virtual void LateUpdate() { }
        [System.Obsolete] public UnityEngine.Vector2 ScreenToLocal(UnityEngine.Vector2 screen) { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.ScreenToLocal"); }
        protected int GetCharacterIndexFromPosition(UnityEngine.Vector2 pos) { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.GetCharacterIndexFromPosition"); }
        protected UnityEngine.UI.InputField.EditState KeyPressed(UnityEngine.Event evt) { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.KeyPressed"); }
        public void ProcessEvent(UnityEngine.Event e) { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.ProcessEvent"); }
        protected virtual void Append(string input) { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.Append"); }
        protected virtual void Append(char input) { throw new Umcp.LeftOutException("UnityEngine.UI.InputField.Append"); }
        public enum EditState
        {
            Continue = 0,
            Finish = 1,
        }
    }
    public partial class LayoutElement
    {
        protected void SetDirty() { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutElement.SetDirty"); }
    }
    public abstract partial class LayoutGroup
    {
        protected UnityEngine.DrivenRectTransformTracker m_Tracker;
        protected float GetTotalMinSize(int axis) { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutGroup.GetTotalMinSize"); }
        protected float GetTotalPreferredSize(int axis) { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutGroup.GetTotalPreferredSize"); }
        protected float GetTotalFlexibleSize(int axis) { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutGroup.GetTotalFlexibleSize"); }
        protected float GetStartOffset(int axis, float requiredSpaceWithoutPadding) { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutGroup.GetStartOffset"); }
        protected float GetAlignmentOnAxis(int axis) { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutGroup.GetAlignmentOnAxis"); }
        protected void SetLayoutInputForAxis(float totalMin, float totalPreferred, float totalFlexible, int axis) { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutGroup.SetLayoutInputForAxis"); }
        protected void SetChildAlongAxis(UnityEngine.RectTransform rect, int axis, float pos) { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutGroup.SetChildAlongAxis"); }
        protected void SetChildAlongAxis(UnityEngine.RectTransform rect, int axis, float pos, float size) { throw new Umcp.LeftOutException("UnityEngine.UI.LayoutGroup.SetChildAlongAxis"); }
        protected virtual void OnTransformChildrenChanged() { }
    }
    public partial class Mask
    {
        [System.Obsolete] public virtual void OnSiblingGraphicEnabledDisabled() { }
    }
    public partial class MaskUtilities
    {
        public static void Notify2DMaskStateChanged(UnityEngine.Component mask) { throw new Umcp.LeftOutException("UnityEngine.UI.MaskUtilities.Notify2DMaskStateChanged"); }
        public static void NotifyStencilStateChanged(UnityEngine.Component mask) { throw new Umcp.LeftOutException("UnityEngine.UI.MaskUtilities.NotifyStencilStateChanged"); }
        public static UnityEngine.Transform FindRootSortOverrideCanvas(UnityEngine.Transform start) { throw new Umcp.LeftOutException("UnityEngine.UI.MaskUtilities.FindRootSortOverrideCanvas"); }
        public static int GetStencilDepth(UnityEngine.Transform transform, UnityEngine.Transform stopAfter) { throw new Umcp.LeftOutException("UnityEngine.UI.MaskUtilities.GetStencilDepth"); }
        public static bool IsDescendantOrSelf(UnityEngine.Transform father, UnityEngine.Transform child) { throw new Umcp.LeftOutException("UnityEngine.UI.MaskUtilities.IsDescendantOrSelf"); }
        public static UnityEngine.UI.RectMask2D GetRectMaskForClippable(UnityEngine.UI.IClippable clippable) { throw new Umcp.LeftOutException("UnityEngine.UI.MaskUtilities.GetRectMaskForClippable"); }
        public static void GetRectMasksForClip(UnityEngine.UI.RectMask2D clipper, System.Collections.Generic.List<UnityEngine.UI.RectMask2D> masks) { throw new Umcp.LeftOutException("UnityEngine.UI.MaskUtilities.GetRectMasksForClip"); }
    }
    public abstract partial class MaskableGraphic
    {
        protected bool m_ShouldRecalculateStencil = true;
        protected UnityEngine.Material m_MaskMaterial;
        protected int m_StencilValue;
    }
    public partial class PositionAsUV1 : UnityEngine.UI.BaseMeshEffect
    {
        protected PositionAsUV1() { }
        public override void ModifyMesh(UnityEngine.UI.VertexHelper vh) { throw new Umcp.LeftOutException("UnityEngine.UI.PositionAsUV1.ModifyMesh"); }
    }
    public partial class ScrollRect
    {
        protected virtual void LateUpdate() { }
        protected void UpdatePrevData() { throw new Umcp.LeftOutException("UnityEngine.UI.ScrollRect.UpdatePrevData"); }
        protected void UpdateBounds() { throw new Umcp.LeftOutException("UnityEngine.UI.ScrollRect.UpdateBounds"); }
        protected void SetDirty() { throw new Umcp.LeftOutException("UnityEngine.UI.ScrollRect.SetDirty"); }
        protected void SetDirtyCaching() { throw new Umcp.LeftOutException("UnityEngine.UI.ScrollRect.SetDirtyCaching"); }
    }
    public partial class Scrollbar
    {
        protected System.Collections.IEnumerator ClickRepeat(UnityEngine.EventSystems.PointerEventData eventData) { throw new Umcp.LeftOutException("UnityEngine.UI.Scrollbar.ClickRepeat"); }
    }
    public partial class Selectable
    {
        public static System.Collections.Generic.List<UnityEngine.UI.Selectable> allSelectables { get; internal set; } = new System.Collections.Generic.List<UnityEngine.UI.Selectable>();
        protected void UpdateSelectionState(UnityEngine.EventSystems.BaseEventData eventData) { throw new Umcp.LeftOutException("UnityEngine.UI.Selectable.UpdateSelectionState"); }
    }
    public partial class Shadow
    {
        protected void ApplyShadowZeroAlloc(System.Collections.Generic.List<UnityEngine.UIVertex> verts, UnityEngine.Color32 color, int start, int end, float x, float y) { throw new Umcp.LeftOutException("UnityEngine.UI.Shadow.ApplyShadowZeroAlloc"); }
    }
    public static partial class StencilMaterial
    {
        public static UnityEngine.Material Add(UnityEngine.Material baseMat, int stencilID, UnityEngine.Rendering.StencilOp operation, UnityEngine.Rendering.CompareFunction compareFunction, UnityEngine.Rendering.ColorWriteMask colorWriteMask) { throw new Umcp.LeftOutException("UnityEngine.UI.StencilMaterial.Add"); }
        public static UnityEngine.Material Add(UnityEngine.Material baseMat, int stencilID, UnityEngine.Rendering.StencilOp operation, UnityEngine.Rendering.CompareFunction compareFunction, UnityEngine.Rendering.ColorWriteMask colorWriteMask, int readMask, int writeMask) { throw new Umcp.LeftOutException("UnityEngine.UI.StencilMaterial.Add"); }
        public static void Remove(UnityEngine.Material customMat) { throw new Umcp.LeftOutException("UnityEngine.UI.StencilMaterial.Remove"); }
        public static void ClearAll() { throw new Umcp.LeftOutException("UnityEngine.UI.StencilMaterial.ClearAll"); }
    }
    public partial class Text
    {
        protected static UnityEngine.Material s_DefaultText;
        protected bool m_DisableFontTextureRebuiltCallback = false;
        public UnityEngine.TextGenerator cachedTextGenerator { get { throw new Umcp.LeftOutException("UnityEngine.UI.Text.cachedTextGenerator"); } }
        public UnityEngine.TextGenerator cachedTextGeneratorForLayout { get { throw new Umcp.LeftOutException("UnityEngine.UI.Text.cachedTextGeneratorForLayout"); } }
        public float pixelsPerUnit { get { throw new Umcp.LeftOutException("UnityEngine.UI.Text.pixelsPerUnit"); } }
        public UnityEngine.TextGenerationSettings GetGenerationSettings(UnityEngine.Vector2 extents) { throw new Umcp.LeftOutException("UnityEngine.UI.Text.GetGenerationSettings"); }
    }
}
