import type { Phrase } from "./phrase.js";

/** The values of a change, shortened and visible, as sentences use them. */
export interface NotedChange {
  /** The whole place without namespaces: `Order/line/@count`. */
  readonly place: string;
  /** The place without its last name: `Order/line`. The place itself if it has one name only. */
  readonly owner: string;
  /** The last name of the place: `count`. */
  readonly member: string;
  /** The first name of the place: the operation, type, service or schema. */
  readonly subject: string;
  /** The old and new values; undefined for a side without one. */
  readonly old: string | undefined;
  readonly now: string | undefined;
}

/** What is said about the changes of one rule. */
export interface Note {
  /** What changed, as one sentence. */
  readonly says: (change: NotedChange) => Phrase;
  /** What those do who write such messages: callers for requests, implementers for replies. */
  readonly send?: string;
  /** What those do who read such messages: implementers for requests, callers for replies. */
  readonly read?: string;
  /** What everybody does, if it does not depend on who writes and who reads. */
  readonly act?: string;
}
