// Web pages in a real browser try to reach the server in every way that a page has. Pages on another
// port or of another site do not reach it, pages that may come in do, and so does Inspector's own.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  EXAMPLE,
  MODULES,
  PATIENCE_MS,
  Skipped,
  UMCP,
  cleanEnv,
  findNode,
  makeFolder,
  removeFolder,
  runTests,
  skipAll,
  test,
  waitFor,
  withServer,
  within,
} from "../e2e/lib/umcp.mjs";

const INSPECTOR = join(MODULES, "@modelcontextprotocol/inspector/clients/launcher/build/index.js");
const INSPECTOR_PORT = 6274; // where it serves its page; the server lets that page in
const GATES = ["--project", EXAMPLE, "--allow-writes", "--no-confirm", "--allow-config-changes"];
const FAR = "far.example"; // a name that the browser is told to find on this machine
const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--host-resolver-rules=MAP ${FAR} 127.0.0.1`,
];

if (!UMCP) skipAll("UMCP must name the program to test");

// --- The browser ---

const BROWSER = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
  (path) => path && existsSync(path),
);
if (!BROWSER) skipAll("There is no Chromium here (Debian: chromium)");
if (spawnSync(BROWSER, ["--version"]).status !== 0) skipAll(`${BROWSER} does not run here`);

let chromium;
try {
  ({ chromium } = createRequire(join(MODULES, "..", "package.json"))("playwright-core"));
} catch {
  skipAll("playwright-core is not installed: npm install in tests/e2e");
}

// One browser for all tests: each gets a profile of its own, which is empty.
let browser;
const browserFolder = makeFolder();

async function withBrowser(body) {
  browser ??= await chromium.launch({
    executablePath: BROWSER,
    headless: true,
    chromiumSandbox: false,
    args: FLAGS,
    env: cleanEnv(browserFolder),
    timeout: PATIENCE_MS,
  });
  const profile = await browser.newContext();
  try {
    return await body(profile);
  } finally {
    await profile.close();
  }
}

// Serves an empty page on a free port, as a site that the user visits.
async function withSite(body) {
  const site = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end("<!doctype html><title>a page</title>");
  });
  await new Promise((resolve) => site.listen(0, "127.0.0.1", resolve));
  try {
    return await body(site.address().port);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

// Opens a page of `origin` and runs `tries` there with the server's address.
async function from(origin, tries, at) {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/`, { timeout: PATIENCE_MS });
    return within(page.evaluate(tries, at), "the page");
  });
}

// --- What a page tries ---

// Runs in the page: every way to send something. What the page saw of it, by name.
async function tryAll({ http, change }) {
  const seen = {};
  const message = JSON.stringify(change);
  const hello = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "a page", version: "1" },
    },
  });
  const ask = async (name, path, options) => {
    try {
      const response = await fetch(http + path, options);
      seen[name] = { status: response.status, type: response.type, text: await response.text() };
    } catch (error) {
      seen[name] = { failed: String(error) };
    }
  };
  const element = (name, tag, set, parent = document.body) =>
    new Promise((resolve) => {
      const made = document.createElement(tag);
      made.onload = () => resolve((seen[name] = "loaded"));
      made.onerror = () => resolve((seen[name] = "failed"));
      set(made);
      parent.append(made);
    });
  const listen = (name, path) =>
    new Promise((resolve) => {
      const source = new EventSource(http + path);
      const end = (what) => {
        source.close();
        resolve((seen[name] = what));
      };
      source.onopen = () => end("open");
      source.onerror = () => end("failed");
    });
  const socket = (name, path, protocols) =>
    new Promise((resolve) => {
      const made = new WebSocket(http.replace("http", "ws") + path, protocols);
      made.onopen = () => {
        made.send("{}"); // it stays open: the server's list of engines would show it
        resolve((seen[name] = "open"));
      };
      made.onerror = () => resolve((seen[name] = "failed"));
    });

  await ask("read", "/read?uri=unity://scenes");
  await ask("read no-cors", "/read?uri=unity://scenes", { mode: "no-cors" });
  await ask("post", "/message", {
    method: "POST",
    body: message,
    headers: { "Content-Type": "application/json" },
  });
  await ask("post plain", "/message", { method: "POST", body: message });
  await ask("post no-cors", "/message", { method: "POST", body: message, mode: "no-cors" });
  await ask("mcp", "/mcp", {
    method: "POST",
    body: hello,
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    },
  });
  await listen("sse", "/sse");
  await listen("stream", "/");
  await socket("socket", "/unity");
  await socket("link", "/unity", "umcp.2");
  await element("image", "img", (made) => (made.src = `${http}/read?uri=unity://scenes`));
  await element("script", "script", (made) => (made.src = `${http}/read?uri=unity://scenes`));
  await element("frame", "iframe", (made) => (made.src = `${http}/read?uri=unity://scenes`));
  navigator.sendBeacon(`${http}/message`, message);
  // A form that sends JSON: its only field is the text up to "=", and its value the rest.
  await element("form", "iframe", (made) => {
    made.name = "answer";
    made.srcdoc = " ";
  });
  const answered = new Promise((resolve) => {
    document.querySelector("iframe[name=answer]").onload = resolve;
  });
  const form = document.createElement("form");
  form.method = "post";
  form.enctype = "text/plain";
  form.action = `${http}/message`;
  form.target = "answer";
  const field = document.createElement("input");
  field.name = `${message.slice(0, -1)},"x":"`;
  field.value = `"}`;
  form.append(field);
  document.body.append(form);
  form.submit();
  await answered;
  return seen;
}

// What each try does if it gets through.
const change = {
  jsonrpc: "2.0",
  id: 1,
  method: "call_tool",
  params: { name: "SetConfig", arguments: { componentAllowlist: ["A.Page.Was.Here"] } },
};

// --- The server's side ---

async function ask(server, method, params) {
  const response = await fetch(`${server.url}/message`, {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return (await response.json()).result;
}

async function configOf(server) {
  const result = await ask(server, "call_tool", { name: "GetConfig", arguments: {} });
  return result.content[0].json;
}

async function enginesOf(server) {
  const result = await ask(server, "read_resource", { uri: "unity://instances" });
  return JSON.parse(result.contents[0].text).Items;
}

// Nothing reached the core: no write, no engine, no session, no line in the log or the audit trail.
async function isUntouched(server) {
  assert.deepEqual((await configOf(server)).componentAllowlist, []);
  assert.deepEqual(await enginesOf(server), []);
  const logs = await (await fetch(`${server.url}/api/logs?count=100`)).json();
  assert.deepEqual(logs.logs, []);
  assert.doesNotMatch(server.err, /SetConfig|engine|session/i);
  const audit = spawnSync(UMCP, ["audit", "--project", EXAMPLE], {
    cwd: server.folder,
    env: cleanEnv(server.folder),
    encoding: "utf8",
  });
  assert.doesNotMatch(audit.stdout, /SetConfig/);
}

function wasRefused(seen, origin) {
  for (const name of ["read", "post", "post plain", "mcp"]) {
    assert.equal(seen[name].status, 403, `${name}: ${JSON.stringify(seen[name])}`);
    if (origin) assert.ok(seen[name].text.includes(`--allow-origin ${origin}`), seen[name].text);
  }
  for (const name of ["sse", "stream", "socket", "link", "image", "script"])
    assert.equal(seen[name], "failed", name);
}

for (const [kind, page, at] of [
  ["on another port (same-site)", "localhost", "localhost"],
  ["on another port, by its address", "127.0.0.1", "127.0.0.1"],
  ["on another port, by another name of this machine (cross-site)", "localhost", "127.0.0.1"],
  ["of another site", FAR, "127.0.0.1"],
])
  test(`a page ${kind} reaches nothing`, () =>
    withServer([...GATES, "--log-level", "debug"], (server) =>
      withSite(async (port) => {
        const origin = `http://${page}:${port}`;
        const seen = await from(origin, tryAll, { http: `http://${at}:${server.port}`, change });
        wasRefused(seen, origin);
        await isUntouched(server);
      })));

test("a page in a sandbox, whose origin is null, reaches nothing", () =>
  withServer([...GATES, "--log-level", "debug"], (server) =>
    withSite(async (port) => {
      const at = JSON.stringify({ http: server.url, change });
      const seen = await from(`http://127.0.0.1:${port}`, async ([code]) => {
        const frame = document.createElement("iframe");
        frame.sandbox = "allow-scripts allow-forms";
        const told = new Promise((resolve) => {
          window.onmessage = (event) => resolve(event.data);
        });
        frame.srcdoc = `<body><script>${code}</script>`;
        document.body.append(frame);
        return told;
      }, [`(${tryAll})(${at}).then((seen) => parent.postMessage(seen, "*"))`]);
      wasRefused(seen);
      await isUntouched(server);
    })));

test("a name that was made to mean this machine reaches nothing", () =>
  withServer([...GATES, "--log-level", "debug"], async (server) => {
    const seen = await withBrowser(async (browser) => {
      const page = await browser.newPage();
      const http = `http://${FAR}:${server.port}`;
      const answer = await page.goto(`${http}/read?uri=unity://scenes`);
      const read = await page.evaluate(async () => (await fetch("/read?uri=unity://scenes")).status);
      return [answer.status(), read];
    });
    assert.deepEqual(seen, [403, 403]);
    await isUntouched(server);
  }));

// --- Pages that may ---

// Every one of the tries gets through, so that the tests above can fail.
async function isServed(server, seen) {
  assert.equal(seen.read.status, 200, JSON.stringify(seen.read));
  for (const name of ["post", "post plain", "mcp"])
    assert.equal(seen[name].status, 200, `${name}: ${JSON.stringify(seen[name])}`);
  for (const name of ["sse", "stream", "socket"]) assert.equal(seen[name], "open", name);
  assert.deepEqual((await configOf(server)).componentAllowlist, ["A.Page.Was.Here"]);
}

test("a page of an allowed origin is served", () =>
  withSite((port) => {
    const origin = `http://localhost:${port}`;
    return withServer([...GATES, "--allow-origin", `http://a.example,${origin}`], async (server) => {
      const seen = await from(origin, tryAll, { http: server.url, change });
      await isServed(server, seen);
    });
  }));

test("a page of the server's own address is served", () =>
  withServer(GATES, async (server) => {
    const http = `http://localhost:${server.port}`;
    await isServed(server, await from(http, tryAll, { http, change }));
    // The other name of the same listener is another site to the browser.
    await isServed(server, await from(http, tryAll, { http: server.url, change }));
  }));

test("Inspector's own page is served", async () => {
  const node = findNode();
  const isTaken = await fetch(`http://127.0.0.1:${INSPECTOR_PORT}`).then(() => true, () => false);
  if (!node || !existsSync(INSPECTOR) || isTaken)
    throw new Skipped("The Inspector is not installed, needs a newer Node, or runs already");
  await withServer(GATES, async (server) => {
    const folder = makeFolder();
    const child = spawn(node, [INSPECTOR, "--web", "--transport", "http", "--server-url",
      `${server.url}/mcp`], {
      cwd: folder,
      env: {
        ...cleanEnv(folder),
        MCP_AUTO_OPEN_ENABLED: "false",
        CLIENT_PORT: String(INSPECTOR_PORT),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    const ended = new Promise((resolve) => child.on("close", resolve));
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
    try {
      const url = await waitFor(() => {
        if (child.exitCode !== null) throw new Error(said);
        return said.match(/http:\/\/(localhost|127\.0\.0\.1):6274\S*/)?.[0];
      }, "Inspector's address");
      const seen = await withBrowser(async (browser) => {
        const page = await browser.newPage();
        await page.goto(url, { timeout: PATIENCE_MS });
        await page.getByRole("switch", { name: /^Connect/ }).click({ force: true });
        await page.getByText("Tools").first().waitFor({ timeout: PATIENCE_MS }); // it is connected
        return within(page.evaluate(tryAll, { http: server.url, change }), "Inspector's page");
      });
      await isServed(server, seen);
    } finally {
      child.kill("SIGTERM");
      await within(ended, "the end of the Inspector");
      removeFolder(folder);
    }
  });
});

await runTests("web_pages", async () => {
  await browser?.close();
  removeFolder(browserFolder);
});
