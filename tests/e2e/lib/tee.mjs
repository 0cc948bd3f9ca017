// Runs a program and writes down what passes through its pipes: node tee.mjs FILE COMMAND ARG...
// A line of FILE is {"pid":N,"from":"client"|"server","text":"..."}, or {"pid":N,"exit":CODE}.
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";

const [file, command, ...args] = process.argv.slice(2);
const note = (entry) => appendFileSync(file, `${JSON.stringify({ pid: process.pid, ...entry })}\n`);

function noteLines(stream, from) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (part) => {
    const lines = (rest + part).split("\n");
    rest = lines.pop();
    for (const text of lines) note({ from, text });
  });
  stream.on("end", () => rest && note({ from, text: rest, isCut: true }));
}

const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
noteLines(process.stdin, "client");
noteLines(child.stdout, "server");
process.stdin.pipe(child.stdin);
child.stdin.on("error", () => {}); // it may end before its input
child.stdout.pipe(process.stdout);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
child.on("close", (code, signal) => {
  note({ exit: code ?? signal });
  process.exit(code ?? 0);
});
