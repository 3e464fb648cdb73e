import { EncodeError } from "../errors/encode-error.js";
import { string } from "../simple-types/strings.js";
import type { AnyContent, AnyElement } from "../values/open-content.js";
import { isNcName } from "./characters.js";
import { NamespaceScope, xmlNamespace, xmlnsNamespace, xsiNamespace } from "./namespace-scope.js";
import type { XmlWriter } from "./xml-writer.js";

/**
 * The attribute xsi:type. `AnyElement` holds its value as `{namespace}local`, as the prefix that it had is not kept.
 */
export const typeAttribute: string = `{${xsiNamespace}}type`;

const nilAttribute = `{${xsiNamespace}}nil`;

/** A qualified attribute that the contract declares on an element which also has an attribute wildcard. */
export type DeclaredName = readonly [namespace: string, local: string];

type Texts = { readonly [name: string]: string };

interface Name {
  readonly namespace: string;
  readonly local: string;
}

/**
 * Writes the content of wildcards and of `xs:anyType`. Elements are in the default namespace, attributes get generated
 * prefixes, and the prefixes that values use are declared with their original names, because the writer cannot know
 * which values contain prefixes. Throws `EncodeError` for names and namespaces that XML does not allow.
 */
export class AnyElementWriter {
  readonly #xml: XmlWriter;
  /** The prefixes that values use, as declared on the open elements. */
  readonly #kept = new NamespaceScope();
  /** The default namespace in scope; undefined outside the elements of this writer, where it is unknown. */
  #default: string | undefined;
  #prefixCount = 0;

  constructor(xml: XmlWriter) {
    this.#xml = xml;
  }

  /** Writes an element with its attributes and content. */
  element(element: AnyElement): void {
    const outside = this.#default;
    const { mark } = this.#kept;
    const tag = this.#open(element);
    this.content(element);
    this.#xml.close(tag);
    this.#kept.restore(mark);
    this.#default = outside;
  }

  /** Writes attributes and content into the element that was just opened. */
  content({ attributes, namespaces, content }: AnyContent): void {
    if (namespaces !== undefined) this.#keep(namespaces);
    if (attributes !== undefined) this.attributes(attributes);
    for (const item of content ?? []) {
      if (typeof item === "string") this.#xml.text(string, item);
      else this.element(item);
    }
  }

  /**
   * Writes the attributes of a wildcard, beside the declared ones. Refuses the declared names, and xsi:type and
   * xsi:nil, which the codec writes.
   */
  others(attributes: Texts, declared: readonly DeclaredName[]): void {
    const own = new Set([
      typeAttribute,
      nilAttribute,
      ...declared.map(([namespace, local]) => `{${namespace}}${local}`),
    ]);
    const taken = Object.keys(attributes).find((name) => own.has(name));
    if (taken !== undefined)
      this.#refuse(`The attribute ${taken} is declared: it cannot be among the undeclared ones.`);
    this.attributes(attributes);
  }

  /** Writes attributes into the start tag that was just opened. */
  attributes(attributes: Texts): void {
    const written = new Set(["xmlns", ...namesIn(this.#xml.start)]);
    for (const [name, value] of Object.entries(attributes)) {
      const { namespace, local } = this.#checked(name);
      const text = name === typeAttribute ? this.#typeText(value) : value;
      const tag = this.#prefixed(namespace, local);
      if (written.has(tag)) this.#refuse(`The attribute ${name} is not allowed here, or occurs twice.`);
      written.add(tag);
      this.#xml.attribute(tag, string, text);
    }
  }

  #open({ name, attributes, namespaces }: AnyElement): string {
    const { namespace, local } = this.#checked(name);
    const needsNone = namespace !== "" && attributes?.[typeAttribute]?.startsWith("{}") === true;
    if (namespace !== xmlNamespace && !needsNone) {
      this.#xml.open(local);
      this.#setDefault(namespace);
      return local;
    }
    const prefix = namespace === xmlNamespace ? "xml" : this.#newPrefix(namespaces);
    const tag = `${prefix}:${local}`;
    this.#xml.open(tag);
    if (prefix !== "xml") this.#xml.attribute(`xmlns:${prefix}`, string, namespace);
    if (needsNone) this.#setDefault("");
    return tag;
  }

  #setDefault(namespace: string): void {
    if (namespace === this.#default) return;
    this.#xml.attribute("xmlns", string, namespace);
    this.#default = namespace;
  }

  /** Declares the prefixes that values use. A prefix that the start tag already declares keeps its meaning. */
  #keep(namespaces: Texts): void {
    const { start } = this.#xml;
    for (const [prefix, namespace] of Object.entries(namespaces)) {
      if (!isNcName(prefix) || prefix === "xml") this.#refuse(`The prefix ${prefix} cannot be declared for values.`);
      const isThere = start.startsWith(`<${prefix}:`) || start.includes(` xmlns:${prefix}="`);
      if (isThere || this.#kept.resolve(prefix) === namespace) continue;
      const problem = this.#kept.declare(prefix, namespace, this.#kept.mark);
      if (problem !== undefined) this.#refuse(problem);
      this.#xml.attribute(`xmlns:${prefix}`, string, namespace);
    }
  }

  /** The text of xsi:type with a declared prefix; a value that already has one stays as it is. */
  #typeText(value: string): string {
    if (!value.startsWith("{")) return value;
    const { namespace, local } = this.#checked(value);
    return this.#prefixed(namespace, local);
  }

  /** A qualified name for an attribute or a value; declares its prefix if it needs one. */
  #prefixed(namespace: string, local: string): string {
    if (namespace === "") return local;
    if (namespace === xmlNamespace) return `xml:${local}`;
    const prefix = this.#newPrefix();
    this.#xml.attribute(`xmlns:${prefix}`, string, namespace);
    return `${prefix}:${local}`;
  }

  /**
   * A new prefix that neither the values in scope use nor, as given in `namespaces`, those of an element that is about
   * to be opened.
   */
  #newPrefix(namespaces?: Texts): string {
    for (;;) {
      const prefix = `x${this.#prefixCount++}`;
      if (this.#kept.resolve(prefix) === undefined && namespaces?.[prefix] === undefined) return prefix;
    }
  }

  #checked(name: string): Name {
    const { namespace, local } = splitName(name);
    if (!isNcName(local)) this.#refuse(`${name} is not a name: {namespace}local is expected.`);
    if (namespace === xmlnsNamespace)
      this.#refuse(`The namespace ${namespace} is reserved for namespace declarations.`);
    return { namespace, local };
  }

  #refuse(detail: string): never {
    throw new EncodeError({ pointer: this.#xml.pointer, code: "value", detail });
  }
}

/** The attribute names in a start tag that this writer made: no value contains a quotation mark. */
function namesIn(startTag: string): readonly string[] {
  return [...startTag.matchAll(/ ([^ =]+)="[^"]*"/g)].map(([, name = ""]) => name);
}

/** Splits `{namespace}local` or `local`. The last brace decides, as local names contain none. */
function splitName(name: string): Name {
  const end = name.startsWith("{") ? name.lastIndexOf("}") : -1;
  return { namespace: name.slice(1, Math.max(end, 1)), local: name.slice(end + 1) };
}
