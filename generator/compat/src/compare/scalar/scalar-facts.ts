import type { WhiteSpace } from "@stubwright/runtime/codec";

/** What the values of a simple type are, all steps of its derivation taken together. */
export type ScalarFacts = AtomicFacts | ListFacts | UnionFacts;

interface ValueFacts {
  /** Values in canonical form by what equal ones share, sorted; undefined where the type is no enumeration. */
  readonly enumeration: ReadonlyMap<string, string> | undefined;
  /** The same with those that other facets refuse: TypeScript has them all. */
  readonly listed: ReadonlyMap<string, string> | undefined;
  /** Values that are known of a text that may have others. */
  readonly known: readonly string[] | undefined;
  /** One entry a step that has patterns: its alternatives, sorted. A value must match each entry. */
  readonly patterns: readonly string[];
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  /** The form in JSON and the type in TypeScript: `number`, `digits`, `text`, `bigint`, ... */
  readonly json: string;
  readonly typescript: string;
}

/** A value without parts. */
export interface AtomicFacts extends ValueFacts {
  readonly kind: "atomic";
  /** The XSD primitive type: `decimal` for `xs:int`. */
  readonly primitive: string;
  /** The nearest built-in type: `int`; of texts the one with the white space. */
  readonly builtin: string;
  readonly whiteSpace: WhiteSpace;
  readonly min: Bound | undefined;
  readonly max: Bound | undefined;
  readonly totalDigits: number | undefined;
  readonly fractionDigits: number | undefined;
}

/** One end of a range. */
export interface Bound {
  readonly value: string;
  readonly inclusive: boolean;
}

/** Values with items between white space. */
interface ListFacts extends ValueFacts {
  readonly kind: "list";
  readonly item: ScalarFacts;
}

/** The values of several types; unions among them are taken apart where they restrict nothing. */
export interface UnionFacts extends ValueFacts {
  readonly kind: "union";
  readonly members: readonly ScalarFacts[];
}

/** Whether a value of the type is one text, so that patterns are about values. */
export function isOneText(facts: ScalarFacts): boolean {
  return facts.kind === "atomic" && ["string", "anyURI"].includes(facts.primitive);
}

/** The built-in types between which white space makes the whole difference. */
export const textTypeOf = { preserve: "string", replace: "normalizedString", collapse: "token" } as const;
const textTypes: ReadonlySet<string> = new Set(Object.values(textTypeOf));

/** Whether a built-in type is one of those. */
export function isTextType(builtin: string): boolean {
  return textTypes.has(builtin);
}

/** Whether a type is one of those, with or without facets of its own. */
export function isText(facts: ScalarFacts): facts is AtomicFacts {
  return facts.kind === "atomic" && isTextType(facts.builtin);
}

/** Unions that are deeper than this in each other are not reported by their members: there may be twice as many at each step. */
const deepestTold = 3;

/** How a person would call the type; `depth` is that in unions. */
export function describeScalar(facts: ScalarFacts, depth = 0): string {
  switch (facts.kind) {
    case "atomic":
      return `xs:${facts.builtin}${valuesText(facts.enumeration?.values())}`;
    case "list":
      return `list of ${describeScalar(facts.item, depth)}`;
    case "union":
      if (depth > deepestTold) return "union";
      return `union of ${facts.members.map((member) => describeScalar(member, depth + 1)).join(", ")}`;
  }
}

function valuesText(enumeration: Iterable<string> | undefined): string {
  if (enumeration === undefined) return "";
  const values = [...enumeration];
  return values.length > 5 ? ` (${values.length} values)` : ` (${values.join(" | ")})`;
}
