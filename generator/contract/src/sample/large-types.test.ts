import { expect, test } from "@jest/globals";
import { choice, complex, el, seq, type } from "../testing/schema-notation.js";
import { sampledRoot } from "./testing/sampled-root.js";

/** Twice as many elements on each: more than the 3000 that a message may require. */
const levels = 12;
const document = (body: string, attributes = ""): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}>${body}</xs:schema>`;
const two = (to: string, more = ""): string => seq(el("a", `type="${to}" ${more}`), el("b", `type="${to}" ${more}`));
const abstract = (name: string, content: string): string =>
  type(name, "", 'abstract="true"') + type(`Of${name}`, complex("extension", name, content));

/** No message is made of a type that requires thousands of elements: it would fill the memory, and generated files. */
test.each<[title: string, declare: (name: string, next: string) => string, want: boolean]>([
  ["members", (name, next) => type(name, two(next)), false],
  ["items", (name, next) => type(name, seq(el("i", `type="${next}" minOccurs="2" maxOccurs="2"`))), false],
  [
    "groups that repeat",
    (name, next) => type(name, `<xs:sequence minOccurs="2" maxOccurs="2">${el("g", `type="${next}"`)}</xs:sequence>`),
    false,
  ],
  ["each branch of a choice", (name, next) => type(name, choice(two(next), seq(el("c"), two(next)))), false],
  ["what stands for abstract types", (name, next) => abstract(name, two(next)), false],
  ["but not what is optional", (name, next) => type(name, two(next, 'minOccurs="0"')), true],
  ["nor what may be nil", (name, next) => type(name, two(next, 'nillable="true"')), true],
  ["nor one branch of a choice", (name, next) => type(name, choice(two(next), el("c"))), true],
])("types of which each requires two of the next: %s", async (_title, declare, want) => {
  const types = Array.from({ length: levels }, (_, level) => declare(`T${level}`, `T${level + 1}`));
  const schema = document(`${el("r", 'type="T0"')}${types.join("")}${type(`T${levels}`, seq(el("x")))}`);
  expect((await sampledRoot(schema))("minimal") !== undefined).toBe(want);
});

test.each([
  ["strict", false],
  ["lax", true],
])("elements of which each requires two of the next through %s wildcards", async (process, want) => {
  const others = Array.from({ length: levels + 1 }, (_, level): [string, string] => {
    const next = `urn:${level + 1}`;
    const wildcard = `<xs:any namespace="${next}" processContents="${process}"/>`;
    const content = level < levels ? seq(wildcard, wildcard) : "";
    const needed = level < levels ? `<xs:import namespace="${next}" schemaLocation="${level + 1}.xsd"/>` : "";
    const declared = el("e", "", `<xs:complexType>${content}</xs:complexType>`);
    return [`${level}.xsd`, document(needed + declared, `targetNamespace="urn:${level}"`)];
  });
  const root = `<xs:import namespace="urn:0" schemaLocation="0.xsd"/>${el("r", "", `<xs:complexType>${seq('<xs:element ref="z:e"/>')}</xs:complexType>`)}`;
  const sample = await sampledRoot(document(root, 'xmlns:z="urn:0"'), Object.fromEntries(others));
  expect(sample("minimal") !== undefined).toBe(want);
});

test.each([
  [400, true],
  [1000, false],
  [2500, false],
])("%i nested elements: no message is nested deeper than readers accept", async (levels, want) => {
  const types = Array.from({ length: levels }, (_, level) => type(`T${level}`, seq(el("e", `type="T${level + 1}"`))));
  const schema = document(`${el("r", 'type="T0"')}${types.join("")}${type(`T${levels}`, seq(el("x")))}`);
  expect((await sampledRoot(schema))("minimal") !== undefined).toBe(want);
});
