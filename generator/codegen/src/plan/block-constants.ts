import type { CarriedElement, ContractModel, OperationModel } from "@stubwright/contract/model";
import { camelCase, freeName } from "@stubwright/contract/model";

/** The constants for the codecs of header blocks and faults that several operations declare, by `blockKey`. */
export type BlockConstants = ReadonlyMap<string, string>;

type BlockRole = "request" | "reply" | "fault";

const suffixes: Readonly<Record<BlockRole, string>> = {
  request: "HeaderCodec",
  reply: "ReplyHeaderCodec",
  fault: "Codec",
};

/**
 * Names a constant for the codec of each header block and fault that several operations declare, so that a file has it
 * once.
 */
export function blockConstants(model: ContractModel): BlockConstants {
  const found = new Map<string, { readonly name: string; count: number }>();
  for (const { key, name } of model.operations.flatMap(blocksOf)) {
    const block = found.get(key) ?? { name, count: 0 };
    found.set(key, block);
    block.count += 1;
  }
  const shared = [...found].filter(([, { count }]) => count > 1);
  const taken = new Set<string>();
  return new Map(
    shared.map(([key, { name }]) => {
      const constant = freeName(name, (candidate) => taken.has(candidate));
      taken.add(constant);
      return [key, constant];
    }),
  );
}

/**
 * Names an interface for each set of faults that several operations declare, by `faultsKey`. Adds the names to `taken`.
 */
export function sharedFaultNames(model: ContractModel, taken: Set<string>): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { faults } of model.operations) {
    if (faults.length > 0) counts.set(faultsKey(faults), (counts.get(faultsKey(faults)) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count > 1);
  return new Map(
    shared.map(([key]) => {
      const name = freeName("CommonFaults", (candidate) => taken.has(candidate));
      taken.add(name);
      return [key, name];
    }),
  );
}

/** A key that two operations share if their faults have the same interface. */
export function faultsKey(faults: OperationModel["faults"]): string {
  return faults.map((fault) => `${blockKey(fault, fault.name, "fault")} ${fault.documentation?.text ?? ""}`).join("\n");
}

/** A key that two header blocks or faults share if they have the same codec. */
export function blockKey({ element, encoded }: CarriedElement, property: string, role: BlockRole): string {
  return `${role} ${property} ${element} ${encoded}`;
}

interface NamedBlock {
  readonly key: string;
  readonly name: string;
}

function blocksOf({ request, reply, faults }: OperationModel): readonly NamedBlock[] {
  const block = (carried: CarriedElement, property: string, role: BlockRole): NamedBlock => ({
    key: blockKey(carried, property, role),
    name: camelCase([property]) + suffixes[role],
  });
  return [
    ...request.headers.map((header) => block(header, header.property, "request")),
    ...(reply?.headers ?? []).map((header) => block(header, header.property, "reply")),
    ...faults.map((fault) => block(fault, fault.name, "fault")),
  ];
}
