import type { LiveOperation, LiveRequestReply } from "@stubwright/live";
import type { JsonValue } from "@stubwright/runtime";
import type { ReceivedReply } from "../wire/exchange.js";
import { jsonOf, readJson } from "../wire/messages.js";
import type { Answer, JudgedAnswer } from "./answer.js";
import type { CheckId, Problem, Report } from "./catalogue.js";
import { internalDetail } from "./internal-details.js";
import { judgeJsonHeaders } from "./judge-headers.js";
import { mediaTypeOf } from "./judge-soap.js";
import { isObject } from "./same-json.js";

/** Judges a reply of the JSON wire; without an operation, only the form of a failure. */
export function judgeJson(reply: ReceivedReply, operation: LiveOperation | undefined): JudgedAnswer {
  const problems: Problem[] = [];
  const report = (check: CheckId, message: string): void => void problems.push({ check, message });
  const answer = reply.status < 400 ? success(reply, operation, report) : failure(reply, operation, report);
  return { answer, problems };
}

function success(reply: ReceivedReply, operation: LiveOperation | undefined, report: Report): Answer {
  const text = textOf(reply, report);
  if (text === undefined) return { kind: "unreadable" };
  if (reply.status !== 200 && reply.status !== 202 && reply.status !== 204)
    report("json-status", `a reply with status ${reply.status}`);
  if (operation === undefined) return { kind: "reply", json: null };
  if (operation.kind === "request-reply") return message(reply, text, operation, report);
  if (text.trim() !== "") report("one-way-body", `the reply has a body of ${reply.body.length} bytes`);
  return { kind: "accepted" };
}

function message(reply: ReceivedReply, text: string, operation: LiveRequestReply, report: Report): Answer {
  const { reply: codec } = operation;
  const { essence } = mediaTypeOf(reply);
  if (essence !== "application/json")
    report("json-media-type", `the media type is ${essence || "missing"}, not application/json`);
  judgeJsonHeaders(reply, operation, report);
  const parsed = parse(text, report);
  if (parsed === undefined) return { kind: "unreadable" };
  const sent = parsed.value;
  if (isProblem(sent)) {
    report("json-status", `a problem document with status ${reply.status}`);
    return { kind: "unreadable" };
  }
  const read = readJson(codec, sent);
  if ("refusal" in read) {
    report("json-invalid", read.refusal);
    return { kind: "unreadable" };
  }
  const json = jsonOf(codec, read.value);
  const difference = formDifference(sent, json, "");
  if (difference !== undefined) report("json-form", difference);
  return { kind: "reply", json };
}

function failure(reply: ReceivedReply, operation: LiveOperation | undefined, report: Report): Answer {
  const text = textOf(reply, report) ?? "";
  const detail = internalDetail(text);
  if (detail !== undefined) report("internal-details", `the error tells ${detail}`);
  const { essence } = mediaTypeOf(reply);
  const facts = {
    kind: "refused",
    blame: reply.status < 500 ? "caller" : "service",
    status: reply.status,
    strange: [],
  } as const;
  if (essence !== "application/problem+json") {
    report("json-media-type", `a failure with ${essence || "no media type"}, not application/problem+json`);
    return { ...facts, declared: undefined, message: text.slice(0, 200) };
  }
  const parsed = parse(text, report);
  if (parsed === undefined) return { ...facts, declared: undefined, message: "" };
  const problem = parsed.value;
  if (typeof problem !== "object" || problem === null || Array.isArray(problem)) {
    report("problem-form", "the problem document is no object");
    return { ...facts, declared: undefined, message: "" };
  }
  const { status, title, detail: said } = problem as Readonly<Record<string, unknown>>;
  if (status !== undefined && status !== reply.status)
    report("problem-form", `the problem says status ${String(status)}, HTTP says ${reply.status}`);
  for (const [name, value] of Object.entries({ title, detail: said }))
    if (value !== undefined && typeof value !== "string") report("problem-form", `${name} is no string`);
  return {
    ...facts,
    declared: declaredFault(problem as Readonly<Record<string, unknown>>, operation, report),
    message: String(said ?? title ?? ""),
  };
}

/** The declared fault that a problem document carries under its name. */
function declaredFault(
  problem: Readonly<Record<string, unknown>>,
  operation: LiveOperation | undefined,
  report: Report,
): string | undefined {
  const faults = operation?.kind === "request-reply" ? Object.entries(operation.faults ?? {}) : [];
  for (const [name, codec] of faults) {
    if (problem[name] === undefined) continue;
    const read = readJson(codec, problem[name]);
    if ("refusal" in read) report("fault-detail-invalid", `${name}: ${read.refusal}`);
    return name;
  }
  return undefined;
}

function isProblem(value: JsonValue): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    "title" in value &&
    "status" in value &&
    "type" in value
  );
}

function textOf({ body }: ReceivedReply, report: Report): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf)
    report("json-not-json", "the body begins with a byte order mark (RFC 8259 section 8.1)");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    report("json-not-json", "the body is not UTF-8");
    return undefined;
  }
}

function parse(text: string, report: Report): { readonly value: JsonValue } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    report(
      "json-not-json",
      text.trim() === "" ? "the body is empty" : String(error instanceof Error ? error.message : error),
    );
    return undefined;
  }
}

/** Where the form of a sent value differs from what the codec writes: a name in another case, a number as a string. */
function formDifference(sent: JsonValue, own: JsonValue, pointer: string): string | undefined {
  const place = pointer === "" ? "the reply" : pointer;
  if (kindOf(sent) !== kindOf(own)) {
    if (sent === null || own === null) return undefined;
    return `${place} is ${kindOf(sent)}, not ${kindOf(own)}`;
  }
  if (Array.isArray(sent) && Array.isArray(own))
    return firstFound(own.keys(), (index) =>
      formDifference(sent[index] ?? null, own[index] ?? null, `${pointer}/${index}`),
    );
  return isObject(sent) && isObject(own) ? memberDifference(sent, own, pointer) : undefined;
}

function firstFound<Item>(items: Iterable<Item>, find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

type JsonObject = Readonly<Record<string, JsonValue>>;

function memberDifference(have: JsonObject, want: JsonObject, pointer: string): string | undefined {
  for (const name of Object.keys(want)) {
    if (!Object.hasOwn(have, name)) {
      const other = Object.keys(have).find((one) => one.toLowerCase() === name.toLowerCase());
      if (other !== undefined) return `${pointer}/${other} is to be named ${name}`;
      continue;
    }
    const found = formDifference(have[name] ?? null, want[name] ?? null, `${pointer}/${name}`);
    if (found !== undefined) return found;
  }
  const known = new Set(Object.keys(want).map((name) => name.toLowerCase()));
  const strange = Object.keys(have).find((name) => !known.has(name.toLowerCase()) && have[name] !== null);
  return strange === undefined ? undefined : `${pointer}/${strange} is no member of the contract`;
}

function kindOf(value: JsonValue): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
