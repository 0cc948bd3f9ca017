"""What happens in a live engine while somebody looks: the life of scripts, logs, events, streams,
scenes that come and go."""
import contextlib
import json

from lib.live import Live, Scene, Shared, need_an_engine
from lib.umcp import EXAMPLE, Http, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
shared = Shared()

LIFE = """
using System.Collections;
using UnityEngine;

public class Life : MonoBehaviour
{
    private int updates, lates;

    public bool Lives { get { return lates >= 3; } }

    private void Say(string what) { Debug.Log("life " + name + " " + what); }

    private void Awake() { Say("Awake"); }
    private void OnEnable() { Say("OnEnable"); }
    private void OnDisable() { Say("OnDisable"); }
    private void OnDestroy() { Say("OnDestroy"); }

    private void Start()
    {
        Say("Start");
        StartCoroutine(Steps());
    }

    private void Update()
    {
        if (++updates <= 3)
            Say("Update " + updates);
    }

    private void LateUpdate()
    {
        if (++lates <= 3)
            Say("LateUpdate " + lates);
    }

    private IEnumerator Steps()
    {
        for (int i = 0; i < 3; i++)
        {
            Say("step " + i);
            yield return null;
        }
    }
}
"""
CONDUCTOR = """
using System;
using System.Collections;
using UnityEngine;
using UnityEngine.SceneManagement;

public class Conductor : MonoBehaviour
{
    public GameObject template, victim, sleeper;
    public int fixedSteps;
    private GameObject made;
    private Coroutine endless;
    private int turns;

    private string begin = "", waits = "";

    private void FixedUpdate()
    {
        fixedSteps++;
        BeginIn("FixedUpdate");
    }
    private void Start() { StartCoroutine(NextFrame("Start")); }
    private void Update() { BeginIn("Update"); }
    private void LateUpdate() { BeginIn("LateUpdate"); }
    private void BeginIn(string place)
    {
        if (begin != place)
            return;
        begin = "";
        StartCoroutine(NextFrame(place));
    }
    private IEnumerator NextFrame(string place)
    {
        int frame = Time.frameCount;
        yield return null;
        waits += place + " " + (Time.frameCount - frame) + ";";
    }
    public string Waits { get { return waits; } }
    public bool InUpdate { get { begin = "Update"; return true; } }
    public bool InLateUpdate { get { begin = "LateUpdate"; return true; } }
    public bool InFixedUpdate { get { begin = "FixedUpdate"; return true; } }

    public bool Say { get { Debug.Log("said: Grüße \\U0001F600"); return true; } }
    public bool Warn { get { Debug.LogWarning("said: careful"); return true; } }
    public bool Fail { get { Debug.LogError("said: broken"); return true; } }
    public bool FailMore
    {
        get { Debug.LogException(new InvalidOperationException("said so")); return true; }
    }
    public bool Format { get { Debug.LogFormat("said: {0} of {1}", 1, 2); return true; } }
    public bool Many
    {
        get
        {
            for (int i = 0; i < 50; i++)
                Debug.Log("many " + i);
            return true;
        }
    }

    public int Make
    {
        get
        {
            made = new GameObject("Made");
            made.transform.parent = transform;
            made.AddComponent<Marked>().mark = 5;
            return made.GetInstanceID();
        }
    }
    public bool Unmake { get { Destroy(made); return made != null; } }
    public bool IsUnmade { get { return made == null; } }
    public bool Clone { get { return Instantiate(template) != null; } }
    public bool Kill { get { Destroy(victim); return true; } }
    public bool KillPart { get { Destroy(victim.GetComponent<Marked>()); return true; } }
    public bool Hide { get { sleeper.SetActive(false); return sleeper.activeSelf; } }
    public bool Show { get { sleeper.SetActive(true); return sleeper.activeSelf; } }
    public bool Rename { get { sleeper.name = "Renamed"; sleeper.tag = "Player"; return true; } }
    public bool Move
    {
        get { sleeper.transform.SetParent(transform, false); sleeper.layer = 4; return true; }
    }
    public bool Slow { get { Time.timeScale = 0.5f; return true; } }
    public bool Normal { get { Time.timeScale = 1; return true; } }
    public bool Load
    {
        get { SceneManager.LoadScene("Extra", LoadSceneMode.Additive); return true; }
    }
    public bool Unload { get { SceneManager.UnloadSceneAsync("Extra"); return true; } }
    public bool LoadOnly
    {
        get { DontDestroyOnLoad(gameObject); SceneManager.LoadScene("Extra"); return true; }
    }
    public string Scenes
    {
        get
        {
            string all = "";
            for (int i = 0; i < SceneManager.sceneCount; i++)
                all += SceneManager.GetSceneAt(i).name + ";";
            return all + SceneManager.GetActiveScene().name;
        }
    }

    public bool Routines { get { StartCoroutine(Outer()); return true; } }
    private IEnumerator Outer()
    {
        Debug.Log("routine outer begins");
        yield return StartCoroutine(Inner());
        Debug.Log("routine outer goes on");
        yield return new WaitForSeconds(0.02f);
        Debug.Log("routine has waited");
        int frame = Time.frameCount;
        yield return new WaitUntil(() => Time.frameCount > frame + 2);
        Debug.Log("routine until");
        yield return new WaitForFixedUpdate();
        Debug.Log("routine fixed");
        yield return new WaitForSecondsRealtime(0.02f);
        Debug.Log("routine ends");
    }
    private IEnumerator Inner()
    {
        Debug.Log("routine inner begins");
        yield return null;
        Debug.Log("routine inner ends");
    }

    public bool Begin { get { endless = StartCoroutine(Endless()); return true; } }
    public bool End { get { StopCoroutine(endless); turns = 0; return true; } }
    public int Turns { get { return turns; } }
    private IEnumerator Endless() { while (true) { turns++; yield return null; } }

    public int Frames { get { return Time.frameCount; } }
    public int Invoked { get { return invoked; } }
    public bool InvokeLater { get { Invoke("Count", 0.01f); return true; } }
    private int invoked;
    private void Count() { invoked++; }
}
"""
MARKED = """
using UnityEngine;

public class Marked : MonoBehaviour
{
    public int mark = 1;
    public Transform own;
    public Transform foreign;
    [SerializeField] private int hidden = 2;
    private int unsaved = 3;
    public int Unsaved { get { return unsaved; } set { unsaved = value; } }
    public int Hidden { get { return hidden; } }
    private void Awake() { unsaved = mark; }
    private void OnDestroy() { Debug.Log("gone " + name); }
}
"""
THROWER = """
using UnityEngine;

public class Thrower : MonoBehaviour
{
    public int updates;
    private void Start() { throw new System.Exception("thrown in Start"); }
    private void Update()
    {
        if (++updates == 2)
            throw new System.Exception("thrown in Update");
    }
    public bool Fine { get { return true; } }
}
"""


def show(project):
    life, marked = project.script("Life", LIFE), project.script("Marked", MARKED)
    conductor = project.script("Conductor", CONDUCTOR)
    scene = Scene()
    for name in ("Ada", "Ben"):
        scene.script(scene.add(name), life)
    scene.script(scene.add("Cid", active=False), life)
    scene.script(scene.add("Dan"), life, enabled=False)
    template = scene.add("Template", pos=(1, 2, 3))
    part = scene.add("Part", template)
    scene.script(template, marked, f"mark: 9\nhidden: 8\nown: {{fileID: {part.transform}}}\n"
                 f"foreign: {{fileID: {template.transform + 40}}}")
    victim = scene.add("Victim")
    scene.script(victim, marked, "mark: 3")
    scene.script(scene.add("VictimChild", victim), marked)
    sleeper = scene.add("Sleeper")
    scene.script(sleeper, life)
    scene.script(scene.add("Conductor"), conductor, f"template: {{fileID: {template.id}}}\n"
                 f"victim: {{fileID: {victim.id}}}\nsleeper: {{fileID: {sleeper.id}}}")
    scene.script(scene.add("Thrower"), project.script("Thrower", THROWER))
    project.tags()
    extra = Scene()
    extra.script(extra.add("Guest"), life)
    extra.add("GuestChild", extra.items[0])
    project.scenes(Main=scene, Extra=extra)
    return "/Ada", "Life", "Lives"


def stage():
    return shared.get(show)


def do(server, what):
    """Reads a property of the conductor, which does something."""
    return server.value("/Conductor", "Conductor", what)


def paths(server, **filters):
    return [card["Path"] for card in server.cards(**filters)]


def life(server, name):
    start = f"life {name} "
    return [line[len(start):] for line in server.logged(start)]


# --- The life of scripts ---

@test
def scripts_live_in_order():
    server = stage()
    wanted = ["Awake", "OnEnable", "Start", "step 0", "Update 1", "LateUpdate 1", "Update 2",
              "step 1", "LateUpdate 2", "Update 3", "step 2", "LateUpdate 3"]
    for name in ("Ada", "Ben"):
        wait_for(lambda name=name: "LateUpdate 3" in life(server, name), "three frames")
        same(life(server, name), wanted)
    same((life(server, "Cid"), life(server, "Dan")), ([], ["Awake"]))
    lines = server.logged("life ")

    def places(*words):
        return [i for i, line in enumerate(lines) if line.split()[2] in words]

    starts = places("Start")
    expect(max(places("Awake")) < min(starts) <= max(starts) < min(places("Update")), lines)
    for frame in ("1", "2", "3"):
        updates = [i for i in places("Update") if lines[i].endswith(frame)]
        lates = [i for i in places("LateUpdate") if lines[i].endswith(frame)]
        expect(max(updates) < min(lates), lines)
    wait_for(lambda: server.value("/Conductor", "Conductor", "fixedSteps") > 3, "fixed steps")


@test
def a_script_that_throws_harms_nobody():
    server = stage()
    wait_for(lambda: server.value("/Thrower", "Thrower", "updates") > 3, "more updates")
    rows = server.tool("TailLogs", count=2000)["Items"]
    for word in ("thrown in Start", "thrown in Update"):
        found = [row for row in rows if word in row["Message"]]
        same((len(found), found[0]["Level"]), (1, "Error"), word, found)
    same(server.value("/Thrower", "Thrower", "Fine"), True)


@test
def coroutines_wait_for_what_they_yield():
    server = stage()
    do(server, "Routines")
    wait_for(lambda: "routine ends" in server.logged("routine "), "the routine's end")
    same(server.logged("routine "), [f"routine {what}" for what in (
        "outer begins", "inner begins", "inner ends", "outer goes on", "has waited", "until",
        "fixed", "ends")])
    do(server, "Begin")
    wait_for(lambda: do(server, "Turns") > 3, "some turns")
    do(server, "End")
    frame = do(server, "Frames")
    wait_for(lambda: do(server, "Frames") > frame + 3, "some frames")
    same(do(server, "Turns"), 0)
    do(server, "InvokeLater")
    wait_for(lambda: do(server, "Invoked") == 1, "an invocation")


@test
def a_coroutine_that_yields_null_goes_on_in_the_next_frame():
    server = stage()
    wanted = "Start 1;"
    for place in ("Update", "LateUpdate", "FixedUpdate"):
        do(server, f"In{place}")
        wanted += f"{place} 1;"
        wait_for(lambda place=place: place in server.read("/Conductor", "Conductor", "Waits")[
            "valueText"].replace("LateUpdate", "Late" if place == "Update" else "LateUpdate"),
            place)
    same(server.read("/Conductor", "Conductor", "Waits")["valueText"], wanted)


# --- Objects that come, change and go ---

@test
def an_object_that_a_script_makes_and_destroys():
    server = stage()
    own = f"obj:{do(server, 'Make')}"
    card = server.tool("GetObject", id=own)
    same(card, {"Id": own, "Name": "Made", "Path": "/Conductor/Made", "Tag": "Untagged", "Layer": 0,
                "Active": True, "ComponentCount": 2})
    same(server.value(own, "Marked", "mark"), 5)
    same(server.tool("ListChildren", objectId=server.id("/Conductor"))["Items"], [card])
    same(do(server, "Unmake"), True)  # until the frame's end
    wait_for(lambda: do(server, "IsUnmade"), "the end of it")
    same(server.failure("GetObject", {"id": own}), "NotFound")
    same(server.failure("GetComponents", {"objectId": own}), "NotFound")
    expect("/Conductor/Made" not in paths(server))
    same(server.logged("gone Made"), ["gone Made"])


@test
def a_clone_has_what_its_template_has():
    server = stage()
    do(server, "Clone")
    own = server.id("/Template(Clone)")
    same((server.value(own, "Marked", "mark"), server.value(own, "Marked", "Hidden"),
          server.value(own, "Marked", "Unsaved")), (9, 8, 9))
    same(server.value(own, "Transform", "position"), {"x": 1, "y": 2, "z": 3})
    part, old = server.id("/Template(Clone)/Part"), server.id("/Template/Part")
    expect(part != old)
    mine = server.read(part, "Transform", "transform")["valueText"]
    same(server.read(own, "Marked", "own")["valueText"], mine)
    same(server.read(own, "Marked", "foreign"), server.read("/Template", "Marked", "foreign"))


@test
def a_destroyed_object_goes_with_its_children():
    server = stage()
    victim, child = server.id("/Victim"), server.id("/Victim/VictimChild")
    same(server.card("/Victim")["ComponentCount"], 2)
    do(server, "KillPart")
    wait_for(lambda: server.card("/Victim")["ComponentCount"] == 1, "one component less")
    same(server.failure("ReadComponentMember", {"objectId": victim, "componentType": "Marked",
                                                "name": "mark"}), "NotFound")
    do(server, "Kill")
    wait_for(lambda: "/Victim" not in paths(server), "its end")
    for own in (victim, child):
        same(server.failure("GetObject", {"id": own}), "NotFound")
    expect(not any("Victim" in path for path in paths(server)))
    same(sorted(server.logged("gone Victim")), ["gone Victim", "gone VictimChild"])
    expect(not server.read("/Conductor", "Conductor", "victim")["valueText"].startswith("obj:"))


@test
def an_object_sleeps_wakes_and_changes():
    server = stage()
    before = life(server, "Sleeper")
    same(do(server, "Hide"), False)
    same(server.card("/Sleeper")["Active"], False)
    expect("/Sleeper" not in paths(server, activeOnly=True))
    same(do(server, "Show"), True)
    same(server.card("/Sleeper")["Active"], True)
    same(life(server, "Sleeper")[len(before):], ["OnDisable", "OnEnable"])
    own = server.id("/Sleeper")
    do(server, "Rename")
    card = server.tool("GetObject", id=own)
    same((card["Name"], card["Path"], card["Tag"]), ("Renamed", "/Renamed", "Player"))
    do(server, "Move")
    card = server.tool("GetObject", id=own)
    same((card["Path"], card["Layer"]), ("/Conductor/Renamed", 4))


@test
def the_time_scale_is_the_engines():
    server = stage()
    do(server, "Slow")
    same(server.tool("GetTimeScale"), {"ok": True, "value": 0.5, "locked": False})
    do(server, "Normal")
    same(server.tool("GetTimeScale")["value"], 1)


# --- Streams ---

class Stream:
    """Events as they come, from stream_events or by SSE."""

    def __init__(self, server, sse):
        self.http = Http(server.port)
        if sse:
            self.http.get("/", "Accept: text/event-stream")
        else:
            self.http.post(request("stream_events", id_="stream"))
        head = self.http.response_head()
        same(head.status, 200, head)
        self.sse, self.lines = sse, []

    def next(self):
        if self.sse:
            return self.http.sse()
        while not self.lines:
            self.lines = [json.loads(line) for line in self.http.chunk().splitlines()]
        return self.lines.pop(0)

    def event(self, name, test_=lambda payload: True):
        """The next such event's payload; others are passed over."""
        while True:
            message = self.next()
            if message.get("method") == "notification":
                same((message["jsonrpc"], set(message["params"])), ("2.0", {"event", "payload"}))
                payload = message["params"]["payload"]
                if message["params"]["event"] == name and test_(payload):
                    return payload


@contextlib.contextmanager
def streams(server):
    """One of each kind."""
    opened = [Stream(server, False), Stream(server, True)]
    try:
        yield opened
    finally:
        for stream in opened:
            stream.http.close()


@test
def a_stream_begins_with_snapshots():
    for server in (stage(), shared.get(root=EXAMPLE)):
        with streams(server) as both:
            for stream in both:
                for name in ("scenes", "selection"):
                    message = stream.next()
                    same(message, {"jsonrpc": "2.0", "method": "notification", "params": {
                        "event": name, "payload": server.resource(f"unity://{name}")}})


@test
def logs_are_events():
    server = stage()
    with streams(server) as both:
        for what, level, text in (("Say", "Info", "said: Grüße \U0001F600"),
                                  ("Warn", "Warning", "said: careful"),
                                  ("Fail", "Error", "said: broken"),
                                  ("Format", "Info", "said: 1 of 2"),
                                  ("FailMore", "Error", "said so")):
            do(server, what)
            for stream in both:
                got = stream.event("log", lambda payload: "said" in payload["message"])
                expect({"level", "message", "source", "t"} <= set(got) <=
                       {"level", "message", "source", "t", "category"}, got)
                same(got["level"], level)
                if what == "FailMore":
                    expect("InvalidOperationException" in got["message"] and text in got["message"])
                else:
                    same(got["message"].split("\n")[0], text)  # an error has its stack below
            row = [row for row in server.tool("TailLogs", count=2000)["Items"]
                   if row["Message"] == got["message"]][-1]
            same((row["Level"], row["T"], row["Source"]), (level, got["t"], got["source"]))
        do(server, "Many")
        for stream in both:
            same([stream.event("log", lambda p: p["message"].startswith("many "))["message"]
                  for _ in range(50)], [f"many {i}" for i in range(50)])
    same(server.logged("many "), [f"many {i}" for i in range(50)])


@test
def every_tool_result_is_seen():
    server = stage()
    with streams(server) as both:
        for i in range(20):
            server.tool("ListObjects", limit=i + 1)
        for stream in both:
            for i in range(20):
                got = stream.event("tool_result")
                same((set(got), got["name"], got["ok"], len(got["result"]["Items"])),
                     ({"name", "ok", "result"}, "ListObjects", True,
                      min(i + 1, got["result"]["Total"])))
        server.ask_tool("GetObject", {"id": "obj:999999999"})
        server.ask_tool("NoSuchTool")
        for stream in both:
            for name, code, kind in (("GetObject", -32004, "NotFound"),
                                     ("NoSuchTool", -32602, "InvalidArgument")):
                got = stream.event("tool_result")
                same((set(got), got["name"], got["ok"]), ({"name", "ok", "error"}, name, False))
                same((got["error"]["code"], got["error"]["data"]["kind"]), (code, kind), got)
                expect(got["error"]["message"], got)


@test
def answers_to_others_are_mirrored():
    server = stage()
    with streams(server) as both:
        answer = server.post(request("read_resource", {"uri": "unity://scenes"}, "mine")).json()
        for stream in both:
            message = stream.next()
            while message.get("id") != "mine":
                message = stream.next()
            same(message, answer)


@test
def scenes_that_come_and_go_are_events():
    server = stage()
    before = server.tool("ListScenes")
    with streams(server) as both:
        do(server, "Load")
        diffs = [stream.event("scenes_diff") for stream in both]
        same((diffs[0], set(diffs[0])), (diffs[1], {"added", "removed"}))
        same((len(diffs[0]["added"]), diffs[0]["removed"]), (1, []))
        added = diffs[0]["added"][0]
        scene = next(s for s in server.tool("ListScenes")["Items"] if s["Id"] == added)
        same((scene["Name"], scene["IsLoaded"], scene["RootCount"]), ("Extra", True, 1))
        same(paths(server, sceneId=added), ["/Guest", "/Guest/GuestChild"])
        same(server.tool("GetStatus")["ScenesLoaded"], 2)
        expect("/Guest" in paths(server) and "/Ada" in paths(server))
        same(server.read("/Conductor", "Conductor", "Scenes")["valueText"], "Main;Extra;Main")
        wait_for(lambda: "Start" in life(server, "Guest"), "the guest")
        do(server, "Unload")
        for stream in both:
            same(stream.event("scenes_diff"), {"added": [], "removed": [added]})
        same(server.tool("ListScenes"), before)
        expect("/Guest" not in paths(server))
        same(server.failure("ListObjects", {"sceneId": added}), "NotFound")
        same(life(server, "Guest")[-2:], ["OnDisable", "OnDestroy"])
        do(server, "Load")  # again: no older scene's id
        again = both[0].event("scenes_diff")["added"]
        same([s["Name"] for s in server.tool("ListScenes")["Items"] if s["Id"] in again], ["Extra"])
        do(server, "Unload")
        same(both[0].event("scenes_diff")["removed"], again)


@test
def a_scene_that_replaces_the_others():
    with Live(show) as server:
        old = [scene["Id"] for scene in server.tool("ListScenes")["Items"] if scene["Index"] >= 0]
        ada = server.id("/Ada")
        with streams(server) as both:
            do(server, "LoadOnly")
            added, removed = set(), set()
            while not (added and removed):
                diff = both[0].event("scenes_diff")
                added |= set(diff["added"])
                removed |= set(diff["removed"])
        same(removed - {"scn:hide", "scn:ddol"}, set(old))
        scenes = {scene["Name"]: scene for scene in server.tool("ListScenes")["Items"]}
        expect("Main" not in scenes and scenes["Extra"]["Id"] in added, scenes, added)
        same(paths(server, sceneId=scenes["Extra"]["Id"]), ["/Guest", "/Guest/GuestChild"])
        same(paths(server, sceneId="scn:ddol")[0], "/Conductor")
        same(server.failure("GetObject", {"id": ada}), "NotFound")
        same(server.tool("GetStatus")["ScenesLoaded"], 1)
        same(server.read("/Conductor", "Conductor", "Scenes")["valueText"], "Extra;Extra")


@test
def a_stream_that_goes_does_no_harm_and_may_come_again():
    server = stage()
    for _ in range(5):
        with streams(server) as both:
            both[0].next()
        do(server, "Many")
    with streams(server) as both:
        same(both[1].next()["params"]["event"], "scenes")
    server.is_fine()


@test
def servers_are_still_well_and_end():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
