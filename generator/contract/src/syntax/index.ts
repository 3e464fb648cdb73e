export { type Declarer, Declarers, type DefaultForms, defaultForms } from "./declarers.js";
export { parseDocuments } from "./parse-documents.js";
export { operationActions, policyAssertions, usesAddressing } from "./policies.js";
