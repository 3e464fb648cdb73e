import { groupBy } from "@stubwright/contract/collection";
import { breakLine } from "./break-line.js";
import { type Code, type CodeSymbol, code, type Printable } from "./code.js";
import { docLines, lineWidth } from "./doc-comment.js";

/** One generated TypeScript file. Emitters add lines; the imports follow from the symbols in those lines. */
export class SourceFile {
  readonly #path: string;
  readonly #lines: string[] = [];
  /** The symbols of all lines by module, then by name. */
  readonly #symbols = new Map<string, Map<string, CodeSymbol>>();

  /** `path` is the file's own module specifier, such as `./xml.js`. Symbols of that module are not imported. */
  constructor(path: string) {
    this.#path = path;
  }

  /** Adds one line of code, or an empty line. */
  line(texts: TemplateStringsArray, ...values: readonly Printable[]): void {
    this.add(code(texts, ...values));
  }

  /** Adds a piece of code as a line, or as several if it does not fit on one. */
  add(piece: Code): void {
    for (const line of breakLine(this.#text(piece))) this.#lines.push(line);
  }

  /** Adds a doc comment, wrapped; nothing if there is no text. */
  doc(text: string | undefined, indent = ""): void {
    if (text !== undefined) this.#lines.push(...docLines(text, indent));
  }

  /** Adds code that may have several lines, as it is. */
  verbatim(piece: Code): void {
    this.#lines.push(this.#text(piece));
  }

  /** The names that the file imports from a module. */
  namesFrom(module: string): readonly string[] {
    return [...(this.#symbols.get(module)?.keys() ?? [])];
  }

  /** Prints the file under a header. `extension` ends the specifiers of imports from other generated modules. */
  print(header: readonly string[], extension = ".js"): string {
    const start = this.#lines.findIndex((line) => line !== "");
    const body = start > 0 ? this.#lines.slice(start) : this.#lines;
    const symbols = [...this.#symbols.values()].flatMap((names) => [...names.values()]);
    const sections = [header, this.#imports(symbols, extension), body].filter((lines) => lines.length > 0);
    return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
  }

  /** The text of code. Its symbols are remembered for the imports; the code is not, because there is a lot of it. */
  #text({ parts }: Code): string {
    let text = "";
    for (const part of parts) text += typeof part === "string" ? part : this.#symbol(part);
    return text;
  }

  /** The symbol as this file writes it: `types.Order` for a type of types.ts, the name alone for others. */
  #symbol(symbol: CodeSymbol): string {
    const isQualified = symbol.typeOnly && symbol.module === typesModule.module && symbol.module !== this.#path;
    this.#note(isQualified ? typesModule : symbol);
    return isQualified ? `${typesModule.name}.${symbol.name}` : symbol.name;
  }

  #note(symbol: CodeSymbol): void {
    const names = this.#symbols.get(symbol.module);
    if (names === undefined) this.#symbols.set(symbol.module, new Map([[symbol.name, symbol]]));
    // The import of a value also imports its type.
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

/** The import of all of types.ts. A list of the types that a file uses could be longer than the rest of the file. */
const typesModule: CodeSymbol = {
  kind: "symbol",
  name: "types",
  module: "./types.js",
  typeOnly: true,
  namespace: true,
};

/** The kind of import that a symbol needs. Symbols of a module and kind share one import. */
function importKind({ namespace, typeOnly }: CodeSymbol): "namespace" | "type" | "value" {
  if (namespace) return "namespace";
  return typeOnly ? "type" : "value";
}

/** Sorts imports: packages before generated files, then by name, then types before values. */
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

/**
 * The specifier to import a module by. Emitters name generated modules `./types.js`, which gets the wanted extension.
 */
export function importedModule(module: string, extension: string): string {
  return module.startsWith("./") ? module.replace(/\.js$/, () => extension) : module;
}

/** One file of the output, in memory. */
export interface GeneratedFile {
  /** The path relative to the output folder, with `/`. That of the OpenAPI document may start with `../`. */
  readonly path: string;
  readonly text: string;
}
