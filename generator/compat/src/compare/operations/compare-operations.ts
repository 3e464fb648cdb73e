import { takePairs } from "@stubwright/contract/collection";
import type { LinkedMessage } from "@stubwright/contract/services";
import type { Change } from "../change.js";
import type { Sides } from "../contract/contract-side.js";
import type { TypeComparison } from "../types/type-pair.js";
import { compareActions, compareAddressing } from "./compare-actions.js";
import { compareBindings } from "./compare-bindings.js";
import { compareFaults } from "./compare-faults.js";
import { compareHeaders } from "./compare-headers.js";
import { compareExchanges, compareMessages } from "./compare-messages.js";
import { generatedOperations, type OperationFacts, type OperationPair, operationsOf } from "./operation-facts.js";
import type { ChangeCollector } from "./reached-change.js";

/**
 * Pairs the operations by name, then by their messages, compares each pair, and reports the operations without a
 * partner.
 */
export function compareOperations(comparison: TypeComparison, collector: ChangeCollector): void {
  const { sides } = comparison;
  const removed = new Set(operationsOf(sides.old.contract));
  const added = new Set(operationsOf(sides.now.contract));
  for (const change of signatureChanges([...removed], [...added])) collector.operation(change, change.path);
  const pairs: OperationPair[] = [];
  const generated = { old: generatedOperations(sides.old), now: generatedOperations(sides.now) };
  const pairAll = (fits: (one: OperationFacts, other: OperationFacts) => boolean, how: "same" | "renamed"): void => {
    for (const [old, now] of takePairs(removed, added, fits)) {
      if (how === "renamed") collector.operation(renamed(old, now), old.name);
      if (generated.old.has(old.name) && !generated.now.has(now.name)) reportRemoved(old, sides, collector);
      if (!generated.old.has(old.name) && generated.now.has(now.name)) reportAdded(now, collector);
      pairs.push({ old, now, comparison, collector });
    }
  };
  pairAll((one, other) => one.name === other.name && one.portType === other.portType, "same");
  pairAll((one, other) => one.operation.name === other.operation.name, "same");
  pairAll((one, other) => isRenamed(one, other, sides), "renamed");
  for (const pair of pairs) compareOperation(pair);
  compareActions(pairs);
  compareAddressing(pairs);
  for (const old of removed) reportRemoved(old, sides, collector);
  for (const now of added) reportAdded(now, collector);
}

function compareOperation(pair: OperationPair): void {
  compareBindings(pair);
  compareExchanges(pair);
  compareMessages(pair);
  compareHeaders(pair);
  compareFaults(pair);
}

/** Whether two operations of different names have the same messages and action. */
function isRenamed(old: OperationFacts, now: OperationFacts, sides: Sides): boolean {
  if (old.operation.exchange !== now.operation.exchange || old.portType !== now.portType) return false;
  const same = (one: LinkedMessage | undefined, other: LinkedMessage | undefined): boolean =>
    signature(one, (name) => sides.alignment.align(name)) === signature(other, (name) => name);
  if (!same(old.operation.input, now.operation.input) || !same(old.operation.output, now.operation.output))
    return false;
  return actionsOf(old) === actionsOf(now) || actionsOf(old, old.operation.name) === actionsOf(now, now.operation.name);
}

/** The actions without the operation's own name. */
function actionsOf({ bound }: OperationFacts, name = ""): string {
  return bound.map((one) => one.soapAction.replace(name, "")).join(" ");
}

function signature(message: LinkedMessage | undefined, align: (name: string) => string): string {
  const parts = message?.parts.map((part) =>
    part.kind === "element" ? align(part.element) : `${part.name} ${align(part.type.name)}`,
  );
  return JSON.stringify(parts ?? null);
}

function renamed(old: OperationFacts, now: OperationFacts): Change {
  const isRpc = old.bound.some((bound) => bound.style === "rpc");
  return {
    rule: "operation-renamed",
    node: "operation",
    path: old.name,
    facet: isRpc ? "rpc" : undefined,
    old: old.name,
    new: now.name,
    base: old.operation.at,
    head: now.operation.at,
  };
}

function reportAdded(now: OperationFacts, collector: ChangeCollector): void {
  const { at } = now.operation;
  const facts = {
    node: "operation",
    path: now.name,
    old: undefined,
    new: now.name,
    base: undefined,
    head: at,
  } as const;
  collector.operation({ rule: "operation-added", ...facts }, now.name);
}

function reportRemoved(old: OperationFacts, sides: Sides, collector: ChangeCollector): void {
  const head = sides.now.contract.portTypes.find((portType) => portType.name.endsWith(`}${old.portType}`))?.at;
  const { at } = old.operation;
  const facts = { node: "operation", path: old.name, old: old.name, new: undefined, base: at, head } as const;
  collector.operation({ rule: "operation-removed", ...facts }, old.name);
}

/** Operations of one port that now share a name or a body root and did not before. */
function signatureChanges(old: readonly OperationFacts[], now: readonly OperationFacts[]): readonly Change[] {
  const oldKeys = new Set(clashes(old).map((clash) => clash.key));
  return clashes(now)
    .filter((clash) => !oldKeys.has(clash.key))
    .map(({ first, second, what }) => ({
      rule: "operation-signature-ambiguous",
      node: "operation",
      path: second.name,
      old: undefined,
      new: `${what} like ${first.name}`,
      base: undefined,
      head: second.operation.at,
    }));
}

interface Clash {
  readonly key: string;
  readonly what: string;
  readonly first: OperationFacts;
  readonly second: OperationFacts;
}

function clashes(operations: readonly OperationFacts[]): readonly Clash[] {
  return operations.flatMap((second, index) =>
    operations.slice(0, index).flatMap((first): Clash[] => {
      if (first.portType !== second.portType) return [];
      const key = (what: string): string => JSON.stringify([first.portType, [first.name, second.name].sort(), what]);
      const root = rootOf(second);
      const clash = (what: string): Clash => ({ key: key(what), what, first, second });
      return [
        ...(first.operation.name === second.operation.name ? [clash("named")] : []),
        ...(root !== undefined && rootOf(first) === root ? [clash(`with the body ${root}`)] : []),
      ];
    }),
  );
}

function rootOf({ operation, bound }: OperationFacts): string | undefined {
  const style = bound.values().next().value?.style;
  const [part] = operation.input?.parts ?? [];
  return style !== "rpc" && part?.kind === "element" ? part.element : undefined;
}
