import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { type DocumentCodec, JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { type ContractModel, generate, MessageSampler, type SampleSize } from "stubwright";
import { compileGolden } from "./golden-module.js";
import { objection } from "./sample-judge.js";
import { XsdJudge } from "./xsd-judge.js";

const golden = fileURLToPath(new URL("../../golden/", import.meta.url));
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
  const { model } = await generate({ entry: "contract.xsd", name: feature, cwd: join(golden, feature) });
  if (model === undefined) throw new Error(`The golden ${feature} has no model.`);
  const module = compileGolden(feature);
  const text = readFileSync(join(golden, feature, "out/documents.ts"), "utf8");
  const types = [...text.matchAll(/"([^"]*)": DocumentCodec<(\w+)/g)].map(
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

  test.each(sizes)("%s: libxml2 takes them, our codecs too, and the JSON says the same", (size) => {
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
