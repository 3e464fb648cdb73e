import type { Span } from "../../diagnostics/span.js";
import { isBuiltInLocation } from "../../read/resolve-location.js";
import type { ExpandedName, TypeReference } from "../../schema/schema-set.js";
import type { LinkedContract } from "../linked-contract.js";
import { neededComponents } from "./needed-components.js";
import { reachableComponents } from "./reachable-components.js";

type Components<Component> = ReadonlyMap<ExpandedName, Component>;

/** A contract with those components of built-in documents that its own components or messages name, directly or by others. */
export function keepUsedBuiltIn(contract: LinkedContract): LinkedContract {
  const { types, elements, attributes, notations } = contract.schemas;
  const hasBuiltIn = [types, elements, attributes].some((all) => [...all.values()].some((one) => !isOwn(one)));
  if (!hasBuiltIn) return contract;
  const named = [...ownOf(types).keys()].map((name): TypeReference => ({ kind: "named", name }));
  const used = new Set([
    ...neededComponents(contract),
    ...reachableComponents(contract.schemas, {
      elements: [...ownOf(elements).keys()],
      types: [...named, ...[...ownOf(attributes).values()].map(({ type }) => type)],
      attributed: "reached",
    }),
  ]);
  const schemas = {
    types: filtered(types, (type, name) => isOwn(type) || used.has(`types ${name}`)),
    elements: filtered(elements, (element, name) => isOwn(element) || used.has(`elements ${name}`)),
    attributes: ownOf(attributes),
    notations,
  };
  return { ...contract, schemas };
}

function isOwn({ at }: { readonly at: Span }): boolean {
  return !isBuiltInLocation(at.uri);
}

function ownOf<Component extends { readonly at: Span }>(components: Components<Component>): Components<Component> {
  return filtered(components, isOwn);
}

function filtered<Component>(
  components: Components<Component>,
  isKept: (component: Component, name: ExpandedName) => boolean,
): Components<Component> {
  return new Map([...components].filter(([name, component]) => isKept(component, name)));
}
