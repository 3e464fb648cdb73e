import type { Note } from "../note.js";
import { said } from "../phrase.js";

/** Notes about services, ports, bindings and policies. */
export const serviceNotes = {
  "service-or-port-removed": {
    says: ({ place, old }) => said`The port ${place} is gone; its address was ${old}.`,
    act: "Use another port of the service.",
  },
  "endpoint-address-changed": {
    says: ({ place, old, now }) => said`The address of ${place} is ${now}; it was ${old}.`,
    act: "Use the new address, if you keep the address in code or configuration.",
  },
  "soap-version-changed": {
    says: ({ place, old, now }) => said`${place} speaks ${now}; it spoke ${old}.`,
    act: "Generate your code again: envelope and media type are those of the other SOAP version.",
  },
  "binding-style-or-use-changed": {
    says: ({ place, old, now }) => said`The binding ${place} is ${now}; it was ${old}.`,
    act: "Generate your code again: message bodies are written in another form.",
  },
  "wsdl-namespace-changed": {
    says: ({ old, now }) => said`The namespace of the WSDL is ${now}; it was ${old}.`,
    act: "Look for code and configuration that name the old namespace, such as actions of WS-Addressing.",
  },
  "rpc-wrapper-namespace-changed": {
    says: ({ place, old, now }) => said`The body of ${place} is in the namespace ${now}; it was in ${old}.`,
    act: "Generate your code again: bodies in the old namespace are not recognised.",
  },
  "soap-action-changed": {
    says: ({ place, old, now }) => said`The action of ${place} is ${now}; it was ${old}.`,
    act: "Use the new action, also in gateways and firewalls that know the old one.",
  },
  "policy-tightened": {
    says: ({ place, old, now }) => said`The policy ${place} is ${now}; it was ${old}.`,
    act: "Meet the policy in every message.",
  },
  "soap-header-added-required": {
    says: ({ subject, member }) => said`${subject} has a new header ${member}.`,
    send: "Send the header.",
    read: "Accept the header.",
  },
  "soap-header-removed": {
    says: ({ subject, member }) => said`${subject} no longer has the header ${member}.`,
    send: "Stop sending the header.",
    read: "Stop relying on the header: it no longer comes.",
  },
  "contract-new": { says: ({ subject }) => said`The contract ${subject} is new.` },
  "service-or-port-added": { says: ({ place, now }) => said`The port ${place} is new, at ${now}.` },
  "policy-relaxed": { says: ({ place, old, now }) => said`The policy ${place} is ${now}; it was ${old}.` },
  "contract-removed": {
    says: ({ subject }) => said`The contract ${subject} is gone.`,
    act: "Stop using the contract: nobody serves it, and no code is generated for it.",
  },
} as const satisfies Readonly<Record<string, Note>>;
