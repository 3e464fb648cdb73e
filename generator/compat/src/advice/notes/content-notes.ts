import type { Note } from "../note.js";
import { said } from "../phrase.js";

/** Notes about content models, derivation, names and namespaces. */
export const contentNotes = {
  "all-to-sequence": {
    says: ({ place, now }) => said`The elements of ${place} have an order: ${now}.`,
    send: "Send the elements in this order.",
    read: "The elements come in this order.",
  },
  "sequence-to-all": {
    says: ({ place }) => said`The elements of ${place} may come in any order.`,
    send: "You may send the elements in any order.",
    read: "Accept the elements in any order.",
  },
  "choice-sequence-switched": {
    says: ({ place, old, now }) => said`The content of ${place} is ${now}; it was ${old}.`,
    send: "Send the new content.",
    read: "Read the new content.",
  },
  "choice-branch-added": {
    says: ({ owner, member }) => said`The choice in ${owner} has a new branch ${member}.`,
    send: "You may send the new branch.",
    read: "Handle the new branch.",
  },
  "choice-branch-removed": {
    says: ({ owner, member }) => said`The choice in ${owner} no longer has the branch ${member}.`,
    send: "Stop sending the branch.",
    read: "Remove code for the branch.",
  },
  "wildcard-widened": {
    says: ({ owner, old, now }) => said`${owner} is open to more content: ${now}; before: ${old}.`,
    send: "You may send such content.",
    read: "Accept such content, if you refuse what you do not know.",
  },
  "wildcard-narrowed": {
    says: ({ owner, old, now }) => said`${owner} is open to less content: ${now}; before: ${old}.`,
    send: "Send no content of your own that is now excluded.",
    read: "Do not rely on content that is now excluded.",
  },
  "member-left-to-wildcard": {
    says: ({ owner, member }) => said`${owner} no longer declares ${member}; it may still come as open content.`,
    send: "Send it as open content.",
    read: "Read it from the open content.",
  },
  "mixed-content-switched": {
    says: ({ place, now }) =>
      now === "true"
        ? said`${place} may have text between its elements.`
        : said`${place} has no text between its elements any more.`,
    send: "Send the new form.",
    read: "Read the new form.",
  },
  "alternative-type-added": {
    says: ({ owner, now }) => said`${owner} may be of another type, ${now}.`,
    send: "You may send the new type.",
    read: "Handle the new type, wherever your code tells types apart.",
  },
  "alternative-type-removed": {
    says: ({ owner, old }) => said`${owner} may no longer be of the type ${old}.`,
    send: "Stop sending the type.",
    read: "Remove code for the type.",
  },
  "type-became-abstract": {
    says: ({ place }) => said`${place} is abstract: only types derived from it can be sent.`,
    send: "Send a derived type.",
    read: "Expect derived types only.",
  },
  "simple-content-gained-attributes": {
    says: ({ place, now }) => said`${place} has attributes beside its text: it is ${now}.`,
    send: "Send an object with the text and its attributes.",
    read: "Read an object with the text and its attributes.",
  },
  "schema-namespace-changed": {
    says: ({ old, now }) => said`The namespace ${old} is now ${now}.`,
    act: "Generate your code again: elements of the old namespace are not recognised.",
  },
  "element-form-changed": {
    says: ({ place, old, now }) => said`Local names of ${place} are ${now}; they were ${old}.`,
    act: "Generate your code again: names with and without a namespace are different names.",
  },
  "element-attribute-switched": {
    says: ({ place, old, now }) => said`${place} is an ${now}; it was an ${old}.`,
    send: "Send it in its new form.",
    read: "Read it in its new form.",
  },
} as const satisfies Readonly<Record<string, Note>>;
