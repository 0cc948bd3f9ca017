// Unity.Mathematics.
using Unity.Mathematics;
using UnityEngine;
using static Facts;
using static Unity.Mathematics.math;
using float3x3 = Unity.Mathematics.float3x3;
using float4x4 = Unity.Mathematics.float4x4;
using quaternion = Unity.Mathematics.quaternion;

public static class MathematicsFacts
{
    public static void Vectors()
    {
        float3 a = float3(1, 2, 3), b = new float3(4, float2(5, 6));
        int2 i = (int2)a.zy;
        bool3 less = a < 2;
        a.xz = b.yx;
        Vector3 v = b;
        Check(a); // => float3(5f, 2f, 4f)
        Check(dot(b, b), csum(b), b[1], v.z); // => 77 15 5 6
        Check(cross(float3(1, 0, 0), float3(0, 1, 0))); // => float3(0f, 0f, 1f)
        Check(i); // => int2(3, 2)
        Check(less, any(less)); // => bool3(True, False, False) True
        Check(uint2(5, 9) & 3); // => uint2(1, 1)
        Check(clamp(b, 4.5f, 5.5f)); // => float3(4.5f, 5f, 5.5f)
        Check(normalizesafe(float3(0))); // => float3(0f, 0f, 0f)
        Check(select(a, b, bool3(true, false, true))); // => float3(4f, 2f, 6f)
    }

    public static void Matrices()
    {
        float4x4 m = float4x4.TRS(float3(1, 2, 3), quaternion.RotateY(PI / 2), float3(2));
        float3 p = transform(m, float3(0, 0, 1));
        float3x3 n = new float3x3(2, 0, 0, 0, 4, 1, 0, 0, 8);
        Check(round(p * 1000) / 1000); // => float3(3f, 2f, 3f)
        Check(determinant(n), determinant((float4x4)Matrix4x4.Scale(new Vector3(1, 2, 3)))); // => 64 6
        Check(mul(n, inverse(n)).Equals(float3x3.identity)); // => True
        Check(mul(n, float3(1, 1, 1))); // => float3(2f, 5f, 8f)
        Check(n.c2, transpose(n).c1); // => float3(0f, 1f, 8f) float3(0f, 4f, 1f)
        Check((Quaternion)quaternion.Euler(radians(float3(10, 20, 30))) == Quaternion.Euler(10, 20, 30)); // => True
    }

    public static void Numbers()
    {
        var r = new Unity.Mathematics.Random(1);
        uint first = r.NextUInt();
        float f = r.NextFloat();
        Check(first, f >= 0 && f < 1, r.NextInt(5, 6)); // => 270368 True 5
        Check("" + (float)(half)0.1f, (float)new half(65504f)); // => 0.09997559 65504
        Check(countbits(255), lzcnt(1), tzcnt(8), ceilpow2(17)); // => 8 31 3 32
        Check(asint(1f), fmod(-5.5f, 2), round(2.5f), remap(0f, 10f, 0f, 1f, 5f)); // => 1065353216 -1.5 2 0.5
        Check(smoothstep(0f, 1f, 0.5f), reversebits(1u), rol(1, 33)); // => 0.5 2147483648 2
        Throws(() => noise.snoise(float2(1, 2)));
        // => LeftOutException: Unity.Mathematics.noise.snoise is not part of this engine
    }
}
