// The official SDK 1.x held to each revision that has sessions, over each transport: whatever the
// server says is checked by that revision's schema, and none may go unchecked.
import assert from "node:assert/strict";
import { loadSdk, needPackages, needPrograms } from "../lib/sdk.mjs";
import {
  SCRIPTED,
  Server,
  checkSanitizers,
  cleanEnv,
  makeFolder,
  removeFolder,
  runTests,
  test,
  waitFor,
  within,
} from "../lib/umcp.mjs";

needPrograms({ UMCP_SCRIPTED: SCRIPTED });
needPackages("sdk", "conformance", "ext-tasks");

const { Proxy, checkMessages, readTee, reportMessages, tee } = await import("../lib/record.mjs");
const { MODERN, REVISIONS, violations } = await import("../lib/schemas.mjs");
const { Client, SSEClientTransport, StdioClientTransport, StreamableHTTPClientTransport, types } =
  await loadSdk();

const OPTIONS = ["--allow-writes"];
const CAPABILITIES = { elicitation: {}, roots: {}, sampling: {} };
const since = (way, revision) => way.revision >= revision;
let server;

class Way {
  constructor(revision, transport) {
    Object.assign(this, { revision, transport, err: "", notes: [], questions: [] });
  }

  async makeTransport() {
    if (this.transport !== "stdio") {
      server ??= await Server.start(OPTIONS, 0, SCRIPTED);
      this.proxy = await Proxy.start(server.url);
      return this.transport === "sse" ? new SSEClientTransport(new URL("/sse", this.proxy.url))
        : new StreamableHTTPClientTransport(new URL("/mcp", this.proxy.url));
    }
    this.folder = makeFolder();
    const { command, args } = tee(this.folder);
    const wire = new StdioClientTransport({
      command,
      args: [...args, SCRIPTED, "stdio", "--connect", "none", ...OPTIONS],
      cwd: this.folder,
      env: cleanEnv(this.folder),
      stderr: "pipe",
    });
    wire.stderr.on("data", (data) => (this.err += data));
    return wire;
  }

  // The client asks for the newest revision that it knows: on its way out that is changed.
  hold(wire) {
    const send = wire.send.bind(wire);
    wire.send = (message, options) => {
      const { params } = message;
      const held = message.method !== "initialize" ? message
        : { ...message, params: { ...params, protocolVersion: this.revision } };
      return send(held, options);
    };
  }

  async open() {
    if (this.client) return this;
    this.client = new Client({ name: "e2e", version: "1.0.0" }, { capabilities: CAPABILITIES });
    this.client.fallbackNotificationHandler = async (note) => void this.notes.push(note);
    this.client.setRequestHandler(types.ElicitRequestSchema, ({ params }) => {
      this.questions.push(params);
      return { action: "accept", content: { confirm: true } };
    });
    this.wire = await this.makeTransport();
    this.hold(this.wire);
    await within(this.client.connect(this.wire), "connect");
    if (this.transport === "http")
      await waitFor(() => this.proxy.exchanges.includes("GET 200"), "the client's stream");
    return this;
  }

  ask(method, params = {}, options = {}) {
    return within(this.client.request({ method, params }, types.ResultSchema, options), method);
  }

  call(name, args = {}, more = {}, options = {}) {
    return this.ask("tools/call", { name, arguments: args, ...more }, options);
  }

  heard(method) {
    return waitFor(() => this.notes.find((note) => note.method === method), method);
  }

  get log() {
    return this.proxy ? this.proxy.log : readTee(this.folder);
  }

  async close() {
    assert.ok(this.client, "it was never opened");
    if (this.wire.terminateSession) await within(this.wire.terminateSession(), "DELETE");
    await within(this.client.close(), "close");
    checkSanitizers(this.err);
    const counts = checkMessages(this.log);
    await this.proxy?.stop();
    if (this.folder) removeFolder(this.folder);
    assert.deepEqual(Object.keys(counts), [this.revision]);
    assert.ok(counts[this.revision] >= 25, JSON.stringify(counts));
  }
}

// --- The jobs ---

const jobs = [];
const everywhere = (name, body) => jobs.push({ name, body });

everywhere("the revision is the one asked for", async (way) => {
  const first = way.log.find(({ from, text }) => from === "server" && text.startsWith("{"));
  assert.equal(JSON.parse(first.text).result.protocolVersion, way.revision);
  assert.deepEqual(await way.ask("ping"), {});
});

everywhere("lists", async (way) => {
  for (const [method, key] of [["tools/list", "tools"], ["resources/list", "resources"],
    ["resources/templates/list", "resourceTemplates"], ["prompts/list", "prompts"]])
    assert.ok((await way.ask(method))[key].length, method);
});

everywhere("results, failures and refusals of tools", async (way) => {
  const { content, structuredContent } = await way.call("GetStatus");
  assert.equal(JSON.parse(content[0].text).Ready, true);
  assert.equal(structuredContent !== undefined, since(way, "2025-06-18"));
  assert.equal((await way.call("fail-always")).isError, true);
  assert.equal((await way.call("ListObjects", { limit: "many" })).isError, true);
  await assert.rejects(way.call("no-such-tool"), { code: -32602 });
  await assert.rejects(way.ask("no/method"), { code: -32601 });
});

everywhere("resources, prompts and completions", async (way) => {
  const { contents } = await way.ask("resources/read", { uri: "unity://status" });
  assert.equal(JSON.parse(contents[0].text).Ready, true);
  await assert.rejects(way.ask("resources/read", { uri: "unity://nowhere" }), { code: -32002 });
  const { messages } = await way.ask("prompts/get", {
    name: "explain_prefab",
    arguments: { prefab: "Assets/A.prefab" },
  });
  assert.ok(messages.length);
  await assert.rejects(way.ask("prompts/get", { name: "no_such_prompt" }), { code: -32602 });
  const { completion } = await way.ask("completion/complete", {
    ref: { type: "ref/prompt", name: "explain_prefab" },
    argument: { name: "prefab", value: "A" },
  });
  assert.deepEqual(completion.values, ["Assets/A.prefab"]);
});

everywhere("what is told unasked", async (way) => {
  const uri = "unity://selection";
  await way.ask("logging/setLevel", { level: "info" });
  await way.call("fail-always");
  await way.heard("notifications/message");
  await way.ask("resources/subscribe", { uri });
  const { content } = await way.call("ListObjects", { limit: 1 });
  const [{ Id }] = JSON.parse(content[0].text).Items;
  await way.call("SelectObject", { objectId: Id });
  await way.heard("notifications/resources/updated");
  await way.ask("resources/unsubscribe", { uri });
});

everywhere("progress and cancelling", async (way) => {
  const token = `${way.revision} ${way.transport}`;
  await way.call("wait-seconds", { seconds: 0.1 }, { _meta: { progressToken: token } });
  const told = way.log.filter(({ from, text }) => from === "server" &&
    text?.includes('"notifications/progress"') && text.includes(token));
  assert.ok(told.length);
  const stop = new AbortController();
  const call = way.call("wait-seconds", { seconds: 500 }, {}, { signal: stop.signal });
  const ended = assert.rejects(call);
  await way.ask("ping");
  stop.abort("enough");
  await ended;
  assert.deepEqual(await way.ask("ping"), {});
});

everywhere("a guarded write asks those who can be asked", async (way) => {
  const answer = await way.call("SetTimeScale", { value: 1 });
  const asks = since(way, "2025-06-18");
  assert.equal(way.questions.length, asks ? 1 : 0);
  assert.equal(answer.isError === true, !asks, JSON.stringify(answer.content));
});

// Other revisions refuse them with an error that has no id, which older schemas do not know.
everywhere("batches are of 2025-03-26", async (way) => {
  const batch = ["one", "two"].map((id) => ({ jsonrpc: "2.0", id, method: "tools/list" }));
  if (way.transport !== "http" || way.revision !== "2025-03-26") return;
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream",
    "Mcp-Session-Id": way.wire.sessionId };
  const answer = await fetch(`${way.proxy.url}/mcp`,
    { method: "POST", headers, body: JSON.stringify(batch) });
  assert.equal((await answer.json()).length, 2);
});

everywhere("tasks are of 2025-11-25 alone", async (way) => {
  const made = await way.call("wait-seconds", { seconds: 0.2 }, { task: { ttl: 60000 } });
  if (!since(way, "2025-11-25")) return assert.equal(made.task, undefined);
  const { taskId } = made.task;
  assert.equal((await way.ask("tasks/get", { taskId })).taskId, taskId);
  assert.ok((await way.ask("tasks/result", { taskId })).content.length);
  const { tasks } = await way.ask("tasks/list");
  assert.ok(tasks.some((task) => task.taskId === taskId));
  const { task } = await way.call("wait-seconds", { seconds: 500 }, { task: {} });
  assert.equal((await way.ask("tasks/cancel", { taskId: task.taskId })).status, "cancelled");
});

for (const revision of REVISIONS.filter((one) => one !== MODERN))
  for (const transport of ["stdio", "http", "sse"]) {
    const way = new Way(revision, transport);
    for (const { name, body } of jobs)
      test(`${name} (${revision}, ${transport})`, async () => body(await way.open()));
    test(`every message is valid (${revision}, ${transport})`, () => way.close());
  }

test("the schemas find what is wrong", async () => {
  const answer = (result) => ({ jsonrpc: "2.0", id: 1, result });
  const tool = { name: "x", inputSchema: { type: "object" } };
  for (const revision of REVISIONS) {
    const more = revision === MODERN ? { resultType: "complete", ttlMs: 0, cacheScope: "private" } : {};
    assert.deepEqual(violations(revision, answer({ tools: [tool], ...more }), "tools/list"), []);
    assert.ok(violations(revision, answer({ tools: [{ name: "x" }], ...more }), "tools/list").length);
    assert.ok(violations(revision, answer({ ...more }), "tools/list").length);
    assert.ok(violations(revision, answer({ content: [{ type: "text" }], ...more }), "tools/call").length);
    assert.ok(violations(revision, { jsonrpc: "2.0", method: "notifications/progress", params: {} }).length);
    assert.ok(violations(revision, { jsonrpc: "2.0", id: 1, error: { code: "x", message: "y" } }).length);
  }
  const early = answer({ tools: [{ ...tool, annotations: {} }] });
  assert.deepEqual(violations("2025-03-26", early, "tools/list"), []);
  assert.ok(violations("2024-11-05", early, "tools/list").length);
  const sound = answer({ content: [{ type: "audio", data: "", mimeType: "audio/wav" }] });
  assert.deepEqual(violations("2025-03-26", sound, "tools/call"), []);
  assert.ok(violations("2024-11-05", sound, "tools/call").length);
});

await runTests("sdk_revisions", async () => {
  reportMessages();
  await server?.stop();
});
