import { type Span, spanText } from "../diagnostics/span.js";
import { descendantsOf, type SourceDocument, type XmlElement } from "../read/xml-tree.js";

/** One assertion of WS-Policy 1.2 or 1.5, or `UsingAddressing`, somewhere in a contract. */
export interface PolicyAssertion {
  readonly required: boolean;
  readonly at: Span;
}

const policyNamespaces = new Set(["http://schemas.xmlsoap.org/ws/2004/09/policy", "http://www.w3.org/ns/ws-policy"]);
const isYes = (text: string | undefined): boolean => text === "true" || text === "1";

/**
 * The assertions of all policies of a contract, by expanded name. An assertion that is required anywhere counts as required. It
 * does not matter what a policy is attached to: `requiredPolicies` tells what one binding asks for.
 */
export function policyAssertions(documents: readonly SourceDocument[]): ReadonlyMap<string, PolicyAssertion> {
  const found = new Map<string, PolicyAssertion>();
  const note = (element: XmlElement, required: boolean): void => {
    const name = `{${element.namespace}}${element.local}`;
    if (found.get(name)?.required !== true) found.set(name, { required, at: element.at });
  };
  for (const element of elementsOf(documents)) {
    if (element.local === "UsingAddressing") note(element, isYes(attribute(element, "required")));
    else if (isAssertion(element)) note(element, !isAvoidable(element));
  }
  return found;
}

function isPolicy(element: XmlElement): boolean {
  return policyNamespaces.has(element.namespace);
}

function isAssertion(element: XmlElement): boolean {
  return !isPolicy(element) && element.parent !== undefined && isPolicy(element.parent);
}

/** Whether a peer may ignore an assertion: the assertion or one around it is optional, or the policy offers an alternative. */
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

/** Whether any policy or extension of a contract turns on WS-Addressing. */
export function usesAddressing(documents: readonly SourceDocument[]): boolean {
  return elementsOf(documents).some(
    ({ local, namespace }) => /^(Using)?Addressing$/.test(local) && isOfAddressing(namespace),
  );
}

/** A WS-Addressing action that a contract writes at a message. */
interface WrittenAction {
  readonly value: string;
  readonly at: Span;
}

/** The actions of the two messages of an operation. */
export interface OperationActions {
  readonly input: WrittenAction | undefined;
  readonly output: WrittenAction | undefined;
}

/**
 * The WS-Addressing actions of messages (WS-Addressing 1.0 WSDL Binding section 4.4.1, Metadata section 4.4.1), by the
 * places of the operations as `spanText` writes them. The namespaces of all drafts count, because a comparison must
 * notice a change in any of them.
 */
export function operationActions(documents: readonly SourceDocument[]): ReadonlyMap<string, OperationActions> {
  const operations = elementsOf(documents).filter(({ local }) => local === "operation");
  return new Map(
    operations.map((operation) => [
      spanText(operation.at),
      { input: actionOf(operation, "input"), output: actionOf(operation, "output") },
    ]),
  );
}

function actionOf(operation: XmlElement, child: "input" | "output"): WrittenAction | undefined {
  const message = operation.children.find(({ local }) => local === child);
  return message?.attributes.find(({ local, namespace }) => local === "Action" && isOfAddressing(namespace));
}

function isOfAddressing(namespace: string): boolean {
  return namespace.includes("/addressing");
}

function elementsOf(documents: readonly SourceDocument[]): readonly XmlElement[] {
  return documents.flatMap(({ root }) => (root === undefined ? [] : [...descendantsOf(root)]));
}
