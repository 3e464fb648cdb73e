import { language, NCName, QName, ValueError } from "@stubwright/runtime/codec";
import { identityPathProblem } from "./identity-path.js";

/** The lexical type of an attribute of an XSD element. */
export type AttributeKind =
  | (
      | "text"
      | "uri"
      | "id"
      | "ncName"
      | "qName"
      | "typeName"
      | "typeReference"
      | "typeReferences"
      | "boolean"
      | "count"
      | "positive"
      | "maxOccurs"
    )
  | ("form" | "use" | "process" | "whiteSpace" | "namespaces" | "selectorPath" | "fieldPath" | "language")
  | ("elementBlock" | "typeFinal" | "simpleFinal" | "finalDefault");

const choices: Readonly<Partial<Record<AttributeKind, readonly string[]>>> = {
  boolean: ["true", "false", "1", "0"],
  form: ["qualified", "unqualified"],
  use: ["optional", "required", "prohibited"],
  process: ["strict", "lax", "skip"],
  whiteSpace: ["preserve", "replace", "collapse"],
};

const sets: Readonly<Partial<Record<AttributeKind, readonly string[]>>> = {
  elementBlock: ["extension", "restriction", "substitution"],
  typeFinal: ["extension", "restriction"],
  simpleFinal: ["list", "union", "restriction"],
  finalDefault: ["extension", "restriction", "list", "union"],
};

/** Accepts any prefix: whether it is declared is checked when names are resolved. */
const anyPrefix = { resolve: (prefix: string): string => prefix };

/** Whether a text is in the lexical space of a type. */
function isValueOf(type: typeof NCName | typeof QName | typeof language, text: string): boolean {
  try {
    type.parse(text, anyPrefix);
    return true;
  } catch (error) {
    if (error instanceof ValueError) return false;
    throw error;
  }
}

/** The words of a list value, separated by white space. */
export function wordsOf(value: string): readonly string[] {
  return value.split(/[ \t\r\n]+/).filter((word) => word !== "");
}

/** The test for the text of an attribute, and the words for what it should be. */
interface LexicalSpace {
  readonly has: (text: string) => boolean;
  readonly wanted: string;
}

const names: LexicalSpace = { has: (text) => isValueOf(NCName, text), wanted: "a name without a colon (NCName)" };
const qualifiedNames: LexicalSpace = { has: (text) => isValueOf(QName, text), wanted: "a qualified name (QName)" };

const lexicalSpaces: Readonly<Partial<Record<AttributeKind, LexicalSpace>>> = {
  id: names,
  ncName: names,
  typeName: names,
  qName: qualifiedNames,
  typeReference: qualifiedNames,
  typeReferences: {
    has: (text) => wordsOf(text).every(qualifiedNames.has),
    wanted: "a list of qualified names (QName)",
  },
  count: { has: (text) => /^(?:\+?\d+|-0+)$/.test(text), wanted: "a non-negative integer" },
  positive: { has: (text) => /^\+?0*[1-9]\d*$/.test(text), wanted: "a positive integer" },
  maxOccurs: {
    has: (text) => /^(?:\+?\d+|-0+|unbounded)$/.test(text),
    wanted: 'a non-negative integer or "unbounded"',
  },
  language: {
    has: (text) => text === "" || isValueOf(language, text),
    wanted: "the name of a language (RFC 3066)",
  },
};

/**
 * What an attribute of this kind should be, if its value is wrong: `a positive integer`. Undefined if the value is
 * right.
 */
export function attributeProblem(kind: AttributeKind, value: string): string | undefined {
  const text = wordsOf(value).join(" ");
  const choice = choices[kind];
  if (choice !== undefined) return choice.includes(text) ? undefined : `one of ${choice.join(", ")}`;
  const set = sets[kind];
  if (set !== undefined) return setProblem(text, set);
  const space = lexicalSpaces[kind];
  if (space !== undefined) return space.has(text) ? undefined : space.wanted;
  switch (kind) {
    case "namespaces":
      return namespacesProblem(text);
    case "selectorPath":
      return identityPathProblem(value, "selector");
    case "fieldPath":
      return identityPathProblem(value, "field");
    default:
      return undefined;
  }
}

/**
 * Whether an invalid name of a type is clear, because it only starts with a digit or contains a space or bracket.
 * Messages do not contain names of types, so any text will do.
 */
export function isClearTypeName(kind: AttributeKind, value: string): boolean {
  const words = wordsOf(value);
  const text = words.join(" ");
  const name = "[\\p{L}\\p{N}._\\-\\[\\]()<>,+&$`' ]+";
  const reference = new RegExp(`^(?:[\\p{L}\\p{N}._-]+:)?${name}$`, "u");
  switch (kind) {
    case "typeName":
      return new RegExp(`^${name}$`, "u").test(text);
    case "typeReference":
      return reference.test(text);
    case "typeReferences":
      return words.every((word) => reference.test(word));
    default:
      return false;
  }
}

/** The kinds of attributes that have no effect if they are empty. */
const emptiable: ReadonlySet<AttributeKind> = new Set([
  ...(["boolean", "form", "use", "process", "count", "maxOccurs", "positive", "whiteSpace"] as const),
  ...(["ncName", "qName", "typeReference"] as const),
]);

/** Whether an attribute is empty and has no effect. */
export function isMeaninglessBlank(kind: AttributeKind, value: string): boolean {
  return value.trim() === "" && emptiable.has(kind);
}

/** Whether a facet is empty, or is totalDigits 0: it counts as absent. */
export function isBlankFacet(kind: AttributeKind, value: string): boolean {
  if (kind === "positive" && /^\+?0+$/.test(value.trim())) return true;
  return value.trim() === "" && (kind === "count" || kind === "positive" || kind === "whiteSpace");
}

/** The value that is meant if only the case is wrong: `true` for `True`. Undefined if more is wrong. */
export function meantValue(kind: AttributeKind, value: string): string | undefined {
  const isOfWords = choices[kind] !== undefined || sets[kind] !== undefined || kind === "maxOccurs";
  const text = wordsOf(value).join(" ").toLowerCase();
  if (!isOfWords && !(kind === "namespaces" && /^##\w+$/.test(text))) return undefined;
  return attributeProblem(kind, text) === undefined ? text : undefined;
}

function setProblem(text: string, set: readonly string[]): string | undefined {
  if (text === "#all" || wordsOf(text).every((word) => set.includes(word))) return undefined;
  return `#all or a list of ${set.join(", ")}`;
}

function namespacesProblem(text: string): string | undefined {
  if (text === "##any" || text === "##other") return undefined;
  const wrong = wordsOf(text).find(
    (word) => word.startsWith("##") && word !== "##local" && word !== "##targetNamespace",
  );
  return wrong === undefined ? undefined : "##any, ##other, or a list of namespaces, ##local and ##targetNamespace";
}
