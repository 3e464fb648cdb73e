// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { StandardSchemaV1 } from "@standard-schema/spec";
import { DecodeError, JsonReader } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

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

/** The facts of a `ContractSchema`, whose result never has to be awaited. */
export interface ContractSchemaFacts<Value> extends StandardSchemaV1.Props<JsonInput<Value>, Value> {
  readonly validate: (value: unknown) => StandardSchemaV1.Result<Value>;
}

/** A Standard Schema validator: parsed JSON to a value of the contract, or all issues with their paths. */
export interface ContractSchema<Value> extends StandardSchemaV1<JsonInput<Value>, Value> {
  readonly "~standard": ContractSchemaFacts<Value>;
}

function schemaOf<Value>(decode: (reader: JsonReader) => Value): ContractSchema<Value> {
  const validate = (value: unknown): StandardSchemaV1.Result<Value> => {
    try {
      const reader = new JsonReader(value);
      const decoded = decode(reader);
      reader.end();
      return { value: decoded };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return { issues: error.issues.map(({ pointer, detail }) => ({ message: detail, path: pathOf(pointer, value) })) };
    }
  };
  return { "~standard": { version: 1, vendor: "stubwright", validate } };
}

/** The steps of a JSON pointer: member names, and the indexes of items. */
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

/** Validates `Parcel`. */
export const ParcelSchema: ContractSchema<types.Parcel> = /* @__PURE__ */ schemaOf(json.decodeParcel);
