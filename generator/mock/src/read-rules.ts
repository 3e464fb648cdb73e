import { parse } from "yaml";
import { maskText } from "./mask.js";
import { breakages, type Condition, type MockOutcome, type MockRule } from "./mock-rule.js";

const ruleKeys = ["when", "request", "reply", "fault", "error", "break", "delay", "state", "next"];
const conditionKeys = ["equals", "not", "oneOf", "matches", "atLeast", "atMost", "absent"];

/**
 * Reads an examples file: a map from operation to a map from name to an example. Throws an `Error` that names the example and
 * says what is wrong with it.
 */
export function readRules(text: string): readonly MockRule[] {
  return mapOf(parse(text) ?? {}, "the file").flatMap(([operation, named]) =>
    mapOf(named, operation).map(([name, example]) => readRule(operation, name, example)),
  );
}

function readRule(operation: string, name: string, example: unknown): MockRule {
  const place = `${operation}, ${name}`;
  const fields = new Map(mapOf(example, place));
  for (const key of fields.keys())
    if (!ruleKeys.includes(key)) throw new Error(`${place}: an example has no ${key}; it has ${ruleKeys.join(", ")}`);
  const delayMs = fields.get("delay") ?? 0;
  if (typeof delayMs !== "number" || delayMs < 0) throw new Error(`${place}: delay is a number of milliseconds`);
  const when = fields.has("when")
    ? Object.fromEntries(
        mapOf(fields.get("when"), place).map(([pointer, value]) => [
          pointer,
          conditionOf(value, `${place}, ${pointer}`),
        ]),
      )
    : requestConditions(fields.get("request"));
  return {
    operation,
    name,
    when,
    state: textsOf(fields.get("state"), `${place}, state`),
    next: textsOf(fields.get("next"), `${place}, next`),
    outcome: outcomeOf(fields, place),
    delayMs,
  };
}

/** An example without conditions is for requests that have all the values of its own. */
function requestConditions(request: unknown, pointer = ""): Record<string, Condition> {
  // What was masked may be anything.
  if (request === undefined || request === maskText) return {};
  if (typeof request !== "object" || request === null || Array.isArray(request))
    return { [pointer]: { equals: request } };
  const inner = Object.entries(request).map(([name, value]) => requestConditions(value, `${pointer}/${escaped(name)}`));
  return Object.assign({}, ...inner);
}

function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A plain value is what the member must equal. */
function conditionOf(value: unknown, place: string): Condition {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { equals: value };
  const fields = Object.entries(value);
  if (!fields.every(([key]) => conditionKeys.includes(key)))
    throw new Error(`${place}: a condition has ${conditionKeys.join(", ")}`);
  const { matches, oneOf, atLeast, atMost, absent } = value as Condition;
  if (matches !== undefined && !isPattern(matches)) throw new Error(`${place}: ${matches} is no regular expression`);
  if (oneOf !== undefined && !Array.isArray(oneOf)) throw new Error(`${place}: oneOf is a list`);
  for (const bound of [atLeast, atMost])
    if (bound !== undefined && typeof bound !== "number") throw new Error(`${place}: atLeast and atMost are numbers`);
  if (absent !== undefined && typeof absent !== "boolean") throw new Error(`${place}: absent is true or false`);
  return value;
}

function isPattern(text: unknown): boolean {
  try {
    return typeof text === "string" && new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

function outcomeOf(fields: ReadonlyMap<string, unknown>, place: string): MockOutcome {
  const said = ["reply", "fault", "error", "break"].filter((key) => fields.has(key));
  if (said.length > 1) throw new Error(`${place}: an example has one of ${said.join(", ")}`);
  const [kind] = said;
  switch (kind) {
    case "reply":
      return { kind, json: fields.get("reply") };
    case "fault": {
      const [[fault, json] = ["", undefined], ...others] = mapOf(fields.get("fault"), `${place}, fault`);
      if (fault === "" || others.length > 0)
        throw new Error(`${place}: fault is a map from one declared fault to its detail`);
      return { kind, fault, json };
    }
    case "error": {
      const error = new Map(mapOf(fields.get("error"), `${place}, error`));
      const [code, message] = [error.get("code") ?? "Server", error.get("message") ?? "The mock was told to fail."];
      if ((code !== "Client" && code !== "Server") || typeof message !== "string")
        throw new Error(`${place}: error has a code, Client or Server, and a message`);
      return { kind, code, message };
    }
    case "break": {
      const how = breakages.find((one) => one === fields.get("break"));
      if (how === undefined) throw new Error(`${place}: break is one of ${breakages.join(", ")}`);
      return { kind, how };
    }
    default:
      return { kind: "sample" };
  }
}

function textsOf(value: unknown, place: string): Record<string, string> {
  if (value === undefined) return {};
  const entries = mapOf(value, place).map(([key, text]): [string, string] => {
    if (typeof text !== "string") throw new Error(`${place}: ${key} is a text`);
    return [key, text];
  });
  return Object.fromEntries(entries);
}

function mapOf(value: unknown, place: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(`${place} is no map`);
  return Object.entries(value);
}
