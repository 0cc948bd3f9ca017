"""Small checks of documented Unity behaviour, run as C# in the real engine.

A check is (name, C# expression, what Unity answers), and a method of its group's source file, so
that one that does not compile is left out alone. The player is run on a project that
the caller writes; the script Runner evaluates the checks after a few frames and writes what it saw.
"""
import os
import shutil
import subprocess
import sys

from lib.live import Project, Scene
from lib.umcp import UMCP

PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player")
ASSEMBLIES = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp")
NO_RUNTIME = 3

RUNNER = r"""
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using UnityEngine;

public static class Seen
{
    public static readonly List<string> log = new List<string>();
    public static readonly Dictionary<string, Func<object>> checks = new Dictionary<string, Func<object>>();

    public static string Show(object value)
    {
        if (value is UnityEngine.Object || value == null) { return value as UnityEngine.Object ? ((UnityEngine.Object)value).name : "null"; }
        if (value is string) { return (string)value; }
        if (value is float) { return ((float)value).ToString("R", CultureInfo.InvariantCulture); }
        if (value is IEnumerable) { return string.Join(",", ((IEnumerable)value).Cast<object>().Select(Show).ToArray()); }
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
}

public class Runner : MonoBehaviour
{
    private int m_Frames;

    private void Update()
    {
        if (++m_Frames < 6) { return; }
        enabled = false;
        string path = Environment.GetEnvironmentVariable("UMCP_TEST_CHECKS");
        using (StreamWriter to = new StreamWriter(path))
        {
            foreach (KeyValuePair<string, Func<object>> check in Seen.checks)
            {
                string said;
                try { said = Seen.Show(check.Value()); }
                catch (Exception e) { said = e.GetType().Name + ": " + e.Message; }
                to.WriteLine(check.Key + "\t" + said.Replace("\\", "\\\\").Replace("\n", "\\n").Replace("\t", "\\t"));
            }
            to.WriteLine("end\t");
        }
        Application.Quit(0);
    }
}
"""

GROUP = r"""
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Unity.Collections;
using Unity.Jobs;
using UnityEngine;
using UnityEngine.EventSystems;
using UnityEngine.Events;
using UnityEngine.SceneManagement;
using UnityEngine.UI;
using Object = UnityEngine.Object;
using Random = UnityEngine.Random;
%(usings)s

public static class Group%(name)s
{
%(methods)s
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
    private static void Add()
    {
%(rows)s    }
}
"""


def need_a_player():
    if not os.path.exists(PLAYER) or not os.path.exists(ASSEMBLIES) or not shutil.which("mcs"):
        print("skipped: no player, no assemblies, or no mcs")
        sys.exit(77)


def escaped(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def write_checks(project, groups, declarations, usings=""):
    """The sources; groups: {name: [(check, expression, answer)]}. Returns the guid of Runner."""
    project.script("Declarations", declarations)
    for name, checks in groups.items():
        methods, rows = "", ""
        for i, (check, expression, _) in enumerate(checks):
            body = expression.strip()
            body = body if body.endswith(";") else f"return {body};"
            methods += f"    private static object Check{i}() {{ {body} }}\n"
            rows += f'        Seen.checks["{name}: {check}"] = Check{i};\n'
        project.script(f"Group{name}", GROUP % {"name": name, "usings": usings, "methods": methods, "rows": rows})
    return project.script("Runner", RUNNER)


def run_player(project, folder):
    """One run: {check: answer}, the exit code and the log. The state of runs in a folder stays."""
    written, state = os.path.join(folder, "checks"), os.path.join(folder, "state")
    os.makedirs(state, exist_ok=True)
    if os.path.exists(written):
        os.remove(written)
    done = subprocess.run([PLAYER, "--project", project.root, "--state-dir", state,
                           "--managed-dir", ASSEMBLIES, "--url", "ws://127.0.0.1:1/unity"],
                          timeout=180, check=False, capture_output=True, text=True,
                          env={**os.environ, "UMCP_TEST_CHECKS": written, "HOME": folder,
                               "TMPDIR": folder})
    if done.returncode == NO_RUNTIME:
        print("skipped: Mono is not installed")
        sys.exit(77)
    answers = {}
    if os.path.exists(written):
        with open(written, encoding="utf-8") as source:
            answers = dict(line.rstrip("\n").split("\t", 1) for line in source)
    return answers, done.returncode, done.stdout + done.stderr


def compare(groups, answers):
    """Prints what differs; returns how many do."""
    bad = 0
    for name, checks in groups.items():
        for check, _, wanted in checks:
            said = answers.get(f"{name}: {check}", "(not run)")
            if said != escaped(wanted):
                bad += 1
                print(f"{name}: {check}\n  Unity: {escaped(wanted)}\n  here:  {said}")
    return bad


__all__ = ["Project", "Scene", "compare", "need_a_player", "run_player", "write_checks"]
