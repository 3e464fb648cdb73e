import type { ExpandedName } from "../link/schema-set.js";
import { localName } from "./expanded-name.js";
import { camelCase } from "./identifier.js";

/** An operation that wants a name. */
export interface UnnamedOperation {
  readonly portType: ExpandedName;
  readonly name: string;
  /** The name attribute of its wsdl:input. */
  readonly inputName: string | undefined;
}

/**
 * Gives each operation a name that is unique in the contract, also without case and as a function's name: its own; where
 * one before it has that, its input's name, or its port type's name before its own, or else a number behind it.
 */
export function nameOperations(operations: readonly UnnamedOperation[]): readonly string[] {
  const taken = new Set<string>();
  const own = new Set(operations.map(({ name }) => keyOf(name)));
  return operations.map((operation) => {
    const { name } = operation;
    const wanted = taken.has(keyOf(name)) ? substitute(operation, operations) : name;
    const isFree = (candidate: string): boolean =>
      !taken.has(keyOf(candidate)) && (candidate === name || !own.has(keyOf(candidate)));
    let unique = isFree(wanted) ? wanted : name;
    for (let count = 2; !isFree(unique); count += 1) unique = `${name}${count}`;
    taken.add(keyOf(unique));
    return unique;
  });
}

function substitute(operation: UnnamedOperation, all: readonly UnnamedOperation[]): string {
  const { portType, name, inputName } = operation;
  const others = all.filter((one) => one !== operation && keyOf(one.name) === keyOf(name));
  if (others.some((one) => one.portType === portType && one.name === name)) return inputName ?? name;
  if (others.every((one) => one.portType === portType)) return name;
  return `${localName(portType)}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What must differ: the JSON wire takes names without case, and generated functions are named in camel case. */
function keyOf(name: string): string {
  return camelCase([name]).toLowerCase();
}
