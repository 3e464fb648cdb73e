import { basename, resolve } from "node:path";
import { type Diagnostic, Diagnostics } from "@stubwright/contract/diagnostics";
import { openApiName, readRoutes } from "@stubwright/contract/json";
import { type ContractInputs, type ReadEnvironment, readInputs, usableModel } from "@stubwright/contract/load";
import type { ContractModel } from "@stubwright/contract/model";
import { locatedDocuments, type SourceDocument, serveDocuments } from "@stubwright/contract/read";
import type { ContractDescription } from "@stubwright/runtime/codec";
import { contractArbitraries } from "./arbitraries/contract-arbitraries.js";
import { deriveAsyncApi } from "./asyncapi/derive-asyncapi.js";
import { describeContract } from "./description/describe-contract.js";
import { emitFiles } from "./emit/emit-files.js";
import { type OpenApiPrinter, openApiPrinter } from "./emit/openapi-printer.js";
import { deriveOpenApi } from "./openapi/derive-openapi.js";
import { printYaml } from "./openapi/print-yaml.js";
import { routesOfDocument } from "./openapi/routes-of-document.js";
import type { ContractOptions } from "./options/contract-options.js";
import { planContract } from "./plan/plan-contract.js";
import type { GeneratedFile } from "./print/source-file.js";
import { printSnapshot, snapshotName } from "./snapshot/contract-snapshot.js";
import { takeSnapshot } from "./snapshot/take-snapshot.js";
import { contractManifest, manifestName, pathInside, printManifest } from "./write/manifest.js";

/** The derived document of one-way operations, in the folder of the generated files unless the config says another place. */
const asyncApiName = "asyncapi.yaml";

/** The results of one run. Nothing has been written to disk. */
export interface GenerateResult {
  /** The generated files, with paths relative to the output folder. Empty if a diagnostic is an error. */
  readonly files: readonly GeneratedFile[];
  /** Undefined if reading or linking the contract reported an error. */
  readonly model: ContractModel | undefined;
  /** Describes the contract as plain JSON, which takes some time for its samples. Undefined where there are no files. */
  readonly describe: (() => ContractDescription) | undefined;
  /** The problems of the contract, in document order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Every input document, for printing diagnostics with their source lines. */
  readonly documents: readonly Pick<SourceDocument, "uri" | "location" | "text">[];
  /** The absolute URLs of all files that were read or not found: a change of any of them may change the output. */
  readonly locations: readonly string[];
}

/** The surroundings of a run: where it reads, what prints OpenAPI types, and who follows its progress. */
export interface GenerateEnvironment extends ReadEnvironment {
  /**
   * Gives the printer of OpenAPI types, which is asked for only if they are wanted. Default: a printer on this thread.
   */
  readonly openApiPrinter?: () => OpenApiPrinter;
  /** Called before each stage with its name, in words for a person. */
  readonly onStage?: (stage: string) => void;
}

/** Generates every file of a contract in memory. Problems of the contract are diagnostics, never exceptions. */
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
  const pathOf = (path: string | undefined, name: string): string =>
    path === undefined ? name : pathInside(out, resolve(cwd, path));
  const hasOperations = model.operations.length > 0;
  const openApiFiles =
    hasOperations || options.openapi !== undefined
      ? [{ path: pathOf(options.openapi, openApiName), text: printYaml(openApi) }]
      : [];
  const asyncApi = deriveAsyncApi(model, openApi);
  const asyncApiFiles =
    asyncApi === undefined ? [] : [{ path: pathOf(options.asyncapi, asyncApiName), text: printYaml(asyncApi) }];
  const emitted = await emitFiles({
    plan,
    entryName: basename(documents[0]?.uri ?? options.entry),
    documents: options.documents ?? !hasOperations,
    openApiDocument: openApi,
    openApi: printOpenApi && { document: openApi, print: printOpenApi },
    served: serveDocuments(locatedDocuments(documents)),
    package: options.package,
    importExtension: options.importExtension ?? "js",
    console: options.console === true && hasOperations ? () => describeContract(model, plan) : undefined,
    arbitraries: options.arbitraries === true ? contractArbitraries(model, { nulls }) : undefined,
  });
  const snapshotFile = { path: snapshotName, text: printSnapshot(takeSnapshot(model, plan)) };
  const made = [...emitted, ...openApiFiles, ...asyncApiFiles, snapshotFile];
  const manifest = contractManifest({
    options,
    reader: inputs.reader,
    files: made,
    out,
    leftOut: diagnostics.leavesOut,
  });
  const files = [...made, { path: manifestName, text: printManifest(manifest) }];
  return resultOf(inputs, diagnostics, { model, files, describe: () => describeContract(model, plan) });
}

function resultOf(
  { all, reader }: ContractInputs,
  diagnostics: Diagnostics,
  { model, files = [], describe }: Partial<Pick<GenerateResult, "model" | "files" | "describe">> = {},
): GenerateResult {
  const locations = [...reader.locations];
  return { files, model, describe, diagnostics: diagnostics.sorted(all), documents: all, locations };
}
