// The official TypeScript SDK 1.x as a client, over stdio, Streamable HTTP and the old HTTP+SSE.
import assert from "node:assert/strict";
import { join } from "node:path";
import { loadSdk, needPrograms } from "../lib/sdk.mjs";
import {
  EXAMPLE,
  SCRIPTED,
  Server,
  UMCP,
  checkSanitizers,
  cleanEnv,
  makeFolder,
  removeFolder,
  runTests,
  sleep,
  test,
  waitFor,
  withServer as withAny,
  within,
} from "../lib/umcp.mjs";

needPrograms({ UMCP_SCRIPTED: SCRIPTED });
const { Client, SSEClientTransport, StdioClientTransport, StreamableHTTPClientTransport, types } =
  await loadSdk();
const {
  LoggingMessageNotificationSchema,
  McpError,
  ResourceUpdatedNotificationSchema,
} = types;

// --- Connections ---

// A project is served by the program itself; all else is answered by the script.
const programFor = (args) => (args.includes("--project") ? UMCP : SCRIPTED);
const withServer = (args, body) => withAny(args, body, programFor(args));

// A client, with the notifications it was sent.
async function connect(transport) {
  const client = new Client({ name: "e2e", version: "1.0.0" }, { capabilities: {} });
  client.logs = [];
  client.updates = [];
  client.setNotificationHandler(LoggingMessageNotificationSchema, (note) => {
    client.logs.push(note.params);
  });
  client.setNotificationHandler(ResourceUpdatedNotificationSchema, (note) => {
    client.updates.push(note.params.uri);
  });
  await within(client.connect(transport), "connect");
  return client;
}

async function overStdio(args, body) {
  const folder = makeFolder();
  const transport = new StdioClientTransport({
    command: programFor(args),
    args: ["stdio", ...args],
    cwd: folder,
    env: cleanEnv(folder),
    stderr: "pipe",
  });
  let err = "";
  transport.stderr.on("data", (data) => (err += data));
  const client = await connect(transport);
  try {
    await body(client);
  } finally {
    await within(client.close(), "close");
    removeFolder(folder);
  }
  checkSanitizers(err);
}

// Opens a Streamable HTTP client that records its exchanges as "METHOD status".
async function openHttp(server, path = "/mcp") {
  const exchanges = [];
  const transport = new StreamableHTTPClientTransport(new URL(path, server.url), {
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      exchanges.push(`${init?.method ?? "GET"} ${response.status}`);
      return response;
    },
    reconnectionOptions: {
      initialReconnectionDelay: 10,
      maxReconnectionDelay: 10,
      reconnectionDelayGrowFactor: 1,
      maxRetries: 0,
    },
  });
  const client = await connect(transport);
  // Notifications come on the stream that the client opens after the handshake.
  await waitFor(() => exchanges.includes("GET 200"), "the client's GET stream");
  return { client, transport, exchanges };
}

async function overHttp(args, body, path = "/mcp") {
  await withServer(args, async (server) => {
    const { client, transport, exchanges } = await openHttp(server, path);
    await body(client);
    await within(transport.terminateSession(), "DELETE");
    assert.ok(exchanges.includes("DELETE 200"), exchanges.join());
    await within(client.close(), "close");
  });
}

async function overSse(args, body) {
  await withServer(args, async (server) => {
    const client = await connect(new SSEClientTransport(new URL("/sse", server.url)));
    await body(client);
    await within(client.close(), "close");
  });
}

const transports = {
  stdio: overStdio,
  http: overHttp,
  "http at /": (args, body) => overHttp(args, body, "/"),
  sse: overSse,
};

// A test that must hold over every transport.
function everywhere(name, args, body) {
  for (const [kind, over] of Object.entries(transports))
    test(`${name} (${kind})`, () => over(args, body));
}

// --- What every transport does ---

everywhere("the handshake tells who serves and what it can do", [], async (client) => {
  assert.match(client.getServerVersion().version, /^\d+\.\d+\.\d+$/);
  const capabilities = client.getServerCapabilities();
  assert.ok(capabilities.tools && capabilities.resources.subscribe && capabilities.logging);
  assert.deepEqual(await client.ping(), {});
});

everywhere("every tool can be listed", [], async (client) => {
  const names = new Set();
  let cursor;
  do {
    const page = await client.listTools({ cursor });
    for (const tool of page.tools) {
      assert.equal(tool.inputSchema.type, "object", tool.name);
      assert.match(tool.name, /^[a-zA-Z0-9_-]{1,64}$/);
      assert.ok(tool.description, tool.name);
      assert.ok(!names.has(tool.name), `${tool.name} is listed twice`);
      names.add(tool.name);
    }
    cursor = page.nextCursor;
  } while (cursor);
  for (const name of ["GetStatus", "project_info", "execute_code", "wait-seconds"])
    assert.ok(names.has(name), name);
});

everywhere("a result has the structure that its tool declares", [], async (client) => {
  const { tools } = await client.listTools(); // the client validates by these schemas
  assert.ok(tools.find((tool) => tool.name === "GetStatus").outputSchema);
  const result = await client.callTool({ name: "GetStatus" });
  assert.equal(result.structuredContent.Ready, true);
  assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent);
});

const CODE = ["--allow-eval", "--allow-writes"];

everywhere("what code gives, and what is on record of it, validates", CODE, async (client) => {
  await client.listTools(); // the client validates by these schemas
  const call = (name, args) => client.callTool({ name, arguments: args });
  const value = (await call("execute_code", { code: "Debug.Log(\"hi\"); return 1+2;" })).structuredContent;
  assert.deepEqual(value, { result: 3, hasValue: true, logId: value.logId, complete: true });
  const none = (await call("execute_code", { code: ";" })).structuredContent;
  assert.equal(none.hasValue, false);
  const late = await call("execute_code", { code: "Thread.Sleep(100); return 1;", timeout: 0 });
  assert.equal(late.structuredContent.complete, false);
  let result;
  do result = (await call("get_result", { logId: late.structuredContent.logId })).structuredContent;
  while (!result.complete);
  assert.equal(result.result, 1);
  const { logs, total } = (await call("get_logs", {})).structuredContent;
  assert.equal(total, 4);
  for (const { logId } of logs)
    assert.equal((await call("get_log_details", { logId })).structuredContent.logId, logId);
  assert.equal((await call("get_result", { logId: value.logId })).structuredContent.logs.length, 1);
});

const PROJECT = ["--project", EXAMPLE];

everywhere("every read-only tool can be called without arguments", PROJECT, async (client) => {
  const { tools } = await client.listTools();
  const callable = tools.filter(
    (tool) => tool.annotations?.readOnlyHint && !tool.inputSchema.required?.length,
  );
  assert.ok(callable.length > 20, `only ${callable.length}`);
  for (const { name, outputSchema } of callable) {
    const result = await client.callTool({ name, arguments: {} }); // throws if it does not validate
    assert.ok(Array.isArray(result.content) && result.content.length, name);
    if (outputSchema && !result.isError) assert.ok(result.structuredContent, name);
  }
});

everywhere("resources can be listed and read", [], async (client) => {
  const { resources } = await client.listResources();
  const { resourceTemplates } = await client.listResourceTemplates();
  assert.ok(resources.length > 5 && resourceTemplates.length > 5);
  for (const { uri, name, mimeType } of resources) {
    assert.ok(name, uri);
    // Hooks need an engine that runs C#, and the script says nothing of its own resources.
    if (uri === "unity://hooks" || !/^(unity|skill):/.test(uri)) continue;
    const { contents } = await client.readResource({ uri });
    assert.equal(contents[0].uri, uri);
    assert.equal(contents[0].mimeType, mimeType);
    if (mimeType === "application/json") JSON.parse(contents[0].text);
  }
  await assert.rejects(client.readResource({ uri: "unity://nowhere" }), { code: -32002 });
});

everywhere("a subscriber hears of a change", ["--allow-writes"], async (client) => {
  const uri = "unity://selection";
  const objects = await client.callTool({ name: "ListObjects", arguments: { limit: 2 } });
  const [first, second] = objects.structuredContent.Items.map((item) => item.Id);
  const select = (objectId) => client.callTool({ name: "SelectObject", arguments: { objectId } });

  await client.subscribeResource({ uri });
  await select(first);
  await waitFor(() => client.updates.includes(uri), "the notification");
  const { contents } = await client.readResource({ uri });
  assert.equal(JSON.parse(contents[0].text).ActiveId, first);
  await client.unsubscribeResource({ uri });
  const heard = client.updates.length;
  await select(second);
  await client.ping();
  assert.equal(client.updates.length, heard);
});

everywhere("logs come at the level that was asked for", [], async (client) => {
  const fail = () => client.callTool({ name: "fail-always" });
  const failures = () => client.logs.filter((log) => String(log.data).includes("always fails"));

  await client.setLoggingLevel("emergency");
  await fail();
  await client.setLoggingLevel("error");
  await fail();
  await waitFor(() => failures().length, "a log notification");
  await client.ping();
  assert.equal(failures().length, 1);
  assert.equal(failures()[0].level, "error");
  await assert.rejects(client.setLoggingLevel("loud"));
});

everywhere("progress is told while a tool works", [], async (client) => {
  const seen = [];
  const result = await client.callTool(
    { name: "wait-seconds", arguments: { seconds: 1.2 } },
    undefined,
    { onprogress: (progress) => seen.push(progress) },
  );
  assert.match(result.content[0].text, /1\.2 seconds/);
  // The last one may share a read with the answer, and this client then passes it over.
  assert.deepEqual([seen[0]?.progress, seen[0]?.total], [1, 1.2]);
  assert.ok(seen.length === 1 || (seen.length === 2 && seen[1].progress === 1.2), seen);
});

everywhere("a call can be cancelled", [], async (client) => {
  const controller = new AbortController();
  const call = client.callTool(
    { name: "wait-seconds", arguments: { seconds: 500 } },
    undefined,
    { signal: controller.signal },
  );
  const ended = assert.rejects(within(call, "the cancelled call"), /abort|cancel|never mind/i);
  await client.ping();
  controller.abort("never mind");
  await ended;
  assert.deepEqual(await client.ping(), {});
});

everywhere("calls run beside each other", [], async (client) => {
  const order = [];
  const call = (name, args) =>
    client.callTool({ name, arguments: args }).then(() => order.push(name));
  await Promise.all([call("wait-seconds", { seconds: 0.5 }), call("GetStatus", {})]);
  assert.deepEqual(order, ["GetStatus", "wait-seconds"]);
});

everywhere("what is wrong with a call is told", [], async (client) => {
  await assert.rejects(client.callTool({ name: "no-such-tool" }), (error) => {
    assert.ok(error instanceof McpError);
    assert.equal(error.code, -32602);
    return true;
  });
  const failed = await client.callTool({ name: "fail-always" });
  assert.equal(failed.isError, true);
  assert.match(failed.content[0].text, /always fails/);
  const misused = await client.callTool({ name: "ListObjects", arguments: { limit: "many" } });
  assert.equal(misused.isError, true);
  assert.match(misused.content.map((block) => block.text).join(), /limit/);
  const denied = await client.callTool({
    name: "SetActive",
    arguments: { objectId: "obj:1", active: true },
  });
  assert.equal(denied.isError, true);
  assert.match(denied.content[0].text, /Writes disabled/);
});

// --- Sessions over HTTP ---

test("two clients at once have sessions of their own", () =>
  withServer([], async (server) => {
    const one = await openHttp(server);
    const two = await openHttp(server);
    assert.notEqual(one.transport.sessionId, two.transport.sessionId);
    await one.client.setLoggingLevel("error");
    await two.client.callTool({ name: "fail-always" });
    await waitFor(() => one.client.logs.length, "the log of the other client's failure");
    await two.client.ping();
    assert.equal(two.client.logs.length, 0);
    await one.transport.terminateSession();
    await one.client.close();
    assert.equal((await two.client.callTool({ name: "GetStatus" })).structuredContent.Ready, true);
    await two.client.close();
  }));

test("a session that was ended is gone", () =>
  withServer([], async (server) => {
    const { client, transport, exchanges } = await openHttp(server);
    const id = transport.sessionId;
    await transport.terminateSession();
    assert.ok(exchanges.includes("DELETE 200"), exchanges.join());
    const response = await fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Mcp-Session-Id": id },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
    assert.equal(response.status, 404);
    await client.close();
  }));

test("after a restart the old session is refused and a new one works", async () => {
  const old = await Server.start();
  const { client, exchanges } = await openHttp(old);
  client.onerror = () => {}; // its stream ends with the server
  await old.stop();
  const server = await Server.start([], old.port);
  try {
    await assert.rejects(within(client.ping(), "an error"), /Session not found/);
    assert.ok(exchanges.includes("POST 404"), exchanges.join());
    await client.close();
    const fresh = await openHttp(server);
    assert.deepEqual(await fresh.client.ping(), {});
    await fresh.client.close();
  } finally {
    await server.stop();
  }
});

test("a server that ends makes requests fail and does not hang them", async () => {
  for (const open of [
    async (server) => (await openHttp(server)).client,
    (server) => connect(new SSEClientTransport(new URL("/sse", server.url))),
  ]) {
    const server = await Server.start();
    const client = await open(server);
    client.onerror = () => {};
    await server.stop();
    await assert.rejects(within(client.ping(), "an error"));
    await within(client.close(), "close");
  }
});

test("a client that disappears does not keep its session's stream", () =>
  withServer([], async (server) => {
    const { client } = await openHttp(server);
    await client.close(); // without DELETE
    await sleep(50);
    const again = await openHttp(server);
    assert.deepEqual(await again.client.ping(), {});
    await again.client.close();
  }));

await runTests("sdk");
