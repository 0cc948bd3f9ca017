// What the tests with the official SDKs share: the packages that they need, SDK 1.x as one object, a
// copy of the example project.
import { cpSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { EXAMPLE, MODULES, UMCP, makeFolder, skipAll } from "./umcp.mjs";

// Skips the whole file unless these packages are installed; "sdk" is @modelcontextprotocol/sdk.
export function needPackages(...names) {
  for (const name of names) {
    const full = name === "ws" ? name : `@modelcontextprotocol/${name}`;
    if (!existsSync(join(MODULES, full))) skipAll(`${full} is not installed: npm install in tests/e2e`);
  }
}

// The same unless these programs are named, by their variables.
export function needPrograms(programs) {
  for (const [name, path] of Object.entries(programs))
    if (!path) skipAll(`${name} must name the program to test`);
}

export function needPlayer() {
  needPrograms({ UMCP });
  if (!existsSync(join(dirname(UMCP), "umcp-player"))) skipAll("umcp-player is not here");
}

// Client and transports of SDK 1.x, and its `types`.
export async function loadSdk() {
  needPackages("sdk");
  const sdk = "@modelcontextprotocol/sdk";
  return {
    ...(await import(`${sdk}/client/index.js`)),
    ...(await import(`${sdk}/client/stdio.js`)),
    ...(await import(`${sdk}/client/streamableHttp.js`)),
    ...(await import(`${sdk}/client/sse.js`)),
    types: await import(`${sdk}/types.js`),
  };
}

// A copy of the example project, in a folder of its own.
export function copyExample() {
  const folder = makeFolder();
  const project = join(folder, "project");
  cpSync(EXAMPLE, project, { recursive: true });
  return { folder, project };
}
