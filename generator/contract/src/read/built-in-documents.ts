import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Span } from "../diagnostics/span.js";
import { describedNamespaces } from "./document-references.js";
import { namespaces } from "./namespaces.js";
import { readXml } from "./read-xml.js";
import { builtInLocation } from "./resolve-location.js";
import { type Vocabulary, vocabularies } from "./vocabularies/vocabulary.js";
import {
  arrayTypeAttribute,
  attributeOf,
  descendantsOf,
  namespaceOfPrefix,
  type SourceDocument,
  splitName,
  type XmlAttribute,
  type XmlElement,
} from "./xml-tree.js";

/**
 * The documents of known vocabularies that a contract refers to without having a document for them. Each is reported at
 * the first reference.
 */
export function builtInDocuments(
  documents: readonly SourceDocument[],
  diagnostics: Diagnostics,
): readonly SourceDocument[] {
  const roots = documents.flatMap(({ root }) => root ?? []);
  const described = new Set(roots.flatMap(describedNamespaces));
  return vocabularies.flatMap((vocabulary) => {
    const { namespace } = vocabulary;
    if (described.has(namespace) || !documents.some(({ text }) => text.includes(namespace))) return [];
    const at = firstReference(roots, namespace);
    if (at === undefined) return [];
    diagnostics.report("document-built-in", at, { namespace });
    return [documentOf(vocabulary, diagnostics)];
  });
}

function documentOf({ name, text }: Vocabulary, diagnostics: Diagnostics): SourceDocument {
  const uri = builtInLocation(name);
  return { uri, location: uri, text, root: readXml(uri, text, diagnostics) };
}

/** The attributes that name schema components, by the namespace of their element. */
const naming: Readonly<Record<string, readonly string[]>> = {
  [namespaces.schema]: ["ref", "type", "base", "itemType", "memberTypes", "substitutionGroup"],
  [namespaces.wsdl]: ["element", "type"],
};

/** The first attribute that names a component of a namespace. */
function firstReference(roots: readonly XmlElement[], namespace: string): Span | undefined {
  for (const root of roots) {
    for (const element of descendantsOf(root)) {
      for (const { value, at } of namingAttributes(element)) {
        const names = value.trim().split(/\s+/);
        if (names.some((name) => namespaceOfPrefix(element, splitName(name).prefix) === namespace)) return at;
      }
    }
  }
  return undefined;
}

function namingAttributes(element: XmlElement): readonly XmlAttribute[] {
  const named = (naming[element.namespace] ?? []).map((local) => attributeOf(element, local));
  return [...named, arrayTypeAttribute(element)].filter((attribute) => attribute !== undefined);
}
