import type { ExpandedName } from "../schema/schema-set.js";

export { localName, namespaceName } from "../schema/expanded-name.js";

/** `{namespace}local`, and `local` in no namespace: a name as members of open content have it. */
export function plainName(name: ExpandedName): string {
  return name.startsWith("{}") ? name.slice(2) : name;
}
