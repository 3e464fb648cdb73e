import type { Note } from "../note.js";
import { said } from "../phrase.js";

/** Notes about operations, their messages, headers, faults and routes. */
export const operationNotes = {
  "operation-removed": {
    says: ({ subject }) => said`The operation ${subject} is gone.`,
    act: "Remove calls and handlers of the operation.",
  },
  "operation-added": {
    says: ({ subject }) => said`The operation ${subject} is new.`,
    act: "Callers have nothing to do. A service needs a handler for the operation: stubwright implement adds it.",
  },
  "operation-renamed": {
    says: ({ old, now }) => said`The operation ${old} is now called ${now}.`,
    act: "Use the new name.",
  },
  "mep-one-way-to-request-response": {
    says: ({ subject }) => said`${subject} now has a reply; it was one-way.`,
    send: "Send the reply.",
    read: "Wait for the reply and read it.",
  },
  "mep-request-response-to-one-way": {
    says: ({ subject }) => said`${subject} is now one-way; it had a reply.`,
    send: "Send no reply.",
    read: "Expect no reply.",
  },
  "message-root-element-changed": {
    says: ({ place, old, now }) => said`The root element of ${place} is ${now}; it was ${old}.`,
    send: "Send the new root element.",
    read: "Accept the new root element.",
  },
  "message-part-changed": {
    says: ({ place, old, now }) => said`The parts of ${place} are ${now}; they were ${old}.`,
    send: "Send the new parts.",
    read: "Read the new parts.",
  },
  "rpc-part-order-changed": {
    says: ({ place, old, now }) => said`The parts of ${place} come in the order ${now}; it was ${old}.`,
    send: "Send the parts in the new order.",
    read: "Read the parts in the new order.",
  },
  "fault-added": {
    says: ({ subject, member }) => said`${subject} can fail with a new fault, ${member}.`,
    act: "Handle the fault, if your code tells faults apart.",
  },
  "fault-removed": {
    says: ({ subject, member }) => said`${subject} no longer declares the fault ${member}.`,
    act: "Remove code that names the fault.",
  },
  "fault-detail-changed": {
    says: ({ place, old, now }) => said`The detail of ${place} is ${now}; it was ${old}.`,
    act: "Read and write the new detail where your code does so.",
  },
  "operation-signature-ambiguous": {
    says: ({ subject, now }) => said`${subject} can be mistaken for another operation: it is one ${now}.`,
    act: "Ask the owner of the contract to tell the two operations apart: calls may reach the wrong one.",
  },
  "route-path-changed": {
    says: ({ subject, old, now }) =>
      now === undefined
        ? said`${subject} no longer has the route ${old}.`
        : said`The route of ${subject} is ${now}; it was ${old}.`,
    act: "Call a route that the contract has.",
  },
  "route-verb-changed": {
    says: ({ subject, old, now }) => said`The route of ${subject} is ${now}; it was ${old}.`,
    act: "Call the route with the new method.",
  },
  "success-status-changed": {
    says: ({ subject, old, now }) => said`${subject} answers with the status ${now}; it was ${old}.`,
    act: "Expect the new status, if your code compares it.",
  },
  "media-type-changed": {
    says: ({ subject, old, now }) =>
      now === undefined
        ? said`${subject} no longer knows the media type ${old}.`
        : said`The media type of ${subject} is ${now}; it was ${old}.`,
    send: "Send another media type.",
    read: "Ask for another media type.",
  },
  "route-added": { says: ({ subject, now }) => said`${subject} has another route, ${now}.` },
  "media-type-added": { says: ({ subject, now }) => said`${subject} knows another media type, ${now}.` },
  "removed-before-sunset": {
    says: ({ place, old }) => said`${place} is gone before its announced date, ${old}.`,
    act: "Stop using it now, or ask the owner of the contract to keep the date.",
  },
} as const satisfies Readonly<Record<string, Note>>;
