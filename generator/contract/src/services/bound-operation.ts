import { addToGroup, type OpenGroups } from "../collection/group-by.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import { isSamePlace } from "../diagnostics/span.js";
import type { BindingOperationSyntax, BindingSyntax, OperationSyntax, PortTypeSyntax } from "../syntax/wsdl-syntax.js";
import type { WsdlLinking } from "./link-port-types.js";

/** An operation of a binding, and the operations of the port type that it may mean. */
interface BoundPlace {
  readonly syntax: BindingOperationSyntax;
  readonly binding: BindingSyntax;
  /** The indexes of the port type's operations with the same name. */
  readonly named: readonly number[];
  /** Whether the binding has so many unknown operations that no hints are searched. */
  readonly isOneOfMany: boolean;
  readonly overloads: Overloads;
}

/**
 * The index of the bound operation: by name, for overloads by the names of input and output, or by order; -1 if none
 * fits.
 */
export function boundOperation(place: BoundPlace, portType: PortTypeSyntax, linking: WsdlLinking): number {
  const { syntax, named, overloads } = place;
  if (named.length === 0) {
    const help = place.isOneOfMany ? "" : otherwiseNamed(syntax.name, portType, linking);
    const args = { operation: syntax.name, portType: portType.name, help };
    if (!isUnknownTold(syntax, portType, linking)) linking.diagnostics.report("wsdl-bound-unknown", syntax.at, args);
    return -1;
  }
  if (named.length === 1) return named[0] ?? -1;
  const written = overloads.asWritten.get(messageNames(syntax)) ?? [];
  const names = defaultedNames(syntax);
  // If two bound operations have the same names, the names do not decide.
  const byDefault = overloads.bound.get(names)?.length === 1 ? overloads.byDefault.get(names) : undefined;
  const matching = written.length === 1 ? written : (byDefault ?? []);
  const inOrder = matching.length === 1 ? undefined : overloadInOrder(place);
  if (inOrder !== undefined) return inOrder;
  if (matching.length !== 1) {
    linking.diagnostics.report("wsdl-overload-unclear", syntax.at, { operation: syntax.name, portType: portType.name });
  }
  return matching[0] ?? -1;
}

/** A hint for an unknown operation: the port type that has it, or a similar name. */
function otherwiseNamed(operation: string, portType: PortTypeSyntax, linking: WsdlLinking): string {
  const other = linking.tables.owners.get(operation);
  if (other !== undefined) return `; port type ${other.name} has it`;
  return didYouMean(
    operation,
    portType.operations.map(({ name }) => name),
  );
}

/**
 * The indexes of the port type's operations and of the bound ones, by operation name and by names of input and output.
 */
type Overloads = Readonly<Record<"asWritten" | "byDefault" | "bound", ReadonlyMap<string, readonly number[]>>>;

/** The data that tells overloads of a port type apart, computed once for a binding. */
export function overloadsOf(portType: PortTypeSyntax, binding: BindingSyntax): Overloads {
  return {
    asWritten: indexesBy(portType.operations, messageNames),
    byDefault: indexesBy(portType.operations, defaultedNames),
    bound: indexesBy(binding.operations, defaultedNames),
  };
}

/** The indexes of operations by a key, in order. */
export function indexesBy<Operation extends NamedMessages>(
  operations: readonly Operation[],
  keyOf: (operation: Operation) => string,
): ReadonlyMap<string, readonly number[]> {
  const found: OpenGroups<string, number> = new Map();
  operations.forEach((operation, index) => {
    addToGroup(found, keyOf(operation), index);
  });
  return found;
}

type NamedMessages = Pick<BindingOperationSyntax | OperationSyntax, "name" | "input" | "output">;

/** The names that tell overloads apart, as written. */
function messageNames({ name, input, output }: NamedMessages): string {
  return JSON.stringify([name, input?.name, output?.name]);
}

/** The names that tell overloads apart, with the default names of messages (WSDL 1.1 section 2.4.5). */
function defaultedNames({ name, input, output }: NamedMessages): string {
  const [request, response] = input && output ? [`${name}Request`, `${name}Response`] : [name, name];
  return JSON.stringify([name, input && (input.name ?? request), output && (output.name ?? response)]);
}

/** The overload at the same position, if as many are bound and their input and output names do not decide. */
function overloadInOrder({ syntax, binding, named }: BoundPlace): number | undefined {
  const bound = binding.operations.filter(({ name }) => name === syntax.name);
  return bound.length === named.length ? named[bound.indexOf(syntax)] : undefined;
}

/** Whether it was reported that an operation, or the operation of the port type that it may mean, has no name. */
function isUnknownTold(syntax: BindingOperationSyntax, { operations }: PortTypeSyntax, linking: WsdlLinking): boolean {
  return isUnnamed(syntax, linking) || operations.some(({ name }) => name === "");
}

/** Whether an operation has no name attribute, which has been reported. */
export function isUnnamed({ name, at }: BindingOperationSyntax, { diagnostics }: WsdlLinking): boolean {
  if (name !== "") return false;
  return diagnostics.list.some(
    (one) => one.code === "wsdl-missing-attribute" && one.at !== undefined && isSamePlace(one.at, at),
  );
}
