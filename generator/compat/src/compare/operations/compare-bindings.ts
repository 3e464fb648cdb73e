import { localName, namespaceName } from "@stubwright/contract/schema";
import type { LinkedContract } from "@stubwright/contract/services";
import type { Change } from "../change.js";
import { type Bound, boundPairs, type OperationFacts, type OperationPair, type Protocol } from "./operation-facts.js";

const protocols: readonly Protocol[] = ["soap11", "soap12"];

/**
 * Compares how both sides bind an operation, binding by binding: style, use and wrapper, and whether a binding drops or
 * adds the operation.
 */
export function compareBindings(operations: OperationPair): void {
  const { old, now, collector } = operations;
  if (old.bound.length > 0 && now.bound.length > 0) compareBound(operations);
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

/**
 * Reports bindings that remain and drop or add the operation. Bindings that appear or disappear as a whole are reported
 * with their port.
 */
function compareBound({ old, now, comparison: { sides }, collector }: OperationPair): void {
  const at = { base: old.operation.at, head: now.operation.at };
  for (const protocol of protocols) {
    const [before, after] = [bindingCount(protocol, old), bindingCount(protocol, now)];
    const facts = { node: "binding", path: `${now.name}/${protocol}`, ...at, surfaces: ["soap"] } as const;
    if (after < before && after < portTypeBindingCount(protocol, now, sides.now.contract)) {
      const texts = { old: old.name, new: undefined };
      collector.operation({ rule: "operation-removed", ...facts, ...texts }, old.name);
    }
    if (before < after && before < portTypeBindingCount(protocol, old, sides.old.contract)) {
      const texts = { old: undefined, new: now.name };
      collector.operation({ rule: "operation-added", ...facts, ...texts }, old.name);
    }
  }
}

/** The number of bindings of an operation. */
function bindingCount(protocol: Protocol, { bound }: OperationFacts): number {
  return bound.filter((one) => one.protocol === protocol).length;
}

/** The number of bindings of its port type. */
function portTypeBindingCount(protocol: Protocol, { portType }: OperationFacts, { bindings }: LinkedContract): number {
  return bindings.filter((one) => one.protocol === protocol && localName(one.portType) === portType).length;
}

function styleText({ style, input, output, faults }: Bound): string {
  const bodies = [input, output].filter((body) => body !== undefined);
  const uses = [...bodies, ...faults, ...bodies.flatMap(({ headers }) => headers)].map(({ use }) => use);
  return `${style} ${[...new Set(uses)].join("/")}`;
}

/** The namespaces of the wrappers. A body without a namespace has that of the binding. */
function wrapperText(bound: Bound): string {
  const own = namespaceName(bound.binding);
  const input = bound.input?.namespace ?? own;
  const output = bound.output === undefined ? undefined : (bound.output.namespace ?? own);
  return output === undefined || output === input ? input : `${input} / ${output}`;
}
