import { DecodeError } from "../errors/decode-error.js";
import { pointerOf } from "../errors/issue.js";
import { parseJson } from "../json/parse-json.js";
import { describeCharacter, findForbidden } from "../xml/characters.js";

/**
 * Parses JSON that a caller has sent, unknown members included. Its strings hold the characters of XML 1.0 (section 2.2),
 * which are those of every type of a schema: what one caller says in JSON, another may be told in SOAP. Throws `DecodeError`.
 */
export function parseSentJson(text: string): unknown {
  const value = parseJson(text);
  if (mayHaveForbidden(text)) checkCharacters(value);
  return value;
}

/** JSON text that was decoded from UTF-8 has no others but by escapes. Looking for one text is much faster than an expression. */
function mayHaveForbidden(text: string): boolean {
  return (text.includes("\\") && escapes.test(text)) || text.includes("\ufffe") || text.includes("\uffff");
}

/** `\b` and `\f` stand for U+0008 and U+000C. */
const escapes = /\\[bfu]/;

/** Where an object or array was found: the last step to it, and all before. */
interface Place {
  readonly step: string | number;
  readonly above: Place | undefined;
}

/** Throws `DecodeError` where a string, or the name of a member, has a character that XML cannot carry. */
export function checkCharacters(sent: unknown): void {
  if (typeof sent === "string") checkText(sent, undefined);
  const open: [value: unknown, place: Place | undefined][] = [[sent, undefined]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, above] = next;
    for (const [step, inner] of stepsInto(value)) {
      const place = { step, above };
      if (typeof step === "string") checkText(step, above);
      if (typeof inner === "string") checkText(inner, place);
      else if (typeof inner === "object") open.push([inner, place]);
    }
  }
}

/** The members of an object and the items of an array. */
function stepsInto(value: unknown): Iterable<[step: string | number, inner: unknown]> {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value) ? value.entries() : Object.entries(value);
}

function checkText(text: string, place: Place | undefined): void {
  const forbidden = findForbidden(text);
  if (forbidden < 0) return;
  const steps: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.above) steps.push(at.step);
  const detail = `XML cannot carry the character ${describeCharacter(text, forbidden)}`;
  throw new DecodeError([{ pointer: pointerOf(steps.reverse()), code: "value", detail }]);
}
