// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.UIElements
{
    public partial class VisualElement : UnityEngine.UIElements.ITransform, UnityEngine.UIElements.IVisualElementScheduler, UnityEngine.UIElements.Experimental.ITransitionAnimations, UnityEngine.UIElements.IExperimentalFeatures, UnityEngine.UIElements.IResolvedStyle
    {
        [System.Obsolete] public bool cacheAsBitmap { get; set; }
        public static readonly string disabledUssClassName = "unity-disabled";
        UnityEngine.Vector3 UnityEngine.UIElements.ITransform.position { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.ITransform.position"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.ITransform.position"); } }
        UnityEngine.Quaternion UnityEngine.UIElements.ITransform.rotation { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.ITransform.rotation"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.ITransform.rotation"); } }
        UnityEngine.Vector3 UnityEngine.UIElements.ITransform.scale { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.ITransform.scale"); } set { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.ITransform.scale"); } }
        UnityEngine.Matrix4x4 UnityEngine.UIElements.ITransform.matrix { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.ITransform.matrix"); } }
        UnityEngine.UIElements.StyleEnum<UnityEngine.ScaleMode> UnityEngine.UIElements.IResolvedStyle.unityBackgroundScaleMode { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityBackgroundScaleMode"); } }
        public UnityEngine.Rect layout { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.layout"); } }
        public UnityEngine.Rect contentRect { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.contentRect"); } }
        protected UnityEngine.Rect paddingRect { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.paddingRect"); } }
        public UnityEngine.Rect worldBound { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.worldBound"); } }
        public UnityEngine.Rect localBound { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.localBound"); } }
        public UnityEngine.Matrix4x4 worldTransform { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.worldTransform"); } }
        [System.Obsolete] protected internal bool SetEnabledFromHierarchy(bool state) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.SetEnabledFromHierarchy"); }
        public System.Action<UnityEngine.UIElements.MeshGenerationContext> generateVisualContent { get; set; }
        public virtual bool ContainsPoint(UnityEngine.Vector2 localPoint) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.ContainsPoint"); }
        public virtual bool Overlaps(UnityEngine.Rect rectangle) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.Overlaps"); }
        protected internal virtual UnityEngine.Vector2 DoMeasure(float desiredWidth, UnityEngine.UIElements.VisualElement.MeasureMode widthMode, float desiredHeight, UnityEngine.UIElements.VisualElement.MeasureMode heightMode) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.DoMeasure"); }
        public UnityEngine.UIElements.ICustomStyle customStyle { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.customStyle"); } }
        UnityEngine.UIElements.Experimental.ValueAnimation<float> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(float from, float to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, float> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Rect> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(UnityEngine.Rect from, UnityEngine.Rect to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Rect> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Color> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(UnityEngine.Color from, UnityEngine.Color to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Color> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector3> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(UnityEngine.Vector3 from, UnityEngine.Vector3 to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Vector3> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector2> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(UnityEngine.Vector2 from, UnityEngine.Vector2 to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Vector2> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Quaternion> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(UnityEngine.Quaternion from, UnityEngine.Quaternion to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Quaternion> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.UIElements.Experimental.StyleValues> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(UnityEngine.UIElements.Experimental.StyleValues from, UnityEngine.UIElements.Experimental.StyleValues to, int durationMs) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<float> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(System.Func<UnityEngine.UIElements.VisualElement, float> fromValueGetter, float to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, float> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Rect> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Rect> fromValueGetter, UnityEngine.Rect to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Rect> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Color> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Color> fromValueGetter, UnityEngine.Color to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Color> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector3> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Vector3> fromValueGetter, UnityEngine.Vector3 to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Vector3> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector2> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Vector2> fromValueGetter, UnityEngine.Vector2 to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Vector2> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Quaternion> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(System.Func<UnityEngine.UIElements.VisualElement, UnityEngine.Quaternion> fromValueGetter, UnityEngine.Quaternion to, int durationMs, System.Action<UnityEngine.UIElements.VisualElement, UnityEngine.Quaternion> onValueChanged) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.UIElements.Experimental.StyleValues> UnityEngine.UIElements.Experimental.ITransitionAnimations.Start(UnityEngine.UIElements.Experimental.StyleValues to, int durationMs) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Start"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Rect> UnityEngine.UIElements.Experimental.ITransitionAnimations.Layout(UnityEngine.Rect to, int durationMs) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Layout"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector2> UnityEngine.UIElements.Experimental.ITransitionAnimations.TopLeft(UnityEngine.Vector2 to, int durationMs) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.TopLeft"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector2> UnityEngine.UIElements.Experimental.ITransitionAnimations.Size(UnityEngine.Vector2 to, int durationMs) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Size"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<float> UnityEngine.UIElements.Experimental.ITransitionAnimations.Scale(float to, int durationMs) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Scale"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Vector3> UnityEngine.UIElements.Experimental.ITransitionAnimations.Position(UnityEngine.Vector3 to, int durationMs) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Position"); }
        UnityEngine.UIElements.Experimental.ValueAnimation<UnityEngine.Quaternion> UnityEngine.UIElements.Experimental.ITransitionAnimations.Rotation(UnityEngine.Quaternion to, int durationMs) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.Experimental.ITransitionAnimations.Rotation"); }
        UnityEngine.UIElements.Experimental.ITransitionAnimations UnityEngine.UIElements.IExperimentalFeatures.animation { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IExperimentalFeatures.animation"); } }
        UnityEngine.UIElements.Align UnityEngine.UIElements.IResolvedStyle.alignContent { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.alignContent"); } }
        UnityEngine.UIElements.Align UnityEngine.UIElements.IResolvedStyle.alignItems { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.alignItems"); } }
        UnityEngine.UIElements.Align UnityEngine.UIElements.IResolvedStyle.alignSelf { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.alignSelf"); } }
        UnityEngine.UIElements.Background UnityEngine.UIElements.IResolvedStyle.backgroundImage { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.backgroundImage"); } }
        UnityEngine.UIElements.BackgroundPosition UnityEngine.UIElements.IResolvedStyle.backgroundPositionX { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.backgroundPositionX"); } }
        UnityEngine.UIElements.BackgroundPosition UnityEngine.UIElements.IResolvedStyle.backgroundPositionY { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.backgroundPositionY"); } }
        UnityEngine.UIElements.BackgroundRepeat UnityEngine.UIElements.IResolvedStyle.backgroundRepeat { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.backgroundRepeat"); } }
        UnityEngine.UIElements.BackgroundSize UnityEngine.UIElements.IResolvedStyle.backgroundSize { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.backgroundSize"); } }
        UnityEngine.Color UnityEngine.UIElements.IResolvedStyle.borderBottomColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderBottomColor"); } }
        float UnityEngine.UIElements.IResolvedStyle.borderBottomLeftRadius { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderBottomLeftRadius"); } }
        float UnityEngine.UIElements.IResolvedStyle.borderBottomRightRadius { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderBottomRightRadius"); } }
        float UnityEngine.UIElements.IResolvedStyle.borderBottomWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderBottomWidth"); } }
        UnityEngine.Color UnityEngine.UIElements.IResolvedStyle.borderLeftColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderLeftColor"); } }
        float UnityEngine.UIElements.IResolvedStyle.borderLeftWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderLeftWidth"); } }
        UnityEngine.Color UnityEngine.UIElements.IResolvedStyle.borderRightColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderRightColor"); } }
        float UnityEngine.UIElements.IResolvedStyle.borderRightWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderRightWidth"); } }
        UnityEngine.Color UnityEngine.UIElements.IResolvedStyle.borderTopColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderTopColor"); } }
        float UnityEngine.UIElements.IResolvedStyle.borderTopLeftRadius { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderTopLeftRadius"); } }
        float UnityEngine.UIElements.IResolvedStyle.borderTopRightRadius { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderTopRightRadius"); } }
        float UnityEngine.UIElements.IResolvedStyle.borderTopWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.borderTopWidth"); } }
        float UnityEngine.UIElements.IResolvedStyle.bottom { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.bottom"); } }
        UnityEngine.UIElements.StyleFloat UnityEngine.UIElements.IResolvedStyle.flexBasis { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.flexBasis"); } }
        UnityEngine.UIElements.Wrap UnityEngine.UIElements.IResolvedStyle.flexWrap { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.flexWrap"); } }
        float UnityEngine.UIElements.IResolvedStyle.fontSize { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.fontSize"); } }
        float UnityEngine.UIElements.IResolvedStyle.height { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.height"); } }
        UnityEngine.UIElements.Justify UnityEngine.UIElements.IResolvedStyle.justifyContent { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.justifyContent"); } }
        float UnityEngine.UIElements.IResolvedStyle.left { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.left"); } }
        float UnityEngine.UIElements.IResolvedStyle.letterSpacing { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.letterSpacing"); } }
        float UnityEngine.UIElements.IResolvedStyle.marginBottom { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.marginBottom"); } }
        float UnityEngine.UIElements.IResolvedStyle.marginLeft { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.marginLeft"); } }
        float UnityEngine.UIElements.IResolvedStyle.marginRight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.marginRight"); } }
        float UnityEngine.UIElements.IResolvedStyle.marginTop { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.marginTop"); } }
        UnityEngine.UIElements.StyleFloat UnityEngine.UIElements.IResolvedStyle.maxHeight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.maxHeight"); } }
        UnityEngine.UIElements.StyleFloat UnityEngine.UIElements.IResolvedStyle.maxWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.maxWidth"); } }
        UnityEngine.UIElements.StyleFloat UnityEngine.UIElements.IResolvedStyle.minHeight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.minHeight"); } }
        UnityEngine.UIElements.StyleFloat UnityEngine.UIElements.IResolvedStyle.minWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.minWidth"); } }
        float UnityEngine.UIElements.IResolvedStyle.paddingBottom { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.paddingBottom"); } }
        float UnityEngine.UIElements.IResolvedStyle.paddingLeft { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.paddingLeft"); } }
        float UnityEngine.UIElements.IResolvedStyle.paddingRight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.paddingRight"); } }
        float UnityEngine.UIElements.IResolvedStyle.paddingTop { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.paddingTop"); } }
        float UnityEngine.UIElements.IResolvedStyle.right { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.right"); } }
        UnityEngine.UIElements.Rotate UnityEngine.UIElements.IResolvedStyle.rotate { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.rotate"); } }
        UnityEngine.UIElements.Scale UnityEngine.UIElements.IResolvedStyle.scale { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.scale"); } }
        UnityEngine.UIElements.TextOverflow UnityEngine.UIElements.IResolvedStyle.textOverflow { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.textOverflow"); } }
        float UnityEngine.UIElements.IResolvedStyle.top { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.top"); } }
        UnityEngine.Vector3 UnityEngine.UIElements.IResolvedStyle.transformOrigin { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.transformOrigin"); } }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.TimeValue> UnityEngine.UIElements.IResolvedStyle.transitionDelay { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.transitionDelay"); } }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.TimeValue> UnityEngine.UIElements.IResolvedStyle.transitionDuration { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.transitionDuration"); } }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.StylePropertyName> UnityEngine.UIElements.IResolvedStyle.transitionProperty { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.transitionProperty"); } }
        System.Collections.Generic.IEnumerable<UnityEngine.UIElements.EasingFunction> UnityEngine.UIElements.IResolvedStyle.transitionTimingFunction { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.transitionTimingFunction"); } }
        UnityEngine.Vector3 UnityEngine.UIElements.IResolvedStyle.translate { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.translate"); } }
        UnityEngine.Color UnityEngine.UIElements.IResolvedStyle.unityBackgroundImageTintColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityBackgroundImageTintColor"); } }
        UnityEngine.Font UnityEngine.UIElements.IResolvedStyle.unityFont { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityFont"); } }
        UnityEngine.UIElements.FontDefinition UnityEngine.UIElements.IResolvedStyle.unityFontDefinition { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityFontDefinition"); } }
        UnityEngine.FontStyle UnityEngine.UIElements.IResolvedStyle.unityFontStyleAndWeight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityFontStyleAndWeight"); } }
        float UnityEngine.UIElements.IResolvedStyle.unityParagraphSpacing { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityParagraphSpacing"); } }
        int UnityEngine.UIElements.IResolvedStyle.unitySliceBottom { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unitySliceBottom"); } }
        int UnityEngine.UIElements.IResolvedStyle.unitySliceLeft { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unitySliceLeft"); } }
        int UnityEngine.UIElements.IResolvedStyle.unitySliceRight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unitySliceRight"); } }
        float UnityEngine.UIElements.IResolvedStyle.unitySliceScale { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unitySliceScale"); } }
        int UnityEngine.UIElements.IResolvedStyle.unitySliceTop { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unitySliceTop"); } }
        UnityEngine.TextAnchor UnityEngine.UIElements.IResolvedStyle.unityTextAlign { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityTextAlign"); } }
        UnityEngine.Color UnityEngine.UIElements.IResolvedStyle.unityTextOutlineColor { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityTextOutlineColor"); } }
        float UnityEngine.UIElements.IResolvedStyle.unityTextOutlineWidth { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityTextOutlineWidth"); } }
        UnityEngine.UIElements.TextOverflowPosition UnityEngine.UIElements.IResolvedStyle.unityTextOverflowPosition { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.unityTextOverflowPosition"); } }
        UnityEngine.UIElements.WhiteSpace UnityEngine.UIElements.IResolvedStyle.whiteSpace { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.whiteSpace"); } }
        float UnityEngine.UIElements.IResolvedStyle.width { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.width"); } }
        float UnityEngine.UIElements.IResolvedStyle.wordSpacing { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElement.UnityEngine.UIElements.IResolvedStyle.wordSpacing"); } }
        public partial struct Hierarchy
        {
            public bool Equals(UnityEngine.UIElements.VisualElement.Hierarchy other) { return base.Equals(other); }
            public static bool operator ==(UnityEngine.UIElements.VisualElement.Hierarchy x, UnityEngine.UIElements.VisualElement.Hierarchy y) { return ((object)x).Equals(y); }
            public static bool operator !=(UnityEngine.UIElements.VisualElement.Hierarchy x, UnityEngine.UIElements.VisualElement.Hierarchy y) { return !((object)x).Equals(y); }
        }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.VisualElement, UnityEngine.UIElements.VisualElement.UxmlTraits>
        {
        }
        public partial class UxmlTraits
        {
            protected UnityEngine.UIElements.UxmlStringAttributeDescription m_Name;
            protected UnityEngine.UIElements.UxmlEnumAttributeDescription<UnityEngine.UIElements.PickingMode> m_PickingMode;
            protected UnityEngine.UIElements.UxmlIntAttributeDescription focusIndex { get; set; }
            protected UnityEngine.UIElements.UxmlBoolAttributeDescription focusable { get; set; }
        }
        public enum MeasureMode
        {
            Undefined = 0,
            Exactly = 1,
            AtMost = 2,
        }
    }
    public static partial class VisualElementExtensions
    {
        public static UnityEngine.Vector2 WorldToLocal(this UnityEngine.UIElements.VisualElement ele, UnityEngine.Vector2 p) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElementExtensions.WorldToLocal"); }
        public static UnityEngine.Vector2 LocalToWorld(this UnityEngine.UIElements.VisualElement ele, UnityEngine.Vector2 p) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElementExtensions.LocalToWorld"); }
        public static UnityEngine.Rect WorldToLocal(this UnityEngine.UIElements.VisualElement ele, UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElementExtensions.WorldToLocal"); }
        public static UnityEngine.Rect LocalToWorld(this UnityEngine.UIElements.VisualElement ele, UnityEngine.Rect r) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElementExtensions.LocalToWorld"); }
        public static UnityEngine.Vector2 ChangeCoordinatesTo(this UnityEngine.UIElements.VisualElement src, UnityEngine.UIElements.VisualElement dest, UnityEngine.Vector2 point) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElementExtensions.ChangeCoordinatesTo"); }
        public static UnityEngine.Rect ChangeCoordinatesTo(this UnityEngine.UIElements.VisualElement src, UnityEngine.UIElements.VisualElement dest, UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElementExtensions.ChangeCoordinatesTo"); }
    }
    public partial class VisualElementFocusChangeDirection : UnityEngine.UIElements.FocusChangeDirection
    {
        public static UnityEngine.UIElements.FocusChangeDirection left { get; internal set; }
        public static UnityEngine.UIElements.FocusChangeDirection right { get; internal set; }
        protected static UnityEngine.UIElements.VisualElementFocusChangeDirection lastValue { get; private set; }
        protected VisualElementFocusChangeDirection(int value) : base(value) { }
        internal VisualElementFocusChangeDirection() { }
    }
    public partial class VisualElementFocusRing : UnityEngine.UIElements.IFocusRing
    {
        public VisualElementFocusRing(UnityEngine.UIElements.VisualElement root, UnityEngine.UIElements.VisualElementFocusRing.DefaultFocusOrder dfo = (UnityEngine.UIElements.VisualElementFocusRing.DefaultFocusOrder)0) { }
        public UnityEngine.UIElements.VisualElementFocusRing.DefaultFocusOrder defaultFocusOrder { get; set; }
        public UnityEngine.UIElements.FocusChangeDirection GetFocusChangeDirection(UnityEngine.UIElements.Focusable currentFocusable, UnityEngine.UIElements.EventBase e) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElementFocusRing.GetFocusChangeDirection"); }
        public UnityEngine.UIElements.Focusable GetNextFocusable(UnityEngine.UIElements.Focusable currentFocusable, UnityEngine.UIElements.FocusChangeDirection direction) { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualElementFocusRing.GetNextFocusable"); }
        internal VisualElementFocusRing() { }
        public enum DefaultFocusOrder
        {
            ChildOrder = 0,
            PositionXY = 1,
            PositionYX = 2,
        }
    }
    public partial struct VisualElementStyleSheetSet : System.IEquatable<UnityEngine.UIElements.VisualElementStyleSheetSet>
    {
        public bool Equals(UnityEngine.UIElements.VisualElementStyleSheetSet other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.VisualElementStyleSheetSet left, UnityEngine.UIElements.VisualElementStyleSheetSet right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEngine.UIElements.VisualElementStyleSheetSet left, UnityEngine.UIElements.VisualElementStyleSheetSet right) { return !((object)left).Equals(right); }
    }
    public partial class VisualTreeAsset
    {
        public bool importedWithErrors { get; internal set; }
        public bool importedWithWarnings { get; internal set; }
        public System.Collections.Generic.IEnumerable<UnityEngine.UIElements.VisualTreeAsset> templateDependencies { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.VisualTreeAsset.templateDependencies"); } }
        public int contentHash { get; set; }
    }
    public partial class WheelEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.WheelEvent>
    {
        public UnityEngine.Vector3 delta { get; internal set; }
        public static UnityEngine.UIElements.WheelEvent GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.WheelEvent.GetPooled"); }
        public WheelEvent() { }
    }
    public enum WhiteSpace
    {
        Normal = 0,
        NoWrap = 1,
    }
    public enum Wrap
    {
        NoWrap = 0,
        Wrap = 1,
        WrapReverse = 2,
    }
}
