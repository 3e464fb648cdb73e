import { isEqual } from "../simple-types/facets/compare.js";
import type { AnyScalar } from "../simple-types/scalar.js";
import type { TypeDerivation } from "../values/type-table.js";
import type { ConstraintScope } from "./xml-observer.js";

/**
 * The parts of an element declaration beside its type (XSD 1.0 Part 1, 3.3.1). Decoders pass them to
 * `XmlReader.declare`.
 */
export interface ElementDeclaration {
  /** The element cannot occur in a document: it is abstract, or its type has no values. */
  readonly abstract?: true;
  /** Types derived from the declared one by these ways must not replace it. */
  readonly block?: readonly TypeDerivation[];
  /**
   * The default value, as XML text in which names are `{namespace}local`. Set only if the type allows more than text;
   * for simple types, the scalar holds it.
   */
  readonly default?: string;
  /** The fixed value, under the same condition: `fixedText("1.0")`. */
  readonly fixed?: FixedText;
  /** The key, keyref and unique constraints. */
  readonly constraints?: ConstraintScope;
}

/** A fixed value as XML text, in which names are `{namespace}local`. */
export interface FixedText {
  readonly text: string;
  /** Whether a value of a type equals the fixed value. */
  readonly isTextOf: (value: unknown, type: AnyScalar) => boolean;
}

/** Makes a fixed value for `ElementDeclaration.fixed` from XML text, in which names are `{namespace}local`. */
export function fixedText(text: string): FixedText {
  return { text, isTextOf: (value, type) => isSame(type, value, type.parse(text)) };
}

function isSame(type: AnyScalar, left: unknown, right: unknown): boolean {
  return type.isSame?.(left, right) ?? isEqual({ ...type, family: type.family ?? "string" }, left, right);
}
