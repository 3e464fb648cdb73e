import type { MessageModel } from "@stubwright/contract/model";
import type { SampledElement, SampleElement } from "@stubwright/contract/sample";
import { MessageSampler } from "@stubwright/contract/sample";
import { learnEarlier, learnRepetition, type RepeatedValue } from "../checks/repeated-values.js";
import { isSame, valueAt } from "../checks/same-json.js";
import { versionsOf } from "../wire/soap-message.js";
import type { Exchange } from "./finding.js";
import type { Phase } from "./options.js";
import {
  brokenText,
  type CaseMemory,
  earlierText,
  evidenceOf,
  reportProblems,
  runBroken,
  runValid,
} from "./run-case.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** The element that a message is made of; undefined if its Body is empty. */
export function carriedElement({
  element,
  type,
  nillable,
  value,
  declaration,
}: MessageModel): SampledElement | undefined {
  return element === undefined ? undefined : { name: element, type, nillable, value, declaration };
}

/** A case made of a tree. */
export function treeCase(
  run: TestRun,
  operation: TestedOperation,
  phase: Phase,
  { tree, point }: { readonly tree: SampleElement; readonly point: string },
): ServiceCase {
  return { operation: operation.name, phase, point, body: run.bodyOf(tree), tree, expect: "accept" };
}

/** How many requests with distinct values are sent to learn what an operation repeats. */
const distinctCount = 4;

/** Phase `samples`: minimal, typical and maximal messages, header blocks, every version of SOAP, and requests with distinct values. */
export async function runSamples(run: TestRun, memory: CaseMemory): Promise<void> {
  for (const operation of run.operations) {
    if (!run.hasTime()) return;
    run.options.onProgress?.(`samples of ${operation.name}`);
    await runSizes(run, operation, memory);
    await learn(run, operation, memory);
  }
}

/** The point of the message that others are made of. */
const typicalPoint = "typical sample";

async function runSizes(run: TestRun, operation: TestedOperation, memory: CaseMemory): Promise<void> {
  const { model, name } = operation;
  const sampler = new MessageSampler(run.contract.model);
  const sizes = ["typical", "minimal", "maximal"] as const;
  const facts = { operation: name, phase: "samples" as const, expect: "accept" as const };
  const bodies =
    model.request.element === undefined
      ? [{ point: "empty Body", body: "" }]
      : sizes.map((size) => ({
          point: `${size} sample`,
          body: sampler.sampleBody(model.request, size)?.xml.trimEnd() ?? "",
        }));
  for (const { point, body } of bodies) {
    if (!run.allows(operation, body)) continue;
    const [, ...others] = versionsOf(operation.live);
    const test: ServiceCase = { ...facts, point, body };
    const { answer } = await runValid(run, operation, test, memory);
    if (answer.kind === "refused" && answer.declared !== undefined) operation.isUsualFaulted ||= point === typicalPoint;
    for (const version of others)
      reportProblems(
        run,
        { ...test, point: `${point} in SOAP ${version}` },
        await run.callSoap(operation, { body, version }),
      );
  }
  const headers = model.request.headers.flatMap(
    ({ element, ...carried }) => sampler.sample({ ...carried, name: element }, "typical") ?? [],
  );
  const [typical] = bodies;
  if (headers.length > 0 && typical !== undefined) {
    const header = headers.map(({ xml }) => xml.trimEnd()).join("");
    await runValid(run, operation, { ...facts, point: "header blocks", body: typical.body, header }, memory);
  }
}

/** Sends requests with distinct values one by one, and learns what the replies repeat. */
async function learn(run: TestRun, operation: TestedOperation, memory: CaseMemory): Promise<void> {
  const root = carriedElement(operation.model.request);
  if (root === undefined || operation.live.kind === "one-way") return;
  const cases: ServiceCase[] = [];
  for (let turn = 0; turn < distinctCount; turn++) {
    const tree = run.variations.distinct(root, turn * 7 + 1);
    const test = tree && treeCase(run, operation, "samples", { tree, point: `distinct values ${turn + 1}` });
    if (test !== undefined && run.allows(operation, test.body)) cases.push(test);
  }
  let first: ServiceCase | undefined;
  let last: { readonly test: ServiceCase; readonly exchange: Exchange } | undefined;
  for (const test of cases) {
    const exchange = await runValid(run, operation, test, memory);
    const request = run.jsonOfBody(operation, test.body);
    if (request === undefined || exchange.answer.kind !== "reply") continue;
    operation.exchanged.push({ request, reply: exchange.answer.json });
    operation.acceptedTree ??= test.tree;
    first ??= test;
    last = { test, exchange };
  }
  const { repeated, changed } = learnRepetition(operation.exchanged);
  memory.repetitions.set(operation.name, { repeated, kept: new Map(), broken: new Map() });
  const earlier = learnEarlier(operation.exchanged);
  if (earlier !== undefined && last !== undefined)
    run.findings.add("reply-of-another", earlierText(earlier), evidenceOf(last.test, last.exchange));
  if (first !== undefined && changed.length > 0) await reportChanged(run, operation, first, changed);
}

async function reportChanged(
  run: TestRun,
  operation: TestedOperation,
  test: ServiceCase,
  changed: readonly RepeatedValue[],
): Promise<void> {
  const again = await run.callSoap(operation, { body: test.body });
  const { answer } = again;
  const [before] = operation.exchanged;
  if (before === undefined) return;
  for (const value of changed) {
    // What the same request gets another value of, a number or the time, the service makes itself.
    const isOwn = answer.kind === "reply" && !isSame(valueAt(answer.json, value.to), valueAt(before.reply, value.to));
    if (isOwn) continue;
    const reply = answer.kind === "reply" ? answer.json : before.reply;
    const message = `${brokenText({ request: before.request, reply }, value)}, though the members beside it came back`;
    run.findings.add("repeats-differ", message, evidenceOf(test, again));
  }
}

/** Phase `coverage`: everything that the types of requests allow. */
export async function runCoverage(run: TestRun, memory: CaseMemory): Promise<void> {
  for (const operation of run.operations) {
    const root = carriedElement(operation.model.request);
    if (root === undefined) continue;
    run.options.onProgress?.(`coverage of ${operation.name}`);
    await run.each(
      allowed(run, operation, root),
      async (test) => void (await runValid(run, operation, test, memory)),
      0.6,
    );
  }
}

function* allowed(run: TestRun, operation: TestedOperation, root: SampledElement): Generator<ServiceCase> {
  const seen = new Set<string>();
  for (const variation of run.variations.valid(root, run.baseOf(operation))) {
    const test = treeCase(run, operation, "coverage", variation);
    if (seen.has(test.body) || !run.allows(operation, test.body)) continue;
    seen.add(test.body);
    yield test;
  }
}

/** Phase `negative` over SOAP: one rule of the contract broken at a time. */
export async function runNegative(run: TestRun): Promise<void> {
  for (const operation of run.operations) {
    const root = carriedElement(operation.model.request);
    if (root === undefined) continue;
    run.options.onProgress?.(`negative requests of ${operation.name}`);
    await run.each(refused(run, operation, root), (test) => runBroken(run, operation, test), 0.8);
  }
}

/** The broken messages that every reader of the contract refuses: what readers may let pass, services may too. */
function* refused(run: TestRun, operation: TestedOperation, root: SampledElement): Generator<ServiceCase> {
  const seen = new Set<string>();
  for (const { tree, point } of run.variations.broken(root, run.baseOf(operation))) {
    const body = run.bodyOf(tree);
    if (seen.has(body) || run.allows(operation, body)) continue;
    seen.add(body);
    yield { operation: operation.name, phase: "negative", point, body, tree, expect: "refuse" };
  }
}
