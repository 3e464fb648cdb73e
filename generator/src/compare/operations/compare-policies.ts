import { localName } from "../../model/expanded-name.js";
import type { Change } from "../change.js";
import { policiesOf } from "../contract/policies.js";
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
    collector.contract({ ...change, qname: name, base: oldPolicy?.at, head: newPolicy?.at });
  }
  const multipart = multipartOperations(now);
  for (const [name, at] of multipartOperations(old)) {
    const other = multipart.get(name);
    const change = other === undefined ? undefined : policyChange(`${name}/multipart`, at.multipart, other.multipart);
    if (change !== undefined) collector.operation({ ...change, base: at.at, head: other?.at }, name);
  }
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
      const multipart = first?.input?.multipart === true || first?.output?.multipart === true;
      return first === undefined ? [] : [[name, { multipart, at: first.at }]];
    }),
  );
}
