import { addToGroup, type OpenGroups } from "../collection/group-by.js";
import { type Span, spanText } from "../diagnostics/span.js";
import { attributeOf, descendantsOf, type SourceDocument, type XmlElement } from "../read/xml-tree.js";
import { annotationNames, isDate, markAttribute, sunsetText, textOfMark } from "./contract-marks.js";

/** How settled a part of a contract is. Changes of a draft are only reported, those of a beta are warnings. */
export type Stability = "draft" | "beta" | "stable";

/** The marks of one declaration. */
export interface Marks {
  /** The day from which on the declaration may be removed. Since when it is deprecated is for people: nothing depends on it. */
  readonly sunset: string | undefined;
  /** The stability of the declaration, or else of the nearest declaration around it. */
  readonly stability: Stability | undefined;
}

const none: Marks = { sunset: undefined, stability: undefined };

/** The marks of all declarations of a contract. */
export class ContractMarks {
  readonly #marks = new Map<string, Marks>();

  constructor(documents: readonly SourceDocument[]) {
    for (const { root } of documents) if (root !== undefined) this.#read(root, undefined);
  }

  /** The marks of the declaration at a place. */
  at(span: Span | undefined): Marks {
    return (span === undefined ? undefined : this.#marks.get(spanText(span))) ?? none;
  }

  #read(element: XmlElement, around: Stability | undefined): void {
    const { sunset, stability = around } = ownMarks(element);
    if (stability !== undefined || sunset !== undefined) {
      this.#marks.set(spanText(element.at), { sunset, stability });
    }
    for (const child of element.children) if (!annotationNames.has(child.local)) this.#read(child, stability);
  }
}

/** The marks of one element, without those of the elements around it. */
function ownMarks(element: XmlElement): Marks {
  return { sunset: sunsetOf(element), stability: stabilityOf(textOfMark(element, "stability")) };
}

/** The sunset of an element; undefined if the text is not a day, which `checkMarks` reports. */
function sunsetOf(element: XmlElement): string | undefined {
  const day = sunsetText(element);
  return day !== undefined && isDate(day) ? day : undefined;
}

function stabilityOf(text: string | undefined): Stability | undefined {
  return text === "draft" || text === "beta" || text === "stable" ? text : undefined;
}

/** An element of a document with its marks. */
export interface MarkedElement {
  /** The names around the element: `{urn:a}Order/lines`. */
  readonly path: string;
  readonly own: Marks;
  /** The stability of the element, or else of the nearest element around it. */
  readonly stability: Stability | undefined;
  readonly at: Span;
}

/**
 * All elements of the documents, by their local name and path, so that an element of one version can be found in another.
 * Annotations are left out: they describe other elements.
 */
export function markedElements(documents: readonly SourceDocument[]): OpenGroups<string, MarkedElement> {
  const found: OpenGroups<string, MarkedElement> = new Map();
  const read = (element: XmlElement, around: Pick<MarkedElement, "path" | "stability">): void => {
    const own = ownMarks(element);
    const path = pathOf(element, around.path);
    const stability = own.stability ?? around.stability;
    addToGroup(found, `${element.local} ${path}`, { path, own, stability, at: element.at });
    for (const child of element.children) if (!annotationNames.has(child.local)) read(child, { path, stability });
  };
  for (const { root } of documents) if (root !== undefined) read(root, { path: "", stability: undefined });
  return found;
}

/** The path of an element. It starts at the namespace of the document, not at its location; an element without a name has the path around it. */
function pathOf(element: XmlElement, around: string): string {
  const { local } = element;
  if (local === "schema" || local === "definitions") return attributeOf(element, "targetNamespace")?.value ?? "";
  const name = ["name", "ref", "value"].map((key) => attributeOf(element, key)?.value).find((one) => one !== undefined);
  if (name === undefined) return around;
  const step = local === "attribute" ? `@${name}` : name;
  return /^(schema|definitions|redefine)$/.test(element.parent?.local ?? "")
    ? `{${around}}${step}`
    : `${around}/${step}`;
}

/** The version of a contract: the namespaces and version attributes of its documents, which change with a new version. */
export function versionOf(documents: readonly SourceDocument[]): string {
  const versions = documents.flatMap(({ root }) =>
    root === undefined
      ? []
      : [...descendantsOf(root)]
          .filter((element) => element.local === "schema" || element.local === "definitions")
          .map((element) => {
            const text = (name: string): string => attributeOf(element, name)?.value ?? "";
            return `${text("targetNamespace")} ${text("version")} ${markAttribute(element, "version")?.value.trim() ?? ""}`.trim();
          }),
  );
  return [...new Set(versions)]
    .filter((version) => version !== "")
    .sort()
    .join("; ");
}
