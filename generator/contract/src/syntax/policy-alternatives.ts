import { attributeOf, type XmlElement } from "../read/xml-tree.js";

/** The assertions of one way to fulfil a policy. */
export type PolicyAlternative = readonly XmlElement[];

/** The most alternatives that are looked at: each choice in a policy multiplies them. */
const mostAlternatives = 32;

/** The namespaces of WS-Policy 1.2 and 1.5, and of the draft between them. */
const policyNamespaces: readonly string[] = [
  "http://schemas.xmlsoap.org/ws/2004/09/policy",
  "http://www.w3.org/ns/ws-policy",
  "http://www.w3.org/2006/07/ws-policy",
];

/** Whether an element belongs to WS-Policy itself, and so is no assertion. */
export function isOfPolicy({ namespace }: XmlElement): boolean {
  return policyNamespaces.includes(namespace);
}

/**
 * The policies that are attached to an element of WSDL: written in it, or referred to by `PolicyReference` or
 * `PolicyURIs` (WS-Policy 1.5 Attachment, section 4.1).
 */
export function attachedPolicies(element: XmlElement): readonly XmlElement[] {
  const uris = element.attributes.find(({ local, namespace }) => local === "PolicyURIs" && isPolicyUri(namespace));
  const named = (uris?.value.split(/\s+/) ?? []).flatMap((uri) => policyOf(uri, element));
  const inside = element.children.flatMap((child) => {
    if (!isOfPolicy(child)) return [];
    return child.local === "PolicyReference" ? referredPolicy(child) : [child];
  });
  return [...named, ...inside];
}

function isPolicyUri(namespace: string): boolean {
  return policyNamespaces.includes(namespace);
}

/**
 * The alternatives of all these policies together (WS-Policy 1.5 Framework, section 4.3). An assertion that is optional
 * is left out first.
 */
export function alternativesOf(policies: readonly XmlElement[]): readonly PolicyAlternative[] {
  return together(policies, new Set());
}

/** The assertions of a policy nested in an assertion, by its first alternative. */
export function nestedAssertions(assertion: XmlElement): PolicyAlternative {
  return alternativesOf(assertion.children.filter(isOfPolicy))[0] ?? [];
}

function alternatives(element: XmlElement, open: ReadonlySet<XmlElement>): readonly PolicyAlternative[] {
  if (open.has(element)) return [[]];
  if (!isOfPolicy(element)) return isOptional(element) ? [[], [element]] : [[element]];
  const within = new Set([...open, element]);
  switch (element.local) {
    case "ExactlyOne":
      return element.children.flatMap((child) => alternatives(child, within)).slice(0, mostAlternatives);
    case "PolicyReference":
      return together(referredPolicy(element), within);
    default:
      return together(element.children, within);
  }
}

/** Every choice of one alternative of each element. */
function together(elements: readonly XmlElement[], open: ReadonlySet<XmlElement>): readonly PolicyAlternative[] {
  return elements.reduce<readonly PolicyAlternative[]>(
    (found, element) => {
      const next = alternatives(element, open);
      return found.flatMap((one) => next.map((other) => [...one, ...other])).slice(0, mostAlternatives);
    },
    [[]],
  );
}

function isOptional({ attributes }: XmlElement): boolean {
  return attributes.some(
    ({ local, namespace, value }) =>
      local === "Optional" && isPolicyUri(namespace) && ["true", "1"].includes(value.trim()),
  );
}

/** The policy that a PolicyReference names: one or none. */
export function referredPolicy(reference: XmlElement): readonly XmlElement[] {
  return policyOf(attributeOf(reference, "URI")?.value ?? "", reference);
}

/** The policy with an id in the document of `from`, where policies are children of the definitions. */
function policyOf(uri: string, from: XmlElement): readonly XmlElement[] {
  const id = uri.trim().replace(/^#/, "");
  let root = from;
  while (root.parent !== undefined) root = root.parent;
  const found = root.children.find(
    (child) =>
      child.local === "Policy" &&
      child.attributes.some(({ local, value }) => local.toLowerCase() === "id" && value === id),
  );
  return found === undefined ? [] : [found];
}
