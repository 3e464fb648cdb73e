import { namespaces } from "../read/namespaces.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";
import type { BindingSyntax, OperationSyntax, PortTypeSyntax } from "./wsdl-syntax.js";

/** Policy assertions with an effect on messages, by the name of the feature that they require. */
const assertions: ReadonlyMap<string, string> = new Map([
  ["UsingAddressing", "WS-Addressing"],
  ["Addressing", "WS-Addressing"],
  ["OptimizedMimeSerialization", "MTOM"],
  ["RMAssertion", "WS-ReliableMessaging"],
  ["AsymmetricBinding", "WS-Security"],
  ["SymmetricBinding", "WS-Security"],
  ["IncludeTimestamp", "WS-Security"],
  ["SupportingTokens", "WS-Security"],
  ["SignedSupportingTokens", "WS-Security"],
  ["EncryptedSupportingTokens", "WS-Security"],
  ["SignedEncryptedSupportingTokens", "WS-Security"],
  ["EndorsingSupportingTokens", "WS-Security"],
  ["SignedEndorsingSupportingTokens", "WS-Security"],
]);

/**
 * The features that the policies of a binding require for its messages (WS-Policy 1.5 Attachment, section 4.1.2):
 * `WS-Addressing`, `MTOM`.
 */
export function requiredPolicies(binding: XmlElement): readonly string[] {
  const attached = binding.children.flatMap((child) => {
    if (child.local === "UsingAddressing") return isRequired(child) ? [child] : [];
    if (child.local === "PolicyReference") return referred(child, binding.parent);
    return child.local === "Policy" ? [child] : [];
  });
  return [...new Set(attached.flatMap(asked))].sort();
}

/** The features that an element of a policy requires. Optional elements require none. */
function asked(element: XmlElement): readonly string[] {
  const optional = element.attributes.find(({ local, namespace }) => local === "Optional" && namespace !== "");
  if (optional !== undefined && isTrue(optional.value)) return [];
  // An empty alternative is the expanded form of optional (WS-Policy 1.5, section 4.3.2).
  if (element.local === "ExactlyOne" && element.children.some(({ children }) => children.length === 0)) return [];
  const own = assertions.get(element.local);
  return [...(own === undefined ? [] : [own]), ...element.children.flatMap(asked)];
}

function referred(reference: XmlElement, definitions: XmlElement | undefined): readonly XmlElement[] {
  const id = attributeOf(reference, "URI")?.value.trim().replace(/^#/, "");
  const hasId = ({ attributes }: XmlElement): boolean =>
    attributes.some(({ local, value }) => local.toLowerCase() === "id" && value === id);
  return definitions?.children.filter((child) => child.local === "Policy" && hasId(child)) ?? [];
}

/** Whether an extension of WSDL must be understood (WSDL 1.1 section 2.1.3). */
export function isRequired({ attributes }: XmlElement): boolean {
  return attributes.some(
    ({ local, namespace, value }) => local === "required" && namespace === namespaces.wsdl && isTrue(value),
  );
}

function isTrue(value: string): boolean {
  return value === "true" || value === "1";
}

/** The namespaces of WS-Addressing 1.0 Metadata, and of the draft of its WSDL binding, which WCF and Axis2 write. */
const actionNamespaces: readonly string[] = [
  "http://www.w3.org/2007/05/addressing/metadata",
  "http://www.w3.org/2006/05/addressing/wsdl",
];

/**
 * The action that a message of a port type names (WS-Addressing 1.0 Metadata, section 4.4.1); undefined for WCF's `*`,
 * which means any.
 */
export function addressingAction({ attributes }: XmlElement): string | undefined {
  const written = attributes.find(({ local, namespace }) => local === "Action" && actionNamespaces.includes(namespace));
  const action = written?.value.trim() ?? "";
  return action === "" || action === "*" ? undefined : action;
}

/**
 * The action of requests whose binding gives none: that of the port type, or the default if the binding requires
 * addressing (WS-Addressing 1.0 Metadata, sections 4.4.1 and 4.4.4); else `""`.
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
