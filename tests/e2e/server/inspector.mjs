// The Inspector's command line as a client: it checks schemas strictly, and users debug with it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  MODULES,
  PATIENCE_MS,
  SCRIPT,
  SCRIPTED,
  cleanEnv,
  findNode,
  makeFolder,
  removeFolder,
  runTests,
  skipAll,
  test,
  withServer,
  within,
} from "../lib/umcp.mjs";

const INSPECTOR = join(MODULES, "@modelcontextprotocol/inspector/clients/launcher/build/index.js");
const TOOL_FAILED = 5; // its exit code for isError and for unknown tools

const NODE = findNode();
if (!SCRIPTED) skipAll("UMCP_SCRIPTED must name the program to test");
if (!existsSync(INSPECTOR)) skipAll("The Inspector is not installed: npm install in tests/e2e");
if (!NODE) skipAll("The Inspector needs Node 22.19 or newer");

// Runs the Inspector to its end: { code, out, err }.
async function inspect(...args) {
  const folder = makeFolder(); // it writes into HOME
  const child = spawn(NODE, [INSPECTOR, "--cli", ...args], {
    cwd: folder,
    env: cleanEnv(folder),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ran = { code: null, out: "", err: "" };
  child.stdout.on("data", (data) => (ran.out += data));
  child.stderr.on("data", (data) => (ran.err += data));
  const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  try {
    ran.code = await within(new Promise((resolve) => child.on("close", resolve)), "the Inspector",
      PATIENCE_MS + 1000);
  } finally {
    clearTimeout(timer);
    removeFolder(folder);
  }
  return ran;
}

// As inspect(), but it must succeed: the JSON that it printed.
async function answer(...args) {
  const ran = await inspect(...args, "--format", "json");
  assert.equal(ran.code, 0, ran.err + ran.out);
  return JSON.parse(ran.out);
}

const targets = {
  stdio: (args, body) => body([SCRIPTED, "stdio", ...args, "-e", `UMCP_SCRIPT=${SCRIPT}`]),
  http: (args, body) =>
    withServer(args, (server) => body([`${server.url}/mcp`, "--transport", "http"]), SCRIPTED),
  sse: (args, body) =>
    withServer(args, (server) => body([`${server.url}/sse`, "--transport", "sse"]), SCRIPTED),
};

for (const [kind, over] of Object.entries(targets)) {
  test(`schemas pass the strict check (${kind})`, () =>
    over([], async (target) => {
      const ran = await inspect(...target, "--method", "tools/list", "--strict");
      assert.equal(ran.code, 0, ran.err);
      const { tools } = JSON.parse(ran.out);
      assert.ok(tools.length > 60, `only ${tools.length}`);
      // What models must fill in has to be portable without reserve; it warns of nullable results.
      assert.doesNotMatch(ran.err, /Path: inputSchema/);
    }));

  test(`tools and resources answer (${kind})`, () =>
    over([], async (target) => {
      const status = await answer(...target, "--method", "tools/call", "--tool-name", "GetStatus");
      assert.equal((status.result ?? status).structuredContent.Ready, true);
      const page = await answer(...target, "--method", "tools/call", "--tool-name", "ListObjects",
        "--tool-arg", "limit=2", "--tool-arg", "activeOnly=true");
      assert.equal((page.result ?? page).structuredContent.Items.length, 2);
      const listed = await answer(...target, "--method", "resources/list");
      assert.ok((listed.result ?? listed).resources.some(({ uri }) => uri === "unity://status"));
      const read = await answer(...target, "--method", "resources/read", "--uri", "unity://status");
      assert.equal(JSON.parse((read.result ?? read).contents[0].text).Ready, true);
      await answer(...target, "--method", "resources/templates/list");
      await answer(...target, "--method", "logging/setLevel", "--log-level", "debug");
    }));

  test(`failures are seen as such (${kind})`, () =>
    over([], async (target) => {
      for (const name of ["fail-always", "no-such-tool"]) {
        const ran = await inspect(...target, "--method", "tools/call", "--tool-name", name);
        assert.equal(ran.code, TOOL_FAILED, `${name}: ${ran.err}`);
      }
    }));
}

for (const kind of ["stdio", "http"])
  test(`a client that first tries the newest revision falls back (${kind})`, () =>
    targets[kind]([], async (target) => {
      const status = await answer(...target, "--protocol-era", "auto", "--method", "tools/call",
        "--tool-name", "GetStatus");
      assert.equal((status.result ?? status).structuredContent.Ready, true);
    }));

await runTests("inspector");
