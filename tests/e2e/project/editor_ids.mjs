// JavaScript reads and writes the ids of the editor envelope's scenes without losing a digit: JSON's
// numbers are doubles there. From files whose ids have 63 bits, and from a living engine.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { EXAMPLE, Server, UMCP, runTests, skipAll, test, waitFor } from "../lib/umcp.mjs";

if (!UMCP) skipAll("UMCP must name the program to test");

const MAIN = "Assets/Scenes/Main.unity";

async function ask(server, tool, args = {}) {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { tool, arguments: args } };
  const response = await fetch(`${server.url}/editor`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
  return (await response.json()).result;
}

const walk = (nodes) => nodes.flatMap((node) => [node, ...walk(node.children)]);

// Every id leads back to its object, and to no other.
async function check(server) {
  const dump = await ask(server, "scene.hierarchy.dump", { scenePath: MAIN, includeInactive: true });
  const nodes = walk(dump.output.rootObjects);
  assert.ok(nodes.length > 15);
  assert.equal(new Set(nodes.map((node) => node.instanceId)).size, nodes.length);
  for (const node of nodes) {
    assert.equal(node.instanceId | 0, node.instanceId); // 32 bits
    const name = `#${node.instanceId}`;
    const below = await ask(server, "scene.hierarchy.dump", {
      scenePath: MAIN, includeInactive: true, rootPath: name,
    });
    assert.deepEqual(below.output.rootObjects, node.children);
    const listed = await ask(server, "scene.components.list", { gameObjectPath: name });
    assert.deepEqual(listed.output.components.map((c) => c.type), node.components);
    for (const component of listed.output.components)
      assert.equal(component.instanceId | 0, component.instanceId);
  }
  return dump;
}

test("ids of files lead back from JavaScript", async () => {
  const server = await Server.start(["--project", EXAMPLE]);
  try {
    await check(server);
  } finally {
    await server.stop();
  }
});

test("ids of an engine lead back from JavaScript", async () => {
  if (!existsSync(join(dirname(UMCP), "umcp-player"))) return;
  const server = await Server.start(["--project", EXAMPLE, "--player", "auto"]);
  try {
    await waitFor(async () => {
      const found = await ask(server, "scene.objects.find");
      return found.diagnostics.at(-1).startsWith("Source: engine.");
    }, "the engine");
    const dump = await check(server);
    assert.match(dump.diagnostics.at(-1), /^Source: engine\. /);
  } finally {
    await server.stop();
  }
});

await runTests("editor_ids");
