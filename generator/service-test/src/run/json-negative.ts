import type { SampledElement } from "@stubwright/contract/sample";
import type { JsonValue } from "@stubwright/runtime";
import { shown } from "../cases/scalar-texts.js";
import type { VariedValue } from "../cases/variation.js";
import { differenceOf, isObject, isSame, valueAt } from "../checks/same-json.js";
import { readJson } from "../wire/messages.js";
import { carriedElement, treeCase } from "./message-phases.js";
import { checkRefused, reportProblems } from "./run-case.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** Phase `negative` over JSON: one rule of the contract broken at a time, and values of other JSON types. */
export async function runJsonNegative(run: TestRun): Promise<void> {
  if (run.target.jsonUrl === undefined) return;
  for (const operation of run.operations) {
    const root = carriedElement(operation.model.request);
    if (root !== undefined)
      await run.each(refused(run, operation, root), (one) => sendBroken(run, operation, one), 0.85);
  }
}

interface BrokenJson {
  readonly point: string;
  readonly json: JsonValue;
}

/** Broken messages, each once. What readers of the contract may let pass, services may too. */
function* refused(run: TestRun, operation: TestedOperation, root: SampledElement): Generator<BrokenJson> {
  const seen = new Set<string>();
  const tree = run.baseOf(operation) ?? run.variations.distinct(root, 1);
  const usual = tree && run.jsonOfBody(operation, treeCase(run, operation, "negative", { tree, point: "" }).body);
  const structure = usual === undefined ? [] : brokenStructure(operation, usual);
  for (const candidates of [structure, brokenValues(run, operation, root)])
    for (const one of candidates) {
      const text = JSON.stringify(one.json);
      if (seen.has(text) || !isRefused(operation, one.json)) continue;
      seen.add(text);
      yield one;
    }
}

function isRefused({ live }: TestedOperation, json: JsonValue): boolean {
  return "refusal" in readJson(live.request, json);
}

/** How many values of other types one member gets. */
const mostStrange = 6;
/** How many wrong counts of items one array gets. */
const mostCounts = 3;

/** The message with a member of another type, without one, with one too many, or with too many items. */
function* brokenStructure(operation: TestedOperation, usual: JsonValue): Generator<BrokenJson> {
  yield* strangeMember(usual, []);
  for (const path of pathsOf(usual)) {
    const pointer = `/${path.join("/")}`;
    const value = valueAt(usual, path) ?? null;
    const strange = strangeValues(value).map((other) => ({ other, json: withValue(usual, path, other) }));
    for (const { other, json } of strange.filter((one) => isRefused(operation, one.json)).slice(0, mostStrange))
      yield { point: `${pointer}: value ${JSON.stringify(other).slice(0, 30)}`, json };
    yield { point: `${pointer}: missing`, json: withValue(usual, path, undefined) };
    const name = path.at(-1) ?? "";
    const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
    if (other !== name && !/^\d+$/.test(name))
      yield {
        point: `${pointer}: named ${other}`,
        json: withValue(withValue(usual, path, undefined), [...path.slice(0, -1), other], value),
      };
    yield* strangeMember(usual, path);
    const counts = [...otherCounts(usual, path)].filter(({ json }) => isRefused(operation, json));
    yield* counts.slice(0, mostCounts);
  }
}

/** Values of other JSON types than a value, those first that services are most likely to take. */
function strangeValues(value: JsonValue): readonly JsonValue[] {
  const strange = "\u00a4 no value";
  const others = [{}, [], strange, true, -1, 0.5, 1e300, "", "x".repeat(2000), [[]], { a: 1 }];
  switch (typeof value) {
    case "number":
      return [null, String(value), 0.5, strange, -1, 1e300, ...others];
    case "boolean":
      return [null, String(value), value ? 1 : 0, ...others];
    case "string":
      return [null, 5, true, [value], ...others];
    default:
      return [null, JSON.stringify(value), ...others];
  }
}

/** An object with a member that no contract has. */
function* strangeMember(usual: JsonValue, path: readonly string[]): Generator<BrokenJson> {
  if (!isObject(valueAt(usual, path) ?? null)) return;
  const pointer = [...path, "stubwrightUnknown"];
  yield { point: `/${pointer.join("/")}: a member that is not declared`, json: withValue(usual, pointer, "x") };
}

/** An array with no item, and with more than it may have, if that is not many. */
function* otherCounts(usual: JsonValue, path: readonly string[]): Generator<BrokenJson> {
  const items = valueAt(usual, path);
  if (!Array.isArray(items)) return;
  const [first] = items;
  const counts = first === undefined ? [] : [0, 1, 2, 3, 4, 5, 6, 8, 11, 13, 17, 21, 26, 33, 51, 65, 101, 129, 257];
  for (const count of counts)
    yield {
      point: `/${path.join("/")}: ${count} items`,
      json: withValue(
        usual,
        path,
        Array.from({ length: count }, () => first ?? null),
      ),
    };
}

/** Each simple value with the texts that its type does not allow. */
function* brokenValues(run: TestRun, operation: TestedOperation, root: SampledElement): Generator<BrokenJson> {
  for (const value of run.variations.values(root, run.baseOf(operation))) {
    const json = run.jsonOfBody(operation, run.bodyOf(value.tree));
    const path = json === undefined ? undefined : pathOf(run, operation, value, json);
    if (json === undefined || path === undefined) continue;
    const isNumber = typeof valueAt(json, path) === "number";
    for (const { text, label } of value.invalid)
      yield {
        point: `${value.name}: ${label} broken by ${shown(text)}`,
        json: withValue(json, path, isNumber && isNumeric(text) ? Number(text) : text),
      };
  }
}

function isNumeric(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text) && Number.isFinite(Number(text));
}

/** Where a value of the message is in its JSON: the place that changes with it. Undefined if there is none. */
function pathOf(
  run: TestRun,
  operation: TestedOperation,
  { valid, put }: VariedValue,
  json: JsonValue,
): readonly string[] | undefined {
  for (const { text } of valid) {
    const other = run.jsonOfBody(operation, run.bodyOf(put(text)));
    const pointer = other === undefined ? undefined : differenceOf(json, other);
    if (other === undefined || pointer === undefined || pointer === "/") continue;
    const path = pointer.split("/").slice(1);
    // Only one value may have changed: one that decides what others are is no simple member.
    if (isSame(withValue(json, path, valueAt(other, path)), other)) return path;
  }
  return undefined;
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
