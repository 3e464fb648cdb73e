import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel } from "../model/contract-model.js";
import type { SourceDocument } from "../read/source-document.js";
import { type ReadEnvironment, readInputs } from "./contract-inputs.js";
import type { ContractSource } from "./contract-source.js";
import { usableModel } from "./usable-model.js";

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
  const model = usableModel(options, documents, diagnostics);
  return { model: diagnostics.failed ? undefined : model, diagnostics: diagnostics.sorted(documents), documents };
}
