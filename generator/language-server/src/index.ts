export type { ReadContracts } from "./project/workspace.js";
export { type LanguageServerOptions, startLanguageServer } from "./server/start-language-server.js";
