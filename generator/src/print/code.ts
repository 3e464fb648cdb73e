/** A name that lives in a module; printing it in another file imports it there. */
export interface CodeSymbol {
  readonly kind: "symbol";
  readonly name: string;
  /** A module specifier as the generated file writes it: `./types.js`. */
  readonly module: string;
  /** Used in types only: imported with `import type`. */
  readonly typeOnly: boolean;
  /** True for `import * as name`. */
  readonly namespace: boolean;
  /** The text of a constant that each file declares for itself where it uses it. */
  readonly constant?: string;
}

/** A piece of TypeScript: text that the generator's authors wrote, and symbols. Text of a contract gets in by `literal`, `word` or `doc` only. */
export interface Code {
  readonly kind: "code";
  readonly parts: readonly (string | CodeSymbol | Code)[];
}

export type Printable = Code | CodeSymbol | number;

/** Composes code; what is put in is code, a symbol or a number, never bare text. */
export function code(texts: TemplateStringsArray, ...values: readonly Printable[]): Code {
  const parts: (string | CodeSymbol | Code)[] = [];
  texts.forEach((text, index) => {
    if (text !== "") parts.push(text);
    const value = values[index];
    if (value !== undefined) parts.push(typeof value === "number" ? String(value) : value);
  });
  return { kind: "code", parts };
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

/** A string constant, declared at the top of each file that uses it. */
export function constantSymbol(name: string, value: string): CodeSymbol {
  return { kind: "symbol", name, module: "", typeOnly: false, namespace: false, constant: value };
}

/** A string literal, safe whatever the text is. */
export function literal(text: string): Code {
  const escaped = JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  const single = text.includes('"') && !text.includes("'") && !/[\\\n\r\t\u2028\u2029]/.test(text);
  return { kind: "code", parts: [single ? `'${text}'` : escaped] };
}

/** An identifier that the plan has made safe. */
export function word(identifier: string): Code {
  if (!/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(identifier)) throw new Error(`${identifier} is no identifier.`);
  return { kind: "code", parts: [identifier] };
}

/** Pieces of code with a separator between them. */
export function join(pieces: readonly Printable[], separator: string): Code {
  const parts: (string | CodeSymbol | Code)[] = [];
  pieces.forEach((piece, index) => {
    if (index > 0) parts.push(separator);
    parts.push(typeof piece === "number" ? String(piece) : piece);
  });
  return { kind: "code", parts };
}

/** The text of code without its imports. */
export function codeText({ parts }: Code): string {
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else text += part.kind === "code" ? codeText(part) : part.name;
  }
  return text;
}

/** The names of a module that code uses, in order, as often as they are there. */
export function namesFrom(module: string, { parts }: Code): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.kind === "code") return namesFrom(module, part);
    return part.module === module ? [part.name] : [];
  });
}

/** Whether two pieces of code print the same. */
export function sameCode(left: Code, right: Code): boolean {
  return codeText(left) === codeText(right);
}
