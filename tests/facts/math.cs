// Functions of numbers, and what is random.
using System.Linq;
using UnityEngine;
using Random = UnityEngine.Random;
using static Facts;

public static class MathFacts
{
    public static void Functions()
    {
        Check(N(Mathf.Lerp(0, 10, 1.5f), Mathf.Lerp(0, 10, -1), Mathf.LerpUnclamped(0, 10, 1.5f))); // => 10,0,15
        // LerpAngle goes the short way
        Check(N(Mathf.LerpAngle(350, 10, 0.5f), Mathf.LerpAngle(10, 350, 0.5f))); // => 360,0
        Check(N(Mathf.InverseLerp(10, 20, 15), Mathf.InverseLerp(10, 20, 30), Mathf.InverseLerp(20, 10, 12.5f)));
        // => 0.5,1,0.75
        // InverseLerp of nothing
        Check(Mathf.InverseLerp(5, 5, 7)); // => 0
        Check(N(Mathf.MoveTowards(0, 10, 3), Mathf.MoveTowards(9, 10, 3), Mathf.MoveTowards(10, 0, 3))); // => 3,10,7
        // MoveTowards away
        Check(Mathf.MoveTowards(0, 10, -3)); // => -3
        Check(N(Mathf.MoveTowardsAngle(350, 10, 5), Mathf.MoveTowardsAngle(0, 190, 5),
            Mathf.MoveTowardsAngle(350, 10, 90))); // => 355,-5,10
        Check(N(Mathf.Repeat(4, 3), Mathf.Repeat(-1, 3), Mathf.Repeat(3, 3))); // => 1,2,0
        Check(N(Mathf.PingPong(1, 3), Mathf.PingPong(4, 3), Mathf.PingPong(-1, 3), Mathf.PingPong(6, 3))); // => 1,2,1,0
        Check(N(Mathf.DeltaAngle(1080, 90), Mathf.DeltaAngle(350, 10), Mathf.DeltaAngle(10, 350),
            Mathf.DeltaAngle(0, 180))); // => 90,20,-20,180
        Check(N(Mathf.SmoothStep(0, 10, 0.5f), Mathf.SmoothStep(0, 16, 0.25f), Mathf.SmoothStep(0, 1, 2)));
        // => 5,2.5,1
        {
            float v = 0; float at = Mathf.SmoothDamp(0, 10, ref v, 1, Mathf.Infinity, 0.02f);
            Check(N(at, v)); // => 0.008,0.769
        }
        { // SmoothDamp does not overshoot
            float v = 1000;
            Check(N(Mathf.SmoothDamp(9.9f, 10, ref v, 0.1f, Mathf.Infinity, 0.1f), v)); // => 10,0
        }
        {
            Vector3 v = Vector3.zero;
            Vector3 at = Vector3.SmoothDamp(Vector3.zero, new Vector3(10, 0, 0), ref v, 1, Mathf.Infinity, 0.02f);
            Check(N(at.x, v.x)); // => 0.008,0.769
        }
        { // SmoothDampAngle goes the short way
            float v = 0;
            Check(Mathf.SmoothDampAngle(350, 10, ref v, 1, Mathf.Infinity, 0.1f) > 350); // => True
        }
        // Round to even
        Check(N(Mathf.Round(0.5f), Mathf.Round(1.5f), Mathf.Round(10.5f), Mathf.Round(11.5f), Mathf.Round(-1.5f)));
        // => 0,2,10,12,-2
        // to whole numbers
        Check(Mathf.RoundToInt(2.5f), Mathf.FloorToInt(-0.1f), Mathf.CeilToInt(-0.9f), Mathf.RoundToInt(-2.6f));
        // => 2 -1 0 -3
        Check(N(Mathf.Sign(0), Mathf.Sign(-0.1f), Mathf.Sign(3))); // => 1,-1,1
        Check(Mathf.NextPowerOfTwo(7) + " " + Mathf.NextPowerOfTwo(139) + " " + Mathf.NextPowerOfTwo(256) + " "
            + Mathf.ClosestPowerOfTwo(7) + " " + Mathf.ClosestPowerOfTwo(19) + " " + Mathf.IsPowerOfTwo(7)
            + Mathf.IsPowerOfTwo(32)); // => 8 256 256 8 16 FalseTrue
        Check(Mathf.Approximately(1, 10f / 10), Mathf.Approximately(1, 1.0000001f), Mathf.Approximately(1, 1.0001f),
            Mathf.Approximately(0, 1e-45f)); // => True True False True
        Check(Mathf.Clamp(5, 0, 3), Mathf.Clamp(-5f, -1.5f, 3), Mathf.Clamp01(7), Mathf.Clamp01(-7)); // => 3 -1.5 1 0
        // Min and Max of many
        Check(Mathf.Min(3, 1, 2), Mathf.Max(3f, 7.5f, 2), Mathf.Max(new float[0]), Mathf.Min(new float[0]));
        // => 1 7.5 0 0
        // logarithms
        Check(N(Mathf.Log(8, 2), Mathf.Log10(1000), Mathf.Log(1), Mathf.Exp(0), Mathf.Pow(2, 10), Mathf.Sqrt(16)));
        // => 3,3,0,1,1024,4
        // angles
        Check(N(Mathf.Atan2(1, 0) * Mathf.Rad2Deg, Mathf.Sin(90 * Mathf.Deg2Rad), Mathf.Acos(-1), Mathf.Atan(1) * 4));
        // => 90,1,3.142,3.142
        // constants
        Check(Mathf.PI.ToString("R") + " " + Mathf.Rad2Deg.ToString("R") + " " + Mathf.Infinity + " "
            + (Mathf.Epsilon > 0) + (Mathf.Epsilon < 1e-37f)); // => 3.14159274 57.29578 Infinity TrueTrue
        Check(N(Mathf.GammaToLinearSpace(0.5f), Mathf.LinearToGammaSpace(0.5f), Mathf.GammaToLinearSpace(1),
            Mathf.Gamma(2, 4, 2))); // => 0.214,0.735,1,1
        // halves
        Check(Mathf.FloatToHalf(1), Mathf.FloatToHalf(-2), Mathf.HalfToFloat(15360), Mathf.FloatToHalf(0.1f));
        // => 15360 49152 1 11878
    }

    public static void MoreFunctions()
    {
        // Clamp with the wrong order
        Check(Mathf.Clamp(5, 10, 0), Mathf.Clamp(5f, 10f, 0f)); // => 10 10
        // roots and logarithms of nothing
        Check(Mathf.Sqrt(-1), Mathf.Log(0), Mathf.Log(-1), Mathf.Pow(0, 0), Mathf.Acos(2));
        // => NaN -Infinity NaN 1 NaN
        // rounding of negative numbers
        Check(Mathf.RoundToInt(-0.5f), Mathf.RoundToInt(-1.5f), Mathf.RoundToInt(-2.5f), Mathf.FloorToInt(-2),
            Mathf.CeilToInt(2.000001f)); // => 0 -2 -2 -2 3
        // many
        Check(Mathf.Max(1, 5, 3), Mathf.Min(4f, -2.5f, 3), Mathf.Max(new int[0]), Mathf.Abs(-7), Mathf.Abs(-7.5f));
        // => 5 -2.5 0 7 7.5
        Check(N(Mathf.DeltaAngle(0, 540), Mathf.DeltaAngle(90, 270), Mathf.DeltaAngle(-10, 10),
            Mathf.LerpAngle(0, 270, 0.5f), Mathf.LerpAngle(0, 90, 2))); // => 180,180,20,-45,90
        // Gamma keeps the sign
        Check(N(Mathf.Gamma(-2, 4, 2), Mathf.Gamma(5, 4, 2))); // => -1,5
        // SmoothStep backwards
        Check(N(Mathf.SmoothStep(10, 0, 0.25f), Mathf.SmoothStep(10, 0, -1))); // => 8.438,10
        // Repeat and PingPong of fractions
        Check(N(Mathf.Repeat(-0.25f, 1), Mathf.Repeat(2.5f, 1), Mathf.Repeat(5, 2.5f), Mathf.PingPong(0.75f, 0.5f)));
        // => 0.75,0.5,0,0.25
        // InverseLerp is clamped
        Check(N(Mathf.InverseLerp(0, 10, -5), Mathf.InverseLerp(10, 0, 2.5f), Mathf.InverseLerp(-1, 1, 0)));
        // => 0,0.75,0.5
        { // SmoothDamp with a greatest speed
            float v = 0, at = 0;
            for (int i = 0; i < 100; i++) { at = Mathf.SmoothDamp(at, 100, ref v, 0.3f, 10, 0.02f); }
            Check(at < 100 && v <= 10.01f && at > 10); // => True
        }
        // MoveTowards with a negative step
        Check(N(Mathf.MoveTowards(5, 0, -1), Mathf.MoveTowards(0, 0.5f, 1))); // => 6,0.5
        // Sign of minus nothing
        Check(Mathf.Sign(-0f), Mathf.Sign(float.NegativeInfinity)); // => 1 -1
        // Random.Range backwards
        Random.InitState(1);
        Check(Enumerable.Range(0, 200).All(i => { float f = Random.Range(3f, -3f); return f >= -3 && f <= 3; }));
        // => True
        Random.InitState(1);
        Check(Enumerable.Range(0, 500).All(i => { float f = Random.value; return f >= 0 && f <= 1; })); // => True
        { // the same seed
            Random.InitState(77);
            int[] a = Enumerable.Range(0, 5).Select(i => Random.Range(0, 1000)).ToArray();
            Random.InitState(77);
            Check(a.SequenceEqual(Enumerable.Range(0, 5).Select(i => Random.Range(0, 1000)))); // => True
        }
        Check(Enumerable.Range(0, 200)
            .All(i => { float f = Mathf.PerlinNoise(i * 0.37f, i * 0.11f); return f > -0.1f && f < 1.1f; }),
            Mathf.PerlinNoise(0.3f, 0.7f) == Mathf.PerlinNoise(0.3f, 0.7f)); // => True True
        { // old names
            Random.InitState(4);
            int a = Random.RandomRange(0, 100);
            Random.InitState(4);
            Check((a == Random.Range(0, 100)) + " " + new Rect(1, 2, 3, 4).left + new Rect(1, 2, 3, 4).right
                + new Rect(1, 2, 3, 4).top + new Rect(1, 2, 3, 4).bottom); // => True 1426
        }
    }

    public static void RandomNumbers()
    {
        // Range of floats is mirrored
        Random.InitState(1234);
        Check(Enumerable.Range(0, 7).Select(i => Random.Range(0f, 10f)).ToArray()[6].ToString("F3")); // => 9.403
        // value of a seed
        Random.InitState(1234);
        Check(Enumerable.Range(0, 7).Select(i => Random.value).ToArray()[6].ToString("F4")); // => 0.0597
        { // value and Range mirror each other
            Random.InitState(5);
            float v = Random.value;
            Random.InitState(5);
            Check(Mathf.Abs(Random.Range(0f, 1f) + v - 1) < 1e-6f); // => True
        }
        // Range of whole numbers takes the rest
        Random.InitState(0);
        Check(Random.Range(0, 100), Random.Range(-5, 9)); // => 26 5
        { // Range backwards
            Random.InitState(3);
            int n = Random.Range(10, 0);
            Check(n > 0 && n <= 10); // => True
        }
        // Range of nothing
        Check(Random.Range(4, 4)); // => 4
        { // Range of nothing draws nothing
            Random.InitState(9);
            float a = Random.value;
            Random.InitState(9); Random.Range(4, 4);
            Check(a == Random.value); // => True
        }
        { // Range of equal floats draws
            Random.InitState(9);
            float a = Random.value;
            Random.InitState(9); Random.Range(4f, 4f);
            Check(a == Random.value); // => False
        }
        // the maximum is excluded
        Random.InitState(1);
        Check(Enumerable.Range(0, 1000).All(i => Random.Range(0, 3) < 3)); // => True
        Random.InitState(42);
        Check(JsonUtility.ToJson(Random.state)); // => {"s0":42,"s1":-1187214701,"s2":1225807616,"s3":-218017023}
        { // the state comes back
            Random.InitState(7);
            Random.State s = Random.state; float a = Random.value;
            Random.state = s;
            Check(a == Random.value); // => True
        }
        {
            Random.InitState(7);
            string s = JsonUtility.ToJson(Random.state); float a = Random.value;
            Random.state = JsonUtility.FromJson<Random.State>(s);
            Check(a == Random.value); // => True
        }
        { // a circle takes two numbers
            Random.InitState(11); Random.value.ToString(); Random.value.ToString();
            float next = Random.value;
            Random.InitState(11);
            Vector2 p = Random.insideUnitCircle;
            Check(next == Random.value && p.magnitude <= 1); // => True
        }
        { // a point of the circle
            Random.InitState(11);
            float a = Random.Range(0f, 2 * Mathf.PI), r = Mathf.Sqrt(Random.Range(0f, 1f));
            Random.InitState(11);
            Check((Random.insideUnitCircle - new Vector2(Mathf.Cos(a) * r, Mathf.Sin(a) * r)).magnitude < 1e-6f);
            // => True
        }
        // a direction has length 1
        Random.InitState(12);
        Check(Enumerable.Range(0, 50).All(i => Mathf.Abs(Random.onUnitSphere.magnitude - 1) < 1e-5f)); // => True
        Random.InitState(12);
        Check(Enumerable.Range(0, 50).All(i => Random.insideUnitSphere.magnitude <= 1.00001f)); // => True
        // a rotation has length 1 and no negative w
        Random.InitState(13);
        Check(Enumerable.Range(0, 50)
            .All(i =>
            {
                Quaternion q = Random.rotation;
                return q.w >= 0 && Mathf.Abs(Quaternion.Dot(q, q) - 1) < 1e-5f;
            })); // => True
        // a uniform rotation has length 1
        Random.InitState(13);
        Check(Enumerable.Range(0, 50)
            .All(i =>
            {
                Quaternion q = Random.rotationUniform;
                return Mathf.Abs(Quaternion.Dot(q, q) - 1) < 1e-5f;
            })); // => True
        { // a colour of ranges
            Random.InitState(14);
            Color c = Random.ColorHSV(0, 1, 1, 1, 1, 1);
            Check(c.a, Mathf.Max(c.r, c.g, c.b)); // => 1 1
        }
        // noise on whole numbers
        Check(Mathf.PerlinNoise(3, 8).ToString("F7")); // => 0.4652731
        // noise wraps at 256
        Check(Mathf.PerlinNoise(257, 1.5f).ToString("F7")); // => 0.6338503
        // noise is even
        Check(Mathf.PerlinNoise(-1.25f, 2.5f) == Mathf.PerlinNoise(1.25f, -2.5f)); // => True
        { // noise is not clamped
            float least = 1, most = 0;
            for (int i = 0; i < 40000; i++)
            {
                float n = Mathf.PerlinNoise(i % 200 * 0.37f, i / 200 * 0.61f);
                least = Mathf.Min(least, n); most = Mathf.Max(most, n);
            }
            Check(least < 0.01f && most > 0.99f); // => True
        }
        // noise of one number
        Check(Mathf.PerlinNoise1D(1.3f) == Mathf.PerlinNoise(1.3f, 0)); // => True
    }
}
