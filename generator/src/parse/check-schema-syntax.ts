import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import { namespaces } from "../source/namespaces.js";
import type { XmlAttribute, XmlElement } from "../source/xml-tree.js";
import { type AttributeKind, attributeProblem, wordsOf } from "./attribute-kind.js";
import { checkSourceRules } from "./check-source-rules.js";
import { type ContentStep, type ElementRule, type RuleName, schemaGrammar } from "./schema-grammar.js";

/** Checks an xs:schema element and all below it against the schema for schemas and the src-* rules. */
export function checkSchemaSyntax(schema: XmlElement, diagnostics: Diagnostics): void {
  checkElement(schema, "schema", { diagnostics, ids: new Map() });
}

interface CheckState {
  readonly diagnostics: Diagnostics;
  readonly ids: Map<string, XmlElement>;
}

function checkElement(element: XmlElement, name: RuleName, state: CheckState): void {
  const rule = schemaGrammar[name];
  checkAttributes(element, rule, state);
  if (rule.content === undefined) return;
  checkText(element, state.diagnostics);
  checkChildren(element, rule.content, state);
  checkSourceRules(element, name, state.diagnostics);
}

function checkAttributes(element: XmlElement, rule: ElementRule, state: CheckState): void {
  const { diagnostics } = state;
  for (const { namespace, local, value, at } of element.attributes) {
    const known = namespace === "" && Object.hasOwn(rule.attributes, local) ? rule.attributes[local] : undefined;
    if (known === undefined) {
      if (namespace === namespaces.xml && local === "lang")
        checkValue(element, { local, value, at }, "language", state);
      if (namespace !== "" && namespace !== namespaces.schema) continue;
      reportUnknownAttribute(element, { local, at }, rule, diagnostics);
      continue;
    }
    checkValue(element, { local, value, at }, known, state);
    if (known === "id") checkId(element, value, at, state);
  }
  for (const attribute of rule.required) {
    if (element.attributes.some(({ namespace, local }) => namespace === "" && local === attribute)) continue;
    diagnostics.report("xsd-missing-attribute", element.at, { attribute, element: element.local });
  }
}

function checkValue(
  element: XmlElement,
  { local, value, at }: Pick<XmlAttribute, "local" | "value" | "at">,
  kind: AttributeKind,
  { diagnostics }: CheckState,
): void {
  const wanted = attributeProblem(kind, value);
  if (wanted === undefined) return;
  diagnostics.report("xsd-bad-attribute-value", at, { attribute: local, element: element.local, value, wanted });
}

function checkId(element: XmlElement, value: string, at: XmlElement["at"], state: CheckState): void {
  const id = wordsOf(value).join(" ");
  if (state.ids.has(id)) state.diagnostics.report("xsd-duplicate-id", at, { id });
  state.ids.set(id, element);
}

function checkText(element: XmlElement, diagnostics: Diagnostics): void {
  const text = element.nodes.find((node) => typeof node === "string" && node.trim() !== "");
  if (typeof text !== "string") return;
  diagnostics.report("xsd-text-in-schema", element.at, { element: element.local, text: text.trim().slice(0, 40) });
}

function checkChildren(element: XmlElement, steps: readonly ContentStep[], state: CheckState): void {
  let index = 0;
  let count = 0;
  for (const child of element.children) {
    const allowed = steps.find(({ children }) => ruleOf(child, children) !== undefined);
    if (allowed === undefined) {
      reportUnknownElement(element, child, steps, state.diagnostics);
      continue;
    }
    const next = steps.findIndex(
      (step, at) => at >= index && (at > index || count < step.max) && ruleOf(child, step.children) !== undefined,
    );
    if (next === -1) reportMisplaced(element, child, allowed, state.diagnostics);
    else {
      count = next === index ? count + 1 : 1;
      index = next;
    }
    const rule = ruleOf(child, (next === -1 ? allowed : (steps[next] ?? allowed)).children);
    if (rule !== undefined) checkElement(child, rule, state);
  }
  for (const step of steps) {
    if (step.min === 0 || element.children.some((child) => ruleOf(child, step.children) !== undefined)) continue;
    const wanted = Object.keys(step.children).join(", ");
    state.diagnostics.report("xsd-missing-element", element.at, { element: element.local, wanted });
  }
}

/** Words that only XSD 1.1 knows. */
const laterElements = ["assert", "assertion", "alternative", "override", "openContent", "defaultOpenContent"];
const laterAttributes = ["inheritable", "defaultAttributes", "xpathDefaultNamespace", "notNamespace", "notQName"];

function reportUnknownAttribute(
  element: XmlElement,
  { local, at }: Pick<XmlAttribute, "local" | "at">,
  rule: ElementRule,
  diagnostics: Diagnostics,
): void {
  if (laterAttributes.includes(local)) {
    diagnostics.report("xsd-version-1-1", at, { word: `attribute ${local}` });
    return;
  }
  const help = didYouMean(local, Object.keys(rule.attributes));
  diagnostics.report("xsd-unknown-attribute", at, { attribute: local, element: element.local, help });
}

function reportUnknownElement(
  parent: XmlElement,
  child: XmlElement,
  steps: readonly ContentStep[],
  diagnostics: Diagnostics,
): void {
  const element = nameOf(child);
  if (child.namespace !== namespaces.schema) {
    diagnostics.report("xsd-foreign-element", child.at, { element, parent: parent.local });
  } else if (laterElements.includes(child.local)) {
    diagnostics.report("xsd-version-1-1", child.at, { word: element });
  } else {
    const known = steps.flatMap(({ children }) => Object.keys(children));
    const help = didYouMean(child.local, known);
    diagnostics.report("xsd-unexpected-element", child.at, { element, parent: parent.local, help });
  }
}

function reportMisplaced(parent: XmlElement, child: XmlElement, step: ContentStep, diagnostics: Diagnostics): void {
  const same = parent.children.filter((other) => ruleOf(other, step.children) !== undefined);
  const code = same.length > step.max ? "xsd-too-many-elements" : "xsd-misplaced-element";
  diagnostics.report(code, child.at, { element: child.local, parent: parent.local });
}

function ruleOf(child: XmlElement, children: ContentStep["children"]): RuleName | undefined {
  if (child.namespace !== namespaces.schema || !Object.hasOwn(children, child.local)) return undefined;
  return children[child.local];
}

function nameOf(element: XmlElement): string {
  return element.prefix === "" ? element.local : `${element.prefix}:${element.local}`;
}
