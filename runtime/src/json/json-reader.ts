import { DecodeError } from "../errors/decode-error.js";
import type { Issue, IssueCode } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import { kindOf } from "../scalars/refusals.js";
import type { Scalar } from "../scalars/scalar.js";
import type { TypeTable } from "../type-table.js";
import { pointerOf } from "./json-pointer.js";
import type { MemberTable } from "./member-table.js";

/** How JSON is read. */
export interface JsonReaderOptions {
  /** `query`: the members of the top object are texts (or arrays of texts) of a URL's query; objects in them are JSON text. */
  readonly source?: "body" | "query";
  /** How many objects and arrays may be inside each other: 64 unless said. */
  readonly depth?: number;
  /** After how many issues reading stops: 20 unless said. */
  readonly errors?: number;
}

/** How many items an array may have. */
export interface ItemBounds {
  readonly min?: number;
  readonly max?: number;
}

interface OpenObject {
  readonly members: Readonly<Record<string, unknown>>;
  /** Members are texts of a query. */
  readonly text: boolean;
  /** Nothing was sent here, which has been reported: required members are absent too, without a word. */
  readonly absent: boolean;
  /** The row of the table that is looked at next. */
  row: number;
  /** Names in lower case, of members that are in no table as they are written; the last one wins. */
  folded: Map<string, string> | undefined;
}

/** What stands where a value is missing or was refused, so that reading can go on and find the rest. */
const absentValue = Symbol("absent");

/**
 * Reads parsed JSON by what generated code asks for. What is wrong is collected while reading goes on with placeholders;
 * `end()` throws it all as one `DecodeError`. Only limits, and more issues than `errors`, throw at once.
 */
export class JsonReader {
  readonly #issues: Issue[] = [];
  readonly #objects: OpenObject[] = [];
  /** One step for each object and array that is open. */
  readonly #steps: (string | number)[] = [];
  readonly #depth: number;
  readonly #errors: number;
  #current: unknown;
  /** Whether `#current` is still to be read. */
  #pending = true;
  #text: boolean;
  #top = true;

  constructor(value: unknown, options: JsonReaderOptions = {}) {
    this.#current = value;
    this.#text = options.source === "query";
    this.#depth = options.depth ?? 64;
    this.#errors = options.errors ?? 20;
  }

  /** Moves to the next member of the table that is present, opening the object at first; undefined closes it. */
  next<Name extends string>(table: MemberTable<Name>): Name | undefined {
    if (this.#pending) this.#openObject();
    const object = this.#objects.at(-1);
    if (object === undefined) throw new Error("next() was called outside an object");
    const { required, optional } = table;
    while (object.row < required.length + optional.length) {
      const row = object.row++;
      const name = required[row] ?? optional[row - required.length];
      if (name === undefined) break;
      const key = findKey(object, name, table);
      const value = key === undefined ? undefined : object.members[key];
      if (value !== undefined) {
        this.#moveTo(key ?? name, value, object.text);
        return name;
      }
      if (row < required.length) {
        this.#moveToAbsent(name, object);
        return name;
      }
    }
    this.#objects.pop();
    this.#steps.pop();
    return undefined;
  }

  /** Reads a scalar; a placeholder stands in for what is refused. */
  value<Value>(scalar: Scalar<Value>): Value {
    const value = this.#take();
    if (value === absentValue) return scalar.placeholder;
    if (value === null) {
      this.report("null", `${scalar.name} is wanted here, not null`);
      return scalar.placeholder;
    }
    try {
      return this.#text ? readText(scalar, value) : scalar.fromJson(value);
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      this.report(error.code, error.message);
      return scalar.placeholder;
    }
  }

  /** Reads a scalar or null. */
  nillable<Value>(scalar: Scalar<Value>): Value | null {
    return this.#current === null ? this.#takeNull() : this.value(scalar);
  }

  /** True when the value is null, which is then read. */
  nil(): boolean {
    const isNull = this.#current === null || this.#current === absentValue || (this.#text && this.#current === "null");
    if (isNull) this.#takeNull();
    return isNull;
  }

  /** Whether the value is text. */
  isText(): boolean {
    return typeof this.#current === "string";
  }

  /** Reads an object that has exactly one of these members, by that member's decoder. */
  tagged<Item>(decoders: { readonly [name: string]: (json: JsonReader) => Item }): Item {
    const names = Object.keys(decoders);
    if (this.#pending) this.#openObject();
    const object = this.#objects.pop();
    const sent = Object.keys(object?.members ?? {}).filter((name) => names.includes(name));
    const name = sent[0] ?? names[0];
    const decode = name === undefined ? undefined : decoders[name];
    if (object === undefined || name === undefined || decode === undefined) throw new Error("tagged() needs decoders");
    if (sent.length !== 1 && !object.absent) this.report("type", `exactly one of ${names.join(", ")} is wanted here`);
    this.#moveTo(name, sent.length === 0 ? absentValue : object.members[name], false);
    const item = decode(this);
    this.#steps.pop();
    this.#pending = false;
    return item;
  }

  /** Which of the table's types the current object has: what its `$type` says, else the declared one. Nothing is read. */
  typeOf<Name extends string>(table: TypeTable<Name>): Name {
    const value = this.#current;
    const said = isObject(value) && Object.hasOwn(value, "$type") ? value.$type : table.declared;
    const row = table.rows.find(([name]) => name === said) ?? table.rows[0];
    if (row === undefined) throw new Error("A type table has rows.");
    if (row[0] !== said && value !== absentValue) {
      this.report("type", `$type must be one of ${table.rows.map(([name]) => name).join(", ")}`);
    }
    return row[0];
  }

  /** Reads an array of scalars. */
  values<Value>(scalar: Scalar<Value>, bounds?: ItemBounds): Value[] {
    return this.items((json) => json.value(scalar), bounds);
  }

  /** Reads an array, each item by `decode`. */
  items<Item>(decode: (json: JsonReader) => Item, bounds: ItemBounds = {}): Item[] {
    const value = this.#container();
    const sent = this.#text && typeof value === "string" ? [value] : value;
    if (!Array.isArray(sent)) {
      if (sent !== absentValue) this.#reportKind("an array", sent);
      return [];
    }
    this.#checkCount(sent.length, bounds);
    const text = this.#text;
    const items: Item[] = [];
    this.#enter();
    for (const [index, item] of sent.slice(0, bounds.max).entries()) {
      this.#moveTo(index, item, text);
      items.push(decode(this));
    }
    this.#steps.pop();
    this.#pending = false;
    return items;
  }

  /** Takes the value as it is; undefined when there is none, which has been reported. The caller checks it, and its depth. */
  raw(): unknown {
    const value = this.#container();
    return value === absentValue ? undefined : value;
  }

  /** How many more objects and arrays may be inside each other, from the current value on. */
  get depthLeft(): number {
    return this.#depth - this.#steps.length;
  }

  /** Collects an issue at the current place; throws when there are too many, or at once for `limit`. */
  report(code: IssueCode, detail: string): void {
    this.#issues.push({ pointer: pointerOf(this.#steps), code, detail });
    if (code === "limit" || this.#issues.length >= this.#errors) this.end();
  }

  /** Throws `DecodeError` when anything was wrong. To be called once the message is read. */
  end(): void {
    if (this.#issues.length > 0) throw new DecodeError(this.#issues);
  }

  #openObject(): void {
    const top = this.#top;
    const value = this.#container();
    const absent = !isObject(value);
    if (absent && value !== absentValue) this.#reportKind("an object", value);
    this.#enter();
    this.#objects.push({
      members: absent ? {} : value,
      text: top && this.#text,
      absent,
      row: 0,
      folded: undefined,
    });
  }

  #enter(): void {
    if (this.depthLeft <= 0) this.report("limit", `objects and arrays are more than ${this.#depth} deep`);
    this.#steps.push("");
  }

  #moveTo(step: string | number, value: unknown, text: boolean): void {
    this.#steps[this.#steps.length - 1] = step;
    this.#current = value;
    this.#pending = true;
    this.#text = text;
    this.#top = false;
  }

  #moveToAbsent(name: string, object: OpenObject): void {
    this.#moveTo(name, absentValue, false);
    if (!object.absent) this.report("missing", "this member is required");
  }

  #take(): unknown {
    this.#pending = false;
    return this.#current;
  }

  #takeNull(): null {
    this.#pending = false;
    return null;
  }

  /** The value where an object or array is wanted: in a query it is JSON text. */
  #container(): unknown {
    const value = this.#take();
    if (!this.#text || typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
    this.#text = false;
    try {
      return JSON.parse(value);
    } catch {
      this.report("syntax", "this is not valid JSON");
      return absentValue;
    }
  }

  #checkCount(count: number, { min = 0, max = Number.POSITIVE_INFINITY }: ItemBounds): void {
    if (count < min) this.report("missing", `at least ${min} items are wanted here, not ${count}`);
    if (count > max) this.report("repeated", `at most ${max} items are wanted here, not ${count}`);
  }

  #reportKind(wanted: string, value: unknown): void {
    this.report(value === null ? "null" : "type", `${wanted} is wanted here, not ${kindOf(value)}`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member's own name if it is there, else one that differs in case only and is no other row's name. */
function findKey(object: OpenObject, name: string, table: MemberTable<string>): string | undefined {
  if (Object.hasOwn(object.members, name)) return name;
  object.folded ??= foldNames(object.members, table);
  return object.folded.get(name.toLowerCase());
}

function foldNames(members: Readonly<Record<string, unknown>>, table: MemberTable<string>): Map<string, string> {
  const folded = new Map<string, string>();
  for (const key of Object.keys(members)) {
    if (!table.names.has(key)) folded.set(key.toLowerCase(), key);
  }
  return folded;
}

/** A scalar of a query: its JSON form where that is a string, else its XML text. */
function readText<Value>(scalar: Scalar<Value>, text: unknown): Value {
  if (Array.isArray(text)) throw new ValueError("repeated", `${scalar.name} is wanted here once`);
  try {
    return scalar.fromJson(text);
  } catch (error) {
    if (typeof text !== "string") throw error;
    return scalar.parse(text);
  }
}
