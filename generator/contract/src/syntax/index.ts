export { parseDocuments } from "./parse-documents.js";
