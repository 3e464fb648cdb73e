import { type Span, spanText } from "../../diagnostics/span.js";
import { namespaces } from "../../read/namespaces.js";
import type { SourceDocument } from "../../read/source-document.js";
import { descendantsOf, type XmlElement } from "../../read/xml-tree.js";

/** The place of the component that a problem stands in; undefined where it stands in none, or in what holds many. */
export function componentPlaces(documents: readonly SourceDocument[]): (at: Span | undefined) => Span | undefined {
  const places = new Map<string, Span>();
  for (const { root } of documents) if (root !== undefined) enterComponents(root, places);
  return (at) => at && places.get(spanText(at));
}

function enterComponents(root: XmlElement, places: Map<string, Span>): void {
  for (const component of componentsOf(root)) {
    for (const { at, attributes } of descendantsOf(component)) {
      places.set(spanText(at), component.at);
      for (const attribute of attributes) places.set(spanText(attribute.at), component.at);
    }
  }
}

/** What can be left out of a document: components of schemas, messages, and operations of port types and bindings. */
function componentsOf(element: XmlElement): readonly XmlElement[] {
  const { namespace, local, children } = element;
  if (holders.has(`${namespace} ${local}`)) return children.flatMap(componentsOf);
  return leavable.has(local) && (namespace === namespaces.schema || namespace === namespaces.wsdl) ? [element] : [];
}

const holders: ReadonlySet<string> = new Set([
  ...["definitions", "types", "portType", "binding"].map((local) => `${namespaces.wsdl} ${local}`),
  ...["schema", "redefine"].map((local) => `${namespaces.schema} ${local}`),
]);

const leavable: ReadonlySet<string> = new Set([
  ...["message", "operation"],
  ...["element", "complexType", "simpleType", "group", "attributeGroup", "attribute", "notation"],
]);
