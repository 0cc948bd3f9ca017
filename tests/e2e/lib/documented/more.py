"""Assertions, pools, animation and sound as values, lines, attributes, settings, screens, files and forms."""

ASSERTIONS = [
    ("equal values", 'Assert.AreEqual(1, 1); Assert.AreNotEqual("a", "b"); Assert.IsTrue(true); Assert.IsNull<object>(null); Assert.IsNotNull("x"); return "fine";', "fine"),
    ("other values throw", 'Thrown(() => Assert.AreEqual(1, 2)) + " " + Thrown(() => Assert.IsTrue(false)) + " " + Thrown(() => Assert.IsNull(new object()))', "AssertionException AssertionException AssertionException"),
    ("what it says", 'Said(() => Assert.AreEqual(1, 2))', "Assertion failure. Values are not equal.\nExpected: 2 == 1"),
    ("with a message", 'Said(() => Assert.IsTrue(false, "why"))', "Assertion failure. Value was False\nExpected: True\nwhy"),
    ("of null", 'Said(() => Assert.IsNull("x")) + "; " + Said(() => Assert.IsNotNull<object>(null))', "Assertion failure. Value was not Null\nExpected: Value was Null; Assertion failure. Value was Null\nExpected: Value was not Null"),
    ("nearly equal", 'Assert.AreApproximatelyEqual(1, 1.000001f); return Thrown(() => Assert.AreApproximatelyEqual(1, 1.1f)) + " " + Thrown(() => Assert.AreApproximatelyEqual(1, 1.1f, 0.2f));', "AssertionException nothing"),
    ("a destroyed object is null", 'GameObject o = new GameObject(); Object.DestroyImmediate(o); Assert.IsNull(o); return Thrown(() => Assert.IsNotNull(o));', "AssertionException"),
]

POOLS = [
    ("lists", 'List<int> l = ListPool<int>.Get(); l.Add(1); ListPool<int>.Release(l); List<int> m = ListPool<int>.Get(); return ReferenceEquals(l, m) + " " + m.Count;', "True 0"),
    ("given back by using", 'List<int> l, m; using (ListPool<int>.Get(out l)) { l.Add(3); } string s; using (ListPool<int>.Get(out m)) { s = ReferenceEquals(l, m) + " " + m.Count; } return s;', "True 0"),
    ("dictionaries and sets", 'Dictionary<int, int> d = DictionaryPool<int, int>.Get(); HashSet<int> h = HashSetPool<int>.Get(); DictionaryPool<int, int>.Release(d); HashSetPool<int>.Release(h); return d.Count + h.Count;', "0"),
    ("a linked pool", 'LinkedPool<object> p = new LinkedPool<object>(() => new object()); object a = p.Get(); p.Release(a); int n = p.CountInactive; p.Clear(); return n + " " + p.CountInactive;', "1 0"),
    ("cleared", 'int gone = 0; ObjectPool<object> p = new ObjectPool<object>(() => new object(), null, null, o => gone++); object a = p.Get(), b = p.Get(); p.Release(a); p.Release(b); p.Clear(); return gone + " " + p.CountAll + " " + p.CountInactive;', "2 0 0"),
]

CURVED = [
    ("AddKey smooths", 'AnimationCurve c = new AnimationCurve(); c.AddKey(0, 0); c.AddKey(1, 1); c.AddKey(2, 0); return N(c[0].outTangent, c[1].inTangent, c[2].inTangent);', "1,0,-1"),
    ("a line of two keys", 'AnimationCurve c = new AnimationCurve(); c.AddKey(0, 0); c.AddKey(2, 4); return N(c.Evaluate(0.5f));', "1"),
    ("SmoothTangents", 'AnimationCurve c = new AnimationCurve(new Keyframe(0, 0), new Keyframe(1, 2), new Keyframe(2, 2)); c.SmoothTangents(1, 0); return N(c[1].inTangent, c[1].outTangent);', "1,1"),
    ("cleared and copied", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1), d = new AnimationCurve(); c.postWrapMode = WrapMode.Loop; d.CopyFrom(c); c.ClearKeys(); return c.length + " " + d.length + " " + d.postWrapMode;', "0 2 Loop"),
    ("planes of a projection", 'FrustumPlanes p = Matrix4x4.Frustum(-1, 2, -3, 4, 5, 60).decomposeProjection, q = Matrix4x4.Ortho(-1, 2, -3, 4, 5, 60).decomposeProjection; return N(p.left, p.right, p.bottom, p.top, p.zNear) + " " + Mathf.Round(p.zFar) + " " + N(q.left, q.right, q.bottom, q.top, q.zNear, q.zFar);', "-1,2,-3,4,5 60 -1,2,-3,4,5,60"),
    ("bounds of points", 'GeometryUtility.CalculateBounds(new[] { Vector3.zero, Vector3.one }, Matrix4x4.Scale(Vector3.one * 2)).ToString()', "Center: (1.00, 1.00, 1.00), Extents: (1.00, 1.00, 1.00)"),
    ("shape of a sprite", 'Sprite s = Sprite.Create(new Texture2D(8, 8), new Rect(0, 0, 4, 8), Vector2.zero, 2, 0, SpriteMeshType.FullRect, new Vector4(1, 2, 3, 4)); return s.vertices.Length + " " + s.triangles.Length + " " + N(s.uv.Aggregate(Vector2.Max)) + " " + s.border + " " + s.packed;', "4 6 0.5,1 (1.00, 2.00, 3.00, 4.00) False"),
    ("attributes of vertices", 'Mesh m = Flat(); m.uv = new Vector2[3]; return m.HasVertexAttribute(UnityEngine.Rendering.VertexAttribute.Position) + " " + m.HasVertexAttribute(UnityEngine.Rendering.VertexAttribute.Normal) + " " + m.HasVertexAttribute(UnityEngine.Rendering.VertexAttribute.TexCoord0) + " " + m.vertexAttributeCount;', "True False True 2"),
    ("a closed texture", 'Texture2D t = new Texture2D(1, 1) { name = "shut" }; t.Apply(false, true); return t.isReadable + " " + Said(() => t.GetPixel(0, 0));', "False Texture 'shut' is not readable, the texture memory can not be accessed from scripts. You can make the texture readable in the Texture Import Settings."),
    ("floats in a texture", 'Texture2D t = new Texture2D(1, 1, TextureFormat.RGBAFloat, false); t.SetPixel(0, 0, new Color(5, -1, 0.1f, 1)); return t.GetPixel(0, 0).ToString();', "RGBA(5.000, -1.000, 0.100, 1.000)"),
    ("a resized texture", 'Texture2D t = new Texture2D(4, 4); bool did = t.Reinitialize(8, 2); return did + " " + t.width + " " + t.height + " " + t.GetPixels().Length + " " + t.mipmapCount;', "True 8 2 16 4"),
    ("a keyframe", 'Keyframe k = new Keyframe(1, 2, 3, 4); return N(k.time, k.value, k.inTangent, k.outTangent) + " " + k.weightedMode + " " + new Keyframe(1, 2).outTangent;', "1,2,3,4 None 0"),
]

MEDIA = [
    ("a sound of a script", 'AudioClip c = AudioClip.Create("tone", 44100, 1, 44100, false); return c.name + " " + c.length + " " + c.samples + " " + c.channels + " " + c.frequency;', "tone 1 44100 1 44100"),
    ("its samples", 'AudioClip c = AudioClip.Create("tone", 4, 1, 44100, false); bool did = c.SetData(new[] { 0.5f, -0.5f }, 1); float[] d = new float[4]; c.GetData(d, 0); return did + " " + N(d);', "True 0,0.5,-0.5,0"),
    ("volume is clamped", 'AudioSource a = new GameObject("a").AddComponent<AudioSource>(); a.volume = 3; float v = a.volume; a.volume = -1; AudioListener.volume = 0.5f; float l = AudioListener.volume; AudioListener.volume = 1; return v + " " + a.volume + " " + l;', "1 0 0.5"),
    ("hashes of animators are CRC", 'Animator.StringToHash("")', "0"),
    ("an animator without a controller", 'Animator a = new GameObject("a").AddComponent<Animator>(); return a.speed + " " + a.applyRootMotion + " " + (a.runtimeAnimatorController == null) + " " + a.layerCount + " " + a.parameterCount + " " + a.updateMode + " " + a.isInitialized;', "1 False True 0 0 Normal False"),
    ("an animation clip", 'AnimationClip c = new AnimationClip(); return c.frameRate + " " + c.legacy + " " + c.wrapMode;', "60 False Default"),
    ("a line", 'LineRenderer l = new GameObject("l").AddComponent<LineRenderer>(); l.positionCount = 3; l.SetPosition(1, Vector3.one); Vector3[] p = new Vector3[5]; int n = l.GetPositions(p); l.startWidth = 2; return n + " " + N(p[1]) + " " + N(l.startWidth) + " " + l.loop + " " + l.useWorldSpace;', "3 1,1,1 2 False True"),
    ("a sprite renderer", 'SpriteRenderer r = new GameObject("s").AddComponent<SpriteRenderer>(); r.flipX = true; return r.color + " " + r.flipX + r.flipY + " " + (r.sprite == null) + " " + r.drawMode + " " + r.sortingOrder + " " + r.sortingLayerName;', "RGBA(1.000, 1.000, 1.000, 1.000) TrueFalse True Simple 0 Default"),
    ("a text mesh", 'TextMesh t = new GameObject("t").AddComponent<TextMesh>(); t.text = "x"; return t.text + " " + t.characterSize + " " + t.anchor + " " + t.lineSpacing;', "x 1 UpperLeft 1"),
    ("a character", 'CharacterController c = new GameObject("c").AddComponent<CharacterController>(); return c.height + " " + c.radius + " " + c.slopeLimit + " " + c.stepOffset + " " + c.skinWidth + " " + c.isGrounded;', "2 0.5 45 0.3 0.08 False"),
    ("a collider made for a mesh fits it", 'GameObject o = new GameObject("o"); Mesh m = Flat(); o.AddComponent<MeshFilter>().sharedMesh = m; o.AddComponent<MeshRenderer>(); BoxCollider b = o.AddComponent<BoxCollider>(); MeshCollider c = o.AddComponent<MeshCollider>(); return N(b.size) + " " + N(b.center) + " " + (c.sharedMesh == m);', "2,1,0 1,0.5,0 True"),
]

SETTINGS = [
    ("the cursor", 'Cursor.lockState = CursorLockMode.Locked; bool v = Cursor.lockState == CursorLockMode.Locked; Cursor.lockState = CursorLockMode.None; Cursor.visible = false; bool c = Cursor.visible; Cursor.visible = true; return v + " " + c;', "True False"),
    ("the screen", '(Screen.width > 0 && Screen.height > 0) + " " + (Screen.safeArea.width == Screen.width) + " " + (Camera.main == null || true) + " " + (Screen.currentResolution.width > 0)', "True True True True"),
    ("sorting layers", 'SortingLayer.layers.Length + " " + SortingLayer.NameToID("Default") + " " + SortingLayer.IDToName(0) + " " + SortingLayer.IsValid(0) + " " + SortingLayer.GetLayerValueFromName("Default")', "1 0 Default True 0"),
    ("light around", 'RenderSettings.fog = true; bool f = RenderSettings.fog; RenderSettings.fog = false; RenderSettings.fogDensity = 0.5f; RenderSettings.ambientLight = Color.red; return f + " " + RenderSettings.fogDensity + " " + RenderSettings.ambientLight;', "True 0.5 RGBA(1.000, 0.000, 0.000, 1.000)"),
    ("the system", '(SystemInfo.processorCount > 0) + " " + (SystemInfo.systemMemorySize > 0) + " " + (SystemInfo.deviceUniqueIdentifier.Length > 0) + " " + SystemInfo.deviceType + " " + SystemInfo.operatingSystemFamily + " " + SystemInfo.graphicsDeviceType', "True True True Desktop Linux Null"),
    ("it does not support what is not there", 'SystemInfo.unsupportedIdentifier + " " + SystemInfo.supportsVibration + " " + SystemInfo.supportsGyroscope + " " + SystemInfo.supportsLocationService', "n/a False False False"),
    ("time's limits", 'Time.maximumParticleDeltaTime.ToString("F2") + " " + (Time.realtimeSinceStartupAsDouble > 0) + " " + (Time.timeAsDouble >= 0) + " " + (Time.unscaledTime > 0) + " " + Time.inFixedTimeStep', "0.03 True True True False"),
    ("fixedDeltaTime can be set", 'Time.fixedDeltaTime = 0.05f; float f = Time.fixedDeltaTime; Time.fixedDeltaTime = 0.02f; return f;', "0.05"),
    ("property names", '(new PropertyName("a") == new PropertyName("a")) + " " + (new PropertyName("a") == new PropertyName("b")) + " " + PropertyName.IsNullOrEmpty(new PropertyName(""))', "True False True"),
    ("attributes", 'typeof(Attributed).GetField("ranged").GetCustomAttributes(typeof(RangeAttribute), false).Cast<RangeAttribute>().Select(r => r.min + ":" + r.max).First() + " " + ((TooltipAttribute)typeof(Attributed).GetField("ranged").GetCustomAttributes(typeof(TooltipAttribute), false)[0]).tooltip + " " + ((DefaultExecutionOrder)typeof(Attributed).GetCustomAttributes(typeof(DefaultExecutionOrder), false)[0]).order + " " + ((AddComponentMenu)typeof(Attributed).GetCustomAttributes(typeof(AddComponentMenu), false)[0]).componentMenu', "1:5 tip 7 Own/Menu"),
    ("[Range] is the inspector's, not the code's", 'Attributed a = new GameObject("a").AddComponent<Attributed>(); a.ranged = 99; return a.ranged;', "99"),
    ("Reset and OnValidate are the editor's", 'Attributed a = new GameObject("a").AddComponent<Attributed>(); return a.heard.Length;', "0"),
    ("a form", 'WWWForm f = new WWWForm(); f.AddField("a", "b c"); f.AddField("n", 5); return System.Text.Encoding.UTF8.GetString(f.data) + " " + f.headers["Content-Type"];', "a=b%20c&n=5 application/x-www-form-urlencoded"),
    ("addresses", 'UnityWebRequest.EscapeURL("a b&c") + " " + UnityWebRequest.UnEscapeURL("a+b%26c")', "a+b%26c a b&c"),
    ("a request", 'UnityWebRequest r = UnityWebRequest.Get("http://127.0.0.1:1/x"); return r.method + " " + r.url + " " + r.isDone + " " + r.result + " " + r.responseCode + " " + (r.downloadHandler != null) + " " + (r.uploadHandler == null);', "GET http://127.0.0.1:1/x False InProgress 0 True True"),
    ("a posted one", 'UnityWebRequest r = UnityWebRequest.Put("http://127.0.0.1:1/x", "body"); r.SetRequestHeader("X-Own", "1"); return r.method + " " + r.uploadHandler.data.Length + " " + r.GetRequestHeader("X-Own");', "PUT 4 1"),
    ("crossfades of a graphic", 'CanvasRenderer c = new GameObject("c").AddComponent<Image>().canvasRenderer; c.SetAlpha(0.5f); float a = c.GetAlpha(); c.SetColor(Color.red); return a + " " + c.GetColor().r + " " + c.cull;', "0.5 1 False"),
    ("GUI values", 'new GUIContent("t", "tip").text + new GUIContent("t", "tip").tooltip + " " + GUIContent.none.text.Length + " " + new GUIStyle().name.Length + " " + new GUIStyle { fontSize = 3 }.fontSize', "ttip 0 0 3"),
    ("gizmos and lines do nothing", 'Debug.DrawLine(Vector3.zero, Vector3.one); Debug.DrawRay(Vector3.zero, Vector3.one, Color.red, 1); Debug.Break(); return "fine";', "fine"),
    ("a wait is a value", 'new WaitForSecondsRealtime(2).waitTime + " " + (new WaitForSeconds(1) is YieldInstruction) + " " + new WaitWhile(() => true).keepWaiting + new WaitUntil(() => true).keepWaiting', "2 True TrueFalse"),
    ("a scriptable object keeps its flags", 'Sheet s = ScriptableObject.CreateInstance<Sheet>(); s.hideFlags = HideFlags.HideAndDontSave; return s.hideFlags;', "HideAndDontSave"),
    ("Pose", 'Pose p = new Pose(Vector3.one, Quaternion.Euler(0, 90, 0)); return N(p.forward) + " " + N(p.GetTransformedBy(new Pose(Vector3.up, Quaternion.identity)).position) + " " + (Pose.identity == new Pose(Vector3.zero, Quaternion.identity));', "1,0,0 1,2,1 True"),
    ("snapping", 'N(Snapping.Snap(1.3f, 0.5f)) + " " + N(Snapping.Snap(new Vector3(1.3f, 2.2f, 0.1f), Vector3.one))', "1.5 1,2,0"),
]

MESSAGES = [
    ("values find their method", 'Told t = new GameObject("o").AddComponent<Told>(); t.SendMessage("Number", 5); t.SendMessage("Text", "x"); t.gameObject.SendMessage("Thing", t.gameObject); return t.heard;', "5 x o "),
    ("private ones too", 'Told t = new GameObject("o").AddComponent<Told>(); t.SendMessage("Hidden"); return t.heard;', "hidden "),
    ("a message to the component is one to its object", 'GameObject o = new GameObject("o"); Told a = o.AddComponent<Told>(), b = o.AddComponent<Told>(); a.SendMessage("Number", 1); return a.heard + b.heard;', "1 1 "),
    ("broadcast: parents before children, in order", 'Told.all = ""; GameObject p = new GameObject("p"), a = Child(p, "a"), b = Child(p, "b"), c = Child(a, "c"); foreach (GameObject o in new[] { b, c, a, p }) { o.AddComponent<Told>(); } p.BroadcastMessage("Named"); return Told.all;', "pacb"),
    ("upwards: the object first", 'Told.all = ""; GameObject p = new GameObject("p"), a = Child(p, "a"), c = Child(a, "c"); foreach (GameObject o in new[] { p, a, c }) { o.AddComponent<Told>(); } c.SendMessageUpwards("Named"); return Told.all;', "cap"),
    ("names of messages", 'Told t = new GameObject("o").AddComponent<Told>(); return Seen.Logged(() => t.SendMessage("Nothing"));', "Error: SendMessage Nothing has no receiver!"),
]
JSON = [
    ("fields of the base come first", 'JsonUtility.ToJson(new MoreInner { value = 1, more = 2 })', '{"value":1,"more":2}'),
    ("a script's fields", 'Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>(); i.counted = 4; return JsonUtility.ToJson(i);', '{"counted":4}'),
    ("a ScriptableObject's fields", 'JsonUtility.ToJson(ScriptableObject.CreateInstance<Sheet>())', '{"number":1,"inner":{"value":3}}'),
    ("case matters", 'JsonUtility.FromJson<Inner>("{\\"Value\\":9}").value', "3"),
    ("spaces do not", 'JsonUtility.FromJson<Inner>(" \\n{ \\"value\\" : 9 }\\t").value', "9"),
    ("a fraction for a whole number", 'JsonUtility.FromJson<Inner>("{\\"value\\":1.9}").value', "1"),
    ("an exponent", 'JsonUtility.FromJson<Boxed<float>>("{\\"value\\":1.5e2}").value', "150"),
    ("generic classes", 'JsonUtility.ToJson(new Boxed<int> { value = 5 }) + JsonUtility.ToJson(new Boxed<Vector2> { value = Vector2.up })', '{"value":5}{"value":{"x":0.0,"y":1.0}}'),
    ("rotations and colours", 'JsonUtility.ToJson(new Boxed<Quaternion> { value = Quaternion.identity }) + JsonUtility.ToJson(new Boxed<Color> { value = Color.red })', '{"value":{"x":0.0,"y":0.0,"z":0.0,"w":1.0}}{"value":{"r":1.0,"g":0.0,"b":0.0,"a":1.0}}'),
    ("values of Unity as the whole", 'JsonUtility.ToJson(Vector3.one) + JsonUtility.FromJson<Vector3>("{\\"y\\":2}")', '{"x":1.0,"y":1.0,"z":1.0}(0.00, 2.00, 0.00)'),
    ("pretty objects in objects", 'JsonUtility.ToJson(new Boxed<Inner> { value = new Inner() }, true)', '{\n    "value": {\n        "value": 3\n    }\n}'),
    ("a list in a wrapper", 'JsonUtility.FromJson<Boxed<List<int>>>("{\\"value\\":[3,1,2]}").value', "3,1,2"),
    ("an object of another type is passed over", 'JsonUtility.FromJson<Boxed<List<int>>>("{}").value == null || JsonUtility.FromJson<Boxed<List<int>>>("{}").value.Count == 0', "True"),
    ("true and false", 'JsonUtility.FromJson<Boxed<bool>>("{\\"value\\":true}").value', "True"),
]

THREADS = [
    ("the engine's objects are of the main thread", 'Exception e = Elsewhere(() => GameObject.Find("x")); return e.GetType().Name + ": " + e.Message;',
     "UnityException: Find can only be called from the main thread.\nConstructors and field initializers will be executed from the loading thread when loading a scene.\nDon't use this function in the constructor or field initializers, instead move initialization code to the Awake or Start function."),
    ("new objects too", 'Elsewhere(() => new GameObject("x")).GetType().Name', "UnityException"),
    ("values are of every thread", 'Elsewhere(() => { Vector3 v = Quaternion.Euler(0, 90, 0) * Vector3.one; JsonUtility.ToJson(new Inner()); Debug.Log("elsewhere " + Mathf.Sin(1) + v); })', "null"),
    ("comparing with null is", 'GameObject o = new GameObject("o"); return Elsewhere(() => { if (o == null) { throw new Exception("gone"); } });', "null"),
]

LAYERS = [
    ("built-in layers without a TagManager", '"Default,TransparentFX,Ignore Raycast,Water,UI".Split(\',\').Select(n => LayerMask.NameToLayer(n))', "0,1,2,4,5"),
    ("their names", 'Enumerable.Range(0, 8).Select(n => LayerMask.LayerToName(n))', "Default,TransparentFX,Ignore Raycast,,Water,UI,,"),
    ("built-in tags", '"Untagged,Respawn,Finish,EditorOnly,MainCamera,Player,GameController".Split(\',\').All(t => { GameObject o = new GameObject(); o.tag = t; bool did = o.CompareTag(t); Object.DestroyImmediate(o); return did; })', "True"),
    ("an axis that is not there", 'Input.GetAxis("Own")', "ArgumentException: Input Axis Own is not setup.\n To change the input settings use: Edit -> Settings -> Input"),
]
GROUPS = {"Json": JSON, "Threads": THREADS, "BuiltIn": LAYERS, "Assertions": ASSERTIONS, "Pools": POOLS, "Curved": CURVED, "Media": MEDIA, "Settings": SETTINGS, "Messages": MESSAGES}
