import { DecodeError } from "../errors/decode-error.js";
import { type Issue, type IssueCode, pointerOf } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import { kindOf } from "../simple-types/refusals.js";
import type { Scalar } from "../simple-types/scalar.js";
import { isOpenContent } from "../values/open-content.js";
import type { TypeTable } from "../values/type-table.js";
import type { JsonTolerance } from "./json-tolerance.js";
import { absentValue, type Members, type MemberTable } from "./member-table.js";
import { SentText } from "./sent-text.js";

/** A parsed JSON object. */
export type SentObject = Readonly<Record<string, unknown>>;

/** How JSON is read. */
export interface JsonReaderOptions {
  /** Converts the members of the outermost object if they are not JSON: `queryTexts` for those of a query. */
  readonly members?: (sent: SentObject) => SentObject;
  /**
   * The deepest nesting of members, as for XML elements. Default 64. The items of an array, of `$content` and of
   * similar lists count as no deeper than the list.
   */
  readonly depth?: number;
  /** The number of issues after which reading stops. Default 20. */
  readonly errors?: number;
  /** Decides how to read on if the message breaks the contract. With it, `end` never throws. */
  readonly tolerance?: JsonTolerance | undefined;
}

/** The number of items that an array may have. */
export interface ItemBounds {
  readonly min?: number;
  readonly max?: number;
}

/** The default of `JsonReaderOptions.depth`. */
export const defaultDepth = 64;

const anyCount: ItemBounds = {};

const noItems: readonly unknown[] = [];

/**
 * Reads parsed JSON, guided by generated decoders. Issues are collected while reading goes on with placeholders;
 * `end()` throws them all as one `DecodeError`. Only limits, and more issues than `errors`, throw at once.
 */
export class JsonReader {
  readonly #issues: Issue[] = [];
  /** The step to each open object or array; the first entry is that of the outermost value, which has none. */
  readonly #steps: (string | number)[] = [];
  /** The step from the innermost open object or array to the current value; `""` before there is one. */
  #step: string | number = "";
  /** By depth, the open objects whose member names differ in case from the contract's. */
  readonly #spellings: (SpelledObject | undefined)[] = [];
  readonly #depth: number;
  /** Number of steps that count as elements. */
  #level = 0;
  readonly #errors: number;
  readonly #tolerance: JsonTolerance | undefined;
  #current: unknown;
  /** Converts the members of the next object. */
  #taken: JsonReaderOptions["members"];

  constructor(value: unknown, options: JsonReaderOptions = {}) {
    this.#current = value;
    this.#taken = options.members;
    this.#depth = options.depth ?? defaultDepth;
    this.#errors = options.errors ?? 20;
    this.#tolerance = options.tolerance;
  }

  /**
   * Opens the current value, which must be an object. Returns its members by the names of the table; names are matched
   * without regard to case.
   */
  object<Name extends string>(table: MemberTable<Name>): Members<Name> {
    const value = this.openObject();
    if (value === undefined) return table.absent;
    const { names, order, inherits } = table;
    if (inherits) return this.#spelled(value, table);
    let place = 0;
    for (const name in value) {
      if (order[place] !== name) {
        if (!names.has(name)) return this.#spelled(value, table);
        order[place] = name;
      }
      place++;
    }
    return value;
  }

  /**
   * Opens the current value, which must be an object. Returns its members as sent; undefined if it is not an object,
   * which has been reported.
   */
  openObject(): SentObject | undefined {
    const value = this.#container();
    const sent = isObject(value) ? value : this.#meantObject(value);
    this.#enter();
    const taken = this.#taken;
    if (taken === undefined || sent === undefined) return sent;
    this.#taken = undefined;
    return taken(sent);
  }

  /** Closes the object opened last, which becomes the current value again. */
  closeObject(): void {
    this.#leave();
  }

  /** Moves to a member of the open object. A required member that is absent is reported. */
  member(name: string, value: unknown): this {
    this.#step = name;
    this.#current = value === undefined ? this.#missing() : value;
    return this;
  }

  /** Reads a scalar. A refused value is replaced by a placeholder. */
  value<Value>(scalar: Scalar<Value>): Value {
    return this.#valueOf(scalar, this.#current);
  }

  /** Reads a scalar or null. */
  nillable<Value>(scalar: Scalar<Value>): Value | null {
    return this.#current === null ? null : this.#valueOf(scalar, this.#current);
  }

  /** Whether the value is null. */
  nil(): boolean {
    const value = this.#current;
    return value === null || value === absentValue || (value instanceof SentText && value.sent === "null");
  }

  /** Whether the value is text. */
  isText(): boolean {
    return typeof this.#current === "string" || this.#current instanceof SentText;
  }

  /** The type of the current object: the one that its `$type` names, else the declared one. Reads nothing. */
  typeOf<Name extends string>(table: TypeTable<Name>): Name {
    const value = this.#container();
    this.#current = value;
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
    const items: Value[] = [];
    this.#enter();
    for (let index = 0; index < sent.length; index++) {
      this.#step = index;
      items.push(this.#valueOf(scalar, sent[index]));
    }
    this.#leave();
    return items;
  }

  /** Reads an array; `decode` reads each item. */
  items<Item>(decode: (json: JsonReader) => Item, bounds: ItemBounds = anyCount): Item[] {
    const sent = this.#array(bounds);
    if (sent === noItems) return [];
    const items: Item[] = [];
    this.#enter();
    for (let index = 0; index < sent.length; index++) {
      this.#step = index;
      this.#current = sent[index];
      items.push(decode(this));
    }
    this.#leave();
    return items;
  }

  /**
   * The current value as sent; undefined if it is absent, which has been reported. The caller checks the value and its
   * depth.
   */
  raw(): unknown {
    const value = this.#container();
    if (value instanceof SentText) return value.sent;
    return value === absentValue ? undefined : value;
  }

  /** How many more levels of members may be inside the current value. */
  get depthLeft(): number {
    return this.#depth - this.#level;
  }

  /** Collects an issue at the current place. Throws if there are too many issues, and at once for `limit`. */
  report(code: IssueCode, detail: string): void {
    const issue = { pointer: this.#pointer(), code, detail };
    if (this.#tolerance !== undefined && code !== "limit") {
      this.#tolerance.report(issue);
      return;
    }
    this.#issues.push(issue);
    if (code === "limit" || this.#issues.length >= this.#errors) this.end();
  }

  /** The issues found so far. */
  get issues(): readonly Issue[] {
    return this.#issues;
  }

  /** Throws `DecodeError` if there are issues. To be called once the message has been read. */
  end(): void {
    if (this.#issues.length > 0) throw new DecodeError(this.#issues);
  }

  #valueOf<Value>(scalar: Scalar<Value>, value: unknown): Value {
    if (value === absentValue) return this.#tolerance === undefined ? scalar.placeholder : noValue();
    try {
      if (value === null) throw new ValueError("null", `${scalar.name} is expected here, not null`);
      return value instanceof SentText ? value.value(scalar) : scalar.fromJson(value);
    } catch (error) {
      this.#collect(error);
      return this.#tolerance === undefined ? scalar.placeholder : this.#tolerance.meant(scalar, value);
    }
  }

  /** Reports a value that is not an object. */
  #meantObject(value: unknown): SentObject | undefined {
    if (value === absentValue) return undefined;
    this.#reportKind("an object", value);
    return this.#tolerance?.object(this.#path(), value);
  }

  /** Reports a value that is not an array. */
  #meantArray(value: unknown): readonly unknown[] {
    if (value === absentValue) return noItems;
    this.#reportKind("an array", value);
    return this.#tolerance?.array(this.#path(), value) ?? noItems;
  }

  /** The items of the current array, at most as many as allowed. */
  #array({ min = 0, max = Number.POSITIVE_INFINITY }: ItemBounds): readonly unknown[] {
    const value = this.#current;
    const sent = value instanceof SentText ? this.#parsed(() => value.array()) : value;
    if (!Array.isArray(sent)) return this.#meantArray(sent);
    const { length } = sent;
    if (length < min) this.report("missing", `at least ${min} items are expected here, not ${length}`);
    if (length <= max) return sent;
    this.report("repeated", `at most ${max} items are expected here, not ${length}`);
    return sent.slice(0, max);
  }

  /**
   * Renames members whose names differ in case from the table's. If several sent members match one name, the last one
   * counts.
   */
  #spelled<Name extends string>(sent: SentObject, table: MemberTable<Name>): Members<Name> {
    const { rows, names, inherits } = table;
    const members: { [name: string]: unknown } = {};
    let differs = inherits;
    for (const name of Object.keys(sent)) {
      if (names.has(name)) continue;
      const row = this.#meant(name, sent, table);
      if (row === undefined) {
        this.#passOver(name);
        continue;
      }
      members[row] = sent[name];
      differs = true;
    }
    if (!differs) return this.#unknown(sent, rows);
    this.#spellings[this.#steps.length] = { sent, table };
    for (const row of rows) {
      const value = inherits && !Object.hasOwn(sent, row) ? undefined : sent[row];
      if (value !== undefined || !Object.hasOwn(members, row)) members[row] = value;
    }
    const spelled: SentObject = members;
    return spelled;
  }

  /** Tells a tolerant reader of an object none of whose members the contract has. */
  #unknown<Name extends string>(sent: Members<Name>, rows: readonly Name[]): Members<Name> {
    const tolerance = this.#tolerance;
    const isUnknown = tolerance !== undefined && rows.length > 0 && !rows.some((row) => Object.hasOwn(sent, row));
    if (isUnknown) tolerance.strange(this.#path(), sent);
    return sent;
  }

  /** Ignores a member that the contract does not have. A tolerant reader reports it. */
  #passOver(name: string): void {
    if (this.#tolerance === undefined) return;
    this.#step = name;
    this.report("unexpected", "the contract has no such member");
    this.#step = "";
  }

  /** The table's member that differs from a sent name in case only, and was not sent under its exact name. */
  #meant<Name extends string>(name: string, sent: SentObject, table: MemberTable<Name>): Name | undefined {
    const rows = table.folded().get(name.toLowerCase()) ?? [];
    const meant = rows.filter((row) => !Object.hasOwn(sent, row));
    if (meant.length > 1) this.report("conflict", `${name} may be ${meant.join(" or ")}`);
    return meant[0];
  }

  #enter(): void {
    if (isElement(this.#step) && ++this.#level > this.#depth) {
      this.report("limit", `members are more than ${this.#depth} deep`);
    }
    this.#steps.push(this.#step);
    this.#step = "";
    const depth = this.#steps.length;
    if (this.#spellings.length > depth) this.#spellings.length = depth;
  }

  #leave(): void {
    this.#step = this.#steps.pop() ?? "";
    if (isElement(this.#step)) this.#level--;
  }

  #missing(): typeof absentValue {
    this.report("missing", "this member is required");
    return absentValue;
  }

  /** The current value, parsed if it was sent as text where an object is expected. */
  #container(): unknown {
    const value = this.#current;
    return value instanceof SentText ? this.#parsed(() => value.container()) : value;
  }

  #parsed(parse: () => unknown): unknown {
    try {
      return parse();
    } catch (error) {
      this.#collect(error);
      return absentValue;
    }
  }

  #collect(error: unknown): void {
    if (!(error instanceof ValueError)) throw error;
    this.report(error.code, error.message);
  }

  #reportKind(wanted: string, value: unknown): void {
    const sent = value instanceof SentText ? value.sent : value;
    this.report(sent === null ? "null" : "type", `${wanted} is expected here, not ${kindOf(sent)}`);
  }

  /** The JSON pointer of the current value, with member names as sent. */
  #pointer(): string {
    return pointerOf(this.#path());
  }

  #path(): readonly (string | number)[] {
    const steps = [...this.#steps.slice(1), ...(this.#step === "" ? [] : [this.#step])];
    return steps.map((step, index) => spelling(this.#spellings[index + 1], step));
  }
}

/** Stands for an absent value. Only for callers whose types allow any member to be absent. */
function noValue<Value>(): Value {
  return undefined as Value;
}

/**
 * Whether a step counts as an element. An item of a list does not, nor does `$content`, which has no element of its
 * own.
 */
function isElement(step: string | number): boolean {
  return typeof step === "string" && step[0] !== "$";
}

/** An object with member names that differ in case from the contract's. */
interface SpelledObject {
  readonly sent: SentObject;
  readonly table: MemberTable<string>;
}

function spelling(object: SpelledObject | undefined, step: string | number): string | number {
  if (object === undefined || typeof step === "number" || object.sent[step] !== undefined) return step;
  const { sent, table } = object;
  const isSpelling = (name: string): boolean => !table.names.has(name) && name.toLowerCase() === step.toLowerCase();
  return Object.keys(sent).findLast(isSpelling) ?? step;
}

function isObject(value: unknown): value is SentObject {
  return isOpenContent(value) && !(value instanceof SentText);
}
