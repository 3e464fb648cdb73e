import { type Issue, pointerOf } from "../errors/issue.js";
import type { SentObject } from "../json/json-reader.js";
import type { JsonPath, JsonTolerance } from "../json/json-tolerance.js";
import type { Scalar } from "../simple-types/scalar.js";
import { isOpenContent } from "../values/open-content.js";
import type { JsonMend } from "./mend-json.js";
import { meantValue } from "./respell.js";

/**
 * Reads parsed JSON once, tolerantly. It reports the problems of the message, and collects the changes that are needed
 * if reading on is not enough. The changed message is then read again.
 */
export class LenientJsonReading implements JsonTolerance {
  readonly issues: Issue[] = [];
  readonly mends: JsonMend[] = [];

  report(issue: Issue): void {
    this.issues.push(issue);
  }

  /** The value that JSON of the wrong kind is likely to mean, found by its text. */
  meant<Value>(type: Scalar<Value>, value: unknown): Value {
    const isText = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return (isText ? meantValue(type, String(value))?.value : undefined) as Value;
  }

  object(path: JsonPath, value: unknown): SentObject | undefined {
    const inner = parsedText(value);
    const [only, ...others] = [inner].flat();
    if (isOpenContent(only) && others.length === 0) return this.#replaced(path, only);
    // A message without any meaning is read as an empty one.
    if (path.length > 0) this.#leaveOut(path);
    return undefined;
  }

  array(path: JsonPath, value: unknown): readonly unknown[] {
    const inner = parsedText(value);
    if (inner !== null && inner !== "") return this.#replaced(path, itemsOf(inner));
    this.#leaveOut(path);
    return [];
  }

  /** Takes the only object or array among the members instead of the object, as wrapped replies have it. */
  strange(path: JsonPath, value: SentObject): void {
    const inner = Object.entries(value).flatMap(([name, member]) => {
      const found = parsedText(member);
      return typeof found === "object" && found !== null && !aside.test(name) ? [{ name, found }] : [];
    });
    const [only, ...others] = inner;
    if (only === undefined || others.length > 0) return;
    const around = pointerOf(path);
    const issues = this.#lastWithin(around).filter(({ code }) => code === "unexpected");
    const wrapper = pointerOf([...path, only.name]);
    const told = issues.map((issue) => (issue.pointer === wrapper ? { ...issue, detail: unwrapped } : issue));
    this.mends.push({ kind: "unwrap", path, value: only.found, issues: told });
  }

  /** The issues within an object that has just been read: the last ones, as reading goes from one object to the next. */
  #lastWithin(around: string): readonly Issue[] {
    const last = this.issues.findLastIndex(({ pointer }) => pointer !== around && !isWithin(pointer, around));
    return this.issues.slice(last + 1).filter(({ pointer }) => pointer !== around);
  }

  #replaced<Value>(path: JsonPath, value: Value): Value {
    this.mends.push({ kind: "replace", path, value, issues: this.issues.splice(-1) });
    return value;
  }

  #leaveOut(path: JsonPath): void {
    this.mends.push({ kind: "leave-out", path, issues: this.issues.splice(-1) });
  }
}

/** Names of members that are not the reply: what went wrong, or what is about the reply. */
const aside = /error|fault|exception|problem|status|meta|links/i;

const unwrapped = "the contract has no such member; its content is read in place of what is around it";

function isWithin(pointer: string, around: string): boolean {
  return pointer.startsWith(`${around}/`);
}

/** The value of JSON in a text; any other value as it is. */
function parsedText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The items that a value means: the only one, or those of an object whose members are called by their index, as PHP writes arrays. */
function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isOpenContent(value)) return [value];
  return Object.keys(value).every((name) => /^\d+$/.test(name)) ? Object.values(value) : [value];
}
