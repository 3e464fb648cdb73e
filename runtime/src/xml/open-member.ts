import { isNcName } from "./characters.js";
import { xmlnsNamespace, xsiNamespace } from "./namespace-scope.js";

/**
 * The part of an element that a member of open content represents. `namespace` is undefined for an element in the
 * payload's namespace and for an attribute in none.
 */
export type OpenMember =
  | { readonly kind: "element"; readonly namespace: string | undefined; readonly name: string }
  | { readonly kind: "attribute"; readonly namespace: string | undefined; readonly name: string }
  | { readonly kind: "text" };

/** The member that holds text beside child elements or attributes. */
export const textMember = "#text";

/** The member name of an element: `name`, or `{namespace}name` in a namespace other than the payload's. */
export function elementMember(namespace: string, name: string, payload: string): string {
  return namespace === payload ? name : `{${namespace}}${name}`;
}

/** The member name of an attribute: `@name`, or `@{namespace}name` in a namespace. */
export function attributeMember(namespace: string, name: string): string {
  return namespace === "" ? `@${name}` : `@{${namespace}}${name}`;
}

/** Parses a member's name; undefined for a name that no element or attribute with data can have. */
export function readMember(member: string): OpenMember | undefined {
  if (member === textMember) return { kind: "text" };
  const isAttribute = member.startsWith("@");
  const braced = member.startsWith(isAttribute ? "@{" : "{");
  const end = braced ? member.lastIndexOf("}") : -1;
  const start = isAttribute ? 1 : 0;
  const namespace = braced ? member.slice(start + 1, end) : undefined;
  const name = member.slice(Math.max(start, end + 1));
  if (!isNcName(name) || namespace === xmlnsNamespace) return undefined;
  if (!isAttribute) return { kind: "element", namespace, name };
  if (namespace === "" || namespace === xsiNamespace || member === "@xmlns") return undefined;
  return { kind: "attribute", namespace, name };
}
