import type { Note } from "../note.js";
import { said } from "../phrase.js";

/** Notes about simple types, their facets and values. */
export const simpleTypeNotes = {
  "type-changed": {
    says: ({ place, old, now }) => said`The type of ${place} is ${now}; it was ${old}.`,
    send: "Send values of the new type.",
    read: "Read values of the new type.",
  },
  "type-widened": {
    says: ({ place, old, now }) => said`The type of ${place} is ${now}, which has more values than ${old}.`,
    send: "You may send the new values.",
    read: "Be ready for values that the old type did not have.",
  },
  "type-narrowed": {
    says: ({ place, old, now }) => said`The type of ${place} is ${now}, which has fewer values than ${old}.`,
    send: "Send only values of the new type.",
    read: "You may rely on the new type.",
  },
  "default-value-changed": {
    says: ({ place, old, now }) => said`The default of ${place} is ${now}; it was ${old}.`,
    send: "Send the value itself, if you relied on the old default.",
    read: "Take the new default for a value that is absent.",
  },
  "fixed-value-changed": {
    says: ({ place, old, now }) => said`The fixed value of ${place} is ${now}; it was ${old}.`,
    send: "Send the fixed value.",
    read: "Expect the fixed value.",
  },
  "enum-value-added": {
    says: ({ place, now }) => said`${place} has new values: ${now}.`,
    send: "You may send the new values.",
    read: "Handle the new values, wherever your code lists all values.",
  },
  "enum-value-removed": {
    says: ({ place, old }) => said`${place} no longer has the values ${old}.`,
    send: "Stop sending these values.",
    read: "Remove code for these values.",
  },
  "enum-introduced": {
    says: ({ place, now }) => said`${place} accepts only certain values: ${now}.`,
    send: "Send only these values.",
    read: "You may rely on these values.",
  },
  "enum-lifted": {
    says: ({ place, old }) => said`${place} accepts any value of its type; it was limited to ${old}.`,
    send: "You may send other values.",
    read: "Handle values that are not in the list.",
  },
  "union-introduced": {
    says: ({ place, old, now }) => said`The type of ${place} is ${now}; it was ${old}.`,
    send: "You may send values of the other types.",
    read: "Handle values of the other types.",
  },
  "union-lifted": {
    says: ({ place, old, now }) => said`The type of ${place} is ${now}; it was ${old}.`,
    send: "Send only values of the type that remains.",
    read: "You may rely on the type that remains.",
  },
  "pattern-added": {
    says: ({ place, now }) => said`${place} must match the pattern ${now}.`,
    send: "Send only values that match.",
    read: "You may rely on the pattern.",
  },
  "pattern-changed": {
    says: ({ place, old, now }) => said`The pattern of ${place} is ${now}; it was ${old}.`,
    send: "Send only values that match the new pattern.",
    read: "Accept values that match the new pattern.",
  },
  "bounds-narrowed": {
    says: ({ place, old, now }) => said`The limits of ${place} are tighter: ${now}; before: ${old}.`,
    send: "Keep to the new limits.",
    read: "You may rely on the new limits.",
  },
  "bounds-widened": {
    says: ({ place, old, now }) => said`The limits of ${place} are looser: ${now}; before: ${old}.`,
    send: "You may use the new limits.",
    read: "Make room for larger values, in columns and buffers for example.",
  },
} as const satisfies Readonly<Record<string, Note>>;
