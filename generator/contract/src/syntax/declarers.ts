import { type Span, spanText } from "../diagnostics/span.js";
import { namespaces } from "../read/namespaces.js";
import { attributeOf, descendantsOf, type SourceDocument, splitName, type XmlElement } from "../read/xml-tree.js";

/** A global component of a schema, which declares the parts that are written in it. */
export interface Declarer {
  /** The local name of its element: `complexType`, `group` and so on. */
  readonly kind: string;
  /** `{namespace}local`. */
  readonly name: string;
}

/** Finds the global component that declares a part of a contract's schemas: the one that a person would look up. */
export class Declarers {
  readonly #declarers = new Map<string, Declarer>();
  /** The steps to the direct members of each declarer, by kind and name. */
  readonly #steps = new Map<string, Set<string>>();

  constructor(documents: readonly SourceDocument[]) {
    for (const { root } of documents) if (root !== undefined) this.#find(root);
  }

  /** The component around a place; undefined outside of schemas. */
  at(span: Span): Declarer | undefined {
    return this.#declarers.get(spanText(span));
  }

  /** Whether a declarer of this kind and name exists and has no member at this step. */
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
        const name = `{${namespace}}${attributeOf(one, "name")?.value ?? ""}`;
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

/** The steps to the members of an element, as paths write them: `/element`, `/@attribute`, `/*` for a wildcard. Members of members are not among them. */
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

/** The form that a schema gives to local names by default: `qualified` or `unqualified`. */
export interface DefaultForms {
  readonly element: string;
  readonly attribute: string;
  readonly at: Span;
}

/** The default forms of the schemas by namespace; if several schemas have one namespace, those of the first. */
export function defaultForms(documents: readonly SourceDocument[]): ReadonlyMap<string, DefaultForms> {
  const schemas = new Map<string, DefaultForms>();
  for (const { root } of documents) {
    if (root === undefined) continue;
    for (const element of descendantsOf(root)) {
      if (element.namespace !== namespaces.schema || element.local !== "schema") continue;
      const text = (name: string): string | undefined => attributeOf(element, name)?.value;
      const namespace = text("targetNamespace") ?? "";
      if (schemas.has(namespace)) continue;
      schemas.set(namespace, {
        element: text("elementFormDefault") ?? "unqualified",
        attribute: text("attributeFormDefault") ?? "unqualified",
        at: element.at,
      });
    }
  }
  return schemas;
}
