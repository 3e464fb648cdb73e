import { EncodeError } from "../errors/encode-error.js";
import type { IssueCode } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import type { Scalar } from "../scalars/scalar.js";
import { pointerOf } from "./json-pointer.js";
import type { JsonValue } from "./json-value.js";
import { quote, quoteName } from "./quote.js";

/** Far more than a reader lets in by default: only a value that contains itself gets there. */
const maxDepth = 256;

/** Builds JSON text. Throws `EncodeError`, which names the place, for a value that is not its scalar's. */
export class JsonWriter {
  #text = "";
  /** Whether something stands before in the same object or array. */
  #comma = false;
  /** For each open object the current member's name, for each open array the current index. */
  readonly #steps: (string | number)[] = [];

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

  /** Names the value that is written next. */
  member(name: string): this {
    this.#steps[this.#steps.length - 1] = name;
    if (this.#comma) this.#text += ",";
    this.#text += quoteName(name);
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
    this.openArray();
    let index = -1;
    try {
      for (const item of items) {
        const text = jsonText(scalar.toJson(item));
        this.#text += ++index === 0 ? text : `,${text}`;
      }
    } catch (error) {
      this.#steps[this.#steps.length - 1] = index + 1;
      throw this.#explain(error);
    }
    this.closeArray();
  }

  /** Writes an array, each item by `encode`. */
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

  /** A refused value with its place. */
  #explain(error: unknown): unknown {
    if (!(error instanceof ValueError)) return error;
    return new EncodeError({ pointer: pointerOf(this.#steps), code: error.code, detail: error.message });
  }

  #begin(): void {
    const last = this.#steps.length - 1;
    const step = this.#steps[last];
    if (typeof step === "number") this.#steps[last] = step + 1;
    if (this.#comma) this.#text += ",";
    this.#comma = true;
  }

  #open(bracket: string, step: string | number): void {
    this.#begin();
    if (this.#steps.length >= maxDepth)
      this.refuse("limit", `more than ${maxDepth} objects and arrays inside each other`);
    this.#text += bracket;
    this.#comma = false;
    this.#steps.push(step);
  }

  #close(bracket: string): void {
    this.#text += bracket;
    this.#comma = true;
    this.#steps.pop();
  }
}

function jsonText(json: JsonValue): string {
  switch (typeof json) {
    case "string":
      return quote(json);
    case "number":
      if (!Number.isFinite(json)) throw new ValueError("value", `JSON cannot say ${json}`);
      return String(json);
    case "boolean":
      return json ? "true" : "false";
    default:
      return JSON.stringify(json);
  }
}
