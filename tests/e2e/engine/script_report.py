"""What was left out of a project's scripts is told everywhere: unity://scripts, umcp doctor DIR, the log."""
import json
import os
import re
import tempfile

from lib.live import Live, Project, Scene, Shared, need_an_engine
from lib.probe import engine_of, kill
from lib.umcp import Http, Server, Suite, expect, initialize, request, run, same, wait_for

suite = Suite()
test = suite.test
shared = Shared()

PARTLY = """using UnityEngine;
public class Partly : MonoBehaviour
{
    public int caught, frames;
    public int Frames { get { return frames; } }
    private void Start() { try { Quiet(); } catch (System.Exception) { caught++; } }
    private void Update() { frames++; if (frames < 4) Loud(); }
    private void Loud() { Nowhere.Draw(); }
    private void Quiet() { Nowhere.Draw(); }
    private void Never() { Elsewhere.Draw(); }
}
"""
BROKEN = "public class Broken { void M( }}}\n"
LIVE = "public class Fine { public int one = 1; }\n"


def make(project):
    scene = Scene()
    scene.script(scene.add("Partly"), project.script("Partly", PARTLY))
    project.script("Broken", BROKEN)
    project.script("Fine", LIVE)
    project.scenes(Main=scene)
    return "/Partly", "Partly", "Frames"


def server():
    return shared.get(make)


def report(at, query=""):
    reply = at.post(request("read_resource", {"uri": "unity://scripts" + query})).json()
    expect("result" in reply, reply)
    return json.loads(reply["result"]["contents"][0]["text"])


def paths(told):
    return [os.path.basename(item["Path"]) for item in told["Items"]]


def played():
    at = server()
    wait_for(lambda: int(at.read("/Partly", "Partly", "Frames")["valueText"]) > 5, "the frames", 30)
    return at


# --- The resource ---

@test
def each_script_is_told_with_what_it_lost():
    told = report(played())
    same((told["State"], told["Complaint"]), ("compiled", None))
    expect(re.match(r"Roslyn .*C# 9", told["Compiler"]), told["Compiler"])
    same(paths(told), ["Broken.cs", "Partly.cs", "Fine.cs"])
    broken, partly, fine = told["Items"]
    same([item["State"] for item in told["Items"]], ["out", "partly", "live"])
    same((partly["Path"], partly["Assembly"]), ("Assets/Scripts/Partly.cs", "Assembly-CSharp"))
    same((partly["Members"], partly["Kept"], partly["Stubbed"], partly["LeftOut"]), (8, 5, 3, 0))
    same([(e["Line"], e["Column"], e["What"], e["How"]) for e in partly["Left"]],
         [(8, 27, "Partly.Loud()", "stub"), (9, 28, "Partly.Quiet()", "stub"), (10, 28, "Partly.Never()", "stub")])
    expect(all(e["Error"].startswith("CS0103: ") for e in partly["Left"]), partly)
    same((broken["LeftTotal"], broken["Left"][0]["How"]), (1, "file"))
    same((fine["Kept"], fine["LeftTotal"], fine["Left"]), (1, 0, []))
    totals = told["Totals"]
    same({key: totals[key] for key in ("Scripts", "Live", "Partly", "Out", "Held", "Stubbed")},
         {"Scripts": 3, "Live": 1, "Partly": 1, "Out": 1, "Held": 0, "Stubbed": 3})
    same(totals["Members"], sum(item["Members"] for item in told["Items"]))
    same(told["Names"][:2], [{"Name": "Nowhere", "Members": 2}, {"Name": "Elsewhere", "Members": 1}])
    same((told["LastBuild"]["Assemblies"], told["Total"], told["Held"]), (1, 3, []))
    expect(re.match(r"20\d\d-.*Z$", told["LastBuild"]["Ended"]) and told["LastBuild"]["Ms"] >= 0, told)


@test
def stubs_that_were_reached_are_counted_and_logged_once():
    at = played()
    told = report(at)
    same(told["Items"][1]["Reached"], 4)  # three times Loud(), once Quiet()
    same(told["Totals"]["Reached"], 4)
    same(len(at.logged("LeftOutException: Partly.Loud() was left out")), 1)
    caught = wait_for(lambda: at.logged("A LeftOutException was thrown"), "the line", 20)
    same(len(caught), 1)
    expect("Partly.Quiet() was left out" in caught[0] and "CS0103" in caught[0], caught)


@test
def scripts_are_chosen_by_state_and_path_and_come_in_pages():
    at = server()
    same([paths(report(at, f"?state={state}")) for state in ("live", "partly", "out", "held")],
         [["Fine.cs"], ["Partly.cs"], ["Broken.cs"], []])
    same(paths(report(at, "?path=scripts/p")), ["Partly.cs"])
    first = report(at, "?limit=2")
    same((paths(first), first["Total"], first["NextOffset"]), (["Broken.cs", "Partly.cs"], 3, 2))
    rest = report(at, "?limit=2&offset=2")
    same((paths(rest), "NextOffset" in rest), (["Fine.cs"], False))
    one = report(at, "?left=1&state=partly")["Items"][0]
    same((len(one["Left"]), one["LeftTotal"]), (1, 3))
    same(report(at, "?offset=99")["Items"], [])
    same(at.resource_failure("unity://scripts?state=dead"), "InvalidArgument")
    same(at.resource_failure("unity://scripts?limit=x"), "InvalidArgument")


@test
def subscribers_hear_of_a_new_build():
    with Live(make) as at, Http(at.port) as http, Http(at.port) as stream:
        header = f"Mcp-Session-Id: {http.ask(initialize(), '/mcp').headers['mcp-session-id']}"
        http.ask({"jsonrpc": "2.0", "method": "notifications/initialized"}, "/mcp", header)
        listed = http.ask(request("resources/list"), "/mcp", header).json()["result"]["resources"]
        expect(any(r["uri"] == "unity://scripts" for r in listed), listed)
        before = report(at)["LastBuild"]["Number"]
        http.ask(request("resources/subscribe", {"uri": "unity://scripts"}), "/mcp", header)
        stream.get("/mcp", f"{header}\r\nAccept: text/event-stream")
        stream.response_head()
        path = os.path.join(at.own_project.name, "game/Assets/Scripts/Fine.cs")
        with open(path, "w", encoding="utf-8") as file:
            file.write("public class Fine { public void M() { Nowhere.M(); } }\n")
        same(stream.sse()["params"]["uri"], "unity://scripts")
        wait_for(lambda: report(at)["LastBuild"]["Number"] > before, "the build", 30)
        told = wait_for(lambda: report(at)["State"] == "compiled" and report(at), "its end", 30)
        same(told["Totals"]["Partly"], 2)
        same(told["LastBuild"]["Compiled"], 1)


@test
def without_an_engine_the_answer_says_why():
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        make(project)
        with Server("--project", project.root, "--player", "off") as at:
            reply = at.post(request("read_resource", {"uri": "unity://scripts"})).json()
            expect("needs a running Unity" in reply["error"]["message"], reply)


# --- The log ---

def summary(at):
    return wait_for(lambda: at.logged("Compiled 2 of 3 scripts"), "the summary", 30)


@test
def the_summary_is_the_same_after_a_warm_start():
    at = server()
    first = summary(at)[0]
    expect("of 8 members 3 are stubs and 0 left out, in 1 scripts" in first or "stubs" in first, first)
    expect("Nowhere (2), Elsewhere (1)" in first, first)
    expect("unity://scripts" in first and "umcp doctor DIR" in first, first)
    numbers = report(at)
    kill(engine_of(at))
    wait_for(lambda: len(summary(at)) == 2, "another engine", 30)
    same(summary(at)[1], first)
    again = report(at)
    same((again["Totals"]["Stubbed"], again["Names"], again["LastBuild"]["Compiled"]),
         (numbers["Totals"]["Stubbed"], numbers["Names"], 0))
    expect(summary(at)[1] in at.err(), "the server's own log has it")


# --- umcp doctor DIR ---

def doctor(project, *args, folder, **more):
    return run("doctor", project, *args, folder=folder, patience=120, **more)


@test
def doctor_tells_of_a_project_without_a_server():
    with tempfile.TemporaryDirectory() as folder:
        project = Project(os.path.join(folder, "p"))
        make(project)
        ran = doctor(project.root, folder=folder)
        same(ran.code, 0, ran)
        expect("compiling its scripts" in ran.err, ran)
        lines = ran.out.splitlines()
        expect("scripts  3: 1 live, 1 partly live, 1 left out; in 1 assemblies" in lines, ran)
        expect(any(re.match(r"members  \d+: \d+ kept .*, 3 stubs, \d+ left out", line) for line in lines), ran)
        expect("missing  Nowhere (2 members), Elsewhere (1 members)" in ran.out, ran)
        expect("script   Assets/Scripts/Partly.cs: of 8 members 3 are stubs and 0 left out; (8,27) Partly.Loud(): "
               "CS0103: " in ran.out, ran)
        expect("script   Assets/Scripts/Broken.cs is left out; (1,31) Broken.cs: CS1026" in ran.out, ran)
        expect("advice   a name is missing" in ran.out, ran)
        told = json.loads(doctor(project.root, "--json", folder=folder).out)
        same((told["LastBuild"]["Compiled"], told["Totals"]["Stubbed"]), (0, 3))
        expect(not os.path.exists(os.path.join(project.root, "Library")), "it writes nothing there")


@test
def doctor_asks_the_server_of_the_project():
    at = played()
    game = os.path.join(at.own_project.name, "game")
    ran = doctor(game, "--json", folder=at.folder)
    same(ran.code, 0, ran)
    expect("this is the report of the server" in ran.err, ran)
    same(json.loads(ran.out)["Totals"]["Reached"] >= 4, True, ran)
    expect("code has called stubs" in doctor(game + "/", folder=at.folder).out)


@test
def doctor_says_that_mcs_leaves_out_whole_files():
    with tempfile.TemporaryDirectory() as folder:
        project = Project(os.path.join(folder, "p"))
        make(project)
        ran = doctor(project.root, "--compiler", "mcs", folder=folder)
        same(ran.code, 0, ran)
        expect("scripts  3: 1 live, 0 partly live, 2 left out" in ran.out, ran)
        expect("mcs leaves out whole files" in ran.out and "C# 9" in ran.out, ran)
        expect("script   Assets/Scripts/Partly.cs is left out; (8,27) Partly.cs: CS0103: " in ran.out, ran)
        told = json.loads(doctor(project.root, "--compiler", "mcs", "--json", folder=folder).out)
        same([(e["How"], e["Line"]) for item in told["Items"] for e in item["Left"]], [("file", 1), ("file", 8)])


@test
def doctor_refuses_what_is_no_project():
    with tempfile.TemporaryDirectory() as folder:
        for words, says in ((("/no/such/folder",), "/no/such/folder"), ((folder,), folder),
                            ((folder, folder), "one project folder")):
            ran = run("doctor", *words, folder=folder)
            same((ran.code, ran.out), (2, ""), ran)
            expect(says in ran.err, ran)
        same(run("doctor", "--json", folder=folder).code, 2)
        ran = doctor(folder, "--compiler", "/no/such/csc", folder=folder)
        same(ran.code, 2, ran)


@test
def doctor_says_what_is_missing():
    with tempfile.TemporaryDirectory() as folder:
        project = Project(os.path.join(folder, "p"))
        project.scenes(Main=Scene())
        ran = doctor(project.root, folder=folder)
        same(ran.code, 0, ran)
        expect("the project has no scripts" in ran.out, ran)
        project.script("Fine", LIVE)
        ran = doctor(project.root, "--compiler", "/no/such/csc", folder=folder)
        same(ran.code, 1, ran)
        expect("/no/such/csc" in ran.out + ran.err, ran)


@test
def doctor_fails_if_no_script_compiles():
    """Also where each file is told, as with Roslyn."""
    with tempfile.TemporaryDirectory() as folder:
        project = Project(os.path.join(folder, "p"))
        project.scenes(Main=Scene())
        for name in ("A", "B"):
            project.script(name, "public class " + name + " { int x y; }")
        for more in ((), ("--json",), ("--compiler", "mcs")):
            ran = doctor(project.root, *more, folder=folder)
            same(ran.code, 1, ran)
            expect("CS1002" in ran.out or "CS1519" in ran.out or more, ran)
        project.script("C", "public class C { int x = none; }")
        same(doctor(project.root, folder=folder).code, 0)


@test
def servers_are_still_well_and_end():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
