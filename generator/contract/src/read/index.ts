export { ContractReader, readTextDocument, unreadReason } from "./contract-reader.js";
export { decodeText } from "./decode-text.js";
export { documentReferences } from "./document-references.js";
export { type LoadBytes, loadBytes } from "./load-bytes.js";
export { loadDocuments } from "./load-documents.js";
export { namespaces } from "./namespaces.js";
export { copiesName, digestOf, lockName, NetworkLock, type NetworkLockOptions } from "./network-lock.js";
export {
  documentUri,
  entryLocation,
  isBuiltInLocation,
  isNetworkLocation,
  resolveLocation,
} from "./resolve-location.js";
export { locatedDocuments, type ServedDocument, serveDocuments } from "./served-document.js";
export { attributeRanges } from "./text-positions.js";
export {
  attributeOf,
  descendantsOf,
  type SourceDocument,
  splitName,
  type XmlAttribute,
  type XmlElement,
} from "./xml-tree.js";
