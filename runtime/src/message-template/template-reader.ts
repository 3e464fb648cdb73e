import type { Scalar } from "../simple-types/scalar.js";
import type { TypeTable } from "../values/type-table.js";
import type { XmlAttribute } from "../xml/attribute-list.js";
import type { ElementTable } from "../xml/element-table.js";
import { ForwardSearch } from "../xml/forward-search.js";
import { readReference } from "../xml/references.js";
import type { ExpandedName, ReaderParts, XmlReader } from "../xml/xml-reader.js";
import { type MessageTemplate, noSubject, type TemplateStep } from "./message-template.js";

/**
 * Decodes a text that begins as the template does (`TemplateSlot.find`). Returns undefined if the rest differs from the
 * template or breaks the contract; then `XmlTextReader` must read the text.
 */
export function readByTemplate<Message>(
  text: string,
  template: MessageTemplate,
  decode: (xml: XmlReader) => Message,
): Message | undefined {
  const xml = new TemplateReader(text, template);
  try {
    const message = decode(xml);
    xml.end();
    return message;
  } catch {
    return undefined;
  }
}

/**
 * Thrown when a message differs from the template. One shared object without details, as the message will be read again
 * anyway.
 */
const differs = new Error("The message differs from the template.");

/**
 * Reads a message as long as its markup equals the template's. On anything else (other markup, an invalid text, a call
 * that the template does not have) it throws an error without details. The message is then read again by
 * `XmlTextReader`, which reports the problem if there is one.
 */
class TemplateReader implements XmlReader {
  readonly schema = undefined;
  wildcard = undefined;
  checksOnly = false;
  readonly #text: string;
  readonly #template: MessageTemplate;
  readonly #references: ForwardSearch;
  #position: number;
  /** Number of steps that have been read. */
  #taken = 0;

  /** `text` is a whole document without characters that XML forbids, carriage returns or `]]>`. */
  constructor(text: string, template: MessageTemplate) {
    this.#text = text;
    this.#template = template;
    this.#references = new ForwardSearch(text, "&");
    this.#position = template.start.length;
  }

  /** Checks that the message and what follows it equal the template to the end. To be called after reading. */
  end(): void {
    const { steps, end } = this.#template;
    if (this.#taken < steps.length || this.#text.slice(this.#position) !== end) throw differs;
  }

  next<const Name extends string>(table: ElementTable<Name>): Name | undefined {
    const { kind, row } = this.#step(table);
    if (kind !== "child") throw differs;
    return row < 0 ? undefined : table.rows[row]?.[0];
  }

  value<Value>(scalar: Scalar<Value>): Value {
    return this.#value(scalar, this.#step(scalar));
  }

  nillable<Value>(scalar: Scalar<Value>): Value | null {
    const step = this.#step(scalar);
    return step.kind === "null" ? null : this.#value(scalar, step);
  }

  nilOr<Value>(decode: (xml: XmlReader) => Value): Value | null {
    const { kind } = this.#step(noSubject);
    if (kind === "null") return null;
    if (kind !== "present") throw differs;
    return decode(this);
  }

  content<Value>(scalar: Scalar<Value>): Value {
    return this.value(scalar);
  }

  attribute<Value>(_namespace: string, _name: string, scalar: Scalar<Value>): Value | undefined {
    const { kind, markup } = this.#step(scalar);
    if (kind === "absent") return undefined;
    if (kind !== "attribute") throw differs;
    return scalar.parse(markup);
  }

  requiredAttribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value {
    const value = this.attribute(namespace, name, scalar);
    if (value === undefined) throw differs;
    return value;
  }

  typeOf<const Name extends string>(table: TypeTable<Name>): Name {
    const { kind, row } = this.#step(table);
    const name = table.rows[row]?.[0];
    if (kind !== "type" || name === undefined) throw differs;
    return name;
  }

  child(): ExpandedName | undefined {
    const { kind, name } = this.#step(noSubject);
    if (kind !== "name" && kind !== "end") throw differs;
    return name;
  }

  attributes(): readonly XmlAttribute[] {
    const { kind, attributes } = this.#step(noSubject);
    if (kind !== "attributes") throw differs;
    return attributes;
  }

  characters(): string {
    return this.#textOf(this.#step(noSubject));
  }

  /** Does nothing: a message with xsi:nil here would never have become a template. */
  notNil(): void {}

  #step(subject: object): TemplateStep {
    const step = this.#template.steps[this.#taken++];
    if (step?.subject !== subject) throw differs;
    return step;
  }

  #value<Value>(scalar: Scalar<Value>, step: TemplateStep): Value {
    const text = this.#textOf(step);
    const given = text === "" ? scalar.constraint?.text : undefined;
    return scalar.parse(given ?? text);
  }

  #textOf({ kind, markup }: TemplateStep): string {
    if (kind === "empty") return "";
    if (kind !== "text") throw differs;
    const start = this.#position + markup.length;
    const end = this.#text.indexOf("<", start);
    if (end < 0 || this.#text.slice(this.#position, start) !== markup) throw differs;
    this.#position = end;
    return this.#references.from(start) < end ? this.#withReferences(start, end) : this.#text.slice(start, end);
  }

  #withReferences(start: number, end: number): string {
    let text = "";
    let from = start;
    while (this.#references.from(from) < end) {
      const ampersand = this.#references.from(from);
      const reference = readReference(this.#text, ampersand);
      if (reference === undefined) throw differs;
      text += this.#text.slice(from, ampersand) + reference.value;
      from = reference.end;
    }
    return text + this.#text.slice(from, end);
  }

  get parts(): ReaderParts {
    throw differs;
  }

  typeName(): never {
    throw differs;
  }

  text(): never {
    throw differs;
  }

  textValue(): never {
    throw differs;
  }

  skip(): never {
    throw differs;
  }

  declare(): never {
    throw differs;
  }

  name(): never {
    throw differs;
  }

  resolve(): never {
    throw differs;
  }

  refuse(): never {
    throw differs;
  }
}
