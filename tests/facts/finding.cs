// Finding objects and components, and what is refused.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public static class FindingFacts
{
    public static void Finding()
    {
        // a new object's name
        Check(new GameObject().name + "|" + new GameObject(null).name + "|"
            + new GameObject(null, typeof(BoxCollider)).name); // => New Game Object|New Game Object|New Game Object
        // Find of nothing
        Check(GameObject.Find("") == null, GameObject.Find("no such object") == null); // => True True
        {
            GameObject o = new GameObject("Exact Name");
            Check(GameObject.Find("Exact Name") == o, GameObject.Find("exact name") == null,
                GameObject.Find("Exact") == null); // => True True True
        }
        { // Find goes into children
            GameObject p = new GameObject("fp"), c = Child(p, "only child here");
            Check(GameObject.Find("only child here") == c); // => True
        }
        { // Find passes over inactive parents
            GameObject p = new GameObject("fp2");
            Child(p, "below inactive"); p.SetActive(false);
            Check(GameObject.Find("below inactive") == null); // => True
        }
        { // Find of a deep path
            GameObject a = new GameObject("deep a"), b = Child(a, "deep b"), c = Child(b, "deep c");
            Check(GameObject.Find("deep a/deep b/deep c") == c, GameObject.Find("/deep a/deep b") == b,
                GameObject.Find("deep b/deep c") == c, GameObject.Find("deep a/deep c") == null);
            // => True True True True
        }
        { // Transform.Find of an empty name
            GameObject p = new GameObject("p");
            Check(p.transform.Find("") == p.transform); // => True
        }
        { // Transform.Find goes up
            GameObject p = new GameObject("p"), a = Child(p, "a"), b = Child(p, "b");
            Check(a.transform.Find("../b") == b.transform); // => True
        }
        { // Transform.Find takes the first of a name
            GameObject p = new GameObject("p"), a = Child(p, "same");
            Child(p, "same");
            Check(p.transform.Find("same") == a.transform); // => True
        }
        { // by interface
            GameObject p = new GameObject("p"), c = Child(p, "c");
            c.AddComponent<Deep.Inside>();
            Check(p.GetComponentsInChildren<Deep.IInside>().Length, p.GetComponentInChildren<Deep.IInside>() != null,
                c.GetComponentInParent<Deep.IInside>(), p.GetComponents(typeof(Deep.IInside)).Length);
            // => 1 True c (Deep.Inside) 0
        }
        { // an array's type
            GameObject o = new GameObject("o", typeof(BoxCollider));
            Check(o.GetComponents<Collider>().GetType().Name, o.GetComponents(typeof(Collider)).GetType().Name,
                Object.FindObjectsOfType<Deep.Inside>().GetType().Name); // => Collider[] Component[] Inside[]
        }
        { // a list of another type
            GameObject o = new GameObject("o", typeof(BoxCollider), typeof(SphereCollider));
            List<Component> l = new List<Component>();
            o.GetComponents(typeof(Collider), l);
            Check(l.Select(c => c.GetType().Name)); // => BoxCollider,SphereCollider
        }
        { // parents into a list
            GameObject p = new GameObject("p", typeof(BoxCollider)), c = Child(p, "c");
            List<BoxCollider> l = new List<BoxCollider> { null };
            c.GetComponentsInParent(false, l);
            Check(l.Count, l[0].name); // => 1 p
        }
        { // children into a list with inactive ones
            GameObject p = new GameObject("p"), c = Child(p, "c");
            c.AddComponent<BoxCollider>(); c.SetActive(false);
            List<BoxCollider> l = new List<BoxCollider>();
            p.GetComponentsInChildren(false, l);
            int n = l.Count;
            p.GetComponentsInChildren(true, l);
            Check(n, l.Count); // => 0 1
        }
        { // numbers of components
            GameObject o = new GameObject("o", typeof(BoxCollider), typeof(Deep.Inside));
            Check(o.GetComponentCount(), o.GetComponentAtIndex(1).GetType().Name,
                o.GetComponent<Deep.Inside>().GetComponentIndex(), o.GetComponentIndex(o.transform),
                o.GetComponentAtIndex<BoxCollider>(1).isTrigger); // => 3 BoxCollider 2 0 False
        }
        {
            GameObject o = new GameObject("typed");
            Check(Object.FindObjectsOfType<GameObject>().Contains(o),
                Object.FindObjectsOfType(typeof(Transform)).Contains(o.transform)); // => True True
        }
        { // a disabled script is found
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            i.enabled = false;
            Check(Object.FindObjectsOfType<Deep.Inside>().Contains(i)); // => True
        }
        { // inactive ones if asked for
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            i.gameObject.SetActive(false);
            Check(Object.FindObjectsByType<Deep.Inside>(FindObjectsInactive.Include, FindObjectsSortMode.None)
                .Contains(i), Object.FindObjectsByType<Deep.Inside>(FindObjectsSortMode.None).Contains(i),
                Resources.FindObjectsOfTypeAll<Deep.Inside>().Contains(i)); // => True False True
        }
        { // assets are not found in scenes
            Sheet s = ScriptableObject.CreateInstance<Sheet>();
            Check(Object.FindObjectsOfType<Sheet>().Contains(s)); // => False
        }
        { // hidden ones are found among all
            GameObject o = new GameObject("hidden one") { hideFlags = HideFlags.HideAndDontSave };
            Deep.Inside i = o.AddComponent<Deep.Inside>();
            bool a = Resources.FindObjectsOfTypeAll<Deep.Inside>().Contains(i);
            Object.DestroyImmediate(o);
            Check(a); // => True
        }
        // of an interface there is none
        Check(Object.FindObjectsOfType(typeof(Deep.IInside)).Length); // => 0
        // FindObjectOfType of none
        Check(Object.FindObjectOfType<WheelCollider>() == null, Object.FindAnyObjectByType<WheelCollider>() == null,
            Object.FindFirstObjectByType(typeof(WheelCollider)) == null); // => True True True
        { // tags of children
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.tag = "GameController";
            string was = c.tag;
            c.tag = "EditorOnly";
            Check(was, c.tag, p.tag); // => Untagged EditorOnly GameController
        }
        // the tag of nothing
        Check(new GameObject().tag, new GameObject().CompareTag("Untagged")); // => Untagged True
        {
            GameObject p = new GameObject("p"), c = Child(p, "c");
            Check(c.transform.root == p.transform, p.transform.root == p.transform,
                c.transform.IsChildOf(p.transform), p.transform.IsChildOf(c.transform),
                c.transform.IsChildOf(c.transform)); // => True True True False True
        }
        { // no circle of parents
            GameObject p = new GameObject("p"), c = Child(p, "c");
            Logged(() => p.transform.SetParent(c.transform));
            Check(p.transform.parent == null, c.transform.parent == p.transform); // => True True
        }
        { // not below itself
            GameObject p = new GameObject("p");
            Logged(() => p.transform.SetParent(p.transform));
            Check(p.transform.parent == null); // => True
        }
        { // siblings beyond the last
            GameObject p = new GameObject("p"), a = Child(p, "a");
            Child(p, "b"); a.transform.SetSiblingIndex(99);
            Check(a.transform.GetSiblingIndex()); // => 1
        }
        { // scripts know their object
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            Check(i.gameObject.GetComponent<Deep.Inside>() == i, i.GetComponent<Transform>() == i.transform, i.name,
                i.isActiveAndEnabled, i.useGUILayout); // => True True o True True
        }
        { // names with marks
            GameObject o = new GameObject("\u00e4 \u4e2d");
            o.name += "!";
            Check(o.name, GameObject.Find("\u00e4 \u4e2d!") == o); // => ä 中! True
        }
        { // active is not for components
            Collider c = new GameObject("o").AddComponent<BoxCollider>();
            c.enabled = false;
            Check(c.gameObject.activeSelf, c.enabled); // => True False
        }
        { // renderers and colliders have their own enabled
            GameObject o = GameObject.CreatePrimitive(PrimitiveType.Cube);
            o.GetComponent<Renderer>().enabled = false; o.SetActive(false);
            Check(o.GetComponent<Renderer>().enabled, o.GetComponent<Collider>().enabled); // => False True
        }
    }

    public static void Errors()
    {
        { // an object that is gone
            GameObject o = new GameObject("o");
            Object.DestroyImmediate(o);
            Throws(() => o.name);
            // => MissingReferenceException: The object of type 'GameObject' has been destroyed but you are still trying
            //     to access it.\nYour script should either check if it is null or you should not destroy the object.
        }
        { // a component that is gone
            BoxCollider b = new GameObject("o").AddComponent<BoxCollider>();
            Object.DestroyImmediate(b);
            Throws(() => b.size);
            // => MissingReferenceException: The object of type 'BoxCollider' has been destroyed but you are still
            //     trying to access it.\nYour script should either check if it is null or you should not destroy the
            //     object.
        }
        { // a script that is gone
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            Object.DestroyImmediate(i.gameObject);
            Throws(() => i.transform);
            // => MissingReferenceException: The object of type 'Inside' has been destroyed but you are still trying to
            //     access it.\nYour script should either check if it is null or you should not destroy the object.
        }
        { // a transform that is gone
            Transform t = new GameObject("o").transform;
            Object.DestroyImmediate(t.gameObject);
            Throws(() => t.position);
            // => MissingReferenceException: The object of type 'Transform' has been destroyed but you are still trying
            //     to access it.\nYour script should either check if it is null or you should not destroy the object.
        }
        { // fields of a script that is gone can be read
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            i.counted = 6; Object.DestroyImmediate(i); i.Count();
            Check(i.counted); // => 7
        }
        // nothing
        Check(Thrown(() => { GameObject none = null; none.SetActive(true); }),
            Said(() => { Transform none = null; none.Translate(Vector3.up); }));
        // => NullReferenceException Object reference not set to an instance of an object
        { // a child beyond
            GameObject p = new GameObject("p");
            Child(p, "c");
            Throws(() => p.transform.GetChild(1)); // => UnityException: Transform child out of bounds
        }
        // a component's number beyond
        Check(Said(() => new GameObject().GetComponentAtIndex(7)).Split('\n')[0]);
        // => Valid range is 0 to GetComponentCount() - 1.
        // Find of null below
        Check(Thrown(() => new GameObject().transform.Find(null))); // => ArgumentNullException
        { // an unknown tag is compared
            GameObject o = new GameObject("o"); string s = Logged(() => o.CompareTag("Nope"));
            Check(s, o.transform.CompareTag("Player")); // => Error: Tag: Nope is not defined. False
        }
        { // the transform cannot be destroyed
            GameObject o = new GameObject("alone");
            string s = Logged(() => Object.DestroyImmediate(o.transform));
            Check(s, o.transform != null);
            // => Error: Can't destroy Transform component of 'alone'. If you want to destroy the game object, please
            //     call 'Destroy' on the game object instead. Destroying the transform component is not allowed. True
        }
        // destroying nothing is nothing
        Check(Logged(() =>
        {
            Object.Destroy(null); Object.DestroyImmediate(null);
            GameObject o = new GameObject(); Object.DestroyImmediate(o); Object.Destroy(o);
            Object.DestroyImmediate(o);
        }).Length); // => 0
        {
            GameObject p = new GameObject("p"), c = Child(p, "c");
            Check(Logged(() => Object.DontDestroyOnLoad(c)), c.scene.name);
            // => Warning: DontDestroyOnLoad only works for root GameObjects or components on root GameObjects. Main
        }
        { // a layer that is none
            GameObject o = new GameObject("o"); string s = Logged(() => o.layer = 32);
            Check(s, o.layer);
            // => Error: A game object can only be in one layer. The layer needs to be in the range [0...31] 0
        }
        // a script by an unknown name
        Check(Logged(() => ScriptableObject.CreateInstance("NoSuchThing")));
        // => Error: Instance of NoSuchThing couldn't be created because there is no script with that name.
        // an asset of no asset's type
        Check(Thrown(() => ScriptableObject.CreateInstance(typeof(string)))); // => ArgumentException
        { // Invoke again and again too fast
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            Throws(() => i.InvokeRepeating("Count", 0, 0.000001f));
            // => UnityException: Invoke repeat rate has to be larger than 0.00001F)
        }
        {
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            Check(Said(() => i.StartCoroutine((IEnumerator)null)) + "|" + Said(() => i.StopCoroutine((Coroutine)null))
                + "|" + Said(() => i.StopCoroutine((IEnumerator)null)) + "|" + Said(() => i.StartCoroutine("")));
            // => routine is null|routine is null|routine is null|methodName is null or empty
        }
        { // a coroutine by an unknown name
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            Check(Logged(() => i.StartCoroutine("Nope"))); // => Error: Coroutine 'Nope' couldn't be started!
        }
        { // a token after the end
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            Object.DestroyImmediate(i.gameObject);
            Check(Thrown(() => { var t = i.destroyCancellationToken; })); // => MissingReferenceException
        }
        { // a token is cancelled by the end
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            var t = i.destroyCancellationToken; bool was = t.IsCancellationRequested;
            Object.DestroyImmediate(i.gameObject);
            Check(was, t.IsCancellationRequested); // => False True
        }
        {
            RectTransform a = Panel("a", null), b = Panel("b", null);
            Check(Logged(() => a.parent = b).StartsWith(
                "Warning: Parent of RectTransform is being set with parent property."), a.parent == b); // => True True
        }
        // nothing where something must be
        Check(Thrown(() => new GameObject().transform.IsChildOf(null)),
            Thrown(() => SceneManager.MoveGameObjectToScene(null, SceneManager.GetActiveScene())),
            Thrown(() => Resources.LoadAll(null)), Thrown(() => SceneManager.CreateScene(null)),
            Thrown(() => LayerMask.GetMask(null)));
        // => ArgumentNullException ArgumentNullException ArgumentNullException ArgumentNullException
        //     ArgumentNullException
        { // DontDestroyOnLoad of nothing, and of what is gone
            GameObject o = new GameObject();
            Object.DestroyImmediate(o);
            Check(Thrown(() => Object.DontDestroyOnLoad(null)), Thrown(() => Object.DontDestroyOnLoad(o)));
            // => NullReferenceException MissingReferenceException
        }
        { // calls of a script that is gone
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            Object.DestroyImmediate(i);
            Check(Thrown(() => i.Invoke("Count", 1)), Thrown(() => i.CancelInvoke()), Thrown(() => i.IsInvoking()),
                Thrown(() => i.StartCoroutine("Count")), Thrown(() => i.SendMessage("Count")),
                Thrown(() => i.GetComponent<Transform>()), Thrown(() => i.enabled = true), i.isActiveAndEnabled);
            // => MissingReferenceException MissingReferenceException MissingReferenceException
            //     MissingReferenceException MissingReferenceException MissingReferenceException
            //     MissingReferenceException False
        }
        { // looking at nothing
            Transform t = new GameObject("o").transform;
            t.LookAt((Transform)null);
            Check(N(t.eulerAngles)); // => 0,0,0
        }
        { // not in three dimensions and in two
            GameObject o = new GameObject("o", typeof(CapsuleCollider)), p = new GameObject("p", typeof(Rigidbody2D));
            Check(Logged(() => o.AddComponent<BoxCollider2D>()) + "|" + Logged(() => p.AddComponent<Rigidbody>())
                + " " + o.GetComponents<Component>().Length + p.GetComponents<Component>().Length);
            // => Error: Can't add component 'BoxCollider2D' to o because it conflicts with the existing
            //     'CapsuleCollider' derived component!|Error: Can't add component 'Rigidbody' to p because it conflicts
            //     with the existing 'Rigidbody2D' derived component! 22
        }
        { // a second one where there is one
            GameObject o = new GameObject("o", typeof(RectTransform), typeof(LineRenderer));
            Check(Logged(() => o.AddComponent<RectTransform>()) + "|" + Logged(() => o.AddComponent<LineRenderer>())
                + "|" + Logged(() => new GameObject("p").AddComponent<Transform>()));
            // => Error: Can't add component 'RectTransform' to o because such a component is already added to the game
            //     object!|Error: Can't add component 'LineRenderer' to o because such a component is already added to
            //     the game object!|Error: Can't add component 'Transform' to p because such a component is already
            //     added to the game object!
        }
        // AddComponent of nothing
        Check(Logged(() => new GameObject().AddComponent((Type)null)).StartsWith("Error: ")); // => True
    }

    public static void Refused()
    {
        { // a position that is no number
            Transform t = new GameObject("o").transform;
            Check(Logged(() => t.position = new Vector3(float.NaN, 1, 0)) + N(t.position));
            // => Error: transform.position assign attempt for 'o' is not valid. Input position is { NaN, 1.000000,
            //     0.000000 }.0,0,0
        }
        {
            Transform t = new GameObject("o").transform;
            Check(Logged(() => t.localPosition = Vector3.positiveInfinity).Length > 0
                && t.localPosition == Vector3.zero); // => True
        }
        { // a rotation that is no number
            Transform t = new GameObject("o").transform;
            Check(Logged(() => t.rotation = new Quaternion(float.NaN, 0, 0, 1)));
            // => Error: transform.rotation assign attempt for 'o' is not valid. Input rotation is { NaN, 0.000000,
            //     0.000000, 1.000000 }.
        }
        // no exception to log
        Check(Said(() => Debug.LogException(null)).Split('\n')[0] + Thrown(() => Debug.LogException(null)));
        // => Value cannot be null.ArgumentNullException
        {
            Camera c = new GameObject("c").AddComponent<Camera>();
            c.fieldOfView = 200;
            float high = c.fieldOfView;
            c.fieldOfView = -1;
            Check(N(high), c.fieldOfView > 0 && c.fieldOfView < 0.001f); // => 179 True
        }
        // turning away from the target
        Check(N(Vector3.RotateTowards(Vector3.right, Vector3.up, -Mathf.PI / 2, 0)),
            N(Vector3.RotateTowards(Vector3.right, Vector3.up, -10, 0))); // => 0,-1,0 0,-1,0
    }
}
