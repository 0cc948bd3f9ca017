"""Hostile code in a live engine: it loops, ends the process, breaks memory, resists its end, or is
no code at all. The server goes on, and so does the next code, in another engine if it must."""
import time

from lib.victim import Abused, said
from lib.live import need_an_engine
from lib.probe import is_failure
from lib.umcp import GROWTH_KB, PATIENCE, Http, Suite, expect, often, request, same, wait_for

suite = Suite()
test = suite.test
MAX_CODE = 262144
SLEEP, ABORTED = "System.Threading.Thread.Sleep", "System.Threading.ThreadAbortException"
OBJECT = "UnityEngine.Object"
LIST_OF = "new System.Collections.Generic.List<byte[]>()"


def console(code):
    return request("call_tool", {"name": "ConsoleEval", "arguments": {"code": code}})


# --- Hundreds of ends ---

ENDLESS = (
    "while (true) { }",
    "System.Threading.Thread.Sleep(-1);",
    "for (;;) System.Threading.Thread.Sleep(1);",
    "while (true) try { System.Threading.Thread.Sleep(1); } catch (System.Exception) { }",
    "while (true) try { while (true) { } } catch { }",
    "while (true) new byte[5000].ToString();",
    "var all = new System.Collections.Generic.List<object>(); "
    "while (true) { all.Add(new object()); if (all.Count > 1000) all.Clear(); }",
    "return Evil.Endless(90);",
    "while (true) GameObject.Find(\"Victim\");",
    "int n = 0; while (true) try { n++; } finally { n--; }",
    "new System.Threading.ManualResetEvent(false).WaitOne();",
)


@test
def many_codes_that_do_not_end():
    """Mono 6.8 does not survive every abort, so a few may cost the engine; the next call works."""
    total, may_be_lost = often(40) * len(ENDLESS), often(5)
    with Abused(eval_ms=30) as server, Http(server.port, patience=2 * PATIENCE) as http:
        began, seen, lost = time.monotonic(), {}, []
        for i in range(total):
            code = ENDLESS[i % len(ENDLESS)]
            reply = http.ask(console(code)).json()
            expect(is_failure(reply), i, code, said(reply), server.ends())
            seen[said(reply)] = seen.get(said(reply), 0) + 1
            if "stopped" not in said(reply):
                lost.append((i, code, said(reply)))
            if i % 10 == 9 or "stopped" not in said(reply):
                same(server.run("1+1"), "2", i, server.err()[-2000:])
        print(f"   {total / (time.monotonic() - began):.1f} in a second: {seen}")
        expect(len(lost) <= may_be_lost, lost, server.ends())
        same(server.run("1+1"), "2")
        server.serves()


# --- Code that does harm ---

HARMLESS = (  # the same engine goes on, but for the few times that Mono does not survive an abort
    "System.Runtime.InteropServices.Marshal.ReadInt32(System.IntPtr.Zero)",
    "Evil.Write(0);",
    "return new LoopsAsText();",
    "return new ThrowsAsText();",
    "return new NoText();",
    "return new Converts();",
    "throw new LoopingMessage();",
    "throw new ThrowingMessage();",
    "return ThrowsAtFirst.value;",
    "Evil.Everywhere(() => { throw new System.Exception(\"elsewhere\"); });",
    "Evil.Everywhere(() => System.Threading.Thread.Sleep(-1));",
    "new System.Threading.Thread(() => System.Threading.Thread.Sleep(-1)).Start();",
    "for (int i = 0; i < 200; i++) Evil.Everywhere(() => System.Threading.Thread.Sleep(-1));",
    "for (int i = 0; i < 100; i++) System.Threading.ThreadPool.QueueUserWorkItem("
    "o => { throw new System.Exception(\"pool\"); });",
    "for (int i = 0; i < 100; i++) System.Threading.Tasks.Task.Run("
    "() => { throw new System.Exception(\"task\"); });",
    "Evil.kept = new System.Threading.Timer(o => { throw new System.Exception(\"timer\"); }, null, "
    "1, 20); System.Threading.Thread.Sleep(100); ((System.Threading.Timer)Evil.kept).Dispose();",
    "System.AppDomain.CurrentDomain.FirstChanceException += (s, e) => "
    "{ if (e.Exception.Message == \"first\") throw new System.Exception(\"second\"); }; "
    "throw new System.Exception(\"first\");",
    "new ComesBack(); for (int i = 0; i < 3; i++) System.GC.Collect();",
    f"var a = {LIST_OF}; while (a.Count < 2000) {{ var b = new byte[1 << 18]; "
    "for (int i = 0; i < b.Length; i += 4096) b[i] = 1; a.Add(b); } return a.Count;",
    f"var a = {LIST_OF}; while (true) a.Add(new byte[2000000000]);",
    "return new int[2000000000].Length + new int[2000000000].Length;",
    "return new string('x', 100000000);",
    "return new string('\\u20ac', 2000000);",
    "return \"a\\ud800b\\udc00\\ud800\";",
    "return \"a\\0b\\u0001\\u007f\\uffff\";",
    "System.Threading.Thread.CurrentThread.Abort();",
    "System.Threading.Thread.CurrentThread.Interrupt();",
    "System.Console.Out.Close(); System.Console.Error.Close(); System.Console.WriteLine(5);",
    "Application.logMessageReceived += (a, b, c) => { if (a == \"again\") Debug.Log(a); }; "
    "Debug.Log(\"again\");",
    "Debug.Log(new string('x', 20000000));",
    "for (int i = 0; i < 3000; i++) Debug.Log(\"flood\");",
    "Debug.Log(\"\\ud800\\0\\u0001\");",
    "GameObject.Find(\"Victim\").transform.position = "
    "new Vector3(float.NaN, float.PositiveInfinity, 1e38f);",
    "GameObject.Find(\"Victim\").name = new string('n', 1000000);",
    f"foreach (var o in {OBJECT}.FindObjectsOfType<GameObject>()) {OBJECT}.DestroyImmediate(o);",
    "for (int i = 0; i < 50; i++) UnityEngine.SceneManagement.SceneManager.LoadScene(0);",
    "System.IO.Directory.SetCurrentDirectory(\"/\");",
    "System.Threading.Thread.CurrentThread.CurrentCulture = "
    "new System.Globalization.CultureInfo(\"de-DE\"); return 1.5;",
    "foreach (var f in System.IO.Directory.GetFiles(System.Environment.GetEnvironmentVariable("
    "\"XDG_STATE_HOME\"), \"*\", System.IO.SearchOption.AllDirectories)) System.IO.File.Delete(f);",
    "for (int i = 0; i < 50; i++) System.Diagnostics.Process.Start(\"/bin/sleep\", \"0.05\");",
    "class Func { } class String { } class Object { } int Math = 5; int System = 6;",
)


@test
def code_that_does_no_lasting_harm():
    with Abused(eval_ms=150) as server:
        engine, sizes, lost = server.engine(), [], []
        for _ in range(2):
            for code in HARMLESS:
                server.ask("ConsoleEval", code=code)
                server.serves()
                same(next_result(server), "2", code)
                if server.engine() != engine:
                    engine = server.engine()
                    lost.append((code, server.err()[-1000:]))
            sizes.append(server.rss_kb())
        print(f"   {2 * len(HARMLESS)} codes; the server has {sizes} KB")
        expect(len(lost) <= 2, lost)
        expect(sizes[1] < sizes[0] + GROWTH_KB, sizes)


def next_result(server):
    """What the next code gives; an engine that reloads because it has grown is waited for."""
    def ask():
        reply = server.ask("ConsoleEval", code="1+1")
        expect(not is_failure(reply) or "NotReady" in str(reply), reply)
        return None if is_failure(reply) else said(reply)
    return wait_for(ask, "an engine that is ready")


FATAL = (  # another engine goes on
    "System.Environment.Exit(0);",
    "System.Environment.Exit(3);",
    "System.Environment.FailFast(\"enough\");",
    "System.Diagnostics.Process.GetCurrentProcess().Kill();",
    "Native._exit(0);",
    "Native.abort();",
    "Native.raise(11);",
    "Native.raise(15);",
    "Native.close(3);",
    "for (int i = 0; i < 1000; i++) Native.close(i);",
    "Evil.Write(0x123456789000);",
    "System.Runtime.InteropServices.Marshal.WriteInt64((System.IntPtr)0x123456789000, 5);",
    "return Evil.Stack();",
    "return new ExitsAsText();",
    "Evil.Everywhere(() => System.Environment.Exit(0)); System.Threading.Thread.Sleep(100);",
    "System.AppDomain.CurrentDomain.ProcessExit += (s, e) => Evil.Loop(); "
    "System.Environment.Exit(0);",
    "for (int i = 0; i < 100; i++) new ThrowsAtLast(); System.GC.Collect();",
    "Application.Quit();",
    "Application.Quit(3);",
)


@test
def code_that_ends_its_engine():
    with Abused() as server:
        for code in FATAL:
            engine = server.engine()
            server.ask("ConsoleEval", code=code)
            server.serves()
            wait_for(lambda engine=engine: server.engine() not in (None, engine),
                     f"another engine after {code}", 2 * PATIENCE)
            server.ready()
        server.serves()
        server.is_bounded()


@test
def the_next_call_waits_for_the_next_engine():
    with Abused() as server, Http(server.port, patience=2 * PATIENCE) as http:
        for i in range(10):
            code = FATAL[i % 5]
            reply = http.ask(console(code)).json()
            expect("disconnected" in said(reply), i, code, said(reply), server.ends())
            reply = http.ask(console("1+1")).json()
            same(said(reply), "2", i, code)


DEEP = (  # the same engine or another: overflows and collections are in the way of an abort
    "while (true) System.GC.Collect();", "while (true) System.GC.Collect(0);",
    "for (int i = 0; i < 20000; i++) System.Console.WriteLine(new string('x', 1000));",
    "while (true) Debug.Log(\"flood\");", "while (true) new GameObject(\"Many\");",
    "return Evil.Deeper(0);", "return new DeepAsText();", "throw new DeepMessage();",
    "Evil.Everywhere(() => Evil.Deeper(0)); System.Threading.Thread.Sleep(200);",
    "System.Func<int, int> f = null; f = x => f(x + 1) + 1; return f(0);", "Evil.Chain(20000);",
    f"Evil.Chain(3000); var c = GameObject.Find(\"Chain\"); {OBJECT}.Instantiate(c); "
    f"{OBJECT}.DestroyImmediate(c);",
)


@test
def code_that_is_deep_in_the_runtime():
    with Abused() as server:
        for code in 2 * DEEP:
            server.ask("ConsoleEval", code=code)
            server.serves()
            server.ready()
            expect(server.cards(), code)
        server.is_bounded()


STUCK = (  # no abort reaches it: the engine is ended
    f"while (true) try {{ {SLEEP}(-1); }} catch ({ABORTED}) "
    "{ System.Threading.Thread.ResetAbort(); }",
    f"while (true) try {{ while (true) {{ }} }} catch ({ABORTED}) "
    "{ System.Threading.Thread.ResetAbort(); }",
    "return LoopsAtFirst.value;",
    "for (int i = 0; i < 100; i++) new LoopsAtLast(); System.GC.Collect(); "
    "System.Environment.Exit(0);",
    "System.AppDomain.Unload(System.AppDomain.CurrentDomain);",
    "try { } finally { while (true) { } }",
)


@test
def code_that_cannot_be_stopped():
    with Abused() as server:
        for code in STUCK:
            began = time.monotonic()
            server.ask("ConsoleEval", code=code)
            server.serves()
            server.ready()
            print(f"   {code[:60]}: {time.monotonic() - began:.1f} s")
        server.is_bounded()


@test
def code_that_stops_its_process():
    with Abused() as server:
        engine = server.engine()
        server.ask("ConsoleEval", code="Native.raise(19);")
        server.serves()
        wait_for(lambda: server.engine() not in (None, engine), "another engine", 2 * PATIENCE)
        server.ready()


@test
def threads_that_abort_the_main_thread():
    """Calls may fail while they do; afterwards nothing is left of it."""
    with Abused() as server:
        for what in ("Abort", "Interrupt"):
            engine = server.engine()
            server.run("var main = System.Threading.Thread.CurrentThread; Evil.Everywhere(() => { "
                       "for (int i = 0; i < 200; i++) { System.Threading.Thread.Sleep(2); "
                       f"main.{what}(); }} }});")
            for code in ("1+1", "while (true) { }", "new GameObject(\"Made\");"):
                server.ask("ConsoleEval", code=code)
                server.serves()
            server.ready()
            time.sleep(0.6)  # now they have ended
            server.ready()
            same(server.run("new GameObject(\"Made\").name"), "Made", engine, server.engine())
            expect(is_failure(server.ask("ConsoleEval", code="while (true) { }")))
            server.ready()
        expect(server.cards())


# --- What is no code ---

def filled(head, unit, tail=""):
    """As long as code may be."""
    return head + unit * ((MAX_CODE - len(head) - len(tail)) // len(unit)) + tail


NO_CODE = (
    filled("1", "+1"), "!" * 50000 + "true", filled("", "- ", "1"), filled("", "(int)", "1"),
    "(" * 10000 + "1" + ")" * 10000, "{" * 10000 + "}" * 10000, "[" * 100000, "(" * MAX_CODE,
    filled("x", ".x"), filled("", "true?1:", "1"), filled("", "if(true)", ";"), filled("", ";"),
    filled("int q=0;", "q++;", "return q;"), filled("return \"", "x", "\".Length;"),
    filled("return \"\"", "+\"x\"", ";"), filled("", "x"), filled("/*", "x"), filled("//", "x"),
    filled("", "#if A\n"), filled("", "#region\n"), filled("\"", "x"), filled("@\"", "\n"),
    filled("$\"", "{$\""), filled("", "using System;"), filled("", "\n", "return 5;"),
    filled("", "System.Nullable<", "int"), filled("new[]{1", ",1", "}.Length"),
    "return 1;\0\0return 2;", "\0" * 1000, "".join(map(chr, range(1, 32))), "\ufeff\ufeff",
    "return \"\u202e\u2066\uffff\";", "int a" + "\u0301" * 1000 + ";", "\ud800\udc00", "\U0001F600",
    "const string s0 = \"0123456789abcdef\";"
    + "".join(f"const string s{i} = s{i - 1} + s{i - 1};" for i in range(1, 30)) + "return s29;",
    "return Tree<int>.Grow(0);", "a: goto a;", "yield return 1;", "await System.Threading.Tasks."
    "Task.Delay(-1);", "return System.Threading.Tasks.Task.Delay(-1);", "#error x", "#line 0", "#",
    "return typeof(void);", "return System.IntPtr.Zero;", "return new object[] { null };",
)


@test
def texts_that_no_compiler_likes():
    with Abused(eval_ms=150) as server:
        for code in NO_CODE:
            server.ask("ConsoleEval", code=code)
            server.serves()
            server.ready()
        for length in (MAX_CODE + 1, 1 << 20, 8 << 20):
            response = server.ask_tool("ConsoleEval", {"code": " " * length})
            expect(response.status == 413 or is_failure(response.json()), length, response)
        for code in (b'"\\ud800"', b'"\\udc00\\ud800"', b'"\xff\xfe"', b'"\xed\xa0\x80"', b'"a\0b"',
                     b'"\\u0000"', b'"\\x"', b'{"a":[1]}', b"1e999"):
            response = server.post(b'{"jsonrpc":"2.0","id":1,"method":"call_tool","params":{"name":'
                                   b'"ConsoleEval","arguments":{"code":' + code + b"}}}")
            expect({"jsonrpc", "id"} < set(response.json()), code, response)
        server.serves()
        server.ready()
        server.is_bounded()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
