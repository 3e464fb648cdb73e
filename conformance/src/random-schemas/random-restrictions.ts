import { type RandomRoot, type RandomSchema, rootStart } from "./random-schema.js";
import type { RandomSource } from "./random-source.js";

/** Simple types, each with types that it may be narrowed to. */
const narrower: Readonly<Record<string, readonly string[]>> = {
  "xs:string": ["xs:string", "xs:token", "t:Short"],
  "xs:int": ["xs:int", "xs:byte"],
  "xs:decimal": ["xs:decimal", "xs:int"],
  "xs:token": ["xs:token", "xs:NCName"],
};
const types = Object.keys(narrower);
const texts = [...Array.from({ length: 30 }, () => "1"), "a", "abc", "1.5", " a", "200"];
const wildcards = ["##any", "##other", "##local", "urn:o", "urn:o ##local"];
const strays = [' o:w="1"', ' w="1"', ' t:ga="1"', ' t:ga="x"'];

interface Element {
  readonly name: string;
  readonly type: string;
  readonly least: number;
  readonly most: number;
  readonly isNillable: boolean;
}

interface Attribute {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** Makes complex types that restrict others: narrower occurrences, types, nillable, attributes and wildcards. */
export function randomRestrictions(random: RandomSource, count: number): RandomSchema {
  const declarations =
    '<xs:simpleType name="Short"><xs:restriction base="xs:string"><xs:maxLength value="2"/></xs:restriction></xs:simpleType><xs:attribute name="ga" type="xs:int"/>';
  return { declarations, roots: random.times(count, (index) => randomRoot(random, index)) };
}

function randomRoot(random: RandomSource, index: number): RandomRoot {
  const name = `r${index}`;
  const elements = ["a", "b", "c"].map((one): Element => {
    const [least, most] = random.pick([
      [0, 1],
      [1, 1],
      [0, 3],
      [1, 3],
      [0, Number.POSITIVE_INFINITY],
    ] as const);
    return { name: one, type: random.pick(types), least, most, isNillable: random.chance(0.2) };
  });
  const attributes = ["p", "q", "s"].map(
    (one): Attribute => ({ name: one, type: random.pick(types), isRequired: random.chance(0.3) }),
  );
  const base = contentText(elements) + attributes.map((one) => attributeText(one)).join("");
  const mixed = random.chance(0.2) ? ' mixed="true"' : "";
  const restriction = `<xs:restriction base="t:B${index}">${contentText(elements.map((one) => narrowed(random, one)))}${narrowedAttributes(random, attributes)}${wildcardText(random)}</xs:restriction>`;
  const block = random.chance(0.15) ? ` block="${random.pick(["restriction", "extension"])}"` : "";
  const text = [
    `<xs:complexType name="B${index}"${mixed}>${base}${wildcardText(random)}</xs:complexType>`,
    `<xs:complexType name="R${index}"><xs:complexContent${random.chance(0.5) ? mixed : ""}>${restriction}</xs:complexContent></xs:complexType>`,
    `<xs:element name="${name}" type="t:${random.pick(["B", "R"])}${index}"${block}/>`,
  ].join("");
  return { name, text, documents: random.times(40, () => documentText(random, index, { elements, attributes })) };
}

function contentText(elements: readonly Element[]): string {
  const items = elements.map(({ name, type, least, most, isNillable }) => {
    const nillable = isNillable ? ' nillable="true"' : "";
    return `<xs:element name="${name}" type="${type}"${nillable} minOccurs="${least}" maxOccurs="${Number.isFinite(most) ? most : "unbounded"}"/>`;
  });
  return `<xs:sequence>${items.join("")}</xs:sequence>`;
}

function attributeText({ name, type, isRequired }: Attribute, use = isRequired ? "required" : "optional"): string {
  return `<xs:attribute name="${name}" type="${type}" use="${use}"/>`;
}

function wildcardText(random: RandomSource): string {
  if (random.chance(0.6)) return "";
  const process = random.pick(["skip", "lax", "strict"]);
  return `<xs:anyAttribute namespace="${random.pick(wildcards)}" processContents="${process}"/>`;
}

function narrowed(random: RandomSource, element: Element): Element {
  const { least, most, isNillable } = element;
  const type = random.pick(narrower[element.type] ?? types);
  const [low, high] = random.pick([
    [least, most],
    [least, Number.isFinite(most) ? most : 2],
    [Math.min(least + 1, most), most],
    [least, Math.max(1, least)],
  ] as const);
  return { ...element, type, least: low, most: high, isNillable: isNillable && random.chance(0.5) };
}

function narrowedAttributes(random: RandomSource, attributes: readonly Attribute[]): string {
  const kept = attributes.filter(() => random.chance(0.6));
  return kept
    .map((one) => {
      const type = random.pick(narrower[one.type] ?? types);
      const use = one.isRequired ? "required" : random.pick(["optional", "required", "prohibited"]);
      return attributeText({ ...one, type }, use);
    })
    .join("");
}

function documentText(
  random: RandomSource,
  index: number,
  { elements, attributes }: { readonly elements: readonly Element[]; readonly attributes: readonly Attribute[] },
): string {
  const named = random.chance(0.3) ? ` xsi:type="t:${random.pick(["B", "R"])}${index}"` : "";
  const present = attributes.filter(({ isRequired }) => isRequired || random.chance(0.3));
  const values = present.map(({ name }) => ` ${name}="${random.pick(texts)}"`).join("");
  const stray = random.chance(0.1) ? random.pick(strays) : "";
  const content = elements.map(({ name, least, most }) => {
    const count = least + random.below(Math.min(most, least + 2) - least + 1);
    const nil = random.chance(0.05) ? ' xsi:nil="true"/>' : undefined;
    return random.times(count, () => `<t:${name}${nil ?? `>${random.pick(texts)}</t:${name}>`}`).join("");
  });
  const junk = random.chance(0.05) ? random.pick(["text", "<t:d/>"]) : "";
  return `${rootStart(`r${index}`)}${named}${values}${stray}>${content.join("")}${junk}</t:r${index}>`;
}
