import type { AttributeList } from "./attribute-list.js";
import { isNcName, trimSpace } from "./characters.js";
import { type NamespaceScope, xsiNamespace } from "./namespace-scope.js";

/** The name of an element, attribute or type: namespace (`""` for none) and local name. */
export interface ExpandedName {
  readonly namespace: string;
  readonly name: string;
}

const instanceAttributes: readonly string[] = ["type", "nil", "schemaLocation", "noNamespaceSchemaLocation"];

/** Whether an attribute is one of XSD's own, which every element may have (XSD 1.0 Part 1, 2.6). */
export function isInstanceAttribute({ namespace, name }: ExpandedName): boolean {
  return namespace === xsiNamespace && instanceAttributes.includes(name);
}

/**
 * What `xsi:nil` says on the start tag just read (XSD 1.0 Part 1, 2.6.2); undefined where it is absent or was asked for
 * before. SOAP stacks that are older than XSD call it `xsi:null`.
 */
export function takeNil(attributes: AttributeList, name: "nil" | "null"): "nil" | "present" | "malformed" | undefined {
  const value = attributes.takeOnce(xsiNamespace, name);
  if (value === undefined) return undefined;
  switch (trimSpace(value)) {
    case "true":
    case "1":
      return "nil";
    case "false":
    case "0":
      return "present";
    default:
      return "malformed";
  }
}

/** What `xsi:type` says on the start tag just read (XSD 1.0 Part 1, 2.6.1); undefined where it is absent. */
export function takeType(
  attributes: AttributeList,
  namespaces: NamespaceScope,
): ExpandedName | "malformed" | undefined {
  const value = attributes.take(xsiNamespace, "type");
  if (value === undefined) return undefined;
  const text = trimSpace(value);
  const colon = text.indexOf(":");
  const name = text.slice(colon + 1);
  const namespace = namespaces.resolve(text.slice(0, Math.max(colon, 0)));
  return namespace === undefined || colon === 0 || !isNcName(name) ? "malformed" : { namespace, name };
}
