import type { LinkedMessage } from "../../link/linked-contract.js";
import type { Sides } from "../types/type-comparison.js";
import type { OperationFacts } from "./operation-facts.js";

/** Whether two operations of different names carry the same messages with the same action. */
export function isRenamed(old: OperationFacts, now: OperationFacts, sides: Sides): boolean {
  if (old.operation.exchange !== now.operation.exchange || old.portType !== now.portType) return false;
  const same = (one: LinkedMessage | undefined, other: LinkedMessage | undefined): boolean =>
    signature(one, (name) => sides.alignment.align(name)) === signature(other, (name) => name);
  if (!same(old.operation.input, now.operation.input) || !same(old.operation.output, now.operation.output))
    return false;
  return actionsOf(old) === actionsOf(now) || actionsOf(old, old.operation.name) === actionsOf(now, now.operation.name);
}

/** The actions, with the operation's own name in them taken out. */
function actionsOf({ bound }: OperationFacts, name = ""): string {
  return bound.map((one) => one.soapAction.replace(name, "")).join(" ");
}

function signature(message: LinkedMessage | undefined, align: (name: string) => string): string {
  const parts = message?.parts.map((part) => {
    if (part.kind === "element") return align(part.element);
    return part.type.kind === "named" ? `${part.name} ${align(part.type.name)}` : part.name;
  });
  return JSON.stringify(parts ?? null);
}
