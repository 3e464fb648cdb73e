import { type Span, spanText } from "../../diagnostics/span.js";
import type { ExpandedName } from "../../link/schema-set.js";
import { namespaces } from "../../source/namespaces.js";
import type { SourceDocument } from "../../source/source-document.js";
import { attributeOf, type XmlElement } from "../../source/xml-tree.js";

/** A type, element or group that stands right in a schema. */
interface Declarer {
  readonly name: ExpandedName;
}

/** Which declaration that people would look up each part of a contract's schemas stands in. */
export class Declarers {
  readonly #declarers = new Map<string, Declarer>();

  constructor(documents: readonly SourceDocument[]) {
    for (const { root } of documents) if (root !== undefined) this.#find(root);
  }

  /** Undefined outside of schemas. */
  at(span: Span): Declarer | undefined {
    return this.#declarers.get(spanText(span));
  }

  #find(element: XmlElement): void {
    if (element.namespace !== namespaces.schema) {
      for (const child of element.children) this.#find(child);
      return;
    }
    const namespace = attributeOf(element, "targetNamespace")?.value ?? "";
    for (const child of element.children) {
      const declared = child.local === "redefine" ? child.children : [child];
      for (const one of declared) this.#note(one, { name: `{${namespace}}${attributeOf(one, "name")?.value ?? ""}` });
    }
  }

  #note(element: XmlElement, declarer: Declarer): void {
    this.#declarers.set(spanText(element.at), declarer);
    for (const child of element.children) if (child.local !== "annotation") this.#note(child, declarer);
  }
}
