"""Objects that scripts of a live engine make, and the order in which scripts run."""
from lib.live import Live, Scene, Shared, local, need_an_engine
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test
shared = Shared()


# --- Names ---

NAMER = r"""
using UnityEngine;

public class Namer : MonoBehaviour
{
    private void Awake()
    {
        new GameObject("a/b");
        new GameObject("");
        new GameObject("q\"\n\t\\é\U0001F600\uD800");
        new GameObject(new string('n', 5000));
        new GameObject();
        new GameObject("twin");
        new GameObject("twin");
    }
    public bool Done { get { return true; } }
    public bool Crowd
    {
        get
        {
            for (int i = 0; i < 3000; i++)
                new GameObject("Guest " + i);
            return true;
        }
    }
}
"""


def namer(project):
    scene = Scene()
    scene.script(scene.add("Namer"), project.script("Namer", NAMER))
    scene.add("'it''s: #1 \u4e16'")
    scene.add('"\\u00E9 \\"x\\""')
    scene.add("1234")
    scene.add("")
    project.scenes(Main=scene)
    return "/Namer", "Namer", "Done"


@test
def names_may_be_odd():
    server = shared.get(namer)
    cards = server.cards()
    names = [card["Name"] for card in cards]
    same(names[:5], ["Namer", "it's: #1 世", 'é "x"', "1234", ""])
    same(names[5:7] + names[9:], ["a/b", "", "New Game Object", "twin", "twin"])
    expect(names[7].startswith('q"\n\t\\é\U0001F600') and set(names[8]) == {"n"}, names)
    for card in cards:
        same(server.tool("GetObject", id=card["Id"]), card)
        same(card["Path"], "/" + card["Name"])


@test
def a_crowd_can_be_seen_to_the_last():
    server = shared.get(namer)
    own = server.tool("ListObjects")["Total"]
    server.value("/Namer", "Namer", "Crowd")
    for tool in ("ListObjects", "SearchObjects"):
        seen = []
        while len(seen) < own + 3000:
            page = server.tool(tool, limit=3000, offset=len(seen))
            same(page["Total"], own + 3000)
            expect(page["Items"], "nothing from", len(seen))
            seen += [card["Id"] for card in page["Items"]]
        same(len(set(seen)), own + 3000)


# --- The order of scripts ---

FIRST = """
using UnityEngine;

[DefaultExecutionOrder(-50)]
public class First : MonoBehaviour
{
    private void Awake() { Debug.Log("order First.Awake"); }
    private void Update() { Order.Tell("First.Update"); }
}
"""
ORDER = """
using System.Collections;
using System.Threading.Tasks;
using UnityEngine;

public class Order : MonoBehaviour
{
    public GameObject child;
    private static int told;
    private int main;
    private string after = "";

    public static void Tell(string what)
    {
        if (told++ < 2)
            Debug.Log("order " + what);
    }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
    private static void Before() { Debug.Log("order before scene"); }

    [RuntimeInitializeOnLoadMethod]
    private static void After() { Debug.Log("order after scene"); }

    private void Awake()
    {
        Debug.Log("order Order.Awake");
        main = System.Threading.Thread.CurrentThread.ManagedThreadId;
    }

    private IEnumerator Start()
    {
        Debug.Log("order Order.Start");
        yield return null;
        Debug.Log("order Order.Start went on");
        Wait();
    }

    private void Update() { Tell("Order.Update"); }

    private async void Wait()
    {
        await Task.Delay(5);
        after = main == System.Threading.Thread.CurrentThread.ManagedThreadId ? "main" : "other";
    }

    public string Waited { get { return after; } }

    public string Grow
    {
        get
        {
            child.SetActive(true);
            return child.AddComponent<Late>().said;
        }
    }
    public string Grown { get { return child.GetComponent<Late>().said; } }
    public string Message
    {
        get
        {
            child.SendMessage("Hear", 5);
            child.SendMessage("Nobody", SendMessageOptions.DontRequireReceiver);
            return Grown;
        }
    }
}
"""
LATE = """
using UnityEngine;

public class Late : MonoBehaviour
{
    public string said = "";
    private void Awake() { said += "Awake "; }
    private void OnEnable() { said += "OnEnable "; }
    private void Start() { said += "Start "; }
    private void Hear(int number) { said += "Hear" + number + " "; }
}
"""


def order(project):
    scene = Scene()
    child = scene.add("Child", active=False)
    scene.script(scene.add("Order"), project.script("Order", ORDER), f"child: {local(child.id)}")
    scene.script(scene.add("First"), project.script("First", FIRST))
    project.script("Late", LATE)
    project.scenes(Main=scene)
    return "/Order", "Order", "Waited"


@test
def scripts_run_in_their_order():
    server = shared.get(order)
    wait_for(lambda: "order Order.Start went on" in server.logged("order "), "two frames")
    same(server.logged("order "), [f"order {what}" for what in (
        "before scene", "First.Awake", "Order.Awake", "after scene", "Order.Start", "First.Update",
        "Order.Update", "Order.Start went on")])
    wait_for(lambda: server.read("/Order", "Order", "Waited")["valueText"], "a task")
    same(server.read("/Order", "Order", "Waited")["valueText"], "main")


@test
def a_component_that_is_added_lives():
    server = shared.get(order)

    def text(name):
        return server.read("/Order", "Order", name)["valueText"]

    same(text("Grow"), "Awake OnEnable ")
    wait_for(lambda: "Start" in text("Grown"), "the start")
    same(text("Grown"), "Awake OnEnable Start ")
    same(text("Message"), "Awake OnEnable Start Hear5 ")


# --- Scripts that end their engine ---

ENDER = """
using System;
using UnityEngine;

public class Ender : MonoBehaviour
{
    public bool Fine { get { return true; } }
    public bool Exit0 { get { Environment.Exit(0); return true; } }
    public bool Exit3 { get { Environment.Exit(3); return true; } }
    public bool Quit { get { Application.Quit(); return true; } }
}
"""


def ender(project):
    scene = Scene()
    scene.script(scene.add("Ender"), project.script("Ender", ENDER))
    project.scenes(Main=scene)
    return "/Ender", "Ender", "Fine"


@test
def whatever_code_an_engine_ends_with_another_comes():
    for what in ("Exit0", "Exit3", "Quit"):
        with Live(ender) as server:
            server.ask_tool("ReadComponentMember", {"objectId": server.id("/Ender"),
                                                    "componentType": "Ender", "name": what})
            wait_for(lambda: any("disconnected" in text for text in server.logged()), "the end")
            wait_for(lambda: server.ask_tool("ListObjects").status == 200, "another engine", 10)
            wait_for(server.is_compiled, "the scripts")


@test
def servers_are_still_well_and_end():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
