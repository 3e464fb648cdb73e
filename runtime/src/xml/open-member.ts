import { isNcName } from "./characters.js";
import { xmlnsNamespace, xsiNamespace } from "./namespace-scope.js";

/** What a member of open content stands for in XML; `namespace` is undefined for the payload's own, of an attribute for none. */
export type OpenMember =
  | { readonly kind: "element"; readonly namespace: string | undefined; readonly name: string }
  | { readonly kind: "attribute"; readonly namespace: string | undefined; readonly name: string }
  | { readonly kind: "text" };

/** The member that holds text beside child elements or attributes. */
export const textMember = "#text";

/** `name`, or `{namespace}name` for a namespace other than the payload's. */
export function elementMember(namespace: string, name: string, payload: string): string {
  return namespace === payload ? name : `{${namespace}}${name}`;
}

/** `@name`, or `@{namespace}name` for an attribute in a namespace. */
export function attributeMember(namespace: string, name: string): string {
  return namespace === "" ? `@${name}` : `@{${namespace}}${name}`;
}

/** What a member's name says; undefined for a name that no element or attribute of data can have. */
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
