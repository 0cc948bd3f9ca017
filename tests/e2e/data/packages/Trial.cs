using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using UnityEngine;

/// <summary>Small tests in a running engine. Each says what it must give; the runner writes what it gave.</summary>
public static class Trial
{
    public sealed class Result { public object Value; }

    public static readonly Dictionary<string, Func<object>> now = new();
    public static readonly Dictionary<string, Func<Result, IEnumerator>> later = new();

    /// <summary>A test that is over at once.</summary>
    public static void Now(string name, string wanted, Func<object> run) { now.Add(name + "\t" + wanted, run); }

    /// <summary>A test that takes frames: a coroutine.</summary>
    public static void Later(string name, string wanted, Func<Result, IEnumerator> run) { later.Add(name + "\t" + wanted, run); }

    /// <summary>What is to be done in the runner's next Update, where coroutines have not been resumed yet.</summary>
    public static event Action NextUpdate;

    public static void Update()
    {
        Action todo = NextUpdate;
        NextUpdate = null;
        todo?.Invoke();
    }

    public static string Show(object value)
    {
        if (value is string text) { return text; }
        if (value is IEnumerable all) { return string.Join(",", all.Cast<object>().Select(Show)); }
        return value == null ? "null" : Convert.ToString(value, CultureInfo.InvariantCulture);
    }

    public static string Thrown(Action act)
    {
        try { act(); return "nothing"; }
        catch (Exception e) { return e.GetType().Name; }
    }
}

public class TrialRunner : MonoBehaviour
{
    private const float k_Limit = 60;

    private readonly Dictionary<string, string> m_Seen = new();

    private void Update() { Trial.Update(); }

    private IEnumerator Start()
    {
        yield return null;
        foreach (var test in Trial.now) { Note(test.Key, test.Value); }
        foreach (var test in Trial.later) { StartCoroutine(Run(test.Key, test.Value)); }
        float end = Time.realtimeSinceStartup + k_Limit;
        while (m_Seen.Count < Trial.now.Count + Trial.later.Count && Time.realtimeSinceStartup < end) { yield return null; }
        foreach (string key in Trial.later.Keys.Where(k => !m_Seen.ContainsKey(k))) { m_Seen[key] = "(it did not end)"; }
        File.WriteAllLines(Environment.GetEnvironmentVariable("UMCP_TEST_CHECKS"), m_Seen.Select(s => s.Key + "\t" + s.Value));
        Application.Quit(0);
    }

    private void Note(string key, Func<object> run)
    {
        try { m_Seen[key] = Trial.Show(run()); }
        catch (Exception e) { m_Seen[key] = e.GetType().Name + ": " + e.Message.Split('\n')[0]; }
    }

    private IEnumerator Run(string key, Func<Trial.Result, IEnumerator> run)
    {
        Trial.Result result = new();
        IEnumerator steps = null;
        Note(key, () => steps = run(result));
        if (steps == null) { yield break; }
        m_Seen.Remove(key);
        while (true) {
            bool isMore = false;
            try { isMore = steps.MoveNext(); }
            catch (Exception e) { Note(key, () => throw e); yield break; }
            if (!isMore) { break; }
            yield return steps.Current;
        }
        Note(key, () => result.Value);
    }
}
