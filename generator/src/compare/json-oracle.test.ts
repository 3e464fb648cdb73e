import { describe, expect, test } from "@jest/globals";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { findingsBetween, readFiles, serviceOf } from "../base/testing/compare-fixture.js";
import { printType, type RandomType, randomType } from "../base/testing/random-contract.js";
import { randomJson } from "../base/testing/random-json.js";
import { mutateType } from "../base/testing/random-mutation.js";
import { RandomSource } from "../base/testing/random-source.js";
import { deriveOpenApi } from "../openapi/derive-openapi.js";
import { rankOf } from "./findings/judge.js";

const seeds = Number(process.env.ORACLE_SEEDS ?? 150);
const first = Number(process.env.ORACLE_FIRST ?? 1);

/** Rules whose errors a JSON schema can show; it says nothing of patterns in texts, digits and unknown members. */
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

/** Old and new type, the findings on JSON, and a refused message for each direction where there is one. */
async function tryOne(seed: number) {
  const random = new RandomSource(seed);
  const old = randomType(random, 1, true);
  const now = mutateType(old, random, true);
  const [before, after] = [printType(old, "T"), printType(now, "T")];
  const findings = await findingsBetween(serviceOf(before), serviceOf(after), { surfaces: ["json"] });
  const refusal = (from: RandomType, judge: ValidateFunction): string | undefined => {
    for (let tried = 0; tried < 400; tried += 1) {
      const message = randomJson(from, random);
      if (!judge(message)) return `${JSON.stringify(message)}: ${JSON.stringify(judge.errors?.[0])}`;
    }
    return undefined;
  };
  const [oldJudge, newJudge] = [await judgeOf(before), await judgeOf(after)];
  expect({ before, own: refusal(old, oldJudge) }).toEqual({ before, own: undefined });
  return { before, after, findings, request: refusal(old, newJudge), response: refusal(now, oldJudge) };
}

describe("ajv agrees with the verdicts on JSON", () => {
  const range = Array.from({ length: Math.ceil(seeds / 25) }, (_, index) => first + index * 25);
  test.each(range)("random changes from seed %i on", async (start) => {
    for (let seed = start; seed < Math.min(start + 25, first + seeds); seed += 1) {
      const { before, after, findings, ...refusals } = await tryOne(seed);
      const told = findings.map(({ rule, path, direction, level }) => `${level} ${direction} ${rule} ${path}`);
      for (const direction of ["request", "response"] as const) {
        const context = { seed, before, after, told, direction };
        const loud = findings.filter((one) => one.direction === direction && rankOf(one.level) > 1);
        const refusal = refusals[direction];
        if (loud.length === 0) expect({ ...context, refusal }).toEqual({ ...context, refusal: undefined });
        const isSure = loud.some((one) => one.level === "error" && shown.test(one.rule));
        if (isSure) expect({ ...context, refusal }).toEqual({ ...context, refusal: expect.any(String) });
      }
    }
  });
});
