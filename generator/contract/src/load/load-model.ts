import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { buildModel } from "../model/build-model.js";
import type { ContractModel } from "../model/contract-model.js";
import type { SourceDocument } from "../read/source-document.js";
import { linkContract } from "../services/link-contract.js";
import { parseDocuments } from "../syntax/parse-documents.js";
import { type ReadEnvironment, readInputs } from "./contract-inputs.js";
import { type ContractSource, modelOptions } from "./contract-source.js";

/** What a contract means, or what is wrong with it. */
export interface LoadedModel {
  /** Undefined where a diagnostic is an error. */
  readonly model: ContractModel | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: readonly Pick<SourceDocument, "uri" | "location" | "text">[];
}

/** Reads a contract as far as its model, for commands that generate nothing. */
export async function loadModel(options: ContractSource, environment: ReadEnvironment = {}): Promise<LoadedModel> {
  const diagnostics = new Diagnostics();
  const { documents } = await readInputs({ ...options, routes: undefined }, environment, diagnostics);
  const linked = linkContract(parseDocuments(documents, diagnostics), diagnostics, options);
  const model = diagnostics.failed ? undefined : buildModel(modelOptions(options), linked, diagnostics);
  return { model: diagnostics.failed ? undefined : model, diagnostics: diagnostics.sorted(documents), documents };
}
