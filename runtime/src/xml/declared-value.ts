import type { PrefixReader } from "../simple-types/prefixes.js";
import { breaksFacet } from "../simple-types/refusals.js";
import type { AnyScalar } from "../simple-types/scalar.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import type { ElementDeclaration } from "./element-declaration.js";

/** What applies to the text of an element, beside the type that its decoder knows. */
interface ValueTerms {
  /** The type that xsi:type names. */
  readonly type: AnyScalar | undefined;
  readonly declaration: ElementDeclaration | undefined;
  /** Resolves prefixes, for types whose texts contain them. */
  readonly prefixes: PrefixReader | undefined;
}

/** A value, the type that it was validated with, and the value as that type holds it. */
interface DeclaredValue<Value> {
  readonly value: Value;
  readonly type: ValueFacts;
  readonly typed: unknown;
}

/**
 * Parses the text of an element, both as the declared type and as the type that xsi:type names (XSD 1.0 Part 1, 3.3.4,
 * cvc-elt 5).
 */
export function parseDeclared<Value>(
  text: string,
  scalar: Omit<AnyScalar, "parse"> & { readonly parse: (text: string, prefixes?: PrefixReader) => Value },
  terms: ValueTerms,
): DeclaredValue<Value> {
  const { type, declaration } = terms;
  const given = declaration?.fixed?.text ?? declaration?.default ?? scalar.constraint?.text;
  const isGiven = text === "" && given !== undefined;
  const written = isGiven ? given : text;
  // A default or fixed value contains expanded names, not prefixes.
  const prefixes = isGiven ? undefined : terms.prefixes;
  const value = scalar.parse(written, prefixes);
  if (declaration?.fixed?.isTextOf(value, scalar) === false) {
    throw breaksFacet(scalar.name, value, `is not the fixed value ${declaration.fixed.text}`);
  }
  return type === undefined
    ? { value, type: scalar, typed: value }
    : { value, type, typed: type.parse(written, prefixes) };
}
