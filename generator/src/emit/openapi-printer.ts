import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { printOpenApi } from "../openapi/print-openapi.js";
import { type OpenApiTypescript, openApiTypes } from "./openapi-types.js";

/** What is printed of an OpenAPI document. */
export interface OpenApiTexts {
  readonly yaml: string;
  /** openapi-typescript's types of the document. */
  readonly types: string;
}

/** Prints OpenAPI documents. It loads the TypeScript compiler, which is why it is not simply a function. */
export interface OpenApiPrinter {
  /** Begins with a document; what it returns is called for the texts, if they are still wanted, as often as one likes. */
  begin(document: OpenApiDocument): () => Promise<OpenApiTexts>;
}

/** Does the work where it is called, when its texts are asked for. */
export const openApiPrinter: OpenApiPrinter = {
  begin: (document) => {
    let texts: Promise<OpenApiTexts> | undefined;
    return () => {
      texts ??= import("openapi-typescript").then((library) => openApiTexts(document, library));
      return texts;
    };
  },
};

/** Prints a document with the package openapi-typescript, which its caller has loaded. */
export function openApiTexts(document: OpenApiDocument, library: OpenApiTypescript): OpenApiTexts {
  return { yaml: printOpenApi(document), types: openApiTypes(document, library) };
}
