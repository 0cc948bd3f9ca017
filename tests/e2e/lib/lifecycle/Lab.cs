using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using UnityEngine;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;

/// <summary>Runs each check in a coroutine, and writes its name and trace as a line.</summary>
public class Lab : MonoBehaviour
{
    public static readonly List<string> trace = new List<string>();
    public static readonly List<string> early = new List<string>();
    public static Lab host;
    private static bool s_IsOff, s_IsQuitting;
    private static int s_Frame;
    private static string s_File, s_Name;
    private static float s_Began;

    /// <summary>Frames since the check began.</summary>
    public static int F => Time.frameCount - s_Frame;

    public static void T(object what)
    {
        if (s_IsQuitting)
        {
            File.AppendAllText(s_File, "; " + what);
        }
        else if (!s_IsOff)
        {
            trace.Add(Convert.ToString(what));
        }
    }

    public static GameObject New(string name, Transform parent = null)
    {
        GameObject o = new GameObject(name);
        if (parent)
        {
            o.transform.SetParent(parent, false);
        }
        return o;
    }

    public static K New<K>(string name, Transform parent = null) where K : Component => New(name, parent).AddComponent<K>();

    public static GameObject Off(string name, Transform parent = null)
    {
        GameObject o = New(name, parent);
        o.SetActive(false);
        return o;
    }

    /// <summary>Traces what the action throws.</summary>
    public static void Try(Action action)
    {
        try
        {
            action();
        }
        catch (Exception e)
        {
            T(e.GetType().Name + ": " + e.Message.Replace("\n", "/"));
        }
    }

    public static IEnumerator Frames(int n)
    {
        for (int i = 0; i < n; i++)
        {
            yield return null;
        }
    }

    private IEnumerator Start()
    {
        if (host) // a check has loaded this scene again
        {
            Destroy(gameObject);
            yield break;
        }
        host = this;
        s_File = Environment.GetEnvironmentVariable("UMCP_TEST_CHECKS");
        DontDestroyOnLoad(gameObject);
        Application.logMessageReceived += (text, stack, type) =>
        {
            if (type != LogType.Log)
            {
                T(type + ": " + text.Replace("\n", "/"));
            }
        };
        foreach (MethodInfo method in typeof(Checks).GetMethods(BindingFlags.Static | BindingFlags.Public))
        {
            trace.Clear();
            Time.timeScale = 1;
            Time.captureDeltaTime = 0.02f;
            yield return null;
            s_Frame = Time.frameCount;
            s_Began = Time.realtimeSinceStartup;
            s_Name = method.Name;
            s_IsOff = false;
            IEnumerator body = (IEnumerator)method.Invoke(null, null);
            while (Step(body))
            {
                yield return body.Current;
            }
            s_IsOff = true;
            File.AppendAllText(s_File, method.Name + "\t" + string.Join("; ", trace) + "\n");
            Clean();
        }
        s_Name = null;
        File.AppendAllText(s_File, "quit\t");
        s_IsOff = false;
        s_IsQuitting = true;
        New<Quitter>("q1");
        New<Quitter>("q2", GameObject.Find("q1").transform);
        Off("q3").AddComponent<Quitter>();
        Application.quitting += () => T("quitting");
        yield return null;
        Application.Quit(0);
    }

    private void Update()
    {
        if (host == this && s_Name != null && Time.realtimeSinceStartup - s_Began > 15)
        {
            File.AppendAllText(s_File, s_Name + "\t" + string.Join("; ", trace) + " and no end\n");
            s_Name = null;
            Application.Quit(1);
        }
    }

    private static bool Step(IEnumerator body)
    {
        try
        {
            return body.MoveNext();
        }
        catch (Exception e)
        {
            T("THROWN " + e.GetType().Name + ": " + e.Message.Replace("\n", "/"));
            return false;
        }
    }

    private void Clean()
    {
        for (int i = 0; i < SceneManager.sceneCount; i++)
        {
            foreach (GameObject o in SceneManager.GetSceneAt(i).GetRootGameObjects())
            {
                DestroyImmediate(o);
            }
        }
        foreach (GameObject o in gameObject.scene.GetRootGameObjects())
        {
            if (o != gameObject)
            {
                DestroyImmediate(o);
            }
        }
    }
}

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

/// <summary>Whose messages run what the check says.</summary>
public class Do : MonoBehaviour
{
    public static Action awake, enable, disable, destroy;
    private void Awake() { awake?.Invoke(); }
    private void OnEnable() { enable?.Invoke(); }
    private void OnDisable() { disable?.Invoke(); }
    private void OnDestroy() { destroy?.Invoke(); }
    public static void Reset() { awake = enable = disable = destroy = null; }
}

public class Quitter : MonoBehaviour
{
    private void OnApplicationQuit() { Lab.T(name + ".OnApplicationQuit"); }
    private void OnDisable() { Lab.T(name + ".OnDisable"); }
    private void OnDestroy() { Lab.T(name + ".OnDestroy"); }
}

public static class Early
{
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.AfterSceneLoad)] private static void E() { Lab.early.Add("AfterSceneLoad"); }
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)] private static void D() { Lab.early.Add("BeforeSceneLoad"); }
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSplashScreen)] private static void C() { Lab.early.Add("BeforeSplashScreen"); }
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.AfterAssembliesLoaded)] private static void B() { Lab.early.Add("AfterAssembliesLoaded"); }
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.SubsystemRegistration)] private static void A() { Lab.early.Add("SubsystemRegistration"); }
}
