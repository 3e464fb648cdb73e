import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { namespaces } from "../source/namespaces.js";
import { attributeOf, namespaceOfPrefix, type XmlAttribute, type XmlElement } from "../source/xml-tree.js";
import { wordsOf } from "./attribute-kind.js";
import type { Corrections } from "./correct-attributes.js";
import { schemaChildren } from "./read-attributes.js";
import { annotationWords, type RuleName, schemaGrammar } from "./schema-grammar.js";

/** Where problems go, and what is meant by attributes all the same. */
interface Findings {
  readonly diagnostics: Diagnostics;
  readonly corrections: Corrections;
  readonly declarations: Declarations;
}

/** What stands at the top of a schema, by kind and name as written: `element order`. */
export type Declarations = ReadonlyMap<string, XmlElement>;

/** The declarations of an xs:schema element, of two of one name the first. */
export function declarationsOf(schema: XmlElement): Declarations {
  const backwards = schemaChildren(schema).toReversed();
  return new Map(backwards.map((child) => [declarationKey(child, attributeOf(child, "name")?.value ?? ""), child]));
}

function declarationKey({ local }: XmlElement, name: string): string {
  return `${local} ${name.trim()}`;
}

/** The schema representation constraints (src-*) of XSD 1.0 Part 1 that the schema for schemas cannot say. */
export function checkSourceRules(element: XmlElement, rule: RuleName, findings: Findings): void {
  const { diagnostics, corrections } = findings;
  if ("minOccurs" in schemaGrammar[rule].attributes) checkOccurs(element, diagnostics);
  switch (rule) {
    case "schema":
      checkTargetNamespace(element, diagnostics);
      break;
    case "import":
      checkImport(element, diagnostics);
      break;
    case "all":
      if (Number(attributeOf(element, "maxOccurs")?.value ?? 1) !== 1) {
        diagnostics.report("xsd-all-repeats", element.at, {});
      }
      break;
    case "topElement":
    case "localElement":
      checkElement(element, findings);
      break;
    case "topAttribute":
    case "localAttribute":
      checkDefault(element, corrections, diagnostics);
      checkAttribute(element, findings);
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
  const most = max === undefined ? 1 : max.value.trim() === "unbounded" ? Infinity : Number(max.value);
  const least = min === undefined ? 1 : Number(min.value);
  if (!(least > most)) return;
  diagnostics.report("xsd-occurs-order", (min ?? max)?.at, { min: String(least), max: String(most) });
}

function checkTargetNamespace(schema: XmlElement, diagnostics: Diagnostics): void {
  const attribute = attributeOf(schema, "targetNamespace");
  if (attribute?.value === "") diagnostics.report("xsd-empty-target-namespace", attribute.at, {});
}

function checkImport(element: XmlElement, diagnostics: Diagnostics): void {
  const namespace = attributeOf(element, "namespace");
  const target = element.parent === undefined ? undefined : attributeOf(element.parent, "targetNamespace")?.value;
  if (namespace === undefined || namespace.value === "") {
    if (namespace !== undefined) diagnostics.report("xsd-import-empty-namespace", namespace.at, {});
    else if (target === undefined) diagnostics.report("xsd-import-nothing", element.at, {});
  } else if (namespace.value === target) {
    const isInWsdl = element.parent?.parent !== undefined;
    const code = isInWsdl ? "xsd-import-own-passed-over" : "xsd-import-own-namespace";
    diagnostics.report(code, namespace.at, { namespace: namespace.value });
  }
}

function checkElement(element: XmlElement, findings: Findings): void {
  const { diagnostics } = findings;
  checkFixed(element, diagnostics);
  const inline = childOf(element, "simpleType", "complexType");
  if (attributeOf(element, "type") !== undefined && inline !== undefined) {
    diagnostics.report("xsd-type-twice", inline.at, { element: element.local });
  }
  checkReference(element, ["name", "type", "nillable", "default", "fixed", "form", "block"], findings);
}

/** An attribute that is always there, or never, has no default. */
function checkDefault(element: XmlElement, corrections: Corrections, diagnostics: Diagnostics): void {
  const use = attributeOf(element, "use")?.value.trim().toLowerCase();
  const byDefault = attributeOf(element, "default");
  if (byDefault === undefined || use === undefined || use === "optional") return;
  corrections.set(byDefault, undefined);
  diagnostics.report("xsd-default-not-optional", byDefault.at, { use });
}

function checkAttribute(element: XmlElement, findings: Findings): void {
  const { diagnostics } = findings;
  checkFixed(element, diagnostics);
  const inline = childOf(element, "simpleType");
  if (attributeOf(element, "type") !== undefined && inline !== undefined) {
    diagnostics.report("xsd-type-twice", inline.at, { element: element.local });
  }
  const name = attributeOf(element, "name");
  if (name?.value.trim() === "xmlns") diagnostics.report("xsd-attribute-named-xmlns", name.at, {});
  if (name !== undefined && isQualified(element) && targetNamespaceOf(element) === namespaces.instance) {
    diagnostics.report("xsd-attribute-in-xsi", name.at, { name: name.value });
  }
  checkReference(element, ["name", "type", "form"], findings);
}

/** Whether an xs:attribute declares one of the target namespace. */
function isQualified(element: XmlElement): boolean {
  const isTop = element.parent?.local === "schema";
  const form = attributeOf(element, "form") ?? attributeOf(schemaOf(element), "attributeFormDefault");
  return isTop || form?.value.trim() === "qualified";
}

function targetNamespaceOf(element: XmlElement): string | undefined {
  return attributeOf(schemaOf(element), "targetNamespace")?.value;
}

/** The xs:schema that an element stands in. */
function schemaOf(element: XmlElement): XmlElement {
  let schema = element;
  while (schema.parent !== undefined && schema.local !== "schema") schema = schema.parent;
  return schema;
}

/** Exactly one of name and ref; with ref none of the properties that the declaration settles. */
function checkReference(element: XmlElement, excluded: readonly string[], findings: Findings): void {
  const { diagnostics } = findings;
  if (element.parent?.local === "schema") return;
  const reference = attributeOf(element, "ref");
  if (reference === undefined) {
    if (attributeOf(element, "name") !== undefined) return;
    diagnostics.report("xsd-missing-attribute", element.at, { attribute: "name or ref", element: element.local });
    return;
  }
  for (const name of excluded) {
    const attribute = attributeOf(element, name);
    if (attribute !== undefined) reportExcluded(element, attribute, reference, findings);
  }
  for (const child of schemaChildren(element)) {
    if (annotationWords.includes(child.local)) continue;
    diagnostics.report("xsd-content-beside-ref", child.at, { child: child.local, element: element.local });
  }
}

function reportExcluded(
  element: XmlElement,
  attribute: XmlAttribute,
  reference: XmlAttribute,
  { declarations, diagnostics }: Findings,
): void {
  const args = { first: "ref", second: attribute.local, element: element.local };
  if (changesNothing(element, attribute, { reference, declarations }))
    diagnostics.report("xsd-settled-by-ref", attribute.at, args);
  else if (attribute.local === "nillable") diagnostics.report("xsd-nillable-ref", attribute.at, {});
  else diagnostics.report("xsd-attributes-exclude", attribute.at, args);
}

/** An attribute `ref`, and what it may lead to. */
interface ReferencePlace {
  readonly reference: XmlAttribute;
  readonly declarations: Declarations;
}

/** Whether an attribute beside ref only says what the declaration says already, or settles where it stands. */
function changesNothing(element: XmlElement, { local, value }: XmlAttribute, place: ReferencePlace): boolean {
  const { reference } = place;
  const text = value.trim();
  if (local === "name") return text === reference.value.trim().replace(/^.*:/, "");
  if (local === "nillable") return /^(?:false|0)$/i.test(text);
  if (local === "type") return text !== "" && typeName(element) === declaredType(element, place);
  return local === "form" || local === "block";
}

/** The type that a declaration of the same schema names; undefined where there is none. */
function declaredType(element: XmlElement, { reference, declarations }: ReferencePlace): string | undefined {
  const [prefix, local] = splitName(reference.value);
  if (namespaceOfPrefix(element, prefix) !== targetNamespaceOf(element)) return undefined;
  const declaration = declarations.get(declarationKey(element, local));
  return declaration && typeName(declaration);
}

function typeName(element: XmlElement): string | undefined {
  const type = attributeOf(element, "type");
  if (type === undefined) return undefined;
  const [prefix, local] = splitName(type.value);
  return `{${namespaceOfPrefix(element, prefix)}}${local}`;
}

function splitName(name: string): readonly [prefix: string, local: string] {
  const [local = "", prefix = ""] = name.trim().split(":", 2).reverse();
  return [prefix, local];
}

function checkFixed(element: XmlElement, diagnostics: Diagnostics): void {
  const fixed = attributeOf(element, "fixed");
  if (fixed === undefined || attributeOf(element, "default") === undefined) return;
  diagnostics.report("xsd-default-beside-fixed", fixed.at, { element: element.local });
}

/** A type is named by the attribute or written inside, and not both. */
function checkOneOf(element: XmlElement, attribute: string, diagnostics: Diagnostics): void {
  const inline = childOf(element, "simpleType");
  const named = attributeOf(element, attribute);
  if (inline !== undefined && named !== undefined) {
    diagnostics.report("xsd-type-twice", inline.at, { element: element.local });
  }
  if (inline === undefined && named === undefined) {
    const wanted = `${attribute} or simpleType`;
    diagnostics.report("xsd-missing-attribute", element.at, { attribute: wanted, element: element.local });
  }
}

function checkUnion(element: XmlElement, diagnostics: Diagnostics): void {
  const members = attributeOf(element, "memberTypes");
  if (childOf(element, "simpleType") !== undefined || wordsOf(members?.value ?? "").length > 0) return;
  diagnostics.report("xsd-missing-attribute", element.at, { attribute: "memberTypes or simpleType", element: "union" });
}

/** simpleContent and complexContent stand alone: attributes go inside the derivation. */
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
