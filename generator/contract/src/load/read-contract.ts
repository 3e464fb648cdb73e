import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { type LoadOptions, loadDocuments } from "../read/load-documents.js";
import type { SourceDocument } from "../read/source-document.js";
import { linkContract } from "../services/link-contract.js";
import type { LinkedContract } from "../services/linked-contract.js";
import { parseDocuments } from "../syntax/parse-documents.js";

/** The documents and the linked contract; no contract where the entry document could not be read. */
export interface ReadContractResult {
  readonly documents: readonly SourceDocument[];
  readonly contract: LinkedContract | undefined;
}

/** Loads, parses and links a contract in one go. Problems are in `diagnostics`; the contract is there all the same. */
export async function readContract(
  entry: string | URL,
  options: LoadOptions & { readonly operations?: readonly string[] | undefined },
  diagnostics: Diagnostics,
): Promise<ReadContractResult> {
  const documents = await loadDocuments(entry, options, diagnostics);
  const parsed = parseDocuments(documents, diagnostics);
  const usable = documents[0] !== undefined && parsed.documents[0]?.uri === documents[0].uri;
  return { documents, contract: usable ? linkContract(parsed, diagnostics, options) : undefined };
}
