import type { IssueCode } from "../errors/issue.js";
import type { PrefixReader } from "../simple-types/prefixes.js";
import type { AnyScalar, Scalar } from "../simple-types/scalar.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import type { ExpandedName, Wildcard } from "../values/names.js";
import type { TypeDerivation, TypeTable } from "../values/type-table.js";
import type { XmlAttribute } from "./attribute-list.js";
import type { ChildElements } from "./child-elements.js";
import type { ElementDeclaration } from "./element-declaration.js";
import type { ElementStart } from "./element-start.js";
import type { ElementTable } from "./element-table.js";
import type { ReaderIssues } from "./reader-issues.js";
import type { Tolerance } from "./tolerance.js";
import type { XmlLimits } from "./xml-limits.js";
import type { XmlParser } from "./xml-parser.js";
import type { XmlScanner } from "./xml-scanner.js";

export type { ExpandedName } from "../values/names.js";

/** The parts that a reader consists of. */
export interface ReaderParts {
  readonly parser: XmlParser;
  readonly issues: ReaderIssues;
  readonly start: ElementStart;
  readonly children: ChildElements;
  readonly options: XmlReaderOptions;
}

/**
 * Reads an element whose start tag has been read; the interface that decoders use. Every problem becomes a
 * `DecodeError`: bad values are collected until the document ends, other problems are thrown at once.
 */
export interface XmlReader {
  /** The declarations that wildcards and xsi:type may refer to. */
  readonly schema: ReaderSchema | undefined;
  /** The wildcard that accepted the current element. */
  wildcard: Wildcard | undefined;
  /** Whether the current element is only checked, as it has been read before. */
  checksOnly: boolean;
  /** For the functions of this package that handle wildcards and schemas. Decoders need only the methods. */
  readonly parts: ReaderParts;

  /**
   * Moves to the next child in the table and returns its name. Returns undefined once the end of the current element
   * has been read and every row has enough children. `Name` holds the contract's names, so that a `switch` over it is
   * checked.
   */
  next<const Name extends string>(table: ElementTable<Name>): Name | undefined;

  /**
   * Moves to the next child, whatever its name. Returns undefined if the end of the current element has been read
   * instead.
   */
  child(): ExpandedName | undefined;

  /** Reads the current element to its end as a value of a simple type. */
  value<Value>(scalar: Scalar<Value>): Value;

  /** Like `value`; null for `xsi:nil="true"`. */
  nillable<Value>(scalar: Scalar<Value>): Value | null;

  /**
   * Reads the current element with `decode`; null for `xsi:nil="true"`. In this case `decode` reads only the start tag,
   * and the element must be empty, without even white space (XSD 1.0 Part 1, 3.3.4).
   */
  nilOr<Value>(decode: (xml: XmlReader) => Value): Value | null;

  /**
   * Reads the current element to its end as simple content of a complex type whose attributes have been read.
   * `namespace` and `type` name that type, for `xsi:type`; an anonymous type has no name.
   */
  content<Value>(scalar: Scalar<Value>, namespace?: string, type?: string): Value;

  /** Refuses `xsi:nil` on the current start tag. */
  notNil(): void;

  /** The value of an attribute of the current start tag; undefined if it is absent. `""` is no namespace. */
  attribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value | undefined;

  /**
   * Like `attribute`, but an absent attribute is an issue. Null elements of messages are exempt, as no stack writes
   * attributes there.
   */
  requiredAttribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value;

  /** The attributes of the current start tag, without namespace declarations. */
  attributes(): readonly XmlAttribute[];

  /** The type of the current element: the one that `xsi:type` names, else the declared one. */
  typeOf<const Name extends string>(table: TypeTable<Name>): Name;

  /** The type that `xsi:type` names on the current start tag; undefined if there is none (XSD 1.0 Part 1, 2.6.1). */
  typeName(): ExpandedName | undefined;

  /** Reads the text of the current element, which must have no child elements, to its end. Attributes are ignored. */
  text(): string;

  /**
   * Parses the text of the current element before its end tag is read, while the element's own prefixes are still
   * declared.
   */
  textValue<Value>(parse: (text: string, prefixes: PrefixReader) => Value): Value | undefined;

  /** Reads character data up to the next tag. Mixed content is read by alternating `characters` and `child`. */
  characters(): string;

  /** Skips the current element with all its content. */
  skip(): void;

  /**
   * Sets the declaration of the current element before its content is read. Refuses an abstract element. While the
   * element is read, blocked types, a default or fixed value, and key, keyref and unique are checked.
   */
  declare(declaration: ElementDeclaration): this;

  /** The name of the current element. */
  name(): ExpandedName;

  /** The namespace of a prefix in scope; `""` is the default namespace. Undefined if the prefix is not declared. */
  resolve(prefix: string): string | undefined;

  /** Refuses the current element for a reason that the caller has found. */
  refuse(code: IssueCode, detail: string): never;
}

/** How a document is read. */
export interface XmlReaderOptions {
  readonly limits?: Partial<XmlLimits>;
  /** Whether the order of an element's children is checked against its table. Default `"any"`: it is not. */
  readonly order?: "any" | "strict";
  /** The treatment of elements and attributes that the contract does not name. Default `"refuse"`. */
  readonly unexpected?: "refuse" | "skip";
  /**
   * Decides which attributes that the contract does not name are skipped, on any element. Default: `unexpected`
   * decides.
   */
  readonly passAttribute?: (attribute: XmlAttribute) => boolean;
  /**
   * Handler for processing instructions: `passInstruction` to skip them. Default: they are refused (SOAP 1.1 section
   * 3).
   */
  readonly instructions?: (scanner: XmlScanner) => void;
  /** The declarations that wildcards and xsi:type may refer to. Without them, wildcards accept anything. */
  readonly schema?: ReaderSchema | undefined;
  /** Decides how to read on if a message breaks the contract. Without it, such a message is refused. */
  readonly tolerance?: Tolerance | undefined;
}

/** Decodes an element that a schema declares, or one of a type that it defines. */
export type ElementDecoder = (xml: XmlReader) => unknown;

/**
 * The components of a schema that documents refer to by name: in wildcards, and in xsi:type on elements without a table
 * of types.
 */
export interface ReaderSchema {
  /** The decoder of a global element. */
  readonly element: (name: ExpandedName) => ElementDecoder | undefined;
  /** The type of a global attribute. */
  readonly attribute: (name: ExpandedName) => AnyScalar | undefined;
  /** The decoder of a type; undefined if there is none, or if it is derived in one of the blocked ways. */
  readonly type: (name: ExpandedName, block?: readonly TypeDerivation[]) => ElementDecoder | undefined;
  /**
   * The simple type that xsi:type names. If it names a complex type with simple content, the type of that content; the
   * start tag is then checked against the complex type. Refuses a type that may not replace the declared one (XSD 1.0
   * Part 1, 3.14.6 and 3.4.6, cos-st-derived-ok and cos-ct-derived-ok).
   */
  readonly simpleType: (xml: XmlReader, named: NamedSimpleType) => AnyScalar;
}

/** The type that an element of a simple type names in xsi:type. */
export interface NamedSimpleType {
  readonly name: ExpandedName;
  readonly declared: ValueFacts;
  readonly block: readonly TypeDerivation[];
}
