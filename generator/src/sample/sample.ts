import type { BuiltinName } from "../model/builtin-name.js";
import type { JsonValue } from "./json-value.js";

/** A sample message as a tree: printed as a TypeScript literal in `samples.ts`, as JSON in the OpenAPI examples. */
export type Sample =
  /** `text` is the lexical form, as XML has it. */
  | { readonly kind: "scalar"; readonly builtin: BuiltinName; readonly text: string }
  | { readonly kind: "array"; readonly items: readonly Sample[] }
  | { readonly kind: "object"; readonly members: readonly (readonly [name: string, value: Sample])[] };

/** The sample in its JSON form. */
export function sampleJson(sample: Sample): JsonValue {
  switch (sample.kind) {
    case "array":
      return sample.items.map(sampleJson);
    case "object":
      return Object.fromEntries(sample.members.map(([name, value]) => [name, sampleJson(value)]));
    case "scalar":
      return scalarJson(sample.builtin, sample.text);
  }
}

function scalarJson(builtin: BuiltinName, text: string): JsonValue {
  switch (builtin) {
    case "boolean":
      return text === "true";
    case "int":
    case "short":
    case "byte":
    case "unsignedInt":
    case "unsignedShort":
    case "unsignedByte":
    case "float":
    case "double":
    case "char":
      return Number(text);
    case "guid":
      return text.replaceAll("-", "");
    default:
      return text;
  }
}
