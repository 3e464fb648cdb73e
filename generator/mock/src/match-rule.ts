import { isDeepStrictEqual } from "node:util";
import { type Condition, firstState, type MockRule } from "./mock-rule.js";

/** The rule that a request gets, or why none fits. */
export interface Match {
  readonly rule: MockRule | undefined;
  /** For the log: which rule and why, or the nearest one and what it lacks. */
  readonly reason: string;
}

/** Finds the first rule of an operation whose conditions and states all hold. */
export function matchRule(rules: readonly MockRule[], request: unknown, states: ReadonlyMap<string, string>): Match {
  let nearest: { readonly rule: MockRule; readonly lacks: readonly string[] } | undefined;
  for (const rule of rules) {
    const lacks = unmet(rule, request, states);
    if (lacks.length === 0) return { rule, reason: `example ${rule.name}` };
    if (nearest === undefined || lacks.length < nearest.lacks.length) nearest = { rule, lacks };
  }
  const reason =
    nearest === undefined
      ? "sample; there is no example"
      : `sample; the nearest example is ${nearest.rule.name}, but ${nearest.lacks.join(", and ")}`;
  return { rule: undefined, reason };
}

function unmet({ when, state }: MockRule, request: unknown, states: ReadonlyMap<string, string>): readonly string[] {
  const members = Object.entries(when).flatMap(([pointer, condition]) => {
    const problem = problemOf(valueAt(request, pointer), condition);
    return problem === undefined ? [] : [`${pointer || "the request"} ${problem}`];
  });
  const scenarios = Object.entries(state).flatMap(([name, wanted]) => {
    const current = states.get(name) ?? firstState;
    return current === wanted ? [] : [`the scenario ${name} is at ${current}, not at ${wanted}`];
  });
  return [...members, ...scenarios];
}

function problemOf(value: unknown, condition: Condition): string | undefined {
  const { absent } = condition;
  if (absent !== undefined && (value === undefined) !== absent) return absent ? "is there" : "is absent";
  return valueProblem(value, condition) ?? boundProblem(value, condition);
}

function valueProblem(value: unknown, condition: Condition): string | undefined {
  const { equals, not, oneOf, matches } = condition;
  if ("equals" in condition && !isDeepStrictEqual(value, equals)) return `is ${shown(value)}, not ${shown(equals)}`;
  if ("not" in condition && isDeepStrictEqual(value, not)) return `is ${shown(not)}`;
  if (oneOf?.every((one) => !isDeepStrictEqual(one, value))) return `is ${shown(value)}, none of ${shown(oneOf)}`;
  const isMatch = matches === undefined || (typeof value === "string" && new RegExp(matches, "u").test(value));
  return isMatch ? undefined : `is ${shown(value)} and does not match ${matches}`;
}

function boundProblem(value: unknown, { atLeast, atMost }: Condition): string | undefined {
  const number = Number(value);
  if (atLeast !== undefined && !(number >= atLeast)) return `is ${shown(value)}, less than ${atLeast}`;
  return atMost !== undefined && !(number <= atMost) ? `is ${shown(value)}, more than ${atMost}` : undefined;
}

function shown(value: unknown): string {
  const text = value === undefined ? "absent" : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** The value at a JSON pointer (RFC 6901); undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}
