import { fileURLToPath } from "node:url";
import * as operations from "@game-play/api/operations";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { MessageCodec } from "@stubwright/runtime/codec";
import * as fc from "fast-check";
import { type ContractModel, generate, type OperationModel, type TypeUse } from "stubwright";
import { JsonJudge } from "../testing/json-judge.js";
import { XsdJudge } from "../testing/xsd-judge.js";
import { MessageArbitrary } from "./message-arbitrary.js";
import { readJson, readXml, readXmlByTemplate, writeJson, writeXml } from "./wire-text.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const runs = 40;

interface Judged {
  readonly title: string;
  readonly codec: MessageCodec<unknown>;
  readonly type: (operation: OperationModel) => TypeUse;
  readonly operation: string;
}

/** All messages of the contract: 22 requests and 5 replies. */
const messages: readonly Judged[] = Object.values(operations).flatMap((operation) => {
  const request: Judged = {
    title: operation.name,
    operation: operation.name,
    // The descriptors differ only in their types, which the judges ignore.
    codec: operation.request as MessageCodec<unknown>,
    type: (model) => model.request.type,
  };
  if (operation.kind === "one-way") return [request];
  const reply: Judged = {
    title: `${operation.name}, the reply`,
    operation: operation.name,
    codec: operation.reply as MessageCodec<unknown>,
    type: (model) => (model.reply ?? model.request).type,
  };
  return [request, reply];
});

let model: ContractModel;
let judge: XsdJudge;
let jsonJudge: JsonJudge;

beforeAll(async () => {
  const result = await generate({ config: `${root}stubwright.config.json` });
  if (result.model === undefined) throw new Error("Our own contract does not load.");
  model = result.model;
  judge = new XsdJudge(`${root}contracts/game-play/game-play.xsd`);
  jsonJudge = new JsonJudge(`${root}contracts/game-play/openapi.yaml`);
});

test("the contract has 22 operations with 27 messages", () => {
  expect(messages).toHaveLength(27);
  const titles = messages.map((message) => message.title).filter((title) => !title.endsWith("reply"));
  expect(model.operations.map((operation) => operation.name).sort()).toEqual(titles.sort());
});

describe.each(messages)("$title", ({ codec, type, operation }) => {
  const values = (): fc.Arbitrary<unknown> => {
    const found = model.operations.find((one) => one.name === operation);
    if (found === undefined) throw new Error(`The model has no ${operation}.`);
    return new MessageArbitrary(model).of(type(found));
  };

  test("libxml2 accepts what the XML codec writes, and the value survives", () => {
    fc.assert(
      fc.property(values(), (value) => {
        const xml = writeXml(codec, value);
        expect({ xml, refusal: judge.refusal(xml) }).toEqual({ xml, refusal: undefined });
        expect(readXml(codec, xml)).toEqual(value);
      }),
      { numRuns: runs },
    );
  });

  test("the template reader gives the same value", () => {
    fc.assert(
      fc.property(values(), (value) => {
        expect(readXmlByTemplate(codec, writeXml(codec, value))).toEqual(value);
      }),
      { numRuns: runs },
    );
  });

  test("ajv accepts what the JSON codec writes, and the value survives", () => {
    fc.assert(
      fc.property(values(), (value) => {
        const text = writeJson(codec, value);
        const refusal = jsonJudge.refusal(typeName(type, operation), JSON.parse(text));
        expect({ text, refusal }).toEqual({ text, refusal: undefined });
        expect(readJson(codec, text)).toEqual(value);
      }),
      { numRuns: runs },
    );
  });
});

function typeName(type: Judged["type"], name: string): string {
  const operation = model.operations.find((one) => one.name === name);
  const use = operation === undefined ? undefined : type(operation);
  const found = model.types.find((one) => use?.kind === "declared" && one.id === use.id);
  return found?.typeName ?? "";
}
