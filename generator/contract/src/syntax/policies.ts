import { type Span, spanText } from "../diagnostics/span.js";
import { namespaces } from "../read/namespaces.js";
import { descendantsOf, type SourceDocument, type XmlElement } from "../read/xml-tree.js";
import { isOfPolicy, referredPolicy } from "./policy-alternatives.js";
import type { BindingSyntax, OperationSyntax, PortTypeSyntax } from "./wsdl-syntax.js";

const addressingFeature = "WS-Addressing";

/** Policy assertions with an effect on messages, by the name of the feature that they require. */
const assertions: ReadonlyMap<string, string> = new Map([
  ["UsingAddressing", addressingFeature],
  ["Addressing", addressingFeature],
  ["OptimizedMimeSerialization", "MTOM"],
  ["RMAssertion", "WS-ReliableMessaging"],
]);

/**
 * The features that the policies of a binding require for its messages (WS-Policy 1.5 Attachment, section 4.1.2):
 * `WS-Addressing`, `MTOM`.
 */
export function requiredPolicies(binding: XmlElement): readonly string[] {
  const attached = binding.children.flatMap((child) => {
    if (child.local === "UsingAddressing") return isRequired(child) ? [child] : [];
    if (child.local === "PolicyReference") return referredPolicy(child);
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

/** Whether a binding requires WS-Addressing. */
export function isAddressed({ policies }: BindingSyntax): boolean {
  return policies.includes(addressingFeature);
}

/** The features that a binding requires, and that generated code leaves to others. */
export function policiesOfOthers({ policies }: BindingSyntax): readonly string[] {
  return policies.filter((feature) => feature !== addressingFeature);
}

/** A port type, as actions name it. */
type NamedPortType = Pick<PortTypeSyntax, "name"> & { readonly namespace: string };

/**
 * The action of requests whose binding gives none: that of the port type, or the default if the binding requires
 * addressing (WS-Addressing 1.0 Metadata, sections 4.4.1 and 4.4.4); else `""`.
 */
export function requestAction(operation: OperationSyntax, portType: NamedPortType, binding: BindingSyntax): string {
  const { name, input, output } = operation;
  if (input?.action !== undefined) return input.action;
  if (!isAddressed(binding)) return "";
  return defaultAction(portType, input?.name ?? (output === undefined ? name : `${name}Request`));
}

/** The action of replies, in the same way; undefined where the contract has none. */
export function replyAction(
  { name, output }: OperationSyntax,
  portType: NamedPortType,
  binding: BindingSyntax,
): string | undefined {
  if (output === undefined || output.action !== undefined) return output?.action;
  return isAddressed(binding) ? defaultAction(portType, output.name ?? `${name}Response`) : undefined;
}

function defaultAction(portType: NamedPortType, message: string): string {
  const delimiter = /^urn:/i.test(portType.namespace) ? ":" : "/";
  const start = portType.namespace.endsWith(delimiter) ? portType.namespace.slice(0, -1) : portType.namespace;
  return [start, portType.name, message].join(delimiter);
}

/** One assertion of WS-Policy 1.2 or 1.5, or `UsingAddressing`, somewhere in a contract. */
interface PolicyAssertion {
  readonly required: boolean;
  readonly at: Span;
  /** The expanded name of the assertion around it, if there is one: `TransportBinding` for its `HttpsToken`. */
  readonly within: string | undefined;
}

const isYes = (text: string | undefined): boolean => text === "true" || text === "1";

/**
 * The assertions of all policies of a contract, by expanded name. An assertion that is required anywhere counts as required. It
 * does not matter what a policy is attached to: `requiredPolicies` tells what one binding asks for.
 */
export function policyAssertions(documents: readonly SourceDocument[]): ReadonlyMap<string, PolicyAssertion> {
  const found = new Map<string, PolicyAssertion>();
  const note = (element: XmlElement, required: boolean): void => {
    const name = expandedName(element);
    if (found.get(name)?.required === true) return;
    const outer = outerAssertion(element);
    found.set(name, { required, at: element.at, within: outer && expandedName(outer) });
  };
  for (const element of elementsOf(documents)) {
    if (element.local === "UsingAddressing") note(element, isYes(attribute(element, "required")));
    else if (isAssertion(element)) note(element, !isAvoidable(element));
  }
  return found;
}

function expandedName({ namespace, local }: XmlElement): string {
  return `{${namespace}}${local}`;
}

/** The assertion whose nested policy has an assertion. */
function outerAssertion({ parent }: XmlElement): XmlElement | undefined {
  let scope = parent;
  while (scope !== undefined && isOfPolicy(scope)) scope = scope.parent;
  return scope !== undefined && isAssertion(scope) ? scope : undefined;
}

function isAssertion(element: XmlElement): boolean {
  return !isOfPolicy(element) && element.parent !== undefined && isOfPolicy(element.parent);
}

/** Whether a peer may ignore an assertion: the assertion or one around it is optional, or the policy offers an alternative. */
function isAvoidable(element: XmlElement): boolean {
  let scope: XmlElement | undefined = element;
  while (scope !== undefined && (isOfPolicy(scope) || isAssertion(scope))) {
    if (isYes(attribute(scope, "Optional"))) return true;
    if (scope.local === "ExactlyOne" && isOfPolicy(scope) && scope.children.length > 1) return true;
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
interface OperationActions {
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
