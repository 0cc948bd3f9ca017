// Vectors, and values as text.
using System.Collections.Generic;
using UnityEngine;
using Object = UnityEngine.Object;
using static Facts;

public static class VectorsFacts
{
    public static void Vectors()
    {
        // two digits as text
        Check(new Vector3(1.25f, -2, 1e6f), new Vector2(0.126f, 3), new Vector4(1, 2, 3, 4.567f));
        // => (1.25, -2.00, 1000000.00) (0.13, 3.00) (1.00, 2.00, 3.00, 4.57)
        // digits as asked for
        Check(new Vector3(1, 2, 3).ToString("F1") + new Vector2(1.5f, 2).ToString("G")
            + new Vector3(0.5f, 1, 2).ToString("0.000")); // => (1.0, 2.0, 3.0)(1.5, 2)(0.500, 1.000, 2.000)
        // whole ones as text
        Check(new Vector2Int(1, -2), new Vector3Int(1, 2, 3)); // => (1, -2) (1, 2, 3)
        // equal within 1e-5
        Check(new Vector3(1, 0, 0) == new Vector3(1.000005f, 0, 0),
            new Vector3(1, 0, 0) == new Vector3(1.0001f, 0, 0),
            new Vector3(1, 0, 0).Equals(new Vector3(1.000005f, 0, 0))); // => True False False
        // two-dimensional too
        Check(new Vector2(1, 0) == new Vector2(1.000005f, 0), new Vector2(1, 0) != new Vector2(1.0001f, 0));
        // => True True
        { // NaN is not equal to itself
            Vector3 v = new Vector3(float.NaN, 0, 0);
            Check(v == new Vector3(float.NaN, 0, 0), v.Equals(v)); // => False False
        }
        // normalised
        Check(N(new Vector3(3, 0, 4).normalized)); // => 0.6,0,0.8
        // a tiny one is zero
        Check(N(new Vector3(1e-6f, 0, 0).normalized), N(Vector3.Normalize(new Vector3(1e-4f, 0, 0))),
            N(new Vector2(1e-6f, 0).normalized)); // => 0,0,0 1,0,0 0,0
        { // Normalize in place
            Vector3 v = new Vector3(0, 5, 0);
            v.Normalize();
            Vector2 w = new Vector2(2, 0);
            w.Normalize();
            Check(N(v), N(w)); // => 0,1,0 1,0
        }
        // the left hand: Cross
        Check(N(Vector3.Cross(Vector3.right, Vector3.up)), N(Vector3.Cross(Vector3.up, Vector3.right)));
        // => 0,0,1 0,0,-1
        Check(N(Vector3.Angle(Vector3.right, Vector3.up), Vector3.Angle(Vector3.right, Vector3.left),
            Vector3.Angle(Vector3.zero, Vector3.up), Vector2.Angle(Vector2.up, new Vector2(1, 1)))); // => 90,180,0,45
        Check(N(Vector3.SignedAngle(Vector3.forward, Vector3.right, Vector3.up),
            Vector3.SignedAngle(Vector3.right, Vector3.forward, Vector3.up),
            Vector2.SignedAngle(Vector2.right, Vector2.up), Vector2.SignedAngle(Vector2.up, Vector2.right)));
        // => 90,-90,90,-90
        Check(N(Vector3.Project(new Vector3(3, 4, 0), new Vector3(2, 0, 0))),
            N(Vector3.Project(Vector3.one, Vector3.zero))); // => 3,0,0 0,0,0
        Check(N(Vector3.ProjectOnPlane(new Vector3(3, 4, 5), new Vector3(0, 2, 0))),
            N(Vector3.ProjectOnPlane(Vector3.one, Vector3.zero))); // => 3,0,5 1,1,1
        Check(N(Vector3.Reflect(new Vector3(1, -1, 0), Vector3.up)),
            N(Vector2.Reflect(new Vector2(1, -1), Vector2.up))); // => 1,1,0 1,1
        Check(N(Vector3.ClampMagnitude(new Vector3(0, 10, 0), 3)), N(Vector3.ClampMagnitude(new Vector3(0, 2, 0), 3)),
            N(Vector2.ClampMagnitude(new Vector2(6, 8), 5))); // => 0,3,0 0,2,0 3,4
        Check(N(Vector3.MoveTowards(Vector3.zero, new Vector3(10, 0, 0), 4)),
            N(Vector3.MoveTowards(Vector3.zero, new Vector3(1, 0, 0), 4)),
            N(Vector3.MoveTowards(Vector3.zero, new Vector3(1, 0, 0), -4))); // => 4,0,0 1,0,0 -4,0,0
        Check(N(Vector3.RotateTowards(Vector3.right, Vector3.up, Mathf.PI / 4, 0)),
            N(Vector3.RotateTowards(Vector3.right, Vector3.up * 3, 10, 0.5f))); // => 0.707,0.707,0 0,1.5,0
        Check(N(Vector3.Lerp(Vector3.zero, Vector3.one, 2)), N(Vector3.LerpUnclamped(Vector3.zero, Vector3.one, 2)),
            N(Vector2.Lerp(Vector2.zero, Vector2.one, -1))); // => 1,1,1 2,2,2 0,0
        // Slerp turns
        Check(N(Vector3.Slerp(Vector3.right, Vector3.up, 0.5f)),
            N(Vector3.Slerp(Vector3.right, Vector3.up * 3, 0.5f).magnitude)); // => 0.707,0.707,0 2
        Check(N(Vector3.Scale(new Vector3(1, 2, 3), new Vector3(2, 3, 4))),
            N(Vector3.Min(new Vector3(1, 5, 3), new Vector3(2, 3, 3))),
            N(Vector3.Max(new Vector3(1, 5, 3), new Vector3(2, 3, 3)))); // => 2,6,12 1,3,3 2,5,3
        {
            Vector3 n = new Vector3(0, 2, 0), t = new Vector3(1, 1, 0);
            Vector3.OrthoNormalize(ref n, ref t);
            Check(N(n), N(t)); // => 0,1,0 1,0,0
        }
        // lengths
        Check(N(new Vector3(1, 2, 2).magnitude, new Vector3(1, 2, 2).sqrMagnitude,
            Vector3.Distance(Vector3.one, new Vector3(1, 1, 4)),
            Vector3.Dot(new Vector3(1, 2, 3), new Vector3(4, 5, 6)))); // => 3,9,3,32
        // an index beyond
        Throws(() => new Vector3()[3]); // => IndexOutOfRangeException: Invalid Vector3 index!
        // of two dimensions
        Throws(() => new Vector2()[2]); // => IndexOutOfRangeException: Invalid Vector2 index!
        // of whole numbers
        Throws(() => new Vector2Int()[-1]); // => IndexOutOfRangeException: Invalid Vector2Int index addressed: -1!
        { // by index
            Vector3 v = new Vector3(1, 2, 3);
            v[1] = 9;
            Check(N(v), v[2]); // => 1,9,3 3
        }
        { // between dimensions
            Vector2 two = new Vector3(1, 2, 3); Vector3 three = two; Vector4 four = three;
            Vector3 back = new Vector4(5, 6, 7, 8);
            Check(N(two), N(three), N(four), N(back)); // => 1,2 1,2,0 1,2,0,0 5,6,7
        }
        // divided by zero
        Check((Vector3.one / 0).x); // => Infinity
        Check(new Vector3(1, 2, 3).GetHashCode()
            == (1f.GetHashCode() ^ 2f.GetHashCode() << 2 ^ 3f.GetHashCode() >> 2)); // => True
        // Perpendicular turns left
        Check(N(Vector2.Perpendicular(Vector2.right)), N(Vector2.Perpendicular(Vector2.up))); // => 0,1 -1,0
        // directions
        Check(N(Vector3.forward) + N(Vector3.back) + N(Vector3.left) + N(Vector3.down) + N(Vector2.left));
        // => 0,0,10,0,-1-1,0,00,-1,0-1,0
        Check(Vector3.positiveInfinity.y, Vector2.negativeInfinity.x); // => Infinity -Infinity
        // rounding to whole ones
        Check(Vector3Int.RoundToInt(new Vector3(0.5f, 1.5f, -1.6f)),
            Vector3Int.FloorToInt(new Vector3(-0.5f, 1.9f, 2)), Vector2Int.CeilToInt(new Vector2(0.1f, -0.9f)));
        // => (0, 2, -2) (-1, 1, 2) (1, 0)
        // arithmetic of whole ones
        Check(new Vector3Int(3, 4, -5) / 2, new Vector3Int(1, 2, 3) * 2 - Vector3Int.one,
            new Vector2Int(2, 3) * new Vector2Int(4, 5), -new Vector2Int(1, 2));
        // => (1, 2, -2) (1, 3, 5) (8, 15) (-1, -2)
        { // whole ones clamped
            Vector3Int v = new Vector3Int(9, -9, 1);
            v.Clamp(Vector3Int.zero, new Vector3Int(3, 3, 3));
            Check(v, v.sqrMagnitude, new Vector2Int(3, 4).magnitude); // => (3, 0, 1) 10 5
        }
        { // whole ones convert
            Vector3 v = new Vector3Int(1, 2, 3); Vector2 w = new Vector2Int(4, 5);
            Check(N(v), N(w), (Vector3Int)new Vector2Int(6, 7), (Vector2Int)new Vector3Int(1, 2, 3));
            // => 1,2,3 4,5 (6, 7, 0) (1, 2)
        }
        // four dimensions
        Check(N(Vector4.Dot(new Vector4(1, 2, 3, 4), Vector4.one), new Vector4(2, 2, 2, 2).magnitude),
            N(Vector4.Project(new Vector4(1, 2, 3, 4), new Vector4(0, 0, 0, 2)))); // => 10,4 0,0,0,4
    }

    public static void MoreVectors()
    {
        {
            Vector3 v = Vector3.one;
            v.Set(1, 2, 3);
            Vector2Int w = Vector2Int.zero;
            w.Set(4, 5); v.Scale(new Vector3(2, 2, 2));
            Check(N(v), w); // => 2,4,6 (4, 5)
        }
        // division and negation
        Check(N(new Vector3(2, 4, 6) / 2), N(-new Vector2(1, -2)), N(2 * new Vector4(1, 2, 3, 4)),
            N(new Vector2(6, 8) / new Vector2(2, 4)), N(new Vector2(2, 3) * new Vector2(4, 5)));
        // => 1,2,3 -1,2 2,4,6,8 3,2 8,15
        { // Slerp of opposite ones keeps the length
            Vector3 v = Vector3.Slerp(Vector3.right * 2, Vector3.left * 2, 0.5f);
            Check(N(v.magnitude, v.x)); // => 2,0
        }
        Check(N(Vector3.Slerp(Vector3.right, Vector3.up, 5)),
            N(Vector3.SlerpUnclamped(Vector3.right, Vector3.up, 2))); // => 0,1,0 -1,0,0
        // RotateTowards reaches
        Check(N(Vector3.RotateTowards(Vector3.right, Vector3.up, 99, 99)),
            N(Vector3.RotateTowards(Vector3.right * 2, Vector3.right * 5, 1, 1))); // => 0,1,0 3,0,0
        { // OrthoNormalize of three
            Vector3 a = new Vector3(2, 0, 0), b = new Vector3(1, 1, 0), c = new Vector3(1, 1, 1);
            Vector3.OrthoNormalize(ref a, ref b, ref c);
            Check(N(a), N(b), N(c)); // => 1,0,0 0,1,0 0,0,1
        }
        // SignedAngle of one axis
        Check(N(Vector3.SignedAngle(Vector3.right, Vector3.right, Vector3.up),
            Vector3.SignedAngle(Vector3.forward, Vector3.back, Vector3.up),
            Vector2.SignedAngle(Vector2.up, Vector2.down))); // => 0,180,180
        Check(N(Vector2.Distance(Vector2.zero, new Vector2(3, 4)), Vector2.Dot(new Vector2(1, 2), new Vector2(3, 4)),
            new Vector2(3, 4).sqrMagnitude, Vector4.Distance(Vector4.zero, Vector4.one))); // => 5,11,25,2
        Check(N(Vector2.MoveTowards(Vector2.zero, new Vector2(0, 10), 3)),
            N(Vector2.LerpUnclamped(Vector2.zero, Vector2.one, -1)),
            N(Vector2.Max(new Vector2(1, 5), new Vector2(3, 2))),
            N(Vector4.MoveTowards(Vector4.zero, new Vector4(0, 0, 0, 5), 2))); // => 0,3 -1,-1 3,5 0,0,0,2
        // whole ones: distances
        Check(N(Vector3Int.Distance(Vector3Int.zero, new Vector3Int(2, 3, 6)),
            Vector2Int.Distance(Vector2Int.zero, new Vector2Int(3, 4))) + " "
            + Vector2Int.Max(new Vector2Int(1, 5), new Vector2Int(3, 2)) + " "
            + Vector3Int.Scale(new Vector3Int(1, 2, 3), new Vector3Int(2, 2, 2)) + " " + Vector3Int.forward
            + Vector2Int.left); // => 7,5 (3, 5) (2, 4, 6) (0, 0, 1)(-1, 0)
        // whole ones: an index beyond
        Throws(() => new Vector3Int()[3]); // => IndexOutOfRangeException: Invalid Vector3Int index addressed: 3!
        { // an index beyond can not be set
            Vector4 v = new Vector4();
            Throws(() => v[4] = 1); // => IndexOutOfRangeException: Invalid Vector4 index!
        }
        // a tiny angle
        Check(N(Vector3.Angle(Vector3.forward, new Vector3(0.0001f, 0, 1)))); // => 0
        Check(Vector3.kEpsilon, Vector3.kEpsilonNormalSqrt, Quaternion.kEpsilon); // => 1E-05 1E-15 1E-06
        { // SmoothDamp arrives
            Vector2 v = Vector2.zero, at = Vector2.zero;
            for (int i = 0; i < 500; i++)
            {
                at = Vector2.SmoothDamp(at, Vector2.one, ref v, 0.1f, Mathf.Infinity, 0.02f);
            }
            Check(N(at), v.magnitude < 0.001f); // => 1,1 True
        }
        // a product with a matrix
        Check(N(Matrix4x4.Scale(new Vector3(1, 2, 3)) * Matrix4x4.Translate(Vector3.one) * new Vector4(0, 0, 0, 1)),
            N(Matrix4x4.zero.determinant), N(Matrix4x4.Scale(Vector3.zero).inverse.m00)); // => 1,2,3,1 0 0
        { // a matrix of columns
            Matrix4x4 m = new Matrix4x4(new Vector4(1, 2, 3, 4), new Vector4(5, 6, 7, 8), new Vector4(9, 10, 11, 12),
                new Vector4(13, 14, 15, 16));
            Check(m.m10, m[0, 1], m[5], N(m.GetRow(0))); // => 2 5 6 1,5,9,13
        }
        { // MultiplyPoint divides
            Matrix4x4 m = Matrix4x4.identity;
            m.m33 = 2;
            Check(N(m.MultiplyPoint(Vector3.one)), N(m.MultiplyPoint3x4(Vector3.one))); // => 0.5,0.5,0.5 1,1,1
        }
        {
            Matrix4x4 m = Matrix4x4.TRS(Vector3.one, Quaternion.Euler(0, 90, 0), Vector3.one * 2),
                r = Matrix4x4.identity;
            bool did = Matrix4x4.Inverse3DAffine(m, ref r);
            Check(did, r == m.inverse, N((m * r).m00)); // => True True 1
        }
    }

    public static void Equality()
    {
        Check(new Vector2(1, 2).GetHashCode() == (1f.GetHashCode() ^ 2f.GetHashCode() << 2),
            new Vector4(1, 2, 3, 4).GetHashCode()
                == (1f.GetHashCode() ^ 2f.GetHashCode() << 2 ^ 3f.GetHashCode() >> 2 ^ 4f.GetHashCode() >> 1));
        // => True True
        // hashes of whole vectors
        Check(new Vector2Int(1, 2).GetHashCode(),
            new Vector3Int(1, 2, 3).GetHashCode() == (1 ^ (2 << 4) ^ (2 >> 28) ^ (3 >> 4) ^ (3 << 28))); // => 9 True
        // of rotations and colours
        Check(new Quaternion(1, 2, 3, 4).GetHashCode() == new Vector4(1, 2, 3, 4).GetHashCode(),
            new Color(1, 2, 3, 4).GetHashCode() == new Vector4(1, 2, 3, 4).GetHashCode()); // => True True
        // of rectangles and bounds
        Check(new Rect(1, 2, 3, 4).GetHashCode()
            == (1f.GetHashCode() ^ 3f.GetHashCode() << 2 ^ 2f.GetHashCode() >> 2 ^ 4f.GetHashCode() >> 1),
            new Bounds(Vector3.one, Vector3.one * 2).GetHashCode()
                == (Vector3.one.GetHashCode() ^ Vector3.one.GetHashCode() << 2)); // => True True
        { // Equals is exact, == is not
            Vector4 a = new Vector4(1, 0, 0, 0), b = new Vector4(1.000001f, 0, 0, 0);
            Check(a == b, a.Equals(b), a.Equals((object)a), a.Equals("x")); // => True False True False
        }
        // a byte colour
        Check(new Color32(1, 2, 3, 4).Equals(new Color32(1, 2, 3, 4)), new Color32(1, 2, 3, 4)[2]); // => True 3
        { // keys of a dictionary
            Dictionary<Vector3Int, int> d = new Dictionary<Vector3Int, int> { { new Vector3Int(1, 2, 3), 5 } };
            Check(d[new Vector3Int(1, 2, 3)], new HashSet<Vector2> { Vector2.one, Vector2.one }.Count); // => 5 1
        }
        // matrices
        Check(Matrix4x4.identity == Matrix4x4.TRS(Vector3.zero, Quaternion.identity, Vector3.one),
            Matrix4x4.identity.Equals(Matrix4x4.zero),
            Matrix4x4.identity.GetHashCode() == Matrix4x4.Scale(Vector3.one).GetHashCode()); // => True False True
        Check(new RangeInt(1, 2).Equals(new RangeInt(1, 2)),
            new LayerMask { value = 3 }.Equals(new LayerMask { value = 3 })); // => True True
        // rectangles of whole numbers
        Check(new RectInt(1, 2, 3, 4).Equals(new RectInt(1, 2, 3, 4)),
            new BoundsInt(1, 2, 3, 4, 5, 6) == new BoundsInt(1, 2, 3, 4, 5, 6),
            new BoundsInt() != new BoundsInt(1, 0, 0, 0, 0, 0)); // => True True True
    }

    public static void Texts()
    {
        { // a format and a culture
            System.Globalization.CultureInfo de = new System.Globalization.CultureInfo("de-DE");
            Check(new Vector3(1.5f, 2, 3).ToString("F1", de), new Color(0.5f, 0, 0).ToString("F1", de),
                new Rect(1.5f, 0, 0, 0).ToString("F1", de));
            // => (1,5, 2,0, 3,0) RGBA(0,5, 0,0, 0,0, 1,0) (x:1,5, y:0,0, width:0,0, height:0,0)
        }
        // an empty format is the usual one
        Check(new Vector2(1.257f, 2).ToString(""), new Vector4(1, 2, 3, 4).ToString(null),
            Quaternion.identity.ToString(""), new Color().ToString(""));
        // => (1.26, 2.00) (1.00, 2.00, 3.00, 4.00) (0.00000, 0.00000, 0.00000, 1.00000) RGBA(0.000, 0.000, 0.000,
        //     0.000)
        // whole ones
        Check(new Vector2Int(1, -2).ToString("D3"), new Vector3Int(10, 11, 12).ToString("X"),
            new RectInt(1, 2, 3, 4).ToString("D2")); // => (001, -002) (A, B, C) (x:01, y:02, width:03, height:04)
        // the others
        Check(new Ray(Vector3.zero, Vector3.up).ToString("F1"), new Plane(Vector3.up, 1.5f).ToString("F1"),
            new Bounds(Vector3.zero, Vector3.one).ToString("F1"));
        // => Origin: (0.0, 0.0, 0.0), Dir: (0.0, 1.0, 0.0) (normal:(0.0, 1.0, 0.0), distance:1.5) Center: (0.0, 0.0,
        //     0.0), Extents: (0.5, 0.5, 0.5)
        // bytes
        Check(new Color32(1, 20, 255, 0).ToString("X2"), new Color32(1, 2, 3, 4));
        // => RGBA(01, 14, FF, 00) RGBA(1, 2, 3, 4)
        Check(Matrix4x4.identity.ToString("F0")); // => 1\t0\t0\t0\n0\t1\t0\t0\n0\t0\t1\t0\n0\t0\t0\t1\n
        Check(new Pose(Vector3.one, Quaternion.identity), new Pose(Vector3.one, Quaternion.identity).ToString("F1"));
        // => ((1.00, 1.00, 1.00), (0.00000, 0.00000, 0.00000, 1.00000)) ((1.0, 1.0, 1.0), (0.0, 0.0, 0.0, 1.0))
        // numbers that are none
        Check(new Vector2(float.NaN, float.PositiveInfinity).ToString()); // => (NaN, Infinity)
        Check(new Resolution { width = 640, height = 480 }.ToString().StartsWith("640 x 480 @ ")); // => True
        Check(new GameObject("box"), new GameObject("box").transform,
            new GameObject("box").AddComponent<BoxCollider>(), new Mesh { name = "m" },
            new Material(Shader.Find("Standard")).name);
        // => box (UnityEngine.GameObject) box (UnityEngine.Transform) box (UnityEngine.BoxCollider) m
        //     (UnityEngine.Mesh) Standard
        {
            GameObject o = new GameObject("o");
            Object.DestroyImmediate(o);
            Check(o.ToString()); // => null
        }
    }
}
