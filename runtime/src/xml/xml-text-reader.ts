import type { IssueCode } from "../errors/issue.js";
import type { PrefixReader } from "../simple-types/prefixes.js";
import type { AnyScalar, Scalar } from "../simple-types/scalar.js";
import type { ExpandedName, Wildcard } from "../values/names.js";
import type { TypeTable } from "../values/type-table.js";
import type { XmlAttribute } from "./attribute-list.js";
import { ChildElements } from "./child-elements.js";
import { parseDeclared } from "./declared-value.js";
import type { ElementDeclaration } from "./element-declaration.js";
import { describeName, ElementStart, notNillable } from "./element-start.js";
import type { ElementTable } from "./element-table.js";
import { IssueList } from "./issue-list.js";
import { ReaderIssues } from "./reader-issues.js";
import { isTextInBase64, textInBase64 } from "./text-in-base64.js";
import { absentValue, type Tolerance } from "./tolerance.js";
import { xmlLimits } from "./xml-limits.js";
import type { ConstraintScope } from "./xml-observer.js";
import { XmlParser } from "./xml-parser.js";
import type { ReaderParts, ReaderSchema, XmlReader, XmlReaderOptions } from "./xml-reader.js";

/**
 * A strict pull reader for the text of one document (XML 1.0 fifth edition, Namespaces in XML 1.0; no DTD, and
 * processing instructions only if the options skip them). Decoders call `next` and `value`; the owner of the document
 * calls `root` before them and `end` after them. Every problem becomes a `DecodeError`: bad values are collected until
 * `end`, other problems are thrown at once.
 */
export class XmlTextReader implements XmlReader {
  readonly schema: ReaderSchema | undefined;
  wildcard: Wildcard | undefined;
  checksOnly = false;
  readonly parts: ReaderParts;
  readonly #parser: XmlParser;
  readonly #kept: IssueList;
  readonly #issues: ReaderIssues;
  readonly #start: ElementStart;
  readonly #children: ChildElements;
  readonly #tolerance: Tolerance | undefined;

  constructor(text: string, options: XmlReaderOptions = {}) {
    const limits = xmlLimits(options.limits);
    const terms = {
      order: options.order ?? "any",
      skipUnexpected: options.unexpected === "skip",
      passAttribute: options.passAttribute,
      namesAnonymous: options.schema === undefined,
      tolerance: options.tolerance,
    };
    this.schema = options.schema;
    this.#tolerance = options.tolerance;
    this.#kept = new IssueList(limits.errors, this.#tolerance && ((issue) => this.#tolerance?.report(issue)));
    this.#parser = new XmlParser(text, limits, this.#kept);
    if (this.#tolerance !== undefined) {
      this.#parser.undeclared = (prefix) => this.#tolerance?.undeclared(prefix) ?? "";
      this.#parser.passInstruction = (scanner) => this.#tolerance?.passInstruction(scanner);
      this.#tolerance.begin(this.#parser);
    }
    if (options.instructions !== undefined) this.#parser.passInstruction = options.instructions;
    this.#issues = new ReaderIssues(this.#parser, this.#kept);
    this.#start = new ElementStart(this.#parser, this.#issues, terms);
    this.#children = new ChildElements(this.#parser, this.#issues, this.#start, terms);
    this.parts = { parser: this.#parser, issues: this.#issues, start: this.#start, children: this.#children, options };
  }

  /** A new reader of the same text, at its beginning. */
  again(): XmlTextReader {
    return new XmlTextReader(this.#parser.document, this.parts.options);
  }

  /** Moves to the start of the root element. */
  root(): ExpandedName {
    this.#parser.root();
    return this.name();
  }

  /** Makes the current element the message, below which pointers begin. Default: the root is the message. */
  markRoot(): void {
    this.#issues.markRoot(this.#parser.depth);
  }

  child(): ExpandedName | undefined {
    this.#start.beforeContent();
    this.#children.space();
    return this.#parser.tag() ? this.name() : undefined;
  }

  text(): string {
    return this.#parser.plainText() ?? this.textValue((text) => text) ?? "";
  }

  textValue<Value>(parse: (text: string, prefixes: PrefixReader) => Value): Value | undefined {
    return this.#textOf(parse, (error) => {
      this.#issues.collect(error, this.#issues.current);
      return undefined;
    });
  }

  characters(): string {
    if (this.#start.isNil) return "";
    const declaration = this.#start.takeDeclared();
    const text = this.#parser.text();
    if (declaration === undefined) return text;
    const { text: fixed } = declaration.fixed ?? {};
    const given = fixed ?? declaration.default;
    if (given !== undefined && text === "" && this.#parser.atEndTag()) return given;
    if (fixed !== undefined && (text !== fixed || !this.#parser.atEndTag())) {
      this.#issues.object("facet", this.#issues.current, `The content is not the fixed value ${fixed}.`);
    }
    return text;
  }

  skip(): void {
    this.#parser.skip();
  }

  /** Reads the document to its end after the root was read, and throws what was collected. */
  end(): void {
    if (this.#parser.depth > 0) throw new Error("The root element has not been read to its end.");
    this.#parser.finish();
    this.#parser.observer?.finish((pointer, detail) => this.#issues.add("facet", pointer, detail));
    this.#kept.check();
  }

  declare(declaration: ElementDeclaration): this {
    if (declaration.abstract) this.refuse("unexpected", "The element is abstract, or its type has no values.");
    this.#start.declare(declaration);
    if (declaration.constraints !== undefined) this.watch(declaration.constraints);
    return this;
  }

  /** Checks identity constraints in the current element. Problems are reported by `end`, as references may point forward. */
  watch(scope: ConstraintScope): void {
    const { depth, observer } = this.#parser;
    this.#parser.observer = scope.begin({ depth, pointer: this.#issues.current }, observer);
  }

  attributes(): readonly XmlAttribute[] {
    return this.#parser.attributes.takeAll();
  }

  resolve(prefix: string): string | undefined {
    return this.#parser.namespaces.resolve(prefix);
  }

  next<const Name extends string>(table: ElementTable<Name>): Name | undefined {
    return this.#children.next(table);
  }

  name(): ExpandedName {
    const { namespace, name } = this.#parser.current;
    return { namespace, name };
  }

  value<Value>(scalar: Scalar<Value>): Value {
    if (this.#parser.attributes.count > 0 || this.#start.isDeclared || scalar.prefixed) {
      return this.#declaredValue(scalar);
    }
    const text = this.text();
    const given = text === "" ? scalar.constraint?.text : undefined;
    try {
      const value = scalar.parse(given ?? text);
      this.#parser.observer?.value(scalar, value);
      return value;
    } catch (error) {
      return this.#refused(error, this.#issues.closed, scalar, text);
    }
  }

  nillable<Value>(scalar: Scalar<Value>): Value | null {
    if (!this.#startNil(scalar.constraint?.kind)) return this.value(scalar);
    this.#simpleType(scalar, undefined);
    this.#start.end();
    this.#endNil();
    return null;
  }

  nilOr<Value>(decode: (xml: XmlReader) => Value): Value | null {
    if (!this.#startNil(undefined)) return decode(this);
    this.#start.nil(() => decode(this));
    this.#start.end();
    this.#endNil();
    return null;
  }

  content<Value>(scalar: Scalar<Value>, namespace = "", type = ""): Value {
    const isBase64 = this.isBase64(scalar);
    if (this.#parser.attributes.count > 0) this.#start.enter({ namespace, type, isText: true });
    this.#start.beforeContent();
    if (!isBase64) return this.value(scalar);
    return this.textValue((text) => scalar.parse(textInBase64(text))) ?? this.#absent(scalar);
  }

  notNil(): void {
    this.#start.notNil();
  }

  attribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value | undefined {
    const { attributes, namespaces, observer } = this.#parser;
    if (scalar.identity === "id") attributes.declaresId = true;
    const text = attributes.take(namespace, name) ?? this.#tolerance?.attribute(this.parts, { namespace, name });
    if (text === undefined) {
      observer?.absentAttribute(this.#parser.depth, { namespace, name }, scalar);
      return undefined;
    }
    try {
      const value = scalar.parse(text, namespaces);
      observer?.attribute(this.#parser.depth, { namespace, name, type: scalar, value });
      return value;
    } catch (error) {
      return this.#refused(error, this.#issues.attribute(name), scalar, text);
    }
  }

  requiredAttribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value {
    const value = this.attribute(namespace, name, scalar);
    if (value !== undefined) return value;
    if (this.schema === undefined && this.#start.isNil) return scalar.placeholder;
    // A tolerant reader has read this attribute but refused its value.
    if (this.#tolerance !== undefined && this.#parser.attributes.isTaken(name)) return absentValue();
    this.#issues.add("missing", this.#issues.attribute(name), `The attribute ${name} is missing.`);
    return this.#absent(scalar);
  }

  typeName(): ExpandedName | undefined {
    return this.#start.typeName();
  }

  typeOf<const Name extends string>(table: TypeTable<Name>): Name {
    const type = this.typeName();
    if (type === undefined) {
      // JAXB and the DataContract serializer do not name a type on a null element.
      if (table.declared === undefined && this.schema === undefined) this.#start.beforeContent();
      return table.declared ?? this.refuse("type", "The type is abstract: xsi:type must name another.");
    }
    const row = table.rows.find(([, local, namespace]) => local === type.name && namespace === type.namespace);
    const blocked = this.#start.declared()?.block?.some((way) => row?.[3]?.includes(way)) ?? false;
    if (row !== undefined && !blocked) return row[0];
    return this.#otherType(table, type);
  }

  /**
   * The type that an element with an unknown xsi:type is read as: one with the same local name, else the declared one.
   * A strict reader refuses the element.
   */
  #otherType<const Name extends string>(table: TypeTable<Name>, type: ExpandedName): Name {
    const namesakes = table.rows.filter(([, local]) => local === type.name);
    const other = namesakes.length === 1 ? namesakes[0]?.[0] : table.declared;
    if (this.#tolerance === undefined || other === undefined) return this.#start.refuseNamed(type);
    this.#start.objectToType(`The type ${describeName(type)} is not allowed here.`);
    this.#start.ignoreType();
    return other;
  }

  refuse(code: IssueCode, detail: string): never {
    return this.#issues.refuse(code, this.#issues.current, detail);
  }

  #startNil(constraint: "default" | "fixed" | undefined): boolean {
    const isNil = this.#start.takeNil() === "nil";
    this.#parser.observer?.nillable(this.#parser.depth, isNil);
    if (isNil && (constraint === "fixed" || this.#start.declared()?.fixed !== undefined)) this.#refuseNil();
    return isNil;
  }

  #refuseNil(): void {
    this.#issues.object("null", this.#issues.current, "An element with a fixed value is never null.");
  }

  #endNil(): void {
    if (this.#parser.text() !== "" || !this.#parser.atEndTag()) {
      this.#issues.object("unexpected", this.#issues.current, "An element with xsi:nil must be empty.");
      this.#parser.markupFrom(this.#parser.position);
    }
    this.#parser.tag();
  }

  /** The simple type that xsi:type names; undefined if there is no schema. */
  #simpleType(scalar: AnyScalar, declaration: ElementDeclaration | undefined): AnyScalar | undefined {
    const name = this.typeName();
    return name && this.schema?.simpleType(this, { name, declared: scalar, block: declaration?.block ?? [] });
  }

  /**
   * Whether the current element of a message says that its text is base64 of a value of the declared type. Not in
   * documents: there the schema decides.
   */
  protected isBase64(scalar: AnyScalar): boolean {
    const type = this.schema === undefined ? this.typeName() : undefined;
    if (type === undefined) return false;
    return isTextInBase64(type, scalar) ?? this.#start.refuseNamed(type);
  }

  #declaredValue<Value>(scalar: Scalar<Value>): Value {
    const nil = this.#start.takeNil();
    if (nil !== undefined) this.#issues.add("null", this.#issues.current, notNillable);
    const declaration = this.#start.takeDeclared();
    const type = this.#simpleType(scalar, declaration);
    const isBase64 = this.isBase64(scalar);
    this.#start.end();
    if (this.#start.isNil && scalar.constraint?.kind === "fixed") this.#refuseNil();
    this.#start.beforeContent();
    const read = this.#textOf(
      (text, prefixes) =>
        nil === "nil"
          ? undefined
          : parseDeclared(isBase64 ? textInBase64(text) : text, scalar, { type, declaration, prefixes }),
      (error, text) => {
        const value = this.#refused(error, this.#issues.current, scalar, text);
        return { value, type: scalar, typed: value };
      },
    );
    if (read === undefined) return this.#absent(scalar);
    this.#parser.observer?.value(read.type, read.typed);
    return read.value;
  }

  #textOf<Value>(
    parse: (text: string, prefixes: PrefixReader) => Value,
    refused: (error: unknown, text: string) => Value,
  ): Value {
    const { position } = this.#parser;
    let text = this.#parser.text();
    if (!this.#parser.atEndTag()) {
      this.#issues.object("type", this.#issues.current, "Text is expected here, not elements.");
      text = this.#parser.markupFrom(position);
    }
    let value: Value;
    try {
      value = parse(text, this.#parser.namespaces);
    } catch (error) {
      value = refused(error, text);
    }
    this.#parser.tag();
    return value;
  }

  /**
   * The replacement for a refused value: a placeholder, or in a tolerant reading the value that the text is likely to
   * mean.
   */
  #refused<Value>(error: unknown, pointer: string, scalar: Scalar<Value>, text: string): Value {
    this.#issues.collect(error, pointer);
    return this.#tolerance === undefined ? scalar.placeholder : this.#tolerance.meant(scalar, text);
  }

  /** The replacement for an absent value: a placeholder, or in a tolerant reading nothing. */
  #absent<Value>(scalar: Scalar<Value>): Value {
    return this.#tolerance === undefined ? scalar.placeholder : absentValue();
  }
}
