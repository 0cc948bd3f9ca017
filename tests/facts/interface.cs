// uGUI, rectangles and the event system.
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.EventSystems;
using UnityEngine.Events;
using UnityEngine.SceneManagement;
using UnityEngine.UI;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public class Sized : UIBehaviour
{
    public int told;
    protected override void OnRectTransformDimensionsChange() { told++; }
}

public class Clicked : MonoBehaviour, IPointerClickHandler, ISelectHandler, IDeselectHandler
{
    public int clicks;
    public string heard = "";
    private void Start() { }
    public void OnPointerClick(PointerEventData e) { clicks++; }
    public void OnSelect(BaseEventData e) { heard += "select "; }
    public void OnDeselect(BaseEventData e) { heard += "deselect "; }
}

public class ThrowsOnClick : MonoBehaviour, IPointerClickHandler
{
    public void OnPointerClick(PointerEventData e) { throw new Exception("clicked"); }
}

public static class InterfaceFacts
{
    public static void FromFile()
    {
        GameObject o = Array.Find(SceneManager.GetActiveScene().GetRootGameObjects(), r => r.name == "FromFile");
        Image image = o.GetComponent<Image>();
        // a colour comes from the file
        Check(image.color); // => RGBA(1.000, 0.500, 0.000, 1.000)
        // an enum comes from the file
        Check(image.type); // => Sliced
        // a number comes from the file
        Check(image.fillAmount); // => 0.25
        o.SetActive(true);
        Button button = o.GetComponent<Button>();
        // a reference comes from the file
        Check(button.targetGraphic == image); // => True
        // a button tints its graphic
        Check(o.GetComponent<CanvasRenderer>().GetColor()); // => RGBA(0.000, 1.000, 0.000, 1.000)
        Persistent.first.heard = ""; button.onClick.Invoke();
        // a click calls what the file says
        Check(Persistent.first.heard); // => int 42;
        VerticalLayoutGroup group = o.GetComponent<VerticalLayoutGroup>();
        // padding comes from the file
        Check(group.padding.left); // => 7
        // spacing comes from the file
        Check(group.spacing); // => 2.5
    }

    public static void Triggers()
    {
        {
            EventTrigger t = new GameObject("t").AddComponent<EventTrigger>(); int n = 0;
            EventTrigger.Entry e = new EventTrigger.Entry { eventID = EventTriggerType.PointerClick };
            e.callback.AddListener(d => n++); t.triggers.Add(e);
            ExecuteEvents.Execute(t.gameObject, new PointerEventData(null), ExecuteEvents.pointerClickHandler);
            ExecuteEvents.Execute(t.gameObject, new PointerEventData(null), ExecuteEvents.pointerDownHandler);
            Check(n); // => 1
        }
        {
            Toggle t = new GameObject("t").AddComponent<Toggle>();
            t.isOn = false;
            ExecuteEvents.Execute(t.gameObject, new PointerEventData(null), ExecuteEvents.pointerClickHandler);
            bool a = t.isOn;
            t.interactable = false;
            ExecuteEvents.Execute(t.gameObject, new PointerEventData(null), ExecuteEvents.pointerClickHandler);
            Check(a, t.isOn); // => True True
        }
        { // toggles of a group tell both
            ToggleGroup g = new GameObject("g").AddComponent<ToggleGroup>();
            Toggle a = Radio(g), b = Radio(g); string s = "";
            a.onValueChanged.AddListener(v => s += "a" + v); b.onValueChanged.AddListener(v => s += "b" + v);
            a.isOn = true; b.isOn = true;
            Check(s); // => aTrueaFalsebTrue
        }
        { // a slider moves by keys
            Slider l = new GameObject("s").AddComponent<Slider>();
            l.value = 0.5f; l.OnMove(new AxisEventData(null) { moveDir = MoveDirection.Right });
            float r = l.value;
            l.OnMove(new AxisEventData(null) { moveDir = MoveDirection.Left });
            l.OnMove(new AxisEventData(null) { moveDir = MoveDirection.Left });
            Check(N(r, l.value)); // => 0.6,0.4
        }
        { // navigation by hand
            Button a = new GameObject("a").AddComponent<Button>(), b = new GameObject("b").AddComponent<Button>();
            Navigation n = a.navigation;
            n.mode = Navigation.Mode.Explicit; n.selectOnRight = b; a.navigation = n;
            Check(a.FindSelectableOnRight() == b, a.FindSelectableOnLeft() == null, b.navigation.mode);
            // => True True Automatic
        }
        { // a graphic's colour
            Image i = new GameObject("i").AddComponent<Image>(); int n = 0;
            i.RegisterDirtyVerticesCallback(() => n++); i.color = Color.red;
            int one = n;
            i.color = Color.red;
            Check(one, n, i.color.g, i.depth); // => 1 1 0 -1
        }
        { // an empty mask
            Mask m = new GameObject("m").AddComponent<Image>().gameObject.AddComponent<Mask>();
            Check(m.showMaskGraphic, m.MaskEnabled(), m.graphic != null); // => True True True
        }
        { // an input field ends
            InputField f = new GameObject("f").AddComponent<InputField>(); string s = "";
            f.onEndEdit.AddListener(v => s += v); f.text = "abc";
            Check(s.Length, f.isFocused, f.caretPosition, f.multiLine, f.readOnly); // => 0 False 0 False False
        }
        { // a scroll view
            ScrollRect r = new GameObject("s").AddComponent<ScrollRect>();
            Check(r.horizontal, r.vertical, r.movementType, r.elasticity.ToString("F1"), r.inertia,
                r.decelerationRate.ToString("F3"), r.scrollSensitivity); // => True True Elastic 0.1 True 0.135 1
        }
        // what graphics need
        Check("Image,Text,RawImage".Split(',').All(n =>
        {
            GameObject o = new GameObject("o");
            o.AddComponent(Type.GetType("UnityEngine.UI." + n + ", UnityEngine.UI"));
            return o.GetComponent<CanvasRenderer>() && o.transform is RectTransform;
        })); // => True
        { // one graphic for each object
            GameObject o = new GameObject("o");
            o.AddComponent<Image>();
            Check(Logged(() => o.AddComponent<Text>()).Length > 0); // => True
        }
    }

    public static void Rectangles()
    {
        { // a new one
            RectTransform r = Panel("r", null);
            Check(N(r.anchorMin), N(r.anchorMax), N(r.pivot), N(r.sizeDelta), N(r.anchoredPosition), r.rect);
            // => 0.5,0.5 0.5,0.5 0.5,0.5 100,100 0,0 (x:-50.00, y:-50.00, width:100.00, height:100.00)
        }
        { // stretched
            RectTransform p = Panel("p", null), c = Panel("c", p);
            c.anchorMin = Vector2.zero; c.anchorMax = Vector2.one; c.sizeDelta = new Vector2(-20, -40);
            Check(c.rect, N(c.offsetMin), N(c.offsetMax));
            // => (x:-40.00, y:-30.00, width:80.00, height:60.00) 10,20 -10,-20
        }
        {
            RectTransform p = Panel("p", null), c = Panel("c", p);
            c.anchorMin = Vector2.zero; c.anchorMax = Vector2.one; c.offsetMin = new Vector2(10, 0);
            c.offsetMax = new Vector2(0, -30);
            Check(N(c.rect.size), N(c.anchoredPosition), N(c.sizeDelta)); // => 90,70 5,-15 -10,-30
        }
        { // anchored to a corner
            RectTransform p = Panel("p", null), c = Panel("c", p);
            c.anchorMin = c.anchorMax = Vector2.zero; c.pivot = Vector2.zero;
            c.sizeDelta = new Vector2(10, 10); c.anchoredPosition = new Vector2(5, 6);
            Check(N(c.localPosition), c.rect); // => -45,-44,0 (x:0.00, y:0.00, width:10.00, height:10.00)
        }
        { // localPosition moves the anchored one
            RectTransform p = Panel("p", null), c = Panel("c", p);
            c.anchorMin = c.anchorMax = Vector2.zero; c.localPosition = Vector3.zero;
            Check(N(c.anchoredPosition)); // => 50,50
        }
        { // a size along an axis
            RectTransform p = Panel("p", null), c = Panel("c", p);
            c.anchorMin = Vector2.zero; c.anchorMax = Vector2.one;
            c.SetSizeWithCurrentAnchors(RectTransform.Axis.Horizontal, 30);
            Check(N(c.rect.width, c.sizeDelta.x, c.rect.height)); // => 30,-70,200
        }
        {
            RectTransform p = Panel("p", null), c = Panel("c", p);
            c.SetInsetAndSizeFromParentEdge(RectTransform.Edge.Left, 10, 20);
            Check(N(c.anchorMin), N(c.anchorMax), N(c.anchoredPosition), N(c.sizeDelta)); // => 0,0.5 0,0.5 20,0 20,100
        }
        {
            RectTransform r = Panel("r", null);
            r.sizeDelta = new Vector2(2, 4); r.position = new Vector3(10, 0, 0);
            Vector3[] c = new Vector3[4];
            r.GetWorldCorners(c);
            string s = N(c[0]) + " " + N(c[1]) + " " + N(c[2]) + " " + N(c[3]);
            r.GetLocalCorners(c);
            Check(s, N(c[0])); // => 9,-2,0 9,2,0 11,2,0 11,-2,0 -1,-2,0
        }
        { // a new pivot leaves the anchored place
            RectTransform r = Panel("r", null);
            r.pivot = new Vector2(0, 1);
            Check(N(r.anchoredPosition), r.rect); // => 0,0 (x:0.00, y:-100.00, width:100.00, height:100.00)
        }
        {
            RectTransform r = Panel("r", null); Vector2 p;
            bool hit = RectTransformUtility.RectangleContainsScreenPoint(r, new Vector2(10, 10));
            bool ok = RectTransformUtility.ScreenPointToLocalPointInRectangle(r, new Vector2(10, 20), null, out p);
            Check(hit, RectTransformUtility.RectangleContainsScreenPoint(r, new Vector2(51, 0)), ok, N(p));
            // => True False True 10,20
        }
        { // size changes are told
            RectTransform r = Panel("r", null); Sized s = r.gameObject.AddComponent<Sized>();
            r.sizeDelta = new Vector2(7, 7);
            int n = s.told;
            r.sizeDelta = new Vector2(7, 7);
            Check(n > 0, s.told == n); // => True True
        }
    }

    public static void MoreRectangles()
    {
        { // stretched over its parent
            RectTransform p = Panel("p", null), c = Panel("c", p);
            p.sizeDelta = new Vector2(200, 100); c.anchorMin = Vector2.zero; c.anchorMax = Vector2.one;
            c.offsetMin = new Vector2(10, 20); c.offsetMax = new Vector2(-30, -40);
            Check(c.rect, N(c.sizeDelta), N(c.anchoredPosition));
            // => (x:-80.00, y:-20.00, width:160.00, height:40.00) -40,-60 -10,-10
        }
        { // offsets of a fixed size
            RectTransform p = Panel("p", null), c = Panel("c", p);
            c.sizeDelta = new Vector2(20, 10); c.anchoredPosition = new Vector2(5, 6);
            Check(N(c.offsetMin), N(c.offsetMax)); // => -5,1 15,11
        }
        {
            RectTransform c = Panel("c", Panel("p", null));
            c.pivot = Vector2.zero; c.sizeDelta = new Vector2(20, 10); c.anchoredPosition = new Vector2(5, 6);
            Check(N(c.offsetMin), N(c.offsetMax), c.rect); // => 5,6 25,16 (x:0.00, y:0.00, width:20.00, height:10.00)
        }
        {
            RectTransform c = Panel("c", Panel("p", null));
            c.sizeDelta = new Vector2(20, 10); c.offsetMax = new Vector2(30, 5);
            Check(N(c.sizeDelta), N(c.anchoredPosition)); // => 40,10 10,0
        }
        { // a place in its parent
            RectTransform p = Panel("p", null), c = Panel("c", p);
            p.sizeDelta = new Vector2(200, 100); c.anchorMin = c.anchorMax = Vector2.zero;
            c.anchoredPosition = new Vector2(10, 20);
            Check(N(c.localPosition), N(c.anchoredPosition3D)); // => -90,-30,0 10,20,0
        }
        { // anchors move with the place
            RectTransform p = Panel("p", null), c = Panel("c", p);
            p.sizeDelta = new Vector2(200, 100); c.localPosition = Vector3.zero;
            c.anchorMin = c.anchorMax = Vector2.one;
            Check(N(c.anchoredPosition), N(c.localPosition)); // => 0,0 100,50,0
        }
        { // the parent's size moves it
            RectTransform p = Panel("p", null), c = Panel("c", p);
            p.sizeDelta = new Vector2(100, 100); c.anchorMin = Vector2.zero;
            c.anchorMax = new Vector2(0.5f, 1); c.sizeDelta = Vector2.zero;
            p.sizeDelta = new Vector2(300, 50);
            Check(N(c.rect.size)); // => 150,50
        }
        { // insets from each edge
            RectTransform p = Panel("p", null), c = Panel("c", p);
            p.sizeDelta = new Vector2(200, 100);
            c.SetInsetAndSizeFromParentEdge(RectTransform.Edge.Right, 10, 30);
            c.SetInsetAndSizeFromParentEdge(RectTransform.Edge.Top, 5, 20);
            Check(N(c.anchorMin), N(c.anchorMax), N(c.anchoredPosition), N(c.sizeDelta)); // => 1,1 1,1 -25,-15 30,20
        }
        {
            RectTransform p = Panel("p", null), c = Panel("c", p);
            p.sizeDelta = new Vector2(200, 100); c.anchorMin = Vector2.zero; c.anchorMax = Vector2.one;
            c.SetSizeWithCurrentAnchors(RectTransform.Axis.Vertical, 60);
            Check(N(c.rect.height, c.sizeDelta.y)); // => 60,-40
        }
        { // corners of a turned one
            RectTransform r = Panel("r", null);
            r.sizeDelta = new Vector2(2, 4); r.rotation = Quaternion.Euler(0, 0, 90);
            r.localScale = Vector3.one * 2;
            Vector3[] c = new Vector3[4];
            r.GetWorldCorners(c);
            Check(N(c[0]), N(c[2])); // => 4,-2,0 -4,2,0
        }
        // corners need room
        Check(Logged(() => Panel("r", null).GetWorldCorners(new Vector3[2])));
        // => Error: Calling GetWorldCorners with an array that is null or has less than 4 elements.
        { // a new one
            RectTransform r = Panel("r", null);
            Check(N(r.anchorMin), N(r.anchorMax), N(r.pivot), N(r.sizeDelta), N(r.anchoredPosition));
            // => 0.5,0.5 0.5,0.5 0.5,0.5 100,100 0,0
        }
        { // it replaces the transform
            GameObject o = new GameObject("o"); Transform was = o.transform;
            RectTransform r = o.AddComponent<RectTransform>();
            Check(o.transform == r, was == null, o.GetComponents<Transform>().Length); // => True True 1
        }
        {
            RectTransform p = Panel("p", null), c = Panel("c", p);
            p.sizeDelta = new Vector2(10, 10); c.sizeDelta = new Vector2(20, 4);
            c.anchoredPosition = new Vector2(10, 0);
            Bounds b = RectTransformUtility.CalculateRelativeRectTransformBounds(p);
            Check(N(b.min), N(b.max)); // => -5,-5,0 20,5,0
        }
        { // flipped
            RectTransform r = Panel("r", null);
            r.pivot = new Vector2(0, 0.25f); r.anchoredPosition = new Vector2(3, 4);
            RectTransformUtility.FlipLayoutOnAxis(r, 0, false, false);
            Check(N(r.pivot), N(r.anchoredPosition)); // => 1,0.25 -3,4
        }
    }

    public static void Widgets()
    {
        {
            Toggle t = new GameObject("t").AddComponent<Toggle>(); string s = ""; bool was = t.isOn;
            t.isOn = false; t.onValueChanged.AddListener(v => s += v); t.isOn = true; t.isOn = true;
            t.SetIsOnWithoutNotify(false);
            Check(s, t.isOn); // => True False
        }
        {
            ToggleGroup g = new GameObject("g").AddComponent<ToggleGroup>();
            Toggle a = Radio(g), b = Radio(g);
            a.isOn = true; b.isOn = true;
            bool one = !a.isOn && b.isOn;
            b.isOn = false;
            Check(one, b.isOn, g.AnyTogglesOn(), g.ActiveToggles().Count(), g.GetFirstActiveToggle() == b,
                g.allowSwitchOff); // => True True True 1 True False
        }
        { // all off where that is allowed
            ToggleGroup g = new GameObject("g").AddComponent<ToggleGroup>();
            g.allowSwitchOff = true;
            Toggle a = Radio(g), b = Radio(g);
            a.isOn = true; a.isOn = false;
            bool none = !g.AnyTogglesOn();
            b.isOn = true; g.SetAllTogglesOff();
            Check(none, b.isOn); // => True False
        }
        {
            Slider l = new GameObject("s").AddComponent<Slider>();
            string s = N(l.minValue, l.maxValue, l.value) + " ";
            l.onValueChanged.AddListener(v => s += v + ";"); l.value = 0.5f; l.value = 9; l.value = -9;
            l.value = -8; l.SetValueWithoutNotify(0.25f);
            Check(s, l.value); // => 0,1,0 0.5;1;0; 0.25
        }
        {
            Slider l = new GameObject("s").AddComponent<Slider>();
            l.maxValue = 10; l.wholeNumbers = true; l.value = 3.6f;
            float a = l.value;
            l.maxValue = 2;
            Check(a, l.value, l.normalizedValue); // => 4 2 1
        }
        { // normalised
            Slider l = new GameObject("s").AddComponent<Slider>();
            l.minValue = 10; l.maxValue = 20; l.normalizedValue = 0.25f;
            Check(l.value, l.normalizedValue); // => 12.5 0.25
        }
        {
            Scrollbar b = new GameObject("b").AddComponent<Scrollbar>();
            b.value = 3; b.size = -1;
            float s = b.size;
            b.numberOfSteps = 3; b.value = 0.4f;
            Check(s, b.value); // => 0 0.5
        }
        {
            Button b = new GameObject("b").AddComponent<Button>(); int n = 0;
            b.onClick.AddListener(() => n++); b.onClick.Invoke();
            ExecuteEvents.Execute(b.gameObject, new BaseEventData(EventSystem.current), ExecuteEvents.submitHandler);
            b.interactable = false;
            ExecuteEvents.Execute(b.gameObject, new BaseEventData(EventSystem.current), ExecuteEvents.submitHandler);
            Check(n); // => 2
        }
        { // a click with the left button only
            Button b = new GameObject("b").AddComponent<Button>(); int n = 0;
            b.onClick.AddListener(() => n++);
            PointerEventData p = new PointerEventData(EventSystem.current);
            b.OnPointerClick(p); p.button = PointerEventData.InputButton.Right; b.OnPointerClick(p);
            Check(n); // => 1
        }
        { // groups switch off
            GameObject p = new GameObject("p", typeof(RectTransform));
            CanvasGroup g = p.AddComponent<CanvasGroup>(); Button b = Child(p, "b").AddComponent<Button>();
            bool on = b.IsInteractable();
            g.interactable = false;
            bool off = b.IsInteractable(); CanvasGroup own = b.gameObject.AddComponent<CanvasGroup>();
            own.ignoreParentGroups = true;
            Check(on + " " + off + " " + b.interactable + " " + g.alpha + g.blocksRaycasts); // => True False True 1True
        }
        {
            InputField f = new GameObject("f").AddComponent<InputField>();
            Text t = Child(f.gameObject, "t").AddComponent<Text>();
            t.supportRichText = false; f.textComponent = t;
            string s = "";
            f.onValueChanged.AddListener(v => s += v + ";"); f.text = "abc"; f.text = "abc";
            f.characterLimit = 2; f.SetTextWithoutNotify("xyz");
            Check(s, f.text); // => abc; xy
        }
        { // only numbers
            InputField f = new GameObject("f").AddComponent<InputField>();
            f.contentType = InputField.ContentType.IntegerNumber;
            Check(f.characterValidation, f.keyboardType, f.lineType, f.inputType);
            // => Integer NumberPad SingleLine Standard
        }
        { // a list to choose from
            Dropdown d = new GameObject("d").AddComponent<Dropdown>(); string s = "";
            d.AddOptions(new List<string> { "a", "b", "c" }); d.onValueChanged.AddListener(v => s += v);
            d.value = 2; d.value = 9; d.value = -4;
            int n = d.options.Count;
            d.ClearOptions();
            Check(s, n, d.options.Count, d.value); // => 220 3 0 0
        }
        { // a picture
            Image i = new GameObject("i").AddComponent<Image>();
            i.fillAmount = 3;
            Check(i.type, i.fillAmount, i.color, i.raycastTarget, i.sprite == null, i.preserveAspect, i.fillMethod);
            // => Simple 1 RGBA(1.000, 1.000, 1.000, 1.000) True True False Radial360
        }
        { // what graphics bring along
            GameObject o = new GameObject("o");
            o.AddComponent<Image>();
            Check(o.GetComponents<Component>().Select(c => c.GetType().Name)); // => RectTransform,CanvasRenderer,Image
        }
        {
            Text t = new GameObject("t").AddComponent<Text>();
            t.text = null;
            Check(t.text.Length, t.fontSize, t.alignment, t.supportRichText, t.resizeTextForBestFit, t.lineSpacing,
                t.horizontalOverflow); // => 0 14 UpperLeft True False 1 Wrap
        }
        {
            Canvas c = new GameObject("c").AddComponent<Canvas>();
            Check(c.sortingOrder, c.pixelPerfect, c.isRootCanvas, c.rootCanvas.name, c.transform.GetType().Name);
            // => 0 False True c RectTransform
        }
        {
            Canvas p = new GameObject("p").AddComponent<Canvas>(),
                c = Child(p.gameObject, "c").AddComponent<Canvas>();
            Image i = Child(c.gameObject, "i").AddComponent<Image>();
            Check(c.isRootCanvas, c.rootCanvas.name, i.canvas.name, c.overrideSorting); // => False p c False
        }
        {
            Selectable s = new GameObject("s").AddComponent<Selectable>();
            Check(s.transition, s.interactable, s.navigation.mode, s.colors.fadeDuration, s.colors.colorMultiplier,
                s.colors.highlightedColor); // => ColorTint True Automatic 0.1 1 RGBA(0.961, 0.961, 0.961, 1.000)
        }
        {
            int n = Selectable.allSelectableCount;
            Selectable s = new GameObject("s").AddComponent<Selectable>();
            int one = Selectable.allSelectableCount - n;
            s.enabled = false;
            Check(one, Selectable.allSelectableCount - n); // => 1 0
        }
        {
            LayoutElement e = new GameObject("e", typeof(RectTransform)).AddComponent<LayoutElement>();
            Check(N(e.minWidth, e.preferredHeight, e.flexibleWidth), e.layoutPriority, e.ignoreLayout);
            // => -1,-1,-1 1 False
        }
        {
            CanvasScaler s = new GameObject("c", typeof(Canvas)).AddComponent<CanvasScaler>();
            Check(s.uiScaleMode, s.scaleFactor, N(s.referenceResolution), s.matchWidthOrHeight,
                s.referencePixelsPerUnit); // => ConstantPixelSize 1 800,600 0 100
        }
    }

    public static void MoreWidgets()
    {
        { // limits of a slider move its value
            Slider s = new GameObject("s").AddComponent<Slider>(); string t = "";
            s.maxValue = 10; s.value = 8; s.onValueChanged.AddListener(v => t += v + ";"); s.maxValue = 5;
            s.minValue = 6;
            Check(t, s.value); // => 5;6; 6
        }
        { // whole numbers round the value
            Slider s = new GameObject("s").AddComponent<Slider>();
            s.maxValue = 10; s.value = 2.6f; s.wholeNumbers = true;
            Check(s.value); // => 3
        }
        { // a slider of no range
            Slider s = new GameObject("s").AddComponent<Slider>();
            s.minValue = s.maxValue = 3;
            Check(s.normalizedValue, s.value); // => 0 3
        }
        { // the other way
            Slider s = new GameObject("s").AddComponent<Slider>();
            s.direction = Slider.Direction.RightToLeft; s.value = 0.5f;
            s.OnMove(new AxisEventData(null) { moveDir = MoveDirection.Right });
            Check(N(s.value)); // => 0.4
        }
        {
            Scrollbar b = new GameObject("b").AddComponent<Scrollbar>(); string t = "";
            b.onValueChanged.AddListener(v => t += N(v) + ";"); b.numberOfSteps = 5; b.value = 0.3f;
            b.value = 0.9f; b.SetValueWithoutNotify(0.1f);
            Check(t, N(b.value), N(b.size)); // => 0.25;1; 0 0.2
        }
        { // a toggle without listeners being told
            Toggle t = new GameObject("t").AddComponent<Toggle>(); int n = 0;
            t.onValueChanged.AddListener(v => n++); t.isOn = !t.isOn; t.isOn = t.isOn;
            t.SetIsOnWithoutNotify(!t.isOn);
            Check(n); // => 1
        }
        {
            Dropdown d = new GameObject("d").AddComponent<Dropdown>();
            d.AddOptions(
                new List<Dropdown.OptionData> { new Dropdown.OptionData("x"), new Dropdown.OptionData("y") });
            d.value = 1; d.SetValueWithoutNotify(5);
            int v = d.value;
            d.options.RemoveAt(1); d.RefreshShownValue();
            Check(v, d.options[0].text, d.options.Count); // => 1 x 1
        }
        {
            Dropdown d = new GameObject("d").AddComponent<Dropdown>();
            Text t = Child(d.gameObject, "t").AddComponent<Text>();
            d.captionText = t; d.AddOptions(new List<string> { "one", "two" });
            string a = t.text;
            d.value = 1;
            Check(a, t.text); // => one two
        }
        { // characters that a field takes
            InputField f = new GameObject("f").AddComponent<InputField>();
            f.contentType = InputField.ContentType.IntegerNumber; f.text = "1a2";
            string a = f.text;
            f.contentType = InputField.ContentType.Standard; f.characterLimit = 3; f.text = "abcdef";
            Check(a, f.text); // => 12 abc
        }
        {
            InputField f = new GameObject("f").AddComponent<InputField>();
            f.lineType = InputField.LineType.MultiLineNewline;
            Check(f.multiLine, f.contentType, f.characterLimit, f.text.Length == 0, f.caretBlinkRate, f.asteriskChar);
            // => True Standard 0 True 0.85 *
        }
        {
            InputField f = new GameObject("f").AddComponent<InputField>();
            f.contentType = InputField.ContentType.Password;
            Check(f.inputType, f.lineType, f.keyboardType); // => Password SingleLine Default
        }
        { // colours of a selectable
            ColorBlock c = ColorBlock.defaultColorBlock;
            Check(c.normalColor, (Color32)c.pressedColor, (Color32)c.disabledColor, c.fadeDuration);
            // => RGBA(1.000, 1.000, 1.000, 1.000) RGBA(200, 200, 200, 255) RGBA(200, 200, 200, 128) 0.1
        }
        { // navigation by place
            Button a = new GameObject("a").AddComponent<Button>(), b = new GameObject("b").AddComponent<Button>();
            a.transform.position = new Vector3(5000, 0, 0); b.transform.position = new Vector3(5100, 0, 0);
            Check(a.FindSelectableOnRight() == b, b.FindSelectableOnLeft() == a); // => True True
        }
        {
            CanvasGroup g = new GameObject("g").AddComponent<CanvasGroup>();
            g.alpha = 0.5f;
            Check(g.alpha, g.interactable, g.blocksRaycasts, g.ignoreParentGroups); // => 0.5 True True False
        }
        { // a picture's fill
            Image i = new GameObject("i").AddComponent<Image>();
            i.type = Image.Type.Filled; i.fillAmount = -1;
            float a = i.fillAmount;
            i.fillAmount = 0.3f;
            Check(a, N(i.fillAmount), i.fillClockwise, i.fillOrigin); // => 0 0.3 True 0
        }
        {
            Button b = new GameObject("b").AddComponent<Button>(); int n = 0; UnityAction act = () => n++;
            b.onClick.AddListener(act); b.onClick.AddListener(act); b.onClick.RemoveListener(act);
            b.onClick.Invoke();
            int once = n;
            b.onClick.AddListener(act); b.onClick.RemoveAllListeners(); b.onClick.Invoke();
            Check(once, n, b.onClick.GetPersistentEventCount()); // => 0 0 0
        }
        { // a scroll view's place
            ScrollRect r = new GameObject("s").AddComponent<ScrollRect>();
            r.velocity = Vector2.one; r.StopMovement();
            Check(N(r.velocity), r.movementType); // => 0,0 Elastic
        }
    }

    public static void Pointers()
    {
        // no system
        Check(EventSystem.current == null); // => True
        {
            GameObject p = new GameObject("p"), c = Child(p, "c"); Clicked k = p.AddComponent<Clicked>();
            PointerEventData e = new PointerEventData(null);
            bool own = ExecuteEvents.Execute(c, e, ExecuteEvents.pointerClickHandler);
            GameObject by = ExecuteEvents.ExecuteHierarchy(c, e, ExecuteEvents.pointerClickHandler);
            Check(own, by.name, k.clicks, ExecuteEvents.GetEventHandler<IPointerClickHandler>(c).name,
                ExecuteEvents.CanHandleEvent<IPointerClickHandler>(c),
                ExecuteEvents.GetEventHandler<IDragHandler>(c) == null); // => False p 1 p False True
        }
        { // a disabled handler is not called
            Clicked k = new GameObject("p").AddComponent<Clicked>();
            k.enabled = false;
            bool did = ExecuteEvents.Execute(k.gameObject, new PointerEventData(null),
                ExecuteEvents.pointerClickHandler);
            Check(did, k.clicks); // => False 0
        }
        {
            GameObject o = new GameObject("o");
            o.AddComponent<ThrowsOnClick>();
            Clicked k = o.AddComponent<Clicked>();
            string s = Logged(() => ExecuteEvents.Execute(o, new PointerEventData(null),
                ExecuteEvents.pointerClickHandler));
            Check(s, k.clicks); // => Exception: Exception: clicked 1
        }
        {
            BaseEventData e = new BaseEventData(null); bool a = e.used;
            e.Use();
            bool b = e.used;
            e.Reset();
            Check(a, b, e.used); // => False True False
        }
        { // selection
            EventSystem s = new GameObject("system").AddComponent<EventSystem>();
            bool cur = EventSystem.current == s; GameObject a = new GameObject("a"), b = new GameObject("b");
            Clicked x = a.AddComponent<Clicked>(), y = b.AddComponent<Clicked>();
            s.SetSelectedGameObject(a); s.SetSelectedGameObject(b); s.SetSelectedGameObject(b);
            string t = x.heard + "," + y.heard; string sel = s.currentSelectedGameObject.name;
            s.SetSelectedGameObject(null);
            bool none = s.currentSelectedGameObject == null;
            Object.DestroyImmediate(s.gameObject);
            Check(cur, t, sel, none, y.heard, EventSystem.current == null);
            // => True select deselect ,select  b True select deselect  True
        }
        {
            PointerEventData e = new PointerEventData(null);
            Check(e.pointerId, e.button, e.clickCount, e.eligibleForClick, e.dragging, e.useDragThreshold,
                e.IsPointerMoving(), N(e.position)); // => -1 Left 0 False False True False 0,0
        }
        { // nothing under the pointer
            EventSystem s = new GameObject("system").AddComponent<EventSystem>();
            List<RaycastResult> l = new List<RaycastResult>();
            s.RaycastAll(new PointerEventData(s), l);
            bool over = s.IsPointerOverGameObject(); int n = l.Count;
            Object.DestroyImmediate(s.gameObject);
            Check(n, over, default(RaycastResult).isValid); // => 0 False False
        }
    }

    public static void GuiEvents()
    {
        Check(KeyCode.Escape.GetHashCode(), (int)KeyCode.Delete, (int)KeyCode.Keypad0, (int)KeyCode.F12,
            (int)KeyCode.Joystick1Button0, (KeyCode)Enum.Parse(typeof(KeyCode), "LeftControl"));
        // => 27 127 256 293 350 LeftControl
        { // an event of the GUI
            Event e = new Event { type = EventType.KeyDown, keyCode = KeyCode.A, character = 'a',
                modifiers = EventModifiers.Shift | EventModifiers.Control };
            Check(e.isKey + " " + e.shift + e.control + e.alt + " " + e.isMouse + " " + e.keyCode);
            // => True TrueTrueFalse False A
        }
        {
            Event e = new Event { type = EventType.MouseDown, button = 1, mousePosition = new Vector2(3, 4) };
            e.Use();
            Check(e.type, e.button, N(e.mousePosition)); // => Used 1 3,4
        }
        { // a keyboard event by name
            Event e = Event.KeyboardEvent("^a");
            Check(e.keyCode, e.control, e.type, Event.KeyboardEvent("#f1").shift, Event.KeyboardEvent("up").keyCode);
            // => A True KeyDown True UpArrow
        }
        // no event outside of OnGUI
        Check(Event.current == null); // => True
        Check(LayerMask.GetMask("Default", "UI"), LayerMask.GetMask("Nope"), LayerMask.NameToLayer("Nope"),
            LayerMask.LayerToName(5)); // => 33 0 -1 UI
    }
}
