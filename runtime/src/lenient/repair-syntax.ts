import type { DecodeError } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";

/** Characters that have names in HTML but not in XML; those that services write most. */
const entities: Readonly<Record<string, string>> = {
  nbsp: "\u00a0",
  copy: "©",
  reg: "®",
  euro: "€",
  pound: "£",
  deg: "°",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  middot: "·",
  bull: "•",
  trade: "™",
  ...latin("AEIOUYaeiouy", "acute", "ÁÉÍÓÚÝáéíóúý"),
  ...latin("AEIOUaeiou", "grave", "ÀÈÌÒÙàèìòù"),
  ...latin("AEIOUaeiou", "circ", "ÂÊÎÔÛâêîôû"),
  ...latin("AEIOUaeiouy", "uml", "ÄËÏÖÜäëïöüÿ"),
  ...latin("ANOano", "tilde", "ÃÑÕãñõ"),
  Ccedil: "Ç",
  ccedil: "ç",
  szlig: "ß",
};

function latin(letters: string, accent: string, characters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, index) => [letter + accent, characters[index] ?? ""]));
}

/** Ampersands that do not begin a reference, and references. */
const ampersands = /&(?:([A-Za-z]+);|#(?:x([\dA-Fa-f]+)|(\d+));)?/g;
/** Characters that XML 1.0 forbids (section 2.2). */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const xmlEntities = ["amp", "lt", "gt", "quot", "apos"];

/**
 * Repairs a text that is not XML: removes or rewrites characters and references that XML does not have. Undefined if
 * the text is XML or wrong in another way. Each repair is an issue.
 */
export function repairSyntax(text: string, { issues: [first] }: DecodeError, issues: Issue[]): string | undefined {
  if (first?.code !== "syntax") return undefined;
  const repaired = outsideSections(text.replace(forbidden, ""), repairReferences);
  if (repaired === text) return undefined;
  issues.push(first);
  return repaired;
}

function repairReferences(text: string): string {
  return text.replace(ampersands, (found, name: unknown, hexadecimal: unknown, decimal: unknown) => {
    if (typeof name === "string") return xmlEntities.includes(name) ? found : (entities[name] ?? `&amp;${name};`);
    if (found === "&") return "&amp;";
    const code = typeof hexadecimal === "string" ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return isCharacter(code) ? found : "";
  });
}

/** Changes the text outside comments and CDATA sections. */
function outsideSections(text: string, change: (text: string) => string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/<!\[CDATA\[|<!--/g)) {
    if (index < from) continue;
    const end = text.indexOf(mark === "<!--" ? "-->" : "]]>", index);
    if (end < 0) break;
    pieces.push(change(text.slice(from, index)), text.slice(index, end));
    from = end;
  }
  return pieces.join("") + change(text.slice(from));
}

function isCharacter(code: number): boolean {
  return (
    code <= 0x10ffff && !/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(String.fromCodePoint(code))
  );
}
