import { rule } from "./rule.js";

/** Rules about operations, messages and faults. */
export const operationRules = [
  rule(
    "operation-removed",
    "E | E | E | E | E | W",
    "The operation is removed from the port type, with its JSON route; or only from a binding, which affects SOAP alone.",
    "Old clients. A warning once it is deprecated and past its sunset date.",
  ),
  rule(
    "operation-added",
    "I | I | I | I | I | W",
    "An operation is added to the contract, or to a binding.",
    "New clients that call an old server. Handlers: the service interface has one more method.",
  ),
  rule(
    "operation-renamed",
    "W | I | E | E | E | E",
    "One operation removed and one added with the same messages and action.",
    "rpc: old clients and new clients (error). Document/literal with the same root and action: nobody on SOAP. JSON: the route carries the name.",
  ),
  rule(
    "mep-one-way-to-request-response",
    "I | W | I | W | W | E",
    "An output appears on a one-way operation.",
    "New clients wait for an envelope that an old server never sends; old clients expect 202 without a body.",
  ),
  rule(
    "mep-request-response-to-one-way",
    "I | E | I | E | E | E",
    "The output disappears.",
    "Old clients wait for an envelope and get 202.",
  ),
  rule(
    "message-root-element-changed",
    "E | E | I | I | W | W",
    "The global element that a document/literal body part refers to has a different name.",
    "Old clients and new clients. TypeScript only where the root names symbols.",
  ),
  rule(
    "message-part-changed",
    "E | E | E | E | E | E",
    "A body part is added, removed, or flips element= <-> type=.",
    "Old clients and new clients.",
  ),
  rule(
    "rpc-part-order-changed",
    "E | E | I | I | W | W",
    "The order of parts or parameterOrder differs in rpc/literal.",
    "Old clients and new clients.",
  ),
  rule(
    "fault-added",
    "– | W | – | W | W | I",
    "An operation declares one more fault.",
    "Old clients get a fault they cannot type; it still surfaces as a generic fault.",
  ),
  rule(
    "fault-removed",
    "– | I | – | I | E | E",
    "A declared fault is removed.",
    "New clients may still get it from an old server, untyped.",
  ),
  rule(
    "fault-detail-changed",
    "– | W | – | W | E | E",
    "The detail element or the JSON problem body differs.",
    "Old clients and new clients fall back to the generic fault.",
  ),
  rule(
    "operation-signature-ambiguous",
    "E | – | E | – | E | E",
    "Two operations now share a name, or the same body root in one port.",
    "Old clients: the server may dispatch wrongly. A mistake in the contract rather than a difference.",
  ),
] as const;
