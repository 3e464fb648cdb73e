import type { Diagnostics } from "@stubwright/contract/diagnostics";
import { camelCase, exactTypeName, isFreeFunctionName, type TypeModel } from "@stubwright/contract/model";

/**
 * The prefix of each type's constants by type name: `SmsStatus` -> `smsStatus`. If two prefixes would be equal, as for
 * `SMS` and `Sms`, only the first letter is lowered (`sMS`); if that is not enough, the name stays as it is.
 */
export function nameConstants(types: readonly TypeModel[]): ReadonlyMap<string, string> {
  const names = [...new Set(types.flatMap((type) => [type.typeName, exactTypeName(type)]))];
  const forms = [constantName, lowerFirst, (name: string): string => name];
  return forms.reduce((named, form) => {
    const open = names.filter((name) => !named.has(name));
    const taken = counts([...named.values(), ...open.map(form)]);
    for (const name of open) if (taken.get(form(name)) === 1) named.set(name, form(name));
    return named;
  }, new Map<string, string>());
}

function constantName(typeName: string): string {
  return camelCase([typeName]).replace(/_$/, "");
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function counts(names: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

/** The inputs of the naming of functions. */
interface FunctionNaming {
  /** The names of the operations. */
  readonly operations: readonly string[];
  /** The names that no function may have. */
  readonly taken: ReadonlySet<string>;
  /** The names that the config chooses, by operation. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly diagnostics: Diagnostics;
}

/**
 * Names the function of each operation: the operation's name in camel case, or the config's choice. Reports a choice
 * that cannot be a function's name, that is already taken, or that is for an unknown operation.
 */
export function nameFunctions({ operations, taken, chosen, diagnostics }: FunctionNaming): ReadonlyMap<string, string> {
  const names = new Map(operations.map((name) => [name, ownName(name, taken)]));
  const known = Object.entries(chosen).filter(([key]) => names.has(key));
  for (const [key, name] of known) names.set(key, name);
  const all = [...names.values()];
  for (const [key, name] of Object.entries(chosen)) {
    if (!names.has(key)) diagnostics.report("chosen-name-unknown", undefined, { what: "operation", key, name });
    else if (!isFreeFunctionName(name) || taken.has(name) || all.filter((other) => other === name).length > 1)
      diagnostics.report("chosen-name-taken", undefined, { what: "operation", key, name });
  }
  return names;
}

/**
 * The prefix for names that belong to an operation's function. Drops the `_` that the function has because its name is
 * a word of the language, but not one that ends the operation's own name.
 */
export function functionBase(operation: string, functionName: string): string {
  return operation.endsWith("_") ? functionName : functionName.replace(/_$/, "");
}

function ownName(operation: string, taken: ReadonlySet<string>): string {
  const name = camelCase([operation]);
  return taken.has(name) ? `${name}_` : name;
}
