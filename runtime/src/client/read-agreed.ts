import { DecodeError } from "../errors/decode-error.js";
import { withWorkBudget } from "../simple-types/facets/work-budget.js";
import { ProtocolError, type ReplyFacts } from "./call-error.js";

/**
 * What `read` reads, within the budget of work of so many characters, if that is known. Throws the `ProtocolError` of a reply that is not what the contract says: `reasonOf` tells what is
 * wrong with it, or undefined for an error that says nothing of the reply, which is thrown as it is.
 */
export function readAgreed<Result>(
  facts: ReplyFacts,
  reasonOf: (cause: unknown) => string | undefined,
  read: () => Result,
  characters?: number,
): Result {
  try {
    return withWorkBudget(read, characters);
  } catch (cause) {
    const reason = reasonOf(cause);
    if (reason === undefined) throw cause;
    const issues = cause instanceof DecodeError ? cause.issues : [];
    const status = facts.status < 300 ? "" : `HTTP status ${facts.status}: `;
    throw new ProtocolError(`${status}the reply breaks the contract: ${reason}`, { ...facts, cause }, issues);
  }
}
