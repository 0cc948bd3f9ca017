"""Bounds, rectangles, rays, planes, colours, gradients and curves."""

BOUNDS = [
    ("as text", 'new Bounds(Vector3.one, Vector3.one) + " " + new BoundsInt(1, 2, 3, 4, 5, 6)', "Center: (1.00, 1.00, 1.00), Extents: (0.50, 0.50, 0.50) Position: (1, 2, 3), Size: (4, 5, 6)"),
    ("edges belong to it", 'Bounds b = new Bounds(Vector3.zero, Vector3.one * 2); return b.Contains(Vector3.one) + " " + b.Contains(new Vector3(1.01f, 0, 0)) + " " + N(b.min) + " " + N(b.max);', "True False -1,-1,-1 1,1,1"),
    ("touching ones intersect", 'Bounds b = new Bounds(Vector3.zero, Vector3.one * 2); return b.Intersects(new Bounds(Vector3.right * 2, Vector3.one * 2)) + " " + b.Intersects(new Bounds(Vector3.right * 2.1f, Vector3.one * 2));', "True False"),
    ("Encapsulate", 'Bounds b = new Bounds(Vector3.zero, Vector3.zero); b.Encapsulate(new Vector3(4, 0, 0)); b.Encapsulate(new Bounds(Vector3.up, Vector3.one * 2)); return N(b.center) + " " + N(b.size);', "1.5,1,0 5,2,2"),
    ("Expand is of the size", 'Bounds b = new Bounds(Vector3.zero, Vector3.one); b.Expand(1); Bounds c = b; c.Expand(new Vector3(2, 0, 0)); return N(b.size) + " " + N(c.size);', "2,2,2 4,2,2"),
    ("distance and nearest point", 'Bounds b = new Bounds(Vector3.zero, Vector3.one * 2); return N(b.SqrDistance(new Vector3(3, 0, 0)), b.SqrDistance(Vector3.zero)) + " " + N(b.ClosestPoint(new Vector3(3, 0.5f, 0)));', "4,0 1,0.5,0"),
    ("a ray", 'Bounds b = new Bounds(new Vector3(0, 0, 5), Vector3.one * 2); float d; bool hit = b.IntersectRay(new Ray(Vector3.zero, Vector3.forward), out d); return hit + " " + N(d) + " " + b.IntersectRay(new Ray(Vector3.zero, Vector3.right));', "True 4 False"),
    ("set", 'Bounds b = new Bounds(); b.SetMinMax(new Vector3(1, 1, 1), new Vector3(3, 5, 7)); b.min = Vector3.zero; return N(b.center) + " " + N(b.extents);', "1.5,2.5,3.5 1.5,2.5,3.5"),
    ("equal", '(new Bounds(Vector3.one, Vector3.one) == new Bounds(Vector3.one, Vector3.one)) + " " + new Bounds().Equals(null)', "True False"),
    ("whole ones", 'BoundsInt b = new BoundsInt(0, 0, 0, 2, 2, 1); int n = 0; foreach (Vector3Int p in b.allPositionsWithin) { n += p.x + 10 * p.y; } return n + " " + b.Contains(new Vector3Int(1, 1, 0)) + b.Contains(new Vector3Int(2, 1, 0)) + " " + b.max;', "22 TrueFalse (2, 2, 1)"),
]

RECTS = [
    ("as text", 'new Rect(1, 2, 3, 4) + " " + new RectInt(1, 2, 3, 4) + " " + new RectOffset(1, 2, 3, 4)', "(x:1.00, y:2.00, width:3.00, height:4.00) (x:1, y:2, width:3, height:4) RectOffset (l:1 r:2 t:3 b:4)"),
    ("the far edges do not belong to it", 'Rect r = new Rect(0, 0, 10, 10); return r.Contains(new Vector2(0, 0)) + " " + r.Contains(new Vector2(10, 5)) + " " + r.Contains(new Vector3(5, 5, 99));', "True False True"),
    ("a negative one contains if allowed", 'Rect r = new Rect(10, 10, -10, -10); return r.Contains(new Vector2(5, 5)) + " " + r.Contains(new Vector2(5, 5), true);', "False True"),
    ("touching ones do not overlap", 'Rect r = new Rect(0, 0, 10, 10); return r.Overlaps(new Rect(10, 0, 5, 5)) + " " + r.Overlaps(new Rect(9, 9, 5, 5)) + " " + r.Overlaps(new Rect(15, 15, -10, -10)) + " " + r.Overlaps(new Rect(15, 15, -10, -10), true);', "False True False True"),
    ("edges", 'Rect r = Rect.MinMaxRect(1, 2, 5, 8); return N(r.width, r.height, r.xMax, r.yMax) + " " + N(r.center) + " " + N(r.size);', "4,6,5,8 3,5 4,6"),
    ("a new edge changes the size", 'Rect r = new Rect(0, 0, 10, 10); r.xMin = 4; r.yMax = 20; return r.ToString();', "(x:4.00, y:0.00, width:6.00, height:20.00)"),
    ("a new centre moves it", 'Rect r = new Rect(0, 0, 10, 10); r.center = Vector2.zero; Rect s = r; s.position = Vector2.one; return r + " " + N(s.min);', "(x:-5.00, y:-5.00, width:10.00, height:10.00) 1,1"),
    ("normalised", 'Rect r = new Rect(10, 10, 20, 40); return N(Rect.NormalizedToPoint(r, new Vector2(0.5f, 2))) + " " + N(Rect.PointToNormalized(r, new Vector2(20, 100)));', "20,50 0.5,1"),
    ("offsets", 'RectOffset o = new RectOffset(1, 2, 3, 4); return o.horizontal + " " + o.vertical + " " + o.Add(new Rect(10, 10, 10, 10)) + " " + o.Remove(new Rect(10, 10, 10, 10));', "3 7 (x:9.00, y:7.00, width:13.00, height:17.00) (x:11.00, y:13.00, width:7.00, height:3.00)"),
    ("whole ones", 'RectInt r = new RectInt(0, 0, 3, 2); int n = 0; foreach (Vector2Int p in r.allPositionsWithin) { n++; } return n + " " + r.Contains(new Vector2Int(3, 0)) + " " + r.xMax + " " + r.Overlaps(new RectInt(2, 1, 4, 4)) + " " + N(r.center);', "6 False 3 True 1.5,1"),
    ("equal", '(new Rect(1, 2, 3, 4) == new Rect(1, 2, 3, 4)) + " " + (Rect.zero != new Rect(0, 0, 1, 0))', "True True"),
]

PLANES = [
    ("as text", 'new Ray(Vector3.one, Vector3.forward * 5) + " " + new Plane(Vector3.up, 2) + " " + new Ray2D(Vector2.one, Vector2.up)', "Origin: (1.00, 1.00, 1.00), Dir: (0.00, 0.00, 1.00) (normal:(0.00, 1.00, 0.00), distance:2.00) Origin: (1.00, 1.00), Dir: (0.00, 1.00)"),
    ("a ray's direction is normalised", 'Ray r = new Ray(Vector3.one, new Vector3(0, 0, 5)); r.direction = new Vector3(0, 3, 0); return N(r.direction) + " " + N(r.GetPoint(2));', "0,1,0 1,3,1"),
    ("sides", 'Plane p = new Plane(Vector3.up, new Vector3(0, 3, 0)); return N(p.distance, p.GetDistanceToPoint(new Vector3(9, 5, 9))) + " " + p.GetSide(Vector3.up * 4) + p.GetSide(Vector3.zero) + p.SameSide(Vector3.zero, Vector3.one);', "-3,2 TrueFalseTrue"),
    ("a ray onto it", 'float d; Plane p = new Plane(Vector3.up, 0); bool hit = p.Raycast(new Ray(Vector3.up * 4, Vector3.down), out d); return hit + " " + N(d);', "True 4"),
    ("a ray away from it", 'float d; Plane p = new Plane(Vector3.up, 0); bool hit = p.Raycast(new Ray(Vector3.up * 4, Vector3.up), out d); return hit + " " + N(d);', "False -4"),
    ("a ray beside it", 'float d; Plane p = new Plane(Vector3.up, 0); bool hit = p.Raycast(new Ray(Vector3.up * 4, Vector3.right), out d); return hit + " " + N(d);', "False 0"),
    ("through three points", 'Plane p = new Plane(Vector3.zero, Vector3.forward, Vector3.right); return N(p.normal) + " " + N(p.distance) + " " + N(p.flipped.normal);', "0,1,0 0 0,-1,0"),
    ("the nearest point", 'N(new Plane(Vector3.up, -2).ClosestPointOnPlane(new Vector3(1, 7, 3)))', "1,2,3"),
    ("the normal is normalised", 'Plane p = new Plane(new Vector3(0, 4, 0), 2); p.Translate(Vector3.up); return N(p.normal) + " " + N(p.distance);', "0,1,0 3"),
    ("planes of a camera", 'Camera c = new GameObject("c").AddComponent<Camera>(); Plane[] p = GeometryUtility.CalculateFrustumPlanes(c); return p.Length + " " + GeometryUtility.TestPlanesAABB(p, new Bounds(Vector3.forward * 5, Vector3.one)) + GeometryUtility.TestPlanesAABB(p, new Bounds(Vector3.back * 5, Vector3.one));', "6 TrueFalse"),
]

COLORS = [
    ("as text", 'Color.red + " " + new Color32(1, 2, 3, 4) + " " + Color.red.ToString("F1") + " " + Color.yellow', "RGBA(1.000, 0.000, 0.000, 1.000) RGBA(1, 2, 3, 4) RGBA(1.0, 0.0, 0.0, 1.0) RGBA(1.000, 0.922, 0.016, 1.000)"),
    ("bytes are rounded", '((Color32)new Color(0.5f, 2, -1, 0.25f)).ToString()', "RGBA(128, 255, 0, 64)"),
    ("bytes to a colour", '((Color)new Color32(255, 51, 0, 255)).ToString()', "RGBA(1.000, 0.200, 0.000, 1.000)"),
    ("opaque by default", 'new Color(1, 2, 3).a + " " + Color.clear.a + " " + default(Color).a', "1 0 0"),
    ("Lerp", 'Color.Lerp(Color.black, Color.white, 0.25f) + " " + Color.Lerp(Color.black, Color.white, 3) + " " + Color32.Lerp(new Color32(0, 0, 0, 0), new Color32(100, 200, 50, 255), 0.5f)', "RGBA(0.250, 0.250, 0.250, 1.000) RGBA(1.000, 1.000, 1.000, 1.000) RGBA(50, 100, 25, 127)"),
    ("to HSV", 'float h, s, v; Color.RGBToHSV(new Color(0, 0.5f, 0), out h, out s, out v); float g, t, w; Color.RGBToHSV(Color.gray, out g, out t, out w); return N(h, s, v) + " " + N(g, t, w);', "0.333,1,0.5 0,0,0.5"),
    ("from HSV", 'Color.HSVToRGB(1f / 3, 1, 1) + " " + Color.HSVToRGB(0.5f, 0.5f, 0.5f) + " " + Color.HSVToRGB(0, 1, 2, true).r + " " + Color.HSVToRGB(0, 1, 2, false).r', "RGBA(0.000, 1.000, 0.000, 1.000) RGBA(0.250, 0.500, 0.500, 1.000) 2 1"),
    ("grey of it", 'N(Color.white.grayscale, Color.red.grayscale, Color.green.grayscale, Color.blue.grayscale)', "1,0.299,0.587,0.114"),
    ("arithmetic", '(Color.red * 0.5f + Color.blue - new Color(0, 0, 0, 1)) + " " + (Color.red * Color.gray)', "RGBA(0.500, 0.000, 1.000, 0.500) RGBA(0.500, 0.000, 0.000, 1.000)"),
    ("linear and gamma", 'N(new Color(0.5f, 0.5f, 0.5f, 0.5f).linear.r, new Color(0.5f, 0, 0, 0.5f).linear.a, new Color(0.5f, 0, 0).gamma.r)', "0.214,0.5,0.735"),
    ("a vector", 'Vector4 v = new Color(1, 2, 3, 4); Color c = new Vector4(4, 3, 2, 1); return N(v) + " " + c.r + " " + c.maxColorComponent;', "1,2,3,4 4 4"),
    ("an index beyond", 'Color.red[4]', "IndexOutOfRangeException: Invalid Color index(4)!"),
    ("in hexadecimal", 'ColorUtility.ToHtmlStringRGB(Color.red) + " " + ColorUtility.ToHtmlStringRGBA(new Color(0, 0.5f, 1, 0.5f))', "FF0000 0080FF80"),
    ("from hexadecimal", 'Color a, b, c, d; return ColorUtility.TryParseHtmlString("#F00", out a) + " " + ColorUtility.TryParseHtmlString("#00FF0080", out b) + " " + ColorUtility.TryParseHtmlString("#0f08", out c) + " " + ColorUtility.TryParseHtmlString("FF0000", out d) + " " + a + " " + (Color32)b + " " + (Color32)c;', "True True True False RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0, 255, 0, 128) RGBA(0, 255, 0, 136)"),
    ("colours by name", '"red,cyan,blue,darkblue,lightblue,purple,yellow,lime,fuchsia,white,silver,grey,black,orange,brown,maroon,green,olive,navy,teal,aqua,magenta".Split(\',\').Select(n => { Color c; return ColorUtility.TryParseHtmlString(n, out c) ? ColorUtility.ToHtmlStringRGB(c) : "?"; })',
     "FF0000,00FFFF,0000FF,0000A0,ADD8E6,800080,FFFF00,00FF00,FF00FF,FFFFFF,C0C0C0,808080,000000,FFA500,A52A2A,800000,008000,808000,000080,008080,00FFFF,FF00FF"),
    ("no colour", 'Color c; return ColorUtility.TryParseHtmlString("nonsense", out c) + " " + ColorUtility.TryParseHtmlString("", out c) + " " + ColorUtility.TryParseHtmlString("#12345", out c);', "False False False"),
    ("nearly equal", '(new Color(1, 0, 0) == new Color(1.000001f, 0, 0)) + " " + new Color(1, 0, 0).Equals(new Color(1.000001f, 0, 0)) + " " + (Color.red == Color.blue)', "True False False"),
]

GRADIENTS = [
    ("a new one is white", 'Gradient g = new Gradient(); return g.Evaluate(0.3f) + " " + g.mode + " " + g.colorKeys.Length + g.alphaKeys.Length;', "RGBA(1.000, 1.000, 1.000, 1.000) Blend 22"),
    ("blending", 'Gradient g = Ramp(); return g.Evaluate(0.25f) + " " + g.Evaluate(-1) + " " + g.Evaluate(2);', "RGBA(0.750, 0.000, 0.250, 1.000) RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0.000, 0.000, 1.000, 0.000)"),
    ("alpha has its own keys", 'N(Ramp().Evaluate(0.5f).a, Ramp().Evaluate(0.75f).a)', "1,0.5"),
    ("fixed colours", 'Gradient g = Ramp(); g.mode = GradientMode.Fixed; return g.Evaluate(0.25f) + " " + g.Evaluate(0);', "RGBA(0.000, 0.000, 1.000, 1.000) RGBA(1.000, 0.000, 0.000, 1.000)"),
    ("keys are sorted", 'Gradient g = new Gradient(); g.SetKeys(new[] { new GradientColorKey(Color.blue, 1), new GradientColorKey(Color.red, 0) }, new[] { new GradientAlphaKey(1, 0) }); return g.colorKeys.Select(k => k.time);', "0,1"),
    ("one key", 'Gradient g = new Gradient(); g.SetKeys(new[] { new GradientColorKey(Color.green, 0.5f) }, new[] { new GradientAlphaKey(0.5f, 0) }); return g.Evaluate(0.1f).ToString();', "RGBA(0.000, 1.000, 0.000, 0.500)"),
    ("equal ones", 'Ramp().Equals(Ramp()) + " " + Ramp().Equals(new Gradient())', "True False"),
]

CURVES = [
    ("an empty one is 0", 'new AnimationCurve().Evaluate(3)', "0"),
    ("one key", 'new AnimationCurve(new Keyframe(1, 5)).Evaluate(99)', "5"),
    ("linear", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 2, 4); return N(c.Evaluate(0.5f), c.Evaluate(5), c.Evaluate(-1), c.keys[0].outTangent);', "1,4,0,2"),
    ("eased", 'AnimationCurve c = AnimationCurve.EaseInOut(0, 0, 1, 1); return N(c.Evaluate(0.5f), c.Evaluate(0.25f), c.keys[0].outTangent);', "0.5,0.156,0"),
    ("constant", 'AnimationCurve c = AnimationCurve.Constant(0, 1, 7); return c.Evaluate(0.5f) + " " + c.length;', "7 2"),
    ("flat tangents by default", 'N(new AnimationCurve(new Keyframe(0, 0), new Keyframe(1, 1)).Evaluate(0.25f))', "0.156"),
    ("tangents", 'N(new AnimationCurve(new Keyframe(0, 0, 0, 2), new Keyframe(1, 0, -2, 0)).Evaluate(0.5f))', "0.5"),
    ("over a longer time", 'N(new AnimationCurve(new Keyframe(0, 0, 0, 2), new Keyframe(2, 0, -2, 0)).Evaluate(1))', "1"),
    ("an infinite tangent is a step", 'AnimationCurve c = new AnimationCurve(new Keyframe(0, 1, 0, float.PositiveInfinity), new Keyframe(1, 3)); return N(c.Evaluate(0.99f), c.Evaluate(1));', "1,3"),
    ("AddKey keeps the order", 'AnimationCurve c = new AnimationCurve(); int a = c.AddKey(1, 1), b = c.AddKey(0, 0), d = c.AddKey(0.5f, 9), e = c.AddKey(0.5f, 3); return a + " " + b + " " + d + " " + e + " " + c.length + " " + c[1].value;', "0 0 1 -1 3 9"),
    ("RemoveKey and MoveKey", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1); c.AddKey(0.5f, 5); c.RemoveKey(1); int at = c.MoveKey(0, new Keyframe(3, 7)); return c.length + " " + at + " " + c[1].value;', "2 1 7"),
    ("keys are a copy", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1); c.keys[0].value = 9; float was = c[0].value; Keyframe[] k = c.keys; k[0].value = 9; c.keys = k; return was + " " + c[0].value;', "0 9"),
    ("it is clamped at its ends", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1); return c.preWrapMode + " " + c.postWrapMode;', "ClampForever ClampForever"),
    ("looping", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1); c.postWrapMode = WrapMode.Loop; c.preWrapMode = WrapMode.Loop; return N(c.Evaluate(2.25f), c.Evaluate(-0.25f));', "0.25,0.75"),
    ("there and back", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1); c.postWrapMode = c.preWrapMode = WrapMode.PingPong; return N(c.Evaluate(1.25f), c.Evaluate(2.25f), c.Evaluate(-0.25f));', "0.75,0.25,0.25"),
    ("a key beyond", 'Thrown(() => { Keyframe k = new AnimationCurve()[0]; })', "IndexOutOfRangeException"),
    ("equal ones", 'AnimationCurve.Linear(0, 0, 1, 1).Equals(AnimationCurve.Linear(0, 0, 1, 1)) + " " + AnimationCurve.Linear(0, 0, 1, 1).Equals(AnimationCurve.Linear(0, 0, 1, 2))', "True False"),
    ("a copy", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1), d = new AnimationCurve(c.keys); d.AddKey(2, 2); return c.length + " " + d.length;', "2 3"),
]
GROUPS = {"Bounds": BOUNDS, "Rects": RECTS, "Planes": PLANES, "Colors": COLORS, "Gradients": GRADIENTS, "Curves": CURVES}
