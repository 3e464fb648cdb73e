import type { TypeTable } from "../contract/type-table.js";
import type { Wildcard } from "../contract/wildcard.js";
import type { IssueCode } from "../errors/issue.js";
import type { PrefixReader } from "../simple-types/prefixes.js";
import type { Scalar } from "../simple-types/scalar.js";
import type { XmlAttribute } from "./attribute-list.js";
import type { ChildElements } from "./child-elements.js";
import type { ElementDeclaration } from "./element-declaration.js";
import type { ElementStart } from "./element-start.js";
import type { ElementTable } from "./element-table.js";
import type { ReaderIssues } from "./reader-issues.js";
import type { ReaderSchema } from "./reader-schema.js";
import type { ExpandedName } from "./schema-instance.js";
import type { Tolerance } from "./tolerance.js";
import type { XmlLimits } from "./xml-limits.js";
import type { XmlParser } from "./xml-parser.js";
import type { XmlScanner } from "./xml-scanner.js";

export type { ExpandedName } from "./schema-instance.js";

/** What a reader is made of. */
export interface ReaderParts {
  readonly parser: XmlParser;
  readonly issues: ReaderIssues;
  readonly start: ElementStart;
  readonly children: ChildElements;
  readonly options: XmlReaderOptions;
}

/**
 * What decoders read an element from, whose start tag has been read. Every problem is a `DecodeError`: bad values are
 * collected until the document ends, anything else is thrown where it is found.
 */
export interface XmlReader {
  /** What wildcards and xsi:type may name. */
  readonly schema: ReaderSchema | undefined;
  /** The wildcard that took the current element. */
  wildcard: Wildcard | undefined;
  /** Whether the current element is only checked: it has been read before. */
  checksOnly: boolean;
  /** For the functions that look after wildcards and schemas. Decoders need no more than the methods. */
  readonly parts: ReaderParts;

  /**
   * Moves to the next child that the table has and returns its name; undefined once the end of the current element was
   * read and every row had as many as it must. `Name` is the contract's, so a `switch` over it is checked.
   */
  next<const Name extends string>(table: ElementTable<Name>): Name | undefined;

  /** Moves to the next child of whatever name; undefined when the end of the current element was read instead. */
  child(): ExpandedName | undefined;

  /** Reads the current element to its end as a value of a simple type. */
  value<Value>(scalar: Scalar<Value>): Value;

  /** Like `value`, and null for `xsi:nil="true"`. */
  nillable<Value>(scalar: Scalar<Value>): Value | null;

  /**
   * What `decode` reads of the current element. Null for `xsi:nil="true"`: then it reads the start tag only, and the element
   * must be empty, not even white space is allowed (XSD 1.0 Part 1, 3.3.4).
   */
  nilOr<Value>(decode: (xml: XmlReader) => Value): Value | null;

  /**
   * Reads the current element to its end, whose complex type has simple content and whose attributes have been read.
   * `namespace` and `type` are the type's name, for `xsi:type`; an anonymous one has none.
   */
  content<Value>(scalar: Scalar<Value>, namespace?: string, type?: string): Value;

  /** Refuses `xsi:nil` on the start tag just read. */
  notNil(): void;

  /** The value of an attribute of the start tag just read; undefined where it is absent. `""` is no namespace. */
  attribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value | undefined;

  /** Like `attribute`; an absent one is an issue, except in messages where the element is null, as no stack writes it there. */
  requiredAttribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value;

  /** The attributes of the start tag just read, namespace declarations left out. */
  attributes(): readonly XmlAttribute[];

  /** Which of the table's types the current element has: what `xsi:type` names, else the declared one. */
  typeOf<const Name extends string>(table: TypeTable<Name>): Name;

  /** The type that `xsi:type` names on the start tag just read; undefined where there is none (XSD 1.0 Part 1, 2.6.1). */
  typeName(): ExpandedName | undefined;

  /** Reads the current element, which must have no child elements, to its end: its text. Attributes are not looked at. */
  text(): string;

  /** What the current element's text is, which is read before its end tag: there its own prefixes are declared. */
  textValue<Value>(parse: (text: string, prefixes: PrefixReader) => Value): Value | undefined;

  /** Character data up to the next tag. Mixed content is read by turns of `characters` and `child`. */
  characters(): string;

  /** Reads the current element, whatever it contains, to its end. */
  skip(): void;

  /**
   * Tells the reader, before it reads the current element, what the element's declaration says beyond its type. Abstract elements
   * are refused. While the element is read, blocked types, a default or fixed value, and key, keyref and unique are checked.
   */
  declare(declaration: ElementDeclaration): this;

  /** The name of the current element. */
  name(): ExpandedName;

  /** The namespace of a prefix in scope, `""` being the default namespace; undefined where it is not declared. */
  resolve(prefix: string): string | undefined;

  /** Refuses the current element for a reason that the caller found. */
  refuse(code: IssueCode, detail: string): never;
}

/** How a document is read. */
export interface XmlReaderOptions {
  readonly limits?: Partial<XmlLimits>;
  /** `"strict"` holds the children of an element to the order of its table. Default `"any"`. */
  readonly order?: "any" | "strict";
  /** What happens to elements and attributes that the contract does not have. Default `"refuse"`. */
  readonly unexpected?: "refuse" | "skip";
  /** Which attributes that the contract does not have are passed over, on any element. By default, `unexpected` says so. */
  readonly passAttribute?: (attribute: XmlAttribute) => boolean;
  /** `passInstruction`, where processing instructions are not to be refused (SOAP 1.1 section 3). */
  readonly instructions?: (scanner: XmlScanner) => void;
  /** What wildcards and xsi:type may name; where it is not given, wildcards take what comes. */
  readonly schema?: ReaderSchema | undefined;
  /** What is asked where a message breaks the contract, which otherwise is refused. */
  readonly tolerance?: Tolerance | undefined;
}
