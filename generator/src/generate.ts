import { basename, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { contractArbitraries } from "./arbitrary/contract-arbitraries.js";
import type { ContractOptions } from "./config/contract-options.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { Diagnostics } from "./diagnostics/diagnostics.js";
import { emitFiles } from "./emit/emit-files.js";
import type { GeneratedFile } from "./emit/generated-file.js";
import { type OpenApiPrinter, openApiPrinter } from "./emit/openapi-printer.js";
import { linkContract } from "./link/link-contract.js";
import { buildModel } from "./model/build-model.js";
import type { ContractModel } from "./model/contract-model.js";
import { kebabCase } from "./model/identifier.js";
import { deriveOpenApi } from "./openapi/derive-openapi.js";
import { readJsonSurface } from "./openapi/json-surface.js";
import { printOpenApi } from "./openapi/print-openapi.js";
import { readRoutes } from "./openapi/read-routes.js";
import { parseDocuments } from "./parse/parse-documents.js";
import { planContract } from "./plan/plan-contract.js";
import { ContractReader } from "./source/contract-reader.js";
import { loadDocuments } from "./source/load-documents.js";
import type { NetworkLock } from "./source/network-lock.js";
import { readTextDocument } from "./source/read-text-document.js";
import { resolveLocation } from "./source/resolve-location.js";
import { serveDocuments } from "./source/served-document.js";
import type { SourceDocument } from "./source/source-document.js";
import { snapshotName } from "./summary/contract-snapshot.js";
import { printSnapshot } from "./summary/print-snapshot.js";
import { takeSnapshot } from "./summary/take-snapshot.js";
import { absent, digest, type Manifest, manifestName, printManifest } from "./write/manifest.js";
import { optionsDigest } from "./write/options-digest.js";

/** What one run makes of a contract; nothing has been written. */
export interface GenerateResult {
  /** Empty where a diagnostic is an error. Paths are relative to the output folder. */
  readonly files: readonly GeneratedFile[];
  /** Undefined where the contract could not be linked. */
  readonly model: ContractModel | undefined;
  /** In document order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Every input document, for printing diagnostics with their source lines. */
  readonly documents: readonly { readonly uri: string; readonly text: string }[];
  /** Absolute URLs of all that was read, or looked for in vain: what to watch for a change. */
  readonly locations: readonly string[];
}

/** Where relative paths start, and what may be fetched. */
export interface GenerateEnvironment {
  readonly cwd?: string;
  /** Whether imports over `http(s)` are fetched; a network entry always is. */
  readonly allowNetwork?: boolean;
  /** Holds what is fetched to what was fetched before. */
  readonly network?: NetworkLock;
  /** Who makes the types of the OpenAPI document; this thread, where nobody is named. */
  readonly openApiPrinter?: OpenApiPrinter;
  /** Told what is done next, in words for a person. */
  readonly onStage?: (stage: string) => void;
}

/** Reads a contract and makes every file of it in memory. Problems of the contract are diagnostics, never exceptions. */
export async function generateContract(
  options: ContractOptions,
  environment: GenerateEnvironment = {},
): Promise<GenerateResult> {
  const cwd = environment.cwd ?? process.cwd();
  const diagnostics = new Diagnostics();
  const { network, allowNetwork = false, onStage = () => {} } = environment;
  onStage("reading");
  const reader = new ContractReader(options.namespaces, network?.read);
  const mayRead = (location: string): boolean => {
    reader.locations.add(location);
    return network?.mayRead(location) ?? false;
  };
  const loading = { cwd, read: reader.read, allowNetwork, mayRead };
  const documents = await loadDocuments(options.entry, loading, diagnostics);
  const routesDocument = await readTextDocument(options.routes, cwd, reader, diagnostics);
  const inputs = routesDocument === undefined ? documents : [...documents, routesDocument];
  const stop = (model?: ContractModel): GenerateResult => ({
    files: [],
    model,
    diagnostics: diagnostics.sorted(inputs),
    documents: inputs,
    locations: [...reader.locations],
  });
  onStage("checking");
  const parsed = parseDocuments(documents, diagnostics);
  const linked = linkContract(parsed, diagnostics, options.operations);
  if (linked === undefined || diagnostics.failed) return stop();
  const model = buildModel({ name: contractName(options), typeNames: options.names?.types }, linked, diagnostics);
  if (diagnostics.failed) return stop(model);
  onStage(`deriving OpenAPI from ${model.types.length} types and ${model.operations.length} operations`);
  const routes = readRoutes(routesDocument, model, diagnostics);
  const openApi = deriveOpenApi(model, routes);
  const surface = readJsonSurface(openApi, model, diagnostics);
  const openApiTypes = (environment.openApiPrinter ?? openApiPrinter).begin(openApi);
  const { nulls = "nil", streams, names } = options;
  const plan = planContract(model, surface, { nulls, streams, functionNames: names?.operations }, diagnostics);
  if (diagnostics.failed) return stop(model);
  onStage("printing code");
  const openApiText = printOpenApi(openApi);
  const emitted = await emitFiles({
    plan,
    entryName: basename(documents[0]?.uri ?? options.entry),
    openApi,
    openApiTypes,
    served: serveDocuments(documents.flatMap((document) => located(document, documents))),
    package: options.package,
    arbitraries: options.arbitraries === true ? contractArbitraries(model, { nulls }) : undefined,
  });
  const files = [
    ...emitted,
    { path: openApiPath(options, cwd), text: openApiText },
    { path: snapshotName, text: printSnapshot(takeSnapshot(model, plan)) },
  ];
  const manifest = manifestOf(options, files, reader, resolve(cwd, options.out));
  return { ...stop(model), files: [...files, { path: manifestName, text: printManifest(manifest) }] };
}

function contractName(options: ContractOptions): string {
  return kebabCase(options.name ?? basename(options.entry.replace(/[?#].*$/, "")).replace(/\.\w+$/, "")) || "contract";
}

/** A document whose locations can be looked up among the loaded ones. */
function located(document: SourceDocument, all: readonly SourceDocument[]) {
  const { root, uri, text, location } = document;
  if (root === undefined) return [];
  const resolveUri = (reference: string): string | undefined => {
    const target = resolveLocation(location, reference);
    return all.find((other) => other.location === target)?.uri;
  };
  return [{ uri, text, root, resolve: resolveUri }];
}

/** The OpenAPI document's path as seen from the output folder. */
function openApiPath(options: ContractOptions, cwd: string): string {
  if (options.openapi === undefined) return "openapi.yaml";
  return posixPath(relative(resolve(cwd, options.out), resolve(cwd, options.openapi)));
}

function manifestOf(
  options: ContractOptions,
  files: readonly GeneratedFile[],
  reader: ContractReader,
  out: string,
): Manifest {
  const found = [...reader.digests, ...reader.missing.map((location): [string, string] => [location, absent])];
  const inputs = found.map(([location, value]): [string, string] => {
    const isFile = location.startsWith("file:");
    return [isFile ? posixPath(relative(out, fileURLToPath(location))) : location, value];
  });
  return {
    options: optionsDigest(options),
    inputs: Object.fromEntries(inputs.sort(byPath)),
    outputs: Object.fromEntries(files.map((file): [string, string] => [file.path, digest(file.text)]).sort(byPath)),
  };
}

function byPath(left: readonly [string, string], right: readonly [string, string]): number {
  return left[0] < right[0] ? -1 : 1;
}

function posixPath(path: string): string {
  return path.replaceAll("\\", "/");
}
