import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { SourceDocument } from "../read/xml-tree.js";
import { type ParsedContract, parseDocuments } from "../syntax/parse-documents.js";
import { leaveOutBroken } from "./left-out/leave-out-broken.js";
import { type LinkOptions, linkContract } from "./link-contract.js";
import type { LinkedContract } from "./linked-contract.js";

/** A contract's documents, and what of it is wanted. */
export interface UsableContract extends LinkOptions {
  readonly documents: readonly SourceDocument[];
  /** Whether an operation that cannot be had is an error. Default: it is left out, as long as others remain. */
  readonly strict?: boolean | undefined;
}

/**
 * Parses and links a contract, and goes on with `then` if nothing failed. If something did, in either, the same is done without
 * the operations that it keeps from being had, as long as others remain. What failed is in `diagnostics`: if that does not help,
 * what failed at first.
 */
export function linkUsable(
  { documents, operations, elements, unresolved, strict = false }: UsableContract,
  diagnostics: Diagnostics,
  then: (linked: LinkedContract) => void = () => {},
): LinkedContract {
  if (strict) diagnostics.keepNone();
  let parsed: ParsedContract = parseDocuments(documents, diagnostics);
  let giveUp: (() => void) | undefined;
  for (;;) {
    const linked = linkContract(parsed, diagnostics, { operations, elements, unresolved });
    if (!diagnostics.failed) then(linked);
    if (!diagnostics.failed || strict) return linked;
    giveUp ??= diagnostics.remember();
    const left = leaveOutBroken({ documents, parsed, operations }, diagnostics);
    if (left === undefined) {
      giveUp();
      return linked;
    }
    parsed = left;
  }
}
