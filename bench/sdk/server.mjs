// The peer that umcp is measured against: the TypeScript SDK's own server with one trivial tool,
// over stdio ("node server.mjs stdio") or streamable HTTP ("node server.mjs http PORT"). One
// session, plain JSON answers and bare node:http instead of a web framework: the SDK's fastest way.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { z } from "zod";

const server = new McpServer({ name: "bench", version: "1.0.0" });

server.registerTool(
  "add",
  { description: "Adds two numbers.", inputSchema: { a: z.number(), b: z.number() } },
  async ({ a, b }) => ({ content: [{ type: "text", text: String(a + b) }] }),
);

const [mode, port] = process.argv.slice(2);

if (mode === "http") {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    enableJsonResponse: true,
  });
  await server.connect(transport);
  // A body read and parsed beforehand, as body-parser middleware does, nearly doubles its speed.
  createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString();
      transport.handleRequest(request, response, text ? JSON.parse(text) : undefined);
    });
  }).listen(Number(port), "127.0.0.1");
} else {
  await server.connect(new StdioServerTransport());
}
