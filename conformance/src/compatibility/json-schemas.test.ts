import { describe, expect, test } from "@jest/globals";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { deriveOpenApi } from "../../../generator/codegen/dist/openapi/derive-openapi.js";
import { findingsBetween, readFiles, serviceOf } from "../../../generator/compat/dist/testing/compare-fixture.js";
import {
  expectVerdicts,
  seedBlocks,
  type TriedChange,
} from "../../../generator/compat/dist/testing/expect-verdicts.js";
import { printType, type RandomType, randomType } from "../../../generator/compat/dist/testing/random-contract.js";
import { randomJson } from "../../../generator/compat/dist/testing/random-json.js";
import { mutateType } from "../../../generator/compat/dist/testing/random-mutation.js";
import { RandomSource } from "../../../generator/compat/dist/testing/random-source.js";

const seeds = Number(process.env.ORACLE_SEEDS ?? 100);
const first = Number(process.env.ORACLE_FIRST ?? 1);

/** Rules whose errors a JSON schema can show. JSON schemas ignore some patterns, digits and unknown members. */
const shown = /^(member-added-required|requiredness-|cardinality-|nillable-|json-shape-changed)/;

async function judgeOf(type: string): Promise<ValidateFunction> {
  const { model } = await readFiles(serviceOf(type));
  if (model === undefined) throw new Error("The contract has no model.");
  const document = deriveOpenApi(model, []);
  const ajv = new Ajv2020({
    strict: false,
    formats: { int32: true, int64: true, double: true, float: true, "uri-reference": true },
  });
  ajv.addSchema(JSON.parse(JSON.stringify(document)), "openapi");
  return ajv.compile({ $ref: "openapi#/components/schemas/T" });
}

/** The old and the new type, the findings on JSON, and a refused message for each direction, if there is one. */
async function tryOne(seed: number): Promise<TriedChange> {
  const random = new RandomSource(seed);
  const old = randomType(random, 1, { flat: true });
  const now = mutateType(old, random, { flat: true });
  const [oldText, newText] = [printType(old, "T"), printType(now, "T")];
  const findings = await findingsBetween(serviceOf(oldText), serviceOf(newText), { surfaces: ["json"] });
  const refusal = (from: RandomType, judge: ValidateFunction): string | undefined => {
    for (let tried = 0; tried < 400; tried += 1) {
      const message = randomJson(from, random);
      if (!judge(message)) return `${JSON.stringify(message)}: ${JSON.stringify(judge.errors?.[0])}`;
    }
    return undefined;
  };
  const [oldJudge, newJudge] = [await judgeOf(oldText), await judgeOf(newText)];
  expect({ oldText, own: refusal(old, oldJudge) }).toEqual({ oldText, own: undefined });
  return { oldText, newText, findings, request: refusal(old, newJudge), response: refusal(now, oldJudge) };
}

describe("ajv agrees with the verdicts on JSON", () => {
  test.each(seedBlocks(first, seeds))("random changes from seed $first on", async ({ seeds }) => {
    for (const seed of seeds) expectVerdicts(seed, await tryOne(seed), (rule) => shown.test(rule));
  });
});
