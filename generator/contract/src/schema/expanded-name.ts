import type { ExpandedName } from "./schema-set.js";

/** `{namespace}local`; `""` is no namespace. */
export function expandedName(namespace: string, local: string): ExpandedName {
  return `{${namespace}}${local}`;
}

/** The local part of `{namespace}local`. */
export function localName(name: ExpandedName): string {
  return name.slice(name.lastIndexOf("}") + 1);
}

/** The namespace of `{namespace}local`; `""` is no namespace. */
export function namespaceName(name: ExpandedName): string {
  return name.slice(1, name.lastIndexOf("}"));
}

/** `{namespace}local`, or `local` for no namespace: the form of names in open content. */
export function plainName(name: ExpandedName): string {
  return name.startsWith("{}") ? name.slice(2) : name;
}
