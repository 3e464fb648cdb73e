import type { ServedDocument } from "@stubwright/contract/read";
import type { ContractDescription } from "@stubwright/runtime/codec";
import { browserModules } from "../console/browser-modules.js";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import type { ImportExtension } from "../options/contract-options.js";
import type { Plan } from "../plan/plan.js";
import type { GeneratedFile, SourceFile } from "../print/source-file.js";
import { emitClient } from "./emit-client.js";
import { emitConsole } from "./emit-console.js";
import { emitNamespaces, emitValues } from "./emit-constants.js";
import { emitContentModels } from "./emit-content-models.js";
import { emitDocuments } from "./emit-documents.js";
import { emitJson } from "./emit-json.js";
import { emitOpenApi } from "./emit-openapi.js";
import { emitJsonOperations, emitOperations, emitSoapOperations } from "./emit-operations.js";
import { emitQueue } from "./emit-queue.js";
import { emitSamples } from "./emit-samples.js";
import { emitSecurity } from "./emit-security.js";
import { emitContract, emitOpenApiDocument } from "./emit-served-documents.js";
import { emitServer } from "./emit-server.js";
import { emitStreams } from "./emit-streams.js";
import { emitTypes } from "./emit-types.js";
import { emitXml } from "./emit-xml.js";

/** The inputs of the emitters. */
interface EmitInput {
  readonly plan: Plan;
  /** The lines of the header of every file. */
  readonly header: readonly string[];
  /** Whether `documents.ts` is wanted. */
  readonly documents: boolean;
  /** Undefined if no `openapi.ts` is wanted. */
  readonly openApi: OpenApiTypes | undefined;
  /** The OpenAPI document that a server serves. */
  readonly openApiDocument: OpenApiDocument;
  readonly served: readonly ServedDocument[];
  readonly importExtension: ImportExtension;
  /** Describes the contract for its console page; undefined if no `console.ts` is wanted. */
  readonly console: (() => ContractDescription) | undefined;
}

/** The OpenAPI document, and a function that prints its types by openapi-typescript. */
interface OpenApiTypes {
  readonly document: OpenApiDocument;
  readonly print: () => Promise<string>;
}

interface NamedSource {
  readonly path: string;
  readonly source: SourceFile | undefined;
}

/**
 * Prints every generated module. Decides only which files there are: none of operations without operations, and no empty
 * ones.
 */
export async function emitFiles(input: EmitInput): Promise<readonly GeneratedFile[]> {
  const { plan, header } = input;
  const extension = input.importExtension === "none" ? "" : `.${input.importExtension}`;
  const codecs: readonly NamedSource[] = [
    { path: "content.ts", source: emitContentModels(plan) },
    { path: "xml.ts", source: emitXml(plan) },
    { path: "json.ts", source: emitJson(plan) },
    { path: "documents.ts", source: input.documents ? emitDocuments(plan) : undefined },
    ...(plan.operations.length > 0 ? operationSources(input, extension) : []),
  ];
  const sources: readonly NamedSource[] = [
    { path: "types.ts", source: emitTypes(plan) },
    { path: "values.ts", source: emitValues(plan, usedNames(codecs, "./values.js")) },
    { path: "namespaces.ts", source: emitNamespaces(plan, usedNames(codecs, "./namespaces.js")) },
    ...codecs,
  ];
  const files = sources.flatMap(({ path, source }) => {
    const notes = path === "types.ts" && plan.nulls === "omit" ? omittedNulls : [];
    return source === undefined ? [] : [{ path, text: source.print([...header, ...notes], extension) }];
  });
  if (input.openApi !== undefined) {
    // Last, because another thread may still be printing the types.
    const openApi = emitOpenApi(await input.openApi.print(), input.openApi.document, plan, extension);
    files.push({ path: "openapi.ts", text: `${header.join("\n")}\n\n${openApi}` });
  }
  if (input.console !== undefined) {
    const contract = { description: JSON.stringify(input.console()), modules: await browserModules(files) };
    files.push({ path: "console.ts", text: emitConsole(contract).print(header, extension) });
  }
  return files;
}

/** The lines above every file that is made from an entry document of this name. */
export function fileHeader(entryName: string): readonly string[] {
  return [
    `// Generated from ${entryName} by stubwright. Do not edit:`,
    "// change the contract and run `stubwright generate`.",
  ];
}

const omittedNulls = [
  "//",
  '// A member that is null is left out when it is written (`nulls: "omit"`). When it is read, null stays null.',
];

function operationSources(
  { plan, served, openApiDocument, console: hasConsole }: EmitInput,
  extension: string,
): readonly NamedSource[] {
  return [
    { path: "operations.ts", source: emitOperations(plan) },
    { path: "json-operations.ts", source: emitJsonOperations(plan) },
    { path: "soap-operations.ts", source: emitSoapOperations(plan) },
    { path: "server.ts", source: emitServer(plan, extension, hasConsole !== undefined) },
    { path: "security.ts", source: emitSecurity(plan) },
    { path: "queue.ts", source: emitQueue(plan) },
    { path: "client.ts", source: emitClient(plan) },
    { path: "samples.ts", source: emitSamples(plan) },
    { path: "contract.ts", source: emitContract(served) },
    { path: "openapi-document.ts", source: emitOpenApiDocument(openApiDocument) },
    { path: "streams.ts", source: emitStreams(plan) },
  ];
}

function usedNames(sources: readonly NamedSource[], module: string): ReadonlySet<string> {
  return new Set(sources.flatMap(({ source }) => source?.namesFrom(module) ?? []));
}
