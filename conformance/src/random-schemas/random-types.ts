import { escapeText, type RandomRoot, type RandomSchema, rootStart } from "./random-schema.js";
import type { RandomSource } from "./random-source.js";

/** Simple types with valid and invalid texts. The first text is valid and canonical. */
const texts: Readonly<Record<string, readonly [valid: string, ...others: string[]]>> = {
  "xs:int": ["1", "-5", "x", "", " 7 "],
  "xs:string": ["a", "", " b "],
  "xs:boolean": ["true", "0", "maybe"],
  "xs:date": ["2000-01-01", "nope"],
  "xs:decimal": ["1.0", "1", "1.00", "a"],
  "xs:token": ["a b", " a  b ", ""],
  "t:Small": ["1", "9", "10"],
  "t:Letters": ["a", "b", "z", " a"],
  "t:Nums": ["1 2", "", "1 x", "3"],
  "t:Either": ["a", "1", "zz", "9"],
};
const simpleTypes = Object.keys(texts);
const declared =
  '<xs:simpleType name="Small"><xs:restriction base="xs:int"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType><xs:simpleType name="Letters"><xs:restriction base="xs:string"><xs:enumeration value="a"/><xs:enumeration value="b"/></xs:restriction></xs:simpleType><xs:simpleType name="Nums"><xs:list itemType="xs:int"/></xs:simpleType><xs:simpleType name="Either"><xs:union memberTypes="t:Small t:Letters"/></xs:simpleType><xs:attribute name="ga" type="xs:int"/>';

interface Attribute {
  readonly name: string;
  readonly type: string;
  readonly use: string;
  readonly text: string;
}

interface Member {
  readonly name: string;
  /** A simple type, or the name of a complex one. */
  readonly type: string;
  readonly least: number;
  readonly most: number;
  readonly isNillable: boolean;
  readonly text: string;
}

interface ComplexType {
  readonly name: string;
  readonly base: ComplexType | undefined;
  readonly attributes: readonly Attribute[];
  readonly members: readonly Member[];
  readonly isMixed: boolean;
  /** The simple type of simple content. */
  readonly content: string | undefined;
  readonly text: string;
}

/** Makes complex types that extend each other, with attributes, defaults, nillable and abstract parts, and documents with xsi:type and xsi:nil. */
export function randomTypes(random: RandomSource, documents: number): RandomSchema {
  const types: ComplexType[] = [];
  for (const index of [0, 1, 2, 3, 4, 5]) types.push(randomType(random, index, types));
  return {
    declarations: declared + types.map(({ text }) => text).join(""),
    roots: types.map((type, index) => randomRoot({ random, types, badness: 0 }, type, { index, documents })),
  };
}

function randomType(random: RandomSource, index: number, earlier: readonly ComplexType[]): ComplexType {
  const base = index < 3 || random.chance(0.2) ? undefined : random.pick(earlier);
  const content = base === undefined ? randomContent(random) : base.content;
  const attributes = randomAttributes(random, "abcdef".charAt(index));
  const isEmpty = content !== undefined || random.chance(0.1);
  const members = isEmpty ? [] : randomMembers(random, "ghijkl".charAt(index));
  const isMixed = base === undefined ? content === undefined && random.chance(0.2) : base.isMixed;
  const isAbstract = index < 3 && random.chance(0.1);
  const parts = { name: `C${index}`, base, attributes, members, isMixed, content };
  return { ...parts, text: typeText(parts, isAbstract, randomWildcard(random)) };
}

function randomContent(random: RandomSource): string | undefined {
  return random.chance(0.2) ? random.pick(simpleTypes) : undefined;
}

function randomWildcard(random: RandomSource): string {
  if (random.chance(0.8)) return "";
  const namespace = random.pick(["##any", "##other", "##local", "urn:o"]);
  return `<xs:anyAttribute namespace="${namespace}" processContents="${random.pick(["skip", "lax", "strict"])}"/>`;
}

function typeText(type: Omit<ComplexType, "text">, isAbstract: boolean, wildcard: string): string {
  const attributes = type.attributes.map(({ text }) => text).join("") + wildcard;
  const mixed = type.isMixed ? ' mixed="true"' : "";
  const sequence = `<xs:sequence>${type.members.map(({ text }) => text).join("")}</xs:sequence>`;
  const base = type.base === undefined ? type.content : `t:${type.base.name}`;
  const start = `<xs:complexType name="${type.name}"${isAbstract ? ' abstract="true"' : ""}`;
  if (type.content !== undefined) {
    return `${start}><xs:simpleContent><xs:extension base="${base}">${attributes}</xs:extension></xs:simpleContent></xs:complexType>`;
  }
  if (base === undefined) return `${start}${mixed}>${sequence}${attributes}</xs:complexType>`;
  return `${start}><xs:complexContent${mixed}><xs:extension base="${base}">${sequence}${attributes}</xs:extension></xs:complexContent></xs:complexType>`;
}

function randomAttributes(random: RandomSource, prefix: string): readonly Attribute[] {
  const names = ["p", "q", "s"].filter(() => random.chance(0.5)).map((letter) => prefix + letter);
  return names.map((name) => {
    const [type, use] = [random.pick(simpleTypes), random.pick(["optional", "required", "optional", "prohibited"])];
    const value = use === "prohibited" ? "" : randomValue(random, type, { mayDefault: use === "optional" });
    return { name, type, use, text: `<xs:attribute name="${name}" type="${type}" use="${use}"${value}/>` };
  });
}

function randomValue(random: RandomSource, type: string, { mayDefault } = { mayDefault: true }): string {
  const value = texts[type]?.[0];
  const kind = random.below(5);
  if (kind === 0) return ` fixed="${value}"`;
  return kind === 1 && mayDefault ? ` default="${value}"` : "";
}

function randomMembers(random: RandomSource, prefix: string): readonly Member[] {
  const names = ["x", "y", "z"].filter(() => random.chance(0.6)).map((letter) => prefix + letter);
  return names.map((name) => {
    const isComplex = random.chance(0.1);
    const type = isComplex ? random.pick(["C0", "C1", "C2"]) : random.pick(simpleTypes);
    const [least, most] = [isComplex ? 0 : random.below(2), random.pick([1, 1, 2])];
    const isNillable = random.chance(0.3);
    const value = isComplex ? "" : randomValue(random, type);
    const text = `<xs:element name="${name}" type="${isComplex ? `t:${type}` : type}" nillable="${isNillable}" minOccurs="${least}" maxOccurs="${most}"${value}/>`;
    return { name, type, least, most, isNillable, text };
  });
}

/** The choices for one document, and the number of mistakes in an invalid document. */
interface Making {
  readonly random: RandomSource;
  readonly types: readonly ComplexType[];
  readonly badness: number;
}

function randomRoot(
  making: Making,
  type: ComplexType,
  { index, documents }: { readonly index: number; readonly documents: number },
): RandomRoot {
  const { random } = making;
  const name = `r${index}`;
  const isNillable = random.chance(0.3);
  const block = random.chance(0.1) ? ` block="${random.pick(["extension", "#all"])}"` : "";
  return {
    name,
    text: `<xs:element name="${name}" type="t:${type.name}" nillable="${isNillable}"${block}/>`,
    documents: random.times(documents, () => {
      const bad = { ...making, badness: random.pick([0, 0, 0.1, 0.4]) };
      return `${rootStart(name)}${complexRest(bad, type, 2)}</t:${name}>`;
    }),
  };
}

/** An element of a complex type after its name: attributes and content. */
function complexRest(making: Making, declaredType: ComplexType, depth: number): string {
  const { random, types, badness } = making;
  const isTyped = random.chance(0.25);
  const type = isTyped ? random.pick(types) : declaredType;
  const nil = random.chance(0.08) ? random.pick(["true", "false", "1"]) : undefined;
  const chain = derivation(type);
  const attributes = chain.flatMap((link) => link.attributes).map((attribute) => attributeText(making, attribute));
  const stray = random.chance(0.15)
    ? random.pick([' o:w="1"', ' w="1"', ' t:ga="1"', ' t:ga="x"', ' t:gb="1"', ' xml:lang="en"'])
    : "";
  const xsi = `${isTyped ? ` xsi:type="t:${type.name}"` : ""}${nil === undefined ? "" : ` xsi:nil="${nil}"`}`;
  const isEmpty = nil !== undefined && nil !== "false" && random.chance(0.8);
  const content = isEmpty ? "" : contentText(making, chain, depth);
  const junk = random.chance(badness * 0.05) ? random.pick(["<t:zz/>", "junk"]) : "";
  return `${xsi}${attributes.join("")}${stray}>${content}${junk}`;
}

function derivation(type: ComplexType): readonly ComplexType[] {
  return type.base === undefined ? [type] : [...derivation(type.base), type];
}

function attributeText({ random, badness }: Making, { name, type, use }: Attribute): string {
  const presence = { required: 1 - badness * 0.3, prohibited: badness * 0.3 }[use] ?? 0.5;
  return random.chance(presence) ? ` ${name}="${simpleText(random, type, badness)}"` : "";
}

function simpleText(random: RandomSource, type: string, badness: number): string {
  const candidates = texts[type] ?? [""];
  return escapeText(random.chance(badness) ? random.pick(candidates) : candidates[0]);
}

function contentText(making: Making, chain: readonly ComplexType[], depth: number): string {
  const { random, badness } = making;
  const content = chain[0]?.content;
  if (content !== undefined) return simpleText(random, content, badness);
  if (depth === 0) return "";
  return chain
    .flatMap(({ members }) => members)
    .map((member) => {
      const count = random.chance(badness * 0.2)
        ? random.below(4)
        : member.least + random.below(member.most - member.least + 1);
      const text = chain[0]?.isMixed === true && random.chance(0.3) ? "text" : "";
      return random.times(count, () => memberText(making, member, depth)).join("") + text;
    })
    .join("");
}

function memberText(making: Making, { name, type }: Member, depth: number): string {
  const { random, types, badness } = making;
  const complex = types.find((candidate) => candidate.name === type);
  if (complex !== undefined) return `<t:${name}${complexRest(making, complex, depth - 1)}</t:${name}>`;
  const isNil = random.chance(0.08);
  const substitute = random.pick(["xs:int", "t:Small", "t:Letters", "xs:token", "t:C0"]);
  const xsi = `${isNil ? ' xsi:nil="true"' : ""}${random.chance(0.05) ? ` xsi:type="${substitute}"` : ""}`;
  const text = random.chance(isNil ? 0.9 : 0.1) ? "" : simpleText(random, type, badness);
  return `<t:${name}${xsi}>${text}</t:${name}>`;
}
