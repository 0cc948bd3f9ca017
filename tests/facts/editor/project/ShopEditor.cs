using UnityEditor;
using UnityEngine;

[CustomEditor(typeof(Shop))]
public class ShopEditor : Editor
{
    SerializedProperty m_Coins;
    void OnEnable() { m_Coins = serializedObject.FindProperty("coins"); }
    public int Coins { get { return m_Coins.intValue; } }
    public override void OnInspectorGUI()
    {
        serializedObject.Update();
        EditorGUI.BeginChangeCheck();
        using (new EditorGUILayout.HorizontalScope())
        {
            EditorGUILayout.PropertyField(m_Coins, new GUIContent("Coins"));
        }
        EditorGUILayout.HelpBox("help", MessageType.Info);
        if (GUILayout.Button("Go")) { m_Coins.intValue = EditorGUILayout.IntField("x", 99); }
        if (EditorGUI.EndChangeCheck()) { m_Coins.intValue = 98; }
        m_Coins.intValue += EditorGUILayout.IntSlider("more", 1, 0, 5);
        serializedObject.ApplyModifiedProperties();
    }
}

[CustomPropertyDrawer(typeof(Item))]
public class ItemDrawer : PropertyDrawer
{
    public override void OnGUI(Rect position, SerializedProperty property, GUIContent label)
    {
        label = EditorGUI.BeginProperty(position, label, property);
        Rect rest = EditorGUI.PrefixLabel(position, label);
        EditorGUI.PropertyField(rest, property.FindPropertyRelative("name"), GUIContent.none);
        EditorGUI.EndProperty();
    }

    public override float GetPropertyHeight(SerializedProperty property, GUIContent label)
    {
        return base.GetPropertyHeight(property, label) * 2;
    }
}

public class ShopWindow : EditorWindow
{
    public static string Log = "";
    [MenuItem("Window/Shop %#s")] static void Open() { GetWindow<ShopWindow>("The shop"); }
    void OnEnable() { Log += "enabled "; }
    void OnDisable() { Log += "disabled "; }
    void OnGUI() { Log += "drawn "; GUILayout.Label("never", EditorStyles.boldLabel); }
}

public static class Menus
{
    public static string Log = "";
    public static bool CanRun = true;
    [MenuItem("Tools/Run", false, 5)] static void Run() { Log += "run "; }
    [MenuItem("Tools/Run", true)] static bool CheckRun() { return CanRun; }
    [MenuItem("CONTEXT/Shop/Refill")] static void Refill(MenuCommand command) { ((Shop)command.context).coins = 50; }
    [MenuItem("Tools/Fail")] static void Fail() { throw new System.InvalidOperationException("on purpose"); }

    [MenuItem("GameObject/Name it", false, 0)]
    static void NameIt(MenuCommand command) { Log += (command.context ? command.context.name : "nothing") + " "; }
}

[InitializeOnLoad]
public static class OnLoad
{
    static OnLoad() { EditorPrefs.SetBool("OnLoadRan", true); }
    [InitializeOnLoadMethod] static void Method() { EditorPrefs.SetBool("OnLoadRan", true); }
}

[FilePath("Shop/Settings.asset", FilePathAttribute.Location.PreferencesFolder)]
public class ShopSettings : ScriptableSingleton<ShopSettings>
{
    public int volume = 4;
    public void Keep() { Save(true); }
}
