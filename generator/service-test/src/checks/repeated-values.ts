import type { JsonValue } from "@stubwright/runtime";
import { isObject, isSame, valueAt } from "./same-json.js";

/** A request and its reply, in their JSON forms. */
export interface Exchanged {
  readonly request: JsonValue;
  readonly reply: JsonValue;
}

/** A value of the request that the reply repeats. */
export interface RepeatedValue {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** What an operation repeats, and what it repeats of nothing though its neighbours are repeated. */
export interface Repetition {
  readonly repeated: readonly RepeatedValue[];
  /** Members that stand beside repeated ones under the same name, and never have the value of the request. */
  readonly changed: readonly RepeatedValue[];
}

/** Of the members that both sides have, so many must be repeated before another one counts as changed. */
const neighbours = 3;
const share = 0.7;

/** Learns from requests with distinct values which of them the reply repeats. At least two exchanges are needed. */
export function learnRepetition(samples: readonly Exchanged[]): Repetition {
  const repeated: RepeatedValue[] = [];
  const changed: RepeatedValue[] = [];
  if (samples.length < 2) return { repeated, changed };
  const visit = (to: readonly string[]): void => {
    const values = samples.map(({ reply }) => valueAt(reply, to));
    if (values.some((value) => value === undefined || value === null)) return;
    const from = sourceOf(samples, to);
    if (from !== undefined) return void repeated.push({ from, to });
    for (const name of stepsOf(values[0])) visit([...to, name]);
    changed.push(...changedBeside(samples, to, repeated));
  };
  visit([]);
  return { repeated, changed };
}

/**
 * A value that every reply has from the request before its own; undefined if there is none, or if replies repeat their own
 * requests. The exchanges followed each other.
 */
export function learnEarlier(exchanged: readonly Exchanged[]): RepeatedValue | undefined {
  if (exchanged.length < 3 || learnRepetition(exchanged).repeated.length > 0) return undefined;
  const shifted = exchanged.slice(1).map(({ reply }, index) => ({ request: exchanged[index]?.request ?? null, reply }));
  // Values of which there are few are the same by chance.
  return learnRepetition(shifted).repeated.find(
    ({ to }) => new Set(shifted.map(({ reply }) => JSON.stringify(valueAt(reply, to)))).size === shifted.length,
  );
}

/** The repeated values that an exchange does not repeat. Values that the request does not have are nobody's. */
export function brokenRepetitions(
  { request, reply }: Exchanged,
  repeated: readonly RepeatedValue[],
): readonly RepeatedValue[] {
  return repeated.filter(({ from, to }) => {
    const sent = valueAt(request, from);
    return sent !== undefined && !isSame(sent, valueAt(reply, to));
  });
}

/** Where in every request the value is that every reply has at a path. Values that do not vary prove nothing. */
function sourceOf(samples: readonly Exchanged[], to: readonly string[]): readonly string[] | undefined {
  const texts = new Set(samples.map(({ reply }) => JSON.stringify(valueAt(reply, to))));
  if (texts.size < Math.min(2, samples.length)) return undefined;
  const [first] = samples;
  if (first === undefined) return undefined;
  const wanted = valueAt(first.reply, to);
  const places = [...pathsTo(first.request, (value) => isSame(value, wanted))];
  const fitting = places.filter((from) =>
    samples.every(({ request, reply }) => isSame(valueAt(request, from), valueAt(reply, to))),
  );
  // The same place or name is needed: a sum of one item is that item's number only for a while.
  const isOnly = to.length === 0 || (to.length === 1 && stepsOf(first.reply).length === 1);
  const last = to.at(-1)?.toLowerCase();
  const sameName = fitting.find((from) => from.at(-1)?.toLowerCase() === last && !/^\d+$/.test(last ?? "0"));
  return fitting.find((from) => from.join("/") === to.join("/")) ?? sameName ?? (isOnly ? fitting[0] : undefined);
}

function* pathsTo(
  value: JsonValue,
  isWanted: (value: JsonValue) => boolean,
  path: readonly string[] = [],
): Generator<readonly string[]> {
  if (isWanted(value)) yield path;
  for (const name of stepsOf(value)) {
    const inner = valueAt(value, [name]);
    if (inner !== undefined) yield* pathsTo(inner, isWanted, [...path, name]);
  }
}

/** The members of an object, or the indexes of an array. */
function stepsOf(value: JsonValue | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map((_, index) => String(index));
  return isObject(value) ? Object.keys(value) : [];
}

/** Members of a reply's object whose neighbours are repeated from one object of the request, and that never are. */
function changedBeside(
  samples: readonly Exchanged[],
  to: readonly string[],
  repeated: readonly RepeatedValue[],
): readonly RepeatedValue[] {
  const inside = repeated.filter((one) => one.to.length === to.length + 1 && isBelow(one, to));
  const owners = new Set(inside.map(({ from }) => from.slice(0, -1).join("/")));
  const [first] = inside;
  if (first === undefined || owners.size !== 1 || inside.length < neighbours) return [];
  const from = first.from.slice(0, -1);
  const known = new Set(inside.map((one) => one.to.at(-1)));
  const sent = new Set(samples.flatMap(({ request }) => stepsOf(valueAt(request, from))));
  const isRepeatedWithin = (name: string): boolean =>
    isDeeper(repeated, [...to, name]) && !hasOtherCount(samples, { from: [...from, name], to: [...to, name] });
  const others = [...sent].filter((name) => !known.has(name) && !isRepeatedWithin(name));
  if (inside.length / (inside.length + others.length) < share) return [];
  const values = others.map((name): RepeatedValue => ({ from: [...from, name], to: [...to, name] }));
  // A value that is the same in every request, such as a fixed one, may well have come back.
  return values.filter((value) => samples.some((sample) => brokenRepetitions(sample, [value]).length > 0));
}

/** Whether an array of some reply has more or fewer items than that of its request. */
function hasOtherCount(samples: readonly Exchanged[], { from, to }: RepeatedValue): boolean {
  return samples.some(({ request, reply }) => {
    const [sent, got] = [valueAt(request, from), valueAt(reply, to)];
    return Array.isArray(sent) && Array.isArray(got) && sent.length !== got.length;
  });
}

function isBelow({ from, to }: RepeatedValue, owner: readonly string[]): boolean {
  return owner.every((step, index) => to[index] === step) && from.at(-1) === to.at(-1);
}

function isDeeper(repeated: readonly RepeatedValue[], path: readonly string[]): boolean {
  return repeated.some(({ to }) => path.every((step, index) => to[index] === step));
}
