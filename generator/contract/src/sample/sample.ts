import type { JsonValue } from "@stubwright/runtime/codec";
import type { ExpandedName, IdentityConstraint, TypeUse } from "../model/contract-model.js";
import type { ScalarValue } from "./scalar-space.js";

/**
 * A sample message as a value: printed as a TypeScript literal in `samples.ts`, and as JSON in the OpenAPI examples.
 */
export type Sample =
  /** `value` is the TypeScript value: string, number, bigint, boolean, `Date`, bytes or a list of them. */
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

/** An element of a sample message in XML. */
export interface SampleElement {
  readonly name: ExpandedName;
  /** Its actual type; undefined for an element that the contract does not name. */
  readonly type: TypeUse | undefined;
  /** The name of the type for xsi:type, if it is not the declared type. */
  readonly typeName: ExpandedName | undefined;
  readonly nil: boolean;
  /** The identity constraints of its declaration. */
  readonly constraints: readonly IdentityConstraint[];
  readonly attributes: readonly SampleAttribute[];
  readonly content: SampleContent;
}

/** An attribute or element with a simple value. */
export interface ValueHolder {
  readonly value: ScalarValue;
  /** The type, if other values of it are allowed here: the value is not fixed, not an ID and not a reference. */
  readonly free: TypeUse | undefined;
}

/** An attribute; `declared` is false if only a wildcard allows it. */
export interface SampleAttribute extends ValueHolder {
  readonly name: ExpandedName;
  readonly declared: boolean;
}

/** The value of simple content, or elements and text in order. */
export type SampleContent =
  | (ValueHolder & { readonly kind: "value" })
  /** `mixed` if text may occur between the elements, so that white space is text. */
  | { readonly kind: "children"; readonly children: readonly SampleChild[]; readonly mixed?: true };

/** Text of mixed content, or an element; `wild` if only a wildcard allows it. */
export type SampleChild =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "element"; readonly element: SampleElement; readonly wild: boolean };
