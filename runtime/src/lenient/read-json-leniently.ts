import type { Issue } from "../errors/issue.js";
import { JsonReader } from "../json/json-reader.js";
import type { JsonTolerance } from "../json/json-tolerance.js";
import type { Scalar } from "../simple-types/scalar.js";
import { isOpenContent } from "../values/open-content.js";
import { attempt, type LenientOutcome } from "./lenient-outcome.js";
import { meantValue } from "./respell.js";
import { withoutAbsent } from "./without-absent.js";

/** The place of a value in a message. */
type Path = readonly (string | number)[];

/** The largest number of times that a message is read again without its meaningless parts. */
const mostRounds = 24;

/**
 * Reads parsed JSON that may break its contract, as far as it makes sense. `read` reads it as usual and is called again
 * if something had to be left out, so it must have no side effects. The value is modified. Nothing is lost without an
 * issue.
 */
export function readJsonLeniently<Result>(
  value: unknown,
  read: (json: JsonReader) => Result,
  depth?: number,
): LenientOutcome<Result> {
  const known: Issue[] = [];
  for (let round = 0; ; round++) {
    const { outcome, issues, left } = readOnce(value, read, depth);
    const all = [...known, ...issues.filter((issue) => !isKnown(issue, known))];
    if ("error" in outcome) return { ...outcome, issues: all };
    const isDone = left.length === 0 || round === mostRounds;
    if (isDone) return { value: withoutAbsent(outcome.value), issues: [...all, ...left.map(({ issue }) => issue)] };
    known.push(...left.map(({ issue }) => issue));
    // Removed from the last one on, so that the other items keep their index.
    for (const { path } of left.reverse()) leaveOut(value, path);
  }
}

/** The parts of a message that are left out, and why. */
interface LeftOut {
  readonly path: Path;
  readonly issue: Issue;
}

function readOnce<Result>(value: unknown, read: (json: JsonReader) => Result, depth: number | undefined) {
  const issues: Issue[] = [];
  const left: LeftOut[] = [];
  const tolerance: JsonTolerance = {
    report: (issue) => issues.push(issue),
    meant: meantJson,
    leaveOut: (path) => {
      // A message without any meaning is read as an empty one.
      const issue = path.length === 0 ? undefined : issues.pop();
      if (issue !== undefined) left.push({ path, issue });
    },
  };
  const json = new JsonReader(value, { tolerance, ...(depth === undefined ? {} : { depth }) });
  return { outcome: attempt(() => read(json)), issues, left };
}

/** Whether an issue is already known. A part that was left out is not reported as missing as well. */
function isKnown({ pointer, code }: Issue, known: readonly Issue[]): boolean {
  return code === "missing" && known.some((issue) => issue.pointer === pointer);
}

function leaveOut(value: unknown, path: Path): void {
  const around = path.slice(0, -1).reduce<unknown>((outer, step) => Object(outer)[step], value);
  const last = path.at(-1) ?? "";
  if (Array.isArray(around)) around.splice(Number(last), 1);
  else if (isOpenContent(around)) Reflect.deleteProperty(around, last);
}

/** The value that JSON of the wrong kind is likely to mean, found by its text. */
function meantJson<Value>(type: Scalar<Value>, value: unknown): Value {
  const isText = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return (isText ? meantValue(type, String(value))?.value : undefined) as Value;
}
