import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { spanText } from "../../diagnostics/span.js";
import type { UnresolvedReference } from "../../schema/components/unresolved-reference.js";
import { namespaceName } from "../../schema/expanded-name.js";
import type { LinkedContract } from "../linked-contract.js";
import { neededComponents } from "./needed-components.js";

/** The most messages with a hint. Hints search all names, and many problems have one cause. */
const mostHelped = 100;

/**
 * Reports unresolved references. In a WSDL contract, a reference in a component that no generated message can hold is a
 * warning: such leftovers are common, other tools never notice them, and no generated code depends on them. With
 * `isOpen`, every unresolved reference is a warning.
 */
export function reportUnresolved(
  unresolved: readonly UnresolvedReference[],
  contract: LinkedContract,
  { isOpen, diagnostics }: { readonly isOpen: boolean; readonly diagnostics: Diagnostics },
): void {
  if (unresolved.length === 0) return;
  const reachable = contract.portTypes.length === 0 ? undefined : neededComponents(contract, "left out");
  const needed = unresolved.filter((reference) => isNeeded(reference, reachable));
  const unused = unresolved.filter((reference) => !isNeeded(reference, reachable));
  let helped = 0;
  const helpOf = ({ help }: UnresolvedReference): string => (++helped > mostHelped ? "" : help());
  for (const reference of needed) {
    const { isArrayType, kind, name, at } = reference;
    if (isArrayType) diagnostics.report("xsd-array-type", at, { value: name });
    else if (isOpen) diagnostics.report("xsd-unresolved-open", at, { kind, name, help: helpOf(reference) });
    else diagnostics.report("xsd-unresolved-reference", at, { kind, name, help: helpOf(reference) });
  }
  const isTold = toldBefore(needed, contract, diagnostics);
  for (const reference of unused) {
    if (isTold(reference)) continue;
    const { isArrayType, kind, name, at } = reference;
    if (isArrayType) diagnostics.report("xsd-array-type-unused", at, { value: name });
    else diagnostics.report("xsd-unresolved-unused", at, { kind, name, help: helpOf(reference) });
  }
}

function isNeeded({ owner }: UnresolvedReference, reachable: ReadonlySet<string> | undefined): boolean {
  return owner === undefined || reachable === undefined || reachable.has(`${owner.space} ${owner.name}`);
}

/**
 * Tells whether an unneeded reference has a problem that was reported for another reference: one at the same place, one
 * into the same namespace if nothing of that was loaded, or that of its message's header.
 */
function toldBefore(
  needed: readonly UnresolvedReference[],
  contract: LinkedContract,
  diagnostics: Diagnostics,
): (unused: UnresolvedReference) => boolean {
  const places = new Set(needed.map(({ at }) => spanText(at)));
  const declarable = needed.filter(({ isArrayType }) => !isArrayType);
  const sought = new Set(declarable.map(({ name }) => namespaceName(name)));
  const lost = new Set([...sought].filter((uri) => !declaresAny(contract, uri)));
  const headers = new Set(
    diagnostics.list.flatMap(({ code, arguments: { kind, name } }) =>
      code === "wsdl-header-unresolved" && kind === "element" ? [name] : [],
    ),
  );
  return ({ owner, name, at }) =>
    places.has(spanText(at)) || lost.has(namespaceName(name)) || (owner?.space === "messages" && headers.has(name));
}

/** Whether any component of a namespace was loaded. If not, all missing components of the namespace have one cause. */
function declaresAny({ schemas }: LinkedContract, uri: string): boolean {
  const { types, elements, attributes } = schemas;
  return [types, elements, attributes].some((components) =>
    [...components.keys()].some((name) => namespaceName(name) === uri),
  );
}
