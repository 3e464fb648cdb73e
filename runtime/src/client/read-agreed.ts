import { DecodeError } from "../errors/decode-error.js";
import { withWorkBudget } from "../simple-types/facets/work-budget.js";
import { ProtocolError, type ReplyFacts } from "./call-error.js";

/**
 * Runs `read` within the budget of work for a number of characters, if that is known. Throws `ProtocolError` if the
 * reply breaks the contract: `reasonOf` gives the reason for an error, or undefined for errors that do not concern the
 * reply, which are thrown unchanged.
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

/**
 * Returns `message` after the caller's function for header blocks is done: `taken` is its result, or a promise of it.
 */
export function onceTaken<Message>(taken: unknown, message: Message): Message | Promise<Message> {
  return taken === undefined ? message : Promise.resolve(taken).then(() => message);
}
