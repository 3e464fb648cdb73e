import { groupBy } from "@stubwright/contract/collection";
import { breakLine } from "./break-line.js";
import { type Code, type CodeSymbol, code, type Printable } from "./code.js";
import { docLines } from "./doc-lines.js";
import { importedModule } from "./imported-module.js";
import { lineWidth } from "./line-width.js";

/** One generated file: lines go in, imports follow from the symbols in them. */
export class SourceFile {
  readonly #path: string;
  readonly #lines: string[] = [];
  /** The symbols of all lines, by module and name. */
  readonly #symbols = new Map<string, Map<string, CodeSymbol>>();

  /** `path` is the file's own module specifier, `./xml.js`: symbols that live there are not imported. */
  constructor(path: string) {
    this.#path = path;
  }

  /** One line of code; an empty one without arguments. */
  line(texts: TemplateStringsArray, ...values: readonly Printable[]): void {
    this.add(code(texts, ...values));
  }

  /** A piece of code that is a line of its own, or several where it does not fit. */
  add(piece: Code): void {
    for (const line of breakLine(this.#text(piece))) this.#lines.push(line);
  }

  /** A doc comment, wrapped; nothing where there is no text. */
  doc(text: string | undefined, indent = ""): void {
    if (text !== undefined) this.#lines.push(...docLines(text, indent));
  }

  /** Code of several lines, as it is. */
  verbatim(piece: Code): void {
    this.#lines.push(this.#text(piece));
  }

  /** The names that the file has from a module. */
  namesFrom(module: string): readonly string[] {
    return [...(this.#symbols.get(module)?.keys() ?? [])];
  }

  /** The file's text under a header; `extension` stands behind the names of the contract's own modules where they are imported. */
  print(header: readonly string[], extension = ".js"): string {
    const start = this.#lines.findIndex((line) => line !== "");
    const body = start > 0 ? this.#lines.slice(start) : this.#lines;
    const symbols = [...this.#symbols.values()].flatMap((names) => [...names.values()]);
    const sections = [header, this.#imports(symbols, extension), body].filter((lines) => lines.length > 0);
    return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
  }

  /** The text of code; its symbols are noted. The code itself is not kept: there is a lot of it. */
  #text({ parts }: Code): string {
    let text = "";
    for (const part of parts) text += typeof part === "string" ? part : this.#symbol(part);
    return text;
  }

  /** The symbol as this file writes it: a type of types.ts behind the name of that. */
  #symbol(symbol: CodeSymbol): string {
    const isBehindModule = symbol.typeOnly && symbol.module === typesModule.module && symbol.module !== this.#path;
    this.#note(isBehindModule ? typesModule : symbol);
    return isBehindModule ? `${typesModule.name}.${symbol.name}` : symbol.name;
  }

  #note(symbol: CodeSymbol): void {
    const names = this.#symbols.get(symbol.module);
    if (names === undefined) this.#symbols.set(symbol.module, new Map([[symbol.name, symbol]]));
    // An import of values brings the types as well.
    else if (names.get(symbol.name)?.typeOnly !== false) names.set(symbol.name, symbol);
  }

  #imports(symbols: readonly CodeSymbol[], extension: string): string[] {
    const imported = symbols.filter(({ module }) => module !== this.#path);
    const modules = groupBy(imported, (symbol) => `${importKind(symbol)} ${symbol.module}`);
    return [...modules.entries()]
      .sort(([left], [right]) => compareModules(left, right))
      .flatMap(([, names]) => importLines(names, extension));
  }
}

/** All of types.ts: a list of the names that a file uses would be longer than much of what follows it. */
const typesModule: CodeSymbol = {
  kind: "symbol",
  name: "types",
  module: "./types.js",
  typeOnly: true,
  namespace: true,
};

/** Symbols of one kind stand in one import. */
function importKind({ namespace, typeOnly }: CodeSymbol): "namespace" | "type" | "value" {
  if (namespace) return "namespace";
  return typeOnly ? "type" : "value";
}

/** Packages first, then the contract's own files; by name, types before values. */
function compareModules(left: string, right: string): number {
  const rank = (key: string): string => {
    const [kind = "", module = ""] = key.split(" ");
    return `${module.startsWith(".") ? 1 : 0}${module} ${kind === "type" ? 0 : 1}`;
  };
  return rank(left) < rank(right) ? -1 : 1;
}

function importLines(symbols: readonly CodeSymbol[], extension: string): string[] {
  const [first] = symbols;
  if (first === undefined) return [];
  const module = importedModule(first.module, extension);
  const keyword = first.typeOnly ? "import type" : "import";
  if (first.namespace) return symbols.map((symbol) => `${keyword} * as ${symbol.name} from "${module}";`);
  const names = symbols.map((symbol) => symbol.name).sort(compareNames);
  const flat = `${keyword} { ${names.join(", ")} } from "${module}";`;
  if (flat.length <= lineWidth) return [flat];
  return [`${keyword} {`, ...names.map((name) => `  ${name},`), `} from "${module}";`];
}

function compareNames(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  if (a !== b) return a < b ? -1 : 1;
  return left < right ? -1 : 1;
}
