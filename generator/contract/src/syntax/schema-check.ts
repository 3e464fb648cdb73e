import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { attributeOf, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";
import { schemaChildren } from "./read-attributes.js";

/** An xs:schema element that is checked, and the findings so far. */
export interface SchemaCheck {
  readonly schema: XmlElement;
  readonly declarations: Declarations;
  /** The values of all `id` attributes so far. */
  readonly ids: Set<string>;
  readonly corrections: Corrections;
  readonly diagnostics: Diagnostics;
}

/** The global declarations of a schema, by kind and name as written: `element order`. */
type Declarations = ReadonlyMap<string, XmlElement>;

/** Starts the check of a schema by collecting its declarations. */
export function newSchemaCheck(schema: XmlElement, diagnostics: Diagnostics): SchemaCheck {
  // The first of two declarations with one name counts.
  const backwards = schemaChildren(schema).toReversed();
  const declarations = backwards.map((child): [string, XmlElement] => [
    declarationKey(child, attributeOf(child, "name")?.value ?? ""),
    child,
  ]);
  return { schema, declarations: new Map(declarations), ids: new Set(), corrections: new Map(), diagnostics };
}

/** The declaration with a name, of the kind that an element is or refers to. */
export function declarationOf(
  element: XmlElement,
  name: string,
  { declarations }: SchemaCheck,
): XmlElement | undefined {
  return declarations.get(declarationKey(element, name));
}

/** The target namespace of the schema; undefined if it has none. */
export function targetNamespaceOf({ schema }: SchemaCheck): string | undefined {
  return attributeOf(schema, "targetNamespace")?.value;
}

function declarationKey({ local }: XmlElement, name: string): string {
  return `${local} ${name.trim()}`;
}

/** Corrections of wrong attributes: the meant value, or undefined if the attribute is ignored. */
export type Corrections = Map<XmlAttribute, string | undefined>;

/** An element with corrected attributes; the same element if there are no corrections. */
export function correctAttributes(element: XmlElement, corrections: Corrections): XmlElement {
  return corrections.size === 0 ? element : copy(element, element.parent, corrections);
}

function copy(element: XmlElement, parent: XmlElement | undefined, corrections: Corrections): XmlElement {
  const nodes: (string | XmlElement)[] = [];
  const children: XmlElement[] = [];
  const attributes = element.attributes.flatMap((attribute) => {
    if (!corrections.has(attribute)) return [attribute];
    const value = corrections.get(attribute);
    return value === undefined ? [] : [{ ...attribute, value }];
  });
  const copied: XmlElement = { ...element, parent, attributes, nodes, children };
  for (const node of element.nodes) {
    const own = typeof node === "string" ? node : copy(node, copied, corrections);
    nodes.push(own);
    if (typeof own !== "string") children.push(own);
  }
  return copied;
}
