import { beforeAll, describe, expect, test } from "@jest/globals";
import { emitTypes } from "../../../generator/codegen/dist/emit/emit-types.js";
import { planContract } from "../../../generator/codegen/dist/plan/plan-contract.js";
import { rankOf } from "../../../generator/compat/dist/findings/judge.js";
import type { RuleCase } from "../../../generator/compat/dist/testing/compare-fixture.js";
import { changeTexts, findingsBetween, readFiles } from "../../../generator/compat/dist/testing/compare-fixture.js";
import { compileStrictly } from "../../../generator/compat/dist/testing/compile-strictly.js";
import { contentCases } from "../../../generator/compat/dist/testing/content-cases.js";
import { memberCases } from "../../../generator/compat/dist/testing/member-cases.js";
import { nameCases } from "../../../generator/compat/dist/testing/name-cases.js";
import { simpleTypeCases } from "../../../generator/compat/dist/testing/simple-type-cases.js";
import { Diagnostics } from "../../../generator/contract/dist/diagnostics/diagnostics.js";

/**
 * Old code against new types, judged by tsc: code that holds values of the old type, as a caller who writes requests and
 * reads replies has, and as a handler has the other way round.
 */
const check = `import type { T as Old } from "./old/types.js";
import type { T as New } from "./new/types.js";
declare const old: Old;
declare const now: New;
type Keys<Value> = Value extends unknown ? keyof Value : never;
export const written: New = old;
export const read: Old = now;
export const kept: [Exclude<Keys<Old>, Keys<New>>] extends [never] ? true : false = true;
`;
const writtenLine = 6;
const readLine = 7;
const keptLine = 8;

/** Verdicts that differ from tsc's, with the reason. */
const deviations: Readonly<Record<string, string>> = {
  "type-changed": "texts of all formats are strings in TypeScript; what was a number or a boolean does not compile",
  "choice-sequence-switched": "the type of the members that a choice has is gone from the module",
  "fixed-value-changed": "a fixed value is no literal type",
  "json-name-changed": "another member may have taken the old name",
  "type-became-abstract": "the member that was the head's own is gone",
  "alternative-type-removed": "derived types are not closed in TypeScript",
};

const cases = [...memberCases, ...simpleTypeCases, ...contentCases, ...nameCases];
const failing = new Map<string, Set<number>>();

/** Returns types.ts of one side. Undefined if it has no type T, or if no code can be generated. */
async function typesOf(files: RuleCase["old"]): Promise<string | undefined> {
  const { model } = await readFiles(files);
  const diagnostics = new Diagnostics();
  if (model === undefined) return undefined;
  const plan = planContract(model, [], { nulls: "nil" }, diagnostics);
  const text = emitTypes(plan).print([]);
  return /export (interface|type) T\b/.test(text) ? text : undefined;
}

beforeAll(async () => {
  const texts = new Map<string, string>();
  for (const [index, { title, old, now }] of cases.entries()) {
    const [oldTypes, newTypes] = [await typesOf(old), await typesOf(now)];
    if (oldTypes === undefined || newTypes === undefined) continue;
    texts.set(`${index}/old/types.ts`, oldTypes);
    texts.set(`${index}/new/types.ts`, newTypes);
    texts.set(`${index}/check.ts`, check);
    failing.set(title, new Set());
  }
  for (const { path, line, text } of await compileStrictly(texts)) {
    const title = cases[Number.parseInt(path, 10)]?.title ?? "";
    // Without this check, everything would compile if the types cannot be imported.
    const isExpected = path.endsWith("/check.ts") && line >= writtenLine;
    expect({ title, problem: isExpected ? "" : `${path}: ${text}` }).toEqual({ title, problem: "" });
    failing.get(title)?.add(line);
  }
});

describe("tsc agrees with the TypeScript columns", () => {
  test("most cases can be compiled", () => {
    expect(failing.size).toBeGreaterThan(cases.length * 0.8);
  });

  test.each(cases.map((one) => [one.title, one] as const))("%s", async (title, { old, now }) => {
    const lines = failing.get(title);
    if (lines === undefined) return;
    const findings = await findingsBetween(old, now, { surfaces: ["ts-client", "ts-server"] });
    const writes = lines.has(writtenLine) || lines.has(keptLine);
    const reads = lines.has(readLine) || lines.has(keptLine);
    const verdicts = {
      "ts-client": { request: writes, response: reads },
      "ts-server": { request: reads, response: writes },
    };
    for (const surface of ["ts-client", "ts-server"] as const) {
      for (const direction of ["request", "response"] as const) {
        const own = findings.filter((one) => one.surface === surface && one.direction === direction);
        const worst = Math.max(0, ...own.map((finding) => rankOf(finding.level)));
        const isExcused = own.some(
          (finding) => rankOf(finding.level) === worst && deviations[finding.rule] !== undefined,
        );
        if (worst === 2 || isExcused || own.some((finding) => finding.rule === "ts-symbol-changed")) continue;
        const reported = changeTexts(own);
        expect({ surface, direction, reported, fails: worst === 3 }).toEqual({
          surface,
          direction,
          reported,
          fails: verdicts[surface][direction],
        });
      }
    }
  });
});
