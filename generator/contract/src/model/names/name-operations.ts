import { groupBy } from "../../collection/group-by.js";
import type { ExpandedName } from "../../schema/schema-set.js";
import { localName } from "../expanded-name.js";
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
  const namesakes = groupBy(operations, ({ name }) => keyOf(name));
  const numbers = new Map<string, number>();
  const isFree = (candidate: string, name: string): boolean =>
    !taken.has(keyOf(candidate)) && (candidate === name || !namesakes.has(keyOf(candidate)));
  return operations.map((operation) => {
    const { name } = operation;
    const wanted = taken.has(keyOf(name)) ? substitute(operation, namesakes.get(keyOf(name)) ?? []) : name;
    let unique = isFree(wanted, name) ? wanted : name;
    // What one operation found taken is taken for the next of its name.
    for (let count = numbers.get(name) ?? 2; !isFree(unique, name); count += 1) {
      unique = `${name}${count}`;
      numbers.set(name, count + 1);
    }
    taken.add(keyOf(unique));
    return unique;
  });
}

function substitute(operation: UnnamedOperation, namesakes: readonly UnnamedOperation[]): string {
  const { portType, name, inputName } = operation;
  const others = namesakes.filter((one) => one !== operation);
  if (others.some((one) => one.portType === portType && one.name === name)) return inputName ?? name;
  if (others.every((one) => one.portType === portType)) return name;
  return `${localName(portType)}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What must differ: the JSON wire takes names without case, and generated functions are named in camel case. */
function keyOf(name: string): string {
  return camelCase([name]).toLowerCase();
}
