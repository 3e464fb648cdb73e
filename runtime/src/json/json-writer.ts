import { EncodeError } from "../errors/encode-error.js";
import { type IssueCode, pointerOf } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import type { Scalar } from "../simple-types/scalar.js";
import type { JsonValue } from "../values/value-types.js";

/** The deepest nesting that is written: far more than readers accept. Only a value that contains itself is deeper. */
const maxDepth = 256;

/** Builds JSON text. Throws `EncodeError`, with the place, for a value that its scalar refuses. */
export class JsonWriter {
  #text = "";
  /** Whether the next item or member needs a comma. */
  #comma = false;
  /** The step to each open object or array; the first entry is that of the outermost value, which has none. */
  readonly #steps: (string | number)[] = [];
  /** The current member name or index in the innermost open object or array. */
  #step: string | number = "";

  openObject(): void {
    this.#open("{", "");
  }

  closeObject(): void {
    this.#close("}");
  }

  openArray(): void {
    this.#open("[", -1);
  }

  closeArray(): void {
    this.#close("]");
  }

  /** Writes a member name; its value must follow. */
  member(name: string): this {
    this.#step = name;
    this.#text += this.#comma ? `,${quoteName(name)}` : quoteName(name);
    this.#comma = false;
    return this;
  }

  /** Writes a scalar. */
  value<Value>(scalar: Scalar<Value>, value: Value): void {
    this.#begin();
    try {
      this.#text += jsonText(scalar.toJson(value));
    } catch (error) {
      throw this.#explain(error);
    }
  }

  /** Writes an array of scalars. */
  values<Value>(scalar: Scalar<Value>, items: readonly Value[]): void {
    if (hasOwnWalk(items)) {
      this.items(items, (json, item) => json.value(scalar, item));
      return;
    }
    this.#begin();
    let text = "[";
    let index = -1;
    try {
      for (const item of items) {
        const json = scalar.toJson(item);
        text += ++index === 0 ? jsonText(json) : nextItem(json);
      }
    } catch (error) {
      this.#steps.push(this.#step);
      this.#step = index + 1;
      throw this.#explain(error);
    }
    this.#text += `${text}]`;
  }

  /** Writes an array; `encode` writes each item. */
  items<Item>(items: readonly Item[], encode: (json: JsonWriter, item: Item) => void): void {
    this.openArray();
    for (const item of items) encode(this, item);
    this.closeArray();
  }

  /** Writes null. */
  nil(): void {
    this.#begin();
    this.#text += "null";
  }

  /** Throws `EncodeError` at the current place. */
  refuse(code: IssueCode, detail: string): never {
    throw this.#explain(new ValueError(code, detail));
  }

  /** The text so far. */
  toString(): string {
    return this.#text;
  }

  /** Adds the current place to a `ValueError`; returns other errors unchanged. */
  #explain(error: unknown): unknown {
    if (!(error instanceof ValueError)) return error;
    const steps = [...this.#steps.slice(1), ...(this.#step === "" ? [] : [this.#step])];
    return new EncodeError({ pointer: pointerOf(steps), code: error.code, detail: error.message });
  }

  #begin(): void {
    if (typeof this.#step === "number") this.#step++;
    if (this.#comma) this.#text += ",";
    this.#comma = true;
  }

  #open(bracket: string, step: string | number): void {
    this.#begin();
    if (this.#steps.length >= maxDepth)
      this.refuse("limit", `more than ${maxDepth} objects and arrays inside each other`);
    this.#text += bracket;
    this.#comma = false;
    this.#steps.push(this.#step);
    this.#step = step;
  }

  #close(bracket: string): void {
    this.#text += bracket;
    this.#comma = true;
    this.#step = this.#steps.pop() ?? "";
  }
}

/** The JSON text that an encoder writes. Throws `EncodeError`. */
export function writeJson(encode: (json: JsonWriter) => void): string {
  const writer = new JsonWriter();
  encode(writer);
  return writer.toString();
}

/**
 * Whether a list has an iterator of its own. Streamed items do: it finds their place from the text written so far, so
 * they must be written one by one.
 */
function hasOwnWalk(items: readonly unknown[]): boolean {
  return items[Symbol.iterator] !== Array.prototype[Symbol.iterator];
}

/** The numbers from 0 to 99 with a comma before them, as lists mostly consist of small numbers. */
const smallItems: readonly string[] = /* @__PURE__ */ Array.from({ length: 100 }, (_, number) => `,${number}`);

/** The text of an item that is not the first. */
function nextItem(json: JsonValue): string {
  const isSmall = typeof json === "number" && 1 / json > 0 && json < smallItems.length && Number.isInteger(json);
  return (isSmall ? smallItems[json] : undefined) ?? `,${jsonText(json)}`;
}

function jsonText(json: JsonValue): string {
  switch (typeof json) {
    case "string":
      return quote(json);
    case "number":
      if (!Number.isFinite(json)) throw new ValueError("value", `JSON cannot express ${json}`);
      return Object.is(json, -0) ? "-0" : String(json);
    case "boolean":
      return json ? "true" : "false";
    default:
      return JSON.stringify(json);
  }
}

const unsafe = /* @__PURE__ */ new RegExp(['["\\\\', "\\0-\\x1f", "\\ud800-\\udfff]"].join(""));

const known = /* @__PURE__ */ new Map<string, string>();

/** Limits of the cache: enough for the members of large contracts, while no message can fill memory with its names. */
const knownNames = 4096;

const knownLength = 100;

/** A text as a JSON string (RFC 8259 section 7). */
function quote(text: string): string {
  return unsafe.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/**
 * A quoted member name with its colon. Names are cached, as they come from contracts and the same few are needed again
 * and again.
 */
function quoteName(name: string): string {
  const quoted = known.get(name);
  if (quoted !== undefined) return quoted;
  const made = `${JSON.stringify(name)}:`;
  if (known.size < knownNames && name.length <= knownLength) known.set(name, made);
  return made;
}
