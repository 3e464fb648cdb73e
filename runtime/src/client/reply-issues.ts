import type { Issue } from "../errors/issue.js";
import type { LenientOption } from "../lenient/lenient-types.js";

/** The issues of replies. */
const known = new WeakMap<object, readonly Issue[]>();

/** Keeps the issues of a reply that was read leniently, and passes them to the caller's function. */
export function tellIssues(reply: unknown, issues: readonly Issue[], lenient: LenientOption): void {
  if (issues.length === 0) return;
  if (typeof reply === "object" && reply !== null) known.set(reply, issues);
  if (typeof lenient === "function") lenient(issues);
}

/** The issues of a reply that was read leniently; none if it keeps the contract or was read strictly. */
export function issuesOf(reply: unknown): readonly Issue[] {
  return (typeof reply === "object" && reply !== null && known.get(reply)) || [];
}
