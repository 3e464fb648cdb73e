import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { buildModel } from "../model/build-model.js";
import type { ContractModel } from "../model/contract-model.js";
import { type LoadOptions, loadDocuments } from "../read/load-documents.js";
import type { SourceDocument } from "../read/xml-tree.js";
import { checkHeldValues } from "../sample/check-held-values.js";
import { linkUsable, type UsableContract } from "../services/link-usable.js";
import type { LinkedContract } from "../services/linked-contract.js";
import { isContractDocument } from "../syntax/parse-documents.js";
import { type ReadEnvironment, readInputs } from "./contract-inputs.js";
import { type ContractSource, modelOptions } from "./contract-source.js";

/** The model of a contract, or the problems that prevent one. */
export interface LoadedModel {
  /** Undefined if a diagnostic is an error. */
  readonly model: ContractModel | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: readonly Pick<SourceDocument, "uri" | "location" | "text">[];
}

/** Reads a contract up to its model, for commands that generate nothing. */
export async function loadModel(options: ContractSource, environment: ReadEnvironment = {}): Promise<LoadedModel> {
  const diagnostics = new Diagnostics();
  const { documents } = await readInputs({ ...options, routes: undefined }, environment, diagnostics);
  const model = usableModel(options, documents, diagnostics);
  return { model: diagnostics.failed ? undefined : model, diagnostics: diagnostics.sorted(documents), documents };
}

/** The model of the usable part of a contract; undefined if linking fails. Reports what is left out and what fails. */
export function usableModel(
  options: ContractSource,
  documents: readonly SourceDocument[],
  diagnostics: Diagnostics,
): ContractModel | undefined {
  const { operations, elements, unresolved, strict } = options;
  let model: ContractModel | undefined;
  linkUsable({ documents, operations, elements, unresolved, strict }, diagnostics, (linked) => {
    model = buildModel(modelOptions(options), linked, diagnostics);
    checkHeldValues(model, diagnostics);
  });
  return model;
}

/** The documents and the linked contract; no contract if the entry document could not be read. */
export interface ReadContractResult {
  readonly documents: readonly SourceDocument[];
  readonly contract: LinkedContract | undefined;
}

/** Loads, parses and links a contract. The contract is returned even if `diagnostics` has problems. */
export async function readContract(
  entry: string | URL,
  options: LoadOptions & Omit<UsableContract, "documents">,
  diagnostics: Diagnostics,
): Promise<ReadContractResult> {
  const documents = await loadDocuments(entry, options, diagnostics);
  const { operations, elements, unresolved, strict } = options;
  const contract = linkUsable({ documents, operations, elements, unresolved, strict }, diagnostics);
  const [first] = documents;
  return { documents, contract: first !== undefined && isContractDocument(first) ? contract : undefined };
}
