import { addToGroup, type OpenGroups } from "../collection/group-by.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import { isSamePlace } from "../diagnostics/span.js";
import type { BindingOperationSyntax, BindingSyntax, OperationSyntax, PortTypeSyntax } from "../syntax/wsdl-syntax.js";
import type { WsdlLinking } from "./link-port-types.js";

/** An operation of a binding, and what it may be in the port type. */
interface BoundPlace {
  readonly syntax: BindingOperationSyntax;
  readonly binding: BindingSyntax;
  /** The port type's operations of that name, by their indexes. */
  readonly named: readonly number[];
  /** Whether it is one of more unknown operations than anything is looked for. */
  readonly isOneOfMany: boolean;
  readonly overloads: Overloads;
}

/** Index of the operation meant: by name, and where that is overloaded by the names of input and output, or in order; -1 if none. */
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
  // Where two are bound by the same names, these tell nothing.
  const byDefault = overloads.bound.get(names)?.length === 1 ? overloads.byDefault.get(names) : undefined;
  const matching = written.length === 1 ? written : (byDefault ?? []);
  const inOrder = matching.length === 1 ? undefined : overloadInOrder(place);
  if (inOrder !== undefined) return inOrder;
  if (matching.length !== 1) {
    linking.diagnostics.report("wsdl-overload-unclear", syntax.at, { operation: syntax.name, portType: portType.name });
  }
  return matching[0] ?? -1;
}

/** Which port type has an operation, or what one is called that was meant. */
function otherwiseNamed(operation: string, portType: PortTypeSyntax, linking: WsdlLinking): string {
  const other = linking.tables.owners.get(operation);
  if (other !== undefined) return `; port type ${other.name} has it`;
  return didYouMean(
    operation,
    portType.operations.map(({ name }) => name),
  );
}

/** The indexes of the port type's operations, and of the bound ones, of each name with each pair of names of input and output. */
type Overloads = Readonly<Record<"asWritten" | "byDefault" | "bound", ReadonlyMap<string, readonly number[]>>>;

/** What tells the overloads of a port type apart, looked up once for a binding. */
export function overloadsOf(portType: PortTypeSyntax, binding: BindingSyntax): Overloads {
  return {
    asWritten: indexesBy(portType.operations, messageNames),
    byDefault: indexesBy(portType.operations, defaultedNames),
    bound: indexesBy(binding.operations, defaultedNames),
  };
}

/** The indexes of operations by a key of theirs, in order. */
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

/** What tells overloads apart, as it is written. */
function messageNames({ name, input, output }: NamedMessages): string {
  return JSON.stringify([name, input?.name, output?.name]);
}

/** The same with the names that messages have by default (WSDL 1.1 section 2.4.5). */
function defaultedNames({ name, input, output }: NamedMessages): string {
  const [request, response] = input && output ? [`${name}Request`, `${name}Response`] : [name, name];
  return JSON.stringify([name, input && (input.name ?? request), output && (output.name ?? response)]);
}

/** Where the names of input and output do not tell overloads apart: the same place in the order, if as many are bound. */
function overloadInOrder({ syntax, binding, named }: BoundPlace): number | undefined {
  const bound = binding.operations.filter(({ name }) => name === syntax.name);
  return bound.length === named.length ? named[bound.indexOf(syntax)] : undefined;
}

/** Whether it has been reported that an operation, or one of the port type that it may well be, has no name. */
function isUnknownTold(syntax: BindingOperationSyntax, { operations }: PortTypeSyntax, linking: WsdlLinking): boolean {
  return isUnnamed(syntax, linking) || operations.some(({ name }) => name === "");
}

/** Whether an operation has no name attribute, which has been told. */
export function isUnnamed({ name, at }: BindingOperationSyntax, { diagnostics }: WsdlLinking): boolean {
  if (name !== "") return false;
  return diagnostics.list.some(
    (one) => one.code === "wsdl-missing-attribute" && one.at !== undefined && isSamePlace(one.at, at),
  );
}
