import type { JsonValue } from "@stubwright/runtime";
import { isObject, valueAt } from "../checks/same-json.js";
import { readJson } from "../wire/messages.js";
import { carriedElement, treeCase } from "./message-phases.js";
import { checkRefused, reportProblems } from "./run-case.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** Values that are none of most types. */
const strangeValues: readonly JsonValue[] = [
  {},
  [],
  "\u00a4 no value",
  true,
  -1,
  0.5,
  1e300,
  "",
  null,
  "x".repeat(2000),
  [[]],
  { a: 1 },
];

/** Phase `negative` over JSON: every member in turn gets a value that is none of its type, or is left out. */
export async function runJsonNegative(run: TestRun): Promise<void> {
  if (run.target.jsonUrl === undefined) return;
  for (const operation of run.operations) {
    const root = carriedElement(operation.model.request);
    const tree = root && run.variations.distinct(root, 1);
    const usual = tree && run.jsonOfBody(operation, treeCase(run, operation, "negative", { tree, point: "" }).body);
    if (usual === undefined) continue;
    await run.each(brokenJson(operation, usual), (one) => sendBroken(run, operation, one), 0.85);
  }
}

interface BrokenJson {
  readonly point: string;
  readonly json: JsonValue;
}

function* brokenJson({ live }: TestedOperation, usual: JsonValue): Generator<BrokenJson> {
  const isRefused = (json: JsonValue): boolean => "refusal" in readJson(live.request, json);
  for (const path of pathsOf(usual)) {
    const pointer = `/${path.join("/")}`;
    let count = 0;
    for (const value of strangeValues) {
      const json = withValue(usual, path, value);
      if (count >= 4 || !isRefused(json)) continue;
      count++;
      yield { point: `${pointer}: value ${JSON.stringify(value).slice(0, 30)}`, json };
    }
    const without = withValue(usual, path, undefined);
    if (isRefused(without)) yield { point: `${pointer}: missing`, json: without };
  }
}

async function sendBroken(run: TestRun, operation: TestedOperation, { point, json }: BrokenJson): Promise<void> {
  const exchange = await run.sendJson(operation, JSON.stringify(json));
  const test: ServiceCase = { operation: operation.name, phase: "negative", point, body: "", expect: "refuse" };
  reportProblems(run, test, exchange);
  checkRefused(run, test, exchange);
}

function* pathsOf(value: JsonValue, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (Array.isArray(value)) {
    if (value.length > 0) yield* pathsOf(value[0] ?? null, [...path, "0"]);
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, name]);
  }
}

/** The value with another one at a path, or without what is there. */
export function withValue(whole: JsonValue, path: readonly string[], value: JsonValue | undefined): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  const inner = rest.length === 0 ? value : withValue(valueAt(whole, [step]) ?? {}, rest, value);
  if (Array.isArray(whole)) {
    const kept = inner === undefined ? [] : [inner];
    return whole.flatMap((item, index) => (String(index) === step ? kept : [item]));
  }
  const members = Object.entries(isObject(whole) ? whole : {}).filter(([name]) => name !== step);
  return Object.fromEntries(inner === undefined ? members : [...members, [step, inner]]);
}
