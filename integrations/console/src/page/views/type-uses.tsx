import type { OperationDescription, PartDescription, TypeDescription, TypeReference } from "@stubwright/runtime/codec";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useApp } from "../app-context.js";
import type { Contract } from "../contract.js";
import { routeHref } from "../route.js";
import { TypeLink } from "./type-link.js";

/** Where a type is used: in which types and operations. */
export function TypeUses({ type }: { readonly type: TypeDescription }): JSX.Element | null {
  const { contract } = useApp();
  const uses = useMemo(() => usesOf(type.name, contract), [type.name, contract]);
  if (uses.types.length + uses.operations.length === 0) return null;
  return (
    <section>
      <h2>Used by</h2>
      <ul class="type-list">
        {uses.operations.map((name) => (
          <li key={name}>
            <a href={routeHref({ kind: "operation", name, tab: "about" })}>{name}</a>
          </li>
        ))}
        {uses.types.map((name) => (
          <li key={name}>
            <TypeLink reference={{ kind: "declared", name }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function usesOf(
  name: string,
  { description }: Contract,
): { readonly types: readonly string[]; readonly operations: readonly string[] } {
  const isIt = (reference: TypeReference): boolean => reference.kind === "declared" && reference.name === name;
  return {
    types: description.types
      .filter((type) => type.name !== name && referencesOf(type).some(isIt))
      .map((type) => type.name),
    operations: description.operations.filter((operation) => messageTypes(operation).some(isIt)).map((one) => one.name),
  };
}

function messageTypes(operation: OperationDescription): readonly TypeReference[] {
  const { request, reply, requestHeaders, replyHeaders, faults } = operation;
  return [request, ...(reply === undefined ? [] : [reply]), ...requestHeaders, ...replyHeaders, ...faults].map(
    ({ type }) => type,
  );
}

function referencesOf(type: TypeDescription): readonly TypeReference[] {
  switch (type.kind) {
    case "record":
      return type.parts.flatMap(referencesOfPart);
    case "array":
      return [type.item.type];
    case "open":
      return [];
    case "scalar": {
      const { definition } = type;
      if (definition.kind === "union") return definition.members;
      return [definition.kind === "list" ? definition.item : definition.base];
    }
  }
}

function referencesOfPart(part: PartDescription): readonly TypeReference[] {
  switch (part.kind) {
    case "member":
      return [part.type];
    case "list":
      return part.members.map(({ type }) => type);
    case "choice":
      return part.branches.flatMap((branch) => branch.flatMap(referencesOfPart));
    case "any":
      return [];
  }
}
