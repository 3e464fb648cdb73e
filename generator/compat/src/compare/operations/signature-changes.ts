import type { Change } from "../change.js";
import type { OperationFacts } from "./operation-facts.js";

/** Operations that share a name or a body root in one port, where that was not so before. */
export function signatureChanges(old: readonly OperationFacts[], now: readonly OperationFacts[]): readonly Change[] {
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
