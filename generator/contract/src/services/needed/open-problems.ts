import type { ExpandedName } from "../../schema/schema-set.js";
import type { LinkedContract, LinkedMessage } from "../linked-contract.js";
import { operationKey } from "./check-encoded-use.js";
import { neededMessages, neededOperations } from "./needed-components.js";

/**
 * The part of a WSDL that has a problem: a port type or one of its operations, a message or one of its parts, a
 * binding.
 */
export type WsdlOwner =
  | { readonly kind: "portType" | "message"; readonly name: ExpandedName }
  | { readonly kind: "operation"; readonly portType: ExpandedName; readonly index: number }
  | { readonly kind: "part"; readonly message: ExpandedName; readonly part: string }
  | { readonly kind: "binding"; readonly isNeeded: () => boolean };

/** A problem whose severity is known only after linking. */
export interface OpenProblem {
  readonly owner: WsdlOwner;
  /** Reports the problem. `isNeeded` tells whether a generated operation needs its owner. */
  readonly report: (isNeeded: boolean) => void;
}

/** The messages that were linked, and the names of those in headers. */
export interface LinkedMessages {
  readonly messages: ReadonlyMap<ExpandedName, LinkedMessage>;
  readonly inHeaders: ReadonlySet<ExpandedName>;
}

/**
 * Reports the open problems of WSDL components. As in schemas, a problem that no generated operation needs is a
 * warning: port types of plain HTTP, or of nothing, are common leftovers.
 */
export function reportOpenProblems(
  problems: readonly OpenProblem[],
  contract: Pick<LinkedContract, "portTypes" | "bindings">,
  linked: LinkedMessages,
): void {
  if (problems.length === 0) return;
  const { bindings } = contract;
  const isBoundOtherwise = bindings.length > 0 && bindings.every(({ protocol }) => protocol === "other");
  const bound = isBoundOtherwise ? { portTypes: [], bindings } : contract;
  const generated = neededOperations(bound);
  const operations = new Set(generated.map(({ portType, index }) => operationKey(portType, index)));
  const soap = bindings.filter(({ protocol }) => protocol !== "other");
  const portTypes = new Set([...generated, ...soap].map(({ portType }) => portType));
  const { messages, parts } = neededMessages(bound);
  const names = new Set(messages.map(({ name }) => name));
  const needed = new Set(parts);
  const isMessageNeeded = (name: ExpandedName): boolean => names.has(name) || linked.inHeaders.has(name);
  const isPartNeeded = (message: ExpandedName, name: string): boolean => {
    const own = linked.messages.get(message)?.parts ?? [];
    return names.has(message) || own.some((part) => part.name === name && needed.has(part));
  };
  const isNeeded = (owner: WsdlOwner): boolean => {
    if (owner.kind === "binding") return owner.isNeeded();
    if (owner.kind === "portType") return portTypes.has(owner.name);
    if (owner.kind === "operation") return operations.has(operationKey(owner.portType, owner.index));
    return owner.kind === "part" ? isPartNeeded(owner.message, owner.part) : isMessageNeeded(owner.name);
  };
  for (const { owner, report } of problems) report(isNeeded(owner));
}
