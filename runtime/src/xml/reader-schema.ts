import type { AnyScalar } from "../simple-types/scalar.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import type { TypeDerivation } from "./element-declaration.js";
import type { ExpandedName } from "./schema-instance.js";
import type { XmlReader } from "./xml-reader.js";

/** Reads an element that a schema declares, or one of a type that it defines. */
export type ElementDecoder = (xml: XmlReader) => unknown;

/** The components of a schema that documents name by themselves: in wildcards, and with xsi:type where no union of types is declared. */
export interface ReaderSchema {
  /** The decoder of a global element. */
  readonly element: (name: ExpandedName) => ElementDecoder | undefined;
  /** The type of a global attribute. */
  readonly attribute: (name: ExpandedName) => AnyScalar | undefined;
  /** The decoder of a type that is made in none of the blocked ways; undefined for others. */
  readonly type: (name: ExpandedName, block?: readonly TypeDerivation[]) => ElementDecoder | undefined;
  /**
   * The simple type that xsi:type names, or that of the content of the complex type that it names, to which the start tag is held
   * then; refused where it may not stand (XSD 1.0 Part 1, 3.14.6 and 3.4.6, cos-st-derived-ok and cos-ct-derived-ok).
   */
  readonly simpleType: (xml: XmlReader, named: NamedSimpleType) => AnyScalar;
}

/** A type that an element names, where a simple one is declared. */
export interface NamedSimpleType {
  readonly name: ExpandedName;
  readonly declared: ValueFacts;
  readonly block: readonly TypeDerivation[];
}
