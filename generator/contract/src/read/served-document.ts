import type { Span } from "../diagnostics/span.js";
import { xmlDeclaration } from "./decode-text.js";
import { describedNamespaces } from "./document-references.js";
import { namespaces } from "./namespaces.js";
import { isBuiltInLocation, isNetworkLocation, resolveLocation } from "./resolve-location.js";
import { type AttributeRange, attributeRanges, elementRanges, type TextRange } from "./text-positions.js";
import { attributeOf, descendantsOf, type SourceDocument, type XmlAttribute, type XmlElement } from "./xml-tree.js";

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

/**
 * Rewrites addresses and locations so that a client that fetches the WSDL finds the service and every schema. Bodies of rpc operations
 * get the namespace that the service takes for theirs: callers take another one, or none, where the contract does not say it.
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

/** Where what is rewritten stands. */
interface DocumentRanges {
  readonly ofAttribute: (at: Span) => AttributeRange;
  readonly ofElement: (at: Span) => TextRange;
}

interface Rewrite extends TextRange {
  /** What follows the address; `""` is the address itself, undefined nothing at all. */
  readonly query: string | undefined;
  /** Text that stands there instead. */
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
    // Without its location it would be wrong, and what it would add is not missed.
    if (isOfSchema(element, "include", "redefine")) return [{ ...ranges.ofElement(element.at), query }];
    if (!leadsNowhere(element, attribute.value, context)) return [];
    const instead = queryOfNamespace(element, document, context);
    return [instead === undefined ? { ...whole, query: undefined } : { ...value, query: instead }];
  });
  return found.sort((left, right) => left.start - right.start);
}

/** Whether an element is the soap:body of an rpc operation, and says no namespace (WSDL 1.1 section 3.5). */
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

/** What the soap:operation or soap:binding in an element says. */
function styleOf({ children }: XmlElement, local: string): string | undefined {
  const said = children.find((child) => child.local === local && soapNamespaces.has(child.namespace));
  return said && attributeOf(said, "style")?.value.trim();
}

/** The namespace that counts, that of the binding's document, behind the name in the start tag. */
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
