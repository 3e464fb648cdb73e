import { type RandomRoot, type RandomSchema, rootStart } from "./random-schema.js";
import type { RandomSource } from "./random-source.js";

/** The types of the elements, each with its derived types (by extension, restriction, and both), itself first. */
const derived: Readonly<Record<string, readonly string[]>> = {
  H: ["H", "X", "Y", "Z", "W"],
  X: ["X", "Z", "W"],
  Y: ["Y"],
  Z: ["Z"],
  W: ["W"],
};
const names = Object.keys(derived);
const blocks = ["substitution", "extension", "restriction", "#all", "extension restriction"];
const parents: Readonly<Record<string, readonly string[]>> = { m: ["h"], n: ["h", "m"], o: ["h", "m", "n"] };

interface Member {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Makes substitution groups: chains, abstract heads, `block` on elements and types, xsi:type. Each root has its own group. */
export function randomSubstitutions(random: RandomSource, count: number): RandomSchema {
  return { declarations: "", roots: random.times(count, (index) => randomRoot(random, index)) };
}

function randomRoot(random: RandomSource, index: number): RandomRoot {
  const name = `r${index}`;
  const group = randomGroup(random, index);
  const [least, most] = random.pick([
    [0, 2],
    [1, 1],
    [1, 3],
  ] as const);
  const head = `<xs:element ref="t:h${index}" minOccurs="${least}" maxOccurs="${most}"/>`;
  const end = '<xs:element name="end" type="xs:int" minOccurs="0"/>';
  const content = random.chance(0.6)
    ? `<xs:sequence>${head}${end}</xs:sequence>`
    : `<xs:choice maxOccurs="3">${head}${end}</xs:choice>`;
  const root = `<xs:element name="${name}"><xs:complexType>${content}</xs:complexType></xs:element>`;
  const child = (): string => childText(random, random.pick(group), index);
  const documents = random.times(30, () => {
    const last = random.chance(0.3) ? "<t:end>1</t:end>" : "";
    return `${rootStart(name)}>${random.times(random.below(4), child).join("")}${last}</t:${name}>`;
  });
  return { name, text: typesText(random, index) + group.map(({ text }) => text).join("") + root, documents };
}

function randomBlock(random: RandomSource, words: readonly string[], probability: number): string {
  return random.chance(probability) ? ` block="${random.pick(words)}"` : "";
}

function typesText(random: RandomSource, index: number): string {
  const type = (name: string, inside: string): string => {
    const block = randomBlock(random, ["extension", "restriction", "#all"], 0.15);
    return `<xs:complexType name="${name}${index}"${block}>${inside}</xs:complexType>`;
  };
  const derive = (way: string, base: string, inside: string): string =>
    `<xs:complexContent><xs:${way} base="t:${base}${index}">${inside}</xs:${way}></xs:complexContent>`;
  const element = (name: string, least: number): string =>
    `<xs:element name="${name}" type="xs:int" minOccurs="${least}"/>`;
  const sequence = (...items: readonly string[]): string => `<xs:sequence>${items.join("")}</xs:sequence>`;
  return [
    type("H", `${sequence(element("v", 0))}<xs:attribute name="a" type="xs:int"/>`),
    type("X", derive("extension", "H", sequence(element("x", 0)))),
    type("Y", derive("restriction", "H", sequence(element("v", 1)))),
    type("Z", derive("extension", "X", '<xs:attribute name="z" type="xs:int"/>')),
    type("W", derive("restriction", "X", sequence(sequence(element("v", 0)), sequence(element("x", 1))))),
  ].join("");
}

/** The head `h` and the elements `m`, `n` and `o` of its group, each of a type derived from that of its own head. */
function randomGroup(random: RandomSource, index: number): readonly Member[] {
  const group: Member[] = [];
  for (const name of ["h", ...Object.keys(parents)]) {
    const head = group.find((member) => member.name === random.pick(parents[name] ?? ["h"])) ?? group[0];
    const type = random.pick(head === undefined ? ["H", "H", "X"] : (derived[head.type] ?? names));
    const affiliation = head === undefined ? "" : ` substitutionGroup="t:${head.name}${index}"`;
    const abstract = random.chance(0.15) ? ' abstract="true"' : "";
    const facts = affiliation + abstract + randomBlock(random, blocks, 0.2);
    group.push({ name, type, text: `<xs:element name="${name}${index}" type="t:${type}${index}"${facts}/>` });
  }
  return group;
}

function childText(random: RandomSource, { name, type }: Member, index: number): string {
  const named = random.chance(0.25) ? random.pick(names) : undefined;
  const actual = named ?? type;
  const xsi = named === undefined ? "" : ` xsi:type="t:${named}${index}"`;
  const attributes = (random.chance(0.2) ? ' a="1"' : "") + (actual === "Z" && random.chance(0.5) ? ' z="1"' : "");
  const hasValue = actual === "Y" ? random.chance(0.9) : random.chance(0.5);
  const hasMore = actual === "W" ? random.chance(0.9) : "XZ".includes(actual) && random.chance(0.5);
  const content = (hasValue ? "<t:v>1</t:v>" : "") + (hasMore ? "<t:x>1</t:x>" : "");
  return `<t:${name}${index}${xsi}${attributes}>${content}</t:${name}${index}>`;
}
