import { namespaceName } from "../../model/expanded-name.js";
import type { Change } from "../change.js";
import type { OperationPair } from "./compare-operations.js";
import { type Bound, boundPairs } from "./operation-facts.js";

/** How both sides bind the operation, binding by binding: style, use, wrapper. */
export function compareBindings({ old, now, collector }: OperationPair): void {
  for (const [oldBinding, newBinding] of boundPairs(old, now)) {
    const facts = {
      node: "binding",
      path: `${now.name}/${oldBinding.protocol}`,
      base: oldBinding.at,
      head: newBinding.at,
    } as const;
    const report = (change: Pick<Change, "rule" | "old" | "new">): void =>
      collector.operation({ ...facts, ...change }, old.name);
    if (styleText(oldBinding) !== styleText(newBinding)) {
      report({ rule: "binding-style-or-use-changed", old: styleText(oldBinding), new: styleText(newBinding) });
    }
    if (oldBinding.style !== "rpc" || newBinding.style !== "rpc") continue;
    const [oldWrapper, newWrapper] = [wrapperText(oldBinding), wrapperText(newBinding)];
    if (oldWrapper !== newWrapper) report({ rule: "rpc-wrapper-namespace-changed", old: oldWrapper, new: newWrapper });
  }
}

function styleText({ style, input, output, faults }: Bound): string {
  const bodies = [input, output].filter((body) => body !== undefined);
  const uses = [...bodies, ...faults, ...bodies.flatMap(({ headers }) => headers)].map(({ use }) => use);
  return `${style} ${[...new Set(uses)].join("/")}`;
}

/** Where a body says no namespace, that of the binding stands. */
function wrapperText(bound: Bound): string {
  const own = namespaceName(bound.binding);
  const input = bound.input?.namespace ?? own;
  const output = bound.output === undefined ? undefined : (bound.output.namespace ?? own);
  return output === undefined || output === input ? input : `${input} / ${output}`;
}
