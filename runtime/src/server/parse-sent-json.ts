import { DecodeError } from "../errors/decode-error.js";
import { pointerOf } from "../errors/issue.js";
import { parseJson } from "../json/parse-json.js";
import { describeCharacter, findForbidden } from "../xml/characters.js";

/**
 * Parses JSON from a caller, including unknown members. Strings may only have characters of XML 1.0 (section 2.2), as
 * in every type of a schema, because SOAP may have to carry the same values. Throws `DecodeError`.
 */
export function parseSentJson(text: string): unknown {
  const value = parseJson(text);
  if (mayHaveForbidden(text)) checkCharacters(value);
  return value;
}

/**
 * Whether a JSON text may have forbidden characters. In text decoded from UTF-8 they are always escapes, and searching
 * for one text is much faster than a regular expression.
 */
function mayHaveForbidden(text: string): boolean {
  return (text.includes("\\") && escapes.test(text)) || text.includes("\ufffe") || text.includes("\uffff");
}

/** `\b` and `\f` are U+0008 and U+000C. */
const escapes = /\\[bfu]/;

/** The place of an object or array: its last step, and the place before. */
interface Place {
  readonly step: string | number;
  readonly above: Place | undefined;
}

/** Throws `DecodeError` for a string or member name with a character that XML cannot carry. */
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
