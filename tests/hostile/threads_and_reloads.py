"""Scripts of a live engine that do what scripts should not: call Unity from other threads, destroy
what is being read, refuse to end, end the engine whenever it starts."""
import os
import time

from lib.live import need_an_engine
from lib.probe import (PROBE, Asker, engine_of, error_of, instances, is_failure, live, reading,
                       result_of, with_probe)
from lib.umcp import Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
SOURCE = "Assets/Scripts/Probe.cs"


def listing(tool="ListObjects", **arguments):
    return request("call_tool", {"name": tool, "arguments": arguments})


class Stage:
    """A server on a project with a probe that has more members, for a with block."""

    def __init__(self, more):
        self.more = more
        self.server = live(self.make)

    def make(self, project):
        self.project = project
        return with_probe(project, self.more)

    def __enter__(self):
        self.server.__enter__()
        self.id, self.engine = self.server.id("/Probe"), engine_of(self.server)
        return self

    def __exit__(self, kind, *more):
        self.server.__exit__(kind, *more)

    def ask(self, name):
        return self.server.post(reading(name, self.id)).json()

    def read(self, name):
        return result_of(self.ask(name)).get("valueJson")

    def change(self, generation, more=""):
        self.project.write(SOURCE, PROBE % (generation, more))
        wait_for(lambda: not is_failure(reply := self.ask("Generation")) and
                 result_of(reply).get("valueJson") == generation, f"generation {generation}", 90)

    def is_the_same(self):
        self.server.is_fine()
        same(engine_of(self.server), self.engine, self.server.err()[-3000:])


# --- Threads ---

@test
def unity_from_another_thread_is_an_exception():
    with Stage("""
    private static int thrown, done;
    private static string words = "";
    private Transform own;
    private GameObject body;

    public int Thrown { get { return thrown; } }
    public int Done { get { return done; } }
    public string Words { get { return words; } }
    public bool Go
    {
        get
        {
            own = transform;
            body = gameObject;
            for (int i = 0; i < 4; i++)
                new System.Threading.Thread(Misuse) { IsBackground = true }.Start();
            return true;
        }
    }

    private void Try(System.Action action)
    {
        try
        {
            action();
            System.Threading.Interlocked.Increment(ref done);
        }
        catch (System.Exception e)
        {
            System.Threading.Interlocked.Increment(ref thrown);
            words = e.GetType().Name + ": " + e.Message;
        }
    }

    private void Misuse()
    {
        for (int i = 0; i < 2000; i++)
        {
            Try(() => new GameObject("made elsewhere"));
            Try(() => own.position = new Vector3(i, i, i));
            Try(() => body.AddComponent<Camera>());
            Try(() => GameObject.Find("Probe"));
            Try(() => Instantiate(body));
            Try(() => Destroy(body.GetComponent<Camera>()));
            Try(() => body.SetActive(i % 2 == 0));
        }
    }
""") as stage:
        asker = Asker(stage.server.port, listing(limit=1000))
        stage.read("Go")
        for _ in range(100):
            stage.server.ask_tool("ListObjects", {"limit": 50})
        wait_for(lambda: engine_of(stage.server) != stage.engine or
                 stage.read("Thrown") + stage.read("Done") == 4 * 2000 * 7, "the threads")
        stage.is_the_same()
        print(f"   {stage.read('Thrown')} exceptions, {stage.read('Done')} calls went through; "
              f"the last: {stage.read('Words')}")
        for reply in asker.stop():
            expect(not is_failure(reply), reply)
        stage.is_the_same()
        same(stage.read("Done"), 0)


@test
def logs_of_many_threads():
    with Stage("""
    private static int left = 8;
    public int Left { get { return left; } }
    public bool Go
    {
        get
        {
            for (int i = 0; i < 8; i++)
                new System.Threading.Thread(Talk) { IsBackground = true }.Start();
            return true;
        }
    }
    private static void Talk()
    {
        for (int i = 0; i < 2000; i++)
            Debug.Log("thread " + i);
        System.Threading.Interlocked.Decrement(ref left);
    }
""") as stage:
        stage.read("Go")
        wait_for(lambda: stage.read("Left") == 0, "the threads")
        stage.is_the_same()


THREADS = """
    private static readonly System.Collections.Generic.List<object> kept =
        new System.Collections.Generic.List<object>();
    private static void Run(System.Action action)
    {
        new System.Threading.Thread(() => action()) { IsBackground = true }.Start();
    }
    private void OnEnable()
    {
%s
        System.Threading.Thread.Sleep(50);
    }
"""


def reload_with(name, statements):
    """Scripts with such threads change twice; which engine is there at the end?"""
    more = THREADS % statements
    with Stage(more) as stage:
        began = time.monotonic()
        stage.change(2, more)
        stage.change(3)
        how = "the same" if engine_of(stage.server) == stage.engine else "ANOTHER"
        print(f"   {name}: {how} engine, {time.monotonic() - began:.1f} s")
        stage.is_the_same()


@test
def a_reload_ends_threads_that_wait():
    reload_with("waiting", """
        Run(() => System.Threading.Thread.Sleep(-1));
        Run(() => new System.Threading.ManualResetEvent(false).WaitOne());
        Run(() => { lock (kept) System.Threading.Monitor.Wait(kept); });
        var timer = new System.Threading.Timer(_ => kept.Add(1), null, 1, 1);
        kept.Add(timer);
        System.Threading.ThreadPool.QueueUserWorkItem(_ => System.Threading.Thread.Sleep(-1));
        System.Threading.Tasks.Task.Delay(100000).ContinueWith(_ => kept.Clear());""")


@test
def a_reload_ends_threads_that_wait_for_the_network():
    reload_with("sockets", """
        var listener = new System.Net.Sockets.TcpListener(System.Net.IPAddress.Loopback, 0);
        listener.Start();
        Run(() => listener.AcceptTcpClient());
        var udp = new System.Net.Sockets.UdpClient(0);
        var from = new System.Net.IPEndPoint(System.Net.IPAddress.Any, 0);
        Run(() => udp.Receive(ref from));""")


@test
def a_reload_ends_threads_that_wait_for_a_process():
    reload_with("a process", """
        var process = System.Diagnostics.Process.Start("/bin/sleep", "1000");
        Run(() => process.WaitForExit());""")


@test
def a_reload_gets_rid_of_threads_that_refuse():
    """Nothing ends them but the engine's end; then another must come with the new scripts."""
    more = THREADS % """
        Run(() =>
        {
            while (true)
                try { System.Threading.Thread.Sleep(-1); }
                catch (System.Threading.ThreadAbortException)
                { System.Threading.Thread.ResetAbort(); }
        });"""
    with Stage(more) as stage:
        began = time.monotonic()
        stage.change(2)
        how = "the same" if engine_of(stage.server) == stage.engine else "another"
        print(f"   {how} engine, {time.monotonic() - began:.1f} s")


# --- The scene ---

@test
def scenes_that_come_and_go_while_they_are_read():
    with Stage("""
    private static int loads;
    public int Loads { get { return loads; } }
    private void Update()
    {
        for (int i = 0; i < 50; i++)
            new GameObject("n" + i).AddComponent<Camera>();
        if (Time.frameCount % 3 == 0)
        {
            loads++;
            UnityEngine.SceneManagement.SceneManager.LoadScene("Main");
        }
    }
""") as stage:
        server = stage.server
        askers = [Asker(server.port, listing(limit=100)),
                  Asker(server.port, listing("SearchObjects", query="n1")),
                  Asker(server.port, reading("fieldOfView", stage.id, "Camera")),
                  Asker(server.port, listing("GetComponents", objectId=stage.id)),
                  Asker(server.port, listing("MousePick", mode="world", x=0.5, y=0.5,
                                             normalized=True))]
        end = time.monotonic() + 6
        kinds = {}
        while time.monotonic() < end:
            items = result_of(server.post(listing(limit=100)).json())["Items"]
            for card in items[::7]:
                for message in (listing("GetObject", id=card["Id"]),
                                listing("GetComponents", objectId=card["Id"]),
                                listing("ListComponentMembers", objectId=card["Id"],
                                        componentType="Camera"),
                                reading("fieldOfView", card["Id"], "Camera")):
                    reply = server.post(message).json()
                    kind = error_of(reply)[0] if is_failure(reply) else "ok"
                    kinds[kind] = kinds.get(kind, 0) + 1
        for asker in askers:
            for reply in asker.stop():
                kind = error_of(reply)[0] if is_failure(reply) else "ok"
                kinds[kind] = kinds.get(kind, 0) + 1
        print(f"   {kinds}")
        expect(set(kinds) <= {"ok", "NotFound", "InvalidArgument"}, kinds)
        stage.is_the_same()


@test
def what_is_read_destroys_itself():
    with Stage("""
    public bool Make
    {
        get
        {
            for (int i = 0; i < 20; i++)
                new GameObject("other" + i).AddComponent<Victim>();
            return true;
        }
    }
}
public class Victim : MonoBehaviour
{
    public bool Now { get { DestroyImmediate(gameObject); return true; } }
    public GameObject Gone { get { var g = gameObject; DestroyImmediate(g); return g; } }
    public Victim Self { get { DestroyImmediate(this); return this; } }
    public Transform Place { get { var t = transform; DestroyImmediate(gameObject); return t; } }
    public Text Shown { get { return new Text { target = gameObject }; } }
    public bool Scene
    {
        get { UnityEngine.SceneManagement.SceneManager.LoadScene("Main"); return true; }
    }
    public GameObject[] All
    {
        get
        {
            var all = FindObjectsOfType<GameObject>();
            foreach (var one in all)
                if (one.name.StartsWith("other1"))
                    DestroyImmediate(one);
            return all;
        }
    }
}
public class Text
{
    public GameObject target;
    public override string ToString() { Object.DestroyImmediate(target); return "shown"; }
""") as stage:
        stage.read("Make")
        ids = {card["Name"]: card["Id"] for card in stage.server.cards()}
        for i, name in enumerate(("Now", "Gone", "Self", "Place", "Shown", "All", "Scene")):
            reply = stage.server.post(reading(name, ids[f"other{i}"], "Victim")).json()
            got = error_of(reply) if is_failure(reply) else result_of(reply)
            print(f"   {name}: {str(got)[:160]}")
            stage.is_the_same()
        stage.server.ask_tool("ListObjects")
        stage.is_the_same()


@test
def a_script_that_moves_the_working_folder_and_the_environment():
    with Stage("""
    public bool Go
    {
        get
        {
            System.IO.Directory.SetCurrentDirectory("/");
            System.Environment.SetEnvironmentVariable("TMPDIR", "/nowhere");
            System.Environment.SetEnvironmentVariable("HOME", "/nowhere");
            return true;
        }
    }
""") as stage:
        stage.read("Go")
        stage.change(2)
        stage.is_the_same()


# --- The end, again and again ---

@test
def scripts_that_end_the_engine_whenever_it_starts():
    stage = Stage("private void OnEnable() { System.Environment.Exit(9); }")
    server = stage.server
    server.compiled, server.must_be_ready = None, False
    with server:
        wait_for(lambda: "no longer runs" in server.err(), "an engine without the script", 60)
        same(server.err().count("exit code 9"), 2)
        expect("result" in server.post(request("list_tools")).json())
        stage.project.write(SOURCE, PROBE % (2, ""))
        stage.id = None

        def is_well():
            try:  # a call waits for the engine as long as the client does
                reply = server.post(listing()).json()
            except TimeoutError:
                return False
            ids = [] if is_failure(reply) else [c["Id"] for c in result_of(reply)["Items"]
                                                if c["Path"] == "/Probe"]
            reply = server.post(reading("Generation", ids[0])).json() if ids else None
            return reply and not is_failure(reply) and result_of(reply)["valueJson"] == 2
        wait_for(is_well, "the new script", 60)


@test
def all_scripts_are_deleted():
    with Stage("") as stage:
        os.unlink(os.path.join(stage.project.root, SOURCE))
        wait_for(lambda: is_failure(stage.ask("Generation")), "the script's end", 15)
        stage.is_the_same()
        same(len(instances(stage.server)), 1)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
