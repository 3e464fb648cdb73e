import { MessageSampler, type SampledElement, type SampleElement } from "@stubwright/contract/sample";
import type { LiveOperation } from "@stubwright/live";
import type { MessageCodec } from "@stubwright/runtime/codec";
import { readElement } from "../wire/messages.js";
import type { Phase } from "./options.js";
import { type CaseMemory, runBroken, runValid } from "./run-case.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** A header block that a request may have. */
interface DeclaredBlock {
  readonly root: SampledElement;
  readonly codec: MessageCodec<unknown>;
  /** A usual message, and the other blocks that the operation declares. */
  readonly body: string;
  readonly others: string;
}

/** Everything that the types of header blocks allow. A part of phase `coverage`. */
export async function runHeaderCoverage(run: TestRun, memory: CaseMemory): Promise<void> {
  for (const operation of run.operations)
    for (const block of declaredBlocks(run, operation)) {
      const cases = headerCases(run, operation, block, "accept");
      await run.each(cases, async (test) => void (await runValid(run, operation, test, memory)), 0.62);
    }
}

/** One rule of a header block's type broken at a time. A part of phase `negative`. */
export async function runHeaderNegative(run: TestRun): Promise<void> {
  for (const operation of run.operations)
    for (const block of declaredBlocks(run, operation))
      await run.each(headerCases(run, operation, block, "refuse"), (test) => runBroken(run, operation, test), 0.82);
}

function* declaredBlocks(run: TestRun, operation: TestedOperation): Generator<DeclaredBlock> {
  const { live, model } = operation;
  const sampler = new MessageSampler(run.contract.model);
  const base = run.baseOf(operation);
  const usual = model.request.element === undefined ? "" : sampler.sampleBody(model.request, "typical")?.xml.trimEnd();
  const body = base === undefined ? usual : run.bodyOf(base);
  if (body === undefined) return;
  for (const { property, element, ...carried } of model.request.headers) {
    const codec = codecOf(live, property);
    const beside = model.request.headers.filter((other) => other.property !== property);
    const others = beside.flatMap(({ element: name, ...facts }) => sampler.sample({ ...facts, name }, "typical") ?? []);
    const root = { ...carried, name: element };
    if (codec !== undefined) yield { root, codec, body, others: others.map(({ xml }) => xml.trimEnd()).join("") };
  }
}

function codecOf({ requestHeaders }: LiveOperation, property: string): MessageCodec<unknown> | undefined {
  return Object.entries(requestHeaders ?? {}).find(([name]) => name === property)?.[1];
}

function* headerCases(
  run: TestRun,
  { name }: TestedOperation,
  { root, codec, body, others }: DeclaredBlock,
  expect: ServiceCase["expect"],
): Generator<ServiceCase> {
  const phase: Phase = expect === "accept" ? "coverage" : "negative";
  const trees: Iterable<{ readonly tree: SampleElement; readonly point: string }> =
    expect === "accept" ? run.variations.valid(root) : run.variations.broken(root);
  const seen = new Set<string>();
  for (const { tree, point } of trees) {
    const block = run.bodyOf(tree);
    const isValid = "value" in readElement(codec, block);
    if (seen.has(block) || isValid !== (expect === "accept")) continue;
    seen.add(block);
    yield { operation: name, phase, point: `header block ${point}`, body, header: `${block}${others}`, expect };
  }
}
