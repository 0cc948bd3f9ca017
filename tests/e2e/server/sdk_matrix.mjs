// The official SDKs, 1.x and 2.x, in every mode and over every transport, at the same jobs on the
// example project with a live engine. Whatever the server says is checked by its revision's schema.
import assert from "node:assert/strict";
import { join } from "node:path";
import { copyExample, loadSdk, needPackages, needPlayer } from "../lib/sdk.mjs";
import {
  Server,
  UMCP,
  checkSanitizers,
  cleanEnv,
  makeFolder,
  removeFolder,
  runTests,
  test,
  waitFor,
  within,
} from "../lib/umcp.mjs";

needPlayer();
needPackages("sdk", "client", "conformance");

const { Proxy, checkMessages, readTee, reportMessages, tee } = await import("../lib/record.mjs");
const { MODERN } = await import("../lib/schemas.mjs");
const one = await loadSdk();
const two = {
  ...(await import("@modelcontextprotocol/client")),
  ...(await import("@modelcontextprotocol/client/stdio")),
};

const NEWEST_SESSION = "2025-11-25";
const OPTIONS = ["--player", "auto", "--allow-writes", "--allow-eval"];
const CAPABILITIES = { elicitation: {}, roots: {} };

// --- The server that all share; stdio alone has one of its own ---

const { folder, project } = copyExample();
let server;

async function sharedServer() {
  if (!server) server = await Server.start(["--project", project, ...OPTIONS]);
  return server;
}

// --- One way of connecting: a kind of client over a transport ---

class Way {
  constructor(name, sdk, mode, transport) {
    Object.assign(this, { name, sdk, mode, transport });
    this.isModern = mode === "auto" || mode === "pin";
    this.answers = []; // what to answer to the next questions of the server
    this.questions = [];
    this.updates = [];
    this.err = "";
  }

  makeClient() {
    const info = { name: "e2e", version: "1.0.0" };
    if (this.sdk === one) return new one.Client(info, { capabilities: CAPABILITIES });
    const mode = this.mode === "pin" ? { pin: MODERN } : this.mode;
    return new two.Client(info, { capabilities: CAPABILITIES, versionNegotiation: { mode } });
  }

  // By name in 2.x, by schema in 1.x.
  listen(client) {
    const named = (name, schema) => (this.sdk === one ? one.types[schema] : name);
    client.setRequestHandler(named("elicitation/create", "ElicitRequestSchema"), (request) => {
      this.questions.push(request.params);
      return this.answers.shift() ?? { action: "decline" };
    });
    client.setRequestHandler(named("roots/list", "ListRootsRequestSchema"), () => ({ roots: [] }));
    client.setNotificationHandler(
      named("notifications/resources/updated", "ResourceUpdatedNotificationSchema"),
      (note) => void this.updates.push(note.params.uri),
    );
  }

  async makeTransport() {
    if (this.transport === "http" || this.transport === "sse") {
      this.proxy = await Proxy.start((await sharedServer()).url);
      if (this.transport === "sse") return new one.SSEClientTransport(new URL("/sse", this.proxy.url));
      return new this.sdk.StreamableHTTPClientTransport(new URL("/mcp", this.proxy.url));
    }
    this.folder = makeFolder();
    const { command, args } = tee(this.folder);
    const where = this.transport === "stdio" ? ["--connect", "none", ...OPTIONS]
      : ["--connect", (await sharedServer()).url];
    const transport = new this.sdk.StdioClientTransport({
      command,
      args: [...args, UMCP, "stdio", "--project", project, ...where],
      cwd: this.folder,
      env: cleanEnv(this.folder),
      stderr: "pipe",
    });
    transport.stderr?.on("data", (data) => (this.err += data));
    return transport;
  }

  async open() {
    if (this.client) return this;
    this.client = this.makeClient();
    this.listen(this.client);
    this.wire = await this.makeTransport();
    await within(this.client.connect(this.wire), "connect");
    await this.client.listTools(); // so that the client validates what is structured
    return this;
  }

  call(name, args = {}, more = {}) {
    const params = { name, arguments: args };
    return within(this.sdk === one ? this.client.callTool(params, undefined, more)
      : this.client.callTool(params, more), name);
  }

  // As call(), but it must succeed: its structured result.
  async result(name, args) {
    const got = await this.call(name, args);
    assert.ok(!got.isError, `${name}: ${JSON.stringify(got.content)}`);
    return got.structuredContent;
  }

  async close() {
    if (!this.client) return;
    if (this.wire.terminateSession) await within(this.wire.terminateSession(), "DELETE");
    await within(this.client.close(), "close");
    checkSanitizers(this.err);
    const log = this.proxy ? this.proxy.log : readTee(this.folder);
    await this.proxy?.stop();
    if (this.folder) removeFolder(this.folder);
    const counts = checkMessages(log);
    assert.ok(counts[this.isModern ? MODERN : NEWEST_SESSION] > 5, JSON.stringify(counts));
  }
}

const ways = [];
for (const transport of ["http", "stdio", "forward"]) {
  ways.push(new Way(`1.x, ${transport}`, one, "legacy", transport));
  for (const mode of ["legacy", "auto", "pin"])
    ways.push(new Way(`2.x ${mode}, ${transport}`, two, mode, transport));
}
ways.push(new Way("1.x, sse", one, "legacy", "sse"));

const jobs = [];
const everywhere = (name, body) => jobs.push({ name, body });

// --- The jobs ---

everywhere("the era is the one asked for", async (way) => {
  const { client } = way;
  if (way.sdk === two) {
    assert.equal(client.getProtocolEra(), way.isModern ? "modern" : "legacy");
    assert.equal(client.getNegotiatedProtocolVersion(), way.isModern ? MODERN : NEWEST_SESSION);
  }
  assert.equal(client.getServerVersion().name, "umcp");
  assert.ok(client.getServerCapabilities().tools);
  assert.ok(client.getInstructions());
});

everywhere("scenes, objects and the project are shown", async (way) => {
  await waitFor(async () => (await way.result("GetStatus")).Ready, "the engine");
  const code = "return 1;"; // until scripts are compiled, any tool may be one of theirs
  await waitFor(async () => !(await way.call("execute_code", { code })).isError, "the compiler");
  const scenes = await way.result("ListScenes");
  assert.ok(scenes.Items.length, JSON.stringify(scenes));
  const objects = await way.result("ListObjects", { name: "Player" });
  assert.equal(objects.Items[0].Name, "Player");
  const info = await way.result("project.info");
  assert.match(info.unityVersion, /^20/);
});

everywhere("a guarded write is confirmed by the user or by its argument", async (way) => {
  const [player] = (await way.result("ListObjects", { name: "Player" })).Items;
  const set = (more) => way.call("SetActive", { objectId: player.Id, active: true, ...more });
  const confirmed = await set({ confirm: true });
  assert.ok(!confirmed.isError, JSON.stringify(confirmed.content));
  way.questions.length = 0;
  way.answers.push({ action: "decline" });
  const declined = await set({});
  assert.equal(declined.isError, true, JSON.stringify(declined));
  assert.equal(way.questions.length, 1);
  const { requestedSchema } = way.questions[0];
  const content = {};
  for (const [name, { type }] of Object.entries(requestedSchema.properties))
    if (type === "boolean") content[name] = true;
  way.answers.push({ action: "accept", content });
  const accepted = await set({});
  assert.ok(!accepted.isError, JSON.stringify(accepted.content));
  assert.equal(way.questions.length, 2);
});

everywhere("resources are read, and missing ones refused", async (way) => {
  const { contents } = await way.client.readResource({ uri: "unity://status" });
  assert.equal(JSON.parse(contents[0].text).Ready, true);
  const missing = way.client.readResource({ uri: "unity://nowhere" });
  await assert.rejects(missing, { code: way.isModern ? -32602 : -32002 });
});

everywhere("prompts are listed, filled in and completed", async (way) => {
  const { prompts } = await way.client.listPrompts();
  const names = prompts.map(({ name }) => name);
  assert.ok(names.includes("explain_prefab"), names.join());
  const ref = { type: "ref/prompt", name: "explain_prefab" };
  const { completion } = await way.client.complete({ ref, argument: { name: "prefab", value: "Crate" } });
  assert.ok(completion.values.includes("Assets/Prefabs/Crate.prefab"), completion.values.join());
  const { messages } = await way.client.getPrompt({
    name: "explain_prefab",
    arguments: { prefab: completion.values[0] },
  });
  assert.ok(messages[0].content.text.includes(completion.values[0]));
  await assert.rejects(way.client.getPrompt({ name: "no_such_prompt" }), { code: -32602 });
});

everywhere("templates are listed, and what fits them is completed", async (way) => {
  const { resourceTemplates } = await way.client.listResourceTemplates();
  const found = resourceTemplates.find(({ uriTemplate }) => uriTemplate.includes("{+assetPath}"));
  const ref = { type: "ref/resource", uri: found.uriTemplate };
  const { completion } = await way.client.complete({ ref, argument: { name: "assetPath", value: "Crate" } });
  assert.ok(completion.values.length, JSON.stringify(completion));
});

everywhere("a subscriber hears of the selection", async (way) => {
  const uri = "unity://selection";
  const { Items } = await way.result("ListObjects", { limit: 2 });
  const heard = way.updates.length;
  const open = way.isModern ? await way.client.listen({ resourceSubscriptions: [uri] })
    : void (await way.client.subscribeResource({ uri }));
  if (open) assert.deepEqual(open.honoredFilter.resourceSubscriptions, [uri]);
  for (const { Id } of Items) await way.result("SelectObject", { objectId: Id });
  await waitFor(() => way.updates.slice(heard).includes(uri), "the notification");
  await (open ? open.close() : way.client.unsubscribeResource({ uri }));
});

everywhere("skills are listed, and their files are what their digests say", async (way) => {
  if (!way.isModern) return;
  const { SkillsClient } = await import("@modelcontextprotocol/client/ext/skills");
  const skills = new SkillsClient(way.client);
  assert.ok(skills.supported && skills.directoryRead);
  const listed = await skills.list();
  const entries = listed.skills ?? listed;
  assert.ok(entries.length >= 4, JSON.stringify(entries).slice(0, 300));
  for (const entry of entries)
    for (const { uri } of entry.resources) assert.ok((await skills.read(entry, uri)).bytes.length);
});

everywhere("names are such that no client drops them", async (way) => {
  for (const { name, title, icons } of (await way.client.listTools()).tools) {
    assert.match(name, /^[a-zA-Z0-9_-]{1,64}$/);
    assert.ok(title, name);
    for (const { src } of icons ?? []) assert.match(src, /^data:/);
  }
});

everywhere("what is wrong with a call is told", async (way) => {
  await assert.rejects(way.call("no-such-tool"), { code: -32602 });
  const misused = await way.call("ListObjects", { limit: "many" });
  assert.equal(misused.isError, true);
});

everywhere("a call can be cancelled", async (way) => {
  const stop = new AbortController();
  const code = "while (true) System.Threading.Thread.Sleep(10);";
  const call = way.call("execute_code", { code, timeout: 20000 }, { signal: stop.signal });
  const ended = assert.rejects(call);
  await waitFor(async () => {
    const { logs } = await way.result("get_logs", { count: 20 });
    return logs.some((entry) => entry.complete === false);
  }, "the operation that runs");
  stop.abort("enough");
  await ended;
  // The engine is free again: the loop has ended.
  const next = await way.result("execute_code", { code: "return 6*7;", timeout: 20000 });
  assert.equal(next.result, 42, JSON.stringify(next));
});

for (const way of ways) {
  for (const { name, body } of jobs)
    test(`${name} (${way.name})`, async () => body(await way.open()));
  test(`every message is valid (${way.name})`, () => way.close());
}

await runTests("sdk_matrix", async () => {
  reportMessages();
  await server?.stop();
  removeFolder(folder);
});
