import type { ExpandedName } from "../link/schema-set.js";

/** The local part of `{namespace}local`. */
export function localName(name: ExpandedName): string {
  return name.slice(name.lastIndexOf("}") + 1);
}

/** The namespace of `{namespace}local`; `""` is no namespace. */
export function namespaceName(name: ExpandedName): string {
  return name.slice(1, name.lastIndexOf("}"));
}
