using UnityEngine;

namespace UnityEditor.UI
{
    /// <summary>Inspectors of uGUI, which projects derive theirs from. They draw nothing.</summary>
    public class SelectableEditor : Editor
    {
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
    }

    public class ButtonEditor : SelectableEditor { }
    public class ToggleEditor : SelectableEditor { }
    public class SliderEditor : SelectableEditor { }
    public class ScrollbarEditor : SelectableEditor { }
    public class DropdownEditor : SelectableEditor { }
    public class InputFieldEditor : SelectableEditor { }

    public class GraphicEditor : Editor
    {
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
        protected void SetShowNativeSize(bool show, bool instant) { }
        protected void NativeSizeButtonGUI() { }
        protected void MaskableControlsGUI() { }
        protected void AppearanceControlsGUI() { }
        protected void RaycastControlsGUI() { }
    }

    public class ImageEditor : GraphicEditor { }
    public class RawImageEditor : GraphicEditor { }
    public class TextEditor : GraphicEditor { }

    public class ScrollRectEditor : Editor
    {
        protected virtual void OnEnable() { }
        protected virtual void OnDisable() { }
    }

    public class SelfControllerEditor : Editor { }

    public class LayoutElementEditor : Editor
    {
        protected virtual void OnEnable() { }
    }

    public class HorizontalOrVerticalLayoutGroupEditor : Editor
    {
        protected virtual void OnEnable() { }
    }

    public class GridLayoutGroupEditor : Editor
    {
        protected virtual void OnEnable() { }
    }

    public class CanvasScalerEditor : Editor
    {
        protected virtual void OnEnable() { }
    }
}
