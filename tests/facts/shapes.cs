// Bounds, rectangles, planes and rays.
using UnityEngine;
using static Facts;

public static class ShapesFacts
{
    public static void Boxes()
    {
        // as text
        Check(new Bounds(Vector3.one, Vector3.one), new BoundsInt(1, 2, 3, 4, 5, 6));
        // => Center: (1.00, 1.00, 1.00), Extents: (0.50, 0.50, 0.50) Position: (1, 2, 3), Size: (4, 5, 6)
        { // edges belong to it
            Bounds b = new Bounds(Vector3.zero, Vector3.one * 2);
            Check(b.Contains(Vector3.one), b.Contains(new Vector3(1.01f, 0, 0)), N(b.min), N(b.max));
            // => True False -1,-1,-1 1,1,1
        }
        { // touching ones intersect
            Bounds b = new Bounds(Vector3.zero, Vector3.one * 2);
            Check(b.Intersects(new Bounds(Vector3.right * 2, Vector3.one * 2)),
                b.Intersects(new Bounds(Vector3.right * 2.1f, Vector3.one * 2))); // => True False
        }
        {
            Bounds b = new Bounds(Vector3.zero, Vector3.zero);
            b.Encapsulate(new Vector3(4, 0, 0)); b.Encapsulate(new Bounds(Vector3.up, Vector3.one * 2));
            Check(N(b.center), N(b.size)); // => 1.5,1,0 5,2,2
        }
        {
            Bounds b = new Bounds(Vector3.zero, Vector3.one);
            b.Expand(1);
            Bounds c = b;
            c.Expand(new Vector3(2, 0, 0));
            Check(N(b.size), N(c.size)); // => 2,2,2 4,2,2
        }
        { // distance and nearest point
            Bounds b = new Bounds(Vector3.zero, Vector3.one * 2);
            Check(N(b.SqrDistance(new Vector3(3, 0, 0)), b.SqrDistance(Vector3.zero)),
                N(b.ClosestPoint(new Vector3(3, 0.5f, 0)))); // => 4,0 1,0.5,0
        }
        {
            Bounds b = new Bounds(new Vector3(0, 0, 5), Vector3.one * 2); float d;
            bool hit = b.IntersectRay(new Ray(Vector3.zero, Vector3.forward), out d);
            Check(hit, N(d), b.IntersectRay(new Ray(Vector3.zero, Vector3.right))); // => True 4 False
        }
        {
            Bounds b = new Bounds();
            b.SetMinMax(new Vector3(1, 1, 1), new Vector3(3, 5, 7)); b.min = Vector3.zero;
            Check(N(b.center), N(b.extents)); // => 1.5,2.5,3.5 1.5,2.5,3.5
        }
        Check(new Bounds(Vector3.one, Vector3.one) == new Bounds(Vector3.one, Vector3.one),
            new Bounds().Equals(null)); // => True False
        { // whole ones
            BoundsInt b = new BoundsInt(0, 0, 0, 2, 2, 1); int n = 0;
            foreach (Vector3Int p in b.allPositionsWithin) { n += p.x + 10 * p.y; }
            Check(n + " " + b.Contains(new Vector3Int(1, 1, 0)) + b.Contains(new Vector3Int(2, 1, 0)) + " " + b.max);
            // => 22 TrueFalse (2, 2, 1)
        }
    }

    public static void Rectangles()
    {
        // as text
        Check(new Rect(1, 2, 3, 4), new RectInt(1, 2, 3, 4), new RectOffset(1, 2, 3, 4));
        // => (x:1.00, y:2.00, width:3.00, height:4.00) (x:1, y:2, width:3, height:4) RectOffset (l:1 r:2 t:3 b:4)
        { // the far edges do not belong to it
            Rect r = new Rect(0, 0, 10, 10);
            Check(r.Contains(new Vector2(0, 0)), r.Contains(new Vector2(10, 5)), r.Contains(new Vector3(5, 5, 99)));
            // => True False True
        }
        { // a negative one contains if allowed
            Rect r = new Rect(10, 10, -10, -10);
            Check(r.Contains(new Vector2(5, 5)), r.Contains(new Vector2(5, 5), true)); // => False True
        }
        { // touching ones do not overlap
            Rect r = new Rect(0, 0, 10, 10);
            Check(r.Overlaps(new Rect(10, 0, 5, 5)), r.Overlaps(new Rect(9, 9, 5, 5)),
                r.Overlaps(new Rect(15, 15, -10, -10)), r.Overlaps(new Rect(15, 15, -10, -10), true));
            // => False True False True
        }
        { // edges
            Rect r = Rect.MinMaxRect(1, 2, 5, 8);
            Check(N(r.width, r.height, r.xMax, r.yMax), N(r.center), N(r.size)); // => 4,6,5,8 3,5 4,6
        }
        { // a new edge changes the size
            Rect r = new Rect(0, 0, 10, 10);
            r.xMin = 4; r.yMax = 20;
            Check(r.ToString()); // => (x:4.00, y:0.00, width:6.00, height:20.00)
        }
        { // a new centre moves it
            Rect r = new Rect(0, 0, 10, 10);
            r.center = Vector2.zero;
            Rect s = r;
            s.position = Vector2.one;
            Check(r, N(s.min)); // => (x:-5.00, y:-5.00, width:10.00, height:10.00) 1,1
        }
        { // normalised
            Rect r = new Rect(10, 10, 20, 40);
            Check(N(Rect.NormalizedToPoint(r, new Vector2(0.5f, 2))),
                N(Rect.PointToNormalized(r, new Vector2(20, 100)))); // => 20,50 0.5,1
        }
        {
            RectOffset o = new RectOffset(1, 2, 3, 4);
            Check(o.horizontal, o.vertical, o.Add(new Rect(10, 10, 10, 10)), o.Remove(new Rect(10, 10, 10, 10)));
            // => 3 7 (x:9.00, y:7.00, width:13.00, height:17.00) (x:11.00, y:13.00, width:7.00, height:3.00)
        }
        { // whole ones
            RectInt r = new RectInt(0, 0, 3, 2); int n = 0;
            foreach (Vector2Int p in r.allPositionsWithin) { n++; }
            Check(n, r.Contains(new Vector2Int(3, 0)), r.xMax, r.Overlaps(new RectInt(2, 1, 4, 4)), N(r.center));
            // => 6 False 3 True 1.5,1
        }
        // equal
        Check(new Rect(1, 2, 3, 4) == new Rect(1, 2, 3, 4), Rect.zero != new Rect(0, 0, 1, 0)); // => True True
    }

    public static void Planes()
    {
        // as text
        Check(new Ray(Vector3.one, Vector3.forward * 5), new Plane(Vector3.up, 2),
            new Ray2D(Vector2.one, Vector2.up));
        // => Origin: (1.00, 1.00, 1.00), Dir: (0.00, 0.00, 1.00) (normal:(0.00, 1.00, 0.00), distance:2.00) Origin:
        //     (1.00, 1.00), Dir: (0.00, 1.00)
        { // a ray's direction is normalised
            Ray r = new Ray(Vector3.one, new Vector3(0, 0, 5));
            r.direction = new Vector3(0, 3, 0);
            Check(N(r.direction), N(r.GetPoint(2))); // => 0,1,0 1,3,1
        }
        {
            Plane p = new Plane(Vector3.up, new Vector3(0, 3, 0));
            Check(N(p.distance, p.GetDistanceToPoint(new Vector3(9, 5, 9))) + " " + p.GetSide(Vector3.up * 4)
                + p.GetSide(Vector3.zero) + p.SameSide(Vector3.zero, Vector3.one)); // => -3,2 TrueFalseTrue
        }
        { // a ray onto it
            float d; Plane p = new Plane(Vector3.up, 0);
            bool hit = p.Raycast(new Ray(Vector3.up * 4, Vector3.down), out d);
            Check(hit, N(d)); // => True 4
        }
        { // a ray away from it
            float d; Plane p = new Plane(Vector3.up, 0);
            bool hit = p.Raycast(new Ray(Vector3.up * 4, Vector3.up), out d);
            Check(hit, N(d)); // => False -4
        }
        { // a ray beside it
            float d; Plane p = new Plane(Vector3.up, 0);
            bool hit = p.Raycast(new Ray(Vector3.up * 4, Vector3.right), out d);
            Check(hit, N(d)); // => False 0
        }
        { // through three points
            Plane p = new Plane(Vector3.zero, Vector3.forward, Vector3.right);
            Check(N(p.normal), N(p.distance), N(p.flipped.normal)); // => 0,1,0 0 0,-1,0
        }
        // the nearest point
        Check(N(new Plane(Vector3.up, -2).ClosestPointOnPlane(new Vector3(1, 7, 3)))); // => 1,2,3
        { // the normal is normalised
            Plane p = new Plane(new Vector3(0, 4, 0), 2);
            p.Translate(Vector3.up);
            Check(N(p.normal), N(p.distance)); // => 0,1,0 3
        }
        {
            Camera c = new GameObject("c").AddComponent<Camera>();
            Plane[] p = GeometryUtility.CalculateFrustumPlanes(c);
            Check(p.Length + " " + GeometryUtility.TestPlanesAABB(p, new Bounds(Vector3.forward * 5, Vector3.one))
                + GeometryUtility.TestPlanesAABB(p, new Bounds(Vector3.back * 5, Vector3.one))); // => 6 TrueFalse
        }
    }

    public static void MoreShapes()
    {
        { // bounds of no size
            Bounds b = new Bounds(Vector3.one, Vector3.zero);
            Check(b.Contains(Vector3.one), N(b.extents)); // => True 0,0,0
        }
        { // a negative size
            Bounds b = new Bounds(Vector3.zero, -Vector3.one);
            Check(N(b.min), b.Contains(Vector3.zero)); // => 0.5,0.5,0.5 False
        }
        { // a ray from within
            Bounds b = new Bounds(Vector3.zero, Vector3.one * 2); float d;
            bool hit = b.IntersectRay(new Ray(Vector3.zero, Vector3.right), out d);
            Check(hit, N(d)); // => True -1
        }
        { // Encapsulate nothing new
            Bounds b = new Bounds(Vector3.zero, Vector3.one * 2);
            b.Encapsulate(Vector3.zero); b.max = new Vector3(3, 3, 3);
            Check(N(b.center), N(b.size)); // => 1,1,1 4,4,4
        }
        { // whole bounds
            BoundsInt b = new BoundsInt();
            b.SetMinMax(new Vector3Int(1, 2, 3), new Vector3Int(4, 6, 8)); b.xMin = 0;
            Check(b, N(b.center), b.zMax); // => Position: (0, 2, 3), Size: (4, 4, 5) 2,4,5.5 8
        }
        { // whole bounds clamped
            BoundsInt b = new BoundsInt(-5, -5, 0, 20, 2, 1);
            b.ClampToBounds(new BoundsInt(0, 0, 0, 10, 10, 1));
            Check(b.ToString()); // => Position: (0, 0, 0), Size: (10, 2, 1)
        }
        { // whole rectangles
            RectInt r = new RectInt(1, 2, 3, 4);
            r.xMin = 0; r.yMax = 10; r.ClampToBounds(new RectInt(0, 0, 2, 20));
            Check(r + " " + r.min + r.max + " " + r.size); // => (x:0, y:2, width:2, height:8) (0, 2)(2, 10) (2, 8)
        }
        { // a turned whole rectangle
            RectInt r = new RectInt(5, 5, -3, -2);
            Check(r.xMin, r.xMax, r.Contains(new Vector2Int(3, 4)), r.Contains(new Vector2Int(5, 5)));
            // => 2 5 True False
        }
        { // a rectangle's edges
            Rect r = new Rect(0, 0, 10, 10);
            r.xMax = -5; r.min = new Vector2(-10, -10);
            Check(r.ToString()); // => (x:-10.00, y:-10.00, width:5.00, height:20.00)
        }
        { // a rectangle that is copied and set
            Rect r = new Rect(new Rect(1, 2, 3, 4));
            r.Set(5, 6, 7, 8); r.size = Vector2.one;
            Check(r, new Rect(Vector2.one, Vector2.up));
            // => (x:5.00, y:6.00, width:1.00, height:1.00) (x:1.00, y:1.00, width:0.00, height:1.00)
        }
        {
            Plane p = new Plane();
            p.SetNormalAndPosition(Vector3.up * 2, Vector3.up); p.Flip();
            Plane q = Plane.Translate(new Plane(Vector3.up, 0), Vector3.up);
            Check(N(p.normal), N(p.distance), N(q.distance), new Plane(Vector3.up, 0).GetSide(Vector3.zero));
            // => 0,-1,0 1 1 False
        }
        { // a plane that is hit from behind
            float d; bool hit = new Plane(Vector3.up, 0).Raycast(new Ray(Vector3.down, Vector3.up), out d);
            Check(hit, d); // => True 1
        }
        { // a flat ray
            Ray2D r = new Ray2D(Vector2.one, new Vector2(0, 5));
            Check(N(r.direction), N(r.GetPoint(3))); // => 0,1 1,4
        }
        // a ray of no direction
        Check(N(new Ray(Vector3.one, Vector3.zero).direction), N(new Ray(Vector3.one, Vector3.zero).GetPoint(5)));
        // => 0,0,0 1,1,1
        // a colour between
        Check(Color.LerpUnclamped(Color.black, Color.white, 2), Color.white / 2, 0.5f * Color.white);
        // => RGBA(2.000, 2.000, 2.000, 1.000) RGBA(0.500, 0.500, 0.500, 0.500) RGBA(0.500, 0.500, 0.500, 0.500)
        // named colours
        Check(Color.grey, Color.cyan, Color.magenta, Color.gray == Color.grey);
        // => RGBA(0.500, 0.500, 0.500, 1.000) RGBA(0.000, 1.000, 1.000, 1.000) RGBA(1.000, 0.000, 1.000, 1.000) True
        { // HSV and back
            float h, s, v; Color c = new Color(0.2f, 0.4f, 0.6f);
            Color.RGBToHSV(c, out h, out s, out v);
            Color d = Color.HSVToRGB(h, s, v);
            Check(N(d.r, d.g, d.b), N(h, s, v)); // => 0.2,0.4,0.6 0.583,0.667,0.6
        }
        // HSV without colour
        Check(Color.HSVToRGB(0.5f, 0, 0.3f), Color.HSVToRGB(0.5f, 1, 0));
        // => RGBA(0.300, 0.300, 0.300, 1.000) RGBA(0.000, 0.000, 0.000, 1.000)
        Check(Color32.LerpUnclamped(new Color32(0, 0, 0, 0), new Color32(100, 100, 100, 100), 0.5f),
            Color32.Lerp(new Color32(0, 0, 0, 0), new Color32(255, 255, 255, 255), 2));
        // => RGBA(50, 50, 50, 50) RGBA(255, 255, 255, 255)
        { // names in capitals
            Color c;
            Check(ColorUtility.TryParseHtmlString("RED", out c), ColorUtility.TryParseHtmlString("Blue", out c), c);
            // => True True RGBA(0.000, 0.000, 1.000, 1.000)
        }
        { // what is no colour is white
            Color c;
            ColorUtility.TryParseHtmlString("nope", out c);
            Check(c.ToString()); // => RGBA(1.000, 1.000, 1.000, 1.000)
        }
        { // a curve's keys with weights
            Keyframe k = new Keyframe(0, 0, 0, 0, 0.5f, 0.25f);
            Check(k.weightedMode, k.inWeight, k.outWeight); // => Both 0.5 0.25
        }
        // a curve between keys of the same value
        Check(N(new AnimationCurve(new Keyframe(0, 2), new Keyframe(5, 2)).Evaluate(2))); // => 2
        { // three keys
            AnimationCurve c = new AnimationCurve(new Keyframe(0, 0, 0, 1), new Keyframe(1, 1, 1, 0),
                new Keyframe(2, 1, 0, 0));
            Check(N(c.Evaluate(0.5f), c.Evaluate(1.5f), c.Evaluate(1))); // => 0.5,1,1
        }
        { // keys out of order are sorted
            AnimationCurve c = new AnimationCurve(new Keyframe(2, 5), new Keyframe(0, 1));
            Check(c[0].time, c[1].value); // => 0 5
        }
        // one time, one key
        Check(new AnimationCurve(new Keyframe(0, 1), new Keyframe(0, 2)).length,
            AnimationCurve.Linear(0, 3, 0, 5).length); // => 1 1
        { // MoveKey onto another
            AnimationCurve c = AnimationCurve.Linear(0, 0, 1, 1);
            Check(c.MoveKey(0, new Keyframe(0.25f, 7)), c[0].time, c.length); // => 0 0.25 2
        }
        // RemoveKey beyond
        Check(Thrown(() => AnimationCurve.Linear(0, 0, 1, 1).RemoveKey(5))); // => IndexOutOfRangeException
    }
}
