using System;
using System.Collections.Generic;
using System.IO;
using UnityEngine;
using UnityEngine.EventSystems;
using UnityEngine.UI;

/// <summary>Checks the UI's stand-ins from within a running engine; managed_ui.py reads what it writes.</summary>
public class UiChecks : MonoBehaviour
{
    [Serializable]
    public class Saved
    {
        public int number = 1;
        public float part;
        public string text;
        public Vector3 place;
        public List<int> list;
        public Inner inner;
        [NonSerialized] public int passing = 5;
    }

    [Serializable]
    public struct Inner
    {
        public bool isSet;
    }

    private readonly List<string> m_Lines = new List<string>();
    private Canvas m_Canvas;
    private int m_Frames, m_Heard;

    public void Hear(int n)
    {
        m_Heard = n;
    }

    private void Is(object wanted, object found, string what)
    {
        bool isRight = Equals(wanted, found);
        m_Lines.Add((isRight ? "ok " : "BAD ") + what + (isRight ? "" : ": " + found + ", not " + wanted));
    }

    private void End()
    {
        m_Lines.Add("end");
        File.WriteAllLines(Environment.GetEnvironmentVariable("UMCP_TEST_CHECKS"), m_Lines);
        Application.Quit(0);
    }

    private void Start()
    {
        Try(CheckHits);
        Try(CheckCanvases);
        Try(CheckControls);
        Try(CheckFile);
        Try(CheckJson);
        Try(CheckOthers);
    }

    private void Update()
    {
        if (++m_Frames == 3)
        {
            Try(CheckLater);
            End();
        }
    }

    private void Try(Action check)
    {
        try
        {
            check();
        }
        catch (Exception e)
        {
            m_Lines.Add("BAD " + e.ToString().Replace("\n", " "));
        }
    }

    /// <summary>Names of what is hit, relative to the middle of the screen.</summary>
    private static string Hits(float x, float y)
    {
        List<RaycastResult> results = new List<RaycastResult>();
        PointerEventData pointer = new PointerEventData(EventSystem.current) { position = new Vector2(960 + x, 540 + y) };
        EventSystem.current.RaycastAll(pointer, results);
        return string.Join(" ", results.ConvertAll(r => r.gameObject.name).ToArray());
    }

    private static Image MakeImage(string name, Transform parent, float x, float size)
    {
        Image image = new GameObject(name, typeof(RectTransform)).AddComponent<Image>();
        image.rectTransform.SetParent(parent, false);
        image.rectTransform.sizeDelta = new Vector2(size, size);
        image.rectTransform.anchoredPosition = new Vector2(x, 0);
        return image;
    }

    private static Canvas MakeCanvas(string name)
    {
        Canvas canvas = new GameObject(name, typeof(Canvas), typeof(GraphicRaycaster)).GetComponent<Canvas>();
        canvas.renderMode = RenderMode.ScreenSpaceOverlay;
        return canvas;
    }

    private void CheckHits()
    {
        new GameObject("Events", typeof(EventSystem), typeof(StandaloneInputModule));
        m_Canvas = MakeCanvas("Canvas");
        Is(new Vector2(1920, 1080), ((RectTransform)m_Canvas.transform).rect.size, "a canvas fills the screen");
        MakeImage("A", m_Canvas.transform, 0, 200);
        Image b = MakeImage("B", m_Canvas.transform, 50, 200);
        Image child = MakeImage("C", b.transform, 0, 50);
        Is("B A", Hits(90, 50), "later siblings are above");
        Is("C B A", Hits(50, 0), "children are above");
        Is("A", Hits(-90, 0), "only what is under the point is hit");
        Is("", Hits(-900, 0), "nothing is hit beside");
        Is("", Hits(-1000, 0), "nothing is hit off the screen");
        b.raycastTarget = false;
        Is("C A", Hits(50, 0), "a graphic that is no target is not hit");
        b.raycastTarget = true;
        b.raycastPadding = new Vector4(150, 0, 0, 0);
        Is("C A", Hits(50, 0), "padding makes the target smaller");
        b.raycastPadding = Vector4.zero;
        CanvasGroup group = b.gameObject.AddComponent<CanvasGroup>();
        group.blocksRaycasts = false;
        Is("A", Hits(50, 0), "a group lets rays through it and all below");
        CanvasGroup inner = child.gameObject.AddComponent<CanvasGroup>();
        inner.ignoreParentGroups = true;
        Is("C A", Hits(50, 0), "a group may ignore those above");
        DestroyImmediate(group);
        DestroyImmediate(inner);
        child.rectTransform.anchoredPosition = new Vector2(120, 0);
        RectMask2D mask = b.gameObject.AddComponent<RectMask2D>();
        Is("", Hits(180, 0), "a mask hides what is outside");
        mask.enabled = false;
        Is("C", Hits(180, 0), "a mask that is off does not");
        b.enabled = false;
        Is("A", Hits(50, 0), "a graphic that is off is not hit");
        b.enabled = true;
    }

    private void CheckCanvases()
    {
        Canvas other = MakeCanvas("Other");
        MakeImage("X", other.transform, 0, 2000);
        other.sortingOrder = -1;
        Is("B A X", Hits(50, 0), "a lower canvas comes last");
        other.sortingOrder = 1;
        Is("X B A", Hits(50, 0), "a higher canvas comes first");
        other.gameObject.SetActive(false);
        Is("B A", Hits(50, 0), "an inactive canvas is not hit");
        Canvas nested = MakeCanvas("Nested");
        nested.transform.SetParent(m_Canvas.transform, false);
        nested.transform.SetAsFirstSibling();
        MakeImage("N", nested.transform, 50, 10);
        Is(m_Canvas, nested.rootCanvas, "a nested canvas knows its root");
        Is("B A N", Hits(50, 0), "a nested canvas is where its place in the hierarchy is");
        nested.overrideSorting = true;
        nested.sortingOrder = 3;
        Is("N B A", Hits(50, 0), "unless it overrides the sorting");
        nested.gameObject.SetActive(false);
        Camera camera = new GameObject("Camera", typeof(Camera)).GetComponent<Camera>();
        camera.transform.position = new Vector3(0, 0, -10);
        Canvas world = MakeCanvas("World");
        world.renderMode = RenderMode.WorldSpace;
        world.worldCamera = camera;
        MakeImage("W", world.transform, 0, 2);
        Is("B A W", Hits(1, 1), "a canvas in the world is below overlays");
        world.transform.rotation = Quaternion.Euler(0, 180, 0);
        Is("B A", Hits(1, 1), "a canvas is not hit from behind");
        world.transform.rotation = Quaternion.identity;
        Canvas seen = MakeCanvas("Seen");
        seen.renderMode = RenderMode.ScreenSpaceCamera;
        seen.worldCamera = camera;
        seen.planeDistance = 5;
        MakeImage("S", seen.transform, 300, 100);
        Is("S", Hits(340, 0), "a canvas that a camera shows covers the screen");
        Is("", Hits(360, 0), "its graphics have their size in pixels");
        GameObject.CreatePrimitive(PrimitiveType.Cube).transform.position = new Vector3(4, 0, 0);
        float x = camera.WorldToScreenPoint(new Vector3(4, 0, 0)).x - 960;
        Is("", Hits(x, 0), "what is no UI is not hit");
        camera.gameObject.AddComponent<PhysicsRaycaster>();
        Physics.SyncTransforms(); // the cube has moved since it was made
        Is("Cube", Hits(x, 0), "unless a raycaster asks for colliders");
    }

    private void CheckControls()
    {
        GameObject o = GameObject.Find("Canvas/B");
        Button button = o.AddComponent<Button>();
        PointerEventData pointer = new PointerEventData(EventSystem.current);
        int clicks = 0;
        button.onClick.AddListener(() => clicks++);
        Is(o.GetComponent<Image>(), button.targetGraphic, "a button finds its graphic");
        ExecuteEvents.Execute(o, pointer, ExecuteEvents.pointerClickHandler);
        Is(1, clicks, "a click is heard");
        button.interactable = false;
        ExecuteEvents.Execute(o, pointer, ExecuteEvents.pointerClickHandler);
        Is(1, clicks, "a button that is not interactable hears no click");
        Is(o, ExecuteEvents.GetEventHandler<IPointerClickHandler>(o.transform.GetChild(0).gameObject), "a handler is looked for upwards");
        ToggleGroup group = new GameObject("Group").AddComponent<ToggleGroup>();
        Toggle one = new GameObject("One").AddComponent<Toggle>(), two = new GameObject("Two").AddComponent<Toggle>();
        one.group = two.group = group;
        one.isOn = true;
        two.isOn = true;
        Is(false, one.isOn, "of a group one toggle is on");
        two.isOn = false;
        Is(true, two.isOn, "of a group one toggle stays on");
        Slider slider = new GameObject("Slider").AddComponent<Slider>();
        float heard = -1;
        slider.onValueChanged.AddListener(v => heard = v);
        slider.maxValue = 10;
        slider.wholeNumbers = true;
        slider.value = 4.4f;
        Is(4f, heard, "a slider tells its value");
        InputField field = new GameObject("Field").AddComponent<InputField>();
        field.characterValidation = InputField.CharacterValidation.Integer;
        field.text = "-1a2-3";
        Is("-123", field.text, "a field keeps what is valid");
        Dropdown dropdown = new GameObject("Dropdown").AddComponent<Dropdown>();
        dropdown.AddOptions(new List<string> { "a", "b" });
        dropdown.value = 7;
        Is(1, dropdown.value, "a dropdown has no value beyond its options");
        GameObject copy = Instantiate(o, m_Canvas.transform);
        Is(copy.GetComponent<Image>(), copy.GetComponent<Button>().targetGraphic, "a copy refers to itself");
        Destroy(copy);
    }

    private void CheckFile()
    {
        GameObject o = Array.Find(gameObject.scene.GetRootGameObjects(), root => root.name == "FromFile");
        Image image = o.GetComponent<Image>();
        Is(new Color(1, 0.5f, 0, 1), image.color, "a colour comes from the file");
        Is(Image.Type.Sliced, image.type, "an enum comes from the file");
        Is(0.25f, image.fillAmount, "a number comes from the file");
        o.SetActive(true);
        Button button = o.GetComponent<Button>();
        Is(image, button.targetGraphic, "a reference comes from the file");
        Is(new Color(0, 1, 0, 1), o.GetComponent<CanvasRenderer>().GetColor(), "a button tints its graphic");
        button.onClick.Invoke();
        Is(42, m_Heard, "a click calls what the file says");
        VerticalLayoutGroup group = o.GetComponent<VerticalLayoutGroup>();
        Is(7, group.padding.left, "padding comes from the file");
        Is(2.5f, group.spacing, "spacing comes from the file");
    }

    private void CheckJson()
    {
        Saved saved = new Saved { part = 2, text = "a\"\n\u00e9", place = new Vector3(1, 2.5f, 3), list = new List<int> { 1, 2 } };
        saved.inner.isSet = true;
        string json = JsonUtility.ToJson(saved);
        Is("{\"number\":1,\"part\":2.0,\"text\":\"a\\\"\\n\u00e9\",\"place\":{\"x\":1.0,\"y\":2.5,\"z\":3.0},"
            + "\"list\":[1,2],\"inner\":{\"isSet\":true}}", json, "JSON of an object");
        Is(json, JsonUtility.ToJson(JsonUtility.FromJson<Saved>(json)), "JSON and back");
        Is("{\n    \"isSet\": true\n}", JsonUtility.ToJson(saved.inner, true), "pretty JSON");
        Saved read = JsonUtility.FromJson<Saved>(" { \"list\" : [ 3 ] , \"unknown\" : {\"a\":[null]} , \"part\": -1e1 } ");
        Is(3, read.list[0], "a list from JSON");
        Is(-10f, read.part, "a number from JSON");
        Is(1, read.number, "what JSON does not have stays");
        foreach (string bad in new[] { "{", "{\"a\" 1}", "[1]", "{\"a\":1,}", "{\"a\":tru}", "{\"a\":\"\\x\"}", "{} {}", new string('[', 100000) })
        {
            string outcome = "accepted";
            try
            {
                JsonUtility.FromJson<Saved>(bad);
            }
            catch (ArgumentException)
            {
                outcome = "refused";
            }
            Is("refused", outcome, "bad JSON: " + bad.Substring(0, Math.Min(bad.Length, 20)));
        }
    }

    private void CheckOthers()
    {
        Is(0x352441C2, Animator.StringToHash("abc"), "the hash of a name is its CRC-32");
        Animator animator = gameObject.AddComponent<Animator>();
        animator.runtimeAnimatorController = new AnimatorOverrideController();
        animator.SetBool("On", true);
        animator.Play("Walk");
        Is(true, animator.GetBool("On"), "an animator keeps parameters");
        Is(true, animator.GetCurrentAnimatorStateInfo(0).IsName("Base Layer.Walk"), "an animator is in the state that was asked for");
        AudioSource source = gameObject.AddComponent<AudioSource>();
        source.volume = 3;
        source.Play();
        Is(1f, source.volume, "a volume is 1 at most");
        Is(false, source.isPlaying, "a source without a clip does not play");
        ParticleSystem particles = gameObject.AddComponent<ParticleSystem>();
        ParticleSystem.MainModule main = particles.main;
        main.duration = 2;
        particles.Play();
        Is(2f, particles.main.duration, "a particle system has a duration");
        Is(true, particles.isPlaying, "a particle system plays when told");
        Rigidbody2D body = gameObject.AddComponent<Rigidbody2D>();
        body.AddForce(new Vector2(2, 0), ForceMode2D.Impulse);
        Is(new Vector2(2, 0), body.velocity, "an impulse is a velocity");
        Is(new Vector2(1, 1), gameObject.AddComponent<BoxCollider2D>().size, "a 2D box has a size");
        gameObject.AddComponent<TextMesh>().text = "t";
        Is("t", GetComponent<TextMesh>().text, "a text mesh has a text");
        CanvasScaler scaler = m_Canvas.gameObject.AddComponent<CanvasScaler>();
        scaler.uiScaleMode = CanvasScaler.ScaleMode.ScaleWithScreenSize;
        scaler.referenceResolution = new Vector2(960, 540);
    }

    private void CheckLater()
    {
        Is(2f, m_Canvas.scaleFactor, "a scaler scales");
        Is(new Vector2(960, 540), ((RectTransform)m_Canvas.transform).rect.size, "a scaled canvas has fewer units");
        Is("A", Hits(-180, 0), "a scaled graphic is hit");
        Is(true, EventSystem.current.currentInputModule is StandaloneInputModule, "an input module is chosen");
    }
}
