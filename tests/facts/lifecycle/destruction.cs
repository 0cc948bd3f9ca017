// Destroy, DestroyImmediate, unloaded scenes, and objects that are gone.
using System.Collections;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Lab;

public class OneOff : MonoBehaviour
{
    void OnDisable() { T("one off"); }
    void OnDestroy() { T("one end"); }
}

public class Two : MonoBehaviour
{
    void OnDisable() { T("two off"); }
    void OnDestroy() { T("two end"); }
}

public class HeardSheet : ScriptableObject
{
    void Awake() { T("awake"); }
    void OnEnable() { T("enable"); }
    void OnDisable() { T("disable"); }
    void OnDestroy() { T("destroy"); }
}

public static class DestructionLife
{
    // Destroy takes effect after the Updates of the frame; until then the object is there
    public static IEnumerator DestroyIsLate()
    {
        Tr t = New<Tr>("o");
        yield return null; Lab.trace.Clear(); Object.Destroy(t.gameObject); T(t != null);
        T(t.gameObject.activeSelf); yield return null; T(t == null);
        Traced(); // => True; True; o.OnDisable; o.OnDestroy; True
    }

    // Destroy takes effect after LateUpdate and before the end of the frame is over
    public static IEnumerator DestroyAfterLateUpdate()
    {
        GameObject o = New("o"); At a = At.Make();
        yield return Frames(2); a.update = () => Object.Destroy(o); a.lateUpdate = () => T(o != null);
        yield return null; yield return null; T(o != null);
        Traced(); // => True; False
    }

    // what is destroyed is gone before the end of the frame, and listeners of onBeforeRender are told between
    public static IEnumerator DestroyBeforeEndOfFrame()
    {
        GameObject o = New("o"); At a = At.Make();
        yield return Frames(2);
        UnityEngine.Events.UnityAction told = () => T("render " + (o == null));
        Application.onBeforeRender += told; a.lateUpdate = () => T("late " + (o == null)); Object.Destroy(o);
        yield return new WaitForEndOfFrame(); T("end " + (o == null)); Application.onBeforeRender -= told;
        a.lateUpdate = null; yield return Frames(2);
        Traced(); // => late False; render True; end True
    }

    // each object of a destroyed tree has OnDisable and OnDestroy before its children
    public static IEnumerator DestroyTreeOrder()
    {
        Tr p = New<Tr>("p"); Tr c = New<Tr>("c", p.transform);
        New<Tr>("g", c.transform); New<Tr>("d", p.transform); yield return null; Lab.trace.Clear();
        Object.Destroy(p.gameObject); yield return null; yield return null;
        Traced();
        // => p.OnDisable; p.OnDestroy; c.OnDisable; c.OnDestroy; g.OnDisable; g.OnDestroy; d.OnDisable; d.OnDestroy
    }

    // so with DestroyImmediate
    public static IEnumerator DestroyImmediateTreeOrder()
    {
        Tr p = New<Tr>("p");
        New<Tr>("c", p.transform); yield return null; Lab.trace.Clear();
        Object.DestroyImmediate(p.gameObject); T(p == null);
        Traced(); // => p.OnDisable; p.OnDestroy; c.OnDisable; c.OnDestroy; True
    }

    // the scripts of one object are all disabled before the first is destroyed
    public static IEnumerator DestroyComponentsOrder()
    {
        GameObject o = New("o");
        o.AddComponent<OneOff>(); o.AddComponent<Two>(); yield return null; Object.DestroyImmediate(o);
        Traced(); // => one off; two off; one end; two end
    }

    // DestroyImmediate is done when it returns
    public static void DestroyImmediate()
    {
        GameObject o = New("o"); Transform t = o.transform;
        Object.DestroyImmediate(o); T(o == null); T(t == null); T(ReferenceEquals(o, null));
        Traced(); // => True; True; False
    }

    // Destroy with a delay waits for it, in scaled time
    public static IEnumerator DestroyDelay()
    {
        GameObject o = New("o");
        Object.Destroy(o, 0.05f); yield return Frames(2); T(o != null); yield return Frames(3); T(o == null);
        Traced(); // => True; True
    }

    // with timeScale 0 the delay does not pass
    public static IEnumerator DestroyDelayPaused()
    {
        Time.timeScale = 0; yield return null;
        GameObject o = New("o");
        Object.Destroy(o, 0.05f); yield return Frames(6); T(o != null);
        Traced(); // => True
    }

    // Destroy of a component leaves the object
    public static IEnumerator DestroyComponent()
    {
        Tr t = New<Tr>("o"); GameObject o = t.gameObject;
        yield return null; Lab.trace.Clear(); Object.Destroy(t); T(o.GetComponent<Tr>() != null);
        yield return Frames(2); T(o != null); T(o.GetComponent<Tr>() == null);
        Traced(); // => True; o.OnDisable; o.OnDestroy; True; True
    }

    // a second Destroy does nothing
    public static IEnumerator DestroyTwice()
    {
        Tr t = New<Tr>("o");
        yield return null; Lab.trace.Clear(); Object.Destroy(t.gameObject); Object.Destroy(t.gameObject);
        Object.Destroy(null); yield return Frames(2);
        Traced(); // => o.OnDisable; o.OnDestroy
    }

    // OnDestroy comes only to what has been awake
    public static void DestroyUnawake()
    {
        GameObject o = Off("o");
        o.AddComponent<Tr>(); Object.DestroyImmediate(o); T("end");
        Traced(); // => end
    }

    // a disabled script has OnDestroy and no OnDisable
    public static void DestroyDisabled()
    {
        Tr t = New<Tr>("o");
        t.enabled = false; Lab.trace.Clear(); Object.DestroyImmediate(t.gameObject);
        Traced(); // => o.OnDestroy
    }

    // what is destroyed in the frame that it was made in has its Start before, if an update comes
    public static IEnumerator DestroyBeforeStart()
    {
        At.Make().update = () =>
        {
            GameObject o = New("o"); o.AddComponent<Tr>(); Object.Destroy(o);
        };
        yield return Frames(3);
        Traced(); // => o.Awake; o.OnEnable; o.Start; o.OnDisable; o.OnDestroy
    }

    // in OnDestroy the object and its components are still there
    public static void WholeInOnDestroy()
    {
        Do.destroy = () => T(GameObject.Find("o") == null);
        Do d = New<Do>("o");
        Do.destroy = () => T(d.gameObject.name + " " + (d.transform != null));
        Object.DestroyImmediate(d.gameObject); Do.Reset();
        Traced(); // => o True
    }

    // a Transform cannot be destroyed
    public static IEnumerator TransformCannotBeDestroyed()
    {
        GameObject o = New("o");
        Object.Destroy(o.transform); yield return null; T(o.transform != null);
        Traced();
        // => Error: Can't destroy Transform component of 'o'. If you want to destroy the game object, please call
        //     'Destroy' on the game object instead. Destroying the transform component is not allowed.; True
    }

    // OnDestroy may make objects
    public static void MadeInOnDestroy()
    {
        Do.destroy = () => New("late");
        Do d = New<Do>("o");
        Object.DestroyImmediate(d.gameObject); Do.Reset(); T(GameObject.Find("late") != null);
        Traced(); // => True
    }

    // access to a destroyed object names its type
    public static void AccessDestroyed()
    {
        GameObject o = New("o");
        Object.DestroyImmediate(o); Try(() => T(o.name));
        Traced();
        // => MissingReferenceException: The object of type 'GameObject' has been destroyed but you are still trying to
        //     access it./Your script should either check if it is null or you should not destroy the object.
    }

    // also of a script
    public static void AccessDestroyedScript()
    {
        Tr t = New<Tr>("o");
        Object.DestroyImmediate(t.gameObject); Lab.trace.Clear(); Try(() => T(t.transform));
        Try(() => T(t.enabled));
        Traced();
        // => MissingReferenceException: The object of type 'Tr' has been destroyed but you are still trying to access
        //     it./Your script should either check if it is null or you should not destroy the object.;
        //     MissingReferenceException: The object of type 'Tr' has been destroyed but you are still trying to access
        //     it./Your script should either check if it is null or you should not destroy the object.
    }

    // GetComponent on a destroyed object throws
    public static void GetComponentOnDestroyed()
    {
        Tr t = New<Tr>("o"); GameObject o = t.gameObject;
        Object.DestroyImmediate(o); Lab.trace.Clear(); Try(() => t.GetComponent<Transform>());
        Try(() => o.GetComponent<Transform>());
        Traced();
        // => MissingReferenceException: The object of type 'Tr' has been destroyed but you are still trying to access
        //     it./Your script should either check if it is null or you should not destroy the object.;
        //     MissingReferenceException: The object of type 'GameObject' has been destroyed but you are still trying to
        //     access it./Your script should either check if it is null or you should not destroy the object.
    }

    // a destroyed object is written as null, and is false
    public static void DestroyedToString()
    {
        GameObject o = New("o");
        T(o.ToString()); Object.DestroyImmediate(o); T(o.ToString()); T(!o); T(o?.GetHashCode() != 0);
        Traced(); // => o (UnityEngine.GameObject); null; True; True
    }

    // unloading a scene destroys its objects, tree by tree
    public static IEnumerator SceneUnload()
    {
        Scene s = SceneManager.CreateScene("extra"); Tr p = New<Tr>("p");
        New<Tr>("c", p.transform); SceneManager.MoveGameObjectToScene(p.gameObject, s); yield return null;
        Lab.trace.Clear(); yield return SceneManager.UnloadSceneAsync(s); T(p == null);
        Traced(); // => p.OnDisable; p.OnDestroy; c.OnDisable; c.OnDestroy; True
    }

    // DontDestroyOnLoad of a child warns
    public static void DontDestroyChild()
    {
        GameObject p = New("p"); GameObject c = New("c", p.transform);
        Object.DontDestroyOnLoad(c); T(c.scene == p.scene);
        Traced();
        // => Warning: DontDestroyOnLoad only works for root GameObjects or components on root GameObjects.; True
    }

    // DontDestroyOnLoad moves a root to its own scene
    public static void DontDestroyRoot()
    {
        GameObject o = New("o");
        Object.DontDestroyOnLoad(o); T(o.scene.name);
        Traced(); // => DontDestroyOnLoad
    }

    // destroyCancellationToken is cancelled by destruction
    public static void DestroyToken()
    {
        Tr t = New<Tr>("o"); System.Threading.CancellationToken c = t.destroyCancellationToken;
        Lab.trace.Clear(); T(c.IsCancellationRequested); Object.DestroyImmediate(t);
        T(c.IsCancellationRequested);
        Traced(); // => False; o.OnDisable; o.OnDestroy; True
    }

    // a ScriptableObject has Awake and OnEnable when it is made, OnDisable and OnDestroy at its end
    public static void DestroyScriptable()
    {
        HeardSheet s = ScriptableObject.CreateInstance<HeardSheet>();
        Object.DestroyImmediate(s); T(s == null);
        Traced(); // => awake; enable; disable; destroy; True
    }

    // a destroyed child counts until it is gone
    public static IEnumerator DestroyChildCount()
    {
        GameObject p = New("p"); GameObject c = New("c", p.transform);
        Object.Destroy(c); T(p.transform.childCount); yield return null; yield return null;
        T(p.transform.childCount);
        Traced(); // => 1; 0
    }
}
