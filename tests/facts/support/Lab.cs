using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using UnityEngine;
using UnityEngine.SceneManagement;

/// <summary>
/// Runs the classes that $UMCP_TEST_TOPICS names: methods of a class `...Facts` one after another in a
/// frame, methods of a class `...Life` each in a scene without other objects, those that yield as coroutines.
/// </summary>
public class Lab : MonoBehaviour
{
    public static readonly List<string> trace = new List<string>();
    public static readonly List<string> early = new List<string>();
    public static Lab host;
    private static bool s_IsOff = true, s_IsQuitting;
    private static int s_Frame;
    private static string s_File, s_Name;
    private static float s_Began;

    /// <summary>Frames since the method began.</summary>
    public static int F => Time.frameCount - s_Frame;

    /// <summary>Traces a message.</summary>
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

    /// <summary>Checks what was traced, and errors and warnings of the log as `Error: text`, in order.</summary>
    public static void Traced([CallerFilePath] string file = "", [CallerLineNumber] int line = 0)
    {
        Facts.Write(file, line, string.Join("; ", trace));
    }

    /// <summary>Checks what is traced until the process ends; the last of all.</summary>
    public static void TracedToTheEnd([CallerFilePath] string file = "", [CallerLineNumber] int line = 0)
    {
        Facts.Write(file, line, "quit");
        s_IsQuitting = true;
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

    public static K New<K>(string name, Transform parent = null) where K : Component =>
        New(name, parent).AddComponent<K>();

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
            T(Line(e));
        }
    }

    public static IEnumerator Frames(int n)
    {
        for (int i = 0; i < n; i++)
        {
            yield return null;
        }
    }

    private static string Line(Exception e) => e.GetType().Name + ": " + e.Message.Replace("\n", "/");

    private IEnumerator Start()
    {
        if (host) // a fact has loaded this scene again
        {
            Destroy(gameObject);
            yield break;
        }
        host = this;
        s_File = Environment.GetEnvironmentVariable("UMCP_TEST_CHECKS");
        Type[] topics = Environment.GetEnvironmentVariable("UMCP_TEST_TOPICS").Split(',')
            .Select(typeof(Lab).Assembly.GetType).Where(t => t != null).ToArray();
        yield return Frames(5);
        foreach (Type topic in topics.Where(t => t.Name.EndsWith("Facts")))
        {
            foreach (MethodInfo method in FactsOf(topic))
            {
                Run(method);
            }
        }
        IEnumerator lives = Lives(topics.Where(t => t.Name.EndsWith("Life")));
        while (lives.MoveNext())
        {
            yield return lives.Current;
        }
        s_Name = null;
        Application.Quit(0);
    }

    private static MethodInfo[] FactsOf(Type topic) =>
        topic.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly);

    private static object Run(MethodInfo method)
    {
        try
        {
            return method.Invoke(null, null);
        }
        catch (TargetInvocationException e)
        {
            Broken(method, e.InnerException);
            return null;
        }
    }

    /// <summary>What follows in a method that throws is not checked; the runner shows this line in its place.</summary>
    private static void Broken(MethodInfo method, Exception e) =>
        File.AppendAllText(s_File, "\n!" + method.DeclaringType.Name + "." + method.Name + "\t" + Line(e));

    private IEnumerator Lives(IEnumerable<Type> topics)
    {
        if (!topics.Any())
        {
            yield break;
        }
        DontDestroyOnLoad(gameObject);
        Clean();
        Application.logMessageReceived += (text, stack, type) =>
        {
            if (type != LogType.Log)
            {
                T(type + ": " + text.Replace("\n", "/"));
            }
        };
        foreach (MethodInfo method in topics.OrderBy(t => t.Name == "QuittingLife").SelectMany(FactsOf))
        {
            Time.timeScale = 1;
            Time.captureDeltaTime = 0.02f;
            Physics.simulationMode = SimulationMode.FixedUpdate;
            yield return null;
            trace.Clear();
            s_Frame = Time.frameCount;
            s_Began = Time.realtimeSinceStartup;
            s_Name = method.Name;
            s_IsOff = false;
            IEnumerator body = Run(method) as IEnumerator;
            while (Step(method, body))
            {
                yield return body.Current;
            }
            if (s_IsQuitting)
            {
                break;
            }
            s_IsOff = true;
            Clean();
        }
    }

    private void Update()
    {
        if (host == this && s_Name != null && Time.realtimeSinceStartup - s_Began > 15)
        {
            File.AppendAllText(s_File, "\n!" + s_Name + "\tno end: " + string.Join("; ", trace));
            s_Name = null;
            Application.Quit(1);
        }
    }

    private static bool Step(MethodInfo method, IEnumerator body)
    {
        try
        {
            return body != null && body.MoveNext();
        }
        catch (Exception e)
        {
            Broken(method, e);
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
