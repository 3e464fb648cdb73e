import { isDate, markElement, markNamespace, sunsetText, textOfMark } from "../marks/contract-marks.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";

/** The documentation of a declaration. */
export interface Documentation {
  /** The text of xs:documentation or wsdl:documentation, trimmed, with its paragraphs; undefined if there is none. */
  readonly text: string | undefined;
  readonly deprecation: Deprecation | undefined;
}

/** The deprecation of a declaration. */
export interface Deprecation {
  /**
   * Sentences that tell since when it is deprecated, what replaces it, and when it may be removed; `""` if nothing is
   * said.
   */
  readonly text: string;
  /** The day from which on it may be removed, as in `2027-03-01`. */
  readonly sunset: string | undefined;
}

/** The documentation of an element: from `texts`, which document it, and from its marks. Undefined if there is none. */
export function documentationOf(element: XmlElement, texts: readonly XmlElement[]): Documentation | undefined {
  const said = texts.map((one) => tidyText(textBesideMarks(one))).filter((text) => text !== "");
  const deprecation = deprecationOf(element);
  if (said.length === 0 && deprecation === undefined) return undefined;
  return { text: said.length === 0 ? undefined : said.join("\n\n"), deprecation };
}

/** The text inside an element without that of marks, which are for tools. */
function textBesideMarks({ nodes }: XmlElement): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return node.namespace === markNamespace ? "" : textBesideMarks(node);
    })
    .join("");
}

/** A text without the indentation of the document. */
function tidyText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * `mark:deprecated="2026-01-01"` or `<mark:deprecated since="2026-01-01">…</mark:deprecated>`. A declaration with a
 * sunset is deprecated.
 */
function deprecationOf(element: XmlElement): Deprecation | undefined {
  const said = textOfMark(element, "deprecated");
  const mark = markElement(element, "deprecated");
  const day = sunsetText(element);
  const sunset = day !== undefined && isDate(day) ? day : undefined;
  if (said === undefined ? sunset === undefined : notDeprecated.has(said)) return undefined;
  const since = mark === undefined ? undefined : attributeOf(mark, "since")?.value.trim();
  const sentences = [
    since === undefined ? "" : `Since ${since}.`,
    remark(said ?? ""),
    sunset === undefined ? "" : `It may be gone from ${sunset} on.`,
  ];
  return { text: sentences.filter((sentence) => sentence !== "").join(" "), sunset };
}

const notDeprecated: ReadonlySet<string> = new Set(["false", "0"]);

/** The value of a deprecation mark as a sentence: a day, `true`, or words. */
function remark(said: string): string {
  if (said === "true" || said === "1") return "";
  const text = said.replace(/\s+/g, " ");
  if (isDate(text)) return `Since ${text}.`;
  return sentence(text);
}

/** A text with a full stop if it does not end like a sentence; `""` stays `""`. */
export function sentence(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The documentation of the nearer place, completed with that of the other. */
export function nearestDocumentation(
  near: Documentation | undefined,
  far: Documentation | undefined,
): Documentation | undefined {
  if (near === undefined || far === undefined) return near ?? far;
  return { text: near.text ?? far.text, deprecation: near.deprecation ?? far.deprecation };
}
