import { beforeAll, describe, expect, test } from "@jest/globals";
import { groupByChange } from "../../report/finding-group.js";
import type { Finding } from "../findings/finding.js";
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
  test("has the 71 rules of the first seven families, and ids that say what they are", () => {
    const drift = ruleFamilies.slice(0, 7).flatMap((family) => family.rules);
    expect(drift).toHaveLength(71);
    for (const { id } of allRules) expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(new Set(allRules.map((rule) => rule.id)).size).toBe(allRules.length);
  });

  test("each rule about messages has a contract that shows it", () => {
    const drift = ruleFamilies.slice(0, 7).flatMap((family) => family.rules.map((rule) => rule.id));
    expect(drift.filter((id) => !tried.has(id))).toEqual([]);
  });

  test("no finding is worse than its rule's verdict, and one at least is as bad", () => {
    const ranks = ["none", "info", "warning", "error"];
    const worst = new Map<string, number>();
    for (const { rule, surface, direction, order, level } of all) {
      if (order === "nc" || direction === "exchange") continue;
      const cell = findRule(rule)?.verdicts[surface][direction];
      expect({ rule, surface, direction, level: ranks.indexOf(level) <= ranks.indexOf(cell?.level ?? "") }).toEqual({
        rule,
        surface,
        direction,
        level: true,
      });
      const key = `${rule} ${surface} ${direction}`;
      worst.set(key, Math.max(worst.get(key) ?? 0, ranks.indexOf(level)));
    }
    for (const [key, rank] of worst) {
      const [rule = "", surface = "", direction = ""] = key.split(" ");
      const verdicts = findRule(rule)?.verdicts[surface === "json" ? "json" : "soap"];
      if (surface !== "soap" && surface !== "json") continue;
      const cell = direction === "request" ? verdicts?.request : verdicts?.response;
      expect({ key, level: ranks[rank] }).toEqual({ key, level: cell?.level });
    }
  });
});
