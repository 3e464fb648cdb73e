import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { type DocumentCodec, JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { type ContractModel, generate, MessageSampler, type SampleSize } from "stubwright";
import { compileGolden, goldenOptions } from "../testing/generated-modules.js";
import { objection } from "../testing/sample-judge.js";
import { schemaDocument, targetAttributes } from "../testing/schema-codecs.js";
import { XsdJudge } from "../testing/xsd-judge.js";

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/", import.meta.url));
const features = readdirSync(golden).filter((feature) => !existsSync(join(golden, feature, "contract.wsdl")));
const sizes: readonly SampleSize[] = ["minimal", "typical", "maximal"];

interface GoldenContract {
  readonly model: ContractModel;
  readonly judge: XsdJudge;
  readonly documents: Readonly<Record<string, DocumentCodec<unknown>>>;
  readonly json: Readonly<Record<string, unknown>>;
  /** The type of each document's value, by the document's name. */
  readonly types: ReadonlyMap<string, string>;
}

async function openGolden(feature: string): Promise<GoldenContract> {
  const { model } = await generate({
    entry: "contract.xsd",
    name: feature,
    cwd: join(golden, feature),
    ...goldenOptions(feature),
  });
  if (model === undefined) throw new Error(`The golden ${feature} has no model.`);
  const module = compileGolden(feature);
  const text = readFileSync(join(golden, feature, "out/documents.ts"), "utf8");
  const types = [...text.matchAll(/"([^"]*)": DocumentCodec<(?:types\.)?(\w+)/g)].map(
    ([, name = "", type = ""]): [string, string] => [name, type],
  );
  const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(module("documents"));
  const json: Record<string, unknown> = await import(module("json"));
  const judge = new XsdJudge(join(golden, feature, "contract.xsd"));
  return { model, judge, documents, json, types: new Map(types) };
}

describe.each(features)("sample messages of golden %s", (feature) => {
  let contract: GoldenContract;

  beforeAll(async () => {
    contract = await openGolden(feature);
  });

  test.each(sizes)("%s: libxml2 and our codecs accept them, and the JSON has the same value", (size) => {
    const { model, judge, documents, json, types } = contract;
    const sampler = new MessageSampler(model);
    for (const element of model.elements) {
      if (element.declaration?.abstract === true) continue;
      const sample = sampler.sample(element, size);
      const codec = documents[element.name];
      if (sample === undefined || codec === undefined) throw new Error(`${element.name} has no sample or no codec.`);
      expect([sample.xml, objection(sample.xml, judge, codec)]).toEqual([sample.xml, undefined]);
      const type = types.get(element.name) ?? "";
      const [decode, encode] = [json[`decode${type}`], json[`encode${type}`]];
      if (typeof decode !== "function" || typeof encode !== "function") continue;
      const value = codec.decode(sample.xml);
      const writer = new JsonWriter();
      encode(writer, value);
      expect(JSON.parse(writer.toString())).toEqual(sample.json);
      expect(decode(new JsonReader(sample.json))).toEqual(value);
    }
  });
});

const type = (name: string, content: string, attributes = ""): string =>
  `<xs:complexType name="${name}" ${attributes}>${content}</xs:complexType>`;
const members = (content: string): string => `<xs:sequence>${content}</xs:sequence>`;
const derived = (name: string, base: string, content: string): string =>
  type(name, `<xs:complexContent><xs:extension base="${base}">${members(content)}</xs:extension></xs:complexContent>`);
const simple = (name: string, base: string, facets: string): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;
const union = (name: string, of: string): string =>
  `<xs:simpleType name="${name}"><xs:union memberTypes="${of}"/></xs:simpleType>`;
const list = (name: string, of: string): string =>
  `<xs:simpleType name="${name}"><xs:list itemType="${of}"/></xs:simpleType>`;
const next = (more: string): string => `<xs:element name="next" type="T" nillable="true" ${more}/>`;
const required = '<xs:attribute name="id" type="xs:int" use="required"/>';

/** A complex type with a unique constraint for its items. */
const keyed = (content: string, selector: string, field: string): string =>
  type(
    "T",
    members(`<xs:element name="l"><xs:complexType>${members(content)}</xs:complexType>
<xs:unique name="k"><xs:selector xpath="${selector}"/><xs:field xpath="${field}"/></xs:unique></xs:element>`),
  );

/** Contracts whose type T has few valid values. */
test.each<[title: string, types: string]>([
  ["nil with a required attribute, which only ends so", type("T", members(next("")) + required)],
  ["nil of an abstract type, which only ends so", type("T", "", 'abstract="true"') + derived("U", "T", next(""))],
  [
    "items of an abstract type that may be nil",
    type("A", "", 'abstract="true"') +
      derived("U", "A", '<xs:element name="a" type="xs:int"/>') +
      type("T", members('<xs:element name="i" type="A" nillable="true" maxOccurs="9"/>')),
  ],
  [
    "a union under a pattern that the usual text lacks",
    union("U", "xs:int xs:string") + simple("T", "U", '<xs:pattern value="[0-9]{3}"/>'),
  ],
  [
    "some values of a union under a pattern",
    union("U", "xs:int xs:date") +
      simple("E", "U", '<xs:enumeration value="8"/><xs:enumeration value="007"/><xs:enumeration value="2030-01-01"/>') +
      simple("T", "E", '<xs:pattern value="0.*"/>'),
  ],
  [
    "keys whose field must stand once",
    keyed(
      `<xs:element name="i" maxOccurs="9">${type("", members('<xs:element name="n" type="xs:int" maxOccurs="9"/>')).replace(' name=""', "")}</xs:element>`,
      "t:i",
      "t:n",
    ),
  ],
  [
    "keys in all elements of a namespace",
    keyed('<xs:element name="i" type="xs:int"/><xs:element name="j" type="xs:int"/>', "t:*", "."),
  ],
  [
    "days and months that are told apart",
    keyed(
      '<xs:element name="i" type="xs:gDay" minOccurs="9" maxOccurs="9"/><xs:element name="j" type="xs:gMonth" minOccurs="9" maxOccurs="9"/>',
      "*",
      ".",
    ),
  ],
  [
    "fixed values with white space",
    list("L", "xs:int") +
      type(
        "T",
        members('<xs:element name="a" type="L" fixed=" 1&#10;  2 "/><xs:element name="b" type="xs:int" fixed=" 5 "/>'),
      ),
  ],
  ["a list of many items", list("L", "xs:int") + simple("T", "L", '<xs:minLength value="7"/>')],
  [
    "an abstract type that one of its types requires again",
    type("T", "", 'abstract="true"') +
      derived("U", "T", '<xs:element name="a" type="T"/>') +
      derived("V", "T", '<xs:element name="b" type="U" minOccurs="0"/>'),
  ],
  [
    "a wildcard that takes what is declared: neither what is abstract, nor what has it again",
    '<xs:element name="a" abstract="true" type="xs:int"/><xs:element name="b" type="T"/><xs:element name="c" type="xs:int"/>' +
      type("T", members('<xs:any processContents="strict"/>')),
  ],
  [
    "a wildcard of other namespaces, of which nothing is declared",
    type("T", members('<xs:any namespace="##other" processContents="strict" minOccurs="0"/>')),
  ],
])("libxml2 takes samples of %s", async (_title, types) => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-"));
  writeFileSync(
    join(folder, "c.xsd"),
    schemaDocument(`<xs:element name="r" type="T"/>${types}`, `xmlns="urn:t" ${targetAttributes}`),
  );
  const { model } = await generate({ entry: "c.xsd", cwd: folder });
  const judge = new XsdJudge(join(folder, "c.xsd"));
  rmSync(folder, { recursive: true });
  const sampler = model && new MessageSampler(model);
  const [root] = model?.elements ?? [];
  if (sampler === undefined || root === undefined) throw new Error("The schema is not sound.");
  for (const size of sizes) {
    const { xml = "" } = sampler.sample(root, size) ?? {};
    expect([xml, judge.refusal(xml)]).toEqual([xml, undefined]);
  }
});
