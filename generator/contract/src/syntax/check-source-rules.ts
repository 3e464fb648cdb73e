import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { namespaces } from "../read/namespaces.js";
import { attributeOf, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";
import { wordsOf } from "./attribute-kind.js";
import { checkReference } from "./check-reference.js";
import { schemaChildren } from "./read-attributes.js";
import { type SchemaCheck, targetNamespaceOf } from "./schema-check.js";
import { annotationWords, type RuleName, schemaGrammar } from "./schema-grammar.js";

/**
 * Checks the schema representation constraints (src-*) of XSD 1.0 Part 1 that the schema for schemas cannot express.
 */
export function checkSourceRules(element: XmlElement, rule: RuleName, check: SchemaCheck): void {
  const { diagnostics } = check;
  if ("minOccurs" in schemaGrammar[rule].attributes) checkOccurs(element, diagnostics);
  switch (rule) {
    case "schema":
      checkTargetNamespace(element, diagnostics);
      break;
    case "import":
      checkImport(element, check);
      break;
    case "all":
      if (Number(attributeOf(element, "maxOccurs")?.value ?? 1) !== 1) {
        diagnostics.report("xsd-all-repeats", element.at, {});
      }
      break;
    case "topElement":
    case "localElement":
      checkElement(element, check);
      break;
    case "topAttribute":
    case "localAttribute":
      checkDefault(element, check);
      checkAttribute(element, check);
      break;
    case "restriction":
      checkOneOf(element, "base", diagnostics);
      break;
    case "list":
      checkOneOf(element, "itemType", diagnostics);
      break;
    case "union":
      checkUnion(element, diagnostics);
      break;
    case "topComplexType":
    case "localComplexType":
      checkComplexType(element, diagnostics);
      break;
    case "notation":
      if (attributeOf(element, "public") === undefined && attributeOf(element, "system") === undefined) {
        diagnostics.report("xsd-missing-attribute", element.at, { attribute: "public or system", element: "notation" });
      }
      break;
    default:
      break;
  }
}

function checkOccurs(element: XmlElement, diagnostics: Diagnostics): void {
  const min = attributeOf(element, "minOccurs");
  const max = attributeOf(element, "maxOccurs");
  const least = min === undefined ? 1 : Number(min.value);
  const most = mostOf(max);
  if (!(least > most)) return;
  diagnostics.report("xsd-occurs-order", (min ?? max)?.at, { min: String(least), max: String(most) });
}

function mostOf(maxOccurs: XmlAttribute | undefined): number {
  if (maxOccurs === undefined) return 1;
  return maxOccurs.value.trim() === "unbounded" ? Infinity : Number(maxOccurs.value);
}

function checkTargetNamespace(schema: XmlElement, diagnostics: Diagnostics): void {
  const attribute = attributeOf(schema, "targetNamespace");
  if (attribute?.value === "") diagnostics.report("xsd-empty-target-namespace", attribute.at, {});
}

function checkImport(element: XmlElement, check: SchemaCheck): void {
  const { diagnostics, schema } = check;
  const namespace = attributeOf(element, "namespace");
  const target = targetNamespaceOf(check);
  if (namespace === undefined) {
    if (target === undefined) diagnostics.report("xsd-import-nothing", element.at, {});
  } else if (namespace.value === "") diagnostics.report("xsd-import-empty-namespace", namespace.at, {});
  else if (namespace.value === target) {
    const isInWsdl = schema.parent !== undefined;
    const code = isInWsdl ? "xsd-import-own-passed-over" : "xsd-import-own-namespace";
    diagnostics.report(code, namespace.at, { namespace: namespace.value });
  }
}

function checkElement(element: XmlElement, check: SchemaCheck): void {
  checkFixed(element, check.diagnostics);
  checkTypeOnce(element, "type", childOf(element, "simpleType", "complexType"), check.diagnostics);
  checkReference(element, ["name", "type", "nillable", "default", "fixed", "form", "block"], check);
}

/** Checks that a required or prohibited attribute has no default. */
function checkDefault(element: XmlElement, { corrections, diagnostics }: SchemaCheck): void {
  const use = attributeOf(element, "use")?.value.trim().toLowerCase();
  const byDefault = attributeOf(element, "default");
  if (byDefault === undefined || use === undefined || use === "optional") return;
  corrections.set(byDefault, undefined);
  diagnostics.report("xsd-default-not-optional", byDefault.at, { use });
}

function checkAttribute(element: XmlElement, check: SchemaCheck): void {
  const { diagnostics } = check;
  checkFixed(element, diagnostics);
  checkTypeOnce(element, "type", childOf(element, "simpleType"), diagnostics);
  const name = attributeOf(element, "name");
  if (name?.value.trim() === "xmlns") diagnostics.report("xsd-attribute-named-xmlns", name.at, {});
  if (name !== undefined && isQualified(element, check) && targetNamespaceOf(check) === namespaces.instance) {
    diagnostics.report("xsd-attribute-in-xsi", name.at, { name: name.value });
  }
  checkReference(element, ["name", "type", "form"], check);
}

/** Whether an xs:attribute declares an attribute in the target namespace. */
function isQualified(element: XmlElement, { schema }: SchemaCheck): boolean {
  const isTop = element.parent?.local === "schema";
  const form = attributeOf(element, "form") ?? attributeOf(schema, "attributeFormDefault");
  return isTop || form?.value.trim() === "qualified";
}

function checkFixed(element: XmlElement, diagnostics: Diagnostics): void {
  const fixed = attributeOf(element, "fixed");
  if (fixed === undefined || attributeOf(element, "default") === undefined) return;
  diagnostics.report("xsd-default-beside-fixed", fixed.at, { element: element.local });
}

/** Checks that a type is either named by an attribute or written inside. */
function checkTypeOnce(
  element: XmlElement,
  attribute: string,
  inline: XmlElement | undefined,
  diagnostics: Diagnostics,
): void {
  if (inline === undefined || attributeOf(element, attribute) === undefined) return;
  diagnostics.report("xsd-type-twice", inline.at, { element: element.local });
}

/** Checks that there is a type: named by an attribute or written inside. */
function checkOneOf(element: XmlElement, attribute: string, diagnostics: Diagnostics): void {
  const inline = childOf(element, "simpleType");
  checkTypeOnce(element, attribute, inline, diagnostics);
  if (inline !== undefined || attributeOf(element, attribute) !== undefined) return;
  const wanted = `${attribute} or simpleType`;
  diagnostics.report("xsd-missing-attribute", element.at, { attribute: wanted, element: element.local });
}

function checkUnion(element: XmlElement, diagnostics: Diagnostics): void {
  const members = attributeOf(element, "memberTypes");
  if (childOf(element, "simpleType") !== undefined || wordsOf(members?.value ?? "").length > 0) return;
  diagnostics.report("xsd-missing-attribute", element.at, { attribute: "memberTypes or simpleType", element: "union" });
}

/** Checks that simpleContent and complexContent are alone: attributes belong in the derivation. */
function checkComplexType(element: XmlElement, diagnostics: Diagnostics): void {
  const content = childOf(element, "simpleContent", "complexContent");
  if (content === undefined) return;
  for (const child of schemaChildren(element)) {
    if (child === content || annotationWords.includes(child.local)) continue;
    diagnostics.report("xsd-beside-content", child.at, { element: child.local, content: content.local });
  }
}

function childOf(element: XmlElement, ...names: readonly string[]): XmlElement | undefined {
  return element.children.find((child) => child.namespace === namespaces.schema && names.includes(child.local));
}
