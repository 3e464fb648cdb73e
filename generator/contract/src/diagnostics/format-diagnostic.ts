import { catalogue } from "./catalogue.js";
import type { CatalogueEntry, Diagnostic } from "./diagnostic.js";
import { spanText } from "./span.js";

const longestExcerpt = 160;

/** Longer than names and the texts that people write; lists of names to choose from come close. */
const longestArgument = 500;

/** The message of a diagnostic with its places filled, one sentence without the place. */
function diagnosticMessage(diagnostic: Diagnostic): string {
  const entry: CatalogueEntry | undefined = catalogue[diagnostic.code];
  const template = entry?.message ?? diagnostic.code;
  const consequence = entry?.besideOthers === diagnostic.severity ? "; left out" : "";
  const argument = (place: string, name: string): string => {
    const text = diagnostic.arguments[name] ?? place;
    return visibleText(shortened(asWritten.has(name) ? text : plainName(text)));
  };
  return template.replace(/\{(\w+)\}/g, argument) + consequence;
}

/** What is wrong and where, without a source line: for another message that names it as its cause. */
export function problemText(diagnostic: Diagnostic): string {
  const { at } = diagnostic;
  return `${diagnosticMessage(diagnostic)}${at === undefined ? "" : ` (${spanText(at)})`}`;
}

/** Arguments that are the contract's own words. */
const asWritten: ReadonlySet<string> = new Set(["found", "pattern", "text", "value"]);

/** An expanded name in no namespace is known to people without its braces. */
function plainName(text: string): string {
  return text.replace(/^\{\}(?=[\p{L}_][\p{L}\p{N}._-]*$)/u, "");
}

/** The beginning and the end of a long text; half a character where it is cut is left out. */
function shortened(text: string): string {
  if (text.length <= longestArgument) return text;
  const half = longestArgument / 2;
  return `${text.slice(0, half)} … ${text.slice(-half)}`.replace(/\p{Cs}/gu, "");
}

/** A diagnostic as people read it: place, message, source line with a caret, advice. `documents` give the source lines. */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  documents: readonly { readonly uri: string; readonly text: string }[],
): string {
  const { at, code, severity } = diagnostic;
  const place = at === undefined ? "" : `${visibleText(spanText(at))}: `;
  const lines = [`${place}${severity} ${code}: ${diagnosticMessage(diagnostic)}`];
  const document = at === undefined ? undefined : documents.find((one) => one.uri === at.uri);
  const source = at === undefined || document === undefined ? undefined : linesOf(document)[at.line - 1];
  if (at !== undefined && source !== undefined) lines.push(...excerpt(source, at));
  const advice = catalogue[code]?.advice;
  lines.push(`  ${advice === undefined ? "" : `${advice} `}(stubwright explain ${code})`);
  return lines.join("\n");
}

const knownLines = new WeakMap<object, readonly string[]>();

/** Of a document with many problems they are told apart once. */
function linesOf(document: { readonly text: string }): readonly string[] {
  const lines = knownLines.get(document) ?? document.text.split(/\r\n|\r|\n/);
  knownLines.set(document, lines);
  return lines;
}

/** The source line, cut around the column where it is long, and a caret below it. */
function excerpt(source: string, at: { readonly line: number; readonly column: number }): readonly string[] {
  const start = at.column > longestExcerpt ? at.column - 1 - longestExcerpt / 2 : 0;
  const shown = source.slice(start, start + longestExcerpt);
  const before = visibleText(shown.slice(0, at.column - 1 - start)).replace(/[^\t]/g, " ");
  const number = String(at.line).padStart(5);
  return [`${number} | ${visibleText(shown)}`, `${" ".repeat(number.length)} | ${before}^`];
}

/** What `stubwright explain` prints for a code; undefined for a code that does not exist. */
export function explainCode(code: string): string | undefined {
  const entry: CatalogueEntry | undefined = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  if (entry === undefined) return undefined;
  const message = withNames(entry.message);
  return [`${code} (${severities(entry)})`, "", `  ${message}`, "", entry.advice, "", `Why: ${entry.reason}`].join(
    "\n",
  );
}

function severities({ severity, inWsdl, besideOthers }: CatalogueEntry): string {
  if (inWsdl !== undefined) return `${severity}, in a WSDL ${inWsdl}`;
  return besideOthers === undefined ? severity : `${severity}, where other operations remain ${besideOthers}`;
}

/** A message with each place as a word in angle brackets; what may follow a sentence, such as a guess, is left out. */
function withNames(message: string): string {
  return message
    .replace(/\{(?:help|finals)\}/g, "")
    .replace(/\{(\w+)\}/g, (_, name: string) => `<${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}>`);
}

const hidden = /[^\P{Cc}\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;

/**
 * A contract's words on one line, as they are: what would begin another line, steer a terminal or turn the direction of
 * writing is told by its number. A log can be read by a machine, to which a line of its own may be a command.
 */
export function visibleText(text: string): string {
  return text.replace(hidden, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
