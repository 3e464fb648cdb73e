import type { Note } from "../note.js";
import { said } from "../phrase.js";

/** Notes about generated TypeScript. */
export const sourceNotes = {
  "ts-symbol-changed": {
    says: ({ old, now }) =>
      now === undefined
        ? said`Nothing is exported as ${old} any more.`
        : said`What was exported as ${old} is now ${now}.`,
    act: "Use the new name, or remove code that needs the old one.",
  },
  "ts-module-path-changed": {
    says: ({ old, now }) => said`The package ${old} is now ${now}.`,
    act: "Import from the new package.",
  },
  "ts-optionality-style-changed": {
    says: ({ place, old, now }) => said`The option ${place} is ${now}; it was ${old}.`,
    act: "Check code that compares with null or undefined: absent values now look otherwise.",
  },
  "ts-scalar-mapping-changed": {
    says: ({ place, old, now }) => said`${place} is ${now} in TypeScript; it was ${old}.`,
    act: "Use the new TypeScript type.",
  },
  "ts-signature-changed": {
    says: ({ place, old, now }) => said`The signature of ${place} is ${now}; it was ${old}.`,
    act: "Call and implement it with the new signature.",
  },
  "generator-version-changed": {
    says: ({ now }) => said`A newer generator writes other code: ${now}.`,
  },
} as const satisfies Readonly<Record<string, Note>>;
