"""What the tests of hostile writes share: a project whose script does harm when it is told to, a
server with all gates open on it, and how to see that nothing is broken."""
import os

from lib.live import Live, Scene
from lib.probe import error_of, instances, is_failure
from lib.umcp import MEASURED, PATIENCE, SANITIZER, expect, same, wait_for

GROWTH_KB = 48 << 10  # what a server may have more after all that
VICTIM = """
using System;
using System.Runtime.CompilerServices;
using System.Threading;
using UnityEngine;

namespace Game
{
    public class Victim : MonoBehaviour
    {
        public int number = 1;
        public string text = "";
        public Vector3 place;
        public Light lamp;

        public bool Compiled { get { return true; } }
        private static int Deeper(int n) { return Deeper(n + 1) + Deeper(n + 2); }

        public int Looping { get { return 0; } set { while (true) ; } }
        public int Sleeping { get { return 0; } set { Thread.Sleep(-1); } }
        public int Stubborn
        {
            get { return 0; }
            set
            {
                while (true)
                    try { Thread.Sleep(-1); }
                    catch (ThreadAbortException) { Thread.ResetAbort(); }
            }
        }
        public int Exiting { get { return 0; } set { Environment.Exit(value); } }
        public int Recursing { get { return 0; } set { Deeper(value); } }
        public int Throwing { get { return 0; } set { throw new Exception("no " + value); } }

        public void Loop() { while (true) ; }
        public void Sleep() { Thread.Sleep(-1); }
        public void Exit(int code) { Environment.Exit(code); }
        public void FailFast() { Environment.FailFast("enough"); }
        public void Recurse() { Deeper(0); }
        public void Throw() { throw new Exception("no"); }
        public int Null() { unsafe { return *(int*)8; } }
        public int Add(int by) { return number += by; }
        public string Same(string value) { return value; }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public int Hooked(int value) { return value * 2 + 1; }
        private void Update() { frames++; }
        public static int frames;
        public int DoHooked { get { return Hooked(20); } }
    }
}
"""
BUSY = """
using System.Runtime.CompilerServices;
using System.Threading;
using UnityEngine;

// Threads that call a method all the time and know what it must give.
public class Busy : MonoBehaviour
{
    public const int More = 1000000;
    private static volatile bool must_stop;
    public static int plain, patched, wrong, running;
    public static string lastWrong = "";

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Sum(int a, int b) { return a + b; }
    [MethodImpl(MethodImplOptions.NoInlining)]
    public string Name(string a, int b) { return a + b; }

    private void Run()
    {
        Interlocked.Increment(ref running);
        for (int i = 0; !must_stop; i = (i + 1) & 0xFFFF)
        {
            int sum = Sum(i, 7);
            string name = Name("x", i);
            if (sum == i + 7)
                Interlocked.Increment(ref plain);
            else if (sum == i + 7 + More)
                Interlocked.Increment(ref patched);
            else
                Wrong("Sum(" + i + ",7)=" + sum);
            if (name != "x" + i && name != "x" + i + "!")
                Wrong("Name(" + i + ")=" + name);
        }
        Interlocked.Decrement(ref running);
    }
    private static void Wrong(string what)
    {
        lastWrong = what;
        Interlocked.Increment(ref wrong);
    }
    public void Begin(int threads)
    {
        must_stop = false;
        for (int i = 0; i < threads; i++)
            new Thread(Run) { IsBackground = true }.Start();
    }
    public void End() { must_stop = true; }
}
"""
EVIL = """
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Threading;
using UnityEngine;

public static class Native
{
    [DllImport("libc")] public static extern int close(int fd);
    [DllImport("libc")] public static extern int pause();
    [DllImport("libc")] public static extern int abort();
    [DllImport("libc")] public static extern int raise(int number);
    [DllImport("libc")] public static extern int _exit(int code);
    [DllImport("libc")] public static extern IntPtr memset(IntPtr at, int value, UIntPtr length);
}

public static class Evil
{
    public static object kept;
    public static int Deeper(int n) { return Deeper(n + 1) + Deeper(n + 2); }
    public static void Loop() { while (true) ; }
    public static int Endless(int n) { return n < 2 ? n : Endless(n - 1) + Endless(n - 2); }
    public static void Everywhere(Action action)
    {
        new Thread(() => action()) { IsBackground = true }.Start();
    }
    public static void Later(int ms, Action action)
    {
        Everywhere(() => { Thread.Sleep(ms); action(); });
    }
    public static unsafe void Write(long at) { *(int*)at = 5; }
    public static unsafe int Stack() { int* a = stackalloc int[1 << 28]; return a[1 << 27]; }
    public static void Chain(int count)
    {
        Transform above = null;
        for (int i = 0; i < count; i++)
        {
            var made = new GameObject("Chain");
            made.transform.parent = above;
            above = made.transform;
        }
    }
}

public class Tree<T>
{
    public static int Grow(int n) { return Tree<Tree<T>>.Grow(n + 1) + 1; }
}
public class LoopsAsText { public override string ToString() { while (true) ; } }
public class ThrowsAsText { public override string ToString() { throw new Exception("no text"); } }
public class NoText { public override string ToString() { return null; } }
public class ExitsAsText
{
    public override string ToString() { Environment.Exit(9); return ""; }
}
public struct DeepAsText
{
    public override string ToString() { return new DeepAsText().ToString() + "x"; }
}
public class LoopingMessage : Exception
{
    public override string Message { get { while (true) ; } }
}
public class ThrowingMessage : Exception
{
    public override string Message { get { throw new ThrowingMessage(); } }
}
public class DeepMessage : Exception
{
    public override string Message { get { return Message + "x"; } }
}
public class LoopsAtFirst
{
    public static int value;
    static LoopsAtFirst() { while (value == 0) ; }
}
public class ThrowsAtFirst
{
    public static int value;
    static ThrowsAtFirst() { throw new Exception("at first"); }
}
public class LoopsAtLast { ~LoopsAtLast() { while (true) ; } }
public class ThrowsAtLast { ~ThrowsAtLast() { throw new Exception("at last"); } }
public class ComesBack { ~ComesBack() { new ComesBack(); } }
public class Converts : IFormattable
{
    public string ToString(string format, IFormatProvider provider) { while (true) ; }
}
"""
MEMBERS = [f"Game.Victim.{name}" for name in (
    "number", "text", "place", "lamp", "Looping", "Sleeping", "Stubborn", "Exiting", "Recursing",
    "Throwing", "Loop", "Sleep", "Exit", "FailFast", "Recurse", "Throw", "Null", "Add", "Same")]
MEMBERS += ["Busy.Begin", "Busy.End", "UnityEngine.Transform.localPosition",
            "UnityEngine.Camera.fieldOfView", "UnityEngine.Light.intensity"]
COMPONENTS = ["UnityEngine.Light", "UnityEngine.BoxCollider", "UnityEngine.GameObject",
              "UnityEngine.Camera", "Game.Victim"]
HOOKS = ["Game.Victim", "Busy", "UnityEngine.GameObject"]


def scene_of_victims(project):
    guid = project.script("Victim", VICTIM)
    scene = Scene()
    scene.camera(scene.add("Eye", tag="MainCamera"))
    scene.script(scene.add("Victim", pos=(1, 2, 3)), guid, "number: 1")
    project.script("Evil", EVIL)
    scene.script(scene.add("Busy"), project.script("Busy", BUSY))
    for i in range(8):
        scene.script(scene.add(f"Target{i}"), guid, f"number: {i}")
    extra = Scene()
    extra.add("Guest")
    project.scenes(Main=scene, Extra=extra)
    return "/Victim", "Game.Victim", "Compiled"


class Abused(Live):
    """A server with its engine and all gates open. It is not asked to be gentle."""

    def __init__(self, *args, make=scene_of_victims, eval_ms=300, is_ready=True):
        super().__init__(make)
        self.must_be_ready = is_ready  # otherwise there may be no engine when the block begins
        if not is_ready:
            self.compiled = None
        self.extra_env.update(MEASURED)
        self.args += ["--allow-writes", "--no-confirm", "--allow-eval", "--eval-timeout",
                      str(eval_ms), "--member-allow", ",".join(MEMBERS), "--component-allow",
                      ",".join(COMPONENTS), "--hook-allow", ",".join(HOOKS), *args]

    def __enter__(self):
        super().__enter__()
        try:
            if self.must_be_ready:
                self.ready()
            self.began_kb = self.rss_kb()
        except BaseException:
            print(self.err()[-4000:])
            self.clean_up()
            raise
        return self

    def err(self):
        """What the server has printed so far; of very much the beginning and the end."""
        size, part = os.fstat(self.log.fileno()).st_size, 1 << 19
        text = os.pread(self.log.fileno(), part, 0)
        return (text + os.pread(self.log.fileno(), part, max(part, size - part))).decode(
            errors="replace")

    def ready(self):
        """Waits for an engine that runs code."""
        wait_for(self.can_run, "an engine that runs code", 2 * PATIENCE)

    def can_run(self):
        reply = self.ask("ConsoleEval", code="1+1")
        return not is_failure(reply) and said(reply) == "2"

    def ask(self, tool, **arguments):
        """The whole answer, whatever it says."""
        return self.ask_tool(tool, arguments).json()

    def do(self, tool, **arguments):
        """A call that must succeed: its result."""
        reply = self.ask(tool, **arguments)
        expect(not is_failure(reply), tool, arguments, reply)
        return content(reply)

    def run(self, code):
        return self.do("ConsoleEval", code=code)["result"]

    def serves(self):
        """The server itself is there, whatever has become of the engine."""
        same(self.process.poll(), None, self.err()[-4000:])
        health = self.get("/health")
        expect(health.status in (200, 503) and "status" in health.json(), health)
        err = self.err()
        expect(not SANITIZER.search(err), err[-4000:])

    def ends(self):
        """Why engines have ended."""
        return [line for line in self.err().splitlines() if "not running" in line]

    def is_bounded(self):
        now = self.rss_kb()
        expect(now < self.began_kb + GROWTH_KB, self.began_kb, now)

    def engine(self):
        """The engine's process id, as the server tells it; None: there is none now."""
        own = [row for row in instances(self) if row["Kind"] == "player"]
        return own[0]["Pid"] if own else None


def content(reply):
    expect("result" in reply, reply)
    return reply["result"]["content"][0]["json"]


def said(reply):
    """What code gave, or what is said of its failure."""
    return error_of(reply)[1] if is_failure(reply) else content(reply)["result"]
