import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type {
  LinkedBindingFault,
  LinkedBindingOperation,
  LinkedFault,
  LinkedOperation,
  LinkedPart,
} from "../../services/linked-contract.js";
import type { FaultModel } from "../contract-model.js";
import type { ModelTypes } from "./model-types.js";

/**
 * Builds the faults of an operation that a caller can tell apart. Other faults, and those of one-way operations, are
 * left out with a warning.
 */
export function buildFaults(
  operation: LinkedOperation,
  bound: LinkedBindingOperation,
  types: ModelTypes,
  diagnostics: Diagnostics,
): readonly FaultModel[] {
  const faults: FaultModel[] = [];
  for (const fault of operation.faults) {
    // Without input and output there is no operation, which has been reported.
    if (operation.input === undefined && operation.output === undefined) continue;
    if (operation.output === undefined) {
      const args = { operation: operation.name, fault: fault.name };
      diagnostics.report("wsdl-fault-one-way", fault.message.at, args);
      continue;
    }
    const boundAs = bound.faults.find(({ name }) => name === fault.name);
    const built = buildFault(fault, boundAs, faults, types);
    if (typeof built !== "string") faults.push(built);
    else
      diagnostics.report("wsdl-fault-untyped", fault.message.at, {
        fault: fault.name,
        reason: built,
      });
  }
  return faults;
}

/** Builds a fault, or returns why it has no type of its own (WSDL 1.1 section 3.6; WS-I Basic Profile 1.1 R2205). */
function buildFault(
  { name, message }: LinkedFault,
  bound: LinkedBindingFault | undefined,
  before: readonly FaultModel[],
  types: ModelTypes,
): FaultModel | string {
  const [part, ...others] = message.parts;
  if (part === undefined) return "its message has no part";
  if (others.length > 0) return "its message has several parts";
  const carried = part.kind === "type" ? encodedDetail(part, bound, types) : types.carried(part.element);
  if (carried === undefined) {
    return part.kind === "type"
      ? `its part ${part.name} names a type, so no element identifies it`
      : `its element ${part.element} is not declared`;
  }
  const same = before.find((fault) => fault.element === carried.element);
  if (same !== undefined) return `the fault ${same.name} has the same element`;
  if (before.some((fault) => fault.name === name)) return "another fault has its name";
  return { name, ...carried, documentation: message.documentation };
}

/** The detail of an encoded fault: an element with the name of its part, in the namespace of its soap:fault. */
function encodedDetail(
  { name, type }: Extract<LinkedPart, { readonly kind: "type" }>,
  bound: LinkedBindingFault | undefined,
  types: ModelTypes,
): Omit<FaultModel, "name" | "documentation"> | undefined {
  if (bound?.use !== "encoded" || bound.namespace === undefined) return undefined;
  const { namespace } = bound;
  return {
    element: `{${namespace}}${name}`,
    type: types.use(type, { namespace, path: [name] }),
    nillable: false,
    encoded: true,
  };
}
