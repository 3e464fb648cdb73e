import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isFreeTypeName } from "./identifier.js";

/** TypeScript names of types by `{namespace}Type`, or for a type written in place by `{namespace}Element/Element`. */
export type ChosenTypeNames = Readonly<Record<string, string>>;

/**
 * The names that a configuration chooses for types, by the types' ids. A key that no type has is reported and does
 * nothing; so is a name that cannot be one, or that two types would have.
 */
export function chooseTypeNames(
  chosen: ChosenTypeNames,
  ids: ReadonlySet<string>,
  diagnostics: Diagnostics,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [key, name] of Object.entries(chosen)) {
    const id = [key, `${key}#`].find((candidate) => ids.has(candidate));
    if (id === undefined) {
      diagnostics.report("chosen-name-unknown", undefined, { what: "type", key, name });
      continue;
    }
    const others = [...names.values()];
    if (isFreeTypeName(name) && !others.includes(name)) names.set(id, name);
    else diagnostics.report("chosen-name-taken", undefined, { what: "type", key, name });
  }
  return names;
}
