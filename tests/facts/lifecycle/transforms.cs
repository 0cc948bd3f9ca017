// The hierarchy: siblings, parents, scale, and hasChanged.
using System.Collections;
using System.Linq;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Lab;

public class Kids : MonoBehaviour { void OnTransformChildrenChanged() { T(transform.childCount); } }

public static class TransformsLife
{
    private static string Names(Transform parent) => string.Join("", parent.Cast<Transform>().Select(c => c.name));

    // children are in the order in which they came; SetSiblingIndex moves one
    public static void SiblingIndex()
    {
        Transform p = New("p").transform;
        Transform a = New("a", p).transform, b = New("b", p).transform, c = New("c", p).transform;
        T(Names(p)); c.SetSiblingIndex(0); T(Names(p)); c.SetAsLastSibling(); T(Names(p));
        b.SetAsFirstSibling(); T(Names(p)); T(a.GetSiblingIndex());
        Traced(); // => abc; cab; abc; bac; 1
    }

    // an index beyond the end is the end
    public static void SiblingIndexClamped()
    {
        Transform p = New("p").transform; Transform a = New("a", p).transform;
        New("b", p); a.SetSiblingIndex(99); T(Names(p) + a.GetSiblingIndex());
        Traced(); // => ba1
    }

    // GetChild beyond the end throws
    public static void GetChildRange()
    {
        Transform p = New("p").transform;
        Try(() => p.GetChild(0));
        Traced(); // => UnityException: Transform child out of bounds
    }

    // SetParent keeps the place in the world, or with false the local one
    public static void SetParentWorld()
    {
        Transform p = New("p").transform, o = New("o").transform;
        p.position = new Vector3(5, 0, 0); p.localScale = Vector3.one * 2; o.position = new Vector3(1, 0, 0);
        o.SetParent(p); T(o.position); T(o.localPosition); T(o.localScale); o.SetParent(null, false);
        T(o.position);
        Traced(); // => (1.00, 0.00, 0.00); (-2.00, 0.00, 0.00); (0.50, 0.50, 0.50); (-2.00, 0.00, 0.00)
    }

    // an object cannot be below itself
    public static void SetParentItself()
    {
        Transform p = New("p").transform, c = New("c", p).transform;
        p.SetParent(c); T(p.parent == null); p.SetParent(p); T(p.parent == null);
        Lab.trace.RemoveAll(s => s.StartsWith("Error"));
        Traced(); // => True; True
    }

    // lossyScale multiplies the scales above
    public static void LossyScale()
    {
        Transform p = New("p").transform, c = New("c", p).transform;
        p.localScale = new Vector3(2, 3, 4); c.localScale = new Vector3(0.5f, 1, 2); T(c.lossyScale);
        Traced(); // => (1.00, 3.00, 8.00)
    }

    // hasChanged is set by a change and stays until it is reset
    public static IEnumerator HasChanged()
    {
        Transform o = New("o").transform;
        o.hasChanged = false; T(o.hasChanged); o.position = Vector3.one; T(o.hasChanged); yield return null;
        T(o.hasChanged); o.hasChanged = false; T(o.hasChanged);
        Traced(); // => False; True; True; False
    }

    // a new transform has changed
    public static void HasChangedAtFirst()
    {
        T(New("o").transform.hasChanged);
        Traced(); // => True
    }

    // a change of a parent is one of its children, not the other way
    public static void HasChangedChildren()
    {
        Transform p = New("p").transform, c = New("c", p).transform, g = New("g", c).transform;
        p.hasChanged = c.hasChanged = g.hasChanged = false; c.localPosition = Vector3.one;
        T(p.hasChanged + " " + c.hasChanged + " " + g.hasChanged);
        p.hasChanged = c.hasChanged = g.hasChanged = false; p.rotation = Quaternion.Euler(0, 90, 0);
        T(p.hasChanged + " " + c.hasChanged + " " + g.hasChanged);
        Traced(); // => False True True; True True True
    }

    // a new parent is a change
    public static void HasChangedByParent()
    {
        Transform p = New("p").transform, c = New("c").transform;
        c.hasChanged = false; c.SetParent(p); T(c.hasChanged);
        Traced(); // => True
    }

    // a script hears when the list of children changes: who comes, goes, moves, is copied there or destroyed
    public static IEnumerator ChildrenChanged()
    {
        GameObject p = New("p");
        p.AddComponent<Kids>();
        GameObject a = New("a", p.transform), b = New("b", p.transform);
        T("order"); a.transform.SetAsLastSibling(); a.transform.SetAsLastSibling(); T("copy");
        GameObject c = Object.Instantiate(New("x"), p.transform);
        T("go"); a.transform.SetParent(null); T("destroy"); Object.DestroyImmediate(b); Object.Destroy(c);
        T("later"); yield return Frames(2);
        Traced(); // => 1; 2; order; 2; copy; 3; go; 2; destroy; 1; later; 0
    }

    // DetachChildren makes the children roots
    public static void DetachChildren()
    {
        Transform p = New("p").transform; Transform a = New("a", p).transform;
        New("b", p); p.DetachChildren(); T(p.childCount + " " + (a.parent == null));
        Traced(); // => 0 True
    }

    // root is the top; IsChildOf holds for the object itself
    public static void RootAndIsChildOf()
    {
        Transform p = New("p").transform, c = New("c", p).transform, g = New("g", c).transform;
        T(g.root.name); T(g.IsChildOf(p) + " " + g.IsChildOf(g) + " " + p.IsChildOf(g));
        Traced(); // => p; True True False
    }

    // foreach over a transform gives its children only
    public static void IterateChildren()
    {
        Transform p = New("p").transform;
        New("g", New("a", p).transform); New("b", p); T(Names(p) + p.childCount);
        Traced(); // => ab2
    }

    // localPosition is in the space of the parent
    public static void LocalAndWorld()
    {
        Transform p = New("p").transform, c = New("c", p).transform;
        p.position = new Vector3(1, 0, 0); p.rotation = Quaternion.Euler(0, 90, 0);
        c.localPosition = new Vector3(0, 0, 2); T(c.position); T(p.TransformPoint(new Vector3(0, 0, 2)));
        T(p.InverseTransformPoint(c.position));
        Traced(); // => (3.00, 0.00, 0.00); (3.00, 0.00, 0.00); (0.00, 0.00, 2.00)
    }

    // a new object is in the active scene
    public static void NewInActiveScene()
    {
        T(New("o").scene == SceneManager.GetActiveScene());
        Traced(); // => True
    }

    // a component has the name and tag of its object
    public static void ObjectNames()
    {
        Tr t = New<Tr>("o");
        Lab.trace.Clear(); t.name = "x"; T(t.gameObject.name + " " + t.transform.name + " " + t.tag);
        T(t.ToString());
        Traced(); // => x x Untagged; x (Tr)
    }

    // two references to one object are equal; components of one object are not
    public static void Equality()
    {
        GameObject o = New("o");
        T(o.transform == o.GetComponent<Transform>()); T((Object)o == o.transform); T(o.Equals(null));
        T(o.GetInstanceID() == o.GetHashCode());
        Traced(); // => True; False; False; True
    }

    // a tag that is not defined is an exception
    public static void UndefinedTag()
    {
        GameObject o = New("o");
        Try(() => o.tag = "Nope");
        Traced(); // => UnityException: Tag: Nope is not defined.
    }

    // what is not finite is refused
    public static void NotFinite()
    {
        Transform t = New("o").transform;
        t.position = Vector3.one; t.position = new Vector3(float.NaN, 0, float.NegativeInfinity);
        t.localScale = Vector3.one * float.PositiveInfinity;
        t.localRotation = new Quaternion(0, float.NaN, 0, 1); T(t.position + " " + t.localScale);
        t.position = Vector3.one * 2e38f; T(t.position.x > 1e38f);
        Traced();
        // => Error: transform.position assign attempt for 'o' is not valid. Input position is { NaN, 0.000000,
        //     -Infinity }.; Error: transform.localScale assign attempt for 'o' is not valid. Input localScale is {
        //     Infinity, Infinity, Infinity }.; Error: transform.localRotation assign attempt for 'o' is not valid.
        //     Input rotation is { 0.000000, NaN, 0.000000, 1.000000 }.; (1.00, 1.00, 1.00) (1.00, 1.00, 1.00); True
    }
}
