// Debug, loggers and assertions.
using System;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.Assertions;
using Object = UnityEngine.Object;
using static Facts;

public class ListHandler : ILogHandler
{
    private readonly List<string> m_To;
    public ListHandler(List<string> to) { m_To = to; }
    public void LogFormat(LogType type, Object context, string format, params object[] args)
    {
        m_To.Add(type + " " + string.Format(format, args));
    }

    public void LogException(Exception e, Object context) { m_To.Add("Exception " + e.Message); }
}

public static class LogsFacts
{
    public static void Logs()
    {
        // each kind
        Check(Logged(() =>
        {
            Debug.Log("a"); Debug.LogWarning("b"); Debug.LogError("c");
            Debug.LogAssertion("d"); Debug.LogException(new InvalidOperationException("e"));
        })); // => Log: a|Warning: b|Error: c|Assert: d|Exception: InvalidOperationException: e
        // null and numbers
        Check(Logged(() =>
        {
            Debug.Log(null); Debug.Log(1.5f); Debug.Log(Vector3.one); Debug.Log(true);
            Debug.Log(new GameObject("o"));
        })); // => Log: Null|Log: 1.5|Log: (1.00, 1.00, 1.00)|Log: True|Log: o (UnityEngine.GameObject)
        {
            GameObject o = new GameObject("o");
            Object.DestroyImmediate(o);
            Check(Logged(() => Debug.Log(o))); // => Log: null
        }
        Check(Logged(() =>
        {
            Debug.LogFormat("{0} and {1:F1}", 1, 2.25); Debug.LogWarningFormat("{0}", "w");
            Debug.LogErrorFormat("{0}", "e"); Debug.LogAssertionFormat("{0}", "a");
        })); // => Log: 1 and 2.3|Warning: w|Error: e|Assert: a
        // a format with a kind
        Check(Logged(() => Debug.LogFormat(LogType.Warning, LogOption.NoStacktrace, null, "n{0}", 1)));
        // => Warning: n1
        Check(Logged(() =>
        {
            Debug.Assert(true); Debug.Assert(false); Debug.Assert(false, "why");
            Debug.AssertFormat(false, "{0}", 3);
        })); // => Assert: Assertion failed|Assert: why|Assert: 3
        Check(Logged(() =>
        {
            Debug.unityLogger.Log("tag", "m"); Debug.unityLogger.LogWarning("tag", "w");
            Debug.unityLogger.Log(LogType.Error, "e"); Debug.unityLogger.LogError("t", "f");
        })); // => Log: tag: m|Warning: tag: w|Error: e|Error: t: f
        { // switched off
            Debug.unityLogger.logEnabled = false;
            string s = Logged(() => Debug.LogError("x"));
            Debug.unityLogger.logEnabled = true;
            Check(s.Length); // => 0
        }
        {
            Debug.unityLogger.filterLogType = LogType.Error;
            string s = Logged(() =>
            {
                Debug.Log("x"); Debug.LogWarning("y"); Debug.LogError("z");
                Debug.LogException(new Exception("e"));
            });
            Debug.unityLogger.filterLogType = LogType.Log;
            Check(s); // => Error: z|Exception: Exception: e
        }
        Check(Logged(() => Debug.LogException(new Exception("outer", new ArgumentException("inner")))).StartsWith(
            "Exception: ")); // => True
        { // a message that logs is not heard again within
            int n = 0; Application.LogCallback hear = null;
            hear = (t, s, k) => { n++; Application.logMessageReceived -= hear; };
            Application.logMessageReceived += hear; Debug.Log("x"); Debug.Log("y");
            Check(n); // => 1
        }
        // kinds in order
        Check(string.Join(" ", Enum.GetNames(typeof(LogType)))); // => Error Assert Warning Log Exception
    }

    public static void MoreLogs()
    {
        { // a trace names the caller
            string s = ""; Application.LogCallback a = (t, k, y) => s = k;
            Application.logMessageReceived += a; Debug.LogError("x"); Application.logMessageReceived -= a;
            Check(s.Contains("LogsFacts")); // => True
        }
        { // an exception's text and trace
            string s = "", k = "";
            Application.LogCallback a = (t, trace, y) => { s = t; k = trace; };
            Application.logMessageReceived += a;
            try { throw new ArgumentException("bad", "name"); }
            catch (Exception e) { Debug.LogException(e); }
            Application.logMessageReceived -= a;
            Check(s.StartsWith("ArgumentException: bad"), k.Contains("LogsFacts")); // => True True
        }
        { // the innermost exception is told
            string s = "", k = "";
            Application.LogCallback a = (t, trace, y) => { s = t; k = trace; };
            Application.logMessageReceived += a;
            Debug.LogException(new InvalidOperationException("outer", new ArgumentException("inner")));
            Application.logMessageReceived -= a;
            Throws(() => s + " " + k.Contains("Rethrow as InvalidOperationException: outer"));
            // => ArgumentException: inner True
        }
        // an exception without a text
        Check(Logged(() => Debug.LogException(new Exception("")))); // => Exception: Exception
        // tags and kinds
        Check(Logged(() =>
        {
            Debug.unityLogger.Log(LogType.Warning, "tag", "m");
            Debug.unityLogger.LogFormat(LogType.Error, "{0}-{1}", 1, 2);
            Debug.unityLogger.LogException(new Exception("e"));
        })); // => Warning: tag: m|Error: 1-2|Exception: Exception: e
        { // a logger of one's own
            List<string> l = new List<string>(); Logger g = new Logger(new ListHandler(l));
            g.Log("a"); g.LogWarning("t", "b"); g.filterLogType = LogType.Error; g.Log("c");
            g.LogError("t", "d"); g.LogException(new Exception("e"));
            Check(l); // => Log a,Warning t: b,Error t: d,Exception e
        }
        { // the handler can be replaced
            List<string> l = new List<string>(); ILogHandler was = Debug.unityLogger.logHandler;
            Debug.unityLogger.logHandler = new ListHandler(l); Debug.Log("x");
            Debug.LogWarningFormat("{0}", 3); Debug.LogException(new Exception("e"));
            Debug.unityLogger.logHandler = was;
            Check(l); // => Log x,Warning 3,Exception e
        }
        {
            Logger g = new Logger(new ListHandler(new List<string>())) { filterLogType = LogType.Warning };
            Check(g.IsLogTypeAllowed(LogType.Log), g.IsLogTypeAllowed(LogType.Warning),
                g.IsLogTypeAllowed(LogType.Error), g.IsLogTypeAllowed(LogType.Exception)); // => False True True True
        }
        { // numbers are the same everywhere
            System.Globalization.CultureInfo was = System.Threading.Thread.CurrentThread.CurrentCulture;
            System.Threading.Thread.CurrentThread.CurrentCulture = new System.Globalization.CultureInfo("de-DE");
            string s = Logged(() => Debug.Log(1.5f));
            System.Threading.Thread.CurrentThread.CurrentCulture = was;
            Check(s); // => Log: 1.5
        }
        Check(Logged(() => MonoBehaviour.print("p"))); // => Log: p
        // braces without values
        Check(Logged(() => Debug.Log("{0} {x}"))); // => Log: {0} {x}
        {
            GameObject o = new GameObject("o");
            Check(Logged(() => { Debug.Assert(false, o); Debug.Assert(false, "m", o); }));
            // => Assert: Assertion failed|Assert: m
        }
        Check(Debug.isDebugBuild, Debug.developerConsoleVisible); // => True False
    }

    public static void StillMoreLogs()
    {
        Check(Logged(() => Debug.LogFormat("{0} of {1:F1}", 3, 2.25f)) + "|"
            + Logged(() => Debug.LogWarningFormat("{0}", "w")) + "|"
            + Logged(() => Debug.LogErrorFormat("{0}", "e"))); // => Log: 3 of 2.3|Warning: w|Error: e
        // nothing
        Check(Logged(() => Debug.Log(null)) + "|" + Logged(() => Debug.Log(""))); // => "Log: Null|Log: "
        // numbers and vectors
        Check(Logged(() => Debug.Log(1.5f)) + "|" + Logged(() => Debug.Log(new Vector2(1, 2))) + "|"
            + Logged(() => Debug.Log(true))); // => Log: 1.5|Log: (1.00, 2.00)|Log: True
        Check(Logged(() => Debug.Assert(false)) + "|" + Logged(() => Debug.Assert(false, "why")) + "|"
            + Logged(() => Debug.Assert(true)) + "|" + Logged(() => Debug.LogAssertion("said")));
        // => Assert: Assertion failed|Assert: why||Assert: said
        Check(Logged(() => Debug.LogException(new InvalidOperationException("bad"))));
        // => Exception: InvalidOperationException: bad
        { // a logger that is off
            Debug.unityLogger.logEnabled = false;
            string s = Logged(() => Debug.Log("x"));
            Debug.unityLogger.logEnabled = true;
            Check(s + "|" + Logged(() => Debug.Log("y"))); // => |Log: y
        }
        {
            Debug.unityLogger.filterLogType = LogType.Warning;
            string s = Logged(() =>
            {
                Debug.Log("x"); Debug.LogWarning("w"); Debug.LogError("e");
            });
            Debug.unityLogger.filterLogType = LogType.Log;
            Check(s); // => Warning: w|Error: e
        }
        // tags
        Check(Logged(() => Debug.unityLogger.Log("tag", "text")) + "|"
            + Logged(() => Debug.unityLogger.LogWarning("tag", "text"))); // => Log: tag: text|Warning: tag: text
        Check(Debug.unityLogger.IsLogTypeAllowed(LogType.Log), Debug.unityLogger.logEnabled,
            Debug.unityLogger.filterLogType); // => True True Log
        // assertions say what they want
        Check(Said(() => Assert.IsFalse(true)) + "; " + Said(() => Assert.AreNotEqual(3, 3)) + "; "
            + Said(() => Assert.AreEqual("a", "b", "why")));
        // => Assertion failure. Value was True\nExpected: False; Assertion failure. Values are equal.\nExpected: 3 !=
        //     3; Assertion failure. Values are not equal.\nExpected: b == a\nwhy
    }

    public static void Assertions()
    {
        // equal values
        Assert.AreEqual(1, 1); Assert.AreNotEqual("a", "b"); Assert.IsTrue(true); Assert.IsNull<object>(null);
        Assert.IsNotNull("x");
        Check("fine"); // => fine
        // other values throw
        Check(Thrown(() => Assert.AreEqual(1, 2)), Thrown(() => Assert.IsTrue(false)),
            Thrown(() => Assert.IsNull(new object()))); // => AssertionException AssertionException AssertionException
        // what it says
        Check(Said(() => Assert.AreEqual(1, 2))); // => Assertion failure. Values are not equal.\nExpected: 2 == 1
        // with a message
        Check(Said(() => Assert.IsTrue(false, "why"))); // => Assertion failure. Value was False\nExpected: True\nwhy
        Check(Said(() => Assert.IsNull("x")) + "; " + Said(() => Assert.IsNotNull<object>(null)));
        // => Assertion failure. Value was not Null\nExpected: Value was Null; Assertion failure. Value was
        //     Null\nExpected: Value was not Null
        // nearly equal
        Assert.AreApproximatelyEqual(1, 1.000001f);
        Check(Thrown(() => Assert.AreApproximatelyEqual(1, 1.1f)),
            Thrown(() => Assert.AreApproximatelyEqual(1, 1.1f, 0.2f))); // => AssertionException nothing
        {
            GameObject o = new GameObject();
            Object.DestroyImmediate(o); Assert.IsNull(o);
            Check(Thrown(() => Assert.IsNotNull(o))); // => AssertionException
        }
    }
}
