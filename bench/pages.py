"""Measures pages of long lists in the live engine, and judges them: the first, the middle and the
last page of 100 must cost by what they show, not by what the scene has.

A part of run.py. Without umcp-player or Mono nothing is measured, and it says so.
"""
import json
import os
import statistics

import live
from harness import median, table
from servers import STATUS, LiveUmcp

SECONDS = 25
PAGE = 100
ROUNDS = 4

# Targets, of the p50 over HTTP, the processes wherever they like.
STATUS_FACTOR = 20         # a first page against GetStatus
PLACE_FACTOR = 2         # a later page against the first


what_is_missing = live.what_is_missing


class Wide(live.World):
    """Half of the objects are children of one root, the others are in small trees."""

    def fill(self, n_objects):
        ids = self.new_id(), self.new_id()
        below = [self.object(f"Wide {i}", ids[1], self.components(i)) for i in range(n_objects // 2)]
        self.roots.append(self.object("Wide", 0, [], below, ids))
        super().fill(n_objects)


def read(uri):
    return json.dumps({"jsonrpc": "2.0", "id": 0, "method": "resources/read",
                       "params": {"uri": uri}}, separators=(",", ":")).replace('"id":0', '"id":@ID@')


def lists_of(server, n):
    """{name: (function of an offset that makes a request, how many items)}"""
    wide = server.result("ListObjects", limit=1)["Items"][0]["Id"]
    n_found = server.result("SearchObjects", name="Child", limit=1)["Total"]
    n_children = server.result("ListChildren", objectId=wide, limit=1)["Total"]

    def tool(name, /, **arguments):
        return lambda offset: live.call(name, limit=PAGE, offset=offset, **arguments)

    return {"ListObjects": (tool("ListObjects"), n),
            "ListChildren": (tool("ListChildren", objectId=wide), n_children),
            "SearchObjects": (tool("SearchObjects"), n),
            "SearchObjects, by name": (tool("SearchObjects", name="Child"), n_found),
            "unity://scene/scn:0/objects": (
                lambda offset: read(f"unity://scene/scn:0/objects?limit={PAGE}&offset={offset}"), n)}


def measure_pages(bench, server, n, results):
    """Fills {(list, page): [one result per round]}."""
    for _ in bench.rounds(ROUNDS, "pages"):
        server.call, server.expect = STATUS, "UnityVersion"
        results.setdefault(("GetStatus", ""), []).append(bench.undisturbed_attempt(
            lambda: bench.http(server, 1, seconds=0.4, is_pinned=False)))
        for name, (request, total) in lists_of(server, n).items():
            for page, offset in (("first", 0), ("middle", total // 2), ("last", total - PAGE)):
                server.call, server.expect = request(offset), "ComponentCount"
                results.setdefault((name, page), []).append(bench.undisturbed_attempt(
                    lambda: bench.http(server, 1, seconds=0.4, is_pinned=False)))


def measure(bench, found):
    n = live.LARGE[bench.quick]
    live.make_project(bench.folder, n, 0, Wide)
    server = LiveUmcp(bench, bench.folder, os.path.join(bench.scratch, "state-pages"))
    found["objects"], found["pages"] = n, {}
    measure_pages(bench, server, n, found["pages"])


def report(found):
    if "pages" not in found:
        return []
    rows = [[name, page, *(f"{median(results, k):,.0f}" for k in ("p50_us", "p99_us"))]
            for (name, page), results in found["pages"].items()]
    return [f"## Live engine: pages of {PAGE}, {found['objects']:,} objects", "",
            *table(["list", "page", "p50 µs", "p99 µs"], rows)]


def judge(found, v):
    for (name, page), results in found.get("pages", {}).items():
        if name == "GetStatus":
            continue
        other = ("GetStatus", "") if page == "first" else (name, "first")
        times = statistics.median(a["p50_us"] / b["p50_us"] for a, b in
                                  zip(results, found["pages"][other]))
        wanted = STATUS_FACTOR if page == "first" else PLACE_FACTOR
        beside = "GetStatus" if page == "first" else "the first"
        v.judge(f"{page} page of {name} against {beside}, p50", times <= wanted, f"{times:.2f}×",
                f"≤ {wanted}×")
