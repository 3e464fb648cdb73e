import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { groupByChange, shortPath, valuesText } from "../../../generator/compat/dist/report/finding-text.js";
import { mirrorRule } from "../../../generator/compat/dist/rules/mirror.js";
import { ruleCases } from "../../../generator/compat/dist/testing/rule-cases.js";
import { type RunDeviation, runDeviations } from "../../../generator/compat/dist/testing/run-deviations.js";
import { addToGroup, type OpenGroups } from "../../../generator/contract/dist/collection/group-by.js";
import { printRules, type TriedRule } from "./rules-document.js";
import { type CaseRun, runCases } from "./run-cases.js";
import { runCells } from "./run-cells.js";
import { disagreements } from "./run-verdict.js";

/** Cases with a side that cannot be generated, so that nothing can run. */
const notRun = ["encoded"];

let runs: ReadonlyMap<string, CaseRun>;
const needed = new Set<RunDeviation>();

beforeAll(async () => {
  runs = new Map((await runCases(ruleCases)).map((run) => [run.title, run]));
});

describe("the rules predict how old and new clients and servers work together, and whether old code compiles", () => {
  test.each(ruleCases.map((one) => one.title))("%s", (title) => {
    const run = runs.get(title);
    const unexplained = (run?.results ?? []).flatMap((result) =>
      disagreements(run?.findings ?? [], result).flatMap((one) => {
        const reasons = runDeviations.filter(
          ({ rules, kind, surfaces, title: only = title }) =>
            only === title &&
            kind === one.kind &&
            surfaces.includes(result.surface) &&
            one.rules.some((rule) => rules.includes(rule)),
        );
        for (const reason of reasons) needed.add(reason);
        const { surface, order, outcomes, notes } = result;
        return reasons.length > 0 ? [] : [{ ...one, surface, order, outcomes, notes }];
      }),
    );
    expect(unexplained).toEqual([]);
    expect(run?.results.length === 0).toBe(notRun.includes(title));
  });

  test("every listed exception is needed", () => {
    expect(runDeviations.filter((one) => !needed.has(one)).map(({ rules, title }) => [rules, title])).toEqual([]);
  });
});

describe("docs/compatibility-rules.md", () => {
  test("is current", () => {
    const tried: OpenGroups<string, TriedRule> = new Map();
    for (const { title, findings } of runs.values()) {
      for (const [first] of groupByChange(findings)) {
        const example = `${shortPath(first.path)}: ${valuesText(first)}`;
        addToGroup(tried, first.rule, { title, example, mirror: mirrorRule(first) });
      }
    }
    const all = [...runs.values()];
    const text = printRules({ tried, run: (rule) => runCells(rule, all), explained: runDeviations });
    const path = fileURLToPath(new URL("../../../docs/compatibility-rules.md", import.meta.url));
    if (process.env.UPDATE_DOCS === "1") writeFileSync(path, text);
    expect(readFileSync(path, "utf8")).toBe(text);
  });
});
