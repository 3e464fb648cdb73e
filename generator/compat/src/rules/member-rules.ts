import { rule } from "./rule.js";

/** Rules about members and how often they occur. A change's `node` tells elements from attributes. */
export const memberRules = [
  rule(
    "member-added-required",
    "E | W† | E | I | E / I | I / E",
    "An element with minOccurs above 0 or a required attribute is added.",
    "Request: old clients. Response: new clients, since the old server omits it.",
  ),
  rule(
    "member-added-optional",
    "I | W† | I | I† | I / I | I / I",
    "An optional element or attribute is added.",
    "Old clients only if they validate closed. New clients: an old validating server rejects the extra member.",
  ),
  rule(
    "member-removed-required",
    "E† | E | W† | E | E / E | E / E",
    "A required member is removed.",
    "Old clients both ways. New clients' requests: the old server still requires it.",
  ),
  rule(
    "member-removed-optional",
    "E† | W | W† | W | E / E | E / E",
    "An optional member is removed.",
    "Old clients that still send it, or relied on it.",
  ),
  rule(
    "member-renamed",
    "E | E | E | E | E / E | E / E",
    "Same type and place, different local name. Reported once, not as removed and added.",
    "Old clients and new clients.",
  ),
  rule(
    "element-order-changed",
    "E | E | I | I | I / I | I / I",
    "The same particles in a different order inside xs:sequence.",
    "Old clients and new clients, on SOAP only.",
  ),
  rule(
    "requiredness-relaxed",
    "I | E | I | E | I / E | E / I",
    "minOccurs 1 -> 0, or use required -> optional.",
    "Response: old clients. Request: new clients.",
  ),
  rule(
    "requiredness-tightened",
    "E | I | E | I | E / I | I / E",
    "minOccurs 0 -> 1, or use optional -> required.",
    "Request: old clients. Response: new clients.",
  ),
  rule(
    "cardinality-single-to-many",
    "I | E | E | E | E / E | E / E",
    "maxOccurs 1 -> n.",
    "Old clients (response; JSON both ways because a value becomes an array). New clients' requests.",
  ),
  rule(
    "cardinality-many-to-single",
    "E | I | E | E | E / E | E / E",
    "maxOccurs n -> 1.",
    "Old clients' requests; JSON both ways. New clients: responses.",
  ),
  rule(
    "item-count-narrowed",
    "E | I | E | I | I / I | I / I",
    "minOccurs is raised above 1, or a finite maxOccurs is lowered and still above 1.",
    "Request: old clients. Response: new clients if they validate.",
  ),
  rule(
    "item-count-widened",
    "I | W | I | W | I / I | I / I",
    "minOccurs is lowered and still at least 1, or a maxOccurs above 1 is raised.",
    "Response: old clients with fixed buffers. Request: new clients.",
  ),
  rule(
    "nillable-added",
    "I | E | I | E | I / E | E / I",
    "nillable false -> true; the JSON type gains null.",
    "Response: old clients. Request: new clients.",
  ),
  rule(
    "nillable-removed",
    "E | I | E | I | E / I | I / E",
    "nillable true -> false; the JSON type loses null.",
    "Request: old clients. Response: new clients.",
  ),
] as const;
