import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { type DocumentCodec, JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import { writeModules } from "../testing/generated-modules.js";
import { runCompiler } from "../testing/run-compiler.js";

const folder = fileURLToPath(new URL("./wide-list-modules/", import.meta.url));
const kinds = 70;

const elements = Array.from({ length: kinds }, (_, index) => {
  return `<xs:element name="a${index}" type="xs:string" nillable="${index % 7 === 0}"/>`;
});
const contract = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:w">
  <types><xs:schema targetNamespace="urn:w" elementFormDefault="qualified"><xs:element name="Doc"><xs:complexType mixed="true">
    <xs:choice minOccurs="0" maxOccurs="unbounded">${elements.join("")}<xs:any namespace="##other" processContents="lax"/></xs:choice>
  </xs:complexType></xs:element></xs:schema></types></definitions>`;

interface Doc {
  readonly $content?: readonly (string | { readonly [name: string]: unknown })[];
}
interface Modules {
  readonly documents: Readonly<Record<string, DocumentCodec<Doc>>>;
  decodeDoc(json: JsonReader): Doc;
  encodeDoc(json: JsonWriter, doc: Doc): void;
}

describe("items of more kinds than the compiler can distinguish", () => {
  let modules: Modules;
  let sources: readonly string[];
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}contract.wsdl`, contract);
    const { files } = await generate({ entry: "contract.wsdl", name: "wide", cwd: folder, documents: true });
    const code = files.filter(({ path }) => path.endsWith(".ts"));
    const module = writeModules(
      folder,
      code.map(({ path, text }) => [path, text]),
    );
    modules = { ...(await import(module("json"))), ...(await import(module("documents"))) };
    for (const { path, text } of code) writeFileSync(folder + path, text);
    sources = code.map(({ path }) => folder + path);
  });

  test.each<[title: string, items: NonNullable<Doc["$content"]>]>([
    ["nothing", []],
    ["the first and the last", [{ a0: "first" }, { [`a${kinds - 1}`]: "last" }]],
    ["null", [{ a7: null }, { a8: "" }]],
    ["text and others", ["text", { a1: "b" }, { $any: { name: "{urn:o}other", content: ["c"] } }, " "]],
  ])("go over both wires and back: %s", (_title, items) => {
    const doc: Doc = items.length === 0 ? {} : { $content: items };
    const { documents, decodeDoc, encodeDoc } = modules;
    const codec = documents["{urn:w}Doc"];
    expect(codec?.decode(codec.encode(doc))).toEqual(doc);
    const writer = new JsonWriter();
    encodeDoc(writer, doc);
    const json = writer.toString();
    expect(JSON.parse(json)).toEqual(doc);
    const reader = new JsonReader(JSON.parse(json));
    expect(decodeDoc(reader)).toEqual(doc);
    reader.end();
  });

  test("have a type with all members, and the code compiles", async () => {
    const options = [
      "--noEmit",
      "--strict",
      "--exactOptionalPropertyTypes",
      "--target",
      "es2022",
      "--module",
      "nodenext",
    ];
    expect(await runCompiler("typescript", ...options, "--skipLibCheck", ...sources)).toBe("");
  });
});
