// The official client of the Tasks extension on SDK 2.x, over stdio and HTTP: calls of the example
// project's engine that become tasks, are polled, asked about, answered and cancelled. The tools of
// umcp ask before they run; those of umcp-conformance also while they run.
import assert from "node:assert/strict";
import { join } from "node:path";
import { copyExample, needPackages, needPlayer, needPrograms } from "../lib/sdk.mjs";
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

const CONFORMANCE = process.env.UMCP_CONFORMANCE ?? "";
needPrograms({ UMCP_CONFORMANCE: CONFORMANCE });
needPlayer();
needPackages("client", "ext-tasks", "conformance");

const { Proxy, checkMessages, readTee, reportMessages, tee } = await import("../lib/record.mjs");
const { MODERN } = await import("../lib/schemas.mjs");
const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
const { createApplicationInputHandler, createTaskSessionFromClient, resultFromTaskOutcome } =
  await import("@modelcontextprotocol/ext-tasks/client");

const INFO = { name: "e2e", version: "1.0.0" };
const CAPABILITIES = { elicitation: {}, extensions: { "io.modelcontextprotocol/tasks": {} } };
const { folder, project } = copyExample();
const OPTIONS = ["--project", project, "--player", "auto", "--allow-writes", "--allow-eval"];

// --- A client with tasks ---

// The SDK refuses results of the type `task`, so the extension's client sends its requests below it:
// they have ids of their own, and their answers do not reach the SDK.
function rawPath(transport) {
  const waiting = new Map();
  const toSdk = transport.onmessage;
  let n = 0;
  transport.onmessage = (message, extra) => {
    const mine = waiting.get(message.id);
    if (!mine) return toSdk(message, extra);
    waiting.delete(message.id);
    mine(message.error ? { kind: "error", error: message.error } : { kind: "result", result: message.result });
  };
  return (request) => new Promise((resolve, reject) => {
    const id = `raw:${n++}`;
    waiting.set(id, resolve);
    transport.send({ jsonrpc: "2.0", id, ...request }).catch(reject);
  });
}

class Way {
  constructor(program, transport, options) {
    Object.assign(this, { program, transport, options, err: "", questions: [] });
  }

  async makeTransport() {
    if (this.transport === "http") {
      this.server = await Server.start(this.options, 0, this.program);
      this.proxy = await Proxy.start(this.server.url);
      return new StreamableHTTPClientTransport(new URL("/mcp", this.proxy.url));
    }
    this.folder = makeFolder();
    const { command, args } = tee(this.folder);
    const wire = new StdioClientTransport({
      command,
      args: [...args, this.program, "stdio", "--connect", "none", ...this.options],
      cwd: this.folder,
      env: cleanEnv(this.folder),
      stderr: "pipe",
    });
    wire.stderr?.on("data", (data) => (this.err += data));
    return wire;
  }

  async open() {
    if (this.session) return this;
    const versionNegotiation = { mode: { pin: MODERN } };
    this.client = new Client(INFO, { capabilities: CAPABILITIES, versionNegotiation });
    const wire = await this.makeTransport();
    await within(this.client.connect(wire), "connect");
    this.session = createTaskSessionFromClient(this.client, {
      endpointId: `${this.program} ${this.transport}`,
      rawDispatch: rawPath(wire),
      v2RequestFraming: { protocolVersion: MODERN, clientInfo: INFO, clientCapabilities: CAPABILITIES },
      onInputRequest: createApplicationInputHandler({
        elicitation: async ({ params }) => this.answer(params),
        sampling: async () => assert.fail("nobody may ask that"),
        roots: async () => assert.fail("nobody may ask that"),
      }),
    });
    return this;
  }

  // Yes to everything, and a name where one is wanted.
  answer(question) {
    this.questions.push(question.message);
    const content = {};
    for (const [name, { type }] of Object.entries(question.requestedSchema.properties))
      content[name] = type === "boolean" ? true : "Ada";
    return { action: "accept", content };
  }

  // Calls a tool and waits for its end: what kind of answer came, which states it had, the result.
  async run(name, args) {
    const states = [];
    const execution = await within(this.session.callTool(name, args), name);
    const onEvent = (event) => void (event.type === "task" && states.push(event.task.status));
    const { outcome } = await within(execution.settle({ onEvent }), `the end of ${name}`);
    return { kind: execution.kind, states, outcome, result: () => resultFromTaskOutcome(outcome) };
  }

  async close() {
    await within(this.session.close(), "the end of the session");
    await within(this.client.close(), "close");
    checkSanitizers(this.err);
    const counts = checkMessages(this.proxy ? this.proxy.log : readTee(this.folder));
    await this.proxy?.stop();
    await this.server?.stop();
    if (this.folder) removeFolder(this.folder);
    assert.deepEqual(Object.keys(counts), [MODERN]);
    assert.ok(counts[MODERN] >= 5, JSON.stringify(counts));
  }
}

function everywhere(program, options, jobs) {
  for (const transport of ["stdio", "http"]) {
    const way = new Way(program, transport, options);
    const where = `${program === UMCP ? "umcp" : "fixtures"}, ${transport}`;
    for (const [name, body] of Object.entries(jobs))
      test(`${name} (${where})`, async () => body(await way.open()));
    test(`every message is valid (${where})`, () => way.close());
  }
}

// --- The jobs ---

const code = (text, more = {}) => ({ code: text, ...more });

everywhere(UMCP, OPTIONS, {
  "what the server itself answers is no task": async (way) => {
    const ran = await way.run("GetConfig", {});
    assert.equal(ran.kind, "immediate");
    assert.equal(ran.result().structuredContent.ok, true);
  },

  // On a slow machine it is a task by then: the client does not mind.
  "code runs": async (way) => {
    const compiled = async () => {
      const ran = await way.run("execute_code", code("return 6*7;"));
      return !ran.result().isError && ran.result();
    };
    const result = await waitFor(compiled, "the compiler");
    assert.equal(result.structuredContent.result, 42);
  },

  "what takes long is made a task, polled, and gives its result": async (way) => {
    const slow = code("System.Threading.Thread.Sleep(1200); return 17;", { timeout: 0 });
    const ran = await way.run("execute_code", slow);
    assert.equal(ran.kind, "task");
    assert.equal(ran.states[0], "working");
    assert.equal(ran.outcome.status, "completed");
    assert.equal(ran.result().structuredContent.result, 17);
  },

  "a task that fails says how": async (way) => {
    const ran = await way.run("execute_code", code('throw new System.Exception("boom");', { timeout: 0 }));
    assert.equal(ran.kind, "task");
    assert.equal(ran.outcome.status, "completed");
    assert.equal(ran.result().isError, true);
    assert.match(JSON.stringify(ran.result().content), /boom/);
  },

  "a question before the call is answered": async (way) => {
    way.questions.length = 0;
    const ran = await way.run("SetTimeScale", { value: 1 });
    assert.equal(way.questions.length, 1);
    assert.match(way.questions[0], /value: 1/);
    assert.ok(!ran.result().isError, JSON.stringify(ran.result()));
  },

  "a task can be cancelled": async (way) => {
    const endless = code("while (true) System.Threading.Thread.Sleep(10);", { timeout: 0 });
    const execution = await within(way.session.callTool("execute_code", endless), "the task");
    assert.equal(execution.kind, "task");
    await within(execution.cancel(), "cancel");
    const { outcome } = await within(execution.settle(), "its end");
    assert.equal(outcome.status, "cancelled");
    // The engine is free again: the loop has ended.
    const after = await way.run("execute_code", code("return 1;"));
    assert.equal(after.result().structuredContent.result, 1);
  },
});

everywhere(CONFORMANCE, [], {
  "a task that asks waits for the answer": async (way) => {
    const [name, n] = way.transport === "http" ? ["multi_input", 2] : ["confirm_delete", 1];
    const ran = await way.run(name, n === 1 ? { filename: "a.txt" } : {});
    assert.equal(ran.kind, "task");
    assert.ok(ran.states.includes("input_required"), ran.states.join());
    assert.equal(way.questions.length, n, way.questions.join());
    assert.equal(ran.outcome.status, "completed");
    assert.ok(ran.result().content.length && !ran.result().isError);
  },
});

await runTests("sdk_tasks", async () => {
  reportMessages();
  removeFolder(folder);
});
