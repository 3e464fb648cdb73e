import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { isSamePlace, type Span } from "../diagnostics/span.js";
import type { LinkedContract } from "./linked-contract.js";
import { neededComponents } from "./needed-components.js";
import { namespaceOf } from "./schema-context.js";
import type { ExpandedName } from "./schema-set.js";

/** The message, or the top-level type, element, attribute or group that a reference stands in. */
export interface Owner {
  readonly space: "types" | "elements" | "attributes" | "groups" | "attributeGroups" | "messages";
  readonly name: ExpandedName;
}

/** A reference to a schema component that no loaded schema declares, or that is of SOAP section 5 encoding. */
export interface UnresolvedReference {
  readonly owner: Owner | undefined;
  readonly cause: "undeclared" | "encoding";
  readonly kind: string;
  readonly name: ExpandedName;
  readonly help: string;
  readonly at: Span;
}

/**
 * Reports references that lead nowhere. In a WSDL contract one in a component that no generated message can hold is a
 * warning: such leftovers are common, other tools never notice them, and nothing generated depends on them.
 */
export function reportUnresolved(
  unresolved: readonly UnresolvedReference[],
  contract: LinkedContract,
  diagnostics: Diagnostics,
): void {
  if (unresolved.length === 0) return;
  const reachable = contract.portTypes.length === 0 ? undefined : neededComponents(contract);
  const [needed, unused]: [UnresolvedReference[], UnresolvedReference[]] = [[], []];
  for (const reference of unresolved) (isNeeded(reference, reachable) ? needed : unused).push(reference);
  for (const { cause, kind, name, help, at } of needed) {
    if (cause === "encoding") diagnostics.report("xsd-soap-encoding", at, { name });
    else diagnostics.report("xsd-unresolved-reference", at, { kind, name, help });
  }
  const told = diagnostics.list.flatMap(({ code, arguments: { kind, name } }) =>
    code === "wsdl-header-unresolved" && kind === "element" ? [name] : [],
  );
  const lost = new Set(needed.map(({ name }) => namespaceOf(name)).filter((uri) => !declaresAny(contract, uri)));
  for (const { owner, cause, kind, name, help, at } of unused) {
    if (lost.has(namespaceOf(name)) || needed.some((other) => isSamePlace(other.at, at))) continue;
    if (owner?.space === "messages" && told.includes(name)) continue;
    if (cause === "encoding") diagnostics.report("xsd-soap-encoding-unused", at, { name });
    else diagnostics.report("xsd-unresolved-unused", at, { kind, name, help });
  }
}

function isNeeded({ owner }: UnresolvedReference, reachable: ReadonlySet<string> | undefined): boolean {
  return owner === undefined || reachable === undefined || reachable.has(`${owner.space} ${owner.name}`);
}

/** Whether anything of a namespace was loaded: if not, what a message needs of it and what else is missing have one cause. */
function declaresAny({ schemas }: LinkedContract, uri: string): boolean {
  const { types, elements, attributes } = schemas;
  return [types, elements, attributes].some((components) =>
    [...components.keys()].some((name) => namespaceOf(name) === uri),
  );
}
