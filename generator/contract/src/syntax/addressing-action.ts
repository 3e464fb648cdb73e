import type { XmlElement } from "../read/xml-tree.js";
import type { BindingSyntax, OperationSyntax, PortTypeSyntax } from "./wsdl-syntax.js";

/** Metadata of WS-Addressing 1.0, and the draft of its WSDL binding, which WCF and Axis2 write. */
const actionNamespaces: readonly string[] = [
  "http://www.w3.org/2007/05/addressing/metadata",
  "http://www.w3.org/2006/05/addressing/wsdl",
];

/** The action that a message of a port type names (WS-Addressing 1.0 Metadata, section 4.4.1); undefined for WCF's `*`, which is any. */
export function addressingAction({ attributes }: XmlElement): string | undefined {
  const written = attributes.find(({ local, namespace }) => local === "Action" && actionNamespaces.includes(namespace));
  const action = written?.value.trim() ?? "";
  return action === "" || action === "*" ? undefined : action;
}

/**
 * The action of requests where the binding gives none: what the port type names, or where the binding requires addressing the
 * default (WS-Addressing 1.0 Metadata, sections 4.4.1 and 4.4.4); else `""`.
 */
export function requestAction(
  { name, input, output }: OperationSyntax,
  portType: Pick<PortTypeSyntax, "name"> & { readonly namespace: string },
  { policies }: BindingSyntax,
): string {
  if (input?.action !== undefined) return input.action;
  if (!policies.includes("WS-Addressing")) return "";
  const delimiter = /^urn:/i.test(portType.namespace) ? ":" : "/";
  const start = portType.namespace.endsWith(delimiter) ? portType.namespace.slice(0, -1) : portType.namespace;
  const inputName = input?.name ?? (output === undefined ? name : `${name}Request`);
  return [start, portType.name, inputName].join(delimiter);
}
