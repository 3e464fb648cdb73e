import type { JsonValue } from "@stubwright/runtime";
import type { Answer, Refusal } from "../checks/answer.js";
import { brokenRepetitions, type Exchanged, type RepeatedValue } from "../checks/repeated-values.js";
import { differenceOf, valueAt } from "../checks/same-json.js";
import type { Exchange } from "./finding.js";
import type { Evidence } from "./finding-list.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** What one operation repeats of its requests, and how often it did. */
export interface RepetitionRecord {
  readonly repeated: readonly RepeatedValue[];
  /** By the place in the reply: the different values that came back, and the exchanges in which one did not. */
  readonly kept: Map<string, Set<string>>;
  readonly broken: Map<string, { readonly message: string; readonly evidence: Evidence }[]>;
}

/** Valid requests that were refused as wrong: whether that is a failure shows when other requests were accepted. */
export interface RefusedRequest {
  readonly evidence: Evidence;
  readonly refusal: Refusal;
  /** The status of the same request over JSON. */
  readonly jsonStatus: number | undefined;
}

/** What the phases of one test remember of its operations. */
export interface CaseMemory {
  readonly repetitions: Map<string, RepetitionRecord>;
  readonly refused: Map<string, RefusedRequest[]>;
  /** By operation: a reply over SOAP, and the declared header blocks that replies had. */
  readonly replied: Map<string, { readonly evidence: Evidence; readonly blocks: Set<string> }>;
}

/** A memory of nothing. */
export function emptyMemory(): CaseMemory {
  return { repetitions: new Map(), refused: new Map(), replied: new Map() };
}

/** Sends a message that the contract allows over both wires, and checks all that comes back. */
export async function runValid(
  run: TestRun,
  operation: TestedOperation,
  test: ServiceCase,
  memory: CaseMemory,
): Promise<Exchange> {
  const { body, header } = test;
  const soap = await run.callSoap(operation, { body, header });
  reportProblems(run, test, soap);
  checkAccepted(run, operation, test, soap);
  const json =
    run.target.jsonUrl === undefined || header !== undefined ? undefined : await run.callJson(operation, body);
  if (json !== undefined) {
    reportProblems(run, test, json);
    checkAccepted(run, operation, test, json);
    await compareWires(run, operation, test, { soap, json });
  }
  rememberRefusal(memory, test, soap, json);
  rememberBlocks(memory, test, soap);
  checkRepetition(run, operation, test, soap, memory);
  return soap;
}

/** Adds what is wrong with the form of an answer. */
export function reportProblems(run: TestRun, test: ServiceCase, exchange: Exchange): void {
  for (const { check, message } of exchange.problems) run.findings.add(check, message, evidenceOf(test, exchange));
}

/** A case and its exchange, as findings show them. */
export function evidenceOf(test: ServiceCase, exchange: Exchange): Evidence {
  const { operation, phase, point, body, header, expect } = test;
  return { operation, phase, point, exchange, body, header, expect };
}

function checkAccepted(run: TestRun, operation: TestedOperation, test: ServiceCase, exchange: Exchange): void {
  const { answer } = exchange;
  const isAccepted = answer.kind === "reply" || answer.kind === "accepted";
  run.coverage.note(operation.name, test.point, isAccepted);
  if (isAccepted) operation.accepted = true;
  if (answer.kind !== "refused") return;
  if (answer.declared !== undefined) {
    run.coverage.noteFault(operation.name, answer.declared);
    return;
  }
  const evidence = evidenceOf(test, exchange);
  if (answer.strange.length > 0)
    run.findings.add("fault-undeclared", `the detail has ${answer.strange.join(", ")}`, evidence);
  if (answer.blame === "service")
    run.findings.add("internal-error", `status ${answer.status}: ${shortened(answer.message)}`, evidence);
  if (answer.blame === "version" || answer.blame === "mustUnderstand")
    run.findings.add("valid-refused", `the fault is ${answer.blame}: ${shortened(answer.message)}`, evidence);
}

function rememberRefusal(memory: CaseMemory, test: ServiceCase, soap: Exchange, json: Exchange | undefined): void {
  const { answer } = soap;
  const other = json?.answer;
  const jsonStatus = other?.kind === "refused" ? other.status : undefined;
  const list = memory.refused.get(test.operation) ?? [];
  if (answer.kind === "refused" && isBlamed(answer))
    list.push({ evidence: evidenceOf(test, soap), refusal: answer, jsonStatus });
  else if (json !== undefined && other?.kind === "refused" && isBlamed(other))
    list.push({ evidence: evidenceOf(test, json), refusal: other, jsonStatus });
  memory.refused.set(test.operation, list);
}

function rememberBlocks({ replied }: CaseMemory, test: ServiceCase, soap: Exchange): void {
  const { answer } = soap;
  if (answer.kind !== "reply") return;
  const known = replied.get(test.operation) ?? { evidence: evidenceOf(test, soap), blocks: new Set<string>() };
  for (const name of answer.blocks ?? []) known.blocks.add(name);
  replied.set(test.operation, known);
}

/** Reports declared header blocks that no reply had, once all valid messages were sent. */
export function settleBlocks(run: TestRun, { replied }: CaseMemory): void {
  for (const { name, model, live } of run.operations) {
    const { evidence, blocks } = replied.get(name) ?? {};
    if (evidence === undefined || live.kind === "one-way") continue;
    for (const { property, element } of model.reply?.headers ?? [])
      if (blocks?.has(property) === false)
        run.findings.add("reply-header-missing", `no reply has the header block ${element}`, evidence);
  }
}

function isBlamed({ blame, declared }: Refusal): boolean {
  return declared === undefined && (blame === "caller" || blame === "unknown");
}

/** The statuses that say that the message itself is wrong; others are the service's own reasons. */
const wrongMessage = new Set([400, 415, 422]);

/** Reports the refusals of valid messages that are failures, once all valid messages were sent. */
export function settleRefusals(run: TestRun, memory: CaseMemory): void {
  for (const operation of run.operations) {
    const refused = memory.refused.get(operation.name) ?? [];
    const [first] = refused;
    if (first === undefined) continue;
    if (!operation.accepted) {
      run.findings.add(
        "never-accepted",
        `every request was refused: ${shortened(first.refusal.message)}`,
        first.evidence,
      );
      continue;
    }
    for (const { evidence, refusal, jsonStatus } of refused) {
      const isReason = jsonStatus !== undefined && !wrongMessage.has(jsonStatus);
      const isHttps = evidence.exchange.wire === "soap" && [401, 403, 404, 409, 429].includes(refusal.status);
      if (!isReason && !isHttps) run.findings.add("valid-refused", shortened(refusal.message), evidence);
    }
  }
}

async function compareWires(
  run: TestRun,
  operation: TestedOperation,
  test: ServiceCase,
  { soap, json }: { readonly soap: Exchange; readonly json: Exchange },
): Promise<void> {
  const found = answerDifference(soap.answer, json.answer, ["over SOAP", "over JSON"]);
  if (found === undefined || operation.volatile.has(general(found.pointer))) return;
  // The service may have gone on: only what stays the same over one wire can differ on the other.
  const again = await run.callSoap(operation, { body: test.body, header: test.header });
  const change = answerDifference(soap.answer, again.answer);
  if (change !== undefined) {
    operation.volatile.add(general(change.pointer));
    if (answerDifference(again.answer, json.answer) !== undefined) return;
    return;
  }
  run.findings.add("wires-differ", found.message, evidenceOf(test, json));
}

/** The pointer without indexes: items of one array behave alike. */
export function general(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, "/*");
}

/** Where two answers differ; undefined if they say the same, or if one of them cannot be read, which is reported elsewhere. */
export function answerDifference(
  one: Answer,
  other: Answer,
  [first, second]: readonly [string, string] = ["at first", "then"],
): { readonly pointer: string; readonly message: string } | undefined {
  if (one.kind === "unreadable" || other.kind === "unreadable") return undefined;
  if (one.kind === "reply" && other.kind === "reply") {
    const pointer = differenceOf(one.json, other.json);
    if (pointer === undefined) return undefined;
    const at = pointer.split("/").slice(1).filter(Boolean);
    const values = `${first} ${valueText(valueAt(one.json, at))}, ${second} ${valueText(valueAt(other.json, at))}`;
    return { pointer, message: `the replies differ at ${pointer}: ${values}` };
  }
  if (one.kind === "refused" && other.kind === "refused") {
    if (one.declared === other.declared) return undefined;
    return {
      pointer: "fault",
      message: `one answer has the fault ${one.declared ?? "(none)"}, the other ${other.declared ?? "(none)"}`,
    };
  }
  if (one.kind === other.kind) return undefined;
  return { pointer: "kind", message: `one answer is ${kindText(one)}, the other ${kindText(other)}` };
}

function kindText(answer: Answer): string {
  return answer.kind === "refused" ? `a refusal (${shortened(answer.message)})` : `a ${answer.kind}`;
}

function checkRepetition(
  run: TestRun,
  operation: TestedOperation,
  test: ServiceCase,
  soap: Exchange,
  memory: CaseMemory,
): void {
  const record = memory.repetitions.get(operation.name);
  const request = run.jsonOfBody(operation, test.body);
  if (record === undefined || request === undefined || soap.answer.kind !== "reply") return;
  const broken = brokenRepetitions({ request, reply: soap.answer.json }, record.repeated);
  for (const value of record.repeated) {
    const key = value.to.join("/");
    if (!broken.includes(value))
      record.kept.set(key, (record.kept.get(key) ?? new Set()).add(JSON.stringify(valueAt(request, value.from))));
    else {
      const message = brokenText({ request, reply: soap.answer.json }, value);
      record.broken.set(key, [...(record.broken.get(key) ?? []), { message, evidence: evidenceOf(test, soap) }]);
    }
  }
}

/** Of all different values, at least so many must have come back for the others to be failures. */
const mostBroken = 0.5;

/** Reports values that were repeated most of the time and sometimes not. */
export function settleRepetitions(run: TestRun, memory: CaseMemory): void {
  for (const { kept, broken } of memory.repetitions.values()) {
    for (const [key, failures] of broken) {
      const good = kept.get(key)?.size ?? 0;
      if (failures.length / (failures.length + good) > mostBroken) continue;
      for (const { message, evidence } of failures) run.findings.add("repeats-differ", message, evidence);
    }
  }
}

/** What is not repeated, in words: the place, and both values. */
export function brokenText({ request, reply }: Exchanged, { from, to }: RepeatedValue): string {
  const [sent, got] = [valueAt(request, from), valueAt(reply, to)];
  const inside = (differenceOf(sent, got) ?? "").split("/").slice(1).filter(Boolean);
  const place = [...to, ...inside];
  const values = `is ${valueText(valueAt(got, inside))}, and the request has ${valueText(valueAt(sent, inside))}`;
  return `${place.length === 0 ? "the reply" : `/${place.join("/")} of the reply`} ${values}`;
}

/** A value as a message shows it. */
function valueText(value: JsonValue | undefined): string {
  if (value === undefined) return "absent";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** What is repeated of an earlier request, in words. */
export function earlierText({ from, to }: RepeatedValue): string {
  const place = to.length === 0 ? "the reply" : `/${to.join("/")} of the reply`;
  return `${place} is ${from.length === 0 ? "the request" : `/${from.join("/")} of the request`} before, not of its own`;
}

/** A text as one line of a report. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 160 ? `${line.slice(0, 157)}...` : line;
}

/** Sends a message that the contract does not allow, which must be refused as the caller's mistake. */
export async function runBroken(run: TestRun, operation: TestedOperation, test: ServiceCase): Promise<void> {
  const soap = await run.callSoap(operation, { body: test.body, header: test.header });
  reportProblems(run, test, soap);
  checkRefused(run, test, soap);
}

/** Reports an answer that accepts what is wrong, or that blames the service for it. */
export function checkRefused(run: TestRun, test: ServiceCase, exchange: Exchange): void {
  const { answer } = exchange;
  const evidence = evidenceOf(test, exchange);
  if (answer.kind === "reply" || answer.kind === "accepted")
    run.findings.add("invalid-accepted", `accepted: ${test.point}`, evidence);
  const isServerError = answer.kind === "unreadable" && exchange.reply.kind === "reply" && exchange.reply.status >= 500;
  if (isServerError || (answer.kind === "refused" && answer.blame === "service" && answer.declared === undefined))
    run.findings.add(
      "refused-as-server",
      `${test.point}: ${answer.kind === "refused" ? shortened(answer.message) : "status 500 without a Fault"}`,
      evidence,
    );
}
