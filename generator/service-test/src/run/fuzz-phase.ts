import { exactTypeName, typeOfUse, typesById } from "@stubwright/contract/model";
import * as fc from "fast-check";
import { xmlText } from "../wire/messages.js";
import { type CaseMemory, runValid } from "./run-case.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

const defaultCount = 100;

/** Phase `fuzz`: random valid messages. The same seed makes the same messages. */
export async function runFuzz(run: TestRun, memory: CaseMemory, seed: number): Promise<void> {
  const { count = defaultCount, onProgress } = run.options;
  for (const operation of run.operations) {
    const arbitrary = arbitraryOf(run, operation);
    if (arbitrary === undefined || !run.hasTime(0.97)) continue;
    onProgress?.(`random requests of ${operation.name}`);
    const values = fc.sample(arbitrary, { numRuns: count, seed });
    await run.each(
      randomCases(run, operation, values),
      async (test) => void (await runValid(run, operation, test, memory)),
      0.97,
    );
  }
}

function* randomCases(run: TestRun, operation: TestedOperation, values: readonly unknown[]): Generator<ServiceCase> {
  for (const [index, value] of values.entries()) {
    const body = bodyOf(operation, value);
    if (body === undefined || !run.allows(operation, body)) continue;
    yield { operation: operation.name, phase: "fuzz", point: `random request ${index + 1}`, body, expect: "accept" };
  }
}

/** Keys and references between values are not the arbitrary's, so that some values cannot be written. */
function bodyOf({ live }: TestedOperation, value: unknown): string | undefined {
  try {
    return xmlText(live.request, value);
  } catch {
    return undefined;
  }
}

/** The arbitrary of an operation's request, which the generated module has by the name of its type. */
function arbitraryOf(run: TestRun, { model }: TestedOperation): fc.Arbitrary<unknown> | undefined {
  const { arbitraries } = run.contract.module("arbitraries") ?? {};
  const type = typeOfUse(model.request.type, typesById(run.contract.model));
  if (type === undefined || typeof arbitraries !== "object" || arbitraries === null) return undefined;
  const found: unknown = Reflect.get(arbitraries, exactTypeName(type)) ?? Reflect.get(arbitraries, type.typeName);
  return found instanceof fc.Arbitrary ? found : undefined;
}
