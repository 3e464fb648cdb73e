import { isDate, markElement, markNamespace, sunsetText, textOfMark } from "../marks/contract-marks.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";

/** What a contract says to people about something that it declares. */
export interface Documentation {
  /** Text of xs:documentation or wsdl:documentation, white space trimmed, paragraphs kept; undefined where it says nothing. */
  readonly text: string | undefined;
  readonly deprecation: Deprecation | undefined;
}

/** That something is not to be used any more. */
export interface Deprecation {
  /** Sentences: since when, what instead, from when on it may be gone; `""` where nothing of it is said. */
  readonly text: string;
  /** The day from which on it may be gone, as in `2027-03-01`. */
  readonly sunset: string | undefined;
}

/** What is said about an element: by `texts`, which document it, and by its marks. Undefined where that is nothing. */
export function documentationOf(element: XmlElement, texts: readonly XmlElement[]): Documentation | undefined {
  const said = texts.map((one) => tidyText(textBesideMarks(one))).filter((text) => text !== "");
  const deprecation = deprecationOf(element);
  if (said.length === 0 && deprecation === undefined) return undefined;
  return { text: said.length === 0 ? undefined : said.join("\n\n"), deprecation };
}

/** All text inside an element but that of marks, which is for tools. */
function textBesideMarks({ nodes }: XmlElement): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return node.namespace === markNamespace ? "" : textBesideMarks(node);
    })
    .join("");
}

/** Without the indentation of the document. */
function tidyText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** `mark:deprecated="2026-01-01"` or `<mark:deprecated since="2026-01-01">…</mark:deprecated>`; what has a sunset is deprecated. */
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

/** What a mark says of a deprecation, as a sentence: a day, `true`, or words. */
function remark(said: string): string {
  if (said === "true" || said === "1") return "";
  const text = said.replace(/\s+/g, " ");
  if (isDate(text)) return `Since ${text}.`;
  return sentence(text);
}

/** With a full stop, where it does not end as a sentence; nothing stays nothing. */
export function sentence(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** What is said in the nearest place of two, and of what nothing is said there, in the other. */
export function nearestDocumentation(
  near: Documentation | undefined,
  far: Documentation | undefined,
): Documentation | undefined {
  if (near === undefined || far === undefined) return near ?? far;
  return { text: near.text ?? far.text, deprecation: near.deprecation ?? far.deprecation };
}
