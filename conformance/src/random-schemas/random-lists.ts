import { escapeText, type RandomRoot, type RandomSchema, rootStart } from "./random-schema.js";
import type { RandomSource } from "./random-source.js";

const atoms = ["xs:int", "xs:NCName", "xs:boolean", "xs:date", "t:Small", "xs:anyURI", "xs:decimal"];
const members = [...atoms, "t:Ints", "xs:string", "xs:token"];
const texts = ["", "1", "1 2", " 1  1 ", "a", "a b", "true", "2000-01-01", "10 9", "1.0 1", "abc", "1 a", "01", " a "];
const enumerations = ["1 2", "1", "1  1", "a", "true"];

/** Makes lists and unions with facets, also of each other, for elements and for attributes. */
export function randomLists(random: RandomSource, count: number): RandomSchema {
  const declarations =
    '<xs:simpleType name="Small"><xs:restriction base="xs:int"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType><xs:simpleType name="Ints"><xs:list itemType="xs:int"/></xs:simpleType>';
  return { declarations, roots: random.times(count, (index) => randomRoot(random, `e${index}`)) };
}

function randomRoot(random: RandomSource, name: string): RandomRoot {
  const type = `<xs:simpleType>${randomType(random)}</xs:simpleType>`;
  const isElement = random.chance(0.7);
  const value = random.chance(0.1) ? ` ${random.pick(["default", "fixed"])}="${random.pick(enumerations)}"` : "";
  const text = isElement
    ? `<xs:element name="${name}"${value}>${type}</xs:element>`
    : `<xs:element name="${name}"><xs:complexType><xs:attribute name="q"${value}>${type}</xs:attribute></xs:complexType></xs:element>`;
  const documents = texts.map((one) =>
    isElement ? `${rootStart(name)}>${escapeText(one)}</t:${name}>` : `${rootStart(name)} q="${escapeText(one)}"/>`,
  );
  return { name, text, documents };
}

function randomType(random: RandomSource): string {
  const list = `<xs:list itemType="${random.pick(atoms)}"/>`;
  const union = (all: readonly string[]): string =>
    `<xs:union memberTypes="${all.filter(() => random.chance(0.3)).join(" ") || "xs:int"}"/>`;
  const inPlace = (inside: string): string => `<xs:simpleType>${inside}</xs:simpleType>`;
  const restriction = (inside: string, facets: string): string =>
    `<xs:restriction>${inPlace(inside)}${facets}</xs:restriction>`;
  switch (random.below(5)) {
    case 0:
      return `<xs:restriction base="t:Ints">${listFacets(random)}</xs:restriction>`;
    case 1:
      return restriction(list, listFacets(random));
    case 2:
      return restriction(union(members), unionFacets(random));
    case 3:
      return `<xs:list>${inPlace(union(atoms))}</xs:list>`;
    default:
      return union(members);
  }
}

function listFacets(random: RandomSource): string {
  const lengths = [
    `<xs:length value="${1 + random.below(3)}"/>`,
    `<xs:minLength value="${1 + random.below(2)}"/>`,
    `<xs:maxLength value="${random.below(3)}"/>`,
    "",
    "",
  ];
  const patterns = ["\\d+( \\d+)*", ".{1,5}", "[a-z ]*", "\\S+", "1 .*"];
  return random.pick(lengths) + (random.chance(0.25) ? pattern(random, patterns) : "") + enumeration(random);
}

function unionFacets(random: RandomSource): string {
  return random.chance(0.3) ? pattern(random, ["\\d+", ".{1,3}", "[a-z]*", " *\\S+ *"]) : enumeration(random);
}

function pattern(random: RandomSource, patterns: readonly string[]): string {
  return `<xs:pattern value="${random.pick(patterns)}"/>`;
}

function enumeration(random: RandomSource): string {
  if (random.chance(0.75)) return "";
  const values = random.times(1 + random.below(2), () => random.pick(enumerations));
  return [...new Set(values)].map((value) => `<xs:enumeration value="${value}"/>`).join("");
}
