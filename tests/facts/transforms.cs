// Places and the tree of objects.
using System;
using System.Linq;
using UnityEngine;
using UnityEngine.SceneManagement;
using UnityEngine.UI;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public static class TransformsFacts
{
    public static void Transforms()
    {
        {
            Transform t = Placed();
            Check(N(t.TransformPoint(Vector3.forward)), N(t.TransformDirection(Vector3.forward)),
                N(t.TransformVector(Vector3.forward))); // => 5,2,3 1,0,0 4,0,0
        }
        { // and back
            Transform t = Placed();
            Check(N(t.InverseTransformPoint(new Vector3(5, 2, 3))), N(t.InverseTransformDirection(Vector3.right)),
                N(t.InverseTransformVector(Vector3.right))); // => 0,0,1 0,0,1 0,0,0.25
        }
        { // matrices
            Transform t = Placed();
            Check(N(t.localToWorldMatrix.MultiplyPoint3x4(Vector3.forward)),
                N(t.worldToLocalMatrix.MultiplyPoint3x4(new Vector3(5, 2, 3)))); // => 5,2,3 0,0,1
        }
        { // axes
            Transform t = Placed();
            Check(N(t.forward), N(t.right), N(t.up)); // => 1,0,0 0,0,-1 0,1,0
        }
        { // axes can be set
            Transform t = new GameObject().transform;
            t.forward = Vector3.left;
            string s = N(t.rotation * Vector3.forward);
            t.up = Vector3.right; s += " " + N(t.up); t.right = Vector3.up;
            Check(s, N(t.right)); // => -1,0,0 1,0,0 0,1,0
        }
        { // Rotate by itself and in the world
            Transform t = new GameObject().transform;
            t.rotation = Quaternion.Euler(90, 0, 0); t.Rotate(0, 0, 90);
            string s = N(t.right);
            t.rotation = Quaternion.Euler(90, 0, 0); t.Rotate(0, 90, 0, Space.World);
            Check(s, N(t.forward), N(t.up)); // => 0,0,1 0,-1,0 1,0,0
        }
        { // Rotate about an axis
            Transform t = new GameObject().transform;
            t.Rotate(Vector3.up, 90); t.Rotate(new Vector3(0, 90, 0));
            Check(N(t.forward)); // => 0,0,-1
        }
        {
            Transform t = Placed();
            t.Translate(Vector3.forward);
            string s = N(t.position);
            t.Translate(Vector3.forward, Space.World); s += " " + N(t.position);
            t.Translate(Vector3.forward, Placed());
            Check(s, N(t.position)); // => 2,2,3 2,2,4 3,2,4
        }
        {
            Transform t = new GameObject().transform;
            t.position = Vector3.forward; t.RotateAround(Vector3.zero, Vector3.up, 90);
            Check(N(t.position), N(t.forward)); // => 1,0,0 1,0,0
        }
        {
            Transform t = new GameObject().transform, u = new GameObject().transform;
            t.position = Vector3.one; t.LookAt(new Vector3(5, 1, 1)); u.position = Vector3.up * 9;
            string s = N(t.forward);
            t.position = Vector3.zero; t.LookAt(u, Vector3.back);
            Check(s, N(t.forward), N(t.up)); // => 1,0,0 0,1,0 0,0,-1
        }
        {
            Transform t = new GameObject().transform;
            t.eulerAngles = new Vector3(0, 370, -10);
            string s = N(t.eulerAngles);
            t.localEulerAngles = new Vector3(0, 90, 0);
            Check(s, N(t.rotation * Vector3.forward)); // => 0,10,350 1,0,0
        }
        { // world and local below a parent
            Transform p = Placed(), c = Child(p.gameObject, "c").transform;
            c.localPosition = Vector3.forward; c.localRotation = Quaternion.Euler(0, 90, 0);
            Check(N(c.position), N(c.eulerAngles), N(c.lossyScale)); // => 5,2,3 0,180,0 4,3,2
        }
        { // the place in the world is kept by SetParent
            Transform p = Placed(), c = new GameObject().transform;
            c.position = new Vector3(5, 2, 3); c.SetParent(p);
            string s = N(c.localPosition) + " " + N(c.position) + " " + N(c.localScale);
            c.SetParent(null);
            Check(s, N(c.localPosition), N(c.localScale)); // => 0,0,1 5,2,3 0.25,0.333,0.5 5,2,3 1,1,1
        }
        { // parent as a property keeps it too
            Transform p = Placed(), c = new GameObject().transform;
            c.position = Vector3.one; c.parent = p;
            Check(N(c.position), c.parent.name); // => 1,1,1 placed
        }
        {
            Transform p = Placed(), c = new GameObject().transform;
            c.position = Vector3.forward; c.SetParent(p, false);
            Check(N(c.localPosition), N(c.position)); // => 0,0,1 5,2,3
        }
        { // both at once
            Transform t = new GameObject().transform;
            t.SetPositionAndRotation(Vector3.one, Quaternion.Euler(0, 90, 0));
            Vector3 at; Quaternion q;
            t.GetPositionAndRotation(out at, out q);
            Transform c = Child(t.gameObject, "c").transform;
            c.SetLocalPositionAndRotation(Vector3.forward, Quaternion.identity);
            Check(N(at), N(q.eulerAngles), N(c.position)); // => 1,1,1 0,90,0 2,1,1
        }
        { // Find below
            GameObject p = new GameObject("p"), c = Child(p, "c"), g = Child(c, "g");
            Check(p.transform.Find("c/g") == g.transform, p.transform.Find("g") == null, p.transform.Find("c").name,
                p.transform.Find("C") == null); // => True True c True
        }
        {
            GameObject p = new GameObject("p"), a = Child(p, "a"), b = Child(p, "b"), c = Child(p, "c");
            a.transform.SetAsLastSibling(); c.transform.SetSiblingIndex(0);
            Check(string.Join("", p.transform.Cast<Transform>().Select(t => t.name).ToArray())
                + a.transform.GetSiblingIndex() + b.transform.GetSiblingIndex()); // => cba21
        }
        { // roots are siblings too
            GameObject a = new GameObject("a"), b = new GameObject("b");
            int d = b.transform.GetSiblingIndex() - a.transform.GetSiblingIndex();
            b.transform.SetAsFirstSibling();
            Check(d, b.transform.GetSiblingIndex(), SceneManager.GetActiveScene().GetRootGameObjects()[0] == b);
            // => 1 0 True
        }
        // a negative child
        Throws(() => new GameObject().transform.GetChild(-1)); // => UnityException: Transform child out of bounds
        {
            GameObject p = new GameObject("p");
            Child(Child(p, "c"), "g");
            Check(p.transform.hierarchyCount, p.transform.GetChild(0).hierarchyCount); // => 3 3
        }
        { // children can be detached in a loop over a list
            GameObject p = new GameObject("p");
            Child(p, "a"); Child(p, "b");
            foreach (Transform t in p.transform.Cast<Transform>().ToList()) { t.SetParent(null); }
            Check(p.transform.childCount); // => 0
        }
        { // lossyScale of a turned child
            Transform p = new GameObject("p").transform, c = Child(p.gameObject, "c").transform;
            p.localScale = new Vector3(1, 2, 3); c.localRotation = Quaternion.Euler(0, 90, 0);
            Check(N(c.lossyScale)); // => 3,2,1
        }
        { // a rotation is normalised
            Transform t = new GameObject().transform;
            t.rotation = new Quaternion(0, 2, 0, 2);
            Check(N(t.rotation)); // => 0,0.707,0,0.707
        }
        {
            Transform t = new GameObject().transform;
            t.localScale = Vector3.zero;
            Check(N(t.TransformPoint(Vector3.one))); // => 0,0,0
        }
        { // many points
            Transform t = Placed(); Vector3[] p = { Vector3.forward, Vector3.zero };
            t.TransformPoints(p);
            Check(N(p[0]), N(p[1])); // => 5,2,3 1,2,3
        }
    }

    public static void Tree()
    {
        // many points of another length
        Check(Said(() => Child(new GameObject("p"), "c").transform.TransformPoints(new Vector3[2].AsSpan(),
            new Vector3[1].AsSpan()))); // => Both spans passed to Transform.TransformPoints() must be the same length
        { // children while they move
            GameObject p = new GameObject("p");
            Child(p, "a"); Child(p, "b"); Child(p, "c");
            string s = "";
            foreach (Transform t in p.transform) { s += t.name; t.SetParent(null); }
            Check(s, p.transform.childCount); // => ac 1
        }
        {
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.transform.position = Vector3.one; p.transform.DetachChildren();
            Check(c.transform.parent == null, N(c.transform.position), p.transform.childCount); // => True 1,1,1 0
        }
        { // a parent's place is the child's
            GameObject p = new GameObject("p"), c = Child(p, "c");
            c.transform.localPosition = Vector3.forward; p.transform.Rotate(0, 180, 0);
            p.transform.Translate(0, 1, 0);
            Check(N(c.transform.position)); // => 0,1,-1
        }
        { // a scaled parent
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.transform.localScale = new Vector3(2, 3, 4); c.transform.position = new Vector3(2, 3, 4);
            Check(N(c.transform.localPosition), N(c.transform.lossyScale)); // => 1,1,1 2,3,4
        }
        { // a mirrored parent
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.transform.localScale = new Vector3(-1, 1, 1); c.transform.localPosition = Vector3.right;
            Check(N(c.transform.position)); // => -1,0,0
        }
        { // a turned child of a parent that goes
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.transform.rotation = Quaternion.Euler(0, 90, 0); c.transform.SetParent(null, true);
            Check(N(c.transform.eulerAngles), N(c.transform.localEulerAngles)); // => 0,90,0 0,90,0
        }
        { // without staying
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.transform.position = Vector3.one; c.transform.SetParent(null, false);
            Check(N(c.transform.position)); // => 0,0,0
        }
        { // looking at itself
            Transform t = new GameObject("o").transform;
            t.rotation = Quaternion.Euler(0, 90, 0); Logged(() => t.LookAt(t.position));
            Check(N(t.eulerAngles)); // => 0,90,0
        }
        { // local and world angles
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.transform.eulerAngles = new Vector3(0, 90, 0); c.transform.eulerAngles = new Vector3(0, 100, 0);
            Check(N(c.transform.localEulerAngles)); // => 0,10,0
        }
        {
            Transform t = new GameObject("o").transform;
            t.Rotate(new Vector3(90, 0, 0), Space.World); t.Rotate(0, 90, 0, Space.World);
            Check(N(t.forward)); // => 0,-1,0
        }
        { // Translate relative to null
            Transform t = Placed();
            t.position = Vector3.zero; t.Translate(Vector3.right, (Transform)null);
            Check(N(t.position)); // => 1,0,0
        }
        { // directions have no scale
            Transform t = Placed();
            Check(N(t.TransformDirection(Vector3.right).magnitude, t.TransformVector(Vector3.right).magnitude,
                t.InverseTransformDirection(Vector3.up).magnitude)); // => 1,2,1
        }
        { // points of a child into its parent
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.transform.position = Vector3.right; c.transform.localPosition = Vector3.up;
            Check(N(p.transform.InverseTransformPoint(c.transform.position)),
                N(c.transform.TransformPoint(Vector3.zero))); // => 0,1,0 1,1,0
        }
        { // a parent's activity
            GameObject p = new GameObject("p"), c = Child(p, "c"), g = Child(c, "g");
            c.SetActive(false);
            string s = g.activeSelf + " " + g.activeInHierarchy;
            c.SetActive(true); p.SetActive(false);
            Check(s, c.activeSelf, c.activeInHierarchy, g.activeInHierarchy); // => True False True False False
        }
        { // moved below an inactive parent
            GameObject p = new GameObject("p"), c = new GameObject("c");
            p.SetActive(false); c.transform.SetParent(p.transform);
            string s = c.activeSelf + " " + c.activeInHierarchy;
            c.transform.SetParent(null);
            Check(s, c.activeInHierarchy); // => True False True
        }
        { // a new child is the last
            GameObject p = new GameObject("p");
            Child(p, "a");
            GameObject b = Child(p, "b");
            Check(b.transform.GetSiblingIndex(), p.transform.GetChild(1).name); // => 1 b
        }
        { // a child that comes back is the last
            GameObject p = new GameObject("p"), a = Child(p, "a");
            Child(p, "b"); a.transform.SetParent(null); a.transform.SetParent(p.transform);
            Check(p.transform.Cast<Transform>().Select(t => t.name)); // => b,a
        }
        { // the same parent again changes nothing
            GameObject p = new GameObject("p"), a = Child(p, "a");
            Child(p, "b"); a.transform.SetParent(p.transform);
            Check(p.transform.Cast<Transform>().Select(t => t.name)); // => a,b
        }
        { // a destroyed child is gone at once
            GameObject p = new GameObject("p"), a = Child(p, "a");
            Child(p, "b"); Object.DestroyImmediate(a);
            Check(p.transform.childCount, p.transform.GetChild(0).name); // => 1 b
        }
        { // Destroy waits
            GameObject p = new GameObject("p"), a = Child(p, "a");
            Object.Destroy(a);
            Check(p.transform.childCount, a != null, p.transform.Find("a") != null); // => 1 True True
        }
        { // a destroyed parent takes its children
            GameObject p = new GameObject("p"), c = Child(p, "c");
            Object.DestroyImmediate(p);
            Check(c == null, Thrown(() => { string n = c.name; })); // => True MissingReferenceException
        }
        { // a destroyed component leaves the others
            GameObject o = new GameObject("o", typeof(BoxCollider), typeof(Deep.Inside));
            Object.DestroyImmediate(o.GetComponent<BoxCollider>());
            Check(o.GetComponents<Component>().Length, o.GetComponent<BoxCollider>() == null); // => 2 True
        }
        { // RectTransform stays
            GameObject o = new GameObject("o", typeof(RectTransform));
            Check(o.GetComponent<Transform>() is RectTransform, o.GetComponents<Transform>().Length,
                o.transform as RectTransform != null); // => True 1 True
        }
        { // UI brings one
            GameObject o = new GameObject("o"); Transform was = o.transform;
            o.AddComponent<Image>();
            Check(o.transform is RectTransform, o.GetComponent<CanvasRenderer>() != null); // => True True
        }
        { // more room in the tree
            Transform t = new GameObject("o").transform;
            t.hierarchyCapacity = 50;
            Check(t.hierarchyCapacity >= 1); // => True
        }
        { // layers are not inherited
            GameObject p = new GameObject("p") { layer = 5 }, c = Child(p, "c");
            Check(c.layer); // => 0
        }
    }
}
