import type { ExpandedName } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";
import { policyAssertions } from "@stubwright/contract/syntax";
import type { Change } from "../change.js";
import type { Sides } from "../contract/contract-side.js";
import { operationsOf } from "./operation-facts.js";
import type { ChangeCollector } from "./reached-change.js";

/**
 * Compares the requirements beyond the messages themselves: policies and MIME parts. An assertion inside another one that
 * changes in the same way is not reported: the outer one is the cause.
 */
export function comparePolicies({ old, now }: Sides, collector: ChangeCollector): void {
  const oldPolicies = policyAssertions(old.documents);
  const newPolicies = policyAssertions(now.documents);
  const changeOf = (name: string): ReturnType<typeof policyChange> =>
    policyChange(localName(name), oldPolicies.get(name)?.required ?? false, newPolicies.get(name)?.required ?? false);
  for (const name of new Set([...oldPolicies.keys(), ...newPolicies.keys()])) {
    const [oldPolicy, newPolicy] = [oldPolicies.get(name), newPolicies.get(name)];
    const change = changeOf(name);
    const outer = (newPolicy?.required === true ? newPolicy : oldPolicy)?.within;
    if (change === undefined || (outer !== undefined && changeOf(outer)?.rule === change.rule)) continue;
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

/** The surfaces of MTOM and WS-Addressing, which concern envelopes. JSON has no envelopes. */
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
