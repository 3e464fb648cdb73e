import type { Span } from "../diagnostics/span.js";
import { xmlDeclaration } from "./decode-text.js";
import { describedNamespaces } from "./document-references.js";
import { namespaces } from "./namespaces.js";
import { isBuiltInLocation, isNetworkLocation, resolveLocation } from "./resolve-location.js";
import { type AttributeRange, attributeRanges, elementRanges, type TextRange } from "./text-positions.js";
import { attributeOf, descendantsOf, type SourceDocument, type XmlAttribute, type XmlElement } from "./xml-tree.js";

/** A document of the contract as the service serves it: its text, with places for the service's address. */
export interface ServedDocument {
  /** The name that `?xsd=` or `?wsdl=` asks for. The entry's name is never asked for. */
  readonly name: string;
  readonly pieces: readonly ServedPiece[];
}

/** A piece of the text, or a place for the service's address. */
type ServedPiece = { readonly kind: "text"; readonly text: string } | { readonly kind: "address" };

/** A document with its tree, and the way to resolve its locations. */
interface LocatedDocument {
  readonly uri: string;
  readonly text: string;
  readonly root: XmlElement;
  /** The URI of the document that a location attribute names, if that document was loaded. */
  readonly resolve: (location: string) => string | undefined;
}

/** The documents with a way to look up their locations. Documents that are not XML, or are built in, are left out. */
export function locatedDocuments(documents: readonly SourceDocument[]): readonly LocatedDocument[] {
  const uris = new Map(documents.map(({ location, uri }) => [location, uri]));
  return documents.flatMap(({ root, uri, text, location }) => {
    if (root === undefined || isBuiltInLocation(location)) return [];
    const resolve = (reference: string): string | undefined => {
      const target = resolveLocation(location, reference);
      return target === undefined ? undefined : uris.get(target);
    };
    return [{ uri, text, root, resolve }];
  });
}

const soapNamespaces = new Set<string>([namespaces.soap11, namespaces.soap12]);

/**
 * Rewrites addresses and locations so that a client that fetches the WSDL finds the service and every schema. A body of
 * an rpc operation without a namespace gets the one that the service uses, because callers would otherwise use another
 * one, or none.
 */
export function serveDocuments(documents: readonly LocatedDocument[]): readonly ServedDocument[] {
  const names = servedNames(documents);
  const queries = new Map([...names].map(([uri, name]) => [uri, queryFor(uri, name)]));
  const [entry] = documents;
  if (entry !== undefined) queries.set(entry.uri, "?wsdl");
  const context = { entry, queries, schemas: schemasByNamespace(documents) };
  return documents.map((document) => ({
    name: names.get(document.uri) ?? document.uri,
    pieces: servePieces(document, context),
  }));
}

interface ServingContext {
  readonly entry: LocatedDocument | undefined;
  /** The query for each document, by its URI. */
  readonly queries: ReadonlyMap<string, string>;
  /**
   * The first schema document of each namespace, by URI; undefined if only schemas inside a WSDL declare the namespace.
   */
  readonly schemas: ReadonlyMap<string, string | undefined>;
}

function schemasByNamespace(documents: readonly LocatedDocument[]): ServingContext["schemas"] {
  const found = new Map<string, string | undefined>();
  for (const { uri, root } of documents) {
    const own = root.namespace === namespaces.schema ? uri : undefined;
    for (const namespace of describedNamespaces(root)) found.set(namespace, found.get(namespace) ?? own);
  }
  return found;
}

/** File names, with a number if an earlier document has the same name. */
function servedNames(documents: readonly LocatedDocument[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { uri } of documents) {
    const base = uri.split(/[/?#]/).findLast((part) => part !== "") ?? uri;
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = base.replace(/(\.\w+)?$/, `-${count}$1`);
    taken.add(name);
    names.set(uri, name);
  }
  return names;
}

function queryFor(uri: string, name: string): string {
  const parameter = uri.endsWith(".wsdl") ? "wsdl" : "xsd";
  return `?${parameter}=${encodeURIComponent(name)}`;
}

function servePieces(document: LocatedDocument, context: ServingContext): readonly ServedPiece[] {
  const pieces: ServedPiece[] = [];
  const { text } = document;
  let done = xmlDeclaration(text)?.end ?? 0;
  pieces.push({ kind: "text", text: '<?xml version="1.0" encoding="utf-8"?>' });
  for (const { start, end, query, added } of rewrites(document, context)) {
    if (start < done) continue;
    pieces.push({ kind: "text", text: text.slice(done, start) });
    if (query !== undefined) pieces.push({ kind: "address" });
    if (query !== undefined && query !== "") pieces.push({ kind: "text", text: query });
    if (added !== undefined) pieces.push({ kind: "text", text: added });
    done = end;
  }
  pieces.push({ kind: "text", text: text.slice(done) });
  return pieces;
}

/** The places of a document to rewrite. */
interface DocumentRanges {
  readonly ofAttribute: (at: Span) => AttributeRange;
  readonly ofElement: (at: Span) => TextRange;
}

interface Rewrite extends TextRange {
  /** The query after the address: `""` for the address alone, undefined for nothing at all. */
  readonly query: string | undefined;
  /** Text to insert at the place. */
  readonly added?: string;
}

function rewrites(document: LocatedDocument, context: ServingContext): readonly Rewrite[] {
  const ranges = { ofAttribute: attributeRanges(document.text), ofElement: elementRanges(document.text) };
  const found = [...descendantsOf(document.root)].flatMap((element): readonly Rewrite[] => {
    if (lacksNamespace(element)) return bodyNamespace(element, document, ranges);
    const attribute = locationAttribute(element);
    if (attribute === undefined) return [];
    const { whole, ...value } = ranges.ofAttribute(attribute.at);
    const query = isAddress(element) ? "" : queryOf(attribute.value, element, document, context);
    if (query !== undefined) return [{ ...value, query }];
    // An include without its location would be invalid, and its document is not needed.
    if (isOfSchema(element, "include", "redefine")) return [{ ...ranges.ofElement(element.at), query }];
    if (!leadsNowhere(element, attribute.value, context)) return [];
    const instead = queryOfNamespace(element, document, context);
    return [instead === undefined ? { ...whole, query: undefined } : { ...value, query: instead }];
  });
  return found.sort((left, right) => left.start - right.start);
}

/** Whether an element is the soap:body of an rpc operation without a namespace (WSDL 1.1 section 3.5). */
function lacksNamespace(element: XmlElement): boolean {
  if (element.local !== "body" || !soapNamespaces.has(element.namespace)) return false;
  if (attributeOf(element, "namespace") !== undefined) return false;
  const [, operation, binding] = ancestorsOf(element);
  const style = operation && (styleOf(operation, "operation") ?? (binding && styleOf(binding, "binding")));
  return style === "rpc";
}

function ancestorsOf({ parent }: XmlElement): readonly XmlElement[] {
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}

/** The style of the soap:operation or soap:binding in an element. */
function styleOf({ children }: XmlElement, local: string): string | undefined {
  const said = children.find((child) => child.local === local && soapNamespaces.has(child.namespace));
  return said && attributeOf(said, "style")?.value.trim();
}

/** The namespace attribute to insert after the name in the start tag: the namespace of the binding's document. */
function bodyNamespace(
  element: XmlElement,
  { text, root }: LocatedDocument,
  { ofAttribute, ofElement }: DocumentRanges,
): readonly Rewrite[] {
  const target = attributeOf(root, "targetNamespace");
  if (target === undefined) return [];
  const { start } = ofElement(element.at);
  const [name = ""] = /^<[^\s/>]+/.exec(text.slice(start)) ?? [];
  const written = ofAttribute(target.at);
  const namespace = text.slice(written.start, written.end).replaceAll('"', "&quot;");
  const place = start + name.length;
  return [{ start: place, end: place, query: undefined, added: ` namespace="${namespace}"` }];
}

/**
 * Whether an import needs no location: clients could not fetch it, or the contract or XML Schema itself declares the
 * namespace. A location is a hint, but many clients follow it and fail.
 */
function leadsNowhere(element: XmlElement, location: string, { schemas }: ServingContext): boolean {
  if (!isOfSchema(element, "import")) return false;
  const namespace = importedNamespace(element);
  return namespace === namespaces.schema || schemas.has(namespace) || !isNetworkLocation(location);
}

/**
 * The query for a schema document of an import's namespace; undefined if only the importing document declares the
 * namespace.
 */
function queryOfNamespace(
  element: XmlElement,
  document: LocatedDocument,
  { queries, schemas }: ServingContext,
): string | undefined {
  const uri = schemas.get(importedNamespace(element));
  return uri === undefined || uri === document.uri ? undefined : queries.get(uri);
}

function importedNamespace(element: XmlElement): string {
  return attributeOf(element, "namespace")?.value ?? "";
}

function isAddress({ namespace, local }: XmlElement): boolean {
  return local === "address" && soapNamespaces.has(namespace);
}

/**
 * The attribute with the service's address or the location of another document. Imports of WSDL may be written like
 * those of schemas.
 */
function locationAttribute(element: XmlElement): XmlAttribute | undefined {
  const hasLocation = isAddress(element) || element.local === "import";
  return (hasLocation ? attributeOf(element, "location") : undefined) ?? attributeOf(element, "schemaLocation");
}

/**
 * The query for the document that a location names; undefined if it was not loaded, or is not a schema although one is
 * wanted.
 */
function queryOf(
  location: string,
  element: XmlElement,
  document: LocatedDocument,
  { entry, queries }: ServingContext,
): string | undefined {
  const target = document.resolve(location);
  // An empty `schemaLocation=""` names the WSDL around the schema, which the reader has.
  const known = [document, entry].some((one) => one?.uri === target && one?.root.namespace === namespaces.wsdl);
  if (target === undefined || (known && isOfSchema(element, "import", "include", "redefine"))) return undefined;
  return queries.get(target);
}

function isOfSchema({ namespace, local }: XmlElement, ...names: readonly string[]): boolean {
  return namespace === namespaces.schema && names.includes(local);
}
