import type { Surface } from "../rules/rule.js";

/** A case in which generated code behaves differently than the rule's verdict, and the reason why both are right. */
export interface RunDeviation {
  readonly rules: readonly string[];
  /** The only case. Default: every case of the rules. */
  readonly title?: string;
  readonly surfaces: readonly Surface[];
  /** `kinder`: the verdict is an error and nothing failed. `stricter`: the verdict is safe and something failed. */
  readonly kind: "kinder" | "stricter";
  readonly reason: string;
}

const wire = ["soap", "json"] as const;
const source = ["ts-client", "ts-server"] as const;

/** All deviations. A test fails if one is not needed. */
export const runDeviations: readonly RunDeviation[] = [
  {
    rules: ["service-or-port-removed", "service-or-port-added"],
    surfaces: ["soap"],
    kind: "kinder",
    reason: "one listener serves all ports; another server has one address fewer",
  },
  {
    rules: ["service-or-port-removed"],
    title: "the only port less",
    surfaces: ["json", ...source],
    kind: "kinder",
    reason: "no port is named in generated code; but where no port is left, nobody says where the service is",
  },
  {
    rules: ["soap-action-changed"],
    title: "another action",
    surfaces: ["soap"],
    kind: "kinder",
    reason: "our server accepts an empty SOAPAction, so a new client that sends none reaches it; a gateway may not",
  },
  {
    rules: ["binding-style-or-use-changed"],
    title: "a part that may be null in SOAP's encoding",
    surfaces: ["soap"],
    kind: "kinder",
    reason: "our readers of encoded messages also read literal ones, and the other way round without references",
  },
  {
    rules: ["policy-tightened", "policy-relaxed"],
    surfaces: wire,
    kind: "kinder",
    reason: "policies are enforced in front of the service: generated code neither sends nor asks for tokens",
  },
  {
    rules: ["soap-header-added-required", "soap-header-removed"],
    surfaces: ["soap"],
    kind: "kinder",
    reason: "our server lets the handler decide on a header that is missing; others answer with a fault",
  },
  {
    rules: ["soap-header-added-required"],
    surfaces: ["ts-client"],
    kind: "kinder",
    reason: "header blocks are options of a call, so that code without them compiles",
  },
  {
    rules: ["soap-header-removed"],
    surfaces: ["ts-client"],
    kind: "kinder",
    reason: "the options of an operation without declared blocks accept any block",
  },
  {
    rules: ["requiredness-relaxed"],
    title: "a wildcard may be left empty",
    surfaces: source,
    kind: "kinder",
    reason: "what is tried reads the members that the contract names, not what stands in a wildcard",
  },
  {
    rules: ["nillable-removed"],
    title: "no xsi:nil where a value is fixed",
    surfaces: ["soap"],
    kind: "kinder",
    reason: 'our client never writes `xsi:nil="false"`, which the old schema allows and the new one does not',
  },
  {
    rules: ["rpc-part-order-changed", "element-order-changed", "all-to-sequence", "sequence-to-all"],
    surfaces: ["soap"],
    kind: "kinder",
    reason: "our servers and proxies read elements in any order unless `strictOrder` is set; validating peers do not",
  },
  {
    rules: ["operation-signature-ambiguous"],
    surfaces: [...wire, "ts-client"],
    kind: "kinder",
    reason:
      "our server tells the operations apart by their actions, and the JSON routes differ; WS-I forbids it all the same",
  },
  {
    rules: ["message-part-changed"],
    title: "a part more",
    surfaces: ["ts-server"],
    kind: "kinder",
    reason: "a handler that reads less than it receives still compiles",
  },
  {
    rules: ["fault-detail-changed"],
    surfaces: source,
    kind: "kinder",
    reason: "both details have the same type; it is the element on the wire that differs",
  },
  {
    rules: ["member-removed-required"],
    title: "the last element less",
    surfaces: source,
    kind: "kinder",
    reason: "a type without members is Record<string, never>, of which every member can be read",
  },
  {
    rules: ["fixed-value-changed"],
    surfaces: source,
    kind: "kinder",
    reason: "a fixed value is not a literal type",
  },
  {
    rules: ["fixed-value-changed", "type-widened"],
    surfaces: wire,
    kind: "kinder",
    reason:
      "whoever accepted any value accepts the one that is always sent; the table treats every new fixed value alike",
  },
  {
    rules: ["json-shape-changed"],
    title: "int becomes long",
    surfaces: ["json"],
    kind: "kinder",
    reason: "our readers also accept a long as a JSON number; we write it as digits in a string",
  },
  {
    rules: ["choice-sequence-switched"],
    title: "choice becomes sequence",
    surfaces: source,
    kind: "kinder",
    reason: "code that tests for each branch still compiles if all of them are there",
  },
  {
    rules: ["type-became-abstract"],
    surfaces: source,
    kind: "stricter",
    reason: "the type of the head is gone from the union, so code that tests for it does not compile",
  },
  {
    rules: ["json-name-changed"],
    title: "another JSON name",
    surfaces: ["json", ...source],
    kind: "kinder",
    reason: "another member of the same type has taken the old name: it is read, as the wrong one",
  },
  {
    rules: ["wildcard-widened"],
    title: "a wider wildcard",
    surfaces: ["soap"],
    kind: "kinder",
    reason: "a strict wildcard accepts elements that no loaded schema declares, since another party may know them",
  },
  {
    rules: ["member-left-to-wildcard"],
    title: "an element that a wildcard takes",
    surfaces: ["soap"],
    kind: "kinder",
    reason: "what is tried puts no other element of that very name where the wildcard stands",
  },
  {
    rules: ["member-left-to-wildcard", "wildcard-narrowed"],
    surfaces: ["soap"],
    kind: "stricter",
    reason: "the element is the same in XML, whoever reads it: nothing is lost, but it is in `$any`",
  },
  {
    rules: ["success-status-changed", "media-type-changed", "media-type-added"],
    surfaces: ["json"],
    kind: "kinder",
    reason: "our proxies accept any 2xx, and our server any JSON media type; a committed OpenAPI document binds others",
  },
  {
    rules: ["unknown-members-closed", "unknown-members-opened"],
    surfaces: ["json"],
    kind: "kinder",
    reason: "our readers ignore unknown members whatever the committed OpenAPI document says of them",
  },
];
