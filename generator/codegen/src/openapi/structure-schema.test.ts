import { describe, expect, test } from "@jest/globals";
import type { JsonSchema } from "../../../contract/dist/json/json-schema.js";
import { readFiles } from "../../../contract/dist/testing/read-files.js";
import { choice, complex, el, facet, seq, simple, type } from "../../../contract/dist/testing/schema-notation.js";
import { serviceOf } from "../../../contract/dist/testing/service-documents.js";
import { deriveOpenApi } from "./derive-openapi.js";

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The component schemas of a contract with these types, without those that every contract has. */
async function schemasOf(types: string): Promise<Schemas> {
  const { model } = await readFiles(serviceOf(types));
  if (model === undefined) throw new Error("The contract has no model.");
  const { Problem: _problem, ...schemas } = deriveOpenApi(model, []).components.schemas;
  return schemas;
}

const text: JsonSchema = { type: "string" };
const never: JsonSchema = { type: "null", not: {}, "x-stubwright-type": "never" };
const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const optional = 'type="xs:string" minOccurs="0"';
const anything = (occurs: string): string => `<xs:any namespace="##other" processContents="lax" ${occurs}/>`;

/** An object of these members; those in `absent` must not be there. */
function object(properties: Schemas, required: readonly string[], absent: readonly string[] = []): JsonSchema {
  const foreign = Object.fromEntries(absent.map((name) => [name, never]));
  return { type: "object", properties: { ...properties, ...foreign }, ...(required.length > 0 ? { required } : {}) };
}

const either = (one: string, other: string): JsonSchema => ({
  oneOf: [object({ [one]: text }, [one], [other]), object({ [other]: text }, [other], [one])],
});

describe("the schema of a type with a structure", () => {
  test.each<[string, string, JsonSchema]>([
    ["a choice alone", choice(el("a"), el("b")), either("a", "b")],
    [
      "a choice beside a member",
      seq(el("a"), choice(el("b"), el("c"))),
      { allOf: [object({ a: text }, ["a"]), either("b", "c")] },
    ],
    [
      "two choices",
      seq(choice(el("a"), el("b")), choice(el("c"), el("d"))),
      { allOf: [either("a", "b"), either("c", "d")] },
    ],
    [
      "a choice in a branch of another",
      choice(el("a"), seq(el("b", optional), choice(el("c"), el("d")))),
      {
        oneOf: [
          object({ a: text }, ["a"], ["b", "c", "d"]),
          { allOf: [object({ b: text }, [], ["a"]), either("c", "d")] },
        ],
      },
    ],
    [
      "a group that repeats in a branch",
      choice(el("a"), `<xs:sequence maxOccurs="unbounded">${el("b")}</xs:sequence>`),
      {
        oneOf: [
          object({ a: text }, ["a"], ["$sequence"]),
          object(
            { $sequence: { type: "array", items: object({ b: text }, ["b"]), minItems: 1 } },
            ["$sequence"],
            ["a"],
          ),
        ],
      },
    ],
    [
      "an element of any name in a branch",
      choice(el("a"), anything("")),
      {
        oneOf: [
          object({ a: text }, ["a"], ["$any"]),
          object(
            { $any: { type: "array", items: reference("AnyElement"), minItems: 1, maxItems: 1 } },
            ["$any"],
            ["a"],
          ),
        ],
      },
    ],
    [
      "a group that repeats, with elements of any name",
      `<xs:choice minOccurs="0" maxOccurs="unbounded">${el("a")}${anything("")}</xs:choice>`,
      object(
        {
          $choice: {
            type: "array",
            items: { anyOf: [object({ a: text }, ["a"]), object({ $any: reference("AnyElement") }, ["$any"])] },
          },
        },
        [],
      ),
    ],
    [
      "an element of any name that must be there",
      seq(el("a"), anything("")),
      object({ a: text, $any: { type: "array", items: reference("AnyElement"), minItems: 1, maxItems: 1 } }, [
        "a",
        "$any",
      ]),
    ],
  ])("%s", async (_title, content, want) => {
    expect((await schemasOf(type("T", content))).T).toEqual(want);
  });

  test("a wide choice lists each branch once, and that only one has members", async () => {
    const many = Array.from({ length: 16 }, (_none, index) => el(`a${index}`));
    const { T } = await schemasOf(type("T", choice(seq(el("b"), el("c", optional)), ...many)));
    expect(T?.allOf).toHaveLength(1);
    expect(T?.allOf?.[0]).toMatchObject({ type: "object", "x-stubwright-type": "ExactlyOne" });
    expect(T?.allOf?.[0]?.anyOf?.slice(0, 2)).toEqual([
      object({ b: text, c: text }, ["b"]),
      object({ a0: text }, ["a0"]),
    ]);
    const present = (name: string): JsonSchema => ({ required: [name] });
    expect(T?.allOf?.[0]?.oneOf?.slice(0, 2)).toEqual([{ anyOf: [present("b"), present("c")] }, present("a0")]);
  });

  test("documented and nillable members", async () => {
    const note = "<xs:annotation><xs:documentation>Said of it.</xs:documentation></xs:annotation>";
    const nillable = (name: string): string => `type="${name}" nillable="true"`;
    const members = seq(el("a", 'type="xs:string"', note), el("b", nillable("xs:string")), el("c", nillable("a:E")));
    const { T } = await schemasOf(type("T", members) + simple("E", "xs:string", facet("enumeration", "x")));
    expect(T?.properties).toEqual({
      a: { ...text, description: "Said of it." },
      b: { type: ["string", "null"] },
      c: { anyOf: [reference("E"), { type: "null" }] },
    });
  });

  test("members with a default or fixed value", async () => {
    const note = "<xs:annotation><xs:documentation>Said of it.</xs:documentation></xs:annotation>";
    const members = seq(el("a", 'type="xs:string" default="x"', note), el("b", 'type="xs:string" fixed=" "'));
    const { T } = await schemasOf(type("T", members));
    expect(T?.properties).toEqual({
      a: { ...text, description: "Said of it.\nDefault: `x`." },
      b: { ...text, description: "Always ` `." },
    });
  });

  test("documented enumerated values", async () => {
    const note = (words: string, attributes = ""): string =>
      `<xs:annotation ${attributes}><xs:documentation>${words}</xs:documentation></xs:annotation>`;
    const values =
      `<xs:enumeration value="x">${note("The\n  first.")}</xs:enumeration><xs:enumeration value="y"/>` +
      '<xs:enumeration value=" z " m:deprecated="2026-01-01" xmlns:m="urn:stubwright:contract"/>' +
      `<xs:enumeration value="w" m:deprecated="true" xmlns:m="urn:stubwright:contract">${note("As x")}</xs:enumeration>`;
    const typed = (values: string): string =>
      `<xs:restriction base="xs:string"><xs:maxLength value="9">${note("Short.")}</xs:maxLength>${values}</xs:restriction>`;
    const { E, F } = await schemasOf(
      `${type("T", seq(el("e", 'type="a:E"'), el("f", 'type="a:F"')))}<xs:simpleType name="E">${note("The letters.")}${typed(values)}</xs:simpleType><xs:simpleType name="F" m:deprecated="true" xmlns:m="urn:stubwright:contract">${typed(values)}</xs:simpleType>`,
    );
    const list = "- `x`: The first.\n- `z`: Deprecated. Since 2026-01-01.\n- `w`: As x. Deprecated.";
    expect(E).toEqual({ ...text, maxLength: 9, enum: ["x", "y", " z ", "w"], description: `The letters.\n\n${list}` });
    expect(F).toMatchObject({ description: list, deprecated: true });
  });

  test("deprecated members and types", async () => {
    const marks = "urn:stubwright:contract";
    const note = `<xs:annotation><xs:documentation>Said of it.</xs:documentation>
      <xs:appinfo><m:deprecated xmlns:m="${marks}" since="2026-01-01">Use b</m:deprecated></xs:appinfo></xs:annotation>`;
    const mark = (name: string, day: string): string => `type="xs:string" m:${name}="${day}" xmlns:m="${marks}"`;
    const members = seq(
      el("a", 'type="xs:string"', note),
      el("b", mark("sunset", "2027-01-01")),
      el("c", mark("sunset", "soon")),
    );
    const { T, E } = await schemasOf(
      type("T", members) +
        `<xs:simpleType name="E" m:deprecated="true" xmlns:m="${marks}"><xs:restriction base="xs:string"/></xs:simpleType>`,
    );
    expect(T?.properties).toEqual({
      a: { ...text, description: "Said of it.\n\nSince 2026-01-01. Use b.", deprecated: true },
      b: { ...text, description: "It may be gone from 2027-01-01 on.", deprecated: true, "x-sunset": "2027-01-01" },
      c: text,
    });
    expect(E).toEqual({ ...text, deprecated: true });
  });

  test("references have the documentation of their declarations, or their own", async () => {
    const m = 'xmlns:m="urn:stubwright:contract"';
    const note = (words: string): string =>
      `<xs:annotation><xs:documentation>${words}</xs:documentation></xs:annotation>`;
    const declared = (what: string, name: string, attributes = ""): string =>
      `<xs:${what} name="${name}" type="xs:string" ${attributes}>${note("Said of all.")}</xs:${what}>`;
    const used = (what: string, name: string, inside = "", attributes = ""): string =>
      `<xs:${what} ref="a:${name}" ${attributes} ${m}>${inside}</xs:${what}>`;
    const elements = seq(
      used("element", "a"),
      used("element", "b", note("Said here.")),
      used("element", "c", "", 'm:deprecated="true"'),
    );
    const attributes = used("attribute", "d", note("Said here."), 'm:deprecated="2026-01-01"') + used("attribute", "e");
    const { T } = await schemasOf(
      `${type("T", elements + attributes)}${declared("element", "a")}${declared("element", "b", `m:deprecated="true" ${m}`)}${declared("element", "c")}<xs:element name="bb" substitutionGroup="a:b" type="xs:string">${note("Said of it.")}</xs:element>${declared("attribute", "d")}${declared("attribute", "e")}`,
    );
    const all = { ...text, description: "Said of all." };
    const d = { ...text, description: "Said here.\n\nSince 2026-01-01.", deprecated: true as const };
    const b = object({ b: { ...text, description: "Said here.", deprecated: true }, bb: never }, ["b"]);
    const bb = object({ b: never, bb: { ...text, description: "Said of it." } }, ["bb"]);
    const plain = object({ a: all, c: { ...all, deprecated: true }, d, e: all }, ["a", "c"]);
    expect(T).toEqual({ allOf: [plain, { oneOf: [b, bb] }] });
  });

  test("anonymous types of global elements", async () => {
    const note = (words: string): string =>
      `<xs:annotation><xs:documentation>${words}</xs:documentation></xs:annotation>`;
    const top = (name: string, words: string): string =>
      `<xs:element name="${name}" m:sunset="2027-01-01" xmlns:m="urn:stubwright:contract">${note("Of the element.")}<xs:complexType>${words}</xs:complexType></xs:element>`;
    const used = type("T", seq('<xs:element ref="a:One"/>', '<xs:element ref="a:Two"/>'));
    const { One, Two } = await schemasOf(used + top("One", "") + top("Two", note("Of the type.")));
    const sunset = { deprecated: true, "x-sunset": "2027-01-01" };
    const gone = "It may be gone from 2027-01-01 on.";
    expect(One).toMatchObject({ description: `Of the element.\n\n${gone}`, ...sunset });
    expect(Two).toMatchObject({ description: `Of the type.\n\n${gone}`, ...sunset });
  });

  test("text between elements", async () => {
    const { T } = await schemasOf(type("T", seq(el("a")), 'mixed="true"'));
    expect(T).toEqual(
      object({ $content: { type: "array", items: { anyOf: [text, object({ a: text }, ["a"])] }, minItems: 1 } }, [
        "$content",
      ]),
    );
  });

  test("types that may replace each other have $type", async () => {
    const types = type("T", seq(el("a"))) + type("U", complex("extension", "a:T", choice(el("b"), el("c"))));
    const tag = (name: string): Schemas => ({ $type: { type: "string", enum: [name] } });
    expect(await schemasOf(types)).toEqual({
      PlainT: object({ a: text, ...tag("T") }, ["a"]),
      T: { anyOf: [reference("PlainT"), reference("U")] },
      U: { allOf: [object({ a: text, ...tag("U") }, ["$type", "a"]), either("b", "c")] },
    });
  });
});

describe("a document has the schemas of any elements", () => {
  const items = el("i", 'type="xs:anyType" minOccurs="0" maxOccurs="unbounded"');

  test.each<[string, string, boolean]>([
    ["not for a choice", type("T", choice(el("a"), el("b"))), false],
    [
      "not for an array of text",
      type("T", seq(el("l", 'type="a:L"'))) + type("L", seq(el("i", `${optional} maxOccurs="9"`))),
      false,
    ],
    ["for a wildcard in a branch", type("T", choice(el("a"), seq(el("b"), anything("")))), true],
    ["for an array of anything", type("T", seq(el("l", 'type="a:L"'))) + type("L", seq(items)), true],
    ["for a member in a branch that is anything", type("T", choice(el("a"), el("b", 'type="xs:anyType"'))), true],
  ])("%s", async (_title, types, want) => {
    expect("AnyElement" in (await schemasOf(types))).toBe(want);
  });
});
