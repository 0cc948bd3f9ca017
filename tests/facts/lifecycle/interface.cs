// Canvases, what rays of pointers hit, controls and scalers.
using System.Collections;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.EventSystems;
using UnityEngine.UI;
using Object = UnityEngine.Object;
using static Facts;
using static Lab;

public static class InterfaceLife
{
    private static Canvas s_Canvas;

    // what pointers hit, and what a scaler changes in the next frame
    public static IEnumerator Interface()
    {
        Raycasts();
        Canvases();
        Controls();
        CanvasScaler scaler = s_Canvas.gameObject.AddComponent<CanvasScaler>();
        scaler.uiScaleMode = CanvasScaler.ScaleMode.ScaleWithScreenSize;
        scaler.referenceResolution = new Vector2(960, 540);
        yield return Frames(3);
        // a scaler scales
        Check(s_Canvas.scaleFactor); // => 2
        // a scaled canvas has fewer units
        Check(((RectTransform)s_Canvas.transform).rect.size); // => (960.00, 540.00)
        // a scaled graphic is hit
        Check(Hits(-180, 0)); // => A
        // an input module is chosen
        Check(EventSystem.current.currentInputModule is StandaloneInputModule); // => True
    }

    /// <summary>Names of what is hit, relative to the middle of the screen.</summary>
    private static string Hits(float x, float y)
    {
        List<RaycastResult> results = new List<RaycastResult>();
        Vector2 at = new Vector2(960 + x, 540 + y);
        PointerEventData pointer = new PointerEventData(EventSystem.current) { position = at };
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

    private static void Raycasts()
    {
        new GameObject("Events", typeof(EventSystem), typeof(StandaloneInputModule));
        s_Canvas = MakeCanvas("Canvas");
        // a canvas fills the screen
        Check(((RectTransform)s_Canvas.transform).rect.size); // => (1920.00, 1080.00)
        MakeImage("A", s_Canvas.transform, 0, 200);
        Image b = MakeImage("B", s_Canvas.transform, 50, 200);
        Image child = MakeImage("C", b.transform, 0, 50);
        // later siblings are above
        Check(Hits(90, 50)); // => B A
        // children are above
        Check(Hits(50, 0)); // => C B A
        // only what is under the point is hit
        Check(Hits(-90, 0)); // => A
        // nothing is hit beside
        Check(Hits(-900, 0)); // => ""
        // nothing is hit off the screen
        Check(Hits(-1000, 0)); // => ""
        b.raycastTarget = false;
        // a graphic that is no target is not hit
        Check(Hits(50, 0)); // => C A
        b.raycastTarget = true;
        b.raycastPadding = new Vector4(150, 0, 0, 0);
        // padding makes the target smaller
        Check(Hits(50, 0)); // => C A
        b.raycastPadding = Vector4.zero;
        CanvasGroup group = b.gameObject.AddComponent<CanvasGroup>();
        group.blocksRaycasts = false;
        // a group lets rays through it and all below
        Check(Hits(50, 0)); // => A
        CanvasGroup inner = child.gameObject.AddComponent<CanvasGroup>();
        inner.ignoreParentGroups = true;
        // a group may ignore those above
        Check(Hits(50, 0)); // => C A
        Object.DestroyImmediate(group);
        Object.DestroyImmediate(inner);
        child.rectTransform.anchoredPosition = new Vector2(120, 0);
        RectMask2D mask = b.gameObject.AddComponent<RectMask2D>();
        // a mask hides what is outside
        Check(Hits(180, 0)); // => ""
        mask.enabled = false;
        // a mask that is off does not
        Check(Hits(180, 0)); // => C
        b.enabled = false;
        // a graphic that is off is not hit
        Check(Hits(50, 0)); // => A
        b.enabled = true;
    }

    private static void Canvases()
    {
        Canvas other = MakeCanvas("Other");
        MakeImage("X", other.transform, 0, 2000);
        other.sortingOrder = -1;
        // a lower canvas comes last
        Check(Hits(50, 0)); // => B A X
        other.sortingOrder = 1;
        // a higher canvas comes first
        Check(Hits(50, 0)); // => X B A
        other.gameObject.SetActive(false);
        // an inactive canvas is not hit
        Check(Hits(50, 0)); // => B A
        Canvas nested = MakeCanvas("Nested");
        nested.transform.SetParent(s_Canvas.transform, false);
        nested.transform.SetAsFirstSibling();
        MakeImage("N", nested.transform, 50, 10);
        // a nested canvas knows its root
        Check(nested.rootCanvas == s_Canvas); // => True
        // a nested canvas is where its place in the hierarchy is
        Check(Hits(50, 0)); // => B A N
        nested.overrideSorting = true;
        nested.sortingOrder = 3;
        // unless it overrides the sorting
        Check(Hits(50, 0)); // => N B A
        nested.gameObject.SetActive(false);
        Camera camera = new GameObject("Camera", typeof(Camera)).GetComponent<Camera>();
        camera.transform.position = new Vector3(0, 0, -10);
        Canvas world = MakeCanvas("World");
        world.renderMode = RenderMode.WorldSpace;
        world.worldCamera = camera;
        MakeImage("W", world.transform, 0, 2);
        // a canvas in the world is below overlays
        Check(Hits(1, 1)); // => B A W
        world.transform.rotation = Quaternion.Euler(0, 180, 0);
        // a canvas is not hit from behind
        Check(Hits(1, 1)); // => B A
        world.transform.rotation = Quaternion.identity;
        Canvas seen = MakeCanvas("Seen");
        seen.renderMode = RenderMode.ScreenSpaceCamera;
        seen.worldCamera = camera;
        seen.planeDistance = 5;
        MakeImage("S", seen.transform, 300, 100);
        // a canvas that a camera shows covers the screen
        Check(Hits(340, 0)); // => S
        // its graphics have their size in pixels
        Check(Hits(360, 0)); // => ""
        GameObject.CreatePrimitive(PrimitiveType.Cube).transform.position = new Vector3(4, 0, 0);
        float x = camera.WorldToScreenPoint(new Vector3(4, 0, 0)).x - 960;
        // what is no UI is not hit
        Check(Hits(x, 0)); // => ""
        camera.gameObject.AddComponent<PhysicsRaycaster>();
        Physics.SyncTransforms(); // the cube has moved since it was made
        // unless a raycaster asks for colliders
        Check(Hits(x, 0)); // => Cube
    }

    private static void Controls()
    {
        GameObject o = GameObject.Find("Canvas/B");
        Button button = o.AddComponent<Button>();
        PointerEventData pointer = new PointerEventData(EventSystem.current);
        int clicks = 0;
        button.onClick.AddListener(() => clicks++);
        // a button finds its graphic
        Check(button.targetGraphic == o.GetComponent<Image>()); // => True
        ExecuteEvents.Execute(o, pointer, ExecuteEvents.pointerClickHandler);
        // a click is heard
        Check(clicks); // => 1
        button.interactable = false;
        ExecuteEvents.Execute(o, pointer, ExecuteEvents.pointerClickHandler);
        // a button that is not interactable hears no click
        Check(clicks); // => 1
        // a handler is looked for upwards
        Check(ExecuteEvents.GetEventHandler<IPointerClickHandler>(o.transform.GetChild(0).gameObject) == o); // => True
        ToggleGroup group = new GameObject("Group").AddComponent<ToggleGroup>();
        Toggle one = new GameObject("One").AddComponent<Toggle>(), two = new GameObject("Two").AddComponent<Toggle>();
        one.group = two.group = group;
        one.isOn = true;
        two.isOn = true;
        // of a group one toggle is on
        Check(one.isOn); // => False
        two.isOn = false;
        // of a group one toggle stays on
        Check(two.isOn); // => True
        Slider slider = new GameObject("Slider").AddComponent<Slider>();
        float heard = -1;
        slider.onValueChanged.AddListener(v => heard = v);
        slider.maxValue = 10;
        slider.wholeNumbers = true;
        slider.value = 4.4f;
        // a slider tells its value
        Check(heard); // => 4
        InputField field = new GameObject("Field").AddComponent<InputField>();
        field.characterValidation = InputField.CharacterValidation.Integer;
        field.text = "-1a2-3";
        // a field keeps what is valid
        Check(field.text); // => -123
        Dropdown dropdown = new GameObject("Dropdown").AddComponent<Dropdown>();
        dropdown.AddOptions(new List<string> { "a", "b" });
        dropdown.value = 7;
        // a dropdown has no value beyond its options
        Check(dropdown.value); // => 1
        GameObject copy = Object.Instantiate(o, s_Canvas.transform);
        // a copy refers to itself
        Check(copy.GetComponent<Button>().targetGraphic == copy.GetComponent<Image>()); // => True
        Object.Destroy(copy);
    }
}
