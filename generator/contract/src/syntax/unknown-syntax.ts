import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import { namespaces, toldNamespace } from "../read/namespaces.js";
import { isOfDraft, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";
import { annotationWords, type ContentStep, type ElementRule, elementWords, schemaGrammar } from "./schema-grammar.js";

/** Words that only XSD 1.1 has. */
const laterElements = ["assert", "assertion", "alternative", "override", "openContent", "defaultOpenContent"];
const laterAttributes = ["inheritable", "defaultAttributes", "xpathDefaultNamespace", "notNamespace", "notQName"];

const modelGroups = ["all", "choice", "sequence"];

/** Attributes that only drafts of XML Schema have, by element, with the values that have no effect. */
const ofDrafts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  attribute: { minOccurs: ["0"], maxOccurs: ["1"], value: [] },
  complexType: { content: ["elementOnly", "empty"], derivedBy: [], exact: [""] },
  element: { equivClass: [], exact: [""] },
};

/** Reports an attribute that XSD does not allow here: without effect, or similar to an allowed one. */
export function reportUnknownAttribute(
  element: XmlElement,
  { local, value, at }: XmlAttribute,
  rule: ElementRule,
  diagnostics: Diagnostics,
): void {
  if (laterAttributes.includes(local)) {
    diagnostics.report("xsd-version-1-1", at, { word: `attribute ${local}` });
    return;
  }
  const help = didYouMean(local, Object.keys(rule.attributes));
  const args = { attribute: local, element: element.local };
  const counts = modelGroups.includes(element.local) && /^(?:min|max)Occurs$/.test(local);
  const inDraft = isOfDraft(element) ? ofDrafts[element.local]?.[local] : undefined;
  const isMeant = help !== "" || counts || (inDraft !== undefined && !inDraft.includes(value.trim()));
  if (isMeant) diagnostics.report("xsd-unknown-attribute", at, { ...args, help });
  else diagnostics.report("xsd-needless-attribute", at, args);
}

/**
 * Reports an element that is read as one of XSD, though it is in the namespace of WSDL or in none. The report of the
 * outermost element is enough.
 */
export function reportOtherNamespace(parent: XmlElement, child: XmlElement, diagnostics: Diagnostics): void {
  const { writtenNamespace, local, prefix } = child;
  if (writtenNamespace === undefined || isOfDraft(child) || parent.writtenNamespace === writtenNamespace) return;
  const element = prefix === "" ? local : `${prefix}:${local}`;
  const args = { element, parent: parent.local, namespace: toldNamespace(writtenNamespace) };
  diagnostics.report("xsd-prefix-missing", child.at, args);
}

/** Reports an element that XSD does not allow here: of another namespace, of a later version, or misplaced. */
export function reportUnknownElement(
  parent: XmlElement,
  child: XmlElement,
  steps: readonly ContentStep[],
  diagnostics: Diagnostics,
): void {
  const element = child.prefix === "" ? child.local : `${child.prefix}:${child.local}`;
  const isAnnotation = annotationWords.includes(child.local);
  if (child.namespace !== namespaces.schema) {
    const args = { element, parent: parent.local };
    const namespace = toldNamespace(child.namespace);
    const isMeant = elementWords.has(child.local) && !isAnnotation;
    if (isMeant) diagnostics.report("xsd-other-namespace", child.at, { ...args, namespace });
    else diagnostics.report("xsd-foreign-element", child.at, args);
  } else if (laterElements.includes(child.local)) {
    diagnostics.report("xsd-version-1-1", child.at, { word: element });
  } else if (isAnnotation) {
    diagnostics.report("xsd-misplaced-element", child.at, { element: child.local, parent: parent.local });
  } else {
    const known = steps.flatMap(({ children }) => Object.keys(children));
    const help = insideWhat(child.local, steps) ?? didYouMean(child.local, known);
    diagnostics.report("xsd-unexpected-element", child.at, { element, parent: parent.local, help });
  }
}

/** The allowed elements that may contain another one. */
function insideWhat(local: string, steps: readonly ContentStep[]): string | undefined {
  const around = steps
    .flatMap(({ children }) => Object.entries(children))
    .filter(([, rule]) => schemaGrammar[rule].content?.some(({ children }) => Object.hasOwn(children, local)))
    .map(([word]) => `xs:${word}`);
  const last = around.pop();
  if (last === undefined) return undefined;
  return `; it belongs inside ${around.length === 0 ? last : `${around.join(", ")} or ${last}`}`;
}
