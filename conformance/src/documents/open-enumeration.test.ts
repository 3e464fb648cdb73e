import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { type DocumentCodec, JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { compileGolden } from "../testing/generated-modules.js";
import { XsdJudge } from "../testing/xsd-judge.js";

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/simple-types/", import.meta.url));
const judge = new XsdJudge(`${golden}contract.xsd`);
const product = (members: string): string =>
  `<Product xmlns="urn:golden:simple"><Sku>AB-1234</Sku>${members}</Product>`;

test("an enumeration with the mark open-enum accepts and writes unknown values", async () => {
  const module = compileGolden("simple-types");
  const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(module("documents"));
  const { decodeProduct, encodeProduct } = await import(module("json"));
  const codec = documents["{urn:golden:simple}Product"];
  const unknown = product("<Channel> kiosk </Channel>");
  expect(judge.refusal(unknown)).toContain("kiosk");

  const value = codec?.decode(unknown);
  expect(value).toEqual({ Sku: "AB-1234", Channel: "kiosk" });
  expect(codec?.encode(value)).toContain("<Channel>kiosk</Channel>");
  const json = new JsonWriter();
  encodeProduct(json, value);
  expect(decodeProduct(new JsonReader(JSON.parse(json.toString())))).toEqual(value);
});

test("other enumerations refuse unknown values", async () => {
  const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(
    compileGolden("simple-types")("documents")
  );
  expect(() => documents["{urn:golden:simple}Product"]?.decode(product("<Crate>huge</Crate>"))).toThrow("none of");
});
