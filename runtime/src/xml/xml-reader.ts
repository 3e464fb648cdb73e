import { type ContentModel, expectedIn, stateAfter } from "../content-model.js";
import type { IssueCode } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import type { Scalar } from "../scalars/scalar.js";
import type { TypeTable } from "../type-table.js";
import type { XmlAttribute } from "./attribute-list.js";
import type { ElementTable } from "./element-table.js";
import { IssueList } from "./issue-list.js";
import { modelName } from "./model-name.js";
import type { OpenElement } from "./open-element.js";
import { type ExpandedName, takeNil, takeType } from "./schema-instance.js";
import { countRow, findRow, missingRows, rowsComplete, startRows } from "./table-rows.js";
import { defaultXmlLimits, type XmlLimits } from "./xml-limits.js";
import { XmlParser } from "./xml-parser.js";

export type { ExpandedName } from "./schema-instance.js";

/** How a document is read. */
export interface XmlReaderOptions {
  readonly limits?: Partial<XmlLimits>;
  /** `"strict"` holds the children of an element to the order of its table; `"any"` unless said. */
  readonly order?: "any" | "strict";
  /** What happens to elements and attributes that the contract does not have; `"refuse"` unless said. */
  readonly unexpected?: "refuse" | "skip";
}

/**
 * A strict pull reader over the text of one document (XML 1.0 fifth edition, Namespaces in XML 1.0; no DTD, no processing
 * instructions). Decoders call `next` and `value`; whoever owns the document calls `root` before them and `end` after.
 * Every problem is a `DecodeError`: bad values are collected until `end`, anything else is thrown where it is found.
 */
export class XmlReader {
  readonly #parser: XmlParser;
  readonly #issues: IssueList;
  readonly #order: "any" | "strict";
  readonly #skipUnexpected: boolean;
  #messageDepth = 1;

  constructor(text: string, options: XmlReaderOptions = {}) {
    const limits = { ...defaultXmlLimits, ...options.limits };
    this.#issues = new IssueList(limits.errors);
    this.#parser = new XmlParser(text, limits, this.#issues);
    this.#order = options.order ?? "any";
    this.#skipUnexpected = options.unexpected === "skip";
  }

  /** Moves to the start of the root element. */
  root(): ExpandedName {
    this.#parser.root();
    const { namespace, name } = this.#parser.current;
    return { namespace, name };
  }

  /** Makes the current element the message: pointers begin below it. Unless said, the root is the message. */
  markRoot(): void {
    this.#messageDepth = this.#parser.depth;
  }

  /** Moves to the next child of whatever name; undefined when the end of the current element was read instead. */
  child(): ExpandedName | undefined {
    this.#elementsOnly();
    if (!this.#parser.tag()) return undefined;
    const { namespace, name } = this.#parser.current;
    return { namespace, name };
  }

  /** Reads the current element, which must have no child elements, to its end: its text. Attributes are not looked at. */
  text(): string {
    const plain = this.#parser.plainText();
    if (plain !== undefined) return plain;
    const text = this.#parser.text();
    if (this.#parser.tag()) {
      this.#refuse("type", this.#pointer(this.#parser.depth - 1), "Text is expected here, not elements.");
    }
    return text;
  }

  /** Character data up to the next tag. Mixed content is read by turns of `characters` and `child`. */
  characters(): string {
    return this.#parser.text();
  }

  /** Reads the current element, whatever it contains, to its end. */
  skip(): void {
    const parser = this.#parser;
    const outside = parser.depth - 1;
    while (parser.depth > outside) {
      parser.text();
      parser.tag();
    }
  }

  /** Reads the document to its end after the root was read, and throws what was collected. */
  end(): void {
    if (this.#parser.depth > 0) throw new Error("XmlReader.end() was called before the end of the root element.");
    this.#parser.finish();
    this.#issues.check();
  }

  /** The attributes of the start tag just read, namespace declarations left out. */
  attributes(): readonly XmlAttribute[] {
    return this.#parser.attributes.takeAll();
  }

  /** The attributes of the start tag just read that nothing has asked for, those of XSD itself left out. */
  otherAttributes(): readonly XmlAttribute[] {
    return this.#parser.attributes.takeUnread();
  }

  /** The namespace of a prefix in scope, `""` being the default namespace; undefined where it is not declared. */
  resolve(prefix: string): string | undefined {
    return this.#parser.namespaces.resolve(prefix);
  }

  /**
   * Moves to the next child that the table has and returns its name; undefined once the end of the current element was
   * read and every row had as many as it must. `Name` is the contract's, so a `switch` over it is checked.
   */
  next<const Name extends string>(table: ElementTable<Name>): Name | undefined {
    const parser = this.#parser;
    const parent = parser.current;
    if (!parent.entered) this.#enter(parent, table);
    for (;;) {
      this.#elementsOnly();
      let index = parser.atEndTag() ? -1 : this.#plainRow(parent, table);
      if (index < 0) {
        if (!parser.tag()) {
          this.#endRows(parent, table);
          return undefined;
        }
        index = findRow(table, parser.current, parent.row);
      }
      const row = table.rows[index];
      if (row !== undefined) {
        const problem = countRow(parent, row, index, table.all === true ? "any" : this.#order);
        if (problem !== undefined) this.refuse(problem.code, problem.detail);
        return row[0];
      }
      if (!this.#skipUnexpected) this.#refuseElement(table);
      this.skip();
    }
  }

  /**
   * Like `next`, by a content model: returns the name that the model has for the next child, `$any` for one that its
   * wildcard takes, and undefined at the end of the content. Elements must come in the order that the model allows.
   */
  nextIn<const Name extends string>(model: ContentModel<Name>): Name | "$any" | undefined {
    const parent = this.#parser.current;
    if (!parent.entered) this.#enter(parent, model);
    for (;;) {
      this.#elementsOnly();
      if (!this.#parser.tag()) {
        if (model.final.includes(parent.row)) return undefined;
        const detail = `The content ends too early: ${expectedIn(model, parent.row)} is missing.`;
        return this.#refuse("missing", this.#pointer(this.#parser.depth + 1), detail);
      }
      const name = modelName(model, this.#parser.current);
      const state = name === undefined ? undefined : stateAfter(model, parent.row, name);
      if (name !== undefined && state !== undefined) {
        parent.row = state;
        return name;
      }
      if (name !== undefined || !this.#skipUnexpected) {
        const found = describeName(this.#parser.current.namespace, this.#parser.current.name);
        this.refuse("unexpected", `The element ${found} is not expected here; ${expectedIn(model, parent.row)} is.`);
      }
      this.skip();
    }
  }

  /** The name of the current element. */
  name(): ExpandedName {
    const { namespace, name } = this.#parser.current;
    return { namespace, name };
  }

  /** Reads the current element to its end as a value of a simple type. */
  value<Value>(scalar: Scalar<Value>): Value {
    const nil = this.#parser.attributes.count > 0 && this.#startValue();
    const text = this.text();
    if (nil) return scalar.placeholder;
    try {
      return scalar.parse(text);
    } catch (error) {
      this.#collect(error, this.#pointer(this.#parser.depth + 1));
      return scalar.placeholder;
    }
  }

  /** Like `value`, and null for `xsi:nil="true"`. */
  nillable<Value>(scalar: Scalar<Value>): Value | null {
    return this.nil() ? null : this.value(scalar);
  }

  /**
   * Whether the current element says `xsi:nil="true"`. If so it must be empty, not even white space is allowed, and is
   * read to its end (XSD 1.0 Part 1, 3.3.4); other attributes are not looked at.
   */
  nil(): boolean {
    if (this.#parser.attributes.count === 0 || !this.#isNil()) return false;
    const pointer = this.#pointer(this.#parser.depth);
    this.typeName();
    if (this.#parser.text() !== "" || this.#parser.tag()) {
      this.#refuse("unexpected", pointer, "An element with xsi:nil must be empty.");
    }
    return true;
  }

  /** The value of an attribute of the start tag just read; undefined where it is absent. `""` is no namespace. */
  attribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value | undefined {
    const text = this.#parser.attributes.take(namespace, name);
    if (text === undefined) return undefined;
    try {
      return scalar.parse(text);
    } catch (error) {
      this.#collect(error, this.#attributePointer(name));
      return scalar.placeholder;
    }
  }

  /** Like `attribute`; an absent one is an issue. */
  requiredAttribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value {
    const value = this.attribute(namespace, name, scalar);
    if (value !== undefined) return value;
    this.#add("missing", this.#attributePointer(name), `The attribute ${name} is missing.`);
    return scalar.placeholder;
  }

  /** The type that `xsi:type` names on the start tag just read; undefined where there is none (XSD 1.0 Part 1, 2.6.1). */
  typeName(): ExpandedName | undefined {
    const type = takeType(this.#parser.attributes, this.#parser.namespaces);
    if (type !== "malformed") return type;
    return this.#refuse(
      "type",
      this.#attributePointer("type"),
      "xsi:type is no qualified name with a declared prefix.",
    );
  }

  /** Which of the table's types the current element has: what `xsi:type` names, else the declared one. */
  typeOf<const Name extends string>(table: TypeTable<Name>): Name {
    const type = this.#parser.attributes.count === 0 ? undefined : this.typeName();
    if (type === undefined) {
      return table.declared ?? this.refuse("type", "The declared type is abstract: xsi:type must name another.");
    }
    const row = table.rows.find(([, local, namespace]) => local === type.name && namespace === type.namespace);
    if (row !== undefined) return row[0];
    const found = describeName(type.namespace, type.name);
    return this.#refuse("type", this.#attributePointer("type"), `The type ${found} may not stand here.`);
  }

  /** Refuses the current element for a reason that the caller found. */
  refuse(code: IssueCode, detail: string): never {
    return this.#refuse(code, this.#pointer(this.#parser.depth), detail);
  }

  #enter(element: OpenElement, table: ElementTable<string> | ContentModel<string>): void {
    startRows(element, "rows" in table ? table.rows.length : 0);
    if (this.#parser.attributes.count === 0) return;
    if (this.#isNil()) this.refuse("null", "Null is not allowed here.");
    const type = this.typeName();
    if (type !== undefined && table.type !== "" && (type.name !== table.type || type.namespace !== table.namespace)) {
      const wanted = describeName(table.namespace, table.type);
      this.#refuse("type", this.#attributePointer("type"), `The type ${wanted} is expected here.`);
    }
    this.#endAttributes();
  }

  /** Looks at the attributes of a simple element; says whether it is nil, which is an issue. */
  #startValue(): boolean {
    const nil = this.#isNil();
    if (nil) this.#add("null", this.#pointer(this.#parser.depth), "Null is not allowed here.");
    this.typeName();
    this.#endAttributes();
    return nil;
  }

  #isNil(): boolean {
    const nil = takeNil(this.#parser.attributes);
    if (nil === "malformed") this.#refuse("value", this.#attributePointer("nil"), "xsi:nil must be true or false.");
    return nil === "nil";
  }

  #endAttributes(): void {
    const attributes = this.#parser.attributes;
    if (!this.#skipUnexpected) {
      for (const { namespace, name } of attributes.unread()) {
        const detail = `The attribute ${describeName(namespace, name)} is not expected here.`;
        this.#add("unexpected", this.#attributePointer(name), detail);
      }
    }
    attributes.clear();
  }

  #elementsOnly(): void {
    if (this.#parser.space()) return;
    this.#refuse("unexpected", this.#pointer(this.#parser.depth), "Elements are expected here, not text.");
  }

  /** The row of a child whose start tag has the commonest form; -1, and nothing is read, where it has another. */
  #plainRow(parent: OpenElement, table: ElementTable<string>): number {
    const { rows, namespace } = table;
    for (let index = parent.row; index < rows.length; index++) {
      const row = rows[index];
      if (row !== undefined && this.#parser.plainStartTag(row[3] ?? namespace, row[0])) return index;
    }
    return -1;
  }

  #endRows(parent: OpenElement, table: ElementTable<string>): void {
    if (rowsComplete(parent, table.rows)) return;
    const missing = missingRows(parent, table.rows, () => this.#pointer(this.#parser.depth + 1));
    const last = missing.pop();
    if (last === undefined) return;
    for (const issue of missing) this.#issues.add(issue);
    this.#issues.refuse(last);
  }

  #refuseElement(table: ElementTable<string>): never {
    const { namespace, name } = this.#parser.current;
    const row = table.rows.find((candidate) => candidate[0] === name);
    const found = describeName(namespace, name);
    const detail =
      row === undefined
        ? `The element ${found} is not expected here.`
        : `The element ${found} is not expected here; ${describeName(row[3] ?? table.namespace, name)} is.`;
    return this.#refuse("unexpected", this.#pointer(this.#parser.depth), detail);
  }

  #collect(error: unknown, pointer: string): void {
    if (!(error instanceof ValueError)) throw error;
    this.#add(error.code, pointer, error.message);
  }

  #add(code: IssueCode, pointer: string, detail: string): void {
    this.#issues.add({ pointer, code, detail });
  }

  #refuse(code: IssueCode, pointer: string, detail: string): never {
    return this.#issues.refuse({ pointer, code, detail });
  }

  #pointer(depth: number): string {
    let pointer = "";
    for (let level = this.#messageDepth + 1; level <= depth; level++) pointer += `/${this.#parser.element(level).name}`;
    return pointer;
  }

  #attributePointer(name: string): string {
    return `${this.#pointer(this.#parser.depth)}/@${name}`;
  }
}

function describeName(namespace: string, name: string): string {
  return namespace === "" ? `${name} of no namespace` : `{${namespace}}${name}`;
}
