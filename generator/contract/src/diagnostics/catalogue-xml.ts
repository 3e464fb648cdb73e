import type { CatalogueEntry } from "./diagnostic.js";

/** Problems of finding, decoding and parsing documents. */
export const xmlCatalogue = {
  "document-not-found": {
    severity: "error",
    message: "{document} cannot be read: {reason}",
    advice:
      "Correct the location, or put the document there; locations are relative to the document that names them. If nobody can supply a schema, --unresolved open (or `unresolved` in the config) accepts any content in its place.",
    reason:
      "Every document that a contract names is part of the contract. An included or imported document may be missing if nothing needs it (XSD 1.0 Part 1, sections 4.2.1 and 4.2.3); a redefined one may not (4.2.2).",
  },
  "document-on-network": {
    severity: "error",
    message: "{location} is on the network, and nothing is fetched from {host} unless you allow it",
    advice:
      "Keep a copy beside the contract and point the location at it, or allow it once with --allow-network: stubwright generate keeps a locked copy, stubwright init copies it into the new project. From a URL, init fetches what is on the same host; --allow-host <host> names another.",
    reason: "A build that depends on a server elsewhere is neither repeatable nor safe.",
  },
  "document-changed": {
    severity: "error",
    message: "{location} differs from what stubwright.lock.json records: its SHA-256 is {found}, not {expected}",
    advice: "Check what has changed. To accept it, run stubwright generate --allow-network --update-lock.",
    reason: "A document from the network is part of the contract; the lock file keeps it from changing unseen.",
  },
  "document-not-fetched": {
    severity: "warning",
    message: "{location} is on the network and not fetched; another document describes {namespace}",
    advice: "Remove the location, or point it at the copy that is used.",
    reason:
      "A schemaLocation is a hint (XSD 1.0 Part 1, section 4.3.2); contracts saved from a server often keep its address.",
  },
  "document-built-in": {
    severity: "note",
    message: "{namespace} is described by a built-in schema, because no document of the contract describes it",
    advice:
      "There is nothing to do. To use a schema of your own for that namespace, put it beside the contract and import it.",
    reason:
      "Contracts refer to a few small vocabularies by web locations, or without a location. Their schemas are built in and need not be fetched.",
  },
  "document-location-ignored": {
    severity: "warning",
    message: '"{location}" is neither a file nor on the web; the import uses its namespace alone',
    advice: "Remove the location, or point it at a copy of the schema.",
    reason:
      "A schemaLocation is a hint (XSD 1.0 Part 1, section 4.3.2); names such as urn: and classpath: lead nowhere here.",
  },
  "document-bad-location": {
    severity: "error",
    message: '"{location}" is not a location',
    advice: "Write a relative path with / or a URL.",
    reason: "schemaLocation and location are of type xs:anyURI (XSD 1.0 Part 1, 4.3.2; WSDL 1.1, 2.1.1).",
  },
  "document-bad-bytes": {
    severity: "error",
    message: "{document} contains bytes that are not valid in {encoding}",
    advice: "Save the document in the encoding its XML declaration names, or in UTF-8 without a declaration.",
    reason:
      "XML 1.0 section 4.3.3: it is a fatal error if an entity contains byte sequences not legal in its encoding.",
  },
  "document-unknown-encoding": {
    severity: "error",
    message: "{document} declares the encoding {encoding}, which is not supported",
    advice: "Save the document in UTF-8.",
    reason: "XML 1.0 section 4.3.3: processors must read UTF-8 and UTF-16, and may know others.",
  },
  "document-not-a-contract": {
    severity: "error",
    message: "{found}, but a WSDL 1.1 definition or an XSD schema is needed here{help}",
    advice:
      "Name a WSDL 1.1 or XSD document. If an address answers with HTML, open the address in a browser: the page is often a login or an error page. WSDL 2.0 and OpenAPI are not read.",
    reason: "WSDL 1.1 section 2.1 and XSD 1.0 Part 1 section 3.15.2 name the document elements.",
  },
  "contract-mark-unknown": {
    severity: "warning",
    message: "no mark of a contract is called {mark}; it is ignored{help}",
    advice: "Correct its spelling. The marks are deprecated, sunset, stability, open-enum and version.",
    reason: "Marks in the namespace urn:stubwright:contract announce future changes of a contract (docs/ci.md).",
  },
  "contract-mark-not-open": {
    severity: "warning",
    message: "the mark open-enum has no effect here: the type stays closed",
    advice: "Mark a simpleType that enumerates texts and has no other facets, and whose base has no enumeration.",
    reason:
      "Readers of an open enumeration take every value of its base, so other values must be known by the base alone.",
  },
  "contract-mark-value": {
    severity: "warning",
    message: 'the mark {mark} has the value "{value}", which is not {wanted}; it is ignored',
    advice: "Correct the value.",
    reason: "A misread mark would allow or refuse changes against the author's intention (docs/ci.md).",
  },
  "xml-declaration-late": {
    severity: "warning",
    message: "the text before the XML declaration is ignored: the declaration must start the document",
    advice: "Remove the text, or move it after the declaration. Many tools refuse such a document.",
    reason: "XML 1.0 section 2.8: the XML declaration is the first thing in a document.",
  },
  "xml-not-well-formed": {
    severity: "error",
    message: "the document is not well-formed XML: {reason}",
    advice: "Correct the XML at this place. Nothing of the document is used until then.",
    reason: "XML 1.0 section 2.1: a textual object that is not well-formed is not an XML document.",
  },
} as const satisfies Record<string, CatalogueEntry>;
