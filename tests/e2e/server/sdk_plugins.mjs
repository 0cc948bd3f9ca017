// Plugin tools as the official SDK's client sees them, with an engine of the link (docs/link.md):
// the list changes while clients are connected, and they are told of that and of nothing else.
import assert from "node:assert/strict";
import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSdk, needPackages, needPrograms } from "../lib/sdk.mjs";
import {
  UMCP,
  checkSanitizers,
  cleanEnv,
  runTests,
  test,
  waitFor,
  withServer,
  within,
} from "../lib/umcp.mjs";

needPrograms({ UMCP });
needPackages("sdk", "ws");

const { WebSocket } = await import("ws");
const { Client, SSEClientTransport, StdioClientTransport, StreamableHTTPClientTransport, types } =
  await loadSdk();
const { ToolListChangedNotificationSchema } = types;

const OPEN = {
  name: "open-door",
  title: "Open a door",
  description: "Open a door of the level",
  inputSchema: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
};
const COUNT = { name: "CountDoors", readOnly: true, inputSchema: { type: "object" } };

// --- The engine ---

class Engine {
  static async connect(server, answers = {}) {
    const engine = new Engine();
    engine.socket = new WebSocket(`${server.url.replace("http", "ws")}/unity`, "umcp.2");
    engine.socket.on("message", (data) => engine.hear(String(data), answers));
    await within(new Promise((resolve, reject) => {
      engine.socket.on("open", resolve);
      engine.socket.on("error", reject);
    }), "the handshake");
    await engine.prove(server);
    engine.say({ hello: { protocol: 2, name: "demo", unityVersion: "1", platform: "p",
                          runtime: "Mono", pid: 1, kind: "game" } });
    await waitFor(() => engine.isWelcome, "the welcome");
    return engine;
  }

  // Both ends show that they know the user's key (docs/link.md, "Who is there").
  async prove(server) {
    const nonce = randomBytes(32).toString("hex");
    this.say({ nonce, key: true });
    const answer = await waitFor(() => this.challenge, "the server's proof");
    const key = readFileSync(join(server.folder, "state/umcp/link.key"), "utf8").trim();
    const proof = (role) =>
      createHmac("sha256", key)
        .update(`umcp.2 proof\nkey\n${role}\n${server.port}\n${nonce}\n${answer.nonce}\n`)
        .digest("hex");
    assert.equal(answer.proof, proof("server"));
    this.say({ proof: proof("engine") });
  }

  say(head, payload) {
    const text = JSON.stringify(head);
    this.socket.send(payload === undefined ? text : `${text}\n${JSON.stringify(payload)}`);
  }

  hear(message, answers) {
    const [first, second] = message.split("\n");
    const head = JSON.parse(first);
    if (head.challenge) this.challenge = head.challenge;
    if (head.welcome) this.isWelcome = true;
    if (head.ping) this.say({ pong: head.ping, mainMs: 0 });
    if (head.call) answers[head.tool]?.(this, head.call, JSON.parse(second));
  }

  close() {
    this.socket.close();
  }
}

// --- Clients ---

async function open(transport) {
  const client = new Client({ name: "e2e", version: "1.0.0" }, { capabilities: {} });
  client.changes = 0;
  client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
    client.changes++;
  });
  await within(client.connect(transport), "connect");
  await client.ping(); // what follows comes after the end of the handshake
  return client;
}

async function overHttp(server) {
  let streams = 0;
  const client = await open(new StreamableHTTPClientTransport(new URL("/mcp", server.url), {
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if ((init?.method ?? "GET") === "GET" && response.status === 200) streams++;
      return response;
    },
  }));
  await waitFor(() => streams, "the client's GET stream");
  return client;
}

const overSse = (server) => open(new SSEClientTransport(new URL("/sse", server.url)));

// It passes messages on to the server.
async function overStdio(server) {
  const transport = new StdioClientTransport({
    command: UMCP, args: ["stdio", "--connect", server.url], env: cleanEnv(server.folder),
    stderr: "pipe",
  });
  let err = "";
  transport.stderr.on("data", (data) => (err += data));
  const client = await open(transport);
  client.check = () => checkSanitizers(err);
  return client;
}

const names = async (client) => (await client.listTools()).tools.map((tool) => tool.name);

for (const [kind, connect] of Object.entries({ http: overHttp, sse: overSse, stdio: overStdio }))
  test(`a client is told when the list has changed, and not when it has not (${kind})`, () =>
    withServer([], async (server) => {
      const engine = await Engine.connect(server);
      const client = await connect(server);
      const before = client.changes;

      engine.say({ tools: [OPEN] });
      await waitFor(() => client.changes === before + 1, "the notification");
      assert.ok((await names(client)).includes("open-door"));

      // None of these changes what is listed; the next that does is the next that is told.
      engine.say({ tools: [OPEN] });
      engine.say({ tools: [{ ...OPEN, where: "Assets/Elsewhere.cs" }, OPEN] });
      engine.say({ state: "reloading" });
      engine.say({ state: "ready" });
      engine.say({ tools: [COUNT, OPEN] });
      await waitFor(async () => (await names(client)).includes("CountDoors"), "the list");
      await waitFor(() => client.changes > before + 1, "the notification");
      await client.ping();
      assert.equal(client.changes, before + 2);

      // The engine goes: its tools stay.
      engine.close();
      await waitFor(async () => {
        const read = await client.readResource({ uri: "unity://instances" });
        return JSON.parse(read.contents[0].text).Total === 0;
      }, "the engine to go");
      assert.ok((await names(client)).includes("open-door"));
      assert.equal(client.changes, before + 2);
      await within(client.close(), "close");
      client.check?.();
    }));

test("results and failures of plugin tools", () =>
  withServer(["--allow-writes"], async (server) => {
    const engine = await Engine.connect(server, {
      "open-door": (e, number, args) =>
        args.name === "Gate"
          ? e.say({ done: number, ok: true }, "[Success] Gate is open")
          : e.say({ done: number, ok: false, kind: "InvalidArgument",
                    message: "name: there is no such door" }),
      CountDoors: (e, number) => e.say({ done: number, ok: true }, 7),
    });
    const client = await overHttp(server);
    engine.say({ tools: [OPEN, COUNT] });
    await waitFor(async () => (await names(client)).includes("open-door"), "the list");
    const { tools } = await client.listTools();
    assert.deepEqual(tools.find((tool) => tool.name === "open-door").inputSchema, OPEN.inputSchema);

    const opened = await client.callTool({ name: "open-door", arguments: { name: "Gate" } });
    assert.deepEqual(opened.content, [{ type: "text", text: "[Success] Gate is open" }]);
    assert.equal(opened.structuredContent, undefined);
    const counted = await client.callTool({ name: "count-doors" });
    assert.deepEqual(counted.structuredContent, { result: 7 });
    assert.equal(counted.content[0].text, "7");
    const failed = await client.callTool({ name: "open-door", arguments: { name: "Wall" } });
    assert.ok(failed.isError && failed.content[0].text.includes("no such door"));
    const missing = await client.callTool({ name: "open-door", arguments: {} });
    assert.ok(missing.isError && missing.content[0].text.includes("name is required"));
    engine.close();
    await within(client.close(), "close");
  }));

await runTests("sdk_plugins");
