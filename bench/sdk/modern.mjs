// The peer that umcp is measured against in the newest revision: the SDK 2.x server with one trivial
// tool, over HTTP: node modern.mjs PORT. Each request stands alone, as the revision wants it; the
// handler and its adapter to node:http are the SDK's own.
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { McpServer, createMcpHandler } from "@modelcontextprotocol/server";
import { z } from "zod";

const inputSchema = z.object({ a: z.number(), b: z.number() });

function makeServer() {
  const server = new McpServer({ name: "bench", version: "1.0.0" });
  server.registerTool("add", { description: "Adds two numbers.", inputSchema }, async ({ a, b }) => ({
    content: [{ type: "text", text: String(a + b) }],
  }));
  return server;
}

createServer(toNodeHandler(createMcpHandler(makeServer))).listen(Number(process.argv[2]), "127.0.0.1");
