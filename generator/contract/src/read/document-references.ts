import type { Span } from "../diagnostics/span.js";
import { namespaces } from "./namespaces.js";
import { attributeOf, type XmlElement } from "./xml-tree.js";

/** A reference from one document to another: wsdl:import, xs:import, xs:include or xs:redefine. */
export interface DocumentReference {
  readonly kind: "wsdl-import" | "import" | "include" | "redefine";
  /** The namespace of an import, or of the including schema; undefined if there is none. */
  readonly namespace: string | undefined;
  /** Whether a missing document matters only if something of its namespace is needed. */
  readonly isHint: boolean;
  readonly location: string;
  /** The place of the attribute with the location. */
  readonly at: Span;
}

/** The references of a document in document order, including those of schemas in wsdl:types. */
export function documentReferences(root: XmlElement): readonly DocumentReference[] {
  if (root.namespace === namespaces.schema) return schemaReferences(root);
  if (root.namespace !== namespaces.wsdl) return [];
  return root.children.flatMap((child) => {
    if (child.namespace !== namespaces.wsdl) return [];
    if (child.local === "import") return referenceOf(child, "wsdl-import", "location");
    if (child.local !== "types") return [];
    // Some tools write imports directly into wsdl:types.
    return [child, ...child.children.filter(({ namespace }) => namespace === namespaces.schema)].flatMap(
      schemaReferences,
    );
  });
}

/** The target namespaces of the schemas in a document. */
export function describedNamespaces(root: XmlElement): readonly string[] {
  const schemas = [root, ...root.children.flatMap(({ children }) => children)].filter(
    ({ namespace, local }) => namespace === namespaces.schema && local === "schema",
  );
  return schemas.map((schema) => attributeOf(schema, "targetNamespace")?.value ?? "");
}

function schemaReferences(schema: XmlElement): readonly DocumentReference[] {
  return schema.children.flatMap((child) => {
    const { local } = child;
    if (child.namespace !== namespaces.schema) return [];
    return local === "import" || local === "include" || local === "redefine"
      ? referenceOf(child, local, "schemaLocation")
      : [];
  });
}

function referenceOf(
  element: XmlElement,
  kind: DocumentReference["kind"],
  attribute: string,
): readonly DocumentReference[] {
  const location = attributeOf(element, attribute);
  if (location === undefined || location.value.trim() === "") return [];
  const isImport = kind === "import" || kind === "wsdl-import";
  const named = isImport
    ? attributeOf(element, "namespace")
    : element.parent && attributeOf(element.parent, "targetNamespace");
  const isHint = kind !== "wsdl-import" && !redefinesSomething(element);
  return [{ kind, namespace: named?.value, isHint, location: location.value, at: location.at }];
}

/**
 * Whether an xs:redefine holds more than annotations, so that the redefined document must exist (XSD 1.0 Part 1,
 * src-redefine 1).
 */
function redefinesSomething({ local, children }: XmlElement): boolean {
  return local === "redefine" && children.some((child) => child.local !== "annotation");
}
