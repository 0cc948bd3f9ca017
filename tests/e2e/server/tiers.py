"""Tiers of tools in the editor envelope: --tier, the filter of tools/list, and -32005."""
from lib.link import WRITES, Answer, Player, connect, with_folder
from lib.umcp import EXAMPLE, Server, Suite, expect, request, same, wait_for

suite = Suite()
test = suite.test
CODE = ("--allow-writes", "--no-confirm", "--allow-eval")
SCHEMA = {"inputSchema": {"type": "object"}}
PLUGINS = [{"name": "count-doors", "readOnly": True, **SCHEMA}, {"name": "paint-door", **SCHEMA},
           {"name": "burn-door", "destructive": True, **SCHEMA}]
TIERS = {"count-doors": "core", "paint-door": "tier1", "burn-door": "tier2", "ListObjects": "core",
         "SetActive": "tier1", "DestroyObject": "tier2", "execute_code": "tier3",
         "ConsoleEval": "tier3", "query": "tier3", "project.info": "core"}
ORDER = ["core", "tier1", "tier2", "tier3", "tier4"]
# The tools of the protocol's document.
SEED = ["asset.dependencies.graph", "asset.info", "audio.mixer.list", "audio.mixer.snapshot.read",
        "editor.selection.info", "mcp.server.info", "mcp.tool.describe", "mcp.tools.list",
        "project.assets.summary", "project.info", "project.references.missing",
        "project.scenes.list", "scene.components.list", "scene.hierarchy.dump",
        "scene.objects.find"]


def editor(server, method, **params):
    return server.post(request(method, params), "/editor").json()


def listed(server, **params):
    return {tool["id"]: tool["tier"] for tool in
            editor(server, "tools/list", **params)["result"]["tools"]}


def refusal(server, tool):
    error = editor(server, "tools/call", tool=tool, arguments={})["error"]
    return error["code"], error["message"], error["data"]["details"]


def offer(server, engine):
    engine.send({"tools": PLUGINS})
    wait_for(lambda: "error" not in editor(server, "tools/describe", tool="burn-door"), "the list")


@test
def each_tool_says_its_tier_and_the_seeds_fifteen_are_core():
    with Server("--project", EXAMPLE) as server, connect(server) as engine:
        offer(server, engine)
        for name, tier in TIERS.items():
            tool = editor(server, "tools/describe", tool=name)["result"]["tool"]
            same(tool["tier"], tier, name)
            expect(tool["safetyLevel"] == "read-only" or tier != "core", tool)
        tools = listed(server)
        expect(set(SEED) <= set(tools) and set(tools.values()) == {"core"}, tools)
        same(editor(server, "server/info")["result"]["tier"], "core")


@test
def a_tool_above_the_tier_is_refused_with_both_tiers_and_others_run():
    for tier in ORDER:
        with Server("--tier", tier, *CODE) as server, connect(server) as engine:
            offer(server, engine)
            same(editor(server, "server/info")["result"]["tier"], tier)
            for name, needed in TIERS.items():
                if ORDER.index(needed) <= ORDER.index(tier):
                    continue
                same(refusal(server, name), (-32005, "Tool not available in current tier",
                                             {"requiredTier": needed, "currentTier": tier}))
            for name in ("count-doors", "paint-door", "burn-door"):
                if ORDER.index(TIERS[name]) > ORDER.index(tier):
                    continue
                answer = Answer(server, name, {}, "/", "tools/call")
                number, _ = engine.call(name)
                engine.done(number, "done")
                expect("result" in answer.json(), tier, name)


@test
def the_filter_has_what_the_server_offers_of_a_tier():
    for args, reached in ((("--tier", "tier4"), 4), (("--tier", "tier1", *CODE), 1), (CODE, 3),
                          (WRITES, 2), ((), 0)):
        with Server(*args) as server, connect(server) as engine:
            offer(server, engine)
            everything = listed(server)
            parts = [listed(server, tier=tier.upper()) for tier in ORDER]
            same({name: tier for part in parts for name, tier in part.items()}, everything)
            for i, part in enumerate(parts):
                expect(set(part.values()) <= {ORDER[i]}, part)
                same(bool(part), i <= min(reached, 3), args, ORDER[i])
            for name, tier in TIERS.items():
                is_there = tier != "core" and ORDER.index(tier) <= reached
                expect(name not in SEED and (name in everything) == is_there or name in SEED,
                       args, name)
            listed_by_tool = editor(server, "tools/call", tool="mcp.tools.list",
                                    arguments={"tier": "tier1"})["result"]["output"]["tools"]
            same([t["id"] for t in listed_by_tool], sorted(parts[1]))


@test
def a_closed_gate_tells_both_tiers_and_what_opens_it():
    with Server() as server, connect(server) as engine:
        offer(server, engine)
        for name, needed in (("paint-door", "tier1"), ("burn-door", "tier2"),
                             ("ConsoleEval", "tier3")):
            code, _, details = refusal(server, name)
            same((code, details["requiredTier"], details["currentTier"]),
                 (-32005, needed, "core"))
            expect("--allow" in details["hint"], details)
    with Server("--allow-writes") as server, connect(server):
        code, message, details = refusal(server, "SetActive")
        same((code, message, details["requiredTier"], details["currentTier"]),
             (-32005, "Confirmation required", "tier1", "tier2"))
        expect("confirm=true" in details["hint"], details)


@test
def no_gate_and_no_setting_opens_a_tier():
    with Server("--tier", "tier2", "--allow-config-changes", *CODE) as server, \
            connect(server):
        reply = editor(server, "tools/call", tool="SetConfig",
                       arguments={"allowWrites": True, "enableConsoleEval": True})
        expect("result" in reply, reply)
        for path, message in (("/editor", request("tools/call", {"tool": "execute_code",
                                                                 "arguments": {"code": "1"}})),
                              ("/", request("invoke", {"name": "query",
                                                       "parameters": {"query": "1"}})),
                              ("/message", request("call_tool", {
                                  "name": "ConsoleEval",
                                  "arguments": {"code": "1", "confirm": True}}))):
            said = str(server.post(message, path).json())
            expect("not available in current tier" in said, path, said)
        said = server.post({"code": "return 1;"}, "/api/execute").json()
        same(said["success"], False, said)


@test
def a_list_that_has_plugin_tools_waits_for_them_at_the_start():
    @with_folder
    def run(folder):
        player = Player(folder, tools=PLUGINS, late=1.5)
        with player.serve(*WRITES) as server:
            expect({"paint-door", "burn-door"} <= set(listed(server)))

    run()


if __name__ == "__main__":
    suite.main()
