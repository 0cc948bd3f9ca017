// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEditor
{
    public partial class SceneVisibilityManager : UnityEditor.ScriptableSingleton<UnityEditor.SceneVisibilityManager>
    {
        public static event System.Action visibilityChanged { add { } remove { } }
        public static event System.Action pickingChanged { add { } remove { } }
        public void HideAll() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.HideAll"); }
        public void DisableAllPicking() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.DisableAllPicking"); }
        public void Show(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Show"); }
        public void Hide(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Hide"); }
        public void DisablePicking(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.DisablePicking"); }
        public void EnablePicking(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.EnablePicking"); }
        public void ShowAll() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.ShowAll"); }
        public void EnableAllPicking() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.EnableAllPicking"); }
        public void Show(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Show"); }
        public void EnablePicking(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.EnablePicking"); }
        public void Hide(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Hide"); }
        public void DisablePicking(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.DisablePicking"); }
        public bool IsHidden(UnityEngine.GameObject gameObject, bool includeDescendants = false) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsHidden"); }
        public bool IsHidden(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsHidden"); }
        public bool IsPickingDisabled(UnityEngine.GameObject gameObject, bool includeDescendants = false) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabled"); }
        public bool IsPickingDisabled(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabled"); }
        public bool AreAllDescendantsHidden(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.AreAllDescendantsHidden"); }
        public bool IsPickingDisabledOnAllDescendants(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabledOnAllDescendants"); }
        public bool AreAnyDescendantsHidden(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.AreAnyDescendantsHidden"); }
        public bool IsPickingDisabledOnAnyDescendant(UnityEngine.SceneManagement.Scene scene) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabledOnAnyDescendant"); }
        public void Show(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Show"); }
        public void Hide(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Hide"); }
        public void DisablePicking(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.DisablePicking"); }
        public void EnablePicking(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.EnablePicking"); }
        public void Isolate(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Isolate"); }
        public void Isolate(UnityEngine.GameObject[] gameObjects, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.Isolate"); }
        public void ToggleVisibility(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.ToggleVisibility"); }
        public void TogglePicking(UnityEngine.GameObject gameObject, bool includeDescendants) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.TogglePicking"); }
        public bool AreAllDescendantsHidden(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.AreAllDescendantsHidden"); }
        public bool AreAllDescendantsVisible(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.AreAllDescendantsVisible"); }
        public bool IsPickingDisabledOnAllDescendants(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingDisabledOnAllDescendants"); }
        public bool IsPickingEnabledOnAllDescendants(UnityEngine.GameObject gameObject) { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsPickingEnabledOnAllDescendants"); }
        public bool IsCurrentStageIsolated() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.IsCurrentStageIsolated"); }
        public void ExitIsolation() { throw new Umcp.LeftOutException("UnityEditor.SceneVisibilityManager.ExitIsolation"); }
    }
    public enum ScriptCallOptimizationLevel
    {
        SlowAndSafe = 0,
        FastButNoExceptions = 1,
    }
    public partial class ScriptableSingleton<T> : UnityEngine.ScriptableObject where T : UnityEngine.ScriptableObject
    {
        public static T instance { get { throw new Umcp.LeftOutException("UnityEditor.ScriptableSingleton<T>.instance"); } }
        protected ScriptableSingleton() { throw new Umcp.LeftOutException("UnityEditor.ScriptableSingleton<T>"); }
        protected virtual void Save(bool saveAsText) { throw new Umcp.LeftOutException("UnityEditor.ScriptableSingleton<T>.Save"); }
        protected static string GetFilePath() { throw new Umcp.LeftOutException("UnityEditor.ScriptableSingleton<T>.GetFilePath"); }
    }
    public partial class ScriptableWizard : UnityEditor.EditorWindow
    {
        protected virtual bool DrawWizardGUI() { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DrawWizardGUI"); }
        public static T DisplayWizard<T>(string title) where T : UnityEditor.ScriptableWizard { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public static T DisplayWizard<T>(string title, string createButtonName) where T : UnityEditor.ScriptableWizard { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public static T DisplayWizard<T>(string title, string createButtonName, string otherButtonName) where T : UnityEditor.ScriptableWizard { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public static UnityEditor.ScriptableWizard DisplayWizard(string title, System.Type klass, string createButtonName) { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public static UnityEditor.ScriptableWizard DisplayWizard(string title, System.Type klass) { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public static UnityEditor.ScriptableWizard DisplayWizard(string title, System.Type klass, string createButtonName, string otherButtonName) { throw new Umcp.LeftOutException("UnityEditor.ScriptableWizard.DisplayWizard"); }
        public string helpString { get { return m_KeptHelpString.Get("UnityEditor.ScriptableWizard.helpString"); } set { m_KeptHelpString.Set(value); } } private Umcp.Kept<string> m_KeptHelpString;
        public string errorString { get { return m_KeptErrorString.Get("UnityEditor.ScriptableWizard.errorString"); } set { m_KeptErrorString.Set(value); } } private Umcp.Kept<string> m_KeptErrorString;
        public string createButtonName { get { return m_KeptCreateButtonName.Get("UnityEditor.ScriptableWizard.createButtonName"); } set { m_KeptCreateButtonName.Set(value); } } private Umcp.Kept<string> m_KeptCreateButtonName;
        public string otherButtonName { get { return m_KeptOtherButtonName.Get("UnityEditor.ScriptableWizard.otherButtonName"); } set { m_KeptOtherButtonName.Set(value); } } private Umcp.Kept<string> m_KeptOtherButtonName;
        public bool isValid { get; set; } = true;
    }
    public enum ScriptingImplementation
    {
        Mono2x = 0,
        IL2CPP = 1,
        WinRTDotNET = 2,
        [System.Obsolete] CoreCLR = 3,
    }
    [System.Obsolete]
    public enum ScriptingRuntimeVersion
    {
        Legacy = 0,
        Latest = 1,
    }
    public sealed partial class Selection
    {
        public static UnityEngine.Transform[] transforms { get { throw new Umcp.LeftOutException("UnityEditor.Selection.transforms"); } }
        public static UnityEngine.Transform activeTransform { get { return s_KeptActiveTransform.Get("UnityEditor.Selection.activeTransform"); } set { s_KeptActiveTransform.Set(value); } } private static Umcp.Kept<UnityEngine.Transform> s_KeptActiveTransform;
        public static UnityEngine.GameObject[] gameObjects { get { throw new Umcp.LeftOutException("UnityEditor.Selection.gameObjects"); } }
        public static UnityEngine.GameObject activeGameObject { get { return s_KeptActiveGameObject.Get("UnityEditor.Selection.activeGameObject"); } set { s_KeptActiveGameObject.Set(value); } } private static Umcp.Kept<UnityEngine.GameObject> s_KeptActiveGameObject;
        public static UnityEngine.Object activeObject { get { return s_KeptActiveObject.Get("UnityEditor.Selection.activeObject"); } set { s_KeptActiveObject.Set(value); } } private static Umcp.Kept<UnityEngine.Object> s_KeptActiveObject;
        public static UnityEngine.Object activeContext { get { throw new Umcp.LeftOutException("UnityEditor.Selection.activeContext"); } }
        public static int activeInstanceID { get { return s_KeptActiveInstanceID.Get("UnityEditor.Selection.activeInstanceID"); } set { s_KeptActiveInstanceID.Set(value); } } private static Umcp.Kept<int> s_KeptActiveInstanceID;
        public static UnityEngine.Object[] objects { get { return s_KeptObjects.Get("UnityEditor.Selection.objects"); } set { s_KeptObjects.Set(value); } } private static Umcp.Kept<UnityEngine.Object[]> s_KeptObjects;
        public static int[] instanceIDs { get { return s_KeptInstanceIDs.Get("UnityEditor.Selection.instanceIDs"); } set { s_KeptInstanceIDs.Set(value); } } private static Umcp.Kept<int[]> s_KeptInstanceIDs;
        public static bool Contains(int instanceID) { throw new Umcp.LeftOutException("UnityEditor.Selection.Contains"); }
        public static void SetActiveObjectWithContext(UnityEngine.Object obj, UnityEngine.Object context) { throw new Umcp.LeftOutException("UnityEditor.Selection.SetActiveObjectWithContext"); }
        public static UnityEngine.Transform[] GetTransforms(UnityEditor.SelectionMode mode) { throw new Umcp.LeftOutException("UnityEditor.Selection.GetTransforms"); }
        public static string[] assetGUIDs { get { throw new Umcp.LeftOutException("UnityEditor.Selection.assetGUIDs"); } }
        public static int count { get { throw new Umcp.LeftOutException("UnityEditor.Selection.count"); } }
        public static System.Action selectionChanged;
        public static bool Contains(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.Selection.Contains"); }
        public static T[] GetFiltered<T>(UnityEditor.SelectionMode mode) { throw new Umcp.LeftOutException("UnityEditor.Selection.GetFiltered"); }
        public static UnityEngine.Object[] GetFiltered(System.Type type, UnityEditor.SelectionMode mode) { throw new Umcp.LeftOutException("UnityEditor.Selection.GetFiltered"); }
    }
    [System.FlagsAttribute]
    public enum SelectionMode
    {
        Unfiltered = 0,
        TopLevel = 1,
        Deep = 2,
        ExcludePrefab = 4,
        Editable = 8,
        Assets = 16,
        DeepAssets = 32,
    }
    public enum SerializationMode
    {
        Mixed = 0,
        ForceBinary = 1,
        ForceText = 2,
    }
    public partial class SerializedObject : System.IDisposable
    {
        public SerializedObject(UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEditor.SerializedObject"); }
        public SerializedObject(UnityEngine.Object obj, UnityEngine.Object context) { throw new Umcp.LeftOutException("UnityEditor.SerializedObject"); }
        public SerializedObject(UnityEngine.Object[] objs) { throw new Umcp.LeftOutException("UnityEditor.SerializedObject"); }
        public SerializedObject(UnityEngine.Object[] objs, UnityEngine.Object context) { throw new Umcp.LeftOutException("UnityEditor.SerializedObject"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.Dispose"); }
        public UnityEditor.SerializedProperty GetIterator() { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.GetIterator"); }
        public UnityEditor.SerializedProperty FindProperty(string propertyPath) { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.FindProperty"); }
        public bool ApplyModifiedProperties() { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.ApplyModifiedProperties"); }
        public void SetIsDifferentCacheDirty() { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.SetIsDifferentCacheDirty"); }
        public void Update() { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.Update"); }
        [System.Obsolete] public void UpdateIfDirtyOrScript() { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.UpdateIfDirtyOrScript"); }
        public bool UpdateIfRequiredOrScript() { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.UpdateIfRequiredOrScript"); }
        public UnityEngine.Object targetObject { get { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.targetObject"); } }
        public UnityEngine.Object[] targetObjects { get { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.targetObjects"); } }
        public UnityEngine.Object context { get { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.context"); } }
        public bool ApplyModifiedPropertiesWithoutUndo() { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.ApplyModifiedPropertiesWithoutUndo"); }
        public void CopyFromSerializedProperty(UnityEditor.SerializedProperty prop) { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.CopyFromSerializedProperty"); }
        public bool CopyFromSerializedPropertyIfDifferent(UnityEditor.SerializedProperty prop) { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.CopyFromSerializedPropertyIfDifferent"); }
        public bool hasModifiedProperties { get { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.hasModifiedProperties"); } }
        public bool isEditingMultipleObjects { get { throw new Umcp.LeftOutException("UnityEditor.SerializedObject.isEditingMultipleObjects"); } }
        public int maxArraySizeForMultiEditing { get { return m_KeptMaxArraySizeForMultiEditing.Get("UnityEditor.SerializedObject.maxArraySizeForMultiEditing"); } set { m_KeptMaxArraySizeForMultiEditing.Set(value); } } private Umcp.Kept<int> m_KeptMaxArraySizeForMultiEditing;
        public bool forceChildVisibility { get { return m_KeptForceChildVisibility.Get("UnityEditor.SerializedObject.forceChildVisibility"); } set { m_KeptForceChildVisibility.Set(value); } } private Umcp.Kept<bool> m_KeptForceChildVisibility;
        internal SerializedObject() { }
    }
    public partial class SerializedProperty : System.IDisposable
    {
        public UnityEditor.SerializedObject serializedObject { get; internal set; }
        public UnityEngine.Object exposedReferenceValue { get { return m_KeptExposedReferenceValue.Get("UnityEditor.SerializedProperty.exposedReferenceValue"); } set { m_KeptExposedReferenceValue.Set(value); } } private Umcp.Kept<UnityEngine.Object> m_KeptExposedReferenceValue;
        public UnityEditor.SerializedProperty Copy() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.Copy"); }
        public UnityEditor.SerializedProperty FindPropertyRelative(string relativePropertyPath) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.FindPropertyRelative"); }
        public System.Collections.IEnumerator GetEnumerator() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.GetEnumerator"); }
        public UnityEditor.SerializedProperty GetArrayElementAtIndex(int index) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.GetArrayElementAtIndex"); }
        public object boxedValue { get { return m_KeptBoxedValue.Get("UnityEditor.SerializedProperty.boxedValue"); } set { m_KeptBoxedValue.Set(value); } } private Umcp.Kept<object> m_KeptBoxedValue;
        public bool NextVisible(bool enterChildren) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.NextVisible"); }
        public void ClearArray() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.ClearArray"); }
        public void Dispose() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.Dispose"); }
        public static bool EqualContents(UnityEditor.SerializedProperty x, UnityEditor.SerializedProperty y) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.EqualContents"); }
        public static bool DataEquals(UnityEditor.SerializedProperty x, UnityEditor.SerializedProperty y) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.DataEquals"); }
        public bool hasMultipleDifferentValues { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.hasMultipleDifferentValues"); } }
        public string displayName { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.displayName"); } }
        public string name { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.name"); } }
        public string type { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.type"); } }
        public string arrayElementType { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.arrayElementType"); } }
        public string tooltip { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.tooltip"); } }
        public int depth { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.depth"); } }
        public string propertyPath { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.propertyPath"); } }
        public bool editable { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.editable"); } }
        public bool isAnimated { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.isAnimated"); } }
        public bool isExpanded { get { return m_KeptIsExpanded.Get("UnityEditor.SerializedProperty.isExpanded"); } set { m_KeptIsExpanded.Set(value); } } private Umcp.Kept<bool> m_KeptIsExpanded;
        public bool hasChildren { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.hasChildren"); } }
        public bool hasVisibleChildren { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.hasVisibleChildren"); } }
        public bool isInstantiatedPrefab { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.isInstantiatedPrefab"); } }
        public bool prefabOverride { get { return m_KeptPrefabOverride.Get("UnityEditor.SerializedProperty.prefabOverride"); } set { m_KeptPrefabOverride.Set(value); } } private Umcp.Kept<bool> m_KeptPrefabOverride;
        public bool isDefaultOverride { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.isDefaultOverride"); } }
        public UnityEditor.SerializedPropertyType propertyType { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.propertyType"); } }
        public UnityEditor.SerializedPropertyNumericType numericType { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.numericType"); } }
        public int intValue { get { return m_KeptIntValue.Get("UnityEditor.SerializedProperty.intValue"); } set { m_KeptIntValue.Set(value); } } private Umcp.Kept<int> m_KeptIntValue;
        public long longValue { get { return m_KeptLongValue.Get("UnityEditor.SerializedProperty.longValue"); } set { m_KeptLongValue.Set(value); } } private Umcp.Kept<long> m_KeptLongValue;
        public ulong ulongValue { get { return m_KeptUlongValue.Get("UnityEditor.SerializedProperty.ulongValue"); } set { m_KeptUlongValue.Set(value); } } private Umcp.Kept<ulong> m_KeptUlongValue;
        public uint uintValue { get { return m_KeptUintValue.Get("UnityEditor.SerializedProperty.uintValue"); } set { m_KeptUintValue.Set(value); } } private Umcp.Kept<uint> m_KeptUintValue;
        public bool boolValue { get { return m_KeptBoolValue.Get("UnityEditor.SerializedProperty.boolValue"); } set { m_KeptBoolValue.Set(value); } } private Umcp.Kept<bool> m_KeptBoolValue;
        public float floatValue { get { return m_KeptFloatValue.Get("UnityEditor.SerializedProperty.floatValue"); } set { m_KeptFloatValue.Set(value); } } private Umcp.Kept<float> m_KeptFloatValue;
        public double doubleValue { get { return m_KeptDoubleValue.Get("UnityEditor.SerializedProperty.doubleValue"); } set { m_KeptDoubleValue.Set(value); } } private Umcp.Kept<double> m_KeptDoubleValue;
        public string stringValue { get { return m_KeptStringValue.Get("UnityEditor.SerializedProperty.stringValue"); } set { m_KeptStringValue.Set(value); } } private Umcp.Kept<string> m_KeptStringValue;
        public UnityEngine.Color colorValue { get { return m_KeptColorValue.Get("UnityEditor.SerializedProperty.colorValue"); } set { m_KeptColorValue.Set(value); } } private Umcp.Kept<UnityEngine.Color> m_KeptColorValue;
        public UnityEngine.AnimationCurve animationCurveValue { get { return m_KeptAnimationCurveValue.Get("UnityEditor.SerializedProperty.animationCurveValue"); } set { m_KeptAnimationCurveValue.Set(value); } } private Umcp.Kept<UnityEngine.AnimationCurve> m_KeptAnimationCurveValue;
        public UnityEngine.Gradient gradientValue { get { return m_KeptGradientValue.Get("UnityEditor.SerializedProperty.gradientValue"); } set { m_KeptGradientValue.Set(value); } } private Umcp.Kept<UnityEngine.Gradient> m_KeptGradientValue;
        public UnityEngine.Object objectReferenceValue { get { return m_KeptObjectReferenceValue.Get("UnityEditor.SerializedProperty.objectReferenceValue"); } set { m_KeptObjectReferenceValue.Set(value); } } private Umcp.Kept<UnityEngine.Object> m_KeptObjectReferenceValue;
        public object managedReferenceValue { get { return m_KeptManagedReferenceValue.Get("UnityEditor.SerializedProperty.managedReferenceValue"); } set { m_KeptManagedReferenceValue.Set(value); } } private Umcp.Kept<object> m_KeptManagedReferenceValue;
        public long managedReferenceId { get { return m_KeptManagedReferenceId.Get("UnityEditor.SerializedProperty.managedReferenceId"); } set { m_KeptManagedReferenceId.Set(value); } } private Umcp.Kept<long> m_KeptManagedReferenceId;
        public string managedReferenceFullTypename { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.managedReferenceFullTypename"); } }
        public string managedReferenceFieldTypename { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.managedReferenceFieldTypename"); } }
        public int objectReferenceInstanceIDValue { get { return m_KeptObjectReferenceInstanceIDValue.Get("UnityEditor.SerializedProperty.objectReferenceInstanceIDValue"); } set { m_KeptObjectReferenceInstanceIDValue.Set(value); } } private Umcp.Kept<int> m_KeptObjectReferenceInstanceIDValue;
        public int enumValueIndex { get { return m_KeptEnumValueIndex.Get("UnityEditor.SerializedProperty.enumValueIndex"); } set { m_KeptEnumValueIndex.Set(value); } } private Umcp.Kept<int> m_KeptEnumValueIndex;
        public int enumValueFlag { get { return m_KeptEnumValueFlag.Get("UnityEditor.SerializedProperty.enumValueFlag"); } set { m_KeptEnumValueFlag.Set(value); } } private Umcp.Kept<int> m_KeptEnumValueFlag;
        public string[] enumNames { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.enumNames"); } }
        public string[] enumDisplayNames { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.enumDisplayNames"); } }
        public UnityEngine.Vector2 vector2Value { get { return m_KeptVector2Value.Get("UnityEditor.SerializedProperty.vector2Value"); } set { m_KeptVector2Value.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptVector2Value;
        public UnityEngine.Vector3 vector3Value { get { return m_KeptVector3Value.Get("UnityEditor.SerializedProperty.vector3Value"); } set { m_KeptVector3Value.Set(value); } } private Umcp.Kept<UnityEngine.Vector3> m_KeptVector3Value;
        public UnityEngine.Vector4 vector4Value { get { return m_KeptVector4Value.Get("UnityEditor.SerializedProperty.vector4Value"); } set { m_KeptVector4Value.Set(value); } } private Umcp.Kept<UnityEngine.Vector4> m_KeptVector4Value;
        public UnityEngine.Vector2Int vector2IntValue { get { return m_KeptVector2IntValue.Get("UnityEditor.SerializedProperty.vector2IntValue"); } set { m_KeptVector2IntValue.Set(value); } } private Umcp.Kept<UnityEngine.Vector2Int> m_KeptVector2IntValue;
        public UnityEngine.Vector3Int vector3IntValue { get { return m_KeptVector3IntValue.Get("UnityEditor.SerializedProperty.vector3IntValue"); } set { m_KeptVector3IntValue.Set(value); } } private Umcp.Kept<UnityEngine.Vector3Int> m_KeptVector3IntValue;
        public UnityEngine.Quaternion quaternionValue { get { return m_KeptQuaternionValue.Get("UnityEditor.SerializedProperty.quaternionValue"); } set { m_KeptQuaternionValue.Set(value); } } private Umcp.Kept<UnityEngine.Quaternion> m_KeptQuaternionValue;
        public UnityEngine.Rect rectValue { get { return m_KeptRectValue.Get("UnityEditor.SerializedProperty.rectValue"); } set { m_KeptRectValue.Set(value); } } private Umcp.Kept<UnityEngine.Rect> m_KeptRectValue;
        public UnityEngine.RectInt rectIntValue { get { return m_KeptRectIntValue.Get("UnityEditor.SerializedProperty.rectIntValue"); } set { m_KeptRectIntValue.Set(value); } } private Umcp.Kept<UnityEngine.RectInt> m_KeptRectIntValue;
        public UnityEngine.Bounds boundsValue { get { return m_KeptBoundsValue.Get("UnityEditor.SerializedProperty.boundsValue"); } set { m_KeptBoundsValue.Set(value); } } private Umcp.Kept<UnityEngine.Bounds> m_KeptBoundsValue;
        public UnityEngine.BoundsInt boundsIntValue { get { return m_KeptBoundsIntValue.Get("UnityEditor.SerializedProperty.boundsIntValue"); } set { m_KeptBoundsIntValue.Set(value); } } private Umcp.Kept<UnityEngine.BoundsInt> m_KeptBoundsIntValue;
        public UnityEngine.Hash128 hash128Value { get { return m_KeptHash128Value.Get("UnityEditor.SerializedProperty.hash128Value"); } set { m_KeptHash128Value.Set(value); } } private Umcp.Kept<UnityEngine.Hash128> m_KeptHash128Value;
        public bool Next(bool enterChildren) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.Next"); }
        public void Reset() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.Reset"); }
        public int CountRemaining() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.CountRemaining"); }
        public int CountInProperty() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.CountInProperty"); }
        public bool DuplicateCommand() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.DuplicateCommand"); }
        public bool DeleteCommand() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.DeleteCommand"); }
        public UnityEditor.SerializedProperty GetEndProperty() { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.GetEndProperty"); }
        public UnityEditor.SerializedProperty GetEndProperty(bool includeInvisible) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.GetEndProperty"); }
        public bool isArray { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.isArray"); } }
        public int arraySize { get { return m_KeptArraySize.Get("UnityEditor.SerializedProperty.arraySize"); } set { m_KeptArraySize.Set(value); } } private Umcp.Kept<int> m_KeptArraySize;
        public int minArraySize { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.minArraySize"); } }
        public void InsertArrayElementAtIndex(int index) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.InsertArrayElementAtIndex"); }
        public void DeleteArrayElementAtIndex(int index) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.DeleteArrayElementAtIndex"); }
        public bool MoveArrayElement(int srcIndex, int dstIndex) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.MoveArrayElement"); }
        public bool isFixedBuffer { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.isFixedBuffer"); } }
        public int fixedBufferSize { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.fixedBufferSize"); } }
        public UnityEditor.SerializedProperty GetFixedBufferElementAtIndex(int index) { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.GetFixedBufferElementAtIndex"); }
        public uint contentHash { get { throw new Umcp.LeftOutException("UnityEditor.SerializedProperty.contentHash"); } }
        internal SerializedProperty() { }
    }
    public enum SerializedPropertyNumericType
    {
        Unknown = 0,
        Int8 = 1,
        UInt8 = 2,
        Int16 = 3,
        UInt16 = 4,
        Int32 = 5,
        UInt32 = 6,
        Int64 = 7,
        UInt64 = 8,
        Float = 100,
        Double = 101,
    }
    public enum SerializedPropertyType
    {
        Generic = -1,
        Integer = 0,
        Boolean = 1,
        Float = 2,
        String = 3,
        Color = 4,
        ObjectReference = 5,
        LayerMask = 6,
        Enum = 7,
        Vector2 = 8,
        Vector3 = 9,
        Vector4 = 10,
        Rect = 11,
        ArraySize = 12,
        Character = 13,
        AnimationCurve = 14,
        Bounds = 15,
        Gradient = 16,
        Quaternion = 17,
        ExposedReference = 18,
        FixedBufferSize = 19,
        Vector2Int = 20,
        Vector3Int = 21,
        RectInt = 22,
        BoundsInt = 23,
        ManagedReference = 24,
        Hash128 = 25,
    }
    public partial class SessionState
    {
        public SessionState() { }
        public static void SetBool(string key, bool value) { throw new Umcp.LeftOutException("UnityEditor.SessionState.SetBool"); }
        public static bool GetBool(string key, bool defaultValue) { throw new Umcp.LeftOutException("UnityEditor.SessionState.GetBool"); }
        public static void EraseBool(string key) { throw new Umcp.LeftOutException("UnityEditor.SessionState.EraseBool"); }
        public static void SetFloat(string key, float value) { throw new Umcp.LeftOutException("UnityEditor.SessionState.SetFloat"); }
        public static float GetFloat(string key, float defaultValue) { throw new Umcp.LeftOutException("UnityEditor.SessionState.GetFloat"); }
        public static void EraseFloat(string key) { throw new Umcp.LeftOutException("UnityEditor.SessionState.EraseFloat"); }
        public static void SetInt(string key, int value) { throw new Umcp.LeftOutException("UnityEditor.SessionState.SetInt"); }
        public static int GetInt(string key, int defaultValue) { throw new Umcp.LeftOutException("UnityEditor.SessionState.GetInt"); }
        public static void EraseInt(string key) { throw new Umcp.LeftOutException("UnityEditor.SessionState.EraseInt"); }
        public static void SetString(string key, string value) { throw new Umcp.LeftOutException("UnityEditor.SessionState.SetString"); }
        public static string GetString(string key, string defaultValue) { throw new Umcp.LeftOutException("UnityEditor.SessionState.GetString"); }
        public static void EraseString(string key) { throw new Umcp.LeftOutException("UnityEditor.SessionState.EraseString"); }
        public static void SetVector3(string key, UnityEngine.Vector3 value) { throw new Umcp.LeftOutException("UnityEditor.SessionState.SetVector3"); }
        public static UnityEngine.Vector3 GetVector3(string key, UnityEngine.Vector3 defaultValue) { throw new Umcp.LeftOutException("UnityEditor.SessionState.GetVector3"); }
        public static void EraseVector3(string key) { throw new Umcp.LeftOutException("UnityEditor.SessionState.EraseVector3"); }
        public static void EraseIntArray(string key) { throw new Umcp.LeftOutException("UnityEditor.SessionState.EraseIntArray"); }
        public static void SetIntArray(string key, int[] value) { throw new Umcp.LeftOutException("UnityEditor.SessionState.SetIntArray"); }
        public static int[] GetIntArray(string key, int[] defaultValue) { throw new Umcp.LeftOutException("UnityEditor.SessionState.GetIntArray"); }
    }
    public partial class SettingsProvider
    {
        public string label { get { return m_KeptLabel.Get("UnityEditor.SettingsProvider.label"); } set { m_KeptLabel.Set(value); } } private Umcp.Kept<string> m_KeptLabel;
        public string settingsPath { get; internal set; }
        public UnityEditor.SettingsScope scope { get; internal set; }
        public System.Collections.Generic.IEnumerable<string> keywords { get { return m_KeptKeywords.Get("UnityEditor.SettingsProvider.keywords"); } set { m_KeptKeywords.Set(value); } } private Umcp.Kept<System.Collections.Generic.IEnumerable<string>> m_KeptKeywords;
        public System.Action<string> guiHandler { get; set; }
        public System.Action titleBarGuiHandler { get; set; }
        public System.Action footerBarGuiHandler { get; set; }
        public System.Action deactivateHandler { get; set; }
        public System.Func<string, bool> hasSearchInterestHandler { get; set; }
        public System.Action inspectorUpdateHandler { get; set; }
        public SettingsProvider(string path, UnityEditor.SettingsScope scopes, System.Collections.Generic.IEnumerable<string> keywords = null) { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider"); }
        public virtual void OnDeactivate() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.OnDeactivate"); }
        public virtual bool HasSearchInterest(string searchContext) { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.HasSearchInterest"); }
        public virtual void OnGUI(string searchContext) { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.OnGUI"); }
        public virtual void OnTitleBarGUI() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.OnTitleBarGUI"); }
        public virtual void OnFooterBarGUI() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.OnFooterBarGUI"); }
        public virtual void OnInspectorUpdate() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.OnInspectorUpdate"); }
        public void Repaint() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.Repaint"); }
        public void PopulateSearchKeywordsFromGUIContentProperties<T>() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.PopulateSearchKeywordsFromGUIContentProperties"); }
        public static System.Collections.Generic.IEnumerable<string> GetSearchKeywordsFromGUIContentProperties<T>() { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.GetSearchKeywordsFromGUIContentProperties"); }
        public static System.Collections.Generic.IEnumerable<string> GetSearchKeywordsFromSerializedObject(UnityEditor.SerializedObject serializedObject) { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.GetSearchKeywordsFromSerializedObject"); }
        public static System.Collections.Generic.IEnumerable<string> GetSearchKeywordsFromPath(string path) { throw new Umcp.LeftOutException("UnityEditor.SettingsProvider.GetSearchKeywordsFromPath"); }
        internal SettingsProvider() { }
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class SettingsProviderAttribute : System.Attribute
    {
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method)]
    public sealed partial class SettingsProviderGroupAttribute : System.Attribute
    {
    }
    public enum SettingsScope
    {
        User = 0,
        Project = 1,
    }
    public static partial class SettingsService
    {
        public static UnityEditor.EditorWindow OpenProjectSettings(string settingsPath = null) { throw new Umcp.LeftOutException("UnityEditor.SettingsService.OpenProjectSettings"); }
        public static UnityEditor.EditorWindow OpenUserPreferences(string settingsPath = null) { throw new Umcp.LeftOutException("UnityEditor.SettingsService.OpenUserPreferences"); }
        public static void NotifySettingsProviderChanged() { throw new Umcp.LeftOutException("UnityEditor.SettingsService.NotifySettingsProviderChanged"); }
        public static void RepaintAllSettingsWindow() { throw new Umcp.LeftOutException("UnityEditor.SettingsService.RepaintAllSettingsWindow"); }
        public static bool Exists(string settingsPath) { throw new Umcp.LeftOutException("UnityEditor.SettingsService.Exists"); }
    }
    public abstract partial class ShaderGUI
    {
        public virtual void OnGUI(UnityEditor.MaterialEditor materialEditor, UnityEditor.MaterialProperty[] properties) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.OnGUI"); }
        public virtual void OnMaterialPreviewGUI(UnityEditor.MaterialEditor materialEditor, UnityEngine.Rect r, UnityEngine.GUIStyle background) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.OnMaterialPreviewGUI"); }
        public virtual void OnMaterialInteractivePreviewGUI(UnityEditor.MaterialEditor materialEditor, UnityEngine.Rect r, UnityEngine.GUIStyle background) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.OnMaterialInteractivePreviewGUI"); }
        public virtual void OnMaterialPreviewSettingsGUI(UnityEditor.MaterialEditor materialEditor) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.OnMaterialPreviewSettingsGUI"); }
        public virtual void OnClosed(UnityEngine.Material material) { }
        public virtual void AssignNewShaderToMaterial(UnityEngine.Material material, UnityEngine.Shader oldShader, UnityEngine.Shader newShader) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.AssignNewShaderToMaterial"); }
        public virtual void ValidateMaterial(UnityEngine.Material material) { }
        protected static UnityEditor.MaterialProperty FindProperty(string propertyName, UnityEditor.MaterialProperty[] properties) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.FindProperty"); }
        protected static UnityEditor.MaterialProperty FindProperty(string propertyName, UnityEditor.MaterialProperty[] properties, bool propertyIsMandatory) { throw new Umcp.LeftOutException("UnityEditor.ShaderGUI.FindProperty"); }
    }
    public sealed partial class ShaderImporter : UnityEditor.AssetImporter
    {
        public UnityEngine.Shader GetShader() { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.GetShader"); }
        public void SetDefaultTextures(string[] name, UnityEngine.Texture[] textures) { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.SetDefaultTextures"); }
        public UnityEngine.Texture GetDefaultTexture(string name) { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.GetDefaultTexture"); }
        public void SetNonModifiableTextures(string[] name, UnityEngine.Texture[] textures) { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.SetNonModifiableTextures"); }
        public UnityEngine.Texture GetNonModifiableTexture(string name) { throw new Umcp.LeftOutException("UnityEditor.ShaderImporter.GetNonModifiableTexture"); }
    }
    public partial struct ShaderMessage : System.IEquatable<UnityEditor.ShaderMessage>
    {
        public string message { get; internal set; }
        public string messageDetails { get; internal set; }
        public string file { get; internal set; }
        public int line { get; internal set; }
        public UnityEditor.Rendering.ShaderCompilerPlatform platform { get; internal set; }
        public bool Equals(UnityEditor.ShaderMessage other) { return base.Equals(other); }
        public static bool operator ==(UnityEditor.ShaderMessage left, UnityEditor.ShaderMessage right) { return ((object)left).Equals(right); }
        public static bool operator !=(UnityEditor.ShaderMessage left, UnityEditor.ShaderMessage right) { return !((object)left).Equals(right); }
    }
    public sealed partial class ShaderUtil
    {
        public static bool HasProceduralInstancing(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.HasProceduralInstancing"); }
        public static int GetShaderMessageCount(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderMessageCount"); }
        public static UnityEditor.ShaderMessage[] GetShaderMessages(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderMessages"); }
        public static UnityEditor.ShaderMessage[] GetShaderMessages(UnityEngine.Shader s, UnityEditor.Rendering.ShaderCompilerPlatform platform) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderMessages"); }
        public static void ClearShaderMessages(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ClearShaderMessages"); }
        public static int GetComputeShaderMessageCount(UnityEngine.ComputeShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetComputeShaderMessageCount"); }
        public static UnityEditor.ShaderMessage[] GetComputeShaderMessages(UnityEngine.ComputeShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetComputeShaderMessages"); }
        public static int GetRayTracingShaderMessageCount(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRayTracingShaderMessageCount"); }
        public static UnityEditor.ShaderMessage[] GetRayTracingShaderMessages(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRayTracingShaderMessages"); }
        public static int GetRayGenerationShaderCount(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRayGenerationShaderCount"); }
        public static string GetRayGenerationShaderName(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRayGenerationShaderName"); }
        public static int GetMissShaderCount(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetMissShaderCount"); }
        public static string GetMissShaderName(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetMissShaderName"); }
        public static int GetMissShaderRayPayloadSize(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetMissShaderRayPayloadSize"); }
        public static int GetCallableShaderCount(UnityEngine.Experimental.Rendering.RayTracingShader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCallableShaderCount"); }
        public static string GetCallableShaderName(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCallableShaderName"); }
        public static int GetCallableShaderParamSize(UnityEngine.Experimental.Rendering.RayTracingShader s, int shaderIndex) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCallableShaderParamSize"); }
        public static void ClearCachedData(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ClearCachedData"); }
        public static bool hardwareSupportsRectRenderTexture { get { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.hardwareSupportsRectRenderTexture"); } }
        public static bool disableShaderOptimization { get { return s_KeptDisableShaderOptimization.Get("UnityEditor.ShaderUtil.disableShaderOptimization"); } set { s_KeptDisableShaderOptimization.Set(value); } } private static Umcp.Kept<bool> s_KeptDisableShaderOptimization;
        public static UnityEngine.Shader CreateShaderAsset(UnityEditor.AssetImporters.AssetImportContext context, string source, bool compileInitialShaderVariants) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CreateShaderAsset"); }
        public static UnityEngine.Shader CreateShaderAsset(string source) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CreateShaderAsset"); }
        public static UnityEngine.Shader CreateShaderAsset(string source, bool compileInitialShaderVariants) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CreateShaderAsset"); }
        public static void UpdateShaderAsset(UnityEditor.AssetImporters.AssetImportContext context, UnityEngine.Shader shader, string source, bool compileInitialShaderVariants) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.UpdateShaderAsset"); }
        public static void UpdateShaderAsset(UnityEngine.Shader shader, string source) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.UpdateShaderAsset"); }
        public static void UpdateShaderAsset(UnityEngine.Shader shader, string source, bool compileInitialShaderVariants) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.UpdateShaderAsset"); }
        public static UnityEngine.ComputeShader CreateComputeShaderAsset(UnityEditor.AssetImporters.AssetImportContext context, string source) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CreateComputeShaderAsset"); }
        public static void RegisterShader(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.RegisterShader"); }
        public static bool anythingCompiling { get { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.anythingCompiling"); } }
        public static bool allowAsyncCompilation { get { return s_KeptAllowAsyncCompilation.Get("UnityEditor.ShaderUtil.allowAsyncCompilation"); } set { s_KeptAllowAsyncCompilation.Set(value); } } private static Umcp.Kept<bool> s_KeptAllowAsyncCompilation;
        public static void SetAsyncCompilation(UnityEngine.Rendering.CommandBuffer cmd, bool allow) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.SetAsyncCompilation"); }
        public static void RestoreAsyncCompilation(UnityEngine.Rendering.CommandBuffer cmd) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.RestoreAsyncCompilation"); }
        public static bool IsPassCompiled(UnityEngine.Material material, int pass) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.IsPassCompiled"); }
        public static void CompilePass(UnityEngine.Material material, int pass, bool forceSync = false) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.CompilePass"); }
        public static string GetCustomEditorForRenderPipeline(UnityEngine.Shader shader, string renderPipelineType) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCustomEditorForRenderPipeline"); }
        public static string GetCustomEditorForRenderPipeline(UnityEngine.Shader shader, System.Type renderPipelineType) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCustomEditorForRenderPipeline"); }
        public static string GetCurrentCustomEditor(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetCurrentCustomEditor"); }
        public static UnityEngine.Rendering.BuiltinShaderDefine[] GetShaderPlatformKeywordsForBuildTarget(UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform, UnityEditor.BuildTarget buildTarget, UnityEngine.Rendering.GraphicsTier tier) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderPlatformKeywordsForBuildTarget"); }
        public static UnityEngine.Rendering.BuiltinShaderDefine[] GetShaderPlatformKeywordsForBuildTarget(UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform, UnityEditor.BuildTarget buildTarget) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetShaderPlatformKeywordsForBuildTarget"); }
        public static UnityEngine.Rendering.LocalKeyword[] GetPassKeywords(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPassKeywords"); }
        public static UnityEngine.Rendering.LocalKeyword[] GetPassKeywords(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, UnityEditor.Rendering.ShaderType shaderType) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPassKeywords"); }
        public static UnityEngine.Rendering.LocalKeyword[] GetPassKeywords(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, UnityEditor.Rendering.ShaderType shaderType, UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPassKeywords"); }
        public static bool PassHasKeyword(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, in UnityEngine.Rendering.LocalKeyword keyword) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.PassHasKeyword"); }
        public static bool PassHasKeyword(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, in UnityEngine.Rendering.LocalKeyword keyword, UnityEditor.Rendering.ShaderType shaderType) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.PassHasKeyword"); }
        public static bool PassHasKeyword(UnityEngine.Shader s, in UnityEngine.Rendering.PassIdentifier passIdentifier, in UnityEngine.Rendering.LocalKeyword keyword, UnityEditor.Rendering.ShaderType shaderType, UnityEditor.Rendering.ShaderCompilerPlatform shaderCompilerPlatform) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.PassHasKeyword"); }
        [System.Obsolete] public static void ClearShaderErrors(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ClearShaderErrors"); }
        public static int GetPropertyCount(UnityEngine.Shader s) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPropertyCount"); }
        public static string GetPropertyName(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPropertyName"); }
        public static UnityEditor.ShaderUtil.ShaderPropertyType GetPropertyType(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPropertyType"); }
        public static string GetPropertyDescription(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetPropertyDescription"); }
        public static float GetRangeLimits(UnityEngine.Shader s, int propertyIdx, int defminmax) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetRangeLimits"); }
        public static UnityEngine.Rendering.TextureDimension GetTexDim(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.GetTexDim"); }
        public static bool IsShaderPropertyHidden(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.IsShaderPropertyHidden"); }
        public static bool IsShaderPropertyNonModifiableTexureProperty(UnityEngine.Shader s, int propertyIdx) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.IsShaderPropertyNonModifiableTexureProperty"); }
        public static bool ShaderHasError(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ShaderHasError"); }
        public static bool ShaderHasWarnings(UnityEngine.Shader shader) { throw new Umcp.LeftOutException("UnityEditor.ShaderUtil.ShaderHasWarnings"); }
        [System.Obsolete]
        public enum ShaderPropertyTexDim
        {
            TexDimNone = 0,
            TexDim2D = 2,
            TexDim3D = 3,
            TexDimCUBE = 4,
            TexDimAny = 6,
        }
        public enum ShaderPropertyType
        {
            Color = 0,
            Vector = 1,
            Float = 2,
            Range = 3,
            TexEnv = 4,
            Int = 5,
        }
    }
}

namespace UnityEditor.ShortcutManagement
{
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class ClutchShortcutAttribute : UnityEditor.ShortcutManagement.ShortcutAttribute
    {
        public ClutchShortcutAttribute(string id, System.Type context = null) : base(id, context) { }
        public ClutchShortcutAttribute(string id, System.Type context, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) : base(id, context, defaultKeyCode, defaultShortcutModifiers) { }
        public ClutchShortcutAttribute(string id, System.Type context, string tag, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) : base(id, context, tag, defaultKeyCode, defaultShortcutModifiers) { }
        public ClutchShortcutAttribute(string id, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) : base(id, defaultKeyCode, defaultShortcutModifiers) { }
        internal ClutchShortcutAttribute() { }
    }
    public partial struct ShortcutArguments
    {
        public object context;
        public UnityEditor.ShortcutManagement.ShortcutStage stage;
    }
    [System.AttributeUsageAttribute(System.AttributeTargets.Method, AllowMultiple = true)]
    public partial class ShortcutAttribute : System.Attribute
    {
        public string displayName { get; set; }
        public ShortcutAttribute(string id, System.Type context = null) { }
        public ShortcutAttribute(string id, System.Type context, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) { }
        public ShortcutAttribute(string id, System.Type context, string tag, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) { }
        public ShortcutAttribute(string id, UnityEngine.KeyCode defaultKeyCode, UnityEditor.ShortcutManagement.ShortcutModifiers defaultShortcutModifiers = (UnityEditor.ShortcutManagement.ShortcutModifiers)0) { }
        internal ShortcutAttribute() { }
    }
    [System.FlagsAttribute]
    public enum ShortcutModifiers
    {
        None = 0,
        Alt = 1,
        Action = 2,
        Shift = 4,
        Control = 8,
    }
    public enum ShortcutStage
    {
        Begin = 0,
        End = 1,
    }
}

namespace UnityEditor
{
    public enum SpriteImportMode
    {
        None = 0,
        Single = 1,
        Multiple = 2,
        Polygon = 3,
    }
    public partial struct SpriteMetaData
    {
        public string name;
        public UnityEngine.Rect rect;
        public int alignment;
        public UnityEngine.Vector2 pivot;
        public UnityEngine.Vector4 border;
    }
    public enum SpritePackerMode
    {
        Disabled = 0,
        [System.Obsolete] BuildTimeOnly = 1,
        [System.Obsolete] AlwaysOn = 2,
        BuildTimeOnlyAtlas = 3,
        AlwaysOnAtlas = 4,
        SpriteAtlasV2 = 5,
        SpriteAtlasV2Build = 6,
    }
    public enum StandaloneBuildSubtarget
    {
        Player = 0,
        Server = 1,
        NoSubtarget = -1,
    }
    [System.FlagsAttribute]
    public enum StaticEditorFlags
    {
        ContributeGI = 1,
        OccluderStatic = 2,
        OccludeeStatic = 16,
        BatchingStatic = 4,
        [System.Obsolete] NavigationStatic = 8,
        [System.Obsolete] OffMeshLinkGeneration = 32,
        ReflectionProbeStatic = 64,
        [System.Obsolete] LightmapStatic = 1,
    }
    public static partial class StaticOcclusionCulling
    {
        public static bool Compute() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.Compute"); }
        public static bool GenerateInBackground() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.GenerateInBackground"); }
        public static void RemoveCacheFolder() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.RemoveCacheFolder"); }
        public static void Cancel() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.Cancel"); }
        public static bool isRunning { get { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.isRunning"); } }
        public static void Clear() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.Clear"); }
        public static float smallestOccluder { get { return s_KeptSmallestOccluder.Get("UnityEditor.StaticOcclusionCulling.smallestOccluder"); } set { s_KeptSmallestOccluder.Set(value); } } private static Umcp.Kept<float> s_KeptSmallestOccluder;
        public static float smallestHole { get { return s_KeptSmallestHole.Get("UnityEditor.StaticOcclusionCulling.smallestHole"); } set { s_KeptSmallestHole.Set(value); } } private static Umcp.Kept<float> s_KeptSmallestHole;
        public static float backfaceThreshold { get { return s_KeptBackfaceThreshold.Get("UnityEditor.StaticOcclusionCulling.backfaceThreshold"); } set { s_KeptBackfaceThreshold.Set(value); } } private static Umcp.Kept<float> s_KeptBackfaceThreshold;
        public static bool doesSceneHaveManualPortals { get { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.doesSceneHaveManualPortals"); } }
        public static int umbraDataSize { get { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.umbraDataSize"); } }
        public static void SetDefaultOcclusionBakeSettings() { throw new Umcp.LeftOutException("UnityEditor.StaticOcclusionCulling.SetDefaultOcclusionBakeSettings"); }
    }
    public enum StatusQueryOptions
    {
        ForceUpdate = 0,
        UseCachedIfPossible = 1,
        UseCachedAsync = 2,
    }
    public enum StereoRenderingPath
    {
        MultiPass = 0,
        SinglePass = 1,
        Instancing = 2,
    }
    public enum TextureCompressionQuality
    {
        Fast = 0,
        Normal = 50,
        Best = 100,
    }
}
