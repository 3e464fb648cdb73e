import type { JsonValue } from "@stubwright/runtime/codec";
import type { ExpandedName, IdentityConstraint, TypeUse } from "../model/contract-model.js";
import type { ScalarValue } from "./scalar-space.js";

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

/** One element of a sample message, as it is in XML. */
export interface SampleElement {
  readonly name: ExpandedName;
  /** Its actual type; undefined for an element that the contract does not name. */
  readonly type: TypeUse | undefined;
  /** The type's name where it is not the declared one: xsi:type says it. */
  readonly typeName: ExpandedName | undefined;
  readonly nil: boolean;
  /** Those of its declaration. */
  readonly constraints: readonly IdentityConstraint[];
  readonly attributes: readonly SampleAttribute[];
  readonly content: SampleContent;
}

/** What has a simple value in a message: an attribute, or simple content. */
export interface ValueHolder {
  readonly value: ScalarValue;
  /** The type, where another of its values may stand there as well: neither fixed, nor an ID or a reference to one. */
  readonly free: TypeUse | undefined;
}

/** An attribute; `declared` is false where a wildcard takes it. */
export interface SampleAttribute extends ValueHolder {
  readonly name: ExpandedName;
  readonly declared: boolean;
}

/** The value of simple content, or elements and text in order. */
export type SampleContent =
  | (ValueHolder & { readonly kind: "value" })
  /** `mixed` where text may stand between the elements: white space is text there. */
  | { readonly kind: "children"; readonly children: readonly SampleChild[]; readonly mixed?: true };

/** Text of mixed content, or an element; `wild` where a wildcard takes it. */
export type SampleChild =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "element"; readonly element: SampleElement; readonly wild: boolean };
