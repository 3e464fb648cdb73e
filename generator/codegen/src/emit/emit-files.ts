import type { ServedDocument } from "@stubwright/contract/read";
import type { TypeArbitrary } from "../arbitraries/contract-arbitraries.js";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import type { PackageOptions } from "../options/contract-options.js";
import type { ImportExtension } from "../options/import-extension.js";
import type { Plan } from "../plan/plan.js";
import type { SourceFile } from "../print/source-file.js";
import { emitArbitraries } from "./emit-arbitraries.js";
import { emitClient } from "./emit-client.js";
import { emitContentModels } from "./emit-content-models.js";
import { emitContract } from "./emit-contract.js";
import { emitDocuments } from "./emit-documents.js";
import { emitJson } from "./emit-json.js";
import { emitNamespaces } from "./emit-namespaces.js";
import { emitOpenApi } from "./emit-openapi.js";
import { emitOpenApiDocument } from "./emit-openapi-document.js";
import { emitJsonOperations, emitOperations, emitSoapOperations } from "./emit-operations.js";
import { emitPackage } from "./emit-package.js";
import { emitSamples } from "./emit-samples.js";
import { emitServer } from "./emit-server.js";
import { emitStreams } from "./emit-streams.js";
import { emitTypes } from "./emit-types.js";
import { emitValues } from "./emit-values.js";
import { emitXml } from "./emit-xml.js";
import type { GeneratedFile } from "./generated-file.js";

/** All that the emitters print from. */
interface EmitInput {
  readonly plan: Plan;
  /** File name of the entry document, for the header. */
  readonly entryName: string;
  /** Whether `documents.ts` is wanted. */
  readonly documents: boolean;
  /** Undefined where no `openapi.ts` is wanted. */
  readonly openApi: OpenApiTypes | undefined;
  /** The document that a server shows. */
  readonly openApiDocument: OpenApiDocument;
  readonly served: readonly ServedDocument[];
  readonly package: PackageOptions | undefined;
  readonly importExtension: ImportExtension;
  /** Undefined where no `arbitraries.ts` is wanted. */
  readonly arbitraries: readonly TypeArbitrary[] | undefined;
}

/** The OpenAPI document, and who gives openapi-typescript's types of it. */
interface OpenApiTypes {
  readonly document: OpenApiDocument;
  readonly print: () => Promise<string>;
}

interface NamedSource {
  readonly path: string;
  readonly source: SourceFile | undefined;
}

/** The text of every generated file; nothing is decided here but which files a contract lacks: without operations, or with nothing to put in them. */
export async function emitFiles(input: EmitInput): Promise<readonly GeneratedFile[]> {
  const { plan } = input;
  const extension = input.importExtension === "none" ? "" : `.${input.importExtension}`;
  const header = [
    `// Generated from ${input.entryName} by stubwright. Do not edit:`,
    "// change the contract and run `stubwright generate`.",
  ];
  const codecs: readonly NamedSource[] = [
    { path: "content.ts", source: emitContentModels(plan) },
    { path: "xml.ts", source: emitXml(plan) },
    { path: "json.ts", source: emitJson(plan) },
    { path: "documents.ts", source: input.documents ? emitDocuments(plan) : undefined },
    ...(plan.operations.length > 0 ? operationSources(input, extension) : []),
    { path: "arbitraries.ts", source: arbitrarySource(input) },
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
    // Last, as another thread may be at work on the types.
    const openApi = emitOpenApi(await input.openApi.print(), input.openApi.document, plan, extension);
    files.push({ path: "openapi.ts", text: `${header.join("\n")}\n\n${openApi}` });
  }
  const modules = files.map(({ path }) => path);
  return input.package === undefined
    ? files
    : [...files, ...emitPackage(input.package, modules, input.importExtension)];
}

const omittedNulls = [
  "//",
  '// A member that is null is left out when it is written (`nulls: "omit"`). When it is read, null stays null.',
];

function operationSources({ plan, served, openApiDocument }: EmitInput, extension: string): readonly NamedSource[] {
  return [
    { path: "operations.ts", source: emitOperations(plan) },
    { path: "json-operations.ts", source: emitJsonOperations(plan) },
    { path: "soap-operations.ts", source: emitSoapOperations(plan) },
    { path: "server.ts", source: emitServer(plan, extension) },
    { path: "client.ts", source: emitClient(plan) },
    { path: "samples.ts", source: emitSamples(plan) },
    { path: "contract.ts", source: emitContract(served) },
    { path: "openapi-document.ts", source: emitOpenApiDocument(openApiDocument) },
    { path: "streams.ts", source: emitStreams(plan) },
  ];
}

function arbitrarySource({ arbitraries = [] }: EmitInput): SourceFile | undefined {
  return arbitraries.length > 0 ? emitArbitraries(arbitraries) : undefined;
}

function usedNames(sources: readonly NamedSource[], module: string): ReadonlySet<string> {
  return new Set(sources.flatMap(({ source }) => source?.namesFrom(module) ?? []));
}
