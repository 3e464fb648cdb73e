import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import type { LinkedContract } from "./linked-contract.js";
import { neededComponents } from "./needed-components.js";

/**
 * A contract without the schema components that no message of the named operations can hold; a name that no operation has
 * is reported.
 */
export function selectOperations(
  contract: LinkedContract,
  names: readonly string[],
  diagnostics: Diagnostics,
): LinkedContract {
  const known = new Set(contract.portTypes.flatMap(({ operations }) => operations.map(({ name }) => name)));
  for (const operation of names.filter((name) => !known.has(name))) {
    diagnostics.report("operation-unknown", undefined, { operation, help: didYouMean(operation, [...known]) });
  }
  const { schemas } = contract;
  const needed = neededComponents(contract);
  const types = new Map([...schemas.types].filter(([name]) => needed.has(`types ${name}`)));
  const elements = new Map([...schemas.elements].filter(([name]) => needed.has(`elements ${name}`)));
  return { ...contract, schemas: { ...schemas, types, elements, attributes: new Map() } };
}
