// The official TypeScript SDK as a client of execute_code, query and get_result on a live engine:
// structure, late results, cancellation, and the same records as REST shows.
import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyExample, loadSdk, needPlayer } from "../lib/sdk.mjs";
import {
  Server,
  UMCP,
  checkSanitizers,
  cleanEnv,
  removeFolder,
  runTests,
  test,
  waitFor,
  within,
} from "../lib/umcp.mjs";

needPlayer();
const { Client, StdioClientTransport, StreamableHTTPClientTransport } = await loadSdk();

const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const LONG = 25000; // ms; less than what the SDK's client waits for an answer
const FIND = 'return GameObject.Find("Player").transform.position;';

const { folder, project } = copyExample();
const options = ["--project", project, "--player", "auto", "--allow-writes", "--allow-eval"];

// --- One server and its clients, which all tests share ---

let server, http, stdio;
let stdioErr = "";
let holds = 0;

async function connect(transport, name) {
  const client = new Client({ name, version: "1.0.0" }, { capabilities: {} });
  await within(client.connect(transport), "connect");
  await client.listTools(); // so that the client validates what is structured
  return client;
}

async function warm(client) {
  await waitFor(
    async () => (await run(client, "return 1;")).structuredContent?.result === 1,
    "the compiler",
  );
}

function run(client, code, timeout = LONG, more = {}) {
  const args = { code, ...(timeout === null ? {} : { timeout }) };
  return client.callTool({ name: "execute_code", arguments: args }, undefined, more);
}

async function resultOf(client, logId) {
  const got = await client.callTool({ name: "get_result", arguments: { logId } });
  return got.structuredContent;
}

function settled(client, logId) {
  return waitFor(async () => {
    const got = await resultOf(client, logId);
    return got?.complete && got;
  }, "the result");
}

async function detailsOf(client, logId) {
  const got = await client.callTool({ name: "get_log_details", arguments: { logId } });
  const told = JSON.parse(got.content[0].text);
  return told.log ?? told;
}

// C# that works until it is told to stop.
function hold(value = '"free"') {
  const began = join(project, "Assets", `began${++holds}`); // where code may write
  const free = join(folder, `free${holds}`);
  return {
    code:
      `System.IO.File.WriteAllText("${began}", ""); while (!System.IO.File.Exists("${free}")) ` +
      `System.Threading.Thread.Sleep(10); return ${value};`,
    begun: () => waitFor(() => existsSync(began), "the code to begin"),
    release: () => writeFileSync(free, ""),
  };
}

async function rest(path, body) {
  const init = body && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const response = await fetch(server.url + path, init);
  return response.json();
}

// A test that must hold for a client of the server and for one that has a server of its own.
function both(name, body) {
  test(`${name} (http)`, () => body(http));
  test(`${name} (stdio)`, () => body(stdio));
}

test("the clients connect", async () => {
  server = await Server.start(options);
  const url = new URL("/mcp", server.url);
  http = await connect(new StreamableHTTPClientTransport(url), "http-client");
  const transport = new StdioClientTransport({
    command: UMCP,
    args: ["stdio", ...options, "--connect", "none"],
    env: cleanEnv(join(folder, "stdio")),
    stderr: "pipe",
  });
  transport.stderr.on("data", (data) => (stdioErr += data));
  stdio = await connect(transport, "stdio-client");
  await warm(http);
  await warm(stdio);
});

// --- Values ---

both("a value is text and structure", async (client) => {
  const got = await run(client, FIND);
  assert.ok(!got.isError, JSON.stringify(got));
  assert.deepEqual(got.content, [{ type: "text", text: '{"x":0,"y":1,"z":0}' }]);
  assert.deepEqual(got.structuredContent.result, { x: 0, y: 1, z: 0 });
  assert.equal(got.structuredContent.complete, true);
  assert.notEqual(got.structuredContent.hasValue, false);
  assert.match(got.structuredContent.logId, UUID4);
  for (const [code, value] of [
    ["return 5;", 5],
    ['return "text";', "text"],
    ["return true;", true],
    ["return null;", null],
    ["return new[] { 1, 2 };", [1, 2]],
    ["return double.NaN;", "NaN"],
    ["return new { a = new { b = 1 } };", { a: { b: 1 } }],
  ]) {
    const one = await run(client, code); // throws if it does not fit the tool's schema
    assert.deepEqual(one.structuredContent?.result, value, code);
    assert.deepEqual(JSON.parse(one.content[0].text), value, code);
  }
});

both("no value is told", async (client) => {
  const got = await run(client, "int unused = 5;");
  assert.equal(got.content[0].text, "null");
  assert.equal(got.structuredContent.hasValue, false);
  assert.equal(got.structuredContent.result, null);
  const kept = await settled(client, got.structuredContent.logId);
  assert.equal(kept.hasValue, false);
});

both("mistakes are results with isError", async (client) => {
  const thrown = await run(client, 'throw new System.Exception("bad luck");');
  assert.equal(thrown.isError, true);
  assert.match(thrown.content[0].text, /Error executing code: Exception/);
  const bad = await run(client, "return noSuchName;");
  assert.equal(bad.isError, true);
  assert.match(bad.content[0].text, /Compilation errors:[^]*1[^]*8[^]*CS0103/);
  const wrong = await client.callTool({ name: "execute_code", arguments: { code: 5 } });
  assert.equal(wrong.isError, true);
});

both("a query is answered", async (client) => {
  const got = await client.callTool({
    name: "query",
    arguments: { query: "Scene['Player'].transform.position.y", timeout: LONG },
  });
  assert.equal(got.content[0].text, "1", JSON.stringify(got));
  assert.equal(got.structuredContent.result, 1);
});

// --- Late results ---

both("a late result is fetched", async (client) => {
  for (const timeout of [0, 50, 0.5, null]) {
    const work = hold();
    const late = await run(client, work.code, timeout);
    assert.ok(!late.isError, JSON.stringify(late));
    const { logId, complete, message } = late.structuredContent;
    assert.equal(complete, false);
    assert.match(logId, UUID4);
    assert.match(message, /^Operation is still running\. Use get_result to check/);
    await work.begun();
    assert.equal((await resultOf(client, logId)).complete, false);
    work.release();
    const got = await settled(client, logId);
    assert.deepEqual([got.success, got.result, got.logId], [true, "free", logId]);
  }
});

both("an unknown id is told", async (client) => {
  const logId = "550e8400-e29b-41d4-a716-446655440000";
  const got = await client.callTool({ name: "get_result", arguments: { logId } });
  assert.equal(got.isError, true, JSON.stringify(got));
});

// --- Cancelling ---

both("an aborted call is cancelled", async (client) => {
  const work = hold();
  const controller = new AbortController();
  const call = run(client, work.code, LONG, { signal: controller.signal });
  const ended = assert.rejects(within(call, "the end of the call"));
  await work.begun();
  const { logId } = await waitFor(async () => {
    const page = await client.callTool({ name: "get_logs", arguments: { count: 20 } });
    return page.structuredContent.logs.find((entry) => entry.complete === false);
  }, "an operation that runs");
  controller.abort("enough");
  await ended;
  const got = await settled(client, logId);
  assert.equal(got.success, false);
  const details = await detailsOf(client, logId);
  assert.equal(details.state ?? details.status, "cancelled");
  assert.equal((await run(client, "return 3;")).structuredContent.result, 3);
  work.release();
});

both("a call that is late already can be cancelled no more by its request", async (client) => {
  const work = hold();
  const controller = new AbortController();
  const late = await run(client, work.code, 0, { signal: controller.signal });
  controller.abort("too late");
  await work.begun();
  work.release();
  const got = await settled(client, late.structuredContent.logId);
  assert.equal(got.result, "free");
});

// --- Side by side ---

test("REST and the SDK see the same records", async () => {
  const mine = await run(http, 'Debug.Log("by the sdk"); return "mine";');
  const other = await rest("/api/execute", { code: 'return "other";', timeout: LONG });
  const bad = await run(http, 'throw new System.Exception("bad");');
  const logId = mine.structuredContent.logId;
  assert.deepEqual(await rest(`/api/result/${logId}`), await resultOf(http, logId));
  assert.deepEqual(await rest(`/api/result/${other.logId}`), await resultOf(http, other.logId));
  assert.equal((await resultOf(http, other.logId)).result, "other");
  assert.deepEqual((await rest(`/api/log/${logId}`)).log, await detailsOf(http, logId));
  assert.match(JSON.stringify(await detailsOf(http, logId)), /by the sdk/);
  const page = await rest("/api/logs?count=20");
  const { structuredContent } = await http.callTool({
    name: "get_logs",
    arguments: { count: 20 },
  });
  assert.deepEqual(structuredContent, page);
  const ids = page.logs.map((entry) => entry.logId);
  assert.ok(ids.includes(logId) && ids.includes(other.logId), ids.join());
  assert.equal(bad.isError, true);
});

test("two clients at once", async () => {
  const url = new URL("/mcp", server.url);
  const second = await connect(new StreamableHTTPClientTransport(url), "second");
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const got = await Promise.all(
    numbers.map((number) => run(number % 2 ? http : second, `return ${number};`)),
  );
  assert.deepEqual(got.map((one) => one.structuredContent.result), numbers);
  assert.equal(new Set(got.map((one) => one.structuredContent.logId)).size, numbers.length);
  await second.close();
});

test("all of it ends", async () => {
  await within(http.close(), "close");
  await within(stdio.close(), "close");
  checkSanitizers(stdioErr);
  await server.stop();
  removeFolder(folder);
});

await runTests("sdk_code");
