// The SDKs on the Node that their newest clients want, where that of the machine is older: the tests
// of sdk_matrix once more.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findNode, skipAll } from "../lib/umcp.mjs";

const MATRIX = join(dirname(fileURLToPath(import.meta.url)), "sdk_matrix.mjs");
const node = findNode();

if (!node) skipAll("Node 22.19 does not run here");
if (node === process.execPath) skipAll("sdk_matrix has run on this Node");
const child = spawn(node, [MATRIX, ...process.argv.slice(2)], { stdio: "inherit" });
child.on("close", (code) => process.exit(code ?? 1));
