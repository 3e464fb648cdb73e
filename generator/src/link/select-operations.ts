import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import type { LinkedBinding, LinkedContract } from "./linked-contract.js";
import { neededComponents } from "./needed-components.js";

/** Leaves only the operations of these names in the bindings of a contract; a name that no operation has is reported. */
export function selectOperations<Contract extends Pick<LinkedContract, "bindings" | "services">>(
  contract: Contract,
  names: readonly string[],
  diagnostics: Diagnostics,
): Contract {
  const bound = new Set(contract.bindings.flatMap(({ operations }) => operations.map(({ name }) => name)));
  for (const name of names.filter((one) => !bound.has(one))) {
    diagnostics.report("operation-unknown", undefined, { operation: name, help: didYouMean(name, [...bound]) });
  }
  const selected = new Map(contract.bindings.map((binding) => [binding, withOperations(binding, names)]));
  const services = contract.services.map((service) => ({
    ...service,
    ports: service.ports.map((port) => ({ ...port, binding: selected.get(port.binding) ?? port.binding })),
  }));
  return { ...contract, services, bindings: [...selected.values()] };
}

/** Leaves the schema components that messages of a contract's operations can hold. */
export function pruneSchemas(contract: LinkedContract): LinkedContract {
  const { schemas } = contract;
  const needed = neededComponents(contract);
  const types = new Map([...schemas.types].filter(([name]) => needed.has(`types ${name}`)));
  const elements = new Map([...schemas.elements].filter(([name]) => needed.has(`elements ${name}`)));
  return { ...contract, schemas: { ...schemas, types, elements, attributes: new Map() } };
}

function withOperations(binding: LinkedBinding, names: readonly string[]): LinkedBinding {
  return { ...binding, operations: binding.operations.filter(({ name }) => names.includes(name)) };
}
