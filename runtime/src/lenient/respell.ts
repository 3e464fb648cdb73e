import { ValueError } from "../errors/value-error.js";
import { withoutTrailingZeros } from "../simple-types/facets/compare-decimals.js";
import type { TextScalar } from "../simple-types/scalar.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import { respelledTimes } from "./respell-time.js";

/** The value that a refused text is likely to mean. */
export interface MeantValue<Value> {
  readonly value: Value;
}

/**
 * The value of a text that is only spelled differently, or that breaks a facet; undefined otherwise. For a type whose
 * values are text the value is the text itself, such as an unknown value of an enumeration.
 */
export function meantValue<Value>(type: TextScalar<Value>, text: string): MeantValue<Value> | undefined {
  for (const spelling of spellings(type, text)) {
    const meant = parsed(type, spelling);
    if (meant !== undefined) return meant;
  }
  return inBase(type, text) ?? ofMember(type, text);
}

function parsed<Value>(type: TextScalar<Value>, text: string): MeantValue<Value> | undefined {
  return attempt(() => ({ value: type.parse(text) }));
}

/** The result of `read`; undefined if it refuses the text. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ValueError) return undefined;
    throw error;
  }
}

/** The value of a text that breaks facets of its type, or the bounds of a built-in type. */
function inBase<Value>(type: TextScalar<Value>, text: string): MeantValue<Value> | undefined {
  for (const spelling of [text, ...spellings(type, text)]) {
    const value = attempt(() => type.unbounded?.(spelling));
    if (value !== undefined) return { value };
  }
  return type.base && (parsed(type.base, text) ?? meantValue(type.base, text));
}

/** The value of the first union member for which the text is only spelled differently. */
function ofMember<Value>(type: TextScalar<Value>, text: string): MeantValue<Value> | undefined {
  for (const member of type.memberTypes ?? []) {
    const meant = meantValue(member, text);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** Other texts that may mean the same value, the most likely first. */
function spellings(type: ValueFacts, text: string): readonly string[] {
  const trimmed = text.trim();
  return trimmed === "" ? [] : [trimmed, ...otherSpellings(type, trimmed)];
}

function otherSpellings({ family, name, binaryFloat }: ValueFacts, text: string): readonly string[] {
  switch (family) {
    case "boolean":
      return respelledBoolean(text);
    case "number":
    case "bigint":
    case "decimal":
      return binaryFloat === undefined ? numbers(name, text) : floats(text);
    case "date":
    case "dateTime":
    case "time":
    case "gYear":
    case "gYearMonth":
      return respelledTimes(family, text);
    case "duration":
      return [text.toUpperCase()];
    case "binary":
      return binaries(text);
    case "list":
      return [text.replace(/[,;]\s*/g, " ")];
    case "string":
      return name === "guid" ? [text.replace(/^urn:uuid:/i, "").replace(/[-{}()\s]/g, "")] : [];
    default:
      return [];
  }
}

const truths = ["true", "t", "yes", "y", "on", "1", "-1", "1.0"];
const untruths = ["false", "f", "no", "n", "off", "0", "0.0"];

function respelledBoolean(text: string): readonly string[] {
  const said = text.toLowerCase();
  if (truths.includes(said)) return ["true"];
  return untruths.includes(said) ? ["false"] : [];
}

function numbers(name: string, text: string): readonly string[] {
  return name === "xs:decimal" ? decimals(text) : wholeNumbers(text);
}

/** Whole numbers written as `1.0`, `1e3` or `1.`. */
function wholeNumbers(text: string): readonly string[] {
  return [text, ...decimals(text)].flatMap((one) => /^([+-]?\d+)(?:\.0*)?$/.exec(one)?.[1] ?? []);
}

/** Decimals written as `12,50`, `1,234.50` or `1e3`. A comma before exactly three digits is not changed, as it may group them. */
function decimals(text: string): readonly string[] {
  if (/^[+-]?\d*,(?:\d{0,2}|\d{4,})$/.test(text)) return [text.replace(",", ".")];
  const [, whole, fraction = ""] = grouped.map((form) => form.exec(text)).find((found) => found !== null) ?? [];
  if (whole !== undefined) return [whole.replace(/[^\d+-]/g, "") + fraction.replace(",", ".")];
  const power = /^([+-]?)(\d+)(?:\.(\d*))?[eE]([+-]?\d{1,3})$/.exec(text);
  return power === null ? [] : [shifted(power)];
}

/** Numbers whose digits are grouped without doubt: by spaces or apostrophes, twice, or before another decimal mark. */
const grouped: readonly RegExp[] = [
  /^([+-]?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+)([.,]\d+)?$/,
  /^([+-]?\d{1,3}(?:,\d{3})+)(\.\d+)$/,
  /^([+-]?\d{1,3}(?:\.\d{3})+)(,\d+)$/,
  /^([+-]?\d{1,3}(?:,\d{3}){2,})$/,
  /^([+-]?\d{1,3}(?:\.\d{3}){2,})$/,
];

/** Rewrites a number without its exponent. */
function shifted([, sign = "", whole = "", fraction = "", exponent = "0"]: RegExpExecArray): string {
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  const padded = point <= 0 ? "0".repeat(1 - point) + digits : digits.padEnd(point, "0");
  const at = Math.max(point, 1);
  const rest = withoutTrailingZeros(padded.slice(at));
  return sign + padded.slice(0, at) + (rest === "" ? "" : `.${rest}`);
}

/** The names of infinities and NaN in C, C# and JavaScript. */
const infinities: readonly (readonly [RegExp, string])[] = [
  [/^\+?(?:inf(?:inity)?|1\.#inf|∞)$/i, "INF"],
  [/^-(?:inf(?:inity)?|1\.#inf|∞)$/i, "-INF"],
  [/^[+-]?(?:nan|1\.#(?:qnan|ind))$/i, "NaN"],
];

function floats(text: string): readonly string[] {
  const special = infinities.find(([form]) => form.test(text));
  return special === undefined ? decimals(text) : [special[1]];
}

/** Base64 of URLs, without padding or from a data URL; hexadecimal digits with a prefix. */
function binaries(text: string): readonly string[] {
  const plain = text.replace(/^data:[^,]*;base64,/i, "").replace(/\s+/g, "");
  // A match begins only at the first sign of a run, so that long runs take linear time.
  const standard = plain
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/(?<!=)=+$/, "");
  const padded = standard + "=".repeat((4 - (standard.length % 4)) % 4);
  return [plain, padded, plain.replace(/^0x/i, "")];
}
