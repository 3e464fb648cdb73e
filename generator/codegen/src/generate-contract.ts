import { basename, resolve } from "node:path";
import type { Diagnostic } from "@stubwright/contract/diagnostics";
import { Diagnostics } from "@stubwright/contract/diagnostics";
import { openApiName, readRoutes } from "@stubwright/contract/json";
import { type ContractInputs, type ReadEnvironment, readInputs, usableModel } from "@stubwright/contract/load";
import type { ContractModel } from "@stubwright/contract/model";
import type { SourceDocument } from "@stubwright/contract/read";
import { locatedDocuments, serveDocuments } from "@stubwright/contract/read";
import { contractArbitraries } from "./arbitraries/contract-arbitraries.js";
import { emitFiles } from "./emit/emit-files.js";
import type { GeneratedFile } from "./emit/generated-file.js";
import { type OpenApiPrinter, openApiPrinter } from "./emit/openapi-printer.js";
import { deriveOpenApi } from "./openapi/derive-openapi.js";
import { printYaml } from "./openapi/print-yaml.js";
import { routesOfDocument } from "./openapi/routes-of-document.js";
import type { ContractOptions } from "./options/contract-options.js";
import { planContract } from "./plan/plan-contract.js";
import { printSnapshot, snapshotName } from "./snapshot/snapshot-file.js";
import { takeSnapshot } from "./snapshot/take-snapshot.js";
import { contractManifest, manifestName, pathInside, printManifest } from "./write/manifest.js";

/** What one run makes of a contract; nothing has been written. */
export interface GenerateResult {
  /** Empty where a diagnostic is an error. Paths are relative to the output folder. */
  readonly files: readonly GeneratedFile[];
  /** Undefined where reading or linking it reported an error. */
  readonly model: ContractModel | undefined;
  /** In document order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Every input document, for printing diagnostics with their source lines. */
  readonly documents: readonly Pick<SourceDocument, "uri" | "location" | "text">[];
  /** Absolute URLs of all that was read, or looked for in vain: what to watch for a change. */
  readonly locations: readonly string[];
}

/** What a run reads from, who helps it, and who is told how far it is. */
export interface GenerateEnvironment extends ReadEnvironment {
  /** Gives who makes the types of the OpenAPI document, if they are wanted; this thread, where nobody is named. */
  readonly openApiPrinter?: () => OpenApiPrinter;
  /** Told what is done next, in words for a person. */
  readonly onStage?: (stage: string) => void;
}

/** Reads a contract and makes every file of it in memory. Problems of the contract are diagnostics, never exceptions. */
export async function generateContract(
  options: ContractOptions,
  environment: GenerateEnvironment = {},
): Promise<GenerateResult> {
  const { onStage = () => {}, openApiPrinter: printer = () => openApiPrinter } = environment;
  const { nulls = "nil", streams, names } = options;
  const diagnostics = new Diagnostics();

  onStage("reading");
  const inputs = await readInputs(options, environment, diagnostics);
  const { documents } = inputs;

  onStage("checking");
  const model = usableModel(options, documents, diagnostics);
  if (model === undefined || diagnostics.failed) return resultOf(inputs, diagnostics, { model });

  onStage(`deriving OpenAPI from ${model.types.length} types and ${model.operations.length} operations`);
  const openApi = deriveOpenApi(model, readRoutes(inputs.routes, model, diagnostics));
  const printOpenApi = options.openapiTypes === true ? printer().begin(openApi) : undefined;
  const routes = routesOfDocument(openApi, model);
  const plan = planContract(
    model,
    routes,
    { nulls, streams, functionNames: names?.operations, conventions: options.conventions },
    diagnostics,
  );
  if (diagnostics.failed) return resultOf(inputs, diagnostics, { model });

  onStage("printing code");
  const cwd = environment.cwd ?? process.cwd();
  const out = resolve(cwd, options.out);
  const openApiPath = options.openapi === undefined ? openApiName : pathInside(out, resolve(cwd, options.openapi));
  const hasOperations = model.operations.length > 0;
  const openApiFiles =
    hasOperations || options.openapi !== undefined ? [{ path: openApiPath, text: printYaml(openApi) }] : [];
  const emitted = await emitFiles({
    plan,
    entryName: basename(documents[0]?.uri ?? options.entry),
    documents: options.documents ?? !hasOperations,
    openApiDocument: openApi,
    openApi: printOpenApi && { document: openApi, print: printOpenApi },
    served: serveDocuments(locatedDocuments(documents)),
    package: options.package,
    importExtension: options.importExtension ?? "js",
    arbitraries: options.arbitraries === true ? contractArbitraries(model, { nulls }) : undefined,
  });
  const snapshotFile = { path: snapshotName, text: printSnapshot(takeSnapshot(model, plan)) };
  const made = [...emitted, ...openApiFiles, snapshotFile];
  const manifest = contractManifest({
    options,
    reader: inputs.reader,
    files: made,
    out,
    leftOut: diagnostics.leavesOut,
  });
  const files = [...made, { path: manifestName, text: printManifest(manifest) }];
  return resultOf(inputs, diagnostics, { model, files });
}

function resultOf(
  { all, reader }: ContractInputs,
  diagnostics: Diagnostics,
  { model, files = [] }: { readonly model?: ContractModel | undefined; readonly files?: readonly GeneratedFile[] } = {},
): GenerateResult {
  const locations = [...reader.locations];
  return { files, model, diagnostics: diagnostics.sorted(all), documents: all, locations };
}
