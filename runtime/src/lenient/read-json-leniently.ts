import type { Issue } from "../errors/issue.js";
import { JsonReader } from "../json/json-reader.js";
import { LenientJsonReading } from "./lenient-json-reading.js";
import { attempt, type LenientOutcome } from "./lenient-outcome.js";
import { changeJson } from "./mend-json.js";
import { withoutAbsent } from "./without-absent.js";

/** The largest number of times that a message is changed and read again. */
const mostRounds = 24;

/**
 * Reads parsed JSON that may break its contract, as far as it makes sense. `read` reads it as usual and is called again
 * if something had to be changed or left out, so it must have no side effects. The value is modified. Nothing is lost
 * without an issue.
 */
export function readJsonLeniently<Result>(
  value: unknown,
  read: (json: JsonReader) => Result,
  depth?: number,
): LenientOutcome<Result> {
  const known: Issue[] = [];
  const places = new Set<string>();
  const message = { value };
  for (let round = 0; ; round++) {
    const tolerance = new LenientJsonReading();
    const json = new JsonReader(message.value, { tolerance, ...(depth === undefined ? {} : { depth }) });
    const outcome = attempt(() => read(json));
    const { issues, mends } = tolerance;
    const changing = mends.flatMap((mend) => mend.issues);
    const all = [...known, ...issues.filter((issue) => !isKnown(issue, places))];
    if ("error" in outcome) return { ...outcome, issues: all };
    const isDone = mends.length === 0 || round === mostRounds;
    if (isDone) return { value: withoutAbsent(outcome.value), issues: [...all, ...changing] };
    for (const issue of changing) {
      known.push(issue);
      places.add(issue.pointer);
    }
    changeJson(message, mends);
  }
}

/** Whether an issue is already known: a part at one of `places` was left out, and is not reported as missing as well. */
function isKnown({ pointer, code }: Issue, places: ReadonlySet<string>): boolean {
  return code === "missing" && places.has(pointer);
}
