import { describedNamespaces } from "./document-references.js";
import { namespaces } from "./namespaces.js";
import { isBuiltInLocation, isNetworkLocation, resolveLocation } from "./resolve-location.js";
import type { SourceDocument } from "./source-document.js";
import { attributeRanges, elementRanges, type TextRange } from "./text-positions.js";
import { xmlDeclaration } from "./xml-declaration.js";
import { attributeOf, descendantsOf, type XmlAttribute, type XmlElement } from "./xml-tree.js";

/** A document of the contract as the service serves it: its text, with places for the service's address. */
export interface ServedDocument {
  /** What `?xsd=` or `?wsdl=` asks for; the entry's is not asked for. */
  readonly name: string;
  readonly pieces: readonly ServedPiece[];
}

/** A piece of its text, or where the service's address goes. */
type ServedPiece = { readonly kind: "text"; readonly text: string } | { readonly kind: "address" };

/** A document with its tree and the URIs that its locations resolve to. */
interface LocatedDocument {
  readonly uri: string;
  readonly text: string;
  readonly root: XmlElement;
  /** The URI of the document that a location attribute names, if it was loaded. */
  readonly resolve: (location: string) => string | undefined;
}

/** Documents whose locations can be looked up among them; what is no XML, or built in, is left out. */
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

/** Rewrites addresses and locations so that a client that fetches the WSDL finds the service and every schema. */
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
  /** What asks for each document, by its URI. */
  readonly queries: ReadonlyMap<string, string>;
  /** The first schema document of each namespace, by its URI; undefined where only schemas inside a WSDL describe it. */
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

/** File names, with a number where another document has the same. */
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
  for (const { start, end, query } of rewrites(document, context)) {
    if (start < done) continue;
    pieces.push({ kind: "text", text: text.slice(done, start) });
    if (query !== undefined) pieces.push({ kind: "address" });
    if (query !== undefined && query !== "") pieces.push({ kind: "text", text: query });
    done = end;
  }
  pieces.push({ kind: "text", text: text.slice(done) });
  return pieces;
}

interface Rewrite extends TextRange {
  /** What follows the address; `""` is the address itself, undefined nothing at all. */
  readonly query: string | undefined;
}

function rewrites(document: LocatedDocument, context: ServingContext): readonly Rewrite[] {
  const ranges = { ofAttribute: attributeRanges(document.text), ofElement: elementRanges(document.text) };
  const found = [...descendantsOf(document.root)].flatMap((element): readonly Rewrite[] => {
    const attribute = locationAttribute(element);
    if (attribute === undefined) return [];
    const { whole, ...value } = ranges.ofAttribute(attribute.at);
    const query = isAddress(element) ? "" : queryOf(attribute.value, element, document, context);
    if (query !== undefined) return [{ ...value, query }];
    // Without its location it would be wrong, and what it would add is not missed.
    if (isOfSchema(element, "include", "redefine")) return [{ ...ranges.ofElement(element.at), query }];
    if (!leadsNowhere(element, attribute.value, context)) return [];
    const instead = queryOfNamespace(element, document, context);
    return [instead === undefined ? { ...whole, query: undefined } : { ...value, query: instead }];
  });
  return found.sort((left, right) => left.start - right.start);
}

/**
 * Whether clients may not get what an import's location names, and do not need it: it names nothing on the network, or what
 * the contract or XML Schema itself describes. A location is a hint, but many follow it and fail.
 */
function leadsNowhere(element: XmlElement, location: string, { schemas }: ServingContext): boolean {
  if (!isOfSchema(element, "import")) return false;
  const namespace = importedNamespace(element);
  return namespace === namespaces.schema || schemas.has(namespace) || !isNetworkLocation(location);
}

/** What asks for a schema document of the namespace that an import names; undefined where none but this one describes it. */
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

/** The attribute that names the service's address or another document; WSDL's imports may be written like those of schemas. */
function locationAttribute(element: XmlElement): XmlAttribute | undefined {
  const hasLocation = isAddress(element) || element.local === "import";
  return (hasLocation ? attributeOf(element, "location") : undefined) ?? attributeOf(element, "schemaLocation");
}

/** What asks for the document that a location names; undefined where that was not loaded, or is no schema that is wanted. */
function queryOf(
  location: string,
  element: XmlElement,
  document: LocatedDocument,
  { entry, queries }: ServingContext,
): string | undefined {
  const target = document.resolve(location);
  // A schema that names no file, as `schemaLocation=""`, names the WSDL that it is in, and its reader has that.
  const known = [document, entry].some((one) => one?.uri === target && one?.root.namespace === namespaces.wsdl);
  if (target === undefined || (known && isOfSchema(element, "import", "include", "redefine"))) return undefined;
  return queries.get(target);
}

function isOfSchema({ namespace, local }: XmlElement, ...names: readonly string[]): boolean {
  return namespace === namespaces.schema && names.includes(local);
}
