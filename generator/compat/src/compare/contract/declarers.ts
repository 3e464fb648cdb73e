import { type Span, spanText } from "@stubwright/contract/diagnostics";
import type { SourceDocument } from "@stubwright/contract/read";
import { attributeOf, namespaces, splitName, type XmlElement } from "@stubwright/contract/read";
import type { ExpandedName } from "@stubwright/contract/schema";

/** A type, element or group that stands right in a schema. */
export interface Declarer {
  /** `complexType`, `group` and so on. */
  readonly kind: string;
  readonly name: ExpandedName;
}

/** Which declaration that people would look up each part of a contract's schemas stands in. */
export class Declarers {
  readonly #declarers = new Map<string, Declarer>();
  /** The steps to the members that each has itself, by kind and name. */
  readonly #steps = new Map<string, Set<string>>();

  constructor(documents: readonly SourceDocument[]) {
    for (const { root } of documents) if (root !== undefined) this.#find(root);
  }

  /** Undefined outside of schemas. */
  at(span: Span): Declarer | undefined {
    return this.#declarers.get(spanText(span));
  }

  /** Whether there is a declarer of this kind and name, and it has no member of this step any more, or not yet. */
  lacks({ kind, name }: Declarer, step: string): boolean {
    return this.#steps.get(`${kind} ${name}`)?.has(step) === false;
  }

  #find(element: XmlElement): void {
    if (element.namespace !== namespaces.schema) {
      for (const child of element.children) this.#find(child);
      return;
    }
    const namespace = attributeOf(element, "targetNamespace")?.value ?? "";
    for (const child of element.children) {
      const declared = child.local === "redefine" ? child.children : [child];
      for (const one of declared) {
        const name = `{${namespace}}${attributeOf(one, "name")?.value ?? ""}` as const;
        this.#note(one, { kind: one.local, name });
        const key = `${one.local} ${name}`;
        this.#steps.set(key, new Set([...(this.#steps.get(key) ?? []), ...stepsBelow(one)]));
      }
    }
  }

  #note(element: XmlElement, declarer: Declarer): void {
    this.#declarers.set(spanText(element.at), declarer);
    for (const child of element.children) if (child.local !== "annotation") this.#note(child, declarer);
  }
}

/** As paths have them: `/element`, `/@attribute`, wildcards as `*`; what stands inside of a member is the member's. */
function stepsBelow({ children }: XmlElement): readonly string[] {
  return children.flatMap((child): readonly string[] => {
    const name = attributeOf(child, "name")?.value ?? splitName(attributeOf(child, "ref")?.value ?? "").local;
    switch (child.local) {
      case "element":
        return [`/${name}`];
      case "attribute":
        return [`/@${name}`];
      case "any":
        return ["/*"];
      case "annotation":
        return [];
      default:
        return stepsBelow(child);
    }
  });
}
