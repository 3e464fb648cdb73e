import type { LinkedBindingOperation } from "../../link/linked-contract.js";
import type { Change } from "../change.js";
import type { OperationPair } from "./compare-operations.js";

/** How both sides bind the operation, protocol by protocol: style, use, wrapper. */
export function compareBindings({ old, now, collector }: OperationPair): void {
  for (const [protocol, before] of old.bound) {
    const after = now.bound.get(protocol);
    if (after === undefined) continue;
    const facts = { node: "binding", path: `${now.name}/${protocol}`, base: before.at, head: after.at } as const;
    const tell = (change: Pick<Change, "rule" | "old" | "new">): void =>
      collector.operation({ ...facts, ...change }, old.name);
    if (styleText(before) !== styleText(after)) {
      tell({ rule: "binding-style-or-use-changed", old: styleText(before), new: styleText(after) });
    }
    if (before.style !== "rpc" || after.style !== "rpc") continue;
    const [wrapper, other] = [wrapperText(before), wrapperText(after)];
    if (wrapper !== other) tell({ rule: "rpc-wrapper-namespace-changed", old: wrapper, new: other });
  }
}

function styleText({ style, input, output }: LinkedBindingOperation): string {
  const uses = [input?.use, output?.use].filter((use) => use !== undefined);
  return `${style} ${[...new Set(uses)].join("/")}`;
}

function wrapperText(bound: LinkedBindingOperation): string {
  const input = bound.input?.namespace ?? "";
  const output = bound.output === undefined ? undefined : (bound.output.namespace ?? "");
  return output === undefined || output === input ? input : `${input} / ${output}`;
}
