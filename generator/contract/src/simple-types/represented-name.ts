import type { BuiltinName } from "./builtin-name.js";
import type { Representation } from "./scalar-options.js";

/** What the runtime calls the scalar of a built-in type: `long`, or `longAsNumber` if a number holds its values. */
export function representedName(name: BuiltinName, as: Representation | undefined): string {
  return as === undefined ? name : `${name}As${as.charAt(0).toUpperCase()}${as.slice(1)}`;
}
