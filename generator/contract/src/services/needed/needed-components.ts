import type { Span } from "../../diagnostics/span.js";
import { isBuiltInLocation } from "../../read/resolve-location.js";
import type { ExpandedName, TypeReference } from "../../schema/schema-set.js";
import {
  isReadable,
  type LinkedContract,
  type LinkedMessage,
  type LinkedOperation,
  type LinkedPart,
} from "../linked-contract.js";
import { operationKey, readableOperations } from "./check-encoded-use.js";
import { type ReachabilityRoots, reachableComponents } from "./reachable-components.js";

/**
 * The components that generated code may need, as `messages {ns}name` and so on: the messages of operations and their
 * possible content.
 */
export function neededComponents(
  contract: LinkedContract,
  attributed: ReachabilityRoots["attributed"] = "reached",
): ReadonlySet<string> {
  const { messages, parts } = neededMessages(contract);
  const reached = reachableComponents(contract.schemas, {
    elements: parts.flatMap((part) => (part.kind === "element" ? [part.element] : [])),
    types: parts.flatMap((part) => (part.kind === "type" ? [part.type] : [])),
    attributed,
  });
  return new Set([...reached, ...messages.map(({ name }) => `messages ${name}`)]);
}

/** An operation of a port type with its index. */
interface PlacedOperation {
  readonly portType: ExpandedName;
  readonly index: number;
  readonly operation: LinkedOperation;
}

/** The operations that may be generated; all, if no SOAP binding has operations. */
export function neededOperations({
  portTypes,
  bindings,
}: Pick<LinkedContract, "portTypes" | "bindings">): readonly PlacedOperation[] {
  const readable = readableOperations(bindings);
  const isCallable = bindings.some(({ operations }) => operations.length > 0);
  return portTypes
    .flatMap(({ name, operations }) => operations.map((operation, index) => ({ portType: name, index, operation })))
    .filter(
      ({ portType, index, operation }) =>
        !isCallable || (isIncoming(operation.exchange) && readable.has(operationKey(portType, index))),
    );
}

/** The messages of operations that may be generated, with their parts and those of their header blocks. */
export function neededMessages(contract: Pick<LinkedContract, "portTypes" | "bindings">): {
  readonly messages: readonly LinkedMessage[];
  readonly parts: readonly LinkedPart[];
} {
  const messages = neededOperations(contract)
    .flatMap(({ operation: { input, output, faults } }) => [input, output, ...faults.map(({ message }) => message)])
    .filter((message): message is LinkedMessage => message !== undefined);
  const headers = contract.bindings
    .flatMap((binding) => binding.operations.filter((bound) => isReadable(binding, bound)))
    .flatMap(({ input, output }) => [...(input?.headers ?? []), ...(output?.headers ?? [])]);
  return { messages, parts: [...messages.flatMap(({ parts }) => parts), ...headers.map(({ part }) => part)] };
}

function isIncoming(exchange: LinkedOperation["exchange"]): boolean {
  return exchange === "request-response" || exchange === "one-way";
}

type Components<Component> = ReadonlyMap<ExpandedName, Component>;

/** A contract without the built-in components that neither its own components nor its messages use. */
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
