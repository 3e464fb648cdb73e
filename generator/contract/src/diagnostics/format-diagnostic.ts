import { answeredOnce } from "../collection/once.js";
import { catalogue } from "./catalogue.js";
import type { CatalogueEntry, Diagnostic } from "./diagnostic.js";
import { spanText } from "./span.js";

const longestExcerpt = 160;

/**
 * Arguments are shortened to this many characters. Names and texts that people write are shorter; lists of names to
 * choose from may come close.
 */
const longestArgument = 500;

/** The message of a diagnostic with its places filled: one sentence, without the place in the document. */
export function diagnosticMessage(diagnostic: Diagnostic): string {
  const entry: CatalogueEntry | undefined = catalogue[diagnostic.code];
  const template = entry?.message ?? diagnostic.code;
  const consequence = entry?.besideOthers === diagnostic.severity ? "; left out" : "";
  const argument = (place: string, name: string): string => {
    const text = diagnostic.arguments[name] ?? place;
    return visibleText(shortened(asWritten.has(name) ? text : plainName(text)));
  };
  return template.replace(/\{(\w+)\}/g, argument) + consequence;
}

/** The problem and its place without a source line, for a message that names this problem as its cause. */
export function problemText(diagnostic: Diagnostic): string {
  const { at } = diagnostic;
  return `${diagnosticMessage(diagnostic)}${at === undefined ? "" : ` (${spanText(at)})`}`;
}

/** Arguments that quote the contract and are printed unchanged. */
const asWritten: ReadonlySet<string> = new Set(["found", "pattern", "text", "value"]);

/** A name in no namespace, `{}local`, as people write it: without the braces. */
function plainName(text: string): string {
  return text.replace(/^\{\}(?=[\p{L}_][\p{L}\p{N}._-]*$)/u, "");
}

/** The beginning and the end of a long text. A surrogate pair is not cut in half. */
function shortened(text: string): string {
  if (text.length <= longestArgument) return text;
  const half = longestArgument / 2;
  return `${text.slice(0, half)} … ${text.slice(-half)}`.replace(/\p{Cs}/gu, "");
}

/**
 * Formats a diagnostic for people: place, message, source line with a caret, advice. The source lines come from
 * `documents`.
 */
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

/** The lines of a document. They are split once, because a document may have many problems. */
const linesOf: (document: { readonly text: string }) => readonly string[] = answeredOnce(({ text }) =>
  text.split(/\r\n|\r|\n/),
);

/** The source line with a caret below the column. A long line is cut around the column. */
function excerpt(source: string, at: { readonly line: number; readonly column: number }): readonly string[] {
  const start = at.column > longestExcerpt ? at.column - 1 - longestExcerpt / 2 : 0;
  const shown = source.slice(start, start + longestExcerpt);
  const before = visibleText(shown.slice(0, at.column - 1 - start)).replace(/[^\t]/g, " ");
  const number = String(at.line).padStart(5);
  return [`${number} | ${visibleText(shown)}`, `${" ".repeat(number.length)} | ${before}^`];
}

/** The text that `stubwright explain` prints for a code; undefined for an unknown code. */
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

/**
 * The message of a code with each place as a word in angle brackets. Places for optional additions such as guesses are
 * left out.
 */
function withNames(message: string): string {
  return message
    .replace(/\{(?:help|finals)\}/g, "")
    .replace(/\{(\w+)\}/g, (_, name: string) => `<${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}>`);
}

const hidden = /[^\P{Cc}\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;

/**
 * Text from a contract on one line. Characters that would start another line, control a terminal or change the writing
 * direction are replaced by their numbers, because build systems read logs, and a line of its own may be a command to
 * them.
 */
export function visibleText(text: string): string {
  return text.replace(hidden, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
