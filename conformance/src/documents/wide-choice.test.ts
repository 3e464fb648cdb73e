import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { DecodeError, JsonReader } from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import { compileGolden } from "../testing/generated-modules.js";
import { JsonJudge } from "../testing/json-judge.js";
import { schemaDocument, targetAttributes } from "../testing/schema-codecs.js";

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/wide-choice/", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "stubwright-wide-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("JSON of a choice of many branches", () => {
  let judge: JsonJudge;
  let decode: (json: JsonReader) => unknown;

  beforeAll(async () => {
    const { files } = await generate({
      entry: "contract.xsd",
      name: "wide-choice",
      cwd: golden,
      openapi: "openapi.yaml",
    });
    const path = join(scratch, "openapi.yaml");
    writeFileSync(path, files.find((file) => file.path === "openapi.yaml")?.text ?? "");
    judge = new JsonJudge(path);
    ({ decodeReading: decode } = await import(compileGolden("wide-choice")("json")));
  });

  test.each([
    ["nothing", {}, true],
    ["a branch", { Fog: true }, true],
    ["a branch that may be null", { Ice: null }, true],
    ["a branch of two members", { Wind: "1", Direction: "N" }, true],
    ["what it must have of them", { Wind: "1" }, true],
    ["one member of those that may all be absent", { High: 1 }, true],
    ["a choice in a branch", { Kelvin: "1", Air: "a" }, true],
    ["two branches", { Fog: true, Rain: "1" }, false],
    ["two branches, one of them wrong", { Fog: "no", Rain: "1" }, false],
    ["a branch without what it must have", { Direction: "N" }, false],
    ["the same beside another branch", { Direction: "N", Rain: "1" }, false],
    ["a branch of optional members beside another", { Low: 1, Rain: "1" }, false],
    ["a wrong optional member", { Low: "one" }, false],
    ["both branches of the choice in a branch", { Kelvin: "1", Celsius: "1" }, false],
    ["the second choice in a branch without the first", { Air: "a" }, false],
    ["a choice in a branch beside another branch", { Kelvin: "1", Noise: 3 }, false],
  ])("%s: ajv and the decoder say the same", (_title, members, valid) => {
    const value = { station: "s", Taken: "2030-01-01", ...members };
    expect(judge.refusal("Reading", value) === undefined).toBe(valid);
    const reader = new JsonReader(value);
    const read = (): unknown => {
      const decoded = decode(reader);
      reader.end();
      return decoded;
    };
    if (valid) expect(read()).toMatchObject(members);
    else expect(read).toThrow(DecodeError);
  });
});

describe("the generated code of a choice", () => {
  const element = (name: string, more = ""): string => `<xs:element name="${name}" type="xs:int"${more}/>`;
  const each = (size: number, branch: (index: number) => string): string =>
    Array.from({ length: size }, (_, index) => branch(index)).join("");
  const choice = (size: number, letter: string, more = ""): string =>
    `<xs:choice${more}>${each(size, (index) => element(`${letter}${index}`))}</xs:choice>`;

  test.each<readonly [title: string, content: (size: number) => string]>([
    ["of elements", (size) => choice(size, "a")],
    ["that may be absent", (size) => choice(size, "a", ' minOccurs="0"')],
    ["that repeats", (size) => choice(size, "a", ' maxOccurs="unbounded"')],
    [
      "beside an element and another choice",
      (size) => `<xs:sequence>${element("id")}${choice(2, "b")}${choice(size, "a")}</xs:sequence>`,
    ],
    [
      "of sequences",
      (size) =>
        `<xs:choice>${each(size, (index) => `<xs:sequence>${element(`a${index}`)}${element(`b${index}`, ' minOccurs="0"')}</xs:sequence>`)}</xs:choice>`,
    ],
    [
      "of optional sequences",
      (size) =>
        `<xs:choice>${each(size, (index) => `<xs:sequence minOccurs="0">${element(`a${index}`)}${element(`b${index}`)}</xs:sequence>`)}</xs:choice>`,
    ],
    [
      "of choices in each other",
      (size) =>
        `${each(size, (index) => `<xs:choice>${element(`a${index}`)}`)}${element("last")}${"</xs:choice>".repeat(size)}`,
    ],
    ["of choices", (size) => `<xs:choice>${each(size, (index) => choice(3, `a${index}b`))}</xs:choice>`],
    [
      "in a choice",
      (size) => `<xs:choice>${element("id")}<xs:sequence>${element("b")}${choice(size, "a")}</xs:sequence></xs:choice>`,
    ],
  ])("%s grows with its branches and no faster", async (_title, content) => {
    const [small, large] = [await sizes(content(70)), await sizes(content(280))];
    expect(small.map(([path]) => path)).toContain("openapi.ts");
    const growth = large.map(([path, size], index) => [path, size / (small[index]?.[1] ?? 0)] as const);
    expect(growth.filter(([, ratio]) => ratio > 4.3)).toEqual([]);
  });

  async function sizes(content: string): Promise<readonly (readonly [path: string, size: number])[]> {
    const body = `<xs:complexType name="Wide">${content}</xs:complexType><xs:element name="wide" type="t:Wide"/>`;
    writeFileSync(join(scratch, "contract.xsd"), schemaDocument(body, targetAttributes));
    const { files, diagnostics } = await generate({
      entry: "contract.xsd",
      name: "wide",
      cwd: scratch,
      arbitraries: true,
      openapi: "openapi.yaml",
      openapiTypes: true,
    });
    expect(diagnostics).toEqual([]);
    return files.map(({ path, text }) => [path, text.length]);
  }
});
