import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Diagnostic, Diagnostics } from "@stubwright/contract/diagnostics";
import { openApiName, readRoutes } from "@stubwright/contract/json";
import { type ContractInputs, type ReadEnvironment, readInputs, usableModel } from "@stubwright/contract/load";
import type { ContractModel } from "@stubwright/contract/model";
import { locatedDocuments, type SourceDocument, serveDocuments } from "@stubwright/contract/read";
import type { ContractDescription } from "@stubwright/runtime/codec";
import { deriveAsyncApi } from "./asyncapi/derive-asyncapi.js";
import { describeContract } from "./description/describe-contract.js";
import { emitFiles, fileHeader } from "./emit/emit-files.js";
import { emitPackage } from "./emit/emit-package.js";
import { type OpenApiPrinter, openApiPrinter } from "./emit/openapi-printer.js";
import { publicPlan } from "./emitters/public-plan.js";
import { runEmitters } from "./emitters/run-emitters.js";
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
  const entryName = basename(documents[0]?.uri ?? options.entry);
  const header = fileHeader(entryName);
  const importExtension = options.importExtension ?? "js";
  const modules = await emitFiles({
    plan,
    header,
    documents: options.documents ?? !hasOperations,
    openApiDocument: openApi,
    openApi: printOpenApi && { document: openApi, print: printOpenApi },
    served: serveDocuments(locatedDocuments(documents)),
    importExtension,
    console: options.console === true && hasOperations ? () => describeContract(model, plan) : undefined,
  });
  const moduleNames = modules.map(({ path }) => path);
  const snapshotFile = { path: snapshotName, text: printSnapshot(takeSnapshot(model, plan)) };
  const ours = [...modules, ...openApiFiles, ...asyncApiFiles, snapshotFile];
  const emitters = await runEmitters({
    options,
    model,
    plan: () =>
      publicPlan({
        plan,
        entryName,
        openApi,
        importExtension,
        modules: moduleNames.map((path) => path.replace(/\.ts$/, "")),
      }),
    header,
    taken: [...ours.map(({ path }) => path), ...packageFiles, manifestName],
    cwd,
  });
  const packaged =
    options.package === undefined
      ? []
      : emitPackage(options.package, {
          modules: moduleNames,
          emitted: emitters.files.map(({ path }) => path),
          peerDependencies: emitters.peerDependencies,
          importExtension,
        });
  const made = [...ours, ...emitters.files, ...packaged];
  const manifest = contractManifest({
    options,
    reader: inputs.reader,
    plugIns: emitters.inputs,
    files: made,
    out,
    leftOut: diagnostics.leavesOut,
  });
  const files = [...made, { path: manifestName, text: printManifest(manifest) }];
  const describe = (): ContractDescription => describeContract(model, plan);
  return resultOf(inputs, diagnostics, { model, files, describe, plugIns: [...emitters.inputs.keys()] });
}

/** Names that only the generated package's own files have, with or without `package` in the options. */
const packageFiles = ["package.json", "tsconfig.json"];

/** The files of a result, and what only a contract without errors has. */
type ResultParts = Partial<Pick<GenerateResult, "model" | "files" | "describe">> & {
  /** The absolute paths of the files of plug-ins. */
  readonly plugIns?: readonly string[];
};

function resultOf(
  { all, reader }: ContractInputs,
  diagnostics: Diagnostics,
  { model, files = [], describe, plugIns = [] }: ResultParts = {},
): GenerateResult {
  const locations = [...reader.locations, ...plugIns.map((path) => pathToFileURL(path).href)];
  return { files, model, describe, diagnostics: diagnostics.sorted(all), documents: all, locations };
}
