import { differenceOf, isObject, valueAt } from "../checks/same-json.js";
import { jsonOf, readJson, xmlText } from "../wire/messages.js";
import { withValue } from "./json-negative.js";
import type { OperationLink, RequestExample } from "./options.js";
import { type CaseMemory, evidenceOf, runBroken, runValid } from "./run-case.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** An example that the contract does not allow, or that names no operation. */
export class ExampleError extends Error {
  override readonly name = "ExampleError";
}

/** Phase `examples`: requests that are known to work, and their replies where they are known. Throws `ExampleError`. */
export async function runExamples(run: TestRun, memory: CaseMemory): Promise<void> {
  for (const example of run.options.examples ?? []) {
    const operation = run.operations.find(({ name }) => name === example.operation);
    if (operation === undefined) {
      if (!run.contract.operations.has(example.operation))
        throw new ExampleError(`Example ${example.name}: there is no operation ${example.operation}.`);
      continue;
    }
    const test = exampleCase(operation, example);
    const exchange = await runValid(run, operation, test, memory);
    if (example.reply === undefined || operation.live.kind === "one-way" || exchange.answer.kind !== "reply") continue;
    const wanted = readJson(operation.live.reply, example.reply);
    if (!("value" in wanted))
      throw new ExampleError(`Example ${example.name}: its reply is not valid: ${wanted.refusal}`);
    const pointer = differenceOf(jsonOf(operation.live.reply, wanted.value), exchange.answer.json);
    if (pointer !== undefined)
      run.findings.add("example-differs", `the reply is not the example's at ${pointer}`, evidenceOf(test, exchange));
  }
}

function exampleCase({ live, name }: TestedOperation, example: RequestExample): ServiceCase {
  const read = readJson(live.request, example.request);
  if (!("value" in read)) throw new ExampleError(`Example ${example.name}: its request is not valid: ${read.refusal}`);
  return {
    operation: name,
    phase: "examples",
    point: `example ${example.name}`,
    body: xmlText(live.request, read.value),
    expect: "accept",
  };
}

/** Sends what failed in an earlier run. */
export async function runCorpus(run: TestRun, memory: CaseMemory): Promise<void> {
  for (const { operation: name, expect, point, body, header } of run.options.corpus ?? []) {
    const operation = run.operations.find((one) => one.name === name);
    if (operation === undefined || body === "") continue;
    const test: ServiceCase = {
      operation: name,
      phase: "samples",
      point: point ?? "a request that failed before",
      body,
      header,
      expect,
    };
    if (expect === "accept" && run.allows(operation, body)) await runValid(run, operation, test, memory);
    else if (expect === "refuse") await runBroken(run, operation, test);
  }
}

/** Phase `stateful`: what one reply gives, the next request takes. */
export async function runLinks(run: TestRun): Promise<void> {
  for (const link of run.options.links ?? []) {
    const from = run.operations.find(({ name }) => name === link.from);
    const to = run.operations.find(({ name }) => name === link.to);
    if (from === undefined || to === undefined) continue;
    for (const { reply, request } of from.exchanged.slice(-1)) await follow(run, to, link, { reply, request });
  }
}

async function follow(
  run: TestRun,
  to: TestedOperation,
  link: OperationLink,
  { reply }: { readonly reply: Exchanged["reply"]; readonly request: Exchanged["request"] },
): Promise<void> {
  const usual = to.exchanged[0]?.request ?? sampleRequest(run, to);
  let request = usual;
  for (const [target, source] of Object.entries(link.take)) {
    const value = valueAt(reply, steps(source));
    if (value !== undefined) request = withValue(request, steps(target), value);
  }
  const read = readJson(to.live.request, isObject(request) ? request : {});
  if (!("value" in read))
    throw new ExampleError(
      `The link from ${link.from} to ${link.to} makes a request that is not valid: ${read.refusal}`,
    );
  const test: ServiceCase = {
    operation: to.name,
    phase: "stateful",
    point: `${link.from} to ${link.to}`,
    body: xmlText(to.live.request, read.value),
    expect: "accept",
  };
  const exchange = await run.callSoap(to, { body: test.body });
  for (const { check, message } of exchange.problems) run.findings.add(check, message, evidenceOf(test, exchange));
  if (exchange.answer.kind === "refused" && exchange.answer.declared === undefined)
    run.findings.add(
      "link-broken",
      `${link.to} refused what ${link.from} gave: ${exchange.answer.message.slice(0, 120)}`,
      evidenceOf(test, exchange),
    );
}

type Exchanged = TestedOperation["exchanged"][number];

function sampleRequest(run: TestRun, operation: TestedOperation): Exchanged["request"] {
  const root = {
    name: operation.model.request.element ?? "{}none",
    type: operation.model.request.type,
    nillable: false,
  };
  const tree = run.variations.usual(root);
  return (tree && run.jsonOfBody(operation, run.bodyOf(tree))) ?? {};
}

function steps(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
