// The Inspector's command line as a client: it checks schemas strictly, and users debug with it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  EXAMPLE,
  MODULES,
  PATIENCE_MS,
  SCRIPT,
  SCRIPTED,
  UMCP,
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
if (!existsSync(join(MODULES, "@modelcontextprotocol/conformance")))
  skipAll("The suite with the schemas is not installed: npm install in tests/e2e");
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

// --- Every era, on the example project; what the server says is checked by its schema ---

const { Proxy, checkMessages, readTee, reportMessages, tee } = await import("../lib/record.mjs");
const FILES = ["--project", EXAMPLE, "--player", "off"];

const recorded = {
  stdio: async (body) => {
    const folder = makeFolder();
    const { command, args } = tee(folder);
    await body([command, ...args, UMCP, "stdio", "--connect", "none", ...FILES]);
    checkMessages(readTee(folder));
    removeFolder(folder);
  },
  http: (body) =>
    withServer(FILES, async (server) => {
      const proxy = await Proxy.start(server.url);
      await body([`${proxy.url}/mcp`, "--transport", "http"]);
      await proxy.stop();
      checkMessages(proxy.log);
    }),
};

for (const era of ["legacy", "auto", "modern"])
  for (const [kind, over] of Object.entries(recorded)) {
    test(`schemas pass the strict check, ${era} (${kind})`, () =>
      over(async (target) => {
        const ran = await inspect(...target, "--protocol-era", era, "--method", "tools/list", "--strict");
        assert.equal(ran.code, 0, ran.err);
        assert.ok(JSON.parse(ran.out).tools.length > 60);
        assert.doesNotMatch(ran.err, /Path: inputSchema/);
      }));

    test(`a project's files are shown, ${era} (${kind})`, () =>
      over(async (target) => {
        const ask = async (...args) => {
          const got = await answer(...target, "--protocol-era", era, "--method", ...args);
          return got.result ?? got;
        };
        const scenes = await ask("tools/call", "--tool-name", "ListScenes");
        assert.ok(scenes.structuredContent.Items.length);
        const built = await ask("tools/call", "--tool-name", "ListBuildScenes", "--tool-arg", "limit=1");
        assert.equal(built.structuredContent.Items.length, 1);
        const read = await ask("resources/read", "--uri", "unity://project/info");
        assert.ok(JSON.parse(read.contents[0].text));
      }));
  }

await runTests("inspector", reportMessages);
