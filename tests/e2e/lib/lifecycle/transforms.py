"""The hierarchy: siblings, parents, scale, and hasChanged."""
from lib.lifecycle import check

NAMES = 'Func<Transform, string> names = p => string.Join("", p.Cast<Transform>().Select(c => c.name));'

CHECKS = [
    check("sibling_index", "children are in the order in which they came; SetSiblingIndex moves one",
          NAMES + '''Transform p = New("p").transform; Transform a = New("a", p).transform, b = New("b", p).transform, c = New("c", p).transform; T(names(p));
          c.SetSiblingIndex(0); T(names(p)); c.SetAsLastSibling(); T(names(p)); b.SetAsFirstSibling(); T(names(p)); T(a.GetSiblingIndex());''', "abc; cab; abc; bac; 1"),
    check("sibling_index_clamped", "an index beyond the end is the end",
          NAMES + 'Transform p = New("p").transform; Transform a = New("a", p).transform; New("b", p); a.SetSiblingIndex(99); T(names(p) + a.GetSiblingIndex());', "ba1"),
    check("get_child_range", "GetChild beyond the end throws",
          'Transform p = New("p").transform; Try(() => p.GetChild(0));', "UnityException: Transform child out of bounds"),
    check("set_parent_world", "SetParent keeps the place in the world, or with false the local one",
          '''Transform p = New("p").transform, o = New("o").transform; p.position = new Vector3(5, 0, 0); p.localScale = Vector3.one * 2; o.position = new Vector3(1, 0, 0);
          o.SetParent(p); T(o.position); T(o.localPosition); T(o.localScale); o.SetParent(null, false); T(o.position);''',
          "(1.00, 0.00, 0.00); (-2.00, 0.00, 0.00); (0.50, 0.50, 0.50); (-2.00, 0.00, 0.00)"),
    check("set_parent_itself", "an object cannot be below itself",
          'Transform p = New("p").transform, c = New("c", p).transform; p.SetParent(c); T(p.parent == null); p.SetParent(p); T(p.parent == null); Lab.trace.RemoveAll(s => s.StartsWith("Error"));', "True; True"),
    check("lossy_scale", "lossyScale multiplies the scales above",
          'Transform p = New("p").transform, c = New("c", p).transform; p.localScale = new Vector3(2, 3, 4); c.localScale = new Vector3(0.5f, 1, 2); T(c.lossyScale);', "(1.00, 3.00, 8.00)"),
    check("has_changed", "hasChanged is set by a change and stays until it is reset",
          'Transform o = New("o").transform; o.hasChanged = false; T(o.hasChanged); o.position = Vector3.one; T(o.hasChanged); yield return null; T(o.hasChanged); o.hasChanged = false; T(o.hasChanged);',
          "False; True; True; False"),
    check("has_changed_at_first", "a new transform has changed", 'T(New("o").transform.hasChanged);', "True"),
    check("has_changed_children", "a change of a parent is one of its children, not the other way",
          '''Transform p = New("p").transform, c = New("c", p).transform, g = New("g", c).transform; p.hasChanged = c.hasChanged = g.hasChanged = false;
          c.localPosition = Vector3.one; T(p.hasChanged + " " + c.hasChanged + " " + g.hasChanged);
          p.hasChanged = c.hasChanged = g.hasChanged = false; p.rotation = Quaternion.Euler(0, 90, 0); T(p.hasChanged + " " + c.hasChanged + " " + g.hasChanged);''',
          "False True True; True True True"),
    check("has_changed_by_parent", "a new parent is a change",
          'Transform p = New("p").transform, c = New("c").transform; c.hasChanged = false; c.SetParent(p); T(c.hasChanged);', "True"),
    check("children_changed", "a script hears when the list of children changes: who comes, goes, moves, is copied there or destroyed",
          '''GameObject p = New("p"); p.AddComponent<Kids>(); GameObject a = New("a", p.transform), b = New("b", p.transform); T("order"); a.transform.SetAsLastSibling(); a.transform.SetAsLastSibling();
          T("copy"); GameObject c = Object.Instantiate(New("x"), p.transform); T("go"); a.transform.SetParent(null); T("destroy"); Object.DestroyImmediate(b); Object.Destroy(c); T("later"); yield return Frames(2);''',
          "1; 2; order; 2; copy; 3; go; 2; destroy; 1; later; 0", "public class Kids : MonoBehaviour { void OnTransformChildrenChanged() { T(transform.childCount); } }"),
    check("detach_children", "DetachChildren makes the children roots",
          'Transform p = New("p").transform; Transform a = New("a", p).transform; New("b", p); p.DetachChildren(); T(p.childCount + " " + (a.parent == null));', "0 True"),
    check("root_and_is_child_of", "root is the top; IsChildOf holds for the object itself",
          'Transform p = New("p").transform, c = New("c", p).transform, g = New("g", c).transform; T(g.root.name); T(g.IsChildOf(p) + " " + g.IsChildOf(g) + " " + p.IsChildOf(g));', "p; True True False"),
    check("iterate_children", "foreach over a transform gives its children only",
          NAMES + 'Transform p = New("p").transform; New("g", New("a", p).transform); New("b", p); T(names(p) + p.childCount);', "ab2"),
    check("local_and_world", "localPosition is in the space of the parent",
          '''Transform p = New("p").transform, c = New("c", p).transform; p.position = new Vector3(1, 0, 0); p.rotation = Quaternion.Euler(0, 90, 0); c.localPosition = new Vector3(0, 0, 2);
          T(c.position); T(p.TransformPoint(new Vector3(0, 0, 2))); T(p.InverseTransformPoint(c.position));''', "(3.00, 0.00, 0.00); (3.00, 0.00, 0.00); (0.00, 0.00, 2.00)"),
    check("new_in_active_scene", "a new object is in the active scene",
          'T(New("o").scene == SceneManager.GetActiveScene());', "True"),
    check("object_names", "a component has the name and tag of its object",
          'Tr t = New<Tr>("o"); Lab.trace.Clear(); t.name = "x"; T(t.gameObject.name + " " + t.transform.name + " " + t.tag); T(t.ToString());', "x x Untagged; x (Tr)"),
    check("equality", "two references to one object are equal; components of one object are not",
          'GameObject o = New("o"); T(o.transform == o.GetComponent<Transform>()); T((Object)o == o.transform); T(o.Equals(null)); T(o.GetInstanceID() == o.GetHashCode());', "True; False; False; True"),
    check("undefined_tag", "a tag that is not defined is an exception",
          'GameObject o = New("o"); Try(() => o.tag = "Nope");', "UnityException: Tag: Nope is not defined."),
    check("not_finite", "what is not finite is refused",
          '''Transform t = New("o").transform; t.position = Vector3.one; t.position = new Vector3(float.NaN, 0, float.NegativeInfinity); t.localScale = Vector3.one * float.PositiveInfinity;
          t.localRotation = new Quaternion(0, float.NaN, 0, 1); T(t.position + " " + t.localScale); t.position = Vector3.one * 2e38f; T(t.position.x > 1e38f);''',
          "Error: transform.position assign attempt for 'o' is not valid. Input position is { NaN, 0.000000, -Infinity }.; "
          "Error: transform.localScale assign attempt for 'o' is not valid. Input localScale is { Infinity, Infinity, Infinity }.; "
          "Error: transform.localRotation assign attempt for 'o' is not valid. Input rotation is { 0.000000, NaN, 0.000000, 1.000000 }.; "
          "(1.00, 1.00, 1.00) (1.00, 1.00, 1.00); True"),
]
