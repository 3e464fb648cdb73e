import type { ContractOptions } from "./config/contract-options.js";
import { type ReadEnvironment, readInputs } from "./contract-inputs.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { Diagnostics } from "./diagnostics/diagnostics.js";
import { linkContract } from "./link/link-contract.js";
import { buildModel } from "./model/build-model.js";
import type { ContractModel } from "./model/contract-model.js";
import { modelOptions } from "./model/model-options.js";
import { parseDocuments } from "./parse/parse-documents.js";
import type { SourceDocument } from "./source/source-document.js";

/** What a contract means, or what is wrong with it. */
export interface LoadedModel {
  /** Undefined where a diagnostic is an error. */
  readonly model: ContractModel | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: readonly Pick<SourceDocument, "uri" | "location" | "text">[];
}

/** Reads a contract as far as its model, for commands that generate nothing. */
export async function loadModel(options: ContractOptions, environment: ReadEnvironment): Promise<LoadedModel> {
  const diagnostics = new Diagnostics();
  const { documents } = await readInputs({ ...options, routes: undefined }, environment, diagnostics);
  const linked = linkContract(parseDocuments(documents, diagnostics), diagnostics, options.operations);
  const model = diagnostics.failed ? undefined : buildModel(modelOptions(options), linked, diagnostics);
  return { model: diagnostics.failed ? undefined : model, diagnostics: diagnostics.sorted(documents), documents };
}
