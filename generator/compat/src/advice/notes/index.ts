import type { RuleId } from "../../rules/rules.js";
import type { Note } from "../note.js";
import { contentNotes } from "./content-notes.js";
import { jsonNotes } from "./json-notes.js";
import { memberNotes } from "./member-notes.js";
import { operationNotes } from "./operation-notes.js";
import { serviceNotes } from "./service-notes.js";
import { simpleTypeNotes } from "./simple-type-notes.js";
import { sourceNotes } from "./source-notes.js";

/** Rules about the house: files, imports, waivers and versions. They change nothing for readers of a contract. */
type HouseRule =
  | "stubs-stale"
  | "stubs-edited"
  | "stubs-orphaned"
  | "import-unpinned"
  | "import-drifted"
  | "contract-version-unchanged"
  | "version-not-bumped"
  | "contract-mark-relaxed"
  | "waiver-expired"
  | "waiver-unused";

/** The note of each rule; a rule without one does not compile, unless it is about the house. */
const notes: Readonly<Record<Exclude<RuleId, HouseRule>, Note>> = {
  ...serviceNotes,
  ...operationNotes,
  ...memberNotes,
  ...simpleTypeNotes,
  ...contentNotes,
  ...jsonNotes,
  ...sourceNotes,
};

const byRule: ReadonlyMap<string, Note> = new Map(Object.entries(notes));

/** The note about a rule's changes; undefined for rules about the house. */
export function noteOf(rule: RuleId): Note | undefined {
  return byRule.get(rule);
}
