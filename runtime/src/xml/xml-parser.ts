import { AttributeList } from "./attribute-list.js";
import { isBlank } from "./characters.js";
import type { IssueList } from "./issue-list.js";
import { NamespaceScope } from "./namespace-scope.js";
import { OpenElement } from "./open-element.js";
import { readXmlDeclaration } from "./xml-declaration.js";
import type { XmlLimits } from "./xml-limits.js";
import { XmlScanner } from "./xml-scanner.js";

const lessThan = 60;
const greaterThan = 62;
const slash = 47;
const exclamation = 33;
const question = 63;

/**
 * Walks a document tag by tag and holds it to XML 1.0 and Namespaces in XML 1.0. It knows nothing of contracts.
 * Its open elements are kept in a stack whose entries are used again.
 */
export class XmlParser {
  readonly attributes: AttributeList = new AttributeList();
  readonly namespaces: NamespaceScope = new NamespaceScope();
  /** How many elements are open. */
  depth = 0;
  readonly #scanner: XmlScanner;
  readonly #issues: IssueList;
  readonly #limits: XmlLimits;
  readonly #elements: OpenElement[] = [new OpenElement()];
  #elementCount = 0;
  #selfClosed = false;

  constructor(text: string, limits: XmlLimits, issues: IssueList) {
    this.#scanner = new XmlScanner(text, limits.nameLength, issues);
    this.#issues = issues;
    this.#limits = limits;
  }

  /** The innermost open element. */
  get current(): OpenElement {
    return this.element(this.depth);
  }

  /** The element at a depth, the root's being 1; one just closed is still there at `depth + 1`. */
  element(depth: number): OpenElement {
    const element = this.#elements[depth];
    if (element === undefined) throw new Error(`There is no element at depth ${depth}.`);
    return element;
  }

  /** Reads the prolog and the root's start tag. */
  root(): void {
    const scanner = this.#scanner;
    const declaration = readXmlDeclaration(scanner.text, scanner.position);
    if (declaration === "malformed") scanner.fail("The XML declaration is malformed");
    else if (declaration !== undefined) scanner.position = declaration.end;
    this.#betweenElements();
    if (scanner.position === scanner.text.length) scanner.fail("The document has no root element");
    if (scanner.code() !== lessThan) scanner.fail("Text stands before the root element");
    this.#startTag();
  }

  /** Reads what follows the root: only comments and white space may (XML 1.0 section 2.8, Misc). */
  finish(): void {
    this.#betweenElements();
    if (this.#scanner.position < this.#scanner.text.length)
      this.#scanner.fail("The document goes on after its root element");
  }

  /** Passes white space and comments up to the next tag; false when there is other text among them. */
  space(): boolean {
    if (this.#selfClosed) return true;
    const scanner = this.#scanner;
    scanner.space();
    if (scanner.code() === lessThan && scanner.code(1) !== exclamation) return true;
    return isBlank(this.text());
  }

  /** Character data up to the next tag: references replaced, CDATA sections taken in, comments left out. */
  text(): string {
    if (this.#selfClosed) return "";
    const scanner = this.#scanner;
    let text = scanner.characterData();
    while (scanner.code(1) === exclamation) text += scanner.markup() + scanner.characterData();
    return text;
  }

  /** Reads the tag at the cursor: true for the start tag of a child, false for the end tag of the current element. */
  tag(): boolean {
    if (!this.#selfClosed && this.#scanner.code(1) !== slash) {
      this.#startTag();
      return true;
    }
    if (this.#selfClosed) this.#selfClosed = false;
    else this.#endTag();
    this.attributes.clear();
    this.namespaces.restore(this.current.declarations);
    this.depth--;
    return false;
  }

  /**
   * Reads the start tag of a child of this name in its commonest form, if that is what comes: no attributes, and the
   * prefix of the current element, so that its namespace is the same. Anything else is left for `tag`.
   */
  plainStartTag(namespace: string, name: string): boolean {
    const scanner = this.#scanner;
    const { prefix, namespace: inherited } = this.current;
    const start = scanner.position + 1;
    const end = start + prefix.length + name.length;
    if (scanner.text.charCodeAt(end) !== greaterThan || this.#selfClosed) return false;
    if (!scanner.text.startsWith(name, start + prefix.length) || !scanner.text.startsWith(prefix, start)) return false;
    if (namespace !== inherited) return false;
    scanner.position = end + 1;
    const element = this.#open(prefix === "" ? name : scanner.text.slice(start, end), prefix);
    element.name = name;
    element.namespace = namespace;
    this.attributes.clear();
    return true;
  }

  #betweenElements(): void {
    const scanner = this.#scanner;
    scanner.space();
    while (scanner.at("<!") || scanner.at("<?")) {
      if (scanner.at("<!--")) scanner.comment();
      else scanner.declaration();
      scanner.space();
    }
  }

  #startTag(): void {
    const scanner = this.#scanner;
    if (scanner.code(1) === question) scanner.declaration();
    scanner.position++;
    const tag = scanner.name();
    const element = this.#open(tag, tag.slice(0, scanner.prefixLength === 0 ? 0 : scanner.prefixLength + 1));
    const prefix = tag.slice(0, scanner.prefixLength);
    this.attributes.clear();
    if (scanner.code() === greaterThan) scanner.position++;
    else this.#attributes(element);
    element.name = tag.slice(element.prefix.length);
    element.namespace = this.#resolve(prefix);
  }

  #endTag(): void {
    const scanner = this.#scanner;
    const tag = this.current.tag;
    scanner.position += 2;
    if (!scanner.at(tag)) scanner.fail(`The end tag of ${tag} is missing`);
    scanner.position += tag.length;
    if (scanner.code() === greaterThan) {
      scanner.position++;
      return;
    }
    if (!scanner.space()) scanner.fail(`The end tag of ${tag} is missing`);
    scanner.expect(">");
  }

  #open(tag: string, prefix: string): OpenElement {
    if (this.depth >= this.#limits.depth) this.#limit(`Elements are more than ${this.#limits.depth} deep`);
    if (++this.#elementCount > this.#limits.elements)
      this.#limit(`There are more than ${this.#limits.elements} elements`);
    this.depth++;
    let element = this.#elements[this.depth];
    if (element === undefined) {
      element = new OpenElement();
      this.#elements.push(element);
    }
    element.tag = tag;
    element.prefix = prefix;
    element.entered = false;
    element.declarations = this.namespaces.mark;
    return element;
  }

  #attributes(element: OpenElement): void {
    const scanner = this.#scanner;
    let left = this.#limits.attributesPerElement;
    for (;;) {
      const spaced = scanner.space();
      const code = scanner.code();
      if (code === greaterThan || code === slash) break;
      if (!spaced) scanner.fail("A tag is malformed");
      if (left-- === 0) this.#limit(`An element has more than ${this.#limits.attributesPerElement} attributes`);
      this.#attribute(element.declarations);
    }
    this.#selfClosed = scanner.code() === slash;
    scanner.expect(this.#selfClosed ? "/>" : ">");
    const undeclared = this.attributes.resolve(this.namespaces);
    if (undeclared !== undefined) scanner.fail(`The prefix ${undeclared} is not declared`);
    const duplicate = this.attributes.duplicate();
    if (duplicate !== undefined) scanner.fail(`The attribute ${duplicate} is repeated`);
  }

  #attribute(declarations: number): void {
    const scanner = this.#scanner;
    const tag = scanner.name();
    const prefix = tag.slice(0, scanner.prefixLength);
    scanner.space();
    scanner.expect("=");
    scanner.space();
    const value = scanner.attributeValue();
    if (tag !== "xmlns" && prefix !== "xmlns") {
      this.attributes.add(tag, prefix, value);
      return;
    }
    if (value.length > this.#limits.nameLength) this.#limit("The name of a namespace is too long");
    const problem = this.namespaces.declare(tag.slice(6), value, declarations);
    if (problem !== undefined) scanner.fail(problem);
  }

  #resolve(prefix: string): string {
    const namespace = this.namespaces.resolve(prefix);
    return namespace ?? this.#scanner.fail(`The prefix ${prefix} is not declared`);
  }

  #limit(sentence: string): never {
    return this.#issues.refuse({ pointer: "", code: "limit", detail: `${sentence}.` });
  }
}
