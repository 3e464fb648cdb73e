import { expect, test } from "@jest/globals";
import { choice, el, seq, type } from "../testing/schema-notation.js";
import type { SampleSize } from "./scalar-candidates.js";
import { sampledRoot } from "./testing/sampled-root.js";

const sizes: readonly SampleSize[] = ["minimal", "typical", "maximal"];
const head = (attributes = ""): string => `<xs:element ref="P" ${attributes}/>`;
const of = (name: string, typeName: string, attributes = ""): string => el(name, `type="${typeName}" ${attributes}`);
const optional = 'minOccurs="0"';

/** An abstract element that nothing can stand for, types that require it at some depth, and types of entities' names. */
const declarations = `<xs:element name="P" abstract="true"/>
${type("OfP", seq(head()))}${type("OfOfP", seq(of("p", "OfP")))}${type("Items", seq(of("p", "OfP", 'minOccurs="0" maxOccurs="9"')))}
<xs:simpleType name="Short"><xs:restriction base="xs:ENTITY"><xs:maxLength value="4"/></xs:restriction></xs:simpleType>
<xs:simpleType name="Either"><xs:union memberTypes="xs:int Short"/></xs:simpleType>
<xs:complexType name="OfEntity"><xs:attribute name="e" use="required" type="Short"/></xs:complexType>
<xs:complexType name="Marked"><xs:simpleContent><xs:extension base="xs:ENTITY"><xs:attribute name="m" use="required" type="xs:int"/></xs:extension></xs:simpleContent></xs:complexType>
<xs:complexType name="Entities"><xs:simpleContent><xs:extension base="xs:ENTITIES"/></xs:simpleContent></xs:complexType>`;

async function samples(content: string): Promise<readonly (string | undefined)[]> {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${declarations}<xs:element name="r" type="T"/>${type("T", content)}</xs:schema>`;
  const sample = await sampledRoot(schema);
  return sizes.map((size) => sample(size)?.xml.replace(/>\s+</g, "><").trim());
}

/** What no valid message can have is left out where it may be. */
test.each<[title: string, content: string, want: string]>([
  ["optional", seq(of("x", "xs:int"), head(optional)), "<x>1</x>"],
  ["repeated", seq(of("x", "xs:int"), head('minOccurs="0" maxOccurs="unbounded"')), "<x>1</x>"],
  ["one of several", choice(head(), of("x", "xs:int")), "<x>1</x>"],
  ["in an optional choice", seq(of("x", "xs:int"), `<xs:choice ${optional}>${head()}</xs:choice>`), "<x>1</x>"],
  ["with others", seq(of("x", "xs:int"), `<xs:sequence ${optional}>${el("y")}${head()}</xs:sequence>`), "<x>1</x>"],
  ["in a type", seq(of("x", "xs:int"), of("y", "OfP", optional)), "<x>1</x>"],
  ["two types down", choice(of("y", "OfOfP"), of("x", "xs:int")), "<x>1</x>"],
  ["in an array", seq(of("x", "Items")), "<x/>"],
  ["in what may be nil", seq(of("x", "OfOfP", 'nillable="true"')), "<x nil/>"],
  ["an entity", seq(of("x", "xs:int"), of("y", "xs:ENTITY", optional)), "<x>1</x>"],
  ["an attribute", `${seq(of("x", "xs:int"))}<xs:attribute name="e" type="Short"/>`, "<x>1</x>"],
  ["a type with an entity", seq(of("x", "xs:int"), of("y", "OfEntity", optional)), "<x>1</x>"],
  ["entities as simple content", choice(of("y", "Entities"), of("x", "xs:int")), "<x>1</x>"],
  ["entities that may be nil", seq(of("x", "xs:ENTITIES", 'nillable="true"')), "<x nil/>"],
  ["an entity that may be nil, beside an attribute", seq(of("x", "Marked", 'nillable="true"')), '<x nil m="1"/>'],
  ["not a union that has other values", seq(of("x", "Either")), "<x>1</x>"],
])("samples leave it out: %s", async (_title, content, want) => {
  const texts = (await samples(content)).map((text) =>
    text?.replace(/ xmlns:xsi="[^"]*" ?| xsi:nil="true"/g, (found) => (found.includes("nil=") ? " nil" : "")),
  );
  expect(texts).toEqual(sizes.map(() => `<r>${want}</r>`));
});

/** Where it is required there is no valid message: none with the abstract element, and one with some entity's name. */
test.each<[content: string, want: string | undefined]>([
  [seq(of("x", "OfOfP")), undefined],
  [seq(of("x", "OfEntity")), '<r><x e="name"/></r>'],
])("samples of what requires it: %s", async (content, want) => {
  const [minimal, typical] = await samples(content);
  expect([minimal, typical]).toEqual([want, want]);
});
