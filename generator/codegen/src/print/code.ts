import { visibleText } from "@stubwright/contract/diagnostics";

/** Where the runtime has what callers and their types need. */
export const runtimeEntry = "@stubwright/runtime";
/** Where it has what codecs and descriptors are made of. */
export const codecEntry = "@stubwright/runtime/codec";
/** Where it has what a service needs. */
export const serverEntry = "@stubwright/runtime/server";

/** A name that a module exports; printing it in another file imports it there. */
export interface CodeSymbol {
  readonly kind: "symbol";
  readonly name: string;
  /** A module specifier as the generated file writes it: `./types.js`. */
  readonly module: string;
  /** Used in types only: imported with `import type`. */
  readonly typeOnly: boolean;
  /** True for `import * as name`. */
  readonly namespace: boolean;
}

/**
 * A piece of TypeScript: text that the generator's authors wrote, and symbols. Its constructor is not exported, so text of a
 * contract gets in only through the functions below: as a checked name, in a literal or as a constant.
 */
class Code {
  readonly kind: "code" = "code";
  readonly parts: readonly (string | CodeSymbol)[];
  /** Only for the compiler, which then accepts no other object as code. */
  declare protected readonly sealed: true;

  constructor(parts: readonly (string | CodeSymbol)[]) {
    this.parts = parts;
  }
}

export type { Code };

/** What code can be composed of. */
export type Printable = Code | CodeSymbol | number;

/** Composes code; what is put in is code, a symbol or a number, never bare text. */
export function code(texts: TemplateStringsArray, ...values: readonly Printable[]): Code {
  const pieces = new Pieces();
  for (let index = 0; index < texts.length; index++) {
    pieces.text += texts[index] ?? "";
    const value = values[index];
    if (value !== undefined) pieces.add(value);
  }
  return pieces.code();
}

/** Code as it is composed. Text is joined at once, as there is much of it and there are few symbols. */
class Pieces {
  /** What has come since the last symbol. */
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

/** A value of another module. */
export function valueSymbol(name: string, module: string): CodeSymbol {
  return { kind: "symbol", name, module, typeOnly: false, namespace: false };
}

/** A type of another module. */
export function typeSymbol(name: string, module: string): CodeSymbol {
  return { kind: "symbol", name, module, typeOnly: true, namespace: false };
}

/** All of a module under one name. */
export function moduleSymbol(name: string, module: string): CodeSymbol {
  return { kind: "symbol", name, module, typeOnly: false, namespace: true };
}

/** A string literal, safe whatever the text is; invisible signs, and signs that turn the direction of writing, are escaped by number. */
export function literal(text: string): Code {
  return new Code([plainText.test(text) ? `"${text}"` : escaped(text)]);
}

const plainText = /^[\w $.,:;/#@{}()-]*$/;

/** In the quotes that leave less to escape. */
function escaped(text: string): string {
  const double = visibleText(JSON.stringify(text));
  const count = (quote: string): number => text.split(quote).length;
  if (count('"') <= count("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A template literal of text and of code whose values are put in, on one line however many the text has. */
export function templateLiteral(pieces: readonly (string | Code)[]): Code {
  const texts = pieces.map((piece) => {
    if (typeof piece !== "string") return `\${${codeText(piece)}}`;
    // Every line end in a template is a line feed to JavaScript.
    const lines = piece
      .replaceAll("\\", "\\\\")
      .replaceAll("`", "\\`")
      .replaceAll("${", "\\${")
      .split(/\r\n?|\n/);
    return lines.map(visibleText).join("\\n");
  });
  return new Code([`\`${texts.join("")}\``]);
}

/** The literal of a number, bigint, boolean, text, null, `Date`, octets, or of an array or plain object of them. */
export function valueLiteral(value: unknown): Code {
  if (typeof value === "string") return literal(value);
  if (typeof value === "bigint") return new Code([`${value}n`]);
  if (value instanceof Date) return new Code([`new Date("${value.toISOString()}")`]);
  if (value instanceof Uint8Array) {
    const octets = [...value].map((octet) => `0x${octet.toString(16).padStart(2, "0")}`);
    return new Code([`new Uint8Array([${octets.join(", ")}])`]);
  }
  if (Array.isArray(value)) return code`[${join(value.map(valueLiteral), ", ")}]`;
  if (Object.is(value, -0)) return new Code(["-0"]);
  if (typeof value !== "object" || value === null) return new Code([String(value).replace("e+", "e")]);
  const members = Object.entries(value).map(([name, one]) => code`${propertyName(name)}: ${valueLiteral(one)}`);
  return members.length === 0 ? code`{}` : code`{ ${join(members, ", ")} }`;
}

/** An object literal with a member a line. */
export function brokenObject(members: readonly Code[]): Code {
  return members.length === 0 ? code`{}` : code`{\n${join(members, ", ")} }`;
}

/** A property of an object type below its doc comment; the property alone where there is no text. */
export function documentedProperty(text: string | undefined, property: Code): Code {
  if (text === undefined) return property;
  const comment = new Code([`/** ${text.replaceAll("*/", "*\\/")} */`]);
  return code`${comment} ${property}`;
}

/** Spaces before a line. */
export function indentation(width: number): Code {
  return new Code([" ".repeat(width)]);
}

/** The name of a property, in quotes where it needs them. `__proto__: value` would be no property of its own. */
export function propertyName(name: string): Code {
  if (name === "__proto__") return code`[${literal(name)}]`;
  return anyIdentifier.test(name) ? word(name) : literal(name);
}

/** The access to a property, behind the object: `.Guid`, `["line-item"]`. */
export function propertyAccess(name: string): Code {
  return anyIdentifier.test(name) ? code`.${word(name)}` : code`[${literal(name)}]`;
}

/** An identifier that the plan has made safe. */
export function word(identifier: string): Code {
  if (!asciiIdentifier.test(identifier) && !anyIdentifier.test(identifier)) {
    throw new Error(`${identifier} is no identifier.`);
  }
  return new Code([identifier]);
}

const asciiIdentifier = /^[a-z_$][\w$]*$/i;
const anyIdentifier = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/** Pieces of code with a separator between them. */
export function join(pieces: readonly Printable[], separator: string): Code {
  const joined = new Pieces();
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) joined.text += separator;
    joined.add(piece);
  }
  return joined.code();
}

/** The text of code without its imports. */
export function codeText({ parts }: Code): string {
  return parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
}

/** The names of a module that code uses, in order, as often as they are there. */
export function namesFrom(module: string, { parts }: Code): readonly string[] {
  return parts.flatMap((part) => (typeof part !== "string" && part.module === module ? [part.name] : []));
}

/** Whether two pieces of code print the same. */
export function sameCode(left: Code, right: Code): boolean {
  return codeText(left) === codeText(right);
}
