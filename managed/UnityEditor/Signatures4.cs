// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public sealed partial class EditorGUI
    {
        [System.Obsolete] public static System.Enum EnumMaskField(UnityEngine.Rect position, System.Enum enumValue) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(UnityEngine.Rect position, System.Enum enumValue, UnityEngine.GUIStyle style) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(UnityEngine.Rect position, string label, System.Enum enumValue) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(UnityEngine.Rect position, string label, System.Enum enumValue, UnityEngine.GUIStyle style) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum enumValue) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum enumValue, UnityEngine.GUIStyle style) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskPopup(UnityEngine.Rect position, string label, System.Enum selected) { return selected; }
        [System.Obsolete] public static System.Enum EnumMaskPopup(UnityEngine.Rect position, string label, System.Enum selected, UnityEngine.GUIStyle style) { return selected; }
        [System.Obsolete] public static System.Enum EnumMaskPopup(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum selected) { return selected; }
        [System.Obsolete] public static System.Enum EnumMaskPopup(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum selected, UnityEngine.GUIStyle style) { return selected; }
        public static void FocusTextInControl(string name) { }
        public static void BeginDisabledGroup(bool disabled) { }
        public static void EndDisabledGroup() { }
        public static void DropShadowLabel(UnityEngine.Rect position, string text) { }
        public static void DropShadowLabel(UnityEngine.Rect position, UnityEngine.GUIContent content) { }
        public static void DropShadowLabel(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { }
        public static void DropShadowLabel(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { }
        public static bool Toggle(UnityEngine.Rect position, bool value) { return value; }
        public static bool Toggle(UnityEngine.Rect position, string label, bool value) { return value; }
        public static bool Toggle(UnityEngine.Rect position, bool value, UnityEngine.GUIStyle style) { return value; }
        public static bool Toggle(UnityEngine.Rect position, string label, bool value, UnityEngine.GUIStyle style) { return value; }
        public static bool Toggle(UnityEngine.Rect position, UnityEngine.GUIContent label, bool value) { return value; }
        public static bool Toggle(UnityEngine.Rect position, UnityEngine.GUIContent label, bool value, UnityEngine.GUIStyle style) { return value; }
        [System.Obsolete] public static string DoPasswordField(int id, UnityEngine.Rect position, string password, UnityEngine.GUIStyle style) { return password; }
        [System.Obsolete] public static string DoPasswordField(int id, UnityEngine.Rect position, UnityEngine.GUIContent label, string password, UnityEngine.GUIStyle style) { return password; }
        public static float Slider(UnityEngine.Rect position, float value, float leftValue, float rightValue) { return value; }
        public static float Slider(UnityEngine.Rect position, string label, float value, float leftValue, float rightValue) { return value; }
        public static float Slider(UnityEngine.Rect position, UnityEngine.GUIContent label, float value, float leftValue, float rightValue) { return value; }
        public static void Slider(UnityEngine.Rect position, UnityEditor.SerializedProperty property, float leftValue, float rightValue) { }
        public static void Slider(UnityEngine.Rect position, UnityEditor.SerializedProperty property, float leftValue, float rightValue, string label) { }
        public static void Slider(UnityEngine.Rect position, UnityEditor.SerializedProperty property, float leftValue, float rightValue, UnityEngine.GUIContent label) { }
        public static int IntSlider(UnityEngine.Rect position, int value, int leftValue, int rightValue) { return value; }
        public static int IntSlider(UnityEngine.Rect position, string label, int value, int leftValue, int rightValue) { return value; }
        public static int IntSlider(UnityEngine.Rect position, UnityEngine.GUIContent label, int value, int leftValue, int rightValue) { return value; }
        public static void IntSlider(UnityEngine.Rect position, UnityEditor.SerializedProperty property, int leftValue, int rightValue) { }
        public static void IntSlider(UnityEngine.Rect position, UnityEditor.SerializedProperty property, int leftValue, int rightValue, string label) { }
        public static void IntSlider(UnityEngine.Rect position, UnityEditor.SerializedProperty property, int leftValue, int rightValue, UnityEngine.GUIContent label) { }
        [System.Obsolete] public static void MinMaxSlider(UnityEngine.GUIContent label, UnityEngine.Rect position, ref float minValue, ref float maxValue, float minLimit, float maxLimit) { }
        public static void MinMaxSlider(UnityEngine.Rect position, string label, ref float minValue, ref float maxValue, float minLimit, float maxLimit) { }
        public static void MinMaxSlider(UnityEngine.Rect position, UnityEngine.GUIContent label, ref float minValue, ref float maxValue, float minLimit, float maxLimit) { }
        public static void MinMaxSlider(UnityEngine.Rect position, ref float minValue, ref float maxValue, float minLimit, float maxLimit) { }
        public static System.Enum EnumFlagsField(UnityEngine.Rect position, System.Enum enumValue) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.Rect position, System.Enum enumValue, UnityEngine.GUIStyle style) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.Rect position, string label, System.Enum enumValue) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.Rect position, string label, System.Enum enumValue, UnityEngine.GUIStyle style) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum enumValue) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum enumValue, UnityEngine.GUIStyle style) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum enumValue, bool includeObsolete, UnityEngine.GUIStyle style = null) { return enumValue; }
        public static void ObjectField(UnityEngine.Rect position, UnityEditor.SerializedProperty property) { }
        public static void ObjectField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent label) { }
        public static void ObjectField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, System.Type objType) { }
        public static void ObjectField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, System.Type objType, UnityEngine.GUIContent label) { }
        public static UnityEngine.Object ObjectField(UnityEngine.Rect position, UnityEngine.Object obj, System.Type objType, UnityEngine.Object targetBeingEdited) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.Rect position, UnityEngine.Object obj, System.Type objType, bool allowSceneObjects) { return obj; }
        [System.Obsolete] public static UnityEngine.Object ObjectField(UnityEngine.Rect position, UnityEngine.Object obj, System.Type objType) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.Rect position, string label, UnityEngine.Object obj, System.Type objType, UnityEngine.Object targetBeingEdited) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.Rect position, string label, UnityEngine.Object obj, System.Type objType, bool allowSceneObjects) { return obj; }
        [System.Obsolete] public static UnityEngine.Object ObjectField(UnityEngine.Rect position, string label, UnityEngine.Object obj, System.Type objType) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Object obj, System.Type objType, UnityEngine.Object targetBeingEdited) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Object obj, System.Type objType, bool allowSceneObjects) { return obj; }
        [System.Obsolete] public static UnityEngine.Object ObjectField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Object obj, System.Type objType) { return obj; }
        public static UnityEngine.Rect IndentedRect(UnityEngine.Rect source) { return default(UnityEngine.Rect); }
        public static UnityEngine.Vector2 Vector2Field(UnityEngine.Rect position, string label, UnityEngine.Vector2 value) { return value; }
        public static UnityEngine.Vector2 Vector2Field(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Vector2 value) { return value; }
        public static UnityEngine.Vector3 Vector3Field(UnityEngine.Rect position, string label, UnityEngine.Vector3 value) { return value; }
        public static UnityEngine.Vector3 Vector3Field(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Vector3 value) { return value; }
        public static UnityEngine.Vector4 Vector4Field(UnityEngine.Rect position, string label, UnityEngine.Vector4 value) { return value; }
        public static UnityEngine.Vector4 Vector4Field(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Vector4 value) { return value; }
        public static UnityEngine.Vector2Int Vector2IntField(UnityEngine.Rect position, string label, UnityEngine.Vector2Int value) { return value; }
        public static UnityEngine.Vector2Int Vector2IntField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Vector2Int value) { return value; }
        public static UnityEngine.Vector3Int Vector3IntField(UnityEngine.Rect position, string label, UnityEngine.Vector3Int value) { return value; }
        public static UnityEngine.Vector3Int Vector3IntField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Vector3Int value) { return value; }
        public static UnityEngine.Rect RectField(UnityEngine.Rect position, UnityEngine.Rect value) { return value; }
        public static UnityEngine.Rect RectField(UnityEngine.Rect position, string label, UnityEngine.Rect value) { return value; }
        public static UnityEngine.Rect RectField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Rect value) { return value; }
        public static UnityEngine.RectInt RectIntField(UnityEngine.Rect position, UnityEngine.RectInt value) { return value; }
        public static UnityEngine.RectInt RectIntField(UnityEngine.Rect position, string label, UnityEngine.RectInt value) { return value; }
        public static UnityEngine.RectInt RectIntField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.RectInt value) { return value; }
        public static UnityEngine.Bounds BoundsField(UnityEngine.Rect position, UnityEngine.Bounds value) { return value; }
        public static UnityEngine.Bounds BoundsField(UnityEngine.Rect position, string label, UnityEngine.Bounds value) { return value; }
        public static UnityEngine.Bounds BoundsField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Bounds value) { return value; }
        public static UnityEngine.BoundsInt BoundsIntField(UnityEngine.Rect position, UnityEngine.BoundsInt value) { return value; }
        public static UnityEngine.BoundsInt BoundsIntField(UnityEngine.Rect position, string label, UnityEngine.BoundsInt value) { return value; }
        public static UnityEngine.BoundsInt BoundsIntField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.BoundsInt value) { return value; }
        public static void MultiFloatField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.GUIContent[] subLabels, float[] values) { }
        public static void MultiFloatField(UnityEngine.Rect position, UnityEngine.GUIContent[] subLabels, float[] values) { }
        public static void MultiIntField(UnityEngine.Rect position, UnityEngine.GUIContent[] subLabels, int[] values) { }
        public static void MultiPropertyField(UnityEngine.Rect position, UnityEngine.GUIContent[] subLabels, UnityEditor.SerializedProperty valuesIterator, UnityEngine.GUIContent label) { }
        public static void MultiPropertyField(UnityEngine.Rect position, UnityEngine.GUIContent[] subLabels, UnityEditor.SerializedProperty valuesIterator, UnityEngine.GUIContent label, UnityEditor.EditorGUI.PropertyVisibility visibility) { }
        public static void MultiPropertyField(UnityEngine.Rect position, UnityEngine.GUIContent[] subLabels, UnityEditor.SerializedProperty valuesIterator) { }
        public static void MultiPropertyField(UnityEngine.Rect position, UnityEngine.GUIContent[] subLabels, UnityEditor.SerializedProperty valuesIterator, UnityEditor.EditorGUI.PropertyVisibility visibility) { }
        public static UnityEngine.Color ColorField(UnityEngine.Rect position, UnityEngine.Color value) { return value; }
        public static UnityEngine.Color ColorField(UnityEngine.Rect position, string label, UnityEngine.Color value) { return value; }
        public static UnityEngine.Color ColorField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Color value) { return value; }
        [System.Obsolete] public static UnityEngine.Color ColorField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Color value, bool showEyedropper, bool showAlpha, bool hdr, UnityEditor.ColorPickerHDRConfig hdrConfig) { return value; }
        public static UnityEngine.Color ColorField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Color value, bool showEyedropper, bool showAlpha, bool hdr) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.Rect position, UnityEngine.AnimationCurve value) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.Rect position, string label, UnityEngine.AnimationCurve value) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.AnimationCurve value) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.Rect position, UnityEngine.AnimationCurve value, UnityEngine.Color color, UnityEngine.Rect ranges) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.Rect position, string label, UnityEngine.AnimationCurve value, UnityEngine.Color color, UnityEngine.Rect ranges) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.AnimationCurve value, UnityEngine.Color color, UnityEngine.Rect ranges) { return value; }
        public static void CurveField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.Color color, UnityEngine.Rect ranges) { }
        public static void CurveField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.Color color, UnityEngine.Rect ranges, UnityEngine.GUIContent label) { }
        public static void InspectorTitlebar(UnityEngine.Rect position, UnityEngine.Object[] targetObjs) { }
        public static bool InspectorTitlebar(UnityEngine.Rect position, bool foldout, UnityEngine.Object targetObj, bool expandable) { return foldout; }
        public static bool InspectorTitlebar(UnityEngine.Rect position, bool foldout, UnityEngine.Object[] targetObjs, bool expandable) { return foldout; }
        public static bool InspectorTitlebar(UnityEngine.Rect position, bool foldout, UnityEditor.Editor editor) { return foldout; }
        public static void ProgressBar(UnityEngine.Rect position, float value, string text) { }
        public static void HelpBox(UnityEngine.Rect position, string message, UnityEditor.MessageType type) { }
        public static UnityEngine.Rect PrefixLabel(UnityEngine.Rect totalPosition, UnityEngine.GUIContent label) { return default(UnityEngine.Rect); }
        public static UnityEngine.Rect PrefixLabel(UnityEngine.Rect totalPosition, UnityEngine.GUIContent label, UnityEngine.GUIStyle style) { return default(UnityEngine.Rect); }
        public static UnityEngine.Rect PrefixLabel(UnityEngine.Rect totalPosition, int id, UnityEngine.GUIContent label) { return default(UnityEngine.Rect); }
        public static UnityEngine.Rect PrefixLabel(UnityEngine.Rect totalPosition, int id, UnityEngine.GUIContent label, UnityEngine.GUIStyle style) { return default(UnityEngine.Rect); }
        public static void EndProperty() { }
        public static bool CanCacheInspectorGUI(UnityEditor.SerializedProperty property) { return false; }
        public static bool DropdownButton(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.FocusType focusType) { return false; }
        public static bool DropdownButton(UnityEngine.Rect position, UnityEngine.GUIContent content, UnityEngine.FocusType focusType, UnityEngine.GUIStyle style) { return false; }
        public static void DrawTextureAlpha(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, float imageAspect, float mipLevel) { }
        public static void DrawTextureAlpha(UnityEngine.Rect position, UnityEngine.Texture image) { }
        public static void DrawTextureAlpha(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode) { }
        public static void DrawTextureAlpha(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, float imageAspect) { }
        public static void DrawTextureTransparent(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, float imageAspect, float mipLevel, UnityEngine.Rendering.ColorWriteMask colorWriteMask, float exposure) { }
        public static void DrawTextureTransparent(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode) { }
        public static void DrawTextureTransparent(UnityEngine.Rect position, UnityEngine.Texture image) { }
        public static void DrawTextureTransparent(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, float imageAspect) { }
        public static void DrawTextureTransparent(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, float imageAspect, float mipLevel) { }
        public static void DrawTextureTransparent(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.ScaleMode scaleMode, float imageAspect, float mipLevel, UnityEngine.Rendering.ColorWriteMask colorWriteMask) { }
        public static void DrawPreviewTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.Material mat, UnityEngine.ScaleMode scaleMode, float imageAspect, float mipLevel, UnityEngine.Rendering.ColorWriteMask colorWriteMask, float exposure) { }
        public static void DrawPreviewTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.Material mat, UnityEngine.ScaleMode scaleMode, float imageAspect, float mipLevel, UnityEngine.Rendering.ColorWriteMask colorWriteMask) { }
        public static void DrawPreviewTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.Material mat, UnityEngine.ScaleMode scaleMode, float imageAspect, float mipLevel) { }
        public static void DrawPreviewTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.Material mat, UnityEngine.ScaleMode scaleMode, float imageAspect) { }
        public static void DrawPreviewTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.Material mat, UnityEngine.ScaleMode scaleMode) { }
        public static void DrawPreviewTexture(UnityEngine.Rect position, UnityEngine.Texture image, UnityEngine.Material mat) { }
        public static void DrawPreviewTexture(UnityEngine.Rect position, UnityEngine.Texture image) { }
        public static void LabelField(UnityEngine.Rect position, string label) { }
        public static void LabelField(UnityEngine.Rect position, string label, UnityEngine.GUIStyle style) { }
        public static void LabelField(UnityEngine.Rect position, UnityEngine.GUIContent label) { }
        public static void LabelField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.GUIStyle style) { }
        public static void LabelField(UnityEngine.Rect position, string label, string label2) { }
        public static void LabelField(UnityEngine.Rect position, string label, string label2, UnityEngine.GUIStyle style) { }
        public static void LabelField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.GUIContent label2) { }
        public static void LabelField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.GUIContent label2, UnityEngine.GUIStyle style) { }
        public static bool LinkButton(UnityEngine.Rect position, string label) { return false; }
        public static bool LinkButton(UnityEngine.Rect position, UnityEngine.GUIContent label) { return false; }
        public static bool ToggleLeft(UnityEngine.Rect position, string label, bool value) { return value; }
        public static bool ToggleLeft(UnityEngine.Rect position, string label, bool value, UnityEngine.GUIStyle labelStyle) { return value; }
        public static bool ToggleLeft(UnityEngine.Rect position, UnityEngine.GUIContent label, bool value) { return value; }
        public static bool ToggleLeft(UnityEngine.Rect position, UnityEngine.GUIContent label, bool value, UnityEngine.GUIStyle labelStyle) { return value; }
        public static string TextField(UnityEngine.Rect position, string text) { return text; }
        public static string TextField(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { return text; }
        public static string TextField(UnityEngine.Rect position, string label, string text) { return text; }
        public static string TextField(UnityEngine.Rect position, string label, string text, UnityEngine.GUIStyle style) { return text; }
        public static string TextField(UnityEngine.Rect position, UnityEngine.GUIContent label, string text) { return text; }
        public static string TextField(UnityEngine.Rect position, UnityEngine.GUIContent label, string text, UnityEngine.GUIStyle style) { return text; }
        public static string DelayedTextField(UnityEngine.Rect position, string text) { return text; }
        public static string DelayedTextField(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { return text; }
        public static string DelayedTextField(UnityEngine.Rect position, string label, string text) { return text; }
        public static string DelayedTextField(UnityEngine.Rect position, string label, string text, UnityEngine.GUIStyle style) { return text; }
        public static string DelayedTextField(UnityEngine.Rect position, UnityEngine.GUIContent label, string text) { return text; }
        public static string DelayedTextField(UnityEngine.Rect position, UnityEngine.GUIContent label, string text, UnityEngine.GUIStyle style) { return text; }
        public static void DelayedTextField(UnityEngine.Rect position, UnityEditor.SerializedProperty property) { }
        public static void DelayedTextField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent label) { }
        public static string DelayedTextField(UnityEngine.Rect position, UnityEngine.GUIContent label, int controlId, string text) { return text; }
        public static string DelayedTextField(UnityEngine.Rect position, UnityEngine.GUIContent label, int controlId, string text, UnityEngine.GUIStyle style) { return text; }
        public static string TextArea(UnityEngine.Rect position, string text) { return text; }
        public static string TextArea(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { return text; }
        public static void SelectableLabel(UnityEngine.Rect position, string text) { }
        public static void SelectableLabel(UnityEngine.Rect position, string text, UnityEngine.GUIStyle style) { }
        public static string PasswordField(UnityEngine.Rect position, string password) { return password; }
        public static string PasswordField(UnityEngine.Rect position, string password, UnityEngine.GUIStyle style) { return password; }
        public static string PasswordField(UnityEngine.Rect position, string label, string password) { return password; }
        public static string PasswordField(UnityEngine.Rect position, string label, string password, UnityEngine.GUIStyle style) { return password; }
        public static string PasswordField(UnityEngine.Rect position, UnityEngine.GUIContent label, string password) { return password; }
        public static string PasswordField(UnityEngine.Rect position, UnityEngine.GUIContent label, string password, UnityEngine.GUIStyle style) { return password; }
        public static float FloatField(UnityEngine.Rect position, float value) { return value; }
        public static float FloatField(UnityEngine.Rect position, float value, UnityEngine.GUIStyle style) { return value; }
        public static float FloatField(UnityEngine.Rect position, string label, float value) { return value; }
        public static float FloatField(UnityEngine.Rect position, string label, float value, UnityEngine.GUIStyle style) { return value; }
        public static float FloatField(UnityEngine.Rect position, UnityEngine.GUIContent label, float value) { return value; }
        public static float FloatField(UnityEngine.Rect position, UnityEngine.GUIContent label, float value, UnityEngine.GUIStyle style) { return value; }
        public static float DelayedFloatField(UnityEngine.Rect position, float value) { return value; }
        public static float DelayedFloatField(UnityEngine.Rect position, float value, UnityEngine.GUIStyle style) { return value; }
        public static float DelayedFloatField(UnityEngine.Rect position, string label, float value) { return value; }
        public static float DelayedFloatField(UnityEngine.Rect position, string label, float value, UnityEngine.GUIStyle style) { return value; }
        public static float DelayedFloatField(UnityEngine.Rect position, UnityEngine.GUIContent label, float value) { return value; }
        public static float DelayedFloatField(UnityEngine.Rect position, UnityEngine.GUIContent label, float value, UnityEngine.GUIStyle style) { return value; }
        public static void DelayedFloatField(UnityEngine.Rect position, UnityEditor.SerializedProperty property) { }
        public static void DelayedFloatField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent label) { }
        public static double DoubleField(UnityEngine.Rect position, double value) { return value; }
        public static double DoubleField(UnityEngine.Rect position, double value, UnityEngine.GUIStyle style) { return value; }
        public static double DoubleField(UnityEngine.Rect position, string label, double value) { return value; }
        public static double DoubleField(UnityEngine.Rect position, string label, double value, UnityEngine.GUIStyle style) { return value; }
        public static double DoubleField(UnityEngine.Rect position, UnityEngine.GUIContent label, double value) { return value; }
        public static double DoubleField(UnityEngine.Rect position, UnityEngine.GUIContent label, double value, UnityEngine.GUIStyle style) { return value; }
        public static double DelayedDoubleField(UnityEngine.Rect position, double value) { return value; }
        public static double DelayedDoubleField(UnityEngine.Rect position, double value, UnityEngine.GUIStyle style) { return value; }
        public static double DelayedDoubleField(UnityEngine.Rect position, string label, double value) { return value; }
        public static double DelayedDoubleField(UnityEngine.Rect position, string label, double value, UnityEngine.GUIStyle style) { return value; }
        public static double DelayedDoubleField(UnityEngine.Rect position, UnityEngine.GUIContent label, double value) { return value; }
        public static double DelayedDoubleField(UnityEngine.Rect position, UnityEngine.GUIContent label, double value, UnityEngine.GUIStyle style) { return value; }
        public static int IntField(UnityEngine.Rect position, int value) { return value; }
        public static int IntField(UnityEngine.Rect position, int value, UnityEngine.GUIStyle style) { return value; }
        public static int IntField(UnityEngine.Rect position, string label, int value) { return value; }
        public static int IntField(UnityEngine.Rect position, string label, int value, UnityEngine.GUIStyle style) { return value; }
        public static int IntField(UnityEngine.Rect position, UnityEngine.GUIContent label, int value) { return value; }
        public static int IntField(UnityEngine.Rect position, UnityEngine.GUIContent label, int value, UnityEngine.GUIStyle style) { return value; }
        public static int DelayedIntField(UnityEngine.Rect position, int value) { return value; }
        public static int DelayedIntField(UnityEngine.Rect position, int value, UnityEngine.GUIStyle style) { return value; }
        public static int DelayedIntField(UnityEngine.Rect position, string label, int value) { return value; }
        public static int DelayedIntField(UnityEngine.Rect position, string label, int value, UnityEngine.GUIStyle style) { return value; }
        public static int DelayedIntField(UnityEngine.Rect position, UnityEngine.GUIContent label, int value) { return value; }
        public static int DelayedIntField(UnityEngine.Rect position, UnityEngine.GUIContent label, int value, UnityEngine.GUIStyle style) { return value; }
        public static void DelayedIntField(UnityEngine.Rect position, UnityEditor.SerializedProperty property) { }
        public static void DelayedIntField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent label) { }
        public static long LongField(UnityEngine.Rect position, long value) { return value; }
        public static long LongField(UnityEngine.Rect position, long value, UnityEngine.GUIStyle style) { return value; }
        public static long LongField(UnityEngine.Rect position, string label, long value) { return value; }
        public static long LongField(UnityEngine.Rect position, string label, long value, UnityEngine.GUIStyle style) { return value; }
        public static long LongField(UnityEngine.Rect position, UnityEngine.GUIContent label, long value) { return value; }
        public static long LongField(UnityEngine.Rect position, UnityEngine.GUIContent label, long value, UnityEngine.GUIStyle style) { return value; }
        public static int Popup(UnityEngine.Rect position, int selectedIndex, string[] displayedOptions) { return selectedIndex; }
        public static int Popup(UnityEngine.Rect position, int selectedIndex, string[] displayedOptions, UnityEngine.GUIStyle style) { return selectedIndex; }
        public static int Popup(UnityEngine.Rect position, int selectedIndex, UnityEngine.GUIContent[] displayedOptions) { return selectedIndex; }
        public static int Popup(UnityEngine.Rect position, int selectedIndex, UnityEngine.GUIContent[] displayedOptions, UnityEngine.GUIStyle style) { return selectedIndex; }
        public static int Popup(UnityEngine.Rect position, string label, int selectedIndex, string[] displayedOptions) { return selectedIndex; }
        public static int Popup(UnityEngine.Rect position, string label, int selectedIndex, string[] displayedOptions, UnityEngine.GUIStyle style) { return selectedIndex; }
        public static int Popup(UnityEngine.Rect position, UnityEngine.GUIContent label, int selectedIndex, UnityEngine.GUIContent[] displayedOptions) { return selectedIndex; }
        public static int Popup(UnityEngine.Rect position, UnityEngine.GUIContent label, int selectedIndex, UnityEngine.GUIContent[] displayedOptions, UnityEngine.GUIStyle style) { return selectedIndex; }
        public static System.Enum EnumPopup(UnityEngine.Rect position, System.Enum selected) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.Rect position, System.Enum selected, UnityEngine.GUIStyle style) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.Rect position, string label, System.Enum selected) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.Rect position, string label, System.Enum selected, UnityEngine.GUIStyle style) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum selected) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum selected, UnityEngine.GUIStyle style) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.Rect position, UnityEngine.GUIContent label, System.Enum selected, System.Func<System.Enum, bool> checkEnabled, bool includeObsolete = false, UnityEngine.GUIStyle style = null) { return selected; }
        public static int IntPopup(UnityEngine.Rect position, int selectedValue, string[] displayedOptions, int[] optionValues) { return selectedValue; }
        public static int IntPopup(UnityEngine.Rect position, int selectedValue, string[] displayedOptions, int[] optionValues, UnityEngine.GUIStyle style) { return selectedValue; }
        public static int IntPopup(UnityEngine.Rect position, int selectedValue, UnityEngine.GUIContent[] displayedOptions, int[] optionValues) { return selectedValue; }
        public static int IntPopup(UnityEngine.Rect position, int selectedValue, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, UnityEngine.GUIStyle style) { return selectedValue; }
        public static int IntPopup(UnityEngine.Rect position, UnityEngine.GUIContent label, int selectedValue, UnityEngine.GUIContent[] displayedOptions, int[] optionValues) { return selectedValue; }
        public static int IntPopup(UnityEngine.Rect position, UnityEngine.GUIContent label, int selectedValue, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, UnityEngine.GUIStyle style) { return selectedValue; }
        public static void IntPopup(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent[] displayedOptions, int[] optionValues) { }
        public static void IntPopup(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, UnityEngine.GUIContent label) { }
        public static int IntPopup(UnityEngine.Rect position, string label, int selectedValue, string[] displayedOptions, int[] optionValues) { return selectedValue; }
        public static int IntPopup(UnityEngine.Rect position, string label, int selectedValue, string[] displayedOptions, int[] optionValues, UnityEngine.GUIStyle style) { return selectedValue; }
        public static string TagField(UnityEngine.Rect position, string tag) { return tag; }
        public static string TagField(UnityEngine.Rect position, string tag, UnityEngine.GUIStyle style) { return tag; }
        public static string TagField(UnityEngine.Rect position, string label, string tag) { return tag; }
        public static string TagField(UnityEngine.Rect position, string label, string tag, UnityEngine.GUIStyle style) { return tag; }
        public static string TagField(UnityEngine.Rect position, UnityEngine.GUIContent label, string tag) { return tag; }
        public static string TagField(UnityEngine.Rect position, UnityEngine.GUIContent label, string tag, UnityEngine.GUIStyle style) { return tag; }
        public static int LayerField(UnityEngine.Rect position, int layer) { return layer; }
        public static int LayerField(UnityEngine.Rect position, int layer, UnityEngine.GUIStyle style) { return layer; }
        public static int LayerField(UnityEngine.Rect position, string label, int layer) { return layer; }
        public static int LayerField(UnityEngine.Rect position, string label, int layer, UnityEngine.GUIStyle style) { return layer; }
        public static int LayerField(UnityEngine.Rect position, UnityEngine.GUIContent label, int layer) { return layer; }
        public static int LayerField(UnityEngine.Rect position, UnityEngine.GUIContent label, int layer, UnityEngine.GUIStyle style) { return layer; }
        public static int MaskField(UnityEngine.Rect position, UnityEngine.GUIContent label, int mask, string[] displayedOptions) { return mask; }
        public static int MaskField(UnityEngine.Rect position, UnityEngine.GUIContent label, int mask, string[] displayedOptions, UnityEngine.GUIStyle style) { return mask; }
        public static int MaskField(UnityEngine.Rect position, string label, int mask, string[] displayedOptions) { return mask; }
        public static int MaskField(UnityEngine.Rect position, string label, int mask, string[] displayedOptions, UnityEngine.GUIStyle style) { return mask; }
        public static int MaskField(UnityEngine.Rect position, int mask, string[] displayedOptions) { return mask; }
        public static int MaskField(UnityEngine.Rect position, int mask, string[] displayedOptions, UnityEngine.GUIStyle style) { return mask; }
        public static bool Foldout(UnityEngine.Rect position, bool foldout, string content) { return foldout; }
        public static bool Foldout(UnityEngine.Rect position, bool foldout, string content, UnityEngine.GUIStyle style) { return foldout; }
        public static bool Foldout(UnityEngine.Rect position, bool foldout, string content, bool toggleOnLabelClick) { return foldout; }
        public static bool Foldout(UnityEngine.Rect position, bool foldout, string content, bool toggleOnLabelClick, UnityEngine.GUIStyle style) { return foldout; }
        public static bool Foldout(UnityEngine.Rect position, bool foldout, UnityEngine.GUIContent content) { return foldout; }
        public static bool Foldout(UnityEngine.Rect position, bool foldout, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { return foldout; }
        public static bool Foldout(UnityEngine.Rect position, bool foldout, UnityEngine.GUIContent content, bool toggleOnLabelClick) { return foldout; }
        public static bool Foldout(UnityEngine.Rect position, bool foldout, UnityEngine.GUIContent content, bool toggleOnLabelClick, UnityEngine.GUIStyle style) { return foldout; }
        public static void HandlePrefixLabel(UnityEngine.Rect totalPosition, UnityEngine.Rect labelPosition, UnityEngine.GUIContent label, int id) { }
        public static void HandlePrefixLabel(UnityEngine.Rect totalPosition, UnityEngine.Rect labelPosition, UnityEngine.GUIContent label) { }
        public static void HandlePrefixLabel(UnityEngine.Rect totalPosition, UnityEngine.Rect labelPosition, UnityEngine.GUIContent label, int id, UnityEngine.GUIStyle style) { }
        public static bool PropertyField(UnityEngine.Rect position, UnityEditor.SerializedProperty property) { return false; }
        public static bool PropertyField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, bool includeChildren) { return false; }
        public static bool PropertyField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent label) { return false; }
        public static bool PropertyField(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEngine.GUIContent label, bool includeChildren) { return false; }
        public static UnityEngine.Gradient GradientField(UnityEngine.Rect position, UnityEngine.Gradient gradient) { return gradient; }
        public static UnityEngine.Gradient GradientField(UnityEngine.Rect position, string label, UnityEngine.Gradient gradient) { return gradient; }
        public static UnityEngine.Gradient GradientField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Gradient gradient) { return gradient; }
        public static UnityEngine.Gradient GradientField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Gradient gradient, bool hdr) { return gradient; }
        public static UnityEngine.Gradient GradientField(UnityEngine.Rect position, UnityEngine.GUIContent label, UnityEngine.Gradient gradient, bool hdr, UnityEngine.ColorSpace colorSpace) { return gradient; }
        public static bool BeginFoldoutHeaderGroup(UnityEngine.Rect position, bool foldout, string content, UnityEngine.GUIStyle style = null, System.Action<UnityEngine.Rect> menuAction = null, UnityEngine.GUIStyle menuIcon = null) { return foldout; }
        public static bool BeginFoldoutHeaderGroup(UnityEngine.Rect position, bool foldout, UnityEngine.GUIContent content, UnityEngine.GUIStyle style = null, System.Action<UnityEngine.Rect> menuAction = null, UnityEngine.GUIStyle menuIcon = null) { return foldout; }
        public static void EndFoldoutHeaderGroup() { }
        public static void DrawRect(UnityEngine.Rect rect, UnityEngine.Color color) { }
        public partial class DisabledGroupScope : UnityEngine.GUI.Scope
        {
            public DisabledGroupScope(bool disabled) { }
            protected override void CloseScope() { }
            internal DisabledGroupScope() { }
        }
        public partial struct DisabledScope : System.IDisposable
        {
            public DisabledScope(bool disabled) : this() { }
            public void Dispose() { }
        }
        public partial class ChangeCheckScope : UnityEngine.GUI.Scope
        {
            public bool changed { get { throw new Umcp.LeftOutException("UnityEditor.EditorGUI.ChangeCheckScope.changed"); } }
            public ChangeCheckScope() { }
            protected override void CloseScope() { }
        }
        public partial class IndentLevelScope : UnityEngine.GUI.Scope
        {
            public IndentLevelScope() : this(1) { }
            public IndentLevelScope(int increment) { }
            protected override void CloseScope() { }
        }
        public enum PropertyVisibility
        {
            All = 0,
            OnlyVisible = 1,
        }
        public partial class PropertyScope : UnityEngine.GUI.Scope
        {
            public UnityEngine.GUIContent content { get; protected set; }
            public PropertyScope(UnityEngine.Rect totalPosition, UnityEngine.GUIContent label, UnityEditor.SerializedProperty property) { }
            protected override void CloseScope() { }
            internal PropertyScope() { }
        }
    }
}
