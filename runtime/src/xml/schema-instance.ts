import type { ExpandedName } from "../values/names.js";
import type { AttributeList } from "./attribute-list.js";
import { isNcName, trimSpace } from "./characters.js";
import { type NamespaceScope, xsiNamespace } from "./namespace-scope.js";

/**
 * Reads `xsi:nil` from the current start tag (XSD 1.0 Part 1, 2.6.2); undefined if it is absent or was read before.
 * SOAP stacks that are older than XSD write `xsi:null`.
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

/** Reads `xsi:type` from the current start tag (XSD 1.0 Part 1, 2.6.1); undefined if it is absent. */
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
