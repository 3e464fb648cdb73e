import type { IssueCode } from "../errors/issue.js";
import { encodingNamespace, soap11 } from "../soap/soap-version.js";
import type { XmlAttribute } from "../xml/attribute-list.js";
import { isBlank } from "../xml/characters.js";
import { escapeAttribute, escapeText } from "../xml/escape.js";
import { xmlNamespace, xsiNamespace } from "../xml/namespace-scope.js";
import type { ReaderIssues } from "../xml/reader-issues.js";
import type { ExpandedName } from "../xml/xml-reader.js";
import { attributeOf, type EncodedElement } from "./encoded-element.js";

/** The limits and rules for converting a message. */
interface LiteralTerms {
  /** The longest literal form, in UTF-16 code units. */
  readonly length: number;
  /** The deepest nesting of elements, counted where references have been replaced. */
  readonly depth: number;
  /** The namespaces whose elements count as unqualified. */
  readonly ignoredNamespaces: readonly string[];
  readonly issues: Pick<ReaderIssues, "refuse" | "object">;
}

/** Attributes that describe the encoding rather than the data, with their namespaces. */
const ofEncoding: ReadonlyMap<string, string> = new Map([
  ["root", encodingNamespace],
  ["offset", encodingNamespace],
  ["position", encodingNamespace],
  ["encodingStyle", soap11.namespace],
]);

/**
 * Values of xsi:type, with their namespaces, that stacks without knowledge of the type write on any struct: PHP without
 * a WSDL, and SOAP::Lite.
 */
const anyStruct: ReadonlyMap<string, string> = new Map([
  ["Struct", encodingNamespace],
  ["SOAPStruct", "http://xml.apache.org/xml-soap"],
]);

/**
 * Converts a message in SOAP encoding (SOAP 1.1 section 5) to its literal form: each reference is replaced by the
 * element it refers to, and array items are called `item`. Refuses references that are dangling, circular, ambiguous or
 * too large, and arrays of several dimensions or with gaps.
 */
export class LiteralText {
  readonly #byId = new Map<string, EncodedElement>();
  /** Ids that several elements have. */
  readonly #repeatedIds = new Set<string>();
  /** The values of references: `#id0`. */
  readonly #hrefs = new Set<string>();
  readonly #issues: LiteralTerms["issues"];
  readonly #depth: number;
  readonly #ignoredNamespaces: readonly string[];
  #left: number;
  /** The literal form of elements that are referred to. */
  readonly #written = new Map<EncodedElement, string>();
  /** The referenced elements that contain the current one. */
  readonly #open = new Set<EncodedElement>();
  /** The names of the elements that contain the current one, itself included. */
  readonly #path: string[] = [];
  /** The prefix of each namespace, with its colon; no namespace has none. */
  readonly #prefixes = new Map([
    ["", ""],
    [xmlNamespace, "xml:"],
  ]);
  /** The beginning of generated prefixes, which no prefix in a value shares. */
  #prefixStart = "literal";

  constructor({ issues, length, depth, ignoredNamespaces }: LiteralTerms) {
    this.#issues = issues;
    this.#ignoredNamespaces = ignoredNamespaces;
    this.#depth = depth;
    this.#left = length;
  }

  /**
   * A document with the message as its root. Parts are never qualified: children of the message in the namespace
   * `unqualified` count as unqualified.
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

  /**
   * The text between a start tag's name and the end tag. Children in the namespace `unqualified` count as unqualified.
   */
  #rest(element: EncodedElement, unqualified = ""): string {
    this.#checkOffset(element);
    const href = attributeOf(element, "", "href");
    if (href === undefined) return this.#own(element, unqualified);
    if (!element.content.every((child) => typeof child === "string" && isBlank(child))) {
      this.#refuse("unexpected", "", "An element with href must be empty.");
    }
    return this.#referred(href);
  }

  /** Refuses an array with an offset (SOAP 1.1 section 5.4.2.1). */
  #checkOffset(element: EncodedElement): void {
    if (!isAt(element, "offset", 0)) this.#refuse("type", "", "Arrays that lack items are not supported.");
  }

  /** Refuses an item whose position differs from its index among the sent items (SOAP 1.1 section 5.4.2.2). */
  #checkPosition(item: EncodedElement, index: number): void {
    if (isAt(item, "position", index)) return;
    this.#refuse("type", `/${item.name}`, "Arrays that lack items are not supported.");
  }

  /** Counts written text against the limit. */
  #count(length: number): void {
    this.#left -= length;
    if (this.#left < 0) this.#refuse("limit", "", "The same values are referred to too often.");
  }

  #referred(href: string): string {
    const id = href.slice(1);
    const target = href.startsWith("#") ? this.#byId.get(id) : undefined;
    if (target === undefined) return this.#absent("missing", `There is no element "${href}".`);
    if (this.#repeatedIds.has(id)) return this.#refuse("repeated", "/@href", `Several elements have the id "${id}".`);
    const known = this.#written.get(target);
    if (known !== undefined) {
      this.#count(known.length);
      return known;
    }
    if (this.#open.has(target)) {
      return this.#absent("unexpected", "A value that contains itself is not supported.");
    }
    this.#open.add(target);
    // The target of a reference may be a reference itself.
    if (this.#open.size >= this.#depth) this.#refuse("limit", "", `References are more than ${this.#depth} deep.`);
    const rest = this.#rest(target);
    this.#open.delete(target);
    this.#written.set(target, rest);
    return rest;
  }

  /** Refuses a reference; a tolerant reader finds null there. */
  #absent(code: IssueCode, detail: string): string {
    this.#issues.object(code, `${pathOf(this.#path)}/@href`, detail);
    return ` ${this.#prefix(xsiNamespace)}nil="true">`;
  }

  /** The text of an element that is not a reference. */
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

  /**
   * Whether an attribute concerns only the encoding. An id does if something refers to it; others may be attributes of
   * the type.
   */
  #isOfEncoding({ namespace, name, value }: XmlAttribute): boolean {
    if (name === "id" && namespace === "") return this.#hrefs.has(`#${value}`);
    return ofEncoding.get(name) === namespace;
  }

  /** Whether an element is an array. Refuses several dimensions. */
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
    return this.#issues.refuse(code, pathOf(this.#path) + attribute, detail);
  }
}

function pathOf(names: readonly string[]): string {
  return names.map((name) => `/${name}`).join("");
}

/** Whether an attribute with a position in an array, such as `[2]`, is absent or equals `index`. */
function isAt(element: EncodedElement, attribute: "offset" | "position", index: number): boolean {
  if (element.attributes.length === 0) return true;
  const place = attributeOf(element, encodingNamespace, attribute)?.trim();
  return place === undefined || (/^\[\d+\]$/.test(place) && Number(place.slice(1, -1)) === index);
}
