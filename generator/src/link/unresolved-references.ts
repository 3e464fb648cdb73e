import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Span } from "../source/span.js";
import type { LinkedContract, LinkedMessage } from "./linked-contract.js";
import { reachableComponents } from "./reachable-components.js";
import type { ExpandedName, TypeReference } from "./schema-set.js";

/** The top-level type, element, attribute or group a reference stands in. */
export interface Owner {
  readonly space: "types" | "elements" | "attributes" | "groups" | "attributeGroups";
  readonly name: ExpandedName;
}

/** A reference to a schema component that no loaded schema declares. */
export interface UnresolvedReference {
  readonly owner: Owner | undefined;
  readonly kind: string;
  readonly name: ExpandedName;
  readonly help: string;
  readonly at: Span;
}

/**
 * Reports references that lead nowhere. In a WSDL contract one in a component that no message can hold is a warning:
 * such leftovers are common, other tools never notice them, and nothing generated depends on them.
 */
export function reportUnresolved(
  unresolved: readonly UnresolvedReference[],
  contract: LinkedContract,
  diagnostics: Diagnostics,
): void {
  if (unresolved.length === 0) return;
  const reachable =
    contract.portTypes.length === 0 ? undefined : reachableComponents(contract.schemas, roots(contract));
  const [needed, unused]: [UnresolvedReference[], UnresolvedReference[]] = [[], []];
  for (const reference of unresolved) (isNeeded(reference, reachable) ? needed : unused).push(reference);
  for (const { kind, name, help, at } of needed) {
    diagnostics.report("xsd-unresolved-reference", at, { kind, name, help });
  }
  for (const { kind, name, help, at } of unused) {
    if (needed.some((other) => isSamePlace(other.at, at))) continue;
    diagnostics.report("xsd-unresolved-unused", at, { kind, name, help });
  }
}

function isNeeded({ owner }: UnresolvedReference, reachable: ReadonlySet<string> | undefined): boolean {
  return owner === undefined || reachable === undefined || reachable.has(`${owner.space} ${owner.name}`);
}

function isSamePlace(one: Span, other: Span): boolean {
  return one.uri === other.uri && one.line === other.line && one.column === other.column;
}

/** What the messages of the contract name. */
function roots(contract: LinkedContract): { readonly elements: ExpandedName[]; readonly types: TypeReference[] } {
  const messages = contract.portTypes
    .flatMap(({ operations }) => operations)
    .flatMap(({ input, output, faults }) => [input, output, ...faults.map(({ message }) => message)])
    .filter((message): message is LinkedMessage => message !== undefined);
  const headers = contract.bindings
    .flatMap(({ operations }) => operations)
    .flatMap(({ input, output }) => [...(input?.headers ?? []), ...(output?.headers ?? [])]);
  const parts = [...messages.flatMap(({ parts: own }) => own), ...headers.map(({ part }) => part)];
  return {
    elements: parts.flatMap((part) => (part.kind === "element" ? [part.element] : [])),
    types: parts.flatMap((part) => (part.kind === "type" ? [part.type] : [])),
  };
}
