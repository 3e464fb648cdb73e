import type { SourceDocument } from "../../source/source-document.js";
import type { Span } from "../../source/span.js";
import { attributeOf, descendantsOf, type XmlElement } from "../../source/xml-tree.js";

/** Attributes in this namespace mark what a contract says of its own future: `deprecated` and `sunset`, both dates. */
export const markNamespace = "urn:stubwright:contract";

/** The sunset date written at a declaration; undefined where there is none. */
export function sunsetAt(documents: readonly SourceDocument[], at: Span): string | undefined {
  const root = documents.find((document) => document.uri === at.uri)?.root;
  if (root === undefined) return undefined;
  for (const element of descendantsOf(root)) {
    if (element.at.line !== at.line || element.at.column !== at.column) continue;
    return markOf(element, "sunset");
  }
  return undefined;
}

function markOf(element: XmlElement, local: string): string | undefined {
  return element.attributes.find((one) => one.local === local && one.namespace === markNamespace)?.value;
}

/** What moves when a contract gets a new version: namespaces and version attributes of its documents. */
export function versionOf(documents: readonly SourceDocument[]): string {
  const versions = documents.flatMap(({ root }) =>
    root === undefined
      ? []
      : [...descendantsOf(root)]
          .filter((element) => element.local === "schema" || element.local === "definitions")
          .map((element) => {
            const text = (name: string): string => attributeOf(element, name)?.value ?? "";
            return `${text("targetNamespace")} ${text("version")} ${markOf(element, "version") ?? ""}`.trim();
          }),
  );
  return [...new Set(versions)].sort().join("; ");
}
