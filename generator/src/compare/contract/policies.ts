import type { Span } from "../../diagnostics/span.js";
import type { SourceDocument } from "../../source/source-document.js";
import { descendantsOf, type XmlElement } from "../../source/xml-tree.js";

/** One assertion of WS-Policy 1.2 or 1.5, or UsingAddressing, somewhere in a contract. */
export interface PolicyAssertion {
  readonly required: boolean;
  readonly at: Span;
}

const policyNamespaces = new Set(["http://schemas.xmlsoap.org/ws/2004/09/policy", "http://www.w3.org/ns/ws-policy"]);
const isYes = (text: string | undefined): boolean => text === "true" || text === "1";

/** Every assertion by expanded name; one that is required anywhere counts as required. */
export function policiesOf(documents: readonly SourceDocument[]): ReadonlyMap<string, PolicyAssertion> {
  const found = new Map<string, PolicyAssertion>();
  const note = (element: XmlElement, required: boolean): void => {
    const name = `{${element.namespace}}${element.local}`;
    if (found.get(name)?.required !== true) found.set(name, { required, at: element.at });
  };
  for (const { root } of documents) {
    for (const element of root === undefined ? [] : descendantsOf(root)) {
      if (element.local === "UsingAddressing") note(element, isYes(attribute(element, "required")));
      else if (isAssertion(element)) note(element, !isAvoidable(element));
    }
  }
  return found;
}

function isPolicy(element: XmlElement): boolean {
  return policyNamespaces.has(element.namespace);
}

function isAssertion(element: XmlElement): boolean {
  return !isPolicy(element) && element.parent !== undefined && isPolicy(element.parent);
}

/** Whether a peer need not keep to an assertion: it, or one that it stands in, is optional, or something else is offered instead. */
function isAvoidable(element: XmlElement): boolean {
  let scope: XmlElement | undefined = element;
  while (scope !== undefined && (isPolicy(scope) || isAssertion(scope))) {
    if (isYes(attribute(scope, "Optional"))) return true;
    if (scope.local === "ExactlyOne" && isPolicy(scope) && scope.children.length > 1) return true;
    scope = scope.parent;
  }
  return false;
}

function attribute(element: XmlElement, local: string): string | undefined {
  return element.attributes.find((one) => one.local === local)?.value;
}
