import { encodingNamespace, soap11 } from "../soap/soap-version.js";
import type { XmlAttribute } from "../xml/attribute-list.js";
import { isBlank } from "../xml/characters.js";
import { escapeAttribute, escapeText } from "../xml/escape.js";
import { xmlNamespace, xsiNamespace } from "../xml/namespace-scope.js";
import type { ReaderIssues } from "../xml/reader-issues.js";
import type { ExpandedName } from "../xml/xml-reader.js";
import { attributeOf, type EncodedElement } from "./encoded-element.js";

/** How a message is taken. */
interface LiteralTerms {
  /** How long the literal form may be, in UTF-16 code units. */
  readonly length: number;
  /** How many elements may be inside each other, those that are referred to counted where they are put. */
  readonly depth: number;
  /** The namespaces of elements that count as ones in none. */
  readonly ignoredNamespaces: readonly string[];
  readonly issues: Pick<ReaderIssues, "refuse">;
}

/** Attributes that say how something is encoded, and nothing of the data, each with its namespace. */
const ofEncoding: ReadonlyMap<string, string> = new Map([
  ["root", encodingNamespace],
  ["offset", encodingNamespace],
  ["position", encodingNamespace],
  ["encodingStyle", soap11.namespace],
]);

/** What xsi:type says of any struct by stacks that know no type for it, each with its namespace: PHP without a WSDL, and SOAP::Lite. */
const anyStruct: ReadonlyMap<string, string> = new Map([
  ["Struct", encodingNamespace],
  ["SOAPStruct", "http://xml.apache.org/xml-soap"],
]);

/**
 * The literal form of a message in SOAP's encoding (SOAP 1.1 section 5): each reference is replaced by what it refers to, among the
 * message's own elements and the independent ones, and array items are called `item`. Refuses references to nothing, in circles and
 * to several or too much, and arrays of several dimensions or with gaps.
 */
export class LiteralText {
  readonly #byId = new Map<string, EncodedElement>();
  /** Ids that more than one element has. */
  readonly #repeatedIds = new Set<string>();
  /** What references say: `#id0`. */
  readonly #hrefs = new Set<string>();
  readonly #issues: LiteralTerms["issues"];
  readonly #depth: number;
  readonly #ignoredNamespaces: readonly string[];
  #left: number;
  /** What has been written of elements that are referred to. */
  readonly #written = new Map<EncodedElement, string>();
  /** Elements that are referred to and that the current one is put into. */
  readonly #open = new Set<EncodedElement>();
  /** The names on the way to the current element. */
  readonly #path: string[] = [];
  /** The prefix of each namespace; none has none. */
  readonly #prefixes = new Map([
    ["", ""],
    [xmlNamespace, "xml:"],
  ]);
  /** How prefixes begin; those that values use begin otherwise. */
  #prefixStart = "literal";

  constructor({ issues, length, depth, ignoredNamespaces }: LiteralTerms) {
    this.#issues = issues;
    this.#ignoredNamespaces = ignoredNamespaces;
    this.#depth = depth;
    this.#left = length;
  }

  /**
   * The text of a document with the message as its root. Parts are never qualified: children of the message in the namespace
   * `unqualified` count as ones in none.
   */
  message(message: EncodedElement, independent: readonly EncodedElement[], unqualified: string): string {
    this.#collectReferences(message);
    for (const element of independent) this.#collectReferences(element);
    const tag = this.#tag(message);
    const rest = this.#rest(message, unqualified);
    let declarations = "";
    for (const [namespace, prefix] of this.#prefixes) {
      if (prefix !== "") declarations += ` xmlns:${prefix.slice(0, -1)}="${escapeAttribute(namespace)}"`;
    }
    return `<${tag}${declarations}${rest}</${tag}>`;
  }

  #collectReferences(element: EncodedElement): void {
    const id = attributeOf(element, "", "id");
    const href = attributeOf(element, "", "href");
    if (id !== undefined) {
      if (this.#byId.has(id)) this.#repeatedIds.add(id);
      this.#byId.set(id, element);
    }
    if (href !== undefined) this.#hrefs.add(href);
    for (const prefix of element.prefixes.keys()) while (prefix.startsWith(this.#prefixStart)) this.#prefixStart += "_";
    for (const child of element.content) if (typeof child !== "string") this.#collectReferences(child);
  }

  #element(element: EncodedElement, tag: string): string {
    this.#path.push(element.name);
    if (this.#path.length >= this.#depth) this.#refuse("limit", "", `Elements are more than ${this.#depth} deep.`);
    const rest = this.#rest(element);
    this.#path.pop();
    this.#count(2 * tag.length);
    return `<${tag}${rest}</${tag}>`;
  }

  /** What stands between a start tag's name and the end tag; children in the namespace `unqualified` count as ones in none. */
  #rest(element: EncodedElement, unqualified = ""): string {
    this.#checkOffset(element);
    const href = attributeOf(element, "", "href");
    if (href === undefined) return this.#own(element, unqualified);
    if (!element.content.every((child) => typeof child === "string" && isBlank(child))) {
      this.#refuse("unexpected", "", "An element with href must be empty.");
    }
    return this.#referred(href);
  }

  /** Refuses an array that begins later (SOAP 1.1 section 5.4.2.1). */
  #checkOffset(element: EncodedElement): void {
    if (!isAt(element, "offset", 0)) this.#refuse("type", "", "Arrays that lack items are not supported.");
  }

  /** Refuses an item that stands at another place of its array than among those that were sent (SOAP 1.1 section 5.4.2.2). */
  #checkPosition(item: EncodedElement, index: number): void {
    if (isAt(item, "position", index)) return;
    this.#refuse("type", `/${item.name}`, "Arrays that lack items are not supported.");
  }

  /** Takes note of what is written. */
  #count(length: number): void {
    this.#left -= length;
    if (this.#left < 0) this.#refuse("limit", "", "The same values are referred to too often.");
  }

  #referred(href: string): string {
    const id = href.slice(1);
    const target = href.startsWith("#") ? this.#byId.get(id) : undefined;
    if (target === undefined) return this.#refuse("missing", "/@href", `There is no element "${href}".`);
    if (this.#repeatedIds.has(id)) return this.#refuse("repeated", "/@href", `Several elements have the id "${id}".`);
    const known = this.#written.get(target);
    if (known !== undefined) {
      this.#count(known.length);
      return known;
    }
    if (this.#open.has(target)) {
      return this.#refuse("unexpected", "/@href", "A value that contains itself is not supported.");
    }
    this.#open.add(target);
    // What is referred to may be a reference itself.
    if (this.#open.size >= this.#depth) this.#refuse("limit", "", `References are more than ${this.#depth} deep.`);
    const rest = this.#rest(target);
    this.#open.delete(target);
    this.#written.set(target, rest);
    return rest;
  }

  /** What stands there in an element that is no reference. */
  #own(element: EncodedElement, unqualified: string): string {
    const isArray = this.#isArray(element);
    let text = this.#attributes(element, isArray);
    for (const [prefix, namespace] of element.prefixes) text += ` xmlns:${prefix}="${escapeAttribute(namespace)}"`;
    text += ">";
    this.#count(text.length);
    let index = 0;
    for (const child of element.content) {
      if (typeof child === "string") text += this.#text(child);
      else {
        this.#checkPosition(child, index++);
        if (isArray) text += this.#element(child, "item");
        else text += this.#element(child, this.#isUnqualified(child, unqualified) ? child.name : this.#tag(child));
      }
    }
    return text;
  }

  #text(text: string): string {
    this.#count(text.length);
    return escapeText(text);
  }

  #attributes({ attributes, type }: EncodedElement, isArray: boolean): string {
    let text = "";
    for (const attribute of attributes) {
      if (!this.#isOfEncoding(attribute)) text += ` ${this.#tag(attribute)}="${escapeAttribute(attribute.value)}"`;
    }
    if (type === undefined || isArray || anyStruct.get(type.name) === type.namespace) return text;
    return `${text} ${this.#prefix(xsiNamespace)}type="${this.#prefix(type.namespace)}${type.name}"`;
  }

  /** Of ids, those that something refers to: others may be of a type's own attribute. */
  #isOfEncoding({ namespace, name, value }: XmlAttribute): boolean {
    if (name === "id" && namespace === "") return this.#hrefs.has(`#${value}`);
    return ofEncoding.get(name) === namespace;
  }

  /** Whether an element is an array, of a single dimension. */
  #isArray(element: EncodedElement): boolean {
    const { attributes, type } = element;
    const isTyped = type?.name === "Array" && type.namespace === encodingNamespace;
    if (attributes.length === 0) return isTyped;
    const arrayType = attributeOf(element, encodingNamespace, "arrayType");
    if (arrayType?.includes(",", arrayType.lastIndexOf("["))) {
      return this.#refuse("type", "/@arrayType", "Arrays of several dimensions are not supported.");
    }
    return isTyped || arrayType !== undefined;
  }

  #isUnqualified({ namespace }: EncodedElement, unqualified: string): boolean {
    return namespace === unqualified || this.#ignoredNamespaces.includes(namespace);
  }

  #tag({ namespace, name }: ExpandedName): string {
    return this.#prefix(namespace) + name;
  }

  /** The prefix of a namespace with its colon. */
  #prefix(namespace: string): string {
    const known = this.#prefixes.get(namespace);
    if (known !== undefined) return known;
    const prefix = `${this.#prefixStart}${this.#prefixes.size}:`;
    this.#prefixes.set(namespace, prefix);
    return prefix;
  }

  #refuse(code: Parameters<ReaderIssues["refuse"]>[0], attribute: string, detail: string): never {
    return this.#issues.refuse(code, this.#path.map((name) => `/${name}`).join("") + attribute, detail);
  }
}

/** Whether an attribute that says a place in an array, as `[2]`, is absent or says this one. */
function isAt(element: EncodedElement, attribute: "offset" | "position", index: number): boolean {
  if (element.attributes.length === 0) return true;
  const place = attributeOf(element, encodingNamespace, attribute)?.trim();
  return place === undefined || (/^\[\d+\]$/.test(place) && Number(place.slice(1, -1)) === index);
}
