// Writes down what clients and the server say to each other, and checks what the server said: over
// HTTP by a proxy in the test's own process, over stdio by tee.mjs between the two.
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MODERN, violations } from "./schemas.mjs";

const TEE = join(dirname(fileURLToPath(import.meta.url)), "tee.mjs");
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// --- Over HTTP ---

// The data of each complete event in `text`; what is left of it comes last.
function cutEvents(text) {
  const blocks = text.replaceAll("\r\n", "\n").split("\n\n");
  const rest = blocks.pop();
  const events = blocks.map((block) => {
    const lines = block.split("\n");
    const isMessage = !lines.some((line) => line.startsWith("event:") && line.slice(6).trim() !== "message");
    const data = lines.filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trim());
    return isMessage ? data.join("\n") : "";
  });
  return { events, rest };
}

export class Proxy {
  // Listens on a free port for what goes to `url`.
  static async start(url) {
    const proxy = new Proxy();
    proxy.log = [];
    proxy.exchanges = []; // "METHOD status"
    proxy.n = 0;
    proxy.target = new URL(url);
    proxy.server = http.createServer((request, response) => proxy.pass(request, response, ++proxy.n));
    proxy.server.keepAliveTimeout = 0; // it never closes what a client is about to use again
    await new Promise((resolve) => proxy.server.listen(0, "127.0.0.1", resolve));
    proxy.url = `http://127.0.0.1:${proxy.server.address().port}`;
    return proxy;
  }

  pass(request, response, n) {
    const { port } = this.target;
    const isOurs = request.headers.host === new URL(this.url).host; // else it is part of a test
    const host = isOurs ? this.target.host : request.headers.host;
    const headers = { ...request.headers, host, connection: "close" };
    if (headers.origin && new URL(headers.origin).port === new URL(this.url).port) {
      headers.origin = headers.origin.replace(/\d+$/, port); // the page of the address it thinks it talks to
    }
    const up = http.request({ host: "127.0.0.1", port, method: request.method, path: request.url,
      agent: false, headers }, (answer) => this.answer(request, answer, response, n));
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString();
      if (text) this.log.push({ n, from: "client", text });
      up.end(text);
    });
    up.on("error", () => response.destroy());
    response.on("close", () => response.writableFinished || up.destroy());
  }

  answer(request, answer, response, n) {
    const isStream = (answer.headers["content-type"] ?? "").includes("text/event-stream");
    const status = answer.statusCode;
    let text = "";
    this.exchanges.push(`${request.method} ${status}`);
    response.writeHead(status, answer.headers);
    response.flushHeaders();
    answer.setEncoding("utf8");
    answer.on("data", (part) => {
      response.write(part);
      text += part;
      if (!isStream) return;
      const { events, rest } = cutEvents(text);
      text = rest;
      for (const event of events) if (event) this.log.push({ n, from: "server", text: event });
    });
    answer.on("end", () => {
      if (!isStream && text) this.log.push({ n, from: "server", text, status });
      response.end();
    });
    answer.on("error", () => response.destroy());
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

// --- Over stdio ---

// What to put before a command so that its messages are written to a file in `folder`.
export function tee(folder) {
  return { command: process.execPath, args: [TEE, join(folder, "messages.jsonl")] };
}

export function readTee(folder) {
  const path = join(folder, "messages.jsonl");
  const lines = existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
  return lines.map((line) => JSON.parse(line));
}

// --- What was said ---

// Follows a conversation, so that an answer is checked by the method and the revision of its request.
class Reader {
  constructor() {
    this.asked = new Map();
    this.legacy = "2025-11-25"; // what the last handshake has agreed on
    this.isModern = false; // the last request was
    this.counts = {}; // of the server's messages, by revision
    this.wrong = [];
  }

  // The keys that find the request of an answer: on the same exchange, else anywhere.
  keys({ n, pid }, id) {
    return [`${n ?? pid} ${JSON.stringify(id)}`, JSON.stringify(id)];
  }

  hear(entry, message) {
    if (Array.isArray(message)) return message.forEach((one) => this.hear(entry, one));
    if (!message?.method) return;
    const version = message.params?._meta?.[VERSION_KEY];
    this.isModern = version !== undefined;
    if (message.id === undefined) return;
    for (const key of this.keys(entry, message.id))
      this.asked.set(key, { method: message.method, isModern: this.isModern });
  }

  // Of a notification: what its stream's request is; without one, what the client spoke last.
  revisionOf(request, message) {
    const tagged = message.params?._meta?.["io.modelcontextprotocol/subscriptionId"] !== undefined;
    return (request?.isModern ?? (tagged || this.isModern)) ? MODERN : this.legacy;
  }

  check(entry, message) {
    if (Array.isArray(message)) {
      if (this.legacy !== "2025-03-26") this.wrong.push(`${this.legacy} has no batches: ${entry.text.slice(0, 200)}`);
      return message.forEach((one) => this.check(entry, one));
    }
    const [here, anywhere] = this.keys(entry, message.id);
    const isAnswer = message.result !== undefined || message.error !== undefined;
    const request = isAnswer ? this.asked.get(here) ?? this.asked.get(anywhere) : undefined;
    if (request?.method === "initialize" && message.result?.protocolVersion)
      this.legacy = message.result.protocolVersion;
    const revision = this.revisionOf(request, message);
    this.counts[revision] = (this.counts[revision] ?? 0) + 1;
    const wrong = violations(revision, message, request?.method);
    if (wrong.length)
      this.wrong.push(`${revision} ${request?.method ?? message.method}: ${wrong.slice(0, 3).join("; ")}\n  ${entry.text.slice(0, 400)}`);
  }

  read(entry) {
    if (entry.text === undefined) return;
    const message = parse(entry.text);
    if (entry.from === "client") this.hear(entry, message);
    else if (message === undefined || typeof message !== "object") {
      if (entry.pid) this.wrong.push(`not JSON on stdout: ${entry.text.slice(0, 200)}`);
    } else if (Array.isArray(message) || "jsonrpc" in message) this.check(entry, message);
  }
}

const totals = {};

// Throws if a message of the server's in the log is not what its revision's schema says.
export function checkMessages(log) {
  const reader = new Reader();
  for (const entry of log) reader.read(entry);
  if (!Object.keys(reader.counts).length) throw new Error("no message of the server's was written down");
  for (const [revision, n] of Object.entries(reader.counts)) totals[revision] = (totals[revision] ?? 0) + n;
  if (reader.wrong.length)
    throw new Error(`${reader.wrong.length} messages are not valid:\n${[...new Set(reader.wrong)].slice(0, 8).join("\n")}`);
  return reader.counts;
}

// Says at the end how many messages were checked by which schema.
export function reportMessages() {
  for (const [revision, n] of Object.entries(totals).sort())
    console.log(`${n} messages are valid by the schema of ${revision}`);
}
