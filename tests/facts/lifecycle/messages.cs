// SendMessage and its kin, Instantiate, and messages about changes of the tree.
using System;
using System.Collections;
using System.Collections.Generic;
using UnityEngine;
using Object = UnityEngine.Object;
using static Lab;

public class Ear : MonoBehaviour
{
    void Hear() { T(name + " hears"); }
    void Value(int n) { T(name + " " + n); }
    void Text(string s) { T(name + " " + (s ?? "null")); }
    void Throw() { throw new Exception("heard"); }
    IEnumerator Routine()
    {
        T("first"); yield return null; T("second");
    }
    static void Static() { T("static"); }
}

public class Linked : MonoBehaviour
{
    public GameObject inside, outside;
    public Linked self;
    public List<Transform> list = new List<Transform>();
    internal int hidden = 1;
}

public class Vals : MonoBehaviour
{
    public int kept;
    int m = 1;
    [SerializeField] int s = 2;
    public void Set(int n) { m = n; }
    public int Get() { return m; }
    public int shown => s;
}

public class Place : MonoBehaviour
{
    void Awake() { T(transform.position + " " + (transform.parent ? transform.parent.name : "none")); }
}

public class Turned : MonoBehaviour
{
    void OnTransformParentChanged() { T(name + " parent"); }
    void OnTransformChildrenChanged() { T(name + " children"); }
}

public static class MessagesLife
{
    // SendMessage calls every script of the object that has the method
    public static void SendMessage()
    {
        GameObject o = New("o");
        o.AddComponent<Ear>(); o.AddComponent<Ear>(); New<Ear>("c", o.transform); o.SendMessage("Hear");
        o.SendMessage("Value", 3);
        Traced(); // => o hears; o hears; o 3; o 3
    }

    // a message that nobody hears is an error
    public static void SendNoReceiver()
    {
        New("o").SendMessage("Nope");
        Traced(); // => Error: SendMessage Nope has no receiver!
    }

    // unless no receiver is required
    public static void SendDontRequire()
    {
        New("o").SendMessage("Nope", SendMessageOptions.DontRequireReceiver);
        New("o").SendMessage("Nope", 1, SendMessageOptions.DontRequireReceiver); T("end");
        Traced(); // => end
    }

    // BroadcastMessage goes down the tree
    public static void Broadcast()
    {
        GameObject p = New<Ear>("p").gameObject;
        New<Ear>("c", p.transform); Off("d", p.transform).AddComponent<Ear>(); p.BroadcastMessage("Hear");
        Traced(); // => p hears; c hears
    }

    // and is an error where nobody hears it
    public static void BroadcastNoReceiver()
    {
        New("o").BroadcastMessage("Nope");
        Traced(); // => Error: BroadcastMessage Nope has no receiver!
    }

    // SendMessageUpwards goes up to the root
    public static void Upwards()
    {
        GameObject p = New<Ear>("p").gameObject; GameObject c = New<Ear>("c", p.transform).gameObject;
        c.SendMessageUpwards("Hear");
        Traced(); // => c hears; p hears
    }

    // an inactive object hears no message
    public static void SendToInactive()
    {
        GameObject o = Off("o");
        o.AddComponent<Ear>(); o.SendMessage("Hear", SendMessageOptions.DontRequireReceiver); T("end");
        Traced(); // => end
    }

    // a disabled script hears it
    public static void SendToDisabled()
    {
        Ear e = New<Ear>("o");
        e.enabled = false; e.SendMessage("Hear");
        Traced(); // => o hears
    }

    // a method without parameters takes a message with a value
    public static void SendSuperfluousValue()
    {
        New<Ear>("o").SendMessage("Hear", 5);
        Traced(); // => o hears
    }

    // null is no value
    public static void SendNullValue()
    {
        New<Ear>("o").SendMessage("Text", (object)null);
        Traced();
        // => Error: Failed to call function Text of class Ear/Calling function Text with no parameters but the function
        //     requires 1.
    }

    // a method with a parameter is not called without a value
    public static void SendMissingValue()
    {
        New<Ear>("o").SendMessage("Value");
        Traced();
        // => Error: Failed to call function Value of class Ear/Calling function Value with no parameters but the
        //     function requires 1.
    }

    // nor with a value of another type
    public static void SendWrongValue()
    {
        New<Ear>("o").SendMessage("Value", "x");
        Traced();
        // => Error: Failed to call function Value of class Ear/The best match for the method Value has some invalid
        //     parameter.
    }

    // what a receiver throws is logged, and the sender goes on
    public static void SendThrows()
    {
        New<Ear>("o").SendMessage("Throw"); T("end");
        Traced(); // => Exception: Exception: heard; end
    }

    // a message may be a coroutine
    public static IEnumerator SendRoutine()
    {
        New<Ear>("o").SendMessage("Routine"); yield return Frames(2);
        Traced(); // => first; second
    }

    // a copy of nothing is an exception
    public static void InstantiateNull()
    {
        Try(() => Object.Instantiate((GameObject)null));
        Traced(); // => ArgumentException: The Object you want to instantiate is null.
    }

    // a copy is named (Clone); its children are not
    public static void InstantiateName()
    {
        GameObject p = New("p");
        New("c", p.transform);
        GameObject q = Object.Instantiate(p);
        T(q.name + " " + q.transform.GetChild(0).name);
        Traced(); // => p(Clone) c
    }

    // scripts of a copy have Awake and OnEnable parent first, all before Instantiate returns
    public static void InstantiateOrder()
    {
        GameObject p = Off("p");
        p.AddComponent<Tr>(); New<Tr>("c", p.transform);
        GameObject q = Object.Instantiate(p);
        T("made"); q.SetActive(true); T("on"); Lab.trace.Add("-"); Object.Instantiate(q); T("end");
        Traced();
        // => made; p(Clone).Awake; p(Clone).OnEnable; c.Awake; c.OnEnable; on; -; p(Clone)(Clone).Awake;
        //     p(Clone)(Clone).OnEnable; c.Awake; c.OnEnable; end
    }

    // references inside the copied tree point into the copy, others stay
    public static void InstantiateRemaps()
    {
        Linked l = New<Linked>("p"); GameObject c = New("c", l.transform), other = New("other");
        l.inside = c; l.outside = other; l.self = l; l.list.Add(c.transform);
        Linked m = Object.Instantiate(l);
        T(m.inside == m.transform.GetChild(0).gameObject); T(m.outside == other); T(m.self == m);
        T(m.list[0] == m.transform.GetChild(0)); T(m.hidden);
        Traced(); // => True; True; True; True; 1
    }

    // serialised values are copied, private ones are not
    public static void InstantiateValues()
    {
        Vals v = New<Vals>("p");
        v.kept = 5; v.Set(6);
        Vals w = Object.Instantiate(v);
        T(w.kept + " " + w.Get() + " " + w.shown);
        Traced(); // => 5 1 2
    }

    // a copy of a component copies its object and gives the component
    public static void InstantiateComponent()
    {
        Linked l = New<Linked>("p"); Linked m = Object.Instantiate(l);
        T(m != l); T(m.gameObject != l.gameObject); T(m.name);
        Traced(); // => True; True; p(Clone)
    }

    // with a parent the local place is kept; with true the place in the world
    public static void InstantiateParent()
    {
        GameObject p = New("p"), o = New("o");
        p.transform.position = new Vector3(10, 0, 0); o.transform.position = new Vector3(1, 2, 3);
        T(Object.Instantiate(o, p.transform).transform.localPosition);
        T(Object.Instantiate(o, p.transform, true).transform.position);
        Traced(); // => (1.00, 2.00, 3.00); (1.00, 2.00, 3.00)
    }

    // position and rotation are those in the world, with a parent too
    public static void InstantiatePosition()
    {
        GameObject p = New("p"), o = New("o");
        p.transform.position = new Vector3(10, 0, 0);
        GameObject q = Object.Instantiate(o, new Vector3(1, 2, 3), Quaternion.Euler(0, 90, 0), p.transform);
        T(q.transform.position); T(q.transform.localPosition); T(q.transform.eulerAngles);
        Traced(); // => (1.00, 2.00, 3.00); (-9.00, 2.00, 3.00); (0.00, 90.00, 0.00)
    }

    // in Awake the copy is at its place and under its parent
    public static void InstantiatePlacedInAwake()
    {
        GameObject p = New("p"); Place o = Off("o").AddComponent<Place>();
        o.gameObject.SetActive(true); Lab.trace.Clear();
        Object.Instantiate(o, new Vector3(1, 2, 3), Quaternion.identity, p.transform);
        Traced(); // => (1.00, 2.00, 3.00) p
    }

    // a copy of an inactive object is inactive and asleep
    public static IEnumerator InstantiateInactive()
    {
        GameObject o = Off("o");
        o.AddComponent<Tr>();
        GameObject q = Object.Instantiate(o);
        T(q.activeSelf); yield return null;
        Traced(); // => False
    }

    // a copy of a disabled script is disabled
    public static IEnumerator InstantiateDisabled()
    {
        Tr t = New<Tr>("o");
        t.enabled = false; Lab.trace.Clear(); T(Object.Instantiate(t).enabled); yield return null;
        Traced(); // => o(Clone).Awake; False
    }

    // coroutines and Invokes are not copied
    public static IEnumerator InstantiateScriptState()
    {
        Stops s = New<Stops>("s");
        s.StartCoroutine(s.Run()); Object.Instantiate(s); yield return Frames(2); T("end");
        Traced(); // => run; end
    }

    // a change of parent tells the object and both parents
    public static void ParentChanged()
    {
        GameObject a = New("a"), b = New("b"), c = New("c", a.transform);
        foreach (GameObject o in new[] { a, b, c }) o.AddComponent<Turned>();
        c.transform.SetParent(b.transform);
        Traced(); // => c parent; a children; b children
    }

    // objects below hear of the new parent too
    public static void ParentChangedBelow()
    {
        GameObject a = New("a"), c = New("c"), g = New("g", c.transform);
        g.AddComponent<Turned>(); c.transform.SetParent(a.transform);
        Traced(); // => g parent
    }

    // a new sibling index tells the parent
    public static void ChildrenChangedSibling()
    {
        GameObject a = New("a");
        a.AddComponent<Turned>(); New("x", a.transform); New("y", a.transform); Lab.trace.Clear();
        a.transform.GetChild(1).SetAsFirstSibling();
        Traced(); // => a children
    }
}
