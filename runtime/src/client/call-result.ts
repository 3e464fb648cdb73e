import type { Issue } from "../errors/issue.js";
import { type CallFailure, isCallError } from "./call-error.js";
import { issuesOf } from "./reply-issues.js";

/**
 * The result of a call: its reply, `undefined` for a one-way message, or its error. `issues` has the problems of a
 * reply that was read leniently.
 */
export type CallResult<Reply> =
  | { readonly ok: true; readonly reply: Reply; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly error: CallFailure };

/**
 * The result of a call as a value, so that failures are typed and need no `catch`. It rejects only for errors other
 * than `CallError`, which are mistakes in the program.
 */
export async function resultOf<Reply>(call: Promise<Reply>): Promise<CallResult<Reply>> {
  try {
    const reply = await call;
    return { ok: true, reply, issues: issuesOf(reply) };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { ok: false, error };
  }
}
