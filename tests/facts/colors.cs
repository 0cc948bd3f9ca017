// Colours, gradients, curves and hashes.
using System.Linq;
using Unity.Collections;
using UnityEngine;
using static Facts;
using static Make;

public static class ColorsFacts
{
    public static void Colors()
    {
        // as text
        Check(Color.red, new Color32(1, 2, 3, 4), Color.red.ToString("F1"), Color.yellow);
        // => RGBA(1.000, 0.000, 0.000, 1.000) RGBA(1, 2, 3, 4) RGBA(1.0, 0.0, 0.0, 1.0) RGBA(1.000, 0.922, 0.016,
        //     1.000)
        // bytes are rounded
        Check(((Color32)new Color(0.5f, 2, -1, 0.25f)).ToString()); // => RGBA(128, 255, 0, 64)
        // bytes to a colour
        Check(((Color)new Color32(255, 51, 0, 255)).ToString()); // => RGBA(1.000, 0.200, 0.000, 1.000)
        // opaque by default
        Check(new Color(1, 2, 3).a, Color.clear.a, default(Color).a); // => 1 0 0
        Check(Color.Lerp(Color.black, Color.white, 0.25f), Color.Lerp(Color.black, Color.white, 3),
            Color32.Lerp(new Color32(0, 0, 0, 0), new Color32(100, 200, 50, 255), 0.5f));
        // => RGBA(0.250, 0.250, 0.250, 1.000) RGBA(1.000, 1.000, 1.000, 1.000) RGBA(50, 100, 25, 127)
        {
            float h, s, v;
            Color.RGBToHSV(new Color(0, 0.5f, 0), out h, out s, out v);
            float g, t, w;
            Color.RGBToHSV(Color.gray, out g, out t, out w);
            Check(N(h, s, v), N(g, t, w)); // => 0.333,1,0.5 0,0,0.5
        }
        Check(Color.HSVToRGB(1f / 3, 1, 1), Color.HSVToRGB(0.5f, 0.5f, 0.5f), Color.HSVToRGB(0, 1, 2, true).r,
            Color.HSVToRGB(0, 1, 2, false).r);
        // => RGBA(0.000, 1.000, 0.000, 1.000) RGBA(0.250, 0.500, 0.500, 1.000) 2 1
        // grey of it
        Check(N(Color.white.grayscale, Color.red.grayscale, Color.green.grayscale, Color.blue.grayscale));
        // => 1,0.299,0.587,0.114
        // arithmetic
        Check(Color.red * 0.5f + Color.blue - new Color(0, 0, 0, 1), Color.red * Color.gray);
        // => RGBA(0.500, 0.000, 1.000, 0.500) RGBA(0.500, 0.000, 0.000, 1.000)
        Check(N(new Color(0.5f, 0.5f, 0.5f, 0.5f).linear.r, new Color(0.5f, 0, 0, 0.5f).linear.a,
            new Color(0.5f, 0, 0).gamma.r)); // => 0.214,0.5,0.735
        {
            Vector4 v = new Color(1, 2, 3, 4); Color c = new Vector4(4, 3, 2, 1);
            Check(N(v), c.r, c.maxColorComponent); // => 1,2,3,4 4 4
        }
        // an index beyond
        Throws(() => Color.red[4]); // => IndexOutOfRangeException: Invalid Color index(4)!
        // in hexadecimal
        Check(ColorUtility.ToHtmlStringRGB(Color.red), ColorUtility.ToHtmlStringRGBA(new Color(0, 0.5f, 1, 0.5f)));
        // => FF0000 0080FF80
        { // from hexadecimal
            Color a, b, c, d;
            Check(ColorUtility.TryParseHtmlString("#F00", out a), ColorUtility.TryParseHtmlString("#00FF0080", out b),
                ColorUtility.TryParseHtmlString("#0f08", out c), ColorUtility.TryParseHtmlString("FF0000", out d), a,
                (Color32)b, (Color32)c);
            // => True True True False RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0, 255, 0, 128) RGBA(0, 255, 0, 136)
        }
        // colours by name
        Check(("red,cyan,blue,darkblue,lightblue,purple,yellow,lime,fuchsia,white,silver,grey,black,"
            + "orange,brown,maroon,green,olive,navy,teal,aqua,magenta").Split(
            ',')
            .Select(n =>
            {
                Color c;
                return ColorUtility.TryParseHtmlString(n, out c) ? ColorUtility.ToHtmlStringRGB(c) : "?";
            }));
        // => FF0000,00FFFF,0000FF,0000A0,ADD8E6,800080,FFFF00,00FF00,FF00FF,FFFFFF,C0C0C0,808080,000000,FFA500,A52A2A,
        //    800000,008000,808000,000080,008080,00FFFF,FF00FF
        { // no colour
            Color c;
            Check(ColorUtility.TryParseHtmlString("nonsense", out c), ColorUtility.TryParseHtmlString("", out c),
                ColorUtility.TryParseHtmlString("#12345", out c)); // => False False False
        }
        // nearly equal
        Check(new Color(1, 0, 0) == new Color(1.000001f, 0, 0), new Color(1, 0, 0).Equals(new Color(1.000001f, 0, 0)),
            Color.red == Color.blue); // => True False False
    }

    public static void Gradients()
    {
        { // a new one is white
            Gradient g = new Gradient();
            Check(g.Evaluate(0.3f) + " " + g.mode + " " + g.colorKeys.Length + g.alphaKeys.Length);
            // => RGBA(1.000, 1.000, 1.000, 1.000) Blend 22
        }
        { // blending
            Gradient g = Ramp();
            Check(g.Evaluate(0.25f), g.Evaluate(-1), g.Evaluate(2));
            // => RGBA(0.750, 0.000, 0.250, 1.000) RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0.000, 0.000, 1.000, 0.000)
        }
        // alpha has its own keys
        Check(N(Ramp().Evaluate(0.5f).a, Ramp().Evaluate(0.75f).a)); // => 1,0.5
        { // fixed colours
            Gradient g = Ramp();
            g.mode = GradientMode.Fixed;
            Check(g.Evaluate(0.25f), g.Evaluate(0));
            // => RGBA(0.000, 0.000, 1.000, 1.000) RGBA(1.000, 0.000, 0.000, 1.000)
        }
        { // keys are sorted
            Gradient g = new Gradient();
            g.SetKeys(new[] { new GradientColorKey(Color.blue, 1), new GradientColorKey(Color.red, 0) },
                new[] { new GradientAlphaKey(1, 0) });
            Check(g.colorKeys.Select(k => k.time)); // => 0,1
        }
        {
            Gradient g = new Gradient();
            g.SetKeys(new[] { new GradientColorKey(Color.green, 0.5f) }, new[] { new GradientAlphaKey(0.5f, 0) });
            Check(g.Evaluate(0.1f).ToString()); // => RGBA(0.000, 1.000, 0.000, 0.500)
        }
        Check(Ramp().Equals(Ramp()), Ramp().Equals(new Gradient())); // => True False
    }

    public static void Curves()
    {
        // an empty one is 0
        Check(new AnimationCurve().Evaluate(3)); // => 0
        Check(new AnimationCurve(new Keyframe(1, 5)).Evaluate(99)); // => 5
        {
            AnimationCurve c = AnimationCurve.Linear(0, 0, 2, 4);
            Check(N(c.Evaluate(0.5f), c.Evaluate(5), c.Evaluate(-1), c.keys[0].outTangent)); // => 1,4,0,2
        }
        {
            AnimationCurve c = AnimationCurve.EaseInOut(0, 0, 1, 1);
            Check(N(c.Evaluate(0.5f), c.Evaluate(0.25f), c.keys[0].outTangent)); // => 0.5,0.156,0
        }
        {
            AnimationCurve c = AnimationCurve.Constant(0, 1, 7);
            Check(c.Evaluate(0.5f), c.length); // => 7 2
        }
        // flat tangents by default
        Check(N(new AnimationCurve(new Keyframe(0, 0), new Keyframe(1, 1)).Evaluate(0.25f))); // => 0.156
        // tangents
        Check(N(new AnimationCurve(new Keyframe(0, 0, 0, 2), new Keyframe(1, 0, -2, 0)).Evaluate(0.5f))); // => 0.5
        // over a longer time
        Check(N(new AnimationCurve(new Keyframe(0, 0, 0, 2), new Keyframe(2, 0, -2, 0)).Evaluate(1))); // => 1
        { // an infinite tangent is a step
            AnimationCurve c = new AnimationCurve(new Keyframe(0, 1, 0, float.PositiveInfinity), new Keyframe(1, 3));
            Check(N(c.Evaluate(0.99f), c.Evaluate(1))); // => 1,3
        }
        { // AddKey keeps the order
            AnimationCurve c = new AnimationCurve();
            int a = c.AddKey(1, 1), b = c.AddKey(0, 0), d = c.AddKey(0.5f, 9), e = c.AddKey(0.5f, 3);
            Check(a, b, d, e, c.length, c[1].value); // => 0 0 1 -1 3 9
        }
        {
            AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1);
            c.AddKey(0.5f, 5); c.RemoveKey(1);
            int at = c.MoveKey(0, new Keyframe(3, 7));
            Check(c.length, at, c[1].value); // => 2 1 7
        }
        { // keys are a copy
            AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1);
            c.keys[0].value = 9;
            float was = c[0].value; Keyframe[] k = c.keys;
            k[0].value = 9; c.keys = k;
            Check(was, c[0].value); // => 0 9
        }
        { // it is clamped at its ends
            AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1);
            Check(c.preWrapMode, c.postWrapMode); // => ClampForever ClampForever
        }
        { // looping
            AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1);
            c.postWrapMode = WrapMode.Loop; c.preWrapMode = WrapMode.Loop;
            Check(N(c.Evaluate(2.25f), c.Evaluate(-0.25f))); // => 0.25,0.75
        }
        { // there and back
            AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1);
            c.postWrapMode = c.preWrapMode = WrapMode.PingPong;
            Check(N(c.Evaluate(1.25f), c.Evaluate(2.25f), c.Evaluate(-0.25f))); // => 0.75,0.25,0.25
        }
        // a key beyond
        Check(Thrown(() => { Keyframe k = new AnimationCurve()[0]; })); // => IndexOutOfRangeException
        Check(AnimationCurve.Linear(0, 0, 1, 1).Equals(AnimationCurve.Linear(0, 0, 1, 1)),
            AnimationCurve.Linear(0, 0, 1, 1).Equals(AnimationCurve.Linear(0, 0, 1, 2))); // => True False
        { // a copy
            AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1), d = new AnimationCurve(c.keys);
            d.AddKey(2, 2);
            Check(c.length, d.length); // => 2 3
        }
    }

    public static void MoreCurves()
    {
        { // AddKey smooths
            AnimationCurve c = new AnimationCurve();
            c.AddKey(0, 0); c.AddKey(1, 1); c.AddKey(2, 0);
            Check(N(c[0].outTangent, c[1].inTangent, c[2].inTangent)); // => 1,0,-1
        }
        { // a line of two keys
            AnimationCurve c = new AnimationCurve();
            c.AddKey(0, 0); c.AddKey(2, 4);
            Check(N(c.Evaluate(0.5f))); // => 1
        }
        {
            AnimationCurve c = new AnimationCurve(new Keyframe(0, 0), new Keyframe(1, 2), new Keyframe(2, 2));
            c.SmoothTangents(1, 0);
            Check(N(c[1].inTangent, c[1].outTangent)); // => 1,1
        }
        { // cleared and copied
            AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1), d = new AnimationCurve();
            c.postWrapMode = WrapMode.Loop; d.CopyFrom(c); c.ClearKeys();
            Check(c.length, d.length, d.postWrapMode); // => 0 2 Loop
        }
        {
            FrustumPlanes p = Matrix4x4.Frustum(-1, 2, -3, 4, 5, 60).decomposeProjection,
                q = Matrix4x4.Ortho(-1, 2, -3, 4, 5, 60).decomposeProjection;
            Check(N(p.left, p.right, p.bottom, p.top, p.zNear), Mathf.Round(p.zFar),
                N(q.left, q.right, q.bottom, q.top, q.zNear, q.zFar)); // => -1,2,-3,4,5 60 -1,2,-3,4,5,60
        }
        // bounds of points
        Check(GeometryUtility.CalculateBounds(new[] { Vector3.zero, Vector3.one }, Matrix4x4.Scale(Vector3.one * 2))
            .ToString()); // => Center: (1.00, 1.00, 1.00), Extents: (1.00, 1.00, 1.00)
        { // shape of a sprite
            Sprite s = Sprite.Create(new Texture2D(8, 8), new Rect(0, 0, 4, 8), Vector2.zero, 2, 0,
                SpriteMeshType.FullRect, new Vector4(1, 2, 3, 4));
            Check(s.vertices.Length, s.triangles.Length, N(s.uv.Aggregate(Vector2.Max)), s.border, s.packed);
            // => 4 6 0.5,1 (1.00, 2.00, 3.00, 4.00) False
        }
        { // attributes of vertices
            Mesh m = Flat();
            m.uv = new Vector2[3];
            Check(m.HasVertexAttribute(UnityEngine.Rendering.VertexAttribute.Position),
                m.HasVertexAttribute(UnityEngine.Rendering.VertexAttribute.Normal),
                m.HasVertexAttribute(UnityEngine.Rendering.VertexAttribute.TexCoord0), m.vertexAttributeCount);
            // => True False True 2
        }
        { // a closed texture
            Texture2D t = new Texture2D(1, 1) { name = "shut" };
            t.Apply(false, true);
            Check(t.isReadable, Said(() => t.GetPixel(0, 0)));
            // => False Texture 'shut' is not readable, the texture memory can not be accessed from scripts. You can
            //     make the texture readable in the Texture Import Settings.
        }
        {
            Texture2D t = new Texture2D(1, 1, TextureFormat.RGBAFloat, false);
            t.SetPixel(0, 0, new Color(5, -1, 0.1f, 1));
            Check(t.GetPixel(0, 0).ToString()); // => RGBA(5.000, -1.000, 0.100, 1.000)
        }
        { // a resized texture
            Texture2D t = new Texture2D(4, 4); bool did = t.Reinitialize(8, 2);
            Check(did, t.width, t.height, t.GetPixels().Length, t.mipmapCount); // => True 8 2 16 4
        }
        {
            Keyframe k = new Keyframe(1, 2, 3, 4);
            Check(N(k.time, k.value, k.inTangent, k.outTangent), k.weightedMode, new Keyframe(1, 2).outTangent);
            // => 1,2,3,4 None 0
        }
    }

    public static void Hashes()
    {
        // published values
        Check("0,1,2,7,8,15,16,31,32,511".Split(',')
            .Select(n => Hash128.Compute(Enumerable.Range(0, int.Parse(n)).Select(i => (byte)(i + 128)).ToArray())
                .ToString().Substring(0, 8)));
        // => 1909f56b,261dde70,9872b3a2,33a2f1f9,823919ee,f901ec83,6c7374f2,7cca7b02,b6c8cfe5,50821ccc
        // a number
        Check(Hash128.Compute(5), Hash128.Compute(1f));
        // => 72e77052af7b236384c4be49afaf6e7b 1aa3fdb25c2ab7f4283e7b83c6133f42
        { // numbers in a row
            Hash128 h = Hash128.Compute(5);
            h.Append(6);
            Hash128 g = new Hash128();
            g.Append(5); g.Append(6);
            Check(h, g == h); // => 566560b78b3ba7d42280322af594cf87 True
        }
        Check(Hash128.Compute("héllo") == Hash128.Compute(System.Text.Encoding.UTF8.GetBytes("héllo")),
            Hash128.Compute("a") == Hash128.Compute("b")); // => True False
        { // arrays, lists and parts
            int[] a = { 1, 2, 3 }; NativeArray<int> n = new NativeArray<int>(a, Allocator.Temp);
            bool same = Hash128.Compute(n) == Hash128.Compute(a);
            n.Dispose();
            Check(same, Hash128.Compute(a) == Hash128.Compute(a.ToList()),
                Hash128.Compute(a, 1, 2) == Hash128.Compute(new[] { 2, 3 }),
                Hash128.Compute(a, 2, 1) == Hash128.Compute(3)); // => True True True True
        }
        { // a value
            Vector3 v = new Vector3(1, 2, 3);
            Check(Hash128.Compute(ref v) == Hash128.Compute(new[] { 1f, 2f, 3f })); // => True
        }
        // beyond the array
        Throws(() => Hash128.Compute(new int[2], 1, 2));
        // => ArgumentOutOfRangeException: Specified argument was out of the range of valid values.\nParameter name: Bad
        //     start/count arguments (start:1 count:2)
        {
            Hash128 a = Hash128.Compute("a"), b = a; Hash128 c = Hash128.Compute("c");
            HashUtilities.AppendHash(ref c, ref a); b.Append(ref c);
            Check(a == b, a.isValid); // => True True
        }
        // in order
        Check(new Hash128(1ul, 0).CompareTo(new Hash128(2ul, 0)), new Hash128(1ul, 5) > new Hash128(1ul, 4),
            new Hash128(1, 0, 2, 0).Equals(new Hash128(1ul, 2)), new Hash128(1ul, 2).CompareTo(null));
        // => -1 True True 1
    }
}
