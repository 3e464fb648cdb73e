import type { FacetModel } from "../model/contract-model.js";
import type { BuiltinName } from "../simple-types/builtin-name.js";
import type { LengthRange } from "./fitted-texts.js";
import { anyLength, patternTexts } from "./pattern-texts.js";

/** How much of the optional content a sample has. */
export type SampleSize = "minimal" | "typical" | "maximal";

/** The size of the message for which texts are made, and the number of values wanted. */
export interface TextWish {
  readonly size: SampleSize;
  readonly count: number;
}

/** The most characters of a text, if facets allow more. */
const longest = 64;

/** The number of values that are searched by default. */
export const usualCount = 24;

/** The number of texts after the first that differ from it in a number, by default. */
const variants = 12;

const integers: ReadonlySet<BuiltinName> = new Set([
  ...(["integer", "nonPositiveInteger", "negativeInteger", "nonNegativeInteger", "positiveInteger", "long"] as const),
  ...(["unsignedLong", "int", "short", "byte", "unsignedInt", "unsignedShort", "unsignedByte", "char"] as const),
]);

/**
 * Texts that are probably values of a built-in type with the facets of all steps, the most derived step's first. The
 * caller checks them.
 */
export function* scalarCandidates(
  builtin: BuiltinName,
  facets: readonly FacetModel[],
  { size, count }: TextWish,
): Generator<string> {
  for (const facet of facets) if (facet.kind === "enumeration") yield* facet.values;
  if (facets.some((facet) => facet.kind === "enumeration")) return;
  const isMany = count > usualCount;
  const own = [...builtinTexts[builtin], ...variedTexts(builtin, isMany ? count : variants), ...zonedTexts(builtin)];
  const bounds = facets.flatMap((facet) => boundTexts(facet, isMany ? count : 1));
  const patterns = facets.flatMap((facet) => (facet.kind === "pattern" ? facet.values : []));
  const fitted = size === "typical" ? [...own, ...bounds] : [...bounds, ...own];
  yield* fitLength(fitted, facets, { builtin, size });
  for (const pattern of patterns) {
    for (const text of patternTexts(pattern, charactersOf(builtin, lengthsOf(facets)), count))
      yield nameOf(text, builtin);
  }
  yield* fitted;
}

/** The text of a value. A name with a prefix becomes one in some namespace. */
function nameOf(text: string, builtin: BuiltinName): string {
  const isName = builtin === "QName" || builtin === "NOTATION";
  return isName && text.includes(":") ? `{urn:example}${text.slice(text.indexOf(":") + 1)}` : text;
}

/** More texts that differ in a number. */
function variedTexts(builtin: BuiltinName, count: number): readonly string[] {
  const [first = ""] = builtinTexts[builtin];
  const numbers = Array.from({ length: count }, (_, index) => index + 2);
  if (integers.has(builtin)) return numbers.map((number) => (first.startsWith("-") ? `-${number}` : `${number}`));
  switch (builtin) {
    case "decimal":
    case "float":
    case "double":
      return [...numbers.map((number) => `${number}.5`), ...(count > variants ? numbers.map(String) : [])];
    case "date":
      return numbers.map((number) => momentText(Date.UTC(2099, 11, number)).slice(0, 10));
    case "dateTime":
      return numbers.map((number) => momentText(Date.UTC(2099, 11, 31, 23, 59, number)));
    case "time":
      return numbers.map((number) => momentText(Date.UTC(2099, 11, 31, 0, 0, number)).slice(11));
    case "gYear":
      return numbers.map((number) => `${2099 + number}`);
    case "gYearMonth":
      return numbers.map((number) => momentText(Date.UTC(2099, number)).slice(0, 7));
    case "gMonth":
    case "gDay":
      return numbers.map((number) => first.slice(0, -2) + String(number).padStart(2, "0"));
    case "gMonthDay":
      return numbers.map((number) => `-${momentText(Date.UTC(2096, 0, number)).slice(4, 10)}`);
    case "language":
      return numbers.map((number) => `${first}-x-${number}`);
    case "anyURI":
      return numbers.map((number) => `${first}${number}`);
    case "hexBinary":
      return numbers.map(
        (number) => `CAFE${number < 100 ? String(number).padStart(2, "0") : String(number).padStart(4, "0")}`,
      );
    case "base64Binary":
      return numbers.map((number) =>
        Buffer.from([0xca, 0xfe, ...(number > 255 ? [number >> 8] : []), number & 255]).toString("base64"),
      );
    case "guid":
      return numbers.map((number) => `${String(number).padStart(8, "0")}-89ab-cdef-0123-456789abcdef`);
    case "duration":
    case "netDuration":
      return numbers.map((number) => `PT${number}H`);
    default:
      return /^[a-z]+$/.test(first) && first.length > 1 ? numbers.map((number) => `${first}${number}`) : [];
  }
}

/** A date and time without a time zone. */
function momentText(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

/** Dates and times with fractions of a second and time zones, which patterns may require. */
function zonedTexts(builtin: BuiltinName): readonly string[] {
  const [first = ""] = builtinTexts[builtin];
  const zones = ["", "Z", "+01:00", "-01:00"];
  switch (builtin) {
    case "dateTime":
    case "time":
      return ["", ".5", ".123", ".123456"].flatMap((fraction) => zones.map((zone) => `${first}${fraction}${zone}`));
    case "date":
    case "gYear":
    case "gYearMonth":
    case "gMonth":
    case "gMonthDay":
    case "gDay":
      return zones.map((zone) => `${first}${zone}`);
    default:
      return [];
  }
}

/** A bound, and texts next to it. */
function boundTexts(facet: FacetModel, count: number): readonly string[] {
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  switch (facet.kind) {
    case "minInclusive":
    case "minExclusive":
      return [facet.value, ...steps.flatMap((step) => beside(facet.value, step))];
    case "maxInclusive":
    case "maxExclusive":
      return [facet.value, ...steps.flatMap((step) => beside(facet.value, -step))];
    default:
      return [];
  }
}

function beside(text: string, step: number): readonly string[] {
  if (/^\s*[+-]?\d+\s*$/.test(text)) return [String(BigInt(text) + BigInt(step))];
  const number = Number(text);
  if (Number.isFinite(number)) {
    return [1, 2, 10, 1000, 1e6, 100].map((part) => Number((number + step / part).toPrecision(12)).toString());
  }
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  const days = Number.isNaN(day) ? [] : [new Date(day + step * 86_400_000).toISOString().slice(0, 10) + text.slice(10)];
  // The next text has half a second more for a time, or the next first number for a duration or part of a date.
  const next = text.replace(/\d+/, (first) => `${BigInt(first) + BigInt(step)}`.padStart(first.length, "0"));
  return [...days, text.replace(/(?<=:\d\d:\d\d)(?!\.)/, ".5"), next];
}

/** The range of lengths that the facets of all steps allow. */
function lengthsOf(facets: readonly FacetModel[]): LengthRange {
  const valuesOf = (kind: "length" | "minLength" | "maxLength"): readonly number[] =>
    facets.flatMap((facet) => (facet.kind === kind ? [facet.value] : []));
  const [exact] = valuesOf("length");
  if (exact !== undefined) return { min: exact, max: exact };
  return { min: Math.max(0, ...valuesOf("minLength")), max: Math.min(...valuesOf("maxLength")) };
}

/** The range of characters for lengths of a type, if its lengths count characters. */
function charactersOf(builtin: BuiltinName, { min, max }: LengthRange): LengthRange {
  if (builtin === "hexBinary") return { min: min * 2, max: max * 2 };
  return builtin === "base64Binary" ? anyLength : { min, max };
}

interface Fitting {
  readonly builtin: BuiltinName;
  readonly size: SampleSize;
}

/**
 * The longest text that is made. A type that requires longer texts gets no sample, which would fill memory and
 * generated files.
 */
const longestWanted = 100_000;

/** Stretches or cuts texts to the length that the facets require. */
function fitLength(texts: readonly string[], facets: readonly FacetModel[], { builtin, size }: Fitting): string[] {
  const { min, max } = lengthsOf(facets);
  if (min === 0 && max === Number.POSITIVE_INFINITY) return [...texts];
  if (min > longestWanted) return [];
  const wanted = size === "maximal" && max <= longest ? max : undefined;
  return texts.map((text) => stretch(text, wanted ?? Math.min(Math.max(lengthOf(text, builtin), min), max), builtin));
}

function lengthOf(text: string, builtin: BuiltinName): number {
  if (builtin === "hexBinary") return text.length / 2;
  return builtin === "base64Binary" ? Buffer.from(text, "base64").length : [...text].length;
}

/** Stretches a text. Its end is kept, because that tells texts apart. */
function stretch(text: string, length: number, builtin: BuiltinName): string {
  switch (builtin) {
    case "hexBinary":
      return text.slice(Math.max(0, text.length - length * 2)).padEnd(length * 2, "0");
    case "base64Binary":
      return Buffer.from(stretch(Buffer.from(text, "base64").toString("hex"), length, "hexBinary"), "hex").toString(
        "base64",
      );
    default:
      return text.length > length ? text.slice(text.length - length) : text.padEnd(length, "x");
  }
}

/** Texts of each built-in type, the likeliest first. Types whose facets often exclude the first text have more. */
const builtinTexts: Readonly<Record<BuiltinName, readonly string[]>> = {
  anyType: ["text"],
  anySimpleType: ["text"],
  string: ["text"],
  normalizedString: ["text"],
  token: ["text"],
  language: ["en", "de", "fr", "en-GB"],
  Name: ["name"],
  NCName: ["name"],
  NMTOKEN: ["name"],
  NMTOKENS: ["name"],
  ID: ["id"],
  IDREF: ["id"],
  IDREFS: ["id"],
  ENTITY: ["name"],
  ENTITIES: ["name"],
  boolean: ["false", "true"],
  decimal: ["12.50", "1", "0", "0.5", "-1", "100.25"],
  integer: ["1", "0", "-1", "2"],
  nonPositiveInteger: ["-1", "0"],
  negativeInteger: ["-1"],
  nonNegativeInteger: ["1", "0"],
  positiveInteger: ["1"],
  long: ["1", "0", "-1"],
  unsignedLong: ["1", "0"],
  int: ["1", "0", "-1"],
  short: ["1", "0", "-1"],
  byte: ["1", "0", "-1"],
  unsignedInt: ["1", "0"],
  unsignedShort: ["1", "0"],
  unsignedByte: ["1", "0"],
  float: ["1.5", "0", "-1.5"],
  double: ["1.5", "0", "-1.5"],
  duration: ["PT1H30M", "P1D", "P1Y", "P1M", "PT1S", "-P1D"],
  dateTime: ["2099-12-31T23:59:59", "2099-12-31T23:59:59Z", "2000-01-01T00:00:00", "2000-01-01T00:00:00Z"],
  time: ["23:59:59", "12:00:00", "00:00:00", "12:00:00Z"],
  date: ["2099-12-31", "2000-01-01", "1970-01-01", "2000-01-01Z"],
  gYear: ["2099", "2000", "1970"],
  gYearMonth: ["2099-12", "2000-01"],
  gMonth: ["--12", "--01"],
  gMonthDay: ["--12-31", "--01-01"],
  gDay: ["---31", "---01"],
  hexBinary: ["CAFE"],
  base64Binary: ["yv4="],
  anyURI: ["https://example.com/", "urn:example"],
  QName: ["name", "{urn:example}name"],
  NOTATION: ["name"],
  guid: ["01234567-89ab-cdef-0123-456789abcdef", "11234567-89ab-cdef-0123-456789abcdef"],
  netDuration: ["PT1H30M", "P1D"],
  char: ["65", "66"],
};
