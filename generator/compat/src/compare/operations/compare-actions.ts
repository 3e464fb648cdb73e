import { type Group, groupBy } from "@stubwright/contract/collection";
import { type Span, spanText } from "@stubwright/contract/diagnostics";
import { operationActions, usesAddressing } from "@stubwright/contract/syntax";
import type { Direction } from "../../rules/rule.js";
import type { Change } from "../change.js";
import { boundPairs, type OperationFacts, type OperationPair, type Protocol } from "./operation-facts.js";

/** An operation with a changed SOAPAction, and both actions without the operation's own name. */
interface ActionChange {
  readonly pair: OperationPair;
  readonly protocol: Protocol;
  readonly change: Change;
  readonly old: string;
  readonly new: string;
}

/**
 * Compares SOAPActions. Actions of a port type that change in the same way, apart from the operation's name, are
 * reported once.
 */
export function compareActions(pairs: readonly OperationPair[]): void {
  for (const group of groupBy(pairs.flatMap(changesOf), causeOf).values()) report(group);
}

function causeOf({ pair: { now }, protocol, old, new: changed }: ActionChange): string {
  // If only the name differs, each operation was renamed, so each change is reported.
  const owner = old === changed ? now.name : "";
  return JSON.stringify([protocol, now.portType, owner, old, changed]);
}

function changesOf(pair: OperationPair): readonly ActionChange[] {
  const { old, now } = pair;
  return boundPairs(old, now).flatMap(([oldBinding, newBinding]): ActionChange[] => {
    const { protocol } = oldBinding;
    if (oldBinding.soapAction === newBinding.soapAction) return [];
    const change: Change = {
      rule: "soap-action-changed",
      node: "binding",
      path: `${now.name}/${protocol}`,
      old: oldBinding.soapAction,
      new: newBinding.soapAction,
      base: oldBinding.at,
      head: newBinding.at,
    };
    return [{ pair, protocol, change, old: form(oldBinding.soapAction, old), new: form(newBinding.soapAction, now) }];
  });
}

/** An action in which a placeholder replaces the last occurrence of its operation's name: `urn:shop/<operation>`. */
function form(action: string, { operation: { name } }: OperationFacts): string {
  const at = action.lastIndexOf(name);
  return at < 0 ? action : `${action.slice(0, at)}<operation>${action.slice(at + name.length)}`;
}

function report(group: Group<ActionChange>): void {
  const [first] = group;
  const { pair, protocol } = first;
  const path = `${pair.now.portType}/${protocol}`;
  // An operation may have several bindings.
  const changed = [...new Set(group.map(({ pair }) => pair))];
  const change = changed.length === 1 ? first.change : { ...first.change, path, old: first.old, new: first.new };
  for (const { collector, old } of changed) collector.operation(change, old.name);
}

const ways: readonly (readonly [message: "input" | "output", direction: Direction])[] = [
  ["input", "request"],
  ["output", "response"],
];

/**
 * Compares the WS-Addressing actions of messages if both sides use addressing, because only then do messages carry
 * them.
 */
export function compareAddressing(pairs: readonly OperationPair[]): void {
  const [first] = pairs;
  if (first === undefined) return;
  const { old, now } = first.comparison.sides;
  if (!usesAddressing(old.documents) || !usesAddressing(now.documents)) return;
  const oldActions = operationActions(old.documents);
  const newActions = operationActions(now.documents);
  for (const pair of pairs) {
    const [before, after] = [placeOf(pair.old), placeOf(pair.now)];
    for (const [message, direction] of ways) {
      const was = oldActions.get(before)?.[message];
      const is = newActions.get(after)?.[message];
      if (was === undefined || is === undefined || was.value === is.value) continue;
      if (direction === "request" && isSoapAction(pair, was.value, is.value)) continue;
      const facts = { node: "message", path: `${pair.old.name}/${direction}/wsa:Action` } as const;
      const texts = { old: was.value, new: is.value, base: was.at, head: is.at, surfaces: ["soap"] } as const;
      pair.collector.operation({ rule: "soap-action-changed", ...facts, ...texts }, pair.old.name, direction);
    }
  }
}

/** Whether the comparison of bindings reports the change, because the action is that of the binding. */
function isSoapAction({ old, now }: OperationPair, was: string, is: string): boolean {
  return boundPairs(old, now).some(([before, after]) => before.soapAction === was && after.soapAction === is);
}

function placeOf({ operation }: { readonly operation: { readonly at: Span } }): string {
  return spanText(operation.at);
}
