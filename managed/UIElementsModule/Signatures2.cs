// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.UIElements
{
    public partial class DropdownMenu
    {
        public System.Collections.Generic.List<UnityEngine.UIElements.DropdownMenuItem> MenuItems() { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.MenuItems"); }
        public void AppendAction(string actionName, System.Action<UnityEngine.UIElements.DropdownMenuAction> action, System.Func<UnityEngine.UIElements.DropdownMenuAction, UnityEngine.UIElements.DropdownMenuAction.Status> actionStatusCallback, object userData = null) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.AppendAction"); }
        public void AppendAction(string actionName, System.Action<UnityEngine.UIElements.DropdownMenuAction> action, UnityEngine.UIElements.DropdownMenuAction.Status status = (UnityEngine.UIElements.DropdownMenuAction.Status)1) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.AppendAction"); }
        public void InsertAction(int atIndex, string actionName, System.Action<UnityEngine.UIElements.DropdownMenuAction> action, System.Func<UnityEngine.UIElements.DropdownMenuAction, UnityEngine.UIElements.DropdownMenuAction.Status> actionStatusCallback, object userData = null) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.InsertAction"); }
        public void InsertAction(int atIndex, string actionName, System.Action<UnityEngine.UIElements.DropdownMenuAction> action, UnityEngine.UIElements.DropdownMenuAction.Status status = (UnityEngine.UIElements.DropdownMenuAction.Status)1) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.InsertAction"); }
        public void AppendSeparator(string subMenuPath = null) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.AppendSeparator"); }
        public void InsertSeparator(string subMenuPath, int atIndex) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.InsertSeparator"); }
        public void RemoveItemAt(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.RemoveItemAt"); }
        public void ClearItems() { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.ClearItems"); }
        public void PrepareForDisplay(UnityEngine.UIElements.EventBase e) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenu.PrepareForDisplay"); }
    }
    public partial class DropdownMenuAction : UnityEngine.UIElements.DropdownMenuItem
    {
        public string name { get; internal set; }
        public UnityEngine.UIElements.DropdownMenuAction.Status status { get; internal set; }
        public UnityEngine.UIElements.DropdownMenuEventInfo eventInfo { get; internal set; }
        public object userData { get; internal set; }
        public static UnityEngine.UIElements.DropdownMenuAction.Status AlwaysEnabled(UnityEngine.UIElements.DropdownMenuAction a) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenuAction.AlwaysEnabled"); }
        public static UnityEngine.UIElements.DropdownMenuAction.Status AlwaysDisabled(UnityEngine.UIElements.DropdownMenuAction a) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenuAction.AlwaysDisabled"); }
        public DropdownMenuAction(string actionName, System.Action<UnityEngine.UIElements.DropdownMenuAction> actionCallback, System.Func<UnityEngine.UIElements.DropdownMenuAction, UnityEngine.UIElements.DropdownMenuAction.Status> actionStatusCallback, object userData = null) { this.userData = userData; }
        public void UpdateActionStatus(UnityEngine.UIElements.DropdownMenuEventInfo eventInfo) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenuAction.UpdateActionStatus"); }
        public void Execute() { throw new Umcp.LeftOutException("UnityEngine.UIElements.DropdownMenuAction.Execute"); }
        internal DropdownMenuAction() { }
        [System.FlagsAttribute]
        public enum Status
        {
            None = 0,
            Normal = 1,
            Disabled = 2,
            Checked = 4,
            Hidden = 8,
        }
    }
    public partial class DropdownMenuEventInfo
    {
        public UnityEngine.EventModifiers modifiers { get; internal set; }
        public UnityEngine.Vector2 mousePosition { get; internal set; }
        public UnityEngine.Vector2 localMousePosition { get; internal set; }
        public DropdownMenuEventInfo(UnityEngine.UIElements.EventBase e) { }
        internal DropdownMenuEventInfo() { }
    }
    public abstract partial class DropdownMenuItem
    {
    }
    public partial class DropdownMenuSeparator : UnityEngine.UIElements.DropdownMenuItem
    {
        public string subMenuPath { get; internal set; }
        public DropdownMenuSeparator(string subMenuPath) { this.subMenuPath = subMenuPath; }
        internal DropdownMenuSeparator() { }
    }
    public delegate bool DynamicAtlasCustomFilter(UnityEngine.Texture2D texture, ref UnityEngine.UIElements.DynamicAtlasFilters filtersToApply);
    [System.FlagsAttribute]
    public enum DynamicAtlasFilters
    {
        None = 0,
        Readability = 1,
        Size = 2,
        Format = 4,
        ColorSpace = 8,
        FilterMode = 16,
    }
    [System.SerializableAttribute]
    public partial class DynamicAtlasSettings
    {
        public int minAtlasSize { get; set; }
        public int maxAtlasSize { get; set; }
        public int maxSubTextureSize { get; set; }
        public UnityEngine.UIElements.DynamicAtlasFilters activeFilters { get { return m_KeptActiveFilters.Get("UnityEngine.UIElements.DynamicAtlasSettings.activeFilters"); } set { m_KeptActiveFilters.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.DynamicAtlasFilters> m_KeptActiveFilters;
        public static UnityEngine.UIElements.DynamicAtlasFilters defaultFilters { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.DynamicAtlasSettings.defaultFilters"); } }
        public UnityEngine.UIElements.DynamicAtlasCustomFilter customFilter { get; set; }
        public static UnityEngine.UIElements.DynamicAtlasSettings defaults { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.DynamicAtlasSettings.defaults"); } }
    }
    public partial struct EasingFunction : System.IEquatable<UnityEngine.UIElements.EasingFunction>
    {
        public UnityEngine.UIElements.EasingMode mode { get; set; }
        public EasingFunction(UnityEngine.UIElements.EasingMode mode) { this = default(UnityEngine.UIElements.EasingFunction); this.mode = mode; }
        public static bool operator ==(UnityEngine.UIElements.EasingFunction lhs, UnityEngine.UIElements.EasingFunction rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.EasingFunction lhs, UnityEngine.UIElements.EasingFunction rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.EasingFunction other) { return base.Equals(other); }
    }
    public enum EasingMode
    {
        Ease = 0,
        EaseIn = 1,
        EaseOut = 2,
        EaseInOut = 3,
        Linear = 4,
        EaseInSine = 5,
        EaseOutSine = 6,
        EaseInOutSine = 7,
        EaseInCubic = 8,
        EaseOutCubic = 9,
        EaseInOutCubic = 10,
        EaseInCirc = 11,
        EaseOutCirc = 12,
        EaseInOutCirc = 13,
        EaseInElastic = 14,
        EaseOutElastic = 15,
        EaseInOutElastic = 16,
        EaseInBack = 17,
        EaseOutBack = 18,
        EaseInOutBack = 19,
        EaseInBounce = 20,
        EaseOutBounce = 21,
        EaseInOutBounce = 22,
    }
    public partial class EnumField : UnityEngine.UIElements.BaseField<System.Enum>
    {
        public static readonly string ussClassName = "unity-enum-field";
        public static readonly string textUssClassName = "unity-enum-field__text";
        public static readonly string arrowUssClassName = "unity-enum-field__arrow";
        public static readonly string labelUssClassName = "unity-enum-field__label";
        public static readonly string inputUssClassName = "unity-enum-field__input";
        public EnumField(System.Enum defaultValue) : this(null, defaultValue) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.EnumField, UnityEngine.UIElements.EnumField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<System.Enum>.UxmlTraits
        {
        }
    }
    public abstract partial class EventBase : System.IDisposable
    {
        public long timestamp { get; internal set; }
        [System.Obsolete] protected virtual void PreDispatch() { }
        [System.Obsolete] protected virtual void PostDispatch() { }
        public UnityEngine.UIElements.PropagationPhase propagationPhase { get; internal set; }
        public virtual UnityEngine.UIElements.IEventHandler currentTarget { get; internal set; }
        public UnityEngine.Vector2 originalMousePosition { get; internal set; }
        public abstract void Dispose();
    }
    public delegate void EventCallback<in TEventType, in TCallbackArgs>(TEventType evt, TCallbackArgs userArgs);
    public delegate void EventCallback<in TEventType>(TEventType evt);
    public sealed partial class EventDispatcher
    {
        internal EventDispatcher() { }
    }
    public partial struct EventDispatcherGate : System.IDisposable, System.IEquatable<UnityEngine.UIElements.EventDispatcherGate>
    {
        public EventDispatcherGate(UnityEngine.UIElements.EventDispatcher d) { throw new Umcp.LeftOutException("UnityEngine.UIElements.EventDispatcherGate"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEngine.UIElements.EventDispatcherGate.Dispose"); }
        public bool Equals(UnityEngine.UIElements.EventDispatcherGate other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.EventDispatcherGate left, UnityEngine.UIElements.EventDispatcherGate right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.UIElements.EventDispatcherGate left, UnityEngine.UIElements.EventDispatcherGate right) { return !((object)left).Equals(right); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class EventInterestAttribute : System.Attribute
    {
        public EventInterestAttribute(params System.Type[] eventTypes) { }
        public EventInterestAttribute(UnityEngine.UIElements.EventInterestOptions interests) { }
        internal EventInterestAttribute() { }
    }
    public enum EventInterestOptions
    {
        Inherit = 0,
        AllEventTypes = -1,
    }
    public partial class ExecuteCommandEvent : UnityEngine.UIElements.CommandEventBase<UnityEngine.UIElements.ExecuteCommandEvent>
    {
    }
}

namespace UnityEngine.UIElements.Experimental
{
    public static partial class Easing
    {
        public static float Step(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.Step"); }
        public static float Linear(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.Linear"); }
        public static float InSine(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InSine"); }
        public static float OutSine(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutSine"); }
        public static float InOutSine(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutSine"); }
        public static float InQuad(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InQuad"); }
        public static float OutQuad(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutQuad"); }
        public static float InOutQuad(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutQuad"); }
        public static float InCubic(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InCubic"); }
        public static float OutCubic(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutCubic"); }
        public static float InOutCubic(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutCubic"); }
        public static float InPower(float t, int power) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InPower"); }
        public static float OutPower(float t, int power) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutPower"); }
        public static float InOutPower(float t, int power) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutPower"); }
        public static float InBounce(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InBounce"); }
        public static float OutBounce(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutBounce"); }
        public static float InOutBounce(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutBounce"); }
        public static float InElastic(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InElastic"); }
        public static float OutElastic(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutElastic"); }
        public static float InOutElastic(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutElastic"); }
        public static float InBack(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InBack"); }
        public static float OutBack(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutBack"); }
        public static float InOutBack(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutBack"); }
        public static float InBack(float t, float s) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InBack"); }
        public static float OutBack(float t, float s) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutBack"); }
        public static float InOutBack(float t, float s) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutBack"); }
        public static float InCirc(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InCirc"); }
        public static float OutCirc(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.OutCirc"); }
        public static float InOutCirc(float t) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.Easing.InOutCirc"); }
    }
    public partial interface ITransitionAnimations
    {
        UnityEngine.UIElements.Experimental.ValueAnimation<float> Start(float from, float to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, float> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Rect> Start(UnityEngine.Rect from, UnityEngine.Rect to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Rect> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Color> Start(UnityEngine.Color from, UnityEngine.Color to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Color> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector3> Start(UnityEngine.Vector3 from, UnityEngine.Vector3 to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Vector3> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector2> Start(UnityEngine.Vector2 from, UnityEngine.Vector2 to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Vector2> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Quaternion> Start(UnityEngine.Quaternion from, UnityEngine.Quaternion to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Quaternion> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.UIElements.Experimental.StyleValues> Start(UnityEngine.UIElements.Experimental.StyleValues from, UnityEngine.UIElements.Experimental.StyleValues to, int durationMs);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.UIElements.Experimental.StyleValues> Start(UnityEngine.UIElements.Experimental.StyleValues to, int durationMs);
        UnityEngine.UIElements.Experimental.ValueAnimation<float> Start(System.Func<UnityEngine.UIElements.VisualElement, float> fromValueGetter, float to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, float> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Rect> Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Rect> fromValueGetter, UnityEngine.Rect to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Rect> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Color> Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Color> fromValueGetter, UnityEngine.Color to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Color> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector3> Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Vector3> fromValueGetter, UnityEngine.Vector3 to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Vector3> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector2> Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Vector2> fromValueGetter, UnityEngine.Vector2 to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Vector2> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Quaternion> Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Quaternion> fromValueGetter, UnityEngine.Quaternion to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Quaternion> onValueChanged);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Rect> Layout(UnityEngine.Rect to, int durationMs);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector2> TopLeft(UnityEngine.Vector2 to, int durationMs);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector2> Size(UnityEngine.Vector2 to, int durationMs);
        UnityEngine.UIElements.Experimental.ValueAnimation<float> Scale(float to, int duration);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector3> Position(UnityEngine.Vector3 to, int duration);
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Quaternion> Rotation(UnityEngine.Quaternion to, int duration);
    }
    public partial interface IValueAnimation
    {
        void Start();
        void Stop();
        void Recycle();
        bool isRunning { get; }
        int durationMs { get; set; }
    }
    public sealed partial class PointerDownLinkTagEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.Experimental.PointerDownLinkTagEvent>
    {
        public string linkID { get; internal set; }
        public string linkText { get; internal set; }
        public static UnityEngine.UIElements.Experimental.PointerDownLinkTagEvent GetPooled(UnityEngine.UIElements.IPointerEvent evt, string linkID, string linkText) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerDownLinkTagEvent.GetPooled"); }
        public PointerDownLinkTagEvent() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerDownLinkTagEvent"); }
    }
    public partial class PointerMoveLinkTagEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.Experimental.PointerMoveLinkTagEvent>
    {
        public string linkID { get; internal set; }
        public string linkText { get; internal set; }
        public static UnityEngine.UIElements.Experimental.PointerMoveLinkTagEvent GetPooled(UnityEngine.UIElements.IPointerEvent evt, string linkID, string linkText) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerMoveLinkTagEvent.GetPooled"); }
        public PointerMoveLinkTagEvent() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerMoveLinkTagEvent"); }
    }
    public partial class PointerOutLinkTagEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.Experimental.PointerOutLinkTagEvent>
    {
        public static UnityEngine.UIElements.Experimental.PointerOutLinkTagEvent GetPooled(UnityEngine.UIElements.IPointerEvent evt, string linkID) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerOutLinkTagEvent.GetPooled"); }
        public PointerOutLinkTagEvent() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerOutLinkTagEvent"); }
    }
    public partial class PointerOverLinkTagEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.Experimental.PointerOverLinkTagEvent>
    {
        public string linkID { get; internal set; }
        public string linkText { get; internal set; }
        public static UnityEngine.UIElements.Experimental.PointerOverLinkTagEvent GetPooled(UnityEngine.UIElements.IPointerEvent evt, string linkID, string linkText) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerOverLinkTagEvent.GetPooled"); }
        public PointerOverLinkTagEvent() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerOverLinkTagEvent"); }
    }
    public partial class PointerUpLinkTagEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.Experimental.PointerUpLinkTagEvent>
    {
        public string linkID { get; internal set; }
        public string linkText { get; internal set; }
        public static UnityEngine.UIElements.Experimental.PointerUpLinkTagEvent GetPooled(UnityEngine.UIElements.IPointerEvent evt, string linkID, string linkText) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerUpLinkTagEvent.GetPooled"); }
        public PointerUpLinkTagEvent() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.PointerUpLinkTagEvent"); }
    }
    public partial struct StyleValues
    {
        public float top { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.top"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.top"); } }
        public float left { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.left"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.left"); } }
        public float width { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.width"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.width"); } }
        public float height { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.height"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.height"); } }
        public float right { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.right"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.right"); } }
        public float bottom { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.bottom"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.bottom"); } }
        public UnityEngine.Color color { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.color"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.color"); } }
        public UnityEngine.Color backgroundColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.backgroundColor"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.backgroundColor"); } }
        public UnityEngine.Color unityBackgroundImageTintColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.unityBackgroundImageTintColor"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.unityBackgroundImageTintColor"); } }
        public UnityEngine.Color borderColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderColor"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderColor"); } }
        public float marginLeft { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.marginLeft"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.marginLeft"); } }
        public float marginTop { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.marginTop"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.marginTop"); } }
        public float marginRight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.marginRight"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.marginRight"); } }
        public float marginBottom { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.marginBottom"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.marginBottom"); } }
        public float paddingLeft { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.paddingLeft"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.paddingLeft"); } }
        public float paddingTop { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.paddingTop"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.paddingTop"); } }
        public float paddingRight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.paddingRight"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.paddingRight"); } }
        public float paddingBottom { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.paddingBottom"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.paddingBottom"); } }
        public float borderLeftWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderLeftWidth"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderLeftWidth"); } }
        public float borderRightWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderRightWidth"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderRightWidth"); } }
        public float borderTopWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderTopWidth"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderTopWidth"); } }
        public float borderBottomWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderBottomWidth"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderBottomWidth"); } }
        public float borderTopLeftRadius { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderTopLeftRadius"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderTopLeftRadius"); } }
        public float borderTopRightRadius { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderTopRightRadius"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderTopRightRadius"); } }
        public float borderBottomLeftRadius { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderBottomLeftRadius"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderBottomLeftRadius"); } }
        public float borderBottomRightRadius { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderBottomRightRadius"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.borderBottomRightRadius"); } }
        public float opacity { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.opacity"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.opacity"); } }
        public float flexGrow { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.flexGrow"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.flexGrow"); } }
        public float flexShrink { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.flexShrink"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.StyleValues.flexShrink"); } }
    }
    public sealed partial class ValueAnimation<T> : UnityEngine.UIElements.Experimental.IValueAnimation
    {
        public int durationMs { get { return m_KeptDurationMs.Get("UnityEngine.UIElements.Experimental.ValueAnimation<T>.durationMs"); } set { m_KeptDurationMs.Set(value); } } private Umcp.Kept<int> m_KeptDurationMs;
        public System.Func<float, float> easingCurve { get; set; }
        public bool isRunning { get; internal set; }
        public System.Action onAnimationCompleted { get; set; }
        public bool autoRecycle { get; set; }
        public System.Action<UnityEngine.UIElements.VisualElement, T> valueUpdated { get; set; }
        public System.Func<UnityEngine.UIElements.VisualElement, T> initialValue { get; set; }
        public System.Func<T, T, float, T> interpolator { get; set; }
        public T from { get { return m_KeptFrom.Get("UnityEngine.UIElements.Experimental.ValueAnimation<T>.from"); } set { m_KeptFrom.Set(value); } } private Umcp.Kept<T> m_KeptFrom;
        public T to { get; set; }
        public ValueAnimation() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.ValueAnimation<T>"); }
        public void Start() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.ValueAnimation<T>.Start"); }
        public void Stop() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.ValueAnimation<T>.Stop"); }
        public void Recycle() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.ValueAnimation<T>.Recycle"); }
        public static UnityEngine.UIElements.Experimental.ValueAnimation<T> Create(UnityEngine.UIElements.VisualElement e, System.Func<T, T, float, T> interpolator) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.ValueAnimation<T>.Create"); }
        public UnityEngine.UIElements.Experimental.ValueAnimation<T> Ease(System.Func<float, float> easing) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.ValueAnimation<T>.Ease"); }
        public UnityEngine.UIElements.Experimental.ValueAnimation<T> OnCompleted(System.Action callback) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.ValueAnimation<T>.OnCompleted"); }
        public UnityEngine.UIElements.Experimental.ValueAnimation<T> KeepAlive() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Experimental.ValueAnimation<T>.KeepAlive"); }
    }
}

namespace UnityEngine.UIElements
{
    public partial class FieldMouseDragger<T> : UnityEngine.UIElements.BaseFieldMouseDragger
    {
        public FieldMouseDragger(UnityEngine.UIElements.IValueField<T> drivenField) { }
        public bool dragging { get; set; }
        public T startValue { get; set; }
        public sealed override void SetDragZone(UnityEngine.UIElements.VisualElement dragElement, UnityEngine.Rect hotZone) { throw new Umcp.LeftOutException("UnityEngine.UIElements.FieldMouseDragger<T>.SetDragZone"); }
        internal FieldMouseDragger() { }
    }
    public enum FillRule
    {
        NonZero = 0,
        OddEven = 1,
    }
    public enum FlexDirection
    {
        Column = 0,
        ColumnReverse = 1,
        Row = 2,
        RowReverse = 3,
    }
    public partial class FloatField : UnityEngine.UIElements.TextValueField<float>
    {
        public static readonly string ussClassName = "unity-float-field";
        public static readonly string labelUssClassName = "unity-float-field__label";
        public static readonly string inputUssClassName = "unity-float-field__input";
        public override void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, float startValue) { throw new Umcp.LeftOutException("UnityEngine.UIElements.FloatField.ApplyInputDeviceDelta"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.FloatField, UnityEngine.UIElements.FloatField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextValueFieldTraits<float, UnityEngine.UIElements.UxmlFloatAttributeDescription>
        {
        }
    }
    public partial class FocusChangeDirection : System.IDisposable
    {
        void System.IDisposable.Dispose() { throw new Umcp.LeftOutException("UnityEngine.UIElements.FocusChangeDirection.System.IDisposable.Dispose"); }
        protected virtual void Dispose() { }
    }
    public partial class FocusEvent : UnityEngine.UIElements.FocusEventBase<UnityEngine.UIElements.FocusEvent>
    {
    }
    public abstract partial class FocusEventBase<T> : UnityEngine.UIElements.IFocusEvent
    {
        public UnityEngine.UIElements.Focusable relatedTarget { get; internal set; }
        public UnityEngine.UIElements.FocusChangeDirection direction { get; internal set; }
        protected UnityEngine.UIElements.FocusController focusController { get; private set; }
    }
    public partial class FocusInEvent : UnityEngine.UIElements.FocusEventBase<UnityEngine.UIElements.FocusInEvent>
    {
        public FocusInEvent() { }
    }
    public partial class FocusOutEvent : UnityEngine.UIElements.FocusEventBase<UnityEngine.UIElements.FocusOutEvent>
    {
        public FocusOutEvent() { }
    }
    public abstract partial class Focusable
    {
        public abstract UnityEngine.UIElements.FocusController focusController { get; }
        public bool focusable { get; set; }
        public int tabIndex { get; set; }
        public bool delegatesFocus { get; set; }
    }
    public partial class Foldout : UnityEngine.UIElements.BindableElement, UnityEngine.UIElements.INotifyValueChanged<bool>
    {
        public static readonly string ussClassName = "unity-foldout";
        public static readonly string toggleUssClassName = "unity-foldout__toggle";
        public static readonly string contentUssClassName = "unity-foldout__content";
        public static readonly string inputUssClassName = "unity-foldout__input";
        public static readonly string checkmarkUssClassName = "unity-foldout__checkmark";
        public static readonly string textUssClassName = "unity-foldout__text";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Foldout, UnityEngine.UIElements.Foldout.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BindableElement.UxmlTraits
        {
        }
    }
    public partial struct FontDefinition : System.IEquatable<UnityEngine.UIElements.FontDefinition>
    {
        public bool Equals(UnityEngine.UIElements.FontDefinition other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.FontDefinition left, UnityEngine.UIElements.FontDefinition right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.UIElements.FontDefinition left, UnityEngine.UIElements.FontDefinition right) { return !((object)left).Equals(right); }
    }
    public partial class GenericDropdownMenu
    {
        public static readonly string ussClassName = "unity-base-dropdown";
        public static readonly string itemUssClassName = "unity-base-dropdown__item";
        public static readonly string labelUssClassName = "unity-base-dropdown__label";
        public static readonly string containerInnerUssClassName = "unity-base-dropdown__container-inner";
        public static readonly string containerOuterUssClassName = "unity-base-dropdown__container-outer";
        public static readonly string checkmarkUssClassName = "unity-base-dropdown__checkmark";
        public static readonly string separatorUssClassName = "unity-base-dropdown__separator";
        public UnityEngine.UIElements.VisualElement contentContainer { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.GenericDropdownMenu.contentContainer"); } }
        public GenericDropdownMenu() { }
        public void AddItem(string itemName, bool isChecked, System.Action action) { throw new Umcp.LeftOutException("UnityEngine.UIElements.GenericDropdownMenu.AddItem"); }
        public void AddItem(string itemName, bool isChecked, System.Action<object> action, object data) { throw new Umcp.LeftOutException("UnityEngine.UIElements.GenericDropdownMenu.AddItem"); }
        public void AddDisabledItem(string itemName, bool isChecked) { throw new Umcp.LeftOutException("UnityEngine.UIElements.GenericDropdownMenu.AddDisabledItem"); }
        public void AddSeparator(string path) { throw new Umcp.LeftOutException("UnityEngine.UIElements.GenericDropdownMenu.AddSeparator"); }
        public void DropDown(UnityEngine.Rect position, UnityEngine.UIElements.VisualElement targetElement = null, bool anchored = false) { throw new Umcp.LeftOutException("UnityEngine.UIElements.GenericDropdownMenu.DropDown"); }
    }
    public partial class GeometryChangedEvent : UnityEngine.UIElements.EventBase<UnityEngine.UIElements.GeometryChangedEvent>
    {
        public UnityEngine.Rect oldRect { get; internal set; }
        public UnityEngine.Rect newRect { get; internal set; }
    }
    public partial class GroupBox : UnityEngine.UIElements.BindableElement
    {
        public static readonly string ussClassName = "unity-group-box";
        public static readonly string labelUssClassName = "unity-group-box__label";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.GroupBox, UnityEngine.UIElements.GroupBox.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BindableElement.UxmlTraits
        {
        }
    }
    public partial class Hash128Field : UnityEngine.UIElements.TextInputBaseField<UnityEngine.Hash128>
    {
        public static readonly string ussClassName = "unity-hash128-field";
        public static readonly string labelUssClassName = "unity-hash128-field__label";
        public static readonly string inputUssClassName = "unity-hash128-field__input";
        public Hash128Field() : base(default(int), default(char), default(UnityEngine.UIElements.TextInputBaseField<UnityEngine.Hash128>.TextInputBase)) { }
        public Hash128Field(int maxLength) : this(null, maxLength) { }
        public Hash128Field(string label, int maxLength = -1) : base(default(int), default(char), default(UnityEngine.UIElements.TextInputBaseField<UnityEngine.Hash128>.TextInputBase)) { }
        protected override string ValueToString(UnityEngine.Hash128 value) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Hash128Field.ValueToString"); }
        protected override UnityEngine.Hash128 StringToValue(string str) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Hash128Field.StringToValue"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Hash128Field, UnityEngine.UIElements.Hash128Field.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextValueFieldTraits<UnityEngine.Hash128, UnityEngine.UIElements.UxmlHash128AttributeDescription>
        {
        }
    }
    public partial class HelpBox : UnityEngine.UIElements.VisualElement
    {
        public static readonly string ussClassName = "unity-help-box";
        public static readonly string labelUssClassName = "unity-help-box__label";
        public static readonly string iconUssClassName = "unity-help-box__icon";
        public static readonly string iconInfoUssClassName = "unity-help-box__icon--info";
        public static readonly string iconwarningUssClassName = "unity-help-box__icon--warning";
        public static readonly string iconErrorUssClassName = "unity-help-box__icon--error";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.HelpBox, UnityEngine.UIElements.HelpBox.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
        }
    }
    public enum HelpBoxMessageType
    {
        None = 0,
        Info = 1,
        Warning = 2,
        Error = 3,
    }
    public partial interface IBaseUxmlFactory
    {
        string uxmlName { get; }
        string uxmlNamespace { get; }
        string uxmlQualifiedName { get; }
        System.Type uxmlType { get; }
        bool canHaveAnyAttribute { get; }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.UxmlAttributeDescription> uxmlAttributesDescription { get; }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.UxmlChildElementDescription> uxmlChildElementsDescription { get; }
        string substituteForTypeName { get; }
        string substituteForTypeNamespace { get; }
        string substituteForTypeQualifiedName { get; }
        bool AcceptsAttributeBag(UnityEngine.UIElements.IUxmlAttributes bag, UnityEngine.UIElements.CreationContext cc);
    }
    public partial interface IBindable
    {
        UnityEngine.UIElements.IBinding binding { get; set; }
        string bindingPath { get; set; }
    }
    public partial interface IBinding
    {
        void PreUpdate();
        void Update();
        void Release();
    }
    public static partial class IBindingExtensions
    {
        public static bool IsBound(this UnityEngine.UIElements.IBindable control) { throw new Umcp.LeftOutException("UnityEngine.UIElements.IBindingExtensions.IsBound"); }
    }
    public partial interface IChangeEvent
    {
    }
    public partial interface ICommandEvent
    {
        string commandName { get; }
    }
    public partial interface ICustomStyle
    {
        bool TryGetValue(UnityEngine.UIElements.CustomStyleProperty<float> property, out float value);
        bool TryGetValue(UnityEngine.UIElements.CustomStyleProperty<int> property, out int value);
        bool TryGetValue(UnityEngine.UIElements.CustomStyleProperty<bool> property, out bool value);
        bool TryGetValue(UnityEngine.UIElements.CustomStyleProperty<UnityEngine.Color> property, out UnityEngine.Color value);
        bool TryGetValue(UnityEngine.UIElements.CustomStyleProperty<UnityEngine.Texture2D> property, out UnityEngine.Texture2D value);
        bool TryGetValue(UnityEngine.UIElements.CustomStyleProperty<UnityEngine.Sprite> property, out UnityEngine.Sprite value);
        bool TryGetValue(UnityEngine.UIElements.CustomStyleProperty<UnityEngine.UIElements.VectorImage> property, out UnityEngine.UIElements.VectorImage value);
        bool TryGetValue<T>(UnityEngine.UIElements.CustomStyleProperty<T> property, out T value) where T : UnityEngine.Object;
        bool TryGetValue(UnityEngine.UIElements.CustomStyleProperty<string> property, out string value);
    }
    public partial interface IDragAndDropEvent
    {
    }
    public partial interface IEventHandler
    {
        void SendEvent(UnityEngine.UIElements.EventBase e);
        void HandleEvent(UnityEngine.UIElements.EventBase evt);
        bool HasTrickleDownHandlers();
        bool HasBubbleUpHandlers();
    }
    public partial interface IExperimentalFeatures
    {
        UnityEngine.UIElements.Experimental.ITransitionAnimations animation { get; }
    }
    public partial interface IFocusEvent
    {
        UnityEngine.UIElements.Focusable relatedTarget { get; }
        UnityEngine.UIElements.FocusChangeDirection direction { get; }
    }
    public partial interface IFocusRing
    {
        UnityEngine.UIElements.FocusChangeDirection GetFocusChangeDirection(UnityEngine.UIElements.Focusable currentFocusable, UnityEngine.UIElements.EventBase e);
        UnityEngine.UIElements.Focusable GetNextFocusable(UnityEngine.UIElements.Focusable currentFocusable, UnityEngine.UIElements.FocusChangeDirection direction);
    }
    public partial interface IKeyboardEvent
    {
        UnityEngine.EventModifiers modifiers { get; }
        char character { get; }
        UnityEngine.KeyCode keyCode { get; }
        bool shiftKey { get; }
        bool ctrlKey { get; }
        bool commandKey { get; }
        bool altKey { get; }
        bool actionKey { get; }
    }
    public partial class IMGUIContainer : UnityEngine.UIElements.VisualElement, System.IDisposable
    {
        public UnityEngine.UIElements.ContextType contextType { get; set; }
        public static readonly string ussClassName = "unity-imgui-container";
        protected virtual void Dispose(bool disposeManaged) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.IMGUIContainer, UnityEngine.UIElements.IMGUIContainer.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public partial class IMGUIEvent : UnityEngine.UIElements.EventBase<UnityEngine.UIElements.IMGUIEvent>
    {
        public static UnityEngine.UIElements.IMGUIEvent GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.IMGUIEvent.GetPooled"); }
        public IMGUIEvent() { }
    }
    public partial interface IManipulator
    {
        UnityEngine.UIElements.VisualElement target { get; set; }
    }
    public partial interface IMixedValueSupport
    {
        bool showMixedValue { get; set; }
    }
    public partial interface IMouseCaptureEvent
    {
    }
    public partial interface IMouseEvent
    {
        UnityEngine.EventModifiers modifiers { get; }
        UnityEngine.Vector2 mousePosition { get; }
        UnityEngine.Vector2 localMousePosition { get; }
        UnityEngine.Vector2 mouseDelta { get; }
        int clickCount { get; }
        int button { get; }
        int pressedButtons { get; }
        bool shiftKey { get; }
        bool ctrlKey { get; }
        bool commandKey { get; }
        bool altKey { get; }
        bool actionKey { get; }
    }
    public partial interface INavigationEvent
    {
        UnityEngine.EventModifiers modifiers { get; }
        bool shiftKey { get; }
        bool ctrlKey { get; }
        bool commandKey { get; }
        bool altKey { get; }
        bool actionKey { get; }
    }
    public partial interface INotifyValueChanged<T>
    {
        T value { get; set; }
        void SetValueWithoutNotify(T newValue);
    }
    public partial interface IPanel : System.IDisposable
    {
        UnityEngine.UIElements.VisualElement visualTree { get; }
        UnityEngine.UIElements.EventDispatcher dispatcher { get; }
        UnityEngine.UIElements.ContextType contextType { get; }
        UnityEngine.UIElements.FocusController focusController { get; }
        UnityEngine.UIElements.VisualElement Pick(UnityEngine.Vector2 point);
        UnityEngine.UIElements.VisualElement PickAll(UnityEngine.Vector2 point, System.Collections.Generic.List<UnityEngine.UIElements.VisualElement> picked);
        UnityEngine.UIElements.ContextualMenuManager contextualMenuManager { get; }
        bool isDirty { get; }
    }
    public partial interface IPanelChangedEvent
    {
    }
    public partial interface IPointerCaptureEvent
    {
    }
}
