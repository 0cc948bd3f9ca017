// Whether a message is what its revision's JSON schema says. The schemas are not ours: they are cut
// out of the installed conformance suite (which has them as literals in its one file), and those of
// the tasks extension come from its own package. No package has a schema of 2024-11-05: it is that of
// 2025-03-26 without what that revision has brought.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MODULES } from "./umcp.mjs";

export const MODERN = "2026-07-28";
const SESSIONS = ["2025-03-26", "2025-06-18", "2025-11-25"];
export const REVISIONS = ["2024-11-05", ...SESSIONS, MODERN];
const BUNDLE = join(MODULES, "@modelcontextprotocol/conformance/dist/index.js");
const UNIONS = /^(Client|Server)(Request|Notification|Result|Message)$/;
const TASKS = {
  "tasks/get": "GetTaskResultV2Schema",
  "tasks/update": "UpdateTaskResultV2Schema",
  "tasks/cancel": "CancelTaskResultV2Schema",
};
const MODERN_ONLY = ["resultType", "ttlMs", "cacheScope"];
const RETIRED = [-32002, -32042]; // error codes that the newest revision must not use

// --- Reading the bundle ---

// Where the literal that begins at `from` ends.
function endOfLiteral(source, from) {
  let depth = 0;
  let quote = "";
  for (let i = from; i < source.length; i++) {
    const c = source[i];
    if (quote) {
      if (c === "\\") i++;
      else if (c === quote) quote = "";
    } else if (`"'\``.includes(c)) quote = c;
    else if (c === "{") depth++;
    else if (c === "}" && --depth === 0) return i + 1;
  }
  throw new Error("a schema of the suite does not end");
}

function readBundle() {
  const source = readFileSync(BUNDLE, "utf8");
  const quoted = (revision) => `["\`]?${revision}["\`]?:(\\w+)`;
  const table = source.match(
    new RegExp(`\\{${SESSIONS.map(quoted).join(",")},\\[\\w+\\]:(\\w+)\\}`),
  );
  if (!table) throw new Error("the suite's table of schemas is not where it was");
  const found = {};
  [...SESSIONS, MODERN].forEach((revision, i) => {
    const at = source.search(new RegExp(`[,{; ]${table[i + 1]}=\\{\\$schema`));
    const from = source.indexOf("{", at + 1);
    found[revision] = (0, eval)(`(${source.slice(from, endOfLiteral(source, from))})`);
  });
  found["2024-11-05"] = withoutNews(structuredClone(found["2025-03-26"]));
  return found;
}

// Takes out of the schema of 2025-03-26 what 2024-11-05 does not have: audio, hints about tools, a
// message with progress, the capability of completions. (Batches are no matter of a single message.)
function withoutNews(schema) {
  const { definitions } = schema;
  const isAudio = ({ $ref }) => $ref === "#/definitions/AudioContent";
  const drop = (value) => {
    if (value === null || typeof value !== "object") return;
    if (value.anyOf) value.anyOf = value.anyOf.filter((one) => !isAudio(one));
    Object.values(value).forEach(drop);
  };
  drop(definitions);
  // The schemas allow unknown members: these would be early, so they are refused.
  definitions.Tool.properties.annotations = false;
  definitions.ProgressNotification.properties.params.properties.message = false;
  definitions.ServerCapabilities.properties.completions = false;
  return schema;
}

// --- Validators ---

const { Ajv } = await import("ajv");
const { Ajv2020 } = await import("ajv/dist/2020.js");
const formats = (await import("ajv-formats")).default;
const tasks = await import("@modelcontextprotocol/ext-tasks/core/v2");
const literals = readBundle();
const made = new Map();

// Which definition says what about which method and error code.
function makeRevision(revision) {
  const schema = literals[revision];
  const key = schema.$defs ? "$defs" : "definitions";
  const definitions = schema[key];
  // These say integer where a number is meant, as later copies of them do: a default may be 95.5.
  for (const member of ["minimum", "maximum", "default"])
    if (definitions.NumberSchema?.properties[member]) definitions.NumberSchema.properties[member].type = "number";
  const ajv = new (schema.$schema.includes("2020-12") ? Ajv2020 : Ajv)({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addFormat("byte", true);
  ajv.addSchema({ ...schema, $id: `mcp://${revision}` });
  const made = { definitions, methods: new Map(), results: new Map(), errors: new Map() };
  for (const [name, { properties = {} }] of Object.entries(definitions)) {
    if (UNIONS.test(name)) continue;
    const method = properties.method?.const;
    if (method) {
      made.methods.set(method, name);
      const result = name.replace(/Request$/, "Result");
      if (name.endsWith("Request") && definitions[result]) made.results.set(method, result);
    }
    for (const part of properties.error?.allOf ?? [])
      if (part.properties?.code?.const) made.errors.set(part.properties.code.const, name);
  }
  const compiled = new Map();
  made.check = (name, value) => {
    if (!compiled.has(name)) compiled.set(name, ajv.compile({ $ref: `mcp://${revision}#/${key}/${name}` }));
    const valid = compiled.get(name);
    return valid(value) ? [] : valid.errors.map((e) => `${name}${e.instancePath}: ${e.message}`);
  };
  made.first = (...names) => names.find((name) => definitions[name]);
  return made;
}

function revisionOf(revision) {
  if (!made.has(revision)) made.set(revision, makeRevision(revision));
  return made.get(revision);
}

function checkTasks(name, value) {
  const { success, error } = tasks[name].safeParse(value);
  return success ? [] : error.issues.map((i) => `${name}/${i.path.join("/")}: ${i.message}`);
}

// --- Messages ---

function checkError(revision, of, message) {
  const { code } = message.error;
  const wrong = of.check(of.errors.get(code) ?? of.first("JSONRPCErrorResponse", "JSONRPCError"), message);
  if (revision === MODERN && RETIRED.includes(code)) wrong.push(`the error code ${code} is retired`);
  return wrong;
}

function checkResult(revision, of, { result, ...envelope }, method) {
  const wrong = of.check(of.first("JSONRPCResultResponse", "JSONRPCResponse"), { ...envelope, result });
  if (revision !== MODERN) {
    const early = MODERN_ONLY.filter((key) => key in result);
    if (early.length) wrong.push(`${early} are of ${MODERN}`);
  } else if (result.resultType === "task") return [...wrong, ...checkTasks("CreateTaskResultV2Schema", result)];
  else if (result.resultType === "input_required") return [...wrong, ...of.check("InputRequiredResult", result)];
  else if (TASKS[method]) return [...wrong, ...checkTasks(TASKS[method], result)];
  const name = of.results.get(method);
  // A call as a task of 2025-11-25 is answered with the task.
  if (method === "tools/call" && result.task) return [...wrong, ...of.check("CreateTaskResult", result)];
  return name ? [...wrong, ...of.check(name, result)] : wrong;
}

// What is wrong with a message of ours, as texts. `method`: that of the request it answers.
export function violations(revision, message, method) {
  const of = revisionOf(revision);
  if (Array.isArray(message)) return message.flatMap((one) => violations(revision, one, method));
  if (message.method === "notifications/tasks") return checkTasks("TaskStatusNotificationV2Schema", message);
  if (typeof message.method === "string")
    return of.check(of.methods.get(message.method) ?? ("id" in message ? "JSONRPCRequest" : "JSONRPCNotification"), message);
  if (message.error) return checkError(revision, of, message);
  if (message.result === undefined) return ["is neither request, notification nor response"];
  return checkResult(revision, of, message, method);
}
