import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { type LoadOptions, loadDocuments } from "../read/load-documents.js";
import type { SourceDocument } from "../read/source-document.js";
import { linkUsable, type UsableContract } from "../services/link-usable.js";
import type { LinkedContract } from "../services/linked-contract.js";
import { isContractDocument } from "../syntax/parse-documents.js";

/** The documents and the linked contract; no contract where the entry document could not be read. */
export interface ReadContractResult {
  readonly documents: readonly SourceDocument[];
  readonly contract: LinkedContract | undefined;
}

/** Loads, parses and links a contract in one go. Problems are in `diagnostics`; the contract is there all the same. */
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
