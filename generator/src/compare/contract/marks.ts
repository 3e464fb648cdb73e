import { type Span, spanText } from "../../diagnostics/span.js";
import type { SourceDocument } from "../../source/source-document.js";
import { attributeOf, descendantsOf, textOf, type XmlElement } from "../../source/xml-tree.js";
import { isDate } from "../is-date.js";

/**
 * What a contract says of its own future is in this namespace: attributes of a declaration, or elements in its
 * `xs:appinfo`, its `wsdl:documentation`, or right below it.
 */
const markNamespace = "urn:stubwright:contract";

/** How far a part of a contract is settled: changes of a draft are reported, those of a beta are warnings. */
export type Stability = "draft" | "beta" | "stable";

/** What is said of one declaration. */
export interface Marks {
  /** The day from which it may go. Since when it is deprecated is for people: nothing depends on it. */
  readonly sunset: string | undefined;
  /** Its own, or that of the nearest declaration around it. */
  readonly stability: Stability | undefined;
  /** Readers of the enumeration take values that they do not know. */
  readonly openEnum: boolean;
}

const none: Marks = { sunset: undefined, stability: undefined, openEnum: false };

/** The marks of all declarations of a contract. */
export class ContractMarks {
  readonly #marks = new Map<string, Marks>();

  constructor(documents: readonly SourceDocument[]) {
    for (const { root } of documents) if (root !== undefined) this.#read(root, undefined);
  }

  /** What is said where something is declared. */
  at(span: Span | undefined): Marks {
    return (span === undefined ? undefined : this.#marks.get(spanText(span))) ?? none;
  }

  #read(element: XmlElement, around: Stability | undefined): void {
    const stability = stabilityOf(textOfMark(element, "stability")) ?? around;
    const openEnum = isOpen(element) || element.children.some((child) => child.local === "simpleType" && isOpen(child));
    const sunset = sunsetOf(element);
    if (stability !== undefined || openEnum || sunset !== undefined) {
      this.#marks.set(spanText(element.at), { sunset, stability, openEnum });
    }
    for (const child of element.children) if (!annotations.has(child.local)) this.#read(child, stability);
  }
}

const annotations = new Set(["annotation", "documentation", "appinfo"]);

/** The mark's elements: below the declaration itself, or in what is said about it. */
function* markElements(element: XmlElement, local: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.namespace === markNamespace && child.local === local) yield child;
    else if (annotations.has(child.local)) yield* markElements(child, local);
  }
}

function attributeMark(element: XmlElement, local: string): string | undefined {
  return element.attributes.find((one) => one.local === local && one.namespace === markNamespace)?.value.trim();
}

function textOfMark(element: XmlElement, local: string): string | undefined {
  const [first] = markElements(element, local);
  return attributeMark(element, local) ?? (first === undefined ? undefined : textOf(first).trim());
}

/** `mark:sunset="2027-01-01"`, `<mark:sunset>`, or `<mark:deprecated sunset="2027-01-01"/>`; a text that is no day says nothing. */
function sunsetOf(element: XmlElement): string | undefined {
  const [deprecated] = markElements(element, "deprecated");
  const day = textOfMark(element, "sunset") ?? (deprecated && attributeOf(deprecated, "sunset")?.value.trim());
  return day !== undefined && isDate(day) ? day : undefined;
}

function isOpen(element: XmlElement): boolean {
  const text = textOfMark(element, "open-enum");
  return text !== undefined && text !== "false" && text !== "0";
}

function stabilityOf(text: string | undefined): Stability | undefined {
  return text === "draft" || text === "beta" || text === "stable" ? text : undefined;
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
            return `${text("targetNamespace")} ${text("version")} ${attributeMark(element, "version") ?? ""}`.trim();
          }),
  );
  return [...new Set(versions)]
    .filter((version) => version !== "")
    .sort()
    .join("; ");
}
