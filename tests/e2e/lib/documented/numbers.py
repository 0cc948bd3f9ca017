"""More of numbers: texts with formats, hashes, edges of Mathf, vectors, rectangles, bounds, colours, curves and hashes of 128 bits."""

# SpookyHash V2, published: the first 32 bits for lengths of bytes 128, 129, ... (mod 256).
SPOOKY = {0: 0x6bf50919, 1: 0x70de1d26, 2: 0xa2b37298, 7: 0xf9f1a233, 8: 0xee193982, 15: 0x83ec01f9, 16: 0xf274736c, 31: 0x027bca7c, 32: 0xe5cfc8b6, 511: 0xcc1c8250}
SPOOKY_LENGTHS = ",".join(str(n) for n in SPOOKY)


def spooky_short(*pieces):
    """What hashes of 4 bytes are, each seeded with the one before."""
    mask = (1 << 64) - 1
    a = b = 0
    for piece in pieces:
        h = [a, b, 0xdeadbeefdeadbeef + piece & mask, 0xdeadbeefdeadbeef + (4 << 56) & mask]
        for i, by in enumerate((15, 52, 26, 51, 28, 9, 47, 54, 32, 25, 63)):
            turned, to = (i + 2) % 4, (i + 3) % 4
            h[to] ^= h[turned]
            h[turned] = (h[turned] << by | h[turned] >> (64 - by)) & mask
            h[to] = h[to] + h[turned] & mask
        a, b = h[:2]
    return a.to_bytes(8, "little").hex() + b.to_bytes(8, "little").hex()


HASHES = [
    ("published values", f'"{SPOOKY_LENGTHS}".Split(\',\').Select(n => Hash128.Compute(Enumerable.Range(0, int.Parse(n)).Select(i => (byte)(i + 128)).ToArray()).ToString().Substring(0, 8))',
     ",".join(n.to_bytes(4, "little").hex() for n in SPOOKY.values())),
    ("a number", 'Hash128.Compute(5) + " " + Hash128.Compute(1f)', spooky_short(5) + " " + spooky_short(0x3f800000)),
    ("numbers in a row", 'Hash128 h = Hash128.Compute(5); h.Append(6); Hash128 g = new Hash128(); g.Append(5); g.Append(6); return h + " " + (g == h);', spooky_short(5, 6) + " True"),
    ("text is UTF-8", '(Hash128.Compute("h\u00e9llo") == Hash128.Compute(System.Text.Encoding.UTF8.GetBytes("h\u00e9llo"))) + " " + (Hash128.Compute("a") == Hash128.Compute("b"))', "True False"),
    ("arrays, lists and parts", 'int[] a = { 1, 2, 3 }; NativeArray<int> n = new NativeArray<int>(a, Allocator.Temp); bool same = Hash128.Compute(n) == Hash128.Compute(a); n.Dispose(); return same + " " + (Hash128.Compute(a) == Hash128.Compute(a.ToList())) + " " + (Hash128.Compute(a, 1, 2) == Hash128.Compute(new[] { 2, 3 })) + " " + (Hash128.Compute(a, 2, 1) == Hash128.Compute(3));', "True True True True"),
    ("a value", 'Vector3 v = new Vector3(1, 2, 3); return Hash128.Compute(ref v) == Hash128.Compute(new[] { 1f, 2f, 3f });', "True"),
    ("beyond the array", 'Hash128.Compute(new int[2], 1, 2)', "ArgumentOutOfRangeException: Specified argument was out of the range of valid values.\nParameter name: Bad start/count arguments (start:1 count:2)"),
    ("appended", 'Hash128 a = Hash128.Compute("a"), b = a; Hash128 c = Hash128.Compute("c"); HashUtilities.AppendHash(ref c, ref a); b.Append(ref c); return (a == b) + " " + a.isValid;', "True True"),
    ("in order", 'new Hash128(1ul, 0).CompareTo(new Hash128(2ul, 0)) + " " + (new Hash128(1ul, 5) > new Hash128(1ul, 4)) + " " + new Hash128(1, 0, 2, 0).Equals(new Hash128(1ul, 2)) + " " + new Hash128(1ul, 2).CompareTo(null)', "-1 True True 1"),
]

TEXTS = [
    ("a format and a culture", 'System.Globalization.CultureInfo de = new System.Globalization.CultureInfo("de-DE"); return new Vector3(1.5f, 2, 3).ToString("F1", de) + " " + new Color(0.5f, 0, 0).ToString("F1", de) + " " + new Rect(1.5f, 0, 0, 0).ToString("F1", de);', "(1,5, 2,0, 3,0) RGBA(0,5, 0,0, 0,0, 1,0) (x:1,5, y:0,0, width:0,0, height:0,0)"),
    ("an empty format is the usual one", 'new Vector2(1.257f, 2).ToString("") + " " + new Vector4(1, 2, 3, 4).ToString(null) + " " + Quaternion.identity.ToString("") + " " + new Color().ToString("")', "(1.26, 2.00) (1.00, 2.00, 3.00, 4.00) (0.00000, 0.00000, 0.00000, 1.00000) RGBA(0.000, 0.000, 0.000, 0.000)"),
    ("whole ones", 'new Vector2Int(1, -2).ToString("D3") + " " + new Vector3Int(10, 11, 12).ToString("X") + " " + new RectInt(1, 2, 3, 4).ToString("D2")', "(001, -002) (A, B, C) (x:01, y:02, width:03, height:04)"),
    ("the others", 'new Ray(Vector3.zero, Vector3.up).ToString("F1") + " " + new Plane(Vector3.up, 1.5f).ToString("F1") + " " + new Bounds(Vector3.zero, Vector3.one).ToString("F1")', "Origin: (0.0, 0.0, 0.0), Dir: (0.0, 1.0, 0.0) (normal:(0.0, 1.0, 0.0), distance:1.5) Center: (0.0, 0.0, 0.0), Extents: (0.5, 0.5, 0.5)"),
    ("bytes", 'new Color32(1, 20, 255, 0).ToString("X2") + " " + new Color32(1, 2, 3, 4)', "RGBA(01, 14, FF, 00) RGBA(1, 2, 3, 4)"),
    ("a matrix", 'Matrix4x4.identity.ToString("F0")', "1\t0\t0\t0\n0\t1\t0\t0\n0\t0\t1\t0\n0\t0\t0\t1\n"),
    ("a pose", 'new Pose(Vector3.one, Quaternion.identity) + " " + new Pose(Vector3.one, Quaternion.identity).ToString("F1")', "((1.00, 1.00, 1.00), (0.00000, 0.00000, 0.00000, 1.00000)) ((1.0, 1.0, 1.0), (0.0, 0.0, 0.0, 1.0))"),
    ("numbers that are none", 'new Vector2(float.NaN, float.PositiveInfinity).ToString()', "(NaN, Infinity)"),
    ("a resolution", 'new Resolution { width = 640, height = 480 }.ToString().StartsWith("640 x 480 @ ")', "True"),
    ("objects", 'new GameObject("box") + " " + new GameObject("box").transform + " " + new GameObject("box").AddComponent<BoxCollider>() + " " + new Mesh { name = "m" } + " " + new Material(Shader.Find("Standard")).name', "box (UnityEngine.GameObject) box (UnityEngine.Transform) box (UnityEngine.BoxCollider) m (UnityEngine.Mesh) Standard"),
    ("a destroyed object", 'GameObject o = new GameObject("o"); Object.DestroyImmediate(o); return o.ToString();', "null"),
]

EQUALITY = [
    ("hashes of vectors", '(new Vector2(1, 2).GetHashCode() == (1f.GetHashCode() ^ 2f.GetHashCode() << 2)) + " " + (new Vector4(1, 2, 3, 4).GetHashCode() == (1f.GetHashCode() ^ 2f.GetHashCode() << 2 ^ 3f.GetHashCode() >> 2 ^ 4f.GetHashCode() >> 1))', "True True"),
    ("hashes of whole vectors", 'new Vector2Int(1, 2).GetHashCode() + " " + (new Vector3Int(1, 2, 3).GetHashCode() == (1 ^ (2 << 4) ^ (2 >> 28) ^ (3 >> 4) ^ (3 << 28)))', "9 True"),
    ("of rotations and colours", '(new Quaternion(1, 2, 3, 4).GetHashCode() == new Vector4(1, 2, 3, 4).GetHashCode()) + " " + (new Color(1, 2, 3, 4).GetHashCode() == new Vector4(1, 2, 3, 4).GetHashCode())', "True True"),
    ("of rectangles and bounds", '(new Rect(1, 2, 3, 4).GetHashCode() == (1f.GetHashCode() ^ 3f.GetHashCode() << 2 ^ 2f.GetHashCode() >> 2 ^ 4f.GetHashCode() >> 1)) + " " + (new Bounds(Vector3.one, Vector3.one * 2).GetHashCode() == (Vector3.one.GetHashCode() ^ Vector3.one.GetHashCode() << 2))', "True True"),
    ("Equals is exact, == is not", 'Vector4 a = new Vector4(1, 0, 0, 0), b = new Vector4(1.000001f, 0, 0, 0); return (a == b) + " " + a.Equals(b) + " " + a.Equals((object)a) + " " + a.Equals("x");', "True False True False"),
    ("a byte colour", 'new Color32(1, 2, 3, 4).Equals(new Color32(1, 2, 3, 4)) + " " + new Color32(1, 2, 3, 4)[2]', "True 3"),
    ("keys of a dictionary", 'Dictionary<Vector3Int, int> d = new Dictionary<Vector3Int, int> { { new Vector3Int(1, 2, 3), 5 } }; return d[new Vector3Int(1, 2, 3)] + " " + new HashSet<Vector2> { Vector2.one, Vector2.one }.Count;', "5 1"),
    ("matrices", '(Matrix4x4.identity == Matrix4x4.TRS(Vector3.zero, Quaternion.identity, Vector3.one)) + " " + Matrix4x4.identity.Equals(Matrix4x4.zero) + " " + (Matrix4x4.identity.GetHashCode() == Matrix4x4.Scale(Vector3.one).GetHashCode())', "True False True"),
    ("ranges", 'new RangeInt(1, 2).Equals(new RangeInt(1, 2)) + " " + new LayerMask { value = 3 }.Equals(new LayerMask { value = 3 })', "True True"),
    ("rectangles of whole numbers", 'new RectInt(1, 2, 3, 4).Equals(new RectInt(1, 2, 3, 4)) + " " + (new BoundsInt(1, 2, 3, 4, 5, 6) == new BoundsInt(1, 2, 3, 4, 5, 6)) + " " + (new BoundsInt() != new BoundsInt(1, 0, 0, 0, 0, 0))', "True True True"),
]

MATHF = [
    ("Clamp with the wrong order", 'Mathf.Clamp(5, 10, 0) + " " + Mathf.Clamp(5f, 10f, 0f)', "10 10"),
    ("roots and logarithms of nothing", 'Mathf.Sqrt(-1) + " " + Mathf.Log(0) + " " + Mathf.Log(-1) + " " + Mathf.Pow(0, 0) + " " + Mathf.Acos(2)', "NaN -Infinity NaN 1 NaN"),
    ("rounding of negative numbers", 'Mathf.RoundToInt(-0.5f) + " " + Mathf.RoundToInt(-1.5f) + " " + Mathf.RoundToInt(-2.5f) + " " + Mathf.FloorToInt(-2) + " " + Mathf.CeilToInt(2.000001f)', "0 -2 -2 -2 3"),
    ("many", 'Mathf.Max(1, 5, 3) + " " + Mathf.Min(4f, -2.5f, 3) + " " + Mathf.Max(new int[0]) + " " + Mathf.Abs(-7) + " " + Mathf.Abs(-7.5f)', "5 -2.5 0 7 7.5"),
    ("angles", 'N(Mathf.DeltaAngle(0, 540), Mathf.DeltaAngle(90, 270), Mathf.DeltaAngle(-10, 10), Mathf.LerpAngle(0, 270, 0.5f), Mathf.LerpAngle(0, 90, 2))', "180,180,20,-45,90"),
    ("Gamma keeps the sign", 'N(Mathf.Gamma(-2, 4, 2), Mathf.Gamma(5, 4, 2))', "-1,5"),
    ("SmoothStep backwards", 'N(Mathf.SmoothStep(10, 0, 0.25f), Mathf.SmoothStep(10, 0, -1))', "8.438,10"),
    ("Repeat and PingPong of fractions", 'N(Mathf.Repeat(-0.25f, 1), Mathf.Repeat(2.5f, 1), Mathf.Repeat(5, 2.5f), Mathf.PingPong(0.75f, 0.5f))', "0.75,0.5,0,0.25"),
    ("InverseLerp is clamped", 'N(Mathf.InverseLerp(0, 10, -5), Mathf.InverseLerp(10, 0, 2.5f), Mathf.InverseLerp(-1, 1, 0))', "0,0.75,0.5"),
    ("SmoothDamp with a greatest speed", 'float v = 0, at = 0; for (int i = 0; i < 100; i++) { at = Mathf.SmoothDamp(at, 100, ref v, 0.3f, 10, 0.02f); } return at < 100 && v <= 10.01f && at > 10;', "True"),
    ("MoveTowards with a negative step", 'N(Mathf.MoveTowards(5, 0, -1), Mathf.MoveTowards(0, 0.5f, 1))', "6,0.5"),
    ("Sign of minus nothing", 'Mathf.Sign(-0f) + " " + Mathf.Sign(float.NegativeInfinity)', "1 -1"),
    ("Random.Range backwards", 'Random.InitState(1); return Enumerable.Range(0, 200).All(i => { float f = Random.Range(3f, -3f); return f >= -3 && f <= 3; });', "True"),
    ("Random.value", 'Random.InitState(1); return Enumerable.Range(0, 500).All(i => { float f = Random.value; return f >= 0 && f <= 1; });', "True"),
    ("the same seed", 'Random.InitState(77); int[] a = Enumerable.Range(0, 5).Select(i => Random.Range(0, 1000)).ToArray(); Random.InitState(77); return a.SequenceEqual(Enumerable.Range(0, 5).Select(i => Random.Range(0, 1000)));', "True"),
    ("noise", 'Enumerable.Range(0, 200).All(i => { float f = Mathf.PerlinNoise(i * 0.37f, i * 0.11f); return f > -0.1f && f < 1.1f; }) + " " + (Mathf.PerlinNoise(0.3f, 0.7f) == Mathf.PerlinNoise(0.3f, 0.7f))', "True True"),
    ("old names", 'Random.InitState(4); int a = Random.RandomRange(0, 100); Random.InitState(4); return (a == Random.Range(0, 100)) + " " + new Rect(1, 2, 3, 4).left + new Rect(1, 2, 3, 4).right + new Rect(1, 2, 3, 4).top + new Rect(1, 2, 3, 4).bottom;', "True 1426"),
]

VECTORS = [
    ("set", 'Vector3 v = Vector3.one; v.Set(1, 2, 3); Vector2Int w = Vector2Int.zero; w.Set(4, 5); v.Scale(new Vector3(2, 2, 2)); return N(v) + " " + w;', "2,4,6 (4, 5)"),
    ("division and negation", 'N(new Vector3(2, 4, 6) / 2) + " " + N(-new Vector2(1, -2)) + " " + N(2 * new Vector4(1, 2, 3, 4)) + " " + N(new Vector2(6, 8) / new Vector2(2, 4)) + " " + N(new Vector2(2, 3) * new Vector2(4, 5))', "1,2,3 -1,2 2,4,6,8 3,2 8,15"),
    ("Slerp of opposite ones keeps the length", 'Vector3 v = Vector3.Slerp(Vector3.right * 2, Vector3.left * 2, 0.5f); return N(v.magnitude, v.x);', "2,0"),
    ("Slerp is clamped", 'N(Vector3.Slerp(Vector3.right, Vector3.up, 5)) + " " + N(Vector3.SlerpUnclamped(Vector3.right, Vector3.up, 2))', "0,1,0 -1,0,0"),
    ("RotateTowards reaches", 'N(Vector3.RotateTowards(Vector3.right, Vector3.up, 99, 99)) + " " + N(Vector3.RotateTowards(Vector3.right * 2, Vector3.right * 5, 1, 1))', "0,1,0 3,0,0"),
    ("OrthoNormalize of three", 'Vector3 a = new Vector3(2, 0, 0), b = new Vector3(1, 1, 0), c = new Vector3(1, 1, 1); Vector3.OrthoNormalize(ref a, ref b, ref c); return N(a) + " " + N(b) + " " + N(c);', "1,0,0 0,1,0 0,0,1"),
    ("SignedAngle of one axis", 'N(Vector3.SignedAngle(Vector3.right, Vector3.right, Vector3.up), Vector3.SignedAngle(Vector3.forward, Vector3.back, Vector3.up), Vector2.SignedAngle(Vector2.up, Vector2.down))', "0,180,180"),
    ("Vector2 distances", 'N(Vector2.Distance(Vector2.zero, new Vector2(3, 4)), Vector2.Dot(new Vector2(1, 2), new Vector2(3, 4)), new Vector2(3, 4).sqrMagnitude, Vector4.Distance(Vector4.zero, Vector4.one))', "5,11,25,2"),
    ("Vector2 towards", 'N(Vector2.MoveTowards(Vector2.zero, new Vector2(0, 10), 3)) + " " + N(Vector2.LerpUnclamped(Vector2.zero, Vector2.one, -1)) + " " + N(Vector2.Max(new Vector2(1, 5), new Vector2(3, 2))) + " " + N(Vector4.MoveTowards(Vector4.zero, new Vector4(0, 0, 0, 5), 2))', "0,3 -1,-1 3,5 0,0,0,2"),
    ("whole ones: distances", 'N(Vector3Int.Distance(Vector3Int.zero, new Vector3Int(2, 3, 6)), Vector2Int.Distance(Vector2Int.zero, new Vector2Int(3, 4))) + " " + Vector2Int.Max(new Vector2Int(1, 5), new Vector2Int(3, 2)) + " " + Vector3Int.Scale(new Vector3Int(1, 2, 3), new Vector3Int(2, 2, 2)) + " " + Vector3Int.forward + Vector2Int.left', "7,5 (3, 5) (2, 4, 6) (0, 0, 1)(-1, 0)"),
    ("whole ones: an index beyond", 'new Vector3Int()[3]', "IndexOutOfRangeException: Invalid Vector3Int index addressed: 3!"),
    ("an index beyond can not be set", 'Vector4 v = new Vector4(); v[4] = 1; return v;', "IndexOutOfRangeException: Invalid Vector4 index!"),
    ("a tiny angle", 'N(Vector3.Angle(Vector3.forward, new Vector3(0.0001f, 0, 1)))', "0"),
    ("kEpsilon", 'Vector3.kEpsilon + " " + Vector3.kEpsilonNormalSqrt + " " + Quaternion.kEpsilon', "1E-05 1E-15 1E-06"),
    ("SmoothDamp arrives", 'Vector2 v = Vector2.zero, at = Vector2.zero; for (int i = 0; i < 500; i++) { at = Vector2.SmoothDamp(at, Vector2.one, ref v, 0.1f, Mathf.Infinity, 0.02f); } return N(at) + " " + (v.magnitude < 0.001f);', "1,1 True"),
    ("a product with a matrix", 'N(Matrix4x4.Scale(new Vector3(1, 2, 3)) * Matrix4x4.Translate(Vector3.one) * new Vector4(0, 0, 0, 1)) + " " + N(Matrix4x4.zero.determinant) + " " + N(Matrix4x4.Scale(Vector3.zero).inverse.m00)', "1,2,3,1 0 0"),
    ("a matrix of columns", 'Matrix4x4 m = new Matrix4x4(new Vector4(1, 2, 3, 4), new Vector4(5, 6, 7, 8), new Vector4(9, 10, 11, 12), new Vector4(13, 14, 15, 16)); return m.m10 + " " + m[0, 1] + " " + m[5] + " " + N(m.GetRow(0));', "2 5 6 1,5,9,13"),
    ("MultiplyPoint divides", 'Matrix4x4 m = Matrix4x4.identity; m.m33 = 2; return N(m.MultiplyPoint(Vector3.one)) + " " + N(m.MultiplyPoint3x4(Vector3.one));', "0.5,0.5,0.5 1,1,1"),
    ("Inverse3DAffine", 'Matrix4x4 m = Matrix4x4.TRS(Vector3.one, Quaternion.Euler(0, 90, 0), Vector3.one * 2), r = Matrix4x4.identity; bool did = Matrix4x4.Inverse3DAffine(m, ref r); return did + " " + (r == m.inverse) + " " + N((m * r).m00);', "True True 1"),
]

SHAPES = [
    ("bounds of no size", 'Bounds b = new Bounds(Vector3.one, Vector3.zero); return b.Contains(Vector3.one) + " " + N(b.extents);', "True 0,0,0"),
    ("a negative size", 'Bounds b = new Bounds(Vector3.zero, -Vector3.one); return N(b.min) + " " + b.Contains(Vector3.zero);', "0.5,0.5,0.5 False"),
    ("a ray from within", 'Bounds b = new Bounds(Vector3.zero, Vector3.one * 2); float d; bool hit = b.IntersectRay(new Ray(Vector3.zero, Vector3.right), out d); return hit + " " + N(d);', "True -1"),
    ("Encapsulate nothing new", 'Bounds b = new Bounds(Vector3.zero, Vector3.one * 2); b.Encapsulate(Vector3.zero); b.max = new Vector3(3, 3, 3); return N(b.center) + " " + N(b.size);', "1,1,1 4,4,4"),
    ("whole bounds", 'BoundsInt b = new BoundsInt(); b.SetMinMax(new Vector3Int(1, 2, 3), new Vector3Int(4, 6, 8)); b.xMin = 0; return b + " " + N(b.center) + " " + b.zMax;', "Position: (0, 2, 3), Size: (4, 4, 5) 2,4,5.5 8"),
    ("whole bounds clamped", 'BoundsInt b = new BoundsInt(-5, -5, 0, 20, 2, 1); b.ClampToBounds(new BoundsInt(0, 0, 0, 10, 10, 1)); return b.ToString();', "Position: (0, 0, 0), Size: (10, 2, 1)"),
    ("whole rectangles", 'RectInt r = new RectInt(1, 2, 3, 4); r.xMin = 0; r.yMax = 10; r.ClampToBounds(new RectInt(0, 0, 2, 20)); return r + " " + r.min + r.max + " " + r.size;', "(x:0, y:2, width:2, height:8) (0, 2)(2, 10) (2, 8)"),
    ("a turned whole rectangle", 'RectInt r = new RectInt(5, 5, -3, -2); return r.xMin + " " + r.xMax + " " + r.Contains(new Vector2Int(3, 4)) + " " + r.Contains(new Vector2Int(5, 5));', "2 5 True False"),
    ("a rectangle's edges", 'Rect r = new Rect(0, 0, 10, 10); r.xMax = -5; r.min = new Vector2(-10, -10); return r.ToString();', "(x:-10.00, y:-10.00, width:5.00, height:20.00)"),
    ("a rectangle that is copied and set", 'Rect r = new Rect(new Rect(1, 2, 3, 4)); r.Set(5, 6, 7, 8); r.size = Vector2.one; return r + " " + new Rect(Vector2.one, Vector2.up);', "(x:5.00, y:6.00, width:1.00, height:1.00) (x:1.00, y:1.00, width:0.00, height:1.00)"),
    ("planes", 'Plane p = new Plane(); p.SetNormalAndPosition(Vector3.up * 2, Vector3.up); p.Flip(); Plane q = Plane.Translate(new Plane(Vector3.up, 0), Vector3.up); return N(p.normal) + " " + N(p.distance) + " " + N(q.distance) + " " + new Plane(Vector3.up, 0).GetSide(Vector3.zero);', "0,-1,0 1 1 False"),
    ("a plane that is hit from behind", 'float d; bool hit = new Plane(Vector3.up, 0).Raycast(new Ray(Vector3.down, Vector3.up), out d); return hit + " " + d;', "True 1"),
    ("a flat ray", 'Ray2D r = new Ray2D(Vector2.one, new Vector2(0, 5)); return N(r.direction) + " " + N(r.GetPoint(3));', "0,1 1,4"),
    ("a ray of no direction", 'N(new Ray(Vector3.one, Vector3.zero).direction) + " " + N(new Ray(Vector3.one, Vector3.zero).GetPoint(5))', "0,0,0 1,1,1"),
    ("a colour between", 'Color.LerpUnclamped(Color.black, Color.white, 2) + " " + (Color.white / 2) + " " + (0.5f * Color.white)', "RGBA(2.000, 2.000, 2.000, 1.000) RGBA(0.500, 0.500, 0.500, 0.500) RGBA(0.500, 0.500, 0.500, 0.500)"),
    ("named colours", 'Color.grey + " " + Color.cyan + " " + Color.magenta + " " + (Color.gray == Color.grey)', "RGBA(0.500, 0.500, 0.500, 1.000) RGBA(0.000, 1.000, 1.000, 1.000) RGBA(1.000, 0.000, 1.000, 1.000) True"),
    ("HSV and back", 'float h, s, v; Color c = new Color(0.2f, 0.4f, 0.6f); Color.RGBToHSV(c, out h, out s, out v); Color d = Color.HSVToRGB(h, s, v); return N(d.r, d.g, d.b) + " " + N(h, s, v);', "0.2,0.4,0.6 0.583,0.667,0.6"),
    ("HSV without colour", 'Color.HSVToRGB(0.5f, 0, 0.3f) + " " + Color.HSVToRGB(0.5f, 1, 0)', "RGBA(0.300, 0.300, 0.300, 1.000) RGBA(0.000, 0.000, 0.000, 1.000)"),
    ("Color32 unclamped", 'Color32.LerpUnclamped(new Color32(0, 0, 0, 0), new Color32(100, 100, 100, 100), 0.5f) + " " + Color32.Lerp(new Color32(0, 0, 0, 0), new Color32(255, 255, 255, 255), 2)', "RGBA(50, 50, 50, 50) RGBA(255, 255, 255, 255)"),
    ("names in capitals", 'Color c; return ColorUtility.TryParseHtmlString("RED", out c) + " " + ColorUtility.TryParseHtmlString("Blue", out c) + " " + c;', "True True RGBA(0.000, 0.000, 1.000, 1.000)"),
    ("what is no colour is white", 'Color c; ColorUtility.TryParseHtmlString("nope", out c); return c.ToString();', "RGBA(1.000, 1.000, 1.000, 1.000)"),
    ("a curve's keys with weights", 'Keyframe k = new Keyframe(0, 0, 0, 0, 0.5f, 0.25f); return k.weightedMode + " " + k.inWeight + " " + k.outWeight;', "Both 0.5 0.25"),
    ("a curve between keys of the same value", 'N(new AnimationCurve(new Keyframe(0, 2), new Keyframe(5, 2)).Evaluate(2))', "2"),
    ("three keys", 'AnimationCurve c = new AnimationCurve(new Keyframe(0, 0, 0, 1), new Keyframe(1, 1, 1, 0), new Keyframe(2, 1, 0, 0)); return N(c.Evaluate(0.5f), c.Evaluate(1.5f), c.Evaluate(1));', "0.5,1,1"),
    ("keys out of order are sorted", 'AnimationCurve c = new AnimationCurve(new Keyframe(2, 5), new Keyframe(0, 1)); return c[0].time + " " + c[1].value;', "0 5"),
    ("one time, one key", 'new AnimationCurve(new Keyframe(0, 1), new Keyframe(0, 2)).length + " " + AnimationCurve.Linear(0, 3, 0, 5).length', "1 1"),
    ("MoveKey onto another", 'AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1); return c.MoveKey(0, new Keyframe(0.25f, 7)) + " " + c[0].time + " " + c.length;', "0 0.25 2"),
    ("RemoveKey beyond", 'Thrown(() => AnimationCurve.Linear(0, 0, 1, 1).RemoveKey(5))', "IndexOutOfRangeException"),
]
GROUPS = {"Hashes": HASHES, "Texts": TEXTS, "Equality": EQUALITY, "MoreMathf": MATHF, "MoreVectors": VECTORS, "MoreShapes": SHAPES}
