import type { Issue } from "../errors/issue.js";

/** Parsed JSON, and what was wrong with its text. */
interface ParsedLeniently {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

/**
 * Parses a reply that may be empty, in another encoding, inside other text, or JSON as JavaScript and Python print it.
 * `parse` parses it as usual; its error is thrown if nothing helps.
 */
export function parseJsonLeniently(body: Uint8Array, parse: (body: Uint8Array) => unknown): ParsedLeniently {
  try {
    return { value: parse(body), issues: [] };
  } catch (error) {
    const { text, issues } = decoded(body);
    if (text.trim() === "") return { value: {}, issues: [problem("missing", "The reply is empty.")] };
    for (const { spelling, detail } of meantTexts(text)) {
      const value = parsed(spelling);
      if (value !== undefined) return { value, issues: [...issues, ...detail.map((one) => problem("syntax", one))] };
    }
    throw error;
  }
}

function problem(code: Issue["code"], detail: string): Issue {
  return { pointer: "", code, detail };
}

function decoded(body: Uint8Array): { readonly text: string; readonly issues: readonly Issue[] } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(body), issues: [] };
  } catch {
    const issue = problem("syntax", "The reply is not encoded in UTF-8.");
    return { text: new TextDecoder("windows-1252").decode(body), issues: [issue] };
  }
}

interface MeantText {
  readonly spelling: string;
  readonly detail: readonly string[];
}

/** The texts that a refused one may mean, with what is wrong with it. A page is no reply, whatever is in its scripts. */
function meantTexts(text: string): readonly MeantText[] {
  if (/<(?:html|!doctype)[\s>]/i.test(text)) return [];
  const inner = text.slice(text.search(/[[{]/), Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1);
  const around = inner === text.trim() ? [] : ["There is text around the JSON."];
  const invalid = "The text is not valid JSON: it has NaN, infinity, undefined or a surplus comma.";
  return [
    { spelling: text, detail: [] },
    { spelling: inner, detail: around },
    { spelling: inner.replace(tokens, respelled), detail: [...around, invalid] },
  ];
}

/** Strings, and what JavaScript and Python have and JSON does not. */
const tokens = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])|-?\b(?:NaN|Infinity|undefined)\b/g;

function respelled(token: string): string {
  if (token.startsWith('"')) return token;
  if (token === ",") return "";
  if (token === "undefined") return "null";
  return JSON.stringify(token.replace("Infinity", "INF"));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
