import type { SaxesAttributeNS, SaxesTagNS } from "saxes";
import type { Span } from "../diagnostics/span.js";
import type { DeclaredAttribute } from "./document-type.js";
import type { XmlAttribute } from "./xml-tree.js";

const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";

/** The context for reading the attributes of one element. */
interface AttributeTerms {
  /** The attributes that the document type declares for the element, if any. */
  readonly declared: ReadonlyMap<string, DeclaredAttribute> | undefined;
  /** The place of the tag, and of each attribute in it. */
  readonly places: readonly Span[];
  readonly tagAt: Span;
  /** Replaces the references in a default value. */
  readonly textOf: (written: string) => string;
  readonly resolve: (prefix: string) => string | undefined;
}

/**
 * The attributes of a start tag without namespace declarations, including the defaults of the document type (XML 1.0
 * section 3.3.2).
 */
export function attributesOf(tag: SaxesTagNS, terms: AttributeTerms): readonly XmlAttribute[] {
  const { declared, places, tagAt } = terms;
  const written = Object.values(tag.attributes).flatMap((attribute, index) =>
    attribute.uri === xmlnsNamespace ? [] : [plainAttribute(attribute, declared, places[index] ?? tagAt)],
  );
  return declared === undefined ? written : [...written, ...defaults(tag, declared, terms)];
}

/** The namespaces that an element declares by prefix, in its start tag or by defaults of the document type. */
export function declarationsOf(tag: SaxesTagNS, terms: AttributeTerms): ReadonlyMap<string, string> {
  const byDefault = [...(terms.declared ?? [])].flatMap(([name, { value }]): [string, string][] => {
    const prefix = declaredPrefix(name);
    return prefix === undefined || value === undefined ? [] : [[prefix, terms.textOf(value)]];
  });
  return new Map([...byDefault, ...Object.entries(tag.ns ?? {})]);
}

/** The prefix that an attribute declares, `""` for the default namespace; undefined for other attributes. */
export function declaredPrefix(name: string): string | undefined {
  if (name === "xmlns") return "";
  return name.startsWith("xmlns:") ? name.slice("xmlns:".length) : undefined;
}

function plainAttribute(
  { name, uri, local, value }: SaxesAttributeNS,
  declared: ReadonlyMap<string, DeclaredAttribute> | undefined,
  at: Span,
): XmlAttribute {
  const isCollapsed = declared?.get(name)?.isText === false;
  return { namespace: uri, local, value: isCollapsed ? collapsed(value) : value, at };
}

function defaults(
  tag: SaxesTagNS,
  declared: ReadonlyMap<string, DeclaredAttribute>,
  { tagAt, textOf, resolve }: AttributeTerms,
): readonly XmlAttribute[] {
  return [...declared].flatMap(([name, { isText, value }]) => {
    if (value === undefined || Object.hasOwn(tag.attributes, name) || declaredPrefix(name) !== undefined) return [];
    const [prefix, local] = name.includes(":") ? name.split(":") : ["", name];
    const namespace = prefix === "" || prefix === undefined ? "" : resolve(prefix);
    if (namespace === undefined || local === undefined) return [];
    const text = textOf(value);
    return [{ namespace, local, value: isText ? text : collapsed(text), at: tagAt }];
  });
}

function collapsed(value: string): string {
  return value.replace(/ +/g, " ").replace(/^ | $/g, "");
}
