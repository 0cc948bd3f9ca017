// Objects, their ids, names and copies.
using System;
using System.Collections.Generic;
using System.Linq;
using Unity.Collections;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public class ByArray : UnityEvent<int> { public void Raise(int n) { Invoke(new object[] { n }); } }

public static class ObjectsFacts
{
    public static void Objects()
    {
        { // as text
            GameObject o = new GameObject("o");
            Check(o, o.transform, o.AddComponent<BoxCollider>(), o.AddComponent<Deep.Inside>());
            // => o (UnityEngine.GameObject) o (UnityEngine.Transform) o (UnityEngine.BoxCollider) o (Deep.Inside)
        }
        Check(new GameObject("").name.Length, new GameObject("a/b c").name); // => 0 a/b c
        { // a component's name is its object's
            BoxCollider b = new GameObject("o").AddComponent<BoxCollider>();
            b.name = "n";
            Check(b.gameObject.name); // => n
        }
        { // ids are unique and stay
            GameObject a = new GameObject(), b = new GameObject();
            Check(a.GetInstanceID() != b.GetInstanceID(), a.GetInstanceID() == a.GetInstanceID(),
                a.GetInstanceID() != a.transform.GetInstanceID(), a.GetInstanceID() != 0); // => True True True True
        }
        { // hash and equality
            GameObject a = new GameObject(); object b = a;
            Check(a.GetHashCode() == a.GetInstanceID(), a.Equals(b), a.Equals(new GameObject()), a.Equals("x"));
            // => True True False False
        }
        {
            GameObject none = null, o = new GameObject(); bool is1 = o, is2 = none;
            Object.DestroyImmediate(o);
            Check(is1, is2, (bool)o, o == null, (object)o == null, o is GameObject);
            // => True False False True False True
        }
        { // two destroyed ones are not equal
            GameObject a = new GameObject(), b = new GameObject();
            Object.DestroyImmediate(a); Object.DestroyImmediate(b);
            Check(a == b, a != null, a.Equals(null)); // => False False True
        }
        { // ?? and ?. do not know of destroyed ones
            GameObject a = new GameObject(), b = new GameObject("b");
            Object.DestroyImmediate(a);
            Check(ReferenceEquals(a ?? b, a), (a == null ? b : a).name); // => True b
        }
        {
            GameObject o = new GameObject(); HideFlags was = o.hideFlags;
            o.hideFlags = HideFlags.DontSave;
            Check(was, o.hideFlags, (int)HideFlags.HideAndDontSave, (int)HideFlags.DontSave); // => None DontSave 61 52
        }
        { // active by itself and in the tree
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.SetActive(false);
            string s = c.activeSelf + " " + c.activeInHierarchy;
            c.SetActive(false); p.SetActive(true);
            Check(s, c.activeSelf, c.activeInHierarchy); // => True False False False
        }
        {
            GameObject o = new GameObject("o");
            Check(o.activeSelf, o.isStatic, o.transform.childCount, o.GetComponents<Component>().Length,
                o.transform.parent == null, o.transform.gameObject.name, o.gameObject.name);
            // => True False 0 1 True o o
        }
        {
            GameObject o = new GameObject();
            o.layer = 31;
            Check(o.layer); // => 31
        }
        { // tags by CompareTag
            GameObject o = new GameObject();
            o.tag = "Player";
            Check(o.CompareTag("Player"), o.transform.CompareTag("Untagged"), o.transform.tag); // => True False Player
        }
        { // finding by tag
            GameObject a = new GameObject("a"), b = new GameObject("b");
            a.tag = b.tag = "Finish"; b.SetActive(false);
            Check(GameObject.FindGameObjectsWithTag("Finish").Length, GameObject.FindWithTag("Finish").name,
                GameObject.FindGameObjectWithTag("Respawn") == null); // => 1 a True
        }
        // finding by an unknown tag
        Throws(() => GameObject.FindWithTag("Nothing")); // => UnityException: Tag: Nothing is not defined.
        // finding all by an unknown tag
        Throws(() => GameObject.FindGameObjectsWithTag("Nothing")); // => UnityException: Tag: Nothing is not defined.
        { // components by type, base and interface
            GameObject o = new GameObject("o", typeof(BoxCollider), typeof(SphereCollider), typeof(Deep.Inside));
            Check(o.GetComponents<Collider>().Length, o.GetComponent<Collider>().GetType().Name,
                o.GetComponent<Deep.IInside>() != null, o.GetComponents(typeof(Behaviour)).Length,
                o.GetComponents(typeof(Component)).Length); // => 2 BoxCollider True 1 4
        }
        {
            GameObject o = new GameObject("o", typeof(BoxCollider), typeof(Deep.Inside));
            Check(o.GetComponent("BoxCollider").GetType().Name, o.GetComponent("Nothing") == null,
                o.GetComponent("Inside").GetType().Name); // => BoxCollider True Inside
        }
        {
            GameObject o = new GameObject("o", typeof(BoxCollider)); BoxCollider b; Camera c; Component d;
            Check(o.TryGetComponent(out b), b != null, o.transform.TryGetComponent(out c), ReferenceEquals(c, null),
                o.TryGetComponent(typeof(Collider), out d), d.GetType().Name);
            // => True True False True True BoxCollider
        }
        { // lists of components are filled anew
            GameObject o = new GameObject("o", typeof(BoxCollider));
            List<Component> l = new List<Component> { null, null, null };
            o.GetComponents(l);
            List<Collider> m = new List<Collider>();
            o.GetComponentsInChildren(m);
            Check(l.Count, m.Count); // => 2 1
        }
        // no component is an empty array
        Check(new GameObject().GetComponents<Camera>().Length
            + new GameObject().GetComponentsInChildren<Camera>().Length); // => 0
        {
            GameObject p = new GameObject("p", typeof(BoxCollider)), c = Child(p, "c");
            string s = c.GetComponentInParent<BoxCollider>().name;
            p.SetActive(false);
            Check(s + " " + (c.GetComponentInParent<BoxCollider>() == null) + " "
                + (c.GetComponentInParent<BoxCollider>(true) != null) + " "
                + c.GetComponentsInParent<BoxCollider>().Length + c.GetComponentsInParent<BoxCollider>(true).Length);
            // => p True True 01
        }
        { // the object itself counts as a child
            GameObject p = new GameObject("p", typeof(BoxCollider)), c = Child(p, "c");
            c.AddComponent<BoxCollider>();
            Check(p.GetComponentInChildren<BoxCollider>().name,
                p.GetComponentsInChildren<BoxCollider>().Select(x => x.name).Aggregate((x, y) => x + y)); // => p pc
        }
        { // two of a kind
            GameObject o = new GameObject("o", typeof(BoxCollider), typeof(BoxCollider));
            Check(o.GetComponents<BoxCollider>().Distinct().Count()); // => 2
        }
        {
            GameObject o = new GameObject("o"); Deep.Inside a = o.AddComponent<Deep.Inside>();
            GameObject p = new GameObject("p");
            p.AddComponent<Deep.Inside>(); p.SetActive(false);
            int some = Object.FindObjectsOfType<Deep.Inside>().Count(x => x.gameObject == o || x.gameObject == p);
            int all = Object.FindObjectsOfType<Deep.Inside>(true).Count(x => x.gameObject == o || x.gameObject == p);
            int any = Resources.FindObjectsOfTypeAll<Deep.Inside>()
                .Count(x => x.gameObject == o || x.gameObject == p);
            Check(some, all, any); // => 1 2 2
        }
        {
            new GameObject().AddComponent<Deep.Inside>(); new GameObject().AddComponent<Deep.Inside>();
            int[] ids = Object.FindObjectsByType<Deep.Inside>(FindObjectsSortMode.InstanceID)
                .Select(x => x.GetInstanceID()).ToArray();
            Check(ids.SequenceEqual(ids.OrderBy(x => x)), ids.Length >= 2,
                Object.FindAnyObjectByType<Deep.Inside>() != null,
                Object.FindFirstObjectByType<WheelCollider>() == null); // => True True True True
        }
        { // Find by path
            GameObject p = new GameObject("find p"), c = Child(p, "find c");
            Check(GameObject.Find("find p/find c") == c, GameObject.Find("/find p") == p,
                GameObject.Find("/find c") == null, GameObject.Find("nothing at all") == null);
            // => True True True True
        }
        {
            GameObject o = new GameObject("o"); Collider c = o.AddComponent<BoxCollider>();
            Check(c.gameObject == o, c.transform == o.transform, c.enabled, c.tag); // => True True True Untagged
        }
        { // RectTransform takes the place of Transform
            GameObject o = new GameObject("o"); RectTransform r = o.AddComponent<RectTransform>();
            Check(o.transform == r, o.GetComponents<Component>().Length,
                new GameObject("p", typeof(RectTransform)).transform.GetType().Name); // => True 1 RectTransform
        }
        { // a behaviour that is off
            Camera c = new GameObject("o").AddComponent<Camera>(); bool a = c.isActiveAndEnabled;
            c.enabled = false;
            bool b = c.isActiveAndEnabled;
            c.enabled = true; c.gameObject.SetActive(false);
            Check(a, b, c.enabled, c.isActiveAndEnabled); // => True False True False
        }
    }

    public static void Ids()
    {
        { // what a script makes has a negative one
            GameObject o = new GameObject();
            Check(o.GetInstanceID() < 0, o.transform.GetInstanceID() < 0,
                o.AddComponent<BoxCollider>().GetInstanceID() < 0, o.AddComponent<Deep.Inside>().GetInstanceID() < 0);
            // => True True True True
        }
        { // so have copies
            GameObject o = Object.Instantiate(GameObject.Find("Holder"));
            bool is1 = o.GetInstanceID() < 0 && o.transform.GetInstanceID() < 0
                && o.GetComponent<BoxCollider>().GetInstanceID() < 0;
            Object.DestroyImmediate(o);
            Check(is1); // => True
        }
        // so have assets that it makes
        Check(ScriptableObject.CreateInstance<Sheet>().GetInstanceID() < 0, new Mesh().GetInstanceID() < 0,
            new Texture2D(1, 1).GetInstanceID() < 0); // => True True True
        { // what a file has has a positive one
            GameObject o = GameObject.Find("Holder");
            Check(o.GetInstanceID() > 0, o.transform.GetInstanceID() > 0,
                o.GetComponent<BoxCollider>().GetInstanceID() > 0, o.GetComponent<Stored>().GetInstanceID() > 0);
            // => True True True True
        }
        { // the next is lower
            GameObject a = new GameObject(), b = new GameObject();
            Check(b.GetInstanceID() < a.GetInstanceID()); // => True
        }
        {
            Deep.Inside a = new GameObject("a").AddComponent<Deep.Inside>(),
                b = new GameObject("b").AddComponent<Deep.Inside>();
            Deep.Inside[] all = Object.FindObjectsByType<Deep.Inside>(FindObjectsSortMode.InstanceID);
            Check(all.Select(x => x.GetInstanceID())
                .SequenceEqual(all.Select(x => x.GetInstanceID()).OrderBy(n => n)),
                Array.IndexOf(all, b) < Array.IndexOf(all, a)); // => True True
        }
        // FindFirstObjectByType is the first of them
        new GameObject("a").AddComponent<Deep.Inside>(); new GameObject("b").AddComponent<Deep.Inside>();
        Check(Object.FindFirstObjectByType<Deep.Inside>()
            == Object.FindObjectsByType<Deep.Inside>(FindObjectsSortMode.InstanceID)[0]); // => True
        { // objects by their id
            GameObject o = new GameObject("by id");
            Check(Resources.InstanceIDToObject(o.GetInstanceID()),
                Resources.InstanceIDToObject(o.transform.GetInstanceID()) == o.transform,
                Resources.InstanceIDToObject(3) == null, Resources.InstanceIDIsValid(o.GetInstanceID()));
            // => by id (UnityEngine.GameObject) True True True
        }
        { // the id of what is gone stays
            GameObject o = new GameObject(); int id = o.GetInstanceID();
            Object.DestroyImmediate(o);
            Check(o.GetInstanceID() == id, o.GetHashCode() == id, Resources.InstanceIDToObject(id) == null);
            // => True True True
        }
        { // references to what is made stay
            MeshFilter f = new GameObject("f").AddComponent<MeshFilter>(); Mesh m = new Mesh { name = "m" };
            f.sharedMesh = m;
            Renderer r = f.gameObject.AddComponent<MeshRenderer>();
            r.sharedMaterial = new Material(Shader.Find("Standard")) { name = "mat" };
            GameObject c = Object.Instantiate(f.gameObject);
            Check(c.GetComponent<MeshFilter>().sharedMesh.name, c.GetComponent<Renderer>().sharedMaterial.name);
            // => m mat
        }
        { // references inside a copy that was made
            GameObject o = new GameObject("o"); Fields f = o.AddComponent<Fields>();
            f.thing = Child(o, "c"); f.things = new[] { o.transform };
            Fields c = Object.Instantiate(f);
            Check(c.thing.transform.parent == c.transform, c.things[0] == c.transform); // => True True
        }
        { // not from another thread
            GameObject o = new GameObject(); Exception e = Elsewhere(() => o.GetInstanceID());
            Throws(() => e.GetType().Name + ": " + e.Message);
            // => InvalidOperationException: EnsureRunningOnMainThread can only be called from the main thread
        }
        { // a dictionary finds them
            GameObject a = new GameObject("a"), b = new GameObject("b");
            Dictionary<Object, string> d = new Dictionary<Object, string> { { a, "A" }, { b.transform, "B" } };
            Check(d[a] + d[b.transform] + d.ContainsKey(b)); // => ABFalse
        }
    }

    public static void Copies()
    {
        // of nothing
        Throws(() => Object.Instantiate((Object)null));
        // => ArgumentException: The Object you want to instantiate is null.
        // of nothing at a place
        Throws(() => Object.Instantiate((GameObject)null, Vector3.zero, Quaternion.identity));
        // => ArgumentException: The Object you want to instantiate is null.
        // of nothing below a parent
        Throws(() => Object.Instantiate((GameObject)null, new GameObject().transform));
        // => ArgumentException: The Object you want to instantiate is null.
        { // of what is gone
            GameObject o = new GameObject();
            Object.DestroyImmediate(o);
            Throws(() => Object.Instantiate(o));
            // => MissingReferenceException: The object of type 'GameObject' has been destroyed but you are still trying
            //     to access it.\nYour script should either check if it is null or you should not destroy the object.
        }
        // an asset has no place
        Throws(() => Object.Instantiate(ScriptableObject.CreateInstance<Sheet>(), Vector3.zero, Quaternion.identity));
        // => ArgumentException: Cannot instantiate a ScriptableObject with a position and rotation
        { // layer, tag and activity
            GameObject o = new GameObject("o") { layer = 5, tag = "Player" };
            o.SetActive(false);
            GameObject c = Object.Instantiate(o);
            Check(c.layer, c.tag, c.activeSelf); // => 5 Player False
        }
        { // a disabled component stays so
            GameObject o = new GameObject("o");
            o.AddComponent<Camera>().enabled = false; o.AddComponent<Deep.Inside>().enabled = false;
            GameObject c = Object.Instantiate(o);
            Check(c.GetComponent<Camera>().enabled, c.GetComponent<Deep.Inside>().enabled); // => False False
        }
        { // a child goes to the root
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.transform.position = Vector3.right * 5; c.transform.localPosition = Vector3.up;
            Transform t = Object.Instantiate(c).transform;
            Check(t.parent == null, N(t.position), N(t.localPosition)); // => True 0,1,0 0,1,0
        }
        { // a parent of null is none
            GameObject p = new GameObject("p"), c = Child(p, "c");
            Check(Object.Instantiate(c, (Transform)null).transform.parent == null,
                Object.Instantiate(c, Vector3.one, Quaternion.identity, null).transform.parent == null); // => True True
        }
        { // a transform's copy is the transform
            Transform t = new GameObject("t").transform; Transform c = Object.Instantiate(t);
            Check(c.name, c != t, c.GetType().Name); // => t(Clone) True Transform
        }
        { // of a component below a parent
            GameObject p = new GameObject("p");
            Deep.Inside i = new GameObject("i").AddComponent<Deep.Inside>();
            i.counted = 4;
            Deep.Inside c = Object.Instantiate(i, p.transform);
            Check(c.transform.parent == p.transform, c.counted); // => True 4
        }
        { // at a place
            GameObject o = new GameObject("o");
            o.transform.localScale = Vector3.one * 3;
            GameObject c = Object.Instantiate(o, new Vector3(1, 2, 3), Quaternion.Euler(0, 90, 0));
            Check(N(c.transform.position), N(c.transform.eulerAngles), N(c.transform.localScale));
            // => 1,2,3 0,90,0 3,3,3
        }
        { // in the world's space below a parent
            GameObject p = new GameObject("p"), o = new GameObject("o");
            p.transform.localScale = Vector3.one * 2; o.transform.position = Vector3.one;
            Transform c = Object.Instantiate(o, p.transform, true).transform;
            Check(N(c.position), N(c.localPosition)); // => 1,1,1 0.5,0.5,0.5
        }
        { // order of siblings is kept
            GameObject p = new GameObject("p");
            Child(p, "a"); Child(p, "b"); Child(p, "c").transform.SetAsFirstSibling();
            GameObject q = Object.Instantiate(p);
            Check(q.transform.Cast<Transform>().Select(t => t.name)); // => c,a,b
        }
        { // the last sibling below a parent
            GameObject p = new GameObject("p"), o = new GameObject("o");
            Child(p, "a");
            Check(Object.Instantiate(o, p.transform).transform.GetSiblingIndex()); // => 1
        }
        // a copy of a copy
        Check(Object.Instantiate(Object.Instantiate(new GameObject("x"))).name); // => x(Clone)(Clone)
        { // the original is not told
            GameObject o = new GameObject("o"); Deep.Inside a = o.AddComponent<Deep.Inside>();
            Object.Instantiate(o).GetComponent<Deep.Inside>().counted = 9;
            Check(a.counted); // => 0
        }
        // generic gives the type
        Check(Object.Instantiate(ScriptableObject.CreateInstance<Sheet>()).number
            + Object.Instantiate<Object>(new GameObject("g")).name); // => 1g(Clone)
        {
            Material m = new Material(Shader.Find("Standard")) { name = "m", color = Color.red };
            Material c = Object.Instantiate(m);
            c.color = Color.blue;
            Check(c.name, m.color, c.shader == m.shader); // => m(Clone) RGBA(1.000, 0.000, 0.000, 1.000) True
        }
    }

    public static void ScriptableObjects()
    {
        { // a new one
            Sheet s = ScriptableObject.CreateInstance<Sheet>();
            Check(s.name.Length, s, s.heard, s.GetInstanceID() != 0); // => 0  (Sheet) awake enable  True
        }
        Check(ScriptableObject.CreateInstance(typeof(Sheet)).GetType().Name,
            ScriptableObject.CreateInstance("Sheet").GetType().Name); // => Sheet Sheet
        { // a copy
            Sheet s = ScriptableObject.CreateInstance<Sheet>();
            s.name = "s"; s.number = 5; s.inner.value = 6;
            Sheet t = Object.Instantiate(s);
            t.inner.value = 7;
            Check(t.name, t.number, s.inner.value, t.heard); // => "s(Clone) 5 6 awake enable "
        }
        { // all of them
            Sheet s = ScriptableObject.CreateInstance<Sheet>();
            Check(Resources.FindObjectsOfTypeAll<Sheet>().Contains(s)); // => True
        }
        {
            Sheet s = ScriptableObject.CreateInstance<Sheet>(); string heard = s.heard;
            Object.DestroyImmediate(s);
            Check(s == null, s.heard); // => "True awake enable disable destroy "
        }
        // not with new
        Check(Logged(() => new Sheet()));
        // => Warning: Sheet must be instantiated using the ScriptableObject.CreateInstance method instead of new Sheet.
        // not a component
        Check(ScriptableObject.CreateInstance<Sheet>() is Object); // => True
    }

    public static void OlderNames()
    {
        {
            GameObject o = new GameObject("o");
            Child(o, "c");
            Check(o.transform.FindChild("c") != null, o.transform.GetChildCount(),
                Object.FindSceneObjectsOfType(typeof(GameObject)).Contains(o),
                Object.FindObjectsOfTypeAll(typeof(GameObject)).Contains(o)); // => True 1 True True
        }
        { // activity down the tree
            GameObject o = new GameObject("o"), c = Child(o, "c");
            o.SetActiveRecursively(false);
            Check(o.activeSelf, c.activeSelf); // => False False
        }
        { // turning by radians
            Transform t = new GameObject("o").transform;
            t.RotateAround(Vector3.up, Mathf.PI / 2);
            Check(N(t.forward)); // => 1,0,0
        }
        Check(Application.loadedLevelName, Application.loadedLevel, Application.levelCount,
            Application.isLoadingLevel, SceneManager.GetAllScenes().Contains(SceneManager.GetActiveScene()));
        // => Main 0 2 False True
        { // copies with parameters
            GameObject p = new GameObject("p"), o = new GameObject("o");
            p.transform.position = Vector3.one; o.transform.position = Vector3.right;
            GameObject a = Object.Instantiate(o,
                new InstantiateParameters { parent = p.transform, worldSpace = true }),
                b = Object.Instantiate(o, Vector3.up, Quaternion.identity,
                    new InstantiateParameters { parent = p.transform });
            Check(N(a.transform.position), N(b.transform.position), p.transform.childCount); // => 1,0,0 0,1,0 2
        }
        { // many at once
            GameObject a = new GameObject("a"), b = new GameObject("b");
            NativeArray<int> ids = new NativeArray<int>(new[] { a.GetInstanceID(), b.GetInstanceID() },
                Allocator.Temp);
            GameObject.SetGameObjectsActive(ids, false);
            List<Object> l = new List<Object>();
            Resources.InstanceIDToObjectList(ids, l);
            Scene s = SceneManager.CreateScene("many");
            SceneManager.MoveGameObjectsToScene(ids, s); ids.Dispose();
            Check(a.activeSelf, b.activeSelf, l[1].name, s.rootCount); // => False False b 2
        }
        { // an event by its parameters
            string s = ""; ByArray e = new ByArray();
            e.AddListener(n => s += n); e.Raise(5);
            Check(s); // => 5
        }
    }
}
