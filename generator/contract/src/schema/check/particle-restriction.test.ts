import { expect, test } from "@jest/globals";
import { readFixture, schemaOf } from "../../testing/read-fixture.js";
import { all, choice, complex, el, seq, type } from "../../testing/schema-notation.js";

const leavesOut = "it leaves out what the base requires";
const optional = el("z", 'type="xs:string" minOccurs="0"');

function twice(...choices: readonly string[]): string {
  return `<xs:choice maxOccurs="2">${choices.join("")}</xs:choice>`;
}

function any(attributes: string): string {
  return `<xs:any processContents="lax" ${attributes}/>`;
}

function key(name: string): string {
  return `<xs:unique name="${name}"><xs:selector xpath="."/><xs:field xpath="."/></xs:unique>`;
}

/** What the base holds, what restricts it, and why that is none, if it is none. As Xerces has it, by the letter of 3.9.6. */
const rows: readonly (readonly [title: string, base: string, derived: string, ...problems: string[]])[] = [
  ["a required element left out at the end", seq(el("x"), el("y"), el("z")), seq(el("x"), el("y")), leavesOut],
  ["elements in another order", seq(el("x"), el("y")), seq(el("y"), el("x")), "it has element y where the base has x"],
  [
    "a sequence that repeats in place of an element",
    seq(el("x")),
    seq(`<xs:sequence maxOccurs="2">${el("x")}</xs:sequence>`),
    "it has a group where the base has a single element",
  ],
  [
    "an element that blocks less",
    seq(el("x", 'type="xs:string" block="extension"')),
    seq(el("x")),
    "element x blocks less than in the base",
  ],
  [
    "a substitute that may occur twice in place of its head",
    seq('<xs:element ref="h"/>'),
    seq('<xs:element ref="s" maxOccurs="2"/>'),
    "one of its choices is none of the base's at this place",
  ],
  ["a choice more often", choice(el("x"), el("y")), twice(el("x"), el("y")), "choice occurs 1..2, in the base 1..1"],
  ["a sequence of choices", twice(el("x"), el("y")), seq(el("y"), el("x"))],
  [
    "a sequence of what is no choice",
    twice(el("x"), el("y")),
    seq(el("y"), el("z")),
    "one of its items is none of the base's choices",
  ],
  ["a sequence out of all in another order", all(el("x"), el("y"), optional), seq(el("y"), el("x"))],
  ["a sequence out of all without one", all(el("x"), el("y"), optional), seq(el("y"), optional), leavesOut],
  [
    "a sequence out of all without one, where another may be left out",
    all(el("x"), el("y"), optional, el("w", 'minOccurs="0"')),
    seq(el("y"), optional),
    leavesOut,
  ],
  [
    "two choices out of one wildcard",
    choice(any('namespace="##local"'), any('namespace="urn:x"')),
    choice(el("x"), el("y")),
    "one of its choices is none of the base's at this place",
  ],
  ["sequences in a sequence", seq(seq(el("x"), el("y")), el("z")), seq(el("x"), seq(el("y"), el("z")))],
  ["choices in a choice", choice(choice(el("x"), el("y")), el("z")), choice(el("x"), choice(el("y"), el("z")))],
  ["one choice of a sequence", seq(choice(el("x"), el("y")), el("z")), seq(el("x"), el("z"))],
  [
    "a choice of nothing beside what the base has",
    seq(el("x")),
    seq(choice(), el("x")),
    "it has a group where the base has a single element",
  ],
  ["a choice of nothing among choices", choice(el("x"), el("y")), choice(choice(), el("x"), el("y"))],
  [
    "a sequence left out that may be",
    seq(`<xs:sequence minOccurs="0">${el("x")}${el("z")}</xs:sequence>`, el("y")),
    seq(el("y")),
  ],
  [
    "a local element in place of a head of its name",
    seq('<xs:element ref="h"/>'),
    seq(el("h", `type="xs:string" form="qualified"`)),
  ],
  ["empty sequences", seq(el("x"), seq(), el("y")), seq(seq(), el("x"), el("y"), seq(seq()))],
  [
    "a sequence out of all with something else",
    all(el("x"), el("y")),
    seq(el("x"), el("w")),
    "it has items that the base does not have",
  ],
  [
    "an element more often than the wildcard",
    seq(any("")),
    seq(el("x", 'type="xs:string" maxOccurs="2"')),
    "element x occurs 1..2, in the base 1..1",
  ],
  ["all out of all", all(el("x"), el("y"), optional), all(el("x"), el("y"))],
  [
    "all out of all in another order",
    all(el("x"), el("y"), optional),
    all(el("y"), el("x")),
    "it has element y where the base has x",
  ],
  [
    "a wildcard in place of an element",
    seq(el("x")),
    seq("<xs:any/>"),
    "it has a wildcard where the base names elements",
  ],
  ["a narrower wildcard", seq(any('minOccurs="0" maxOccurs="3"')), seq(any('namespace="urn:x" maxOccurs="2"'))],
  ["a wildcard more often", seq(any("")), seq(any('maxOccurs="2"')), "the wildcard occurs 1..2, in the base 1..1"],
  [
    "a wildcard without end",
    seq(any("")),
    seq(any('maxOccurs="unbounded"')),
    "the wildcard occurs 1..unbounded, in the base 1..1",
  ],
  [
    "a wildcard of more namespaces",
    seq(any('namespace="urn:x"')),
    seq(any("")),
    "the wildcard allows namespaces that the base does not",
  ],
  [
    "a wildcard that checks less strictly",
    seq("<xs:any/>"),
    seq(any("")),
    "the wildcard checks less strictly than the base's",
  ],
  ["elements in place of a wildcard", seq(any('namespace="##local" maxOccurs="2"')), seq(el("x"), el("y"))],
  [
    "more elements than the wildcard takes",
    seq(any('namespace="##local" maxOccurs="2"')),
    seq(el("x"), el("y"), el("z")),
    "it allows 3..3 elements, the wildcard of the base 1..2",
  ],
  [
    "a choice of which one branch occurs more often than the wildcard",
    seq(any('namespace="##local" maxOccurs="2"')),
    choice(el("x", 'type="xs:string" maxOccurs="5"'), el("y")),
    "it allows 1..5 elements, the wildcard of the base 1..2",
  ],
  ["all in place of a choice of as many", twice(el("x"), el("y")), all(el("x"), el("y")), "all cannot restrict choice"],
  [
    "a choice in place of all, each of which may be left out",
    all(optional, el("w", 'minOccurs="0"')),
    choice(optional, el("w", 'minOccurs="0"')),
    "choice cannot restrict all",
  ],
  [
    "a choice in place of a sequence that occurs as often",
    `<xs:sequence maxOccurs="2">${optional}${el("w", 'minOccurs="0"')}</xs:sequence>`,
    twice(optional, el("w", 'minOccurs="0"')),
    "choice cannot restrict sequence",
  ],
  [
    "choices of a head that occurs twice, which is one choice",
    choice('<xs:element ref="h" maxOccurs="2"/>', el("y")),
    choice('<xs:element ref="s"/>', '<xs:element ref="r"/>'),
    "one of its choices is none of the base's at this place",
  ],
  [
    "choices of a head that may be absent, which is one choice",
    choice('<xs:element ref="h" minOccurs="0"/>', el("y")),
    choice('<xs:element ref="s"/>', '<xs:element ref="r"/>'),
    "one of its choices is none of the base's at this place",
  ],
  [
    "an element with another identity constraint than the base's",
    seq(el("x", 'type="xs:string"', key("one") + key("two"))),
    seq(el("x", 'type="xs:string"', key("other"))),
    "element x has the unique other, which it does not have in the base",
  ],
  [
    "elements of a namespace that the wildcard does not take",
    seq(any('namespace="##other" maxOccurs="2"')),
    seq(el("x"), el("y")),
    "the wildcard of the base does not allow the namespace of element x",
  ],
];

test.each(rows)("%s", async (_, base, derived, ...problems) => {
  const types = type("b", base) + type("t", complex("restriction", "b", derived));
  const { diagnostics } = await readFixture({
    "s.xsd": schemaOf(types + el("h") + el("s", 'substitutionGroup="h"') + el("r", 'substitutionGroup="h"')),
  });
  expect(diagnostics.list).toMatchObject(
    problems.map((problem) => ({ code: "xsd-not-a-restriction", arguments: { problem } })),
  );
});
