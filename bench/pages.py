#!/usr/bin/env python3
"""Measures pages of long lists in the live engine, and judges them: the first, the middle and the
last page of 100 must cost by what they show, not by what the scene has.

usage: pages.py [--umcp PATH] [--quick]

A part of run.py, and a program of its own. Exit code 1: a target was missed. Without umcp-player or
Mono nothing is measured, and it says so.
"""
import argparse
import json
import os
import shutil
import sys
import tempfile

import live
from harness import median, run_part, say, table
from servers import LiveUmcp

PAGE = 100
ROUNDS = {False: 5, True: 2}  # by quick

# Target.
PAGE_US = 500              # p50 of one page, over HTTP, the processes wherever they like


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


def measure_pages(bench, server, n):
    """{(list, page): [one result per round]}"""
    results = {}
    for _ in range(ROUNDS[bench.quick]):
        for name, (request, total) in lists_of(server, n).items():
            for page, offset in (("first", 0), ("middle", total // 2), ("last", total - PAGE)):
                server.call, server.expect = request(offset), "ComponentCount"
                results.setdefault((name, page), []).append(bench.undisturbed_attempt(
                    lambda: bench.http(server, 1, seconds=0.4, is_pinned=False)))
    return results


def measure(bench):
    """What was found; {"missing": why} if nothing can be measured."""
    missing = live.what_is_missing(bench)
    if missing:
        say(f"{missing}: pages are left out")
        return {"missing": missing}
    say("pages of long lists")
    n = live.LARGE[bench.quick]
    folder = tempfile.mkdtemp(prefix="umcp-pages-")
    try:
        live.make_project(folder, n, 0, Wide)
        server = LiveUmcp(bench, folder, os.path.join(bench.scratch, "state-pages"))
        found = measure_pages(bench, server, n)
        server.stop()
        return {"missing": None, "objects": n, "pages": found}
    finally:
        for server in list(bench.running):
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def report(found):
    if found["missing"]:
        return []
    rows = [[name, page, *(f"{median(results, k):,.0f}" for k in ("p50_us", "p99_us"))]
            for (name, page), results in found["pages"].items()]
    return [f"## Live engine: pages of {PAGE}, {found['objects']:,} objects", "",
            *table(["list", "page", "p50 µs", "p99 µs"], rows)]


def judge(found, v):
    if found["missing"]:
        v.skip("pages of the live engine", found["missing"])
        return
    for (name, page), results in found["pages"].items():
        p50 = median(results, "p50_us")
        v.judge(f"{page} page of {name}, p50", p50 <= PAGE_US, f"{p50:,.0f} µs", f"≤ {PAGE_US} µs")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--umcp", help="the program that is measured")
    parser.add_argument("--quick", action="store_true", help="a smaller scene, rough numbers")
    parser.set_defaults(without_sdk=True, without_projects=True, without_live=False)
    return run_part(sys.modules[__name__], parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
