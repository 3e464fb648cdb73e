import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { namespaces } from "../read/namespaces.js";
import { arrayTypeAttribute, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";
import {
  type AttributeKind,
  attributeProblem,
  isBlankFacet,
  isClearTypeName,
  isMeaninglessBlank,
  meantValue,
  wordsOf,
} from "./attribute-kind.js";
import { checkSourceRules } from "./check-source-rules.js";
import { type Corrections, newSchemaCheck, type SchemaCheck } from "./schema-check.js";
import { annotationWords, type ContentStep, type ElementRule, type RuleName, schemaGrammar } from "./schema-grammar.js";
import { reportOtherNamespace, reportUnknownAttribute, reportUnknownElement } from "./unknown-syntax.js";

/**
 * Checks an xs:schema element and its descendants against the schema for schemas and the src-* rules. Returns the
 * meaning of wrong but clear attributes.
 */
export function checkSchemaSyntax(schema: XmlElement, diagnostics: Diagnostics): Corrections {
  const check = newSchemaCheck(schema, diagnostics);
  checkElement(schema, "schema", check);
  return check.corrections;
}

function checkElement(element: XmlElement, name: RuleName, check: SchemaCheck): void {
  const rule = schemaGrammar[name];
  checkAttributes(element, rule, check);
  if (rule.content === undefined) return;
  checkText(element, check.diagnostics);
  checkChildren(element, rule.content, check);
  checkSourceRules(withoutPassedOver(element, check.corrections), name, check);
}

/** The element without ignored attributes. */
function withoutPassedOver(element: XmlElement, corrections: Corrections): XmlElement {
  const isCounted = (one: XmlAttribute): boolean => !corrections.has(one) || corrections.get(one) !== undefined;
  return element.attributes.every(isCounted)
    ? element
    : { ...element, attributes: element.attributes.filter(isCounted) };
}

function checkAttributes(element: XmlElement, rule: ElementRule, check: SchemaCheck): void {
  for (const attribute of element.attributes) checkAttribute(element, attribute, rule, check);
  for (const attribute of rule.required) {
    if (element.attributes.some(({ namespace, local }) => namespace === "" && local === attribute)) continue;
    check.diagnostics.report("xsd-missing-attribute", element.at, { attribute, element: element.local });
  }
}

function checkAttribute(element: XmlElement, attribute: XmlAttribute, rule: ElementRule, check: SchemaCheck): void {
  const { namespace, local } = attribute;
  const kind = namespace === "" && Object.hasOwn(rule.attributes, local) ? rule.attributes[local] : undefined;
  if (kind === undefined) {
    checkUnruled(element, attribute, rule, check);
    return;
  }
  const isRequired = rule.required.includes(local);
  if (!isPassedOver(element, attribute, { kind, isRequired }, check)) checkValue(element, attribute, kind, check);
  if (kind === "id") checkId(attribute, check);
}

/** Checks an attribute without a rule. It may be in any other namespace; xml:lang is checked. */
function checkUnruled(element: XmlElement, attribute: XmlAttribute, rule: ElementRule, check: SchemaCheck): void {
  const { namespace, local } = attribute;
  if (namespace === namespaces.xml && local === "lang") checkValue(element, attribute, "language", check);
  if (namespace !== "" && namespace !== namespaces.schema) return;
  if (element.local === "attribute" && arrayTypeAttribute(element) === attribute) {
    check.diagnostics.report("xsd-array-type-form", attribute.at, { value: attribute.value, meant: attribute.value });
    return;
  }
  reportUnknownAttribute(element, attribute, rule, check.diagnostics);
  check.corrections.set(attribute, undefined);
}

/** Whether an attribute is ignored: it is empty without effect, or a facet without possible values. */
function isPassedOver(
  element: XmlElement,
  attribute: XmlAttribute,
  { kind, isRequired }: { readonly kind: AttributeKind; readonly isRequired: boolean },
  check: SchemaCheck,
): boolean {
  const { local, value, at } = attribute;
  if (isRequired ? !isBlankFacet(kind, value) : !isMeaninglessBlank(kind, value)) return false;
  if (!isRequired) check.corrections.set(attribute, undefined);
  check.diagnostics.report("xsd-empty-attribute", at, {
    attribute: local,
    element: element.local,
    value: value.trim(),
  });
  return true;
}

function checkValue(element: XmlElement, attribute: XmlAttribute, kind: AttributeKind, check: SchemaCheck): void {
  const { local, value, at } = attribute;
  const wanted = attributeProblem(kind, value);
  if (wanted === undefined) return;
  const args = { attribute: local, element: element.local, value };
  const meant = meantValue(kind, value);
  if (meant !== undefined) {
    check.corrections.set(attribute, meant);
    check.diagnostics.report("xsd-letter-case", at, { ...args, meant });
  } else if (kind === "id" || kind === "language") {
    check.diagnostics.report("xsd-bad-label", at, { ...args, wanted });
  } else if (kind === "selectorPath" || kind === "fieldPath") {
    check.diagnostics.report("xsd-bad-path", at, { ...args, wanted });
  } else if (isClearTypeName(kind, value)) {
    check.diagnostics.report("xsd-type-name-form", at, { ...args, wanted });
  } else check.diagnostics.report("xsd-bad-attribute-value", at, { ...args, wanted });
}

function checkId({ value, at }: XmlAttribute, { ids, diagnostics }: SchemaCheck): void {
  const id = wordsOf(value).join(" ");
  if (ids.has(id)) diagnostics.report("xsd-duplicate-id", at, { id });
  ids.add(id);
}

function checkText(element: XmlElement, diagnostics: Diagnostics): void {
  const text = element.nodes.find((node) => typeof node === "string" && node.trim() !== "");
  if (typeof text !== "string") return;
  diagnostics.report("xsd-text-in-schema", element.at, { element: element.local, text: text.trim().slice(0, 40) });
}

function checkChildren(element: XmlElement, steps: readonly ContentStep[], check: SchemaCheck): void {
  checkOrder(element, steps, check);
  // An unexpected child is probably the missing one misspelt, or replaces it.
  if (element.children.some((child) => isUnexpected(child, steps))) return;
  for (const step of steps) {
    if (step.min === 0 || element.children.some((child) => ruleOf(child, step.children) !== undefined)) continue;
    const wanted = Object.keys(step.children).join(", ");
    check.diagnostics.report("xsd-missing-element", element.at, { element: element.local, wanted });
  }
}

/** Checks that each child follows the order of the steps, and checks the child. */
function checkOrder(element: XmlElement, steps: readonly ContentStep[], check: SchemaCheck): void {
  let index = 0;
  let count = 0;
  for (const child of element.children) {
    reportOtherNamespace(element, child, check.diagnostics);
    const allowed = steps.find(({ children }) => ruleOf(child, children) !== undefined);
    if (allowed === undefined) {
      reportUnknownElement(element, child, steps, check.diagnostics);
      continue;
    }
    const next = steps.findIndex(
      (step, at) => at >= index && (at > index || count < step.max) && ruleOf(child, step.children) !== undefined,
    );
    if (next === -1) reportMisplaced(element, child, allowed, check.diagnostics);
    else {
      count = next === index ? count + 1 : 1;
      index = next;
    }
    const rule = ruleOf(child, (next === -1 ? allowed : (steps[next] ?? allowed)).children);
    if (rule !== undefined) checkElement(child, rule, check);
  }
}

function isUnexpected(child: XmlElement, steps: readonly ContentStep[]): boolean {
  if (child.namespace !== namespaces.schema || annotationWords.includes(child.local)) return false;
  return steps.every(({ children }) => ruleOf(child, children) === undefined);
}

function reportMisplaced(parent: XmlElement, child: XmlElement, step: ContentStep, diagnostics: Diagnostics): void {
  const isTooMany = !annotationWords.includes(child.local) && hasTooMany(parent, step);
  const code = isTooMany ? "xsd-too-many-elements" : "xsd-misplaced-element";
  diagnostics.report(code, child.at, { element: child.local, parent: parent.local });
}

/** Whether an element has too many children for a step. */
function hasTooMany({ children }: XmlElement, { children: known, max }: ContentStep): boolean {
  let count = 0;
  return max !== Infinity && children.some((child) => ruleOf(child, known) !== undefined && ++count > max);
}

function ruleOf(child: XmlElement, children: ContentStep["children"]): RuleName | undefined {
  if (child.namespace !== namespaces.schema || !Object.hasOwn(children, child.local)) return undefined;
  return children[child.local];
}
