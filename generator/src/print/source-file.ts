import { type Code, type CodeSymbol, code, codeText, type Printable } from "./code.js";

/** Lines longer than this are broken, where there is a place to break. */
export const lineWidth = 120;

/** One generated file: lines go in, imports follow from the symbols in them. */
export class SourceFile {
  readonly #path: string;
  readonly #lines: (Code | string)[] = [];

  /** `path` is the file's own module specifier, `./xml.js`: symbols that live there are not imported. */
  constructor(path: string) {
    this.#path = path;
  }

  /** One line of code; an empty one without arguments. */
  line(texts: TemplateStringsArray, ...values: readonly Printable[]): void {
    this.#lines.push(code(texts, ...values));
  }

  /** A piece of code that is a line of its own. */
  add(piece: Code): void {
    this.#lines.push(piece);
  }

  /** A doc comment, wrapped; nothing where there is no text. */
  doc(text: string | undefined, indent = ""): void {
    if (text === undefined || text.trim() === "") return;
    const lines = wrap(text.replaceAll("*/", "*\\/"), lineWidth - indent.length - 3);
    const [first = ""] = lines;
    if (lines.length === 1 && first.length + indent.length + 7 <= lineWidth)
      this.#lines.push(`${indent}/** ${first} */`);
    else this.#lines.push(`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`);
  }

  /** `head a | b;` on one line if it fits, else one member of the union a line. */
  alias(head: Code, members: readonly Code[]): void {
    const [first = code`never`, ...others] = members;
    const flat = code`${head} ${others.reduce((done, one) => code`${done} | ${one}`, first)};`;
    if (codeText(flat).length <= lineWidth) {
      this.#lines.push(flat);
      return;
    }
    this.#lines.push(head);
    for (const [index, member] of members.entries()) {
      this.#lines.push(index < members.length - 1 ? code`  | ${member}` : code`  | ${member};`);
    }
  }

  /** `before[a, b]after` on one line if it fits, else one item a line. */
  list(
    before: Code,
    items: readonly Code[],
    after: Code,
    options: { readonly indent?: string; readonly broken?: boolean } = {},
  ): void {
    const { indent = "", broken = false } = options;
    const flat = `${codeText(before)}${items.map(codeText).join(", ")}${codeText(after)}`;
    if (!broken && flat.length <= lineWidth) {
      const inner = items.reduce<Code>((done, item, index) => (index === 0 ? item : code`${done}, ${item}`), code``);
      this.#lines.push(code`${before}${inner}${after}`);
      return;
    }
    this.#lines.push(before);
    const inside = { kind: "code" as const, parts: [`${indent}  `] };
    for (const item of items) this.#lines.push(code`${inside}${item},`);
    this.#lines.push(code`${{ kind: "code", parts: [indent] }}${after}`);
  }

  /** `head statement` on one line if it fits, else the statement on a line of its own: for `if (…)`, `else`, `for (…)`. */
  guarded(head: Code, statement: Code, indent: string): void {
    const space: Code = { kind: "code", parts: [indent] };
    const flat = code`${space}${head} ${statement}`;
    if (codeText(flat).length <= lineWidth) this.#lines.push(flat);
    else this.#lines.push(code`${space}${head}`, code`${space}  ${statement}`);
  }

  /** The file's text under a header. */
  print(header: readonly string[]): string {
    const body = this.#lines.map((line) => (typeof line === "string" ? line : codeText(line)));
    const imports = this.#imports();
    while (body[0] === "") body.shift();
    const sections = [header, imports, this.#constants(), body].filter((lines) => lines.length > 0);
    return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
  }

  /** The constants that the file uses, by name. */
  #constants(): string[] {
    const found = new Map<string, string>();
    for (const part of this.#lines.flatMap((line) => (typeof line === "string" ? [] : line.parts))) {
      if (typeof part !== "string" && part.constant !== undefined) found.set(part.name, part.constant);
    }
    return [...found].map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  }

  #imports(): string[] {
    const modules = new Map<string, Map<string, CodeSymbol>>();
    for (const line of this.#lines) {
      if (typeof line === "string") continue;
      for (const part of line.parts) {
        if (typeof part === "string" || part.module === this.#path || part.constant !== undefined) continue;
        const key = `${part.namespace ? "*" : part.typeOnly ? "type" : "value"} ${part.module}`;
        const names = modules.get(key) ?? new Map<string, CodeSymbol>();
        modules.set(key, names.set(part.name, part));
      }
    }
    return [...modules.entries()]
      .sort(([left], [right]) => compareModules(left, right))
      .flatMap(([, names]) => importLines([...names.values()]));
  }
}

/** Packages first, then the contract's own files; by name, types before values. */
function compareModules(left: string, right: string): number {
  const rank = (key: string): string => {
    const [kind = "", module = ""] = key.split(" ");
    return `${module.startsWith(".") ? 1 : 0}${module} ${kind === "type" ? 0 : 1}`;
  };
  return rank(left) < rank(right) ? -1 : 1;
}

function importLines(symbols: readonly CodeSymbol[]): string[] {
  const [first] = symbols;
  if (first === undefined) return [];
  if (first.namespace) return symbols.map((symbol) => `import * as ${symbol.name} from "${symbol.module}";`);
  const names = symbols.map((symbol) => symbol.name).sort(compareNames);
  const keyword = first.typeOnly ? "import type" : "import";
  const flat = `${keyword} { ${names.join(", ")} } from "${first.module}";`;
  if (flat.length <= lineWidth) return [flat];
  return [`${keyword} {`, ...names.map((name) => `  ${name},`), `} from "${first.module}";`];
}

function compareNames(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  if (a !== b) return a < b ? -1 : 1;
  return left < right ? -1 : 1;
}

function wrap(text: string, width: number): string[] {
  return text
    .trim()
    .split("\n")
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = "";
      for (const next of paragraph.split(/\s+/).filter((part) => part !== "")) {
        if (line !== "" && line.length + 1 + next.length > width) {
          lines.push(line);
          line = next;
        } else line = line === "" ? next : `${line} ${next}`;
      }
      return [...lines, line];
    });
}
