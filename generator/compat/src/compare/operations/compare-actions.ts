import { type Group, groupBy } from "@stubwright/contract/collection";
import type { Change } from "../change.js";
import type { OperationPair } from "./compare-operations.js";
import { boundPairs, type OperationFacts, type Protocol } from "./operation-facts.js";

/** An operation whose SOAPAction differs, with what is left of both when its own name is taken out. */
interface ActionChange {
  readonly pair: OperationPair;
  readonly protocol: Protocol;
  readonly change: Change;
  readonly old: string;
  readonly new: string;
}

/** SOAPActions that differ. Those of a port type that change alike but for the operation's name are reported once. */
export function compareActions(pairs: readonly OperationPair[]): void {
  for (const group of groupBy(pairs.flatMap(changesOf), causeOf).values()) report(group);
}

function causeOf({ pair: { now }, protocol, old, new: changed }: ActionChange): string {
  // Where the name alone differs, the operation was renamed, each for itself.
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

/** An action with the last mention of its operation's name left open: `urn:shop/<operation>`. */
function form(action: string, { operation: { name } }: OperationFacts): string {
  const at = action.lastIndexOf(name);
  return at < 0 ? action : `${action.slice(0, at)}<operation>${action.slice(at + name.length)}`;
}

function report(group: Group<ActionChange>): void {
  const [first] = group;
  const { pair, protocol } = first;
  const path = `${pair.now.portType}/${protocol}`;
  // One operation may be bound more than once.
  const changed = [...new Set(group.map(({ pair }) => pair))];
  const change = changed.length === 1 ? first.change : { ...first.change, path, old: first.old, new: first.new };
  for (const { collector, old } of changed) collector.operation(change, old.name);
}
