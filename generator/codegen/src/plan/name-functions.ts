import type { Diagnostics } from "@stubwright/contract/diagnostics";
import { camelCase, isFreeFunctionName } from "@stubwright/contract/model";

/** What functions are named by. */
interface FunctionNaming {
  /** The names of the operations. */
  readonly operations: readonly string[];
  /** Names that no function may have. */
  readonly taken: ReadonlySet<string>;
  /** The configuration's, by operation. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly diagnostics: Diagnostics;
}

/**
 * The name of each operation's function: its own in camel case, or what the configuration chooses. A choice that cannot be
 * a function's name, or that something else has, is reported, and so is one for no operation.
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
 * What begins the name of something that belongs to an operation's function: without the `_` that tells the function from a
 * word of the language, but with one that is the operation's own.
 */
export function functionBase(operation: string, functionName: string): string {
  return operation.endsWith("_") ? functionName : functionName.replace(/_$/, "");
}

function ownName(operation: string, taken: ReadonlySet<string>): string {
  const name = camelCase([operation]);
  return taken.has(name) ? `${name}_` : name;
}
