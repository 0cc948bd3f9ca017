using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using UnityEngine;

/// <summary>
/// What facts are written with. A value is written to $UMCP_TEST_CHECKS with the file and line of its
/// Check; the runner compares it with the comment `// => expected` there.
/// </summary>
public static class Facts
{
    private static readonly List<string> s_Written = new List<string>();

    /// <summary>One value as Show has it, or several as text with a space between.</summary>
    public static void Check(object a, object b = null, object c = null, object d = null, object e = null,
        object f = null, object g = null, object h = null,
        [CallerFilePath] string file = "", [CallerLineNumber] int line = 0)
    {
        object[] values = { a, b, c, d, e, f, g, h };
        int count = Array.FindLastIndex(values, value => !ReferenceEquals(value, null)) + 1;
        string[] texts = values.Take(count).Select(value => "" + value).ToArray();
        Write(file, line, count < 2 ? Show(a) : string.Join(" ", texts));
    }

    /// <summary>The exception that must come out, as `Type: message`.</summary>
    public static void Throws(Func<object> act, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0)
    {
        string seen;
        try { seen = Show(act()); }
        catch (Exception e) { seen = e.GetType().Name + ": " + e.Message; }
        Write(file, line, seen);
    }

    public static void Throws(Action act, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0)
    {
        Throws(() => { act(); return "no exception"; }, file, line);
    }

    /// <summary>A value that takes statements.</summary>
    public static object Value(Func<object> get) { return get(); }

    public static void Write(string file, int line, string value)
    {
        string path = file.Replace('\\', '/');
        path = path.Substring(path.LastIndexOf("/Facts/", StringComparison.Ordinal) + 7);
        string text = value.Replace("\\", "\\\\").Replace("\n", "\\n").Replace("\t", "\\t");
        string to = Environment.GetEnvironmentVariable("UMCP_TEST_CHECKS"), row = path + ":" + line + "\t" + text;
        if (to == null) { s_Written.Add(row); }
        else { File.AppendAllText(to, "\n" + row); }
    }

    /// <summary>Runs the methods of a class, and gives what they have written, where there is no file for it.</summary>
    public static string Taken(Type topic)
    {
        s_Written.Clear();
        foreach (MethodInfo method in topic.GetMethods(BindingFlags.Static | BindingFlags.Public))
        {
            try { method.Invoke(null, null); }
            catch (TargetInvocationException e) { s_Written.Add("!" + method.Name + "\t" + e.InnerException); }
        }
        return string.Join("\n", s_Written.ToArray());
    }

    public static string Show(object value)
    {
        UnityEngine.Object o = value as UnityEngine.Object;
        if (o) { return o.name; }
        if (value == null || value is UnityEngine.Object) { return "null"; }
        if (value is string) { return (string)value; }
        if (value is float) { return ((float)value).ToString("R", CultureInfo.InvariantCulture); }
        IEnumerable items = value as IEnumerable;
        if (items != null) { return string.Join(",", items.Cast<object>().Select(Show).ToArray()); }
        return Convert.ToString(value, CultureInfo.InvariantCulture);
    }

    /// <summary>What the engine logs meanwhile.</summary>
    public static string Logged(Action act)
    {
        List<string> heard = new List<string>();
        Application.LogCallback hear = (text, trace, type) => heard.Add(type + ": " + text);
        Application.logMessageReceived += hear;
        try { act(); }
        finally { Application.logMessageReceived -= hear; }
        return string.Join("|", heard.ToArray());
    }

    public static T After<T>(T value, params object[] ignored) { return value; }

    /// <summary>Numbers, rounded to three digits.</summary>
    public static string N(params float[] values) { return string.Join(",", values.Select(One).ToArray()); }
    public static string N(Vector2 v) { return N(v.x, v.y); }
    public static string N(Vector3 v) { return N(v.x, v.y, v.z); }
    public static string N(Vector4 v) { return N(v.x, v.y, v.z, v.w); }
    public static string N(Quaternion q) { return N(q.x, q.y, q.z, q.w); }

    private static string One(float value)
    {
        string text = Math.Round(value, 3).ToString(CultureInfo.InvariantCulture);
        return text == "-0" ? "0" : text;
    }

    /// <summary>The type of what an action throws.</summary>
    public static string Thrown(Action act)
    {
        try { act(); }
        catch (Exception e) { return e.GetType().Name; }
        return "nothing";
    }

    /// <summary>The message of what an action throws.</summary>
    public static string Said(Action act)
    {
        try { act(); }
        catch (Exception e) { return e.Message; }
        return "nothing";
    }

    /// <summary>The member that an action misses in the engine or in a script.</summary>
    public static string Missing(Action act)
    {
        try { act(); }
        catch (Umcp.LeftOutException e) { return e.Member; }
        return "nothing";
    }

    /// <summary>What an action throws in another thread.</summary>
    public static Exception Elsewhere(Action act)
    {
        Exception thrown = null;
        System.Threading.Thread thread = new System.Threading.Thread(() =>
        {
            try { act(); }
            catch (Exception e) { thrown = e; }
        });
        thread.Start();
        thread.Join();
        return thrown;
    }
}
