"""Scripts of a live engine that change while somebody looks, and a collector that moves objects
while they are read: values, ids and memory."""
import contextlib
import os
import re
import time

from lib.live import Scene, need_an_engine
from lib.probe import LIST, PROBE, Asker, engine_of, instances, live, reading, result_of, with_probe
from lib.umcp import Http, Suite, expect, request, rss_kb, same, wait_for

suite = Suite()
test = suite.test
SOURCE = "Assets/Scripts/Probe.cs"


class Session:
    """One connection to a server with a probe."""

    def __init__(self, server):
        self.server = server
        self.http = Http(server.port)
        self.id = server.id("/Probe")

    def close(self):
        self.http.close()

    def ask(self, tool, **arguments):
        return result_of(self.http.ask(request("call_tool", {
            "name": tool, "arguments": arguments})).json())

    def read(self, name):
        got = result_of(self.http.ask(reading(name, self.id)).json())
        return got.get("valueJson", got["valueText"])

    def change(self, project, generation, more=""):
        """New scripts, until they are what is read."""
        project.write(SOURCE, PROBE % (generation, more))
        wait_for(lambda: self.read("Generation") == generation, f"generation {generation}")


@contextlib.contextmanager
def session(make, *args):
    """A server, its project and a connection."""
    kept = []

    def remember(project):
        kept.append(project)
        return make(project)
    with live(remember, *args) as server:
        own = Session(server)
        try:
            yield server, kept[0], own
        finally:
            own.close()


def objects(own):
    return {card["Id"]: card["Path"] for card in own.ask("ListObjects", limit=1000)["Items"]}


# --- Domain reloads ---

@test
def every_change_of_a_script_is_read_by_the_same_client():
    with session(with_probe) as (server, project, own):
        engine, before = engine_of(server), objects(own)
        expect("/Made" in before.values(), before)
        askers = [Asker(server.port, message)
                  for message in (reading("Generation", own.id), LIST)]
        for generation in range(2, 6):
            own.change(project, generation)
        values = [result_of(reply)["valueJson"] for reply in askers[0].stop()]
        same(values, sorted(values))  # a busy machine may ask too seldom to see each of them
        same(set(values) - {1, 2, 3, 4, 5}, set())
        for reply in askers[1].stop():
            expect(result_of(reply)["Total"] >= 4, reply)
        after = objects(own)
        same({i: after.get(i) for i in before}, before)
        same(engine_of(server), engine)
        print(f"   {len(values)} reads during four reloads")


@test
def memory_does_not_grow_with_reloads():
    with session(with_probe) as (server, project, own):
        pid = engine_of(server)
        sizes = []
        for generation in range(2, 22):
            own.change(project, generation)
            sizes.append(rss_kb(pid))
        print(f"   after 1, 5, 10, 20 reloads: {sizes[0]}, {sizes[4]}, {sizes[9]}, {sizes[19]} KB")
        same(engine_of(server), pid)
        expect(sizes[19] < 1.5 * sizes[4] + (8 << 10), sizes)


@test
def a_reload_while_threads_of_scripts_run():
    threads = """
    private void OnEnable()
    {
        new System.Threading.Thread(Churn) { IsBackground = true }.Start();
        new System.Threading.Thread(Sleep) { IsBackground = true }.Start();
    }
    private static void Churn() { while (true) { kept = new byte[1000]; } }
    private static void Sleep() { System.Threading.Thread.Sleep(1000000); }
    private static byte[] kept;
"""
    with session(lambda p: with_probe(p, threads)) as (server, project, own):
        engine = engine_of(server)
        for generation in (2, 3):
            own.change(project, generation, threads)
        same(engine_of(server), engine, server.err()[-2000:])


@test
def hooks_of_running_threads_follow_the_scripts():
    threads = """
    [System.Runtime.CompilerServices.MethodImpl(
        System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    private static int Step(int a) { return a + 1; }
    private static void Churn() { for (int i = 0; ; i = Step(i) & 1023) kept = new byte[i]; }
    private static byte[] kept;
    private void OnEnable()
    {
        new System.Threading.Thread(Churn) { IsBackground = true }.Start();
    }
"""
    gates = ("--allow-writes", "--no-confirm", "--allow-eval", "--hook-allow", "Probe")
    with session(lambda p: with_probe(p, threads), *gates) as (server, project, own):
        engine = engine_of(server)
        for method, source in (
                ("get_Generation", "static void Postfix(ref int __result) { __result *= -1; }"),
                ("Step", "static void Postfix(ref int __result) { __result += 1; }")):
            same(own.ask("HookAdd", type="Probe", method=method), {"ok": True})
            made = server.resource("unity://hooks")["Items"][-1]["Signature"]
            same(own.ask("HookSetSource", signature=made, source=source), {"ok": True})
        hooks = server.resource("unity://hooks")
        for generation in range(2, 6):
            project.write(SOURCE, PROBE % (generation, threads))
            wait_for(lambda: own.read("Generation") == -generation, f"generation {generation}")
            same(server.resource("unity://hooks"), hooks)
        same(engine_of(server), engine, server.err()[-2000:])


@test
def a_script_that_goes_and_comes_back_as_it_was():
    def make(project):
        project.script("Other", "public class Other { public static int Two = 2; }")
        return with_probe(project, "public int Two { get { return Other.Two; } }")
    with session(make) as (server, project, own):
        path = os.path.join(project.root, "Assets/Scripts/Other.cs")
        same(own.read("Two"), 2)
        os.rename(path, path + ".away")  # now neither compiles, and the old code may go on
        project.write(SOURCE, PROBE % (2, "public int Two { get { return 22; } }"))
        wait_for(lambda: own.read("Two") == 22, "the new script")
        old = os.stat(path + ".away")
        os.rename(path + ".away", path)
        project.write(SOURCE, PROBE % (3, "public int Two { get { return Other.Two + 1; } }"))
        wait_for(lambda: own.read("Two") == 3, "the old script")
        same(os.stat(path).st_mtime_ns, old.st_mtime_ns)


@test
def sources_that_are_what_they_once_were_are_loaded_again():
    with session(with_probe) as (server, project, own):
        path = os.path.join(project.root, SOURCE)
        old = path + ".old"
        os.rename(path, old)
        own.change(project, 2)
        os.rename(old, path)  # as an archive, or a copy with its times, brings it back
        wait_for(lambda: own.read("Generation") == 1, "the first generation", 15)


@test
def a_mistake_leaves_the_old_code_and_is_told():
    with session(with_probe) as (server, project, own):
        project.write(SOURCE, "public class Probe : UnityEngine.MonoBehaviour { oops }")
        wait_for(lambda: any("Probe.cs(1," in line and "error" in line for line in server.logged()),
                 "the compiler's words")
        time.sleep(1)
        same(own.read("Generation"), 1)
        own.change(project, 3)


@test
def scripts_that_change_all_the_time_do_not_stop_the_engine():
    with session(with_probe) as (server, project, own):
        for generation in range(10, 40):
            project.write(SOURCE, PROBE % (generation, ""))
            expect(own.ask("GetStatus")["Ready"] is True)
            time.sleep(0.1)
        wait_for(lambda: own.read("Generation") == 39, "the last one")


@test
def a_new_script_and_one_that_is_deleted():
    with session(with_probe) as (server, project, own):
        project.script("Later", "public class Later { public const int Value = 77; }")
        own.change(project, 2, "public int Later { get { return global::Later.Value; } }")
        same(own.read("Later"), 77)
        os.unlink(os.path.join(project.root, "Assets/Scripts/Later.cs"))
        own.change(project, 3)


ASKS = """
    private void OnDisable() { UnityEngine.SceneManagement.SceneManager.LoadSceneAsync(1, UnityEngine.SceneManagement.LoadSceneMode.Additive); }
"""
HOLDS = """
    private void Start()
    {
        UnityEngine.SceneManagement.SceneManager.LoadSceneAsync(1, UnityEngine.SceneManagement.LoadSceneMode.Additive)
            .allowSceneActivation = false;
    }
    public int Scenes { get { return UnityEngine.SceneManagement.SceneManager.sceneCount; } }
"""


def with_another(more):
    def make(project):
        first, second = Scene(), Scene(5000)
        first.script(first.add("Probe"), project.script("Probe", PROBE.replace("Start()", "Awake()") % (1, more)))
        second.add("Second")
        project.scenes(Main=first, Second=second)
        return "/Probe", "Probe", "Generation"
    return make


@test
def a_scene_that_scripts_hold_back_goes_with_them():
    """Whoever could let it come is gone; scripts that start again ask again."""
    with session(with_another(HOLDS)) as (server, project, own):
        wait_for(lambda: own.read("Scenes") == 2, "the scene that is held")
        for generation in (2, 3):
            project.write(SOURCE, PROBE.replace("Start()", "Awake()") % (generation, HOLDS))
            wait_for(lambda: own.read("Generation") == generation, "new scripts")
            wait_for(lambda: own.read("Scenes") == 2, "what they hold")
        more = HOLDS.replace("Start", "Other")
        project.write(SOURCE, PROBE.replace("Start()", "Awake()") % (4, more))
        wait_for(lambda: own.read("Generation") == 4, "new scripts")
        same(own.read("Scenes"), 1)
        expect("/Second" not in objects(own).values(), "the scene came")


@test
def a_scene_that_scripts_have_asked_for_comes_without_them():
    with session(with_another(ASKS)) as (server, project, own):
        project.write(SOURCE, PROBE % (2, ""))
        wait_for(lambda: "/Second" in objects(own).values(), "the scene")


# --- Collections ---

CHURN = """
    public string text = "0/0/0/0";
    public int[] numbers = { 0, 0, 0 };
    public Vector3 vector;
    public System.Collections.Generic.List<string> list;
    private int turn;
    private static object kept;

    public string Fresh { get { return turn + ":" + new string('x', turn % 200) + ":" + turn; } }
    public Vector3 FreshVector { get { return new Vector3(turn, turn, turn); } }
    public string[] FreshArray { get { return new[] { "a" + turn, "b" + turn }; } }
    public int Turns { get { return turn; } }
    public int Collections { get { return System.GC.CollectionCount(0); } }

    private void Update()
    {
        turn++;
        text = turn + "/" + turn + "/" + turn + "/" + turn;
        numbers = new[] { turn, turn, turn };
        vector = new Vector3(turn, turn, turn);
        list = new System.Collections.Generic.List<string> { "l" + turn, "l" + turn };
    }

    private void OnEnable()
    {
        new System.Threading.Thread(Churn) { IsBackground = true }.Start();
    }

    private static void Churn()
    {
        for (int i = 0; ; i++)
        {
            object[] chain = null;
            for (int k = 0; k < 2000; k++)
                chain = new object[] { chain, "k" + k, new byte[k % 300] };
            kept = chain;
            System.GC.Collect(i % 20 == 0 ? 1 : 0);
        }
    }
"""


def check_reading(name, got):
    text, value = got["valueText"], got.get("valueJson")
    if name == "text":
        same(len(set(text.split("/"))), 1, got)
        same(value, text)
    elif name == "Fresh":
        found = re.fullmatch(r"(\d+):(x*):(\d+)", text)
        expect(found and found.group(1) == found.group(3), got)
        same(len(found.group(2)), int(found.group(1)) % 200)
    elif name in ("vector", "FreshVector"):
        expect(value["x"] == value["y"] == value["z"], got)
    else:
        expect(text, got)


@test
def values_are_right_while_the_collector_moves_them():
    with session(lambda p: with_probe(p, CHURN)) as (server, _, own):
        names = ("text", "Fresh", "vector", "FreshVector", "FreshArray", "list", "numbers")
        first = own.read("Collections"), own.read("Turns")
        for i in range(1800):
            name = names[i % len(names)]
            check_reading(name, result_of(own.http.ask(reading(name, own.id)).json()))
        wanted = None
        for _ in range(200):
            members = own.ask("ListComponentMembers", objectId=own.id, componentType="Probe",
                              limit=100)
            found = [member["Name"] for member in members["Items"]]
            wanted = wanted or found
            same(found, wanted)
            expect(set(names) <= set(found), found)
        last = own.read("Collections"), own.read("Turns")
        print(f"   {last[0] - first[0]} collections, {last[1] - first[1]} frames, 2000 calls")
        expect(last[0] - first[0] > 50 and last[1] > first[1], first, last)
        same(len(instances(server)), 1)


@test
def scenes_are_the_same_while_the_collector_moves_them():
    def make(project):
        ready = with_probe(project, CHURN)
        scene = Scene()
        scene.script(scene.add("Probe"), project.script("Probe", PROBE % (1, CHURN)))
        for i in range(300):
            scene.add(f"Item{i}", pos=(i, 0, 0))
        project.scenes(Main=scene)
        return ready
    with session(make) as (server, _, own):
        before = objects(own)
        own.read("Generation")
        for i in range(100):
            same(objects(own), before)
            card = own.ask("GetObject", id=list(before)[i % len(before)])
            same(card["Path"], before[card["Id"]])


if __name__ == "__main__":
    need_an_engine()
    suite.main()
