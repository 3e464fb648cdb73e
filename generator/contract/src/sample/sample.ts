import type { JsonValue } from "@stubwright/runtime/codec";

/** A sample message as a tree: printed as a TypeScript literal in `samples.ts`, as JSON in the OpenAPI examples. */
export type Sample =
  /** `value` is what it is in TypeScript: text, number, bigint, boolean, `Date`, octets or a list of them. */
  | { readonly kind: "scalar"; readonly value: unknown; readonly json: JsonValue }
  | { readonly kind: "null" }
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
      return sample.json;
    case "null":
      return null;
  }
}
