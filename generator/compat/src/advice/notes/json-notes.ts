import type { Note } from "../note.js";
import { said } from "../phrase.js";

/** Notes about the JSON form of values. */
export const jsonNotes = {
  "json-name-changed": {
    says: ({ place, old, now }) => said`The JSON name of ${place} is ${now}; it was ${old}.`,
    send: "Send the new name.",
    read: "Read the new name.",
  },
  "json-shape-changed": {
    says: ({ place, old, now }) => said`The JSON form of ${place} is ${now}; it was ${old}.`,
    send: "Send the new form.",
    read: "Read the new form.",
  },
  "unknown-members-closed": {
    says: ({ place }) => said`${place} refuses members that the contract does not declare.`,
    send: "Send only members that the contract declares.",
    read: "No other members come.",
  },
  "unknown-members-opened": { says: ({ place }) => said`${place} accepts members that the contract does not declare.` },
} as const satisfies Readonly<Record<string, Note>>;
