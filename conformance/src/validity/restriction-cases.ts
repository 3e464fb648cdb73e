import type { ValidityCase } from "./validity-case.js";

/** A type R that restricts a type B. */
const restriction = (base: string, derived: string, beside = ""): string =>
  `${beside}<xs:complexType name="B">${base}</xs:complexType><xs:complexType name="R"><xs:complexContent><xs:restriction base="t:B">${derived}</xs:restriction></xs:complexContent></xs:complexType>`;
const group = (kind: string, items: string, occurs = ""): string => `<xs:${kind} ${occurs}>${items}</xs:${kind}>`;
const el = (name: string, occurs = ""): string => `<xs:element name="${name}" type="xs:string" ${occurs}/>`;
const ref = (name: string, occurs = ""): string => `<xs:element ref="t:${name}" ${occurs}/>`;
const optional = 'minOccurs="0"';
const heads =
  '<xs:element name="h" type="xs:string"/><xs:element name="m" type="xs:string" substitutionGroup="t:h"/><xs:element name="n" type="xs:token" substitutionGroup="t:m"/><xs:element name="o" type="xs:string" substitutionGroup="t:h"/>';
const refused = { codes: ["xsd-not-a-restriction"] };

/** What takes nothing that the base would not take, but is refused by the rules of 3.9.6, which go by groups. */
const byTheLetter: readonly ValidityCase[] = [
  {
    title: "choices in another order than in the base",
    schema: restriction(group("choice", el("a") + el("b")), group("choice", el("b") + el("a"))),
    ...refused,
  },
  {
    title: "a choice of what is optional in a sequence",
    schema: restriction(
      group("sequence", el("a", optional) + el("b", optional)),
      group("choice", el("a") + el("b"), optional),
    ),
    ...refused,
  },
  {
    title: "a repeated group of one element in place of the element repeated",
    schema: restriction(
      group("sequence", el("a", 'maxOccurs="5"') + el("b")),
      group("sequence", group("sequence", el("a"), 'minOccurs="2" maxOccurs="3"') + el("b")),
    ),
    ...refused,
  },
  {
    title: "a choice that occurs twice restricted to a sequence of three",
    schema: restriction(
      group("choice", el("a") + el("b", optional), 'minOccurs="2" maxOccurs="2"'),
      group("sequence", el("a") + el("a") + el("b", 'minOccurs="0" maxOccurs="0"') + el("b", optional)),
    ),
    ...refused,
  },
  {
    title: "an optional group restricted to the head of a substitution group in it",
    schema: restriction(
      group("sequence", ref("m", 'maxOccurs="2"'), optional),
      group("sequence", ref("m", 'maxOccurs="2"')),
      heads,
    ),
    ...refused,
  },
];

const never = 'minOccurs="0" maxOccurs="0"';

/** Groups of elements that never occur: they are pointless, and what is left is as empty content. */
const nothing: readonly ValidityCase[] = [
  {
    title: "an only element that is optional and never occurs in the restriction",
    schema: restriction(group("sequence", el("a", optional)), group("sequence", el("a", never))),
  },
  {
    title: "the same in xs:all",
    schema: restriction(group("all", el("a", optional)), group("all", el("a", never))),
  },
  {
    title: "a choice of what is optional, none of which occurs in the restriction",
    schema: restriction(group("choice", el("a", optional) + el("b", optional)), group("sequence", el("a", never))),
  },
  {
    title: "an only element that is required and never occurs in the restriction",
    schema: restriction(group("sequence", el("a")), group("sequence", el("a", never))),
    ...refused,
  },
];

const substitutions: readonly ValidityCase[] = [
  {
    title: "xs:all of a head restricted to a member that is a head itself",
    schema: restriction(group("all", ref("h", optional)), group("all", ref("m", optional)), heads),
  },
  {
    title: "a choice that holds a head, restricted to the members of its group",
    schema: restriction(
      group("choice", ref("h"), 'maxOccurs="2"'),
      group("choice", ref("n") + ref("o"), 'maxOccurs="2"'),
      heads,
    ),
  },
  {
    title: "a choice that holds a head twice, restricted to members of its group",
    schema: restriction(
      group("choice", ref("h", 'maxOccurs="2"') + el("a")),
      group("choice", ref("n", 'maxOccurs="2"') + ref("o", 'maxOccurs="2"')),
      heads,
    ),
    ...refused,
  },
];

const inPlace = '<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType>';

/** A group that a type and its restriction use: what is written in it is one type in both. */
const sharedGroups: readonly ValidityCase[] = [
  {
    title: "types written in a group and an attribute group that a restriction repeats",
    schema: restriction(
      '<xs:sequence><xs:group ref="t:G"/></xs:sequence><xs:attributeGroup ref="t:A"/>',
      '<xs:sequence><xs:group ref="t:G"/></xs:sequence><xs:attributeGroup ref="t:A"/>',
      `<xs:element name="r" type="t:R"/><xs:group name="G">${group("sequence", `<xs:element name="a">${inPlace}</xs:element><xs:element name="b"><xs:complexType>${group("sequence", el("c"))}</xs:complexType></xs:element>`)}</xs:group><xs:attributeGroup name="A"><xs:attribute name="p">${inPlace}</xs:attribute></xs:attributeGroup>`,
    ),
    valid: ['<t:r p="1"><t:a>1</t:a><t:b><t:c/></t:b></t:r>'],
    invalid: ['<t:r p="x"><t:a>1</t:a><t:b><t:c/></t:b></t:r>', "<t:r><t:a>1</t:a><t:b/></t:r>"],
  },
];

/** Restrictions of elements, groups and wildcards (Particle Valid (Restriction), XSD 1.0 Part 1, 3.9.6). */
export const restrictionCases: readonly ValidityCase[] = [
  ...byTheLetter,
  ...nothing,
  ...substitutions,
  ...sharedGroups,
];
