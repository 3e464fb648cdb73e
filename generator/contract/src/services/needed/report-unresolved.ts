import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { spanText } from "../../diagnostics/span.js";
import type { UnresolvedReference } from "../../schema/components/unresolved-reference.js";
import { namespaceName } from "../../schema/expanded-name.js";
import type { LinkedContract } from "../linked-contract.js";
import { neededComponents } from "./needed-components.js";

/** How many messages say what else may be meant. That is looked for among all names, and many problems have one cause. */
const mostHelped = 100;

/**
 * Reports references that lead nowhere. In a WSDL contract one in a component that no generated message can hold is a
 * warning: such leftovers are common, other tools never notice them, and nothing generated depends on them. With `isOpen`, each is a warning.
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
 * Whether what is wrong with a reference that nothing needs was told of another: of one that stands at the same place, of one into
 * the same namespace if nothing of that was loaded, or of the header that its message makes.
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

/** Whether anything of a namespace was loaded: if not, what a message needs of it and what else is missing have one cause. */
function declaresAny({ schemas }: LinkedContract, uri: string): boolean {
  const { types, elements, attributes } = schemas;
  return [types, elements, attributes].some((components) =>
    [...components.keys()].some((name) => namespaceName(name) === uri),
  );
}
