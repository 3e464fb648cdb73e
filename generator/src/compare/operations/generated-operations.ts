import { spanText } from "../../diagnostics/span.js";
import type { ContractSide } from "../contract/contract-side.js";
import { type OperationFacts, operationsOf } from "./operation-facts.js";

/**
 * The operations of a side that code is generated for, by their unique names: those that encoding, attachments and the
 * like keep out are not among them. Where none is generated, all count: there is nothing that one could be missing from.
 */
export function generatedOperations({
  contract,
  model,
}: Pick<ContractSide, "contract" | "model">): ReadonlySet<string> {
  const all = operationsOf(contract);
  const places = new Set(model?.operations.map(({ at }) => spanText(at)));
  const generated = all.filter(({ operation }) => places.has(spanText(operation.at)));
  return namesOf(generated.length === 0 ? all : generated);
}

function namesOf(operations: readonly OperationFacts[]): ReadonlySet<string> {
  return new Set(operations.map(({ name }) => name));
}
