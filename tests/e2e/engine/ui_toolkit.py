"""UI Toolkit in the engine: trees from .uxml files, queries, values, events and their ways, styles that scripts set, and time.

Nothing is laid out; what would have to know a place or a size says that it is left out.
"""
import tempfile

from lib.behaviour import Project, Scene, compare, need_a_player, run_player, write_checks
from lib.live import asset
from lib.umcp import Suite, same

suite = Suite()
test = suite.test

MENU = """<ui:UXML xmlns:ui="UnityEngine.UIElements" xmlns:uie="UnityEditor.UIElements" editor-extension-mode="False">
    <ui:Template name="Row" src="project://database/Assets/UI/Row.uxml?fileID=9197481963319205126&amp;guid=%s&amp;type=3#Row" />
    <Style src="project://database/Assets/UI/Menu.uss" />
    <ui:VisualElement name="menu" class="panel wide" style="display: none; width: 50%%; height: 20px; flex-direction: row-reverse; color: rgb(255, 0, 0);">
        <ui:Label text="Hello &amp; bye" name="title" tooltip="tip" />
        <ui:Button text="Start" name="start" class="choice" />
        <ui:Button text="Quit" name="quit" class="choice last" picking-mode="Ignore" />
        <ui:Slider name="volume" label="Volume" low-value="0" high-value="50" value="20" />
        <ui:Toggle name="music" value="true" text="Music" />
        <ui:TextField name="player" value="Ann" max-length="8" password="true" />
        <ui:DropdownField name="level" choices="Easy,Hard,Mad" index="1" />
        <ui:ScrollView name="list"><ui:Label name="inside" /></ui:ScrollView>
        <ui:Instance template="Row" name="row1"><AttributeOverrides element-name="value" text="7" /></ui:Instance>
        <Meter name="meter" max-power="9" />
        <Gauge name="gauge" top-speed="120" />
        <ui:TabView name="tabs"><ui:Tab label="One" /><ui:Tab label="Two" name="two" /></ui:TabView>
        <ui:MultiColumnListView name="table"><ui:Columns><ui:Column title="T" /></ui:Columns></ui:MultiColumnListView>
    </ui:VisualElement>
</ui:UXML>"""
ROW = """<UXML xmlns="UnityEngine.UIElements"><Label name="value" text="0" class="number" /></UXML>"""

DECLARATIONS = r"""
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.UIElements;

public class Meter : VisualElement
{
    public new class UxmlFactory : UxmlFactory<Meter, UxmlTraits> { }
    public new class UxmlTraits : VisualElement.UxmlTraits
    {
        private readonly UxmlIntAttributeDescription m_Power = new UxmlIntAttributeDescription { name = "max-power", defaultValue = 3 };
        private readonly UxmlStringAttributeDescription m_Unit = new UxmlStringAttributeDescription { name = "unit", defaultValue = "W" };
        public override void Init(VisualElement ve, IUxmlAttributes bag, CreationContext cc)
        {
            base.Init(ve, bag, cc);
            ((Meter)ve).power = m_Power.GetValueFromBag(bag, cc);
            ((Meter)ve).unit = m_Unit.GetValueFromBag(bag, cc);
        }
    }
    public int power; public string unit;
}

[UxmlElement] public partial class Gauge : VisualElement { [UxmlAttribute] public int topSpeed { get; set; } }

public class Told : EventBase<Told> { }

public class Ui : MonoBehaviour
{
    public static Ui at;
    public UIDocument document;
    public static readonly List<string> log = new List<string>(), timed = new List<string>();
    public static VisualElement Root => at.document.rootVisualElement;
    public static string early = "none";

    private void OnEnable()
    {
        at = this;
        early = Root == null ? "null" : Root.name;
        Root.Q<Button>("start").clicked += () => log.Add("start");
        Root.schedule.Execute(() => timed.Add("soon"));
        Root.schedule.Execute(t => timed.Add("again " + (t.deltaTime >= 0))).Every(0).Until(() => timed.Count(s => s.StartsWith("again")) == 2);
        Root.schedule.Execute(() => timed.Add("never")).Pause();
        new VisualElement().schedule.Execute(() => timed.Add("outside"));
    }

    public static string Log(Action act)
    {
        log.Clear();
        act();
        return string.Join(" ", log);
    }

    public static VisualElement Tree()
    {
        VisualElement root = new VisualElement { name = "root" }, a = new VisualElement { name = "a" }, b = new Label { name = "b" };
        root.Add(a);
        a.Add(b);
        return root;
    }

    public static void Press(VisualElement on)
    {
        using (PointerDownEvent down = PointerDownEvent.GetPooled()) { down.target = on; on.SendEvent(down); }
        using (PointerUpEvent up = PointerUpEvent.GetPooled()) { up.target = on; on.SendEvent(up); }
    }

    public static string Order(Action<EventBase> atB)
    {
        VisualElement tree = Tree(), a = tree.Q("a"), b = tree.Q("b");
        Root.Add(tree);
        log.Clear();
        foreach (VisualElement e in new[] { tree, a, b })
        {
            e.RegisterCallback<NavigationMoveEvent>(v => log.Add(e.name + "^" + v.propagationPhase), TrickleDown.TrickleDown);
            e.RegisterCallback<NavigationMoveEvent, string>((v, s) => { log.Add(e.name + s + ((VisualElement)v.target).name + ((VisualElement)v.currentTarget).name); if (e == b) atB(v); }, "!");
        }
        using (NavigationMoveEvent v = NavigationMoveEvent.GetPooled()) { v.target = b; b.SendEvent(v); }
        tree.RemoveFromHierarchy();
        return string.Join(" ", log);
    }
}
"""

GROUPS = {
    "Tree": [
        ("children", 'VisualElement t = Ui.Tree(); return t.childCount + t[0].name + t.Q("b").parent.name + t.IndexOf(t[0]) + t.Contains(t.Q("b")) + (t.parent == null);', "1aa0TrueTrue"),
        ("a child moves", 'VisualElement t = Ui.Tree(); VisualElement b = t.Q("b"); t.Insert(0, b); return t.childCount + t[0].name + t[1].childCount;', "2b0"),
        ("order", 'VisualElement t = new VisualElement(); foreach (string n in new[] { "x", "y", "z" }) { t.Add(new VisualElement { name = n }); } t[0].BringToFront(); t[1].SendToBack(); '
                  't[2].PlaceBehind(t[0]); string s = string.Concat(t.Children().Select(e => e.name)); t.Sort((p, q) => p.name.CompareTo(q.name)); return s + string.Concat(t.Children().Select(e => e.name));',
         "xzyxyz"),
        ("removing", 'VisualElement t = Ui.Tree(); VisualElement a = t[0]; t.RemoveAt(0); t.Clear(); return t.childCount + " " + (a.parent == null);', "0 True"),
        ("a stranger", 'Ui.Tree().Remove(new VisualElement()); return 0;', "ArgumentException: This VisualElement is not my child"),
        ("no panel", "new Button().panel == null", "True"),
        ("classes", 'VisualElement e = new VisualElement(); e.AddToClassList("a"); e.AddToClassList("a"); e.ToggleInClassList("b"); e.EnableInClassList("a", false); return e.GetClasses();', "b"),
        ("classes of controls", 'new Button().GetClasses().Last() + new Toggle("x").ClassListContains("unity-base-field") + new Label().ClassListContains("unity-label")', "unity-buttonTrueTrue"),
        ("enabled", 'VisualElement t = Ui.Tree(); t.SetEnabled(false); return "" + t.Q("b").enabledSelf + t.Q("b").enabledInHierarchy + t.ClassListContains("unity-disabled");', "TrueFalseTrue"),
        ("visible", 'VisualElement t = Ui.Tree(); t.visible = false; return "" + t.Q("b").visible + t.style.visibility.value;', "FalseHidden"),
        ("content", 'ScrollView s = new ScrollView(); s.Add(new Label { name = "x" }); return s.childCount + s[0].name + (s[0].parent == s) + (s.hierarchy.childCount > 1) + s.contentContainer.childCount;',
         "1xTrueTrue1"),
        ("data", 'VisualElement t = Ui.Tree(); t.userData = 5; return t.Q("b").FindAncestorUserData();', "5"),
        ("no layout", "new VisualElement().layout", "LeftOutException: UnityEngine.UIElements.VisualElement.layout is not part of this engine"),
    ],
    "Query": [
        ("by name", 'Ui.Root.Q<Button>("quit").text', "Quit"),
        ("none", 'Ui.Root.Q<Slider>("quit") == null', "True"),
        ("by class", 'Ui.Root.Query<Button>(className: "choice").ToList().Select(b => b.name)', "start,quit"),
        ("by two", 'Ui.Root.Query(null, "choice", "last").First().name', "quit"),
        ("steps", 'Ui.Root.Query("menu").Children<Button>().AtIndex(1).name + Ui.Root.Query("menu").Descendents<Label>("inside").First().name', "quitinside"),
        ("no child", 'Ui.Root.Query("menu").Children<Label>("inside").First() == null', "True"),
        ("where", 'Ui.Root.Query<Button>().Where(b => b.text.Length == 4).Last().name', "quit"),
        ("each", 'int n = 0; Ui.Root.Query<Label>().ForEach(l => n++); return n > 2;', "True"),
        ("the root too", 'VisualElement t = Ui.Tree(); return t.Q("root") == t;', "True"),
        ("of nothing", '((VisualElement)null).Q("x"); return 0;', "ArgumentNullException: Value cannot be null.\nParameter name: e"),
    ],
    "Files": [
        ("the document", "Ui.Root.name + Ui.early + Ui.Root.Children().First().name", "Document-containerDocument-containermenu"),
        ("its panel", "Ui.Root.panel != null && Ui.Root.panel.visualTree.Contains(Ui.Root)", "True"),
        ("texts", 'Ui.Root.Q<Label>("title").text + Ui.Root.Q("title").tooltip', "Hello & byetip"),
        ("classes", 'Ui.Root.Q("menu").GetClasses()', "panel,wide"),
        ("attributes", 'Ui.Root.Q("quit").pickingMode + " " + Ui.Root.Q<Toggle>("music").value + Ui.Root.Q<Toggle>("music").text', "Ignore TrueMusic"),
        ("a slider", 'Slider s = Ui.Root.Q<Slider>("volume"); return s.label + s.lowValue + s.highValue + s.value;', "Volume05020"),
        ("a field", 'TextField f = Ui.Root.Q<TextField>("player"); return f.value + f.maxLength + f.isPasswordField;', "Ann8True"),
        ("choices", 'DropdownField d = Ui.Root.Q<DropdownField>("level"); return d.value + d.index + d.choices.Count;', "Hard13"),
        ("a template", 'Ui.Root.Q("row1").Q<Label>("value").text + Ui.Root.Q<TemplateContainer>("row1").templateId', "7Row"),
        ("the style", 'IStyle s = Ui.Root.Q("menu").style; return s.display.value + " " + s.width.value + s.height.value + s.flexDirection.value + s.color.value.r + s.left.keyword;',
         "None 50%20pxRowReverse1Null"),
        ("own elements", 'Meter m = Ui.Root.Q<Meter>("meter"); return m.power + m.unit + Ui.Root.Q<Gauge>().topSpeed;', "9W120"),
        ("tabs", 'TabView v = Ui.Root.Q<TabView>(); string s = v.activeTab.label; v.activeTabChanged += (a, b) => s += a.label + b.label; v.activeTab = v.Q<Tab>("two"); return s;', "OneOneTwo"),
        ("columns are no elements", 'Ui.Root.Q("table").childCount', "0"),
        ("a template in itself", 'TemplateContainer c = Resources.Load<VisualTreeAsset>("Ring").Instantiate(); return c.Query<Label>().ToList().Count + " " + c.Q("one").childCount + c.Q("two").childCount;', "1 00"),
        ("an asset", 'VisualTreeAsset a = Ui.at.document.visualTreeAsset; TemplateContainer c = a.Instantiate(); return a.name + c.Q<Button>("start").text + (c.Q("start") != Ui.Root.Q("start"));', "MenuStartTrue"),
        ("from Resources", 'Resources.Load<VisualTreeAsset>("Pop").Instantiate().Q<Label>().text', "0"),
        ("disabled", 'GameObject g = new GameObject("d"); UIDocument d = g.AddComponent<UIDocument>(); d.panelSettings = Ui.at.document.panelSettings; VisualElement r = d.rootVisualElement; '
                     'string s = r.name + (r.panel == Ui.Root.panel); d.enabled = false; s += (d.rootVisualElement == null) + "" + (r.panel == null); Object.DestroyImmediate(g); return s;',
         "d-containerTrueTrueTrue"),
        ("settings", 'Ui.at.document.panelSettings.referenceResolution + " " + Ui.at.document.sortingOrder', "(1920, 1080) 2"),
    ],
    "Values": [
        ("outside of a panel", 'Toggle t = new Toggle(); return Ui.Log(() => { t.RegisterValueChangedCallback(e => Ui.log.Add("x")); t.value = true; }) + t.value;', "True"),
        ("in a panel", 'Slider s = Ui.Root.Q<Slider>("volume"); return Ui.Log(() => { s.RegisterValueChangedCallback(e => Ui.log.Add(e.previousValue + ">" + e.newValue)); s.value = 99; s.value = 50; s.SetValueWithoutNotify(20); }) + s.value;',
         "20>5020"),
        ("a callback goes", 'Toggle t = new Toggle(); Ui.Root.Add(t); EventCallback<ChangeEvent<bool>> f = e => Ui.log.Add("x"); t.RegisterValueChangedCallback(f); t.UnregisterValueChangedCallback(f); '
                            'string s = Ui.Log(() => t.value = true); t.RemoveFromHierarchy(); return s + ".";', "."),
        ("a text changes", 'Label l = Ui.Root.Q<Label>("title"); string s = Ui.Log(() => { l.RegisterValueChangedCallback(e => Ui.log.Add(e.newValue)); l.text = "new"; }); l.text = "Hello & bye"; return s;', "new"),
        ("choices", 'DropdownField d = new DropdownField("L", new List<string> { "a", "b" }, 1); string s = d.value; d.index = 0; s += d.value; d.value = "b"; return s + d.index + d.label;', "ba1L"),
        ("numbers", 'IntegerField f = new IntegerField("n") { value = 5 }; return f.text + f.value + new SliderInt(0, 3) { value = 9 }.value;', "553"),
        ("a foldout", 'Foldout f = new Foldout { text = "t" }; f.Add(new Label()); f.value = false; return f.childCount + f.text + f.contentContainer.style.display.value;', "1tNone"),
        ("one of a group", 'RadioButtonGroup g = new RadioButtonGroup("g", new List<string> { "a", "b" }); Ui.Root.Add(g); g.value = 1; string s = string.Join(",", g.Query<RadioButton>().ToList().Select(r => r.value)); '
                           'g.Q<RadioButton>().value = true; s += g.value; g.RemoveFromHierarchy(); return s;', "False,True0"),
        ("a list", 'ListView l = new ListView(new List<string> { "a", "b" }, 20, () => new Label(), (e, i) => { }); string s = ""; l.selectionChanged += o => s += string.Join(",", o); l.selectedIndex = 1; return s + l.selectedItem + l.selectedIndex;',
         "bb1"),
        ("progress", 'ProgressBar p = new ProgressBar { title = "t", value = 30 }; return p.value + p.title + p.highValue;', "30t100"),
        ("an enum", 'EnumField f = new EnumField(KeyCode.A); f.value = KeyCode.B; return f.value;', "B"),
    ],
    "Events": [
        ("the way", "Ui.Order(e => { })", "root^TrickleDown a^TrickleDown b^AtTarget b!bb a!ba root!broot"),
        ("stopped", "Ui.Order(e => e.StopPropagation())", "root^TrickleDown a^TrickleDown b^AtTarget b!bb"),
        ("a button", 'Button b = Ui.Root.Q<Button>("start"); return Ui.Log(() => Ui.Press(b));', "start"),
        ("submitted", 'Button b = Ui.Root.Q<Button>("start"); return Ui.Log(() => { using (NavigationSubmitEvent e = NavigationSubmitEvent.GetPooled()) { e.target = b; b.SendEvent(e); } });', "start"),
        ("a disabled one", 'Button b = Ui.Root.Q<Button>("start"); b.SetEnabled(false); string s = Ui.Log(() => Ui.Press(b)); b.SetEnabled(true); return s + ".";', "."),
        ("a toggle", 'Toggle t = new Toggle(); Ui.Root.Add(t); Ui.Press(t); t.RemoveFromHierarchy(); return t.value;', "True"),
        ("of its own", 'VisualElement t = Ui.Tree(); Ui.Root.Add(t); VisualElement b = t.Q("b"); t.RegisterCallback<Told>(e => Ui.log.Add("root")); b.RegisterCallback<Told>(e => Ui.log.Add("b")); '
                       'string s = Ui.Log(() => b.SendEvent(Told.GetPooled())); t.RemoveFromHierarchy(); return s;', "b"),
        ("one within another waits", 'VisualElement t = Ui.Tree(); Toggle o = new Toggle(); t.Add(o); Ui.Root.Add(t); t.RegisterCallback<Told>(e => { Ui.log.Add("in"); o.value = true; Ui.log.Add("out"); }); '
                                     'o.RegisterCallback<ChangeEvent<bool>>(e => Ui.log.Add("changed")); string s = Ui.Log(() => t.SendEvent(Told.GetPooled())); t.RemoveFromHierarchy(); return s;',
         "in out changed"),
        ("what throws is logged", 'VisualElement t = Ui.Tree(); Ui.Root.Add(t); t.RegisterCallback<Told>(e => { throw new Exception("bad"); }); string s = Seen.Logged(() => t.SendEvent(Told.GetPooled())); t.RemoveFromHierarchy(); return s;',
         "Exception: Exception: bad"),
        ("into a panel and out", 'VisualElement t = Ui.Tree(); t.Q("b").RegisterCallback<AttachToPanelEvent>(e => Ui.log.Add("+" + (e.destinationPanel != null))); t.RegisterCallback<DetachFromPanelEvent>(e => Ui.log.Add("-")); '
                                 'return Ui.Log(() => { Ui.Root.Add(t); Ui.Root.Remove(t); });', "+True -"),
        ("focus", 'TextField f = new TextField(); Ui.Root.Add(f); f.RegisterCallback<FocusEvent>(e => Ui.log.Add("in")); f.RegisterCallback<BlurEvent>(e => Ui.log.Add("out")); '
                  'string s = Ui.Log(() => { f.Focus(); Ui.log.Add("" + (f.focusController.focusedElement == f)); f.Blur(); }); f.RemoveFromHierarchy(); return s;', "in True out"),
        ("once", 'VisualElement t = Ui.Tree(); Ui.Root.Add(t); t.RegisterCallbackOnce<Told>(e => Ui.log.Add("once")); string s = Ui.Log(() => { t.SendEvent(Told.GetPooled()); t.SendEvent(Told.GetPooled()); }); t.RemoveFromHierarchy(); return s;',
         "once"),
        ("keys", 'VisualElement t = Ui.Tree(); Ui.Root.Add(t); t.RegisterCallback<KeyDownEvent>(e => Ui.log.Add(e.keyCode + "" + e.character)); string s = Ui.Log(() => { using (KeyDownEvent k = KeyDownEvent.GetPooled(\'a\', KeyCode.A, EventModifiers.None)) '
                 '{ k.target = t; t.SendEvent(k); } }); t.RemoveFromHierarchy(); return s;', "Aa"),
    ],
    "Styles": [
        ("unset", 'new VisualElement().style.width.keyword', "Null"),
        ("set", 'VisualElement e = new VisualElement(); e.style.width = 5; e.style.height = Length.Percent(40); e.style.opacity = 0.5f; e.style.display = DisplayStyle.None; '
                'return e.style.width.value.value + e.style.width.value.unit.ToString() + e.style.height.value.unit + e.resolvedStyle.opacity + e.resolvedStyle.display;', "5PixelPercent0.5None"),
        ("a keyword", 'VisualElement e = new VisualElement(); e.style.left = StyleKeyword.Auto; return e.style.left.keyword + " " + e.style.left.value.value;', "Auto 0"),
        ("of a sheet", 'return new VisualElement().resolvedStyle.opacity;', "LeftOutException: UnityEngine.UIElements.IResolvedStyle.opacity is not part of this engine"),
        ("equal", '(new StyleLength(3) == new StyleLength(3)) + " " + (new StyleColor(Color.red) == Color.red) + " " + (new StyleFloat(1) == new StyleFloat(2))', "True True False"),
        ("angles", 'Angle.Turns(0.5f).ToDegrees() + " " + Angle.Degrees(90).ToGradians()', "180 100"),
    ],
    "Time": [
        ("scheduled", 'string.Join(" ", Ui.timed)', "soon again True again True"),
    ],
}
RING = """<ui:UXML xmlns:ui="UnityEngine.UIElements">
    <ui:Template name="Ring" src="Ring.uxml" />
    <ui:Label /><ui:Instance template="Ring" name="one" /><ui:Instance template="Ring" name="two" />
</ui:UXML>
"""
SETTINGS = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!114 &11400000
MonoBehaviour:
  m_ObjectHideFlags: 0
  m_Script: {fileID: 19101, guid: 0000000000000000e000000000000000, type: 0}
  m_Name: Panel
  m_ReferenceResolution: {x: 1920, y: 1080}
"""


@test
def ui_toolkit():
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        row = project.add("Assets/UI/Row.uxml", ROW)
        menu = project.add("Assets/UI/Menu.uxml", MENU % row)
        project.add("Assets/Resources/Pop.uxml", ROW)
        project.add("Assets/Resources/Ring.uxml", RING)
        panel = project.add("Assets/UI/Panel.asset", SETTINGS)
        runner = write_checks(project, GROUPS, "", "using UnityEngine.UIElements;\nusing Button = UnityEngine.UIElements.Button;\nusing Slider = UnityEngine.UIElements.Slider;\n"
                              "using Toggle = UnityEngine.UIElements.Toggle;\nusing Image = UnityEngine.UIElements.Image;")
        ui = project.script("Ui", DECLARATIONS)
        scene = Scene()
        shown = scene.add("Document")
        document = scene.component(shown, 114, "MonoBehaviour", "m_Script: {fileID: 19102, guid: 0000000000000000e000000000000000, type: 0}\n"
                                   f"m_PanelSettings: {asset(panel, 11400000)}\nsourceAsset: {asset(menu, 9197481963319205126, 3)}\nm_SortingOrder: 2\n")
        holder = scene.add("Ui")
        scene.script(holder, ui, f"document: {{fileID: {document}}}\n")
        scene.script(scene.add("Runner"), runner)
        project.scenes(Main=scene)
        answers, code, log = run_player(project, folder)
        same(code, 0, log[-3000:])
        same(compare(GROUPS, answers), 0, log[-3000:])


if __name__ == "__main__":
    need_a_player()
    suite.main()
