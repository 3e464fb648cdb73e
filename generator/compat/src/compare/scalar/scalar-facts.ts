import type { WhiteSpace } from "@stubwright/runtime/codec";

/** The values of a simple type, with all steps of its derivation combined. */
export type ScalarFacts = AtomicFacts | ListFacts | UnionFacts;

interface ValueFacts {
  /** Values in canonical form by a key that equal values share, sorted; undefined if the type is no enumeration. */
  readonly enumeration: ReadonlyMap<string, string> | undefined;
  /** The enumerated values including those that other facets refuse, because TypeScript lists them all. */
  readonly listed: ReadonlyMap<string, string> | undefined;
  /** Known values of a text that may have other values. */
  readonly known: readonly string[] | undefined;
  /** The patterns of each step: its alternatives, sorted. A value must match every entry. */
  readonly patterns: readonly string[];
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  /** The form in JSON and the type in TypeScript: `number`, `digits`, `text`, `bigint`, ... */
  readonly json: string;
  readonly typescript: string;
}

/** An atomic type. */
export interface AtomicFacts extends ValueFacts {
  readonly kind: "atomic";
  /** The XSD primitive type: `decimal` for `xs:int`. */
  readonly primitive: string;
  /** The nearest built-in type: `int`; for texts the one with the same white space. */
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

/** A list type. */
interface ListFacts extends ValueFacts {
  readonly kind: "list";
  readonly item: ScalarFacts;
}

/** A union type. Unrestricted unions among the members are replaced by their members. */
export interface UnionFacts extends ValueFacts {
  readonly kind: "union";
  readonly members: readonly ScalarFacts[];
}

/** Whether a value of the type has exactly one text, so that patterns restrict values. */
export function isOneText(facts: ScalarFacts): boolean {
  return facts.kind === "atomic" && ["string", "anyURI"].includes(facts.primitive);
}

/** The built-in text types, which differ only in white space. */
export const textTypeOf = { preserve: "string", replace: "normalizedString", collapse: "token" } as const;
const textTypes: ReadonlySet<string> = new Set(Object.values(textTypeOf));

/** Whether a built-in type is a text type. */
export function isTextType(builtin: string): boolean {
  return textTypes.has(builtin);
}

/** Whether a type is a text type, with or without facets of its own. */
export function isText(facts: ScalarFacts): facts is AtomicFacts {
  return facts.kind === "atomic" && isTextType(facts.builtin);
}

/** The deepest nested unions whose members are named in reports: their number may double at each step. */
const deepestTold = 3;

/** A type in words; `depth` counts the unions around it. */
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
