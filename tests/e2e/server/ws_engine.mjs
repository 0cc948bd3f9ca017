// A third party's engine: the bridge's simple messages over npm's `ws`, without a subprotocol.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  EXAMPLE,
  MODULES,
  UMCP,
  runTests,
  skipAll,
  test,
  waitFor,
  withServer,
  within,
} from "../lib/umcp.mjs";

if (!UMCP) skipAll("UMCP must name the program to test");
if (!existsSync(join(MODULES, "ws"))) skipAll("ws is not installed: npm install in tests/e2e");

const { WebSocket } = await import("ws");

const CODE = ["--allow-writes", "--allow-eval"];
const PLAYER = join(dirname(UMCP), "umcp-player");
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

// --- The engine ---

class Engine {
  // Connected, and known to the server.
  static async connect(server, path = "/unity") {
    const before = (await instances(server)).length;
    const engine = new Engine();
    engine.heard = [];
    engine.socket = new WebSocket(`${server.url.replace("http", "ws")}${path}`);
    engine.socket.on("message", (data) => engine.heard.push(JSON.parse(data)));
    engine.gone = new Promise((resolve) => engine.socket.on("close", resolve));
    await within(new Promise((resolve, reject) => {
      engine.socket.on("open", resolve);
      engine.socket.on("error", reject);
    }), "the handshake");
    await waitFor(async () => (await instances(server)).length > before, "the instance");
    return engine;
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  // The next call.
  async call() {
    const message = await waitFor(() => this.heard.shift(), "a call");
    assert.match(message.logId, UUID);
    return message;
  }

  // Answers the next call with a result, and gives it back.
  async answer(result) {
    const message = await this.call();
    this.say({ type: "result", logId: message.logId, success: true, result });
    return message;
  }

  async leave(server) {
    const before = (await instances(server)).length;
    this.socket.close();
    await within(this.gone, "the close");
    await waitFor(async () => (await instances(server)).length < before, "the engine to go");
  }
}

// --- The client ---

async function post(server, path, body) {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function get(server, path) {
  const response = await fetch(server.url + path);
  return { status: response.status, body: await response.json() };
}

const execute = (server, code, timeout = 20000) =>
  post(server, "/api/execute", { code, timeout }).then((answer) => answer.body);

async function invoke(server, name, parameters) {
  const params = { name, parameters };
  return (await post(server, "/", { jsonrpc: "2.0", id: 1, method: "invoke", params })).body;
}

async function instances(server) {
  const params = { uri: "unity://instances" };
  const message = { jsonrpc: "2.0", id: 1, method: "read_resource", params };
  const answer = (await post(server, "/message", message)).body;
  return JSON.parse(answer.result.contents[0].text).Items;
}

// Entries of get_logs that speak of `text`.
async function logsWith(server, text) {
  const { body } = await get(server, "/api/logs?count=100");
  return body.logs.filter((entry) => JSON.stringify(entry).includes(text));
}

// --- Calls ---

for (const path of ["/unity", "/"])
  test(`code runs on an engine at ${path}`, () =>
    withServer(CODE, async (server) => {
      const engine = await Engine.connect(server, path);
      const answer = execute(server, "return 1;");
      const call = await engine.answer({ x: 0, y: 1.5 });
      assert.deepEqual(Object.keys(call).sort(), ["code", "logId", "type"]);
      assert.equal(call.type, "execute");
      assert.equal(call.code, "return 1;");
      const { success, result, complete, logId } = await answer;
      assert.deepEqual({ success, result, complete, logId },
        { success: true, result: { x: 0, y: 1.5 }, complete: true, logId: call.logId });
      const record = await get(server, `/api/log/${logId}`);
      assert.match(JSON.stringify(record.body), /127\.0\.0\.1:\d+ \(bridge\)/);
    }));

test("a query is asked as it is", () =>
  withServer(CODE, async (server) => {
    const engine = await Engine.connect(server);
    const answer = invoke(server, "query", { query: "Physics.gravity", timeout: 20000 });
    const call = await engine.answer({ x: 0, y: -9.81, z: 0 });
    assert.equal(call.type, "query");
    assert.equal(call.query, "Physics.gravity");
    const { content } = (await answer).result;
    assert.deepEqual(JSON.parse(content[0].text), { x: 0, y: -9.81, z: 0 });
  }));

test("a query needs the gates for code", () =>
  withServer([], async (server) => {
    const engine = await Engine.connect(server);
    const answer = JSON.stringify(await invoke(server, "query", { query: "1" }));
    assert.match(answer, /--allow-writes/);
    assert.match(answer, /--allow-eval/);
    assert.deepEqual(engine.heard, []);
  }));

test("an error is told in the engine's words", () =>
  withServer(CODE, async (server) => {
    const engine = await Engine.connect(server);
    const answer = invoke(server, "execute_code", { code: "throw;", timeout: 20000 });
    const call = await engine.call();
    engine.say({ type: "result", logId: call.logId, success: false, error: "it threw" });
    const { error } = await answer;
    assert.equal(error.code, -32603);
    assert.match(error.data.details, /it threw/);
    const { body } = await get(server, `/api/result/${call.logId}`);
    assert.equal(body.success, false);
    assert.equal(body.complete, true);
  }));

test("a result that comes late is fetched", () =>
  withServer(CODE, async (server) => {
    const engine = await Engine.connect(server);
    const pending = await execute(server, "slow();", 0);
    assert.equal(pending.complete, false);
    const call = await engine.answer([1, 2]);
    assert.equal(call.logId, pending.logId);
    const { body } = await waitFor(async () => {
      const found = await get(server, `/api/result/${call.logId}`);
      return found.body.complete && found;
    }, "the result");
    assert.deepEqual(body.result, [1, 2]);
  }));

// --- Lines and named results ---

test("lines are attached to their operation with their level", () =>
  withServer(CODE, async (server) => {
    const engine = await Engine.connect(server);
    const answer = execute(server, "Debug.LogWarning(1);");
    const { logId } = await engine.call();
    const timestamp = new Date().toISOString();
    engine.say({ type: "log", logId, level: "warning", message: "deep water", timestamp });
    engine.say({ type: "log", level: "error", message: "nobody asked", timestamp });
    engine.say({ type: "result", logId, success: true, result: 1 });
    assert.equal((await answer).logId, logId);
    const lines = await waitFor(async () => {
      const found = await logsWith(server, "nobody asked");
      return found.length && found;
    }, "the line");
    assert.match(lines[0].level, /error/i);
    assert.ok(!JSON.stringify(lines[0]).includes(logId));
    const [line] = (await logsWith(server, "deep water")).filter((entry) => entry.id !== logId);
    assert.match(line.level, /warning/i);
    assert.ok(JSON.stringify(line).includes(logId));
    const details = JSON.stringify((await get(server, `/api/log/${logId}`)).body);
    assert.match(details, /deep water/);
    assert.ok(!details.includes("nobody asked"));
  }));

test("named results are kept", () =>
  withServer(CODE, async (server) => {
    const engine = await Engine.connect(server);
    const data = (action, value) =>
      engine.say({ type: "data", resultName: "fps", data: { action, data: value } });
    const holds = (what) => waitFor(async () => {
      const { body } = await get(server, "/api/result/fps");
      return JSON.stringify(body.result) === JSON.stringify(what);
    }, `fps to be ${JSON.stringify(what)}`);

    data("write", { now: 60 });
    await holds({ now: 60 });
    assert.ok((await logsWith(server, "fps")).length > 0);
    data("append", 59);
    await holds([{ now: 60 }, 59]);
    data("write", [1]);
    data("append", 2);
    await holds([1, 2]);
    data("clear");
    await waitFor(async () => (await get(server, "/api/result/fps")).status === 404, "its end");
  }));

test("a named result that breaks the rules costs nothing but itself", () =>
  withServer(CODE, async (server) => {
    const engine = await Engine.connect(server);
    engine.say({ type: "data", resultName: "n".repeat(257), data: { action: "write", data: 1 } });
    engine.say({ type: "data", resultName: "x", data: { action: "explode", data: 1 } });
    engine.say({ type: "data", resultName: "y",
      data: { action: "write", data: "v".repeat(1 << 20) } });
    const answer = execute(server, "return 1;");
    await engine.answer(1);
    assert.equal((await answer).result, 1);
    for (const name of ["x", "y"])
      assert.equal((await get(server, `/api/result/${name}`)).status, 404);
  }));

// --- Who answers ---

test("the first of two engines is used until it leaves", () =>
  withServer(CODE, async (server) => {
    const [first, second] = [await Engine.connect(server), await Engine.connect(server)];
    let answer = execute(server, "1");
    await first.answer("first");
    assert.equal((await answer).result, "first");
    await first.leave(server);
    answer = execute(server, "2");
    await second.answer("second");
    assert.equal((await answer).result, "second");
  }));

test("calls of an engine that leaves are lost, and later ones refused", () =>
  withServer(CODE, async (server) => {
    const engine = await Engine.connect(server);
    const answer = execute(server, "forever();");
    const { logId } = await engine.call();
    await engine.leave(server);
    assert.match(JSON.stringify(await answer), /The engine disconnected while it ran execute_code/);
    const { body } = await get(server, `/api/result/${logId}`);
    assert.equal(body.success, false);
    assert.equal(body.complete, true);

    const refused = await post(server, "/api/execute", { code: "1" });
    assert.equal(refused.status, 503);
    assert.equal(refused.body.success, false);
    assert.equal(refused.body.error, "Unity is not connected");
    const { error } = await invoke(server, "query", { query: "1" });
    assert.equal(error.code, -32603);
    assert.equal(error.data.details, "Unity is not connected");

    const again = await Engine.connect(server);
    const next = execute(server, "2");
    await again.answer(2);
    assert.equal((await next).result, 2);
  }));

if (existsSync(PLAYER))
  test("an engine goes before our own player, also for a while after it left", () =>
    withServer([...CODE, "--project", EXAMPLE, "--player", PLAYER], async (server) => {
      const listed = await waitFor(async () => {
        const found = await instances(server);
        return found.length && found;
      }, "the player");
      assert.equal(listed[0].Kind, "player");
      const engine = await Engine.connect(server);
      const answer = execute(server, "return 40 + 2;");
      await engine.answer("not the player");
      assert.equal((await answer).result, "not the player");
      await engine.leave(server);
      const refused = await post(server, "/api/execute", { code: "return 40 + 2;" });
      assert.equal(refused.status, 503);
      assert.equal(refused.body.error, "Unity is not connected");
    }));

await runTests("ws_engine");
