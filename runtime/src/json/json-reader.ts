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
  /** The object around it. */
  readonly outer: OpenObject | undefined;
  /** Nothing was sent here, which has been reported: required members are absent too, without a word. */
  readonly absent: boolean;
  /** The row of the table that is looked at next. */
  row: number;
  /** Names in lower case, of members that are in no table as they are written; the last one wins. */
  folded: ReadonlyMap<string, string> | undefined;
}

const anyCount: ItemBounds = {};
const noItems: readonly unknown[] = [];

/** What stands where a value is missing or was refused, so that reading can go on and find the rest. */
const absentValue = Symbol("absent");

/**
 * Reads parsed JSON by what generated code asks for. What is wrong is collected while reading goes on with placeholders;
 * `end()` throws it all as one `DecodeError`. Only limits, and more issues than `errors`, throw at once.
 */
export class JsonReader {
  readonly #issues: Issue[] = [];
  #object: OpenObject | undefined;
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
    const object = this.#object;
    if (object === undefined) throw new Error("next() was called outside an object");
    const { rows, required, inherits } = table;
    const { members, text } = object;
    while (object.row < rows.length) {
      const row = object.row++;
      const name = rows[row];
      if (name === undefined) break;
      const value = inherits && !Object.hasOwn(members, name) ? undefined : members[name];
      if (value !== undefined) {
        this.#moveTo(name, value, text);
        return name;
      }
      const key = findFolded(object, name, table);
      if (key !== undefined) this.#moveTo(key, members[key], text);
      else if (row < required) this.#moveToAbsent(name, object);
      else continue;
      return name;
    }
    this.#closeObject();
    return undefined;
  }

  /** Reads a scalar; a placeholder stands in for what is refused. */
  value<Value>(scalar: Scalar<Value>): Value {
    return this.#valueOf(scalar, this.#take(), this.#text);
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
    const object = this.#object;
    this.#object = object?.outer;
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
  values<Value>(scalar: Scalar<Value>, bounds: ItemBounds = anyCount): Value[] {
    const sent = this.#array(bounds);
    if (sent === noItems) return [];
    const text = this.#text;
    const items: Value[] = [];
    this.#enter();
    for (let index = 0; index < sent.length; index++) {
      this.#steps[this.#steps.length - 1] = index;
      items.push(this.#valueOf(scalar, sent[index], text));
    }
    this.#steps.pop();
    return items;
  }

  /** Reads an array, each item by `decode`. */
  items<Item>(decode: (json: JsonReader) => Item, bounds: ItemBounds = anyCount): Item[] {
    const sent = this.#array(bounds);
    if (sent === noItems) return [];
    const text = this.#text;
    const items: Item[] = [];
    this.#enter();
    for (let index = 0; index < sent.length; index++) {
      this.#moveTo(index, sent[index], text);
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

  #valueOf<Value>(scalar: Scalar<Value>, value: unknown, text: boolean): Value {
    if (value === absentValue) return scalar.placeholder;
    try {
      if (value === null) throw new ValueError("null", `${scalar.name} is wanted here, not null`);
      return text ? readText(scalar, value) : scalar.fromJson(value);
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      this.report(error.code, error.message);
      return scalar.placeholder;
    }
  }

  /** The items of the value, no more than there may be. */
  #array({ min = 0, max = Number.POSITIVE_INFINITY }: ItemBounds): readonly unknown[] {
    const value = this.#container();
    const sent = this.#text && typeof value === "string" ? [value] : value;
    if (!Array.isArray(sent)) {
      if (sent !== absentValue) this.#reportKind("an array", sent);
      return noItems;
    }
    const { length } = sent;
    if (length < min) this.report("missing", `at least ${min} items are wanted here, not ${length}`);
    if (length <= max) return sent;
    this.report("repeated", `at most ${max} items are wanted here, not ${length}`);
    return sent.slice(0, max);
  }

  #openObject(): void {
    const top = this.#top;
    const value = this.#container();
    const absent = !isObject(value);
    if (absent && value !== absentValue) this.#reportKind("an object", value);
    this.#enter();
    const members = absent ? {} : value;
    const text = top && this.#text;
    this.#object = { members, text, outer: this.#object, absent, row: 0, folded: undefined };
  }

  #closeObject(): void {
    this.#object = this.#object?.outer;
    this.#steps.pop();
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

  #reportKind(wanted: string, value: unknown): void {
    this.report(value === null ? "null" : "type", `${wanted} is wanted here, not ${kindOf(value)}`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The key of a member that is not there by its own name: one that differs in case only and is no other row's name. */
function findFolded(object: OpenObject, name: string, table: MemberTable<string>): string | undefined {
  object.folded ??= foldNames(object.members, table);
  return object.folded.size === 0 ? undefined : object.folded.get(name.toLowerCase());
}

function foldNames(
  members: Readonly<Record<string, unknown>>,
  { names }: MemberTable<string>,
): ReadonlyMap<string, string> {
  const unknown = Object.keys(members).filter((key) => !names.has(key) && members[key] !== undefined);
  return unknown.length === 0 ? noNames : new Map(unknown.map((key) => [key.toLowerCase(), key]));
}

const noNames: ReadonlyMap<string, string> = new Map();

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
