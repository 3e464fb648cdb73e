import { edgeTexts } from "./edge-texts.js";
import { escapeText, type RandomRoot, type RandomSchema, rootStart } from "./random-schema.js";
import type { RandomSource } from "./random-source.js";

const integers = [
  ...["integer", "long", "int", "short", "byte", "nonNegativeInteger", "positiveInteger", "nonPositiveInteger"],
  ...["negativeInteger", "unsignedLong", "unsignedInt", "unsignedShort", "unsignedByte"],
];
const decimals = ["decimal", ...integers];
const strings = ["string", "normalizedString", "token", "language", "Name", "NCName", "NMTOKEN", "anyURI"];
const times = ["dateTime", "date", "time", "gYear", "gYearMonth", "gMonth", "gMonthDay", "gDay", "duration"];
const others = ["boolean", "float", "double", "hexBinary", "base64Binary", "NMTOKENS", "QName"];
const ordered = new Set([...decimals, ...times, "float", "double"]);
const measured = new Set([...strings, "hexBinary", "base64Binary", "NMTOKENS"]);
const whiteSpaces = ["preserve", "replace", "collapse"];
const patterns = [
  ...["[a-z]+", "\\d{1,3}", "[^0-9]*", "a|b|ab", "(ab)*c?", "\\i\\c*", ".{2,4}", "[\\-+]?[0-9]+(\\.[0-9]+)?"],
  ...["\\p{Lu}.*", "[a-c-[b]]+", "\\s*\\S+\\s*", "\\w+", "[\\p{L}\\s]*", "(\\+|-)?\\d+", "a{2}b{1,}", "[A-F0-9]{2,}"],
];

/** Makes elements of built-in types with random facets, and documents with texts at the edges of each type. */
export function randomSimpleTypes(random: RandomSource, count: number): RandomSchema {
  return { declarations: "", roots: random.times(count, (index) => randomRoot(random, `e${index}`)) };
}

function randomRoot(random: RandomSource, name: string): RandomRoot {
  const base = random.pick(random.pick([decimals, strings, times, others]));
  const texts = edgeTexts(base);
  return {
    name,
    text: `<xs:element name="${name}"><xs:simpleType><xs:restriction base="xs:${base}">${facets(random, base, texts)}</xs:restriction></xs:simpleType></xs:element>`,
    documents: texts.map((text) => `${rootStart(name)}>${escapeText(text)}</t:${name}>`),
  };
}

type Facet = readonly [facet: string, value: string];

function facets(random: RandomSource, base: string, texts: readonly string[]): string {
  const found = [
    ...(ordered.has(base) ? bounds(random, texts) : []),
    ...(decimals.includes(base) ? sometimes(random, 0.3, () => ["totalDigits", String(1 + random.below(6))]) : []),
    ...(base === "decimal" ? sometimes(random, 0.3, () => ["fractionDigits", String(random.below(4))]) : []),
    ...(measured.has(base) ? lengths(random) : []),
    ...[0.3, 0.1].flatMap((chance) => sometimes(random, chance, () => ["pattern", random.pick(patterns)])),
    ...(base !== "boolean" && random.chance(0.15) ? enumerations(random, texts) : []),
    ...(base === "string" ? sometimes(random, 0.15, () => ["whiteSpace", random.pick(whiteSpaces)]) : []),
  ];
  return found.map(([facet, value]) => `<xs:${facet} value="${escapeText(value)}"/>`).join("");
}

function sometimes(random: RandomSource, probability: number, make: () => Facet): readonly Facet[] {
  return random.chance(probability) ? [make()] : [];
}

function bounds(random: RandomSource, texts: readonly string[]): readonly Facet[] {
  return [
    ...sometimes(random, 0.4, () => [random.pick(["minInclusive", "minExclusive"]), random.pick(texts)]),
    ...sometimes(random, 0.4, () => [random.pick(["maxInclusive", "maxExclusive"]), random.pick(texts)]),
  ];
}

function enumerations(random: RandomSource, texts: readonly string[]): readonly Facet[] {
  return random.times(1 + random.below(3), () => ["enumeration", random.pick(texts)]);
}

function lengths(random: RandomSource): readonly Facet[] {
  const least = random.below(3);
  const length: Facet = ["length", String(random.below(4))];
  const minLength: Facet = ["minLength", String(least)];
  const maxLength: Facet = ["maxLength", String(least + random.below(4))];
  return random.pick([[length], [minLength, maxLength], [minLength], []]);
}
