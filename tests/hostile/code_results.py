"""Code whose values, tasks and logs nobody in his right mind would give back, through execute_code
and query, on the real engine. The server must go on, and the engine wherever it can."""
import concurrent.futures
import json
import os
import random
import signal
import threading
import time
import urllib.parse

from lib.victim import Abused, scene_of_victims
from lib.live import need_an_engine
from lib.records import Rest, UUID
from lib.probe import engine_of
from lib.umcp import PATIENCE, Http, Suite, call_tool, expect, initialize, often, same, wait_for

suite = Suite()
test = suite.test
LIMIT = 100 << 10  # bytes of a value's JSON
LINES = often(100000, 20000)  # of a flood
VALUES = r"""
using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

namespace System.Threading.Tasks
{
    public class ValueTask { public object AsTask() { return "no task"; } }
}
public class Cycle
{
    public Cycle self; public List<object> all = new List<object>(); public object[] more;
    public Cycle Next { get { return self; } }
    public Cycle() { self = this; all.Add(this); more = new object[] { all, this }; }
}
public class Fresh { public Fresh Next { get { return new Fresh(); } } public int N = 1; }
public class Wide
{
    public List<Wide> All
    {
        get { var l = new List<Wide>(); for (int i = 0; i < 100; i++) l.Add(new Wide()); return l; }
    }
    public Wide A { get { return new Wide(); } } public Wide B { get { return new Wide(); } }
}
public class Endless : IEnumerable
{
    public IEnumerator GetEnumerator() { long i = 0; while (true) yield return i++; }
}
public class Silent : IEnumerable<int>
{
    public IEnumerator<int> GetEnumerator() { while (true) ; yield break; }
    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
}
public class NullEnumerator : IEnumerable
{
    public IEnumerator GetEnumerator() { return null; }
}
public class Throwing : IEnumerable, IDictionary
{
    public IEnumerator GetEnumerator() { yield return 1; throw new Exception("in the midst"); }
    IDictionaryEnumerator IDictionary.GetEnumerator() { throw new Exception("no dictionary"); }
    public int Count { get { throw new Exception("no count"); } }
    public object this[object key] { get { throw new Exception(); } set { } }
    public bool IsSynchronized { get { return false; } }
    public object SyncRoot { get { return 1; } }
    public bool IsFixedSize { get { return false; } }
    public bool IsReadOnly { get { return true; } }
    public ICollection Keys { get { throw new Exception("no keys"); } }
    public ICollection Values { get { return null; } }
    public void Add(object k, object v) { } public void Clear() { }
    public bool Contains(object k) { return false; } public void Remove(object k) { }
    public void CopyTo(Array a, int i) { }
}
public class Getters
{
    public int Fine { get { return 1; } }
    public int Throws { get { throw new InvalidOperationException("no\0t\u0001 me\ud800"); } }
    public int Aborts { get { Thread.CurrentThread.Abort(); return 1; } }
    public int Overflows { get { return Overflows + 1; } }
    public int this[int i] { get { throw new Exception("indexed"); } }
    public object Big { get { return new string('x', 50 << 20); } }
    public static int Static { get { throw new Exception("static"); } }
}
public class LoopsInGetter { public int Loop { get { while (true) ; } } }
public class ExitsInGetter { public int Exit { get { Environment.Exit(3); return 1; } } }
public class Allocates
{
    public int All
    {
        get { var l = new List<byte[]>(); while (true) l.Add(new byte[1 << 20]); }
    }
}
public struct Deep { public object inner; }
public class Liar : IList
{
    public int Count { get { return int.MaxValue; } }
    public object this[int i] { get { return i; } set { } }
    public IEnumerator GetEnumerator() { for (int i = 0; i < 3; i++) yield return i; }
    public bool IsSynchronized { get { return false; } }
    public object SyncRoot { get { return 1; } }
    public bool IsFixedSize { get { return false; } }
    public bool IsReadOnly { get { return true; } }
    public int Add(object v) { return 0; } public void Clear() { }
    public bool Contains(object v) { return false; } public int IndexOf(object v) { return 0; }
    public void Insert(int i, object v) { } public void Remove(object v) { }
    public void RemoveAt(int i) { } public void CopyTo(Array a, int i) { throw new Exception(); }
}
public class K0 { public int a; } public class K1 { public int a; }
public class K2 { public int a; } public class K3 { public int a; }
public class K4 { public int a; } public class K5 { public int a; }
public class LoopTask : Task
{
    public LoopTask() : base(() => { }) { }
    public new TaskStatus Status { get { while (true) ; } }
}
public class OddTask : Task<int>
{
    public OddTask() : base(() => 1) { RunSynchronously(); }
    public new string Status { get { return "odd"; } }
    public new object Result { get { return this; } }
}
public class LoopSource : System.Threading.Tasks.Sources.IValueTaskSource<int>
{
    public int GetResult(short token) { return 1; }
    public System.Threading.Tasks.Sources.ValueTaskSourceStatus GetStatus(short token)
    {
        while (true) ;
    }
    public void OnCompleted(Action<object> next, object state, short token,
        System.Threading.Tasks.Sources.ValueTaskSourceOnCompletedFlags flags) { }
}
public class LoopMessage : Exception { public override string Message { get { while (true) ; } } }
public class OddKey { public override string ToString() { return "a\"b\\\n\0"; } }
public class LoopKey { public override string ToString() { while (true) ; } }
public class NullKey { public override string ToString() { return null; } }
public class OddType<T> { public T value; public Type Self { get { return GetType(); } } }
public static class Odd
{
    public static object Impostor() { return new System.Threading.Tasks.ValueTask(); }
    public static object Nested(int n)
    {
        object o = 1;
        for (int i = 0; i < n; i++) o = new object[] { o };
        return o;
    }
    public static object NestedMaps(int n)
    {
        object o = 1;
        for (int i = 0; i < n; i++) o = new Dictionary<string, object> { { "k" + i, o } };
        return o;
    }
    public static object NestedStructs(int n)
    {
        object o = 1;
        for (int i = 0; i < n; i++) o = new Deep { inner = o };
        return o;
    }
    public static object Mixed(int n)
    {
        var all = new object[n];
        for (int i = 0; i < n; i++)
            all[i] = i % 6 == 0 ? new K0() : i % 6 == 1 ? new K1() : i % 6 == 2 ? new K2()
                : i % 6 == 3 ? new K3() : i % 6 == 4 ? new K4() : (object)new K5();
        return all;
    }
    public static Task Later(int ms, Action what)
    {
        return Task.Run(() => { Thread.Sleep(ms); what(); });
    }
    public static Task<int> LaterValue(int ms, int value)
    {
        return Task.Run(() => { Thread.Sleep(ms); return value; });
    }
    public static async Task<object> Forever()
    {
        while (true) await Task.Delay(10);
    }
    public static void Flood(int count, string text)
    {
        for (int i = 0; i < count; i++) Debug.Log(text + i);
    }
    public static void Threads(int threads, int lines)
    {
        var all = new List<Thread>();
        for (int t = 0; t < threads; t++)
        {
            int own = t;
            var thread = new Thread(() => { for (int i = 0; i < lines; i++)
                Debug.LogWarning("thread " + own + " line " + i); });
            thread.Start();
            all.Add(thread);
        }
        foreach (var thread in all) thread.Join();
    }
}
"""


def scene(project):
    project.script("Values", VALUES)
    return scene_of_victims(project)


class Hostile(Abused):
    """All gates open, and a client of the REST interface."""

    def __init__(self, *args, eval_ms=700):
        super().__init__(*args, make=scene, eval_ms=eval_ms)

    def __enter__(self):
        super().__enter__()
        self.rest = Rest(self.port, patience=3 * PATIENCE)
        return self

    def __exit__(self, *how):
        self.rest.close()
        return super().__exit__(*how)

    def code(self, code, timeout=20000):
        """What is said of it in the end."""
        status, answer = self.rest.execute(code, timeout)
        expect(status in (200, 400, 404, 500, 503, 504), status, answer)
        expect(UUID.fullmatch(answer["logId"] or ""), answer)
        return answer

    def value(self, code):
        answer = self.code(code)
        expect(answer["success"] and answer["complete"], code, answer)
        expect(len(json.dumps(answer["result"], ensure_ascii=False)) < 2 * LIMIT, code,
               len(json.dumps(answer["result"])))
        return answer["result"]

    def goes_on(self):
        """Whatever has been asked, code runs now."""
        self.serves()
        wait_for(lambda: self.code("return 6 * 7;").get("result") == 42, "code to run", 60)


quick, patient = suite.keep(Hostile), suite.keep(lambda: Hostile(eval_ms=20000))


# --- Values ---

@test
def values_that_never_end_or_refuse():
    with Hostile() as server:
        engine = engine_of(server)
        for code in ("new Cycle()", "new Fresh()", "new Wide()", "new Endless()",
                     "new NullEnumerator()", "new Throwing()", "new Liar()", "new Getters()",
                     "Odd.Nested(2000)", "Odd.NestedMaps(2000)", "Odd.NestedStructs(2000)",
                     "new OddType<OddType<Cycle>>()", "typeof(OddType<>)", "new object()",
                     "new int[0,5]", "new int[1000,1000]", "new int[100000][]",
                     "Array.CreateInstance(typeof(int), new[]{2}, new[]{-5})",
                     "new string('x', 50 << 20)", "new string('\\0', 70000)", "new byte[64 << 20]",
                     "\"a\\ud800b\\udc00\"", "new string('\\ud83d', 60000)", "'\\ud800'", "'\\0'",
                     "System.Linq.Enumerable.Range(0, int.MaxValue)", "(Action)(() => {})",
                     "new IntPtr(5)", "System.Threading.Thread.CurrentThread",
                     "AppDomain.CurrentDomain",
                     "double.NaN", "float.NegativeInfinity", "double.MaxValue", "-0.0", "1e-320",
                     "decimal.MaxValue", "ulong.MaxValue", "long.MinValue", "DateTime.MaxValue",
                     "(DayOfWeek)99", "new Exception(\"x\", new Exception(\"y\"))",
                     "GameObject.Find(\"Victim\")", "new ThrowsAsText()", "new NoText()",
                     "System.Reflection.Assembly.GetExecutingAssembly()", "Type.EmptyTypes",
                     "new System.IO.MemoryStream()", "new WeakReference(new Cycle())",
                     "new Lazy<int>(() => { throw new Exception(); })", "new Hashtable{{1,2}}",
                     "new ArrayList{null, new Cycle()}", "DBNull.Value", "System.Type.Missing"):
            answer = server.code("using System; using System.Collections; return " + code + ";")
            expect(answer["complete"], code, answer)
            size = len(json.dumps(answer.get("result"), ensure_ascii=False))
            expect(size < 2 * LIMIT, code, size)
            if not answer["success"]:
                print(f"      {code}: {answer['error'][:160]}")
        same(engine_of(server), engine, server.ends())
        server.goes_on()


@test
def getters_and_texts_that_loop_are_stopped():
    with Hostile() as server:
        engine = engine_of(server)
        for code in ("new LoopsInGetter()", "new Silent()", "new LoopsAsText()",
                     "new object[]{new object[]{new LoopsInGetter()}}",
                     "new Dictionary<LoopKey,int>{{new LoopKey(),1}}"):
            answer = server.code("using System.Collections.Generic; return " + code + ";")
            print(f"      {code}: {str(answer.get('error') or answer['result'])[:160]}")
            expect(answer["complete"], answer)
            server.goes_on()
        same(engine_of(server), engine, server.ends())


@test
def getters_that_end_the_engine_end_the_engine_alone():
    with Hostile() as server:
        for code in ("new ExitsInGetter()", "new ExitsAsText()", "Native.abort()",
                     "new Allocates()"):
            answer = server.code("return " + code + ";")
            print(f"      {code}: {str(answer.get('error') or answer['result'])[:160]}")
            found = server.rest.ends(answer["logId"])
            same(found["complete"], True)
            server.goes_on()


@test
def dictionaries_with_strange_keys():
    with Hostile() as server:
        for code in ("new Dictionary<object,int>{{new OddKey(),1},{new OddKey(),2}}",
                     "new Dictionary<object,int>{{new NullKey(),1}}",
                     "new Dictionary<string,int>{{\"\",1},{\"a\\\"b\",2},{\"\\ud800\",3}}",
                     "new Dictionary<object,object>{{1,2},{\"1\",3},{'1',4},"
                     "{1.0,5},{DayOfWeek.Friday,6}}",
                     "new Dictionary<Vector3,int>{{Vector3.one,1}}",
                     "new Dictionary<ThrowsAsText,int>{{new ThrowsAsText(),1}}",
                     "new Dictionary<int[],int>{{new[]{1},1}}",
                     "new Dictionary<string,string>{{new string('k', 1 << 20),\"v\"}}"):
            answer = server.code("using System; using System.Collections.Generic; return "
                                 + code + ";")
            print(f"      {json.dumps(answer.get('result'))[:120]} {answer.get('error')}")
            expect(answer["complete"] and answer["success"], code, answer)
        server.goes_on()


@test
def very_many_small_objects_of_several_types():
    with Hostile(eval_ms=20000) as server:
        found = server.value("return Odd.Mixed(5000);")
        wrong = [item for item in found if item != {"a": 0}]
        same((len(found), wrong[:3]), (5000, []))


# --- Tasks ---

def code_or_cancel(server, code):
    """What awaits for good goes on for minutes, until somebody cancels it."""
    answer = server.code(code, 2500)
    if not answer["complete"]:
        server.rest.cancel(answer["logId"])
        answer = server.rest.ends(answer["logId"])
    return answer


@test
def tasks_that_end_late_elsewhere_or_never():
    with Hostile(eval_ms=1000) as server:
        using = "using System.Threading.Tasks; "
        same(server.value(using + "return Odd.LaterValue(200, 5);"), 5)
        same(server.value(using + "return Task.FromResult(Task.FromResult(5)).Result;"), 5)
        for code, word in (("Odd.Later(100, () => { throw new System.Exception(\"late\"); })",
                            "Exception"),
                           ("Odd.Forever()", ""), ("new TaskCompletionSource<int>().Task", ""),
                           ("Task.FromCanceled(new System.Threading.CancellationToken(true))",
                            "Cancel"),
                           ("new Task(() => {})", ""), ("Task.Delay(-1)", "")):
            answer = code_or_cancel(server, using + "return " + code + ";")
            print(f"      {code}: {answer.get('error')}")
            expect(not answer["success"] and answer["complete"], answer)
            expect(word in answer["error"], answer)
            server.goes_on()
        same(server.code(using + "return Task.CompletedTask;")["success"], True)


@test
def tasks_that_give_themselves_or_lie():
    """What the engine asks of them may loop like any other code, and is stopped like it."""
    with Hostile(eval_ms=1000) as server:
        engine = engine_of(server)
        using = "using System.Threading.Tasks; "
        for code, said in (("var t = new TaskCompletionSource<object>(); t.SetResult(t.Task); "
                            "return t.Task;", "returned a task"),
                           ("Task<object> a = null; a = Task.Run(() => { "
                            "System.Threading.Thread.Sleep(50); return (object)a; }); return a;",
                            "returned a task"),
                           ("return new OddTask();", 1), ("return new LoopTask();", "cancelled"),
                           ("return new ValueTask<int>(new LoopSource(), 0);", "stopped"),
                           ("return Odd.Impostor();", "System.Threading.Tasks.ValueTask")):
            answer = code_or_cancel(server, using + code)
            expect(answer["complete"], code, answer)
            if answer["success"]:
                same(answer["result"], said, code)
            else:
                expect(str(said) in answer["error"], code, answer)
            server.goes_on()
        text = server.ask("ConsoleEval", code="await Task.Run(() => { throw new LoopMessage(); });")
        expect("stopped" in str(text), text)
        server.goes_on()
        same(engine_of(server), engine, server.ends())


@test
def tasks_that_wait_do_not_keep_others_waiting():
    """They wait beside the frames: other calls are answered, however many there are."""
    with patient as server:
        ids = [server.code("return new System.Threading.Tasks.TaskCompletionSource<int>().Task;",
                           0)["logId"] for _ in range(40)]
        time.sleep(0.5)
        same(server.code("return 5;", 10000)["complete"], True)
        expect(server.ask("ListObjects")["result"])
        same([server.rest.result(log_id)[1]["complete"] for log_id in ids].count(True), 0)
        for log_id in ids:
            server.rest.cancel(log_id)
        server.goes_on()


@test
def one_hundred_tasks_at_once():
    with Hostile(eval_ms=3000) as server:
        ids = []
        for i in range(100):
            code = (f"return Odd.LaterValue({500 + i % 7 * 100}, {i});" if i % 2 else
                    "return new System.Threading.Tasks.TaskCompletionSource<int>().Task;")
            answer = server.code(code, 0)
            ids.append(answer["logId"])
        server.goes_on()
        for log_id in ids[1::2]:
            server.rest.ends(log_id, 90)
        for log_id in ids[::2]:
            server.rest.cancel(log_id)
        ends = [server.rest.ends(log_id, 90) for log_id in ids]
        done = [i for i, end in enumerate(ends) if end["success"]]
        for i in done:
            same(ends[i]["result"], i)
        words = {end["error"][:100] for end in ends if not end["success"]}
        print(f"      {len(done)} done; the others: {words}")
        expect(len(done) <= 50, done)
        server.goes_on()


# --- Logs ---

@test
def very_many_lines_in_one_call():
    with Hostile(eval_ms=60000) as server:
        before = server.rss_kb()
        given = server.code(f"Odd.Flood({LINES}, \"flood \"); return 5;", 0)["logId"]
        peak, asked = before, 0
        end = time.monotonic() + 80
        time.sleep(0.3)
        os.kill(server.process.pid, signal.SIGSTOP)  # nobody reads for a while
        time.sleep(1)
        os.kill(server.process.pid, signal.SIGCONT)

        def is_over():
            nonlocal peak, asked
            peak, asked = max(peak, server.rss_kb()), asked + 1
            same(server.get("/health").status, 200)
            with Http(server.port) as http:
                same(http.ask(call_tool("get_logs", {"count": 3}, method="invoke"),
                              "/").status, 200)
            time.sleep(0.05)
            return server.rest.result(given)[1]["complete"] or time.monotonic() > end
        wait_for(is_over, "the flood's end", 90)
        found = server.rest.ends(given, 5)
        same((found["success"], found.get("result")), (True, 5), found)
        print(f"      {asked} times asked meanwhile; {before} KB grew to {peak} KB")
        expect(peak < before + (96 << 10), before, peak)
        expect(len(json.dumps(server.rest.log(given)[1])) < 4 << 20)
        kept, dropped = 0, 0

        def is_complete():  # operations do not wait for the lines that are still to be written
            nonlocal kept, dropped
            kept = server.rest.log(given)[1]["log"]["logsTotal"]
            dropped = server.get("/health").json()["store"]["droppedLines"]
            return kept + dropped >= LINES
        wait_for(is_complete, "lines that nobody has counted")
        print(f"      {kept} lines kept, {dropped} dropped")
        same(kept + dropped, LINES)
        server.goes_on()


@test
def lines_of_threads_and_of_strange_characters():
    with Hostile(eval_ms=20000) as server:
        answer = server.code("Odd.Threads(8, 500); return 1;")
        same(answer["result"], 1)
        odd = ("\\0", "\\u0001\\u001b[31m", "\\r\\n{\\\"done\\\":1}\\n", "\\ud800", "\\u2028", "",
               "%s%n", "\\ufeff")
        code = "".join(f'Debug.Log("odd{i} {text} end");' for i, text in enumerate(odd))
        code += 'Debug.Log(null); Debug.Log(new string(\'y\', 5 << 20)); Debug.LogError("e\\0x");'
        code += 'Debug.LogException(new System.Exception("ex\\0\\ud800")); return 2;'
        answer = server.code(code)
        same(answer["result"], 2)
        details = server.rest.log(answer["logId"])[1]
        text = json.dumps(details)
        for i in range(len(odd)):
            expect(f"odd{i} " in text, i, text[:1000])
        status, page = server.rest.logs(text="odd3", count=10)
        same(status, 200)
        expect(page["total"] >= 1, page)
        server.goes_on()


# --- Searches, ids, times ---

TEXTS = ['"', '""', '*', "a*", "^a", "AND OR NEAR(", "NOT", "-x", "message:x", "a OR b", "(((", "'",
         "';DROP TABLE operations;--", "\0", "a\0b", "%", "\\", "{}", "\ud7ff\uffff", "\u202e", "+",
         "NEAR(a b, 3)", 'message : "x"', "a AND", "x" * 1000, "\"" * 4001, "a " * 5000, " ", ""]


@test
def searches_that_are_no_words():
    with Hostile() as server:
        server.code("Debug.Log(\"needle in the log\"); Debug.Log(\"a AND b\"); return 1;")
        for text in TEXTS + ["y" * (1 << 20), "\"*" * (1 << 18)]:
            with Http(server.port) as http:
                reply = http.ask(call_tool("get_logs", {"text": text}, method="invoke"), "/")
            expect(reply.status in (200, 400, 413), text[:50], reply)
            answer = reply.json()
            expect("result" in answer or answer["error"]["code"] in (-32602, -32600), text[:50],
                   answer)
            if len(text) < 3000:
                with Http(server.port) as http:
                    http.get("/api/logs?text="
                             + urllib.parse.quote(text.encode("utf-8", "replace")))
                    r = http.response()
                    expect(r.status in (200, 400), text[:50], r)
                    r.json()
        for more in ("text=%", "text=%zz", "text=%00", "text=%ff%fe", "count=-1", "count=0",
                     "count=99999999999999999999", "count=abc", "offset=-5", "limit=1e3",
                     "offset=9223372036854775807", "since=yesterday", "since=99999-01-01",
                     "since=2026-02-30T25:61:61Z", "since=1e999", "level=", "level=%00",
                     "level=FATAL",
                     "log_type=all", "count=3&count=4", "&&&=&=", "since=" + "9" * 4000):
            with Http(server.port) as http:
                http.get("/api/logs?" + more)
                r = http.response()
            expect(r.status in (200, 400), more[:50], r)
            r.json()
        same(server.rest.logs(text="needle")[1]["total"] >= 1, True)
        server.serves()


@test
def ids_that_are_none():
    with quick as server:
        known = server.code("return 1;")["logId"]
        for id_ in ("", "/", "..", "../../etc/passwd", "%2e%2e%2f", "%00", "%", "%zz",
                    known + "%00",
                    known + "/", known.upper(), known + "%20", known + "x", "x" * 6000, "log-",
                    "log--1", "log-99999999999999999999", "log-0x1", "log-1e3", "log-%201", "'",
                    "\"", "*", "?logId=" + known, "#", "%f0%9f%98%80", "%ff", "null", "0",
                    known[:-1], "log-1%00"):
            for path in ("/api/result/", "/api/log/", "/api/cancel/"):
                with Http(server.port) as http:
                    if "cancel" in path:
                        http.post(b"", path + id_)
                    else:
                        http.get(path + id_)
                    r = http.response()
                expect(r.status in (200, 400, 404, 405, 414, 431), path, id_[:50], r)
            with Http(server.port) as http:
                for tool in ("get_result", "get_log_details"):
                    for key in ("logId", "log_id"):
                        r = http.ask(call_tool(tool, {key: urllib.parse.unquote(id_)},
                                               method="invoke"), "/")
                        same(r.status, 200)
        for arguments in ({}, {"logId": None}, {"logId": 5}, {"logId": []},
                          {"logId": known, "log_id": "x"}, {"logId": "", "log_id": known}):
            for tool in ("get_result", "get_log_details"):
                with Http(server.port) as http:
                    same(http.ask(call_tool(tool, arguments, method="invoke"), "/").status, 200)
        server.goes_on()


@test
def times_that_are_none():
    with quick as server:
        for timeout in ("-1", "-0", "0.5", "1e3", "1e308", "1e999", "-1e308", "9223372036854775807",
                        "9223372036854775808", "18446744073709551616", "1.7976931348623157e308",
                        "null", "\"1000\"", "true", "[]", "{}", "NaN", "5e-324", "99999999999"):
            with Rest(server.port) as rest:
                rest.post(('{"code":"return 7;","timeout":' + timeout + "}").encode(),
                          "/api/execute")
                status, answer = rest.answer()
            expect(status in (200, 400), timeout, answer)
            if status == 200 and not answer["complete"]:
                answer = server.rest.ends(answer["logId"])
            if status == 200:
                same(answer["result"], 7, timeout, answer)
        for body in (b"", b"{}", b"[]", b"null", b'{"code":5}', b'{"code":null}', b'{"query":"1"}',
                     b'{"code":"return 1;","code":"return 2;"}', b'{"code":"\\u0000"}',
                     b'{"code":"return \\"\\ud800\\";"}', b'{"code":""}', b'{"code":" \\n//x"}'):
            with Rest(server.port) as rest:
                rest.post(body, "/api/execute")
                status, answer = rest.answer()
                expect(status in (200, 400, 500), body, answer)
        server.goes_on()


# --- Cancelling ---

@test
def cancels_race_with_ends():
    with patient as server:
        chance = random.Random(1)

        def one(i):
            with Rest(server.port) as rest:
                code = (f"System.Threading.Thread.Sleep({chance.randrange(4)}); return {i};")
                log_id = rest.execute(code, 0)[1]["logId"]
                time.sleep(chance.random() * 0.01)
                status, said = rest.cancel(log_id)
                expect(status in (200, 404, 409), status, said)
                end = rest.ends(log_id, 90)
                if end["success"]:
                    same(end["result"], i)
                again = rest.cancel(log_id)
                expect(again[0] in (200, 404, 409), again)
                same(rest.result(log_id)[1], end)
                return end["success"]
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            ends = list(pool.map(one, range(often(500, 50))))
        print(f"      {ends.count(True)} came to their end, {ends.count(False)} did not")
        server.goes_on()


@test
def a_cancelled_loop_ends_soon_and_waiting_ones_never_begin():
    with patient as server:
        loop = server.code("while (true) ;", 0)["logId"]
        behind = [server.code(f"Game.Victim.frames = 0; return {i};", 0)["logId"]
                  for i in range(5)]
        for log_id in behind[:3]:
            same(server.rest.cancel(log_id)[0], 200)
        for log_id in behind[:3]:
            end = server.rest.ends(log_id)
            same(end["success"], False, end)
        same(server.rest.cancel(loop)[0], 200)
        end = server.rest.ends(loop)
        same(end["success"], False, end)
        print(f"      {end['error']}")
        for i, log_id in ((3, behind[3]), (4, behind[4])):
            same(server.rest.ends(log_id)["result"], i)
        server.goes_on()


@test
def mcp_cancels_reach_their_own_call_alone():
    with patient as server:
        heads = []
        for _ in range(2):
            session = server.post(initialize(), "/mcp").headers["mcp-session-id"]
            heads.append(f"Mcp-Session-Id: {session}\r\n"
                         "Accept: application/json, text/event-stream")
        answers = [None, None]

        def ask(i):
            with Http(server.port) as http:
                answers[i] = http.ask(call_tool("execute_code", {
                    "code": "System.Threading.Thread.Sleep(700); return 5;", "timeout": 9000}, 7),
                    "/mcp", heads[i])
        threads = [threading.Thread(target=ask, args=(i,)) for i in range(2)]
        for thread in threads:
            thread.start()
        time.sleep(0.2)
        server.post({"jsonrpc": "2.0", "method": "notifications/cancelled",
                     "params": {"requestId": 7, "reason": "x"}}, "/mcp", heads[0])
        for thread in threads:
            thread.join(PATIENCE)
        expect('"5"' in answers[1].body.decode(), answers)
        expect('"text":"5"' not in answers[0].body.decode(), answers)
        server.goes_on()


# --- Queries ---

@test
def queries_that_are_none():
    with quick as server:
        for text in ("", " ", ";", "1;2", "return 1", "return 1;", "1; while(true);", "}{", "1}//",
                     "1);Evil.Loop();(1", "/*", "//", "\"", "'", "Scene['X", "Scene['\\0'].a",
                     "Scene['" + "x" * 70000 + "'].a", "find(\"" + "a." * 20000, "a" + ".a" * 30000,
                     "((" * 5000 + "1" + "))" * 5000, "x => x", "await x", "throw new Exception()",
                     "new Evil()", "\ufeff1", "1 /* */ + /* ; */ 1", "\";\"", "@\"a\"\"b;\"", "';'",
                     "$\"{1;}\"", "find(null)", "GameObject[\"\"].name", "GameObject[null]",
                     "Scene['Victim'].transform['x']", "find(\"Victim\").transform.position.y.z.w",
                     "#if X", "1\n#endif", "Evil.Loop()", "1 + + +", "\0", "find(\"a\0b\").name",
                     "typeof(Evil).GetMethods()", "Scene", "Scene[", "Scene[0]", "this", "base"):
            status, answer = server.rest.query(text, 20000)
            expect(status in (200, 400, 404, 500), text[:60], answer)
            expect(answer.get("complete", True), text[:60], answer)
            if len(text) < 30 and answer["success"]:
                print(f"      {text!r}: {json.dumps(answer['result'])[:100]}")
            expect(not (text.startswith(("return", "1;", ";", "1);")) and answer["success"]),
                   "a statement was run", text, answer)
        same(server.rest.query("1 + 1", 20000)[1]["result"], 2)
        server.goes_on()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
