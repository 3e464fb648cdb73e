import { groupBy, takePairs } from "@stubwright/contract/collection";
import { spanText } from "@stubwright/contract/diagnostics";
import type { ExpandedName } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";
import type {
  LinkedBinding,
  LinkedBindingOperation,
  LinkedContract,
  LinkedOperation,
  LinkedPortType,
} from "@stubwright/contract/services";
import type { ContractSide } from "../contract/contract-side.js";
import type { TypeComparison } from "../types/type-pair.js";
import type { ChangeCollector } from "./reached-change.js";

/** The protocols of the bindings that are compared. */
export type Protocol = "soap11" | "soap12";

/** An operation of a port type that is offered over SOAP, with its bindings. */
export interface OperationFacts {
  /** The name, unique in the contract: with the port type or a number if necessary. */
  readonly name: string;
  readonly portType: string;
  readonly operation: LinkedOperation;
  readonly bound: readonly Bound[];
}

/** An operation in one binding. */
export interface Bound extends LinkedBindingOperation {
  readonly protocol: Protocol;
  readonly binding: ExpandedName;
}

/** The operations of a contract in document order, without those of HTTP bindings. */
export function operationsOf(contract: LinkedContract): readonly OperationFacts[] {
  const { bindings } = contract;
  const offered = contract.portTypes.filter(
    (portType) =>
      bindings.length === 0 || bindings.some((binding) => isSoap(binding) && binding.portType === portType.name),
  );
  const operations = offered.flatMap((portType) => portTypeOperations(portType, bindings));
  const byName = groupBy(operations, ({ name }) => name);
  return operations.map((one) => ({ ...one, name: uniqueName(one, byName.get(one.name) ?? []) }));
}

function isSoap(binding: LinkedBinding): binding is LinkedBinding & { readonly protocol: Protocol } {
  return binding.protocol !== "other";
}

function portTypeOperations(portType: LinkedPortType, bindings: readonly LinkedBinding[]): readonly OperationFacts[] {
  const own = bindings.filter(isSoap).filter((binding) => binding.portType === portType.name);
  return portType.operations.map((operation, index) => {
    const bound = own.flatMap(({ protocol, name, operations }): Bound[] => {
      const found = operations.find((candidate) => candidate.operation === index);
      return found === undefined ? [] : [{ ...found, protocol, binding: name }];
    });
    return { name: operation.name, portType: localName(portType.name), operation, bound };
  });
}

function uniqueName(one: OperationFacts, same: readonly OperationFacts[]): string {
  if (same.length === 1) return one.name;
  const inPortType = same.filter((other) => other.portType === one.portType);
  const number = inPortType.indexOf(one);
  return `${one.portType}.${one.name}${number === 0 ? "" : `#${number + 1}`}`;
}

/**
 * The unique names of the operations for which code is generated. Operations that encoding, attachments and so on
 * exclude are not among them. If no code is generated, all operations count.
 */
export function generatedOperations({
  contract,
  model,
}: Pick<ContractSide, "contract" | "model">): ReadonlySet<string> {
  const all = operationsOf(contract);
  const places = new Set(model?.operations.map(({ at }) => spanText(at)));
  const generated = all.filter(({ operation }) => places.has(spanText(operation.at)));
  return new Set((generated.length === 0 ? all : generated).map(({ name }) => name));
}

/** The bindings of one operation on both sides with the same protocol, paired by name, then by order. */
export function boundPairs(old: OperationFacts, now: OperationFacts): readonly (readonly [Bound, Bound])[] {
  const [removed, added] = [new Set(old.bound), new Set(now.bound)];
  const isSameProtocol = (one: Bound, other: Bound): boolean => one.protocol === other.protocol;
  const isSameName = (one: Bound, other: Bound): boolean => localName(one.binding) === localName(other.binding);
  const named = [...takePairs(removed, added, (one, other) => isSameProtocol(one, other) && isSameName(one, other))];
  const pairs = [...named, ...takePairs(removed, added, isSameProtocol)];
  return pairs.sort(([one], [other]) => old.bound.indexOf(one) - old.bound.indexOf(other));
}

/** The context for comparing two operations. */
export interface OperationPair {
  readonly old: OperationFacts;
  readonly now: OperationFacts;
  readonly comparison: TypeComparison;
  readonly collector: ChangeCollector;
}
