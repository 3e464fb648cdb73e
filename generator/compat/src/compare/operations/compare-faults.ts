import { takePairs } from "@stubwright/contract/collection";
import type { LinkedFault } from "@stubwright/contract/services";
import { newPair, type Place } from "../types/type-pair.js";
import { compareParts } from "./compare-messages.js";
import type { OperationFacts, OperationPair } from "./operation-facts.js";

/** Compares declared faults, paired by the name of their detail element, then by their own name. */
export function compareFaults(pair: OperationPair): void {
  const { sides } = pair.comparison;
  const removed = new Set(pair.old.operation.faults);
  const added = new Set(pair.now.operation.faults);
  const pairAll = (fits: (one: LinkedFault, other: LinkedFault) => boolean): void => {
    for (const [old, now] of takePairs(removed, added, fits)) compareFault(old, now, pair);
  };
  pairAll(
    (one, other) =>
      detailOf(one, pair.old, (name) => sides.alignment.align(name)) === detailOf(other, pair.now, (name) => name),
  );
  pairAll((one, other) => one.name === other.name);
  for (const fault of removed) reportFault("fault-removed", fault, pair);
  for (const fault of added) reportFault("fault-added", fault, pair);
}

function reportFault(
  rule: "fault-removed" | "fault-added",
  fault: LinkedFault,
  { old, now, collector }: OperationPair,
): void {
  const isAdded = rule === "fault-added";
  const path = `${old.name}/fault/${fault.name}`;
  const spans = {
    base: isAdded ? old.operation.at : fault.message.at,
    head: isAdded ? fault.message.at : now.operation.at,
  };
  const texts = { old: isAdded ? undefined : fault.name, new: isAdded ? fault.name : undefined };
  collector.operation({ rule, node: "fault", path, ...texts, ...spans }, old.name, "response");
}

function compareFault(old: LinkedFault, now: LinkedFault, pair: OperationPair): void {
  const { comparison, collector } = pair;
  const { sides } = comparison;
  const path = `${pair.old.name}/fault/${old.name}`;
  const at = { base: old.message.at, head: now.message.at };
  const texts = {
    old: detailOf(old, pair.old, (name) => sides.alignment.align(name)),
    new: detailOf(now, pair.now, (name) => name),
  };
  if (texts.old !== texts.new) {
    const change = { rule: "fault-detail-changed", node: "fault", path, ...texts, ...at } as const;
    collector.operation(change, pair.old.name, "response");
  }
  // A detail without an element has no type, and its fault has no name in JSON and TypeScript.
  if (old.name !== now.name && texts.new.startsWith("{")) {
    const names = { facet: "name", old: old.name, new: now.name, surfaces: namedOn } as const;
    collector.operation(
      { rule: "fault-detail-changed", node: "fault", path, ...names, ...at },
      pair.old.name,
      "response",
    );
  }
  const place: Place = { pair: newPair(path), node: "fault", path, qname: undefined, at };
  const [one, other] = [old.message.parts[0], now.message.parts[0]];
  if (one !== undefined && other !== undefined) compareParts(one, other, place, comparison);
  collector.types(place.pair, pair.old.name, "response");
}

/**
 * The surfaces that show a fault's own name, as a member of the problem in JSON and of the faults' type. In SOAP, the
 * detail identifies the fault.
 */
const namedOn = ["json", "ts-client", "ts-server"] as const;

/** The root of the detail; for a part by type, the name of the type, with the root if the fault is encoded. */
function detailOf({ name, message }: LinkedFault, { bound }: OperationFacts, align: (name: string) => string): string {
  const [part] = message.parts;
  if (part === undefined) return "";
  if (part.kind === "element") return align(part.element);
  const type = part.type.kind === "named" ? `type ${align(part.type.name)}` : "type";
  const encoded = bound.flatMap(({ faults }) => faults).find((fault) => fault.name === name && fault.use === "encoded");
  return encoded?.namespace === undefined ? type : `${align(`{${encoded.namespace}}${part.name}`)} of ${type}`;
}
