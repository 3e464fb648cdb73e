import { groupBy } from "../../collection/group-by.js";
import { localName } from "../../schema/expanded-name.js";
import type { ExpandedName } from "../../schema/schema-set.js";
import { camelCase } from "./identifier.js";

/** An operation that needs a name. */
export interface UnnamedOperation {
  readonly portType: ExpandedName;
  readonly name: string;
  /** The name attribute of its wsdl:input. */
  readonly inputName: string | undefined;
}

/**
 * Gives each operation a name that is unique in the contract, even without case and as a function name. If an earlier
 * operation has the name, the operation is called after its input, or else after its port type and name, or else gets a
 * number.
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
    // Names already taken stay taken for later overloads.
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

/** The form in which names must differ: the JSON wire ignores case, and generated functions are in camel case. */
function keyOf(name: string): string {
  return camelCase([name]).toLowerCase();
}
