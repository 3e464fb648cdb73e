import { namespaces } from "./namespaces.js";
import { isBuiltInLocation, resolveLocation } from "./resolve-location.js";
import type { SourceDocument } from "./source-document.js";
import { attributeValues, type TextRange } from "./text-positions.js";
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
  return documents.map((document) => ({
    name: names.get(document.uri) ?? document.uri,
    pieces: servePieces(document, queries),
  }));
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

function servePieces(document: LocatedDocument, queries: ReadonlyMap<string, string>): readonly ServedPiece[] {
  const pieces: ServedPiece[] = [];
  const { text } = document;
  let done = xmlDeclaration(text)?.end ?? 0;
  pieces.push({ kind: "text", text: '<?xml version="1.0" encoding="utf-8"?>' });
  for (const place of rewrites(document, queries)) {
    pieces.push({ kind: "text", text: text.slice(done, place.start) }, { kind: "address" });
    if (place.query !== "") pieces.push({ kind: "text", text: place.query });
    done = place.end;
  }
  pieces.push({ kind: "text", text: text.slice(done) });
  return pieces;
}

interface Rewrite extends TextRange {
  /** What follows the address; `""` is the address itself. */
  readonly query: string;
}

function rewrites(document: LocatedDocument, queries: ReadonlyMap<string, string>): readonly Rewrite[] {
  const found: Rewrite[] = [];
  const rangeAt = attributeValues(document.text);
  for (const element of descendantsOf(document.root)) {
    const attribute = locationAttribute(element);
    if (attribute === undefined) continue;
    const query = isAddress(element) ? "" : queryOf(attribute.value, document, queries);
    if (query !== undefined) found.push({ ...rangeAt(attribute.at), query });
  }
  return found.sort((left, right) => left.start - right.start);
}

function isAddress({ namespace, local }: XmlElement): boolean {
  return local === "address" && soapNamespaces.has(namespace);
}

/** The attribute that names the service's address or another document; WSDL's imports may be written like those of schemas. */
function locationAttribute(element: XmlElement): XmlAttribute | undefined {
  const hasLocation = isAddress(element) || element.local === "import";
  return (hasLocation ? attributeOf(element, "location") : undefined) ?? attributeOf(element, "schemaLocation");
}

/** What asks for the document that a location names; undefined where that was not loaded. */
function queryOf(
  location: string,
  document: LocatedDocument,
  queries: ReadonlyMap<string, string>,
): string | undefined {
  const target = document.resolve(location);
  return target === undefined ? undefined : queries.get(target);
}
