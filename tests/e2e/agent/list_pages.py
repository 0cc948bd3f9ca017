"""Pages of long lists in the live engine: together they are the whole list, in hierarchy order,
whatever has changed between two of them."""
import random

from lib.live import Scene, need_an_engine
from lib.umcp import Suite, expect, same
from lib.gates import Opened

suite = Suite()
test = suite.test
TREES, BELOW = 40, 30


def forest(project):
    scene = Scene()
    for i in range(TREES):
        top = scene.add(f"Tree {i}")
        branch = top
        for k in range(BELOW):
            item = scene.add(f"Leaf {i}.{k}", branch, active=k % 7 != 3)
            branch = item if k % 5 == 0 else branch
    project.script("Nothing", "public class Nothing : UnityEngine.MonoBehaviour { "
                              "public bool Compiled { get { return true; } } }")
    project.scenes(Main=scene)
    return None


opened = Opened(forest)


def pages(server, tool, size, **arguments):
    """All items of a list, page by page; its total is the same on each."""
    items, total = [], None
    while total is None or len(items) < total:
        page = server.tool(tool, limit=size, offset=len(items), **arguments)
        same(page["Total"], page["Total"] if total is None else total, "total changes")
        total = page["Total"]
        expect(page["Items"] or not total, "an empty page", page)
        items += page["Items"]
    same(server.tool(tool, limit=size, offset=total, **arguments), {"Total": total, "Items": []})
    return items


def ids(items):
    return [item["Id"] for item in items]


def walk(server, object_id):
    """The tree in hierarchy order, by ListChildren alone."""
    yield object_id
    for child in server.tool("ListChildren", objectId=object_id, limit=1000)["Items"]:
        yield from walk(server, child["Id"])


def check_all(server):
    """Pages against one long page, and against a walk."""
    whole = server.tool("ListObjects", limit=100000)["Items"]
    for size in (7, 100, 640):
        same(ids(pages(server, "ListObjects", size)), ids(whole), size)
    same(ids(pages(server, "SearchObjects", 90)), ids(whole))
    same(ids(pages(server, "ListObjects", 90, sceneId="scn:0")), ids(whole))
    walked = [i for item in whole if item["Path"].count("/") == 1 for i in walk(server, item["Id"])]
    same(walked, ids(whole))
    for arguments, fits in (
            ({"name": "leaf 1"}, lambda o: "leaf 1" in o["Name"].lower()),
            ({"query": "tree 2/leaf"}, lambda o: "tree 2/leaf" in o["Path"].lower()),
            ({"type": "Transform"}, lambda o: True)):
        same(ids(pages(server, "SearchObjects", 23, **arguments)),
             ids(filter(fits, whole)), arguments)
    return whole


def evaluate(server, code):
    expect("Error" not in server.do("ConsoleEval", code=code)["result"], code)


@test
def pages_are_the_list():
    server = opened.get()
    same(len(check_all(server)), TREES * (BELOW + 1))


@test
def a_change_is_seen_by_the_next_page():
    """Each of these after the same search has been asked for, and is known."""
    server = opened.get()
    server.gates(code=True)

    def total(**arguments):
        return server.tool("SearchObjects", limit=1, **arguments)["Total"]

    name, path, kind = {"name": "Fresh"}, {"path": "/Tree 5/Fresh"}, {"type": "BoxCollider"}
    shown = {"name": "Fresh", "activeOnly": True}
    same([total(**a) for a in (name, path, kind, shown)], [0, 0, 0, 0])
    evaluate(server, 'new UnityEngine.GameObject("Fresh");')
    same([total(**a) for a in (name, path, kind, shown)], [1, 0, 0, 1])
    evaluate(server, 'UnityEngine.GameObject.Find("Fresh").transform.parent = '
                     'UnityEngine.GameObject.Find("/Tree 5").transform;')
    same([total(**a) for a in (name, path, kind, shown)], [1, 1, 0, 1])
    evaluate(server, 'UnityEngine.GameObject.Find("Fresh").AddComponent<UnityEngine.BoxCollider>();')
    same([total(**a) for a in (name, path, kind, shown)], [1, 1, 1, 1])
    evaluate(server, 'UnityEngine.GameObject.Find("/Tree 5").SetActive(false);')
    same([total(**a) for a in (name, path, kind, shown)], [1, 1, 1, 0])
    evaluate(server, 'UnityEngine.Object.DestroyImmediate(UnityEngine.Resources'
                     '.FindObjectsOfTypeAll<UnityEngine.BoxCollider>()[0]);')
    same([total(**a) for a in (name, path, kind, shown)], [1, 1, 0, 0])
    evaluate(server, 'foreach (var t in UnityEngine.Resources.FindObjectsOfTypeAll'
                     '<UnityEngine.Transform>()) if (t.name == "Fresh") t.name = "Stale";')
    same([total(**a) for a in (name, path, kind, shown)], [0, 0, 0, 0])


@test
def whatever_changes_pages_are_the_list():
    server = opened.get()
    server.gates(code=True, components=["UnityEngine.GameObject", "UnityEngine.Transform"])
    rng, n_done = random.Random(5), 0
    for _ in range(6):
        whole = ids(server.tool("ListObjects", limit=100000)["Items"])
        for _ in range(10):
            one, two = rng.sample(whole, 2)
            tool = rng.choice(("Reparent", "DestroyObject", "SetActive"))
            n_done += server.result(tool, objectId=one, newParentId=two,
                                    active=rng.random() < 0.5)["ok"]
        evaluate(server, 'UnityEngine.GameObject.Find("/Tree 9").transform.SetSiblingIndex(2);'
                         'UnityEngine.Object.Instantiate(UnityEngine.GameObject.Find("/Tree 9"));')
        check_all(server)
    expect(n_done > 30, "hardly anything has changed", n_done)


@test
def the_server_is_still_well_and_ends():
    opened.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
