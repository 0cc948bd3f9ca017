// AddComponent, RequireComponent, GetComponent and finding.
using System.Collections;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;
using static Lab;

[RequireComponent(typeof(Rigidbody))] public class Needy : MonoBehaviour { }

[RequireComponent(typeof(Rigidbody))] public class Needy2 : MonoBehaviour { }

[RequireComponent(typeof(Plain))] public class NeedsScript : MonoBehaviour { }

[RequireComponent(typeof(Needy))] public class NeedsNeedy : MonoBehaviour { }

public class HeirOfNeedy : Needy { }

public abstract class Abstract : MonoBehaviour { }

[DisallowMultipleComponent] public class Single : MonoBehaviour { }

public interface IHear { }

public class Heard : MonoBehaviour, IHear { }

public class Sought : MonoBehaviour { }

public static class ComponentsLife
{
    // a required component cannot be removed
    public static void RequiredCannotGo()
    {
        GameObject o = New("o");
        o.AddComponent<Needy>(); Object.DestroyImmediate(o.GetComponent<Rigidbody>());
        T(o.GetComponent<Rigidbody>() != null);
        Traced(); // => Error: Can't remove Rigidbody because Needy (Script) depends on it; True
    }

    // nor by Destroy; the error comes when it is carried out
    public static IEnumerator RequiredCannotGoLater()
    {
        GameObject o = New("o");
        o.AddComponent<Needy>(); Object.Destroy(o.GetComponent<Rigidbody>()); T("asked");
        yield return Frames(2); T(o.GetComponent<Rigidbody>() != null);
        Traced(); // => asked; Error: Can't remove Rigidbody because Needy (Script) depends on it; True
    }

    // all that depend on it are named
    public static void RequiredByTwo()
    {
        GameObject o = New("o");
        o.AddComponent<Needy>(); o.AddComponent<Needy2>();
        Object.DestroyImmediate(o.GetComponent<Rigidbody>());
        Traced(); // => Error: Can't remove Rigidbody because Needy (Script), Needy2 (Script) depends on it
    }

    // a required script is named as one
    public static void RequiredScriptCannotGo()
    {
        GameObject o = New("o");
        o.AddComponent<NeedsScript>(); Object.DestroyImmediate(o.GetComponent<Plain>());
        Traced(); // => Error: Can't remove Plain (Script) because NeedsScript (Script) depends on it
    }

    // it can be removed after the one that needs it, in one frame
    public static IEnumerator RequiredGoesAfter()
    {
        GameObject o = New("o"); Needy n = o.AddComponent<Needy>();
        Object.Destroy(n); Object.Destroy(o.GetComponent<Rigidbody>()); yield return Frames(2);
        T(o.GetComponents<Component>().Length);
        Traced(); // => 1
    }

    // one of two components of the required type can be removed
    public static void RequiredTwoOfThem()
    {
        GameObject o = New("o");
        o.AddComponent<NeedsScript>(); o.AddComponent<Plain>();
        Object.DestroyImmediate(o.GetComponent<Plain>()); T(o.GetComponents<Plain>().Length);
        Traced(); // => 1
    }

    // an object goes with all of it
    public static void RequiredObjectGoes()
    {
        GameObject o = New("o");
        o.AddComponent<Needy>(); Object.DestroyImmediate(o); T(o == null);
        Traced(); // => True
    }

    // RequireComponent adds what is missing, before the script, and what that requires
    public static void RequiredIsAdded()
    {
        GameObject o = New("o");
        o.AddComponent<NeedsNeedy>();
        T(string.Join(" ", o.GetComponents<Component>().Select(c => c.GetType().Name)));
        Traced(); // => Transform Rigidbody Needy NeedsNeedy
    }

    // RequireComponent is inherited
    public static void RequiredInherited()
    {
        GameObject o = New("o");
        o.AddComponent<HeirOfNeedy>(); T(o.GetComponent<Rigidbody>() != null);
        Traced(); // => True
    }

    // what is there is not added again
    public static void RequiredIsThere()
    {
        GameObject o = New("o");
        o.AddComponent<Rigidbody>(); o.AddComponent<Needy>(); T(o.GetComponents<Rigidbody>().Length);
        Traced(); // => 1
    }

    // an abstract script cannot be added
    public static void AbstractCannotBeAdded()
    {
        GameObject o = New("o");
        T(o.AddComponent(typeof(Abstract)) == null); T(o.GetComponents<Component>().Length);
        Traced(); // => Error: Can't add script behaviour Abstract. The script class can't be abstract!; True; 1
    }

    // also with the generic AddComponent
    public static void AbstractGenericCall()
    {
        T(New("o").AddComponent<Abstract>() == null);
        Traced(); // => Error: Can't add script behaviour Abstract. The script class can't be abstract!; True
    }

    // MonoBehaviour itself cannot be added
    public static void BaseCannotBeAdded()
    {
        int n = Lab.trace.Count;
        T(New("o").AddComponent<MonoBehaviour>() == null); T(Lab.trace[n].StartsWith("Error: "));
        Lab.trace.RemoveAt(n);
        Traced(); // => True; True
    }

    // a type that is no component is an error
    public static void NoComponentType()
    {
        T(New("o").AddComponent(typeof(string)) == null);
        Traced(); // => Error: AddComponent asking for invalid type; True
    }

    // [DisallowMultipleComponent] refuses a second one
    public static void DisallowMultiple()
    {
        GameObject o = New("o");
        T(o.AddComponent<Single>() != null); T(o.AddComponent<Single>() == null);
        T(o.GetComponents<Single>().Length);
        Traced();
        // => True; Error: Can't add component 'Single' to o because such a component is already added to the game
        //     object!; True; 1
    }

    // an object has one Rigidbody
    public static void SecondRigidbody()
    {
        GameObject o = New("o");
        o.AddComponent<Rigidbody>(); T(o.AddComponent<Rigidbody>() == null);
        Traced();
        // => Error: Can't add component 'Rigidbody' to o because such a component is already added to the game object!;
        //     True
    }

    // an object has one Transform, and AddComponent gives none
    public static void SecondTransform()
    {
        GameObject o = New("o"); Component t = o.AddComponent<Transform>();
        T(o.GetComponents<Transform>().Length); Lab.trace.RemoveAll(s => s.StartsWith("Error"));
        Traced(); // => 1
    }

    // new GameObject(name, types) adds them in order
    public static void ConstructorTypes()
    {
        GameObject o = new GameObject("o", typeof(BoxCollider), typeof(Plain));
        T(string.Join(" ", o.GetComponents<Component>().Select(c => c.GetType().Name)));
        Traced(); // => Transform BoxCollider Plain
    }

    // GetComponent gives null for what is not there
    public static void GetComponentMissing()
    {
        GameObject o = New("o");
        T(o.GetComponent<Rigidbody>() == null);
        Rigidbody r;
        T(o.TryGetComponent(out r)); T(o.GetComponents<Rigidbody>().Length);
        Traced(); // => True; False; 0
    }

    // GetComponent takes interfaces and bases
    public static void GetComponentInterface()
    {
        GameObject o = New("o"); Heard h = o.AddComponent<Heard>();
        T(ReferenceEquals(o.GetComponent<IHear>(), h)); T(ReferenceEquals(o.GetComponent<Behaviour>(), h));
        T(o.GetComponent("Heard") == h);
        Traced(); // => True; True; True
    }

    // GetComponentsInChildren goes depth first, the object itself first
    public static void ChildrenOrder()
    {
        GameObject p = New("p"); GameObject a = New("a", p.transform);
        New("b", a.transform); New("c", p.transform);
        T(string.Join(" ", p.GetComponentsInChildren<Transform>().Select(t => t.name)));
        Traced(); // => p a b c
    }

    // inactive objects are left out unless asked for
    public static void ChildrenInactive()
    {
        GameObject p = New("p"); GameObject a = Off("a", p.transform);
        New("b", a.transform); New("c", p.transform);
        T(string.Join(" ", p.GetComponentsInChildren<Transform>().Select(t => t.name)));
        T(string.Join(" ", p.GetComponentsInChildren<Transform>(true).Select(t => t.name)));
        Traced(); // => p c; p a b c
    }

    // GetComponentsInParent begins with the object itself
    public static void ParentsOrder()
    {
        GameObject p = New("p"), c = New("c", p.transform), g = New("g", c.transform);
        T(string.Join(" ", g.GetComponentsInParent<Transform>().Select(t => t.name)));
        Traced(); // => g c p
    }

    // GetComponentInChildren of an inactive object finds nothing unless inactive ones count
    public static void InChildrenOfInactive()
    {
        GameObject p = Off("p");
        p.AddComponent<Plain>(); T(p.GetComponentInChildren<Plain>() == null);
        T(p.GetComponentInChildren<Plain>(true) != null); T(p.GetComponent<Plain>() != null);
        Traced(); // => True; True; True
    }

    // FindObjectsOfType and GameObject.Find leave out inactive objects, not disabled scripts
    public static void FindExcludesInactive()
    {
        Off("x").AddComponent<Sought>(); New<Sought>("y").enabled = false;
        T(Object.FindObjectsOfType<Sought>().Length); T(Object.FindObjectsOfType<Sought>(true).Length);
        T(GameObject.Find("x") == null); T(GameObject.Find("y") != null);
        Traced(); // => 1; 2; True; True
    }

    // GameObject.Find takes paths, Transform.Find those below it, inactive ones too
    public static void FindByPath()
    {
        GameObject p = New("p"), c = New("c", p.transform), g = Off("g", c.transform);
        T(GameObject.Find("p/c") == c); T(GameObject.Find("/p/c") == c); T(GameObject.Find("/c") == null);
        T(p.transform.Find("c/g") == g.transform); T(p.transform.Find("g") == null);
        Traced(); // => True; True; True; True; True
    }

    // what GetComponent did not find is null: using it is a NullReferenceException in a player
    public static void MissingComponentNull()
    {
        GameObject o = New("o");
        Try(() => T(o.GetComponent<Rigidbody>().mass));
        Traced(); // => NullReferenceException: Object reference not set to an instance of an object
    }
}
