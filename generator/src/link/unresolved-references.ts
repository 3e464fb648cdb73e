import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Span } from "../source/span.js";
import { isEncoded, keyOf, literalOperations } from "./check-encoded-use.js";
import type { LinkedContract, LinkedMessage } from "./linked-contract.js";
import { reachableComponents } from "./reachable-components.js";
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
  const reachable = contract.portTypes.length === 0 ? undefined : reachableFrom(contract);
  const [needed, unused]: [UnresolvedReference[], UnresolvedReference[]] = [[], []];
  for (const reference of unresolved) (isNeeded(reference, reachable) ? needed : unused).push(reference);
  for (const { cause, kind, name, help, at } of needed) {
    if (cause === "encoding") diagnostics.report("xsd-soap-encoding", at, { name });
    else diagnostics.report("xsd-unresolved-reference", at, { kind, name, help });
  }
  for (const { cause, kind, name, help, at } of unused) {
    if (needed.some((other) => isSamePlace(other.at, at))) continue;
    if (cause === "encoding") diagnostics.report("xsd-soap-encoding-unused", at, { name });
    else diagnostics.report("xsd-unresolved-unused", at, { kind, name, help });
  }
}

function isNeeded({ owner }: UnresolvedReference, reachable: ReadonlySet<string> | undefined): boolean {
  return owner === undefined || reachable === undefined || reachable.has(`${owner.space} ${owner.name}`);
}

function isSamePlace(one: Span, other: Span): boolean {
  return one.uri === other.uri && one.line === other.line && one.column === other.column;
}

/** What may be generated: messages that operations have, and what can stand in them. */
function reachableFrom(contract: LinkedContract): ReadonlySet<string> {
  const { portTypes, bindings, schemas } = contract;
  const literal = literalOperations(bindings);
  const isCallable = bindings.some(({ operations }) => operations.length > 0);
  const messages = portTypes
    .flatMap(({ name, operations }) =>
      operations.filter((_, operation) => !isCallable || literal.has(keyOf({ portType: name }, { operation }))),
    )
    .flatMap(({ input, output, faults }) => [input, output, ...faults.map(({ message }) => message)])
    .filter((message): message is LinkedMessage => message !== undefined);
  const headers = bindings
    .flatMap(({ operations }) => operations.filter((bound) => !isEncoded(bound)))
    .flatMap(({ input, output }) => [...(input?.headers ?? []), ...(output?.headers ?? [])]);
  const parts = [...messages.flatMap(({ parts: own }) => own), ...headers.map(({ part }) => part)];
  const reached = reachableComponents(schemas, {
    elements: parts.flatMap((part) => (part.kind === "element" ? [part.element] : [])),
    types: parts.flatMap((part) => (part.kind === "type" ? [part.type] : [])),
  });
  return new Set([...reached, ...messages.map(({ name }) => `messages ${name}`)]);
}
