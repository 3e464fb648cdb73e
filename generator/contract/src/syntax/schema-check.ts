import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { attributeOf, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";
import { schemaChildren } from "./read-attributes.js";

/** One xs:schema element that is checked, and what has been found out of it. */
export interface SchemaCheck {
  readonly schema: XmlElement;
  readonly declarations: Declarations;
  /** The values of all attributes `id` so far. */
  readonly ids: Set<string>;
  readonly corrections: Corrections;
  readonly diagnostics: Diagnostics;
}

/** What stands at the top of a schema, by kind and name as written: `element order`. */
type Declarations = ReadonlyMap<string, XmlElement>;

/** A check of a schema of which nothing has been looked at but its declarations. */
export function newSchemaCheck(schema: XmlElement, diagnostics: Diagnostics): SchemaCheck {
  // Of two of one name the first counts.
  const backwards = schemaChildren(schema).toReversed();
  const declarations = backwards.map((child): [string, XmlElement] => [
    declarationKey(child, attributeOf(child, "name")?.value ?? ""),
    child,
  ]);
  return { schema, declarations: new Map(declarations), ids: new Set(), corrections: new Map(), diagnostics };
}

/** The declaration of that name, of the kind that an element refers to or is. */
export function declarationOf(
  element: XmlElement,
  name: string,
  { declarations }: SchemaCheck,
): XmlElement | undefined {
  return declarations.get(declarationKey(element, name));
}

/** The namespace that the schema declares names in; undefined where it says none. */
export function targetNamespaceOf({ schema }: SchemaCheck): string | undefined {
  return attributeOf(schema, "targetNamespace")?.value;
}

function declarationKey({ local }: XmlElement, name: string): string {
  return `${local} ${name.trim()}`;
}

/** What is meant by attributes that are wrong: another value, or undefined where they are passed over. */
export type Corrections = Map<XmlAttribute, string | undefined>;

/** An element with all attributes as they are meant; itself where none is wrong. */
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
