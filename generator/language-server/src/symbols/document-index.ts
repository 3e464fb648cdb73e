import { namespaces } from "@stubwright/contract/read";
import {
  attributeValue,
  namespaceAt,
  type ScannedAttribute,
  type ScannedElement,
  scanDocument,
  type TextRange,
} from "../scan/scan-document.js";
import { constraintKinds, declaredKinds, type Language, referredKind, type SymbolKind } from "./symbol-kind.js";

/** A component that a document declares. */
export interface Declaration {
  readonly kind: SymbolKind;
  readonly namespace: string;
  readonly local: string;
  /** The local name in the attribute `name`. */
  readonly range: TextRange;
  readonly element: ScannedElement;
}

/** A qualified name that refers to a component. */
export interface Reference {
  readonly kind: SymbolKind;
  /** Undefined if the prefix is not declared. */
  readonly namespace: string | undefined;
  readonly local: string;
  /** The whole name, with its prefix. */
  readonly range: TextRange;
  /** The local part. */
  readonly localRange: TextRange;
  readonly element: ScannedElement;
}

/** A reference to another document. */
export interface DocumentLink {
  /** Whether names without namespace of the other document get the namespace of this one. */
  readonly isInclude: boolean;
  /** The target namespace of the schema that links. */
  readonly namespace: string;
  readonly location: string;
  readonly range: TextRange;
}

/** The components of one document, and its references. */
export interface DocumentIndex {
  readonly elements: readonly ScannedElement[];
  readonly declarations: readonly Declaration[];
  readonly references: readonly Reference[];
  readonly links: readonly DocumentLink[];
  readonly targetNamespace: string;
}

const languages: ReadonlyMap<string, Language | "soap"> = new Map([
  [namespaces.schema, "xsd"],
  [namespaces.wsdl, "wsdl"],
  ["http://schemas.xmlsoap.org/wsdl/soap/", "soap"],
  ["http://schemas.xmlsoap.org/wsdl/soap12/", "soap"],
]);

/** Indexes a text, which may be half typed. */
export function indexDocument(text: string): DocumentIndex {
  const elements = scanDocument(text);
  const declarations: Declaration[] = [];
  const references: Reference[] = [];
  const links: DocumentLink[] = [];
  for (const element of elements) {
    const language = languageOf(element);
    if (language === undefined) continue;
    declarations.push(...declarationsOf(element, language));
    for (const attribute of element.attributes) {
      const kind = referredKind(language, element.local, attribute.name);
      if (kind !== undefined) references.push(...referencesOf(element, attribute, kind));
    }
    links.push(...linksOf(element, language));
  }
  const [root] = elements;
  return {
    elements,
    declarations,
    references,
    links,
    targetNamespace: (root && attributeValue(root, "targetNamespace")) ?? "",
  };
}

/** The language of an element; undefined for others. */
export function languageOf(element: ScannedElement): Language | "soap" | undefined {
  return languages.get(namespaceAt(element, element.prefix) ?? "");
}

/** The target namespace at an element: that of the schema or WSDL around it. */
export function targetNamespaceAt(element: ScannedElement): string {
  for (let scope: ScannedElement | undefined = element; scope !== undefined; scope = scope.parent) {
    if (scope.local === "schema" || scope.local === "definitions")
      return attributeValue(scope, "targetNamespace") ?? "";
  }
  return "";
}

function declarationsOf(element: ScannedElement, language: Language | "soap"): readonly Declaration[] {
  const kind = declaredKind(element, language);
  const name = element.attributes.find((attribute) => attribute.name === "name");
  if (kind === undefined || name === undefined) return [];
  const local = name.value.trim();
  return [{ kind, namespace: targetNamespaceAt(element), local, range: trimmedRange(name), element }];
}

function declaredKind(element: ScannedElement, language: Language | "soap"): SymbolKind | undefined {
  const key = `${language} ${element.local}`;
  if (constraintKinds.has(key)) return "identity constraint";
  const around = element.parent?.local ?? "";
  return ["schema", "redefine", "definitions"].includes(around) ? declaredKinds[key] : undefined;
}

/** The references of an attribute: one, or as many as there are names in a list. */
function referencesOf(element: ScannedElement, attribute: ScannedAttribute, kind: SymbolKind): readonly Reference[] {
  return [...attribute.value.matchAll(/[^\s[\],]+/g)].flatMap(({ 0: name, index }) => {
    if (/^\d*$/.test(name)) return [];
    const colon = name.indexOf(":");
    const start = attribute.valueRange.start + index;
    const end = start + name.length;
    return {
      kind,
      namespace: namespaceAt(element, name.slice(0, Math.max(colon, 0))),
      local: name.slice(colon + 1),
      range: { start, end },
      localRange: { start: start + colon + 1, end },
      element,
    };
  });
}

function linksOf(element: ScannedElement, language: Language | "soap"): readonly DocumentLink[] {
  const isSchemaLink = language === "xsd" && ["import", "include", "redefine"].includes(element.local);
  const isWsdlLink = language === "wsdl" && element.local === "import";
  const name = isWsdlLink ? "location" : "schemaLocation";
  const location = element.attributes.find((attribute) => attribute.name === name);
  if (!(isSchemaLink || isWsdlLink) || location === undefined) return [];
  return [
    {
      isInclude: isSchemaLink && element.local !== "import",
      namespace: targetNamespaceAt(element),
      location: location.value.trim(),
      range: location.valueRange,
    },
  ];
}

function trimmedRange({ value, valueRange }: ScannedAttribute): TextRange {
  const start = valueRange.start + value.length - value.trimStart().length;
  return { start, end: start + value.trim().length };
}
