import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { openApiTypes } from "./openapi-types.js";

/** Makes the types of an OpenAPI document. It loads the TypeScript compiler, which is why it is not simply a function. */
export interface OpenApiPrinter {
  /** Begins with a document; what it returns is called for the text, if that is still wanted. */
  begin(document: OpenApiDocument): () => Promise<string>;
}

/** Does the work where it is called, when its text is asked for. */
export const openApiPrinter: OpenApiPrinter = {
  begin: (document) => async () =>
    openApiTypes(document, { ...(await import("openapi-typescript")), ts: (await import("typescript")).default }),
};
