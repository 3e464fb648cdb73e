import { DecodeError } from "../errors/decode-error.js";
import { JsonReader } from "./json-reader.js";

/** A value as JSON has it, before it is decoded. */
export type JsonInput<Value> = Value extends bigint
  ? number | string
  : Value extends Date | Uint8Array
    ? string
    : Value extends readonly (infer Item)[]
      ? JsonInput<Item>[]
      : Value extends object
        ? { [Name in keyof Value]: JsonInput<Value[Name]> }
        : Value;

/** A value of the contract, or what is wrong with the given one: a sentence each, with the path of member names and indexes. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly (string | number)[] }[] };

/**
 * A validator by Standard Schema, version 1 (standardschema.dev): parsed JSON to a value of the contract, or all issues. The
 * result never has to be awaited. The interface stands here because the specification invites libraries to copy it, and
 * the runtime has no dependencies.
 */
export interface StandardSchema<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Value>;
    /** For the compiler only: it has no value. */
    readonly types?: { readonly input: JsonInput<Value>; readonly output: Value } | undefined;
  };
}

/** Makes a Standard Schema validator of a generated decoder. */
export function standardSchema<Value>(decode: (json: JsonReader) => Value): StandardSchema<Value> {
  const validate = (value: unknown): StandardResult<Value> => {
    try {
      const json = new JsonReader(value);
      const decoded = decode(json);
      json.end();
      return { value: decoded };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return { issues: error.issues.map(({ pointer, detail }) => ({ message: detail, path: pathOf(pointer, value) })) };
    }
  };
  return { "~standard": { version: 1, vendor: "stubwright", validate } };
}

/** The steps of a JSON pointer into a value: member names, and the indexes of items. */
function pathOf(pointer: string, value: unknown): readonly (string | number)[] {
  let current = value;
  return pointer
    .split("/")
    .slice(1)
    .map((step) => {
      const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
      const at = Array.isArray(current) ? Number(name) : name;
      current = typeof current === "object" && current !== null ? Reflect.get(current, at) : undefined;
      return at;
    });
}
