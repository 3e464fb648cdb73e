import type { LinkedContract, LinkedMessage } from "../linked-contract.js";
import type { ExpandedName } from "../schema-set.js";
import { operationKey } from "./check-encoded-use.js";
import { neededMessages, neededOperations } from "./needed-components.js";

/** What a problem of a WSDL keeps from being generated: an operation of a port type, a part of a message, or a SOAP binding. */
export type WsdlOwner =
  | { readonly kind: "operation"; readonly portType: ExpandedName; readonly index: number }
  | { readonly kind: "part"; readonly message: ExpandedName; readonly part: string }
  | { readonly kind: "binding"; readonly isNeeded: () => boolean };

/** A problem whose weight is known only when everything is linked. */
export interface OpenProblem {
  readonly owner: WsdlOwner;
  /** Reports it; with `isNeeded` where an operation that is generated needs its owner. */
  readonly report: (isNeeded: boolean) => void;
}

/**
 * Reports problems of WSDL components. As in schemas, one in what no generated operation needs is a warning: port types of
 * plain HTTP or of nothing are common leftovers, and nothing generated depends on them.
 */
export function settleProblems(
  problems: readonly OpenProblem[],
  contract: Pick<LinkedContract, "portTypes" | "bindings">,
  linked: ReadonlyMap<ExpandedName, LinkedMessage>,
): void {
  if (problems.length === 0) return;
  const { bindings } = contract;
  const isBoundOtherwise = bindings.length > 0 && bindings.every(({ protocol }) => protocol === "other");
  const bound = isBoundOtherwise ? { portTypes: [], bindings } : contract;
  const operations = new Set(neededOperations(bound).map(({ portType, index }) => operationKey(portType, index)));
  const { messages, parts } = neededMessages(bound);
  const names = new Set(messages.map(({ name }) => name));
  const needed = new Set(parts);
  const isNeeded = (owner: WsdlOwner): boolean => {
    if (owner.kind === "binding") return owner.isNeeded();
    if (owner.kind === "operation") return operations.has(operationKey(owner.portType, owner.index));
    const others = linked.get(owner.message)?.parts ?? [];
    return names.has(owner.message) || others.some((part) => part.name === owner.part && needed.has(part));
  };
  for (const { owner, report } of problems) report(isNeeded(owner));
}
