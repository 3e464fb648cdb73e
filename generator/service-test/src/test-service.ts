import { randomInt } from "node:crypto";
import { type LiveContract, type LiveOperation, safeOperations } from "@stubwright/live";
import type { CoverageReport } from "./run/coverage.js";
import type { ServiceFinding } from "./run/finding.js";
import { runFuzz } from "./run/fuzz-phase.js";
import { runHeaderCoverage, runHeaderNegative } from "./run/header-phases.js";
import { runJsonNegative } from "./run/json-negative.js";
import { runCorpus, runExamples, runLinks } from "./run/known-requests.js";
import { runCoverage, runNegative, runSamples } from "./run/message-phases.js";
import { type Phase, phases, type TestOptions } from "./run/options.js";
import { runProtocol } from "./run/protocol-phase.js";
import { emptyMemory, settleBlocks, settleRefusals, settleRepetitions } from "./run/run-case.js";
import { runServedWsdl } from "./run/served-wsdl.js";
import { shrinkFindings } from "./run/shrink.js";
import { runConcurrent, runSpellings } from "./run/spelling-checks.js";
import { findTarget, type Target } from "./run/target.js";
import { TestRun } from "./run/test-run.js";

/** What a test of a service found. */
export interface ServiceReport {
  readonly contract: string;
  readonly soapUrl: string | undefined;
  /** The root of the JSON wire; undefined if the service has none. */
  readonly jsonUrl: string | undefined;
  readonly seed: number;
  readonly calls: number;
  readonly milliseconds: number;
  /** Whether the time ended before the test did. */
  readonly isCut: boolean;
  /** Operations that were not called, as nobody allowed it. */
  readonly skipped: readonly string[];
  /** Operations that were not called, as a request has attachments or several elements in the Body. */
  readonly unsupported: readonly string[];
  readonly findings: readonly ServiceFinding[];
  readonly coverage: CoverageReport;
}

/**
 * Tests a running service against its contract. `target` is its address, or a target that was found before. Throws
 * `UnreachableError` if nothing answers, and `ExampleError` for an example that the contract does not allow.
 */
export async function testService(
  contract: LiveContract,
  target: string | Target,
  options: TestOptions = {},
): Promise<ServiceReport> {
  const begin = performance.now();
  const [firstOperation = ""] = contract.operations.keys();
  const found = typeof target === "string" ? await findTarget(target, firstOperation, options) : target;
  const { names, skipped } = allowedOperations(contract, found, options);
  const unsupported = [...contract.operations.values()].filter((one) => names.has(one.name) && !isSupported(one));
  for (const { name } of unsupported) names.delete(name);
  const run = new TestRun(contract, found, options, names);
  const seed = options.seed ?? randomInt(2 ** 31);
  await runPhases(run, seed);
  const operations = run.operations.map(({ name, model }) => ({
    name,
    faults: model.faults.map((fault) => fault.name),
  }));
  return {
    contract: contract.model.name,
    soapUrl: found.soapUrl,
    jsonUrl: found.jsonUrl,
    seed,
    calls: run.calls,
    milliseconds: performance.now() - begin,
    isCut: !run.hasTime(),
    skipped,
    unsupported: unsupported.map(({ name }) => name),
    findings: run.findings.all,
    coverage: run.coverage.report(operations),
  };
}

async function runPhases(run: TestRun, seed: number): Promise<void> {
  const wanted = new Set<Phase>(run.options.phases ?? phases);
  const memory = emptyMemory();
  await runCorpus(run, memory);
  if (wanted.has("samples")) await runSamples(run, memory);
  if (wanted.has("examples")) await runExamples(run, memory);
  if (wanted.has("protocol")) {
    await runProtocol(run);
    await runServedWsdl(run);
    await runSpellings(run);
    await runConcurrent(run);
  }
  if (wanted.has("coverage")) {
    await runCoverage(run, memory);
    await runHeaderCoverage(run, memory);
  }
  if (wanted.has("negative")) {
    await runNegative(run);
    await runHeaderNegative(run);
    await runJsonNegative(run);
  }
  if (wanted.has("stateful")) await runLinks(run);
  if (wanted.has("fuzz")) await runFuzz(run, memory, seed);
  settleRefusals(run, memory);
  settleRepetitions(run, memory);
  settleBlocks(run, memory);
  await shrinkFindings(run, memory);
}

/** Whether the messages of an operation are single elements of XML, which is all that the phases can vary. */
function isSupported(operation: LiveOperation): boolean {
  const reply = operation.kind === "request-reply" ? operation.reply.element : undefined;
  const { bare, attachments } = operation.request.element;
  return bare !== true && attachments === undefined && reply?.attachments === undefined;
}

/** On this machine every operation may be called; elsewhere those that are safe or that somebody names, or all with consent. */
function allowedOperations(
  contract: LiveContract,
  target: Target,
  options: TestOptions,
): { readonly names: Set<string>; readonly skipped: readonly string[] } {
  const all = [...contract.operations.values()];
  const named = new Set(options.operations ?? []);
  const safe = safeOperations(contract, options.safe);
  const isAllowed = ({ name, kind }: (typeof all)[number]): boolean => {
    if (named.size > 0 && !named.has(name)) return false;
    if (target.isLocal || options.yes === true || safe.has(name)) return true;
    // Nobody sees what a one-way message did, so that naming it is not enough.
    return named.has(name) && kind === "request-reply";
  };
  const names = new Set(all.filter(isAllowed).map(({ name }) => name));
  return {
    names,
    skipped: all.flatMap(({ name }) => (names.has(name) || (named.size > 0 && !named.has(name)) ? [] : [name])),
  };
}
