import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import * as codec from "@stubwright/runtime/codec";
import { type DocumentCodec, JsonReader, JsonWriter, type SimpleType } from "@stubwright/runtime/codec";
import { compileGolden } from "../testing/generated-modules.js";
import { XsdJudge } from "../testing/xsd-judge.js";
import { builtinRows, type SupportRow, supportRows } from "./support-rows.js";

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/", import.meta.url));

/** White space does not count. */
function flat(text: string): string {
  return text.replace(/\s+/g, " ");
}

function goldenText(feature: string, file: string): string {
  return flat(readFileSync(join(golden, feature, file), "utf8"));
}

/** The document with the declarations that the table leaves out; with a prefix where elements below are unqualified. */
function declared(row: SupportRow): string {
  const schema = goldenText(row.golden, "contract.xsd");
  const namespace = /targetNamespace="([^"]*)"/.exec(schema)?.[1] ?? "";
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  if (schema.includes('elementFormDefault="qualified"')) {
    return row.xml.replace(/^<[\w.-]+/, (start) => `${start} xmlns="${namespace}" ${xsi}`);
  }
  return row.xml.replace(/^<([\w.-]+)/, `<r:$1 xmlns:r="${namespace}" ${xsi}`).replace(/<\/([\w.-]+)>$/, "</r:$1>");
}

interface JsonCodec {
  readonly decode: (json: JsonReader) => unknown;
  readonly encode: (json: JsonWriter, value: unknown) => void;
}

async function codecsOf(row: SupportRow): Promise<readonly [DocumentCodec<unknown>, JsonCodec]> {
  const module = compileGolden(row.golden);
  const root = /^<([\w.-]+)/.exec(row.xml)?.[1] ?? "";
  const [, name = "", type = ""] =
    new RegExp(`"([^"]*\\}${root})": DocumentCodec<(?:types\\.)?(\\w+)>`).exec(
      goldenText(row.golden, "out/documents.ts"),
    ) ?? [];
  const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(module("documents"));
  const json: Record<string, unknown> = await import(module("json"));
  const [document, decode, encode] = [documents[name], json[`decode${type}`], json[`encode${type}`]];
  if (document === undefined || typeof decode !== "function" || typeof encode !== "function") {
    throw new Error(`The golden ${row.golden} has no codec for ${root}.`);
  }
  return [document, { decode: (reader) => decode(reader), encode: (writer, value) => encode(writer, value) }];
}

describe("docs/xsd-support.md: constructs", () => {
  test.each(supportRows())("$construct", async (row) => {
    expect(goldenText(row.golden, "contract.xsd")).toContain(flat(row.schema));
    expect(goldenText(row.golden, "out/types.ts")).toContain(flat(row.type));
    const text = declared(row);
    const judge = new XsdJudge(join(golden, row.golden, "contract.xsd"));
    expect(judge.refusal(text)).toBeUndefined();
    const [document, json] = await codecsOf(row);
    const value = document.decode(text);
    expect(judge.refusal(document.encode(value))).toBeUndefined();
    const writer = new JsonWriter();
    json.encode(writer, value);
    expect(writer.toString()).toBe(row.json);
    const reader = new JsonReader(JSON.parse(row.json));
    expect(json.decode(reader)).toEqual(value);
  });
});

const builtins: Readonly<Record<string, unknown>> = { ...codec };

function builtin(name: string): SimpleType<unknown> {
  const found = builtins[name];
  if (typeof found !== "object" || found === null || !("parse" in found)) throw new Error(`There is no type ${name}.`);
  // Every export of that name is a simple type of the runtime.
  return found as SimpleType<unknown>;
}

describe("docs/xsd-support.md: built-in types", () => {
  const prefixes = { resolve: (prefix: string): string => `urn:${prefix}` };

  test.each(builtinRows())("$names.0", ({ names, text, json }) => {
    for (const name of names) expect(builtin(name).name).toBe(`xs:${name}`);
    const [first = ""] = names;
    const type = builtin(first);
    expect(JSON.stringify(type.toJson(type.parse(text, prefixes)))).toBe(json);
  });

  test("all 44 and xs:anySimpleType are there", () => {
    expect(new Set(builtinRows().flatMap(({ names }) => names)).size).toBe(45);
  });
});
