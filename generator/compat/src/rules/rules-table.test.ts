import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Finding } from "../findings/finding.js";
import { groupByChange } from "../report/finding-text.js";
import { findingsBetween } from "../testing/compare-fixture.js";
import { ruleCases } from "../testing/rule-cases.js";
import { allRules, findRule, ruleFamilies } from "./rules.js";

const tried = new Set<string>();

const all: Finding[] = [];

beforeAll(async () => {
  for (const { old, now } of ruleCases) {
    const findings = await findingsBetween(old, now, { orders: ["oc", "nc"] });
    all.push(...findings);
    for (const [first] of groupByChange(findings)) tried.add(first.rule);
  }
});

describe("the table of rules", () => {
  test("has 74 rules in the first seven families, with descriptive ids", () => {
    const drift = ruleFamilies.slice(0, 7).flatMap((family) => family.rules);
    expect(drift).toHaveLength(74);
    for (const { id } of allRules) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(new Set(allRules.map((rule) => rule.id)).size).toBe(allRules.length);
  });

  test("each rule about messages has a contract that shows it", () => {
    const drift = ruleFamilies.slice(0, 7).flatMap((family) => family.rules.map((rule) => rule.id));
    expect(drift.filter((id) => !tried.has(id))).toEqual([]);
  });

  test("no finding is worse than its rule's verdict, and at least one is as bad", () => {
    const ranks = ["none", "info", "warning", "error"];
    const worst = new Map<string, number>();
    const verdicts = new Map<string, string | undefined>();
    for (const { rule, surface, direction, order, level } of all) {
      if (order === "nc" || direction === "exchange") continue;
      const key = `${rule} ${surface} ${direction}`;
      verdicts.set(key, findRule(rule)?.verdicts[surface][direction].level);
      worst.set(key, Math.max(worst.get(key) ?? 0, ranks.indexOf(level)));
    }
    const found = [...worst].map(([key, rank]) => ({ key, level: ranks[rank] }));
    expect(found.filter(({ key }) => / (soap|json) /.test(key))).toEqual(
      [...verdicts].filter(([key]) => / (soap|json) /.test(key)).map(([key, level]) => ({ key, level })),
    );
    for (const [key, rank] of worst) {
      expect({ key, isWithin: rank <= ranks.indexOf(verdicts.get(key) ?? "") }).toEqual({ key, isWithin: true });
    }
  });
});
