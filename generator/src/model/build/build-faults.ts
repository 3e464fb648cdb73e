import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { LinkedFault, LinkedOperation } from "../../link/linked-contract.js";
import type { FaultModel } from "../contract-model.js";
import type { TypeBuilder } from "./build-types.js";

/** The faults of an operation that a caller can tell apart; the others, and those of one-way operations, are left out after a warning. */
export function buildFaults(
  operation: LinkedOperation,
  types: TypeBuilder,
  diagnostics: Diagnostics,
): readonly FaultModel[] {
  const faults: FaultModel[] = [];
  for (const fault of operation.faults) {
    // Without an input it is no operation at all, which has been told.
    if (operation.input === undefined && operation.output === undefined) continue;
    if (operation.output === undefined) {
      const args = { operation: operation.name, fault: fault.name };
      diagnostics.report("wsdl-fault-one-way", fault.message.at, args);
      continue;
    }
    const built = buildFault(fault, faults, types);
    if (typeof built !== "string") faults.push(built);
    else
      diagnostics.report("wsdl-fault-untyped", fault.message.at, {
        fault: fault.name,
        operation: operation.name,
        reason: built,
      });
  }
  return faults;
}

/** The fault, or why it has no type of its own (WSDL 1.1 section 3.6; WS-I Basic Profile 1.1 R2205). */
function buildFault(
  { name, message }: LinkedFault,
  before: readonly FaultModel[],
  types: TypeBuilder,
): FaultModel | string {
  const [part, ...others] = message.parts;
  if (part === undefined) return "its message has no part";
  if (others.length > 0) return "its message has several parts";
  if (part.kind === "type") return `its part ${part.name} names a type, so no element identifies it`;
  const carried = types.carried(part.element);
  if (carried === undefined) return `its element ${part.element} is not declared`;
  const same = before.find((fault) => fault.element === part.element);
  if (same !== undefined) return `the fault ${same.name} has the same element`;
  if (before.some((fault) => fault.name === name)) return "another fault has its name";
  return { name, ...carried, documentation: message.documentation };
}
