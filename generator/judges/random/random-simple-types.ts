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
const patterns = [
  ...["[a-z]+", "\\d{1,3}", "[^0-9]*", "a|b|ab", "(ab)*c?", "\\i\\c*", ".{2,4}", "[\\-+]?[0-9]+(\\.[0-9]+)?"],
  ...["\\p{Lu}.*", "[a-c-[b]]+", "\\s*\\S+\\s*", "\\w+", "[\\p{L}\\s]*", "(\\+|-)?\\d+", "a{2}b{1,}", "[A-F0-9]{2,}"],
];

/** Elements of built-in types restricted by random facets, each with the texts at the edge of its type. */
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

function facets(random: RandomSource, base: string, texts: readonly string[]): string {
  const found: (readonly [facet: string, value: string])[] = [];
  if (ordered.has(base)) {
    if (random.chance(0.4)) found.push([random.pick(["minInclusive", "minExclusive"]), random.pick(texts)]);
    if (random.chance(0.4)) found.push([random.pick(["maxInclusive", "maxExclusive"]), random.pick(texts)]);
  }
  if (decimals.includes(base) && random.chance(0.3)) found.push(["totalDigits", String(1 + random.below(6))]);
  if (base === "decimal" && random.chance(0.3)) found.push(["fractionDigits", String(random.below(4))]);
  if (measured.has(base)) found.push(...lengths(random));
  for (const probability of [0.3, 0.1]) {
    if (random.chance(probability)) found.push(["pattern", random.pick(patterns)]);
  }
  if (base !== "boolean" && random.chance(0.15)) {
    for (const value of random.times(1 + random.below(3), () => random.pick(texts))) found.push(["enumeration", value]);
  }
  if (base === "string" && random.chance(0.15)) {
    found.push(["whiteSpace", random.pick(["preserve", "replace", "collapse"])]);
  }
  return found.map(([facet, value]) => `<xs:${facet} value="${escapeText(value)}"/>`).join("");
}

function lengths(random: RandomSource): readonly (readonly [facet: string, value: string])[] {
  const least = random.below(3);
  const pairs = [
    ["length", String(random.below(4))],
    ["minLength", String(least)],
    ["maxLength", String(least + random.below(4))],
  ] as const;
  const kind = random.below(4);
  return kind === 0 ? pairs.slice(0, 1) : kind === 1 ? pairs.slice(1) : kind === 2 ? pairs.slice(1, 2) : [];
}
