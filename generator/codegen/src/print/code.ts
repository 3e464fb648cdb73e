import { visibleText } from "@stubwright/contract/diagnostics";

/** The entry point of the runtime for callers, and for the types in their signatures. */
export const runtimeEntry = "@stubwright/runtime";
/** The entry point of the runtime for codecs and operation descriptors. */
export const codecEntry = "@stubwright/runtime/codec";
/** The entry point of the runtime for services. */
export const serverEntry = "@stubwright/runtime/server";
/** The entry point of the runtime for one-way operations over a queue. */
export const queueEntry = "@stubwright/runtime/queue";

/** A name that a module exports. A file that prints the symbol imports the name. */
export interface CodeSymbol {
  readonly kind: "symbol";
  readonly name: string;
  /** A module specifier as the generated file writes it: `./types.js`. */
  readonly module: string;
  /** Whether the name is a type, so that it is imported with `import type`. */
  readonly typeOnly: boolean;
  /** Whether the name stands for the whole module: `import * as name`. */
  readonly namespace: boolean;
}

/**
 * A piece of TypeScript: text that the generator's authors wrote, and symbols. The constructor is not exported, so that
 * text of a contract gets in only through the functions below: as a checked name or in a literal. A contract cannot
 * inject code.
 */
class Code {
  readonly kind: "code" = "code";
  readonly parts: readonly (string | CodeSymbol)[];
  /** Makes the class nominal: the compiler accepts no other object as code. */
  declare protected readonly sealed: true;

  constructor(parts: readonly (string | CodeSymbol)[]) {
    this.parts = parts;
  }
}

export type { Code };

/** The values that the `code` template accepts. */
export type Printable = Code | CodeSymbol | number;

/** Composes code from a template. Its values are code, symbols or numbers, never plain strings. */
export function code(texts: TemplateStringsArray, ...values: readonly Printable[]): Code {
  const pieces = new Pieces();
  for (let index = 0; index < texts.length; index++) {
    pieces.text += texts[index] ?? "";
    const value = values[index];
    if (value !== undefined) pieces.add(value);
  }
  return pieces.code();
}

/** Collects the pieces of code. Text is joined at once, because there is much text and few symbols. */
class Pieces {
  /** The text since the last symbol. */
  text = "";
  readonly #parts: (string | CodeSymbol)[] = [];

  add(piece: Printable): void {
    if (typeof piece === "number") this.text += String(piece);
    else if (piece.kind === "symbol") this.#symbol(piece);
    else for (const part of piece.parts) this.#part(part);
  }

  code(): Code {
    this.#flush();
    return new Code(this.#parts);
  }

  #part(part: string | CodeSymbol): void {
    if (typeof part === "string") this.text += part;
    else this.#symbol(part);
  }

  #symbol(symbol: CodeSymbol): void {
    this.#flush();
    this.#parts.push(symbol);
  }

  #flush(): void {
    if (this.text !== "") this.#parts.push(this.text);
    this.text = "";
  }
}

/** The symbol of a value of another module. */
export function valueSymbol(name: string, module: string): CodeSymbol {
  return { kind: "symbol", name, module, typeOnly: false, namespace: false };
}

/** The symbol of a type of another module. */
export function typeSymbol(name: string, module: string): CodeSymbol {
  return { kind: "symbol", name, module, typeOnly: true, namespace: false };
}

/** The symbol of a whole module under one name. */
export function moduleSymbol(name: string, module: string): CodeSymbol {
  return { kind: "symbol", name, module, typeOnly: false, namespace: true };
}

/**
 * A string literal, safe for any text. Invisible characters, and those that change the direction of writing, are
 * escaped by number.
 */
export function literal(text: string): Code {
  return new Code([plainText.test(text) ? `"${text}"` : escaped(text)]);
}

const plainText = /^[\w $.,:;/#@{}()-]*$/;

/** Quotes a text with the quotes that need fewer escapes. */
function escaped(text: string): string {
  const double = visibleText(JSON.stringify(text));
  const count = (quote: string): number => text.split(quote).length;
  if (count('"') <= count("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A template literal of text, and of code whose values it inserts. It is on one line even if the text has several. */
export function templateLiteral(pieces: readonly (string | Code)[]): Code {
  const texts = pieces.map((piece) => {
    if (typeof piece !== "string") return `\${${codeText(piece)}}`;
    // JavaScript reads every line ending in a template as a line feed.
    const lines = piece
      .replaceAll("\\", "\\\\")
      .replaceAll("`", "\\`")
      .replaceAll("${", "\\${")
      .split(/\r\n?|\n/);
    return lines.map(visibleText).join("\\n");
  });
  return new Code([`\`${texts.join("")}\``]);
}

/** The literal of a number, bigint, boolean, string, null, `Date` or bytes, or of an array or plain object of them. */
export function valueLiteral(value: unknown): Code {
  if (typeof value === "string") return literal(value);
  if (typeof value === "bigint") return new Code([`${value}n`]);
  if (value instanceof Date) return new Code([`new Date("${value.toISOString()}")`]);
  if (value instanceof Uint8Array) {
    const bytes = [...value].map((byte) => `0x${byte.toString(16).padStart(2, "0")}`);
    return new Code([`new Uint8Array([${bytes.join(", ")}])`]);
  }
  if (Array.isArray(value)) return code`[${join(value.map(valueLiteral), ", ")}]`;
  if (Object.is(value, -0)) return new Code(["-0"]);
  if (typeof value !== "object" || value === null) return new Code([String(value).replace("e+", "e")]);
  const members = Object.entries(value).map(([name, one]) => code`${propertyName(name)}: ${valueLiteral(one)}`);
  return members.length === 0 ? code`{}` : code`{ ${join(members, ", ")} }`;
}

/** An object literal with each member on a line of its own. */
export function brokenObject(members: readonly Code[]): Code {
  return members.length === 0 ? code`{}` : code`{\n${join(members, ", ")} }`;
}

/** A property of an object type after its doc comment; the property alone if there is no text. */
export function documentedProperty(text: string | undefined, property: Code): Code {
  if (text === undefined) return property;
  const comment = new Code([`/** ${text.replaceAll("*/", "*\\/")} */`]);
  return code`${comment} ${property}`;
}

/** The spaces at the start of a line. */
export function indentation(width: number): Code {
  return new Code([" ".repeat(width)]);
}

/**
 * The name of a property, quoted if necessary. `__proto__` is computed, because `__proto__: value` would set the
 * prototype.
 */
export function propertyName(name: string): Code {
  if (name === "__proto__") return code`[${literal(name)}]`;
  return anyIdentifier.test(name) ? word(name) : literal(name);
}

/** The access to a property, to be printed after the object: `.Guid`, `["line-item"]`. */
export function propertyAccess(name: string): Code {
  return anyIdentifier.test(name) ? code`.${word(name)}` : code`[${literal(name)}]`;
}

/** An identifier, which the plan has made safe. Throws if it is not one: that is a defect of the generator. */
export function word(identifier: string): Code {
  if (!asciiIdentifier.test(identifier) && !anyIdentifier.test(identifier)) {
    throw new Error(`${identifier} is not an identifier.`);
  }
  return new Code([identifier]);
}

const asciiIdentifier = /^[a-z_$][\w$]*$/i;
const anyIdentifier = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/** Joins pieces of code with a separator between them. */
export function join(pieces: readonly Printable[], separator: string): Code {
  const joined = new Pieces();
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) joined.text += separator;
    joined.add(piece);
  }
  return joined.code();
}

/** The text of code, as it is printed without imports. */
export function codeText({ parts }: Code): string {
  return parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
}

/** The names of a module that code uses, in order and with repetitions. */
export function namesFrom(module: string, { parts }: Code): readonly string[] {
  return parts.flatMap((part) => (typeof part !== "string" && part.module === module ? [part.name] : []));
}

/** Whether two pieces of code print the same. */
export function sameCode(left: Code, right: Code): boolean {
  return codeText(left) === codeText(right);
}
