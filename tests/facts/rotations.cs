// Rotations and matrices.
using UnityEngine;
using static Facts;

public static class RotationsFacts
{
    public static void Rotations()
    {
        // as text
        Check(Quaternion.identity, Quaternion.Euler(0, 90, 0).ToString("F3"), default(Quaternion));
        // => (0.00000, 0.00000, 0.00000, 1.00000) (0.000, 0.707, 0.000, 0.707) (0.00000, 0.00000, 0.00000, 0.00000)
        // a turn to the right
        Check(N(Quaternion.Euler(0, 90, 0) * Vector3.forward), N(Quaternion.Euler(90, 0, 0) * Vector3.forward),
            N(Quaternion.Euler(0, 0, 90) * Vector3.right)); // => 1,0,0 0,-1,0 0,1,0
        // z first, then x, then y
        Check(Quaternion.Angle(Quaternion.Euler(10, 20, 30),
            Quaternion.AngleAxis(20, Vector3.up) * Quaternion.AngleAxis(10, Vector3.right)
                * Quaternion.AngleAxis(30, Vector3.forward)) < 0.01f); // => True
        // angles come back
        Check(N(Quaternion.Euler(10, 20, 30).eulerAngles)); // => 10,20,30
        // angles are from 0 to 360
        Check(N(Quaternion.Euler(-10, -20, -30).eulerAngles), N(Quaternion.Euler(370, 0, 0).eulerAngles.x));
        // => 350,340,330 10
        // straight up
        Check(N(Quaternion.Euler(90, 0, 0).eulerAngles)); // => 90,0,0
        // more than straight up
        Check(N(Quaternion.Euler(100, 0, 0).eulerAngles)); // => 80,180,180
        Check(N(Quaternion.AngleAxis(90, new Vector3(0, 5, 0)) * Vector3.forward),
            N(Quaternion.AngleAxis(90, Vector3.zero))); // => 1,0,0 0,0,0,1
        {
            float a; Vector3 x;
            Quaternion.Euler(0, 60, 0).ToAngleAxis(out a, out x);
            Check(N(a), N(x)); // => 60 0,1,0
        }
        { // ToAngleAxis of no turn
            float a; Vector3 x;
            Quaternion.identity.ToAngleAxis(out a, out x);
            Check(N(a), N(x)); // => 0 1,0,0
        }
        Check(N(Quaternion.LookRotation(Vector3.right) * Vector3.forward),
            N(Quaternion.LookRotation(Vector3.forward, Vector3.right) * Vector3.up)); // => 1,0,0 1,0,0
        { // LookRotation of nothing
            Quaternion q = Quaternion.Euler(1, 2, 3);
            string s = Logged(() => q = Quaternion.LookRotation(Vector3.zero));
            Check(s, N(q)); // => Log: Look rotation viewing vector is zero 0,0,0,1
        }
        Check(N(Quaternion.FromToRotation(Vector3.right, Vector3.up) * Vector3.right),
            N(Quaternion.FromToRotation(Vector3.up, Vector3.down) * Vector3.up),
            N(Quaternion.FromToRotation(Vector3.up, Vector3.up * 5))); // => 0,1,0 0,-1,0 0,0,0,1
        Check(N(Quaternion.Slerp(Quaternion.identity, Quaternion.Euler(0, 90, 0), 0.5f).eulerAngles),
            N(Quaternion.Slerp(Quaternion.identity, Quaternion.Euler(0, 90, 0), 3).eulerAngles)); // => 0,45,0 0,90,0
        // the short way
        Check(N(Quaternion.Slerp(Quaternion.Euler(0, 350, 0), Quaternion.Euler(0, 20, 0), 0.5f).eulerAngles));
        // => 0,5,0
        // Lerp is normalised
        Check(N(Quaternion.Dot(Quaternion.Lerp(Quaternion.identity, Quaternion.Euler(0, 120, 0), 0.3f),
            Quaternion.Lerp(Quaternion.identity, Quaternion.Euler(0, 120, 0), 0.3f)))); // => 1
        Check(N(Quaternion.SlerpUnclamped(Quaternion.identity, Quaternion.Euler(0, 30, 0), 2).eulerAngles));
        // => 0,60,0
        Check(N(Quaternion.RotateTowards(Quaternion.identity, Quaternion.Euler(0, 90, 0), 30).eulerAngles),
            N(Quaternion.RotateTowards(Quaternion.identity, Quaternion.Euler(0, 10, 0), 30).eulerAngles));
        // => 0,30,0 0,10,0
        Check(N(Quaternion.Inverse(Quaternion.Euler(0, 90, 0)) * Vector3.right)); // => 0,0,1
        Check(N(Quaternion.Angle(Quaternion.Euler(0, 10, 0), Quaternion.Euler(0, 50, 0)),
            Quaternion.Angle(Quaternion.Euler(0, 350, 0), Quaternion.Euler(0, 10, 0)))); // => 40,20
        // Angle of nearly equal ones is 0
        Check(Quaternion.Angle(Quaternion.identity, Quaternion.Euler(0, 0.001f, 0))); // => 0
        // equal ones
        Check(Quaternion.Euler(0, 90, 0) == Quaternion.Euler(0, 90.0001f, 0),
            Quaternion.identity == new Quaternion(0, 0, 0, -1), Quaternion.identity == Quaternion.Euler(0, 1, 0));
        // => True False False
        // the right one turns first
        Check(N(Quaternion.Euler(0, 90, 0) * Quaternion.Euler(90, 0, 0) * Vector3.up)); // => 1,0,0
        // normalised
        Check(N(new Quaternion(0, 0, 0, 5).normalized), N(new Quaternion(0, 0, 0, 0).normalized),
            N(Quaternion.Normalize(new Quaternion(0, 3, 0, 4)))); // => 0,0,0,1 0,0,0,1 0,0.6,0,0.8
        { // angles can be set
            Quaternion q = Quaternion.identity;
            q.eulerAngles = new Vector3(0, 90, 0);
            Check(N(q * Vector3.forward)); // => 1,0,0
        }
        {
            Quaternion q = Quaternion.identity, r = q;
            q.SetLookRotation(Vector3.left); r.SetFromToRotation(Vector3.forward, Vector3.left);
            Check(N(q * Vector3.forward), N(r * Vector3.forward)); // => -1,0,0 -1,0,0
        }
        // an index beyond
        Throws(() => Quaternion.identity[4]); // => IndexOutOfRangeException: Invalid Quaternion index!
    }

    public static void Matrices()
    {
        // as text
        Check(Matrix4x4.identity.ToString());
        // => 1.00000\t0.00000\t0.00000\t0.00000\n0.00000\t1.00000\t0.00000\t0.00000\n0.00000\t0.00000\t1.00000\t0.00000
        //    \n0.00000\t0.00000\t0.00000\t1.00000\n
        // scale, then turn, then move
        Check(N(Matrix4x4.TRS(new Vector3(1, 2, 3), Quaternion.Euler(0, 90, 0), Vector3.one * 2)
            .MultiplyPoint3x4(Vector3.forward))); // => 3,2,3
        {
            Matrix4x4 m = Matrix4x4.TRS(Vector3.one, Quaternion.identity, Vector3.one * 2);
            Check(N(m.MultiplyPoint(Vector3.one)), N(m.MultiplyVector(Vector3.one)), N(m * new Vector4(1, 1, 1, 0)));
            // => 3,3,3 2,2,2 2,2,2,0
        }
        { // rows and columns
            Matrix4x4 m = Matrix4x4.Translate(new Vector3(7, 8, 9));
            Check(N(m.GetColumn(3)) + " " + N(m.GetRow(1)) + " " + m[0, 3] + m[12] + m.m23 + " "
                + N(m.GetPosition())); // => 7,8,9,1 0,1,0,8 779 7,8,9
        }
        {
            Matrix4x4 m = Matrix4x4.TRS(new Vector3(1, 2, 3), Quaternion.Euler(10, 20, 30), new Vector3(1, 2, 4));
            Vector3 p = new Vector3(4, 5, 6);
            Check(N(m.inverse.MultiplyPoint3x4(m.MultiplyPoint3x4(p))), N((m * m.inverse).m00, (m * m.inverse).m01));
            // => 4,5,6 1,0
        }
        {
            Matrix4x4 m = Matrix4x4.TRS(new Vector3(1, 2, 3), Quaternion.identity, new Vector3(2, 3, 4));
            Check(N(m.transpose.GetRow(3)), N(m.determinant)); // => 1,2,3,1 24
        }
        { // rotation and scale come back
            Matrix4x4 m = Matrix4x4.TRS(Vector3.one, Quaternion.Euler(0, 90, 0), new Vector3(2, 3, 4));
            Check(N(m.rotation.eulerAngles), N(m.lossyScale), m.ValidTRS()); // => 0,90,0 2,3,4 True
        }
        Check(Matrix4x4.identity.isIdentity, Matrix4x4.zero.isIdentity,
            Matrix4x4.Rotate(Quaternion.identity) == Matrix4x4.identity); // => True False True
        Check(N(Matrix4x4.Ortho(-2, 2, -1, 1, 0, 10).MultiplyPoint(new Vector3(2, -1, -10)))); // => 1,-1,1
        {
            Matrix4x4 m = Matrix4x4.Perspective(90, 2, 1, 10);
            Check(N(m.m00, m.m11, m.m22, m.m23, m.m32)); // => 0.5,1,-1.222,-2.222,-1
        }
        Check(N(Matrix4x4.LookAt(new Vector3(1, 0, 0), new Vector3(5, 0, 0), Vector3.up)
            .MultiplyPoint3x4(Vector3.forward))); // => 2,0,0
        // an index beyond
        Throws(() => Matrix4x4.identity[16]); // => IndexOutOfRangeException: Invalid matrix index!
        // a column beyond
        Throws(() => Matrix4x4.identity.GetColumn(4)); // => IndexOutOfRangeException: Invalid column index!
        {
            Matrix4x4 m = Matrix4x4.zero;
            m.SetTRS(Vector3.one, Quaternion.identity, Vector3.one); m.SetColumn(3, new Vector4(5, 6, 7, 1));
            m.SetRow(0, new Vector4(2, 0, 0, 0));
            Check(N(m.MultiplyPoint(Vector3.one))); // => 2,7,8
        }
        {
            Plane p = Matrix4x4.Translate(Vector3.up * 3).TransformPlane(new Plane(Vector3.up, 0));
            Check(N(p.normal), N(p.distance)); // => 0,1,0 -3
        }
    }
}
