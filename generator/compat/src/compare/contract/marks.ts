import { type Span, spanText } from "@stubwright/contract/diagnostics";
import { annotationNames, isDate, markAttribute, sunsetText, textOfMark } from "@stubwright/contract/marks";
import type { SourceDocument } from "@stubwright/contract/read";
import { attributeOf, descendantsOf, type XmlElement } from "@stubwright/contract/read";

/** How far a part of a contract is settled: changes of a draft are reported, those of a beta are warnings. */
export type Stability = "draft" | "beta" | "stable";

/** What is said of one declaration. */
export interface Marks {
  /** The day from which it may go. Since when it is deprecated is for people: nothing depends on it. */
  readonly sunset: string | undefined;
  /** Its own, or that of the nearest declaration around it. */
  readonly stability: Stability | undefined;
}

const none: Marks = { sunset: undefined, stability: undefined };

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
    const { sunset, stability = around } = ownMarks(element);
    if (stability !== undefined || sunset !== undefined) {
      this.#marks.set(spanText(element.at), { sunset, stability });
    }
    for (const child of element.children) if (!annotationNames.has(child.local)) this.#read(child, stability);
  }
}

/** What is said of one element itself. */
export function ownMarks(element: XmlElement): Marks {
  return { sunset: sunsetOf(element), stability: stabilityOf(textOfMark(element, "stability")) };
}

/** A text that is no day says nothing. */
function sunsetOf(element: XmlElement): string | undefined {
  const day = sunsetText(element);
  return day !== undefined && isDate(day) ? day : undefined;
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
            return `${text("targetNamespace")} ${text("version")} ${markAttribute(element, "version")?.value.trim() ?? ""}`.trim();
          }),
  );
  return [...new Set(versions)]
    .filter((version) => version !== "")
    .sort()
    .join("; ");
}
