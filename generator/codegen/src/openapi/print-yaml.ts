import { isDeepStrictEqual } from "node:util";
import { parseDocument, stringify } from "yaml";

/** `compat` quotes texts that YAML 1.1 reads as something else: dates, `12:30`, `yes`. */
const options = { lineWidth: 120, aliasDuplicateObjects: false, compat: "yaml-1.1" } as const;

/** The text of each scalar on one line, by its value. The package writes each scalar once. */
type ScalarTexts = Map<unknown, string>;

/**
 * Prints plain data as YAML 1.2, as the `yaml` package does at 120 columns. The package first builds a tree of nodes,
 * which takes four times as long for a large document. Here the package writes only the scalars. Scalars that YAML 1.1
 * readers, or the package itself, would read back as something else are in double quotes.
 */
export function printYaml(value: object): string {
  const lines: string[] = [];
  if (hasBlockKey(value)) return stringify(value, options);
  addLines(value, "", { lines, texts: new Map() });
  return lines.length === 0 ? stringify(value, options) : `${lines.join("\n")}\n`;
}

interface Output {
  readonly lines: string[];
  readonly texts: ScalarTexts;
}

/** Adds the lines of a collection; none if it has no entries. */
function addLines(value: object, indent: string, output: Output): void {
  if (Array.isArray(value)) {
    for (const item of value) addItem(item ?? null, indent, output);
  } else {
    for (const [key, entry] of Object.entries(value)) if (entry !== undefined) addEntry(key, entry, indent, output);
  }
}

function addItem(item: unknown, indent: string, output: Output): void {
  const { lines } = output;
  if (!isCollection(item)) {
    const text = scalarText(item, output);
    const isOnLine = isAlwaysQuoted(item) || fits(text, indent.length + 2);
    lines.push(isOnLine ? `${indent}- ${text}` : foldedItem(item, indent));
    return;
  }
  const first = lines.length;
  addLines(item, `${indent}  `, output);
  if (lines.length === first) lines.push(`${indent}- ${emptyText(item)}`);
  else lines[first] = `${indent}- ${(lines[first] ?? "").slice(indent.length + 2)}`;
}

function addEntry(key: string, value: unknown, indent: string, output: Output): void {
  const { lines } = output;
  const name = `${indent}${scalarText(key, output)}:`;
  if (!isCollection(value)) {
    const text = scalarText(value, output);
    const isOnLine = isAlwaysQuoted(value) || fits(text, name.length + 1);
    lines.push(isOnLine ? `${name} ${text}` : foldedEntry(key, value, indent));
    return;
  }
  const head = lines.push(name) - 1;
  addLines(value, `${indent}  `, output);
  if (lines.length === head + 1) lines[head] = `${name} ${emptyText(value)}`;
}

function isCollection(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function emptyText(value: object): string {
  return Array.isArray(value) ? "[]" : "{}";
}

function scalarText(value: unknown, { texts }: Output): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = isAlwaysQuoted(value)
    ? JSON.stringify(value).replace(unsafeCharacters, escaped)
    : withPoint(value, stringify({ key: value }, { ...options, lineWidth: 0 }).slice("key: ".length, -1));
  texts.set(value, text);
  return text;
}

/**
 * Characters that not every reader accepts and the package does not escape: line breaks of YAML 1.1 that YAML 1.2 does
 * not have, and characters that are not printable (YAML 1.2 section 5.1).
 */
const unsafeCharacters = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/**
 * Whether a text is written in double quotes on one line. In YAML 1.1 a sole `=` is a type of its own, and plain text
 * has no tabs.
 */
function isAlwaysQuoted(value: unknown): value is string {
  if (typeof value !== "string") return false;
  return value === "=" || /^.*\t.*$/.test(value) || value.search(unsafeCharacters) >= 0;
}

/** Adds a point to a number with an exponent: YAML 1.1 reads `1e+21` as text (float.html of its types). */
function withPoint(value: unknown, text: string): string {
  return typeof value === "number" ? text.replace(/^(-?\d+)e/, "$1.0e") : text;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Whether a text certainly fits on its line. */
function fits(text: string, column: number): boolean {
  return column + text.length < options.lineWidth && !text.includes("\n");
}

/**
 * An entry whose text the package folds. Its `indent` option is the whole indentation, because the entry is printed
 * alone.
 */
function foldedEntry(key: string, value: unknown, indent: string): string {
  return `${indent}${folded({ [key]: value }, value, indent.length + 2)}`.slice(0, -1);
}

function foldedItem(item: unknown, indent: string): string {
  if (indent === "") return folded([item], item, 2).slice(0, -1);
  return folded({ key: [item] }, item, indent.length).slice("key:\n".length, -1);
}

/**
 * Prints data that holds one text. Uses quotes if the package could not read its own block, as with lines that begin
 * with white space.
 */
function folded(data: object, value: unknown, indent: number): string {
  const text = stringify(data, { ...options, indent });
  const isIndented = typeof value === "string" && /^\s|\n[^\S\n]/.test(value);
  return !isIndented || isReadAs(data, text) ? text : stringify(data, { ...options, ...quoted, indent });
}

function isReadAs(data: object, text: string): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), data);
}

const quoted = { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", doubleQuotedAsJSON: true } as const;

/** Whether a key is so long, or has so many lines, that the package prints it as a block. */
function hasBlockKey(value: unknown): boolean {
  if (!isCollection(value)) return false;
  if (Array.isArray(value)) return value.some(hasBlockKey);
  return Object.entries(value).some(([key, entry]) => key.length > 150 || key.includes("\n") || hasBlockKey(entry));
}
