import { attributeOf, namespaceOfPrefix, splitName, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";
import { schemaChildren } from "./read-attributes.js";
import { declarationOf, type SchemaCheck, targetNamespaceOf } from "./schema-check.js";
import { annotationWords } from "./schema-grammar.js";

/**
 * Checks that an element has either name or ref, and with ref none of the properties that the declaration decides,
 * including the attributes in `excluded` (XSD 1.0 Part 1, src-element 2 and src-attribute 3).
 */
export function checkReference(element: XmlElement, excluded: readonly string[], check: SchemaCheck): void {
  const { diagnostics } = check;
  if (element.parent?.local === "schema") return;
  const reference = attributeOf(element, "ref");
  if (reference === undefined) {
    if (attributeOf(element, "name") !== undefined) return;
    diagnostics.report("xsd-missing-attribute", element.at, { attribute: "name or ref", element: element.local });
    return;
  }
  for (const name of excluded) {
    const attribute = attributeOf(element, name);
    if (attribute !== undefined) reportExcluded(element, attribute, reference, check);
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
  check: SchemaCheck,
): void {
  const { diagnostics } = check;
  const args = { first: "ref", second: attribute.local, element: element.local };
  if (changesNothing(element, attribute, reference, check))
    diagnostics.report("xsd-attribute-beside-ref", attribute.at, args);
  else if (attribute.local === "name") {
    const name = attribute.value.trim();
    diagnostics.report("xsd-name-beside-ref", attribute.at, {
      element: element.local,
      ref: reference.value.trim(),
      name,
    });
  } else if (attribute.local === "nillable") diagnostics.report("xsd-nillable-ref", attribute.at, {});
  else diagnostics.report("xsd-attributes-exclude", attribute.at, args);
}

/** Whether an attribute beside ref repeats the declaration, or only decides the form of a local name. */
function changesNothing(
  element: XmlElement,
  { local, value }: XmlAttribute,
  reference: XmlAttribute,
  check: SchemaCheck,
): boolean {
  const text = value.trim();
  if (local === "name") return text === splitName(reference.value.trim()).local;
  if (local === "nillable") return /^(?:false|0)$/i.test(text);
  if (local === "type") return typeName(element) === declaredType(element, reference, check);
  return local === "form" || local === "block";
}

/** The type of a declaration in the same schema; undefined if there is no such declaration. */
function declaredType(element: XmlElement, reference: XmlAttribute, check: SchemaCheck): string | undefined {
  const { prefix, local } = splitName(reference.value.trim());
  if (namespaceOfPrefix(element, prefix) !== targetNamespaceOf(check)) return undefined;
  const declaration = declarationOf(element, local, check);
  return declaration && typeName(declaration);
}

function typeName(element: XmlElement): string | undefined {
  const type = attributeOf(element, "type");
  if (type === undefined) return undefined;
  const { prefix, local } = splitName(type.value.trim());
  return `{${namespaceOfPrefix(element, prefix)}}${local}`;
}
