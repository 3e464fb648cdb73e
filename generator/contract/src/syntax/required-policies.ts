import { namespaces } from "../read/namespaces.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";

/** Assertions of policies that show in messages, by what people call what they ask for. */
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

/** What the policies of a binding ask of its messages (WS-Policy 1.5 Attachment, section 4.1.2): `WS-Addressing`, `MTOM`. */
export function requiredPolicies(binding: XmlElement): readonly string[] {
  const attached = binding.children.flatMap((child) => {
    if (child.local === "UsingAddressing") return isRequired(child) ? [child] : [];
    if (child.local === "PolicyReference") return referred(child, binding.parent);
    return child.local === "Policy" ? [child] : [];
  });
  return [...new Set(attached.flatMap(asked))].sort();
}

/** What an element of a policy asks for; what is optional asks for nothing. */
function asked(element: XmlElement): readonly string[] {
  const optional = element.attributes.find(({ local, namespace }) => local === "Optional" && namespace !== "");
  if (optional !== undefined && isTrue(optional.value)) return [];
  // An empty alternative is how optional is written out (WS-Policy 1.5, section 4.3.2).
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
