import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { SourceDocument } from "../read/xml-tree.js";
import { type ParsedContract, parseDocuments } from "../syntax/parse-documents.js";
import { leaveOutBroken } from "./left-out/leave-out-broken.js";
import { type LinkOptions, linkContract } from "./link-contract.js";
import type { LinkedContract } from "./linked-contract.js";

/** The documents of a contract, and the options for linking them. */
export interface UsableContract extends LinkOptions {
  readonly documents: readonly SourceDocument[];
  /** Whether an unusable operation is an error. Default: it is left out if others remain. */
  readonly strict?: boolean | undefined;
}

/**
 * Parses and links a contract, and calls `then` with the result. If either fails, both are repeated without the
 * operations that cause the failure, as long as others remain. `diagnostics` has the problems of the last attempt, or
 * of the first if no attempt succeeds.
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
