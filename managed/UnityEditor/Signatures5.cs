// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public sealed partial class EditorGUILayout
    {
        [System.Obsolete] public static System.Enum EnumMaskField(System.Enum enumValue, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(System.Enum enumValue, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(string label, System.Enum enumValue, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(string label, System.Enum enumValue, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(UnityEngine.GUIContent label, System.Enum enumValue, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskField(UnityEngine.GUIContent label, System.Enum enumValue, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        [System.Obsolete] public static System.Enum EnumMaskPopup(string label, System.Enum selected, params UnityEngine.GUILayoutOption[] options) { return selected; }
        [System.Obsolete] public static System.Enum EnumMaskPopup(string label, System.Enum selected, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        [System.Obsolete] public static System.Enum EnumMaskPopup(UnityEngine.GUIContent label, System.Enum selected, params UnityEngine.GUILayoutOption[] options) { return selected; }
        [System.Obsolete] public static System.Enum EnumMaskPopup(UnityEngine.GUIContent label, System.Enum selected, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static bool Foldout(bool foldout, string content) { return foldout; }
        public static bool Foldout(bool foldout, string content, UnityEngine.GUIStyle style) { return foldout; }
        public static bool Foldout(bool foldout, UnityEngine.GUIContent content) { return foldout; }
        public static bool Foldout(bool foldout, UnityEngine.GUIContent content, UnityEngine.GUIStyle style) { return foldout; }
        public static bool Foldout(bool foldout, string content, bool toggleOnLabelClick) { return foldout; }
        public static bool Foldout(bool foldout, string content, bool toggleOnLabelClick, UnityEngine.GUIStyle style) { return foldout; }
        public static bool Foldout(bool foldout, UnityEngine.GUIContent content, bool toggleOnLabelClick) { return foldout; }
        public static bool Foldout(bool foldout, UnityEngine.GUIContent content, bool toggleOnLabelClick, UnityEngine.GUIStyle style) { return foldout; }
        public static void PrefixLabel(string label) { }
        public static void PrefixLabel(string label, UnityEngine.GUIStyle followingStyle) { }
        public static void PrefixLabel(string label, UnityEngine.GUIStyle followingStyle, UnityEngine.GUIStyle labelStyle) { }
        public static void PrefixLabel(UnityEngine.GUIContent label) { }
        public static void PrefixLabel(UnityEngine.GUIContent label, UnityEngine.GUIStyle followingStyle) { }
        public static void PrefixLabel(UnityEngine.GUIContent label, UnityEngine.GUIStyle followingStyle, UnityEngine.GUIStyle labelStyle) { }
        public static void LabelField(string label, params UnityEngine.GUILayoutOption[] options) { }
        public static void LabelField(string label, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void LabelField(UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static void LabelField(UnityEngine.GUIContent label, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void LabelField(string label, string label2, params UnityEngine.GUILayoutOption[] options) { }
        public static void LabelField(string label, string label2, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static void LabelField(UnityEngine.GUIContent label, UnityEngine.GUIContent label2, params UnityEngine.GUILayoutOption[] options) { }
        public static void LabelField(UnityEngine.GUIContent label, UnityEngine.GUIContent label2, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static bool LinkButton(string label, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool LinkButton(UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool Toggle(bool value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(string label, bool value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(UnityEngine.GUIContent label, bool value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(bool value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(string label, bool value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool Toggle(UnityEngine.GUIContent label, bool value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool ToggleLeft(string label, bool value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool ToggleLeft(UnityEngine.GUIContent label, bool value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool ToggleLeft(string label, bool value, UnityEngine.GUIStyle labelStyle, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool ToggleLeft(UnityEngine.GUIContent label, bool value, UnityEngine.GUIStyle labelStyle, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static string TextField(string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextField(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextField(string label, string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextField(string label, string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextField(UnityEngine.GUIContent label, string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextField(UnityEngine.GUIContent label, string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string DelayedTextField(string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string DelayedTextField(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string DelayedTextField(string label, string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string DelayedTextField(string label, string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string DelayedTextField(UnityEngine.GUIContent label, string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string DelayedTextField(UnityEngine.GUIContent label, string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static void DelayedTextField(UnityEditor.SerializedProperty property, params UnityEngine.GUILayoutOption[] options) { }
        public static void DelayedTextField(UnityEditor.SerializedProperty property, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static string TextArea(string text, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static string TextArea(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return text; }
        public static void SelectableLabel(string text, params UnityEngine.GUILayoutOption[] options) { }
        public static void SelectableLabel(string text, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static string PasswordField(string password, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string PasswordField(string password, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string PasswordField(string label, string password, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string PasswordField(string label, string password, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string PasswordField(UnityEngine.GUIContent label, string password, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static string PasswordField(UnityEngine.GUIContent label, string password, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return password; }
        public static float FloatField(float value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float FloatField(float value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float FloatField(string label, float value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float FloatField(string label, float value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float FloatField(UnityEngine.GUIContent label, float value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float FloatField(UnityEngine.GUIContent label, float value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float DelayedFloatField(float value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float DelayedFloatField(float value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float DelayedFloatField(string label, float value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float DelayedFloatField(string label, float value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float DelayedFloatField(UnityEngine.GUIContent label, float value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float DelayedFloatField(UnityEngine.GUIContent label, float value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static void DelayedFloatField(UnityEditor.SerializedProperty property, params UnityEngine.GUILayoutOption[] options) { }
        public static void DelayedFloatField(UnityEditor.SerializedProperty property, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static double DoubleField(double value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DoubleField(double value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DoubleField(string label, double value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DoubleField(string label, double value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DoubleField(UnityEngine.GUIContent label, double value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DoubleField(UnityEngine.GUIContent label, double value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DelayedDoubleField(double value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DelayedDoubleField(double value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DelayedDoubleField(string label, double value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DelayedDoubleField(string label, double value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DelayedDoubleField(UnityEngine.GUIContent label, double value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static double DelayedDoubleField(UnityEngine.GUIContent label, double value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int IntField(int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int IntField(int value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int IntField(string label, int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int IntField(string label, int value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int IntField(UnityEngine.GUIContent label, int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int IntField(UnityEngine.GUIContent label, int value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int DelayedIntField(int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int DelayedIntField(int value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int DelayedIntField(string label, int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int DelayedIntField(string label, int value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int DelayedIntField(UnityEngine.GUIContent label, int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int DelayedIntField(UnityEngine.GUIContent label, int value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static void DelayedIntField(UnityEditor.SerializedProperty property, params UnityEngine.GUILayoutOption[] options) { }
        public static void DelayedIntField(UnityEditor.SerializedProperty property, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static long LongField(long value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static long LongField(long value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static long LongField(string label, long value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static long LongField(string label, long value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static long LongField(UnityEngine.GUIContent label, long value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static long LongField(UnityEngine.GUIContent label, long value, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float Slider(float value, float leftValue, float rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float Slider(string label, float value, float leftValue, float rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float Slider(UnityEngine.GUIContent label, float value, float leftValue, float rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static void Slider(UnityEditor.SerializedProperty property, float leftValue, float rightValue, params UnityEngine.GUILayoutOption[] options) { }
        public static void Slider(UnityEditor.SerializedProperty property, float leftValue, float rightValue, string label, params UnityEngine.GUILayoutOption[] options) { }
        public static void Slider(UnityEditor.SerializedProperty property, float leftValue, float rightValue, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static int IntSlider(int value, int leftValue, int rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int IntSlider(string label, int value, int leftValue, int rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static int IntSlider(UnityEngine.GUIContent label, int value, int leftValue, int rightValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static void IntSlider(UnityEditor.SerializedProperty property, int leftValue, int rightValue, params UnityEngine.GUILayoutOption[] options) { }
        public static void IntSlider(UnityEditor.SerializedProperty property, int leftValue, int rightValue, string label, params UnityEngine.GUILayoutOption[] options) { }
        public static void IntSlider(UnityEditor.SerializedProperty property, int leftValue, int rightValue, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static void MinMaxSlider(ref float minValue, ref float maxValue, float minLimit, float maxLimit, params UnityEngine.GUILayoutOption[] options) { }
        public static void MinMaxSlider(string label, ref float minValue, ref float maxValue, float minLimit, float maxLimit, params UnityEngine.GUILayoutOption[] options) { }
        public static void MinMaxSlider(UnityEngine.GUIContent label, ref float minValue, ref float maxValue, float minLimit, float maxLimit, params UnityEngine.GUILayoutOption[] options) { }
        public static int Popup(int selectedIndex, string[] displayedOptions, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static int Popup(int selectedIndex, string[] displayedOptions, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static int Popup(int selectedIndex, UnityEngine.GUIContent[] displayedOptions, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static int Popup(int selectedIndex, UnityEngine.GUIContent[] displayedOptions, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static int Popup(string label, int selectedIndex, string[] displayedOptions, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static int Popup(UnityEngine.GUIContent label, int selectedIndex, string[] displayedOptions, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static int Popup(string label, int selectedIndex, string[] displayedOptions, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static int Popup(UnityEngine.GUIContent label, int selectedIndex, UnityEngine.GUIContent[] displayedOptions, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static int Popup(UnityEngine.GUIContent label, int selectedIndex, UnityEngine.GUIContent[] displayedOptions, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selectedIndex; }
        public static System.Enum EnumPopup(System.Enum selected, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static System.Enum EnumPopup(System.Enum selected, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static System.Enum EnumPopup(string label, System.Enum selected, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static System.Enum EnumPopup(string label, System.Enum selected, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.GUIContent label, System.Enum selected, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.GUIContent label, System.Enum selected, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.GUIContent label, System.Enum selected, System.Func<System.Enum, bool> checkEnabled, bool includeObsolete, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static System.Enum EnumPopup(UnityEngine.GUIContent label, System.Enum selected, System.Func<System.Enum, bool> checkEnabled, bool includeObsolete, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selected; }
        public static int IntPopup(int selectedValue, string[] displayedOptions, int[] optionValues, params UnityEngine.GUILayoutOption[] options) { return selectedValue; }
        public static int IntPopup(int selectedValue, string[] displayedOptions, int[] optionValues, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selectedValue; }
        public static int IntPopup(int selectedValue, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, params UnityEngine.GUILayoutOption[] options) { return selectedValue; }
        public static int IntPopup(int selectedValue, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selectedValue; }
        public static int IntPopup(string label, int selectedValue, string[] displayedOptions, int[] optionValues, params UnityEngine.GUILayoutOption[] options) { return selectedValue; }
        public static int IntPopup(string label, int selectedValue, string[] displayedOptions, int[] optionValues, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selectedValue; }
        public static int IntPopup(UnityEngine.GUIContent label, int selectedValue, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, params UnityEngine.GUILayoutOption[] options) { return selectedValue; }
        public static int IntPopup(UnityEngine.GUIContent label, int selectedValue, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return selectedValue; }
        public static void IntPopup(UnityEditor.SerializedProperty property, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, params UnityEngine.GUILayoutOption[] options) { }
        public static void IntPopup(UnityEditor.SerializedProperty property, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        [System.Obsolete] public static void IntPopup(UnityEditor.SerializedProperty property, UnityEngine.GUIContent[] displayedOptions, int[] optionValues, UnityEngine.GUIContent label, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
        public static string TagField(string tag, params UnityEngine.GUILayoutOption[] options) { return tag; }
        public static string TagField(string tag, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return tag; }
        public static string TagField(string label, string tag, params UnityEngine.GUILayoutOption[] options) { return tag; }
        public static string TagField(string label, string tag, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return tag; }
        public static string TagField(UnityEngine.GUIContent label, string tag, params UnityEngine.GUILayoutOption[] options) { return tag; }
        public static string TagField(UnityEngine.GUIContent label, string tag, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return tag; }
        public static int LayerField(int layer, params UnityEngine.GUILayoutOption[] options) { return layer; }
        public static int LayerField(int layer, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return layer; }
        public static int LayerField(string label, int layer, params UnityEngine.GUILayoutOption[] options) { return layer; }
        public static int LayerField(string label, int layer, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return layer; }
        public static int LayerField(UnityEngine.GUIContent label, int layer, params UnityEngine.GUILayoutOption[] options) { return layer; }
        public static int LayerField(UnityEngine.GUIContent label, int layer, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return layer; }
        public static int MaskField(UnityEngine.GUIContent label, int mask, string[] displayedOptions, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return mask; }
        public static int MaskField(string label, int mask, string[] displayedOptions, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return mask; }
        public static int MaskField(UnityEngine.GUIContent label, int mask, string[] displayedOptions, params UnityEngine.GUILayoutOption[] options) { return mask; }
        public static int MaskField(string label, int mask, string[] displayedOptions, params UnityEngine.GUILayoutOption[] options) { return mask; }
        public static int MaskField(int mask, string[] displayedOptions, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return mask; }
        public static int MaskField(int mask, string[] displayedOptions, params UnityEngine.GUILayoutOption[] options) { return mask; }
        public static System.Enum EnumFlagsField(System.Enum enumValue, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        public static System.Enum EnumFlagsField(System.Enum enumValue, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        public static System.Enum EnumFlagsField(string label, System.Enum enumValue, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        public static System.Enum EnumFlagsField(string label, System.Enum enumValue, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.GUIContent label, System.Enum enumValue, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.GUIContent label, System.Enum enumValue, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.GUIContent label, System.Enum enumValue, bool includeObsolete, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        public static System.Enum EnumFlagsField(UnityEngine.GUIContent label, System.Enum enumValue, bool includeObsolete, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return enumValue; }
        [System.Obsolete] public static UnityEngine.Object ObjectField(UnityEngine.Object obj, System.Type objType, params UnityEngine.GUILayoutOption[] options) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.Object obj, System.Type objType, UnityEngine.Object targetBeingEdited, params UnityEngine.GUILayoutOption[] options) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.Object obj, System.Type objType, bool allowSceneObjects, params UnityEngine.GUILayoutOption[] options) { return obj; }
        [System.Obsolete] public static UnityEngine.Object ObjectField(string label, UnityEngine.Object obj, System.Type objType, params UnityEngine.GUILayoutOption[] options) { return obj; }
        public static UnityEngine.Object ObjectField(string label, UnityEngine.Object obj, System.Type objType, UnityEngine.Object targetBeingEdited, params UnityEngine.GUILayoutOption[] options) { return obj; }
        public static UnityEngine.Object ObjectField(string label, UnityEngine.Object obj, System.Type objType, bool allowSceneObjects, params UnityEngine.GUILayoutOption[] options) { return obj; }
        [System.Obsolete] public static UnityEngine.Object ObjectField(UnityEngine.GUIContent label, UnityEngine.Object obj, System.Type objType, params UnityEngine.GUILayoutOption[] options) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.GUIContent label, UnityEngine.Object obj, System.Type objType, UnityEngine.Object targetBeingEdited, params UnityEngine.GUILayoutOption[] options) { return obj; }
        public static UnityEngine.Object ObjectField(UnityEngine.GUIContent label, UnityEngine.Object obj, System.Type objType, bool allowSceneObjects, params UnityEngine.GUILayoutOption[] options) { return obj; }
        public static void ObjectField(UnityEditor.SerializedProperty property, params UnityEngine.GUILayoutOption[] options) { }
        public static void ObjectField(UnityEditor.SerializedProperty property, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static void ObjectField(UnityEditor.SerializedProperty property, System.Type objType, params UnityEngine.GUILayoutOption[] options) { }
        public static void ObjectField(UnityEditor.SerializedProperty property, System.Type objType, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static UnityEngine.Vector2 Vector2Field(string label, UnityEngine.Vector2 value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector2 Vector2Field(UnityEngine.GUIContent label, UnityEngine.Vector2 value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector3 Vector3Field(string label, UnityEngine.Vector3 value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector3 Vector3Field(UnityEngine.GUIContent label, UnityEngine.Vector3 value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector4 Vector4Field(string label, UnityEngine.Vector4 value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector4 Vector4Field(UnityEngine.GUIContent label, UnityEngine.Vector4 value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector2Int Vector2IntField(string label, UnityEngine.Vector2Int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector2Int Vector2IntField(UnityEngine.GUIContent label, UnityEngine.Vector2Int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector3Int Vector3IntField(string label, UnityEngine.Vector3Int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Vector3Int Vector3IntField(UnityEngine.GUIContent label, UnityEngine.Vector3Int value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Rect RectField(UnityEngine.Rect value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Rect RectField(string label, UnityEngine.Rect value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Rect RectField(UnityEngine.GUIContent label, UnityEngine.Rect value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.RectInt RectIntField(UnityEngine.RectInt value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.RectInt RectIntField(string label, UnityEngine.RectInt value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.RectInt RectIntField(UnityEngine.GUIContent label, UnityEngine.RectInt value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Bounds BoundsField(UnityEngine.Bounds value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Bounds BoundsField(string label, UnityEngine.Bounds value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Bounds BoundsField(UnityEngine.GUIContent label, UnityEngine.Bounds value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.BoundsInt BoundsIntField(UnityEngine.BoundsInt value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.BoundsInt BoundsIntField(string label, UnityEngine.BoundsInt value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.BoundsInt BoundsIntField(UnityEngine.GUIContent label, UnityEngine.BoundsInt value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Color ColorField(UnityEngine.Color value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Color ColorField(string label, UnityEngine.Color value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Color ColorField(UnityEngine.GUIContent label, UnityEngine.Color value, params UnityEngine.GUILayoutOption[] options) { return value; }
        [System.Obsolete] public static UnityEngine.Color ColorField(UnityEngine.GUIContent label, UnityEngine.Color value, bool showEyedropper, bool showAlpha, bool hdr, UnityEditor.ColorPickerHDRConfig hdrConfig, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Color ColorField(UnityEngine.GUIContent label, UnityEngine.Color value, bool showEyedropper, bool showAlpha, bool hdr, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.AnimationCurve value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.AnimationCurve CurveField(string label, UnityEngine.AnimationCurve value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.GUIContent label, UnityEngine.AnimationCurve value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.AnimationCurve value, UnityEngine.Color color, UnityEngine.Rect ranges, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.AnimationCurve CurveField(string label, UnityEngine.AnimationCurve value, UnityEngine.Color color, UnityEngine.Rect ranges, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.AnimationCurve CurveField(UnityEngine.GUIContent label, UnityEngine.AnimationCurve value, UnityEngine.Color color, UnityEngine.Rect ranges, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static void CurveField(UnityEditor.SerializedProperty property, UnityEngine.Color color, UnityEngine.Rect ranges, params UnityEngine.GUILayoutOption[] options) { }
        public static void CurveField(UnityEditor.SerializedProperty property, UnityEngine.Color color, UnityEngine.Rect ranges, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { }
        public static bool InspectorTitlebar(bool foldout, UnityEngine.Object targetObj) { return foldout; }
        public static bool InspectorTitlebar(bool foldout, UnityEngine.Object targetObj, bool expandable) { return foldout; }
        public static bool InspectorTitlebar(bool foldout, UnityEngine.Object[] targetObjs) { return foldout; }
        public static bool InspectorTitlebar(bool foldout, UnityEngine.Object[] targetObjs, bool expandable) { return foldout; }
        public static bool InspectorTitlebar(bool foldout, UnityEditor.Editor editor) { return foldout; }
        public static void InspectorTitlebar(UnityEngine.Object[] targetObjs) { }
        public static void HelpBox(string message, UnityEditor.MessageType type) { }
        public static void HelpBox(string message, UnityEditor.MessageType type, bool wide) { }
        public static void HelpBox(UnityEngine.GUIContent content, bool wide = true) { }
        public static void Space() { }
        public static void Space(float width) { }
        public static void Space(float width, bool expand) { }
        public static void Separator() { }
        public static bool BeginToggleGroup(string label, bool toggle) { return false; }
        public static bool BeginToggleGroup(UnityEngine.GUIContent label, bool toggle) { return false; }
        public static void EndToggleGroup() { }
        public static UnityEngine.Rect BeginHorizontal(params UnityEngine.GUILayoutOption[] options) { return default(UnityEngine.Rect); }
        public static UnityEngine.Rect BeginHorizontal(UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return default(UnityEngine.Rect); }
        public static void EndHorizontal() { }
        public static UnityEngine.Rect BeginVertical(params UnityEngine.GUILayoutOption[] options) { return default(UnityEngine.Rect); }
        public static UnityEngine.Rect BeginVertical(UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return default(UnityEngine.Rect); }
        public static void EndVertical() { }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static UnityEngine.Vector2 BeginScrollView(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, UnityEngine.GUIStyle background, params UnityEngine.GUILayoutOption[] options) { return scrollPosition; }
        public static void EndScrollView() { }
        public static bool PropertyField(UnityEditor.SerializedProperty property, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool PropertyField(UnityEditor.SerializedProperty property, UnityEngine.GUIContent label, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool PropertyField(UnityEditor.SerializedProperty property, bool includeChildren, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool PropertyField(UnityEditor.SerializedProperty property, UnityEngine.GUIContent label, bool includeChildren, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static UnityEngine.Rect GetControlRect(params UnityEngine.GUILayoutOption[] options) { return default(UnityEngine.Rect); }
        public static UnityEngine.Rect GetControlRect(bool hasLabel, params UnityEngine.GUILayoutOption[] options) { return default(UnityEngine.Rect); }
        public static UnityEngine.Rect GetControlRect(bool hasLabel, float height, params UnityEngine.GUILayoutOption[] options) { return default(UnityEngine.Rect); }
        public static UnityEngine.Rect GetControlRect(bool hasLabel, float height, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return default(UnityEngine.Rect); }
        public static bool BeginFadeGroup(float value) { return false; }
        public static void EndFadeGroup() { }
        public static UnityEditor.BuildTargetGroup BeginBuildTargetSelectionGrouping() { throw new Umcp.LeftOutException("UnityEditor.EditorGUILayout.BeginBuildTargetSelectionGrouping"); }
        public static void EndBuildTargetSelectionGrouping() { }
        public static bool DropdownButton(UnityEngine.GUIContent content, UnityEngine.FocusType focusType, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static bool DropdownButton(UnityEngine.GUIContent content, UnityEngine.FocusType focusType, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { return false; }
        public static UnityEngine.Gradient GradientField(UnityEngine.Gradient value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Gradient GradientField(string label, UnityEngine.Gradient value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Gradient GradientField(UnityEngine.GUIContent label, UnityEngine.Gradient value, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static UnityEngine.Gradient GradientField(UnityEngine.GUIContent label, UnityEngine.Gradient value, bool hdr, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static float Knob(UnityEngine.Vector2 knobSize, float value, float minValue, float maxValue, string unit, UnityEngine.Color backgroundColor, UnityEngine.Color activeColor, bool showValue, params UnityEngine.GUILayoutOption[] options) { return value; }
        public static bool BeginFoldoutHeaderGroup(bool foldout, string content, UnityEngine.GUIStyle style = null, System.Action<UnityEngine.Rect> menuAction = null, UnityEngine.GUIStyle menuIcon = null) { return foldout; }
        public static bool BeginFoldoutHeaderGroup(bool foldout, UnityEngine.GUIContent content, UnityEngine.GUIStyle style = null, System.Action<UnityEngine.Rect> menuAction = null, UnityEngine.GUIStyle menuIcon = null) { return foldout; }
        public static void EndFoldoutHeaderGroup() { }
        public static void EditorToolbarForTarget(UnityEngine.Object target) { }
        public static void EditorToolbarForTarget(UnityEngine.GUIContent content, UnityEngine.Object target) { }
        public static void ToolContextToolbarForTarget(UnityEngine.GUIContent content, UnityEngine.Object target) { }
        public static void EditorToolbar(params UnityEditor.EditorTools.EditorTool[] tools) { }
        public static void EditorToolbar<T>(System.Collections.Generic.IList<T> tools) where T : UnityEditor.EditorTools.EditorTool { }
        public static void ToolContextToolbar<T>(UnityEngine.GUIContent content, System.Collections.Generic.IList<T> contexts) where T : UnityEditor.EditorTools.EditorToolContext { }
        public partial class ToggleGroupScope : UnityEngine.GUI.Scope
        {
            public bool enabled { get; protected set; }
            public ToggleGroupScope(string label, bool toggle) { }
            public ToggleGroupScope(UnityEngine.GUIContent label, bool toggle) { }
            protected override void CloseScope() { }
            internal ToggleGroupScope() { }
        }
        public partial class HorizontalScope : UnityEngine.GUI.Scope
        {
            public UnityEngine.Rect rect { get; protected set; }
            public HorizontalScope(params UnityEngine.GUILayoutOption[] options) { }
            public HorizontalScope(UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            protected override void CloseScope() { }
            internal HorizontalScope() { }
        }
        public partial class VerticalScope : UnityEngine.GUI.Scope
        {
            public UnityEngine.Rect rect { get; protected set; }
            public VerticalScope(params UnityEngine.GUILayoutOption[] options) { }
            public VerticalScope(UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { }
            protected override void CloseScope() { }
            internal VerticalScope() { }
        }
        public partial class ScrollViewScope : UnityEngine.GUI.Scope
        {
            public UnityEngine.Vector2 scrollPosition { get; protected set; }
            public bool handleScrollWheel { get; set; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, UnityEngine.GUIStyle style, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            public ScrollViewScope(UnityEngine.Vector2 scrollPosition, bool alwaysShowHorizontal, bool alwaysShowVertical, UnityEngine.GUIStyle horizontalScrollbar, UnityEngine.GUIStyle verticalScrollbar, UnityEngine.GUIStyle background, params UnityEngine.GUILayoutOption[] options) { this.scrollPosition = scrollPosition; }
            protected override void CloseScope() { }
            internal ScrollViewScope() { }
        }
        public partial class FadeGroupScope : UnityEngine.GUI.Scope
        {
            public bool visible { get; protected set; }
            public FadeGroupScope(float value) { }
            protected override void CloseScope() { }
            internal FadeGroupScope() { }
        }
    }
    public sealed partial class EditorGUIUtility
    {
        public static string SerializeMainMenuToString() { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.SerializeMainMenuToString"); }
        public static void SetMenuLocalizationTestMode(bool onoff) { }
        public static void SetIconSize(UnityEngine.Vector2 size) { }
        public static void SetWantsMouseJumping(int wantz) { }
        public static bool IsDisplayReferencedByCameras(int displayIndex) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.IsDisplayReferencedByCameras"); }
        public static void QueueGameViewInputEvent(UnityEngine.Event evt) { }
        public static void SetIconForObject(UnityEngine.Object obj, UnityEngine.Texture2D icon) { }
        public static UnityEngine.Rect GetMainWindowPosition() { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.GetMainWindowPosition"); }
        public static void SetMainWindowPosition(UnityEngine.Rect position) { }
        public static UnityEngine.Rect PointsToPixels(UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.PointsToPixels"); }
        public static UnityEngine.Rect PixelsToPoints(UnityEngine.Rect rect) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.PixelsToPoints"); }
        public static UnityEngine.Vector2 PointsToPixels(UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.PointsToPixels"); }
        public static UnityEngine.Vector2 PixelsToPoints(UnityEngine.Vector2 position) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.PixelsToPoints"); }
        public static System.Collections.Generic.List<UnityEngine.Rect> GetFlowLayoutedRects(UnityEngine.Rect rect, UnityEngine.GUIStyle style, float horizontalSpacing, float verticalSpacing, System.Collections.Generic.List<string> items) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.GetFlowLayoutedRects"); }
        public static UnityEngine.GUIContent TrTextContent(string key, string text, string tooltip, UnityEngine.Texture icon) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.TrTextContent"); }
        public static UnityEngine.GUIContent TrTextContentWithIcon(string text, UnityEngine.Texture icon) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.TrTextContentWithIcon"); }
        public static UnityEngine.GUIContent TrTextContentWithIcon(string text, string tooltip, UnityEngine.Texture icon) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.TrTextContentWithIcon"); }
        public static UnityEngine.GUIContent TrTextContentWithIcon(string text, string tooltip, UnityEditor.MessageType messageType) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.TrTextContentWithIcon"); }
        public static UnityEngine.GUIContent TrTextContentWithIcon(string text, UnityEditor.MessageType messageType) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.TrTextContentWithIcon"); }
        public static UnityEngine.GUIContent[] TrTempContent(string[] texts) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.TrTempContent"); }
        public static UnityEngine.GUIContent[] TrTempContent(string[] texts, string[] tooltips) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.TrTempContent"); }
        public static bool HasObjectThumbnail(System.Type objType) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.HasObjectThumbnail"); }
        public static UnityEngine.Object LoadRequired(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.LoadRequired"); }
        public static UnityEngine.Object Load(string path) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.Load"); }
        public static void PingObject(UnityEngine.Object obj) { }
        public static void PingObject(int targetInstanceID) { }
        public static bool textFieldHasSelection { get { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.textFieldHasSelection"); } }
        public static bool hierarchyMode { get; set; } = false;
        public static bool wideMode { get; set; } = false;
        [System.Obsolete] public static void LookLikeControls(float _labelWidth, float _fieldWidth) { }
        [System.Obsolete] public static void LookLikeControls(float _labelWidth) { }
        [System.Obsolete] public static void LookLikeControls() { }
        [System.Obsolete] public static void LookLikeInspector() { }
        [System.Obsolete] public static UnityEngine.FocusType native;
        public static UnityEngine.Event CommandEvent(string commandName) { throw new Umcp.LeftOutException("UnityEditor.EditorGUIUtility.CommandEvent"); }
        public static void DrawColorSwatch(UnityEngine.Rect position, UnityEngine.Color color) { }
        public static void DrawCurveSwatch(UnityEngine.Rect position, UnityEngine.AnimationCurve curve, UnityEditor.SerializedProperty property, UnityEngine.Color color, UnityEngine.Color bgColor) { }
        public static void DrawCurveSwatch(UnityEngine.Rect position, UnityEngine.AnimationCurve curve, UnityEditor.SerializedProperty property, UnityEngine.Color color, UnityEngine.Color bgColor, UnityEngine.Color topFillColor, UnityEngine.Color bottomFillColor) { }
        public static void DrawCurveSwatch(UnityEngine.Rect position, UnityEngine.AnimationCurve curve, UnityEditor.SerializedProperty property, UnityEngine.Color color, UnityEngine.Color bgColor, UnityEngine.Color topFillColor, UnityEngine.Color bottomFillColor, UnityEngine.Rect curveRanges) { }
        public static void DrawCurveSwatch(UnityEngine.Rect position, UnityEngine.AnimationCurve curve, UnityEditor.SerializedProperty property, UnityEngine.Color color, UnityEngine.Color bgColor, UnityEngine.Rect curveRanges) { }
        public static void DrawRegionSwatch(UnityEngine.Rect position, UnityEditor.SerializedProperty property, UnityEditor.SerializedProperty property2, UnityEngine.Color color, UnityEngine.Color bgColor, UnityEngine.Rect curveRanges) { }
        public static void DrawRegionSwatch(UnityEngine.Rect position, UnityEngine.AnimationCurve curve, UnityEngine.AnimationCurve curve2, UnityEngine.Color color, UnityEngine.Color bgColor, UnityEngine.Rect curveRanges) { }
        public static void AddCursorRect(UnityEngine.Rect position, UnityEditor.MouseCursor mouse) { }
        public static void AddCursorRect(UnityEngine.Rect position, UnityEditor.MouseCursor mouse, int controlID) { }
        public static void ShowObjectPicker<T>(UnityEngine.Object obj, bool allowSceneObjects, string searchFilter, int controlID) where T : UnityEngine.Object { }
        public partial class PropertyCallbackScope : System.IDisposable
        {
            public PropertyCallbackScope(System.Action<UnityEngine.Rect, UnityEditor.SerializedProperty> callback) { }
            public void Dispose() { }
            internal PropertyCallbackScope() { }
        }
        public partial class IconSizeScope : UnityEngine.GUI.Scope
        {
            public IconSizeScope(UnityEngine.Vector2 iconSizeWithinScope) { }
            protected override void CloseScope() { }
            internal IconSizeScope() { }
        }
    }
    public sealed partial class EditorSettings : UnityEngine.Object
    {
        public static string unityRemoteDevice { get { return s_KeptUnityRemoteDevice.Get("UnityEditor.EditorSettings.unityRemoteDevice"); } set { s_KeptUnityRemoteDevice.Set(value); } } private static Umcp.Kept<string> s_KeptUnityRemoteDevice;
        public static string unityRemoteCompression { get { return s_KeptUnityRemoteCompression.Get("UnityEditor.EditorSettings.unityRemoteCompression"); } set { s_KeptUnityRemoteCompression.Set(value); } } private static Umcp.Kept<string> s_KeptUnityRemoteCompression;
        public static string unityRemoteResolution { get { return s_KeptUnityRemoteResolution.Get("UnityEditor.EditorSettings.unityRemoteResolution"); } set { s_KeptUnityRemoteResolution.Set(value); } } private static Umcp.Kept<string> s_KeptUnityRemoteResolution;
        public static string unityRemoteJoystickSource { get { return s_KeptUnityRemoteJoystickSource.Get("UnityEditor.EditorSettings.unityRemoteJoystickSource"); } set { s_KeptUnityRemoteJoystickSource.Set(value); } } private static Umcp.Kept<string> s_KeptUnityRemoteJoystickSource;
        [System.Obsolete] public static string externalVersionControl { get { return s_KeptExternalVersionControl.Get("UnityEditor.EditorSettings.externalVersionControl"); } set { s_KeptExternalVersionControl.Set(value); } } private static Umcp.Kept<string> s_KeptExternalVersionControl;
        public static UnityEditor.SerializationMode serializationMode { get { return s_KeptSerializationMode.Get("UnityEditor.EditorSettings.serializationMode"); } set { s_KeptSerializationMode.Set(value); } } private static Umcp.Kept<UnityEditor.SerializationMode> s_KeptSerializationMode;
        public static UnityEditor.LineEndingsMode lineEndingsForNewScripts { get { return s_KeptLineEndingsForNewScripts.Get("UnityEditor.EditorSettings.lineEndingsForNewScripts"); } set { s_KeptLineEndingsForNewScripts.Set(value); } } private static Umcp.Kept<UnityEditor.LineEndingsMode> s_KeptLineEndingsForNewScripts;
        [System.Obsolete] public static bool webSecurityEmulationEnabled { get { return s_KeptWebSecurityEmulationEnabled.Get("UnityEditor.EditorSettings.webSecurityEmulationEnabled"); } set { s_KeptWebSecurityEmulationEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptWebSecurityEmulationEnabled;
        [System.Obsolete] public static string webSecurityEmulationHostUrl { get { return s_KeptWebSecurityEmulationHostUrl.Get("UnityEditor.EditorSettings.webSecurityEmulationHostUrl"); } set { s_KeptWebSecurityEmulationHostUrl.Set(value); } } private static Umcp.Kept<string> s_KeptWebSecurityEmulationHostUrl;
        public static UnityEditor.EditorBehaviorMode defaultBehaviorMode { get { return s_KeptDefaultBehaviorMode.Get("UnityEditor.EditorSettings.defaultBehaviorMode"); } set { s_KeptDefaultBehaviorMode.Set(value); } } private static Umcp.Kept<UnityEditor.EditorBehaviorMode> s_KeptDefaultBehaviorMode;
        public static UnityEditor.SceneAsset prefabRegularEnvironment { get { return s_KeptPrefabRegularEnvironment.Get("UnityEditor.EditorSettings.prefabRegularEnvironment"); } set { s_KeptPrefabRegularEnvironment.Set(value); } } private static Umcp.Kept<UnityEditor.SceneAsset> s_KeptPrefabRegularEnvironment;
        public static UnityEditor.SceneAsset prefabUIEnvironment { get { return s_KeptPrefabUIEnvironment.Get("UnityEditor.EditorSettings.prefabUIEnvironment"); } set { s_KeptPrefabUIEnvironment.Set(value); } } private static Umcp.Kept<UnityEditor.SceneAsset> s_KeptPrefabUIEnvironment;
        public static bool prefabModeAllowAutoSave { get { return s_KeptPrefabModeAllowAutoSave.Get("UnityEditor.EditorSettings.prefabModeAllowAutoSave"); } set { s_KeptPrefabModeAllowAutoSave.Set(value); } } private static Umcp.Kept<bool> s_KeptPrefabModeAllowAutoSave;
        public static UnityEditor.SpritePackerMode spritePackerMode { get { return s_KeptSpritePackerMode.Get("UnityEditor.EditorSettings.spritePackerMode"); } set { s_KeptSpritePackerMode.Set(value); } } private static Umcp.Kept<UnityEditor.SpritePackerMode> s_KeptSpritePackerMode;
        public static int spritePackerPaddingPower { get { return s_KeptSpritePackerPaddingPower.Get("UnityEditor.EditorSettings.spritePackerPaddingPower"); } set { s_KeptSpritePackerPaddingPower.Set(value); } } private static Umcp.Kept<int> s_KeptSpritePackerPaddingPower;
        public static int etcTextureCompressorBehavior { get { return s_KeptEtcTextureCompressorBehavior.Get("UnityEditor.EditorSettings.etcTextureCompressorBehavior"); } set { s_KeptEtcTextureCompressorBehavior.Set(value); } } private static Umcp.Kept<int> s_KeptEtcTextureCompressorBehavior;
        public static int etcTextureFastCompressor { get { return s_KeptEtcTextureFastCompressor.Get("UnityEditor.EditorSettings.etcTextureFastCompressor"); } set { s_KeptEtcTextureFastCompressor.Set(value); } } private static Umcp.Kept<int> s_KeptEtcTextureFastCompressor;
        public static int etcTextureNormalCompressor { get { return s_KeptEtcTextureNormalCompressor.Get("UnityEditor.EditorSettings.etcTextureNormalCompressor"); } set { s_KeptEtcTextureNormalCompressor.Set(value); } } private static Umcp.Kept<int> s_KeptEtcTextureNormalCompressor;
        public static int etcTextureBestCompressor { get { return s_KeptEtcTextureBestCompressor.Get("UnityEditor.EditorSettings.etcTextureBestCompressor"); } set { s_KeptEtcTextureBestCompressor.Set(value); } } private static Umcp.Kept<int> s_KeptEtcTextureBestCompressor;
        public static bool enableTextureStreamingInEditMode { get { return s_KeptEnableTextureStreamingInEditMode.Get("UnityEditor.EditorSettings.enableTextureStreamingInEditMode"); } set { s_KeptEnableTextureStreamingInEditMode.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableTextureStreamingInEditMode;
        public static bool enableTextureStreamingInPlayMode { get { return s_KeptEnableTextureStreamingInPlayMode.Get("UnityEditor.EditorSettings.enableTextureStreamingInPlayMode"); } set { s_KeptEnableTextureStreamingInPlayMode.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableTextureStreamingInPlayMode;
        public static bool asyncShaderCompilation { get { return s_KeptAsyncShaderCompilation.Get("UnityEditor.EditorSettings.asyncShaderCompilation"); } set { s_KeptAsyncShaderCompilation.Set(value); } } private static Umcp.Kept<bool> s_KeptAsyncShaderCompilation;
        public static bool cachingShaderPreprocessor { get { return s_KeptCachingShaderPreprocessor.Get("UnityEditor.EditorSettings.cachingShaderPreprocessor"); } set { s_KeptCachingShaderPreprocessor.Set(value); } } private static Umcp.Kept<bool> s_KeptCachingShaderPreprocessor;
        public static string[] projectGenerationUserExtensions { get { return s_KeptProjectGenerationUserExtensions.Get("UnityEditor.EditorSettings.projectGenerationUserExtensions"); } set { s_KeptProjectGenerationUserExtensions.Set(value); } } private static Umcp.Kept<string[]> s_KeptProjectGenerationUserExtensions;
        public static string[] projectGenerationBuiltinExtensions { get { throw new Umcp.LeftOutException("UnityEditor.EditorSettings.projectGenerationBuiltinExtensions"); } }
        public static string projectGenerationRootNamespace { get { return s_KeptProjectGenerationRootNamespace.Get("UnityEditor.EditorSettings.projectGenerationRootNamespace"); } set { s_KeptProjectGenerationRootNamespace.Set(value); } } private static Umcp.Kept<string> s_KeptProjectGenerationRootNamespace;
        public static bool useLegacyProbeSampleCount { get { return s_KeptUseLegacyProbeSampleCount.Get("UnityEditor.EditorSettings.useLegacyProbeSampleCount"); } set { s_KeptUseLegacyProbeSampleCount.Set(value); } } private static Umcp.Kept<bool> s_KeptUseLegacyProbeSampleCount;
        [System.Obsolete] public static bool disableCookiesInLightmapper { get { return s_KeptDisableCookiesInLightmapper.Get("UnityEditor.EditorSettings.disableCookiesInLightmapper"); } set { s_KeptDisableCookiesInLightmapper.Set(value); } } private static Umcp.Kept<bool> s_KeptDisableCookiesInLightmapper;
        public static bool enableCookiesInLightmapper { get { return s_KeptEnableCookiesInLightmapper.Get("UnityEditor.EditorSettings.enableCookiesInLightmapper"); } set { s_KeptEnableCookiesInLightmapper.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableCookiesInLightmapper;
        public static bool enableEnlightenBakedGI { get { return s_KeptEnableEnlightenBakedGI.Get("UnityEditor.EditorSettings.enableEnlightenBakedGI"); } set { s_KeptEnableEnlightenBakedGI.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableEnlightenBakedGI;
        public static bool enterPlayModeOptionsEnabled { get { return s_KeptEnterPlayModeOptionsEnabled.Get("UnityEditor.EditorSettings.enterPlayModeOptionsEnabled"); } set { s_KeptEnterPlayModeOptionsEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptEnterPlayModeOptionsEnabled;
        public static UnityEditor.EnterPlayModeOptions enterPlayModeOptions { get { return s_KeptEnterPlayModeOptions.Get("UnityEditor.EditorSettings.enterPlayModeOptions"); } set { s_KeptEnterPlayModeOptions.Set(value); } } private static Umcp.Kept<UnityEditor.EnterPlayModeOptions> s_KeptEnterPlayModeOptions;
        public static bool serializeInlineMappingsOnOneLine { get { return s_KeptSerializeInlineMappingsOnOneLine.Get("UnityEditor.EditorSettings.serializeInlineMappingsOnOneLine"); } set { s_KeptSerializeInlineMappingsOnOneLine.Set(value); } } private static Umcp.Kept<bool> s_KeptSerializeInlineMappingsOnOneLine;
        public static UnityEditor.AssetDatabase.RefreshImportMode refreshImportMode { get { return s_KeptRefreshImportMode.Get("UnityEditor.EditorSettings.refreshImportMode"); } set { s_KeptRefreshImportMode.Set(value); } } private static Umcp.Kept<UnityEditor.AssetDatabase.RefreshImportMode> s_KeptRefreshImportMode;
        public static string cacheServerEndpoint { get { return s_KeptCacheServerEndpoint.Get("UnityEditor.EditorSettings.cacheServerEndpoint"); } set { s_KeptCacheServerEndpoint.Set(value); } } private static Umcp.Kept<string> s_KeptCacheServerEndpoint;
        public static string cacheServerNamespacePrefix { get { return s_KeptCacheServerNamespacePrefix.Get("UnityEditor.EditorSettings.cacheServerNamespacePrefix"); } set { s_KeptCacheServerNamespacePrefix.Set(value); } } private static Umcp.Kept<string> s_KeptCacheServerNamespacePrefix;
        public static bool cacheServerEnableDownload { get { return s_KeptCacheServerEnableDownload.Get("UnityEditor.EditorSettings.cacheServerEnableDownload"); } set { s_KeptCacheServerEnableDownload.Set(value); } } private static Umcp.Kept<bool> s_KeptCacheServerEnableDownload;
        public static bool cacheServerEnableUpload { get { return s_KeptCacheServerEnableUpload.Get("UnityEditor.EditorSettings.cacheServerEnableUpload"); } set { s_KeptCacheServerEnableUpload.Set(value); } } private static Umcp.Kept<bool> s_KeptCacheServerEnableUpload;
        public static bool cacheServerEnableAuth { get { return s_KeptCacheServerEnableAuth.Get("UnityEditor.EditorSettings.cacheServerEnableAuth"); } set { s_KeptCacheServerEnableAuth.Set(value); } } private static Umcp.Kept<bool> s_KeptCacheServerEnableAuth;
        public static bool cacheServerEnableTls { get { return s_KeptCacheServerEnableTls.Get("UnityEditor.EditorSettings.cacheServerEnableTls"); } set { s_KeptCacheServerEnableTls.Set(value); } } private static Umcp.Kept<bool> s_KeptCacheServerEnableTls;
        public static int cacheServerDownloadBatchSize { get { return s_KeptCacheServerDownloadBatchSize.Get("UnityEditor.EditorSettings.cacheServerDownloadBatchSize"); } set { s_KeptCacheServerDownloadBatchSize.Set(value); } } private static Umcp.Kept<int> s_KeptCacheServerDownloadBatchSize;
        public static int gameObjectNamingDigits { get { return s_KeptGameObjectNamingDigits.Get("UnityEditor.EditorSettings.gameObjectNamingDigits"); } set { s_KeptGameObjectNamingDigits.Set(value); } } private static Umcp.Kept<int> s_KeptGameObjectNamingDigits;
        public static UnityEditor.EditorSettings.NamingScheme gameObjectNamingScheme { get { return s_KeptGameObjectNamingScheme.Get("UnityEditor.EditorSettings.gameObjectNamingScheme"); } set { s_KeptGameObjectNamingScheme.Set(value); } } private static Umcp.Kept<UnityEditor.EditorSettings.NamingScheme> s_KeptGameObjectNamingScheme;
        public static bool assetNamingUsesSpace { get { return s_KeptAssetNamingUsesSpace.Get("UnityEditor.EditorSettings.assetNamingUsesSpace"); } set { s_KeptAssetNamingUsesSpace.Set(value); } } private static Umcp.Kept<bool> s_KeptAssetNamingUsesSpace;
        internal EditorSettings() { }
        public enum NamingScheme
        {
            SpaceParenthesis = 0,
            Dot = 1,
            Underscore = 2,
        }
    }
    public static partial class EditorSnapSettings
    {
        public static bool gridSnapActive { get { throw new Umcp.LeftOutException("UnityEditor.EditorSnapSettings.gridSnapActive"); } }
        public static event System.Action gridSnapEnabledChanged { add { } remove { } }
        public static bool gridSnapEnabled { get { return s_KeptGridSnapEnabled.Get("UnityEditor.EditorSnapSettings.gridSnapEnabled"); } set { s_KeptGridSnapEnabled.Set(value); } } private static Umcp.Kept<bool> s_KeptGridSnapEnabled;
        public static UnityEngine.Vector3 gridSize { get { return s_KeptGridSize.Get("UnityEditor.EditorSnapSettings.gridSize"); } set { s_KeptGridSize.Set(value); } } private static Umcp.Kept<UnityEngine.Vector3> s_KeptGridSize;
        public static bool incrementalSnapActive { get { throw new Umcp.LeftOutException("UnityEditor.EditorSnapSettings.incrementalSnapActive"); } }
        public static UnityEngine.Vector3 move { get { return s_KeptMove.Get("UnityEditor.EditorSnapSettings.move"); } set { s_KeptMove.Set(value); } } private static Umcp.Kept<UnityEngine.Vector3> s_KeptMove;
        public static float rotate { get { return s_KeptRotate.Get("UnityEditor.EditorSnapSettings.rotate"); } set { s_KeptRotate.Set(value); } } private static Umcp.Kept<float> s_KeptRotate;
        public static float scale { get { return s_KeptScale.Get("UnityEditor.EditorSnapSettings.scale"); } set { s_KeptScale.Set(value); } } private static Umcp.Kept<float> s_KeptScale;
        public static void ResetSnapSettings() { throw new Umcp.LeftOutException("UnityEditor.EditorSnapSettings.ResetSnapSettings"); }
    }
    public sealed partial class EditorStyles
    {
        public static UnityEngine.GUIStyle label { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle miniLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle largeLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle boldLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle miniBoldLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle centeredGreyMiniLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle wordWrappedMiniLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle wordWrappedLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle linkLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle whiteLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle whiteMiniLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle whiteLargeLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle whiteBoldLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle radioButton { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle miniButton { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle miniButtonLeft { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle miniButtonMid { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle miniButtonRight { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle miniPullDown { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle textField { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle textArea { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle miniTextField { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle numberField { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle popup { get; } = new UnityEngine.GUIStyle();
        [System.Obsolete] public static UnityEngine.GUIStyle structHeadingLabel { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle objectField { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle objectFieldThumb { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle objectFieldMiniThumb { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle colorField { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle layerMaskField { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle toggle { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle foldout { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle foldoutPreDrop { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle foldoutHeader { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle foldoutHeaderIcon { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle toggleGroup { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.Font standardFont { get { throw new Umcp.LeftOutException("UnityEditor.EditorStyles.standardFont"); } }
        public static UnityEngine.Font boldFont { get { throw new Umcp.LeftOutException("UnityEditor.EditorStyles.boldFont"); } }
        public static UnityEngine.Font miniFont { get { throw new Umcp.LeftOutException("UnityEditor.EditorStyles.miniFont"); } }
        public static UnityEngine.Font miniBoldFont { get { throw new Umcp.LeftOutException("UnityEditor.EditorStyles.miniBoldFont"); } }
        public static UnityEngine.GUIStyle toolbar { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle toolbarButton { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle toolbarPopup { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle toolbarDropDown { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle toolbarTextField { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle inspectorDefaultMargins { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle inspectorFullWidthMargins { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle helpBox { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle toolbarSearchField { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle iconButton { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle selectionRect { get; } = new UnityEngine.GUIStyle();
        public static UnityEngine.GUIStyle FromUSS(string ussStyleRuleName, string ussInPlaceStyleOverride = null) { throw new Umcp.LeftOutException("UnityEditor.EditorStyles.FromUSS"); }
        public static UnityEngine.GUIStyle FromUSS(UnityEngine.GUIStyle baseStyle, string ussStyleRuleName, string ussInPlaceStyleOverride = null) { throw new Umcp.LeftOutException("UnityEditor.EditorStyles.FromUSS"); }
        public static UnityEngine.GUIStyle ApplyUSS(UnityEngine.GUIStyle style, string ussStyleRuleName, string ussInPlaceStyleOverride = null) { throw new Umcp.LeftOutException("UnityEditor.EditorStyles.ApplyUSS"); }
    }
}

namespace UnityEditor.EditorTools
{
    public abstract partial class EditorTool : UnityEngine.ScriptableObject
    {
        public System.Collections.Generic.IEnumerable<UnityEngine.Object> targets { get { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorTool.targets"); } }
        public UnityEngine.Object target { get { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorTool.target"); } }
        public virtual UnityEngine.GUIContent toolbarIcon { get { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorTool.toolbarIcon"); } }
        public virtual bool gridSnapEnabled { get { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorTool.gridSnapEnabled"); } }
        public virtual void OnActivated() { }
        public virtual void OnWillBeDeactivated() { }
        public virtual void OnToolGUI(UnityEditor.EditorWindow window) { }
        public virtual bool IsAvailable() { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorTool.IsAvailable"); }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Class, Inherited = false)]
    public sealed partial class EditorToolAttribute : UnityEditor.EditorTools.ToolAttribute
    {
        public EditorToolAttribute(string displayName, System.Type componentToolTarget = null) : base(displayName, componentToolTarget) { }
        public EditorToolAttribute(string displayName, System.Type componentToolTarget, System.Type editorToolContext) : base(displayName, componentToolTarget, editorToolContext) { }
        internal EditorToolAttribute() { }
    }
    public abstract partial class EditorToolContext : UnityEngine.ScriptableObject
    {
        public System.Collections.Generic.IEnumerable<UnityEngine.Object> targets { get { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorToolContext.targets"); } }
        public UnityEngine.Object target { get { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorToolContext.target"); } }
        public virtual void OnActivated() { }
        public virtual void OnWillBeDeactivated() { }
        public virtual void OnToolGUI(UnityEditor.EditorWindow window) { }
        public System.Type ResolveTool(UnityEditor.Tool tool) { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorToolContext.ResolveTool"); }
        protected virtual System.Type GetEditorToolType(UnityEditor.Tool tool) { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorToolContext.GetEditorToolType"); }
        public virtual System.Collections.Generic.IEnumerable<System.Type> GetAdditionalToolTypes() { throw new Umcp.LeftOutException("UnityEditor.EditorTools.EditorToolContext.GetAdditionalToolTypes"); }
    }
    public partial interface IDrawSelectedHandles
    {
        void OnDrawHandles();
    }
    public abstract partial class ToolAttribute : System.Attribute
    {
        public string displayName { get; internal set; }
        public System.Type targetType { get; internal set; }
        public System.Type targetContext { get; internal set; }
        protected ToolAttribute(string displayName, System.Type targetType = null, System.Type editorToolContext = null) { }
        internal ToolAttribute() { }
    }
    public static partial class ToolManager
    {
        public static System.Type activeContextType { get { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.activeContextType"); } }
        public static void SetActiveContext(System.Type context) { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.SetActiveContext"); }
        public static void SetActiveContext<T>() where T : UnityEditor.EditorTools.EditorToolContext { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.SetActiveContext"); }
        public static System.Type activeToolType { get { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.activeToolType"); } }
        public static event System.Action activeToolChanging { add { } remove { } }
        public static event System.Action activeToolChanged { add { } remove { } }
        public static event System.Action activeContextChanging { add { } remove { } }
        public static event System.Action activeContextChanged { add { } remove { } }
        public static void SetActiveTool<T>() where T : UnityEditor.EditorTools.EditorTool { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.SetActiveTool"); }
        public static void SetActiveTool(System.Type type) { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.SetActiveTool"); }
        public static void SetActiveTool(UnityEditor.EditorTools.EditorTool tool) { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.SetActiveTool"); }
        public static void RestorePreviousTool() { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.RestorePreviousTool"); }
        public static void RestorePreviousPersistentTool() { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.RestorePreviousPersistentTool"); }
        public static bool IsActiveTool(UnityEditor.EditorTools.EditorTool tool) { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.IsActiveTool"); }
        public static void RefreshAvailableTools() { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.RefreshAvailableTools"); }
        public static bool IsActiveContext(UnityEditor.EditorTools.EditorToolContext context) { throw new Umcp.LeftOutException("UnityEditor.EditorTools.ToolManager.IsActiveContext"); }
    }
}
