import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { DecodeError, type DocumentCodec, JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import * as fc from "fast-check";
import { type ContractOptions, generate } from "stubwright";
import { goldenOptions, writeModules } from "../testing/generated-modules.js";
import { JsonJudge } from "../testing/json-judge.js";
import { schemaDocument } from "../testing/schema-codecs.js";
import { XsdJudge } from "../testing/xsd-judge.js";

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/", import.meta.url));
const compiled = fileURLToPath(new URL("./arbitrary-modules/", import.meta.url));

/** Features without keys and references, because arbitraries ignore identity constraints. */
const features = [
  ...["attributes", "choice", "defaults", "groups", "inheritance", "mixed-and-any", "names", "record"],
  ...["scalars", "simple-types", "substitution", "wide-choice", "wrapped-array"],
];

interface Generated {
  readonly arbitraries: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  readonly documents: Readonly<Record<string, DocumentCodec<unknown>>>;
  readonly json: Readonly<Record<string, unknown>>;
  readonly openApi: JsonJudge;
  /** The type of each element that is not abstract, by name. */
  readonly types: readonly (readonly [document: string, type: string])[];
}

async function load(feature: string): Promise<Generated> {
  return loadFrom(join(golden, feature), feature);
}

async function loadFrom(cwd: string, name: string, entry = "contract.xsd"): Promise<Generated> {
  const { files, model } = await generate({
    entry,
    name,
    cwd,
    arbitraries: true,
    openapi: "openapi.yaml",
    documents: true,
    ...choicesOf(name),
  });
  const folder = join(compiled, name);
  const module = writeModules(
    folder,
    files.map(({ path, text }) => [path, text]),
  );
  const open = async (name: string) => import(module(name));
  const { arbitraries } = await open("arbitraries");
  const { documents } = await open("documents");
  const json = await open("json");
  const text = files.find(({ path }) => path === "documents.ts")?.text ?? "";
  const abstract = new Set(model?.elements.flatMap((one) => (one.declaration?.abstract === true ? [one.name] : [])));
  const types = [...text.matchAll(/"([^"]*)": DocumentCodec<(?:types\.)?(\w+)>/g)]
    .map(([, name = "", type = ""]) => [name, type] as const)
    .filter(([name]) => !abstract.has(name));
  return { arbitraries, documents, json, openApi: new JsonJudge(join(folder, "openapi.yaml")), types };
}

/** The `scalars` option of a golden contract. */
function choicesOf(feature: string): Pick<ContractOptions, "enumerations" | "scalars"> {
  const { enumerations, scalars } = goldenOptions(feature);
  return { enumerations, scalars };
}

/** The JSON codec of a type. Undefined for a simple type. */
function jsonCodec({ json }: Generated, type: string) {
  const [encode, decode] = [json[`encode${type}`], json[`decode${type}`]];
  if (typeof encode !== "function" || typeof decode !== "function") return undefined;
  return {
    write: (value: unknown): unknown => {
      const writer = new JsonWriter();
      encode(writer, value);
      return JSON.parse(writer.toString());
    },
    read: (value: unknown): unknown => {
      const reader = new JsonReader(value);
      const read: unknown = decode(reader);
      reader.end();
      return read;
    },
  };
}

/** Writes a contract without a namespace into a new folder. */
function writeSchema(name: string, body: string): string {
  const cwd = join(compiled, `${name}-contract`);
  mkdirSync(cwd, { recursive: true });
  writeFileSync(join(cwd, "contract.xsd"), schemaDocument(body, ""));
  return cwd;
}

function complexType(name: string, inside: string): string {
  return `<xs:complexType name="${name}">${inside}</xs:complexType>`;
}

function restriction(name: string, base: string, facets: string): string {
  return `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;
}

function simpleType(base: string): string {
  return `<xs:simpleType><xs:restriction base="${base}"/></xs:simpleType>`;
}

function seq(items: string): string {
  return `<xs:sequence>${items}</xs:sequence>`;
}

/** Content that restricts the type `Text`. */
function derived(kind: "simpleContent" | "complexContent", content: string): string {
  return `<xs:${kind}><xs:restriction base="Text">${content}</xs:restriction></xs:${kind}>`;
}

function root(type: string): string {
  return `<xs:element name="r" type="${type}"/>`;
}

function expectValid(generated: Generated, judge: XsdJudge): void {
  let judged = 0;
  for (const [name, type] of generated.types) {
    const [arbitrary, document] = [generated.arbitraries[type], generated.documents[name]];
    if (arbitrary === undefined || document === undefined) continue;
    const codec = jsonCodec(generated, type);
    judged += 1;
    const property = fc.property(arbitrary, (value) => {
      const text = document.encode(value);
      expect(judge.refusal(text)).toBeUndefined();
      expect(document.decode(text)).toEqual(value);
      if (codec === undefined) return;
      const written = codec.write(value);
      expect(generated.openApi.refusal(type, written)).toBeUndefined();
      expect(codec.read(written)).toEqual(value);
    });
    fc.assert(property, { numRuns: 60, seed: 42 });
  }
  expect(judged).toBeGreaterThan(0);
}

describe("arbitraries give values that are valid on both wires and survive encode and decode", () => {
  test.each(features)("%s", async (feature) => {
    expectValid(await load(feature), new XsdJudge(join(golden, feature, "contract.xsd")));
  });

  test("fixed values and `block` of the elements of a type", async () => {
    const generated = await loadFrom(join(golden, "roots"), "roots", "messages.xsd");
    const types = generated.types.filter(([, type]) => type === "List");
    expectValid({ ...generated, types }, new XsdJudge(join(golden, "roots/messages.xsd")));
  });

  test.each([
    ["Crate", "large", true],
    ["Crate", "small", false],
    ["Crate", "huge", false],
    ["Label", "five5", true],
    ["Label", "sixsix", false],
  ])("ajv and our codec judge a restriction of a restriction alike: %s %s", async (member, value, isTaken) => {
    const generated = await load("simple-types");
    const product = { Sku: "AB-1234", [member]: value };
    const read = (): unknown => jsonCodec(generated, "Product")?.read(product);
    expect(generated.openApi.refusal("Product", product) === undefined).toBe(isTaken);
    if (isTaken) expect(read()).toEqual(product);
    else expect(read).toThrow(DecodeError);
  });

  test.each([
    ["sequence", '<xs:any namespace="urn:a" processContents="lax"/><xs:any namespace="urn:b" processContents="lax"/>'],
    ["choice", '<xs:any namespace="urn:a" processContents="lax"/><xs:any namespace="urn:b" processContents="lax"/>'],
    ["sequence", '<xs:choice><xs:any namespace="##other" processContents="skip"/></xs:choice>'],
  ])("a %s that repeats, of nothing but wildcards: %s", async (group, wildcards) => {
    const content = `<xs:${group} minOccurs="2" maxOccurs="unbounded">${wildcards}</xs:${group}>`;
    const cwd = writeSchema(`wildcards-${group}-${wildcards.length}`, complexType("T", content) + root("T"));
    expectValid(await loadFrom(cwd, `wildcards-${group}-${wildcards.length}`), new XsdJudge(join(cwd, "contract.xsd")));
  });

  test.each([
    [
      "lists of itself that must be there",
      complexType(
        "List",
        '<xs:sequence><xs:element name="item" type="T" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>',
      ) +
        complexType(
          "T",
          `<xs:sequence>${["a", "b", "c"].map((name) => `<xs:element name="${name}" type="List"/>`).join("")}</xs:sequence>`,
        ),
    ],
    [
      "an attribute that its wildcard takes, too",
      complexType("T", '<xs:attribute name="attribute"/><xs:anyAttribute namespace="##local" processContents="lax"/>'),
    ],
    [
      "a fixed value, and a default, that not all types can have",
      complexType("Text", seq('<xs:element name="a" type="xs:int" minOccurs="0"/>')).replace(">", ' mixed="true">') +
        complexType("Plain", derived("complexContent", seq('<xs:element name="a" type="xs:int" minOccurs="0"/>'))) +
        complexType("Number", derived("simpleContent", simpleType("xs:int"))) +
        complexType("Word", derived("simpleContent", simpleType("xs:NCName"))) +
        complexType(
          "T",
          seq(
            '<xs:element name="x" type="Text" fixed="word"/><xs:element name="y" type="Text"/><xs:element name="z" type="Text" default="word"/>',
          ),
        ),
    ],
    [
      "itself that must be there or null",
      complexType("Chain", seq('<xs:element name="next" type="Chain" nillable="true"/>')) +
        complexType(
          "T",
          '<xs:choice><xs:element name="t" type="T" nillable="true"/><xs:element name="c" type="Chain"/></xs:choice>',
        ),
    ],
    [
      "an element that may be null, of a type whose attribute must be there",
      complexType("Tagged", '<xs:attribute name="tag" type="xs:int" use="required"/>') +
        complexType(
          "T",
          seq('<xs:element name="x" type="Tagged" nillable="true" maxOccurs="9"/><xs:element name="y" type="xs:int"/>'),
        ),
    ],
    [
      "default values of what is not simple",
      complexType("Empty", "").replace(">", ' mixed="true">') +
        complexType("Text", seq('<xs:element name="a" type="xs:int" minOccurs="0"/>')).replace(">", ' mixed="true">') +
        complexType("Word", '<xs:simpleContent><xs:extension base="xs:string"/></xs:simpleContent>') +
        complexType("Some", '<xs:simpleContent><xs:extension base="Ints"/></xs:simpleContent>') +
        '<xs:simpleType name="Ints"><xs:list itemType="xs:int"/></xs:simpleType>' +
        complexType(
          "T",
          seq(
            ["Empty", "Text", "Word", "Some", "Ints"]
              .map((type) => `<xs:element name="${type}" type="${type}" default="1 2"/>`)
              .join(""),
          ),
        ),
    ],
    [
      "whole numbers and texts within narrow bounds",
      restriction("Wide", "xs:long", '<xs:minInclusive value="10"/><xs:maxInclusive value="99"/>') +
        [
          ["xs:int", '<xs:minExclusive value="5"/><xs:maxExclusive value="8"/>'],
          ["xs:integer", '<xs:minInclusive value="-1"/><xs:maxInclusive value="+0"/>'],
          ["Wide", '<xs:maxExclusive value="12"/>'],
          ["xs:positiveInteger", '<xs:maxInclusive value="2"/>'],
          ["xs:int", '<xs:totalDigits value="1"/><xs:minInclusive value="8"/>'],
          ["xs:token", '<xs:length value="2"/>'],
          ["xs:string", '<xs:minLength value="1"/><xs:maxLength value="2"/>'],
          ["xs:string", '<xs:maxLength value="1"/><xs:enumeration value="a"/><xs:enumeration value="b"/>'],
        ]
          .map(([base = "", facets = ""], index) => restriction(`N${index}`, base, facets))
          .join("") +
        complexType(
          "T",
          seq(Array.from({ length: 8 }, (_none, index) => `<xs:element name="n${index}" type="N${index}"/>`).join("")),
        ),
    ],
    [
      "elements without end that may be left out",
      complexType("Chain", seq('<xs:element name="next" type="Chain"/>')) +
        complexType("Chains", seq('<xs:element name="chain" type="Chain" minOccurs="0" maxOccurs="unbounded"/>')) +
        complexType(
          "T",
          seq(
            '<xs:choice><xs:element name="a" type="Chain"/><xs:element name="b" type="xs:int"/></xs:choice>' +
              '<xs:element name="c" type="Chain" minOccurs="0"/><xs:element name="d" type="Chains"/>' +
              '<xs:element name="e" type="Chain" nillable="true"/><xs:choice minOccurs="2" maxOccurs="9">' +
              '<xs:element name="f" type="Chain"/><xs:element name="g" type="xs:int"/></xs:choice>',
          ),
        ),
    ],
  ])("a type with %s", async (title, types) => {
    const name = title.replaceAll(/\W/g, "-");
    const cwd = writeSchema(name, types + root("T"));
    expectValid(await loadFrom(cwd, name), new XsdJudge(join(cwd, "contract.xsd")));
  });

  const digits = '<xs:pattern value="[0-9]+"/>';
  test.each([
    [
      "excluded patterns",
      restriction("B", "xs:string", digits) + restriction("N", "B", '<xs:pattern value="[a-z]+"/>'),
    ],
    [
      "bounds with nothing between",
      restriction("N", "xs:int", '<xs:minExclusive value="5"/><xs:maxExclusive value="6"/>'),
    ],
  ])("a type that no value is known of leaves the others to use: %s", async (title, none) => {
    const name = title.replaceAll(/\W/g, "-");
    const cwd = writeSchema(
      name,
      `${restriction("A", "xs:string", digits)}${none}${root("A")}<xs:element name="s" type="N"/>`,
    );
    const { A, N } = (await loadFrom(cwd, name)).arbitraries;
    if (A === undefined || N === undefined) throw new Error("An arbitrary is missing.");
    expect(fc.sample(A, { numRuns: 1, seed: 42 })).toHaveLength(1);
    expect(() => fc.sample(N, 1)).toThrow("No valid value of the type {}N is known.");
  });

  test("no arbitraries are written unless the config asks for them", async () => {
    const { files } = await generate({ entry: "contract.xsd", name: "choice", cwd: join(golden, "choice") });
    expect(files.map(({ path }) => path)).not.toContain("arbitraries.ts");
    expect(readFileSync(join(golden, "choice/out/arbitraries.ts"), "utf8")).toMatch(
      /^import \* as fc from "fast-check";$/m,
    );
  });
});
