// UI Toolkit: trees of .uxml files, queries, values, events, styles that scripts set, and scheduled work.
// Nothing is laid out; a member that needs a place or a size throws.
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.UIElements;
using Object = UnityEngine.Object;
using static Facts;

public class Meter : VisualElement
{
    public int power;
    public string unit;

    public new class UxmlFactory : UxmlFactory<Meter, UxmlTraits> { }

    public new class UxmlTraits : VisualElement.UxmlTraits
    {
        private readonly UxmlIntAttributeDescription m_Power =
            new UxmlIntAttributeDescription { name = "max-power", defaultValue = 3 };
        private readonly UxmlStringAttributeDescription m_Unit =
            new UxmlStringAttributeDescription { name = "unit", defaultValue = "W" };

        public override void Init(VisualElement ve, IUxmlAttributes bag, CreationContext cc)
        {
            base.Init(ve, bag, cc);
            ((Meter)ve).power = m_Power.GetValueFromBag(bag, cc);
            ((Meter)ve).unit = m_Unit.GetValueFromBag(bag, cc);
        }
    }
}

[UxmlElement]
public partial class Gauge : VisualElement
{
    [UxmlAttribute] public int topSpeed { get; set; }
}

public class Notice : EventBase<Notice> { }

public static class ToolkitFacts
{
    public static void Trees()
    {
        { // children
            VisualElement t = Ui.Tree();
            Check(t.childCount + t[0].name + t.Q("b").parent.name + t.IndexOf(t[0]) + t.Contains(t.Q("b"))
                + (t.parent == null)); // => 1aa0TrueTrue
        }
        { // a child moves
            VisualElement t = Ui.Tree(); VisualElement b = t.Q("b");
            t.Insert(0, b);
            Check(t.childCount + t[0].name + t[1].childCount); // => 2b0
        }
        { // order
            VisualElement t = new VisualElement();
            foreach (string n in new[] { "x", "y", "z" }) { t.Add(new VisualElement { name = n }); }
            t[0].BringToFront(); t[1].SendToBack(); t[2].PlaceBehind(t[0]);
            string s = string.Concat(t.Children().Select(e => e.name));
            t.Sort((p, q) => p.name.CompareTo(q.name));
            Check(s + string.Concat(t.Children().Select(e => e.name))); // => xzyxyz
        }
        { // removing
            VisualElement t = Ui.Tree(); VisualElement a = t[0];
            t.RemoveAt(0); t.Clear();
            Check(t.childCount, a.parent == null); // => 0 True
        }
        // a stranger
        Throws(() => Ui.Tree().Remove(new VisualElement())); // => ArgumentException: This VisualElement is not my child
        // no panel
        Check(new Button().panel == null); // => True
        {
            VisualElement e = new VisualElement();
            e.AddToClassList("a"); e.AddToClassList("a"); e.ToggleInClassList("b");
            e.EnableInClassList("a", false);
            Check(e.GetClasses()); // => b
        }
        // classes of controls
        Check(new Button().GetClasses().Last() + new Toggle("x").ClassListContains("unity-base-field")
            + new Label().ClassListContains("unity-label")); // => unity-buttonTrueTrue
        {
            VisualElement t = Ui.Tree();
            t.SetEnabled(false);
            Check("" + t.Q("b").enabledSelf + t.Q("b").enabledInHierarchy + t.ClassListContains("unity-disabled"));
            // => TrueFalseTrue
        }
        {
            VisualElement t = Ui.Tree();
            t.visible = false;
            Check("" + t.Q("b").visible + t.style.visibility.value); // => FalseHidden
        }
        {
            ScrollView s = new ScrollView();
            s.Add(new Label { name = "x" });
            Check(s.childCount + s[0].name + (s[0].parent == s) + (s.hierarchy.childCount > 1)
                + s.contentContainer.childCount); // => 1xTrueTrue1
        }
        {
            VisualElement t = Ui.Tree();
            t.userData = 5;
            Check(t.Q("b").FindAncestorUserData()); // => 5
        }
        // no layout
        Throws(() => new VisualElement().layout);
        // => LeftOutException: UnityEngine.UIElements.VisualElement.layout is not part of this engine
    }

    public static void Queries()
    {
        // by name
        Check(Ui.Root.Q<Button>("quit").text); // => Quit
        // none
        Check(Ui.Root.Q<Slider>("quit") == null); // => True
        Check(Ui.Root.Query<Button>(className: "choice").ToList().Select(b => b.name)); // => start,quit
        // by two
        Check(Ui.Root.Query(null, "choice", "last").First().name); // => quit
        // steps
        Check(Ui.Root.Query("menu").Children<Button>().AtIndex(1).name
            + Ui.Root.Query("menu").Descendents<Label>("inside").First().name); // => quitinside
        // no child
        Check(Ui.Root.Query("menu").Children<Label>("inside").First() == null); // => True
        Check(Ui.Root.Query<Button>().Where(b => b.text.Length == 4).Last().name); // => quit
        {
            int n = 0;
            Ui.Root.Query<Label>().ForEach(l => n++);
            Check(n > 2); // => True
        }
        { // the root too
            VisualElement t = Ui.Tree();
            Check(t.Q("root") == t); // => True
        }
        // of nothing
        Throws(() => ((VisualElement)null).Q("x"));
        // => ArgumentNullException: Value cannot be null.\nParameter name: e
    }

    public static void Files()
    {
        Check(Ui.Root.name + Ui.early + Ui.Root.Children().First().name); // => Document-containerDocument-containermenu
        Check(Ui.Root.panel != null && Ui.Root.panel.visualTree.Contains(Ui.Root)); // => True
        Check(Ui.Root.Q<Label>("title").text + Ui.Root.Q("title").tooltip); // => Hello & byetip
        Check(Ui.Root.Q("menu").GetClasses()); // => panel,wide
        // attributes
        Check(Ui.Root.Q("quit").pickingMode + " " + Ui.Root.Q<Toggle>("music").value
            + Ui.Root.Q<Toggle>("music").text); // => Ignore TrueMusic
        {
            Slider s = Ui.Root.Q<Slider>("volume");
            Check(s.label + s.lowValue + s.highValue + s.value); // => Volume05020
        }
        {
            TextField f = Ui.Root.Q<TextField>("player");
            Check(f.value + f.maxLength + f.isPasswordField); // => Ann8True
        }
        {
            DropdownField d = Ui.Root.Q<DropdownField>("level");
            Check(d.value + d.index + d.choices.Count); // => Hard13
        }
        Check(Ui.Root.Q("row1").Q<Label>("value").text + Ui.Root.Q<TemplateContainer>("row1").templateId); // => 7Row
        {
            IStyle s = Ui.Root.Q("menu").style;
            Check(s.display.value + " " + s.width.value + s.height.value + s.flexDirection.value + s.color.value.r
                + s.left.keyword); // => None 50%20pxRowReverse1Null
        }
        { // own elements
            Meter m = Ui.Root.Q<Meter>("meter");
            Check(m.power + m.unit + Ui.Root.Q<Gauge>().topSpeed); // => 9W120
        }
        { // tabs
            TabView v = Ui.Root.Q<TabView>(); string s = v.activeTab.label;
            v.activeTabChanged += (a, b) => s += a.label + b.label; v.activeTab = v.Q<Tab>("two");
            Check(s); // => OneOneTwo
        }
        // columns are no elements
        Check(Ui.Root.Q("table").childCount); // => 0
        { // a template in itself
            TemplateContainer c = Resources.Load<VisualTreeAsset>("Ring").Instantiate();
            Check(c.Query<Label>().ToList().Count + " " + c.Q("one").childCount + c.Q("two").childCount); // => 1 00
        }
        {
            VisualTreeAsset a = Ui.at.document.visualTreeAsset; TemplateContainer c = a.Instantiate();
            Check(a.name + c.Q<Button>("start").text + (c.Q("start") != Ui.Root.Q("start"))); // => MenuStartTrue
        }
        Check(Resources.Load<VisualTreeAsset>("Pop").Instantiate().Q<Label>().text); // => 0
        { // disabled
            GameObject g = new GameObject("d"); UIDocument d = g.AddComponent<UIDocument>();
            d.panelSettings = Ui.at.document.panelSettings;
            VisualElement r = d.rootVisualElement; string s = r.name + (r.panel == Ui.Root.panel);
            d.enabled = false; s += (d.rootVisualElement == null) + "" + (r.panel == null);
            Object.DestroyImmediate(g);
            Check(s); // => d-containerTrueTrueTrue
        }
        Check(Ui.at.document.panelSettings.referenceResolution, Ui.at.document.sortingOrder); // => (1920, 1080) 2
    }

    public static void Values()
    {
        { // outside of a panel
            Toggle t = new Toggle();
            Check(Ui.Log(() => { t.RegisterValueChangedCallback(e => Ui.log.Add("x")); t.value = true; }) + t.value);
            // => True
        }
        { // in a panel
            Slider s = Ui.Root.Q<Slider>("volume");
            Check(Ui.Log(() =>
            {
                s.RegisterValueChangedCallback(e => Ui.log.Add(e.previousValue + ">" + e.newValue));
                s.value = 99; s.value = 50; s.SetValueWithoutNotify(20);
            }) + s.value); // => 20>5020
        }
        { // a callback goes
            Toggle t = new Toggle();
            Ui.Root.Add(t);
            EventCallback<ChangeEvent<bool>> f = e => Ui.log.Add("x");
            t.RegisterValueChangedCallback(f); t.UnregisterValueChangedCallback(f);
            string s = Ui.Log(() => t.value = true);
            t.RemoveFromHierarchy();
            Check(s + "."); // => .
        }
        {
            Label l = Ui.Root.Q<Label>("title");
            string s = Ui.Log(() => { l.RegisterValueChangedCallback(e => Ui.log.Add(e.newValue)); l.text = "new"; });
            l.text = "Hello & bye";
            Check(s); // => new
        }
        { // choices
            DropdownField d = new DropdownField("L", new List<string> { "a", "b" }, 1); string s = d.value;
            d.index = 0; s += d.value; d.value = "b";
            Check(s + d.index + d.label); // => ba1L
        }
        { // numbers
            IntegerField f = new IntegerField("n") { value = 5 };
            Check(f.text + f.value + new SliderInt(0, 3) { value = 9 }.value); // => 553
        }
        {
            Foldout f = new Foldout { text = "t" };
            f.Add(new Label()); f.value = false;
            Check(f.childCount + f.text + f.contentContainer.style.display.value); // => 1tNone
        }
        {
            RadioButtonGroup g = new RadioButtonGroup("g", new List<string> { "a", "b" });
            Ui.Root.Add(g); g.value = 1;
            string s = string.Join(",", g.Query<RadioButton>().ToList().Select(r => r.value));
            g.Q<RadioButton>().value = true; s += g.value; g.RemoveFromHierarchy();
            Check(s); // => False,True0
        }
        {
            ListView l = new ListView(new List<string> { "a", "b" }, 20, () => new Label(), (e, i) => { });
            string s = "";
            l.selectionChanged += o => s += string.Join(",", o); l.selectedIndex = 1;
            Check(s + l.selectedItem + l.selectedIndex); // => bb1
        }
        {
            ProgressBar p = new ProgressBar { title = "t", value = 30 };
            Check(p.value + p.title + p.highValue); // => 30t100
        }
        {
            EnumField f = new EnumField(KeyCode.A);
            f.value = KeyCode.B;
            Check(f.value); // => B
        }
    }

    public static void Events()
    {
        // the way
        Check(Ui.Order(e => { })); // => root^TrickleDown a^TrickleDown b^AtTarget b!bb a!ba root!broot
        Check(Ui.Order(e => e.StopPropagation())); // => root^TrickleDown a^TrickleDown b^AtTarget b!bb
        {
            Button b = Ui.Root.Q<Button>("start");
            Check(Ui.Log(() => Ui.Press(b))); // => start
        }
        { // submitted
            Button b = Ui.Root.Q<Button>("start");
            Check(Ui.Log(() =>
            {
                using (NavigationSubmitEvent e = NavigationSubmitEvent.GetPooled()) { e.target = b; b.SendEvent(e); }
            })); // => start
        }
        { // a disabled one
            Button b = Ui.Root.Q<Button>("start");
            b.SetEnabled(false);
            string s = Ui.Log(() => Ui.Press(b));
            b.SetEnabled(true);
            Check(s + "."); // => .
        }
        {
            Toggle t = new Toggle();
            Ui.Root.Add(t); Ui.Press(t); t.RemoveFromHierarchy();
            Check(t.value); // => True
        }
        { // of its own
            VisualElement t = Ui.Tree();
            Ui.Root.Add(t);
            VisualElement b = t.Q("b");
            t.RegisterCallback<Notice>(e => Ui.log.Add("root"));
            b.RegisterCallback<Notice>(e => Ui.log.Add("b"));
            string s = Ui.Log(() => b.SendEvent(Notice.GetPooled()));
            t.RemoveFromHierarchy();
            Check(s); // => b
        }
        { // one within another waits
            VisualElement t = Ui.Tree(); Toggle o = new Toggle();
            t.Add(o); Ui.Root.Add(t);
            t.RegisterCallback<Notice>(e =>
            {
                Ui.log.Add("in"); o.value = true; Ui.log.Add("out");
            });
            o.RegisterCallback<ChangeEvent<bool>>(e => Ui.log.Add("changed"));
            string s = Ui.Log(() => t.SendEvent(Notice.GetPooled()));
            t.RemoveFromHierarchy();
            Check(s); // => in out changed
        }
        {
            VisualElement t = Ui.Tree();
            Ui.Root.Add(t);
            t.RegisterCallback<Notice>(e => { throw new Exception("bad"); });
            string s = Logged(() => t.SendEvent(Notice.GetPooled()));
            t.RemoveFromHierarchy();
            Check(s); // => Exception: Exception: bad
        }
        { // into a panel and out
            VisualElement t = Ui.Tree();
            t.Q("b").RegisterCallback<AttachToPanelEvent>(e => Ui.log.Add("+" + (e.destinationPanel != null)));
            t.RegisterCallback<DetachFromPanelEvent>(e => Ui.log.Add("-"));
            Check(Ui.Log(() => { Ui.Root.Add(t); Ui.Root.Remove(t); })); // => +True -
        }
        {
            TextField f = new TextField();
            Ui.Root.Add(f); f.RegisterCallback<FocusEvent>(e => Ui.log.Add("in"));
            f.RegisterCallback<BlurEvent>(e => Ui.log.Add("out"));
            string s = Ui.Log(() =>
            {
                f.Focus(); Ui.log.Add("" + (f.focusController.focusedElement == f)); f.Blur();
            });
            f.RemoveFromHierarchy();
            Check(s); // => in True out
        }
        {
            VisualElement t = Ui.Tree();
            Ui.Root.Add(t); t.RegisterCallbackOnce<Notice>(e => Ui.log.Add("once"));
            string s = Ui.Log(() => { t.SendEvent(Notice.GetPooled()); t.SendEvent(Notice.GetPooled()); });
            t.RemoveFromHierarchy();
            Check(s); // => once
        }
        { // keys
            VisualElement t = Ui.Tree();
            Ui.Root.Add(t); t.RegisterCallback<KeyDownEvent>(e => Ui.log.Add(e.keyCode + "" + e.character));
            string s = Ui.Log(() =>
            {
                using (KeyDownEvent k = KeyDownEvent.GetPooled('a', KeyCode.A, EventModifiers.None))
                {
                    k.target = t;
                    t.SendEvent(k);
                }
            });
            t.RemoveFromHierarchy();
            Check(s); // => Aa
        }
    }

    public static void Styles()
    {
        // unset
        Check(new VisualElement().style.width.keyword); // => Null
        { // set
            VisualElement e = new VisualElement();
            e.style.width = 5; e.style.height = Length.Percent(40); e.style.opacity = 0.5f;
            e.style.display = DisplayStyle.None;
            Check(e.style.width.value.value + e.style.width.value.unit.ToString() + e.style.height.value.unit
                + e.resolvedStyle.opacity + e.resolvedStyle.display); // => 5PixelPercent0.5None
        }
        {
            VisualElement e = new VisualElement();
            e.style.left = StyleKeyword.Auto;
            Check(e.style.left.keyword, e.style.left.value.value); // => Auto 0
        }
        // of a sheet
        Throws(() => new VisualElement().resolvedStyle.opacity);
        // => LeftOutException: UnityEngine.UIElements.IResolvedStyle.opacity is not part of this engine
        // equal
        Check(new StyleLength(3) == new StyleLength(3), new StyleColor(Color.red) == Color.red,
            new StyleFloat(1) == new StyleFloat(2)); // => True True False
        Check(Angle.Turns(0.5f).ToDegrees(), Angle.Degrees(90).ToGradians()); // => 180 100
    }

    public static void Scheduled()
    {
        // scheduled
        Check(string.Join(" ", Ui.timed)); // => soon again True again True
    }
}
