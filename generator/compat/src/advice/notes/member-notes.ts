import type { Note } from "../note.js";
import { said } from "../phrase.js";

/** Notes about members and how often they occur. */
export const memberNotes = {
  "member-added-required": {
    says: ({ owner, member }) => said`${owner} has a new required member ${member}.`,
    send: "Send it: messages without it are refused.",
    read: "Accept it.",
  },
  "member-added-optional": {
    says: ({ owner, member }) => said`${owner} has a new optional member ${member}.`,
    send: "You may send it.",
    read: "Accept it, if you refuse members that you do not know.",
  },
  "member-removed-required": {
    says: ({ owner, member }) => said`${owner} no longer has the member ${member}, which was required.`,
    send: "Stop sending it.",
    read: "Stop relying on it: it no longer comes.",
  },
  "member-removed-optional": {
    says: ({ owner, member }) => said`${owner} no longer has the optional member ${member}.`,
    send: "Stop sending it.",
    read: "Stop relying on it: it no longer comes.",
  },
  "member-renamed": {
    says: ({ owner, old, now }) => said`In ${owner}, the member ${old} is now called ${now}.`,
    send: "Send it under the new name.",
    read: "Read it under the new name.",
  },
  "element-order-changed": {
    says: ({ place, old, now }) => said`The elements of ${place} come in the order ${now}; it was ${old}.`,
    send: "Send the elements in the new order.",
    read: "Read the elements in the new order.",
  },
  "requiredness-relaxed": {
    says: ({ owner, member }) => said`In ${owner}, ${member} may be absent; it was required.`,
    send: "You may leave it out.",
    read: "Be ready for its absence.",
  },
  "requiredness-tightened": {
    says: ({ owner, member }) => said`In ${owner}, ${member} is required; it was optional.`,
    send: "Send it always: messages without it are refused.",
    read: "You may rely on it.",
  },
  "cardinality-single-to-many": {
    says: ({ owner, member, now }) => said`In ${owner}, ${member} may occur several times (${now}); it occurred once.`,
    send: "Send a list.",
    read: "Read a list.",
  },
  "cardinality-many-to-single": {
    says: ({ owner, member, old }) => said`In ${owner}, ${member} occurs once; it could occur several times (${old}).`,
    send: "Send one value, not a list.",
    read: "Read one value, not a list.",
  },
  "item-count-narrowed": {
    says: ({ owner, member, old, now }) => said`In ${owner}, ${member} occurs ${now} times; it was ${old}.`,
    send: "Keep to the new count.",
    read: "Expect the new count.",
  },
  "item-count-widened": {
    says: ({ owner, member, old, now }) => said`In ${owner}, ${member} occurs ${now} times; it was ${old}.`,
    send: "You may use the new count.",
    read: "Be ready for the new count, if your code has fixed limits.",
  },
  "nillable-added": {
    says: ({ place }) => said`${place} may be null.`,
    send: "You may send null.",
    read: "Be ready for null.",
  },
  "nillable-removed": {
    says: ({ place }) => said`${place} may no longer be null.`,
    send: "Stop sending null.",
    read: "Null no longer comes.",
  },
} as const satisfies Readonly<Record<string, Note>>;
