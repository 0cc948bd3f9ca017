"""Rectangles and widgets of the UI, logs and assertions, events of the GUI, waits, native arrays, particles, screens and requests."""

RECTANGLES = [
    ("stretched over its parent", 'RectTransform p = Panel("p", null), c = Panel("c", p); p.sizeDelta = new Vector2(200, 100); c.anchorMin = Vector2.zero; c.anchorMax = Vector2.one; c.offsetMin = new Vector2(10, 20); c.offsetMax = new Vector2(-30, -40); return c.rect + " " + N(c.sizeDelta) + " " + N(c.anchoredPosition);', "(x:-80.00, y:-20.00, width:160.00, height:40.00) -40,-60 -10,-10"),
    ("offsets of a fixed size", 'RectTransform p = Panel("p", null), c = Panel("c", p); c.sizeDelta = new Vector2(20, 10); c.anchoredPosition = new Vector2(5, 6); return N(c.offsetMin) + " " + N(c.offsetMax);', "-5,1 15,11"),
    ("offsets by the pivot", 'RectTransform c = Panel("c", Panel("p", null)); c.pivot = Vector2.zero; c.sizeDelta = new Vector2(20, 10); c.anchoredPosition = new Vector2(5, 6); return N(c.offsetMin) + " " + N(c.offsetMax) + " " + c.rect;', "5,6 25,16 (x:0.00, y:0.00, width:20.00, height:10.00)"),
    ("an offset that is set", 'RectTransform c = Panel("c", Panel("p", null)); c.sizeDelta = new Vector2(20, 10); c.offsetMax = new Vector2(30, 5); return N(c.sizeDelta) + " " + N(c.anchoredPosition);', "40,10 10,0"),
    ("a place in its parent", 'RectTransform p = Panel("p", null), c = Panel("c", p); p.sizeDelta = new Vector2(200, 100); c.anchorMin = c.anchorMax = Vector2.zero; c.anchoredPosition = new Vector2(10, 20); return N(c.localPosition) + " " + N(c.anchoredPosition3D);', "-90,-30,0 10,20,0"),
    ("anchors move with the place", 'RectTransform p = Panel("p", null), c = Panel("c", p); p.sizeDelta = new Vector2(200, 100); c.localPosition = Vector3.zero; c.anchorMin = c.anchorMax = Vector2.one; return N(c.anchoredPosition) + " " + N(c.localPosition);', "0,0 100,50,0"),
    ("the parent's size moves it", 'RectTransform p = Panel("p", null), c = Panel("c", p); p.sizeDelta = new Vector2(100, 100); c.anchorMin = Vector2.zero; c.anchorMax = new Vector2(0.5f, 1); c.sizeDelta = Vector2.zero; p.sizeDelta = new Vector2(300, 50); return N(c.rect.size);', "150,50"),
    ("insets from each edge", 'RectTransform p = Panel("p", null), c = Panel("c", p); p.sizeDelta = new Vector2(200, 100); c.SetInsetAndSizeFromParentEdge(RectTransform.Edge.Right, 10, 30); c.SetInsetAndSizeFromParentEdge(RectTransform.Edge.Top, 5, 20); return N(c.anchorMin) + " " + N(c.anchorMax) + " " + N(c.anchoredPosition) + " " + N(c.sizeDelta);', "1,1 1,1 -25,-15 30,20"),
    ("a size with its anchors", 'RectTransform p = Panel("p", null), c = Panel("c", p); p.sizeDelta = new Vector2(200, 100); c.anchorMin = Vector2.zero; c.anchorMax = Vector2.one; c.SetSizeWithCurrentAnchors(RectTransform.Axis.Vertical, 60); return N(c.rect.height, c.sizeDelta.y);', "60,-40"),
    ("corners of a turned one", 'RectTransform r = Panel("r", null); r.sizeDelta = new Vector2(2, 4); r.rotation = Quaternion.Euler(0, 0, 90); r.localScale = Vector3.one * 2; Vector3[] c = new Vector3[4]; r.GetWorldCorners(c); return N(c[0]) + " " + N(c[2]);', "4,-2,0 -4,2,0"),
    ("corners need room", 'Seen.Logged(() => Panel("r", null).GetWorldCorners(new Vector3[2]))', "Error: Calling GetWorldCorners with an array that is null or has less than 4 elements."),
    ("a new one", 'RectTransform r = Panel("r", null); return N(r.anchorMin) + " " + N(r.anchorMax) + " " + N(r.pivot) + " " + N(r.sizeDelta) + " " + N(r.anchoredPosition);', "0.5,0.5 0.5,0.5 0.5,0.5 100,100 0,0"),
    ("it replaces the transform", 'GameObject o = new GameObject("o"); Transform was = o.transform; RectTransform r = o.AddComponent<RectTransform>(); return (o.transform == r) + " " + (was == null) + " " + o.GetComponents<Transform>().Length;', "True True 1"),
    ("calculated bounds", 'RectTransform p = Panel("p", null), c = Panel("c", p); p.sizeDelta = new Vector2(10, 10); c.sizeDelta = new Vector2(20, 4); c.anchoredPosition = new Vector2(10, 0); Bounds b = RectTransformUtility.CalculateRelativeRectTransformBounds(p); return N(b.min) + " " + N(b.max);', "-5,-5,0 20,5,0"),
    ("flipped", 'RectTransform r = Panel("r", null); r.pivot = new Vector2(0, 0.25f); r.anchoredPosition = new Vector2(3, 4); RectTransformUtility.FlipLayoutOnAxis(r, 0, false, false); return N(r.pivot) + " " + N(r.anchoredPosition);', "1,0.25 -3,4"),
]

WIDGETS = [
    ("limits of a slider move its value", 'Slider s = new GameObject("s").AddComponent<Slider>(); string t = ""; s.maxValue = 10; s.value = 8; s.onValueChanged.AddListener(v => t += v + ";"); s.maxValue = 5; s.minValue = 6; return t + " " + s.value;', "5;6; 6"),
    ("whole numbers round the value", 'Slider s = new GameObject("s").AddComponent<Slider>(); s.maxValue = 10; s.value = 2.6f; s.wholeNumbers = true; return s.value;', "3"),
    ("a slider of no range", 'Slider s = new GameObject("s").AddComponent<Slider>(); s.minValue = s.maxValue = 3; return s.normalizedValue + " " + s.value;', "0 3"),
    ("the other way", 'Slider s = new GameObject("s").AddComponent<Slider>(); s.direction = Slider.Direction.RightToLeft; s.value = 0.5f; s.OnMove(new AxisEventData(null) { moveDir = MoveDirection.Right }); return N(s.value);', "0.4"),
    ("steps of a scrollbar", 'Scrollbar b = new GameObject("b").AddComponent<Scrollbar>(); string t = ""; b.onValueChanged.AddListener(v => t += N(v) + ";"); b.numberOfSteps = 5; b.value = 0.3f; b.value = 0.9f; b.SetValueWithoutNotify(0.1f); return t + " " + N(b.value) + " " + N(b.size);', "0.25;1; 0 0.2"),
    ("a toggle without listeners being told", 'Toggle t = new GameObject("t").AddComponent<Toggle>(); int n = 0; t.onValueChanged.AddListener(v => n++); t.isOn = !t.isOn; t.isOn = t.isOn; t.SetIsOnWithoutNotify(!t.isOn); return n;', "1"),
    ("options", 'Dropdown d = new GameObject("d").AddComponent<Dropdown>(); d.AddOptions(new List<Dropdown.OptionData> { new Dropdown.OptionData("x"), new Dropdown.OptionData("y") }); d.value = 1; d.SetValueWithoutNotify(5); int v = d.value; d.options.RemoveAt(1); d.RefreshShownValue(); return v + " " + d.options[0].text + " " + d.options.Count;', "1 x 1"),
    ("the caption of a list", 'Dropdown d = new GameObject("d").AddComponent<Dropdown>(); Text t = Child(d.gameObject, "t").AddComponent<Text>(); d.captionText = t; d.AddOptions(new List<string> { "one", "two" }); string a = t.text; d.value = 1; return a + " " + t.text;', "one two"),
    ("characters that a field takes", 'InputField f = new GameObject("f").AddComponent<InputField>(); f.contentType = InputField.ContentType.IntegerNumber; f.text = "1a2"; string a = f.text; f.contentType = InputField.ContentType.Standard; f.characterLimit = 3; f.text = "abcdef"; return a + " " + f.text;', "12 abc"),
    ("one line", 'InputField f = new GameObject("f").AddComponent<InputField>(); f.lineType = InputField.LineType.MultiLineNewline; return f.multiLine + " " + f.contentType + " " + f.characterLimit + " " + (f.text.Length == 0) + " " + f.caretBlinkRate + " " + f.asteriskChar;', "True Standard 0 True 0.85 *"),
    ("a password", 'InputField f = new GameObject("f").AddComponent<InputField>(); f.contentType = InputField.ContentType.Password; return f.inputType + " " + f.lineType + " " + f.keyboardType;', "Password SingleLine Default"),
    ("colours of a selectable", 'ColorBlock c = ColorBlock.defaultColorBlock; return c.normalColor + " " + (Color32)c.pressedColor + " " + (Color32)c.disabledColor + " " + c.fadeDuration;', "RGBA(1.000, 1.000, 1.000, 1.000) RGBA(200, 200, 200, 255) RGBA(200, 200, 200, 128) 0.1"),
    ("navigation by place", 'Button a = new GameObject("a").AddComponent<Button>(), b = new GameObject("b").AddComponent<Button>(); a.transform.position = new Vector3(5000, 0, 0); b.transform.position = new Vector3(5100, 0, 0); return (a.FindSelectableOnRight() == b) + " " + (b.FindSelectableOnLeft() == a);', "True True"),
    ("a group of canvases", 'CanvasGroup g = new GameObject("g").AddComponent<CanvasGroup>(); g.alpha = 0.5f; return g.alpha + " " + g.interactable + " " + g.blocksRaycasts + " " + g.ignoreParentGroups;', "0.5 True True False"),
    ("a picture's fill", 'Image i = new GameObject("i").AddComponent<Image>(); i.type = Image.Type.Filled; i.fillAmount = -1; float a = i.fillAmount; i.fillAmount = 0.3f; return a + " " + N(i.fillAmount) + " " + i.fillClockwise + " " + i.fillOrigin;', "0 0.3 True 0"),
    ("listeners removed", 'Button b = new GameObject("b").AddComponent<Button>(); int n = 0; UnityAction act = () => n++; b.onClick.AddListener(act); b.onClick.AddListener(act); b.onClick.RemoveListener(act); b.onClick.Invoke(); int once = n; b.onClick.AddListener(act); b.onClick.RemoveAllListeners(); b.onClick.Invoke(); return once + " " + n + " " + b.onClick.GetPersistentEventCount();', "0 0 0"),
    ("a scroll view's place", 'ScrollRect r = new GameObject("s").AddComponent<ScrollRect>(); r.velocity = Vector2.one; r.StopMovement(); return N(r.velocity) + " " + r.movementType;', "0,0 Elastic"),
]

LOGS = [
    ("a format", 'Seen.Logged(() => Debug.LogFormat("{0} of {1:F1}", 3, 2.25f)) + "|" + Seen.Logged(() => Debug.LogWarningFormat("{0}", "w")) + "|" + Seen.Logged(() => Debug.LogErrorFormat("{0}", "e"))', "Log: 3 of 2.3|Warning: w|Error: e"),
    ("nothing", 'Seen.Logged(() => Debug.Log(null)) + "|" + Seen.Logged(() => Debug.Log(""))', "Log: Null|Log: "),
    ("numbers and vectors", 'Seen.Logged(() => Debug.Log(1.5f)) + "|" + Seen.Logged(() => Debug.Log(new Vector2(1, 2))) + "|" + Seen.Logged(() => Debug.Log(true))', "Log: 1.5|Log: (1.00, 2.00)|Log: True"),
    ("assertions of Debug", 'Seen.Logged(() => Debug.Assert(false)) + "|" + Seen.Logged(() => Debug.Assert(false, "why")) + "|" + Seen.Logged(() => Debug.Assert(true)) + "|" + Seen.Logged(() => Debug.LogAssertion("said"))', "Assert: Assertion failed|Assert: why||Assert: said"),
    ("exceptions", 'Seen.Logged(() => Debug.LogException(new InvalidOperationException("bad")))', "Exception: InvalidOperationException: bad"),
    ("a logger that is off", 'Debug.unityLogger.logEnabled = false; string s = Seen.Logged(() => Debug.Log("x")); Debug.unityLogger.logEnabled = true; return s + "|" + Seen.Logged(() => Debug.Log("y"));', "|Log: y"),
    ("a logger's filter", 'Debug.unityLogger.filterLogType = LogType.Warning; string s = Seen.Logged(() => { Debug.Log("x"); Debug.LogWarning("w"); Debug.LogError("e"); }); Debug.unityLogger.filterLogType = LogType.Log; return s;', "Warning: w|Error: e"),
    ("tags", 'Seen.Logged(() => Debug.unityLogger.Log("tag", "text")) + "|" + Seen.Logged(() => Debug.unityLogger.LogWarning("tag", "text"))', "Log: tag: text|Warning: tag: text"),
    ("is it logged", 'Debug.unityLogger.IsLogTypeAllowed(LogType.Log) + " " + Debug.unityLogger.logEnabled + " " + Debug.unityLogger.filterLogType', "True True Log"),
    ("assertions say what they want", 'Said(() => Assert.IsFalse(true)) + "; " + Said(() => Assert.AreNotEqual(3, 3)) + "; " + Said(() => Assert.AreEqual("a", "b", "why"))', "Assertion failure. Value was True\nExpected: False; Assertion failure. Values are equal.\nExpected: 3 != 3; Assertion failure. Values are not equal.\nExpected: b == a\nwhy"),
]

EVENTS = [
    ("key codes", 'KeyCode.Escape.GetHashCode() + " " + (int)KeyCode.Delete + " " + (int)KeyCode.Keypad0 + " " + (int)KeyCode.F12 + " " + (int)KeyCode.Joystick1Button0 + " " + (KeyCode)Enum.Parse(typeof(KeyCode), "LeftControl")', "27 127 256 293 350 LeftControl"),
    ("an event of the GUI", 'Event e = new Event { type = EventType.KeyDown, keyCode = KeyCode.A, character = \'a\', modifiers = EventModifiers.Shift | EventModifiers.Control }; return e.isKey + " " + e.shift + e.control + e.alt + " " + e.isMouse + " " + e.keyCode;', "True TrueTrueFalse False A"),
    ("an event that is used", 'Event e = new Event { type = EventType.MouseDown, button = 1, mousePosition = new Vector2(3, 4) }; e.Use(); return e.type + " " + e.button + " " + N(e.mousePosition);', "Used 1 3,4"),
    ("a keyboard event by name", 'Event e = Event.KeyboardEvent("^a"); return e.keyCode + " " + e.control + " " + e.type + " " + Event.KeyboardEvent("#f1").shift + " " + Event.KeyboardEvent("up").keyCode;', "A True KeyDown True UpArrow"),
    ("no event outside of OnGUI", 'Event.current == null', "True"),
    ("layers", 'LayerMask.GetMask("Default", "UI") + " " + LayerMask.GetMask("Nope") + " " + LayerMask.NameToLayer("Nope") + " " + LayerMask.LayerToName(5)', "33 0 -1 UI"),
]

WAITS = [
    ("conditions", 'int n = 0; WaitUntil u = new WaitUntil(() => ++n > 1); bool a = u.keepWaiting, b = u.keepWaiting; return a + " " + b + " " + n;', "True False 2"),
    ("an own instruction", 'OwnWait w = new OwnWait(); IEnumerator e = w; bool a = e.MoveNext(); w.done = true; return a + " " + e.MoveNext() + " " + (e.Current == null);', "True False True"),
    ("seconds of real time", 'WaitForSecondsRealtime w = new WaitForSecondsRealtime(100); return w.waitTime + " " + w.keepWaiting;', "100 True"),
    ("frames", 'new WaitForEndOfFrame() is YieldInstruction && new WaitForFixedUpdate() is YieldInstruction && !(new WaitUntil(() => true) is object == false)', "True"),
]

DRAWN = [
    ("vertices become a mesh", 'UnityEngine.UI.VertexHelper h = new UnityEngine.UI.VertexHelper(); for (int i = 0; i < 4; i++) { h.AddVert(new Vector3(i % 2, i / 2), new Color32(1, 2, 3, 4), new Vector4(i, 0, 7, 8)); } h.AddTriangle(0, 2, 3); h.AddTriangle(3, 1, 0);'
     ' Mesh m = new Mesh(); h.FillMesh(m); List<Vector4> uv = new List<Vector4>(); m.GetUVs(0, uv); return m.vertexCount + " " + m.triangles.Length + " " + m.colors32[3].b + " " + uv[2] + " " + m.bounds.size + " " + m.normals[0];', "4 6 3 (2.00, 0.00, 7.00, 8.00) (1.00, 1.00, 0.00) (0.00, 0.00, -1.00)"),
    ("and are read from one", 'Mesh m = new Mesh(); m.vertices = new[] { Vector3.zero, Vector3.up, Vector3.right }; m.triangles = new[] { 0, 1, 2 }; m.uv = new[] { Vector2.zero, Vector2.up, Vector2.one }; UnityEngine.UI.VertexHelper h = new UnityEngine.UI.VertexHelper(m);'
     ' UIVertex v = new UIVertex(); h.PopulateUIVertex(ref v, 2); return h.currentVertCount + " " + h.currentIndexCount + " " + v.position + " " + v.uv0 + " " + v.normal;', "3 3 (1.00, 0.00, 0.00) (1.00, 1.00, 0.00, 0.00) (0.00, 0.00, 0.00)"),
]

NATIVE = [
    ("one place as two types", 'float f = 1; object[] o = { null, "x" }; ref int i = ref Unity.Collections.LowLevel.Unsafe.UnsafeUtility.As<float, int>(ref f); int was = i; i = 0x40000000;'
     ' return was + " " + f + " " + (Unity.Collections.LowLevel.Unsafe.UnsafeUtility.As<object, IntPtr>(ref o[0]) == IntPtr.Zero) + " " + Unity.Collections.LowLevel.Unsafe.UnsafeUtility.As<object, string>(ref o[1]);', "1065353216 2 True x"),
    ("no pipeline is the built-in one", 'UnityEngine.Rendering.RenderPipelineAsset a = UnityEngine.Rendering.GraphicsSettings.renderPipelineAsset, b = UnityEngine.Rendering.GraphicsSettings.currentRenderPipeline;'
     ' return (a == null) + " " + (b == null) + " " + (QualitySettings.renderPipeline == null);', "True True True"),
    ("beyond its end", 'NativeArray<int> a = new NativeArray<int>(2, Allocator.Temp); return Thrown(() => { int x = a[2]; }) + " " + Thrown(() => a[-1] = 3);', "IndexOutOfRangeException IndexOutOfRangeException"),
    ("a wrong length", 'NativeArray<int> a = new NativeArray<int>(2, Allocator.Temp); return Thrown(() => a.CopyFrom(new int[3])) + " " + Thrown(() => a.CopyTo(new int[1]));', "ArgumentException ArgumentException"),
    ("a negative length", 'Thrown(() => new NativeArray<int>(-1, Allocator.Temp))', "ArgumentOutOfRangeException"),
    ("no allocator", 'Thrown(() => new NativeArray<int>(1, Allocator.None))', "ArgumentException"),
    ("another type", 'NativeArray<int> a = new NativeArray<int>(new[] { 1, 0x3f800000 }, Allocator.Temp); NativeArray<float> f = a.Reinterpret<float>(); return f[1] + " " + a.Reinterpret<byte>(4).Length;', "1 8"),
    ("parts", 'NativeArray<int> a = new NativeArray<int>(new[] { 1, 2, 3, 4, 5 }, Allocator.Temp); return string.Join(",", a.GetSubArray(1, 3).ToArray().Select(i => i.ToString()).ToArray()) + " " + Thrown(() => a.GetSubArray(3, 3));', "2,3,4 ArgumentOutOfRangeException"),
    ("copies of parts", 'NativeArray<int> a = new NativeArray<int>(new[] { 1, 2, 3 }, Allocator.Temp), b = new NativeArray<int>(3, Allocator.Temp); NativeArray<int>.Copy(a, 1, b, 0, 2); return b.ToArray();', "2,3,0"),
    ("equal ones are the same memory", 'NativeArray<int> a = new NativeArray<int>(1, Allocator.Temp), b = a; return (a == b) + " " + (a == new NativeArray<int>(1, Allocator.Temp));', "True False"),
    ("a job in rows", 'NativeArray<int> a = new NativeArray<int>(10, Allocator.TempJob); JobHandle h = new Squares { to = a }.Schedule(10, 3); h.Complete(); int s = a.Sum(); a.Dispose(); return s + " " + h.IsCompleted;', "285 True"),
    ("a job on the spot", 'NativeArray<int> a = new NativeArray<int>(1, Allocator.TempJob); new Adding { to = a, n = 4 }.Run(); int r = a[0]; a.Dispose(); return r;', "4"),
]

PARTICLES = [
    ("a new system", 'ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>(); return p.main.duration + " " + p.main.loop + " " + p.main.playOnAwake + " " + p.main.maxParticles;', "5 True True 1000"),
    ("modules are the system's", 'ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>(); ParticleSystem.MainModule m = p.main; m.startColor = Color.red; m.startLifetime = 3; ParticleSystem.EmissionModule e = p.emission; e.rateOverTime = 7; e.enabled = false; return p.main.startColor.color + " " + p.main.startLifetime.constant + " " + p.emission.rateOverTime.constant + " " + p.emission.enabled;', "RGBA(1.000, 0.000, 0.000, 1.000) 3 7 False"),
    ("between two numbers", 'ParticleSystem.MinMaxCurve c = new ParticleSystem.MinMaxCurve(1, 3); return c.mode + " " + c.constantMin + " " + c.constantMax + " " + c.Evaluate(0, 0.5f) + " " + new ParticleSystem.MinMaxCurve(4).mode;', "TwoConstants 1 3 2 Constant"),
    ("a gradient", 'ParticleSystem.MinMaxGradient g = new ParticleSystem.MinMaxGradient(Color.red, Color.blue); return g.mode + " " + g.colorMin + " " + new ParticleSystem.MinMaxGradient(Color.green).color;', "TwoColors RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0.000, 1.000, 0.000, 1.000)"),
    ("bursts", 'ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>(); ParticleSystem.EmissionModule e = p.emission; e.SetBursts(new[] { new ParticleSystem.Burst(0, 30), new ParticleSystem.Burst(1, 5, 10) }); ParticleSystem.Burst[] b = new ParticleSystem.Burst[4]; int n = e.GetBursts(b); return e.burstCount + " " + n + " " + b[0].count.constant + " " + b[1].minCount + " " + b[1].maxCount + " " + e.GetBurst(1).time;', "2 2 30 5 10 1"),
]

PLAYER = [
    ("displays", 'Display.displays.Length + " " + (Display.main == Display.displays[0]) + " " + (Display.main.systemWidth > 0) + " " + Display.main.active', "1 True True True"),
    ("quality", 'int was = QualitySettings.GetQualityLevel(); QualitySettings.SetQualityLevel(0); int now = QualitySettings.GetQualityLevel(); QualitySettings.SetQualityLevel(was); return now + " " + (QualitySettings.names.Length == QualitySettings.count);', "0 True"),
    ("the graphics of a player without any", 'SystemInfo.graphicsDeviceName + " " + SystemInfo.graphicsDeviceType + " " + SystemInfo.deviceType', "Null Device Null Desktop"),
    ("an own text asset", 'TextAsset t = new TextAsset("h\u00e9"); return t.text + " " + t.bytes.Length + " " + t.dataSize + " " + t.GetData<byte>().Length + " " + t;', "h\u00e9 3 3 3 h\u00e9"),
    ("profiling", 'UnityEngine.Profiling.Profiler.BeginSample("x"); UnityEngine.Profiling.Profiler.EndSample(); return UnityEngine.Profiling.Profiler.enabled + " " + UnityEngine.Profiling.Profiler.supported;', "False False"),
    ("a request's values", 'UnityWebRequest r = new UnityWebRequest("http://localhost/x", "POST"); r.timeout = 5; r.useHttpContinue = false; return r.method + " " + r.timeout + " " + r.uri.AbsolutePath + " " + r.redirectLimit + " " + r.isModifiable + " " + (r.error == null) + " " + (r.downloadHandler == null);', "POST 5 /x 32 True True True"),
    ("posting a form", 'UnityWebRequest r = UnityWebRequest.Post("http://localhost/x", new Dictionary<string, string> { { "a", "1 2" } }); return r.method + " " + System.Text.Encoding.UTF8.GetString(r.uploadHandler.data) + " " + r.uploadHandler.contentType;', "POST a=1%202 application/x-www-form-urlencoded"),
    ("other methods", 'UnityWebRequest.Delete("http://localhost").method + " " + UnityWebRequest.Head("http://localhost").method + " " + (UnityWebRequest.Delete("http://localhost").downloadHandler == null)', "DELETE HEAD True"),
    ("animation curves as JSON", 'JsonUtility.FromJson<Boxed<AnimationCurve>>(JsonUtility.ToJson(new Boxed<AnimationCurve> { value = AnimationCurve.Linear(0, 1, 2, 3) })).value.Evaluate(1)', "2"),
    ("gradients as JSON", 'JsonUtility.FromJson<Boxed<Gradient>>(JsonUtility.ToJson(new Boxed<Gradient> { value = Ramp() })).value.Evaluate(0).ToString()', "RGBA(1.000, 0.000, 0.000, 1.000)"),
    ("whole vectors as JSON", 'JsonUtility.ToJson(new Boxed<Vector3Int> { value = new Vector3Int(1, 2, 3) }) + JsonUtility.ToJson(new Boxed<RectInt> { value = new RectInt(1, 2, 3, 4) })', '{"value":{"x":1,"y":2,"z":3}}{"value":{"x":1,"y":2,"width":3,"height":4}}'),
    ("matrices as JSON", 'JsonUtility.FromJson<Boxed<Matrix4x4>>(JsonUtility.ToJson(new Boxed<Matrix4x4> { value = Matrix4x4.Translate(Vector3.one) })).value.m03', "1"),
    ("text that is no JSON", 'Thrown(() => JsonUtility.FromJson<Inner>("{nope")) + " " + Thrown(() => JsonUtility.FromJsonOverwrite("[", new Inner()))', "ArgumentException ArgumentException"),
    ("preferences", 'PlayerPrefs.SetFloat("v", 1.25f); PlayerPrefs.SetString("w", "x"); float f = PlayerPrefs.GetFloat("v"); PlayerPrefs.DeleteAll(); return f + " " + PlayerPrefs.HasKey("w") + " " + PlayerPrefs.GetFloat("v", 9);', "1.25 False 9"),
    ("a clip's events", 'AnimationClip c = new AnimationClip(); c.AddEvent(new AnimationEvent { functionName = "Step", time = 0.5f, intParameter = 3 }); return c.events.Length + " " + c.events[0].functionName + " " + c.events[0].intParameter;', "1 Step 3"),
    ("an animator without a controller", 'Animator a = new GameObject("a").AddComponent<Animator>(); return a.parameters.Length + " " + a.cullingMode;', "0 AlwaysAnimate"),
]
GROUPS = {"Drawn": DRAWN, "MoreRectangles": RECTANGLES, "Widgets": WIDGETS, "MoreLogs": LOGS, "GuiEvents": EVENTS, "Waits": WAITS, "Native": NATIVE, "Particles": PARTICLES,
          "Player": PLAYER}
