import { type RandomRoot, type RandomSchema, rootStart } from "./random-schema.js";
import type { RandomSource } from "./random-source.js";

const selectors = ["t:i", ".//t:i", "t:g/t:i", "*", ".//*", "t:i|t:g/t:i", ".//t:g/t:i", ".//t:j", "t:i/."];
const fields = ["@k", "t:k", "@k|t:k", ".", "@*", "t:j/@k", ".//t:k", "t:j", "attribute::k"];
/** Simple types with valid texts. Some texts of a type mean the same value. */
const texts: Readonly<Record<string, readonly string[]>> = {
  "xs:string": ["1", "2", " 1", "a"],
  "xs:int": ["1", "2", "01", "3"],
  "xs:decimal": ["1", "1.0", "2"],
  "xs:date": ["2000-01-01", "2000-01-02", "2000-01-01Z"],
  "xs:anyURI": ["1", "a"],
  "xs:boolean": ["1", "true", "false"],
  "t:U": ["1", "01", "a"],
};
const types = Object.keys(texts);

/** The types of the attributes `k` and of the element `k` of one root. */
interface Keys {
  readonly attribute: string;
  readonly element: string;
}

/** Makes elements with key, keyref and unique over nested elements, with all kinds of selectors and fields. */
export function randomIdentities(random: RandomSource, count: number): RandomSchema {
  const declarations = '<xs:simpleType name="U"><xs:union memberTypes="xs:int xs:string"/></xs:simpleType>';
  return { declarations, roots: random.times(count, (index) => randomRoot(random, index)) };
}

function randomRoot(random: RandomSource, index: number): RandomRoot {
  const name = `r${index}`;
  const attribute = random.pick(types);
  const keys = { attribute, element: random.pick([attribute, attribute, "xs:int"]) };
  const type = `t:G${index}`;
  const element = (local: string, inside: string, most = "1"): string =>
    `<xs:element name="${local}" minOccurs="0" maxOccurs="${most}"><xs:complexType>${inside}</xs:complexType></xs:element>`;
  const k = `<xs:element name="k" type="${keys.element}" minOccurs="0"/>`;
  const given = random.chance(0.2) ? ` default="${random.pick(texts[attribute] ?? [""])}"` : "";
  const inner = `<xs:sequence>${k}${element("j", `<xs:attribute name="k" type="${keys.attribute}"${given}/>`, "2")}</xs:sequence><xs:attribute name="k" type="${keys.attribute}"/>`;
  const nested = `<xs:element name="g" type="${type}" minOccurs="0">${random.chance(0.3) ? constraint(random, "key", `n${index}`, index) : ""}</xs:element>`;
  const content = `<xs:choice minOccurs="0" maxOccurs="unbounded">${element("i", inner)}${nested}<xs:element name="k" type="${keys.element}"/></xs:choice>`;
  const constraints = [
    constraint(random, random.pick(["key", "unique"]), `k${index}`, index),
    random.chance(0.6) ? constraint(random, "keyref", `f${index}`, index) : "",
  ];
  const text = `<xs:complexType name="G${index}">${content}</xs:complexType><xs:element name="${name}" type="${type}">${constraints.join("")}</xs:element>`;
  const documents = random.times(30, () => `${rootStart(name)}>${groupText(random, keys, 2)}</t:${name}>`);
  return { name, text, documents };
}

function constraint(random: RandomSource, kind: string, name: string, index: number): string {
  const refer = kind === "keyref" ? ` refer="t:k${index}"` : "";
  const selector = `<xs:selector xpath="${random.pick(selectors)}"/>`;
  return `<xs:${kind} name="${name}"${refer}>${selector}<xs:field xpath="${random.pick(fields)}"/></xs:${kind}>`;
}

function groupText(random: RandomSource, keys: Keys, depth: number): string {
  const child = (): string => {
    if (depth > 0 && random.chance(0.25)) return `<t:g>${groupText(random, keys, depth - 1)}</t:g>`;
    return random.chance(0.85) ? itemText(random, keys) : keyText(random, keys);
  };
  return random.times(random.below(4), child).join("");
}

function itemText(random: RandomSource, keys: Keys): string {
  const key = random.chance(0.5) ? keyText(random, keys) : "";
  const inner = random.chance(0.4) ? `<t:j${attributeText(random, keys)}/>` : "";
  return `<t:i${attributeText(random, keys)}>${key}${inner}</t:i>`;
}

function attributeText(random: RandomSource, { attribute }: Keys): string {
  return random.chance(0.7) ? ` k="${random.pick(texts[attribute] ?? [""])}"` : "";
}

function keyText(random: RandomSource, { element }: Keys): string {
  return `<t:k>${random.pick(texts[element] ?? [""])}</t:k>`;
}
