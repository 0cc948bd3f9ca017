using System;
using UnityEngine;

/// <summary>Traces Awake, OnEnable, Start, OnDisable and OnDestroy under the name of its object.</summary>
public class Tr : MonoBehaviour
{
    public virtual string Id => name;
    public virtual void Awake() { Lab.T(Id + ".Awake"); }
    public virtual void OnEnable() { Lab.T(Id + ".OnEnable"); }
    public virtual void Start() { Lab.T(Id + ".Start"); }
    public virtual void OnDisable() { Lab.T(Id + ".OnDisable"); }
    public virtual void OnDestroy() { Lab.T(Id + ".OnDestroy"); }
}

public class Up : Tr
{
    private int m_Fixed, m_Update, m_Late;
    protected virtual void FixedUpdate() { if (m_Fixed++ == 0) Lab.T(Id + ".FixedUpdate"); }
    protected virtual void Update() { if (m_Update++ == 0) Lab.T(Id + ".Update"); }
    protected virtual void LateUpdate() { if (m_Late++ == 0) Lab.T(Id + ".LateUpdate"); }
}

/// <summary>With the frame, and without FixedUpdate.</summary>
public class Fr : MonoBehaviour
{
    private int m_Update, m_Late;
    private void Awake() { Lab.T("Awake@" + Lab.F); }
    private void OnEnable() { Lab.T("OnEnable@" + Lab.F); }
    private void Start() { Lab.T("Start@" + Lab.F); }
    private void Update() { if (m_Update++ == 0) Lab.T("Update@" + Lab.F); }
    private void LateUpdate() { if (m_Late++ == 0) Lab.T("LateUpdate@" + Lab.F); }
}

/// <summary>Does something once in a message.</summary>
public class At : MonoBehaviour
{
    public Action update, fixedUpdate, lateUpdate, start;

    public static At Make(string name = "at") => Lab.New<At>(name);

    private static void Do(ref Action what)
    {
        Action now = what;
        what = null;
        now?.Invoke();
    }

    private void Start() { Do(ref start); }
    private void Update() { Do(ref update); }
    private void FixedUpdate() { Do(ref fixedUpdate); }
    private void LateUpdate() { Do(ref lateUpdate); }
}

/// <summary>Runs an action in each message.</summary>
public class Do : MonoBehaviour
{
    public static Action awake, enable, disable, destroy;
    private void Awake() { awake?.Invoke(); }
    private void OnEnable() { enable?.Invoke(); }
    private void OnDisable() { disable?.Invoke(); }
    private void OnDestroy() { destroy?.Invoke(); }
    public static void Reset() { awake = enable = disable = destroy = null; }
}

public static class EarlyMethods
{
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.AfterSceneLoad)]
    private static void E() { Lab.early.Add("AfterSceneLoad"); }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
    private static void D() { Lab.early.Add("BeforeSceneLoad"); }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSplashScreen)]
    private static void C() { Lab.early.Add("BeforeSplashScreen"); }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.AfterAssembliesLoaded)]
    private static void B() { Lab.early.Add("AfterAssembliesLoaded"); }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.SubsystemRegistration)]
    private static void A() { Lab.early.Add("SubsystemRegistration"); }
}
