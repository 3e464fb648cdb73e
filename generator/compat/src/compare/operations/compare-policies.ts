import type { Span } from "@stubwright/contract/diagnostics";
import { localName } from "@stubwright/contract/model";
import type { SourceDocument } from "@stubwright/contract/read";
import { descendantsOf, type XmlElement } from "@stubwright/contract/read";
import type { ExpandedName } from "@stubwright/contract/schema";
import type { Change } from "../change.js";
import type { Sides } from "../types/type-comparison.js";
import { operationsOf } from "./operation-facts.js";
import type { ChangeCollector } from "./reached-change.js";

/** What a peer must do beside sending the message: policies, and MIME parts. */
export function comparePolicies({ old, now }: Sides, collector: ChangeCollector): void {
  const oldPolicies = policiesOf(old.documents);
  const newPolicies = policiesOf(now.documents);
  for (const name of new Set([...oldPolicies.keys(), ...newPolicies.keys()])) {
    const [oldPolicy, newPolicy] = [oldPolicies.get(name), newPolicies.get(name)];
    const change = policyChange(localName(name), oldPolicy?.required ?? false, newPolicy?.required ?? false);
    if (change === undefined) continue;
    const surfaces = isOfEnvelopes(name) ? ofEnvelopes : undefined;
    collector.contract({ ...change, surfaces, qname: name, base: oldPolicy?.at, head: newPolicy?.at });
  }
  const multipart = multipartOperations(now);
  for (const [name, at] of multipartOperations(old)) {
    const other = multipart.get(name);
    const change = other === undefined ? undefined : policyChange(`${name}/multipart`, at.multipart, other.multipart);
    if (change !== undefined)
      collector.operation({ ...change, surfaces: ofEnvelopes, base: at.at, head: other?.at }, name);
  }
}

/** MTOM and WS-Addressing are about envelopes, which JSON has none of. */
const ofEnvelopes = ["soap", "ts-client", "ts-server"] as const;

const envelopePolicies = new Set([
  "OptimizedMimeSerialization",
  "MTOM",
  "Addressing",
  "UsingAddressing",
  "AnonymousResponses",
  "NonAnonymousResponses",
]);

function isOfEnvelopes(name: ExpandedName): boolean {
  return envelopePolicies.has(localName(name));
}

function policyChange(path: string, old: boolean, now: boolean): Omit<Change, "base" | "head"> | undefined {
  if (old === now) return undefined;
  const text = (required: boolean): string => (required ? "required" : "not required");
  return { rule: now ? "policy-tightened" : "policy-relaxed", node: "policy", path, old: text(old), new: text(now) };
}

function multipartOperations({ contract }: Sides["old"]) {
  return new Map(
    operationsOf(contract).flatMap(({ name, bound }) => {
      const [first] = bound.values();
      const multipart = [first?.input, first?.output].some((body) => (body?.attachments.length ?? 0) > 0);
      return first === undefined ? [] : [[name, { multipart, at: first.at }]];
    }),
  );
}

/** One assertion of WS-Policy 1.2 or 1.5, or UsingAddressing, somewhere in a contract. */
interface PolicyAssertion {
  readonly required: boolean;
  readonly at: Span;
}

const policyNamespaces = new Set(["http://schemas.xmlsoap.org/ws/2004/09/policy", "http://www.w3.org/ns/ws-policy"]);
const isYes = (text: string | undefined): boolean => text === "true" || text === "1";

/** Every assertion by expanded name; one that is required anywhere counts as required. */
function policiesOf(documents: readonly SourceDocument[]): ReadonlyMap<string, PolicyAssertion> {
  const found = new Map<string, PolicyAssertion>();
  const note = (element: XmlElement, required: boolean): void => {
    const name = `{${element.namespace}}${element.local}`;
    if (found.get(name)?.required !== true) found.set(name, { required, at: element.at });
  };
  for (const { root } of documents) {
    for (const element of root === undefined ? [] : descendantsOf(root)) {
      if (element.local === "UsingAddressing") note(element, isYes(attribute(element, "required")));
      else if (isAssertion(element)) note(element, !isAvoidable(element));
    }
  }
  return found;
}

function isPolicy(element: XmlElement): boolean {
  return policyNamespaces.has(element.namespace);
}

function isAssertion(element: XmlElement): boolean {
  return !isPolicy(element) && element.parent !== undefined && isPolicy(element.parent);
}

/** Whether a peer need not keep to an assertion: it, or one that it stands in, is optional, or something else is offered instead. */
function isAvoidable(element: XmlElement): boolean {
  let scope: XmlElement | undefined = element;
  while (scope !== undefined && (isPolicy(scope) || isAssertion(scope))) {
    if (isYes(attribute(scope, "Optional"))) return true;
    if (scope.local === "ExactlyOne" && isPolicy(scope) && scope.children.length > 1) return true;
    scope = scope.parent;
  }
  return false;
}

function attribute(element: XmlElement, local: string): string | undefined {
  return element.attributes.find((one) => one.local === local)?.value;
}
