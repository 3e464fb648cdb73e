import { addToGroup, type Group, type OpenGroups } from "@stubwright/contract/collection";
import type { ImportDeclaration, ImportSpecifier, SourceFile } from "ts-morph";
import type { TextEdit } from "./text-edit.js";
import { indentAt, isFirstInLine, type WritingStyle } from "./text-edit.js";

const lineWidth = 100;

/** A name that added code needs. */
export interface NeededName {
  readonly name: string;
  readonly specifier: string;
  readonly kind: "type" | "value";
}

/** The edits that import names, and the local name of each import. */
interface NameImports {
  readonly edits: readonly TextEdit[];
  readonly localNames: ReadonlyMap<string, string>;
}

/** Imports the names that are not imported yet. A name joins an existing import of its module, or gets a new import. */
export function importNames(file: SourceFile, needed: readonly NeededName[], style: WritingStyle): NameImports {
  const localNames = new Map<string, string>();
  const taken = new Set(file.getLocals().map((local) => local.getName()));
  const missing: OpenGroups<string, NeededName> = new Map();
  for (const one of needed) {
    if (localNames.has(one.name)) continue;
    const existing = existingName(file, one);
    const local = existing ?? freeName(one.name, taken);
    localNames.set(one.name, local);
    taken.add(local);
    if (existing !== undefined) continue;
    const key = `${one.kind} ${one.specifier}`;
    addToGroup(missing, key, one);
  }
  const isAfter = (left: NeededName, right: NeededName): number => Number(comesAfter(left.specifier, right.specifier));
  const groups = [...missing.values()].sort(([left], [right]) => isAfter(left, right) - isAfter(right, left));
  const edits = groups.flatMap((names) => importGroup(file, names, localNames, style));
  return { edits, localNames };
}

function importGroup(
  file: SourceFile,
  names: Group<NeededName>,
  localNames: ReadonlyMap<string, string>,
  style: WritingStyle,
): readonly TextEdit[] {
  const [first] = names;
  const { kind, specifier } = first;
  const host = hostFor(file, first);
  const prefix = kind === "type" && host?.isTypeOnly() === false ? "type " : "";
  const texts = names
    .map(({ name }) => (localNames.get(name) === name ? name : `${name} as ${localNames.get(name)}`))
    .sort(compareNames);
  if (host !== undefined) return addNames(host, texts, prefix, style);
  return [newImport(file, printImport(texts, first, style), specifier, style)];
}

/** Prints an import in one line, or with one name a line if the line would be too long. */
function printImport(texts: readonly string[], { kind, specifier }: NeededName, style: WritingStyle): string {
  const { indent, newline, quote, semicolon } = style;
  const head = kind === "type" ? "import type {" : "import {";
  const tail = `} from ${quote}${specifier}${quote}${semicolon}`;
  const line = `${head} ${texts.join(", ")} ${tail}`;
  if (line.length <= lineWidth) return line;
  return [head, ...texts.map((text) => `${indent}${text},`), tail].join(newline);
}

/** The local name of an existing import. A type-only import does not count for a value. */
function existingName(file: SourceFile, { kind, name, specifier }: NeededName): string | undefined {
  for (const declaration of importsOf(file, specifier)) {
    for (const named of declaration.getNamedImports()) {
      const isType = declaration.isTypeOnly() || named.isTypeOnly();
      if (named.getName() === name && (kind === "type" || !isType)) return named.getAliasNode()?.getText() ?? name;
    }
  }
  return undefined;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
  return free;
}

/** Finds an import to which a name can be added. A type prefers a type-only import. */
function hostFor(file: SourceFile, { kind, specifier }: NeededName): ImportDeclaration | undefined {
  const hosts = importsOf(file, specifier).filter((declaration) => declaration.getNamedImports().length > 0);
  const typeOnly = hosts.find((declaration) => declaration.isTypeOnly());
  const plain = hosts.find((declaration) => !declaration.isTypeOnly());
  return kind === "type" ? (typeOnly ?? plain) : plain;
}

function importsOf(file: SourceFile, specifier: string): readonly ImportDeclaration[] {
  return file.getImportDeclarations().filter((declaration) => declaration.getModuleSpecifierValue() === specifier);
}

/** Adds names to an import: in order if its list is sorted, else at the end. A line that would be too long is split into one name a line. */
function addNames(
  host: ImportDeclaration,
  texts: readonly string[],
  prefix: string,
  style: WritingStyle,
): readonly TextEdit[] {
  const existing = host.getNamedImports();
  const text = host.getSourceFile().getFullText();
  const names = existing.map((named) => named.getName());
  const isSorted = names.every((name, index) => index === 0 || compareNames(names[index - 1] ?? "", name) <= 0);
  const added = texts.map((one) => prefix + one);
  const list = existing[0]?.getParent();
  if (list !== undefined && isLong(host, added) && !/[\n/]/.test(list.getText())) {
    const all = [...existing.map((named) => named.getText()), ...added];
    const bare = (one: string): string => one.replace(/^type /, "");
    if (isSorted) all.sort((left, right) => compareNames(bare(left), bare(right)));
    const lines = all.map((one) => `${style.indent}${one},${style.newline}`);
    return [{ start: list.getStart(), end: list.getEnd(), text: `{${style.newline}${lines.join("")}}` }];
  }
  return texts.map((one) => {
    const next = isSorted ? existing.find((named) => compareNames(named.getName(), one) > 0) : undefined;
    const neighbour = next ?? existing.at(-1);
    const at = next?.getStart() ?? neighbour?.getEnd() ?? 0;
    const separator = neighbour === undefined ? " " : separatorAt(neighbour, text);
    const name = prefix + one;
    return { start: at, end: at, text: next === undefined ? `,${separator}${name}` : `${name},${separator}` };
  });
}

function isLong(host: ImportDeclaration, added: readonly string[]): boolean {
  return host.getText().length + added.reduce((sum, one) => sum + one.length + 2, 0) > lineWidth;
}

/** The white space after a name: a line break if the list has one name a line. */
function separatorAt(named: ImportSpecifier, text: string): string {
  const start = named.getStart();
  if (!isFirstInLine(text, start)) return " ";
  return `${text.includes("\r\n") ? "\r\n" : "\n"}${indentAt(text, start)}`;
}

function compareNames(left: string, right: string): number {
  const [first, second] = [left.toLowerCase(), right.toLowerCase()];
  if (first === second) return left < right ? -1 : Number(left > right);
  return first < second ? -1 : 1;
}

/** Inserts an import in the order of specifiers, packages first. The comment above an existing import stays with it. */
function newImport(file: SourceFile, line: string, specifier: string, style: WritingStyle): TextEdit {
  const imports = file.getImportDeclarations();
  const later = imports.findIndex((declaration) => comesAfter(declaration.getModuleSpecifierValue(), specifier));
  const [first] = imports;
  const before = imports[later < 0 ? imports.length - 1 : later - 1];
  if (before !== undefined) {
    const end = before.getTrailingCommentRanges().at(-1)?.getEnd() ?? before.getEnd();
    return { start: end, end, text: style.newline + line };
  }
  const at = first?.getStart() ?? file.getStatements()[0]?.getStart(true) ?? file.getEnd();
  return { start: at, end: at, text: line + style.newline };
}

function comesAfter(specifier: string, other: string): boolean {
  const [left, right] = [distance(specifier), distance(other)];
  return left === right ? specifier > other : left > right;
}

/** Sorts specifiers: Node's modules (0), packages (1), the project's own modules (2). */
function distance(specifier: string): number {
  if (specifier.startsWith("node:")) return 0;
  return /^[.#~/]/.test(specifier) ? 2 : 1;
}
