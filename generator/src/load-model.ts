import { basename } from "node:path";
import type { ContractOptions } from "./config/contract-options.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { Diagnostics } from "./diagnostics/diagnostics.js";
import type { GenerateEnvironment } from "./generate.js";
import { linkContract } from "./link/link-contract.js";
import { buildModel } from "./model/build-model.js";
import type { ContractModel } from "./model/contract-model.js";
import { parseDocuments } from "./parse/parse-documents.js";
import { ContractReader } from "./source/contract-reader.js";
import { loadDocuments } from "./source/load-documents.js";

/** What a contract means, or what is wrong with it. */
export interface LoadedModel {
  /** Undefined where a diagnostic is an error. */
  readonly model: ContractModel | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: readonly { readonly uri: string; readonly text: string }[];
}

/** Reads a contract as far as its model, for commands that generate nothing. */
export async function loadModel(options: ContractOptions, environment: GenerateEnvironment): Promise<LoadedModel> {
  const cwd = environment.cwd ?? process.cwd();
  const diagnostics = new Diagnostics();
  const { network, allowNetwork = false } = environment;
  const { read } = new ContractReader(options.namespaces, network?.read);
  const mayRead = (location: string): boolean => network?.mayRead(location) ?? false;
  const loading = { cwd, read, allowNetwork, mayRead };
  const documents = await loadDocuments(options.entry, loading, diagnostics);
  const linked = linkContract(parseDocuments(documents, diagnostics), diagnostics, options.operations);
  const names = { name: options.name ?? basename(options.entry), typeNames: options.names?.types };
  const isSound = linked !== undefined && !diagnostics.failed;
  const model = isSound ? buildModel(names, linked, diagnostics) : undefined;
  return { model: diagnostics.failed ? undefined : model, diagnostics: diagnostics.sorted(documents), documents };
}
